//! A vector that is cheap to clone and to change after that: a tree whose nodes are behind shared pointers.
//!
//! A change copies the nodes from the root to one leaf, and a thread is cloned and changed at each of its
//! events: so what an event costs must not grow with all that its thread has. Rejected: one list of chunks,
//! which is copied as a whole. Its cost is that of a sixteenth of the elements, at each event: quadratic in a
//! program that makes thousands of objects.

use crate::size::unshared;
use std::sync::Arc;

/// The number of elements of a leaf, and of children of another node, as a power of 2.
const BITS: u32 = 4;
const WIDTH: usize = 1 << BITS;

/// A vector as a tree; a clone shares its nodes until they are changed.
#[derive(Clone, Debug)]
pub(crate) struct Table<T> {
    root: Arc<Node<T>>,
    /// How many levels of nodes are above the leaves.
    height: u32,
    len: usize,
}

/// A part of the vector. All nodes but the last of each level are full.
#[derive(Clone, Debug)]
enum Node<T> {
    Leaf(Vec<T>),
    Inner(Vec<Arc<Node<T>>>),
}

impl<T> Default for Table<T> {
    fn default() -> Table<T> {
        Table { root: Arc::new(Node::Leaf(Vec::new())), height: 0, len: 0 }
    }
}

/// The place of an element, or of the node that has it, in a node of this height.
fn place(at: usize, height: u32) -> usize {
    at >> (BITS * height) & (WIDTH - 1)
}

impl<T: Clone> Node<T> {
    /// A leaf of one element, below as many nodes as there are levels.
    fn above(element: T, height: u32) -> Node<T> {
        match height.checked_sub(1) {
            None => Node::Leaf(vec![element]),
            Some(below) => Node::Inner(vec![Arc::new(Node::above(element, below))]),
        }
    }

    fn push(&mut self, at: usize, height: u32, element: T) {
        match self {
            Node::Leaf(elements) => elements.push(element),
            Node::Inner(nodes) => match nodes.get_mut(place(at, height)) {
                Some(node) => Arc::make_mut(node).push(at, height - 1, element),
                None => nodes.push(Arc::new(Node::above(element, height - 1))),
            },
        }
    }

    /// Takes an element away, the last, and the nodes that have no other.
    fn pop(&mut self, at: usize, height: u32) {
        match self {
            Node::Leaf(elements) => drop(elements.pop()),
            Node::Inner(nodes) => match at & ((1 << (BITS * height)) - 1) {
                0 => drop(nodes.pop()),
                _ => Arc::make_mut(&mut nodes[place(at, height)]).pop(at, height - 1),
            },
        }
    }

    fn own_bytes(&self, bytes: &impl Fn(&T) -> usize) -> usize {
        match self {
            Node::Leaf(elements) => size_of_val(&elements[..]) + elements.iter().map(bytes).sum::<usize>(),
            Node::Inner(nodes) => {
                let below = nodes.iter().map(|node| unshared(node, |node| node.own_bytes(bytes)));
                size_of_val(&nodes[..]) + below.sum::<usize>()
            }
        }
    }
}

impl<T: Clone> Table<T> {
    /// How many elements there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Adds an element at the end.
    pub fn push(&mut self, element: T) {
        if self.len == WIDTH << (BITS * self.height) {
            self.height += 1;
            self.root = Arc::new(Node::Inner(vec![Arc::clone(&self.root)]));
        }
        Arc::make_mut(&mut self.root).push(self.len, self.height, element);
        self.len += 1;
    }

    /// Takes the last element away.
    pub fn pop(&mut self) {
        let Some(last) = self.len.checked_sub(1) else { return };
        Arc::make_mut(&mut self.root).pop(last, self.height);
        self.len = last;
        if self.height > 0
            && let Node::Inner(nodes) = &*self.root
            && let [only] = &nodes[..]
        {
            (self.root, self.height) = (Arc::clone(only), self.height - 1);
        }
    }

    /// Takes the last elements away until there are so many.
    pub fn truncate(&mut self, len: usize) {
        while self.len > len {
            self.pop();
        }
    }

