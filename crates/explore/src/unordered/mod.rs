//! Critical sections and arrivals at barriers that are left unordered.
//!
//! Read first `barrier`, which is short and stands alone. For sections: `lapor` (the exploration), `sections`
//! (which orders of them there are), `realise` (which errors are real), `deadlock` (what deadlocks there
//! could be; `wants` is what that is learnt from).
//! Not here: what is canonical then (`first_choice`), as that is so for inferred coherence orders, too.

pub(crate) mod barrier;
pub(crate) mod deadlock;
pub(crate) mod lapor;
pub(crate) mod realise;
pub(crate) mod sections;
pub(crate) mod shared;
pub(crate) mod wants;
