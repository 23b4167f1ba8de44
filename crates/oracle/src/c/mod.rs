//! Small C programs as syntax trees: what the generator makes, the shrinker cuts, the printer hands to a
//! compiler and [`CProgram`] runs directly, so that the whole way from C text to a thread's actions can be
//! compared with something that shares no code with it.
//!
//! The main function prepares memory, which are no events, and creates the other threads, one for each body,
//! in order. So the number of a thread is always the same: 0 for the main function, 1 for the first body.
//!
//! * [`types`]: integers and operators; * `print`: the C text; * [`run`]: the direct translation;
//! * [`generate`]: random programs; * [`shrink`]: smaller ones; * [`private`]: what a thread does before
//!   others can know.

pub mod generate;
pub mod print;
pub mod private;
pub mod run;
pub mod shrink;
pub mod types;

pub use generate::{CKnobs, generate_c};
pub use private::{forget_making, forget_private};
pub use run::CProgram;
pub use shrink::simpler_programs;

use selvedge_graph::{LocId, Order, Value};
use types::{Integer, Operator, UNSIGNED_LONG};

/// How many objects each thread may make: some on the heap, in this order, then one on the stack.
pub const OBJECTS: usize = HEAP_OBJECTS + 1;
/// How many objects each thread may allocate on the heap.
pub const HEAP_OBJECTS: usize = 2;
/// What a free writes to each member of an object: no other write does.
pub const FREED: Value = Value::MIN;

/// A program.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CTree {
    /// Variables and objects that exist before threads are created.
    pub globals: Vec<Global>,
    /// The members of `struct node`; empty if the program has no nodes.
    pub node: Vec<Member>,
    /// A member that nobody writes when a node is allocated.
    pub forgotten: Option<usize>,
    /// Functions that threads call. They call none.
    pub functions: Vec<Function>,
    /// What the main function does from the creation of the first thread on.
    pub main: Body,
    /// What the other threads do.
    pub threads: Vec<Body>,
}

/// Code with variables of its own, which are 0 at first.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Body {
    /// Types of the local variables.
    pub locals: Vec<Scalar>,
    /// What is done.
    pub statements: Vec<Statement>,
}

/// A function. Its parameters are the first local variables of its body.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Function {
    /// How many parameters it has.
    pub parameters: usize,
    /// What it does.
    pub body: Body,
    /// What it returns, as which type.
    pub result: (Integer, Expression),
}

/// A type of one location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scalar {
    /// A number.
    Integer(Integer),
    /// `struct node *`. The address of a node is 1 more than the number of its first location; NULL is 0.
    Pointer,
}

/// A location of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Member {
    /// What it holds.
    pub scalar: Scalar,
    /// Whether it is declared `_Atomic`.
    pub atomic: bool,
}

/// Something that exists before threads are created.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Global {
    /// What it is.
    pub shape: Shape,
    /// First contents by member or element; for a mutex none.
    pub initial: Vec<Initial>,
    /// Whether `main` writes the first contents, rather than an initialiser.
    pub by_main: bool,
}

/// First contents of a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Initial {
    /// A number (or NULL).
    Number(Value),
    /// The address of a global node.
    Node(usize),
}

/// Kinds of globals.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shape {
    /// One location.
    Scalar(Member),
    /// Several of the same kind; their number is a power of 2.
    Array(Member, usize),
    /// Several of different kinds.
    Struct(Vec<Member>),
    /// A `struct node`: a variable, or allocated by `main`.
    Node {
        /// Whether `main` allocates it.
        on_heap: bool,
    },
    /// A `pthread_mutex_t`.
    Mutex(MutexKind),
}

/// Kinds of mutexes.
#[allow(missing_docs, reason = "POSIX's names")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MutexKind {
    Normal,
    Recursive,
    ErrorCheck,
}

/// A local variable of the body that mentions it.
pub type Local = usize;

/// What an access is made to.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// A member or element of a global.
    Cell {
        /// Which global.
        global: usize,
        /// Which of its locations.
        cell: usize,
    },
    /// `array[index & (length - 1)]`
    Element {
        /// Which global.
        global: usize,
        /// The index.
        index: Expression,
    },
    /// `pointer->member`
    Member {
        /// Holds the address of a node.
        pointer: Local,
        /// Which of its members.
        member: usize,
    },
}

