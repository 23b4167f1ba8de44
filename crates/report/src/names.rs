//! What reports need to know of a program beyond how it runs: what things are called, where they are, and why
//! a thread failed.

use crate::place;
use selvedge_graph::{LocId, ThreadId, Value};
use selvedge_program::{Objects, Place, Program};

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

/// A function that a thread is in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Activation {
    /// What the source calls the function.
    pub function: String,
    /// Where the thread is in it.
    pub place: Place,
    /// Whether all that the function does is on one line, for whoever calls it.
    pub is_wrapper: bool,
}

/// An object that a thread has made and that has to be freed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Allocation {
    /// The lowest address of the object.
    pub base: u64,
    /// Where the object was made.
    pub place: Place,
    /// What the object is called, without a number; none if there is nothing to say but the place.
    pub name: Option<String>,
}

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

/// A program whose executions can be put into words. Nothing here changes what is known of the program.
pub trait Names: Program + Sized {
    /// Where a place is.
    fn position(&self, place: Place) -> Position {
        let _ = place;
        Position { file: String::new(), line: 0, column: 0 }
    }

    /// The thread that makes the object of a location, if it does not exist from the start.
    fn maker(&self, loc: LocId) -> Option<ThreadId> {
        self.objects()?.maker(loc)
    }

    /// A place for a report, at which a thread was, and the event of the thread there.
    fn place_of(&self, place: Place, thread: ThreadId, event: String) -> place::Place {
        let Position { file, line, column } = self.position(place);
        let (thread_name, calls) = (self.thread_name(thread), Vec::new());
        place::Place { file, line, column, thread: thread.0, thread_name, event, calls }
    }

    /// A place for a report with the calls that led there: the thread was suspended so.
    fn place_in(&self, state: &Self::State, place: Place, thread: ThreadId, event: String) -> place::Place {
        let mut place = self.place_of(place, thread, event);
        let call = |activation: Activation| {
            let Position { file, line, column } = self.position(activation.place);
            let Activation { function, is_wrapper, .. } = activation;
            place::Call { function, file, line, column, is_wrapper }
        };
        let calls: Vec<place::Call> = self.activations(state).into_iter().map(call).collect();
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
    fn thread_name(&self, thread: ThreadId) -> String {
        format!("T{}", thread.0)
    }

    /// What a location is called; `maker` is the suspended thread that made its object.
    fn location_name(&self, loc: LocId, maker: Option<&Self::State>) -> String {
        let _ = maker;
        format!("x{}", loc.0)
    }

    /// A value of a location as text; `maker` is the suspended thread that made the object of the location,
    /// `target` the one that made what the value points to.
    fn value_text(
        &self,
        loc: LocId,
        value: Value,
        maker: Option<&Self::State>,
        target: Option<&Self::State>,
    ) -> String {
        let _ = (loc, maker, target);
        value.to_string()
    }

    /// The thread that made the object that a value points to, if it is an address.
    fn maker_of(&self, value: Value) -> Option<ThreadId> {
        let _ = value;
        None
    }

    /// What has happened to a thread that has stopped at `Fail`; none if that is not to be shown.
    fn failure(&self, state: &Self::State) -> Option<String> {
        let _ = state;
        Some("a thread has failed".to_string())
    }

    /// The library function that a suspended thread is in, if it locks, waits or the like, and the name of
    /// what it works on there: the object at the location that is accessed, if one is. Who has made that
    /// knows its name: `suspended` gives other threads.
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

    /// Whether the handle of a new thread is stored at a location by who creates it.
    fn is_handle(&self, loc: LocId) -> bool {
        let _ = loc;
        false
    }

    /// The objects that have to be freed of those that a thread has made, without those it has freed itself.
    fn allocations(&self, state: &Self::State) -> Vec<Allocation> {
        let _ = state;
        Vec::new()
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

    /// Where the main thread has stored what a location holds at first, before it created the first other
    /// thread.
    fn first_store(&self, loc: LocId) -> Option<Place> {
        let _ = loc;
        None
    }

    /// Where the main thread has initialised the lock or barrier at a location, before it created the first
    /// other thread; none if it has only stored to it.
    fn first_initialisation(&self, loc: LocId) -> Option<Place> {
        let _ = loc;
        None
    }
}
