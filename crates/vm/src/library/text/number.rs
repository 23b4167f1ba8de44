//! Numbers in text, as `strtol` and `strtod` read them.
//!
//! The text is asked for one byte at a time, because each may be an access to memory that other threads
//! write: nothing behind the number is touched but the one byte that ends it.

/// An integer found at the start of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Integer {
    /// Without its sign; saturated if it does not fit.
    pub magnitude: u64,
    /// Whether a minus stands before it.
    pub negative: bool,
    /// Whether it does not fit into 64 bits.
    pub overflow: bool,
    /// How many bytes it takes with what stands before it; 0 if there is none.
    pub length: u64,
}

impl Integer {
    /// The value as a signed integer of some bits, and whether it had to be saturated.
    pub fn signed(&self, bits: u32) -> (i64, bool) {
        let (least, most) = (i64::MIN >> (64 - bits), i64::MAX >> (64 - bits));
        let limit = if self.negative { least.unsigned_abs() } else { most as u64 };
        match self.overflow || self.magnitude > limit {
            true => (if self.negative { least } else { most }, true),
            false if self.negative => ((self.magnitude as i64).wrapping_neg(), false),
            false => (self.magnitude as i64, false),
        }
    }

    /// The value as an unsigned integer of 64 bits, and whether it had to be saturated.
    pub fn unsigned(&self) -> (u64, bool) {
        match (self.overflow, self.negative) {
            (true, _) => (u64::MAX, true),
            (false, true) => (self.magnitude.wrapping_neg(), false),
            (false, false) => (self.magnitude, false),
        }
    }
}

/// Reads an integer; base 0 means that its prefix tells.
pub fn integer<E>(byte: &mut impl FnMut(u64) -> Result<u8, E>, base: u32) -> Result<Integer, E> {
    let (mut at, negative) = blanks_and_sign(byte)?;
    let mut found = Integer { magnitude: 0, negative, overflow: false, length: 0 };
    let mut base = u64::from(base);
    let mut lead = byte(at)?;
    if lead == b'0' && (base == 0 || base == 16) {
        found.length = at + 1;
        if byte(at + 1)? | 0x20 == b'x' && digit(byte(at + 2)?) < 16 {
            (base, at) = (16, at + 2);
            lead = byte(at)?;
        } else if base == 0 {
            base = 8;
        }
    }
    if base == 0 {
        base = 10;
    }
    while digit(lead) < base {
        let next = found.magnitude.checked_mul(base).and_then(|it| it.checked_add(digit(lead)));
        found.overflow |= next.is_none();
        found.magnitude = next.unwrap_or(u64::MAX);
        at += 1;
        found.length = at;
        lead = byte(at)?;
    }
    Ok(found)
}

/// A decimal number found at the start of a text, and how many bytes it takes; none if it is written in
/// hexadecimal.
pub fn decimal<E>(byte: &mut impl FnMut(u64) -> Result<u8, E>) -> Result<Option<(f64, u64)>, E> {
    let (start, negative) = blanks_and_sign(byte)?;
    let sign = if negative { -1.0 } else { 1.0 };
    for (word, value) in [("infinity", f64::INFINITY), ("inf", f64::INFINITY), ("nan", f64::NAN)] {
        if has_word(byte, start, word)? {
            return Ok(Some((sign * value, start + word.len() as u64)));
        }
    }
    if byte(start)? == b'0' && byte(start + 1)? | 0x20 == b'x' {
        return Ok(None);
    }
    let mut text = String::new();
    let mut at = digits(byte, start, &mut text)?;
    let mut count = at - start;
    if byte(at)? == b'.' {
        text.push('.');
        let end = digits(byte, at + 1, &mut text)?;
        count += end - at - 1;
        at = end;
    }
    if count == 0 {
        return Ok(Some((0.0, 0)));
    }
    if byte(at)? | 0x20 == b'e' {
        let mut exponent = String::from("e");
        let mut first = at + 1;
        if let sign @ (b'+' | b'-') = byte(first)? {
            exponent.push(sign as char);
            first += 1;
        }
        let end = digits(byte, first, &mut exponent)?;
        if end > first {
            text.push_str(&exponent);
            at = end;
        }
    }
    let value: f64 = text.parse().expect("digits, a dot and an exponent are a number to Rust");
    Ok(Some((sign * value, at)))
}

