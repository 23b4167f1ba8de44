//! Output. Nothing is printed, but formats are evaluated: their arguments are read, so that bad pointers and
//! races are found, and the length is what C would return.

use super::allocation::MALLOC_ALIGNMENT;
use super::context::{Context, Got, NOTHING, Outcome, fail, give, int, unsupported};
use super::strings::store_truncated;
use super::text::format::{Amount, Conversion, Length, Piece, Settled, next_piece};
use super::{memory, rows};
use crate::{ErrorKind, Row, Step};

pub const ROWS: &[Row] = rows! { Plain;
    "_IO_putc", "int (int, FILE *)", put_character;
    "__asprintf_chk", "int (char **, int, const char *, ...)", |c| new_text(c, 2, Source::Arguments(3));
    "__fprintf_chk", "int (FILE *, int, const char *, ...)", |c| { stream(c, 0)?; print(c, 2, Source::Arguments(3)) };
    "__printf_chk", "int (int, const char *, ...)", |c| print(c, 1, Source::Arguments(2));
    "__snprintf_chk", "int (char *, size_t, int, size_t, const char *, ...)", |c| { memory::check(c, 1, 3)?; into(c, Some(c.arg(1)), 4, Source::Arguments(5)) };
    "__sprintf_chk", "int (char *, int, size_t, const char *, ...)", |c| into_checked(c, c.arg(2), 3, Source::Arguments(4));
    "__vasprintf_chk", "int (char **, int, const char *, va_list)", |c| new_text(c, 2, Source::List(3));
    "__vfprintf_chk", "int (FILE *, int, const char *, va_list)", |c| { stream(c, 0)?; print(c, 2, Source::List(3)) };
    "__vprintf_chk", "int (int, const char *, va_list)", |c| print(c, 1, Source::List(2));
    "__vsnprintf_chk", "int (char *, size_t, int, size_t, const char *, va_list)", |c| { memory::check(c, 1, 3)?; into(c, Some(c.arg(1)), 4, Source::List(5)) };
    "__vsprintf_chk", "int (char *, int, size_t, const char *, va_list)", |c| into_checked(c, c.arg(2), 3, Source::List(4));
    "asprintf", "int (char **, const char *, ...)", |c| new_text(c, 1, Source::Arguments(2));
    "dprintf", "int (int, const char *, ...)", |c| print(c, 1, Source::Arguments(2));
    "err", "void (int, const char *, ...)", |c| { message(c, 1, Source::Arguments(2))?; Err(Step::Exit { run_handlers: true }) };
    "errx", "void (int, const char *, ...)", |c| { message(c, 1, Source::Arguments(2))?; Err(Step::Exit { run_handlers: true }) };
    "fflush", "int (FILE *)", |_| int(0);
    "fprintf", "int (FILE *, const char *, ...)", |c| { stream(c, 0)?; print(c, 1, Source::Arguments(2)) };
    "fputc", "int (int, FILE *)", put_character;
    "fputs", "int (const char *, FILE *)", |c| { stream(c, 1)?; c.length(c.arg(0), None)?; int(1) };
    "fputs_unlocked", "int (const char *, FILE *)", |c| { stream(c, 1)?; c.length(c.arg(0), None)?; int(1) };
    "fwrite", "size_t (const void *, size_t, size_t, FILE *)", |c| { stream(c, 3)?; look_at(c, c.arg(0), c.arg(1).saturating_mul(c.arg(2)))?; give(c.arg(2)) };
    "perror", "void (const char *)", |c| { if c.arg(0) != 0 { c.length(c.arg(0), None)?; } NOTHING };
    "printf", "int (const char *, ...)", |c| print(c, 0, Source::Arguments(1));
    "putc", "int (int, FILE *)", put_character;
    "putc_unlocked", "int (int, FILE *)", put_character;
    "putchar", "int (int)", |c| int(i32::from(c.arg(0) as u8));
    "putchar_unlocked", "int (int)", |c| int(i32::from(c.arg(0) as u8));
    "puts", "int (const char *)", |c| { let length = c.length(c.arg(0), None)?; int(length as i32 + 1) };
    "setbuf", "void (FILE *, char *)", |c| { stream(c, 0)?; NOTHING };
    "setlinebuf", "void (FILE *)", |c| { stream(c, 0)?; NOTHING };
    "setvbuf", "int (FILE *, char *, int, size_t)", |c| { stream(c, 0)?; int(if (0..=2).contains(&c.int_arg(2)) { 0 } else { -1 }) };
    "snprintf", "int (char *, size_t, const char *, ...)", |c| into(c, Some(c.arg(1)), 2, Source::Arguments(3));
    "sprintf", "int (char *, const char *, ...)", |c| into(c, None, 1, Source::Arguments(2));
    "vasprintf", "int (char **, const char *, va_list)", |c| new_text(c, 1, Source::List(2));
    "vdprintf", "int (int, const char *, va_list)", |c| print(c, 1, Source::List(2));
    "vfprintf", "int (FILE *, const char *, va_list)", |c| { stream(c, 0)?; print(c, 1, Source::List(2)) };
    "vprintf", "int (const char *, va_list)", |c| print(c, 0, Source::List(1));
    "vsnprintf", "int (char *, size_t, const char *, va_list)", |c| into(c, Some(c.arg(1)), 2, Source::List(3));
    "vsprintf", "int (char *, const char *, va_list)", |c| into(c, None, 1, Source::List(2));
    "warn", "void (const char *, ...)", |c| { message(c, 0, Source::Arguments(1))?; NOTHING };
    "warnx", "void (const char *, ...)", |c| { message(c, 0, Source::Arguments(1))?; NOTHING };
    "write", "ssize_t (int, const void *, size_t)", |c| { look_at(c, c.arg(1), c.arg(2))?; give(c.arg(2)) };
};

