//! The exploration: extends a graph event by event, tries every consistent choice, goes back.
//!
//! Follows TruSt (Kokologiannakis et al., POPL'22), Algorithm 1 of "Enhancing GenMC's Usability and Performance", turned from
//! a recursion into a machine with an explicit stack, so that it can stop at every execution and be cut anywhere.
//! Differs: a read-modify-write is two events, and its write is added directly after its read.
//! Not here: what is put back (`level`), choices (`choices`), revisits (`revisit`), whether a graph is consistent (`selvedge_model`).
//! Compared with `selvedge_oracle::enumerate` in `make fuzz` and `make test`.

use crate::core::causal::{CausalOrder, Porf};
use crate::core::level::Level;
use crate::core::revisit::Frontier;
use crate::core::unfolding::{NodeId, Steps, Unfolding, Urgency};
use crate::holes::{Causes, fill_all_clocks};
use crate::judge::memory::{Fault, Location};
use crate::judge::report::is_error;
use crate::reductions::coda::Counted;
use crate::reductions::links::link_classes;
use crate::reductions::symmetry::Symmetry;
use crate::unordered::barrier::awaited;
use crate::unordered::deadlock::Wants;
use crate::unordered::sections::{Sections, is_in_shared_section};
use selvedge_graph::{Class, EventId, Graph, Limit, LocId, Order, ThreadId, Value};
use selvedge_model::{Model, Scratch, Violation};
use selvedge_program::{Action, Block, Liveness, Program};
use serde::{Deserialize, Serialize};

/// What makes two executions different.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Coherence {
    /// po, rf and the coherence order (`--coherence mo`).
    #[default]
    Stored,
    /// po and rf; some coherence order must exist (`--coherence wb`).
    Inferred,
}

/// How to explore.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// What makes two executions different.
    pub coherence: Coherence,
    /// Bytes of the unfolding, about, that are kept although no event needs them.
    pub unfolding_bound: usize,
    /// Whether races are errors. (Those between events are the model's; here are those with first contents of objects.)
    pub races: bool,
    /// Which threads that spin for ever are errors.
    pub liveness: Liveness,
    /// Whether a thread that could only block is scheduled after all others (`patience`).
    pub in_place_revisits: bool,
    /// Threads that may be found to be symmetric with the one before them, as a set of bits; 0 switches symmetry reduction off.
    pub symmetric: u32,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            coherence: Coherence::Stored,
            unfolding_bound: 16 << 20,
            races: true,
            liveness: Liveness::default(),
            in_place_revisits: true,
            symmetric: u32::MAX,
        }
    }
}

/// Bytes of the unfolding that are kept where memory is scarce, besides those in use.
const SCARCE: usize = 1 << 20;

/// Counters of an exploration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stats {
    /// Events added by forward steps, consistent or not.
    pub events_added: u64,
    /// Revisits made.
    pub revisits: u64,
    /// Graphs that could not be completed although every part of them is consistent, or that are images of others.
    pub dead_ends: u64,
    /// Steps of threads, and how many were known.
    pub unfolding: Steps,
}

impl Stats {
    /// Adds the counters of another exploration.
    pub fn add(&mut self, other: &Stats) {
        self.events_added += other.events_added;
        self.revisits += other.revisits;
        self.dead_ends += other.dead_ends;
        self.unfolding.add(&other.unfolding);
    }
}

/// How a finished graph ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Every thread has ended.
    Complete,
    /// Some thread can never go on.
    Blocked(Block),
    /// Some thread has failed, or the model reports an error of the execution.
    Erroneous,
}

/// What [`Explorer::advance`] stopped at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// A finished graph.
    Execution(Ending),
    /// A thread is about to fail in the present graph, which may be unfinished.
    Failure(ThreadId),
    /// The model reports something of the present graph, which may be unfinished.
    Violation(Box<Violation>),
    /// Something is wrong with an event of the present graph, which may be unfinished.
    Fault(Fault),
    /// These threads wait for each other.
    Deadlock(Vec<ThreadId>),
    /// These threads spin for ever.
    Liveness(Vec<ThreadId>),
    /// Something was learnt that makes all of it start again: forget what was counted so far. (Whoever explores a parcel starts
    /// at the very beginning, too, so other parcels of the same exploration must be forgotten.)
    Again,
    /// Everything has been explored.
    Nothing,
}

