//! Generates programs shaped like publishers.
//!
//! One thread waits in a loop of a shape that a rule speaks of, and then uses data or answers; one publishes;
//! others observe values in between, answer to what the waiter writes, publish or wait too. Then some
//! statements are changed at random.

use super::program::{Expr, Function, Kind, Loc, Local, Mode, Program, Statement, Update};
use super::shrink::change_one;
use Local::{A, B, C, I, P, W};
use Statement::{
    Assert, Break, CompareExchange, Continue, Fence, If, Load, Lock, Return, Set, Store, TryLock, Unlock,
};
use fastrand::Rng;

/// A random program.
pub fn generate(rng: &mut Rng) -> Program {
    let mut making = Making { rng, partner: Partner::Any };
    let functions = if making.once_in(8) { making.carrying() } else { making.publishing() };
    let reads_memory = making.rng.bool();
    let mut program = Program { functions, reads_memory };
    if making.rng.bool() {
        for _ in 0..making.rng.usize(1..4) {
            change_one(making.rng, &mut program);
        }
    }
    program
}

/// A mode that loads may have.
pub fn load_mode(rng: &mut Rng) -> Mode {
    use Mode::{Acquire, Relaxed, SeqCst};
    one_of(rng, &[Relaxed, Relaxed, Relaxed, Relaxed, Acquire, Acquire, Acquire, SeqCst])
}

/// A mode that stores may have.
pub fn store_mode(rng: &mut Rng) -> Mode {
    use Mode::{Relaxed, Release, SeqCst};
    one_of(rng, &[Relaxed, Relaxed, Relaxed, Release, Release, Release, SeqCst])
}

/// A mode that updates and fences may have.
pub fn update_mode(rng: &mut Rng) -> Mode {
    use Mode::{AcqRel, Acquire, Relaxed, Release, SeqCst};
    one_of(rng, &[Relaxed, Relaxed, Acquire, Release, AcqRel, SeqCst])
}

/// One of some.
pub fn one_of<T: Copy>(rng: &mut Rng, choices: &[T]) -> T {
    choices[rng.usize(..choices.len())]
}

struct Making<'r> {
    rng: &'r mut Rng,
    /// Who shows best what the waiter's loop may lose.
    partner: Partner,
}

/// Somebody who goes with a loop.
#[derive(Clone, Copy)]
enum Partner {
    Any,
    /// One who sees a value that is there only in between, and answers elsewhere.
    Between {
        loc: Loc,
        number: i32,
        answer: Loc,
    },
    /// One who sees whether a lock is held.
    Tries(Loc),
    /// One who writes two locations, one after the other.
    InOrder(Loc, Loc),
    /// One who writes plainly what rounds read, but only when the waiter has gone on.
    Plainly(Loc),
}

type Block = Vec<Statement>;

