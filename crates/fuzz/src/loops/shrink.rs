//! Programs with one change: at random, and all that are a little simpler.

use super::generate::{load_mode, one_of, store_mode, update_mode};
use super::program::{Expr, Kind, Loc, Mode, Program, Statement, Update};
use fastrand::Rng;

type Block = Vec<Statement>;

/// Changes a random statement.
pub fn change_one(rng: &mut Rng, program: &mut Program) {
    let function = rng.usize(..program.functions.len());
    let body = &mut program.functions[function].body;
    let count = count(body);
    if count == 0 {
        return;
    }
    let mut at = rng.usize(..count);
    act(body, &mut at, &mut |block, index| change(rng, block, index));
}

fn change(rng: &mut Rng, block: &mut Block, index: usize) {
    match rng.u8(..8) {
        0 if !needs_its_place(&block[index]) => _ = block.remove(index),
        1 if matches!(block[index], Statement::Load(..)) => block.insert(index, block[index].clone()),
        2 if index > 0 && !needs_its_place(&block[index]) && !needs_its_place(&block[index - 1]) => {
            block.swap(index - 1, index);
        }
        _ => change_parts(rng, &mut block[index]),
    }
}

/// Whether to move or to drop it leaves a lock held, or a loop without end.
fn needs_its_place(statement: &Statement) -> bool {
    match statement {
        Statement::Lock | Statement::TryLock(_) | Statement::Unlock | Statement::Break => true,
        Statement::If(_, yes, no) => yes.iter().chain(no).any(needs_its_place),
        Statement::Loop { body, .. } => body.iter().any(needs_its_place),
        _ => false,
    }
}

fn change_parts(rng: &mut Rng, statement: &mut Statement) {
    let flags = [Loc::X, Loc::Y, Loc::Z];
    let changes_loc = rng.bool();
    match statement {
        Statement::Load(_, loc, _) | Statement::Store(loc, ..) | Statement::Update(_, _, loc, ..)
            if changes_loc && flags.contains(loc) =>
        {
            *loc = one_of(rng, &flags);
        }
        Statement::Load(_, loc, mode) => {
            *mode = if *loc == Loc::D && rng.bool() { Mode::Plain } else { load_mode(rng) };
        }
        Statement::Store(loc, _, mode) => {
            *mode = if *loc == Loc::D && rng.bool() { Mode::Plain } else { store_mode(rng) };
        }
        Statement::Update(.., mode) | Statement::Fence(mode) => *mode = update_mode(rng),
        Statement::CompareExchange { loc, success, failure, .. } => match rng.u8(..3) {
            0 => *loc = one_of(rng, &flags),
            1 => *success = update_mode(rng),
            _ => *failure = load_mode(rng),
        },
        Statement::Set(_, value) | Statement::If(value, ..) | Statement::Assert(value) => {
            change_value(rng, value);
        }
        Statement::Loop { event, test, .. } => match event {
            Some(event) if changes_loc => change_parts(rng, event),
            _ => change_value(rng, test),
        },
        _ => {}
    }
}

fn change_value(rng: &mut Rng, value: &mut Expr) {
    match value {
        Expr::Number(number) => *number = one_of(rng, &[0, 1, 2, 3]),
        Expr::Of(_) | Expr::Countdown(_) => {}
        Expr::Not(of) => change_value(rng, of),
        Expr::Two(_, sides) => {
            let side = if rng.bool() { &mut sides.0 } else { &mut sides.1 };
            change_value(rng, side);
        }
    }
}

fn count(block: &Block) -> usize {
    let inner = |statement: &Statement| match statement {
        Statement::If(_, yes, no) => count(yes) + count(no),
        Statement::Loop { body, .. } => count(body),
        _ => 0,
    };
    block.iter().map(|statement| 1 + inner(statement)).sum()
}

/// Does something with the statement of a number; `at` counts down to it.
fn act(block: &mut Block, at: &mut usize, doing: &mut dyn FnMut(&mut Block, usize)) -> bool {
    for index in 0..block.len() {
        if *at == 0 {
            doing(block, index);
            return true;
        }
        *at -= 1;
        let is_done = match &mut block[index] {
            Statement::If(_, yes, no) => act(yes, at, doing) || act(no, at, doing),
            Statement::Loop { body, .. } => act(body, at, doing),
            _ => false,
        };
        if is_done {
            return true;
        }
    }
    false
}

/// Programs that are a little simpler, the simplest first. Not all of them compile.
pub fn simpler(program: &Program) -> Vec<Program> {
    let mut all = Vec::new();
    for function in 0..program.functions.len() {
        if program.functions.len() > 1 {
            let mut smaller = program.clone();
            smaller.functions.remove(function);
            all.push(smaller);
        }
        if program.functions[function].threads > 1 {
            let mut smaller = program.clone();
            smaller.functions[function].threads -= 1;
            all.push(smaller);
        }
    }
    for function in 0..program.functions.len() {
        for at in 0..count(&program.functions[function].body) {
            let mut ways = Vec::new();
            let mut found = program.functions[function].body.clone();
            act(&mut found, &mut at.clone(), &mut |block, index| ways = simpler_statements(&block[index]));
            for way in ways {
                let mut smaller = program.clone();
                let body = &mut smaller.functions[function].body;
                act(body, &mut at.clone(), &mut |block, index| {
                    block.splice(index..=index, way.iter().cloned());
                });
                all.push(smaller);
            }
        }
        for returned in 0..program.functions[function].returned.len() {
            let mut smaller = program.clone();
            smaller.functions[function].returned.remove(returned);
            all.push(smaller);
        }
    }
    if program.reads_memory {
        all.push(Program { reads_memory: false, ..program.clone() });
    }
    all
}

