//! How text for people is laid out: how wide it may be, and what colours mean. Who prints knows the terminal.

use crate::printable::on_one_line;

/// How text for people is laid out.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// Whether colours are used.
    pub colour: bool,
    /// Characters in a line.
    pub width: usize,
}

impl Style {
    /// Text in a colour, and in no other, whatever it asks for.
    pub fn paint(&self, colour: Colour, text: &str) -> String {
        let text = on_one_line(text);
        match self.colour && !text.is_empty() {
            true => format!("\u{1b}[{}m{text}\u{1b}[0m", colour.code()),
            false => text.into_owned(),
        }
    }
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
