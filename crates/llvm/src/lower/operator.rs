//! LLVM's names for operators in terms of the bytecode's.

use crate::ir;
use selvedge_bytecode::{BinaryOp, CastOp, Comparison, FloatComparison, FloatOp, RmwOp};
use selvedge_graph::Order;

pub(super) fn integer(op: ir::BinaryOp) -> Option<BinaryOp> {
    Some(match op {
        ir::BinaryOp::Add => BinaryOp::Add,
        ir::BinaryOp::Sub => BinaryOp::Sub,
        ir::BinaryOp::Mul => BinaryOp::Mul,
        ir::BinaryOp::UDiv => BinaryOp::UDiv,
        ir::BinaryOp::SDiv => BinaryOp::SDiv,
        ir::BinaryOp::URem => BinaryOp::URem,
        ir::BinaryOp::SRem => BinaryOp::SRem,
        ir::BinaryOp::Shl => BinaryOp::Shl,
        ir::BinaryOp::LShr => BinaryOp::LShr,
        ir::BinaryOp::AShr => BinaryOp::AShr,
        ir::BinaryOp::And => BinaryOp::And,
        ir::BinaryOp::Or => BinaryOp::Or,
        ir::BinaryOp::Xor => BinaryOp::Xor,
        _ => return None,
    })
}

pub(super) fn float(op: ir::BinaryOp) -> Option<FloatOp> {
    Some(match op {
        ir::BinaryOp::FAdd => FloatOp::Add,
        ir::BinaryOp::FSub => FloatOp::Sub,
        ir::BinaryOp::FMul => FloatOp::Mul,
        ir::BinaryOp::FDiv => FloatOp::Div,
        ir::BinaryOp::FRem => FloatOp::Rem,
        _ => return None,
    })
}

pub(super) fn comparison(op: ir::IntPredicate) -> Comparison {
    match op {
        ir::IntPredicate::Eq => Comparison::Eq,
        ir::IntPredicate::Ne => Comparison::Ne,
        ir::IntPredicate::Ugt => Comparison::Ugt,
        ir::IntPredicate::Uge => Comparison::Uge,
        ir::IntPredicate::Ult => Comparison::Ult,
        ir::IntPredicate::Ule => Comparison::Ule,
        ir::IntPredicate::Sgt => Comparison::Sgt,
        ir::IntPredicate::Sge => Comparison::Sge,
        ir::IntPredicate::Slt => Comparison::Slt,
        ir::IntPredicate::Sle => Comparison::Sle,
    }
}

pub(super) fn float_comparison(op: ir::FloatPredicate) -> FloatComparison {
    use ir::FloatPredicate::*;
    FloatComparison {
        less: matches!(op, Olt | Ole | One | Ord | Ult | Ule | Une | True),
        equal: matches!(op, Oeq | Oge | Ole | Ord | Ueq | Uge | Ule | True),
        greater: matches!(op, Ogt | Oge | One | Ord | Ugt | Uge | Une | True),
        unordered: matches!(op, Ueq | Ugt | Uge | Ult | Ule | Une | Uno | True),
    }
}

/// Conversions that calculate; none for those that keep the bits.
pub(super) fn cast(op: ir::CastOp) -> Option<CastOp> {
    Some(match op {
        ir::CastOp::Trunc => CastOp::Truncate,
        ir::CastOp::ZExt => CastOp::ZeroExtend,
        ir::CastOp::SExt => CastOp::SignExtend,
        ir::CastOp::FpTrunc | ir::CastOp::FpExt => CastOp::FloatToFloat,
        ir::CastOp::FpToUi => CastOp::FloatToUnsigned,
        ir::CastOp::FpToSi => CastOp::FloatToSigned,
        ir::CastOp::UiToFp => CastOp::UnsignedToFloat,
        ir::CastOp::SiToFp => CastOp::SignedToFloat,
        _ => return None,
    })
}

pub(super) fn rmw(op: ir::AtomicRmwOp) -> Option<RmwOp> {
    use ir::AtomicRmwOp as From;
    Some(match op {
        From::Xchg => RmwOp::Exchange,
        From::Add => RmwOp::Add,
        From::Sub => RmwOp::Sub,
        From::And => RmwOp::And,
        From::Nand => RmwOp::Nand,
        From::Or => RmwOp::Or,
        From::Xor => RmwOp::Xor,
        From::Max => RmwOp::Max,
        From::Min => RmwOp::Min,
        From::UMax => RmwOp::UMax,
        From::UMin => RmwOp::UMin,
        From::FAdd => RmwOp::FAdd,
        From::FSub => RmwOp::FSub,
        From::FMax => RmwOp::FMax,
        From::FMin => RmwOp::FMin,
        From::UIncWrap => RmwOp::IncrementWrap,
        From::UDecWrap => RmwOp::DecrementWrap,
        _ => return None,
    })
}

pub(super) fn order(order: Option<ir::AtomicOrdering>) -> Order {
    match order {
        None => Order::NotAtomic,
        Some(ir::AtomicOrdering::Unordered | ir::AtomicOrdering::Monotonic) => Order::Relaxed,
        Some(ir::AtomicOrdering::Acquire) => Order::Acquire,
        Some(ir::AtomicOrdering::Release) => Order::Release,
        Some(ir::AtomicOrdering::AcquireRelease) => Order::AcquireRelease,
        Some(ir::AtomicOrdering::SequentiallyConsistent) => Order::SeqCst,
    }
}
