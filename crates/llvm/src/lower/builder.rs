//! The frame of lowering a function: values, blocks, edges. What each instruction becomes is in `instruction`
//! and its kin.
//!
//! A value of LLVM is a list of operands, one for each register of its leaves; constants stay constants.
//! Copies of values (`bitcast`, `extractvalue` …) are the same operands again. That is right because every
//! register that stands for a value is written where the value is defined, only; variables that were promoted
//! are written anywhere, so loads of them copy.
//!
//! A block is lowered once something that is lowered goes there: its dominators come before it, and what is
//! unreachable (after constant branches, after something unsupported, on the unwinding side of an `invoke`)
//! does not appear at all.

use super::code::{Code, parallel_moves};
use super::constant::NotConstant;
use super::fold;
use super::layout::{Kind, Leaf};
use super::link::{Linker, Target};
use super::promote::{Promotion, promote};
use crate::ir::{self, Constant, InstructionKind, LocalId, TypeId, Value};
use rustc_hash::FxHashSet;
use selvedge_bytecode::{BinaryOp, BlockId, Comparison, Made, Operand, Operation, Reg};
use std::rc::Rc;

/// Something that is not supported; an error of the input if it is ever executed.
pub(super) struct Unsupported(pub String);

pub(super) type Lowered<T> = Result<T, Unsupported>;

pub(super) fn unsupported<T>(what: impl Into<String>) -> Lowered<T> {
    Err(Unsupported(what.into()))
}

pub(super) struct Builder<'a, 'm> {
    pub linker: &'a mut Linker<'m>,
    /// Number of the module.
    pub number: usize,
    pub module: &'m ir::Module<'m>,
    pub function: &'m ir::Function,
    pub promotion: Promotion,
    /// By variable and slot: the register of a promoted variable.
    pub slots: Vec<Vec<Reg>>,
    pub code: Code,
    pub current: BlockId,
    /// The block of the text that is being lowered.
    pub from: ir::BlockId,
    pub place: u32,
    /// Goes to the start of the function in the end.
    pub prologue: Vec<Operation>,
    /// By local value: where its operands are in `pool`.
    values: Vec<Option<(u32, u32)>>,
    pool: Vec<Operand>,
    /// Low registers of pairs.
    pairs: FxHashSet<Reg>,
    blocks: Vec<Option<BlockId>>,
    queue: Vec<ir::BlockId>,
}

/// The body of a function, before it is simplified, and what becomes of pointers that it is given.
pub(super) fn build<'m>(
    linker: &mut Linker<'m>,
    number: usize,
    function: &'m ir::Function,
) -> (Code, Vec<Made>) {
    let module = &linker.modules[number];
    let promotion = promote(module, &linker.layouts[number], function);
    let mut builder = Builder {
        linker,
        number,
        module,
        function,
        promotion,
        slots: Vec::new(),
        code: Code::default(),
        current: BlockId(0),
        from: ir::BlockId(0),
        place: 0,
        prologue: Vec::new(),
        values: vec![None; function.locals.len()],
        pool: Vec::new(),
        pairs: FxHashSet::default(),
        blocks: vec![None; function.blocks.len()],
        queue: vec![ir::BlockId(0)],
    };
    builder.blocks[0] = Some(builder.code.new_block());
    builder.parameters();
    builder.make_slots();
    while let Some(block) = builder.queue.pop() {
        builder.block(block);
    }
    let made = builder.pointers_made();
    let entry = builder.code.block(BlockId(0));
    let places = vec![0; builder.prologue.len()];
    entry.operations.splice(0..0, builder.prologue);
    entry.places.splice(0..0, places);
    (builder.code, made)
}

