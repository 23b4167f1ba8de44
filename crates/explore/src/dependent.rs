//! Models that track dependencies: prefixes that are not closed under po, and graphs with holes.
//!
//! What must have happened for an event to happen is then not all that is earlier in its thread, but what it depends on and what
//! the model puts before it whatever is read. A revisit cuts off the rest, so a thread may have *holes*: earlier events that are
//! gone while later ones stay. A hole is filled before its thread goes on, possibly by an event that reads something else. The
//! later events do not depend on it, so the thread does the same there again: it is walked on through them. Load buffering
//! (`a=x;y=1 || b=y;x=1` with a=b=1) comes out of exactly this.
//!
//! An event that fills a hole can neither always read the last write nor always come last in co, because of what is later in its
//! thread; so canonical is the first consistent choice (`first_choice`).
//!
//! Follows DESIGN, section 6. The prefix is `(dependencies | rf | what the model fixes | detours)+`; a *detour* is a write before a
//! read of its thread that reads something newer from another thread: without it the write could come back to find no place.
//! Compared with brute force in `make fuzz` and `make test`.

use crate::causal::{CausalOrder, Porf};
use crate::choices::{place_by_thread, read_class};
use crate::explorer::{Coherence, Explorer, Level, Marker, NewWrite, push_without_choice};
use crate::unfolding::{NodeId, Unfolding};
use selvedge_graph::{Class, EventId, Graph, Kind, Limit, Order, Revisit, ThreadId, Tie, Value};
use selvedge_model::Model;
use selvedge_program::{Action, Program};
use std::collections::HashMap;
use std::sync::Arc;

/// The causal order of models that use dependencies.
#[derive(Clone, Copy, Debug)]
pub struct Dependent {
    detours: bool,
}

impl Dependent {
    /// That of a model.
    pub fn of(model: &Model) -> Dependent {
        Dependent { detours: model.orders_detours() }
    }

    /// The events directly before one.
    fn predecessors(&self, graph: &Graph, id: EventId, each: &mut dyn FnMut(EventId)) {
        let event = graph.event(id);
        let thread = graph.thread(event.thread);
        graph.tie(id).causes.iter().for_each(|cause| each(thread[*cause as usize]));
        if event.class.kind() != Kind::Read || event.rf.is_init() {
            return;
        }
        each(event.rf);
        if self.detours && graph.event(event.rf).thread != event.thread {
            let mut earlier = event.previous_at_location;
            while earlier != EventId::NONE {
                if graph.class(earlier).kind() == Kind::Write {
                    each(earlier);
                }
                earlier = graph.event(earlier).previous_at_location;
            }
        }
    }
}

impl CausalOrder for Dependent {
    const IS_SPARSE: bool = true;

    /// By event.
    type Prefix<'g> = Vec<bool>;

    /// The clock is that of `(po | rf)+` nevertheless: it tells what happens before an event in models that do not say so.
    fn extend(&self, graph: &mut Graph, id: EventId) {
        Porf.extend(graph, id);
    }

    fn prefix(&self, graph: &Graph, id: EventId) -> Vec<bool> {
        let mut seen = vec![false; graph.len()];
        let mut pending = vec![id];
        while let Some(next) = pending.pop() {
            self.predecessors(graph, next, &mut |earlier| {
                if !std::mem::replace(&mut seen[earlier.index()], true) {
                    pending.push(earlier);
                }
            });
        }
        seen
    }

    fn prefix_of_write(&self, _: &Graph, _: EventId, _: EventId) -> Vec<bool> {
        unreachable!("invariant `added`: a write that revisits by first choice was added")
    }

    fn contains(&self, prefix: &Vec<bool>, _: &Graph, id: EventId) -> bool {
        prefix[id.index()]
    }
}

/// What is before events of their threads, by the node whose action they are and their class.
pub(crate) type Causes = HashMap<(NodeId, Class), Arc<[u16]>>;

