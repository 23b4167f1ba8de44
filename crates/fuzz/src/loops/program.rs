//! Programs with loops, and their text in C.

use std::fmt::Write;

/// What stands before all programs of a text.
pub const HEADER: &str = "#include <assert.h>\n#include <pthread.h>\n#include <stdatomic.h>\n\
    #define PLAIN(v) (*(int *)&v)\n\
    #define LOAD(v, o) atomic_load_explicit(&v, memory_order_##o)\n\
    #define STORE(v, k, o) atomic_store_explicit(&v, k, memory_order_##o)\n\
    #define CAS(v, p, k, o, f) atomic_compare_exchange_strong_explicit(&v, &p, k, memory_order_##o, memory_order_##f)\n\
    #define WEAK(v, p, k, o, f) atomic_compare_exchange_weak_explicit(&v, &p, k, memory_order_##o, memory_order_##f)\n\
    #define FETCH(op, v, k, o) atomic_fetch_##op##_explicit(&v, k, memory_order_##o)\n\
    #define SWAP(v, k, o) atomic_exchange_explicit(&v, k, memory_order_##o)\n\
    #define FENCE(o) atomic_thread_fence(memory_order_##o)\n";

/// A variable of a thread, 0 at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Local {
    A,
    B,
    C,
    /// What a compare-exchange expects.
    P,
    /// Whether one was successful, or a lock was taken.
    W,
    /// A counter.
    I,
}

impl Local {
    const ALL: [Local; 6] = [Local::A, Local::B, Local::C, Local::P, Local::W, Local::I];

    fn name(self) -> &'static str {
        match self {
            Local::A => "a",
            Local::B => "b",
            Local::C => "c",
            Local::P => "p",
            Local::W => "w",
            Local::I => "i",
        }
    }
}

/// A location, 0 at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loc {
    X,
    Y,
    Z,
    /// Data, mostly plain.
    D,
    /// A member that only one function uses.
    Own,
}

impl Loc {
    /// Locations that main may read in the end.
    const READ: [Loc; 4] = [Loc::X, Loc::Y, Loc::Z, Loc::D];
}

/// How an access is ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Plain,
    Relaxed,
    Acquire,
    Release,
    AcqRel,
    SeqCst,
}

impl Mode {
    fn name(self) -> &'static str {
        match self {
            Mode::Plain => "plain",
            Mode::Relaxed => "relaxed",
            Mode::Acquire => "acquire",
            Mode::Release => "release",
            Mode::AcqRel => "acq_rel",
            Mode::SeqCst => "seq_cst",
        }
    }
}

/// A value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expr {
    Number(i32),
    Of(Local),
    /// A local that is one less afterwards.
    Countdown(Local),
    Not(Box<Expr>),
    Two(&'static str, Box<(Expr, Expr)>),
}

impl Expr {
    /// An operator between two values.
    pub fn two(left: Expr, operator: &'static str, right: Expr) -> Expr {
        Expr::Two(operator, Box::new((left, right)))
    }

    /// Whether a local is a number.
    pub fn is(local: Local, number: i32) -> Expr {
        Expr::two(Expr::Of(local), "==", Expr::Number(number))
    }

    /// The opposite.
    pub fn not(of: Expr) -> Expr {
        Expr::Not(Box::new(of))
    }

    fn text(&self) -> String {
        match self {
            Expr::Number(number) => number.to_string(),
            Expr::Of(local) => local.name().to_string(),
            Expr::Countdown(local) => format!("{}--", local.name()),
            Expr::Not(of) => format!("!{}", of.text()),
            Expr::Two(operator, sides) => format!("({} {operator} {})", sides.0.text(), sides.1.text()),
        }
    }

    fn uses(&self, local: Local) -> bool {
        match self {
            Expr::Number(_) => false,
            Expr::Of(of) | Expr::Countdown(of) => *of == local,
            Expr::Not(of) => of.uses(local),
            Expr::Two(_, sides) => sides.0.uses(local) || sides.1.uses(local),
        }
    }
}

/// An atomic update that always happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Update {
    Add,
    Sub,
    Or,
    Swap,
}

/// Where the condition of a loop is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    While,
    DoWhile,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Statement {
    Set(Local, Expr),
    Load(Local, Loc, Mode),
    Store(Loc, Expr, Mode),
    Update(Local, Update, Loc, Expr, Mode),
    CompareExchange {
        won: Local,
        loc: Loc,
        expected: Local,
        desired: Expr,
        success: Mode,
        failure: Mode,
        weak: bool,
    },
    Fence(Mode),
    If(Expr, Vec<Statement>, Vec<Statement>),
    Loop {
        kind: Kind,
        /// A part of the condition, before what is tested.
        event: Option<Box<Statement>>,
        test: Expr,
        /// What a `for` loop does after each round.
        step: Option<Box<Statement>>,
        body: Vec<Statement>,
    },
    Break,
    Continue,
    Return,
    Lock,
    TryLock(Local),
    Unlock,
    Assert(Expr),
}

