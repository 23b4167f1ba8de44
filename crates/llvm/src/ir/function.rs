//! Functions and blocks.

use super::{Instruction, MetadataRef, Operand, Symbol, TypeId};

/// A local value of a function: an argument or the result of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LocalId(pub u32);

impl LocalId {
    /// The id as an index into [`Function::locals`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A block of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BlockId(pub u32);

impl BlockId {
    /// The id as an index into [`Function::blocks`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A function, declared or defined.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its type, a `Type::Function`.
    pub ty: TypeId,
    /// What it returns.
    pub result: TypeId,
    /// How the result is extended to a register.
    pub result_extension: Extension,
    /// What it takes. Of a definition, parameter i is local value i.
    pub params: Vec<Parameter>,
    /// Whether more arguments may follow.
    pub is_variadic: bool,
    /// `define` rather than `declare`.
    pub is_definition: bool,
    /// Number of the calling convention: 0 is C's (`ccc`), 8 `fastcc`, 9 `coldcc` …
    pub calling_convention: u32,
    /// Numbers of its attribute groups, see `Module::attribute_group`.
    pub attribute_groups: Vec<u32>,
    /// Its `DISubprogram`.
    pub debug: Option<MetadataRef>,
    /// The exception handler's function.
    pub personality: Option<Operand>,
    /// By [`LocalId`]; the parameters come first, then values in order of first mention.
    pub locals: Vec<Local>,
    /// In order of the text; the first is the entry. Empty in a declaration.
    pub blocks: Vec<BasicBlock>,
    /// The instructions of all blocks in order.
    pub instructions: Vec<Instruction>,
}

impl Function {
    /// The instructions of a block.
    pub fn block_instructions(&self, block: BlockId) -> &[Instruction] {
        let block = &self.blocks[block.index()];
        &self.instructions[block.start as usize..block.end as usize]
    }
}

/// A local value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Local {
    /// Its name without `%`; a decimal number if it has none.
    pub name: Symbol,
    /// Its type.
    pub ty: TypeId,
}

/// A block: the instructions `start..end` of the function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BasicBlock {
    /// Its name without `%`; a decimal number if it has none.
    pub name: Symbol,
    /// Line of its label, or of its first instruction.
    pub line: u32,
    /// Number of its first instruction.
    pub start: u32,
    /// One past the number of its last instruction, the terminator.
    pub end: u32,
}

/// A parameter of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its type.
    pub ty: TypeId,
    /// By value or through memory.
    pub passing: Passing,
    /// How it is extended to a register.
    pub extension: Extension,
    /// `returned`: the function returns it.
    pub is_returned: bool,
    /// Alignment in bytes; 0 if not given.
    pub align: u64,
}

/// Whether a pointer argument stands for something in memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Passing {
    /// The argument is what it is.
    #[default]
    Direct,
    /// `byval(T)`: the callee gets a pointer to its own copy of a T.
    ByValue(TypeId),
    /// `sret(T)`: the callee stores its result, a T, there.
    StructReturn(TypeId),
    /// `byref(T)`: a pointer to a T that is not copied.
    ByReference(TypeId),
    /// `inalloca(T)` or `preallocated(T)`: arguments in memory, on Windows only.
    InAlloca(TypeId),
}

/// How a small integer is extended to a register.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Extension {
    /// Not at all.
    #[default]
    None,
    /// `signext`.
    Sign,
    /// `zeroext`.
    Zero,
}
