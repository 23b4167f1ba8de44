//! One thread under construction: registers, scopes, instructions, places.

use super::Shared;
use crate::arithmetic::{BinaryOp, Type, UnaryOp};
use crate::ast::{File, Name, Thread};
use crate::code::{Code, Instruction, Operand, Pairing, Target};
use crate::condition::Reg;
use crate::test::{Options, Spot};
use selvedge_program::{LocId, Place, Value};
use selvedge_source::{Error, Source, Span};
use std::collections::HashMap;

/// A local variable.
pub(super) struct Local {
    pub(super) name: String,
    pub(super) reg: Reg,
    pub(super) ty: Type,
    /// Whether it was declared in the thread's outermost scope.
    pub(super) outermost: bool,
    /// Only the initial state has declared it, with or without a type; the body may do so again.
    implicit: Option<Option<Type>>,
}

/// A thread, lowered, with what the final part must know of it.
pub(super) struct Lowered {
    pub(super) code: Code,
    pub(super) locals: Vec<Local>,
    pub(super) has_loops: bool,
}

/// A parameter: a shared location as this thread sees it.
#[derive(Clone, Copy)]
pub(super) struct Pointer {
    pub(super) loc: LocId,
    pub(super) ty: Type,
    pub(super) atomic: bool,
}

/// A value with its static type; values are always in the range of their type.
#[derive(Clone, Copy)]
pub(super) struct Typed {
    pub(super) operand: Operand,
    pub(super) ty: Type,
}

/// What a name stands for in a thread.
pub(super) enum Binding {
    Local(usize),
    Pointer(Pointer),
}

/// The jumps out of a loop and to its next iteration, which get their targets when it is complete.
#[derive(Default)]
pub(super) struct LoopJumps {
    pub(super) breaks: Vec<usize>,
    pub(super) continues: Vec<usize>,
}

/// Lowers one thread, adding its places to `places`.
pub(super) fn lower(
    source: &Source,
    options: &Options,
    shared: &Shared,
    file: &File,
    thread: &Thread,
    places: &mut Vec<Spot>,
) -> Result<Lowered, Error> {
    let mut lowering = Lowering {
        source,
        options,
        shared,
        places,
        number: thread.number,
        parameters: HashMap::new(),
        locals: Vec::new(),
        scopes: vec![HashMap::new()],
        code: Code::default(),
        temporaries: Vec::new(),
        temporaries_used: 0,
        loops: Vec::new(),
        has_loops: false,
        statement: thread.span,
    };
    lowering.parameters(thread)?;
    lowering.initial_registers(file)?;
    for statement in &thread.body {
        lowering.statement(statement)?;
    }
    lowering.statement = thread.end;
    lowering.emit(Instruction::End, thread.end);
    Ok(Lowered { code: lowering.code, locals: lowering.locals, has_loops: lowering.has_loops })
}

pub(super) struct Lowering<'a> {
    pub(super) source: &'a Source,
    pub(super) options: &'a Options,
    pub(super) shared: &'a Shared,
    places: &'a mut Vec<Spot>,
    pub(super) number: u16,
    parameters: HashMap<String, Pointer>,
    /// Every local so far, also those whose scope is over.
    pub(super) locals: Vec<Local>,
    /// Indices into `locals`, innermost scope last.
    scopes: Vec<HashMap<String, usize>>,
    code: Code,
    /// Registers for intermediate values. A statement starts over with the first, so that states stay small.
    temporaries: Vec<Reg>,
    pub(super) temporaries_used: usize,
    /// The loops around the current statement, innermost last.
    pub(super) loops: Vec<LoopJumps>,
    pub(super) has_loops: bool,
    /// The statement being lowered, for places.
    statement: Span,
}