impl<'m> Builder<'_, 'm> {
    fn parameters(&mut self) {
        for (number, parameter) in self.function.params.iter().enumerate() {
            let registers = self.new_registers(parameter.ty);
            self.set(LocalId(number as u32), &registers);
        }
        self.code.params = self.code.registers;
    }

    fn make_slots(&mut self) {
        for variable in 0..self.promotion.slots.len() {
            let mut registers = Vec::new();
            for slot in 0..self.promotion.slots[variable].len() {
                let register = self.code.new_register();
                registers.push(register);
                if self.promotion.slots[variable][slot].starts_zero {
                    self.prologue.push(Operation::Move { dst: register, src: Operand::Const(0) });
                }
            }
            self.slots.push(registers);
        }
    }

    fn block(&mut self, id: ir::BlockId) {
        self.from = id;
        self.current = self.blocks[id.index()].expect("a block is queued when it gets its number");
        self.place = 0;
        let range = self.function.blocks[id.index()];
        let function = self.function;
        for number in range.start..range.end {
            let instruction = &function.instructions[number as usize];
            self.set_place(instruction);
            if let Err(Unsupported(what)) = self.instruction(number, instruction) {
                self.emit(Operation::Unsupported { what: what.into() });
            }
            if self.code.block(self.current).is_finished() {
                return;
            }
        }
        unreachable!("the reader checks that blocks end in a terminator");
    }

    fn set_place(&mut self, instruction: &ir::Instruction) {
        let linker = &mut *self.linker;
        match instruction.debug {
            Some(location) => {
                // Code that the compiler made up (line 0) keeps the place of what is before it.
                match linker.debug.place(self.number, location, &mut linker.output) {
                    0 => {}
                    place => self.place = place,
                }
            }
            None if self.function.debug.is_none() => {
                self.place = linker.debug.own_place(self.number, instruction.line, &mut linker.output);
            }
            None => {}
        }
    }

    pub fn emit(&mut self, operation: Operation) {
        let place = self.place;
        self.code.block(self.current).push(operation, place);
    }

    pub fn leaves(&self, ty: TypeId) -> Lowered<Rc<[Leaf]>> {
        match self.linker.layouts[self.number].leaves(ty) {
            Some(leaves) => Ok(leaves),
            None => unsupported("a value of a type with thousands of members, or of no known size"),
        }
    }

    /// The kind of a scalar type.
    pub fn kind(&self, ty: TypeId) -> Lowered<Kind> {
        match self.module.ty(ty) {
            ir::Type::Int(bits @ 1..=64) => return Ok(Kind::Int(*bits as u8)),
            ir::Type::Pointer { .. } => return Ok(Kind::Pointer),
            _ => {}
        }
        match *self.leaves(ty)? {
            [leaf] => Ok(leaf.kind),
            _ => unsupported("a vector or structure where a scalar is expected"),
        }
    }

    /// Registers for a value of a type.
    pub fn new_registers(&mut self, ty: TypeId) -> Vec<Operand> {
        let leaves = self.linker.layouts[self.number].leaves(ty).unwrap_or_default();
        let mut registers = Vec::with_capacity(leaves.len());
        for leaf in leaves.iter() {
            match leaf.kind {
                Kind::Wide(_) => {
                    let low = self.new_pair();
                    registers.extend([Operand::Reg(low), Operand::Reg(low.high())]);
                }
                kind => {
                    registers.extend((0..kind.registers()).map(|_| Operand::Reg(self.code.new_register())))
                }
            }
        }
        registers
    }

    pub fn new_pair(&mut self) -> Reg {
        let low = self.code.new_pair();
        self.pairs.insert(low);
        low
    }

    /// Says what a local value is.
    pub fn set(&mut self, local: LocalId, operands: &[Operand]) {
        let start = self.pool.len() as u32;
        self.pool.extend_from_slice(operands);
        self.values[local.index()] = Some((start, operands.len() as u32));
    }

    /// The operands of a local value.
    fn local(&self, local: LocalId) -> Lowered<&[Operand]> {
        match self.values[local.index()] {
            Some((start, len)) => Ok(&self.pool[start as usize..(start + len) as usize]),
            None => {
                let name = self.module.name(self.function.locals[local.index()].name);
                unsupported(format!("the value %{name}, which is used where it is not defined"))
            }
        }
    }

    /// The operands of a value.
    pub fn value(&mut self, operand: ir::Operand) -> Lowered<Vec<Operand>> {
        if let Value::Local(local) = operand.value {
            return self.local(local).map(<[Operand]>::to_vec);
        }
        let mut registers = Vec::new();
        match self.linker.constant(self.number, operand, &mut registers) {
            Ok(()) => Ok(registers),
            Err(NotConstant::ThreadLocal) => Ok(vec![self.thread_local_address(operand)?]),
            Err(NotConstant::Unsupported(what)) => unsupported(what),
        }
    }

    /// The operand of a value that is in one register.
    pub fn scalar(&mut self, operand: ir::Operand) -> Lowered<Operand> {
        match operand.value {
            Value::Int(value) | Value::Float(value) => return Ok(Operand::Const(value)),
            Value::Null => return Ok(Operand::Const(0)),
            Value::Local(local) => {
                if let [single] = self.local(local)? {
                    return Ok(*single);
                }
            }
            _ => {
                if let [single] = *self.value(operand)? {
                    return Ok(single);
                }
            }
        }
        unsupported("a vector, structure or wide integer where a scalar is expected")
    }

    /// A constant expression around the address of a thread-local variable.
    fn thread_local_address(&mut self, operand: ir::Operand) -> Lowered<Operand> {
        match operand.value {
            Value::Global(id) => {
                let Target::ThreadLocal(global) = self.linker.target((self.number, id)) else {
                    return self.scalar(operand);
                };
                let dst = self.code.new_register();
                self.emit(Operation::ThreadLocal { dst, global });
                Ok(Operand::Reg(dst))
            }
            Value::Constant(id) => match self.module.constant(id) {
                Constant::GetElementPtr { source, base, indices, .. } => {
                    let base = self.thread_local_address(*base)?;
                    match self.linker.constant_offset(self.number, *source, indices) {
                        Ok(offset) => Ok(self.binary(BinaryOp::Add, 64, base, Operand::Const(offset as u64))),
                        Err(_) => unsupported("a constant expression of a thread-local variable"),
                    }
                }
                Constant::Equivalent(inner) => self.thread_local_address(*inner),
                Constant::Cast { op: ir::CastOp::PtrToInt | ir::CastOp::IntToPtr, value } => {
                    self.thread_local_address(*value)
                }
                _ => unsupported("a constant expression of a thread-local variable"),
            },
            _ => self.scalar(operand),
        }
    }

    /// The block of a block of the text.
    fn code_block(&mut self, id: ir::BlockId) -> BlockId {
        if let Some(known) = self.blocks[id.index()] {
            return known;
        }
        let block = self.code.new_block();
        self.blocks[id.index()] = Some(block);
        self.queue.push(id);
        block
    }

    /// Emits what the edge from this block to another gives to the other's phis.
    fn phi_moves(&mut self, to: ir::BlockId) -> Lowered<()> {
        let mut moves = Vec::new();
        for instruction in self.function.block_instructions(to) {
            let InstructionKind::Phi { incoming } = &instruction.kind else { break };
            let result = instruction.result.expect("a phi has a result");
            let Some((operand, _)) = incoming.iter().find(|(_, from)| *from == self.from) else {
                return unsupported("a phi without a value for an edge");
            };
            let sources = self.value(*operand)?;
            let targets = self.phi_registers(result, instruction.ty);
            for (target, source) in targets.into_iter().zip(sources) {
                if let Operand::Reg(target) = target {
                    moves.push((target, source));
                }
            }
        }
        if moves.is_empty() {
            return Ok(());
        }
        let code = &mut self.code;
        let ordered = parallel_moves(moves, || code.new_register());
        for (dst, src) in ordered {
            self.emit(Operation::Move { dst, src });
        }
        Ok(())
    }

    /// The registers of a phi.
    fn phi_registers(&mut self, result: LocalId, ty: TypeId) -> Vec<Operand> {
        if let Ok(known) = self.local(result) {
            return known.to_vec();
        }
        let registers = self.new_registers(ty);
        self.set(result, &registers);
        registers
    }

    /// Whether a block starts with phis.
    fn has_phis(&self, block: ir::BlockId) -> bool {
        let first = self.function.block_instructions(block).first();
        first.is_some_and(|first| matches!(first.kind, InstructionKind::Phi { .. }))
    }

    /// Ends the current block by going to another.
    pub fn jump(&mut self, to: ir::BlockId) -> Lowered<()> {
        self.phi_moves(to)?;
        let to = self.code_block(to);
        self.emit(Operation::Jump { to });
        Ok(())
    }

    /// Where a conditional edge to a block leads: a block of its own if there are moves to be made.
    pub fn edge(&mut self, to: ir::BlockId) -> BlockId {
        if !self.has_phis(to) {
            return self.code_block(to);
        }
        let back = self.current;
        let edge = self.code.new_block();
        self.current = edge;
        if let Err(Unsupported(what)) = self.jump(to) {
            self.emit(Operation::Unsupported { what: what.into() });
        }
        self.current = back;
        edge
    }

    /// Integer arithmetic of at most 64 bits.
    pub fn binary(&mut self, op: BinaryOp, width: u8, a: Operand, b: Operand) -> Operand {
        if let Some(known) = simple_binary(op, width, a, b) {
            return known;
        }
        let dst = self.code.new_register();
        self.emit(Operation::Binary { op, width, dst, a, b });
        Operand::Reg(dst)
    }

    /// Comparison of at most 64 bits.
    pub fn compare(&mut self, op: Comparison, width: u8, a: Operand, b: Operand) -> Operand {
        if let (Operand::Const(a), Operand::Const(b)) = (a, b) {
            return Operand::Const(fold::compare(op, width, a as u128, b as u128) as u64);
        }
        let dst = self.code.new_register();
        self.emit(Operation::Compare { op, width, dst, a, b });
        Operand::Reg(dst)
    }

    /// `cond ? a : b`.
    pub fn select(&mut self, cond: Operand, a: Operand, b: Operand) -> Operand {
        match cond {
            Operand::Const(cond) => return if cond & 1 == 1 { a } else { b },
            Operand::Reg(_) => {}
        }
        let dst = self.code.new_register();
        self.emit(Operation::Select { dst, cond, a, b });
        Operand::Reg(dst)
    }

    /// An address some bytes further on.
    pub fn offset(&mut self, address: Operand, bytes: u64) -> Operand {
        self.binary(BinaryOp::Add, 64, address, Operand::Const(bytes))
    }

    /// Two operands as the pair of registers that wide operations need.
    pub fn pair(&mut self, low: Operand, high: Operand) -> Operand {
        if let (Operand::Reg(low), Operand::Reg(high)) = (low, high)
            && low.high() == high
            && self.pairs.contains(&low)
        {
            return Operand::Reg(low);
        }
        let pair = self.new_pair();
        self.emit(Operation::Move { dst: pair, src: low });
        self.emit(Operation::Move { dst: pair.high(), src: high });
        Operand::Reg(pair)
    }
}

