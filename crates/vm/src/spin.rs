//! Spin detection: a thread that is in a state it was in before, with nothing changed by it meanwhile, does
//! the same again.
//!
//! States are compared where loops begin, by 128-bit hashes of everything that decides what the thread does
//! next: the live registers of all frames, private memory but for what is dead at the loop's head, library
//! functions in progress, locks held. Where dependencies are tracked, what all that depends on must be
//! repeated too (`repeats`). Left out: how many events and allocations there were, unroll counters, freed
//! objects. So a loop that allocates and frees again is in the same state although the next address differs.
//!
//! The first visits after each event are all remembered: a round of a waiting loop has an event, and the
//! first visit after it is enough to see the round repeat. Loops without events could fill any memory; of
//! their visits, every 16th is looked at and one is remembered, at growing distances (Brent's algorithm),
//! which finds every cycle a little late and costs little.

use crate::contents::Hasher;
use crate::memory::{Area, Life, Object};
use crate::reliance::{Assumption, Subject};
use crate::repeats::{Idle, Standing, Visits};
use crate::size::unshared;
use crate::sources::{SourceSets, Sources};
use crate::thread::{CodeFrame, Frame, Thread};
use crate::{Fault, Machine};
use selvedge_bytecode::{AddressSpace, DeadRange, Reg, Region};
use selvedge_program::{Action, Block, LocId, Wait};
use std::cell::RefCell;
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
    /// The events since the last side effect, if dependencies are tracked.
    idle: Option<Arc<Idle>>,
    /// Since the last event the thread was in a state that it repeats.
    doubt: Option<Round>,
    /// What was written since the last side effect, the last first.
    vain: Option<Arc<Vain>>,
    /// The locks that were taken since then and not given back, the last first.
    sections: Option<Arc<Section>>,
    /// How often it has changed anything.
    effects: u32,
}

/// A write that has no effect if something may be assumed.
#[derive(Debug)]
struct Vain {
    loc: LocId,
    assumption: Assumption,
    /// How many events the thread has had with it.
    events: u32,
    before: Option<Arc<Vain>>,
}

impl Drop for Vain {
    /// One after the other: a list may be longer than the stack is deep.
    fn drop(&mut self) {
        let mut rest = self.before.take();
        while let Some(mut vain) = rest.and_then(Arc::into_inner) {
            rest = vain.before.take();
        }
    }
}

/// A critical section that a thread is in.
#[derive(Debug)]
struct Section {
    loc: LocId,
    /// What the lock was when it was taken, and is when it is given back.
    free: u64,
    /// The states that the thread was in before.
    seen: Option<Arc<Seen>>,
    before: Option<Arc<Section>>,
}

/// What a thread does between two visits of the same state.
#[derive(Clone, Copy, Debug)]
struct Round {
    /// How many events it has.
    events: u32,
    /// The reads that decide that the states are the same.
    deciding: Sources,
    /// Whether it gets a value from outside, such as the time.
    looks_outside: bool,
    /// Whether an exchange fails in it for no reason: if none did, the thread would go on.
    refused: bool,
}

/// A state that a thread was in. A list, since a thread that is suspended shares it with those that go on
/// from there: adding a state is one allocation, and a copy none.
#[derive(Debug)]
struct Seen {
    /// Its hash.
    state: u128,
    /// How many events the thread had had.
    events: u32,
    /// How many values from outside it had got.
    fixed: u32,
    /// How many of its exchanges had failed for no reason.
    refusals: u32,
    /// What it depended on, if that is tracked.
    standing: Option<Box<Standing>>,
    before: Option<Arc<Seen>>,
}

