//! The twin of `selvedge_model`'s `removal`: under a model that is said to shrink when a read is removed, an
//! execution without one of its atomic reads or fences breaks no constraint that it kept with it, and
//! everything is reported again that is neither about that event nor about the initial write of a location
//! that only it accesses.

use crate::Subject;
use selvedge_graph::{EventId, Graph, Kind, LocId, Order, ThreadId};
use selvedge_model::Violation;
use selvedge_oracle::{Event, EventName, Execution, Origin, Verdict};

/// Compares an execution, given as a graph too, with the smaller ones, and with those in which a read is
/// weaker; the text says what was broken, or is not reported any more.
pub fn compare(execution: &Execution, graph: &Graph, subject: &Subject) -> Result<(), String> {
    if !subject.model.shrinks_without_reads() {
        return Ok(());
    }
    let known = (&subject.evaluator.evaluate(execution), &subject.model.violations(graph)[..]);
    for (name, event) in execution.events().filter(|(_, event)| is_removable(event)) {
        compare_one(graph, subject, known, name, (&without(execution, name), "without"))?;
        let weaker = |to: &&Order| **to != event.order && subject.model.weakenings().allow(event.order, **to);
        for to in Order::C11.iter().filter(|_| event.kind == Kind::Read).filter(weaker) {
            let mut changed = execution.clone();
            changed.threads[name.thread as usize].events[name.index as usize].order = *to;
            compare_one(graph, subject, known, name, (&changed, to.short_name()))?;
        }
    }
    Ok(())
}

/// Compares an execution with one in which an event was taken out or changed.
fn compare_one(
    graph: &Graph,
    subject: &Subject,
    (before, reported): (&Verdict, &[Violation]),
    name: EventName,
    (changed, how): (&Execution, &str),
) -> Result<(), String> {
    let after = subject.evaluator.evaluate(changed);
    let removed = graph.thread(ThreadId(name.thread))[name.index as usize];
    // The initial write of a location is there because something accesses it.
    let loc = graph.event(removed).loc;
    let is_only_access =
        loc != LocId::NONE && graph.ids().all(|id| id == removed || graph.event(id).loc != loc);
    let is_about = |id: EventId| id == removed || (is_only_access && id == EventId::init(loc));
    let lost = reported.iter().find(|report| {
        let again = if report.is_error { &after.errors } else { &after.warnings };
        !is_about(report.events.0) && !is_about(report.events.1) && !again.contains(&report.name)
    });
    let broken = after.failed.iter().find(|constraint| !before.failed.contains(constraint));
    let what = match (broken, lost) {
        (Some(broken), _) => format!("breaks `{broken}`"),
        (None, Some(lost)) => format!("does not show `{}`", lost.name),
        (None, None) => return Ok(()),
    };
    let (thread, index, model) = (name.thread, name.index, &subject.name);
    Err(format!("{how} event {index} of thread {thread} it {what} under {model}:\n{changed}"))
}

/// What a round of a loop that waits may consist of.
fn is_removable(event: &Event) -> bool {
    use Order::{Finish, NotAtomic, Start};
    event.kind != Kind::Write && !event.rmw && !matches!(event.order, NotAtomic | Start | Finish)
}

/// The execution without an event that nobody reads from.
fn without(execution: &Execution, removed: EventName) -> Execution {
    let rename = |name: &mut EventName| {
        if name.thread == removed.thread && name.index > removed.index {
            name.index -= 1;
        }
    };
    let mut smaller = execution.clone();
    smaller.threads[removed.thread as usize].events.remove(removed.index as usize);
    smaller.co.values_mut().flatten().for_each(rename);
    for event in smaller.threads.iter_mut().flat_map(|thread| &mut thread.events) {
        if let Some(Origin::Write(write)) = &mut event.source {
            rename(write);
        }
    }
    smaller
}
