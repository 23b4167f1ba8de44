//! What was there before the first thread was created: who has stored what is read as an initial value, and
//! who has initialised what threads wait for.

use crate::describe::Describer;
use crate::names::Names;
use crate::report::{Place, Reason};
use selvedge_explore::CausalOrder;
use selvedge_graph::{EventId, LocId, ThreadId};
use selvedge_program::{Action, Block, Wait};

impl<S: Names, C: CausalOrder> Describer<'_, S, C> {
    /// Where the main thread has stored what a read of an initial value sees; none if nobody has.
    pub(super) fn first_store(&self, read: EventId) -> Option<Place> {
        let event = self.explorer.graph().event(read);
        let place = self.subject.first_store(event.loc).filter(|_| event.rf.is_init())?;
        Some(self.before_threads(place))
    }

    /// Where a barrier or semaphore was initialised that threads wait for; if it is known, for how many
    /// threads.
    pub(super) fn why_waiting(&self, thread: ThreadId) -> Option<Reason> {
        let graph = self.explorer.graph();
        let node = self.explorer.thread_node(thread);
        let (loc, count) = match self.explorer.unfolding().action(node) {
            Action::Depart { barrier, count } => (barrier, Some(count)),
            Action::Block(Block::Wait(Wait::Anyone)) => {
                (graph.event(*graph.thread(thread).last()?).loc, None)
            }
            _ => return None,
        };
        let (call, object) = self.synchronisation(node, Some(loc))?;
        // The others are initialised with nothing that could make anybody wait.
        if !call.contains("barrier") && !call.starts_with("sem_") {
            return None;
        }
        let place = self.initialisation(loc)?;
        let at = place.line_position();
        let text = match count {
            Some(count) => {
                let arrived = self.arrived(thread, loc, count);
                format!("`{object}` was initialised for {count} threads at {at}, and only {arrived} came")
            }
            None => format!("`{object}` was initialised at {at}"),
        };
        Some(Reason { text, places: vec![place] })
    }

    /// Where a lock or the like was last initialised.
    fn initialisation(&self, loc: LocId) -> Option<Place> {
        let state = |id: EventId| self.explorer.unfolding().state(self.explorer.event_node(id));
        let mut events = self.explorer.graph().ids();
        let last = events.rfind(|id| self.subject.is_initialised_by(state(*id), loc));
        let earlier = || Some(self.before_threads(self.subject.first_initialisation(loc)?));
        last.map(|id| self.place(id)).or_else(earlier)
    }

    /// A place at which the main thread was when there was no other.
    fn before_threads(&self, place: selvedge_program::Place) -> Place {
        self.subject.place_of(place, ThreadId(0), String::new())
    }
}
