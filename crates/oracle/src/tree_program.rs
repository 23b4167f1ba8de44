//! Runs a [`Tree`] directly, so that the litmus front end can be compared with something that shares no code
//! with it.
//!
//! Threads are flattened to instructions with jumps; a suspended thread is a place in them and its registers.

use crate::tree::{Condition, Operand, Statement, Tree};
use selvedge_program::{
    Action, Block, Dependencies, Exclusive, Facts, LocId, Next, NoObjects, Objects, Order, Place, Program,
    ThreadId, Value,
};

/// A tree that can be run.
#[derive(Clone, Debug)]
pub struct TreeProgram {
    /// The code of each thread; it ends with `End`.
    code: Vec<Vec<Instruction>>,
    /// How many registers each thread has.
    registers: Vec<usize>,
}

#[derive(Clone, Debug)]
enum Instruction {
    /// A statement without inner statements.
    Simple(Statement),
    /// Goes on at `target` unless the register holds `value`.
    JumpUnless { register: usize, value: Value, target: usize },
    /// Goes on at `target`.
    Jump { target: usize },
    /// The end of the thread.
    End,
}

/// A thread suspended at a visible action.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TreeState {
    pub(crate) thread: ThreadId,
    /// The instruction whose action is visible.
    pub(crate) at: usize,
    pub(crate) registers: Vec<Value>,
    /// What the read of a read-modify-write has read, if its write is the visible action.
    pub(crate) read: Option<Value>,
    /// How many events there have been.
    pub(crate) events: u16,
    /// The reads that each register depends on.
    pub(crate) sources: Vec<Vec<u16>>,
    /// The reads that branches have depended on.
    pub(crate) ctrl: Vec<u16>,
}

impl TreeProgram {
    /// Prepares a tree for running.
    pub fn new(tree: &Tree) -> TreeProgram {
        let registers = |thread| tree.registers(thread).last().map_or(0, |&last| last + 1);
        TreeProgram {
            code: tree.threads.iter().map(|body| flatten(body)).collect(),
            registers: (0..tree.threads.len()).map(registers).collect(),
        }
    }

    /// Runs on to the next visible action.
    fn run(&self, mut state: TreeState) -> Next<TreeState> {
        loop {
            match &self.code[state.thread.index()][state.at] {
                Instruction::End => return stop(state, Action::End),
                Instruction::Jump { target } => state.at = *target,
                Instruction::JumpUnless { register, value, target } => {
                    state.branch_on(*register);
                    state.at = if state.registers[*register] == *value { state.at + 1 } else { *target };
                }
                Instruction::Simple(Statement::Assume(condition)) => {
                    state.branch_on(condition.register);
                    if !state.satisfies(*condition) {
                        return stop(state, Action::Block(Block::Assume));
                    }
                    state.at += 1;
                }
                Instruction::Simple(Statement::Assert(condition)) => {
                    state.branch_on(condition.register);
                    if !state.satisfies(*condition) {
                        return stop(state, Action::Fail);
                    }
                    state.at += 1;
                }
                Instruction::Simple(statement) => {
                    let action = state.first_action(statement);
                    let data = state.sources_of_first(statement);
                    return stop_with(state, action, data);
                }
            }
        }
    }
}

fn flatten(body: &[Statement]) -> Vec<Instruction> {
    let mut code = Vec::new();
    append(&mut code, body);
    code.push(Instruction::End);
    code
}

fn append(code: &mut Vec<Instruction>, body: &[Statement]) {
    for statement in body {
        let Statement::If { register, value, then, otherwise } = statement else {
            code.push(Instruction::Simple(statement.clone()));
            continue;
        };
        let branch = code.len();
        code.push(Instruction::End);
        append(code, then);
        let jump = code.len();
        code.push(Instruction::End);
        code[branch] = Instruction::JumpUnless { register: *register, value: *value, target: code.len() };
        append(code, otherwise);
        code[jump] = Instruction::Jump { target: code.len() };
    }
}

fn stop(state: TreeState, action: Action) -> Next<TreeState> {
    stop_with(state, action, Vec::new())
}

/// Stops at an action whose value depends on the reads of `data`.
fn stop_with(state: TreeState, action: Action, data: Vec<u16>) -> Next<TreeState> {
    let place = Place((state.thread.index() << 16 | state.at) as u32);
    let dependencies = state.dependencies(data);
    Next { state, action, place, dependencies }
}

pub(crate) fn add_sources(to: &mut Vec<u16>, more: &[u16]) {
    to.extend(more);
    to.sort_unstable();
    to.dedup();
}

impl TreeState {
    /// A thread that has done nothing yet, at an instruction.
    pub(crate) fn new(thread: ThreadId, at: usize, registers: Vec<Value>) -> TreeState {
        let sources = vec![Vec::new(); registers.len()];
        TreeState { thread, at, registers, read: None, events: 0, sources, ctrl: Vec::new() }
    }

