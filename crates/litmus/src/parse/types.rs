//! Names of integer types and integer literals.

use super::Parser;
use crate::arithmetic::Type;
use crate::lexer::Token;
use selvedge_source::Error;

/// A type with what its qualifiers say.
pub(super) struct Declared {
    pub(super) ty: Type,
    pub(super) atomic: bool,
}

const UCHAR: Type = Type::Int { bits: 8, signed: false };
const USHORT: Type = Type::Int { bits: 16, signed: false };
const UINT: Type = Type::Int { bits: 32, signed: false };
const ULONG: Type = Type::Int { bits: 64, signed: false };

/// The words that spell types together, as in `unsigned long int`.
const WORDS: [&str; 6] = ["char", "int", "long", "short", "signed", "unsigned"];

/// What a name of [`NAMED`] is good for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Only as it is.
    Plain,
    /// Only behind `atomic_`.
    Atomic,
    /// Both.
    Both,
}

/// The types with a name of their own.
const NAMED: [(&str, Type, Form); 48] = [
    ("_Bool", Type::Bool, Form::Plain),
    ("bool", Type::Bool, Form::Both),
    ("char", Type::CHAR, Form::Atomic),
    ("schar", Type::CHAR, Form::Atomic),
    ("uchar", UCHAR, Form::Atomic),
    ("short", Type::SHORT, Form::Atomic),
    ("ushort", USHORT, Form::Atomic),
    ("int", Type::INT, Form::Atomic),
    ("uint", UINT, Form::Atomic),
    ("long", Type::LONG, Form::Atomic),
    ("ulong", ULONG, Form::Atomic),
    ("llong", Type::LONG, Form::Atomic),
    ("ullong", ULONG, Form::Atomic),
    ("char8_t", UCHAR, Form::Both),
    ("char16_t", USHORT, Form::Both),
    ("char32_t", UINT, Form::Both),
    ("wchar_t", Type::INT, Form::Both),
    ("int8_t", Type::CHAR, Form::Both),
    ("int16_t", Type::SHORT, Form::Both),
    ("int32_t", Type::INT, Form::Both),
    ("int64_t", Type::LONG, Form::Both),
    ("uint8_t", UCHAR, Form::Both),
    ("uint16_t", USHORT, Form::Both),
    ("uint32_t", UINT, Form::Both),
    ("uint64_t", ULONG, Form::Both),
    ("int_least8_t", Type::CHAR, Form::Both),
    ("int_least16_t", Type::SHORT, Form::Both),
    ("int_least32_t", Type::INT, Form::Both),
    ("int_least64_t", Type::LONG, Form::Both),
    ("uint_least8_t", UCHAR, Form::Both),
    ("uint_least16_t", USHORT, Form::Both),
    ("uint_least32_t", UINT, Form::Both),
    ("uint_least64_t", ULONG, Form::Both),
    ("int_fast8_t", Type::CHAR, Form::Both),
    ("int_fast16_t", Type::LONG, Form::Both),
    ("int_fast32_t", Type::LONG, Form::Both),
    ("int_fast64_t", Type::LONG, Form::Both),
    ("uint_fast8_t", UCHAR, Form::Both),
    ("uint_fast16_t", ULONG, Form::Both),
    ("uint_fast32_t", ULONG, Form::Both),
    ("uint_fast64_t", ULONG, Form::Both),
    ("intptr_t", Type::LONG, Form::Both),
    ("uintptr_t", ULONG, Form::Both),
    ("size_t", ULONG, Form::Both),
    ("ssize_t", Type::LONG, Form::Plain),
    ("ptrdiff_t", Type::LONG, Form::Both),
    ("intmax_t", Type::LONG, Form::Both),
    ("uintmax_t", ULONG, Form::Both),
];

/// Words that begin a type which is not supported.
const UNSUPPORTED: [&str; 11] = [
    "float",
    "double",
    "void",
    "struct",
    "union",
    "enum",
    "atomic_flag",
    "spinlock_t",
    "atomic_t",
    "atomic64_t",
    "mtx_t",
];

