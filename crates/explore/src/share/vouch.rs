//! Parcels that come from a file: whether they may be what they say.
//!
//! A file can be damaged, or made by somebody else, and what is wrong with it would show as a broken
//! invariant, deep in the exploration. So nothing in a parcel is believed. Its graph must have the shape of
//! one and keep the graph's own invariants; its threads must do what the program does after the values that
//! they have read; clocks are computed again; choices, markers and anchors must belong to events. What
//! remains is what an exploration of the program could have come to, if not this one: whether the parcels of
//! a file are all that is left, none of them can tell.

use crate::core::explorer::Explorer;
use crate::core::frame::{Frame, Marker, Phase};
use crate::core::hooks::CausalOrder;
use crate::core::hooks::Holes;
use crate::core::knowledge::Learnt;
use crate::core::level::Level;
use crate::core::options::Coherence;
use crate::core::reading::read_class;
use crate::core::toss::FIRST_SIDE;
use crate::core::unfolding::NodeId;
use crate::reductions::anchor::Anchor;
use crate::share::parcel::Parcel;
use selvedge_graph::{Class, EventId, Graph, Kind, LocId, Order, ThreadId, Value};
use selvedge_program::{Action, Program, Symmetric};

impl Learnt {
    /// Whether it may have been learnt of a program whose locations are known.
    pub fn fits<P: Program>(&self, program: &P, is_known: impl Fn(LocId) -> bool) -> bool {
        let twin = |thread| program.symmetric()?.twin(thread);
        self.symmetry.fits(program.threads(), twin) && self.locations().all(is_known)
    }
}

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// Whether a parcel may have come of an exploration of this program, whose locations are known; what is
    /// left here is lost.
    pub fn vouches_for(&mut self, parcel: &Parcel, is_known: impl Fn(LocId) -> bool) -> bool {
        let vouches = self.is_in_shape(parcel, is_known) && self.can_come_to(parcel);
        self.drop_all();
        if self.known.unfolding.is_over_bound() {
            self.collect_unfolding();
        }
        vouches
    }

    fn is_in_shape(&self, parcel: &Parcel, is_known: impl Fn(LocId) -> bool) -> bool {
        let graph = &parcel.graph;
        graph.has_shape_of(self.stack.graph())
            && (0..graph.location_count()).all(|loc| is_known(LocId(loc as u32)))
            && graph.check().is_ok()
    }

    /// Makes the graph of a parcel, which is in shape, the present one, and looks at it.
    fn can_come_to(&mut self, parcel: &Parcel) -> bool {
        let mut graph = parcel.graph.clone();
        self.replay(&mut graph, &parcel.histories).is_some()
            && graph.ids().collect::<Vec<_>>().into_iter().all(|id| self.does(&graph, id))
            && self.may_mirror(&graph)
            && {
                self.known.note_pairs(&graph);
                let base = graph.len();
                self.restart_with(Level { graph, base, ..Level::default() });
                self.has_its_clocks()
            }
            && parcel.markers.iter().all(|marker| self.takes_marker(*marker))
            && parcel.anchors.iter().all(|anchor| self.can_be_anchored(anchor))
            && parcel
                .frame
                .is_none_or(|frame| Some(frame.event) == self.stack.graph().last() && self.fits(&frame))
    }

    /// Puts nodes in the place of histories; `None` if a thread cannot have such a history, or stands in that
    /// of another one.
    fn replay(&mut self, graph: &mut Graph, histories: &[(u32, Value)]) -> Option<()> {
        let roots = self.known.facts.threads().map(|thread| (thread, self.known.unfolding.root(thread)));
        let mut nodes: Vec<(ThreadId, NodeId)> = roots.collect();
        for (earlier, value) in histories {
            let (thread, node) = *nodes.get(*earlier as usize)?;
            if !goes_on(self.known.unfolding.action(node)) {
                return None;
            }
            nodes.push((thread, self.known.unfolding.child(node, *value)));
        }
        for at in 0..graph.len() {
            let id = graph.order()[at];
            if graph.is_open_hole(id) {
                continue;
            }
            let (thread, node) = *nodes.get(graph.event(id).tag as usize)?;
            if thread != graph.event(id).thread || node == self.known.unfolding.root(thread) {
                return None;
            }
            graph.set_tag(id, node.0);
        }
        Some(())
    }

    /// Whether the thread of an event does that there.
    fn does(&mut self, graph: &Graph, id: EventId) -> bool {
        if graph.is_open_hole(id) {
            return true;
        }
        let event = *graph.event(id);
        let before = self.known.node_before(graph, id);
        let action = self.known.unfolding.action(before);
        if !goes_on(action) {
            return false;
        }
        if event.class == Class::HOLE {
            return self.known.unfolding.parent(NodeId(event.tag)) == before;
        }
        let is_same = expected(graph, id, action) == Some((event.class, event.loc, event.value));
        let is_first = !event.rf.is_init() || event.class.kind() != Kind::Read;
        is_same
            && (is_first || event.value == self.known.initial_value(graph, event.loc))
            && self.known.unfolding.known_child(before, returned(action, event.value))
                == Some(NodeId(event.tag))
            && C::Holes::is_tied(&mut self.known, graph, id, before)
    }

    /// Only events of threads that have twins mirror others, and creations of such threads.
    fn may_mirror(&self, graph: &Graph) -> bool {
        let mirrors = |id: EventId| match self.known.unfolding.action(self.known.node_before(graph, id)) {
            Action::Create { thread, .. } => self.known.facts.twin(thread).is_some(),
            _ => self.known.facts.twin(graph.event(id).thread).is_some(),
        };
        let mut mirrored = graph.ids().filter(|id| graph.event(*id).mirrors);
        mirrored.all(|id| self.known.learnt.candidates() != 0 && mirrors(id))
    }

    /// Whether the clocks of the present graph are those that its events should have.
    fn has_its_clocks(&mut self) -> bool {
        let given = self.stack.graph().clocks().to_vec();
        C::Holes::fill_all(self) && self.stack.graph().clocks() == given
    }

    /// Computes clocks in an order in which each event comes after what its clocks depend on; a revisited
    /// read depends on an event with a higher number, and so may one whose twin was revisited. False if there
    /// is no such order, or a source is not a write of the location.
    pub(crate) fn fill_clocks_of_all(&mut self) -> bool {
        let mut done = vec![false; self.stack.graph().len()];
        let mut left = done.len();
        while left > 0 {
            let before = left;
            for at in 0..done.len() {
                let id = self.stack.graph().order()[at];
                let graph = self.stack.graph();
                let event = graph.event(id);
                let is_read = event.class.kind() == Kind::Read;
                if is_read && !event.rf.is_init() {
                    let source = graph.event(event.rf);
                    if source.class.kind() != Kind::Write
                        || source.loc != event.loc
                        || source.value != event.value
                    {
                        return false;
                    }
                } else if is_read && event.value != self.known.initial_value(graph, event.loc) {
                    return false;
                }
                let ready = graph.po_predecessor(id).is_none_or(|previous| done[previous.index()])
                    && self.known.learnt.symmetry.cause(graph, id).is_none_or(|cause| done[cause.index()])
                    && (!is_read || event.rf.is_init() || done[event.rf.index()]);
                if ready && !done[id.index()] {
                    self.stack.level.graph.reset_row(id);
                    self.known.fill_clocks(&mut self.stack.level.graph, id);
                    done[id.index()] = true;
                    left -= 1;
                }
            }
            if left == before {
                return false;
            }
        }
        true
    }

    fn takes_marker(&mut self, marker: Marker) -> bool {
        let is_there = marker.thread.index() < self.known.facts.program.threads()
            && marker.position as usize <= self.stack.graph().len();
        let takes = is_there && self.can_be_stuck(marker.thread);
        if takes {
            self.stack.level.markers.push(marker);
        }
        takes
    }

    /// Whether a thread can be stuck: once, and only before a write where the coherence order is inferred, or
    /// before any event where sections have no order.
    fn can_be_stuck(&self, thread: ThreadId) -> bool {
        let level = &*self.stack.level;
        let action = self.known.unfolding.action(self.known.node_of(&level.graph, thread));
        let is_before_event = match self.known.facts.has_sections {
            true => !matches!(action, Action::Block(_) | Action::Fail | Action::End | Action::Exit),
            false => {
                self.known.facts.coherence == Coherence::Inferred && matches!(action, Action::Write { .. })
            }
        };
        is_before_event && level.markers.iter().all(|marker| marker.thread != thread)
    }

    /// Whether a read can have been left out as an anchor says; only where threads have patience.
    fn can_be_anchored(&self, anchor: &Anchor) -> bool {
        let Anchor { thread, index, loc, place, write, .. } = *anchor;
        let graph = self.stack.graph();
        let count = graph.len();
        if !self.known.facts.has_patience
            || thread.index() >= self.known.facts.program.threads()
            || place as usize > count
        {
            return false;
        }
        let events = graph.thread(thread);
        let node = match events.get(index as usize) {
            Some(read) => self.known.node_before(graph, *read),
            None if events.len() == index as usize => self.known.node_of(graph, thread),
            None => return false,
        };
        let reads_it =
            matches!(self.known.unfolding.action(node), Action::Read { loc: read, .. } if read == loc);
        let is_there = write == EventId::init(loc)
            || !write.is_init() && write.index() < count && graph.writes(loc).contains(&write);
        reads_it && is_there
    }

    /// Whether choices can be those at the last event.
    fn fits(&self, frame: &Frame) -> bool {
        let graph = self.stack.graph();
        let Frame { event, next, low, phase } = *frame;
        let (class, loc) = (graph.event(event).class, graph.event(event).loc);
        if class.kind() == Kind::Fence {
            return phase == Phase::Toss && class == Class::TOSS && graph.event(event).value == FIRST_SIDE;
        }
        let writes = graph.writes(loc).len() as u32;
        match phase {
            Phase::Read => class.kind() == Kind::Read && next <= writes,
            Phase::Later => self.known.facts.has_patience && class.kind() == Kind::Read && next == writes,
            Phase::Serve { left } => {
                let rival = self.known.facts.rival(self.stack.graph(), graph.event(event).rf, loc);
                class.kind() == Kind::Read
                    && next >= low
                    && class.is_rmw()
                    && rival.is_some()
                    && left as usize <= event.index()
                    && next <= writes
            }
            Phase::Write { .. } => class.kind() == Kind::Write && next <= writes && low >= 1,
            Phase::Revisit { left, .. } => class.kind() == Kind::Write && left as usize <= event.index(),
            Phase::Toss => false,
            Phase::Stuck if self.known.facts.has_sections => true,
            Phase::Stuck => class.kind() == Kind::Write && self.known.facts.coherence == Coherence::Inferred,
        }
    }
}

