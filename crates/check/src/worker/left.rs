//! What is left of a check.

use crate::checkpoint::{Inputs, Part, Saved};
use crate::settings::Kept;
use selvedge_explore::Parcel;
use std::time::Instant;

/// What is left of a check, and where it came from.
#[derive(Default)]
pub(super) struct Left<'a> {
    /// What the check is about; none of a helper, which puts nothing aside by itself.
    pub(super) origin: Option<(&'a Kept, &'a Inputs)>,
    /// If only a part is to be explored: which.
    pub(super) part: Option<Part>,
    /// What was put aside earlier, until it is taken up.
    pub(super) saved: Option<Saved>,
    /// Seconds that the check had taken until then.
    pub(super) earlier: f64,
    /// What is left besides that which the explorer explores, the first last.
    pub(super) backlog: Vec<Parcel>,
    /// When to put aside again what is left.
    pub(super) next_save: Option<Instant>,
    /// All that is left of a check that was to be split.
    pub(super) whole: Option<Box<Saved>>,
}
