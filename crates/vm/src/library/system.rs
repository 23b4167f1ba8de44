//! System calls by number.

use super::context::{Context, Outcome, give, unsupported};
use super::environment::fixed;
use super::{futex, rows};
use crate::Row;

pub const ROWS: &[Row] = rows! { Lock;
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
        FUTEX => futex::call(c),
        number => unsupported(format!("system call {number}")),
    }
}
