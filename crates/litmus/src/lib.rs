//! herd's C litmus format → programs and final conditions; knows no exploration and no memory model.
//!
//! [`parse()`] turns the text of a test into a [`Test`], which is a [`selvedge_program::Program`] together
//! with what the test asks about its final states. On the way: `lexer` → `parse` → `ast` → `lower` → `code`,
//! which `run` executes.
//!
//! Meaning of accesses: `*x` is a seq_cst access if the thread's parameter has an atomic type and a
//! non-atomic one otherwise (`volatile` changes nothing); the functions of `stdatomic.h` say their order. The
//! arithmetic is that of C on x86-64 Linux with the undefined cases defined. Operands are evaluated from left
//! to right; the right side of an assignment comes before the read of its target; a compare-exchange reads
//! its expected value after its arguments. Locals without an initial value hold 0. `assert` and `assume` are
//! extensions.
//!
//! Not supported, and refused by name: pointers as values, arrays, structures, floating point, `switch`,
//! `goto`, labels, `atomic_flag`, locks, the primitives of the Linux kernel, and conditions that compare two
//! variables.

mod arithmetic;
mod ast;
mod code;
mod condition;
mod dependencies;
mod lexer;
mod library;
mod lower;
mod parse;
mod run;

pub use condition::{Condition, Observable, Quantifier, Reg};
pub use run::{Fault, State};

use code::Code;
use condition::Proposition;
use selvedge_program::{LocId, Place, ThreadId, Value};
use selvedge_source::{Error, Position, Source, Span};

/// How a test is turned into a program.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Block a thread that begins more than this many iterations of a loop.
    pub unroll: Option<u32>,
}

/// A litmus test: its threads as a [`selvedge_program::Program`], and its final condition.
#[derive(Clone, Debug)]
pub struct Test {
    name: String,
    source: Source,
    locations: Vec<Location>,
    threads: Vec<Code>,
    /// What each [`Place`] stands for.
    places: Vec<Spot>,
    /// Sorted, without duplicates.
    observed: Vec<Observable>,
    filter: Option<Proposition<Observable>>,
    condition: Option<Condition>,
    has_loops: bool,
    tracks_dependencies: bool,
}

/// A shared location.
#[derive(Clone, Debug)]
struct Location {
    name: String,
    initial: Value,
}

/// What a [`Place`] stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Spot {
    /// The expression that acts.
    action: Span,
    /// The statement or condition it belongs to.
    statement: Span,
}

/// Reads a C litmus test.
pub fn parse(source: &Source, options: &Options) -> Result<Test, Error> {
    lower::test(source, &parse::file(source)?, options)
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

    fn action_text(&self, place: Place) -> String {
        self.text(self.places[place.0 as usize].action)
    }

    fn text(&self, span: Span) -> String {
        one_line(&self.source, span)
    }
}

/// The text of `span` with white space made single spaces.
fn one_line(source: &Source, span: Span) -> String {
    let text = source.text.get(span.start as usize..span.end as usize).unwrap_or("");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
