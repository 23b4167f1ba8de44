//! Which errors of a graph whose sections are left unordered are real.
//!
//! A graph that is visited may have two open sections of one lock, which no execution has:
//! `L r=x; assert(r!=2) U || L x=2; x=1 U` reads 2. So an error is reported only if some **cut** of the graph
//! shows it: the first events of each thread, closed under causes, without half of a read-modify-write, with
//! at most one open section of each lock, and consistent with some order of sections in which the open ones
//! are the last of their locks. Where the error is that two events are unordered, that order must leave them
//! so.
//!
//! The smallest candidate is what causes the error. If two of its sections of a lock are open, any cut has
//! more of one of them; if it is not consistent with the open ones last, any cut has more of one of these. So
//! the search closes sections, one or the other, until it finds a cut or there is nothing to close.

use crate::core::found::{Finding, Found};
use crate::core::hooks::CausalOrder;
use crate::core::knowledge::Knowledge;
use crate::first_choice::end_of_section;
use crate::judge::fault::{Fault, FaultKind};
use crate::judge::memory::Suspicion;
use crate::unordered::sections::{self, Section, last_pairs};
use selvedge_graph::{EventId, Graph, Kind, ThreadId};
use selvedge_program::Program;
use std::collections::BTreeSet;

/// What a cut has to show.
#[derive(Debug, Default)]
struct Claim {
    /// Events that it has.
    events: Vec<EventId>,
    /// A thread that does nothing more.
    ended: Option<ThreadId>,
    /// The first of each pair does not happen before the second.
    unordered: Vec<(EventId, EventId)>,
}

