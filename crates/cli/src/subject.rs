//! What the command needs to know of a program beyond how it runs: names, places and faults. One implementation per kind of
//! input: litmus tests here, C programs in `machine`.

use crate::report::{self, FinalStates};
use crate::states::States;
use selvedge_explore::{CausalOrder, Explorer};
use selvedge_graph::{LocId, ThreadId, Value};
use selvedge_interleave::Machine;
use selvedge_litmus::{Fault, Test};
use selvedge_model::Model;
use selvedge_program::{Objects, Place, Program};
use selvedge_vm::{Activation, Allocation};

/// A position in the program's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The file as the user named it.
    pub file: String,
    /// From 1; 0 if unknown.
    pub line: u32,
    /// From 1; 0 if unknown.
    pub column: u32,
}

/// Functions and operations that a suspended thread is at, innermost first.
pub type CallPath = Vec<(u32, u32)>;

/// An object, dead or alive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    /// Its first address.
    pub start: u64,
    /// Its size in bytes.
    pub size: u64,
    /// Where it was allocated, if it was.
    pub place: Option<Place>,
}

/// Why a thread has stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// An error of the program: its kind and what happened.
    Error(&'static str, String),
    /// The program does something that is not supported.
    Unsupported(String),
    /// A limit was met: its name and what to do.
    Limit(&'static str, String),
    /// The exploration has to start again with other settings, which the program has noted.
    Restart,
    /// The same, so that what happens at this lock or barrier is ordered, because of how it is used.
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
pub trait Subject: Program + Send + Sized {
    /// The same program for another worker: locations, threads and values have the same numbers.
    fn fork(&self) -> Self;

    /// Takes back what a fork has noted.
    fn absorb(&self, fork: Self) {
        let _ = fork;
    }

    /// What was learnt of the program, for another process that goes on: the numbers that things have, for one.
    fn memo(&self) -> Vec<u8> {
        Vec::new()
    }

    /// The thread that makes the object of a location, if it does not exist from the start.
    fn maker(&self, loc: LocId) -> Option<ThreadId> {
        self.objects()?.maker(loc)
    }

    /// Whether a location has this number.
    fn knows(&self, loc: LocId) -> bool;

    /// Whether threads, or values, have got numbers that depend on which worker was faster.
    fn is_numbered_by_chance(&self) -> bool {
        false
    }

    /// Where a place is.
    fn position(&self, place: Place) -> Position;

    /// The same for a report: a place at which a thread was, and its event there.
    fn place_of(&self, place: Place, thread: ThreadId, event: String) -> report::Place {
        let Position { file, line, column } = self.position(place);
        let (thread_name, calls) = (self.thread_name(thread), Vec::new());
        report::Place { file, line, column, thread: thread.0, thread_name, event, calls }
    }

    /// The same with the calls that led there: the thread was suspended so.
    fn place_in(&self, state: &Self::State, place: Place, thread: ThreadId, event: String) -> report::Place {
        let mut place = self.place_of(place, thread, event);
        let call = |activation: Activation| {
            let Position { file, line, column } = self.position(activation.place);
            let Activation { function, is_wrapper, .. } = activation;
            report::Call { function, file, line, column, is_wrapper }
        };
        let calls: Vec<report::Call> = self.activations(state).into_iter().map(call).collect();
        if calls.len() > 1 && place.line > 0 {
            place.calls = calls;
        }
        place
    }

    /// The place by which errors are told apart: outside of wrappers, where a thread was suspended so.
    fn telling_place(&self, state: &Self::State, place: Place) -> Place {
        let mut outside = self.activations(state).into_iter().filter(|activation| !activation.is_wrapper);
        outside.next().map_or(place, |activation| activation.place)
    }

    /// What the thread is called.
    fn thread_name(&self, thread: ThreadId) -> String;

    /// What a location is called; `maker` is the suspended thread that made its object.
    fn location_name(&self, loc: LocId, maker: Option<&Self::State>) -> String;

    /// A value of a location as text; `maker` is the suspended thread that made the object of the location, `target` the one that
    /// made what the value points to.
    fn value_text(
        &self,
        loc: LocId,
        value: Value,
        maker: Option<&Self::State>,
        target: Option<&Self::State>,
    ) -> String;

    /// The thread that made the object that a value points to, if it is an address.
    fn maker_of(&self, value: Value) -> Option<ThreadId> {
        let _ = value;
        None
    }

    /// Why a thread has stopped at `Fail`.
    fn stop(&self, state: &Self::State) -> Option<Stop>;

    /// The library function that a suspended thread is in, if it locks, waits or the like, and the name of what it works on
    /// there: the object at the location that is accessed, if one is. Who has made that knows its name: `suspended`
    /// gives other threads.
    fn synchronisation<'s>(
        &self,
        state: &'s Self::State,
        loc: Option<LocId>,
        suspended: &dyn Fn(ThreadId) -> Option<&'s Self::State>,
    ) -> Option<(String, String)> {
        let _ = (state, loc, suspended);
        None
    }

    /// The functions that a suspended thread is in, the innermost first.
    fn activations(&self, state: &Self::State) -> Vec<Activation> {
        let _ = state;
        Vec::new()
    }

    /// What these functions depend on: threads with the same path are in the same functions, at the same places.
    fn path(&self, state: &Self::State) -> CallPath {
        let _ = state;
        CallPath::new()
    }

    /// Whether the handle of a new thread is stored at a location by who creates it.
    fn is_handle(&self, loc: LocId) -> bool {
        let _ = loc;
        false
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

    /// The objects that have to be freed of those that a thread has made, without those it has freed itself.
    fn allocations(&self, state: &Self::State) -> Vec<Allocation> {
        let _ = state;
        Vec::new()
    }

    /// The lowest address of the object that a free of a location ends.
    fn freed_address(&self, loc: LocId) -> u64 {
        let _ = loc;
        0
    }

    /// The kind of error, and what it is, if an access finds no object.
    fn explain_missing(&self, loc: LocId, maker: Option<&Self::State>) -> (&'static str, String) {
        let name = self.location_name(loc, maker);
        ("access-unallocated", format!("`{name}` is not allocated"))
    }

    /// The object of a location.
    fn origin(&self, loc: LocId, maker: Option<&Self::State>) -> Option<Origin> {
        let _ = (loc, maker);
        None
    }

    /// Notes that the object of a location must be shared from its birth; false if it is already.
    fn share(&self, loc: LocId, maker: Option<&Self::State>) -> bool {
        let _ = (loc, maker);
        false
    }

    /// Notes that what happens at the lock or barrier of a location has to be ordered, because of how it is used.
    fn order(&self, loc: LocId, why: &'static str) {
        let _ = (loc, why);
    }

    /// Whether a suspended thread is destroying the lock or barrier of a location.
    fn is_destroyed_by(&self, state: &Self::State, loc: LocId) -> bool {
        let _ = (state, loc);
        false
    }

    /// Whether a suspended thread is initialising the lock or barrier of a location.
    fn is_initialised_by(&self, state: &Self::State, loc: LocId) -> bool {
        let _ = (state, loc);
        false
    }

    /// Where the main thread has stored what a location holds at first, before it created the first other thread.
    fn first_store(&self, loc: LocId) -> Option<Place> {
        let _ = loc;
        None
    }

    /// The same, if that was done by a call that initialises a lock or barrier.
    fn first_initialisation(&self, loc: LocId) -> Option<Place> {
        let _ = loc;
        None
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

    fn knows(&self, loc: LocId) -> bool {
        loc.index() < self.locations().len()
    }

    fn position(&self, place: Place) -> Position {
        let position = Test::position(self, place);
        Position { file: self.file().to_string(), line: position.line, column: position.column }
    }

    fn thread_name(&self, thread: ThreadId) -> String {
        format!("P{}", thread.0)
    }

    fn location_name(&self, loc: LocId, _: Option<&Self::State>) -> String {
        Test::location_name(self, loc).to_string()
    }

    fn value_text(&self, _: LocId, value: Value, _: Option<&Self::State>, _: Option<&Self::State>) -> String {
        value.to_string()
    }

    fn stop(&self, state: &Self::State) -> Option<Stop> {
        let fault = self.fault(state)?;
        let text = fault.to_string();
        Some(match fault {
            Fault::Assertion { .. } => Stop::Error("assertion", text),
            Fault::DivisionByZero => Stop::Error("division-by-zero", text),
            Fault::LocalSteps => {
                Stop::Unsupported(format!("{text}; if this loop does not end, use `--unroll N`"))
            }
        })
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

/// Final states, if anybody counted them.
pub fn finish(states: Option<States<'_>>) -> Option<FinalStates> {
    states.and_then(States::finish)
}
