//! Orders of all events, or of those of some classes, checked without an automaton:
//!
//! ```text
//! acyclic po | rf | co | fr                                    sequential consistency
//! acyclic [S] ; (po | rf | co | fr) ; [S] | [S] ; po ; v ; po ; [S]     psc without fences; v is a view
//! acyclic [S] ; po ; [S] | [S] ; (rf | co | fr)+ ; [S] | [S] ; po ; v ; po ; [S]     the same in C++20
//! ```
//!
//! In the last one the second `po` may be left, and the third `[S]` be reached, by whole read-modify-writes
//! only: `[S \ (R & RMW)] ; po ; v ; po ; [S \ (W & RMW)]`. What is said of members then holds of these two
//! halves together, but that the view leads from what comes after the write to what the read comes after.
//!
//! Call the events that are ordered (all, or those of S) members. A new member, the last event of its thread,
//! is followed by one member at most: the next write in co after its place, or after what it reads (by `(rf |
//! co | fr)+` also by those who read that or what is newer). What leads to the event leads from its thread,
//! because every other member that it follows is before that write already. So there is a new cycle exactly
//! if that write is followed by something before the event in its thread. With a revisit two events come, a
//! write and a read of it, each the last of its thread. The same write is next after both, so each is asked
//! for in the same way. An event that is no member changes nothing between members.
//!
//! A member is followed by all later ones of its thread, so a search needs to know of each thread only how
//! far back it has come. What the view tells is found by its clocks, which grow along po; edges of co and fr
//! are followed one by one. So are those of rf, unless the view contains them.
//!
//! Compared with matrices, which take the definition, in `selvedge_oracle`'s fuzzer.

use crate::ast::TestKind;
use crate::resolve::Test;
use crate::terms::{Base, Term, TermId, Terms};
use crate::view::View;
use selvedge_graph::{Class, Event, EventId, Graph, Kind, LocId, MAX_THREADS, ThreadId};
use std::ops::Range;

/// A constraint of this shape.
#[derive(Clone, Debug)]
pub(crate) struct Order {
    /// The classes of the events that are ordered, as a set of bits.
    members: u64,
    /// The number of the view `v`, or of `(po | rf)+`.
    view: usize,
    /// The view itself orders, rather than `po ; v ; po`.
    is_whole: bool,
    /// Members are ordered by `(rf | co | fr)+`, whoever else is on the way, rather than by single edges.
    by_paths: bool,
    /// `po ; v ; po` leads from the writes of read-modify-writes to their reads, not from or to the other
    /// halves.
    joins_halves: bool,
}

impl Order {
    /// Recognises a constraint; the view that it needs must be among `views`.
    pub fn of(terms: &mut Terms, views: &[View], test: &Test) -> Option<Order> {
        if test.kind != TestKind::Acyclic || test.negated {
            return None;
        }
        let edges = [Base::Po, Base::Rf, Base::Co, Base::Fr].map(|base| terms.base(base));
        let any = terms.union(edges);
        let view_of = |term: TermId| views.iter().position(|view| view.term == term && view.clocks > 0);
        if test.body == any {
            let causal = terms.union([edges[0], edges[1]]);
            let view = view_of(terms.plus(causal))?;
            return Some(Order {
                members: u64::MAX,
                view,
                is_whole: true,
                by_paths: false,
                joins_halves: false,
            });
        }
        let body = terms.without_impossible(test.body, |term| view_of(term).is_some());
        let Term::Union(parts) = terms.get(body) else { return None };
        let (members, last, through) = parts.iter().find_map(|part| match terms.get(*part) {
            Term::Sequence(steps) => match steps[..] {
                [first, before, view, after, last] if before == edges[0] && after == edges[0] => {
                    Some((first, last, view))
                }
                _ => None,
            },
            _ => None,
        })?;
        let view = view_of(through)?;
        let by_paths = Order::by_paths(terms, (body, view), (members, last, through));
        if by_paths.is_some() || members != last {
            return by_paths;
        }
        let Term::Test(classes) = *terms.get(members) else { return None };
        let direct = terms.sequence([members, any, members]);
        let along_po = terms.sequence([members, edges[0], members]);
        let through = terms.sequence([members, edges[0], through, edges[0], members]);
        // The shorter one contains po between members already.
        let shapes = [terms.union([direct, through]), terms.union([direct, through, along_po])];
        shapes.contains(&body).then_some(Order {
            members: classes,
            view,
            is_whole: false,
            by_paths: false,
            joins_halves: false,
        })
    }

