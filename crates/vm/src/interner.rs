//! Numbers for what is met while threads run: locations, threads, beginnings of threads, keys.
//!
//! A number once given stays. Which number something gets depends on the order in which things are met; what
//! threads do does not depend on these numbers, but for threads' own, whose places in the address space they
//! choose.
//!
//! Machines that explore parts of the same program must give the same numbers, since values and threads of
//! one are met in another. So they have one interner in common, behind a lock, and each a copy that is asked
//! first: numbers are only ever added, so what the copy knows is right, and what it does not know is rare.

use rustc_hash::FxHashMap;
use selvedge_program::LocId;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard};

/// Where the beginnings of threads are: addresses that no access can reach.
const STARTS: u64 = 0x1_0000;
/// Where the ends of threads are.
const FINISHES: u64 = 0x2_0000;
/// The largest number of threads that these places have room for.
pub(crate) const MOST_THREADS: usize = 4096;

/// Special locations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Special {
    Start(u16),
    Finish(u16),
}

impl Special {
    /// The address that stands for it.
    pub fn address(self) -> u64 {
        match self {
            Special::Start(thread) => STARTS + 8 * thread as u64,
            Special::Finish(thread) => FINISHES + 8 * thread as u64,
        }
    }

    /// The special location at an address.
    pub fn at(address: u64) -> Option<Special> {
        let number =
            |from: u64| address.checked_sub(from).map(|by| by / 8).filter(|n| *n < MOST_THREADS as u64);
        match (number(STARTS), number(FINISHES)) {
            (Some(thread), _) => Some(Special::Start(thread as u16)),
            (_, Some(thread)) => Some(Special::Finish(thread as u16)),
            _ => None,
        }
    }
}

/// The number of bytes that stands for the own location of a barrier.
const BARRIER: u8 = u8::MAX;
/// The number of bytes that stands for the queue of those who sleep at an address.
const QUEUE: u8 = u8::MAX - 1;

/// The number of bytes that stands for the size of the object at an address, which nobody writes.
const SIZE: u8 = u8::MAX - 2;
/// The number of bytes that stands for the queue of those whom other processes could wake as well.
const SHARED_QUEUE: u8 = u8::MAX - 3;

/// The queue of those who sleep at an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Queue {
    pub address: u64,
    /// Whether other processes could wake them. Linux keeps them apart from those who sleep there without:
    /// neither sort is woken by wake-ups of the other.
    pub is_shared: bool,
}

impl Queue {
    /// Of those who sleep there as threads of one process.
    pub fn at(address: u64) -> Queue {
        Queue { address, is_shared: false }
    }
}

/// A location: some bytes; none of them if it stands for an object that is freed.
#[derive(Clone, Debug)]
pub(crate) struct Location {
    pub address: u64,
    pub bytes: u8,
    pub overlapping: Vec<LocId>,
    /// For the first and the second word of eight bytes that it has bytes of: the location with bytes there
    /// that was met before, or `NONE`.
    earlier: [LocId; 2],
    /// The bits that name a thread, by its number plus one, if the location is the word of a lock.
    pub owner: Option<u64>,
    /// Whether code reads it that is no lock's.
    pub is_read: bool,
}

impl Location {
    /// Whether it is the own location of a barrier.
    pub fn is_barrier(&self) -> bool {
        self.bytes == BARRIER
    }

    /// Whether it is the queue of those who sleep at an address.
    pub fn is_queue(&self) -> bool {
        matches!(self.bytes, QUEUE | SHARED_QUEUE)
    }

    /// Whether it is the size of the object at an address.
    pub fn is_size(&self) -> bool {
        self.bytes == SIZE
    }
}

/// Locations are looked up by the words of so many bytes that they have bytes of: one, or two. None is longer
/// than a word.
const WORD: u64 = 8;

/// Whether a location of so many bytes can share some with another.
fn is_memory(bytes: u8) -> bool {
    bytes > 0 && bytes < SHARED_QUEUE
}

