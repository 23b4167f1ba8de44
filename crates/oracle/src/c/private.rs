//! What a thread does to an object that it has allocated and that no other thread can know yet.
//!
//! The direct translation makes events of these accesses. The checker makes none: it takes what they leave
//! behind as the first contents of the object. [`forget_private`] turns the first into the second.

use super::{CTree, Cell, FREED, Home, OBJECTS, Scalar};
use crate::execution::{Co, Event, EventName, Execution, Origin, Thread};
use selvedge_graph::{Kind, LocId, Value};
use std::collections::{BTreeMap, BTreeSet};

/// What is known of the objects of one thread.
#[derive(Clone, Debug)]
pub struct Tracker {
    /// The first location of its first object.
    first: usize,
    /// How many locations an object has.
    size: usize,
    published: [bool; OBJECTS],
    /// What the thread has written to objects that were private at that time.
    contents: BTreeMap<LocId, Value>,
    /// Which members of a node are pointers.
    pointers: Vec<bool>,
    /// Which locations hold pointers.
    holds_pointer: Vec<bool>,
}

impl Tracker {
    /// A thread that has done nothing. The main function, number 0, allocates nothing.
    pub fn new(tree: &CTree, thread: usize) -> Tracker {
        let is_pointer = |cell: &Cell| cell.member.scalar == Scalar::Pointer;
        Tracker {
            first: tree.first_cell_of_object(thread.saturating_sub(1), 0).index(),
            size: if thread == 0 { 0 } else { tree.node.len() },
            published: [false; OBJECTS],
            contents: BTreeMap::new(),
            pointers: tree.node.iter().map(|member| member.scalar == Scalar::Pointer).collect(),
            holds_pointer: tree.cells().iter().map(is_pointer).collect(),
        }
    }

    fn object(&self, loc: LocId) -> Option<usize> {
        let offset = loc.index().checked_sub(self.first)?;
        (offset < OBJECTS * self.size).then(|| offset / self.size)
    }

    /// Whether a location belongs to an object that only this thread knows.
    pub fn is_private(&self, loc: LocId) -> bool {
        loc != LocId::NONE && self.object(loc).is_some_and(|object| !self.published[object])
    }

    /// Whether a location is private, and nothing was written to it.
    pub fn is_undefined(&self, loc: LocId) -> bool {
        self.is_private(loc) && !self.contents.contains_key(&loc)
    }

    /// Whether a location belongs to an object that the thread freed while it was private.
    pub fn is_freed(&self, loc: LocId) -> bool {
        self.contents.get(&loc) == Some(&FREED)
    }

    /// The thread has written.
    pub fn note_write(&mut self, loc: LocId, value: Value) {
        if self.is_private(loc) {
            self.contents.insert(loc, value);
        } else if self.holds_pointer.get(loc.index()) == Some(&true) {
            self.publish(value);
        }
    }

    fn publish(&mut self, address: Value) {
        let Some(object) =
            u32::try_from(address.wrapping_sub(1)).ok().and_then(|loc| self.object(LocId(loc)))
        else {
            return;
        };
        if std::mem::replace(&mut self.published[object], true) {
            return;
        }
        for member in 0..self.size {
            let loc = LocId((self.first + object * self.size + member) as u32);
            if self.pointers[member] {
                self.publish(self.contents.get(&loc).copied().unwrap_or(0));
            }
        }
    }
}

/// Whether some object is used after its life has ended. (If it is unordered with the end, that is a race.)
pub fn uses_freed(execution: &Execution) -> bool {
    let is_free = |name: &EventName| execution.event(*name).value == FREED;
    let reads_one = execution.events().any(|(_, event)| {
        matches!(event.source, Some(Origin::Write(write)) if event.kind == Kind::Read && is_free(&write))
    });
    // Where stores may overtake each other, one that is before the end may come after it in co.
    let is_late = |free: EventName, write: EventName| !causes(execution, free).contains(&write);
    let is_followed = |writes: &Vec<EventName>| {
        let free = writes.iter().position(is_free);
        free.is_some_and(|at| writes[at + 1..].iter().any(|write| is_late(writes[at], *write)))
    };
    // Where stores may overtake each other, whoever knows of the end may still read what was there before.
    let frees: Vec<EventName> = execution.events().map(|(name, _)| name).filter(is_free).collect();
    let knows_end = |(name, event): (EventName, &Event)| {
        let same = frees.iter().filter(|free| **free != name && execution.event(**free).loc == event.loc);
        same.clone().next().is_some() && {
            let causes = causes(execution, name);
            same.clone().any(|free| causes.contains(free))
        }
    };
    reads_one || execution.co.values().any(is_followed) || execution.events().any(knows_end)
}

/// What is before an event in the order of causes, `po | rf`.
fn causes(execution: &Execution, event: EventName) -> BTreeSet<EventName> {
    let mut before = BTreeSet::new();
    let mut pending = vec![event];
    while let Some(name) = pending.pop() {
        let earlier = name.index.checked_sub(1).map(|index| EventName { index, ..name });
        let source = match execution.event(name).source {
            Some(Origin::Write(write)) => Some(write),
            _ => None,
        };
        pending.extend(earlier.into_iter().chain(source).filter(|cause| before.insert(*cause)));
    }
    before
}

