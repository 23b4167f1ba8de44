//! Text on its way to a terminal. Names, paths and messages come from the checked program; what in them would
//! control the terminal is shown instead: `\x1b`.

use std::borrow::Cow;
use std::io::{self, Write};

/// What begins a colour, or another command to the terminal.
const ESCAPE: char = '\u{1b}';

/// A text in which control characters are shown, but for ends of lines and tabs; also those that turn the
/// direction of writing.
pub fn printable(text: &str) -> Cow<'_, str> {
    shown(text, false)
}

/// A printable text on one line: for names, paths and messages of the program, which could else pretend to be
/// lines of the report.
pub fn on_one_line(text: &str) -> Cow<'_, str> {
    match printable(text) {
        shown if shown.contains('\n') => Cow::Owned(shown.replace('\n', "\\x0a")),
        shown => shown,
    }
}

/// What is written to this is printable; if there are colours, these are left as they are, wherever they come
/// from. So what a program says in a coloured report is made printable before.
pub struct Printable<'a> {
    out: &'a mut dyn Write,
    with_colours: bool,
}

impl<'a> Printable<'a> {
    /// Writes what is printable to `out`.
    pub fn new(out: &'a mut dyn Write, with_colours: bool) -> Printable<'a> {
        Printable { out, with_colours }
    }

    /// Where it goes.
    pub fn into_inner(self) -> &'a mut dyn Write {
        self.out
    }
}

impl Write for Printable<'_> {
    /// Takes whole characters only, as whoever formats text gives.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(bytes);
        self.out.write_all(shown(&text, self.with_colours).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

fn shown(text: &str, with_colours: bool) -> Cow<'_, str> {
    if !text.contains(is_command) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 8);
    let mut rest = text;
    while let Some(at) = rest.find(is_command) {
        shown.push_str(&rest[..at]);
        rest = &rest[at..];
        let colour = if with_colours { colour_code(rest) } else { 0 };
        match rest.chars().next() {
            Some(letter) if colour == 0 => {
                let code = letter as u32;
                shown += &if code < 0x100 { format!("\\x{code:02x}") } else { format!("\\u{{{code:x}}}") };
                rest = &rest[letter.len_utf8()..];
            }
            _ => {
                shown.push_str(&rest[..colour]);
                rest = &rest[colour..];
            }
        }
    }
    shown.push_str(rest);
    Cow::Owned(shown)
}

fn is_command(letter: char) -> bool {
    let turns = matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let ends_line = matches!(letter, '\u{2028}' | '\u{2029}');
    letter.is_control() && !matches!(letter, '\n' | '\t') || turns || ends_line
}

/// The length of the colour that a text begins with; 0 if it begins with none.
fn colour_code(text: &str) -> usize {
    let Some(code) = text.strip_prefix(ESCAPE).and_then(|rest| rest.strip_prefix('[')) else { return 0 };
    let length = code.find(|letter: char| !letter.is_ascii_digit() && letter != ';');
    length.filter(|length| code[*length..].starts_with('m')).map_or(0, |length| length + 3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_controls_a_terminal_is_shown() {
        assert_eq!(printable("näme\tof x\n"), "näme\tof x\n");
        assert_eq!(
            printable("a\u{1b}[31mb\u{7}\r\u{0}\u{7f}\u{9b}c"),
            "a\\x1b[31mb\\x07\\x0d\\x00\\x7f\\x9bc"
        );
        assert_eq!(printable("\u{202e}x\u{200f}\u{2028}"), "\\u{202e}x\\u{200f}\\u{2028}");
        assert_eq!(on_one_line("a\n\u{1b}b"), "a\\x0a\\x1bb");
        assert_eq!(on_one_line("größe 变\t"), "größe 变\t");
    }

    #[test]
    fn of_commands_only_colours_pass_where_there_are_colours() {
        let written = |text: &str, with_colours| {
            let mut bytes = Vec::new();
            Printable::new(&mut bytes, with_colours).write_all(text.as_bytes()).expect("memory takes all");
            String::from_utf8(bytes).expect("it is text")
        };
        let painted = "\u{1b}[1;31merror\u{1b}[0m: x";
        assert_eq!(written(painted, true), painted);
        assert_eq!(written(painted, false), "\\x1b[1;31merror\\x1b[0m: x");
        for command in ["[2J", "[1;31", "]0;title", "", "[3é", "[m["] {
            let text = format!("a\u{1b}{command}\u{1b}");
            let shown = written(&text, true);
            let commands = shown.matches(ESCAPE).count();
            assert_eq!(commands, usize::from(command == "[m["), "{shown:?}");
        }
    }
}