impl Found {
    /// Gives events the numbers that they have in the compact copy of their graph.
    fn renumber(&mut self, graph: &Graph) {
        let compact = |id: &mut EventId| {
            if !id.is_init() {
                *id = EventId::new(graph.place_in_order(id.index()));
            }
        };
        match self {
            Found::Violation(violation) => {
                compact(&mut violation.events.0);
                compact(&mut violation.events.1);
            }
            Found::Fault(fault) => {
                compact(&mut fault.event);
                fault.other.iter_mut().for_each(compact);
            }
            _ => {}
        }
    }
}

/// Something that was found, with the graph that shows it if that is not the present one.
pub(crate) struct Finding {
    pub found: Found,
    pub shown: Option<Box<Graph>>,
}

impl From<Found> for Finding {
    fn from(found: Found) -> Finding {
        Finding { found, shown: None }
    }
}

/// A write that revisits a read.
pub(crate) struct NewWrite {
    /// The write, if it was added.
    pub id: Option<EventId>,
    /// The last event: the write, or the exclusive read that it follows.
    pub end: EventId,
    pub thread: ThreadId,
    pub loc: LocId,
    pub order: Order,
    pub value: Value,
    pub rmw: bool,
    /// The node after it.
    pub tag: u32,
    /// If its thread has done the same as its twin so far: the twin, whose write comes before it in co.
    pub twin: Option<ThreadId>,
}

/// An exploration that can be advanced from one execution to the next.
pub struct Explorer<'a, P: Program, C: CausalOrder = Porf> {
    pub(crate) program: &'a P,
    pub(crate) model: &'a Model,
    pub(crate) causal: C,
    pub(crate) options: Options,
    pub(crate) unfolding: Unfolding<'a, P>,
    /// The graph that is being extended. Boxed, because a level moves where its graph is a copy.
    pub(crate) level: Box<Level>,
    /// The levels below: each level but the first was made by the last frame of the one below it. If it was made by a cut, it has the
    /// graph, and the one below has none until the cut is taken back.
    #[expect(clippy::vec_box, reason = "a level is large and moves")]
    pub(crate) below: Vec<Box<Level>>,
    /// Nothing is left to explore.
    pub(crate) exhausted: bool,
    /// Dropped levels, for their memory.
    #[expect(clippy::vec_box, reason = "as for `below`")]
    pub(crate) spare: Vec<Box<Level>>,
    pub(crate) scratch: Scratch,
    /// Working memory of walks back.
    pub(crate) frontier: Frontier,
    /// The events that a revisit takes off, the newest first.
    pub(crate) removed: Vec<EventId>,
    pub(crate) stats: Stats,
    /// Whether the graph is to be extended next, rather than another choice to be tried.
    pub(crate) forward: bool,
    /// What was found by the last step, the last first.
    pub(crate) found: Vec<Finding>,
    /// The present graph, while another one is shown in its place.
    hidden: Option<Box<Graph>>,
    /// Some constraint of the model can only be judged on finished graphs, so what a partial graph shows proves nothing.
    pub(crate) filters: bool,
    /// The program makes, publishes and frees objects.
    pub(crate) has_objects: bool,
    /// What was learnt of locations, if it does.
    pub(crate) locations: Vec<Location>,
    /// If the program has sections whose order is left open: what finds an order of them.
    pub(crate) sections: Option<Box<Sections>>,
    /// What is before events of their threads, where dependencies are tracked.
    pub(crate) causes: Causes,
    /// Who has wanted what while in a section.
    pub(crate) wants: Wants,
    /// What was learnt of accesses inside and outside of sections: a lock, and a location that a section of it wrote and somebody
    /// outside read before the section had ended.
    pub(crate) mixed: Vec<(LocId, LocId)>,
    /// Which threads do the same.
    pub(crate) symmetry: Symmetry,
    /// Threads of the program may block because of what they read.
    pub(crate) may_wait: bool,
    /// Threads that could only block are scheduled last.
    pub(crate) has_patience: bool,
    /// Executions whose end is plain to see are not played to their end (`coda`).
    pub(crate) ends_early: bool,
    /// They need not be.
    pub(crate) can_end_early: bool,
    /// But if something was allocated, as what is not freed has to be found.
    pub(crate) minds_leaks: bool,
    /// Those are not told one by one, but counted.
    pub(crate) only_counts: bool,
    /// How many have not been told yet.
    pub(crate) counted: Counted,
    /// The model may report something of two events that the program can have.
    pub(crate) may_report: bool,
    /// Some report of the model can only be made of finished graphs.
    pub(crate) reports_late: bool,
    /// An event that leaves nothing newer at its location, or reads what is newest, is consistent.
    pub(crate) trusts_newest: bool,
    /// The classes of events that chains can be made of (`links`), as a set of bits.
    pub(crate) link_classes: u64,
    /// Some thread could not go on in the way in which every model must let it.
    pub(crate) inextensible: bool,
    /// Whether an error was found, here or before; graphs are then judged when they are finished.
    pub(crate) seen_error: bool,
}

