//! Runs one thread of a program to its next visible action; knows no execution graph and no memory model.
//!
//! ```text
//! Machine   the code, the configuration, the image of memory when the first thread is created, names for locations
//! Thread    a suspended thread: frames, registers, private memory; cheap to clone
//! Run       a thread that is running (`run`, `access`, `transfer`, `routine`), until its next visible action
//! library   what functions without a body do, as a table of rows over `call`
//! ```
//!
//! Everything a thread does depends only on the values that its own actions returned. That includes
//! addresses: a thread allocates from its own part of the address space, in order.

mod access;
mod activation;
mod alike;
mod blocks;
mod call;
mod code;
mod contents;
mod counter;
mod deep;
mod dependencies;
mod facts;
mod fault;
mod first_store;
mod function;
mod handles;
mod heap_names;
mod image;
mod interner;
mod ledger;
mod library;
mod loops;
mod machine;
mod memo;
mod memory;
mod missing;
mod names;
mod object;
mod pages;
mod program;
mod publish;
mod reliance;
mod repeats;
mod root;
mod routine;
mod run;
mod shape;
mod silent;
mod size;
mod sources;
mod spin;
mod stores;
mod table;
mod thread;
mod transfer;
mod vain;
mod values;
mod weak;

pub use activation::Activation;
pub use call::{Access, Call, Effects, Held, Row, Step};
pub use fault::{ErrorKind, Fault, Restart, Site};
pub use first_store::FirstStore;
pub use heap_names::Allocation;
pub use loops::{Growing, LoopId, LoopName, Obstacle};
pub use machine::{Config, InputError, Limits, Machine, Relies, Warning};
pub use memo::Memo;
pub use selvedge_program::ThreadId;
pub use thread::Thread;
