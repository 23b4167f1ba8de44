//! `pthread_cleanup_push` and `pthread_cleanup_pop`, as glibc's headers expand them.
//!
//! In C without exceptions a push marks the place with `__sigsetjmp`, to which a thread that ends would come
//! back a second time, and registers it; a pop forgets it, and calls the handler itself. With exceptions the
//! handler is a clean-up of the compiler (`__pthread_cleanup_routine`). Threads that end inside are refused
//! (`threads::exit`), and so are all jumps: so each `setjmp` returns once.

use super::context::{Context, NOTHING, Outcome, int, unsupported};
use super::rows;
use crate::Row;

pub const ROWS: &[Row] = rows! { Plain;
    "__pthread_cleanup_routine", "void (struct __pthread_cleanup_frame *)", run_handler;
    "__pthread_register_cancel", "void (__pthread_unwind_buf_t *)", |c| { change(c, |open| open + 1)?; NOTHING };
    "__pthread_unregister_cancel", "void (__pthread_unwind_buf_t *)", |c| { change(c, |open| open.saturating_sub(1))?; NOTHING };
    "__pthread_unwind_next", "void (__pthread_unwind_buf_t *)", |_| unsupported("cancelling threads (pthread_cancel)");
    "__sigsetjmp", "int (jmp_buf, int)", mark;
    "_setjmp", "int (jmp_buf)", mark;
    "setjmp", "int (jmp_buf)", mark;
    "sigsetjmp", "int (sigjmp_buf, int)", mark;
};

/// A variable of each thread: how many handlers are registered.
pub const OPEN: &str = "__selvedge_cleanup_handlers";

/// Whether the calling thread is between a push and its pop.
pub fn is_open(c: &mut Context<'_, '_>) -> bool {
    match c.known_global(OPEN) {
        Some(open) => c.peek(open, 8).is_some_and(|open| open > 0),
        None => false,
    }
}

fn change(c: &mut Context<'_, '_>, by: fn(u64) -> u64) -> super::context::Got<()> {
    let variable = c.global(OPEN);
    let open = c.load(variable, 8)?;
    c.store(variable, 8, by(open))
}

/// The first return of `setjmp`; nobody jumps, so there is no second one.
fn mark(c: &mut Context<'_, '_>) -> Outcome {
    c.store(c.arg(0), 8, 0)?;
    int(0)
}

/// The handler is at 0, its argument at 8, and whether to call it (4 bytes) at 16.
fn run_handler(c: &mut Context<'_, '_>) -> Outcome {
    let frame = c.arg(0);
    if c.load(frame + 16, 4)? != 0 {
        let (handler, argument) = (c.load(frame, 8)?, c.load(frame + 8, 8)?);
        c.call(handler, &[argument])?;
    }
    NOTHING
}
