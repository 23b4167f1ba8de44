//! Parcels: choices that one worker gives to another, or that are put aside for later.
//!
//! A parcel is a frame with its graph as it is, clocks, holes and all. Only what refers to the giver's unfolding is put in other
//! terms: where threads stand becomes the values that have led there, and whoever receives the parcel walks its own unfolding
//! through them. Locations keep their numbers, so the programs of both must give the same ones.
//! For another process that is so if it knows the numbers that the program has given (`Subject::numbers` of the command).
//! A [`WorkUnit`](crate::WorkUnit) is the same without such numbers; it cannot tell of holes.

use crate::causal::CausalOrder;
use crate::deadlock::Wants;
use crate::dependent::fill_all_clocks;
use crate::explorer::{Explorer, Frame, Level, Marker};
use crate::in_place::Anchor;
use crate::symmetry::Symmetry;
use crate::unfolding::{NodeId, Unfolding};
use selvedge_graph::{Graph, LocId, ThreadId, Value};
use selvedge_program::Program;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// Choices that are left at the last event of a graph; or a graph that is to be extended.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Parcel {
    /// The tags of its events are numbers of histories.
    graph: Graph,
    /// For each history but the empty ones of all threads, which come first: the one that it goes on from, and the value returned.
    histories: Vec<(u32, Value)>,
    markers: Vec<Marker>,
    anchors: Vec<Anchor>,
    /// `None`: the graph is to be extended.
    frame: Option<Frame>,
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
    symmetry: Symmetry,
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

    /// Whether the model has kept some thread from going on in the way in which every model must let it.
    pub fn is_inextensible(&self) -> bool {
        self.inextensible
    }
}

impl Parcel {
    /// Whether it may be what it says, as far as its graph tells.
    pub fn is_well_formed(&self, threads: usize) -> bool {
        let known = threads + self.histories.len();
        let is_known = |id| self.graph.is_open_hole(id) || (self.graph.event(id).tag as usize) < known;
        self.graph.thread_count() == threads
            && self.graph.check().is_ok()
            && self.graph.ids().all(is_known)
            && self.frame.is_none_or(|frame| Some(frame.event) == self.graph.last())
    }
}

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// Takes the oldest choices out of this exploration: whatever comes of them comes after all that is left. `None` if there are
    /// none.
    pub fn give(&mut self) -> Option<Parcel> {
        self.uncover();
        let level = self.oldest_level()?;
        let frame = level.frames.remove(0);
        let level = level.clone();
        Some(self.parcel(level, Some(frame)))
    }

    /// Takes everything that is left out of this exploration, which then has come to its end. What would have been explored first is last.
    pub fn give_all(&mut self) -> Vec<Parcel> {
        assert!(self.can_be_cut(), "invariant `cut`: what was found was taken");
        self.uncover();
        let present = (self.forward && !self.exhausted).then(|| (*self.level).clone());
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

    /// What a level leads to from a frame on.
    fn parcel(&self, level: Level, frame: Option<Frame>) -> Parcel {
        let Level { mut graph, mut markers, mut anchors, .. } = level;
        if let Some(frame) = frame {
            let mut has_filled = false;
            while let Some(last) = graph.last().filter(|last| *last > frame.event) {
                has_filled |= C::IS_SPARSE && !graph.is_last_of_thread(last);
                graph.pop();
            }
            if has_filled {
                fill_all_clocks(&self.causal, self.model, &mut graph);
            }
            markers.retain(|marker| marker.position as usize <= frame.event.index());
            anchors.retain(|anchor| anchor.place as usize <= frame.event.index());
        }
        let histories = without_nodes(&self.unfolding, &mut graph);
        Parcel { graph, histories, markers, anchors, frame, seen_error: self.seen_error }
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

/// Replaces the nodes in a graph's tags by numbers of histories, and returns these.
fn without_nodes<P: Program>(unfolding: &Unfolding<'_, P>, graph: &mut Graph) -> Vec<(u32, Value)> {
    let threads = graph.thread_count();
    let roots = (0..threads).map(|thread| (unfolding.root(ThreadId(thread as u16)), thread as u32));
    let mut numbers: HashMap<NodeId, u32> = roots.collect();
    let mut histories = Vec::new();
    let mut path = Vec::new();
    for id in graph.ids() {
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
    for id in graph.ids() {
        if !graph.is_open_hole(id) {
            let number = graph.event(id).tag as usize;
            graph.set_tag(id, nodes[number].0);
        }
    }
}
