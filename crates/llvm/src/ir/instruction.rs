//! Instructions.

use super::{BlockId, Extension, LocalId, MetadataRef, Operand, Passing, Symbol, TypeId, Value};

/// An instruction.
#[derive(Clone, Debug)]
pub struct Instruction {
    /// Line in the `.ll` file.
    pub line: u32,
    /// What it defines; none exactly if `ty` is `void`.
    pub result: Option<LocalId>,
    /// The type of its result.
    pub ty: TypeId,
    /// Its `!dbg` attachment: a `DILocation`.
    pub debug: Option<MetadataRef>,
    /// What it does.
    pub kind: InstructionKind,
}

/// What an instruction does. The types are in the operands; the type of a result is [`Instruction::ty`].
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the fields are those of LLVM's language reference")]
pub enum InstructionKind {
    /// `ret`.
    Return(Option<Operand>),
    /// `br label %to`.
    Jump { to: BlockId },
    /// `br i1 %condition, label %then, label %otherwise`.
    Branch { condition: Operand, then: BlockId, otherwise: BlockId },
    /// `switch`; the cases are zero-extended from the width of the value.
    Switch { value: Operand, default: BlockId, cases: Box<[(u128, BlockId)]> },
    /// `indirectbr`.
    IndirectBranch { address: Operand, targets: Box<[BlockId]> },
    /// `invoke`: a call that may unwind.
    Invoke { call: Box<Call>, normal: BlockId, unwind: BlockId },
    /// `callbr`: `asm goto`.
    CallBranch { call: Box<Call>, fallthrough: BlockId, indirect: Box<[BlockId]> },
    /// `resume`.
    Resume(Operand),
    /// `unreachable`.
    Unreachable,
    /// `catchswitch`, `catchret`, `cleanupret`: Windows exception handling; only the keyword is kept.
    WindowsTerminator { what: &'static str, targets: Box<[BlockId]> },
    /// `catchpad`, `cleanuppad`: Windows exception handling; only the keyword is kept.
    WindowsPad { what: &'static str },
    /// `fneg`.
    Negate(Operand),
    /// Integer and floating-point arithmetic.
    Binary { op: BinaryOp, flags: Flags, a: Operand, b: Operand },
    /// `extractelement`.
    ExtractElement { vector: Operand, index: Operand },
    /// `insertelement`.
    InsertElement { vector: Operand, element: Operand, index: Operand },
    /// `shufflevector`; the mask is a constant vector of `i32` (or zero, undef, poison).
    ShuffleVector { a: Operand, b: Operand, mask: Operand },
    /// `extractvalue`.
    ExtractValue { aggregate: Operand, indices: Box<[u32]> },
    /// `insertvalue`.
    InsertValue { aggregate: Operand, element: Operand, indices: Box<[u32]> },
    /// `alloca`; `align` is 0 if not given.
    Alloca { ty: TypeId, count: Option<Operand>, align: u64 },
    /// `load`, atomic if there is an `order`. The type is the result's.
    Load { pointer: Operand, align: u64, is_volatile: bool, order: Option<AtomicOrdering>, scope: SyncScope },
    /// `store`, atomic if there is an `order`.
    Store {
        value: Operand,
        pointer: Operand,
        align: u64,
        is_volatile: bool,
        order: Option<AtomicOrdering>,
        scope: SyncScope,
    },
    /// `fence`.
    Fence { order: AtomicOrdering, scope: SyncScope },
    /// `cmpxchg`; the result is `{ T, i1 }`.
    CompareExchange {
        pointer: Operand,
        expected: Operand,
        new: Operand,
        success: AtomicOrdering,
        failure: AtomicOrdering,
        align: u64,
        is_weak: bool,
        is_volatile: bool,
        scope: SyncScope,
    },
    /// `atomicrmw`.
    AtomicRmw {
        op: AtomicRmwOp,
        pointer: Operand,
        value: Operand,
        order: AtomicOrdering,
        align: u64,
        is_volatile: bool,
        scope: SyncScope,
    },
    /// `getelementptr`; `source` is the type that the first index counts.
    GetElementPtr { source: TypeId, base: Operand, indices: Box<[Operand]>, inbounds: bool },
    /// A conversion to the type of the result.
    Cast { op: CastOp, flags: Flags, value: Operand },
    /// `icmp`.
    Compare { op: IntPredicate, a: Operand, b: Operand },
    /// `fcmp`.
    FloatCompare { op: FloatPredicate, a: Operand, b: Operand },
    /// `phi`.
    Phi { incoming: Box<[(Operand, BlockId)]> },
    /// `select`.
    Select { condition: Operand, a: Operand, b: Operand },
    /// `freeze`.
    Freeze(Operand),
    /// `call`.
    Call(Box<Call>),
    /// `va_arg`; the type is the result's.
    VaArg { list: Operand },
    /// `landingpad`.
    LandingPad { is_cleanup: bool, clauses: Box<[(Clause, Operand)]> },
    /// `#dbg_declare(…)` and its kin, and `call void @llvm.dbg.declare(…)` and its kin.
    Debug {
        kind: DebugRecordKind,
        /// The variable's address (declare) or value; none for a label, or if it is gone (`!{}`, an empty
        /// metadata) or a list.
        value: Option<Operand>,
        /// A `DILocalVariable` or `DILabel`.
        variable: MetadataRef,
        /// A `DIExpression`.
        expression: Option<MetadataRef>,
    },
}

impl InstructionKind {
    /// Whether it ends a block.
    pub fn is_terminator(&self) -> bool {
        use InstructionKind::*;
        matches!(
            self,
            Return(_)
                | Jump { .. }
                | Branch { .. }
                | Switch { .. }
                | IndirectBranch { .. }
                | Invoke { .. }
                | CallBranch { .. }
                | Resume(_)
                | Unreachable
                | WindowsTerminator { .. }
        )
    }
}

/// A call.
#[derive(Clone, Debug)]
pub struct Call {
    /// Who is called: a global, a local value, assembly, or a constant expression.
    pub callee: Value,
    /// The type of the callee, a `Type::Function`; made from the arguments if the text has the result type
    /// only.
    pub function_type: TypeId,
    /// The arguments in order.
    pub args: Box<[Argument]>,
    /// How the result is extended to a register.
    pub result_extension: Extension,
    /// `tail`, `musttail`, `notail`.
    pub tail: TailKind,
    /// Number of the calling convention, as in `Function`.
    pub calling_convention: u32,
    /// Operand bundles.
    pub bundles: Box<[Bundle]>,
}

/// An argument of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Argument {
    /// What is passed.
    pub operand: Operand,
    /// By value or through memory.
    pub passing: Passing,
    /// How it is extended to a register.
    pub extension: Extension,
    /// Alignment in bytes; 0 if not given.
    pub align: u64,
}

/// An operand bundle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bundle {
    /// Its tag (`deopt`, `align` …).
    pub tag: Symbol,
    /// Its operands.
    pub operands: Box<[Operand]>,
}

