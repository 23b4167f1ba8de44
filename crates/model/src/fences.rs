//! The order of fences, checked without an automaton:
//!
//! ```text
//! acyclic [F] ; v ; [F] | [F] ; v ; (rf | co | fr)+ ; v ; [F]     psc without seq_cst accesses; v is a view
//! ```
//!
//! with coherence over the view. What is contained in these two may stand beside them: psc as it is written
//! lists more.
//!
//! A new event, the last of its thread, is followed by nothing in the view. So no fence closes a cycle, and
//! an access does so only as the first end of `(rf | co | fr)+`: between fences that are before it in the
//! view and those that come, in the view, after an access to its location that is newer. There is a new cycle
//! exactly if one of the former is among the latter or follows them. With a revisit two events come, a write
//! and a read of it, and neither leads to anything else; each is asked for in the same way.
//!
//! The search needs to know of each thread only how far back it has come, of each location only the oldest
//! place of co. The automaton that is made of the constraint anyway is compared with it in `tests/fences.rs`,
//! matrices in `selvedge_oracle`'s fuzzer.

use crate::ast::TestKind;
use crate::automaton::members;
use crate::order::{LOCATIONS, place};
use crate::resolve::Test;
use crate::terms::{Base, Term, TermId, Terms};
use crate::view::View;
use rustc_hash::FxHashMap;
use selvedge_graph::{Class, EventId, Graph, Kind, LocId, MAX_THREADS, ThreadId};

/// A constraint of this shape.
#[derive(Clone, Debug)]
pub(crate) struct Fences {
    /// The classes of the fences that are ordered, as a set of bits.
    classes: u64,
    /// The number of the view.
    view: usize,
}

impl Fences {
    /// Recognises a constraint. Its view must be among `views`, and `coherent` tell that coherence over it is
    /// required.
    pub fn of(
        terms: &mut Terms,
        views: &[View],
        coherent: impl Fn(usize) -> bool,
        test: &Test,
    ) -> Option<Fences> {
        if test.kind != TestKind::Acyclic || test.negated {
            return None;
        }
        let view_of = |term: TermId| {
            let view = views.iter().position(|view| view.term == term && view.clocks > 0)?;
            coherent(view).then_some(view)
        };
        let body = terms.without_impossible(test.body, |term| view_of(term).is_some());
        let Term::Union(parts) = terms.get(body).clone() else { return None };
        let edges = [Base::Rf, Base::Co, Base::Fr].map(|base| terms.base(base));
        let any = terms.union(edges);
        let eco = terms.plus(any);
        let (fences, through) = parts.iter().find_map(|part| match terms.get(*part) {
            Term::Sequence(steps) => match steps[..] {
                [first, before, between, after, last] => {
                    (first == last && before == after && between == eco).then_some((first, before))
                }
                _ => None,
            },
            _ => None,
        })?;
        let view = view_of(through)?;
        let direct = terms.sequence([fences, through, fences]);
        let Term::Test(classes) = *terms.get(fences) else { return None };
        let classes = classes & terms.class_bits();
        let is_fence = |class| Class::all().any(|it| it.index() == class && it.kind() == Kind::Fence);
        let are_within = parts
            .iter()
            .all(|part| is_between(terms, *part, classes) && is_within(terms, *part, through, eco));
        (parts.contains(&direct) && members(classes).all(is_fence) && are_within)
            .then_some(Fences { classes, view })
    }

    /// Whether a graph in which the constraint held still satisfies it after an event was added, the last one
    /// of its thread.
    #[inline]
    pub fn holds_after(&self, views: &[View], graph: &Graph, id: EventId) -> bool {
        let event = graph.event(id);
        let Some(place) = place(graph, event) else { return true };
        // Nothing is newer than the newest.
        place >= graph.writes(event.loc).len()
            || graph.classes().bits() & self.classes == 0
            || !self.leads_to(&views[self.view], graph, id, (event.loc, place + 1))
    }

