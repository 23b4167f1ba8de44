//! Calls: of functions, of assembly. Intrinsics are in `intrinsic`.

use super::builder::{Builder, Lowered, unsupported};
use super::layout::Kind;
use super::link::Target;
use super::target;
use crate::ir::{self, GlobalKind, InstructionKind, Operand, Passing, Type, TypeId, Value};
use selvedge_bytecode::{Callee, Handler, Operand as Code, Operation, Reg};
use selvedge_graph::Order;

impl Builder<'_, '_> {
    /// A call, and what becomes of an exception that leaves the function.
    pub fn call(&mut self, call: &ir::Call, result: TypeId, handler: Handler) -> Lowered<Vec<Code>> {
        let callee = match call.callee {
            Value::Asm(id) => return self.assembly(id, call, result),
            Value::Global(id) => {
                let global = self.module.global(id);
                let name = self.module.name(global.name);
                if let Some(intrinsic) = name.strip_prefix("llvm.") {
                    return self.intrinsic(intrinsic, call, result);
                }
                if name == "syscall" && !target::is_x86(&self.module.triple) {
                    let processor = target::processor(&self.module.triple);
                    return unsupported(format!(
                        "a system call by number of {processor}; those of x86-64 are known (compile with --target=x86_64-linux-gnu)"
                    ));
                }
                match self.linker.target((self.number, id)) {
                    Target::Function(id) => Callee::Direct(id),
                    // A weak function that is not there: the program should have checked.
                    Target::Address(0) if matches!(global.kind, GlobalKind::Function(_)) => {
                        let id = self.linker.external(name, call.args.len() as u32, false);
                        Callee::Direct(id)
                    }
                    _ => Callee::Indirect(self.callee(call)?),
                }
            }
            _ => Callee::Indirect(self.callee(call)?),
        };
        let args = self.arguments(call)?;
        let results = self.new_registers(result);
        self.emit(Operation::Call { callee, args, results: registers(&results), handler });
        Ok(results)
    }

    /// What the landing pad of a block does with an exception. Destructors that run on its way change
    /// nothing: without a catch, none is run.
    pub fn handler(&self, unwind: ir::BlockId) -> Handler {
        let instructions = self.function.block_instructions(unwind);
        let catches = instructions.iter().any(|instruction| match &instruction.kind {
            InstructionKind::LandingPad { clauses, .. } => !clauses.is_empty(),
            _ => false,
        });
        let terminates = instructions.iter().any(|instruction| match &instruction.kind {
            InstructionKind::Call(call) => {
                self.is_call_of(call, &["__clang_call_terminate", "_ZSt9terminatev"])
            }
            _ => false,
        });
        match (catches, terminates) {
            (false, _) => Handler::Cleans,
            (true, true) => Handler::Terminates,
            (true, false) => Handler::Catches,
        }
    }

    fn is_call_of(&self, call: &ir::Call, names: &[&str]) -> bool {
        matches!(call.callee, Value::Global(id) if names.contains(&self.module.name(self.module.global(id).name)))
    }

    fn callee(&mut self, call: &ir::Call) -> Lowered<Code> {
        self.scalar(Operand { ty: TypeId::PTR, value: call.callee })
    }

    fn arguments(&mut self, call: &ir::Call) -> Lowered<Box<[Code]>> {
        let (fixed, variadic) = match self.module.resolved(call.function_type) {
            Type::Function { params, variadic, .. } => (params.len(), *variadic),
            _ => (call.args.len(), false),
        };
        let mut args = Vec::new();
        let mut first_variable = 0;
        for (number, argument) in call.args.iter().enumerate() {
            if number == fixed {
                first_variable = args.len();
            }
            let is_variable = variadic && number >= fixed;
            match argument.passing {
                Passing::ByValue(ty) => {
                    let copy = self.copy_for_callee(argument, ty)?;
                    match is_variable {
                        true => self.spread(copy, ty, &mut args, first_variable),
                        false => args.push(copy),
                    }
                }
                Passing::InAlloca(_) => return unsupported("arguments in memory (`inalloca`)"),
                _ => {
                    if is_variable {
                        self.align_variable(argument.operand.ty, &mut args, first_variable)?;
                    }
                    args.extend(self.value(argument.operand)?);
                }
            }
        }
        Ok(args.into())
    }

    /// The callee's own copy of an argument.
    fn copy_for_callee(&mut self, argument: &ir::Argument, ty: TypeId) -> Lowered<Code> {
        let layout = &self.linker.layouts[self.number];
        let (size, align) = (layout.size(ty), layout.align(ty).max(argument.align));
        let from = self.scalar(argument.operand)?;
        let to = self.hidden_object(size, align);
        let shape = self.linker.shape(self.number, ty);
        self.emit(Operation::Copy { to, from, len: Code::Const(size), shape });
        Ok(to)
    }

