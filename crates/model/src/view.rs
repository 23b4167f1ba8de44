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
use selvedge_graph::{Class, EventId, Graph, Kind, LocId, ThreadId};
use std::collections::{BTreeMap, BTreeSet};

/// Most clocks that a view may need on each event.
const MAX_CLOCKS: usize = 12;

/// A view as the joins that extend it to a new event.
#[derive(Clone, Debug)]
pub(crate) struct View {
    pub name: String,
    pub term: TermId,
    /// Where this view's clocks begin in an event's row.
    pub slot: usize,
    /// Which of its clocks is the view itself: the first, with one per state after it, or the clock of the only accepting state.
    own: usize,
    /// How many clocks it uses.
    pub clocks: usize,
    /// By edge: what flows along it.
    edges: Vec<Flow>,
    /// By class: the state clocks whose join is the view.
    accepting: Vec<Vec<u8>>,
    /// `grows[from * CLASSES + to]`: whether reading a write of one class adds to the view of a read of the other.
    grows: Vec<bool>,
    /// Whether the write of a read-modify-write may know of more than its read and what that knew of.
    pub grows_at_rmw: bool,
    /// For the events that can occur, the view is po, and no clock is kept.
    is_po: bool,
}

/// What flows along one kind of edge, by the classes of the two events.
#[derive(Clone, Debug)]
struct Flow {
    edge: Edge,
    /// `joins[from * CLASSES + to]`: pairs of clocks (of the source, of the target).
    joins: Vec<Vec<Join>>,
}

/// One clock of the source flows into one clock of the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Join {
    from: u8,
    to: u8,
    /// The source event itself is added too.
    with_source: bool,
}

/// Why a relation cannot be a view.
pub(crate) type Reason = String;

