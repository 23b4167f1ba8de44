//! Many random programs with locks and barriers, one after the other, and what is said about them.

use super::{Compared, Errors, Expected, Failure, Reach, SectionSwitches, compare};
use crate::Subject;
use fastrand::Rng;
use selvedge_explore::Coherence;
use selvedge_oracle::sections::notation::parse;
use selvedge_oracle::{SectionKnobs, SectionTree, generate_sections, shrink_sections};
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// What to compare.
#[derive(Clone, Copy, Debug)]
pub struct Campaign {
    /// How many programs.
    pub count: u64,
    /// Program number N is made from this + N.
    pub first: u64,
    /// So many of a hundred have barriers and no locks.
    pub barriers: u8,
    /// Which errors are compared, too.
    pub errors: Errors,
    /// Whether readers count in one word.
    pub one_word: bool,
    /// Whether to go on after a difference.
    pub keep_going: bool,
    /// Most events of a program, if not random.
    pub events: Option<usize>,
}

/// What has been compared.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    programs: u64,
    comparisons: u64,
    enumerated: u64,
    executions: u64,
    dead_ends: u64,
    crowded: u64,
    too_large: u64,
    mismatches: u64,
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Tally { programs, comparisons, enumerated, executions, dead_ends, .. } = self;
        let Tally { crowded, too_large, .. } = self;
        write!(
            f,
            "{programs} programs with locks or barriers ({comparisons} comparisons, {enumerated} also with brute force, \
             {crowded} crowded, {too_large} too large, {executions} executions, {dead_ends} dead ends)"
        )
    }
}

/// Steps after which an ordered exploration is given up.
const STEPS: u64 = 5_000;

/// Candidates after which brute force is given up.
const BUDGET: u64 = 2_000;

/// Most different programs that are shown, and most differences that are made smaller for that.
const SHOWN: usize = 20;
const SHRUNK: u64 = 200;

const BOTH: [Coherence; 2] = [Coherence::Stored, Coherence::Inferred];

impl Campaign {
    /// As a part of something larger: one program in ten has barriers alone, and all errors are compared.
    pub const PART: Campaign = Campaign {
        count: 1,
        first: 0,
        barriers: 10,
        errors: Errors::ALL,
        one_word: false,
        keep_going: false,
        events: None,
    };

    /// Compares all programs under all models and both kinds of coherence.
    pub fn run(&self, subjects: &[Subject]) -> ExitCode {
        println!("fuzzing programs with locks and barriers from seed {}", self.first);
        // What panics is reported as a difference, and tried again and again while it is made smaller.
        std::panic::set_hook(Box::new(|_| {}));
        let mut tally = Tally::default();
        let mut last_said = Instant::now();
        let mut shown = BTreeSet::new();
        while tally.programs < self.count {
            let seed = self.first.wrapping_add(tally.programs);
            if let Err(report) = self.one(seed, subjects, &mut tally) {
                tally.mismatches += 1;
                if shown.insert(report.program.clone()) {
                    println!("\nseed {seed}: {report}");
                }
                if !self.keep_going || shown.len() == SHOWN || tally.mismatches == SHRUNK {
                    println!("{tally}, {} mismatches", tally.mismatches);
                    return ExitCode::FAILURE;
                }
            }
            if last_said.elapsed() > Duration::from_secs(30) {
                println!("{tally}, {} mismatches so far", tally.mismatches);
                last_said = Instant::now();
            }
        }
        println!("{tally}, {} mismatches", tally.mismatches);
        if tally.mismatches == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }

