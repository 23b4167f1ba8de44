//! Random executions, and how many executions there are, about.
//!
//! Read first `sample` (how an execution is drawn, and why the mean is right), then `estimate` (what the
//! draws say).
//! Not here: visiting every execution (`core`), whose steps are used.

pub(crate) mod estimate;
pub(crate) mod sample;
