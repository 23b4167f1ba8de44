//! What the terminal is like: how wide, and whether it shows colours.

use selvedge::report::human::Style;
use std::env;
use std::io::{self, IsTerminal};

/// Characters in a line if nobody says how many.
const WIDTH: usize = 100;

/// How text is laid out on standard output: colours only on a terminal, and not if `NO_COLOR` is set; as wide
/// as `COLUMNS` says, or the terminal is.
pub fn style_of_output() -> Style {
    let colour = io::stdout().is_terminal() && wants_colour();
    let asked = env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let is_wide = || terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    Style { colour, width: asked.or_else(is_wide).filter(|width| *width > 0).unwrap_or(WIDTH) }
}

/// Whether the user has nothing against colours.
pub fn wants_colour() -> bool {
    let is_set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    !is_set("NO_COLOR") && env::var_os("TERM").is_none_or(|term| term != "dumb")
}
