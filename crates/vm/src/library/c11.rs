//! Threads of C11 (`threads.h`): the same objects as those of pthreads, with other codes.

use super::codes::{EBUSY, ETIMEDOUT};
use super::condition;
use super::context::{Context, NOTHING, Outcome, give, int, truth};
use super::mutex::{self, Kind};
use super::sleepers::ALL;
use super::{keys, rows, threads};
use crate::Row;

pub const ROWS: &[Row] = rows! { Lock;
    "cnd_broadcast", "int (cnd_t *)", |c| { condition::wake(c, c.arg(0), ALL)?; int(SUCCESS) };
    "cnd_destroy", "void (cnd_t *)", |c| { condition::destroy(c, c.arg(0))?; NOTHING };
    "cnd_init", "int (cnd_t *)", |c| { condition::init(c, c.arg(0))?; int(SUCCESS) };
    "cnd_signal", "int (cnd_t *)", |c| { condition::wake(c, c.arg(0), 1)?; int(SUCCESS) };
    "cnd_timedwait", "int (cnd_t *, mtx_t *, const struct timespec *)", |c| { let code = condition::wait(c, c.arg(0), c.arg(1), Some(c.arg(2)))?; translated(code) };
    "cnd_wait", "int (cnd_t *, mtx_t *)", |c| { condition::wait(c, c.arg(0), c.arg(1), None)?; int(SUCCESS) };
    "mtx_destroy", "void (mtx_t *)", |c| { mutex::destroy(c, c.arg(0))?; NOTHING };
    "mtx_init", "int (mtx_t *, int)", init_mutex;
    "mtx_lock", "int (mtx_t *)", |c| { let code = mutex::lock(c, c.arg(0))?; translated(code) };
    "mtx_timedlock", "int (mtx_t *, const struct timespec *)", |c| { let code = mutex::lock_in_time(c, c.arg(0), c.arg(1))?; translated(code) };
    "mtx_trylock", "int (mtx_t *)", |c| { let code = mutex::try_lock(c, c.arg(0))?; translated(code) };
    "mtx_unlock", "int (mtx_t *)", |c| { let code = mutex::unlock(c, c.arg(0))?; translated(code) };
    "thrd_create", "int (thrd_t *, int (*)(void *), void *)", |c| { threads::spawn(c, Some(c.arg(0)), c.arg(1), c.arg(2))?; int(SUCCESS) };
    "thrd_current", "thrd_t (void)", |c| give(c.me());
    "thrd_detach", "int (thrd_t)", |c| { threads::detach(c, c.arg(0))?; int(SUCCESS) };
    "thrd_equal", "int (thrd_t, thrd_t)", |c| truth(c.arg(0) == c.arg(1));
    "thrd_exit", "void (int)", |c| threads::exit(c, c.arg(0) & 0xFFFF_FFFF);
    "thrd_join", "int (thrd_t, int *)", |c| { let value = threads::join(c, c.arg(0))?; c.store_if_wanted(c.arg(1), 4, value)?; int(SUCCESS) };
    "thrd_yield", "void (void)", |_| NOTHING;
};

pub const KEYS: &[Row] = rows! { Plain;
    "tss_create", "int (tss_t *, void (*)(void *))", |c| { keys::create(c, c.arg(0), c.arg(1))?; int(SUCCESS) };
    "tss_delete", "void (tss_t)", |c| { let key = c.arg(0) as u32; c.once(|call| { call.set_specific(key, 0); 0 }); NOTHING };
    "tss_get", "void *(tss_t)", |c| { let value = keys::get(c); give(value) };
    "tss_set", "int (tss_t, void *)", |c| if keys::set(c) { int(SUCCESS) } else { int(ERROR) };
};

const SUCCESS: i32 = 0;
const BUSY: i32 = 1;
const ERROR: i32 = 2;
const TIMED_OUT: i32 = 4;
/// The bit of `mtx_recursive` in a mutex's type.
const RECURSIVE: u64 = 1;

fn translated(code: i32) -> Outcome {
    int(match code {
        0 => SUCCESS,
        EBUSY => BUSY,
        ETIMEDOUT => TIMED_OUT,
        _ => ERROR,
    })
}

fn init_mutex(c: &mut Context<'_, '_>) -> Outcome {
    let kind = if c.arg(1) & RECURSIVE != 0 { Kind::Recursive } else { Kind::Normal };
    mutex::init(c, c.arg(0), kind)?;
    int(SUCCESS)
}
