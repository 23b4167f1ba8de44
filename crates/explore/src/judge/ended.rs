//! Executions in which the program has ended, by `exit` or because main has returned, while some threads wait
//! or spin.
//!
//! Such an execution is complete: whoever waits or spins was cut off. What a thread has looked at last, in
//! vain, is then of no consequence, but there are many ways to look: at one write or at another of the same
//! value, and if a loop writes what it has read, as a lock that is tried again and again does, in one order
//! or another. One way stands for all, so that each execution counts once: everybody has looked after all
//! that is not in vain, one thread after the other, in the order of their numbers. That way is visited
//! whether threads have patience or not, as in it reads that block see what is newest.
//!
//! Compared with brute force, and with explorations without patience, in `make fuzz` (`c_programs`).

use crate::core::hooks::CausalOrder;
use crate::core::knowledge::Knowledge;
use crate::core::options::Coherence;
use crate::judge::waiting::Standing;
use selvedge_graph::{EventId, Graph, Kind, LocId, ThreadId};
use selvedge_program::{Action, Block, Program};
use std::collections::BTreeMap;

/// Where an event stands among those that look in vain; none if it does not.
type Place = Option<(ThreadId, u16)>;

impl<P: Program, C: CausalOrder> Knowledge<'_, P, C> {
    /// Whether the program has ended in a finished graph, and another graph counts that differs only in how
    /// threads have waited.
    pub(crate) fn is_image_of_end(&self, graph: &Graph, standing: &Standing) -> bool {
        standing.exited && standing.waiting | standing.spinning != 0 && !self.looks_last(graph)
    }

    fn looks_last(&self, graph: &Graph) -> bool {
        let kept: Vec<usize> =
            self.facts.threads().map(|thread| self.events_before_looking(graph, thread)).collect();
        let place = |id: EventId| -> Place {
            if id.is_init() {
                return None;
            }
            let event = graph.event(id);
            let is_vain = usize::from(event.index) >= kept[event.thread.index()];
            is_vain.then_some((event.thread, event.index))
        };
        let is_access = |id: &EventId| !graph.class(*id).is_signal();
        let mut vain: Vec<EventId> = Vec::new();
        for id in graph.ids().filter(is_access) {
            match place(id) {
                Some(_) => vain.push(id),
                None if graph.class(id).kind() == Kind::Read && place(graph.event(id).rf).is_some() => {
                    return false;
                }
                None => {}
            }
        }
        vain.sort_by_key(|id| place(*id));
        let Some(newest) = newest_by_looking(graph, &vain, place) else { return false };
        match self.facts.coherence {
            Coherence::Stored => newest.iter().all(|(loc, newest)| {
                let writes = graph.writes(*loc);
                writes.last().copied().unwrap_or(EventId::init(*loc)) == *newest
                    && writes.is_sorted_by_key(|write| place(*write))
            }),
            Coherence::Inferred => {
                let (locations, newest): (Vec<LocId>, Vec<EventId>) = newest.into_iter().unzip();
                self.facts.model.possible_last_writes(graph, &locations).contains(&newest)
            }
        }
    }

    /// How many events a thread has but for those by which it has seen that it must wait, or the last round
    /// of its loop if it spins.
    fn events_before_looking(&self, graph: &Graph, thread: ThreadId) -> usize {
        let all = graph.thread(thread).len();
        match self.unfolding.action(self.node_of(graph, thread)) {
            Action::Block(Block::Wait(_)) => match graph.thread(thread).last() {
                Some(last) if graph.class(*last).kind() == Kind::Read => all - 1,
                _ => all,
            },
            Action::Block(Block::Spin { events }) => all.saturating_sub(events as usize),
            _ => all,
        }
    }
}

/// What must be newest at each location that is looked at, if events that look in vain happen one after the
/// other; none if they do not.
fn newest_by_looking(
    graph: &Graph,
    vain: &[EventId],
    place: impl Fn(EventId) -> Place,
) -> Option<BTreeMap<LocId, EventId>> {
    let mut newest: BTreeMap<LocId, EventId> = BTreeMap::new();
    for id in vain {
        let event = graph.event(*id);
        match event.class.kind() {
            Kind::Read => match newest.get(&event.loc) {
                Some(known) if *known != event.rf => return None,
                None if place(event.rf).is_some() => return None,
                _ => _ = newest.insert(event.loc, event.rf),
            },
            Kind::Write => _ = newest.insert(event.loc, *id),
            Kind::Fence => {}
        }
    }
    Some(newest)
}
