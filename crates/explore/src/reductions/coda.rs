//! The coda: an execution whose end is plain to see is not played to its end.
//!
//! Mostly the last events of an execution are the ends of threads, joins, and what the thread that has joined
//! all others still does. That thread knows of everything, so coherence leaves it no choice: it reads what is
//! last, and comes last. Nothing can be revisited, and nothing is unordered. What it does then follows from
//! its unfolding alone, without a graph; if it ends, the execution is complete. Whatever else it does (fail,
//! wait, free, create), the events are added after all.
//!
//! Likewise if some threads have failed an assumption, and all others have come to their end or wait for one
//! of them.
//!
//! Likewise if one other thread is still running, and knows of every access of the others, as the last one
//! that gets a lock does: it plays first, and then the one that waits for it.
//!
//! Some threads may be farther than the graph shows ([`Ahead`]): those whose last events are plain to see
//! themselves (`links`).
//!
//! Only for those who count executions: the last events are missing in the graph that is shown.
//! Compared with explorations that play to the end in `make fuzz` (`c_programs`).

use crate::core::causal::Precedence;
use crate::core::counters::Counted;
use crate::core::explorer::Explorer;
use crate::core::found::{Ending, Found};
use crate::core::hooks::CausalOrder;
use crate::core::knowledge::{Facts, Knowledge};
use crate::core::level::Level;
use crate::core::options::Coda;
use crate::core::turns::threads_of;
use crate::core::unfolding::NodeId;
use crate::core::unfolding::codas::Joins;
use selvedge_graph::{Class, EventId, Graph, Kind, LocId, Order, ThreadId, Value};
use selvedge_program::{Action, Block, Objects, Program};
use smallvec::{SmallVec, smallvec};
use std::ops::ControlFlow;

/// Most actions of a coda; a longer one is played.
const MOST_ACTIONS: usize = 100;

/// The last thread that has more to do than to end.
struct Solo {
    thread: ThreadId,
    /// Threads that it has joined in the coda, as a set of bits.
    joined: u32,
    /// Whether it is known to know of all events. Asked for at its first access only: most codas have none.
    knows_all: bool,
    /// What it has written in the coda.
    written: SmallVec<[(LocId, Value); 4]>,
    /// How many more actions it may have.
    left: usize,
    /// What it ends with.
    result: Value,
    /// The thread that played before it knowing everything, if one did, and what that ended with.
    before: Option<(ThreadId, Value)>,
    /// Threads that that one has joined, as a set of bits.
    joined_before: u32,
    /// Threads of which the last events are not in the graph, as a set of bits.
    ahead: u32,
}

/// Threads that have only to end, with 0, although the graph does not show it (`links`).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ahead {
    /// As a set of bits.
    pub threads: u32,
    /// What they have written last.
    pub loc: LocId,
    pub value: Value,
}

impl Solo {
    fn new(thread: ThreadId) -> Solo {
        Solo {
            thread,
            joined: 0,
            knows_all: false,
            written: SmallVec::new(),
            left: MOST_ACTIONS,
            result: 0,
            before: None,
            joined_before: 0,
            ahead: 0,
        }
    }
}

/// Where a soloist comes to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SoloEnd {
    /// Its end.
    Ends,
    /// A thread that has failed an assumption; it waits for the end of that.
    Waits,
    /// Something that events tell.
    Doubtful,
    /// Something that it may come to with other values too: do not try again.
    Eventful,
}

impl<'a, P: Program, C: CausalOrder> Explorer<'a, P, C> {
    /// What is done from now on with executions whose end is plain to see. Until this is called they are
    /// played to their end, and so are they if that is the only way to know it.
    #[inline]
    pub fn set_coda(&mut self, coda: Coda) {
        self.told.coda = if self.known.facts.can_end_early { coda } else { Coda::Off };
    }

    /// The executions that were only counted since this was called last.
    #[inline]
    pub fn take_counted(&mut self) -> Counted {
        std::mem::take(&mut self.told.counted)
    }

