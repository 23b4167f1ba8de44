//! The bottom frames of threads: what happens before and after the function that a thread runs.

use crate::{Call, Effects, Row, Step};
use selvedge_bytecode::AddressSpace;

/// The bottom of the main thread. Arguments: number of the entry function, `argc`, `argv`.
pub(crate) static MAIN: Row =
    Row { name: "(start of the program)", signature: "void ()", run: run_main, effects: Effects::Plain };

/// The bottom of a created thread. Arguments: address of its function, what that gets.
pub(crate) static THREAD: Row =
    Row { name: "(start of a thread)", signature: "void ()", run: run_thread, effects: Effects::Plain };

/// The stage at which a thread that can be joined finishes; the value is what it returns.
pub(crate) const FINISH: u32 = 10;
/// The stage at which a thread goes on ending.
pub(crate) const END_THREAD: u32 = 11;
/// The stage at which the program ends.
pub(crate) const EXIT: u32 = 20;
/// The stage at which nothing more is done.
pub(crate) const END: u32 = 30;

/// How often destructors of keys may set keys again; POSIX asks for at least 4 rounds.
const MOST_DESTRUCTORS: u64 = 256;

fn run_main(call: &mut Call<'_>) -> Step {
    match call.stage {
        0 => {
            let constructors = &call.machine.module().constructors;
            let number = call.scratch[0] as usize;
            if let Some(constructor) = constructors.get(number) {
                call.scratch[0] += 1;
                let address = AddressSpace::function(constructor.0);
                return Step::CallFunction { address, args: Vec::new(), then: 0 };
            }
            let entry = call.args[0] as u32;
            let params = call.machine.module().functions[entry as usize].params as usize;
            let args = [call.args[1], call.args[2], 0]
                .into_iter()
                .chain(std::iter::repeat(0))
                .take(params)
                .collect();
            Step::CallFunction { address: AddressSpace::function(entry), args, then: EXIT }
        }
        _ => run_end(call),
    }
}

fn run_thread(call: &mut Call<'_>) -> Step {
    match call.stage {
        0 => Step::CallFunction { address: call.args[0], args: vec![call.args[1]], then: FINISH },
        _ => run_end(call),
    }
}

fn run_end(call: &mut Call<'_>) -> Step {
    match call.stage {
        FINISH => {
            call.scratch[1] = call.value;
            end_thread(call)
        }
        11 => end_thread(call),
        12 => Step::End,
        EXIT => run_exit(call),
        21 => run_destructors(call),
        _ => Step::End,
    }
}

/// Calls what was to be called at the end of the thread, then the destructors of keys; then the thread has
/// finished.
fn end_thread(call: &mut Call<'_>) -> Step {
    if let Some((address, argument)) = call.pop_at_thread_exit() {
        return Step::CallFunction { address, args: vec![argument], then: 11 };
    }
    while let Some((key, value)) = call.thread.ledger.keys.first().copied() {
        let destructor = call.key_destructor(key).unwrap_or(0);
        call.set_specific(key, 0);
        if destructor != 0 && call.scratch[2] < MOST_DESTRUCTORS {
            call.scratch[2] += 1;
            return Step::CallFunction { address: destructor, args: vec![value], then: 11 };
        }
    }
    Step::Finish { value: call.scratch[1], then: 12 }
}

/// Calls what was to be called at the end of the thread and of the program, the last one first. To return
/// from main is to exit.
fn run_exit(call: &mut Call<'_>) -> Step {
    call.thread.exited = true;
    let handler = call.pop_at_thread_exit().or_else(|| call.pop_at_exit());
    if let Some((address, argument)) = handler {
        return Step::CallFunction { address, args: vec![argument], then: EXIT };
    }
    call.scratch[3] = 0;
    run_destructors(call)
}

/// Calls the destructors of the module.
fn run_destructors(call: &mut Call<'_>) -> Step {
    let destructor = call.machine.module().destructors.get(call.scratch[3] as usize).copied();
    call.scratch[3] += 1;
    match destructor {
        Some(function) => {
            Step::CallFunction { address: AddressSpace::function(function.0), args: Vec::new(), then: 21 }
        }
        None => Step::End,
    }
}
