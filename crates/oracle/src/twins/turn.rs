//! One step of a thread in [`super::run`]: what each statement does to the state.

use super::code::Code;
use super::run::{Block, Cell, Finding, Release, Standing, State, Step, Task};
use super::{Call, Kind, Object, Patience, Reader, Statement, Twins, digest};

/// A step that is being made.
pub(super) struct Turn<'a> {
    pub(super) program: &'a Twins,
    pub(super) code: &'a [Vec<Code<'a>>],
    pub(super) release: Release,
    pub(super) state: State,
    pub(super) thread: usize,
}

impl Turn<'_> {
    pub(super) fn task(&mut self) -> &mut Task {
        &mut self.state.tasks[self.thread]
    }

    pub(super) fn number(&mut self, object: usize) -> &mut i32 {
        match &mut self.state.cells[object] {
            Cell::Number(number) => number,
            _ => unreachable!("this object is a number"),
        }
    }

    pub(super) fn variable(&mut self, mutex: usize) -> &mut i32 {
        match &mut self.state.cells[mutex] {
            Cell::Mutex { variable, .. } => variable,
            _ => unreachable!("this object is a mutex"),
        }
    }

    pub(super) fn jump(mut self, target: usize) -> Vec<Step> {
        self.task().at = target;
        vec![Step::To(self.state)]
    }

    pub(super) fn next(mut self) -> Vec<Step> {
        self.task().at += 1;
        vec![Step::To(self.state)]
    }

    /// Goes on with a result.
    pub(super) fn note(mut self, result: i32) -> Vec<Step> {
        let task = self.task();
        task.result = result;
        task.digest = digest(task.digest, result);
        self.next()
    }

    /// Sleeps, here.
    fn sleep(mut self) -> Vec<Step> {
        self.task().standing = Standing::Asleep;
        vec![Step::To(self.state)]
    }

    /// The end of the program. The values of atomic variables are read one after the other, each in a step of
    /// its own.
    pub(super) fn show(mut self) -> Vec<Step> {
        let words = self.program.words();
        let read = match self.task().standing {
            Standing::Shows { read } => read,
            _ => 0,
        };
        match words.get(read) {
            None => vec![Step::Fails(Finding::Outcome(self.task().digest))],
            Some(word) => {
                let value = *self.number(*word);
                let task = self.task();
                task.digest = digest(task.digest, value);
                task.standing = Standing::Shows { read: read + 1 };
                vec![Step::To(self.state)]
            }
        }
    }

    /// Whether the thread can lock a mutex now; if so, it does.
    fn lock(&mut self, mutex: usize, shared: bool) -> bool {
        let (thread, recursive) =
            (self.thread, self.program.objects[mutex] == Object::Mutex(Kind::Recursive));
        let Cell::Mutex { owner, depth, readers, .. } = &mut self.state.cells[mutex] else {
            unreachable!("this object is a mutex")
        };
        match owner {
            Some(holder) if recursive && *holder == thread => *depth += 1,
            Some(_) => return false,
            None if shared => *readers |= 1 << thread,
            None if *readers != 0 => return false,
            None => (*owner, *depth) = (Some(thread), 1),
        }
        true
    }

    pub(super) fn unlock(&mut self, mutex: usize, shared: bool) {
        let thread = self.thread;
        let Cell::Mutex { owner, depth, readers, .. } = &mut self.state.cells[mutex] else {
            unreachable!("this object is a mutex")
        };
        if shared {
            *readers &= !(1 << thread);
        } else {
            *depth -= 1;
            *owner = owner.filter(|_| *depth > 0);
        }
    }

    /// Takes something, if it is there.
    fn take(self, patience: Patience, taken: bool) -> Vec<Step> {
        match (patience, taken) {
            (Patience::Ever, true) => self.next(),
            (Patience::Ever, false) => Vec::new(),
            (_, taken) => self.note(i32::from(taken)),
        }
    }

    fn arrive(&mut self, barrier: usize, by: i32, leaves: bool) -> i32 {
        let Cell::Barrier { expected, missing, phase } = &mut self.state.cells[barrier] else {
            unreachable!("this object is a barrier")
        };
        let mine = *phase;
        *expected -= i32::from(leaves);
        *missing -= by;
        if *missing == 0 {
            (*missing, *phase) = (*expected, *phase + 1);
        }
        mine
    }

    /// The threads that sleep at a statement of which this holds.
    fn sleepers(&self, is: impl Fn(&Statement) -> bool) -> Vec<usize> {
        let sleeps = |thread: &usize| {
            let task = &self.state.tasks[*thread];
            matches!(task.standing, Standing::Asleep | Standing::Entered { woken: false })
                && matches!(self.code[*thread][task.at], Code::Do(statement) if is(statement))
        };
        (0..self.state.tasks.len()).filter(sleeps).collect()
    }

    /// Wakes up to so many of some threads: all sets of that size are choices.
    fn wake(self, sleepers: &[usize], most: usize, awake: Standing) -> Vec<State> {
        let count = sleepers.len().min(most);
        let sets = (0u32..1 << sleepers.len()).filter(|set| set.count_ones() as usize == count);
        let woken = |set: u32| {
            let mut state = self.state.clone();
            for (number, sleeper) in sleepers.iter().enumerate() {
                if set & 1 << number != 0 {
                    let standing = &mut state.tasks[*sleeper].standing;
                    *standing =
                        if *standing == Standing::Asleep { awake } else { Standing::Entered { woken: true } };
                }
            }
            state
        };
        sets.map(woken).collect()
    }

    /// This turn in another state.
    fn within(&self, state: State) -> Self {
        Turn { state, ..*self }
    }

    fn wake_and_go(self, sleepers: Vec<usize>, most: usize, awake: Standing, tells: bool) -> Vec<Step> {
        let count = sleepers.len().min(most) as i32;
        let states = self.within(self.state.clone()).wake(&sleepers, most, awake);
        let turns = states.into_iter().map(|state| self.within(state));
        turns.flat_map(|turn| if tells { turn.note(count) } else { turn.next() }).collect()
    }

    pub(super) fn perform(mut self, statement: &Statement) -> Vec<Step> {
        match *statement {
            Statement::Section { mutex, patience, shared, .. } => {
                let locked = self.lock(mutex, shared);
                self.take(patience, locked)
            }
            Statement::Bump { mutex, by } => {
                *self.variable(mutex) += by;
                self.next()
            }
            Statement::Peek { mutex } => {
                let value = *self.variable(mutex);
                self.note(value)
            }
            Statement::Wait { condition, timed, .. } => self.wait(condition, timed),
            Statement::Notify { condition, all } => {
                let sleepers = self.sleepers(
                    |other| matches!(other, Statement::Wait { condition: theirs, .. } if *theirs == condition),
                );
                let most = if all { usize::MAX } else { 1 };
                self.wake_and_go(sleepers, most, Standing::Back { timed_out: false }, false)
            }
            Statement::Acquire { semaphore, patience } => {
                let there = *self.number(semaphore) > 0;
                *self.number(semaphore) -= i32::from(there);
                self.take(patience, there)
            }
            Statement::Post { semaphore: object, by } | Statement::Add { word: object, by, .. } => {
                let old = *self.number(object);
                *self.number(object) += by;
                if matches!(statement, Statement::Post { .. }) { self.next() } else { self.note(old) }
            }
            Statement::CountDown { latch, by } => {
                *self.number(latch) -= by;
                self.next()
            }
            Statement::LatchWait { latch } => {
                let open = *self.number(latch) == 0;
                self.take(Patience::Ever, open)
            }
            Statement::LatchTry { latch } => {
                let open = *self.number(latch) == 0;
                self.note(i32::from(open))
            }
            Statement::LatchBoth { latch } => self.arrive_at_latch(latch),
            Statement::Arrive { barrier } => {
                self.arrive(barrier, 1, false);
                self.next()
            }
            Statement::Drop { barrier } => {
                self.arrive(barrier, 1, true);
                self.next()
            }
            Statement::Meet { barrier } => {
                let phase = self.arrive(barrier, 1, false);
                self.task().standing = Standing::Arrived { phase };
                self.next()
            }
            Statement::Once { once } => {
                let Object::Once { word } = self.program.objects[once] else {
                    unreachable!("this object is done once")
                };
                *self.number(word) += 1;
                self.next()
            }
            Statement::Set { promise, value } => {
                *self.number(promise) = value;
                self.next()
            }
            Statement::Refused { call, .. } => self.note(match call {
                Call::Lock => 1,
                Call::Unlock => 2,
            }),
            Statement::Get { promise } => match *self.number(promise) {
                0 => Vec::new(),
                value => self.note(value),
            },
            Statement::Ask { promise, .. } => {
                let kept = *self.number(promise) != 0;
                self.note(i32::from(kept))
            }
            Statement::FutexWait { word, value, timed } => self.futex_wait(word, value, timed),
            Statement::FutexWake { word, most } => {
                let sleepers = self.sleepers(
                    |other| matches!(other, Statement::FutexWait { word: theirs, .. } if *theirs == word),
                );
                self.wake_and_go(sleepers, most as usize, Standing::Woken, true)
            }
            Statement::AtomicWait { word, old } => match (self.task().standing, *self.number(word) == old) {
                (Standing::Asleep, _) => Vec::new(),
                (_, true) => self.sleep(),
                (_, false) => self.next(),
            },
            Statement::AtomicNotify { word, all } => {
                let sleepers = self.sleepers(
                    |other| matches!(other, Statement::AtomicWait { word: theirs, .. } if *theirs == word),
                );
                self.wake_and_go(sleepers, if all { usize::MAX } else { 1 }, Standing::Ready, false)
            }
            Statement::Load { word, .. } => {
                let value = *self.number(word);
                self.note(value)
            }
            Statement::Store { word, value, .. } => {
                *self.number(word) = value;
                self.next()
            }
            Statement::Exchange { word, value, .. } => {
                let old = std::mem::replace(self.number(word), value);
                self.note(old)
            }
            Statement::Swap { word, old, new, .. } => {
                let same = *self.number(word) == old;
                if same {
                    *self.number(word) = new;
                }
                self.note(i32::from(same))
            }
            Statement::Spin { word, value, .. } => {
                let there = *self.number(word) == value;
                self.take(Patience::Ever, there)
            }
            Statement::Read { plain } => {
                let value = *self.number(plain);
                self.note(value)
            }
            Statement::Write { plain: object, value } | Statement::Fill { text: object, length: value } => {
                *self.number(object) = value;
                self.next()
            }
            Statement::Scan { text, by } => {
                let length = *self.number(text);
                self.note(match by {
                    Reader::Length | Reader::Copy => length,
                    Reader::Compare | Reader::CompareBytes => i32::from(length == 1),
                })
            }
            Statement::Make { slot, value, .. } => {
                self.state.heap.push(Block { value, freed: false });
                let new = self.state.heap.len() as i32;
                let old = std::mem::replace(self.number(slot), new);
                self.task().pointer = old;
                self.next()
            }
            Statement::Take { slot } => {
                let old = std::mem::take(self.number(slot));
                self.task().pointer = old;
                self.next()
            }
            Statement::Look { slot, .. } | Statement::Free { slot } => {
                let there = *self.number(slot);
                self.task().pointer = there;
                self.next()
            }
            Statement::Yield => self.next(),
            Statement::If { .. } | Statement::Assert { .. } | Statement::Join { .. } | Statement::Exit => {
                unreachable!("these have code of their own")
            }
        }
    }

    /// What the thread's pointer points to.
    fn block(&mut self) -> Option<&mut Block> {
        let pointer = self.task().pointer;
        (pointer > 0).then(|| &mut self.state.heap[pointer as usize - 1])
    }

    /// Reads through the thread's pointer.
    pub(super) fn deref(mut self, careful: bool) -> Vec<Step> {
        match self.block().copied() {
            None if careful => self.note(0),
            Some(Block { value, freed: false }) => self.note(value),
            _ => vec![Step::Fails(Finding::Memory)],
        }
    }

    /// Frees what the thread's pointer points to, and forgets it.
    pub(super) fn release(mut self) -> Vec<Step> {
        match self.block() {
            Some(Block { freed: true, .. }) => return vec![Step::Fails(Finding::Memory)],
            Some(block) => block.freed = true,
            None => {}
        }
        self.task().pointer = 0;
        self.next()
    }

    /// Arrives first, then waits: between the two others may run, but what they do cannot be told from their
    /// running after both.
    fn arrive_at_latch(mut self, latch: usize) -> Vec<Step> {
        if let Standing::Arrived { .. } = self.task().standing {
            if *self.number(latch) > 0 {
                return Vec::new();
            }
            self.task().standing = Standing::Ready;
            return self.next();
        }
        *self.number(latch) -= 1;
        self.task().standing = Standing::Arrived { phase: 0 };
        vec![Step::To(self.state)]
    }

    /// Waits for a condition. The result of a timed wait is 1 if it was woken.
    fn wait(mut self, condition: usize, timed: bool) -> Vec<Step> {
        let Object::Condition { mutex } = self.program.objects[condition] else {
            unreachable!("a wait is for a condition")
        };
        let standing = self.task().standing;
        match standing {
            Standing::Asleep if timed => {
                self.task().standing = Standing::Back { timed_out: true };
                vec![Step::To(self.state)]
            }
            Standing::Asleep => Vec::new(),
            Standing::Back { timed_out } => {
                if !self.lock(mutex, false) {
                    return Vec::new();
                }
                self.task().standing = Standing::Ready;
                if timed { self.note(i32::from(!timed_out)) } else { self.next() }
            }
            Standing::Entered { woken: true } => {
                self.unlock(mutex, false);
                self.task().standing = Standing::Back { timed_out: false };
                vec![Step::To(self.state)]
            }
            Standing::Ready if self.release == Release::Later => {
                self.task().standing = Standing::Entered { woken: false };
                vec![Step::To(self.state)]
            }
            _ => {
                self.unlock(mutex, false);
                self.sleep()
            }
        }
    }

    fn futex_wait(mut self, word: usize, value: i32, timed: bool) -> Vec<Step> {
        let (standing, differs) = (self.task().standing, *self.number(word) != value);
        match standing {
            Standing::Asleep if timed => {
                self.task().standing = Standing::Ready;
                self.note(2)
            }
            Standing::Asleep => Vec::new(),
            Standing::Woken => {
                self.task().standing = Standing::Ready;
                self.note(0)
            }
            _ if differs => self.note(1),
            _ => self.sleep(),
        }
    }
}
