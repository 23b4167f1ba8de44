//! Rounds of loops that change nothing, told by what a thread has read: what would follow is left out.
//!
//! A thread that has done nothing but read has done nothing that others could see. If it goes on as it would
//! without some of those reads, then every execution in which it does goes on has a smaller one without them,
//! and that stands for it: under a model that shrinks when a read is removed (`selvedge_model`, `removal`),
//! the smaller one is consistent, and what is wrong in the larger one is wrong in it. Two rules:
//!
//! 1. *The same state.* The thread is about to read, in a state in which it was about to read before, with
//!    nothing but reads in between. It spins, whatever it has read: `while (a = x) {}`, `do { p = x; } while
//!    (!CAS(&x, &p, …))`.
//! 2. *The read that an earlier one could have made.* The thread has read v from x, gone on through atomic
//!    reads, the last of x again, and got v′; and now it is where it would be had it read v′ at first: `p
//!    = x;
//!    while (!CAS(&x, &p, …)) {}`. In the smaller execution the first of them reads what the last one has
//!    read. So it must not be stronger than the last one: what follows may lean on an acquire, and then the
//!    larger execution shows races that the smaller one does not. A compare-exchange among the two must
//!    be one
//!    that fails with v′.
//!
//! Both are functions of what the thread has read, as if an assumption failed there: the exploration needs to
//! know no more. *Smaller* is well-founded, so several threads may leave out rounds at once.
//!
//! A read that is left out is part of the graph in which its thread stops, so that a race of it with what is
//! there is seen; for what comes of what follows see `judge::skimmed`. Rule 2 asks for atomic reads.
//!
//! Which states are alike is for the program to say (`Program::goes_on_alike`); loops that come back to a
//! state without an event it finds itself.
//! Compared with bounded explorations that leave out nothing, on generated loops (`fuzz/src/loops`).

use super::{NONE, NodeId, Rules, Unfolding};
use crate::core::skims::Dealing;
use selvedge_program::{Action, Block, Excess, Exclusive, LocId, Next, Order, Program, ThreadId, Value};
use smallvec::SmallVec;

/// How many actions back are looked at: a loop has few reads.
const MOST: usize = 64;
/// After so many reads without anything else, it is no longer looked where earlier ones lead: that goes from
/// one to the next, by recursion.
const MANY: u32 = 256;

/// A read, as far as it counts here.
#[derive(Clone, Copy)]
struct PureRead {
    loc: LocId,
    order: Order,
}

impl PureRead {
    /// What an action is that has returned a value, if it is an atomic read and no write follows.
    fn of(action: Action, value: Value) -> Option<PureRead> {
        let Action::Read { loc, order, exclusive } = action else { return None };
        let order = match exclusive {
            Exclusive::No => order,
            _ if exclusive.succeeds(value) => return None,
            _ => exclusive.otherwise()?,
        };
        (order != Order::NotAtomic).then_some(PureRead { loc, order })
    }
}

