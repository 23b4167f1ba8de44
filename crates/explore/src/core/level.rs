//! Levels: a graph that grows, the choices that are left at its events, and how both are put back.
//!
//! A revisit makes another level above the one that it starts from. Mostly it cuts the graph in place, and the level below has the rest of it
//! until the cut is taken back; where canonical is the first choice (`first_choice`), the graph of the new level is a copy.
//! Not here: what is chosen (`choices`), what is cut off (`revisit`).

use crate::core::causal::CausalOrder;
use crate::core::explorer::Explorer;
use crate::core::schedule::Turns;
use crate::holes::fill_all_clocks;
use crate::reductions::left_out::Anchor;
use selvedge_graph::{EventId, Graph, ThreadId};
use selvedge_program::Program;
use serde::{Deserialize, Serialize};

/// Choices that are left at an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Frame {
    pub event: EventId,
    /// The place in co to try next, going down: of the write to read from, or of this write.
    pub next: u32,
    /// The last place to try.
    pub low: u32,
    pub phase: Phase,
}

/// Where a frame is in its choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// Trying sources of a read.
    Read,
    /// Going on without the read, whose thread would block if it read the newest write.
    Later,
    /// The write of this exclusive read has no place, because another read-modify-write has the same source; it is not added, but
    /// may revisit some of the first `left` events.
    Serve { left: u32 },
    /// Trying places of a write; `new` if it was added here, so that revisits follow, `placed` if some place was consistent.
    Write { new: bool, placed: bool },
    /// Trying the first `left` events as targets of a revisit, from the newest down.
    Revisit { left: u32, placed: bool },
    /// Going on without the event, its thread stuck (only where canonical is the first choice).
    Stuck,
}

/// A thread that is stuck before an event that no order allows; it counts as standing after the first `position` events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Marker {
    pub thread: ThreadId,
    pub position: u32,
}

