//! Whether some order of the critical sections of a graph makes it consistent.
//!
//! A graph whose sections are left unordered is consistent if, for each lock, *some* order of its sections
//! makes it so: an order in which `a` comes before `b` relates the end of `a` to the beginning of `b` as a
//! lock word would that is given back and taken. A section that has not ended ends with its thread's last
//! event. Two shared sections of a lock need no order.
//!
//! 1. Saturation: an order is ruled out if the beginning of the later section causes the end of the earlier
//!    one, or if something after the beginning is older, in its location's coherence order, than something
//!    before the end. What is ruled out one way is decided the other way, until nothing changes.
//! 2. What is left is decided one pair after the other, saturating after each; a decision that leads nowhere
//!    is taken back.
//! 3. When all is decided the graph is built again, with a word for each lock, and the model judges it. So
//!    the rules of 1 only save work; a model about which they could be wrong is not asked to obey them
//!    ([`Rule`]).
//!
//! The relation lb of "Effective Lock Handling in Stateless Model Checking" (Kokologiannakis et al.,
//! OOPSLA'19) is what 1 finds.
//! Compared with the exploration of lock words, and with brute force, in `make fuzz`.

mod build;
mod relation;
mod saturate;
mod section;

pub(crate) use section::{Section, sections};

use crate::core::options::Coherence;
use section::{Rule, begins_section};
use selvedge_graph::{Class, Event, EventId, Graph, Kind, LocId, ThreadId};
use selvedge_model::Model;

impl Rule {
    /// The rule that a model obeys.
    pub fn of(model: &Model) -> Rule {
        if model.is_sequential() {
            Rule::Sequential
        } else if model.is_coherent_over_happens_before()
            && model.learns_by_reading(build::given(), build::taken())
        {
            Rule::Coherent
        } else if build::sections_hide_nothing(model) {
            Rule::Direct
        } else {
            Rule::Causal
        }
    }
}

/// Whether errors can be judged under a model where sections are left unordered: taking a lock orders what
/// comes after it after all that came before the lock was given back, and the model reports nothing but
/// events without an order.
pub fn sections_can_be_judged(model: &Model) -> bool {
    model.orders_by_reading(build::given(), build::taken())
}

/// Pairs of sections, by number: the first comes before the second.
pub(crate) type Pairs = Vec<(usize, usize)>;

/// Looks for orders of sections.
pub(crate) struct Sections {
    rule: Rule,
    coherence: Coherence,
    memory: saturate::Memory,
    /// The graph that the last order stands for.
    words: build::Words,
    /// The order that was found last, as sections by thread and place: mostly it is still good.
    last: Vec<(ThreadId, u16)>,
    /// What the graph was of which `words` was built; empty if that is not so.
    prints: Vec<Print>,
}

/// What tells two graphs with the same events before it apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Print {
    thread: ThreadId,
    class: Class,
    loc: LocId,
    rf: EventId,
    /// The write before it in co.
    previous: EventId,
}

impl Print {
    fn of(graph: &Graph, id: EventId) -> Print {
        let event = graph.event(id);
        let (mut rf, mut previous) = (EventId::NONE, EventId::NONE);
        match event.class.kind() {
            Kind::Read => rf = event.rf,
            Kind::Write => previous = graph.write_at(event.loc, event.co as usize - 1),
            // The lock of a section.
            Kind::Fence => {
                return Print {
                    loc: event.object().unwrap_or(LocId(0)),
                    ..Print::plain(event, rf, previous)
                };
            }
        }
        Print::plain(event, rf, previous)
    }

    fn plain(event: &Event, rf: EventId, previous: EventId) -> Print {
        Print { thread: event.thread, class: event.class, loc: event.loc, rf, previous }
    }
}

impl Sections {
    pub fn new(model: &Model, coherence: Coherence) -> Sections {
        Sections {
            rule: Rule::of(model),
            coherence,
            memory: saturate::Memory::default(),
            words: build::Words::default(),
            last: Vec::new(),
            prints: Vec::new(),
        }
    }

