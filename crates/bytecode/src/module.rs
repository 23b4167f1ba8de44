//! Modules, functions, globals.

use crate::{Operation, Type, TypeId};
use std::sync::Arc;

/// A function of a module, defined or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FunctionId(pub u32);

/// A global variable of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GlobalId(pub u32);

/// A block of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BlockId(pub u32);

/// A shape of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShapeId(pub u32);

/// A whole program.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// By [`FunctionId`].
    pub functions: Vec<Function>,
    /// By [`GlobalId`], with rising addresses.
    pub globals: Vec<Global>,
    /// Functions to call before the entry function, in order (`llvm.global_ctors`).
    pub constructors: Vec<FunctionId>,
    /// Functions to call after it (`llvm.global_dtors`).
    pub destructors: Vec<FunctionId>,
    /// By [`ShapeId`].
    pub shapes: Vec<Shape>,
    /// By [`TypeId`].
    pub types: Vec<Type>,
    /// Source files, as the debug information names them.
    pub files: Vec<String>,
    /// By place number; number 0 is 'unknown'.
    pub places: Vec<PlaceInfo>,
    /// Places of code that the compiler has inlined.
    pub inlined: Vec<Inlined>,
    /// Things worth telling the user (optimised input, for one).
    pub notes: Vec<String>,
}

/// A position in the source text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PlaceInfo {
    /// Number in `Module::files`.
    pub file: u32,
    /// Line, from 1; 0 if unknown.
    pub line: u32,
    /// Column, from 1; 0 if unknown.
    pub column: u32,
    /// Number in `Module::inlined`, from 1; 0 if the code is where its function is.
    pub inlined: u32,
}

/// A place of code of one function within another, as it was inlined there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inlined {
    /// The number of the same position wherever it was inlined.
    pub plain: u32,
    /// What the source calls the function that the code is of.
    pub function: Arc<str>,
    /// The number of the place of the call, which may be one of inlined code itself.
    pub call: u32,
}

impl Module {
    /// Whether a place is one of inlined code, and what is known of that.
    pub fn inlined_at(&self, place: u32) -> Option<&Inlined> {
        let number = self.places.get(place as usize)?.inlined.checked_sub(1)?;
        self.inlined.get(number as usize)
    }

    /// The number of a place without regard to where its code was inlined.
    pub fn plain_place(&self, place: u32) -> u32 {
        self.inlined_at(place).map_or(place, |inlined| inlined.plain)
    }
}

/// A function.
#[derive(Clone, Debug, Default)]
pub struct Function {
    /// Its symbol.
    pub name: String,
    /// Name in the source, from the debug information, if it differs (C++).
    pub source_name: Option<String>,
    /// How many registers the parameters take: registers 0 to `params`-1 hold them at entry.
    pub params: u32,
    /// Whether more arguments may follow.
    pub variadic: bool,
    /// How many registers the function has.
    pub registers: u32,
    /// Blocks in order of their operations; block 0 is the entry. Empty if the function is not defined here.
    pub blocks: Vec<Block>,
    /// The operations of all blocks, one after the other.
    pub operations: Vec<Operation>,
    /// The place of each operation.
    pub places: Vec<u32>,
    /// For each call, by number of its operation, sorted: the registers of the caller that are needed after
    /// it (those that the call itself sets left out).
    pub live_after_calls: Vec<(u32, RegisterSet)>,
    /// What becomes of pointers that calls give, as far as the debug information tells; for names in reports
    /// only.
    pub made: Vec<Made>,
}

/// A call that gives a pointer, and what that is used for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The place of the call.
    pub place: u32,
    /// The variable or member that the pointer is stored to.
    pub name: Option<String>,
    /// What it points to there.
    pub ty: Option<crate::TypeId>,
}

impl Function {
    /// Whether there is a body.
    pub fn is_defined(&self) -> bool {
        !self.blocks.is_empty()
    }
}

/// A block: straight code that is entered at its start.
#[derive(Clone, Debug, Default)]
pub struct Block {
    /// Number of the first operation.
    pub start: u32,
    /// Whether some edge leads back here: a loop's head.
    pub is_loop_head: bool,
    /// Registers that may be read before they are written from here on.
    pub live: RegisterSet,
    /// If a loop's head: private memory that every path from here overwrites before reading or publishing it.
    pub dead_memory: Vec<DeadRange>,
}

