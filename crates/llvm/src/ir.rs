//! The parsed form of LLVM IR: what the text says, with names resolved and typed pointers made plain `ptr`.
//!
//! ```text
//! Module ── globals ─┬─ Variable ── initializer: Operand     names: one string table, by Symbol
//!        │           ├─ Function ── blocks ── instructions    types: hash-consed, by TypeId
//!        │           └─ Alias, IFunc                          constants: compound ones only, by ConstantId
//!        └─ metadata: the text, parsed node by node when asked
//! ```
//! What the reader guarantees, so that users need not check it again: every id is in range; every named local
//! value is defined once and used with the type of its definition; a function with a body has at least one
//! block and every block ends in its only terminator; a constant fits the kind of its type; structures do not
//! contain themselves; every global that is used is declared or defined. It does *not* check what LLVM's
//! verifier checks beyond that (dominance, operand types of each instruction).
//!
//! Not here: what anything means, sizes and layout (`lower`).

mod constant;
mod function;
mod instruction;
mod metadata;
mod names;
mod types;

pub use constant::{Constant, ConstantId, InlineAsm, InlineAsmId, Operand, Value};
pub use function::{BasicBlock, BlockId, Extension, Function, Local, LocalId, Parameter, Passing};
pub use instruction::{
    Argument, AtomicOrdering, AtomicRmwOp, BinaryOp, Bundle, Call, CastOp, Clause, DebugRecordKind, Flags,
    FloatPredicate, Instruction, InstructionKind, IntPredicate, SyncScope, TailKind,
};
pub use metadata::{DebugLocation, Field, Metadata, MetadataRef, Node};
pub use names::{Names, Symbol};
pub use types::{Type, TypeId};

/// A global value of a module: variable, function, alias or ifunc; they share one name space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GlobalId(pub u32);

impl GlobalId {
    /// The id as an index into [`Module::globals`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A whole `.ll` file.
#[derive(Clone, Debug, Default)]
pub struct Module<'t> {
    /// The name under which messages should call the `.ll` file.
    pub file: String,
    /// The `source_filename` line; empty if there is none.
    pub source_filename: String,
    /// The `target datalayout` string; empty if there is none.
    pub datalayout: String,
    /// The `target triple` string; empty if there is none.
    pub triple: String,
    /// The lines of `module asm`, if any.
    pub module_asm: Vec<String>,
    /// All names that occur.
    pub names: Names,
    /// By [`TypeId`].
    pub types: Vec<Type>,
    /// Compound constants, by [`ConstantId`].
    pub constants: Vec<Constant>,
    /// Assembly that is called, by [`InlineAsmId`].
    pub inline_asm: Vec<InlineAsm>,
    /// By [`GlobalId`], in order of first mention.
    pub globals: Vec<Global>,
    /// `attributes #n = { … }`: the number and the text between the braces, in order of the file.
    pub attribute_groups: Vec<(u32, Box<str>)>,
    /// Numbered and named metadata.
    pub metadata: Metadata<'t>,
}

/// A global value.
#[derive(Clone, Debug)]
pub struct Global {
    /// Its linker symbol (a leading `\01` is taken off); a decimal number if it has no name.
    pub name: Symbol,
    /// Line in the `.ll` file where it is declared or defined.
    pub line: u32,
    /// How it may be seen by other modules.
    pub linkage: Linkage,
    /// The group of which a linker keeps one copy.
    pub comdat: Option<Symbol>,
    /// The object-file section, if given.
    pub section: Option<Box<str>>,
    /// What it is.
    pub kind: GlobalKind,
}

/// What a global value is.
#[derive(Clone, Debug)]
pub enum GlobalKind {
    /// A variable.
    Variable(Box<Variable>),
    /// A function.
    Function(Box<Function>),
    /// Another name for something.
    Alias(Box<Alias>),
    /// A function whose address a resolver function tells at load time.
    IFunc(Box<Alias>),
}

/// How a global value may be seen by other modules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are LLVM's")]
pub enum Linkage {
    #[default]
    External,
    Private,
    Internal,
    AvailableExternally,
    LinkOnce,
    LinkOnceOdr,
    Weak,
    WeakOdr,
    Common,
    Appending,
    ExternWeak,
}

impl Linkage {
    /// Whether the name means nothing outside the module.
    pub fn is_local(self) -> bool {
        matches!(self, Linkage::Private | Linkage::Internal)
    }

    /// Whether another definition of the same name may take the place of this one.
    pub fn is_mergeable(self) -> bool {
        matches!(
            self,
            Linkage::AvailableExternally
                | Linkage::LinkOnce
                | Linkage::LinkOnceOdr
                | Linkage::Weak
                | Linkage::WeakOdr
                | Linkage::Common
        )
    }
}

/// A global variable.
#[derive(Clone, Debug)]
pub struct Variable {
    /// The type of its contents.
    pub ty: TypeId,
    /// First contents; none if it is defined elsewhere.
    pub initializer: Option<Operand>,
    /// `constant` rather than `global`.
    pub is_constant: bool,
    /// Each thread has its own.
    pub is_thread_local: bool,
    /// Its initial value may be changed before the program starts (`externally_initialized`).
    pub is_externally_initialized: bool,
    /// Address space, usually 0.
    pub address_space: u32,
    /// Alignment in bytes; 0 if not given.
    pub align: u64,
    /// `!dbg` attachments: `DIGlobalVariableExpression` nodes.
    pub debug: Vec<MetadataRef>,
}

/// An alias or ifunc.
#[derive(Clone, Debug)]
pub struct Alias {
    /// The type of what it stands for.
    pub ty: TypeId,
    /// What it stands for: a global or a constant expression; for an ifunc the resolver.
    pub target: Operand,
    /// Each thread has its own.
    pub is_thread_local: bool,
}

impl Module<'_> {
    /// The text of a name.
    pub fn name(&self, symbol: Symbol) -> &str {
        self.names.get(symbol)
    }

    /// A type as written; it may be [`Type::Named`].
    pub fn ty(&self, id: TypeId) -> &Type {
        &self.types[id.index()]
    }

    /// A type with names of structures looked through; [`Type::Named`] only if it is opaque.
    pub fn resolved(&self, mut id: TypeId) -> &Type {
        while let Type::Named { body: Some(body), .. } = self.ty(id) {
            id = *body;
        }
        self.ty(id)
    }

    /// A global value.
    pub fn global(&self, id: GlobalId) -> &Global {
        &self.globals[id.index()]
    }

    /// A compound constant.
    pub fn constant(&self, id: ConstantId) -> &Constant {
        &self.constants[id.index()]
    }

    /// The global value of a name.
    pub fn find_global(&self, name: &str) -> Option<GlobalId> {
        let symbol = self.names.find(name)?;
        self.globals.iter().position(|global| global.name == symbol).map(|at| GlobalId(at as u32))
    }

    /// The text between the braces of an attribute group.
    pub fn attribute_group(&self, number: u32) -> Option<&str> {
        self.attribute_groups.iter().find(|group| group.0 == number).map(|group| &*group.1)
    }
}