impl<P: Program> Unfolding<'_, P> {
    /// Leaves rounds out from now on.
    pub(crate) fn leave_out(&mut self, rules: Rules) {
        debug_assert_eq!(self.nodes.len(), self.roots.len(), "invariant `rules`: nothing was made yet");
        self.rules = rules;
    }

    /// Whether the action before a node, if there is one, was such that a round may go on from there: what
    /// follows must then be found in nodes.
    pub(crate) fn is_in_round(&self, node: NodeId) -> bool {
        let parent = self.nodes[node.0 as usize].parent;
        self.rules.are_on()
            && parent != NONE
            && matches!(self.action(NodeId(parent)), Action::Read { .. } | Action::Fence { .. })
    }

    /// If what a thread would do next, after the action of a node has returned a value, is left out: why it
    /// stops instead.
    pub(super) fn left_out(&mut self, node: NodeId, value: Value, next: &Next<P::State>) -> Option<Block> {
        if !self.rules.are_on() || matches!(next.action, Action::Block(_) | Action::Fail) {
            return None;
        }
        let about_to_read = self.rules.same_state && matches!(next.action, Action::Read { .. });
        let is_short = self.idle[node.0 as usize] < MANY;
        let last_read =
            PureRead::of(self.action(node), value).filter(|_| self.rules.earlier_read && is_short);
        let mut only_atomic_reads = true;
        let mut earlier: SmallVec<[(NodeId, u32); 4]> = SmallVec::new();
        let (mut at, mut returned, mut written) = (node, value, None);
        for events in 1..=MOST as u32 {
            let action = self.action(at);
            match action {
                Action::Read { .. } if written.take().is_none_or(|written| written == returned) => {}
                // A write that puts back what was read changes nothing.
                Action::Write { exclusive: true, value, .. } => written = Some(value),
                Action::Fence { .. } => {}
                _ => break,
            }
            if about_to_read && action == next.action {
                let shorter = &self.states[at.0 as usize];
                if self.program.goes_on_alike(shorter, &next.state, Excess::Round) {
                    return Some(Block::Spin { events });
                }
            }
            let is_pure = matches!(action, Action::Fence { .. }) || PureRead::of(action, returned).is_some();
            only_atomic_reads &= is_pure;
            if let Some(last) = last_read.filter(|_| only_atomic_reads && at != node)
                && let Some(first) = PureRead::of(action, value)
                && first.loc == last.loc
                && self.rules.weakenings.allow(last.order, first.order)
                && self.is_elsewhere(at, node, &earlier)
            {
                earlier.push((at, events));
            }
            let parent = self.nodes[at.0 as usize].parent;
            if parent == NONE {
                break;
            }
            (returned, at) = (self.returned(at), NodeId(parent));
        }
        // The first comes first: to find out where a later one leads asks for where the earlier ones do.
        let leads_there_too = |(read, _): &(NodeId, u32)| self.leads_there_too(*read, value, next);
        let found = earlier.into_iter().rev().find(leads_there_too);
        found.map(|(_, events)| Block::Redundant { events })
    }

    /// Whether a read is another one of the program's text than the last read and those in between. One that
    /// a loop has come back to had another state before it, or the thread would spin; that the state
    /// behind it is the same is rare, and looked for once.
    fn is_elsewhere(&self, read: NodeId, last: NodeId, between: &[(NodeId, u32)]) -> bool {
        let is_same = |other: NodeId| self.place(read) == self.place(other);
        !between.iter().any(|(other, _)| is_same(*other)) && (!is_same(last) || between.is_empty())
    }

    /// Notes the reads among the last actions, that of a node and those before it, as left out.
    pub(super) fn note_skimmed(&mut self, node: NodeId, events: u32) {
        let mut root = node.0;
        while self.nodes[root as usize].parent != NONE {
            root = self.nodes[root as usize].parent;
        }
        let thread = self.roots.iter().position(|known| known.0 == root);
        let thread = ThreadId(thread.expect("invariant `unfolding`: the first node is a root") as u16);
        let mut at = node.0;
        for _ in 0..events {
            if let Action::Read { loc, order, .. } = self.nodes[at as usize].action
                && order != Order::NotAtomic
            {
                self.skimmed.insert(Dealing { loc, thread });
            }
            at = self.nodes[at as usize].parent;
            if at == NONE {
                return;
            }
        }
    }

    /// What threads have read in rounds that were left out.
    pub(crate) fn skimmed(&self) -> impl Iterator<Item = Dealing> + '_ {
        self.skimmed.iter().copied()
    }

    /// Whether a thread would be where it is now, had an earlier read returned a value.
    fn leads_there_too(&mut self, read: NodeId, value: Value, next: &Next<P::State>) -> bool {
        let shorter = self.child(read, value);
        self.action(shorter) == next.action
            && self.program.goes_on_alike(&self.states[shorter.0 as usize], &next.state, Excess::UpToRead)
    }
}