/// Bytes relative to what a register holds when the block is entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeadRange {
    /// Holds an address.
    pub base: crate::Reg,
    /// From there.
    pub offset: i64,
    /// How many.
    pub bytes: u32,
    /// The range is dead only while none of these registers points into the same object as `base` (from its
    /// first byte to one past its last): there are reads through them that the lowering cannot tell apart
    /// from the range.
    pub apart: Box<[crate::Reg]>,
}

/// A set of registers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RegisterSet {
    /// Registers below 64: few functions have more, so that most sets are not allocated.
    low: u64,
    /// The others, 64 to a word.
    high: Vec<u64>,
}

impl RegisterSet {
    /// Adds a register; tells whether it is new.
    pub fn insert(&mut self, reg: crate::Reg) -> bool {
        let (number, bit) = (reg.index() / 64, 1u64 << (reg.index() % 64));
        if self.high.len() < number {
            self.high.resize(number, 0);
        }
        let word = if number == 0 { &mut self.low } else { &mut self.high[number - 1] };
        let new = *word & bit == 0;
        *word |= bit;
        new
    }

    /// Takes all registers out.
    pub fn clear(&mut self) {
        self.low = 0;
        self.high.clear();
    }

    /// Takes a register out.
    pub fn remove(&mut self, reg: crate::Reg) {
        let bit = 1u64 << (reg.index() % 64);
        match reg.index() / 64 {
            0 => self.low &= !bit,
            number => {
                if let Some(word) = self.high.get_mut(number - 1) {
                    *word &= !bit;
                }
            }
        }
    }

    /// Whether a register is in it.
    pub fn contains(&self, reg: crate::Reg) -> bool {
        let word = match reg.index() / 64 {
            0 => self.low,
            number => self.high.get(number - 1).copied().unwrap_or(0),
        };
        word >> (reg.index() % 64) & 1 == 1
    }

    /// Adds all of another set; tells whether that changed anything.
    pub fn union_with(&mut self, other: &RegisterSet) -> bool {
        if self.high.len() < other.high.len() {
            self.high.resize(other.high.len(), 0);
        }
        let mut changed = other.low & !self.low != 0;
        self.low |= other.low;
        for (word, more) in self.high.iter_mut().zip(&other.high) {
            changed |= *more & !*word != 0;
            *word |= more;
        }
        changed
    }

    /// The registers in order.
    pub fn iter(&self) -> impl Iterator<Item = crate::Reg> + '_ {
        let bits = |(at, word): (usize, u64)| {
            let mut left = word;
            std::iter::from_fn(move || {
                let bit = (left != 0).then(|| left.trailing_zeros())?;
                left &= left - 1;
                Some(crate::Reg(64 * at as u32 + bit))
            })
        };
        std::iter::once(self.low).chain(self.high.iter().copied()).enumerate().flat_map(bits)
    }
}

/// A byte of a global's first contents.
pub type Byte = u8;

/// A global variable.
#[derive(Clone, Debug, Default)]
pub struct Global {
    /// Its symbol.
    pub name: String,
    /// Name in the source, from the debug information, if it differs.
    pub source_name: Option<String>,
    /// Where it is; of no meaning for thread-local ones.
    pub address: u64,
    /// Size in bytes.
    pub size: u64,
    /// Alignment.
    pub align: u64,
    /// First contents; shorter than `size` if the rest is zero, so that large zeroed arrays cost nothing.
    pub bytes: Vec<Byte>,
    /// Never written: reads of it are no events, writes an error.
    pub is_constant: bool,
    /// Each thread has its own, with these first contents.
    pub is_thread_local: bool,
    /// Declared but defined nowhere: accesses are unsupported, unless the machine knows it (`stdout`,
    /// `environ`).
    pub is_external: bool,
    /// What it is.
    pub ty: Option<TypeId>,
    /// Where it is defined.
    pub place: u32,
}

/// The scalars that a structure consists of, without padding; repeats every `size` bytes.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Shape {
    /// Size of the structure.
    pub size: u64,
    /// Scalars in order of their offsets; they do not overlap.
    pub leaves: Vec<Leaf>,
}

/// A scalar of a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Leaf {
    /// From the start of the structure.
    pub offset: u64,
    /// Size: 1, 2, 4 or 8.
    pub bytes: u8,
}
