//! Futexes: sleeping as long as a word of the program has a value, and waking who sleeps.
//!
//! Linux compares the word and puts the thread to sleep as one step, in order with all other steps at the
//! same address. A word of the program has no room for those who sleep; they are in a *queue*, a location of
//! its own for each address (`sleepers.rs` has its bits). Linux looks for sleepers by address and by whether
//! the command has `FUTEX_PRIVATE_FLAG`, so there is another queue for commands without it: who sleeps
//! privately is not woken by a command that could wake other processes.
//!
//! ```text
//! wait:  read the word          other than expected: the end, EAGAIN
//!        lock the queue         (read-modify-write, acquires)
//!        read the word again    other than expected: this execution is none
//!        join and unlock it     (read-modify-write)
//!        leave the queue        (read-modify-write, acquires) if there is a token for the thread; until then it sleeps
//! wake:  hand out tokens        (read-modify-write, releases), whether or not anybody sleeps
//! ```
//! Who finds the queue locked is in an execution that is none: that thread goes on where it comes before or
//! after.
//!
//! Why that is one step: a wake-up that comes before the queue is locked has released what its thread had
//! written, and the second read must see it. One that comes later finds the thread in the queue. So the word
//! is changed and its sleepers are woken without the thread noticing in no execution that is counted. If the
//! second read sees another value, Linux would have seen it too, and the first read sees it in another
//! execution. A wake-up that is not a write even if nobody sleeps would not release, and under weak models
//! threads would sleep for ever that Linux does not put to sleep.
//!
//! Rejected: to join first, and to leave again if the word has changed. Then wake-ups are spent on a thread
//! that does not sleep. To join first, and to say that the execution is none if the word has changed: that
//! comes too late. Between the two, others have counted a sleeper who is none, and may have failed because of
//! it. To join by a write alone, as nobody else writes: it would end the release sequence of the last
//! wake-up, or, if it released, promise more than Linux does.
//!
//! The orders are as weak as they can be: programs must not rely on more than that a thread which was woken
//! knows what was written before the wake-up.

use super::codes::{EAGAIN, EFAULT, EINVAL, ETIMEDOUT};
use super::context::{Context, Got, Outcome, give, unsupported};
use super::limit::time_limit;
use super::sleepers::{self, LOCKED, Sleepers};
use crate::interner::Queue;
use selvedge_bytecode::AddressSpace;
use selvedge_program::{Exclusive, Order, Value, Wait};

/// How a wait ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// By somebody, or for no reason.
    Woken,
    /// By the time.
    Late,
    /// At once: the word has another value.
    Other,
}

/// `syscall(SYS_futex, …)`: address, command, value, time limit, a second address, a third value.
pub fn call(c: &mut Context<'_, '_>) -> Outcome {
    const WAIT: u64 = 0;
    const WAKE: u64 = 1;
    const WAIT_BITSET: u64 = 9;
    const WAKE_BITSET: u64 = 10;
    /// Without the flags for private futexes and for the clock.
    const COMMAND: u64 = 0x7F;
    const PRIVATE: u64 = 0x80;
    /// The last argument that makes the commands with bits those without.
    const ANY_BIT: u64 = 0xFFFF_FFFF;
    let (address, value) = (c.arg(1), c.arg(3) & 0xFFFF_FFFF);
    let command = c.arg(2) & COMMAND;
    let queue = Queue { address, is_shared: c.arg(2) & PRIVATE == 0 };
    if matches!(command, WAIT_BITSET | WAKE_BITSET) && c.arg(6) & ANY_BIT != ANY_BIT {
        return unsupported("a futex command with other bits than FUTEX_BITSET_MATCH_ANY");
    }
    match command {
        WAIT | WAIT_BITSET => wait_at(c, queue, value),
        WAKE | WAKE_BITSET if !address.is_multiple_of(4) => fails(c, EINVAL),
        // Linux wakes one if it is asked for none.
        WAKE | WAKE_BITSET => {
            wake(c, queue, 4, (value as i32).max(1) as u32).and_then(|count| give(count.into()))
        }
        command => unsupported(format!("futex command {command}")),
    }
}

