//! What the processor does for a program: LLVM's functions for it, and fences where they are called as
//! functions.

use super::atomics;
use super::context::{Context, NOTHING, Outcome};
use super::environment::fixed;
use super::rows;
use crate::Row;
use selvedge_program::Order;

pub const ROWS: &[Row] = rows! { Plain;
    "llvm.readcyclecounter", "long (void)", |c| fixed(c, "the cycle counter", 0);
    "llvm.x86.rdtsc", "long (void)", |c| fixed(c, "the time stamp counter", 0);
    "llvm.x86.sse2.pause", "void (void)", |_| NOTHING;
};

pub const FENCES: &[Row] = rows! { Any;
    "__sync_synchronize", "void (void)", |c| { c.fence(Order::SeqCst)?; NOTHING };
    "atomic_signal_fence", "void (memory_order)", |_| NOTHING;
    "atomic_thread_fence", "void (memory_order)", thread_fence;
    "llvm.x86.sse.sfence", "void (void)", |c| { c.fence(Order::Release)?; NOTHING };
    "llvm.x86.sse2.lfence", "void (void)", |c| { c.fence(Order::Acquire)?; NOTHING };
    "llvm.x86.sse2.mfence", "void (void)", |c| { c.fence(Order::SeqCst)?; NOTHING };
};

/// A relaxed fence is none.
fn thread_fence(c: &mut Context<'_, '_>) -> Outcome {
    let order = atomics::order(c.arg(0));
    if order != Order::Relaxed {
        c.fence(order)?;
    }
    NOTHING
}
