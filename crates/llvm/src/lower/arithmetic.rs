//! Arithmetic, comparisons, conversions and vectors; vectors lane by lane.

use super::builder::{Builder, Lowered, unsupported};
use super::fold;
use super::layout::Kind;
use super::operator;
use crate::ir::{self, Operand, Type, TypeId, Value};
use selvedge_bytecode::{
    BinaryOp, CastOp, Comparison, FloatComparison, FloatOp, FloatWidth, Operand as Code, Operation,
};

/// One scalar of a value.
#[derive(Clone, Copy)]
pub(super) struct Lane {
    pub kind: Kind,
    pub low: Code,
    /// Of a wide integer; else 0.
    pub high: Code,
}

impl Builder<'_, '_> {
    /// The scalars of a value.
    pub fn lanes(&mut self, operand: Operand) -> Lowered<Vec<Lane>> {
        let mut values = self.value(operand)?.into_iter();
        let mut lanes = Vec::new();
        for leaf in self.leaves(operand.ty)?.iter() {
            let low = values.next().expect("a value has an operand for each register");
            let mut high = Code::Const(0);
            for _ in 1..leaf.kind.registers() {
                high = values.next().expect("a value has an operand for each register");
            }
            lanes.push(Lane { kind: leaf.kind, low, high });
        }
        Ok(lanes)
    }

    pub fn arithmetic(&mut self, op: ir::BinaryOp, a: Operand, b: Operand) -> Lowered<Vec<Code>> {
        if let (Some(op), Type::Int(width @ 1..=64)) = (operator::integer(op), self.module.ty(a.ty)) {
            let (a, b) = (self.scalar(a)?, self.scalar(b)?);
            return Ok(vec![self.binary(op, *width as u8, a, b)]);
        }
        if let (Some(op), Ok(Kind::Huge(bits))) = (operator::integer(op), self.kind(a.ty)) {
            return self.huge_arithmetic(op, bits, a, b);
        }
        let mut results = Vec::new();
        let (a, b) = (self.lanes(a)?, self.lanes(b)?);
        for (a, b) in a.into_iter().zip(b) {
            match (operator::integer(op), operator::float(op)) {
                (Some(op), _) => self.integer_lane(op, a, b, &mut results)?,
                (_, Some(op)) => results.push(self.float_lane(op, a, b)?),
                _ => unreachable!("an operator is one of integers or of floats"),
            }
        }
        Ok(results)
    }

    /// Integer arithmetic of one lane.
    pub fn integer_lane(&mut self, op: BinaryOp, a: Lane, b: Lane, results: &mut Vec<Code>) -> Lowered<()> {
        match a.kind {
            Kind::Int(width) => results.push(self.binary(op, width, a.low, b.low)),
            Kind::Pointer => results.push(self.binary(op, 64, a.low, b.low)),
            Kind::Wide(width) => results.extend(self.wide(op, width, a, b)),
            _ => return unsupported("arithmetic of integers of more than 128 bits"),
        }
        Ok(())
    }

    /// Arithmetic of wide integers.
    pub fn wide(&mut self, op: BinaryOp, width: u8, a: Lane, b: Lane) -> [Code; 2] {
        if matches!(op, BinaryOp::And | BinaryOp::Or | BinaryOp::Xor) {
            return [self.binary(op, 64, a.low, b.low), self.binary(op, 64, a.high, b.high)];
        }
        if let (Some(a), Some(b)) = (constant_lane(a), constant_lane(b))
            && let Some(value) = fold::binary(op, width, a, b)
        {
            return [Code::Const(value as u64), Code::Const((value >> 64) as u64)];
        }
        let (a, b) = (self.pair(a.low, a.high), self.pair(b.low, b.high));
        let dst = self.new_pair();
        self.emit(Operation::Binary { op, width, dst, a, b });
        [Code::Reg(dst), Code::Reg(dst.high())]
    }

    fn float_width(&self, kind: Kind) -> Lowered<FloatWidth> {
        match kind {
            Kind::Float => Ok(FloatWidth::Single),
            Kind::Double => Ok(FloatWidth::Double),
            Kind::Opaque(2) => unsupported("arithmetic of 16-bit floating-point numbers"),
            _ => unsupported("arithmetic of `long double` or other wide floating-point numbers"),
        }
    }

