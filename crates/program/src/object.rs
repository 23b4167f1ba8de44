//! Objects of memory: what their makers know of them.

use selvedge_graph::{LocId, ThreadId, Value};

/// An object of memory, as the thread that made it sees it, and one location in it.
///
/// An object belongs to its maker alone until a visible action publishes its address. What was written to it
/// until then are no events; together they are the first contents of its locations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Object {
    /// Names the object: its lowest address.
    pub base: u64,
    /// Number, within its maker's events, of the event that published it.
    pub published: Option<u32>,
    /// How many events its maker had when it made the object.
    pub made: u32,
    /// How many events its maker had when it last wrote to the location before publishing the object.
    pub written: u32,
    /// How many events its maker had when it last read or wrote some of the object before publishing it.
    pub used: u32,
    /// Whether some of these writes were atomic.
    pub atomic: bool,
    /// First contents of the location, if all of it was ever written.
    pub initial: Option<Value>,
    /// Whether freeing the location frees the object.
    pub is_freeable: bool,
}

/// What a location that was never written gives to the only ones who may read it: see
/// [`Objects::tolerates_undefined`]. Locations of fewer than eight bytes never have this value, and nobody
/// writes it to others.
pub const UNDEFINED: Value = 0x55DE_F19E_D0C7_A3B6;

/// The memory of a program whose threads make, publish and free objects. `S` is a suspended thread of it
/// ([`crate::Program::State`]).
///
/// What has a default may be left to it: that costs time, or shows an error that is none.
pub trait Objects<S> {
    /// The thread that makes the object of a location, if it does not exist from the start.
    fn maker(&self, loc: LocId) -> Option<ThreadId>;

    /// The object of a location, as its maker (if it has one) sees it when suspended; none if there is no
    /// such object.
    fn object(&self, loc: LocId, maker: Option<&S>) -> Option<Object>;

    /// Locations that share bytes with this one. They must not be accessed in the same execution.
    fn overlapping(&self, loc: LocId) -> Vec<LocId>;

    /// Whether some locations that are known by now may share bytes.
    fn mixes_sizes(&self) -> bool {
        true
    }

    /// By which location a free names the object of this base, if one may have; `LocId::NONE` if that is not
    /// known.
    fn named_by_free(&self, base: u64) -> Option<LocId> {
        let _ = base;
        Some(LocId::NONE)
    }

    /// Whether a thread that is about to read may read what was never written: it gets [`UNDEFINED`].
    fn tolerates_undefined(&self, state: &S) -> bool {
        let _ = state;
        false
    }

    /// Whether some thread, as far as threads have run yet, has allocated memory that should be freed. If
    /// not, ends of executions need not be played out to find what was not freed.
    fn has_allocated(&self) -> bool {
        true
    }

    /// Whether some thread, as far as threads have run yet, reads the handle of a new thread where its
    /// creator has had it stored. If not, ends of executions need not be played out to find such reads.
    fn reads_handles(&self) -> bool {
        true
    }
}

#[deny(clippy::missing_trait_methods)]
impl<S, O: Objects<S>> Objects<S> for &O {
    #[inline]
    fn maker(&self, loc: LocId) -> Option<ThreadId> {
        O::maker(self, loc)
    }

    #[inline]
    fn object(&self, loc: LocId, maker: Option<&S>) -> Option<Object> {
        O::object(self, loc, maker)
    }

    #[inline]
    fn overlapping(&self, loc: LocId) -> Vec<LocId> {
        O::overlapping(self, loc)
    }

    #[inline]
    fn mixes_sizes(&self) -> bool {
        O::mixes_sizes(self)
    }

    #[inline]
    fn named_by_free(&self, base: u64) -> Option<LocId> {
        O::named_by_free(self, base)
    }

    #[inline]
    fn tolerates_undefined(&self, state: &S) -> bool {
        O::tolerates_undefined(self, state)
    }

    #[inline]
    fn has_allocated(&self) -> bool {
        O::has_allocated(self)
    }

    #[inline]
    fn reads_handles(&self) -> bool {
        O::reads_handles(self)
    }
}

/// The objects of a program without any: `None::<NoObjects>`.
#[derive(Clone, Copy, Debug)]
pub enum NoObjects {}

impl<S> Objects<S> for NoObjects {
    fn maker(&self, _: LocId) -> Option<ThreadId> {
        match *self {}
    }

    fn object(&self, _: LocId, _: Option<&S>) -> Option<Object> {
        match *self {}
    }

    fn overlapping(&self, _: LocId) -> Vec<LocId> {
        match *self {}
    }
}
