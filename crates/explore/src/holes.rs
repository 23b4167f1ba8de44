//! Models that track dependencies: prefixes that are not closed under po, and graphs with holes.
//!
//! What must have happened for an event to happen is then not all that is earlier in its thread, but what it
//! depends on and what the model puts before it whatever is read. A revisit cuts off the rest, so a thread
//! may have *holes*: earlier events that are gone while later ones stay. A hole is filled before its thread
//! goes on, possibly by an event that reads something else. The later events do not depend on it, so the
//! thread does the same there again: it is walked on through them. Load buffering (`a=x;y=1 || b=y;x=1` with
//! a=b=1) comes out of exactly this.
//!
//! The write of a read-modify-write may find no place because another one has read the same. It is left out,
//! and so is what needs it; its thread goes on, because what comes later may revisit. Such a graph is a dead
//! end.
//!
//! An event that fills a hole can neither always read the last write nor always come last in co, because of
//! what is later in its thread; so canonical is the first consistent choice (`first_choice`).
//!
//! The prefix is `(dependencies | rf | what the model fixes | detours)+`; a *detour* is a write before a read
//! of its thread that reads something newer from another thread: without it the write could come back to find
//! no place.
//! Compared with brute force in `make fuzz` and `make test`.

pub(crate) mod causes;
mod hooks;

use crate::core::causal::{Porf, Precedence};
use crate::core::choices::place_by_thread;
use crate::core::clocks::fill_all_clocks;
use crate::core::explorer::Explorer;
use crate::core::found::is_error;
use crate::core::found::{Finding, Found};
use crate::core::hooks::CausalOrder;
use crate::core::knowledge::{Facts, Knowledge};
use crate::core::new_write::NewWrite;
use crate::core::options::Coherence;
use crate::core::reading::read_class;
use crate::core::targets::{Restricted, Targets};
use crate::core::unfolding::{NodeId, Unfolding, Urgency};
use hooks::SomeHoles;
use selvedge_graph::{
    Class, Event, EventId, Graph, Kind, Limit, LocId, Order, Revisit, ThreadId, Tie, Value,
};
use selvedge_model::Model;
use selvedge_program::{Action, Block, Exclusive, Program};
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
    type Holes = SomeHoles;
}

impl Precedence for Dependent {
    const LEAVES_HOLES: bool = true;

    /// By event.
    type Prefix<'g> = Vec<bool>;

    /// The clock is that of `(po | rf)+` nevertheless: it tells what happens before an event in models that
    /// do not say so.
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

    fn prefix_of_write(&self, _: &Graph, _: (ThreadId, Option<EventId>), _: EventId) -> Vec<bool> {
        unreachable!("invariant `added`: a write that revisits by first choice was added")
    }

    fn contains(&self, prefix: &Vec<bool>, _: &Graph, id: EventId) -> bool {
        prefix[id.index()]
    }

    /// An object that is shared from its birth was not made by the event before: whoever knows of it has
    /// learnt of it by reading, from something later in its maker's thread.
    fn knows_publisher(&self, graph: &Graph, id: EventId, publisher: EventId) -> bool {
        let publisher = graph.event(publisher);
        graph.clock(id, 0)[publisher.thread.index()] > publisher.index
    }

    fn prepare(graph: &mut Graph) {
        graph.make_sparse();
    }

    /// Before its first hole, if there is one.
    fn stands_after(graph: &Graph, thread: ThreadId) -> Option<EventId> {
        let events = graph.thread(thread);
        let stands = graph.first_hole(thread).unwrap_or(events.len());
        Some(events[stands.checked_sub(1)?])
    }

    fn is_missing(graph: &Graph, id: EventId) -> bool {
        graph.is_open_hole(id)
    }

