//! Metadata: only where nodes are is noted; `ir::Metadata` reads them when asked.

use super::{Parsed, Parser};
use crate::ir::{MetadataRef, TypeId, Value};
use crate::lexer::Token;

impl<'t> Parser<'t> {
    /// A reference to a node: `!12`, `!{…}`, `!DIExpression(…)`.
    pub(super) fn metadata_ref(&mut self) -> Parsed<MetadataRef> {
        let start = self.start;
        match self.token {
            Token::MetadataNumber(number) => {
                self.advance()?;
                Ok(MetadataRef::numbered(number).expect("the lexer lets only numbers below 2^31 through"))
            }
            Token::MetadataName(_) => {
                self.advance()?;
                self.skip_group(b'(')?;
                Ok(MetadataRef::inline(start))
            }
            Token::Mark(b'!') => {
                self.advance()?;
                if let Token::Text(_) = self.token {
                    self.advance()?;
                } else {
                    self.skip_group(b'{')?;
                }
                Ok(MetadataRef::inline(start))
            }
            Token::Word("distinct") => {
                self.advance()?;
                if let Token::Word(_) = self.token {
                    return self.expected("metadata");
                }
                self.metadata_ref()?;
                Ok(MetadataRef::inline(start))
            }
            _ => self.expected("metadata"),
        }
    }

    /// Goes past a bracket that must be next, and its partner.
    fn skip_group(&mut self, open: u8) -> Parsed<()> {
        if !self.is_mark(open) {
            return self.expected(&format!("`{}`", open as char));
        }
        self.lexer.skip_group_from(self.start, self.line)?;
        self.advance()
    }

    /// What follows the type `metadata`: a node, a string or a value with its type.
    pub(super) fn metadata_operand(&mut self) -> Parsed<Value> {
        match self.token {
            Token::MetadataNumber(_) | Token::MetadataName(_) => Ok(Value::Metadata(self.metadata_ref()?)),
            Token::Mark(b'!') => {
                let start = self.start;
                self.advance()?;
                if let Token::Text(text) = self.token {
                    let symbol = self.module.names.intern(text);
                    self.advance()?;
                    return Ok(Value::MetadataString(symbol));
                }
                self.skip_group(b'{')?;
                Ok(Value::Metadata(MetadataRef::inline(start)))
            }
            _ => {
                let ty = self.value_type()?;
                if ty == TypeId::METADATA { self.expected("metadata") } else { self.value(ty) }
            }
        }
    }

    /// The attachments `, !dbg !12, !tbaa !5` at the end of an instruction; gives that of `!dbg`.
    pub(super) fn attachments(&mut self) -> Parsed<Option<MetadataRef>> {
        if let Some(number) = self.lexer.skip_location() {
            self.advance()?;
            return Ok(MetadataRef::numbered(number));
        }
        let mut debug = None;
        while self.is_mark(b',') {
            self.advance()?;
            self.attachment(&mut debug)?;
        }
        Ok(debug)
    }

    /// One attachment, without the comma before it.
    pub(super) fn attachment(&mut self, debug: &mut Option<MetadataRef>) -> Parsed<()> {
        let Token::MetadataName(name) = self.token else { return self.expected("a metadata attachment") };
        self.advance()?;
        let node = self.metadata_ref()?;
        if name == "dbg" {
            *debug = Some(node);
        }
        Ok(())
    }

    /// `!12 = …` at the top of the file.
    pub(super) fn numbered_metadata(&mut self, number: u32) -> Parsed<()> {
        let nodes = &mut self.numbered_metadata;
        if self.lexer.skip_nodes(self.start, |number, node| nodes.push((number, node as u32))) {
            return self.advance();
        }
        self.advance()?;
        self.mark(b'=')?;
        self.numbered_metadata.push((number, self.start as u32));
        self.metadata_ref()?;
        Ok(())
    }

    /// `!name = !{!0, !1}` at the top of the file.
    pub(super) fn named_metadata(&mut self, name: &str) -> Parsed<()> {
        self.advance()?;
        self.mark(b'=')?;
        self.mark(b'!')?;
        self.mark(b'{')?;
        let mut nodes = Vec::new();
        while !self.is_mark(b'}') {
            nodes.push(self.metadata_ref()?);
            if !self.skip_mark(b',')? {
                break;
            }
        }
        self.mark(b'}')?;
        self.named_metadata.push((name.into(), nodes));
        Ok(())
    }

    /// A value of a debug record: `ptr %x`, `!DIArgList(…)`, `!{}`; the latter two are none.
    pub(super) fn record_value(&mut self) -> Parsed<Option<crate::ir::Operand>> {
        match self.token {
            Token::MetadataNumber(_) | Token::MetadataName(_) | Token::Mark(b'!') => {
                self.metadata_ref()?;
                Ok(None)
            }
            _ => {
                let ty = self.value_type()?;
                if ty == TypeId::METADATA {
                    return self.expected("a value");
                }
                Ok(Some(self.operand_of(ty)?))
            }
        }
    }
}
