//! Strings, byte by byte.

use super::context::{Context, Got, Outcome, fail, give, int};
use super::memory::position;
use super::rows;
use crate::{ErrorKind, Row};

pub const ROWS: &[Row] = rows! { Plain;
    "__stpcpy_chk", "char *(char *, const char *, size_t)", |c| copy(c, Some(c.arg(2)), true);
    "__strcat_chk", "char *(char *, const char *, size_t)", |c| append(c, None, Some(c.arg(2)));
    "__strcpy_chk", "char *(char *, const char *, size_t)", |c| copy(c, Some(c.arg(2)), false);
    "__strncat_chk", "char *(char *, const char *, size_t, size_t)", |c| append(c, Some(c.arg(2)), Some(c.arg(3)));
    "__strncpy_chk", "char *(char *, const char *, size_t, size_t)", |c| { super::memory::check(c, 2, 3)?; copy_padded(c, false) };
    "index", "char *(const char *, int)", |c| find(c, Missing::IsNull);
    "rindex", "char *(const char *, int)", find_last;
    "stpcpy", "char *(char *, const char *)", |c| copy(c, None, true);
    "stpncpy", "char *(char *, const char *, size_t)", |c| copy_padded(c, true);
    "strcasecmp", "int (const char *, const char *)", |c| compare(c, u64::MAX, |letter| letter.to_ascii_lowercase());
    "strcat", "char *(char *, const char *)", |c| append(c, None, None);
    "strchr", "char *(const char *, int)", |c| find(c, Missing::IsNull);
    "strchrnul", "char *(const char *, int)", |c| find(c, Missing::IsTheEnd);
    "strcmp", "int (const char *, const char *)", |c| compare(c, u64::MAX, |letter| letter);
    "strcoll", "int (const char *, const char *)", |c| compare(c, u64::MAX, |letter| letter);
    "strcpy", "char *(char *, const char *)", |c| copy(c, None, false);
    "strcspn", "size_t (const char *, const char *)", |c| span(c, false);
    "strlcat", "size_t (char *, const char *, size_t)", append_within;
    "strlcpy", "size_t (char *, const char *, size_t)", copy_within;
    "strlen", "size_t (const char *)", |c| { let length = c.length(c.arg(0), None)?; give(length) };
    "strncasecmp", "int (const char *, const char *, size_t)", |c| compare(c, c.arg(2), |letter| letter.to_ascii_lowercase());
    "strncat", "char *(char *, const char *, size_t)", |c| append(c, Some(c.arg(2)), None);
    "strncmp", "int (const char *, const char *, size_t)", |c| compare(c, c.arg(2), |letter| letter);
    "strncpy", "char *(char *, const char *, size_t)", |c| copy_padded(c, false);
    "strnlen", "size_t (const char *, size_t)", |c| { let length = c.length(c.arg(0), Some(c.arg(1)))?; give(length) };
    "strpbrk", "char *(const char *, const char *)", find_any;
    "strrchr", "char *(const char *, int)", find_last;
    "strspn", "size_t (const char *, const char *)", |c| span(c, true);
    "strstr", "char *(const char *, const char *)", find_text;
    "strtok_r", "char *(char *, const char *, char **)", token;
};

fn copy(c: &mut Context<'_, '_>, room: Option<u64>, gives_end: bool) -> Outcome {
    let text = c.string(c.arg(1), None)?;
    check_room(text.len() as u64, room)?;
    c.store_bytes(c.arg(0), &text)?;
    let end = c.arg(0) + text.len() as u64;
    c.store(end, 1, 0)?;
    give(if gives_end { end } else { c.arg(0) })
}

/// `strncpy`: what is left of the length is filled with zeros.
fn copy_padded(c: &mut Context<'_, '_>, gives_end: bool) -> Outcome {
    let mut text = c.string(c.arg(1), Some(c.arg(2)))?;
    let end = c.arg(0) + text.len() as u64;
    text.resize(c.arg(2) as usize, 0);
    c.store_bytes(c.arg(0), &text)?;
    give(if gives_end { end } else { c.arg(0) })
}

fn copy_within(c: &mut Context<'_, '_>) -> Outcome {
    let text = c.string(c.arg(1), None)?;
    store_truncated(c, c.arg(0), &text, c.arg(2))?;
    give(text.len() as u64)
}