/// Computes the clocks of all events anew: what fills a hole changes those of later events. There may be cycles of po and rf, so
/// this goes on until nothing changes.
pub(crate) fn fill_all_clocks<C: CausalOrder>(causal: &C, model: &Model, graph: &mut Graph) {
    graph.clear_clocks();
    let sum = |graph: &Graph| graph.clocks().iter().map(|count| u64::from(*count)).sum::<u64>();
    let mut before = 0;
    loop {
        for id in graph.ids() {
            causal.extend(graph, id);
            model.extend_views(graph, id);
        }
        let after = sum(graph);
        if after == before {
            return;
        }
        before = after;
    }
}

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// The node at which a thread stands: before its first hole, or after its last event.
    pub(crate) fn node_at_hole(&self, graph: &Graph, thread: ThreadId) -> NodeId {
        let events = graph.thread(thread);
        let stands = graph.first_hole(thread).unwrap_or(events.len());
        match stands.checked_sub(1) {
            Some(last) => NodeId(graph.event(events[last]).tag),
            None => self.unfolding.root(thread),
        }
    }

    /// A node that knows what a thread has done so far. If there are holes, it was reached with other values in their places, on
    /// which nothing depends.
    pub(crate) fn last_node(&self, graph: &Graph, thread: ThreadId) -> NodeId {
        match graph.thread(thread).last() {
            Some(last) => NodeId(graph.event(*last).tag),
            None => self.unfolding.root(thread),
        }
    }

    /// The leftmost of the threads with holes that can go on, if there is one and no write of a read-modify-write is due.
    pub(crate) fn first_with_holes(&self, level: &Level, candidates: u32) -> u32 {
        if level.due != 0 {
            return candidates;
        }
        let has_hole = |thread: &ThreadId| {
            level.ready >> thread.index() & 1 != 0 && level.graph.first_hole(*thread).is_some()
        };
        self.threads().find(has_hole).map_or(candidates, |thread| 1 << thread.index())
    }

    /// Ties the last event of the present graph, the action of a node, to earlier ones.
    #[inline]
    pub(crate) fn tie_last(&mut self, node: NodeId) {
        if C::IS_SPARSE {
            let mut graph = std::mem::take(&mut self.top().graph);
            self.tie(&mut graph, node);
            self.top().graph = graph;
        }
    }

    /// Ties the last event of a graph, the action of a node, to earlier ones.
    fn tie(&mut self, graph: &mut Graph, node: NodeId) {
        let id = graph.last().expect("an event was added");
        let class = graph.class(id);
        let dependencies = self.unfolding.dependencies(node).clone();
        let known = self.causes.get(&(node, class)).cloned();
        let event = graph.event(id);
        let earlier = &graph.thread(event.thread)[..event.index as usize];
        if known.is_none() && earlier.iter().any(|id| graph.class(*id) == Class::HOLE) {
            // Only to see whether it would be consistent.
            return graph.set_tie(id, Tie { dependencies, causes: Arc::default() });
        }
        let causes = known.unwrap_or_else(|| {
            let causes: Arc<[u16]> = self.causes_of(graph, id, node).into();
            self.causes.insert((node, class), causes.clone());
            causes
        });
        graph.set_tie(id, Tie { dependencies, causes });
    }

    /// The events of a thread without which one of them, the action of a node, cannot be.
    fn causes_of(&self, graph: &Graph, id: EventId, node: NodeId) -> Vec<u16> {
        let event = graph.event(id);
        let dependencies = self.unfolding.dependencies(node);
        let mut causes = [&dependencies.addr[..], &dependencies.data, &dependencies.ctrl].concat();
        // Whatever the model says: a write belongs to its read, and threads are created, joined and met in order.
        let orders_all = |class: Class| class.order() >= Order::Start && !class.is_mark();
        let earlier = &graph.thread(event.thread)[..event.index as usize];
        let is_cause = |at: &usize| {
            let class = graph.class(earlier[*at]);
            orders_all(event.class)
                || orders_all(class)
                || *at + 1 == earlier.len() && event.class.is_rmw() && event.class.kind() == Kind::Write
        };
        causes.extend((0..earlier.len()).filter(is_cause).map(|at| at as u16));
        causes.extend(self.model.causes_within_thread(&self.thread_alone(graph, id, node)));
        causes.sort_unstable();
        causes.dedup();
        causes
    }

    /// The graph of what a thread does up to an event, the action of a node, alone. What it reads does not matter here.
    fn thread_alone(&self, graph: &Graph, id: EventId, node: NodeId) -> Graph {
        let within = "invariant `alone`: a part of a graph is within its limits";
        let mut alone = Graph::new(1, self.model.clocks()).expect(within);
        alone.make_sparse();
        let event = graph.event(id);
        let thread = ThreadId(0);
        for other in graph.thread(event.thread)[..event.index as usize].iter().chain([&id]) {
            let other_event = graph.event(*other);
            let (loc, order, rmw) = (other_event.loc, other_event.class.order(), other_event.class.is_rmw());
            let added = match other_event.class.kind() {
                _ if other_event.class.is_mark() => alone.push_mark(thread, other_event.class, 0),
                Kind::Read => alone.push_read(thread, order, loc, EventId::init(loc), 0, rmw),
                Kind::Write => {
                    let place = alone.writes(loc).len() + 1;
                    alone.push_write(thread, order, loc, 0, rmw, place)
                }
                Kind::Fence => alone.push_fence(thread, order),
            };
            let tie = if *other == id {
                Tie { dependencies: self.unfolding.dependencies(node).clone(), causes: Arc::default() }
            } else {
                graph.tie(*other).clone()
            };
            alone.set_tie(added.expect(within), tie);
        }
        alone
    }

    /// Goes on from an event of the present graph through the later events of its thread.
    pub(crate) fn walk_on(&mut self, id: EventId) {
        let level = self.levels.last_mut().expect("there is a level while exploring");
        walk(&mut self.unfolding, &mut level.graph, id);
        let thread = level.graph.event(id).thread;
        self.update_urgency(thread);
    }

    /// What a revisit keeps of a graph, as a level, with the first and the last place of the write.
    pub(crate) fn restricted_with_holes(
        &mut self,
        graph: &Graph,
        read: EventId,
        write: &NewWrite,
        needed: &[bool],
    ) -> Result<(Box<Level>, usize, usize), Limit> {
        let mut level = self.spare.pop().unwrap_or_default();
        let stored = self.options.coherence == Coherence::Stored;
        let node = self.node_before(graph, read);
        let (order, rmw) = read_class(self.unfolding.action(node), write.value);
        let change = Revisit { read, value: write.value, order, rmw };
        let own = graph.event(write.end);
        let keep = |id: EventId| id <= read || needed[id.index()];
        level.graph.restrict_sparse(graph, keep, Some((&change, write.thread, own.index)));
        let place = if stored {
            level.graph.writes(write.loc).len() + 1
        } else {
            place_by_thread(&level.graph, write.loc, write.thread, own.index.into())
        };
        level.graph.aim(own.index);
        let added =
            level.graph.push_write(write.thread, write.order, write.loc, write.value, write.rmw, place)?;
        level.graph.set_tie(added, graph.tie(write.end).clone());
        level.graph.set_tag(added, write.tag);
        let kept_read = level.graph.renumbered(read);
        let after = self.unfolding.child(node, write.value);
        level.graph.set_tag(kept_read, after.0);
        walk(&mut self.unfolding, &mut level.graph, kept_read);
        fill_all_clocks(&self.causal, self.model, &mut level.graph);
        let (low, high) = if stored { self.model.places(&level.graph, added, 0) } else { (place, place) };
        let from = self.levels.last().expect("there is a level while exploring");
        level.markers.clear();
        let kept = from.markers.iter().filter(|marker| marker.position as usize <= read.index());
        level.markers.extend(kept.map(|marker| moved(marker, &level.graph)));
        Ok((level, low, high))
    }

    /// The first source of a read with a place in its thread, the action of a node, in the fixed order.
    pub(crate) fn first_source_at(
        &mut self,
        graph: &mut Graph,
        (thread, index): (ThreadId, u16),
        node: NodeId,
    ) -> Option<EventId> {
        let action = self.unfolding.action(node);
        let Action::Read { loc, .. } = action else { unreachable!("the thread read here before") };
        let mut first = None;
        for position in (0..=graph.writes(loc).len()).rev() {
            let source = graph.write_at(loc, position);
            let value =
                if source.is_init() { self.initial_value(graph, loc) } else { graph.event(source).value };
            let (order, rmw) = read_class(action, value);
            graph.aim(index);
            let read = graph.push_read(thread, order, loc, source, value, rmw).expect("it had room before");
            self.tie(graph, node);
            if self.is_consistent_anew(graph, read) {
                let after = if rmw { Some(self.unfolding.child(node, value)) } else { None };
                let goes_on = after
                    .is_none_or(|after| self.first_place_at(graph, (thread, index + 1), after).is_some());
                if goes_on {
                    graph.pop();
                    return Some(source);
                }
                first = first.or(Some(source));
            }
            graph.pop();
        }
        first
    }

    /// The first place of a write with a place in its thread, the action of a node, in the fixed order.
    pub(crate) fn first_place_at(
        &mut self,
        graph: &mut Graph,
        (thread, index): (ThreadId, u16),
        node: NodeId,
    ) -> Option<usize> {
        let Action::Write { loc, order, value, exclusive } = self.unfolding.action(node) else {
            unreachable!("the thread wrote here before");
        };
        let stored = self.options.coherence == Coherence::Stored;
        let place = if stored {
            graph.writes(loc).len() + 1
        } else {
            place_by_thread(graph, loc, thread, index.into())
        };
        graph.aim(index);
        let write =
            graph.push_write(thread, order, loc, value, exclusive, place).expect("it had room before");
        self.tie(graph, node);
        fill_all_clocks(&self.causal, self.model, graph);
        let (low, high) = if stored { self.model.places(graph, write, 0) } else { (place, place) };
        let found = (low..=high).rev().find(|place| {
            graph.move_last_write(*place);
            self.is_consistent_filled(graph, write)
        });
        graph.pop();
        found
    }

    /// Whether a thread that is stuck where it stands has a consistent way to go on.
    pub(crate) fn can_fill(&mut self, graph: &mut Graph, thread: ThreadId) -> bool {
        let node = self.node_of(graph, thread);
        let action = self.unfolding.action(node);
        let index = graph.first_hole(thread).unwrap_or(graph.thread(thread).len()) as u16;
        if matches!(action, Action::Write { .. }) {
            return self.first_place_at(graph, (thread, index), node).is_some();
        }
        let id = push_without_choice(graph, thread, action).expect("it had room before");
        self.tie(graph, node);
        let possible = self.is_consistent_anew(graph, id);
        graph.pop();
        possible
    }

    fn is_consistent_anew(&mut self, graph: &mut Graph, id: EventId) -> bool {
        fill_all_clocks(&self.causal, self.model, graph);
        self.is_consistent_filled(graph, id)
    }

    fn is_consistent_filled(&mut self, graph: &Graph, id: EventId) -> bool {
        match self.options.coherence {
            Coherence::Stored => self.model.consistent_with_filled(graph, id, false, &mut self.scratch),
            Coherence::Inferred => self.model.consistent_for_some_order(graph, false),
        }
    }
}

