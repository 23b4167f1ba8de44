//! The rules by which rounds are left out, and how each is switched on: the only place that knows.

use selvedge_vm::Config;

/// A rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// The same state at a read.
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

/// Switches these rules on, and all others off.
pub fn configure(config: &mut Config, rules: &[Rule]) {
    config.no_spin_assume = rules.is_empty();
}
