//! The marks of the ends of objects: all of them, and how many name the same object.

use crate::label::{EventId, LocId, Value};
use serde::{Deserialize, Serialize};

/// Marks in insertion order.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct Marks {
    list: Vec<EventId>,
    /// By the location that a mark names: how many do.
    counts: Vec<u32>,
}

impl Marks {
    pub fn list(&self) -> &[EventId] {
        &self.list
    }

    /// How many name a location.
    pub fn count(&self, named: LocId) -> u32 {
        self.counts.get(named.index()).copied().unwrap_or(0)
    }

    pub fn clear(&mut self) {
        self.list.clear();
        self.counts.clear();
    }

    /// Adds a mark that is newer than all others.
    pub fn push(&mut self, id: EventId, named: Value) {
        self.list.push(id);
        self.add(named);
    }

    /// Takes the newest event away, if it is a mark.
    pub fn pop(&mut self, id: EventId, named: Value) {
        if self.list.pop_if(|mark| *mark == id).is_some() {
            self.counts[named as usize] -= 1;
        }
    }

    /// Takes a mark out of its place.
    pub fn take_out(&mut self, id: EventId, named: Value) {
        super::cut::take_out(&mut self.list, id);
        self.counts[named as usize] -= 1;
    }

    /// Puts a mark in its place.
    pub fn put_in(&mut self, id: EventId, named: Value) {
        super::cut::put_in(&mut self.list, id);
        self.add(named);
    }

    /// These marks with other numbers.
    pub fn renumbered(&self, number: impl Fn(&EventId) -> EventId) -> Marks {
        Marks { list: self.list.iter().map(number).collect(), counts: self.counts.clone() }
    }

    /// Whether these are the marks, with what each names: of a graph that comes from a file, nothing is
    /// known.
    pub fn are(&self, marks: impl Iterator<Item = (EventId, Value)>) -> bool {
        let mut counts = vec![0; self.counts.len()];
        let mut list = self.list.iter();
        let are_listed = marks.into_iter().all(|(id, named)| {
            let count = usize::try_from(named).ok().and_then(|at| counts.get_mut(at));
            list.next() == Some(&id) && count.map(|count| *count += 1).is_some()
        });
        are_listed && list.next().is_none() && counts == self.counts
    }

    fn add(&mut self, named: Value) {
        let at = named as usize;
        if self.counts.len() <= at {
            self.counts.resize(at + 1, 0);
        }
        self.counts[at] += 1;
    }
}
