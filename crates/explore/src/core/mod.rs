//! The exploration itself: a machine that extends a graph, tries choices and goes back. What every program needs is here.
//!
//! Read first `explorer` (the loop and the state), then `level` (a graph, what is left to choose, and how both are put
//! back), `choices` (sources of reads and places of writes), `revisit` (which earlier reads a new write may serve).
//! `schedule` says which thread is next, `unfolding` what threads do, `causal` what a revisit must keep.
//! Not here: what is wrong with an execution (`judge`), how to visit fewer of them (`reductions`).

pub(crate) mod causal;
pub(crate) mod choices;
pub(crate) mod explorer;
pub(crate) mod level;
pub(crate) mod revisit;
pub(crate) mod schedule;
pub(crate) mod unfolding;
