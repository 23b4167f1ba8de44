//! Functions that a program may call and nobody knows: for a message that names them all, not one after the
//! other.

use crate::Machine;
use selvedge_bytecode::{AddressSpace, Callee, Operand, Operation, Region};
use selvedge_program::Place;
use std::collections::BTreeMap;

impl Machine {
    /// Functions without a body or a row that can be reached from where the program starts, by name, each
    /// with the first place that calls it (or takes its address). A function whose address stands in a global
    /// variable counts as reached.
    pub fn missing_functions(&self) -> Vec<(String, Place)> {
        let functions = &self.module().functions;
        let mut reached = vec![false; functions.len()];
        let mut missing = BTreeMap::new();
        let mut queue = self.roots();
        while let Some(number) = queue.pop() {
            if std::mem::replace(&mut reached[number as usize], true) {
                continue;
            }
            let function = &functions[number as usize];
            for (operation, place) in function.operations.iter().zip(&function.places) {
                for callee in mentioned(operation) {
                    if callee as usize >= functions.len() {
                        continue;
                    }
                    if self.is_missing(callee) {
                        missing.entry(callee).or_insert(Place(*place));
                    }
                    queue.push(callee);
                }
            }
        }
        missing.into_iter().map(|(number, place)| (self.function_name(number).to_owned(), place)).collect()
    }

    fn is_missing(&self, function: u32) -> bool {
        !self.module().functions[function as usize].is_defined()
            && self.functions[function as usize].row.is_none()
    }

    /// Where the program starts, and whatever a global variable points to.
    fn roots(&self) -> Vec<u32> {
        let module = self.module();
        let entry = module.functions.iter().position(|function| function.name == self.config().entry);
        let listed = module.constructors.iter().chain(&module.destructors).map(|function| function.0);
        let words = module.globals.iter().flat_map(|global| global.bytes.chunks_exact(8));
        let pointed = words.filter_map(|word| number(u64::from_le_bytes(word.try_into().expect("8 bytes"))));
        let pointed = pointed.filter(|number| (*number as usize) < module.functions.len());
        entry.map(|entry| entry as u32).into_iter().chain(listed).chain(pointed).collect()
    }
}

fn number(address: u64) -> Option<u32> {
    match AddressSpace::region(address) {
        Region::Function(number) => Some(number),
        _ => None,
    }
}

/// Functions that an operation calls or takes the address of.
fn mentioned(operation: &Operation) -> Vec<u32> {
    let mut functions = Vec::new();
    if let Operation::Call { callee: Callee::Direct(function), .. } = operation {
        functions.push(function.0);
    }
    operation.for_each_use(|operand, _| {
        if let Operand::Const(value) = operand {
            functions.extend(number(value));
        }
    });
    functions
}
