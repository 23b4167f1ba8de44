//! Metadata: kept as text, parsed node by node when asked.
//!
//! Debug information is most of the bytes of a module compiled with `-g`, and most of it describes
//! declarations that no message ever names. The reader only notes where each node starts; a node that cannot
//! be understood is therefore no error but unknown (`None`): it costs a name in a message, never a verdict.

use crate::lexer::{FIELD, length_of_class, small_number};
use memchr::memchr2;
use std::borrow::Cow;
use std::ops::ControlFlow;

/// A node of metadata: numbered (`!12`), or written where it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MetadataRef(u32);

impl MetadataRef {
    /// Marks a node that is written where it is used; the other bits are its offset in the text.
    const INLINE: u32 = 1 << 31;

    /// The node `!number`, if the number is small enough to be one.
    pub(crate) fn numbered(number: u32) -> Option<MetadataRef> {
        (number < Self::INLINE).then_some(MetadataRef(number))
    }

    /// The node that starts at an offset of the text.
    pub(crate) fn inline(offset: usize) -> MetadataRef {
        MetadataRef(Self::INLINE | offset as u32)
    }

    /// The number of a numbered node.
    pub fn number(self) -> Option<u32> {
        (self.0 < Self::INLINE).then_some(self.0)
    }
}

/// All metadata of a module.
#[derive(Clone, Debug, Default)]
pub struct Metadata<'t> {
    /// The text of the module.
    text: &'t str,
    /// Number and offset of each numbered node, sorted. LLVM numbers densely, so that number n is usually at
    /// index n.
    numbered: Vec<(u32, u32)>,
    /// `!name = !{…}`.
    named: Vec<(Box<str>, Vec<MetadataRef>)>,
}

/// A parsed node: `!DIFile(filename: "a.c", …)` or `!{…}`.
#[derive(Clone, Debug, PartialEq)]
pub struct Node<'m> {
    /// `DIFile`, for example; empty for `!{…}`.
    pub name: &'m str,
    /// Whether it is distinct from equal nodes.
    pub is_distinct: bool,
    /// The fields in order. Those of `!{…}`, and positional ones as in `DIExpression`, have the empty name.
    pub fields: Vec<(&'m str, Field<'m>)>,
}

