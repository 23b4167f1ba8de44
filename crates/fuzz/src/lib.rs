//! Compares the checker with the oracle: the only place where the two sides meet.
//!
//! * [`programs`]: the executions of a random program, as the exploration visits them and as brute force
//!   finds them;
//! * [`c_programs`]: the same for C programs on their whole way through clang, and for their direct
//!   translations;
//! * [`loops`]: programs with loops, with rounds that have no effect and without them;
//! * [`sections`]: programs with locks and barriers, ordered and left unordered;
//! * [`symmetry`]: programs with equal threads: one execution of each orbit;
//! * [`claims`]: what is proved of relations, and random graphs;
//! * [`graphs`]: every way of checking a constraint, and the definition, on random graphs;
//! * [`models`]: the same for random models;
//! * [`removal`]: what a model says of a graph without one of its reads;
//! * [`traces`]: races in traces, by every engine and by definition;
//! * [`texts`]: no input makes a parser panic;
//! * [`parcels`]: nothing that was put aside and changed makes the exploration panic;
//! * [`files`]: no changed file makes the checker panic;
//! * [`twins`]: programs of synchronisation calls, in C and in C++, by the command line of the checker.

pub mod c_programs;
pub mod claims;
pub mod command;
pub mod files;
pub mod graphs;
pub mod loops;
pub mod models;
pub mod parcels;
pub mod programs;
pub mod removal;
pub mod searches;
pub mod sections;
pub mod sharing;
pub mod symmetry;
pub mod texts;
pub mod traces;
pub mod twins;

use selvedge_model::Model;
use selvedge_oracle::Evaluator;
use selvedge_program::Program;
use selvedge_source::Source;

/// A memory model for both sides.
pub struct Subject {
    /// Its name.
    pub name: String,
    /// Its text.
    pub text: String,
    /// Compiled, for the checker.
    pub model: Model,
    /// As text, for the oracle.
    pub evaluator: Evaluator,
}

impl Subject {
    /// A model from its text, which must be valid.
    pub fn new(name: &str, text: &str) -> Subject {
        Subject::try_new(name, text).unwrap_or_else(|error| panic!("{error}"))
    }

    /// A model from its text; the error tells why one of the sides refuses it.
    pub fn try_new(name: &str, text: &str) -> Result<Subject, String> {
        let model = selvedge_model::compile(&Source::new(name, text)).map_err(|error| error.to_string())?;
        let evaluator = Evaluator::from_text(text).map_err(|error| format!("{name}: {error}"))?;
        Ok(Subject { name: name.to_string(), text: text.to_string(), model, evaluator })
    }

    /// The model compiled for the classes of events that a program can have.
    pub fn model_for<P: Program>(&self, program: &P) -> Model {
        selvedge_model::compile_for(&Source::new(&self.name, &self.text), program.facts().classes)
            .unwrap_or_else(|error| panic!("a model is refused for a program only: {error}"))
    }

    /// The built-in models that do not use dependencies: brute force knows none of C programs.
    pub fn without_dependencies() -> Vec<Subject> {
        Subject::built_in().into_iter().filter(|subject| !subject.model.uses_dependencies()).collect()
    }

    /// All built-in models.
    pub fn built_in() -> Vec<Subject> {
        selvedge_model::BUILT_IN.iter().map(|(name, text)| Subject::new(name, text)).collect()
    }
}
