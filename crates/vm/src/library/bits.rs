//! LLVM's own functions on integers, and those without an effect. The lowering takes apart most of them before they get here.

use super::atomics;
use super::context::{Context, NOTHING, Outcome, give};
use super::environment::fixed;
use super::rows;
use crate::Row;
use selvedge_program::Order;

pub const ROWS: &[Row] = rows! { Plain;
    "llvm.abs.i16", "short (short, bool)", |c| give(u64::from((c.arg(0) as i16).wrapping_abs() as u16));
    "llvm.abs.i32", "int (int, bool)", |c| give(u64::from((c.arg(0) as i32).wrapping_abs() as u32));
    "llvm.abs.i64", "long (long, bool)", |c| give((c.arg(0) as i64).wrapping_abs() as u64);
    "llvm.abs.i8", "char (char, bool)", |c| give(u64::from((c.arg(0) as i8).wrapping_abs() as u8));
    "llvm.assume", "void (bool)", |_| NOTHING;
    "llvm.bitreverse.i16", "short (short)", |c| give(u64::from((c.arg(0) as u16).reverse_bits()));
    "llvm.bitreverse.i32", "int (int)", |c| give(u64::from((c.arg(0) as u32).reverse_bits()));
    "llvm.bitreverse.i64", "long (long)", |c| give(c.arg(0).reverse_bits());
    "llvm.bitreverse.i8", "char (char)", |c| give(u64::from((c.arg(0) as u8).reverse_bits()));
    "llvm.bswap.i16", "short (short)", |c| give(u64::from((c.arg(0) as u16).swap_bytes()));
    "llvm.bswap.i32", "int (int)", |c| give(u64::from((c.arg(0) as u32).swap_bytes()));
    "llvm.bswap.i64", "long (long)", |c| give(c.arg(0).swap_bytes());
    "llvm.ctlz.i16", "short (short, bool)", |c| give(u64::from((c.arg(0) as u16).leading_zeros()));
    "llvm.ctlz.i32", "int (int, bool)", |c| give(u64::from((c.arg(0) as u32).leading_zeros()));
    "llvm.ctlz.i64", "long (long, bool)", |c| give(u64::from(c.arg(0).leading_zeros()));
    "llvm.ctlz.i8", "char (char, bool)", |c| give(u64::from((c.arg(0) as u8).leading_zeros()));
    "llvm.ctpop.i16", "short (short)", |c| give(u64::from((c.arg(0) as u16).count_ones()));
    "llvm.ctpop.i32", "int (int)", |c| give(u64::from((c.arg(0) as u32).count_ones()));
    "llvm.ctpop.i64", "long (long)", |c| give(u64::from(c.arg(0).count_ones()));
    "llvm.ctpop.i8", "char (char)", |c| give(u64::from((c.arg(0) as u8).count_ones()));
    "llvm.cttz.i16", "short (short, bool)", |c| give(u64::from((c.arg(0) as u16).trailing_zeros()));
    "llvm.cttz.i32", "int (int, bool)", |c| give(u64::from((c.arg(0) as u32).trailing_zeros()));
    "llvm.cttz.i64", "long (long, bool)", |c| give(u64::from(c.arg(0).trailing_zeros()));
    "llvm.cttz.i8", "char (char, bool)", |c| give(u64::from((c.arg(0) as u8).trailing_zeros()));
    "llvm.donothing", "void (void)", |_| NOTHING;
    "llvm.expect.i1", "bool (bool, bool)", |c| give(c.arg(0));
    "llvm.expect.i16", "short (short, short)", |c| give(u64::from(c.arg(0) as u16));
    "llvm.expect.i32", "int (int, int)", |c| give(u64::from(c.arg(0) as u32));
    "llvm.expect.i64", "long (long, long)", |c| give(c.arg(0));
    "llvm.expect.i8", "char (char, char)", |c| give(u64::from(c.arg(0) as u8));
    "llvm.frameaddress.p0", "void *(int)", |_| give(0);
    "llvm.fshl.i16", "short (short, short, short)", |c| give(u64::from(funnel_left(c, 16) as u16));
    "llvm.fshl.i32", "int (int, int, int)", |c| give(u64::from(funnel_left(c, 32) as u32));
    "llvm.fshl.i64", "long (long, long, long)", |c| give(funnel_left(c, 64));
    "llvm.fshl.i8", "char (char, char, char)", |c| give(u64::from(funnel_left(c, 8) as u8));
    "llvm.fshr.i16", "short (short, short, short)", |c| give(u64::from(funnel_right(c, 16) as u16));
    "llvm.fshr.i32", "int (int, int, int)", |c| give(u64::from(funnel_right(c, 32) as u32));
    "llvm.fshr.i64", "long (long, long, long)", |c| give(funnel_right(c, 64));
    "llvm.fshr.i8", "char (char, char, char)", |c| give(u64::from(funnel_right(c, 8) as u8));
    "llvm.is.constant.i1", "bool (bool)", |_| give(0);
    "llvm.is.constant.i32", "bool (int)", |_| give(0);
    "llvm.is.constant.i64", "bool (long)", |_| give(0);
    "llvm.is.constant.p0", "bool (void *)", |_| give(0);
    "llvm.launder.invariant.group.p0", "void *(void *)", |c| give(c.arg(0));
    "llvm.objectsize.i64.p0", "long (void *, bool, bool, bool)", |c| give(if c.arg(1) & 1 == 0 { u64::MAX } else { 0 });
    "llvm.objectsize.i64.p0i8", "long (void *, bool, bool, bool)", |c| give(if c.arg(1) & 1 == 0 { u64::MAX } else { 0 });
    "llvm.prefetch.p0", "void (void *, int, int, int)", |_| NOTHING;
    "llvm.prefetch.p0i8", "void (void *, int, int, int)", |_| NOTHING;
    "llvm.readcyclecounter", "long (void)", |c| fixed(c, "the cycle counter", 0);
    "llvm.returnaddress", "void *(int)", |_| give(0);
    "llvm.sadd.sat.i16", "short (short, short)", |c| give(u64::from((c.arg(0) as i16).saturating_add(c.arg(1) as i16) as u16));
    "llvm.sadd.sat.i32", "int (int, int)", |c| give(u64::from((c.arg(0) as i32).saturating_add(c.arg(1) as i32) as u32));
    "llvm.sadd.sat.i64", "long (long, long)", |c| give((c.arg(0) as i64).saturating_add(c.arg(1) as i64) as u64);
    "llvm.sadd.sat.i8", "char (char, char)", |c| give(u64::from((c.arg(0) as i8).saturating_add(c.arg(1) as i8) as u8));
    "llvm.smax.i16", "short (short, short)", |c| give(u64::from((c.arg(0) as i16).max(c.arg(1) as i16) as u16));
    "llvm.smax.i32", "int (int, int)", |c| give(u64::from((c.arg(0) as i32).max(c.arg(1) as i32) as u32));
    "llvm.smax.i64", "long (long, long)", |c| give((c.arg(0) as i64).max(c.arg(1) as i64) as u64);
    "llvm.smax.i8", "char (char, char)", |c| give(u64::from((c.arg(0) as i8).max(c.arg(1) as i8) as u8));
    "llvm.smin.i16", "short (short, short)", |c| give(u64::from((c.arg(0) as i16).min(c.arg(1) as i16) as u16));
    "llvm.smin.i32", "int (int, int)", |c| give(u64::from((c.arg(0) as i32).min(c.arg(1) as i32) as u32));
    "llvm.smin.i64", "long (long, long)", |c| give((c.arg(0) as i64).min(c.arg(1) as i64) as u64);
    "llvm.smin.i8", "char (char, char)", |c| give(u64::from((c.arg(0) as i8).min(c.arg(1) as i8) as u8));
    "llvm.ssub.sat.i16", "short (short, short)", |c| give(u64::from((c.arg(0) as i16).saturating_sub(c.arg(1) as i16) as u16));
    "llvm.ssub.sat.i32", "int (int, int)", |c| give(u64::from((c.arg(0) as i32).saturating_sub(c.arg(1) as i32) as u32));
    "llvm.ssub.sat.i64", "long (long, long)", |c| give((c.arg(0) as i64).saturating_sub(c.arg(1) as i64) as u64);
    "llvm.ssub.sat.i8", "char (char, char)", |c| give(u64::from((c.arg(0) as i8).saturating_sub(c.arg(1) as i8) as u8));
    "llvm.stackrestore", "void (void *)", |_| NOTHING;
    "llvm.stackrestore.p0", "void (void *)", |_| NOTHING;
    "llvm.stacksave", "void *(void)", |_| give(0);
    "llvm.stacksave.p0", "void *(void)", |_| give(0);
    "llvm.strip.invariant.group.p0", "void *(void *)", |c| give(c.arg(0));
    "llvm.threadlocal.address.p0", "void *(void *)", |c| give(c.arg(0));
    "llvm.uadd.sat.i16", "short (short, short)", |c| give(u64::from((c.arg(0) as u16).saturating_add(c.arg(1) as u16)));
    "llvm.uadd.sat.i32", "int (int, int)", |c| give(u64::from((c.arg(0) as u32).saturating_add(c.arg(1) as u32)));
    "llvm.uadd.sat.i64", "long (long, long)", |c| give(c.arg(0).saturating_add(c.arg(1)));
    "llvm.uadd.sat.i8", "char (char, char)", |c| give(u64::from((c.arg(0) as u8).saturating_add(c.arg(1) as u8)));
    "llvm.umax.i16", "short (short, short)", |c| give(u64::from((c.arg(0) as u16).max(c.arg(1) as u16)));
    "llvm.umax.i32", "int (int, int)", |c| give(u64::from((c.arg(0) as u32).max(c.arg(1) as u32)));
    "llvm.umax.i64", "long (long, long)", |c| give(c.arg(0).max(c.arg(1)));
    "llvm.umax.i8", "char (char, char)", |c| give(u64::from((c.arg(0) as u8).max(c.arg(1) as u8)));
    "llvm.umin.i16", "short (short, short)", |c| give(u64::from((c.arg(0) as u16).min(c.arg(1) as u16)));
    "llvm.umin.i32", "int (int, int)", |c| give(u64::from((c.arg(0) as u32).min(c.arg(1) as u32)));
    "llvm.umin.i64", "long (long, long)", |c| give(c.arg(0).min(c.arg(1)));
    "llvm.umin.i8", "char (char, char)", |c| give(u64::from((c.arg(0) as u8).min(c.arg(1) as u8)));
    "llvm.usub.sat.i16", "short (short, short)", |c| give(u64::from((c.arg(0) as u16).saturating_sub(c.arg(1) as u16)));
    "llvm.usub.sat.i32", "int (int, int)", |c| give(u64::from((c.arg(0) as u32).saturating_sub(c.arg(1) as u32)));
    "llvm.usub.sat.i64", "long (long, long)", |c| give(c.arg(0).saturating_sub(c.arg(1)));
    "llvm.usub.sat.i8", "char (char, char)", |c| give(u64::from((c.arg(0) as u8).saturating_sub(c.arg(1) as u8)));
    "llvm.va_copy", "void (va_list, va_list)", copy_list;
    "llvm.va_copy.p0", "void (va_list, va_list)", copy_list;
    "llvm.va_end", "void (va_list)", |_| NOTHING;
    "llvm.va_end.p0", "void (va_list)", |_| NOTHING;
    "llvm.x86.rdtsc", "long (void)", |c| fixed(c, "the time stamp counter", 0);
    "llvm.x86.sse2.pause", "void (void)", |_| NOTHING;
};