impl<P: Program, C: CausalOrder> Knowledge<'_, P, C> {
    /// What was found, if it is real, with a cut that shows it.
    pub(crate) fn realised(&mut self, graph: &Graph, found: Found) -> Option<Finding> {
        let claim = match &found {
            Found::Failure(thread) => Claim {
                events: graph.thread(*thread).last().copied().into_iter().collect(),
                ended: Some(*thread),
                ..Claim::default()
            },
            Found::Violation(violation) => {
                let (first, second) = violation.events;
                if are_in_sections_of_one_lock(graph, first, second) {
                    return None;
                }
                let both = !first.is_init() && !second.is_init() && first != second;
                Claim {
                    events: [first, second].into_iter().filter(|event| !event.is_init()).collect(),
                    unordered: if both { vec![(first, second), (second, first)] } else { Vec::new() },
                    ended: None,
                }
            }
            Found::Deadlock(threads) => {
                let last = |thread: &ThreadId| graph.thread(*thread).last().copied();
                Claim { events: threads.iter().filter_map(last).collect(), ..Claim::default() }
            }
            other => unreachable!("invariant `realise`: {other:?} needs no cut"),
        };
        let cut = self.cut_for(graph, &claim)?;
        let found = match found {
            Found::Violation(mut violation) => {
                let (first, second) = violation.events;
                violation.events = (cut.renumbered(first), cut.renumbered(second));
                Found::Violation(violation)
            }
            other => other,
        };
        Some(Finding { found, shown: Some(Box::new(cut)) })
    }

    /// What may be wrong with an event, if it is real, with a cut that shows it.
    pub(crate) fn realised_fault(&mut self, graph: &Graph, suspicion: &Suspicion) -> Option<Finding> {
        let Fault { kind, event, other } = suspicion.fault;
        if kind == FaultKind::MixedSizes {
            return Some(Found::Fault(suspicion.fault).into());
        }
        let claim = Claim {
            events: [Some(event), other].into_iter().flatten().collect(),
            unordered: suspicion.unordered.into_iter().collect(),
            ended: None,
        };
        let cut = self.cut_for(graph, &claim)?;
        let fault =
            Fault { kind, event: cut.renumbered(event), other: other.map(|other| cut.renumbered(other)) };
        Some(Finding { found: Found::Fault(fault), shown: Some(Box::new(cut)) })
    }

    /// Whether the sections that are open in a whole graph can stay so: then it is a cut.
    pub(crate) fn can_stay_open(&mut self, graph: &Graph) -> bool {
        let all = sections::sections(graph);
        let mut open = all.iter().filter(|section| section.is_open).peekable();
        if open.peek().is_none() {
            return true;
        }
        let wished = last_pairs(&all, |_| true);
        let solver = self.sections.as_mut().expect("invariant `sections`: there are sections");
        solver.can_be_ordered(self.facts.model, graph, &all, &wished)
    }

    fn cut_for(&mut self, graph: &Graph, claim: &Claim) -> Option<Graph> {
        let mut counts = vec![0; graph.thread_count()];
        claim.events.iter().for_each(|event| include(graph, &mut counts, *event));
        self.grow(graph, claim, counts, &mut BTreeSet::new())
    }

    /// A cut that has at least these first events of each thread.
    fn grow(
        &mut self,
        graph: &Graph,
        claim: &Claim,
        mut counts: Vec<u16>,
        tried: &mut BTreeSet<Vec<u16>>,
    ) -> Option<Graph> {
        if !self.close(graph, &mut counts) || !tried.insert(counts.clone()) {
            return None;
        }
        let limit = claim.ended.map(|thread| {
            let own = claim.events.iter().find(|event| graph.event(**event).thread == thread);
            (thread, own.map_or(0, |event| graph.event(*event).index + 1))
        });
        if limit.is_some_and(|(thread, most)| counts[thread.index()] > most) {
            return None;
        }
        let mut cut = Graph::default();
        let keep = |id: EventId| graph.event(id).index < counts[graph.event(id).thread.index()];
        cut.restrict_from(graph, 0, keep, None);
        let all = sections::sections(&cut);
        let open: Vec<&Section> = all.iter().filter(|section| section.is_open).collect();
        let clash = open.iter().enumerate().find_map(|(at, first)| {
            let second = open[at + 1..].iter().find(|second| first.excludes(second))?;
            Some([**first, **second])
        });
        let closing: Vec<Section> = match clash {
            Some(pair) => pair.to_vec(),
            None => {
                let unordered: Vec<(EventId, EventId)> = claim
                    .unordered
                    .iter()
                    .map(|(first, second)| (cut.renumbered(*first), cut.renumbered(*second)))
                    .collect();
                let wished = last_pairs(&all, |_| true);
                let solver = self.sections.as_mut().expect("invariant `sections`: there are sections");
                if solver.can_leave_unordered(self.facts.model, &cut, &all, wished, &unordered) {
                    return Some(cut);
                }
                open.into_iter().copied().collect()
            }
        };
        closing.into_iter().find_map(|section| {
            let begin = cut.event(section.begin).index as usize;
            let end = end_of_section(graph, section.thread, begin)?;
            if graph.event(end).index < counts[section.thread.index()] {
                return None;
            }
            let mut more = counts.clone();
            include(graph, &mut more, end);
            self.grow(graph, claim, more, tried)
        })
    }

    /// Adds what causes events and what completes read-modify-writes; false if some of that is not there.
    fn close(&self, graph: &Graph, counts: &mut [u16]) -> bool {
        loop {
            let before = counts.to_vec();
            for thread in 0..counts.len() {
                let events = graph.thread(ThreadId(thread as u16));
                let Some(last) = (counts[thread] as usize).checked_sub(1).map(|last| events[last]) else {
                    continue;
                };
                let class = graph.class(last);
                if class.is_rmw() && class.kind() == Kind::Read {
                    if events.len() == counts[thread] as usize {
                        return false;
                    }
                    counts[thread] += 1;
                }
                let prefix = self.facts.causal.prefix(graph, last);
                for (other, count) in counts.iter_mut().enumerate().filter(|(other, _)| *other != thread) {
                    let events = graph.thread(ThreadId(other as u16));
                    while events
                        .get(*count as usize)
                        .is_some_and(|next| self.facts.causal.contains(&prefix, graph, *next))
                    {
                        *count += 1;
                    }
                }
            }
            if *counts == before {
                return true;
            }
        }
    }
}

fn include(graph: &Graph, counts: &mut [u16], id: EventId) {
    let event = graph.event(id);
    let count = &mut counts[event.thread.index()];
    *count = (*count).max(event.index + 1);
}

/// Whether two events are in sections of a lock that exclude each other, so that every order of them orders
/// the events, one way or the other.
fn are_in_sections_of_one_lock(graph: &Graph, first: EventId, second: EventId) -> bool {
    if first.is_init() || second.is_init() {
        return false;
    }
    let all = sections::sections(graph);
    let around = |id: EventId| all.iter().filter(move |section| section.contains(graph, id));
    around(first).any(|one| around(second).any(|other| one.begin != other.begin && one.excludes(other)))
}
