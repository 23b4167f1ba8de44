//! A chain of reads that leads from one event to another, and which of its links do not synchronise as C11
//! defines it.
//!
//! Event `a` happens before `b` of another thread if each link of some chain synchronises: the write
//! releases, by its order, by a fence between it and where the chain came into its thread, or because it
//! continues a release sequence; and the read acquires, by its order or by a fence between it and where the
//! chain leaves its thread. Compared with a fixpoint of these rules in `tests`.

use selvedge_graph::{EventId, Graph, Kind, Order};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, HashMap};

/// A read of a chain, and the write of another thread that it reads from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// The write.
    pub write: EventId,
    /// The read.
    pub read: EventId,
    /// Nothing makes the write release what comes before it.
    pub store_is_weak: bool,
    /// Nothing makes the read acquire that for what comes after it.
    pub load_is_weak: bool,
}

impl Link {
    /// Whether it does not synchronise.
    pub fn is_weak(&self) -> bool {
        self.store_is_weak || self.load_is_weak
    }
}

/// A chain from `from` to a read before `to` in its thread, with as few weak links as possible; `None` if
/// there is no chain.
pub fn chain(graph: &Graph, from: EventId, to: EventId) -> Option<Vec<Link>> {
    Search { graph, readers: readers(graph), to }.run(from)
}

/// Whether a fence of an order that `orders` accepts is between two events of a thread.
pub fn has_fence(graph: &Graph, after: EventId, before: EventId, orders: fn(Order) -> bool) -> bool {
    between(graph, after, before).any(|id| is_fence(graph, id, orders))
}

fn is_fence(graph: &Graph, id: EventId, orders: fn(Order) -> bool) -> bool {
    let class = graph.class(id);
    class.kind() == Kind::Fence && !class.is_mark() && orders(class.order())
}

/// The events of a thread strictly between two of them.
pub fn between(graph: &Graph, after: EventId, before: EventId) -> impl Iterator<Item = EventId> + '_ {
    let events = graph.thread(graph.event(after).thread);
    let place = |event: EventId| events.iter().position(|id| *id == event);
    let (start, end) = (place(after).map_or(0, |place| place + 1), place(before).unwrap_or(0));
    events.get(start..end).unwrap_or_default().iter().copied()
}

/// Judges a link: the chain comes into the thread of the write at `entry` and leaves that of the read at
/// `exit`.
pub fn link(graph: &Graph, entry: EventId, write: EventId, read: EventId, exit: EventId) -> Link {
    let releases = graph.class(write).order().releases() || has_fence(graph, entry, write, Order::releases);
    let acquires = graph.class(read).order().acquires() || has_fence(graph, read, exit, Order::acquires);
    Link { write, read, store_is_weak: !releases, load_is_weak: !acquires }
}

/// The reads of each write; those of its own thread count, as they may acquire what a release sequence has
/// carried there.
fn readers(graph: &Graph) -> HashMap<EventId, Vec<EventId>> {
    let mut readers: HashMap<EventId, Vec<EventId>> = HashMap::new();
    for id in graph.ids().filter(|id| graph.class(*id).kind() == Kind::Read) {
        let rf = graph.event(id).rf;
        if !rf.is_init() {
            readers.entry(rf).or_default().push(id);
        }
    }
    readers
}

/// Where a chain has come to: a read (or the event it starts at), and whether what it reads was released.
type Stop = (EventId, bool);
/// The links of a chain that are weak, all of its links, and where it is.
type Way = Reverse<(u32, u32, EventId, bool)>;

/// Dijkstra's algorithm over the reads that a chain can go through.
struct Search<'a> {
    graph: &'a Graph,
    readers: HashMap<EventId, Vec<EventId>>,
    to: EventId,
}

