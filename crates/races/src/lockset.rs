//! Happens-before by locksets, evaluated when they are needed.
//!
//! Follows Elmas and Qadeer, *A New Lockset Algorithm and Its Applications* (MSR-TR-2005-118). The lockset of
//! an access holds whoever knows of it: threads, and what they have told it to: locks, atomic variables,
//! rounds of barriers. An access by a thread that is in the lockset of an earlier one happens after it.
//!
//! Differs: each access of a frontier has a lockset of its own, where section 6 of the paper mixes them
//! (`printed`). Locks enter locksets when they are released, not when they are acquired, so that every rule
//! is the same: *if this is in the lockset, so is that*. And synchronisation does not update all variables at
//! once: it is put on a list ([`Transfer`]), which is applied to a lockset when its variable is accessed
//! again.
//!
//! Two short cuts make that rare: an access by the same thread, and one by a thread that holds a lock that
//! was held at the earlier access. When the list is as long as there are locksets, all are brought up to date
//! ([`Order::settle`]) and the list is cleared: so memory depends on the variables, threads and locks, not on
//! the length of the trace.
//!
//! Not here: which accesses are compared (`frontier`). Compared with `oracle::traces` in
//! `fuzz/src/traces.rs`.

use crate::detect::{Carrier, Order, Sending, at};
use crate::event::{Lock, ThreadId};
use crate::frontier::Mark;

/// The list is never cleared when it is shorter, unless somebody has asked for that.
const SHORTEST: usize = 4096;
/// The list is not longer than this if there are more than [`MANY`] elements: to settle takes a bit for each
/// pair.
const LONGEST_WITH_MANY: usize = 8192;
const MANY: usize = 16_384;

/// A member of locksets: a thread, a lock, an atomic variable or a round. Dense.
type Element = u32;

/// One synchronisation: a lockset that contains `from` contains `to`, too.
#[derive(Clone, Copy)]
struct Transfer {
    from: Element,
    to: Element,
    /// Else `to` leaves a lockset that does not contain `from`.
    keeps: bool,
}

/// What is noted with an access: its lockset, as it was at some point of the list.
#[derive(Debug)]
pub struct Stamp {
    /// How many transfers it has seen, from the beginning of the trace.
    position: u64,
    /// The locks that the thread had acquired first and last of those that it held.
    locks: [Option<Lock>; 2],
    /// The lockset, in bits; empty for that of a new access, which contains its thread alone.
    set: Vec<u64>,
}

/// The list of synchronisations, and who holds what.
pub struct Locksets {
    elements: Elements,
    list: Vec<Transfer>,
    /// How many transfers there were before the list.
    cleared: u64,
    /// When the list is to be cleared: at this length, which is at least `shortest`.
    limit: usize,
    shortest: usize,
    owners: Vec<Option<ThreadId>>,
    /// For each thread, its locks in the order in which it has acquired them.
    held: Vec<Vec<Lock>>,
}

impl Default for Locksets {
    fn default() -> Locksets {
        Locksets::settling(SHORTEST)
    }
}

impl Order for Locksets {
    type Stamp = Stamp;

    fn stamp(&mut self, thread: ThreadId) -> Stamp {
        // Now rather than in the middle of `settle`.
        self.elements.of(Carrier::Thread(thread));
        let held = at(&mut self.held, thread.index());
        let locks = [held.first().copied(), held.last().copied()];
        Stamp { position: self.now(), locks, set: Vec::new() }
    }

    fn is_before(&mut self, mark: &mut Mark<Stamp>, thread: ThreadId) -> bool {
        // Its owner has released it since, and this thread has acquired it.
        if mark.stamp.locks.iter().flatten().any(|lock| self.owners[lock.index()] == Some(thread)) {
            return true;
        }
        let element = self.elements.of(Carrier::Thread(thread));
        self.open(mark);
        has(&mark.stamp.set, element) || self.advance(&mut mark.stamp, element)
    }

    fn send(&mut self, from: ThreadId, to: Carrier, how: Sending) {
        if let Carrier::Lock(lock) = to {
            self.owners[lock.index()] = None;
            let held = &mut self.held[from.index()];
            let index =
                held.iter().rposition(|other| *other == lock).expect("locks are released by their owners");
            held.remove(index);
        }
        let (from, to) = (self.elements.of(Carrier::Thread(from)), self.elements.of(to));
        self.list.push(Transfer { from, to, keeps: how == Sending::Adds });
    }

