//! Loads, stores, atomic operations, addresses, stack objects.

use super::builder::{Builder, Lowered, unsupported};
use super::fold;
use super::layout::Kind;
use super::link::pieces;
use super::operator;
use super::uses::local;
use crate::ir::{self, AtomicOrdering, AtomicRmwOp, LocalId, Operand, Type, TypeId};
use selvedge_bytecode::{BinaryOp, CastOp, Operand as Code, Operation, Reg};
use selvedge_graph::Order;

/// Where an access goes.
#[derive(Clone, Copy)]
enum Location {
    Memory(Code),
    /// A promoted variable, and an offset in it.
    Variable(u32, i64),
}

impl Builder<'_, '_> {
    fn location(&mut self, pointer: Operand) -> Lowered<Location> {
        match local(&pointer).and_then(|local| self.promotion.addresses[local.index()]) {
            Some((variable, offset)) => Ok(Location::Variable(variable, offset)),
            None => self.scalar(pointer).map(Location::Memory),
        }
    }

    /// The register of a slot of a promoted variable.
    fn slot(&self, variable: u32, offset: i64) -> Reg {
        let slots = &self.promotion.slots[variable as usize];
        let found = slots.binary_search_by_key(&offset, |slot| slot.offset);
        self.slots[variable as usize][found.expect("every access of a promoted variable has its slot")]
    }

    /// The load of a scalar that is one access and one register.
    pub fn plain_load(
        &mut self,
        number: u32,
        pointer: Operand,
        bytes: u8,
        order: Option<AtomicOrdering>,
    ) -> Lowered<Code> {
        let location = self.location(pointer)?;
        let tolerant = self.promotion.tolerant.contains(&number);
        let dst = self.code.new_register();
        match location {
            Location::Memory(address) => {
                let order = operator::order(order);
                self.emit(Operation::Load { dst, address, bytes, order, tolerant });
            }
            Location::Variable(variable, start) => {
                let src = Code::Reg(self.slot(variable, start));
                self.emit(Operation::Move { dst, src });
            }
        }
        Ok(Code::Reg(dst))
    }

    pub fn load(
        &mut self,
        number: u32,
        pointer: Operand,
        ty: TypeId,
        order: Option<AtomicOrdering>,
    ) -> Lowered<Vec<Code>> {
        let location = self.location(pointer)?;
        let tolerant = self.promotion.tolerant.contains(&number);
        if let (Some(_), Location::Memory(address)) = (order, location) {
            let bytes = self.atomic_bytes(ty)?;
            let dst = self.code.new_register();
            let order = operator::order(order);
            self.emit(Operation::Load { dst, address, bytes, order, tolerant });
            return Ok(vec![self.cut(Code::Reg(dst), self.kind(ty)?)]);
        }
        if self.linker.layouts[self.number].is_bit_vector(ty) {
            return unsupported("a vector of bits in memory");
        }
        let mut values = Vec::new();
        for leaf in self.leaves(ty)?.iter() {
            self.load_leaf(location, leaf.offset, leaf.kind, tolerant, &mut values);
        }
        Ok(values)
    }

    /// The operands of a scalar in memory.
    fn load_leaf(
        &mut self,
        location: Location,
        offset: u64,
        kind: Kind,
        tolerant: bool,
        values: &mut Vec<Code>,
    ) {
        let bytes = kind.bytes();
        for register in 0..kind.registers() as u64 {
            let mut value = None;
            pieces((bytes - 8 * register).min(8), |at, size| {
                let piece = self.load_piece(location, offset + 8 * register + at, size, tolerant);
                value = Some(match value {
                    None => piece,
                    Some(low) => {
                        let high = self.binary(BinaryOp::Shl, 64, piece, Code::Const(8 * at));
                        self.binary(BinaryOp::Or, 64, low, high)
                    }
                });
            });
            values.push(value.expect("a register has bytes"));
        }
        if let Some(last) = values.pop() {
            values.push(self.cut(last, kind));
        }
    }

    /// The last register of a scalar, without the bits that do not belong to it.
    fn cut(&mut self, last: Code, kind: Kind) -> Code {
        let bits = kind.bits() - 64 * (kind.registers() as u32 - 1);
        if bits.is_multiple_of(8) {
            return last;
        }
        self.binary(BinaryOp::And, 64, last, Code::Const(fold::mask(bits) as u64))
    }