/// One statement.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Statement {
    /// `to = target`
    Load {
        /// Takes what is read.
        to: Local,
        /// What is read.
        from: Target,
        /// How; plainly if `NotAtomic`.
        order: Order,
    },
    /// `target = value`
    Store {
        /// What is written.
        to: Target,
        /// How; plainly if `NotAtomic`.
        order: Order,
        /// What it becomes.
        value: Expression,
    },
    /// `target op= value`, a plain read and a plain write.
    Modify {
        /// What is read and written.
        target: Target,
        /// How.
        operator: Operator,
        /// By what.
        value: Expression,
    },
    /// `to = exchange(target, value)`, `to = fetch_add(target, value)` and so on.
    Update {
        /// Takes what was read.
        to: Local,
        /// What is read and written.
        target: Target,
        /// The operator; none if it is an exchange.
        operator: Option<Operator>,
        /// How.
        order: Order,
        /// By what.
        value: Expression,
    },
    /// `seen = expected; to = compare_exchange_strong(target, &seen, value)`
    CompareExchange {
        /// Becomes 1 on success, 0 on failure.
        to: Local,
        /// Takes what was read.
        seen: Local,
        /// What is read and perhaps written.
        target: Target,
        /// What it must hold.
        expected: Expression,
        /// What it becomes.
        value: Expression,
        /// The order on success.
        success: Order,
        /// The order of the read on failure.
        failure: Order,
    },
    /// `atomic_thread_fence(order)`
    Fence(Order),
    /// `to = value`
    Set {
        /// Takes the value.
        to: Local,
        /// The value.
        value: Expression,
    },
    /// `if (condition) { then } else { otherwise }`
    If {
        /// What is tested.
        condition: Expression,
        /// If it is not 0.
        then: Vec<Statement>,
        /// If it is.
        otherwise: Vec<Statement>,
    },
    /// `switch (value) { case …: … default: … }`
    Switch {
        /// What is looked up.
        value: Expression,
        /// The cases.
        cases: Vec<Case>,
        /// What is done if there is none for the value.
        default: Vec<Statement>,
    },
    /// `for (counter = 0; counter < times; counter++) { body }`, or the same as another kind of loop.
    Repeat {
        /// Which kind of loop.
        form: Loop,
        /// Counts.
        counter: Local,
        /// How often; at least once.
        times: u32,
        /// What is done.
        body: Vec<Statement>,
    },
    /// Leaves the innermost loop.
    Break,
    /// `while (target != value) ;`
    Await {
        /// What is read again and again.
        from: Target,
        /// How.
        order: Order,
        /// What it must hold.
        value: Value,
    },
    /// `lock(mutex); body; unlock(mutex)`
    Locked {
        /// The mutex's global.
        mutex: usize,
        /// What is done meanwhile.
        body: Vec<Statement>,
    },
    /// `if (trylock(mutex) == 0) { then; unlock(mutex) } else { otherwise }`
    TryLocked {
        /// The mutex's global.
        mutex: usize,
        /// What is done with the lock.
        then: Vec<Statement>,
        /// What is done without.
        otherwise: Vec<Statement>,
    },
    /// `to = malloc(sizeof(struct node)); to->… = …`
    Allocate {
        /// Whether it is a local variable instead, whose life ends with the thread.
        on_stack: bool,
        /// Takes the address.
        to: Local,
        /// What its members become, but for the one that is forgotten.
        values: Vec<Expression>,
    },
    /// `free(pointer)`
    Free(Local),
    /// `to = function(arguments)`
    Call {
        /// Takes what it returns.
        to: Local,
        /// Which function.
        function: usize,
        /// One for each parameter.
        arguments: Vec<Expression>,
    },
    /// Creates a thread; only in the main function.
    Create(usize),
    /// Waits for the end of a thread; only in the main function.
    Join {
        /// Which thread.
        thread: usize,
        /// Takes what it returns.
        to: Option<Local>,
    },
    /// Ends the thread; not in the main function.
    Return(Expression),
    /// `exit(0)`: ends the program, in any thread.
    Exit,
    /// `assume(condition)`: the thread blocks if this is 0.
    Assume(Expression),
    /// `assert(condition)`: the thread fails if this is 0.
    Assert(Expression),
}

/// A case of a switch.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Case {
    /// The value it is for.
    pub value: Value,
    /// What is done.
    pub body: Vec<Statement>,
    /// Whether it goes on with the next case, rather than leaving the switch.
    pub falls: bool,
}

