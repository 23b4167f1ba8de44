//! Sets of threads and of classes, each in one machine word.

use crate::label::{Class, ThreadId};
use serde::{Deserialize, Serialize};
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

/// A set of threads: bit `n` stands for thread `n`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ThreadSet(u32);

/// A set of classes of events: the bit of a class is its index.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ClassSet(u64);

macro_rules! set {
    ($set:ident, $element:ty, $word:ty, $index:expr) => {
        impl $set {
            /// The set without members.
            pub const EMPTY: $set = $set(0);

            /// The set whose members are the bits of a word.
            #[inline]
            pub const fn from_bits(bits: $word) -> $set {
                $set(bits)
            }

            /// The members as the bits of a word.
            #[inline]
            pub const fn bits(self) -> $word {
                self.0
            }

            /// The set with one member.
            #[inline]
            pub fn of(element: $element) -> $set {
                $set(1 << $index(element))
            }

            /// Whether there are no members.
            #[inline]
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether something is a member.
            #[inline]
            pub fn contains(self, element: $element) -> bool {
                self.0 >> $index(element) & 1 == 1
            }

            /// Whether the two sets have a member in common.
            #[inline]
            pub fn meets(self, other: $set) -> bool {
                self.0 & other.0 != 0
            }

            /// Whether each member is one of the other set.
            #[inline]
            pub fn is_within(self, other: $set) -> bool {
                self.0 & !other.0 == 0
            }

            /// Takes in one more member.
            #[inline]
            pub fn insert(&mut self, element: $element) {
                self.0 |= $set::of(element).0;
            }

            /// Takes out a member.
            #[inline]
            pub fn remove(&mut self, element: $element) {
                self.0 &= !$set::of(element).0;
            }
        }

        impl BitOr for $set {
            type Output = $set;
            #[inline]
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: $set) {
                self.0 |= other.0;
            }
        }

        impl BitAnd for $set {
            type Output = $set;
            #[inline]
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        impl Sub for $set {
            type Output = $set;
            #[inline]
            fn sub(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }

        impl SubAssign for $set {
            #[inline]
            fn sub_assign(&mut self, other: $set) {
                self.0 &= !other.0;
            }
        }

        impl FromIterator<$element> for $set {
            fn from_iter<I: IntoIterator<Item = $element>>(elements: I) -> $set {
                elements.into_iter().fold($set::EMPTY, |set, element| set | $set::of(element))
            }
        }

        /// The union of sets.
        impl FromIterator<$set> for $set {
            fn from_iter<I: IntoIterator<Item = $set>>(sets: I) -> $set {
                sets.into_iter().fold($set::EMPTY, |all, set| all | set)
            }
        }
    };
}

set!(ThreadSet, ThreadId, u32, ThreadId::index);
set!(ClassSet, Class, u64, Class::index);

impl ThreadSet {
    /// How many members there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The members, by number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = ThreadId> {
        std::iter::successors(Some(self.0), |rest| Some(rest & rest.wrapping_sub(1)))
            .take_while(|rest| *rest != 0)
            .map(|rest| ThreadId(rest.trailing_zeros() as u16))
    }
}

impl BitOr for Class {
    type Output = ClassSet;
    #[inline]
    fn bitor(self, other: Class) -> ClassSet {
        ClassSet::of(self) | ClassSet::of(other)
    }
}

impl ClassSet {
    /// Every class, those that no event has included.
    pub const ALL: ClassSet = ClassSet(u64::MAX);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_the_members_that_it_was_given() {
        let mut set: ThreadSet = [ThreadId(0), ThreadId(5), ThreadId(31)].into_iter().collect();
        assert_eq!((set.len(), set.contains(ThreadId(5)), set.contains(ThreadId(4))), (3, true, false));
        assert_eq!(set.iter().collect::<Vec<_>>(), [ThreadId(0), ThreadId(5), ThreadId(31)]);
        set.remove(ThreadId(5));
        assert_eq!(set - ThreadSet::of(ThreadId(0)), ThreadSet::of(ThreadId(31)));
        assert!(set.meets(ThreadSet::of(ThreadId(31))) && !set.is_within(ThreadSet::of(ThreadId(31))));
        assert_eq!(set.bits(), 1 | 1 << 31);
        assert!(ClassSet::of(Class::INIT).is_within(ClassSet::ALL) && ClassSet::EMPTY.is_empty());
    }
}
