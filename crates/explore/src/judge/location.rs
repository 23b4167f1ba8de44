//! Locations, as far as they are the same in all graphs.

use selvedge_graph::{ThreadId, Value};

/// What does not change about a location.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Location {
    /// The thread that makes its object, if that does not exist from the start.
    pub maker: Option<ThreadId>,
    /// Whether the object exists from the start.
    pub exists: bool,
    /// First contents, if the object exists from the start and has some there.
    pub initial: Option<Value>,
    /// Both: nothing can be wrong with an access as long as nothing is freed, and no other location shares
    /// its bytes.
    pub is_sound: bool,
}
