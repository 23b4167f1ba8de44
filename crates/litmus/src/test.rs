//! A litmus test: threads, and what is asked about their final states.

use crate::code::Code;
use crate::condition::{Condition, Observable, Proposition, Reg};
use crate::run::State;
use selvedge_program::{LocId, Place, ThreadId, Value};
use selvedge_source::{Position, Source, Span};

/// How a test is turned into a program.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Block a thread that begins more than this many iterations of a loop.
    pub unroll: Option<u32>,
}

/// A litmus test: its threads as a [`selvedge_program::Program`], and its final condition.
#[derive(Clone, Debug)]
pub struct Test {
    pub(crate) name: String,
    pub(crate) source: Source,
    pub(crate) locations: Vec<Location>,
    pub(crate) threads: Vec<Code>,
    /// What each [`Place`] stands for.
    pub(crate) places: Vec<Spot>,
    /// Sorted, without duplicates.
    pub(crate) observed: Vec<Observable>,
    pub(crate) filter: Option<Proposition<Observable>>,
    pub(crate) condition: Option<Condition>,
    pub(crate) has_loops: bool,
    pub(crate) tracks_dependencies: bool,
}

/// A shared location.
#[derive(Clone, Debug)]
pub(crate) struct Location {
    pub(crate) name: String,
    pub(crate) initial: Value,
}

/// What a [`Place`] stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    /// The expression that acts.
    pub(crate) action: Span,
    /// The statement or condition it belongs to.
    pub(crate) statement: Span,
}

impl Test {
    /// This test, whose actions say which reads they depend on: for models that ask for it.
    pub fn with_dependencies(self) -> Test {
        Test { tracks_dependencies: true, ..self }
    }

    /// The name in the first line of the test.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Every shared location: those of the initial state, then those that only threads mention.
    pub fn locations(&self) -> impl ExactSizeIterator<Item = LocId> + use<> {
        (0..self.locations.len() as u32).map(LocId)
    }

    /// The name of a location.
    pub fn location_name(&self, loc: LocId) -> &str {
        &self.locations[loc.index()].name
    }

    /// The final condition, if there is one.
    pub fn condition(&self) -> Option<&Condition> {
        self.condition.as_ref()
    }

    /// What the condition, the filter and the `locations` clause mention: registers by thread and name, then
    /// locations.
    pub fn observed(&self) -> &[Observable] {
        &self.observed
    }

    /// Whether an execution with these final values passes the filter; without a filter, every one does.
    pub fn filter_holds(&self, values: &dyn Fn(&Observable) -> Value) -> bool {
        self.filter.as_ref().is_none_or(|filter| filter.holds(values))
    }

    /// The value of a register of the thread that is suspended, or has ended, in `state`.
    ///
    /// `reg` must come from an [`Observable`] of the same thread.
    pub fn register(&self, state: &State, reg: Reg) -> Value {
        state.register(reg)
    }

    /// Whether some thread contains a loop.
    pub fn has_loops(&self) -> bool {
        self.has_loops
    }

    /// The name of the file that it was read from.
    pub fn file(&self) -> &str {
        &self.source.name
    }

    /// Line and column of an action.
    pub fn position(&self, place: Place) -> Position {
        self.source.position(self.places[place.0 as usize].action.start)
    }

    /// The statement, or the condition of an `if` or a loop, that contains an action; on one line.
    pub fn place_text(&self, place: Place) -> String {
        self.text(self.places[place.0 as usize].statement)
    }

    /// Where an action is and what is written there: `file:line:column: text`.
    pub fn describe(&self, place: Place) -> String {
        let Position { line, column } = self.position(place);
        format!("{}:{line}:{column}: {}", self.source.name, self.place_text(place))
    }

    /// A thread's instructions in text form, for debugging.
    pub fn bytecode(&self, thread: ThreadId) -> String {
        self.threads[thread.index()].to_string()
    }

    pub(crate) fn action_text(&self, place: Place) -> String {
        self.text(self.places[place.0 as usize].action)
    }

    fn text(&self, span: Span) -> String {
        one_line(&self.source, span)
    }
}

/// The text of `span` with white space made single spaces.
pub(crate) fn one_line(source: &Source, span: Span) -> String {
    let text = source.text.get(span.start as usize..span.end as usize).unwrap_or("");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
