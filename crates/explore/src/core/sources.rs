//! The sources of a read: from which writes it may read, one after the other.
//!
//! Follows VISITRFS of TruSt (POPL'22).
//! Differs: coherence tells where in co the choices begin, so that most inconsistent ones are never tried;
//! and the write of a read-modify-write whose source is taken is not even added, only its revisits are made.
//! Not here: where the choices begin (`bounds`), which need not be tried (`reductions::Sieve`), which reads a
//! write revisits (`revisit`), whether a graph is consistent (`selvedge_model`).

use crate::core::choices::is_newest;
use crate::core::explorer::Explorer;
use crate::core::frame::{Frame, Phase};
use crate::core::hooks::CausalOrder;
use crate::core::hooks::Holes;
use crate::core::knowledge::Knowledge;
use crate::core::new_write::NewWrite;
use crate::core::options::Coherence;
use crate::core::reading::{Reading, Source, read_class};
use crate::core::revisit::can_be_cut_off;
use crate::core::unfolding::NodeId;
use crate::reductions::Sieve;
use selvedge_graph::{EventId, Graph, Limit, LocId, ThreadId, Value};
use selvedge_program::{Action, Program};

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// Adds a read and looks for its sources.
    pub(crate) fn add_read(&mut self, thread: ThreadId, node: NodeId, loc: LocId) -> Result<(), Limit> {
        let newest = self.stack.graph().writes(loc).len() as u32;
        // Any source for now; but an event of a class that the program can have, as the model may know no
        // others.
        let source = self.stack.graph().write_at(loc, newest as usize);
        let value = self.known.value_of(self.stack.graph(), source);
        let action = self.known.unfolding.action(node);
        let (order, rmw) = read_class(action, value);
        let event = self.stack.level.graph.push_read(thread, order, loc, source, value, rmw)?;
        self.note_new(event, node);
        // Until it is known what follows, its thread counts as standing before it: it may have made the
        // object that it reads.
        self.stack.level.graph.set_tag(event, node.0);
        if self.known.facts.is_up_to_date(self.stack.graph(), event, newest) {
            self.known.fill_clocks(&mut self.stack.level.graph, event);
            self.go_on_with_newest(event, node, value);
            return Ok(());
        }
        let is_bounded = self.known.facts.coherence == Coherence::Stored
            && C::is_at_end(self.stack.graph(), event)
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

    /// Adds a read whose source is to be found among the first `left` places in co: the others, and the
    /// location, have been looked at (`links`).
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
        self.note_new(event, node);
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

    /// Tries the next sources of a read, from the newest down. If it is `prepared`, it already reads from the
    /// first one, and its clocks are those within its thread.
    pub(crate) fn try_sources(&mut self, mut frame: Frame, mut prepared: bool) -> Result<(), Limit> {
        let read = self.reading(frame.event);
        let mut sieve = Sieve::new(&self.known, &self.stack.level, &read);
        let mut rivals = Rivals::default();
        let first = frame.next;
        // `next` counts down to `low`, which may be 0.
        while frame.next + 1 > frame.low {
            let source = self.source_at(&read, frame.next);
            let chance = self.chance_of(&read, &source, &mut sieve, &mut rivals);
            if chance == Chance::Skipped {
                prepared = false;
                match next_older(self.stack.graph(), frame, &read, &sieve, &rivals) {
                    Some(next) => frame.next = next,
                    None => break,
                }
                continue;
            }
            self.read_from(&read, &source, std::mem::take(&mut prepared));
            let is_consistent = self.can_read_from(&read, &source);
            if is_consistent && let Chance::ToServe(target) = chance {
                return self.serve(frame, target);
            }
            let is_last = frame.next == frame.low;
            if is_consistent {
                if is_last {
                    self.stack.level.frames.pop();
                } else {
                    self.keep(Frame { next: frame.next - 1, ..frame });
                }
                self.stack.go_forward();
                self.settle(read.id, read.node, source.value);
                return Ok(());
            }
            if is_last {
                let is_first = is_newest(self.stack.graph(), read.loc, first);
                self.known.learnt.inextensible |= is_first && C::Holes::must_have_source(self.stack.graph());
                break;
            }
            frame.next -= 1;
        }
        self.stack.level.frames.pop();
        Ok(())
    }

    /// What a read of the present graph does.
    #[inline]
    fn reading(&self, id: EventId) -> Reading {
        let node = self.known.node_before(self.stack.graph(), id);
        let Action::Read { loc, order, exclusive } = self.known.unfolding.action(node) else {
            unreachable!("invariant `frame`: the frame of a read is at a read")
        };
        debug_assert_eq!(loc, self.stack.graph().event(id).loc, "invariant `tag`: the event is that action");
        Reading { id, node, loc, order, exclusive }
    }

    /// The write at a place in co, as a source of a read.
    #[inline]
    fn source_at(&self, read: &Reading, place: u32) -> Source {
        let graph = self.stack.graph();
        let write = graph.write_at(read.loc, place as usize);
        let value = self.known.value_of(graph, write);
        let is_newest = is_newest(graph, read.loc, place);
        Source { write, value, rmw: read.exclusive.succeeds(value), is_newest }
    }

    /// Whether a source is to be tried, and what for. If another read-modify-write has read from it, nothing
    /// follows but a revisit that removes that one.
    #[inline]
    fn chance_of(
        &mut self,
        read: &Reading,
        source: &Source,
        sieve: &mut Sieve,
        rivals: &mut Rivals,
    ) -> Chance {
        let Explorer { known, stack, .. } = self;
        if sieve.skips(known, &stack.level, read, source) {
            return Chance::Skipped;
        }
        let graph = stack.graph();
        let rival = if source.rmw { known.facts.rival(graph, source.write, read.loc) } else { None };
        match rival {
            None => Chance::Plain,
            Some(rival) if rivals.can_be_cut_off(graph, rival) => {
                let target = self.revisit_by_write_of(read.id, source.write, rival, read.id.index());
                target.map_or(Chance::Skipped, Chance::ToServe)
            }
            Some(_) => Chance::Skipped,
        }
    }

    /// Lets a read, the last event, read from a source, and computes its clocks.
    #[inline]
    fn read_from(&mut self, read: &Reading, source: &Source, is_prepared: bool) {
        let graph = &mut self.stack.level.graph;
        if is_prepared {
            debug_assert_eq!(
                graph.event(read.id).rf,
                source.write,
                "invariant `prepared`: it reads from that"
            );
            return self.known.facts.fill_clocks_by_reading(graph, read.id);
        }
        let otherwise = if source.rmw { None } else { read.exclusive.otherwise() };
        graph.retarget_last_read(otherwise.unwrap_or(read.order), source.write, source.value, source.rmw);
        if read.is_conditional() {
            C::Holes::tie_last(&mut self.known, graph, read.node);
        }
        self.known.fill_clocks(graph, read.id);
    }

    /// Whether the present graph is consistent, in which a read, the last event, reads from a source.
    #[inline]
    fn can_read_from(&mut self, read: &Reading, source: &Source) -> bool {
        let Knowledge { facts, .. } = &self.known;
        let (is_bounded, by_first_choice) =
            (!read.is_conditional() || facts.model.reads_know_alike(), facts.by_first_choice());
        let graph = self.stack.graph();
        let is_consistent = if source.is_newest {
            self.known.consistent_as_newest(graph, read.id)
        } else if is_bounded {
            self.known.consistent_after(graph, read.id)
        } else {
            self.known.consistent_in_full(graph, read.id)
        };
        self.known.learnt.inextensible |= !is_consistent && source.is_newest && !by_first_choice;
        is_consistent
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
}

/// What is to be done with a source of a read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Chance {
    /// It need not be tried.
    Skipped,
    /// The read is to read from it.
    Plain,
    /// If the read can read from it, its write, which has no place here, is to revisit this read.
    ToServe(EventId),
}