impl Statement {
    /// `while (test) { body }`.
    pub fn while_(event: Option<Statement>, test: Expr, body: Vec<Statement>) -> Statement {
        Statement::Loop { kind: Kind::While, event: event.map(Box::new), test, step: None, body }
    }

    /// `do { body } while (test)`.
    pub fn do_while(body: Vec<Statement>, event: Option<Statement>, test: Expr) -> Statement {
        Statement::Loop { kind: Kind::DoWhile, event: event.map(Box::new), test, step: None, body }
    }

    /// `for (;;) { body }`.
    pub fn for_ever(body: Vec<Statement>) -> Statement {
        Statement::while_(None, Expr::Number(1), body)
    }

    fn uses(&self, local: Local) -> bool {
        let any = |block: &[Statement]| block.iter().any(|statement| statement.uses(local));
        match self {
            Statement::Set(into, value) => *into == local || value.uses(local),
            Statement::Load(into, ..) | Statement::TryLock(into) => *into == local,
            Statement::Store(_, value, _) | Statement::Assert(value) => value.uses(local),
            Statement::Update(into, _, _, value, _) => *into == local || value.uses(local),
            Statement::CompareExchange { won, expected, desired, .. } => {
                *won == local || *expected == local || desired.uses(local)
            }
            Statement::If(test, yes, no) => test.uses(local) || any(yes) || any(no),
            Statement::Loop { event, test, step, body, .. } => {
                let parts = event.iter().chain(step).any(|part| part.uses(local));
                parts || test.uses(local) || any(body)
            }
            _ => false,
        }
    }

    fn touches(&self, loc: Loc) -> bool {
        let any = |block: &[Statement]| block.iter().any(|statement| statement.touches(loc));
        match self {
            Statement::Load(_, at, _) | Statement::Store(at, ..) | Statement::Update(_, _, at, ..) => {
                *at == loc
            }
            Statement::CompareExchange { loc: at, .. } => *at == loc,
            Statement::If(_, yes, no) => any(yes) || any(no),
            Statement::Loop { event, step, body, .. } => {
                event.iter().chain(step).any(|part| part.touches(loc)) || any(body)
            }
            _ => false,
        }
    }
}

/// What one or more threads run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    pub body: Vec<Statement>,
    /// What it returns, so that it can be told what it has read.
    pub returned: Vec<Local>,
    /// How many threads run it.
    pub threads: usize,
}

/// A program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    pub functions: Vec<Function>,
    /// Whether main reads the locations in the end.
    pub reads_memory: bool,
}

impl Program {
    /// By number of a thread, without main, the function that it runs.
    pub fn functions_of_threads(&self) -> impl Iterator<Item = usize> + '_ {
        let each = self.functions.iter().enumerate();
        each.flat_map(|(number, function)| std::iter::repeat_n(number, function.threads))
    }

    /// The function that a text with this prefix begins with.
    pub fn entry(prefix: &str) -> String {
        format!("{prefix}main")
    }

    /// The text, without [`HEADER`]; all names of globals begin with the prefix.
    pub fn text(&self, prefix: &str) -> String {
        let mut printer = Printer { prefix, text: String::new(), function: 0, returned: String::new() };
        let _ = writeln!(printer.text, "static atomic_int {prefix}x, {prefix}y, {prefix}z, {prefix}d;");
        let _ = writeln!(printer.text, "static pthread_mutex_t {prefix}m = PTHREAD_MUTEX_INITIALIZER;");
        for (number, function) in self.functions.iter().enumerate() {
            printer.function(number, function);
        }
        let threads = self.functions_of_threads().count();
        let _ = writeln!(printer.text, "int {}(void) {{", Program::entry(prefix));
        let _ = writeln!(printer.text, "  pthread_t t[{}];", threads.max(1));
        for (thread, function) in self.functions_of_threads().enumerate() {
            let _ = writeln!(printer.text, "  pthread_create(&t[{thread}], 0, {prefix}f{function}, 0);");
        }
        // No loop, which would be bounded too.
        for thread in 0..threads {
            let _ = writeln!(printer.text, "  pthread_join(t[{thread}], 0);");
        }
        for loc in Loc::READ.into_iter().filter(|loc| self.reads_memory && self.touches(*loc)) {
            let name = printer.loc(loc);
            let _ = writeln!(printer.text, "  (void)LOAD({name}, relaxed);");
        }
        printer.text += "  return 0;\n}\n";
        printer.text
    }

    fn touches(&self, loc: Loc) -> bool {
        self.functions.iter().flat_map(|function| &function.body).any(|statement| statement.touches(loc))
    }
}

struct Printer<'a> {
    prefix: &'a str,
    text: String,
    function: usize,
    returned: String,
}

