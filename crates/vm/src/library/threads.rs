//! Threads of pthreads. A `pthread_t` is the number of the thread plus 1.
//!
//! ```text
//! pthread_attr_t:   4 bytes at offset 0: whether threads are created detached; 8 bytes at offset 8: size of the stack
//! ```
//! Whether a thread was joined or detached before is known to the thread that did it: two threads that join the same third
//! one are not found out.

use super::context::{Context, Got, NOTHING, Outcome, fail, give, int, truth};
use super::rows;
use crate::{ErrorKind, Row, Step};

pub const ROWS: &[Row] = rows! { Plain;
    "__pthread_create_2_1", "int (pthread_t *, const pthread_attr_t *, void *(*)(void *), void *)", create;
    "pthread_atfork", "int (void (*)(void), void (*)(void), void (*)(void))", |_| int(0);
    "pthread_attr_destroy", "int (pthread_attr_t *)", |_| int(0);
    "pthread_attr_getdetachstate", "int (const pthread_attr_t *, int *)", |c| { let state = c.load(c.arg(0), 4)?; c.store(c.arg(1), 4, state)?; int(0) };
    "pthread_attr_getstacksize", "int (const pthread_attr_t *, size_t *)", |c| { let size = c.load(c.arg(0) + 8, 8)?; c.store(c.arg(1), 8, size)?; int(0) };
    "pthread_attr_init", "int (pthread_attr_t *)", init_attributes;
    "pthread_attr_setaffinity_np", "int (pthread_attr_t *, size_t, const cpu_set_t *)", |_| int(0);
    "pthread_attr_setdetachstate", "int (pthread_attr_t *, int)", |c| { c.store(c.arg(0), 4, c.arg(1))?; int(0) };
    "pthread_attr_setguardsize", "int (pthread_attr_t *, size_t)", |_| int(0);
    "pthread_attr_setinheritsched", "int (pthread_attr_t *, int)", |_| int(0);
    "pthread_attr_setschedparam", "int (pthread_attr_t *, const struct sched_param *)", |_| int(0);
    "pthread_attr_setschedpolicy", "int (pthread_attr_t *, int)", |_| int(0);
    "pthread_attr_setscope", "int (pthread_attr_t *, int)", |_| int(0);
    "pthread_attr_setstack", "int (pthread_attr_t *, void *, size_t)", |_| int(0);
    "pthread_attr_setstacksize", "int (pthread_attr_t *, size_t)", |c| { c.store(c.arg(0) + 8, 8, c.arg(1))?; int(0) };
    "pthread_create", "int (pthread_t *, const pthread_attr_t *, void *(*)(void *), void *)", create;
    "pthread_detach", "int (pthread_t)", |c| { detach(c, c.arg(0))?; int(0) };
    "pthread_equal", "int (pthread_t, pthread_t)", |c| truth(c.arg(0) == c.arg(1));
    "pthread_exit", "void (void *)", |c| Err(Step::FinishThread { value: c.arg(0) });
    "pthread_getname_np", "int (pthread_t, char *, size_t)", |c| { c.store(c.arg(1), 1, 0)?; int(0) };
    "pthread_join", "int (pthread_t, void **)", |c| { let value = join(c, c.arg(0))?; c.store_if_wanted(c.arg(1), 8, value)?; int(0) };
    "pthread_self", "pthread_t (void)", |c| give(c.me());
    "pthread_setaffinity_np", "int (pthread_t, size_t, const cpu_set_t *)", |_| int(0);
    "pthread_setcancelstate", "int (int, int *)", |c| { c.store_if_wanted(c.arg(1), 4, 0)?; int(0) };
    "pthread_setcanceltype", "int (int, int *)", |c| { c.store_if_wanted(c.arg(1), 4, 0)?; int(0) };
    "pthread_setconcurrency", "int (int)", |_| int(0);
    "pthread_setname_np", "int (pthread_t, const char *)", |_| int(0);
    "pthread_setschedparam", "int (pthread_t, int, const struct sched_param *)", |_| int(0);
    "pthread_sigmask", "int (int, const sigset_t *, sigset_t *)", |_| int(0);
    "pthread_testcancel", "void (void)", |_| NOTHING;
    "pthread_yield", "int (void)", |_| int(0);
    "sched_setaffinity", "int (pid_t, size_t, const cpu_set_t *)", |_| int(0);
    "sched_yield", "int (void)", |_| int(0);
};

const DETACHED: u64 = 1;
/// What an attribute says about the stack if nobody asked for anything: it has no meaning here.
const STACK_SIZE: u64 = 8 << 20;

fn init_attributes(c: &mut Context<'_, '_>) -> Outcome {
    c.store(c.arg(0), 4, 0)?;
    c.store(c.arg(0) + 8, 8, STACK_SIZE)?;
    int(0)
}

/// The identifier is stored before the thread runs, as glibc does, although POSIX does not promise it.
fn create(c: &mut Context<'_, '_>) -> Outcome {
    let is_detached = match c.arg(1) {
        0 => false,
        attributes => c.load(attributes, 4)? & 0xFFFF_FFFF == DETACHED,
    };
    let thread = spawn(c, c.arg(0), c.arg(2), c.arg(3))?;
    if is_detached {
        c.settle(thread);
    }
    int(0)
}

/// Creates a thread and stores its identifier; gives its number.
pub fn spawn(c: &mut Context<'_, '_>, identifier: u64, function: u64, argument: u64) -> Got {
    let thread = c.upcoming_thread()?;
    c.store_if_wanted(identifier, 8, thread + 1)?;
    c.create(function, argument)
}

/// Waits for the thread with this identifier; gives what it returned.
pub fn join(c: &mut Context<'_, '_>, identifier: u64) -> Got {
    let thread = number(c, identifier, "joins")?;
    if identifier == c.me() {
        return fail(ErrorKind::InvalidJoin, "joins itself");
    }
    if !c.settle(thread) {
        let message = format!("joins thread {thread}, which it has already joined or detached");
        return fail(ErrorKind::InvalidJoin, message);
    }
    c.join(thread)
}

/// Notes that nobody will join the thread with this identifier.
pub fn detach(c: &mut Context<'_, '_>, identifier: u64) -> Got<()> {
    let thread = number(c, identifier, "detaches")?;
    match c.settle(thread) {
        true => Ok(()),
        false => fail(
            ErrorKind::InvalidJoin,
            format!("detaches thread {thread}, which it has already joined or detached"),
        ),
    }
}

fn number(c: &Context<'_, '_>, identifier: u64, does: &str) -> Got {
    match identifier {
        0 => fail(ErrorKind::InvalidJoin, format!("{does} a thread that was never created")),
        _ if !c.is_thread_or_none(identifier) => {
            fail(ErrorKind::InvalidJoin, format!("{does} something that is not a thread"))
        }
        _ => Ok(identifier - 1),
    }
}
