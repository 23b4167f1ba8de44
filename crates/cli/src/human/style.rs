//! How wide the terminal is, and whether it shows colours.

use crate::printable::on_one_line;
use std::env;
use std::io::{self, IsTerminal};

/// How text for people is laid out.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// Whether colours are used.
    pub colour: bool,
    /// Characters in a line.
    pub width: usize,
}

/// Characters in a line if nobody says how many.
const WIDTH: usize = 100;

impl Style {
    /// For standard output: colours only on a terminal, and not if `NO_COLOR` is set; as wide as `COLUMNS` says, or the terminal is.
    pub fn of_output() -> Style {
        let colour = io::stdout().is_terminal() && wants_colour();
        let asked = env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
        let is_wide = || terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
        Style { colour, width: asked.or_else(is_wide).filter(|width| *width > 0).unwrap_or(WIDTH) }
    }

    /// Text in a colour, and in no other, whatever it asks for.
    pub fn paint(&self, colour: Colour, text: &str) -> String {
        let text = on_one_line(text);
        match self.colour && !text.is_empty() {
            true => format!("\u{1b}[{}m{text}\u{1b}[0m", colour.code()),
            false => text.into_owned(),
        }
    }
}

/// Whether the user has nothing against colours.
pub fn wants_colour() -> bool {
    let is_set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    !is_set("NO_COLOR") && env::var_os("TERM").is_none_or(|term| term != "dumb")
}

/// What colours are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// An error.
    Error,
    /// A warning.
    Warning,
    /// What an error is about.
    Strong,
    /// What is less important.
    Faint,
    /// A thread, by its place.
    Thread(usize),
}

impl Colour {
    fn code(self) -> &'static str {
        match self {
            Colour::Error => "1;31",
            Colour::Warning => "1;33",
            Colour::Strong => "1",
            Colour::Faint => "2",
            Colour::Thread(place) => ["36", "32", "35", "33", "34", "31"][place % 6],
        }
    }
}
