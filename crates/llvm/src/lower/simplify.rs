//! Fewer operations and registers: blocks are joined, copies followed, what is not used removed.
//!
//! All of it keeps what the machine can see: accesses to memory, calls, errors, and which reads a value
//! depends on.

use super::builder::simple_binary;
use super::coalesce::{adopt_parameters, coalesce};
use super::code::Code;
use super::fold;
use super::liveness::Liveness;
use selvedge_bytecode::{BinaryOp, BlockId, CastOp, Operand, Operation, Reg, RegisterSet};

/// Simplifies a function in place.
pub(super) fn simplify(code: &mut Code) {
    clean_blocks(code);
    // Blocks that were cleaned stay so until a branch has become a jump, or a block empty.
    if propagate(code) {
        clean_blocks(code);
    }
    remove_dead(code);
    coalesce(code);
    adopt_parameters(code);
    if code.blocks.iter().any(|block| matches!(block.operations[..], [Operation::Jump { .. }])) {
        clean_blocks(code);
    }
}

/// Skips empty blocks, joins blocks with their only predecessor, and drops those that nothing reaches.
pub(super) fn clean_blocks(code: &mut Code) {
    skip_empty(code);
    join(code);
    drop_unreachable(code);
}

fn skip_empty(code: &mut Code) {
    let target_of = |id: BlockId| match &code.blocks[id.0 as usize].operations[..] {
        [Operation::Jump { to }] if *to != id => Some(*to),
        _ => None,
    };
    let mut leads_to: Vec<BlockId> = (0..code.blocks.len() as u32).map(BlockId).collect();
    for block in &mut leads_to {
        // An endless loop of empty blocks is left as it is, so the walk is bounded.
        for _ in 0..code.blocks.len() {
            match target_of(*block) {
                Some(next) => *block = next,
                None => break,
            }
        }
    }
    for block in &mut code.blocks {
        if let Some(last) = block.operations.last_mut() {
            last.for_each_target_mut(|target| *target = leads_to[target.0 as usize]);
        }
    }
}

fn join(code: &mut Code) {
    let mut entering = vec![0u32; code.blocks.len()];
    let reached = reachable(code);
    for (number, block) in code.blocks.iter().enumerate() {
        if reached[number] {
            block.for_each_successor(|target| entering[target.0 as usize] += 1);
        }
    }
    for (number, _) in reached.iter().enumerate().filter(|(_, reached)| **reached) {
        while let Some(Operation::Jump { to }) = code.blocks[number].operations.last() {
            let to = to.0 as usize;
            if to == number || to == 0 || entering[to] != 1 {
                break;
            }
            let joined = std::mem::take(&mut code.blocks[to]);
            let block = &mut code.blocks[number];
            block.operations.pop();
            block.places.pop();
            block.operations.extend(joined.operations);
            block.places.extend(joined.places);
        }
    }
}

fn reachable(code: &Code) -> Vec<bool> {
    let mut reached = vec![false; code.blocks.len()];
    let mut stack = vec![0];
    reached[0] = true;
    while let Some(number) = stack.pop() {
        code.blocks[number].for_each_successor(|target| {
            if !std::mem::replace(&mut reached[target.0 as usize], true) {
                stack.push(target.0 as usize);
            }
        });
    }
    reached
}

/// Removes what is not reached and puts the rest in reverse postorder.
fn drop_unreachable(code: &mut Code) {
    let mut order = Vec::new();
    let mut visited = vec![false; code.blocks.len()];
    // Blocks, each with how many of its successors are left; the last one comes first.
    let mut stack = vec![(0usize, code.blocks[0].successor_count())];
    visited[0] = true;
    while let Some((number, left)) = stack.last_mut() {
        if *left == 0 {
            order.push(*number);
            stack.pop();
            continue;
        }
        *left -= 1;
        let next = code.blocks[*number].successor(*left).0 as usize;
        if !std::mem::replace(&mut visited[next], true) {
            stack.push((next, code.blocks[next].successor_count()));
        }
    }
    order.reverse();
    let mut renumbered = vec![BlockId(0); code.blocks.len()];
    for (new, old) in order.iter().enumerate() {
        renumbered[*old] = BlockId(new as u32);
    }
    let mut blocks = std::mem::replace(&mut code.blocks, Vec::with_capacity(order.len()));
    for old in order {
        let mut block = std::mem::take(&mut blocks[old]);
        if let Some(last) = block.operations.last_mut() {
            last.for_each_target_mut(|target| *target = renumbered[target.0 as usize]);
        }
        code.blocks.push(block);
    }
}

/// What is known about registers at a point of a block: which are copies of what. An entry is good while
/// neither register was written again; every write gives a register a new version.
struct Copies {
    versions: Vec<u32>,
    /// By register: what it is a copy of, with the versions of both when it was copied.
    sources: Vec<Option<(Operand, u32, u32)>>,
    clock: u32,
    /// Copies made before this time were made in another block.
    start: u32,
}

impl Copies {
    fn write(&mut self, reg: Reg) {
        self.clock += 1;
        self.versions[reg.index()] = self.clock;
    }

    fn record(&mut self, reg: Reg, source: Operand) {
        let version = match source {
            Operand::Reg(source) => self.versions[source.index()],
            Operand::Const(_) => 0,
        };
        self.sources[reg.index()] = Some((source, version, self.versions[reg.index()]));
    }