impl Printer<'_> {
    fn loc(&self, loc: Loc) -> String {
        let name = match loc {
            Loc::X => "x",
            Loc::Y => "y",
            Loc::Z => "z",
            Loc::D => "d",
            Loc::Own => return format!("{}own{}", self.prefix, self.function),
        };
        format!("{}{name}", self.prefix)
    }

    fn line(&mut self, depth: usize, text: &str) {
        let _ = writeln!(self.text, "{}{text}", "  ".repeat(depth));
    }

    fn function(&mut self, number: usize, function: &Function) {
        self.function = number;
        let Function { body, returned, .. } = function;
        let digits = returned.iter().enumerate();
        let digits = digits.map(|(at, local)| format!("({} & 15) << {}", local.name(), 4 * at));
        let value = digits.collect::<Vec<_>>().join(" | ");
        self.returned = if returned.is_empty() { "0".into() } else { format!("(void *)(long)({value})") };
        if body.iter().any(|statement| statement.touches(Loc::Own)) {
            let _ = writeln!(self.text, "static atomic_int {};", self.loc(Loc::Own));
        }
        let _ = writeln!(self.text, "static void *{}f{number}(void *u) {{", self.prefix);
        let is_used =
            |local: &Local| returned.contains(local) || body.iter().any(|statement| statement.uses(*local));
        let used: Vec<String> =
            Local::ALL.into_iter().filter(is_used).map(|local| format!("{} = 0", local.name())).collect();
        if !used.is_empty() {
            self.line(1, &format!("int {};", used.join(", ")));
        }
        self.block(1, body);
        let value = std::mem::take(&mut self.returned);
        self.line(1, &format!("return {value};"));
        self.line(0, "}");
    }

    fn block(&mut self, depth: usize, block: &[Statement]) {
        block.iter().for_each(|statement| self.statement(depth, statement));
    }

    fn statement(&mut self, depth: usize, statement: &Statement) {
        match statement {
            Statement::If(test, yes, no) => {
                self.line(depth, &format!("if ({}) {{", test.text()));
                self.block(depth + 1, yes);
                if !no.is_empty() {
                    self.line(depth, "} else {");
                    self.block(depth + 1, no);
                }
                self.line(depth, "}");
            }
            Statement::Loop { kind, event, test, step, body } => {
                let event = event.as_ref().map_or(String::new(), |event| self.simple(event) + ", ");
                let test = format!("{event}{}", test.text());
                let step = step.as_ref().map(|step| self.simple(step));
                match (kind, step) {
                    (Kind::DoWhile, _) => self.line(depth, "do {"),
                    (Kind::While, None) => self.line(depth, &format!("while ({test}) {{")),
                    (Kind::While, Some(step)) => self.line(depth, &format!("for (; {test}; {step}) {{")),
                }
                self.block(depth + 1, body);
                match kind {
                    Kind::DoWhile => self.line(depth, &format!("}} while ({test});")),
                    Kind::While => self.line(depth, "}"),
                }
            }
            simple => {
                let text = self.simple(simple) + ";";
                self.line(depth, &text);
            }
        }
    }

    /// One that may also be a part of a condition.
    fn simple(&self, statement: &Statement) -> String {
        match statement {
            Statement::Set(into, value) => format!("{} = {}", into.name(), value.text()),
            Statement::Load(into, loc, Mode::Plain) => {
                format!("{} = PLAIN({})", into.name(), self.loc(*loc))
            }
            Statement::Load(into, loc, mode) => {
                format!("{} = LOAD({}, {})", into.name(), self.loc(*loc), mode.name())
            }
            Statement::Store(loc, value, Mode::Plain) => {
                format!("PLAIN({}) = {}", self.loc(*loc), value.text())
            }
            Statement::Store(loc, value, mode) => {
                format!("STORE({}, {}, {})", self.loc(*loc), value.text(), mode.name())
            }
            Statement::Update(into, update, loc, value, mode) => {
                let function = match update {
                    Update::Add => "FETCH(add, ",
                    Update::Sub => "FETCH(sub, ",
                    Update::Or => "FETCH(or, ",
                    Update::Swap => "SWAP(",
                };
                let (into, loc, mode) = (into.name(), self.loc(*loc), mode.name());
                format!("{into} = {function}{loc}, {}, {mode})", value.text())
            }
            Statement::CompareExchange { won, loc, expected, desired, success, failure, weak } => format!(
                "{} = {}({}, {}, {}, {}, {})",
                won.name(),
                if *weak { "WEAK" } else { "CAS" },
                self.loc(*loc),
                expected.name(),
                desired.text(),
                success.name(),
                failure.name()
            ),
            Statement::Fence(mode) => format!("FENCE({})", mode.name()),
            Statement::Break => "break".to_string(),
            Statement::Continue => "continue".to_string(),
            Statement::Return => format!("return {}", self.returned),
            Statement::Lock => format!("pthread_mutex_lock(&{}m)", self.prefix),
            Statement::TryLock(into) => {
                format!("{} = !pthread_mutex_trylock(&{}m)", into.name(), self.prefix)
            }
            Statement::Unlock => format!("pthread_mutex_unlock(&{}m)", self.prefix),
            Statement::Assert(test) => format!("assert({})", test.text()),
            Statement::If(..) | Statement::Loop { .. } => {
                unreachable!("a statement with a body is no part of a condition")
            }
        }
    }
}
