//! Bytes to tokens. No token owns anything: names and numbers are slices of the text, escapes are resolved by
//! who needs it.
//!
//! A token is what one `match` on its first byte finds; the only context is that a word may turn out to be a
//! label (`for.cond:`), which the parser asks for at the start of a statement ([`Lexer::label`]).

use crate::parse::{Failure, Parsed};
use memchr::{memchr, memchr2};
use selvedge_source::Span;
use std::borrow::Cow;

/// A token.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Token<'t> {
    /// A keyword or a type: letters, digits, underscores.
    Word(&'t str),
    /// `%name`.
    Local(Name<'t>),
    /// `@name`.
    Global(Name<'t>),
    /// `$name`.
    Comdat(Name<'t>),
    /// `!12`.
    MetadataNumber(u32),
    /// `!name`.
    MetadataName(&'t str),
    /// `#12`.
    Attributes(u32),
    /// `#dbg_declare`.
    Record(&'t str),
    /// Anything that starts with a digit, or a minus and a digit.
    Number(&'t str),
    /// `"…"`, without the quotes, escapes not resolved.
    Text(&'t str),
    /// `c"…"`, likewise.
    Bytes(&'t str),
    /// `...`.
    Ellipsis,
    /// One of `= , * [ ] { } ( ) < > | : ! ^`.
    Mark(u8),
    /// The end of the text.
    End,
}

/// A name behind its `%`, `@` or `$`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Name<'t> {
    /// Without quotes.
    text: &'t str,
    is_quoted: bool,
}

impl<'t> Name<'t> {
    /// The name with escapes resolved. One that is not UTF-8 then stays as it is written, which is as good as
    /// a name.
    pub(crate) fn resolved(self) -> Cow<'t, str> {
        if !self.is_quoted || !self.text.contains('\\') {
            return Cow::Borrowed(self.text);
        }
        match String::from_utf8(unescape(self.text.as_bytes())) {
            Ok(name) => Cow::Owned(name),
            Err(_) => Cow::Borrowed(self.text),
        }
    }

    /// The number, if it is one, as names of things that have none are.
    pub(crate) fn number(self) -> Option<u32> {
        if self.is_quoted { None } else { self.text.parse().ok() }
    }
}

/// Resolves `\\` and `\41`.
pub(crate) fn unescape(text: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some((&first, after)) = rest.split_first() {
        rest = after;
        if first == b'\\' {
            if let [b'\\', after @ ..] = rest {
                rest = after;
            } else if let [high, low, after @ ..] = rest
                && let (Some(high), Some(low)) = (hex_digit(*high), hex_digit(*low))
            {
                bytes.push(16 * high + low);
                rest = after;
                continue;
            }
        }
        bytes.push(first);
    }
    bytes
}

/// The value of a hexadecimal digit.
pub(crate) fn hex_digit(byte: u8) -> Option<u8> {
    (byte as char).to_digit(16).map(|digit| digit as u8)
}

/// Goes through a text token by token.
pub(crate) struct Lexer<'t> {
    /// The whole text.
    text: &'t str,
    /// Where the next token is looked for.
    at: usize,
    /// Line of `at`, from 1.
    line: u32,
}

/// What the bytes of a name, a word or white space have in common.
const NAME: u8 = 1;
const WORD: u8 = 2;
/// Bytes that matter when a balanced group is skipped: quotes, brackets, newlines, comments.
const GROUP: u8 = 4;
/// Bytes of the words in nodes of metadata.
pub(crate) const FIELD: u8 = 8;
/// Bytes that are tokens.
const MARK: u8 = 16;

static CLASS: [u8; 256] = {
    let mut class = [0u8; 256];
    let mut byte = 0;
    while byte < 256 {
        let b = byte as u8;
        if b.is_ascii_alphanumeric() || b == b'_' {
            class[byte] = NAME | WORD | FIELD;
        } else if b == b'.' {
            class[byte] = NAME | FIELD;
        } else if matches!(b, b'-' | b'$') {
            class[byte] = NAME;
        } else if matches!(b, b'"' | b'\n' | b';') {
            class[byte] = GROUP;
        } else if matches!(b, b'(' | b')' | b'{' | b'}') {
            class[byte] = GROUP | MARK;
        } else if matches!(b, b'=' | b',' | b'*' | b'[' | b']' | b'<' | b'>' | b'|' | b':' | b'^') {
            class[byte] = MARK;
        }
        byte += 1;
    }
    class
};

impl<'t> Lexer<'t> {
    pub(crate) fn new(text: &'t str) -> Lexer<'t> {
        Lexer { text, at: 0, line: 1 }
    }

    /// Where the next token is looked for.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    /// Skips white space and comments; gives where the next token starts and on which line.
    #[inline]
    pub(crate) fn skip_space(&mut self) -> (usize, u32) {
        let bytes = self.text.as_bytes();
        let mut at = self.at;
        while let Some(&byte) = bytes.get(at) {
            match byte {
                b' ' | b'\t' | b'\r' | 0 => {}
                b'\n' => self.line += 1,
                b';' => {
                    at = end_of_line(bytes, at);
                    continue;
                }
                _ => break,
            }
            at += 1;
        }
        self.at = at;
        (at, self.line)
    }

    /// Goes on to the end of the line.
    pub(crate) fn skip_line(&mut self) {
        self.at = end_of_line(self.text.as_bytes(), self.at);
    }

    /// Goes past the mark that comes next on this line, if one does; gives where it is, the mark and the
    /// line. Every other token is one, so that they are worth a way of their own: a third of the instructions
    /// of `next`.
    #[inline]
    pub(crate) fn skip_mark(&mut self) -> Option<(usize, u8, u32)> {
        let bytes = self.text.as_bytes();
        let mut at = self.at;
        while bytes.get(at) == Some(&b' ') {
            at += 1;
        }
        let mark = *bytes.get(at).filter(|byte| CLASS[**byte as usize] & MARK != 0)?;
        self.at = at + 1;
        Some((at, mark, self.line))
    }

    /// The next token, after `skip_space`.
    #[inline]
    pub(crate) fn next(&mut self) -> Parsed<Token<'t>> {
        let start = self.at;
        let bytes = self.text.as_bytes();
        let Some(&first) = bytes.get(start) else { return Ok(Token::End) };
        self.at += 1;
        Ok(match first {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => {
                self.skip_class(WORD);
                if first == b'c' && self.at == start + 1 && bytes.get(self.at) == Some(&b'"') {
                    self.at += 1;
                    return Ok(Token::Bytes(self.quoted()?));
                }
                Token::Word(&self.text[start..self.at])
            }
            b'%' => Token::Local(self.name("a name after `%`")?),
            b'@' => Token::Global(self.name("a name after `@`")?),
            b'$' => Token::Comdat(self.name("a name after `$`")?),
            _ if CLASS[first as usize] & MARK != 0 => Token::Mark(first),
            b'!' => self.metadata()?,
            b'0'..=b'9' => self.number(start),
            b'-' if bytes.get(self.at).is_some_and(u8::is_ascii_digit) => self.number(start),
            b'"' => Token::Text(self.quoted()?),
            b'#' => self.hash()?,
            b'.' if self.text[self.at..].starts_with("..") => {
                self.at += 2;
                Token::Ellipsis
            }
            // Labels may start with these; see `label`.
            b'.' | b'-' => Token::Mark(first),
            _ => return Err(self.unexpected(start)),
        })
    }

    #[inline]
    fn skip_class(&mut self, class: u8) {
        self.at += length_of_class(&self.text.as_bytes()[self.at..], class);
    }

    #[inline]
    fn name(&mut self, what: &str) -> Parsed<Name<'t>> {
        let start = self.at;
        self.skip_class(NAME);
        if self.at > start {
            return Ok(Name { text: &self.text[start..self.at], is_quoted: false });
        }
        if self.text.as_bytes().get(self.at) == Some(&b'"') {
            self.at += 1;
            return Ok(Name { text: self.quoted()?, is_quoted: true });
        }
        Err(Failure::new(Span::new(start - 1, start), format!("expected {what}")))
    }

    /// The text up to the closing quote; the opening one has been read.
    fn quoted(&mut self) -> Parsed<&'t str> {
        let start = self.at;
        let rest = &self.text.as_bytes()[start..];
        let Some(length) = memchr(b'"', rest) else {
            return Err(Failure::new(Span::new(start - 1, start), "this string has no end"));
        };
        self.line += rest[..length].iter().filter(|&&byte| byte == b'\n').count() as u32;
        self.at += length + 1;
        Ok(&self.text[start..start + length])
    }

    fn metadata(&mut self) -> Parsed<Token<'t>> {
        let start = self.at;
        if let Some((number, end)) = small_number(self.text.as_bytes(), start)
            && !self.is_name_at(end)
        {
            self.at = end;
            return Ok(Token::MetadataNumber(number));
        }
        self.skip_class(NAME);
        let name = &self.text[start..self.at];
        if name.is_empty() {
            return Ok(Token::Mark(b'!'));
        }
        if !name.as_bytes()[0].is_ascii_digit() {
            return Ok(Token::MetadataName(name));
        }
        self.number_below_limit(start).map(Token::MetadataNumber)
    }

    /// Whether the byte at an offset may be part of a name.
    fn is_name_at(&self, at: usize) -> bool {
        self.text.as_bytes().get(at).is_some_and(|&byte| CLASS[byte as usize] & NAME != 0)
    }

    fn hash(&mut self) -> Parsed<Token<'t>> {
        let start = self.at;
        self.skip_class(WORD);
        let name = &self.text[start..self.at];
        if name.starts_with(|first: char| first.is_ascii_digit()) {
            return self.number_below_limit(start).map(Token::Attributes);
        }
        if name.is_empty() {
            return Err(Failure::new(
                Span::new(start - 1, start),
                "expected a number or a debug record after `#`",
            ));
        }
        Ok(Token::Record(name))
    }

    /// The number from `start` up to here.
    fn number_below_limit(&self, start: usize) -> Parsed<u32> {
        let text = &self.text[start..self.at];
        match text.parse() {
            Ok(number) if number < 1 << 31 => Ok(number),
            _ => Err(Failure::new(
                Span::new(start - 1, self.at),
                format!("`{text}` is not a number below 2147483648"),
            )),
        }
    }

    /// Digits, hexadecimal digits, and the signs of exponents.
    fn number(&mut self, start: usize) -> Token<'t> {
        let bytes = self.text.as_bytes();
        while let Some(&byte) = bytes.get(self.at) {
            let is_exponent_sign = matches!(byte, b'+' | b'-') && matches!(bytes[self.at - 1], b'e' | b'E');
            if !(byte.is_ascii_alphanumeric() || byte == b'.' || is_exponent_sign) {
                break;
            }
            self.at += 1;
        }
        Token::Number(&self.text[start..self.at])
    }

    /// The label whose first token starts at `start` and was the last one read, if it is one; goes past its
    /// colon.
    #[inline]
    pub(crate) fn label(&mut self, start: usize) -> Option<Name<'t>> {
        let bytes = self.text.as_bytes();
        // The straight line: a word or a local name that a space follows is no label.
        let next = bytes.get(self.at).copied().unwrap_or(b' ');
        if next != b':' && CLASS[next as usize] & NAME == 0 {
            return None;
        }
        self.reread_label(start)
    }

    fn reread_label(&mut self, start: usize) -> Option<Name<'t>> {
        let bytes = self.text.as_bytes();
        let (at, line) = (self.at, self.line);
        self.at = start;
        let is_quoted = bytes.get(start) == Some(&b'"');
        let text = if is_quoted {
            self.at += 1;
            self.quoted().unwrap_or_default()
        } else {
            self.skip_class(NAME);
            &self.text[start..self.at]
        };
        if !text.is_empty() && bytes.get(self.at) == Some(&b':') {
            self.at += 1;
            return Some(Name { text, is_quoted });
        }
        (self.at, self.line) = (at, line);
        None
    }

    /// The first byte after white space of what comes next.
    #[inline]
    pub(crate) fn peek_byte(&self) -> Option<u8> {
        self.text.as_bytes()[self.at..].iter().copied().find(|byte| !byte.is_ascii_whitespace())
    }

    /// A part of the text.
    pub(crate) fn slice(&self, start: usize, end: usize) -> &'t str {
        &self.text[start..end]
    }

    /// Skips from the bracket at `start` to its partner, over strings and comments.
    /// This is where most bytes of a module with debug information go by.
    pub(crate) fn skip_group_from(&mut self, start: usize, line: u32) -> Parsed<()> {
        let bytes = self.text.as_bytes();
        (self.at, self.line) = (start, line);
        let mut depth = 0usize;
        while let Some(&byte) = bytes.get(self.at) {
            self.at += 1;
            if CLASS[byte as usize] & GROUP == 0 {
                continue;
            }
            match byte {
                b'"' => {
                    self.quoted()?;
                }
                b'\n' => self.line += 1,
                b';' => self.skip_line(),
                b'(' | b'{' => depth += 1,
                _ if depth <= 1 => return Ok(()),
                _ => depth -= 1,
            }
        }
        Err(Failure::new(Span::new(start, start + 1), "this has no closing bracket"))
    }

    /// Goes past the lines from `start` on that are numbered nodes of metadata, `!12 = …`, as LLVM prints
    /// them: one line for a node, and another node or nothing behind it. Shows the number of each and where
    /// it starts; gives whether there was one. Most lines of a module are such nodes; whatever looks
    /// different is read token by token.
    pub(crate) fn skip_nodes(&mut self, start: usize, mut see: impl FnMut(u32, usize)) -> bool {
        let bytes = self.text.as_bytes();
        let mut next = start;
        while let Some((number, node)) = numbered_node(bytes, next) {
            let end = memchr2(b'\n', b';', &bytes[node..]).map_or(bytes.len(), |length| node + length);
            let is_whole =
                matches!(bytes[end - 1], b')' | b'}') && matches!(bytes.get(end), None | Some(b'\n'));
            if !is_whole || !matches!(bytes.get(end + 1), None | Some(b'!')) {
                break;
            }
            see(number, node);
            self.line += u32::from(next != start);
            self.at = end;
            next = end + 1;
        }
        next != start
    }

    /// Goes past the type of ` ptr %x` or ` ptr @x`, if that follows the token that was the last.
    pub(crate) fn skip_pointer_type(&mut self) -> bool {
        let rest = &self.text.as_bytes()[self.at..];
        let is_pointer = rest.starts_with(b" ptr ") && matches!(rest.get(5), Some(b'%' | b'@'));
        if is_pointer {
            self.at += 5;
        }
        is_pointer
    }

    /// The number of `, align 4` if that follows the comma that was the last token, and is itself followed by
    /// a comma or the end of the line; goes past it.
    pub(crate) fn skip_alignment(&mut self) -> Option<u32> {
        let bytes = self.text.as_bytes();
        let start = self.at + b" align ".len();
        let is_alignment = bytes.get(self.at..start) == Some(b" align ");
        let (align, end) = is_alignment.then(|| small_number(bytes, start))??;
        (align.is_power_of_two() && matches!(bytes.get(end), Some(b',' | b'\n'))).then(|| {
            self.at = end;
            align
        })
    }

    /// The number of `, !dbg !12` at the end of a line, as nearly every instruction has it, if that follows
    /// the comma that was the last token; goes past it.
    pub(crate) fn skip_location(&mut self) -> Option<u32> {
        let bytes = self.text.as_bytes();
        let start = self.at + b" !dbg !".len();
        let is_location = bytes.get(self.at..start) == Some(b" !dbg !");
        let (number, end) = is_location.then(|| small_number(bytes, start))??;
        (bytes.get(end) == Some(&b'\n')).then(|| {
            self.at = end;
            number
        })
    }

    #[cold]
    fn unexpected(&self, start: usize) -> Box<Failure> {
        let character = self.text[start..].chars().next().unwrap_or(' ');
        let span = Span::new(start, start + character.len_utf8());
        Failure::new(span, format!("unexpected character `{}`", character.escape_default()))
    }
}

