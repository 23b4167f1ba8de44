//! Attributes of threads, mutexes and the like: numbers in the memory of the attribute object, which
//! functions read and write there as glibc does, so that races, null pointers and objects that were never
//! initialised show.
//!
//! ```text
//! pthread_attr_t, 56 bytes:     see FIELDS
//! pthread_mutexattr_t, 4 bytes: bits 0–11 type, 12–23 priority ceiling, 28–29 protocol, 31 shared between processes
//! pthread_condattr_t, 4 bytes:  bit 0 shared between processes, bit 1 clock
//! pthread_rwlockattr_t:         4 bytes at offset 0: who is preferred; 4 bytes at offset 4: shared between processes
//! pthread_barrierattr_t:        4 bytes: shared between processes
//! ```
//! Attributes decide nothing here, except for the type of mutexes and whether threads are detached.

use super::codes::EINVAL;
use super::context::{Context, Got, Outcome, int};
use std::ops::RangeInclusive;

/// A number in an attribute object: at an offset of so many bytes, which of its bits.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    offset: u64,
    bytes: u8,
    shift: u32,
    bits: u32,
}

const fn whole(offset: u64, bytes: u8) -> Field {
    Field { offset, bytes, shift: 0, bits: 8 * bytes as u32 }
}

const fn bits(shift: u32, bits: u32) -> Field {
    Field { offset: 0, bytes: 4, shift, bits }
}

pub const DETACHED: Field = whole(0, 4);
pub const SCOPE: Field = whole(4, 4);
pub const STACK_SIZE: Field = whole(8, 8);
pub const GUARD_SIZE: Field = whole(16, 8);
pub const STACK: Field = whole(24, 8);
pub const INHERITS: Field = whole(32, 4);
pub const POLICY: Field = whole(36, 4);
pub const PRIORITY: Field = whole(40, 4);
/// All of `pthread_attr_t`, with what it says if nobody asked for anything.
const FIELDS: [(Field, u64); 8] = [
    (DETACHED, 0),
    (SCOPE, 0),
    (STACK_SIZE, 8 << 20),
    (GUARD_SIZE, 4096),
    (STACK, 0),
    (INHERITS, 0),
    (POLICY, 0),
    (PRIORITY, 0),
];

pub const MUTEX_TYPE: Field = bits(0, 12);
pub const MUTEX_CEILING: Field = bits(12, 12);
pub const MUTEX_PROTOCOL: Field = bits(28, 2);
pub const MUTEX_SHARED: Field = bits(31, 1);
pub const CONDITION_SHARED: Field = bits(0, 1);
pub const CONDITION_CLOCK: Field = bits(1, 1);
pub const RWLOCK_KIND: Field = whole(0, 4);
pub const RWLOCK_SHARED: Field = whole(4, 4);
pub const BARRIER_SHARED: Field = whole(0, 4);

/// The smallest stack that a thread may have: `PTHREAD_STACK_MIN`.
pub const SMALLEST_STACK: u64 = 16384;

impl Field {
    fn mask(self) -> u64 {
        (u64::MAX >> (64 - self.bits)) << self.shift
    }

    fn is_whole(self) -> bool {
        self.bits == 8 * u32::from(self.bytes)
    }

    /// Reads it from the object at an address.
    pub fn read(self, c: &mut Context<'_, '_>, object: u64) -> Got {
        let word = c.load(object.wrapping_add(self.offset), self.bytes)?;
        Ok((word & self.mask()) >> self.shift)
    }

    /// Writes it to the object at an address.
    pub fn write(self, c: &mut Context<'_, '_>, object: u64, value: u64) -> Got<()> {
        let address = object.wrapping_add(self.offset);
        let others = if self.is_whole() { 0 } else { c.load(address, self.bytes)? & !self.mask() };
        c.store(address, self.bytes, others | (value << self.shift & self.mask()))
    }
}

/// Stores the `int` that is the second argument, if it is one of these.
pub fn set(c: &mut Context<'_, '_>, field: Field, allowed: RangeInclusive<i32>) -> Outcome {
    if !allowed.contains(&c.int_arg(1)) {
        return int(EINVAL);
    }
    field.write(c, c.arg(0), c.arg(1) & 0xFFFF_FFFF)?;
    int(0)
}