    /// Floating-point arithmetic of one lane.
    pub fn float_lane(&mut self, op: FloatOp, a: Lane, b: Lane) -> Lowered<Code> {
        let width = self.float_width(a.kind)?;
        if let (Code::Const(a), Code::Const(b)) = (a.low, b.low)
            && let Some(value) = fold::float(op, width, a, b)
        {
            return Ok(Code::Const(value));
        }
        let dst = self.code.new_register();
        self.emit(Operation::Float { op, width, dst, a: a.low, b: b.low });
        Ok(Code::Reg(dst))
    }

    pub fn negate(&mut self, value: Operand) -> Lowered<Vec<Code>> {
        let mut results = Vec::new();
        for lane in self.lanes(value)? {
            let width = self.float_width(lane.kind)?;
            let dst = self.code.new_register();
            self.emit(Operation::Negate { width, dst, src: lane.low });
            results.push(Code::Reg(dst));
        }
        Ok(results)
    }

    pub fn integer_comparison(&mut self, op: ir::IntPredicate, a: Operand, b: Operand) -> Lowered<Vec<Code>> {
        let op = operator::comparison(op);
        if let Ok(Kind::Huge(_)) = self.kind(a.ty) {
            return Ok(vec![self.huge_comparison(op, a, b)?]);
        }
        let (a, b) = (self.lanes(a)?, self.lanes(b)?);
        a.into_iter().zip(b).map(|(a, b)| self.compare_lane(op, a, b)).collect()
    }

    pub fn compare_lane(&mut self, op: Comparison, a: Lane, b: Lane) -> Lowered<Code> {
        match a.kind {
            Kind::Int(width) => Ok(self.compare(op, width, a.low, b.low)),
            Kind::Pointer => Ok(self.compare(op, 64, a.low, b.low)),
            Kind::Wide(width) => {
                if let (Some(a), Some(b)) = (constant_lane(a), constant_lane(b)) {
                    return Ok(Code::Const(fold::compare(op, width, a, b) as u64));
                }
                let (a, b) = (self.pair(a.low, a.high), self.pair(b.low, b.high));
                let dst = self.code.new_register();
                self.emit(Operation::Compare { op, width, dst, a, b });
                Ok(Code::Reg(dst))
            }
            _ => unsupported("a comparison of integers of more than 128 bits"),
        }
    }

    pub fn float_comparison(&mut self, op: ir::FloatPredicate, a: Operand, b: Operand) -> Lowered<Vec<Code>> {
        let op: FloatComparison = operator::float_comparison(op);
        let (a, b) = (self.lanes(a)?, self.lanes(b)?);
        let mut results = Vec::new();
        for (a, b) in a.into_iter().zip(b) {
            let width = self.float_width(a.kind)?;
            if let (Code::Const(a), Code::Const(b)) = (a.low, b.low) {
                results.push(Code::Const(fold::float_compare(op, width, a, b) as u64));
                continue;
            }
            let dst = self.code.new_register();
            self.emit(Operation::FloatCompare { op, width, dst, a: a.low, b: b.low });
            results.push(Code::Reg(dst));
        }
        Ok(results)
    }

    pub fn cast(&mut self, op: ir::CastOp, value: Operand, to: TypeId) -> Lowered<Vec<Code>> {
        use ir::CastOp::{AddrSpaceCast, BitCast, IntToPtr, PtrToAddr, PtrToInt};
        if matches!(op, BitCast) {
            return self.bit_cast(value, to);
        }
        if let (Ok(from), Ok(kind)) = (self.kind(value.ty), self.kind(to))
            && (matches!(from, Kind::Huge(_)) || matches!(kind, Kind::Huge(_)))
        {
            return self.huge_cast(op, value, from, kind);
        }
        let from = self.lanes(value)?;
        let kinds: Vec<Kind> = self.leaves(to)?.iter().map(|leaf| leaf.kind).collect();
        let mut results = Vec::new();
        for (lane, to) in from.into_iter().zip(kinds) {
            match op {
                AddrSpaceCast => results.push(lane.low),
                PtrToInt | PtrToAddr | IntToPtr if to.bits() < lane.kind.bits() => {
                    self.cast_lane(CastOp::Truncate, lane, to, &mut results)?;
                }
                PtrToInt | PtrToAddr | IntToPtr => {
                    self.cast_lane(CastOp::ZeroExtend, lane, to, &mut results)?;
                }
                other => {
                    let op = operator::cast(other).expect("conversions that keep the bits are handled above");
                    self.cast_lane(op, lane, to, &mut results)?;
                }
            }
        }
        Ok(results)
    }

