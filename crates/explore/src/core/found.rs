//! What an exploration finds.

use crate::judge::fault::Fault;
use selvedge_graph::{EventId, Graph, ThreadId};
use selvedge_model::Violation;
use selvedge_program::Block;

/// How a finished graph ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Every thread has ended.
    Complete,
    /// Some thread can never go on.
    Blocked(Block),
    /// Some thread has failed, or the model reports an error of the execution.
    Erroneous,
}

/// What [`advance`](crate::Explorer::advance) stopped at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// A finished graph.
    Execution(Ending),
    /// A thread is about to fail in the present graph, which may be unfinished.
    Failure(ThreadId),
    /// The model reports something of the present graph, which may be unfinished.
    Violation(Box<Violation>),
    /// Something is wrong with an event of the present graph, which may be unfinished.
    Fault(Fault),
    /// These threads wait for each other.
    Deadlock(Vec<ThreadId>),
    /// These threads spin for ever.
    Liveness(Vec<ThreadId>),
    /// Something was learnt that makes all of it start again: forget what was counted so far. (Whoever
    /// explores a parcel starts at the very beginning, too, so other parcels of the same exploration must be
    /// forgotten.)
    Again,
    /// Everything has been explored.
    Nothing,
}

impl Found {
    /// Gives events the numbers that they have in the compact copy of their graph.
    pub(crate) fn renumber(&mut self, graph: &Graph) {
        let compact = |id: &mut EventId| {
            if !id.is_init() {
                *id = EventId::new(graph.place_in_order(id.index()));
            }
        };
        match self {
            Found::Violation(violation) => {
                compact(&mut violation.events.0);
                compact(&mut violation.events.1);
            }
            Found::Fault(fault) => {
                compact(&mut fault.event);
                fault.other.iter_mut().for_each(compact);
            }
            _ => {}
        }
    }
}

/// Something that was found, with the graph that shows it if that is not the present one.
pub(crate) struct Finding {
    pub found: Found,
    pub shown: Option<Box<Graph>>,
}

impl From<Found> for Finding {
    fn from(found: Found) -> Finding {
        Finding { found, shown: None }
    }
}

/// Whether something that was found is an error of the program.
pub(crate) fn is_error(found: &Found) -> bool {
    match found {
        Found::Failure(_) | Found::Fault(_) | Found::Deadlock(_) | Found::Liveness(_) => true,
        Found::Violation(violation) => violation.is_error,
        _ => false,
    }
}
