//! What operations on numbers mean: integers of 1 to 128 bits, floats and doubles, exactly as compiled C
//! computes them on x86-64. The machine runs operations by this, and the lowering folds constants by it.

use crate::{BinaryOp, CastOp, Comparison, FloatComparison, FloatOp, FloatWidth, RmwOp};

/// What makes a division impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DivisionError {
    /// By zero.
    ByZero,
    /// The quotient does not fit: the least number divided by -1.
    Overflow,
}

/// A value of `width` bits without what is above them.
#[inline]
pub fn mask(value: u64, width: u8) -> u64 {
    if width >= 64 { value } else { value & ((1 << width) - 1) }
}

fn wide_mask(value: u128, width: u8) -> u128 {
    if width >= 128 { value } else { value & ((1 << width) - 1) }
}

/// A value of `width` bits with its sign.
#[inline]
pub fn signed(value: u64, width: u8) -> i64 {
    let unused = 64 - width.clamp(1, 64) as u32;
    (value << unused) as i64 >> unused
}

fn wide_signed(value: u128, width: u8) -> i128 {
    let unused = 128 - width.clamp(1, 128) as u32;
    (value << unused) as i128 >> unused
}

/// Arithmetic on up to 64 bits.
#[inline]
pub fn binary(op: BinaryOp, width: u8, a: u64, b: u64) -> Result<u64, DivisionError> {
    // What is above the width does not matter to these, which are most.
    let result = match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        _ => return any_binary(op, width, a, b),
    };
    Ok(mask(result, width))
}

#[inline(never)]
fn any_binary(op: BinaryOp, width: u8, a: u64, b: u64) -> Result<u64, DivisionError> {
    let (a, b) = (mask(a, width), mask(b, width));
    let (sa, sb) = (signed(a, width), signed(b, width));
    let is_division = matches!(op, BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem);
    if is_division && b == 0 {
        return Err(DivisionError::ByZero);
    }
    if matches!(op, BinaryOp::SDiv | BinaryOp::SRem) && sb == -1 && sa == signed(1 << (width - 1), width) {
        return Err(DivisionError::Overflow);
    }
    let result = match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::UDiv => a / b,
        BinaryOp::URem => a % b,
        BinaryOp::SDiv => (sa / sb) as u64,
        BinaryOp::SRem => (sa % sb) as u64,
        BinaryOp::Shl if b >= width as u64 => 0,
        BinaryOp::Shl => a << b,
        BinaryOp::LShr if b >= width as u64 => 0,
        BinaryOp::LShr => a >> b,
        BinaryOp::AShr => (sa >> b.min(63)) as u64,
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::UMin => a.min(b),
        BinaryOp::UMax => a.max(b),
        BinaryOp::SMin => sa.min(sb) as u64,
        BinaryOp::SMax => sa.max(sb) as u64,
    };
    Ok(mask(result, width))
}

/// Arithmetic on more than 64 bits.
pub fn wide_binary(op: BinaryOp, width: u8, a: u128, b: u128) -> Result<u128, DivisionError> {
    let (a, b) = (wide_mask(a, width), wide_mask(b, width));
    let (sa, sb) = (wide_signed(a, width), wide_signed(b, width));
    let is_division = matches!(op, BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem);
    if is_division && b == 0 {
        return Err(DivisionError::ByZero);
    }
    if matches!(op, BinaryOp::SDiv | BinaryOp::SRem) && sb == -1 && sa == wide_signed(1 << (width - 1), width)
    {
        return Err(DivisionError::Overflow);
    }
    let result = match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::UDiv => a / b,
        BinaryOp::URem => a % b,
        BinaryOp::SDiv => (sa / sb) as u128,
        BinaryOp::SRem => (sa % sb) as u128,
        BinaryOp::Shl if b >= width as u128 => 0,
        BinaryOp::Shl => a << b,
        BinaryOp::LShr if b >= width as u128 => 0,
        BinaryOp::LShr => a >> b,
        BinaryOp::AShr => (sa >> b.min(127)) as u128,
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::UMin => a.min(b),
        BinaryOp::UMax => a.max(b),
        BinaryOp::SMin => sa.min(sb) as u128,
        BinaryOp::SMax => sa.max(sb) as u128,
    };
    Ok(wide_mask(result, width))
}