    pub(crate) fn satisfies(&self, condition: Condition) -> bool {
        condition.holds(self.registers[condition.register])
    }

    /// What the next action depends on, if its value depends on the reads of `data`.
    pub(crate) fn dependencies(&self, data: Vec<u16>) -> Option<Box<Dependencies>> {
        let dependencies = Dependencies { addr: Vec::new(), data, ctrl: self.ctrl.clone() };
        (!dependencies.is_empty()).then(|| Box::new(dependencies))
    }

    /// What the value of the first action of a statement depends on.
    pub(crate) fn sources_of_first(&self, statement: &Statement) -> Vec<u16> {
        match statement {
            Statement::Store { value, .. } => self.sources_of(*value),
            _ => Vec::new(),
        }
    }

    /// What happens from here on depends on a register.
    pub(crate) fn branch_on(&mut self, register: usize) {
        add_sources(&mut self.ctrl, &self.sources[register]);
    }

    fn sources_of(&self, operand: Operand) -> Vec<u16> {
        operand.register().map_or(Vec::new(), |register| self.sources[register].clone())
    }

    fn value(&self, operand: Operand) -> Value {
        match operand {
            Operand::Constant(value) => value,
            Operand::Register(register) => self.registers[register],
            Operand::Successor(register) => self.registers[register] + 1,
        }
    }

    /// The first visible action of a statement; its only one, but for a read-modify-write.
    pub(crate) fn first_action(&mut self, statement: &Statement) -> Action {
        match *statement {
            Statement::Load { loc, order, .. } => Action::Read { loc, order, exclusive: Exclusive::No },
            Statement::Store { loc, order, value, .. } => {
                Action::Write { loc, order, value: self.value(value), exclusive: false }
            }
            Statement::Exchange { loc, order, .. } | Statement::FetchAdd { loc, order, .. } => {
                Action::Read { loc, order: order.of_read(), exclusive: Exclusive::Always }
            }
            Statement::CompareExchange { loc, seen, expected, success, failure, .. } => {
                // Before the operand of the write is evaluated, because C does so.
                self.registers[seen] = expected;
                self.sources[seen].clear();
                let exclusive = Exclusive::IfEqual { expected, otherwise: failure };
                Action::Read { loc, order: success.of_read(), exclusive }
            }
            Statement::Fence { order } => Action::Fence { order },
            Statement::If { .. } | Statement::Assume(_) | Statement::Assert(_) => {
                unreachable!("not a visible action")
            }
        }
    }

    /// The write of a read-modify-write that has read `value`, if there is one: location, order, value.
    fn second_action(&self, statement: &Statement, read: Value) -> Option<(LocId, Order, Value)> {
        match *statement {
            Statement::Exchange { loc, order, value, .. } => Some((loc, order, self.value(value))),
            Statement::FetchAdd { loc, order, value, .. } => Some((loc, order, read + self.value(value))),
            Statement::CompareExchange { loc, expected, success, value, .. } if read == expected => {
                Some((loc, success, self.value(value)))
            }
            _ => None,
        }
    }

    /// Goes on in a statement whose action returned `value`: the write of a read-modify-write, if that comes
    /// next.
    pub(crate) fn go_on(&mut self, statement: &Statement, value: Value) -> Option<Action> {
        self.events += 1;
        if self.read.is_none() && matches!(statement, Statement::CompareExchange { .. }) {
            // Whether it succeeds decides what the next event is.
            add_sources(&mut self.ctrl, &[self.events - 1]);
        }
        if self.read.is_none()
            && let Some((loc, order, written)) = self.second_action(statement, value)
        {
            self.read = Some(value);
            return Some(Action::Write { loc, order: order.of_write(), value: written, exclusive: true });
        }
        let read = self.read.unwrap_or(value);
        self.finish(statement, read);
        None
    }

    /// What the value of the write of a read-modify-write depends on.
    pub(crate) fn sources_of_update(&self, statement: &Statement) -> Vec<u16> {
        let (Statement::Exchange { value, .. }
        | Statement::FetchAdd { value, .. }
        | Statement::CompareExchange { value, .. }) = statement
        else {
            return Vec::new();
        };
        let mut sources = self.sources_of(*value);
        if matches!(statement, Statement::FetchAdd { .. }) {
            add_sources(&mut sources, &[self.events - 1]);
        }
        sources
    }

