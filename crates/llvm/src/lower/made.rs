//! What becomes of a pointer that a call gives: the variable or member that it is stored to, and what it
//! points to there. So reports can call an object on the heap by more than the line of its `malloc`.
//!
//! Only calls are looked at of which the type of the function tells nothing: of functions that are defined
//! elsewhere, and of those that return `void *`. Pointers have no type in the text; the debug information of
//! where this one goes has.

use super::builder::Builder;
use crate::ir::{self, Constant, GlobalKind, InstructionKind, LocalId, Operand, Value};
use rustc_hash::FxHashMap;
use selvedge_bytecode::{Made, Type, TypeId};

/// Longest chain of instructions that lead to an address.
const DEEPEST: usize = 8;

/// What is at an address: its name, if it has one, and its type.
type Described = (Option<String>, TypeId);

impl Builder<'_, '_> {
    /// The calls of the function that give pointers, with what is known of these.
    pub fn pointers_made(&mut self) -> Vec<Made> {
        let function = self.function;
        let calls: FxHashMap<LocalId, u32> =
            function.instructions.iter().filter_map(|instruction| self.pointer_given(instruction)).collect();
        if calls.is_empty() {
            return Vec::new();
        }
        let mut made: Vec<(LocalId, Made)> = Vec::new();
        for instruction in &function.instructions {
            for (value, name, ty) in self.uses(&calls, instruction) {
                let place = calls[&value];
                match made.iter_mut().find(|(known, _)| *known == value) {
                    Some((_, known)) => {
                        known.name = known.name.take().or(name);
                        known.ty = known.ty.or(ty);
                    }
                    None => made.push((value, Made { place, name, ty })),
                }
            }
        }
        made.into_iter().map(|(_, made)| made).collect()
    }

    /// The result of a call that gives a pointer to something unknown, and where that is.
    fn pointer_given(&mut self, instruction: &ir::Instruction) -> Option<(LocalId, u32)> {
        let (InstructionKind::Call(call) | InstructionKind::Invoke { call, .. }) = &instruction.kind else {
            return None;
        };
        let is_pointer = matches!(self.module.resolved(instruction.ty), ir::Type::Pointer { .. });
        let (true, Value::Global(id)) = (is_pointer, call.callee) else { return None };
        let GlobalKind::Function(callee) = &self.module.global(id).kind else { return None };
        if callee.is_definition && !self.linker.debug.returns_untyped(self.number, callee) {
            return None;
        }
        let linker = &mut *self.linker;
        let place = linker.debug.place(self.number, instruction.debug?, &mut linker.output);
        Some((instruction.result?, place))
    }