const QUALIFIERS: [&str; 6] = ["const", "volatile", "register", "static", "restrict", "_Atomic"];

/// The type that a name of [`NAMED`] stands for, and whether it is an atomic one.
fn named_type(word: &str) -> Option<(Type, bool)> {
    let find = |name: &str, other: Form| NAMED.iter().find(|row| row.0 == name && row.2 != other);
    match word.strip_prefix("atomic_") {
        Some(name) => find(name, Form::Plain).map(|row| (row.1, true)),
        None => find(word, Form::Atomic).map(|row| (row.1, false)),
    }
}

impl Parser<'_> {
    /// Whether a type begins at the current token.
    pub(super) fn at_type(&self) -> bool {
        self.at_type_ahead(0)
    }

    pub(super) fn at_type_ahead(&self, ahead: usize) -> bool {
        let word = self.text_at(ahead);
        self.peek_at(ahead) == Token::Name
            && (named_type(word).is_some()
                || [&WORDS[..], &UNSUPPORTED, &QUALIFIERS].iter().any(|list| list.contains(&word)))
    }

    /// Skips `const`, `volatile` and `restrict` behind the `*` of a parameter.
    pub(super) fn eat_qualifiers(&mut self) {
        while ["const", "volatile", "restrict"].iter().any(|qualifier| self.eat_word(qualifier)) {}
    }

    /// A type with its qualifiers, in any order: `const unsigned long`, `_Atomic(int)`, `int volatile`.
    pub(super) fn types(&mut self) -> Result<Declared, Error> {
        let start = self.span();
        let mut atomic = false;
        let mut words = Vec::new();
        let mut named = Vec::new();
        while self.at_type() {
            let word = self.text().to_string();
            if UNSUPPORTED.contains(&word.as_str()) {
                let message =
                    format!("the type `{word}` is not supported; locations and locals are integers");
                return Err(self.error_here(message));
            }
            self.advance();
            if word == "_Atomic" {
                atomic = true;
                if self.eat("(") {
                    named.push(self.nested(Self::types)?.ty);
                    self.expect(")")?;
                }
            } else if WORDS.contains(&word.as_str()) {
                words.push(word);
            } else if let Some((ty, is_atomic)) = named_type(&word) {
                atomic |= is_atomic;
                named.push(ty);
            }
        }
        let ty = match named[..] {
            [] if words.is_empty() => return Err(self.expected("an integer type")),
            [] => spelled_type(words),
            [ty] if words.is_empty() => Some(ty),
            _ => None,
        };
        ty.map(|ty| Declared { ty, atomic }).ok_or_else(|| {
            self.source.error(start.to(self.previous()), "these words do not make one integer type")
        })
    }

    /// The current number token as its 64 bits and its type as a literal of C.
    pub(super) fn number(&mut self) -> Result<(u64, Type), Error> {
        let text = self.text().to_ascii_lowercase();
        let digits = text.trim_end_matches(['u', 'l']);
        let suffix = &text[digits.len()..];
        let (digits, radix) = if let Some(hexadecimal) = digits.strip_prefix("0x") {
            (hexadecimal, 16)
        } else if digits.len() > 1 && digits.starts_with('0') {
            (&digits[1..], 8)
        } else {
            (digits, 10)
        };
        let is_integer = !digits.is_empty() && digits.chars().all(|digit| digit.is_digit(radix));
        if !is_integer || !["", "u", "l", "ul", "lu", "ll", "ull", "llu"].contains(&suffix) {
            return Err(self.error_here(format!("`{}` is not an integer", self.text())));
        }
        let Ok(value) = u64::from_str_radix(digits, radix) else {
            return Err(self.error_here(format!("{} does not fit 64 bits", self.text())));
        };
        self.advance();
        Ok((value, literal_type(value, radix, suffix)))
    }
}

