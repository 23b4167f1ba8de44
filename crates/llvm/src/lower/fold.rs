//! Operations on constants. What would be an error when executed (a division by zero) is left to be executed.

use selvedge_bytecode::arithmetic;
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
    arithmetic::wide_binary(op, width, a, b).ok()
}

/// Comparison of integers of `width` bits.
pub(super) fn compare(op: Comparison, width: u8, a: u128, b: u128) -> bool {
    arithmetic::compare(op, width, a, b)
}

/// Floating-point arithmetic on bits, where no library function is called for it.
pub(super) fn float(op: FloatOp, width: FloatWidth, a: u64, b: u64) -> Option<u64> {
    let is_basic = matches!(op, FloatOp::Add | FloatOp::Sub | FloatOp::Mul | FloatOp::Div);
    is_basic.then(|| arithmetic::float(op, width, a, b))
}

/// Comparison of floats.
pub(super) fn float_compare(op: FloatComparison, width: FloatWidth, a: u64, b: u64) -> bool {
    arithmetic::float_compare(op, width, a, b)
}

fn to_double(width: FloatWidth, bits: u64) -> f64 {
    match width {
        FloatWidth::Single => f32::from_bits(bits as u32) as f64,
        FloatWidth::Double => f64::from_bits(bits),
    }
}

/// Conversion of a constant. A conversion to an integer that does not fit is left to be executed.
pub(super) fn cast(op: CastOp, from: u8, to: u8, value: u128) -> Option<u128> {
    let is_to_integer = matches!(op, CastOp::FloatToSigned | CastOp::FloatToUnsigned);
    let is_folded = !is_to_integer || fits(op, from, to, value as u64);
    is_folded.then(|| arithmetic::cast(op, from, to, value))
}

/// Whether a float, rounded towards 0, is an integer of `to` bits.
fn fits(op: CastOp, from: u8, to: u8, bits: u64) -> bool {
    let width = if from == 32 { FloatWidth::Single } else { FloatWidth::Double };
    let value = to_double(width, bits).trunc();
    // Both bounds are exact in a double.
    if !(-9.2e18..=9.2e18).contains(&value) || (op == CastOp::FloatToUnsigned && value < 0.0) {
        return false;
    }
    let result = value as i64 as i128;
    match op {
        CastOp::FloatToSigned => signed(result as u128 & mask(to as u32), to as u32) == result,
        _ => result as u128 <= mask(to as u32),
    }
}
