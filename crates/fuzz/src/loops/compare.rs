//! Compares explorations with rules with one that has none.

use super::explore::{Compiled, Manner, Seen, Stop, Under};
use super::rules::Rule;
use fastrand::Rng;
use selvedge_explore::Coherence;
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Steps of an exploration that may also be done by several explorers.
const FEW: u64 = 500;
/// Rounds of loops that end by themselves in time, so that no bound cuts them.
const GENEROUS: u32 = 12;

/// What is compared with the exploration that has no rules.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// How it is explored without rules.
    pub plain: Manner,
    /// How it is explored with them, each time.
    pub ruled: Vec<Manner>,
}

/// How one comparison has ended.
#[derive(Clone, Debug, Default)]
pub struct Compared {
    /// For each manner with rules, whether they have left anything out.
    pub effects: Vec<bool>,
    /// Outcomes and errors that were compared.
    pub found: usize,
    /// Complete executions without and, with the first set of rules, with them.
    pub complete: (u64, u64),
}

/// A difference, and the manner that shows it.
#[derive(Clone, Debug)]
pub struct Difference {
    pub how: String,
    pub manner: Manner,
}

impl Difference {
    /// What others that look alike have in common: all before the first number.
    pub fn kind(&self) -> &str {
        self.how.split(|letter: char| letter.is_ascii_digit()).next().unwrap_or_default()
    }
}

/// Why a comparison has not ended well.
#[derive(Clone, Debug)]
pub enum Failure {
    TooLarge,
    Different(Box<Difference>),
}

impl Comparison {
    /// All rules together, and one of them alone.
    pub fn random(rng: &mut Rng) -> Comparison {
        let coherence = if rng.u8(..4) == 0 { Coherence::Inferred } else { Coherence::Stored };
        let unordered_locks = rng.u8(..3) == 0;
        let plain = Manner {
            rules: Vec::new(),
            rounds: *rng.choice(&[1, 2, 2, 3]).expect("there are some"),
            coherence,
            in_place_revisits: false,
            symmetric: false,
            unordered_locks: false,
            parcels: None,
        };
        let sets = [Rule::ALL.to_vec(), vec![Rule::ALL[rng.usize(..Rule::ALL.len())]]];
        let ruled = sets.map(|rules| Manner {
            rules,
            in_place_revisits: rng.bool(),
            symmetric: rng.bool(),
            unordered_locks,
            parcels: if rng.u8(..8) == 0 { Some(rng.u64(..)) } else { None },
            ..plain.clone()
        });
        Comparison { plain, ruled: ruled.into() }
    }

    /// This comparison with fewer rounds, if there are any left.
    pub fn with_fewer_rounds(&self) -> Option<Comparison> {
        let mut fewer = self.clone();
        for manner in fewer.ruled.iter_mut().chain([&mut fewer.plain]) {
            manner.rounds = manner.rounds.checked_sub(1).filter(|rounds| *rounds > 0)?;
        }
        Some(fewer)
    }

    /// This comparison in simpler manners, the simplest first.
    pub fn simpler(&self) -> Vec<Comparison> {
        let Comparison { plain, ruled } = self;
        let plainest = ruled.iter().map(|manner| Manner { rules: manner.rules.clone(), ..plain.clone() });
        let without_parcels = ruled.iter().map(|manner| Manner { parcels: None, ..manner.clone() });
        let sets = [plainest.collect(), without_parcels.collect()];
        sets.into_iter().map(|ruled| Comparison { plain: plain.clone(), ruled }).collect()
    }

    /// Compares them under a model.
    pub fn run(&self, compiled: Compiled<'_>, under: &Under) -> Result<Compared, Failure> {
        let explore = |manner: &Manner| {
            let seen = catch_unwind(AssertUnwindSafe(|| compiled.explore(under, manner)));
            let different = |how| Failure::Different(Box::new(Difference { how, manner: manner.clone() }));
            match seen {
                Ok(Ok(seen)) => Ok(seen),
                Ok(Err(Stop::TooLarge)) => Err(Failure::TooLarge),
                Ok(Err(Stop::Wrong(how))) => Err(different(how)),
                Ok(Err(Stop::Again(restart))) => Err(different(format!("asks for {restart:?}"))),
                Err(panic) => {
                    let text = panic.downcast_ref::<String>().map(String::as_str);
                    let text = text.or(panic.downcast_ref::<&str>().copied()).unwrap_or_default();
                    Err(different(format!("panics: {text}")))
                }
            }
        };
        let plain = explore(&self.plain)?;
        let mut compared =
            Compared { found: plain.outcomes.len() + plain.errors.len(), ..Compared::default() };
        for manner in &self.ruled {
            // To give parcels takes many times the steps.
            let parcels = manner.parcels.filter(|_| plain.steps < FEW);
            let ruled = explore(&Manner { parcels, ..manner.clone() })?;
            let how = difference(&plain, &ruled).or_else(|| {
                let unreal_here = unreal(&plain, &ruled)?;
                if !plain.is_cut {
                    return Some(unreal_here);
                }
                // With rules more is seen of a loop than its bound lets others see.
                match explore(&Manner { rounds: GENEROUS, ..self.plain.clone() }) {
                    Ok(all) if !all.is_cut => unreal(&all, &ruled),
                    _ => None,
                }
            });
            if let Some(how) = how {
                return Err(Failure::Different(Box::new(Difference { how, manner: manner.clone() })));
            }
            if compared.effects.is_empty() {
                compared.complete = (plain.complete, ruled.complete);
            }
            // Other reductions leave out complete executions, too.
            let is_alone = !manner.unordered_locks && !manner.symmetric;
            let is_less = is_alone && ruled.complete < plain.complete;
            compared.effects.push(plain.is_cut && !ruled.is_cut || is_less);
        }
        Ok(compared)
    }
}

fn difference(plain: &Seen, ruled: &Seen) -> Option<String> {
    let sets = [only("lost", &plain.errors, &ruled.errors), only("lost", &plain.outcomes, &ruled.outcomes)];
    let endless = ruled.spins_for_ever && !plain.is_cut;
    let endless = endless.then(|| "a thread spins for ever, but no loop meets its bound".to_string());
    sets.into_iter().flatten().next().or(endless)
}

/// What is found with rules alone.
fn unreal(plain: &Seen, ruled: &Seen) -> Option<String> {
    only("not real", &ruled.errors, &plain.errors)
        .or_else(|| only("not real", &ruled.outcomes, &plain.outcomes))
}

/// The first that is in one set alone.
fn only<T: Ord + Debug>(what: &str, one: &BTreeSet<T>, other: &BTreeSet<T>) -> Option<String> {
    one.difference(other).next().map(|element| format!("{what}: {element:?}"))
}
