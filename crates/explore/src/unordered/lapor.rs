//! Sections that are left unordered (LAPOR), in the exploration: which thread goes next, threads that get
//! stuck, what is learnt.
//!
//! "Effective Lock Handling in Stateless Model Checking" (Kokologiannakis et al., OOPSLA'19) put on TruSt.
//! Differs: the paper builds on an older exploration; here what is canonical changes (`first_choice`), and
//! graphs that cannot be completed are carried to their end with a stuck thread, because a revisit from there
//! may be needed: `L Rz U || L z=1;Rx;z=1 U || x=1`.
//! Not here: which orders of sections there are (`sections`), errors (`report`).

use crate::core::explorer::{Explorer, new_graph};
use crate::core::found::Found;
use crate::core::frame::{Frame, Phase};
use crate::core::hooks::CausalOrder;
use crate::core::knowledge::{Facts, Knowledge};
use crate::core::level::Level;
use crate::core::unfolding::NodeId;
use crate::judge::fault::{Fault, FaultKind};
use crate::unordered::sections::{self, Section};
use selvedge_graph::{Class, EventId, Graph, Kind, Limit, LocId, ThreadId};
use selvedge_program::{Action, Program};

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// Threads in sections that are forced before others go first, those before which none is forced; then
    /// the write of a read-modify-write, then threads in sections, then the leftmost.
    pub(crate) fn schedule_by_sections(&mut self) -> Option<(ThreadId, NodeId)> {
        let level = &*self.stack.level;
        let (ready, due) = (level.turns.ready, level.turns.due);
        let candidates = ready | due;
        if candidates == 0 {
            return None;
        }
        let all = sections::sections(&level.graph);
        let inside = all.iter().filter(|section| section.is_open);
        let inside = inside.fold(0, |threads, section| threads | 1 << section.thread.index()) & candidates;
        let rest = if due != 0 {
            due
        } else if inside != 0 {
            inside
        } else {
            ready
        };
        // Whether some section is forced matters only if that could change who goes next.
        let chosen = if inside & !(rest & rest.wrapping_neg()) == 0 {
            rest
        } else {
            match self.known.forced_first(self.stack.graph(), &all, inside) {
                0 => rest,
                first => first,
            }
        };
        let thread = ThreadId(chosen.trailing_zeros() as u16);
        Some((thread, self.known.node_of(self.stack.graph(), thread)))
    }

    /// Adds a lock; it never waits.
    pub(crate) fn add_lock(&mut self, thread: ThreadId, action: Action) -> Result<(), Limit> {
        assert!(self.known.facts.has_sections, "invariant `sections`: a program says that it has sections");
        let before = self.stack.graph().len();
        self.known.note_wants(self.stack.graph(), thread, action);
        self.add_without_choice(thread, action)?;
        let id = EventId::new(before);
        if self.stack.graph().len() > before && self.known.may_get_stuck(self.stack.graph(), id) {
            self.stack.level.frames.push(Frame { event: id, next: 0, low: 0, phase: Phase::Stuck });
        }
        Ok(())
    }

    /// Looks whether an event, or a read that reads from it since it was revisited, shows that a location is
    /// accessed inside and outside of sections; if that is new, the exploration starts again.
    pub(crate) fn learn(&mut self, id: EventId, revisited: bool) -> bool {
        let (known, graph) = (&mut self.known, self.stack.graph());
        let readers = graph.early_reads().iter().copied();
        let readers = readers.filter(|read| revisited && graph.event(*read).rf == id);
        let mut learnt = Vec::new();
        for read in readers.chain([id]).filter(|id| graph.class(*id).kind() == Kind::Read) {
            known.find_mixed(graph, read, &mut learnt);
        }
        learnt.retain(|pair| !known.learnt.mixed.contains(pair));
        if learnt.is_empty() {
            return false;
        }
        known.learnt.mixed.extend(learnt);
        self.start_over();
        self.told.tell_only(vec![Found::Again.into()]);
        true
    }

    /// Forgets all but what was learnt.
    pub fn start_over(&mut self) {
        self.stack.uncover();
        let graph = new_graph::<C>(self.known.facts.program.threads(), self.known.facts.model);
        let graph = graph.expect("there were as many threads before");
        self.restart_with(Level { graph, ..Level::default() });
        self.stack.go_forward();
        self.told.forget();
    }
}

