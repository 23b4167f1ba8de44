//! Makes a failing program with locks and barriers smaller, as [`mod@crate::shrink`] does for others.

use super::{SectionTree, Step};
use crate::shrink::{minimal, rename_statement, replace, simpler_statements, weight_of};
use selvedge_graph::LocId;

/// The smallest program that can be reached from `tree` by single simplifications that all `still_fail`.
pub fn shrink_sections(tree: SectionTree, still_fails: &mut dyn FnMut(&SectionTree) -> bool) -> SectionTree {
    minimal(tree, simplifications, weight, still_fails)
}

/// Programs that are one step simpler, those that promise most first.
fn simplifications(tree: &SectionTree) -> Vec<SectionTree> {
    let mut simpler = Vec::new();
    if tree.threads.len() > 1 {
        for thread in 0..tree.threads.len() {
            simpler.extend(without_thread(tree, thread));
        }
    }
    for barrier in 0..tree.barriers.len() {
        simpler.push(without_barrier(tree, barrier));
        if tree.barriers[barrier] > 1 {
            let mut candidate = tree.clone();
            candidate.barriers[barrier] -= 1;
            simpler.push(candidate);
        }
    }
    for lock in 0..tree.locks {
        simpler.push(without_lock(tree, lock));
        simpler.extend((0..lock).filter_map(|kept| merge_locks(tree, lock, kept)));
    }
    for gone in 1..tree.locations as u32 {
        simpler.extend((0..gone).map(|kept| merge(tree, LocId(gone), LocId(kept))));
    }
    for thread in 0..tree.threads.len() {
        for body in simpler_bodies(&tree.threads[thread]) {
            let mut candidate = tree.clone();
            candidate.threads[thread] = body;
            simpler.push(candidate);
        }
    }
    simpler
}

/// The program without a thread: its barriers for as many threads as before, and for one less.
fn without_thread(tree: &SectionTree, gone: usize) -> Vec<SectionTree> {
    let mut kept = tree.clone();
    let waited = |barrier| tree.any_in(gone, &|step| *step == Step::Wait { barrier });
    kept.threads.remove(gone);
    edit(&mut kept, &|step| match step {
        Step::Create { thread } | Step::Join { thread } => {
            let is_other = *thread != gone;
            *thread -= (*thread > gone) as usize;
            is_other
        }
        _ => true,
    });
    let mut fitted = kept.clone();
    for (barrier, count) in fitted.barriers.iter_mut().enumerate() {
        *count -= (waited(barrier) && *count > 1) as u32;
    }
    if fitted == kept { vec![kept] } else { vec![fitted, kept] }
}

fn without_barrier(tree: &SectionTree, gone: usize) -> SectionTree {
    let mut kept = tree.clone();
    kept.barriers.remove(gone);
    edit(&mut kept, &|step| match step {
        Step::Wait { barrier } => {
            let is_other = *barrier != gone;
            *barrier -= (*barrier > gone) as usize;
            is_other
        }
        _ => true,
    });
    kept
}

fn without_lock(tree: &SectionTree, gone: usize) -> SectionTree {
    let mut kept = tree.clone();
    kept.locks -= 1;
    edit(&mut kept, &|step| match step {
        Step::Lock { lock, .. } | Step::Unlock { lock } => {
            let is_other = *lock != gone;
            *lock -= (*lock > gone) as usize;
            is_other
        }
        _ => true,
    });
    kept
}

/// The program with lock `kept` in place of `gone`, if no thread holds both.
fn merge_locks(tree: &SectionTree, gone: usize, kept: usize) -> Option<SectionTree> {
    let mut merged = tree.clone();
    merged.locks -= 1;
    edit(&mut merged, &|step| {
        if let Step::Lock { lock, .. } | Step::Unlock { lock } = step {
            *lock = if *lock == gone { kept } else { *lock - (*lock > gone) as usize };
        }
        true
    });
    merged.threads.iter().all(|body| is_well_formed(body, 0)).then_some(merged)
}

/// Whether nothing is locked that is held (`held` are bits).
fn is_well_formed(body: &[Step], mut held: u32) -> bool {
    body.iter().all(|step| match step {
        Step::Lock { lock, .. } => {
            let was_free = held >> lock & 1 == 0;
            held |= 1 << lock;
            was_free
        }
        Step::Unlock { lock } => {
            held &= !(1 << lock);
            true
        }
        Step::If { then, otherwise, .. } => is_well_formed(then, held) && is_well_formed(otherwise, held),
        _ => true,
    })
}

fn merge(tree: &SectionTree, gone: LocId, kept: LocId) -> SectionTree {
    let last = LocId(tree.locations as u32 - 1);
    let mut merged = SectionTree { locations: tree.locations - 1, ..tree.clone() };
    edit(&mut merged, &|step| {
        if let Step::Simple(statement) = step {
            rename_statement(statement, &|loc| match loc {
                loc if loc == gone => kept,
                loc if loc == last => gone,
                loc => loc,
            });
        }
        true
    });
    merged
}

