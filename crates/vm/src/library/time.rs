//! Time stands still, but for waits that time out: sleeping returns at once, clocks give a fixed value with a
//! warning. Whatever could happen while a thread sleeps is explored anyway.

use super::codes::EINVAL;
use super::context::{Context, Got, NOTHING, Outcome, give, int};
use super::environment::fixed;
use super::limit::time_limit;
use super::rows;
use crate::Row;

pub const ROWS: &[Row] = rows! { Plain;
    "_ZNSt11this_thread11__sleep_forENSt6chrono8durationIlSt5ratioILl1ELl1EEEENS1_IlS2_ILl1ELl1000000000EEEE", "std::this_thread::__sleep_for(seconds, nanoseconds)", |_| NOTHING;
    "_ZNSt6chrono3_V212steady_clock3nowEv", "std::chrono::steady_clock::now()", |c| fixed(c, "std::chrono::steady_clock::now", now(c) * 1_000_000_000);
    "_ZNSt6chrono3_V212system_clock3nowEv", "std::chrono::system_clock::now()", |c| fixed(c, "std::chrono::system_clock::now", now(c) * 1_000_000_000);
    "clock", "clock_t (void)", |c| fixed(c, "clock", 0);
    "clock_getres", "int (clockid_t, struct timespec *)", |c| { if c.arg(1) != 0 { store_time(c, c.arg(1), 0, 1)?; } int(0) };
    "clock_gettime", "int (clockid_t, struct timespec *)", |c| { store_time(c, c.arg(1), now(c), 0)?; fixed(c, "clock_gettime", 0) };
    "clock_nanosleep", "int (clockid_t, int, const struct timespec *, struct timespec *)", |c| if can_sleep(c, 2)? { int(0) } else { int(EINVAL) };
    "difftime", "double (time_t, time_t)", |c| give((c.arg(0) as i64 as f64 - c.arg(1) as i64 as f64).to_bits());
    "gettimeofday", "int (struct timeval *, void *)", time_of_day;
    "nanosleep", "int (const struct timespec *, struct timespec *)", |c| if can_sleep(c, 0)? { int(0) } else { c.errno(EINVAL) };
    "sleep", "unsigned (unsigned)", |_| int(0);
    "thrd_sleep", "int (const struct timespec *, struct timespec *)", |c| int(if can_sleep(c, 0)? { 0 } else { NO_SLEEP });
    "time", "time_t (time_t *)", |c| { c.store_if_wanted(c.arg(0), 8, now(c))?; fixed(c, "time", now(c)) };
    "timespec_get", "int (struct timespec *, int)", |c| if c.arg(1) == UTC { store_time(c, c.arg(0), now(c), 0)?; fixed(c, "timespec_get", UTC) } else { int(0) };
    "usleep", "int (useconds_t)", |_| int(0);
};

/// Seconds since 1970 when the program starts.
const START: u64 = 1_000_000_000;
/// Seconds that have passed when a wait times out: longer than anybody waits.
const LONG: u64 = 1_000_000;

/// The only base of time: `TIME_UTC`.
const UTC: u64 = 1;
/// What `thrd_sleep` returns for a time that is none: -1 would be an interruption.
const NO_SLEEP: i32 = -2;

/// Whether the time that an argument points to can be slept for. (The rest is written by interrupted sleeps
/// only.)
fn can_sleep(c: &mut Context<'_, '_>, argument: usize) -> Got<bool> {
    Ok(time_limit(c, c.arg(argument))?.is_duration())
}

/// Seconds since 1970. (C++ looks at the clock to see whether a wait has timed out.)
fn now(c: &Context<'_, '_>) -> u64 {
    START + u64::from(c.timeouts()) * LONG
}

/// Stores seconds and a fraction of them.
fn store_time(c: &mut Context<'_, '_>, to: u64, seconds: u64, fraction: u64) -> Got<()> {
    c.store(to, 8, seconds)?;
    c.store(to + 8, 8, fraction)
}

/// Both results are optional; that of the time zone is zeros.
fn time_of_day(c: &mut Context<'_, '_>) -> Outcome {
    if c.arg(0) != 0 {
        store_time(c, c.arg(0), now(c), 0)?;
    }
    if c.arg(1) != 0 {
        c.store(c.arg(1), 4, 0)?;
        c.store(c.arg(1) + 4, 4, 0)?;
    }
    fixed(c, "gettimeofday", 0)
}
