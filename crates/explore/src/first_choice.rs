//! Canonical is the first consistent choice: where the coherence order is inferred, and where sections are
//! left unordered.
//!
//! Then a write cannot always come last, and a read not always read the last write; a write, lock or unlock
//! may even have no consistent place at all, and its thread is stuck. What was added counts as canonical,
//! given what was there before it and what causes the revisiting write, if
//!
//! * a read reads, and a write is at, the first consistent choice: of sources and places from the last in co
//!   down or, where co is inferred, of sources by thread and place in the thread, last first; the initial
//!   write at the end. Choices that are consistent with the open sections of the thread being the last of
//!   their locks go before the others; then, for the read of a read-modify-write, those after which its write
//!   is consistent;
//! * nothing that was added before a write reads from it;
//! * a thread that is stuck cannot go on there either.
//!
//! What a revisit keeps is closed under forced orders of sections: if an open section is forced before one
//! whose lock causes the revisiting write, the rest of it is kept.
//!
//! These rules were found by experiment; each has a smallest program that needs it in
//! `crates/fuzz/tests/locks.rs`.
//! Follows the shape of TruSt's revisits (`revisit`).
//! Compared with brute force in `make fuzz` and `make test`.

use crate::core::choices::fixed_place;
use crate::core::explorer::{Explorer, push_without_choice};
use crate::core::frame::{Frame, Phase};
use crate::core::hooks::CausalOrder;
use crate::core::hooks::Holes;
use crate::core::level::Level;
use crate::core::new_write::NewWrite;
use crate::core::options::Coherence;
use crate::core::reading::read_class;
use crate::core::revisit::Cutter;
use crate::core::targets::{Restricted, Targets};
use crate::core::toss::is_first_side;
use crate::core::turns::Turns;
use crate::unordered::sections::{self, Section};
use selvedge_graph::{Class, EventId, Graph, Kind, Limit, ThreadId};
use selvedge_program::{Action, Program};
use std::ops::RangeInclusive;

/// The graphs of a revisit.
pub(crate) type Levels = Vec<Box<Level>>;

/// Which orders of sections count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Orders {
    /// Only orders in which the open sections of the thread are the last of their locks.
    OpenLast,
    All,
}

/// What a revisit keeps of later events, and what is known of the others.
struct Kept {
    /// By event: whether it causes the write.
    causes: Vec<bool>,
    /// By event: whether it is kept for the sake of the write.
    needed: Vec<bool>,
    /// By event: whether it was added in the canonical way.
    canonical: Vec<Option<bool>>,
}

/// Sections of the graph of a revisit.
struct CutSections {
    all: Vec<Section>,
    /// Sections that may have to be kept as a whole, by number, each with the sections that it would have to
    /// come before.
    cut: Vec<(usize, Vec<usize>)>,
}

/// What a revisit must keep besides what it keeps already.
enum Closure {
    Nothing,
    More(Kept),
    /// Something that depends on the read.
    Impossible,
}

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// The newest read, among the first `below` events, that `write`, the last event, revisits here, and the
    /// graphs of that, one for each place of the write.
    pub(crate) fn next_target(
        &mut self,
        write: &NewWrite,
        below: usize,
    ) -> Result<Option<(EventId, Levels)>, Limit> {
        let (level, spare) = self.stack.with_spares();
        Targets { known: &mut self.known, level, spare }.next(write, below)
    }

    /// Goes on with the graph of a revisit.
    pub(crate) fn enter(&mut self, mut level: Box<Level>) {
        self.told.stats.revisits += 1;
        let event = level.graph.last().expect("the write was added");
        let place = level.graph.event(event).co;
        let phase = Phase::Write { new: false, placed: false };
        level.frames.clear();
        level.frames.push(Frame { event, next: place, low: place, phase });
        level.turns = Turns::default();
        level.base = level.graph.len();
        self.stack.enter(level);
        self.update_all_urgencies();
    }
}