    /// The effect on the registers of a statement that has read `read`.
    fn finish(&mut self, statement: &Statement, read: Value) {
        let source = self.events - 1 - u16::from(self.read.is_some());
        if let Statement::Load { to, .. }
        | Statement::Exchange { to, .. }
        | Statement::FetchAdd { to, .. }
        | Statement::CompareExchange { to, .. } = statement
        {
            self.sources[*to] = vec![source];
        }
        if let Statement::CompareExchange { seen, expected, .. } = statement
            && read != *expected
        {
            // Only then does C store what was read.
            self.sources[*seen] = vec![source];
        }
        match *statement {
            Statement::Load { to, .. } | Statement::Exchange { to, .. } | Statement::FetchAdd { to, .. } => {
                self.registers[to] = read;
            }
            Statement::CompareExchange { to, seen, expected, .. } => {
                self.registers[seen] = read;
                self.registers[to] = (read == expected) as Value;
            }
            _ => {}
        }
        self.read = None;
        self.at += 1;
    }
}

impl Program for TreeProgram {
    type State = TreeState;

    fn threads(&self) -> usize {
        self.code.len()
    }

    fn initial_value(&self, _: LocId) -> Value {
        0
    }

    fn objects(&self) -> Option<impl Objects<TreeState>> {
        None::<NoObjects>
    }

    fn facts(&self) -> Facts {
        let is_assume =
            |instruction: &Instruction| matches!(instruction, Instruction::Simple(Statement::Assume(_)));
        Facts { may_wait: self.code.iter().flatten().any(is_assume), ..Facts::default() }
    }

    fn start(&self, thread: ThreadId) -> Next<TreeState> {
        let registers = vec![0; self.registers[thread.index()]];
        self.run(TreeState::new(thread, 0, registers))
    }

    fn resume(&self, state: &TreeState, value: Value) -> Next<TreeState> {
        let Instruction::Simple(statement) = &self.code[state.thread.index()][state.at] else {
            unreachable!("only simple statements suspend")
        };
        let mut state = state.clone();
        match state.go_on(statement, value) {
            Some(action) => {
                let data = state.sources_of_update(statement);
                stop_with(state, action, data)
            }
            None => self.run(state),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Comparison;

    const X: LocId = LocId(0);

    fn actions(body: Vec<Statement>, values: &[Value]) -> Vec<Action> {
        let program = TreeProgram::new(&Tree { locations: 1, threads: vec![body] });
        let mut next = program.start(ThreadId(0));
        let mut actions = vec![next.action];
        for &value in values {
            next = program.resume(&next.state, value);
            actions.push(next.action);
        }
        actions
    }

    fn compare_exchange() -> Statement {
        Statement::CompareExchange {
            to: 0,
            seen: 1,
            loc: X,
            expected: 3,
            value: Operand::Successor(1),
            success: Order::AcquireRelease,
            failure: Order::Relaxed,
        }
    }

    #[test]
    fn a_compare_exchange_writes_only_if_it_reads_what_it_expects() {
        let exclusive = Exclusive::IfEqual { expected: 3, otherwise: Order::Relaxed };
        let read = Action::Read { loc: X, order: Order::Acquire, exclusive };
        let write = Action::Write { loc: X, order: Order::Release, value: 4, exclusive: true };
        assert_eq!(actions(vec![compare_exchange()], &[3, 0]), [read, write, Action::End]);
        assert_eq!(actions(vec![compare_exchange()], &[5]), [read, Action::End]);
    }

    #[test]
    fn a_compare_exchange_sets_its_flag_and_what_it_saw() {
        let publish =
            |register| Statement::Store { loc: X, order: Order::Relaxed, value: Operand::Register(register) };
        let body = vec![compare_exchange(), publish(0), publish(1)];
        let written = |values: &[Value]| -> Vec<Value> {
            let writes = actions(body.clone(), values).into_iter().filter_map(|action| match action {
                Action::Write { value, exclusive: false, .. } => Some(value),
                _ => None,
            });
            writes.collect()
        };
        assert_eq!(written(&[3, 0, 0, 0]), [1, 3]);
        assert_eq!(written(&[5, 0, 0]), [0, 5]);
    }

    #[test]
    fn branches_take_one_side_and_assumptions_block() {
        let load = Statement::Load { to: 0, loc: X, order: Order::NotAtomic };
        let fence = |order| Statement::Fence { order };
        let body = vec![
            load,
            Statement::If {
                register: 0,
                value: 1,
                then: vec![fence(Order::Acquire)],
                otherwise: vec![fence(Order::Release)],
            },
            Statement::Assume(Condition { register: 0, comparison: Comparison::Less, value: 2 }),
            Statement::Assert(Condition { register: 0, comparison: Comparison::NotEqual, value: 0 }),
        ];
        let after = |value| actions(body.clone(), &[value, 0])[1..].to_vec();
        assert_eq!(after(1), [Action::Fence { order: Order::Acquire }, Action::End]);
        assert_eq!(after(2), [Action::Fence { order: Order::Release }, Action::Block(Block::Assume)]);
        assert_eq!(after(0), [Action::Fence { order: Order::Release }, Action::Fail]);
    }
}
