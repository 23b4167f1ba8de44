//! Small concurrent programs as syntax trees: what the generator makes, the shrinker cuts and both front ends
//! (this crate's interpreter and, through [`Tree::to_litmus`], the litmus front end) run.

use crate::execution::location_name;
use selvedge_graph::{LocId, Order, Value};
use std::collections::BTreeSet;
use std::fmt::Write;

/// A program. All locations and registers are 0 at first.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tree {
    /// How many locations there are; they are numbered from 0.
    pub locations: usize,
    /// The body of each thread.
    pub threads: Vec<Vec<Statement>>,
}

/// A register of one thread.
pub type Register = usize;

/// One statement.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Statement {
    /// `to = load(loc)`; plain if the order is `NotAtomic`.
    Load {
        /// Takes the value read.
        to: Register,
        /// What is read.
        loc: LocId,
        /// How.
        order: Order,
    },
    /// `store(loc, value)`; plain if the order is `NotAtomic`.
    Store {
        /// What is written.
        loc: LocId,
        /// How.
        order: Order,
        /// What it becomes.
        value: Operand,
    },
    /// `to = exchange(loc, value)`
    Exchange {
        /// Takes the value read.
        to: Register,
        /// What is exchanged.
        loc: LocId,
        /// How.
        order: Order,
        /// What it becomes.
        value: Operand,
    },
    /// `to = fetch_add(loc, value)`
    FetchAdd {
        /// Takes the value read.
        to: Register,
        /// What is incremented.
        loc: LocId,
        /// How.
        order: Order,
        /// By how much.
        value: Operand,
    },
    /// `seen = expected; to = compare_exchange_strong(loc, &seen, value)`
    CompareExchange {
        /// Becomes 1 on success, 0 on failure.
        to: Register,
        /// Takes the value read: it is `expected` on success, and C stores it there on failure.
        seen: Register,
        /// What is exchanged.
        loc: LocId,
        /// What the location must hold for success.
        expected: Value,
        /// What it becomes.
        value: Operand,
        /// The order on success.
        success: Order,
        /// The order of the read on failure.
        failure: Order,
    },
    /// `atomic_thread_fence(order)`
    Fence {
        /// Its order.
        order: Order,
    },
    /// `if (register == value) { then } else { otherwise }`
    If {
        /// What is compared.
        register: Register,
        /// With what.
        value: Value,
        /// If they are equal.
        then: Vec<Statement>,
        /// If not.
        otherwise: Vec<Statement>,
    },
    /// `assume(…)`: the thread blocks if this is false.
    Assume(Condition),
    /// `assert(…)`: the thread fails if this is false.
    Assert(Condition),
}

/// A value to write or to add.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Operand {
    /// `k`
    Constant(Value),
    /// `r`
    Register(Register),
    /// `r + 1`
    Successor(Register),
}

/// `register comparison value`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Condition {
    /// The left side.
    pub register: Register,
    /// How they are compared.
    pub comparison: Comparison,
    /// The right side.
    pub value: Value,
}

/// Comparisons of a register with a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Comparison {
    /// `==`
    Equal,
    /// `!=`
    NotEqual,
    /// `<`
    Less,
}

impl Condition {
    /// Whether it holds when the register holds `left`.
    pub fn holds(self, left: Value) -> bool {
        match self.comparison {
            Comparison::Equal => left == self.value,
            Comparison::NotEqual => left != self.value,
            Comparison::Less => left < self.value,
        }
    }

    fn text(self) -> String {
        let operator = match self.comparison {
            Comparison::Equal => "==",
            Comparison::NotEqual => "!=",
            Comparison::Less => "<",
        };
        format!("r{} {operator} {}", self.register, self.value)
    }
}

impl Operand {
    pub(crate) fn register(self) -> Option<Register> {
        match self {
            Operand::Constant(_) => None,
            Operand::Register(register) | Operand::Successor(register) => Some(register),
        }
    }

    fn text(self) -> String {
        match self {
            Operand::Constant(value) => value.to_string(),
            Operand::Register(register) => format!("r{register}"),
            Operand::Successor(register) => format!("r{register} + 1"),
        }
    }
}

impl Statement {
    /// Most events that one run of this statement can add.
    pub fn events(&self) -> usize {
        match self {
            Statement::Load { .. } | Statement::Store { .. } | Statement::Fence { .. } => 1,
            Statement::Exchange { .. } | Statement::FetchAdd { .. } | Statement::CompareExchange { .. } => 2,
            Statement::If { then, otherwise, .. } => events_of(then).max(events_of(otherwise)),
            Statement::Assume(_) | Statement::Assert(_) => 0,
        }
    }

    /// Every register that this statement mentions.
    pub(crate) fn registers(&self, registers: &mut BTreeSet<Register>) {
        match self {
            Statement::Load { to, .. } => {
                registers.insert(*to);
            }
            Statement::Store { value, .. } => registers.extend(value.register()),
            Statement::Exchange { to, value, .. } | Statement::FetchAdd { to, value, .. } => {
                registers.insert(*to);
                registers.extend(value.register());
            }
            Statement::CompareExchange { to, seen, value, .. } => {
                registers.extend([*to, *seen]);
                registers.extend(value.register());
            }
            Statement::Fence { .. } => {}
            Statement::If { register, then, otherwise, .. } => {
                registers.insert(*register);
                then.iter().chain(otherwise).for_each(|inner| inner.registers(registers));
            }
            Statement::Assume(condition) | Statement::Assert(condition) => {
                registers.insert(condition.register);
            }
        }
    }

