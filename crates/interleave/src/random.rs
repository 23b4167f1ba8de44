//! Random interleavings: at each step one of the threads that can go on, each as likely as the others.

use crate::machine::Machine;
use fastrand::Rng;
use selvedge_program::{Program, ThreadId};

/// One step of a thread drawn at random; false if none can go on.
pub fn step_at_random<P: Program>(machine: &mut Machine<'_, P>, rng: &mut Rng) -> bool {
    let enabled = machine.enabled();
    if enabled == 0 {
        return false;
    }
    let chosen = rng.u32(..enabled.count_ones());
    let mut threads = (0..u32::BITS).filter(|thread| enabled >> thread & 1 != 0);
    let thread = threads.nth(chosen as usize).expect("so many can go on");
    machine.step(ThreadId(thread as u16));
    true
}
