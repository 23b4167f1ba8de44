//! Operations on constants. What would be an error when executed (a division by zero) is left to be executed.

use selvedge_bytecode::{BinaryOp, CastOp, Comparison, FloatComparison, FloatOp, FloatWidth};

/// The low `width` bits set.
pub(super) fn mask(width: u32) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}

/// A value of `width` bits as a signed number.
pub(super) fn signed(value: u128, width: u32) -> i128 {
    let unused = 128 - width;
    (value << unused) as i128 >> unused
}

/// Integer arithmetic of `width` bits.
pub(super) fn binary(op: BinaryOp, width: u8, a: u128, b: u128) -> Option<u128> {
    let width = width as u32;
    let (sa, sb) = (signed(a, width), signed(b, width));
    let overflows = sb == -1 && sa == signed(1 << (width - 1), width);
    let result = match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::UDiv => a.checked_div(b)?,
        BinaryOp::URem => a.checked_rem(b)?,
        BinaryOp::SDiv | BinaryOp::SRem if b == 0 || overflows => return None,
        BinaryOp::SDiv => (sa / sb) as u128,
        BinaryOp::SRem => (sa % sb) as u128,
        BinaryOp::Shl if b >= width as u128 => 0,
        BinaryOp::LShr if b >= width as u128 => 0,
        BinaryOp::Shl => a << b,
        BinaryOp::LShr => a >> b,
        BinaryOp::AShr => (sa >> b.min(width as u128 - 1)) as u128,
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::UMin => a.min(b),
        BinaryOp::UMax => a.max(b),
        BinaryOp::SMin => sa.min(sb) as u128,
        BinaryOp::SMax => sa.max(sb) as u128,
    };
    Some(result & mask(width))
}

/// Comparison of integers of `width` bits.
pub(super) fn compare(op: Comparison, width: u8, a: u128, b: u128) -> bool {
    let (sa, sb) = (signed(a, width as u32), signed(b, width as u32));
    match op {
        Comparison::Eq => a == b,
        Comparison::Ne => a != b,
        Comparison::Ult => a < b,
        Comparison::Ule => a <= b,
        Comparison::Ugt => a > b,
        Comparison::Uge => a >= b,
        Comparison::Slt => sa < sb,
        Comparison::Sle => sa <= sb,
        Comparison::Sgt => sa > sb,
        Comparison::Sge => sa >= sb,
    }
}

/// Floating-point arithmetic on bits.
pub(super) fn float(op: FloatOp, width: FloatWidth, a: u64, b: u64) -> Option<u64> {
    match width {
        FloatWidth::Single => {
            let (a, b) = (f32::from_bits(a as u32), f32::from_bits(b as u32));
            let result = match op {
                FloatOp::Add => a + b,
                FloatOp::Sub => a - b,
                FloatOp::Mul => a * b,
                FloatOp::Div => a / b,
                FloatOp::Rem | FloatOp::Min | FloatOp::Max => return None,
            };
            Some(result.to_bits() as u64)
        }
        FloatWidth::Double => {
            let (a, b) = (f64::from_bits(a), f64::from_bits(b));
            let result = match op {
                FloatOp::Add => a + b,
                FloatOp::Sub => a - b,
                FloatOp::Mul => a * b,
                FloatOp::Div => a / b,
                FloatOp::Rem | FloatOp::Min | FloatOp::Max => return None,
            };
            Some(result.to_bits())
        }
    }
}

/// Comparison of floats.
pub(super) fn float_compare(op: FloatComparison, width: FloatWidth, a: u64, b: u64) -> bool {
    let (a, b) = (to_double(width, a), to_double(width, b));
    match a.partial_cmp(&b) {
        None => op.unordered,
        Some(std::cmp::Ordering::Less) => op.less,
        Some(std::cmp::Ordering::Equal) => op.equal,
        Some(std::cmp::Ordering::Greater) => op.greater,
    }
}

fn to_double(width: FloatWidth, bits: u64) -> f64 {
    match width {
        FloatWidth::Single => f32::from_bits(bits as u32) as f64,
        FloatWidth::Double => f64::from_bits(bits),
    }
}

/// Conversion of a constant. A conversion to an integer that does not fit is left to be executed.
pub(super) fn cast(op: CastOp, from: u8, to: u8, value: u128) -> Option<u128> {
    let float_width = |bits: u8| if bits == 32 { FloatWidth::Single } else { FloatWidth::Double };
    let result = match op {
        CastOp::Truncate | CastOp::ZeroExtend => value,
        CastOp::SignExtend => signed(value, from as u32) as u128,
        CastOp::FloatToSigned | CastOp::FloatToUnsigned => {
            let value = to_double(float_width(from), value as u64).trunc();
            // Both bounds are exact in a double.
            if !(-9.2e18..=9.2e18).contains(&value) || (op == CastOp::FloatToUnsigned && value < 0.0) {
                return None;
            }
            let result = value as i64 as i128;
            let fits = match op {
                CastOp::FloatToSigned => signed(result as u128 & mask(to as u32), to as u32) == result,
                _ => result as u128 <= mask(to as u32),
            };
            if !fits {
                return None;
            }
            result as u128
        }
        CastOp::SignedToFloat if to == 32 => (signed(value, from as u32) as f32).to_bits() as u128,
        CastOp::SignedToFloat => (signed(value, from as u32) as f64).to_bits() as u128,
        CastOp::UnsignedToFloat if to == 32 => (value as f32).to_bits() as u128,
        CastOp::UnsignedToFloat => (value as f64).to_bits() as u128,
        CastOp::FloatToFloat if to == 32 => (f64::from_bits(value as u64) as f32).to_bits() as u128,
        CastOp::FloatToFloat => (f32::from_bits(value as u32) as f64).to_bits() as u128,
    };
    Some(result & mask(to as u32))
}