    /// The words of a structure that is passed by value among variable arguments: there it is part of the
    /// area that `va_arg` walks.
    fn spread(&mut self, copy: Code, ty: TypeId, args: &mut Vec<Code>, first_variable: usize) {
        let layout = &self.linker.layouts[self.number];
        let (size, align) = (layout.size(ty), layout.align(ty));
        if align > 8 && !(args.len() - first_variable).is_multiple_of(2) {
            args.push(Code::Const(0));
        }
        for word in 0..size.div_ceil(8) {
            let address = self.offset(copy, 8 * word);
            let mut value = None;
            super::link::pieces((size - 8 * word).min(8), |at, bytes| {
                let address = self.offset(address, at);
                let dst = self.code.new_register();
                let order = Order::NotAtomic;
                self.emit(Operation::Load { dst, address, bytes, order, tolerant: true });
                let shifted =
                    self.binary(selvedge_bytecode::BinaryOp::Shl, 64, Code::Reg(dst), Code::Const(8 * at));
                value = Some(match value {
                    None => shifted,
                    Some(low) => self.binary(selvedge_bytecode::BinaryOp::Or, 64, low, shifted),
                });
            });
            args.push(value.expect("a word has bytes"));
        }
    }

    /// Variable arguments that are aligned to 16 bytes start at an even word.
    fn align_variable(&mut self, ty: TypeId, args: &mut Vec<Code>, first_variable: usize) -> Lowered<()> {
        let is_wide =
            matches!(*self.leaves(ty)?, [leaf] if matches!(leaf.kind, Kind::Wide(_) | Kind::Opaque(9..)));
        if is_wide && !(args.len() - first_variable).is_multiple_of(2) {
            args.push(Code::Const(0));
        }
        Ok(())
    }

    fn assembly(&mut self, id: ir::InlineAsmId, call: &ir::Call, result: TypeId) -> Lowered<Vec<Code>> {
        let assembly = &self.module.inline_asm[id.index()];
        for statement in assembly.text.split(['\n', ';']) {
            let words: Vec<&str> = statement.split_ascii_whitespace().collect();
            match *words {
                [] | ["pause" | "nop" | "yield" | "rep" | "lock"] | ["rep", "nop"] => {}
                [comment, ..] if comment.starts_with(['#', '/']) => {}
                ["mfence"] => self.emit(Operation::Fence { order: Order::SeqCst }),
                // Of use only with non-temporal accesses and devices; for the rest x86 has this order anyway.
                ["lfence"] => self.emit(Operation::Fence { order: Order::Acquire }),
                ["sfence"] => self.emit(Operation::Fence { order: Order::Release }),
                // The idiom for a full fence: a locked operation on the stack that changes nothing.
                ["lock", ref rest @ ..] | ref rest
                    if changes_nothing(rest) && assembly.text.contains("lock") =>
                {
                    self.emit(Operation::Fence { order: Order::SeqCst });
                }
                _ => return unsupported(format!("inline assembly `{}`", assembly.text.trim())),
            }
        }
        self.assembly_results(assembly, call, result)
    }

    /// Assembly that does nothing leaves in its outputs what it was given for them.
    fn assembly_results(
        &mut self,
        assembly: &ir::InlineAsm,
        call: &ir::Call,
        result: TypeId,
    ) -> Lowered<Vec<Code>> {
        let count = self.linker.layouts[self.number].registers(result);
        let mut results = vec![Code::Const(0); count];
        let constraints = assembly.constraints.split(',').filter(|constraint| !constraint.starts_with('~'));
        let is_output = |constraint: &&str| constraint.starts_with('=');
        let inputs = constraints.clone().filter(|constraint| !is_output(constraint));
        // Outputs through memory are arguments too; only the others are results.
        let indirect = constraints.filter(|constraint| constraint.starts_with("=*")).count();
        for (number, constraint) in inputs.enumerate() {
            let (Ok(output), Some(argument)) =
                (constraint.parse::<usize>(), call.args.get(indirect + number))
            else {
                continue;
            };
            let value = self.value(argument.operand)?;
            if let ([value], Some(place)) = (&value[..], results.get_mut(output)) {
                *place = *value;
            }
        }
        Ok(results)
    }
}

/// `addl $0, 0(%rsp)` and its kin.
fn changes_nothing(words: &[&str]) -> bool {
    let adds = words
        .first()
        .is_some_and(|word| matches!(*word, "add" | "addl" | "addq" | "addb" | "or" | "orl" | "orq" | "orb"));
    let zero = words
        .get(1)
        .is_some_and(|word| matches!(word.trim_end_matches(','), "$0" | "$$0" | "$0x0" | "$$0x0"))
        || words.get(1).is_some_and(|word| word.starts_with("$0,") || word.starts_with("$$0,"));
    adds && zero
}

pub(super) fn registers(operands: &[Code]) -> Box<[Reg]> {
    operands
        .iter()
        .map(|operand| match operand {
            Code::Reg(reg) => *reg,
            Code::Const(_) => unreachable!("results are in registers"),
        })
        .collect()
}