/// Read-modify-writes that have read what another one is to read: whether they could be cut off.
struct Rivals {
    /// Whether those that were asked for could be. If one cannot, none that is older can.
    are_open: bool,
    /// From which place in co on that is known.
    seen: usize,
}

impl Default for Rivals {
    fn default() -> Rivals {
        Rivals { are_open: true, seen: usize::MAX }
    }
}

impl Rivals {
    #[inline]
    fn can_be_cut_off(&mut self, graph: &Graph, rival: EventId) -> bool {
        self.are_open = self.are_open && can_be_cut_off(graph, rival, &mut self.seen);
        self.are_open
    }
}

/// The next place that a read may try after one that is skipped, if there is one. Passes over those that are
/// skipped for the same reason as others before: a lock has many.
#[inline]
fn next_older(graph: &Graph, frame: Frame, read: &Reading, sieve: &Sieve, rivals: &Rivals) -> Option<u32> {
    let writes = graph.writes(read.loc);
    for place in (frame.low.max(1)..frame.next).rev() {
        let value = graph.event(writes[place as usize - 1]).value;
        let is_taken = || read.exclusive.succeeds(value) && graph.class(writes[place as usize]).is_rmw();
        if !sieve.skips_value(value) && (rivals.are_open || !is_taken()) {
            return Some(place);
        }
    }
    (frame.low == 0 && frame.next > 0).then_some(0)
}
