//! Objects of memory: what their makers know of them.

use selvedge_graph::Value;

/// An object of memory, as the thread that made it sees it, and one location in it.
///
/// An object belongs to its maker alone until a visible action publishes its address. What was written to it until then are
/// no events; together they are the first contents of its locations.
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

/// What a location that was never written gives to the only ones who may read it: see [`crate::Program::tolerates_undefined`]. Locations of
/// fewer than eight bytes never have this value, and nobody writes it to others.
pub const UNDEFINED: Value = 0x55DE_F19E_D0C7_A3B6;
