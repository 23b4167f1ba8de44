//! The printed form of bytecode (`--emit bytecode`).
