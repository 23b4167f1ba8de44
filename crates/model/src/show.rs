//! What a model compiles to, for people.

use crate::compile::{Constraint, Direct, Guard, Model, ReportWay, Way};
use std::fmt::Write;

impl Model {
    /// Each constraint and report of the model and how it will be checked.
    pub fn show(&self) -> String {
        let mut text = String::new();
        let title = if self.title.is_empty() { "(no title)" } else { &self.title };
        let _ = writeln!(text, "model {title}");
        let rounds = match &self.gains_without_reads {
            None => "left out: nothing gains an edge when a read is removed".to_string(),
            Some(statement) => {
                format!("not left out: when a read is removed, something may be gained by `{statement}`")
            }
        };
        let _ = writeln!(text, "\nrounds of loops that wait\n  {rounds}");
        for view in &self.views {
            let stored = match view.clocks {
                0 => "not stored: it is program order".to_string(),
                1 => "stored on each event as 1 clock".to_string(),
                clocks => format!("stored on each event as {clocks} clocks"),
            };
            let _ = writeln!(text, "\nview {}\n  {stored}", view.name);
        }
        for constraint in self.constraints.iter().filter(|constraint| !constraint.implied) {
            let _ = writeln!(text, "\n{}\n  {}", constraint.text, self.way(constraint));
            self.implied_by(constraint, &mut text);
        }
        for report in &self.reports {
            let way = match &report.way {
                ReportWay::Pairs(_) => {
                    "views: when an event is added, against the events it conflicts with".to_string()
                }
                ReportWay::Complete(because) => {
                    format!("dense matrices, on complete executions only: {because}")
                }
            };
            let _ = writeln!(text, "\n{}\n  {way}", report.text);
        }
        for (name, _) in &self.flags {
            let _ = writeln!(text, "\nflag {name}\n  dense matrices, on complete executions only");
        }
        text
    }

    /// Each constraint, report and flag of the model with a word or two on how it will be checked.
    pub fn ways(&self) -> impl Iterator<Item = (String, &'static str)> + '_ {
        let constraints = self.constraints.iter().filter(|constraint| !constraint.implied);
        let constraints = constraints.map(|constraint| {
            let way = match constraint.way {
                Way::ByConstruction => "always holds",
                Way::Coherence(_) | Way::Atomicity => "coherence",
                Way::Search(_) => "automaton",
                Way::Matrix => "matrices",
                Way::Complete => "at the end",
            };
            (constraint.text.clone(), way)
        });
        let reports = self.reports.iter().map(|report| {
            let way = match report.way {
                ReportWay::Pairs(_) => "views",
                ReportWay::Complete(_) => "at the end",
            };
            (report.text.clone(), way)
        });
        let flags = self.flags.iter().map(|(name, _)| (format!("flag {name}"), "at the end"));
        constraints.chain(reports).chain(flags)
    }

    fn way(&self, constraint: &Constraint) -> String {
        let because = constraint.because.as_ref().map_or(String::new(), |because| format!(": {because}"));
        let guard = match &constraint.unless {
            None => "",
            Some(Guard::NoEventOf(_)) => "; skipped while the graph has no such event",
            Some(Guard::Test(_)) => "; skipped while its `unless` holds",
        };
        let way = match &constraint.way {
            Way::ByConstruction => "nothing to check: explored graphs have no such cycle".to_string(),
            Way::Coherence(view) => format!(
                "coherence: what a read may read is a suffix of co, and where a write may go too, by the view {}",
                self.views[*view].name
            ),
            Way::Atomicity => {
                "coherence: the write of a read-modify-write directly follows its source in co".to_string()
            }
            Way::Search(search) => match self.direct(constraint) {
                Some(Direct::Order(_)) => {
                    "total order: searched from the write that follows the new event to its thread"
                        .to_string()
                }
                Some(Direct::Fences(_)) => {
                    "order of fences: searched from what is newer than the new event to what it knows"
                        .to_string()
                }
                None => {
                    let states = search.automaton.states;
                    format!("automaton with {states} states, searched from the new event")
                }
            },
            Way::Matrix => "dense matrices over all events".to_string(),
            Way::Complete => "dense matrices, on complete executions only".to_string(),
        };
        format!("{way}{because}{guard}")
    }

    /// How a constraint is checked in place of an automaton.
    fn direct(&self, constraint: &Constraint) -> Option<&Direct> {
        let (at, direct) = self.order.as_ref()?;
        std::ptr::eq(&self.constraints[*at], constraint).then_some(direct)
    }

    /// The coherence that was derived from a constraint stands directly before it.
    fn implied_by(&self, constraint: &Constraint, text: &mut String) {
        let at = self
            .constraints
            .iter()
            .position(|other| std::ptr::eq(other, constraint))
            .expect("it is one of them");
        if at > 0 && self.constraints[at - 1].implied {
            let _ = writeln!(
                text,
                "  choices are narrowed first by what follows from it: {}",
                self.constraints[at - 1].text
            );
        }
    }
}
