//! Blocks of bytes. Copying and filling go by the widest aligned words, comparing and searching by bytes.

use super::context::{Context, Got, NOTHING, Outcome, fail, give, int};
use super::rows;
use crate::{ErrorKind, Row};

pub const ROWS: &[Row] = rows! { Plain;
    "__bzero", "void (void *, size_t)", |c| { c.fill(c.arg(0), 0, c.arg(1))?; NOTHING };
    "__memcpy_chk", "void *(void *, const void *, size_t, size_t)", |c| { check(c, 2, 3)?; copy(c) };
    "__memmove_chk", "void *(void *, const void *, size_t, size_t)", |c| { check(c, 2, 3)?; copy(c) };
    "__mempcpy_chk", "void *(void *, const void *, size_t, size_t)", |c| { check(c, 2, 3)?; copy_to_end(c) };
    "__memset_chk", "void *(void *, int, size_t, size_t)", |c| { check(c, 2, 3)?; fill(c) };
    "bcmp", "int (const void *, const void *, size_t)", compare;
    "bcopy", "void (const void *, void *, size_t)", |c| { c.copy(c.arg(1), c.arg(0), c.arg(2))?; NOTHING };
    "bzero", "void (void *, size_t)", |c| { c.fill(c.arg(0), 0, c.arg(1))?; NOTHING };
    "explicit_bzero", "void (void *, size_t)", |c| { c.fill(c.arg(0), 0, c.arg(1))?; NOTHING };
    "memccpy", "void *(void *, const void *, int, size_t)", copy_up_to;
    "memchr", "void *(const void *, int, size_t)", |c| find(c, c.arg(2));
    "memcmp", "int (const void *, const void *, size_t)", compare;
    "memcpy", "void *(void *, const void *, size_t)", copy;
    "memmem", "void *(const void *, size_t, const void *, size_t)", find_block;
    "memmove", "void *(void *, const void *, size_t)", copy;
    "mempcpy", "void *(void *, const void *, size_t)", copy_to_end;
    "memrchr", "void *(const void *, int, size_t)", find_last;
    "memset", "void *(void *, int, size_t)", fill;
    "rawmemchr", "void *(const void *, int)", |c| find(c, u64::MAX);
};

/// Fails if more bytes are written than the compiler knows there are (`_FORTIFY_SOURCE`).
pub fn check(c: &Context<'_, '_>, len: usize, room: usize) -> Got<()> {
    match c.arg(len) > c.arg(room) {
        true => fail(
            ErrorKind::OutOfBounds,
            format!("writes {} bytes to an object of {}", c.arg(len), c.arg(room)),
        ),
        false => Ok(()),
    }
}

fn copy(c: &mut Context<'_, '_>) -> Outcome {
    c.copy(c.arg(0), c.arg(1), c.arg(2))?;
    give(c.arg(0))
}

fn copy_to_end(c: &mut Context<'_, '_>) -> Outcome {
    c.copy(c.arg(0), c.arg(1), c.arg(2))?;
    give(c.arg(0).wrapping_add(c.arg(2)))
}

fn copy_up_to(c: &mut Context<'_, '_>) -> Outcome {
    let found = c.scan(c.arg(3), |c, at| {
        let byte = c.byte(c.arg(1) + at)?;
        c.store(c.arg(0) + at, 1, u64::from(byte))?;
        Ok((byte == c.arg(2) as u8).then_some(c.arg(0) + at + 1))
    })?;
    give(found.unwrap_or(0))
}

fn fill(c: &mut Context<'_, '_>) -> Outcome {
    c.fill(c.arg(0), c.arg(1) as u8, c.arg(2))?;
    give(c.arg(0))
}

fn compare(c: &mut Context<'_, '_>) -> Outcome {
    let difference = c.scan(c.arg(2), |c, at| {
        let (a, b) = (c.byte(c.arg(0) + at)?, c.byte(c.arg(1) + at)?);
        Ok((a != b).then_some(i32::from(a) - i32::from(b)))
    })?;
    int(difference.unwrap_or(0))
}

fn find(c: &mut Context<'_, '_>, len: u64) -> Outcome {
    let found = c.scan(len, |c, at| {
        let address = c.arg(0) + at;
        Ok((c.byte(address)? == c.arg(1) as u8).then_some(address))
    })?;
    give(found.unwrap_or(0))
}

fn find_last(c: &mut Context<'_, '_>) -> Outcome {
    let found = c.scan(c.arg(2), |c, at| {
        let address = c.arg(0) + (c.arg(2) - 1 - at);
        Ok((c.byte(address)? == c.arg(1) as u8).then_some(address))
    })?;
    give(found.unwrap_or(0))
}

fn find_block(c: &mut Context<'_, '_>) -> Outcome {
    let block = c.bytes(c.arg(0), c.arg(1))?;
    let wanted = c.bytes(c.arg(2), c.arg(3))?;
    give(position(&block, &wanted).map_or(0, |at| c.arg(0) + at as u64))
}

/// Where one text occurs first in another; an empty one at the start.
pub fn position(text: &[u8], wanted: &[u8]) -> Option<usize> {
    match wanted.len() {
        0 => Some(0),
        len => text.windows(len).position(|part| part == wanted),
    }
}
