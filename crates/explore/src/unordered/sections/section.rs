//! What a critical section is, and which orders of sections may be ruled out without asking the model.

use selvedge_graph::{Class, EventId, Graph, LocId, ThreadId};

/// A critical section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Section {
    pub lock: LocId,
    pub thread: ThreadId,
    pub begin: EventId,
    /// Its unlock or, if it has not ended, the last event of its thread.
    pub end: EventId,
    pub is_open: bool,
    pub is_shared: bool,
}

impl Section {
    /// Whether the two must be ordered.
    pub fn excludes(&self, other: &Section) -> bool {
        self.lock == other.lock && !(self.is_shared && other.is_shared)
    }

    /// Whether an event is in it. Its lock and its unlock are.
    pub fn contains(&self, graph: &Graph, id: EventId) -> bool {
        let index = graph.event(id).index;
        graph.event(id).thread == self.thread
            && index >= graph.event(self.begin).index
            && index <= graph.event(self.end).index
    }
}

/// The sections of a graph, by thread and place.
pub(crate) fn sections(graph: &Graph) -> Vec<Section> {
    let mut all: Vec<Section> = Vec::with_capacity(graph.thread_count());
    for thread in (0..graph.thread_count()).map(|thread| ThreadId(thread as u16)) {
        let first = all.len();
        for id in graph.thread(thread) {
            let event = graph.event(*id);
            let Some(lock) = event.object() else { continue };
            match event.class {
                Class::LOCK | Class::SHARED_LOCK => all.push(Section {
                    lock,
                    thread,
                    begin: *id,
                    end: *id,
                    is_open: true,
                    is_shared: event.class == Class::SHARED_LOCK,
                }),
                Class::UNLOCK | Class::SHARED_UNLOCK => {
                    let section =
                        all[first..].iter_mut().rfind(|section| section.is_open && section.lock == lock);
                    let section =
                        section.expect("invariant `unlock`: a thread ends sections that it has begun");
                    (section.end, section.is_open) = (*id, false);
                }
                _ => {}
            }
        }
        for section in all[first..].iter_mut().filter(|section| section.is_open) {
            section.end = *graph.thread(thread).last().expect("it has begun a section");
        }
    }
    all
}

pub(super) fn begins_section(class: Class) -> bool {
    matches!(class, Class::LOCK | Class::SHARED_LOCK)
}

/// Which orders of sections are ruled out without asking the model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rule {
    /// Orders that close a cycle of po, rf, co and fr.
    Sequential,
    /// Orders that contradict causality, or coherence over happens-before.
    Coherent,
    /// Orders that contradict causality, or coherence within the two threads.
    Direct,
    /// Orders that contradict causality.
    Causal,
}