/// A field of a node.
#[derive(Clone, Debug, PartialEq)]
pub enum Field<'m> {
    /// `null`.
    Null,
    /// Another node.
    Node(MetadataRef),
    /// `"text"` or `!"text"`, escapes resolved.
    Text(Cow<'m, str>),
    /// A number.
    Int(i128),
    /// Words such as `DW_TAG_member`, `true`, `DIFlagPublic | DIFlagStaticMember`.
    Word(&'m str),
    /// A value with its type as written, for example `i32 7`.
    Value(&'m str),
}

/// A `DILocation`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DebugLocation {
    /// Line, from 1; 0 if the compiler made the code up.
    pub line: u32,
    /// Column, from 1; 0 if unknown.
    pub column: u32,
    /// A `DISubprogram`, `DILexicalBlock` or `DILexicalBlockFile`.
    pub scope: MetadataRef,
    /// The `DILocation` into which the code was inlined.
    pub inlined_at: Option<MetadataRef>,
}

impl<'t> Metadata<'t> {
    pub(crate) fn new(
        text: &'t str,
        mut numbered: Vec<(u32, u32)>,
        named: Vec<(Box<str>, Vec<MetadataRef>)>,
    ) -> Metadata<'t> {
        numbered.sort_unstable();
        Metadata { text, numbered, named }
    }

    /// All numbered nodes, in order.
    pub fn numbered(&self) -> impl Iterator<Item = MetadataRef> + '_ {
        self.numbered.iter().map(|entry| MetadataRef(entry.0))
    }

    /// The nodes of a named tuple, for example `llvm.dbg.cu`.
    pub fn named(&self, name: &str) -> Option<&[MetadataRef]> {
        self.named.iter().find(|(other, _)| **other == *name).map(|(_, nodes)| &**nodes)
    }

    /// The text of a node, from its start to the end of the module.
    fn text_from(&self, node: MetadataRef) -> Option<&str> {
        let offset = match node.number() {
            None => (node.0 & !MetadataRef::INLINE) as usize,
            Some(number) => match self.numbered.get(number as usize) {
                Some(&(other, offset)) if other == number => offset as usize,
                _ => {
                    let at = self.numbered.binary_search_by_key(&number, |entry| entry.0).ok()?;
                    self.numbered[at].1 as usize
                }
            },
        };
        self.text.get(offset..)
    }

    /// The node of a reference, parsed; none if it does not exist or cannot be understood.
    pub fn node(&self, node: MetadataRef) -> Option<Node<'_>> {
        self.parsed(node, None)
    }

    /// A node as far as the field of a name, or the whole of it.
    pub fn node_up_to(&self, node: MetadataRef, last: &str) -> Option<Node<'_>> {
        self.parsed(node, Some(last))
    }

    fn parsed(&self, node: MetadataRef, last: Option<&str>) -> Option<Node<'_>> {
        let mut fields = Vec::with_capacity(8);
        let (name, is_distinct) = self.scanner(node)?.fields(|name, field| {
            fields.push((name, field));
            if Some(name) == last { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })?;
        Some(Node { name, is_distinct, fields })
    }

    /// The kind of a node: `DIFile`, for example.
    pub fn kind(&self, node: MetadataRef) -> Option<&str> {
        let mut scanner = self.scanner(node)?;
        scanner.name().map(|(name, _)| name)
    }

    /// How many numbered nodes there are.
    pub fn len(&self) -> usize {
        self.numbered.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.numbered.is_empty()
    }

    /// The first field of a name, if that is another node. What comes after it is not read.
    pub fn node_in(&self, node: MetadataRef, field: &str) -> Option<MetadataRef> {
        let mut found = None;
        self.scanner(node)?.fields(|name, value| match value {
            Field::Node(node) if name == field => {
                found = Some(node);
                ControlFlow::Break(())
            }
            _ if name == field => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        })?;
        found
    }

    /// The source location of a reference to a `DILocation`.
    pub fn location(&self, node: MetadataRef) -> Option<DebugLocation> {
        if let Some(plain) = plain_location(self.text_from(node)?.as_bytes()) {
            return Some(plain);
        }
        let (mut line, mut column, mut scope, mut inlined_at) = (0, 0, None, None);
        // Every instruction has one, so the fields are not gathered first. Of two with the same name, the
        // first counts.
        let (name, _) = self.scanner(node)?.fields(|name, field| {
            match (name, field) {
                ("line", Field::Int(number)) if line == 0 => line = number,
                ("column", Field::Int(number)) if column == 0 => column = number,
                ("scope", Field::Node(node)) => scope = scope.or(Some(node)),
                ("inlinedAt", Field::Node(node)) => inlined_at = inlined_at.or(Some(node)),
                _ => {}
            }
            ControlFlow::Continue(())
        })?;
        let (line, column) = (line.try_into().ok()?, column.try_into().ok()?);
        (name == "DILocation").then_some(DebugLocation { line, column, scope: scope?, inlined_at })
    }

    fn scanner(&self, node: MetadataRef) -> Option<Scanner<'_>> {
        let text = self.text_from(node)?;
        Some(Scanner { text, at: 0, base: self.text.len() - text.len() })
    }
}