    fn is_at_end(graph: &Graph, id: EventId) -> bool {
        graph.is_last_of_thread(id)
    }
}

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// Goes on from an event of the present graph, after which its thread stands at a node, through the later
    /// events of its thread. `false` if these cannot be.
    fn walk_through(&mut self, id: EventId, after: NodeId) -> bool {
        let level = &mut *self.stack.level;
        let goes_on = walk(&mut self.known.unfolding, &mut level.graph, id, after);
        let thread = level.graph.event(id).thread;
        self.update_urgency(thread);
        goes_on
    }

    /// Judges and shows a finished graph as if nothing had ever been missing.
    fn finish_without_holes(&mut self) {
        let mut whole = self.known.without_filled_holes(self.stack.graph());
        std::mem::swap(&mut *whole, &mut self.stack.level.graph);
        let known = self.told.len();
        self.finish_graph();
        std::mem::swap(&mut *whole, &mut self.stack.level.graph);
        self.told.since(known).iter_mut().for_each(|finding| finding.shown = Some(whole.clone()));
    }

    /// Leaves the next event of a thread, the action of a node, out. What a read returns then does not matter
    /// to what can follow.
    fn leave_out_next(&mut self, thread: ThreadId, node: NodeId) -> Result<(), Limit> {
        let returned = match self.known.unfolding.action(node) {
            Action::Read { loc, .. } => {
                let graph = self.stack.graph();
                self.known.value_of(graph, graph.write_at(loc, graph.writes(loc).len()))
            }
            _ => 0,
        };
        let hole = self.stack.level.graph.push_closed_hole(thread)?;
        let after = self.known.unfolding.child(node, returned);
        self.known.fill_clocks(&mut self.stack.level.graph, hole);
        // If what is later cannot be there any more, neither can this graph.
        let goes_on = self.walk_through(hole, after);
        self.stack.go_forward_if(goes_on);
        Ok(())
    }

    /// Looks for errors that an event brings about, if it may bring about some.
    fn look_if_suspicious(&mut self, id: EventId, revisited: bool) {
        debug_assert!(
            !self.known.facts.has_sections,
            "invariant `ordered`: with dependencies, sections are ordered"
        );
        let (facts, graph) = (&self.known.facts, self.stack.graph());
        // No thread has failed, and the model has nothing to report of such programs: mostly so.
        if self.stack.level.turns.stopped == 0 && !facts.may_report && !facts.has_objects {
            return;
        }
        let looks_at_all = revisited || !graph.is_last_of_thread(id);
        if facts.reports_at_once() && (looks_at_all || self.known.is_suspicious(graph, id)) {
            self.look_without_holes(id, revisited);
        }
    }

    /// Looks for errors, once nothing is missing: what a consistent graph without holes shows some complete
    /// execution shows. What was added while there were holes, or kept of a graph with holes, has not been
    /// looked at yet.
    fn look_without_holes(&mut self, id: EventId, revisited: bool) {
        if self.stack.graph().has_holes() || self.stack.graph().has_closed_holes() {
            return;
        }
        let looks_at_all = revisited || !self.stack.graph().is_last_of_thread(id);
        let (known, graph) = (&self.known, self.stack.graph());
        let whole = known.has_filled_holes(graph).then(|| known.without_filled_holes(graph));
        let graph = whole.as_deref().unwrap_or(graph);
        let id = whole.as_ref().map_or(id, |whole| whole.renumbered(id));
        let mut found: Vec<Found> = Vec::new();
        for event in graph.ids().filter(|event| looks_at_all || *event == id) {
            let new = known.errors_at(graph, event).into_iter().filter(|error| !found.contains(error));
            found.extend(new.collect::<Vec<_>>());
        }
        found.sort_by_key(|found| !is_error(found));
        let shown = |found| Finding { found, shown: whole.clone() };
        self.told.tell_only(found.into_iter().map(shown).collect());
    }
}

impl<P: Program, C: CausalOrder> Targets<'_, '_, P, C> {
    /// What a revisit keeps of a graph, as a level, with the first and the last place of the write.
    fn restricted_with_holes(
        &mut self,
        graph: &Graph,
        read: EventId,
        write: &NewWrite,
        needed: &[bool],
    ) -> Result<Restricted, Limit> {
        let mut level = self.spare.pop().unwrap_or_default();
        let stored = self.known.facts.coherence == Coherence::Stored;
        let node = self.known.node_before(graph, read);
        let (order, rmw) = read_class(self.known.unfolding.action(node), write.value);
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
        let after = self.known.unfolding.child(node, write.value);
        if !walk(&mut self.known.unfolding, &mut level.graph, kept_read, after) {
            return Ok((level, 1, 0));
        }
        fill_all_clocks(&self.known.facts.causal, self.known.facts.model, &mut level.graph);
        let (low, high) =
            if stored { self.known.facts.model.places(&level.graph, added, 0) } else { (place, place) };
        level.markers.clear();
        Ok((level, low, high))
    }
}

