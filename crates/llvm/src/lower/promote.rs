//! Stack variables that need no memory: their address is only used to load and store them, so that they can
//! be registers.
//!
//! A variable is taken apart into the *slots* that are accessed (members of a structure, elements of an array
//! at constant indices). It is promoted if its slots do not overlap and no load can come before every store:
//! reading a variable that was never written is an error that the machine reports, so such variables stay in
//! memory. So do those that are accessed atomically: such an access may order others, whoever knows the
//! variable. Also here: which loads tolerate bytes that were never written.

use super::layout::Layout;
use super::link::pieces;
use super::uses::{for_each_operand, for_each_successor, local};
use crate::ir::{self, BinaryOp, InstructionKind, LocalId, MetadataRef, Operand, TypeId, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// A variable of more scalars than this stays in memory.
const MOST_SLOTS: usize = 64;

/// A part of a promoted variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Slot {
    pub offset: i64,
    pub bytes: u8,
    /// A tolerant load may come before the first store: the register starts as 0.
    pub starts_zero: bool,
}

/// What is known about the stack variables of a function.
#[derive(Debug, Default)]
pub(super) struct Promotion {
    /// By local value: the promoted variable that it is an address in, and the offset.
    pub addresses: Vec<Option<(u32, i64)>>,
    /// By variable: its slots by offset; empty for those that stay in memory.
    pub slots: Vec<Vec<Slot>>,
    /// Instructions that are loads of bytes that need not have been written.
    pub tolerant: FxHashSet<u32>,
    /// The `DILocalVariable` of each `alloca` that is one.
    pub declared: FxHashMap<LocalId, MetadataRef>,
    /// By local value: the number of the instruction that defines it; `u32::MAX` for parameters.
    pub definitions: Vec<u32>,
}

/// An access to a part of a variable.
struct Access {
    block: u32,
    instruction: u32,
    variable: u32,
    offset: i64,
    bytes: u8,
    kind: AccessKind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum AccessKind {
    Load,
    Store,
    /// The variable's life begins again.
    Forget,
}

/// How a local value is used.
mod used {
    pub const MASKED: u8 = 1;
    pub const PASSED_ON: u8 = 2;
    pub const OTHERWISE: u8 = 4;
}

pub(super) fn promote(module: &ir::Module, layout: &Layout<'_>, function: &ir::Function) -> Promotion {
    let mut analysis = Analysis::new(module, layout, function);
    analysis.find_variables();
    analysis.find_accesses();
    analysis.find_tolerant();
    analysis.make_slots();
    analysis.check_assigned();
    let Analysis { mut addresses, slots, tolerant, declared, definitions, .. } = analysis;
    for address in &mut addresses {
        *address = address.filter(|(variable, _)| !slots[*variable as usize].is_empty());
    }
    Promotion { addresses, slots, tolerant, declared, definitions }
}

struct Analysis<'m, 'l> {
    module: &'m ir::Module<'m>,
    layout: &'l Layout<'m>,
    function: &'m ir::Function,
    addresses: Vec<Option<(u32, i64)>>,
    /// By variable: its `alloca`, and its type.
    variables: Vec<(LocalId, TypeId)>,
    stays_in_memory: Vec<bool>,
    accesses: Vec<Access>,
    slots: Vec<Vec<Slot>>,
    tolerant: FxHashSet<u32>,
    declared: FxHashMap<LocalId, MetadataRef>,
    definitions: Vec<u32>,
    uses: Vec<u8>,
}

impl<'m, 'l> Analysis<'m, 'l> {
    fn new(module: &'m ir::Module<'m>, layout: &'l Layout<'m>, function: &'m ir::Function) -> Self {
        let locals = function.locals.len();
        Analysis {
            module,
            layout,
            function,
            addresses: vec![None; locals],
            variables: Vec::new(),
            stays_in_memory: Vec::new(),
            accesses: Vec::new(),
            slots: Vec::new(),
            tolerant: FxHashSet::default(),
            declared: FxHashMap::default(),
            definitions: vec![u32::MAX; locals],
            uses: vec![0; locals],
        }
    }

