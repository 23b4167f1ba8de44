//! `dynamic_cast`, by the descriptions of types that the C++ ABI prescribes.
//!
//! ```text
//! object:       address of its virtual table at 0
//! virtual table: distance to the whole object at -16, the whole object's type at -8; offsets of virtual bases before that
//! type:         what kind of description it is at 0, name at 8; then, by kind,
//!                 one base:  its type at 16
//!                 many:      flags at 16, their number at 20, and from 24 on each base's type and offset with flags
//! ```

use super::context::{Context, Got, Outcome, give, unsupported};
use super::rows;
use crate::Row;

pub const ROWS: &[Row] = rows! { Plain;
    "__dynamic_cast", "void *(const void *, const std::type_info *, const std::type_info *, ptrdiff_t)", cast;
};

/// Nobody nests classes deeper.
const DEEPEST: usize = 64;

/// An object inside another: a base class, or the whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Part {
    ty: u64,
    address: u64,
    /// Whether the way to it is through public bases only.
    is_public: bool,
}

fn cast(c: &mut Context<'_, '_>) -> Outcome {
    let (object, from, to) = (c.arg(0), c.arg(1), c.arg(2));
    let table = c.load(object, 8)?;
    let distance = c.load(table.wrapping_sub(16), 8)?;
    let ty = c.load(table.wrapping_sub(8), 8)?;
    let whole = Part { ty, address: object.wrapping_add(distance), is_public: true };
    let mut parts = Vec::new();
    add_parts(c, whole, 0, &mut parts)?;
    let targets: Vec<Part> = parts.iter().filter(|part| part.ty == to).copied().collect();
    // A cast down: the one of these that has the object as a base.
    let mut around = Vec::new();
    for target in &targets {
        let mut inside = Vec::new();
        add_parts(c, Part { is_public: true, ..*target }, 0, &mut inside)?;
        if inside.contains(&Part { ty: from, address: object, is_public: true }) {
            around.push(target.address);
        }
    }
    if let [found] = around[..] {
        return give(found);
    }
    // A cast to the side: by way of the whole object.
    let is_reachable = parts.contains(&Part { ty: from, address: object, is_public: true });
    match targets[..] {
        [Part { address, is_public: true, .. }] if is_reachable => give(address),
        _ => give(0),
    }
}

/// Adds a part and all its bases; virtual ones once.
fn add_parts(c: &mut Context<'_, '_>, part: Part, depth: usize, parts: &mut Vec<Part>) -> Got<()> {
    if depth > DEEPEST {
        return unsupported("dynamic_cast of an object whose type is no description of a class");
    }
    match parts.iter_mut().find(|known| known.ty == part.ty && known.address == part.address) {
        Some(known) if known.is_public || !part.is_public => return Ok(()),
        Some(known) => known.is_public = true,
        None => parts.push(part),
    }
    let kind = c.load(part.ty, 8)?;
    let kind = c.global_name(kind.wrapping_sub(16)).unwrap_or_default();
    match kind.as_str() {
        "_ZTVN10__cxxabiv117__class_type_infoE" => Ok(()),
        "_ZTVN10__cxxabiv120__si_class_type_infoE" => {
            let ty = c.load(part.ty + 16, 8)?;
            add_parts(c, Part { ty, ..part }, depth + 1, parts)
        }
        "_ZTVN10__cxxabiv121__vmi_class_type_infoE" => {
            for number in 0..c.load(part.ty + 20, 4)? {
                let base = base(c, part, part.ty + 24 + 16 * number)?;
                add_parts(c, base, depth + 1, parts)?;
            }
            Ok(())
        }
        _ => unsupported("dynamic_cast to or from a class of the C++ library"),
    }
}

/// The base that an entry of a type's list describes.
fn base(c: &mut Context<'_, '_>, part: Part, entry: u64) -> Got<Part> {
    const VIRTUAL: u64 = 1;
    const PUBLIC: u64 = 2;
    let ty = c.load(entry, 8)?;
    let flags = c.load(entry + 8, 8)?;
    let mut offset = (flags as i64 >> 8) as u64;
    if flags & VIRTUAL != 0 {
        let table = c.load(part.address, 8)?;
        offset = c.load(table.wrapping_add(offset), 8)?;
    }
    let is_public = part.is_public && flags & PUBLIC != 0;
    Ok(Part { ty, address: part.address.wrapping_add(offset), is_public })
}
