//! How to explore.

use selvedge_program::Liveness;

/// What makes two executions different.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Coherence {
    /// po, rf and the coherence order (`--coherence mo`).
    #[default]
    Stored,
    /// po and rf; some coherence order must exist (`--coherence wb`).
    Inferred,
}

/// How to explore.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// What makes two executions different.
    pub coherence: Coherence,
    /// Bytes of the unfolding, about, that are kept although no event needs them.
    pub unfolding_bound: usize,
    /// Whether races are errors. (Those between events are the model's; here are those with first contents of
    /// objects.)
    pub races: bool,
    /// Which threads that spin for ever are errors.
    pub liveness: Liveness,
    /// Whether a thread that could only block is scheduled after all others (`patience`).
    pub patience: bool,
    /// Threads that may be found to be symmetric with the one before them, as a set of bits; 0 switches
    /// symmetry reduction off.
    pub symmetric: u32,
    /// Which rounds of loops are left out, under models that allow it.
    pub rounds: Rounds,
}

/// Rounds of loops that change nothing, and need not be explored (`unfolding/rounds`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rounds {
    /// Rounds that end at a read, in the state in which they began.
    pub same_state: bool,
    /// Rounds that end in a read that could have been made before them.
    pub earlier_read: bool,
}

impl Rounds {
    /// None.
    pub const NONE: Rounds = Rounds { same_state: false, earlier_read: false };
    /// All.
    pub const ALL: Rounds = Rounds { same_state: true, earlier_read: true };
}

impl Default for Options {
    fn default() -> Options {
        Options {
            coherence: Coherence::Stored,
            unfolding_bound: 16 << 20,
            races: true,
            liveness: Liveness::default(),
            patience: true,
            symmetric: u32::MAX,
            rounds: Rounds::ALL,
        }
    }
}

/// What is done with an execution whose end is plain to see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Coda {
    /// It is played to its end.
    #[default]
    Off,
    /// It is told, without its last events.
    Tell,
    /// It is only counted ([`Counted`](crate::Counted)).
    Count,
}
