//! Functions that SV-COMP calls atomic, by the start of their names: their bodies are put between two calls
//! of the library, which lets one thread at a time be in any of them.

use super::code::Code;
use super::link::Linker;
use selvedge_bytecode::{Callee, FunctionId, Handler, Operation};

const PREFIX: &str = "__VERIFIER_atomic_";
/// What the library does at the start and the end of such a function.
const BEGIN: &str = "__VERIFIER_atomic_function_begin";
const END: &str = "__VERIFIER_atomic_function_end";

/// Puts the body of a function between the two calls, if its name says so.
pub(super) fn enclose(linker: &mut Linker<'_>, name: &str, code: &mut Code) {
    if !name.starts_with(PREFIX) {
        return;
    }
    let (begin, end) = (linker.external(BEGIN, 0, false), linker.external(END, 0, false));
    for block in &mut code.blocks {
        if let Some(Operation::Return { .. }) = block.operations.last() {
            let at = block.operations.len() - 1;
            block.operations.insert(at, call(end));
            block.places.insert(at, block.places[at]);
        }
    }
    let entry = &mut code.blocks[0];
    let place = entry.places.iter().copied().find(|place| *place != 0).unwrap_or(0);
    entry.operations.insert(0, call(begin));
    entry.places.insert(0, place);
}

fn call(function: FunctionId) -> Operation {
    Operation::Call {
        callee: Callee::Direct(function),
        args: Box::default(),
        results: Box::default(),
        handler: Handler::None,
    }
}
