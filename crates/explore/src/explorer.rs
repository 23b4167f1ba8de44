//! The exploration: extends a graph event by event, tries every consistent choice, goes back.
//!
//! Follows TruSt (Kokologiannakis et al., POPL'22), Algorithm 1 of "Enhancing GenMC's Usability and Performance", turned from
//! a recursion into a machine with an explicit stack, so that it can stop at every execution and be cut anywhere.
//! Differs: a read-modify-write is two events, and its write is added directly after its read.
//! Not here: revisits (`revisit`), whether a graph is consistent (`selvedge_model`).
//! Compared with `selvedge_oracle::enumerate` in `make fuzz` and `make test`.

use crate::causal::{CausalOrder, Porf};
use crate::unfolding::{NodeId, Unfolding, Urgency};
use selvedge_graph::{EventId, Graph, Limit, LocId, ThreadId, Value};
use selvedge_model::{Model, Scratch, Violation};
use selvedge_program::{Action, Block, Exclusive, Program};

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
    /// Nodes of the unfolding that are kept although no event needs them.
    pub unfolding_bound: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options { coherence: Coherence::Stored, unfolding_bound: 100_000 }
    }
}

/// Counters of an exploration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Events added by forward steps, consistent or not.
    pub events_added: u64,
    /// Revisits made.
    pub revisits: u64,
    /// Graphs that could not be completed although every part of them is consistent.
    pub dead_ends: u64,
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
    /// Everything has been explored.
    Nothing,
}

/// Choices that are left at an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Frame {
    pub event: EventId,
    /// The place in co to try next, going down: of the write to read from, or of this write.
    pub next: u32,
    /// The last place to try.
    pub low: u32,
    pub phase: Phase,
}

/// Where a frame is in its choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Trying sources of a read.
    Read,
    /// The write of this exclusive read has no place, because another read-modify-write has the same source; it is not added, but
    /// may revisit some of the first `left` events.
    Serve { left: u32 },
    /// Trying places of a write; `new` if it was added here, so that revisits follow, `placed` if some place was consistent.
    Write { new: bool, placed: bool },
    /// Trying the first `left` events as targets of a revisit, from the newest down.
    Revisit { left: u32, placed: bool },
    /// Going on without the write, its thread stuck (only if its place is inferred).
    Stuck,
}

/// A thread that is stuck before a write no order allows; it counts as standing after the first `position` events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Marker {
    pub thread: ThreadId,
    pub position: u32,
}

/// A write that revisits a read.
pub(crate) struct NewWrite {
    /// The write, if it was added.
    pub id: Option<EventId>,
    /// The last event: the write, or the exclusive read that it follows.
    pub end: EventId,
    pub thread: ThreadId,
    pub loc: LocId,
    pub order: selvedge_graph::Order,
    pub value: Value,
    pub rmw: bool,
    /// The node after it.
    pub tag: u32,
}

/// A graph that is being extended.
#[derive(Default)]
pub(crate) struct Level {
    pub graph: Graph,
    pub frames: Vec<Frame>,
    pub markers: Vec<Marker>,
    /// Threads that can go on, as a set of bits.
    pub ready: u32,
    /// Threads of which the write of a read-modify-write is due, as a set of bits.
    pub due: u32,
    /// Threads that are blocked or have failed, as a set of bits.
    pub stopped: u32,
}

