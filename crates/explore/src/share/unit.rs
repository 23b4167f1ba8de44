//! Work units: a piece of an exploration as plain data, to be explored later, elsewhere, or twice.
//!
//! A unit is a graph in insertion order with the choices that are left at its last event. It holds no suspended threads:
//! whoever explores it walks the unfolding through the stored values. What a unit leads to depends on the unit alone,
//! so an exploration can be cut anywhere and its parts explored in any order.

use crate::core::causal::CausalOrder;
use crate::core::choices::read_class;
use crate::core::explorer::{Coherence, Explorer, Options};
use crate::core::level::{Frame, Level, Marker, Phase};
use crate::reductions::left_out::Anchor;
use crate::unordered::sections::is_in_shared_section;
use selvedge_graph::{Class, EventId, Kind, Limit, LocId, Order, ThreadId, Value};
use selvedge_model::Model;
use selvedge_program::{Action, Program};
use serde::{Deserialize, Serialize};

/// A piece of an exploration.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WorkUnit {
    /// In insertion order.
    events: Vec<UnitEvent>,
    /// For each location: the writes in coherence order, by number.
    co: Vec<Vec<u32>>,
    /// Stuck threads, each with the number of events before it.
    stuck: Vec<(u16, u32)>,
    /// Reads that were left out.
    anchors: Vec<UnitAnchor>,
    /// `None`: the graph is to be extended.
    pending: Option<Pending>,
}

/// An event as its thread, the value it returned and, for a read, where that came from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct UnitEvent {
    thread: u16,
    value: Value,
    source: UnitSource,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum UnitSource {
    /// Not a read.
    None,
    Initial,
    Event(u32),
}

/// A read that was left out: its thread and its number there, how many events were before it, and what it would read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct UnitAnchor {
    thread: u16,
    index: u32,
    place: u32,
    source: UnitSource,
}

/// The choices left at the last event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Pending {
    next: u32,
    low: u32,
    phase: PendingPhase,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum PendingPhase {
    Read,
    Later,
    Serve { left: u32 },
    Write { new: bool, placed: bool },
    Revisit { left: u32, placed: bool },
    Stuck,
}

/// Why a unit cannot be explored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnitError {
    /// The bytes are not a unit.
    Damaged,
    /// The unit was made from another program, model or options.
    Foreign(String),
    /// The program has outgrown the representation.
    Limit(Limit),
}

impl std::fmt::Display for UnitError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            UnitError::Damaged => write!(f, "the work unit is damaged"),
            UnitError::Foreign(what) => write!(f, "the work unit does not belong to this program: {what}"),
            UnitError::Limit(limit) => limit.fmt(f),
        }
    }
}

impl std::error::Error for UnitError {}

impl From<Limit> for UnitError {
    fn from(limit: Limit) -> UnitError {
        UnitError::Limit(limit)
    }
}

impl UnitSource {
    fn of(write: EventId) -> UnitSource {
        if write.is_init() { UnitSource::Initial } else { UnitSource::Event(write.index() as u32) }
    }
}

impl PendingPhase {
    fn of(phase: Phase) -> PendingPhase {
        match phase {
            Phase::Read => PendingPhase::Read,
            Phase::Later => PendingPhase::Later,
            Phase::Serve { left } => PendingPhase::Serve { left },
            Phase::Write { new, placed } => PendingPhase::Write { new, placed },
            Phase::Revisit { left, placed } => PendingPhase::Revisit { left, placed },
            Phase::Stuck => PendingPhase::Stuck,
        }
    }
}

impl UnitAnchor {
    pub(crate) fn of(anchor: &Anchor) -> UnitAnchor {
        let Anchor { thread, index, place, write, .. } = *anchor;
        UnitAnchor { thread: thread.0, index, place, source: UnitSource::of(write) }
    }
}

impl WorkUnit {
    /// The unit as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = postcard::to_stdvec(self).expect("plain data can be serialised");
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// A unit from the bytes that [`WorkUnit::to_bytes`] made.
    pub fn from_bytes(bytes: &[u8]) -> Result<WorkUnit, UnitError> {
        let (bytes, sum) = bytes.split_last_chunk::<8>().ok_or(UnitError::Damaged)?;
        if checksum(bytes) != u64::from_le_bytes(*sum) {
            return Err(UnitError::Damaged);
        }
        postcard::from_bytes(bytes).map_err(|_| UnitError::Damaged)
    }
}