/// A state that a thread is in.
struct Visit {
    state: u128,
    events: u32,
    fixed: u32,
    refusals: u32,
    standing: Option<Box<Standing>>,
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
        self.idle = None;
        self.doubt = None;
        self.visits = 0;
        self.vain = None;
        self.sections = None;
        self.effects += 1;
    }

    /// How often the thread has changed something that others can see.
    pub fn effects(&self) -> u32 {
        self.effects
    }

    /// The thread has written what is nobody's business, if something may be assumed of it.
    pub fn note_vain(&mut self, loc: LocId, assumption: Assumption, events: u32) {
        self.vain = Some(Arc::new(Vain { loc, assumption, events, before: self.vain.take() }));
    }

    fn all_vain(&self) -> impl Iterator<Item = &Vain> {
        std::iter::successors(self.vain.as_deref(), |vain| vain.before.as_deref())
    }

    /// The thread has taken a lock that was free with this value.
    pub fn enter_section(&mut self, loc: LocId, free: u64) {
        let (seen, before) = (self.seen.clone(), self.sections.take());
        self.sections = Some(Arc::new(Section { loc, free, seen, before }));
    }

    /// Whether the thread gives back what it has taken last since the last side effect. States within the
    /// section are forgotten: a round that begins in one has let others in.
    pub fn leave_section(&mut self, loc: LocId, free: u64) -> bool {
        let is_last = |section: &&Arc<Section>| section.loc == loc && section.free == free;
        let Some(section) = self.sections.as_ref().filter(is_last).cloned() else { return false };
        self.seen = section.seen.clone();
        self.sections = section.before.clone();
        true
    }

    /// The thread's action has changed nothing, and what it depends on is tracked.
    pub fn note_idle(&mut self, action: Action, value: u64, depends: [Sources; 3]) {
        self.idle = Some(Arc::new(Idle { action, value, depends, before: self.idle.take() }));
    }

    /// The thread has had an event that changed nothing.
    pub fn note_event(&mut self) {
        self.doubt = None;
        self.visits = 0;
    }

    /// About how many bytes are this history's alone.
    pub fn own_bytes(&self) -> usize {
        let mut seen = &self.seen;
        let mut bytes = 0;
        while let Some(shared) = seen.as_ref().filter(|shared| Arc::strong_count(shared) == 1) {
            bytes +=
                unshared(shared, |seen| seen.standing.as_ref().map_or(0, |standing| standing.own_bytes()));
            seen = &shared.before;
        }
        let mut idle = &self.idle;
        while let Some(shared) = idle.as_ref().filter(|shared| Arc::strong_count(shared) == 1) {
            bytes += unshared(shared, |_| 0);
            idle = &shared.before;
        }
        bytes
    }

    fn all_seen(&self) -> impl Iterator<Item = &Seen> {
        std::iter::successors(self.seen.as_deref(), |seen| seen.before.as_deref())
    }

    /// The events since the last side effect, the last one first, if dependencies are tracked.
    pub fn idle(&self) -> Option<&Idle> {
        self.idle.as_deref()
    }

    /// Whether this visit is one that is not looked at.
    fn skips(&mut self) -> bool {
        let skips = self.visits >= REMEMBERED && !self.visits.is_multiple_of(DISTANCE);
        self.visits += skips as u32;
        skips
    }

    /// The thread is in a state; the round since it was in the same.
    fn visit(&mut self, visit: Visit, sets: &RefCell<SourceSets>) -> Option<Round> {
        let state = visit.state;
        if self.visits < REMEMBERED {
            let repeated = self.all_seen().find_map(|seen| {
                let deciding = self.repeats(seen, &visit, sets)?;
                let looks_outside = visit.fixed != seen.fixed;
                let refused = visit.refusals != seen.refusals;
                Some(Round { events: visit.events - seen.events, deciding, looks_outside, refused })
            });
            if repeated.is_some() {
                return repeated;
            }
            let Visit { state, events, fixed, refusals, standing } = visit;
            let before = self.seen.take();
            self.seen = Some(Arc::new(Seen { state, events, fixed, refusals, standing, before }));
            self.anchor = state;
        } else if self.anchor == state {
            let looks_outside = visit.fixed != 0;
            return Some(Round { events: 0, deciding: Sources::NONE, looks_outside, refused: false });
        }
        if self.visits.is_power_of_two() {
            self.anchor = state;
        }
        self.visits += 1;
        None
    }

    /// Whether a visit repeats an earlier one: the reads that decide about that. Without an event in between
    /// there is nothing to leave out.
    fn repeats(&self, seen: &Seen, visit: &Visit, sets: &RefCell<SourceSets>) -> Option<Sources> {
        if seen.state != visit.state {
            return None;
        }
        match (&seen.standing, &visit.standing) {
            (Some(then), Some(now)) if seen.events < visit.events => Visits {
                sets: &mut sets.borrow_mut(),
                events: (seen.events, visit.events),
                standings: (then, now),
                idle: self.idle.as_deref(),
            }
            .repeat(),
            _ => Some(Sources::NONE),
        }
    }
}

