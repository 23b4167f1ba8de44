//! The shape of a graph that comes from a file: whether the numbers in it lead anywhere. That has to be known
//! before anything else is asked of it; the verifier (`verify.rs`) takes it for granted.

use super::Graph;
use crate::label::{Class, EventId, Kind, LocId};

impl Graph {
    /// Whether it is compact, for as many threads and clocks as another graph, and every number in it is that
    /// of an event, a thread or a location that it has.
    pub fn has_shape_of(&self, other: &Graph) -> bool {
        let same = |of: fn(&Graph) -> usize| of(self) == of(other);
        same(|graph| graph.threads.len())
            && same(|graph| graph.lanes)
            && same(|graph| graph.row)
            && same(|graph| usize::from(graph.is_sparse()))
            && self.order.len() == self.events.len()
            && self.order.iter().enumerate().all(|(at, id)| self.is_event(*id) && id.index() == at)
            && self.clocks.len() == self.row * self.events.len()
            && self.ids().all(|id| self.has_event_shape(id))
            && self.have_threads_shape()
            && (0..self.locations.len()).all(|loc| self.has_location_shape(LocId(loc as u32)))
            && self.tails.len() == self.locations.len() * self.threads.len()
            && self.tails.iter().all(|id| self.is_event_or_none(*id))
            && self.have_lists_shape()
            && self.sparse.as_ref().is_none_or(|sparse| sparse.has_shape(self))
    }

    pub(super) fn is_event(&self, id: EventId) -> bool {
        !id.is_init() && id.index() < self.events.len()
    }

    pub(super) fn is_event_or_none(&self, id: EventId) -> bool {
        id == EventId::NONE || self.is_event(id)
    }

    fn has_event_shape(&self, id: EventId) -> bool {
        let event = self.event(id);
        let Some(po) = self.threads.get(event.thread.index()) else { return false };
        let previous = (event.index as usize).checked_sub(1).and_then(|before| po.get(before));
        let has_location = event.class.kind() != Kind::Fence;
        let is_source = |source: EventId| source == EventId::init(event.loc) || self.is_event(source);
        event.class.index() < Class::INIT.index()
            && (event.index as usize) < po.len()
            && (self.is_sparse() || event.previous == previous.copied().unwrap_or(EventId::NONE))
            && self.is_event_or_none(event.previous_at_location)
            && if has_location { event.loc.index() < self.locations.len() } else { event.loc == LocId::NONE }
            && match event.class.kind() {
                Kind::Read => is_source(event.rf),
                Kind::Write | Kind::Fence => event.rf == EventId::NONE,
            }
    }

    /// Each event is in one thread, but for holes that have been filled.
    fn have_threads_shape(&self) -> bool {
        let is_of = |thread: usize, id: EventId| self.is_event(id) && self.event(id).thread.index() == thread;
        let filled = self.sparse.as_ref().map_or(0, |sparse| sparse.filled());
        let mut threads = self.threads.iter().enumerate();
        threads
            .all(|(thread, po)| po.len() <= usize::from(u16::MAX) && po.iter().all(|id| is_of(thread, *id)))
            && self.threads.iter().map(Vec::len).sum::<usize>() + filled == self.events.len()
    }

    fn has_location_shape(&self, loc: LocId) -> bool {
        let location = &self.locations[loc.index()];
        let is_there = |id: EventId, kind: Kind| {
            self.is_event(id) && self.event(id).loc == loc && self.event(id).class.kind() == kind
        };
        location.co.iter().all(|write| is_there(*write, Kind::Write))
            && location.reads.is_sorted_by(|a, b| a < b)
            && location.reads.iter().all(|read| is_there(*read, Kind::Read))
            && location.sources.iter().eq(location.reads.iter().map(|read| &self.event(*read).rf))
    }

    fn have_lists_shape(&self) -> bool {
        let is_mark = |id: &EventId| self.event(*id).class == Class::MARK;
        let marks = self.ids().filter(is_mark).map(|id| (id, self.event(id).value));
        let is_early = |id: &EventId| {
            let event = self.event(*id);
            event.class.kind() == Kind::Read && !event.rf.is_init() && event.rf > *id
        };
        let mut early = self.early_reads.clone();
        early.sort_unstable();
        self.marks.are(marks) && self.ids().filter(is_early).eq(early)
    }
}
