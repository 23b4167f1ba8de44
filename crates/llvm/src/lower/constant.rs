//! Constants: values of operands that need no instruction, and the first contents of globals.

use super::fold;
use super::huge;
use super::layout::Kind;
use super::link::{Linker, Target, error, pieces};
use super::operator;
use crate::ir::{self, CastOp, Constant, GlobalKind, Operand, Type, TypeId, Value};
use selvedge_bytecode::{GlobalId, Operand as Code};
use selvedge_source::Error;

/// Why an operand is not a constant.
#[derive(Clone, Debug)]
pub(super) enum NotConstant {
    /// The address of a thread-local variable is in it.
    ThreadLocal,
    /// Something that is not supported.
    Unsupported(String),
}

type Evaluated<T> = Result<T, NotConstant>;

fn unsupported<T>(what: impl Into<String>) -> Evaluated<T> {
    Err(NotConstant::Unsupported(what.into()))
}

/// Stands for the address of a block: not null, and an error when it is called or dereferenced.
const BLOCK_ADDRESS: u128 = 0x0B10;

impl<'m> Linker<'m> {
    /// The registers of a constant.
    pub fn constant(&mut self, module: usize, operand: Operand, into: &mut Vec<Code>) -> Evaluated<()> {
        match operand.value {
            Value::Undef | Value::Poison | Value::Zero | Value::Null | Value::None => {
                let count = self.register_count(module, operand.ty)?;
                into.extend(std::iter::repeat_n(Code::Const(0), count));
                return Ok(());
            }
            Value::Int(value) | Value::Float(value) => {
                into.push(Code::Const(value));
                return Ok(());
            }
            _ => {}
        }
        let source = &self.modules[module];
        if let Value::Constant(id) = operand.value {
            match source.constant(id) {
                Constant::Aggregate(members) => {
                    return members.iter().try_for_each(|member| self.constant(module, *member, into));
                }
                Constant::Bytes(bytes) => {
                    into.extend(bytes.iter().map(|byte| Code::Const(*byte as u64)));
                    return Ok(());
                }
                Constant::Splat(element) => {
                    let count = match source.resolved(operand.ty) {
                        Type::Vector { count, .. } => *count,
                        _ => return unsupported("a splat that is no vector"),
                    };
                    return (0..count).try_for_each(|_| self.constant(module, *element, into));
                }
                Constant::HugeInt(text) => {
                    let words = match *source.resolved(operand.ty) {
                        Type::Int(bits) => huge::parse(text, bits),
                        _ => None,
                    };
                    let Some(words) = words else { return unsupported(format!("the integer {text}")) };
                    into.extend(words.into_iter().map(Code::Const));
                    return Ok(());
                }
                Constant::ExtractValue { aggregate, indices } => {
                    let mut all = Vec::new();
                    self.constant(module, *aggregate, &mut all)?;
                    let (start, len) = self.path(module, aggregate.ty, indices);
                    into.extend_from_slice(&all[start..start + len]);
                    return Ok(());
                }
                Constant::InsertValue { aggregate, element, indices } => {
                    let mut all = Vec::new();
                    self.constant(module, *aggregate, &mut all)?;
                    let mut part = Vec::new();
                    self.constant(module, *element, &mut part)?;
                    let (start, len) = self.path(module, aggregate.ty, indices);
                    if len != part.len() {
                        return unsupported("an `insertvalue` of another type than the member's");
                    }
                    all[start..start + len].copy_from_slice(&part);
                    into.extend(all);
                    return Ok(());
                }
                Constant::Vector { what, .. } => return unsupported(format!("a constant `{what}`")),
                _ => {}
            }
        }
        let value = self.scalar(module, operand)?;
        into.push(Code::Const(value as u64));
        if self.register_count(module, operand.ty)? == 2 {
            into.push(Code::Const((value >> 64) as u64));
        }
        Ok(())
    }

    /// How many registers hold a value of the type.
    pub fn register_count(&self, module: usize, ty: TypeId) -> Evaluated<usize> {
        match self.layouts[module].leaves(ty) {
            Some(leaves) => Ok(leaves.iter().map(|leaf| leaf.kind.registers()).sum()),
            None => unsupported("a value of a type with thousands of members, or of no known size"),
        }
    }