impl Search<'_> {
    fn run(&self, from: EventId) -> Option<Vec<Link>> {
        let mut best: BTreeMap<Stop, (u32, u32)> = BTreeMap::from([((from, false), (0, 0))]);
        let mut came: HashMap<Stop, (Stop, EventId)> = HashMap::new();
        let mut ways: BinaryHeap<Way> = BinaryHeap::from([Reverse((0, 0, from, false))]);
        let mut end: Option<((u32, u32), Stop)> = None;
        while let Some(Reverse((weak, length, at, released))) = ways.pop() {
            let stop = (at, released);
            if best[&stop] < (weak, length) {
                continue;
            }
            let is_there = self.is_before_end(at) && at != from;
            let total = (weak + u32::from(is_there && !self.acquires(at, self.to)), length);
            if is_there && end.is_none_or(|(known, _)| total < known) {
                end = Some((total, stop));
            }
            for (write, read) in self.exits(at).filter(|(_, read)| *read != self.to) {
                let (cost, is_released) = self.cost(stop, from, write);
                let (next, sum) = ((read, is_released), (weak + cost, length + 1));
                if best.get(&next).is_none_or(|known| sum < *known) {
                    best.insert(next, sum);
                    came.insert(next, (stop, write));
                    ways.push(Reverse((sum.0, sum.1, read, is_released)));
                }
            }
        }
        end.map(|(_, stop)| self.links(from, stop, &came))
    }

    /// Writes after `at` in its thread (or itself), with their readers.
    fn exits(&self, at: EventId) -> impl Iterator<Item = (EventId, EventId)> + '_ {
        let events = self.graph.thread(self.graph.event(at).thread);
        let after = events.iter().copied().skip_while(move |id| *id != at);
        after.flat_map(|write| self.readers.get(&write).into_iter().flatten().map(move |read| (write, *read)))
    }

    fn is_before_end(&self, at: EventId) -> bool {
        let events = self.graph.thread(self.graph.event(self.to).thread);
        events.iter().take_while(|id| **id != self.to).any(|id| *id == at)
    }

    fn acquires(&self, read: EventId, exit: EventId) -> bool {
        self.graph.class(read).order().acquires() || has_fence(self.graph, read, exit, Order::acquires)
    }

    /// The write of the same read-modify-write as a read.
    fn continues(&self, read: EventId, write: EventId) -> bool {
        let is_rmw = |id| self.graph.class(id).is_rmw();
        is_rmw(read) && is_rmw(write) && between(self.graph, read, write).next().is_none()
    }

    /// How many weak accesses it costs to leave a thread by a write, and whether that then is released.
    fn cost(&self, (at, released): Stop, from: EventId, write: EventId) -> (u32, bool) {
        if at != from && released && self.continues(at, write) {
            return (0, true);
        }
        let graph = self.graph;
        let load_is_weak = at != from && !self.acquires(at, write);
        let releases = graph.class(write).order().releases()
            || match at != from {
                // A fence that releases counts from where the thread has acquired.
                true => self.since_acquired(at, write).any(|id| is_fence(graph, id, Order::releases)),
                // It may itself be a fence, if it stands for a write that is no event and comes before it.
                false => is_fence(graph, at, Order::releases) || has_fence(graph, at, write, Order::releases),
            };
        (u32::from(load_is_weak) + u32::from(!releases), releases)
    }

    /// What is between a read and a later write from where what was read is acquired; all of it, if that is
    /// nowhere.
    fn since_acquired(&self, read: EventId, write: EventId) -> impl Iterator<Item = EventId> + '_ {
        let is_needed = self.acquires(read, write) && !self.graph.class(read).order().acquires();
        between(self.graph, read, write)
            .skip_while(move |id| is_needed && !is_fence(self.graph, *id, Order::acquires))
    }

    fn links(&self, from: EventId, end: Stop, came: &HashMap<Stop, (Stop, EventId)>) -> Vec<Link> {
        let mut links = Vec::new();
        let (mut stop, mut exit) = (end, self.to);
        while stop.0 != from {
            let (before, write) = came[&stop];
            let mut link = link(self.graph, before.0, write, stop.0, exit);
            link.store_is_weak = !stop.1;
            // A release sequence goes on only through a write that is read in turn.
            link.load_is_weak &= !(exit != self.to && stop.1 && self.continues(stop.0, exit));
            links.push(link);
            (stop, exit) = (before, write);
        }
        links.reverse();
        links
    }
}