    /// Whether it matters what is not freed at the end of an execution. Until this is called it does not.
    #[inline]
    pub fn mind_leaks(&mut self, minds: bool) {
        self.told.minds_leaks = minds;
    }

    /// Whether it matters how an execution ends in every detail: for what is not freed, or for a handle that
    /// was read too early.
    fn minds_ends(&self) -> bool {
        let objects = self.known.facts.program.objects();
        objects.is_some_and(|objects| {
            self.told.minds_leaks && objects.has_allocated() || objects.reads_handles()
        })
    }

    /// Ends the execution if its end is plain to see. `informed` is a thread that is known to know what all
    /// others did, if there is one.
    pub(crate) fn end_if_plain(&mut self, informed: Option<ThreadId>) -> bool {
        // What a thread has allocated and not freed shows at its very end. That there is something to look
        // for may show while it plays.
        let is_plain = self.told.coda != Coda::Off
            && !self.told.seen_error
            && !self.known.learnt.symmetry.has_equal_threads()
            && !self.minds_ends()
            && self.outlook().is_end_plain(informed)
            && !self.minds_ends();
        if is_plain {
            let is_blocked = self.stack.level.turns.stopped != 0;
            self.count_plain_end(is_blocked);
        }
        is_plain
    }

    /// Ends the execution if its end is plain to see although some threads are farther than the graph shows,
    /// and have only to end.
    pub(crate) fn end_if_plain_after(&mut self, ahead: Ahead) -> bool {
        debug_assert!(self.told.coda != Coda::Off, "invariant `coda`: executions may be ended early");
        let is_plain = !self.told.seen_error
            && !self.known.learnt.symmetry.has_equal_threads()
            && !self.minds_ends()
            && self.outlook().is_end_plain_after(ahead)
            && !self.minds_ends();
        if is_plain {
            self.count_plain_end(false);
        }
        is_plain
    }

    /// Counts an execution that is not played to its end.
    fn count_plain_end(&mut self, is_blocked: bool) {
        self.known.decide_on_symmetry();
        self.stack.go_back();
        if self.told.coda == Coda::Count {
            *(if is_blocked { &mut self.told.counted.blocked } else { &mut self.told.counted.complete }) += 1;
        } else {
            let ending = if is_blocked { Ending::Blocked(Block::Assume) } else { Ending::Complete };
            self.told.tell(Found::Execution(ending));
        }
    }

    /// Whether executions may be ended early, and a thread is the last that has more to do than to end, but
    /// for one that awaits something.
    #[inline]
    pub(crate) fn is_last(&self, thread: ThreadId) -> bool {
        let turns = &self.stack.level.turns;
        self.told.coda != Coda::Off
            && turns.due | turns.stopped == 0
            && turns.ready & !turns.ending == 1 << thread.index()
            && turns.awaiting.is_power_of_two()
    }

    /// Ends the execution if such a thread knows what all others did, and its end is plain to see.
    #[inline]
    pub(crate) fn end_if_informed(&mut self, thread: ThreadId) -> bool {
        self.known.facts.is_informed(self.stack.graph(), thread) && self.end_if_plain(Some(thread))
    }

    #[inline]
    fn outlook(&mut self) -> Outlook<'_, 'a, P, C> {
        Outlook { known: &mut self.known, level: &self.stack.level }
    }
}

impl<P: Program, C: Precedence> Facts<'_, P, C> {
    /// Whether nothing but the end of an execution can be in doubt when one thread has joined all others.
    pub(crate) fn may_end_early(&self) -> bool {
        let end = Class::new(Kind::Write, Order::Finish, false);
        let join = Class::new(Kind::Read, Order::Finish, false);
        !self.by_first_choice()
            && !self.reports_late
            && self.model.reports_only_unordered()
            && self.model.only_forbids_cycles()
            && self.model.learns_by_reading(end, join)
    }

    /// Whether a thread knows all accesses of others. That threads were created or have ended is no access.
    pub(crate) fn is_informed(&self, graph: &Graph, thread: ThreadId) -> bool {
        let Some(last) = graph.thread(thread).last().copied() else { return false };
        let known = self.model.happens_before_counts(graph, last);
        self.threads().all(|other| {
            let events = graph.thread(other);
            let known = usize::from(known(other));
            known >= events.len()
                || other == thread
                || events[known..].iter().all(|id| graph.class(*id).is_signal())
        })
    }
}

