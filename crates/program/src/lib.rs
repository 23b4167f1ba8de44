//! What a front end gives and an exploration takes: threads as deterministic automata; knows no graph search and
//! no memory model.
//!
//! What a thread does next depends only on the values that its earlier actions returned. A front end says what
//! the first action is ([`Program::start`]) and what comes after a value was returned ([`Program::resume`]).
//! A front end that can suspend keeps the suspended thread in [`Program::State`]; one that cannot keeps the
//! values returned so far and runs again from the start (`selvedge_oracle::Rerun` is one).

mod action;
mod object;

pub use action::{Action, Block, Exclusive, Liveness, Place, Wait};
pub use object::{Object, UNDEFINED};
pub use selvedge_graph::{Dependencies, LocId, Order, ThreadId, Value};

/// A concurrent program with a largest number of threads.
///
/// Most methods have a default, so a wrapper that forgets one says something else than what it wraps. Every wrapper
/// therefore denies `clippy::missing_trait_methods`: `make lint` fails where a method is forgotten.
pub trait Program {
    /// A suspended thread, cheap to clone.
    type State: Clone;

    /// How many threads there can be; they are numbered from 0. Those whose first action is not `Begin` start at once.
    fn threads(&self) -> usize;

    /// What a location holds before anything is written to it; only of locations without a maker.
    fn initial_value(&self, loc: LocId) -> Value;

    /// Whether threads may block because of what they read (`Action::Block`).
    fn may_wait(&self) -> bool {
        false
    }

    /// Whether threads have critical sections that are left unordered (`Action::Lock`).
    fn has_sections(&self) -> bool {
        false
    }

    /// The thread before this one that may do the same in every execution: both have the same code, or the same thread creates
    /// the two one after the other. (Of threads that are created, whoever explores looks whether they start alike.)
    fn twin(&self, thread: ThreadId) -> Option<ThreadId> {
        let _ = thread;
        None
    }

    /// What a value of a location becomes if two threads change places: the word of a lock may name its owner.
    fn exchanged(&self, loc: LocId, value: Value, threads: (ThreadId, ThreadId)) -> Value {
        let _ = (loc, threads);
        value
    }

    /// Whether somebody was seen to use which thread a value names, so that [`Program::exchanged`] does not tell all.
    fn tells_threads_apart(&self) -> bool {
        false
    }

    /// Whether some thread has allocated memory that should be freed.
    fn has_allocated(&self) -> bool {
        false
    }

    /// Whether some thread reads the handle of a new thread where its creator has had it stored.
    fn reads_handles(&self) -> bool {
        false
    }

    /// Whether a thread that is about to read may read what was never written: it gets [`UNDEFINED`].
    fn tolerates_undefined(&self, state: &Self::State) -> bool {
        let _ = state;
        false
    }

    /// Whether a thread that spins gets a value from outside in each round, such as the time, which is always the same here.
    fn looks_outside(&self, state: &Self::State) -> bool {
        let _ = state;
        false
    }

    /// Whether there are objects that are made, published and freed. If not, the next three are not asked.
    fn has_objects(&self) -> bool {
        false
    }

    /// The thread that makes the object of a location, if it does not exist from the start.
    fn maker(&self, loc: LocId) -> Option<ThreadId> {
        let _ = loc;
        None
    }

    /// The object of a location, as its maker (if it has one) sees it when suspended; none if there is no such object.
    fn object(&self, loc: LocId, maker: Option<&Self::State>) -> Option<Object> {
        let _ = (loc, maker);
        None
    }

    /// By which location a free names the object of this base, if one may have; `LocId::NONE` if that is not known.
    fn named_by_free(&self, base: u64) -> Option<LocId> {
        let _ = base;
        Some(LocId::NONE)
    }

    /// Locations that share bytes with this one. They must not be accessed in the same execution.
    fn overlapping(&self, loc: LocId) -> Vec<LocId> {
        let _ = loc;
        Vec::new()
    }

    /// Whether some locations that are known by now may share bytes.
    fn mixes_sizes(&self) -> bool {
        true
    }

    /// The classes of all events that the program can have, as a set of bits ([`Action::classes`]); more is allowed, less is
    /// not. A model can be compiled for just these.
    fn classes(&self) -> u64 {
        u64::MAX
    }

    /// Runs a thread from its beginning to its first visible action.
    fn start(&self, thread: ThreadId) -> Next<Self::State>;

    /// Runs a thread on from `state`, whose action returned `value`, to its next visible action.
    fn resume(&self, state: &Self::State, value: Value) -> Next<Self::State>;

    /// About how many bytes keeping a state takes that was just made, beyond what it shares with others.
    fn bytes(&self, state: &Self::State) -> usize {
        size_of_val(state)
    }

    /// Runs a thread on as [`Program::resume`] does, and further: `answer` says what each action returns. None ends it, as it must
    /// where the thread cannot go on. A front end that can suspend need not do so at each action here.
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

    fn threads(&self) -> usize {
        P::threads(self)
    }

    fn initial_value(&self, loc: LocId) -> Value {
        P::initial_value(self, loc)
    }

    fn may_wait(&self) -> bool {
        P::may_wait(self)
    }

    fn has_sections(&self) -> bool {
        P::has_sections(self)
    }

    fn twin(&self, thread: ThreadId) -> Option<ThreadId> {
        P::twin(self, thread)
    }

    fn exchanged(&self, loc: LocId, value: Value, threads: (ThreadId, ThreadId)) -> Value {
        P::exchanged(self, loc, value, threads)
    }

    fn tells_threads_apart(&self) -> bool {
        P::tells_threads_apart(self)
    }

    fn has_allocated(&self) -> bool {
        P::has_allocated(self)
    }

    fn reads_handles(&self) -> bool {
        P::reads_handles(self)
    }

    fn tolerates_undefined(&self, state: &P::State) -> bool {
        P::tolerates_undefined(self, state)
    }

    fn looks_outside(&self, state: &P::State) -> bool {
        P::looks_outside(self, state)
    }

    fn has_objects(&self) -> bool {
        P::has_objects(self)
    }

    fn maker(&self, loc: LocId) -> Option<ThreadId> {
        P::maker(self, loc)
    }

    fn object(&self, loc: LocId, maker: Option<&P::State>) -> Option<Object> {
        P::object(self, loc, maker)
    }

    fn named_by_free(&self, base: u64) -> Option<LocId> {
        P::named_by_free(self, base)
    }

    fn overlapping(&self, loc: LocId) -> Vec<LocId> {
        P::overlapping(self, loc)
    }

    fn mixes_sizes(&self) -> bool {
        P::mixes_sizes(self)
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

    fn bytes(&self, state: &P::State) -> usize {
        P::bytes(self, state)
    }

    fn run_alone(&self, state: &P::State, value: Value, answer: impl FnMut(Action) -> Option<Value>) {
        P::run_alone(self, state, value, answer);
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
