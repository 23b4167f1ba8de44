//! What a worker has found, as plain data that can be added up; knows no explorer.

use crate::again::Again;
use selvedge_explore::Rank;
use selvedge_program::Place;
use selvedge_report::{self as report, Aim, CutLoop, Execution, Limit, Note, Position, Problem, Report};
use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, HashMap, btree_map};

/// What makes two problems the same: severity and name, and the places in the text.
pub type Key = (bool, String, Vec<Place>);

/// When something was found, in the order in which one worker alone explores: the piece of the exploration,
/// and a number that grows within it.
pub type Moment = (Rank, u64);

/// What memory that is not freed is called.
pub const LEAK: &str = "unfreed-memory";

/// What makes all such warnings the same.
pub fn leak_key() -> Key {
    (false, LEAK.to_string(), Vec::new())
}

/// Different problems, each as the first that was found of its kind.
#[derive(Debug, Default)]
pub struct Problems {
    known: HashMap<Key, (Moment, Problem)>,
    /// Whether of the same problem the shortest is kept, not the first.
    shortest: bool,
}

/// What is compared if the shortest is to be kept.
fn rank((moment, problem): &(Moment, Problem)) -> ((usize, usize), Moment) {
    (problem.execution.as_ref().map_or((0, 0), Execution::size), moment.clone())
}

impl Problems {
    /// None yet; of the same problem the shortest will be kept.
    pub fn shortest() -> Problems {
        Problems { shortest: true, ..Problems::default() }
    }

    /// Adds a problem, unless the same was found before.
    pub fn add(&mut self, key: Key, moment: Moment, describe: impl FnOnce() -> Problem) {
        match self.known.entry(key) {
            Entry::Vacant(place) => {
                place.insert((moment, describe()));
            }
            Entry::Occupied(mut known) if self.shortest => {
                let new = (moment, describe());
                if rank(&new) < rank(known.get()) {
                    known.insert(new);
                }
            }
            Entry::Occupied(mut known) if moment < known.get().0 => {
                known.insert((moment, describe()));
            }
            Entry::Occupied(_) => {}
        }
    }

    /// Adds that so many objects were not freed, and where they were made.
    pub fn add_leak(&mut self, unfreed: i64, notes: Vec<Note>, moment: Moment) {
        let s = if unfreed == 1 { " was" } else { "s were" };
        let text = format!("{unfreed} allocated object{s} not freed when an execution ended");
        self.add(leak_key(), moment, || Problem { notes, ..Problem::general(LEAK, text) });
    }

    /// When a problem was first found.
    pub fn moment(&self, key: &Key) -> Option<&Moment> {
        self.known.get(key).map(|(moment, _)| moment)
    }

    /// The problems, in no order.
    pub fn iter(&self) -> impl Iterator<Item = (&Key, &Problem)> {
        self.known.iter().map(|(key, (_, problem))| (key, problem))
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.known.is_empty()
    }

    /// Adds what somebody else has found.
    pub fn absorb(&mut self, others: Problems) {
        for (key, (moment, problem)) in others.known {
            self.add(key, moment, || problem);
        }
    }

    /// The problems in the order in which one worker would have found them.
    pub fn into_sorted(self) -> Vec<Problem> {
        let mut all: Vec<(Moment, Problem)> = self.known.into_values().collect();
        all.sort_by(|(a, _), (b, _)| a.cmp(b));
        all.into_iter().map(|(_, problem)| problem).collect()
    }

    /// The one with the fewest events and changes of threads only.
    pub fn into_least(self) -> Vec<Problem> {
        let least = self.known.into_values().min_by_key(rank);
        least.map(|(_, problem)| problem).into_iter().collect()
    }

    /// The first of them only.
    pub fn into_first(self) -> Vec<Problem> {
        self.into_sorted().into_iter().take(1).collect()
    }
}

