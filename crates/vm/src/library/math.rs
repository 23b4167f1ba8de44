//! Mathematics on `double` and `float`, by Rust's own functions.

use super::context::{Context, Outcome, Returned, give, int, truth};
use super::rows;
use crate::Row;
use std::num::FpCategory;

pub const ROWS: &[Row] = rows! { Plain;
    "__finite", "int (double)", |c| truth(c.double_arg(0).is_finite());
    "__finitef", "int (float)", |c| truth(c.float_arg(0).is_finite());
    "__fpclassify", "int (double)", |c| class(c.double_arg(0).classify());
    "__fpclassifyf", "int (float)", |c| class(c.float_arg(0).classify());
    "__isinf", "int (double)", |c| infinite(c.double_arg(0));
    "__isinff", "int (float)", |c| infinite(f64::from(c.float_arg(0)));
    "__isnan", "int (double)", |c| truth(c.double_arg(0).is_nan());
    "__isnanf", "int (float)", |c| truth(c.float_arg(0).is_nan());
    "__signbit", "int (double)", |c| truth(c.double_arg(0).is_sign_negative());
    "__signbitf", "int (float)", |c| truth(c.float_arg(0).is_sign_negative());
    "acos", "double (double)", |c| double(c, f64::acos);
    "acosf", "float (float)", |c| single(c, f32::acos);
    "acosh", "double (double)", |c| double(c, f64::acosh);
    "acoshf", "float (float)", |c| single(c, f32::acosh);
    "asin", "double (double)", |c| double(c, f64::asin);
    "asinf", "float (float)", |c| single(c, f32::asin);
    "asinh", "double (double)", |c| double(c, f64::asinh);
    "asinhf", "float (float)", |c| single(c, f32::asinh);
    "atan", "double (double)", |c| double(c, f64::atan);
    "atan2", "double (double, double)", |c| doubles(c, f64::atan2);
    "atan2f", "float (float, float)", |c| singles(c, f32::atan2);
    "atanf", "float (float)", |c| single(c, f32::atan);
    "atanh", "double (double)", |c| double(c, f64::atanh);
    "atanhf", "float (float)", |c| single(c, f32::atanh);
    "cbrt", "double (double)", |c| double(c, f64::cbrt);
    "cbrtf", "float (float)", |c| single(c, f32::cbrt);
    "ceil", "double (double)", |c| double(c, f64::ceil);
    "ceilf", "float (float)", |c| single(c, f32::ceil);
    "copysign", "double (double, double)", |c| doubles(c, f64::copysign);
    "copysignf", "float (float, float)", |c| singles(c, f32::copysign);
    "cos", "double (double)", |c| double(c, f64::cos);
    "cosf", "float (float)", |c| single(c, f32::cos);
    "cosh", "double (double)", |c| double(c, f64::cosh);
    "coshf", "float (float)", |c| single(c, f32::cosh);
    "exp", "double (double)", |c| double(c, f64::exp);
    "exp2", "double (double)", |c| double(c, f64::exp2);
    "exp2f", "float (float)", |c| single(c, f32::exp2);
    "expf", "float (float)", |c| single(c, f32::exp);
    "expm1", "double (double)", |c| double(c, f64::exp_m1);
    "expm1f", "float (float)", |c| single(c, f32::exp_m1);
    "fabs", "double (double)", |c| double(c, f64::abs);
    "fabsf", "float (float)", |c| single(c, f32::abs);
    "fdim", "double (double, double)", |c| doubles(c, |a, b| if a <= b { 0.0 } else { a - b });
    "fdimf", "float (float, float)", |c| singles(c, |a, b| if a <= b { 0.0 } else { a - b });
    "floor", "double (double)", |c| double(c, f64::floor);
    "floorf", "float (float)", |c| single(c, f32::floor);
    "fma", "double (double, double, double)", |c| give(c.double_arg(0).mul_add(c.double_arg(1), c.double_arg(2)).to_bits());
    "fmaf", "float (float, float, float)", |c| give_single(c.float_arg(0).mul_add(c.float_arg(1), c.float_arg(2)));
    "fmax", "double (double, double)", |c| doubles(c, f64::max);
    "fmaxf", "float (float, float)", |c| singles(c, f32::max);
    "fmin", "double (double, double)", |c| doubles(c, f64::min);
    "fminf", "float (float, float)", |c| singles(c, f32::min);
    "fmod", "double (double, double)", |c| doubles(c, |a, b| a % b);
    "fmodf", "float (float, float)", |c| singles(c, |a, b| a % b);
    "frexp", "double (double, int *)", split_exponent;
    "hypot", "double (double, double)", |c| doubles(c, f64::hypot);
    "hypotf", "float (float, float)", |c| singles(c, f32::hypot);
    "isinf", "int (double)", |c| infinite(c.double_arg(0));
    "isnan", "int (double)", |c| truth(c.double_arg(0).is_nan());
    "ldexp", "double (double, int)", |c| give(scaled(c.double_arg(0), c.int_arg(1)).to_bits());
    "ldexpf", "float (float, int)", |c| give_single(scaled(f64::from(c.float_arg(0)), c.int_arg(1)) as f32);
    "llrint", "long (double)", |c| give(c.double_arg(0).round_ties_even() as i64 as u64);
    "llrintf", "long (float)", |c| give(c.float_arg(0).round_ties_even() as i64 as u64);
    "llround", "long (double)", |c| give(c.double_arg(0).round() as i64 as u64);
    "llroundf", "long (float)", |c| give(c.float_arg(0).round() as i64 as u64);
    "log", "double (double)", |c| double(c, f64::ln);
    "log10", "double (double)", |c| double(c, f64::log10);
    "log10f", "float (float)", |c| single(c, f32::log10);
    "log1p", "double (double)", |c| double(c, f64::ln_1p);
    "log1pf", "float (float)", |c| single(c, f32::ln_1p);
    "log2", "double (double)", |c| double(c, f64::log2);
    "log2f", "float (float)", |c| single(c, f32::log2);
    "logf", "float (float)", |c| single(c, f32::ln);
    "lrint", "long (double)", |c| give(c.double_arg(0).round_ties_even() as i64 as u64);
    "lrintf", "long (float)", |c| give(c.float_arg(0).round_ties_even() as i64 as u64);
    "lround", "long (double)", |c| give(c.double_arg(0).round() as i64 as u64);
    "lroundf", "long (float)", |c| give(c.float_arg(0).round() as i64 as u64);
    "modf", "double (double, double *)", split_fraction;
    "nan", "double (const char *)", |c| { c.string(c.arg(0), None)?; give(f64::NAN.to_bits()) };
    "nearbyint", "double (double)", |c| double(c, f64::round_ties_even);
    "nearbyintf", "float (float)", |c| single(c, f32::round_ties_even);
    "pow", "double (double, double)", |c| doubles(c, f64::powf);
    "powf", "float (float, float)", |c| singles(c, f32::powf);
    "rint", "double (double)", |c| double(c, f64::round_ties_even);
    "rintf", "float (float)", |c| single(c, f32::round_ties_even);
    "round", "double (double)", |c| double(c, f64::round);
    "roundeven", "double (double)", |c| double(c, f64::round_ties_even);
    "roundevenf", "float (float)", |c| single(c, f32::round_ties_even);
    "roundf", "float (float)", |c| single(c, f32::round);
    "scalbn", "double (double, int)", |c| give(scaled(c.double_arg(0), c.int_arg(1)).to_bits());
    "sin", "double (double)", |c| double(c, f64::sin);
    "sinf", "float (float)", |c| single(c, f32::sin);
    "sinh", "double (double)", |c| double(c, f64::sinh);
    "sinhf", "float (float)", |c| single(c, f32::sinh);
    "sqrt", "double (double)", |c| double(c, f64::sqrt);
    "sqrtf", "float (float)", |c| single(c, f32::sqrt);
    "tan", "double (double)", |c| double(c, f64::tan);
    "tanf", "float (float)", |c| single(c, f32::tan);
    "tanh", "double (double)", |c| double(c, f64::tanh);
    "tanhf", "float (float)", |c| single(c, f32::tanh);
    "trunc", "double (double)", |c| double(c, f64::trunc);
    "truncf", "float (float)", |c| single(c, f32::trunc);
};

