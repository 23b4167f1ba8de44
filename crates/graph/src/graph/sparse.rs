//! Sparse graphs: events of a thread may be missing although later ones, which do not depend on them, are
//! there.
//!
//! Only models that track dependencies need them. An event that cannot be added where its thread has come is
//! left out likewise, if its thread can go on without it: a hole that is *closed*, and is not filled.
//!
//! A missing event is a *hole*: a mark that stands at its place in the thread, so that
//! everything that walks along po need not know. The event that fills a hole takes its place; the mark stays
//! in insertion order, in no thread, until the next restriction or until the event is removed again. So the
//! events of a thread are in program order in the thread, but need not have been added in that order.

use super::{Event, Graph, Limit, MAX_EVENTS_PER_THREAD, Revisit};
use crate::label::{Class, Dependencies, EventId, LocId, ThreadId, Value};
use crate::sets::ClassSet;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What ties an event to earlier ones of its thread.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Tie {
    /// The reads that it depends on.
    pub dependencies: Arc<Dependencies>,
    /// The events of its thread without which it cannot be, each by its number within the thread.
    pub causes: Arc<[u16]>,
}

/// Values of holes: whether they are to be filled.
const OPEN: Value = 0;
const CLOSED: Value = 1;

/// What sparse graphs have besides.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct Sparse {
    /// By event.
    ties: Vec<Tie>,
    /// By event: the hole that it fills, or `NONE`.
    fills: Vec<EventId>,
    /// How many holes there are that are not closed.
    holes: usize,
    /// How many holes there are that are closed.
    closed: usize,
    /// Where in its thread the next event goes; if none, into the first hole, or else at the end.
    aim: Option<u16>,
}

impl Sparse {
    /// How many holes have been filled.
    pub(super) fn filled(&self) -> usize {
        self.fills.iter().filter(|hole| **hole != EventId::NONE).count()
    }

    /// Whether the numbers in it lead anywhere in its graph.
    pub(super) fn has_shape(&self, graph: &Graph) -> bool {
        let count = |is: fn(&Graph, EventId) -> bool| {
            let threads = graph.threads.iter().flatten();
            threads.filter(|id| is(graph, **id)).count()
        };
        let is_hole = |id: EventId| graph.is_event(id) && graph.class(id) == Class::HOLE;
        let is_earlier =
            |id: EventId, numbers: &[u16]| numbers.iter().all(|number| *number < graph.event(id).index);
        let is_tied = |(at, tie): (usize, &Tie)| {
            let Dependencies { addr, data, ctrl } = &*tie.dependencies;
            [addr, data, ctrl].iter().all(|numbers| is_earlier(EventId::new(at), numbers))
                && is_earlier(EventId::new(at), &tie.causes)
        };
        self.ties.len() == graph.events.len()
            && self.fills.len() == graph.events.len()
            && self.fills.iter().all(|hole| *hole == EventId::NONE || is_hole(*hole))
            && self.ties.iter().enumerate().all(is_tied)
            && self.holes == count(Graph::is_open_hole)
            && self.closed == count(Graph::is_closed_hole)
            && self.aim.is_none()
    }
}

impl Graph {
    /// Whether it may have holes.
    #[inline]
    pub fn is_sparse(&self) -> bool {
        self.sparse.is_some()
    }

    /// Makes an empty graph a sparse one.
    pub fn make_sparse(&mut self) {
        debug_assert!(self.is_empty(), "invariant `sparse`: a graph is sparse from the start");
        self.sparse = Some(Box::default());
    }

    fn sparse_part(&mut self) -> &mut Sparse {
        self.sparse.as_mut().expect("invariant `sparse`: the graph is sparse")
    }

    /// Whether events are missing that can be added.
    #[inline]
    pub fn has_holes(&self) -> bool {
        self.sparse.as_ref().is_some_and(|sparse| sparse.holes > 0)
    }

    /// The place of the first event that is missing in a thread and can be added.
    pub fn first_hole(&self, thread: ThreadId) -> Option<usize> {
        if !self.has_holes() {
            return None;
        }
        self.thread(thread).iter().position(|id| self.is_open_hole(*id))
    }

