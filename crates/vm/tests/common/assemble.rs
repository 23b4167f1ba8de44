//! Small programs in bytecode, by hand.

use selvedge_bytecode::{
    Block, BlockId, Callee, Function, FunctionId, Global, Module, Operand, Operation, Reg, RegisterSet,
};

pub fn r(number: u32) -> Operand {
    Operand::Reg(Reg(number))
}

pub fn c(value: u64) -> Operand {
    Operand::Const(value)
}

/// A function of these blocks. Blocks that are jumped to from themselves or later ones are heads of loops.
pub fn function(name: &str, params: u32, registers: u32, blocks: Vec<Vec<Operation>>) -> Function {
    let mut function = Function { name: name.into(), params, registers, ..Function::default() };
    for (number, operations) in blocks.into_iter().enumerate() {
        let mut live = RegisterSet::default();
        for reg in 0..registers {
            live.insert(Reg(reg));
        }
        let start = function.operations.len() as u32;
        function.blocks.push(Block { start, live, ..Block::default() });
        for to in operations.iter().flat_map(targets).filter(|to| *to <= number) {
            function.blocks[to].is_loop_head = true;
        }
        function.operations.extend(operations);
    }
    function.places = vec![0; function.operations.len()];
    function
}

fn targets(operation: &Operation) -> Vec<usize> {
    match operation {
        Operation::Jump { to } => vec![to.0 as usize],
        Operation::Branch { then, otherwise, .. } => vec![then.0 as usize, otherwise.0 as usize],
        Operation::Switch { cases, otherwise, .. } => {
            cases.iter().map(|(_, to)| to.0 as usize).chain([otherwise.0 as usize]).collect()
        }
        _ => Vec::new(),
    }
}

/// A function without a body.
pub fn declared(name: &str) -> Function {
    Function { name: name.into(), ..Function::default() }
}

/// A global of so many zeros.
pub fn global(name: &str, address: u64, size: u64) -> Global {
    Global { name: name.into(), address, size, align: 16, ..Global::default() }
}

/// A program of these functions and globals.
pub fn module(functions: Vec<Function>, globals: Vec<Global>) -> Module {
    Module { functions, globals, places: vec![Default::default()], ..Module::default() }
}

pub fn call(function: u32, args: &[Operand], results: &[u32]) -> Operation {
    Operation::Call {
        callee: Callee::Direct(FunctionId(function)),
        args: args.into(),
        results: results.iter().map(|reg| Reg(*reg)).collect(),
    }
}

pub fn call_indirect(address: Operand, args: &[Operand], results: &[u32]) -> Operation {
    Operation::Call {
        callee: Callee::Indirect(address),
        args: args.into(),
        results: results.iter().map(|reg| Reg(*reg)).collect(),
    }
}

pub fn jump(to: u32) -> Operation {
    Operation::Jump { to: BlockId(to) }
}

pub fn ret(values: &[Operand]) -> Operation {
    Operation::Return { values: values.into() }
}