/// Changes every step; those for which `change` is false go.
fn edit(tree: &mut SectionTree, change: &dyn Fn(&mut Step) -> bool) {
    tree.threads.iter_mut().for_each(|body| edit_body(body, change));
}

fn edit_body(body: &mut Vec<Step>, change: &dyn Fn(&mut Step) -> bool) {
    body.retain_mut(|step| {
        if let Step::If { then, otherwise, .. } = step {
            edit_body(then, change);
            edit_body(otherwise, change);
        }
        change(step)
    });
}

/// Bodies with a step, or a section's two ends, removed or replaced.
fn simpler_bodies(body: &[Step]) -> Vec<Vec<Step>> {
    let mut simpler = Vec::new();
    for at in 0..body.len() {
        match &body[at] {
            Step::Unlock { .. } => {}
            Step::Lock { .. } => {
                let end = end_of(body, at);
                simpler.push(without(body, &[at, end]));
                // With what is in it.
                if end > at + 1 && is_well_formed_part(&body[at..=end]) {
                    simpler.push(without(body, &(at..=end).collect::<Vec<_>>()));
                }
            }
            _ => simpler.push(without(body, &[at])),
        }
    }
    for at in 0..body.len() {
        match &body[at] {
            Step::Simple(statement) => simpler.extend(
                simpler_statements(statement)
                    .into_iter()
                    .map(|statements| replace(body, at, statements.into_iter().map(Step::Simple).collect())),
            ),
            Step::If { register, value, then, otherwise } => {
                let with =
                    |then, otherwise| vec![Step::If { register: *register, value: *value, then, otherwise }];
                simpler.push(replace(body, at, then.clone()));
                simpler.push(replace(body, at, otherwise.clone()));
                simpler.extend(
                    simpler_bodies(then)
                        .into_iter()
                        .map(|then| replace(body, at, with(then, otherwise.clone()))),
                );
                simpler.extend(
                    simpler_bodies(otherwise)
                        .into_iter()
                        .map(|otherwise| replace(body, at, with(then.clone(), otherwise))),
                );
            }
            Step::Lock { lock, shared } => {
                if *shared {
                    simpler.push(replace(body, at, vec![Step::Lock { lock: *lock, shared: false }]));
                }
                let end = end_of(body, at);
                // The section begins later, or ends earlier.
                if end > at + 1 && !matches!(body[at + 1], Step::Lock { .. } | Step::Unlock { .. }) {
                    simpler.push(swapped(body, at));
                }
                if end > at + 1 && !matches!(body[end - 1], Step::Lock { .. } | Step::Unlock { .. }) {
                    simpler.push(swapped(body, end - 1));
                }
            }
            _ => {}
        }
    }
    simpler
}

/// Whether every lock that is taken in these steps is given back in them, and the other way round.
fn is_well_formed_part(part: &[Step]) -> bool {
    let mut open = Vec::new();
    for step in part {
        match step {
            Step::Lock { lock, .. } => open.push(*lock),
            Step::Unlock { lock } => match open.iter().position(|held| held == lock) {
                Some(held) => _ = open.remove(held),
                None => return false,
            },
            _ => {}
        }
    }
    open.is_empty()
}

/// Where the section that begins at `at` ends.
fn end_of(body: &[Step], at: usize) -> usize {
    let Step::Lock { lock, .. } = body[at] else { unreachable!("callers have found a lock") };
    let ends = |step: &Step| *step == Step::Unlock { lock };
    at + body[at..].iter().position(ends).expect("invariant `sections`: a section ends where it begins")
}

fn without(body: &[Step], gone: &[usize]) -> Vec<Step> {
    let kept = body.iter().enumerate().filter(|(at, _)| !gone.contains(at));
    kept.map(|(_, step)| step.clone()).collect()
}

fn swapped(body: &[Step], at: usize) -> Vec<Step> {
    let mut body = body.to_vec();
    body.swap(at, at + 1);
    body
}

/// How much there is to understand in a program.
fn weight(tree: &SectionTree) -> usize {
    let bodies: usize = tree.threads.iter().map(|body| weight_of_steps(body)).sum();
    let counts: usize = tree.barriers.iter().map(|count| 1 + *count as usize).sum();
    2000 * (tree.threads.len() + tree.locations + tree.locks) + 10 * counts + bodies
}

fn weight_of_steps(body: &[Step]) -> usize {
    let weight = |(at, step): (usize, &Step)| match step {
        Step::Simple(statement) => 10 * weight_of(std::slice::from_ref(statement)),
        Step::If { then, otherwise, .. } => 100 + weight_of_steps(then) + weight_of_steps(otherwise),
        Step::Lock { shared, .. } => {
            // Longer sections weigh more.
            100 + 10 * *shared as usize + end_of(body, at) - at
        }
        Step::Unlock { .. } => 0,
        Step::Wait { .. } | Step::Create { .. } | Step::Join { .. } => 100,
    };
    body.iter().enumerate().map(weight).sum()
}
