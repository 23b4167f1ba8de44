//! Classes of characters in the C locale.

/// A class that `isalpha` and its like ask for; the value is its bit in glibc's table (`__ctype_b_loc`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u16)]
#[allow(missing_docs, reason = "the names are C's")]
pub enum Class {
    Upper = 1 << 8,
    Lower = 1 << 9,
    Alpha = 1 << 10,
    Digit = 1 << 11,
    HexDigit = 1 << 12,
    Space = 1 << 13,
    Print = 1 << 14,
    Graph = 1 << 15,
    Blank = 1,
    Control = 1 << 1,
    Punctuation = 1 << 2,
    AlphaNumeric = 1 << 3,
}

impl Class {
    const ALL: [Class; 12] = [
        Class::Upper,
        Class::Lower,
        Class::Alpha,
        Class::Digit,
        Class::HexDigit,
        Class::Space,
        Class::Print,
        Class::Graph,
        Class::Blank,
        Class::Control,
        Class::Punctuation,
        Class::AlphaNumeric,
    ];

    /// Whether a character belongs to it.
    pub fn contains(self, letter: u8) -> bool {
        match self {
            Class::Upper => letter.is_ascii_uppercase(),
            Class::Lower => letter.is_ascii_lowercase(),
            Class::Alpha => letter.is_ascii_alphabetic(),
            Class::Digit => letter.is_ascii_digit(),
            Class::HexDigit => letter.is_ascii_hexdigit(),
            Class::Space => matches!(letter, b' ' | b'\t'..=b'\r'),
            Class::Print => matches!(letter, b' '..=b'~'),
            Class::Graph => letter.is_ascii_graphic(),
            Class::Blank => matches!(letter, b' ' | b'\t'),
            Class::Control => letter.is_ascii_control(),
            Class::Punctuation => letter.is_ascii_punctuation(),
            Class::AlphaNumeric => letter.is_ascii_alphanumeric(),
        }
    }
}

/// Entries of glibc's tables stand for -128 to 255.
pub const TABLE: std::ops::Range<i32> = -128..256;

/// The table behind `__ctype_b_loc`.
pub fn class_table() -> Vec<u8> {
    TABLE.flat_map(|at| classes(at).to_le_bytes()).collect()
}

/// The table behind `__ctype_tolower_loc` or `__ctype_toupper_loc`.
pub fn case_table(change: fn(&u8) -> u8) -> Vec<u8> {
    let changed = |at: i32| match u8::try_from(at) {
        Ok(letter) if letter.is_ascii() => i32::from(change(&letter)),
        _ => at,
    };
    TABLE.flat_map(|at| changed(at).to_le_bytes()).collect()
}

fn classes(at: i32) -> u16 {
    match u8::try_from(at) {
        Ok(letter) if letter.is_ascii() => Class::ALL
            .into_iter()
            .filter(|class| class.contains(letter))
            .fold(0, |bits, class| bits | class as u16),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_holds_glibcs_bits() {
        // From a program that prints `(*__ctype_b_loc())[c]` in the C locale.
        for (letter, bits) in
            [(b'A', 0xd508), (b'z', 0xc608), (b'7', 0xd808), (b' ', 0x6001), (b'\n', 0x2002), (b'!', 0xc004)]
        {
            assert_eq!(classes(i32::from(letter)), bits, "{}", letter as char);
        }
        assert_eq!(class_table().len(), 2 * 384);
        assert_eq!(case_table(u8::to_ascii_lowercase).len(), 4 * 384);
    }
}