pub const FENCES: &[Row] = rows! { Any;
    "__sync_synchronize", "void (void)", |c| { c.fence(Order::SeqCst)?; NOTHING };
    "atomic_signal_fence", "void (memory_order)", |_| NOTHING;
    "atomic_thread_fence", "void (memory_order)", |c| { let order = atomics::order(c.arg(0)); if order != Order::Relaxed { c.fence(order)?; } NOTHING };
    "llvm.x86.sse.sfence", "void (void)", |c| { c.fence(Order::Release)?; NOTHING };
    "llvm.x86.sse2.lfence", "void (void)", |c| { c.fence(Order::Acquire)?; NOTHING };
    "llvm.x86.sse2.mfence", "void (void)", |c| { c.fence(Order::SeqCst)?; NOTHING };
};

/// Shifts two values as if they were one, and gives the high half.
fn funnel_left(c: &Context<'_, '_>, width: u32) -> u64 {
    let (joined, shift) = funnel(c, width);
    (joined << shift >> width) as u64
}

/// Shifts two values as if they were one, and gives the low half.
fn funnel_right(c: &Context<'_, '_>, width: u32) -> u64 {
    let (joined, shift) = funnel(c, width);
    (joined >> shift) as u64
}

fn funnel(c: &Context<'_, '_>, width: u32) -> (u128, u32) {
    let mask = u128::MAX >> (128 - width);
    let half = |number| u128::from(c.arg(number)) & mask;
    (half(0) << width | half(1), c.arg(2) as u32 % width)
}

/// A `va_list` is 24 bytes: two offsets and two addresses.
fn copy_list(c: &mut Context<'_, '_>) -> Outcome {
    c.copy(c.arg(0), c.arg(1), 24)?;
    NOTHING
}
