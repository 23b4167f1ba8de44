//! Where things are in memory: sizes, alignments and offsets of types, as the data layout of the target says.
//!
//! A value of any type is taken apart into *leaves*, its scalars; a leaf is held in one or more registers.

use crate::ir::{self, Type, TypeId};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;

/// A value of a type with more leaves than this is not supported (it would be a register for each).
const MOST_LEAVES: u64 = 4096;

/// A scalar inside a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Leaf {
    /// Bytes from the start.
    pub offset: u64,
    pub kind: Kind,
}

/// What a scalar is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// An integer of 1 to 64 bits.
    Int(u8),
    /// An integer of 65 to 128 bits, in two registers.
    Wide(u8),
    /// An integer of more than 128 bits (clang makes them for long runs of bit-fields).
    Huge(u32),
    Float,
    Double,
    Pointer,
    /// Bytes that can be moved about, but not calculated with (`half`, `x86_fp80`, `fp128`).
    Opaque(u32),
}

impl Kind {
    /// How many registers hold it.
    pub fn registers(self) -> usize {
        match self {
            Kind::Wide(_) => 2,
            Kind::Huge(bits) => bits.div_ceil(64) as usize,
            Kind::Opaque(bytes) => bytes.div_ceil(8) as usize,
            _ => 1,
        }
    }

    /// How many bytes a load of it reads.
    pub fn bytes(self) -> u64 {
        match self {
            Kind::Int(bits) | Kind::Wide(bits) => (bits as u64).div_ceil(8),
            Kind::Huge(bits) => (bits as u64).div_ceil(8),
            Kind::Float => 4,
            Kind::Double | Kind::Pointer => 8,
            Kind::Opaque(bytes) => bytes as u64,
        }
    }

    /// How many bits it has.
    pub fn bits(self) -> u32 {
        match self {
            Kind::Int(bits) | Kind::Wide(bits) => bits as u32,
            Kind::Huge(bits) => bits,
            _ => 8 * self.bytes() as u32,
        }
    }
}

/// The layout of the types of one module.
pub(super) struct Layout<'m> {
    module: &'m ir::Module<'m>,
    align_of_i64: u64,
    align_of_i128: u64,
    align_of_fp80: u64,
    /// Size and alignment, by type.
    sizes: RefCell<Vec<Option<(u64, u64)>>>,
    offsets: RefCell<FxHashMap<TypeId, Rc<[u64]>>>,
    leaves: RefCell<FxHashMap<TypeId, Option<Rc<[Leaf]>>>>,
}

