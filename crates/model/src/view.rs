//! Views: a transitive relation that contains po, kept as clocks on each event.
//!
//! Take the relation's automaton. For an event `e` and a state `q`, let `C(q, e)` be the events from which
//! some path that leads the automaton from its start to `q` ends at `e`. If the relation absorbs po on its
//! left, every `C(q, e)` is closed under po and fits a clock; it follows from the clocks of e's
//! po-predecessor and of the write it reads from, so adding an event costs a few joins and the clocks of
//! older events never change. The view itself is the join of the clocks of accepting states. What this
//! derives from the text of RC11 is the familiar machinery of current, acquire and release views: nobody
//! wrote it down.
//!
//! What starts or ends a thread is read by nobody but whom it is meant for (invariant `signals-apart` of
//! graphs). The automaton is told, so that what a creator knows is not carried along chains of relaxed
//! read-modify-writes in case one of them had read it.
//!
//! Follows the vector clocks of section 4.1 of "Enhancing GenMC's Usability and Performance", where the
//! automaton is implicit. Compared with matrices in `selvedge_oracle`'s fuzzer.

use crate::automaton::{Edge, Letter, Sparse, Transition, members};
use crate::terms::{TermId, Terms};
use selvedge_graph::{Class, Event, EventId, Graph, Kind, LocId, ThreadId};

/// Room for a table by class.
pub(crate) const CLASSES: usize = 64;
/// Most clocks that a view may need on each event.
const MAX_CLOCKS: usize = 12;
/// The number of no clock.
const NOTHING: u8 = u8::MAX;

/// A view as the joins that extend it to a new event.
#[derive(Clone, Debug)]
pub(crate) struct View {
    pub name: String,
    pub term: TermId,
    /// Where this view's clocks begin in an event's row.
    pub slot: usize,
    /// Which of its clocks is the view itself: the first, with one per state after it, or the clock of the
    /// only accepting state.
    own: usize,
    /// How many clocks it uses.
    pub clocks: usize,
    /// The number of each class in the tables of flows, the same for classes that are not told apart, and how
    /// many numbers there are.
    ranks: [u8; CLASSES],
    width: usize,
    /// What flows along po.
    po: Flow,
    /// [`Step::counted`] of its steps, side by side: this is looked at for each event.
    counted: Vec<u8>,
    /// What flows along other edges.
    others: Vec<Flow>,
    /// The classes of events into which something may flow along other edges, as a set of bits.
    entered: u64,
    /// The classes of events at which the view has to be put together, as a set of bits.
    collected: u64,
    /// By class: the state clocks whose join is the view.
    accepting: Vec<Vec<u8>>,
    /// `grows[from * CLASSES + to]`: whether reading a write of one class adds to the view of a read of the
    /// other.
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
    /// By the ranks of the classes of the source and of the target.
    steps: Vec<Step>,
}

/// What flows along one edge.
#[derive(Clone, Debug)]
struct Step {
    /// Pairs of clocks (of the source, of the target).
    joins: Vec<Join>,
    /// Along po: the clocks of the target can be made out of a copy of the source's, one after the other.
    is_in_place: bool,
    /// If so, how. Mostly the source is counted, and that is all.
    changes: Vec<Change>,
    /// If that is all, the clock that it is counted in, else `NOTHING`.
    counted: u8,
    /// Likewise, the clocks that matter at the target, but nothing flows into them.
    cleared: Vec<u8>,
}

/// A change of one clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    /// The source event is added.
    Count(u8),
    /// It becomes a copy of another.
    Copy {
        from: u8,
        to: u8,
    },
    /// Another is joined to it.
    Join {
        from: u8,
        to: u8,
    },
    Clear(u8),
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

impl Step {
    const NOTHING: Step = Step {
        joins: Vec::new(),
        is_in_place: false,
        changes: Vec::new(),
        counted: NOTHING,
        cleared: Vec::new(),
    };