    /// The uses that an instruction makes of such pointers: name and type of where they go.
    fn uses(
        &mut self,
        calls: &FxHashMap<LocalId, u32>,
        instruction: &ir::Instruction,
    ) -> Vec<(LocalId, Option<String>, Option<TypeId>)> {
        let given = |operand: &Operand| match operand.value {
            Value::Local(local) if calls.contains_key(&local) => Some(local),
            _ => None,
        };
        match &instruction.kind {
            InstructionKind::Store { value, pointer, .. } => {
                let Some(local) = given(value) else { return Vec::new() };
                let found = self.described(*pointer, 0).or_else(|| self.passed_on(*pointer));
                let Some((name, ty)) = found else { return Vec::new() };
                vec![(local, name, self.pointee_of(ty))]
            }
            InstructionKind::Return(Some(value)) => {
                let Some(local) = given(value) else { return Vec::new() };
                let linker = &mut *self.linker;
                let types = linker.debug.signature(self.number, self.function, &mut linker.output);
                let ty = types.first().copied().flatten().and_then(|ty| self.pointee_of(ty));
                vec![(local, None, ty)]
            }
            InstructionKind::Call(call) | InstructionKind::Invoke { call, .. } => {
                let args = call.args.iter().enumerate();
                let passed: Vec<(usize, LocalId)> =
                    args.filter_map(|(number, arg)| Some((number, given(&arg.operand)?))).collect();
                if passed.is_empty() {
                    return Vec::new();
                }
                let types = self.parameter_types(call);
                let ty = |number: usize| types.get(number).copied().flatten();
                let uses = passed.into_iter().map(|(number, local)| (local, ty(number)));
                uses.map(|(local, ty)| (local, None, ty.and_then(|ty| self.pointee_of(ty)))).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Where the contents of a temporary are stored, as the compiler makes one for an atomic store.
    fn passed_on(&mut self, temporary: Operand) -> Option<Described> {
        let function = self.function;
        let loaded = function.instructions.iter().find_map(|instruction| match &instruction.kind {
            InstructionKind::Load { pointer, .. } if *pointer == temporary => instruction.result,
            _ => None,
        })?;
        let to = function.instructions.iter().find_map(|instruction| match &instruction.kind {
            InstructionKind::Store { value, pointer, .. } if value.value == Value::Local(loaded) => {
                Some(*pointer)
            }
            _ => None,
        })?;
        self.described(to, 0)
    }

    /// The types of the parameters of a function that is called, if that has none that its text does not
    /// have.
    fn parameter_types(&mut self, call: &ir::Call) -> Vec<Option<TypeId>> {
        let Value::Global(id) = call.callee else { return Vec::new() };
        let GlobalKind::Function(callee) = &self.module.global(id).kind else { return Vec::new() };
        let linker = &mut *self.linker;
        let types = linker.debug.signature(self.number, callee, &mut linker.output);
        if types.len() == call.args.len() + 1 { types[1..].to_vec() } else { Vec::new() }
    }

    fn pointee_of(&self, ty: TypeId) -> Option<TypeId> {
        match self.linker.output.types[ty.0 as usize] {
            Type::Pointer(to) => to,
            _ => None,
        }
    }

    /// What is at an address.
    fn described(&mut self, address: Operand, depth: usize) -> Option<Described> {
        if depth > DEEPEST {
            return None;
        }
        let linker = &mut *self.linker;
        match address.value {
            Value::Global(id) => match &self.module.global(id).kind {
                GlobalKind::Variable(variable) => {
                    let found = linker.debug.variable(self.number, variable, &mut linker.output);
                    Some((found.name, found.ty?))
                }
                _ => None,
            },
            Value::Constant(id) => match self.module.constant(id) {
                Constant::GetElementPtr { source, base, indices, .. } => {
                    let (source, base, indices) = (*source, *base, indices.to_vec());
                    let offset = self.offset_of(source, &indices)?;
                    let whole = self.described(base, depth + 1)?;
                    Some(self.member_at(whole, offset))
                }
                _ => None,
            },
            Value::Local(local) => {
                if let Some(variable) = self.promotion.declared.get(&local).copied() {
                    let found = linker.debug.local(self.number, variable, &mut linker.output);
                    return Some((found.name, found.ty?));
                }
                let number = self.promotion.definitions[local.index()];
                match &self.function.instructions.get(number as usize)?.kind {
                    InstructionKind::Load { pointer, .. } => {
                        let (name, ty) = self.described(*pointer, depth + 1)?;
                        Some((name, self.pointee_of(ty)?))
                    }
                    InstructionKind::GetElementPtr { source, base, indices, .. } => {
                        let offset = self.offset_of(*source, indices)?;
                        let whole = self.described(*base, depth + 1)?;
                        Some(self.member_at(whole, offset))
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// How far indices lead; those that are not known count as 0, as elements are alike.
    fn offset_of(&self, source: ir::TypeId, indices: &[Operand]) -> Option<u64> {
        let index = |operand: &Operand| match operand.value {
            Value::Int(number) => number,
            _ => 0,
        };
        let (mut ty, mut offset) = (source, 0u64);
        // What is before the first member of the first element is not looked at.
        for operand in indices.iter().skip(1) {
            let (member, at, _) = self.linker.layouts[self.number].member(ty, index(operand))?;
            (ty, offset) = (member, offset.wrapping_add(at));
        }
        Some(offset)
    }

    /// The innermost member at an offset.
    fn member_at(&self, (name, ty): Described, offset: u64) -> Described {
        let types = &self.linker.output.types;
        let (mut name, mut ty, mut offset) = (name, ty, offset);
        for _ in 0..DEEPEST {
            match &types[ty.0 as usize] {
                Type::Struct { fields, .. } => {
                    let Some(field) = fields.iter().rev().find(|field| field.offset <= offset) else { break };
                    if !field.name.is_empty() {
                        name = Some(field.name.clone());
                    }
                    (ty, offset) = (field.ty, offset - field.offset);
                }
                Type::Array { element, stride, .. } if *stride > 0 => {
                    (ty, offset) = (*element, offset % stride)
                }
                _ => break,
            }
        }
        (name, ty)
    }
}
