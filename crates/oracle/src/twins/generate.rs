//! Random programs of synchronisation calls.
//!
//! Few objects and many statements about them, so that threads meet. Calls that must not be made too often
//! (at a latch, a promise, a barrier that is left) are counted afterwards, and the objects made to fit, or
//! the calls taken out.

use super::{Call, Ending, Fate, Kind, Object, Patience, Reader, Statement, Strength, Twins, walk};
use fastrand::Rng;

/// Makes a program.
pub fn generate_twins(rng: &mut Rng) -> Twins {
    let objects = objects(rng);
    let threads = rng.usize(2..=3);
    let mut program =
        Twins { objects, threads: Vec::new(), fates: fates(rng, threads + 1), ending: ending(rng) };
    if program.ending == Ending::Thread {
        program.fates.fill(Fate::Forgotten);
    }
    let budget = rng.usize(3..=8);
    for thread in 0..=threads {
        let leaves = program.ending == Ending::Thread;
        let count = if thread == 0 {
            if leaves { 0 } else { rng.usize(0..=2) }
        } else {
            1 + rng.usize(0..=budget / threads)
        };
        let mut writer =
            Writer { rng, objects: &program.objects, held: Vec::new(), main: thread == 0, threads };
        let statements = (0..count).map(|_| writer.statement()).collect();
        program.threads.push(statements);
    }
    join_once(&mut program);
    make_defined(rng, &mut program);
    program
}

/// What becomes of threads; now and then `main` leaves all of them behind.
fn fates(rng: &mut Rng, threads: usize) -> Vec<Fate> {
    let leaves = rng.u8(..8) == 0;
    let fate = |_| match rng.u8(..10) {
        0 => Fate::Detached,
        1 => Fate::Forgotten,
        _ if leaves => Fate::Forgotten,
        _ => Fate::Joined,
    };
    (0..threads).map(fate).collect()
}

fn ending(rng: &mut Rng) -> Ending {
    match rng.u8(..16) {
        0 | 1 => Ending::Exit,
        2 => Ending::Immediate,
        3 => Ending::Thread,
        _ => Ending::Return,
    }
}

/// Two to four objects, and what those need.
fn objects(rng: &mut Rng) -> Vec<Object> {
    let mut objects = Vec::new();
    for _ in 0..rng.usize(1..=3) {
        match rng.u8(..15) {
            0 | 9 => objects.push(Object::Mutex(Kind::Plain)),
            1 => {
                let kinds = [Kind::Recursive, Kind::Shared, Kind::Checked];
                objects.push(Object::Mutex(kinds[rng.usize(..3)]));
            }
            10 => objects.push(Object::Mutex(Kind::Spin)),
            11 => objects.push(Object::Plain),
            12 => objects.push(Object::Text),
            13 => objects.push(Object::Slot),
            14 => objects.extend([Object::Mutex(Kind::Plain); 2]),
            2 => {
                objects.push(Object::Mutex(Kind::Plain));
                objects.push(Object::Condition { mutex: objects.len() - 1 });
            }
            3 => objects.push(Object::Semaphore { initial: rng.i32(0..=2) }),
            4 => objects.push(Object::Latch { count: 0 }),
            5 => objects.push(Object::Barrier { count: rng.i32(1..=3) }),
            6 => {
                objects.push(Object::Word);
                objects.push(Object::Once { word: objects.len() - 1 });
            }
            7 => objects.push(Object::Promise),
            _ => objects.push(Object::Word),
        }
    }
    if rng.bool() {
        objects.push(Object::Word);
    }
    objects
}

struct Writer<'a> {
    rng: &'a mut Rng,
    objects: &'a [Object],
    /// Mutexes whose sections the statement is in, and whether they are shared.
    held: Vec<(usize, bool)>,
    main: bool,
    threads: usize,
}

