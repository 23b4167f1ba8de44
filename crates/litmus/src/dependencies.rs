//! Which reads each register of a running thread depends on; knows no memory.
//!
//! Dependencies are those of the text: an operator's result depends on all of its operands. Branches (also
//! those of `&&`, `||` and `?:`) and whatever else decides which actions follow are control dependencies of
//! everything behind them: assertions, assumptions, divisors that might be 0, and compare-exchanges, which
//! are followed by a write or not.

use crate::arithmetic::BinaryOp;
use crate::code::{Instruction, Operand, Pairing};
use crate::condition::Reg;
use selvedge_program::{Dependencies, union};

/// Numbers of reads, ascending.
type Sources = Vec<u16>;

/// What is tracked of a thread.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tracked {
    /// Of each register.
    registers: Box<[Sources]>,
    /// Of the branches taken so far.
    control: Sources,
    /// How many events the thread has had.
    events: u16,
}

impl Tracked {
    /// About how many bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        let lists = self.registers.iter().chain([&self.control]).map(|list| size_of_val(&list[..]));
        size_of::<Tracked>() + size_of_val(&self.registers[..]) + lists.sum::<usize>()
    }

    /// A thread with so many registers that has read nothing.
    pub(crate) fn new(registers: usize) -> Tracked {
        Tracked { registers: vec![Sources::new(); registers].into(), control: Sources::new(), events: 0 }
    }

    fn of(&self, operand: Operand) -> &[u16] {
        match operand {
            Operand::Reg(reg) => &self.registers[reg.0 as usize],
            Operand::Constant(_) => &[],
        }
    }

    fn set(&mut self, reg: Reg, sources: Sources) {
        self.registers[reg.0 as usize] = sources;
    }

    /// What happens from now on depends on an operand.
    fn branch(&mut self, on: Operand) {
        self.control = union(&self.control, self.of(on));
    }

    /// An instruction runs.
    pub(crate) fn step(&mut self, instruction: &Instruction) {
        match *instruction {
            Instruction::Convert { to, from, .. } | Instruction::Unary { to, from, .. } => {
                self.set(to, self.of(from).to_vec());
            }
            Instruction::Binary { to, op, left, right, .. } => {
                if matches!(op, BinaryOp::Divide | BinaryOp::Remainder) {
                    self.branch(right);
                }
                self.set(to, union(self.of(left), self.of(right)));
            }
            Instruction::JumpIf { condition, .. }
            | Instruction::Assert { condition, .. }
            | Instruction::Assume { condition } => self.branch(condition),
            // Counters of loops count jumps.
            Instruction::Jump { .. } | Instruction::Iterate { .. } | Instruction::End => {}
            Instruction::Read { .. } | Instruction::Write { .. } | Instruction::Fence { .. } => {}
        }
    }

    /// What the action of an instruction depends on.
    pub(crate) fn dependencies(&self, instruction: &Instruction) -> Option<Box<Dependencies>> {
        let data = match *instruction {
            Instruction::Read { pairing: Pairing::IfEqual { expected, .. }, .. } => self.of(expected),
            Instruction::Write { value, .. } => self.of(value),
            _ => &[],
        };
        let found = Dependencies { addr: Vec::new(), data: data.to_vec(), ctrl: self.control.clone() };
        (!found.is_empty()).then(|| Box::new(found))
    }

    /// The action of an instruction is done.
    pub(crate) fn complete(&mut self, instruction: &Instruction) {
        let number = vec![self.events];
        self.events = self.events.saturating_add(1);
        if let Instruction::Read { to, pairing, .. } = *instruction {
            if let Pairing::IfEqual { expected, .. } = pairing {
                self.branch(expected);
                self.control = union(&self.control, &number);
            }
            self.set(to, number);
        }
    }
}