/// Whether a thread goes on after an action.
fn goes_on(action: Action) -> bool {
    !matches!(action, Action::Block(_) | Action::Fail | Action::End | Action::Exit)
}

/// What a thread is given after an action whose event has a value.
fn returned(action: Action, value: Value) -> Value {
    match action {
        Action::Read { .. } | Action::Begin { .. } | Action::Join { .. } | Action::Toss => value,
        _ => 0,
    }
}

/// Class, location and value of the event that an action adds, as far as the event itself does not decide
/// them.
fn expected(graph: &Graph, id: EventId, action: Action) -> Option<(Class, LocId, Value)> {
    let event = graph.event(id);
    let write = |order, rmw, loc, value| (Class::new(Kind::Write, order, rmw), loc, value);
    Some(match action {
        Action::Read { loc, .. }
        | Action::Begin { loc }
        | Action::Join { loc, .. }
        | Action::Arrive { barrier: loc, .. }
        | Action::Depart { barrier: loc, .. } => {
            let (order, rmw) = read_class(action, event.value);
            (Class::new(Kind::Read, order, rmw), loc, event.value)
        }
        Action::Write { loc, order, value, exclusive } => write(order, exclusive, loc, value),
        Action::Create { loc, value, .. } => write(Order::Start, false, loc, value),
        Action::Finish { loc, value } => write(Order::Finish, false, loc, value),
        Action::Arrived { barrier } => write(Order::Start, true, barrier, event.value),
        Action::Fence { order } => (Class::new(Kind::Fence, order, false), LocId::NONE, 0),
        Action::Free { object, .. } => (Class::MARK, LocId::NONE, object.0.into()),
        Action::Lock { lock, shared } => {
            (if shared { Class::SHARED_LOCK } else { Class::LOCK }, LocId::NONE, lock.0.into())
        }
        Action::Unlock { lock } => {
            let begins = |id: &&EventId| {
                let earlier = graph.event(**id);
                matches!(earlier.class, Class::LOCK | Class::SHARED_LOCK) && earlier.value == lock.0.into()
            };
            let before = &graph.thread(event.thread)[..event.index as usize];
            let is_shared =
                before.iter().rfind(begins).is_some_and(|id| graph.class(*id) == Class::SHARED_LOCK);
            (if is_shared { Class::SHARED_UNLOCK } else { Class::UNLOCK }, LocId::NONE, lock.0.into())
        }
        Action::Toss if (0..=1).contains(&event.value) => (Class::TOSS, LocId::NONE, event.value),
        Action::Toss => return None,
        Action::Retire { lock } => (Class::RETIRE, LocId::NONE, lock.0.into()),
        Action::Block(_) | Action::Fail | Action::End | Action::Exit => return None,
    })
}
