//! Calls of library functions → instructions.

use super::thread::{Binding, Lowering, Pointer, Typed};
use crate::arithmetic::{BinaryOp, Type};
use crate::ast::{Expression, ExpressionKind, Name};
use crate::code::{Instruction, Operand, Pairing, Target};
use crate::library::{self, Function, Row, Use};
use selvedge_program::Order;
use selvedge_source::{Error, Span};

impl Lowering<'_> {
    /// Lowers a call; gives its value, if the function has one.
    pub(super) fn call(
        &mut self,
        name: &Name,
        arguments: &[Expression],
        span: Span,
    ) -> Result<Option<Typed>, Error> {
        let (row, explicit) = library::find(&name.text).ok_or_else(|| self.unknown_function(name))?;
        let (arguments, orders) = self.orders(row, explicit, name, arguments)?;
        // Without explicit orders, everything is sequentially consistent.
        let order = orders.first().copied().unwrap_or(Order::SeqCst);
        Ok(match (row.function, arguments) {
            (Function::Load, [location]) => {
                let pointer = self.pointer(location)?;
                Some(self.read(pointer, order, span))
            }
            (Function::Store, [location, value]) => self.store(location, value, order, span)?,
            (Function::Init, [location, value]) => self.store(location, value, Order::NotAtomic, span)?,
            (Function::Exchange, [location, value]) => {
                let (pointer, value) = (self.pointer(location)?, self.value(value)?);
                let new = Typed { operand: self.converted(value, pointer.ty, span), ty: pointer.ty };
                Some(self.read_modify_write(pointer, None, new, order, span).0)
            }
            (Function::Fetch(op), [location, value]) => {
                let (pointer, value) = (self.pointer(location)?, self.value(value)?);
                Some(self.read_modify_write(pointer, Some(op), value, order, span).0)
            }
            (Function::CompareExchange, [location, expected, desired]) => {
                let failure = orders.get(1).copied().unwrap_or(Order::SeqCst);
                let (pointer, value) = (self.pointer(location)?, self.value(desired)?);
                let desired = self.converted(value, pointer.ty, span);
                Some(self.compare_exchange(pointer, expected, desired, (order, failure), span)?)
            }
            (Function::Fence, _) => {
                // A relaxed fence has no effect.
                if order != Order::Relaxed {
                    self.emit(Instruction::Fence { order }, span);
                }
                None
            }
            (Function::Assert, [condition]) => {
                let subject = self.place(condition.span);
                let condition = self.value(condition)?.operand;
                self.emit(Instruction::Assert { condition, subject }, span);
                None
            }
            (Function::Assume, [condition]) => {
                let condition = self.value(condition)?.operand;
                self.emit(Instruction::Assume { condition }, span);
                None
            }
            // A signal fence; every other number of arguments was refused by `orders`.
            _ => None,
        })
    }

    fn store(
        &mut self,
        location: &Expression,
        value: &Expression,
        order: Order,
        span: Span,
    ) -> Result<Option<Typed>, Error> {
        let (pointer, value) = (self.pointer(location)?, self.value(value)?);
        self.write(pointer, order, value, span);
        Ok(None)
    }

    /// On success writes `desired`; on failure stores the value read to the expected variable. Gives the
    /// truth.
    fn compare_exchange(
        &mut self,
        pointer: Pointer,
        expected: &Expression,
        desired: Operand,
        (success, failure): (Order, Order),
        span: Span,
    ) -> Result<Typed, Error> {
        let (variable, value) = self.expected(expected)?;
        let value = self.converted(value, pointer.ty, span);
        let (old, result) = (self.temporary(), self.temporary());
        let pairing = Pairing::IfEqual { expected: value, otherwise: failure, failed: Target::MAX };
        let (loc, order) = (pointer.loc, success.of_read());
        let to_failed = self.emit(Instruction::Read { to: old, loc, order, pairing }, span);
        let order = success.of_write();
        self.emit(Instruction::Write { loc, order, value: desired, exclusive: true }, span);
        // The truth is compared once more rather than a constant, because it depends on what was read.
        let (left, right, ty) = (Operand::Reg(old), value, pointer.ty);
        let truth = Instruction::Binary { to: result, op: BinaryOp::Equal, left, right, ty };
        self.emit(truth, span);
        let to_end = self.jump(span);
        self.land(to_failed);
        self.emit(truth, span);
        let old = Typed { operand: Operand::Reg(old), ty: pointer.ty };
        match variable {
            Binding::Local(index) => {
                let (to, ty) = (self.locals[index].reg, self.locals[index].ty);
                self.emit(Instruction::Convert { to, from: old.operand, ty }, expected.span);
            }
            Binding::Pointer(pointer) => {
                self.write(pointer, Order::NotAtomic, old, expected.span);
            }
        }
        self.land(to_end);
        Ok(Typed { operand: Operand::Reg(result), ty: Type::Bool })
    }

    /// The variable that holds the expected value, `&r0` or a pointer to a shared location, and its value.
    fn expected(&mut self, expression: &Expression) -> Result<(Binding, Typed), Error> {
        if let ExpressionKind::AddressOf(inner) = &expression.kind
            && let ExpressionKind::Name(name) = &inner.kind
            && let Some(Binding::Local(index)) = self.find(name)
        {
            return Ok((Binding::Local(index), self.value(inner)?));
        }
        if !matches!(expression.kind, ExpressionKind::AddressOf(_) | ExpressionKind::Name(_)) {
            let message = "expected the address of a local (`&r0`) or a pointer parameter";
            return Err(self.source.error(expression.span, message));
        }
        let pointer = self.pointer(expression)?;
        Ok((Binding::Pointer(pointer), self.read(pointer, Order::NotAtomic, expression.span)))
    }

    /// Checks the number of arguments and splits off the memory orders.
    fn orders<'e>(
        &self,
        row: &Row,
        explicit: bool,
        name: &Name,
        arguments: &'e [Expression],
    ) -> Result<(&'e [Expression], Vec<Order>), Error> {
        let uses = if explicit { row.orders } else { &[] };
        let expected = row.arguments.len() + uses.len();
        if arguments.len() != expected {
            let mut needs = row.arguments.to_vec();
            needs.extend(uses.iter().map(|_| "memory order"));
            let plural = if expected == 1 { "" } else { "s" };
            let message = format!(
                "`{}` takes {expected} argument{plural} ({}), found {}",
                name.text,
                needs.join(", "),
                arguments.len()
            );
            return Err(self.source.error(name.span, message));
        }
        let (values, orders) = arguments.split_at(row.arguments.len());
        let orders = orders.iter().zip(uses).map(|(order, of)| self.order(order, *of));
        Ok((values, orders.collect::<Result<_, _>>()?))
    }

    fn order(&self, expression: &Expression, of: Use) -> Result<Order, Error> {
        let name = match &expression.kind {
            ExpressionKind::Name(name) => name.as_str(),
            _ => "",
        };
        let Some(order) = library::order(name) else {
            let message = "expected a memory order: memory_order_relaxed, _consume, _acquire, _release, \
                           _acq_rel or _seq_cst";
            return Err(self.source.error(expression.span, message));
        };
        if !of.allows(order) {
            let message = format!("`{name}` is not allowed for {}", of.description());
            return Err(self.source.error(expression.span, message));
        }
        Ok(order)
    }

    fn unknown_function(&self, name: &Name) -> Error {
        let message = if library::is_linux(&name.text) {
            format!("`{}`: Linux kernel primitives are not supported; use C11 atomics", name.text)
        } else {
            format!("unknown function `{}`; supported are C11 atomics, `assert` and `assume`", name.text)
        };
        self.source.error(name.span, message)
    }
}
