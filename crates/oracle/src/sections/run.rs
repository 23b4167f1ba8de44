//! Runs a [`SectionTree`] directly, in either translation.
//!
//! ```text
//! ordered     lock      an acquiring read-modify-write of a word that waits while the lock is taken
//!             unlock    a releasing write of 0; of a lock for reading, a releasing read-modify-write
//!             barrier   a read-modify-write that counts, and a read that waits for the end of the round
//! apart       the same, with a word for each reader
//! unordered   Action::{Lock, Unlock, Arrive, Arrived, Depart}
//! meeting     locks as ordered, barriers as unordered
//! ```
//! The words are those of `selvedge_vm`'s rows, written down again: owner in bits 0–15 and readers above
//! them; missing in bits 0–15, count in bits 16–31 and rounds above them.

use super::{SectionTree, Step};
use crate::tree::Statement;
use crate::tree_program::{TreeState, add_sources};
use selvedge_program::{
    Action, Block, ClassSet, Exclusive, Facts, LocId, Next, NoObjects, Objects, Order, Place, Program,
    ThreadId, Value, Wait,
};

/// What becomes of locks and barriers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Translation {
    /// Words in memory.
    Ordered,
    /// Words in memory, where each thread has words of its own for the locks that it takes for reading, and
    /// whoever takes such a lock for writing takes all of them: readers leave no traces for each other, as a
    /// common word would show.
    Apart,
    /// Actions of their own.
    Unordered,
    /// Locks are words in memory, and barriers actions of their own.
    Meeting,
}

/// A tree that can be run.
#[derive(Clone, Debug)]
pub struct SectionProgram<'a> {
    tree: &'a SectionTree,
    translation: Translation,
    /// The code of each thread; it ends with `End`.
    code: Vec<Vec<Instruction<'a>>>,
    /// How many registers each thread has.
    registers: Vec<usize>,
    /// The classes of all its events.
    classes: ClassSet,
}

#[derive(Clone, Copy, Debug)]
enum Instruction<'a> {
    Simple(&'a Statement),
    /// A step that is not a statement, and not a branch.
    Step(&'a Step),
    /// Goes on at `target` unless the register holds `value`.
    JumpUnless {
        register: usize,
        value: Value,
        target: usize,
    },
    /// Goes on at `target`.
    Jump {
        target: usize,
    },
    /// Waits to be created.
    Begin,
    /// Lets whoever joins go on.
    Finish,
    End,
}

/// A thread suspended at a visible action.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SectionState {
    base: TreeState,
    /// How many actions of the present step have been done.
    stage: u8,
    /// What the last read of them returned.
    word: Value,
    /// Locks that are held for reading, as bits.
    shared: u32,
}

const WRITER: Value = 0xFFFF;
const ONE_READER: Value = 1 << 16;
const MISSING: Value = 0xFFFF;

/// The word of a barrier at which nobody waits.
fn fresh(count: Value, round: Value) -> Value {
    round << 32 | count << 16 | count
}