impl<P: Program, C: CausalOrder> Targets<'_, '_, P, C> {
    /// The newest read, among the first `below` events, that `write`, the last event, revisits here, and the
    /// graphs of that, one for each place of the write.
    fn next(&mut self, write: &NewWrite, below: usize) -> Result<Option<(EventId, Levels)>, Limit> {
        let id = write.id.expect("invariant `added`: a write that revisits by first choice was added");
        let graph = &self.level.graph;
        let prefix = self.known.facts.causal.prefix(graph, id);
        let causes: Vec<bool> = graph
            .ids()
            .map(|other| other != id && self.known.facts.causal.contains(&prefix, graph, other))
            .collect();
        let mut kept = Kept { needed: causes.clone(), canonical: vec![None; graph.len()], causes };
        for read in (0..below).rev().map(EventId::new) {
            let event = graph.event(read);
            let is_target = event.loc == write.loc
                && event.class.kind() == Kind::Read
                && !event.class.is_signal()
                && !kept.causes[read.index()];
            // Without sections what is kept does not depend on the read, so one event that is not canonical
            // ends it.
            if !self.known.facts.has_sections && !self.is_removable(graph, read, &mut kept) {
                break;
            }
            if is_target {
                let mut levels = Levels::new();
                self.levels_of(graph, read, write, &mut kept, &mut levels)?;
                if !levels.is_empty() {
                    return Ok(Some((read, levels)));
                }
            }
        }
        Ok(None)
    }

    /// The graphs of the revisit of a read.
    fn levels_of(
        &mut self,
        graph: &Graph,
        read: EventId,
        write: &NewWrite,
        kept: &mut Kept,
        levels: &mut Levels,
    ) -> Result<(), Limit> {
        if !keeps_sources(graph, read, &kept.needed) {
            return Ok(());
        }
        let (level, low, high) = C::Holes::restricted(self, graph, read, write, &kept.needed)?;
        self.try_levels(graph, read, write, kept, (level, low..=high), levels)
    }

    /// The graphs of the revisit of a read for some places of the write.
    fn try_levels(
        &mut self,
        graph: &Graph,
        read: EventId,
        write: &NewWrite,
        kept: &mut Kept,
        (mut level, places): (Box<Level>, RangeInclusive<usize>),
        levels: &mut Levels,
    ) -> Result<(), Limit> {
        let sections = self.cut_sections(graph, read, write, &level.graph, kept);
        // What is seen without looking for orders of sections is looked at first.
        let is_hopeless = sections.cut.is_empty() && !can_all_be_removable(graph, read, kept);
        for place in places.filter(|_| !is_hopeless) {
            level.graph.move_last_write(place);
            if !self.known.revisit_is_consistent(&level.graph) {
                continue;
            }
            match self.closed(graph, read, &level.graph, &sections, kept) {
                Closure::Nothing if self.all_removable(graph, read, kept) => {
                    let mut copy = self.spare.pop().unwrap_or_default();
                    copy.graph.clone_from(&level.graph);
                    copy.markers.clone_from(&level.markers);
                    levels.push(copy);
                }
                Closure::Nothing | Closure::Impossible => {}
                Closure::More(mut more) => {
                    if keeps_sources(graph, read, &more.needed) {
                        let (larger, low, high) =
                            C::Holes::restricted(self, graph, read, write, &more.needed)?;
                        let places = if self.known.facts.coherence == Coherence::Stored {
                            let same = same_places(graph, read, write, kept, &more, place);
                            low.max(*same.start())..=high.min(*same.end())
                        } else {
                            low..=high
                        };
                        self.try_levels(graph, read, write, &mut more, (larger, places), levels)?;
                    }
                }
            }
        }
        self.spare.push(level);
        Ok(())
    }

    /// The open sections that a revisit cuts, each with those that exclude it and whose locks cause the
    /// write: if it is forced before one of these, the rest of it has to be kept.
    fn cut_sections(
        &self,
        graph: &Graph,
        read: EventId,
        write: &NewWrite,
        revisited: &Graph,
        kept: &Kept,
    ) -> CutSections {
        let all = if self.known.facts.has_sections { sections::sections(revisited) } else { Vec::new() };
        let own = graph.event(read).thread;
        let is_cut = |section: &Section| {
            let len = revisited.thread(section.thread).len();
            section.is_open
                && section.thread != own
                && section.thread != write.thread
                && (graph.thread(section.thread).len() > len || self.gets_stuck_after(read, section.thread))
        };
        let causes_write = |section: &Section| {
            let index = revisited.event(section.begin).index as usize;
            kept.causes[graph.thread(section.thread)[index].index()]
        };
        let mut cut = Vec::new();
        for (first, open) in all.iter().enumerate().filter(|(_, section)| is_cut(section)) {
            let is_later = |(second, other): &(usize, &Section)| {
                *second != first && open.excludes(other) && causes_write(other)
            };
            let later: Vec<usize> =
                all.iter().enumerate().filter(is_later).map(|(second, _)| second).collect();
            if !later.is_empty() {
                cut.push((first, later));
            }
        }
        CutSections { all, cut }
    }

