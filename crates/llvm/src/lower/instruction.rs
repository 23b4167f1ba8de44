//! What each instruction becomes.

use super::arithmetic::Lane;
use super::builder::{Builder, Lowered, unsupported};
use super::layout::Kind;
use super::operator;
use crate::ir::{self, InstructionKind, LocalId, Operand, SyncScope};
use selvedge_bytecode::{Comparison, Handler, Operand as Code, Operation};

impl Builder<'_, '_> {
    /// Lowers one instruction of the current block.
    pub fn instruction(&mut self, number: u32, instruction: &ir::Instruction) -> Lowered<()> {
        use InstructionKind::*;
        if let Some(scalar) = self.scalar_instruction(number, instruction)? {
            if let Some(local) = instruction.result {
                self.set(local, &[scalar]);
            }
            return Ok(());
        }
        let result = match &instruction.kind {
            Phi { .. } => {
                // Its registers were made by the edge that led here.
                return Ok(());
            }
            Debug { .. } => return Ok(()),
            Fence { order, scope } => {
                if *scope != SyncScope::SingleThread {
                    self.emit(Operation::Fence { order: operator::order(Some(*order)) });
                }
                return Ok(());
            }
            Store { value, pointer, order, .. } => return self.store(*value, *pointer, *order),
            Negate(value) => self.negate(*value)?,
            Binary { op, a, b, .. } => self.arithmetic(*op, *a, *b)?,
            Compare { op, a, b } => self.integer_comparison(*op, *a, *b)?,
            FloatCompare { op, a, b } => self.float_comparison(*op, *a, *b)?,
            Cast { op, value, .. } if self.is_promoted(instruction.result) => {
                debug_assert!(*op == ir::CastOp::BitCast && super::uses::local(value).is_some());
                return Ok(());
            }
            Cast { op, value, .. } => self.cast(*op, *value, instruction.ty)?,
            Select { condition, a, b } => self.select_values(*condition, *a, *b)?,
            Freeze(value) => self.value(*value)?,
            ExtractElement { vector, index } => self.extract_element(*vector, *index)?,
            InsertElement { vector, element, index } => self.insert_element(*vector, *element, *index)?,
            ShuffleVector { a, b, mask } => self.shuffle(*a, *b, *mask)?,
            ExtractValue { aggregate, indices } => {
                let all = self.value(*aggregate)?;
                let (start, len) = self.linker.path(self.number, aggregate.ty, indices);
                all[start..start + len].to_vec()
            }
            InsertValue { aggregate, element, indices } => {
                let mut all = self.value(*aggregate)?;
                let part = self.value(*element)?;
                let (start, len) = self.linker.path(self.number, aggregate.ty, indices);
                if len != part.len() {
                    return unsupported("an `insertvalue` of another type than the member's");
                }
                all[start..start + len].copy_from_slice(&part);
                all
            }
            // Otherwise it is no instruction on scalars.
            Alloca { .. } | GetElementPtr { .. } => {
                debug_assert!(self.is_promoted(instruction.result));
                return Ok(());
            }
            Load { pointer, order, .. } => self.load(number, *pointer, instruction.ty, *order)?,
            CompareExchange { pointer, expected, new, success, failure, is_weak, .. } => {
                self.compare_exchange(*pointer, *expected, *new, (*success, *failure), *is_weak)?
            }
            Call(call) => self.call(call, instruction.ty, Handler::None)?,
            LandingPad { .. } => return unsupported("a landing pad (C++ exceptions)"),
            VaArg { .. } => return unsupported("the instruction `va_arg`"),
            WindowsPad { what } => return unsupported(format!("`{what}` (Windows exceptions)")),
            _ => return self.terminator(instruction),
        };
        if let Some(local) = instruction.result {
            self.set(local, &result);
        }
        Ok(())
    }

    /// The result of an instruction that has a single operand as its result whatever its types are, or that
    /// does with plain scalars what most instructions do; none for the others, which need lists of operands.
    fn scalar_instruction(&mut self, number: u32, instruction: &ir::Instruction) -> Lowered<Option<Code>> {
        use InstructionKind::*;
        Ok(match &instruction.kind {
            Load { pointer, order, .. } => {
                let Some(bytes) = self.plain_bytes(instruction.ty) else { return Ok(None) };
                Some(self.plain_load(number, *pointer, bytes, *order)?)
            }
            Compare { op, a, b } => {
                let Some(width) = self.plain_width(a.ty) else { return Ok(None) };
                let (a, b) = (self.scalar(*a)?, self.scalar(*b)?);
                Some(self.compare(operator::comparison(*op), width, a, b))
            }
            Alloca { ty, count, align } if !self.is_promoted(instruction.result) => {
                let local = instruction.result.expect("an alloca has a result");
                Some(self.alloca(local, *ty, *count, *align)?)
            }
            GetElementPtr { source, base, indices, .. } if !self.is_promoted(instruction.result) => {
                Some(self.element_address(*source, *base, indices, instruction.ty)?)
            }
            AtomicRmw { op, pointer, value, order, .. } => Some(self.rmw(*op, *pointer, *value, *order)?),
            _ => None,
        })
    }