impl<P: Program, C: CausalOrder> Knowledge<'_, P, C> {
    /// Of some threads those in an open section that is forced before another one and not after another of
    /// them.
    fn forced_first(&mut self, graph: &Graph, all: &[Section], threads: u32) -> u32 {
        let solver = self.sections.as_mut().expect("invariant `sections`: there are sections");
        let is_candidate = |section: &Section| section.is_open && threads >> section.thread.index() & 1 != 0;
        let mut forced = Vec::new();
        for (first, open) in all.iter().enumerate().filter(|(_, section)| is_candidate(section)) {
            let others =
                all.iter().enumerate().filter(|(second, other)| *second != first && open.excludes(other));
            for (second, _) in others {
                if solver.are_forced(self.facts.model, graph, all, (first, second)) {
                    forced.push((first, second));
                }
            }
        }
        let is_after = |section: usize| {
            let before = forced.iter().filter(|(first, second)| *second == section && *first != section);
            before.into_iter().any(|(first, _)| all[*first].thread != all[section].thread)
        };
        let minimal = forced.iter().filter(|(first, _)| !is_after(*first));
        let minimal = minimal.fold(0, |set, (first, _)| set | 1 << all[*first].thread.index());
        // A cycle through sections of several locks has no minimum.
        if minimal != 0 {
            return minimal;
        }
        forced.iter().fold(0, |set, (first, _)| set | 1 << all[*first].thread.index())
    }

    /// Whether an event that can be added has to be tried as one that cannot: it is in a section that has
    /// written what somebody outside reads before the section has ended.
    pub(crate) fn may_get_stuck(&self, graph: &Graph, id: EventId) -> bool {
        if self.learnt.mixed.is_empty() {
            return false;
        }
        sections::sections(graph).iter().any(|section| {
            section.begin != id
                && section.contains(graph, id)
                && graph.thread(section.thread).iter().any(|write| {
                    let loc = graph.event(*write).loc;
                    *write != id
                        && graph.class(*write).kind() == Kind::Write
                        && section.contains(graph, *write)
                        && self.learnt.mixed.contains(&(section.lock, loc))
                })
        })
    }

    /// The locks from whose sections a read outside of them reads before the section has ended, with the
    /// location.
    fn find_mixed(&self, graph: &Graph, read: EventId, found: &mut Vec<(LocId, LocId)>) {
        let event = graph.event(read);
        if event.rf.is_init() || graph.event(event.rf).thread == event.thread {
            return;
        }
        let all = sections::sections(graph);
        let prefix = self.facts.causal.prefix(graph, read);
        for section in all.iter().filter(|section| section.contains(graph, event.rf)) {
            let is_inside = all.iter().any(|other| other.lock == section.lock && other.contains(graph, read));
            let has_ended = !section.is_open && self.facts.causal.contains(&prefix, graph, section.end);
            let pair = (section.lock, event.loc);
            if !is_inside && !has_ended && !found.contains(&pair) {
                found.push(pair);
            }
        }
    }
}

impl<P: Program, C: CausalOrder> Facts<'_, P, C> {
    /// Whether a lock is destroyed, as an event shows, that nothing orders with a section of the lock.
    pub(crate) fn unordered_destruction(&self, graph: &Graph, id: EventId) -> Option<Fault> {
        let event = graph.event(id);
        let happens = |first: EventId, second: EventId| {
            let first = graph.event(first);
            self.model.happens_before_count(graph, second, first.thread) > first.index
        };
        let lock = event.object()?;
        let other = match event.class {
            Class::RETIRE => {
                sections::sections(graph)
                    .into_iter()
                    .find(|section| {
                        let is_over = !section.is_open && happens(section.end, id);
                        section.lock == lock && !is_over && !happens(id, section.begin)
                    })?
                    .begin
            }
            Class::LOCK | Class::SHARED_LOCK => graph.ids().find(|other| {
                let retires =
                    graph.class(*other) == Class::RETIRE && graph.event(*other).object() == Some(lock);
                retires && !happens(*other, id)
            })?,
            _ => return None,
        };
        Some(Fault { kind: FaultKind::Retired, event: id, other: Some(other) })
    }
}