    fn gets_stuck_after(&self, read: EventId, thread: ThreadId) -> bool {
        let level = self.level;
        let mut markers = level.markers.iter();
        markers.any(|marker| marker.thread == thread && marker.position as usize > read.index())
    }

    /// What a revisit must keep besides the causes of the write, because open sections are forced before
    /// others.
    fn closed(
        &mut self,
        graph: &Graph,
        read: EventId,
        revisited: &Graph,
        sections: &CutSections,
        kept: &Kept,
    ) -> Closure {
        let all = &sections.all;
        let mut needed = kept.needed.clone();
        for (first, later) in &sections.cut {
            let solver = self.known.sections.as_mut().expect("invariant `sections`: there are sections");
            let is_forced =
                |second: &usize| solver.are_forced(self.known.facts.model, revisited, all, (*first, *second));
            if !later.iter().any(is_forced) {
                continue;
            }
            let open = &all[*first];
            let unlock = end_of_section(graph, open.thread, revisited.event(open.begin).index as usize);
            let end = unlock.or(graph.thread(open.thread).last().copied()).expect("it has begun a section");
            let prefix = self.known.facts.causal.prefix(graph, end);
            let is_stuck = unlock.is_none() && self.gets_stuck_after(read, open.thread);
            if self.known.facts.causal.contains(&prefix, graph, read) || is_stuck {
                return Closure::Impossible;
            }
            for other in graph
                .ids()
                .filter(|other| *other == end || self.known.facts.causal.contains(&prefix, graph, *other))
            {
                // The prefix need not tell about the event itself, nor of later events of its thread.
                let is_later = graph.event(other).thread == open.thread && other > end;
                needed[other.index()] |= !is_later;
            }
        }
        if needed == kept.needed {
            return Closure::Nothing;
        }
        Closure::More(Kept { causes: kept.causes.clone(), needed, canonical: vec![None; graph.len()] })
    }

    /// Whether everything from a read on that is not needed was added in the canonical way.
    fn all_removable(&mut self, graph: &Graph, read: EventId, kept: &mut Kept) -> bool {
        let mut cut = (read.index()..graph.len() - 1).rev().map(EventId::new);
        can_all_be_removable(graph, read, kept) && cut.all(|id| self.is_removable(graph, id, kept))
    }

    /// Whether an event, and the threads that got stuck right after it, were added in the canonical way, if
    /// they are not needed.
    fn is_removable(&mut self, graph: &Graph, id: EventId, kept: &mut Kept) -> bool {
        if let Some(known) = kept.canonical[id.index()] {
            return known;
        }
        let mut spare = self.spare.pop().unwrap_or_default();
        let before = &mut spare.graph;
        let level = self.level;
        let stuck = level.markers.iter().filter(|marker| marker.position as usize == id.index() + 1);
        let stuck: Vec<ThreadId> = stuck.map(|marker| marker.thread).collect();
        let needed = &kept.needed;
        let mut canonical = stuck.into_iter().all(|thread| {
            C::Holes::keep_head(before, graph, id.index() + 1, needed);
            !self.can_go_on(before, thread)
        });
        canonical = canonical && (needed[id.index()] || self.is_first_choice(graph, id, needed, before));
        self.spare.push(spare);
        kept.canonical[id.index()] = Some(canonical);
        canonical
    }

    /// Whether an event is the first consistent choice, given what was there before it and what is needed.
    fn is_first_choice(&mut self, graph: &Graph, id: EventId, needed: &[bool], before: &mut Graph) -> bool {
        let event = graph.event(id);
        match event.class.kind() {
            // So is an event that was left out: what kept it from being added is still there.
            Kind::Fence => is_first_side(event),
            _ if event.class.is_signal() => true,
            _ if !can_be_first_choice(graph, id, needed) => false,
            Kind::Write if self.known.facts.coherence == Coherence::Inferred => true,
            kind => {
                let is_there = |other: EventId| other < id || needed[other.index()];
                if let Some(first) = C::Holes::is_plainly_first(&self.known.facts, graph, id, is_there) {
                    return first;
                }
                C::Holes::keep_head(before, graph, id.index(), needed);
                let node = self.known.node_before(graph, id);
                let place = (event.thread, event.index);
                if kind == Kind::Read {
                    let source = before.renumbered(event.rf);
                    return C::Holes::first_source(self, before, place, node) == Some(source);
                }
                let older = &graph.writes(event.loc)[..event.co as usize - 1];
                let older = older.iter().filter(|other| is_there(**other)).count();
                C::Holes::first_place(self, before, place, node) == Some(older + 1)
            }
        }
    }