    /// Recognises the third shape, of which the part over the view is known.
    fn by_paths(
        terms: &mut Terms,
        (body, view): (TermId, usize),
        (first, last, through): (TermId, TermId, TermId),
    ) -> Option<Order> {
        let [po, rf, co, fr] = [Base::Po, Base::Rf, Base::Co, Base::Fr].map(|base| terms.base(base));
        let edge = terms.union([rf, co, fr]);
        let path = terms.plus(edge);
        let Term::Union(parts) = terms.get(body) else { return None };
        let members = parts.iter().find_map(|part| match terms.get(*part) {
            Term::Sequence(steps) => match steps[..] {
                [from, between, to] => (between == path && from == to).then_some(from),
                _ => None,
            },
            _ => None,
        })?;
        let along_po = terms.sequence([members, po, members]);
        let along_paths = terms.sequence([members, path, members]);
        let over_view = terms.sequence([first, po, through, po, last]);
        if body != terms.union([along_po, along_paths, over_view]) {
            return None;
        }
        let tests = [members, first, last].map(|test| match terms.get(test) {
            Term::Test(classes) => Some(classes & terms.class_bits()),
            _ => None,
        });
        let [classes, first, last] = [tests[0]?, tests[1]?, tests[2]?];
        let halves = |kind| {
            let of_updates = Class::all().filter(|class| class.is_rmw() && class.kind() == kind);
            of_updates.map(Class::bit).sum::<u64>()
        };
        let joins_halves = first == classes & !halves(Kind::Read) && last == classes & !halves(Kind::Write);
        (joins_halves || (first == classes && last == classes)).then_some(Order {
            members: classes,
            view,
            is_whole: false,
            by_paths: true,
            joins_halves,
        })
    }

    /// Whether a graph in which the constraint held still satisfies it after an event was added, the last one
    /// of its thread.
    #[inline]
    pub fn holds_after(&self, views: &[View], graph: &Graph, id: EventId) -> bool {
        let event = graph.event(id);
        if self.members & event.class.bit() == 0 {
            return true;
        }
        let (Some(before), Some(place)) = (self.before(graph, id), place(graph, event)) else {
            return true;
        };
        let newer = &graph.writes(event.loc)[place..];
        let is_followed = match self.by_paths {
            true => !newer.is_empty(),
            false => newer.iter().any(|write| self.has(graph, *write)),
        };
        !is_followed || !self.leads_to(&views[self.view], graph, (event.loc, place), before)
    }

    /// What comes before an event in its thread, or before the read-modify-write that it is half of.
    #[inline]
    fn before(&self, graph: &Graph, id: EventId) -> Option<EventId> {
        let before = graph.po_predecessor(id)?;
        if self.joins_halves && is_half(graph, id, Kind::Write) {
            graph.po_predecessor(before)
        } else {
            Some(before)
        }
    }

    #[inline]
    fn has(&self, graph: &Graph, id: EventId) -> bool {
        self.is_whole || self.members & graph.class(id).bit() != 0
    }

    /// Whether all events are ordered, and a view, given by its number, is part of that.
    #[inline]
    pub fn contains_view(&self, view: usize) -> bool {
        self.is_whole && self.view == view
    }

    /// Whether [`Order::oldest_place`] tells all there is to know of an access to a location.
    #[inline]
    pub fn tells_places(&self, loc: LocId) -> bool {
        self.is_whole && loc.index() < LOCATIONS
    }

