//! Operands and constants.

use super::{BinaryOp, CastOp, FloatPredicate, GlobalId, IntPredicate, LocalId, MetadataRef, Symbol, TypeId};

/// A compound constant of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConstantId(pub u32);

impl ConstantId {
    /// The id as an index into `Module::constants`.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Called assembly of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct InlineAsmId(pub u32);

impl InlineAsmId {
    /// The id as an index into `Module::inline_asm`.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A value with its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Operand {
    /// Its type.
    pub ty: TypeId,
    /// What it is.
    pub value: Value,
}

/// What an instruction works on or a constant consists of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// An argument or the result of an instruction; never in a global's initializer.
    Local(LocalId),
    /// An integer of at most 64 bits, zero-extended from its width (`i8 -1` is 255, `true` is 1).
    Int(u64),
    /// A `half`, `bfloat`, `float` or `double`: its bits in its own format, zero-extended.
    Float(u64),
    /// `null`: a pointer.
    Null,
    /// `undef`.
    Undef,
    /// `poison`.
    Poison,
    /// `zeroinitializer`, of any type.
    Zero,
    /// `none`: a token.
    None,
    /// The address of a global value.
    Global(GlobalId),
    /// Any other constant.
    Constant(ConstantId),
    /// Metadata as an argument (of type `metadata`) of an intrinsic. A value wrapped in metadata (`metadata
    /// i32 %x`) is that value, with the operand's type `metadata`.
    Metadata(MetadataRef),
    /// A metadata string as an argument.
    MetadataString(Symbol),
    /// Assembly; only as a callee.
    Asm(InlineAsmId),
}

/// A constant that does not fit into a [`Value`]. Its type is that of the [`Operand`] that refers to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Constant {
    /// An integer of 65 to 128 bits, zero-extended from its width.
    WideInt(u128),
    /// An integer of more than 128 bits, as written.
    HugeInt(Box<str>),
    /// An `x86_fp80` (its 80 bits, sign and exponent on top), `fp128` or `ppc_fp128`: its bits.
    WideFloat(u128),
    /// A structure, array or vector, member by member; as many as the type has.
    Aggregate(Box<[Operand]>),
    /// An array of bytes (`c"…"`); as many as the type has.
    Bytes(Box<[u8]>),
    /// A vector whose elements are all this.
    Splat(Operand),
    /// `getelementptr`.
    GetElementPtr {
        /// The type that the first index counts.
        source: TypeId,
        /// Where to start.
        base: Operand,
        /// Constants, any integer type.
        indices: Box<[Operand]>,
        /// Staying inside the object is promised.
        inbounds: bool,
    },
    /// A conversion to the type of the operand. Casts from `ptr` to `ptr` of the same address space are left
    /// out: they are the operand itself.
    Cast {
        /// Which.
        op: CastOp,
        /// Of what.
        value: Operand,
    },
    /// Arithmetic.
    Binary {
        /// Which.
        op: BinaryOp,
        /// First operand.
        a: Operand,
        /// Second operand.
        b: Operand,
    },
    /// `fneg`.
    Negate(Operand),
    /// `icmp`.
    Compare {
        /// Which.
        op: IntPredicate,
        /// First operand.
        a: Operand,
        /// Second operand.
        b: Operand,
    },
    /// `fcmp`.
    FloatCompare {
        /// Which.
        op: FloatPredicate,
        /// First operand.
        a: Operand,
        /// Second operand.
        b: Operand,
    },
    /// `select`.
    Select {
        /// An `i1`.
        condition: Operand,
        /// If true.
        a: Operand,
        /// If false.
        b: Operand,
    },
    /// `extractvalue`.
    ExtractValue {
        /// A structure or array.
        aggregate: Operand,
        /// Path into it.
        indices: Box<[u32]>,
    },
    /// `insertvalue`.
    InsertValue {
        /// A structure or array.
        aggregate: Operand,
        /// What to put there.
        element: Operand,
        /// Path into it.
        indices: Box<[u32]>,
    },
    /// `extractelement`, `insertelement`, `shufflevector`: the operands in order.
    Vector {
        /// The keyword.
        what: &'static str,
        /// Its operands.
        operands: Box<[Operand]>,
    },
    /// `blockaddress(@function, %block)`.
    BlockAddress {
        /// Whose block.
        function: GlobalId,
        /// The name of the block.
        block: Symbol,
    },
    /// `dso_local_equivalent @f`, `no_cfi @f`, `ptrauth (ptr @f, …)`: for us the global itself.
    Equivalent(Operand),
}

/// Assembly that is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InlineAsm {
    /// The template, escapes resolved.
    pub text: Box<str>,
    /// The constraints.
    pub constraints: Box<str>,
    /// `sideeffect`: it must not be removed.
    pub has_side_effects: bool,
}
