//! Random small programs, the same for the same seed.

use crate::tree::{Comparison, Condition, Operand, Register, Statement, Tree, events_of};
use fastrand::Rng;
use selvedge_graph::{LocId, Order, Value};
use std::ops::RangeInclusive;

/// What programs should look like. Shares are probabilities from 0 to 1.
#[derive(Clone, Debug)]
pub struct Knobs {
    /// How many threads.
    pub threads: RangeInclusive<usize>,
    /// How many locations.
    pub locations: RangeInclusive<usize>,
    /// Most events of a run, evenly shared among the threads. A thread has at least one statement.
    pub events: usize,
    /// The largest constant; small, so that several writes write the same.
    pub values: Value,
    /// How many of the accesses are read-modify-writes.
    pub rmws: f64,
    /// How many of the loads and stores are plain.
    pub plain: f64,
    /// How many of the statements are fences.
    pub fences: f64,
    /// How many of the statements are branches, where a register can be tested.
    pub branches: f64,
    /// How many of the statements are assumptions.
    pub assumes: f64,
    /// How many of the statements are assertions.
    pub asserts: f64,
    /// How many of the operands are registers, where there are some.
    pub registers: f64,
    /// The memory orders to choose from.
    pub orders: Orders,
}

/// A menu of memory orders. What a load, a store or a fence cannot have is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Orders {
    /// Only `seq_cst`.
    SeqCst,
    /// Only `relaxed`; fences have any order, since relaxed ones do nothing.
    Relaxed,
    /// `relaxed`, `acquire`, `release`, `acq_rel`.
    ReleaseAcquire,
    /// `relaxed` and `seq_cst`: where the order of seq_cst events matters most.
    RelaxedSeqCst,
    /// Everything.
    Mixed,
}

impl Default for Knobs {
    /// All statements but assertions and plain accesses, all orders, up to ten events.
    fn default() -> Knobs {
        Knobs {
            threads: 2..=4,
            locations: 1..=3,
            events: 10,
            values: 2,
            rmws: 0.25,
            plain: 0.0,
            fences: 0.1,
            branches: 0.1,
            assumes: 0.05,
            asserts: 0.0,
            registers: 0.25,
            orders: Orders::Mixed,
        }
    }
}

impl Knobs {
    /// Random knobs. Programs of one kind each, now without fences, now full of them, find more than programs
    /// that all have a little of everything.
    pub fn random(rng: &mut Rng) -> Knobs {
        let menus = [
            Orders::SeqCst,
            Orders::Relaxed,
            Orders::ReleaseAcquire,
            Orders::RelaxedSeqCst,
            Orders::Mixed,
            Orders::Mixed,
        ];
        let mut share = |options: &[f64]| *rng.choice(options).expect("callers give options");
        let (rmws, plain, fences) =
            (share(&[0.0, 0.2, 0.5]), share(&[0.0, 0.0, 0.2]), share(&[0.0, 0.1, 0.35]));
        let (branches, assumes, asserts) = (share(&[0.0, 0.15]), share(&[0.0, 0.1]), share(&[0.0, 0.0, 0.1]));
        let threads = rng.usize(2..=4);
        let locations = rng.usize(1..=3);
        Knobs {
            threads: threads..=threads,
            locations: locations..=locations,
            events: rng.usize(6..=10),
            values: rng.i64(1..=3),
            registers: rng.f64() / 2.0,
            orders: *rng.choice(&menus).expect("the list is not empty"),
            ..Knobs { rmws, plain, fences, branches, assumes, asserts, ..Knobs::default() }
        }
    }
}

