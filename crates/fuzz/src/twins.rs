//! Programs of synchronisation calls, in C and in C++, by the command line of the checker: both texts have
//! the findings of the oracle where threads take turns, whatever options are drawn.
//!
//! The binary is run rather than its crates: what is compared is what a user gets, a panic is an exit status,
//! and a check that never ends can be ended. Many programs are compiled together, with one precompiled
//! header; each has an entry function of its own.

pub mod campaign;
pub mod checker;
pub mod judge;
pub mod options;

use checker::{Batch, Checker};
use fastrand::Rng;
use judge::judge;
use options::{Choice, Options};
use selvedge_oracle::twins::{Dialect, Ending, Finding, Release, Statement, Twins, find, simpler_twins};
use std::collections::BTreeSet;

/// Most states of a program that is compared.
const STATES: usize = 50_000;

/// What came out for one program.
#[derive(Debug, Default)]
pub struct Outcome {
    /// Runs of the checker that were compared.
    pub runs: u64,
    /// Runs that were refused, because options cannot go together.
    pub refused: u64,
    /// Runs that a limit has ended.
    pub limited: u64,
    /// Whether the program has too many states.
    pub too_large: bool,
    /// The first difference.
    pub difference: Option<String>,
}

/// Compares programs that are compiled together. The options of each are drawn from its seed.
pub fn compare(checker: &Checker, options: &Options, programs: &[(u64, Twins)]) -> Vec<Outcome> {
    let expected: Vec<Option<Expected>> = programs.iter().map(|(_, program)| Expected::of(program)).collect();
    let mut outcomes: Vec<Outcome> = expected
        .iter()
        .map(|expected| Outcome { too_large: expected.is_none(), ..Outcome::default() })
        .collect();
    let texts: Vec<&Twins> = programs.iter().map(|(_, program)| program).collect();
    for dialect in Dialect::ALL {
        let batch = match checker.compile(&texts, dialect) {
            Ok(batch) => batch,
            Err(why) => {
                outcomes[0].difference = Some(why);
                return outcomes;
            }
        };
        for (number, expected) in expected.iter().enumerate() {
            let (Some(expected), outcome) = (expected, &mut outcomes[number]) else { continue };
            // Both texts are checked with the same options.
            let rng = &mut Rng::with_seed(programs[number].0 ^ 0x5eed);
            let ends = programs[number].1.ending == Ending::Thread
                || expected.certain.iter().any(|finding| matches!(finding, Finding::Outcome(_)));
            let case = Case { batch: &batch, number, expected, ends };
            let mut choices = vec![options.draw(rng, programs[number].1.spins())];
            // How often threads look in vain before another one ends the program differs most with this.
            if programs[number].1.any(|statement| *statement == Statement::Exit) {
                choices.push(Choice::of(&["--no-in-place-revisit"]));
            }
            if let Err(how) = case.compare(checker, &choices, outcome) {
                outcome.difference.get_or_insert(format!("{dialect:?}: {how}"));
            }
        }
    }
    outcomes
}

/// What the oracle finds in a program.
pub struct Expected {
    /// What must be found.
    pub certain: BTreeSet<Finding>,
    /// What may be found.
    pub possible: BTreeSet<Finding>,
}

impl Expected {
    fn of(program: &Twins) -> Option<Expected> {
        let certain = find(program, STATES, Release::AtOnce)?;
        let possible = match program.waits_for_conditions() {
            true => find(program, STATES, Release::Later)?.union(&certain).copied().collect(),
            false => certain.clone(),
        };
        Some(Expected { certain, possible })
    }
}

/// One text of a program, and what must be found in it.
struct Case<'a> {
    batch: &'a Batch,
    number: usize,
    expected: &'a Expected,
    /// Whether the program can end.
    ends: bool,
}

impl Case<'_> {
    /// Checks it as it is, then with some options.
    fn compare(&self, checker: &Checker, choices: &[Choice], outcome: &mut Outcome) -> Result<(), String> {
        self.run(checker, &Choice::plain(true), outcome)?;
        choices.iter().try_for_each(|choice| self.compare_with(checker, choice, outcome))
    }

    fn compare_with(&self, checker: &Checker, choice: &Choice, outcome: &mut Outcome) -> Result<(), String> {
        let found = self.run(checker, choice, outcome)?;
        if let (Some(counted), true) = (found, choice.keeps_counts) {
            let reference = self.run(checker, &choice.without_options(), outcome)?;
            if reference.is_some_and(|reference| reference != counted) {
                let reference = reference.unwrap_or_default();
                return Err(format!("{choice}\n{counted} executions, and {reference} without these options"));
            }
        }
        Ok(())
    }

    /// Runs the checker once; gives the number of executions, if all were visited.
    fn run(&self, checker: &Checker, choice: &Choice, outcome: &mut Outcome) -> Result<Option<u64>, String> {
        let answer = checker.run(self.batch, self.number, choice);
        outcome.runs += 1;
        outcome.refused += u64::from(answer.status == Some(2));
        outcome.limited += u64::from(answer.is_limited());
        judge(self.expected, choice, &answer).map_err(|how| format!("{choice}\n{how}"))?;
        let is_defined = !self.expected.certain.iter().any(Finding::is_undefined);
        if answer.status == Some(0) && is_defined && !self.ends && !choice.more {
            return Err(format!("{choice}\nno execution is complete, and no error is found"));
        }
        // What comes after a race is not always visited, and nothing after the first error unless that was
        // asked for.
        let goes_on = choice.keeps_going || answer.status == Some(0);
        let all = !answer.is_limited() && is_defined && goes_on;
        Ok(answer.executions.filter(|_| all))
    }
}

/// The smallest program that can be reached by single simplifications that all differ, and how it differs.
pub fn shrink(
    checker: &Checker,
    options: &Options,
    seed: u64,
    mut program: Twins,
    mut how: String,
) -> (Twins, String) {
    'again: loop {
        let candidates: Vec<(u64, Twins)> =
            simpler_twins(&program).into_iter().map(|simpler| (seed, simpler)).collect();
        for some in candidates.chunks(12) {
            let outcomes = compare(checker, options, some);
            let found = some.iter().zip(outcomes).find_map(|(simpler, outcome)| {
                let difference = outcome.difference?;
                (kind_of(&difference) == kind_of(&how)).then(|| (simpler.1.clone(), difference))
            });
            if let Some((simpler, difference)) = found {
                (program, how) = (simpler, difference);
                continue 'again;
            }
        }
        return (program, how);
    }
}

/// What a difference is about, so that shrinking does not slip from one to another: its language, and its
/// last line without numbers.
fn kind_of(difference: &str) -> (Option<&str>, String) {
    let last = difference.lines().last().unwrap_or_default();
    let words = last.chars().filter(|letter| !letter.is_ascii_digit()).take(40).collect();
    (difference.split(':').next(), words)
}