impl<'a, P: Program> Explorer<'a, P> {
    /// An exploration of a program under a model.
    pub fn new(program: &'a P, model: &'a Model, options: Options) -> Result<Explorer<'a, P>, Limit> {
        Explorer::with_causal_order(program, model, options, Porf)
    }
}

impl<'a, P: Program, C: CausalOrder> Explorer<'a, P, C> {
    /// An exploration whose revisits keep the prefixes of the given causal order.
    pub fn with_causal_order(
        program: &'a P,
        model: &'a Model,
        options: Options,
        causal: C,
    ) -> Result<Explorer<'a, P, C>, Limit> {
        // What the model was not compiled for it would not look at.
        let all = selvedge_graph::Class::all().map(selvedge_graph::Class::bit).sum::<u64>();
        assert_eq!(
            program.classes() & all & !model.classes(),
            0,
            "invariant `classes`: the model was compiled for this program"
        );
        assert_eq!(C::IS_SPARSE, model.uses_dependencies(), "invariant `causal`: the order fits the model");
        let graph = new_graph::<C>(program.threads(), model)?;
        let mut explorer = Explorer {
            program,
            model,
            causal,
            options,
            unfolding: Unfolding::new(program, options.unfolding_bound),
            level: Box::new(Level { graph, ..Level::default() }),
            below: Vec::new(),
            exhausted: false,
            spare: Vec::new(),
            scratch: Scratch::default(),
            frontier: Frontier::default(),
            removed: Vec::new(),
            stats: Stats::default(),
            forward: true,
            found: Vec::new(),
            hidden: None,
            inextensible: false,
            filters: model.filters_complete(),
            has_objects: program.has_objects(),
            locations: Vec::new(),
            sections: program.has_sections().then(|| Box::new(Sections::new(model, options.coherence))),
            causes: Causes::default(),
            wants: Wants::default(),
            mixed: Vec::new(),
            symmetry: Symmetry::default(),
            may_wait: program.may_wait(),
            has_patience: false,
            ends_early: false,
            can_end_early: false,
            minds_leaks: false,
            only_counts: false,
            counted: Counted::default(),
            may_report: model.may_report_pairs(),
            reports_late: model.filters_complete() || model.reports_on_complete(),
            trusts_newest: model.allows_newest()
                && options.coherence == Coherence::Stored
                && !program.has_sections(),
            link_classes: link_classes(model),
            seen_error: false,
        };
        explorer.has_patience = explorer.may_have_patience();
        explorer.can_end_early = explorer.may_end_early();
        if explorer.reports_at_once() {
            let roots = explorer.threads().map(|thread| (thread, explorer.unfolding.root(thread)));
            let failing = roots.filter(|(_, root)| explorer.unfolding.urgency(*root) == Urgency::Failed);
            explorer.found = failing.map(|(thread, _)| Found::Failure(thread).into()).rev().collect();
        }
        explorer.find_symmetry();
        explorer.update_all_urgencies();
        Ok(explorer)
    }

    /// Goes on to the next thing worth knowing. After `Nothing` there is nothing more.
    pub fn advance(&mut self) -> Result<Found, Limit> {
        let mut steps = u64::MAX;
        loop {
            if let Some(found) = self.advance_within(&mut steps)? {
                return Ok(found);
            }
        }
    }

    /// The same, but stops with `None` when `steps` has been counted down to 0, so that a caller can look at the clock and
    /// at the present graph while a long execution is still growing. A step adds at most one event. There are no more steps after
    /// that in which somebody asks to stop.
    pub fn advance_within(&mut self, steps: &mut u64) -> Result<Option<Found>, Limit> {
        self.uncover();
        loop {
            if let Some(finding) = self.found.pop() {
                return Ok(Some(self.show(finding)));
            }
            if self.exhausted {
                if self.forget_broken_symmetry() {
                    continue;
                }
                return Ok(Some(Found::Nothing));
            }
            if *steps == 0 {
                return Ok(None);
            }
            *steps -= 1;
            if self.forward {
                match self.schedule() {
                    Some((thread, node)) => self.add_event(thread, node)?,
                    None => self.finish(),
                }
            } else {
                self.try_next_choice()?;
            }
            if selvedge_stop::is_asked() {
                *steps = 0;
            }
        }
    }

    /// Something that was found, with the graph that shows it in the place of the present one. It has no gaps in its numbers, unless
    /// executions are only counted and it is one.
    pub(crate) fn show(&mut self, finding: Finding) -> Found {
        let Finding { mut found, mut shown } = finding;
        self.seen_error |= is_error(&found);
        let is_looked_at = !self.ends_early || !matches!(found, Found::Execution(_));
        if is_looked_at && shown.is_none() && self.graph().is_cut() {
            found.renumber(self.graph());
            shown = Some(Box::new(self.graph().compact()));
        }
        if let Some(mut shown) = shown {
            std::mem::swap(&mut *shown, &mut self.top().graph);
            self.hidden = Some(shown);
        }
        found
    }

    /// Puts the present graph back in its place.
    pub(crate) fn uncover(&mut self) {
        if let Some(graph) = self.hidden.take() {
            self.top().graph = *graph;
        }
    }

    /// The graph that was found. After an execution that was ended early the numbers of its events may have gaps.
    pub fn graph(&self) -> &Graph {
        &self.level.graph
    }

    /// What makes two executions different.
    pub fn coherence(&self) -> Coherence {
        self.options.coherence
    }

    /// Whether the model has kept some thread from reading the last write in co, or from writing last in co. Executions may
    /// then have been missed: nothing can be said about the program.
    pub fn is_inextensible(&self) -> bool {
        self.inextensible
    }

    /// Keeps little of the unfolding that no event needs from now on: slower, but with less memory.
    pub fn shed(&mut self) {
        self.unfolding.tighten(SCARCE);
    }

    /// Counters so far.
    pub fn stats(&self) -> Stats {
        Stats { unfolding: self.unfolding.steps(), ..self.stats }
    }

    /// The unfolding of the program.
    pub fn unfolding(&self) -> &Unfolding<'a, P> {
        &self.unfolding
    }

    /// Where a thread has stopped in the present graph.
    pub fn thread_node(&self, thread: ThreadId) -> NodeId {
        self.node_of(self.graph(), thread)
    }

    /// The node whose action an event is.
    pub fn event_node(&self, id: EventId) -> NodeId {
        self.node_before(self.graph(), id)
    }

    /// Whether what a partial graph shows is shown by some complete execution too.
    pub(crate) fn reports_at_once(&self) -> bool {
        !self.filters
    }

    pub(crate) fn threads(&self) -> impl DoubleEndedIterator<Item = ThreadId> + use<P, C> {
        (0..self.program.threads()).map(|thread| ThreadId(thread as u16))
    }

    pub(crate) fn top(&mut self) -> &mut Level {
        &mut self.level
    }

    /// The node at which a thread stands after its last event.
    #[inline]
    pub(crate) fn node_of(&self, graph: &Graph, thread: ThreadId) -> NodeId {
        if C::IS_SPARSE {
            return self.node_at_hole(graph, thread);
        }
        match graph.thread(thread).last() {
            Some(last) => NodeId(graph.event(*last).tag),
            None => self.unfolding.root(thread),
        }
    }

    #[inline]
    pub(crate) fn node_before(&self, graph: &Graph, id: EventId) -> NodeId {
        match graph.po_predecessor(id) {
            Some(hole) if C::IS_SPARSE && graph.is_open_hole(hole) => {
                self.unfolding.parent(NodeId(graph.event(id).tag))
            }
            Some(previous) => NodeId(graph.event(previous).tag),
            None => self.unfolding.root(graph.event(id).thread),
        }
    }

    #[inline]
    pub(crate) fn add_event(&mut self, thread: ThreadId, node: NodeId) -> Result<(), Limit> {
        debug_assert_eq!(
            self.unfolding.action(node).classes() & !self.model.classes(),
            0,
            "invariant `classes`"
        );
        self.stats.events_added += 1;
        let node = if self.unfolding.is_over_bound() {
            // Whoever schedules again would look ahead again, and might never come to an end.
            self.collect_unfolding();
            self.node_of(self.graph(), thread)
        } else {
            node
        };
        self.top().remember_turns();
        if C::IS_SPARSE && self.top_lacks_causes(thread, node) {
            return self.leave_out_next(thread, node);
        }
        match self.unfolding.action(node) {
            Action::Read { loc, .. }
                if self.is_last(thread)
                    && let Some(left) = self.end_with_links(thread, node) =>
            {
                match left {
                    0 => Ok(()),
                    _ => self.add_read_of_older(thread, node, loc, left),
                }
            }
            Action::Read { .. } | Action::Write { .. }
                if self.is_last(thread) && self.end_if_informed(thread) =>
            {
                Ok(())
            }
            Action::Read { loc, .. } => {
                self.meet_location(loc);
                self.add_read(thread, node, loc)
            }
            Action::Write { loc, order, value, exclusive } => {
                self.meet_location(loc);
                let (event, low, next) = self.push_write(thread, node, (loc, order, value, exclusive))?;
                self.place_write(event, (low, next))
            }
            action @ (Action::Fence { .. }
            | Action::Free { .. }
            | Action::Unlock { .. }
            | Action::Retire { .. }) => self.add_without_choice(thread, action),
            action @ Action::Lock { .. } => self.add_lock(thread, action),
            action @ Action::Create { thread: created, .. } => {
                if self.sections.is_some() {
                    self.note_wants(thread, action);
                }
                self.add_signal(thread, node, action)?;
                self.look_for_twin(created);
                self.update_urgency(created);
                Ok(())
            }
            Action::Finish { .. } | Action::Join { .. } if self.end_if_plain(None) => Ok(()),
            action @ Action::Finish { .. } => {
                self.add_signal(thread, node, action)?;
                self.update_awaiting();
                Ok(())
            }
            action @ Action::Arrived { .. } => {
                self.add_without_choice(thread, action)?;
                self.update_awaiting();
                Ok(())
            }
            action @ (Action::Begin { .. } | Action::Join { .. }) => self.add_signal(thread, node, action),
            action @ Action::Depart { .. } => self.add_without_choice(thread, action),
            Action::Arrive { barrier, count } => self.add_arrival(thread, barrier, count),
            Action::Block(_) | Action::Fail | Action::End | Action::Exit => {
                unreachable!("such a thread is not scheduled")
            }
        }
    }

    /// Adds the creation, the beginning, the end or the joining of a thread: every thread has some, and mostly there is nothing to say.
    fn add_signal(&mut self, thread: ThreadId, node: NodeId, action: Action) -> Result<(), Limit> {
        if C::IS_SPARSE || self.sections.is_some() || !self.model.only_forbids_cycles() {
            return self.add_without_choice(thread, action);
        }
        let id = push_without_choice(&mut self.top().graph, thread, action)?;
        self.mirror(id);
        self.fill_clocks(id);
        let graph = &mut self.level.graph;
        let returned = match action {
            Action::Begin { .. } | Action::Join { .. } => graph.event(id).value,
            _ => 0,
        };
        let after = self.unfolding.child(node, returned);
        graph.set_tag(id, after.0);
        let is_worth_a_look = matches!(action, Action::Join { loc, .. } if graph.reads(loc).len() > 1)
            || (self.may_report && self.model.may_report_closely(graph, id));
        self.forward = true;
        self.note_urgency(thread, after);
        if is_worth_a_look || self.unfolding.urgency(after) == Urgency::Failed {
            self.report_after(id, false);
        }
        Ok(())
    }

    /// Adds an event that leaves no choice.
    pub(crate) fn add_without_choice(&mut self, thread: ThreadId, action: Action) -> Result<(), Limit> {
        let node = self.node_of(self.graph(), thread);
        let id = push_without_choice(&mut self.top().graph, thread, action)?;
        self.tie_last(node);
        self.mirror(id);
        let returned = match action {
            Action::Begin { .. } | Action::Join { .. } => self.graph().event(id).value,
            _ => 0,
        };
        self.go_on_after(id, returned);
        Ok(())
    }

    /// After an event that leaves no choice.
    pub(crate) fn go_on_after(&mut self, id: EventId, value: Value) {
        self.fill_clocks(id);
        self.forward = self.consistent_after(id);
        if !self.forward && self.sections.is_some() {
            self.take_back(self.graph().event(id).thread);
            return;
        }
        self.inextensible |= !self.forward;
        if self.forward {
            let node = self.node_before(self.graph(), id);
            self.settle(id, node, value);
        }
    }

    /// Computes the clocks of an event.
    #[inline]
    pub(crate) fn fill_clocks(&mut self, id: EventId) {
        let graph = &mut self.level.graph;
        if C::IS_SPARSE && !graph.is_last_of_thread(id) {
            return fill_all_clocks(&self.causal, self.model, graph);
        }
        self.causal.extend(graph, id);
        if graph.event(id).mirrors
            && let Some(cause) = self.symmetry.cause(graph, id)
        {
            self.causal.add_cause(graph, cause, id);
        }
        self.model.extend_views(graph, id);
    }

    #[inline]
    pub(crate) fn consistent_after(&mut self, id: EventId) -> bool {
        let graph = &self.level.graph;
        #[cfg(feature = "paranoid")]
        graph.check().expect("a graph that is explored is well formed");
        if C::IS_SPARSE && self.is_baseless(graph, id) {
            return false;
        }
        let plain = match self.options.coherence {
            Coherence::Stored if C::IS_SPARSE && !graph.is_last_of_thread(id) => {
                !self.is_its_own_cause(graph, id)
                    && self.model.consistent_with_filled(graph, id, false, &mut self.scratch)
            }
            Coherence::Inferred if C::IS_SPARSE && self.is_its_own_cause(graph, id) => false,
            Coherence::Stored => {
                let is_so = self.model.consistent_with_choice(graph, id, false, &mut self.scratch);
                #[cfg(feature = "paranoid")]
                assert_eq!(
                    is_so,
                    self.model.consistent_after(graph, id, false, &mut self.scratch),
                    "invariant `choice`: the bounds of choices tell as much as a check"
                );
                is_so
            }
            Coherence::Inferred => self.model.consistent_for_some_order(graph, false),
        };
        plain
            && self.sections.as_mut().is_none_or(|sections| sections.are_consistent_after(self.model, graph))
    }

    /// The same of an event that leaves nothing newer at its location, or reads what is newest.
    #[inline]
    pub(crate) fn consistent_as_newest(&mut self, id: EventId) -> bool {
        #[cfg(feature = "paranoid")]
        assert!(!self.trusts_newest || self.consistent_in_full(id), "invariant `newest`: it is consistent");
        self.trusts_newest || self.consistent_after(id)
    }

    /// The same without relying on the bounds that the choices were taken from.
    pub(crate) fn consistent_in_full(&mut self, id: EventId) -> bool {
        let graph = &self.level.graph;
        #[cfg(feature = "paranoid")]
        graph.check().expect("a graph that is explored is well formed");
        match self.options.coherence {
            Coherence::Stored if !C::IS_SPARSE || graph.is_last_of_thread(id) => {
                !(C::IS_SPARSE && self.is_baseless(graph, id))
                    && self.model.consistent_after(graph, id, false, &mut self.scratch)
                    && self
                        .sections
                        .as_mut()
                        .is_none_or(|sections| sections.are_consistent_after(self.model, graph))
            }
            Coherence::Stored | Coherence::Inferred => self.consistent_after(id),
        }
    }

    /// Notes with an event, the action of `node`, which value it returned, and reports what follows from it.
    #[inline]
    pub(crate) fn settle(&mut self, id: EventId, node: NodeId, value: Value) {
        let after = self.unfolding.child(node, value);
        self.top().graph.set_tag(id, after.0);
        if C::IS_SPARSE {
            self.forward = self.walk_on(id, after);
        } else {
            self.note_urgency(self.graph().event(id).thread, after);
        }
        self.report_after(id, false);
    }

    /// Drops what is not needed from the unfolding.
    #[cold]
    pub(crate) fn collect_unfolding(&mut self) {
        let live = self.below.iter().chain([&self.level]).flat_map(|level| level.graph.tags().map(NodeId));
        let moved = self.unfolding.collect(live);
        self.causes.clear();
        self.symmetry.forget_nodes();
        for level in self.below.iter_mut().chain([&mut self.level]) {
            level.graph.change_tags(|tag| moved[tag as usize].0);
            #[cfg(feature = "paranoid")]
            if let Some(before) = &mut level.before {
                before.change_tags(|tag| moved[tag as usize].0);
            }
        }
    }
}