    fn receive(&mut self, thread: ThreadId, from: Carrier) {
        if let Carrier::Lock(lock) = from {
            *at(&mut self.owners, lock.index()) = Some(thread);
            at(&mut self.held, thread.index()).push(lock);
        }
        let (from, to) = (self.elements.of(from), self.elements.of(Carrier::Thread(thread)));
        self.list.push(Transfer { from, to, keeps: true });
    }

    fn is_full(&self) -> bool {
        self.list.len() >= self.limit
    }

    fn settle(&mut self, mut marks: Vec<&mut Mark<Stamp>>) {
        self.limit = self.shortest.max(marks.len());
        if self.elements.count as usize > MANY {
            self.limit = self.limit.min(LONGEST_WITH_MANY);
        }
        marks.sort_unstable_by_key(|mark| mark.stamp.position);
        let mut sweep = Sweep::new(&self.list, self.elements.count as usize);
        let now = self.now();
        let mut index = self.list.len();
        for mark in marks.into_iter().rev() {
            let seen = self.seen(&mark.stamp);
            while index > seen {
                index -= 1;
                sweep.step_back(self.list[index]);
            }
            self.open(mark);
            sweep.apply(&mut mark.stamp.set);
            mark.stamp.position = now;
        }
        self.cleared = now;
        self.list.clear();
    }
}

impl Locksets {
    /// The list is cleared when it is as long as there are locksets, and not shorter than this.
    pub fn settling(shortest: usize) -> Locksets {
        Locksets {
            elements: Elements::default(),
            list: Vec::new(),
            cleared: 0,
            limit: shortest,
            shortest,
            owners: Vec::new(),
            held: Vec::new(),
        }
    }

    fn now(&self) -> u64 {
        self.cleared + self.list.len() as u64
    }

    /// How much of the list a lockset has seen.
    fn seen(&self, stamp: &Stamp) -> usize {
        (stamp.position - self.cleared) as usize
    }

    /// Makes the lockset of an access large enough for all elements.
    fn open(&mut self, mark: &mut Mark<Stamp>) {
        let is_new = mark.stamp.set.is_empty();
        let own = self.elements.of(Carrier::Thread(mark.access.thread));
        let words = (self.elements.count as usize).div_ceil(64);
        mark.stamp.set.resize(words.max(mark.stamp.set.len()), 0);
        if is_new {
            insert(&mut mark.stamp.set, own);
        }
    }

    /// Applies the list to a lockset until an element is in it; whether it is.
    fn advance(&self, stamp: &mut Stamp, wanted: Element) -> bool {
        let set = stamp.set.as_mut_slice();
        for (index, transfer) in self.list.iter().enumerate().skip((stamp.position - self.cleared) as usize) {
            let has_from = has(set, transfer.from);
            // A branch on `has_from` would often be mispredicted.
            let word = &mut set[(transfer.to / 64) as usize];
            let shift = transfer.to % 64;
            *word &= !(u64::from(!transfer.keeps) << shift);
            *word |= u64::from(has_from) << shift;
            if transfer.to == wanted && has_from {
                stamp.position = self.cleared + index as u64 + 1;
                return true;
            }
        }
        stamp.position = self.now();
        false
    }
}

fn has(set: &[u64], element: Element) -> bool {
    set[(element / 64) as usize] >> (element % 64) & 1 == 1
}

fn insert(set: &mut [u64], element: Element) {
    set[(element / 64) as usize] |= 1 << (element % 64);
}

/// The members of a set of bits.
fn members(set: &[u64]) -> impl Iterator<Item = Element> {
    set.iter().enumerate().flat_map(|(index, word)| {
        let mut word = *word;
        std::iter::from_fn(move || {
            let bit = (word != 0).then(|| word.trailing_zeros())?;
            word &= word - 1;
            Some(index as u32 * 64 + bit)
        })
    })
}

/// What each element of a list leads to at its end. It goes backward over the list, so that locksets of all
/// positions are brought to the end in one pass.
struct Sweep {
    /// For each element that the list mentions, its row.
    rows_of: Vec<Option<u32>>,
    elements: Vec<Element>,
    /// For each row, the rows whose elements are in a lockset at the end if its element is in it here.
    reached: Vec<u64>,
    words: usize,
    /// Room for one row.
    sum: Vec<u64>,
    /// A row of all.
    all: Vec<u64>,
    /// The elements that have rows, in bits.
    mentioned: Vec<u64>,
}

