//! The direct translation of a C program: runs a thread from its start on the values that its actions
//! returned so far.
//!
//! Nothing is suspended but these values, so loops, calls and branches are those of this interpreter. Writes
//! to an object that a thread has just allocated are plain events here; see [`private`](super::private) for
//! what that means.

use super::private::Tracker;
use super::types::{INT, Integer, Operator, UNSIGNED_LONG};
use super::{
    Body, CTree, Cell, Expression, FREED, HEAP_OBJECTS, Home, Local, Loop, MutexKind, Shape, Statement,
    Target,
};
use selvedge_graph::{LocId, Order, ThreadId, Value};
use selvedge_program::{Action, Block, Exclusive, Next, NoObjects, Objects, Place, Program, Wait};

/// The bits of a mutex's word that hold its owner: the number of the thread plus 1.
pub const OWNER: Value = 0x00FF_FFFF;

/// A C program that can be run.
#[derive(Clone, Debug)]
pub struct CProgram {
    tree: CTree,
    cells: Vec<Cell>,
}

/// All that is kept of a thread.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct History {
    thread: ThreadId,
    /// What its actions returned so far, oldest first.
    values: Vec<Value>,
}

impl CProgram {
    /// Prepares a program for running.
    pub fn new(tree: &CTree) -> CProgram {
        CProgram { tree: tree.clone(), cells: tree.cells() }
    }

    fn run(&self, state: History) -> Next<History> {
        let mut run = Run {
            tree: &self.tree,
            cells: &self.cells,
            thread: state.thread.index(),
            left: &state.values,
            tracker: Tracker::new(&self.tree, state.thread.index()),
            allocated: 0,
            has_local_node: false,
            held: vec![0; self.tree.globals.len()],
        };
        let action = match run.whole_thread() {
            // The main function has returned.
            Ok(()) if state.thread.index() == 0 => Action::Exit,
            Ok(()) => Action::End,
            Err(Stop::At(action)) => action,
            Err(Stop::Break | Stop::Return(_)) => panic!("invariant `leave`: what is left is there"),
        };
        Next { state, action, place: Place(0), dependencies: None }
    }
}

impl Program for CProgram {
    type State = History;

    fn threads(&self) -> usize {
        self.tree.threads.len() + 1
    }

    /// It frees objects, but nobody is to judge that here.
    fn objects(&self) -> Option<impl Objects<History>> {
        None::<NoObjects>
    }

    fn initial_value(&self, loc: LocId) -> Value {
        self.cells.get(loc.index()).map_or(0, |cell| cell.initial)
    }

    fn start(&self, thread: ThreadId) -> Next<History> {
        self.run(History { thread, values: Vec::new() })
    }

    fn resume(&self, state: &History, value: Value) -> Next<History> {
        let mut state = state.clone();
        state.values.push(value);
        self.run(state)
    }
}

/// Why a statement does not run to its end.
enum Stop {
    /// The thread stands before this action.
    At(Action),
    /// A loop is left.
    Break,
    /// The thread ends and returns this.
    Return(Value),
}

type Flow<T = ()> = Result<T, Stop>;

/// A thread that is running.
struct Run<'a> {
    tree: &'a CTree,
    cells: &'a [Cell],
    thread: usize,
    /// What the actions to come return.
    left: &'a [Value],
    tracker: Tracker,
    allocated: usize,
    has_local_node: bool,
    /// How often it holds each mutex, by global.
    held: Vec<u32>,
}

const FAIL: Stop = Stop::At(Action::Fail);