/// A graph that is being extended.
#[derive(Clone, Default)]
pub(crate) struct Level {
    pub graph: Graph,
    pub frames: Vec<Frame>,
    pub markers: Vec<Marker>,
    /// Reads that were left out, by their place (`left_out`).
    pub anchors: Vec<Anchor>,
    /// Which threads can go on.
    pub turns: Turns,
    /// The same as it was before each event from number `base` on, for going back.
    pub earlier: Vec<Turns>,
    /// How many events the graph had when the level was made: these are not taken back.
    pub base: usize,
    /// Whether the graph is that of the level below, with a cut that is taken back when this level has nothing left.
    pub is_cut: bool,
    /// How many changes of chains have been noted (`left_out`).
    pub chains_changed: u32,
    /// Those of this graph.
    pub old_chains: Vec<(EventId, u32)>,
    /// The graph before it was cut.
    #[cfg(feature = "paranoid")]
    pub before: Option<Box<Graph>>,
}

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// Goes on with another level, and with the present one when that has nothing left.
    #[inline]
    pub(crate) fn enter_level(&mut self, level: Box<Level>) {
        self.below.push(std::mem::replace(&mut self.level, level));
    }

    /// Goes back to the level below.
    #[inline]
    pub(crate) fn leave_level(&mut self) {
        if self.level.is_cut {
            return self.leave_cut_level();
        }
        match self.below.pop() {
            Some(level) => self.spare.push(std::mem::replace(&mut self.level, level)),
            None => self.exhausted = true,
        }
    }

    /// Starts with a graph in place of all that is left.
    pub(crate) fn restart_with(&mut self, level: Level) {
        self.spare.append(&mut self.below);
        (*self.level, self.exhausted) = (level, false);
        self.update_all_urgencies();
    }

    /// Goes on with a level whose graph is the present one, which is to be cut after event number `target` or there. Returns the threads,
    /// as a set of bits, that need not stand where they stood although they lose no event.
    pub(crate) fn enter_cut_level(&mut self, target: usize) -> u32 {
        let changed = self.level.turns.awaiting | unbegun(&self.level);
        let mut below = self.spare.pop().unwrap_or_default();
        let level = &mut *self.level;
        level.swap_all_but_graph(&mut below);
        level.frames.clear();
        level.turns = Turns { patient: 0, watched: 0, ..below.turns };
        level.inherit_anchors(&below.anchors, target);
        level.is_cut = true;
        #[cfg(feature = "paranoid")]
        {
            below.before = Some(Box::new(level.graph.clone()));
        }
        level.markers.clear();
        let mut unstuck = 0;
        for marker in &below.markers {
            if marker.position as usize <= target {
                level.markers.push(*marker);
            } else {
                unstuck |= 1 << marker.thread.index();
            }
        }
        self.below.push(below);
        changed | unstuck
    }

    /// Takes back everything since the present level, which was made by a revisit in place, was entered.
    pub(crate) fn leave_cut_level(&mut self) {
        let mut below = self.below.pop().expect("invariant `cut`: the level below has the rest of the graph");
        let level = &mut *self.level;
        level.restore_chains(below.chains_changed);
        // The write was added after the cut.
        level.graph.truncate(level.base - 1);
        level.graph.take_back_cut();
        level.swap_all_but_graph(&mut below);
        #[cfg(feature = "paranoid")]
        if let Some(before) = below.before.take() {
            assert!(level.graph.is_same(&before), "invariant `cut`: what was cut off is put back");
        }
        self.spare.push(below);
    }

    /// Removes everything that was added to the last level after an event.
    #[inline]
    pub(crate) fn back_to(&mut self, event: EventId) {
        if C::IS_SPARSE {
            while self.graph().last() > Some(event) {
                self.pop();
            }
        } else if self.graph().last() > Some(event) {
            let level = self.top();
            while level.graph.last() > Some(event) {
                level.graph.pop();
            }
            level.turns = level.earlier[level.graph.len() - level.base];
        }
        while let Some(marker) = self.top().markers.pop_if(|marker| marker.position as usize > event.index())
        {
            self.update_urgency(marker.thread);
        }
        self.forget_anchors(event);
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        let graph = &mut self.top().graph;
        let last = graph.last().expect("pop of an empty graph");
        let has_filled = C::IS_SPARSE && !graph.is_last_of_thread(last);
        graph.pop();
        if has_filled {
            let graph = &mut self.level.graph;
            fill_all_clocks(&self.causal, self.model, graph);
        }
        let level = self.top();
        let left = level.graph.len();
        if left >= level.base {
            level.turns = level.earlier[left - level.base];
        } else {
            // The last event of a parcel. What is put in its place may be left out, which remembers nothing.
            (level.base, level.turns) = (left, Turns::default());
            self.update_all_urgencies();
            let level = self.top();
            level.earlier.clear();
            level.earlier.push(level.turns);
        }
    }
}

impl Level {
    /// Exchanges everything but the graph, and what goes with that, with another level.
    #[inline]
    pub(crate) fn swap_all_but_graph(&mut self, other: &mut Level) {
        std::mem::swap(&mut self.frames, &mut other.frames);
        std::mem::swap(&mut self.markers, &mut other.markers);
        std::mem::swap(&mut self.anchors, &mut other.anchors);
        std::mem::swap(&mut self.earlier, &mut other.earlier);
        std::mem::swap(&mut self.turns, &mut other.turns);
        std::mem::swap(&mut self.base, &mut other.base);
        std::mem::swap(&mut self.is_cut, &mut other.is_cut);
        other.chains_changed = self.chains_changed;
    }

    /// Remembers who can go on before another event is added.
    #[inline]
    pub(crate) fn remember_turns(&mut self) {
        let place = self.graph.len() - self.base;
        // What was there from an event that was taken back since is not looked at any more.
        match self.earlier.get_mut(place) {
            Some(earlier) => *earlier = self.turns,
            None => self.earlier.push(self.turns),
        }
    }

    #[inline]
    pub(crate) fn is_stuck(&self, thread: ThreadId) -> bool {
        self.markers.iter().any(|marker| marker.thread == thread)
    }
}

/// Threads that were created and have not begun, as a set of bits: a revisit may take their creation away.
#[inline]
fn unbegun(level: &Level) -> u32 {
    let mut left = level.turns.ready;
    let mut unbegun = 0;
    while left != 0 {
        let thread = ThreadId(left.trailing_zeros() as u16);
        if level.graph.thread(thread).is_empty() {
            unbegun |= 1 << thread.index();
        }
        left &= left - 1;
    }
    unbegun
}