/// Kinds of loops.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Loop {
    For,
    While,
    DoWhile,
}

/// A value made of local variables and constants.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Expression {
    /// A constant of type `int`.
    Constant(Value),
    /// NULL.
    Null,
    /// The address of a global node that is a variable.
    Address(usize),
    /// A local variable.
    Local(Local),
    /// `(type) value`
    Cast(Integer, Box<Expression>),
    /// `!value`
    Not(Box<Expression>),
    /// `-value`
    Minus(Box<Expression>),
    /// `~value`
    Complement(Box<Expression>),
    /// `left op right`
    Binary(Operator, Box<Expression>, Box<Expression>),
    /// `left && right`
    Both(Box<Expression>, Box<Expression>),
    /// `left || right`
    Either(Box<Expression>, Box<Expression>),
    /// `condition ? then : otherwise`
    Choice(Box<Expression>, Box<Expression>, Box<Expression>),
}

/// A location and where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// What it is; the word of a mutex is an atomic `unsigned`.
    pub member: Member,
    /// What it holds before threads are created, as memory holds it.
    pub initial: Value,
    /// Where it is.
    pub home: Home,
    /// Bytes from the start of the variable or object.
    pub offset: u64,
}

/// Where a location is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// In a global that is not on the heap.
    Global(usize),
    /// In an object that the main function has allocated, counted from 0.
    MainObject(usize),
    /// In an object of a thread.
    Object {
        /// Whose.
        thread: usize,
        /// Which, counted from 0; the last is the one on the stack.
        number: usize,
    },
}

impl Scalar {
    /// The type with which it is computed.
    pub fn integer(self) -> Integer {
        match self {
            Scalar::Integer(integer) => integer,
            Scalar::Pointer => UNSIGNED_LONG,
        }
    }
}

impl Statement {
    /// Whether it or a statement inside it is one of those.
    pub fn has(&self, wanted: &dyn Fn(&Statement) -> bool) -> bool {
        wanted(self) || self.parts().into_iter().flatten().any(|inner| inner.has(wanted))
    }

    /// The statements inside it.
    pub fn parts(&self) -> Vec<&[Statement]> {
        match self {
            Statement::If { then, otherwise, .. } | Statement::TryLocked { then, otherwise, .. } => {
                vec![then, otherwise]
            }
            Statement::Switch { cases, default, .. } => {
                cases.iter().map(|case| &case.body[..]).chain([&default[..]]).collect()
            }
            Statement::Repeat { body, .. } | Statement::Locked { body, .. } => vec![body],
            _ => Vec::new(),
        }
    }
}

impl Shape {
    /// The locations that it consists of.
    pub fn members(&self, node: &[Member]) -> Vec<Member> {
        let word = Scalar::Integer(Integer { bytes: 4, signed: false });
        match self {
            Shape::Scalar(member) => vec![*member],
            Shape::Array(member, length) => vec![*member; *length],
            Shape::Struct(members) => members.clone(),
            Shape::Node { .. } => node.to_vec(),
            Shape::Mutex(_) => vec![Member { scalar: word, atomic: true }],
        }
    }
}

/// Offsets of members that stand one after the other, and the size of the whole.
pub fn layout(members: &[Member]) -> (Vec<u64>, u64) {
    let (mut offsets, mut end, mut align) = (Vec::new(), 0u64, 1);
    for member in members {
        let bytes = u64::from(member.scalar.integer().bytes);
        end = end.next_multiple_of(bytes);
        offsets.push(end);
        end += bytes;
        align = align.max(bytes);
    }
    (offsets, end.next_multiple_of(align))
}

impl CTree {
    /// The number of the first location of a global.
    pub fn first_cell(&self, global: usize) -> LocId {
        let before = self.globals[..global].iter().map(|global| global.shape.members(&self.node).len());
        LocId(before.sum::<usize>() as u32)
    }

    /// The number of the first location of an object of a thread.
    pub fn first_cell_of_object(&self, thread: usize, number: usize) -> LocId {
        let globals = self.first_cell(self.globals.len()).index();
        LocId((globals + (thread * OBJECTS + number) * self.node.len()) as u32)
    }

    /// The location that stands for the beginning of a thread.
    pub fn start_of(&self, thread: usize) -> LocId {
        LocId((self.first_cell_of_object(self.threads.len(), 0).index() + 2 * thread) as u32)
    }

