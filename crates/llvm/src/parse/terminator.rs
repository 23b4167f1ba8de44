//! Instructions that end a block; calls among them are in `call`.

use super::{Failure, Parsed, Parser};
use crate::ir::{BlockId, InstructionKind, Type, TypeId};
use crate::lexer::Token;
use selvedge_source::Span;

impl<'t> Parser<'t> {
    /// `label %name`.
    pub(super) fn label(&mut self) -> Parsed<BlockId> {
        self.word("label")?;
        self.block_name()
    }

    /// `%name` of a block.
    pub(super) fn block_name(&mut self) -> Parsed<BlockId> {
        let Token::Local(name) = self.token else { return self.expected("the name of a block") };
        let block = self.block_use(name)?;
        self.advance()?;
        Ok(block)
    }

    /// `[label %a, label %b]`.
    pub(super) fn labels(&mut self) -> Parsed<Box<[BlockId]>> {
        self.mark(b'[')?;
        let mut labels = Vec::new();
        while !self.is_mark(b']') {
            labels.push(self.label()?);
            if !self.skip_mark(b',')? {
                break;
            }
        }
        self.mark(b']')?;
        Ok(labels.into())
    }

    pub(super) fn return_(&mut self) -> Parsed<InstructionKind> {
        let start = self.start;
        let ty = self.ty()?;
        if ty != self.scope.result {
            let message = format!("the function returns `{}`", self.module.type_text(self.scope.result));
            return Err(Failure::new(Span::new(start, self.last_end), message));
        }
        if ty == TypeId::VOID {
            return Ok(InstructionKind::Return(None));
        }
        Ok(InstructionKind::Return(Some(self.operand_of(ty)?)))
    }

    pub(super) fn branch(&mut self) -> Parsed<InstructionKind> {
        if self.is_word("label") {
            return Ok(InstructionKind::Jump { to: self.label()? });
        }
        if !self.is_word("i1") {
            return self.expected("`label` or `i1`");
        }
        let condition = self.operand()?;
        self.mark(b',')?;
        let then = self.label()?;
        self.mark(b',')?;
        let otherwise = self.label()?;
        Ok(InstructionKind::Branch { condition, then, otherwise })
    }

    pub(super) fn switch(&mut self) -> Parsed<InstructionKind> {
        let start = self.start;
        let value = self.operand()?;
        let width = match self.module.resolved(value.ty) {
            Type::Int(width @ 1..=128) => *width,
            _ => {
                let span = Span::new(start, self.last_end);
                return Err(Failure::new(span, "`switch` takes an integer of at most 128 bits"));
            }
        };
        self.mark(b',')?;
        let default = self.label()?;
        self.mark(b'[')?;
        let mut cases = Vec::new();
        while !self.is_mark(b']') {
            cases.push(self.case(value.ty, width)?);
        }
        self.advance()?;
        Ok(InstructionKind::Switch { value, default, cases: cases.into() })
    }

    fn case(&mut self, wanted: TypeId, width: u32) -> Parsed<(u128, BlockId)> {
        if self.ty()? != wanted {
            return self
                .fail(format!("cases of this `switch` are of the type `{}`", self.module.type_text(wanted)));
        }
        let value = match self.token {
            Token::Number(text) | Token::Word(text) => match (text, width) {
                ("true", 1) => Some(1),
                ("false", 1) => Some(0),
                _ => super::number::int_bits(text, width),
            },
            _ => None,
        };
        let Some(value) = value else { return self.expected("an integer") };
        self.advance()?;
        self.mark(b',')?;
        Ok((value, self.label()?))
    }

    pub(super) fn indirect_branch(&mut self) -> Parsed<InstructionKind> {
        let address = self.operand()?;
        self.mark(b',')?;
        Ok(InstructionKind::IndirectBranch { address, targets: self.labels()? })
    }

    /// `catchswitch within %pad [label %a, …] unwind to caller`, `catchret from %pad to label %a`,
    /// `cleanupret from %pad unwind label %a`.
    pub(super) fn windows_terminator(&mut self, what: &'static str) -> Parsed<InstructionKind> {
        let mut targets = Vec::new();
        if what == "catchswitch" {
            self.word("within")?;
            self.value(TypeId::TOKEN)?;
            targets.extend(self.labels()?);
        } else {
            self.word("from")?;
            self.value(TypeId::TOKEN)?;
        }
        if what == "catchret" {
            self.word("to")?;
            targets.push(self.label()?);
        } else {
            self.word("unwind")?;
            if self.skip_word("to")? {
                self.word("caller")?;
            } else {
                targets.push(self.label()?);
            }
        }
        Ok(InstructionKind::WindowsTerminator { what, targets: targets.into() })
    }

    /// `catchpad within %switch [args]`, `cleanuppad within none [args]`.
    pub(super) fn windows_pad(&mut self, what: &'static str) -> Parsed<InstructionKind> {
        self.word("within")?;
        self.value(TypeId::TOKEN)?;
        self.mark(b'[')?;
        while !self.is_mark(b']') {
            self.operand()?;
            if !self.skip_mark(b',')? {
                break;
            }
        }
        self.mark(b']')?;
        Ok(InstructionKind::WindowsPad { what })
    }
}