    /// The orders of sections to look at for a thread, one after the other.
    fn orders(&self, graph: &Graph, thread: ThreadId) -> &'static [Orders] {
        let is_open = |section: &Section| section.is_open && section.thread == thread;
        if self.known.facts.has_sections && sections::sections(graph).iter().any(is_open) {
            &[Orders::OpenLast, Orders::All]
        } else {
            &[Orders::All]
        }
    }

    /// The first source of the next read of a thread, in the fixed order.
    pub(crate) fn first_source(&mut self, graph: &mut Graph, thread: ThreadId) -> Option<EventId> {
        self.orders(graph, thread).iter().find_map(|orders| self.first_source_in(graph, thread, *orders))
    }

    fn first_source_in(&mut self, graph: &mut Graph, thread: ThreadId, orders: Orders) -> Option<EventId> {
        let node = self.known.node_of(graph, thread);
        let Action::Read { loc, .. } = self.known.unfolding.action(node) else {
            unreachable!("the thread read here before");
        };
        let mut first = None;
        for position in (0..=graph.writes(loc).len()).rev() {
            let source = graph.write_at(loc, position);
            let value = if source.is_init() {
                self.known.initial_value(graph, loc)
            } else {
                graph.event(source).value
            };
            let (order, rmw) = read_class(self.known.unfolding.action(node), value);
            let read = graph.push_read(thread, order, loc, source, value, rmw).expect("it had room before");
            if self.is_consistent_with(graph, read, orders) {
                let after = self.known.unfolding.child(node, value);
                graph.set_tag(read, after.0);
                if !rmw || self.first_place_in(graph, thread, orders).is_some() {
                    graph.pop();
                    return Some(source);
                }
                first = first.or(Some(source));
            }
            graph.pop();
        }
        first
    }

    /// The first place of the next write of a thread, in the fixed order.
    pub(crate) fn first_place(&mut self, graph: &mut Graph, thread: ThreadId) -> Option<usize> {
        self.orders(graph, thread).iter().find_map(|orders| self.first_place_in(graph, thread, *orders))
    }

    fn first_place_in(&mut self, graph: &mut Graph, thread: ThreadId, orders: Orders) -> Option<usize> {
        let Action::Write { loc, order, value, exclusive } =
            self.known.unfolding.action(self.known.node_of(graph, thread))
        else {
            unreachable!("the thread wrote here before");
        };
        let stored = self.known.facts.coherence == Coherence::Stored;
        let place = if stored { graph.writes(loc).len() + 1 } else { fixed_place(graph, loc, thread) };
        let write =
            graph.push_write(thread, order, loc, value, exclusive, place).expect("it had room before");
        self.fill_clocks_of(graph, write);
        let (low, high) =
            if stored { self.known.facts.model.places(graph, write, 0) } else { (place, place) };
        let found = (low..=high).rev().find(|place| {
            graph.move_last_write(*place);
            self.is_consistent_with_filled(graph, write, orders)
        });
        graph.pop();
        found
    }

    /// Whether a thread that is stuck here has a consistent way to go on.
    fn can_go_on(&mut self, graph: &mut Graph, thread: ThreadId) -> bool {
        let action = self.known.unfolding.action(self.known.node_of(graph, thread));
        if matches!(action, Action::Write { .. }) {
            return self.first_place_in(graph, thread, Orders::All).is_some();
        }
        let id = push_without_choice(graph, thread, action).expect("it had room before");
        let possible = self.is_consistent_with(graph, id, Orders::All);
        graph.pop();
        possible
    }

    fn is_consistent_with(&mut self, graph: &mut Graph, id: EventId, orders: Orders) -> bool {
        self.fill_clocks_of(graph, id);
        self.is_consistent_with_filled(graph, id, orders)
    }

    fn is_consistent_with_filled(&mut self, graph: &Graph, id: EventId, orders: Orders) -> bool {
        let plain = match self.known.facts.coherence {
            Coherence::Stored => {
                self.known.facts.model.consistent_after(graph, id, false, &mut self.known.scratch)
            }
            Coherence::Inferred => self.known.facts.model.consistent_for_some_order(graph, false),
        };
        plain
            && match (&mut self.known.sections, orders) {
                (None, _) => true,
                (Some(sections), Orders::All) => sections.are_consistent(self.known.facts.model, graph),
                (Some(sections), Orders::OpenLast) => {
                    let thread = graph.event(id).thread;
                    sections.are_consistent_with_last(self.known.facts.model, graph, thread)
                }
            }
    }

    /// What a revisit keeps of a graph, as a level, with the first and the last place of the write.
    pub(crate) fn restricted(
        &mut self,
        graph: &Graph,
        read: EventId,
        write: &NewWrite,
        needed: &[bool],
    ) -> Result<Restricted, Limit> {
        let mut level = self.spare.pop().unwrap_or_default();
        let stored = self.known.facts.coherence == Coherence::Stored;
        let node = self.known.node_before(graph, read);
        let mut cutter = Cutter {
            model: self.known.facts.model,
            causal: &self.known.facts.causal,
            unfolding: &mut self.known.unfolding,
            stored,
        };
        let keep = |id: EventId| needed[id.index()];
        let (low, high) = cutter.copy(graph, (read, node), write, keep, &mut level.graph)?;
        let from = self.level;
        level.markers.clear();
        level.markers.extend(from.markers.iter().filter(|marker| marker.position as usize <= read.index()));
        Ok((level, low, high))
    }

    fn fill_clocks_of(&self, graph: &mut Graph, id: EventId) {
        graph.reset_row(id);
        self.known.facts.causal.extend(graph, id);
        self.known.facts.model.extend_views(graph, id);
    }
}

