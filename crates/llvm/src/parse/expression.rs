//! Constant expressions. Newer versions of LLVM have fewer of them; all that any version from 13 on has are
//! here.

use super::instruction::{binary_op, cast_op};
use super::{Failure, Parsed, Parser};
use crate::ir::{CastOp, Constant, Operand, Type, TypeId, Value};
use crate::lexer::Token;
use selvedge_source::Span;

impl<'t> Parser<'t> {
    /// The constant expression of a keyword, which is the next token, as a value of a type.
    pub(super) fn expression(&mut self, word: &'t str, ty: TypeId) -> Parsed<Value> {
        let start = self.start;
        if word == "getelementptr" {
            return self.element_pointer_expression(ty, start);
        }
        if let Some(op) = cast_op(word) {
            return self.cast_expression(op, ty, start);
        }
        let constant = if let Some(op) = binary_op(word) {
            self.advance()?;
            self.flags()?;
            let (a, b) = self.two_operands()?;
            self.check_result(a.ty, ty, start)?;
            Constant::Binary { op, a, b }
        } else {
            match word {
                "splat" => self.splat_expression(ty)?,
                "blockaddress" => self.block_address()?,
                "dso_local_equivalent" | "no_cfi" => {
                    self.advance()?;
                    let value = Value::Global(self.global_address(ty)?);
                    Constant::Equivalent(Operand { ty, value })
                }
                "ptrauth" => self.signed_pointer(ty)?,
                "icmp" => {
                    self.advance()?;
                    let op = self.int_predicate()?;
                    let (a, b) = self.two_operands()?;
                    Constant::Compare { op, a, b }
                }
                "fcmp" => {
                    self.advance()?;
                    let op = self.float_predicate()?;
                    let (a, b) = self.two_operands()?;
                    Constant::FloatCompare { op, a, b }
                }
                _ => self.operands_expression(word, ty)?,
            }
        };
        Ok(self.constant(constant))
    }

    /// Expressions that are a keyword and a list of operands, some with indices behind.
    fn operands_expression(&mut self, word: &str, ty: TypeId) -> Parsed<Constant> {
        let start = self.start;
        let (what, count) = match word {
            "select" => ("select", 3),
            "fneg" => ("fneg", 1),
            "extractelement" => ("extractelement", 2),
            "insertelement" => ("insertelement", 3),
            "shufflevector" => ("shufflevector", 3),
            "extractvalue" => ("extractvalue", 1),
            "insertvalue" => ("insertvalue", 2),
            _ => return self.expected("a value"),
        };
        self.advance()?;
        self.mark(b'(')?;
        let mut operands = vec![self.operand()?];
        while operands.len() < count {
            self.mark(b',')?;
            operands.push(self.operand()?);
        }
        let indices = if what.ends_with("value") { self.indices()? } else { Box::default() };
        self.mark(b')')?;
        match (what, &*operands) {
            ("select", &[condition, a, b]) if a.ty == ty && b.ty == ty => {
                Ok(Constant::Select { condition, a, b })
            }
            ("fneg", &[operand]) if operand.ty == ty => Ok(Constant::Negate(operand)),
            ("extractvalue", &[aggregate]) => Ok(Constant::ExtractValue { aggregate, indices }),
            ("insertvalue", &[aggregate, element]) if aggregate.ty == ty => {
                Ok(Constant::InsertValue { aggregate, element, indices })
            }
            ("extractelement" | "insertelement" | "shufflevector", _) => {
                Ok(Constant::Vector { what, operands: operands.into() })
            }
            _ => Err(self.wrong_result(ty, start)),
        }
    }

    fn two_operands(&mut self) -> Parsed<(Operand, Operand)> {
        self.mark(b'(')?;
        let a = self.operand()?;
        self.mark(b',')?;
        let start = self.start;
        let b = self.operand()?;
        self.check_result(b.ty, a.ty, start)?;
        self.mark(b')')?;
        Ok((a, b))
    }

    /// `bitcast (T value to U)`. From `ptr` to `ptr`, it is the value.
    fn cast_expression(&mut self, op: CastOp, ty: TypeId, start: usize) -> Parsed<Value> {
        self.advance()?;
        self.flags()?;
        self.mark(b'(')?;
        let value = self.operand()?;
        self.word("to")?;
        let to = self.value_type()?;
        self.mark(b')')?;
        self.check_result(to, ty, start)?;
        if value.ty == to && op == CastOp::BitCast {
            return Ok(value.value);
        }
        Ok(self.constant(Constant::Cast { op, value }))
    }