/// Everything that has a number.
#[derive(Clone, Debug, Default)]
pub(crate) struct Interner {
    locations: Vec<Location>,
    location_numbers: FxHashMap<(u64, u8), LocId>,
    /// By word: the location with bytes of it that was met last.
    last_in_word: FxHashMap<u64, LocId>,
    /// Some locations share bytes.
    pub has_overlapping: bool,
    /// By creator and the number of the creation among its creations, from 0.
    threads: FxHashMap<(u16, u32), u16>,
    /// The first function that each thread was seen to start with.
    first_functions: FxHashMap<u16, u64>,
    /// Function and argument of beginnings.
    starts: Vec<(u64, u64)>,
    start_numbers: FxHashMap<(u64, u64), usize>,
    /// By creator, number among its keys, destructor; key 1 is the first.
    keys: Vec<(u16, u32, u64)>,
    /// By address of a lock or barrier: who was first seen to initialise it, and how often that thread had
    /// done so before.
    initialisations: FxHashMap<u64, (u16, u32)>,
    /// Some location that names a thread is read by code that is no lock's.
    pub tells_owner: bool,
    /// What gives the numbers if several machines need the same ones.
    common: Option<Arc<Mutex<Common>>>,
}

/// All numbers, as plain data in a fixed order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Numbers {
    /// Address, bytes, bits that name a thread, whether code reads it that is no lock's.
    locations: Vec<(u64, u8, Option<u64>, bool)>,
    threads: BTreeMap<(u16, u32), u16>,
    first_functions: BTreeMap<u16, u64>,
    starts: Vec<(u64, u64)>,
    keys: Vec<(u16, u32, u64)>,
    initialisations: BTreeMap<u64, (u16, u32)>,
    tells_owner: bool,
}

impl Numbers {
    /// Whether numbers can have been given like this.
    pub fn are_sound(&self) -> bool {
        let is_location = |(address, bytes, ..): &(u64, u8, Option<u64>, bool)| {
            let fits = u64::from(*bytes) <= WORD && address.checked_add(WORD).is_some();
            !is_memory(*bytes) || fits
        };
        let distinct: BTreeSet<(u64, u8)> =
            self.locations.iter().map(|location| (location.0, location.1)).collect();
        let starts: BTreeSet<(u64, u64)> = self.starts.iter().copied().collect();
        let mut threads: Vec<u16> = self.threads.values().copied().collect();
        threads.sort_unstable();
        self.locations.iter().all(is_location)
            && distinct.len() == self.locations.len()
            && starts.len() == self.starts.len()
            // Threads are numbered from 1, as they are met; whoever creates one has a number.
            && threads.iter().copied().eq((1..=threads.len()).map(|number| number as u16))
            && self.threads.iter().all(|((creator, _), number)| creator < number)
    }
}

/// What several machines have in common.
#[derive(Debug)]
struct Common {
    interner: Interner,
    /// Whether a thread, a beginning or a key has got its number since there are several machines: by chance,
    /// if they run at the same time.
    by_chance: bool,
}

impl Interner {
    /// The numbers that were given.
    pub fn numbers(&self) -> Numbers {
        let location = |known: &Location| (known.address, known.bytes, known.owner, known.is_read);
        Numbers {
            locations: self.locations.iter().map(location).collect(),
            threads: self.threads.iter().map(|(key, number)| (*key, *number)).collect(),
            first_functions: self.first_functions.iter().map(|(key, function)| (*key, *function)).collect(),
            starts: self.starts.clone(),
            keys: self.keys.clone(),
            initialisations: self.initialisations.iter().map(|(key, first)| (*key, *first)).collect(),
            tells_owner: self.tells_owner,
        }
    }

    /// One that has given these numbers.
    pub fn of(numbers: &Numbers) -> Interner {
        let mut interner = Interner {
            threads: numbers.threads.iter().map(|(key, number)| (*key, *number)).collect(),
            first_functions: numbers
                .first_functions
                .iter()
                .map(|(key, function)| (*key, *function))
                .collect(),
            starts: numbers.starts.clone(),
            start_numbers: numbers
                .starts
                .iter()
                .enumerate()
                .map(|(number, start)| (*start, number))
                .collect(),
            keys: numbers.keys.clone(),
            initialisations: numbers.initialisations.iter().map(|(key, first)| (*key, *first)).collect(),
            tells_owner: numbers.tells_owner,
            ..Interner::default()
        };
        for (address, bytes, owner, is_read) in &numbers.locations {
            let number = interner.add_location(*address, *bytes);
            let location = &mut interner.locations[number.index()];
            (location.owner, location.is_read) = (*owner, *is_read);
        }
        interner
    }

