//! The rules by which rounds are left out, and how each is switched on: the only place that knows.

use selvedge_explore::Rounds;
use selvedge_vm::{Config, Relies};

/// A rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// A state at a read that is one from before.
    SameState,
    /// A read that an earlier one could have made.
    EarlierRead,
    /// A critical section that only reads.
    ReadOnlySection,
    /// What is taken back.
    TakenBack,
    /// Rounds that are counted.
    Counted,
    /// Stores that change nothing.
    Idempotent,
}

impl Rule {
    /// All of them.
    pub const ALL: [Rule; 6] = [
        Rule::SameState,
        Rule::EarlierRead,
        Rule::ReadOnlySection,
        Rule::TakenBack,
        Rule::Counted,
        Rule::Idempotent,
    ];
}

/// Switches these rules on, and all others off: what the machine leaves out, and what is left to the
/// exploration.
pub fn configure(config: &mut Config, rules: &[Rule]) -> Rounds {
    let has = |rule: Rule| rules.contains(&rule);
    config.relies = Relies {
        on_sections: has(Rule::ReadOnlySection),
        on_stores: has(Rule::Idempotent),
        on_counters: has(Rule::Counted),
    };
    config.no_spin_assume = !(has(Rule::SameState) || config.relies != Relies::NONE);
    Rounds { same_state: has(Rule::SameState), earlier_read: has(Rule::EarlierRead) }
}