    /// The width of an integer of at most 64 bits or of a pointer.
    fn plain_width(&self, ty: ir::TypeId) -> Option<u8> {
        match self.module.ty(ty) {
            ir::Type::Int(bits @ 1..=64) => Some(*bits as u8),
            ir::Type::Pointer { .. } => Some(64),
            _ => None,
        }
    }

    /// How many bytes a scalar has in memory, if that is one access and one register without spare bits.
    pub fn plain_bytes(&self, ty: ir::TypeId) -> Option<u8> {
        self.plain_width(ty).filter(|width| matches!(width, 8 | 16 | 32 | 64)).map(|width| width / 8)
    }

    fn terminator(&mut self, instruction: &ir::Instruction) -> Lowered<()> {
        use InstructionKind::*;
        match &instruction.kind {
            Return(None) => self.emit(Operation::Return { values: Box::default() }),
            Return(Some(value)) => {
                let values = self.value(*value)?.into_boxed_slice();
                self.emit(Operation::Return { values });
            }
            Jump { to } => return self.jump(*to),
            Branch { condition, then, otherwise } => return self.branch(*condition, *then, *otherwise),
            Switch { value, default, cases } => return self.switch(*value, *default, cases),
            Invoke { call, normal, unwind } => {
                let handler = self.handler(*unwind);
                let result = self.call(call, instruction.ty, handler)?;
                if let Some(local) = instruction.result {
                    self.set(local, &result);
                }
                if !self.code.block(self.current).is_finished() {
                    return self.jump(*normal);
                }
            }
            Unreachable => self.emit(Operation::Unreachable),
            IndirectBranch { .. } => return unsupported("a jump to a computed address (`indirectbr`)"),
            CallBranch { .. } => return unsupported("`asm goto`"),
            Resume(_) => return unsupported("`resume` (C++ exceptions)"),
            WindowsTerminator { what, .. } => {
                return unsupported(format!("`{what}` (Windows exceptions)"));
            }
            other => unreachable!("{other:?} is lowered elsewhere"),
        }
        Ok(())
    }

    fn branch(&mut self, condition: Operand, then: ir::BlockId, otherwise: ir::BlockId) -> Lowered<()> {
        let cond = match self.scalar(condition)? {
            Code::Const(value) => return self.jump(if value & 1 == 1 { then } else { otherwise }),
            cond => cond,
        };
        let then = self.edge(then);
        let otherwise = self.edge(otherwise);
        self.emit(Operation::Branch { cond, then, otherwise });
        Ok(())
    }

    fn switch(&mut self, value: Operand, default: ir::BlockId, cases: &[(u128, ir::BlockId)]) -> Lowered<()> {
        if matches!(self.kind(value.ty)?, Kind::Wide(_)) {
            return self.wide_switch(value, default, cases);
        }
        let value = match self.scalar(value)? {
            Code::Const(value) => {
                let case = cases.iter().find(|(case, _)| *case == value as u128);
                return self.jump(case.map_or(default, |(_, to)| *to));
            }
            value => value,
        };
        let mut edges: Vec<(ir::BlockId, selvedge_bytecode::BlockId)> = Vec::new();
        let mut edge = |builder: &mut Self, to: ir::BlockId| match edges.iter().find(|edge| edge.0 == to) {
            Some((_, block)) => *block,
            None => {
                let block = builder.edge(to);
                edges.push((to, block));
                block
            }
        };
        let cases = cases.iter().map(|(case, to)| (*case as u64, edge(self, *to))).collect();
        let otherwise = edge(self, default);
        self.emit(Operation::Switch { value, cases, otherwise });
        Ok(())
    }

    /// A switch over a wide integer: one comparison after the other.
    fn wide_switch(
        &mut self,
        value: Operand,
        default: ir::BlockId,
        cases: &[(u128, ir::BlockId)],
    ) -> Lowered<()> {
        let lane = self.lanes(value)?[0];
        for (case, to) in cases {
            let (low, high) = (Code::Const(*case as u64), Code::Const((*case >> 64) as u64));
            let cond = self.compare_lane(Comparison::Eq, lane, Lane { low, high, ..lane })?;
            let then = self.edge(*to);
            let otherwise = self.code.new_block();
            self.emit(Operation::Branch { cond, then, otherwise });
            self.current = otherwise;
        }
        self.jump(default)
    }

    /// Whether a local value is an address in a variable that is in registers.
    pub fn is_promoted(&self, local: Option<LocalId>) -> bool {
        local.is_some_and(|local| self.promotion.addresses[local.index()].is_some())
    }
}
