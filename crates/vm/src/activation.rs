//! The functions that a suspended thread is in, for reports: where each of them is, and which of them only
//! forward to memory or to functions that they were handed, as wrappers of atomics do. Reports lead with the
//! first that does not.

use crate::thread::CodeFrame;
use crate::{Machine, Thread};
use selvedge_bytecode::{Function, Inlined, Operand, Operation};
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
    /// The functions it is in, innermost first, without those of the system's headers (unless there are no
    /// others). The outermost is no wrapper: it is what the thread does.
    pub fn activations(&self, machine: &Machine) -> Vec<Activation> {
        let mut all: Vec<Activation> =
            self.code_frames().flat_map(|frame| machine.activations_of(frame)).collect();
        if all.iter().any(|activation| !machine.is_of_system(activation.place)) {
            all.retain(|activation| !machine.is_of_system(activation.place));
        }
        if let Some(outermost) = all.last_mut() {
            outermost.is_wrapper = false;
        }
        all
    }
}

/// A function within which an operation is: one that was inlined, or the one that the operation is of.
#[derive(Clone, Copy)]
struct Level<'m> {
    /// Where the operation is in it, or the call that leads there.
    place: Place,
    /// If it was inlined.
    inlined: Option<&'m Inlined>,
}

impl Level<'_> {
    /// What tells it from others of its function: where it was inlined.
    fn call(&self) -> Option<u32> {
        self.inlined.map(|inlined| inlined.call)
    }
}

impl Machine {
    /// What an activation stands for: functions that were inlined into it, then its own.
    fn activations_of(&self, frame: &CodeFrame) -> Vec<Activation> {
        let place = self.module().functions[frame.function as usize].places.get(frame.operation as usize);
        let levels = self.levels(place.copied().unwrap_or(0));
        let activation = |level: Level<'_>| Activation {
            function: match level.inlined {
                Some(inlined) => inlined.function.to_string(),
                None => self.function_name(frame.function).to_string(),
            },
            place: level.place,
            is_wrapper: self.is_wrapper(frame.function, level.call()),
        };
        levels.map(activation).collect()
    }

    /// The functions in which the code of a place is, innermost first.
    fn levels(&self, place: u32) -> impl Iterator<Item = Level<'_>> {
        let level = |place: u32| Level {
            place: Place(self.module().plain_place(place)),
            inlined: self.module().inlined_at(place),
        };
        std::iter::successors(Some(level(place)), move |inner| Some(level(inner.call()?)))
    }

    /// Whether a function, or one that was inlined into it at a call, only forwards.
    fn is_wrapper(&self, function: u32, call: Option<u32>) -> bool {
        let known = self.wrappers.borrow().get(&(function, call)).copied();
        known.unwrap_or_else(|| {
            let is_wrapper = self.only_forwards(&self.module().functions[function as usize], call);
            self.wrappers.borrow_mut().insert((function, call), is_wrapper);
            is_wrapper
        })
    }

    /// Whether all accesses and calls of a function are on one line, without a loop, and none names a
    /// variable of its own choice. (What an inlined function was handed cannot be told from what it names: it
    /// is handed constants as they are.)
    fn only_forwards(&self, function: &Function, call: Option<u32>) -> bool {
        let place_in = |operation: usize| {
            let level = self.levels(function.places[operation]).find(|level| level.call() == call);
            level.map(|level| level.place)
        };
        let mut inside = (0..function.operations.len())
            .filter_map(|number| Some((number, &function.operations[number], place_in(number)?)));
        let mut line = None;
        inside.all(|(number, operation, place)| {
            let is_deed = is_access(operation) || matches!(operation, Operation::Call { .. });
            let here = self.place(place).map(|(file, line, _)| (file, line));
            (!is_deed || (here.is_some() && *line.get_or_insert(here) == here))
                && (call.is_some() || !names_variable(operation))
                && !goes_back(function, number)
        }) && line.is_some()
    }
}

/// Whether an operation ends a round of a loop.
fn goes_back(function: &Function, operation: usize) -> bool {
    let mut goes_back = false;
    function.operations[operation].for_each_target(|block| {
        let block = &function.blocks[block.0 as usize];
        goes_back |= block.is_loop_head && block.start as usize <= operation;
    });
    goes_back
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