impl<P: Program, C: Precedence> Knowledge<'_, P, C> {
    /// A node that knows what a thread has done so far. If there are holes, it was reached with other values
    /// in their places, on which nothing depends.
    pub(crate) fn last_node(&self, graph: &Graph, thread: ThreadId) -> NodeId {
        match graph.thread(thread).last() {
            Some(last) => NodeId(graph.event(*last).tag),
            None => self.unfolding.root(thread),
        }
    }

    /// Ties the last event of a graph, the action of a node, to earlier ones.
    fn tie(&mut self, graph: &mut Graph, node: NodeId) {
        let id = graph.last().expect("an event was added");
        let dependencies = self.unfolding.dependencies(node).clone();
        let causes = self.causes_of(node, graph.class(id));
        graph.set_tie(id, Tie { dependencies, causes });
    }

    /// Whether an event of a graph, the action of a node, is tied to what it should be.
    pub(crate) fn is_tied(&mut self, graph: &Graph, id: EventId, node: NodeId) -> bool {
        let causes = self.causes_of(node, graph.class(id));
        let tie = graph.tie(id);
        tie.causes == causes && tie.dependencies == *self.unfolding.dependencies(node)
    }

    /// The events of a thread without which an event of a class, the action of a node, cannot be.
    fn causes_of(&mut self, node: NodeId, class: Class) -> Arc<[u16]> {
        if self.causes.len() <= node.0 as usize {
            self.causes.resize(node.0 as usize + 1, Vec::new());
        }
        if let Some((_, known)) = self.causes[node.0 as usize].iter().find(|(known, _)| *known == class) {
            return known.clone();
        }
        let dependencies = self.unfolding.dependencies(node);
        let mut causes = [&dependencies.addr[..], &dependencies.data, &dependencies.ctrl].concat();
        let thread = self.thread_alone(node, class);
        // Whatever the model says: a write belongs to its read, and threads are created, joined and met in
        // order.
        let orders_all = |class: Class| class.is_signal() && !class.is_mark();
        let last = thread.len() - 1;
        let is_cause = |at: &usize| {
            let is_read_of_this = *at + 1 == last && class.is_rmw() && class.kind() == Kind::Write;
            orders_all(class) || orders_all(thread.class(EventId::new(*at))) || is_read_of_this
        };
        causes.extend((0..last).filter(is_cause).map(|at| at as u16));
        causes.extend(self.facts.model.causes_within_thread(&thread));
        causes.sort_unstable();
        causes.dedup();
        let causes: Arc<[u16]> = causes.into();
        self.causes[node.0 as usize].push((class, causes.clone()));
        causes
    }

    /// The graph of what a thread does up to an event of a class, the action of a node, alone. What is read
    /// and written does not matter here.
    fn thread_alone(&self, node: NodeId, class: Class) -> Graph {
        let within = "invariant `alone`: a part of a graph is within its limits";
        let mut alone = Graph::new(1, self.facts.model.clocks()).expect(within);
        alone.make_sparse();
        let thread = ThreadId(0);
        let path = self.unfolding.path(node);
        let earlier = path
            .iter()
            .map(|(earlier, value)| (*earlier, event_class(self.unfolding.action(*earlier), *value)));
        for (earlier, class) in earlier.chain([(node, class)]) {
            let loc = location(self.unfolding.action(earlier));
            let (order, rmw) = (class.order(), class.is_rmw());
            let added = match class.kind() {
                _ if class.is_mark() => alone.push_mark(thread, class, 0),
                Kind::Read => alone.push_read(thread, order, loc, EventId::init(loc), 0, rmw),
                Kind::Write => {
                    let place = alone.writes(loc).len() + 1;
                    alone.push_write(thread, order, loc, 0, rmw, place)
                }
                Kind::Fence => alone.push_fence(thread, order),
            };
            let dependencies = self.unfolding.dependencies(earlier).clone();
            alone.set_tie(added.expect(within), Tie { dependencies, causes: Arc::default() });
        }
        alone
    }

    /// Whether the action of a node needs an event of its thread that has been left out.
    pub(crate) fn lacks_causes(&mut self, graph: &Graph, thread: ThreadId, node: NodeId) -> bool {
        if !graph.has_closed_holes() {
            return false;
        }
        let events = graph.thread(thread);
        // What a compare-exchange needs if it fails it needs in any case.
        let class = match self.unfolding.action(node) {
            Action::Read { order, exclusive, .. } => {
                let order = exclusive.otherwise().unwrap_or(order);
                Class::new(Kind::Read, order, exclusive == Exclusive::Always)
            }
            Action::Block(_) | Action::Fail | Action::End | Action::Exit => return false,
            action => event_class(action, 0),
        };
        let causes = self.causes_of(node, class);
        causes.iter().any(|cause| events.get(*cause as usize).is_some_and(|id| graph.is_closed_hole(*id)))
    }

    /// Whether a thread can never go on, because everything that comes needs something that has been left
    /// out.
    pub(crate) fn is_cut_off(&mut self, graph: &Graph, thread: ThreadId, node: NodeId) -> bool {
        if !self.lacks_causes(graph, thread, node) {
            return false;
        }
        let events = graph.thread(thread);
        let action = self.unfolding.action(node);
        let awaits = self.unfolding.urgency(node) == Urgency::Awaits;
        let orders_all = awaits || event_class(action, 0).is_signal();
        let mut branches = self.unfolding.dependencies(node).ctrl.iter();
        orders_all || branches.any(|read| graph.is_closed_hole(events[*read as usize]))
    }

    /// Whether holes that have been filled are still about.
    pub(crate) fn has_filled_holes(&self, graph: &Graph) -> bool {
        let linked: usize = self.facts.threads().map(|thread| graph.thread(thread).len()).sum();
        linked < graph.len()
    }

    /// The present graph as if nothing had ever been missing.
    fn without_filled_holes(&self, graph: &Graph) -> Box<Graph> {
        let mut whole = Box::<Graph>::default();
        whole.restrict_sparse(graph, |_| true, None);
        fill_all_clocks(&self.facts.causal, self.facts.model, &mut whole);
        whole
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
            let after = self.unfolding.child(node, value);
            if walk(&mut self.unfolding, graph, read, after) && self.is_consistent_anew(graph, read) {
                let after = rmw.then_some(after);
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
        let stored = self.facts.coherence == Coherence::Stored;
        let place = if stored {
            graph.writes(loc).len() + 1
        } else {
            place_by_thread(graph, loc, thread, index.into())
        };
        graph.aim(index);
        let write =
            graph.push_write(thread, order, loc, value, exclusive, place).expect("it had room before");
        self.tie(graph, node);
        fill_all_clocks(&self.facts.causal, self.facts.model, graph);
        let (low, high) = if stored { self.facts.model.places(graph, write, 0) } else { (place, place) };
        let found = (low..=high).rev().find(|place| {
            graph.move_last_write(*place);
            self.is_consistent_filled(graph, write)
        });
        graph.pop();
        found
    }

    fn is_consistent_anew(&mut self, graph: &mut Graph, id: EventId) -> bool {
        fill_all_clocks(&self.facts.causal, self.facts.model, graph);
        self.is_consistent_filled(graph, id)
    }

    fn is_consistent_filled(&mut self, graph: &Graph, id: EventId) -> bool {
        if !self.facts.has_causes(graph, id) {
            return false;
        }
        match self.facts.coherence {
            Coherence::Stored => self.facts.model.consistent_with_filled(graph, id, false, &mut self.scratch),
            Coherence::Inferred => self.facts.model.consistent_for_some_order(graph, false),
        }
    }
}

