//! What an event is: thread, kind, memory order, location; and the small numbers that name things.

use serde::{Deserialize, Serialize};

/// The bits a location holds or an access returns. Front ends decide how to print them.
pub type Value = i64;

/// A thread of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ThreadId(pub u16);

impl ThreadId {
    /// The thread as an index into per-thread tables.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A memory location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct LocId(pub u32);

impl LocId {
    /// The location of events that access none, such as fences.
    pub const NONE: LocId = LocId(u32::MAX);

    /// The location as an index into per-location tables.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// An event of one graph. Events are numbered in the order in which they were added, so `<` is insertion
/// order, though a graph that was cut has gaps; the initial write of a location is numbered apart, because
/// locations appear as the program runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct EventId(u32);

impl EventId {
    const INIT: u32 = 1 << 31;
    /// Stands for the absence of an event.
    pub const NONE: EventId = EventId(u32::MAX);

    /// The event that was added as number `index`.
    pub fn new(index: usize) -> EventId {
        debug_assert!(index < Self::INIT as usize);
        EventId(index as u32)
    }

    /// The initial write of a location.
    pub fn init(loc: LocId) -> EventId {
        debug_assert!(loc.0 < Self::INIT - 1);
        EventId(Self::INIT | loc.0)
    }

    /// Whether this is the initial write of some location.
    pub fn is_init(self) -> bool {
        self.0 & Self::INIT != 0
    }

    /// The number, for tables by event; only for events that are not initial writes.
    pub fn index(self) -> usize {
        debug_assert!(!self.is_init(), "an initial write has no place in insertion order");
        self.0 as usize
    }

    /// The location that this initial write initialises.
    pub fn init_location(self) -> LocId {
        debug_assert!(self.is_init() && self != Self::NONE);
        LocId(self.0 & !Self::INIT)
    }
}

/// Memory orders of C11; `consume` is read as `acquire`, as every compiler does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Order {
    /// A plain, non-atomic access.
    NotAtomic,
    /// `memory_order_relaxed`
    Relaxed,
    /// `memory_order_acquire`
    Acquire,
    /// `memory_order_release`
    Release,
    /// `memory_order_acq_rel`
    AcquireRelease,
    /// `memory_order_seq_cst`
    SeqCst,
    /// Not C11's: the creation of a thread (a write) and its beginning (the read of it), arrivals at and
    /// departures from barriers that are left unordered. Releases and acquires.
    Start,
    /// Not C11's: the end of a thread (a write) and a join (the read of it). Releases and acquires.
    Finish,
}

impl Order {
    /// All orders; those of C11 come first, weakest first.
    pub const ALL: [Order; 8] = [
        Order::NotAtomic,
        Order::Relaxed,
        Order::Acquire,
        Order::Release,
        Order::AcquireRelease,
        Order::SeqCst,
        Order::Start,
        Order::Finish,
    ];

    /// The orders of C11, weakest first.
    pub const C11: [Order; 6] = [
        Order::NotAtomic,
        Order::Relaxed,
        Order::Acquire,
        Order::Release,
        Order::AcquireRelease,
        Order::SeqCst,
    ];

    /// Whether an event of this order acquires (if it can read).
    pub fn acquires(self) -> bool {
        self >= Order::SeqCst || matches!(self, Order::Acquire | Order::AcquireRelease)
    }

    /// Whether an event of this order releases (if it can write).
    pub fn releases(self) -> bool {
        self >= Order::SeqCst || matches!(self, Order::Release | Order::AcquireRelease)
    }

    /// The order of the read of a read-modify-write of this order.
    pub fn of_read(self) -> Order {
        match self {
            Order::Release => Order::Relaxed,
            Order::AcquireRelease => Order::Acquire,
            other => other,
        }
    }

    /// The order of the write of a read-modify-write of this order.
    pub fn of_write(self) -> Order {
        match self {
            Order::Acquire => Order::Relaxed,
            Order::AcquireRelease => Order::Release,
            other => other,
        }
    }

    /// The short name used in reports: `na`, `rlx`, `acq`, `rel`, `acq_rel`, `sc`, `start`, `finish`.
    pub fn short_name(self) -> &'static str {
        ["na", "rlx", "acq", "rel", "acq_rel", "sc", "start", "finish"][self as usize]
    }
}

/// What an event does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Kind {
    /// Reads a location.
    Read,
    /// Writes a location.
    Write,
    /// A fence.
    Fence,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 3] = [Kind::Read, Kind::Write, Kind::Fence];
}

/// Everything about an event that a memory model's sets can tell apart, as one small number, so that sets of
/// events are tables indexed by class and a group of classes is one machine word.
///
/// Layout: bit 0 is set for halves of read-modify-writes, bits 1 to 3 are the order, bits 4 and 5 the kind;
/// the one number above all others is the class of initial writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Class(u8);