/// An empty graph, for an exploration with a causal order.
pub(crate) fn new_graph<C: CausalOrder>(threads: usize, model: &Model) -> Result<Graph, Limit> {
    let mut graph = Graph::new(threads, model.clocks())?;
    if C::IS_SPARSE {
        graph.make_sparse();
    }
    Ok(graph)
}

/// Adds an event that leaves no choice to a graph, without its clocks.
pub(crate) fn push_without_choice(
    graph: &mut Graph,
    thread: ThreadId,
    action: Action,
) -> Result<EventId, Limit> {
    match action {
        Action::Fence { order } => graph.push_fence(thread, order),
        Action::Free { object, .. } => graph.push_mark(thread, Class::MARK, object.0.into()),
        Action::Lock { lock, shared } => {
            let class = if shared { Class::SHARED_LOCK } else { Class::LOCK };
            graph.push_mark(thread, class, lock.0.into())
        }
        Action::Unlock { lock } => {
            let class =
                if is_in_shared_section(graph, thread, lock) { Class::SHARED_UNLOCK } else { Class::UNLOCK };
            graph.push_mark(thread, class, lock.0.into())
        }
        Action::Retire { lock } => graph.push_mark(thread, Class::RETIRE, lock.0.into()),
        // The only write of the location.
        Action::Create { loc, value, .. } => {
            debug_assert!(graph.writes(loc).is_empty(), "invariant `signal`: a thread starts once");
            graph.push_write(thread, Order::Start, loc, value, false, 1)
        }
        Action::Finish { loc, value } => {
            debug_assert!(graph.writes(loc).is_empty(), "invariant `signal`: a thread ends once");
            graph.push_write(thread, Order::Finish, loc, value, false, 1)
        }
        // What was awaited has come: nothing else can be read, so nothing can be revisited.
        Action::Begin { .. } | Action::Join { .. } | Action::Depart { .. } => {
            let source = awaited(graph, thread, action).expect("invariant `ready`: it has come");
            let (loc, value) = (graph.event(source).loc, graph.event(source).value);
            let order = if matches!(action, Action::Join { .. }) { Order::Finish } else { Order::Start };
            graph.push_read(thread, order, loc, source, value, false)
        }
        // Counts all earlier arrivals.
        Action::Arrive { barrier, .. } => {
            let arrivals = graph.writes(barrier).len();
            let source = graph.write_at(barrier, arrivals);
            graph.push_read(thread, Order::Start, barrier, source, arrivals as Value, true)
        }
        Action::Arrived { barrier } => {
            let place = graph.writes(barrier).len() + 1;
            graph.push_write(thread, Order::Start, barrier, place as Value, true, place)
        }
        Action::Read { .. }
        | Action::Write { .. }
        | Action::Block(_)
        | Action::Fail
        | Action::End
        | Action::Exit => unreachable!("invariant `choice`: {action:?} is no event without a choice"),
    }
}
