//! Runs one thread to its next visible action; knows no memory.

use crate::code::{Instruction, Operand, Pairing};
use crate::condition::Reg;
use crate::dependencies::Tracked;
use crate::test::Test;
use selvedge_program::{
    Action, Block, Exclusive, Facts, LocId, Next, NoObjects, Objects, Place, Program, ThreadId, Value,
};
use std::fmt;

/// How many instructions a thread may run between two visible actions.
const MAX_LOCAL_STEPS: u32 = 1_000_000;

/// A suspended thread: everything that its future depends on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    thread: ThreadId,
    /// The instruction whose action the thread waits for, or at which it stopped.
    pc: u32,
    /// Too many local steps, so that `pc` is any instruction.
    exhausted: bool,
    /// Locals, temporaries and loop counters.
    registers: Box<[Value]>,
    /// What they depend on, if that is tracked.
    tracked: Option<Box<Tracked>>,
}

/// Why a thread stopped with [`Action::Fail`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// An assertion of the program is false.
    Assertion {
        /// The asserted expression as it was written.
        text: String,
    },
    /// The program divides by zero.
    DivisionByZero,
    /// The thread ran too long without a visible action. Not an error of the program but a limit of ours.
    LocalSteps,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Assertion { text } => write!(f, "assertion `{text}` is false"),
            Fault::DivisionByZero => write!(f, "division by zero"),
            Fault::LocalSteps => write!(f, "a thread ran {MAX_LOCAL_STEPS} steps without a visible action"),
        }
    }
}

impl State {
    fn get(&self, operand: Operand) -> Value {
        match operand {
            Operand::Reg(reg) => self.register(reg),
            Operand::Constant(value) => value,
        }
    }

    pub(crate) fn register(&self, reg: Reg) -> Value {
        self.registers[reg.0 as usize]
    }

    fn set(&mut self, reg: Reg, value: Value) {
        self.registers[reg.0 as usize] = value;
    }
}

impl Program for Test {
    type State = State;

    fn threads(&self) -> usize {
        self.threads.len()
    }

    fn initial_value(&self, loc: LocId) -> Value {
        self.locations[loc.index()].initial
    }

    fn objects(&self) -> Option<impl Objects<State>> {
        None::<NoObjects>
    }

    fn facts(&self) -> Facts {
        let instructions = || self.threads.iter().flat_map(|thread| &thread.instructions);
        Facts {
            classes: instructions().map(|instruction| instruction.classes()).collect(),
            has_sections: false,
            may_wait: instructions().any(|instruction| matches!(instruction, Instruction::Assume { .. })),
        }
    }

    fn start(&self, thread: ThreadId) -> Next<State> {
        let registers = self.threads[thread.index()].registers.clone().into_boxed_slice();
        let tracked = self.tracks_dependencies.then(|| Box::new(Tracked::new(registers.len())));
        self.run(State { thread, pc: 0, exhausted: false, registers, tracked })
    }

    fn bytes(&self, state: &State) -> usize {
        size_of_val(state)
            + size_of_val(&state.registers[..])
            + state.tracked.as_ref().map_or(0, |tracked| tracked.bytes())
    }

    fn resume(&self, state: &State, value: Value) -> Next<State> {
        if state.exhausted {
            return self.stop(state.clone(), Action::Fail);
        }
        let mut state = state.clone();
        let instruction = &self.threads[state.thread.index()].instructions[state.pc as usize];
        if let Some(tracked) = &mut state.tracked {
            tracked.complete(instruction);
        }
        match *instruction {
            Instruction::Read { to, pairing, .. } => {
                state.pc += 1;
                if let Pairing::IfEqual { expected, failed, .. } = pairing
                    && value != state.get(expected)
                {
                    state.pc = failed;
                }
                state.set(to, value);
            }
            Instruction::Write { .. } | Instruction::Fence { .. } => state.pc += 1,
            // Ended, blocked or failed: it stays so.
            _ => {}
        }
        self.run(state)
    }
}

impl Test {
    /// Why a thread stopped with [`Action::Fail`]; none if it did not.
    pub fn fault(&self, state: &State) -> Option<Fault> {
        if state.exhausted {
            return Some(Fault::LocalSteps);
        }
        let code = &self.threads[state.thread.index()];
        match code.instructions[state.pc as usize] {
            Instruction::Assert { subject, .. } => Some(Fault::Assertion { text: self.action_text(subject) }),
            Instruction::Binary { .. } => Some(Fault::DivisionByZero),
            _ => None,
        }
    }

    fn run(&self, mut state: State) -> Next<State> {
        for _ in 0..MAX_LOCAL_STEPS {
            if let Some(action) = self.step(&mut state) {
                return self.stop(state, action);
            }
        }
        state.exhausted = true;
        self.stop(state, Action::Fail)
    }

    fn stop(&self, state: State, action: Action) -> Next<State> {
        let code = &self.threads[state.thread.index()];
        let place: Place = code.places[state.pc as usize];
        let instruction = &code.instructions[state.pc as usize];
        let dependencies = state.tracked.as_ref().and_then(|tracked| tracked.dependencies(instruction));
        Next { state, action, place, dependencies }
    }

    /// Runs one instruction, or gives the action for which the thread stops at it.
    fn step(&self, state: &mut State) -> Option<Action> {
        let mut next = state.pc + 1;
        let instruction = &self.threads[state.thread.index()].instructions[state.pc as usize];
        if let Some(tracked) = &mut state.tracked {
            tracked.step(instruction);
        }
        match *instruction {
            Instruction::Convert { to, from, ty } => state.set(to, ty.convert(state.get(from))),
            Instruction::Unary { to, op, from, ty } => state.set(to, op.evaluate(ty, state.get(from))),
            Instruction::Binary { to, op, left, right, ty } => {
                match op.evaluate(ty, state.get(left), state.get(right)) {
                    Some(value) => state.set(to, value),
                    None => return Some(Action::Fail),
                }
            }
            Instruction::Jump { target } => next = target,
            Instruction::JumpIf { condition, when, target } => {
                if (state.get(condition) != 0) == when {
                    next = target;
                }
            }
            Instruction::Iterate { counter, bound } => {
                if state.register(counter) >= bound.into() {
                    return Some(Action::Block(Block::LoopBound));
                }
                state.set(counter, state.register(counter) + 1);
            }
            Instruction::Read { loc, order, pairing, .. } => {
                let exclusive = match pairing {
                    Pairing::Alone => Exclusive::No,
                    Pairing::Always => Exclusive::Always,
                    Pairing::IfEqual { expected, otherwise, .. } => {
                        Exclusive::IfEqual { expected: state.get(expected), otherwise }
                    }
                };
                return Some(Action::Read { loc, order, exclusive });
            }
            Instruction::Write { loc, order, value, exclusive } => {
                return Some(Action::Write { loc, order, value: state.get(value), exclusive });
            }
            Instruction::Fence { order } => return Some(Action::Fence { order }),
            Instruction::Assert { condition, .. } if state.get(condition) == 0 => return Some(Action::Fail),
            Instruction::Assume { condition } if state.get(condition) == 0 => {
                return Some(Action::Block(Block::Assume));
            }
            Instruction::Assert { .. } | Instruction::Assume { .. } => {}
            Instruction::End => return Some(Action::End),
        }
        state.pc = next;
        None
    }
}