    /// Compares the program that is made from a seed.
    pub fn one(&self, seed: u64, subjects: &[Subject], tally: &mut Tally) -> Result<(), Report> {
        tally.programs += 1;
        let mut rng = Rng::with_seed(seed);
        let mut knobs = match rng.u8(..100) {
            share if share < self.barriers => SectionKnobs::random_barriers(&mut rng),
            share if share % 2 == 0 => SectionKnobs::random_small(&mut rng),
            _ => SectionKnobs::random(&mut rng),
        };
        knobs.accesses.events = self.events.unwrap_or(knobs.accesses.events);
        let tree = generate_sections(&mut rng, &knobs);
        let switches = SectionSwitches::random(&mut rng);
        let budget = if rng.u8(..4) == 0 { BUDGET } else { 0 };
        let reach = Reach { steps: STEPS, budget, errors: self.errors, one_word: self.one_word };
        for subject in subjects {
            let Ok(expected) = Expected::new(&tree, subject, reach) else {
                tally.too_large += 1;
                continue;
            };
            for coherence in BOTH {
                match caught(&tree, &expected, subject, coherence, switches, reach) {
                    Ok(compared) => tally.add(compared),
                    Err(_) => return Err(report(tree, subject, coherence, switches, reach)),
                }
            }
        }
        Ok(())
    }
}

impl Tally {
    fn add(&mut self, compared: Compared) {
        self.crowded += compared.crowded as u64;
        self.comparisons += !compared.crowded as u64;
        self.enumerated += compared.enumerated as u64;
        self.executions += compared.executions;
        self.dead_ends += compared.dead_ends;
    }
}

/// Does what [`compare`] does, with what panics as a difference.
pub fn caught(
    tree: &SectionTree,
    expected: &Expected,
    subject: &Subject,
    coherence: Coherence,
    switches: SectionSwitches,
    reach: Reach,
) -> Result<Compared, Failure> {
    catch_unwind(AssertUnwindSafe(|| compare(tree, expected, subject, coherence, switches, reach)))
        .unwrap_or_else(|panic| {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text.or(panic.downcast_ref::<&str>().copied()).unwrap_or("for an unknown reason");
            Err(Failure::Different(format!("panics: {text}")))
        })
}

/// The smallest program that still differs, and how.
fn report(
    tree: SectionTree,
    subject: &Subject,
    coherence: Coherence,
    mut switches: SectionSwitches,
    reach: Reach,
) -> Report {
    let differs = |tree: &SectionTree, switches| {
        let expected = Expected::new(tree, subject, reach).ok()?;
        match caught(tree, &expected, subject, coherence, switches, reach) {
            Err(Failure::Different(how)) => Some(how),
            _ => None,
        }
    };
    if differs(&tree, SectionSwitches::default()).is_some() {
        switches = SectionSwitches::default();
    }
    let small = shrink_sections(tree, &mut |tree| differs(tree, switches).is_some());
    let how = differs(&small, switches).expect("shrinking keeps the difference");
    Report {
        program: small.to_string(),
        how: format!("under {}, {coherence:?}, {switches:?}: {how}", subject.name),
    }
}

/// A difference.
#[derive(Clone, Debug)]
pub struct Report {
    /// The smallest program that shows it.
    pub program: String,
    /// Under which model, and what differs.
    pub how: String,
}

impl std::fmt::Display for Report {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}\n{}", self.program, self.how)
    }
}

/// Compares one program, given as text, and says what was found under each model.
pub fn compare_text(text: &str, subjects: &[Subject], errors: Errors, one_word: bool) -> ExitCode {
    let tree = match parse(text) {
        Ok(tree) => tree,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    let reach = Reach { steps: 10_000_000, budget: 1_000_000, errors, one_word };
    let mut status = ExitCode::SUCCESS;
    for subject in subjects {
        for coherence in BOTH {
            let switches = SectionSwitches::default();
            let result = Expected::new(&tree, subject, reach)
                .and_then(|expected| compare(&tree, &expected, subject, coherence, switches, reach));
            match result {
                Ok(compared) => println!("{}, {coherence:?}: {compared:?}", subject.name),
                Err(Failure::TooLarge) => println!("{}, {coherence:?}: too large", subject.name),
                Err(Failure::Different(how)) => {
                    println!("{}, {coherence:?}: {how}", subject.name);
                    status = ExitCode::FAILURE;
                }
            }
        }
    }
    status
}