// A kind more would take the number of initial writes.
const _: () = assert!(Kind::ALL.len() * 16 <= Class::INIT.0 as usize && Class::COUNT <= 64);

impl Class {
    /// One more than the largest number of a class; below 64, so that a set of classes fits a word.
    pub const COUNT: usize = 49;
    /// The class of initial writes.
    pub const INIT: Class = Class(48);
    /// The class of marks of the end of an object's life. Marks only mark a place in their thread and order
    /// nothing.
    pub const MARK: Class = Class::mark(Order::NotAtomic, 0);
    /// Marks of the destruction of a lock.
    pub const RETIRE: Class = Class::mark(Order::NotAtomic, 1);
    /// Marks of the beginning of a critical section whose place in the order of its lock is left open.
    pub const LOCK: Class = Class::mark(Order::Acquire, 1);
    /// Marks of the beginning of a critical section that may overlap others of its kind: a lock for reading.
    pub const SHARED_LOCK: Class = Class::mark(Order::Relaxed, 1);
    /// Marks of the end of a critical section.
    pub const UNLOCK: Class = Class::mark(Order::Release, 1);
    /// Marks of the end of a critical section that may overlap others of its kind.
    pub const SHARED_UNLOCK: Class = Class::mark(Order::AcquireRelease, 1);

    /// Marks of tosses of a coin, with what came of them.
    pub const TOSS: Class = Class::mark(Order::Start, 1);

    /// Stands in a thread where an event is missing although later ones are there: it was cut off, and what
    /// is later does not depend on it.
    pub const HOLE: Class = Class::mark(Order::SeqCst, 1);

    /// Marks are fences of orders that fences do not have, or halves of read-modify-writes, which fences are
    /// not.
    const fn mark(order: Order, rmw: u8) -> Class {
        Class((Kind::Fence as u8) << 4 | (order as u8) << 1 | rmw)
    }

    /// The class of an event. `rmw` tells whether it is half of a (successful) read-modify-write.
    #[inline]
    pub fn new(kind: Kind, order: Order, rmw: bool) -> Class {
        Class((kind as u8) << 4 | (order as u8) << 1 | rmw as u8)
    }

    /// The class of plain reads.
    pub const fn plain_read() -> Class {
        Class((Kind::Read as u8) << 4)
    }

    /// The class of plain writes.
    pub const fn plain_write() -> Class {
        Class((Kind::Write as u8) << 4)
    }

    /// Every class.
    pub fn all() -> impl Iterator<Item = Class> + Clone {
        (0..Self::COUNT as u8).map(Class)
    }

    /// The class as a table index.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The class as a bit of a set of classes.
    #[inline]
    pub fn bit(self) -> u64 {
        1 << self.0
    }

    /// Whether this is the class of initial writes.
    #[inline]
    pub fn is_init(self) -> bool {
        self == Self::INIT
    }

    /// What events of the class do.
    #[inline]
    pub fn kind(self) -> Kind {
        match self.0 >> 4 {
            0 => Kind::Read,
            2 => Kind::Fence,
            _ => Kind::Write,
        }
    }

    /// The memory order of events of the class; initial writes have none and answer `NotAtomic`.
    #[inline]
    pub fn order(self) -> Order {
        if self.is_init() { Order::NotAtomic } else { Order::ALL[(self.0 >> 1 & 7) as usize] }
    }

    /// Whether events of the class belong to a successful read-modify-write.
    #[inline]
    pub fn is_rmw(self) -> bool {
        self.0 & 1 == 1 && self.0 < (Kind::Fence as u8) << 4
    }

    /// Whether events of the class are signals between threads: creation and beginning, end and join,
    /// arrivals at and departures from barriers that are left unordered. Signals have locations of their own,
    /// which no other event accesses.
    #[inline]
    pub fn is_signal(self) -> bool {
        self.order() >= Order::Start && self.kind() != Kind::Fence
    }

    /// Whether events of the class only mark a place in their thread.
    #[inline]
    pub fn is_mark(self) -> bool {
        self == Self::MARK || (self.0 & 1 == 1 && self.kind() == Kind::Fence)
    }
}

/// Which earlier reads of its thread an event depends on, each by its number within the thread's events,
/// ascending.
///
/// Tracked only for models that ask for it. Whatever the other reads have read, the thread does the same: the
/// same event at the same number, unless its loop has come back to where it was and it spins. Beyond that, a
/// dependency is one of the program's text: `r ^ r` depends on `r`.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Dependencies {
    /// Through the address that is accessed.
    pub addr: Vec<u16>,
    /// Through the value that is written or, for a compare-exchange, compared with.
    pub data: Vec<u16>,
    /// Through branches before it: they decide whether it happens at all.
    pub ctrl: Vec<u16>,
}

impl Dependencies {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.addr.is_empty() && self.data.is_empty() && self.ctrl.is_empty()
    }
}