/// Whether an addition, subtraction or multiplication overflows, with its result.
pub fn overflowing(op: BinaryOp, is_signed: bool, width: u8, a: u128, b: u128) -> (u128, bool) {
    let (a, b) = (wide_mask(a, width), wide_mask(b, width));
    if is_signed {
        let (a, b) = (wide_signed(a, width), wide_signed(b, width));
        let (result, overflow) = match op {
            BinaryOp::Add => a.overflowing_add(b),
            BinaryOp::Sub => a.overflowing_sub(b),
            _ => a.overflowing_mul(b),
        };
        let kept = wide_mask(result as u128, width);
        return (kept, overflow || wide_signed(kept, width) != result);
    }
    let (result, overflow) = match op {
        BinaryOp::Add => a.overflowing_add(b),
        BinaryOp::Sub => a.overflowing_sub(b),
        _ => a.overflowing_mul(b),
    };
    let kept = wide_mask(result, width);
    (kept, overflow || kept != result)
}

/// A comparison of integers.
pub fn compare(op: Comparison, width: u8, a: u128, b: u128) -> bool {
    let (a, b) = (wide_mask(a, width), wide_mask(b, width));
    let (sa, sb) = (wide_signed(a, width), wide_signed(b, width));
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

/// A comparison of integers of up to 64 bits.
#[inline]
pub fn narrow_compare(op: Comparison, width: u8, a: u64, b: u64) -> bool {
    let (a, b) = (mask(a, width), mask(b, width));
    let (sa, sb) = (|| signed(a, width), || signed(b, width));
    match op {
        Comparison::Eq => a == b,
        Comparison::Ne => a != b,
        Comparison::Ult => a < b,
        Comparison::Ule => a <= b,
        Comparison::Ugt => a > b,
        Comparison::Uge => a >= b,
        Comparison::Slt => sa() < sb(),
        Comparison::Sle => sa() <= sb(),
        Comparison::Sgt => sa() > sb(),
        Comparison::Sge => sa() >= sb(),
    }
}

fn single(bits: u64) -> f32 {
    f32::from_bits(bits as u32)
}

fn double(bits: u64) -> f64 {
    f64::from_bits(bits)
}

/// Arithmetic of floats, on their bits.
pub fn float(op: FloatOp, width: FloatWidth, a: u64, b: u64) -> u64 {
    macro_rules! apply {
        ($a:expr, $b:expr) => {
            match op {
                FloatOp::Add => $a + $b,
                FloatOp::Sub => $a - $b,
                FloatOp::Mul => $a * $b,
                FloatOp::Div => $a / $b,
                FloatOp::Rem => $a % $b,
                FloatOp::Min => $a.min($b),
                FloatOp::Max => $a.max($b),
            }
        };
    }
    match width {
        FloatWidth::Single => apply!(single(a), single(b)).to_bits() as u64,
        FloatWidth::Double => apply!(double(a), double(b)).to_bits(),
    }
}

/// A float with the other sign.
pub fn negate(width: FloatWidth, bits: u64) -> u64 {
    match width {
        FloatWidth::Single => mask(bits, 32) ^ 1 << 31,
        FloatWidth::Double => bits ^ 1 << 63,
    }
}

/// A comparison of floats.
pub fn float_compare(op: FloatComparison, width: FloatWidth, a: u64, b: u64) -> bool {
    let order = match width {
        FloatWidth::Single => single(a).partial_cmp(&single(b)),
        FloatWidth::Double => double(a).partial_cmp(&double(b)),
    };
    match order {
        Some(std::cmp::Ordering::Less) => op.less,
        Some(std::cmp::Ordering::Equal) => op.equal,
        Some(std::cmp::Ordering::Greater) => op.greater,
        None => op.unordered,
    }
}

/// A conversion. Floats out of range of an integer give its nearest value, where C leaves it open.
pub fn cast(op: CastOp, from: u8, to: u8, value: u128) -> u128 {
    let as_float = |bits: u128| if from == 32 { single(bits as u64) as f64 } else { double(bits as u64) };
    let of_single = |float: f32| float.to_bits() as u128;
    let of_double = |float: f64| float.to_bits() as u128;
    match op {
        CastOp::Truncate => wide_mask(value, to),
        CastOp::ZeroExtend => wide_mask(value, from),
        CastOp::SignExtend => wide_mask(wide_signed(value, from) as u128, to),
        CastOp::FloatToSigned if to <= 64 => wide_mask(as_float(value) as i64 as u128, to),
        CastOp::FloatToSigned => wide_mask(as_float(value) as i128 as u128, to),
        CastOp::FloatToUnsigned if to <= 64 => wide_mask(as_float(value) as u64 as u128, to),
        CastOp::FloatToUnsigned => wide_mask(as_float(value) as u128, to),
        CastOp::SignedToFloat if to == 32 => of_single(wide_signed(value, from) as f32),
        CastOp::SignedToFloat => of_double(wide_signed(value, from) as f64),
        CastOp::UnsignedToFloat if to == 32 => of_single(wide_mask(value, from) as f32),
        CastOp::UnsignedToFloat => of_double(wide_mask(value, from) as f64),
        CastOp::FloatToFloat if from == to => value,
        CastOp::FloatToFloat if to == 32 => of_single(double(value as u64) as f32),
        CastOp::FloatToFloat => of_double(single(value as u64) as f64),
    }
}

/// A conversion between integers of up to 64 bits; none for a conversion of floats.
#[inline]
pub fn narrow_cast(op: CastOp, from: u8, to: u8, value: u64) -> Option<u64> {
    match op {
        CastOp::Truncate => Some(mask(value, to)),
        CastOp::ZeroExtend => Some(mask(value, from)),
        CastOp::SignExtend => Some(mask(signed(value, from) as u64, to)),
        _ => None,
    }
}

/// What a read-modify-write writes, on values of `bytes` bytes.
pub fn modify(op: RmwOp, bytes: u8, old: u64, operand: u64) -> u64 {
    let width = 8 * bytes;
    let float_width = if bytes == 4 { FloatWidth::Single } else { FloatWidth::Double };
    let integer = |op| binary(op, width, old, operand).expect("only divisions fail");
    let new = match op {
        RmwOp::Exchange => operand,
        RmwOp::Add => integer(BinaryOp::Add),
        RmwOp::Sub => integer(BinaryOp::Sub),
        RmwOp::And => integer(BinaryOp::And),
        RmwOp::Nand => !integer(BinaryOp::And),
        RmwOp::Or => integer(BinaryOp::Or),
        RmwOp::Xor => integer(BinaryOp::Xor),
        RmwOp::Max => integer(BinaryOp::SMax),
        RmwOp::Min => integer(BinaryOp::SMin),
        RmwOp::UMax => integer(BinaryOp::UMax),
        RmwOp::UMin => integer(BinaryOp::UMin),
        RmwOp::FAdd => float(FloatOp::Add, float_width, old, operand),
        RmwOp::FSub => float(FloatOp::Sub, float_width, old, operand),
        RmwOp::FMax => float(FloatOp::Max, float_width, old, operand),
        RmwOp::FMin => float(FloatOp::Min, float_width, old, operand),
        RmwOp::IncrementWrap if old >= mask(operand, width) => 0,
        RmwOp::IncrementWrap => old + 1,
        RmwOp::DecrementWrap if old == 0 || old > mask(operand, width) => operand,
        RmwOp::DecrementWrap => old - 1,
    };
    mask(new, width)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn up_to_64_bits_are_calculated_as_more_are() {
        let values =
            [0, 1, 2, 0x7F, 0x80, 0xFF, 0x8000, 0x7FFF_FFFF, 0x8000_0000, 1 << 63, u64::MAX - 1, u64::MAX];
        let operations = [
            BinaryOp::Add,
            BinaryOp::Sub,
            BinaryOp::Mul,
            BinaryOp::And,
            BinaryOp::Or,
            BinaryOp::Xor,
            BinaryOp::AShr,
            BinaryOp::UMax,
            BinaryOp::SMin,
            BinaryOp::SRem,
        ];
        let comparisons = [
            Comparison::Eq,
            Comparison::Ne,
            Comparison::Ult,
            Comparison::Ule,
            Comparison::Ugt,
            Comparison::Uge,
            Comparison::Slt,
            Comparison::Sle,
            Comparison::Sgt,
            Comparison::Sge,
        ];
        let conversions = [CastOp::Truncate, CastOp::ZeroExtend, CastOp::SignExtend];
        let widths = [1, 7, 8, 16, 31, 32, 63, 64];
        let pairs = values.iter().flat_map(|a| values.iter().map(move |b| (*a, *b)));
        for (width, (a, b)) in widths.iter().flat_map(|width| pairs.clone().map(move |pair| (*width, pair))) {
            for op in operations {
                let wide = wide_binary(op, width, a.into(), b.into());
                assert_eq!(binary(op, width, a, b).map(u128::from), wide, "{op:?} {width} {a} {b}");
            }
            for op in comparisons {
                let wide = compare(op, width, a.into(), b.into());
                assert_eq!(narrow_compare(op, width, a, b), wide, "{op:?} {width} {a} {b}");
            }
            for (op, to) in conversions.iter().flat_map(|op| widths.map(|to| (*op, to))) {
                let wide = cast(op, width, to, a.into());
                assert_eq!(
                    narrow_cast(op, width, to, a).map(u128::from),
                    Some(wide),
                    "{op:?} {width} {to} {a}"
                );
            }
        }
        assert_eq!(narrow_cast(CastOp::SignedToFloat, 32, 32, 1), None);
    }

    #[test]
    fn integers_wrap_at_their_width() {
        assert_eq!(binary(BinaryOp::Add, 8, 250, 10), Ok(4));
        assert_eq!(binary(BinaryOp::Sub, 32, 0, 1), Ok(0xFFFF_FFFF));
        assert_eq!(binary(BinaryOp::SDiv, 32, 0xFFFF_FFF9, 2), Ok(0xFFFF_FFFD));
        assert_eq!(binary(BinaryOp::SRem, 32, 0xFFFF_FFF9, 2), Ok(0xFFFF_FFFF));
        assert_eq!(binary(BinaryOp::AShr, 16, 0x8000, 40), Ok(0xFFFF));
        assert_eq!(binary(BinaryOp::Shl, 64, 1, 64), Ok(0));
        assert_eq!(binary(BinaryOp::SMin, 8, 0x80, 1), Ok(0x80));
    }

    #[test]
    fn impossible_divisions_are_told() {
        assert_eq!(binary(BinaryOp::URem, 32, 1, 0), Err(DivisionError::ByZero));
        assert_eq!(binary(BinaryOp::SDiv, 64, 1 << 63, u64::MAX), Err(DivisionError::Overflow));
        assert_eq!(binary(BinaryOp::SDiv, 32, 1 << 31, 0xFFFF_FFFF), Err(DivisionError::Overflow));
        assert_eq!(wide_binary(BinaryOp::SRem, 128, 1 << 127, u128::MAX), Err(DivisionError::Overflow));
    }

    #[test]
    fn overflow_is_seen_at_every_width() {
        assert_eq!(overflowing(BinaryOp::Add, true, 32, 0x7FFF_FFFF, 1), (0x8000_0000, true));
        assert_eq!(overflowing(BinaryOp::Add, false, 32, 0x7FFF_FFFF, 1), (0x8000_0000, false));
        assert_eq!(overflowing(BinaryOp::Mul, false, 64, 1 << 32, 1 << 32), (0, true));
        assert_eq!(overflowing(BinaryOp::Sub, true, 64, 0, 1 << 63), (1 << 63, true));
        assert_eq!(overflowing(BinaryOp::Mul, true, 128, 1 << 126, 2), (1 << 127, true));
        assert_eq!(overflowing(BinaryOp::Sub, false, 8, 3, 4), (0xFF, true));
    }

    #[test]
    fn conversions_keep_values() {
        assert_eq!(cast(CastOp::SignExtend, 8, 32, 0x80), 0xFFFF_FF80);
        assert_eq!(cast(CastOp::SignExtend, 64, 128, 1 << 63), u128::MAX << 63);
        assert_eq!(cast(CastOp::SignedToFloat, 32, 64, 0xFFFF_FFFF), (-1f64).to_bits() as u128);
        assert_eq!(cast(CastOp::FloatToSigned, 64, 32, (-2.9f64).to_bits() as u128), 0xFFFF_FFFE);
        assert_eq!(cast(CastOp::FloatToFloat, 32, 64, 1.5f32.to_bits() as u128), 1.5f64.to_bits() as u128);
        assert_eq!(
            cast(CastOp::UnsignedToFloat, 64, 32, u64::MAX as u128),
            (u64::MAX as f32).to_bits() as u128
        );
    }

    #[test]
    fn read_modify_writes_stay_in_their_bytes() {
        assert_eq!(modify(RmwOp::Add, 1, 255, 1), 0);
        assert_eq!(modify(RmwOp::Nand, 2, 0xFF, 0x0F), 0xFFF0);
        assert_eq!(modify(RmwOp::Max, 4, 0xFFFF_FFFF, 1), 1);
        assert_eq!(modify(RmwOp::UMax, 4, 0xFFFF_FFFF, 1), 0xFFFF_FFFF);
        assert_eq!(modify(RmwOp::IncrementWrap, 4, 7, 7), 0);
        assert_eq!(modify(RmwOp::DecrementWrap, 4, 0, 7), 7);
        assert_eq!(
            modify(RmwOp::FAdd, 4, 1.5f32.to_bits() as u64, 1.0f32.to_bits() as u64),
            2.5f32.to_bits() as u64
        );
    }
}