impl<'m> Node<'m> {
    /// The field of a name.
    pub fn get(&self, name: &str) -> Option<&Field<'m>> {
        self.fields.iter().find(|(other, _)| *other == name).map(|(_, field)| field)
    }

    /// A field that is a string.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.get(name)? {
            Field::Text(text) => Some(text),
            _ => None,
        }
    }

    /// A field that is a number.
    pub fn int(&self, name: &str) -> Option<i128> {
        match self.get(name)? {
            Field::Int(value) => Some(*value),
            _ => None,
        }
    }

    /// A field that is another node.
    pub fn node(&self, name: &str) -> Option<MetadataRef> {
        match self.get(name)? {
            Field::Node(node) => Some(*node),
            _ => None,
        }
    }

    /// A field that is a word (`tag: DW_TAG_member` gives `DW_TAG_member`).
    pub fn word(&self, name: &str) -> Option<&'m str> {
        match self.get(name)? {
            Field::Word(word) => Some(word),
            _ => None,
        }
    }

    /// The elements of `!{…}`, in order; those that are no nodes are none.
    pub fn optional_elements(&self) -> impl Iterator<Item = Option<MetadataRef>> + '_ {
        self.fields.iter().map(|(_, field)| match field {
            Field::Node(node) => Some(*node),
            _ => None,
        })
    }

    /// The nodes among the elements of `!{…}`, in order.
    pub fn elements(&self) -> impl Iterator<Item = MetadataRef> + '_ {
        self.fields.iter().filter_map(|(_, field)| match field {
            Field::Node(node) => Some(*node),
            _ => None,
        })
    }
}

/// A `DILocation` in the form that LLVM prints, without inlining. Every instruction has one, so these are
/// read without a scanner: a fifth of the instructions.
fn plain_location(text: &[u8]) -> Option<DebugLocation> {
    let after = |start: usize, before: &[u8]| {
        let end = start + before.len();
        (text.get(start..end)? == before).then(|| small_number(text, end))?
    };
    let (line, end) = after(0, b"!DILocation(line: ")?;
    let (column, end) = after(end, b", column: ")?;
    let (scope, end) = after(end, b", scope: !")?;
    let scope = MetadataRef::numbered(scope)?;
    (text.get(end) == Some(&b')')).then_some(DebugLocation { line, column, scope, inlined_at: None })
}

/// Reads one node. Nodes inside it are skipped, not parsed, so that there is no recursion.
struct Scanner<'m> {
    text: &'m str,
    at: usize,
    /// Offset of `text` in the text of the module.
    base: usize,
}

impl<'m> Scanner<'m> {
    /// Shows the fields in order, as long as they are wanted; gives the name, and whether the node is
    /// distinct.
    fn fields(
        &mut self,
        mut see: impl FnMut(&'m str, Field<'m>) -> ControlFlow<()>,
    ) -> Option<(&'m str, bool)> {
        let (name, is_distinct) = self.name()?;
        let close = match (self.next()?, name.is_empty()) {
            (b'{', true) => b'}',
            (b'(', false) => b')',
            _ => return None,
        };
        self.skip_space();
        if self.peek()? == close {
            return Some((name, is_distinct));
        }
        loop {
            let (field, value) = self.field(close)?;
            if see(field, value).is_break() {
                return Some((name, is_distinct));
            }
            self.skip_space();
            match self.next()? {
                b',' => {}
                other if other == close => return Some((name, is_distinct)),
                _ => return None,
            }
        }
    }

    /// The name of the node, and whether it is distinct.
    fn name(&mut self) -> Option<(&'m str, bool)> {
        let is_distinct = self.text.starts_with("distinct");
        if is_distinct {
            self.at += "distinct".len();
        }
        self.skip_space();
        self.expect(b'!')?;
        Some((self.word(), is_distinct))
    }

    fn field(&mut self, close: u8) -> Option<(&'m str, Field<'m>)> {
        self.skip_space();
        let start = self.at;
        let word = self.word();
        if !word.is_empty() && self.peek() == Some(b':') {
            self.at += 1;
            self.skip_space();
            return Some((word, self.value(close)?));
        }
        self.at = start;
        Some(("", self.value(close)?))
    }

