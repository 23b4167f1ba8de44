//! The last steps of a function: few registers, live sets, loop heads, one list of operations.

use super::code::{Code, CodeBlock};
use super::dead::find_dead_memory;
use super::liveness::Liveness;
use super::simplify::reads_late;
use selvedge_bytecode::{Block, Function, Operation, Reg, RegisterSet};

/// Puts a simplified body into the function.
pub(super) fn finish(mut code: Code, function: &mut Function, is_harmless: &dyn Fn(&Operation) -> bool) {
    let liveness = Liveness::new(&code);
    let mut allocation = Allocation::new(&code, &liveness);
    for block in &mut code.blocks {
        allocation.rename_block(block);
    }
    function.registers = allocation.most;
    function.params = code.params;
    let heads = loop_heads(&code);
    let count = code.blocks.iter().map(|block| block.operations.len()).sum();
    function.blocks.reserve_exact(code.blocks.len());
    function.operations.reserve_exact(count);
    function.places.reserve_exact(count);
    for (number, block) in code.blocks.into_iter().enumerate() {
        function.blocks.push(Block {
            start: function.operations.len() as u32,
            is_loop_head: heads[number],
            live: allocation.renamed(liveness.at_start(number)),
            dead_memory: Vec::new(),
        });
        function.operations.extend(block.operations);
        function.places.extend(block.places);
    }
    function.live_after_calls = live_after_calls(function);
    for block in 0..function.blocks.len() {
        if function.blocks[block].is_loop_head {
            let dead = find_dead_memory(function, block, is_harmless);
            function.blocks[block].dead_memory = dead;
        }
    }
}

/// Which register becomes which. Registers that live across blocks keep one for themselves; those inside one
/// block share what is left, pairs with pairs.
struct Allocation {
    params: u32,
    /// Whether a register is the low half, or the high half, of a wide operand somewhere.
    is_low: Vec<bool>,
    is_high: Vec<bool>,
    /// By register: its new name, if it has one.
    names: Vec<Option<Reg>>,
    lives_across: Vec<bool>,
    /// The first register that may be shared.
    first_shared: u32,
    /// How many registers are used at most.
    most: u32,
    /// By register, in the current block: the position of the last operation that touches it.
    last: Vec<u32>,
    free: Free,
    /// Registers that end at the current operation.
    ended: Vec<Reg>,
}

impl Allocation {
    fn new(code: &Code, liveness: &Liveness) -> Allocation {
        let count = code.registers as usize;
        let mut allocation = Allocation {
            params: code.params,
            is_low: vec![false; count],
            is_high: vec![false; count],
            names: vec![None; count],
            lives_across: vec![false; count],
            first_shared: 0,
            most: 0,
            last: vec![0; count],
            free: Free::default(),
            ended: Vec::new(),
        };
        for operation in code.blocks.iter().flat_map(|block| &block.operations) {
            operation.for_each_use(|operand, wide| {
                if let (selvedge_bytecode::Operand::Reg(reg), true) = (operand, wide) {
                    allocation.mark_pair(reg);
                }
            });
            operation.for_each_def(|reg, wide| {
                if wide {
                    allocation.mark_pair(reg);
                }
            });
        }
        let mut next = code.params;
        for param in 0..code.params {
            allocation.names[param as usize] = Some(Reg(param));
            allocation.lives_across[param as usize] = true;
        }
        for reg in (0..code.blocks.len()).flat_map(|block| liveness.at_start(block)) {
            let unit = allocation.unit(reg);
            if allocation.names[unit.index()].is_none() {
                allocation.name(unit, next);
                next += allocation.size(unit);
            }
        }
        allocation.first_shared = next;
        allocation.most = next;
        allocation
    }

    fn mark_pair(&mut self, low: Reg) {
        self.is_low[low.index()] = true;
        self.is_high[low.high().index()] = true;
    }

    /// The register that stands for itself or, of a pair, for both.
    fn unit(&self, reg: Reg) -> Reg {
        if self.is_high[reg.index()] && reg.0 >= self.params { Reg(reg.0 - 1) } else { reg }
    }

    fn size(&self, unit: Reg) -> u32 {
        if self.is_low[unit.index()] { 2 } else { 1 }
    }

    fn name(&mut self, unit: Reg, name: u32) {
        for half in 0..self.size(unit) {
            self.names[(unit.0 + half) as usize] = Some(Reg(name + half));
            self.lives_across[(unit.0 + half) as usize] = true;
        }
    }

    fn renamed(&self, set: impl Iterator<Item = Reg>) -> RegisterSet {
        let mut renamed = RegisterSet::default();
        for reg in set {
            renamed.insert(self.names[reg.index()].expect("what lives across blocks has a name"));
        }
        renamed
    }

