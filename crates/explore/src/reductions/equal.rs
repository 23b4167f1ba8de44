//! Equal threads: what an exploration has learnt of them, and what follows for events (`symmetry`).

use crate::core::causal::Precedence;
use crate::core::new_write::NewWrite;
use crate::core::unfolding::NodeId;
use selvedge_graph::{EventId, Graph, Kind, LocId, MAX_THREADS, ThreadId, Value};
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::collections::{BTreeMap, HashSet};

/// What is known of symmetric threads.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Symmetry {
    /// Threads that are symmetric with their twins in some graph, as a set of bits.
    pub(crate) threads: u32,
    /// By thread.
    pub(crate) twins: [Option<ThreadId>; MAX_THREADS],
    /// By thread: who creates it.
    pub(crate) creators: [Option<ThreadId>; MAX_THREADS],
    /// Locations that only one thread may access, because it does so between creations or joins.
    pub(crate) handles: BTreeMap<LocId, ThreadId>,
    /// By location: the threads that have accessed it since there were symmetric threads, as a set of bits.
    pub(crate) accessors: Vec<u32>,
    /// Where a join was looked ahead from, and for which value.
    #[serde(skip)]
    pub(crate) seen: HashSet<(NodeId, Value)>,
    /// Threads that have turned out not to be symmetric, as a set of bits. Who finds that out may not change
    /// anything else.
    pub(crate) broken: Cell<u32>,
}

impl Symmetry {
    /// Whether threads were found to be symmetric.
    #[inline]
    pub fn has_equal_threads(&self) -> bool {
        self.threads != 0
    }

    /// The twin of a thread.
    #[inline]
    pub fn twin(&self, thread: ThreadId) -> Option<ThreadId> {
        self.twins[thread.index()]
    }

    /// The event of the twin that an event comes after.
    #[inline]
    pub fn original(&self, graph: &Graph, id: EventId) -> Option<EventId> {
        let event = graph.event(id);
        if !event.mirrors {
            return None;
        }
        graph.thread(self.twin(event.thread)?).get(event.index as usize).copied()
    }

    /// The cause that symmetry adds to an event: its original, the whole of it if that is a
    /// read-modify-write. (If a revisit kept the read alone, what the write was would be forgotten.)
    #[inline]
    pub fn cause(&self, graph: &Graph, id: EventId) -> Option<EventId> {
        self.original(graph, id).map(|original| whole(graph, original))
    }

    /// The place in co that a new write comes after because of its twin; 0 if it is free.
    #[inline]
    pub fn place_before(&self, graph: &Graph, id: EventId) -> usize {
        self.original(graph, id).map_or(0, |original| graph.co_position(original))
    }

    /// Some threads are not symmetric after all.
    pub(crate) fn break_up(&self, threads: u32) {
        self.broken.set(self.broken.get() | threads);
    }

    /// Nodes have changed their numbers.
    pub fn forget_nodes(&mut self) {
        self.seen.clear();
    }

    /// A copy without what means something to one unfolding only, in which some threads, a set of bits, are
    /// not symmetric.
    pub fn without_nodes(&self, unlike: u32) -> Symmetry {
        let symmetry = Symmetry { seen: HashSet::new(), ..self.clone() };
        symmetry.break_up(unlike);
        symmetry
    }

    /// Whether it may be known of a program with so many threads and these twins.
    pub fn fits(&self, threads: usize, twin: impl Fn(ThreadId) -> Option<ThreadId>) -> bool {
        let is_thread = |thread: &ThreadId| thread.index() < threads;
        let are_twins = |(thread, known): (usize, &Option<ThreadId>)| {
            known.is_none() || thread < threads && *known == twin(ThreadId(thread as u16))
        };
        let beyond = u32::MAX.checked_shl(threads as u32).unwrap_or(0);
        self.threads & beyond == 0
            && self.twins.iter().enumerate().all(are_twins)
            && self.creators.iter().flatten().all(is_thread)
            && self.handles.values().all(is_thread)
    }

