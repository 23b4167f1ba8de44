//! Programs of synchronisation calls, each in two texts: C with pthreads, semaphores and futex system calls,
//! and C++ with the standard library.
//!
//! The same program is written with rows of the library that have nothing in common, so that both texts must
//! have the same errors and outcomes; and what they mean where threads take turns is defined once more, by
//! [`mod@run`], in sets of states.
//!
//! A thread keeps the last result of a call, and a digest of all results. Whoever ends the program (`main`
//! that returns, a thread that calls `exit`) first shows its digest, as an assertion that fails if
//! `__VERIFIER_nondet_int` is not 0: so a set of outcomes is a set of errors, which every engine of the
//! checker can be asked for.

mod code;
pub mod generate;
pub mod print;
pub mod run;
pub mod shrink;
mod turn;

pub use generate::generate_twins;
pub use print::Dialect;
pub use run::{Finding, Release, find};
pub use shrink::simpler_twins;

use std::collections::BTreeSet;

/// A program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Twins {
    /// What threads share.
    pub objects: Vec<Object>,
    /// What each thread does; the first is `main`.
    pub threads: Vec<Vec<Statement>>,
    /// What becomes of the others, by thread. (That of `main` means nothing.)
    pub fates: Vec<Fate>,
    /// How `main` ends.
    pub ending: Ending,
}

/// How `main` ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It returns, which ends the program.
    Return,
    /// It calls `exit`.
    Exit,
    /// It calls `_Exit`, as does whoever else ends the program.
    Immediate,
    /// It ends as other threads do, at once; the program ends with the last of them.
    Thread,
}

/// What becomes of a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// `main` joins it at its end, unless it has done so before.
    Joined,
    /// It is detached at once.
    Detached,
    /// Nobody asks for it again.
    Forgotten,
}

/// Something that threads share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Object {
    /// A lock, and a plain variable that is accessed by who holds it.
    Mutex(Kind),
    /// A condition variable.
    Condition {
        /// Its mutex.
        mutex: usize,
    },
    /// A counting semaphore.
    Semaphore {
        /// Its first value.
        initial: i32,
    },
    /// A latch.
    Latch {
        /// How many arrivals open it.
        count: i32,
    },
    /// A barrier.
    Barrier {
        /// How many arrivals end a phase.
        count: i32,
    },
    /// Something that is done once: 1 is added to an atomic variable.
    Once {
        /// The variable.
        word: usize,
    },
    /// A promise and its shared future.
    Promise,
    /// An atomic variable, at first 0.
    Word,
    /// A plain variable that nothing protects, at first 0.
    Plain,
    /// A string of plain letters that nothing protects, at first empty.
    Text,
    /// An atomic pointer to a number on the heap, at first null.
    Slot,
}

/// Kinds of mutexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// As it is.
    Plain,
    /// Its owner may lock it again.
    Recursive,
    /// Readers share it.
    Shared,
    /// It refuses calls that would not be defined.
    Checked,
    /// Who wants it spins: an atomic variable that is 1 while it is held.
    Spin,
}

/// How long a call waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Patience {
    /// For ever; there is no result.
    Ever,
    /// Not at all. The result is 1 for success.
    None,
    /// Some time. The result is 1 for success.
    Some,
}

/// Memory orders; nothing depends on them here, where threads take turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strength {
    /// `seq_cst`
    Total,
    /// `acquire` and `release`
    Half,
    /// `relaxed`
    Relaxed,
}

/// Calls that a mutex may refuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Call {
    /// Of a mutex that the thread holds: `EDEADLK`
    Lock,
    /// Of one that it does not hold: `EPERM`
    Unlock,
}

/// Library functions that read memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reader {
    /// `strlen`
    Length,
    /// `memcpy`, and the number of letters in the copy
    Copy,
    /// `strcmp` with one letter
    Compare,
    /// `memcmp` with one letter
    CompareBytes,
}