/// FNV-1a: tells accidents, not malice.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ *byte as u64).wrapping_mul(0x0100_0000_01b3))
}

impl<'a, P: Program, C: CausalOrder> Explorer<'a, P, C> {
    /// Takes the oldest choices out of this exploration; it goes on without them. `None` if there are none, or if dependencies are
    /// tracked: a unit cannot tell of holes.
    pub fn take_unit(&mut self) -> Option<WorkUnit> {
        self.uncover();
        if C::IS_SPARSE {
            return None;
        }
        let (level, frame) = self.take_oldest()?;
        let pending = Pending { next: frame.next, low: frame.low, phase: PendingPhase::of(frame.phase) };
        Some(WorkUnit { pending: Some(pending), ..unit_of_level(&level) })
    }

    /// Stops the exploration and returns everything that is left of it.
    pub fn into_units(mut self) -> Vec<WorkUnit> {
        assert!(
            !C::IS_SPARSE,
            "invariant `unit`: what tracks dependencies is not cut, as units cannot tell of holes"
        );
        let mut units = Vec::new();
        if self.forward {
            units.push(unit_of_level(&self.present_level()));
        }
        while let Some(unit) = self.take_unit() {
            units.push(unit);
        }
        units
    }

    /// An exploration of one unit.
    pub fn of_unit(
        program: &'a P,
        model: &'a Model,
        options: Options,
        causal: C,
        unit: &WorkUnit,
    ) -> Result<Explorer<'a, P, C>, UnitError> {
        let mut explorer = Explorer::with_causal_order(program, model, options, causal)?;
        explorer.start_in_the_middle();
        explorer.load(unit)?;
        Ok(explorer)
    }

    fn load(&mut self, unit: &WorkUnit) -> Result<(), UnitError> {
        let foreign = |what: &str| UnitError::Foreign(what.into());
        for event in &unit.events {
            if event.thread as usize >= self.program.threads() {
                return Err(foreign("it has more threads"));
            }
            self.load_event(unit, event)?;
        }
        self.load_clocks().ok_or_else(|| foreign("a read does not fit its source"))?;
        let count = unit.events.len() as u32;
        for (thread, position) in &unit.stuck {
            let exists = (*thread as usize) < self.program.threads() && *position <= count;
            if !exists || !self.can_be_stuck(ThreadId(*thread)) {
                return Err(foreign("a stuck thread does not exist"));
            }
            self.top().markers.push(Marker { thread: ThreadId(*thread), position: *position });
        }
        for anchor in &unit.anchors {
            let anchor =
                self.load_anchor(anchor).ok_or_else(|| foreign("a read that was left out does not exist"))?;
            self.top().anchors.push(anchor);
        }
        self.level.note_all_chains(&self.causal);
        self.top().base = self.graph().len();
        self.update_all_urgencies();
        self.forward = unit.pending.is_none();
        if let Some(pending) = unit.pending {
            let frame = self.load_frame(pending).ok_or_else(|| foreign("its choices do not exist"))?;
            self.top().frames.push(frame);
        }
        Ok(())
    }

    /// Only where threads have patience.
    pub(crate) fn load_anchor(&self, anchor: &UnitAnchor) -> Option<Anchor> {
        let graph = self.graph();
        let thread = ThreadId(anchor.thread);
        let count = graph.len() as u32;
        if !self.has_patience || thread.index() >= self.program.threads() || anchor.place > count {
            return None;
        }
        let events = graph.thread(thread);
        let node = match events.get(anchor.index as usize) {
            Some(read) => self.node_before(graph, *read),
            None if events.len() == anchor.index as usize => self.node_of(graph, thread),
            None => return None,
        };
        let Action::Read { loc, .. } = self.unfolding.action(node) else { return None };
        let write = match anchor.source {
            UnitSource::None => return None,
            UnitSource::Initial => EventId::init(loc),
            UnitSource::Event(write) if write < count => EventId::new(write as usize),
            UnitSource::Event(_) => return None,
        };
        let fits = write.is_init() || graph.writes(loc).contains(&write);
        fits.then_some(Anchor {
            thread,
            index: anchor.index,
            loc,
            place: anchor.place,
            write,
            chains_changed: 0,
        })
    }

    /// Once, and only before a write where the coherence order is inferred, or before any event where sections have no order.
    pub(crate) fn can_be_stuck(&self, thread: ThreadId) -> bool {
        let level = &*self.level;
        let action = self.unfolding.action(self.node_of(&level.graph, thread));
        let is_before_event = match self.sections.is_some() {
            true => !matches!(action, Action::Block(_) | Action::Fail | Action::End | Action::Exit),
            false => self.options.coherence == Coherence::Inferred && matches!(action, Action::Write { .. }),
        };
        is_before_event && level.markers.iter().all(|marker| marker.thread != thread)
    }

    fn load_event(&mut self, unit: &WorkUnit, event: &UnitEvent) -> Result<(), UnitError> {
        let foreign = |what: &str| UnitError::Foreign(what.into());
        let thread = ThreadId(event.thread);
        let node = self.node_of(self.graph(), thread);
        let id = self.graph().len() as u32;
        let action = self.unfolding.action(node);
        let graph = &mut self.top().graph;
        let pushed = match action {
            Action::Read { loc, .. }
            | Action::Begin { loc }
            | Action::Join { loc, .. }
            | Action::Arrive { barrier: loc, .. }
            | Action::Depart { barrier: loc, .. } => {
                let source = match event.source {
                    UnitSource::None => return Err(foreign("a read has no source")),
                    UnitSource::Initial => EventId::init(loc),
                    UnitSource::Event(source) if (source as usize) < unit.events.len() => {
                        EventId::new(source as usize)
                    }
                    UnitSource::Event(_) => return Err(foreign("a source does not exist")),
                };
                let (order, rmw) = read_class(action, event.value);
                graph.push_read(thread, order, loc, source, event.value, rmw)?
            }
            Action::Write { value, .. } if value != event.value => {
                return Err(foreign("a write writes something else"));
            }
            Action::Write { loc, order, value, exclusive } => {
                let listed = unit.co.get(loc.index()).ok_or_else(|| foreign("a location is missing"))?;
                let own = listed
                    .iter()
                    .position(|write| *write == id)
                    .ok_or_else(|| foreign("a write is missing"))?;
                let place = 1 + listed[..own].iter().filter(|write| **write < id).count();
                if place > graph.writes(loc).len() + 1 {
                    return Err(foreign("a write is listed at another location"));
                }
                graph.push_write(thread, order, loc, value, exclusive, place)?
            }
            Action::Fence { order } => graph.push_fence(thread, order)?,
            Action::Free { object, .. } => graph.push_mark(thread, Class::MARK, object.0.into())?,
            Action::Create { loc, value, .. } => {
                graph.push_write(thread, Order::Start, loc, value, false, 1)?
            }
            Action::Finish { loc, value } => graph.push_write(thread, Order::Finish, loc, value, false, 1)?,
            Action::Arrived { barrier } => {
                let place = graph.writes(barrier).len() + 1;
                graph.push_write(thread, Order::Start, barrier, place as Value, true, place)?
            }
            Action::Lock { lock, shared } => {
                let class = if shared { Class::SHARED_LOCK } else { Class::LOCK };
                graph.push_mark(thread, class, lock.0.into())?
            }
            Action::Unlock { lock } => {
                let is_shared = is_in_shared_section(graph, thread, lock);
                let class = if is_shared { Class::SHARED_UNLOCK } else { Class::UNLOCK };
                graph.push_mark(thread, class, lock.0.into())?
            }
            Action::Retire { lock } => graph.push_mark(thread, Class::RETIRE, lock.0.into())?,
            Action::Block(_) | Action::Fail | Action::End | Action::Exit => {
                return Err(foreign("a thread has more events"));
            }
        };
        let returned = if matches!(action, Action::Read { .. } | Action::Begin { .. } | Action::Join { .. }) {
            event.value
        } else {
            0
        };
        let after = self.unfolding.child(node, returned);
        self.top().graph.set_tag(pushed, after.0);
        self.mirror(pushed);
        if let Action::Create { thread: new, .. } = action {
            self.look_for_twin(new);
        }
        Ok(())
    }

    /// Computes clocks in an order in which each event comes after what its clocks depend on; a revisited read depends on
    /// an event with a higher number, and so may one whose twin was revisited. `None` if there is no such order or a source is not a write of the location.
    pub(crate) fn load_clocks(&mut self) -> Option<()> {
        let mut done = vec![false; self.graph().len()];
        let mut left = done.len();
        while left > 0 {
            let before = left;
            for at in 0..done.len() {
                let id = self.graph().order()[at];
                let graph = self.graph();
                let event = graph.event(id);
                let is_read = event.class.kind() == Kind::Read;
                if is_read && !event.rf.is_init() {
                    let source = graph.event(event.rf);
                    if source.class.kind() != Kind::Write
                        || source.loc != event.loc
                        || source.value != event.value
                    {
                        return None;
                    }
                } else if is_read && event.value != self.initial_value(graph, event.loc) {
                    return None;
                }
                let ready = graph.po_predecessor(id).is_none_or(|previous| done[previous.index()])
                    && self.symmetry.cause(graph, id).is_none_or(|cause| done[cause.index()])
                    && (!is_read || event.rf.is_init() || done[event.rf.index()]);
                if ready && !done[id.index()] {
                    self.top().graph.reset_row(id);
                    self.fill_clocks(id);
                    done[id.index()] = true;
                    left -= 1;
                }
            }
            if left == before {
                return None;
            }
        }
        Some(())
    }

    /// The frame of the last event, if it fits that event.
    fn load_frame(&self, pending: Pending) -> Option<Frame> {
        let event = self.graph().last()?;
        let phase = match pending.phase {
            PendingPhase::Read => Phase::Read,
            PendingPhase::Later => Phase::Later,
            PendingPhase::Serve { left } => Phase::Serve { left },
            PendingPhase::Write { new, placed } => Phase::Write { new, placed },
            PendingPhase::Revisit { left, placed } => Phase::Revisit { left, placed },
            PendingPhase::Stuck => Phase::Stuck,
        };
        let frame = Frame { event, next: pending.next, low: pending.low, phase };
        self.fits(&frame).then_some(frame)
    }

    /// Whether choices can be those at the last event.
    pub(crate) fn fits(&self, frame: &Frame) -> bool {
        let graph = self.graph();
        let Frame { event, next, low, phase } = *frame;
        let (class, loc) = (graph.event(event).class, graph.event(event).loc);
        if class.kind() == Kind::Fence {
            return false;
        }
        let writes = graph.writes(loc).len() as u32;
        match phase {
            Phase::Read => class.kind() == Kind::Read && next <= writes,
            Phase::Later => self.has_patience && class.kind() == Kind::Read && next == writes,
            Phase::Serve { left } => {
                let rival = self.rival(graph.event(event).rf, loc);
                class.kind() == Kind::Read
                    && next >= low
                    && class.is_rmw()
                    && rival.is_some()
                    && left as usize <= event.index()
                    && next <= writes
            }
            Phase::Write { .. } => class.kind() == Kind::Write && next <= writes && low >= 1,
            Phase::Revisit { left, .. } => class.kind() == Kind::Write && left as usize <= event.index(),
            Phase::Stuck if self.sections.is_some() => true,
            Phase::Stuck => class.kind() == Kind::Write && self.options.coherence == Coherence::Inferred,
        }
    }
}

/// What a level whose graph is compact leads to.
fn unit_of_level(level: &Level) -> WorkUnit {
    let Level { graph, markers, anchors, .. } = level;
    let events = graph.ids().map(|id| {
        let event = graph.event(id);
        let source = match event.class.kind() {
            Kind::Read => UnitSource::of(event.rf),
            Kind::Write | Kind::Fence => UnitSource::None,
        };
        UnitEvent { thread: event.thread.0, value: event.value, source }
    });
    let co = (0..graph.location_count())
        .map(|loc| graph.writes(LocId(loc as u32)).iter().map(|write| write.index() as u32).collect());
    WorkUnit {
        events: events.collect(),
        co: co.collect(),
        stuck: markers.iter().map(|marker| (marker.thread.0, marker.position)).collect(),
        anchors: anchors.iter().map(UnitAnchor::of).collect(),
        pending: None,
    }
}
