//! How events and errors are put into words, whoever has found them.

use crate::place::Place;
use selvedge_explore::FaultKind;
use selvedge_graph::{Kind, Order, ThreadId};
use selvedge_interleave as interleave;
use selvedge_program::{Action, Block};

/// What is wrong with a program in which threads spin for ever.
pub const NEVER_ENDING: &str =
    "the program does not end: nobody is left who could change what a loop waits for";

/// What is wrong with one of these threads.
pub fn spins(thread: &str) -> String {
    format!("thread `{thread}` loops here for ever")
}

/// What a thread that spins for ever does at a place, and where another has written what it reads.
pub fn looks_in_vain(thread: &str, read: &str, place: &Place, written: Option<&Place>) -> String {
    let written = written.map_or(String::new(), |by| {
        format!(", which thread `{}` wrote at {}", by.thread_name, by.line_position())
    });
    format!(
        "thread `{thread}` {read} at {} again and again{written}; nobody is left to change it",
        place.line_position()
    )
}

/// An event, with the names that it takes to describe it.
pub struct Deed<'a> {
    /// What was done.
    pub action: Action,
    /// The name of its order.
    pub order: &'static str,
    /// The library function that it belongs to, and what that works on.
    pub call: Option<&'a (String, String)>,
    /// What is accessed.
    pub address: Option<&'a str>,
    /// What is read or written, if that means something to people.
    pub value: Option<&'a str>,
    /// What a thread is called.
    pub thread: &'a dyn Fn(ThreadId) -> String,
    /// What a lock or barrier is called that has no address.
    pub object: &'a dyn Fn() -> String,
    /// What is freed.
    pub freed: &'a dyn Fn() -> String,
    /// Whether a toss shows that what comes next fails.
    pub by_chance: bool,
}

impl Deed<'_> {
    /// The kind of the event, and what it does.
    pub fn words(&self) -> (&'static str, String) {
        let named = |thread| format!("thread `{}`", (self.thread)(thread));
        let object = || format!("`{}`", self.address.map_or_else(|| (self.object)(), str::to_string));
        let order = self.order;
        match (self.action, self.address, self.value) {
            (Action::Create { thread, .. }, ..) => ("create", format!("creates {}", named(thread))),
            (Action::Begin { .. }, ..) => ("begin", "begins".to_string()),
            (Action::Finish { .. }, ..) => ("end", "ends".to_string()),
            (Action::Join { thread, .. }, ..) => ("join", format!("joins {}", named(thread))),
            (Action::Free { explicit: true, .. }, ..) => ("free", format!("frees `{}`", (self.freed)())),
            (Action::Free { .. }, ..) => ("free", format!("ends the life of `{}`", (self.freed)())),
            (Action::Arrive { .. } | Action::Arrived { .. }, ..) => {
                ("arrive", format!("arrives at {}", object()))
            }
            (Action::Depart { .. }, ..) => ("depart", format!("leaves {}", object())),
            (Action::Lock { shared: false, .. }, ..) => ("lock", format!("locks {}", object())),
            (Action::Lock { .. }, ..) => ("lock", format!("locks {} for reading", object())),
            (Action::Unlock { .. }, ..) => ("unlock", format!("unlocks {}", object())),
            (Action::Toss, ..) if self.by_chance => ("chance", "fails without reason (weak)".to_string()),
            (Action::Toss, ..) => ("chance", "does not fail without reason (weak)".to_string()),
            (Action::Retire { .. }, ..) => ("destroy", format!("destroys {}", object())),
            (Action::Read { .. } | Action::Write { .. }, _, None) => {
                let verb = if matches!(self.action, Action::Read { .. }) { "read" } else { "write" };
                let (call, object) =
                    self.call.expect("an access without a value is one of a library function");
                (verb, format!("{verb}s the state of `{object}` in `{call}` ({order})"))
            }
            (Action::Read { .. }, Some(address), Some(value)) => {
                ("read", format!("reads {value} from {address} ({order})"))
            }
            (Action::Write { .. }, Some(address), Some(value)) => {
                ("write", format!("writes {value} to {address} ({order})"))
            }
            _ => ("fence", format!("fence ({order})")),
        }
    }
}

