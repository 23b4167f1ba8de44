//! Private memory that every path from a loop's head overwrites before anything can read it.
//!
//! `do { old = top; n->next = old; } while (!cas(&top, &old, n))`: what `n->next` holds at the head does not
//! matter, so two visits of the head that differ there only are the same state, and a retry that changed
//! nothing is a spin.
//!
//! The walk follows all paths from the head with what is known of each register: where it points relative to
//! what registers held at the head. A path ends well where the range is overwritten, and badly where the
//! range may be read, where the object may become visible to others (or to a caller), or where the head is
//! reached again. Reads through pointers that are not known to be elsewhere are noted in `apart`: the machine
//! checks those when it compares. The claim is only about memory that is private to the thread: constant
//! addresses (globals) are never in it.

use selvedge_bytecode::{BinaryOp, DeadRange, Function, Operand, Operation, Reg};
use std::rc::Rc;

/// At most this many ranges for a head.
const MOST_RANGES: usize = 8;
/// At most this many operations on the way; beyond, nothing is claimed.
const MOST_STEPS: usize = 2000;

/// What is known of a value.
#[derive(Clone, PartialEq)]
enum Known {
    /// No pointer into private memory.
    Constant,
    /// What a register held at the head, plus a number.
    Exact(Reg, i64),
    /// Made by arithmetic from what these registers held at the head.
    From(Rc<[Reg]>),
    /// The address of an object made since the head.
    NewObject,
    Anything,
}

impl Known {
    fn roots(&self) -> Option<Vec<Reg>> {
        match self {
            Known::Constant => Some(Vec::new()),
            Known::Exact(reg, _) => Some(vec![*reg]),
            Known::From(regs) => Some(regs.to_vec()),
            Known::NewObject | Known::Anything => None,
        }
    }
}

/// What registers hold, sorted by register; those that are not in it hold what they held at the head.
type State = Vec<(Reg, Known)>;

fn of(state: &State, operand: Operand) -> Known {
    let Operand::Reg(reg) = operand else { return Known::Constant };
    match state.binary_search_by_key(&reg, |(known, _)| *known) {
        Ok(at) => state[at].1.clone(),
        Err(_) => Known::Exact(reg, 0),
    }
}

fn set(state: &mut State, reg: Reg, value: Known) {
    match state.binary_search_by_key(&reg, |(known, _)| *known) {
        Ok(at) => state[at].1 = value,
        Err(at) => state.insert(at, (reg, value)),
    }
}

/// The ranges for the head `block`. `is_harmless` says that a call reads and publishes nothing.
pub(super) fn find_dead_memory(
    function: &Function,
    block: usize,
    is_harmless: &dyn Fn(&Operation) -> bool,
) -> Vec<DeadRange> {
    let mut candidates = Vec::new();
    // The first walk only collects what is written.
    Walk {
        function,
        head: block,
        is_harmless,
        range: None,
        apart: Vec::new(),
        steps: 0,
        found: Some(&mut candidates),
    }
    .run();
    let mut ranges = Vec::new();
    for (base, offset, bytes) in candidates {
        let range = Some((base, offset, bytes));
        let mut walk =
            Walk { function, head: block, is_harmless, range, apart: Vec::new(), steps: 0, found: None };
        if walk.run() {
            let apart = walk.apart.into();
            ranges.push(DeadRange { base, offset, bytes, apart });
        }
    }
    ranges.truncate(MOST_RANGES);
    ranges
}

type Range = (Reg, i64, u32);

struct Walk<'a> {
    function: &'a Function,
    head: usize,
    is_harmless: &'a dyn Fn(&Operation) -> bool,
    /// The range that is followed; none in the first walk.
    range: Option<Range>,
    apart: Vec<Reg>,
    steps: usize,
    /// Ranges written through registers that are live at the head.
    found: Option<&'a mut Vec<Range>>,
}

/// Whether an operation may read anything, or leaves the function.
fn is_end(operation: &Operation) -> bool {
    matches!(operation, Operation::Copy { .. } | Operation::VaStart { .. } | Operation::Return { .. })
}

/// How an operation ends the path for the range.
#[derive(PartialEq)]
enum Fate {
    GoesOn,
    /// Nothing behind it matters.
    Overwritten,
    Lost,
}

