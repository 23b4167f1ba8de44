//! What a model tells those who examine it rather than run it.

use crate::compile::{Model, Way};
use crate::dense::Snapshot;
use crate::removal::Weakenings;
use crate::terms::{Term, TermId};
use selvedge_graph::{Class, Graph};

impl Model {
    /// Whether some set of the model has one of two classes of events and not the other. If none has,
    /// exchanging the one for the other in a program changes nothing. Halves of read-modify-writes are always
    /// told from other events.
    pub fn tells_apart(&self, first: Class, second: Class) -> bool {
        let differs = |term: &Term| match term {
            Term::Test(classes) => (classes & first.bit() != 0) != (classes & second.bit() != 0),
            _ => false,
        };
        first.is_rmw() != second.is_rmw()
            || (0..self.terms.len()).any(|number| differs(self.terms.get(TermId(number as u32))))
    }

    /// Whether taking an atomic read or a fence out of a graph takes edges away and adds none: rounds of
    /// loops that wait may then be left out (`removal`).
    pub fn shrinks_without_reads(&self) -> bool {
        self.gains_without_reads.is_none()
    }

    /// Which atomic reads may be weakened without an edge more (`removal`).
    pub fn weakenings(&self) -> Weakenings {
        self.weakenings
    }

    /// Whether a whole graph that may still grow satisfies every constraint that is judged before it is
    /// complete, by matrices.
    pub fn consistent_so_far(&self, graph: &Graph) -> bool {
        let snapshot = Snapshot::new(graph);
        let judged = self.constraints.iter().filter(|constraint| !constraint.implied);
        judged
            .filter(|constraint| !matches!(constraint.way, Way::Complete))
            .all(|constraint| self.holds_by_definition(constraint, &snapshot))
    }

    /// The constraints that are judged on complete executions only, as they were written, each with the
    /// reason.
    pub fn judged_when_complete(&self) -> Vec<(String, String)> {
        let late = self.constraints.iter().filter(|constraint| matches!(constraint.way, Way::Complete));
        late.map(|constraint| (constraint.text.clone(), constraint.because.clone().unwrap_or_default()))
            .collect()
    }
}
