//! The pages of an object by number: a sparse tree whose nodes are behind shared pointers.
//!
//! A change copies the nodes from the root to one page, and a thread is cloned and changed at each of its
//! events: so what an event costs must not grow with the objects that are written between events. Rejected: a
//! sorted list of pages, which is copied as a whole. An object of one page at its start, as most are, is that
//! page and nothing else.

use crate::size::unshared;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The number of children of a node, as a power of 2.
const BITS: u32 = 4;
const WIDTH: usize = 1 << BITS;

/// Pages by number; a clone shares them until they are changed.
#[derive(Clone, Debug)]
pub(crate) struct Pages<P> {
    root: Child<P>,
    /// How many levels of nodes are above the pages: as few as the largest number allows.
    height: u32,
}

/// A page, or the node above some; none where there is no page at all.
type Child<P> = Option<Arc<Node<P>>>;

#[derive(Clone, Debug)]
enum Node<P> {
    Page(P),
    Inner([Child<P>; WIDTH]),
}

impl<P> Default for Pages<P> {
    fn default() -> Pages<P> {
        Pages { root: None, height: 0 }
    }
}

impl<P> Node<P> {
    fn own_bytes(&self, bytes: &impl Fn(&P) -> usize) -> usize {
        match self {
            Node::Page(page) => bytes(page),
            Node::Inner(children) => children.iter().map(|child| own_bytes(child, bytes)).sum(),
        }
    }
}

fn own_bytes<P>(child: &Child<P>, bytes: &impl Fn(&P) -> usize) -> usize {
    child.as_ref().map_or(0, |node| unshared(node, |node| node.own_bytes(bytes)))
}

/// Which child of a node of this height has the page.
fn place(number: u64, height: u32) -> usize {
    (number >> (BITS * (height - 1))) as usize & (WIDTH - 1)
}

/// A page below a node of this height, to change it; `make` makes it if it is not there.
fn page_below<'a, P: Clone>(
    child: &'a mut Child<P>,
    number: u64,
    height: u32,
    make: &impl Fn() -> P,
) -> &'a mut P {
    let node = child.get_or_insert_with(|| {
        Arc::new(if height == 0 { Node::Page(make()) } else { Node::Inner(Default::default()) })
    });
    match Arc::make_mut(node) {
        Node::Page(page) => page,
        Node::Inner(children) => page_below(&mut children[place(number, height)], number, height - 1, make),
    }
}

impl<P: Clone> Pages<P> {
    /// Whether the tree is high enough for a page.
    fn reaches(&self, number: u64) -> bool {
        number >> (BITS * self.height) == 0
    }

    /// A page.
    #[inline]
    pub fn get(&self, number: u64) -> Option<&P> {
        if !self.reaches(number) {
            return None;
        }
        let (mut node, mut height) = (self.root.as_ref()?, self.height);
        loop {
            match &**node {
                Node::Page(page) => return Some(page),
                Node::Inner(children) => {
                    (node, height) = (children[place(number, height)].as_ref()?, height - 1)
                }
            }
        }
    }

    /// A page, to change it; `make` makes it if it is not there.
    pub fn get_or_make(&mut self, number: u64, make: impl Fn() -> P) -> &mut P {
        while !self.reaches(number) {
            self.height += 1;
            self.root = self.root.take().map(|root| {
                let mut children: [Child<P>; WIDTH] = Default::default();
                children[0] = Some(root);
                Arc::new(Node::Inner(children))
            });
        }
        page_below(&mut self.root, number, self.height, &make)
    }

    /// All pages in order, with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (u64, &P)> {
        self.range(0..=u64::MAX)
    }

    /// The pages with these numbers in order, with their numbers.
    pub fn range(&self, numbers: RangeInclusive<u64>) -> impl Iterator<Item = (u64, &P)> {
        // Nodes that are left to look at, the next one last: the number of its first page, and its height.
        let mut left: Vec<_> = self.root.iter().map(|root| (0, self.height, root)).collect();
        std::iter::from_fn(move || {
            while let Some((first, height, node)) = left.pop() {
                let last = first + ((1 << (BITS * height)) - 1);
                match &**node {
                    _ if first > *numbers.end() || last < *numbers.start() => {}
                    Node::Page(page) => return Some((first, page)),
                    Node::Inner(children) => {
                        let below = |place| first + ((place as u64) << (BITS * (height - 1)));
                        let present = children.iter().enumerate().rev().filter_map(|(place, child)| {
                            child.as_ref().map(|child| (below(place), height - 1, child))
                        });
                        left.extend(present);
                    }
                }
            }
            None
        })
    }

    /// About how many bytes are these pages' alone, given those of a page beside itself.
    pub fn own_bytes(&self, bytes: impl Fn(&P) -> usize) -> usize {
        own_bytes(&self.root, &bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::Pages;
    use std::collections::BTreeMap;

    #[test]
    fn they_are_a_map() {
        let mut rng = fastrand::Rng::with_seed(1);
        let (mut pages, mut map) = (Pages::default(), BTreeMap::new());
        let mut kept = Vec::new();
        for value in 0..5000 {
            // Small numbers mostly; the largest is that of the last page there can be.
            let number = rng.u64(..) >> 6 >> rng.u32(0..58);
            *pages.get_or_make(number, || 0) += value;
            *map.entry(number).or_insert(0) += value;
            let other = rng.u64(0..5000);
            assert_eq!(pages.get(other), map.get(&other));
            if value % 500 == 0 {
                kept.push((pages.clone(), map.clone()));
            }
        }
        kept.push((pages, map));
        for (pages, map) in kept {
            assert!(pages.iter().eq(map.iter().map(|(number, value)| (*number, value))));
            for shift in 0..58 {
                let first = rng.u64(..) >> 6 >> shift;
                let range = first..=first + rng.u64(0..first + 100);
                assert!(
                    pages.range(range.clone()).eq(map.range(range).map(|(number, value)| (*number, value)))
                );
            }
        }
    }

    #[test]
    fn a_change_copies_few_nodes() {
        let mut pages = Pages::default();
        (0..1000).for_each(|number| *pages.get_or_make(number, || 0) = number);
        let alone = pages.own_bytes(|_| 0);
        let mut next = pages.clone();
        assert_eq!(next.own_bytes(|_| 0), 0);
        *next.get_or_make(500, || 0) = 7;
        // Three levels above a page, of more than sixty nodes.
        assert!(next.own_bytes(|_| 0) < alone / 100, "{alone}");
    }
}