    /// Takes all elements away.
    pub fn clear(&mut self) {
        *self = Table::default();
    }

    /// The leaf of an element that is there.
    #[inline]
    fn leaf(&self, at: usize) -> &[T] {
        let (mut node, mut height) = (&*self.root, self.height);
        loop {
            match node {
                Node::Leaf(elements) => return elements,
                Node::Inner(nodes) => (node, height) = (&nodes[place(at, height)], height - 1),
            }
        }
    }

    /// An element.
    #[inline]
    pub fn get(&self, at: usize) -> Option<&T> {
        if at < self.len { Some(&self.leaf(at)[at % WIDTH]) } else { None }
    }

    /// An element, to change it.
    pub fn get_mut(&mut self, at: usize) -> Option<&mut T> {
        if at >= self.len {
            return None;
        }
        let (mut node, mut height) = (Arc::make_mut(&mut self.root), self.height);
        loop {
            match node {
                Node::Leaf(elements) => return elements.get_mut(at % WIDTH),
                Node::Inner(nodes) => {
                    (node, height) = (Arc::make_mut(&mut nodes[place(at, height)]), height - 1)
                }
            }
        }
    }

    /// About how many bytes are this table's alone, given those of an element.
    pub fn own_bytes(&self, bytes: impl Fn(&T) -> usize) -> usize {
        unshared(&self.root, |root| root.own_bytes(&bytes))
    }

    /// The elements in order.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        (0..self.len).step_by(WIDTH).flat_map(|at| self.leaf(at))
    }

    /// How many elements at the start satisfy something that those behind them do not.
    pub fn partition_point(&self, mut is_before: impl FnMut(&T) -> bool) -> usize {
        let (mut low, mut high) = (0, self.len);
        while low < high {
            let middle = (low + high) / 2;
            if self.get(middle).is_some_and(&mut is_before) { low = middle + 1 } else { high = middle }
        }
        low
    }
}

impl<T: Clone> std::ops::Index<usize> for Table<T> {
    type Output = T;

    fn index(&self, at: usize) -> &T {
        assert!(at < self.len, "a table of {} elements has none of number {at}", self.len);
        &self.leaf(at)[at % WIDTH]
    }
}

#[cfg(test)]
mod tests {
    use super::Table;

    #[test]
    fn a_clone_keeps_what_it_has() {
        let mut table = Table::default();
        (0..40).for_each(|n| table.push(n));
        let before = table.clone();
        *table.get_mut(17).expect("there are 40") = 100;
        (0..30).for_each(|_| table.pop());
        table.push(7);
        assert!(before.iter().copied().eq(0..40));
        assert!(table.iter().copied().eq((0..10).chain([7])));
        assert_eq!(before.partition_point(|n| *n < 23), 23);
        assert_eq!(table.get(11), None);
    }

    #[test]
    fn it_is_a_vector() {
        let mut rng = fastrand::Rng::with_seed(1);
        let (mut table, mut vector) = (Table::default(), Vec::new());
        let mut kept = Vec::new();
        for number in 0..20_000 {
            match rng.u32(0..100) {
                // Grows past several levels, and shrinks again.
                0..53 => (0..8).for_each(|more| {
                    table.push(number + more);
                    vector.push(number + more);
                }),
                53..90 => {
                    let left = vector.len().saturating_sub(rng.usize(0..15));
                    table.truncate(left);
                    vector.truncate(left);
                }
                90..99 => {
                    let at = rng.usize(0..vector.len() + 3);
                    assert_eq!(table.get(at), vector.get(at));
                    if let (Some(mine), Some(theirs)) = (table.get_mut(at), vector.get_mut(at)) {
                        (*mine, *theirs) = (number, number);
                    }
                }
                _ => kept.push((table.clone(), vector.clone())),
            }
            assert_eq!(table.len(), vector.len());
        }
        kept.push((table, vector));
        assert!(kept.iter().any(|(table, _)| table.len() > 5000), "there are several levels");
        for (table, vector) in kept {
            assert!(table.iter().eq(&vector));
            assert!(vector.iter().enumerate().all(|(at, element)| table[at] == *element));
        }
    }
}
