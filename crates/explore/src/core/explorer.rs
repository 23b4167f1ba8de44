//! The exploration: extends a graph event by event, tries every consistent choice, goes back.
//!
//! Follows TruSt (Kokologiannakis et al., POPL'22), Algorithm 1 of "Enhancing GenMC's Usability and
//! Performance", turned from a recursion into a machine with an explicit stack, so that it can stop at every
//! execution and be cut anywhere.
//! Differs: a read-modify-write is two events, and its write is added directly after its read.
//! Not here: what is put back (`undo`, `level`), choices (`choices`), revisits (`revisit`), whether a graph
//! is consistent (`selvedge_model`).
//! Compared with `selvedge_oracle::enumerate` in `make fuzz` and `make test`.

use crate::core::awaited::awaited;
use crate::core::causal::Porf;
use crate::core::counters::Stats;
use crate::core::found::Finding;
use crate::core::found::Found;
use crate::core::found::is_error;
use crate::core::frontier::Frontier;
use crate::core::hooks::CausalOrder;
use crate::core::hooks::Holes;
use crate::core::knowledge::Knowledge;
use crate::core::options::Coda;
use crate::core::options::Coherence;
use crate::core::options::Options;
use crate::core::stack::Stack;
use crate::core::told::Told;
use crate::core::unfolding::{NodeId, Unfolding, Urgency};
use crate::unordered::shared::is_in_shared_section;
use selvedge_graph::{Class, ClassSet, EventId, Graph, Limit, Order, ThreadId, Value};
use selvedge_model::Model;
use selvedge_program::{Action, Program};

/// Bytes of the unfolding that are kept where memory is scarce, besides those in use.
const SCARCE: usize = 1 << 20;

