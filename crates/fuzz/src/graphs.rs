//! Every way of checking a constraint against the definition, on random graphs that need not be consistent.

use crate::Subject;
use fastrand::Rng;
use selvedge_graph::Graph;
use selvedge_model::Scratch;
use selvedge_oracle::random_graph::to_graph_by;
use selvedge_oracle::{Execution, Knobs, insertion_order, random_execution};

/// Compares the checkers with the definition on one random graph; the text says how they differ.
pub fn compare(rng: &mut Rng, knobs: &Knobs, subject: &Subject) -> Result<(), String> {
    let execution = random_execution(rng, knobs);
    let verdict = subject.evaluator.evaluate(&execution);
    let order = insertion_order(&execution, Some(rng));
    let mut scratch = Scratch::default();
    let mut step_by_step = true;
    let mut reported = false;
    let graph = to_graph_by(&execution, &order, subject.model.clocks(), |graph, id| {
        subject.model.extend_views(graph, id);
        step_by_step = step_by_step && subject.model.consistent_after(graph, id, false, &mut scratch);
        reported |= subject.model.violations_after(graph, id).iter().any(|violation| violation.is_error);
    });
    let say = |what: &str, ours: bool, theirs: bool| {
        if ours == theirs {
            return Ok(());
        }
        Err(format!("{what} says {ours} under {}, the definition {theirs}:\n{execution}", subject.name))
    };
    say("the check of the whole graph", subject.model.consistent(&graph), verdict.consistent)?;
    let filtered = step_by_step && subject.model.accepts_complete(&graph);
    say("the check after each event", filtered, verdict.consistent)?;
    let errors: Vec<String> =
        subject.model.violations(&graph).into_iter().filter(|v| v.is_error).map(|v| v.name).collect();
    say("the report on the whole graph", !errors.is_empty(), !verdict.errors.is_empty())?;
    reported |= subject.model.violations_of_complete(&graph).iter().any(|violation| violation.is_error);
    if verdict.consistent {
        say("the report after each event", reported, !verdict.errors.is_empty())?;
    }
    let some = subject.model.consistent_for_some_order(&graph, true);
    say("the inference of the coherence order", some, some_order(&execution, subject))?;
    say("a found coherence order", order_found_is_consistent(&graph, &execution, subject), true)
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
            selvedge_oracle::EventName::new(event.thread.index(), event.index as usize)
        });
        co.insert(loc, names.collect());
    }
    subject.evaluator.with_rf(execution).consistent(&co)
}
