//! The C text of a program.

use super::{
    Body, CTree, Case, Expression, Function, Global, Initial, Loop, Member, MutexKind, Scalar, Shape,
    Statement, Target,
};
use selvedge_graph::Order;
use std::fmt::Write;

/// What stands at the start of a file of programs.
pub const HEADER: &str = "#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

void __VERIFIER_assume(int);
";

impl CTree {
    /// The program as a file of its own.
    pub fn to_c(&self) -> String {
        format!("{HEADER}\n{}", self.to_c_with_prefix(""))
    }

    /// The program as part of a file: all names start with `prefix`, the entry function is called `prefix`
    /// and `main`.
    pub fn to_c_with_prefix(&self, prefix: &str) -> String {
        let mut printer = Printer { tree: self, prefix, out: String::new(), depth: 0 };
        printer.program();
        printer.out
    }

    /// The name of a global.
    pub fn global_name(prefix: &str, global: usize) -> String {
        format!("{prefix}g{global}")
    }
}

struct Printer<'a> {
    tree: &'a CTree,
    prefix: &'a str,
    out: String,
    depth: usize,
}

impl Printer<'_> {
    fn line(&mut self, text: &str) {
        let indent = "  ".repeat(self.depth);
        _ = writeln!(self.out, "{indent}{text}");
    }

    fn block(&mut self, head: &str, tail: &str, inside: impl FnOnce(&mut Self)) {
        self.line(&format!("{head} {{"));
        self.depth += 1;
        inside(self);
        self.depth -= 1;
        self.line(&format!("}}{tail}"));
    }

    fn name(&self, global: usize) -> String {
        CTree::global_name(self.prefix, global)
    }

    fn program(&mut self) {
        let tree = self.tree;
        if !tree.node.is_empty() {
            let head = format!("struct {}node", self.prefix);
            self.block(&head, ";", |printer| printer.members(&tree.node));
        }
        for (number, global) in tree.globals.iter().enumerate() {
            self.global(number, global);
        }
        for (number, function) in tree.functions.iter().enumerate() {
            self.function(number, function);
        }
        for (number, body) in tree.threads.iter().enumerate() {
            let head = format!("\nvoid *{}t{number}(void *unused)", self.prefix);
            self.block(&head, "", |printer| {
                printer.body(body, 0);
                printer.line("return NULL;");
            });
        }
        self.main();
    }

    fn scalar(&self, scalar: Scalar) -> String {
        match scalar {
            Scalar::Integer(integer) => integer.name().to_string(),
            Scalar::Pointer => format!("struct {}node *", self.prefix),
        }
    }

    fn member(&self, member: Member) -> String {
        let inner = self.scalar(member.scalar);
        if member.atomic { format!("_Atomic({inner})") } else { inner }
    }

    fn members(&mut self, members: &[Member]) {
        for (number, member) in members.iter().enumerate() {
            let ty = self.member(*member);
            self.line(&format!("{ty} m{number};"));
        }
    }

    fn global(&mut self, number: usize, global: &Global) {
        let name = self.name(number);
        let (declaration, several) = match &global.shape {
            Shape::Node { on_heap: true } => return,
            Shape::Scalar(member) => (format!("{} {name}", self.member(*member)), false),
            Shape::Array(member, length) => (format!("{} {name}[{length}]", self.member(*member)), true),
            Shape::Struct(members) => {
                self.block(&format!("struct {name}_type"), ";", |printer| printer.members(members));
                (format!("struct {name}_type {name}"), true)
            }
            Shape::Node { on_heap: false } => (format!("struct {}node {name}", self.prefix), true),
            Shape::Mutex(MutexKind::Normal) if !global.by_main => {
                return self.line(&format!("pthread_mutex_t {name} = PTHREAD_MUTEX_INITIALIZER;"));
            }
            Shape::Mutex(_) => return self.line(&format!("pthread_mutex_t {name};")),
        };
        if is_by_main(global) {
            return self.line(&format!("{declaration};"));
        }
        let numbers: Vec<String> = global.initial.iter().map(|initial| self.initial(*initial)).collect();
        let numbers = numbers.join(", ");
        let numbers = if several { format!("{{ {numbers} }}") } else { numbers };
        self.line(&format!("{declaration} = {numbers};"));
    }

    fn initial(&self, initial: Initial) -> String {
        match initial {
            Initial::Number(value) => value.to_string(),
            Initial::Node(global) => match self.tree.globals[global].shape {
                Shape::Node { on_heap: true } => format!("n{global}"),
                _ => format!("&{}", self.name(global)),
            },
        }
    }

    fn main(&mut self) {
        let tree = self.tree;
        let head = format!("\nint {}main(void)", self.prefix);
        self.block(&head, "", |printer| {
            let threads = tree.threads.len();
            printer.line(&format!("pthread_t threads[{threads}];"));
            for (number, global) in tree.globals.iter().enumerate() {
                if global.shape == (Shape::Node { on_heap: true }) {
                    let node = printer.prefix;
                    printer
                        .line(&format!("struct {node}node *n{number} = malloc(sizeof(struct {node}node));"));
                }
            }
            for (number, global) in tree.globals.iter().enumerate() {
                printer.prepare(number, global);
            }
            printer.line("void *result;");
            printer.body(&tree.main, 0);
            printer.line("return 0;");
        });
    }

    /// What the main function does with a global.
    fn prepare(&mut self, number: usize, global: &Global) {
        let name = self.name(number);
        if let Shape::Mutex(kind) = global.shape {
            if kind == MutexKind::Normal && !global.by_main {
                return;
            }
            let constant = match kind {
                MutexKind::Normal => "PTHREAD_MUTEX_NORMAL",
                MutexKind::Recursive => "PTHREAD_MUTEX_RECURSIVE",
                MutexKind::ErrorCheck => "PTHREAD_MUTEX_ERRORCHECK",
            };
            self.line(&format!("pthread_mutexattr_t attributes{number};"));
            self.line(&format!("pthread_mutexattr_init(&attributes{number});"));
            self.line(&format!("pthread_mutexattr_settype(&attributes{number}, {constant});"));
            return self.line(&format!("pthread_mutex_init(&{name}, &attributes{number});"));
        }
        if !is_by_main(global) {
            return;
        }
        for (at, initial) in global.initial.iter().enumerate() {
            let target = match global.shape {
                Shape::Scalar(_) => name.clone(),
                Shape::Array(..) => format!("{name}[{at}]"),
                Shape::Node { on_heap: true } => format!("n{number}->m{at}"),
                _ => format!("{name}.m{at}"),
            };
            let value = self.initial(*initial);
            self.line(&format!("{target} = {value};"));
        }
    }

    fn function(&mut self, number: usize, function: &Function) {
        let parameters: Vec<String> = (0..function.parameters)
            .map(|local| format!("{} r{local}", self.scalar(function.body.locals[local])))
            .collect();
        let parameters = if parameters.is_empty() { "void".to_string() } else { parameters.join(", ") };
        let (ty, result) = &function.result;
        let head = format!("\nstatic {} {}f{number}({parameters})", ty.name(), self.prefix);
        let result = self.expression(result);
        self.block(&head, "", |printer| {
            printer.body(&function.body, function.parameters);
            printer.line(&format!("return {result};"));
        });
    }

    fn body(&mut self, body: &Body, declared: usize) {
        for (number, scalar) in body.locals.iter().enumerate().skip(declared) {
            let (ty, zero) = (self.scalar(*scalar), if *scalar == Scalar::Pointer { "NULL" } else { "0" });
            self.line(&format!("{ty} r{number} = {zero};"));
        }
        if body.statements.iter().any(|statement| statement.has(&is_local_node)) {
            self.line(&format!("struct {}node node;", self.prefix));
        }
        self.statements(&body.statements, body);
    }

    fn statements(&mut self, statements: &[Statement], body: &Body) {
        statements.iter().for_each(|statement| self.statement(statement, body));
    }

    fn statement(&mut self, statement: &Statement, body: &Body) {
        match statement {
            Statement::Load { to, from, order } => {
                let load = self.load(from, *order);
                self.line(&format!("r{to} = {load};"));
            }
            Statement::Store { to, order, value } => {
                let (target, value) = (self.target(to), self.expression(value));
                self.line(&match (*order, self.is_atomic(to)) {
                    (Order::NotAtomic, _) | (Order::SeqCst, true) => format!("{target} = {value};"),
                    (order, true) => {
                        format!("atomic_store_explicit(&{target}, {value}, {});", name_of(order))
                    }
                    (order, false) => {
                        format!("__atomic_store_n(&{target}, {value}, {});", builtin_name_of(order))
                    }
                });
            }
            Statement::Modify { target, operator, value } => {
                let (target, value) = (self.target(target), self.expression(value));
                self.line(&format!("{target} {}= {value};", operator.text()));
            }
            Statement::Update { to, target, operator, order, value } => {
                let function = operator.map_or("exchange", |operator| match operator.text() {
                    "+" => "fetch_add",
                    "-" => "fetch_sub",
                    "&" => "fetch_and",
                    "|" => "fetch_or",
                    "^" => "fetch_xor",
                    other => panic!("invariant `update`: there is no atomic {other}"),
                });
                let (place, value) = (self.target(target), self.expression(value));
                self.line(&match (self.is_atomic(target), *order) {
                    (true, Order::SeqCst) => format!("r{to} = atomic_{function}(&{place}, {value});"),
                    (true, order) => {
                        format!("r{to} = atomic_{function}_explicit(&{place}, {value}, {});", name_of(order))
                    }
                    (false, order) => {
                        let function = if operator.is_none() { "exchange_n" } else { function };
                        format!("r{to} = __atomic_{function}(&{place}, {value}, {});", builtin_name_of(order))
                    }
                });
            }
            Statement::CompareExchange { to, seen, target, expected, value, success, failure } => {
                let ty = self.scalar(self.scalar_of(target));
                let (place, expected, value) =
                    (self.target(target), self.expression(expected), self.expression(value));
                let call = if self.is_atomic(target) {
                    let orders = format!("{}, {}", name_of(*success), name_of(*failure));
                    format!("atomic_compare_exchange_strong_explicit(&{place}, &e, {value}, {orders})")
                } else {
                    let orders = format!("{}, {}", builtin_name_of(*success), builtin_name_of(*failure));
                    format!("__atomic_compare_exchange_n(&{place}, &e, {value}, 0, {orders})")
                };
                self.line(&format!("{{ {ty} e = {expected}; r{to} = {call}; r{seen} = e; }}"));
            }
            Statement::Fence(order) => self.line(&format!("atomic_thread_fence({});", name_of(*order))),
            Statement::Set { to, value } => {
                let value = self.expression(value);
                self.line(&format!("r{to} = {value};"));
            }
            Statement::If { condition, then, otherwise } => {
                let head = format!("if ({})", self.expression(condition));
                self.two_sides(&head, then, otherwise, body);
            }
            Statement::Switch { value, cases, default } => {
                let head = format!("switch ((int)({}))", self.expression(value));
                self.block(&head, "", |printer| {
                    cases.iter().for_each(|case| printer.case(case, body));
                    printer.block("default:", "", |printer| printer.statements(default, body));
                });
            }
            Statement::Repeat { form, counter, times, body: inner } => {
                let step = format!("r{counter}++;");
                match form {
                    Loop::For => {
                        let head = format!("for (r{counter} = 0; r{counter} < {times}; r{counter}++)");
                        self.block(&head, "", |printer| printer.statements(inner, body));
                    }
                    Loop::While => {
                        self.line(&format!("r{counter} = 0;"));
                        self.block(&format!("while (r{counter} < {times})"), "", |printer| {
                            printer.statements(inner, body);
                            printer.line(&step);
                        });
                    }
                    Loop::DoWhile => {
                        self.line(&format!("r{counter} = 0;"));
                        let tail = format!(" while (++r{counter} < {times});");
                        self.block("do", &tail, |printer| printer.statements(inner, body));
                    }
                }
            }
            Statement::Break => self.line("break;"),
            Statement::Await { from, order, value } => {
                let load = self.load(from, *order);
                self.line(&format!("while ({load} != {value}) ;"));
            }
            Statement::Locked { mutex, body: inner } => {
                let name = self.name(*mutex);
                self.line(&format!("pthread_mutex_lock(&{name});"));
                self.statements(inner, body);
                self.line(&format!("pthread_mutex_unlock(&{name});"));
            }
            Statement::TryLocked { mutex, then, otherwise } => {
                let name = self.name(*mutex);
                self.line(&format!("if (pthread_mutex_trylock(&{name}) == 0) {{"));
                self.depth += 1;
                self.statements(then, body);
                self.line(&format!("pthread_mutex_unlock(&{name});"));
                self.depth -= 1;
                self.block("} else", "", |printer| printer.statements(otherwise, body));
            }
            Statement::Free(pointer) => self.line(&format!("free(r{pointer});")),
            Statement::Allocate { on_stack, to, values } => {
                self.line(&if *on_stack {
                    format!("r{to} = &node;")
                } else {
                    format!("r{to} = malloc(sizeof(struct {}node));", self.prefix)
                });
                for (member, value) in values.iter().enumerate() {
                    if self.tree.forgotten == Some(member) {
                        continue;
                    }
                    let value = self.expression(value);
                    self.line(&if self.tree.node[member].atomic {
                        format!("atomic_store_explicit(&r{to}->m{member}, {value}, memory_order_relaxed);")
                    } else {
                        format!("r{to}->m{member} = {value};")
                    });
                }
            }
            Statement::Call { to, function, arguments } => {
                let arguments: Vec<String> =
                    arguments.iter().map(|argument| self.expression(argument)).collect();
                self.line(&format!("r{to} = {}f{function}({});", self.prefix, arguments.join(", ")));
            }
            Statement::Create(number) => {
                // Equal threads run the same function.
                let threads = &self.tree.threads;
                let first = threads.iter().position(|body| *body == threads[*number]).unwrap_or(*number);
                let function = format!("{}t{first}", self.prefix);
                self.line(&format!("pthread_create(&threads[{number}], NULL, {function}, NULL);"));
            }
            Statement::Join { thread, to: None } => {
                self.line(&format!("pthread_join(threads[{thread}], NULL);"))
            }
            Statement::Join { thread, to: Some(to) } => {
                self.line(&format!("pthread_join(threads[{thread}], &result);"));
                self.line(&format!("r{to} = (long)result;"));
            }
            Statement::Return(value) => {
                let value = self.expression(value);
                self.line(&format!("return (void *)(long)({value});"));
            }
            Statement::Exit => self.line("exit(0);"),
            Statement::Assume(condition) => {
                let condition = self.expression(condition);
                self.line(&format!("__VERIFIER_assume({condition});"));
            }
            Statement::Assert(condition) => {
                let condition = self.expression(condition);
                self.line(&format!("assert({condition});"));
            }
        }
    }

    fn two_sides(&mut self, head: &str, then: &[Statement], otherwise: &[Statement], body: &Body) {
        if otherwise.is_empty() {
            return self.block(head, "", |printer| printer.statements(then, body));
        }
        self.line(&format!("{head} {{"));
        self.depth += 1;
        self.statements(then, body);
        self.depth -= 1;
        self.block("} else", "", |printer| printer.statements(otherwise, body));
    }

    fn case(&mut self, case: &Case, body: &Body) {
        let tail = if case.falls { "" } else { " break;" };
        self.block(&format!("case {}:", case.value), tail, |printer| printer.statements(&case.body, body));
    }

    fn load(&self, from: &Target, order: Order) -> String {
        let target = self.target(from);
        match (order, self.is_atomic(from)) {
            (Order::NotAtomic, _) => target,
            (order, true) => format!("atomic_load_explicit(&{target}, {})", name_of(order)),
            (order, false) => format!("__atomic_load_n(&{target}, {})", builtin_name_of(order)),
        }
    }

    fn target(&self, target: &Target) -> String {
        match target {
            Target::Cell { global, cell } => match self.tree.globals[*global].shape {
                Shape::Scalar(_) => self.name(*global),
                Shape::Array(..) => format!("{}[{cell}]", self.name(*global)),
                _ => format!("{}.m{cell}", self.name(*global)),
            },
            Target::Element { global, index } => {
                let Shape::Array(_, length) = self.tree.globals[*global].shape else {
                    panic!("invariant `array`: what is indexed is an array");
                };
                format!("{}[{} & {}]", self.name(*global), self.expression(index), length - 1)
            }
            Target::Member { pointer, member } => format!("r{pointer}->m{member}"),
        }
    }

    fn member_of(&self, target: &Target) -> Member {
        match target {
            Target::Cell { global, cell } => self.tree.globals[*global].shape.members(&self.tree.node)[*cell],
            Target::Element { global, .. } => self.tree.globals[*global].shape.members(&self.tree.node)[0],
            Target::Member { member, .. } => self.tree.node[*member],
        }
    }

    fn is_atomic(&self, target: &Target) -> bool {
        self.member_of(target).atomic
    }

    fn scalar_of(&self, target: &Target) -> Scalar {
        self.member_of(target).scalar
    }

    fn expression(&self, expression: &Expression) -> String {
        let text = |inner: &Expression| self.expression(inner);
        match expression {
            Expression::Constant(value) if *value < 0 => format!("({value})"),
            Expression::Constant(value) => value.to_string(),
            Expression::Null => "NULL".to_string(),
            Expression::Address(global) => format!("&{}", self.name(*global)),
            Expression::Local(local) => format!("r{local}"),
            Expression::Cast(ty, inner) => format!("({})({})", ty.name(), text(inner)),
            Expression::Not(inner) => format!("!({})", text(inner)),
            Expression::Minus(inner) => format!("-({})", text(inner)),
            Expression::Complement(inner) => format!("~({})", text(inner)),
            Expression::Binary(operator, left, right) => {
                format!("({} {} {})", text(left), operator.text(), text(right))
            }
            Expression::Both(left, right) => format!("({} && {})", text(left), text(right)),
            Expression::Either(left, right) => format!("({} || {})", text(left), text(right)),
            Expression::Choice(condition, then, otherwise) => {
                format!("({} ? {} : {})", text(condition), text(then), text(otherwise))
            }
        }
    }
}

