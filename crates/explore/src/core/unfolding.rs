//! Threads as lazily built trees: program code runs once per distinct value history.
//!
//! A node is a thread suspended before an action; its children are keyed by the value that the action
//! returned. The exploration walks this tree and keeps, with each event, the node that follows it. When the
//! tree has outgrown its bound, nodes that no live event needs are dropped; they are built again if they are
//! ever needed.

pub(crate) mod codas;
mod mirror;
mod rounds;

use crate::core::skims::Dealing;
use crate::core::unfolding::codas::{CodaSteps, Joins};
use mirror::Mirrors;
use selvedge_graph::{ThreadId, Value};
use selvedge_model::Weakenings;
use selvedge_program::{Action, Block, Dependencies, Facts, Next, Place, Program};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A node of the unfolding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub u32);

const NONE: u32 = u32::MAX;

/// Bytes of a node, beside its state and what it depends on.
const NODE: usize = size_of::<Node>() + size_of::<(Urgency, bool, u32, u32)>();

/// Bytes of what a node depends on.
fn dependencies_bytes(dependencies: &Arc<Dependencies>, none: &Arc<Dependencies>) -> usize {
    if Arc::ptr_eq(dependencies, none) {
        return 0;
    }
    let Dependencies { addr, data, ctrl } = &**dependencies;
    size_of::<Dependencies>() + [addr, data, ctrl].map(|list| size_of_val(&list[..])).iter().sum::<usize>()
}

/// The hot part of a node: what the exploration looks at.
#[derive(Clone, Debug)]
struct Node {
    action: Action,
    place: Place,
    parent: u32,
    dependencies: Arc<Dependencies>,
    /// The first two children, by the value returned.
    near: [(Value, u32); 2],
    /// The others, sorted.
    far: Vec<(Value, u32)>,
}

/// What the scheduler needs to know of a node, in one byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Urgency {
    /// The thread has ended.
    Never,
    /// The thread is blocked for good: by an assumption, by a loop bound.
    Blocked,
    /// The thread waits or spins, because of what it has read.
    Waits,
    /// The thread can go on, and reads next.
    Reads,
    /// The thread can go on, and does something else next.
    Ready,
    /// The thread can go on, but has only to end.
    Ends,
    /// The write of a read-modify-write is due.
    First,
    /// The thread waits to be created, for the end of another thread, or for others at a barrier.
    Awaits,
    /// The thread has failed.
    Failed,
}

impl Urgency {
    fn of(action: &Action) -> Urgency {
        match action {
            Action::Write { exclusive: true, .. } | Action::Arrived { .. } => Urgency::First,
            Action::Read { .. } => Urgency::Reads,
            Action::Write { .. }
            | Action::Fence { .. }
            | Action::Create { .. }
            | Action::Free { .. }
            | Action::Lock { .. }
            | Action::Unlock { .. }
            | Action::Retire { .. }
            | Action::Arrive { .. }
            | Action::Toss => Urgency::Ready,
            Action::Finish { .. } => Urgency::Ends,
            Action::Begin { .. } | Action::Join { .. } | Action::Depart { .. } => Urgency::Awaits,
            Action::Fail => Urgency::Failed,
            Action::Block(Block::Wait(_) | Block::Spin { .. }) => Urgency::Waits,
            Action::Block(Block::Assume | Block::LoopBound | Block::Redundant { .. }) => Urgency::Blocked,
            Action::End | Action::Exit => Urgency::Never,
        }
    }
}

/// Which rounds are left out.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Rules {
    /// Rounds that end in the state in which they began.
    pub same_state: bool,
    /// Rounds that end in a read that could have been made before them.
    pub earlier_read: bool,
    /// Which reads are not stronger than which others.
    pub weakenings: Weakenings,
}

impl Rules {
    fn are_on(&self) -> bool {
        self.same_state || self.earlier_read
    }
}

