//! What threads do: actions, why a thread stops, when a read-modify-write succeeds.

use selvedge_graph::{Class, ClassSet, Kind, LocId, Order, ThreadId, Value};

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
    /// What locks, semaphores and their like are made of: only if the value read has none of the bits `none`,
    /// and some of the bits of each of `some` that is not 0; else the read is an ordinary one of order
    /// `otherwise`.
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
    /// A loop has come back to a state it was in, and nothing was changed meanwhile: it goes on only if one
    /// of its last `events` events reads something else.
    Spin {
        /// How many of the thread's last events belong to the last round of the loop.
        events: u32,
    },
    /// The last event, a read, has seen that the thread must wait; it goes on only if that reads something
    /// else.
    Wait(Wait),
    /// A loop has come back to where it would be without some of its reads: an execution without these stands
    /// for all that would follow.
    Redundant {
        /// How many of the thread's last events lie between the two ways, and the last one.
        events: u32,
    },
}

impl Block {
    /// Whether the thread stops because what would follow is not wanted, whatever others do.
    #[inline]
    pub fn is_unwanted(self) -> bool {
        matches!(self, Block::Assume | Block::Redundant { .. })
    }
}

/// Which threads that spin for ever are errors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Liveness {
    /// None.
    None,
    /// The threads that look at memory in each round, and at nothing from outside, which never changes here.
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
    /// A lock for reading that somebody holds for writing or the other way round, a barrier, condition
    /// variable, semaphore: any other thread might release it.
    Anyone,
    /// Something that has come: only the read has seen something later still. The thread goes on in the
    /// execution where it does not.
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
    /// Creates a thread: writes the location that the thread's beginning reads. Resumes with any value
    /// (callers pass 0).
    Create {
        /// Who is created.
        thread: ThreadId,
        /// The location of its beginning; only this action writes it.
        loc: LocId,
        /// What the new thread's beginning returns.
        value: Value,
    },
    /// The beginning of a created thread, which waits until it is created; resumes with the value of the
    /// creation.
    Begin {
        /// The location of its beginning.
        loc: LocId,
    },
    /// The end of a thread that can be joined: writes the location that a join reads. Resumes with any value;
    /// `End` follows.
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
    /// Ends the life of an object: from here on nobody may access it. Resumes with any value (callers pass
    /// 0).
    Free {
        /// A location that stands for the object, at its start; nothing reads or writes it.
        object: LocId,
        /// Whether the program asked for it, rather than a function having returned.
        explicit: bool,
    },
    /// Begins a critical section whose place in the order of its lock is left open, so it never waits: what
    /// the sections of the lock do must agree with some order of them. Resumes with any value (callers pass
    /// 0).
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
    /// Arrives at a barrier whose arrivals are left unordered: the read of a read-modify-write that counts
    /// them. `Arrived` follows, then `Depart`. Resumes with any value (callers pass 0).
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
    /// Tosses a coin: both outcomes are explored. Resumes with 0 or 1.
    Toss,
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
    /// The classes of events that the action can become.
    pub fn classes(&self) -> ClassSet {
        match *self {
            Action::Read { order, exclusive, .. } => {
                let success = Class::new(Kind::Read, order, exclusive != Exclusive::No);
                let failure = exclusive.otherwise().map(|order| Class::new(Kind::Read, order, false));
                ClassSet::of(success) | failure.map_or(ClassSet::EMPTY, ClassSet::of)
            }
            Action::Write { order, exclusive, .. } => ClassSet::of(Class::new(Kind::Write, order, exclusive)),
            Action::Fence { order } => ClassSet::of(Class::new(Kind::Fence, order, false)),
            Action::Create { .. } => ClassSet::of(Class::new(Kind::Write, Order::Start, false)),
            Action::Begin { .. } => ClassSet::of(Class::new(Kind::Read, Order::Start, false)),
            Action::Finish { .. } => ClassSet::of(Class::new(Kind::Write, Order::Finish, false)),
            Action::Join { .. } => ClassSet::of(Class::new(Kind::Read, Order::Finish, false)),
            Action::Free { .. } => ClassSet::of(Class::MARK),
            // Where their order matters, sections are judged as if locks were words that are taken and given
            // back.
            Action::Lock { shared, .. } => {
                let mark = if shared { Class::SHARED_LOCK } else { Class::LOCK };
                mark | Class::new(Kind::Read, Order::Acquire, true)
            }
            Action::Unlock { .. } => {
                let write = Class::new(Kind::Write, Order::Release, false);
                (Class::UNLOCK | Class::SHARED_UNLOCK) | ClassSet::of(write)
            }
            Action::Retire { .. } => ClassSet::of(Class::RETIRE),
            Action::Arrive { .. } => ClassSet::of(Class::new(Kind::Read, Order::Start, true)),
            Action::Arrived { .. } => ClassSet::of(Class::new(Kind::Write, Order::Start, true)),
            Action::Depart { .. } => ClassSet::of(Class::new(Kind::Read, Order::Start, false)),
            Action::Toss => ClassSet::of(Class::TOSS),
            Action::Block(_) | Action::Fail | Action::End | Action::Exit => ClassSet::EMPTY,
        }
    }
}
