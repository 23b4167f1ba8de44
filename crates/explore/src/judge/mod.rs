//! What is told of a graph: errors of threads and of the model, faults of memory, threads that never go on.
//!
//! Read first `report` (what is told when), then `memory` (accesses of objects that are not there), `waiting`
//! (deadlocks, spinning for ever), `ended` (programs that end while threads wait), `ordering` (private
//! accesses that matter to others) and `skimmed` (races with reads that were left out). `fault` and
//! `location` are plain data.
//! Not here: whether a graph is consistent (`selvedge_model`), errors of graphs whose sections are unordered
//! (`unordered::realise`).

pub(crate) mod ended;
pub(crate) mod fault;
pub(crate) mod location;
pub(crate) mod memory;
pub(crate) mod ordering;
pub(crate) mod report;
pub(crate) mod skimmed;
pub(crate) mod waiting;
