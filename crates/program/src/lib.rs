//! What a front end gives and an exploration takes: threads as deterministic automata; knows no graph search and
//! no memory model.
//!
//! What a thread does next depends only on the values that its earlier actions returned. A front end says what
//! the first action is ([`Program::start`]) and what comes after a value was returned ([`Program::resume`]).
//! A front end that can suspend keeps the suspended thread in [`Program::State`]; one that cannot keeps the
//! values returned so far and runs again from the start (`selvedge_oracle::Rerun` is one).

use selvedge_graph::{Class, Kind};
pub use selvedge_graph::{Dependencies, LocId, Order, ThreadId, Value};

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
    /// What locks, semaphores and their like are made of: only if the value read has none of the bits `none`, and some of the
    /// bits of each of `some` that is not 0; else the read is an ordinary one of order `otherwise`.
    IfBits {
        /// None of these may be set.
        none: Value,
        /// Of each, one must be set (0 asks nothing).
        some: [Value; 2],
        /// The order of the read when it fails.
        otherwise: Order,
    },
}

impl Exclusive {
    /// The order of the read if it does not succeed; none if it always does.
    pub fn otherwise(self) -> Option<Order> {
        match self {
            Exclusive::No | Exclusive::Always => None,
            Exclusive::IfEqual { otherwise, .. } | Exclusive::IfBits { otherwise, .. } => Some(otherwise),
        }
    }

    /// Whether reading `value` makes this the read of a read-modify-write.
    #[inline]
    pub fn succeeds(self, value: Value) -> bool {
        match self {
            Exclusive::No => false,
            Exclusive::Always => true,
            Exclusive::IfEqual { expected, .. } => value == expected,
            Exclusive::IfBits { none, some, .. } => {
                value & none == 0 && some.iter().all(|bits| *bits == 0 || value & bits != 0)
            }
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
    /// A loop has come back to a state it was in, and nothing was changed meanwhile: it goes on only if one of its last
    /// `events` events reads something else.
    Spin {
        /// How many of the thread's last events belong to the last round of the loop.
        events: u32,
    },
    /// The last event, a read, has seen that the thread must wait; it goes on only if that reads something else.
    Wait(Wait),
}

/// Which threads that spin for ever are errors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Liveness {
    /// None.
    None,
    /// Those that look at memory in each round, and at nothing from outside, which is always the same here.
    #[default]
    Looking,
    /// All.
    All,
}

/// What a thread waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wait {
    /// A lock that a thread holds.
    Lock {
        /// Who holds it.
        owner: ThreadId,
    },
    /// A lock for reading that somebody holds for writing or the other way round, a barrier, condition variable, semaphore:
    /// any other thread might release it.
    Anyone,
    /// Something that has come: only the read has seen something later still. The thread goes on in the execution where it
    /// does not.
    Come,
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
    /// Creates a thread: writes the location that the thread's beginning reads. Resumes with any value (callers pass 0).
    Create {
        /// Who is created.
        thread: ThreadId,
        /// The location of its beginning; only this action writes it.
        loc: LocId,
        /// What the new thread's beginning returns.
        value: Value,
    },
    /// The beginning of a created thread, which waits until it is created; resumes with the value of the creation.
    Begin {
        /// The location of its beginning.
        loc: LocId,
    },
    /// The end of a thread that can be joined: writes the location that a join reads. Resumes with any value; `End`
    /// follows.
    Finish {
        /// The location of its end; only this action writes it.
        loc: LocId,
        /// What a join returns.
        value: Value,
    },
    /// Waits for the end of a thread; resumes with the value of its end.
    Join {
        /// Who is waited for.
        thread: ThreadId,
        /// The location of its end.
        loc: LocId,
    },
    /// Ends the life of an object: from here on nobody may access it. Resumes with any value (callers pass 0).
    Free {
        /// A location that stands for the object, at its start; nothing reads or writes it.
        object: LocId,
        /// Whether the program asked for it, rather than a function having returned.
        explicit: bool,
    },
    /// Begins a critical section whose place in the order of its lock is left open, so it never waits: what the sections of the
    /// lock do must agree with some order of them. Resumes with any value (callers pass 0).
    Lock {
        /// Names the lock; nothing reads or writes it.
        lock: LocId,
        /// Whether the section may overlap others of its kind: a lock for reading.
        shared: bool,
    },
    /// Ends the critical section of a lock that the thread is in. Resumes with any value (callers pass 0).
    Unlock {
        /// Names the lock.
        lock: LocId,
    },
    /// Destroys a lock whose sections are left unordered. Resumes with any value (callers pass 0).
    Retire {
        /// Names the lock.
        lock: LocId,
    },
    /// Arrives at a barrier whose arrivals are left unordered: the read of a read-modify-write that counts them. `Arrived`
    /// follows, then `Depart`. Resumes with any value (callers pass 0).
    Arrive {
        /// The barrier's own location, which these actions alone access.
        barrier: LocId,
        /// How many threads meet.
        count: u32,
    },
    /// The write of the read-modify-write that `Arrive` began. Resumes with any value (callers pass 0).
    Arrived {
        /// The barrier's own location.
        barrier: LocId,
    },
    /// Waits until everybody of the round has arrived. Resumes with any value (callers pass 0).
    Depart {
        /// The barrier's own location.
        barrier: LocId,
        /// How many threads meet.
        count: u32,
    },
    /// The thread can never go on.
    Block(Block),
    /// An assertion of the program is false; the thread ends here.
    Fail,
    /// The thread has ended.
    End,
    /// The thread has ended the program: whoever still waits waits no longer.
    Exit,
}

