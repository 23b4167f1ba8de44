//! Ways to visit, or to play, less: each can be switched off, and what is found stays the same. One file for each.
//!
//! * `patience`, then `left_out`: fewer executions that end blocked.
//! * `coda`, then `links`: executions that are not played to their end, because it is plain to see.
//! * `symmetry`, then `orbit`: of executions that differ only in which of several equal threads did what, one is explored;
//!   if several are, which of them counts.
//!
//! Read first `patience`, the smallest. Nothing here has to be known to understand `core`.
//! Not here: sections and barriers that are left unordered (`unordered`).

pub(crate) mod coda;
pub(crate) mod left_out;
pub(crate) mod links;
pub(crate) mod orbit;
pub(crate) mod patience;
pub(crate) mod symmetry;
