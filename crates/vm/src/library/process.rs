//! The end of the program, wanted or not.

use super::context::{Context, NOTHING, Outcome, fail, int, unsupported};
use super::rows;
use crate::{ErrorKind, Row, Step};
use selvedge_program::ThreadId;

pub const ROWS: &[Row] = rows! { Plain;
    "_Exit", "void (int)", |_| Err(Step::Exit { run_handlers: false });
    "__assert", "void (const char *, const char *, int)", |c| assertion(c, 0);
    "__assert_fail", "void (const char *, const char *, unsigned, const char *)", |c| assertion(c, 0);
    "__assert_perror_fail", "void (int, const char *, unsigned, const char *)", |c| fail(ErrorKind::Assertion, format!("assert_perror failed: error {}", c.int_arg(0)));
    "__assert_rtn", "void (const char *, const char *, int, const char *)", |c| assertion(c, 3);
    "__chk_fail", "void (void)", |_| fail(ErrorKind::OutOfBounds, "writes beyond an object, as its own check found out");
    "__cxa_atexit", "int (void (*)(void *), void *, void *)", |c| at_exit(c, c.arg(0), c.arg(1));
    "__cxa_finalize", "void (void *)", |_| NOTHING;
    "__cxa_thread_atexit", "int (void (*)(void *), void *, void *)", at_thread_exit;
    "__cxa_thread_atexit_impl", "int (void (*)(void *), void *, void *)", at_thread_exit;
    "__fortify_fail", "void (const char *)", |_| fail(ErrorKind::OutOfBounds, "writes beyond an object, as its own check found out");
    "__stack_chk_fail", "void (void)", |_| fail(ErrorKind::OutOfBounds, "writes beyond an object on the stack, as its own check found out");
    "_exit", "void (int)", |_| Err(Step::Exit { run_handlers: false });
    "abort", "void (void)", |_| fail(ErrorKind::Abort, "calls abort");
    "atexit", "int (void (*)(void))", |c| at_exit(c, c.arg(0), 0);
    "exit", "void (int)", |_| Err(Step::Exit { run_handlers: true });
    "llvm.debugtrap", "void (void)", |_| fail(ErrorKind::Abort, "runs into a trap");
    "llvm.trap", "void (void)", |_| fail(ErrorKind::Abort, "runs into a trap");
    "llvm.ubsantrap", "void (int)", |_| fail(ErrorKind::Abort, "runs into a trap of the sanitizer");
    "quick_exit", "void (int)", |_| Err(Step::Exit { run_handlers: false });
    "raise", "int (int)", raise;
};

const SIGABRT: i32 = 6;

fn assertion(c: &mut Context<'_, '_>, text: usize) -> Outcome {
    fail(ErrorKind::Assertion, format!("assertion failed: {}", c.message_text(c.arg(text))))
}

fn at_exit(c: &mut Context<'_, '_>, function: u64, argument: u64) -> Outcome {
    if c.thread() != ThreadId(0) {
        return unsupported(
            "exit handlers (`atexit`, static objects with a destructor) of a thread other than main",
        );
    }
    c.once(|call| {
        call.at_exit(function, argument);
        0
    });
    int(0)
}

fn at_thread_exit(c: &mut Context<'_, '_>) -> Outcome {
    let (function, argument) = (c.arg(0), c.arg(1));
    c.once(|call| {
        call.at_thread_exit(function, argument);
        0
    });
    int(0)
}

fn raise(c: &mut Context<'_, '_>) -> Outcome {
    match c.int_arg(0) {
        SIGABRT => fail(ErrorKind::Abort, "raises SIGABRT"),
        signal => unsupported(format!("raising signal {signal}")),
    }
}
