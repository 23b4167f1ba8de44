//! The checks of a module find what they say they look for, and the printed form says what is there.

use selvedge_bytecode::{
    AddressSpace, BinaryOp, Block, BlockId, Callee, Comparison, Function, FunctionId, Global, Handler,
    Module, Operand, Operation, PlaceInfo, Reg, RegisterSet,
};

fn r(number: u32) -> Operand {
    Operand::Reg(Reg(number))
}

fn set(registers: &[u32]) -> RegisterSet {
    let mut set = RegisterSet::default();
    registers.iter().for_each(|reg| assert!(set.insert(Reg(*reg))));
    set
}

/// Counts down and calls itself at the end.
fn module() -> Module {
    let less = Operation::Binary { op: BinaryOp::Sub, width: 32, dst: Reg(0), a: r(0), b: Operand::Const(1) };
    let done =
        Operation::Compare { op: Comparison::Eq, width: 32, dst: Reg(1), a: r(0), b: Operand::Const(0) };
    let call = Operation::Call {
        callee: Callee::Direct(FunctionId(0)),
        args: [Operand::Const(AddressSpace::GLOBALS)].into(),
        results: [].into(),
        handler: Handler::None,
    };
    let operations = vec![
        Operation::Jump { to: BlockId(1) },
        less,
        done,
        Operation::Branch { cond: r(1), then: BlockId(2), otherwise: BlockId(1) },
        call,
        Operation::Return { values: [].into() },
    ];
    let block = |start, is_loop_head, live: &[u32]| Block {
        start,
        is_loop_head,
        live: set(live),
        dead_memory: Vec::new(),
    };
    let function = Function {
        name: "f".into(),
        params: 1,
        registers: 2,
        blocks: vec![block(0, false, &[0]), block(1, true, &[0]), block(4, false, &[])],
        places: vec![0; operations.len()],
        operations,
        live_after_calls: vec![(4, RegisterSet::default())],
        ..Function::default()
    };
    let global = Global {
        name: "g".into(),
        address: AddressSpace::GLOBALS,
        size: 4,
        align: 4,
        bytes: vec![7],
        ..Global::default()
    };
    Module {
        functions: vec![function],
        globals: vec![global],
        places: vec![PlaceInfo::default()],
        ..Module::default()
    }
}

#[test]
fn a_module_prints_its_globals_and_functions() {
    let expected = "\
global @g at 0x40000000: 4 bytes, align 4 = 07

function @f(r0) 2 registers
b0:  ; live r0
    jump b1
b1:  ; loop head, live r0
    r0 = sub.32 r0, 1
    r1 = eq.32 r0, 0
    branch r1, b2, b1
b2:
    call @f(@g)
    return
";
    assert_eq!(module().to_string(), expected);
}

#[test]
fn each_rule_is_checked() {
    assert_eq!(module().check(), Ok(()));
    let broken = |what: fn(&mut Module)| {
        let mut module = module();
        what(&mut module);
        module.check().expect_err("it is broken")
    };
    assert!(broken(|m| m.functions[0].registers = 1).contains("registers:"));
    assert!(broken(|m| m.functions[0].params = 0).contains("live: r0 may be read before"));
    assert!(
        broken(|m| m.functions[0].blocks[1].live = set(&[0, 1])).contains("live: b0 has r0, needs r0 r1")
    );
    assert!(broken(|m| m.functions[0].blocks[1].is_loop_head = false).contains("loops:"));
    assert!(
        broken(|m| m.functions[0].operations[0] = Operation::Jump { to: BlockId(9) }).contains("blocks:")
    );
    assert!(
        broken(|m| m.functions[0].operations[5] = Operation::Move { dst: Reg(0), src: r(0) })
            .contains("blocks: operation 5")
    );
    assert!(broken(|m| m.functions[0].live_after_calls.clear()).contains("live: the sets after calls"));
    assert!(broken(|m| m.functions[0].places[2] = 5).contains("places:"));
    assert!(broken(|m| m.globals[0].address += 2).contains("global g"));
    assert!(broken(|m| m.globals[0].bytes = vec![0; 5]).contains("more contents than bytes"));
}