impl<'m> Layout<'m> {
    /// Reads the layout string; an error if it is not that of a 64-bit little-endian machine.
    pub fn new(module: &'m ir::Module<'m>) -> Result<Layout<'m>, String> {
        let mut layout = Layout {
            module,
            align_of_i64: 8,
            align_of_i128: if module.datalayout.is_empty() { 16 } else { 0 },
            align_of_fp80: 16,
            sizes: RefCell::new(vec![None; module.types.len()]),
            offsets: RefCell::default(),
            leaves: RefCell::default(),
        };
        for item in module.datalayout.split('-') {
            let mut parts = item.split(':');
            let head = parts.next().unwrap_or("");
            let bits: Option<u64> = parts.next().and_then(|bits| bits.parse().ok());
            match (head, bits) {
                ("E", _) => return Err(wrong_target("is big-endian")),
                ("p" | "p0", Some(bits)) if bits != 64 => {
                    return Err(wrong_target(&format!("has {bits}-bit pointers")));
                }
                ("i64", Some(bits)) => layout.align_of_i64 = (bits / 8).max(1),
                ("i128", Some(bits)) => layout.align_of_i128 = (bits / 8).max(1),
                ("f80", Some(bits)) => layout.align_of_fp80 = (bits / 8).max(1),
                _ => {}
            }
        }
        if layout.align_of_i128 == 0 {
            layout.align_of_i128 = layout.align_of_i64;
        }
        Ok(layout)
    }

    /// The distance between two neighbours in an array.
    pub fn size(&self, ty: TypeId) -> u64 {
        self.size_and_align(ty).0
    }

    /// How an object of the type is aligned.
    pub fn align(&self, ty: TypeId) -> u64 {
        self.size_and_align(ty).1
    }

    fn size_and_align(&self, ty: TypeId) -> (u64, u64) {
        if let Some(known) = self.sizes.borrow()[ty.index()] {
            return known;
        }
        let (bytes, align) = match self.module.resolved(ty) {
            Type::Int(bits) => ((*bits as u64).div_ceil(8), self.align_of_int(*bits)),
            Type::Half | Type::BFloat => (2, 2),
            Type::Float => (4, 4),
            Type::Double | Type::Pointer { .. } | Type::X86Mmx => (8, 8),
            Type::X86Fp80 => (10, self.align_of_fp80),
            Type::Fp128 | Type::PpcFp128 => (16, 16),
            Type::X86Amx => (1024, 64),
            Type::Array { count, element } => {
                let (size, align) = self.size_and_align(*element);
                (size.saturating_mul(*count), align)
            }
            Type::Vector { count, element, .. } => {
                let bytes = self.element_bits(*element).saturating_mul(*count).div_ceil(8);
                (bytes, bytes.clamp(1, 1 << 30).next_power_of_two())
            }
            Type::Struct { fields, packed } => self.size_of_struct(fields, *packed),
            _ => (0, 1),
        };
        let known = (bytes.checked_next_multiple_of(align).unwrap_or(u64::MAX), align);
        self.sizes.borrow_mut()[ty.index()] = Some(known);
        known
    }

    fn align_of_int(&self, bits: u32) -> u64 {
        match bits {
            0..=8 => 1,
            9..=16 => 2,
            17..=32 => 4,
            33..=64 => self.align_of_i64,
            _ => self.align_of_i128,
        }
    }

    /// Elements of vectors are packed bit by bit.
    fn element_bits(&self, element: TypeId) -> u64 {
        match self.module.resolved(element) {
            Type::Int(bits) => *bits as u64,
            _ => self.size(element).saturating_mul(8),
        }
    }

    fn size_of_struct(&self, fields: &[TypeId], packed: bool) -> (u64, u64) {
        let (mut end, mut widest) = (0, 1);
        for field in fields {
            let (size, align) = self.size_and_align(*field);
            let align = if packed { 1 } else { align };
            end = u64::checked_next_multiple_of(end, align).unwrap_or(u64::MAX).saturating_add(size);
            widest = widest.max(align);
        }
        (end, widest)
    }

    /// Where the members of a structure start.
    pub fn offsets(&self, ty: TypeId) -> Rc<[u64]> {
        if let Some(known) = self.offsets.borrow().get(&ty) {
            return known.clone();
        }
        let mut offsets = Vec::new();
        if let Type::Struct { fields, packed } = self.module.resolved(ty) {
            let mut end = 0;
            for field in fields {
                let (size, align) = self.size_and_align(*field);
                let align = if *packed { 1 } else { align };
                let start = u64::checked_next_multiple_of(end, align).unwrap_or(u64::MAX);
                offsets.push(start);
                end = start.saturating_add(size);
            }
        }
        let offsets: Rc<[u64]> = offsets.into();
        self.offsets.borrow_mut().insert(ty, offsets.clone());
        offsets
    }

    /// The scalars of a type in order; none if there are too many, or if the type has no size.
    pub fn leaves(&self, ty: TypeId) -> Option<Rc<[Leaf]>> {
        if let Some(known) = self.leaves.borrow().get(&ty) {
            return known.clone();
        }
        let mut leaves = Vec::new();
        let known = self.collect(ty, 0, &mut leaves).map(|()| leaves.into());
        self.leaves.borrow_mut().insert(ty, known.clone());
        known
    }

    /// Whether a type has a union whose scalars leave bytes out.
    pub fn has_union_with_padding(&self, ty: TypeId) -> bool {
        let is_union = match self.module.ty(ty) {
            Type::Named { name, .. } => self.module.name(*name).starts_with("union."),
            _ => false,
        };
        if is_union {
            let used = self.leaves(ty).map_or(0, |leaves| leaves.iter().map(|leaf| leaf.kind.bytes()).sum());
            return used < self.size(ty);
        }
        match self.module.resolved(ty) {
            Type::Struct { fields, .. } => fields.iter().any(|field| self.has_union_with_padding(*field)),
            Type::Array { element, .. } => self.has_union_with_padding(*element),
            _ => false,
        }
    }

    fn collect(&self, ty: TypeId, offset: u64, leaves: &mut Vec<Leaf>) -> Option<()> {
        let kind = match self.module.resolved(ty) {
            Type::Int(bits @ 0..=64) => Kind::Int(*bits as u8),
            Type::Int(bits @ 65..=128) => Kind::Wide(*bits as u8),
            Type::Int(bits) if *bits < 1 << 16 => Kind::Huge(*bits),
            Type::Float => Kind::Float,
            Type::Double => Kind::Double,
            Type::Pointer { .. } => Kind::Pointer,
            Type::Half | Type::BFloat => Kind::Opaque(2),
            Type::X86Fp80 => Kind::Opaque(10),
            Type::Fp128 | Type::PpcFp128 => Kind::Opaque(16),
            Type::X86Mmx => Kind::Opaque(8),
            Type::Void => return Some(()),
            Type::Struct { fields, .. } => {
                let offsets = self.offsets(ty);
                for (field, start) in fields.iter().zip(offsets.iter()) {
                    self.collect(*field, offset.saturating_add(*start), leaves)?;
                }
                return Some(());
            }
            Type::Array { count, element } => {
                let stride = self.size(*element);
                return self.collect_elements(*count, *element, stride, offset, leaves);
            }
            // Elements that are no whole bytes have no offset of their own; such vectors are never in memory
            // here.
            Type::Vector { count, element, scalable: false } => {
                let stride = self.element_bits(*element) / 8;
                return self.collect_elements(*count, *element, stride, offset, leaves);
            }
            _ => return None,
        };
        leaves.push(Leaf { offset, kind });
        Some(())
    }

    fn collect_elements(
        &self,
        count: u64,
        element: TypeId,
        stride: u64,
        offset: u64,
        leaves: &mut Vec<Leaf>,
    ) -> Option<()> {
        if count > MOST_LEAVES || leaves.len() as u64 > MOST_LEAVES {
            return None;
        }
        (0..count).try_for_each(|index| {
            self.collect(element, offset.saturating_add(index.saturating_mul(stride)), leaves)
        })
    }

    /// Whether a vector's elements share bytes.
    pub fn is_bit_vector(&self, ty: TypeId) -> bool {
        match self.module.resolved(ty) {
            Type::Vector { element, .. } => !self.element_bits(*element).is_multiple_of(8),
            _ => false,
        }
    }

    /// How many registers hold a value of the type.
    pub fn registers(&self, ty: TypeId) -> usize {
        self.leaves(ty).map_or(0, |leaves| leaves.iter().map(|leaf| leaf.kind.registers()).sum())
    }

    /// Which member of a structure, array or vector an index names: its type, its offset, and the first of
    /// its registers.
    pub fn member(&self, ty: TypeId, index: u64) -> Option<(TypeId, u64, usize)> {
        match self.module.resolved(ty) {
            Type::Struct { fields, .. } => {
                let field = *fields.get(index as usize)?;
                let before = fields[..index as usize].iter().map(|field| self.registers(*field)).sum();
                Some((field, self.offsets(ty)[index as usize], before))
            }
            Type::Array { element, .. } => {
                let offset = index.wrapping_mul(self.size(*element));
                Some((*element, offset, (index as usize).saturating_mul(self.registers(*element))))
            }
            Type::Vector { element, .. } => {
                let offset = index.wrapping_mul(self.element_bits(*element) / 8);
                Some((*element, offset, (index as usize).saturating_mul(self.registers(*element))))
            }
            _ => None,
        }
    }
}

fn wrong_target(what: &str) -> String {
    format!(
        "the target of this module {what}; only 64-bit little-endian targets are supported (compile for x86-64)"
    )
}
