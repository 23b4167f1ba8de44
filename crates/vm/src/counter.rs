//! Loops that count their rounds: no round begins in a state that an earlier one began in, so spin detection
//! need not look. What differs may be nothing but the counter (`silent`).
//!
//! A loop counts if a register that lives at its head is changed at one place in the loop, by adding a small
//! constant, and no round goes by without that. Then the states of two visits to the head differ in that
//! register, unless the loop was left in between; if it was, the thread has gone round a larger loop, and the
//! head of the largest loop that it has gone round tells.
//!
//! `raw/big.c -DN=2 -DLEN=400`: a loop of 400 reads was compared with all its earlier rounds in each, a sixth
//! of the check.

use selvedge_bytecode::{BinaryOp, BlockId, Function, Operand, Operation, Reg, RegisterSet};

/// The most that may be added: a register of 32 bits then tells a million rounds apart.
const MOST: i64 = 4096;

/// A loop that counts its rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Counter {
    /// Its head.
    pub head: u32,
    /// The register that counts, if it is used for nothing else than to count and to decide whether the
    /// loop is
    /// left, and nobody asks for it behind the loop.
    pub register: Option<Reg>,
    /// Whether it does decide. If not, the loop goes on for ever as far as it goes.
    pub is_compared: bool,
    /// By block: whether it is in the loop.
    pub body: Box<[bool]>,
}

/// The loops of a function that count their rounds. `is_back` tells which edges between blocks lead back.
pub(crate) fn counters(function: &Function, is_back: impl Fn(u32, u32) -> bool) -> Vec<Counter> {
    let heads = (0..).zip(&function.blocks).filter(|(_, block)| block.is_loop_head);
    let heads: Vec<u32> = heads.map(|(head, _)| head).collect();
    if heads.is_empty() {
        return Vec::new();
    }
    let mut predecessors = vec![Vec::new(); function.blocks.len()];
    for from in 0..function.blocks.len() as u32 {
        let last = operations(function, from).last().expect("a block has operations");
        last.for_each_target(|to| predecessors[to.0 as usize].push(from));
    }
    let find = |head: &u32| Loop::find(function, &predecessors, *head, &is_back);
    let loops: Vec<Loop> = heads.iter().map(find).collect();
    // Where a loop can be entered elsewhere than at its head, it is a matter of taste which is the head.
    if loops.iter().any(|found| found.head != 0 && found.body[0]) {
        return Vec::new();
    }
    loops.iter().filter_map(Loop::counter).collect()
}

/// A loop: the blocks from which one comes back to its head without going through it, and the head.
struct Loop<'f> {
    function: &'f Function,
    head: u32,
    /// The blocks that lead back to the head.
    ends: Vec<u32>,
    /// By block: whether it is in the loop.
    body: Vec<bool>,
}

