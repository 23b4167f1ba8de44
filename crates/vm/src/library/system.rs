//! System calls by number.

use super::context::{Context, Outcome, give, unsupported};
use super::environment::fixed;
use super::rows;
use crate::Row;

pub const ROWS: &[Row] = rows! { Plain;
    "syscall", "long (long, ...)", system_call;
};

fn system_call(c: &mut Context<'_, '_>) -> Outcome {
    const SCHED_YIELD: u64 = 24;
    const GETPID: u64 = 39;
    const GETTID: u64 = 186;
    const FUTEX: u64 = 202;
    match c.arg(0) {
        SCHED_YIELD => give(0),
        GETPID => fixed(c, "syscall(SYS_getpid)", 1000),
        GETTID => {
            let me = c.me();
            fixed(c, "syscall(SYS_gettid)", 999 + me)
        }
        FUTEX => futex(c),
        number => unsupported(format!("system call {number}")),
    }
}

/// Waiting returns at once, which Linux allows (a spurious wake-up): callers look at the word again, and a loop that does so in
/// vain is a spin. Waking is nothing then.
fn futex(c: &mut Context<'_, '_>) -> Outcome {
    const WAIT: u64 = 0;
    const WAKE: u64 = 1;
    const WAIT_BITSET: u64 = 9;
    const WAKE_BITSET: u64 = 10;
    /// Without the flags for private futexes and for the clock.
    const COMMAND: u64 = 0x7F;
    match c.arg(2) & COMMAND {
        WAIT | WAKE | WAIT_BITSET | WAKE_BITSET => give(0),
        command => unsupported(format!("futex command {command}")),
    }
}
