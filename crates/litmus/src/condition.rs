//! Final conditions: propositions over the final values of registers and locations; knows no execution.

use selvedge_program::{LocId, ThreadId, Value};
use std::fmt;

/// A register of a thread, as [`crate::Test::register`] takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reg(pub(crate) u32);

/// Something whose final value a test asks for. Displays as `0:r0` or `x`.
///
/// Ordered: registers by thread and name, then locations.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Observable {
    /// A local variable of a thread.
    Register {
        /// The thread.
        thread: ThreadId,
        /// The variable's name.
        name: String,
        /// Where its value is, for [`crate::Test::register`].
        reg: Reg,
    },
    /// A shared location.
    Location {
        /// The location.
        loc: LocId,
        /// Its name.
        name: String,
    },
}

impl fmt::Display for Observable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Observable::Register { thread, name, .. } => write!(f, "{}:{name}", thread.0),
            Observable::Location { name, .. } => f.write_str(name),
        }
    }
}

/// What a final condition says about the executions. Displays as herd writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quantifier {
    /// `exists`: the proposition holds in some execution.
    Exists,
    /// `~exists`: it holds in none.
    NotExists,
    /// `forall`: it holds in all.
    Forall,
}

impl fmt::Display for Quantifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Quantifier::Exists => "exists",
            Quantifier::NotExists => "~exists",
            Quantifier::Forall => "forall",
        })
    }
}

/// The final condition of a test. Displays as it was written.
#[derive(Clone, Debug)]
pub struct Condition {
    /// What it says about the executions.
    pub quantifier: Quantifier,
    pub(crate) proposition: Proposition<Observable>,
    pub(crate) text: String,
}

impl Condition {
    /// Whether the proposition (without its quantifier) holds in an execution with these final values.
    pub fn holds(&self, values: &dyn Fn(&Observable) -> Value) -> bool {
        self.proposition.holds(values)
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// A proposition over terms `T`: names while it is parsed, [`Observable`]s when they are resolved.
#[derive(Clone, Debug)]
pub(crate) enum Proposition<T> {
    Constant(bool),
    Equal(T, Value),
    Not(Box<Proposition<T>>),
    /// `/\`; a list, so that a long one is not deep.
    All(Vec<Proposition<T>>),
    /// `\/`
    Any(Vec<Proposition<T>>),
    /// `=>`
    Implies(Box<[Proposition<T>; 2]>),
}

impl<T> Proposition<T> {
    /// Whether the proposition holds for these values.
    pub(crate) fn holds(&self, values: &dyn Fn(&T) -> Value) -> bool {
        match self {
            Proposition::Constant(value) => *value,
            Proposition::Equal(term, value) => values(term) == *value,
            Proposition::Not(inner) => !inner.holds(values),
            Proposition::All(parts) => parts.iter().all(|part| part.holds(values)),
            Proposition::Any(parts) => parts.iter().any(|part| part.holds(values)),
            Proposition::Implies(parts) => !parts[0].holds(values) || parts[1].holds(values),
        }
    }

    /// This proposition with every atom replaced by what `resolve` gives for it.
    pub(crate) fn resolve<U, E>(
        &self,
        resolve: &mut impl FnMut(&T, Value) -> Result<(U, Value), E>,
    ) -> Result<Proposition<U>, E> {
        Ok(match self {
            Proposition::Constant(value) => Proposition::Constant(*value),
            Proposition::All(parts) => {
                Proposition::All(parts.iter().map(|part| part.resolve(resolve)).collect::<Result<_, _>>()?)
            }
            Proposition::Any(parts) => {
                Proposition::Any(parts.iter().map(|part| part.resolve(resolve)).collect::<Result<_, _>>()?)
            }
            Proposition::Not(inner) => Proposition::Not(Box::new(inner.resolve(resolve)?)),
            Proposition::Implies(parts) => {
                Proposition::Implies(Box::new([parts[0].resolve(resolve)?, parts[1].resolve(resolve)?]))
            }
            Proposition::Equal(term, value) => {
                let (term, value) = resolve(term, *value)?;
                Proposition::Equal(term, value)
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proposition_is_evaluated_with_the_given_values() {
        use Proposition::*;
        let atom = |name: &'static str, value| Equal(name, value);
        let values = |name: &&str| if *name == "x" { 1 } else { 0 };
        for (proposition, expected) in [
            (All(vec![atom("x", 1), atom("y", 0)]), true),
            (All(vec![atom("x", 1), atom("y", 1)]), false),
            (Any(vec![atom("x", 0), atom("y", 0)]), true),
            (Not(Box::new(atom("x", 1))), false),
            (Implies(Box::new([atom("x", 1), atom("y", 1)])), false),
            (Implies(Box::new([atom("x", 2), atom("y", 1)])), true),
            (Constant(false), false),
        ] {
            assert_eq!(proposition.holds(&values), expected, "{proposition:?}");
        }
    }

    #[test]
    fn registers_come_before_locations_and_are_ordered_by_thread_and_name() {
        let register = |thread, name: &str, reg| {
            let (thread, reg) = (ThreadId(thread), Reg(reg));
            Observable::Register { thread, name: name.to_string(), reg }
        };
        let location = Observable::Location { loc: LocId(0), name: "a".to_string() };
        let mut observed = [location, register(1, "r0", 0), register(0, "r2", 0), register(0, "r1", 7)];
        observed.sort();
        let shown: Vec<_> = observed.iter().map(Observable::to_string).collect();
        assert_eq!(shown, ["0:r1", "0:r2", "1:r0", "a"]);
    }
}