impl Action {
    /// The classes of events that the action can become, as a set of bits.
    pub fn classes(&self) -> u64 {
        match *self {
            Action::Read { order, exclusive, .. } => {
                let success = Class::new(Kind::Read, order, exclusive != Exclusive::No).bit();
                let failure = exclusive.otherwise().map(|order| Class::new(Kind::Read, order, false).bit());
                success | failure.unwrap_or(0)
            }
            Action::Write { order, exclusive, .. } => Class::new(Kind::Write, order, exclusive).bit(),
            Action::Fence { order } => Class::new(Kind::Fence, order, false).bit(),
            Action::Create { .. } => Class::new(Kind::Write, Order::Start, false).bit(),
            Action::Begin { .. } => Class::new(Kind::Read, Order::Start, false).bit(),
            Action::Finish { .. } => Class::new(Kind::Write, Order::Finish, false).bit(),
            Action::Join { .. } => Class::new(Kind::Read, Order::Finish, false).bit(),
            Action::Free { .. } => Class::MARK.bit(),
            // Where their order matters, sections are judged as if locks were words that are taken and given back.
            Action::Lock { shared, .. } => {
                let mark = if shared { Class::SHARED_LOCK } else { Class::LOCK };
                mark.bit() | Class::new(Kind::Read, Order::Acquire, true).bit()
            }
            Action::Unlock { .. } => {
                let marks = Class::UNLOCK.bit() | Class::SHARED_UNLOCK.bit();
                marks | Class::new(Kind::Write, Order::Release, false).bit()
            }
            Action::Retire { .. } => Class::RETIRE.bit(),
            Action::Arrive { .. } => Class::new(Kind::Read, Order::Start, true).bit(),
            Action::Arrived { .. } => Class::new(Kind::Write, Order::Start, true).bit(),
            Action::Depart { .. } => Class::new(Kind::Read, Order::Start, false).bit(),
            Action::Block(_) | Action::Fail | Action::End | Action::Exit => 0,
        }
    }
}

/// An object of memory, as the thread that made it sees it, and one location in it.
///
/// An object belongs to its maker alone until a visible action publishes its address. What was written to it until then are
/// no events; together they are the first contents of its locations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Object {
    /// Names the object: its lowest address.
    pub base: u64,
    /// Number, within its maker's events, of the event that published it.
    pub published: Option<u32>,
    /// How many events its maker had when it made the object.
    pub made: u32,
    /// How many events its maker had when it last wrote to the location before publishing the object.
    pub written: u32,
    /// How many events its maker had when it last read or wrote some of the object before publishing it.
    pub used: u32,
    /// Whether some of these writes were atomic.
    pub atomic: bool,
    /// First contents of the location, if all of it was ever written.
    pub initial: Option<Value>,
    /// Whether freeing the location frees the object.
    pub is_freeable: bool,
}

/// What a location that was never written gives to the only ones who may read it: see [`Program::tolerates_undefined`]. Locations of
/// fewer than eight bytes never have this value, and nobody writes it to others.
pub const UNDEFINED: Value = 0x55DE_F19E_D0C7_A3B6;

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
