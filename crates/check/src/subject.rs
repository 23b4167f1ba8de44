//! What a check needs of a program beyond how it runs and what things are called (`names`): copies for
//! workers, why a thread stopped, and what is to be different when the program is loaded again. One
//! implementation per kind of input: litmus tests here, C programs in `machine`.

use crate::refusal::Refusal;
use crate::states::States;
use selvedge_explore::{CausalOrder, Explorer};
use selvedge_graph::LocId;
use selvedge_interleave::Machine;
use selvedge_litmus::{Fault, Test};
use selvedge_model::Model;
use selvedge_program::{Action, Place};
use selvedge_report::{FinalStates, Limit, Names};

/// Functions and operations that a suspended thread is at, innermost first.
pub type CallPath = Vec<(u32, u32)>;

/// Why a thread has stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// An error of the program: its kind and what happened.
    Error(&'static str, String),
    /// The program does something that is not supported.
    Unsupported(String),
    /// A limit was met: which, and what to do.
    Limit(Limit, String),
    /// The exploration has to start again with other settings, which the program has noted.
    Restart,
    /// The exploration has to start again so that what happens at this lock or barrier is ordered, because of
    /// how it is used.
    Order(LocId, &'static str),
}

impl Stop {
    /// What has happened, if that is to be shown.
    pub fn text(self) -> Option<String> {
        match self {
            Stop::Error(_, text) | Stop::Unsupported(text) | Stop::Limit(_, text) => Some(text),
            Stop::Restart | Stop::Order(..) => None,
        }
    }
}

/// A program that can be checked.
pub trait Subject: Names + Send {
    /// A copy for another worker: locations, threads and values have the same numbers.
    fn fork(&self) -> Self;

    /// Takes back what a fork has noted.
    fn absorb(&self, fork: Self) {
        let _ = fork;
    }

    /// The program, loaded with what is to be different as was noted.
    fn again(self) -> Result<Self, Refusal>;

    /// The program, loaded once more as it was at first.
    fn anew(self) -> Result<Self, Refusal>;

    /// What was learnt of the program, for another process that goes on: the numbers that things have, for
    /// one.
    fn memo(&self) -> Vec<u8> {
        Vec::new()
    }

    /// Whether a location has this number.
    fn knows(&self, loc: LocId) -> bool;

    /// Whether threads, or values, have got numbers that depend on which worker was faster.
    fn is_numbered_by_chance(&self) -> bool {
        false
    }

    /// Why a thread has stopped at `Fail`. What is to be different if the program is loaded again is noted.
    fn take_stop(&self, state: &Self::State) -> Option<Stop>;

    /// What the functions that a thread is in depend on: threads with the same path are in the same
    /// functions, at the same places.
    fn path(&self, state: &Self::State) -> CallPath {
        let _ = state;
        CallPath::new()
    }

    /// Whether some thread has made an object that has to be freed.
    fn may_leak(&self) -> bool {
        false
    }

    /// Objects that a thread has made and not freed, less those it has freed for others.
    fn unfreed(&self, state: &Self::State) -> i64 {
        let _ = state;
        0
    }

    /// The lowest address of the object that a free of a location ends.
    fn freed_address(&self, loc: LocId) -> u64 {
        let _ = loc;
        0
    }

    /// Notes that the object of a location must be shared from its birth; false if it is already.
    fn share(&self, loc: LocId, maker: Option<&Self::State>) -> bool {
        let _ = (loc, maker);
        false
    }

    /// Notes that what happens at the lock or barrier of a location has to be ordered, because of how it is
    /// used.
    fn order(&self, loc: LocId, why: &'static str) {
        let _ = (loc, why);
    }

    /// Whether a location may belong to the object that is freed by the name of another one.
    fn may_be_within(&self, loc: LocId, freed: LocId) -> bool {
        let _ = (loc, freed);
        true
    }

    /// Notes that no round of a loop may be left out that reads a location.
    fn heed(&self, loc: LocId) {
        let _ = loc;
    }

    /// Warnings about the program as such: kind and text.
    fn warnings(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Whether what was explored is only a part because the program asked for unknown values.
    fn is_bounded(&self) -> bool {
        false
    }

    /// Whether the program can go round in circles.
    fn has_loops(&self) -> bool;

    /// What the function is called in whose loop a thread was cut.
    fn cut_function(&self, state: &Self::State) -> Option<String> {
        let _ = state;
        None
    }

    /// The loops behind which something was never reached, each by where it is, with the name of its function
    /// and what was not reached; only if loops are bounded.
    fn unreached(&self) -> Vec<(Place, String, Vec<Place>)> {
        Vec::new()
    }

    /// The loop that most of a thread's actions belong to, each with the state before it: where it is, and
    /// what to say of it.
    fn growing(&self, actions: &[(&Self::State, Action)]) -> Option<(Place, String)> {
        let _ = actions;
        None
    }

    /// Counts a complete execution.
    fn record<C: CausalOrder>(
        counts: &mut Option<States<'_>>,
        explorer: &Explorer<'_, Self, C>,
        model: &Model,
    );

    /// Counts a complete interleaving.
    fn record_interleaving(counts: &mut Option<States<'_>>, machine: &Machine<'_, Self>) {
        let _ = (counts, machine);
    }

    /// Whoever counts final states.
    fn states(&self) -> Option<States<'_>> {
        None
    }
}

impl Subject for Test {
    fn fork(&self) -> Test {
        self.clone()
    }

    fn again(self) -> Result<Test, Refusal> {
        unreachable!("a litmus test has nothing to be different")
    }

    fn anew(self) -> Result<Test, Refusal> {
        Ok(self)
    }

    fn knows(&self, loc: LocId) -> bool {
        loc.index() < self.locations().len()
    }

    fn take_stop(&self, state: &Self::State) -> Option<Stop> {
        self.fault(state).map(stop)
    }

    fn has_loops(&self) -> bool {
        Test::has_loops(self)
    }

    fn record<C: CausalOrder>(
        counts: &mut Option<States<'_>>,
        explorer: &Explorer<'_, Test, C>,
        model: &Model,
    ) {
        if let Some(states) = counts {
            states.record(explorer, model);
        }
    }

    fn record_interleaving(counts: &mut Option<States<'_>>, machine: &Machine<'_, Test>) {
        if let Some(states) = counts {
            states.record_interleaving(machine);
        }
    }

    fn states(&self) -> Option<States<'_>> {
        Some(States::new(self))
    }
}

fn stop(fault: Fault) -> Stop {
    let text = fault.to_string();
    match fault {
        Fault::Assertion { .. } => Stop::Error("assertion", text),
        Fault::DivisionByZero => Stop::Error("division-by-zero", text),
        Fault::LocalSteps => {
            Stop::Unsupported(format!("{text}; if this loop does not end, use `--unroll N`"))
        }
    }
}

/// Final states, if anybody counted them.
pub fn finish(states: Option<States<'_>>) -> Option<FinalStates> {
    states.and_then(States::finish)
}
