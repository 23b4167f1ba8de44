//! Operations of the virtual machine.

use crate::{BlockId, FunctionId, GlobalId, ShapeId, TypeId};
use selvedge_graph::Order;

/// A register of the running function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reg(pub u32);

impl Reg {
    /// The register as an index into the function's registers.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The register of the high half of a wide integer whose low half is here.
    pub fn high(self) -> Reg {
        Reg(self.0 + 1)
    }
}

/// What an operation works on. Wide integers (over 64 bits) are always in registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    /// The contents of a register.
    Reg(Reg),
    /// A constant; addresses of globals and functions are constants too.
    Const(u64),
}

/// Integer arithmetic, modulo 2^width. Division by zero is an error of the checked program, and so is the
/// overflow of a signed division; a shift by the width or more gives 0 (or the sign, for `AShr`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
    UMin,
    UMax,
    SMin,
    SMax,
}

/// Comparison of integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Comparison {
    Eq,
    Ne,
    Ult,
    Ule,
    Ugt,
    Uge,
    Slt,
    Sle,
    Sgt,
    Sge,
}

/// Arithmetic of floats and doubles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum FloatOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Min,
    Max,
}

/// Comparison of floats: three bits say whether less, equal, greater make it true, the fourth whether
/// unordered does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FloatComparison {
    /// True if the first is less.
    pub less: bool,
    /// True if they are equal.
    pub equal: bool,
    /// True if the first is greater.
    pub greater: bool,
    /// True if one is not a number.
    pub unordered: bool,
}

/// Which floating-point format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FloatWidth {
    /// 32 bits.
    Single,
    /// 64 bits.
    Double,
}

/// Conversions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastOp {
    /// To fewer bits.
    Truncate,
    /// To more bits, with zeros.
    ZeroExtend,
    /// To more bits, with copies of the sign.
    SignExtend,
    /// From a float of the width `from` (32 or 64) to a signed integer.
    FloatToSigned,
    /// From a float to an unsigned integer.
    FloatToUnsigned,
    /// From a signed integer to a float of the width `to`.
    SignedToFloat,
    /// From an unsigned integer to a float.
    UnsignedToFloat,
    /// From one float to the other.
    FloatToFloat,
}

/// What a read-modify-write does to the value it has read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum RmwOp {
    Exchange,
    Add,
    Sub,
    And,
    Nand,
    Or,
    Xor,
    Max,
    Min,
    UMax,
    UMin,
    FAdd,
    FSub,
    FMax,
    FMin,
    /// Wraps to 0 above the operand.
    IncrementWrap,
    /// Wraps to the operand below 0.
    DecrementWrap,
}

/// What becomes of an exception where a function was called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Handler {
    /// Nothing here catches it: it goes on to the caller.
    #[default]
    None,
    /// It goes on to the caller, after clean-ups: destructors, functions of the attribute `cleanup`.
    Cleans,
    /// It ends the program.
    Terminates,
    /// It may be caught.
    Catches,
}

/// Who is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Callee {
    /// A known function.
    Direct(FunctionId),
    /// The function at an address.
    Indirect(Operand),
}

/// One step of a function.
#[allow(missing_docs, reason = "the fields are what the names say; each variant explains the rest")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Operation {
    /// Copies 64 bits.
    Move { dst: Reg, src: Operand },
    /// Integer arithmetic of `width` bits (1 to 128).
    Binary { op: BinaryOp, width: u8, dst: Reg, a: Operand, b: Operand },
    /// Arithmetic that also tells whether it overflowed (`llvm.sadd.with.overflow` and its kin); `op` is Add,
    /// Sub or Mul.
    Overflowing { op: BinaryOp, signed: bool, width: u8, dst: Reg, overflow: Reg, a: Operand, b: Operand },
    /// Comparison of integers of `width` bits; 0 or 1.
    Compare { op: Comparison, width: u8, dst: Reg, a: Operand, b: Operand },
    /// Floating-point arithmetic.
    Float { op: FloatOp, width: FloatWidth, dst: Reg, a: Operand, b: Operand },
    /// Changes the sign of a float.
    Negate { width: FloatWidth, dst: Reg, src: Operand },
    /// Comparison of floats; 0 or 1.
    FloatCompare { op: FloatComparison, width: FloatWidth, dst: Reg, a: Operand, b: Operand },
    /// Conversion from `from` bits to `to` bits.
    Cast { op: CastOp, from: u8, to: u8, dst: Reg, src: Operand },
    /// `cond ? a : b`, 64 bits.
    Select { dst: Reg, cond: Operand, a: Operand, b: Operand },
    /// Reads `bytes` (1, 2, 4, 8) bytes. With `tolerant`, bytes that were never written read as 0 instead of
    /// being an error (the read of a bit-field's unit before a part of it is written).
    Load { dst: Reg, address: Operand, bytes: u8, order: Order, tolerant: bool },
    /// Writes the low `bytes` bytes.
    Store { address: Operand, src: Operand, bytes: u8, order: Order },
    /// An atomic read-modify-write; `dst` gets the old value.
    Rmw { op: RmwOp, dst: Reg, address: Operand, src: Operand, bytes: u8, order: Order },
    /// An atomic compare-exchange; `dst` gets the old value, `success` 0 or 1. One that is `weak` may be
    /// taken to fail without reason.
    CompareExchange {
        dst: Reg,
        success: Reg,
        address: Operand,
        expected: Operand,
        new: Operand,
        bytes: u8,
        order: Order,
        otherwise: Order,
        weak: bool,
    },
    /// A fence between threads. (Signal fences are nothing.)
    Fence { order: Order },
    /// A new object on the stack, gone when the function returns.
    Alloca { dst: Reg, size: Operand, align: u32, name: Option<Box<str>>, ty: Option<TypeId> },
    /// The address of this thread's copy of a thread-local variable.
    ThreadLocal { dst: Reg, global: GlobalId },
    /// `memcpy` and `memmove` (they are the same here: all is read before anything is written). `shape` tells
    /// which accesses this becomes on shared memory; without it, aligned words.
    Copy { to: Operand, from: Operand, len: Operand, shape: Option<ShapeId> },
    /// `memset`.
    Fill { to: Operand, byte: Operand, len: Operand, shape: Option<ShapeId> },
    /// Fills in the `va_list` at an address: everything comes from the overflow area.
    VaStart { list: Operand },
    /// Calls a function. Wide arguments are two operands; `results` are as many registers as the function
    /// returns. `handler` says what becomes of an exception that leaves the function; it never comes back
    /// here.
    Call { callee: Callee, args: Box<[Operand]>, results: Box<[Reg]>, handler: Handler },
    /// Goes to a block.
    Jump { to: BlockId },
    /// Goes to `then` if the low bit of `cond` is set, else to `otherwise`.
    Branch { cond: Operand, then: BlockId, otherwise: BlockId },
    /// Goes to the block of the value, of `width` bits at most 64.
    Switch { value: Operand, cases: Box<[(u64, BlockId)]>, otherwise: BlockId },
    /// Goes back to the caller.
    Return { values: Box<[Operand]> },
    /// The program says that this is never reached.
    Unreachable,
    /// Something that is not supported; the message names the construct. An error of the input when executed.
    Unsupported { what: Box<str> },
}

impl Operation {
    /// Whether it ends a block.
    pub fn is_terminator(&self) -> bool {
        matches!(
            self,
            Operation::Jump { .. }
                | Operation::Branch { .. }
                | Operation::Switch { .. }
                | Operation::Return { .. }
                | Operation::Unreachable
                | Operation::Unsupported { .. }
        )
    }
}
