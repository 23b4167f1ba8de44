//! Many programs with loops, one after the other.

use super::compare::{Compared, Comparison, Difference, Failure};
use super::explore::{Compiled, Under};
use super::generate::generate;
use super::program::{HEADER, Program};
use super::rules::Rule;
use super::shrink::simpler;
use crate::Subject;
use crate::c_programs::clang::{compile, find_clang};
use fastrand::Rng;
use selvedge_bytecode::Module;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// How many programs are compiled together: clang reads its headers once for all, but each exploration loads
/// code that is not its own.
const TOGETHER: u64 = 12;

/// Of differences that look alike, so many are made smaller and shown.
const SHOWN: u64 = 3;

/// What has been compared.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// Programs that were tried.
    pub programs: u64,
    /// Comparisons of one program under one model with all sets of rules.
    pub comparisons: u64,
    /// Comparisons that took too many steps however few the rounds.
    pub too_large: u64,
    /// Outcomes and errors.
    pub found: u64,
    /// Complete executions, without rules and with all of them.
    pub complete: (u64, u64),
    /// Programs in which all rules together leave something out.
    pub all: u64,
    /// Programs in which one rule alone does.
    pub alone: [u64; Rule::ALL.len()],
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Tally { programs, comparisons, too_large, found, complete, all, alone } = self;
        write!(
            f,
            "{programs} programs with loops ({comparisons} comparisons, {too_large} too large, {found} outcomes and errors, \
             {} complete executions without rules and {} with them); something is left out of {all}",
            complete.0, complete.1
        )?;
        let each = Rule::ALL.iter().zip(alone);
        each.into_iter().try_for_each(|(rule, count)| write!(f, ", {rule:?} alone {count}"))
    }
}

/// A program that differs.
pub struct Mismatch {
    seed: u64,
    model: String,
    program: Program,
    comparison: Comparison,
    difference: Difference,
}

impl std::fmt::Display for Mismatch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Mismatch { seed, model, program, difference: Difference { how, manner }, .. } = self;
        write!(f, "seed {seed}, under {model}, {manner:?}:\n{how}\n\n{HEADER}{}", program.text(""))
    }
}

/// Compares programs.
pub struct Campaign {
    clang: PathBuf,
    models: Vec<Under>,
    /// Under how many of the models each program is explored.
    each: usize,
}

impl Campaign {
    /// Under those of the models under which rounds may be left out. The error says what is missing.
    pub fn new(subjects: Vec<Subject>, each: usize) -> Result<Campaign, String> {
        let clang = find_clang().ok_or("no clang was found; on Debian, `apt-get install clang-19`")?;
        let shrinking = subjects.into_iter().filter(|subject| subject.model.shrinks_without_reads());
        let models: Vec<Under> = shrinking.map(Under::new).collect();
        let each = each.min(models.len());
        Ok(Campaign { clang, models, each })
    }

    /// Compares so many programs from a seed on, and says what was found.
    pub fn run(&self, count: u64, first: u64, keep_going: bool) -> ExitCode {
        println!("fuzzing programs with loops from seed {first}");
        // What panics is reported as a difference, and tried again and again while it is made smaller.
        std::panic::set_hook(Box::new(|_| {}));
        let (start, mut last_said) = (Instant::now(), Instant::now());
        let (mut tally, mut mismatches) = (Tally::default(), 0);
        let mut kinds: BTreeMap<String, u64> = BTreeMap::new();
        while tally.programs < count {
            let together = TOGETHER.min(count - tally.programs);
            for mismatch in self.compare(first.wrapping_add(tally.programs), together, &mut tally) {
                mismatches += 1;
                let times = kinds.entry(mismatch.difference.kind().to_string()).or_default();
                *times += 1;
                if *times > SHOWN {
                    continue;
                }
                println!("\n{}", self.shrink(mismatch));
                if !keep_going {
                    println!("{tally}, 1 mismatch, {} s", start.elapsed().as_secs());
                    return ExitCode::FAILURE;
                }
            }
            if last_said.elapsed() > Duration::from_secs(30) {
                println!("{tally}, {mismatches} mismatches so far, {} s", start.elapsed().as_secs());
                last_said = Instant::now();
            }
        }
        println!("{tally}, {mismatches} mismatches, {} s", start.elapsed().as_secs());
        kinds.iter().for_each(|(kind, times)| println!("{times} times: {kind}"));
        if mismatches == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }

