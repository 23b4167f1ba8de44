//! What ends a check from outside: the clock, the memory in use, and the user.
//!
//! A thread of its own keeps the limits, so that they hold whatever the others are doing: a single step may
//! take long, and take much memory. It asks first, and the others end after the step at hand; it insists a
//! moment later, and the step is left (`selvedge_stop`); and if even that is not heard, whoever began is
//! told, who ends the process. Not here: how the user is heard.

use crate::refusal::Refusal;
use crate::settings::Limits;
use selvedge_report::Limit;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How long to wait for the end of a step, and then for a step to be left.
const PATIENCE: Duration = Duration::from_millis(300);
/// Memory grows by at most so much in a microsecond: about as fast as it can be filled.
const KIB_PER_MICROSECOND: u64 = 4;
/// The longest and the shortest time between two looks at memory, which take as long as some hundred steps.
const RARELY: Duration = Duration::from_millis(100);
const OFTEN: Duration = Duration::from_millis(1);
/// What work may always take that is asked to stop.
const LITTLE_KIB: u64 = 3 << 10;

/// Limits from outside, in any order.
const LIMITS: [Limit; 3] = [Limit::Timeout, Limit::MaxMemory, Limit::Interrupt];

/// The limit that was reached first: its number in `LIMITS` plus 1.
static LIMIT: AtomicU8 = AtomicU8::new(0);
/// The process ends soon after what began, and there is no limit on memory.
static MAY_LET_GO: AtomicBool = AtomicBool::new(false);
/// Memory is getting scarce.
static SCARCE: AtomicBool = AtomicBool::new(false);
/// Nothing is left to do but to tell what was found.
static ENDS_BY_ITSELF: AtomicBool = AtomicBool::new(false);
/// What ends the process, told which limit it was, if nobody hears.
static LAST_RESORT: Mutex<Option<LastResort>> = Mutex::new(None);
/// What is to be done at once when a limit is reached.
static AT_ONCE: Mutex<Option<AtOnce>> = Mutex::new(None);

type LastResort = Box<dyn FnOnce(Limit) + Send>;
type AtOnce = Box<dyn FnOnce() + Send>;

/// The limit that was reached, if one was.
pub fn limit() -> Option<Limit> {
    let number = LIMIT.load(Ordering::Relaxed).checked_sub(1)?;
    LIMITS.get(usize::from(number)).copied()
}

/// Whether what can be built again is to be dropped.
pub fn is_memory_scarce() -> bool {
    SCARCE.load(Ordering::Relaxed)
}

/// Lets go of what is not needed any more. Where the process ends soon, to take apart what is large would be
/// work for nothing, unless what is to be told needs the memory. A process that has not begun a check of its
/// own (`begin`) goes on, and needs its memory back.
pub fn let_go<T>(value: T) {
    match MAY_LET_GO.load(Ordering::Relaxed) {
        true => std::mem::forget(value),
        false => drop(value),
    }
}

/// Keeps limits on what begins now. If nobody hears, `last_resort` tells of the
/// limit and ends the process.
pub fn begin(limits: Limits, last_resort: impl FnOnce(Limit) + Send + 'static) -> Result<(), Refusal> {
    let most_kib = limits.mebibytes.map(|mebibytes| mebibytes.saturating_mul(1024));
    if most_kib.is_some() && memory_kib("VmRSS:").is_none() {
        let message =
            "`--max-memory` needs a system that tells how much memory is in use (`/proc/self/status`)";
        return Err(Refusal::Message(message.into()));
    }
    MAY_LET_GO.store(most_kib.is_none(), Ordering::Relaxed);
    *lock(&LAST_RESORT) = Some(Box::new(last_resort));
    // A time too far away to be expressed is no limit.
    let time = limits.seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let deadline = time.and_then(|time| Instant::now().checked_add(time));
    if deadline.is_some() || most_kib.is_some() {
        thread::spawn(move || keep(deadline, most_kib));
    }
    Ok(())
}