/// How many bytes of a class a text starts with.
#[inline]
pub(crate) fn length_of_class(bytes: &[u8], class: u8) -> usize {
    bytes.iter().position(|&byte| CLASS[byte as usize] & class == 0).unwrap_or(bytes.len())
}

/// Where the line ends that goes on at `at`.
fn end_of_line(bytes: &[u8], at: usize) -> usize {
    memchr(b'\n', &bytes[at..]).map_or(bytes.len(), |length| at + length)
}

/// The decimal number below 2^31 at an offset, and where it ends.
pub(crate) fn small_number(bytes: &[u8], start: usize) -> Option<(u32, usize)> {
    let mut number = 0u32;
    let mut at = start;
    while let Some(digit) = bytes.get(at).map(|byte| byte.wrapping_sub(b'0')).filter(|digit| *digit < 10) {
        // Ten digits that start with up to 2^31 / 10 do not overflow.
        if number > (1 << 31) / 10 {
            return None;
        }
        number = number * 10 + u32::from(digit);
        at += 1;
    }
    (at > start && number < 1 << 31).then_some((number, at))
}

/// The number of the line `!12 = …` at an offset, and where its node starts, if that looks like one.
fn numbered_node(bytes: &[u8], start: usize) -> Option<(u32, usize)> {
    if bytes.get(start) != Some(&b'!') {
        return None;
    }
    let (number, end) = small_number(bytes, start + 1)?;
    let node = end + 3;
    let is_node = bytes.get(end..node) == Some(b" = ") && {
        let rest = &bytes[node..];
        rest.strip_prefix(b"distinct ").unwrap_or(rest).first() == Some(&b'!')
    };
    is_node.then_some((number, node))
}
