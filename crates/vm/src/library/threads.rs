//! Threads of pthreads. A `pthread_t` is the number of the thread plus 1.
//!
//! Whether a thread was joined or detached before is known to the thread that did it: two threads that join
//! the same third one are not found out.

use super::attributes::{get, set};
use super::codes::{EINVAL, ENOTSUP};
use super::context::{Context, Got, NOTHING, Outcome, fail, give, int, truth, unsupported};
use super::{attributes, cleanup, rows, signals};
use crate::{ErrorKind, Row, Step};

pub const ROWS: &[Row] = rows! { Plain;
    "__pthread_create_2_1", "int (pthread_t *, const pthread_attr_t *, void *(*)(void *), void *)", create;
    "pthread_atfork", "int (void (*)(void), void (*)(void), void (*)(void))", |_| int(0);
    "pthread_attr_destroy", "int (pthread_attr_t *)", attributes::destroy;
    "pthread_attr_getdetachstate", "int (const pthread_attr_t *, int *)", |c| get(c, attributes::DETACHED);
    "pthread_attr_getguardsize", "int (const pthread_attr_t *, size_t *)", |c| get(c, attributes::GUARD_SIZE);
    "pthread_attr_getinheritsched", "int (const pthread_attr_t *, int *)", |c| get(c, attributes::INHERITS);
    "pthread_attr_getschedparam", "int (const pthread_attr_t *, struct sched_param *)", |c| get(c, attributes::PRIORITY);
    "pthread_attr_getschedpolicy", "int (const pthread_attr_t *, int *)", |c| get(c, attributes::POLICY);
    "pthread_attr_getscope", "int (const pthread_attr_t *, int *)", |c| get(c, attributes::SCOPE);
    "pthread_attr_getstack", "int (const pthread_attr_t *, void **, size_t *)", attributes::get_stack;
    "pthread_attr_getstacksize", "int (const pthread_attr_t *, size_t *)", |c| get(c, attributes::STACK_SIZE);
    "pthread_attr_init", "int (pthread_attr_t *)", attributes::init_thread;
    "pthread_attr_setaffinity_np", "int (pthread_attr_t *, size_t, const cpu_set_t *)", |c| { attributes::words(c, c.arg(2), c.arg(1))?; attributes::destroy(c) };
    "pthread_attr_setdetachstate", "int (pthread_attr_t *, int)", |c| set(c, attributes::DETACHED, 0..=1);
    "pthread_attr_setguardsize", "int (pthread_attr_t *, size_t)", |c| { attributes::GUARD_SIZE.write(c, c.arg(0), c.arg(1))?; int(0) };
    "pthread_attr_setinheritsched", "int (pthread_attr_t *, int)", |c| set(c, attributes::INHERITS, 0..=1);
    "pthread_attr_setschedparam", "int (pthread_attr_t *, const struct sched_param *)", attributes::set_priority;
    "pthread_attr_setschedpolicy", "int (pthread_attr_t *, int)", |c| set(c, attributes::POLICY, 0..=2);
    "pthread_attr_setscope", "int (pthread_attr_t *, int)", |c| if c.int_arg(1) == PROCESS_SCOPE { int(ENOTSUP) } else { set(c, attributes::SCOPE, 0..=0) };
    "pthread_attr_setstack", "int (pthread_attr_t *, void *, size_t)", attributes::set_stack;
    "pthread_attr_setstacksize", "int (pthread_attr_t *, size_t)", attributes::set_stack_size;
    "pthread_create", "int (pthread_t *, const pthread_attr_t *, void *(*)(void *), void *)", create;
    "pthread_detach", "int (pthread_t)", |c| { detach(c, c.arg(0))?; int(0) };
    "pthread_equal", "int (pthread_t, pthread_t)", |c| truth(c.arg(0) == c.arg(1));
    "pthread_exit", "void (void *)", |c| exit(c, c.arg(0));
    "pthread_join", "int (pthread_t, void **)", |c| { let value = join(c, c.arg(0))?; c.store_if_wanted(c.arg(1), 8, value)?; int(0) };
    "pthread_self", "pthread_t (void)", |c| give(c.me());
    "pthread_setaffinity_np", "int (pthread_t, size_t, const cpu_set_t *)", |c| { attributes::words(c, c.arg(2), c.arg(1))?; int(0) };
    "pthread_setcancelstate", "int (int, int *)", |c| set_cancellation(c, 0);
    "pthread_setcanceltype", "int (int, int *)", |c| set_cancellation(c, 4);
    "pthread_setconcurrency", "int (int)", |_| int(0);
    "pthread_setschedparam", "int (pthread_t, int, const struct sched_param *)", |c| { c.load(c.arg(2), 4)?; int(0) };
    "pthread_testcancel", "void (void)", |_| NOTHING;
    "pthread_yield", "int (void)", |_| int(0);
    "sched_setaffinity", "int (pid_t, size_t, const cpu_set_t *)", |c| { attributes::words(c, c.arg(2), c.arg(1))?; int(0) };
    "sched_yield", "int (void)", |_| int(0);
};

/// Threads of a process that share its processor time, which Linux does not have.
const PROCESS_SCOPE: i32 = 1;

/// A variable of each thread: whether it can be cancelled (4 bytes), and when (4 bytes). Nobody cancels it.
pub const CANCELLATION: &str = "__selvedge_cancellation";

fn set_cancellation(c: &mut Context<'_, '_>, offset: u64) -> Outcome {
    if !(0..=1).contains(&c.int_arg(0)) {
        return int(EINVAL);
    }
    let state = c.global(CANCELLATION) + offset;
    let old = c.load(state, 4)?;
    c.store(state, 4, c.arg(0) & 1)?;
    c.store_if_wanted(c.arg(1), 4, old)?;
    int(0)
}

/// The identifier is stored before the thread runs, as glibc does, although POSIX does not promise it.
fn create(c: &mut Context<'_, '_>) -> Outcome {
    let is_detached = attributes::is_detached(c, c.arg(1))?;
    c.note_handle(c.arg(0));
    let thread = spawn(c, Some(c.arg(0)), c.arg(2), c.arg(3))?;
    if is_detached {
        c.settle(thread);
    }
    int(0)
}

/// Ends the calling thread. On the way out clean-up handlers and destructors would run, which is not
/// modelled.
pub fn exit(c: &mut Context<'_, '_>, value: u64) -> Outcome {
    if c.has_clean_ups() || cleanup::is_open(c) {
        return unsupported(
            "the end of a thread (`pthread_exit`, `thrd_exit`) between pthread_cleanup_push and pthread_cleanup_pop, or in a function with destructors to run",
        );
    }
    Err(Step::FinishThread { value })
}

/// Creates a thread and stores its identifier, if somewhere; gives its number.
pub fn spawn(c: &mut Context<'_, '_>, identifier: Option<u64>, function: u64, argument: u64) -> Got {
    let thread = c.upcoming_thread()?;
    if let Some(identifier) = identifier {
        c.store(identifier, 8, thread + 1)?;
    }
    signals::inherit_mask(c, thread)?;
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

/// The number of the thread with an identifier.
pub fn number(c: &Context<'_, '_>, identifier: u64, does: &str) -> Got {
    match identifier {
        0 => fail(ErrorKind::InvalidJoin, format!("{does} a thread that was never created")),
        _ if !c.is_thread_or_none(identifier) => {
            fail(ErrorKind::InvalidJoin, format!("{does} something that is not a thread"))
        }
        _ => Ok(identifier - 1),
    }
}
