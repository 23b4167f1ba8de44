//! Whether a module is well formed. Rules, each recomputed from the operations:
//!
//! - `blocks`: they start in order, the last operation of each and no other ends a block, targets exist;
//! - `registers`: all are below the function's count, wide ones with their high half; parameters fit;
//! - `places`: one for each operation, all in the module's table;
//! - `inlined`: places of inlined code come after that of the call, and after the same place without;
//! - `live`: a block's set is what its operations read before writing it, joined with what its successors
//!   need; the entry needs only parameters; `live_after_calls` has every call and fits the same sets;
//! - `loops`: without the edges into loop heads there is no cycle;
//! - `references`: functions, globals, shapes and types exist; globals lie in order and 16 bytes apart.

use crate::{
    AddressSpace, BlockId, Callee, Function, Module, Operation, PlaceInfo, Reg, RegisterSet, TypeId,
};

impl Module {
    /// Checks every rule; an error names the first that is broken and where.
    pub fn check(&self) -> Result<(), String> {
        self.check_globals()?;
        self.check_inlined()?;
        for function in &self.functions {
            let of = |message: String| format!("function {}: {message}", function.name);
            self.check_references(function).map_err(of)?;
            function.check().map_err(of)?;
        }
        Ok(())
    }

    fn check_globals(&self) -> Result<(), String> {
        let mut end = AddressSpace::GLOBALS;
        for global in self.globals.iter().filter(|global| !global.is_thread_local) {
            if global.address < end || !global.address.is_multiple_of(global.align.max(1)) {
                return Err(format!("global {}: address {:#x} after {end:#x}", global.name, global.address));
            }
            if global.bytes.len() as u64 > global.size {
                return Err(format!("global {}: more contents than bytes", global.name));
            }
            end = global.address + global.size + AddressSpace::GAP;
        }
        Ok(())
    }

    /// Calls of inlined code come before it in the table, so that chains of them end.
    fn check_inlined(&self) -> Result<(), String> {
        let wrong = (0..self.places.len()).find(|place| {
            let info = self.places[*place];
            info.inlined != 0
                && self.inlined_at(*place as u32).is_none_or(|inlined| {
                    inlined.plain as usize >= *place
                        || inlined.call as usize >= *place
                        || self.places[inlined.plain as usize] != PlaceInfo { inlined: 0, ..info }
                })
        });
        wrong.map_or(Ok(()), |place| Err(format!("inlined: place {place} leads nowhere")))
    }

    fn check_references(&self, function: &Function) -> Result<(), String> {
        if let Some(place) = function.places.iter().find(|place| **place as usize >= self.places.len()) {
            return Err(format!("places: there is no {place}"));
        }
        let has_type = |ty: &Option<TypeId>| ty.is_none_or(|ty| (ty.0 as usize) < self.types.len());
        for (at, operation) in function.operations.iter().enumerate() {
            let fine = match operation {
                Operation::Call { callee: Callee::Direct(id), .. } => (id.0 as usize) < self.functions.len(),
                Operation::ThreadLocal { global, .. } => (global.0 as usize) < self.globals.len(),
                Operation::Copy { shape: Some(shape), .. } | Operation::Fill { shape: Some(shape), .. } => {
                    (shape.0 as usize) < self.shapes.len()
                }
                Operation::Alloca { ty, .. } => has_type(ty),
                _ => true,
            };
            if !fine {
                return Err(format!("references: operation {at} `{operation}`"));
            }
        }
        Ok(())
    }
}

impl Function {
    fn check(&self) -> Result<(), String> {
        if self.places.len() != self.operations.len() {
            return Err("places: not one for each operation".into());
        }
        self.check_blocks()?;
        self.check_registers()?;
        self.check_live()?;
        self.check_loops()
    }

    /// The numbers of a block's operations.
    pub fn operations_of(&self, block: BlockId) -> std::ops::Range<usize> {
        let number = block.0 as usize;
        let end = self.blocks.get(number + 1).map_or(self.operations.len(), |next| next.start as usize);
        self.blocks[number].start as usize..end
    }

    fn block_ids(&self) -> impl DoubleEndedIterator<Item = BlockId> + use<> {
        (0..self.blocks.len() as u32).map(BlockId)
    }

    /// Shows each block that may come after a block.
    fn for_each_successor(&self, block: BlockId, see: impl FnMut(BlockId)) {
        if let Some(last) = self.operations_of(block).last() {
            self.operations[last].for_each_target(see);
        }
    }

