//! Copies that need not be made: the copied register and the copy become one.

use super::code::{Code, CodeBlock};
use super::simplify::reads_late;
use selvedge_bytecode::{Operand, Operation, Reg};

/// How far after a copy the copied register may still be used.
const REACH: usize = 64;

/// How often each register is read and written.
struct Counts {
    uses: Vec<u32>,
    definitions: Vec<u32>,
}

fn count(code: &Code) -> Counts {
    let registers = code.registers as usize;
    let mut counts = Counts { uses: vec![0; registers], definitions: vec![0; registers] };
    for operation in code.blocks.iter().flat_map(|block| &block.operations) {
        operation.for_each_used_register(|reg| counts.uses[reg.index()] += 1);
        operation.for_each_defined_register(|reg| counts.definitions[reg.index()] += 1);
    }
    counts
}

/// `t = …; v = t; … t …` becomes `v = …; … v …`, where `t` is a temporary of the block: written once, not
/// needed after it.
pub(super) fn coalesce(code: &mut Code) {
    let mut counts = count(code);
    let registers = code.registers as usize;
    let mut seen =
        Seen { written: vec![0; registers], touched: vec![0; registers], uses: vec![0; registers] };
    let mut kept = Vec::new();
    for block in &mut code.blocks {
        seen.note_uses(block);
        kept.clear();
        kept.resize(block.operations.len(), true);
        for (at, kept) in kept.iter_mut().enumerate() {
            if let Operation::Move { dst, src: Operand::Reg(temporary) } = block.operations[at]
                && temporary != dst
                && temporary.0 >= code.params
                && counts.definitions[temporary.index()] == 1
                && seen.uses[temporary.index()] == counts.uses[temporary.index()]
                && seen.can_be_one(block, at, temporary, dst)
            {
                seen.replace(block, at, temporary, dst);
                // The variable may be a temporary itself, of another variable.
                counts.uses[dst.index()] += counts.uses[temporary.index()];
                *kept = false;
                continue;
            }
            let operation = &block.operations[at];
            operation.for_each_used_register(|reg| seen.touched[reg.index()] = at + 1);
            operation.for_each_defined_register(|reg| {
                seen.written[reg.index()] = at + 1;
                seen.touched[reg.index()] = at + 1;
            });
        }
        seen.forget(block);
        block.retain(&kept);
    }
}

/// What is known of each register up to some position of a block. Positions count from 1; 0 is 'not in this
/// block'.
struct Seen {
    written: Vec<usize>,
    /// Read or written.
    touched: Vec<usize>,
    /// How often the whole block reads it.
    uses: Vec<u32>,
}

impl Seen {
    fn note_uses(&mut self, block: &CodeBlock) {
        for operation in &block.operations {
            operation.for_each_used_register(|reg| self.uses[reg.index()] += 1);
        }
    }

    fn forget(&mut self, block: &CodeBlock) {
        let mut forget = |reg: Reg| {
            (self.written[reg.index()], self.touched[reg.index()], self.uses[reg.index()]) = (0, 0, 0);
        };
        for operation in &block.operations {
            operation.for_each_used_register(&mut forget);
            operation.for_each_defined_register(&mut forget);
        }
    }

    /// Whether `v` is free from where `t` is made to the copy, and keeps its value as long as `t` is needed.
    fn can_be_one(&self, block: &CodeBlock, at: usize, temporary: Reg, variable: Reg) -> bool {
        let Some(made) = self.written[temporary.index()].checked_sub(1) else { return false };
        let operation = &block.operations[made];
        let mut single = false;
        operation.for_each_def(|reg, wide| single |= reg == temporary && !wide);
        // Reading `v` where `t` is made is fine if that happens first.
        let last_touch = if reads_late(operation) { made } else { made + 1 };
        if !single || self.touched[variable.index()] > last_touch || self.written[variable.index()] > made {
            return false;
        }
        let mut left = self.uses[temporary.index()];
        let mut wide_use = false;
        for (distance, operation) in block.operations[made + 1..].iter().enumerate() {
            operation.for_each_use(|operand, wide| wide_use |= wide && uses_half(operand, temporary));
            operation.for_each_used_register(|reg| left -= (reg == temporary) as u32);
            let mut overwritten = false;
            operation.for_each_defined_register(|reg| overwritten |= reg == variable);
            overwritten &= made + 1 + distance != at && (left > 0 || reads_late(operation));
            if distance > REACH || overwritten || wide_use {
                return false;
            }
            if left == 0 {
                return true;
            }
        }
        false
    }