/// The type that some of [`WORDS`] spell, in whatever order.
fn spelled_type(mut words: Vec<String>) -> Option<Type> {
    words.sort();
    let (signs, base): (Vec<_>, Vec<_>) =
        words.iter().map(String::as_str).partition(|word| ["signed", "unsigned"].contains(word));
    let ty = match base[..] {
        [] | ["int"] => Type::INT,
        ["char"] => Type::CHAR,
        ["short"] | ["int", "short"] => Type::SHORT,
        ["long"] | ["int", "long"] | ["long", "long"] | ["int", "long", "long"] => Type::LONG,
        _ => return None,
    };
    match signs[..] {
        [] | ["signed"] => Some(ty),
        ["unsigned"] => Some(ty.unsigned()),
        _ => None,
    }
}

/// The first type of C's list for a literal that can hold it.
fn literal_type(value: u64, radix: u32, suffix: &str) -> Type {
    let unsigned_suffix = suffix.contains('u');
    let may_be_unsigned = unsigned_suffix || radix != 10;
    let candidates = [(Type::INT, i32::MAX as u64), (UINT, u32::MAX as u64), (Type::LONG, i64::MAX as u64)];
    candidates
        .into_iter()
        .filter(|(ty, _)| !suffix.contains('l') || *ty == Type::LONG)
        .filter(|(ty, _)| if *ty == UINT { may_be_unsigned } else { !unsigned_suffix })
        .find(|(_, largest)| value <= *largest)
        .map_or(ULONG, |(ty, _)| ty)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexer;
    use selvedge_source::Source;

    fn with_parser<T>(text: &str, run: impl FnOnce(&mut Parser) -> T) -> T {
        let source = Source::new("t", text);
        let lexemes = lexer::tokens(&source, 0).unwrap();
        run(&mut Parser { source: &source, lexemes, at: 0, depth: 0 })
    }

    #[test]
    fn types_are_read_whatever_the_order_of_their_words() {
        for (text, expected, atomic) in [
            ("int", Type::INT, false),
            ("atomic_int", Type::INT, true),
            ("volatile int", Type::INT, false),
            ("_Atomic(unsigned char)", UCHAR, true),
            ("_Atomic unsigned", UINT, true),
            ("unsigned long long int", ULONG, false),
            ("long unsigned", ULONG, false),
            ("short int", Type::SHORT, false),
            ("const char unsigned", UCHAR, false),
            ("atomic_ullong", ULONG, true),
            ("atomic_size_t", ULONG, true),
            ("uint16_t", USHORT, false),
            ("atomic_bool", Type::Bool, true),
            ("_Bool", Type::Bool, false),
        ] {
            let declared = with_parser(text, |parser| parser.types()).unwrap();
            assert_eq!((declared.ty, declared.atomic), (expected, atomic), "{text}");
        }
        for text in
            ["int char", "int int", "signed unsigned", "uint8_t int", "double", "char long", "uint", "x", ""]
        {
            assert!(with_parser(text, |parser| parser.types()).is_err(), "{text}");
        }
    }

    #[test]
    fn a_literal_has_the_type_that_c_gives_it() {
        for (text, value, ty) in [
            ("0", 0, Type::INT),
            ("017", 15, Type::INT),
            ("2147483648", 1 << 31, Type::LONG),
            ("0x80000000", 1 << 31, UINT),
            ("1u", 1, UINT),
            ("1LL", 1, Type::LONG),
            ("1UL", 1, ULONG),
            ("0xFFFFFFFFFFFFFFFF", u64::MAX, ULONG),
        ] {
            assert_eq!(with_parser(text, |parser| parser.number()), Ok((value, ty)), "{text}");
        }
        for text in ["18446744073709551616", "0x", "08", "1x", "1.5", "1lul", "0x10000000000000000"] {
            assert!(with_parser(text, |parser| parser.number()).is_err(), "{text}");
        }
    }
}