    /// One that gives the same numbers, for another machine.
    pub fn fork(&mut self) -> Interner {
        if self.common.is_none() {
            let common = Common { interner: self.clone(), by_chance: false };
            self.common = Some(Arc::new(Mutex::new(common)));
        }
        self.catch_up();
        self.clone()
    }

    /// Learns what other machines have met.
    pub fn catch_up(&mut self) {
        let Some(common) = self.common.clone() else { return };
        self.copy(&lock(&common).interner);
    }

    /// Whether anything but locations has a number that depends on which machine was faster.
    pub fn is_by_chance(&self) -> bool {
        self.common.as_ref().is_some_and(|common| lock(common).by_chance)
    }

    fn copy(&mut self, other: &Interner) {
        for location in &other.locations[self.locations.len()..] {
            self.add_location(location.address, location.bytes);
        }
        if self.threads.len() < other.threads.len() {
            self.threads.clone_from(&other.threads);
        }
        if self.first_functions.len() < other.first_functions.len() {
            self.first_functions.clone_from(&other.first_functions);
        }
        for start in &other.starts[self.starts.len()..] {
            self.start_numbers.insert(*start, self.starts.len());
            self.starts.push(*start);
        }
        self.keys.extend_from_slice(&other.keys[self.keys.len()..]);
        if self.initialisations.len() < other.initialisations.len() {
            self.initialisations.clone_from(&other.initialisations);
        }
    }

    /// Lets the interner in common, if there is one, do something first, so that this one then finds it done.
    #[cold]
    fn ask<T>(&mut self, is_by_chance: bool, ask: impl FnOnce(&mut Interner) -> T) {
        let Some(common) = self.common.clone() else { return };
        let mut common = lock(&common);
        common.by_chance |= is_by_chance;
        ask(&mut common.interner);
        self.copy(&common.interner);
    }

    /// The number of a location.
    pub fn location(&mut self, address: u64, bytes: u8) -> LocId {
        if let Some(known) = self.location_numbers.get(&(address, bytes)) {
            return *known;
        }
        self.ask(false, |common| common.location(address, bytes));
        match self.location_numbers.get(&(address, bytes)) {
            Some(known) => *known,
            None => self.add_location(address, bytes),
        }
    }

    /// The number of a location, if it has one here.
    pub fn known_location(&self, address: u64, bytes: u8) -> Option<LocId> {
        self.location_numbers.get(&(address, bytes)).copied()
    }

    fn add_location(&mut self, address: u64, bytes: u8) -> LocId {
        let new = LocId(self.locations.len() as u32);
        let mut overlapping = Vec::new();
        let mut earlier = [LocId::NONE; 2];
        if is_memory(bytes) {
            debug_assert!(u64::from(bytes) <= WORD, "invariant `word`: an access has eight bytes at most");
            let end = address + bytes as u64;
            for (word, earlier) in (address / WORD..end.div_ceil(WORD)).zip(&mut earlier) {
                *earlier = self.last_in_word.insert(word, new).unwrap_or(LocId::NONE);
                let mut met = *earlier;
                while met != LocId::NONE {
                    let other = &self.locations[met.index()];
                    if other.address < end && address < other.address + other.bytes as u64 {
                        overlapping.push(met);
                    }
                    met = other.earlier[usize::from(word != other.address / WORD)];
                }
            }
            let place = |id: &LocId| (self.locations[id.index()].address, self.locations[id.index()].bytes);
            overlapping.sort_unstable_by_key(place);
            overlapping.dedup();
            overlapping.iter().for_each(|id| self.locations[id.index()].overlapping.push(new));
        }
        self.has_overlapping |= !overlapping.is_empty();
        self.locations.push(Location { address, bytes, overlapping, earlier, owner: None, is_read: false });
        self.location_numbers.insert((address, bytes), new);
        new
    }

    /// The number of the own location of the barrier at an address.
    pub fn barrier(&mut self, address: u64) -> LocId {
        self.location(address, BARRIER)
    }

    /// The number of a queue.
    pub fn queue(&mut self, Queue { address, is_shared }: Queue) -> LocId {
        self.location(address, if is_shared { SHARED_QUEUE } else { QUEUE })
    }

