//! Makes a failing C program smaller: all programs that are one step simpler. The caller tries them together,
//! since compiling one takes as long as compiling fifty.
//!
//! A step never undoes another one: it removes something, or replaces something by what counts as simpler.

use super::types::{INT, Operator};
use super::{
    Body, CTree, Expression, Global, Initial, Local, Loop, Member, MutexKind, Scalar, Shape, Statement,
    Target,
};
use selvedge_graph::Order;
use std::collections::BTreeSet;

/// Programs that are one step simpler, those that promise most first.
pub fn simpler_programs(tree: &CTree) -> Vec<CTree> {
    let mut simpler = Vec::new();
    if tree.threads.len() > 1 {
        for thread in 0..tree.threads.len() {
            simpler.push(without_thread(tree, thread));
        }
    }
    for main in simpler_code(&tree.main, 0) {
        simpler.push(CTree { main, ..tree.clone() });
    }
    for thread in 0..tree.threads.len() {
        for body in simpler_code(&tree.threads[thread], 0) {
            let mut candidate = tree.clone();
            candidate.threads[thread] = body;
            simpler.push(candidate);
        }
    }
    for function in 0..tree.functions.len() {
        // Its local variables stay: the result may mention them.
        let locals = tree.functions[function].body.locals.len();
        for body in simpler_code(&tree.functions[function].body, locals) {
            let mut candidate = tree.clone();
            candidate.functions[function].body = body;
            simpler.push(candidate);
        }
        let (ty, result) = &tree.functions[function].result;
        for result in simpler_expressions(result, &tree.functions[function].body.locals) {
            let mut candidate = tree.clone();
            candidate.functions[function].result = (*ty, result);
            simpler.push(candidate);
        }
    }
    simpler.extend(without_unused(tree));
    simpler.extend(with_simpler_globals(tree));
    // The removal of a statement may take away what a later one needs.
    simpler.retain(is_well_formed);
    simpler
}

/// Whether no break stands outside a loop, and all threads are created in order.
fn is_well_formed(tree: &CTree) -> bool {
    fn breaks(statements: &[Statement]) -> bool {
        statements.iter().any(|statement| match statement {
            Statement::Break => true,
            Statement::Repeat { .. } => false,
            other => other.parts().iter().any(|part| breaks(part)),
        })
    }
    let bodies =
        tree.threads.iter().chain([&tree.main]).chain(tree.functions.iter().map(|function| &function.body));
    let created: Vec<usize> = tree.main.statements.iter().filter_map(created).collect();
    let all: Vec<usize> = (0..tree.threads.len()).collect();
    // What the main function does before it creates a thread are no events.
    let begins = matches!(tree.main.statements.first(), Some(Statement::Create(_)));
    begins && created == all && !bodies.into_iter().any(|body| breaks(&body.statements))
}

fn created(statement: &Statement) -> Option<usize> {
    match statement {
        Statement::Create(thread) => Some(*thread),
        _ => None,
    }
}

fn without_thread(tree: &CTree, gone: usize) -> CTree {
    let mut simpler = tree.clone();
    simpler.threads.remove(gone);
    let is_gone = |statement: &Statement| match statement {
        Statement::Create(thread) | Statement::Join { thread, .. } => *thread == gone,
        _ => false,
    };
    simpler.main.statements.retain(|statement| !is_gone(statement));
    for statement in &mut simpler.main.statements {
        if let Statement::Create(thread) | Statement::Join { thread, .. } = statement {
            *thread -= (*thread > gone) as usize;
        }
    }
    simpler
}

fn parts_mut(statement: &mut Statement) -> Vec<&mut Vec<Statement>> {
    match statement {
        Statement::If { then, otherwise, .. } | Statement::TryLocked { then, otherwise, .. } => {
            vec![then, otherwise]
        }
        Statement::Switch { cases, default, .. } => {
            cases.iter_mut().map(|case| &mut case.body).chain([default]).collect()
        }
        Statement::Repeat { body, .. } | Statement::Locked { body, .. } => vec![body],
        _ => Vec::new(),
    }
}