    /// Whether some order of the sections makes a graph, to which an event was added, consistent. The graph
    /// without that event is known to be, and the graph without any order of sections.
    pub fn are_consistent_after(&mut self, model: &Model, graph: &Graph) -> bool {
        let id = graph.last().expect("an event was added");
        let event = graph.event(id);
        let all = sections(graph);
        // What only its own thread causes contradicts nothing. A lock has other causes, and so may a fence:
        // what is open in their thread ends with them, and may have to end before others begin.
        let is_inside = all
            .iter()
            .any(|section| section.is_open && section.begin != id && section.thread == event.thread);
        let is_free = match event.class.kind() {
            Kind::Fence => !is_inside || event.class.is_mark() && !begins_section(event.class),
            Kind::Write => event.class.is_signal() && !event.class.is_rmw(),
            Kind::Read => false,
        };
        let can_append = self.can_append(graph, &all);
        if can_append {
            let section =
                all.iter().find(|section| section.begin == id || (section.end == id && !section.is_open));
            if self.words.append(graph, model, self.coherence, section) {
                self.prints.push(Print::of(graph, id));
                if begins_section(event.class) {
                    self.last.push((event.thread, event.index));
                }
                return true;
            }
        }
        debug_assert!(!(is_free && can_append), "invariant `free`: such an event is always consistent");
        is_free || self.can_be_ordered(model, graph, &all, &[])
    }

    /// Whether the last event of a graph can be added at the end of what was built for the others.
    fn can_append(&mut self, graph: &Graph, all: &[Section]) -> bool {
        let id = graph.last().expect("an event was added");
        let event = graph.event(id);
        if self.prints.len() > id.index() {
            return false;
        }
        let same = self.prints.len() == id.index()
            && (0..id.index()).map(EventId::new).all(|other| {
                // The new write may have come between others.
                let mut print = Print::of(graph, other);
                if print.previous == id {
                    print.previous = graph.write_at(event.loc, event.co as usize - 1);
                }
                print == self.prints[other.index()]
            });
        if !same {
            return false;
        }
        let begun = all.iter().find(|section| section.begin == id);
        match begun {
            // Nothing of its lock is open, and no words of shared sections have to be read.
            Some(begun) => {
                let mut others = all.iter().filter(|other| other.begin != id && other.lock == begun.lock);
                others.all(|other| !other.is_open && !other.is_shared) && !begun.is_shared
            }
            // What is open in its thread is the last of its lock.
            None => {
                let key = |section: &Section| (section.thread, graph.event(section.begin).index);
                let mut around = all.iter().filter(|section| {
                    section.thread == event.thread && (section.is_open || section.end == id)
                });
                around.all(|section| {
                    let own = self.last.iter().rposition(|other| *other == key(section));
                    let later = own.map(|own| &self.last[own + 1..]);
                    let mut others =
                        all.iter().filter(|other| other.begin != section.begin && section.excludes(other));
                    others.all(|other| later.is_some_and(|later| !later.contains(&key(other))))
                })
            }
        }
    }

    /// Whether some order of the sections makes a graph consistent. The graph without any order of sections
    /// is known to be.
    pub fn are_consistent(&mut self, model: &Model, graph: &Graph) -> bool {
        let all = sections(graph);
        self.can_be_ordered(model, graph, &all, &[])
    }

    /// Whether some order, in which the open sections of a thread are the last of their locks, makes a graph
    /// consistent.
    pub fn are_consistent_with_last(&mut self, model: &Model, graph: &Graph, thread: ThreadId) -> bool {
        let all = sections(graph);
        let wished = last_pairs(&all, |section| section.thread == thread);
        self.can_be_ordered(model, graph, &all, &wished)
    }

    /// Whether every order that makes a graph consistent has one section before another.
    pub fn are_forced(
        &mut self,
        model: &Model,
        graph: &Graph,
        all: &[Section],
        (first, second): (usize, usize),
    ) -> bool {
        !self.can_be_ordered(model, graph, all, &[(second, first)])
    }

    /// Whether some order that has certain pairs makes a graph consistent.
    pub fn can_be_ordered(
        &mut self,
        model: &Model,
        graph: &Graph,
        all: &[Section],
        wished: &[(usize, usize)],
    ) -> bool {
        self.find(model, graph, all, wished).is_some()
    }

    /// Whether some order that has certain pairs makes a graph consistent and leaves pairs of events so that
    /// the first does not happen before the second.
    pub fn can_leave_unordered(
        &mut self,
        model: &Model,
        graph: &Graph,
        all: &[Section],
        mut wished: Pairs,
        unordered: &[(EventId, EventId)],
    ) -> bool {
        let Sections { rule, coherence, memory, last, .. } = self;
        let mut search = saturate::Search::new(*rule, *coherence, model, graph, all, last, memory);
        let possible = unordered.is_empty() || search.avoid(&mut wished, unordered);
        possible && self.can_be_ordered(model, graph, all, &wished)
    }