    /// Finds an order of changes in which every clock is read before it is changed.
    fn find_changes(&mut self) {
        let is_changed = |join: &&Join| join.with_source || join.from != join.to;
        let mut left = self.joins.iter().filter(is_changed).fold(0u32, |clocks, join| clocks | 1 << join.to);
        while left != 0 && self.is_in_place {
            let needed = |clock: usize| {
                let is_other = |join: &&Join| join.to as usize != clock && left >> join.to & 1 != 0;
                self.joins.iter().filter(is_other).any(|join| join.from as usize == clock)
            };
            let free = members(left.into()).find(|clock| !needed(*clock));
            self.is_in_place = free.is_some();
            if let Some(to) = free {
                left &= !(1 << to);
                self.change(to as u8);
            }
        }
        self.changes.extend(self.cleared.iter().map(|clock| Change::Clear(*clock)));
        if let ([Change::Count(clock)], true) = (&self.changes[..], self.is_in_place) {
            self.counted = *clock;
        }
    }

    /// Adds the changes of one clock.
    fn change(&mut self, to: u8) {
        let joins = || self.joins.iter().filter(|join| join.to == to);
        let stays = joins().any(|join| join.from == to);
        let from = joins().map(|join| join.from).filter(|from| *from != to);
        self.changes.extend(from.enumerate().map(|(number, from)| match number {
            0 if !stays => Change::Copy { from, to },
            _ => Change::Join { from, to },
        }));
        let is_counted = joins().any(|join| join.with_source);
        self.changes.extend(is_counted.then_some(Change::Count(to)));
    }
}

/// What a relation lacks to be a view.
fn lack(sparse: &Sparse, terms: &Terms) -> Option<&'static str> {
    if !contains_po(sparse, terms) {
        Some("it does not contain po")
    } else if !absorbs_po(sparse, terms) {
        Some("it does not contain po before everything else it contains")
    } else if sparse.accepting[0] != 0 {
        Some("it relates events to themselves")
    } else if !is_transitive_form(sparse) {
        Some("it is not a transitive closure")
    } else {
        None
    }
}

impl View {
    /// Compiles a relation, or says why it cannot be a view.
    pub fn of(terms: &Terms, term: TermId, name: &str) -> Result<View, Reason> {
        let sparse = Sparse::of(terms, term).map_err(|reason| reason.to_string())?;
        if let Some(lack) = lack(&sparse, terms) {
            return Err(lack.into());
        }
        let sparse = sparse.with_signals_apart().without_little_brothers().merged_backwards();
        let states = sparse.transitions.len();
        let alive: Vec<u64> = (0..states).map(|state| alive_classes(&sparse, state)).collect();
        let groups = sparse.groups(terms.class_bits());
        let in_group = |group: &u64| terms.classes().find(|class| group & class.bit() != 0);
        // One class of each group stands for the others.
        let examples: Vec<Class> = groups.iter().filter_map(in_group).collect();
        let mut ranks = [0; CLASSES];
        for (number, group) in groups.iter().enumerate() {
            members(*group).for_each(|class| ranks[class] = number as u8 + 1);
        }
        let states_at = StatesAt::of(&sparse, ranks, &examples);
        let (clock_of, clocks) = clocks(&sparse, terms, &alive, &states_at);
        if clocks > MAX_CLOCKS {
            return Err(format!("it needs more than {MAX_CLOCKS} clocks per event"));
        }
        // Rank 0 is that of classes that do not occur.
        let width = groups.len() + 1;
        let letters = sparse.transitions.iter().flatten().map(|step| edge_into_new_event(step.letter));
        let mut edges = letters.collect::<Result<Vec<Edge>, Reason>>()?;
        edges.sort_unstable();
        edges.dedup();
        // By edge, ranks and clock of the target: the clocks of the source that flow into it, as a set of
        // bits.
        let mut sources = vec![vec![[0; MAX_CLOCKS]; width * width]; edges.len()];
        for (state, step) in sparse.all_transitions() {
            let edge = edges.binary_search(&step.letter.edge).expect("every edge is listed");
            for class in examples.iter().copied().filter(|class| step.classes & class.bit() != 0) {
                if !states_at.takes(&sparse, state, class, step.letter) {
                    continue;
                }
                for to in examples.iter().copied().filter(|to| alive[step.target] & to.bit() != 0) {
                    let pair = ranks[class.index()] as usize * width + ranks[to.index()] as usize;
                    for target in states_at.entered(step.target, to) {
                        sources[edge][pair][clock_of[target] as usize] |= 1 << clock_of[state];
                    }
                }
            }
        }
        merge_rmw(terms, &mut edges, &mut sources);
        let mut accepting: Vec<Vec<u8>> = vec![Vec::new(); Class::COUNT];
        let mut matters = vec![0; clocks];
        for class in terms.classes() {
            for state in (1..states).filter(|state| alive[*state] & class.bit() != 0) {
                if states_at.stands(state, class) {
                    matters[clock_of[state] as usize] |= class.bit();
                }
                if states_at.accepts(&sparse, state, class) {
                    accepting[class.index()].push(clock_of[state]);
                }
            }
        }
        let by_rank: Vec<Class> = [Class::INIT].into_iter().chain(examples).collect();
        let mut flows: Vec<Flow> = edges
            .into_iter()
            .zip(&sources)
            .map(|(edge, by_ranks)| {
                let steps = by_ranks.iter().enumerate().map(|(pair, sources)| {
                    let (from, to) = (by_rank[pair / width], by_rank[pair % width]);
                    let joins = joins(sources, &accepting[from.index()]);
                    let is_dead = |clock: &u8| matters[*clock as usize] & to.bit() == 0;
                    let is_in_place = edge == Edge::PoImm && pair / width > 0 && pair % width > 0;
                    let copied = if is_in_place { clocks as u8 } else { 0 };
                    let cleared =
                        (1..copied).filter(|clock| !is_dead(clock) && sources[*clock as usize] == 0);
                    let cleared = cleared.collect();
                    Step { joins, is_in_place, cleared, ..Step::NOTHING }
                });
                Flow { edge, steps: steps.collect() }
            })
            .collect();
        // A program without events has no po.
        let po = match flows.iter().position(|flow| flow.edge == Edge::PoImm) {
            Some(at) => flows.remove(at),
            None => Flow { edge: Edge::PoImm, steps: vec![Step::NOTHING; width * width] },
        };
        let mut view = View {
            name: name.to_string(),
            term,
            slot: 0,
            own: 0,
            clocks,
            ranks,
            width,
            po,
            counted: Vec::new(),
            others: flows,
            entered: 0,
            collected: 0,
            accepting,
            grows: Vec::new(),
            grows_at_rmw: false,
            is_po: false,
        };
        view.find_growth(terms);
        view.share_clock(terms);
        view.po.steps.iter_mut().for_each(Step::find_changes);
        view.counted = view.po.steps.iter().map(|step| step.counted).collect();
        view.find_classes(terms);
        if view.others.is_empty() {
            // Transitive, contains po and nothing else: needs no clocks.
            view.is_po = true;
            view.clocks = 0;
        }
        Ok(view)
    }

