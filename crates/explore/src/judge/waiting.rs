//! Threads that can never go on: deadlocks, and spinning for ever.
//!
//! A deadlock is a set of threads each of which waits for something that only members could give it: a lock
//! that a member or an ended thread holds, the end of a member, or what anyone could release while everyone
//! else has ended. A thread that waits must have seen the newest value; if it has not, it could look again
//! and go on, and the execution in which it does is another one. That holds for every thread: as long as one
//! could look again it might end the program, so that a graph in which one has not seen the newest value
//! shows no deadlock of others either.
//!
//! When the program has ended, by itself (`ended`) or because an assertion has failed, nobody waits for
//! anything any longer.

use crate::core::hooks::CausalOrder;
use crate::core::knowledge::{Facts, Knowledge};
use crate::core::level::Level;
use crate::core::options::Coherence;
use crate::core::turns::threads_of;
use selvedge_graph::{EventId, Graph, Kind, LocId, ThreadId};
use selvedge_program::{Action, Block, Liveness, Program, Wait};

/// What the threads of a finished graph are doing, as sets of bits.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Standing {
    /// Wait for a lock or the like, or for the end of a thread.
    pub waiting: u32,
    /// Wait, but what they have seen is out of date.
    pub stale: u32,
    /// Blocked by an assumption, a loop bound or an error.
    pub stopped: u32,
    /// Spin, having seen the newest values.
    pub spinning: u32,
    /// Spin, but could see something else.
    pub unsettled: u32,
    /// Some thread has ended the program.
    pub exited: bool,
    /// Some thread has failed, which ends the program too.
    pub failed: bool,
}

impl Standing {
    /// Whether some thread could look again and see something else: the execution in which it does is another
    /// one.
    pub fn is_premature(&self) -> bool {
        self.stale != 0 || (self.exited && self.unsettled != 0)
    }
}