    /// Finds the variables, and the addresses at constant distances in them.
    fn find_variables(&mut self) {
        let entry_end = self.function.blocks[0].end;
        for (number, instruction) in self.function.instructions.iter().enumerate() {
            let Some(result) = instruction.result else { continue };
            self.definitions[result.index()] = number as u32;
            match &instruction.kind {
                InstructionKind::Alloca { ty, count, .. } if (number as u32) < entry_end => {
                    let single = count.is_none_or(|count| count.value == Value::Int(1));
                    let variable = self.variables.len() as u32;
                    self.addresses[result.index()] = Some((variable, 0));
                    self.variables.push((result, *ty));
                    let leaves = self.layout.leaves(*ty);
                    let small = leaves.is_some_and(|leaves| leaves.len() <= MOST_SLOTS);
                    self.stays_in_memory.push(!single || !small);
                }
                InstructionKind::GetElementPtr { source, base, indices, .. } => {
                    let base = local(base).and_then(|base| self.addresses[base.index()]);
                    let offset = base.and_then(|_| self.offset(*source, indices));
                    self.addresses[result.index()] =
                        base.zip(offset).map(|((variable, at), offset)| (variable, at.wrapping_add(offset)));
                }
                InstructionKind::Cast { op: ir::CastOp::BitCast, value, .. } => {
                    let base = local(value).and_then(|base| self.addresses[base.index()]);
                    self.addresses[result.index()] = base;
                }
                _ => {}
            }
        }
    }

    /// The distance that plain constant indices lead to.
    fn offset(&self, source: TypeId, indices: &[Operand]) -> Option<i64> {
        let mut ty = source;
        let mut offset = 0i64;
        for (position, index) in indices.iter().enumerate() {
            let value = match (index.value, self.module.resolved(index.ty)) {
                (Value::Int(value), ir::Type::Int(bits @ 1..=64)) => {
                    super::fold::signed(value as u128, *bits) as i64
                }
                (Value::Zero, _) => 0,
                _ => return None,
            };
            if position == 0 {
                offset = value.wrapping_mul(self.layout.size(ty) as i64);
                continue;
            }
            let (member, distance, _) = self.layout.member(ty, value as u64)?;
            (ty, offset) = (member, offset.wrapping_add(distance as i64));
        }
        Some(offset)
    }

    fn find_accesses(&mut self) {
        for (block, range) in self.function.blocks.iter().enumerate() {
            for number in range.start..range.end {
                let instruction = &self.function.instructions[number as usize];
                self.note_uses(&instruction.kind);
                self.note_accesses(block as u32, number, instruction);
            }
        }
    }

    fn note_uses(&mut self, kind: &InstructionKind) {
        let how = match kind {
            InstructionKind::Binary { op: BinaryOp::And, .. } => used::MASKED,
            InstructionKind::Store { .. }
            | InstructionKind::Call(_)
            | InstructionKind::Invoke { .. }
            | InstructionKind::Return(_)
            | InstructionKind::InsertValue { .. } => used::PASSED_ON,
            _ => used::OTHERWISE,
        };
        for_each_operand(kind, |operand| {
            if let Some(local) = local(operand) {
                self.uses[local.index()] |= how;
            }
        });
    }

    fn note_accesses(&mut self, block: u32, number: u32, instruction: &ir::Instruction) {
        let (pointer, ty, kind) = match &instruction.kind {
            InstructionKind::Load { pointer, order: None, .. } => {
                (self.address(pointer), instruction.ty, AccessKind::Load)
            }
            InstructionKind::Store { pointer, value, order: None, .. } => {
                // The address itself may be what is stored.
                self.keep(self.address(value));
                (self.address(pointer), value.ty, AccessKind::Store)
            }
            InstructionKind::Debug { kind, value, variable, .. } => {
                if let (ir::DebugRecordKind::Declare, Some(value)) = (kind, value) {
                    self.note_declaration(value, *variable);
                }
                return;
            }
            // Addresses at constant distances were found before.
            InstructionKind::GetElementPtr { .. } | InstructionKind::Cast { op: ir::CastOp::BitCast, .. }
                if instruction.result.is_some_and(|result| self.addresses[result.index()].is_some()) =>
            {
                return;
            }
            InstructionKind::Call(call) => match self.lifetime(call) {
                Some((starts, address)) => {
                    let Some((variable, _)) = address.filter(|_| starts) else { return };
                    let (instruction, kind) = (number, AccessKind::Forget);
                    self.accesses.push(Access { block, instruction, variable, offset: 0, bytes: 0, kind });
                    return;
                }
                None => return self.keep_all(&instruction.kind),
            },
            other => return self.keep_all(other),
        };
        if let Some(address) = pointer {
            self.note_access(block, number, address, ty, kind);
        }
    }

    /// The variable that an operand is an address in, and the offset.
    fn address(&self, operand: &Operand) -> Option<(u32, i64)> {
        local(operand).and_then(|local| self.addresses[local.index()])
    }

    fn note_declaration(&mut self, value: &Operand, description: MetadataRef) {
        let (Some(alloca), Some((variable, _))) = (local(value), self.address(value)) else { return };
        if self.variables[variable as usize].0 == alloca {
            self.declared.insert(alloca, description);
        }
    }

