//! Parcels: choices that one worker gives to another, or that are put aside for later.
//!
//! A parcel is a frame with its graph as it is, clocks, holes and all. Only what refers to the giver's unfolding is put in other
//! terms: where threads stand becomes the values that have led there, and whoever receives the parcel walks its own unfolding
//! through them. Locations keep their numbers, so the programs of both must give the same ones.
//! For another process that is so if it knows the numbers that the program has given (`Subject::numbers` of the command).
//! What a parcel leads to depends on the parcel alone, so an exploration can be cut anywhere and its parts explored in any order.

use crate::core::causal::CausalOrder;
use crate::core::explorer::Explorer;
use crate::core::level::{Frame, Level, Marker, Phase};
use crate::core::unfolding::{NodeId, Unfolding};
use crate::holes::fill_all_clocks;
use crate::reductions::left_out::Anchor;
use crate::reductions::symmetry::Symmetry;
use crate::unordered::deadlock::Wants;
use selvedge_graph::{EventId, Graph, LocId, ThreadId, Value};
use selvedge_program::Program;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// Choices that are left at the last event of a graph; or a graph that is to be extended.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Parcel {
    /// The tags of its events are numbers of histories.
    pub(crate) graph: Graph,
    /// For each history but the empty ones of all threads, which come first: the one that it goes on from, and the value returned.
    pub(crate) histories: Vec<(u32, Value)>,
    pub(crate) markers: Vec<Marker>,
    pub(crate) anchors: Vec<Anchor>,
    /// `None`: the graph is to be extended.
    pub(crate) frame: Option<Frame>,
    /// Whether the graph may show an error.
    seen_error: bool,
}

/// What an exploration has learnt that does not depend on where it is.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Learnt {
    wants: Wants,
    mixed: Vec<(LocId, LocId)>,
    inextensible: bool,
    /// Threads that are not looked at as if they might be symmetric with others, as a set of bits.
    asymmetric: u32,
    pub(crate) symmetry: Symmetry,
}

impl Learnt {
    /// Adds what another exploration has learnt.
    pub fn absorb(&mut self, other: &Learnt) {
        self.wants.extend(&other.wants);
        let new: Vec<_> = other.mixed.iter().filter(|pair| !self.mixed.contains(pair)).copied().collect();
        self.mixed.extend(new);
        self.inextensible |= other.inextensible;
        self.asymmetric |= other.asymmetric;
        self.symmetry.absorb(&other.symmetry);
    }

    /// Whether threads were taken for symmetric that are not, or that may not be.
    pub fn breaks_symmetry(&self) -> bool {
        self.symmetry.is_broken()
    }

    /// The locks that threads may wait for in a circle.
    pub fn deadlock_suspects(&self) -> Vec<LocId> {
        self.wants.locks_on_cycles()
    }

