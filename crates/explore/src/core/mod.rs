//! The exploration itself: a machine that extends a graph, tries choices and goes back. What every program
//! needs is here.
//!
//! Read first `explorer` (the loop), then what its state is made of: `level` (a graph, what is left to
//! choose, and how both are put back), `stack` (levels, and what is next), `knowledge` (facts, and what was
//! learnt) and `told` (what was found); then `choices` (what is tried next, and the places of writes),
//! `sources` (of reads, within `bounds`), `toss` (chance) and `revisit` (which reads a new write may serve).
//! `consistent` asks the model, `schedule` says which thread is next, `unfolding` what threads do, `causal`
//! what a revisit must keep; `hooks` is where models that track dependencies do something else.
//!
//! The other files are plain data that many know, so that those need not know each other: `options`, `found`,
//! `counters`, `frame`, `new_write`, `turns`, `frontier`, `targets`, `awaited`, `clocks`.
//! Not here: what is wrong with an execution (`judge`), how to visit fewer of them (`reductions`).

pub(crate) mod awaited;
pub(crate) mod bounds;
pub(crate) mod causal;
pub(crate) mod choices;
pub(crate) mod clocks;
pub(crate) mod consistent;
pub(crate) mod counters;
pub(crate) mod explorer;
pub(crate) mod found;
pub(crate) mod frame;
pub(crate) mod frontier;
pub(crate) mod hooks;
pub(crate) mod knowledge;
pub(crate) mod level;
pub(crate) mod new_write;
pub(crate) mod options;
pub(crate) mod revisit;
pub(crate) mod schedule;
pub(crate) mod sources;
pub(crate) mod stack;
pub(crate) mod targets;
pub(crate) mod told;
pub(crate) mod toss;
pub(crate) mod turns;
pub(crate) mod unfolding;
