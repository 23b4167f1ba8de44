//! The small instruction set that the virtual machine runs: data and its printed form; knows neither LLVM nor
//! the machine.
//!
//! ```text
//! Module ── functions ── blocks ── operations over registers   places: one source position per operation
//!        ├─ globals: bytes at fixed addresses                  types: what debug information calls things
//! ```
//!
//! A register holds 64 bits. An integer of w < 64 bits is kept zero-extended; a float or double as its bits;
//! an integer of 65 to 128 bits in two neighbouring registers, the low half first. Aggregates do not exist:
//! the lowering takes them apart.

pub mod arithmetic;
mod check;
mod display;
mod layout;
mod module;
mod operands;
mod operation;
mod scalars;
mod types;

pub use layout::{AddressSpace, Region};
pub use module::{
    Block, BlockId, Byte, DeadRange, Function, FunctionId, Global, GlobalId, Inlined, Leaf, Made, Module,
    PlaceInfo, RegisterSet, Shape, ShapeId,
};
pub use operation::{
    BinaryOp, Callee, CastOp, Comparison, FloatComparison, FloatOp, FloatWidth, Handler, Operand, Operation,
    Reg, RmwOp,
};
pub use types::{Field, Type, TypeId};