    /// Compares the programs of some seeds, compiled together.
    pub fn compare(&self, first: u64, count: u64, tally: &mut Tally) -> Vec<Mismatch> {
        let seeds: Vec<u64> = (first..first + count).collect();
        let programs: Vec<(String, Program)> =
            seeds.iter().map(|seed| (format!("p{seed}_"), generate(&mut Rng::with_seed(*seed)))).collect();
        let texts: String = programs.iter().map(|(prefix, program)| program.text(prefix)).collect();
        let module = compiled(&self.clang, &texts).unwrap_or_else(|error| panic!("{error}"));
        let mut mismatches = Vec::new();
        for (seed, (prefix, program)) in seeds.into_iter().zip(&programs) {
            let compiled = Compiled { module: &module, program, prefix };
            mismatches.extend(self.compare_one(seed, compiled, tally));
        }
        mismatches
    }

    fn compare_one(&self, seed: u64, compiled: Compiled<'_>, tally: &mut Tally) -> Option<Mismatch> {
        let mut rng = Rng::with_seed(seed);
        rng.u64(..);
        tally.programs += 1;
        let mut effects = (false, [false; Rule::ALL.len()]);
        let mut mismatch = None;
        for under in rng.choose_multiple(&self.models, self.each) {
            let comparison = Comparison::random(&mut rng);
            match bounded(&comparison, compiled, under) {
                (_, Ok(compared)) => {
                    note(&comparison, &compared, &mut effects);
                    tally.comparisons += 1;
                    tally.found += compared.found as u64;
                    tally.complete.0 += compared.complete.0;
                    tally.complete.1 += compared.complete.1;
                }
                (_, Err(Failure::TooLarge)) => tally.too_large += 1,
                (comparison, Err(Failure::Different(difference))) => {
                    let (model, program) = (under.subject.name.clone(), compiled.program.clone());
                    mismatch = Some(Mismatch { seed, model, program, comparison, difference: *difference });
                    break;
                }
            }
        }
        tally.all += effects.0 as u64;
        tally.alone.iter_mut().zip(effects.1).for_each(|(count, effect)| *count += effect as u64);
        mismatch
    }

    /// The smallest program that still differs, alone.
    pub fn shrink(&self, mut mismatch: Mismatch) -> Mismatch {
        let manner = mismatch.difference.manner.clone();
        let comparison = Comparison { ruled: vec![manner], ..mismatch.comparison.clone() };
        let under = self.models.iter().find(|under| under.subject.name == mismatch.model);
        let under = under.expect("it was compared under that model");
        let differs = |program: &Program, comparison: &Comparison| {
            let module = compiled(&self.clang, &program.text("")).ok()?;
            let compiled = Compiled { module: &module, program, prefix: "" };
            match comparison.run(compiled, under) {
                Err(Failure::Different(difference)) => Some(*difference),
                _ => None,
            }
        };
        'again: loop {
            let candidates = simpler(&mismatch.program);
            for simpler in candidates {
                if let Some(difference) = differs(&simpler, &comparison) {
                    (mismatch.program, mismatch.difference) = (simpler, difference);
                    continue 'again;
                }
            }
            break;
        }
        // In the simplest manner, and with places of the text that is printed.
        let mut comparisons = comparison.simpler();
        comparisons.push(comparison);
        for comparison in comparisons {
            if let Some(difference) = differs(&mismatch.program, &comparison) {
                (mismatch.comparison, mismatch.difference) = (comparison, difference);
                break;
            }
        }
        mismatch
    }
}

/// Compares with as many rounds as there is time for.
fn bounded(
    comparison: &Comparison,
    program: Compiled<'_>,
    under: &Under,
) -> (Comparison, Result<Compared, Failure>) {
    let mut comparison = comparison.clone();
    loop {
        match comparison.run(program, under) {
            Err(Failure::TooLarge) => match comparison.with_fewer_rounds() {
                Some(fewer) => comparison = fewer,
                None => return (comparison, Err(Failure::TooLarge)),
            },
            compared => return (comparison, compared),
        }
    }
}

fn note(comparison: &Comparison, compared: &Compared, effects: &mut (bool, [bool; Rule::ALL.len()])) {
    for (manner, effect) in comparison.ruled.iter().zip(&compared.effects) {
        match manner.rules[..] {
            [one] => effects.1[one as usize] |= effect,
            _ => effects.0 |= effect,
        }
    }
}

fn compiled(clang: &Path, texts: &str) -> Result<Module, String> {
    compile(clang, &(HEADER.to_string() + texts))
}