impl<'f> Loop<'f> {
    fn find(
        function: &'f Function,
        predecessors: &[Vec<u32>],
        head: u32,
        is_back: impl Fn(u32, u32) -> bool,
    ) -> Loop<'f> {
        let before = predecessors[head as usize].iter().copied();
        let ends: Vec<u32> = before.filter(|from| is_back(*from, head)).collect();
        let mut body = vec![false; predecessors.len()];
        body[head as usize] = true;
        let mut left = ends.clone();
        while let Some(block) = left.pop() {
            if !std::mem::replace(&mut body[block as usize], true) {
                left.extend(&predecessors[block as usize]);
            }
        }
        Loop { function, head, ends, body }
    }

    fn counter(&self) -> Option<Counter> {
        let live = &self.function.blocks[self.head as usize].live;
        let counts = |reg: &Reg| self.counted_in(*reg).is_some_and(|block| !self.goes_round_without(block));
        let mut counting = live.iter().filter(counts).peekable();
        counting.peek()?;
        let found = counting.find_map(|reg| self.only_counts(reg).map(|is_compared| (reg, is_compared)));
        let (register, is_compared) =
            (found.map(|(reg, _)| reg), found.is_some_and(|(_, compared)| compared));
        Some(Counter { head: self.head, register, is_compared, body: self.body.clone().into() })
    }

    /// Whether a register, and what is made of it, is used for nothing else than to count and to decide
    /// whether
    /// the loop is left, and by nobody in the next round or behind the loop; and if so, whether it decides.
    ///
    /// It may decide before a round does anything, or after it has done everything. In between, what a round
    /// does could depend on which one it is.
    fn only_counts(&self, reg: Reg) -> Option<bool> {
        let mut decides = false;
        let mut at_entry: Vec<Option<RegisterSet>> = vec![None; self.body.len()];
        let mut made = RegisterSet::default();
        made.insert(reg);
        let mut left = vec![(self.head, made)];
        while let Some((block, more)) = left.pop() {
            let known = at_entry[block as usize].get_or_insert_default();
            let is_first = known.iter().next().is_none();
            let new = more.iter().filter(|reg| known.insert(*reg)).count();
            if new == 0 && !is_first {
                continue;
            }
            let mut made = known.clone();
            for operation in operations(self.function, block) {
                decides |= self.count_by(operation, block, &mut made)?;
            }
            let last = operations(self.function, block).last().expect("a block has operations");
            let mut is_dead = true;
            last.for_each_target(|to| {
                let live = &self.function.blocks[to.0 as usize].live;
                let is_in = self.body[to.0 as usize];
                let may_live = |made: Reg| is_in && (to.0 != self.head || made == reg);
                is_dead &= made.iter().all(|made| may_live(made) || !live.contains(made));
                if is_in && to.0 != self.head {
                    left.push((to.0, made.clone()));
                }
            });
            if !is_dead {
                return None;
            }
        }
        Some(decides)
    }

    /// What an operation makes of a counter, and of what was made of it before; whether it decides by that.
    fn count_by(&self, operation: &Operation, block: u32, made: &mut RegisterSet) -> Option<bool> {
        let mut used = false;
        operation.for_each_used_register(|reg| used |= made.contains(reg));
        operation.for_each_defined_register(|reg| match used {
            true => _ = made.insert(reg),
            false => made.remove(reg),
        });
        if !used {
            return Some(false);
        }
        match operation {
            Operation::Move { .. }
            | Operation::Binary { .. }
            | Operation::Compare { .. }
            | Operation::Cast { .. } => Some(false),
            Operation::Branch { then, otherwise, .. } => {
                let stays = [then, otherwise].into_iter().filter(|to| self.body[to.0 as usize]);
                let stays: Vec<u32> = stays.map(|to| to.0).collect();
                let is_at_an_end = match stays[..] {
                    [to] => block == self.head && self.does_nothing(block) || self.leads_back(to),
                    _ => false,
                };
                is_at_an_end.then_some(true)
            }
            _ => None,
        }
    }

    /// Whether a block leads back to the head, and nothing is done on the way.
    fn leads_back(&self, mut block: u32) -> bool {
        for _ in 0..self.body.len() {
            match operations(self.function, block).last() {
                _ if block == self.head => return true,
                Some(Operation::Jump { to }) if self.does_nothing(block) => block = to.0,
                _ => return false,
            }
        }
        false
    }

    /// Whether a block computes with registers and does nothing else.
    fn does_nothing(&self, block: u32) -> bool {
        operations(self.function, block).iter().all(|operation| {
            matches!(
                operation,
                Operation::Move { .. }
                    | Operation::Binary { .. }
                    | Operation::Compare { .. }
                    | Operation::Cast { .. }
                    | Operation::Jump { .. }
                    | Operation::Branch { .. }
            )
        })
    }

    /// The block in which a register is counted up or down, if that is the only place of the loop that
    /// changes it.
    fn counted_in(&self, reg: Reg) -> Option<u32> {
        let mut found = None;
        for block in (0..self.body.len() as u32).filter(|block| self.body[*block as usize]) {
            let operations = operations(self.function, block);
            for (at, operation) in operations.iter().enumerate().filter(|(_, operation)| sets(operation, reg))
            {
                if found.is_some() || !counts(operation, &operations[..at], reg) {
                    return None;
                }
                found = Some(block);
            }
        }
        found
    }

    /// Whether one can go round without going through a block.
    fn goes_round_without(&self, without: u32) -> bool {
        let mut open = self.body.clone();
        open[without as usize] = false;
        let mut left = vec![BlockId(self.head)];
        while let Some(BlockId(block)) = left.pop() {
            if !std::mem::replace(&mut open[block as usize], false) {
                continue;
            }
            if self.ends.contains(&block) {
                return true;
            }
            let last = operations(self.function, block).last().expect("a block has operations");
            last.for_each_target(|to| left.push(to));
        }
        false
    }
}

fn operations(function: &Function, block: u32) -> &[Operation] {
    &function.operations[function.operations_of(BlockId(block))]
}

fn sets(operation: &Operation, reg: Reg) -> bool {
    let mut sets = false;
    operation.for_each_defined_register(|set| sets |= set == reg);
    sets
}

/// Whether an operation adds a small constant to a register, by itself or by moving there what one `before`
/// it in its block has added.
fn counts(operation: &Operation, before: &[Operation], reg: Reg) -> bool {
    match operation {
        Operation::Move { src: Operand::Reg(sum), .. } => {
            before.iter().rev().find(|operation| sets(operation, *sum)).is_some_and(|sum| adds(sum, reg))
        }
        _ => adds(operation, reg),
    }
}

