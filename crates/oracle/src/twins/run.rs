//! What a program of synchronisation calls means where threads take turns: all states that can be reached, by definition.
//!
//! Whoever would have to wait has no step. What is left to chance is a choice of a step: which thread a signal wakes, and when the time of
//! a timed call is over. A call that takes something and has a time limit needs no state of its own for that: to wait
//! and give up is the same as to come when it is not there. One that sleeps does.
//!
//! The program ends when `main` returns or anybody calls `exit`, whatever the others do. If nobody has a step before that, they are deadlocked.

use super::code::{Code, compile};
use super::{Kind, Object, Patience, Statement, Twins, digest};
use std::collections::{BTreeSet, HashSet};

/// Something that a check reports of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Finding {
    /// An assertion, by thread and its number among those of the thread.
    Assertion(usize, usize),
    /// How the program can end: the digest of who ends it.
    Outcome(i32),
    /// Nobody can go on.
    Deadlock,
}

impl std::fmt::Display for Finding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Finding::Assertion(thread, number) => write!(f, "assertion {thread}.{number}"),
            Finding::Outcome(digest) => write!(f, "outcome {digest}"),
            Finding::Deadlock => write!(f, "deadlock"),
        }
    }
}

/// All that can be found in a program; `None` if it has more states than `most`.
pub fn find(program: &Twins, most: usize) -> Option<BTreeSet<Finding>> {
    let code: Vec<Vec<Code>> = (0..program.threads.len()).map(|thread| compile(program, thread)).collect();
    let machine = Machine { program, code: &code };
    let mut found = BTreeSet::new();
    let first = machine.start();
    let mut seen = HashSet::from([first.clone()]);
    let mut open = vec![first];
    while let Some(state) = open.pop() {
        if seen.len() > most {
            return None;
        }
        let mut stuck = true;
        for thread in 0..code.len() {
            for step in machine.steps(&state, thread) {
                stuck = false;
                match step {
                    Step::To(next) => {
                        if seen.insert(next.clone()) {
                            open.push(next);
                        }
                    }
                    Step::Fails(finding) => _ = found.insert(finding),
                }
            }
        }
        if stuck {
            found.insert(Finding::Deadlock);
        }
    }
    Some(found)
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    cells: Vec<Cell>,
    tasks: Vec<Task>,
}

/// What an object holds.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Cell {
    /// `readers` is a set of threads.
    Mutex {
        owner: Option<usize>,
        depth: u32,
        readers: u32,
        variable: i32,
    },
    Number(i32),
    Barrier {
        expected: i32,
        missing: i32,
        phase: i32,
    },
    Nothing,
}

/// Where a thread is.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Task {
    at: usize,
    standing: Standing,
    result: i32,
    digest: i32,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Standing {
    Unborn,
    Ready,
    /// Until somebody wakes it, or until its time is over.
    Asleep,
    /// Woken by a futex system call.
    Woken,
    /// Wants its mutex back after a wait for a condition.
    Back {
        timed_out: bool,
    },
    /// Of a barrier.
    Arrived {
        phase: i32,
    },
    /// Ends the program; so many atomic variables were read for that.
    Shows {
        read: usize,
    },
    Ended,
}

enum Step {
    To(State),
    Fails(Finding),
}

struct Machine<'a> {
    program: &'a Twins,
    code: &'a [Vec<Code<'a>>],
}