    /// Whether the accesses from a place in co on are followed by a fence that is in the view of an event.
    fn leads_to(&self, view: &View, graph: &Graph, id: EventId, (loc, place): (LocId, usize)) -> bool {
        let known = view.clock(graph, id);
        let mut found = Found {
            access: [u16::MAX; MAX_THREADS],
            fence: [u16::MAX; MAX_THREADS],
            after: [u16::MAX; MAX_THREADS],
            places: [u32::MAX; LOCATIONS],
            new_accesses: 0,
            new_fences: 0,
        };
        found.reach_from(graph, loc, place);
        loop {
            if let Some(thread) = take_first(&mut found.new_accesses) {
                if self.reach_fences(view, graph, thread, known, &mut found) {
                    return true;
                }
            } else if let Some(thread) = take_first(&mut found.new_fences) {
                leave_fence(view, graph, thread, &mut found);
            } else {
                return false;
            }
        }
    }

    /// Reaches the fences that follow the first access of a thread that is reached, and says whether one of
    /// them is known.
    #[inline]
    fn reach_fences(
        &self,
        view: &View,
        graph: &Graph,
        from: usize,
        known: &[u16],
        found: &mut Found,
    ) -> bool {
        let access = found.access[from];
        for (thread, known) in known.iter().enumerate().take(graph.thread_count()) {
            let events = graph.thread(ThreadId(thread as u16));
            let old = events.len().min(found.fence[thread] as usize);
            let mut first = old;
            for at in followers(view, graph, (from, access), thread, old) {
                if self.classes & graph.class(events[at]).bit() != 0 {
                    first = at;
                }
            }
            if first < old {
                if (first as u16) < *known {
                    return true;
                }
                found.fence[thread] = first as u16;
                found.new_fences |= 1 << thread;
            }
        }
        false
    }
}

/// Reaches, from what follows the first fence of a thread that is reached, other accesses to the same
/// locations.
#[inline]
fn leave_fence(view: &View, graph: &Graph, from: usize, found: &mut Found) {
    let fence = found.fence[from];
    for thread in 0..graph.thread_count() {
        let events = graph.thread(ThreadId(thread as u16));
        let old = events.len().min(found.after[thread] as usize);
        let mut first = old;
        for at in followers(view, graph, (from, fence), thread, old) {
            first = at;
            let event = graph.event(events[at]);
            match event.class.kind() {
                Kind::Read => found.reach_from(graph, event.loc, graph.co_position(event.rf) + 1),
                // Its readers are reached too. With them it is itself, which changes nothing: it follows the
                // fence.
                Kind::Write => found.reach_from(graph, event.loc, event.co as usize),
                Kind::Fence => {}
            }
        }
        found.after[thread] = first as u16;
    }
}

/// The events of a thread that follow, in the view, an event given by its thread and place: those before
/// `end`, the last one first.
#[inline]
fn followers(
    view: &View,
    graph: &Graph,
    (from, index): (usize, u16),
    thread: usize,
    end: usize,
) -> impl Iterator<Item = usize> {
    let events = graph.thread(ThreadId(thread as u16));
    let follows = move |at: &usize| match thread == from {
        true => *at > index as usize,
        false => view.clock(graph, events[*at])[from] > index,
    };
    (0..end).rev().take_while(follows)
}

/// Removes the first of a set of bits.
#[inline]
fn take_first(set: &mut u32) -> Option<usize> {
    let first = set.trailing_zeros() as usize;
    (*set != 0).then(|| {
        *set &= *set - 1;
        first
    })
}

