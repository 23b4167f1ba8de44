//! Numbers in text, absolute values and quotients.

use super::codes::{EINVAL, ERANGE};
use super::context::{Context, Got, Outcome, Returned, fail, give, int, unsupported};
use super::rows;
use super::text::number;
use crate::{ErrorKind, Row};

pub const ROWS: &[Row] = rows! { Plain;
    "__isoc23_strtol", "long (const char *, char **, int)", signed;
    "__isoc23_strtoll", "long long (const char *, char **, int)", signed;
    "__isoc23_strtoul", "unsigned long (const char *, char **, int)", unsigned;
    "__isoc23_strtoull", "unsigned long long (const char *, char **, int)", unsigned;
    "abs", "int (int)", |c| int(c.int_arg(0).wrapping_abs());
    "atof", "double (const char *)", |c| { let (value, _) = decimal(c)?; give(value.to_bits()) };
    "atoi", "int (const char *)", |c| { let found = integer(c, 10)?; int(found.signed(64).0 as i32) };
    "atol", "long (const char *)", |c| { let found = integer(c, 10)?; give(found.signed(64).0 as u64) };
    "atoll", "long long (const char *)", |c| { let found = integer(c, 10)?; give(found.signed(64).0 as u64) };
    "div", "div_t (int, int)", divide;
    "imaxabs", "intmax_t (intmax_t)", |c| give((c.arg(0) as i64).wrapping_abs() as u64);
    "labs", "long (long)", |c| give((c.arg(0) as i64).wrapping_abs() as u64);
    "ldiv", "ldiv_t (long, long)", divide_long;
    "llabs", "long long (long long)", |c| give((c.arg(0) as i64).wrapping_abs() as u64);
    "lldiv", "lldiv_t (long long, long long)", divide_long;
    "strtod", "double (const char *, char **)", |c| { let value = decimal_and_end(c)?; give(value.to_bits()) };
    "strtof", "float (const char *, char **)", |c| { let value = decimal_and_end(c)?; give(u64::from((value as f32).to_bits())) };
    "strtoimax", "intmax_t (const char *, char **, int)", signed;
    "strtol", "long (const char *, char **, int)", signed;
    "strtoll", "long long (const char *, char **, int)", signed;
    "strtoul", "unsigned long (const char *, char **, int)", unsigned;
    "strtoull", "unsigned long long (const char *, char **, int)", unsigned;
    "strtoumax", "uintmax_t (const char *, char **, int)", unsigned;
};

fn integer(c: &mut Context<'_, '_>, base: u32) -> Got<number::Integer> {
    let start = c.arg(0);
    number::integer(&mut |at| c.byte(start + at), base)
}

/// Reads an integer in the base of the third argument and stores where it ends.
fn integer_and_end(c: &mut Context<'_, '_>) -> Got<number::Integer> {
    let base = c.int_arg(2);
    if base == 1 || !(0..=36).contains(&base) {
        c.set_errno(EINVAL);
        return Ok(number::Integer { magnitude: 0, negative: false, overflow: false, length: 0 });
    }
    let found = integer(c, base as u32)?;
    c.store_if_wanted(c.arg(1), 8, c.arg(0) + found.length)?;
    Ok(found)
}

fn signed(c: &mut Context<'_, '_>) -> Outcome {
    let (value, is_saturated) = integer_and_end(c)?.signed(64);
    if is_saturated {
        c.set_errno(ERANGE);
    }
    give(value as u64)
}

fn unsigned(c: &mut Context<'_, '_>) -> Outcome {
    let (value, is_saturated) = integer_and_end(c)?.unsigned();
    if is_saturated {
        c.set_errno(ERANGE);
    }
    give(value)
}

fn decimal(c: &mut Context<'_, '_>) -> Got<(f64, u64)> {
    let start = c.arg(0);
    match number::decimal(&mut |at| c.byte(start + at))? {
        Some(found) => Ok(found),
        None => unsupported("reading hexadecimal floating-point numbers from text"),
    }
}

fn decimal_and_end(c: &mut Context<'_, '_>) -> Got<f64> {
    let (value, length) = decimal(c)?;
    c.store_if_wanted(c.arg(1), 8, c.arg(0) + length)?;
    if value.is_infinite() {
        c.set_errno(ERANGE);
    }
    Ok(value)
}

/// A `div_t` is returned in one register.
fn divide(c: &mut Context<'_, '_>) -> Outcome {
    let (a, b) = (c.int_arg(0), c.int_arg(1));
    if b == 0 {
        return fail(ErrorKind::DivisionByZero, "calls div with a divisor of 0");
    }
    let (quotient, remainder) = (a.wrapping_div(b) as u32, a.wrapping_rem(b) as u32);
    give(u64::from(remainder) << 32 | u64::from(quotient))
}

/// An `ldiv_t` is returned in two.
fn divide_long(c: &mut Context<'_, '_>) -> Outcome {
    let (a, b) = (c.arg(0) as i64, c.arg(1) as i64);
    if b == 0 {
        return fail(ErrorKind::DivisionByZero, "calls ldiv with a divisor of 0");
    }
    Ok(Returned::Two(a.wrapping_div(b) as u64, a.wrapping_rem(b) as u64))
}
