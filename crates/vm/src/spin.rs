//! Spin detection: a thread that is in a state it was in before, with nothing changed by it meanwhile, does the same again.
//!
//! States are compared where loops begin, by 128-bit hashes of everything that decides what the thread does next: the live
//! registers of all frames, private memory but for what is dead at the loop's head, library functions in progress, locks held.
//! Left out: how many events and allocations there were, unroll counters, freed objects. So a loop that allocates and frees
//! again is in the same state although the next address differs.
//!
//! The first visits after each event are all remembered: a round of a waiting loop has an event, and the first visit after it
//! is enough to see the round repeat. Loops without events could fill any memory; of their visits, every 16th is looked at and
//! one is remembered, at growing distances (Brent's algorithm), which finds every cycle a little late and costs little.

use crate::Machine;
use crate::contents::Hasher;
use crate::memory::{Area, Life, Object};
use crate::size::unshared;
use crate::thread::{CodeFrame, Frame, Thread};
use selvedge_bytecode::{AddressSpace, DeadRange, Reg, Region};
use std::sync::Arc;

/// How many visits after an event are remembered.
const REMEMBERED: u32 = 8;
/// Of the later ones, one in so many is looked at.
const DISTANCE: u32 = 16;

/// The states that a thread was in since it last changed anything.
#[derive(Clone, Debug, Default)]
pub(crate) struct History {
    /// The last state, with those before it.
    seen: Option<Arc<Seen>>,
    /// Visits since the last event.
    visits: u32,
    /// A state seen since then.
    anchor: u128,
}

/// A state that a thread was in. A list, since a thread that is suspended shares it with those that go on from there: adding a
/// state is one allocation, and a copy none.
#[derive(Debug)]
struct Seen {
    /// Its hash.
    state: u128,
    /// How many events the thread had had.
    events: u32,
    before: Option<Arc<Seen>>,
}

impl Drop for Seen {
    /// One after the other: a list may be longer than the stack is deep.
    fn drop(&mut self) {
        let mut rest = self.before.take();
        while let Some(mut seen) = rest.and_then(Arc::into_inner) {
            rest = seen.before.take();
        }
    }
}

impl History {
    /// The thread has changed something that others can see: it will not be in an earlier state again.
    pub fn forget(&mut self) {
        self.seen = None;
        self.visits = 0;
    }

    /// The thread has had an event that changed nothing.
    pub fn note_event(&mut self) {
        self.visits = 0;
    }

    /// About how many bytes are this history's alone.
    pub fn own_bytes(&self) -> usize {
        let mut seen = &self.seen;
        let mut bytes = 0;
        while let Some(shared) = seen.as_ref().filter(|shared| Arc::strong_count(shared) == 1) {
            bytes += unshared(shared, |_| 0);
            seen = &shared.before;
        }
        bytes
    }

    fn all_seen(&self) -> impl Iterator<Item = &Seen> {
        std::iter::successors(self.seen.as_deref(), |seen| seen.before.as_deref())
    }

    /// Whether this visit is one that is not looked at.
    fn skips(&mut self) -> bool {
        let skips = self.visits >= REMEMBERED && !self.visits.is_multiple_of(DISTANCE);
        self.visits += skips as u32;
        skips
    }

    /// The thread is in a state; how many events ago it was in the same.
    fn visit(&mut self, state: u128, events: u32) -> Option<u32> {
        if self.visits < REMEMBERED {
            if let Some(seen) = self.all_seen().find(|seen| seen.state == state) {
                return Some(events - seen.events);
            }
            self.seen = Some(Arc::new(Seen { state, events, before: self.seen.take() }));
            self.anchor = state;
        } else if self.anchor == state {
            return Some(0);
        }
        if self.visits.is_power_of_two() {
            self.anchor = state;
        }
        self.visits += 1;
        None
    }
}

impl Thread {
    /// Whether the thread, which is at the start of a loop, spins; if so, how many events a round has.
    pub(crate) fn spins(&mut self, machine: &Machine) -> Option<u32> {
        if self.history.skips() {
            return None;
        }
        let state = self.state_hash(machine);
        self.history.visit(state, self.events)
    }

    fn state_hash(&self, machine: &Machine) -> u128 {
        let mut hasher = Hasher::default();
        let (top, below) = self.frames.split_last().expect("a running thread has a frame");
        for frame in below {
            match frame {
                Frame::Library(frame) => hasher.add_long(frame.hash()),
                Frame::Code(frame) => {
                    let live = machine.functions[frame.function as usize].live_after(frame.operation);
                    self.hash_frame(machine, &mut hasher, frame, frame.operation, live);
                }
            }
        }
        let mut memory = self.memory.hash();
        if let Frame::Code(frame) = top {
            let info = &machine.functions[frame.function as usize];
            self.hash_frame(machine, &mut hasher, frame, frame.block, Some(info.live_at(frame.block)));
            let function = &machine.module().functions[frame.function as usize];
            let dead = &function.blocks[frame.block as usize].dead_memory;
            memory = memory.wrapping_sub(self.dead_hash(frame, dead));
        }
        hasher.add_long(memory);
        hasher.add_long(self.ledger.hash());
        hasher.finish()
    }

