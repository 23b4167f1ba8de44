//! Views: a transitive relation that contains po, kept as clocks on each event.
//!
//! Take the relation's automaton. For an event `e` and a state `q`, let `C(q, e)` be the events from which some path
//! that leads the automaton from its start to `q` ends at `e`. If the relation absorbs po on its left, every
//! `C(q, e)` is closed under po and fits a clock; it follows from the clocks of e's po-predecessor and of the write it
//! reads from, so adding an event costs a few joins and the clocks of older events never change. The view itself is the
//! join of the clocks of accepting states. What this derives from the text of RC11 is the familiar machinery of
//! current, acquire and release views: nobody wrote it down.
//!
//! Follows the vector clocks of section 4.1 of "Enhancing GenMC's Usability and Performance", where the automaton is
//! implicit. Compared with matrices in `selvedge_oracle`'s fuzzer.

use crate::automaton::{Edge, Letter, Sparse};
use crate::terms::{TermId, Terms};
use selvedge_graph::{Class, EventId, Graph, Kind};
use std::collections::BTreeMap;

/// Most clocks that a view may need on each event.
const MAX_CLOCKS: usize = 12;

/// A view as the joins that extend it to a new event.
#[derive(Clone, Debug)]
pub(crate) struct View {
    pub name: String,
    pub term: TermId,
    /// Where this view's clocks begin in an event's row. The first is the view; one per state follows.
    pub slot: usize,
    /// How many clocks it uses.
    pub clocks: usize,
    /// By edge: what flows along it.
    edges: Vec<Flow>,
    /// By class: the state clocks whose join is the view.
    accepting: Vec<Vec<u8>>,
    /// `grows[from * CLASSES + to]`: whether reading a write of one class adds to the view of a read of the other.
    grows: Vec<bool>,
}

/// What flows along one kind of edge, by the classes of the two events.
#[derive(Clone, Debug)]
struct Flow {
    edge: Edge,
    /// `joins[from * CLASSES + to]`: pairs of clocks (of the source, of the target); clock 0 as a source stands for the
    /// source event itself.
    joins: Vec<Vec<(u8, u8)>>,
}

/// Why a relation cannot be a view.
pub(crate) type Reason = String;

impl View {
    /// Compiles a relation, or says why it cannot be a view.
    pub fn of(terms: &Terms, term: TermId, name: &str) -> Result<View, Reason> {
        let sparse = Sparse::of(terms, term).map_err(|reason| reason.to_string())?;
        if !absorbs_po(&sparse) {
            return Err("it does not contain po before everything else it contains".into());
        }
        if sparse.accepting[0] != 0 {
            return Err("it relates events to themselves".into());
        }
        if !is_transitive_form(&sparse) {
            return Err("it is not a transitive closure".into());
        }
        let sparse = sparse.merged_backwards();
        let states = sparse.transitions.len();
        if states > MAX_CLOCKS {
            return Err(format!("it needs more than {MAX_CLOCKS} clocks per event"));
        }
        let mut flows: BTreeMap<Edge, Vec<Vec<(u8, u8)>>> = BTreeMap::new();
        for (state, transitions) in sparse.transitions.iter().enumerate() {
            for ((class, letter), targets) in transitions {
                let flow = flows
                    .entry(edge_into_new_event(*letter)?)
                    .or_insert_with(|| vec![Vec::new(); Class::COUNT * Class::COUNT]);
                for (to, target) in
                    Class::all().flat_map(|to| targets.iter().map(move |target| (to, *target)))
                {
                    if is_alive(&sparse, target, to) {
                        flow[class.index() * Class::COUNT + to.index()].push((state as u8, target as u8));
                    }
                }
            }
        }
        let accepting = Class::all()
            .map(|class| {
                (1..states)
                    .filter(|state| sparse.accepting[*state] & class.bit() != 0)
                    .map(|s| s as u8)
                    .collect()
            })
            .collect();
        let edges: Vec<Flow> = flows.into_iter().map(|(edge, joins)| Flow { edge, joins }).collect();
        let mut view = View {
            name: name.to_string(),
            term,
            slot: 0,
            clocks: states,
            edges,
            accepting,
            grows: Vec::new(),
        };
        view.grows = (0..Class::COUNT * Class::COUNT).map(|pair| view.grows_along_rf(pair)).collect();
        Ok(view)
    }

    fn grows_along_rf(&self, pair: usize) -> bool {
        let accepting = &self.accepting[pair % Class::COUNT];
        self.edges
            .iter()
            .filter(|flow| is_rf(flow.edge))
            .any(|flow| flow.joins[pair].iter().any(|(_, to)| accepting.contains(to)))
    }

    /// Whether what an event reads adds to its view.
    #[inline]
    pub fn grows_by_reading(&self, graph: &Graph, id: EventId) -> bool {
        let event = graph.event(id);
        event.class.kind() == Kind::Read
            && !event.rf.is_init()
            && self.grows[graph.class(event.rf).index() * Class::COUNT + event.class.index()]
    }

    /// Computes the clocks of an event from those of its predecessors. Its row must be zero.
    #[inline]
    pub fn extend(&self, graph: &mut Graph, id: EventId) {
        for flow in &self.edges {
            if let Some(source) = source_along(graph, flow.edge, id) {
                self.flow(graph, flow, source, id);
            }
        }
        self.collect(graph, id);
    }