impl Writer<'_> {
    fn statement(&mut self) -> Statement {
        match self.rng.u8(..24) {
            0 => Statement::Yield,
            1 => Statement::Assert { value: self.rng.i32(0..=1) },
            2 | 3 if self.held.len() < 2 => {
                let value = self.rng.i32(0..=1);
                Statement::If { value, body: self.body() }
            }
            4 if self.main => Statement::Join { thread: self.rng.usize(1..=self.threads) },
            4 if self.rng.bool() => Statement::Exit,
            _ => {
                let object = self.rng.usize(..self.objects.len());
                self.about(object)
            }
        }
    }

    /// A few statements; in a section, often one more with another lock, so that locks are taken crosswise.
    fn body(&mut self) -> Vec<Statement> {
        let mut body: Vec<Statement> = (0..self.rng.usize(1..=2)).map(|_| self.statement()).collect();
        if let &[(held, _)] = &self.held[..]
            && self.rng.bool()
        {
            let mut others = self.objects.iter().enumerate().filter(|(number, _)| *number != held);
            let other = others.find_map(|(number, object)| match object {
                Object::Mutex(kind) => Some((number, *kind)),
                _ => None,
            });
            body.extend(other.map(|(mutex, kind)| self.locked(mutex, kind)));
        }
        body
    }

    fn patience(&mut self) -> Patience {
        match self.rng.u8(..5) {
            0 => Patience::None,
            1 => Patience::Some,
            _ => Patience::Ever,
        }
    }

    fn strength(&mut self) -> Strength {
        match self.rng.u8(..4) {
            0 => Strength::Half,
            1 => Strength::Relaxed,
            _ => Strength::Total,
        }
    }

    /// A statement about an object.
    fn about(&mut self, object: usize) -> Statement {
        let choice = self.rng.u8(..8);
        match self.objects[object] {
            Object::Mutex(kind) => self.locked(object, kind),
            Object::Condition { mutex } => self.condition(object, mutex),
            Object::Semaphore { .. } if choice < 5 => {
                Statement::Acquire { semaphore: object, patience: self.patience() }
            }
            Object::Semaphore { .. } => Statement::Post { semaphore: object, by: self.rng.i32(1..=2) },
            Object::Latch { .. } => match choice {
                0..=2 => Statement::CountDown { latch: object, by: self.rng.i32(1..=2) },
                3 | 4 => Statement::LatchWait { latch: object },
                5 => Statement::LatchTry { latch: object },
                _ => Statement::LatchBoth { latch: object },
            },
            Object::Barrier { .. } => match choice {
                0 => Statement::Arrive { barrier: object },
                1 => Statement::Drop { barrier: object },
                _ => Statement::Meet { barrier: object },
            },
            Object::Once { .. } => Statement::Once { once: object },
            Object::Promise => match choice {
                0..=2 => Statement::Set { promise: object, value: self.rng.i32(1..=2) },
                3 | 4 => Statement::Get { promise: object },
                _ => {
                    let patience = match choice {
                        5 => Patience::None,
                        6 => Patience::Some,
                        _ => Patience::Ever,
                    };
                    Statement::Ask { promise: object, patience }
                }
            },
            Object::Word => self.word(object),
            Object::Plain | Object::Text => self.unprotected(object),
            Object::Slot => match choice {
                0..=2 => {
                    Statement::Make { slot: object, value: self.rng.i32(1..=2), frees: self.rng.u8(..4) > 0 }
                }
                3..=5 => Statement::Take { slot: object },
                6 => Statement::Look { slot: object, careful: self.rng.u8(..4) > 0 },
                _ => Statement::Free { slot: object },
            },
        }
    }

    /// An access of plain memory; mostly in a section, so that many programs have no race.
    fn unprotected(&mut self, object: usize) -> Statement {
        let lock = self.objects.iter().position(|object| matches!(object, Object::Mutex(_)));
        match lock {
            Some(mutex) if self.held.is_empty() && self.rng.u8(..8) > 0 => {
                self.section(mutex, false, |writer| vec![writer.access(object)])
            }
            _ => self.access(object),
        }
    }

    fn access(&mut self, object: usize) -> Statement {
        let (value, reads) = (self.rng.i32(0..=2), self.rng.bool());
        match (self.objects[object], reads) {
            (Object::Plain, true) => Statement::Read { plain: object },
            (Object::Plain, false) => Statement::Write { plain: object, value },
            (_, false) => Statement::Fill { text: object, length: value },
            (_, true) => {
                let readers = [Reader::Length, Reader::Copy, Reader::Compare, Reader::CompareBytes];
                Statement::Scan { text: object, by: readers[self.rng.usize(..4)] }
            }
        }
    }

    /// A section, or an access of the variable in one.
    fn locked(&mut self, mutex: usize, kind: Kind) -> Statement {
        if kind == Kind::Checked && self.rng.u8(..3) == 0 {
            let held = self.held.iter().any(|(held, _)| *held == mutex);
            return Statement::Refused { mutex, call: if held { Call::Lock } else { Call::Unlock } };
        }
        match self.held.iter().find(|(held, _)| *held == mutex) {
            Some((_, shared)) if kind != Kind::Recursive || self.rng.bool() => {
                if *shared || self.rng.bool() {
                    return Statement::Peek { mutex };
                }
                Statement::Bump { mutex, by: self.rng.i32(1..=2) }
            }
            _ if self.held.len() == 2 => Statement::Yield,
            _ => {
                let shared = kind == Kind::Shared && self.rng.bool();
                self.section(mutex, shared, |writer| writer.body())
            }
        }
    }

    fn section(
        &mut self,
        mutex: usize,
        shared: bool,
        body: impl FnOnce(&mut Self) -> Vec<Statement>,
    ) -> Statement {
        let (patience, guard) = (self.patience(), self.rng.bool());
        self.held.push((mutex, shared));
        let body = body(self);
        self.held.pop();
        Statement::Section { mutex, patience, shared, guard, body }
    }

    /// A notification, a wait, or a section with one of them.
    fn condition(&mut self, condition: usize, mutex: usize) -> Statement {
        let held = self.held.iter().any(|(held, _)| *held == mutex);
        if !held && self.held.len() < 2 && self.rng.u8(..4) > 0 {
            return self.section(mutex, false, |writer| {
                let mut body = vec![writer.condition(condition, mutex)];
                if writer.rng.bool() {
                    body.insert(writer.rng.usize(..=1), Statement::Bump { mutex, by: 1 });
                }
                body
            });
        }
        match self.rng.u8(..8) {
            0..=1 if held => Statement::Wait { condition, until: Some(self.rng.i32(1..=2)), timed: false },
            2 if held => Statement::Wait { condition, until: None, timed: false },
            3 | 4 if held => Statement::Wait { condition, until: None, timed: true },
            _ => Statement::Notify { condition, all: self.rng.bool() },
        }
    }

    fn word(&mut self, word: usize) -> Statement {
        let (value, strength) = (self.rng.i32(0..=2), self.strength());
        match self.rng.u8(..16) {
            14 | 15 => Statement::Spin { word, value: value.max(1), strength },
            0 | 1 => Statement::FutexWait { word, value: value.min(1), timed: self.rng.bool() },
            2 | 3 => Statement::FutexWake { word, most: 1 + value.min(1) },
            4 | 5 => Statement::AtomicWait { word, old: value.min(1) },
            6 | 7 => Statement::AtomicNotify { word, all: value == 0 },
            8 => Statement::Load { word, strength },
            9 | 10 => Statement::Store { word, value, strength },
            11 => Statement::Add { word, by: 1, strength },
            12 => Statement::Exchange { word, value, strength },
            _ => Statement::Swap { word, old: value.min(1), new: self.rng.i32(0..=2), strength },
        }
    }
}

