//! What `printf` makes of a format and its arguments; knows no memory: the rows read strings and write
//! results.

/// A piece of a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// This character stands for itself.
    Literal(u8),
    /// An argument is printed.
    Conversion(Conversion),
}

/// A width or a precision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// Not given.
    None,
    /// Written out.
    Fixed(u32),
    /// `*`: an argument.
    Argument,
}

/// How wide an integer argument is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// `hh`
    Char,
    /// `h`
    Short,
    /// No letter.
    Int,
    /// `l`, `ll`, `j`, `z`, `t`
    Long,
    /// `L`: a `long double`.
    LongDouble,
}

/// From `%` to the letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the flags are what the names say")]
pub struct Conversion {
    pub left: bool,
    pub plus: bool,
    pub space: bool,
    pub alternate: bool,
    pub zero: bool,
    /// Least number of characters.
    pub width: Amount,
    /// Digits, or characters of a string.
    pub precision: Amount,
    /// How wide the argument is.
    pub length: Length,
    /// The letter at the end.
    pub letter: u8,
}

/// Reads one piece at the start of a format that is not empty; also tells how long it is. An incomplete
/// conversion is none.
pub fn next_piece(format: &[u8]) -> Option<(Piece, usize)> {
    if format[0] != b'%' {
        return Some((Piece::Literal(format[0]), 1));
    }
    let mut reader = Reader { text: format, at: 1 };
    let mut conversion = reader.flags();
    conversion.width = reader.amount();
    if reader.accept(b'.') {
        conversion.precision = match reader.amount() {
            Amount::None => Amount::Fixed(0),
            given => given,
        };
    }
    conversion.length = reader.length();
    conversion.letter = *format.get(reader.at)?;
    match conversion.letter {
        b'%' => Some((Piece::Literal(b'%'), reader.at + 1)),
        _ => Some((Piece::Conversion(conversion), reader.at + 1)),
    }
}

struct Reader<'a> {
    text: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn accept(&mut self, letter: u8) -> bool {
        let found = self.text.get(self.at) == Some(&letter);
        self.at += usize::from(found);
        found
    }

    fn flags(&mut self) -> Conversion {
        let mut conversion = Conversion {
            left: false,
            plus: false,
            space: false,
            alternate: false,
            zero: false,
            width: Amount::None,
            precision: Amount::None,
            length: Length::Int,
            letter: 0,
        };
        while let Some(letter) = self.text.get(self.at) {
            match letter {
                b'-' => conversion.left = true,
                b'+' => conversion.plus = true,
                b' ' => conversion.space = true,
                b'#' => conversion.alternate = true,
                b'0' => conversion.zero = true,
                _ => break,
            }
            self.at += 1;
        }
        conversion
    }

    fn amount(&mut self) -> Amount {
        if self.accept(b'*') {
            return Amount::Argument;
        }
        let start = self.at;
        let mut number = 0u32;
        while let Some(digit @ b'0'..=b'9') = self.text.get(self.at) {
            number = number.saturating_mul(10).saturating_add(u32::from(digit - b'0'));
            self.at += 1;
        }
        if self.at == start { Amount::None } else { Amount::Fixed(number) }
    }

    fn length(&mut self) -> Length {
        if self.accept(b'h') {
            return if self.accept(b'h') { Length::Char } else { Length::Short };
        }
        if self.accept(b'l') {
            self.accept(b'l');
            return Length::Long;
        }
        if self.accept(b'L') {
            return Length::LongDouble;
        }
        if [b'j', b'z', b't', b'q'].into_iter().any(|letter| self.accept(letter)) {
            return Length::Long;
        }
        Length::Int
    }
}

/// A conversion whose width and precision are known.
#[derive(Clone, Copy, Debug)]
pub struct Settled {
    conversion: Conversion,
    width: usize,
    precision: Option<usize>,
}

impl Settled {
    /// Puts the arguments of `*` in: a negative width means 'left', a negative precision none.
    pub fn new(mut conversion: Conversion, width: Option<i32>, precision: Option<i32>) -> Settled {
        let width = match conversion.width {
            Amount::None => 0,
            Amount::Fixed(width) => i64::from(width),
            Amount::Argument => i64::from(width.unwrap_or(0)),
        };
        conversion.left |= width < 0;
        let precision = match conversion.precision {
            Amount::None => None,
            Amount::Fixed(precision) => Some(precision as usize),
            Amount::Argument => precision.and_then(|precision| usize::try_from(precision).ok()),
        };
        Settled { conversion, width: width.unsigned_abs() as usize, precision }
    }

    /// How many characters of a string are printed at most.
    pub fn most_characters(&self) -> Option<usize> {
        self.precision
    }

    /// `%s`
    pub fn string(&self, text: &[u8]) -> Vec<u8> {
        let shown = text.len().min(self.precision.unwrap_or(usize::MAX));
        self.pad("", &text[..shown], false)
    }

    /// `%c`
    pub fn character(&self, value: u64) -> Vec<u8> {
        self.pad("", &[value as u8], false)
    }