/// How a call may be turned into a jump.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are LLVM's")]
pub enum TailKind {
    #[default]
    None,
    Tail,
    MustTail,
    NoTail,
}

/// A clause of a landing pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are LLVM's")]
pub enum Clause {
    Catch,
    Filter,
}

/// Which debug record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DebugRecordKind {
    /// The variable lives at this address.
    Declare,
    /// The variable has this value from here on.
    Value,
    /// An assignment; as `Value`, with more operands that are left out.
    Assign,
    /// The variable lives at the address held by this value (`#dbg_declare_value`, from LLVM 22 on).
    DeclareValue,
    /// A label of the source.
    Label,
}

/// Arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are LLVM's")]
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
    FAdd,
    FSub,
    FMul,
    FDiv,
    FRem,
}

/// Promises about an operation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Flags(pub u16);

impl Flags {
    /// No unsigned wrap.
    pub const NUW: Flags = Flags(1);
    /// No signed wrap.
    pub const NSW: Flags = Flags(2);
    /// No remainder.
    pub const EXACT: Flags = Flags(4);
    /// No bit set in both operands of an `or`.
    pub const DISJOINT: Flags = Flags(8);
    /// Not negative (`zext`, `uitofp`).
    pub const NNEG: Flags = Flags(16);
    /// Some relaxation of floating-point arithmetic (`fast`, `nnan`, `contract` …).
    pub const FAST: Flags = Flags(32);

    /// Whether all flags of `other` are set.
    pub fn contains(self, other: Flags) -> bool {
        self.0 & other.0 == other.0
    }

    /// Adds flags.
    pub fn insert(&mut self, other: Flags) {
        self.0 |= other.0;
    }
}

/// Conversions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are LLVM's")]
pub enum CastOp {
    Trunc,
    ZExt,
    SExt,
    FpTrunc,
    FpExt,
    FpToUi,
    FpToSi,
    UiToFp,
    SiToFp,
    PtrToInt,
    /// The address only (`ptrtoaddr`, from LLVM 22 on).
    PtrToAddr,
    IntToPtr,
    BitCast,
    AddrSpaceCast,
}

/// Comparison of integers and pointers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are LLVM's")]
pub enum IntPredicate {
    Eq,
    Ne,
    Ugt,
    Uge,
    Ult,
    Ule,
    Sgt,
    Sge,
    Slt,
    Sle,
}

/// Comparison of floating-point numbers: `O…` is false, `U…` true if one is not a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are LLVM's")]
pub enum FloatPredicate {
    False,
    Oeq,
    Ogt,
    Oge,
    Olt,
    Ole,
    One,
    Ord,
    Ueq,
    Ugt,
    Uge,
    Ult,
    Ule,
    Une,
    Uno,
    True,
}

/// Memory orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are LLVM's")]
pub enum AtomicOrdering {
    Unordered,
    Monotonic,
    Acquire,
    Release,
    AcquireRelease,
    SequentiallyConsistent,
}

/// With whom an atomic access synchronises.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SyncScope {
    /// With all threads.
    #[default]
    System,
    /// With signal handlers of the same thread.
    SingleThread,
    /// With some threads, on graphics processors.
    Other(Symbol),
}

/// What a read-modify-write does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are LLVM's")]
pub enum AtomicRmwOp {
    Xchg,
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
    FMaximum,
    FMinimum,
    FMaximumNum,
    FMinimumNum,
    UIncWrap,
    UDecWrap,
    USubCond,
    USubSat,
}