/// Takes out the second join of a thread, joins of threads that are detached, and joins that may not happen.
fn join_once(program: &mut Twins) {
    let mut joined = Vec::new();
    let fates = program.fates.clone();
    program.threads[0].retain(|statement| match statement {
        Statement::Join { thread } if fates[*thread] != Fate::Joined || joined.contains(thread) => false,
        Statement::Join { thread } => {
            joined.push(*thread);
            true
        }
        _ => true,
    });
    for statement in &mut program.threads[0] {
        remove_within(statement, &|statement| matches!(statement, Statement::Join { .. }));
    }
}

fn remove_within(statement: &mut Statement, is: &dyn Fn(&Statement) -> bool) {
    if let Some(body) = statement.body_mut() {
        body.retain(|statement| !is(statement));
        body.iter_mut().for_each(|statement| remove_within(statement, is));
    }
}

/// Makes latches fit their arrivals (now and then one is missing), and takes out what would be undefined
/// otherwise.
fn make_defined(rng: &mut Rng, program: &mut Twins) {
    separate_sleepers(program);
    for object in 0..program.objects.len() {
        match program.objects[object] {
            Object::Latch { .. } => {
                let mut arrivals = 0;
                program.for_each(&mut |statement| match *statement {
                    Statement::CountDown { latch, by } if latch == object => arrivals += by,
                    Statement::LatchBoth { latch } if latch == object => arrivals += 1,
                    _ => {}
                });
                program.objects[object] =
                    Object::Latch { count: arrivals + i32::from(arrivals == 0 || rng.u8(..6) == 0) };
            }
            Object::Barrier { count } => {
                stay_gone(program, object);
                program.objects[object] = Object::Barrier { count: count.max(program.users(object)) };
            }
            Object::Promise => {
                replace_after(
                    program,
                    1,
                    &|statement| matches!(statement, Statement::Set { promise, .. } if *promise == object),
                );
            }
            _ => {}
        }
    }
}

