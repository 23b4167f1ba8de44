//! Objects of memory: what may be wrong with an access that its own thread cannot know.
//!
//! An object belongs to the thread that made it until a visible action of that thread publishes its address;
//! what was written to it before are no events, and together they are the first contents of its locations. So
//! an access by another thread is judged here, by the suspended maker and by what happens before the access:
//!
//! * the object was published by an event that causes the access; if not, its address was disguised, and
//!   nothing that was explored counts: the program has to be explored again with the object shared from its
//!   birth;
//! * its making, and the last private write to the location, happen before the access;
//! * no free of it happens before the access or is unordered with it.
//!
//! One event for the first contents, placed where the object is published, would be wrong: with
//! `n->a=1; fence(rel); head=n (rlx) || p=head (acq); p->a` it would make a race out of none, and at the
//! allocation it would lose one of `n=malloc; y=1 (rel); n->a=1; head=n (rlx) || if(y acq) p=head;
//! p->a`. Hence the counts of events in `Object`.

use crate::core::causal::{Porf, Precedence};
use crate::core::knowledge::{Facts, Knowledge};
use crate::judge::fault::Fault;
use crate::judge::fault::FaultKind;
use crate::judge::location::Location;
use selvedge_graph::{Class, EventId, Graph, Kind, LocId, Order, ThreadId, Value};
use selvedge_model::Model;
use selvedge_program::{Action, Object, Objects, Program, UNDEFINED};

/// What would be wrong with an event if something did not happen before something else.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Suspicion {
    pub fault: Fault,
    /// The first does not happen before the second; `None` if that does not matter, or cannot be otherwise.
    pub unordered: Option<(EventId, EventId)>,
}