    /// The registers that a path of indices selects of a value: the first, and how many.
    pub fn path(&self, module: usize, ty: TypeId, indices: &[u32]) -> (usize, usize) {
        let layout = &self.layouts[module];
        let (mut ty, mut start) = (ty, 0);
        for index in indices {
            if let Some((member, _, before)) = layout.member(ty, *index as u64) {
                (ty, start) = (member, start + before);
            }
        }
        (start, layout.registers(ty))
    }

    /// The width of a scalar constant in bits.
    fn width(&self, module: usize, ty: TypeId) -> Evaluated<u8> {
        match self.layouts[module].leaves(ty).as_deref() {
            Some([leaf]) if leaf.kind.bits() <= 128 => Ok(leaf.kind.bits() as u8),
            _ => unsupported("a constant expression of vectors or structures"),
        }
    }

    /// The bits of a scalar constant.
    pub fn scalar(&mut self, module: usize, operand: Operand) -> Evaluated<u128> {
        let source = &self.modules[module];
        let constant = match operand.value {
            Value::Int(value) | Value::Float(value) => return Ok(value as u128),
            Value::Null | Value::Undef | Value::Poison | Value::Zero | Value::None => return Ok(0),
            Value::Global(id) => {
                let target = self.target((module, id));
                return self.address(target).map(u128::from).ok_or(NotConstant::ThreadLocal);
            }
            Value::Constant(id) => source.constant(id),
            Value::Local(_) => unreachable!("a local value is no constant"),
            Value::Metadata(_) | Value::MetadataString(_) => return unsupported("metadata as a value"),
            Value::Asm(_) => return unsupported("assembly as a value"),
        };
        match constant {
            Constant::WideInt(value) | Constant::WideFloat(value) => Ok(*value),
            Constant::GetElementPtr { source, base, indices, .. } => {
                let base = self.scalar(module, *base)?;
                let offset = self.constant_offset(module, *source, indices)?;
                Ok((base as u64).wrapping_add(offset as u64) as u128)
            }
            Constant::Cast { op, value } => self.constant_cast(module, *op, *value, operand.ty),
            Constant::Binary { op, a, b } => {
                let width = self.width(module, operand.ty)?;
                let (a, b) = (self.scalar(module, *a)?, self.scalar(module, *b)?);
                let folded = operator::integer(*op).and_then(|op| fold::binary(op, width, a, b));
                folded.map_or_else(|| unsupported("a constant expression that divides by zero"), Ok)
            }
            Constant::Compare { op, a, b } => {
                let width = self.width(module, a.ty)?;
                let (a, b) = (self.scalar(module, *a)?, self.scalar(module, *b)?);
                Ok(fold::compare(operator::comparison(*op), width, a, b) as u128)
            }
            Constant::Select { condition, a, b } => {
                let condition = self.scalar(module, *condition)?;
                self.scalar(module, if condition & 1 == 1 { *a } else { *b })
            }
            Constant::BlockAddress { .. } => Ok(BLOCK_ADDRESS),
            Constant::Equivalent(operand) => self.scalar(module, *operand),
            Constant::Splat(element) => self.scalar(module, *element),
            _ => unsupported("a constant expression of floating-point numbers, vectors or structures"),
        }
    }

    /// The distance that constant indices lead to.
    pub fn constant_offset(&mut self, module: usize, source: TypeId, indices: &[Operand]) -> Evaluated<i64> {
        let mut ty = source;
        let mut offset = 0i64;
        for (position, index) in indices.iter().enumerate() {
            let width = self.width(module, index.ty)?;
            let index = fold::signed(self.scalar(module, *index)?, width as u32) as i64;
            let layout = &self.layouts[module];
            if position == 0 {
                offset = index.wrapping_mul(layout.size(ty) as i64);
                continue;
            }
            let Some((member, distance, _)) = layout.member(ty, index as u64) else {
                return unsupported("getelementptr into something that has no members");
            };
            (ty, offset) = (member, offset.wrapping_add(distance as i64));
        }
        Ok(offset)
    }

    fn constant_cast(&mut self, module: usize, op: CastOp, value: Operand, to: TypeId) -> Evaluated<u128> {
        let (from, width) = (self.width(module, value.ty)?, self.width(module, to)?);
        let bits = self.scalar(module, value)?;
        let cast = match op {
            CastOp::PtrToInt
            | CastOp::PtrToAddr
            | CastOp::IntToPtr
            | CastOp::BitCast
            | CastOp::AddrSpaceCast => {
                return Ok(bits & fold::mask(width as u32));
            }
            other => operator::cast(other),
        };
        let fine = |ty| {
            matches!(
                self.layouts[module].leaves(ty).as_deref(),
                Some([leaf]) if !matches!(leaf.kind, Kind::Opaque(_))
            )
        };
        match cast.filter(|_| fine(value.ty) && fine(to)).and_then(|cast| fold::cast(cast, from, width, bits))
        {
            Some(result) => Ok(result),
            None => unsupported("a constant conversion"),
        }
    }

