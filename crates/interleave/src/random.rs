//! Random interleavings: at each step one of the threads that can go on, each as likely as the others.

use crate::machine::Machine;
use fastrand::Rng;
use selvedge_program::Program;

/// One step of a thread drawn at random; false if none can go on.
pub fn step_at_random<P: Program>(machine: &mut Machine<'_, P>, rng: &mut Rng) -> bool {
    let enabled = machine.enabled();
    if enabled.is_empty() {
        return false;
    }
    let chosen = rng.u32(..enabled.len() as u32);
    machine.step(enabled.iter().nth(chosen as usize).expect("so many can go on"));
    true
}