/// Steps of threads, from one action to the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Steps {
    /// How often the exploration has asked what a thread does next after some value.
    pub steps: u64,
    /// How often that was known, so that no program code was run.
    pub served: u64,
    /// Steps of codas that were run without asking for nodes: these are not among the others.
    pub in_codas: u64,
}

impl Steps {
    /// Adds those of another exploration.
    pub fn add(&mut self, other: &Steps) {
        self.steps += other.steps;
        self.served += other.served;
        self.in_codas += other.in_codas;
    }
}

/// How many nodes there is room for at first: to grow step by step is a percent of a small check.
const ROOM: usize = 1024;

/// The unfoldings of all threads.
pub struct Unfolding<'a, P: Program> {
    program: &'a P,
    facts: Facts,
    nodes: Vec<Node>,
    /// The suspended threads, beside the nodes because they are looked at only when a node is first made.
    states: Vec<P::State>,
    /// By node.
    urgency: Vec<Urgency>,
    /// By node: whether more than ends and joins was met from there on, so that it is not worth while to look
    /// again.
    eventful: Vec<bool>,
    /// By node: about how many bytes it takes.
    sizes: Vec<u32>,
    /// By node: how many reads and fences its thread had had since it did anything else.
    idle: Vec<u32>,
    /// Their sum.
    bytes: usize,
    roots: Vec<NodeId>,
    /// No dependencies, for the many nodes that have none.
    independent: Arc<Dependencies>,
    /// Which nodes of symmetric threads stand for each other.
    mirrors: Mirrors,
    bound: usize,
    /// How often program code was run to make a node.
    runs: u64,
    /// How often somebody asked what follows a node.
    asked: u64,
    /// Steps of codas, as the coda counts them.
    pub(crate) codas: CodaSteps,
    /// The joins that the last coda began with.
    pub(crate) joins: Option<Joins>,
    /// Some thread ends with something else than 0.
    pub(crate) hands_on: bool,
    /// Which rounds of loops are left out.
    rules: Rules,
    /// What was read in them.
    skimmed: BTreeSet<Dealing>,
}

