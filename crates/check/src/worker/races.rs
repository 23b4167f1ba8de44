//! `--race-detector lockset`: races by locksets, in an interleaving of each execution, instead of the model's
//! own check.
//!
//! Only for comparison, and only under SC, where each execution has an interleaving. What the model calls
//! ordered is more than what synchronisation orders, as it counts plain reads of plain writes; but then these
//! two race elsewhere. So verdicts are the same, and more pairs of accesses may be named.

use super::state::{Check, Flow};
use crate::subject::Subject;
use selvedge_explore::{CausalOrder, Explorer};
use selvedge_graph::{EventId, Kind, Order};
use selvedge_model::Violation;
use selvedge_races::{
    Action, Barrier, Discipline, Engine, Event, PlaceId, Rules, ThreadId, Variable, detector,
};

/// What a data race is called in reports of models: `--no-race-detection` switches it off.
pub(super) const RACE: &str = "data-race";

impl<'a, S: Subject> Check<'a, S> {
    /// Looks for races in the present execution; none if there are none.
    pub(super) fn races_by_locksets<C: CausalOrder>(
        &mut self,
        explorer: &Explorer<'a, S, C>,
    ) -> Option<Flow> {
        let order = self.describer(explorer).in_order().expect("an execution under SC is an interleaving");
        let mut detector = detector(Engine::Lockset, Discipline::SharedReads, Rules::Corrected);
        let mut races = Vec::new();
        for (number, id) in order.iter().enumerate() {
            if let Some(action) = action(explorer, *id) {
                let thread = ThreadId(u32::from(explorer.graph().event(*id).thread.0));
                detector.observe(Event { thread, action, place: PlaceId(number as u32) }, &mut races);
            }
        }
        let mut flow = None;
        for race in races {
            let [earlier, later] = [race.earlier, race.later].map(|access| order[access.place.index()]);
            let violation = Violation {
                name: RACE.to_string(),
                text: String::new(),
                is_error: true,
                events: (earlier, later),
            };
            flow = Some(self.violation(&violation, explorer));
            if flow != Some(Flow::GoOn) {
                break;
            }
        }
        flow
    }
}

/// What an event is to a detector.
fn action<S: Subject, C: CausalOrder>(explorer: &Explorer<'_, S, C>, id: EventId) -> Option<Action> {
    use selvedge_program::Action as Done;
    let event = explorer.graph().event(id);
    let (is_plain, is_update) = (event.class.order() == Order::NotAtomic, event.class.is_rmw());
    Some(match explorer.unfolding().action(explorer.event_node(id)) {
        Done::Read { loc, .. } | Done::Write { loc, .. } => {
            let variable = Variable(loc.0);
            match (event.class.kind(), is_plain) {
                (Kind::Read, true) => Action::Read(variable),
                (_, true) => Action::Write(variable),
                (Kind::Read, false) if is_update => Action::AtomicUpdate(variable),
                // The update was observed at its read.
                (_, false) if is_update => return None,
                (Kind::Read, false) => Action::AtomicRead(variable),
                (_, false) => Action::AtomicWrite(variable),
            }
        }
        Done::Create { thread, .. } => Action::Fork(ThreadId(u32::from(thread.0))),
        Done::Join { thread, .. } => Action::Join(ThreadId(u32::from(thread.0))),
        Done::Arrive { barrier, .. } => Action::Arrive(Barrier(barrier.0)),
        Done::Depart { barrier, .. } => Action::Depart(Barrier(barrier.0)),
        Done::Lock { .. } | Done::Unlock { .. } => unreachable!("sections are in order here"),
        _ => return None,
    })
}
