//! Operands: values of functions and constants. Constant expressions are in `expression`.

use super::{Failure, Parsed, Parser};
use crate::ir::{Constant, ConstantId, GlobalId, Operand, Type, TypeId, Value};
use crate::lexer::{Token, unescape};
use selvedge_source::Span;

impl<'t> Parser<'t> {
    /// A value with its type: `i32 %x`.
    #[inline]
    pub(super) fn operand(&mut self) -> Parsed<Operand> {
        let ty = self.value_type()?;
        Ok(Operand { ty, value: self.value(ty)? })
    }

    /// A value whose type was given before.
    #[inline]
    pub(super) fn operand_of(&mut self, ty: TypeId) -> Parsed<Operand> {
        Ok(Operand { ty, value: self.value(ty)? })
    }

    /// A constant with its type, where values of a function cannot be.
    pub(super) fn constant_operand(&mut self) -> Parsed<Operand> {
        self.nested(Self::operand)
    }

    /// A value of a type.
    #[inline]
    pub(super) fn value(&mut self, ty: TypeId) -> Parsed<Value> {
        match self.token {
            Token::Local(name) if self.depth == 0 => {
                let value = self.local_use(name, ty)?;
                self.advance()?;
                Ok(value)
            }
            Token::Number(text) => {
                let value = self.number_value(text, ty)?;
                self.advance()?;
                Ok(value)
            }
            Token::Global(_) => Ok(Value::Global(self.global_address(ty)?)),
            _ => self.other_value(ty),
        }
    }

    fn other_value(&mut self, ty: TypeId) -> Parsed<Value> {
        if ty == TypeId::METADATA {
            return self.metadata_operand();
        }
        match self.token {
            Token::Word(word) => self.word_value(word, ty),
            Token::Bytes(text) => self.bytes_value(text, ty),
            Token::Mark(b'{' | b'[' | b'<') => self.nested(|parser| parser.aggregate(ty)),
            Token::Local(_) => self.expected("a constant"),
            _ => self.expected("a value"),
        }
    }

    fn word_value(&mut self, word: &'t str, ty: TypeId) -> Parsed<Value> {
        let resolved = self.module.resolved(ty);
        let (value, fits) = match word {
            "true" => (Value::Int(1), *resolved == Type::Int(1)),
            "false" => (Value::Int(0), *resolved == Type::Int(1)),
            "null" => (Value::Null, resolved.is_pointer()),
            "undef" => (Value::Undef, true),
            "poison" => (Value::Poison, true),
            "zeroinitializer" => (Value::Zero, !matches!(resolved, Type::Label | Type::Token)),
            "none" => (Value::None, *resolved == Type::Token),
            _ if word.starts_with("u0x") || word.starts_with("s0x") || word.starts_with("f0x") => {
                (self.number_value(word, ty)?, true)
            }
            _ => return self.nested(|parser| parser.expression(word, ty)),
        };
        if !fits {
            return self.expected(&format!("a value of the type `{}`", self.module.type_text(ty)));
        }
        self.advance()?;
        Ok(value)
    }

    /// `@name` as a value of a type.
    pub(super) fn global_address(&mut self, ty: TypeId) -> Parsed<GlobalId> {
        let Token::Global(name) = self.token else { return self.expected("a global name") };
        if !self.module.resolved(ty).is_pointer() {
            let text = self.module.type_text(ty);
            return self.fail(format!("a global is a pointer, but is used as `{text}`"));
        }
        let id = self.global_use(name);
        self.advance()?;
        Ok(id)
    }

    fn bytes_value(&mut self, text: &str, ty: TypeId) -> Parsed<Value> {
        let bytes = unescape(text.as_bytes());
        match *self.module.resolved(ty) {
            Type::Array { count, element: TypeId::I8 } if count == bytes.len() as u64 => {}
            _ => {
                return self.fail(format!(
                    "a string of {} bytes is used as `{}`",
                    bytes.len(),
                    self.module.type_text(ty)
                ));
            }
        }
        self.advance()?;
        Ok(self.constant(Constant::Bytes(bytes.into())))
    }

    /// `{ … }`, `<{ … }>`, `[ … ]` or `< … >`.
    fn aggregate(&mut self, ty: TypeId) -> Parsed<Value> {
        let start = self.start;
        let opens_with_angle = self.skip_mark(b'<')?;
        let close = match self.token {
            Token::Mark(b'{') => Some(b'}'),
            Token::Mark(b'[') if !opens_with_angle => Some(b']'),
            _ if opens_with_angle => None,
            _ => return self.expected("a constant"),
        };
        if close.is_some() {
            self.advance()?;
        }
        let members = self.members(close.unwrap_or(b'>'))?;
        if let Some(close) = close {
            self.mark(close)?;
        }
        if opens_with_angle {
            self.mark(b'>')?;
        }
        self.check_members(&members, ty, (opens_with_angle, close), Span::new(start, self.last_end))?;
        Ok(self.constant(Constant::Aggregate(members.into())))
    }

    fn members(&mut self, close: u8) -> Parsed<Vec<Operand>> {
        let mut members = Vec::new();
        if !self.is_mark(close) {
            members.push(self.operand()?);
            while self.skip_mark(b',')? {
                members.push(self.operand()?);
            }
        }
        Ok(members)
    }

    /// Checks that the members are those of the type.
    fn check_members(
        &self,
        members: &[Operand],
        ty: TypeId,
        brackets: (bool, Option<u8>),
        span: Span,
    ) -> Parsed<()> {
        let all = |count: u64, element: TypeId| {
            members.len() as u64 == count && members.iter().all(|member| member.ty == element)
        };
        let fits = match (self.module.resolved(ty), brackets) {
            (Type::Struct { fields, packed }, (angle, Some(b'}'))) => {
                *packed == angle
                    && fields.len() == members.len()
                    && fields.iter().zip(members).all(|(field, member)| *field == member.ty)
            }
            (Type::Array { count, element }, (false, Some(b']'))) => all(*count, *element),
            (Type::Vector { count, element, scalable: false }, (true, None)) => all(*count, *element),
            _ => false,
        };
        if fits {
            return Ok(());
        }
        Err(Failure::new(span, format!("this is not a constant of the type `{}`", self.module.type_text(ty))))
    }

    /// Keeps a compound constant.
    pub(super) fn constant(&mut self, constant: Constant) -> Value {
        self.module.constants.push(constant);
        Value::Constant(ConstantId(self.module.constants.len() as u32 - 1))
    }
}