impl Thread {
    /// Whether the thread, which is at the start of a loop, spins: why it does not go on then.
    /// What a register holds may be no part of its state.
    pub(crate) fn spins(&mut self, machine: &Machine, without: Option<Reg>) -> Result<Option<Block>, Fault> {
        if self.history.skips() {
            return Ok(None);
        }
        let dead = self.dead_words(machine);
        let visit = Visit {
            state: self.hash_at_head(machine, &dead, without),
            events: self.events,
            fixed: self.fixed_values,
            refusals: self.refusals,
            standing: self.standing(machine, &dead).map(Box::new),
        };
        if let Some(tracked) = &mut self.tracked {
            tracked.looks += 1;
        }
        let Some(round) = self.history.visit(visit, &machine.sources) else { return Ok(None) };
        self.history.doubt = Some(round);
        let Some(block) = self.confirmed_spin(machine) else { return Ok(None) };
        let mut vain = self.history.all_vain().take_while(|vain| vain.events > self.events - round.events);
        let is_at_odds =
            |vain: &Vain| machine.reliance.assume(Subject::Location(vain.loc), self.id.0, vain.assumption);
        match vain.find(|vain| is_at_odds(vain)) {
            None => Ok(Some(block)),
            Some(vain) => Err(machine.heed(vain.loc)),
        }
    }

    /// Whether the thread repeats a state, and all that decides about that decides what it does anyway: why
    /// it does not go on then.
    fn confirmed_spin(&self, machine: &Machine) -> Option<Block> {
        let Round { events, deciding, refused, .. } = self.history.doubt?;
        let block = if refused { Block::Wait(Wait::Come) } else { Block::Spin { events } };
        let Some(tracked) = &self.tracked else { return Some(block) };
        let is_decided = machine.sources.borrow().is_within(deciding, tracked.control(), |read| read);
        is_decided.then_some(block)
    }

    /// Whether the thread, which spins, gets a value from outside in each round.
    pub(crate) fn looks_outside(&self) -> bool {
        self.history.doubt.is_some_and(|round| round.looks_outside)
    }

    /// What the thread does next, unless it has turned out on the way to the action that it spins.
    #[inline]
    pub(crate) fn unless_spinning(&mut self, machine: &Machine, action: Action) -> Action {
        if self.history.doubt.is_none()
            || matches!(action, Action::Block(_) | Action::Fail | Action::End | Action::Exit)
        {
            return action;
        }
        self.confirmed_spin(machine).map_or(action, Action::Block)
    }

    /// A hash of the state at the start of a loop, without what a register holds.
    pub(crate) fn state_without(&self, machine: &Machine, register: Reg) -> u128 {
        self.hash_at_head(machine, &self.dead_words(machine), Some(register))
    }

    fn hash_at_head(&self, machine: &Machine, dead: &[(u64, u8)], without: Option<Reg>) -> u128 {
        let mut hasher = self.outer_hash();
        let (top, below) = self.frames.split_last().expect("a running thread has a frame");
        machine.hash_callers(&mut hasher, below, &self.registers);
        if let Frame::Code(frame) = top {
            let live = machine.functions[frame.function as usize].live_at(frame.block);
            match without {
                None => machine.hash_frame(&mut hasher, frame, &self.registers, frame.block, Some(live)),
                Some(without) => {
                    let others: Vec<u32> = live.iter().copied().filter(|reg| *reg != without.0).collect();
                    machine.hash_frame(&mut hasher, frame, &self.registers, frame.block, Some(&others));
                }
            }
        }
        hasher.add_long(self.memory.hash().wrapping_sub(self.dead_hash(dead)));
        hasher.add_long(self.ledger.hash());
        self.stored.hash(&mut hasher);
        hasher.finish()
    }

