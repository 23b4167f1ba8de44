//! Literals of numbers.

use super::{Parsed, Parser};
use crate::ir::{Constant, Type, TypeId, Value};
use crate::lexer::hex_digit;

impl<'t> Parser<'t> {
    /// The value of a number of a type; the number is the next token.
    pub(super) fn number_value(&mut self, text: &str, ty: TypeId) -> Parsed<Value> {
        match *self.module.resolved(ty) {
            Type::Int(width) => self.int_value(text, width),
            Type::Half | Type::BFloat | Type::Float | Type::Double => {
                match float_bits(text, self.module.resolved(ty)) {
                    Some(bits) => Ok(Value::Float(bits)),
                    None => self.bad_number(ty),
                }
            }
            Type::X86Fp80 | Type::Fp128 | Type::PpcFp128 => {
                match wide_float_bits(text, self.module.resolved(ty)) {
                    Some(bits) => Ok(self.constant(Constant::WideFloat(bits))),
                    None => self.bad_number(ty),
                }
            }
            _ => self.bad_number(ty),
        }
    }

    #[cold]
    fn bad_number<T>(&self, ty: TypeId) -> Parsed<T> {
        self.expected(&format!("a value of the type `{}`", self.module.type_text(ty)))
    }

    fn int_value(&mut self, text: &str, width: u32) -> Parsed<Value> {
        if width > 128 {
            if !is_integer(text) {
                return self.expected(&format!("a value of the type `i{width}`"));
            }
            return Ok(self.constant(Constant::HugeInt(text.into())));
        }
        let Some(bits) = int_bits(text, width) else {
            return self.expected(&format!("a value of the type `i{width}`"));
        };
        match u64::try_from(bits) {
            Ok(bits) if width <= 64 => Ok(Value::Int(bits)),
            _ => Ok(self.constant(Constant::WideInt(bits))),
        }
    }
}

fn is_integer(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    digits.bytes().all(|byte| byte.is_ascii_digit())
        || hex_integer(text).is_some_and(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

/// The digits of `u0x…` and `s0x…`.
fn hex_integer(text: &str) -> Option<&str> {
    text.strip_prefix("u0x").or(text.strip_prefix("s0x"))
}

/// An integer modulo 2^width, for widths up to 128. Out of range is fine: old versions of LLVM print some so.
pub(super) fn int_bits(text: &str, width: u32) -> Option<u128> {
    let bits = if let Some(digits) = hex_integer(text) {
        let value = hex(digits)?;
        let used = 4 * digits.len() as u32;
        // `s0x…` is negative if its first bit is set.
        if text.starts_with('s') && used < 128 && value >> (used - 1) & 1 == 1 {
            value | u128::MAX << used
        } else {
            value
        }
    } else if let Some(digits) = text.strip_prefix('-') {
        decimal(digits)?.wrapping_neg()
    } else {
        decimal(text)?
    };
    Some(if width < 128 { bits & ((1 << width) - 1) } else { bits })
}

fn decimal(digits: &str) -> Option<u128> {
    // Most numbers are short; 64-bit arithmetic is several times faster.
    if digits.len() <= 18 {
        let mut value = 0u64;
        for byte in digits.bytes() {
            let digit = byte.wrapping_sub(b'0');
            if digit > 9 {
                return None;
            }
            value = 10 * value + digit as u64;
        }
        return (!digits.is_empty()).then_some(value as u128);
    }
    if digits.starts_with('+') { None } else { digits.parse().ok() }
}

fn hex(digits: &str) -> Option<u128> {
    if digits.is_empty() || digits.len() > 32 {
        return None;
    }
    digits.bytes().try_fold(0, |value, byte| Some(value << 4 | hex_digit(byte)? as u128))
}

/// The bits of a literal of the small floating-point types. `0x…` is always a double, `0xH…` a half and
/// `0xR…` a bfloat; `f0x…` (from LLVM 22 on) are the bits of the type itself.
fn float_bits(text: &str, ty: &Type) -> Option<u64> {
    if let Some(digits) = text.strip_prefix("f0x") {
        return u64::try_from(hex(digits)?).ok();
    }
    if let Some(digits) = text.strip_prefix("0x") {
        let (wanted, digits) = match digits.as_bytes().first()? {
            b'H' => (Type::Half, &digits[1..]),
            b'R' => (Type::BFloat, &digits[1..]),
            b'K' | b'L' | b'M' => return None,
            _ => return from_double(f64::from_bits(u64::try_from(hex(digits)?).ok()?), ty),
        };
        return if *ty == wanted { Some(u16::try_from(hex(digits)?).ok()? as u64) } else { None };
    }
    from_double(decimal_float(text)?, ty)
}

/// A number with a point or an exponent.
fn decimal_float(text: &str) -> Option<f64> {
    let is_plain =
        text.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'.' | b'-' | b'+' | b'e' | b'E'));
    if is_plain && text.contains('.') { text.parse().ok() } else { None }
}

