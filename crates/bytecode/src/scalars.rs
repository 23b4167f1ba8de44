//! The scalars that a type of the debug information consists of.
//!
//! Bytes that belong to no scalar are padding, which copies leave out. So nothing may be missing: where
//! members share bytes (unions, bit-fields, empty base classes) the largest counts, and where its scalars
//! leave bytes to the others, or members overlap in part, the type is not taken apart.

use crate::{Field, Leaf, Module, Type, TypeId};

/// Types of more scalars than this are not taken apart.
const MOST_LEAVES: usize = 4096;
/// Nor are those nested deeper than this.
const DEEPEST: usize = 32;

impl Module {
    /// How many bytes a type takes; 0 if that is not known.
    pub fn size_of(&self, ty: TypeId) -> u64 {
        match self.types.get(ty.0 as usize) {
            Some(Type::Scalar { bytes, .. } | Type::Struct { bytes, .. }) => *bytes,
            Some(Type::Pointer(_)) => 8,
            Some(Type::Array { count, stride, .. }) => count.saturating_mul(*stride),
            Some(Type::Other) | None => 0,
        }
    }

    /// The scalars of a type, by offset; none if it has something unknown or too many.
    pub fn scalars(&self, ty: TypeId) -> Option<Vec<Leaf>> {
        let mut leaves = Vec::new();
        self.add_scalars(ty, 0, &mut leaves, 0)?;
        Some(leaves)
    }

    fn add_scalars(&self, ty: TypeId, offset: u64, leaves: &mut Vec<Leaf>, depth: usize) -> Option<()> {
        if leaves.len() >= MOST_LEAVES || depth > DEEPEST {
            return None;
        }
        match self.types.get(ty.0 as usize)? {
            Type::Scalar { bytes: bytes @ (1 | 2 | 4 | 8), .. } => {
                leaves.push(Leaf { offset, bytes: *bytes as u8 })
            }
            Type::Pointer(_) => leaves.push(Leaf { offset, bytes: 8 }),
            Type::Struct { fields, .. } => return self.add_members(fields, offset, leaves, depth),
            Type::Array { element, count, stride } => {
                let count = if self.size_of(*element) == 0 { 0 } else { *count };
                for number in 0..count {
                    self.add_scalars(*element, offset + number * stride, leaves, depth + 1)?;
                }
            }
            Type::Scalar { .. } | Type::Other => return None,
        }
        Some(())
    }

    fn add_members(&self, fields: &[Field], offset: u64, leaves: &mut Vec<Leaf>, depth: usize) -> Option<()> {
        let mut members = Vec::new();
        for field in fields {
            let mut scalars = Vec::new();
            self.add_scalars(field.ty, offset + field.offset, &mut scalars, depth + 1)?;
            // An empty class takes no bytes from what shares its address.
            if !scalars.is_empty() {
                let start = offset + field.offset;
                members.push(Member { start, end: start + self.size_of(field.ty), scalars, is_alone: true });
            }
        }
        // Of those that start together the largest comes first.
        members.sort_by_key(|member| (member.start, std::cmp::Reverse(member.end)));
        let mut kept: Vec<Member> = Vec::new();
        for member in members {
            match kept.last_mut() {
                Some(last) if member.start < last.end => {
                    last.is_alone = false;
                    if member.end > last.end {
                        return None;
                    }
                }
                _ => kept.push(member),
            }
        }
        for member in kept {
            if !member.is_alone && !member.is_covered() {
                return None;
            }
            leaves.extend(member.scalars);
        }
        (leaves.len() <= MOST_LEAVES).then_some(())
    }
}

/// A member with its bytes.
struct Member {
    start: u64,
    end: u64,
    scalars: Vec<Leaf>,
    is_alone: bool,
}

impl Member {
    /// Whether every byte belongs to a scalar.
    fn is_covered(&self) -> bool {
        let mut at = self.start;
        let adjoins = |leaf: &Leaf| {
            let fits = leaf.offset == at;
            at = leaf.offset + leaf.bytes as u64;
            fits
        };
        self.scalars.iter().all(adjoins) && at == self.end
    }
}