/// Where the values to print are, by number of an argument.
#[derive(Clone, Copy, Debug)]
enum Source {
    /// From here on.
    Arguments(usize),
    /// In this `va_list`.
    List(usize),
}

/// Takes the values to print one after the other.
struct Values {
    source: Source,
}

impl Values {
    fn next(&mut self, c: &mut Context<'_, '_>) -> Got {
        match &mut self.source {
            Source::Arguments(at) => {
                *at += 1;
                Ok(c.arg(*at - 1))
            }
            Source::List(at) => {
                let list = c.arg(*at);
                c.try_once(|call| {
                    let shared = "a va_list that other threads can see, or that has no more arguments";
                    call.next_vararg(list).ok_or_else(|| Step::Unsupported(shared.to_owned()))
                })
            }
        }
    }

    /// The next one, on which it depends which memory is accessed.
    fn deciding(&mut self, c: &mut Context<'_, '_>) -> Got {
        c.decide_by_all();
        self.next(c)
    }

    fn amount(&mut self, c: &mut Context<'_, '_>, amount: Amount) -> Got<Option<i32>> {
        match amount {
            Amount::Argument => Ok(Some(self.deciding(c)? as i32)),
            _ => Ok(None),
        }
    }
}

/// Evaluates the format that is an argument.
fn formatted(c: &mut Context<'_, '_>, format: usize, source: Source) -> Got<Vec<u8>> {
    let format = c.string(c.arg(format), None)?;
    let mut values = Values { source };
    let (mut text, mut at) = (Vec::new(), 0);
    while at < format.len() {
        let Some((piece, length)) = next_piece(&format[at..]) else {
            return unsupported(format!("the format `{}`", String::from_utf8_lossy(&format)));
        };
        at += length;
        match piece {
            Piece::Literal(letter) => text.push(letter),
            Piece::Conversion(conversion) => convert(c, conversion, &mut values, &mut text)?,
        }
    }
    Ok(text)
}

