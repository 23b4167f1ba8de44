//! Choices: the sources of a read, the places of a write, and what is tried next.
//!
//! Follows VISITRFS and VISITCOS of TruSt (POPL'22). Differs: coherence tells where in co the choices begin, so that most
//! inconsistent ones are never tried; and the write of a read-modify-write whose source is taken is not even added, only
//! its revisits are made.
//! Not here: which reads a write revisits (`revisit`), whether a graph is consistent (`selvedge_model`).

use crate::core::causal::CausalOrder;
use crate::core::explorer::{Coherence, Explorer, NewWrite};
use crate::core::hooks::Holes;
use crate::core::level::{Frame, Marker, Phase};
use crate::core::revisit::can_be_cut_off;
use crate::core::unfolding::NodeId;
use crate::reductions::patience::Interest;
use crate::reductions::symmetry::Symmetry;
use selvedge_graph::{Event, EventId, Graph, Limit, LocId, Order, ThreadId, Value};
use selvedge_program::{Action, Exclusive, Program};

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// Adds a read and looks for its sources.
    pub(crate) fn add_read(&mut self, thread: ThreadId, node: NodeId, loc: LocId) -> Result<(), Limit> {
        let newest = self.stack.graph().writes(loc).len() as u32;
        // Any source for now; but an event of a class that the program can have, as the model may know no others.
        let source = self.stack.graph().write_at(loc, newest as usize);
        let value = self.known.value_of(self.stack.graph(), source);
        let action = self.known.unfolding.action(node);
        let (order, rmw) = read_class(action, value);
        let event = self.stack.level.graph.push_read(thread, order, loc, source, value, rmw)?;
        C::Holes::tie_last(&mut self.known, &mut self.stack.level.graph, node);
        self.known.mirror(&mut self.stack.level.graph, event);
        // Until it is known what follows, its thread counts as standing before it: it may have made the object that it reads.
        self.stack.level.graph.set_tag(event, node.0);
        if self.known.facts.is_up_to_date(self.stack.graph(), event, newest) {
            self.known.fill_clocks(&mut self.stack.level.graph, event);
            self.go_on_with_newest(event, node, value);
            return Ok(());
        }
        let is_bounded = self.known.facts.coherence == Coherence::Stored
            && C::Holes::is_at_end(self.stack.graph(), event)
            && newest > 0
            && self.stack.graph().event(event).index > 0;
        let known = if is_bounded {
            self.known.facts.oldest_source(&mut self.stack.level.graph, event, action)
        } else {
            0
        };
        // Then its clocks lack nothing but what it reads.
        let is_prepared = is_bounded
            && self.known.facts.is_simple(self.stack.graph(), event)
            && self.known.facts.has_same_bounds(action);
        let low =
            if is_bounded { self.known.facts.oldest_in_order(self.stack.graph(), event, known) } else { 0 };
        let frame = Frame { event, next: newest, low, phase: Phase::Read };
        // Whether there is something better is judged by coherence alone.
        if self.known.leaves_reads_out() && newest > known && self.can_be_left_out(frame, known, node, source)
        {
            self.stack.level.frames.push(Frame { phase: Phase::Later, ..frame });
            if newest > low {
                self.stack.level.frames.push(Frame { next: newest - 1, ..frame });
            }
            return self.try_next_choice();
        }
        if low == newest && is_prepared {
            self.known.facts.fill_clocks_by_reading(&mut self.stack.level.graph, event);
            self.go_on_with_newest(event, node, value);
            return Ok(());
        }
        self.stack.level.frames.push(frame);
        self.stack.go_back();
        self.try_sources(frame, is_prepared)?;
        if self.stack.goes_forward() { Ok(()) } else { self.try_next_choice() }
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
            !self.known.facts.by_first_choice() && left > 0,
            "invariant `links`: there are no holes, and something is left"
        );
        let source = self.stack.graph().write_at(loc, left as usize - 1);
        let value = self.known.value_of(self.stack.graph(), source);
        let action = self.known.unfolding.action(node);
        let (order, rmw) = read_class(action, value);
        let event = self.stack.level.graph.push_read(thread, order, loc, source, value, rmw)?;
        self.known.mirror(&mut self.stack.level.graph, event);
        self.stack.level.graph.set_tag(event, node.0);
        let known = if self.stack.graph().event(event).index > 0 {
            self.known.facts.oldest_source(&mut self.stack.level.graph, event, action)
        } else {
            0
        };
        let low = self.known.facts.oldest_in_order(self.stack.graph(), event, known);
        if low < left {
            let frame = Frame { event, next: left - 1, low, phase: Phase::Read };
            self.stack.level.frames.push(frame);
        }
        self.stack.go_back();
        Ok(())
    }

    /// Goes on after a read that can read nothing but the newest write: no choice is left.
    fn go_on_with_newest(&mut self, event: EventId, node: NodeId, value: Value) {
        let is_consistent = self.known.consistent_as_newest(self.stack.graph(), event);
        self.stack.go_forward_if(is_consistent);
        self.known.learnt.inextensible |= !is_consistent;
        if is_consistent {
            self.settle(event, node, value);
        }
    }

    /// Adds a write somewhere in co, with its clocks, and returns it with the first and the last place it may have.
    pub(crate) fn push_write(
        &mut self,
        thread: ThreadId,
        node: NodeId,
        (loc, order, value, exclusive): (LocId, Order, Value, bool),
    ) -> Result<(EventId, u32, u32), Limit> {
        let stored = self.known.facts.coherence == Coherence::Stored;
        let graph = &mut self.stack.level.graph;
        let place = if stored { graph.writes(loc).len() + 1 } else { fixed_place(graph, loc, thread) };
        let event = graph.push_write(thread, order, loc, value, exclusive, place)?;
        C::Holes::tie_last(&mut self.known, &mut self.stack.level.graph, node);
        self.known.mirror(&mut self.stack.level.graph, event);
        self.known.fill_clocks(&mut self.stack.level.graph, event);
        self.stack.level.note_chains(&self.known.facts.causal, event);
        let after = self.known.unfolding.child(node, 0);
        self.stack.level.graph.set_tag(event, after.0);
        C::Holes::walk_on(self, event, after);
        let (low, high) = if stored {
            self.known.facts.model.places(
                self.stack.graph(),
                event,
                self.known.learnt.symmetry.place_before(self.stack.graph(), event),
            )
        } else {
            (place, place)
        };
        Ok((event, low as u32, high as u32))
    }

    /// Goes on after a new write, which has a first and a last place.
    pub(crate) fn place_write(&mut self, event: EventId, (low, high): (u32, u32)) -> Result<(), Limit> {
        if low != high || !self.known.facts.is_simple(self.stack.graph(), event) {
            let phase = Phase::Write { new: true, placed: false };
            self.stack.level.frames.push(Frame { event, next: high, low, phase });
            return self.try_next_choice();
        }
        // There is one place. What is left are revisits, and mostly there are none.
        let Event { loc, co, class, .. } = *self.stack.graph().event(event);
        self.stack.level.wake_patient(loc);
        if co != low {
            self.stack.level.graph.move_last_write(low as usize);
        }
        let is_newest = is_newest(self.stack.graph(), loc, low);
        let placed = if is_newest {
            self.known.consistent_as_newest(self.stack.graph(), event)
        } else {
            self.known.consistent_after(self.stack.graph(), event)
        };
        self.stack.go_forward_if(placed);
        if placed {
            self.report_after(event, false);
        }
        self.known.learnt.inextensible |= !placed && !class.is_rmw() && is_newest;
        if let Some(read) = self.next_revisit(event, event.index()) {
            let phase = Phase::Revisit { left: read.index() as u32 + 1, placed };
            self.stack.level.frames.push(Frame { event, next: low - 1, low, phase });
        }
        Ok(())
    }

    /// Goes back to the last frame and tries its next choice; drops frames and levels that have none left.
    pub(crate) fn try_next_choice(&mut self) -> Result<(), Limit> {
        self.stack.go_back();
        loop {
            let Some(frame) = self.stack.level.frames.last().copied() else {
                self.stack.leave();
                return Ok(());
            };
            self.back_to(frame.event);
            match frame.phase {
                Phase::Read => self.try_sources(frame, false)?,
                Phase::Later => self.leave_read_out(frame),
                Phase::Serve { left } => self.try_serving(frame, left)?,
                Phase::Write { new, placed } => self.try_places(frame, new, placed),
                Phase::Revisit { left, placed } => self.try_revisits(frame, left, placed)?,
                Phase::Stuck => {
                    self.stack.level.frames.pop();
                    C::Holes::go_on_without(self, frame.event)?;
                }
            }
            if self.stack.goes_forward() {
                return Ok(());
            }
        }
    }

    /// Tries the next sources of a read. If it is `prepared`, it already reads from the first one, and its clocks are those within its thread.
    pub(crate) fn try_sources(&mut self, mut frame: Frame, mut prepared: bool) -> Result<(), Limit> {
        let node = self.known.node_before(self.stack.graph(), frame.event);
        let loc = self.stack.graph().event(frame.event).loc;
        let Action::Read { order, exclusive, .. } = self.known.unfolding.action(node) else {
            unreachable!("the frame of a read is at a read");
        };
        let conditional = exclusive.otherwise().is_some();
        let is_bounded = !conditional || self.known.facts.model.reads_know_alike();
        let always = exclusive == Exclusive::Always;
        let otherwise = exclusive.otherwise().unwrap_or(order);
        let stored = self.known.facts.coherence == Coherence::Stored && !self.known.facts.has_sections;
        let is_last = C::Holes::is_at_end(self.stack.graph(), frame.event);
        let may_wait = self.known.facts.may_wait && stored && is_last;
        let is_first = is_newest(self.stack.graph(), loc, frame.next);
        let mut is_newest = is_first;
        let original = self.known.learnt.symmetry.original(self.stack.graph(), frame.event);
        let anchors = if may_wait { self.stack.level.anchors_of_read(frame.event) } else { 0 };
        let mut interest = Interest::default();
        // Whether rivals could be cut off, and from which place in co on that is known.
        let (mut is_open, mut seen) = (true, usize::MAX);
        // `next` counts down to `low`, which may be 0.
        while frame.next + 1 > frame.low {
            let source = self.stack.graph().write_at(loc, frame.next as usize);
            let value = self.known.value_of(self.stack.graph(), source);
            let rmw = if conditional { exclusive.succeeds(value) } else { always };
            let is_in_vain = may_wait
                && !is_newest
                && (self.known.facts.has_patience || !rmw)
                && (!self.stack.level.is_within_reach(anchors, source)
                    || self.known.blocks_in_vain(
                        self.stack.graph(),
                        (frame.event, node),
                        (source, value),
                        &mut interest,
                    ));
            let is_for_twin = original.is_some_and(|original| {
                Symmetry::is_for_twin(&self.known.facts.causal, self.stack.graph(), original, source)
            });
            let mut is_skipped = is_in_vain || is_for_twin;
            let mut target = None;
            if !is_skipped
                && rmw
                && let Some(rival) = self.known.facts.rival(self.stack.graph(), source, loc)
            {
                is_open = is_open && can_be_cut_off(self.stack.graph(), rival, &mut seen);
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
                self.known.facts.fill_clocks_by_reading(&mut self.stack.level.graph, frame.event);
            } else {
                let order = if rmw { order } else { otherwise };
                self.stack.level.graph.retarget_last_read(order, source, value, rmw);
                if conditional {
                    C::Holes::tie_last(&mut self.known, &mut self.stack.level.graph, node);
                }
                self.known.fill_clocks(&mut self.stack.level.graph, frame.event);
            }
            let consistent = if is_newest {
                self.known.consistent_as_newest(self.stack.graph(), frame.event)
            } else if is_bounded {
                self.known.consistent_after(self.stack.graph(), frame.event)
            } else {
                self.known.consistent_in_full(self.stack.graph(), frame.event)
            };
            self.known.learnt.inextensible |= !consistent && is_newest && !self.known.facts.by_first_choice();
            if consistent && let Some(target) = target {
                return self.serve(frame, target);
            }
            let last = frame.next == frame.low;
            if last {
                self.stack.level.frames.pop();
            } else {
                frame.next -= 1;
                is_newest = false;
            }
            if consistent {
                if !last {
                    self.keep(frame);
                }
                self.stack.go_forward();
                self.settle(frame.event, node, value);
                return Ok(());
            }
            if last {
                self.known.learnt.inextensible |= is_first && C::Holes::must_have_source(self.stack.graph());
                return Ok(());
            }
        }
        self.stack.level.frames.pop();
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
        let graph = self.stack.graph();
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

    /// Stores the new state of the last frame.
    #[inline]
    pub(crate) fn keep(&mut self, frame: Frame) {
        *self.stack.level.frames.last_mut().expect("the frame is still there") = frame;
    }

    /// Lets the write that follows an exclusive read, for which there is no place here, revisit `target`.
    pub(crate) fn serve(&mut self, mut frame: Frame, target: EventId) -> Result<(), Limit> {
        // There is one such read in a chain.
        let left = if self.known.facts.is_chain(self.stack.graph(), self.stack.graph().event(target).loc, 1) {
            0
        } else {
            target.index() as u32
        };
        frame.phase = Phase::Serve { left };
        self.keep(frame);
        let read = frame.event;
        let node = self.known.node_before(self.stack.graph(), read);
        let value = self.stack.graph().event(read).value;
        let due = self.known.unfolding.child(node, value);
        self.stack.level.graph.set_tag(read, due.0);
        let Action::Write { loc, order, value, exclusive } = self.known.unfolding.action(due) else {
            unreachable!("the write of a read-modify-write follows its read");
        };
        let after = self.known.unfolding.child(due, 0);
        let thread = self.stack.graph().event(read).thread;
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
            let (loc, source) =
                (self.stack.graph().event(frame.event).loc, self.stack.graph().event(frame.event).rf);
            let rival = self
                .known
                .facts
                .rival(self.stack.graph(), source, loc)
                .expect("a read whose write has a place is not kept for serving");
            if let Some(target) = self.revisit_by_write_of(frame.event, source, rival, left as usize) {
                return self.serve(frame, target);
            }
        }
        if frame.next == frame.low {
            self.stack.level.frames.pop();
            return Ok(());
        }
        frame.next -= 1;
        frame.phase = Phase::Read;
        self.keep(frame);
        self.try_sources(frame, false)
    }

    /// Makes a revisit, or goes on without the read if that would only block.
    pub(crate) fn push_revisit(&mut self, target: EventId, write: &NewWrite) -> Result<(), Limit> {
        self.told.stats.revisits += 1;
        if self.revisit_blocks(target, write) {
            return self.revisit_without_read(target, write);
        }
        self.revisit(target, write)
    }

    /// Tries the next places of a write; the revisits of a new one come after them.
    pub(crate) fn try_places(&mut self, mut frame: Frame, new: bool, mut placed: bool) {
        let loc = self.stack.graph().event(frame.event).loc;
        self.stack.level.wake_patient(loc);
        while frame.next >= frame.low {
            let place = frame.next as usize;
            if self.stack.graph().event(frame.event).co as usize != place {
                self.stack.level.graph.move_last_write(place);
            }
            frame.next -= 1;
            let consistent = if new {
                self.known.consistent_after(self.stack.graph(), frame.event)
            } else {
                self.known.revisit_is_consistent(self.stack.graph())
            };
            let event = self.stack.graph().event(frame.event);
            // Where co is inferred there is one choice, and it stands for every place.
            let last = self.known.facts.coherence == Coherence::Inferred
                || place == self.stack.graph().writes(event.loc).len();
            let newest = new && !event.class.is_rmw() && last;
            self.known.learnt.inextensible |=
                !consistent && newest && !self.known.facts.has_sections && C::Holes::must_have_place();
            if consistent {
                placed = true;
                frame.phase = Phase::Write { new, placed };
                if frame.next < frame.low && new {
                    frame.phase = Phase::Revisit { left: frame.event.index() as u32, placed };
                }
                if frame.next < frame.low && !new {
                    self.stack.level.frames.pop();
                } else {
                    self.keep(frame);
                }
                self.report_after(frame.event, !new);
                self.stack.go_forward();
                return;
            }
        }
        if !new {
            self.stack.level.frames.pop();
            return;
        }
        frame.phase = Phase::Revisit { left: frame.event.index() as u32, placed };
        self.keep(frame);
    }

    /// Makes the next revisit by a write.
    pub(crate) fn try_revisits(&mut self, mut frame: Frame, left: u32, placed: bool) -> Result<(), Limit> {
        let event = *self.stack.graph().event(frame.event);
        let write = NewWrite {
            id: Some(frame.event),
            end: frame.event,
            thread: event.thread,
            loc: event.loc,
            order: event.class.order(),
            value: event.value,
            rmw: event.class.is_rmw(),
            tag: event.tag,
            twin: if event.mirrors { self.known.learnt.symmetry.twin(event.thread) } else { None },
        };
        if self.known.facts.by_first_choice() {
            if let Some((read, levels)) = self.next_target(&write, left as usize)? {
                frame.phase = Phase::Revisit { left: read.index() as u32, placed };
                self.keep(frame);
                levels.into_iter().for_each(|level| self.enter(level));
                return Ok(());
            }
            if !placed || self.known.may_get_stuck(self.stack.graph(), frame.event) {
                frame.phase = Phase::Stuck;
                self.keep(frame);
                return Ok(());
            }
        } else if let Some(read) = self.next_revisit(frame.event, left as usize) {
            frame.phase = Phase::Revisit { left: read.index() as u32, placed };
            self.keep(frame);
            return self.push_revisit(read, &write);
        }
        self.stack.level.frames.pop();
        Ok(())
    }

    /// Takes the last event, which no order allows, back; its thread is stuck.
    pub(crate) fn take_back(&mut self, thread: ThreadId) {
        self.pop();
        let level = &mut *self.stack.level;
        let position = level.graph.next_number() as u32;
        level.markers.push(Marker { thread, position });
        self.update_urgency(thread);
        self.stack.go_forward();
    }
}

/// Whether a place is the last one in co.
#[inline]
fn is_newest(graph: &Graph, loc: LocId, place: u32) -> bool {
    graph.writes(loc).len() == place as usize
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