    fn note_access(
        &mut self,
        block: u32,
        instruction: u32,
        (variable, offset): (u32, i64),
        ty: TypeId,
        kind: AccessKind,
    ) {
        let size = self.layout.size(self.variables[variable as usize].1) as i64;
        let leaves = self.layout.leaves(ty).filter(|_| !self.layout.is_bit_vector(ty));
        let fits = offset >= 0 && offset.saturating_add(self.layout.size(ty) as i64) <= size;
        let (Some(leaves), true) = (leaves, fits) else {
            self.stays_in_memory[variable as usize] = true;
            return;
        };
        for leaf in leaves.iter() {
            pieces(leaf.kind.bytes(), |at, bytes| {
                let offset = offset + (leaf.offset + at) as i64;
                self.accesses.push(Access { block, instruction, variable, offset, bytes, kind });
            });
        }
    }

    fn keep(&mut self, address: Option<(u32, i64)>) {
        if let Some((variable, _)) = address {
            self.stays_in_memory[variable as usize] = true;
        }
    }

    fn keep_all(&mut self, kind: &InstructionKind) {
        for_each_operand(kind, |operand| {
            let address = local(operand).and_then(|local| self.addresses[local.index()]);
            if let Some((variable, _)) = address {
                self.stays_in_memory[variable as usize] = true;
            }
        });
    }

    /// Whether a call marks the start or the end of a variable's life, and of which.
    fn lifetime(&self, call: &ir::Call) -> Option<(bool, Option<(u32, i64)>)> {
        let Value::Global(id) = call.callee else { return None };
        let name = self.module.name(self.module.global(id).name);
        let what = name.strip_prefix("llvm.lifetime.")?;
        let address = call.args.last().and_then(|argument| local(&argument.operand));
        Some((what.starts_with("start"), address.and_then(|local| self.addresses[local.index()])))
    }

    fn find_tolerant(&mut self) {
        for instruction in &self.function.instructions {
            if let InstructionKind::Store { value, pointer, .. } = &instruction.kind {
                self.find_bit_field_loads(*value, pointer, 4);
            }
        }
        let loads: Vec<u32> = self
            .accesses
            .iter()
            .filter(|access| access.kind == AccessKind::Load && self.is_compilers_load(access))
            .map(|access| access.instruction)
            .collect();
        self.tolerant.extend(loads);
    }

    /// The pattern of a store to a bit-field: `store (load p & mask) | new, p`.
    fn find_bit_field_loads(&mut self, value: Operand, pointer: &Operand, depth: u32) {
        let Some(definition) = local(&value).map(|local| self.definitions[local.index()]) else { return };
        let Some(instruction) = self.function.instructions.get(definition as usize) else { return };
        match &instruction.kind {
            InstructionKind::Binary { op: BinaryOp::Or | BinaryOp::And, a, b, .. } if depth > 0 => {
                self.find_bit_field_loads(*a, pointer, depth - 1);
                self.find_bit_field_loads(*b, pointer, depth - 1);
            }
            InstructionKind::Load { pointer: from, order: None, .. }
                if from.value == pointer.value
                    && local(&value).is_some_and(|local| self.uses[local.index()] == used::MASKED) =>
            {
                self.tolerant.insert(definition);
            }
            _ => {}
        }
    }

    /// Whether a load was made up by the compiler to pass a structure or union in registers (padding
    /// included), or the result of a function that may end without one.
    fn is_compilers_load(&self, access: &Access) -> bool {
        let (alloca, ty) = self.variables[access.variable as usize];
        let Some(leaves) = self.layout.leaves(ty) else { return false };
        let is_leaf = leaves.iter().any(|leaf| {
            let mut found = false;
            pieces(leaf.kind.bytes(), |at, bytes| {
                found |= (leaf.offset + at) as i64 == access.offset && bytes == access.bytes;
            });
            found
        });
        let instruction = &self.function.instructions[access.instruction as usize];
        let uses = instruction.result.map_or(0, |result| self.uses[result.index()]);
        let is_temporary = self.function.debug.is_some() && !self.declared.contains_key(&alloca);
        let is_passed_on = uses & !used::PASSED_ON == 0;
        !is_leaf || (is_passed_on && (is_temporary || self.is_union(ty) || self.is_coerced(instruction)))
    }

    fn is_union(&self, ty: TypeId) -> bool {
        matches!(self.module.ty(ty), ir::Type::Named { name, .. } if self.module.name(*name).starts_with("union."))
    }

    /// Whether a load is from what clang calls `coerce.dive`: the first scalar of something passed as another
    /// type.
    fn is_coerced(&self, instruction: &ir::Instruction) -> bool {
        let InstructionKind::Load { pointer, .. } = &instruction.kind else { return false };
        let name = |local: LocalId| self.module.name(self.function.locals[local.index()].name);
        local(pointer).is_some_and(|local| name(local).starts_with("coerce"))
    }

