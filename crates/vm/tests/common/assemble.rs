//! Small programs in bytecode, by hand.

use selvedge_bytecode::{
    Block, BlockId, Callee, Function, FunctionId, Global, Handler, Module, Operand, Operation, Reg,
    RegisterSet,
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
    for operations in blocks {
        let start = function.operations.len() as u32;
        function.blocks.push(Block { start, ..Block::default() });
        function.operations.extend(operations);
    }
    for number in 0..function.blocks.len() {
        for to in targets(&function, number).into_iter().filter(|to| *to <= number) {
            function.blocks[to].is_loop_head = true;
        }
    }
    function.places = vec![0; function.operations.len()];
    find_live(&mut function);
    function
}

fn targets(function: &Function, block: usize) -> Vec<usize> {
    let mut targets = Vec::new();
    let last = function.operations_of(BlockId(block as u32)).last().expect("blocks have operations");
    function.operations[last].for_each_target(|to| targets.push(to.0 as usize));
    targets
}

/// Works out which registers live where.
fn find_live(function: &mut Function) {
    loop {
        let mut changed = false;
        let mut calls = Vec::new();
        for number in (0..function.blocks.len()).rev() {
            let mut live = RegisterSet::default();
            for to in targets(function, number) {
                live.union_with(&function.blocks[to].live);
            }
            for at in function.operations_of(BlockId(number as u32)).rev() {
                function.operations[at].for_each_defined_register(|reg| live.remove(reg));
                if matches!(function.operations[at], Operation::Call { .. }) {
                    calls.push((at as u32, live.clone()));
                }
                function.operations[at].for_each_used_register(|reg| drop_new(live.insert(reg)));
            }
            changed |= function.blocks[number].live.union_with(&live);
        }
        if !changed {
            calls.sort_by_key(|(at, _)| *at);
            function.live_after_calls = calls;
            return;
        }
    }
}

fn drop_new(_is_new: bool) {}

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
        handler: Handler::None,
    }
}

pub fn call_indirect(address: Operand, args: &[Operand], results: &[u32]) -> Operation {
    Operation::Call {
        callee: Callee::Indirect(address),
        args: args.into(),
        results: results.iter().map(|reg| Reg(*reg)).collect(),
        handler: Handler::None,
    }
}

pub fn jump(to: u32) -> Operation {
    Operation::Jump { to: BlockId(to) }
}

pub fn ret(values: &[Operand]) -> Operation {
    Operation::Return { values: values.into() }
}
