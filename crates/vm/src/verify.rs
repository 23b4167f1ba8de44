//! Checks that bytecode is well-formed, so that running it cannot go wrong: every register, block, function and global that
//! is named exists, and every block ends in an operation that leaves it.

use selvedge_bytecode::{Block, Callee, Function, Module, Operand, Operation, Reg};

/// Which rule a module breaks.
pub(crate) fn verify(module: &Module) -> Result<(), String> {
    let all = module.constructors.iter().chain(&module.destructors);
    for function in all {
        check((function.0 as usize) < module.functions.len(), || "a constructor does not exist".into())?;
    }
    for function in module.functions.iter().filter(|function| function.is_defined()) {
        verify_function(module, function).map_err(|what| format!("in `{}`: {what}", function.name))?;
    }
    Ok(())
}

fn check(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

fn verify_function(module: &Module, function: &Function) -> Result<(), String> {
    check(function.params <= function.registers, || "parameters without registers".into())?;
    check(function.places.len() == function.operations.len(), || {
        "places and operations differ in number".into()
    })?;
    for (number, block) in function.blocks.iter().enumerate() {
        let end =
            function.blocks.get(number + 1).map_or(function.operations.len(), |next| next.start as usize);
        verify_block(module, function, block, end).map_err(|what| format!("block {number}: {what}"))?;
    }
    Ok(())
}

fn verify_block(module: &Module, function: &Function, block: &Block, end: usize) -> Result<(), String> {
    let operations = function.operations.get(block.start as usize..end).ok_or("it is out of order")?;
    let last = operations.last().ok_or("it is empty")?;
    check(last.is_terminator(), || format!("it ends in {last:?}"))?;
    for operation in operations {
        verify_operation(module, function, operation).map_err(|what| format!("{operation:?}: {what}"))?;
    }
    let registers = block.live.iter().chain(block.dead_memory.iter().map(|range| range.base));
    verify_registers(function, registers)
}

fn verify_registers(function: &Function, registers: impl Iterator<Item = Reg>) -> Result<(), String> {
    for reg in registers {
        check(reg.0 < function.registers, || format!("no register {}", reg.0))?;
    }
    Ok(())
}

fn verify_operation(module: &Module, function: &Function, operation: &Operation) -> Result<(), String> {
    let mut registers = Vec::new();
    let mut blocks = Vec::new();
    let mut bytes = 1;
    let mut use_of = |operand: &Operand, wide: bool| {
        if let Operand::Reg(reg) = operand {
            registers.push(if wide { reg.high() } else { *reg });
        } else if wide {
            // A wide constant has no high half; the machine takes it as zero-extended.
        }
    };
    let mut defined = Vec::new();
    match operation {
        Operation::Move { dst, src } => (use_of(src, false), defined.push(*dst)).1,
        Operation::Binary { width, dst, a, b, .. } => {
            check((1..=128).contains(width), || format!("width {width}"))?;
            use_of(a, *width > 64);
            use_of(b, *width > 64);
            defined.push(if *width > 64 { dst.high() } else { *dst });
        }
        Operation::Overflowing { width, dst, overflow, a, b, .. } => {
            check((1..=128).contains(width), || format!("width {width}"))?;
            use_of(a, *width > 64);
            use_of(b, *width > 64);
            defined.extend([if *width > 64 { dst.high() } else { *dst }, *overflow]);
        }
        Operation::Compare { width, dst, a, b, .. } => {
            check((1..=128).contains(width), || format!("width {width}"))?;
            use_of(a, *width > 64);
            use_of(b, *width > 64);
            defined.push(*dst);
        }
        Operation::Float { dst, a, b, .. } | Operation::FloatCompare { dst, a, b, .. } => {
            use_of(a, false);
            use_of(b, false);
            defined.push(*dst);
        }
        Operation::Negate { dst, src, .. } => (use_of(src, false), defined.push(*dst)).1,
        Operation::Cast { from, to, dst, src, .. } => {
            check((1..=128).contains(from) && (1..=128).contains(to), || format!("widths {from}, {to}"))?;
            use_of(src, *from > 64);
            defined.push(if *to > 64 { dst.high() } else { *dst });
        }
        Operation::Select { dst, cond, a, b } => {
            [cond, a, b].into_iter().for_each(|operand| use_of(operand, false));
            defined.push(*dst);
        }
        Operation::Load { dst, address, bytes: size, .. } => {
            use_of(address, false);
            defined.push(*dst);
            bytes = *size;
        }
        Operation::Store { address, src, bytes: size, .. } => {
            use_of(address, false);
            use_of(src, false);
            bytes = *size;
        }
        Operation::Rmw { dst, address, src, bytes: size, .. } => {
            use_of(address, false);
            use_of(src, false);
            defined.push(*dst);
            bytes = *size;
        }
        Operation::CompareExchange { dst, success, address, expected, new, bytes: size, .. } => {
            [address, expected, new].into_iter().for_each(|operand| use_of(operand, false));
            defined.extend([*dst, *success]);
            bytes = *size;
        }
        Operation::Fence { .. } | Operation::Unreachable | Operation::Unsupported { .. } => {}
        Operation::Alloca { dst, size, .. } => (use_of(size, false), defined.push(*dst)).1,
        Operation::ThreadLocal { dst, global } => {
            let known = module.globals.get(global.0 as usize);
            check(known.is_some_and(|global| global.is_thread_local), || "no such variable".into())?;
            defined.push(*dst);
        }
        Operation::Copy { to, from, len, shape } => {
            [to, from, len].into_iter().for_each(|operand| use_of(operand, false));
            check(shape.is_none_or(|shape| (shape.0 as usize) < module.shapes.len()), || {
                "no such shape".into()
            })?;
        }
        Operation::Fill { to, byte, len, shape } => {
            [to, byte, len].into_iter().for_each(|operand| use_of(operand, false));
            check(shape.is_none_or(|shape| (shape.0 as usize) < module.shapes.len()), || {
                "no such shape".into()
            })?;
        }
        Operation::VaStart { list } => use_of(list, false),
        Operation::Call { callee, args, results } => {
            match callee {
                Callee::Direct(id) => {
                    check((id.0 as usize) < module.functions.len(), || "no such function".into())?;
                }
                Callee::Indirect(operand) => use_of(operand, false),
            }
            args.iter().for_each(|operand| use_of(operand, false));
            defined.extend(results.iter().copied());
        }
        Operation::Jump { to } => blocks.push(*to),
        Operation::Branch { cond, then, otherwise } => {
            use_of(cond, false);
            blocks.extend([*then, *otherwise]);
        }
        Operation::Switch { value, cases, otherwise } => {
            use_of(value, false);
            blocks.extend(cases.iter().map(|(_, to)| *to).chain([*otherwise]));
        }
        Operation::Return { values } => values.iter().for_each(|operand| use_of(operand, false)),
    }
    check(matches!(bytes, 1 | 2 | 4 | 8), || format!("{bytes} bytes"))?;
    verify_registers(function, registers.into_iter().chain(defined))?;
    for block in blocks {
        check((block.0 as usize) < function.blocks.len(), || format!("no block {}", block.0))?;
    }
    Ok(())
}
