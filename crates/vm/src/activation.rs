//! The functions that a suspended thread is in, for reports: where each of them is, and which of them only forward to memory or to
//! functions that they were handed, as wrappers of atomics do. Reports lead with the first that does not.

use crate::{Machine, Thread};
use selvedge_bytecode::{Function, Operand, Operation};
use selvedge_program::Place;

/// A function that a thread is in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Activation {
    /// What the source calls it.
    pub function: String,
    /// Where it is.
    pub place: Place,
    /// Whether all it does is on one line, for whoever calls it.
    pub is_wrapper: bool,
}

impl Thread {
    /// The functions it is in, innermost first, without those of the system's headers (unless there are no others). The outermost
    /// is no wrapper: it is what the thread does.
    pub fn activations(&self, machine: &Machine) -> Vec<Activation> {
        let mut all: Vec<Activation> = self
            .code_frames()
            .map(|frame| {
                let function = &machine.module().functions[frame.function as usize];
                Activation {
                    function: machine.function_name(frame.function).to_string(),
                    place: Place(function.places.get(frame.operation as usize).copied().unwrap_or(0)),
                    is_wrapper: machine.is_wrapper(frame.function),
                }
            })
            .collect();
        if all.iter().any(|activation| !machine.is_of_system(activation.place)) {
            all.retain(|activation| !machine.is_of_system(activation.place));
        }
        if let Some(outermost) = all.last_mut() {
            outermost.is_wrapper = false;
        }
        all
    }
}

impl Machine {
    fn is_wrapper(&self, function: u32) -> bool {
        let known = self.wrappers.borrow().get(&function).copied();
        known.unwrap_or_else(|| {
            let is_wrapper = self.only_forwards(&self.module().functions[function as usize]);
            self.wrappers.borrow_mut().insert(function, is_wrapper);
            is_wrapper
        })
    }

    /// Whether all accesses and calls of a function are on one line, without a loop, and none names a variable of its own choice.
    fn only_forwards(&self, function: &Function) -> bool {
        let mut lines = function
            .operations
            .iter()
            .zip(&function.places)
            .filter(|(operation, _)| is_access(operation) || matches!(operation, Operation::Call { .. }))
            .map(|(_, place)| self.place(Place(*place)).map(|(file, line, _)| (file, line)));
        let first = lines.next().flatten();
        first.is_some()
            && lines.all(|line| line == first)
            && !function.operations.iter().any(names_variable)
            && !function.blocks.iter().any(|block| block.is_loop_head)
    }
}

fn is_access(operation: &Operation) -> bool {
    matches!(
        operation,
        Operation::Load { .. }
            | Operation::Store { .. }
            | Operation::Rmw { .. }
            | Operation::CompareExchange { .. }
            | Operation::Copy { .. }
            | Operation::Fill { .. }
            | Operation::Fence { .. }
    )
}

/// Whether an access is to a variable that the text names, rather than to what a pointer points to.
fn names_variable(operation: &Operation) -> bool {
    match operation {
        Operation::Load { address, .. }
        | Operation::Store { address, .. }
        | Operation::Rmw { address, .. }
        | Operation::CompareExchange { address, .. } => matches!(address, Operand::Const(_)),
        Operation::Copy { to, from, .. } => {
            matches!(to, Operand::Const(_)) || matches!(from, Operand::Const(_))
        }
        Operation::Fill { to, .. } => matches!(to, Operand::Const(_)),
        Operation::ThreadLocal { .. } => true,
        _ => false,
    }
}
