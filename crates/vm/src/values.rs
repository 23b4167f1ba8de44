//! What a value is to people: a number as its type has it, or a pointer to something that is there, maybe
//! with a tag in bits that an address leaves free.

use crate::memory::Object;
use crate::program::known_object;
use crate::{Machine, Thread};
use selvedge_bytecode::{AddressSpace, Region, Type, TypeId};

/// Addresses have no bits from here on.
const ADDRESS_BITS: u32 = 48;
/// Objects of more than bytes begin at multiples of this.
const ALIGNMENT: u64 = 8;

impl Machine {
    /// A value of some bytes at an address as text; who made the object there, and who made what the value
    /// points to, know best.
    pub fn value_text(
        &self,
        (address, bytes): (u64, u8),
        value: u64,
        maker: Option<&Thread>,
        target: Option<&Thread>,
    ) -> String {
        let ty = self.scalar_type(address, bytes, maker);
        let is_integer = matches!(ty, Some(Type::Scalar { .. }));
        let pointer = || self.pointer_text(value, is_integer, target);
        if bytes == 8
            && let Some(text) = pointer()
        {
            return text;
        }
        let unused = 64 - 8 * u32::from(bytes.clamp(1, 8));
        let (signed, unsigned) = ((value as i64) << unused >> unused, value << unused >> unused);
        match ty {
            Some(Type::Scalar { name, .. }) if name == "double" && bytes == 8 => {
                format!("{:?}", f64::from_bits(value))
            }
            Some(Type::Scalar { name, .. }) if name == "float" && bytes == 4 => {
                format!("{:?}", f32::from_bits(unsigned as u32))
            }
            Some(Type::Scalar { signed: false, .. }) => unsigned.to_string(),
            _ => signed.to_string(),
        }
    }

    /// The part of a value that may be an address, without a tag above it.
    pub fn address_in(value: u64) -> u64 {
        value & ((1 << ADDRESS_BITS) - 1)
    }

    /// A value as a pointer, if there is something where it points to.
    fn pointer_text(&self, value: u64, is_integer: bool, maker: Option<&Thread>) -> Option<String> {
        if let Region::Function(_) = AddressSpace::region(value) {
            let function = self.function_at(value).filter(|_| !is_integer)?;
            return Some(format!("&{}", self.function_name(function.0)));
        }
        // The first global is where a power of two is, which a number may well be.
        if is_integer && value.is_power_of_two() && value < AddressSpace::GLOBALS_END {
            return None;
        }
        let address = Machine::address_in(value);
        let (above, tag) = (value >> ADDRESS_BITS, address % ALIGNMENT);
        let object = self.object_at(address, maker)?;
        // Where an object ends, as an iterator does, is no tag.
        let tag = if address == object.base + object.size { 0 } else { tag };
        let (text, tag) = match self.exact_pointer(object, address, maker) {
            Some(text) => (text, 0),
            None => match self.exact_pointer(object, address - tag, maker).filter(|_| tag > 0) {
                Some(text) => (text, tag),
                None => (format!("&{}", self.name_in(object, maker, address - object.base, 0)), 0),
            },
        };
        let tags =
            [(tag > 0).then(|| tag.to_string()), (above > 0).then(|| format!("{above}<<{ADDRESS_BITS}"))];
        Some([text].into_iter().chain(tags.into_iter().flatten()).collect::<Vec<_>>().join(" | "))
    }

    /// A pointer to the start of an object or of something in it.
    fn exact_pointer(&self, object: &Object, address: u64, maker: Option<&Thread>) -> Option<String> {
        let offset = address.checked_sub(object.base)?;
        let name = self.name_in(object, maker, 0, 0);
        if offset == 0 {
            return Some(format!("&{name}"));
        }
        let path = self.path_to(object, offset)?;
        Some(format!("&{}{path}", name.trim_start_matches('*')))
    }

    fn object_at<'a>(&'a self, address: u64, maker: Option<&'a Thread>) -> Option<&'a Object> {
        let image = self.image.global(address).or_else(|| self.image.object(address));
        image.or_else(|| known_object(maker?, address))
    }

    /// The type of the scalar that some bytes are.
    fn scalar_type(&self, address: u64, bytes: u8, maker: Option<&Thread>) -> Option<&Type> {
        let object = self.object_at(address, maker)?;
        let (ty, offset) = self.element_of(object, address - object.base)?;
        let ty = self.scalar_type_at(ty, offset)?;
        let found = &self.module().types[ty.0 as usize];
        (self.size_of(ty) == u64::from(bytes)).then_some(found)
    }

    /// The type of an object, or of an element if it has several; and the offset in that.
    pub(crate) fn element_of(&self, object: &Object, offset: u64) -> Option<(TypeId, u64)> {
        let Region::Heap(_) = AddressSpace::region(object.base) else {
            return Some((self.name_and_type(object).1?, offset));
        };
        let ty = self.heap_label(object).ty?;
        Some((ty, if self.has_elements(object, ty) { offset % self.size_of(ty) } else { offset }))
    }
}
