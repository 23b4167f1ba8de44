//! Orders of all events, or of those of some classes, checked without an automaton:
//!
//! ```text
//! acyclic po | rf | co | fr                                    sequential consistency
//! acyclic [S] ; (po | rf | co | fr) ; [S] | [S] ; po ; v ; po ; [S]     psc without fences; v is a view
//! ```
//!
//! Call the events that are ordered (all, or those of S) members. A new member, the last event of its thread, is followed by one member at
//! most: the next write in co after its place, or after what it reads. What leads to the event leads from its thread, because every
//! other member that it follows is before that write already. So there is a new cycle exactly if that write is followed by something
//! before the event in its thread. With a revisit two events come, a write and a read of it, each the last of its thread. The same write is next
//! after both, so each is asked for in the same way. An event that is no member changes nothing between members.
//!
//! A member is followed by all later ones of its thread, so a search needs to know of each thread only how far back it has come. What
//! the view tells is found by its clocks, which grow along po; edges of co and fr are followed one by one. So are those of rf, unless the view
//! contains them.
//!
//! Compared with matrices, which take the definition, in `selvedge_oracle`'s fuzzer.

use crate::ast::TestKind;
use crate::resolve::Test;
use crate::terms::{Base, Term, TermId, Terms};
use crate::view::View;
use selvedge_graph::{Event, EventId, Graph, Kind, MAX_THREADS, ThreadId};

/// A constraint of this shape.
#[derive(Clone, Debug)]
pub(crate) struct Order {
    /// The classes of the events that are ordered, as a set of bits.
    members: u64,
    /// The number of the view `v`, or of `(po | rf)+`.
    view: usize,
    /// The view itself orders, rather than `po ; v ; po`.
    is_whole: bool,
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
            return Some(Order { members: u64::MAX, view, is_whole: true });
        }
        let body = terms.without_impossible(test.body, |term| view_of(term).is_some());
        let Term::Union(parts) = terms.get(body) else { return None };
        let (members, through) = parts.iter().find_map(|part| match terms.get(*part) {
            Term::Sequence(steps) => match steps[..] {
                [first, before, view, after, last] if before == edges[0] && after == edges[0] => {
                    (first == last).then_some((first, view))
                }
                _ => None,
            },
            _ => None,
        })?;
        let Term::Test(classes) = *terms.get(members) else { return None };
        let view = view_of(through)?;
        let direct = terms.sequence([members, any, members]);
        let along_po = terms.sequence([members, edges[0], members]);
        let through = terms.sequence([members, edges[0], through, edges[0], members]);
        // The shorter one contains po between members already.
        let shapes = [terms.union([direct, through]), terms.union([direct, through, along_po])];
        shapes.contains(&body).then_some(Order { members: classes, view, is_whole: false })
    }

    /// Whether a graph in which the constraint held still satisfies it after an event was added, the last one of its thread.
    #[inline]
    pub fn holds_after(&self, views: &[View], graph: &Graph, id: EventId) -> bool {
        let event = graph.event(id);
        if self.members & event.class.bit() == 0 {
            return true;
        }
        match (graph.po_predecessor(id), self.next_write(graph, event)) {
            (Some(before), Some(next)) => !self.leads_to(&views[self.view], graph, next, before),
            _ => true,
        }
    }

    /// The first member after an event in co, or after the source of a read.
    #[inline]
    fn next_write(&self, graph: &Graph, event: &Event) -> Option<EventId> {
        let place = match event.class.kind() {
            Kind::Read => graph.co_position(event.rf),
            Kind::Write => event.co as usize,
            Kind::Fence => return None,
        };
        let later = graph.writes(event.loc).get(place..)?;
        if self.is_whole {
            return later.first().copied();
        }
        later.iter().copied().find(|write| self.members & graph.class(*write).bit() != 0)
    }

    /// Whether a member is followed by whatever is directly after `before` in its thread.
    fn leads_to(&self, view: &View, graph: &Graph, member: EventId, before: EventId) -> bool {
        let target = graph.event(before).thread;
        let known = view.clock(graph, before);
        let mut found = Found { first: [u16::MAX; MAX_THREADS], pending: 0, target };
        let mut done = [u16::MAX; MAX_THREADS];
        if found.reach(graph, member) {
            return true;
        }
        let is_other =
            |thread: &usize| *thread != target.index() && !graph.thread(ThreadId(*thread as u16)).is_empty();
        let others =
            (0..graph.thread_count()).filter(is_other).fold(0, |others, thread| others | 1 << thread);
        while found.pending != 0 {
            let from = found.pending.trailing_zeros() as usize;
            found.pending &= found.pending - 1;
            let first = found.first[from];
            // Who knows of so many events is reached, or who comes after that.
            let count = first + if self.is_whole { 1 } else { 2 };
            if known[from] >= count {
                return true;
            }
            let events = graph.thread(ThreadId(from as u16));
            let end = events.len().min(done[from] as usize);
            done[from] = first;
            self.spread_by_view(view, graph, (from, count), others & !(1 << from), &mut found);
            if self.spread_by_edges(graph, &events[first as usize..end], &mut found) {
                return true;
            }
        }
        false
    }

    /// Reaches what of other threads, given as a set of bits, follows what is in a thread by the view: who knows of `count` events of it.
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
        while others != 0 {
            let thread = others.trailing_zeros() as usize;
            others &= others - 1;
            let events = graph.thread(ThreadId(thread as u16));
            let old = (found.first[thread] as usize).min(events.len() + later);
            let mut low = old;
            while low > later && view.clock(graph, events[low - later - 1])[from] >= count {
                low -= 1;
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
                // Graphs are coherent: what a later access has read is the same, or is reached, and what follows it with it. (Few
                // programs have more than 64 locations; in others the first so many profit.)
                let location = if event.loc.index() < 64 { 1 << event.loc.index() } else { 0 };
                if seen & location != 0 && event.class.kind() == Kind::Read {
                    continue;
                }
                seen |= location;
            } else if self.members & event.class.bit() == 0 {
                continue;
            }
            if self.next_write(graph, event).is_some_and(|next| found.reach(graph, next)) {
                return true;
            }
            let is_member = |read: &EventId| self.members & graph.class(*read).bit() != 0;
            if !self.is_whole
                && event.class.kind() == Kind::Write
                && graph.readers(event.loc, *id).filter(is_member).any(|read| found.reach(graph, read))
            {
                return true;
            }
        }
        false
    }
}

/// What a search has found.
struct Found {
    /// By thread: the first event from which on all members are reached.
    first: [u16; MAX_THREADS],
    /// The threads with events that were not carried on yet, as a set of bits.
    pending: u32,
    /// The thread that is looked for.
    target: ThreadId,
}

impl Found {
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