    /// The slots of each variable, if it can be promoted as far as its accesses go.
    fn make_slots(&mut self) {
        self.slots = vec![Vec::new(); self.variables.len()];
        for access in self.accesses.iter().filter(|access| access.bytes > 0) {
            self.slots[access.variable as usize].push(Slot {
                offset: access.offset,
                bytes: access.bytes,
                starts_zero: false,
            });
        }
        for (slots, stays) in self.slots.iter_mut().zip(&self.stays_in_memory) {
            slots.sort_unstable();
            slots.dedup();
            let overlap = slots.windows(2).any(|two| two[0].offset + two[0].bytes as i64 > two[1].offset);
            if *stays || overlap {
                slots.clear();
            }
        }
    }

    /// Keeps variables in memory that may be loaded before they are stored.
    fn check_assigned(&mut self) {
        let bits = SlotBits::new(&self.slots);
        let entering = self.assigned_at_entry(&bits);
        let mut now = vec![0; bits.words];
        let mut current = u32::MAX;
        let mut broken = Vec::new();
        for access in &self.accesses {
            if access.block != current {
                current = access.block;
                now.copy_from_slice(&entering[bits.range(current as usize)]);
            }
            let is_load = access.kind == AccessKind::Load;
            if let Some((bit, slot)) = bits.of(access)
                && is_load
                && now[bit / 64] >> (bit % 64) & 1 == 0
            {
                broken.push((access.variable, slot, self.tolerant.contains(&access.instruction)));
            }
            bits.apply(access, &mut now);
        }
        for (variable, slot, tolerant) in broken {
            match self.slots[variable as usize].get_mut(slot) {
                Some(slot) if tolerant => slot.starts_zero = true,
                _ => self.slots[variable as usize].clear(),
            }
        }
    }

    /// The slots that are assigned on every path to each block.
    fn assigned_at_entry(&self, bits: &SlotBits<'_>) -> Vec<u64> {
        let function = self.function;
        let length = bits.words * function.blocks.len();
        // What a block does to a set is told by what it makes of the empty set and of the full one.
        let (mut from_none, mut from_all) = (vec![0; length], vec![u64::MAX; length]);
        for access in &self.accesses {
            bits.apply(access, &mut from_none[bits.range(access.block as usize)]);
            bits.apply(access, &mut from_all[bits.range(access.block as usize)]);
        }
        let mut entering = vec![u64::MAX; length];
        entering[bits.range(0)].fill(0);
        let mut changed = bits.words > 0;
        while changed {
            changed = false;
            for (number, block) in function.blocks.iter().enumerate() {
                let last = &function.instructions[block.end as usize - 1].kind;
                for word in 0..bits.words {
                    let at = bits.words * number + word;
                    let leaving = entering[at] & from_all[at] | from_none[at];
                    for_each_successor(last, |to| {
                        let into = &mut entering[bits.words * to.index() + word];
                        changed |= *into & !leaving != 0;
                        *into &= leaving;
                    });
                }
            }
        }
        entering
    }
}

/// Sets of slots: a bit for each slot of each variable. The sets of all blocks are in one list.
struct SlotBits<'s> {
    slots: &'s [Vec<Slot>],
    /// By variable: the bit of its first slot.
    first: Vec<usize>,
    words: usize,
}

impl<'s> SlotBits<'s> {
    fn new(slots: &'s [Vec<Slot>]) -> SlotBits<'s> {
        let mut next = 0;
        let mut first = Vec::with_capacity(slots.len());
        for slots in slots {
            first.push(next);
            next += slots.len();
        }
        SlotBits { slots, first, words: next.div_ceil(64) }
    }

    /// Where the set of a block is in the list.
    fn range(&self, block: usize) -> std::ops::Range<usize> {
        self.words * block..self.words * (block + 1)
    }

    /// The bit of the slot that is accessed, and its number among those of the variable.
    fn of(&self, access: &Access) -> Option<(usize, usize)> {
        let variable = access.variable as usize;
        let found = self.slots[variable].binary_search_by_key(&access.offset, |slot| slot.offset);
        let slot = found.ok().filter(|_| access.bytes > 0)?;
        Some((self.first[variable] + slot, slot))
    }

    /// Changes a set of assigned slots as the access does.
    fn apply(&self, access: &Access, assigned: &mut [u64]) {
        match access.kind {
            AccessKind::Load => {}
            AccessKind::Store => {
                if let Some((bit, _)) = self.of(access) {
                    assigned[bit / 64] |= 1 << (bit % 64);
                }
            }
            AccessKind::Forget => {
                let variable = access.variable as usize;
                let first = self.first[variable];
                for bit in first..first + self.slots[variable].len() {
                    assigned[bit / 64] &= !(1 << (bit % 64));
                }
            }
        }
    }
}
