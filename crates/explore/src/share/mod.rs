//! An exploration in pieces: for several workers, and for a file that is gone on with later.
//!
//! Read first `parcel` (a piece that changes hands), then `parallel` (the desks where workers meet) and
//! `vouch` (parcels that come from a file).
//! Not here: threads, files and limits of time, which are the caller's.

pub(crate) mod parallel;
pub(crate) mod parcel;
pub(crate) mod vouch;
