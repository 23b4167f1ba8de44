//! Which registers are needed at the start of each block.
//!
//! Most registers live in one block only. The sets that travel between blocks have only the others, numbered
//! densely and in order.

use super::code::{Code, CodeBlock};
use selvedge_bytecode::{Reg, RegisterSet};

pub(super) struct Liveness {
    /// Registers that are read in a block that does not write them first, in order.
    registers: Vec<Reg>,
    /// How many words a set of them takes.
    words: usize,
    /// By block: those that are needed at its start. One list for all blocks, as are all sets here.
    at_start: Vec<u64>,
}

impl Liveness {
    pub fn new(code: &Code) -> Liveness {
        let count = code.registers as usize;
        let mut numbers = vec![u32::MAX; count];
        let mut written = vec![u32::MAX; count];
        for (number, block) in code.blocks.iter().enumerate() {
            for_each_read_first(block, number as u32, &mut written, |reg| numbers[reg.index()] = 0);
        }
        let registers: Vec<Reg> =
            (0..code.registers).map(Reg).filter(|reg| numbers[reg.index()] == 0).collect();
        for (number, reg) in registers.iter().enumerate() {
            numbers[reg.index()] = number as u32;
        }
        let words = registers.len().div_ceil(64);
        let mut liveness = Liveness { registers, words, at_start: vec![0; words * code.blocks.len()] };
        if words > 0 {
            written.fill(u32::MAX);
            liveness.solve(code, &numbers, &mut written);
        }
        liveness
    }

    fn solve(&mut self, code: &Code, numbers: &[u32], written: &mut [u32]) {
        let words = self.words;
        let live = &mut self.at_start;
        let mut kept = vec![u64::MAX; live.len()];
        for (number, block) in code.blocks.iter().enumerate() {
            for_each_read_first(block, number as u32, written, |reg| {
                let bit = numbers[reg.index()] as usize;
                live[words * number + bit / 64] |= 1 << (bit % 64);
            });
            for operation in &block.operations {
                operation.for_each_defined_register(|reg| {
                    let bit = numbers[reg.index()];
                    if bit != u32::MAX {
                        kept[words * number + bit as usize / 64] &= !(1 << (bit % 64));
                    }
                });
            }
        }
        let mut changed = true;
        while changed {
            changed = false;
            for (number, block) in code.blocks.iter().enumerate().rev() {
                block.for_each_successor(|successor| {
                    for word in 0..words {
                        let at = words * number + word;
                        let needed = live[words * successor.0 as usize + word] & kept[at];
                        changed |= needed & !live[at] != 0;
                        live[at] |= needed;
                    }
                });
            }
        }
    }

    /// Registers that are needed at the start of a block, in order.
    pub fn at_start(&self, block: usize) -> impl Iterator<Item = Reg> + '_ {
        let set = &self.at_start[self.words * block..self.words * (block + 1)];
        set.iter().enumerate().flat_map(move |(at, word)| {
            let mut left = *word;
            std::iter::from_fn(move || {
                let bit = (left != 0).then(|| left.trailing_zeros())?;
                left &= left - 1;
                Some(self.registers[64 * at + bit as usize])
            })
        })
    }

    /// Makes `live` the registers that are needed at the end of a block.
    pub fn find_at_end(&self, code: &Code, block: usize, live: &mut RegisterSet) {
        live.clear();
        code.blocks[block].for_each_successor(|successor| {
            for reg in self.at_start(successor.0 as usize) {
                live.insert(reg);
            }
        });
    }
}

/// Shows the registers that a block reads before it writes them. `written` has the last block that wrote
/// each.
fn for_each_read_first(block: &CodeBlock, number: u32, written: &mut [u32], mut see: impl FnMut(Reg)) {
    for operation in &block.operations {
        operation.for_each_used_register(|reg| {
            if written[reg.index()] != number {
                see(reg);
            }
        });
        operation.for_each_defined_register(|reg| written[reg.index()] = number);
    }
}