    /// Whether this is a hole that is not closed.
    pub fn is_open_hole(&self, id: EventId) -> bool {
        self.class(id) == Class::HOLE && self.event(id).value == OPEN
    }

    /// Whether this is a closed hole.
    pub fn is_closed_hole(&self, id: EventId) -> bool {
        self.class(id) == Class::HOLE && self.event(id).value == CLOSED
    }

    /// Whether some event was left out.
    pub fn has_closed_holes(&self) -> bool {
        self.sparse.as_ref().is_some_and(|sparse| sparse.closed > 0)
    }

    /// Whether an event is the last one of its thread.
    #[inline]
    pub fn is_last_of_thread(&self, id: EventId) -> bool {
        let event = self.event(id);
        self.thread(event.thread).len() == event.index as usize + 1
    }

    /// Leaves the next event of a thread out.
    pub fn push_closed_hole(&mut self, thread: ThreadId) -> Result<EventId, Limit> {
        self.push_sparse(thread, Class::HOLE, LocId::NONE, CLOSED)
    }

    /// What ties an event of a sparse graph to earlier ones of its thread.
    pub fn tie(&self, id: EventId) -> &Tie {
        &self.sparse.as_ref().expect("invariant `sparse`: the graph is sparse").ties[id.index()]
    }

    /// What an event depends on, if that is known.
    pub fn dependencies(&self, id: EventId) -> Option<&Dependencies> {
        self.sparse.as_ref().map(|sparse| &*sparse.ties[id.index()].dependencies)
    }

    /// Sets what ties an event of a sparse graph to earlier ones.
    pub fn set_tie(&mut self, id: EventId, tie: Tie) {
        self.sparse_part().ties[id.index()] = tie;
    }

    /// Says where in its thread the next event goes that is added to a sparse graph; there are holes before
    /// it if need be.
    pub fn aim(&mut self, index: u16) {
        self.sparse_part().aim = Some(index);
    }

    pub(super) fn push_sparse(
        &mut self,
        thread: ThreadId,
        class: Class,
        loc: LocId,
        value: Value,
    ) -> Result<EventId, Limit> {
        let aim = self.sparse_part().aim.take();
        let index = aim.map(usize::from).or_else(|| self.first_hole(thread));
        let index = index.unwrap_or(self.thread(thread).len());
        if index >= MAX_EVENTS_PER_THREAD {
            return Err(Limit::EventsPerThread);
        }
        self.add_holes(thread, index);
        Ok(self.link_new(thread, index, class, loc, value))
    }

    /// Adds holes until a thread has so many events.
    fn add_holes(&mut self, thread: ThreadId, count: usize) {
        while self.thread(thread).len() < count {
            let end = self.thread(thread).len();
            self.link_new(thread, end, Class::HOLE, LocId::NONE, OPEN);
        }
    }

    fn link_new(
        &mut self,
        thread: ThreadId,
        index: usize,
        class: Class,
        loc: LocId,
        value: Value,
    ) -> EventId {
        let id = EventId::new(self.events.len());
        if loc != LocId::NONE && loc.index() >= self.locations.len() {
            self.add_locations(loc.index() + 1);
        }
        let mut event = Event {
            value,
            thread,
            index: index as u16,
            previous: EventId::NONE,
            class,
            loc,
            rf: EventId::NONE,
            co: 0,
            early_readers: 0,
            mirrors: false,
            previous_at_location: EventId::NONE,
            tag: 0,
            lineages: 0,
            location_classes_before: ClassSet::EMPTY,
            classes_before: self.classes,
        };
        self.classes.insert(class);
        if loc != LocId::NONE {
            let location = &mut self.locations[loc.index()];
            event.location_classes_before = location.classes;
            location.classes.insert(class);
            let po = &self.threads[thread.index()];
            let at_location = |other: &&EventId| self.events[other.index()].loc == loc;
            let previous = po[..index].iter().rev().find(at_location);
            event.previous_at_location = previous.copied().unwrap_or(EventId::NONE);
            let later = po.get(index + 1..).unwrap_or_default();
            match later.iter().find(at_location).copied() {
                Some(next) => self.events[next.index()].previous_at_location = id,
                None => {
                    let tail = self.tail_at(loc, thread);
                    self.tails[tail] = id;
                }
            }
        }
        self.events.push(event);
        self.order.push(id);
        self.clocks.resize(self.clocks.len() + self.row, 0);
        let po = &mut self.threads[thread.index()];
        let fills = match po.get_mut(index) {
            Some(place) => std::mem::replace(place, id),
            None => {
                po.push(id);
                EventId::NONE
            }
        };
        debug_assert!(
            fills == EventId::NONE || self.is_open_hole(fills),
            "invariant `hole`: an event goes where one is missing"
        );
        let sparse = self.sparse_part();
        sparse.ties.push(Tie::default());
        sparse.fills.push(fills);
        sparse.holes += usize::from(class == Class::HOLE && value == OPEN);
        sparse.closed += usize::from(class == Class::HOLE && value == CLOSED);
        sparse.holes -= usize::from(fills != EventId::NONE);
        self.reset_row(id);
        id
    }

