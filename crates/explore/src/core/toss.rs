//! Tosses of a coin: what a thread does next depends on chance.
//!
//! A toss is a mark in its thread with the side that came up as its value. Models know nothing of marks, so
//! both sides are always consistent. 0 is explored first, and the frame keeps 1 for later.
//!
//! Why each execution is still visited once: a toss is as good as the relaxed read of a location that nobody
//! else accesses, with two writes that were there from the start, in no order, and come before nothing. Such
//! a read has the same two sources whatever else is in the graph; 0 is the last in co. So of what revisits
//! cut off, a toss was added in the canonical way if it shows 0 (`revisit`, `first_choice`), and no revisit
//! changes what it shows.
//!
//! Not here: why a thread tosses (`selvedge_vm`, `weak`).
//! Compared with threads whose writes are the coins, in `fuzz/tests/weak_exchanges.rs`.

use crate::core::explorer::Explorer;
use crate::core::frame::{Frame, Phase};
use crate::core::hooks::CausalOrder;
use crate::core::unfolding::NodeId;
use selvedge_graph::{Class, Event, EventId, Limit, ThreadId, Value};
use selvedge_program::Program;

/// What a toss shows when it is added.
pub(crate) const FIRST_SIDE: Value = 0;

/// What it shows later.
const OTHER_SIDE: Value = 1;

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// Adds a toss, the action of a node; its other side is left for later.
    pub(crate) fn add_toss(&mut self, thread: ThreadId, node: NodeId) -> Result<(), Limit> {
        let event = EventId::new(self.stack.graph().next_number());
        self.stack.level.frames.push(Frame { event, next: 1, low: 1, phase: Phase::Toss });
        self.push_toss(thread, node, FIRST_SIDE)
    }

    /// Adds a toss that shows one side, and no other later.
    pub(crate) fn push_toss(&mut self, thread: ThreadId, node: NodeId, side: Value) -> Result<(), Limit> {
        let id = self.stack.level.graph.push_mark(thread, Class::TOSS, side)?;
        self.note_new(id, node);
        self.go_on_after(id, side);
        Ok(())
    }

    /// Shows the other side of a toss, the last event.
    pub(crate) fn turn_coin(&mut self, frame: Frame) -> Result<(), Limit> {
        let thread = self.stack.graph().event(frame.event).thread;
        self.stack.level.frames.pop();
        self.pop();
        self.stack.level.remember_turns();
        let node = self.known.node_of(self.stack.graph(), thread);
        self.push_toss(thread, node, OTHER_SIDE)
    }
}

/// Whether an event that has no source and no place in co was added in the canonical way: all are, but for
/// the second sides of tosses.
#[inline]
pub(crate) fn is_first_side(event: &Event) -> bool {
    event.class != Class::TOSS || event.value == FIRST_SIDE
}