    /// The location that stands for the end of a thread.
    pub fn finish_of(&self, thread: usize) -> LocId {
        LocId(self.start_of(thread).0 + 1)
    }

    /// The address of what starts with a location.
    pub fn address_of(loc: LocId) -> Value {
        Value::from(loc.0) + 1
    }

    /// Whether the life of objects may end before the program does.
    pub fn ends_objects(&self) -> bool {
        self.has_local_nodes() || self.any_statement(&|statement| matches!(statement, Statement::Free(_)))
    }

    /// Whether threads have nodes on their stacks.
    pub fn has_local_nodes(&self) -> bool {
        self.any_statement(&|statement| matches!(statement, Statement::Allocate { on_stack: true, .. }))
    }

    fn any_statement(&self, wanted: &dyn Fn(&Statement) -> bool) -> bool {
        let functions = self.functions.iter().map(|function| &function.body);
        let mut bodies = self.threads.iter().chain([&self.main]).chain(functions);
        bodies.any(|body| body.statements.iter().any(|statement| statement.has(wanted)))
    }

    /// Whether making a node is an event of its own for a member, rather than the write of its first contents
    /// being one: if that is atomic or is forgotten.
    pub fn is_made_apart(&self, member: usize) -> bool {
        self.node[member].atomic || self.forgotten == Some(member)
    }

    /// All locations by number.
    pub fn cells(&self) -> Vec<Cell> {
        let mut cells = Vec::new();
        let mut main_objects = 0;
        for (number, global) in self.globals.iter().enumerate() {
            let home = if global.shape == (Shape::Node { on_heap: true }) {
                main_objects += 1;
                Home::MainObject(main_objects - 1)
            } else {
                Home::Global(number)
            };
            let members = global.shape.members(&self.node);
            for (at, (member, offset)) in members.iter().zip(layout(&members).0).enumerate() {
                let initial = match global.initial.get(at) {
                    None => 0,
                    Some(Initial::Number(value)) => member.scalar.integer().bits(*value),
                    Some(Initial::Node(node)) => Self::address_of(self.first_cell(*node)),
                };
                cells.push(Cell { member: *member, initial, home, offset });
            }
        }
        let offsets = layout(&self.node).0;
        for thread in 0..self.threads.len() {
            for number in 0..OBJECTS {
                let home = Home::Object { thread, number };
                let own = self.node.iter().zip(&offsets);
                cells.extend(own.map(|(member, offset)| Cell {
                    member: *member,
                    initial: 0,
                    home,
                    offset: *offset,
                }));
            }
        }
        cells
    }

    /// Most events that one run can have, private ones and those that start and end threads left out.
    pub fn events(&self) -> usize {
        self.threads.iter().chain([&self.main]).map(|body| self.events_of(&body.statements)).sum()
    }

    /// Most events that one run of these statements can add, private ones left out.
    pub fn events_of(&self, statements: &[Statement]) -> usize {
        statements.iter().map(|statement| self.events_of_one(statement)).sum()
    }

    fn events_of_one(&self, statement: &Statement) -> usize {
        match statement {
            Statement::Load { .. }
            | Statement::Store { .. }
            | Statement::Fence(_)
            | Statement::Await { .. } => 1,
            Statement::Modify { .. } | Statement::Update { .. } | Statement::CompareExchange { .. } => 2,
            Statement::If { then, otherwise, .. } => self.events_of(then).max(self.events_of(otherwise)),
            Statement::Switch { cases, default, .. } => {
                cases.iter().map(|case| self.events_of(&case.body)).sum::<usize>() + self.events_of(default)
            }
            Statement::Repeat { times, body, .. } => *times as usize * self.events_of(body),
            Statement::Locked { body, .. } => 3 + self.events_of(body),
            Statement::TryLocked { then, otherwise, .. } => {
                (3 + self.events_of(then)).max(1 + self.events_of(otherwise))
            }
            Statement::Call { function, .. } => self.events_of(&self.functions[*function].body.statements),
            Statement::Set { .. }
            | Statement::Break
            | Statement::Allocate { .. }
            | Statement::Free(_)
            | Statement::Create(_)
            | Statement::Join { .. }
            | Statement::Return(_)
            | Statement::Exit
            | Statement::Assume(_)
            | Statement::Assert(_) => 0,
        }
    }
}