impl Sweep {
    /// At the end of a list.
    fn new(list: &[Transfer], count: usize) -> Sweep {
        let mut rows_of = vec![None; count];
        let mut elements = Vec::new();
        for element in list.iter().flat_map(|transfer| [transfer.from, transfer.to]) {
            rows_of[element as usize].get_or_insert_with(|| {
                elements.push(element);
                elements.len() as u32 - 1
            });
        }
        let words = elements.len().div_ceil(64);
        let mut reached = vec![0; elements.len() * words];
        for row in 0..elements.len() {
            insert(&mut reached[row * words..][..words], row as u32);
        }
        let mut mentioned = vec![0; count.div_ceil(64)];
        elements.iter().for_each(|element| insert(&mut mentioned, *element));
        let mut all = vec![0; words];
        (0..elements.len() as u32).for_each(|row| insert(&mut all, row));
        Sweep { rows_of, elements, reached, words, sum: vec![0; words], all, mentioned }
    }

    fn row(&self, element: Element) -> usize {
        self.rows_of[element as usize].expect("all elements of the list have rows") as usize * self.words
    }

    /// Goes to before a transfer.
    fn step_back(&mut self, transfer: Transfer) {
        let (from, to) = (self.row(transfer.from), self.row(transfer.to));
        for word in 0..self.words {
            self.reached[from + word] |= self.reached[to + word];
        }
        if !transfer.keeps {
            self.reached[to..][..self.words].fill(0);
        }
    }

    /// Brings a lockset from here to the end.
    fn apply(&mut self, set: &mut [u64]) {
        self.sum.fill(0);
        let mut is_all = false;
        for (index, (word, mentioned)) in set.iter_mut().zip(&self.mentioned).enumerate() {
            for element in members(&[*word & mentioned]) {
                let row = self.row(index as u32 * 64 + element);
                let row = &self.reached[row..][..self.words];
                self.sum.iter_mut().zip(row).for_each(|(sum, word)| *sum |= word);
                // Old locksets have nearly all members, and the first few of these lead to all.
                is_all = self.sum == self.all;
                if is_all {
                    break;
                }
            }
            if is_all {
                break;
            }
        }
        set.iter_mut().zip(&self.mentioned).for_each(|(word, mentioned)| *word &= !mentioned);
        if is_all {
            set.iter_mut().zip(&self.mentioned).for_each(|(word, mentioned)| *word |= mentioned);
        } else {
            members(&self.sum).for_each(|row| insert(set, self.elements[row as usize]));
        }
    }
}

/// Numbers of elements.
#[derive(Default)]
struct Elements {
    threads: Vec<Option<Element>>,
    locks: Vec<Option<Element>>,
    atomics: Vec<Option<Element>>,
    rounds: Vec<Option<Element>>,
    count: u32,
}

impl Elements {
    fn of(&mut self, carrier: Carrier) -> Element {
        let slot = match carrier {
            Carrier::Thread(thread) => at(&mut self.threads, thread.index()),
            Carrier::Lock(lock) => at(&mut self.locks, lock.index()),
            Carrier::Atomic(variable) => at(&mut self.atomics, variable.index()),
            Carrier::Round(round) => at(&mut self.rounds, round as usize),
        };
        *slot.get_or_insert_with(|| {
            self.count += 1;
            self.count - 1
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Access, PlaceId};

    #[test]
    fn the_list_does_not_grow_with_the_trace() {
        let mut locksets = Locksets::default();
        let (one, other, lock) = (ThreadId(0), ThreadId(1), Lock(0));
        let access = Access { thread: one, place: PlaceId(0), is_write: true, position: 0 };
        let mut mark = Mark { access, stamp: locksets.stamp(one) };
        for step in 0..10 * SHORTEST {
            locksets.receive(one, Carrier::Lock(lock));
            locksets.send(one, Carrier::Lock(lock), Sending::Replaces);
            if locksets.is_full() {
                locksets.settle(vec![&mut mark]);
            }
            assert!(locksets.list.len() < SHORTEST, "step {step}");
        }
        assert!(!locksets.is_before(&mut mark, other));
        locksets.receive(other, Carrier::Lock(lock));
        assert!(locksets.is_before(&mut mark, other));
    }
}