impl Making<'_> {
    fn once_in(&mut self, times: u8) -> bool {
        self.rng.u8(..times) == 0
    }

    fn small(&mut self) -> i32 {
        one_of(self.rng, &[0, 1, 1, 1, 2, 2, 3])
    }

    fn flag(&mut self) -> Loc {
        one_of(self.rng, &[Loc::X, Loc::X, Loc::X, Loc::Y])
    }

    fn other(&mut self) -> Loc {
        one_of(self.rng, &[Loc::X, Loc::Y, Loc::Y, Loc::Z])
    }

    fn load(&mut self, into: Local, loc: Loc) -> Statement {
        Load(into, loc, load_mode(self.rng))
    }

    fn store(&mut self, loc: Loc, value: Expr) -> Statement {
        Store(loc, value, store_mode(self.rng))
    }

    fn update(&mut self, into: Local, update: Update, loc: Loc, value: i32) -> Statement {
        Statement::Update(into, update, loc, Expr::Number(value), update_mode(self.rng))
    }

    fn exchange(&mut self, loc: Loc, desired: Expr) -> Statement {
        let (success, failure, weak) = (update_mode(self.rng), load_mode(self.rng), self.once_in(3));
        CompareExchange { won: W, loc, expected: P, desired, success, failure, weak }
    }

    /// What a compare-exchange writes, or a store in a round.
    fn next(&mut self) -> Expr {
        match self.rng.u8(..6) {
            0..3 => Expr::two(Expr::Of(P), "+", Expr::Number(1)),
            3 => Expr::two(Expr::Of(P), "^", Expr::Number(1)),
            _ => Expr::Number(self.small()),
        }
    }

    /// Something about a value that was read.
    fn test(&mut self, local: Local) -> Expr {
        let number = self.small();
        match self.rng.u8(..8) {
            0..3 => Expr::is(local, 0),
            3 => Expr::Of(local),
            4 => Expr::is(local, number),
            5 => Expr::not(Expr::is(local, number)),
            6 => Expr::two(Expr::Of(local), "<", Expr::Number(2)),
            _ => Expr::not(Expr::two(Expr::Of(local), "&", Expr::Number(1))),
        }
    }

    /// Whether to wait on.
    fn waits(&mut self, local: Local) -> Expr {
        if self.once_in(3) { self.test(local) } else { Expr::is(local, 0) }
    }

    /// Reads, writes or checks data.
    fn use_of_data(&mut self) -> Statement {
        let mode = if self.once_in(3) { load_mode(self.rng) } else { Mode::Plain };
        match self.rng.u8(..8) {
            0..5 => Load(C, Loc::D, mode),
            5 => {
                let mode = if self.rng.bool() { Mode::Plain } else { Mode::Relaxed };
                Store(Loc::D, Expr::Number(2), mode)
            }
            _ => self.load(C, Loc::Z),
        }
    }

    fn claim(&mut self) -> Statement {
        let (local, number) = (one_of(self.rng, &[A, B, C]), self.small());
        let test = Expr::is(local, number);
        Assert(if self.rng.bool() { test } else { Expr::not(test) })
    }

    /// What a thread does after it has waited.
    fn afterwards(&mut self) -> Block {
        let mut block = Block::new();
        if self.once_in(4) {
            // Only if it was published.
            let (used, local) = (self.use_of_data(), one_of(self.rng, &[A, P, P]));
            let test = if self.rng.bool() { Expr::is(local, 1) } else { Expr::Of(local) };
            return vec![If(test, vec![used], Vec::new())];
        }
        if self.once_in(6) {
            block.push(Fence(update_mode(self.rng)));
        }
        if self.rng.u8(..3) != 0 {
            let used = self.use_of_data();
            block.push(self.perhaps_if(used));
        }
        if self.rng.bool() {
            let answer = self.answer();
            block.push(self.perhaps_if(answer));
        }
        if self.once_in(6) {
            block.push(self.claim());
        }
        block
    }

    fn answer(&mut self) -> Statement {
        let value = match self.rng.u8(..5) {
            0 | 1 => Expr::Number(1),
            2 => Expr::Of(one_of(self.rng, &[A, B, C, P])),
            3 => Expr::two(Expr::Of(A), "^", Expr::Of(B)),
            _ => Expr::Number(self.small()),
        };
        let loc = one_of(self.rng, &[Loc::Y, Loc::Y, Loc::Y, Loc::Z, Loc::X]);
        self.store(loc, value)
    }

    fn perhaps_if(&mut self, statement: Statement) -> Statement {
        if !self.once_in(3) {
            return statement;
        }
        let local = one_of(self.rng, &[A, B, P, W]);
        If(self.test(local), vec![statement], Vec::new())
    }

    /// What a round does besides waiting, mostly nothing that others could see.
    fn by_the_way(&mut self) -> Block {
        let mut block = Block::new();
        for _ in 0..one_of(self.rng, &[0, 0, 1, 1, 2]) {
            let other = self.other();
            let local = one_of(self.rng, &[A, B, C]);
            block.push(match self.rng.u8(..16) {
                0..4 => self.load(local, other),
                4 => Set(B, Expr::Number(1)),
                5 => Set(B, Expr::Of(A)),
                6 => Set(C, Expr::Of(B)),
                7 => If(self.test(B), vec![Break], Vec::new()),
                8 => If(self.test(local), vec![Continue], Vec::new()),
                9 => Fence(update_mode(self.rng)),
                10 => Store(Loc::Own, Expr::Of(A), one_of(self.rng, &[Mode::Plain, Mode::Relaxed])),
                11 => self.update(local, Update::Add, other, 0),
                12 => If(self.test(B), vec![self.use_of_data()], Vec::new()),
                13 => {
                    let number = self.small();
                    self.store(other, Expr::Number(number))
                }
                14 => Set(I, Expr::two(Expr::Of(I), "+", Expr::Number(1))),
                _ => self.use_of_data(),
            });
        }
        block
    }

    fn returned(&mut self) -> Vec<Local> {
        let mut returned = Vec::new();
        for local in [A, B, C, P, W, I] {
            if self.once_in(if local == C { 2 } else { 4 }) && returned.len() < 3 {
                returned.push(local);
            }
        }
        returned
    }

    /// A waiter and a publisher, with another waiter or with others who look on.
    fn publishing(&mut self) -> Vec<Function> {
        let mut functions = vec![self.waiter(), self.publisher()];
        if self.once_in(4) {
            functions[0].threads = 2;
        } else if !self.once_in(4) {
            let third = self.third();
            functions.push(third);
            if self.once_in(8) {
                functions.push(self.third());
            }
        }
        functions
    }

    fn function(&mut self, body: Block) -> Function {
        Function { body, returned: self.returned(), threads: 1 }
    }

    fn waiter(&mut self) -> Function {
        let mut body = Block::new();
        if self.once_in(5) {
            let (first, loc) = (one_of(self.rng, &[A, B, C]), self.other());
            body.push(self.load(first, loc));
        }
        body.extend(match self.rng.u8(..22) {
            0..4 => self.load_before_exchange(),
            4..6 => self.load_inside(),
            6..8 => self.polling(),
            8..10 => self.looking_about(),
            10..12 => self.branching_failure(),
            12 => self.polling_under_lock(),
            13 => self.trying_lock(),
            14..17 => self.taken_back(),
            17..20 => self.counted(),
            20 => self.storing_again(),
            _ => self.copying(),
        });
        if let Partner::Plainly(_) = self.partner {
            body.push(self.store(Loc::Y, Expr::Number(1)));
        } else {
            body.extend(self.afterwards());
        }
        self.function(body)
    }

    /// `p = x; while (!CAS(&x, &p, f(p))) {…}`.
    fn load_before_exchange(&mut self) -> Block {
        let loc = self.flag();
        let next = self.next();
        let exchange = self.exchange(loc, next);
        let mut body = Block::new();
        if self.once_in(3) {
            let test = self.test(P);
            body.push(If(test, vec![if self.once_in(4) { Continue } else { Break }], Vec::new()));
        } else if self.once_in(3) {
            let other = self.other();
            body.push(self.load(A, other));
            if self.rng.bool() {
                body.push(If(Expr::Of(A), vec![Break], Vec::new()));
            }
        } else if self.once_in(4) {
            body = self.by_the_way();
        }
        let mut block = Block::new();
        if self.once_in(4) {
            let expected = self.small();
            body.push(Set(P, Expr::Number(expected)));
            block.push(Set(P, Expr::Number(expected)));
        } else {
            block.push(self.load(P, loc));
        }
        block.push(Statement::while_(Some(exchange), Expr::not(Expr::Of(W)), body));
        block.extend(self.given_back(loc));
        block
    }

    fn given_back(&mut self, loc: Loc) -> Option<Statement> {
        let value = Expr::Number(0);
        self.once_in(5).then(|| self.store(loc, value))
    }

    /// An exchange that is tried again, with the load in the loop.
    fn load_inside(&mut self) -> Block {
        let loc = self.flag();
        let mut body = vec![self.load(P, loc)];
        if self.rng.bool() {
            let leave = if self.rng.bool() { Continue } else { Break };
            body.push(If(self.test(P), vec![leave], Vec::new()));
        }
        let next = self.next();
        let exchange = self.exchange(loc, next);
        let mut block = match self.rng.bool() {
            true => {
                body.extend([exchange, If(Expr::Of(W), vec![Break], Vec::new())]);
                vec![Statement::for_ever(body)]
            }
            false => vec![Statement::do_while(body, Some(exchange), Expr::not(Expr::Of(W)))],
        };
        block.extend(self.given_back(loc));
        block
    }

    /// `a = x; while (a == 0) { … a = x; }`.
    fn polling(&mut self) -> Block {
        let loc = self.flag();
        let first = self.load(A, loc);
        let mut body = if self.rng.bool() { self.by_the_way() } else { Block::new() };
        body.push(self.load(A, loc));
        vec![first, Statement::while_(None, self.waits(A), body)]
    }

    /// A wait that reads other locations, too.
    fn looking_about(&mut self) -> Block {
        let loc = self.flag();
        let (event, mut body) = (self.load(A, loc), self.by_the_way());
        let test = self.waits(A);
        if self.once_in(3) {
            body = vec![self.load(B, Loc::Z)];
            self.partner = Partner::Plainly(Loc::Z);
        }
        vec![match self.rng.bool() {
            true => Statement::while_(Some(event), test, body),
            false => Statement::do_while(body, Some(event), test),
        }]
    }

    /// Does something else if an exchange fails.
    fn branching_failure(&mut self) -> Block {
        let loc = self.flag();
        let expected = one_of(self.rng, &[0, 1, 1, 2]);
        let desired = one_of(self.rng, &[1, 2, 3, 3]);
        let exchange = self.exchange(loc, Expr::Number(desired));
        let other = if self.rng.bool() { loc } else { self.other() };
        let local = one_of(self.rng, &[A, W, W]);
        let mut failed = vec![self.load(local, other)];
        if self.rng.bool() {
            failed.push(If(self.test(local), vec![Break], Vec::new()));
        }
        let mut body = vec![Set(P, Expr::Number(expected)), exchange];
        body.push(If(Expr::not(Expr::Of(W)), failed, Vec::new()));
        vec![match self.once_in(4) {
            true => {
                If(Expr::Number(1), body.into_iter().filter(|part| !has_break(part)).collect(), Vec::new())
            }
            false => {
                let test = if self.rng.bool() { Expr::not(Expr::Of(W)) } else { self.waits(W) };
                Statement::do_while(body, None, test)
            }
        }]
    }

    /// `for (;;) { lock; if (ready) { unlock; break; } unlock; }`.
    fn polling_under_lock(&mut self) -> Block {
        let loc = self.flag();
        self.partner = Partner::Tries(loc);
        let mut body = vec![Lock, self.in_section(A, loc)];
        if self.once_in(4) {
            let other = self.other();
            body.push(self.in_section(B, other));
        }
        let test = Expr::not(self.waits(A));
        match self.rng.bool() {
            true => {
                body.extend([If(test, vec![Unlock, Break], Vec::new()), Unlock]);
                vec![Statement::for_ever(body)]
            }
            false => {
                body.push(Unlock);
                vec![Statement::do_while(body, None, Expr::not(test))]
            }
        }
    }

    fn in_section(&mut self, into: Local, loc: Loc) -> Statement {
        let mode = if self.rng.bool() { Mode::Plain } else { load_mode(self.rng) };
        Load(into, loc, mode)
    }

    fn trying_lock(&mut self) -> Block {
        let mut body = vec![TryLock(W)];
        let loc = self.flag();
        body.push(If(Expr::Of(W), vec![self.in_section(B, loc), Unlock, Break], Vec::new()));
        if self.rng.bool() {
            body.push(self.load(A, loc));
            if self.rng.bool() {
                body.push(If(self.test(A), vec![Break], Vec::new()));
            }
        }
        vec![Statement::for_ever(body)]
    }

    /// Rounds that add something, look, and take it back.
    fn taken_back(&mut self) -> Block {
        let (loc, other) = (self.flag(), self.other());
        let number = one_of(self.rng, &[1, 1, 1, 2, 4]);
        self.partner = Partner::Between { loc, number, answer: other };
        let (add, take) =
            (self.update(A, Update::Add, loc, number), self.update(W, Update::Sub, loc, number));
        match self.rng.u8(..4) {
            0 => {
                let look = self.load(A, other);
                vec![Statement::do_while(vec![add, look, take], None, self.waits(A))]
            }
            1 => {
                let test = Expr::two(Expr::Of(A), "&", Expr::Number(1));
                let mut block = vec![Statement::while_(Some(add), test, vec![take])];
                if self.rng.bool() {
                    block.push(self.use_of_data());
                    block.push(self.update(W, Update::Sub, loc, number));
                }
                block
            }
            2 => {
                let look = self.load(A, loc);
                let leave = If(Expr::is(A, number), vec![Break], Vec::new());
                vec![Statement::for_ever(vec![add, look, leave, take])]
            }
            _ => {
                let leave = If(Expr::not(self.waits(A)), vec![Break], Vec::new());
                vec![Statement::for_ever(vec![add, leave, take])]
            }
        }
    }

    /// Gives up after some rounds.
    fn counted(&mut self) -> Block {
        let loc = self.flag();
        let rounds = one_of(self.rng, &[2, 2, 3]);
        let mut body = vec![self.load(A, loc)];
        let step = Set(I, Expr::two(Expr::Of(I), "+", Expr::Number(1)));
        let leave = if self.rng.bool() { Return } else { Break };
        match self.rng.u8(..6) {
            0 => {
                let other = self.other();
                self.partner = Partner::InOrder(loc, other);
                body.push(self.load(B, other));
                let second = if self.rng.bool() { Expr::Of(B) } else { self.test(B) };
                let goes_on = Expr::two(Expr::is(A, 0), "&", second);
                body.push(If(Expr::not(goes_on), vec![leave], Vec::new()));
            }
            1 => {
                let exchange = self.exchange(loc, Expr::Number(1));
                let tries = vec![Set(P, Expr::Number(0)), exchange, If(Expr::Of(W), vec![leave], Vec::new())];
                body.push(If(Expr::is(A, 0), tries, Vec::new()));
            }
            2 => {
                let answer = self.answer();
                body.push(If(Expr::is(I, 1), vec![answer], Vec::new()));
                body.push(If(Expr::not(self.waits(A)), vec![leave], Vec::new()));
            }
            3 => {
                let pause = Expr::two(Expr::Number(1), "<<", Expr::Of(I));
                let less = Expr::two(Expr::Of(W), "<", pause);
                let more = Set(W, Expr::two(Expr::Of(W), "+", Expr::Number(1)));
                body.push(If(Expr::not(self.waits(A)), vec![Break], Vec::new()));
                body.push(Set(W, Expr::Number(0)));
                body.push(Statement::while_(None, less, vec![more]));
                body.push(If(Expr::two(Expr::Of(I), "<", Expr::Number(rounds - 1)), vec![step], Vec::new()));
                return vec![Statement::for_ever(body)];
            }
            _ => body.push(If(Expr::not(self.waits(A)), vec![leave], Vec::new())),
        }
        let mut block = match self.rng.bool() {
            true => {
                let test = Expr::two(Expr::Of(I), "<", Expr::Number(rounds));
                let (kind, step) = (Kind::While, Some(Box::new(step)));
                vec![Statement::Loop { kind, event: None, test, step, body }]
            }
            false => vec![Set(I, Expr::Number(rounds)), Statement::while_(None, Expr::Countdown(I), body)],
        };
        if self.rng.bool() {
            let slow = if self.rng.bool() { self.answer() } else { self.claim() };
            let ends = if self.rng.bool() { Expr::is(A, 0) } else { self.test(I) };
            block.push(If(ends, vec![slow], Vec::new()));
        }
        block
    }

    /// Stores the same in each round, as queue locks do that try.
    fn storing_again(&mut self) -> Block {
        let loc = one_of(self.rng, &[Loc::Own, Loc::Y, Loc::Z]);
        let number = one_of(self.rng, &[1, 1, 2]);
        let store = self.store(loc, Expr::Number(number));
        let flag = self.flag();
        match self.rng.bool() {
            true => {
                let exchange = self.exchange(flag, Expr::Number(1));
                let body = vec![store, Set(P, Expr::Number(0))];
                vec![Statement::do_while(body, Some(exchange), Expr::not(Expr::Of(W)))]
            }
            false => {
                let look = self.load(A, flag);
                vec![Statement::do_while(vec![store], Some(look), self.waits(A))]
            }
        }
    }

    /// Waits, and keeps a copy of what is read.
    fn copying(&mut self) -> Block {
        let flag = self.flag();
        let look = self.load(A, flag);
        let mode = if self.rng.bool() { Mode::Plain } else { store_mode(self.rng) };
        let copy = Store(Loc::Own, Expr::Of(A), mode);
        let mut block = vec![Statement::while_(Some(look), self.waits(A), vec![copy])];
        if self.rng.bool() {
            block.push(Load(B, Loc::Own, if mode == Mode::Plain { mode } else { Mode::Relaxed }));
        }
        block
    }

    fn publisher(&mut self) -> Function {
        let mut body = Block::new();
        if self.rng.u8(..4) != 0 {
            let mode = if self.once_in(4) { Mode::Relaxed } else { Mode::Plain };
            body.push(Store(Loc::D, Expr::Number(1), mode));
        }
        if self.once_in(3) {
            let number = self.small();
            let other = self.other();
            body.push(self.store(other, Expr::Number(number)));
        }
        if self.once_in(8) {
            body.push(Fence(update_mode(self.rng)));
        }
        body.extend(self.publication());
        if self.once_in(3) {
            body.extend(self.publication());
        }
        if self.once_in(4) {
            let other = self.other();
            body.push(self.load(A, other));
        }
        self.function(body)
    }

    fn publication(&mut self) -> Block {
        let loc = self.flag();
        let number = one_of(self.rng, &[1, 1, 1, 2, 3, 0]);
        let store = self.store(loc, Expr::Number(number));
        match self.rng.u8(..12) {
            0..6 => vec![store],
            6 => {
                let update = one_of(self.rng, &[Update::Add, Update::Or, Update::Swap]);
                vec![self.update(A, update, loc, number)]
            }
            7 => {
                let expected = Set(P, Expr::Number(one_of(self.rng, &[0, 0, 1])));
                vec![expected, self.exchange(loc, Expr::Number(number))]
            }
            8 | 9 => {
                let mode = if self.rng.bool() { Mode::Plain } else { Mode::Relaxed };
                vec![Lock, Store(loc, Expr::Number(number), mode), Unlock]
            }
            10 => vec![store, self.store(loc, Expr::Number(number))],
            _ => {
                let (more, less) = (self.update(A, Update::Add, loc, 1), self.update(A, Update::Sub, loc, 1));
                vec![more, less]
            }
        }
    }

    /// A waiter that carries along what it has read before, or replaces it, and then writes what depends on
    /// that or no longer does; somebody who answers by what it has read before; and one who ends the wait.
    fn carrying(&mut self) -> Vec<Function> {
        let relaxed = |rng: &mut Rng| one_of(rng, &[Mode::Relaxed, Mode::Relaxed, Mode::Acquire]);
        let mut body = vec![Load(A, Loc::Z, relaxed(self.rng)), Set(B, Expr::Of(A))];
        let mut round = Block::new();
        for _ in 0..self.rng.usize(..3) {
            round.push(match self.rng.u8(..7) {
                0 => Set(B, Expr::Number(1)),
                1 => Set(B, Expr::Number(0)),
                2 => Set(B, Expr::Of(C)),
                3 => Set(C, Expr::Of(B)),
                4 => Load(B, Loc::Z, Mode::Relaxed),
                5 => Set(B, Expr::Of(A)),
                _ => Set(C, Expr::Of(A)),
            });
        }
        let (into, mode) = (one_of(self.rng, &[C, W]), relaxed(self.rng));
        let (look, waits) = (Load(into, Loc::X, mode), Expr::not(Expr::Of(into)));
        match self.rng.u8(..3) {
            0 => body.push(Statement::while_(Some(look), waits, round)),
            1 => body.push(Statement::do_while(round, Some(look), waits)),
            _ => {
                round.push(look);
                body.extend([Load(into, Loc::X, relaxed(self.rng)), Statement::while_(None, waits, round)]);
            }
        }
        let written = match self.rng.u8(..5) {
            0 | 1 => Expr::Of(B),
            2 => Expr::Of(C),
            3 => Expr::two(Expr::Of(B), "^", Expr::Of(C)),
            _ => Expr::Number(1),
        };
        let store = Store(Loc::Y, written, store_mode(self.rng));
        body.push(match self.rng.u8(..4) {
            0 => If(Expr::Of(B), vec![store], Vec::new()),
            1 => If(Expr::Of(C), vec![store], Vec::new()),
            _ => store,
        });
        let waiter = Function { body, returned: vec![A, B, C], threads: 1 };
        let value = if self.rng.bool() { Expr::Of(A) } else { Expr::Number(1) };
        let answer = Store(Loc::Z, value, one_of(self.rng, &[Mode::Relaxed, Mode::Relaxed, Mode::Release]));
        let answer = if self.rng.bool() { If(Expr::is(A, 1), vec![answer], Vec::new()) } else { answer };
        let body = vec![Load(A, Loc::Y, relaxed(self.rng)), answer];
        let answerer = Function { body, returned: vec![A], threads: 1 };
        let mut body = vec![self.store(Loc::X, Expr::Number(1))];
        if self.rng.bool() {
            let loc = if self.rng.bool() { Loc::Z } else { Loc::Y };
            body.insert(0, Store(loc, Expr::Number(2), Mode::Relaxed));
        }
        vec![waiter, answerer, Function { body, returned: Vec::new(), threads: 1 }]
    }

    fn third(&mut self) -> Function {
        if self.rng.bool()
            && let Some(body) = self.partner()
        {
            return self.function(body);
        }
        match self.rng.u8(..8) {
            0..4 => self.observer(),
            4..6 => self.answerer(),
            6 => self.publisher(),
            _ => self.waiter(),
        }
    }

    fn partner(&mut self) -> Option<Block> {
        Some(match self.partner {
            Partner::Any => return None,
            Partner::Between { loc, number, answer } => {
                let answer = self.store(answer, Expr::Number(1));
                let last = If(Expr::is(B, 0), vec![answer], Vec::new());
                vec![self.load(A, loc), If(Expr::is(A, number), vec![self.load(B, loc), last], Vec::new())]
            }
            Partner::Tries(loc) => {
                let inner = vec![self.in_section(B, loc), Unlock];
                let answer = self.answer();
                vec![TryLock(A), If(Expr::Of(A), inner, vec![answer])]
            }
            Partner::Plainly(loc) => {
                let write = Store(loc, Expr::Number(2), Mode::Plain);
                vec![self.load(A, Loc::Y), If(Expr::is(A, 1), vec![write], Vec::new())]
            }
            Partner::InOrder(first, second) => {
                vec![self.store(first, Expr::Number(1)), self.store(second, Expr::Number(1))]
            }
        })
    }

    /// Looks at what others write in between.
    fn observer(&mut self) -> Function {
        let loc = self.flag();
        let number = self.small();
        let mut body = match self.once_in(5) {
            true => vec![TryLock(A), If(Expr::Of(A), vec![self.in_section(B, loc), Unlock], Vec::new())],
            false => vec![self.load(A, loc)],
        };
        let mut inner = Block::new();
        if self.rng.bool() {
            let again = if self.rng.bool() { loc } else { self.other() };
            inner.push(self.load(B, again));
            if self.rng.bool() {
                let shown = if self.rng.bool() { self.answer() } else { self.use_of_data() };
                inner.push(If(self.test(B), vec![shown], Vec::new()));
            }
        } else if self.rng.bool() {
            inner.push(self.answer());
        } else {
            inner.push(self.use_of_data());
        }
        if self.once_in(6) {
            inner.push(self.claim());
        }
        match self.rng.u8(..3) {
            0 => body.extend(inner),
            1 => body.push(If(self.test(A), inner, Vec::new())),
            _ => body.push(If(Expr::is(A, number), inner, Vec::new())),
        }
        self.function(body)
    }

    /// Answers to what the waiter writes afterwards.
    fn answerer(&mut self) -> Function {
        let loc = one_of(self.rng, &[Loc::Y, Loc::Y, Loc::Y, Loc::Z]);
        let number = one_of(self.rng, &[1, 1, 1, 2]);
        let answer = match self.rng.u8(..4) {
            0 => Store(Loc::D, Expr::Number(3), if self.rng.bool() { Mode::Plain } else { Mode::Relaxed }),
            1 => Load(B, Loc::D, if self.rng.bool() { Mode::Plain } else { Mode::Relaxed }),
            2 => Store(one_of(self.rng, &[Loc::Z, Loc::X]), Expr::Number(number), Mode::Plain),
            _ => {
                let loc = one_of(self.rng, &[Loc::Z, Loc::Z, Loc::X]);
                let value = if self.rng.bool() { Expr::Number(number) } else { Expr::Of(A) };
                self.store(loc, value)
            }
        };
        let mut body = vec![self.load(A, loc)];
        body.push(match self.rng.u8(..3) {
            0 => answer,
            _ => If(Expr::is(A, number), vec![answer], Vec::new()),
        });
        self.function(body)
    }
}

fn has_break(statement: &Statement) -> bool {
    match statement {
        Break => true,
        If(_, yes, no) => yes.iter().chain(no).any(has_break),
        _ => false,
    }
}
