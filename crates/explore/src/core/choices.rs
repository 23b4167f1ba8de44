//! Choices: the sources of a read, the places of a write, and what is tried next.
//!
//! Follows VISITRFS and VISITCOS of TruSt (POPL'22). Differs: coherence tells where in co the choices begin, so that most
//! inconsistent ones are never tried; and the write of a read-modify-write whose source is taken is not even added, only
//! its revisits are made.
//! Not here: which reads a write revisits (`revisit`), whether a graph is consistent (`selvedge_model`).

use crate::core::causal::CausalOrder;
use crate::core::explorer::{Coherence, Explorer, NewWrite};
use crate::core::level::{Frame, Marker, Phase};
use crate::core::unfolding::NodeId;
use crate::reductions::patience::Interest;
use selvedge_graph::{Event, EventId, Graph, Limit, LocId, Order, ThreadId, Value};
use selvedge_program::{Action, Exclusive, Program};

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// Adds a read and looks for its sources.
    pub(crate) fn add_read(&mut self, thread: ThreadId, node: NodeId, loc: LocId) -> Result<(), Limit> {
        let newest = self.graph().writes(loc).len() as u32;
        // Any source for now; but an event of a class that the program can have, as the model may know no others.
        let source = self.graph().write_at(loc, newest as usize);
        let value = self.value_of(source);
        let action = self.unfolding.action(node);
        let (order, rmw) = read_class(action, value);
        let event = self.top().graph.push_read(thread, order, loc, source, value, rmw)?;
        self.tie_last(node);
        self.mirror(event);
        // Until it is known what follows, its thread counts as standing before it: it may have made the object that it reads.
        self.top().graph.set_tag(event, node.0);
        if self.is_up_to_date(event, newest) {
            self.fill_clocks(event);
            self.go_on_with_newest(event, node, value);
            return Ok(());
        }
        let is_bounded = self.options.coherence == Coherence::Stored
            && (!C::IS_SPARSE || self.graph().is_last_of_thread(event))
            && newest > 0
            && self.graph().event(event).index > 0;
        let known = if is_bounded { self.oldest_source(event, action) } else { 0 };
        // Then its clocks lack nothing but what it reads.
        let is_prepared = is_bounded && self.is_simple(event) && self.has_same_bounds(action);
        let low = if is_bounded { self.oldest_in_order(event, known) } else { 0 };
        let frame = Frame { event, next: newest, low, phase: Phase::Read };
        // Whether there is something better is judged by coherence alone.
        if self.leaves_reads_out() && newest > known && self.can_be_left_out(frame, known, node, source) {
            self.top().frames.push(Frame { phase: Phase::Later, ..frame });
            if newest > low {
                self.top().frames.push(Frame { next: newest - 1, ..frame });
            }
            return self.try_next_choice();
        }
        if low == newest && is_prepared {
            self.fill_clocks_by_reading(event);
            self.go_on_with_newest(event, node, value);
            return Ok(());
        }
        self.top().frames.push(frame);
        self.forward = false;
        self.try_sources(frame, is_prepared)?;
        if self.forward { Ok(()) } else { self.try_next_choice() }
    }

    /// Adds a read whose source is to be found among the first `left` places in co: the others, and the location, have been looked at
    /// (`links`).
    pub(crate) fn add_read_of_older(
        &mut self,
        thread: ThreadId,
        node: NodeId,
        loc: LocId,
        left: u32,
    ) -> Result<(), Limit> {
        debug_assert!(
            !C::IS_SPARSE && left > 0,
            "invariant `links`: there are no holes, and something is left"
        );
        let source = self.graph().write_at(loc, left as usize - 1);
        let value = self.value_of(source);
        let action = self.unfolding.action(node);
        let (order, rmw) = read_class(action, value);
        let event = self.top().graph.push_read(thread, order, loc, source, value, rmw)?;
        self.mirror(event);
        self.top().graph.set_tag(event, node.0);
        let known = if self.graph().event(event).index > 0 { self.oldest_source(event, action) } else { 0 };
        let low = self.oldest_in_order(event, known);
        if low < left {
            let frame = Frame { event, next: left - 1, low, phase: Phase::Read };
            self.top().frames.push(frame);
        }
        self.forward = false;
        Ok(())
    }

    /// Computes the rest of the clocks of a read of which those within its thread are there.
    #[inline]
    fn fill_clocks_by_reading(&mut self, read: EventId) {
        let graph = &mut self.level.graph;
        self.causal.extend(graph, read);
        self.model.extend_views_by_reading(graph, read);
    }

    /// Whether nothing but coherence and consistency decides on the choices of an event.
    #[inline]
    fn is_simple(&self, event: EventId) -> bool {
        !self.by_first_choice() && !self.graph().event(event).mirrors
    }

    /// Whether coherence lets a read read from the same writes whether it turns out to be half of a read-modify-write or not.
    #[inline]
    fn has_same_bounds(&self, action: Action) -> bool {
        self.model.reads_know_alike() || !is_conditional(action)
    }

    /// Whether it is easily seen that a read can read nothing but the newest write.
    #[inline]
    fn is_up_to_date(&self, event: EventId, newest: u32) -> bool {
        if !self.is_simple(event) {
            return false;
        }
        let graph = self.graph();
        newest == 0
            || (self.model.is_coherent()
                && graph.place_known_by(graph.event(event).previous_at_location) == newest as usize)
    }

    /// Goes on after a read that can read nothing but the newest write: no choice is left.
    fn go_on_with_newest(&mut self, event: EventId, node: NodeId, value: Value) {
        self.forward = self.consistent_as_newest(event);
        self.inextensible |= !self.forward;
        if self.forward {
            self.settle(event, node, value);
        }
    }

    /// The oldest place in co that coherence lets a read read from, judging by what its thread knows. What a compare-exchange
    /// knows may depend on whether it succeeds; its sources are looked at again when they are tried.
    #[inline]
    pub(crate) fn oldest_source(&mut self, event: EventId, action: Action) -> u32 {
        let first = self.known_before_reading(event);
        if self.has_same_bounds(action) { first } else { first.min(self.known_otherwise(event, action)) }
    }

    /// The newest place in co that a read, as it is now, knows of before it reads.
    #[inline]
    fn known_before_reading(&mut self, event: EventId) -> u32 {
        let graph = &mut self.level.graph;
        // What was added or has got another source has the clocks of the event before it.
        self.model.extend_views_within_thread(graph, event);
        self.model.known_position(graph, event) as u32
    }

    /// The oldest place that a read may read from if the model orders all events, which may leave less than coherence; nothing before `known`
    /// is looked at.
    #[inline]
    pub(crate) fn oldest_in_order(&self, event: EventId, known: u32) -> u32 {
        self.model.oldest_place(self.graph(), event, known as usize) as u32
    }

    /// What a compare-exchange knows of before it reads, if what it reads is not what makes it what it is now.
    #[inline(never)]
    fn known_otherwise(&mut self, event: EventId, action: Action) -> u32 {
        let Action::Read { order, exclusive, .. } = action else {
            unreachable!("only a read is conditional");
        };
        let read = *self.graph().event(event);
        let otherwise = exclusive.otherwise().unwrap_or(order);
        let (order, rmw) = if read.class.is_rmw() { (otherwise, false) } else { (order, true) };
        self.top().graph.retarget_last_read(order, read.rf, read.value, rmw);
        self.known_before_reading(event)
    }

    /// Adds a write somewhere in co, with its clocks, and returns it with the first and the last place it may have.
    pub(crate) fn push_write(
        &mut self,
        thread: ThreadId,
        node: NodeId,
        (loc, order, value, exclusive): (LocId, Order, Value, bool),
    ) -> Result<(EventId, u32, u32), Limit> {
        let stored = self.options.coherence == Coherence::Stored;
        let graph = &mut self.top().graph;
        let place = if stored { graph.writes(loc).len() + 1 } else { fixed_place(graph, loc, thread) };
        let event = graph.push_write(thread, order, loc, value, exclusive, place)?;
        self.tie_last(node);
        self.mirror(event);
        self.fill_clocks(event);
        self.level.note_chains(&self.causal, event);
        let after = self.unfolding.child(node, 0);
        self.top().graph.set_tag(event, after.0);
        if C::IS_SPARSE {
            self.walk_on(event, after);
        } else {
            self.note_urgency(thread, after);
        }
        let (low, high) = if stored {
            self.model.places(self.graph(), event, self.symmetry.place_before(self.graph(), event))
        } else {
            (place, place)
        };
        Ok((event, low as u32, high as u32))
    }

    /// Goes on after a new write, which has a first and a last place.
    pub(crate) fn place_write(&mut self, event: EventId, (low, high): (u32, u32)) -> Result<(), Limit> {
        if low != high || !self.is_simple(event) {
            let phase = Phase::Write { new: true, placed: false };
            self.top().frames.push(Frame { event, next: high, low, phase });
            return self.try_next_choice();
        }
        // There is one place. What is left are revisits, and mostly there are none.
        let Event { loc, co, class, .. } = *self.graph().event(event);
        self.wake_patient(loc);
        if co != low {
            self.top().graph.move_last_write(low as usize);
        }
        let is_newest = self.is_newest(loc, low);
        self.forward =
            if is_newest { self.consistent_as_newest(event) } else { self.consistent_after(event) };
        if self.forward {
            self.report_after(event, false);
        }
        self.inextensible |= !self.forward && !class.is_rmw() && is_newest;
        if let Some(read) = self.next_revisit(event, event.index()) {
            let phase = Phase::Revisit { left: read.index() as u32 + 1, placed: self.forward };
            self.top().frames.push(Frame { event, next: low - 1, low, phase });
        }
        Ok(())
    }

    /// Goes back to the last frame and tries its next choice; drops frames and levels that have none left.
    pub(crate) fn try_next_choice(&mut self) -> Result<(), Limit> {
        self.forward = false;
        loop {
            let Some(frame) = self.level.frames.last().copied() else {
                self.leave_level();
                return Ok(());
            };
            self.back_to(frame.event);
            match frame.phase {
                Phase::Read => self.try_sources(frame, false)?,
                Phase::Later => self.leave_read_out(frame),
                Phase::Serve { left } => self.try_serving(frame, left)?,
                Phase::Write { new, placed } => self.try_places(frame, new, placed),
                Phase::Revisit { left, placed } => self.try_revisits(frame, left, placed)?,
                Phase::Stuck if C::IS_SPARSE => {
                    self.top().frames.pop();
                    self.leave_out(frame.event)?;
                }
                Phase::Stuck => self.go_on_stuck(frame),
            }
            if self.forward {
                return Ok(());
            }
        }
    }

    /// Tries the next sources of a read. If it is `prepared`, it already reads from the first one, and its clocks are those within its thread.
    pub(crate) fn try_sources(&mut self, mut frame: Frame, mut prepared: bool) -> Result<(), Limit> {
        let node = self.node_before(self.graph(), frame.event);
        let loc = self.graph().event(frame.event).loc;
        let Action::Read { order, exclusive, .. } = self.unfolding.action(node) else {
            unreachable!("the frame of a read is at a read");
        };
        let conditional = exclusive.otherwise().is_some();
        let is_bounded = !conditional || self.model.reads_know_alike();
        let always = exclusive == Exclusive::Always;
        let otherwise = exclusive.otherwise().unwrap_or(order);
        let stored = self.options.coherence == Coherence::Stored && self.sections.is_none();
        let is_last = !C::IS_SPARSE || self.graph().is_last_of_thread(frame.event);
        let may_wait = self.may_wait && stored && is_last;
        let is_first = self.is_newest(loc, frame.next);
        let mut is_newest = is_first;
        let original = self.symmetry.original(self.graph(), frame.event);
        let anchors = if may_wait { self.anchors_of_read(frame.event) } else { 0 };
        let mut interest = Interest::default();
        // Whether rivals could be cut off, and from which place in co on that is known.
        let (mut is_open, mut seen) = (true, usize::MAX);
        // `next` counts down to `low`, which may be 0.
        while frame.next + 1 > frame.low {
            let source = self.graph().write_at(loc, frame.next as usize);
            let value = self.value_of(source);
            let rmw = if conditional { exclusive.succeeds(value) } else { always };
            let is_in_vain = may_wait
                && !is_newest
                && (self.has_patience || !rmw)
                && (!self.is_within_reach(anchors, source)
                    || self.blocks_in_vain((frame.event, node), (source, value), &mut interest));
            let is_for_twin = original.is_some_and(|original| self.is_for_twin(original, source));
            let mut is_skipped = is_in_vain || is_for_twin;
            let mut target = None;
            if !is_skipped
                && rmw
                && let Some(rival) = self.rival(source, loc)
            {
                is_open = is_open && self.can_be_cut_off(rival, &mut seen);
                if is_open {
                    target = self.revisit_by_write_of(frame.event, source, rival, frame.event.index());
                }
                is_skipped = target.is_none();
            }
            if is_skipped {
                let Some(next) = self.next_older(frame, (loc, exclusive), &interest, is_open) else { break };
                frame.next = next;
                (prepared, is_newest) = (false, false);
                continue;
            }
            if std::mem::take(&mut prepared) {
                self.fill_clocks_by_reading(frame.event);
            } else {
                let order = if rmw { order } else { otherwise };
                self.top().graph.retarget_last_read(order, source, value, rmw);
                if conditional {
                    self.tie_last(node);
                }
                self.fill_clocks(frame.event);
            }
            let consistent = if is_newest {
                self.consistent_as_newest(frame.event)
            } else if is_bounded {
                self.consistent_after(frame.event)
            } else {
                self.consistent_in_full(frame.event)
            };
            self.inextensible |= !consistent && is_newest && !self.by_first_choice();
            if consistent && let Some(target) = target {
                return self.serve(frame, target);
            }
            let last = frame.next == frame.low;
            if last {
                self.top().frames.pop();
            } else {
                frame.next -= 1;
                is_newest = false;
            }
            if consistent {
                if !last {
                    self.keep(frame);
                }
                self.forward = true;
                self.settle(frame.event, node, value);
                return Ok(());
            }
            if last {
                self.inextensible |= C::IS_SPARSE && is_first && !self.graph().has_closed_holes();
                return Ok(());
            }
        }
        self.top().frames.pop();
        Ok(())
    }

    /// The next place that a read may try after one that is skipped, if there is one. Passes over those that are skipped for the same
    /// reason as others before: a lock has many.
    #[inline]
    fn next_older(
        &self,
        frame: Frame,
        (loc, exclusive): (LocId, Exclusive),
        interest: &Interest,
        is_open: bool,
    ) -> Option<u32> {
        let graph = self.graph();
        let writes = graph.writes(loc);
        for place in (frame.low.max(1)..frame.next).rev() {
            let value = graph.event(writes[place as usize - 1]).value;
            let is_taken = || exclusive.succeeds(value) && graph.class(writes[place as usize]).is_rmw();
            if !interest.is_in_vain(value) && (is_open || !is_taken()) {
                return Some(place);
            }
        }
        (frame.low == 0 && frame.next > 0).then_some(0)
    }

    /// Whether a place is the last one in co.
    #[inline]
    fn is_newest(&self, loc: LocId, place: u32) -> bool {
        self.graph().writes(loc).len() == place as usize
    }

    /// Stores the new state of the last frame.
    #[inline]
    pub(crate) fn keep(&mut self, frame: Frame) {
        *self.top().frames.last_mut().expect("the frame is still there") = frame;
    }

    /// Lets the write that follows an exclusive read, for which there is no place here, revisit `target`.
    pub(crate) fn serve(&mut self, mut frame: Frame, target: EventId) -> Result<(), Limit> {
        // There is one such read in a chain.
        let left = if self.is_chain(self.graph().event(target).loc, 1) { 0 } else { target.index() as u32 };
        frame.phase = Phase::Serve { left };
        self.keep(frame);
        let read = frame.event;
        let node = self.node_before(self.graph(), read);
        let value = self.graph().event(read).value;
        let due = self.unfolding.child(node, value);
        self.top().graph.set_tag(read, due.0);
        let Action::Write { loc, order, value, exclusive } = self.unfolding.action(due) else {
            unreachable!("the write of a read-modify-write follows its read");
        };
        let after = self.unfolding.child(due, 0);
        let thread = self.graph().event(read).thread;
        let write = NewWrite {
            id: None,
            end: read,
            thread,
            loc,
            order,
            value,
            rmw: exclusive,
            tag: after.0,
            // Of two such writes after reads of the same source, one is cut off.
            twin: None,
        };
        self.push_revisit(target, &write)
    }

    /// Looks for more reads that the write of an exclusive read could serve, then goes on to other sources.
    pub(crate) fn try_serving(&mut self, mut frame: Frame, left: u32) -> Result<(), Limit> {
        if left > 0 {
            let (loc, source) = (self.graph().event(frame.event).loc, self.graph().event(frame.event).rf);
            let rival =
                self.rival(source, loc).expect("a read whose write has a place is not kept for serving");
            if let Some(target) = self.revisit_by_write_of(frame.event, source, rival, left as usize) {
                return self.serve(frame, target);
            }
        }
        if frame.next == frame.low {
            self.top().frames.pop();
            return Ok(());
        }
        frame.next -= 1;
        frame.phase = Phase::Read;
        self.keep(frame);
        self.try_sources(frame, false)
    }

    /// Makes a revisit, or goes on without the read if that would only block.
    pub(crate) fn push_revisit(&mut self, target: EventId, write: &NewWrite) -> Result<(), Limit> {
        self.stats.revisits += 1;
        if self.revisit_blocks(target, write) {
            return self.revisit_without_read(target, write);
        }
        self.revisit(target, write)
    }

    /// The value of a write.
    #[inline]
    pub(crate) fn value_of(&self, write: EventId) -> Value {
        if write.is_init() {
            self.initial_value(self.graph(), write.init_location())
        } else {
            self.graph().event(write).value
        }
    }

    /// Tries the next places of a write; the revisits of a new one come after them.
    pub(crate) fn try_places(&mut self, mut frame: Frame, new: bool, mut placed: bool) {
        self.wake_patient(self.graph().event(frame.event).loc);
        while frame.next >= frame.low {
            let place = frame.next as usize;
            if self.graph().event(frame.event).co as usize != place {
                self.top().graph.move_last_write(place);
            }
            frame.next -= 1;
            let consistent =
                if new { self.consistent_after(frame.event) } else { self.revisit_is_consistent() };
            let event = self.graph().event(frame.event);
            // Where co is inferred there is one choice, and it stands for every place.
            let last = self.options.coherence == Coherence::Inferred
                || place == self.graph().writes(event.loc).len();
            let newest = new && !event.class.is_rmw() && last;
            self.inextensible |= !consistent && newest && self.sections.is_none() && !C::IS_SPARSE;
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

    /// Makes the next revisit by a write.
    pub(crate) fn try_revisits(&mut self, mut frame: Frame, left: u32, placed: bool) -> Result<(), Limit> {
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
            twin: if event.mirrors { self.symmetry.twin(event.thread) } else { None },
        };
        if self.by_first_choice() {
            if let Some((read, levels)) = self.next_target(&write, left as usize)? {
                frame.phase = Phase::Revisit { left: read.index() as u32, placed };
                self.keep(frame);
                levels.into_iter().for_each(|level| self.enter(level));
                return Ok(());
            }
            if !placed || self.may_get_stuck(frame.event) {
                frame.phase = Phase::Stuck;
                self.keep(frame);
                return Ok(());
            }
        } else if let Some(read) = self.next_revisit(frame.event, left as usize) {
            frame.phase = Phase::Revisit { left: read.index() as u32, placed };
            self.keep(frame);
            return self.push_revisit(read, &write);
        }
        self.top().frames.pop();
        Ok(())
    }

    /// Takes an event back and lets the other threads go on.
    pub(crate) fn go_on_stuck(&mut self, frame: Frame) {
        let thread = self.graph().event(frame.event).thread;
        self.top().frames.pop();
        self.take_back(thread);
    }

    /// Takes the last event, which no order allows, back; its thread is stuck.
    pub(crate) fn take_back(&mut self, thread: ThreadId) {
        self.pop();
        let level = self.top();
        let position = level.graph.next_number() as u32;
        level.markers.push(Marker { thread, position });
        self.update_urgency(thread);
        self.forward = true;
    }
}

