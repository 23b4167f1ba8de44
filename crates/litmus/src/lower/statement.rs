//! Statements → instructions.

use super::thread::{LoopJumps, Lowering};
use crate::ast::{Declaration, Expression, For, Statement, StatementKind};
use crate::code::{Instruction, Operand};
use crate::condition::Reg;
use selvedge_source::{Error, Span};

impl Lowering<'_> {
    pub(super) fn statement(&mut self, statement: &Statement) -> Result<(), Error> {
        let span = statement.span;
        self.begin(span);
        match &statement.kind {
            StatementKind::Empty => {}
            StatementKind::Declare(declarations) => {
                for declaration in declarations {
                    self.declaration(declaration)?;
                }
            }
            StatementKind::Expression(expression) => self.effect(expression)?,
            StatementKind::Block(statements) => {
                self.scoped(|lowering| statements.iter().try_for_each(|inner| lowering.statement(inner)))?;
            }
            StatementKind::If { condition, then, otherwise } => {
                self.if_statement(condition, then, otherwise.as_deref())?;
            }
            StatementKind::While { condition, body } => {
                self.loop_statement(span, Some(condition), None, body)?
            }
            StatementKind::DoWhile { body, condition } => self.do_statement(span, body, condition)?,
            StatementKind::For(parts) => self.for_statement(span, parts)?,
            StatementKind::Break => {
                let jump = self.jump(span);
                self.innermost_loop(span, "break")?.breaks.push(jump);
            }
            StatementKind::Continue => {
                let jump = self.jump(span);
                self.innermost_loop(span, "continue")?.continues.push(jump);
            }
            StatementKind::Return => {
                self.emit(Instruction::End, span);
            }
        }
        Ok(())
    }

    fn declaration(&mut self, declaration: &Declaration) -> Result<(), Error> {
        let span = declaration.name.span;
        let index = self.declare(&declaration.name, declaration.ty)?;
        let (to, ty, outermost) =
            (self.locals[index].reg, self.locals[index].ty, self.locals[index].outermost);
        let from = match &declaration.value {
            Some(value) => self.value(value)?.operand,
            // In the outermost scope the register still has its initial value; in a loop it may not.
            None if outermost => return Ok(()),
            None => Operand::Constant(0),
        };
        self.emit(Instruction::Convert { to, from, ty }, span);
        Ok(())
    }

    fn if_statement(
        &mut self,
        condition: &Expression,
        then: &Statement,
        otherwise: Option<&Statement>,
    ) -> Result<(), Error> {
        let to_else = self.jump_unless(condition)?;
        self.scoped(|lowering| lowering.statement(then))?;
        let Some(otherwise) = otherwise else {
            self.land(to_else);
            return Ok(());
        };
        let to_end = self.jump(then.span);
        self.land(to_else);
        self.scoped(|lowering| lowering.statement(otherwise))?;
        self.land(to_end);
        Ok(())
    }

    fn for_statement(&mut self, span: Span, parts: &For) -> Result<(), Error> {
        self.scoped(|lowering| {
            lowering.statement(&parts.start)?;
            lowering.loop_statement(span, parts.condition.as_ref(), parts.step.as_ref(), &parts.body)
        })
    }

    /// `while` and `for`: head, condition, body, step, back to the head.
    fn loop_statement(
        &mut self,
        span: Span,
        condition: Option<&Expression>,
        step: Option<&Expression>,
        body: &Statement,
    ) -> Result<(), Error> {
        let head_span = Span { end: body.span.start, ..span };
        let counter = self.begin_loop(head_span);
        let head = self.here();
        let exit = condition.map(|condition| self.jump_unless(condition)).transpose()?;
        self.iterate(counter, head_span);
        self.scoped(|lowering| lowering.statement(body))?;
        self.land_continues();
        if let Some(step) = step {
            self.begin(step.span);
            self.effect(step)?;
        }
        self.emit(Instruction::Jump { target: head }, body.span);
        exit.into_iter().for_each(|jump| self.land(jump));
        self.end_loop();
        Ok(())
    }

    fn do_statement(&mut self, span: Span, body: &Statement, condition: &Expression) -> Result<(), Error> {
        let head_span = Span { end: body.span.start, ..span };
        let counter = self.begin_loop(head_span);
        let head = self.here();
        self.iterate(counter, head_span);
        self.scoped(|lowering| lowering.statement(body))?;
        self.land_continues();
        let exit = self.jump_unless(condition)?;
        self.emit(Instruction::Jump { target: head }, condition.span);
        self.land(exit);
        self.end_loop();
        Ok(())
    }

    /// A jump that is taken if `condition` is false.
    fn jump_unless(&mut self, condition: &Expression) -> Result<usize, Error> {
        self.begin(condition.span);
        let value = self.value(condition)?;
        Ok(self.jump_if(value.operand, false, condition.span))
    }

    /// Enters a loop; with a bound on iterations, there is a register that counts them.
    fn begin_loop(&mut self, span: Span) -> Option<Reg> {
        self.has_loops = true;
        self.loops.push(LoopJumps::default());
        self.options.unroll.map(|_| {
            let counter = self.new_register();
            let ty = crate::arithmetic::Type::LONG;
            self.emit(Instruction::Convert { to: counter, from: Operand::Constant(0), ty }, span);
            counter
        })
    }

    /// Counts an iteration; a thread that the bound blocks is said to be at the loop's head.
    fn iterate(&mut self, counter: Option<Reg>, span: Span) {
        if let (Some(counter), Some(bound)) = (counter, self.options.unroll) {
            self.begin(span);
            self.emit(Instruction::Iterate { counter, bound }, span);
        }
    }

    fn land_continues(&mut self) {
        let continues = self.loops.last_mut().map(|jumps| std::mem::take(&mut jumps.continues));
        continues.into_iter().flatten().for_each(|jump| self.land(jump));
    }

    fn end_loop(&mut self) {
        let breaks = self.loops.pop().map(|jumps| jumps.breaks);
        breaks.into_iter().flatten().for_each(|jump| self.land(jump));
    }

    fn innermost_loop(&mut self, span: Span, word: &str) -> Result<&mut LoopJumps, Error> {
        let source = self.source;
        self.loops.last_mut().ok_or_else(|| source.error(span, format!("`{word}` is not in a loop")))
    }
}
