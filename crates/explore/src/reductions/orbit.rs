//! Of the images of an execution that are visited, which one counts.
//!
//! Each equal thread is compared with its twin only (`symmetry`): by co, or by causes where these say
//! otherwise. That does not order three threads: by co the first may be before the second and the third
//! before the first, while the second is a cause of the third. Nor are causes the same in all images, as the
//! edges that symmetry adds for some threads make causes for others. So several images of an execution may be
//! visited. Which one counts is decided when the graph is finished. One class of equal threads after the
//! other is put in order, one thread after the other:
//!
//! * next is a thread whose source, at the first read in which it differs from another one that is left, that
//!   other one does not cause;
//! * of these, the one whose source, or whose write, is the oldest in co;
//! * causes are po, rf, and what symmetry adds for threads that are in order already, but not for those that
//!   follow.
//!
//! This gives one order, as threads that differ in nothing are the same in any order. It is one of those that
//! are visited:
//!
//! * each thread is after its twin by co or by cause. If its source is older, it was held back until its twin
//!   was in order, and by nobody else, so the twin causes that source;
//! * what symmetry adds closes no circle. A thread that is left is no cause of one in order, as far as these
//!   two, and all that were put in order after the latter, have done the same. If one more is put in order,
//!   that remains so.
//!
//! If all twins are ordered by co, as they mostly are, the order is this one: were the source of a thread
//! caused by a later one, it would be its own cause, through the threads between the two.
//!
//! Not here: errors. Those that a graph shows are reported, whether it counts or not.
//! Compared with the orbits of what brute force finds in `selvedge_fuzz::symmetry`.

use crate::reductions::equal::Symmetry;
use crate::reductions::symmetry::are_same;
use selvedge_graph::{EventId, Graph, Kind, ThreadId};

impl Symmetry {
    /// Whether the present graph, which is finished, counts, and not another one that is the same but for
    /// exchanged threads.
    #[inline]
    pub(crate) fn is_first_of_orbit(&self, graph: &Graph) -> bool {
        !self.has_equal_threads()
            || threads(graph).all(|thread| self.is_ordered_by_co(graph, thread))
            || self.is_in_order(graph)
    }

    /// Whether a thread differs from its twin, if at all, in something that is later in co.
    fn is_ordered_by_co(&self, graph: &Graph, thread: ThreadId) -> bool {
        let events = graph.thread(thread);
        let copied = events.partition_point(|id| graph.event(*id).mirrors);
        let Some(last) = events[..copied].last() else { return true };
        let original = self.original(graph, *last);
        original.is_none_or(|original| {
            are_same(graph, original, *last) || place(graph, original) < place(graph, *last)
        })
    }

    /// Whether all equal threads are in the order that counts.
    #[cold]
    fn is_in_order(&self, graph: &Graph) -> bool {
        let mut ordered = 0;
        self.classes_of_threads(graph).iter().all(|class| {
            (0..class.len()).all(|next| {
                let is_next = self.is_next(graph, &class[next..], ordered);
                ordered |= 1 << class[next].index();
                is_next
            })
        })
    }

    /// Equal threads, each class in the order of twins.
    fn classes_of_threads(&self, graph: &Graph) -> Vec<Vec<ThreadId>> {
        let mut classes: Vec<Vec<ThreadId>> = Vec::new();
        for thread in threads(graph) {
            let is_copy = graph.thread(thread).first().is_some_and(|first| graph.event(*first).mirrors);
            let twin = self.twin(thread).filter(|_| is_copy);
            match classes.iter_mut().find(|class| twin.is_some() && class.last().copied() == twin) {
                Some(class) => class.push(thread),
                None => classes.push(vec![thread]),
            }
        }
        classes
    }

    /// Whether the first of the threads that are left of a class comes next, after those that are in order, a
    /// set of bits.
    fn is_next(&self, graph: &Graph, left: &[ThreadId], ordered: u32) -> bool {
        let first = left[0];
        // A thread may have stopped early, because another one has ended the program.
        let causes = |thread: ThreadId, index: usize, source: EventId| {
            let event = graph.thread(thread).get(index).filter(|_| !source.is_init());
            event.is_some_and(|event| self.precedes_within(graph, *event, source, ordered))
        };
        left[1..].iter().all(|other| {
            let Some(index) = first_difference(graph, first, *other) else { return true };
            let (own, others) = (graph.thread(first)[index], graph.thread(*other)[index]);
            let is_before = place(graph, own) < place(graph, others);
            if graph.class(own).kind() == Kind::Write {
                return is_before;
            }
            let has_done_the_same = |thread: ThreadId| {
                first_difference(graph, first, thread).is_none_or(|difference| difference >= index)
            };
            let mut rivals = left.iter().filter(|rival| has_done_the_same(**rival));
            !causes(*other, index, graph.event(own).rf)
                && (is_before || rivals.any(|rival| causes(*rival, index, graph.event(others).rf)))
        })
    }
}

/// The number of the first event in which two threads that are equal differ.
fn first_difference(graph: &Graph, first: ThreadId, second: ThreadId) -> Option<usize> {
    let mut pairs = graph.thread(first).iter().zip(graph.thread(second));
    pairs.position(|(first, second)| !are_same(graph, *first, *second))
}

/// Where an event stands by co: a write itself, a read where its source does.
fn place(graph: &Graph, id: EventId) -> usize {
    match graph.class(id).kind() {
        Kind::Write => graph.co_position(id),
        Kind::Read => graph.co_position(graph.event(id).rf),
        Kind::Fence => 0,
    }
}

fn threads(graph: &Graph) -> impl Iterator<Item = ThreadId> + use<> {
    (0..graph.thread_count()).map(|thread| ThreadId(thread as u16))
}