fn blanks_and_sign<E>(byte: &mut impl FnMut(u64) -> Result<u8, E>) -> Result<(u64, bool), E> {
    let mut at = 0;
    while matches!(byte(at)?, b' ' | b'\t'..=b'\r') {
        at += 1;
    }
    Ok(match byte(at)? {
        b'-' => (at + 1, true),
        b'+' => (at + 1, false),
        _ => (at, false),
    })
}

fn has_word<E>(byte: &mut impl FnMut(u64) -> Result<u8, E>, start: u64, word: &str) -> Result<bool, E> {
    for (at, letter) in word.bytes().enumerate() {
        if byte(start + at as u64)?.to_ascii_lowercase() != letter {
            return Ok(false);
        }
    }
    Ok(true)
}

fn digits<E>(byte: &mut impl FnMut(u64) -> Result<u8, E>, start: u64, text: &mut String) -> Result<u64, E> {
    let mut at = start;
    loop {
        match byte(at)? {
            digit @ b'0'..=b'9' => text.push(digit as char),
            _ => return Ok(at),
        }
        at += 1;
    }
}

fn digit(letter: u8) -> u64 {
    match letter {
        b'0'..=b'9' => u64::from(letter - b'0'),
        b'a'..=b'z' => u64::from(letter - b'a') + 10,
        b'A'..=b'Z' => u64::from(letter - b'A') + 10,
        _ => u64::MAX,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::convert::Infallible;

    fn read(text: &str, base: u32) -> Integer {
        let bytes = text.as_bytes();
        let mut byte = |at: u64| Ok::<_, Infallible>(bytes.get(at as usize).copied().unwrap_or(0));
        integer(&mut byte, base).expect("reading a slice cannot fail")
    }

    fn read_decimal(text: &str) -> Option<(f64, u64)> {
        let bytes = text.as_bytes();
        let mut byte = |at: u64| Ok::<_, Infallible>(bytes.get(at as usize).copied().unwrap_or(0));
        decimal(&mut byte).expect("reading a slice cannot fail")
    }

    #[test]
    fn integers_are_read_in_any_base() {
        for (text, base, value, length) in [
            ("42", 10, 42, 2),
            ("  -17x", 10, -17, 5),
            ("+5", 10, 5, 2),
            ("0x1F", 0, 31, 4),
            ("0x1F", 16, 31, 4),
            ("0xg", 0, 0, 1),
            ("017", 0, 15, 3),
            ("zz", 36, 35 * 36 + 35, 2),
            ("nothing", 10, 0, 0),
            ("", 10, 0, 0),
        ] {
            let found = read(text, base);
            assert_eq!((found.signed(64), found.length), ((value, false), length), "{text}");
        }
    }

    #[test]
    fn integers_saturate() {
        assert_eq!(read("9223372036854775808", 10).signed(64), (i64::MAX, true));
        assert_eq!(read("-9223372036854775808", 10).signed(64), (i64::MIN, false));
        assert_eq!(read("99999999999999999999", 10).unsigned(), (u64::MAX, true));
        assert_eq!(read("-1", 10).unsigned(), (u64::MAX, false));
        assert_eq!(read("3000000000", 10).signed(32), (i64::from(i32::MAX), true));
    }

    #[test]
    fn decimals_are_read() {
        assert_eq!(read_decimal("3.25e2,"), Some((325.0, 6)));
        assert_eq!(read_decimal(" -.5"), Some((-0.5, 4)));
        assert_eq!(read_decimal("1e"), Some((1.0, 1)));
        assert_eq!(read_decimal("."), Some((0.0, 0)));
        assert_eq!(read_decimal("-inf"), Some((f64::NEG_INFINITY, 4)));
        assert_eq!(read_decimal("0x10"), None);
    }
}
