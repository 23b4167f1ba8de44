//! Text as C's library sees it: formats, numbers, classes of characters. Pure functions; the rows bring the
//! memory.

pub mod characters;
pub mod format;
pub mod number;
