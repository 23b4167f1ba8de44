//! Classes of characters, in the C locale.

use super::context::{Context, Outcome, give, int, truth};
use super::environment::fixed;
use super::rows;
use super::text::characters::Class;
use crate::Row;

pub const ROWS: &[Row] = rows! { Plain;
    "__ctype_b_loc", "const unsigned short **(void)", |c| { let table = c.global(CLASSES); give(table) };
    "__ctype_get_mb_cur_max", "size_t (void)", |_| give(1);
    "__ctype_tolower_loc", "const __int32_t **(void)", |c| { let table = c.global(LOWER); give(table) };
    "__ctype_toupper_loc", "const __int32_t **(void)", |c| { let table = c.global(UPPER); give(table) };
    "isalnum", "int (int)", |c| is(c, Class::AlphaNumeric);
    "isalpha", "int (int)", |c| is(c, Class::Alpha);
    "isascii", "int (int)", |c| truth((0..128).contains(&c.int_arg(0)));
    "isblank", "int (int)", |c| is(c, Class::Blank);
    "iscntrl", "int (int)", |c| is(c, Class::Control);
    "isdigit", "int (int)", |c| is(c, Class::Digit);
    "isgraph", "int (int)", |c| is(c, Class::Graph);
    "islower", "int (int)", |c| is(c, Class::Lower);
    "isprint", "int (int)", |c| is(c, Class::Print);
    "ispunct", "int (int)", |c| is(c, Class::Punctuation);
    "isspace", "int (int)", |c| is(c, Class::Space);
    "isupper", "int (int)", |c| is(c, Class::Upper);
    "isxdigit", "int (int)", |c| is(c, Class::HexDigit);
    "setlocale", "char *(int, const char *)", set_locale;
    "toascii", "int (int)", |c| int(c.int_arg(0) & 0x7F);
    "tolower", "int (int)", |c| changed(c, u8::to_ascii_lowercase);
    "toupper", "int (int)", |c| changed(c, u8::to_ascii_uppercase);
};

/// The global that holds the address of glibc's table of classes.
pub const CLASSES: &str = "__selvedge_ctype_b";
/// The global that holds the address of glibc's table for `tolower`.
pub const LOWER: &str = "__selvedge_ctype_tolower";
/// The global that holds the address of glibc's table for `toupper`.
pub const UPPER: &str = "__selvedge_ctype_toupper";

/// The global that holds the name of the locale.
pub const LOCALE: &str = "__selvedge_locale";

/// There is one locale, which is also that of an empty environment.
fn set_locale(c: &mut Context<'_, '_>) -> Outcome {
    let is_known = match c.arg(1) {
        0 => true,
        name => [&b""[..], b"C", b"POSIX"].contains(&&c.string(name, None)?[..]),
    };
    let locale = c.global(LOCALE);
    if is_known { give(locale) } else { fixed(c, "setlocale", 0) }
}

fn letter(c: &Context<'_, '_>) -> Option<u8> {
    u8::try_from(c.int_arg(0)).ok().filter(u8::is_ascii)
}

fn is(c: &mut Context<'_, '_>, class: Class) -> Outcome {
    truth(letter(c).is_some_and(|letter| class.contains(letter)))
}

fn changed(c: &mut Context<'_, '_>, change: fn(&u8) -> u8) -> Outcome {
    int(letter(c).map_or(c.int_arg(0), |letter| i32::from(change(&letter))))
}
