//! Whether one model allows an execution that another forbids: on the litmus tests of the suite and on
//! generated programs.
//!
//! The executions that the exploration visits under each model are compared as sets. What is found is a fact
//! about the programs that were looked at; that two models are *equal* is never proved here.

use crate::executions::{Executions, Key, explore};
use crate::generate::{Menu, sketches};
use crate::sketch::Sketch;
use crate::suite::{LITMUS_TESTS, with_condition};
use selvedge_graph::{EventId, Graph, LocId, Value};
use selvedge_litmus::{Observable, Options, Test};
use selvedge_model::Model;
use selvedge_program::Program;
use selvedge_source::Source;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// How far to look.
pub struct Bounds<'a> {
    /// Most events of generated programs.
    pub max_events: usize,
    /// Asked from time to time whether to stop.
    pub stop: &'a dyn Fn() -> bool,
}

/// How the first of two models relates to the second, on what was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// Both allow the same executions.
    Equal,
    /// Whatever the first allows the second does, and more.
    Stronger,
    /// Whatever the second allows the first does, and more.
    Weaker,
    /// Each allows something that the other forbids.
    Incomparable,
}

/// A test that one model lets end in a way that the other does not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Witness {
    /// The name of the test.
    pub name: String,
    /// In herd's C format. If there is an outcome, the final condition asks for it.
    pub test: String,
    /// How many events the execution has.
    pub events: usize,
    /// What the one allows and the other forbids, as the test names it. None if all final values are the
    /// same, and the two differ in what happens before.
    pub outcome: Option<String>,
    /// Whether the test is one of the suite.
    pub of_suite: bool,
}

/// What came out of a comparison.
#[derive(Clone, Debug, Default)]
pub struct Comparison {
    /// The smallest test with something that only the first model allows.
    pub first_only: Option<Witness>,
    /// The smallest test with something that only the second model allows.
    pub second_only: Option<Witness>,
    /// How many tests of the suite were compared.
    pub tests: usize,
    /// Tests of the suite that have too many executions.
    pub skipped: Vec<String>,
    /// How many generated programs were compared.
    pub programs: u64,
    /// All that the generator makes of up to so many events were compared.
    pub events: usize,
    /// The comparison was told to stop before that was as far as it should go.
    pub stopped: bool,
}

/// A model that does not let every thread go on loses executions, so there is nothing to compare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    /// Whether it is the second model.
    pub second: bool,
    /// The test in which that was noticed.
    pub test: String,
}

impl Comparison {
    /// How the first model relates to the second.
    pub fn relation(&self) -> Relation {
        match (&self.first_only, &self.second_only) {
            (None, None) => Relation::Equal,
            (None, Some(_)) => Relation::Stronger,
            (Some(_), None) => Relation::Weaker,
            (Some(_), Some(_)) => Relation::Incomparable,
        }
    }

    /// Whether nothing smaller, or clearer, of so many events could be found on either side.
    fn is_settled(&self, events: usize) -> bool {
        let settled = |witness: &Option<Witness>| {
            witness.as_ref().is_some_and(|witness| witness.outcome.is_some() && witness.events <= events)
        };
        settled(&self.first_only) && settled(&self.second_only)
    }
}

/// Most executions of a test of the suite.
const MOST: usize = 20_000;