impl<P: Program, C: CausalOrder> Knowledge<'_, P, C> {
    pub(crate) fn standing(&self, level: &Level) -> Standing {
        let mut standing = Standing::default();
        for thread in self.facts.threads() {
            let node = self.node_of(&level.graph, thread);
            let bit = 1 << thread.index();
            match self.unfolding.action(node) {
                Action::Exit => standing.exited = true,
                Action::Join { .. } | Action::Depart { .. } => standing.waiting |= bit,
                Action::Block(Block::Wait(Wait::Come)) => standing.stale |= bit,
                Action::Block(Block::Wait(_)) if self.facts.sees_newest(&level.graph, thread, 1) => {
                    standing.waiting |= bit;
                }
                Action::Block(Block::Wait(_)) => standing.stale |= bit,
                Action::Block(Block::Spin { events }) => {
                    let newest = self.facts.sees_newest(&level.graph, thread, events as usize);
                    *(if newest { &mut standing.spinning } else { &mut standing.unsettled }) |= bit;
                }
                Action::Fail => {
                    standing.failed = true;
                    standing.stopped |= bit;
                }
                Action::Block(_) => standing.stopped |= bit,
                _ => {}
            }
        }
        standing
    }

    /// The threads of a deadlock.
    pub(crate) fn deadlocked(&self, graph: &Graph, standing: &Standing) -> u32 {
        let can_look_again = standing.stale | standing.unsettled != 0;
        if standing.exited || standing.failed || can_look_again {
            return 0;
        }
        let alive = standing.waiting | standing.stopped | standing.spinning;
        let mut members = standing.waiting;
        loop {
            let others = alive & !members;
            let leaves = |thread: &ThreadId| {
                let holds = |other: ThreadId| others >> other.index() & 1 != 0;
                members >> thread.index() & 1 != 0
                    && match self.unfolding.action(self.node_of(graph, *thread)) {
                        Action::Join { thread, .. } => holds(thread),
                        Action::Block(Block::Wait(Wait::Lock { owner })) => holds(owner),
                        _ => others != 0,
                    }
            };
            let Some(leaving) = self.facts.threads().find(leaves) else {
                return members;
            };
            members &= !(1 << leaving.index());
        }
    }

    /// The threads that spin for ever because nobody is left who could change what they look at.
    ///
    /// A loop that looks at nothing may be meant to stop its thread, as an assumption does, and one that
    /// looks at the time in each round, which is fixed here, may wait for another time: these are errors only
    /// if that was asked for ([`Liveness::All`]).
    pub(crate) fn never_ending(&self, graph: &Graph, standing: &Standing) -> u32 {
        let others = standing.stopped | standing.unsettled | standing.stale;
        let is_so = others == 0
            && standing.spinning != 0
            && !standing.exited
            && match self.facts.liveness {
                Liveness::None => false,
                Liveness::Looking => {
                    threads_of(standing.spinning).all(|thread| self.spins_by_looking(graph, thread))
                }
                Liveness::All => true,
            }
            && self.see_newest_together(graph, standing.spinning);
        if is_so { standing.spinning } else { 0 }
    }

    /// Whether in one and the same coherence order all threads of some that spin have seen the newest values.
    /// Each may have done so in another one.
    fn see_newest_together(&self, graph: &Graph, spinning: u32) -> bool {
        if self.facts.coherence == Coherence::Stored {
            return true;
        }
        let mut reads: Vec<EventId> = Vec::new();
        for thread in threads_of(spinning) {
            if let Action::Block(Block::Spin { events }) = self.unfolding.action(self.node_of(graph, thread))
            {
                reads.extend(last_reads(graph, thread, events as usize));
            }
        }
        let mut locations: Vec<LocId> = reads.iter().map(|read| graph.event(*read).loc).collect();
        locations.sort_unstable();
        locations.dedup();
        let last_of = |lasts: &[EventId], read: &EventId| {
            let place = locations.binary_search(&graph.event(*read).loc);
            lasts[place.expect("the locations are those of the reads")]
        };
        let orders = self.facts.model.possible_last_writes(graph, &locations);
        orders
            .iter()
            .any(|lasts| reads.iter().all(|read| returns_the_same(graph, *read, last_of(lasts, read))))
    }

    /// Whether a thread that spins reads something in each round, and nothing from outside.
    fn spins_by_looking(&self, graph: &Graph, thread: ThreadId) -> bool {
        let node = self.node_of(graph, thread);
        let Action::Block(Block::Spin { events }) = self.unfolding.action(node) else { return false };
        let mut last = graph.thread(thread).iter().rev().take(events as usize);
        last.any(|id| graph.class(*id).kind() == Kind::Read)
            && !self.facts.program.looks_outside(self.unfolding.state(node))
    }
}

impl<P: Program, C: CausalOrder> Facts<'_, P, C> {
    /// Whether those of a thread's last `count` events that are reads would return the same if they were done
    /// now.
    fn sees_newest(&self, graph: &Graph, thread: ThreadId, count: usize) -> bool {
        last_reads(graph, thread, count).all(|id| {
            let event = graph.event(id);
            match self.coherence {
                Coherence::Stored => match graph.writes(event.loc).last() {
                    Some(last) => graph.event(*last).value == event.value,
                    None => true,
                },
                Coherence::Inferred => !self.is_overwritten(graph, id),
            }
        })
    }

    /// Whether a write of another value is the last of the location in every coherence order that is
    /// possible.
    fn is_overwritten(&self, graph: &Graph, read: EventId) -> bool {
        let lasts = self.model.possible_last_writes(graph, &[graph.event(read).loc]);
        !lasts.iter().flatten().any(|last| returns_the_same(graph, read, *last))
    }
}

/// The reads among a thread's last `count` events.
fn last_reads(graph: &Graph, thread: ThreadId, count: usize) -> impl Iterator<Item = EventId> {
    let events = graph.thread(thread);
    let last = &events[events.len() - count.min(events.len())..];
    last.iter().copied().filter(|id| graph.class(*id).kind() == Kind::Read)
}

/// Whether a read would return what it has returned if it read a write of its location.
fn returns_the_same(graph: &Graph, read: EventId, write: EventId) -> bool {
    let event = graph.event(read);
    match write.is_init() {
        true => event.rf.is_init(),
        false => graph.event(write).value == event.value,
    }
}