impl<'a> SectionProgram<'a> {
    /// Prepares a tree for running.
    pub fn new(tree: &'a SectionTree, translation: Translation) -> SectionProgram<'a> {
        let code: Vec<_> = (0..tree.threads.len()).map(|thread| flatten(tree, thread)).collect();
        let registers = tree.threads.iter().map(|body| super::registers_of(body)).collect();
        let mut program = SectionProgram { tree, translation, code, registers, classes: ClassSet::EMPTY };
        program.classes = program.all_classes();
        program
    }

    fn all_classes(&self) -> ClassSet {
        let mut classes = ClassSet::EMPTY;
        for (thread, code) in self.code.iter().enumerate() {
            for (at, instruction) in code.iter().enumerate() {
                let registers = vec![0; self.registers[thread]];
                let base = TreeState::new(ThreadId(thread as u16), at, registers);
                let mut state = SectionState { base, stage: 0, word: 0, shared: 0 };
                let first = match instruction {
                    Instruction::Simple(Statement::Assume(_) | Statement::Assert(_))
                    | Instruction::JumpUnless { .. }
                    | Instruction::Jump { .. }
                    | Instruction::End => continue,
                    Instruction::Simple(statement) => {
                        classes |= second_classes(statement);
                        state.base.first_action(statement)
                    }
                    Instruction::Step(step) => {
                        classes |= self.step_classes(step);
                        continue;
                    }
                    Instruction::Begin => Action::Begin { loc: LocId(0) },
                    Instruction::Finish => Action::Finish { loc: LocId(0), value: 0 },
                };
                classes |= first.classes();
            }
        }
        classes
    }

    fn step_classes(&self, step: &Step) -> ClassSet {
        let ordered = self.translation != Translation::Unordered;
        let counts = self.counts_arrivals();
        let (loc, count) = (LocId(0), 1);
        let read = |order, exclusive| Action::Read { loc, order, exclusive }.classes();
        let write = |order, exclusive| Action::Write { loc, order, value: 0, exclusive }.classes();
        match *step {
            Step::Lock { .. } if ordered => read(Order::Acquire, free(0)) | write(Order::Relaxed, true),
            Step::Unlock { .. } if ordered => {
                read(Order::Relaxed, Exclusive::Always)
                    | write(Order::Release, true)
                    | write(Order::Release, false)
            }
            Step::Wait { .. } if counts => {
                read(Order::Acquire, Exclusive::Always)
                    | write(Order::Release, true)
                    | read(Order::Acquire, Exclusive::No)
            }
            Step::Lock { shared, .. } => Action::Lock { lock: loc, shared }.classes(),
            Step::Unlock { .. } => Action::Unlock { lock: loc }.classes(),
            Step::Wait { .. } => {
                Action::Arrive { barrier: loc, count }.classes()
                    | Action::Arrived { barrier: loc }.classes()
                    | Action::Depart { barrier: loc, count }.classes()
            }
            Step::Create { .. } => Action::Create { thread: ThreadId(0), loc, value: 0 }.classes(),
            Step::Join { .. } => Action::Join { thread: ThreadId(0), loc }.classes(),
            Step::Simple(_) | Step::If { .. } => unreachable!("they are other instructions"),
        }
    }

    /// Whether arrivals at barriers count in words.
    fn counts_arrivals(&self) -> bool {
        matches!(self.translation, Translation::Ordered | Translation::Apart)
    }

    /// Runs on to the next visible action.
    fn run(&self, mut state: SectionState) -> Next<SectionState> {
        loop {
            match self.code[state.base.thread.index()][state.base.at] {
                Instruction::End => return stop(state, Action::End),
                Instruction::Jump { target } => state.base.at = target,
                Instruction::JumpUnless { register, value, target } => {
                    state.base.branch_on(register);
                    let holds = state.base.registers[register] == value;
                    state.base.at = if holds { state.base.at + 1 } else { target };
                }
                Instruction::Simple(Statement::Assume(condition)) => {
                    state.base.branch_on(condition.register);
                    if !state.base.satisfies(*condition) {
                        return stop(state, Action::Block(Block::Assume));
                    }
                    state.base.at += 1;
                }
                Instruction::Simple(Statement::Assert(condition)) => {
                    state.base.branch_on(condition.register);
                    if !state.base.satisfies(*condition) {
                        return stop(state, Action::Fail);
                    }
                    state.base.at += 1;
                }
                Instruction::Simple(statement) => {
                    let action = state.base.first_action(statement);
                    let data = state.base.sources_of_first(statement);
                    return stop_with(state, action, data);
                }
                Instruction::Step(step) => match self.act(&mut state, step) {
                    // The write of a read-modify-write of a word counts: it depends on its read.
                    Some(action @ Action::Write { exclusive: true, .. }) => {
                        let data = vec![state.base.events - 1];
                        return stop_with(state, action, data);
                    }
                    Some(action) => return stop(state, action),
                    None => state.advance(),
                },
                Instruction::Begin if state.stage == 0 => {
                    let loc = self.tree.start_of(state.base.thread.index());
                    return stop(state, Action::Begin { loc });
                }
                Instruction::Finish if state.stage == 0 => {
                    let loc = self.tree.finish_of(state.base.thread.index());
                    return stop(state, Action::Finish { loc, value: 1 });
                }
                Instruction::Begin | Instruction::Finish => state.advance(),
            }
        }
    }

    /// The next action of a step, none if it is done.
    fn act(&self, state: &mut SectionState, step: &Step) -> Option<Action> {
        let stage = state.stage;
        match *step {
            Step::Create { thread } => (stage == 0).then(|| Action::Create {
                thread: ThreadId(thread as u16),
                loc: self.tree.start_of(thread),
                value: 1,
            }),
            Step::Join { thread } => (stage == 0)
                .then(|| Action::Join { thread: ThreadId(thread as u16), loc: self.tree.finish_of(thread) }),
            Step::Lock { lock, shared } => match self.translation {
                Translation::Ordered | Translation::Meeting => self.lock_word(state, lock, shared),
                Translation::Apart => self.lock_words(state, lock, shared),
                Translation::Unordered => {
                    (stage == 0).then(|| Action::Lock { lock: self.tree.word_of(lock), shared })
                }
            },
            Step::Unlock { lock } => match self.translation {
                Translation::Ordered | Translation::Meeting => self.unlock_word(state, lock),
                Translation::Apart => self.unlock_words(state, lock),
                Translation::Unordered => {
                    (stage == 0).then(|| Action::Unlock { lock: self.tree.word_of(lock) })
                }
            },
            Step::Wait { barrier } if self.counts_arrivals() => self.count_word(state, barrier),
            Step::Wait { barrier } => self.meet(stage, barrier),
            Step::Simple(_) | Step::If { .. } => unreachable!("they are other instructions"),
        }
    }

    fn lock_word(&self, state: &mut SectionState, lock: usize, shared: bool) -> Option<Action> {
        let loc = self.tree.word_of(lock);
        let busy = if shared { WRITER } else { Value::MAX };
        let (word, me) = (state.word, Value::from(state.base.thread.0) + 1);
        match state.stage {
            0 => Some(Action::Read { loc, order: Order::Acquire, exclusive: free(busy) }),
            1 if word & busy == 0 => {
                let value = if shared { word + ONE_READER } else { me };
                Some(Action::Write { loc, order: Order::Relaxed, value, exclusive: true })
            }
            1 => Some(Action::Block(Block::Wait(match word & WRITER {
                0 => Wait::Anyone,
                writer => Wait::Lock { owner: ThreadId((writer - 1) as u16) },
            }))),
            _ => {
                state.shared |= u32::from(shared) << lock;
                None
            }
        }
    }

    fn unlock_word(&self, state: &mut SectionState, lock: usize) -> Option<Action> {
        let loc = self.tree.word_of(lock);
        let order = Order::Release;
        match (state.stage, state.shared >> lock & 1 != 0) {
            (0, false) => Some(Action::Write { loc, order, value: 0, exclusive: false }),
            (0, true) => Some(Action::Read { loc, order: Order::Relaxed, exclusive: Exclusive::Always }),
            (1, true) => Some(Action::Write { loc, order, value: state.word - ONE_READER, exclusive: true }),
            _ => {
                state.shared &= !(1 << lock);
                None
            }
        }
    }

    /// The words that a thread takes of a lock.
    fn words(&self, thread: usize, lock: usize, shared: bool) -> Vec<LocId> {
        if shared {
            return vec![self.tree.reader_word_of(lock, thread)];
        }
        let reads =
            |thread: &usize| self.tree.any_in(*thread, &|step| *step == Step::Lock { lock, shared: true });
        let readers = (0..self.tree.threads.len()).filter(reads);
        let words: Vec<LocId> = readers.map(|thread| self.tree.reader_word_of(lock, thread)).collect();
        if words.is_empty() { vec![self.tree.word_of(lock)] } else { words }
    }

    fn lock_words(&self, state: &mut SectionState, lock: usize, shared: bool) -> Option<Action> {
        let words = self.words(state.base.thread.index(), lock, shared);
        let Some(&loc) = words.get(state.stage as usize / 2) else {
            state.shared |= u32::from(shared) << lock;
            return None;
        };
        Some(match (state.stage % 2, state.word) {
            (0, _) => Action::Read { loc, order: Order::Acquire, exclusive: free(Value::MAX) },
            (_, 0) => {
                let value = Value::from(state.base.thread.0) + 1;
                Action::Write { loc, order: Order::Relaxed, value, exclusive: true }
            }
            (_, owner) => Action::Block(Block::Wait(Wait::Lock { owner: ThreadId((owner - 1) as u16) })),
        })
    }

    fn unlock_words(&self, state: &mut SectionState, lock: usize) -> Option<Action> {
        let shared = state.shared >> lock & 1 != 0;
        let words = self.words(state.base.thread.index(), lock, shared);
        let write = |loc, exclusive| Action::Write { loc, order: Order::Release, value: 0, exclusive };
        match (state.stage, shared) {
            (0, true) => {
                let exclusive = Exclusive::Always;
                Some(Action::Read { loc: words[0], order: Order::Relaxed, exclusive })
            }
            (1, true) => Some(write(words[0], true)),
            (stage, false) if (stage as usize) < words.len() => Some(write(words[stage as usize], false)),
            _ => {
                state.shared &= !(1 << lock);
                None
            }
        }
    }

    fn count_word(&self, state: &mut SectionState, barrier: usize) -> Option<Action> {
        let loc = self.tree.counter_of(barrier);
        let count = Value::from(self.tree.barriers[barrier]);
        let (arrived, round) = (state.word, (state.word >> 32) + 1);
        let is_last = arrived & MISSING == 1;
        match state.stage {
            0 => Some(Action::Read { loc, order: Order::Acquire, exclusive: Exclusive::Always }),
            1 => {
                let value = if is_last { fresh(count, round) } else { arrived - 1 };
                Some(Action::Write { loc, order: Order::Release, value, exclusive: true })
            }
            2 if !is_last => Some(Action::Read { loc, order: Order::Acquire, exclusive: Exclusive::No }),
            // What the read returned was put in the place of the count, with the bit of its sign for what it
            // means.
            3 if state.word < 0 => Some(Action::Block(Block::Wait(match state.word {
                NOT_YET => Wait::Anyone,
                _ => Wait::Come,
            }))),
            _ => None,
        }
    }

    fn meet(&self, stage: u8, barrier: usize) -> Option<Action> {
        let count = self.tree.barriers[barrier];
        let barrier = self.tree.counter_of(barrier);
        match stage {
            0 => Some(Action::Arrive { barrier, count }),
            1 => Some(Action::Arrived { barrier }),
            2 => Some(Action::Depart { barrier, count }),
            _ => None,
        }
    }
}

/// In the place of a barrier's word: the round is not over.
const NOT_YET: Value = -1;
/// The next round has begun.
const TOO_LATE: Value = -2;

/// What a lock must not show.
fn free(busy: Value) -> Exclusive {
    Exclusive::IfBits { none: busy, some: [0, 0], otherwise: Order::Acquire }
}

fn second_classes(statement: &Statement) -> ClassSet {
    let order = match statement {
        Statement::Exchange { order, .. } | Statement::FetchAdd { order, .. } => *order,
        Statement::CompareExchange { success, .. } => *success,
        _ => return ClassSet::EMPTY,
    };
    Action::Write { loc: LocId(0), order: order.of_write(), value: 0, exclusive: true }.classes()
}

fn flatten(tree: &SectionTree, thread: usize) -> Vec<Instruction<'_>> {
    let mut code = Vec::new();
    if tree.any(&|step| *step == Step::Create { thread }) {
        code.push(Instruction::Begin);
    }
    append(&mut code, &tree.threads[thread]);
    if tree.any(&|step| *step == Step::Join { thread }) {
        code.push(Instruction::Finish);
    }
    code.push(Instruction::End);
    code
}