    /// Like [`View::extend`], but only along edges within the thread.
    pub fn extend_within_thread(&self, graph: &mut Graph, id: EventId) {
        for flow in self.edges.iter().filter(|flow| !is_rf(flow.edge)) {
            if let Some(source) = source_along(graph, flow.edge, id) {
                self.flow(graph, flow, source, id);
            }
        }
        self.collect(graph, id);
    }

    #[inline]
    fn flow(&self, graph: &mut Graph, flow: &Flow, source: EventId, target: EventId) {
        let lanes = graph.lanes();
        let from = *graph.event(source);
        let joins = &flow.joins[from.class.index() * Class::COUNT + graph.class(target).index()];
        if joins.is_empty() {
            return;
        }
        let (from_row, to_row) = graph.two_rows(source, target);
        for (from_clock, to_clock) in joins {
            let to = &mut to_row[(self.slot + *to_clock as usize) * lanes..][..lanes];
            if *from_clock == 0 {
                let lane = &mut to[from.thread.index()];
                *lane = (*lane).max(from.index + 1);
            } else {
                join(to, &from_row[(self.slot + *from_clock as usize) * lanes..][..lanes]);
            }
        }
    }

    /// The view is the join of the clocks of accepting states.
    #[inline]
    fn collect(&self, graph: &mut Graph, id: EventId) {
        let lanes = graph.lanes();
        let accepting = &self.accepting[graph.class(id).index()];
        let row = &mut graph.row_mut(id)[self.slot * lanes..][..self.clocks * lanes];
        let (view, states) = row.split_at_mut(lanes);
        for state in accepting {
            join(view, &states[(*state as usize - 1) * lanes..][..lanes]);
        }
    }
}

/// Component-wise maximum; `lanes` is a multiple of 8, so this is a few vector instructions.
#[inline]
pub(crate) fn join(target: &mut [u16], source: &[u16]) {
    for (target, source) in target.chunks_exact_mut(8).zip(source.chunks_exact(8)) {
        for lane in 0..8 {
            target[lane] = target[lane].max(source[lane]);
        }
    }
}

fn is_rf(edge: Edge) -> bool {
    matches!(edge, Edge::Rf | Edge::Rfe | Edge::Rfi)
}

/// The source of the one edge of a kind that enters an event; initial writes have no clocks and are left out.
#[inline]
fn source_along(graph: &Graph, edge: Edge, id: EventId) -> Option<EventId> {
    let event = graph.event(id);
    let rf = || (event.class.kind() == Kind::Read && !event.rf.is_init()).then_some(event.rf);
    match edge {
        Edge::PoImm => graph.po_predecessor(id),
        Edge::PoLocImm => (event.previous_at_location != EventId::NONE).then_some(event.previous_at_location),
        Edge::Rf => rf(),
        Edge::Rfe => rf().filter(|source| graph.event(*source).thread != event.thread),
        Edge::Rfi => rf().filter(|source| graph.event(*source).thread == event.thread),
        Edge::Rmw if event.class.is_rmw() && event.class.kind() == Kind::Write => graph.po_predecessor(id),
        _ => None,
    }
}

fn edge_into_new_event(letter: Letter) -> Result<Edge, Reason> {
    match letter {
        Letter {
            edge: Edge::PoImm | Edge::PoLocImm | Edge::Rf | Edge::Rfe | Edge::Rfi | Edge::Rmw,
            inverse: false,
        } => Ok(letter.edge),
        _ => Err("it uses edges other than po, rf and rmw, which could enter old events".into()),
    }
}

fn is_alive(sparse: &Sparse, state: usize, class: Class) -> bool {
    sparse.accepting[state] & class.bit() != 0 || sparse.transitions[state].keys().any(|(at, _)| *at == class)
}

/// Whether a po edge may be put before every word: after po, at any event, the automaton can do what it can at the start.
fn absorbs_po(sparse: &Sparse) -> bool {
    let po = Letter { edge: Edge::PoImm, inverse: false };
    let threads = Class::all().filter(|class| !class.is_init());
    threads.clone().all(|first| {
        let Some(after) = sparse.transitions[0].get(&(first, po)) else { return false };
        threads.clone().all(|class| {
            let at_start = sparse.transitions[0].iter().filter(|((at, _), _)| *at == class);
            at_start.into_iter().all(|((_, letter), targets)| {
                targets.iter().all(|target| {
                    after.iter().any(|state| {
                        sparse.transitions[*state]
                            .get(&(class, *letter))
                            .is_some_and(|onward| onward.contains(target))
                    })
                })
            })
        })
    })
}

/// Whether the relation is closed under composition: where a word may end, another may begin.
fn is_transitive_form(sparse: &Sparse) -> bool {
    (1..sparse.transitions.len()).all(|state| {
        Class::all().filter(|class| sparse.accepting[state] & class.bit() != 0).all(|class| {
            let at_start = sparse.transitions[0].iter().filter(|((at, _), _)| *at == class);
            at_start.into_iter().all(|(key, targets)| {
                targets.iter().all(|target| {
                    sparse.transitions[state].get(key).is_some_and(|onward| onward.contains(target))
                })
            })
        })
    })
}
