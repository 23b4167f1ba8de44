//! What a machine has learnt of its program, as plain data, so that another process can go on where this one
//! was: the numbers that were given, and the settings that were found to be needed.

use crate::interner::{Interner, Numbers};
use crate::machine::{Config, Machine};
use crate::reliance::{Reliance, Subject};
use crate::{InputError, Site};
use selvedge_bytecode::Module;
use selvedge_graph::LocId;
use selvedge_program::Place;
use serde::{Deserialize, Serialize};

/// The only kind of warning that machines give.
const NONDETERMINISM: &str = "nondeterminism";

/// What a machine has learnt.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memo {
    numbers: Numbers,
    shared_sites: Vec<Site>,
    threads: usize,
    ordered: Vec<u64>,
    /// Kind, message and place.
    warnings: Vec<(String, String, u32)>,
    has_allocated: bool,
    heeded: Vec<u64>,
    racing: Vec<u64>,
    /// What is assumed of locations, and who accesses them how.
    reliance: Vec<(Subject, [u32; 6])>,
    /// Loops of which nothing is assumed, by function and head.
    uncounted: Vec<(u32, u32)>,
    /// What was reached behind loops, by function and block.
    reached: Vec<(u32, u32)>,
}

impl Machine {
    /// What was learnt so far.
    pub fn memo(&self) -> Memo {
        let mut shared_sites: Vec<Site> = self.config().shared_sites.iter().copied().collect();
        let mut ordered: Vec<u64> = self.config().ordered.iter().copied().collect();
        let mut reached: Vec<(u32, u32)> = self.reached.borrow().iter().copied().collect();
        reached.sort_unstable();
        shared_sites.sort_unstable();
        ordered.sort_unstable();
        let mut heeded: Vec<u64> = self.config().heeded.iter().copied().collect();
        heeded.sort_unstable();
        let mut racing: Vec<u64> = self.config().racing.iter().copied().collect();
        racing.sort_unstable();
        let mut uncounted: Vec<(u32, u32)> = self.config().uncounted.iter().copied().collect();
        uncounted.sort_unstable();
        let warnings = self.warnings().into_iter();
        Memo {
            numbers: self.interner.borrow().numbers(),
            shared_sites,
            threads: self.config().threads,
            ordered,
            warnings: warnings.map(|w| (w.kind.to_string(), w.message, w.place.0)).collect(),
            has_allocated: self.has_allocated.get(),
            heeded,
            racing,
            uncounted,
            reliance: self.reliance.notes(),
            reached,
        }
    }

    /// Whether a location has this number.
    pub fn knows(&self, loc: LocId) -> bool {
        self.interner.borrow().has(loc)
    }

    /// Loads a program of which something is known; refuses what cannot be known of any.
    pub fn load_knowing(module: Module, mut config: Config, memo: &Memo) -> Result<Machine, InputError> {
        if !(1..=config.limits.threads).contains(&memo.threads) || !memo.numbers.are_sound() {
            return Err(InputError { message: "what was saved about the program is damaged".into() });
        }
        config.shared_sites.extend(&memo.shared_sites);
        config.ordered.extend(&memo.ordered);
        config.heeded.extend(&memo.heeded);
        config.racing.extend(&memo.racing);
        config.uncounted.extend(&memo.uncounted);
        config.threads = memo.threads;
        let mut machine = Machine::load(module, config)?;
        machine.reliance = Reliance::of(&memo.reliance);
        machine.interner.replace(Interner::of(&memo.numbers));
        machine.has_allocated.set(memo.has_allocated);
        machine.reached.borrow_mut().extend(&memo.reached);
        for (kind, message, place) in &memo.warnings {
            if kind == NONDETERMINISM {
                machine.warn(NONDETERMINISM, message.clone(), Place(*place));
            }
        }
        Ok(machine)
    }
}
