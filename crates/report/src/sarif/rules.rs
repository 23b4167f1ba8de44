//! The kinds of errors and warnings as rules, with what to do about each.

use serde_json::{Value, json};

/// A kind of problem.
#[derive(Debug)]
pub struct Rule {
    /// The kind, as in the JSON report.
    pub id: &'static str,
    /// What is wrong.
    description: &'static str,
    /// What to do.
    help: &'static str,
}

impl Rule {
    /// As SARIF describes rules.
    pub fn descriptor(&self) -> Value {
        json!({
            "id": self.id,
            "name": self.name(),
            "shortDescription": {"text": self.description},
            "help": {"text": self.help},
            "defaultConfiguration": {"level": if self.is_warning() { "warning" } else { "error" }},
        })
    }

    /// `data-race` as `DataRace`.
    fn name(&self) -> String {
        let words = self.id.split('-');
        words.map(|word| word[..1].to_uppercase() + &word[1..]).collect()
    }

    fn is_warning(&self) -> bool {
        matches!(
            self.id,
            "unfreed-memory"
                | "unordered-writes"
                | "nondeterminism"
                | "early-handle-read"
                | "atomic-block"
                | "vacuous"
        )
    }
}

const fn rule(id: &'static str, description: &'static str, help: &'static str) -> Rule {
    Rule { id, description, help }
}

/// All kinds.
pub const RULES: [Rule; 28] = [
    rule(
        "assertion",
        "An assertion can fail.",
        "The code flow is an execution in which it does. If no interleaving gives that execution, some access needs a stronger \
         memory order, or a fence is missing.",
    ),
    rule(
        "data-race",
        "Two threads access the same memory, one of them writes, one access is not atomic, and nothing orders the two.",
        "Order the two: by a lock that both hold, by a release store that the other thread reads with acquire, or by making both \
         atomic.",
    ),
    rule(
        "access-freed",
        "Memory is used after it is freed.",
        "Free it when nobody can still hold its address.",
    ),
    rule("access-unallocated", "An access finds no object.", "See how the thread has got the address."),
    rule(
        "null-dereference",
        "A null pointer is followed.",
        "Test the pointer, or see who should have set it.",
    ),
    rule(
        "out-of-bounds",
        "An access is outside its object.",
        "Compare the index with the size of the object.",
    ),
    rule(
        "uninitialized-read",
        "Memory is read that was never written.",
        "Initialise it before its address is published, and publish with release.",
    ),
    rule(
        "double-free",
        "Memory is freed twice.",
        "Let exactly one thread find out that it is the last user.",
    ),
    rule(
        "invalid-free",
        "What is freed was not allocated.",
        "Free only what an allocation function has returned.",
    ),
    rule(
        "invalid-unlock",
        "A lock is released by a thread that does not hold it.",
        "Release it once for each time it is taken.",
    ),
    rule(
        "invalid-lock",
        "A lock is used that is not initialised, is destroyed, or must not be taken here.",
        "Initialise it before threads start, and destroy it when they have ended.",
    ),
    rule(
        "barrier-misuse",
        "A barrier is used in a way that is not defined.",
        "Destroy it only when nobody waits at it.",
    ),
    rule(
        "condvar-misuse",
        "A condition variable is used in a way that is not defined.",
        "Wait with the mutex held.",
    ),
    rule(
        "semaphore-misuse",
        "A semaphore is used in a way that is not defined.",
        "Initialise it first, destroy it last.",
    ),
    rule(
        "invalid-allocation",
        "Memory is asked for with an alignment that is none.",
        "Alignments are powers of two.",
    ),
    rule(
        "invalid-join",
        "A thread is joined that cannot be.",
        "Join each thread once, if it is not detached.",
    ),
    rule(
        "deadlock",
        "Threads wait for each other and none can go on.",
        "Take locks in the same order everywhere; make sure that a thread does not wait for one that waits for it.",
    ),
    rule(
        "liveness",
        "A thread spins for ever.",
        "See who should write what the loop reads, and why that is not done.",
    ),
    rule("division-by-zero", "A division by zero.", "Test the divisor."),
    rule("unreachable", "A point is reached that the program says cannot be.", "The code flow leads there."),
    rule("abort", "The program aborts.", "The code flow leads there."),
    rule(
        "model",
        "A report of the memory model.",
        "The name and the statement of the model are in the message; a warning may also be about the model itself.",
    ),
    rule(
        "unfreed-memory",
        "Memory is not freed when an execution ends.",
        "Free it, if the program is to run for long.",
    ),
    rule(
        "unordered-writes",
        "Two writes of the same memory are not ordered.",
        "See whether either may be the last.",
    ),
    rule(
        "nondeterminism",
        "A value from outside is fixed.",
        "Only one value was explored (`--nondet-int`), so other values may show other errors.",
    ),
    rule(
        "early-handle-read",
        "A thread reads the handle of a thread that its creator need not have stored yet.",
        "POSIX promises the handle to the creator only, when `pthread_create` has returned. Use `pthread_self()`, or let the creator tell the other \
         thread when it is there.",
    ),
    rule(
        "atomic-block",
        "An access outside of atomic blocks may come between those of a block.",
        "Only blocks exclude each other. Where nothing at all shall come between, put the access into a block (`__VERIFIER_atomic_begin`), too.",
    ),
    rule(
        "vacuous",
        "No execution is complete.",
        "Nothing was checked to its end. See where threads are blocked (`--print-all-executions`), and whether an assumption is \
         never true or a loop never ends.",
    ),
];