/// Whether every object shows its first contents, those of its private accesses, to other threads from the
/// start.
///
/// If not, some thread has read an object before its first contents were there, or has written to it before.
/// That takes a race, or a model in which the publication may overtake; the checker knows no such executions.
pub fn first_contents_come_first(tree: &CTree, execution: &Execution) -> bool {
    let private = private_events(tree, execution);
    let last = last_private_writes(execution, &private);
    let sees_last = |(name, event): (EventName, &Event)| match event.source {
        _ if private.contains(&name) => true,
        Some(Origin::Write(source)) if private.contains(&source) => last.get(&event.loc) == Some(&source),
        Some(Origin::Init) => !last.contains_key(&event.loc),
        _ => true,
    };
    let is_first = |writes: &Vec<EventName>| writes.is_sorted_by_key(|name| !private.contains(name));
    execution.events().all(sees_last) && execution.co.values().all(is_first)
}

/// The execution without private accesses and frees; reads of what they wrote read the initial write instead.
///
/// None if it is not what the checker would call an execution, or is not to be compared with that because an
/// object is used that is no longer there.
pub fn forget_private(tree: &CTree, execution: &Execution) -> Option<Execution> {
    if !first_contents_come_first(tree, execution) || uses_freed(execution) {
        return None;
    }
    Some(without(execution, &private_events(tree, execution)))
}

/// The execution without frees and those private accesses that are the making of objects.
///
/// None if it is not to be compared because an object is used that is no longer there.
pub fn forget_making(tree: &CTree, execution: &Execution) -> Option<Execution> {
    let private = private_events(tree, execution);
    let makes = |name: &EventName| {
        let event = execution.event(*name);
        let object = tree.first_cell_of_object((name.thread - 1).into(), 0).index();
        let is_first = |other: &EventName| other >= name || execution.event(*other).loc != event.loc;
        tree.is_made_apart((event.loc.index() - object) % tree.node.len()) && private.iter().all(is_first)
    };
    let making: BTreeSet<EventName> = private.iter().copied().filter(makes).collect();
    let is_first = |writes: &Vec<EventName>| writes.is_sorted_by_key(|name| !making.contains(name));
    let fits = execution.co.values().all(is_first) && !uses_freed(execution);
    fits.then(|| without(execution, &making))
}

/// The execution without some events and all frees; reads of what they wrote read the initial write instead.
fn without(execution: &Execution, gone: &BTreeSet<EventName>) -> Execution {
    let kept = |name: &EventName| !gone.contains(name) && execution.event(*name).value != FREED;
    let renamed = |name: EventName| {
        let before = (0..name.index).filter(|index| kept(&EventName { index: *index, ..name })).count();
        EventName::new(name.thread as usize, before)
    };
    let treated = |event: &Event| {
        let source = event.source.map(|source| match source {
            Origin::Write(write) if kept(&write) => Origin::Write(renamed(write)),
            _ => Origin::Init,
        });
        Event { source, ..*event }
    };
    let threads = execution.threads.iter().enumerate().map(|(number, thread)| {
        let events = thread.events.iter().enumerate();
        let events = events.filter(|(index, _)| kept(&EventName::new(number, *index)));
        Thread {
            events: events.map(|(_, event)| treated(event)).collect(),
            dependencies: Vec::new(),
            status: thread.status,
        }
    });
    let mut co = Co::new();
    for (loc, writes) in &execution.co {
        let writes: Vec<EventName> = writes.iter().copied().filter(kept).map(renamed).collect();
        if !writes.is_empty() {
            co.insert(*loc, writes);
        }
    }
    Execution { threads: threads.collect(), co }
}

/// Whether something is read of an object that was allocated and not written.
pub fn reads_undefined(tree: &CTree, execution: &Execution) -> bool {
    let private = private_events(tree, execution);
    let cells = tree.cells();
    let is_first = |write: EventName| {
        let loc = execution.event(write).loc;
        !private.iter().any(|other| *other < write && execution.event(*other).loc == loc)
    };
    let is_undefined = |read: &Event| match read.source {
        Some(Origin::Write(write)) if private.contains(&write) && is_first(write) => {
            let (cell, first) =
                (read.loc.index(), tree.first_cell_of_object(write.thread as usize - 1, 0).index());
            tree.is_made_apart((cell - first) % tree.node.len())
        }
        Some(Origin::Init) => {
            cells.get(read.loc.index()).is_some_and(|cell| matches!(cell.home, Home::Object { .. }))
        }
        _ => false,
    };
    execution.events().any(|(_, event)| is_undefined(event))
}

fn private_events(tree: &CTree, execution: &Execution) -> BTreeSet<EventName> {
    let mut private = BTreeSet::new();
    for (number, thread) in execution.threads.iter().enumerate() {
        let mut tracker = Tracker::new(tree, number);
        for (index, event) in thread.events.iter().enumerate() {
            if tracker.is_private(event.loc) {
                private.insert(EventName::new(number, index));
            }
            if event.kind == Kind::Write {
                tracker.note_write(event.loc, event.value);
            }
        }
    }
    private
}

fn last_private_writes(execution: &Execution, private: &BTreeSet<EventName>) -> BTreeMap<LocId, EventName> {
    let writes = private.iter().filter(|name| execution.event(**name).kind == Kind::Write);
    writes.map(|name| (execution.event(*name).loc, *name)).collect()
}