fn wait_at(c: &mut Context<'_, '_>, queue: Queue, expected: u64) -> Outcome {
    let limit = Some(c.arg(4)).filter(|limit| *limit != 0);
    if let Some(limit) = limit
        && !time_limit(c, limit)?.is_duration()
    {
        return fails(c, EINVAL);
    }
    if !queue.address.is_multiple_of(4) {
        return fails(c, EINVAL);
    }
    if !AddressSpace::is_address(queue.address) {
        return fails(c, EFAULT);
    }
    match sleep(c, queue, expected, limit.is_some())? {
        Ended::Woken => give(0),
        Ended::Late => fails(c, ETIMEDOUT),
        Ended::Other => fails(c, EAGAIN),
    }
}

/// What `syscall` returns is a `long`.
fn fails(c: &mut Context<'_, '_>, code: i32) -> Outcome {
    c.set_errno(code);
    give(u64::MAX)
}

/// Sleeps as long as a word has a value and nobody wakes the thread.
pub fn sleep(c: &mut Context<'_, '_>, queue: Queue, expected: u64, timed: bool) -> Got<Ended> {
    let address = queue.address;
    if c.read(address, 4, Order::Relaxed)? != expected {
        return Ok(Ended::Other);
    }
    let may_give_up = timed || c.config().spurious_wakeups;
    let is_woken = if c.is_alone_at(address, 4) {
        if !may_give_up {
            return Err(c.wait(Wait::Anyone));
        }
        false
    } else {
        lock(c, queue)?;
        if c.read(address, 4, Order::Relaxed)? != expected {
            return Err(c.wait(Wait::Come));
        }
        join(c, queue)?;
        leave(c, queue, may_give_up)?
    };
    if timed && !is_woken {
        c.time_passes();
        return Ok(Ended::Late);
    }
    Ok(Ended::Woken)
}

const WHAT: &str = "a futex or an atomic variable";

/// Until the thread has joined the queue, nobody else joins, leaves, or wakes.
///
/// It cannot be there already. Where threads go on past a write that has no place (models with dependencies),
/// it may read that it is: it would then come and go without end in graphs that are no executions.
pub fn lock(c: &mut Context<'_, '_>, queue: Queue) -> Got<()> {
    let me = sleepers::bit(c, WHAT)?;
    let word = c.update_queue(queue, Order::Acquire, sleepers::condition_to_come(me, LOCKED))?;
    if word & LOCKED != 0 || Sleepers::of(word).has(me) {
        return Err(c.wait(Wait::Come));
    }
    c.complete_queue(queue, Order::Relaxed, word | LOCKED)
}

/// The thread, which has locked the queue, is among those who sleep; the queue is not locked any more.
pub fn join(c: &mut Context<'_, '_>, queue: Queue) -> Got<()> {
    let me = sleepers::bit(c, WHAT)?;
    let condition = Exclusive::IfBits { none: 0, some: [LOCKED as Value, 0], otherwise: Order::Relaxed };
    let word = c.update_queue(queue, Order::Relaxed, condition)?;
    if word & LOCKED == 0 {
        return Err(c.wait(Wait::Come));
    }
    c.complete_queue(queue, Order::Relaxed, Sleepers::of(word).with(me).word())
}

/// Sleeps until there is a token for this thread, or not even so long; tells which.
pub fn leave(c: &mut Context<'_, '_>, queue: Queue, may_give_up: bool) -> Got<bool> {
    let me = sleepers::bit(c, WHAT)?;
    let condition = sleepers::condition_to_go_on(me, may_give_up, LOCKED);
    let word = c.update_queue(queue, Order::Acquire, condition)?;
    let sleepers = Sleepers::of(word);
    if word & LOCKED != 0 {
        return Err(c.wait(Wait::Come));
    }
    if !may_give_up && !sleepers.can_wake(me) {
        return Err(c.wait(Wait::Anyone));
    }
    c.complete_queue(queue, Order::Relaxed, sleepers.without(me).word())?;
    Ok(sleepers.can_wake(me))
}

/// Wakes so many threads that sleep at an address, or as many as there are; gives their number. The memory is
/// not accessed: it may be gone.
pub fn wake(c: &mut Context<'_, '_>, queue: Queue, bytes: u64, most: u32) -> Got<u32> {
    if c.is_alone_at(queue.address, bytes) {
        return Ok(0);
    }
    let condition = Exclusive::IfBits { none: LOCKED as Value, some: [0, 0], otherwise: Order::Relaxed };
    let word = c.update_queue(queue, Order::Relaxed, condition)?;
    if word & LOCKED != 0 {
        return Err(c.wait(Wait::Come));
    }
    let sleepers = Sleepers::of(word);
    c.complete_queue(queue, Order::Release, sleepers.woken(most).word())?;
    Ok(most.min(sleepers.asleep()))
}