impl<P: Program, C: Precedence> Facts<'_, P, C> {
    /// Whether an event needs none that has been left out, and is not before itself.
    ///
    /// Of what was added last, only a write that fills a hole can be before itself, because of detours:
    /// nothing else is before what was there.
    pub(crate) fn has_causes(&self, graph: &Graph, id: EventId) -> bool {
        let thread = graph.thread(graph.event(id).thread);
        let is_left_out = |cause: &u16| graph.is_closed_hole(thread[*cause as usize]);
        if graph.has_closed_holes() && graph.tie(id).causes.iter().any(is_left_out) {
            return false;
        }
        let can_be_its_own = !graph.is_last_of_thread(id) && graph.class(id).kind() == Kind::Write;
        !(can_be_its_own && self.causal.contains(&self.causal.prefix(graph, id), graph, id))
    }

    /// Whether an event is the first consistent choice among what comes before it, which is given by
    /// `is_there`; not known if something later in its thread is there. Otherwise nothing can be after it, so
    /// that the last place in co, or the last write, is consistent.
    pub(crate) fn is_plainly_first(
        &self,
        graph: &Graph,
        id: EventId,
        is_there: impl Fn(EventId) -> bool,
    ) -> Option<bool> {
        let event = graph.event(id);
        let later = &graph.thread(event.thread)[event.index as usize + 1..];
        if self.coherence == Coherence::Inferred || later.iter().any(|later| is_there(*later)) {
            return None;
        }
        let is_newest = |place: usize| !graph.writes(event.loc)[place..].iter().any(|newer| is_there(*newer));
        match event.class.kind() {
            Kind::Read => Some(is_newest(graph.co_position(event.rf))),
            Kind::Write if !event.class.is_rmw() => Some(is_newest(event.co as usize)),
            // There is one place, and it has it.
            Kind::Write if self.model.is_atomic() => Some(true),
            _ => None,
        }
    }
}