    /// `getelementptr inbounds (T, ptr base, i32 0, …)`, with `inrange` where LLVM had it at the time.
    fn element_pointer_expression(&mut self, ty: TypeId, start: usize) -> Parsed<Value> {
        self.advance()?;
        let inbounds = self.element_pointer_flags()?;
        self.mark(b'(')?;
        let source = self.value_type()?;
        self.mark(b',')?;
        let base = self.operand()?;
        let mut indices = Vec::new();
        while self.skip_mark(b',')? {
            self.skip_word("inrange")?;
            indices.push(self.operand()?);
        }
        self.mark(b')')?;
        self.check_element_pointer(base, &indices, Span::new(start, self.last_end))?;
        let is_vector = |operand: &Operand| matches!(self.module.resolved(operand.ty), Type::Vector { .. });
        if !is_vector(&base) && !indices.iter().any(is_vector) {
            self.check_result(base.ty, ty, start)?;
        }
        Ok(self.constant(Constant::GetElementPtr { source, base, indices: indices.into(), inbounds }))
    }

    /// `inbounds`, `nusw`, `nuw`, `inrange(-16, 24)`.
    pub(super) fn element_pointer_flags(&mut self) -> Parsed<bool> {
        let mut inbounds = false;
        loop {
            match self.token {
                Token::Word("inbounds") => inbounds = true,
                Token::Word("nusw" | "nuw") => {}
                Token::Word("inrange") => {
                    self.advance()?;
                    self.mark(b'(')?;
                    self.signed_number()?;
                    self.mark(b',')?;
                    self.signed_number()?;
                    if !self.is_mark(b')') {
                        return self.expected("`)`");
                    }
                }
                _ => return Ok(inbounds),
            }
            self.advance()?;
        }
    }

    fn signed_number(&mut self) -> Parsed<()> {
        match self.token {
            Token::Number(_) => self.advance(),
            _ => self.expected("a number"),
        }
    }

    /// Checks that the operands of a `getelementptr` are pointers and integers, or vectors of them.
    pub(super) fn check_element_pointer(&self, base: Operand, indices: &[Operand], span: Span) -> Parsed<()> {
        let scalar = |ty: TypeId| match self.module.resolved(ty) {
            Type::Vector { element, .. } => self.module.resolved(*element),
            other => other,
        };
        if scalar(base.ty).is_pointer() && indices.iter().all(|index| scalar(index.ty).is_int()) {
            return Ok(());
        }
        Err(Failure::new(span, "`getelementptr` takes a pointer and integers"))
    }

    fn splat_expression(&mut self, ty: TypeId) -> Parsed<Constant> {
        let start = self.start;
        self.advance()?;
        self.mark(b'(')?;
        let element = self.operand()?;
        self.mark(b')')?;
        match self.module.resolved(ty) {
            Type::Vector { element: wanted, .. } if *wanted == element.ty => Ok(Constant::Splat(element)),
            _ => Err(self.wrong_result(ty, start)),
        }
    }

    fn block_address(&mut self) -> Parsed<Constant> {
        self.advance()?;
        self.mark(b'(')?;
        let function = self.global_address(TypeId::PTR)?;
        self.mark(b',')?;
        let Token::Local(name) = self.token else { return self.expected("the name of a block") };
        let block = self.symbol(name);
        self.advance()?;
        self.mark(b')')?;
        Ok(Constant::BlockAddress { function, block })
    }

    /// `ptrauth (ptr @f, i32 0, …)`.
    fn signed_pointer(&mut self, ty: TypeId) -> Parsed<Constant> {
        self.advance()?;
        self.mark(b'(')?;
        let pointer = self.operand()?;
        while self.skip_mark(b',')? {
            self.operand()?;
        }
        self.mark(b')')?;
        self.check_result(pointer.ty, ty, self.start)?;
        Ok(Constant::Equivalent(pointer))
    }

    fn check_result(&self, found: TypeId, wanted: TypeId, start: usize) -> Parsed<()> {
        if found == wanted { Ok(()) } else { Err(self.wrong_result(wanted, start)) }
    }

    #[cold]
    fn wrong_result(&self, wanted: TypeId, start: usize) -> Box<Failure> {
        let message = format!("this is not a value of the type `{}`", self.module.type_text(wanted));
        Failure::new(Span::new(start, self.last_end.max(start)), message)
    }
}