pub const INTRINSICS: &[Row] = rows! { Plain;
    "llvm.acos.f32", "float (float)", |c| single(c, f32::acos);
    "llvm.acos.f64", "double (double)", |c| double(c, f64::acos);
    "llvm.asin.f32", "float (float)", |c| single(c, f32::asin);
    "llvm.asin.f64", "double (double)", |c| double(c, f64::asin);
    "llvm.atan.f32", "float (float)", |c| single(c, f32::atan);
    "llvm.atan.f64", "double (double)", |c| double(c, f64::atan);
    "llvm.ceil.f32", "float (float)", |c| single(c, f32::ceil);
    "llvm.ceil.f64", "double (double)", |c| double(c, f64::ceil);
    "llvm.cos.f32", "float (float)", |c| single(c, f32::cos);
    "llvm.cos.f64", "double (double)", |c| double(c, f64::cos);
    "llvm.cosh.f32", "float (float)", |c| single(c, f32::cosh);
    "llvm.cosh.f64", "double (double)", |c| double(c, f64::cosh);
    "llvm.exp.f32", "float (float)", |c| single(c, f32::exp);
    "llvm.exp.f64", "double (double)", |c| double(c, f64::exp);
    "llvm.exp10.f32", "float (float)", |c| single(c, |value| 10f32.powf(value));
    "llvm.exp10.f64", "double (double)", |c| double(c, |value| 10f64.powf(value));
    "llvm.exp2.f32", "float (float)", |c| single(c, f32::exp2);
    "llvm.exp2.f64", "double (double)", |c| double(c, f64::exp2);
    "llvm.floor.f32", "float (float)", |c| single(c, f32::floor);
    "llvm.floor.f64", "double (double)", |c| double(c, f64::floor);
    "llvm.fma.f32", "float (float, float, float)", |c| give_single(c.float_arg(0).mul_add(c.float_arg(1), c.float_arg(2)));
    "llvm.fma.f64", "double (double, double, double)", |c| give(c.double_arg(0).mul_add(c.double_arg(1), c.double_arg(2)).to_bits());
    "llvm.is.fpclass.f32", "bool (float, int)", |c| is_class(c, c.float_arg(0).classify(), c.float_arg(0).is_sign_negative(), c.arg(0) >> 22 & 1 != 0);
    "llvm.is.fpclass.f64", "bool (double, int)", |c| is_class(c, c.double_arg(0).classify(), c.double_arg(0).is_sign_negative(), c.arg(0) >> 51 & 1 != 0);
    "llvm.ldexp.f32.i32", "float (float, int)", |c| give_single(scaled(f64::from(c.float_arg(0)), c.int_arg(1)) as f32);
    "llvm.ldexp.f64.i32", "double (double, int)", |c| give(scaled(c.double_arg(0), c.int_arg(1)).to_bits());
    "llvm.llrint.i64.f32", "long (float)", |c| give(c.float_arg(0).round_ties_even() as i64 as u64);
    "llvm.llrint.i64.f64", "long (double)", |c| give(c.double_arg(0).round_ties_even() as i64 as u64);
    "llvm.llround.i64.f32", "long (float)", |c| give(c.float_arg(0).round() as i64 as u64);
    "llvm.llround.i64.f64", "long (double)", |c| give(c.double_arg(0).round() as i64 as u64);
    "llvm.log.f32", "float (float)", |c| single(c, f32::ln);
    "llvm.log.f64", "double (double)", |c| double(c, f64::ln);
    "llvm.log10.f32", "float (float)", |c| single(c, f32::log10);
    "llvm.log10.f64", "double (double)", |c| double(c, f64::log10);
    "llvm.log2.f32", "float (float)", |c| single(c, f32::log2);
    "llvm.log2.f64", "double (double)", |c| double(c, f64::log2);
    "llvm.lrint.i64.f32", "long (float)", |c| give(c.float_arg(0).round_ties_even() as i64 as u64);
    "llvm.lrint.i64.f64", "long (double)", |c| give(c.double_arg(0).round_ties_even() as i64 as u64);
    "llvm.lround.i64.f32", "long (float)", |c| give(c.float_arg(0).round() as i64 as u64);
    "llvm.lround.i64.f64", "long (double)", |c| give(c.double_arg(0).round() as i64 as u64);
    "llvm.nearbyint.f32", "float (float)", |c| single(c, f32::round_ties_even);
    "llvm.nearbyint.f64", "double (double)", |c| double(c, f64::round_ties_even);
    "llvm.pow.f32", "float (float, float)", |c| singles(c, f32::powf);
    "llvm.pow.f64", "double (double, double)", |c| doubles(c, f64::powf);
    "llvm.powi.f32.i32", "float (float, int)", |c| give_single(c.float_arg(0).powi(c.int_arg(1)));
    "llvm.powi.f64.i32", "double (double, int)", |c| give(c.double_arg(0).powi(c.int_arg(1)).to_bits());
    "llvm.rint.f32", "float (float)", |c| single(c, f32::round_ties_even);
    "llvm.rint.f64", "double (double)", |c| double(c, f64::round_ties_even);
    "llvm.round.f32", "float (float)", |c| single(c, f32::round);
    "llvm.round.f64", "double (double)", |c| double(c, f64::round);
    "llvm.roundeven.f32", "float (float)", |c| single(c, f32::round_ties_even);
    "llvm.roundeven.f64", "double (double)", |c| double(c, f64::round_ties_even);
    "llvm.sin.f32", "float (float)", |c| single(c, f32::sin);
    "llvm.sin.f64", "double (double)", |c| double(c, f64::sin);
    "llvm.sinh.f32", "float (float)", |c| single(c, f32::sinh);
    "llvm.sinh.f64", "double (double)", |c| double(c, f64::sinh);
    "llvm.sqrt.f32", "float (float)", |c| single(c, f32::sqrt);
    "llvm.sqrt.f64", "double (double)", |c| double(c, f64::sqrt);
    "llvm.tan.f32", "float (float)", |c| single(c, f32::tan);
    "llvm.tan.f64", "double (double)", |c| double(c, f64::tan);
    "llvm.tanh.f32", "float (float)", |c| single(c, f32::tanh);
    "llvm.tanh.f64", "double (double)", |c| double(c, f64::tanh);
    "llvm.trunc.f32", "float (float)", |c| single(c, f32::trunc);
    "llvm.trunc.f64", "double (double)", |c| double(c, f64::trunc);
};

