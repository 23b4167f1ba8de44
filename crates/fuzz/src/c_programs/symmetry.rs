//! C programs with equal threads: symmetry reduction must leave an execution of each orbit, whatever the main
//! function does.

use super::{Visited, is_stale};
use crate::symmetry::{orbit, renamings};
use fastrand::Rng;
use selvedge_graph::{LocId, Order, ThreadId};
use selvedge_oracle::Execution;
use selvedge_oracle::c::CTree;
use std::collections::BTreeSet;

/// Makes some threads of a program equal.
pub fn equalize(rng: &mut Rng, tree: &mut CTree) {
    for thread in 1..tree.threads.len() {
        if rng.u8(..4) != 0 {
            tree.threads[thread] = tree.threads[thread - 1].clone();
        }
    }
}

/// Whether some threads are equal.
pub fn has_equal_threads(tree: &CTree) -> bool {
    (1..tree.threads.len()).any(|thread| tree.threads[..thread].contains(&tree.threads[thread]))
}

/// Compares what was visited without symmetry reduction and with it.
pub fn compare_orbits(tree: &CTree, whole: &[Visited], reduced: &[Visited]) -> Result<(), String> {
    let mut twins = vec![None];
    twins.extend((0..tree.threads.len()).map(|thread| {
        let earlier = tree.threads[..thread].iter().rposition(|body| *body == tree.threads[thread]);
        earlier.map(|earlier| ThreadId(earlier as u16 + 1))
    }));
    let renamings = renamings(&twins);
    let orbits = |all: &[Visited]| -> BTreeSet<(bool, Execution)> {
        // Which threads are seen to wait in vain depends on the order in which threads are tried.
        let each = all.iter().filter(|visited| !is_stale(&visited.execution, &visited.standing));
        each.map(|visited| {
            (visited.erroneous, orbit(&without_names_of_threads(&visited.execution), &renamings))
        })
        .collect()
    };
    let (whole, reduced) = (orbits(whole), orbits(reduced));
    if let Some((_, execution)) = whole.difference(&reduced).next() {
        return Err(format!("with symmetry reduction never visited, nor an equal one:\n{execution}"));
    }
    match reduced.difference(&whole).next() {
        Some((_, execution)) => {
            Err(format!("visited with symmetry reduction, but not without:\n{execution}"))
        }
        None => Ok(()),
    }
}

/// An execution without what names a thread: creations and ends, and values, which locks name their owners
/// by. If not all threads have ended, which of them were joined does not matter.
fn without_names_of_threads(execution: &Execution) -> Execution {
    let mut execution = execution.clone();
    let is_special = |order: Order| order >= Order::Start;
    execution.co.retain(|_, writes| {
        let thread = &execution.threads[writes[0].thread as usize];
        thread.events.get(writes[0].index as usize).is_none_or(|event| !is_special(event.order))
    });
    // The main function has no event at its end.
    let is_waiting = execution.threads[1..]
        .iter()
        .any(|thread| thread.events.last().is_none_or(|last| last.order != Order::Finish));
    for thread in &mut execution.threads {
        if is_waiting {
            let joined =
                thread.events.iter().position(|event| event.order == Order::Finish && event.source.is_some());
            thread.events.truncate(joined.unwrap_or(usize::MAX));
        }
        for event in &mut thread.events {
            event.value = 0;
            if is_special(event.order) {
                (event.loc, event.source) = (LocId::NONE, None);
            }
        }
    }
    execution
}
