//! Parcels: choices that one worker gives to another, or that are put aside for later.
//!
//! A parcel is a frame with its graph as it is, clocks, holes and all. Only what refers to the giver's
//! unfolding is put in other terms: where threads stand becomes the values that have led there, and whoever
//! receives the parcel walks its own unfolding through them. Locations keep their numbers, so the programs of
//! both must give the same ones. For another process that is so if it knows the numbers that the program has
//! given (`Subject::numbers` of the command). What a parcel leads to depends on the parcel alone, so an
//! exploration can be cut anywhere and its parts explored in any order.

use crate::core::clocks::fill_all_clocks;
use crate::core::explorer::Explorer;
use crate::core::frame::{Frame, Marker, Phase};
use crate::core::hooks::CausalOrder;
use crate::core::knowledge::Learnt;
use crate::core::level::Level;
use crate::core::unfolding::{NodeId, Unfolding};
use crate::reductions::anchor::Anchor;
use selvedge_graph::{EventId, Graph, ThreadId, Value};
use selvedge_program::Program;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// Choices that are left at the last event of a graph; or a graph that is to be extended.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Parcel {
    /// The tags of its events are numbers of histories.
    pub(crate) graph: Graph,
    /// For each history but the empty ones of all threads, which come first: the one that it goes on from,
    /// and the value returned.
    pub(crate) histories: Vec<(u32, Value)>,
    pub(crate) markers: Vec<Marker>,
    pub(crate) anchors: Vec<Anchor>,
    /// `None`: the graph is to be extended.
    pub(crate) frame: Option<Frame>,
    /// Whether the graph may show an error.
    seen_error: bool,
}

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// Takes the oldest choices out of this exploration: whatever comes of them comes after all that is left.
    /// `None` if there are none.
    pub fn give(&mut self) -> Option<Parcel> {
        self.stack.uncover();
        let (level, frame) = self.take_oldest()?;
        Some(self.parcel(level, Some(frame)))
    }

    /// Takes everything that is left out of this exploration, which then has come to its end. What would have
    /// been explored first is last.
    pub fn give_all(&mut self) -> Vec<Parcel> {
        assert!(self.can_be_cut(), "invariant `cut`: what was found was taken");
        self.stack.uncover();
        let present = (self.stack.goes_forward() && !self.stack.is_exhausted()).then(|| self.present_level());
        let mut parcels: Vec<Parcel> = std::iter::from_fn(|| self.give()).collect();
        parcels.extend(present.map(|level| self.parcel(level, None)));
        self.drop_all();
        parcels
    }

    /// Leaves everything that is left unexplored.
    pub fn drop_all(&mut self) {
        self.stack.uncover();
        self.told.forget();
        self.stack.drop_all();
    }

    /// Whether everything that was found was taken, and it is known what parts have to agree on.
    pub fn can_be_cut(&self) -> bool {
        self.told.is_all() && (self.stack.is_exhausted() || self.can_be_shared())
    }

    /// What a level whose graph is compact leads to, from a frame at its last event on.
    fn parcel(&self, level: Level, frame: Option<Frame>) -> Parcel {
        let Level { mut graph, markers, anchors, .. } = level;
        let histories = without_nodes(&self.known.unfolding, &mut graph);
        Parcel { graph, histories, markers, anchors, frame, seen_error: self.told.seen_error }
    }

    /// Takes the oldest frame out of this exploration, with its graph as it was then.
    pub(crate) fn take_oldest(&mut self) -> Option<(Level, Frame)> {
        let has_choices = |depth: &usize| !self.stack.level_at(*depth).frames.is_empty();
        let depth = (0..=self.stack.depth()).find(has_choices)?;
        let mut level = self.stack.copy_of_level(depth);
        let mut frame = self.stack.level_at_mut(depth).frames.remove(0);
        let mut has_filled = false;
        while let Some(last) = level.graph.last().filter(|last| *last > frame.event) {
            has_filled |= !C::is_at_end(&level.graph, last);
            level.graph.pop();
        }
        if has_filled {
            fill_all_clocks(&self.known.facts.causal, self.known.facts.model, &mut level.graph);
        }
        let end = frame.event.index();
        level.markers.retain(|marker| marker.position as usize <= end);
        level.anchors.retain(|anchor| anchor.place as usize <= end);
        frame.renumber(&level.graph);
        level.compact();
        level.note_all_lineages(&self.known.facts.causal);
        Some((level, frame))
    }

    /// The present graph as a level without choices.
    pub(crate) fn present_level(&self) -> Level {
        let mut level = self.stack.copy_of_level(self.stack.depth());
        level.compact();
        level.note_all_lineages(&self.known.facts.causal);
        level
    }

    /// Explores the choices of a parcel, in place of what is left here.
    pub fn receive(&mut self, parcel: Parcel) {
        let Parcel { mut graph, histories, markers, anchors, frame, seen_error } = parcel;
        assert_eq!(
            graph.thread_count(),
            self.known.facts.program.threads(),
            "invariant `parcel`: it comes from the same program"
        );
        with_nodes(&mut self.known.unfolding, &mut graph, &histories);
        self.known.note_pairs(&graph);
        self.stack.uncover();
        self.told.forget();
        let base = graph.len();
        let is_to_grow = frame.is_none();
        let frames = frame.into_iter().collect();
        self.restart_with(Level { graph, frames, markers, anchors, base, ..Level::default() });
        self.stack.go_forward_if(is_to_grow);
        self.told.seen_error = seen_error;
    }

    /// Starts with a level in place of all that is left.
    pub(crate) fn restart_with(&mut self, level: Level) {
        self.stack.restart_with(level);
        self.update_all_urgencies();
    }

    /// What was learnt so far.
    pub fn learnt(&self) -> Learnt {
        let learnt = &self.known.learnt;
        let mut skims = learnt.skims.clone();
        skims.reads.extend(self.known.unfolding.skimmed());
        Learnt { symmetry: learnt.symmetry.without_nodes(self.known.unlike()), skims, ..learnt.clone() }
    }

    /// Learns what another exploration of the program has learnt.
    pub fn learn_from(&mut self, learnt: &Learnt) {
        self.known.learnt.absorb_all_but_symmetry(learnt);
        self.known.learn_symmetry(learnt.asymmetric, &learnt.symmetry);
    }
}