/// Whether an operation computes a register and a small constant, or the difference of the two.
fn adds(operation: &Operation, reg: Reg) -> bool {
    let Operation::Binary { op: BinaryOp::Add | BinaryOp::Sub, width, a, b: Operand::Const(by), .. } =
        operation
    else {
        return false;
    };
    let by = match width {
        32 => i64::from(*by as i32),
        64 => *by as i64,
        _ => return false,
    };
    *a == Operand::Reg(reg) && by != 0 && (-MOST..=MOST).contains(&by)
}

#[cfg(test)]
mod tests {
    use super::counters;
    use selvedge_bytecode::{BinaryOp, Block, BlockId, Function, Operand, Operation, Reg};

    const ROUND: Reg = Reg(0);
    const OTHER: Reg = Reg(1);

    fn add(width: u8, dst: Reg, a: Reg, by: i64) -> Operation {
        let b = Operand::Const(if width == 64 { by as u64 } else { u64::from(by as u32) });
        Operation::Binary { op: BinaryOp::Add, width, dst, a: Operand::Reg(a), b }
    }

    fn set(dst: Reg, src: Operand) -> Operation {
        Operation::Move { dst, src }
    }

    fn jump(to: u32) -> Operation {
        Operation::Jump { to: BlockId(to) }
    }

    fn branch(then: u32, otherwise: u32) -> Operation {
        Operation::Branch { cond: Operand::Reg(OTHER), then: BlockId(then), otherwise: BlockId(otherwise) }
    }

    /// Block 0 leads to block 1, the head of a loop, of which block 2 is the exit; the blocks after that are
    /// as given, and the first of them is where the head leads.
    fn counts(live: &[Reg], body: &[&[Operation]]) -> bool {
        let exit = Operation::Return { values: Box::default() };
        let blocks = [vec![jump(1)], vec![branch(3, 2)], vec![exit]];
        let mut function = Function::default();
        for operations in blocks.into_iter().chain(body.iter().map(|block| block.to_vec())) {
            let start = function.operations.len() as u32;
            function.blocks.push(Block { start, ..Block::default() });
            function.operations.extend(operations);
        }
        function.blocks[1].is_loop_head = true;
        live.iter().for_each(|reg| {
            function.blocks[1].live.insert(*reg);
        });
        let counters = counters(&function, |from, to| to == 1 && from > 2);
        assert!(counters.iter().map(|counter| counter.head).eq(counters.first().map(|_| 1)));
        !counters.is_empty()
    }

    #[test]
    fn a_loop_that_adds_to_a_live_register_in_each_round_counts() {
        assert!(counts(&[ROUND], &[&[add(32, ROUND, ROUND, 1), jump(1)]]));
        assert!(counts(&[OTHER, ROUND], &[&[add(64, ROUND, ROUND, -8), jump(1)]]));
        let moved = [add(32, OTHER, ROUND, -1), set(ROUND, Operand::Reg(OTHER)), jump(1)];
        assert!(counts(&[ROUND], &[&moved]));
        // Two ways to go round, after it was counted.
        assert!(counts(&[ROUND], &[&[add(32, ROUND, ROUND, 1), branch(4, 1)], &[jump(1)]]));
    }

    #[test]
    fn a_loop_that_may_repeat_itself_does_not_count() {
        let up = add(32, ROUND, ROUND, 1);
        // Nobody needs the register.
        assert!(!counts(&[OTHER], &[&[up.clone(), jump(1)]]));
        // It is counted on some ways only, or set elsewhere.
        assert!(!counts(&[ROUND], &[&[branch(4, 1)], &[up.clone(), jump(1)]]));
        assert!(!counts(
            &[ROUND],
            &[&[branch(4, 5)], &[up.clone(), jump(1)], &[set(ROUND, Operand::Const(0)), jump(1)]]
        ));
        assert!(!counts(&[ROUND], &[&[up.clone(), set(ROUND, Operand::Const(7)), jump(1)]]));
        // What is moved is not the sum any more.
        let lost = [
            add(32, OTHER, ROUND, 1),
            set(OTHER, Operand::Const(1)),
            set(ROUND, Operand::Reg(OTHER)),
            jump(1),
        ];
        assert!(!counts(&[ROUND], &[&lost]));
        // It comes round soon, or does not change.
        assert!(!counts(&[ROUND], &[&[add(8, ROUND, ROUND, 1), jump(1)]]));
        assert!(!counts(&[ROUND], &[&[add(32, ROUND, ROUND, 1 << 31), jump(1)]]));
        assert!(!counts(&[ROUND], &[&[add(32, ROUND, ROUND, 0), jump(1)]]));
    }
}