/// What a search has found. Of each thread, what comes after the first one is found with it.
struct Found {
    /// By thread: the first access that is reached from one before it in `(rf | co | fr)+`.
    access: [u16; MAX_THREADS],
    /// By thread: the first fence that is reached from an access.
    fence: [u16; MAX_THREADS],
    /// By thread: the first event that comes after such a fence in the view.
    after: [u16; MAX_THREADS],
    /// By location: the place in co from which on all accesses are reached.
    places: [u32; LOCATIONS],
    /// The threads whose `access` or `fence` was not carried on yet, as sets of bits.
    new_accesses: u32,
    new_fences: u32,
}

impl Found {
    /// Reaches the accesses from a place in co on: writes, and reads of them.
    #[inline]
    fn reach_from(&mut self, graph: &Graph, loc: LocId, place: usize) {
        if place > graph.writes(loc).len() {
            return;
        }
        if let Some(reached) = self.places.get_mut(loc.index()) {
            if place >= *reached as usize {
                return;
            }
            *reached = place as u32;
        }
        for (thread, tail) in graph.last_accesses(loc).iter().enumerate() {
            let (mut access, mut first) = (*tail, EventId::NONE);
            // Graphs are coherent: what comes before something older in its thread is older.
            while access != EventId::NONE && graph.place_known_by(access) >= place {
                first = access;
                access = graph.event(access).previous_at_location;
            }
            if first != EventId::NONE && graph.event(first).index < self.access[thread] {
                self.access[thread] = graph.event(first).index;
                self.new_accesses |= 1 << thread;
            }
        }
    }
}

/// Whether a relation is between events of some classes only.
fn is_between(terms: &Terms, part: TermId, classes: u64) -> bool {
    let is_within = |term: &TermId| matches!(terms.get(*term), Term::Test(others) if others & terms.class_bits() & !classes == 0);
    matches!(terms.get(part), Term::Sequence(steps)
        if steps.first().is_some_and(is_within) && steps.last().is_some_and(is_within))
}

/// Of the words of a relation: the fewest edges, and the most that are not in the view.
#[derive(Clone, Copy)]
struct Words {
    shortest: usize,
    strangers: usize,
}

/// Whether a relation between fences is contained in `v | v ; eco ; v`: its words consist of at least one
/// edge, and at most one of them is not in the view. As no rf, co and fr enters or leaves a fence, that one
/// has others on both sides.
fn is_within(terms: &Terms, part: TermId, view: TermId, eco: TermId) -> bool {
    const OF_VIEW: Words = Words { shortest: 1, strangers: 0 };
    const STRANGER: Words = Words { shortest: 1, strangers: 1 };
    let mut words: FxHashMap<TermId, Option<Words>> = FxHashMap::default();
    for term in terms.below(part) {
        let of = |inner: &TermId| words[inner];
        let found = match terms.get(term) {
            _ if term == view => Some(OF_VIEW),
            _ if term == eco => Some(STRANGER),
            Term::Base(Base::Po | Base::PoImm | Base::PoLoc | Base::Rmw) => Some(OF_VIEW),
            Term::Base(Base::Rf | Base::Co | Base::Fr) => Some(STRANGER),
            Term::Test(_) => Some(Words { shortest: 0, strangers: 0 }),
            Term::Optional(inner) => of(inner).map(|words| Words { shortest: 0, ..words }),
            Term::Union(parts) => parts
                .iter()
                .map(of)
                .reduce(|first, second| {
                    let (first, second) = (first?, second?);
                    Some(Words {
                        shortest: first.shortest.min(second.shortest),
                        strangers: first.strangers.max(second.strangers),
                    })
                })
                .flatten(),
            Term::Sequence(parts) => parts
                .iter()
                .map(of)
                .reduce(|first, second| {
                    let (first, second) = (first?, second?);
                    Some(Words {
                        shortest: first.shortest.saturating_add(second.shortest),
                        strangers: first.strangers.saturating_add(second.strangers),
                    })
                })
                .flatten(),
            _ => None,
        };
        words.insert(term, found);
    }
    words[&part].is_some_and(|words| words.shortest > 0 && words.strangers <= 1)
}