impl Machine<'_> {
    fn start(&self) -> State {
        let cell = |object: &Object| match *object {
            Object::Mutex(_) => Cell::Mutex { owner: None, depth: 0, readers: 0, variable: 0 },
            Object::Semaphore { initial } => Cell::Number(initial),
            Object::Latch { count } => Cell::Number(count),
            Object::Barrier { count } => Cell::Barrier { expected: count, missing: count, phase: 0 },
            // Nothing is done yet, nothing was promised: values are positive.
            Object::Once { .. } | Object::Promise | Object::Word => Cell::Number(0),
            Object::Condition { .. } => Cell::Nothing,
        };
        let task = |thread| Task {
            at: 0,
            standing: if thread == 0 { Standing::Ready } else { Standing::Unborn },
            result: 0,
            digest: 0,
        };
        State {
            cells: self.program.objects.iter().map(cell).collect(),
            tasks: (0..self.code.len()).map(task).collect(),
        }
    }

    /// What a thread can do next.
    fn steps(&self, state: &State, thread: usize) -> Vec<Step> {
        let task = &state.tasks[thread];
        if matches!(task.standing, Standing::Unborn | Standing::Ended) {
            return Vec::new();
        }
        let mut turn = Turn { program: self.program, code: self.code, state: state.clone(), thread };
        match self.code[thread][task.at] {
            Code::Do(statement) => turn.perform(statement),
            Code::Unless(value, target) => turn.jump(if task.result == value { task.at + 1 } else { target }),
            Code::Enough(mutex, least, target) => {
                let enough = *turn.variable(mutex) >= least;
                turn.jump(if enough { target } else { task.at + 1 })
            }
            Code::Jump(target) => turn.jump(target),
            Code::Unlock(mutex, shared) => {
                turn.unlock(mutex, shared);
                turn.next()
            }
            Code::Claim(once, after) => match *turn.number(once) {
                0 => {
                    *turn.number(once) = 1;
                    turn.next()
                }
                1 => Vec::new(),
                _ => turn.jump(after),
            },
            Code::Done(once) => {
                *turn.number(once) = 2;
                turn.next()
            }
            Code::Assert(of, number, value) if task.result != value => {
                vec![Step::Fails(Finding::Assertion(of, number))]
            }
            Code::Assert(..) => turn.next(),
            Code::Phase(barrier) => match (&turn.state.cells[barrier], task.standing) {
                (Cell::Barrier { phase, .. }, Standing::Arrived { phase: mine }) if *phase != mine => {
                    turn.task().standing = Standing::Ready;
                    turn.next()
                }
                _ => Vec::new(),
            },
            Code::Create(other) => {
                turn.state.tasks[other].standing = Standing::Ready;
                turn.next()
            }
            Code::Join(other) if turn.state.tasks[other].standing == Standing::Ended => {
                let result = turn.state.tasks[other].digest;
                turn.note(result)
            }
            Code::Join(_) => Vec::new(),
            Code::Show => turn.show(),
            Code::End => {
                turn.task().standing = Standing::Ended;
                vec![Step::To(turn.state)]
            }
        }
    }
}

/// A step that is being made.
struct Turn<'a> {
    program: &'a Twins,
    code: &'a [Vec<Code<'a>>],
    state: State,
    thread: usize,
}

impl Turn<'_> {
    fn task(&mut self) -> &mut Task {
        &mut self.state.tasks[self.thread]
    }

    fn number(&mut self, object: usize) -> &mut i32 {
        match &mut self.state.cells[object] {
            Cell::Number(number) => number,
            _ => unreachable!("this object is a number"),
        }
    }

    fn variable(&mut self, mutex: usize) -> &mut i32 {
        match &mut self.state.cells[mutex] {
            Cell::Mutex { variable, .. } => variable,
            _ => unreachable!("this object is a mutex"),
        }
    }

    fn jump(mut self, target: usize) -> Vec<Step> {
        self.task().at = target;
        vec![Step::To(self.state)]
    }

    fn next(mut self) -> Vec<Step> {
        self.task().at += 1;
        vec![Step::To(self.state)]
    }

    /// Goes on with a result.
    fn note(mut self, result: i32) -> Vec<Step> {
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

    /// The end of the program. The values of atomic variables are read one after the other, each in a step of its own.
    fn show(mut self) -> Vec<Step> {
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

    fn unlock(&mut self, mutex: usize, shared: bool) {
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
            task.standing == Standing::Asleep
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
                    state.tasks[*sleeper].standing = awake;
                }
            }
            state
        };
        sets.map(woken).collect()
    }

    /// The same turn in another state.
    fn within(&self, state: State) -> Self {
        Turn { program: self.program, code: self.code, state, thread: self.thread }
    }

    fn wake_and_go(self, sleepers: Vec<usize>, most: usize, awake: Standing, tells: bool) -> Vec<Step> {
        let count = sleepers.len().min(most) as i32;
        let states = self.within(self.state.clone()).wake(&sleepers, most, awake);
        let turns = states.into_iter().map(|state| self.within(state));
        turns.flat_map(|turn| if tells { turn.note(count) } else { turn.next() }).collect()
    }

    fn perform(mut self, statement: &Statement) -> Vec<Step> {
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
            Statement::Yield => self.next(),
            Statement::If { .. } | Statement::Assert { .. } | Statement::Join { .. } | Statement::Exit => {
                unreachable!("these have code of their own")
            }
        }
    }

    /// Arrives first, then waits: between the two others may run, but what they do cannot be told from their running after both.
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
        match self.task().standing {
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