impl Orders {
    /// An order for a kind of statement that can have those of `possible`.
    pub(crate) fn choose(self, rng: &mut Rng, possible: &[Order]) -> Order {
        let menu: &[Order] = match self {
            Orders::SeqCst => &[Order::SeqCst],
            Orders::Relaxed => &[Order::Relaxed],
            Orders::ReleaseAcquire => {
                &[Order::Relaxed, Order::Acquire, Order::Release, Order::AcquireRelease]
            }
            Orders::RelaxedSeqCst => &[Order::Relaxed, Order::SeqCst],
            Orders::Mixed => &Order::C11[1..],
        };
        let both = || possible.iter().filter(|order| menu.contains(order));
        // A relaxed fence is no fence: where the menu leaves nothing, everything possible is taken.
        let chosen = rng.choice(both().collect::<Vec<_>>()).or_else(|| rng.choice(possible));
        *chosen.expect("every statement can have some order")
    }
}

const LOAD: [Order; 3] = [Order::Relaxed, Order::Acquire, Order::SeqCst];
const STORE: [Order; 3] = [Order::Relaxed, Order::Release, Order::SeqCst];
const FENCE: [Order; 4] = [Order::Acquire, Order::Release, Order::AcquireRelease, Order::SeqCst];

/// A random program.
pub fn generate(rng: &mut Rng, knobs: &Knobs) -> Tree {
    let locations = rng.usize(knobs.locations.clone());
    let threads = rng.usize(knobs.threads.clone()).max(1);
    // Every thread gets an even share of the events and the first ones what is left over.
    let share = |thread: usize| knobs.events / threads + (thread < knobs.events % threads) as usize;
    let threads = (0..threads)
        .map(|thread| {
            let mut generator = Generator { rng, knobs, locations, registers: Vec::new(), next_register: 0 };
            let events = generator.rng.usize(share(thread).saturating_sub(1)..=share(thread)).max(1);
            generator.body(events, 2)
        })
        .collect();
    Tree { locations, threads }
}

/// Makes the statements of one thread.
pub(crate) struct Generator<'a> {
    pub rng: &'a mut Rng,
    pub knobs: &'a Knobs,
    pub locations: usize,
    /// Registers that have been given a value on every path.
    pub registers: Vec<Register>,
    pub next_register: Register,
}