fn append_within(c: &mut Context<'_, '_>) -> Outcome {
    let start = c.length(c.arg(0), Some(c.arg(2)))?;
    let text = c.string(c.arg(1), None)?;
    store_truncated(c, c.arg(0) + start, &text, c.arg(2) - start)?;
    give(start + text.len() as u64)
}

/// As much of a text as fits with the zero at its end.
pub fn store_truncated(c: &mut Context<'_, '_>, to: u64, text: &[u8], room: u64) -> Got<()> {
    if room == 0 {
        return Ok(());
    }
    let shown = text.len().min((room - 1) as usize);
    c.store_bytes(to, &text[..shown])?;
    c.store(to + shown as u64, 1, 0)
}

fn append(c: &mut Context<'_, '_>, most: Option<u64>, room: Option<u64>) -> Outcome {
    let start = c.length(c.arg(0), None)?;
    let text = c.string(c.arg(1), most)?;
    check_room(start + text.len() as u64, room)?;
    c.store_bytes(c.arg(0) + start, &text)?;
    c.store(c.arg(0) + start + text.len() as u64, 1, 0)?;
    give(c.arg(0))
}

fn check_room(len: u64, room: Option<u64>) -> Got<()> {
    match room {
        Some(room) if len >= room => {
            fail(ErrorKind::OutOfBounds, format!("writes {} bytes to an object of {room}", len + 1))
        }
        _ => Ok(()),
    }
}

fn compare(c: &mut Context<'_, '_>, most: u64, folded: fn(u8) -> u8) -> Outcome {
    let difference = c.scan(most, |c, at| {
        let (a, b) = (folded(c.byte(c.arg(0) + at)?), folded(c.byte(c.arg(1) + at)?));
        Ok((a != b || a == 0).then_some(i32::from(a) - i32::from(b)))
    })?;
    int(difference.unwrap_or(0))
}

/// What a search gives that finds nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Missing {
    IsNull,
    IsTheEnd,
}

fn find(c: &mut Context<'_, '_>, missing: Missing) -> Outcome {
    let wanted = c.arg(1) as u8;
    let found = c.scan(u64::MAX, |c, at| {
        let address = c.arg(0) + at;
        Ok(match c.byte(address)? {
            letter if letter == wanted => Some(address),
            0 => Some(if missing == Missing::IsNull { 0 } else { address }),
            _ => None,
        })
    })?;
    give(found.expect("no memory is that large"))
}

fn find_last(c: &mut Context<'_, '_>) -> Outcome {
    let mut text = c.string(c.arg(0), None)?;
    text.push(0);
    let last = text.iter().rposition(|letter| *letter == c.arg(1) as u8);
    give(last.map_or(0, |at| c.arg(0) + at as u64))
}

fn find_text(c: &mut Context<'_, '_>) -> Outcome {
    let text = c.string(c.arg(0), None)?;
    let wanted = c.string(c.arg(1), None)?;
    give(position(&text, &wanted).map_or(0, |at| c.arg(0) + at as u64))
}

fn find_any(c: &mut Context<'_, '_>) -> Outcome {
    let text = c.string(c.arg(0), None)?;
    let wanted = c.string(c.arg(1), None)?;
    let first = text.iter().position(|letter| wanted.contains(letter));
    give(first.map_or(0, |at| c.arg(0) + at as u64))
}

fn span(c: &mut Context<'_, '_>, is_accepted: bool) -> Outcome {
    let text = c.string(c.arg(0), None)?;
    let set = c.string(c.arg(1), None)?;
    give(text.iter().take_while(|letter| set.contains(letter) == is_accepted).count() as u64)
}

fn token(c: &mut Context<'_, '_>) -> Outcome {
    let start = match c.arg(0) {
        0 => c.load(c.arg(2), 8)?,
        start => start,
    };
    if start == 0 {
        return give(0);
    }
    let text = c.string(start, None)?;
    let set = c.string(c.arg(1), None)?;
    let skipped = text.iter().take_while(|letter| set.contains(letter)).count();
    let length = text[skipped..].iter().take_while(|letter| !set.contains(letter)).count();
    let (first, end) = (start + skipped as u64, start + (skipped + length) as u64);
    if length == 0 {
        c.store(c.arg(2), 8, end)?;
        return give(0);
    }
    if skipped + length < text.len() {
        c.store(end, 1, 0)?;
        c.store(c.arg(2), 8, end + 1)?;
    } else {
        c.store(c.arg(2), 8, end)?;
    }
    give(first)
}