/// What a thread does. Numbers are those of objects.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Statement {
    /// Locks, does something, and unlocks. If it does not wait for ever, the body is skipped without the
    /// lock.
    Section {
        mutex: usize,
        patience: Patience,
        shared: bool,
        guard: bool,
        body: Vec<Statement>,
    },
    /// Adds to the variable of a mutex.
    Bump {
        mutex: usize,
        by: i32,
    },
    /// Reads it.
    Peek {
        mutex: usize,
    },
    /// Waits for a condition; until the mutex's variable is at least `until`, if that is given.
    Wait {
        condition: usize,
        until: Option<i32>,
        timed: bool,
    },
    /// Wakes one or all that wait.
    Notify {
        condition: usize,
        all: bool,
    },
    /// Takes one from a semaphore.
    Acquire {
        semaphore: usize,
        patience: Patience,
    },
    /// Gives some to it.
    Post {
        semaphore: usize,
        by: i32,
    },
    /// Arrives at a latch.
    CountDown {
        latch: usize,
        by: i32,
    },
    /// Waits until it is open.
    LatchWait {
        latch: usize,
    },
    /// Asks whether it is.
    LatchTry {
        latch: usize,
    },
    /// Arrives and waits.
    LatchBoth {
        latch: usize,
    },
    /// Arrives at a barrier, and goes on.
    Arrive {
        barrier: usize,
    },
    /// Arrives and waits for the end of the phase.
    Meet {
        barrier: usize,
    },
    /// Arrives, and is one less from the next phase on.
    Drop {
        barrier: usize,
    },
    /// Does what is done once.
    Once {
        once: usize,
    },
    /// Who holds a mutex locks it again, or who does not unlocks it, and is refused. The result is 1 or 2, by
    /// the code of the error.
    Refused {
        mutex: usize,
        call: Call,
    },
    /// Keeps a promise.
    Set {
        promise: usize,
        value: i32,
    },
    /// Waits for what was promised.
    Get {
        promise: usize,
    },
    /// Waits some time, or not at all. The result is 1 if the promise was kept.
    Ask {
        promise: usize,
        patience: Patience,
    },
    /// A futex system call: sleeps if the variable has a value. The result is 0 if woken, 1 if the value is
    /// another, 2 after the time.
    FutexWait {
        word: usize,
        value: i32,
        timed: bool,
    },
    /// Wakes up to so many of those. The result is how many.
    FutexWake {
        word: usize,
        most: i32,
    },
    /// Waits until an atomic variable has another value, and somebody says so.
    AtomicWait {
        word: usize,
        old: i32,
    },
    /// Says so, to one or to all.
    AtomicNotify {
        word: usize,
        all: bool,
    },
    Load {
        word: usize,
        strength: Strength,
    },
    Store {
        word: usize,
        value: i32,
        strength: Strength,
    },
    Add {
        word: usize,
        by: i32,
        strength: Strength,
    },
    Exchange {
        word: usize,
        value: i32,
        strength: Strength,
    },
    /// The result is 1 for success.
    Swap {
        word: usize,
        old: i32,
        new: i32,
        strength: Strength,
    },
    /// Looks at an atomic variable until it has a value.
    Spin {
        word: usize,
        value: i32,
        strength: Strength,
    },
    /// Reads a plain variable.
    Read {
        plain: usize,
    },
    /// Writes it.
    Write {
        plain: usize,
        value: i32,
    },
    /// A library function writes so many letters.
    Fill {
        text: usize,
        length: i32,
    },
    /// One reads them. The result is their number, or 1 if they are expected.
    Scan {
        text: usize,
        by: Reader,
    },
    /// Allocates a number, and puts it into a slot. What was there is forgotten, or freed.
    Make {
        slot: usize,
        value: i32,
        frees: bool,
    },
    /// Takes the number out of the slot and frees it. The result is the number, or 0 if there is none.
    Take {
        slot: usize,
    },
    /// Looks at the number, which stays in the slot. Without `careful` nobody has looked whether there is
    /// one.
    Look {
        slot: usize,
        careful: bool,
    },
    /// Frees the number, which stays in the slot.
    Free {
        slot: usize,
    },
    /// Lets others run.
    Yield,
    /// If the last result is this.
    If {
        value: i32,
        body: Vec<Statement>,
    },
    /// The last result must be this.
    Assert {
        value: i32,
    },
    /// Waits for the end of a thread; only in `main`.
    Join {
        thread: usize,
    },
    /// Ends the program.
    Exit,
}

impl Statement {
    /// The statements inside.
    pub fn body(&self) -> &[Statement] {
        match self {
            Statement::Section { body, .. } | Statement::If { body, .. } => body,
            _ => &[],
        }
    }

    /// The statements inside.
    pub fn body_mut(&mut self) -> Option<&mut Vec<Statement>> {
        match self {
            Statement::Section { body, .. } | Statement::If { body, .. } => Some(body),
            _ => None,
        }
    }