impl<P: Program, C: Precedence> Knowledge<'_, P, C> {
    /// What a location holds before any event writes to it.
    #[inline]
    pub(crate) fn initial_value(&self, graph: &Graph, loc: LocId) -> Value {
        if !self.facts.has_objects {
            return self.facts.program.initial_value(loc);
        }
        if let Some(Location { maker: None, initial: Some(value), .. }) = self.locations.get(loc.index()) {
            return *value;
        }
        match self.facts.maker(loc) {
            None => self.facts.program.initial_value(loc),
            Some(_) => self.object(graph, loc).and_then(|object| object.initial).unwrap_or(UNDEFINED),
        }
    }

    /// The object of a location, as its maker sees it at the end of a graph.
    pub(crate) fn object(&self, graph: &Graph, loc: LocId) -> Option<Object> {
        let objects = self.facts.program.objects()?;
        match objects.maker(loc) {
            None => objects.object(loc, None),
            Some(maker) if maker.index() < self.facts.program.threads() => {
                objects.object(loc, Some(self.unfolding.state(self.last_node(graph, maker))))
            }
            Some(_) => None,
        }
    }

    /// Learns what does not change about the location of an action, before an event accesses it.
    #[inline]
    pub(crate) fn meet_location(&mut self, loc: LocId) {
        if self.facts.has_objects && loc.index() >= self.locations.len() {
            self.meet_locations(loc);
        }
    }

    #[cold]
    fn meet_locations(&mut self, loc: LocId) {
        for number in self.locations.len()..=loc.index() {
            let loc = LocId(number as u32);
            let maker = self.facts.maker(loc);
            let objects = self.facts.program.objects().filter(|_| maker.is_none());
            let object = objects.and_then(|objects| objects.object(loc, None));
            let initial = object.and_then(|object| object.initial);
            let is_sound = maker.is_none() && initial.is_some();
            self.locations.push(Location { maker, exists: object.is_some(), initial, is_sound });
        }
    }

    /// Whether a location is known to belong to an object that exists from the start, and to hold something
    /// at first.
    #[inline]
    pub(crate) fn is_sound(&self, loc: LocId) -> bool {
        self.locations.get(loc.index()).is_some_and(|location| location.is_sound)
    }

    /// Whether a location belongs to an object that exists from the start, and shares no bytes with another.
    pub(crate) fn exists_from_the_start(&mut self, loc: LocId) -> bool {
        self.meet_location(loc);
        !self.facts.has_objects || (self.locations[loc.index()].exists && !self.facts.mixes_sizes())
    }

    /// What is in such a location at first, if something was ever written there.
    pub(crate) fn first_contents(&self, loc: LocId) -> Option<Value> {
        if self.facts.has_objects {
            self.locations[loc.index()].initial
        } else {
            Some(self.facts.program.initial_value(loc))
        }
    }

    /// Whether something may be wrong with an event of a graph; a cheap question that is mostly denied.
    #[inline]
    pub(crate) fn may_be_faulty(&self, graph: &Graph, id: EventId) -> bool {
        let event = graph.event(id);
        if event.class.kind() == Kind::Fence {
            return event.class == Class::MARK;
        }
        if event.class.is_signal() {
            return event.class.order() == Order::Finish && graph.reads(event.loc).len() > 1;
        }
        let Some(location) = self.locations.get(event.loc.index()) else { return true };
        if !graph.marks().is_empty() || self.facts.mixes_sizes() {
            return true;
        }
        if location.is_sound {
            return false;
        }
        let reads_initial = event.class.kind() == Kind::Read && event.rf.is_init();
        match location.maker {
            None => !location.exists || (reads_initial && location.initial.is_none()),
            Some(maker) => maker != event.thread || reads_initial,
        }
    }

    /// What is wrong with an event of a graph: the first thing that is.
    pub(crate) fn faults_at(&self, graph: &Graph, id: EventId) -> Option<Fault> {
        self.suspicions_at(graph, id).first().map(|suspicion| suspicion.fault)
    }

    /// What is wrong with an event of a graph, as far as happens-before without orders of sections tells: all
    /// of it, as orders of sections may make some of it right.
    pub(crate) fn suspicions_at(&self, graph: &Graph, id: EventId) -> Vec<Suspicion> {
        let event = graph.event(id);
        let fault = |kind, other| Suspicion { fault: Fault { kind, event: id, other }, unordered: None };
        if event.class == Class::MARK {
            return self.suspicions_of_free(graph, id);
        }
        if event.class.kind() == Kind::Fence {
            return Vec::new();
        }
        match event.class.order() {
            Order::Finish if event.class.kind() == Kind::Read => {
                let earlier = graph.reads(event.loc).iter().copied().find(|other| *other != id);
                return earlier.map(|other| fault(FaultKind::JoinedTwice, Some(other))).into_iter().collect();
            }
            Order::Start | Order::Finish => return Vec::new(),
            _ => {}
        }
        let mut faults = Vec::new();
        let objects = self.facts.program.objects();
        for overlapping in objects.as_ref().map_or_else(Vec::new, |objects| objects.overlapping(event.loc)) {
            if let Some(other) = graph.any_access(overlapping) {
                faults.push(fault(FaultKind::MixedSizes, Some(other)));
                return faults;
            }
        }
        let maker = self.facts.maker(event.loc).filter(|maker| *maker != event.thread);
        let reads_initial = event.class.kind() == Kind::Read && event.rf.is_init();
        if maker.is_none() && !reads_initial && graph.marks().is_empty() {
            return faults;
        }
        let Some(object) = self.object(graph, event.loc) else {
            faults.push(fault(FaultKind::Unallocated, None));
            return faults;
        };
        if let Some(maker) = maker {
            faults.extend(self.suspicions_of_foreign(graph, id, maker, &object));
        }
        let freed =
            self.frees(graph, object.base, 0).filter(|mark| !self.facts.happens_before(graph, id, *mark));
        faults.extend(freed.map(|mark| {
            let unordered = Some((id, mark));
            Suspicion { unordered, ..fault(FaultKind::Freed, Some(mark)) }
        }));
        let state = || self.unfolding.state(self.node_before(graph, id));
        let tolerates = || objects.is_some_and(|objects| objects.tolerates_undefined(state()));
        if reads_initial && object.initial.is_none() && !tolerates() {
            faults.push(fault(FaultKind::Uninitialized, None));
        }
        faults
    }

    /// What is wrong with an event that uses an object which another thread made.
    ///
    /// An object that is shared from its birth has no private accesses (`written` and `used` are `made`), so
    /// that it is `Disguised` only if its address was guessed.
    fn suspicions_of_foreign(
        &self,
        graph: &Graph,
        id: EventId,
        maker: ThreadId,
        object: &Object,
    ) -> Vec<Suspicion> {
        self.look_at_object(graph, maker, object);
        let suspicion = |kind, index: Option<u32>| {
            let earlier = index.and_then(|index| graph.thread(maker).get(index as usize));
            let fault = Fault { kind, event: id, other: None };
            Suspicion { fault, unordered: earlier.map(|earlier| (*earlier, id)) }
        };
        let caused = |index: u32| {
            let publisher = graph.thread(maker).get(index as usize);
            publisher.is_some_and(|publisher| {
                self.facts.causal.knows_publisher(graph, id, *publisher)
                    && self.learnt.symmetry.really_precedes(graph, *publisher, id)
            })
        };
        if !object.published.is_some_and(caused) {
            return vec![suspicion(FaultKind::Disguised, None)];
        }
        let mut suspicions = Vec::new();
        let known = u32::from(self.facts.model.happens_before_count(graph, id, maker));
        let frees = graph.event(id).class == Class::MARK;
        // A free looks at no contents.
        let misses_contents = !frees && known <= object.written;
        if misses_contents && object.atomic {
            suspicions.push(suspicion(FaultKind::Disguised, Some(object.written)));
        }
        let misses_value = misses_contents && object.initial.is_some();
        if misses_value && self.facts.races {
            suspicions.push(suspicion(FaultKind::RaceWithFirstContents, Some(object.written)));
        }
        if known <= object.made {
            suspicions.push(suspicion(FaultKind::TooEarly, Some(object.made)));
        }
        // A private access of the maker, later than the making, may be unordered with this event: only events
        // can tell what follows from that.
        if misses_value && !self.facts.races && object.made < object.written {
            suspicions.push(suspicion(FaultKind::Disguised, Some(object.written)));
        }
        let ends_or_writes = frees || graph.class(id).kind() == Kind::Write;
        if ends_or_writes && known <= object.used && object.made < object.used {
            suspicions.push(suspicion(FaultKind::Disguised, Some(object.used)));
        }
        suspicions
    }

    /// The object that a mark ends, if there is one.
    fn object_of_free(&self, graph: &Graph, mark: EventId) -> Option<Object> {
        self.object(graph, graph.event(mark).object()?)
    }

    fn suspicions_of_free(&self, graph: &Graph, id: EventId) -> Vec<Suspicion> {
        let fault =
            |kind, other| vec![Suspicion { fault: Fault { kind, event: id, other }, unordered: None }];
        let Action::Free { object: loc, explicit } = self.unfolding.action(self.node_before(graph, id))
        else {
            unreachable!("invariant `mark`: only a free leaves a mark");
        };
        let Some(object) = self.object(graph, loc).filter(|object| !explicit || object.is_freeable) else {
            return fault(FaultKind::InvalidFree, None);
        };
        let thread = graph.event(id).thread;
        let mut suspicions = Vec::new();
        if let Some(maker) = self.facts.maker(loc).filter(|maker| *maker != thread) {
            suspicions = self.suspicions_of_foreign(graph, id, maker, &object);
        }
        let earlier = self.frees(graph, object.base, 1).find(|other| *other != id);
        suspicions.extend(earlier.into_iter().flat_map(|other| fault(FaultKind::DoubleFree, Some(other))));
        let mut late: Vec<EventId> = self.facts.not_before(graph, id).collect();
        late.retain(|access| {
            let event = graph.event(*access);
            event.loc != LocId::NONE
                && !event.class.is_signal()
                && self.facts.maker(event.loc) == self.facts.maker(loc)
                && self.object(graph, event.loc).is_some_and(|accessed| accessed.base == object.base)
        });
        late.sort_unstable();
        suspicions.extend(late.into_iter().map(|access| {
            let fault = Fault { kind: FaultKind::Freed, event: access, other: Some(id) };
            Suspicion { fault, unordered: Some((access, id)) }
        }));
        suspicions
    }

    /// The marks that end the object of a base, if there are more of them than are known. Mostly there are
    /// none, and looking at all marks for each access would take time quadratic in the number of objects.
    fn frees<'g>(
        &'g self,
        graph: &'g Graph,
        base: u64,
        known: u32,
    ) -> impl Iterator<Item = EventId> + use<'g, P, C> {
        let objects = self.facts.program.objects();
        let may_be = match objects.map_or(Some(LocId::NONE), |objects| objects.named_by_free(base)) {
            None => false,
            Some(LocId::NONE) => true,
            Some(named) => graph.ends_of(named) > known,
        };
        let marks = if may_be { graph.marks() } else { &[] };
        let ends =
            move |mark: &EventId| self.object_of_free(graph, *mark).is_some_and(|freed| freed.base == base);
        marks.iter().copied().filter(ends)
    }
}