/// An exploration that can be advanced from one execution to the next.
pub struct Explorer<'a, P: Program, C: CausalOrder = Porf> {
    pub(crate) program: &'a P,
    pub(crate) model: &'a Model,
    pub(crate) causal: C,
    pub(crate) options: Options,
    pub(crate) unfolding: Unfolding<'a, P>,
    /// The graph that is being extended is the last one's; each level but the first was made by the last frame of the one
    /// below.
    pub(crate) levels: Vec<Level>,
    /// Graphs of dropped levels, for their memory.
    spare: Vec<Level>,
    pub(crate) scratch: Scratch,
    pub(crate) stats: Stats,
    /// Whether the graph is to be extended next, rather than another choice to be tried.
    pub(crate) forward: bool,
    /// What was found by the last step, the last first.
    found: Vec<Found>,
    /// Some constraint of the model can only be judged on finished graphs, so what a partial graph shows proves nothing.
    filters: bool,
    /// The model may report something of two events that the program can have.
    may_report: bool,
    /// Some report of the model can only be made of finished graphs.
    reports_late: bool,
    /// Whether an error was found, here or before; graphs are then judged when they are finished.
    seen_error: bool,
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
        let graph = Graph::new(program.threads(), model.clocks())?;
        let mut explorer = Explorer {
            program,
            model,
            causal,
            options,
            unfolding: Unfolding::new(program, options.unfolding_bound),
            levels: vec![Level { graph, ..Level::default() }],
            spare: Vec::new(),
            scratch: Scratch::default(),
            stats: Stats::default(),
            forward: true,
            found: Vec::new(),
            filters: model.filters_complete(),
            may_report: model.may_report_pairs(),
            reports_late: model.filters_complete() || model.reports_on_complete(),
            seen_error: false,
        };
        if explorer.reports_at_once() {
            let roots = explorer.threads().map(|thread| (thread, explorer.unfolding.root(thread)));
            let failing = roots.filter(|(_, root)| explorer.unfolding.urgency(*root) == Urgency::Failed);
            explorer.found = failing.map(|(thread, _)| Found::Failure(thread)).rev().collect();
        }
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
    /// at the present graph while a long execution is still growing. A step adds at most one event.
    pub fn advance_within(&mut self, steps: &mut u64) -> Result<Option<Found>, Limit> {
        loop {
            if let Some(found) = self.found.pop() {
                self.seen_error |= is_error(&found);
                return Ok(Some(found));
            }
            if self.levels.is_empty() {
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
        }
    }

    /// The graph that was found.
    pub fn graph(&self) -> &Graph {
        &self.levels.last().expect("an exploration that has found something has a graph").graph
    }

    /// What makes two executions different.
    pub fn coherence(&self) -> Coherence {
        self.options.coherence
    }

    /// Counters so far.
    pub fn stats(&self) -> Stats {
        self.stats
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

    /// The exploration of a unit starts in the middle: what the start shows was found before, and the unit may hold errors
    /// that were.
    pub(crate) fn start_in_the_middle(&mut self) {
        self.found.clear();
        self.seen_error = true;
    }

    /// Whether what a partial graph shows is shown by some complete execution too.
    fn reports_at_once(&self) -> bool {
        !self.filters
    }

    pub(crate) fn threads(&self) -> impl DoubleEndedIterator<Item = ThreadId> + use<P, C> {
        (0..self.program.threads()).map(|thread| ThreadId(thread as u16))
    }

    pub(crate) fn top(&mut self) -> &mut Level {
        self.levels.last_mut().expect("there is a level while exploring")
    }

    /// The node at which a thread stands after its last event.
    #[inline]
    pub(crate) fn node_of(&self, graph: &Graph, thread: ThreadId) -> NodeId {
        match graph.thread(thread).last() {
            Some(last) => NodeId(graph.event(*last).tag),
            None => self.unfolding.root(thread),
        }
    }

    #[inline]
    pub(crate) fn node_before(&self, graph: &Graph, id: EventId) -> NodeId {
        match graph.po_predecessor(id) {
            Some(previous) => NodeId(graph.event(previous).tag),
            None => self.unfolding.root(graph.event(id).thread),
        }
    }

    /// The leftmost thread that can go on; the write of a read-modify-write goes before everything else.
    #[inline]
    fn schedule(&self) -> Option<(ThreadId, NodeId)> {
        let level = self.levels.last().expect("there is a level while exploring");
        let candidates = if level.due != 0 { level.due } else { level.ready };
        let thread = ThreadId(candidates.trailing_zeros() as u16);
        (candidates != 0).then(|| (thread, self.node_of(&level.graph, thread)))
    }

    /// Notes whether a thread of the last level can go on from where it stands.
    #[inline]
    pub(crate) fn update_urgency(&mut self, thread: ThreadId) {
        let node = self.node_of(self.graph(), thread);
        self.note_urgency(thread, node);
    }

    /// The same if it is known where the thread stands.
    #[inline]
    fn note_urgency(&mut self, thread: ThreadId, node: NodeId) {
        let urgency = self.unfolding.urgency(node);
        let level = self.top();
        let bit = 1 << thread.index();
        level.ready &= !bit;
        level.due &= !bit;
        level.stopped &= !bit;
        let stuck = !level.markers.is_empty() && level.is_stuck(thread);
        match urgency {
            Urgency::Ready if !stuck => level.ready |= bit,
            Urgency::First if !stuck => level.due |= bit,
            Urgency::Failed | Urgency::Blocked(_) => level.stopped |= bit,
            Urgency::Ready | Urgency::First | Urgency::Never => {}
        }
    }

    pub(crate) fn update_all_urgencies(&mut self) {
        for thread in self.threads() {
            self.update_urgency(thread);
        }
    }

    /// Removes everything that was added to the last level after an event.
    #[inline]
    fn back_to(&mut self, event: EventId) {
        while self.graph().len() > event.index() + 1 {
            self.pop();
        }
        while let Some(marker) = self.top().markers.pop_if(|marker| marker.position as usize > event.index())
        {
            self.update_urgency(marker.thread);
        }
    }

    #[inline]
    fn pop(&mut self) {
        let graph = &mut self.top().graph;
        let last = graph.last().expect("pop of an empty graph");
        let thread = graph.event(last).thread;
        graph.pop();
        self.update_urgency(thread);
    }

    #[inline]
    fn add_event(&mut self, thread: ThreadId, node: NodeId) -> Result<(), Limit> {
        debug_assert_eq!(
            self.unfolding.action(node).classes() & !self.model.classes(),
            0,
            "invariant `classes`"
        );
        self.stats.events_added += 1;
        if self.unfolding.is_over_bound() {
            return self.collect_unfolding();
        }
        match self.unfolding.action(node) {
            Action::Read { loc, .. } => self.add_read(thread, node, loc),
            Action::Write { loc, order, value, exclusive } => {
                let (event, low, next) = self.push_write(thread, node, (loc, order, value, exclusive))?;
                let phase = Phase::Write { new: true, placed: false };
                self.top().frames.push(Frame { event, next, low, phase });
                self.try_next_choice()
            }
            Action::Fence { order } => {
                let id = self.top().graph.push_fence(thread, order)?;
                self.fill_clocks(id);
                self.settle(id, 0);
                self.forward = self.consistent_after(id);
                Ok(())
            }
            Action::Block(_) | Action::Fail | Action::End => unreachable!("such a thread is not scheduled"),
        }
    }

    /// Adds a read and looks for its sources.
    fn add_read(&mut self, thread: ThreadId, node: NodeId, loc: LocId) -> Result<(), Limit> {
        let newest = self.graph().writes(loc).len() as u32;
        // Any source for now; but an event of a class that the program can have, as the model may know no others.
        let source = EventId::init(loc);
        let value = self.program.initial_value(loc);
        let action = self.unfolding.action(node);
        let (order, rmw) = read_class(action, value);
        let event = self.top().graph.push_read(thread, order, loc, source, value, rmw)?;
        let low = if self.options.coherence == Coherence::Stored
            && newest > 0
            && self.graph().event(event).index > 0
        {
            self.oldest_source(event, action)
        } else {
            0
        };
        self.top().frames.push(Frame { event, next: newest, low, phase: Phase::Read });
        self.try_next_choice()
    }

    /// The oldest place in co that coherence lets a read read from, judging by what its thread knows. What a compare-exchange
    /// knows may depend on whether it succeeds; its sources are looked at again when they are tried.
    fn oldest_source(&mut self, event: EventId, action: Action) -> u32 {
        let model = self.model;
        let known = |graph: &mut Graph| {
            model.extend_views_within_thread(graph, event);
            model.known_position(graph, event) as u32
        };
        let graph = &mut self.levels.last_mut().expect("there is a level while exploring").graph;
        let first = known(graph);
        let Action::Read { order, exclusive: Exclusive::IfEqual { otherwise, .. }, .. } = action else {
            return first;
        };
        let read = *graph.event(event);
        let (order, rmw) = if read.class.is_rmw() { (otherwise, false) } else { (order, true) };
        graph.retarget_last_read(order, read.rf, read.value, rmw);
        first.min(known(graph))
    }

    /// Adds a write somewhere in co, with its clocks, and returns it with the first and the last place it may have.
    fn push_write(
        &mut self,
        thread: ThreadId,
        node: NodeId,
        (loc, order, value, exclusive): (LocId, selvedge_graph::Order, Value, bool),
    ) -> Result<(EventId, u32, u32), Limit> {
        let stored = self.options.coherence == Coherence::Stored;
        let graph = &mut self.top().graph;
        let place = if stored { graph.writes(loc).len() + 1 } else { fixed_place(graph, loc, thread) };
        let event = graph.push_write(thread, order, loc, value, exclusive, place)?;
        self.fill_clocks(event);
        let after = self.unfolding.child(node, 0);
        self.top().graph.set_tag(event, after.0);
        self.note_urgency(thread, after);
        let (low, high) = if stored { self.model.places(self.graph(), event, 0) } else { (place, place) };
        Ok((event, low as u32, high as u32))
    }

    /// Goes back to the last frame and tries its next choice; drops frames and levels that have none left.
    fn try_next_choice(&mut self) -> Result<(), Limit> {
        self.forward = false;
        while let Some(level) = self.levels.last_mut() {
            let Some(frame) = level.frames.last().copied() else {
                let level = self.levels.pop().expect("just seen");
                self.spare.push(level);
                return Ok(());
            };
            self.back_to(frame.event);
            match frame.phase {
                Phase::Read => self.try_sources(frame)?,
                Phase::Serve { left } => self.try_serving(frame, left)?,
                Phase::Write { new, placed } => self.try_places(frame, new, placed),
                Phase::Revisit { left, placed } => self.try_revisits(frame, left, placed)?,
                Phase::Stuck => self.go_on_stuck(frame),
            }
            if self.forward {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Tries the next sources of a read.
    fn try_sources(&mut self, mut frame: Frame) -> Result<(), Limit> {
        let node = self.node_before(self.graph(), frame.event);
        let loc = self.graph().event(frame.event).loc;
        let Action::Read { order, exclusive, .. } = self.unfolding.action(node) else {
            unreachable!("the frame of a read is at a read");
        };
        let (conditional, otherwise) = match exclusive {
            Exclusive::IfEqual { otherwise, .. } => (true, otherwise),
            Exclusive::No | Exclusive::Always => (false, order),
        };
        // `next` counts down to `low`, which may be 0.
        while frame.next + 1 > frame.low {
            let source = self.graph().write_at(loc, frame.next as usize);
            let value = self.value_of(source);
            let rmw = exclusive.succeeds(value);
            let rival = if rmw { self.rival(source, loc) } else { None };
            let target = rival.and_then(|rival| self.revisit_despite(rival, frame.event, source));
            if rival.is_some() && target.is_none() {
                if frame.next == frame.low {
                    break;
                }
                frame.next -= 1;
                continue;
            }
            let order = if rmw { order } else { otherwise };
            self.top().graph.retarget_last_read(order, source, value, rmw);
            self.fill_clocks(frame.event);
            let consistent = if conditional {
                self.consistent_in_full(frame.event)
            } else {
                self.consistent_after(frame.event)
            };
            if consistent && let Some(target) = target {
                return self.serve(frame, target);
            }
            let last = frame.next == frame.low;
            if last {
                self.top().frames.pop();
            } else {
                frame.next -= 1;
            }
            if consistent {
                if !last {
                    self.keep(frame);
                }
                self.settle(frame.event, value);
                self.forward = true;
                return Ok(());
            }
            if last {
                return Ok(());
            }
        }
        self.top().frames.pop();
        Ok(())
    }

    /// Stores the new state of the last frame.
    #[inline]
    fn keep(&mut self, frame: Frame) {
        *self.top().frames.last_mut().expect("the frame is still there") = frame;
    }

    /// Lets the write that follows an exclusive read, for which there is no place here, revisit `target`.
    fn serve(&mut self, mut frame: Frame, target: EventId) -> Result<(), Limit> {
        frame.phase = Phase::Serve { left: target.index() as u32 };
        self.keep(frame);
        let read = frame.event;
        let node = self.node_before(self.graph(), read);
        let value = self.graph().event(read).value;
        let due = self.unfolding.child(node, value);
        let Action::Write { loc, order, value, exclusive } = self.unfolding.action(due) else {
            unreachable!("the write of a read-modify-write follows its read");
        };
        let after = self.unfolding.child(due, 0);
        let thread = self.graph().event(read).thread;
        let write = NewWrite { id: None, end: read, thread, loc, order, value, rmw: exclusive, tag: after.0 };
        self.push_revisit(target, &write)
    }

    /// Looks for more reads that the write of an exclusive read could serve, then goes on to other sources.
    fn try_serving(&mut self, mut frame: Frame, left: u32) -> Result<(), Limit> {
        let (loc, source) = (self.graph().event(frame.event).loc, self.graph().event(frame.event).rf);
        let rival = self.rival(source, loc).expect("a read whose write has a place is not kept for serving");
        if let Some(target) = self.revisit_by_write_of(frame.event, source, rival, left as usize) {
            return self.serve(frame, target);
        }
        if frame.next == frame.low {
            self.top().frames.pop();
            return Ok(());
        }
        frame.next -= 1;
        frame.phase = Phase::Read;
        self.keep(frame);
        self.try_sources(frame)
    }

    fn push_revisit(&mut self, target: EventId, write: &NewWrite) -> Result<(), Limit> {
        self.stats.revisits += 1;
        let spare = self.spare.pop().unwrap_or_default();
        self.revisit(target, write, spare)
    }

    /// The value of a write.
    #[inline]
    pub(crate) fn value_of(&self, write: EventId) -> Value {
        if write.is_init() {
            self.program.initial_value(write.init_location())
        } else {
            self.graph().event(write).value
        }
    }

    fn try_places(&mut self, mut frame: Frame, new: bool, mut placed: bool) {
        while frame.next >= frame.low {
            let place = frame.next as usize;
            if self.graph().event(frame.event).co as usize != place {
                self.top().graph.move_last_write(place);
            }
            frame.next -= 1;
            let consistent = if new {
                self.consistent_after(frame.event)
            } else {
                self.revisit_is_consistent(frame.event)
            };
            if consistent {
                placed = true;
                frame.phase = Phase::Write { new, placed };
                if frame.next < frame.low && new {
                    frame.phase = Phase::Revisit { left: frame.event.index() as u32, placed };
                }
                if frame.next < frame.low && !new {
                    self.top().frames.pop();
                } else {
                    self.keep(frame);
                }
                self.report_after(frame.event, !new);
                self.forward = true;
                return;
            }
        }
        if !new {
            self.top().frames.pop();
            return;
        }
        frame.phase = Phase::Revisit { left: frame.event.index() as u32, placed };
        self.keep(frame);
    }

    fn try_revisits(&mut self, mut frame: Frame, mut left: u32, placed: bool) -> Result<(), Limit> {
        if let Some(read) = self.next_revisit(frame.event, left as usize) {
            left = read.index() as u32;
            frame.phase = Phase::Revisit { left, placed };
            self.keep(frame);
            let event = *self.graph().event(frame.event);
            let write = NewWrite {
                id: Some(frame.event),
                end: frame.event,
                thread: event.thread,
                loc: event.loc,
                order: event.class.order(),
                value: event.value,
                rmw: event.class.is_rmw(),
                tag: event.tag,
            };
            return self.push_revisit(read, &write);
        }
        if placed || self.options.coherence == Coherence::Stored {
            self.top().frames.pop();
        } else {
            frame.phase = Phase::Stuck;
            self.keep(frame);
        }
        Ok(())
    }

    /// Takes back a write that no order allows and lets the other threads go on.
    fn go_on_stuck(&mut self, frame: Frame) {
        let thread = self.graph().event(frame.event).thread;
        self.pop();
        let level = self.top();
        level.frames.pop();
        let position = level.graph.len() as u32;
        level.markers.push(Marker { thread, position });
        self.update_urgency(thread);
        self.forward = true;
    }

    /// Computes the clocks of an event whose row is zero.
    #[inline]
    pub(crate) fn fill_clocks(&mut self, id: EventId) {
        let graph = &mut self.levels.last_mut().expect("there is a level while exploring").graph;
        self.causal.extend(graph, id);
        self.model.extend_views(graph, id);
    }

    #[inline]
    fn consistent_after(&mut self, id: EventId) -> bool {
        let graph = &self.levels.last().expect("there is a level while exploring").graph;
        #[cfg(feature = "paranoid")]
        graph.check().expect("a graph that is explored is well formed");
        match self.options.coherence {
            Coherence::Stored => self.model.consistent_with_choice(graph, id, false, &mut self.scratch),
            Coherence::Inferred => self.model.consistent_for_some_order(graph, false),
        }
    }

    /// The same without relying on the bounds that the choices were taken from.
    fn consistent_in_full(&mut self, id: EventId) -> bool {
        let graph = &self.levels.last().expect("there is a level while exploring").graph;
        match self.options.coherence {
            Coherence::Stored => self.model.consistent_after(graph, id, false, &mut self.scratch),
            Coherence::Inferred => self.consistent_after(id),
        }
    }

    /// Notes with an event which value it returned, and reports what follows from it.
    #[inline]
    fn settle(&mut self, id: EventId, value: Value) {
        let node = self.node_before(self.graph(), id);
        let after = self.unfolding.child(node, value);
        self.top().graph.set_tag(id, after.0);
        self.note_urgency(self.graph().event(id).thread, after);
        self.report_after(id, false);
    }

    /// Looks for errors that an event brings about. After a revisit also at the read that now reads from it.
    #[inline]
    pub(crate) fn report_after(&mut self, id: EventId, revisited: bool) {
        // No thread has failed, and the model has nothing to report of such programs: mostly so.
        let level = self.levels.last().expect("there is a level while exploring");
        if level.stopped != 0 || self.may_report {
            self.look_for_errors(id, revisited);
        }
    }

    fn look_for_errors(&mut self, id: EventId, revisited: bool) {
        let graph = self.graph();
        let suspicious = |id: EventId| self.is_failing(graph, id) || self.model.may_report(graph, id);
        let readers =
            graph.early_reads().iter().copied().filter(|read| revisited && graph.event(*read).rf == id);
        if !self.reports_at_once() || !(suspicious(id) || readers.clone().any(suspicious)) {
            return;
        }
        let mut found = Vec::new();
        for event in readers.chain([id]) {
            if self.is_failing(graph, event) {
                found.push(Found::Failure(graph.event(event).thread));
            }
            let violations = self.model.violations_after(graph, event);
            found.extend(violations.into_iter().map(|violation| Found::Violation(Box::new(violation))));
        }
        found.sort_by_key(|found| !is_error(found));
        found.reverse();
        self.found = found;
    }

    #[inline]
    fn is_failing(&self, graph: &Graph, id: EventId) -> bool {
        self.unfolding.urgency(NodeId(graph.event(id).tag)) == Urgency::Failed
    }

    /// No thread can go on.
    fn finish(&mut self) {
        self.forward = false;
        let level = self.levels.last().expect("there is a level while exploring");
        let accepted = !self.filters
            || match self.options.coherence {
                Coherence::Stored => self.model.accepts_complete(&level.graph),
                Coherence::Inferred => self.model.consistent_for_some_order(&level.graph, true),
            };
        if !level.markers.is_empty() || !accepted {
            self.stats.dead_ends += 1;
            return;
        }
        let reports = if self.reports_late { self.reports_of_finished(level) } else { Vec::new() };
        let erroneous = reports.iter().any(is_error) || (self.seen_error && self.is_erroneous(&level.graph));
        let ending = if erroneous { Ending::Erroneous } else { self.ending(level) };
        self.found.push(Found::Execution(ending));
        self.found.extend(reports.into_iter().rev());
    }

    /// What could not be reported before the graph was finished.
    fn reports_of_finished(&self, level: &Level) -> Vec<Found> {
        let mut found = Vec::new();
        let graph = &level.graph;
        let mut violations = Vec::new();
        if !self.reports_at_once() {
            let is_failing =
                |thread: &ThreadId| self.unfolding.urgency(self.node_of(graph, *thread)) == Urgency::Failed;
            found.extend(self.threads().filter(is_failing).map(Found::Failure));
            violations.extend(graph.ids().flat_map(|id| self.model.violations_after(graph, id)));
        }
        if self.model.reports_on_complete() {
            violations.extend(match self.options.coherence {
                Coherence::Stored => self.model.violations_of_complete(graph),
                Coherence::Inferred => self.model.violations_for_some_order(graph),
            });
        }
        violations.sort_by_key(|violation| !violation.is_error);
        found.extend(violations.into_iter().map(|violation| Found::Violation(Box::new(violation))));
        found
    }

    fn ending(&self, level: &Level) -> Ending {
        let mut ending = Ending::Complete;
        for thread in self.threads().filter(|thread| level.stopped >> thread.index() & 1 != 0) {
            match self.unfolding.urgency(self.node_of(&level.graph, thread)) {
                Urgency::Failed => return Ending::Erroneous,
                Urgency::Blocked(reason) => ending = Ending::Blocked(reason),
                _ => {}
            }
        }
        ending
    }

    fn is_erroneous(&self, graph: &Graph) -> bool {
        graph.ids().any(|id| {
            self.model.may_report(graph, id)
                && self.model.violations_after(graph, id).iter().any(|violation| violation.is_error)
        })
    }

    /// Drops what is not needed from the unfolding, and tries the same step again.
    #[cold]
    fn collect_unfolding(&mut self) -> Result<(), Limit> {
        self.stats.events_added -= 1;
        let live = self
            .levels
            .iter()
            .flat_map(|level| level.graph.ids().map(|id| NodeId(level.graph.event(id).tag)));
        let moved = self.unfolding.collect(live);
        for level in &mut self.levels {
            for id in level.graph.ids() {
                let tag = level.graph.event(id).tag;
                level.graph.set_tag(id, moved[tag as usize].0);
            }
        }
        Ok(())
    }
}

fn is_error(found: &Found) -> bool {
    match found {
        Found::Failure(_) => true,
        Found::Violation(violation) => violation.is_error,
        _ => false,
    }
}

impl Level {
    #[inline]
    fn is_stuck(&self, thread: ThreadId) -> bool {
        self.markers.iter().any(|marker| marker.thread == thread)
    }
}

/// The order of a read that reads `value`, and whether it is half of a read-modify-write.
#[inline]
pub(crate) fn read_class(action: Action, value: Value) -> (selvedge_graph::Order, bool) {
    match action {
        Action::Read { exclusive: Exclusive::IfEqual { expected, otherwise }, .. } if value != expected => {
            (otherwise, false)
        }
        Action::Read { order, exclusive, .. } => (order, exclusive.succeeds(value)),
        other => unreachable!("{other:?} is not a read"),
    }
}

/// Where coherence is inferred, the list of writes has no meaning but the order in which they are tried: by thread, then
/// by place in the thread.
pub(crate) fn fixed_place(graph: &Graph, loc: LocId, thread: ThreadId) -> usize {
    1 + graph.writes(loc).iter().filter(|write| graph.event(**write).thread <= thread).count()
}