    /// Gives a global its first contents.
    pub fn fill(&mut self, id: GlobalId, (module, global): (usize, ir::GlobalId)) -> Result<(), Error> {
        let source = &self.modules[module];
        let global = source.global(global);
        let GlobalKind::Variable(variable) = &global.kind else { return Ok(()) };
        let Some(initializer) = variable.initializer else { return Ok(()) };
        let mut bytes = Vec::new();
        if let Err(why) = self.write(module, initializer, 0, &mut bytes) {
            let why = match why {
                NotConstant::ThreadLocal => "the address of a thread-local variable".to_owned(),
                NotConstant::Unsupported(what) => what,
            };
            let name = source.name(global.name);
            let message = format!("the initial value of `{name}` is not supported: it has {why}");
            return Err(error(source, global.line, message));
        }
        bytes.truncate(bytes.len() - bytes.iter().rev().take_while(|byte| **byte == 0).count());
        self.output.globals[id.0 as usize].bytes = bytes;
        Ok(())
    }

    /// Writes a constant into the contents of a global; zeros at the end are left out.
    fn write(&mut self, module: usize, operand: Operand, offset: u64, bytes: &mut Vec<u8>) -> Evaluated<()> {
        let source = &self.modules[module];
        match operand.value {
            Value::Undef | Value::Poison | Value::Zero | Value::Null => return Ok(()),
            Value::Constant(id) => match source.constant(id) {
                Constant::Aggregate(members) => {
                    for (index, member) in members.iter().enumerate() {
                        let place = self.layouts[module].member(operand.ty, index as u64);
                        let (_, distance, _) = place.expect("the reader checks the members of constants");
                        self.write(module, *member, offset + distance, bytes)?;
                    }
                    return Ok(());
                }
                Constant::Bytes(text) => {
                    put(bytes, offset, text);
                    return Ok(());
                }
                _ => {}
            },
            _ => {}
        }
        let Some(leaves) = self.layouts[module].leaves(operand.ty) else {
            return unsupported("a type of no known size");
        };
        let mut registers = Vec::new();
        self.constant(module, operand, &mut registers)?;
        let mut registers = registers.into_iter();
        for leaf in leaves.iter() {
            let values: Vec<u8> = registers
                .by_ref()
                .take(leaf.kind.registers())
                .flat_map(|value| match value {
                    Code::Const(value) => value.to_le_bytes(),
                    Code::Reg(_) => unreachable!("constants are in no register"),
                })
                .collect();
            pieces(leaf.kind.bytes(), |at, size| {
                put(bytes, offset + leaf.offset + at, &values[at as usize..at as usize + size as usize]);
            });
        }
        Ok(())
    }
}

fn put(bytes: &mut Vec<u8>, offset: u64, values: &[u8]) {
    if values.iter().all(|value| *value == 0) {
        return;
    }
    let end = offset as usize + values.len();
    if bytes.len() < end {
        bytes.resize(end, 0);
    }
    bytes[offset as usize..end].copy_from_slice(values);
}

/// The functions of `llvm.global_ctors` or `llvm.global_dtors` of all modules with their priorities, in
/// order.
pub(super) fn listed_functions(
    linker: &mut Linker<'_>,
    list: &str,
) -> Vec<(u64, selvedge_bytecode::FunctionId)> {
    let mut found = Vec::new();
    for module in 0..linker.modules.len() {
        let source = &linker.modules[module];
        let Some(id) = source.find_global(list) else { continue };
        let GlobalKind::Variable(variable) = &source.global(id).kind else { continue };
        let Some(Operand { value: Value::Constant(all), .. }) = variable.initializer else { continue };
        let Constant::Aggregate(entries) = source.constant(all) else { continue };
        for entry in entries {
            let Value::Constant(entry) = entry.value else { continue };
            let Constant::Aggregate(members) = source.constant(entry) else { continue };
            let (Value::Int(priority), Value::Global(function)) = (members[0].value, members[1].value) else {
                continue;
            };
            if let Target::Function(id) = linker.target((module, function)) {
                found.push((priority, id));
            }
        }
    }
    found.sort_by_key(|(priority, _)| *priority);
    found
}