    /// Whether the last event shows, beside accesses of its location in other threads, that there is no order
    /// that has certain pairs. Mostly it does if there is none, and that costs much less to see than the rest
    /// (rw.c with five threads: a tenth of the instructions).
    fn is_refuted(&self, graph: &Graph, all: &[Section], wished: &[(usize, usize)]) -> bool {
        let Some(event) = graph.last().map(|id| graph.event(id)) else { return false };
        let is_plain = event.loc != LocId::NONE && !event.class.is_signal();
        if !is_plain || self.rule == Rule::Causal || self.coherence == Coherence::Inferred {
            return false;
        }
        let own = all.iter().enumerate().filter(|(_, section)| section.thread == event.thread);
        own.into_iter().any(|(this, section)| {
            let (oldest, newest) = ages(graph, section, event.loc);
            all.iter().enumerate().any(|(other, rival)| {
                if rival.thread == section.thread || !section.excludes(rival) {
                    return false;
                }
                let (oldest_there, newest_there) = ages(graph, rival, event.loc);
                let is_after = oldest_there < newest || wished.contains(&(other, this));
                let is_before = oldest < newest_there || wished.contains(&(this, other));
                is_after && is_before
            })
        })
    }

    /// Some order that has certain pairs and makes a graph consistent: the sections, those that exclude each
    /// other in their order.
    pub fn find(
        &mut self,
        model: &Model,
        graph: &Graph,
        all: &[Section],
        wished: &[(usize, usize)],
    ) -> Option<Vec<usize>> {
        let is_alone =
            |(at, section): (usize, &Section)| !all[at + 1..].iter().any(|other| section.excludes(other));
        if all.iter().enumerate().all(is_alone) {
            return Some((0..all.len()).collect());
        }
        self.prints.clear();
        if self.is_refuted(graph, all, wished) {
            return None;
        }
        let Sections { rule, coherence, memory, words, last, .. } = self;
        let mut search = saturate::Search::new(*rule, *coherence, model, graph, all, last, memory);
        let order = search.run(wished, &mut |order| words.build(order, model, *coherence))?;
        let key = |section: &usize| (all[*section].thread, graph.event(all[*section].begin).index);
        self.last = order.iter().map(key).collect();
        // Where something open had to end, more cannot be added to it.
        let is_last = |(section, open): (usize, &Section)| {
            let at = order.iter().position(|other| *other == section);
            !open.is_open
                || all.iter().enumerate().all(|(other, later)| {
                    other == section || !open.excludes(later) || order.iter().position(|o| *o == other) < at
                })
        };
        if all.iter().enumerate().all(is_last) {
            self.prints.extend(graph.ids().map(|id| Print::of(graph, id)));
        }
        Some(order)
    }
}

/// How old the oldest access of a location is that a thread makes after the beginning of its section, and how
/// new the newest before the end.
fn ages(graph: &Graph, section: &Section, loc: LocId) -> (usize, usize) {
    let (begin, end) = (graph.event(section.begin).index, graph.event(section.end).index);
    let (mut oldest, mut newest) = (usize::MAX, 0);
    let mut access = graph.last_access(loc, section.thread);
    while access != EventId::NONE && (graph.event(access).index > begin || newest == 0) {
        let event = graph.event(access);
        if event.index > begin {
            oldest = saturate::age(graph, access);
        }
        if event.index <= end && newest == 0 {
            newest = saturate::age(graph, access);
        }
        access = event.previous_at_location;
    }
    (oldest, newest)
}

/// The pairs that make the open sections which are chosen the last of their locks.
pub(crate) fn last_pairs(all: &[Section], chosen: impl Fn(&Section) -> bool) -> Pairs {
    let mut pairs = Pairs::new();
    for (last, open) in all.iter().enumerate().filter(|(_, section)| section.is_open && chosen(section)) {
        let others = all.iter().enumerate().filter(|(at, other)| *at != last && open.excludes(other));
        pairs.extend(others.map(|(other, _)| (other, last)));
    }
    pairs
}