/// What is to be seen of the end of an execution from a level. Looking changes nothing but the unfolding.
struct Outlook<'e, 'a, P: Program, C: CausalOrder> {
    known: &'e mut Knowledge<'a, P, C>,
    level: &'e Level,
}

impl<P: Program, C: CausalOrder> Outlook<'_, '_, P, C> {
    fn is_end_plain_after(&mut self, ahead: Ahead) -> bool {
        let Level { turns, markers, anchors, graph, .. } = self.level;
        let turns = *turns;
        let behind = !ahead.threads;
        let busy = (turns.ready | turns.awaiting) & !turns.ending & behind;
        if (turns.stopped | turns.due | busy & !turns.awaiting) & behind != 0
            || !(markers.is_empty() && anchors.is_empty() && graph.marks().is_empty())
        {
            return false;
        }
        if !self.are_about_to_end(turns.ending & behind) {
            return false;
        }
        let mut busy = threads_of(busy);
        let Some(thread) = busy.next() else { return true };
        let node = self.known.node_of(&self.level.graph, thread);
        let written = smallvec![(ahead.loc, ahead.value)];
        busy.next().is_none()
            && !self.known.unfolding.is_eventful(node)
            && self.ends_alone(&mut Solo { written, ahead: ahead.threads, ..Solo::new(thread) }, node)
    }

    /// Whether all threads but one or two are about to end, and those will.
    fn is_end_plain(&mut self, informed: Option<ThreadId>) -> bool {
        let level = self.level;
        let turns = level.turns;
        let is_stopped = turns.stopped != turns.barred || turns.due != 0;
        if is_stopped || !level.markers.is_empty() || !level.graph.marks().is_empty() {
            return false;
        }
        let busy = (turns.ready | turns.awaiting) & !turns.ending;
        // At most two are busy, and one if somebody is barred.
        let but_one = busy & busy.wrapping_sub(1);
        let too_many = if turns.barred == 0 { but_one & but_one.wrapping_sub(1) } else { but_one };
        if too_many != 0 || !self.are_about_to_end(turns.ending) {
            return false;
        }
        let mut soloist = None;
        let mut before = None;
        for thread in threads_of(busy) {
            let node = self.known.node_of(&self.level.graph, thread);
            let place = if turns.awaiting >> thread.index() & 1 == 1 { &mut soloist } else { &mut before };
            if self.known.unfolding.is_eventful(node) || place.replace((thread, node)).is_some() {
                return false;
            }
        }
        // Anchors are looked at late: that costs more than what comes before.
        if !self.level.anchors_hold() {
            return false;
        }
        match (before, soloist) {
            (None, None) => true,
            (Some(_), None) if turns.barred != 0 => false,
            (Some((thread, node)), None) | (None, Some((thread, node))) => {
                self.ends_alone(&mut Solo::new(thread), node)
            }
            (Some((first, node)), Some((second, next))) => {
                (informed == Some(first) || self.known.facts.is_informed(&self.level.graph, first))
                    && self.end_in_turn((first, node), (second, next))
            }
        }
    }

    /// Whether a thread that knows everything ends, and then another one.
    fn end_in_turn(&mut self, (first, node): (ThreadId, NodeId), (second, next): (ThreadId, NodeId)) -> bool {
        let mut solo = Solo { knows_all: true, ..Solo::new(first) };
        let has_ended = self.ends_alone(&mut solo, node) && {
            let before = Some((first, solo.result));
            let joined_before = solo.joined;
            let (written, left) = (solo.written, solo.left);
            let mut solo = Solo { written, left, before, joined_before, ..Solo::new(second) };
            self.ends_alone(&mut solo, next)
        };
        if !has_ended {
            // Else this would be tried after each of its events.
            self.known.unfolding.set_eventful(node);
        }
        has_ended
    }

