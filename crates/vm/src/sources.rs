//! Which reads of a thread a value comes from, as small numbers of sets that are kept once.
//!
//! A number also says whether the value may be made from an address of the thread's own memory: writing such
//! a value may publish what it points to.

use rustc_hash::FxHashMap;
use selvedge_program::union;

/// What a value comes from: the number of a set of reads and, as the highest bit, whether an address of the
/// thread's own memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Sources(u32);

impl Sources {
    /// From nothing that was read.
    pub const NONE: Sources = Sources(0);
    /// From an address of the thread's own memory, and nothing that was read.
    pub const OWN: Sources = Sources(1 << 31);

    fn set(self) -> u32 {
        self.0 & !Sources::OWN.0
    }

    fn own(self) -> u32 {
        self.0 & Sources::OWN.0
    }

    /// The reads alone: what an address adds to what is found there.
    pub fn reads(self) -> Sources {
        Sources(self.set())
    }

    /// Whether it may be made from an address of the thread's own memory.
    pub fn is_own(self) -> bool {
        self.own() != 0
    }
}

/// The sets. Set 0 is empty.
#[derive(Clone, Debug)]
pub(crate) struct SourceSets {
    lists: Vec<Box<[u16]>>,
    numbers: FxHashMap<Box<[u16]>, u32>,
    /// Unions that were made before.
    unions: FxHashMap<(u32, u32), u32>,
}

impl Default for SourceSets {
    fn default() -> SourceSets {
        let numbers = FxHashMap::from_iter([(Box::default(), 0)]);
        SourceSets { lists: vec![Box::default()], numbers, unions: FxHashMap::default() }
    }
}

impl SourceSets {
    fn number(&mut self, list: &[u16]) -> u32 {
        if let Some(known) = self.numbers.get(list) {
            return *known;
        }
        let new = self.lists.len() as u32;
        self.lists.push(list.into());
        self.numbers.insert(list.into(), new);
        new
    }

    /// The value of one read.
    pub fn read(&mut self, event: u32) -> Sources {
        Sources(self.number(&[u16::try_from(event).unwrap_or(u16::MAX)]))
    }

    /// Something made of two values.
    pub fn union(&mut self, a: Sources, b: Sources) -> Sources {
        let own = a.own() | b.own();
        let (least, most) = (a.set().min(b.set()), a.set().max(b.set()));
        if least == 0 || least == most {
            return Sources(most | own);
        }
        if let Some(known) = self.unions.get(&(least, most)) {
            return Sources(known | own);
        }
        let union = union(&self.lists[least as usize], &self.lists[most as usize]);
        let number = self.number(&union);
        self.unions.insert((least, most), number);
        Sources(number | own)
    }

    /// Whether a value that comes from something, with reads renamed, comes from nothing that another does
    /// not come from.
    pub fn is_within(&self, some: Sources, other: Sources, rename: impl Fn(u32) -> u32) -> bool {
        let others = self.list(other);
        let has = |read: u16| others.binary_search(&read).is_ok();
        some.own() & !other.own() == 0
            && self.list(some).iter().all(|read| u16::try_from(rename((*read).into())).is_ok_and(has))
    }

    /// The reads, ascending.
    pub fn list(&self, sources: Sources) -> &[u16] {
        &self.lists[sources.set() as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_union_has_the_reads_of_both_and_knows_of_addresses() {
        let mut sets = SourceSets::default();
        let (three, one) = (sets.read(3), sets.read(1));
        let both = sets.union(three, one);
        assert_eq!(sets.list(both), [1, 3]);
        assert_eq!(sets.union(both, three), both);
        assert_eq!(sets.union(Sources::NONE, three), three);
        let address = sets.union(Sources::OWN, both);
        assert!(address.is_own() && !both.is_own());
        assert_eq!(sets.list(address), sets.list(both));
        assert_eq!(sets.list(Sources::OWN), []);
    }

    #[test]
    fn what_is_within_has_no_other_reads_and_no_other_address() {
        let mut sets = SourceSets::default();
        let (one, three) = (sets.read(1), sets.read(3));
        let both = sets.union(one, three);
        let own = sets.union(Sources::OWN, both);
        assert!(sets.is_within(Sources::NONE, one, |read| read) && sets.is_within(one, both, |read| read));
        assert!(!sets.is_within(both, one, |read| read) && !sets.is_within(one, three, |read| read));
        assert!(sets.is_within(one, three, |read| read + 2));
        assert!(sets.is_within(both, own, |read| read) && !sets.is_within(own, both, |read| read));
    }
}
