//! What ends a check from outside: the clock, the memory in use, and the user.

use crate::args::CheckArgs;
use crate::diagnostics::Refusal;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Looks between two looks at memory, which takes as long as some hundred steps.
const LOOKS: u32 = 256;

/// The user wants to stop.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// What to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    GoOn,
    /// Memory is getting scarce: what can be built again is to be dropped.
    Shed,
    /// A limit was reached, whose option has this name without its dashes.
    Stop(&'static str),
}

/// The limits of a worker.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    deadline: Option<Instant>,
    /// In pages of memory.
    most_kib: Option<u64>,
    looks: u32,
}

impl Watch {
    /// The limits that the command line sets on what has begun at a time.
    pub fn new(arguments: &CheckArgs, start: Instant) -> Result<Watch, Refusal> {
        let most_kib = arguments.max_memory.map(|mebibytes| mebibytes.saturating_mul(1024));
        if most_kib.is_some() && memory_kib("VmRSS:").is_none() {
            let message =
                "`--max-memory` needs a system that tells how much memory is in use (`/proc/self/status`)";
            return Err(Refusal::Message(message.into()));
        }
        let deadline = arguments.timeout.and_then(|seconds| {
            // A time too far away to be expressed is no limit.
            start.checked_add(Duration::try_from_secs_f64(seconds).ok()?)
        });
        Ok(Watch { deadline, most_kib, looks: 0 })
    }

    /// Whether the time is over, or the user has had enough.
    pub fn is_over(&self) -> Option<&'static str> {
        if INTERRUPTED.load(Ordering::Relaxed) {
            return Some("interrupt");
        }
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline).then_some("timeout")
    }

    /// To be asked now and then.
    pub fn look(&mut self) -> Word {
        if let Some(limit) = self.is_over() {
            return Word::Stop(limit);
        }
        let Some(most) = self.most_kib else { return Word::GoOn };
        self.looks += 1;
        if self.looks % LOOKS != 1 {
            return Word::GoOn;
        }
        match memory_kib("VmRSS:").unwrap_or(0) {
            used if used > most => Word::Stop("max-memory"),
            used if used > most / 5 * 4 => Word::Shed,
            _ => Word::GoOn,
        }
    }
}

/// Lets the user end a check in good order: with its first interrupt. The second one ends the process.
pub fn listen() {
    // Where no handler can be set, an interrupt ends the process at once.
    let _ = ctrlc::set_handler(|| {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
}

/// What the Linux kernel says about the memory of this process: `VmRSS:` in use, `VmHWM:` the most that was.
pub fn memory_kib(what: &str) -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(what))?;
    line.split_whitespace().next()?.parse().ok()
}
