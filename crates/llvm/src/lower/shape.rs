//! Which scalars a copy or fill of memory consists of, as far as the types around it tell.
//!
//! Pointers have no type, so this is a guess from where the pointer comes from: a stack variable, a global, a
//! member, or a variable that the debug information calls a pointer to something. A wrong guess would split a
//! copy at other places than the program's own accesses do; that is why the size of what was found must agree
//! with the length of the copy.

use super::builder::Builder;
use crate::ir::{Constant, GlobalKind, InstructionKind, Operand, Type, TypeId, Value};
use selvedge_bytecode::{self as bytecode, Leaf, Shape, ShapeId};

const BYTE: Leaf = Leaf { offset: 0, bytes: 1 };

impl Builder<'_, '_> {
    /// The shape of what is at an address, for a copy of `len` bytes.
    pub fn copied_shape(&mut self, address: Operand, len: Operand) -> Option<ShapeId> {
        let len = self.known_length(len);
        if let Some(base) = self.start_of_distance(address) {
            let ty = self.described_pointee(base)?;
            let is_byte =
                matches!(self.linker.output.types[ty.0 as usize], bytecode::Type::Scalar { bytes: 1, .. });
            return is_byte.then(|| self.linker.intern_shape(Shape { size: 1, leaves: vec![BYTE] }));
        }
        if let Some(ty) = self.pointee(address)
            && let Some(ty) = self.fitting(ty, len)
        {
            return self.linker.shape(self.number, ty);
        }
        let shape = self.described_shape(address, len)?;
        Some(self.linker.intern_shape(shape))
    }

    /// The shape of a copy between two addresses. What the compiler calls bytes and the debug information
    /// does not know is padding that was spelt out, as at the end of lambdas.
    pub fn shape_of_copy(&mut self, to: Operand, from: Operand, len: Operand) -> Option<ShapeId> {
        let found = self.copied_shape(to, len).or_else(|| self.copied_shape(from, len))?;
        let len = self.known_length(len);
        let described = self.described_shape(to, len).or_else(|| self.described_shape(from, len));
        let mut shape = self.linker.output.shapes[found.0 as usize].clone();
        let Some(described) = described.filter(|described| described.size == shape.size) else {
            return Some(found);
        };
        shape
            .leaves
            .retain(|leaf| leaf.bytes > 1 || described.leaves.iter().any(|known| overlap(leaf, known)));
        Some(if shape.leaves.is_empty() { found } else { self.linker.intern_shape(shape) })
    }

    /// The shape that the debug information gives.
    fn described_shape(&mut self, address: Operand, len: Option<u64>) -> Option<Shape> {
        let ty = self.described_pointee(address)?;
        let size = self.linker.output.size_of(ty);
        let fits = size > 0 && len.is_some_and(|len| len.is_multiple_of(size));
        let leaves = self.linker.output.scalars(ty).filter(|leaves| fits && !leaves.is_empty())?;
        Some(Shape { size, leaves })
    }

    /// Where an address is counted from that is so many bytes from another: what is there need not be bytes.
    fn start_of_distance(&self, address: Operand) -> Option<Operand> {
        match &self.definition(address)?.kind {
            InstructionKind::GetElementPtr { source, base, indices, .. }
                if matches!(self.module.resolved(*source), Type::Int(8))
                    && indices.iter().all(|index| self.known_length(*index).is_some()) =>
            {
                Some(*base)
            }
            _ => None,
        }
    }

    /// What an address points to, as the instruction says that makes it.
    fn pointee(&self, address: Operand) -> Option<TypeId> {
        match address.value {
            Value::Global(id) => match &self.module.global(id).kind {
                GlobalKind::Variable(variable) => Some(variable.ty),
                _ => None,
            },
            Value::Constant(id) => match self.module.constant(id) {
                // The machine knows the type of the variable.
                Constant::GetElementPtr { source, .. }
                    if matches!(self.module.resolved(*source), Type::Int(8)) =>
                {
                    None
                }
                Constant::GetElementPtr { source, indices, .. } => self.element_type(*source, indices),
                _ => None,
            },
            _ => match &self.definition(address)?.kind {
                InstructionKind::Alloca { ty, .. } => Some(*ty),
                InstructionKind::GetElementPtr { source, indices, .. } => self.element_type(*source, indices),
                InstructionKind::Cast { value, .. } if value.ty == address.ty => self.pointee(*value),
                _ => None,
            },
        }
    }

    /// What indices lead to. Zeros at the end are left out: the whole starts where its first member does, and
    /// typed pointers spell a pointer to bytes like one to a first member that is a byte.
    fn element_type(&self, source: TypeId, indices: &[Operand]) -> Option<TypeId> {
        let is_zero = |index: &Operand| self.known_length(*index) == Some(0);
        let inner = indices.get(1..).unwrap_or_default();
        let len = inner.iter().rposition(|index| !is_zero(index)).map_or(0, |last| last + 1);
        let mut ty = source;
        for index in &inner[..len] {
            let index = self.known_length(*index).unwrap_or(0);
            ty = self.linker.layouts[self.number].member(ty, index)?.0;
        }
        Some(ty)
    }

    /// The type, or the first of its members, that a copy of a length is a copy of.
    fn fitting(&self, ty: TypeId, len: Option<u64>) -> Option<TypeId> {
        let layout = &self.linker.layouts[self.number];
        let mut ty = ty;
        loop {
            let size = layout.size(ty);
            let is_scalar = !matches!(self.module.resolved(ty), Type::Array { .. } | Type::Struct { .. });
            let fits = match len {
                Some(len) => size > 0 && len.is_multiple_of(size),
                // An unknown length fits scalars, whose copies can end anywhere between two of them.
                None => is_scalar && size > 0,
            };
            if fits {
                return Some(ty);
            }
            ty = layout.member(ty, 0)?.0;
        }
    }

    /// What the debug information says that a pointer variable points to, if the address was loaded from one.
    fn described_pointee(&mut self, address: Operand) -> Option<bytecode::TypeId> {
        let InstructionKind::Load { pointer, .. } = &self.definition(address)?.kind else { return None };
        let Value::Local(variable) = pointer.value else { return None };
        let declared = *self.promotion.declared.get(&variable)?;
        let linker = &mut *self.linker;
        let ty = linker.debug.local(self.number, declared, &mut linker.output).ty?;
        match linker.output.types[ty.0 as usize] {
            bytecode::Type::Pointer(Some(to)) => Some(to),
            _ => None,
        }
    }
}

fn overlap(a: &Leaf, b: &Leaf) -> bool {
    a.offset < b.offset + b.bytes as u64 && b.offset < a.offset + a.bytes as u64
}
