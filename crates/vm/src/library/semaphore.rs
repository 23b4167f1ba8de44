//! Unnamed semaphores.
//!
//! ```text
//! word, 4 bytes at offset 0:   bits 0–30   value: all that `SEM_VALUE_MAX` allows; 1 if it was destroyed
//!                              bit  31     set from its initialisation, as there is no static initialiser, to its end
//! ```

use super::codes::{EAGAIN, EINVAL, EOVERFLOW, ETIMEDOUT};
use super::context::{Context, Got, Outcome, fail, int, uninitialised, unsupported};
use super::limit::time_limit;
use super::rows;
use crate::{ErrorKind, Row};
use selvedge_program::{Exclusive, Order, Value, Wait};

pub const ROWS: &[Row] = rows! { Lock;
    "sem_clockwait", "int (sem_t *, clockid_t, const struct timespec *)", |c| take_until(c, c.arg(2));
    "sem_close", "int (sem_t *)", |_| unsupported("named semaphores (sem_close)");
    "sem_destroy", "int (sem_t *)", destroy;
    "sem_getvalue", "int (sem_t *, int *)", get_value;
    "sem_init", "int (sem_t *, int, unsigned)", init;
    "sem_open", "sem_t *(const char *, int, ...)", |_| unsupported("named semaphores (sem_open)");
    "sem_post", "int (sem_t *)", post;
    "sem_timedwait", "int (sem_t *, const struct timespec *)", |c| take_until(c, c.arg(1));
    "sem_trywait", "int (sem_t *)", |c| take(c, Some(EAGAIN));
    "sem_unlink", "int (const char *)", |_| unsupported("named semaphores (sem_unlink)");
    "sem_wait", "int (sem_t *)", |c| take(c, None);
};

const VALUE: u64 = (1 << 31) - 1;
const INITIALISED: u64 = 1 << 31;
const DESTROYED: u64 = 1;

fn init(c: &mut Context<'_, '_>) -> Outcome {
    let value = c.arg(2) & 0xFFFF_FFFF;
    if value > VALUE {
        return c.errno(EINVAL);
    }
    c.store(c.arg(0), 4, INITIALISED | value)?;
    int(0)
}

/// Takes one, or fails at some time.
fn take_until(c: &mut Context<'_, '_>, limit: u64) -> Outcome {
    if !time_limit(c, limit)?.is_valid() {
        return c.errno(EINVAL);
    }
    take(c, Some(ETIMEDOUT))
}

/// Takes one, or waits, or fails with a code.
fn take(c: &mut Context<'_, '_>, failure: Option<i32>) -> Outcome {
    let otherwise = if failure.is_none() { Order::Acquire } else { Order::Relaxed };
    let some = [INITIALISED as Value, VALUE as Value];
    let condition = Exclusive::IfBits { none: 0, some, otherwise };
    let word = c.update(c.arg(0), 4, Order::Acquire, condition);
    let word = check(word, "waits on")?;
    match (word & VALUE, failure) {
        (0, None) => Err(c.wait(Wait::Anyone)),
        (0, Some(code)) => {
            if code == ETIMEDOUT {
                c.time_passes();
            }
            c.errno(code)
        }
        _ => {
            c.complete(c.arg(0), 4, Order::Relaxed, word - 1)?;
            int(0)
        }
    }
}

fn post(c: &mut Context<'_, '_>) -> Outcome {
    let some = [INITIALISED as Value, 0];
    let condition = Exclusive::IfBits { none: 0, some, otherwise: Order::Relaxed };
    let word = c.update(c.arg(0), 4, Order::Acquire, condition);
    let word = check(word, "posts to")?;
    let is_full = word & VALUE == VALUE;
    c.complete(c.arg(0), 4, Order::Release, if is_full { word } else { word + 1 })?;
    if is_full { c.errno(EOVERFLOW) } else { int(0) }
}

fn get_value(c: &mut Context<'_, '_>) -> Outcome {
    let word = c.read(c.arg(0), 4, Order::Relaxed);
    let word = check(word, "asks for the value of")?;
    c.store(c.arg(1), 4, word & VALUE)?;
    int(0)
}

fn destroy(c: &mut Context<'_, '_>) -> Outcome {
    let word = c.read(c.arg(0), 4, Order::Acquire);
    check(word, "destroys")?;
    c.store(c.arg(0), 4, DESTROYED)?;
    int(0)
}

fn check(word: Got, does: &str) -> Got {
    let message = format!("{does} a semaphore that was never initialised");
    let word = uninitialised(word, ErrorKind::SemaphoreMisuse, &message)?;
    if word == DESTROYED {
        return fail(ErrorKind::SemaphoreMisuse, format!("{does} a semaphore that was destroyed"));
    }
    if word & INITIALISED == 0 {
        return fail(ErrorKind::SemaphoreMisuse, message);
    }
    Ok(word)
}
