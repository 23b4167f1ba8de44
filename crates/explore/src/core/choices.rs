//! Choices: what is tried next, and the places of a write.
//!
//! Follows VISITCOS of TruSt (POPL'22).
//! Differs: coherence tells where in co the choices begin, so that most inconsistent ones are never tried.
//! Not here: the sources of a read (`sources`), which reads a write revisits (`revisit`), whether a graph is
//! consistent (`selvedge_model`).

use crate::core::explorer::Explorer;
use crate::core::frame::{Frame, Marker, Phase};
use crate::core::hooks::CausalOrder;
use crate::core::hooks::Holes;
use crate::core::new_write::NewWrite;
use crate::core::options::Coherence;
use crate::core::unfolding::NodeId;
use selvedge_graph::{Event, EventId, Graph, Limit, LocId, Order, ThreadId, Value};
use selvedge_program::Program;

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// Adds a write somewhere in co, with its clocks, and returns it with the first and the last place it may
    /// have.
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
        self.note_new(event, node);
        self.known.fill_clocks(&mut self.stack.level.graph, event);
        self.stack.level.note_lineages(&self.known.facts.causal, event);
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
                Phase::Toss => self.turn_coin(frame)?,
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

    /// Stores the new state of the last frame.
    #[inline]
    pub(crate) fn keep(&mut self, frame: Frame) {
        *self.stack.level.frames.last_mut().expect("the frame is still there") = frame;
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
pub(crate) fn is_newest(graph: &Graph, loc: LocId, place: u32) -> bool {
    graph.writes(loc).len() == place as usize
}

/// Where coherence is inferred, the list of writes has no meaning but the order in which they are tried: by
/// thread, then by place in the thread.
pub(crate) fn fixed_place(graph: &Graph, loc: LocId, thread: ThreadId) -> usize {
    let index = graph.first_hole(thread).unwrap_or(usize::MAX);
    place_by_thread(graph, loc, thread, index)
}

/// The place of a write, which has a number within its thread, in that order.
pub(crate) fn place_by_thread(graph: &Graph, loc: LocId, thread: ThreadId, index: usize) -> usize {
    let is_before = |write: &&EventId| {
        let event = graph.event(**write);
        (event.thread, event.index as usize) < (thread, index)
    };
    1 + graph.writes(loc).iter().filter(is_before).count()
}
