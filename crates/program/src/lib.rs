//! What a front end gives and an exploration takes: threads as deterministic automata; knows no graph search
//! and no memory model.
//!
//! What a thread does next depends only on the values that its earlier actions returned. A front end says
//! what the first action is ([`Program::start`]) and what comes after a value was returned
//! ([`Program::resume`]). A front end that can suspend keeps the suspended thread in [`Program::State`]; one
//! that cannot keeps the values returned so far and runs again from the start (`selvedge_oracle::Rerun` is
//! one).
//!
//! The smallest front end: each thread is a list of reads and writes of named cells, suspended between two of
//! them.
//!
//! ```
//! use selvedge_program::{
//!     Action, Exclusive, LocId, Next, NoObjects, Objects, Order, Place, Program, ThreadId, Value,
//! };
//!
//! enum Step {
//!     Read(u32),
//!     Write(u32, Value),
//! }
//!
//! struct Automaton(Vec<Vec<Step>>);
//!
//! impl Automaton {
//!     fn at(&self, thread: ThreadId, step: usize) -> Next<(ThreadId, usize)> {
//!         let order = Order::Relaxed;
//!         let action = match self.0[thread.index()].get(step) {
//!             Some(Step::Read(loc)) => Action::Read { loc: LocId(*loc), order, exclusive: Exclusive::No },
//!             Some(Step::Write(loc, value)) => {
//!                 Action::Write { loc: LocId(*loc), order, value: *value, exclusive: false }
//!             }
//!             None => Action::End,
//!         };
//!         Next { state: (thread, step), action, place: Place::default(), dependencies: None }
//!     }
//! }
//!
//! impl Program for Automaton {
//!     type State = (ThreadId, usize);
//!
//!     fn threads(&self) -> usize {
//!         self.0.len()
//!     }
//!
//!     fn initial_value(&self, _: LocId) -> Value {
//!         0
//!     }
//!
//!     fn start(&self, thread: ThreadId) -> Next<Self::State> {
//!         self.at(thread, 0)
//!     }
//!
//!     fn resume(&self, &(thread, step): &Self::State, _: Value) -> Next<Self::State> {
//!         self.at(thread, step + 1)
//!     }
//!
//!     fn objects(&self) -> Option<impl Objects<Self::State>> {
//!         None::<NoObjects>
//!     }
//! }
//!
//! // Store buffering. Whoever explores it asks each thread for its actions, one after the other.
//! let (x, y) = (0, 1);
//! let threads = vec![vec![Step::Write(x, 1), Step::Read(y)], vec![Step::Write(y, 1), Step::Read(x)]];
//! let program = Automaton(threads);
//! let mut next = program.start(ThreadId(0));
//! assert!(matches!(next.action, Action::Write { loc: LocId(0), value: 1, .. }));
//! next = program.resume(&next.state, 0);
//! assert!(matches!(next.action, Action::Read { loc: LocId(1), .. }));
//! next = program.resume(&next.state, 1);
//! assert_eq!(next.action, Action::End);
//! ```

mod action;
mod facts;
mod object;
mod symmetric;

pub use action::{Action, Block, Exclusive, Liveness, Place, Wait};
pub use facts::Facts;
pub use object::{NoObjects, Object, Objects, UNDEFINED};
pub use selvedge_graph::{ClassSet, Dependencies, LocId, Order, ThreadId, ThreadSet, Value};
pub use symmetric::{NotSymmetric, Symmetric};

/// A concurrent program with a largest number of threads.
///
/// Five methods are required. An implementation that leaves another one to its default is slower, shows an
/// error that is none, or is stopped by a panic that names the invariant `facts`; no default hides an error.
/// A wrapper should forward all methods all the same: `#[deny(clippy::missing_trait_methods)]` on its `impl`
/// makes sure.
pub trait Program {
    /// A suspended thread, cheap to clone.
    type State: Clone;

    /// How many threads there can be; they are numbered from 0. A thread whose first action is not `Begin`
    /// starts at once.
    fn threads(&self) -> usize;

    /// What a location holds before anything is written to it; only of locations without a maker.
    fn initial_value(&self, loc: LocId) -> Value;

    /// Runs a thread from its beginning to its first visible action.
    fn start(&self, thread: ThreadId) -> Next<Self::State>;

    /// Runs a thread on from `state`, whose action returned `value`, to its next visible action.
    fn resume(&self, state: &Self::State, value: Value) -> Next<Self::State>;

    /// The memory of a program that makes, publishes and frees objects. It is `None::<NoObjects>` if every
    /// location is a cell of its own that exists from the start: then no access can be wrong, and frees are
    /// not judged.
    fn objects(&self) -> Option<impl Objects<Self::State>>;