    /// Whether threads that have only to end, as a set of bits, will do that.
    fn are_about_to_end(&mut self, threads: u32) -> bool {
        !self.known.unfolding.hands_on || threads_of(threads).all(|thread| self.is_about_to_end(thread))
    }

    /// Whether a thread that has only to end will do that. What it hands on may make all of it start again.
    fn is_about_to_end(&mut self, thread: ThreadId) -> bool {
        let node = self.known.node_of(&self.level.graph, thread);
        matches!(self.known.unfolding.action(node), Action::Finish { value: 0, .. }) || {
            let after = self.known.unfolding.child(node, 0);
            self.known.unfolding.is_end(after)
        }
    }

    /// Whether a thread ends, if all others that are alive are about to end.
    fn ends_alone(&mut self, solo: &mut Solo, start: NodeId) -> bool {
        let mut node = self.join_all(solo, start);
        let mut made = false;
        // A round that has begun before the coda may end in it; one that begins in it reads the same again.
        let mut is_in_round = self.known.unfolding.is_in_round(node);
        let end = loop {
            if self.known.unfolding.is_end(node) {
                break SoloEnd::Ends;
            }
            let action = self.known.unfolding.action(node);
            let returned = match self.returned_to(solo, action) {
                ControlFlow::Continue(returned) => returned,
                ControlFlow::Break(end) => break end,
            };
            is_in_round &= matches!(action, Action::Read { .. } | Action::Fence { .. });
            if let Some(known) = self.known.unfolding.known_child(node, returned) {
                self.known.unfolding.codas.served += 1;
                node = known;
            } else if is_in_round || !made && self.known.unfolding.codas.may_make() {
                self.known.unfolding.codas.made += 1;
                made |= !is_in_round;
                node = self.known.unfolding.child(node, returned);
            } else {
                break self.run_alone(solo, node, returned);
            }
        };
        // If not all was joined, it may know too little here and enough elsewhere.
        if end == SoloEnd::Eventful && solo.ahead == 0 {
            self.known.unfolding.set_eventful(start);
        }
        matches!(end, SoloEnd::Ends | SoloEnd::Waits)
    }

    /// Goes over all joins at the beginning at once, where nothing is to be said about any of them.
    fn join_all(&mut self, solo: &mut Solo, start: NodeId) -> NodeId {
        let join = Class::new(Kind::Read, Order::Finish, false);
        let before = solo.before.map_or(0, |(before, value)| u32::from(value == 0) << before.index());
        // Unless somebody has been joined, or hands on anything but 0.
        if self.known.unfolding.hands_on
            || self.level.graph.classes().contains(join)
            || solo.joined_before != 0
        {
            return start;
        }
        let Some(joins) = self.joins_from(start) else { return start };
        if joins.threads & !(self.level.turns.ending | before | solo.ahead) != 0 || joins.count >= solo.left {
            return start;
        }
        self.known.unfolding.codas.served += joins.count as u64;
        solo.joined |= joins.threads;
        solo.knows_all |= joins.threads & before != 0;
        solo.left -= joins.count;
        joins.end
    }

    /// The joins from a node on, if all nodes are known.
    fn joins_from(&mut self, start: NodeId) -> Option<Joins> {
        if let Some(known) = self.known.unfolding.joins.filter(|joins| joins.start == start) {
            return Some(known);
        }
        let mut joins = Joins { start, end: start, threads: 0, count: 0 };
        while let Action::Join { thread, .. } = self.known.unfolding.action(joins.end) {
            let bit = 1 << thread.index();
            if joins.threads & bit != 0 {
                break;
            }
            joins.end = self.known.unfolding.known_child(joins.end, 0)?;
            joins.threads |= bit;
            joins.count += 1;
        }
        self.known.unfolding.joins = Some(joins);
        Some(joins)
    }

    /// Where the rest of a soloist's way leads, off the beaten track.
    fn run_alone(&mut self, solo: &mut Solo, node: NodeId, returned: Value) -> SoloEnd {
        let state = self.known.unfolding.state(node).clone();
        let mut end = SoloEnd::Doubtful;
        let program = self.known.facts.program;
        program.run_alone(&state, returned, |action| {
            self.known.unfolding.codas.played += 1;
            match self.returned_to(solo, action) {
                ControlFlow::Continue(returned) => Some(returned),
                ControlFlow::Break(reason) => {
                    end = reason;
                    None
                }
            }
        });
        end
    }

