//! Why nobody wakes a thread that waits for a condition variable: nobody has signalled it, or when nobody waited, or another has gone on.

use crate::describe::Describer;
use crate::report::Reason;
use crate::subject::Subject;
use selvedge_explore::CausalOrder;
use selvedge_graph::{EventId, Kind, LocId, ThreadId};
use selvedge_program::{Action, Block, Wait};

impl<S: Subject, C: CausalOrder> Describer<'_, S, C> {
    /// What has become of the signals that a thread waits for.
    pub(super) fn why_asleep(&self, thread: ThreadId) -> Option<Reason> {
        let graph = self.explorer.graph();
        let node = self.explorer.thread_node(thread);
        let Action::Block(Block::Wait(Wait::Anyone)) = self.explorer.unfolding().action(node) else {
            return None;
        };
        let loc = graph.event(*graph.thread(thread).last()?).loc;
        let (call, object) = self.synchronisation(node, Some(loc))?;
        if !call.contains("cond") && !call.starts_with("cnd_") {
            return None;
        }
        let signals: Vec<EventId> = graph.ids().filter(|id| self.is_signal(*id, loc)).collect();
        let Some(last) = signals.last() else {
            return Some(Reason::plain(format!("no thread signals `{object}`")));
        };
        let lost = signals.iter().rfind(|id| !self.has_found_somebody(**id));
        let place = self.place(*lost.unwrap_or(last));
        let what = match lost {
            Some(_) => "when nobody waits for it: that signal is lost",
            None => "and another thread goes on by that",
        };
        let text =
            format!("thread `{}` signals `{object}` at {}, {what}", place.thread_name, place.line_position());
        Some(Reason { text, places: vec![place] })
    }

    /// Whether an event is where a signal looks who waits.
    fn is_signal(&self, id: EventId, loc: LocId) -> bool {
        let graph = self.explorer.graph();
        let wakes = |call: &str| ["signal", "broadcast", "notify"].iter().any(|name| call.contains(name));
        graph.event(id).loc == loc
            && graph.class(id).kind() == Kind::Read
            && self
                .synchronisation(self.explorer.event_node(id), Some(loc))
                .is_some_and(|(call, _)| wakes(&call))
    }

    /// Whether a signal has found somebody: one that has not is a read alone.
    fn has_found_somebody(&self, signal: EventId) -> bool {
        let graph = self.explorer.graph();
        let event = graph.event(signal);
        let next = graph.thread(event.thread).get(event.index as usize + 1);
        next.is_some_and(|next| {
            graph.event(*next).loc == event.loc && graph.class(*next).kind() == Kind::Write
        })
    }
}