impl Generator<'_> {
    /// Statements with at most so many events; branches nest at most `depth` deep.
    fn body(&mut self, mut events: usize, depth: usize) -> Vec<Statement> {
        let mut body = Vec::new();
        while events > 0 {
            let statement = self.statement(events, depth);
            events -= statement.events();
            body.push(statement);
        }
        body
    }

    pub(crate) fn with_chance(&mut self, share: f64) -> bool {
        self.rng.f64() < share
    }

    pub(crate) fn statement(&mut self, events: usize, depth: usize) -> Statement {
        if !self.registers.is_empty() {
            if depth > 0 && self.with_chance(self.knobs.branches) {
                return self.branch(events, depth - 1);
            }
            if self.with_chance(self.knobs.assumes) {
                return Statement::Assume(self.condition());
            }
            if self.with_chance(self.knobs.asserts) {
                return Statement::Assert(self.condition());
            }
        }
        if self.with_chance(self.knobs.fences) {
            return Statement::Fence { order: self.order(&FENCE) };
        }
        if events >= 2 && self.with_chance(self.knobs.rmws) {
            self.read_modify_write()
        } else {
            self.load_or_store()
        }
    }

    fn branch(&mut self, events: usize, depth: usize) -> Statement {
        let register = self.known_register();
        let value = self.rng.i64(0..=self.knobs.values);
        // What only one side loads is not used after it: the other side may not have run.
        let known = self.registers.len();
        let then = self.side(events, depth, known);
        let otherwise = if self.rng.bool() { self.side(events, depth, known) } else { Vec::new() };
        debug_assert!(events_of(&then).max(events_of(&otherwise)) <= events);
        Statement::If { register, value, then, otherwise }
    }

    fn side(&mut self, events: usize, depth: usize, known: usize) -> Vec<Statement> {
        let events = self.rng.usize(1..=events.min(3));
        let body = self.body(events, depth);
        self.registers.truncate(known);
        body
    }

    fn load_or_store(&mut self) -> Statement {
        let loc = self.location();
        let plain = self.with_chance(self.knobs.plain);
        let order = |generator: &mut Self, possible| {
            if plain { Order::NotAtomic } else { generator.order(possible) }
        };
        if self.rng.bool() {
            let order = order(self, &LOAD);
            Statement::Load { to: self.new_register(), loc, order }
        } else {
            let order = order(self, &STORE);
            Statement::Store { loc, order, value: self.operand() }
        }
    }

    fn read_modify_write(&mut self) -> Statement {
        let (loc, value, order) = (self.location(), self.operand(), self.order(&Order::C11[1..]));
        match self.rng.u8(0..3) {
            0 => Statement::Exchange { to: self.new_register(), loc, order, value },
            1 => Statement::FetchAdd { to: self.new_register(), loc, order, value },
            _ => Statement::CompareExchange {
                loc,
                value,
                success: order,
                expected: self.rng.i64(0..=self.knobs.values),
                failure: self.order(&LOAD),
                to: self.new_register(),
                seen: self.new_register(),
            },
        }
    }

    fn order(&mut self, possible: &[Order]) -> Order {
        self.knobs.orders.choose(self.rng, possible)
    }

    fn location(&mut self) -> LocId {
        LocId(self.rng.usize(0..self.locations) as u32)
    }

    fn new_register(&mut self) -> Register {
        let register = self.next_register;
        self.next_register += 1;
        self.registers.push(register);
        register
    }

    pub(crate) fn known_register(&mut self) -> Register {
        *self.rng.choice(&self.registers).expect("callers know that there is one")
    }

    fn operand(&mut self) -> Operand {
        if self.registers.is_empty() || !self.with_chance(self.knobs.registers) {
            Operand::Constant(self.rng.i64(1..=self.knobs.values))
        } else if self.rng.bool() {
            Operand::Register(self.known_register())
        } else {
            Operand::Successor(self.known_register())
        }
    }

    fn condition(&mut self) -> Condition {
        let comparisons = [Comparison::Equal, Comparison::NotEqual, Comparison::Less];
        let comparison = *self.rng.choice(&comparisons).expect("the list is not empty");
        let least = (comparison == Comparison::Less) as Value;
        Condition {
            register: self.known_register(),
            comparison,
            value: self.rng.i64(least..=self.knobs.values.max(1)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn orders_in(statements: &[Statement], orders: &mut Vec<Order>) {
        for statement in statements {
            match statement {
                Statement::Load { order, .. }
                | Statement::Store { order, .. }
                | Statement::Exchange { order, .. }
                | Statement::FetchAdd { order, .. }
                | Statement::Fence { order } => orders.push(*order),
                Statement::CompareExchange { success, failure, .. } => orders.extend([success, failure]),
                Statement::If { then, otherwise, .. } => {
                    orders_in(then, orders);
                    orders_in(otherwise, orders);
                }
                Statement::Assume(_) | Statement::Assert(_) => {}
            }
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_program() {
        let program = |seed| generate(&mut Rng::with_seed(seed), &Knobs::default());
        assert_eq!(program(7), program(7));
        assert_ne!(program(7), program(8));
    }

    #[test]
    fn programs_stay_within_the_knobs() {
        let knobs = Knobs { plain: 0.3, branches: 0.3, asserts: 0.1, events: 10, ..Knobs::default() };
        for seed in 0..1000 {
            let tree = generate(&mut Rng::with_seed(seed), &knobs);
            assert!(knobs.threads.contains(&tree.threads.len()));
            assert!(knobs.locations.contains(&tree.locations));
            assert!(tree.events() <= knobs.events, "{}", tree.to_litmus());
        }
    }

    #[test]
    fn a_menu_of_orders_is_kept() {
        let knobs = Knobs { orders: Orders::SeqCst, rmws: 0.4, ..Knobs::default() };
        for seed in 0..200 {
            let mut orders = Vec::new();
            let tree = generate(&mut Rng::with_seed(seed), &knobs);
            tree.threads.iter().for_each(|body| orders_in(body, &mut orders));
            assert!(orders.iter().all(|&order| order == Order::SeqCst), "{}", tree.to_litmus());
        }
    }
}