    /// Finds where the view grows: within read-modify-writes, and from writes to reads.
    fn find_growth(&mut self, terms: &Terms) {
        self.grows_at_rmw = self.grows_from_read_to_write(terms);
        self.grows = vec![false; Class::COUNT * Class::COUNT];
        for from in terms.classes().filter(|class| class.kind() == Kind::Write) {
            for to in terms.classes().filter(|class| class.kind() == Kind::Read) {
                self.grows[from.index() * Class::COUNT + to.index()] = self.grows_along_rf(from, to);
            }
        }
    }

    /// Finds the classes of events into which something flows along other edges than po, and those at which
    /// the view has to be put together.
    fn find_classes(&mut self, terms: &Terms) {
        for to in terms.classes() {
            let rank = self.ranks[to.index()] as usize;
            let mut steps =
                self.others.iter().flat_map(|flow| flow.steps.iter().skip(rank).step_by(self.width));
            if steps.any(|step| !step.joins.is_empty()) {
                self.entered |= to.bit();
            }
            if !self.accepting[to.index()].is_empty() {
                self.collected |= to.bit();
            }
        }
    }

    /// What flows along an edge between events of two classes.
    #[inline]
    fn step<'v>(&self, flow: &'v Flow, from: Class, to: Class) -> &'v Step {
        &flow.steps[self.pair(from, to)]
    }

    /// The place of a pair of classes in the tables of flows.
    #[inline]
    fn pair(&self, from: Class, to: Class) -> usize {
        let rank = |class: Class| self.ranks[class.index() % CLASSES] as usize;
        rank(from) * self.width + rank(to)
    }

    /// If one state accepts at every class, and no other does, its clock is the view, and the view needs none
    /// of its own.
    fn share_clock(&mut self, terms: &Terms) {
        let mut at_events =
            terms.classes().filter(|class| !class.is_init()).map(|class| &self.accepting[class.index()]);
        let Some([only]) = at_events.next().map(Vec::as_slice) else { return };
        if at_events.any(|accepting| accepting[..] != [*only]) {
            return;
        }
        let only = *only;
        let moved = |clock: u8| if clock == 0 { only - 1 } else { clock - 1 };
        let flows = self.others.iter_mut().chain([&mut self.po]);
        for join in flows.flat_map(|flow| &mut flow.steps).flat_map(|step| &mut step.joins) {
            (join.from, join.to) = (moved(join.from), moved(join.to));
        }
        let flows = self.others.iter_mut().chain([&mut self.po]);
        for clock in flows.flat_map(|flow| &mut flow.steps).flat_map(|step| &mut step.cleared) {
            *clock = moved(*clock);
        }
        self.own = moved(0) as usize;
        self.clocks -= 1;
        self.accepting.iter_mut().for_each(Vec::clear);
    }

    /// Whether it is po, for the events that can occur.
    #[inline]
    pub fn is_po(&self) -> bool {
        self.is_po
    }

    /// The events in the view of an event, as a clock; not of a view that is po.
    #[inline]
    pub fn clock<'g>(&self, graph: &'g Graph, id: EventId) -> &'g [u16] {
        debug_assert!(!self.is_po, "invariant `stored`: a view that is po has no clocks");
        graph.clock(id, self.slot + self.own)
    }

    /// How many events of a thread the view of an event holds.
    #[inline]
    pub fn count(&self, graph: &Graph, id: EventId, thread: ThreadId) -> u16 {
        if !self.is_po {
            return graph.count(id, self.slot + self.own, thread);
        }
        let event = graph.event(id);
        if event.thread == thread { event.index } else { 0 }
    }

    /// Whether the view of `second` holds `first`; neither is an initial write.
    #[inline]
    pub fn contains(&self, graph: &Graph, first: EventId, second: EventId) -> bool {
        debug_assert!(
            !first.is_init() && !second.is_init(),
            "invariant `views`: they hold no initial writes"
        );
        let event = graph.event(first);
        if self.is_po {
            let other = graph.event(second);
            return event.thread == other.thread && event.index < other.index;
        }
        self.count(graph, second, event.thread) > event.index
    }

    /// The newest place in co among the accesses to its location that an event's view holds: a write counts
    /// for itself, a read for its source. As the view contains po and the graph is coherent over it, the last
    /// access of each thread is enough.
    #[inline]
    pub fn known(&self, graph: &Graph, id: EventId) -> usize {
        let event = graph.event(id);
        if self.is_po {
            let previous = event.previous_at_location;
            return graph.place_known_by(previous);
        }
        let writes = graph.writes(event.loc);
        let clock = self.clock(graph, id);
        let mut most = writes.len();
        // In a sparse graph, something before a write may read from it.
        if !graph.is_sparse() {
            most -= usize::from(writes.last() == Some(&id));
            let Some(newest) = most.checked_sub(1).map(|at| graph.event(writes[at])) else { return 0 };
            // Mostly it knows the newest of the others, and nothing newer can be known.
            if clock[newest.thread.index()] > newest.index {
                return most;
            }
        }
        let mut known = 0;
        for (tail, seen) in graph.last_accesses(event.loc).iter().zip(clock) {
            if *seen != 0 && *tail != EventId::NONE {
                // What the event itself is to know of is not settled.
                let tail = if *tail == id { event.previous_at_location } else { *tail };
                known = newest_of(graph, known, tail, *seen);
                if known == most {
                    break;
                }
            }
        }
        known
    }

    /// The newest place in co among the accesses to a location that an event's view holds, or that the event
    /// or something before it in its thread is.
    pub fn known_after(&self, graph: &Graph, id: EventId, loc: LocId) -> usize {
        let event = graph.event(id);
        let own = newest_before(graph, graph.last_access(loc, event.thread), event.index + 1);
        if self.is_po {
            return own;
        }
        let accesses = graph.last_accesses(loc).iter().zip(self.clock(graph, id));
        accesses.fold(own, |known, (tail, seen)| newest_of(graph, known, *tail, *seen))
    }

    fn grows_along_rf(&self, from: Class, to: Class) -> bool {
        let accepting = &self.accepting[to.index()];
        self.others
            .iter()
            .filter(|flow| is_rf(flow.edge))
            .any(|flow| self.step(flow, from, to).joins.iter().any(|join| accepting.contains(&join.to)))
    }

    /// Whether the view of the write of a read-modify-write can hold more than the read and the view of the
    /// read: some state that accepts at the write is entered from one that does not accept at the read.
    fn grows_from_read_to_write(&self, terms: &Terms) -> bool {
        let halves = |kind: Kind| terms.classes().filter(move |class| class.is_rmw() && class.kind() == kind);
        halves(Kind::Read).any(|read| {
            halves(Kind::Write).any(|write| {
                let (before, after) = (&self.accepting[read.index()], &self.accepting[write.index()]);
                let flows = self.others.iter().chain([&self.po]);
                flows
                    .flat_map(|flow| &self.step(flow, read, write).joins)
                    .any(|join| after.contains(&join.to) && join.from != 0 && !before.contains(&join.from))
            })
        })
    }

    /// Whether what a read knows of before it has read anything does not depend on the class of the read.
    pub fn is_alike_for_reads(&self, terms: &Terms) -> bool {
        let is_access = |class: &Class| class.kind() == Kind::Read && !class.is_signal();
        let mut reads = terms.classes().filter(is_access);
        let Some(first) = reads.next() else { return true };
        let accepting = &self.accepting[first.index()];
        let rank = |class: Class| self.ranks[class.index()] as usize;
        let is_shown = |join: &&Join| join.to as usize == self.own || accepting.contains(&join.to);
        let is_alike = |flow: &Flow, read: Class| {
            (0..self.width).map(|from| from * self.width).all(|row| {
                let [one, other] = [first, read].map(|class| &flow.steps[row + rank(class)].joins);
                one.iter().filter(is_shown).eq(other.iter().filter(is_shown))
            })
        };
        let mut compared = 1 << rank(first);
        reads.all(|read| {
            let is_new = compared >> rank(read) & 1 == 0;
            compared |= 1u64 << rank(read);
            let mut within_thread = self.others.iter().filter(|flow| !is_rf(flow.edge)).chain([&self.po]);
            *accepting == self.accepting[read.index()]
                && (!is_new || within_thread.all(|flow| is_alike(flow, read)))
        })
    }

    /// Whether reading a write of one class adds to the view of a read of the other.
    pub fn grows_between(&self, write: Class, read: Class) -> bool {
        self.grows[write.index() * Class::COUNT + read.index()]
    }

    /// Whether what an event reads adds to its view.
    #[inline]
    pub fn grows_by_reading(&self, graph: &Graph, id: EventId) -> bool {
        let event = graph.event(id);
        event.class.kind() == Kind::Read
            && !event.rf.is_init()
            && self.grows[graph.class(event.rf).index() * Class::COUNT + event.class.index()]
    }

    /// Computes the clocks of an event from those of its predecessors. They are those of the event before it
    /// in its thread ([`Graph::reset_row`]).
    #[inline]
    pub fn extend(&self, graph: &mut Graph, id: EventId) {
        self.extend_along(graph, id, |_| true);
    }

    /// Like [`View::extend`], but only along edges within the thread.
    #[inline]
    pub fn extend_within_thread(&self, graph: &mut Graph, id: EventId) {
        self.extend_along(graph, id, |edge| !is_rf(edge));
    }

    /// The straight line is what most events need; the rest is in functions of their own, so that it costs
    /// nothing here.
    #[inline]
    fn extend_along(&self, graph: &mut Graph, id: EventId, is_followed: impl Fn(Edge) -> bool) {
        if self.is_po {
            return;
        }
        let Event { thread, index, class, .. } = *graph.event(id);
        if let Some(source) = graph.po_predecessor(id) {
            let before = graph.event(source).class;
            let pair = self.pair(before, class);
            let counted = self.counted[pair];
            if counted != NOTHING {
                graph.set_count(id, self.slot + counted as usize, thread, index);
            } else {
                self.extend_along_po(graph, &self.po.steps[pair], source, id);
            }
        }
        if (self.entered | self.collected) & class.bit() != 0 {
            self.extend_further(graph, id, is_followed);
        }
    }

    /// The rest of [`View::extend_along`].
    #[inline]
    fn extend_further(&self, graph: &mut Graph, id: EventId, is_followed: impl Fn(Edge) -> bool) {
        let class = graph.event(id).class.bit();
        if self.entered & class != 0 {
            for flow in self.others.iter() {
                if is_followed(flow.edge) {
                    self.extend_along_edge(graph, flow, id);
                }
            }
        }
        if self.collected & class != 0 {
            self.collect(graph, id);
        }
    }

    /// The rest of [`View::extend`] after [`View::extend_within_thread`].
    #[inline]
    pub fn extend_by_reading(&self, graph: &mut Graph, id: EventId) {
        let class = graph.class(id).bit();
        if self.is_po || self.entered & class == 0 {
            return;
        }
        for flow in self.others.iter().filter(|flow| is_rf(flow.edge)) {
            self.extend_along_edge(graph, flow, id);
        }
        if self.collected & class != 0 {
            self.collect(graph, id);
        }
    }

    /// Computes what flows along po: the first step.
    #[inline(never)]
    fn extend_along_po(&self, graph: &mut Graph, step: &Step, source: EventId, id: EventId) {
        let parts = graph.lanes() / 8;
        let first = self.slot * parts;
        if !step.is_in_place {
            (first..first + self.clocks * parts).for_each(|at| *graph.part_mut(id, at) = [0; 8]);
            return self.flow(graph, step, source, id);
        }
        let Event { thread, index, .. } = *graph.event(id);
        let (thread, row) = (thread.index(), graph.row_mut(id));
        let clocks = &mut row.as_chunks_mut::<8>().0[first..];
        for change in &step.changes {
            match *change {
                Change::Count(clock) => clocks[clock as usize * parts + thread / 8][thread % 8] = index,
                Change::Copy { from, to } => {
                    for part in 0..parts {
                        clocks[to as usize * parts + part] = clocks[from as usize * parts + part];
                    }
                }
                Change::Join { from, to } => {
                    for part in 0..parts {
                        let from = clocks[from as usize * parts + part];
                        let to = &mut clocks[to as usize * parts + part];
                        (0..8).for_each(|lane| to[lane] = to[lane].max(from[lane]));
                    }
                }
                Change::Clear(clock) => {
                    for part in 0..parts {
                        clocks[clock as usize * parts + part] = [0; 8];
                    }
                }
            }
        }
    }

    /// Computes what flows along another edge, if the event has one.
    #[inline(never)]
    fn extend_along_edge(&self, graph: &mut Graph, flow: &Flow, id: EventId) {
        if let Some(source) = source_along(graph, flow.edge, id) {
            let step = self.step(flow, graph.event(source).class, graph.event(id).class);
            self.flow(graph, step, source, id);
        }
    }

    #[inline]
    fn flow(&self, graph: &mut Graph, step: &Step, source: EventId, target: EventId) {
        let Event { thread, index, .. } = *graph.event(source);
        for Join { from, to, with_source } in &step.joins {
            let (from, to) = (self.slot + *from as usize, self.slot + *to as usize);
            let count = if *with_source { index + 1 } else { 0 };
            graph.join_clock((target, to), (source, from), thread, count);
        }
    }

    /// The view is the join of the clocks of accepting states.
    #[inline(never)]
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

