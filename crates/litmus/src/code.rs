//! The small instruction set that threads are lowered to; knows no syntax.
//!
//! Instructions stand in one list per thread and work on registers: locals, temporaries and loop
//! counters, numbered as they appear. Jumps name the index of an instruction. The text form is for people:
//! `%2 = read x1 acq`, where `x1` is location 1 and `%2` register 2.

use crate::arithmetic::{BinaryOp, Type, UnaryOp};
use crate::condition::Reg;
use selvedge_program::{Action, ClassSet, Exclusive, LocId, Order, Place, Value};
use std::fmt;

/// The index of an instruction in its thread.
pub(crate) type Target = u32;

/// What an instruction works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operand {
    Reg(Reg),
    Constant(Value),
}

/// Whether the read of [`Instruction::Read`] belongs to a read-modify-write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pairing {
    /// An ordinary read.
    Alone,
    /// The write always follows.
    Always,
    /// The write follows if the value is `expected`; else execution goes on at `failed`.
    IfEqual { expected: Operand, otherwise: Order, failed: Target },
}

/// One step of a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Instruction {
    /// Stores a value converted to a type.
    Convert {
        to: Reg,
        from: Operand,
        ty: Type,
    },
    Unary {
        to: Reg,
        op: UnaryOp,
        from: Operand,
        ty: Type,
    },
    /// Stops the thread with a fault if it divides by zero.
    Binary {
        to: Reg,
        op: BinaryOp,
        left: Operand,
        right: Operand,
        ty: Type,
    },
    Jump {
        target: Target,
    },
    /// Jumps if the truth of the condition is `when`.
    JumpIf {
        condition: Operand,
        when: bool,
        target: Target,
    },
    /// A visible read.
    Read {
        to: Reg,
        loc: LocId,
        order: Order,
        pairing: Pairing,
    },
    /// A visible write.
    Write {
        loc: LocId,
        order: Order,
        value: Operand,
        exclusive: bool,
    },
    /// A visible fence.
    Fence {
        order: Order,
    },
    /// Begins another iteration of a loop, or blocks the thread if there have been `bound` of them.
    Iterate {
        counter: Reg,
        bound: u32,
    },
    /// Stops the thread with a fault if the condition, which is written at `subject`, is 0.
    Assert {
        condition: Operand,
        subject: Place,
    },
    /// Blocks the thread if the condition is 0.
    Assume {
        condition: Operand,
    },
    /// Ends the thread.
    End,
}

impl Instruction {
    /// The classes of events that the instruction can become.
    pub(crate) fn classes(&self) -> ClassSet {
        let action = match *self {
            Instruction::Read { loc, order, pairing, .. } => {
                let exclusive = match pairing {
                    Pairing::Alone => Exclusive::No,
                    Pairing::Always => Exclusive::Always,
                    Pairing::IfEqual { otherwise, .. } => Exclusive::IfEqual { expected: 0, otherwise },
                };
                Action::Read { loc, order, exclusive }
            }
            Instruction::Write { loc, order, exclusive, .. } => {
                Action::Write { loc, order, value: 0, exclusive }
            }
            Instruction::Fence { order } => Action::Fence { order },
            _ => return ClassSet::EMPTY,
        };
        action.classes()
    }
}

/// A thread, lowered.
#[derive(Clone, Debug, Default)]
pub(crate) struct Code {
    /// Invariant `ends`: the last one is [`Instruction::End`], and every target is an index.
    pub(crate) instructions: Vec<Instruction>,
    /// Where each instruction comes from; as long as `instructions`.
    pub(crate) places: Vec<Place>,
    /// What the registers hold at first.
    pub(crate) registers: Vec<Value>,
}

impl fmt::Display for Reg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "%{}", self.0)
    }
}

impl fmt::Display for Operand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Operand::Reg(reg) => reg.fmt(f),
            Operand::Constant(value) => value.fmt(f),
        }
    }
}

impl fmt::Display for Instruction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Instruction::Convert { to, from, ty } => write!(f, "{to} = ({ty}) {from}"),
            Instruction::Unary { to, op, from, ty } => write!(f, "{to} = ({ty}) {}{from}", op.symbol()),
            Instruction::Binary { to, op, left, right, ty } => {
                write!(f, "{to} = ({ty}) {left} {} {right}", op.symbol())
            }
            Instruction::Jump { target } => write!(f, "jump {target}"),
            Instruction::JumpIf { condition, when: true, target } => {
                write!(f, "if {condition} jump {target}")
            }
            Instruction::JumpIf { condition, when: false, target } => {
                write!(f, "unless {condition} jump {target}")
            }
            Instruction::Read { to, loc, order, pairing } => {
                write!(f, "{to} = read x{} {}", loc.0, order.short_name())?;
                match pairing {
                    Pairing::Alone => Ok(()),
                    Pairing::Always => write!(f, " exclusive"),
                    Pairing::IfEqual { expected, otherwise, failed } => {
                        write!(f, " exclusive if {expected} else {} jump {failed}", otherwise.short_name())
                    }
                }
            }
            Instruction::Write { loc, order, value, exclusive } => {
                let exclusive = if exclusive { " exclusive" } else { "" };
                write!(f, "write x{} {} {value}{exclusive}", loc.0, order.short_name())
            }
            Instruction::Fence { order } => write!(f, "fence {}", order.short_name()),
            Instruction::Iterate { counter, bound } => write!(f, "iterate {counter} at most {bound}"),
            Instruction::Assert { condition, .. } => write!(f, "assert {condition}"),
            Instruction::Assume { condition } => write!(f, "assume {condition}"),
            Instruction::End => write!(f, "end"),
        }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.instructions.iter().enumerate().try_for_each(|(index, step)| writeln!(f, "{index:4}  {step}"))
    }
}