    /// The object that it is about.
    pub fn object(&self) -> Option<usize> {
        use Statement::*;
        Some(match *self {
            Section { mutex, .. } | Bump { mutex, .. } | Peek { mutex } => mutex,
            Wait { condition, .. } | Notify { condition, .. } => condition,
            Acquire { semaphore, .. } | Post { semaphore, .. } => semaphore,
            CountDown { latch, .. } | LatchWait { latch } | LatchTry { latch } | LatchBoth { latch } => latch,
            Arrive { barrier } | Meet { barrier } | Drop { barrier } => barrier,
            Once { once } => once,
            Refused { mutex, .. } => mutex,
            Set { promise, .. } | Get { promise } | Ask { promise, .. } => promise,
            FutexWait { word, .. } | FutexWake { word, .. } => word,
            AtomicWait { word, .. } | AtomicNotify { word, .. } => word,
            Load { word, .. } | Store { word, .. } | Add { word, .. } => word,
            Exchange { word, .. } | Swap { word, .. } => word,
            Spin { word, .. } => word,
            Read { plain } | Write { plain, .. } => plain,
            Fill { text, .. } | Scan { text, .. } => text,
            Make { slot, .. } | Take { slot } | Look { slot, .. } | Free { slot } => slot,
            Yield | If { .. } | Assert { .. } | Join { .. } | Exit => return None,
        })
    }
}

/// Calls `visit` for each of some statements and what is in them, in the order of the text.
pub fn walk<'a>(statements: &'a [Statement], visit: &mut dyn FnMut(&'a Statement)) {
    for statement in statements {
        visit(statement);
        walk(statement.body(), visit);
    }
}

impl Twins {
    /// Calls `visit` for each statement.
    pub fn for_each<'a>(&'a self, visit: &mut dyn FnMut(&'a Statement)) {
        self.threads.iter().for_each(|thread| walk(thread, visit));
    }

    /// Whether some statement is like this.
    pub fn any(&self, is: impl Fn(&Statement) -> bool) -> bool {
        let mut found = false;
        self.for_each(&mut |statement| found |= is(statement));
        found
    }

    /// The objects that some statement is about, or that such objects need.
    pub fn used(&self) -> BTreeSet<usize> {
        let mut used = BTreeSet::new();
        self.for_each(&mut |statement| used.extend(statement.object()));
        for object in used.clone() {
            match self.objects[object] {
                Object::Condition { mutex } => used.insert(mutex),
                Object::Once { word } => used.insert(word),
                _ => false,
            };
        }
        used
    }

    /// The atomic variables that are used: `main` looks at them before it ends.
    pub fn words(&self) -> Vec<usize> {
        self.used().into_iter().filter(|object| self.objects[*object] == Object::Word).collect()
    }

    /// Whether somebody may spin.
    pub fn spins(&self) -> bool {
        let locks = |object: usize| self.objects[object] == Object::Mutex(Kind::Spin);
        self.any(|statement| match statement {
            Statement::Spin { .. } => true,
            Statement::Section { mutex, .. } => locks(*mutex),
            _ => false,
        })
    }

    /// Whether some thread waits for a condition.
    pub fn waits_for_conditions(&self) -> bool {
        self.any(|statement| matches!(statement, Statement::Wait { .. }))
    }

    /// Whether no call in it is undefined: latches are not overdrawn, promises are kept at most once, and
    /// barriers have room for all.
    pub fn is_defined(&self) -> bool {
        let mut arrivals = vec![0; self.objects.len()];
        self.for_each(&mut |statement| match *statement {
            Statement::CountDown { latch, by } => arrivals[latch] += by,
            Statement::LatchBoth { latch: object } | Statement::Set { promise: object, .. } => {
                arrivals[object] += 1
            }
            _ => {}
        });
        let only_leaves =
            || self.threads[0].is_empty() && self.fates[1..].iter().all(|fate| *fate == Fate::Forgotten);
        (self.ending != Ending::Thread || only_leaves())
            && (0..self.objects.len()).all(|object| match self.objects[object] {
                Object::Latch { count } => arrivals[object] <= count,
                Object::Promise => arrivals[object] <= 1,
                Object::Barrier { count } => self.users(object) <= count && self.leaves_once(object),
                _ => true,
            })
    }

    /// How many threads use an object.
    pub fn users(&self, object: usize) -> i32 {
        let uses = |thread: &&Vec<Statement>| {
            let mut found = false;
            walk(thread, &mut |statement| found |= statement.object() == Some(object));
            found
        };
        self.threads.iter().filter(uses).count() as i32
    }

    /// Whether no thread comes back to a barrier at which it did not wait: who arrives while a phase ends,
    /// beyond those that it is for, must not do so in C++.
    fn leaves_once(&self, object: usize) -> bool {
        self.threads.iter().all(|thread| {
            let (mut gone, mut once) = (false, true);
            walk(thread, &mut |statement| {
                if statement.object() == Some(object) {
                    once &= !gone;
                    gone |= !matches!(statement, Statement::Meet { .. });
                }
            });
            once
        })
    }
}

/// Digests are smaller than this.
pub const DIGESTS: i32 = 64;

/// The digest after one more result.
pub fn digest(before: i32, result: i32) -> i32 {
    (before * 5 + result + 1) & (DIGESTS - 1)
}