    fn value(&mut self, close: u8) -> Option<Field<'m>> {
        match self.peek()? {
            b'"' => self.string(),
            b'!' => self.reference(),
            b'0'..=b'9'
                if let Some((number, end)) = small_number(self.text.as_bytes(), self.at)
                    && matches!(self.text.as_bytes().get(end), Some(b',' | b')')) =>
            {
                self.at = end;
                Some(Field::Int(number.into()))
            }
            _ => {
                let start = self.at;
                self.skip_to_end_of_field(close)?;
                Some(plain(self.text[start..self.at].trim_end()))
            }
        }
    }

    /// `!12`, `!"text"`, `!{…}`, `!DIExpression(…)`.
    fn reference(&mut self) -> Option<Field<'m>> {
        let start = self.at;
        self.expect(b'!')?;
        if self.peek()? == b'"' {
            return self.string();
        }
        if let Some((number, end)) = small_number(self.text.as_bytes(), self.at) {
            self.at = end;
            return Some(Field::Node(MetadataRef(number)));
        }
        self.word();
        self.skip_group()?;
        Some(Field::Node(MetadataRef::inline(self.base + start)))
    }

    fn string(&mut self) -> Option<Field<'m>> {
        self.expect(b'"')?;
        let rest = &self.text[self.at..];
        let end = memchr2(b'"', b'\\', rest.as_bytes())?;
        if rest.as_bytes()[end] == b'"' {
            self.at += end + 1;
            return Some(Field::Text(Cow::Borrowed(&rest[..end])));
        }
        let (text, _) = rest.split_once('"')?;
        self.at += text.len() + 1;
        let text = crate::lexer::unescape(text.as_bytes());
        Some(Field::Text(Cow::Owned(String::from_utf8_lossy(&text).into_owned())))
    }

    /// Skips `(…)` or `{…}` with everything inside.
    fn skip_group(&mut self) -> Option<()> {
        let mut depth = 0usize;
        loop {
            match self.next()? {
                b'"' => {
                    self.at -= 1;
                    self.string()?;
                }
                b'(' | b'{' | b'[' => depth += 1,
                b')' | b'}' | b']' => {
                    depth = depth.checked_sub(1)?;
                }
                _ if depth == 0 => return None,
                _ => {}
            }
            if depth == 0 {
                return Some(());
            }
        }
    }

    fn skip_to_end_of_field(&mut self, close: u8) -> Option<()> {
        loop {
            self.word();
            match self.peek()? {
                b',' => return Some(()),
                other if other == close => return Some(()),
                b'(' | b'{' | b'[' => self.skip_group()?,
                b'"' => {
                    self.string()?;
                }
                b'\n' => return None,
                _ => self.at = self.text.ceil_char_boundary(self.at + 1),
            }
        }
    }

    /// The letters, digits, dots and underscores from here on.
    fn word(&mut self) -> &'m str {
        let rest = &self.text[self.at..];
        let length = length_of_class(rest.as_bytes(), FIELD);
        self.at += length;
        &rest[..length]
    }

    fn skip_space(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.at += 1;
        }
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn next(&mut self) -> Option<u8> {
        let byte = self.peek()?;
        self.at += 1;
        Some(byte)
    }

    fn expect(&mut self, byte: u8) -> Option<()> {
        (self.next()? == byte).then_some(())
    }
}

/// A field that is neither a string nor a node.
fn plain(text: &str) -> Field<'_> {
    if text == "null" {
        return Field::Null;
    }
    if text.starts_with(|first: char| first.is_ascii_alphabetic())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
    {
        return Field::Word(text);
    }
    if let Ok(value) = text.parse::<i64>() {
        return Field::Int(value.into());
    }
    if let Ok(value) = text.parse() {
        return Field::Int(value);
    }
    let is_word = |word: &str| word.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    if text.split(" | ").all(is_word) { Field::Word(text) } else { Field::Value(text) }
}