fn append<'a>(code: &mut Vec<Instruction<'a>>, body: &'a [Step]) {
    for step in body {
        match step {
            Step::Simple(statement) => code.push(Instruction::Simple(statement)),
            Step::If { register, value, then, otherwise } => {
                let branch = code.len();
                code.push(Instruction::End);
                append(code, then);
                let jump = code.len();
                code.push(Instruction::End);
                code[branch] =
                    Instruction::JumpUnless { register: *register, value: *value, target: code.len() };
                append(code, otherwise);
                code[jump] = Instruction::Jump { target: code.len() };
            }
            other => code.push(Instruction::Step(other)),
        }
    }
}

fn stop(state: SectionState, action: Action) -> Next<SectionState> {
    stop_with(state, action, Vec::new())
}

/// Stops at an action whose value depends on the reads of `data`.
fn stop_with(state: SectionState, action: Action, data: Vec<u16>) -> Next<SectionState> {
    let place = Place((state.base.thread.index() << 16 | state.base.at) as u32);
    let dependencies = state.base.dependencies(data);
    Next { state, action, place, dependencies }
}

impl SectionState {
    /// One more event; what happens from here on depends on it if it `decides`.
    fn count_event(&mut self, decides: bool) {
        if decides {
            add_sources(&mut self.base.ctrl, &[self.base.events]);
        }
        self.base.events += 1;
    }

