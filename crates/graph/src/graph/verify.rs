//! The verifier: every fact that a graph stores, recomputed from the others.

use super::Graph;
use crate::label::{Class, EventId, Kind, LocId};
use crate::sets::ClassSet;

impl Graph {
    /// Recomputes every stored fact from the others and names the first that is broken.
    ///
    /// Rules: `order`, `po-insertion`, `po-index`, `co-total`, `rf-typed`, `signals-apart`, `reads-listed`,
    /// `tails`, `early`, `classes`.
    pub fn check(&self) -> Result<(), String> {
        let broken = |rule: &str, id: EventId| Err(format!("invariant `{rule}` is broken at {id:?}"));
        let is_listed = |id: &EventId| !id.is_init() && id.index() < self.events.len();
        let is_in_order = self.order.is_sorted_by(|a, b| a < b) && self.order.iter().all(is_listed);
        if !is_in_order || (self.is_cut() && self.cuts.is_empty()) {
            return Err("invariant `order` is broken".into());
        }
        let mut classes = ClassSet::EMPTY;
        for id in self.ids() {
            let event = self.event(id);
            let po = &self.threads[event.thread.index()];
            // A hole that has been filled is in no thread.
            let is_hole = self.sparse.is_some() && event.class == Class::HOLE;
            if po.get(event.index as usize) != Some(&id) && !is_hole {
                return broken("po-index", id);
            }
            if !po.is_sorted() && self.sparse.is_none() {
                return broken("po-insertion", id);
            }
            // Kept by a cut, it is not removed before the cut is taken back.
            if event.classes_before != classes && self.cuts.is_empty() {
                return broken("classes", id);
            }
            classes.insert(event.class);
            let fine = match event.class.kind() {
                Kind::Read => self.check_read(id),
                Kind::Write => self.check_write(id),
                Kind::Fence => Ok(()),
            };
            if let Err(rule) = fine {
                return broken(rule, id);
            }
            if event.loc != LocId::NONE {
                let earlier = &po[..event.index as usize];
                let previous = earlier.iter().rev().find(|other| self.event(**other).loc == event.loc);
                if event.previous_at_location != previous.copied().unwrap_or(EventId::NONE) {
                    return broken("tails", id);
                }
            }
        }
        if classes != self.classes {
            return Err("invariant `classes` is broken for the whole graph".into());
        }
        for (number, location) in self.locations.iter().enumerate() {
            let count = |kind| {
                let events = self.ids().map(|id| self.event(id));
                events.filter(|e| e.loc.0 as usize == number && e.class.kind() == kind).count()
            };
            if location.co.len() != count(Kind::Write) || location.reads.len() != count(Kind::Read) {
                return Err(format!("invariant `co-total` or `reads-listed` is broken at location {number}"));
            }
            self.check_location(LocId(number as u32))?;
        }
        Ok(())
    }

    fn check_location(&self, loc: LocId) -> Result<(), String> {
        let location = &self.locations[loc.index()];
        let mut classes = ClassSet::EMPTY;
        for id in self.ids().filter(|id| self.event(*id).loc == loc) {
            if self.event(id).location_classes_before != classes && self.cuts.is_empty() {
                return Err(format!("invariant `classes` is broken at {id:?}"));
            }
            classes.insert(self.event(id).class);
        }
        if classes != location.classes {
            return Err(format!("invariant `classes` is broken at {loc:?}"));
        }
        for (po, tail) in self.threads.iter().zip(self.last_accesses(loc)) {
            let last = po.iter().rev().find(|id| self.event(**id).loc == loc);
            if *tail != last.copied().unwrap_or(EventId::NONE) {
                return Err(format!("invariant `tails` is broken at {loc:?}"));
            }
        }
        Ok(())
    }

    fn check_read(&self, id: EventId) -> Result<(), &'static str> {
        let event = self.event(id);
        if !self.readers(event.loc, event.rf).any(|read| read == id) {
            return Err("reads-listed");
        }
        let typed = if event.rf.is_init() {
            event.rf == EventId::init(event.loc)
        } else {
            self.order.binary_search(&event.rf).is_ok() && {
                let source = self.event(event.rf);
                source.class.kind() == Kind::Write && source.loc == event.loc && source.value == event.value
            }
        };
        if !typed {
            return Err("rf-typed");
        }
        if !event.rf.is_init() && event.class.is_signal() != self.class(event.rf).is_signal() {
            return Err("signals-apart");
        }
        let early = !event.rf.is_init() && event.rf > id;
        if early != self.early_reads.contains(&id) { Err("early") } else { Ok(()) }
    }

    fn check_write(&self, id: EventId) -> Result<(), &'static str> {
        let event = self.event(id);
        let location = &self.locations[event.loc.index()];
        if event.co == 0 || location.co.get(event.co as usize - 1) != Some(&id) {
            return Err("co-total");
        }
        let early = location.reads.iter().filter(|read| **read < id && self.event(**read).rf == id).count();
        if early != event.early_readers as usize { Err("early") } else { Ok(()) }
    }
}