    fn follow(&self, operand: Operand) -> Operand {
        let Operand::Reg(reg) = operand else { return operand };
        match self.sources[reg.index()] {
            Some((source, version, own)) if own > self.start && own == self.versions[reg.index()] => {
                match source {
                    Operand::Reg(source) if self.versions[source.index()] != version => operand,
                    source => source,
                }
            }
            _ => operand,
        }
    }
}

/// Follows copies inside blocks, and calculates what has become constant; tells whether that decided where a
/// block goes.
fn propagate(code: &mut Code) -> bool {
    let mut decided = false;
    let count = code.registers as usize;
    let mut copies = Copies { versions: vec![0; count], sources: vec![None; count], clock: 0, start: 0 };
    for block in &mut code.blocks {
        copies.start = copies.clock;
        for operation in &mut block.operations {
            operation.for_each_use_mut(|operand, wide| {
                if !wide {
                    *operand = copies.follow(*operand);
                }
            });
            if let Some(simpler) = fold_operation(operation) {
                decided |= simpler.is_terminator();
                *operation = simpler;
            }
            operation.for_each_defined_register(|reg| copies.write(reg));
            if let Operation::Move { dst, src } = operation
                && *src != Operand::Reg(*dst)
            {
                copies.record(*dst, *src);
            }
        }
    }
    decided
}

/// A simpler operation that does the same.
fn fold_operation(operation: &Operation) -> Option<Operation> {
    match operation {
        Operation::Binary { op, width, dst, a, b } if *width <= 64 => {
            // `x + c + d`, as members of members give, is left alone: the sum of the first is rarely used
            // once only.
            simple_binary(*op, *width, *a, *b).map(|src| Operation::Move { dst: *dst, src })
        }
        Operation::Compare { op, width, dst, a: Operand::Const(a), b: Operand::Const(b) } if *width <= 64 => {
            let value = fold::compare(*op, *width, *a as u128, *b as u128);
            Some(Operation::Move { dst: *dst, src: Operand::Const(value as u64) })
        }
        Operation::Cast { op, from, to, dst, src: Operand::Const(value) } if *from <= 64 && *to <= 64 => {
            let value = fold::cast(*op, *from, *to, *value as u128)?;
            Some(Operation::Move { dst: *dst, src: Operand::Const(value as u64) })
        }
        Operation::Select { dst, cond: Operand::Const(cond), a, b } => {
            Some(Operation::Move { dst: *dst, src: if cond & 1 == 1 { *a } else { *b } })
        }
        Operation::Branch { cond: Operand::Const(cond), then, otherwise } => {
            Some(Operation::Jump { to: if cond & 1 == 1 { *then } else { *otherwise } })
        }
        Operation::Switch { value: Operand::Const(value), cases, otherwise } => {
            let case = cases.iter().find(|(case, _)| case == value);
            Some(Operation::Jump { to: case.map_or(*otherwise, |(_, to)| *to) })
        }
        _ => None,
    }
}

/// Whether an operation does nothing but give its result.
fn is_pure(operation: &Operation) -> bool {
    match operation {
        Operation::Move { .. }
        | Operation::Compare { .. }
        | Operation::Float { .. }
        | Operation::Negate { .. }
        | Operation::FloatCompare { .. }
        | Operation::Select { .. }
        | Operation::Overflowing { .. }
        | Operation::ThreadLocal { .. }
        | Operation::Alloca { .. } => true,
        // A conversion of a float may be refused if it does not fit; it is no error, so it may go as well.
        Operation::Cast { op, .. } => !matches!(op, CastOp::FloatToSigned | CastOp::FloatToUnsigned),
        Operation::Binary { op, .. } => {
            !matches!(op, BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem)
        }
        _ => false,
    }
}

/// Removes operations whose results are not used.
fn remove_dead(code: &mut Code) {
    let liveness = Liveness::new(code);
    let mut live = RegisterSet::default();
    let mut keep = Vec::new();
    for number in 0..code.blocks.len() {
        liveness.find_at_end(code, number, &mut live);
        let block = &mut code.blocks[number];
        keep.clear();
        keep.resize(block.operations.len(), true);
        for (at, operation) in block.operations.iter().enumerate().rev() {
            let mut used = false;
            operation.for_each_defined_register(|reg| used |= live.contains(reg));
            let copies_itself =
                matches!(operation, Operation::Move { dst, src } if *src == Operand::Reg(*dst));
            if is_pure(operation) && (!used || copies_itself) {
                keep[at] = false;
                continue;
            }
            operation.for_each_defined_register(|reg| live.remove(reg));
            operation.for_each_used_register(|reg| {
                live.insert(reg);
            });
        }
        block.retain(&keep);
    }
}

/// Whether an operation may need its operands again after it has written a result: those that the machine
/// runs in more than one step.
pub(super) fn reads_late(operation: &Operation) -> bool {
    match operation {
        Operation::Rmw { .. } | Operation::CompareExchange { .. } | Operation::Overflowing { .. } => true,
        Operation::Binary { width, .. } => *width > 64,
        Operation::Cast { from, to, .. } => *from > 64 || *to > 64,
        _ => false,
    }
}
