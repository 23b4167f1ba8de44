//! Whether threads do the same: each node of a symmetric thread is compared with the nodes of its neighbours
//! that stand for it.
//!
//! Which executions there are with two threads exchanged depends on what either does after the values that
//! the other was given. So whatever node is made for one of them is made for the others, too.

use super::{NONE, NodeId, Unfolding};
use selvedge_graph::{ThreadId, Value};
use selvedge_program::{Action, Block, LocId, Program, Symmetric, Wait};
use std::collections::BTreeMap;

/// A node of another thread that stands for a node.
#[derive(Clone, Copy, Debug)]
struct Image {
    node: NodeId,
    /// Whose it is.
    thread: ThreadId,
    /// Whose the node is that it stands for.
    of: ThreadId,
}

/// Two nodes to be compared, each with its thread.
type Pair = [(ThreadId, NodeId); 2];

/// Which nodes stand for each other.
#[derive(Clone, Debug, Default)]
pub(super) struct Mirrors {
    /// By node: those of the thread before and of the thread after.
    images: BTreeMap<u32, Vec<Image>>,
    /// Threads that do something else than a neighbour, as a set of bits.
    unlike: u32,
    /// What is yet to be compared. To compare nodes makes others, which are to be compared as well: these
    /// wait here until whoever has begun gets to them, as threads may go on for longer than the stack is
    /// deep.
    pending: Vec<Pair>,
    is_comparing: bool,
}

impl Mirrors {
    pub fn is_empty(&self) -> bool {
        self.images.is_empty()
    }

    /// A node and all those that stand for it.
    pub fn images(&self, node: NodeId) -> Vec<NodeId> {
        let mut all = vec![node];
        let mut at = 0;
        while at < all.len() {
            let near = self.images.get(&all[at].0).into_iter().flatten().map(|image| image.node);
            let new: Vec<NodeId> = near.filter(|node| !all.contains(node)).collect();
            all.extend(new);
            at += 1;
        }
        all
    }

    /// Nodes have gone to other numbers, or away.
    pub fn collect(&mut self, moved: &[NodeId]) {
        let images = std::mem::take(&mut self.images);
        for (node, images) in images.into_iter().filter(|(node, _)| moved[*node as usize].0 != NONE) {
            let images =
                images.into_iter().map(|image| Image { node: moved[image.node.0 as usize], ..image });
            let images = images.filter(|image| image.node.0 != NONE).collect();
            self.images.insert(moved[node as usize].0, images);
        }
    }

    fn knows(&self, node: NodeId, image: NodeId) -> bool {
        self.images.get(&node.0).is_some_and(|known| known.iter().any(|known| known.node == image))
    }
}

impl<P: Program> Unfolding<'_, P> {
    /// Makes two threads, and all that they do after two nodes, symmetric; compares what is known of them by
    /// now.
    pub(crate) fn mirror(&mut self, first: (ThreadId, NodeId), second: (ThreadId, NodeId)) {
        self.mirrors.pending.push([first, second]);
        if std::mem::replace(&mut self.mirrors.is_comparing, true) {
            return;
        }
        while let Some(pair) = self.mirrors.pending.pop() {
            self.compare(pair);
        }
        self.mirrors.is_comparing = false;
    }

    fn compare(&mut self, [(thread, first), (other, second)]: Pair) {
        if self.mirrors.knows(first, second) {
            return;
        }
        let threads = (thread, other);
        if !self.are_alike(first, second, threads) {
            self.mirrors.unlike |= 1 << thread.index() | 1 << other.index();
            return;
        }
        let image = |node, thread, of| Image { node, thread, of };
        self.mirrors.images.entry(first.0).or_default().push(image(second, other, thread));
        self.mirrors.images.entry(second.0).or_default().push(image(first, thread, other));
        for value in self.values_after(first) {
            let exchanged = self.exchanged(first, value, threads);
            let children = (self.child(first, value), self.child(second, exchanged));
            self.mirrors.pending.push([(thread, children.0), (other, children.1)]);
        }
        for value in self.values_after(second) {
            let exchanged = self.exchanged(second, value, threads);
            let children = (self.child(first, exchanged), self.child(second, value));
            self.mirrors.pending.push([(thread, children.0), (other, children.1)]);
        }
    }

    /// Threads that do something else than a neighbour with which they were taken for symmetric, as a set of
    /// bits.
    pub(crate) fn unlike(&self) -> u32 {
        self.mirrors.unlike
    }

    /// No threads are symmetric any more.
    pub(crate) fn forget_mirrors(&mut self) {
        self.mirrors = Mirrors::default();
    }

    /// A new node, after `node` has returned `value`, is made for the neighbours of its thread, too.
    pub(super) fn mirror_child(&mut self, node: NodeId, value: Value, child: NodeId) {
        for image in self.mirrors.images.get(&node.0).cloned().unwrap_or_default() {
            let exchanged = self.exchanged(node, value, (image.of, image.thread));
            let other = self.child(image.node, exchanged);
            self.mirror((image.of, child), (image.thread, other));
        }
    }

    fn values_after(&self, node: NodeId) -> Vec<Value> {
        let node = &self.nodes[node.0 as usize];
        node.near
            .iter()
            .chain(&node.far)
            .filter(|(_, child)| *child != NONE)
            .map(|(value, _)| *value)
            .collect()
    }

    /// What the action of a node returns if two threads change places.
    fn exchanged(&self, node: NodeId, value: Value, threads: (ThreadId, ThreadId)) -> Value {
        match self.action(node) {
            Action::Read { loc, .. } => self.exchanged_at(loc, value, threads),
            _ => value,
        }
    }

    fn exchanged_at(&self, loc: LocId, value: Value, threads: (ThreadId, ThreadId)) -> Value {
        self.program.symmetric().map_or(value, |symmetric| symmetric.exchanged(loc, value, threads))
    }

    /// Whether the actions of two nodes are the same but for the threads they belong to.
    fn are_alike(&self, first: NodeId, second: NodeId, threads: (ThreadId, ThreadId)) -> bool {
        let exchanged = |thread: ThreadId| match thread {
            thread if thread == threads.0 => threads.1,
            thread if thread == threads.1 => threads.0,
            thread => thread,
        };
        let first = match self.action(first) {
            Action::Write { loc, order, value, exclusive } => {
                let value = self.exchanged_at(loc, value, threads);
                Action::Write { loc, order, value, exclusive }
            }
            Action::Block(Block::Wait(Wait::Lock { owner })) => {
                Action::Block(Block::Wait(Wait::Lock { owner: exchanged(owner) }))
            }
            // Each has a location of its own; what it returns is judged where it is joined.
            Action::Finish { .. } => return matches!(self.action(second), Action::Finish { .. }),
            other => other,
        };
        first == self.action(second)
    }
}