fn from_double(value: f64, ty: &Type) -> Option<u64> {
    match ty {
        Type::Double => Some(value.to_bits()),
        Type::Float => Some(single_bits(value)),
        Type::BFloat => Some(single_bits(value) >> 16),
        Type::Half => half_bits(value),
        _ => None,
    }
}

/// The bits of a float that is written as a double; the payload of a signalling NaN must survive, which a
/// conversion by the processor does not promise.
fn single_bits(value: f64) -> u64 {
    if !value.is_nan() {
        return (value as f32).to_bits() as u64;
    }
    let bits = value.to_bits();
    let (sign, payload) = (bits >> 63, bits >> 29 & 0x7F_FFFF);
    sign << 31 | 0xFF << 23 | if payload == 0 { 0x40_0000 } else { payload }
}

/// The bits of a half that is written as a decimal number, which it then is exactly; none otherwise.
fn half_bits(value: f64) -> Option<u64> {
    let sign = (value.to_bits() >> 63) << 15;
    let magnitude = value.abs();
    if magnitude < 6.103515625e-5 {
        // Subnormal: multiples of 2^-24.
        let units = magnitude * 16_777_216.0;
        return (units.fract() == 0.0).then_some(sign | units as u64);
    }
    let bits = magnitude.to_bits();
    let exponent = (bits >> 52) as i64 - 1023 + 15;
    let fraction = bits & ((1 << 52) - 1);
    let fits = exponent < 31 && fraction & ((1 << 42) - 1) == 0;
    fits.then_some(sign | (exponent as u64) << 10 | fraction >> 42)
}

/// The bits of an `x86_fp80` (`0xK…`), `fp128` (`0xL…`) or `ppc_fp128` (`0xM…`). LLVM writes the two words of
/// the last two with the low one first.
fn wide_float_bits(text: &str, ty: &Type) -> Option<u128> {
    if let Some(digits) = text.strip_prefix("f0x") {
        return hex(digits);
    }
    let digits = text.strip_prefix("0x")?;
    let (kind, digits) = digits.split_at_checked(1)?;
    match (kind, ty) {
        ("K", Type::X86Fp80) if digits.len() <= 20 => hex(digits),
        ("L", Type::Fp128) | ("M", Type::PpcFp128) if digits.len() <= 32 => {
            let bits = hex(digits)?;
            Some(bits.rotate_right(64))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_are_taken_modulo_their_width() {
        assert_eq!(int_bits("-1", 8), Some(255));
        assert_eq!(int_bits("-1", 128), Some(u128::MAX));
        assert_eq!(int_bits("170141183460469231731687303715884105727", 128), Some(u128::MAX >> 1));
        assert_eq!(int_bits("s0xF", 8), Some(255));
        assert_eq!(int_bits("u0xF", 8), Some(15));
        assert_eq!(int_bits("1.0", 8), None);
        assert_eq!(int_bits("0x10", 8), None);
        assert_eq!(int_bits("-", 8), None);
    }

    #[test]
    fn floats_are_kept_as_bits_of_their_own_format() {
        assert_eq!(float_bits("1.500000e+00", &Type::Float), Some(1.5f32.to_bits() as u64));
        assert_eq!(float_bits("0x3FB99999A0000000", &Type::Float), Some(0.1f32.to_bits() as u64));
        assert_eq!(float_bits("0x7FF0000000000000", &Type::Float), Some(f32::INFINITY.to_bits() as u64));
        assert_eq!(
            float_bits("0x7FF4000000000000", &Type::Float),
            Some(0x7FA0_0000),
            "signalling stays signalling"
        );
        assert_eq!(float_bits("-0.0", &Type::Double), Some(1 << 63));
        assert_eq!(float_bits("0xH3C00", &Type::Half), Some(0x3C00));
        assert_eq!(float_bits("1.0", &Type::Half), Some(0x3C00));
        assert_eq!(float_bits("0xR3F80", &Type::BFloat), Some(0x3F80));
        assert_eq!(float_bits("1", &Type::Double), None, "LLVM wants a point");
        assert_eq!(float_bits("0xK3FFF8000000000000000", &Type::Double), None);
        assert_eq!(
            wide_float_bits("0xK3FFF8000000000000000", &Type::X86Fp80),
            Some(0x3FFF_8000_0000_0000_0000)
        );
        assert_eq!(
            wide_float_bits("0xL00000000000000003FFF000000000000", &Type::Fp128),
            Some(0x3FFF_0000_0000_0000_0000_0000_0000_0000)
        );
    }
}