    /// Makes the last event the last of its thread and of its location in the thread, which `pop` expects: a
    /// hole that it fills is put back first.
    pub(super) fn unlink_last(&mut self) {
        let id = EventId::new(self.events.len() - 1);
        let Event { thread, index, loc, previous_at_location, .. } = self.events[id.index()];
        let (is_open_hole, is_closed_hole) = (self.is_open_hole(id), self.is_closed_hole(id));
        let sparse = self.sparse_part();
        sparse.ties.pop();
        let fills = sparse.fills.pop().expect("as many as events");
        sparse.holes -= usize::from(is_open_hole);
        sparse.closed -= usize::from(is_closed_hole);
        if fills == EventId::NONE {
            return;
        }
        sparse.holes += 1;
        let po = &mut self.threads[thread.index()];
        po[index as usize] = fills;
        // `pop` takes one away.
        po.push(id);
        if loc == LocId::NONE {
            return;
        }
        let po = &self.threads[thread.index()];
        let later = &po[index as usize + 1..po.len() - 1];
        let next = later.iter().find(|other| self.events[other.index()].previous_at_location == id);
        if let Some(next) = next.copied() {
            self.events[next.index()].previous_at_location = previous_at_location;
            // `pop` makes this the last access.
            let tail = self.last_access(loc, thread);
            self.events[id.index()].previous_at_location = tail;
        }
    }

    /// Makes this sparse graph the part of another one that consists of the events that satisfy `keep`, in
    /// unchanged insertion order. Missing events are holes; clocks are left for the caller to compute.
    ///
    /// A kept read may lose its source only if it is the one that `revisit` names; it then reads from the
    /// event added next, whose thread and place in it follow.
    pub fn restrict_sparse(
        &mut self,
        from: &Graph,
        keep: impl Fn(EventId) -> bool,
        revisit: Option<(&Revisit, ThreadId, u16)>,
    ) {
        let clocks = from.row / from.lanes;
        self.reset(from.threads.len(), clocks).expect("invariant `threads`: there were as many before");
        self.sparse = Some(Box::default());
        self.add_locations(from.locations.len());
        for id in from.ids() {
            if from.is_open_hole(id) || !keep(id) {
                self.renumber.push(EventId::NONE);
                continue;
            }
            let kept = self.copy_sparse(from, id);
            self.renumber.push(kept);
        }
        if let Some((_, thread, index)) = revisit {
            self.add_holes(thread, index.into());
        }
        self.relink(from, 0, revisit.map(|(revisit, ..)| revisit));
    }

    fn copy_sparse(&mut self, from: &Graph, id: EventId) -> EventId {
        let event = from.events[id.index()];
        self.aim(event.index);
        let kept = self.push_sparse(event.thread, event.class, event.loc, event.value);
        let kept = kept.expect("invariant `index`: the place existed before");
        let copy = &mut self.events[kept.index()];
        (copy.rf, copy.tag) = (event.rf, event.tag);
        if event.class.kind() == crate::label::Kind::Read {
            let source = if event.rf < id { self.renumbered(event.rf) } else { event.rf };
            self.events[kept.index()].rf = source;
            let location = &mut self.locations[event.loc.index()];
            location.reads.push(kept);
            location.sources.push(source);
        }
        self.set_tie(kept, from.tie(id).clone());
        kept
    }
}
