//! The critical sections of a graph, and whether some order of them makes it consistent.
//!
//! A graph whose sections are left unordered is consistent if, for each lock, *some* order of its sections makes it so: an order
//! in which `a` comes before `b` relates the end of `a` to the beginning of `b` as a lock word would that is given back and taken.
//! A section that has not ended ends with its thread's last event. Two shared sections of a lock need no order.
//!
//! 1. Saturation: an order is ruled out if the beginning of the later section causes the end of the earlier one, or if something
//!    after the beginning is older, in its location's coherence order, than something before the end. What is ruled out one way
//!    is decided the other way, until nothing changes.
//! 2. What is left is decided one pair after the other, saturating after each; a decision that leads nowhere is taken back.
//! 3. When all is decided the graph is built again, with a word for each lock, and the model judges it. So the rules of 1 only
//!    save work; a model about which they could be wrong is not asked to obey them ([`Rule`]).
//!
//! The relation lb of "Effective Lock Handling in Stateless Model Checking" (Kokologiannakis et al., OOPSLA'19) is what 1 finds.
//! Compared with the exploration of lock words, and with brute force, in `make fuzz`.

mod build;
mod saturate;

use crate::explorer::Coherence;
use selvedge_graph::{Class, EventId, Graph, LocId, ThreadId};
use selvedge_model::{Model, Scratch};

/// A critical section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Section {
    pub lock: LocId,
    pub thread: ThreadId,
    pub begin: EventId,
    /// Its unlock or, if it has not ended, the last event of its thread.
    pub end: EventId,
    pub is_open: bool,
    pub is_shared: bool,
}

impl Section {
    /// Whether the two must be ordered.
    pub fn excludes(&self, other: &Section) -> bool {
        self.lock == other.lock && !(self.is_shared && other.is_shared)
    }

    /// Whether an event is in it. Its lock and its unlock are.
    pub fn contains(&self, graph: &Graph, id: EventId) -> bool {
        let index = graph.event(id).index;
        graph.event(id).thread == self.thread
            && index >= graph.event(self.begin).index
            && index <= graph.event(self.end).index
    }
}

/// The sections of a graph, by thread and place.
pub(crate) fn sections(graph: &Graph) -> Vec<Section> {
    let mut all: Vec<Section> = Vec::new();
    for thread in (0..graph.thread_count()).map(|thread| ThreadId(thread as u16)) {
        let first = all.len();
        for id in graph.thread(thread) {
            let event = graph.event(*id);
            let lock = LocId(event.value as u32);
            match event.class {
                Class::LOCK | Class::SHARED_LOCK => all.push(Section {
                    lock,
                    thread,
                    begin: *id,
                    end: *id,
                    is_open: true,
                    is_shared: event.class == Class::SHARED_LOCK,
                }),
                Class::UNLOCK | Class::SHARED_UNLOCK => {
                    let section =
                        all[first..].iter_mut().rfind(|section| section.is_open && section.lock == lock);
                    let section =
                        section.expect("invariant `unlock`: a thread ends sections that it has begun");
                    (section.end, section.is_open) = (*id, false);
                }
                _ => {}
            }
        }
        for section in all[first..].iter_mut().filter(|section| section.is_open) {
            section.end = *graph.thread(thread).last().expect("it has begun a section");
        }
    }
    all
}

/// Whether the section of a lock that a thread is in may overlap others of its kind.
pub(crate) fn is_in_shared_section(graph: &Graph, thread: ThreadId, lock: LocId) -> bool {
    let begins = |id: &&EventId| {
        let event = graph.event(**id);
        matches!(event.class, Class::LOCK | Class::SHARED_LOCK) && event.value == lock.0.into()
    };
    graph.thread(thread).iter().rfind(begins).is_some_and(|id| graph.class(*id) == Class::SHARED_LOCK)
}

/// Which orders of sections are ruled out without asking the model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rule {
    /// Those that close a cycle of po, rf, co and fr.
    Sequential,
    /// Those that contradict causality, or coherence over happens-before.
    Coherent,
    /// Those that contradict causality, or coherence within the two threads.
    Direct,
    /// Those that contradict causality.
    Causal,
}

impl Rule {
    /// The rule that a model obeys.
    pub fn of(model: &Model) -> Rule {
        if model.is_sequential() {
            Rule::Sequential
        } else if model.is_coherent_over_happens_before() {
            Rule::Coherent
        } else if build::sections_hide_nothing(model) {
            Rule::Direct
        } else {
            Rule::Causal
        }
    }
}

/// Pairs of sections, by number: the first comes before the second.
pub(crate) type Pairs = Vec<(usize, usize)>;

/// Looks for orders of sections.
pub(crate) struct Sections {
    rule: Rule,
    coherence: Coherence,
    scratch: Scratch,
    /// The graph with words for locks, kept for its memory.
    words: Graph,
    /// What the last order that was found was like, as sections by thread and place: mostly it is still good.
    last: Vec<(ThreadId, u16)>,
}

impl Sections {
    pub fn new(model: &Model, coherence: Coherence) -> Sections {
        Sections {
            rule: Rule::of(model),
            coherence,
            scratch: Scratch::default(),
            words: Graph::default(),
            last: Vec::new(),
        }
    }

    /// Whether some order of the sections makes a graph consistent. The graph without any order of sections is known to be.
    pub fn are_consistent(&mut self, model: &Model, graph: &Graph) -> bool {
        let all = sections(graph);
        self.can_be_ordered(model, graph, &all, &[])
    }

    /// The same for orders in which the open sections of a thread are the last of their locks.
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

    /// Whether some order that has certain pairs makes a graph consistent and leaves pairs of events so that the first does not
    /// happen before the second.
    pub fn can_leave_unordered(
        &mut self,
        model: &Model,
        graph: &Graph,
        all: &[Section],
        mut wished: Pairs,
        unordered: &[(EventId, EventId)],
    ) -> bool {
        let mut search = saturate::Search::new(self.rule, self.coherence, model, graph, all, &self.last);
        unordered.is_empty() && self.can_be_ordered(model, graph, all, &wished)
            || !unordered.is_empty()
                && search.avoid(&mut wished, unordered)
                && self.can_be_ordered(model, graph, all, &wished)
    }

    /// Some order that has certain pairs and makes a graph consistent: the sections, those that exclude each other in their order.
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
        let mut search = saturate::Search::new(self.rule, self.coherence, model, graph, all, &self.last);
        let order = search.run(wished, &mut |order: &saturate::Order<'_>| {
            build::is_consistent(order, model, self.coherence, &mut self.words, &mut self.scratch)
        })?;
        let key = |section: &usize| (all[*section].thread, graph.event(all[*section].begin).index);
        self.last = order.iter().map(key).collect();
        Some(order)
    }
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