    /// The number of the size of the object at an address.
    pub fn size(&mut self, address: u64) -> LocId {
        self.location(address, SIZE)
    }

    /// Notes that something is initialised, by a thread that has done so `number` times before; tells whether
    /// another initialisation is known, in whatever execution.
    pub fn note_initialisation(&mut self, address: u64, initialisation: (u16, u32)) -> bool {
        if !self.initialisations.contains_key(&address) {
            self.ask(false, |common| common.note_initialisation(address, initialisation));
        }
        *self.initialisations.entry(address).or_insert(initialisation) != initialisation
    }

    /// Notes that some bits of a location name a thread.
    pub fn note_owner(&mut self, loc: LocId, bits: u64) {
        let location = &mut self.locations[loc.index()];
        location.owner = Some(bits);
        self.tells_owner |= location.is_read;
    }

    /// Notes that code reads a location that is no lock's.
    pub fn note_read(&mut self, loc: LocId) {
        let location = &mut self.locations[loc.index()];
        location.is_read = true;
        self.tells_owner |= location.owner.is_some();
    }

    /// The thread that is created by the same thread, directly before this one.
    pub fn created_before(&self, thread: u16) -> Option<u16> {
        let (creator, creation) = self.threads.iter().find(|(_, number)| **number == thread)?.0;
        self.threads.get(&(*creator, creation.checked_sub(1)?)).copied()
    }

    /// Whether a location has this number.
    pub fn has(&self, loc: LocId) -> bool {
        loc.index() < self.locations.len()
    }

    /// What a number stands for.
    pub fn location_of(&self, loc: LocId) -> &Location {
        &self.locations[loc.index()]
    }

    /// The thread that a thread creates as its n-th; none if there are as many as there may be.
    pub fn thread(&mut self, creator: u16, creation: u32, most: usize) -> Option<u16> {
        if !self.threads.contains_key(&(creator, creation)) {
            self.ask(true, |common| common.thread(creator, creation, most));
        }
        let next = self.threads.len() + 1;
        match self.threads.get(&(creator, creation)) {
            Some(known) => Some(*known),
            None if next < most => {
                self.threads.insert((creator, creation), next as u16);
                Some(next as u16)
            }
            None => None,
        }
    }

    /// The number of a beginning.
    pub fn start(&mut self, thread: u16, function: u64, argument: u64) -> i64 {
        let is_named = self.first_functions.contains_key(&thread);
        if !is_named || !self.start_numbers.contains_key(&(function, argument)) {
            self.ask(true, |common| common.start(thread, function, argument));
        }
        self.first_functions.entry(thread).or_insert(function);
        let next = self.starts.len();
        let number = *self.start_numbers.entry((function, argument)).or_insert(next);
        if number == next {
            self.starts.push((function, argument));
        }
        number as i64
    }

    /// Function and argument of a beginning.
    pub fn start_of(&mut self, number: i64) -> Option<(u64, u64)> {
        let number = usize::try_from(number).ok()?;
        if number >= self.starts.len() {
            self.catch_up();
        }
        self.starts.get(number).copied()
    }

    /// The function that a thread was first seen to start with.
    pub fn first_function(&self, thread: u16) -> Option<u64> {
        self.first_functions.get(&thread).copied()
    }

    /// The number of a key.
    pub fn key(&mut self, creator: u16, creation: u32, destructor: u64) -> u32 {
        let key = (creator, creation, destructor);
        if !self.keys.contains(&key) {
            self.ask(true, |common| common.key(creator, creation, destructor));
        }
        let at = self.keys.iter().position(|known| *known == key).unwrap_or_else(|| {
            self.keys.push(key);
            self.keys.len() - 1
        });
        at as u32 + 1
    }

    /// The destructor of a key.
    pub fn key_destructor(&mut self, key: u32) -> Option<u64> {
        let at = (key as usize).checked_sub(1)?;
        if at >= self.keys.len() {
            self.catch_up();
        }
        self.keys.get(at).map(|(_, _, destructor)| *destructor)
    }
}

