//! Why nobody wakes a thread that waits for a condition variable, a futex or an atomic variable: nobody has
//! signalled it, or when nobody waited, or another has gone on.

use crate::describe::Describer;
use crate::names::Names;
use crate::report::Reason;
use selvedge_explore::CausalOrder;
use selvedge_graph::{EventId, Kind, LocId, ThreadId};
use selvedge_program::{Action, Block, Wait};

impl<S: Names, C: CausalOrder> Describer<'_, S, C> {
    /// What has become of the signals that a thread waits for.
    pub(super) fn why_asleep(&self, thread: ThreadId) -> Option<Reason> {
        let graph = self.explorer.graph();
        let node = self.explorer.thread_node(thread);
        let Action::Block(Block::Wait(Wait::Anyone)) = self.explorer.unfolding().action(node) else {
            return None;
        };
        let loc = graph.event(*graph.thread(thread).last()?).loc;
        let (call, object) = self.synchronisation(node, Some(loc))?;
        let (signals, signal) = words(&call)?;
        let found: Vec<EventId> = graph.ids().filter(|id| self.is_signal(*id, loc)).collect();
        let Some(last) = found.last() else {
            return Some(Reason::plain(format!("no thread {signals} `{object}`")));
        };
        let lost = found.iter().rfind(|id| !self.has_found_somebody(**id));
        let place = self.place(*lost.unwrap_or(last));
        let what = match lost {
            Some(_) => format!("when nobody waits for it: that {signal} is lost"),
            None if self.has_slept_before(thread, loc) => {
                "and it goes on by that, only to wait again".to_string()
            }
            None => "and another thread goes on by that".to_string(),
        };
        let (name, position) = (&place.thread_name, place.line_position());
        let text = format!("thread `{name}` {signals} `{object}` at {position}, {what}");
        Some(Reason { text, places: vec![place] })
    }

    /// Whether a thread that waits has done so before: it has come, gone, and come again.
    fn has_slept_before(&self, thread: ThreadId, loc: LocId) -> bool {
        let graph = self.explorer.graph();
        let is_change =
            |id: &&EventId| graph.event(**id).loc == loc && graph.class(**id).kind() == Kind::Write;
        graph.thread(thread).iter().filter(is_change).count() > 1
    }

    /// Whether an event is where a signal looks who waits.
    fn is_signal(&self, id: EventId, loc: LocId) -> bool {
        let graph = self.explorer.graph();
        let wakes = |call: &str| {
            ["signal", "broadcast", "notify", "FUTEX_WAKE"].iter().any(|name| call.contains(name))
        };
        graph.event(id).loc == loc
            && graph.class(id).kind() == Kind::Read
            && self
                .synchronisation(self.explorer.event_node(id), Some(loc))
                .is_some_and(|(call, _)| wakes(&call))
    }

    /// Whether a signal has found somebody: one that has not changes nothing.
    fn has_found_somebody(&self, signal: EventId) -> bool {
        let graph = self.explorer.graph();
        let event = graph.event(signal);
        let next = graph.thread(event.thread).get(event.index as usize + 1);
        next.is_some_and(|next| {
            let next_event = graph.event(*next);
            let is_write = next_event.loc == event.loc && graph.class(*next).kind() == Kind::Write;
            is_write && next_event.value != event.value
        })
    }
}

/// What is said of whoever wakes a thread that waits in a library function, and what that is called.
fn words(call: &str) -> Option<(&'static str, &'static str)> {
    match call {
        "FUTEX_WAIT" => Some(("wakes the threads that sleep at", "wake-up")),
        "std::atomic::wait" => Some(("notifies", "notification")),
        _ if call.contains("cond") || call.starts_with("cnd_") => Some(("signals", "signal")),
        _ => None,
    }
}