    /// The locations that it is about.
    pub fn locations(&self) -> impl Iterator<Item = LocId> + '_ {
        self.handles.keys().copied()
    }

    /// Adds what is known of another part of the exploration.
    pub fn absorb(&mut self, other: &Symmetry) {
        self.threads |= other.threads;
        for thread in 0..MAX_THREADS {
            self.twins[thread] = self.twins[thread].or(other.twins[thread]);
            self.creators[thread] = self.creators[thread].or(other.creators[thread]);
        }
        for (loc, owner) in &other.handles {
            if *self.handles.entry(*loc).or_insert(*owner) != *owner {
                self.break_up(self.threads);
            }
        }
        self.accessors.resize(self.accessors.len().max(other.accessors.len()), 0);
        self.accessors.iter_mut().zip(&other.accessors).for_each(|(own, others)| *own |= others);
        self.break_up(other.broken.get());
    }

    /// Whether threads that were taken for symmetric are not, or may not be: somebody else accesses a handle,
    /// if only in another execution than that in which it is one.
    pub fn is_broken(&self) -> bool {
        let is_shared = |(loc, owner): (&LocId, &ThreadId)| {
            self.accessors.get(loc.index()).is_some_and(|threads| threads & !(1 << owner.index()) != 0)
        };
        self.broken.get() != 0 || self.handles.iter().any(is_shared)
    }
}

/// An event, or the write that follows it if it is the read of a read-modify-write.
#[inline]
pub(crate) fn whole(graph: &Graph, id: EventId) -> EventId {
    let class = graph.class(id);
    let is_half = class.is_rmw() && class.kind() == Kind::Read;
    if is_half { graph.po_successor(id).unwrap_or(id) } else { id }
}

impl Symmetry {
    /// Whether a read does not read from a write because its twin, whose read is `original`, could in its
    /// place.
    pub(crate) fn is_for_twin<C: Precedence>(
        causal: &C,
        graph: &Graph,
        original: EventId,
        source: EventId,
    ) -> bool {
        let is_older = graph.co_position(source) < graph.co_position(graph.event(original).rf);
        is_older && (source.is_init() || !causal.precedes(graph, original, source))
    }

    /// Whether an event that is before another one in the causal order is so without the edges that symmetry
    /// adds.
    pub(crate) fn really_precedes(&self, graph: &Graph, first: EventId, second: EventId) -> bool {
        !self.has_equal_threads() || self.precedes_within(graph, first, second, 0)
    }

    /// Whether an event is before another one if of the edges that symmetry adds there are only those that
    /// lead to some threads, a set of bits.
    pub(crate) fn precedes_within(
        &self,
        graph: &Graph,
        first: EventId,
        second: EventId,
        threads: u32,
    ) -> bool {
        let mut seen = vec![false; graph.next_number()];
        let mut pending = vec![second];
        while let Some(id) = pending.pop() {
            let event = graph.event(id);
            let source = (event.class.kind() == Kind::Read && !event.rf.is_init()).then_some(event.rf);
            let is_led_to = threads >> event.thread.index() & 1 != 0;
            let original = if is_led_to { self.cause(graph, id) } else { None };
            for before in graph.po_predecessor(id).into_iter().chain(source).chain(original) {
                if before == first {
                    return true;
                }
                if !std::mem::replace(&mut seen[before.index()], true) {
                    pending.push(before);
                }
            }
        }
        false
    }

    pub(crate) fn created_by(&self, creator: ThreadId) -> u32 {
        let is_created = |thread: &ThreadId| self.creators[thread.index()] == Some(creator);
        let threads = (0..MAX_THREADS).map(|thread| ThreadId(thread as u16));
        threads.filter(is_created).fold(0, |set, thread| set | 1 << thread.index())
    }
}

/// The place in co that a write comes after when it revisits a read, because of the original of the read and
/// its own.
#[inline]
pub(crate) fn place_before<C: Precedence>(
    causal: &C,
    graph: &Graph,
    original: Option<EventId>,
    write: &NewWrite,
    added: EventId,
) -> usize {
    let of_read = original.map_or(0, |original| {
        let is_cause = causal.precedes(graph, original, added);
        if is_cause { 0 } else { graph.co_position(graph.event(original).rf) }
    });
    let of_write =
        write.twin.map_or(0, |twin| graph.co_position(graph.thread(twin)[graph.event(added).index as usize]));
    of_read.max(of_write)
}