/// Whoever panicked while holding the lock ends the program anyway.
fn lock(common: &Mutex<Common>) -> MutexGuard<'_, Common> {
    common.lock().expect("invariant `numbers`: giving a number does not fail")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locations_that_share_bytes_know_of_each_other() {
        let mut interner = Interner::default();
        let word = interner.location(0x5000_0000, 8);
        let half = interner.location(0x5000_0004, 4);
        let next = interner.location(0x5000_0008, 4);
        let object = interner.location(0x5000_0000, 0);
        let barrier = interner.barrier(0x5000_0000);
        let last = interner.location(0x5000_0000, 2);
        assert_eq!(interner.location(0x5000_0000, 8), word);
        assert_eq!(interner.barrier(0x5000_0000), barrier);
        assert_eq!(interner.location_of(word).overlapping, [half, last]);
        assert_eq!(interner.location_of(last).overlapping, [word]);
        assert!(interner.location_of(barrier).overlapping.is_empty());
        assert_eq!(interner.location_of(half).overlapping, [word]);
        assert!(interner.location_of(next).overlapping.is_empty());
        assert!(interner.location_of(object).overlapping.is_empty());
    }

    #[test]
    fn forks_give_the_same_numbers() {
        let mut first = Interner::default();
        let (known, start) = (first.location(0x5000_0000, 8), first.start(1, 70, 0));
        let (thread, key) = (first.thread(0, 0, 8), first.key(0, 0, 7));
        let mut second = first.fork();
        let mut third = first.fork();
        assert_eq!(second.location(0x5000_0000, 8), known);
        assert_eq!(second.start(1, 70, 0), start);
        assert_eq!((second.thread(0, 0, 8), second.key(0, 0, 7)), (thread, key));
        assert!(!first.is_by_chance(), "all of that was known");
        let new = second.location(0x5000_0004, 4);
        assert_ne!(new, known);
        assert_eq!(third.location(0x6000_0000, 4), LocId(new.0 + 1));
        assert_eq!(third.location_of(known).overlapping, [new], "it was met elsewhere");
        assert_eq!(first.location(0x5000_0004, 4), new);
        assert!(!first.is_by_chance());
        let number = second.start(1, 71, 3);
        assert_eq!(third.start_of(number), Some((71, 3)), "as values are met elsewhere");
        assert!(!second.note_initialisation(0x5000_0000, (1, 0)));
        assert!(third.note_initialisation(0x5000_0000, (2, 0)));
        assert!(!third.note_initialisation(0x5000_0000, (1, 0)));
        let (late, later) = (third.thread(2, 0, 8), second.thread(1, 0, 8));
        assert_eq!([late, later], [Some(2), Some(3)]);
        assert_eq!([first.thread(1, 0, 8), first.thread(2, 0, 8)], [later, late]);
        assert_eq!(third.thread(3, 0, 4), None, "there are as many as there may be");
        assert!(first.is_by_chance());
        let late = third.key(2, 0, 9);
        assert_eq!(second.key_destructor(late), Some(9));
    }

    #[test]
    fn numbers_can_be_written_down() {
        let mut first = Interner::default();
        let (word, half) = (first.location(0x5000_0000, 8), first.location(0x5000_0004, 4));
        first.note_owner(half, 7);
        let (thread, start, key) = (first.thread(0, 0, 8), first.start(1, 70, 0), first.key(0, 0, 7));
        first.note_initialisation(0x5000_0000, (1, 0));
        let mut second = Interner::of(&first.numbers());
        assert_eq!(second.numbers(), first.numbers());
        assert_eq!((second.location(0x5000_0000, 8), second.location(0x5000_0004, 4)), (word, half));
        assert_eq!(second.location_of(word).overlapping, [half]);
        assert_eq!((second.thread(0, 0, 8), second.start(1, 70, 0)), (thread, start));
        assert_eq!((second.key(0, 0, 7), second.start_of(start)), (key, Some((70, 0))));
        assert!(second.note_initialisation(0x5000_0000, (2, 0)));
    }

    #[test]
    fn special_locations_have_addresses_of_their_own() {
        for special in [Special::Start(0), Special::Start(31), Special::Finish(0), Special::Finish(31)] {
            assert_eq!(Special::at(special.address()), Some(special));
        }
        assert_eq!(Special::at(0), None);
        assert_eq!(Special::at(0x4000_0000), None);
    }
}