impl View {
    /// Compiles a relation, or says why it cannot be a view.
    pub fn of(terms: &Terms, term: TermId, name: &str) -> Result<View, Reason> {
        let sparse = Sparse::of(terms, term).map_err(|reason| reason.to_string())?;
        if !contains_po(&sparse, terms) {
            return Err("it does not contain po".into());
        }
        if !absorbs_po(&sparse, terms) {
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
        let alive: Vec<u64> = (0..states).map(|state| alive_classes(&sparse, state)).collect();
        if states > MAX_CLOCKS {
            return Err(format!("it needs more than {MAX_CLOCKS} clocks per event"));
        }
        let mut flows: BTreeMap<Edge, Vec<BTreeMap<u8, Vec<u8>>>> = BTreeMap::new();
        for (state, transitions) in sparse.transitions.iter().enumerate() {
            for ((class, letter), targets) in transitions {
                let edge = edge_into_new_event(*letter)?;
                let flow =
                    flows.entry(edge).or_insert_with(|| vec![BTreeMap::new(); Class::COUNT * Class::COUNT]);
                for to in terms.classes() {
                    for target in targets.iter().filter(|target| alive[**target] & to.bit() != 0) {
                        let sources =
                            flow[class.index() * Class::COUNT + to.index()].entry(*target as u8).or_default();
                        sources.push(state as u8);
                    }
                }
            }
        }
        let mut accepting: Vec<Vec<u8>> = vec![Vec::new(); Class::COUNT];
        for class in Class::all() {
            let accepts = |state: &usize| sparse.accepting[*state] & class.bit() != 0;
            accepting[class.index()] = (1..states).filter(accepts).map(|state| state as u8).collect();
        }
        let edges: Vec<Flow> = flows
            .into_iter()
            .map(|(edge, by_classes)| {
                let joins = by_classes
                    .iter()
                    .enumerate()
                    .map(|(pair, targets)| joins(targets, &accepting[pair / Class::COUNT]));
                Flow { edge, joins: joins.collect() }
            })
            .collect();
        let mut view = View {
            name: name.to_string(),
            term,
            slot: 0,
            own: 0,
            clocks: states,
            edges,
            accepting,
            grows: Vec::new(),
            grows_at_rmw: false,
            is_po: false,
        };
        view.grows_at_rmw = view.grows_from_read_to_write(terms);
        view.grows = (0..Class::COUNT * Class::COUNT).map(|pair| view.grows_along_rf(pair)).collect();
        view.share_clock(terms);
        if view.edges.iter().all(|flow| flow.edge == Edge::PoImm) {
            // Transitive, contains po and nothing else: needs no clocks.
            view.is_po = true;
            view.clocks = 0;
            view.edges.clear();
        }
        Ok(view)
    }

    /// If one state accepts at every class, and no other does, its clock is the view, and the view needs none of its own.
    fn share_clock(&mut self, terms: &Terms) {
        let mut at_events =
            terms.classes().filter(|class| !class.is_init()).map(|class| &self.accepting[class.index()]);
        let Some([only]) = at_events.next().map(Vec::as_slice) else { return };
        if at_events.any(|accepting| accepting[..] != [*only]) {
            return;
        }
        let only = *only;
        let moved = |clock: u8| if clock == 0 { only - 1 } else { clock - 1 };
        for join in self.edges.iter_mut().flat_map(|flow| &mut flow.joins).flatten() {
            (join.from, join.to) = (moved(join.from), moved(join.to));
        }
        self.own = moved(0) as usize;
        self.clocks -= 1;
        self.accepting.iter_mut().for_each(Vec::clear);
    }

    /// The events in the view of an event, as a clock.
    #[inline]
    fn clock<'g>(&self, graph: &'g Graph, id: EventId) -> &'g [u16] {
        graph.clock(id, self.slot + self.own)
    }

    /// How many events of a thread the view of an event holds.
    pub fn count(&self, graph: &Graph, id: EventId, thread: ThreadId) -> u16 {
        let event = graph.event(id);
        match self.is_po {
            true if event.thread == thread => event.index,
            true => 0,
            false => self.clock(graph, id)[thread.index()],
        }
    }

    /// Whether the view of `second` holds `first`; neither is an initial write.
    #[inline]
    pub fn contains(&self, graph: &Graph, first: EventId, second: EventId) -> bool {
        let event = graph.event(first);
        if self.is_po {
            let other = graph.event(second);
            return event.thread == other.thread && event.index < other.index;
        }
        self.clock(graph, second)[event.thread.index()] > event.index
    }

    /// The newest place in co among the accesses to its location that an event's view holds: a write counts for itself, a read
    /// for its source. As the view contains po and the graph is coherent over it, the last access of each thread is
    /// enough.
    #[inline]
    pub fn known(&self, graph: &Graph, id: EventId) -> usize {
        let event = graph.event(id);
        if self.is_po {
            let previous = event.previous_at_location;
            return if previous == EventId::NONE { 0 } else { position_known_by(graph, previous) };
        }
        let mut known = 0;
        for (thread, seen) in self.clock(graph, id).iter().enumerate().take(graph.thread_count()) {
            known = known.max(newest_of_thread(graph, event.loc, ThreadId(thread as u16), *seen));
        }
        known
    }

    /// The newest place in co among the accesses to a location that an event's view holds, or that the event or something before it in
    /// its thread is.
    pub fn known_after(&self, graph: &Graph, id: EventId, loc: LocId) -> usize {
        let event = graph.event(id);
        let own = newest_of_thread(graph, loc, event.thread, event.index + 1);
        if self.is_po {
            return own;
        }
        let clock = self.clock(graph, id).iter().enumerate().take(graph.thread_count());
        clock.map(|(thread, seen)| newest_of_thread(graph, loc, ThreadId(thread as u16), *seen)).fold(own, usize::max)
    }

    fn grows_along_rf(&self, pair: usize) -> bool {
        let accepting = &self.accepting[pair % Class::COUNT];
        self.edges
            .iter()
            .filter(|flow| is_rf(flow.edge))
            .any(|flow| flow.joins[pair].iter().any(|join| accepting.contains(&join.to)))
    }

    /// Whether the view of the write of a read-modify-write can hold more than the read and the view of the read: some state
    /// that accepts at the write is entered from one that does not accept at the read.
    fn grows_from_read_to_write(&self, terms: &Terms) -> bool {
        let halves = |kind: Kind| terms.classes().filter(move |class| class.is_rmw() && class.kind() == kind);
        halves(Kind::Read).any(|read| {
            halves(Kind::Write).any(|write| {
                let (before, after) = (&self.accepting[read.index()], &self.accepting[write.index()]);
                let joins =
                    self.edges.iter().map(|flow| &flow.joins[read.index() * Class::COUNT + write.index()]);
                joins
                    .flatten()
                    .any(|join| after.contains(&join.to) && join.from != 0 && !before.contains(&join.from))
            })
        })
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
        let from = graph.event(source);
        let (thread, count) = (from.thread.index(), from.index + 1);
        let joins = &flow.joins[from.class.index() * Class::COUNT + graph.class(target).index()];
        if joins.is_empty() {
            return;
        }
        let parts = graph.lanes() / 8;
        let (from_row, to_row) = graph.two_rows(source, target);
        let (from_row, to_row) = (from_row.as_chunks::<8>().0, to_row.as_chunks_mut::<8>().0);
        for join in joins {
            let from = &from_row[(self.slot + join.from as usize) * parts..][..parts];
            let to = &mut to_row[(self.slot + join.to as usize) * parts..][..parts];
            join_clocks(to, from);
            if join.with_source {
                let lane = &mut to[thread / 8][thread % 8];
                *lane = (*lane).max(count);
            }
        }
    }

    /// The view is the join of the clocks of accepting states.
    #[inline]
    fn collect(&self, graph: &mut Graph, id: EventId) {
        let parts = graph.lanes() / 8;
        let accepting = &self.accepting[graph.class(id).index()];
        if accepting.is_empty() {
            return;
        }
        let row = graph.row_mut(id).as_chunks_mut::<8>().0;
        let (view, states) = row[self.slot * parts..].split_at_mut(parts);
        for state in accepting {
            join_clocks(view, &states[(*state as usize - 1) * parts..][..parts]);
        }
    }
}

