//! Smaller programs of synchronisation calls.

use super::{Ending, Fate, Object, Patience, Reader, Statement, Twins};

/// Programs that are a little simpler, the simplest first.
pub fn simpler_twins(program: &Twins) -> Vec<Twins> {
    let mut simpler = Vec::new();
    for thread in 1..program.threads.len() {
        simpler.extend(without_thread(program, thread));
    }
    for thread in 0..program.threads.len() {
        for statements in simpler_lists(&program.threads[thread]) {
            let mut smaller = program.clone();
            smaller.threads[thread] = statements;
            simpler.push(smaller);
        }
    }
    for object in 0..program.objects.len() {
        simpler.extend(with_smaller_object(program, object));
    }
    for thread in 1..program.threads.len() {
        if program.fates[thread] != Fate::Joined {
            let mut smaller = program.clone();
            smaller.fates[thread] = Fate::Joined;
            simpler.push(smaller);
        }
    }
    if program.ending != Ending::Return {
        simpler.push(Twins { ending: Ending::Return, ..program.clone() });
    }
    simpler.retain(Twins::is_defined);
    simpler
}

fn without_thread(program: &Twins, gone: usize) -> Option<Twins> {
    if program.threads.len() < 2 {
        return None;
    }
    let mut smaller = program.clone();
    smaller.threads.remove(gone);
    smaller.fates.remove(gone);
    // Joins are in `main` itself, not in what is nested there.
    smaller.threads[0].retain(|statement| *statement != Statement::Join { thread: gone });
    for statement in &mut smaller.threads[0] {
        if let Statement::Join { thread } = statement
            && *thread > gone
        {
            *thread -= 1;
        }
    }
    Some(smaller)
}

fn with_smaller_object(program: &Twins, object: usize) -> Option<Twins> {
    let smaller = match program.objects[object] {
        Object::Semaphore { initial } if initial > 0 => Object::Semaphore { initial: initial - 1 },
        Object::Latch { count } if count > 1 => Object::Latch { count: count - 1 },
        Object::Barrier { count } if count > 1 => Object::Barrier { count: count - 1 },
        _ => return None,
    };
    let mut program = program.clone();
    program.objects[object] = smaller;
    Some(program)
}

/// Lists with one statement less, or a simpler one.
fn simpler_lists(statements: &[Statement]) -> Vec<Vec<Statement>> {
    let mut simpler = Vec::new();
    for (number, statement) in statements.iter().enumerate() {
        let with = |replacement: Vec<Statement>| {
            let mut list = statements.to_vec();
            list.splice(number..=number, replacement);
            list
        };
        simpler.push(with(Vec::new()));
        // What is in a section may need it.
        if let Statement::If { body, .. } = statement {
            simpler.push(with(body.clone()));
        }
        for body in simpler_lists(statement.body()) {
            let mut smaller = statement.clone();
            if let Some(inside) = smaller.body_mut() {
                *inside = body;
            }
            simpler.push(with(vec![smaller]));
        }
        simpler.extend(weaker(statement).into_iter().map(|weaker| with(vec![weaker])));
    }
    simpler
}

/// A statement with less to think about.
fn weaker(statement: &Statement) -> Vec<Statement> {
    let mut weaker = Vec::new();
    match statement.clone() {
        Statement::Section { mutex, patience, shared, guard, body } => {
            if patience != Patience::Ever {
                weaker.push(Statement::Section {
                    mutex,
                    patience: Patience::Ever,
                    shared,
                    guard,
                    body: body.clone(),
                });
            }
            if guard {
                weaker.push(Statement::Section { mutex, patience, shared, guard: false, body });
            }
        }
        Statement::Post { semaphore, by: 2 } => weaker.push(Statement::Post { semaphore, by: 1 }),
        Statement::CountDown { latch, by: 2 } => weaker.push(Statement::CountDown { latch, by: 1 }),
        Statement::FutexWake { word, most: 2 } => weaker.push(Statement::FutexWake { word, most: 1 }),
        Statement::Make { slot, value, frees: true } => {
            weaker.push(Statement::Make { slot, value, frees: false });
        }
        Statement::Scan { text, by } if by != Reader::Length => {
            weaker.push(Statement::Scan { text, by: Reader::Length });
        }
        _ => {}
    }
    weaker
}
