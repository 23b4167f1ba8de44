//! Which registers an operation reads and writes, and where it may go.
//!
//! A wide operand (an integer of more than 64 bits) is given once, by its low half, with `wide` set: it
//! stands for two registers.

use crate::{BlockId, Callee, Operand, Operation, Reg};

/// The operands that an operation reads; `$iter` is `iter` or `iter_mut`.
macro_rules! uses {
    ($operation:expr, $see:expr, $iter:ident) => {
        match $operation {
            Operation::Move { src, .. } | Operation::Negate { src, .. } => $see(src, false),
            Operation::Binary { width, a, b, .. }
            | Operation::Overflowing { width, a, b, .. }
            | Operation::Compare { width, a, b, .. } => {
                let wide = *width > 64;
                $see(a, wide);
                $see(b, wide);
            }
            Operation::Float { a, b, .. } | Operation::FloatCompare { a, b, .. } => {
                $see(a, false);
                $see(b, false);
            }
            Operation::Cast { from, src, .. } => {
                let wide = *from > 64;
                $see(src, wide);
            }
            Operation::Select { cond, a, b, .. } => {
                $see(cond, false);
                $see(a, false);
                $see(b, false);
            }
            Operation::Load { address, .. } => $see(address, false),
            Operation::Store { address, src, .. } | Operation::Rmw { address, src, .. } => {
                $see(address, false);
                $see(src, false);
            }
            Operation::CompareExchange { address, expected, new, .. } => {
                $see(address, false);
                $see(expected, false);
                $see(new, false);
            }
            Operation::Alloca { size, .. } => $see(size, false),
            Operation::Copy { to, from, len, .. } => {
                $see(to, false);
                $see(from, false);
                $see(len, false);
            }
            Operation::Fill { to, byte, len, .. } => {
                $see(to, false);
                $see(byte, false);
                $see(len, false);
            }
            Operation::VaStart { list } => $see(list, false),
            Operation::Call { callee, args, .. } => {
                if let Callee::Indirect(address) = callee {
                    $see(address, false);
                }
                args.$iter().for_each(|argument| $see(argument, false));
            }
            Operation::Branch { cond, .. } => $see(cond, false),
            Operation::Switch { value, .. } => $see(value, false),
            Operation::Return { values } => values.$iter().for_each(|value| $see(value, false)),
            Operation::Fence { .. }
            | Operation::ThreadLocal { .. }
            | Operation::Jump { .. }
            | Operation::Unreachable
            | Operation::Unsupported { .. } => {}
        }
    };
}

/// The registers that an operation writes.
macro_rules! defs {
    ($operation:expr, $see:expr, $iter:ident) => {
        match $operation {
            Operation::Move { dst, .. }
            | Operation::Compare { dst, .. }
            | Operation::Float { dst, .. }
            | Operation::Negate { dst, .. }
            | Operation::FloatCompare { dst, .. }
            | Operation::Select { dst, .. }
            | Operation::Load { dst, .. }
            | Operation::Rmw { dst, .. }
            | Operation::Alloca { dst, .. }
            | Operation::ThreadLocal { dst, .. } => $see(dst, false),
            Operation::Binary { width, dst, .. } => {
                let wide = *width > 64;
                $see(dst, wide);
            }
            Operation::Overflowing { width, dst, overflow, .. } => {
                let wide = *width > 64;
                $see(dst, wide);
                $see(overflow, false);
            }
            Operation::Cast { to, dst, .. } => {
                let wide = *to > 64;
                $see(dst, wide);
            }
            Operation::CompareExchange { dst, success, .. } => {
                $see(dst, false);
                $see(success, false);
            }
            Operation::Call { results, .. } => results.$iter().for_each(|result| $see(result, false)),
            Operation::Store { .. }
            | Operation::Fence { .. }
            | Operation::Copy { .. }
            | Operation::Fill { .. }
            | Operation::VaStart { .. }
            | Operation::Jump { .. }
            | Operation::Branch { .. }
            | Operation::Switch { .. }
            | Operation::Return { .. }
            | Operation::Unreachable
            | Operation::Unsupported { .. } => {}
        }
    };
}

impl Operation {
    /// Shows each operand that is read.
    pub fn for_each_use(&self, mut see: impl FnMut(Operand, bool)) {
        let mut see = |operand: &Operand, wide| see(*operand, wide);
        uses!(self, see, iter)
    }

    /// Lets each operand that is read be replaced.
    pub fn for_each_use_mut(&mut self, mut see: impl FnMut(&mut Operand, bool)) {
        uses!(self, see, iter_mut)
    }

    /// Shows each register that is read, both halves of the wide ones.
    pub fn for_each_used_register(&self, mut see: impl FnMut(Reg)) {
        self.for_each_use(|operand, wide| {
            if let Operand::Reg(reg) = operand {
                see(reg);
                if wide {
                    see(reg.high());
                }
            }
        });
    }

    /// Shows each register that is written.
    pub fn for_each_def(&self, mut see: impl FnMut(Reg, bool)) {
        let mut see = |reg: &Reg, wide| see(*reg, wide);
        defs!(self, see, iter)
    }

    /// Lets each register that is written be replaced.
    pub fn for_each_def_mut(&mut self, mut see: impl FnMut(&mut Reg, bool)) {
        defs!(self, see, iter_mut)
    }

    /// Shows each register that is written, both halves of the wide ones.
    pub fn for_each_defined_register(&self, mut see: impl FnMut(Reg)) {
        self.for_each_def(|reg, wide| {
            see(reg);
            if wide {
                see(reg.high());
            }
        });
    }

    /// Shows each block that may come next.
    pub fn for_each_target(&self, mut see: impl FnMut(BlockId)) {
        match self {
            Operation::Jump { to } => see(*to),
            Operation::Branch { then, otherwise, .. } => {
                see(*then);
                see(*otherwise);
            }
            Operation::Switch { cases, otherwise, .. } => {
                cases.iter().for_each(|case| see(case.1));
                see(*otherwise);
            }
            _ => {}
        }
    }

    /// How many blocks may come next, as `for_each_target` counts them.
    pub fn target_count(&self) -> usize {
        match self {
            Operation::Jump { .. } => 1,
            Operation::Branch { .. } => 2,
            Operation::Switch { cases, .. } => cases.len() + 1,
            _ => 0,
        }
    }

    /// The block of a number below `target_count`, in the order of `for_each_target`.
    pub fn target(&self, number: usize) -> Option<BlockId> {
        match self {
            Operation::Jump { to } => Some(*to),
            Operation::Branch { then, otherwise, .. } => Some(if number == 0 { *then } else { *otherwise }),
            Operation::Switch { cases, otherwise, .. } => {
                Some(cases.get(number).map_or(*otherwise, |case| case.1))
            }
            _ => None,
        }
    }

    /// Lets each block that may come next be replaced.
    pub fn for_each_target_mut(&mut self, mut see: impl FnMut(&mut BlockId)) {
        match self {
            Operation::Jump { to } => see(to),
            Operation::Branch { then, otherwise, .. } => {
                see(then);
                see(otherwise);
            }
            Operation::Switch { cases, otherwise, .. } => {
                cases.iter_mut().for_each(|case| see(&mut case.1));
                see(otherwise);
            }
            _ => {}
        }
    }
}