impl<P: Program, C: Precedence> Facts<'_, P, C> {
    /// The events that do not happen before an event, thread by thread.
    fn not_before<'g>(
        &'g self,
        graph: &'g Graph,
        id: EventId,
    ) -> impl Iterator<Item = EventId> + use<'g, P, C> {
        (0..graph.thread_count()).map(|thread| ThreadId(thread as u16)).flat_map(move |thread| {
            let before = self.model.happens_before_count(graph, id, thread);
            graph.thread(thread)[before as usize..].iter().copied()
        })
    }

    fn happens_before(&self, graph: &Graph, first: EventId, second: EventId) -> bool {
        let event = graph.event(first);
        self.model.happens_before_count(graph, second, event.thread) > event.index
    }
}

/// Orders of the store that publishes an object and of the load that finds it, as [`sees_first_contents`]
/// tries them.
const PUBLICATIONS: [(Order, Order); 5] = [
    (Order::NotAtomic, Order::NotAtomic),
    (Order::Relaxed, Order::Relaxed),
    (Order::Relaxed, Order::Acquire),
    (Order::Release, Order::Acquire),
    (Order::SeqCst, Order::SeqCst),
];

/// The classes of events that [`sees_first_contents`] tries a model with.
pub fn probed_classes() -> u64 {
    let pair = |(store, load): &(Order, Order)| {
        Class::new(Kind::Write, *store, false).bit() | Class::new(Kind::Read, *load, false).bit()
    };
    PUBLICATIONS.iter().map(pair).fold(Class::INIT.bit(), |all, pair| all | pair)
}

