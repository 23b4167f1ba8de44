//! What the machine works out about a function before it runs it: what its library row is, which edges go
//! back, what lives.

use crate::counter::{Counter, counters};
use crate::{Row, library};
use selvedge_bytecode::{BlockId, Function, Operation, RegisterSet};

/// What is known of a function beyond its code.
#[derive(Clone, Debug)]
pub(crate) struct FunctionInfo {
    /// What a function without a body does.
    pub row: Option<&'static Row>,
    /// What its name tells of its arguments, behind which its row finds that.
    pub types: Vec<u64>,
    /// For each block, when a depth-first search enters it, and how many blocks it has entered when it leaves
    /// it.
    search: Vec<(u32, u32)>,
    /// For each block that is a loop's head, its live registers.
    live: Vec<Box<[u32]>>,
    /// For calls, by number of the operation, the registers that live behind it.
    live_after: Vec<(u32, Box<[u32]>)>,
    /// The loops that count their rounds.
    counters: Vec<Counter>,
}

impl FunctionInfo {
    /// Looks at a function.
    pub fn new(function: &Function) -> FunctionInfo {
        let list = |set: &RegisterSet| set.iter().map(|reg| reg.0).collect::<Box<[u32]>>();
        let row = if function.is_defined() { None } else { library::find(&function.name) };
        let live = function
            .blocks
            .iter()
            .map(|block| if block.is_loop_head { list(&block.live) } else { [].into() });
        let live_after = function.live_after_calls.iter().map(|(operation, set)| (*operation, list(set)));
        let mut info = FunctionInfo {
            row,
            types: row.and_then(|_| library::types_of_locks(&function.name)).unwrap_or_default(),
            search: search(function),
            live: live.collect(),
            live_after: live_after.collect(),
            counters: Vec::new(),
        };
        info.counters = counters(function, |from, to| info.is_back_edge(from, to));
        info
    }

    /// The loop with a head, if it counts its rounds.
    pub fn counter(&self, head: u32) -> Option<&Counter> {
        self.counters.iter().find(|counter| counter.head == head)
    }

    /// Whether going from one block to another is going back.
    pub fn is_back_edge(&self, from: u32, to: u32) -> bool {
        let (from, to) = (self.search[from as usize], self.search[to as usize]);
        to.0 <= from.0 && from.1 <= to.1
    }

    /// The registers that live at a loop's head.
    pub fn live_at(&self, block: u32) -> &[u32] {
        &self.live[block as usize]
    }

    /// The registers that live behind a call, if that is known.
    pub fn live_after(&self, operation: u32) -> Option<&[u32]> {
        let at = self.live_after.binary_search_by_key(&operation, |(known, _)| *known).ok()?;
        Some(&self.live_after[at].1)
    }
}

/// Whether what a call returns is read before it is overwritten, on some path.
pub(crate) fn uses_results(function: &Function, call: u32) -> bool {
    let mut results = RegisterSet::default();
    let (call, behind) = (&function.operations[call as usize], &function.operations[call as usize + 1..]);
    call.for_each_defined_register(|reg| {
        results.insert(reg);
    });
    for operation in behind {
        let mut used = false;
        operation.for_each_used_register(|reg| used |= results.contains(reg));
        if used {
            return true;
        }
        operation.for_each_defined_register(|reg| results.remove(reg));
        if operation.is_terminator() {
            operation.for_each_target(|to| {
                used |= results.iter().any(|reg| function.blocks[to.0 as usize].live.contains(reg));
            });
            return used;
        }
    }
    false
}

/// Depth-first search of a function's blocks.
fn search(function: &Function) -> Vec<(u32, u32)> {
    let mut times = vec![(u32::MAX, 0); function.blocks.len()];
    // The blocks on the way, each with its last operation and how many of that one's targets are left.
    let mut path: Vec<(BlockId, &Operation, usize)> = Vec::new();
    let mut next = (!times.is_empty()).then_some(BlockId(0));
    let mut entered = 0;
    loop {
        if let Some(block) = next.filter(|block| times[block.0 as usize].0 == u32::MAX) {
            times[block.0 as usize].0 = entered;
            entered += 1;
            let last = function.operations_of(block).last().expect("a block has operations");
            let last = &function.operations[last];
            path.push((block, last, last.target_count()));
        }
        let Some((block, last, left)) = path.last_mut() else { return times };
        if *left == 0 {
            next = None;
            times[block.0 as usize].1 = entered;
            path.pop();
        } else {
            *left -= 1;
            next = last.target(*left);
        }
    }
}
