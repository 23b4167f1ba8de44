//! The scalars of a type, where the debug information knows the type of what is copied.

use crate::program::known_object;
use crate::{Machine, Thread};
use selvedge_bytecode::{Shape, Type, TypeId};
use std::sync::Arc;

/// How many dimensions an array may have.
const DEEPEST: usize = 32;

impl Machine {
    /// The scalars of the object at an address, and how far into them the address is.
    pub(crate) fn shape_at(&self, thread: &Thread, address: u64) -> Option<(Arc<Shape>, u64)> {
        let image = self.image.global(address).or_else(|| self.image.object(address));
        let object = image.or_else(|| known_object(thread, address))?;
        self.shape_from(self.name_and_type(object).1?, address - object.base)
    }

    /// The scalars of a new object on the heap, by what the pointer to it is used for, and how far into them
    /// the address is.
    pub(crate) fn shape_of_new(&self, thread: &Thread, address: u64) -> Option<(Arc<Shape>, u64)> {
        let object = known_object(thread, address)?;
        self.shape_from(self.heap_label(object).ty?, address - object.base)
    }

    /// The scalars of a type, or of the elements of an array, and how far into them an offset is.
    fn shape_from(&self, mut ty: TypeId, offset: u64) -> Option<(Arc<Shape>, u64)> {
        // The shape repeats, so that of an array is that of its elements.
        for _ in 0..DEEPEST {
            let Some(Type::Array { element, stride: 1.., .. }) = self.module().types.get(ty.0 as usize)
            else {
                break;
            };
            ty = *element;
        }
        let leaves = self.module().scalars(ty)?;
        let shape = Shape { size: self.size_of(ty), leaves };
        let phase = offset.checked_rem(shape.size)?;
        Some((Arc::new(shape), phase))
    }
}
