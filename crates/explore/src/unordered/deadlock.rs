//! Deadlocks that sections which are left unordered could hide.
//!
//! A lock never waits here, so no graph shows that threads wait for each other's locks. Instead it is noted
//! who has wanted what while holding which lock, in all graphs, dead ends included: if that relation has no
//! cycle through a lock, there is no such deadlock; if it has, the locks on the cycle have to be explored in
//! order to decide. Threads that are joined, barriers and other waits are parts of such cycles:
//! `L B U || L B U`, `L; join t; U` with `L U` in `t`, or with `L U` before `t` is created. So are loops, as
//! they wait for something, too: `L while(!x); U || L x=1 U`. A thread that spins for ever while nobody waits
//! for a lock that it or another one holds shows in a graph as it is.

use crate::core::explorer::Explorer;
use crate::core::hooks::CausalOrder;
use crate::core::knowledge::Knowledge;
use crate::unordered::wants::Resource;
use selvedge_graph::{Class, EventId, Graph, LocId, ThreadId};
use selvedge_program::{Action, Block, Program};

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
