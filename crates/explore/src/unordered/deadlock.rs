//! Deadlocks that sections which are left unordered could hide.
//!
//! A lock never waits here, so no graph shows that threads wait for each other's locks. Instead it is noted
//! who has wanted what while holding which lock, in all graphs, dead ends included: if that relation has no
//! cycle through a lock, there is no such deadlock; if it has, the locks on the cycle have to be explored in
//! order to decide. Threads that are joined, barriers and other waits are parts of such cycles:
//! `L B U || L B U`, `L; join t; U` with `L U` in `t`, or with `L U` before `t` is created. So are loops, as
//! they wait for something, too: `L while(!x); U || L x=1 U`. A thread that spins for ever while nobody waits
//! for a lock that it or another one holds shows in a graph as it is.

use crate::core::causal::CausalOrder;
use crate::core::explorer::Explorer;
use crate::core::knowledge::Knowledge;
use selvedge_graph::{Class, EventId, Graph, LocId, ThreadId};
use selvedge_program::{Action, Block, Program};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// What a thread can wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum Resource {
    Lock(LocId),
    /// The end of a thread.
    Thread(ThreadId),
    /// Others at a barrier.
    Barrier(LocId),
    /// Something that anybody could give.
    Anything,
}

/// Who has wanted what while holding what.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Wants {
    /// Whoever has the first, or is the first, may have to wait for the second.
    edges: BTreeSet<(Resource, Resource)>,
}

impl Wants {
    /// The locks and barriers in it.
    pub(crate) fn locations(&self) -> impl Iterator<Item = LocId> + '_ {
        let resources = self.edges.iter().flat_map(|(from, to)| [*from, *to]);
        resources.filter_map(|resource| match resource {
            Resource::Lock(loc) | Resource::Barrier(loc) => Some(loc),
            Resource::Thread(_) | Resource::Anything => None,
        })
    }

    fn add(&mut self, from: Resource, to: Resource) {
        self.edges.insert((from, to));
    }

    /// Adds what was noted elsewhere.
    pub fn extend(&mut self, other: &Wants) {
        self.edges.extend(&other.edges);
    }

    /// The locks that are on a cycle.
    pub(crate) fn locks_on_cycles(&self) -> Vec<LocId> {
        let locks = self.edges.iter().filter_map(|(from, _)| match from {
            Resource::Lock(lock) => Some(*lock),
            _ => None,
        });
        let locks: BTreeSet<LocId> = locks.collect();
        locks.into_iter().filter(|lock| self.reaches_itself(Resource::Lock(*lock))).collect()
    }

    fn reaches_itself(&self, start: Resource) -> bool {
        let mut seen = BTreeSet::new();
        let mut left = vec![start];
        while let Some(from) = left.pop() {
            let targets = self
                .edges
                .range((from, Resource::Lock(LocId(0)))..)
                .take_while(|(source, _)| *source == from);
            for (_, to) in targets {
                if *to == start {
                    return true;
                }
                if seen.insert(*to) {
                    left.push(*to);
                }
            }
        }
        false
    }
}

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// Locks that are left unordered, and of which the exploration so far cannot say that nobody waits for
    /// them for ever.
    pub fn deadlock_suspects(&self) -> Vec<LocId> {
        self.known.learnt.wants.locks_on_cycles()
    }
}

impl<P: Program, C: CausalOrder> Knowledge<'_, P, C> {
    /// Notes what a thread may have to wait for where it stands.
    pub(crate) fn note_wants(&mut self, graph: &Graph, thread: ThreadId, action: Action) {
        if let Action::Create { thread: created, .. } = action {
            // Whoever joins it waits for that too.
            for earlier in self.on_the_way(graph, thread) {
                self.learnt.wants.add(Resource::Thread(created), earlier);
            }
            return;
        }
        let wanted = match action {
            Action::Lock { lock, .. } => Resource::Lock(lock),
            Action::Join { thread, .. } => Resource::Thread(thread),
            Action::Arrive { barrier, .. } | Action::Depart { barrier, .. } => Resource::Barrier(barrier),
            Action::Block(Block::Wait(_) | Block::Spin { .. }) => Resource::Anything,
            _ => return,
        };
        let wants = &mut self.learnt.wants;
        for lock in held(graph, thread) {
            wants.add(Resource::Lock(lock), wanted);
        }
        wants.add(Resource::Thread(thread), wanted);
        if matches!(wanted, Resource::Lock(_)) {
            wants.add(Resource::Anything, wanted);
        }
        if matches!(action, Action::Arrive { .. }) {
            // Others at the barrier wait for whatever this thread had to wait for on its way there.
            for earlier in self.on_the_way(graph, thread).into_iter().filter(|earlier| *earlier != wanted) {
                self.learnt.wants.add(wanted, earlier);
            }
        }
    }

    /// What a thread had to wait for until now, and before that whoever has created it.
    fn on_the_way(&self, graph: &Graph, thread: ThreadId) -> Vec<Resource> {
        let resource = |id: &EventId| {
            let event = graph.event(*id);
            match (event.class, self.unfolding.action(self.node_before(graph, *id))) {
                (Class::LOCK | Class::SHARED_LOCK, _) => event.object().map(Resource::Lock),
                (_, Action::Join { thread, .. }) => Some(Resource::Thread(thread)),
                (_, Action::Depart { barrier, .. }) => Some(Resource::Barrier(barrier)),
                _ => None,
            }
        };
        let mut way = Vec::new();
        let mut events = graph.thread(thread);
        while let Some(first) = events.first() {
            way.extend(events.iter().filter_map(resource));
            events = match self.unfolding.action(self.node_before(graph, *first)) {
                Action::Begin { .. } => {
                    let creation = graph.event(graph.event(*first).rf);
                    &graph.thread(creation.thread)[..creation.index as usize]
                }
                _ => &[],
            };
        }
        way
    }
}

/// The locks that a thread holds at the end of a graph.
fn held(graph: &Graph, thread: ThreadId) -> Vec<LocId> {
    let mut held: Vec<LocId> = Vec::new();
    for id in graph.thread(thread) {
        let event = graph.event(*id);
        let Some(lock) = event.object() else { continue };
        match event.class {
            Class::LOCK | Class::SHARED_LOCK => held.push(lock),
            Class::UNLOCK | Class::SHARED_UNLOCK => {
                if let Some(at) = held.iter().rposition(|other| *other == lock) {
                    held.remove(at);
                }
            }
            _ => {}
        }
    }
    held
}