    fn print(&self, out: &mut String, depth: usize) {
        let indent = "  ".repeat(depth);
        match self {
            Statement::If { register, value, then, otherwise } => {
                _ = writeln!(out, "{indent}if (r{register} == {value}) {{");
                then.iter().for_each(|inner| inner.print(out, depth + 1));
                if !otherwise.is_empty() {
                    _ = writeln!(out, "{indent}}} else {{");
                    otherwise.iter().for_each(|inner| inner.print(out, depth + 1));
                }
                _ = writeln!(out, "{indent}}}");
            }
            simple => _ = writeln!(out, "{indent}{}", simple.line()),
        }
    }

    fn line(&self) -> String {
        match self {
            Statement::Load { to, loc, order: Order::NotAtomic } => {
                format!("r{to} = *{};", location_name(*loc))
            }
            Statement::Load { to, loc, order } => {
                format!("r{to} = atomic_load_explicit({}, {});", location_name(*loc), order_name(*order))
            }
            Statement::Store { loc, order: Order::NotAtomic, value } => {
                format!("*{} = {};", location_name(*loc), value.text())
            }
            Statement::Store { loc, order, value } => call("atomic_store_explicit", *loc, *value, *order),
            Statement::Exchange { to, loc, order, value } => {
                format!("r{to} = {}", call("atomic_exchange_explicit", *loc, *value, *order))
            }
            Statement::FetchAdd { to, loc, order, value } => {
                format!("r{to} = {}", call("atomic_fetch_add_explicit", *loc, *value, *order))
            }
            Statement::CompareExchange { to, seen, loc, expected, value, success, failure } => format!(
                "r{seen} = {expected}; r{to} = atomic_compare_exchange_strong_explicit({}, &r{seen}, {}, {}, {});",
                location_name(*loc),
                value.text(),
                order_name(*success),
                order_name(*failure)
            ),
            Statement::Fence { order } => format!("atomic_thread_fence({});", order_name(*order)),
            Statement::Assume(condition) => format!("assume({});", condition.text()),
            Statement::Assert(condition) => format!("assert({});", condition.text()),
            Statement::If { .. } => unreachable!("printed over several lines"),
        }
    }
}

fn call(function: &str, loc: LocId, value: Operand, order: Order) -> String {
    format!("{function}({}, {}, {});", location_name(loc), value.text(), order_name(order))
}

fn order_name(order: Order) -> &'static str {
    match order {
        Order::NotAtomic => unreachable!("a plain access has no memory_order"),
        Order::Relaxed => "memory_order_relaxed",
        Order::Acquire => "memory_order_acquire",
        Order::Release => "memory_order_release",
        Order::AcquireRelease => "memory_order_acq_rel",
        Order::SeqCst => "memory_order_seq_cst",
        Order::Start | Order::Finish => unreachable!("not an order of C11"),
    }
}

/// Most events that one run of these statements can add.
pub fn events_of(statements: &[Statement]) -> usize {
    statements.iter().map(Statement::events).sum()
}

impl Tree {
    /// Most events that one run can have.
    pub fn events(&self) -> usize {
        self.threads.iter().map(|thread| events_of(thread)).sum()
    }

    /// The registers that a thread mentions.
    pub fn registers(&self, thread: usize) -> BTreeSet<Register> {
        let mut registers = BTreeSet::new();
        self.threads[thread].iter().for_each(|statement| statement.registers(&mut registers));
        registers
    }

    /// The program in herd's C litmus format.
    ///
    /// Every thread takes every location, in the order of their numbers, as `int*`: the functions decide what
    /// is atomic, not the type, so that one location can be used both ways. All locals stand at the top.
    pub fn to_litmus(&self) -> String {
        let parameters: Vec<String> =
            (0..self.locations).map(|loc| format!("int* {}", location_name(LocId(loc as u32)))).collect();
        let mut out = String::from("C generated\n\n{ }\n");
        for (number, body) in self.threads.iter().enumerate() {
            _ = writeln!(out, "\nP{number} ({}) {{", parameters.join(", "));
            for register in self.registers(number) {
                _ = writeln!(out, "  int r{register} = 0;");
            }
            body.iter().for_each(|statement| statement.print(&mut out, 1));
            out.push_str("}\n");
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_prints_as_litmus() {
        let x = LocId(0);
        let tree = Tree {
            locations: 2,
            threads: vec![
                vec![
                    Statement::Load { to: 0, loc: x, order: Order::Acquire },
                    Statement::If {
                        register: 0,
                        value: 1,
                        then: vec![Statement::Store {
                            loc: LocId(1),
                            order: Order::NotAtomic,
                            value: Operand::Successor(0),
                        }],
                        otherwise: vec![Statement::Fence { order: Order::SeqCst }],
                    },
                ],
                vec![
                    Statement::CompareExchange {
                        to: 0,
                        seen: 1,
                        loc: x,
                        expected: 0,
                        value: Operand::Constant(2),
                        success: Order::AcquireRelease,
                        failure: Order::Relaxed,
                    },
                    Statement::Assume(Condition { register: 1, comparison: Comparison::NotEqual, value: 1 }),
                ],
            ],
        };
        let expected = "C generated

{ }

P0 (int* x, int* y) {
  int r0 = 0;
  r0 = atomic_load_explicit(x, memory_order_acquire);
  if (r0 == 1) {
    *y = r0 + 1;
  } else {
    atomic_thread_fence(memory_order_seq_cst);
  }
}

P1 (int* x, int* y) {
  int r0 = 0;
  int r1 = 0;
  r1 = 0; r0 = atomic_compare_exchange_strong_explicit(x, &r1, 2, memory_order_acq_rel, memory_order_relaxed);
  assume(r1 != 1);
}
";
        assert_eq!(tree.to_litmus(), expected);
        assert_eq!(tree.events(), 4);
    }
}