    /// What an action of the soloist returns.
    fn returned_to(&mut self, solo: &mut Solo, action: Action) -> ControlFlow<SoloEnd, Value> {
        let doubtful = ControlFlow::Break(SoloEnd::Doubtful);
        let returned = match action {
            Action::End | Action::Exit => return ControlFlow::Break(SoloEnd::Ends),
            _ if solo.left == 0 => return doubtful,
            Action::Finish { value, .. } => {
                solo.result = value;
                0
            }
            Action::Fence { .. } => 0,
            // A thread is joined twice: an error that events tell of.
            Action::Join { thread: other, .. }
                if (solo.joined | solo.joined_before) >> other.index() & 1 == 1 =>
            {
                return doubtful;
            }
            Action::Join { thread: other, .. }
                if let Some((_, value)) = solo.before.filter(|(before, _)| *before == other) =>
            {
                solo.joined |= 1 << other.index();
                solo.knows_all = true;
                value
            }
            // It hands on nothing but 0.
            Action::Join { thread: other, .. } if solo.ahead >> other.index() & 1 == 1 => {
                solo.joined |= 1 << other.index();
                0
            }
            Action::Join { thread: other, loc } if self.level.graph.reads(loc).is_empty() => {
                let last = self.known.node_of(&self.level.graph, other);
                solo.joined |= 1 << other.index();
                match (self.level.graph.writes(loc).first(), self.known.unfolding.action(last)) {
                    (Some(end), _) => self.level.graph.event(*end).value,
                    (None, Action::Finish { value, .. }) => value,
                    (None, Action::Block(block)) if block.is_unwanted() => {
                        return ControlFlow::Break(SoloEnd::Waits);
                    }
                    _ => return doubtful,
                }
            }
            Action::Read { loc, .. } if self.knows_all(solo) => {
                let own = solo.written.iter().rev().find(|(other, _)| *other == loc);
                match own.map(|(_, value)| *value).or_else(|| self.last_value(loc)) {
                    Some(value) => value,
                    None => return doubtful,
                }
            }
            Action::Write { loc, value, .. }
                if self.knows_all(solo) && self.known.exists_from_the_start(loc) =>
            {
                solo.written.push((loc, value));
                0
            }
            _ => return ControlFlow::Break(SoloEnd::Eventful),
        };
        solo.left -= 1;
        ControlFlow::Continue(returned)
    }

    /// What is in a location at the end, if that is not in doubt.
    fn last_value(&mut self, loc: LocId) -> Option<Value> {
        if !self.known.exists_from_the_start(loc) {
            return None;
        }
        match self.level.graph.writes(loc).last() {
            Some(last) => Some(self.level.graph.event(*last).value),
            None => self.known.first_contents(loc),
        }
    }

    /// Whether a soloist knows of all events of other threads: by its own last one, or by those of the
    /// threads that it has joined.
    fn knows_all(&self, solo: &mut Solo) -> bool {
        // What the thread before it did is not in the graph: it has to join that one.
        if !solo.knows_all && solo.before.is_none() {
            let graph = &self.level.graph;
            let informed = solo.joined | 1 << solo.thread.index();
            let knows = |id: EventId, thread: ThreadId| {
                usize::from(self.known.facts.model.happens_before_count(graph, id, thread))
                    >= graph.thread(thread).len()
            };
            // What is not in the graph is known by who has joined it.
            let is_known = |thread: ThreadId| {
                graph.thread(thread).is_empty()
                    || solo.ahead == 0
                        && threads_of(informed)
                            .any(|other| graph.thread(other).last().is_some_and(|last| knows(*last, thread)))
            };
            let all = u32::MAX >> (u32::BITS as usize - graph.thread_count());
            solo.knows_all = threads_of(all & !informed).all(is_known);
        }
        solo.knows_all
    }
}