/// What may stand in the place of a statement.
fn simpler_statements(statement: &Statement) -> Vec<Block> {
    let mut ways = vec![Vec::new()];
    let one = |statement: Statement| vec![statement];
    match statement {
        Statement::Set(into, value) => {
            ways.extend(simpler_values(value).into_iter().map(|value| one(Statement::Set(*into, value))));
        }
        Statement::Load(into, loc, mode) => {
            ways.extend(weaker(*mode).map(|mode| one(Statement::Load(*into, *loc, mode))));
        }
        Statement::Store(loc, value, mode) => {
            let values = simpler_values(value).into_iter();
            ways.extend(values.map(|value| one(Statement::Store(*loc, value, *mode))));
            ways.extend(weaker(*mode).map(|mode| one(Statement::Store(*loc, value.clone(), mode))));
        }
        Statement::Update(into, update, loc, value, mode) => {
            ways.push(one(Statement::Load(*into, *loc, Mode::Relaxed)));
            ways.push(one(Statement::Store(*loc, value.clone(), Mode::Relaxed)));
            if *update != Update::Swap {
                ways.push(one(Statement::Update(*into, Update::Swap, *loc, value.clone(), *mode)));
            }
            ways.extend(
                weaker(*mode).map(|mode| one(Statement::Update(*into, *update, *loc, value.clone(), mode))),
            );
        }
        Statement::CompareExchange { .. } => {
            ways.extend(simpler_exchanges(statement).into_iter().map(one));
        }
        Statement::Fence(mode) => {
            ways.extend(
                weaker(*mode).filter(|mode| *mode != Mode::Relaxed).map(|mode| one(Statement::Fence(mode))),
            );
        }
        Statement::If(test, yes, no) => {
            ways.extend([yes.clone(), no.clone()]);
            if !no.is_empty() {
                ways.push(one(Statement::If(test.clone(), yes.clone(), Vec::new())));
            }
            let tests = simpler_values(test).into_iter();
            ways.extend(tests.map(|test| one(Statement::If(test, yes.clone(), no.clone()))));
        }
        Statement::Loop { kind, event, test, step, body } => {
            ways.push(event.iter().map(|event| Statement::clone(event)).chain(body.clone()).collect());
            let changed = |event: Option<Box<Statement>>, test: Expr, step: Option<Box<Statement>>| {
                one(Statement::Loop { kind: *kind, event, test, step, body: body.clone() })
            };
            if *kind == Kind::DoWhile {
                let body = body.clone();
                let (event, test, step) = (event.clone(), test.clone(), None);
                ways.push(one(Statement::Loop { kind: Kind::While, event, test, step, body }));
            }
            if step.is_some() {
                ways.push(changed(event.clone(), test.clone(), None));
            }
            for event in event.iter().flat_map(|event| simpler_statements(event)) {
                let event = event.into_iter().next().map(Box::new);
                ways.push(changed(event, test.clone(), step.clone()));
            }
            let tests = simpler_values(test).into_iter();
            ways.extend(tests.map(|test| changed(event.clone(), test, step.clone())));
        }
        Statement::Assert(test) => {
            ways.extend(simpler_values(test).into_iter().map(|test| one(Statement::Assert(test))));
        }
        _ => {}
    }
    ways
}

fn simpler_exchanges(exchange: &Statement) -> Vec<Statement> {
    let Statement::CompareExchange { won, loc, expected, desired, success, failure, weak } = exchange else {
        unreachable!("it is one")
    };
    let with = |desired: Expr, success: Mode, failure: Mode, weak: bool| {
        let (won, loc, expected) = (*won, *loc, *expected);
        Statement::CompareExchange { won, loc, expected, desired, success, failure, weak }
    };
    let mut ways = Vec::new();
    if *weak {
        ways.push(with(desired.clone(), *success, *failure, false));
    }
    ways.extend(simpler_values(desired).into_iter().map(|value| with(value, *success, *failure, *weak)));
    ways.extend(weaker(*success).map(|mode| with(desired.clone(), mode, *failure, *weak)));
    ways.extend(weaker(*failure).map(|mode| with(desired.clone(), *success, mode, *weak)));
    ways
}

/// Weaker modes; plain is none, as it is something else.
fn weaker(mode: Mode) -> impl Iterator<Item = Mode> {
    let modes: &[Mode] = match mode {
        Mode::Plain | Mode::Relaxed => &[],
        Mode::Acquire | Mode::Release => &[Mode::Relaxed],
        Mode::AcqRel => &[Mode::Relaxed, Mode::Acquire, Mode::Release],
        Mode::SeqCst => &[Mode::Relaxed, Mode::Acquire, Mode::Release],
    };
    modes.iter().copied()
}

fn simpler_values(value: &Expr) -> Vec<Expr> {
    let mut ways = match value {
        Expr::Number(0 | 1) => return Vec::new(),
        Expr::Number(_) => return vec![Expr::Number(0), Expr::Number(1)],
        Expr::Of(_) | Expr::Countdown(_) => Vec::new(),
        Expr::Not(of) => vec![Expr::clone(of)],
        Expr::Two(_, sides) => vec![sides.0.clone(), sides.1.clone()],
    };
    ways.extend([Expr::Number(0), Expr::Number(1)]);
    ways
}
