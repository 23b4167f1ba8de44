//! Compares C programs on their whole way with their direct translations, and makes those that differ
//! smaller.

use super::machine::{Batch, Loaded};
use super::restart::Manner;
use super::symmetry::{compare_orbits, has_equal_threads};
use super::{Expected, Private, Visited, difference, visit_translation};
use crate::Subject;
use crate::programs::Comparison;
use selvedge_explore::Coherence;
use selvedge_oracle::c::{CTree, simpler_programs};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

/// How the comparison of one program ended.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// Comparisons with brute force, of one model and one kind of coherence each.
    pub comparisons: u64,
    /// Models under which brute force gave up.
    pub too_large: u64,
    /// Executions that were compared.
    pub executions: u64,
    /// The first difference.
    pub difference: Option<String>,
}

/// Compares programs that are compiled together, each under all models and both kinds of coherence.
pub fn compare(clang: &Path, trees: &[CTree], subjects: &[Subject], budget: u64) -> Vec<Outcome> {
    let batch = caught(|| Batch::compile(clang, &trees.iter().collect::<Vec<_>>()));
    match batch {
        Ok(batch) => {
            let each = trees.iter().enumerate();
            each.map(|(number, tree)| compare_one(&batch, number, tree, subjects, budget)).collect()
        }
        Err(how) if trees.len() == 1 => vec![Outcome { difference: Some(how), ..Outcome::default() }],
        // One of them is not understood: find out which.
        Err(_) => {
            let (left, right) = trees.split_at(trees.len() / 2);
            let mut outcomes = compare(clang, left, subjects, budget);
            outcomes.extend(compare(clang, right, subjects, budget));
            outcomes
        }
    }
}

fn compare_one(batch: &Batch, number: usize, tree: &CTree, subjects: &[Subject], budget: u64) -> Outcome {
    let mut outcome = Outcome::default();
    let mut loaded = match caught(|| batch.load(number, tree)) {
        Ok(loaded) => loaded,
        Err(how) => return Outcome { difference: Some(how), ..outcome },
    };
    for subject in subjects {
        let Ok(expected) = Expected::new(tree, subject, Private::under(subject, tree), budget) else {
            outcome.too_large += 1;
            continue;
        };
        for coherence in [Coherence::Stored, Coherence::Inferred] {
            match caught(|| compare_under(tree, &expected, &mut loaded, subject, coherence)) {
                Ok(executions) => outcome.executions += executions as u64,
                Err(how) => {
                    outcome.difference = Some(format!("under {}, {coherence:?}: {how}", subject.name));
                    return outcome;
                }
            }
            outcome.comparisons += 1;
        }
    }
    outcome
}

fn compare_under(
    tree: &CTree,
    expected: &Expected,
    loaded: &mut Loaded<'_>,
    subject: &Subject,
    coherence: Coherence,
) -> Result<usize, String> {
    let shared = Manner { seed: Some(1), symmetric: 0 };
    let shared = compare_visited(tree, expected, coherence, loaded.visit(subject, coherence, shared)?);
    shared.map_err(|how| format!("by several explorers: {how}"))?;
    let visited = loaded.visit(subject, coherence, Manner::default())?;
    if coherence == Coherence::Stored && has_equal_threads(tree) {
        for seed in [None, Some(2)] {
            let symmetric = Manner { seed, symmetric: u32::MAX };
            compare_orbits(tree, &visited, &loaded.visit(subject, coherence, symmetric)?)?;
        }
    }
    compare_visited(tree, expected, coherence, visited)
}

fn compare_visited(
    tree: &CTree,
    expected: &Expected,
    coherence: Coherence,
    visited: Vec<Visited>,
) -> Result<usize, String> {
    let verdict = visited.iter().any(|visited| visited.erroneous);
    let executions = match difference(tree, expected, coherence, visited) {
        Comparison::Same(executions) => executions,
        Comparison::Different(how) => return Err(how),
        Comparison::TooLarge => unreachable!("brute force is done"),
    };
    if verdict != expected.erroneous {
        return Err(format!(
            "the program is called {}, wrongly",
            if verdict { "erroneous" } else { "correct" }
        ));
    }
    Ok(executions)
}

/// Compares the direct translation in place of the compiled program: no clang is needed.
pub fn compare_translation(tree: &CTree, subjects: &[Subject], budget: u64) -> Outcome {
    let mut outcome = Outcome::default();
    for subject in subjects {
        let Ok(expected) = Expected::new(tree, subject, Private::Kept, budget) else {
            outcome.too_large += 1;
            continue;
        };
        // Without co it cannot be seen in the translation whether an object is used after its end.
        let coherences = [Coherence::Stored, Coherence::Inferred];
        for coherence in coherences.into_iter().take(if tree.ends_objects() { 1 } else { 2 }) {
            let visited = visit_translation(tree, subject, coherence);
            let verdict = visited.iter().any(|visited| visited.erroneous);
            let how = match difference(tree, &expected, coherence, visited) {
                Comparison::Same(executions) => {
                    outcome.executions += executions as u64;
                    (verdict != expected.erroneous).then(|| "the verdicts differ".to_string())
                }
                Comparison::Different(how) => Some(how),
                Comparison::TooLarge => unreachable!("brute force is done"),
            };
            if let Some(how) = how {
                outcome.difference =
                    Some(format!("the translation, under {}, {coherence:?}: {how}", subject.name));
                return outcome;
            }
            outcome.comparisons += 1;
        }
    }
    outcome
}

/// Runs something whose panics are differences too.
fn caught<T>(run: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string));
        Err(format!("panics: {}", text.unwrap_or_default()))
    })
}

/// The smallest program that can be reached by single simplifications that all differ, and how it differs.
///
/// `differs` is given several programs and says how each differs.
pub fn shrink(
    mut tree: CTree,
    mut how: String,
    differs: &mut dyn FnMut(&[CTree]) -> Vec<Option<String>>,
) -> (CTree, String) {
    'again: loop {
        for candidates in simpler_programs(&tree).chunks(16) {
            let found =
                candidates.iter().zip(differs(candidates)).find_map(|(simpler, how)| Some((simpler, how?)));
            if let Some((simpler, difference)) = found {
                (tree, how) = (simpler.clone(), difference);
                continue 'again;
            }
        }
        return (tree, how);
    }
}