/// Walks a thread on from an event, after which it stands at a node, through later ones, up to a hole, and
/// notes where it stands after each. They do not depend on what was changed, so the thread does the same
/// there; unless, with other values, it spins: then this is no execution.
fn walk<P: Program>(unfolding: &mut Unfolding<'_, P>, graph: &mut Graph, id: EventId, after: NodeId) -> bool {
    let (thread, index) = (graph.event(id).thread, graph.event(id).index as usize);
    graph.set_tag(id, after.0);
    let mut node = after;
    for at in index + 1..graph.thread(thread).len() {
        let next = graph.thread(thread)[at];
        if graph.is_open_hole(next) {
            break;
        }
        let (event, action) = (graph.event(next), unfolding.action(node));
        let returned = if graph.is_closed_hole(next) {
            unfolding.returned(NodeId(event.tag))
        } else {
            if matches!(action, Action::Block(Block::Spin { .. } | Block::Redundant { .. })) {
                return false;
            }
            assert!(
                is_action(action, event),
                "invariant `independence`: an event that depends on nothing that was changed stays the same, but the thread \
                 now does {action:?} in place of {event:?}"
            );
            returned_by(action, event.value)
        };
        node = unfolding.child(node, returned);
        graph.set_tag(next, node.0);
    }
    true
}

/// What an action with a value returns.
fn returned_by(action: Action, value: Value) -> Value {
    match action {
        Action::Read { .. } | Action::Begin { .. } | Action::Join { .. } | Action::Toss => value,
        _ => 0,
    }
}

/// Whether an event is what an action is.
fn is_action(action: Action, event: &Event) -> bool {
    let is_value = match action {
        Action::Block(_) | Action::Fail | Action::End | Action::Exit => return false,
        Action::Write { value, .. } => value == event.value,
        Action::Free { object, .. } => Value::from(object.0) == event.value,
        _ => true,
    };
    is_value && event_class(action, event.value) == event.class && location(action) == event.loc
}

/// The class of the event that an action becomes if it returns a value.
fn event_class(action: Action, value: Value) -> Class {
    match action {
        Action::Read { .. }
        | Action::Begin { .. }
        | Action::Join { .. }
        | Action::Arrive { .. }
        | Action::Depart { .. } => {
            let (order, rmw) = read_class(action, value);
            Class::new(Kind::Read, order, rmw)
        }
        Action::Write { order, exclusive, .. } => Class::new(Kind::Write, order, exclusive),
        Action::Fence { order } => Class::new(Kind::Fence, order, false),
        Action::Create { .. } => Class::new(Kind::Write, Order::Start, false),
        Action::Finish { .. } => Class::new(Kind::Write, Order::Finish, false),
        Action::Arrived { .. } => Class::new(Kind::Write, Order::Start, true),
        Action::Free { .. } => Class::MARK,
        Action::Toss => Class::TOSS,
        Action::Lock { .. } | Action::Unlock { .. } | Action::Retire { .. } => {
            panic!("invariant `ordered`: with dependencies, sections are ordered")
        }
        Action::Block(_) | Action::Fail | Action::End | Action::Exit => {
            unreachable!("{action:?} is no event")
        }
    }
}

/// What an action accesses.
fn location(action: Action) -> LocId {
    match action {
        Action::Read { loc, .. }
        | Action::Write { loc, .. }
        | Action::Create { loc, .. }
        | Action::Begin { loc }
        | Action::Finish { loc, .. }
        | Action::Join { loc, .. }
        | Action::Arrive { barrier: loc, .. }
        | Action::Arrived { barrier: loc }
        | Action::Depart { barrier: loc, .. } => loc,
        _ => LocId::NONE,
    }
}