    /// By how much bytes that are dead change the memory's hash.
    fn dead_hash(&self, words: &[(u64, u8)]) -> u128 {
        words.iter().fold(0, |sum: u128, (word, bits)| sum.wrapping_add(self.dead_word(*word, *bits)))
    }

    /// The words with bytes that are dead at the loop's head, with these as bits.
    fn dead_words(&self, machine: &Machine) -> Vec<(u64, u8)> {
        let Some(Frame::Code(frame)) = self.frames.last() else { return Vec::new() };
        let function = &machine.module().functions[frame.function as usize];
        let dead: &[DeadRange] = &function.blocks[frame.block as usize].dead_memory;
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
        words
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

impl Machine {
    /// Adds frames that have called others.
    pub(crate) fn hash_callers(&self, hasher: &mut Hasher, frames: &[Frame], registers: &[u64]) {
        for frame in frames {
            match frame {
                Frame::Library(frame) => hasher.add_long(frame.hash()),
                Frame::Code(frame) => {
                    let live = self.functions[frame.function as usize].live_after(frame.operation);
                    self.hash_frame(hasher, frame, registers, frame.operation, live);
                }
            }
        }
    }

    /// Adds a frame; without a list of live registers, all are.
    pub(crate) fn hash_frame(
        &self,
        hasher: &mut Hasher,
        frame: &CodeFrame,
        registers: &[u64],
        at: u32,
        live: Option<&[u32]>,
    ) {
        hasher.add((frame.function as u64) << 32 | at as u64);
        let base = frame.base as usize;
        let extra = base + self.module().functions[frame.function as usize].registers as usize;
        match live {
            Some(live) => live.iter().for_each(|reg| hasher.add(registers[base + *reg as usize])),
            None => registers[base..extra].iter().for_each(|value| hasher.add(*value)),
        }
        registers[extra..extra + frame.extra as usize].iter().for_each(|value| hasher.add(*value));
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
    use super::{History, Seen, Visit};
    use crate::sources::SourceSets;
    use std::cell::RefCell;
    use std::sync::Arc;

    fn visit(history: &mut History, state: u128, events: u32) -> Option<u32> {
        let visit = Visit { state, events, fixed: 0, refusals: 0, standing: None };
        history.visit(visit, &RefCell::new(SourceSets::default())).map(|round| round.events)
    }

    #[test]
    fn a_state_seen_before_is_told_with_the_events_since() {
        let mut history = History::default();
        assert_eq!(visit(&mut history, 1, 4), None);
        history.note_event();
        assert_eq!(visit(&mut history, 2, 5), None);
        history.note_event();
        assert_eq!(visit(&mut history, 1, 6), Some(2));
        history.forget();
        assert_eq!(visit(&mut history, 1, 7), None);
    }

    #[test]
    fn a_long_history_is_dropped_without_recursion() {
        let mut history = History::default();
        for state in 0..1_000_000 {
            history.note_event();
            history.seen = Some(Arc::new(Seen {
                state,
                events: 0,
                fixed: 0,
                refusals: 0,
                standing: None,
                before: history.seen.take(),
            }));
        }
        let copy = history.clone();
        history.forget();
        assert_eq!(copy.all_seen().count(), 1_000_000);
    }

    #[test]
    fn cycles_without_events_are_found_whatever_their_length() {
        for period in [1, 2, 7, 8, 9, 100, 1000] {
            let mut history = History::default();
            let mut spins = |step: u128| !history.skips() && visit(&mut history, step % period, 3).is_some();
            let found = (0..16 * 5 * period + 1000).find(|step| spins(*step));
            assert!(found.is_some(), "period {period}");
        }
        let mut history = History::default();
        assert!((0..10_000).all(|step| visit(&mut history, step, 3).is_none()));
        assert!(history.all_seen().count() <= 8);
    }
}