    /// The locations that it is about.
    pub(crate) fn locations(&self) -> impl Iterator<Item = LocId> + '_ {
        let mixed = self.mixed.iter().flat_map(|(first, second)| [*first, *second]);
        mixed.chain(self.wants.locations()).chain(self.symmetry.locations())
    }

    /// Whether the model has kept some thread from going on in the way in which every model must let it.
    pub fn is_inextensible(&self) -> bool {
        self.inextensible
    }
}

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// Takes the oldest choices out of this exploration: whatever comes of them comes after all that is left. `None` if there are
    /// none.
    pub fn give(&mut self) -> Option<Parcel> {
        self.uncover();
        let (level, frame) = self.take_oldest()?;
        Some(self.parcel(level, Some(frame)))
    }

    /// Takes everything that is left out of this exploration, which then has come to its end. What would have been explored first is last.
    pub fn give_all(&mut self) -> Vec<Parcel> {
        assert!(self.can_be_cut(), "invariant `cut`: what was found was taken");
        self.uncover();
        let present = (self.forward && !self.exhausted).then(|| self.present_level());
        let mut parcels: Vec<Parcel> = std::iter::from_fn(|| self.give()).collect();
        parcels.extend(present.map(|level| self.parcel(level, None)));
        self.drop_all();
        parcels
    }

    /// Leaves everything that is left unexplored.
    pub fn drop_all(&mut self) {
        self.uncover();
        self.found.clear();
        self.spare.append(&mut self.below);
        self.level.frames.clear();
        (self.forward, self.exhausted) = (false, true);
    }

    /// Whether everything that was found was taken, and it is known what parts have to agree on.
    pub fn can_be_cut(&self) -> bool {
        self.found.is_empty() && (self.exhausted || self.can_be_shared())
    }

    /// What a level whose graph is compact leads to, from a frame at its last event on.
    fn parcel(&self, level: Level, frame: Option<Frame>) -> Parcel {
        let Level { mut graph, markers, anchors, .. } = level;
        let histories = without_nodes(&self.unfolding, &mut graph);
        Parcel { graph, histories, markers, anchors, frame, seen_error: self.seen_error }
    }

    /// Takes the oldest frame out of this exploration, with its graph as it was then.
    pub(crate) fn take_oldest(&mut self) -> Option<(Level, Frame)> {
        let depth = (0..=self.below.len()).find(|depth| !self.level_at(*depth).frames.is_empty())?;
        let mut level = self.copy_of_level(depth);
        let frames = match self.below.get_mut(depth) {
            Some(below) => &mut below.frames,
            None => &mut self.level.frames,
        };
        let mut frame = frames.remove(0);
        let mut has_filled = false;
        while let Some(last) = level.graph.last().filter(|last| *last > frame.event) {
            has_filled |= C::IS_SPARSE && !level.graph.is_last_of_thread(last);
            level.graph.pop();
        }
        if has_filled {
            fill_all_clocks(&self.causal, self.model, &mut level.graph);
        }
        let end = frame.event.index();
        level.markers.retain(|marker| marker.position as usize <= end);
        level.anchors.retain(|anchor| anchor.place as usize <= end);
        frame.renumber(&level.graph);
        level.compact();
        level.note_all_chains(&self.causal);
        Some((level, frame))
    }

    /// The present graph as a level without choices.
    pub(crate) fn present_level(&self) -> Level {
        let mut level = self.copy_of_level(self.below.len());
        level.compact();
        level.note_all_chains(&self.causal);
        level
    }

    fn level_at(&self, depth: usize) -> &Level {
        self.below.get(depth).unwrap_or(&self.level)
    }

    /// A level with its graph, without frames. If the levels above it have cut that, a copy of theirs is put together again.
    fn copy_of_level(&self, depth: usize) -> Level {
        let above = (depth + 1..=self.below.len()).take_while(|above| self.level_at(*above).is_cut);
        let owner = above.last().unwrap_or(depth);
        let mut graph = self.level_at(owner).graph.clone();
        for above in (depth + 1..=owner).rev() {
            graph.truncate(self.level_at(above).base - 1);
            graph.take_back_cut();
        }
        let Level { markers, anchors, .. } = self.level_at(depth);
        Level { graph, markers: markers.clone(), anchors: anchors.clone(), ..Level::default() }
    }

    /// Explores the choices of a parcel, in place of what is left here.
    pub fn receive(&mut self, parcel: Parcel) {
        let Parcel { mut graph, histories, markers, anchors, frame, seen_error } = parcel;
        assert_eq!(
            graph.thread_count(),
            self.program.threads(),
            "invariant `parcel`: it comes from the same program"
        );
        with_nodes(&mut self.unfolding, &mut graph, &histories);
        self.note_pairs(&graph);
        self.uncover();
        self.found.clear();
        let base = graph.len();
        let forward = frame.is_none();
        let frames = frame.into_iter().collect();
        self.restart_with(Level { graph, frames, markers, anchors, base, ..Level::default() });
        (self.forward, self.seen_error) = (forward, seen_error);
    }

    /// What was learnt so far.
    pub fn learnt(&self) -> Learnt {
        Learnt {
            wants: self.wants.clone(),
            mixed: self.mixed.clone(),
            inextensible: self.inextensible,
            asymmetric: !self.options.symmetric,
            symmetry: self.symmetry.without_nodes(self.unlike()),
        }
    }

    /// Learns what another exploration of the program has learnt.
    pub fn learn_from(&mut self, learnt: &Learnt) {
        self.wants.extend(&learnt.wants);
        let known = &mut self.mixed;
        let new: Vec<_> = learnt.mixed.iter().filter(|pair| !known.contains(pair)).copied().collect();
        known.extend(new);
        self.inextensible |= learnt.inextensible;
        self.learn_symmetry(learnt.asymmetric, &learnt.symmetry);
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
