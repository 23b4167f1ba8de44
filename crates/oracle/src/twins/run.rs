//! What a program of synchronisation calls means where threads take turns: all states that can be reached, by
//! definition.
//!
//! Whoever would have to wait has no step. What is left to chance is a choice of a step: which thread a
//! signal wakes, and when the time of a timed call is over. A call that takes something and has a time limit
//! needs no state of its own for that: to wait and give up is the same as to come when it is not there. One
//! that sleeps does.
//!
//! The program ends when `main` returns or anybody calls `exit`, whatever the others do, or when the last
//! thread ends. If nobody has a step before that, they are deadlocked.

use super::code::{Code, compile};
use super::turn::Turn;
use super::{Kind, Object, Statement, Twins};
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
    /// Nobody can go on, and somebody spins.
    Livelock,
    /// Two threads are at accesses of the same memory, one of them a write, and neither is atomic.
    Race,
    /// What is accessed or freed was freed, or is null.
    Memory,
}

impl Finding {
    /// Whether nothing else is promised about a program with this.
    pub fn is_undefined(&self) -> bool {
        matches!(self, Finding::Race | Finding::Memory)
    }
}

impl std::fmt::Display for Finding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Finding::Assertion(thread, number) => write!(f, "assertion {thread}.{number}"),
            Finding::Outcome(digest) => write!(f, "outcome {digest}"),
            Finding::Deadlock => write!(f, "deadlock"),
            Finding::Livelock => write!(f, "liveness"),
            Finding::Race => write!(f, "data race"),
            Finding::Memory => write!(f, "use of freed memory or null"),
        }
    }
}

/// How a thread that waits for a condition releases its mutex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Release {
    /// As it goes to sleep, in one step.
    AtOnce,
    /// Some time after it can be woken: whoever signals without the mutex may find that it is not free. POSIX
    /// and C++ leave that open.
    Later,
}

/// All that can be found in a program; `None` if it has more states than `most`.
pub fn find(program: &Twins, most: usize, release: Release) -> Option<BTreeSet<Finding>> {
    let code: Vec<Vec<Code>> = (0..program.threads.len()).map(|thread| compile(program, thread)).collect();
    let machine = Machine { program, code: &code, release };
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
        let ended = |task: &Task| task.standing == Standing::Ended;
        if stuck && !state.tasks.iter().all(ended) {
            found.insert(if machine.spins(&state) { Finding::Livelock } else { Finding::Deadlock });
        }
        if machine.races(&state) {
            found.insert(Finding::Race);
        }
    }
    Some(found)
}

#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct State {
    pub(super) cells: Vec<Cell>,
    pub(super) tasks: Vec<Task>,
    /// What was allocated. Pointers are numbers from 1 on; 0 is null.
    pub(super) heap: Vec<Block>,
}

/// What an object holds.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) enum Cell {
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

/// A number on the heap.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Block {
    pub(super) value: i32,
    pub(super) freed: bool,
}

/// Where a thread is.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Task {
    pub(super) at: usize,
    pub(super) standing: Standing,
    pub(super) result: i32,
    pub(super) digest: i32,
    /// A pointer that it has got from a slot.
    pub(super) pointer: i32,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Standing {
    Unborn,
    Ready,
    /// Until somebody wakes it, or until its time is over.
    Asleep,
    /// Can be woken from a wait for a condition, or has been, but still has its mutex.
    Entered {
        woken: bool,
    },
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

pub(super) enum Step {
    To(State),
    Fails(Finding),
}

struct Machine<'a> {
    program: &'a Twins,
    code: &'a [Vec<Code<'a>>],
    release: Release,
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
            // Texts are known by their lengths, slots by pointers.
            Object::Plain | Object::Text | Object::Slot => Cell::Number(0),
            Object::Condition { .. } => Cell::Nothing,
        };
        let task = |thread| Task {
            at: 0,
            standing: if thread == 0 { Standing::Ready } else { Standing::Unborn },
            result: 0,
            digest: 0,
            pointer: 0,
        };
        State {
            cells: self.program.objects.iter().map(cell).collect(),
            tasks: (0..self.code.len()).map(task).collect(),
            heap: Vec::new(),
        }
    }

    /// The statements that threads are at.
    fn next<'s>(&'s self, state: &'s State) -> impl Iterator<Item = &'s Statement> {
        state.tasks.iter().zip(self.code).filter_map(|(task, code)| match code[task.at] {
            Code::Do(statement) if !matches!(task.standing, Standing::Unborn | Standing::Ended) => {
                Some(statement)
            }
            _ => None,
        })
    }

    /// Whether one of those that wait spins.
    fn spins(&self, state: &State) -> bool {
        self.next(state).any(|statement| match statement {
            Statement::Spin { .. } => true,
            Statement::Section { mutex, .. } => self.program.objects[*mutex] == Object::Mutex(Kind::Spin),
            _ => false,
        })
    }

    /// Whether two threads are at accesses that conflict. If the first two of an execution are not ordered by
    /// what the threads have seen of each other, then all that comes between can be left out or done before,
    /// so that this finds each program with a race.
    fn races(&self, state: &State) -> bool {
        let accesses: Vec<(usize, bool)> = self.next(state).filter_map(plain_access).collect();
        let conflict = |one: &(usize, bool), other: &(usize, bool)| one.0 == other.0 && (one.1 || other.1);
        (1..accesses.len())
            .any(|number| accesses[..number].iter().any(|other| conflict(&accesses[number], other)))
    }

    /// What a thread can do next.
    fn steps(&self, state: &State, thread: usize) -> Vec<Step> {
        let task = &state.tasks[thread];
        if matches!(task.standing, Standing::Unborn | Standing::Ended) {
            return Vec::new();
        }
        let Machine { program, code, release } = *self;
        let mut turn = Turn { program, code, release, state: state.clone(), thread };
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
            Code::Deref { careful } => turn.deref(careful),
            Code::Release => turn.release(),
            Code::Show => turn.show(),
            Code::End => {
                turn.task().standing = Standing::Ended;
                vec![Step::To(turn.state)]
            }
        }
    }
}

/// The object of a plain access, and whether it is written.
fn plain_access(statement: &Statement) -> Option<(usize, bool)> {
    match *statement {
        Statement::Read { plain: object } | Statement::Scan { text: object, .. } => Some((object, false)),
        Statement::Write { plain: object, .. } | Statement::Fill { text: object, .. } => Some((object, true)),
        _ => None,
    }
}