/// Simpler bodies; the first `kept` local variables stay.
fn simpler_code(body: &Body, kept: usize) -> Vec<Body> {
    let statements = simpler_statement_lists(&body.statements, &body.locals);
    let with = |statements| Body { locals: body.locals.clone(), statements };
    let mut simpler: Vec<Body> = statements.into_iter().map(with).collect();
    simpler.extend(without_unused_local(body, kept));
    for (number, scalar) in body.locals.iter().enumerate() {
        if matches!(scalar, Scalar::Integer(ty) if *ty != INT) {
            let mut candidate = body.clone();
            candidate.locals[number] = Scalar::Integer(INT);
            simpler.push(candidate);
        }
    }
    simpler
}

/// Lists with one statement removed or replaced: first all removals, then the rest.
fn simpler_statement_lists(statements: &[Statement], locals: &[Scalar]) -> Vec<Vec<Statement>> {
    let replace = |at: usize, by: Vec<Statement>| {
        let mut list = statements.to_vec();
        list.splice(at..at + 1, by);
        list
    };
    let mut simpler: Vec<Vec<Statement>> = (0..statements.len()).map(|at| replace(at, Vec::new())).collect();
    for (at, statement) in statements.iter().enumerate() {
        simpler.extend(simpler_statements(statement, locals).into_iter().map(|by| replace(at, by)));
    }
    simpler
}

/// What can stand in the place of one statement.
fn simpler_statements(statement: &Statement, locals: &[Scalar]) -> Vec<Vec<Statement>> {
    let mut simpler: Vec<Vec<Statement>> = statement.parts().into_iter().map(<[Statement]>::to_vec).collect();
    for part in 0..statement.parts().len() {
        for list in simpler_statement_lists(statement.parts()[part], locals) {
            let mut candidate = statement.clone();
            *parts_mut(&mut candidate)[part] = list;
            simpler.push(vec![candidate]);
        }
    }
    simpler.extend(special_cases(statement).into_iter().map(|statement| vec![statement]));
    for at in 0..expressions(&mut statement.clone()).len() {
        let whole = expressions(&mut statement.clone())[at].clone();
        for expression in simpler_expressions(&whole, locals) {
            let mut candidate = statement.clone();
            *expressions(&mut candidate)[at] = expression;
            simpler.push(vec![candidate]);
        }
    }
    for at in 0..orders(&mut statement.clone()).len() {
        let order = *orders(&mut statement.clone())[at];
        for weaker in weaker(order) {
            let mut candidate = statement.clone();
            *orders(&mut candidate)[at] = *weaker;
            if fits(&candidate) {
                simpler.push(vec![candidate]);
            }
        }
    }
    simpler
}

/// Simplifications of particular statements.
fn special_cases(statement: &Statement) -> Vec<Statement> {
    let load = |to: Local, from: &Target, order: Order| Statement::Load { to, from: from.clone(), order };
    let store = |to: &Target, order: Order, value: &Expression| Statement::Store {
        to: to.clone(),
        order,
        value: value.clone(),
    };
    match statement {
        Statement::Modify { target, value, .. } => vec![store(target, Order::NotAtomic, value)],
        Statement::Update { to, target, operator, order, value } => {
            let mut simpler =
                vec![store(target, order.of_write(), value), load(*to, target, order.of_read())];
            if operator.is_some() {
                let (to, target, value) = (*to, target.clone(), value.clone());
                simpler.push(Statement::Update { to, target, operator: None, order: *order, value });
            }
            simpler
        }
        Statement::CompareExchange { seen, target, value, success, failure, .. } => {
            let (to, order) = (*seen, *success);
            vec![
                store(target, success.of_write(), value),
                load(*seen, target, *failure),
                Statement::Update { to, target: target.clone(), operator: None, order, value: value.clone() },
            ]
        }
        Statement::TryLocked { mutex, then, .. } => {
            vec![Statement::Locked { mutex: *mutex, body: then.clone() }]
        }
        Statement::Switch { value, cases, default } => {
            let mut simpler = Vec::new();
            for at in 0..cases.len() {
                let mut fewer = cases.clone();
                fewer.remove(at);
                simpler.push(Statement::Switch {
                    value: value.clone(),
                    cases: fewer,
                    default: default.clone(),
                });
                if cases[at].falls {
                    let mut cases = cases.clone();
                    cases[at].falls = false;
                    simpler.push(Statement::Switch { value: value.clone(), cases, default: default.clone() });
                }
            }
            if let [case] = &cases[..] {
                let (then, otherwise) = (case.body.clone(), default.clone());
                simpler.push(Statement::If { condition: value.clone(), then, otherwise });
            }
            simpler
        }
        Statement::Repeat { form, counter, times, body } => {
            let with = |form, times| Statement::Repeat { form, counter: *counter, times, body: body.clone() };
            let mut simpler = Vec::new();
            simpler.extend((*times > 1).then(|| with(*form, times - 1)));
            simpler.extend((*form != Loop::For).then(|| with(Loop::For, *times)));
            simpler
        }
        _ => Vec::new(),
    }
}

