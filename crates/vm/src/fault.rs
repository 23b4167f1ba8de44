//! Why a thread cannot go on: what is wrong with the checked program, with the input, or with a limit.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The reason of an `Action::Fail`, kept in the suspended thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// An error of the checked program.
    Error {
        /// Which.
        kind: ErrorKind,
        /// What happened, without the place.
        message: String,
    },
    /// The program does something that is not supported: an error of the input, with the place where it is
    /// done.
    Unsupported {
        /// What it does, to follow 'unsupported: '.
        what: String,
    },
    /// The program calls a function that is defined nowhere and is not a known library function: not
    /// supported either.
    Missing {
        /// Its name.
        name: String,
    },
    /// A limit was met.
    Limit {
        /// Its short name: `stack`, `memory`, `steps`, `threads`.
        which: &'static str,
        /// What happened and which limit to raise.
        message: String,
    },
    /// The program has to be loaded again, with another configuration.
    Restart(Restart),
}

impl Fault {
    /// An error of the checked program.
    pub fn error(kind: ErrorKind, message: impl Into<String>) -> Fault {
        Fault::Error { kind, message: message.into() }
    }

    /// Something that is not supported.
    pub fn unsupported(what: impl Into<String>) -> Fault {
        Fault::Unsupported { what: what.into() }
    }

    /// A limit that was met.
    pub fn limit(which: &'static str, message: impl Into<String>) -> Fault {
        Fault::Limit { which, message: message.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Error { kind, message } => write!(f, "{}: {message}", kind.name()),
            Fault::Unsupported { what } => write!(f, "unsupported: {what}"),
            Fault::Missing { name } => {
                let why = "which is defined nowhere and is not a known library function";
                write!(f, "unsupported: a call of `{name}`, {why}")
            }
            Fault::Limit { which, message } => write!(f, "limit ({which}): {message}"),
            Fault::Restart(restart) => write!(f, "restart: {restart:?}"),
        }
    }
}

/// What has to change before the program is loaded again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Restart {
    /// Objects made here must be shared from their birth (`Config::shared_sites`).
    ShareSite(Site),
    /// More threads are created than there is room for (`Config::threads`).
    MoreThreads,
    /// A lock or barrier is used in a way that asks for its sections or arrivals in every order
    /// (`Config::ordered`).
    Order {
        /// Where it is.
        address: u64,
        /// The way in which it is used, as a sentence about 'it'.
        why: &'static str,
    },
    /// Something was assumed of a loop that does not hold (`Config::uncounted`).
    Count {
        /// Its function.
        function: u32,
        /// Its head.
        head: u32,
    },
    /// Reads of a location that were left out may race (`Config::racing`).
    Race {
        /// Where it is.
        address: u64,
    },
    /// Something was assumed of a location that does not hold (`Config::heeded`).
    Heed {
        /// Where it is.
        address: u64,
    },
}

/// A place of the program that makes objects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Site {
    /// A call of an allocator, or an `alloca`.
    Operation {
        /// Number of the function.
        function: u32,
        /// Number of the operation in it.
        operation: u32,
    },
    /// A thread-local variable, by number of the global; `u32::MAX` stands for `errno`.
    ThreadLocal(u32),
    /// A global variable, by number.
    Global(u32),
}

/// Kinds of errors of a checked program that a single thread can notice; the names are part of the tool's
/// contract.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ErrorKind {
    Assertion,
    AccessFreed,
    AccessUnallocated,
    NullDereference,
    OutOfBounds,
    UninitializedRead,
    DoubleFree,
    InvalidFree,
    InvalidAllocation,
    InvalidUnlock,
    InvalidLock,
    BarrierMisuse,
    CondvarMisuse,
    SemaphoreMisuse,
    InvalidJoin,
    DivisionByZero,
    Unreachable,
    Abort,
}

impl ErrorKind {
    /// The kind as reports call it.
    pub fn name(self) -> &'static str {
        match self {
            ErrorKind::Assertion => "assertion",
            ErrorKind::AccessFreed => "access-freed",
            ErrorKind::AccessUnallocated => "access-unallocated",
            ErrorKind::NullDereference => "null-dereference",
            ErrorKind::OutOfBounds => "out-of-bounds",
            ErrorKind::UninitializedRead => "uninitialized-read",
            ErrorKind::DoubleFree => "double-free",
            ErrorKind::InvalidFree => "invalid-free",
            ErrorKind::InvalidAllocation => "invalid-allocation",
            ErrorKind::InvalidUnlock => "invalid-unlock",
            ErrorKind::InvalidLock => "invalid-lock",
            ErrorKind::BarrierMisuse => "barrier-misuse",
            ErrorKind::CondvarMisuse => "condvar-misuse",
            ErrorKind::SemaphoreMisuse => "semaphore-misuse",
            ErrorKind::InvalidJoin => "invalid-join",
            ErrorKind::DivisionByZero => "division-by-zero",
            ErrorKind::Unreachable => "unreachable",
            ErrorKind::Abort => "abort",
        }
    }
}
