//! Why something cannot be done.

use selvedge_source::Error;
use std::io;

/// Why a check could not run.
#[derive(Debug)]
pub enum Refusal {
    /// Bad input at a place of a text.
    At(Box<Error>),
    /// Anything else.
    Message(String),
    /// Something about what is in a file, other than its text.
    In(String, Box<Refusal>),
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Refusal {
        Refusal::At(Box::new(error))
    }
}

impl Refusal {
    /// What is wrong, in one line.
    pub fn message(&self) -> String {
        match self {
            Refusal::At(error) => error.to_string(),
            Refusal::Message(message) => message.clone(),
            Refusal::In(file, refusal) => format!("{file}: {}", refusal.message()),
        }
    }

    /// A refusal of what has come out of a checkpoint or part, whose name comes first.
    pub fn within(self, file: String) -> Refusal {
        Refusal::In(file, Box::new(self))
    }
}

/// Why a check has no report.
#[derive(Debug)]
pub enum Failure {
    /// It could not run.
    Refused(Refusal),
    /// What was found on the way could not be shown.
    Output(io::Error),
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure::Refused(refusal)
    }
}