    fn check_blocks(&self) -> Result<(), String> {
        for block in self.block_ids() {
            let range = self.operations_of(block);
            if range.is_empty() || range.end > self.operations.len() || (block.0 == 0 && range.start != 0) {
                return Err(format!("blocks: b{} has operations {range:?}", block.0));
            }
            for at in range.clone() {
                if self.operations[at].is_terminator() != (at + 1 == range.end) {
                    return Err(format!("blocks: operation {at} of b{}", block.0));
                }
            }
            let mut all_there = true;
            self.for_each_successor(block, |target| all_there &= (target.0 as usize) < self.blocks.len());
            if !all_there {
                return Err(format!("blocks: b{} goes to a block that is not there", block.0));
            }
        }
        Ok(())
    }

    fn check_registers(&self) -> Result<(), String> {
        if self.is_defined() && self.params > self.registers {
            return Err("registers: fewer than parameters".into());
        }
        for (at, operation) in self.operations.iter().enumerate() {
            let mut fine = true;
            operation.for_each_used_register(|reg| fine &= reg.0 < self.registers);
            operation.for_each_defined_register(|reg| fine &= reg.0 < self.registers);
            operation
                .for_each_use(|operand, wide| fine &= !wide || matches!(operand, crate::Operand::Reg(_)));
            if !fine {
                return Err(format!(
                    "registers: operation {at} `{operation}` of {} registers",
                    self.registers
                ));
            }
        }
        for block in &self.blocks {
            for range in &block.dead_memory {
                let mut registers = range.apart.iter().chain([&range.base]);
                if !block.is_loop_head || registers.any(|reg| !block.live.contains(*reg)) {
                    return Err(
                        "live: a dead range names a register that is not live, or is at no loop's head"
                            .into(),
                    );
                }
            }
        }
        Ok(())
    }

    fn check_live(&self) -> Result<(), String> {
        let mut calls = self.live_after_calls.iter();
        let mut expected_calls = Vec::new();
        for block in self.block_ids() {
            let mut live = RegisterSet::default();
            self.for_each_successor(block, |successor| {
                live.union_with(&self.blocks[successor.0 as usize].live);
            });
            for at in self.operations_of(block).rev() {
                let operation = &self.operations[at];
                operation.for_each_defined_register(|reg| live.remove(reg));
                if matches!(operation, Operation::Call { .. }) {
                    expected_calls.push((at as u32, live.clone()));
                }
                operation.for_each_used_register(|reg| {
                    live.insert(reg);
                });
            }
            if !live.iter().eq(self.blocks[block.0 as usize].live.iter()) {
                return Err(format!(
                    "live: b{} has {}, needs {live}",
                    block.0, self.blocks[block.0 as usize].live
                ));
            }
        }
        expected_calls.sort_by_key(|(at, _)| *at);
        let same = |have: Option<&(u32, RegisterSet)>, need: &(u32, RegisterSet)| {
            have.is_some_and(|have| have.0 == need.0 && have.1.iter().eq(need.1.iter()))
        };
        if !expected_calls.iter().all(|need| same(calls.next(), need)) || calls.next().is_some() {
            return Err("live: the sets after calls are not those of the blocks".into());
        }
        let read_too_early = |reg: &Reg| reg.0 >= self.params;
        match self.blocks.first().and_then(|entry| entry.live.iter().find(read_too_early)) {
            Some(reg) => Err(format!("live: {reg} may be read before it is written")),
            None => Ok(()),
        }
    }

    fn check_loops(&self) -> Result<(), String> {
        // Blocks are removed once all that may come before them (but for edges into loop heads) are removed.
        let mut entering = vec![0u32; self.blocks.len()];
        let forward = |target: BlockId| !self.blocks[target.0 as usize].is_loop_head;
        for block in self.block_ids() {
            self.for_each_successor(block, |target| {
                entering[target.0 as usize] += u32::from(forward(target))
            });
        }
        let mut ready: Vec<BlockId> = self.block_ids().filter(|b| entering[b.0 as usize] == 0).collect();
        let mut removed = 0;
        while let Some(block) = ready.pop() {
            removed += 1;
            self.for_each_successor(block, |target| {
                if forward(target) {
                    entering[target.0 as usize] -= 1;
                    if entering[target.0 as usize] == 0 {
                        ready.push(target);
                    }
                }
            });
        }
        if removed == self.blocks.len() { Ok(()) } else { Err("loops: a cycle without a head".into()) }
    }
}