fn is_local_node(statement: &Statement) -> bool {
    matches!(statement, Statement::Allocate { on_stack: true, .. })
}

/// Whether the main function writes the first contents of a global.
fn is_by_main(global: &Global) -> bool {
    let on_heap = global.shape == (Shape::Node { on_heap: true });
    on_heap || global.by_main || global.initial.iter().any(|initial| matches!(initial, Initial::Node(_)))
}

fn name_of(order: Order) -> &'static str {
    match order {
        Order::Relaxed => "memory_order_relaxed",
        Order::Acquire => "memory_order_acquire",
        Order::Release => "memory_order_release",
        Order::AcquireRelease => "memory_order_acq_rel",
        Order::SeqCst => "memory_order_seq_cst",
        Order::NotAtomic | Order::Start | Order::Finish => unreachable!("not a memory_order"),
    }
}

fn builtin_name_of(order: Order) -> &'static str {
    match order {
        Order::Relaxed => "__ATOMIC_RELAXED",
        Order::Acquire => "__ATOMIC_ACQUIRE",
        Order::Release => "__ATOMIC_RELEASE",
        Order::AcquireRelease => "__ATOMIC_ACQ_REL",
        Order::SeqCst => "__ATOMIC_SEQ_CST",
        Order::NotAtomic | Order::Start | Order::Finish => unreachable!("not a memory_order"),
    }
}