    fn cast_lane(&mut self, op: CastOp, lane: Lane, to: Kind, results: &mut Vec<Code>) -> Lowered<()> {
        let between_floats = matches!(op, CastOp::FloatToFloat);
        let opaque = |kind| matches!(kind, Kind::Opaque(_));
        if opaque(lane.kind) || opaque(to) {
            let what = if between_floats || lane.kind == Kind::Float || lane.kind == Kind::Double {
                "a conversion from or to `long double` or another wide or 16-bit floating-point number"
            } else {
                "a conversion of integers of more than 128 bits, or of wide or 16-bit floating-point numbers"
            };
            return unsupported(what);
        }
        let (from, to_bits) = (lane.kind.bits() as u8, to.bits() as u8);
        if let Some(value) = constant_lane(lane)
            && let Some(value) = fold::cast(op, from, to_bits, value)
        {
            results.push(Code::Const(value as u64));
            if to.registers() == 2 {
                results.push(Code::Const((value >> 64) as u64));
            }
            return Ok(());
        }
        match op {
            CastOp::Truncate if to_bits > 64 => {
                let mask = Code::Const(fold::mask(to_bits as u32 - 64) as u64);
                results.extend([lane.low, self.binary(BinaryOp::And, 64, lane.high, mask)]);
            }
            CastOp::Truncate if to_bits == 64 => results.push(lane.low),
            CastOp::Truncate => results.push(self.plain_cast(op, from.min(64), to_bits, lane.low)),
            // Registers are zero-extended already.
            CastOp::ZeroExtend if to_bits > 64 => results.extend([lane.low, lane.high]),
            CastOp::ZeroExtend => results.push(lane.low),
            CastOp::SignExtend if to_bits > 64 => self.extend_to_wide(lane, to_bits, results),
            CastOp::SignExtend => results.push(self.plain_cast(op, from, to_bits, lane.low)),
            _ if from > 64 || to_bits > 64 => {
                let src = if from > 64 { self.pair(lane.low, lane.high) } else { lane.low };
                let dst = if to_bits > 64 { self.new_pair() } else { self.code.new_register() };
                self.emit(Operation::Cast { op, from, to: to_bits, dst, src });
                results.push(Code::Reg(dst));
                if to_bits > 64 {
                    results.push(Code::Reg(dst.high()));
                }
            }
            _ => results.push(self.plain_cast(op, from, to_bits, lane.low)),
        }
        Ok(())
    }

    fn plain_cast(&mut self, op: CastOp, from: u8, to: u8, src: Code) -> Code {
        let dst = self.code.new_register();
        self.emit(Operation::Cast { op, from, to, dst, src });
        Code::Reg(dst)
    }

    fn extend_to_wide(&mut self, lane: Lane, to: u8, results: &mut Vec<Code>) {
        let from = lane.kind.bits() as u8;
        let (low, high) = match from {
            65.. => (lane.low, self.plain_cast(CastOp::SignExtend, from - 64, 64, lane.high)),
            _ => {
                let low = if from == 64 {
                    lane.low
                } else {
                    self.plain_cast(CastOp::SignExtend, from, 64, lane.low)
                };
                (low, self.binary(BinaryOp::AShr, 64, low, Code::Const(63)))
            }
        };
        let mask = Code::Const(fold::mask(to as u32 - 64) as u64);
        results.extend([low, self.binary(BinaryOp::And, 64, high, mask)]);
    }

    /// A value's bits as another type: each register of the result is put together from the registers it
    /// overlaps.
    fn bit_cast(&mut self, value: Operand, to: TypeId) -> Lowered<Vec<Code>> {
        let sources = self.value(value)?;
        let from_leaves = self.leaves(value.ty)?;
        let to_leaves = self.leaves(to)?;
        let widths = |leaves: &[super::layout::Leaf]| -> Vec<u32> {
            leaves.iter().flat_map(|leaf| register_widths(leaf.kind)).collect()
        };
        let (from, to) = (widths(&from_leaves), widths(&to_leaves));
        if from == to {
            return Ok(sources);
        }
        let mut results = Vec::new();
        let mut start = 0;
        for width in to {
            let mut result = None;
            let mut at = 0;
            for (source, source_width) in sources.iter().zip(&from) {
                let (low, high) = (start.max(at), (start + width).min(at + source_width));
                if low < high {
                    let part = self.bits(*source, *source_width, low - at, high - low);
                    let part = self.binary(BinaryOp::Shl, 64, part, Code::Const((low - start) as u64));
                    result = Some(match result {
                        None => part,
                        Some(others) => self.binary(BinaryOp::Or, 64, others, part),
                    });
                }
                at += source_width;
            }
            results.push(result.unwrap_or(Code::Const(0)));
            start += width;
        }
        Ok(results)
    }