    /// What is known of the program before it runs.
    fn facts(&self) -> Facts {
        Facts::default()
    }

    /// Which threads do the same. `None` only costs time: executions that differ in the names of threads are
    /// explored apart.
    fn symmetric(&self) -> Option<impl Symmetric> {
        None::<NotSymmetric>
    }

    /// Whether a thread that spins gets a value from outside in each round, such as the time, which never
    /// changes here. A thread that spins without such a value is an error ([`Liveness::Looking`]).
    fn looks_outside(&self, state: &Self::State) -> bool {
        let _ = state;
        false
    }

    /// Whether a thread that is suspended in `longer` does from there what it does from `shorter`, and no
    /// less depends on what it has read: states of the same thread at the same action. `false` only costs
    /// time: rounds of loops are explored that change nothing.
    fn goes_on_alike(&self, shorter: &Self::State, longer: &Self::State, excess: Excess) -> bool {
        let _ = (shorter, longer, excess);
        false
    }

    /// About how many bytes keeping a state takes that was just made, beyond what it shares with others.
    fn bytes(&self, state: &Self::State) -> usize {
        size_of_val(state)
    }

    /// Runs a thread on as [`Program::resume`] does, and further: `answer` says what each action returns. It
    /// returns `None` to end the run, as it must where the thread cannot go on. A front end need not suspend
    /// the thread at each action here.
    fn run_alone(&self, state: &Self::State, value: Value, mut answer: impl FnMut(Action) -> Option<Value>) {
        let mut next = self.resume(state, value);
        while let Some(value) = answer(next.action) {
            next = self.resume(&next.state, value);
        }
    }
}

#[deny(clippy::missing_trait_methods)]
impl<P: Program> Program for &P {
    type State = P::State;

    #[inline]
    fn threads(&self) -> usize {
        P::threads(self)
    }

    #[inline]
    fn initial_value(&self, loc: LocId) -> Value {
        P::initial_value(self, loc)
    }

    #[inline]
    fn start(&self, thread: ThreadId) -> Next<P::State> {
        P::start(self, thread)
    }

    #[inline]
    fn resume(&self, state: &P::State, value: Value) -> Next<P::State> {
        P::resume(self, state, value)
    }

    #[inline]
    fn objects(&self) -> Option<impl Objects<P::State>> {
        P::objects(self)
    }

    #[inline]
    fn facts(&self) -> Facts {
        P::facts(self)
    }

    #[inline]
    fn symmetric(&self) -> Option<impl Symmetric> {
        P::symmetric(self)
    }

    #[inline]
    fn looks_outside(&self, state: &P::State) -> bool {
        P::looks_outside(self, state)
    }

    #[inline]
    fn goes_on_alike(&self, shorter: &P::State, longer: &P::State, excess: Excess) -> bool {
        P::goes_on_alike(self, shorter, longer, excess)
    }

    #[inline]
    fn bytes(&self, state: &P::State) -> usize {
        P::bytes(self, state)
    }

    #[inline]
    fn run_alone(&self, state: &P::State, value: Value, answer: impl FnMut(Action) -> Option<Value>) {
        P::run_alone(self, state, value, answer);
    }
}

/// What a thread has done on its way to one state beyond what it has done on its way to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Excess {
    /// The longer way leads on from the shorter one. All events in between are reads and the like.
    Round,
    /// The two ways part at a read that is the last of the shorter one. The longer one leads on through
    /// other reads to its last one, which has returned what the last of the shorter one has returned.
    UpToRead,
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
    /// What the action depends on; none if it depends on nothing, or if dependencies are not tracked.
    pub dependencies: Option<Box<Dependencies>>,
}

/// The union of two ascending lists.
pub fn union(a: &[u16], b: &[u16]) -> Vec<u16> {
    let mut all = Vec::with_capacity(a.len() + b.len());
    let (mut a, mut b) = (a.iter().copied().peekable(), b.iter().copied().peekable());
    while let (Some(x), Some(y)) = (a.peek(), b.peek()) {
        let (x, y) = (*x, *y);
        all.push(x.min(y));
        a.next_if(|_| x <= y);
        b.next_if(|_| y <= x);
    }
    all.extend(a.chain(b));
    all
}

#[cfg(test)]
mod tests {
    use super::union;

    #[test]
    fn a_union_is_ascending_and_has_everything_once() {
        assert_eq!(union(&[1, 4, 9], &[0, 4, 5]), [0, 1, 4, 5, 9]);
        assert_eq!(union(&[], &[2]), [2]);
        assert_eq!(union(&[3], &[]), [3]);
    }
}
