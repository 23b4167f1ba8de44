//! What stands at the start of a line.

use super::{Parsed, Parser};
use crate::lexer::Token;

impl<'t> Parser<'t> {
    /// The whole file.
    pub(super) fn module(&mut self) -> Parsed<()> {
        self.advance()?;
        while !matches!(self.token, Token::End) {
            self.entity()?;
        }
        self.check_types()?;
        self.close_globals()
    }

    fn entity(&mut self) -> Parsed<()> {
        match self.token {
            Token::MetadataNumber(number) => self.numbered_metadata(number),
            Token::MetadataName(name) => self.named_metadata(name),
            Token::Word("define") => self.function_definition(),
            Token::Word("declare") => self.function_declaration(),
            Token::Global(_) => self.global_definition(),
            Token::Comdat(_) => self.comdat_definition(),
            Token::Local(name) => {
                let (symbol, span) = (self.symbol(name), self.span());
                self.advance()?;
                self.mark(b'=')?;
                self.type_definition(symbol, span)
            }
            Token::Word("attributes") => self.attribute_group(),
            Token::Word("target") => self.target(),
            Token::Word("source_filename") => {
                self.advance()?;
                self.mark(b'=')?;
                self.module.source_filename = self.text()?;
                Ok(())
            }
            Token::Word("module") => {
                self.advance()?;
                self.word("asm")?;
                let line = self.text()?;
                self.module.module_asm.push(line);
                Ok(())
            }
            // Orders of uses, and summaries for link-time optimisation, say nothing about the program.
            Token::Word("uselistorder" | "uselistorder_bb") | Token::Mark(b'^') => self.skip_line(),
            _ => self.expected("a definition or declaration"),
        }
    }

    /// Goes past everything on this line.
    pub(super) fn skip_line(&mut self) -> Parsed<()> {
        self.lexer.skip_line();
        self.advance()
    }

    /// `$name = comdat any`.
    fn comdat_definition(&mut self) -> Parsed<()> {
        self.advance()?;
        self.mark(b'=')?;
        self.word("comdat")?;
        match self.token {
            Token::Word("any" | "exactmatch" | "largest" | "nodeduplicate" | "noduplicates" | "samesize") => {
                self.advance()
            }
            _ => self.expected(
                "how to choose among copies: `any`, `exactmatch`, `largest`, `nodeduplicate` or `samesize`",
            ),
        }
    }

    /// `attributes #0 = { … }`.
    fn attribute_group(&mut self) -> Parsed<()> {
        self.advance()?;
        let Token::Attributes(number) = self.token else {
            return self.expected("the number of an attribute group");
        };
        self.advance()?;
        self.mark(b'=')?;
        if !self.is_mark(b'{') {
            return self.expected("`{`");
        }
        let start = self.start + 1;
        self.lexer.skip_group_from(self.start, self.line)?;
        let text = self.lexer.slice(start, self.lexer.at() - 1).trim();
        self.module.attribute_groups.push((number, text.into()));
        self.advance()
    }

    /// `target triple = "…"`, `target datalayout = "…"`.
    fn target(&mut self) -> Parsed<()> {
        self.advance()?;
        let is_triple = match self.token {
            Token::Word("triple") => true,
            Token::Word("datalayout") => false,
            _ => return self.expected("`triple` or `datalayout`"),
        };
        self.advance()?;
        self.mark(b'=')?;
        let text = self.text()?;
        *(if is_triple { &mut self.module.triple } else { &mut self.module.datalayout }) = text;
        Ok(())
    }
}
