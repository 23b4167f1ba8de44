//! The operands of LLVM's instructions.

use crate::ir::{BlockId, Call, InstructionKind, LocalId, Operand, TypeId, Value};

/// Shows each operand of an instruction; debug records have none.
pub(super) fn for_each_operand(kind: &InstructionKind, mut see: impl FnMut(&Operand)) {
    use InstructionKind::*;
    match kind {
        Return(Some(a)) | Resume(a) | Negate(a) | Freeze(a) => see(a),
        Branch { condition: a, .. }
        | Switch { value: a, .. }
        | IndirectBranch { address: a, .. }
        | ExtractValue { aggregate: a, .. }
        | Cast { value: a, .. }
        | Load { pointer: a, .. }
        | VaArg { list: a } => see(a),
        Alloca { count, .. } => count.iter().for_each(see),
        Binary { a, b, .. }
        | Compare { a, b, .. }
        | FloatCompare { a, b, .. }
        | ExtractElement { vector: a, index: b }
        | InsertValue { aggregate: a, element: b, .. }
        | Store { value: a, pointer: b, .. }
        | AtomicRmw { pointer: a, value: b, .. }
        | ShuffleVector { a, b, .. } => [a, b].into_iter().for_each(see),
        InsertElement { vector: a, element: b, index: c }
        | CompareExchange { pointer: a, expected: b, new: c, .. }
        | Select { condition: a, a: b, b: c } => [a, b, c].into_iter().for_each(see),
        GetElementPtr { base, indices, .. } => {
            see(base);
            indices.iter().for_each(see);
        }
        Phi { incoming } => incoming.iter().for_each(|(operand, _)| see(operand)),
        Call(call) | Invoke { call, .. } | CallBranch { call, .. } => for_each_operand_of_call(call, see),
        LandingPad { clauses, .. } => clauses.iter().for_each(|(_, operand)| see(operand)),
        Return(None)
        | Jump { .. }
        | Unreachable
        | WindowsTerminator { .. }
        | WindowsPad { .. }
        | Fence { .. }
        | Debug { .. } => {}
    }
}

fn for_each_operand_of_call(call: &Call, mut see: impl FnMut(&Operand)) {
    see(&Operand { ty: TypeId::PTR, value: call.callee });
    call.args.iter().for_each(|argument| see(&argument.operand));
}

/// Shows each block that an instruction may go to.
pub(super) fn for_each_successor(kind: &InstructionKind, mut see: impl FnMut(BlockId)) {
    use InstructionKind::*;
    match kind {
        Jump { to } => see(*to),
        Branch { then, otherwise, .. } => [*then, *otherwise].into_iter().for_each(see),
        Switch { default, cases, .. } => {
            see(*default);
            cases.iter().for_each(|(_, to)| see(*to));
        }
        Invoke { normal, unwind, .. } => [*normal, *unwind].into_iter().for_each(see),
        IndirectBranch { targets, .. } | WindowsTerminator { targets, .. } => {
            targets.iter().for_each(|to| see(*to));
        }
        CallBranch { fallthrough, indirect, .. } => {
            see(*fallthrough);
            indirect.iter().for_each(|to| see(*to));
        }
        _ => {}
    }
}

/// The local value that an operand is.
pub(super) fn local(operand: &Operand) -> Option<LocalId> {
    match operand.value {
        Value::Local(local) => Some(local),
        _ => None,
    }
}