    /// `%p`
    pub fn pointer(&self, value: u64) -> Vec<u8> {
        match value {
            0 => self.pad("", b"(nil)", false),
            _ => self.pad("0x", format!("{value:x}").as_bytes(), false),
        }
    }

    /// `%d`, `%i`
    pub fn signed(&self, value: u64) -> Vec<u8> {
        let value = match self.conversion.length {
            Length::Char => i64::from(value as i8),
            Length::Short => i64::from(value as i16),
            Length::Int => i64::from(value as i32),
            Length::Long | Length::LongDouble => value as i64,
        };
        self.integer(self.sign(value < 0), value.unsigned_abs().to_string())
    }

    /// `%u`, `%o`, `%x`, `%X`
    pub fn unsigned(&self, value: u64) -> Vec<u8> {
        let value = match self.conversion.length {
            Length::Char => u64::from(value as u8),
            Length::Short => u64::from(value as u16),
            Length::Int => u64::from(value as u32),
            Length::Long | Length::LongDouble => value,
        };
        let marked = self.conversion.alternate && value != 0;
        match self.conversion.letter {
            b'x' => self.integer(if marked { "0x" } else { "" }, format!("{value:x}")),
            b'X' => self.integer(if marked { "0X" } else { "" }, format!("{value:X}")),
            b'o' => self.integer(if marked { "0" } else { "" }, format!("{value:o}")),
            _ => self.integer("", value.to_string()),
        }
    }

    /// `%f`, `%e`, `%g`, `%a` and their capitals.
    pub fn float(&self, value: f64) -> Vec<u8> {
        let size = value.abs();
        let mut digits = match self.conversion.letter.to_ascii_lowercase() {
            _ if value.is_nan() => "nan".to_owned(),
            _ if value.is_infinite() => "inf".to_owned(),
            b'f' => self.fixed(size, self.precision.unwrap_or(6)),
            b'e' => self.scientific(size, self.precision.unwrap_or(6)),
            b'g' => self.shorter(size),
            _ => {
                return self.pad(
                    self.sign(value.is_sign_negative()),
                    self.hexadecimal(size).as_bytes(),
                    true,
                );
            }
        };
        if self.conversion.letter.is_ascii_uppercase() {
            digits.make_ascii_uppercase();
        }
        self.pad(self.sign(value.is_sign_negative()), digits.as_bytes(), value.is_finite())
    }

    fn fixed(&self, size: f64, precision: usize) -> String {
        let dot = if precision == 0 && self.conversion.alternate { "." } else { "" };
        format!("{size:.precision$}{dot}")
    }

    fn scientific(&self, size: f64, precision: usize) -> String {
        let text = format!("{size:.precision$e}");
        let (digits, exponent) = text.split_once('e').expect("Rust prints an exponent");
        let (sign, exponent) = match exponent.strip_prefix('-') {
            Some(exponent) => ('-', exponent),
            None => ('+', exponent),
        };
        let dot = if precision == 0 && self.conversion.alternate { "." } else { "" };
        format!("{digits}{dot}e{sign}{exponent:0>2}")
    }

    /// `%g`: whichever of the two is shorter by C's rule, without zeros at the end.
    fn shorter(&self, size: f64) -> String {
        let precision = self.precision.unwrap_or(6).max(1);
        let text = format!("{size:.*e}", precision - 1);
        let exponent: i64 =
            text.split_once('e').and_then(|(_, it)| it.parse().ok()).expect("Rust prints an exponent");
        let uses_fixed = exponent >= -4 && exponent < precision as i64;
        let text = match uses_fixed {
            true => self.fixed(size, (precision as i64 - 1 - exponent) as usize),
            false => self.scientific(size, precision - 1),
        };
        if self.conversion.alternate {
            return text;
        }
        let (digits, rest) = match text.find('e') {
            Some(at) => text.split_at(at),
            None => (text.as_str(), ""),
        };
        match digits.contains('.') {
            true => format!("{}{rest}", digits.trim_end_matches('0').trim_end_matches('.')),
            false => text,
        }
    }

    /// `%a`, always with as many digits as the value has.
    fn hexadecimal(&self, size: f64) -> String {
        let bits = size.to_bits();
        let (fraction, exponent) = (bits & ((1 << 52) - 1), (bits >> 52) as i64);
        let (lead, exponent) = match (exponent, fraction) {
            (0, 0) => (0, 0),
            (0, _) => (0, -1022),
            _ => (1, exponent - 1023),
        };
        let digits = format!("{fraction:013x}");
        let digits = digits.trim_end_matches('0');
        let dot = if digits.is_empty() { "" } else { "." };
        let text = format!("0x{lead}{dot}{digits}p{exponent:+}");
        if self.conversion.letter == b'A' { text.to_uppercase() } else { text }
    }