/// An exploration that can be advanced from one execution to the next.
pub struct Explorer<'a, P: Program, C: CausalOrder = Porf> {
    /// What is known of every graph.
    pub(crate) known: Knowledge<'a, P, C>,
    /// Where the exploration is.
    pub(crate) stack: Stack,
    /// What was found and counted.
    pub(crate) told: Told,
    /// Working memory of walks back.
    pub(crate) frontier: Frontier,
    /// Working memory of revisits: the events that one takes off, the newest first.
    pub(crate) removed: Vec<EventId>,
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
        let facts = program.facts();
        // What the model was not compiled for it would not look at.
        let all: ClassSet = Class::all().collect();
        assert_eq!(
            facts.classes & (all - model.classes()),
            ClassSet::EMPTY,
            "invariant `classes`: the model was compiled for this program"
        );
        assert_eq!(
            C::LEAVES_HOLES,
            model.uses_dependencies(),
            "invariant `causal`: the order fits the model"
        );
        let graph = new_graph::<C>(program.threads(), model)?;
        let mut explorer = Explorer {
            known: Knowledge::new(program, model, &options, causal),
            stack: Stack::new(graph),
            told: Told::default(),
            frontier: Frontier::default(),
            removed: Vec::new(),
        };
        if explorer.known.facts.reports_at_once() {
            explorer.tell_failures_at_the_start();
        }
        explorer.known.find_symmetry();
        explorer.update_all_urgencies();
        Ok(explorer)
    }

    /// Threads that fail before they do anything that others could see.
    fn tell_failures_at_the_start(&mut self) {
        let Knowledge { facts, unfolding, .. } = &self.known;
        let fails = |thread: &ThreadId| unfolding.urgency(unfolding.root(*thread)) == Urgency::Failed;
        let failing = facts.threads().filter(fails);
        self.told.tell_all(failing.map(|thread| Found::Failure(thread).into()).collect());
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

    /// Goes on to the next thing worth knowing, but stops with `None` when `steps` has been counted down to
    /// 0, so that a caller can look at the clock and at the present graph while a long execution is still
    /// growing. A step adds at most one event. There are no more steps after that in which somebody asks to
    /// stop.
    pub fn advance_within(&mut self, steps: &mut u64) -> Result<Option<Found>, Limit> {
        self.stack.uncover();
        loop {
            if let Some(finding) = self.told.next() {
                return Ok(Some(self.show(finding)));
            }
            if self.stack.is_exhausted() {
                if self.forget_broken_symmetry() {
                    continue;
                }
                return Ok(Some(Found::Nothing));
            }
            if *steps == 0 {
                return Ok(None);
            }
            *steps -= 1;
            if self.stack.goes_forward() {
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

    /// Something that was found, with the graph that shows it in the place of the present one. It has no gaps
    /// in its numbers, unless executions are only counted and it is one.
    pub(crate) fn show(&mut self, finding: Finding) -> Found {
        let Finding { mut found, mut shown } = finding;
        self.told.seen_error |= is_error(&found);
        let is_looked_at = self.told.coda == Coda::Off || !matches!(found, Found::Execution(_));
        if is_looked_at && shown.is_none() && self.stack.graph().is_cut() {
            found.renumber(self.stack.graph());
            shown = Some(Box::new(self.stack.graph().compact()));
        }
        if let Some(shown) = shown {
            self.stack.show(shown);
        }
        found
    }

    /// The graph that was found. After an execution that was ended early the numbers of its events may have
    /// gaps.
    pub fn graph(&self) -> &Graph {
        self.stack.graph()
    }

    /// What makes two executions different.
    pub fn coherence(&self) -> Coherence {
        self.known.facts.coherence
    }

    /// Whether the model has kept some thread from reading the last write in co, or from writing last in co.
    /// Executions may then have been missed: nothing can be said about the program.
    pub fn is_inextensible(&self) -> bool {
        self.known.learnt.inextensible
    }

    /// Keeps little of the unfolding that no event needs from now on: slower, but with less memory.
    pub fn shed(&mut self) {
        self.known.unfolding.tighten(SCARCE);
    }

    /// Counters so far.
    pub fn stats(&self) -> Stats {
        Stats { unfolding: self.known.unfolding.steps(), ..self.told.stats }
    }

    /// The unfolding of the program.
    pub fn unfolding(&self) -> &Unfolding<'a, P> {
        &self.known.unfolding
    }

    /// Where a thread has stopped in the present graph.
    pub fn thread_node(&self, thread: ThreadId) -> NodeId {
        self.known.node_of(self.stack.graph(), thread)
    }

    /// The node whose action an event is.
    pub fn event_node(&self, id: EventId) -> NodeId {
        self.known.node_before(self.stack.graph(), id)
    }

    /// Adds the next event of a thread, the action of a node.
    #[inline]
    pub(crate) fn add_event(&mut self, thread: ThreadId, node: NodeId) -> Result<(), Limit> {
        debug_assert_eq!(
            self.known.unfolding.action(node).classes() - self.known.facts.model.classes(),
            ClassSet::EMPTY,
            "invariant `classes`"
        );
        self.told.stats.events_added += 1;
        let node = if self.known.unfolding.is_over_bound() {
            // Whoever schedules again would look ahead again, and might never come to an end.
            self.collect_unfolding();
            self.known.node_of(self.stack.graph(), thread)
        } else {
            node
        };
        self.stack.level.remember_turns();
        if C::Holes::lacks_causes(&mut self.known, self.stack.graph(), thread, node) {
            return C::Holes::leave_out_next(self, thread, node);
        }
        let action = self.known.unfolding.action(node);
        if self.ends_here(thread, node, action)? {
            return Ok(());
        }
        match action {
            Action::Read { loc, .. } => {
                self.known.meet_location(loc);
                self.add_read(thread, node, loc)
            }
            Action::Write { loc, order, value, exclusive } => {
                self.known.meet_location(loc);
                let (event, low, next) = self.push_write(thread, node, (loc, order, value, exclusive))?;
                self.place_write(event, (low, next))
            }
            Action::Begin { .. } | Action::Join { .. } => self.add_signal(thread, node, action),
            Action::Create { thread: created, .. } => self.add_creation(thread, node, action, created),
            Action::Finish { .. } => {
                self.add_signal(thread, node, action)?;
                self.update_awaiting();
                Ok(())
            }
            Action::Arrived { .. } => {
                self.add_without_choice(thread, action)?;
                self.update_awaiting();
                Ok(())
            }
            Action::Arrive { barrier, count } => self.add_arrival(thread, barrier, count),
            Action::Lock { .. } => self.add_lock(thread, action),
            Action::Toss => self.add_toss(thread, node),
            Action::Fence { .. }
            | Action::Free { .. }
            | Action::Unlock { .. }
            | Action::Retire { .. }
            | Action::Depart { .. } => self.add_without_choice(thread, action),
            Action::Block(_) | Action::Fail | Action::End | Action::Exit => {
                unreachable!("invariant `ready`: such a thread is not scheduled")
            }
        }
    }

    /// Adds the creation of a thread, which can begin then.
    fn add_creation(
        &mut self,
        thread: ThreadId,
        node: NodeId,
        action: Action,
        created: ThreadId,
    ) -> Result<(), Limit> {
        if self.known.facts.has_sections {
            self.known.note_wants(self.stack.graph(), thread, action);
        }
        self.add_signal(thread, node, action)?;
        self.known.look_for_twin(&mut self.stack.level.graph, created);
        self.update_urgency(created);
        Ok(())
    }

    /// Adds the creation, the beginning, the end or the joining of a thread: every thread has some, and
    /// mostly there is nothing to say.
    fn add_signal(&mut self, thread: ThreadId, node: NodeId, action: Action) -> Result<(), Limit> {
        if !self.known.facts.has_plain_signals {
            return self.add_without_choice(thread, action);
        }
        let id = push_without_choice(&mut self.stack.level.graph, thread, action)?;
        self.known.mirror(&mut self.stack.level.graph, id);
        self.known.fill_clocks(&mut self.stack.level.graph, id);
        let graph = &mut self.stack.level.graph;
        let returned = match action {
            Action::Begin { .. } | Action::Join { .. } => graph.event(id).value,
            _ => 0,
        };
        let after = self.known.unfolding.child(node, returned);
        graph.set_tag(id, after.0);
        let is_worth_a_look = matches!(action, Action::Join { loc, .. } if graph.reads(loc).len() > 1)
            || (self.known.facts.may_report && self.known.facts.model.may_report_closely(graph, id));
        self.stack.go_forward();
        self.note_urgency(thread, after);
        if is_worth_a_look || self.known.unfolding.urgency(after) == Urgency::Failed {
            self.report_after(id, false);
        }
        Ok(())
    }

    /// Adds an event that leaves no choice.
    pub(crate) fn add_without_choice(&mut self, thread: ThreadId, action: Action) -> Result<(), Limit> {
        let node = self.known.node_of(self.stack.graph(), thread);
        let id = push_without_choice(&mut self.stack.level.graph, thread, action)?;
        self.note_new(id, node);
        let returned = match action {
            Action::Begin { .. } | Action::Join { .. } => self.stack.graph().event(id).value,
            _ => 0,
        };
        self.go_on_after(id, returned);
        Ok(())
    }

    /// After an event that leaves no choice.
    pub(crate) fn go_on_after(&mut self, id: EventId, value: Value) {
        self.known.fill_clocks(&mut self.stack.level.graph, id);
        let is_consistent = self.known.consistent_after(self.stack.graph(), id);
        self.stack.go_forward_if(is_consistent);
        if !is_consistent && self.known.facts.has_sections {
            self.take_back(self.stack.graph().event(id).thread);
            return;
        }
        self.known.learnt.inextensible |= !is_consistent;
        if is_consistent {
            let node = self.known.node_before(self.stack.graph(), id);
            self.settle(id, node, value);
        }
    }

    /// Notes with an event, the action of `node`, which value it returned, and reports what follows from it.
    #[inline]
    pub(crate) fn settle(&mut self, id: EventId, node: NodeId, value: Value) {
        let after = self.known.unfolding.child(node, value);
        self.stack.level.graph.set_tag(id, after.0);
        let goes_on = C::Holes::walk_on(self, id, after);
        self.stack.go_forward_if(goes_on);
        self.report_after(id, false);
    }

    /// Drops what is not needed from the unfolding.
    #[cold]
    pub(crate) fn collect_unfolding(&mut self) {
        let live = self.stack.levels().flat_map(|level| level.graph.tags().map(NodeId));
        let moved = self.known.unfolding.collect(live);
        self.known.causes.clear();
        self.known.learnt.symmetry.forget_nodes();
        for level in self.stack.levels_mut() {
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
    C::prepare(&mut graph);
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
        | Action::Toss
        | Action::Block(_)
        | Action::Fail
        | Action::End
        | Action::Exit => unreachable!("invariant `choice`: {action:?} is no event without a choice"),
    }
}