    fn advance(&mut self) {
        self.base.at += 1;
        self.stage = 0;
        self.word = 0;
    }
}

impl Program for SectionProgram<'_> {
    type State = SectionState;

    fn threads(&self) -> usize {
        self.code.len()
    }

    fn initial_value(&self, loc: LocId) -> Value {
        match self.tree.barrier_at(loc) {
            Some(barrier) if self.counts_arrivals() => fresh(self.tree.barriers[barrier].into(), 0),
            _ => 0,
        }
    }

    fn objects(&self) -> Option<impl Objects<SectionState>> {
        None::<NoObjects>
    }

    fn facts(&self) -> Facts {
        let is_lock = |step: &Step| matches!(step, Step::Lock { .. });
        let is_unordered = self.translation == Translation::Unordered;
        Facts {
            classes: self.classes,
            has_sections: is_unordered && self.tree.any(&is_lock),
            may_wait: !is_unordered,
        }
    }

    fn start(&self, thread: ThreadId) -> Next<SectionState> {
        let registers = vec![0; self.registers[thread.index()]];
        let base = TreeState::new(thread, 0, registers);
        self.run(SectionState { base, stage: 0, word: 0, shared: 0 })
    }

    fn resume(&self, state: &SectionState, value: Value) -> Next<SectionState> {
        let mut state = state.clone();
        match self.code[state.base.thread.index()][state.base.at] {
            Instruction::Simple(statement) => match state.base.go_on(statement, value) {
                Some(action) => {
                    let data = state.base.sources_of_update(statement);
                    stop_with(state, action, data)
                }
                None => self.run(state),
            },
            Instruction::Step(Step::Wait { .. }) if self.counts_arrivals() => {
                state.count_event(state.stage.is_multiple_of(2));
                match state.stage {
                    0 => state.word = value,
                    2 => state.word = judge(state.word, value),
                    _ => {}
                }
                state.stage += 1;
                self.run(state)
            }
            instruction => {
                // Whether a lock is free decides what the thread does.
                let is_lock = matches!(instruction, Instruction::Step(Step::Lock { .. }));
                let is_word = self.translation != Translation::Unordered;
                state.count_event(is_lock && is_word && state.stage.is_multiple_of(2));
                if state.stage.is_multiple_of(2) {
                    state.word = value;
                }
                state.stage += 1;
                self.run(state)
            }
        }
    }
}

/// What a thread that waits at a barrier, whose word it found to be `arrived`, makes of `now`.
fn judge(arrived: Value, now: Value) -> Value {
    let (count, round) = (arrived >> 16 & MISSING, arrived >> 32);
    match now {
        now if now == fresh(count, round + 1) => now,
        now if now >> 32 == round => NOT_YET,
        _ => TOO_LATE,
    }
}
