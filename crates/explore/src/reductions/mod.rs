//! Ways to visit, or to play, less: each can be switched off, and what is found stays the same. One file for
//! each.
//!
//! * `patience`, then `left_out`: fewer executions that end blocked.
//! * `coda`, then `links`: executions that are not played to their end, because it is plain to see.
//! * `symmetry`, then `orbit`: of executions that differ only in which of several equal threads did what, one
//!   is explored; if several are, which of them counts.
//!
//! `anchor`, `chains` and `equal` are what the core remembers for them.
//!
//! Read first `patience`, the smallest. Nothing here has to be known to understand `core`, which calls the
//! hooks below.
//! Not here: sections and barriers that are left unordered (`unordered`).
//!
//! ## The hooks
//!
//! * `Explorer::schedule`: who had better wait (`patience`).
//! * `Explorer::add_event`: [`Explorer::ends_here`], whether the rest of the execution is plain to see
//!   (`links`, `coda`).
//! * wherever an event is added: [`Explorer::note_new`], what is to be known of it (`symmetry`).
//! * `Explorer::add_read`: `can_be_left_out`, whether it had better not be there yet (`left_out`).
//! * `Explorer::try_sources`: [`Sieve::skips`], which sources need not be tried (`patience`, `left_out`,
//!   `symmetry`).
//! * a write was added or moved: `Level::wake_patient`, `Level::note_lineages` (`patience`, `left_out`).
//! * `Explorer::next_revisit`: `floor_by_anchors`, `is_last_link`, what is revisited in vain (`left_out`,
//!   `links`).
//! * `Explorer::push_revisit`: `revisit_blocks`, whether the read had better be left out (`left_out`).
//! * `Explorer::finish_graph`: `anchors_hold`, `is_first_of_orbit`, whether a finished graph counts
//!   (`left_out`, `orbit`).
//!
//! ## How to add a reduction
//!
//! 1. A file here. Its head says what is left out, why each execution is still found once, and what it is
//!    compared with.
//! 2. A switch in [`Options`](crate::Options). `Facts::new` makes a fact of it: whether it is on for this
//!    program and model. State that changes is a field of `Level` if it goes back with the graph, of `Learnt`
//!    if other workers must know it.
//! 3. A line in one of the hooks above, first tested for the fact, so that it costs nothing where it is off.
//!    A hook that is not here yet is a method in this file, and a line of the list.
//! 4. A counter in [`Stats`](crate::Stats), and in `Stats::add`.
//! 5. A switch in `crates/fuzz/src/programs.rs` (`Switches`), so that explorations with it and without it are
//!    compared.

pub(crate) mod anchor;
pub(crate) mod chains;
pub(crate) mod coda;
pub(crate) mod equal;
pub(crate) mod left_out;
pub(crate) mod links;
pub(crate) mod orbit;
pub(crate) mod patience;
pub(crate) mod symmetry;

use crate::core::hooks::CausalOrder;
use crate::core::reading::{Reading, Source};

use crate::core::explorer::Explorer;
use crate::core::hooks::Holes;
use crate::core::knowledge::Knowledge;
use crate::core::level::Level;
use crate::core::options::Coherence;
use crate::core::unfolding::NodeId;
use equal::Symmetry;
use patience::Interest;
use selvedge_graph::{EventId, Limit, ThreadId, Value};
use selvedge_program::{Action, Program};

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// Before the next event of a thread, the action of a node, is added: whether it need not be, because all
    /// that follows is plain to see. What had to be added instead was.
    #[inline]
    pub(crate) fn ends_here(
        &mut self,
        thread: ThreadId,
        node: NodeId,
        action: Action,
    ) -> Result<bool, Limit> {
        match action {
            Action::Read { loc, .. } if self.is_last(thread) => match self.end_with_links(thread, node) {
                Some(0) => Ok(true),
                Some(left) => self.add_read_of_older(thread, node, loc, left).map(|()| true),
                None => Ok(self.end_if_informed(thread)),
            },
            Action::Write { .. } if self.is_last(thread) => Ok(self.end_if_informed(thread)),
            Action::Finish { .. } | Action::Join { .. } => Ok(self.end_if_plain(None)),
            _ => Ok(false),
        }
    }

    /// Notes what is to be known of a new event, the action of a node, before its clocks are computed.
    #[inline]
    pub(crate) fn note_new(&mut self, event: EventId, node: NodeId) {
        debug_assert_eq!(self.stack.graph().last(), Some(event), "invariant `new`: it was added last");
        let graph = &mut self.stack.level.graph;
        C::Holes::tie_last(&mut self.known, graph, node);
        self.known.mirror(graph, event);
    }
}

/// Which sources of a read need not be tried, because others stand for them.
pub(crate) struct Sieve {
    /// Whether the thread of the read might block in vain.
    may_wait: bool,
    /// Where the read was left out before, as a set of bits.
    anchors: u32,
    /// What was found out about its sources.
    interest: Interest,
    /// The read of the twin, if its thread has done the same so far.
    original: Option<EventId>,
}

impl Sieve {
    #[inline]
    pub(crate) fn new<P: Program, C: CausalOrder>(
        known: &Knowledge<'_, P, C>,
        level: &Level,
        read: &Reading,
    ) -> Sieve {
        let facts = &known.facts;
        let stored = facts.coherence == Coherence::Stored && !facts.has_sections;
        let may_wait = facts.may_wait && stored && C::is_at_end(&level.graph, read.id);
        Sieve {
            may_wait,
            anchors: if may_wait { level.anchors_of_read(read.id) } else { 0 },
            interest: Interest::default(),
            original: known.learnt.symmetry.original(&level.graph, read.id),
        }
    }

    /// Whether a source need not be tried.
    #[inline]
    pub(crate) fn skips<P: Program, C: CausalOrder>(
        &mut self,
        known: &mut Knowledge<'_, P, C>,
        level: &Level,
        read: &Reading,
        source: &Source,
    ) -> bool {
        let is_in_vain = self.may_wait
            && !source.is_newest
            && (known.facts.has_patience || !source.rmw)
            && (!level.is_within_reach(self.anchors, source.write)
                || known.blocks_in_vain(
                    &level.graph,
                    (read.id, read.node),
                    (source.write, source.value),
                    &mut self.interest,
                ));
        let is_for_twin =
            |original| Symmetry::is_for_twin(&known.facts.causal, &level.graph, original, source.write);
        is_in_vain || self.original.is_some_and(is_for_twin)
    }

    /// Whether it is known by now that writes of a value need not be tried, but for the initial one.
    #[inline]
    pub(crate) fn skips_value(&self, value: Value) -> bool {
        self.interest.is_in_vain(value)
    }
}