/// Stores a field of the first argument where the second one says.
pub fn get(c: &mut Context<'_, '_>, field: Field) -> Outcome {
    let value = field.read(c, c.arg(0))?;
    c.store(c.arg(1), field.bytes, value)?;
    int(0)
}

/// Makes an object of so many bytes with nothing in it.
pub fn init(c: &mut Context<'_, '_>, bytes: u8) -> Outcome {
    c.store(c.arg(0), bytes.min(4), 0)?;
    if bytes > 4 {
        c.store(c.arg(0) + 4, 4, 0)?;
    }
    int(0)
}

/// Reads an object that is done with: it has to be one.
pub fn destroy(c: &mut Context<'_, '_>) -> Outcome {
    c.load(c.arg(0), 4)?;
    int(0)
}

/// Reads the attributes with which something is made; null stands for the usual ones.
pub fn look(c: &mut Context<'_, '_>, object: u64, fields: &[Field]) -> Got<()> {
    if object != 0 {
        for field in fields {
            field.read(c, object)?;
        }
    }
    Ok(())
}

/// `pthread_attr_init`
pub fn init_thread(c: &mut Context<'_, '_>) -> Outcome {
    for (field, value) in FIELDS {
        field.write(c, c.arg(0), value)?;
    }
    int(0)
}

/// Reads all attributes of a thread that is created; tells whether it is detached.
pub fn is_detached(c: &mut Context<'_, '_>, object: u64) -> Got<bool> {
    if object == 0 {
        return Ok(false);
    }
    let detached = DETACHED.read(c, object)?;
    for (field, _) in &FIELDS[1..] {
        field.read(c, object)?;
    }
    Ok(detached == 1)
}

/// `pthread_attr_setstacksize`
pub fn set_stack_size(c: &mut Context<'_, '_>) -> Outcome {
    if c.arg(1) < SMALLEST_STACK {
        return int(EINVAL);
    }
    STACK_SIZE.write(c, c.arg(0), c.arg(1))?;
    int(0)
}

/// `pthread_attr_setstack`
pub fn set_stack(c: &mut Context<'_, '_>) -> Outcome {
    if c.arg(2) < SMALLEST_STACK {
        return int(EINVAL);
    }
    STACK_SIZE.write(c, c.arg(0), c.arg(2))?;
    STACK.write(c, c.arg(0), c.arg(1))?;
    int(0)
}

/// `pthread_attr_getstack`
pub fn get_stack(c: &mut Context<'_, '_>) -> Outcome {
    let stack = STACK.read(c, c.arg(0))?;
    c.store(c.arg(1), 8, stack)?;
    let size = STACK_SIZE.read(c, c.arg(0))?;
    c.store(c.arg(2), 8, size)?;
    int(0)
}

/// `pthread_attr_setschedparam`: which priorities there are depends on the policy.
pub fn set_priority(c: &mut Context<'_, '_>) -> Outcome {
    let priority = c.load(c.arg(1), 4)?;
    let allowed = match POLICY.read(c, c.arg(0))? {
        0 => 0..=0,
        _ => 1..=99,
    };
    if !allowed.contains(&priority) {
        return int(EINVAL);
    }
    PRIORITY.write(c, c.arg(0), priority)?;
    int(0)
}

/// Reads a set of bits that is an argument, as words where the program has words.
pub fn words(c: &mut Context<'_, '_>, address: u64, bytes: u64) -> Got<Vec<u64>> {
    (0..bytes / 8).map(|at| c.load(address.wrapping_add(8 * at), 8)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_of_one_object_do_not_overlap() {
        for fields in [
            &[MUTEX_TYPE, MUTEX_CEILING, MUTEX_PROTOCOL, MUTEX_SHARED][..],
            &[CONDITION_SHARED, CONDITION_CLOCK],
        ] {
            let masks = fields.iter().map(|field| field.mask());
            let (sum, union) = (masks.clone().sum::<u64>(), masks.fold(0, |all, mask| all | mask));
            assert_eq!(sum, union);
        }
        for pair in FIELDS.windows(2) {
            assert!(pair[0].0.offset + u64::from(pair[0].0.bytes) <= pair[1].0.offset);
        }
    }
}