    fn rename_block(&mut self, block: &mut CodeBlock) {
        for (at, operation) in block.operations.iter().enumerate() {
            let mut touch = |reg: Reg| {
                let unit = self.unit(reg);
                self.last[unit.index()] = at as u32;
            };
            operation.for_each_used_register(&mut touch);
            operation.for_each_defined_register(&mut touch);
        }
        let (mut free, mut ended) = (std::mem::take(&mut self.free), std::mem::take(&mut self.ended));
        free.start(self.first_shared);
        for (at, operation) in block.operations.iter_mut().enumerate() {
            let at = at as u32;
            let mut note_end = |reg: Reg| {
                let unit = self.unit(reg);
                let ends = self.last[unit.index()] == at && !self.lives_across[unit.index()];
                if ends && !ended.contains(&unit) {
                    ended.push(unit);
                }
            };
            operation.for_each_used_register(&mut note_end);
            let names = &self.names;
            operation.for_each_use_mut(|operand, _| {
                if let selvedge_bytecode::Operand::Reg(reg) = operand {
                    *reg = names[reg.index()].expect("a register is written before it is read");
                }
            });
            if !reads_late(operation) {
                self.release(&mut ended, &mut free);
            }
            operation.for_each_def_mut(|reg, _| {
                let unit = self.unit(*reg);
                if self.names[unit.index()].is_none() {
                    let size = self.size(unit);
                    let name = free.take(size);
                    self.most = self.most.max(free.next);
                    for half in 0..size {
                        self.names[(unit.0 + half) as usize] = Some(Reg(name + half));
                    }
                }
                if self.last[unit.index()] == at && !self.lives_across[unit.index()] {
                    ended.push(unit);
                }
                *reg = self.names[reg.index()].expect("just named");
            });
            ended.dedup();
            self.release(&mut ended, &mut free);
        }
        (self.free, self.ended) = (free, ended);
    }

    fn release(&mut self, ended: &mut Vec<Reg>, free: &mut Free) {
        for unit in ended.drain(..) {
            let Some(name) = self.names[unit.index()].take() else { continue };
            match self.size(unit) {
                1 => free.singles.push(name.0),
                _ => {
                    self.names[unit.high().index()] = None;
                    free.pairs.push(name.0);
                }
            }
        }
    }
}

/// Registers that nothing in the block needs any more.
#[derive(Default)]
struct Free {
    singles: Vec<u32>,
    pairs: Vec<u32>,
    next: u32,
}

impl Free {
    /// Begins a block.
    fn start(&mut self, next: u32) {
        self.singles.clear();
        self.pairs.clear();
        self.next = next;
    }

    fn take(&mut self, size: u32) -> u32 {
        let list = if size == 1 { &mut self.singles } else { &mut self.pairs };
        list.pop().unwrap_or_else(|| {
            self.next += size;
            self.next - size
        })
    }
}

/// The targets of edges that lead back, in a depth-first walk.
fn loop_heads(code: &Code) -> Vec<bool> {
    #[derive(Clone, Copy, PartialEq)]
    enum Colour {
        New,
        OnPath,
        Done,
    }
    let mut colours = vec![Colour::New; code.blocks.len()];
    let mut heads = vec![false; code.blocks.len()];
    // Blocks, each with how many of its successors are left; the last one comes first.
    let mut stack = vec![(0, code.blocks[0].successor_count())];
    colours[0] = Colour::OnPath;
    while let Some((number, left)) = stack.last_mut() {
        if *left == 0 {
            colours[*number] = Colour::Done;
            stack.pop();
            continue;
        }
        *left -= 1;
        let next = code.blocks[*number].successor(*left).0 as usize;
        match colours[next] {
            Colour::OnPath => heads[next] = true,
            Colour::Done => {}
            Colour::New => {
                colours[next] = Colour::OnPath;
                stack.push((next, code.blocks[next].successor_count()));
            }
        }
    }
    heads
}

fn live_after_calls(function: &Function) -> Vec<(u32, RegisterSet)> {
    let mut calls = Vec::new();
    let mut end = function.operations.len();
    for block in function.blocks.iter().rev() {
        let mut live = RegisterSet::default();
        let operations = &function.operations[block.start as usize..end];
        if let Some(last) = operations.last() {
            last.for_each_target(|to| {
                live.union_with(&function.blocks[to.0 as usize].live);
            });
        }
        for (at, operation) in operations.iter().enumerate().rev() {
            operation.for_each_defined_register(|reg| live.remove(reg));
            if matches!(operation, Operation::Call { .. }) {
                calls.push((block.start + at as u32, live.clone()));
            }
            operation.for_each_used_register(|reg| {
                live.insert(reg);
            });
        }
        end = block.start as usize;
    }
    calls.reverse();
    calls
}
