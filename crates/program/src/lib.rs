//! What a front end gives and an exploration takes: threads as deterministic automata; knows no graph search and
//! no memory model.
//!
//! What a thread does next depends only on the values that its earlier actions returned. A front end says what
//! the first action is ([`Program::start`]) and what comes after a value was returned ([`Program::resume`]).
//! A front end that can suspend keeps the suspended thread in [`Program::State`]; one that cannot keeps the
//! values returned so far and runs again from the start (`selvedge_oracle::Rerun` is one).

use selvedge_graph::{Class, Kind};
pub use selvedge_graph::{LocId, Order, ThreadId, Value};

/// A point of the checked program's text, numbered by the front end that can print it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(pub u32);

/// When the read of a read-modify-write instruction is followed by its write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exclusive {
    /// An ordinary read.
    No,
    /// Always: exchange and the `fetch_…` family.
    Always,
    /// A compare-exchange: only if the value read is `expected`; else the read is an ordinary one of order
    /// `otherwise`.
    IfEqual {
        /// The value that makes the exchange succeed.
        expected: Value,
        /// The order of the read when it fails.
        otherwise: Order,
    },
}

impl Exclusive {
    /// Whether reading `value` makes this the read of a read-modify-write.
    pub fn succeeds(self, value: Value) -> bool {
        match self {
            Exclusive::No => false,
            Exclusive::Always => true,
            Exclusive::IfEqual { expected, .. } => value == expected,
        }
    }
}

/// Why a thread can never go on in this execution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Block {
    /// An assumption of the program does not hold.
    Assume,
    /// A loop has reached the bound on its iterations.
    LoopBound,
}

/// The next visible action of a thread.
///
/// A read-modify-write is two actions: an exclusive read and, if it succeeds, a write with `exclusive` set
/// directly after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Reads a location; resumes with the value read.
    Read {
        /// What is read.
        loc: LocId,
        /// Order of the read (of its success, for a compare-exchange).
        order: Order,
        /// Whether a write follows.
        exclusive: Exclusive,
    },
    /// Writes a location; resumes with any value (callers pass 0).
    Write {
        /// What is written.
        loc: LocId,
        /// Order of the write.
        order: Order,
        /// The value written.
        value: Value,
        /// Whether this completes the read-modify-write that the previous action began.
        exclusive: bool,
    },
    /// A fence; resumes with any value (callers pass 0).
    Fence {
        /// Order of the fence.
        order: Order,
    },
    /// The thread can never go on.
    Block(Block),
    /// An assertion of the program is false; the thread ends here.
    Fail,
    /// The thread has ended.
    End,
}

impl Action {
    /// The classes of events that the action can become, as a set of bits.
    pub fn classes(&self) -> u64 {
        match *self {
            Action::Read { order, exclusive: Exclusive::No, .. } => {
                Class::new(Kind::Read, order, false).bit()
            }
            Action::Read { order, exclusive: Exclusive::Always, .. } => {
                Class::new(Kind::Read, order, true).bit()
            }
            Action::Read { order, exclusive: Exclusive::IfEqual { otherwise, .. }, .. } => {
                Class::new(Kind::Read, order, true).bit() | Class::new(Kind::Read, otherwise, false).bit()
            }
            Action::Write { order, exclusive, .. } => Class::new(Kind::Write, order, exclusive).bit(),
            Action::Fence { order } => Class::new(Kind::Fence, order, false).bit(),
            Action::Block(_) | Action::Fail | Action::End => 0,
        }
    }
}

/// A concurrent program with a fixed set of threads.
pub trait Program {
    /// A suspended thread, cheap to clone.
    type State: Clone;

    /// How many threads there are; they all start at once and are numbered from 0.
    fn threads(&self) -> usize;

    /// What a location holds before anything is written to it.
    fn initial_value(&self, loc: LocId) -> Value;

    /// The classes of all events that the program can have, as a set of bits ([`Action::classes`]); more is allowed, less is
    /// not. A model can be compiled for just these.
    fn classes(&self) -> u64 {
        u64::MAX
    }

    /// Runs a thread from its beginning to its first visible action.
    fn start(&self, thread: ThreadId) -> Next<Self::State>;

    /// Runs a thread on from `state`, whose action returned `value`, to its next visible action.
    fn resume(&self, state: &Self::State, value: Value) -> Next<Self::State>;
}

impl<P: Program> Program for &P {
    type State = P::State;

    fn threads(&self) -> usize {
        P::threads(self)
    }

    fn initial_value(&self, loc: LocId) -> Value {
        P::initial_value(self, loc)
    }

    fn classes(&self) -> u64 {
        P::classes(self)
    }

    fn start(&self, thread: ThreadId) -> Next<P::State> {
        P::start(self, thread)
    }

    fn resume(&self, state: &P::State, value: Value) -> Next<P::State> {
        P::resume(self, state, value)
    }
}

/// Where a thread has stopped and what it wants to do there.
#[derive(Clone, Debug)]
pub struct Next<S> {
    /// The suspended thread.
    pub state: S,
    /// What it does next.
    pub action: Action,
    /// Where in the program's text.
    pub place: Place,
}