/// Whether, under a model (compiled for [`probed_classes`]), whoever a private write happens before must see
/// it, so that the writes before an object is published can be its first contents.
///
/// Not so where happens-before does not keep stores in order, as under PSO: `n->a=1; head=n || p=head; p->a`
/// may then read what `n->a` was before. Tried on that shape, with one thread more in between, for all orders
/// of the accesses to `head`; models of which it does not hold are explored with all objects shared from
/// their birth.
pub fn sees_first_contents(model: &Model) -> bool {
    PUBLICATIONS
        .iter()
        .all(|orders| [2, 3].iter().all(|threads| !hides_first_contents(model, *orders, *threads)))
}

/// Whether the last of some threads, which pass a message on, may miss what the first has written before,
/// although that happens before.
fn hides_first_contents(model: &Model, (store, load): (Order, Order), threads: usize) -> bool {
    let within = "invariant `probe`: a few events are within the limits of a graph";
    let mut graph = Graph::new(threads, model.clocks()).expect(within);
    let mut added = Vec::new();
    let data = LocId(0);
    for number in 0..threads as u32 {
        let thread = ThreadId(number as u16);
        if number > 0 {
            let source = *added.last().expect("the thread before has written");
            added.push(graph.push_read(thread, load, LocId(number), source, 1, false).expect(within));
        } else {
            added.push(graph.push_write(thread, Order::NotAtomic, data, 1, false, 1).expect(within));
        }
        if number as usize + 1 < threads {
            added.push(graph.push_write(thread, store, LocId(number + 1), 1, false, 1).expect(within));
        } else {
            let read = graph.push_read(thread, Order::NotAtomic, data, EventId::init(data), 0, false);
            added.push(read.expect(within));
        }
    }
    for id in &added {
        graph.reset_row(*id);
        Porf.extend(&mut graph, *id);
        model.extend_views(&mut graph, *id);
    }
    let read = *added.last().expect("there are threads");
    model.happens_before_count(&graph, read, ThreadId(0)) > 0 && model.consistent(&graph)
}