    fn sign(&self, negative: bool) -> &'static str {
        match negative {
            true => "-",
            false if self.conversion.plus => "+",
            false if self.conversion.space => " ",
            false => "",
        }
    }

    /// Digits filled up to the precision; a precision switches the flag `0` off.
    fn integer(&self, prefix: &str, digits: String) -> Vec<u8> {
        match self.precision {
            Some(0) if digits == "0" => self.pad(prefix, b"", false),
            Some(precision) => self.pad(prefix, format!("{digits:0>precision$}").as_bytes(), false),
            None => self.pad(prefix, digits.as_bytes(), true),
        }
    }

    /// Fills up to the width: with zeros behind the prefix, or with spaces.
    fn pad(&self, prefix: &str, text: &[u8], zeros_fit: bool) -> Vec<u8> {
        let missing = self.width.saturating_sub(prefix.len() + text.len());
        let mut out = Vec::with_capacity(self.width.max(prefix.len() + text.len()));
        let zeros = self.conversion.zero && !self.conversion.left && zeros_fit;
        if !self.conversion.left && !zeros {
            out.resize(missing, b' ');
        }
        out.extend_from_slice(prefix.as_bytes());
        if zeros {
            out.resize(out.len() + missing, b'0');
        }
        out.extend_from_slice(text);
        if self.conversion.left {
            out.resize(out.len() + missing, b' ');
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settled(text: &str) -> Settled {
        match next_piece(text.as_bytes()) {
            Some((Piece::Conversion(conversion), length)) => {
                assert_eq!(length, text.len(), "{text}");
                Settled::new(conversion, None, None)
            }
            other => panic!("{text} is {other:?}"),
        }
    }

    fn shown(bytes: Vec<u8>) -> String {
        String::from_utf8(bytes).expect("only ASCII is printed here")
    }

    #[test]
    fn integers_print_as_in_c() {
        let cases: &[(&str, i64, &str)] = &[
            ("%d", -5, "-5"),
            ("%5d", 42, "   42"),
            ("%-5d", 42, "42   "),
            ("%05d", -42, "-0042"),
            ("%+d", 7, "+7"),
            ("% d", 7, " 7"),
            ("%.3d", 7, "007"),
            ("%5.3d", 7, "  007"),
            ("%.0d", 0, ""),
            ("%hhd", 255, "-1"),
            ("%hd", 65_535, "-1"),
            ("%ld", i64::MIN, "-9223372036854775808"),
        ];
        for (format, value, expected) in cases {
            assert_eq!(shown(settled(format).signed(*value as u64)), *expected, "{format}");
        }
        let cases: &[(&str, u64, &str)] = &[
            ("%u", u64::MAX, "4294967295"),
            ("%lu", u64::MAX, "18446744073709551615"),
            ("%#x", 255, "0xff"),
            ("%#010x", 255, "0x000000ff"),
            ("%X", 255, "FF"),
            ("%o", 8, "10"),
            ("%zu", 3, "3"),
        ];
        for (format, value, expected) in cases {
            assert_eq!(shown(settled(format).unsigned(*value)), *expected, "{format}");
        }
    }

    #[test]
    fn floats_print_as_in_c() {
        let cases: &[(&str, f64, &str)] = &[
            ("%f", 1.5, "1.500000"),
            ("%.2f", 2.675, "2.67"),
            ("%.0f", 0.5, "0"),
            ("%8.3f", -1.0, "  -1.000"),
            ("%08.3f", -1.0, "-001.000"),
            ("%e", 12_345.678, "1.234568e+04"),
            ("%.0e", 1e-300, "1e-300"),
            ("%g", 0.0001, "0.0001"),
            ("%g", 0.00001, "1e-05"),
            ("%g", 123_456.0, "123456"),
            ("%g", 1_234_567.0, "1.23457e+06"),
            ("%g", 0.0, "0"),
            ("%G", 1e-10, "1E-10"),
            ("%f", f64::INFINITY, "inf"),
            ("%F", f64::NEG_INFINITY, "-INF"),
            ("%5f", f64::NAN, "  nan"),
            ("%a", 1.0, "0x1p+0"),
            ("%a", 0.1, "0x1.999999999999ap-4"),
        ];
        for (format, value, expected) in cases {
            assert_eq!(shown(settled(format).float(*value)), *expected, "{format}");
        }
    }

    #[test]
    fn strings_characters_and_pointers_print_as_in_c() {
        assert_eq!(shown(settled("%s").string(b"abc")), "abc");
        assert_eq!(shown(settled("%5s").string(b"abc")), "  abc");
        assert_eq!(shown(settled("%-5s").string(b"abc")), "abc  ");
        assert_eq!(shown(settled("%.2s").string(b"abc")), "ab");
        assert_eq!(shown(settled("%c").character(65)), "A");
        assert_eq!(shown(settled("%p").pointer(0)), "(nil)");
        assert_eq!(shown(settled("%p").pointer(0x1f)), "0x1f");
    }

    #[test]
    fn what_is_no_conversion_is_literal_or_refused() {
        assert_eq!(next_piece(b"%%x"), Some((Piece::Literal(b'%'), 2)));
        assert_eq!(next_piece(b"a"), Some((Piece::Literal(b'a'), 1)));
        assert_eq!(next_piece(b"%-5"), None);
        assert_eq!(next_piece(b"%"), None);
    }
}