/// The expressions of a statement that are not in statements inside it.
fn expressions(statement: &mut Statement) -> Vec<&mut Expression> {
    fn of_target(target: &mut Target) -> Option<&mut Expression> {
        match target {
            Target::Element { index, .. } => Some(index),
            _ => None,
        }
    }
    match statement {
        Statement::Load { from: target, .. } | Statement::Await { from: target, .. } => {
            of_target(target).into_iter().collect()
        }
        Statement::Store { to: target, value, .. }
        | Statement::Modify { target, value, .. }
        | Statement::Update { target, value, .. } => of_target(target).into_iter().chain([value]).collect(),
        Statement::CompareExchange { target, expected, value, .. } => {
            of_target(target).into_iter().chain([expected, value]).collect()
        }
        Statement::Set { value, .. }
        | Statement::Switch { value, .. }
        | Statement::If { condition: value, .. }
        | Statement::Return(value)
        | Statement::Assume(value)
        | Statement::Assert(value) => vec![value],
        Statement::Allocate { values, .. } => values.iter_mut().collect(),
        Statement::Call { arguments, .. } => arguments.iter_mut().collect(),
        Statement::Fence(_)
        | Statement::Repeat { .. }
        | Statement::Break
        | Statement::Free(_)
        | Statement::Create(_)
        | Statement::Join { .. }
        | Statement::Exit
        | Statement::Locked { .. }
        | Statement::TryLocked { .. } => Vec::new(),
    }
}

fn orders(statement: &mut Statement) -> Vec<&mut Order> {
    match statement {
        Statement::Load { order, .. }
        | Statement::Store { order, .. }
        | Statement::Update { order, .. }
        | Statement::Await { order, .. }
        | Statement::Fence(order) => vec![order],
        Statement::CompareExchange { success, failure, .. } => vec![success, failure],
        _ => Vec::new(),
    }
}

/// Simpler orders. What is plain stays so: a location that was not declared atomic is accessed so.
fn weaker(order: Order) -> &'static [Order] {
    match order {
        Order::NotAtomic | Order::Relaxed => &[],
        Order::Acquire | Order::Release => &[Order::Relaxed],
        Order::AcquireRelease => &[Order::Relaxed, Order::Acquire, Order::Release],
        Order::SeqCst => &[Order::Relaxed, Order::Acquire, Order::Release, Order::AcquireRelease],
        Order::Start | Order::Finish => unreachable!("not an order of C11"),
    }
}

/// Whether a statement has orders that it can have.
fn fits(statement: &Statement) -> bool {
    match statement {
        Statement::Load { order, .. } | Statement::Await { order, .. } => order.of_read() == *order,
        Statement::Store { order, .. } => order.of_write() == *order,
        Statement::CompareExchange { failure, .. } => failure.of_read() == *failure,
        Statement::Fence(order) => *order != Order::Relaxed,
        _ => true,
    }
}

fn is_pointer(expression: &Expression, locals: &[Scalar]) -> bool {
    match expression {
        Expression::Null | Expression::Address(_) => true,
        Expression::Local(local) => locals[*local] == Scalar::Pointer,
        _ => false,
    }
}

fn children(expression: &Expression) -> Vec<&Expression> {
    match expression {
        Expression::Constant(_) | Expression::Null | Expression::Address(_) | Expression::Local(_) => {
            Vec::new()
        }
        Expression::Cast(_, inner)
        | Expression::Not(inner)
        | Expression::Minus(inner)
        | Expression::Complement(inner) => vec![inner],
        Expression::Binary(_, left, right)
        | Expression::Both(left, right)
        | Expression::Either(left, right) => {
            vec![left, right]
        }
        Expression::Choice(condition, then, otherwise) => vec![condition, then, otherwise],
    }
}