/// What an event does now, or did then.
pub fn verb(action: Action, kind: Kind, now: bool) -> &'static str {
    let (present, past) = match (action, kind) {
        (Action::Free { explicit: true, .. }, _) => ("frees", "freed"),
        (Action::Free { .. }, _) => ("ends the life of", "ended the life of"),
        (Action::Join { .. }, _) => ("joins", "joined"),
        (Action::Lock { .. }, _) => ("locks", "locked"),
        (Action::Unlock { .. }, _) => ("unlocks", "unlocked"),
        (Action::Retire { .. }, _) => ("destroys", "destroyed"),
        (Action::Toss, _) => ("is left to chance", "was left to chance"),
        (_, Kind::Read) => ("reads", "read"),
        (_, Kind::Write) => ("writes", "wrote"),
        (_, Kind::Fence) => ("has a fence", "had a fence"),
    };
    if now { present } else { past }
}

/// The kind of error that a fault is, and what is wrong with what has this name.
pub fn fault(kind: FaultKind, name: &str) -> (&'static str, String) {
    match kind {
        FaultKind::TooEarly => (
            "access-unallocated",
            format!("`{name}` is accessed, but nothing orders its allocation before that"),
        ),
        FaultKind::Freed => ("access-freed", format!("`{name}` is used after its memory is freed")),
        FaultKind::DoubleFree => ("double-free", format!("`{name}` is freed twice")),
        FaultKind::InvalidFree => {
            ("invalid-free", format!("`{name}` is freed, but is not the start of an allocated object"))
        }
        FaultKind::Uninitialized => {
            ("uninitialized-read", format!("`{name}` is read, but was never written"))
        }
        FaultKind::RaceWithFirstContents => ("data-race", format!("data race on `{name}`")),
        FaultKind::JoinedTwice => ("invalid-join", "a thread is joined twice".to_string()),
        FaultKind::Disguised => {
            ("access-unallocated", format!("`{name}` is accessed by a thread that cannot know its address"))
        }
        FaultKind::Unallocated => ("access-unallocated", format!("`{name}` is not allocated")),
        FaultKind::MixedSizes | FaultKind::Crowded | FaultKind::Retired => {
            unreachable!("what is not supported is no error of the program")
        }
    }
}

/// The fault of a graph that a fault of an interleaving is called like; none if it is no error of the
/// program.
pub fn alike(kind: interleave::FaultKind) -> Option<FaultKind> {
    Some(match kind {
        interleave::FaultKind::Unallocated => FaultKind::Unallocated,
        interleave::FaultKind::Freed => FaultKind::Freed,
        interleave::FaultKind::DoubleFree => FaultKind::DoubleFree,
        interleave::FaultKind::InvalidFree => FaultKind::InvalidFree,
        interleave::FaultKind::Uninitialized => FaultKind::Uninitialized,
        interleave::FaultKind::JoinedTwice => FaultKind::JoinedTwice,
        interleave::FaultKind::Disguised => FaultKind::Disguised,
        interleave::FaultKind::Retired | interleave::FaultKind::MixedSizes => return None,
    })
}

/// Why a thread is blocked.
pub fn blocked(block: Block) -> &'static str {
    match block {
        Block::Assume => "is blocked: an assumption does not hold",
        Block::LoopBound => "is blocked: the loop bound is reached",
        Block::Spin { .. } => "spins: a loop has changed nothing",
        Block::Redundant { .. } => "stops: without a round of its loop it would do the same",
        Block::Wait(_) => "waits",
    }
}

/// What a memory order is called.
pub fn order(order: Order) -> &'static str {
    match order {
        Order::NotAtomic => "non-atomic",
        Order::Relaxed => "relaxed",
        Order::Acquire => "acquire",
        Order::Release => "release",
        Order::AcquireRelease => "acq_rel",
        Order::SeqCst => "seq_cst",
        Order::Start => "start",
        Order::Finish => "finish",
    }
}

/// The refusal of accesses of different sizes: where and what, and the same of another.
pub fn mixed_sizes((place, name): (&str, &str), other: Option<(String, String)>) -> String {
    let other = other.map_or(String::new(), |(place, name)| format!(" (at {place} as `{name}`)"));
    format!(
        "{place}: unsupported: `{name}` is accessed here, and some of its bytes elsewhere in another size{other}; accesses of \
         different sizes to the same shared memory are not modelled"
    )
}

/// The name of a synchronisation object instead of that of something inside it, which says nothing.
pub fn without_insides(mut name: String) -> String {
    while let Some(outer) = INSIDES.iter().find_map(|inside| name.strip_suffix(inside)) {
        name = outer.to_string();
    }
    name
}

/// Members of the types of synchronisation objects.
const INSIDES: [&str; 15] = [
    ".__data",
    ".__lock",
    ".__readers",
    ".__align",
    ".__size[0]",
    "._M_mutex",
    "._M_cond",
    "._M_rwlock",
    "._M_sem",
    "._M_counter",
    "._M_a",
    "._M_b",
    "._M_phase",
    "._M_i",
    "._M_base",
];
