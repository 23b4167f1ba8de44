//! What an exploration does differently where revisits may leave holes: the hooks, in the order of [`Holes`].

use crate::core::clocks::fill_all_clocks;
use crate::core::explorer::Explorer;
use crate::core::hooks::CausalOrder;
use crate::core::hooks::Holes;
use crate::core::knowledge::{Facts, Knowledge};
use crate::core::level::Level;
use crate::core::new_write::NewWrite;
use crate::core::targets::{Restricted, Targets};
use crate::core::turns::{Turns, threads_of};
use crate::core::unfolding::NodeId;
use selvedge_graph::{EventId, Graph, Limit, ThreadId};
use selvedge_program::Program;

/// Revisits may leave holes.
#[derive(Clone, Copy, Debug)]
pub struct SomeHoles;

impl Holes for SomeHoles {
    fn has_causes<P: Program, C: CausalOrder>(facts: &Facts<'_, P, C>, graph: &Graph, id: EventId) -> bool {
        facts.has_causes(graph, id)
    }

    fn most_urgent(turns: &Turns) -> u32 {
        turns.due
    }

    /// The leftmost of the threads with holes that can go on, if there is one and no write of a
    /// read-modify-write is due.
    fn next_thread(level: &Level, candidates: u32) -> ThreadId {
        let has_hole = |thread: &ThreadId| level.graph.first_hole(*thread).is_some();
        let mut with_holes = threads_of(if level.turns.due == 0 { level.turns.ready } else { 0 });
        let leftmost = ThreadId(candidates.trailing_zeros() as u16);
        if level.graph.has_holes() { with_holes.find(has_hole).unwrap_or(leftmost) } else { leftmost }
    }

    fn tie_last<P: Program, C: CausalOrder>(
        known: &mut Knowledge<'_, P, C>,
        graph: &mut Graph,
        node: NodeId,
    ) {
        known.tie(graph, node);
    }

    fn is_tied<P: Program, C: CausalOrder>(
        known: &mut Knowledge<'_, P, C>,
        graph: &Graph,
        id: EventId,
        node: NodeId,
    ) -> bool {
        known.is_tied(graph, id, node)
    }

    fn lacks_causes<P: Program, C: CausalOrder>(
        known: &mut Knowledge<'_, P, C>,
        graph: &Graph,
        thread: ThreadId,
        node: NodeId,
    ) -> bool {
        known.lacks_causes(graph, thread, node)
    }

    fn is_cut_off<P: Program, C: CausalOrder>(
        known: &mut Knowledge<'_, P, C>,
        graph: &Graph,
        thread: ThreadId,
        node: NodeId,
    ) -> bool {
        known.is_cut_off(graph, thread, node)
    }

    fn walk_on<P: Program, C: CausalOrder>(
        explorer: &mut Explorer<'_, P, C>,
        id: EventId,
        after: NodeId,
    ) -> bool {
        explorer.walk_through(id, after)
    }

    fn leave_out_next<P: Program, C: CausalOrder>(
        explorer: &mut Explorer<'_, P, C>,
        thread: ThreadId,
        node: NodeId,
    ) -> Result<(), Limit> {
        explorer.leave_out_next(thread, node)
    }

    /// The event is left out, and its thread goes on.
    fn go_on_without<P: Program, C: CausalOrder>(
        explorer: &mut Explorer<'_, P, C>,
        event: EventId,
    ) -> Result<(), Limit> {
        let thread = explorer.stack.graph().event(event).thread;
        explorer.pop();
        let node = explorer.known.node_of(explorer.stack.graph(), thread);
        explorer.leave_out_next(thread, node)
    }

    fn must_have_source(graph: &Graph) -> bool {
        !graph.has_closed_holes()
    }

    fn must_have_place() -> bool {
        false
    }

    fn report_after<P: Program, C: CausalOrder>(
        explorer: &mut Explorer<'_, P, C>,
        id: EventId,
        revisited: bool,
    ) {
        explorer.look_if_suspicious(id, revisited);
    }

    /// A graph in which something was left out is a dead end.
    fn finish<P: Program, C: CausalOrder>(explorer: &mut Explorer<'_, P, C>) {
        if explorer.stack.graph().has_closed_holes() {
            explorer.stack.go_back();
            explorer.told.count_dead_end();
        } else if explorer.known.has_filled_holes(explorer.stack.graph()) {
            explorer.finish_without_holes();
        } else {
            explorer.finish_graph();
        }
    }

    fn fill_all<P: Program, C: CausalOrder>(explorer: &mut Explorer<'_, P, C>) -> bool {
        let facts = &explorer.known.facts;
        fill_all_clocks(&facts.causal, facts.model, &mut explorer.stack.level.graph);
        true
    }

    fn keep_head(before: &mut Graph, graph: &Graph, head: usize, needed: &[bool]) {
        before.restrict_sparse(graph, |id| id.index() < head || needed[id.index()], None);
    }

    fn restricted<P: Program, C: CausalOrder>(
        targets: &mut Targets<'_, '_, P, C>,
        graph: &Graph,
        read: EventId,
        write: &NewWrite,
        needed: &[bool],
    ) -> Result<Restricted, Limit> {
        targets.restricted_with_holes(graph, read, write, needed)
    }

    fn is_plainly_first<P: Program, C: CausalOrder>(
        facts: &Facts<'_, P, C>,
        graph: &Graph,
        id: EventId,
        is_there: impl Fn(EventId) -> bool,
    ) -> Option<bool> {
        facts.is_plainly_first(graph, id, is_there)
    }

    fn first_source<P: Program, C: CausalOrder>(
        targets: &mut Targets<'_, '_, P, C>,
        before: &mut Graph,
        place: (ThreadId, u16),
        node: NodeId,
    ) -> Option<EventId> {
        targets.known.first_source_at(before, place, node)
    }

    fn first_place<P: Program, C: CausalOrder>(
        targets: &mut Targets<'_, '_, P, C>,
        before: &mut Graph,
        place: (ThreadId, u16),
        node: NodeId,
    ) -> Option<usize> {
        targets.known.first_place_at(before, place, node)
    }
}