fn children_mut(expression: &mut Expression) -> Vec<&mut Expression> {
    match expression {
        Expression::Constant(_) | Expression::Null | Expression::Address(_) | Expression::Local(_) => {
            Vec::new()
        }
        Expression::Cast(_, inner)
        | Expression::Not(inner)
        | Expression::Minus(inner)
        | Expression::Complement(inner) => vec![inner],
        Expression::Binary(_, left, right)
        | Expression::Both(left, right)
        | Expression::Either(left, right) => {
            vec![left, right]
        }
        Expression::Choice(condition, then, otherwise) => vec![condition, then, otherwise],
    }
}

fn simpler_expressions(expression: &Expression, locals: &[Scalar]) -> Vec<Expression> {
    if is_pointer(expression, locals) {
        return if *expression == Expression::Null { Vec::new() } else { vec![Expression::Null] };
    }
    let mut simpler = match expression {
        Expression::Constant(0) => return Vec::new(),
        Expression::Constant(1) => return vec![Expression::Constant(0)],
        _ => vec![Expression::Constant(0), Expression::Constant(1)],
    };
    simpler.extend(children(expression).into_iter().filter(|child| !is_pointer(child, locals)).cloned());
    // A division by a constant 0 is nothing that compilers make sense of.
    let divides = matches!(expression, Expression::Binary(Operator::Divide | Operator::Remainder, ..));
    for at in 0..if divides { 1 } else { children(expression).len() } {
        for child in simpler_expressions(children(expression)[at], locals) {
            let mut candidate = expression.clone();
            *children_mut(&mut candidate)[at] = child;
            simpler.push(candidate);
        }
    }
    simpler
}

/// Every statement, those inside others included.
fn each(statements: &mut [Statement], visit: &mut dyn FnMut(&mut Statement)) {
    for statement in statements {
        visit(statement);
        parts_mut(statement).into_iter().for_each(|part| each(part, visit));
    }
}

/// Every local that an expression mentions.
fn locals_of(expression: &mut Expression, visit: &mut dyn FnMut(&mut Local)) {
    if let Expression::Local(local) = expression {
        visit(local);
    }
    children_mut(expression).into_iter().for_each(|child| locals_of(child, visit));
}

/// Every local that a body mentions.
fn each_local(body: &mut Body, visit: &mut dyn FnMut(&mut Local)) {
    each(&mut body.statements, &mut |statement| {
        match statement {
            Statement::Load { to, .. }
            | Statement::Update { to, .. }
            | Statement::Set { to, .. }
            | Statement::Allocate { to, .. }
            | Statement::Free(to)
            | Statement::Call { to, .. }
            | Statement::Join { to: Some(to), .. }
            | Statement::Repeat { counter: to, .. } => visit(to),
            Statement::CompareExchange { to, seen, .. } => {
                visit(to);
                visit(seen);
            }
            _ => {}
        }
        match statement {
            Statement::Load { from: target, .. }
            | Statement::Await { from: target, .. }
            | Statement::Store { to: target, .. }
            | Statement::Modify { target, .. }
            | Statement::Update { target, .. }
            | Statement::CompareExchange { target, .. } => {
                if let Target::Member { pointer, .. } = target {
                    visit(pointer);
                }
            }
            _ => {}
        }
        expressions(statement).into_iter().for_each(|expression| locals_of(expression, visit));
    });
}

fn without_unused_local(body: &Body, kept: usize) -> Option<Body> {
    let mut used = BTreeSet::new();
    each_local(&mut body.clone(), &mut |local| {
        used.insert(*local);
    });
    let unused = (kept..body.locals.len()).rev().find(|local| !used.contains(local))?;
    let mut candidate = body.clone();
    candidate.locals.remove(unused);
    each_local(&mut candidate, &mut |local| *local -= (*local > unused) as usize);
    Some(candidate)
}

