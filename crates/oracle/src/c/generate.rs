//! Random small C programs, the same for the same seed.
//!
//! A program has a few themes (locks, nodes, arrays, …) rather than a little of everything: with ten events
//! there is no room for more, and threads must meet at the same variables.

use super::types::{INT, Integer, Operator};
use super::{
    Body, CTree, Case, Expression, Function, Global, HEAP_OBJECTS, Initial, Local, Loop, Member, MutexKind,
    Scalar, Shape, Statement, Target,
};
use crate::generate::Orders;
use fastrand::Rng;
use selvedge_graph::{Order, Value};

/// What programs should look like. Shares are probabilities from 0 to 1.
#[derive(Clone, Debug)]
pub struct CKnobs {
    /// How many threads.
    pub threads: usize,
    /// Most events of a run, evenly shared among the threads.
    pub events: usize,
    /// The memory orders to choose from.
    pub orders: Orders,
    /// How many atomic and how many plain numbers there are.
    pub numbers: (usize, usize),
    /// Whether there is a structure with members of several widths.
    pub structs: bool,
    /// Whether there is an array.
    pub arrays: bool,
    /// How many mutexes there are.
    pub mutexes: usize,
    /// Whether there are nodes and pointers to them.
    pub nodes: bool,
    /// How many of the nodes that a thread uses it frees afterwards.
    pub frees: f64,
    /// Whether there is a function that threads call.
    pub functions: bool,
    /// Most events of the main function, those left out that start and end threads.
    pub main: usize,
    /// How many of the statements branch, loop or wait.
    pub control: f64,
    /// How many of the statements compute.
    pub local: f64,
    /// How many of the accesses are read-modify-writes.
    pub updates: f64,
    /// Whether threads do nothing with atomic numbers but to update them, without comparing: chains of
    /// read-modify-writes.
    pub counters: bool,
    /// How many of the statements are fences.
    pub fences: f64,
    /// How many of the accesses are plain although no lock is held, where there is something plain.
    pub plain: f64,
    /// How many of the statements assume or assert something.
    pub claims: f64,
    /// How many of the statements end the program.
    pub exits: f64,
    /// Whether integers have all types rather than `int`.
    pub widths: bool,
}

impl CKnobs {
    /// Random knobs.
    pub fn random(rng: &mut Rng) -> CKnobs {
        let menus =
            [Orders::SeqCst, Orders::Relaxed, Orders::ReleaseAcquire, Orders::RelaxedSeqCst, Orders::Mixed];
        let counters = rng.u8(..5) == 0;
        // Chains are longer if there is nothing else.
        let mixed = !counters || rng.u8(..4) == 0;
        let threads = if counters || rng.u8(..3) == 0 { 3 } else { 2 };
        let mutexes = if mixed { pick(rng, &[0, 0, 0, 1, 1, 2]) } else { 0 };
        let nodes = mixed && rng.u8(..3) == 0;
        let structs = mixed && rng.u8(..4) == 0;
        let arrays = mixed && rng.u8(..4) == 0;
        let crowded = nodes as usize + structs as usize + arrays as usize;
        CKnobs {
            threads,
            events: rng.usize(6..=if threads == 3 { 9 } else { 10 }) + mutexes.min(1) * 2,
            orders: pick(rng, &menus),
            numbers: (
                rng.usize((counters || crowded == 0) as usize..=2),
                rng.usize((mutexes > 0 && crowded == 0) as usize..=1),
            ),
            structs,
            arrays,
            mutexes,
            nodes,
            frees: pick(rng, &[0.0, 0.0, 0.3]),
            functions: rng.u8(..4) == 0,
            main: pick(rng, &[0, 0, 0, 1, 2, 3]),
            control: pick(rng, &[0.0, 0.15, 0.3]),
            local: pick(rng, &[0.0, 0.15, 0.3]),
            updates: pick(rng, &[0.0, 0.2, 0.5]),
            counters,
            fences: pick(rng, &[0.0, 0.0, 0.2]),
            plain: pick(rng, &[0.0, 0.1, 0.5]),
            claims: pick(rng, &[0.0, 0.0, 0.15]),
            exits: pick(rng, &[0.0, 0.0, 0.0, 0.05]),
            widths: rng.bool(),
        }
    }
}