/// What a worker has found.
#[derive(Debug, Default)]
pub struct Findings {
    /// Complete executions.
    pub executions: u64,
    /// Executions in which some thread can never go on.
    pub blocked: u64,
    /// Whether a loop was cut.
    pub cut: bool,
    /// Where that is, for one of them.
    pub cut_at: Option<report::Place>,
    /// Executions in which a loop was cut.
    pub cut_executions: u64,
    /// The loops that were cut, by where they are.
    pub cuts: BTreeMap<Place, CutLoop>,
    /// Different errors.
    pub errors: Problems,
    /// Different warnings.
    pub warnings: Problems,
    /// What has stopped the exploration, and what to say about that.
    pub limit: Option<(Limit, Option<String>)>,
    /// Whether an error has.
    pub stopped_at_error: bool,
    /// What has to be done again, as nothing of this counts.
    pub again: Option<Again>,
    /// A step was left in its midst because of a limit, and with it what was left to explore.
    pub broken_off: bool,
}

impl Findings {
    /// Adds what another worker has found.
    pub fn absorb(&mut self, other: Findings) {
        self.executions += other.executions;
        self.blocked += other.blocked;
        self.cut |= other.cut;
        self.cut_at = self.cut_at.take().or(other.cut_at);
        self.cut_executions += other.cut_executions;
        for (place, cut) in other.cuts {
            match self.cuts.entry(place) {
                btree_map::Entry::Vacant(entry) => _ = entry.insert(cut),
                btree_map::Entry::Occupied(mut known) => known.get_mut().executions += cut.executions,
            }
        }
        self.errors.absorb(other.errors);
        self.warnings.absorb(other.warnings);
        self.limit = self.limit.take().or(other.limit);
        self.stopped_at_error |= other.stopped_at_error;
        self.broken_off |= other.broken_off;
        other.again.into_iter().for_each(|again| self.ask(again));
    }

    /// Adds an execution in which loops may have been cut: where, and the names of their functions.
    pub fn add_cuts(
        &mut self,
        cut: impl Iterator<Item = (Place, Option<String>)>,
        position: impl Fn(Place) -> Position,
    ) {
        let here: BTreeMap<Place, Option<String>> = cut.collect();
        self.cut |= !here.is_empty();
        self.cut_executions += u64::from(!here.is_empty());
        for (place, function) in here {
            let new = || CutLoop::new(function, position(place));
            self.cuts.entry(place).or_insert_with(new).executions += 1;
        }
    }

    /// Asks for something to be done again.
    pub fn ask(&mut self, again: Again) {
        self.again = Some(match self.again.take() {
            Some(known) => known.and(again),
            None => again,
        });
    }

    /// Puts what was found into a report; of errors only those that were asked for.
    pub fn fill(self, report: &mut Report) {
        let Findings { executions, blocked, cut, cut_at, errors, warnings, limit, stopped_at_error, .. } =
            self;
        report.cut_at = cut_at;
        report.cut_executions = self.cut_executions;
        report.cuts = self.cuts.into_values().collect();
        report.cuts.sort_by(|a, b| a.place().cmp(&b.place()));
        (report.executions, report.blocked, report.cut, report.bounded) = (executions, blocked, cut, cut);
        report.errors = match report.aim {
            Aim::First | Aim::One => errors.into_first(),
            Aim::Shortest => errors.into_least(),
            Aim::Every => errors.into_sorted(),
        };
        report.warnings = warnings.into_sorted();
        report.limit = limit.map(|(limit, _)| limit);
        report.stopped_at_error = stopped_at_error;
    }

    /// Whether something has stopped the exploration before its end.
    pub fn is_stopped(&self) -> bool {
        self.limit.is_some() || self.stopped_at_error || self.again.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(name: &str) -> Key {
        (true, name.to_string(), Vec::new())
    }

    fn problem(text: &str) -> Problem {
        Problem::general("model", text.to_string())
    }

    #[test]
    fn the_first_of_each_kind_is_kept_in_order() {
        let at = |number| (Rank::default(), number);
        let mut problems = Problems::default();
        problems.add(key("race"), at(5), || problem("a race"));
        problems.add(key("race"), at(7), || unreachable!("it is known"));
        problems.add(key("leak"), at(6), || problem("a leak"));
        let mut others = Problems::default();
        others.add(key("race"), at(8), || problem("a later race"));
        others.add(key("leak"), at(1), || problem("an earlier leak"));
        problems.absorb(others);
        assert_eq!(problems.moment(&key("leak")), Some(&at(1)));
        let texts: Vec<String> = problems.into_sorted().into_iter().map(|problem| problem.headline).collect();
        assert_eq!(texts, ["an earlier leak", "a race"]);
    }
}
