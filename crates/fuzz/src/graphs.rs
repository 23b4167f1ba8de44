//! Every way of checking a constraint against the definition, on random graphs that need not be consistent.

use crate::{Subject, removal};
use fastrand::Rng;
use selvedge_graph::{Graph, Kind, Revisit, ThreadId};
use selvedge_model::Scratch;
use selvedge_oracle::random_graph::to_graph_by;
use selvedge_oracle::{EventName, Execution, Knobs, Origin, insertion_order, random_execution};

/// An execution and the order in which its events are added.
#[derive(Clone, Debug)]
pub struct Case {
    /// The execution.
    pub execution: Execution,
    /// Makes the order.
    seed: u64,
}

impl Case {
    /// A random execution.
    pub fn random(rng: &mut Rng, knobs: &Knobs) -> Case {
        Case { execution: random_execution(rng, knobs), seed: rng.u64(..) }
    }

    /// This execution with the events added in another order.
    fn reordered(&self) -> Case {
        Case { execution: self.execution.clone(), seed: self.seed.wrapping_add(1) }
    }

    fn order(&self) -> Vec<EventName> {
        insertion_order(&self.execution, Some(&mut Rng::with_seed(self.seed)))
    }

    /// Executions with one event less, or one read-modify-write.
    pub fn smaller(&self) -> Vec<Case> {
        let threads = 0..self.execution.threads.len();
        threads.filter_map(|thread| self.without_last(thread)).collect()
    }

    fn without_last(&self, thread: usize) -> Option<Case> {
        let mut execution = self.execution.clone();
        let events = &mut execution.threads[thread].events;
        let last = events.pop()?;
        let name = EventName::new(thread, events.len());
        if last.rmw && last.kind == Kind::Write {
            events.pop();
        }
        if last.kind == Kind::Write {
            let writes = execution.co.get_mut(&last.loc).expect("a write is in co");
            writes.retain(|write| *write != name);
            if writes.is_empty() {
                execution.co.remove(&last.loc);
            }
        }
        let is_read = execution.events().any(|(_, event)| event.source == Some(Origin::Write(name)));
        (!is_read).then_some(Case { execution, seed: self.seed })
    }
}

/// Compares the checkers with the definition on one random graph; the text says how they differ.
pub fn compare(rng: &mut Rng, knobs: &Knobs, subject: &Subject) -> Result<(), String> {
    compare_case(&Case::random(rng, knobs), subject)
}

/// Compares the checkers with the definition on one graph, whose events are added in two orders.
pub fn compare_case(case: &Case, subject: &Subject) -> Result<(), String> {
    let execution = &case.execution;
    let verdict = subject.evaluator.evaluate(execution);
    let say = |what: &str, ours: bool, theirs: bool| {
        if ours == theirs {
            return Ok(());
        }
        Err(format!("{what} says {ours} under {}, the definition {theirs}:\n{execution}", subject.name))
    };
    let Built { graph, step_by_step, mut reported } = build(case, subject);
    say("the check of the whole graph", subject.model.consistent(&graph), verdict.consistent)?;
    let filtered = step_by_step && subject.model.accepts_complete(&graph);
    say("the check after each event", filtered, verdict.consistent)?;
    let other = build(&case.reordered(), subject);
    say("the check after each event, in another order", other.step_by_step, step_by_step)?;
    say("the check after a revisit", is_revisit_consistent(case, subject).unwrap_or(filtered), filtered)?;
    let errors: Vec<String> =
        subject.model.violations(&graph).into_iter().filter(|v| v.is_error).map(|v| v.name).collect();
    say("the report on the whole graph", !errors.is_empty(), !verdict.errors.is_empty())?;
    reported |= subject.model.violations_of_complete(&graph).iter().any(|violation| violation.is_error);
    if verdict.consistent {
        say("the report after each event", reported, !verdict.errors.is_empty())?;
    }
    let some = subject.model.consistent_for_some_order(&graph, true);
    say("the inference of the coherence order", some, some_order(execution, subject))?;
    say("a found coherence order", order_found_is_consistent(&graph, execution, subject), true)?;
    removal::compare(execution, &graph, subject)
}

/// What came out of adding events one by one.
struct Built {
    graph: Graph,
    /// The graph was consistent after each.
    step_by_step: bool,
    /// Some event was reported.
    reported: bool,
}

fn build(case: &Case, subject: &Subject) -> Built {
    let mut scratch = Scratch::default();
    let (mut step_by_step, mut reported) = (true, false);
    let graph = to_graph_by(&case.execution, &case.order(), subject.model.clocks(), |graph, id| {
        subject.model.extend_views(graph, id);
        step_by_step = step_by_step && subject.model.consistent_after(graph, id, false, &mut scratch);
        reported |= subject.model.violations_after(graph, id).iter().any(|violation| violation.is_error);
    });
    Built { graph, step_by_step, reported }
}