impl Lowering<'_> {
    fn parameters(&mut self, thread: &Thread) -> Result<(), Error> {
        for parameter in &thread.parameters {
            let Name { text, span } = &parameter.name;
            let Some(loc) = self.shared.find(text) else { continue };
            let pointer = Pointer { loc, ty: parameter.ty, atomic: parameter.atomic };
            if self.parameters.insert(text.clone(), pointer).is_some() {
                return Err(self.source.error(*span, format!("`{text}` is a parameter twice")));
            }
        }
        Ok(())
    }

    /// Declares the registers that the initial state gives a value.
    fn initial_registers(&mut self, file: &File) -> Result<(), Error> {
        let number = self.number;
        for initial in file.initial.iter().filter(|initial| initial.term.thread == Some(number)) {
            let name = Name { text: initial.term.name.clone(), span: initial.term.span };
            if self.innermost_scope().contains_key(&name.text) {
                return Err(self.source.error(name.span, format!("`{}` is initialised twice", name.text)));
            }
            let index = self.declare(&name, initial.ty.unwrap_or(Type::INT))?;
            let local = &mut self.locals[index];
            local.implicit = Some(initial.ty);
            self.code.registers[local.reg.0 as usize] = local.ty.convert(initial.value);
        }
        Ok(())
    }

    // Scopes.

    /// Declares a local variable in the innermost scope.
    pub(super) fn declare(&mut self, name: &Name, ty: Type) -> Result<usize, Error> {
        let Name { text, span } = name;
        let outermost = self.scopes.len() == 1;
        if outermost && self.parameters.contains_key(text) {
            return Err(self
                .source
                .error(*span, format!("`{text}` is already a parameter of P{}", self.number)));
        }
        if let Some(&index) = self.innermost_scope().get(text) {
            return self.declare_again(index, ty, *span);
        }
        let (index, reg) = (self.locals.len(), self.new_register());
        self.locals.push(Local { name: text.clone(), reg, ty, outermost, implicit: None });
        self.innermost_scope().insert(text.clone(), index);
        Ok(index)
    }

    /// Allows one declaration of a variable that only the initial state has declared.
    fn declare_again(&mut self, index: usize, ty: Type, span: Span) -> Result<usize, Error> {
        let local = &mut self.locals[index];
        let name = &local.name;
        match local.implicit.take() {
            None => Err(self.source.error(span, format!("`{name}` is already declared in this scope"))),
            Some(Some(before)) if before != ty => {
                let message = format!("`{name}` is declared `{ty}` here and `{before}` in the initial state");
                Err(self.source.error(span, message))
            }
            Some(_) => {
                local.ty = ty;
                let value = &mut self.code.registers[local.reg.0 as usize];
                *value = ty.convert(*value);
                Ok(index)
            }
        }
    }

    /// Runs `lower` in a scope of its own.
    pub(super) fn scoped(&mut self, lower: impl FnOnce(&mut Self) -> Result<(), Error>) -> Result<(), Error> {
        self.scopes.push(HashMap::new());
        let result = lower(self);
        self.scopes.pop();
        result
    }

    fn innermost_scope(&mut self) -> &mut HashMap<String, usize> {
        self.scopes.last_mut().expect("the outermost scope is never closed")
    }

    /// What a name stands for at this point.
    pub(super) fn find(&self, name: &str) -> Option<Binding> {
        let local = self.scopes.iter().rev().find_map(|scope| scope.get(name).copied());
        local.map(Binding::Local).or_else(|| self.parameters.get(name).copied().map(Binding::Pointer))
    }

    // Registers.

    pub(super) fn new_register(&mut self) -> Reg {
        self.code.registers.push(0);
        Reg(self.code.registers.len() as u32 - 1)
    }

    /// A register for an intermediate value of the current statement.
    pub(super) fn temporary(&mut self) -> Reg {
        if self.temporaries_used == self.temporaries.len() {
            let reg = self.new_register();
            self.temporaries.push(reg);
        }
        self.temporaries_used += 1;
        self.temporaries[self.temporaries_used - 1]
    }

    /// Starts a new statement: places name it, and all temporaries are free.
    pub(super) fn begin(&mut self, statement: Span) {
        self.statement = statement;
        self.temporaries_used = 0;
    }

    // Instructions.

    /// The index of the next instruction.
    pub(super) fn here(&self) -> Target {
        self.code.instructions.len() as Target
    }

    pub(super) fn emit(&mut self, instruction: Instruction, action: Span) -> usize {
        let place = self.place(action);
        self.code.instructions.push(instruction);
        self.code.places.push(place);
        self.code.instructions.len() - 1
    }

    pub(super) fn place(&mut self, action: Span) -> Place {
        let spot = Spot { action, statement: self.statement };
        if self.places.last() != Some(&spot) {
            self.places.push(spot);
        }
        Place(self.places.len() as u32 - 1)
    }

    /// A jump whose target [`Lowering::land`] sets.
    pub(super) fn jump(&mut self, action: Span) -> usize {
        self.emit(Instruction::Jump { target: Target::MAX }, action)
    }

    /// A jump, taken if the truth of `condition` is `when`, whose target [`Lowering::land`] sets.
    pub(super) fn jump_if(&mut self, condition: Operand, when: bool, action: Span) -> usize {
        self.emit(Instruction::JumpIf { condition, when, target: Target::MAX }, action)
    }

    /// Makes an earlier jump lead here.
    pub(super) fn land(&mut self, jump: usize) {
        let here = self.here();
        match &mut self.code.instructions[jump] {
            Instruction::Jump { target }
            | Instruction::JumpIf { target, .. }
            | Instruction::Read { pairing: Pairing::IfEqual { failed: target, .. }, .. } => *target = here,
            other => debug_assert!(false, "`{other}` has no target"),
        }
    }

    /// Changes the type of an earlier conversion.
    pub(super) fn retype(&mut self, conversion: usize, new: Type) {
        if let Instruction::Convert { ty, .. } = &mut self.code.instructions[conversion] {
            *ty = new;
        }
    }

    /// `value` as an operand of type `ty`.
    pub(super) fn converted(&mut self, value: Typed, ty: Type, action: Span) -> Operand {
        match value.operand {
            operand if value.ty == ty => operand,
            Operand::Constant(constant) => Operand::Constant(ty.convert(constant)),
            from => self.copy(from, ty, action),
        }
    }

    /// A temporary that holds `from` converted to `ty`.
    pub(super) fn copy(&mut self, from: Operand, ty: Type, action: Span) -> Operand {
        let to = self.temporary();
        self.emit(Instruction::Convert { to, from, ty }, action);
        Operand::Reg(to)
    }

    pub(super) fn unary(&mut self, op: UnaryOp, value: Typed, action: Span) -> Typed {
        let ty = value.ty.promoted();
        let result = if op == UnaryOp::Not { Type::INT } else { ty };
        if let Operand::Constant(constant) = value.operand {
            return constant_of(op.evaluate(ty, constant), result);
        }
        let to = self.temporary();
        self.emit(Instruction::Unary { to, op, from: value.operand, ty }, action);
        Typed { operand: Operand::Reg(to), ty: result }
    }

    pub(super) fn binary(&mut self, op: BinaryOp, left: Typed, right: Typed, action: Span) -> Typed {
        let ty = op.operand_type(left.ty, right.ty);
        let (left, right) = (left.operand, right.operand);
        if let (Operand::Constant(l), Operand::Constant(r)) = (left, right)
            && let Some(value) = op.evaluate(ty, l, r)
        {
            return constant_of(value, op.result_type(ty));
        }
        let to = self.temporary();
        self.emit(Instruction::Binary { to, op, left, right, ty }, action);
        Typed { operand: Operand::Reg(to), ty: op.result_type(ty) }
    }
}

/// A constant of a type.
pub(super) fn constant_of(value: Value, ty: Type) -> Typed {
    Typed { operand: Operand::Constant(value), ty }
}
