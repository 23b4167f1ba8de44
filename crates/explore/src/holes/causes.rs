//! What is before events of their threads, where dependencies are tracked.

use selvedge_graph::Class;
use std::sync::Arc;

/// What is before events of their threads, by the node whose action they are, for each class that they have
/// had.
pub(crate) type Causes = Vec<Vec<(Class, Arc<[u16]>)>>;