/// The newest place in co that is known by those of the first `seen` events of a thread that access a location.
#[inline]
fn newest_of_thread(graph: &Graph, loc: LocId, thread: ThreadId, seen: u16) -> usize {
    if seen == 0 {
        return 0;
    }
    let mut access = graph.last_access(loc, thread);
    while access != EventId::NONE {
        if graph.event(access).index < seen {
            return position_known_by(graph, access);
        }
        access = graph.event(access).previous_at_location;
    }
    0
}

/// The place in co that an access speaks of.
#[inline]
fn position_known_by(graph: &Graph, access: EventId) -> usize {
    let event = graph.event(access);
    match event.class.kind() {
        Kind::Read => graph.co_position(event.rf),
        _ => event.co as usize,
    }
}

/// Component-wise maximum; eight numbers at a time are a few vector instructions.
#[inline]
fn join_clocks(target: &mut [[u16; 8]], source: &[[u16; 8]]) {
    for (target, source) in target.iter_mut().zip(source) {
        // By value, so that it becomes two vector instructions.
        let (old, other) = (*target, *source);
        *target = std::array::from_fn(|lane| old[lane].max(other[lane]));
    }
}

/// The joins into each target from the states in `targets`. If all accepting states flow into a target, and the source event
/// with them, the view flows instead: one join for several.
fn joins(targets: &BTreeMap<u8, Vec<u8>>, accepting: &[u8]) -> Vec<Join> {
    let mut joins = Vec::new();
    for (to, sources) in targets {
        let with_source = sources.contains(&0);
        let whole =
            with_source && !accepting.is_empty() && accepting.iter().all(|state| sources.contains(state));
        let mut rest: Vec<u8> = sources
            .iter()
            .copied()
            .filter(|state| *state != 0 && !(whole && accepting.contains(state)))
            .collect();
        if with_source {
            // Without a state that flows along, the clock of the view is joined for nothing but the source event.
            let from = if whole { 0 } else { rest.pop().unwrap_or(0) };
            joins.push(Join { from, to: *to, with_source });
        }
        joins.extend(rest.into_iter().map(|from| Join { from, to: *to, with_source: false }));
    }
    joins
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

/// The classes at which a state can go on or accept.
fn alive_classes(sparse: &Sparse, state: usize) -> u64 {
    sparse.transitions[state]
        .keys()
        .fold(sparse.accepting[state], |classes, (class, _)| classes | class.bit())
}

/// Whether one po edge is a word, between events of any classes.
fn contains_po(sparse: &Sparse, terms: &Terms) -> bool {
    let po = Letter { edge: Edge::PoImm, inverse: false };
    let threads = terms.classes().filter(|class| !class.is_init());
    threads.clone().all(|first| {
        let after = sparse.transitions[0].get(&(first, po));
        threads.clone().all(|second| {
            after
                .is_some_and(|states| states.iter().any(|state| sparse.accepting[*state] & second.bit() != 0))
        })
    })
}

/// Whether a po edge may be put before every word: after po, at any event, the automaton can do what it can at the start.
fn absorbs_po(sparse: &Sparse, terms: &Terms) -> bool {
    let po = Letter { edge: Edge::PoImm, inverse: false };
    let threads = terms.classes().filter(|class| !class.is_init());
    let after: Option<BTreeSet<&BTreeSet<usize>>> =
        threads.map(|first| sparse.transitions[0].get(&(first, po))).collect();
    let starts_again = |after: &BTreeSet<usize>| {
        let at_start = sparse.transitions[0].iter().filter(|((class, _), _)| !class.is_init());
        at_start.into_iter().all(|(key, targets)| {
            targets.iter().all(|target| {
                after.iter().any(|state| {
                    sparse.transitions[*state].get(key).is_some_and(|onward| onward.contains(target))
                })
            })
        })
    };
    after.is_some_and(|after| after.into_iter().all(starts_again))
}

/// Whether the relation is closed under composition: where a word may end, another may begin.
fn is_transitive_form(sparse: &Sparse) -> bool {
    (1..sparse.transitions.len()).all(|state| {
        let begins_here = |class: Class| sparse.accepting[state] & class.bit() != 0;
        sparse.transitions[0].iter().filter(|((class, _), _)| begins_here(*class)).all(|(key, targets)| {
            targets.iter().all(|target| {
                sparse.transitions[state].get(key).is_some_and(|onward| onward.contains(target))
            })
        })
    })
}