    fn load_piece(&mut self, location: Location, offset: u64, bytes: u8, tolerant: bool) -> Code {
        let dst = self.code.new_register();
        match location {
            Location::Memory(address) => {
                let address = self.offset(address, offset);
                self.emit(Operation::Load { dst, address, bytes, order: Order::NotAtomic, tolerant });
            }
            Location::Variable(variable, start) => {
                let src = Code::Reg(self.slot(variable, start + offset as i64));
                self.emit(Operation::Move { dst, src });
            }
        }
        Code::Reg(dst)
    }

    pub fn store(&mut self, value: Operand, pointer: Operand, order: Option<AtomicOrdering>) -> Lowered<()> {
        if let Some(bytes) = self.plain_bytes(value.ty) {
            let src = self.scalar(value)?;
            match self.location(pointer)? {
                Location::Memory(address) => {
                    let order = operator::order(order);
                    self.emit(Operation::Store { address, src, bytes, order });
                }
                location => self.store_piece(location, 0, bytes, src),
            }
            return Ok(());
        }
        let values = self.value(value)?;
        let location = self.location(pointer)?;
        if let (Some(_), Location::Memory(address)) = (order, location) {
            let bytes = self.atomic_bytes(value.ty)?;
            self.emit(Operation::Store { address, src: values[0], bytes, order: operator::order(order) });
            return Ok(());
        }
        if self.linker.layouts[self.number].is_bit_vector(value.ty) {
            return unsupported("a vector of bits in memory");
        }
        let mut values = values.into_iter();
        for leaf in self.leaves(value.ty)?.iter() {
            let bytes = leaf.kind.bytes();
            for register in 0..leaf.kind.registers() as u64 {
                let value = values.next().expect("a value has an operand for each register");
                let size = (bytes - 8 * register).min(8);
                let offset = leaf.offset + 8 * register;
                pieces(size, |at, piece| {
                    let mut part = self.binary(BinaryOp::LShr, 64, value, Code::Const(8 * at));
                    if piece as u64 != size && matches!(location, Location::Variable(..)) {
                        let mask = fold::mask(8 * piece as u32) as u64;
                        part = self.binary(BinaryOp::And, 64, part, Code::Const(mask));
                    }
                    self.store_piece(location, offset + at, piece, part);
                });
            }
        }
        Ok(())
    }

    fn store_piece(&mut self, location: Location, offset: u64, bytes: u8, src: Code) {
        match location {
            Location::Memory(address) => {
                let address = self.offset(address, offset);
                self.emit(Operation::Store { address, src, bytes, order: Order::NotAtomic });
            }
            Location::Variable(variable, start) => {
                let dst = self.slot(variable, start + offset as i64);
                self.emit(Operation::Move { dst, src });
            }
        }
    }

    /// How many bytes an atomic access of a type has.
    fn atomic_bytes(&self, ty: TypeId) -> Lowered<u8> {
        let kind = self.kind(ty)?;
        match (kind.bytes(), kind) {
            (bytes @ (1 | 2 | 4 | 8), Kind::Int(_) | Kind::Float | Kind::Double | Kind::Pointer) => {
                Ok(bytes as u8)
            }
            (bytes @ 9.., _) => {
                unsupported(format!("an atomic access of {bytes} bytes; at most 8 are supported"))
            }
            (bytes, _) => unsupported(format!("an atomic access of {bytes} bytes")),
        }
    }

    pub fn rmw(
        &mut self,
        op: AtomicRmwOp,
        pointer: Operand,
        value: Operand,
        order: AtomicOrdering,
    ) -> Lowered<Code> {
        let bytes = self.atomic_bytes(value.ty)?;
        let src = self.scalar(value)?;
        let Some(rmw) = operator::rmw(op) else {
            return unsupported(format!("the atomic read-modify-write {op:?}"));
        };
        let address = self.scalar(pointer)?;
        let dst = self.code.new_register();
        let order = operator::order(Some(order));
        self.emit(Operation::Rmw { op: rmw, dst, address, src, bytes, order });
        Ok(Code::Reg(dst))
    }

    pub fn compare_exchange(
        &mut self,
        pointer: Operand,
        expected: Operand,
        new: Operand,
        (order, otherwise): (AtomicOrdering, AtomicOrdering),
        weak: bool,
    ) -> Lowered<Vec<Code>> {
        let bytes = self.atomic_bytes(expected.ty)?;
        let (expected, new) = (self.scalar(expected)?, self.scalar(new)?);
        let (order, otherwise) = (operator::order(Some(order)), operator::order(Some(otherwise)));
        let address = self.scalar(pointer)?;
        let (dst, success) = (self.code.new_register(), self.code.new_register());
        self.emit(Operation::CompareExchange {
            dst,
            success,
            address,
            expected,
            new,
            bytes,
            order,
            otherwise,
            weak,
        });
        Ok(vec![Code::Reg(dst), Code::Reg(success)])
    }

