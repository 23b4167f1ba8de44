//! A function while it is being built: blocks of operations over any number of registers.

use selvedge_bytecode::{BlockId, Operand, Operation, Reg};

/// A block: its last operation ends it, once it is finished.
#[derive(Clone, Debug, Default)]
pub(super) struct CodeBlock {
    pub operations: Vec<Operation>,
    pub places: Vec<u32>,
}

/// The body of a function.
#[derive(Clone, Debug, Default)]
pub(super) struct Code {
    /// By [`BlockId`]; number 0 is the entry.
    pub blocks: Vec<CodeBlock>,
    /// How many registers are in use; the first `params` hold the parameters.
    pub registers: u32,
    pub params: u32,
}

impl CodeBlock {
    pub fn push(&mut self, operation: Operation, place: u32) {
        debug_assert!(!self.is_finished(), "nothing follows the end of a block");
        self.operations.push(operation);
        self.places.push(place);
    }

    pub fn is_finished(&self) -> bool {
        self.operations.last().is_some_and(Operation::is_terminator)
    }

    /// How many blocks may come next.
    pub fn successor_count(&self) -> usize {
        self.operations.last().map_or(0, Operation::target_count)
    }

    /// The one of a number, in the order of `for_each_successor`.
    pub fn successor(&self, number: usize) -> BlockId {
        let target = self.operations.last().and_then(|last| last.target(number));
        target.expect("the number is below the count")
    }

    pub fn for_each_successor(&self, see: impl FnMut(BlockId)) {
        if let Some(last) = self.operations.last() {
            last.for_each_target(see);
        }
    }

    /// Keeps the operations whose flag says so.
    pub fn retain(&mut self, keep: &[bool]) {
        if keep.iter().all(|keep| *keep) {
            return;
        }
        let mut flags = keep.iter();
        self.operations.retain(|_| *flags.next().expect("one flag for each operation"));
        let mut flags = keep.iter();
        self.places.retain(|_| *flags.next().expect("one flag for each operation"));
    }
}

impl Code {
    pub fn new_block(&mut self) -> BlockId {
        self.blocks.push(CodeBlock::default());
        BlockId(self.blocks.len() as u32 - 1)
    }

    pub fn new_register(&mut self) -> Reg {
        self.registers += 1;
        Reg(self.registers - 1)
    }

    /// Two neighbouring registers; the low one is returned.
    pub fn new_pair(&mut self) -> Reg {
        let low = self.new_register();
        self.new_register();
        low
    }

    pub fn block(&mut self, id: BlockId) -> &mut CodeBlock {
        &mut self.blocks[id.0 as usize]
    }
}

/// The moves that give all of `targets` the values of `sources` at once, in an order that never overwrites
/// what is still needed; `temporary` makes a register to break a cycle.
pub(super) fn parallel_moves(
    mut moves: Vec<(Reg, Operand)>,
    mut temporary: impl FnMut() -> Reg,
) -> Vec<(Reg, Operand)> {
    moves.retain(|(target, source)| Operand::Reg(*target) != *source);
    let mut ordered = Vec::with_capacity(moves.len());
    while !moves.is_empty() {
        let is_read = |target: Reg| moves.iter().any(|(_, source)| *source == Operand::Reg(target));
        match moves.iter().position(|(target, _)| !is_read(*target)) {
            Some(free) => ordered.push(moves.swap_remove(free)),
            None => {
                // Only cycles are left: what the first target holds is saved.
                let (target, saved) = (moves[0].0, temporary());
                ordered.push((saved, Operand::Reg(target)));
                for (_, source) in &mut moves {
                    if *source == Operand::Reg(target) {
                        *source = Operand::Reg(saved);
                    }
                }
            }
        }
    }
    ordered
}