    fn replace(&mut self, block: &mut CodeBlock, at: usize, temporary: Reg, variable: Reg) {
        let made = self.written[temporary.index()] - 1;
        block.operations[made].for_each_def_mut(|reg, _| {
            if *reg == temporary {
                *reg = variable;
            }
        });
        let mut left = self.uses[temporary.index()];
        let mut last_before = made;
        for (distance, operation) in block.operations[made + 1..].iter_mut().enumerate() {
            operation.for_each_use_mut(|operand, _| {
                if *operand == Operand::Reg(temporary) {
                    *operand = Operand::Reg(variable);
                    left -= 1;
                    if made + 1 + distance < at {
                        last_before = made + 1 + distance;
                    }
                }
            });
            if left == 0 {
                break;
            }
        }
        self.uses[variable.index()] += self.uses[temporary.index()];
        self.written[variable.index()] = made + 1;
        self.touched[variable.index()] = last_before + 1;
    }
}

fn uses_half(operand: Operand, reg: Reg) -> bool {
    matches!(operand, Operand::Reg(low) if low == reg || low.high() == reg)
}

/// A variable that starts as a copy of a parameter takes the parameter's register, if the parameter is not
/// needed once the variable changes.
pub(super) fn adopt_parameters(code: &mut Code) {
    let copies_parameter = |operation: &Operation| matches!(operation, Operation::Move { src: Operand::Reg(reg), .. } if reg.0 < code.params);
    if !code.blocks[0].operations.iter().any(copies_parameter) {
        return;
    }
    let counts = count(code);
    let mut names: Vec<Reg> = (0..code.registers).map(Reg).collect();
    let mut removed = Vec::new();
    let entry = &code.blocks[0].operations;
    for at in 0..entry.len() {
        let Operation::Move { dst, src: Operand::Reg(parameter) } = entry[at] else { continue };
        let is_free = parameter.0 < code.params
            && dst.0 >= code.params
            && names[dst.index()] == dst
            && counts.definitions[parameter.index()] == 0
            && !removed.iter().any(|(_, taken)| *taken == parameter);
        if is_free && needed_before_change(entry, at, parameter, dst, counts.uses[parameter.index()]) {
            names[dst.index()] = parameter;
            removed.push((at, parameter));
        }
    }
    if removed.is_empty() {
        return;
    }
    for operation in code.blocks.iter_mut().flat_map(|block| &mut block.operations) {
        operation.for_each_use_mut(|operand, _| {
            if let Operand::Reg(reg) = operand {
                *reg = names[reg.index()];
            }
        });
        operation.for_each_def_mut(|reg, _| *reg = names[reg.index()]);
    }
    let mut kept = vec![true; code.blocks[0].operations.len()];
    removed.iter().for_each(|(at, _)| kept[*at] = false);
    code.blocks[0].retain(&kept);
}

/// Whether the variable is untouched before the copy, and all uses of the parameter come before the variable
/// changes.
fn needed_before_change(entry: &[Operation], at: usize, parameter: Reg, variable: Reg, uses: u32) -> bool {
    let mut left = uses;
    let mut fine = true;
    let mut changed = false;
    for (position, operation) in entry.iter().enumerate() {
        operation.for_each_use(|operand, wide| {
            fine &= !(wide && (uses_half(operand, parameter) || uses_half(operand, variable)));
        });
        operation.for_each_used_register(|reg| {
            fine &= !(reg == variable && position < at);
            fine &= !(reg == parameter && changed);
            left -= (reg == parameter) as u32;
        });
        operation.for_each_def(|reg, wide| {
            changed |= reg == variable && position != at;
            fine &= !(wide && uses_half(Operand::Reg(reg), variable));
        });
        fine &= !(changed && position < at);
    }
    fine && left == 0
}