    /// Adds a frame; without a list of live registers, all are.
    fn hash_frame(
        &self,
        machine: &Machine,
        hasher: &mut Hasher,
        frame: &CodeFrame,
        at: u32,
        live: Option<&[u32]>,
    ) {
        hasher.add((frame.function as u64) << 32 | at as u64);
        let base = frame.base as usize;
        let registers = machine.module().functions[frame.function as usize].registers as usize;
        match live {
            Some(live) => live.iter().for_each(|reg| hasher.add(self.registers[base + *reg as usize])),
            None => self.registers[base..base + registers].iter().for_each(|value| hasher.add(*value)),
        }
        let extra = base + registers;
        self.registers[extra..extra + frame.extra as usize].iter().for_each(|value| hasher.add(*value));
    }

    /// By how much bytes that are dead change the memory's hash.
    fn dead_hash(&self, frame: &CodeFrame, dead: &[DeadRange]) -> u128 {
        let mut words: Vec<(u64, u8)> = Vec::new();
        for range in dead {
            let value = |reg: &Reg| self.registers[frame.base as usize + reg.index()];
            let start = value(&range.base).wrapping_add_signed(range.offset);
            if range.apart.iter().any(|other| self.is_near(start, value(other))) {
                continue;
            }
            for address in (0..range.bytes as u64).map(|at| start.wrapping_add(at)) {
                let (word, bit) = (address & !7, 1 << (address & 7));
                match words.iter_mut().find(|(known, _)| *known == word) {
                    Some((_, bits)) => *bits |= bit,
                    None => words.push((word, bit)),
                }
            }
        }
        words.into_iter().fold(0, |sum: u128, (word, bits)| sum.wrapping_add(self.dead_word(word, bits)))
    }

    /// Whether two addresses point into the same object of this thread, or one past its end.
    fn is_near(&self, address: u64, other: u64) -> bool {
        self.own_object(address)
            .is_some_and(|object| other >= object.base && other - object.base <= object.size)
    }

    fn own_object(&self, address: u64) -> Option<&Object> {
        let area = match AddressSpace::region(address) {
            Region::Heap(owner) if owner == self.id.0 => Area::Heap,
            Region::Stack(owner) if owner == self.id.0 => Area::Stack,
            Region::ThreadLocal(owner) if owner == self.id.0 => Area::ThreadLocal,
            _ => return None,
        };
        self.memory.find(area, address).map(|found| self.memory.object(found))
    }

    fn dead_word(&self, address: u64, dead: u8) -> u128 {
        let Some(object) = self.own_object(address) else {
            return 0;
        };
        if object.life != Life::Private || !object.base.is_multiple_of(8) {
            return 0;
        }
        let (contents, offset) = (&object.contents, address - object.base);
        contents.word_hash(object.base, offset, 0).wrapping_sub(contents.word_hash(object.base, offset, dead))
    }
}

/// Adds a list, with its length, so that neighbouring lists cannot be taken for each other.
pub(crate) fn hash_words(hasher: &mut Hasher, words: impl Iterator<Item = u64>) {
    let mut count = 0;
    for word in words {
        hasher.add(word);
        count += 1;
    }
    hasher.add(count);
}

#[cfg(test)]
mod tests {
    use super::{History, Seen};
    use std::sync::Arc;

    #[test]
    fn a_state_seen_before_is_told_with_the_events_since() {
        let mut history = History::default();
        assert_eq!(history.visit(1, 4), None);
        history.note_event();
        assert_eq!(history.visit(2, 5), None);
        history.note_event();
        assert_eq!(history.visit(1, 6), Some(2));
        history.forget();
        assert_eq!(history.visit(1, 7), None);
    }

    #[test]
    fn a_long_history_is_dropped_without_recursion() {
        let mut history = History::default();
        for state in 0..1_000_000 {
            history.note_event();
            history.seen = Some(Arc::new(Seen { state, events: 0, before: history.seen.take() }));
        }
        let copy = history.clone();
        history.forget();
        assert_eq!(copy.all_seen().count(), 1_000_000);
    }

    #[test]
    fn cycles_without_events_are_found_whatever_their_length() {
        for period in [1, 2, 7, 8, 9, 100, 1000] {
            let mut history = History::default();
            let mut spins = |step: u128| !history.skips() && history.visit(step % period, 3).is_some();
            let found = (0..16 * 5 * period + 1000).find(|step| spins(*step));
            assert!(found.is_some(), "period {period}");
        }
        let mut history = History::default();
        assert!((0..10_000).all(|step| history.visit(step, 3).is_none()));
        assert!(history.all_seen().count() <= 8);
    }
}