/// The newer of a place in co and the newest that is known by those accesses of a thread to the location, of
/// which `tail` is the last, that are among its first `seen` events.
#[inline]
fn newest_of(graph: &Graph, known: usize, tail: EventId, seen: u16) -> usize {
    // What comes before the last one in its thread knows of nothing newer: no need to look for it. Of a hole
    // that was just filled that is still to be found out.
    if seen == 0 || (!graph.is_sparse() && graph.place_known_by(tail) <= known) {
        return known;
    }
    known.max(newest_before(graph, tail, seen))
}

/// The newest place in co that is known by an access, or an earlier one of its thread to the location, that
/// is among the first `seen` events of the thread.
#[inline]
fn newest_before(graph: &Graph, mut access: EventId, seen: u16) -> usize {
    while access != EventId::NONE {
        let event = graph.event(access);
        if event.index < seen {
            return graph.place_known_by(access);
        }
        access = event.previous_at_location;
    }
    0
}

/// Component-wise maximum; eight numbers at a time are a few vector instructions.
#[inline]
fn join_clocks(target: &mut [[u16; 8]], source: &[[u16; 8]]) {
    for (target, source) in target.iter_mut().zip(source) {
        for lane in 0..8 {
            target[lane] = target[lane].max(source[lane]);
        }
    }
}

