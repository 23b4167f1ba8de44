//! The executions of a program as the exploration visits them, as data that can be compared.

use selvedge_explore::{CausalOrder, Dependent, Ending, Explorer, Found, Options};
use selvedge_graph::{EventId, Graph, Kind, LocId, ThreadId, Value};
use selvedge_model::Model;
use selvedge_program::Program;
use std::collections::BTreeMap;

/// An execution: two are the same iff events, po, rf and co are. Events are numbered by thread and place in
/// the thread.
pub(crate) type Key = Box<[u64]>;

/// What is known of an execution.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    /// How many events it has.
    pub events: usize,
    /// The final values that the program shows; none if some thread has not ended.
    pub outcome: Option<Vec<Value>>,
}

/// The executions of a program under a model.
#[derive(Clone, Debug, Default)]
pub(crate) struct Executions {
    pub all: BTreeMap<Key, Seen>,
    /// There are more than were asked for.
    pub cut: bool,
    /// The exploration has noticed that the model may lose executions.
    pub inextensible: bool,
}

/// What a program shows of a complete execution, given the graph and the suspended threads.
pub(crate) type Show<'a, P> = &'a dyn Fn(&Graph, &[&<P as Program>::State]) -> Vec<Value>;

/// Explores a program, up to so many executions.
pub(crate) fn explore<P: Program>(program: &P, model: &Model, show: Show<'_, P>, most: usize) -> Executions {
    const FITS: &str = "invariant `small`: few threads and events are within the limits";
    let options = Options { races: false, ..Options::default() };
    if model.uses_dependencies() {
        let explorer = Explorer::with_causal_order(program, model, options, Dependent::of(model));
        collect(explorer.expect(FITS), show, most)
    } else {
        collect(Explorer::new(program, model, options).expect(FITS), show, most)
    }
}

fn collect<P: Program, C: CausalOrder>(
    mut explorer: Explorer<'_, P, C>,
    show: Show<'_, P>,
    most: usize,
) -> Executions {
    let mut executions = Executions::default();
    while executions.all.len() <= most {
        match explorer.advance() {
            Err(_) => break,
            Ok(Found::Nothing) => {
                executions.inextensible = explorer.is_inextensible();
                return executions;
            }
            Ok(Found::Execution(ending)) => {
                let graph = explorer.graph();
                let threads = || (0..graph.thread_count()).map(|thread| ThreadId(thread as u16));
                let node = |thread| explorer.unfolding().state(explorer.thread_node(thread));
                // An error of the model or the program is none of our business: whoever has ended has.
                let outcome = (!matches!(ending, Ending::Blocked(_)))
                    .then(|| show(graph, &threads().map(node).collect::<Vec<_>>()));
                let events = threads().map(|thread| graph.thread(thread).len()).sum();
                let seen = Seen { events, outcome };
                executions.all.insert(key(graph), seen);
            }
            Ok(_) => {}
        }
    }
    executions.cut = true;
    executions
}

fn name(graph: &Graph, id: EventId) -> u64 {
    let event = graph.event(id);
    u64::from(event.thread.0) << 16 | u64::from(event.index)
}

/// The canonical form of a graph.
pub(crate) fn key(graph: &Graph) -> Key {
    let mut words = Vec::with_capacity(4 * graph.len() + 8);
    for thread in (0..graph.thread_count()).map(|thread| ThreadId(thread as u16)) {
        let events = graph.thread(thread);
        words.push(events.len() as u64);
        for id in events {
            let event = graph.event(*id);
            words.push((event.class.index() as u64) << 32 | u64::from(event.loc.0));
            words.push(event.value as u64);
            if event.class.kind() == Kind::Read {
                words.push(if event.rf.is_init() { u64::MAX } else { name(graph, event.rf) });
            }
        }
    }
    for loc in (0..graph.location_count()).map(|loc| LocId(loc as u32)) {
        // A location that another execution has accessed does not count.
        if graph.writes(loc).is_empty() {
            continue;
        }
        words.push(u64::from(loc.0) << 32 | graph.writes(loc).len() as u64);
        words.extend(graph.writes(loc).iter().map(|write| name(graph, *write)));
    }
    words.into()
}

/// A graph for people: a line for each thread, `Wrlx(x)=1 ; Racq(y)=0 <- init`, and one for co of each
/// location.
pub(crate) fn describe(graph: &Graph, location: &dyn Fn(LocId) -> String) -> String {
    use std::fmt::Write;
    let mut out = String::new();
    let name = |id: EventId| format!("{}.{}", graph.event(id).thread.0, graph.event(id).index);
    for thread in (0..graph.thread_count()).map(|thread| ThreadId(thread as u16)) {
        let events: Vec<String> = graph
            .thread(thread)
            .iter()
            .map(|id| {
                let event = graph.event(*id);
                let order = event.class.order().short_name();
                let half = if event.class.is_rmw() { "x" } else { "" };
                match event.class.kind() {
                    Kind::Fence => format!("F{order}"),
                    Kind::Write => format!("W{half}{order}({})={}", location(event.loc), event.value),
                    Kind::Read => {
                        let from = if event.rf.is_init() { "init".into() } else { name(event.rf) };
                        format!("R{half}{order}({})={} <- {from}", location(event.loc), event.value)
                    }
                }
            })
            .collect();
        _ = writeln!(out, "{}", format!("P{}: {}", thread.0, events.join(" ; ")).trim_end());
    }
    for loc in (0..graph.location_count()).map(|loc| LocId(loc as u32)) {
        let writes: Vec<String> = graph.writes(loc).iter().map(|write| name(*write)).collect();
        if !writes.is_empty() {
            _ = writeln!(out, "co {}: {}", location(loc), writes.join(" "));
        }
    }
    out
}