/// Every global that a program mentions.
fn each_global(tree: &mut CTree, visit: &mut dyn FnMut(&mut usize)) {
    fn of_expression(expression: &mut Expression, visit: &mut dyn FnMut(&mut usize)) {
        if let Expression::Address(global) = expression {
            visit(global);
        }
        children_mut(expression).into_iter().for_each(|child| of_expression(child, visit));
    }
    for initial in tree.globals.iter_mut().flat_map(|global| &mut global.initial) {
        if let Initial::Node(global) = initial {
            visit(global);
        }
    }
    let bodies = tree
        .threads
        .iter_mut()
        .chain([&mut tree.main])
        .chain(tree.functions.iter_mut().map(|function| &mut function.body));
    for body in bodies {
        each(&mut body.statements, &mut |statement| {
            match statement {
                Statement::Load { from: target, .. }
                | Statement::Await { from: target, .. }
                | Statement::Store { to: target, .. }
                | Statement::Modify { target, .. }
                | Statement::Update { target, .. }
                | Statement::CompareExchange { target, .. } => {
                    if let Target::Cell { global, .. } | Target::Element { global, .. } = target {
                        visit(global);
                    }
                }
                Statement::Locked { mutex, .. } | Statement::TryLocked { mutex, .. } => visit(mutex),
                _ => {}
            }
            expressions(statement).into_iter().for_each(|expression| of_expression(expression, visit));
        });
    }
}

fn without_unused(tree: &CTree) -> Vec<CTree> {
    let mut simpler = Vec::new();
    let mut used = BTreeSet::new();
    each_global(&mut tree.clone(), &mut |global| {
        used.insert(*global);
    });
    for unused in (0..tree.globals.len()).filter(|global| !used.contains(global)) {
        let mut candidate = tree.clone();
        candidate.globals.remove(unused);
        each_global(&mut candidate, &mut |global| *global -= (*global > unused) as usize);
        simpler.push(candidate);
    }
    let mut called = false;
    for body in tree.threads.iter().chain([&tree.main]).cloned().collect::<Vec<_>>().iter_mut() {
        each(&mut body.statements, &mut |statement| called |= matches!(statement, Statement::Call { .. }));
    }
    if !called && !tree.functions.is_empty() {
        simpler.push(CTree { functions: Vec::new(), ..tree.clone() });
    }
    simpler
}

fn with_simpler_globals(tree: &CTree) -> Vec<CTree> {
    let simpler_member = |member: Member| match member.scalar {
        Scalar::Integer(ty) if ty != INT => Some(Member { scalar: Scalar::Integer(INT), ..member }),
        _ => None,
    };
    let mut simpler = Vec::new();
    for (number, global) in tree.globals.iter().enumerate() {
        let mut push = |change: &dyn Fn(&mut Global)| {
            let mut candidate = tree.clone();
            change(&mut candidate.globals[number]);
            simpler.push(candidate);
        };
        if global.by_main {
            push(&|global| global.by_main = false);
        }
        for (at, initial) in global.initial.iter().enumerate() {
            if *initial != Initial::Number(0) {
                push(&|global| global.initial[at] = Initial::Number(0));
            }
        }
        match &global.shape {
            Shape::Scalar(member) => {
                if let Some(member) = simpler_member(*member) {
                    push(&|global| global.shape = Shape::Scalar(member));
                }
            }
            Shape::Array(member, length) => {
                if let Some(member) = simpler_member(*member) {
                    push(&|global| global.shape = Shape::Array(member, *length));
                }
            }
            Shape::Struct(members) => {
                for (at, member) in members.iter().enumerate() {
                    if let Some(member) = simpler_member(*member) {
                        let mut members = members.clone();
                        members[at] = member;
                        push(&|global| global.shape = Shape::Struct(members.clone()));
                    }
                }
            }
            Shape::Mutex(kind) => {
                if *kind != MutexKind::Normal {
                    push(&|global| global.shape = Shape::Mutex(MutexKind::Normal));
                }
            }
            Shape::Node { .. } => {}
        }
    }
    if tree.forgotten.is_some() {
        simpler.push(CTree { forgotten: None, ..tree.clone() });
    }
    for (at, member) in tree.node.iter().enumerate() {
        if let Some(member) = simpler_member(*member) {
            let mut candidate = tree.clone();
            candidate.node[at] = member;
            simpler.push(candidate);
        }
    }
    simpler
}
