//! The scalars of a type, where the debug information knows the type of what is copied.

use crate::program::known_object;
use crate::{Machine, Thread};
use selvedge_bytecode::{Leaf, Shape, Type, TypeId};
use std::sync::Arc;

/// Types of more scalars than this are not taken apart.
const MOST_LEAVES: usize = 4096;
/// Nor are those nested deeper than this.
const DEEPEST: usize = 32;

impl Machine {
    /// The scalars of the object at an address, and how far into them the address is.
    pub(crate) fn shape_at(&self, thread: &Thread, address: u64) -> Option<(Arc<Shape>, u64)> {
        let image = self.image.global(address).or_else(|| self.image.object(address));
        let object = image.or_else(|| known_object(thread, address))?;
        let mut ty = self.name_and_type(object).1?;
        // The shape repeats, so that of an array is that of its elements.
        for _ in 0..DEEPEST {
            let Some(Type::Array { element, stride: 1.., .. }) = self.module().types.get(ty.0 as usize)
            else {
                break;
            };
            ty = *element;
        }
        let mut leaves = Vec::new();
        self.add_leaves(ty, 0, &mut leaves, 0)?;
        leaves.sort_by_key(|leaf| leaf.offset);
        let shape = Shape { size: self.size_of(ty), leaves };
        let phase = (address - object.base).checked_rem(shape.size)?;
        Some((Arc::new(shape), phase))
    }

    fn add_leaves(&self, ty: TypeId, offset: u64, leaves: &mut Vec<Leaf>, depth: usize) -> Option<()> {
        if leaves.len() >= MOST_LEAVES || depth > DEEPEST {
            return None;
        }
        match self.module().types.get(ty.0 as usize)? {
            Type::Scalar { bytes: bytes @ (1 | 2 | 4 | 8), .. } => {
                leaves.push(Leaf { offset, bytes: *bytes as u8 })
            }
            Type::Pointer(_) => leaves.push(Leaf { offset, bytes: 8 }),
            Type::Struct { fields, .. } => {
                // Of the members of a union the first counts; so it does of bit-fields in one unit.
                let mut end = 0;
                for field in fields {
                    if field.offset >= end {
                        self.add_leaves(field.ty, offset + field.offset, leaves, depth + 1)?;
                        end = field.offset + self.size_of(field.ty);
                    }
                }
            }
            Type::Array { element, count, stride } => {
                let count = if self.size_of(*element) == 0 { 0 } else { *count };
                for number in 0..count {
                    self.add_leaves(*element, offset + number * stride, leaves, depth + 1)?;
                }
            }
            Type::Scalar { .. } | Type::Other => return None,
        }
        Some(())
    }
}