impl Walk<'_> {
    /// Whether every path ends well.
    fn run(&mut self) -> bool {
        // By block: what is known where it starts, if it was reached.
        let mut seen: Vec<Option<State>> = vec![None; self.function.blocks.len()];
        let mut stack = vec![self.head];
        let mut state = State::default();
        while let Some(block) = stack.pop() {
            state.clear();
            state.extend_from_slice(seen[block].as_deref().unwrap_or_default());
            for at in self.function.operations_of(selvedge_bytecode::BlockId(block as u32)) {
                let operation = &self.function.operations[at];
                self.steps += 1;
                if self.steps > MOST_STEPS {
                    return false;
                }
                match self.step(operation, &state) {
                    Fate::GoesOn => step_state(operation, &mut state, self.range.is_none()),
                    Fate::Overwritten => break,
                    Fate::Lost => return false,
                }
                for number in 0..operation.target_count() {
                    let to = operation.target(number).expect("the number is below the count").0 as usize;
                    if to == self.head {
                        if self.range.is_some() {
                            return false;
                        }
                        continue;
                    }
                    let live = &self.function.blocks[to].live;
                    let kept = || state.iter().filter(|(reg, _)| live.contains(*reg));
                    match &seen[to] {
                        Some(other) => {
                            if self.range.is_some() && !kept().eq(other) {
                                return false;
                            }
                        }
                        None => {
                            seen[to] = Some(kept().cloned().collect());
                            stack.push(to);
                        }
                    }
                }
            }
        }
        true
    }

    fn step(&mut self, operation: &Operation, state: &State) -> Fate {
        if let Some(written) = written_range(operation, state) {
            if let Some(found) = &mut self.found {
                let live = &self.function.blocks[self.head].live;
                if live.contains(written.0) && !found.contains(&written) && found.len() < MOST_RANGES {
                    found.push(written);
                }
            }
            if let Some((base, offset, bytes)) = self.range
                && written.0 == base
                && written.1 <= offset
                && written.1.saturating_add(written.2 as i64) >= offset.saturating_add(bytes as i64)
            {
                return Fate::Overwritten;
            }
        }
        let Some(range) = self.range else {
            // Behind what may read any memory, no claim could begin: such a path is over.
            let over = match operation {
                Operation::Call { .. } => !(self.is_harmless)(operation),
                operation => is_end(operation),
            };
            return if over { Fate::Overwritten } else { Fate::GoesOn };
        };
        let fine = match operation {
            Operation::Load { address, bytes, .. } => self.reads(range, of(state, *address), *bytes as i64),
            Operation::Store { address, src, bytes, .. } => {
                hides(range, &of(state, *address), &of(state, *src), *bytes)
            }
            Operation::Rmw { address, src, bytes, .. } => {
                let address = of(state, *address);
                hides(range, &address, &of(state, *src), *bytes) && self.reads(range, address, *bytes as i64)
            }
            Operation::CompareExchange { address, new, bytes, .. } => {
                let address = of(state, *address);
                hides(range, &address, &of(state, *new), *bytes) && self.reads(range, address, *bytes as i64)
            }
            Operation::Call { .. } => (self.is_harmless)(operation),
            operation => !is_end(operation),
        };
        if fine { Fate::GoesOn } else { Fate::Lost }
    }

    /// Whether a read cannot be of the range, provided the registers in `apart` point elsewhere.
    fn reads(&mut self, (base, offset, bytes): Range, address: Known, size: i64) -> bool {
        match address {
            Known::Constant | Known::NewObject => true,
            Known::Anything => false,
            Known::Exact(reg, at) if reg == base => {
                at.saturating_add(size) <= offset || offset.saturating_add(bytes as i64) <= at
            }
            other => {
                let roots = other.roots().unwrap_or_default();
                if roots.contains(&base) {
                    return false;
                }
                for root in roots {
                    if !self.apart.contains(&root) {
                        self.apart.push(root);
                    }
                }
                true
            }
        }
    }
}

/// Whether a store cannot make the object of the range visible to others.
fn hides((base, _, _): Range, address: &Known, value: &Known, bytes: u8) -> bool {
    let stays_private = match address {
        // The object itself is private, or there is no claim; so is what was made since.
        Known::NewObject => true,
        other => other.roots().is_some_and(|roots| roots == [base]),
    };
    stays_private || bytes < 8 || *value == Known::Constant
}

/// What an operation certainly overwrites.
fn written_range(operation: &Operation, state: &State) -> Option<Range> {
    let (address, bytes) = match operation {
        Operation::Store { address, bytes, .. } => (*address, *bytes as u32),
        Operation::Fill { to, len: Operand::Const(len), .. } => (*to, u32::try_from(*len).ok()?),
        _ => return None,
    };
    match of(state, address) {
        Known::Exact(reg, offset) => Some((reg, offset, bytes)),
        _ => None,
    }
}

/// What registers hold after an operation. Whoever only `collects` what is written asks for exact addresses
/// and nothing else.
fn step_state(operation: &Operation, state: &mut State, collects: bool) {
    let result = match operation {
        Operation::Move { src, .. } => of(state, *src),
        Operation::Binary { op: op @ (BinaryOp::Add | BinaryOp::Sub), width: 64, a, b, .. } => {
            match (of(state, *a), b) {
                (Known::Exact(reg, offset), Operand::Const(number)) => {
                    let number =
                        if *op == BinaryOp::Add { *number as i64 } else { (*number as i64).wrapping_neg() };
                    Known::Exact(reg, offset.wrapping_add(number))
                }
                _ if collects => Known::Anything,
                _ => mixed(operation, state),
            }
        }
        Operation::Alloca { .. } => Known::NewObject,
        Operation::Load { .. }
        | Operation::Rmw { .. }
        | Operation::CompareExchange { .. }
        | Operation::Call { .. }
        | Operation::ThreadLocal { .. } => Known::Anything,
        _ if collects => Known::Anything,
        _ => mixed(operation, state),
    };
    // What a compare-exchange tells about its success is a number; so is a comparison.
    operation.for_each_defined_register(|reg| {
        set(state, reg, result.clone());
    });
}

/// What arithmetic makes of its operands.
fn mixed(operation: &Operation, state: &State) -> Known {
    if matches!(operation, Operation::Compare { .. } | Operation::FloatCompare { .. }) {
        return Known::Constant;
    }
    let mut roots: Option<Vec<Reg>> = Some(Vec::new());
    operation.for_each_used_register(|reg| {
        let more = of(state, Operand::Reg(reg)).roots();
        roots = match (roots.take(), more) {
            (Some(mut all), Some(more)) => {
                all.extend(more);
                Some(all)
            }
            _ => None,
        };
    });
    match roots {
        None => Known::Anything,
        Some(roots) if roots.is_empty() => Known::Constant,
        Some(mut roots) => {
            roots.sort_unstable();
            roots.dedup();
            Known::From(roots.into())
        }
    }
}