/// Takes out all but the first few statements like this.
fn replace_after(program: &mut Twins, most: usize, is: &dyn Fn(&Statement) -> bool) {
    let mut left = most;
    for thread in &mut program.threads {
        visit_mut(thread, &mut |statement| match (is(statement), left) {
            (false, _) => {}
            (true, 0) => *statement = Statement::Yield,
            (true, _) => left -= 1,
        });
    }
}

/// Takes out what a thread does with a barrier after it has left without waiting.
fn stay_gone(program: &mut Twins, object: usize) {
    for thread in &mut program.threads {
        let mut gone = false;
        visit_mut(thread, &mut |statement| {
            if statement.object() == Some(object) {
                if gone {
                    *statement = Statement::Yield;
                } else {
                    gone = !matches!(statement, Statement::Meet { .. });
                }
            }
        });
    }
}

fn visit_mut(statements: &mut [Statement], visit: &mut dyn FnMut(&mut Statement)) {
    for statement in statements {
        visit(statement);
        if let Some(body) = statement.body_mut() {
            visit_mut(body, visit);
        }
    }
}

/// An atomic variable is waited for by system calls or by the standard library, not by both: it is not said
/// which of them a call wakes.
fn separate_sleepers(program: &mut Twins) {
    for object in 0..program.objects.len() {
        let mut first = None;
        for thread in &program.threads {
            walk(thread, &mut |statement| {
                if let Some((word, by_library)) = sleeps(statement)
                    && word == object
                {
                    first.get_or_insert(by_library);
                }
            });
        }
        let Some(library) = first else { continue };
        for thread in &mut program.threads {
            visit_mut(thread, &mut |statement| {
                if sleeps(statement).is_some_and(|(word, by_library)| word == object && by_library != library)
                {
                    *statement = other_way(statement);
                }
            });
        }
    }
}

/// The variable of a statement about sleepers, and whether it is a call of the standard library.
fn sleeps(statement: &Statement) -> Option<(usize, bool)> {
    match *statement {
        Statement::FutexWait { word, .. } | Statement::FutexWake { word, .. } => Some((word, false)),
        Statement::AtomicWait { word, .. } | Statement::AtomicNotify { word, .. } => Some((word, true)),
        _ => None,
    }
}

fn other_way(statement: &Statement) -> Statement {
    match *statement {
        Statement::FutexWait { word, value, .. } => Statement::AtomicWait { word, old: value },
        Statement::FutexWake { word, most } => Statement::AtomicNotify { word, all: most > 1 },
        Statement::AtomicWait { word, old } => Statement::FutexWait { word, value: old, timed: false },
        Statement::AtomicNotify { word, all } => Statement::FutexWake { word, most: 1 + i32::from(all) },
        _ => statement.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::twins::{Finding, Release, find};

    #[test]
    fn programs_are_defined_and_most_are_small_and_interesting() {
        let (mut small, mut deadlocks, mut failures, mut outcomes) = (0, 0, 0, 0);
        let (mut races, mut wrong, mut spinning) = (0, 0, 0);
        for seed in 0..500 {
            let program = generate_twins(&mut Rng::with_seed(seed));
            assert!(program.is_defined(), "seed {seed}: {program:?}");
            let Some(found) = find(&program, 50_000, Release::AtOnce) else { continue };
            small += 1;
            deadlocks += usize::from(found.contains(&Finding::Deadlock));
            races += usize::from(found.contains(&Finding::Race));
            wrong += usize::from(found.contains(&Finding::Memory));
            spinning += usize::from(found.contains(&Finding::Livelock));
            failures += usize::from(found.iter().any(|one| matches!(one, Finding::Assertion(..))));
            outcomes +=
                usize::from(found.iter().filter(|one| matches!(one, Finding::Outcome(_))).count() > 1);
        }
        assert!(small > 450, "{small}");
        assert!(deadlocks > 50 && deadlocks < 350, "{deadlocks}");
        assert!(failures > 30, "{failures}");
        assert!(races > 10 && races < 100, "{races}");
        assert!(wrong > 10 && wrong < 100, "{wrong}");
        assert!(spinning > 30, "{spinning}");
        assert!(outcomes > 150, "{outcomes}");
    }
}
