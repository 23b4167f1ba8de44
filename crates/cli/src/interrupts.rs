//! What ends the process: the user, and limits that nobody hears of.

use crate::diagnostics::say;
use crate::leftovers;
use selvedge::driver::{Limits, Refusal, watch};
use selvedge::report::Limit;
use selvedge_stop::unless_stopped;

/// The exit status of who was stopped by a limit.
const STOPPED: i32 = 3;
/// The exit status of who was stopped by the user in the midst of something.
const KILLED: i32 = 130;

/// Keeps limits on what begins now, and listens to the user. If nobody hears, `last_resort` tells of the
/// limit and ends the process.
pub fn begin(limits: Limits, last_resort: impl FnOnce(Limit) + Send + 'static) -> Result<(), Refusal> {
    let last_resort = move |limit| {
        leftovers::remove_all();
        last_resort(limit);
    };
    watch::begin(limits, last_resort)?;
    listen();
    Ok(())
}

/// Does work that has nothing to tell if a limit is reached before it is done: that is said, and there is no
/// result.
pub fn within_limits<T>(
    limits: Limits,
    work: impl FnOnce() -> Result<T, Refusal>,
) -> Result<Option<T>, Refusal> {
    let give_up = |limit| {
        say(&format!("note: stopped by the limit `{limit}`, with nothing to tell yet"));
    };
    let last_resort = move |limit| {
        give_up(limit);
        std::process::exit(STOPPED);
    };
    begin(limits, last_resort)?;
    let result = unless_stopped(work).transpose()?;
    watch::hear();
    if result.is_none() {
        watch::limit().map(give_up);
    }
    Ok(result)
}

/// Lets the user end a check in good order: with the first interrupt. The second one ends the process; so
/// does the first if what was found is already being told: it may be long, and nobody may be reading it.
fn listen() {
    // Where no handler can be set, an interrupt ends the process at once.
    let _ = ctrlc::set_handler(|| {
        if !watch::interrupt() {
            leftovers::remove_all();
            std::process::exit(KILLED);
        }
    });
}
