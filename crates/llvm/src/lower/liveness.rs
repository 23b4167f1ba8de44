//! Which registers are needed at the start of each block.
//!
//! Most registers live in one block only. The sets that travel between blocks have only the others, numbered densely.

use super::code::Code;
use selvedge_bytecode::{Reg, RegisterSet};

pub(super) struct Liveness {
    /// By block: registers that are needed at its start.
    at_start: Vec<RegisterSet>,
}

impl Liveness {
    pub fn new(code: &Code) -> Liveness {
        let count = code.registers as usize;
        let mut shared = Shared { numbers: vec![u32::MAX; count], registers: Vec::new() };
        // First what each block reads before writing it.
        let mut written = vec![u32::MAX; count];
        let mut read_first: Vec<Vec<Reg>> = Vec::with_capacity(code.blocks.len());
        for (number, block) in code.blocks.iter().enumerate() {
            let mut first = Vec::new();
            for operation in &block.operations {
                operation.for_each_used_register(|reg| {
                    if written[reg.index()] != number as u32 {
                        shared.number(reg);
                        first.push(reg);
                    }
                });
                operation.for_each_defined_register(|reg| written[reg.index()] = number as u32);
            }
            read_first.push(first);
        }
        let words = shared.registers.len().div_ceil(64);
        let mut live = vec![vec![0u64; words]; code.blocks.len()];
        let mut kept = vec![vec![u64::MAX; words]; code.blocks.len()];
        for (number, block) in code.blocks.iter().enumerate() {
            for reg in &read_first[number] {
                let bit = shared.numbers[reg.index()];
                live[number][bit as usize / 64] |= 1 << (bit % 64);
            }
            for operation in &block.operations {
                operation.for_each_defined_register(|reg| {
                    let bit = shared.numbers[reg.index()];
                    if bit != u32::MAX {
                        kept[number][bit as usize / 64] &= !(1 << (bit % 64));
                    }
                });
            }
        }
        let mut changed = words > 0;
        while changed {
            changed = false;
            for (number, block) in code.blocks.iter().enumerate().rev() {
                block.for_each_successor(|successor| {
                    for word in 0..words {
                        let needed = live[successor.0 as usize][word] & kept[number][word];
                        changed |= needed & !live[number][word] != 0;
                        live[number][word] |= needed;
                    }
                });
            }
        }
        Liveness { at_start: live.iter().map(|bits| shared.set(bits)).collect() }
    }

    /// Registers that are needed at the start of a block.
    pub fn at_start(&self, block: usize) -> &RegisterSet {
        &self.at_start[block]
    }

    /// Registers that are needed at its end.
    pub fn at_end(&self, code: &Code, block: usize) -> RegisterSet {
        let mut live = RegisterSet::default();
        code.blocks[block].for_each_successor(|successor| {
            live.union_with(&self.at_start[successor.0 as usize]);
        });
        live
    }
}

/// Registers that are read in a block that does not write them first.
struct Shared {
    numbers: Vec<u32>,
    registers: Vec<Reg>,
}

impl Shared {
    fn number(&mut self, reg: Reg) {
        if self.numbers[reg.index()] == u32::MAX {
            self.numbers[reg.index()] = self.registers.len() as u32;
            self.registers.push(reg);
        }
    }

    fn set(&self, bits: &[u64]) -> RegisterSet {
        let mut set = RegisterSet::default();
        for (number, reg) in self.registers.iter().enumerate() {
            if bits[number / 64] >> (number % 64) & 1 == 1 {
                set.insert(*reg);
            }
        }
        set
    }
}