/// Compares two models, the smallest programs last: a test of the suite is shown unless there is a smaller
/// program.
pub fn compare(first: &Model, second: &Model, bounds: &Bounds<'_>) -> Result<Comparison, Lost> {
    let mut comparison = Comparison::default();
    for (name, text) in LITMUS_TESTS {
        if (bounds.stop)() {
            comparison.stopped = true;
            return Ok(comparison);
        }
        compare_test(name, text, [first, second], &mut comparison)?;
    }
    let menu = Menu::of(&[first, second]);
    for events in 1..=bounds.max_events {
        if comparison.is_settled(events) {
            // Whatever is larger would not be shown.
            return Ok(comparison);
        }
        let mut lost = None;
        let flow = sketches(events, &menu, &mut |sketch| {
            if comparison.programs.is_multiple_of(64) && (bounds.stop)() {
                comparison.stopped = true;
                return ControlFlow::Break(());
            }
            if let Err(reason) = compare_sketch(sketch, [first, second], &mut comparison) {
                lost = Some(reason);
                return ControlFlow::Break(());
            }
            if comparison.is_settled(events) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if let Some(lost) = lost {
            return Err(lost);
        }
        if flow.is_break() {
            return Ok(comparison);
        }
        comparison.events = events;
    }
    Ok(comparison)
}

fn compare_test(
    name: &str,
    text: &str,
    models: [&Model; 2],
    comparison: &mut Comparison,
) -> Result<(), Lost> {
    let mut test = selvedge_litmus::parse(&Source::new(name, text), &Options { unroll: Some(2) })
        .expect("invariant `suite`: the tests of the suite are accepted");
    if models.iter().any(|model| model.uses_dependencies()) {
        test = test.with_dependencies();
    }
    let show = |graph: &Graph, states: &[&<Test as Program>::State]| {
        let value = |observable: &Observable| match observable {
            Observable::Register { thread, reg, .. } => test.register(states[thread.index()], *reg),
            Observable::Location { loc, .. } => last_value(graph, *loc, test.initial_value(*loc)),
        };
        test.observed().iter().map(value).collect()
    };
    let found = models.map(|model| explore(&test, model, &show, MOST));
    if found.iter().any(|found| found.cut) {
        comparison.skipped.push(name.into());
        return Ok(());
    }
    comparison.tests += 1;
    let names: Vec<String> = test.observed().iter().map(ToString::to_string).collect();
    let print = |condition: Option<&str>| match condition {
        Some(condition) => with_condition(text, condition),
        None => text.to_string(),
    };
    note(name, &names, &print, true, &found, comparison)
}

fn compare_sketch(sketch: &Sketch, models: [&Model; 2], comparison: &mut Comparison) -> Result<(), Lost> {
    let show = |graph: &Graph, _: &[&<Sketch as Program>::State]| outcome(sketch, graph);
    let found = models.map(|model| explore(sketch, model, &show, MOST));
    comparison.programs += 1;
    if same(&found) && found.iter().all(|found| !found.inextensible) {
        return Ok(());
    }
    let print = |condition: Option<&str>| sketch.to_litmus("generated", condition.unwrap_or("exists (true)"));
    note("generated", &sketch.observables(), &print, false, &found, comparison)
}

/// The final values of a sketch, as [`Sketch::observables`] names them.
fn outcome(sketch: &Sketch, graph: &Graph) -> Vec<Value> {
    let threads = (0..graph.thread_count()).map(|thread| selvedge_graph::ThreadId(thread as u16));
    let events = threads.flat_map(|thread| graph.thread(thread).iter().map(|id| graph.event(*id)));
    let reads =
        events.filter(|event| event.class.kind() == selvedge_graph::Kind::Read).map(|event| event.value);
    reads.chain(sketch.written_twice().map(|loc| last_value(graph, LocId(loc.into()), 0))).collect()
}

fn last_value(graph: &Graph, loc: LocId, initial: Value) -> Value {
    if loc.index() >= graph.location_count() {
        return initial;
    }
    let last: Option<&EventId> = graph.writes(loc).last();
    last.map_or(initial, |last| graph.event(*last).value)
}

fn same(found: &[Executions; 2]) -> bool {
    found[0].all.len() == found[1].all.len() && found[0].all.keys().eq(found[1].all.keys())
}

/// Keeps what one side has and the other has not, if it is smaller or clearer than what is known.
fn note(
    name: &str,
    names: &[String],
    print: &dyn Fn(Option<&str>) -> String,
    of_suite: bool,
    found: &[Executions; 2],
    comparison: &mut Comparison,
) -> Result<(), Lost> {
    if let Some(second) = found.iter().position(|found| found.inextensible) {
        return Err(Lost { second: second == 1, test: print(None) });
    }
    for (ours, theirs, known) in [
        (&found[0], &found[1], &mut comparison.first_only),
        (&found[1], &found[0], &mut comparison.second_only),
    ] {
        let Some((key, outcome)) = surplus(ours, theirs) else { continue };
        let events = ours.all[key].events;
        let is_better = known
            .as_ref()
            .is_none_or(|known| (outcome.is_none(), events) < (known.outcome.is_none(), known.events));
        if is_better {
            let outcome = outcome.map(|values| {
                let parts = names.iter().zip(values).map(|(name, value)| format!("{name}={value}"));
                parts.collect::<Vec<_>>().join(" /\\ ")
            });
            let condition = outcome.as_ref().map(|outcome| format!("exists ({outcome})"));
            let test = print(condition.as_deref());
            *known = Some(Witness { name: name.into(), test, events, outcome, of_suite });
        }
    }
    Ok(())
}

/// An execution that only one side has, if possible with an outcome that only it has.
fn surplus<'e>(ours: &'e Executions, theirs: &Executions) -> Option<(&'e Key, Option<&'e [Value]>)> {
    let outcomes: BTreeSet<&Vec<Value>> =
        theirs.all.values().filter_map(|seen| seen.outcome.as_ref()).collect();
    let only_ours = || ours.all.iter().filter(|(key, _)| !theirs.all.contains_key(*key));
    let clear = only_ours()
        .filter(|(_, seen)| seen.outcome.as_ref().is_some_and(|outcome| !outcomes.contains(outcome)))
        .min_by_key(|(_, seen)| seen.events);
    if let Some((key, seen)) = clear {
        return Some((key, seen.outcome.as_deref()));
    }
    only_ours().min_by_key(|(_, seen)| seen.events).map(|(key, _)| (key, None))
}
