//! Where the events come from in which races are looked for, and what their numbers are called.

use selvedge::driver::Refusal;
use selvedge::report::Place;
use selvedge_races::{Event, PlaceId, ThreadId, Variable};

/// A source of events.
pub trait Recording: Glossary {
    /// The next event of a legal trace; none at its end.
    fn next_event(&mut self) -> Result<Option<Event>, Refusal>;

    /// Why it stops at the event that was given last.
    fn refuse(&self, message: String) -> Refusal;
}

/// What numbers are called.
pub trait Glossary {
    /// What a report calls a thread.
    fn thread(&self, thread: ThreadId) -> String;

    /// What a report calls a variable.
    fn variable(&self, variable: Variable) -> String;

    /// Where a place is, as the source of the events has it.
    fn place(&self, place: PlaceId) -> String;

    /// Where a place is, with the calls that led there, if they are known.
    fn full_place(&self, place: PlaceId) -> Option<&Place> {
        let _ = place;
        None
    }
}