/// The user wants an end: stops what is going on. False if that was asked for before, or what was found is
/// already being told: then nothing is left but to end the process.
pub fn interrupt() -> bool {
    if limit() == Some(Limit::Interrupt) || ENDS_BY_ITSELF.load(Ordering::Relaxed) {
        return false;
    }
    stop(Limit::Interrupt);
    true
}

/// Looks at the clock and at memory until the process ends.
fn keep(mut deadline: Option<Instant>, most_kib: Option<u64>) {
    // What was in use when work was asked to stop: a limit below what a program needs to begin with is
    // reached at once.
    let mut when_asked = None;
    loop {
        let mut rest = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        if rest == Some(Duration::ZERO) {
            stop(Limit::Timeout);
            (deadline, rest) = (None, None);
        }
        if let Some(most) = most_kib {
            let used = memory_kib("VmRSS:").unwrap_or(0);
            SCARCE.store(used > most / 5 * 4, Ordering::Relaxed);
            if used > most {
                let base = *when_asked.get_or_insert(used);
                stop(Limit::MaxMemory);
                if used > base + beyond(base) {
                    selvedge_stop::insist();
                }
                if used > base + 2 * beyond(base) {
                    end();
                }
            }
            let next = until_next(used, most, when_asked);
            rest = Some(rest.map_or(next, |rest| rest.min(next)));
        }
        match rest {
            Some(rest) => thread::sleep(rest),
            None => return,
        }
    }
}

/// How much more memory may be taken by work that was asked to stop: whoever ends in good order takes a
/// little.
fn beyond(base: u64) -> u64 {
    (base / 32).max(LITTLE_KIB)
}

/// How long to wait before the next look at memory: it must not grow past the next limit meanwhile.
fn until_next(used: u64, most: u64, when_asked: Option<u64>) -> Duration {
    let next = when_asked.map_or(most, |base| base + beyond(base));
    Duration::from_micros(next.saturating_sub(used) / KIB_PER_MICROSECOND).clamp(OFTEN, RARELY)
}

/// Stops whatever is going on because of a limit, unless there was one before.
fn stop(limit: Limit) {
    let number = LIMITS.iter().position(|known| *known == limit).expect("it is one of these");
    if LIMIT.compare_exchange(0, number as u8 + 1, Ordering::Relaxed, Ordering::Relaxed).is_err() {
        return;
    }
    selvedge_stop::ask();
    if let Some(act) = lock(&AT_ONCE).take() {
        act();
    }
    thread::spawn(|| {
        thread::sleep(PATIENCE);
        selvedge_stop::insist();
        thread::sleep(PATIENCE);
        end();
    });
}

/// Ends the process because of a limit, unless somebody is about to tell of it.
fn end() {
    // Whoever is told not to be disturbed has the lock.
    let mut last_resort = lock(&LAST_RESORT);
    if let (Some(last_resort), Some(limit)) = (last_resort.take(), limit()) {
        last_resort(limit);
    }
}

/// From now on the process ends by itself: there is something to tell.
pub fn hear() {
    lock(&LAST_RESORT).take();
    ENDS_BY_ITSELF.store(true, Ordering::Relaxed);
}

/// Does something that is not to be disturbed: the process is not ended meanwhile.
pub fn undisturbed<T>(work: impl FnOnce() -> T) -> T {
    let _guard = lock(&LAST_RESORT);
    work()
}

/// Does something that `act` ends at once when a limit is reached; whether none was.
pub fn until_limit(act: impl FnOnce() + Send + 'static, work: impl FnOnce()) -> bool {
    *lock(&AT_ONCE) = Some(Box::new(act));
    // A limit that was reached before is not told again.
    if limit().is_none() {
        work();
    }
    lock(&AT_ONCE).take();
    limit().is_none()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // What is in there is set as a whole: a panic elsewhere has left it as it was.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What the Linux kernel says about the memory of this process: `VmRSS:` in use, `VmHWM:` the most that was.
pub fn memory_kib(what: &str) -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(what))?;
    line.split_whitespace().next()?.parse().ok()
}
