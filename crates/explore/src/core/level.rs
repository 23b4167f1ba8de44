//! Levels: a graph that grows, the choices that are left at its events, and how a cut is put back.
//!
//! Not here: what is chosen (`choices`), what is cut off (`revisit`), how added events are taken back
//! (`undo`), the levels below (`stack`).

use crate::core::frame::Frame;
use crate::core::frame::Marker;
use crate::core::turns::Turns;
use crate::reductions::anchor::Anchor;
use selvedge_graph::{EventId, Graph, ThreadId};

/// A graph that is being extended.
#[derive(Clone, Default)]
pub struct Level {
    pub(crate) graph: Graph,
    pub(crate) frames: Vec<Frame>,
    pub(crate) markers: Vec<Marker>,
    /// Reads that were left out, by their place (`left_out`).
    pub(crate) anchors: Vec<Anchor>,
    /// Which threads can go on.
    pub(crate) turns: Turns,
    /// Which threads could go on before each event from number `base` on, for going back.
    pub(crate) earlier: Vec<Turns>,
    /// How many events the graph had when the level was made: these are not taken back.
    pub(crate) base: usize,
    /// Whether the graph is that of the level below, with a cut that is taken back when this level has
    /// nothing left.
    pub(crate) is_cut: bool,
    /// How many changes of lineages have been noted (`left_out`).
    pub(crate) lineages_changed: u32,
    /// What the lineages of writes were before the changes that were noted of this graph.
    pub(crate) old_lineages: Vec<(EventId, u32)>,
    /// The graph before it was cut.
    #[cfg(feature = "paranoid")]
    pub(crate) before: Option<Box<Graph>>,
}

impl Level {
    /// Lets another level have everything but the graph, which is to be cut after event number `target` or
    /// there. Returns the threads, as a set of bits, that need not stand where they stood although they lose
    /// no event.
    pub(crate) fn begin_cut(&mut self, below: &mut Level, target: usize) -> u32 {
        let changed = self.turns.awaiting | unbegun(self);
        self.swap_all_but_graph(below);
        self.frames.clear();
        self.turns = Turns { patient: 0, watched: 0, ..below.turns };
        self.inherit_anchors(&below.anchors, target);
        self.is_cut = true;
        #[cfg(feature = "paranoid")]
        {
            below.before = Some(Box::new(self.graph.clone()));
        }
        self.markers.clear();
        let mut unstuck = 0;
        for marker in &below.markers {
            if marker.position as usize <= target {
                self.markers.push(*marker);
            } else {
                unstuck |= 1 << marker.thread.index();
            }
        }
        changed | unstuck
    }

    /// Takes back everything since the graph was cut, and the cut; another level has the rest.
    pub(crate) fn take_back_cut(&mut self, below: &mut Level) {
        debug_assert!(self.is_cut, "invariant `cut`: the graph was cut");
        self.restore_lineages(below.lineages_changed);
        // The write was added after the cut.
        self.graph.truncate(self.base - 1);
        self.graph.take_back_cut();
        self.swap_all_but_graph(below);
        #[cfg(feature = "paranoid")]
        if let Some(before) = below.before.take() {
            assert!(self.graph.is_same(&before), "invariant `cut`: what was cut off is put back");
        }
    }

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
        other.lineages_changed = self.lineages_changed;
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
