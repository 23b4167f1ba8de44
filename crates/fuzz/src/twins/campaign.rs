//! Many programs, one after the other.

use super::checker::Checker;
use super::options::Options;
use super::{Outcome, compare, kind_of, shrink};
use fastrand::Rng;
use selvedge_oracle::twins::print::{print, whole};
use selvedge_oracle::twins::{Dialect, Twins, generate_twins};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// How many programs are compiled together: more of them, and each check reads more text that is not its own.
const TOGETHER: u64 = 12;

/// Compares programs from a seed on. With `keep_going`, differences that look alike are shown once.
pub fn run(binary: &Path, count: u64, first: u64, keep_going: bool) -> ExitCode {
    let prepared =
        Checker::new(binary).and_then(|checker| Ok((Options::from_help(&checker.help()?)?, checker)));
    let (options, checker) = match prepared {
        Ok(prepared) => prepared,
        Err(why) => {
            eprintln!("{why}");
            return ExitCode::from(2);
        }
    };
    println!("fuzzing programs of synchronisation calls from seed {first}");
    let mut tally = Tally::default();
    let (start, mut last_said) = (Instant::now(), Instant::now());
    while tally.programs < count {
        let numbers = tally.programs..count.min(tally.programs + TOGETHER);
        let programs: Vec<(u64, Twins)> = numbers.map(|number| program(first.wrapping_add(number))).collect();
        for (outcome, (seed, program)) in compare(&checker, &options, &programs).into_iter().zip(programs) {
            let Some(how) = tally.add(outcome) else { continue };
            if !tally.is_new(&how) {
                continue;
            }
            println!("\nseed {seed} differs: {how}");
            let (small, how) = shrink(&checker, &options, seed, program, how);
            println!("\nseed {seed}: {how}\n");
            show(seed, &small);
            if !keep_going {
                println!("{tally}\nagain: --twins 1 --seed {seed}");
                return ExitCode::FAILURE;
            }
        }
        if last_said.elapsed() > Duration::from_secs(30) {
            println!("{tally} so far, {} s", start.elapsed().as_secs());
            last_said = Instant::now();
        }
    }
    println!("{tally}, {} s", start.elapsed().as_secs());
    tally.differences.iter().for_each(|(how, times)| println!("{times} times: {how}"));
    if tally.mismatches == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn program(seed: u64) -> (u64, Twins) {
    (seed, generate_twins(&mut Rng::with_seed(seed)))
}

/// Prints the two texts without what stands before all programs, and says where they are as a whole.
fn show(seed: u64, program: &Twins) {
    for dialect in Dialect::ALL {
        let file = std::env::temp_dir().join(format!("twins-{seed}.{}", dialect.extension()));
        println!("{}", print(program, dialect, ""));
        match std::fs::write(&file, whole(program, dialect)) {
            Ok(()) => println!("(as a whole: {})\n", file.display()),
            Err(error) => println!("({}: {error})\n", file.display()),
        }
    }
}

#[derive(Default)]
struct Tally {
    programs: u64,
    runs: u64,
    refused: u64,
    limited: u64,
    too_large: u64,
    mismatches: u64,
    /// By what they are about.
    differences: BTreeMap<String, u64>,
}

impl Tally {
    fn add(&mut self, outcome: Outcome) -> Option<String> {
        self.programs += 1;
        self.runs += outcome.runs;
        self.refused += outcome.refused;
        self.limited += outcome.limited;
        self.too_large += u64::from(outcome.too_large);
        self.mismatches += u64::from(outcome.difference.is_some());
        outcome.difference
    }

    fn is_new(&mut self, how: &str) -> bool {
        let (language, words) = kind_of(how);
        let kind = format!("{}: {words}", language.unwrap_or_default());
        let times = self.differences.entry(kind).or_default();
        *times += 1;
        *times == 1
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Tally { programs, runs, refused, limited, too_large, mismatches, .. } = self;
        write!(
            f,
            "{programs} programs in two texts ({runs} checks, {refused} refused, {limited} ended by limits, \
             {too_large} programs too large), {mismatches} mismatches"
        )
    }
}