/// The result of an operation on constants, or with a constant that changes nothing. `x * 0` is left alone:
/// models that track dependencies see one there, and litmus tests are written so.
pub(super) fn simple_binary(op: BinaryOp, width: u8, a: Operand, b: Operand) -> Option<Operand> {
    let all_ones = fold::mask(width as u32) as u64;
    match (a, b) {
        (Operand::Const(a), Operand::Const(b)) => {
            fold::binary(op, width, a as u128, b as u128).map(|value| Operand::Const(value as u64))
        }
        (Operand::Reg(_), Operand::Const(0)) => match op {
            BinaryOp::Add
            | BinaryOp::Sub
            | BinaryOp::Or
            | BinaryOp::Xor
            | BinaryOp::Shl
            | BinaryOp::LShr
            | BinaryOp::AShr => Some(a),
            _ => None,
        },
        (Operand::Const(0), Operand::Reg(_)) => match op {
            BinaryOp::Add | BinaryOp::Or | BinaryOp::Xor => Some(b),
            _ => None,
        },
        (Operand::Reg(_), Operand::Const(1)) if op == BinaryOp::Mul => Some(a),
        (Operand::Const(1), Operand::Reg(_)) if op == BinaryOp::Mul => Some(b),
        (Operand::Reg(_), Operand::Const(ones)) if op == BinaryOp::And && ones == all_ones => Some(a),
        _ => None,
    }
}