const LOAD: [Order; 3] = [Order::Relaxed, Order::Acquire, Order::SeqCst];
const STORE: [Order; 3] = [Order::Relaxed, Order::Release, Order::SeqCst];
const FENCE: [Order; 4] = [Order::Acquire, Order::Release, Order::AcquireRelease, Order::SeqCst];

/// A random program.
pub fn generate_c(rng: &mut Rng, knobs: &CKnobs) -> CTree {
    let mut tree = CTree {
        globals: Vec::new(),
        node: Vec::new(),
        forgotten: None,
        functions: Vec::new(),
        main: Body::default(),
        threads: Vec::new(),
    };
    let mut globals = Globals { rng, knobs, tree: &mut tree };
    globals.fill();
    if knobs.functions {
        let mut generator = Generator::new(rng, knobs, &tree, Role::Function);
        let parameters = generator.rng.usize(0..=2);
        for _ in 0..parameters {
            let ty = generator.integer();
            generator.new_local(Scalar::Integer(ty));
        }
        let events = generator.rng.usize(1..=2);
        let statements = generator.statements(events, 1);
        let result = (generator.integer(), generator.expression(1));
        let body = Body { locals: generator.locals, statements };
        tree.functions.push(Function { parameters, body, result });
    }
    let share =
        |thread: usize| knobs.events / knobs.threads + (thread < knobs.events % knobs.threads) as usize;
    for thread in 0..knobs.threads {
        let mut generator = Generator::new(rng, knobs, &tree, Role::Thread);
        let mut statements = generator.statements(share(thread), 2);
        if generator.rng.u8(..4) == 0 {
            statements.push(Statement::Return(generator.expression(1)));
        }
        let body = Body { locals: generator.locals, statements };
        tree.threads.push(body);
    }
    let mut generator = Generator::new(rng, knobs, &tree, Role::Main);
    let statements = generator.main();
    tree.main = Body { locals: generator.locals, statements };
    tree
}

/// Whose code is made up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Main,
    Thread,
    Function,
}

/// One of a few.
fn pick<T: Copy>(rng: &mut Rng, choices: &[T]) -> T {
    *rng.choice(choices).expect("callers give choices")
}

fn with_chance(rng: &mut Rng, share: f64) -> bool {
    rng.f64() < share
}

/// Makes up the variables.
struct Globals<'a> {
    rng: &'a mut Rng,
    knobs: &'a CKnobs,
    tree: &'a mut CTree,
}

