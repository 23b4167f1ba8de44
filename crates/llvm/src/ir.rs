//! The parsed form of LLVM IR.