    /// The oldest place in co, not before `low`, that an access, the last event of its thread, can read from,
    /// or come after; it can do so with all newer ones. If it is a write, it is the last one in co for now.
    ///
    /// The older the place, the more writes come after it: what is reached from these is not looked for
    /// again. The write of a read-modify-write comes after no other members than its read, and before the
    /// same.
    pub fn oldest_place(&self, views: &[View], graph: &Graph, id: EventId, low: usize) -> usize {
        let event = graph.event(id);
        let newest = graph.writes(event.loc).len() - usize::from(event.class.kind() == Kind::Write);
        let Some(before) = graph.po_predecessor(id).filter(|_| low < newest) else { return low };
        let mut found = Found::new(graph, before);
        // The access itself is not looked for.
        found.places[event.loc.index()] = newest as u32;
        let is_bad = |place: &usize| {
            self.reach_writes(graph, event.loc, *place, &mut found)
                || self.carry_on(&views[self.view], graph, before, &mut found)
        };
        (low..newest).rev().find(is_bad).map_or(low, |place| place + 1)
    }

    /// Whether a member among the writes after a place in co is followed by whatever is directly after
    /// `before` in its thread.
    fn leads_to(&self, view: &View, graph: &Graph, (loc, place): (LocId, usize), before: EventId) -> bool {
        let mut found = Found::new(graph, before);
        self.reach_writes(graph, loc, place, &mut found) || self.carry_on(view, graph, before, &mut found)
    }

    /// Reaches whatever follows what was reached, and says whether that is directly after `before`.
    fn carry_on(&self, view: &View, graph: &Graph, before: EventId, found: &mut Found) -> bool {
        let known = view.clock(graph, before);
        while found.pending != 0 {
            let from = found.pending.trailing_zeros() as usize;
            found.pending &= found.pending - 1;
            let first = found.first[from];
            // Who knows of so many events is reached, or who comes after that.
            let events = graph.thread(ThreadId(from as u16));
            let is_read_half =
                || events.get(first as usize).is_some_and(|id| is_half(graph, *id, Kind::Read));
            let later = if self.is_whole { 0 } else { 1 + u16::from(self.joins_halves && is_read_half()) };
            let count = first.saturating_add(1 + later);
            if known[from] >= count {
                return true;
            }
            let end = events.len().min(found.done[from] as usize);
            found.done[from] = first;
            self.spread_by_view(view, graph, (from, count), found.others & !(1 << from), found);
            if self.spread_by_edges(graph, &events[first as usize..end], found) {
                return true;
            }
        }
        false
    }

    /// Reaches what of other threads, given as a set of bits, follows what is in a thread by the view: who
    /// knows of `count` events of it.
    #[inline]
    fn spread_by_view(
        &self,
        view: &View,
        graph: &Graph,
        (from, count): (usize, u16),
        mut others: u32,
        found: &mut Found,
    ) {
        let later = if self.is_whole { 0 } else { 1 };
        let from = ThreadId(from as u16);
        while others != 0 {
            let thread = others.trailing_zeros() as usize;
            others &= others - 1;
            let events = graph.thread(ThreadId(thread as u16));
            let old = (found.first[thread] as usize).min(events.len() + later);
            let mut low = old;
            while low > later && view.count(graph, events[low - later - 1], from) >= count {
                low -= 1;
            }
            // What its read half knows is not known before a read-modify-write.
            if self.joins_halves && events.get(low).is_some_and(|id| is_half(graph, *id, Kind::Write)) {
                low += 1;
            }
            if low < old {
                found.first[thread] = low as u16;
                found.pending |= 1 << thread;
            }
        }
    }

    /// Reaches what follows some events of a thread by other edges, and says whether that is in the target.
    #[inline]
    fn spread_by_edges(&self, graph: &Graph, events: &[EventId], found: &mut Found) -> bool {
        let mut seen = 0u64;
        for id in events {
            let event = graph.event(*id);
            if self.is_whole {
                // Graphs are coherent: a later access of the thread is followed by no other writes than the
                // first one.
                let location = if event.loc.index() < LOCATIONS { 1 << event.loc.index() } else { 0 };
                if seen & location != 0 {
                    continue;
                }
                seen |= location;
            } else if !self.has(graph, *id) {
                continue;
            }
            let Some(place) = place(graph, event) else { continue };
            if self.reach_writes(graph, event.loc, place, found) {
                return true;
            }
            let is_member = |read: &EventId| self.has(graph, *read);
            if !self.is_whole
                && event.class.kind() == Kind::Write
                && graph.readers(event.loc, *id).filter(is_member).any(|read| found.reach(graph, read))
            {
                return true;
            }
        }
        false
    }