impl<'a, P: Program> Unfolding<'a, P> {
    /// The unfolding of a program, with at most about `bound` bytes beyond those in use.
    pub fn new(program: &'a P, bound: usize) -> Unfolding<'a, P> {
        let mut unfolding = Unfolding {
            program,
            facts: program.facts(),
            nodes: Vec::with_capacity(ROOM),
            states: Vec::with_capacity(ROOM),
            urgency: Vec::with_capacity(ROOM),
            eventful: Vec::with_capacity(ROOM),
            sizes: Vec::with_capacity(ROOM),
            idle: Vec::with_capacity(ROOM),
            bytes: 0,
            roots: Vec::new(),
            independent: Arc::default(),
            mirrors: Mirrors::default(),
            bound,
            runs: 0,
            asked: 0,
            codas: CodaSteps::default(),
            joins: None,
            hands_on: false,
            rules: Rules::default(),
            skimmed: BTreeSet::new(),
        };
        for thread in 0..program.threads() {
            let next = program.start(ThreadId(thread as u16));
            let root = unfolding.add(next, NONE);
            unfolding.roots.push(root);
        }
        unfolding
    }

    /// The first node of a thread.
    #[inline]
    pub fn root(&self, thread: ThreadId) -> NodeId {
        self.roots[thread.index()]
    }

    /// How urgently the thread wants to go on at a node.
    #[inline]
    pub(crate) fn urgency(&self, node: NodeId) -> Urgency {
        self.urgency[node.0 as usize]
    }

    #[inline]
    pub(crate) fn is_eventful(&self, node: NodeId) -> bool {
        self.eventful[node.0 as usize]
    }

    pub(crate) fn set_eventful(&mut self, node: NodeId) {
        self.eventful[node.0 as usize] = true;
    }

    /// What the thread does at a node.
    #[inline]
    pub fn action(&self, node: NodeId) -> Action {
        self.nodes[node.0 as usize].action
    }

    /// Whether the thread, or with it the program, has ended at a node.
    #[inline]
    pub(crate) fn is_end(&self, node: NodeId) -> bool {
        matches!(self.nodes[node.0 as usize].action, Action::End | Action::Exit)
    }

    /// What the action at a node depends on.
    pub(crate) fn dependencies(&self, node: NodeId) -> &Arc<Dependencies> {
        &self.nodes[node.0 as usize].dependencies
    }

    /// The nodes before a node, from the first, each with what its action returned.
    pub(crate) fn path(&self, node: NodeId) -> Vec<(NodeId, Value)> {
        let mut path = Vec::new();
        let mut at = node.0;
        while self.nodes[at as usize].parent != NONE {
            let parent = self.nodes[at as usize].parent;
            path.push((NodeId(parent), self.returned(NodeId(at))));
            at = parent;
        }
        path.reverse();
        path
    }

    /// What the action before a node returned.
    pub(crate) fn returned(&self, node: NodeId) -> Value {
        let parent = &self.nodes[self.parent(node).0 as usize];
        let known = parent.near.iter().chain(&parent.far).find(|(_, child)| *child == node.0);
        known.expect("invariant `unfolding`: a node is a child of its parent").0
    }

    /// The node whose action led to a node.
    pub(crate) fn parent(&self, node: NodeId) -> NodeId {
        let parent = self.nodes[node.0 as usize].parent;
        assert_ne!(parent, NONE, "invariant `tag`: an event leads to the node after it");
        NodeId(parent)
    }

    /// Where in the program's text.
    pub fn place(&self, node: NodeId) -> Place {
        self.nodes[node.0 as usize].place
    }

    /// The suspended thread at a node.
    pub fn state(&self, node: NodeId) -> &P::State {
        &self.states[node.0 as usize]
    }

    /// How often program code was run to make a node.
    pub fn runs(&self) -> u64 {
        self.runs
    }

    /// How many steps of threads were asked for, and how they were answered.
    pub(crate) fn steps(&self) -> Steps {
        let steps = self.asked + self.codas.served;
        Steps { steps, served: steps + self.roots.len() as u64 - self.runs, in_codas: self.codas.played }
    }

    /// The node after the action of `node` returned `value`.
    #[inline]
    pub fn child(&mut self, node: NodeId, value: Value) -> NodeId {
        self.asked += 1;
        match self.known_child(node, value) {
            Some(known) => known,
            None => self.new_child(node, value),
        }
    }

    /// The node after the action of `node` returned `value`, if it has been made.
    #[inline]
    pub(crate) fn known_child(&self, node: NodeId, value: Value) -> Option<NodeId> {
        let Node { near, far, .. } = &self.nodes[node.0 as usize];
        for (known, child) in near {
            if *known == value && *child != NONE {
                return Some(NodeId(*child));
            }
        }
        let at = far.binary_search_by_key(&value, |(known, _)| *known).ok()?;
        Some(NodeId(far[at].1))
    }

    #[cold]
    fn new_child(&mut self, node: NodeId, value: Value) -> NodeId {
        let mut next = self.program.resume(&self.states[node.0 as usize], value);
        if let Some(block) = self.left_out(node, value, &next) {
            next.action = Action::Block(block);
        }
        if let Action::Block(Block::Spin { events } | Block::Redundant { events }) = next.action {
            self.note_skimmed(node, events);
        }
        let child = self.add(next, node.0);
        let parent = &mut self.nodes[node.0 as usize];
        match parent.near.iter_mut().find(|(_, child)| *child == NONE) {
            Some(free) => *free = (value, child.0),
            None => {
                let at = parent.far.partition_point(|(known, _)| *known < value);
                parent.far.insert(at, (value, child.0));
            }
        }
        if !self.mirrors.is_empty() {
            self.mirror_child(node, value, child);
        }
        child
    }

    fn add(&mut self, next: Next<P::State>, parent: u32) -> NodeId {
        self.runs += 1;
        let id = NodeId(self.nodes.len() as u32);
        let Next { state, action, place, dependencies } = next;
        assert!(self.facts.allow(&action), "invariant `facts`: the program has said that it may do this");
        self.hands_on |= matches!(action, Action::Finish { value, .. } if value != 0);
        let dependencies = match dependencies {
            None => self.independent.clone(),
            Some(dependencies) => Arc::new(*dependencies),
        };
        let size = NODE + dependencies_bytes(&dependencies, &self.independent) + self.program.bytes(&state);
        self.sizes.push(size as u32);
        self.idle.push(self.idle_after(parent));
        self.bytes += size;
        let node = Node { action, place, parent, dependencies, near: [(0, NONE); 2], far: Vec::new() };
        self.nodes.push(node);
        self.states.push(state);
        self.urgency.push(Urgency::of(&action));
        self.eventful.push(false);
        id
    }

    fn idle_after(&self, parent: u32) -> u32 {
        match self.nodes.get(parent as usize).map(|node| node.action) {
            Some(Action::Read { .. } | Action::Fence { .. }) => self.idle[parent as usize] + 1,
            _ => 0,
        }
    }

    /// Whether it is time to call [`Unfolding::collect`].
    #[inline]
    pub fn is_over_bound(&self) -> bool {
        self.bytes > self.bound
    }

    /// Lowers the bound to `bound` bytes, so that it is time to collect if there are more.
    pub(crate) fn tighten(&mut self, bound: usize) {
        self.bound = self.bound.min(bound);
    }

    /// Drops every node that is neither among `live` nor an ancestor of one, and returns where each kept node
    /// went. If that frees little, the bound is raised, so that collecting stays rare.
    pub fn collect(&mut self, live: impl Iterator<Item = NodeId>) -> Vec<NodeId> {
        let mut kept = vec![false; self.nodes.len()];
        let live = live.flat_map(|node| self.mirrors.images(node)).collect::<Vec<_>>().into_iter();
        for node in live.chain(self.roots.iter().copied()) {
            let mut at = node.0;
            while at != NONE && !kept[at as usize] {
                kept[at as usize] = true;
                at = self.nodes[at as usize].parent;
            }
        }
        let mut moved = vec![NodeId(NONE); self.nodes.len()];
        for (new, old) in (0..kept.len()).filter(|old| kept[*old]).enumerate() {
            moved[old] = NodeId(new as u32);
        }
        let mut at = 0;
        self.nodes.retain(|_| (kept[at], at += 1).0);
        at = 0;
        self.states.retain(|_| (kept[at], at += 1).0);
        at = 0;
        self.sizes.retain(|_| (kept[at], at += 1).0);
        at = 0;
        self.idle.retain(|_| (kept[at], at += 1).0);
        self.bytes = self.sizes.iter().map(|size| *size as usize).sum();
        self.eventful = vec![false; self.nodes.len()];
        self.urgency = self.nodes.iter().map(|node| Urgency::of(&node.action)).collect();
        let to = |old: u32| if old == NONE { NONE } else { moved[old as usize].0 };
        for node in &mut self.nodes {
            node.parent = to(node.parent);
            let children: Vec<(Value, u32)> = node
                .near
                .iter()
                .chain(&node.far)
                .map(|(value, child)| (*value, to(*child)))
                .filter(|(_, child)| *child != NONE)
                .collect();
            node.near = [(0, NONE); 2];
            node.far.clear();
            for (place, child) in children.into_iter().enumerate() {
                if place < 2 { node.near[place] = child } else { node.far.push(child) }
            }
            debug_assert!(node.far.is_sorted(), "invariant `far`: children beyond the first two are sorted");
        }
        self.roots.iter_mut().for_each(|root| *root = moved[root.0 as usize]);
        self.mirrors.collect(&moved);
        self.joins = None;
        self.bound = self.bound.max(2 * self.bytes);
        moved
    }
}
