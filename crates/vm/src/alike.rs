//! Whether a suspended thread goes on as it would from another state of it: for rounds of loops that change
//! nothing, but come to an end elsewhere than at the loop's head (`selvedge_explore`,
//! `core/unfolding/rounds`).
//!
//! Compared are the same things as at heads of loops (`spin`), but with the registers that live where the
//! thread is suspended: of `a = x; while (a) a = x;` the old value of `a` lives at the head, and no longer
//! where the load is. Nothing of private memory counts as dead here.
//!
//! Only states between which a loop has gone back are alike. In `r = x; if (!r) r = x;` the second read leads
//! to where the first one could have led, too; but who wrote that wants to see both.
//!
//! Where dependencies are tracked, what the longer way depends on must be at least what the shorter one does,
//! and what decides that the states are alike must have decided the thread's way by then (`repeats`).

use crate::Machine;
use crate::repeats::Visits;
use crate::thread::{CodeFrame, Frame, Thread};
use selvedge_bytecode::{Function, RegisterSet};
use selvedge_program::Excess;

impl Machine {
    /// Whether a thread that is suspended in `longer` goes on as it does from `shorter`.
    pub(crate) fn goes_on_alike(&self, shorter: &Thread, longer: &Thread, excess: Excess) -> bool {
        let is_between = |thread: &Thread| thread.transfer.is_some() || thread.unwinding.is_some();
        // What a thread that spins has got from outside is known at heads of loops.
        let looks_outside = excess == Excess::Round && shorter.fixed_values != longer.fixed_values;
        longer.laps > shorter.laps
            && longer.history.effects() == shorter.history.effects()
            && !looks_outside
            && !is_between(shorter)
            && !is_between(longer)
            && self.suspended_hash(shorter) == self.suspended_hash(longer)
            && self.depends_alike(shorter, longer, excess)
    }

    fn suspended_hash(&self, thread: &Thread) -> u128 {
        let mut hasher = thread.outer_hash();
        let (top, below) = thread.frames.split_last().expect("a thread has a bottom frame");
        self.hash_callers(&mut hasher, below, &thread.registers);
        match top {
            Frame::Library(frame) => hasher.add_long(frame.hash()),
            Frame::Code(frame) => {
                let live = live_before(self, frame);
                self.hash_frame(&mut hasher, frame, &thread.registers, frame.operation, Some(&live));
            }
        }
        hasher.add_long(thread.memory.hash());
        hasher.add_long(thread.ledger.hash());
        thread.stored.hash(&mut hasher);
        hasher.finish()
    }

    fn depends_alike(&self, shorter: &Thread, longer: &Thread, excess: Excess) -> bool {
        let (Some(then), Some(now)) = (shorter.suspended_standing(self), longer.suspended_standing(self))
        else {
            return true;
        };
        let sets = &mut *self.sources.borrow_mut();
        let events = (shorter.events, longer.events);
        let idle = longer.history.idle();
        let mut visits = Visits { sets, events, standings: (&then, &now), idle };
        let deciding = match excess {
            Excess::Round => visits.repeat(),
            Excess::UpToRead => visits.replace(),
        };
        let decided = longer.tracked.as_ref().map(|tracked| tracked.control());
        deciding
            .zip(decided)
            .is_some_and(|(deciding, decided)| sets.is_within(deciding, decided, |read| read))
    }
}

/// The registers of a frame that may be read from its operation on before they are written.
pub(crate) fn live_before(machine: &Machine, frame: &CodeFrame) -> Vec<u32> {
    let function = &machine.module().functions[frame.function as usize];
    live_registers(function, frame.operation as usize).iter().map(|reg| reg.0).collect()
}

fn live_registers(function: &Function, from: usize) -> RegisterSet {
    let behind = &function.operations[from..];
    let length = behind.iter().position(|operation| operation.is_terminator());
    let length = length.expect("a block has a last operation");
    let mut live = RegisterSet::default();
    behind[length].for_each_target(|to| {
        function.blocks[to.0 as usize].live.iter().for_each(|reg| _ = live.insert(reg));
    });
    for operation in behind[..=length].iter().rev() {
        operation.for_each_defined_register(|reg| live.remove(reg));
        operation.for_each_used_register(|reg| _ = live.insert(reg));
    }
    live
}