    /// `getelementptr`.
    pub fn element_address(
        &mut self,
        source: TypeId,
        base: Operand,
        indices: &[Operand],
        result: TypeId,
    ) -> Lowered<Code> {
        if matches!(self.module.resolved(result), Type::Vector { .. }) {
            return unsupported("a vector of addresses");
        }
        let mut address = self.scalar(base)?;
        let mut constant = 0u64;
        let mut ty = source;
        for (position, index) in indices.iter().enumerate() {
            let Kind::Int(width) = self.kind(index.ty)? else {
                return unsupported("an index that is no integer of at most 64 bits");
            };
            let value = self.scalar(*index)?;
            let layout = &self.linker.layouts[self.number];
            let known = match value {
                Code::Const(value) => Some(fold::signed(value as u128, width as u32) as i64 as u64),
                Code::Reg(_) => None,
            };
            let stride = match (position, known) {
                (0, _) => layout.size(ty),
                (_, Some(known)) => {
                    let Some((member, distance, _)) = layout.member(ty, known) else {
                        return unsupported("getelementptr into something that has no members");
                    };
                    ty = member;
                    constant = constant.wrapping_add(distance);
                    continue;
                }
                (_, None) => {
                    let Some((element, stride, _)) = layout.member(ty, 1) else {
                        return unsupported("getelementptr into something that has no members");
                    };
                    ty = element;
                    stride
                }
            };
            match known {
                Some(known) => constant = constant.wrapping_add(known.wrapping_mul(stride)),
                None => {
                    let index = self.extend(value, width);
                    let distance = self.binary(BinaryOp::Mul, 64, index, Code::Const(stride));
                    address = self.binary(BinaryOp::Add, 64, address, distance);
                }
            }
        }
        Ok(self.binary(BinaryOp::Add, 64, address, Code::Const(constant)))
    }

    /// Sign extension to 64 bits.
    fn extend(&mut self, value: Code, width: u8) -> Code {
        if width == 64 {
            return value;
        }
        let dst = self.code.new_register();
        self.emit(Operation::Cast { op: CastOp::SignExtend, from: width, to: 64, dst, src: value });
        Code::Reg(dst)
    }

    /// A stack object.
    pub fn alloca(
        &mut self,
        local: LocalId,
        ty: TypeId,
        count: Option<Operand>,
        align: u64,
    ) -> Lowered<Code> {
        let layout = &self.linker.layouts[self.number];
        let (size, natural) = (layout.size(ty), layout.align(ty));
        let size = match count {
            None => Code::Const(size),
            Some(count) => {
                let count = self.scalar(count)?;
                self.binary(BinaryOp::Mul, 64, count, Code::Const(size))
            }
        };
        let description = match self.promotion.declared.get(&local) {
            Some(variable) => self.linker.debug.local(self.number, *variable, &mut self.linker.output),
            None => Default::default(),
        };
        let written = self.module.name(self.function.locals[local.index()].name);
        let is_named = self.function.debug.is_none() && !written.starts_with(|c: char| c.is_ascii_digit());
        let name = description.name.or_else(|| is_named.then(|| written.to_owned()));
        let dst = self.code.new_register();
        self.emit(Operation::Alloca {
            dst,
            size,
            align: if align == 0 { natural } else { align }.min(1 << 31) as u32,
            name: name.map(String::into_boxed_str),
            ty: description.ty,
        });
        Ok(Code::Reg(dst))
    }

    /// A stack object that the function needs for itself, made once when it is entered.
    pub fn hidden_object(&mut self, size: u64, align: u64) -> Code {
        let dst = self.code.new_register();
        self.prologue.push(Operation::Alloca {
            dst,
            size: Code::Const(size),
            align: align.min(1 << 31) as u32,
            name: None,
            ty: None,
        });
        Code::Reg(dst)
    }

    /// The type of an instruction's defining text, for guessing what a pointer points to.
    pub fn definition(&self, operand: Operand) -> Option<&ir::Instruction> {
        let number = self.promotion.definitions[local(&operand)?.index()];
        self.function.instructions.get(number as usize)
    }
}