impl Run<'_> {
    /// The main function, or the beginning of another thread, its body and its end.
    fn whole_thread(&mut self) -> Flow {
        let Some(number) = self.thread.checked_sub(1) else {
            let main = &self.tree.main;
            return self.body(main, &mut vec![0; main.locals.len()]);
        };
        self.resumed(Action::Begin { loc: self.tree.start_of(number) })?;
        let body = &self.tree.threads[number];
        let value = match self.body(body, &mut vec![0; body.locals.len()]) {
            Err(Stop::Return(value)) => value,
            other => other.map(|()| 0)?,
        };
        let local = self.tree.first_cell_of_object(number, HEAP_OBJECTS);
        if self.has_local_node && !self.tracker.is_private(local) {
            self.end_object(local)?;
        }
        self.resumed(Action::Finish { loc: self.tree.finish_of(number), value })?;
        Ok(())
    }

    /// A visible action: goes on if it is known what it returns.
    fn visible(&mut self, action: Action) -> Flow<Value> {
        let value = self.resumed(action)?;
        if let Action::Write { loc, value, .. } = action {
            self.tracker.note_write(loc, value);
        }
        Ok(value)
    }

    fn resumed(&mut self, action: Action) -> Flow<Value> {
        let Some((value, left)) = self.left.split_first() else { return Err(Stop::At(action)) };
        self.left = left;
        Ok(*value)
    }

    fn read(&mut self, loc: LocId, order: Order, exclusive: Exclusive) -> Flow<Value> {
        if self.tracker.is_undefined(loc) || self.tracker.is_freed(loc) {
            return Err(FAIL);
        }
        let value = self.visible(Action::Read { loc, order, exclusive })?;
        Ok(self.integer(loc).convert(value))
    }

    fn write(&mut self, loc: LocId, order: Order, value: Value, exclusive: bool) -> Flow {
        if self.tracker.is_freed(loc) {
            return Err(FAIL);
        }
        let value = self.integer(loc).bits(value);
        self.visible(Action::Write { loc, order, value, exclusive }).map(|_| ())
    }

    fn integer(&self, loc: LocId) -> Integer {
        self.cells[loc.index()].member.scalar.integer()
    }

    fn body(&mut self, body: &Body, locals: &mut Vec<Value>) -> Flow {
        let mut frame = Frame { body, locals };
        self.all(&body.statements, &mut frame)
    }

    fn all(&mut self, statements: &[Statement], frame: &mut Frame<'_>) -> Flow {
        statements.iter().try_for_each(|statement| self.one(statement, frame))
    }

    fn one(&mut self, statement: &Statement, frame: &mut Frame<'_>) -> Flow {
        match statement {
            Statement::Load { to, from, order } => {
                let loc = self.resolve(from, frame)?;
                let value = self.read(loc, *order, Exclusive::No)?;
                frame.set(*to, value);
            }
            Statement::Store { to, order, value } => {
                let (loc, value) = (self.resolve(to, frame)?, self.evaluate(value, frame)?.1);
                self.write(loc, *order, value, false)?;
            }
            Statement::Modify { target, operator, value } => {
                let (loc, value) = (self.resolve(target, frame)?, self.evaluate(value, frame)?);
                let old = self.read(loc, Order::NotAtomic, Exclusive::No)?;
                let new = operator.apply((self.integer(loc), old), value).ok_or(FAIL)?.1;
                self.write(loc, Order::NotAtomic, new, false)?;
            }
            Statement::Update { to, target, operator, order, value } => {
                let (loc, value) = (self.resolve(target, frame)?, self.evaluate(value, frame)?.1);
                let old = self.read(loc, order.of_read(), Exclusive::Always)?;
                let ty = self.integer(loc);
                let new = match operator {
                    None => value,
                    Some(operator) => operator.apply((ty, old), (ty, ty.convert(value))).ok_or(FAIL)?.1,
                };
                self.write(loc, order.of_write(), new, true)?;
                frame.set(*to, old);
            }
            Statement::CompareExchange { to, seen, target, expected, value, success, failure } => {
                let loc = self.resolve(target, frame)?;
                let expected = self.integer(loc).bits(self.evaluate(expected, frame)?.1);
                let value = self.evaluate(value, frame)?.1;
                let exclusive = Exclusive::IfEqual { expected, otherwise: *failure };
                let old = self.read(loc, success.of_read(), exclusive)?;
                let succeeds = self.integer(loc).bits(old) == expected;
                if succeeds {
                    self.write(loc, success.of_write(), value, true)?;
                }
                frame.set(*to, Value::from(succeeds));
                frame.set(*seen, old);
            }
            Statement::Fence(order) => {
                self.visible(Action::Fence { order: *order })?;
            }
            Statement::Set { to, value } => {
                let value = self.evaluate(value, frame)?.1;
                frame.set(*to, value);
            }
            Statement::If { condition, then, otherwise } => {
                let side = if self.holds(condition, frame)? { then } else { otherwise };
                self.all(side, frame)?;
            }
            Statement::Switch { value, cases, default } => {
                let value = INT.convert(self.evaluate(value, frame)?.1);
                let Some(first) = cases.iter().position(|case| case.value == value) else {
                    return self.all(default, frame);
                };
                for case in &cases[first..] {
                    self.all(&case.body, frame)?;
                    if !case.falls {
                        return Ok(());
                    }
                }
                self.all(default, frame)?;
            }
            Statement::Repeat { form, counter, times, body } => {
                return match self.repeat(*form, *counter, *times, body, frame) {
                    Err(Stop::Break) => Ok(()),
                    other => other,
                };
            }
            Statement::Break => return Err(Stop::Break),
            Statement::Await { from, order, value } => {
                let loc = self.resolve(from, frame)?;
                let read = self.read(loc, *order, Exclusive::No)?;
                if is_true(Operator::NotEqual.apply((self.integer(loc), read), (INT, *value))) {
                    return Err(Stop::At(Action::Block(Block::Spin { events: 1 })));
                }
            }
            Statement::Locked { mutex, body } => {
                self.lock(*mutex)?;
                self.all(body, frame)?;
                self.unlock(*mutex)?;
            }
            Statement::TryLocked { mutex, then, otherwise } => {
                if !self.try_lock(*mutex)? {
                    return self.all(otherwise, frame);
                }
                self.all(then, frame)?;
                self.unlock(*mutex)?;
            }
            Statement::Allocate { on_stack, to, values } => self.allocate(*on_stack, *to, values, frame)?,
            Statement::Free(pointer) => self.free(frame.locals[*pointer])?,
            Statement::Call { to, function, arguments } => {
                let function = &self.tree.functions[*function];
                let mut locals = vec![0; function.body.locals.len()];
                for (at, argument) in arguments.iter().enumerate() {
                    let value = self.evaluate(argument, frame)?.1;
                    locals[at] = function.body.locals[at].integer().convert(value);
                }
                self.body(&function.body, &mut locals)?;
                let inner = Frame { body: &function.body, locals: &mut locals };
                let result = self.evaluate(&function.result.1, &inner)?.1;
                frame.set(*to, function.result.0.convert(result));
            }
            Statement::Create(number) => {
                let (thread, loc) = (ThreadId(*number as u16 + 1), self.tree.start_of(*number));
                self.resumed(Action::Create { thread, loc, value: 1 })?;
            }
            Statement::Join { thread: number, to } => {
                let (thread, loc) = (ThreadId(*number as u16 + 1), self.tree.finish_of(*number));
                let value = self.resumed(Action::Join { thread, loc })?;
                if let Some(to) = to {
                    frame.set(*to, value);
                }
            }
            Statement::Return(value) => return Err(Stop::Return(self.evaluate(value, frame)?.1)),
            Statement::Exit => return Err(Stop::At(Action::Exit)),
            Statement::Assume(condition) => {
                if !self.holds(condition, frame)? {
                    return Err(Stop::At(Action::Block(Block::Assume)));
                }
            }
            Statement::Assert(condition) => {
                if !self.holds(condition, frame)? {
                    return Err(FAIL);
                }
            }
        }
        Ok(())
    }

    fn repeat(
        &mut self,
        form: Loop,
        counter: Local,
        times: u32,
        body: &[Statement],
        frame: &mut Frame<'_>,
    ) -> Flow {
        frame.set(counter, 0);
        while form == Loop::DoWhile || frame.locals[counter] < Value::from(times) {
            self.all(body, frame)?;
            frame.set(counter, frame.locals[counter] + 1);
            if form == Loop::DoWhile && frame.locals[counter] >= Value::from(times) {
                break;
            }
        }
        Ok(())
    }

    /// Allocating an object is a plain write of nothing to each member, but where another plain write follows
    /// at once.
    fn allocate(&mut self, on_stack: bool, to: Local, values: &[Expression], frame: &mut Frame<'_>) -> Flow {
        let number = if on_stack { HEAP_OBJECTS } else { self.allocated };
        let first = self.tree.first_cell_of_object(self.thread - 1, number);
        if on_stack {
            assert!(!self.has_local_node, "invariant `objects`: a thread has one node on its stack");
            self.has_local_node = true;
        } else {
            assert!(self.allocated < HEAP_OBJECTS, "invariant `objects`: a thread allocates few");
            self.allocated += 1;
        }
        let member = |at: usize| LocId(first.0 + at as u32);
        for at in 0..values.len() {
            let (loc, order) = (member(at), Order::NotAtomic);
            if self.tree.is_made_apart(at) {
                self.resumed(Action::Write { loc, order, value: 0, exclusive: false })?;
            }
        }
        frame.set(to, CTree::address_of(first));
        for (at, value) in values.iter().enumerate() {
            if self.tree.forgotten != Some(at) {
                let value = self.evaluate(value, frame)?.1;
                let order = if self.tree.node[at].atomic { Order::Relaxed } else { Order::NotAtomic };
                self.write(member(at), order, value, false)?;
            }
        }
        Ok(())
    }

    fn free(&mut self, address: Value) -> Flow {
        if address == 0 {
            return Ok(());
        }
        let loc = LocId(address as u32 - 1);
        let can_be_freed = match self.cells[loc.index()].home {
            Home::Global(_) => false,
            Home::MainObject(_) => true,
            Home::Object { number, .. } => number < HEAP_OBJECTS,
        };
        if !can_be_freed || self.tracker.is_freed(loc) {
            return Err(FAIL);
        }
        self.end_object(loc)
    }

    /// The end of an object's life is a plain write to each of its members: whatever is not before it is in a
    /// race with it, or comes after it.
    fn end_object(&mut self, first: LocId) -> Flow {
        for member in 0..self.tree.node.len() as u32 {
            let (loc, order) = (LocId(first.0 + member), Order::NotAtomic);
            self.visible(Action::Write { loc, order, value: FREED, exclusive: false })?;
        }
        Ok(())
    }

    fn mutex_kind(&self, mutex: usize) -> MutexKind {
        match self.tree.globals[mutex].shape {
            Shape::Mutex(kind) => kind,
            _ => panic!("invariant `mutex`: what is locked is a mutex"),
        }
    }

    fn me(&self) -> Value {
        self.thread as Value + 1
    }

    /// Reads the word to take the mutex, and takes it if it is free; else says who has it.
    fn attempt(&mut self, mutex: usize, otherwise: Order) -> Flow<Option<ThreadId>> {
        let loc = self.tree.first_cell(mutex);
        let exclusive = Exclusive::IfBits { none: OWNER, some: [0, 0], otherwise };
        let word = self.read(loc, Order::Acquire, exclusive)?;
        if word & OWNER != 0 {
            return Ok(Some(ThreadId((word - 1) as u16)));
        }
        self.write(loc, Order::Relaxed, self.me(), true)?;
        self.held[mutex] = 1;
        Ok(None)
    }

    fn lock(&mut self, mutex: usize) -> Flow {
        match self.mutex_kind(mutex) {
            MutexKind::Recursive if self.held[mutex] > 0 => self.held[mutex] += 1,
            MutexKind::ErrorCheck if self.held[mutex] > 0 => {}
            _ => {
                if let Some(owner) = self.attempt(mutex, Order::Acquire)? {
                    return Err(Stop::At(Action::Block(Block::Wait(Wait::Lock { owner }))));
                }
            }
        }
        Ok(())
    }

    fn try_lock(&mut self, mutex: usize) -> Flow<bool> {
        match self.mutex_kind(mutex) {
            MutexKind::Recursive if self.held[mutex] > 0 => {
                self.held[mutex] += 1;
                Ok(true)
            }
            _ if self.held[mutex] > 0 => Ok(false),
            _ => Ok(self.attempt(mutex, Order::Relaxed)?.is_none()),
        }
    }

    fn unlock(&mut self, mutex: usize) -> Flow {
        let loc = self.tree.first_cell(mutex);
        match self.held[mutex] {
            0 => {
                // Another lock of an error-checking mutex was refused, and the unlock that belongs to it has
                // already unlocked.
                self.read(loc, Order::Relaxed, Exclusive::No)?;
                if self.mutex_kind(mutex) == MutexKind::Normal {
                    return Err(FAIL);
                }
            }
            1 => {
                self.write(loc, Order::Release, 0, false)?;
                self.held[mutex] = 0;
            }
            _ => self.held[mutex] -= 1,
        }
        Ok(())
    }

    fn resolve(&mut self, target: &Target, frame: &Frame<'_>) -> Flow<LocId> {
        Ok(match target {
            Target::Cell { global, cell } => LocId(self.tree.first_cell(*global).0 + *cell as u32),
            Target::Element { global, index } => {
                let Shape::Array(_, length) = self.tree.globals[*global].shape else {
                    panic!("invariant `array`: what is indexed is an array");
                };
                let index = self.evaluate(index, frame)?.1 as u32 & (length as u32 - 1);
                LocId(self.tree.first_cell(*global).0 + index)
            }
            Target::Member { pointer, member } => match frame.locals[*pointer] {
                0 => return Err(FAIL),
                address => LocId(address as u32 - 1 + *member as u32),
            },
        })
    }

    fn holds(&mut self, condition: &Expression, frame: &Frame<'_>) -> Flow<bool> {
        Ok(self.evaluate(condition, frame)?.1 != 0)
    }

    /// The type and value of an expression.
    fn evaluate(&mut self, expression: &Expression, frame: &Frame<'_>) -> Flow<(Integer, Value)> {
        let truth = |holds: bool| (INT, Value::from(holds));
        Ok(match expression {
            Expression::Constant(value) => (INT, *value),
            Expression::Null => (UNSIGNED_LONG, 0),
            Expression::Address(global) => (UNSIGNED_LONG, CTree::address_of(self.tree.first_cell(*global))),
            Expression::Local(local) => (frame.body.locals[*local].integer(), frame.locals[*local]),
            Expression::Cast(ty, inner) => (*ty, ty.convert(self.evaluate(inner, frame)?.1)),
            Expression::Not(inner) => truth(!self.holds(inner, frame)?),
            Expression::Minus(inner) => {
                let (ty, value) = self.evaluate(inner, frame)?;
                (ty.promoted(), ty.promoted().convert(value.wrapping_neg()))
            }
            Expression::Complement(inner) => {
                let (ty, value) = self.evaluate(inner, frame)?;
                (ty.promoted(), ty.promoted().convert(!value))
            }
            Expression::Binary(operator, left, right) => {
                let (left, right) = (self.evaluate(left, frame)?, self.evaluate(right, frame)?);
                operator.apply(left, right).ok_or(FAIL)?
            }
            Expression::Both(left, right) => truth(self.holds(left, frame)? && self.holds(right, frame)?),
            Expression::Either(left, right) => truth(self.holds(left, frame)? || self.holds(right, frame)?),
            Expression::Choice(condition, then, otherwise) => {
                let ty = self.type_of(then, frame).common(self.type_of(otherwise, frame));
                let side = if self.holds(condition, frame)? { then } else { otherwise };
                (ty, ty.convert(self.evaluate(side, frame)?.1))
            }
        })
    }

    fn type_of(&self, expression: &Expression, frame: &Frame<'_>) -> Integer {
        match expression {
            Expression::Constant(_) | Expression::Not(_) | Expression::Both(..) | Expression::Either(..) => {
                INT
            }
            Expression::Null | Expression::Address(_) => UNSIGNED_LONG,
            Expression::Local(local) => frame.body.locals[*local].integer(),
            Expression::Cast(ty, _) => *ty,
            Expression::Minus(inner) | Expression::Complement(inner) => self.type_of(inner, frame).promoted(),
            Expression::Binary(operator, left, right) => {
                let (left, right) = (self.type_of(left, frame), self.type_of(right, frame));
                operator.apply((left, 1), (right, 1)).map_or(INT, |(ty, _)| ty)
            }
            Expression::Choice(_, then, otherwise) => {
                self.type_of(then, frame).common(self.type_of(otherwise, frame))
            }
        }
    }
}

fn is_true(result: Option<(Integer, Value)>) -> bool {
    result.is_some_and(|(_, value)| value != 0)
}

/// The local variables of a function that is running.
struct Frame<'a> {
    body: &'a Body,
    locals: &'a mut Vec<Value>,
}

impl Frame<'_> {
    fn set(&mut self, local: Local, value: Value) {
        self.locals[local] = self.body.locals[local].integer().convert(value);
    }
}