    /// Reaches the writes after a place in co, and says whether one is in the target.
    #[inline(always)]
    fn reach_writes(&self, graph: &Graph, loc: LocId, place: usize, found: &mut Found) -> bool {
        let writes = graph.writes(loc);
        let Some(reached) = found.places.get_mut(loc.index()) else {
            if self.by_paths {
                return self.reach_accesses(graph, loc, place..writes.len(), found);
            }
            // The others follow the first.
            let next = writes[place..].iter().find(|write| self.has(graph, **write));
            return next.is_some_and(|next| found.reach(graph, *next));
        };
        let end = writes.len().min(*reached as usize);
        if place >= end {
            return false;
        }
        *reached = place as u32;
        if self.by_paths {
            return self.reach_accesses(graph, loc, place..end, found);
        }
        writes[place..end].iter().any(|write| self.has(graph, *write) && found.reach(graph, *write))
    }

    /// Reaches the members among the writes at some places in co, counted from 0, and among those who read
    /// from these; says whether one is in the target.
    fn reach_accesses(&self, graph: &Graph, loc: LocId, places: Range<usize>, found: &mut Found) -> bool {
        let reads = graph.reads(loc).iter().filter(|read| {
            let source = graph.co_position(graph.event(**read).rf);
            source > places.start && source <= places.end
        });
        let accesses = graph.writes(loc)[places.clone()].iter().chain(reads);
        accesses.filter(|id| self.has(graph, **id)).any(|id| found.reach(graph, *id))
    }
}

/// Whether an event is the read, or the write, of a read-modify-write.
#[inline]
fn is_half(graph: &Graph, id: EventId, kind: Kind) -> bool {
    let class = graph.class(id);
    class.is_rmw() && class.kind() == kind
}

/// The place in co of a write, or of the source of a read.
#[inline]
pub(crate) fn place(graph: &Graph, event: &Event) -> Option<usize> {
    match event.class.kind() {
        Kind::Read => Some(graph.co_position(event.rf)),
        Kind::Write => Some(event.co as usize),
        Kind::Fence => None,
    }
}

/// How many locations a search remembers the reached writes of. Few programs have more; in others the first
/// so many profit.
pub(crate) const LOCATIONS: usize = 64;

/// What a search has found.
struct Found {
    /// By thread: the first event from which on all members are reached.
    first: [u16; MAX_THREADS],
    /// By thread: the first event that was carried on.
    done: [u16; MAX_THREADS],
    /// The threads with events that were not carried on yet, as a set of bits.
    pending: u32,
    /// All threads but the one that is looked for, as a set of bits.
    others: u32,
    /// The thread that is looked for.
    target: ThreadId,
    /// By location: the place in co after which all members are reached.
    places: [u32; LOCATIONS],
}

impl Found {
    /// Nothing, in a search for what is after an event in its thread.
    #[inline]
    fn new(graph: &Graph, before: EventId) -> Found {
        let target = graph.event(before).thread;
        let all = u32::MAX >> (MAX_THREADS - graph.thread_count());
        Found {
            first: [u16::MAX; MAX_THREADS],
            done: [u16::MAX; MAX_THREADS],
            pending: 0,
            others: all & !(1 << target.index()),
            target,
            places: [u32::MAX; LOCATIONS],
        }
    }

    /// Reaches an event; says whether it is in the target.
    #[inline]
    fn reach(&mut self, graph: &Graph, id: EventId) -> bool {
        let event = graph.event(id);
        let first = &mut self.first[event.thread.index()];
        if event.index < *first {
            *first = event.index;
            self.pending |= 1 << event.thread.index();
        }
        event.thread == self.target
    }
}
