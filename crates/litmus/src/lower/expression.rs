//! Expressions → instructions.

use super::thread::{Binding, Lowering, Pointer, Typed, constant_of};
use crate::arithmetic::{BinaryOp, Type};
use crate::ast::{Expression, ExpressionKind};
use crate::code::{Instruction, Operand, Pairing};
use selvedge_program::Order;
use selvedge_source::{Error, Span};

/// What can be assigned to.
#[derive(Clone, Copy)]
enum Target {
    Local(usize),
    Shared(Pointer),
}

impl Lowering<'_> {
    /// Evaluates an expression for its effects alone.
    pub(super) fn effect(&mut self, expression: &Expression) -> Result<(), Error> {
        match &expression.kind {
            ExpressionKind::Call { name, arguments } => self.call(name, arguments, expression.span).map(drop),
            ExpressionKind::Sequence(parts) => parts.iter().try_for_each(|part| self.effect(part)),
            // Nobody sees the old value, so it need not be kept.
            ExpressionKind::Step { target, op, .. } => {
                self.step(target, *op, true, expression.span).map(drop)
            }
            ExpressionKind::Cast(_, inner) => self.effect(inner),
            _ => self.value(expression).map(drop),
        }
    }

    /// Evaluates an expression.
    pub(super) fn value(&mut self, expression: &Expression) -> Result<Typed, Error> {
        let span = expression.span;
        match &expression.kind {
            ExpressionKind::Number(value, ty) => Ok(constant_of(*value, *ty)),
            ExpressionKind::Name(name) => self.name(name, span),
            ExpressionKind::Dereference(inner) => {
                let pointer = self.pointer(inner)?;
                Ok(self.read(pointer, access_order(pointer), span))
            }
            ExpressionKind::AddressOf(_) => {
                let message =
                    "an address is supported only as the expected value of a compare-exchange (`&r0`)";
                Err(self.source.error(span, message))
            }
            ExpressionKind::Call { name, arguments } => match self.call(name, arguments, span)? {
                Some(value) => Ok(value),
                None => Err(self.source.error(span, format!("`{}` has no value", name.text))),
            },
            ExpressionKind::Unary(op, inner) => {
                let value = self.value(inner)?;
                Ok(self.unary(*op, value, span))
            }
            ExpressionKind::Cast(ty, inner) => {
                let value = self.value(inner)?;
                Ok(Typed { operand: self.converted(value, *ty, span), ty: *ty })
            }
            ExpressionKind::Chain(first, rest) => self.chain(first, rest, span),
            ExpressionKind::Conditional(parts) => self.conditional(parts, span),
            ExpressionKind::Assign { target, op, value } => self.assign(target, *op, value, span),
            ExpressionKind::Step { target, op, prefix } => self.step(target, *op, *prefix, span),
            ExpressionKind::Sequence(parts) => self.sequence(parts, span),
        }
    }

    fn name(&mut self, name: &str, span: Span) -> Result<Typed, Error> {
        match self.find(name) {
            Some(Binding::Local(index)) => Ok(self.local(index)),
            Some(Binding::Pointer(_)) => {
                let message =
                    format!("`{name}` is a pointer; read the location with `*{name}` or `atomic_load`");
                Err(self.source.error(span, message))
            }
            None if name == "true" => Ok(constant_of(1, Type::INT)),
            None if name == "false" => Ok(constant_of(0, Type::INT)),
            None => Err(self.unknown(name, span)),
        }
    }

    fn unknown(&self, name: &str, span: Span) -> Error {
        let message = if self.shared.find(name).is_some() {
            format!("the shared location `{name}` is not a parameter of P{}", self.number)
        } else {
            format!("`{name}` is not declared in P{}", self.number)
        };
        self.source.error(span, message)
    }

    fn local(&self, index: usize) -> Typed {
        let local = &self.locals[index];
        Typed { operand: Operand::Reg(local.reg), ty: local.ty }
    }

    /// The location that an expression points to: it must be a parameter.
    pub(super) fn pointer(&mut self, expression: &Expression) -> Result<Pointer, Error> {
        let span = expression.span;
        let message = match &expression.kind {
            ExpressionKind::Name(name) => match self.find(name) {
                Some(Binding::Pointer(pointer)) => return Ok(pointer),
                Some(Binding::Local(_)) => {
                    format!("`{name}` is a local variable; expected a pointer parameter")
                }
                None => return Err(self.unknown(name, span)),
            },
            ExpressionKind::AddressOf(inner) => match &inner.kind {
                ExpressionKind::Name(name) if matches!(self.find(name), Some(Binding::Pointer(_))) => {
                    format!("`{name}` is already a pointer; write `{name}` instead of `&{name}`")
                }
                _ => "expected a parameter of the thread, found an address".to_string(),
            },
            _ => "pointer arithmetic is not supported; expected a parameter of the thread".to_string(),
        };
        Err(self.source.error(span, message))
    }

    pub(super) fn read(&mut self, pointer: Pointer, order: Order, span: Span) -> Typed {
        let to = self.temporary();
        self.emit(Instruction::Read { to, loc: pointer.loc, order, pairing: Pairing::Alone }, span);
        Typed { operand: Operand::Reg(to), ty: pointer.ty }
    }

    pub(super) fn write(&mut self, pointer: Pointer, order: Order, value: Typed, span: Span) -> Typed {
        let value = self.converted(value, pointer.ty, span);
        self.emit(Instruction::Write { loc: pointer.loc, order, value, exclusive: false }, span);
        Typed { operand: value, ty: pointer.ty }
    }

    /// A read-modify-write: combines the old value and `value` with `op`, or exchanges them if there is none.
    /// Gives the old and the new value.
    pub(super) fn read_modify_write(
        &mut self,
        pointer: Pointer,
        op: Option<BinaryOp>,
        value: Typed,
        order: Order,
        span: Span,
    ) -> (Typed, Typed) {
        if let Some(BinaryOp::Divide | BinaryOp::Remainder) = op {
            // Nothing may come between the read and its write, so a division by zero is found before the
            // read.
            self.binary(BinaryOp::Divide, constant_of(1, Type::INT), value, span);
        }
        let to = self.temporary();
        let pairing = Pairing::Always;
        self.emit(Instruction::Read { to, loc: pointer.loc, order: order.of_read(), pairing }, span);
        let old = Typed { operand: Operand::Reg(to), ty: pointer.ty };
        let new = op.map_or(value, |op| self.binary(op, old, value, span));
        let value = self.converted(new, pointer.ty, span);
        let order = order.of_write();
        self.emit(Instruction::Write { loc: pointer.loc, order, value, exclusive: true }, span);
        (old, Typed { operand: value, ty: pointer.ty })
    }

    fn chain(
        &mut self,
        first: &Expression,
        rest: &[(BinaryOp, Expression)],
        span: Span,
    ) -> Result<Typed, Error> {
        if let Some((op @ (BinaryOp::LogicalAnd | BinaryOp::LogicalOr), _)) = rest.first() {
            return self.logical(*op, first, rest, span);
        }
        let mark = self.temporaries_used;
        let mut left = self.value(first)?;
        if rest.iter().any(|(_, operand)| operand.changes_locals()) {
            // The left operand was evaluated first: what comes must not change it any more.
            left.operand = self.copy(left.operand, left.ty, span);
        }
        for (op, operand) in rest {
            let right = self.value(operand)?;
            // The result may overwrite its operands: a long chain needs no more temporaries than a short one.
            self.temporaries_used = mark;
            left = self.binary(*op, left, right, span);
        }
        Ok(left)
    }

    /// `a && b && c`: the result is the truth of the last operand evaluated.
    fn logical(
        &mut self,
        op: BinaryOp,
        first: &Expression,
        rest: &[(BinaryOp, Expression)],
        span: Span,
    ) -> Result<Typed, Error> {
        let to = self.temporary();
        let mut exits = Vec::new();
        for (index, operand) in
            std::iter::once(first).chain(rest.iter().map(|(_, operand)| operand)).enumerate()
        {
            let value = self.value(operand)?;
            self.emit(Instruction::Convert { to, from: value.operand, ty: Type::Bool }, span);
            if index < rest.len() {
                exits.push(self.jump_if(Operand::Reg(to), op == BinaryOp::LogicalOr, span));
            }
        }
        exits.into_iter().for_each(|jump| self.land(jump));
        Ok(Typed { operand: Operand::Reg(to), ty: Type::INT })
    }

    fn conditional(&mut self, parts: &[Expression; 3], span: Span) -> Result<Typed, Error> {
        let [condition, yes, no] = parts;
        let to = self.temporary();
        let condition = self.value(condition)?;
        let to_no = self.jump_if(condition.operand, false, span);
        let yes = self.value(yes)?;
        let yes_result = self.emit(Instruction::Convert { to, from: yes.operand, ty: yes.ty }, span);
        let to_end = self.jump(span);
        self.land(to_no);
        let no = self.value(no)?;
        let ty = yes.ty.common(no.ty);
        self.retype(yes_result, ty);
        self.emit(Instruction::Convert { to, from: no.operand, ty }, span);
        self.land(to_end);
        Ok(Typed { operand: Operand::Reg(to), ty })
    }

    fn sequence(&mut self, parts: &[Expression], span: Span) -> Result<Typed, Error> {
        let Some((last, before)) = parts.split_last() else {
            return Err(self.source.error(span, "expected an expression"));
        };
        before.iter().try_for_each(|part| self.effect(part))?;
        self.value(last)
    }

    fn target(&mut self, expression: &Expression) -> Result<Target, Error> {
        match &expression.kind {
            ExpressionKind::Dereference(inner) => self.pointer(inner).map(Target::Shared),
            ExpressionKind::Name(name) => match self.find(name) {
                Some(Binding::Local(index)) => Ok(Target::Local(index)),
                Some(Binding::Pointer(_)) => {
                    let message =
                        format!("`{name}` is a pointer; write the location with `*{name}` or `atomic_store`");
                    Err(self.source.error(expression.span, message))
                }
                None => Err(self.unknown(name, expression.span)),
            },
            _ => {
                let message = "this cannot be assigned to; expected a local variable or `*location`";
                Err(self.source.error(expression.span, message))
            }
        }
    }

    /// `target = value`, `target += value`; gives the new value of the target.
    fn assign(
        &mut self,
        target: &Expression,
        op: Option<BinaryOp>,
        value: &Expression,
        span: Span,
    ) -> Result<Typed, Error> {
        let target = self.target(target)?;
        let value = self.value(value)?;
        Ok(match (target, op) {
            (Target::Local(index), _) => self.update_local(index, op, value, span),
            (Target::Shared(pointer), None) => self.write(pointer, access_order(pointer), value, span),
            (Target::Shared(pointer), Some(op)) => self.update_shared(pointer, op, value, span).1,
        })
    }

    /// `++target`, `target--`; gives the new value if `prefix`, else the old one.
    fn step(&mut self, target: &Expression, op: BinaryOp, prefix: bool, span: Span) -> Result<Typed, Error> {
        let one = constant_of(1, Type::INT);
        match self.target(target)? {
            Target::Local(index) => {
                let mut old = self.local(index);
                if !prefix {
                    old.operand = self.copy(old.operand, old.ty, span);
                }
                let new = self.update_local(index, Some(op), one, span);
                Ok(if prefix { new } else { old })
            }
            Target::Shared(pointer) => {
                let (old, new) = self.update_shared(pointer, op, one, span);
                Ok(if prefix { new } else { old })
            }
        }
    }

    fn update_local(&mut self, index: usize, op: Option<BinaryOp>, value: Typed, span: Span) -> Typed {
        let local = self.local(index);
        let new = op.map_or(value, |op| self.binary(op, local, value, span));
        let (to, ty) = (self.locals[index].reg, local.ty);
        self.emit(Instruction::Convert { to, from: new.operand, ty }, span);
        local
    }

    /// `*x += value`: one read-modify-write if `x` is atomic, else a read and a write.
    fn update_shared(&mut self, pointer: Pointer, op: BinaryOp, value: Typed, span: Span) -> (Typed, Typed) {
        if pointer.atomic {
            return self.read_modify_write(pointer, Some(op), value, Order::SeqCst, span);
        }
        let old = self.read(pointer, Order::NotAtomic, span);
        let new = self.binary(op, old, value, span);
        (old, self.write(pointer, Order::NotAtomic, new, span))
    }
}

/// The order of an access that names none.
fn access_order(pointer: Pointer) -> Order {
    if pointer.atomic { Order::SeqCst } else { Order::NotAtomic }
}