fn convert(
    c: &mut Context<'_, '_>,
    conversion: Conversion,
    values: &mut Values,
    text: &mut Vec<u8>,
) -> Got<()> {
    let width = values.amount(c, conversion.width)?;
    let precision = values.amount(c, conversion.precision)?;
    let settled = Settled::new(conversion, width, precision);
    let shown = match (conversion.letter, conversion.length) {
        (b'd' | b'i', _) => settled.signed(values.next(c)?),
        (b'u' | b'o' | b'x' | b'X', _) => settled.unsigned(values.next(c)?),
        (b'p', _) => settled.pointer(values.next(c)?),
        (b'c', Length::Int) => settled.character(values.next(c)?),
        (b's', Length::Int) => match values.deciding(c)? {
            0 => settled.string(b"(null)"),
            address => {
                let most = settled.most_characters().map(|most| most as u64);
                settled.string(&c.string(address, most)?)
            }
        },
        (b'a' | b'A' | b'e' | b'E' | b'f' | b'F' | b'g' | b'G', Length::Int | Length::Long) => {
            settled.float(f64::from_bits(values.next(c)?))
        }
        (b'm', _) => settled.string(ERROR_TEXT),
        (b'n', length) => {
            let to = values.deciding(c)?;
            c.store(to, bytes_of(length), text.len() as u64)?;
            Vec::new()
        }
        (letter, Length::LongDouble) => {
            return unsupported(format!("printing a long double (%L{})", letter as char));
        }
        (letter, Length::Long) => {
            return unsupported(format!("printing wide characters (%l{})", letter as char));
        }
        (letter, _) => return unsupported(format!("the conversion %{} in a format", letter as char)),
    };
    text.extend(shown);
    Ok(())
}

/// What stands for the text of any error code.
pub const ERROR_TEXT: &[u8] = b"error";

fn bytes_of(length: Length) -> u8 {
    match length {
        Length::Char => 1,
        Length::Short => 2,
        Length::Int => 4,
        Length::Long | Length::LongDouble => 8,
    }
}

fn print(c: &mut Context<'_, '_>, format: usize, source: Source) -> Outcome {
    let text = formatted(c, format, source)?;
    int(text.len() as i32)
}

/// A message that may be missing.
fn message(c: &mut Context<'_, '_>, format: usize, source: Source) -> Got<()> {
    if c.arg(format) != 0 {
        formatted(c, format, source)?;
    }
    Ok(())
}

/// Prints to memory; `room` counts the zero at the end.
fn into(c: &mut Context<'_, '_>, room: Option<u64>, format: usize, source: Source) -> Outcome {
    let text = formatted(c, format, source)?;
    store_truncated(c, c.arg(0), &text, room.unwrap_or(u64::MAX))?;
    int(text.len() as i32)
}

/// Prints to an object whose size the compiler knows.
fn into_checked(c: &mut Context<'_, '_>, size: u64, format: usize, source: Source) -> Outcome {
    let text = formatted(c, format, source)?;
    if text.len() as u64 >= size {
        let message = format!("writes {} bytes to an object of {size}", text.len() + 1);
        return fail(ErrorKind::OutOfBounds, message);
    }
    store_truncated(c, c.arg(0), &text, u64::MAX)?;
    int(text.len() as i32)
}

fn new_text(c: &mut Context<'_, '_>, format: usize, source: Source) -> Outcome {
    let text = formatted(c, format, source)?;
    let new = c.allocate(text.len() as u64 + 1, MALLOC_ALIGNMENT, false)?;
    store_truncated(c, new, &text, u64::MAX)?;
    c.store(c.arg(0), 8, new)?;
    int(text.len() as i32)
}

fn put_character(c: &mut Context<'_, '_>) -> Outcome {
    stream(c, 1)?;
    int(i32::from(c.arg(0) as u8))
}

/// Reads what is written to somewhere.
fn look_at(c: &mut Context<'_, '_>, from: u64, len: u64) -> Got<()> {
    c.scan::<()>(len, |c, at| c.byte(from + at).map(|_| None)).map(drop)
}

/// Refuses a null stream.
fn stream(c: &Context<'_, '_>, number: usize) -> Got<()> {
    match c.arg(number) {
        0 => fail(ErrorKind::NullDereference, "prints to a null FILE pointer"),
        _ => Ok(()),
    }
}