/// The joins into each clock from those in its set of bits. If all accepting ones flow into it, and the
/// source event with them, the view flows instead: one join for several.
fn joins(sources: &[u32; MAX_CLOCKS], accepting: &[u8]) -> Vec<Join> {
    let mut joins = Vec::new();
    let views = accepting.iter().fold(0, |clocks, clock| clocks | 1 << clock);
    for (to, sources) in sources.iter().enumerate().filter(|(_, sources)| **sources != 0) {
        let to = to as u8;
        let with_source = sources & 1 != 0;
        let whole = with_source && views != 0 && views & !sources == 0;
        let mut rest = sources & !1 & if whole { !views } else { !0 };
        if with_source {
            // Without a clock that flows along, the clock of the view is joined for nothing but the source
            // event.
            let from = if whole { 0 } else { rest.checked_ilog2().unwrap_or(0) };
            rest &= !(1 << from);
            joins.push(Join { from: from as u8, to, with_source });
        }
        joins.extend(members(rest.into()).map(|from| Join { from: from as u8, to, with_source: false }));
    }
    joins
}

/// What flows from the read to the write of a read-modify-write flows along po, as the one is directly after
/// the other: an edge less to look at. (Unless there are holes, which may come between.)
fn merge_rmw(terms: &Terms, edges: &mut Vec<Edge>, sources: &mut Vec<Vec<[u32; MAX_CLOCKS]>>) {
    let place = |wanted: Edge| edges.iter().position(|edge| *edge == wanted);
    let (Some(po), Some(rmw)) = (place(Edge::PoImm), place(Edge::Rmw)) else { return };
    if terms.class_bits() & Class::HOLE.bit() != 0 {
        return;
    }
    edges.remove(rmw);
    let merged = sources.remove(rmw);
    // Edges are sorted, and po is before rmw.
    for (clocks, more) in sources[po].iter_mut().zip(merged) {
        clocks.iter_mut().zip(more).for_each(|(from, more)| *from |= more);
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

/// Which states an event needs a clock for, by its class: fewer than the automaton has.
struct StatesAt {
    /// Ranks of classes: those that are not told apart have one in common, and a row of the tables below.
    ranks: [u8; CLASSES],
    /// By rank and state: the first state that does the same at events of the class. One clock will do for
    /// them there: whatever has come to one of them goes on alike.
    stand_ins: Vec<Vec<usize>>,
    /// By rank and state: whether it can do there what the main state can. Then whatever comes to it comes to
    /// the main state too, and the state itself is left with what it can do besides. Thus the view is mostly
    /// the clock of the main state alone.
    extends_main: Vec<Vec<bool>>,
    /// A state that accepts wherever an event can be, if there is one.
    main: Option<usize>,
}

impl StatesAt {
    /// With an example of each rank, from 1 on.
    fn of(sparse: &Sparse, ranks: [u8; CLASSES], examples: &[Class]) -> StatesAt {
        let states = 0..sparse.transitions.len();
        let anywhere = sparse.accepting.iter().skip(1).fold(0, |all, accepting| all | accepting);
        let main = states.clone().skip(1).find(|state| sparse.accepting[*state] == anywhere && anywhere != 0);
        let mut all = StatesAt { ranks, stand_ins: vec![Vec::new()], extends_main: vec![Vec::new()], main };
        for class in examples {
            let onward = |state: usize| {
                let steps = sparse.transitions[state].iter().filter(|step| step.classes & class.bit() != 0);
                steps.map(|step| (step.letter, step.target)).collect::<Vec<_>>()
            };
            let futures: Vec<_> = states
                .clone()
                .map(|state| (state == 0, sparse.accepting[state] & class.bit(), onward(state)))
                .collect();
            let first = |state| futures.iter().position(|other| *other == futures[state]);
            let stand_ins: Vec<usize> = states.clone().filter_map(first).collect();
            let extends = |state: usize| {
                main.is_some_and(|main| {
                    let alike = |letter: Letter| {
                        sparse.targets(state, letter, *class).eq(sparse.targets(main, letter, *class))
                    };
                    state > 0
                        && state != main
                        && futures[state].1 & futures[main].1 == class.bit()
                        && futures[main].2.iter().all(|(letter, _)| alike(*letter))
                })
            };
            let extends_main: Vec<bool> = states.clone().map(extends).collect();
            all.stand_ins.push(stand_ins);
            all.extends_main.push(extends_main);
        }
        all
    }

    fn rank(&self, class: Class) -> usize {
        self.ranks[class.index()] as usize
    }

    /// The states that are entered with a state.
    fn entered(&self, state: usize, class: Class) -> impl Iterator<Item = usize> {
        let stand_in = self.stand_ins[self.rank(class)][state];
        let main = self.main.filter(|_| self.extends_main[self.rank(class)][state]);
        let main = main.map(|main| self.stand_ins[self.rank(class)][main]);
        [stand_in].into_iter().chain(main.filter(|main| *main != stand_in))
    }

    /// Whether a state has something of its own at events of a class.
    fn stands(&self, state: usize, class: Class) -> bool {
        self.stand_ins[self.rank(class)][state] == state
    }

    /// Whether a step is left to a state.
    fn takes(&self, sparse: &Sparse, state: usize, class: Class, letter: Letter) -> bool {
        let is_left_to_main = self.extends_main[self.rank(class)][state]
            && self.main.is_some_and(|main| sparse.targets(main, letter, class).next().is_some());
        self.stands(state, class) && !is_left_to_main
    }

    /// Whether acceptance is left to a state.
    fn accepts(&self, sparse: &Sparse, state: usize, class: Class) -> bool {
        let accepts = sparse.accepting[state] & class.bit() != 0;
        self.stands(state, class) && accepts && !self.extends_main[self.rank(class)][state]
    }
}

/// The clock of each state, and how many there are. States that are never needed at the same event share one;
/// number 0 is that of the view itself.
fn clocks(sparse: &Sparse, terms: &Terms, alive: &[u64], states_at: &StatesAt) -> (Vec<u8>, usize) {
    let mut taken: Vec<u64> = vec![u64::MAX];
    let mut clock_of = vec![0; sparse.transitions.len()];
    for (state, clock) in clock_of.iter_mut().enumerate().skip(1) {
        let here = terms.classes().filter(|class| alive[state] & class.bit() != 0);
        let here = here.filter(|class| states_at.stands(state, *class));
        let needed = here.fold(0, |classes, class| classes | class.bit());
        if needed == 0 {
            continue;
        }
        let at = taken.iter().position(|classes| classes & needed == 0).unwrap_or(taken.len());
        if at == taken.len() {
            taken.push(0);
        }
        taken[at] |= needed;
        *clock = at.min(u8::MAX as usize) as u8;
    }
    (clock_of, taken.len())
}

/// The classes at which a state can go on or accept.
fn alive_classes(sparse: &Sparse, state: usize) -> u64 {
    sparse.transitions[state].iter().fold(sparse.accepting[state], |classes, step| classes | step.classes)
}

const PO: Letter = Letter { edge: Edge::PoImm, inverse: false };

/// The classes of events that are in threads.
fn in_threads(terms: &Terms) -> u64 {
    terms.class_bits() & !Class::INIT.bit()
}

/// The states after one po edge that leaves an event of a class.
fn after_po(sparse: &Sparse, class: usize) -> impl Iterator<Item = usize> {
    let leaves = move |step: &&Transition| step.letter == PO && step.classes >> class & 1 != 0;
    sparse.transitions[0].iter().filter(leaves).map(|step| step.target)
}

/// Whether one po edge is a word, between events of any classes.
fn contains_po(sparse: &Sparse, terms: &Terms) -> bool {
    let threads = in_threads(terms);
    members(threads).all(|class| {
        let ends = after_po(sparse, class).fold(0, |classes, state| classes | sparse.accepting[state]);
        threads & !ends == 0
    })
}

/// Whether a po edge may be put before every word: after po, at any event, the automaton can do what it can
/// at the start.
fn absorbs_po(sparse: &Sparse, terms: &Terms) -> bool {
    let mut after: Vec<Vec<usize>> =
        members(in_threads(terms)).map(|class| after_po(sparse, class).collect()).collect();
    after.sort();
    after.dedup();
    let starts_again = |after: &Vec<usize>| {
        sparse.transitions[0].iter().all(|step| {
            let along = |state: &usize| sparse.classes_along(*state, step.letter, step.target);
            let again = after.iter().map(along).fold(0, |classes, more| classes | more);
            step.classes & !Class::INIT.bit() & !again == 0
        })
    };
    after.iter().all(starts_again)
}

/// Whether the relation is closed under composition: where a word may end, another may begin.
fn is_transitive_form(sparse: &Sparse) -> bool {
    (1..sparse.transitions.len()).all(|state| {
        sparse.transitions[0].iter().all(|step| {
            let begins_here = step.classes & sparse.accepting[state];
            begins_here & !sparse.classes_along(state, step.letter, step.target) == 0
        })
    })
}