/// Walks a thread on from an event through later ones, up to a hole. They do not depend on what was changed, so the thread does the
/// same there.
fn walk<P: Program>(unfolding: &mut Unfolding<'_, P>, graph: &mut Graph, id: EventId) {
    let (thread, index) = (graph.event(id).thread, graph.event(id).index as usize);
    let mut node = NodeId(graph.event(id).tag);
    for at in index + 1..graph.thread(thread).len() {
        let next = graph.thread(thread)[at];
        let event = graph.event(next);
        if event.class == Class::HOLE {
            return;
        }
        let action = unfolding.action(node);
        assert!(
            is_action(action, event.class, event.loc.0, event.value),
            "invariant `independence`: an event that depends on nothing that was changed stays the same, but the thread now does \
             {action:?} in place of {event:?}"
        );
        let returned = match action {
            Action::Read { .. } | Action::Begin { .. } | Action::Join { .. } => event.value,
            _ => 0,
        };
        node = unfolding.child(node, returned);
        graph.set_tag(next, node.0);
    }
}

/// Whether an event is what an action is.
fn is_action(action: Action, class: Class, at: u32, value: Value) -> bool {
    match action {
        Action::Read { loc, .. } => {
            let (order, rmw) = read_class(action, value);
            loc.0 == at && class == Class::new(Kind::Read, order, rmw)
        }
        Action::Write { loc, order, value: written, exclusive } => {
            loc.0 == at && written == value && class == Class::new(Kind::Write, order, exclusive)
        }
        Action::Fence { order } => class == Class::new(Kind::Fence, order, false),
        Action::Free { object, .. } => class == Class::MARK && Value::from(object.0) == value,
        Action::Block(_) | Action::Fail | Action::End | Action::Exit => false,
        // Of these nothing that is later is kept without what is earlier.
        _ => true,
    }
}

/// Where a marker stands in a restricted graph.
fn moved(marker: &Marker, graph: &Graph) -> Marker {
    let events = (0..marker.position as usize).rev().map(|id| graph.renumbered(EventId::new(id)));
    let last = events.into_iter().find(|id| *id != EventId::NONE);
    Marker { position: last.map_or(0, |last| last.index() as u32 + 1), ..*marker }
}