impl Globals<'_> {
    fn fill(&mut self) {
        let (atomic, plain) = self.knobs.numbers;
        for number in 0..atomic + plain {
            let shape = Shape::Scalar(self.member(number < atomic));
            self.add(shape);
        }
        if self.knobs.structs {
            let members = (0..self.rng.usize(2..=3)).map(|_| {
                let atomic = self.rng.bool();
                self.wide_member(atomic)
            });
            let shape = Shape::Struct(members.collect());
            self.add(shape);
        }
        if self.knobs.arrays {
            let atomic = self.rng.u8(..3) != 0;
            let shape = Shape::Array(self.member(atomic), if self.rng.u8(..4) == 0 { 4 } else { 2 });
            self.add(shape);
        }
        for _ in 0..self.knobs.mutexes {
            let kinds = [MutexKind::Normal, MutexKind::Normal, MutexKind::Recursive, MutexKind::ErrorCheck];
            let kind = pick(self.rng, &kinds);
            let by_main = self.rng.bool();
            self.tree.globals.push(Global { shape: Shape::Mutex(kind), initial: Vec::new(), by_main });
        }
        if self.knobs.nodes {
            self.fill_nodes();
        }
    }

    fn fill_nodes(&mut self) {
        for _ in 0..self.rng.usize(1..=2) {
            let atomic = self.rng.u8(..4) == 0;
            let member = self.wide_member(atomic);
            self.tree.node.push(member);
        }
        if self.rng.u8(..3) == 0 {
            let atomic = self.rng.u8(..3) == 0;
            self.tree.node.push(Member { scalar: Scalar::Pointer, atomic });
        }
        if self.rng.u8(..10) == 0 {
            self.tree.forgotten = Some(self.rng.usize(..self.tree.node.len()));
        }
        let node = match self.rng.u8(..4) {
            0 => Some(Shape::Node { on_heap: true }),
            1 => Some(Shape::Node { on_heap: false }),
            _ => None,
        };
        let existing = node.map(|shape| {
            let members = self.tree.node.clone();
            let initial = members.iter().map(|member| self.number(member.scalar)).collect();
            let by_main = self.rng.bool();
            self.tree.globals.push(Global { shape, initial, by_main });
            self.tree.globals.len() - 1
        });
        let pointer = Shape::Scalar(Member { scalar: Scalar::Pointer, atomic: true });
        let initial = match existing {
            // What is on the heap can be reached in no other way.
            Some(node)
                if self.rng.bool() || self.tree.globals[node].shape == (Shape::Node { on_heap: true }) =>
            {
                Initial::Node(node)
            }
            _ => Initial::Number(0),
        };
        self.tree.globals.push(Global { shape: pointer, initial: vec![initial], by_main: false });
    }

    fn member(&mut self, atomic: bool) -> Member {
        let widths = self.knobs.widths;
        let scalar = if widths { any_integer(self.rng) } else { INT };
        Member { scalar: Scalar::Integer(scalar), atomic }
    }

    fn wide_member(&mut self, atomic: bool) -> Member {
        Member { scalar: Scalar::Integer(any_integer(self.rng)), atomic }
    }

    fn number(&mut self, scalar: Scalar) -> Initial {
        Initial::Number(match scalar {
            Scalar::Pointer => 0,
            Scalar::Integer(_) if self.rng.bool() => 0,
            Scalar::Integer(_) => self.rng.i64(-1..=2),
        })
    }

    fn add(&mut self, shape: Shape) {
        let members = shape.members(&self.tree.node);
        let initial = members.iter().map(|member| self.number(member.scalar)).collect();
        let by_main = self.rng.u8(..4) == 0;
        self.tree.globals.push(Global { shape, initial, by_main });
    }
}

fn any_integer(rng: &mut Rng) -> Integer {
    pick(rng, &Integer::ALL)
}

/// Makes up the code of a thread or function.
struct Generator<'a> {
    rng: &'a mut Rng,
    knobs: &'a CKnobs,
    tree: &'a CTree,
    locals: Vec<Scalar>,
    /// Locals that count the rounds of a loop; nothing else is put into them.
    counters: Vec<Local>,
    role: Role,
    allocations: usize,
    has_local_node: bool,
    /// How many loops are around.
    loops: usize,
    /// How many locks are held.
    locks: usize,
}

