//! What an execution is once the words of locks and barriers, and the marks in their place, are left out.

use super::SectionTree;
use crate::execution::{Co, Event, EventName, Execution, Origin, Status, Thread};
use selvedge_graph::{EventId, Graph, Kind, LocId, ThreadId};

/// The projection of a graph in which every thread has ended.
pub fn project_graph(tree: &SectionTree, graph: &Graph, with_co: bool) -> Execution {
    let is_kept = |id: EventId| {
        let event = graph.event(id);
        !event.class.is_mark() && (event.loc == LocId::NONE || tree.is_own(event.loc))
    };
    let mut names = vec![EventName::new(0, 0); graph.len()];
    for thread in 0..graph.thread_count() {
        let kept = graph.thread(ThreadId(thread as u16)).iter().filter(|id| is_kept(**id));
        kept.enumerate().for_each(|(index, id)| names[id.index()] = EventName::new(thread, index));
    }
    let event = |id: EventId| {
        let event = graph.event(id);
        let kind = event.class.kind();
        let source = (kind == Kind::Read).then(|| match event.rf {
            init if init.is_init() => Origin::Init,
            write => Origin::Write(names[write.index()]),
        });
        let (order, rmw) = (event.class.order(), event.class.is_rmw());
        Event { kind, order, loc: event.loc, value: event.value, rmw, source }
    };
    let threads = (0..graph.thread_count()).map(|thread| {
        let ids = graph.thread(ThreadId(thread as u16)).iter().copied().filter(|id| is_kept(*id));
        Thread { events: ids.map(event).collect(), dependencies: Vec::new(), status: Status::Ended }
    });
    let threads = threads.collect();
    let mut co = Co::new();
    if with_co {
        let locations = (0..tree.locations.min(graph.location_count())).map(|loc| LocId(loc as u32));
        for (loc, writes) in locations.map(|loc| (loc, graph.writes(loc))).filter(|(_, w)| !w.is_empty()) {
            co.insert(loc, writes.iter().map(|id| names[id.index()]).collect());
        }
    }
    Execution { threads, co }
}

/// The projection of an execution of the ordered translation.
pub fn project(tree: &SectionTree, execution: &Execution, with_co: bool) -> Execution {
    let is_kept = |event: &Event| event.loc == LocId::NONE || tree.is_own(event.loc);
    let name = |old: EventName| {
        let before = &execution.threads[old.thread as usize].events[..old.index as usize];
        EventName { index: before.iter().filter(|event| is_kept(event)).count() as u16, ..old }
    };
    let thread = |thread: &Thread| {
        let kept = thread.events.iter().filter(|event| is_kept(event)).map(|event| {
            let source = event.source.map(|source| match source {
                Origin::Init => Origin::Init,
                Origin::Write(write) => Origin::Write(name(write)),
            });
            Event { source, ..*event }
        });
        Thread { events: kept.collect(), dependencies: Vec::new(), status: thread.status }
    };
    let threads = execution.threads.iter().map(thread).collect();
    let own = execution.co.iter().filter(|(loc, _)| with_co && loc.index() < tree.locations);
    let co = own.map(|(loc, writes)| (*loc, writes.iter().map(|write| name(*write)).collect()));
    Execution { threads, co: co.collect() }
}