fn double(c: &mut Context<'_, '_>, function: fn(f64) -> f64) -> Outcome {
    give(function(c.double_arg(0)).to_bits())
}

fn doubles(c: &mut Context<'_, '_>, function: fn(f64, f64) -> f64) -> Outcome {
    give(function(c.double_arg(0), c.double_arg(1)).to_bits())
}

fn single(c: &mut Context<'_, '_>, function: fn(f32) -> f32) -> Outcome {
    give_single(function(c.float_arg(0)))
}

fn singles(c: &mut Context<'_, '_>, function: fn(f32, f32) -> f32) -> Outcome {
    give_single(function(c.float_arg(0), c.float_arg(1)))
}

fn give_single(value: f32) -> Outcome {
    give(u64::from(value.to_bits()))
}

fn infinite(value: f64) -> Outcome {
    int(if value.is_infinite() { value.signum() as i32 } else { 0 })
}

/// glibc's numbers for `FP_NAN` and its like.
fn class(class: FpCategory) -> Outcome {
    int(match class {
        FpCategory::Nan => 0,
        FpCategory::Infinite => 1,
        FpCategory::Zero => 2,
        FpCategory::Subnormal => 3,
        FpCategory::Normal => 4,
    })
}

/// Whether a number belongs to one of the classes whose bits the second argument has (LLVM's `FPClassTest`).
fn is_class(c: &Context<'_, '_>, class: FpCategory, negative: bool, quiet: bool) -> Outcome {
    let bit = match (class, negative) {
        (FpCategory::Nan, _) => u32::from(quiet),
        (FpCategory::Infinite, true) => 2,
        (FpCategory::Normal, true) => 3,
        (FpCategory::Subnormal, true) => 4,
        (FpCategory::Zero, true) => 5,
        (FpCategory::Zero, false) => 6,
        (FpCategory::Subnormal, false) => 7,
        (FpCategory::Normal, false) => 8,
        (FpCategory::Infinite, false) => 9,
    };
    truth(c.arg(1) >> bit & 1 != 0)
}

/// `value` times 2 to the `exponent`. In steps, because a power of two may be out of range where the result
/// is not.
fn scaled(mut value: f64, mut exponent: i32) -> f64 {
    while exponent != 0 && value != 0.0 && value.is_finite() {
        let step = exponent.clamp(-1000, 1000);
        value *= 2f64.powi(step);
        exponent -= step;
    }
    value
}

fn split_fraction(c: &mut Context<'_, '_>) -> Outcome {
    let value = c.double_arg(0);
    c.store(c.arg(1), 8, value.trunc().to_bits())?;
    let fraction = if value.is_infinite() { 0.0 } else { value.fract() };
    give(fraction.copysign(value).to_bits())
}

fn split_exponent(c: &mut Context<'_, '_>) -> Outcome {
    let (mut value, mut exponent) = (c.double_arg(0), 0);
    if value != 0.0 && value.is_finite() {
        while value.abs() >= 1.0 {
            (value, exponent) = (value / 2.0, exponent + 1);
        }
        while value.abs() < 0.5 {
            (value, exponent) = (value * 2.0, exponent - 1);
        }
    }
    c.store(c.arg(1), 4, exponent as u32 as u64)?;
    Ok(Returned::One(value.to_bits()))
}