/// Whether everything from a read on may be needed, or added in the canonical way, as far as that is known
/// without looking for orders of sections.
fn can_all_be_removable(graph: &Graph, read: EventId, kept: &Kept) -> bool {
    (read.index()..graph.len() - 1).map(EventId::new).all(|id| {
        kept.canonical[id.index()] != Some(false)
            && (kept.needed[id.index()] || can_be_first_choice(graph, id, &kept.needed))
    })
}

/// Whether nothing that was added before a write reads from it, and what a read reads from was there before
/// it or is needed.
fn can_be_first_choice(graph: &Graph, id: EventId, needed: &[bool]) -> bool {
    let event = graph.event(id);
    match event.class.kind() {
        _ if event.class.is_signal() => true,
        Kind::Fence => is_first_side(event),
        Kind::Write => event.early_readers == 0,
        Kind::Read => event.rf.is_init() || event.rf < id || needed[event.rf.index()],
    }
}

/// The event that ends the section that an event of a thread begins, if it has ended.
pub(crate) fn end_of_section(graph: &Graph, thread: ThreadId, begin: usize) -> Option<EventId> {
    let events = graph.thread(thread);
    let lock = graph.event(events[begin]).value;
    let ends = |event: &&EventId| {
        let event = graph.event(**event);
        matches!(event.class, Class::UNLOCK | Class::SHARED_UNLOCK) && event.value == lock
    };
    events[begin..].iter().find(ends).copied()
}

/// The places of the write, if a revisit keeps more, that are the same place among what it kept before.
fn same_places(
    graph: &Graph,
    read: EventId,
    write: &NewWrite,
    kept: &Kept,
    more: &Kept,
    place: usize,
) -> RangeInclusive<usize> {
    let in_larger =
        |other: &&EventId| Some(**other) != write.id && (**other <= read || more.needed[other.index()]);
    let in_smaller = |other: &EventId| *other <= read || kept.needed[other.index()];
    // How many of the writes that were kept before are older than the write at each place.
    let mut older = 0;
    let mut places = Vec::new();
    for (at, other) in graph.writes(write.loc).iter().filter(in_larger).enumerate() {
        if older + 1 == place {
            places.push(at + 1);
        }
        older += usize::from(in_smaller(other));
    }
    if older + 1 == place {
        places.push(graph.writes(write.loc).iter().filter(in_larger).count() + 1);
    }
    let first = *places.first().expect("invariant `place`: a place is after as many writes as it says");
    first..=*places.last().expect("there is a first")
}

/// No read that is kept when a read is revisited loses a newer source.
fn keeps_sources(graph: &Graph, target: EventId, needed: &[bool]) -> bool {
    graph.early_reads().iter().filter(|read| **read < target || needed[read.index()]).all(|read| {
        let source = graph.event(*read).rf;
        source < target || needed[source.index()]
    })
}