impl<'a> Generator<'a> {
    fn new(rng: &'a mut Rng, knobs: &'a CKnobs, tree: &'a CTree, role: Role) -> Generator<'a> {
        let (locals, counters) = (Vec::new(), Vec::new());
        Generator {
            rng,
            knobs,
            tree,
            locals,
            counters,
            role,
            allocations: 0,
            has_local_node: false,
            loops: 0,
            locks: 0,
        }
    }

    /// Creates the threads and waits for them, and does something now and then.
    fn main(&mut self) -> Vec<Statement> {
        let mut left = self.knobs.main;
        let mut statements = Vec::new();
        let mut now_and_then = |generator: &mut Self, statements: &mut Vec<Statement>| {
            if left > 0 && generator.rng.bool() {
                let more = generator.statements(1, 1);
                left = left.saturating_sub(generator.tree.events_of(&more));
                statements.extend(more);
            }
        };
        for thread in 0..self.knobs.threads {
            statements.push(Statement::Create(thread));
            now_and_then(self, &mut statements);
        }
        let mut joined: Vec<usize> = (0..self.knobs.threads).collect();
        self.rng.shuffle(&mut joined);
        // The program ends when main does, whoever is left.
        let left_alone = match self.rng.u8(..16) {
            0 => joined.len(),
            1..4 => 1,
            _ => 0,
        };
        joined.truncate(joined.len() - left_alone);
        for thread in joined {
            let long = Integer { bytes: 8, signed: true };
            let to = if self.rng.u8(..4) == 0 { Some(self.new_local(Scalar::Integer(long))) } else { None };
            statements.push(Statement::Join { thread, to });
            now_and_then(self, &mut statements);
        }
        statements
    }

    /// Statements with at most so many events; compound ones nest at most `depth` deep.
    fn statements(&mut self, mut events: usize, depth: usize) -> Vec<Statement> {
        let mut statements = Vec::new();
        // Some statements have no events.
        for _ in 0..3 * events + 1 {
            if events == 0 {
                break;
            }
            let more = self.some(events, depth);
            events = events.saturating_sub(self.tree.events_of(&more));
            statements.extend(more);
        }
        statements
    }

    fn chance(&mut self, share: f64) -> bool {
        with_chance(self.rng, share)
    }

    /// The next few statements.
    fn some(&mut self, events: usize, depth: usize) -> Vec<Statement> {
        if self.chance(self.knobs.local) {
            return vec![self.compute()];
        }
        if self.chance(self.knobs.claims) {
            return vec![self.claim()];
        }
        if self.role == Role::Thread && depth < 2 && self.chance(self.knobs.claims / 3.0) {
            return vec![Statement::Return(self.expression(1))];
        }
        if depth < 2 && self.chance(self.knobs.exits) {
            return vec![Statement::Exit];
        }
        if depth > 0 && self.chance(self.knobs.control) {
            return self.control(events, depth - 1);
        }
        if self.chance(self.knobs.fences) {
            return vec![Statement::Fence(self.order(&FENCE))];
        }
        if depth > 0
            && events >= 4
            && self.knobs.mutexes > 0
            && self.role != Role::Function
            && self.rng.u8(..2) == 0
        {
            return vec![self.critical_section(events, depth - 1)];
        }
        if self.knobs.nodes && self.rng.u8(..2) == 0 {
            return self.node_idiom(events, depth);
        }
        if let Some(function) = self.tree.functions.first()
            && self.rng.u8(..3) == 0
            && self.tree.events_of(&function.body.statements) <= events
        {
            let arguments = (0..function.parameters).map(|_| self.expression(1)).collect();
            return vec![Statement::Call { to: self.new_integer(), function: 0, arguments }];
        }
        vec![self.access(events)]
    }

    fn compute(&mut self) -> Statement {
        let value = self.expression(2);
        Statement::Set { to: self.new_integer(), value }
    }

    fn claim(&mut self) -> Statement {
        let condition = self.condition();
        if self.rng.bool() { Statement::Assume(condition) } else { Statement::Assert(condition) }
    }

    fn control(&mut self, events: usize, depth: usize) -> Vec<Statement> {
        match self.rng.u8(..6) {
            0 | 1 => {
                let condition = self.condition();
                let then = self.part(events, depth);
                let otherwise = if self.rng.bool() { self.part(events, depth) } else { Vec::new() };
                vec![Statement::If { condition, then, otherwise }]
            }
            2 => vec![self.switch(events, depth)],
            3 if events >= 2 => vec![self.repeat(events, depth)],
            4 if events >= 4 => self.retry(),
            5 if !self.atomic_targets().is_empty() => {
                let (from, _) = self.number_target(true).expect("there is one");
                let order = self.order(&LOAD);
                vec![Statement::Await { from, order, value: self.rng.i64(0..=2) }]
            }
            _ => vec![self.access(events)],
        }
    }

    fn part(&mut self, events: usize, depth: usize) -> Vec<Statement> {
        let events = self.rng.usize(1..=events.clamp(1, 3));
        self.statements(events, depth)
    }

    fn switch(&mut self, events: usize, depth: usize) -> Statement {
        let value = self.expression(1);
        let count = self.rng.usize(1..=2);
        let share = (events / (count + 1)).max(1);
        let mut cases = Vec::new();
        for number in 0..count {
            let body = if share * count <= events { self.part(share, depth) } else { Vec::new() };
            cases.push(Case { value: number as Value, body, falls: self.rng.u8(..3) == 0 });
        }
        let default = if self.rng.bool() { self.part(share, depth) } else { Vec::new() };
        Statement::Switch { value, cases, default }
    }

    fn repeat(&mut self, events: usize, depth: usize) -> Statement {
        let form = self.loop_form();
        let counter = self.new_counter();
        let times = if events >= 3 && self.rng.u8(..4) == 0 { 3 } else { 2 };
        self.loops += 1;
        let mut body = self.statements(events / times, depth);
        if self.rng.u8(..3) == 0 {
            let condition = self.condition();
            body.push(Statement::If { condition, then: vec![Statement::Break], otherwise: Vec::new() });
        }
        self.loops -= 1;
        Statement::Repeat { form, counter, times: times as u32, body }
    }

    /// A compare-exchange that is tried twice.
    fn retry(&mut self) -> Vec<Statement> {
        let Some((target, ty)) = self.number_target(true) else { return Vec::new() };
        let seen = self.new_local(Scalar::Integer(ty));
        let load = Statement::Load { to: seen, from: target.clone(), order: self.order(&LOAD) };
        let to = self.new_local(Scalar::Integer(INT));
        let one = Expression::Constant(1);
        let value = Expression::Binary(Operator::Add, Box::new(Expression::Local(seen)), Box::new(one));
        let exchange = Statement::CompareExchange {
            to,
            seen,
            target,
            expected: Expression::Local(seen),
            value,
            success: self.order(&Order::C11[1..]),
            failure: self.order(&LOAD),
        };
        let leave = Statement::If {
            condition: Expression::Local(to),
            then: vec![Statement::Break],
            otherwise: Vec::new(),
        };
        let (form, counter) = (self.loop_form(), self.new_counter());
        let body = vec![exchange, leave];
        let retry = Statement::Repeat { form, counter, times: 2, body };
        if self.rng.bool() { vec![load, retry] } else { vec![retry] }
    }

    fn loop_form(&mut self) -> Loop {
        pick(self.rng, &[Loop::For, Loop::While, Loop::DoWhile])
    }

    fn critical_section(&mut self, events: usize, depth: usize) -> Statement {
        let mutexes = self.tree.globals.iter().enumerate();
        let mutexes =
            mutexes.filter(|(_, global)| matches!(global.shape, Shape::Mutex(_))).map(|(number, _)| number);
        let mutex = self.rng.choice(mutexes.collect::<Vec<_>>()).expect("there is a mutex");
        self.locks += 1;
        let inside = self.rng.usize(1..=(events - 3).min(3));
        let body = self.statements(inside, depth);
        self.locks -= 1;
        if self.rng.u8(..4) == 0 {
            let otherwise = if self.rng.bool() { self.part(events - 1, depth) } else { Vec::new() };
            Statement::TryLocked { mutex, then: body, otherwise }
        } else {
            Statement::Locked { mutex, body }
        }
    }

    /// Publishing a node, or using one that was published.
    fn node_idiom(&mut self, events: usize, depth: usize) -> Vec<Statement> {
        let root =
            self.tree.globals.iter().position(|global| {
                matches!(global.shape, Shape::Scalar(Member { scalar: Scalar::Pointer, .. }))
            });
        let root = Target::Cell { global: root.expect("nodes come with a pointer"), cell: 0 };
        if self.role == Role::Thread
            && self.loops == 0
            && self.allocations < HEAP_OBJECTS
            && self.rng.u8(..5) < 2
        {
            return self.publish(root, events);
        }
        let pointer = self.new_local(Scalar::Pointer);
        let mut statements = vec![if events >= 3 && self.rng.u8(..4) == 0 {
            let value = self.pointer();
            let order = self.synchronising(Order::AcquireRelease, &Order::C11[1..]);
            Statement::Update { to: pointer, target: root, operator: None, order, value }
        } else {
            Statement::Load { to: pointer, from: root, order: self.synchronising(Order::Acquire, &LOAD) }
        }];
        if self.rng.u8(..6) == 0 && self.chance(self.knobs.fences) {
            statements.push(Statement::Fence(Order::Acquire));
        }
        let left = events.saturating_sub(self.tree.events_of(&statements)).clamp(1, 3);
        let mut then = Vec::new();
        for _ in 0..self.rng.usize(1..=left) {
            then.push(self.member_access(pointer));
            if self.tree.events_of(&then) >= left {
                break;
            }
        }
        if depth > 0 && self.rng.u8(..4) == 0 {
            then.push(self.compute());
        }
        if self.loops == 0 && self.chance(self.knobs.frees) {
            then.push(Statement::Free(pointer));
        }
        let condition = Expression::Local(pointer);
        let condition = if self.rng.bool() {
            Expression::Binary(Operator::NotEqual, Box::new(condition), Box::new(Expression::Null))
        } else {
            condition
        };
        statements.push(Statement::If { condition, then, otherwise: Vec::new() });
        statements
    }

    fn publish(&mut self, root: Target, events: usize) -> Vec<Statement> {
        let on_stack = !self.has_local_node && self.chance(self.knobs.frees / 2.0);
        if on_stack {
            self.has_local_node = true;
        } else {
            self.allocations += 1;
        }
        let to = self.new_local(Scalar::Pointer);
        let members = self.tree.node.clone();
        let mut values = Vec::new();
        for member in members {
            values.push(if member.scalar == Scalar::Pointer { self.pointer() } else { self.expression(1) });
        }
        let mut statements = vec![Statement::Allocate { on_stack, to, values }];
        // Others may know what happened up to here, but not what is done to the node after that.
        if events >= 2 && self.rng.u8(..4) == 0 {
            statements.push(self.access(1));
        }
        if self.rng.u8(..3) == 0 {
            statements.push(self.member_access(to));
        }
        if events >= 2 && self.chance(self.knobs.fences) {
            statements.push(Statement::Fence(Order::Release));
        }
        let value = Expression::Local(to);
        let order = self.synchronising(Order::Release, &STORE);
        statements.push(match self.rng.u8(..5) {
            0 if events >= 2 => {
                let expected = if self.rng.bool() { Expression::Null } else { self.pointer() };
                let (done, seen) = (self.new_local(Scalar::Integer(INT)), self.new_local(Scalar::Pointer));
                let (success, failure) = (order, self.order(&LOAD));
                Statement::CompareExchange { to: done, seen, target: root, expected, value, success, failure }
            }
            1 if events >= 2 => {
                let old = self.new_local(Scalar::Pointer);
                Statement::Update { to: old, target: root, operator: None, order, value }
            }
            _ => Statement::Store { to: root, order, value },
        });
        if self.rng.u8(..4) == 0 {
            statements.push(self.member_access(to));
        }
        if self.chance(self.knobs.frees / 3.0) {
            statements.push(Statement::Free(to));
        }
        statements
    }

    /// An order that mostly is the one that makes publishing a node safe.
    fn synchronising(&mut self, usual: Order, possible: &[Order]) -> Order {
        if self.rng.u8(..4) != 0 { usual } else { self.order(possible) }
    }

    fn member_access(&mut self, pointer: Local) -> Statement {
        let member = self.rng.usize(..self.tree.node.len());
        let target = Target::Member { pointer, member };
        let Member { scalar, atomic } = self.tree.node[member];
        match scalar {
            Scalar::Pointer => {
                let order = |possible: &[Order], generator: &mut Self| {
                    if atomic { generator.order(possible) } else { Order::NotAtomic }
                };
                if self.rng.u8(..3) == 0 {
                    let order = order(&STORE, self);
                    Statement::Store { to: target, order, value: self.pointer() }
                } else {
                    let order = order(&LOAD, self);
                    Statement::Load { to: self.new_local(Scalar::Pointer), from: target, order }
                }
            }
            Scalar::Integer(ty) => {
                let events = self.rng.usize(1..=2);
                self.access_to(target, ty, atomic, events)
            }
        }
    }

    /// A pointer to some node, or NULL.
    fn pointer(&mut self) -> Expression {
        let mut choices = vec![Expression::Null];
        for (number, global) in self.tree.globals.iter().enumerate() {
            if global.shape == (Shape::Node { on_heap: false }) {
                choices.push(Expression::Address(number));
            }
        }
        let locals = self.locals.iter().enumerate();
        choices.extend(
            locals
                .filter(|(_, scalar)| **scalar == Scalar::Pointer)
                .map(|(local, _)| Expression::Local(local)),
        );
        self.rng.choice(choices).expect("NULL is always there")
    }

    fn access(&mut self, events: usize) -> Statement {
        let plain = self.locks > 0 && self.rng.u8(..4) != 0 || self.chance(self.knobs.plain);
        let target = match self.number_target(!plain) {
            Some(found) => Some((found, !plain)),
            None => self.number_target(plain).map(|found| (found, plain)),
        };
        match target {
            Some(((target, ty), atomic)) => self.access_to(target, ty, atomic, events),
            None => self.compute(),
        }
    }

    /// An access to a location that was declared `_Atomic` or not.
    fn access_to(&mut self, to: Target, ty: Integer, atomic: bool, events: usize) -> Statement {
        let plain = !atomic && self.rng.u8(..8) != 0;
        if plain {
            return match self.rng.u8(..if events >= 2 { 5 } else { 4 }) {
                0 | 1 => Statement::Load { to: self.new_integer(), from: to, order: Order::NotAtomic },
                2 | 3 => Statement::Store { to, order: Order::NotAtomic, value: self.expression(1) },
                _ => {
                    let operators = [Operator::Add, Operator::Subtract, Operator::Multiply, Operator::Xor];
                    let operator = pick(self.rng, &operators);
                    Statement::Modify { target: to, operator, value: self.expression(0) }
                }
            };
        }
        if self.knobs.counters && self.role != Role::Main {
            return if events >= 2 { self.count(to) } else { self.compute() };
        }
        if events >= 2 && self.chance(self.knobs.updates) {
            return self.update(to, ty);
        }
        if self.rng.bool() {
            let order = self.order(&LOAD);
            Statement::Load { to: self.new_integer(), from: to, order }
        } else {
            let order = self.order(&STORE);
            Statement::Store { to, order, value: self.expression(1) }
        }
    }

    /// A read-modify-write that does not compare, or one that does.
    fn update(&mut self, target: Target, ty: Integer) -> Statement {
        if self.rng.u8(..3) == 0 {
            let order = self.order(&Order::C11[1..]);
            let expected = Expression::Constant(self.rng.i64(0..=2));
            let (to, seen) = (self.new_integer(), self.new_local(Scalar::Integer(ty)));
            let (value, failure) = (self.expression(1), self.order(&LOAD));
            return Statement::CompareExchange { to, seen, target, expected, value, success: order, failure };
        }
        self.count(target)
    }

    /// A read-modify-write that does not compare.
    fn count(&mut self, target: Target) -> Statement {
        let order = self.order(&Order::C11[1..]);
        let operators =
            [Operator::Add, Operator::Add, Operator::Subtract, Operator::And, Operator::Or, Operator::Xor];
        let operator = if self.rng.u8(..3) == 0 { None } else { self.rng.choice(operators) };
        let value = self.expression(0);
        Statement::Update { to: self.new_integer(), target, operator, order, value }
    }

    fn targets(&self, atomic: bool) -> Vec<(usize, usize, Integer)> {
        let mut found = Vec::new();
        for (number, global) in self.tree.globals.iter().enumerate() {
            if matches!(global.shape, Shape::Mutex(_) | Shape::Node { .. }) {
                continue;
            }
            for (cell, member) in global.shape.members(&self.tree.node).iter().enumerate() {
                if let Scalar::Integer(ty) = member.scalar
                    && member.atomic == atomic
                {
                    found.push((number, cell, ty));
                }
            }
        }
        found
    }

    fn atomic_targets(&self) -> Vec<(usize, usize, Integer)> {
        self.targets(true)
    }

    /// A location that holds a number, and its type.
    fn number_target(&mut self, atomic: bool) -> Option<(Target, Integer)> {
        let (global, cell, ty) = self.rng.choice(self.targets(atomic))?;
        if matches!(self.tree.globals[global].shape, Shape::Array(..)) && self.rng.bool() {
            let index = self.expression(1);
            return Some((Target::Element { global, index }, ty));
        }
        Some((Target::Cell { global, cell }, ty))
    }

    fn order(&mut self, possible: &[Order]) -> Order {
        self.knobs.orders.choose(self.rng, possible)
    }

    fn integer(&mut self) -> Integer {
        if self.knobs.widths { any_integer(self.rng) } else { INT }
    }

    fn new_local(&mut self, scalar: Scalar) -> Local {
        self.locals.push(scalar);
        self.locals.len() - 1
    }

    fn new_integer(&mut self) -> Local {
        let ty = self.integer();
        self.new_local(Scalar::Integer(ty))
    }

    fn new_counter(&mut self) -> Local {
        let counter = self.new_local(Scalar::Integer(INT));
        self.counters.push(counter);
        counter
    }

    fn condition(&mut self) -> Expression {
        let comparisons =
            [Operator::Equal, Operator::NotEqual, Operator::Less, Operator::LessEqual, Operator::Greater];
        let comparison = pick(self.rng, &comparisons);
        let left = self.expression(1);
        let right = Expression::Constant(self.rng.i64(0..=2));
        let simple = Expression::Binary(comparison, Box::new(left), Box::new(right));
        match self.rng.u8(..8) {
            0 => Expression::Not(Box::new(simple)),
            1 => Expression::Both(Box::new(simple), Box::new(self.expression(0))),
            2 => Expression::Either(Box::new(simple), Box::new(self.expression(0))),
            _ => simple,
        }
    }

    /// A number; `depth` operators deep at most.
    fn expression(&mut self, depth: usize) -> Expression {
        if depth > 0 && with_chance(self.rng, 0.2 + self.knobs.local) {
            return self.operation(depth - 1);
        }
        match self.number_local() {
            Some(local) if self.rng.bool() => Expression::Local(local),
            _ if self.knobs.widths && self.rng.u8(..8) == 0 => {
                Expression::Constant(pick(self.rng, &[-1, 127, 255, 256, 0x7FFF_FFFF]))
            }
            _ => Expression::Constant(self.rng.i64(0..=3)),
        }
    }

    fn number_local(&mut self) -> Option<Local> {
        let locals = self.locals.iter().enumerate();
        let locals = locals.filter(|(_, scalar)| **scalar != Scalar::Pointer).map(|(local, _)| local);
        self.rng.choice(locals.collect::<Vec<_>>())
    }

    fn operation(&mut self, depth: usize) -> Expression {
        let left = Box::new(self.expression(depth));
        let operand = |generator: &mut Self| Box::new(generator.expression(depth));
        match self.rng.u8(..12) {
            0 => Expression::Minus(left),
            1 => Expression::Complement(left),
            2 => Expression::Not(left),
            3 => Expression::Cast(any_integer(self.rng), left),
            4 => {
                let (then, otherwise) = (operand(self), operand(self));
                Expression::Choice(left, then, otherwise)
            }
            5 => {
                // Without a sign, so that nothing overflows. The divisor may be 0, but not as a constant:
                // compilers make nothing sensible of that.
                let word = Integer { bytes: 4, signed: false };
                let right = match self.number_local() {
                    Some(local) => Expression::Local(local),
                    None => Expression::Constant(2),
                };
                let operator = if self.rng.bool() { Operator::Divide } else { Operator::Remainder };
                let cast = |inner| Box::new(Expression::Cast(word, inner));
                Expression::Binary(operator, cast(left), cast(Box::new(right)))
            }
            6 => {
                let by = Box::new(Expression::Constant(self.rng.i64(0..=7)));
                let operator = if self.rng.bool() { Operator::ShiftLeft } else { Operator::ShiftRight };
                Expression::Binary(operator, left, by)
            }
            _ => {
                let operators = [
                    Operator::Add,
                    Operator::Add,
                    Operator::Subtract,
                    Operator::Multiply,
                    Operator::And,
                    Operator::Or,
                    Operator::Xor,
                    Operator::Less,
                    Operator::Equal,
                ];
                let operator = pick(self.rng, &operators);
                Expression::Binary(operator, left, operand(self))
            }
        }
    }
}