/// Whether a read is half of a read-modify-write or not depending on what it reads.
#[inline]
fn is_conditional(action: Action) -> bool {
    matches!(action, Action::Read { exclusive, .. } if exclusive.otherwise().is_some())
}

/// The order of a read that reads `value`, and whether it is half of a read-modify-write.
#[inline]
pub(crate) fn read_class(action: Action, value: Value) -> (Order, bool) {
    match action {
        Action::Read { order, exclusive, .. } => {
            let succeeds = exclusive.succeeds(value);
            let otherwise = if succeeds { None } else { exclusive.otherwise() };
            (otherwise.unwrap_or(order), succeeds)
        }
        Action::Begin { .. } | Action::Depart { .. } => (Order::Start, false),
        Action::Arrive { .. } => (Order::Start, true),
        Action::Join { .. } => (Order::Finish, false),
        other => unreachable!("{other:?} is not a read"),
    }
}

/// Where coherence is inferred, the list of writes has no meaning but the order in which they are tried: by thread, then
/// by place in the thread.
pub(crate) fn fixed_place(graph: &Graph, loc: LocId, thread: ThreadId) -> usize {
    let index = graph.first_hole(thread).unwrap_or(usize::MAX);
    place_by_thread(graph, loc, thread, index)
}

/// The same for a write with a number within its thread.
pub(crate) fn place_by_thread(graph: &Graph, loc: LocId, thread: ThreadId, index: usize) -> usize {
    let is_before = |write: &&EventId| {
        let event = graph.event(**write);
        (event.thread, event.index as usize) < (thread, index)
    };
    1 + graph.writes(loc).iter().filter(is_before).count()
}
