//! What a thread awaits that cannot go on before it is there.

use selvedge_graph::{EventId, Graph, ThreadId};
use selvedge_program::Action;

/// The write that a thread awaits with its next action, if it is there.
#[inline]
pub(crate) fn awaited(graph: &Graph, thread: ThreadId, action: Action) -> Option<EventId> {
    match action {
        Action::Begin { loc } | Action::Join { loc, .. } => graph.writes(loc).first().copied(),
        Action::Depart { barrier, count } => {
            let arrival = graph.thread(thread).last().expect("invariant `depart`: an arrival is before it");
            let round = (graph.event(*arrival).co - 1) / count;
            graph.writes(barrier).get(((round + 1) * count - 1) as usize).copied()
        }
        other => unreachable!("invariant `awaits`: {other:?} awaits nothing"),
    }
}