impl Level {
    /// Gives events numbers without gaps.
    fn compact(&mut self) {
        let graph = self.graph.compact();
        let old = std::mem::replace(&mut self.graph, graph);
        let renumber = |number: &mut u32| *number = old.place_in_order(*number as usize) as u32;
        self.markers.iter_mut().for_each(|marker| renumber(&mut marker.position));
        for anchor in &mut self.anchors {
            renumber(&mut anchor.place);
            if !anchor.write.is_init() {
                anchor.write = EventId::new(old.place_in_order(anchor.write.index()));
            }
        }
    }
}

impl Frame {
    /// Gives events the numbers that they have in the compact copy of a graph.
    fn renumber(&mut self, graph: &Graph) {
        self.event = EventId::new(graph.place_in_order(self.event.index()));
        if let Phase::Serve { left } | Phase::Revisit { left, .. } = &mut self.phase {
            *left = graph.place_in_order(*left as usize) as u32;
        }
    }
}

/// Replaces the nodes in a graph's tags by numbers of histories, and returns these.
fn without_nodes<P: Program>(unfolding: &Unfolding<'_, P>, graph: &mut Graph) -> Vec<(u32, Value)> {
    let threads = graph.thread_count();
    let roots = (0..threads).map(|thread| (unfolding.root(ThreadId(thread as u16)), thread as u32));
    let mut numbers: HashMap<NodeId, u32> = roots.collect();
    let mut histories = Vec::new();
    let mut path = Vec::new();
    for at in 0..graph.len() {
        let id = graph.order()[at];
        // Nobody stands after an event that is missing.
        if graph.is_open_hole(id) {
            continue;
        }
        let mut node = NodeId(graph.event(id).tag);
        while !numbers.contains_key(&node) {
            path.push(node);
            node = unfolding.parent(node);
        }
        let mut number = numbers[&node];
        while let Some(node) = path.pop() {
            histories.push((number, unfolding.returned(node)));
            number = (threads + histories.len() - 1) as u32;
            numbers.insert(node, number);
        }
        graph.set_tag(id, number);
    }
    histories
}

/// Replaces numbers of histories in a graph's tags by nodes.
fn with_nodes<P: Program>(unfolding: &mut Unfolding<'_, P>, graph: &mut Graph, histories: &[(u32, Value)]) {
    let mut nodes: Vec<NodeId> =
        (0..graph.thread_count()).map(|thread| unfolding.root(ThreadId(thread as u16))).collect();
    for (earlier, value) in histories {
        let node = unfolding.child(nodes[*earlier as usize], *value);
        nodes.push(node);
    }
    for at in 0..graph.len() {
        let id = graph.order()[at];
        if !graph.is_open_hole(id) {
            let number = graph.event(id).tag as usize;
            graph.set_tag(id, nodes[number].0);
        }
    }
}
