//! Hooks for causal orders that are not closed under po: where an exploration with holes does something else.
//!
//! Under most orders what is before an event contains all that is before it in its thread, so revisits leave
//! whole beginnings of threads, and every hook does what is plain ([`NoHoles`]). What is done where there may
//! be holes is in `holes`.
//! The hooks are a part of the [`Explorer`] that a causal order may replace: the explorer calls them, and
//! they move it. These two files are one thing.

use crate::core::causal::{Porf, Precedence};
use crate::core::explorer::Explorer;
use crate::core::knowledge::{Facts, Knowledge};
use crate::core::level::Level;
use crate::core::new_write::NewWrite;
use crate::core::targets::{Restricted, Targets};
use crate::core::turns::Turns;
use crate::core::unfolding::NodeId;
use selvedge_graph::{EventId, Graph, Limit, ThreadId};
use selvedge_program::Program;

/// A causal order, and what an exploration does under it.
pub trait CausalOrder: Precedence {
    /// What is done where revisits may leave holes, or that there are none ([`NoHoles`]).
    type Holes: Holes;
}

impl CausalOrder for Porf {
    type Holes = NoHoles;
}

/// What depends on whether revisits may leave holes.
pub trait Holes {
    /// Whether an event is tied to the events of its thread that it needs, none of which was left out, and is
    /// not before itself.
    #[inline]
    fn has_causes<P: Program, C: CausalOrder>(facts: &Facts<'_, P, C>, graph: &Graph, id: EventId) -> bool {
        let _ = (facts, graph, id);
        true
    }

    /// The threads, as a set of bits, of which one goes next before all others.
    #[inline]
    fn most_urgent(turns: &Turns) -> u32 {
        if turns.due != 0 { turns.due } else { turns.beginning }
    }

    /// The one that goes next of some threads, given as a set of bits.
    #[inline]
    fn next_thread(level: &Level, candidates: u32) -> ThreadId {
        level.turns.first_of(candidates)
    }

    /// Ties the last event of a graph, the action of a node, to what it needs of its thread.
    #[inline]
    fn tie_last<P: Program, C: CausalOrder>(
        known: &mut Knowledge<'_, P, C>,
        graph: &mut Graph,
        node: NodeId,
    ) {
        let _ = (known, graph, node);
    }

    /// Whether an event of a graph, the action of a node, is tied to what it needs.
    fn is_tied<P: Program, C: CausalOrder>(
        known: &mut Knowledge<'_, P, C>,
        graph: &Graph,
        id: EventId,
        node: NodeId,
    ) -> bool {
        let _ = (known, graph, id, node);
        true
    }

    /// Whether the next event of a thread, the action of a node, needs one that has been left out.
    #[inline]
    fn lacks_causes<P: Program, C: CausalOrder>(
        known: &mut Knowledge<'_, P, C>,
        graph: &Graph,
        thread: ThreadId,
        node: NodeId,
    ) -> bool {
        let _ = (known, graph, thread, node);
        false
    }

    /// Whether a thread, which stands at a node, can never go on, as everything that comes needs something
    /// that was left out.
    #[inline]
    fn is_cut_off<P: Program, C: CausalOrder>(
        known: &mut Knowledge<'_, P, C>,
        graph: &Graph,
        thread: ThreadId,
        node: NodeId,
    ) -> bool {
        let _ = (known, graph, thread, node);
        false
    }

    /// Notes where the thread of an event stands after it: at a node, or farther if the event has filled a
    /// hole. `false` if what is later in its thread cannot be any more.
    #[inline]
    fn walk_on<P: Program, C: CausalOrder>(
        explorer: &mut Explorer<'_, P, C>,
        id: EventId,
        after: NodeId,
    ) -> bool {
        let thread = explorer.stack.graph().event(id).thread;
        explorer.note_urgency(thread, after);
        true
    }

    /// Leaves the next event of a thread, the action of a node, out, as it needs something that was.
    fn leave_out_next<P: Program, C: CausalOrder>(
        explorer: &mut Explorer<'_, P, C>,
        thread: ThreadId,
        node: NodeId,
    ) -> Result<(), Limit> {
        let _ = (explorer, thread, node);
        unreachable!("invariant `whole`: nothing lacks causes")
    }

    /// Goes on without the last event, for which there is no choice left: its thread is stuck, or it goes on
    /// as well.
    fn go_on_without<P: Program, C: CausalOrder>(
        explorer: &mut Explorer<'_, P, C>,
        event: EventId,
    ) -> Result<(), Limit> {
        let thread = explorer.stack.graph().event(event).thread;
        explorer.take_back(thread);
        Ok(())
    }

    /// Whether the model was to let a read, of which all sources were tried, read from one of them where
    /// canonical is the first choice.
    #[inline]
    fn must_have_source(graph: &Graph) -> bool {
        let _ = graph;
        false
    }

    /// Whether the model was to let a new write come last.
    #[inline]
    fn must_have_place() -> bool {
        true
    }

    /// Looks for errors that an event brings about.
    #[inline]
    fn report_after<P: Program, C: CausalOrder>(
        explorer: &mut Explorer<'_, P, C>,
        id: EventId,
        revisited: bool,
    ) {
        explorer.report_plainly_after(id, revisited);
    }

    /// No thread can go on.
    #[inline]
    fn finish<P: Program, C: CausalOrder>(explorer: &mut Explorer<'_, P, C>) {
        explorer.finish_whole();
    }

    /// Computes the clocks of the present graph, which comes from elsewhere; `false` if it can have none.
    fn fill_all<P: Program, C: CausalOrder>(explorer: &mut Explorer<'_, P, C>) -> bool {
        explorer.fill_clocks_of_all()
    }

    /// Makes `before` the first `head` events of a graph, and those that are needed.
    fn keep_head(before: &mut Graph, graph: &Graph, head: usize, needed: &[bool]) {
        before.restrict_from(graph, head, |id| needed[id.index()], None);
    }

    /// What a revisit keeps of a graph.
    fn restricted<P: Program, C: CausalOrder>(
        targets: &mut Targets<'_, '_, P, C>,
        graph: &Graph,
        read: EventId,
        write: &NewWrite,
        needed: &[bool],
    ) -> Result<Restricted, Limit> {
        targets.restricted(graph, read, write, needed)
    }

    /// Whether an event is plainly the first consistent choice, or plainly not, among what comes before it.
    #[inline]
    fn is_plainly_first<P: Program, C: CausalOrder>(
        facts: &Facts<'_, P, C>,
        graph: &Graph,
        id: EventId,
        is_there: impl Fn(EventId) -> bool,
    ) -> Option<bool> {
        let _ = (facts, graph, id, is_there);
        None
    }

    /// The first source, in the fixed order, of a read with a place in its thread, the action of a node.
    fn first_source<P: Program, C: CausalOrder>(
        targets: &mut Targets<'_, '_, P, C>,
        before: &mut Graph,
        (thread, index): (ThreadId, u16),
        node: NodeId,
    ) -> Option<EventId> {
        let _ = (index, node);
        targets.first_source(before, thread)
    }

    /// The first place, in the fixed order, of a write with a place in its thread, the action of a node.
    fn first_place<P: Program, C: CausalOrder>(
        targets: &mut Targets<'_, '_, P, C>,
        before: &mut Graph,
        (thread, index): (ThreadId, u16),
        node: NodeId,
    ) -> Option<usize> {
        let _ = (index, node);
        targets.first_place(before, thread)
    }
}

/// What is before an event contains all that is before it in its thread: there are no holes.
#[derive(Clone, Copy, Debug)]
pub struct NoHoles;

impl Holes for NoHoles {}