    /// Some bits of a register.
    fn bits(&mut self, source: Code, width: u32, start: u32, count: u32) -> Code {
        let shifted = self.binary(BinaryOp::LShr, 64, source, Code::Const(start as u64));
        if start + count == width {
            return shifted;
        }
        self.binary(BinaryOp::And, 64, shifted, Code::Const(fold::mask(count) as u64))
    }

    pub fn select_values(&mut self, condition: Operand, a: Operand, b: Operand) -> Lowered<Vec<Code>> {
        let conditions = self.value(condition)?;
        let (a, b) = (self.value(a)?, self.value(b)?);
        let per_lane = a.len().checked_div(conditions.len()).unwrap_or(0).max(1);
        if a.len() > per_lane * conditions.len() {
            return unsupported("a `select` with fewer conditions than elements");
        }
        let pairs = a.into_iter().zip(b).enumerate();
        Ok(pairs.map(|(at, (a, b))| self.select(conditions[at / per_lane], a, b)).collect())
    }

    pub fn extract_element(&mut self, vector: Operand, index: Operand) -> Lowered<Vec<Code>> {
        let all = self.value(vector)?;
        let index_kind = self.kind(index.ty)?;
        let index = self.scalar(index)?;
        let size = self.element_registers(vector.ty)?;
        let count = all.len() / size;
        if let Code::Const(index) = index {
            let at = (index as usize).min(count - 1) * size;
            return Ok(all[at..at + size].to_vec());
        }
        let mut result = all[..size].to_vec();
        for lane in 1..count {
            let here = self.compare(Comparison::Eq, index_kind.bits() as u8, index, Code::Const(lane as u64));
            for (part, register) in result.iter_mut().enumerate() {
                *register = self.select(here, all[lane * size + part], *register);
            }
        }
        Ok(result)
    }

    pub fn insert_element(
        &mut self,
        vector: Operand,
        element: Operand,
        index: Operand,
    ) -> Lowered<Vec<Code>> {
        let mut all = self.value(vector)?;
        let element = self.value(element)?;
        let index_kind = self.kind(index.ty)?;
        let index = self.scalar(index)?;
        let size = self.element_registers(vector.ty)?;
        if element.len() != size {
            return unsupported("an `insertelement` of another type than the vector's");
        }
        for lane in 0..all.len() / size {
            let here = self.compare(Comparison::Eq, index_kind.bits() as u8, index, Code::Const(lane as u64));
            for part in 0..size {
                all[lane * size + part] = self.select(here, element[part], all[lane * size + part]);
            }
        }
        Ok(all)
    }

    pub fn shuffle(&mut self, a: Operand, b: Operand, mask: Operand) -> Lowered<Vec<Code>> {
        let size = self.element_registers(a.ty)?;
        let mut all = self.value(a)?;
        all.extend(self.value(b)?);
        let mut results = Vec::new();
        for index in self.value(mask)? {
            let Code::Const(index) = index else {
                return unsupported("a shuffle by a mask that is no constant");
            };
            let at = (index as usize).min(all.len() / size - 1) * size;
            results.extend_from_slice(&all[at..at + size]);
        }
        Ok(results)
    }

    /// How many registers hold an element of a vector that has some.
    fn element_registers(&self, ty: TypeId) -> Lowered<usize> {
        let layout = &self.linker.layouts[self.number];
        match self.module.resolved(ty) {
            Type::Vector { element, count: 1.., scalable: false } if layout.registers(*element) > 0 => {
                Ok(layout.registers(*element))
            }
            _ => unsupported("an operation on vectors of no known size"),
        }
    }
}

/// The value of a lane that is constant.
pub(super) fn constant_lane(lane: Lane) -> Option<u128> {
    match (lane.low, lane.high) {
        (Code::Const(low), Code::Const(high)) => Some((high as u128) << 64 | low as u128),
        _ => None,
    }
}

fn register_widths(kind: Kind) -> Vec<u32> {
    let bits = kind.bits();
    (0..kind.registers() as u32).map(|register| (bits - 64 * register).min(64)).collect()
}

/// Whether an operand is the constant `true`.
pub(super) fn is_true(operand: Operand) -> bool {
    matches!(operand.value, Value::Int(1))
}