/// Makes the last write of the order come after a read that reads it, as a revisit does, and asks what the
/// two have broken. Nothing if the execution has no such write and read, or is inconsistent without them, so
/// that nobody would ask.
fn is_revisit_consistent(case: &Case, subject: &Subject) -> Option<bool> {
    let (execution, model) = (&case.execution, &subject.model);
    let is_last =
        |name: &EventName| execution.threads[name.thread as usize].events.len() == name.index as usize + 1;
    let (read, write) = execution.events().find_map(|(name, event)| match event.source {
        Some(Origin::Write(write)) if !event.rmw && is_last(&name) && write.thread != name.thread => {
            let mut readers = execution.events().filter(|(_, other)| other.source == event.source);
            let alone = readers.all(|(other, _)| other == name);
            let plain = !execution.event(write).rmw && is_last(&write);
            (alone && plain).then_some((name, write))
        }
        _ => None,
    })?;
    // Without the write, the read reads the initial value.
    let mut before = execution.clone();
    let written = before.threads[write.thread as usize].events.pop().expect("the write is the last event");
    before.co.get_mut(&written.loc).expect("a write is in co").retain(|other| *other != write);
    let pending = &mut before.threads[read.thread as usize].events[read.index as usize];
    (pending.source, pending.value) = (Some(Origin::Init), 0);
    let mut order: Vec<EventName> = case.order();
    order.retain(|name| *name != read && *name != write);
    let mut consistent_before = true;
    let mut scratch = Scratch::default();
    order.push(read);
    let from = to_graph_by(&before, &order, model.clocks(), |graph, id| {
        model.extend_views(graph, id);
        let is_read = graph.len() == order.len();
        consistent_before &= is_read || model.consistent_after(graph, id, false, &mut scratch);
    });
    if !consistent_before {
        return None;
    }
    let target = from.last().expect("the read is there");
    let change =
        Revisit { read: target, value: written.value, order: execution.event(read).order, rmw: false };
    let mut graph = Graph::default();
    graph.restrict_from(&from, target.index() + 1, |_| false, Some(&change));
    let place = execution.co[&written.loc].iter().position(|other| *other == write).expect("it is in co");
    let added = graph
        .push_write(ThreadId(write.thread), written.order, written.loc, written.value, false, place + 1)
        .expect("a few events are within the limits");
    model.extend_views(&mut graph, added);
    graph.reset_row(target);
    model.extend_views(&mut graph, target);
    let mut after = |id| model.consistent_after(&graph, id, true, &mut scratch);
    Some(after(added) && after(target) && model.accepts_complete(&graph))
}

/// Whether some coherence order is consistent, by trying all.
fn some_order(execution: &Execution, subject: &Subject) -> bool {
    let mut partial = subject.evaluator.with_rf(execution);
    partial.possible() && all_orders(execution).iter().any(|co| partial.consistent(co))
}

fn all_orders(execution: &Execution) -> Vec<selvedge_oracle::Co> {
    let mut orders = vec![selvedge_oracle::Co::new()];
    for (loc, writes) in execution.writes() {
        let permutations = permutations(&writes);
        orders = orders
            .iter()
            .flat_map(|order| {
                permutations.iter().map(move |permutation| {
                    let mut order = order.clone();
                    order.insert(loc, permutation.clone());
                    order
                })
            })
            .collect();
    }
    orders
}

fn permutations<T: Copy>(items: &[T]) -> Vec<Vec<T>> {
    if items.is_empty() {
        return vec![Vec::new()];
    }
    (0..items.len())
        .flat_map(|first| {
            let mut rest = items.to_vec();
            let head = rest.remove(first);
            permutations(&rest).into_iter().map(move |tail| [vec![head], tail].concat())
        })
        .collect()
}

/// The order that inference settles on, if any, satisfies the definition.
fn order_found_is_consistent(graph: &Graph, execution: &Execution, subject: &Subject) -> bool {
    let Some(order) = subject.model.some_order(graph) else { return true };
    let mut co = selvedge_oracle::Co::new();
    for writes in order.iter().filter(|writes| !writes.is_empty()) {
        let loc = graph.event(writes[0]).loc;
        let names = writes.iter().map(|write| {
            let event = graph.event(*write);
            EventName::new(event.thread.index(), event.index as usize)
        });
        co.insert(loc, names.collect());
    }
    subject.evaluator.with_rf(execution).consistent(&co)
}
