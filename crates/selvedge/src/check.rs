//! A program, a model, and what is to be found out.

use crate::embedded::Embedded;
use crate::model::Model;
use crate::settings::Settings;
use selvedge_check::{Failure, Job, Kept, Nobody, Refusal, run_loaded};
use selvedge_report::{Names, Report};

/// A check of a program.
///
/// What an exploration asks of its user is done inside: a model is compiled for the program, the causal order
/// is that of the model, what was found is forgotten if it has to be found again, and executions whose end is
/// plain to see are counted.
#[must_use = "nothing is checked before `run`"]
pub struct Check<'a, P> {
    program: &'a P,
    name: &'a str,
    model: Option<&'a Model>,
    settings: Settings,
}

impl<'a, P: Names + Sync> Check<'a, P> {
    /// A check under the model of C++20, unless another one is named.
    pub fn new(program: &'a P) -> Check<'a, P> {
        Check { program, name: "program", model: None, settings: Settings::default() }
    }

    /// What reports call the program.
    pub fn name(self, name: &'a str) -> Check<'a, P> {
        Check { name, ..self }
    }

    /// The memory model.
    pub fn model(self, model: &'a Model) -> Check<'a, P> {
        Check { model: Some(model), ..self }
    }

    /// How the check is to go.
    pub fn settings(self, settings: Settings) -> Check<'a, P> {
        Check { settings, ..self }
    }

    /// Visits the executions. A program with an error gives a report that says so; what is refused is a
    /// program or a model that cannot be checked.
    pub fn run(self) -> Result<Report, Refusal> {
        let default;
        let model = match self.model {
            Some(model) => model,
            None => {
                default = Model::built_in(&Kept::default().model).expect("the default is in the library");
                &default
            }
        };
        let settings = self.settings.driven(self.name, &model.name);
        let job = Job::of_loaded(&settings, &|_| ());
        match run_loaded(Embedded(self.program), model.text.clone(), job, &mut Nobody) {
            Ok(outcome) => Ok(outcome.report),
            Err(Failure::Refused(refusal)) => Err(refusal),
            Err(Failure::Output(_)) => unreachable!("nothing is shown, and nothing is saved"),
        }
    }
}
