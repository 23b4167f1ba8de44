//! Edits of a graph: what is pushed can be popped, moved and cut, and every stored fact stays true.

use fastrand::Rng;
use selvedge_graph::{
    Class, ClassSet, EventId, Graph, Kind, Limit, LocId, MAX_EVENTS_PER_THREAD, MAX_THREADS, Order, Revisit,
    ThreadId, ThreadSet, Value,
};

const THREADS: usize = 3;
const LOCATIONS: u32 = 3;
const CLOCKS: usize = 2;

fn locations() -> impl Iterator<Item = LocId> {
    (0..LOCATIONS).map(LocId)
}

fn threads() -> impl Iterator<Item = ThreadId> {
    (0..THREADS as u16).map(ThreadId)
}

/// Everything that the public interface tells of a graph.
#[derive(Clone, Debug, PartialEq)]
struct Seen {
    events: Vec<SeenEvent>,
    po: Vec<Vec<EventId>>,
    co: Vec<Vec<EventId>>,
    reads: Vec<Vec<EventId>>,
    tails: Vec<Vec<EventId>>,
    classes: ClassSet,
    location_classes: Vec<ClassSet>,
    early_reads: Vec<EventId>,
    marks: Vec<EventId>,
}

#[derive(Clone, Debug, PartialEq)]
struct SeenEvent {
    what: (Value, ThreadId, u16, Class, LocId, u32),
    rf: EventId,
    co: u32,
    early_readers: u32,
    previous_at_location: EventId,
    classes_before: ClassSet,
    row: Vec<u16>,
}

fn see(graph: &Graph) -> Seen {
    let event = |id: EventId| {
        let event = graph.event(id);
        SeenEvent {
            what: (event.value, event.thread, event.index, event.class, event.loc, event.tag),
            rf: event.rf,
            co: event.co,
            early_readers: event.early_readers,
            previous_at_location: event.previous_at_location,
            classes_before: graph.classes_before(id),
            row: graph.row(id).to_vec(),
        }
    };
    Seen {
        events: graph.ids().map(event).collect(),
        po: threads().map(|thread| graph.thread(thread).to_vec()).collect(),
        co: locations().map(|loc| graph.writes(loc).to_vec()).collect(),
        reads: locations().map(|loc| graph.reads(loc).to_vec()).collect(),
        tails: locations()
            .map(|loc| threads().map(|thread| graph.last_access(loc, thread)).collect())
            .collect(),
        classes: graph.classes(),
        location_classes: locations().map(|loc| graph.location_classes(loc)).collect(),
        early_reads: graph.early_reads().to_vec(),
        marks: graph.marks().to_vec(),
    }
}

fn checked(graph: &Graph) -> Seen {
    graph.check().unwrap_or_else(|broken| panic!("{broken}\n{graph:#?}"));
    see(graph)
}

fn empty() -> Graph {
    Graph::new(THREADS, CLOCKS).expect("few threads")
}

fn value_of(graph: &Graph, write: EventId) -> Value {
    if write.is_init() { 0 } else { graph.event(write).value }
}

fn some_write(graph: &Graph, loc: LocId, rng: &mut Rng) -> EventId {
    graph.write_at(loc, rng.usize(..=graph.writes(loc).len()))
}

/// Adds a random event.
fn push_any(graph: &mut Graph, rng: &mut Rng) -> EventId {
    let thread = ThreadId(rng.u16(..THREADS as u16));
    let loc = LocId(rng.u32(..LOCATIONS));
    let order = Order::C11[rng.usize(..6)];
    let id = match rng.u8(..5) {
        // A fence without order is a mark.
        0 if order == Order::NotAtomic => graph.push_mark(thread, Class::MARK, 0),
        0 => graph.push_fence(thread, order),
        1 | 2 => {
            let rf = some_write(graph, loc, rng);
            graph.push_read(thread, order, loc, rf, value_of(graph, rf), rng.bool())
        }
        _ => {
            let place = rng.usize(1..=graph.writes(loc).len() + 1);
            graph.push_write(thread, order, loc, rng.i64(1..9), rng.bool(), place)
        }
    };
    let id = id.expect("few events");
    graph.set_tag(id, rng.u32(..));
    graph.row_mut(id).fill_with(|| rng.u16(..));
    id
}

/// A graph of random events.
fn random(rng: &mut Rng, events: usize) -> Graph {
    let mut graph = empty();
    for _ in 0..events {
        push_any(&mut graph, rng);
    }
    graph
}

#[test]
fn pop_undoes_push_exactly() {
    for seed in 0..200 {
        let mut rng = Rng::with_seed(seed);
        let mut graph = empty();
        let mut trail = vec![checked(&graph)];
        for _ in 0..60 {
            if graph.is_empty() || rng.u8(..5) < 3 {
                push_any(&mut graph, &mut rng);
                trail.push(checked(&graph));
            } else {
                graph.pop();
                trail.pop();
                assert_eq!(Some(&checked(&graph)), trail.last(), "seed {seed}");
            }
        }
        while !graph.is_empty() {
            graph.pop();
            trail.pop();
            assert_eq!(Some(&checked(&graph)), trail.last(), "seed {seed}");
        }
    }
}

#[test]
fn a_popped_event_leaves_no_clocks_behind() {
    let mut graph = empty();
    let id = graph.push_fence(ThreadId(0), Order::SeqCst).expect("few events");
    graph.row_mut(id).fill(7);
    graph.pop();
    let id = graph.push_fence(ThreadId(1), Order::SeqCst).expect("few events");
    assert!(graph.row(id).iter().all(|number| *number == 0));
}

#[test]
fn a_moved_write_is_as_if_it_had_been_pushed_there() {
    for seed in 0..200 {
        let mut rng = Rng::with_seed(seed);
        let mut moved = random(&mut rng, 12);
        let (thread, loc) = (ThreadId(rng.u16(..3)), LocId(rng.u32(..LOCATIONS)));
        let places = moved.writes(loc).len() + 1;
        let before = moved.clone();
        moved.push_write(thread, Order::Release, loc, 9, false, rng.usize(1..=places)).expect("few events");
        for place in (1..=places).chain((1..=places).rev()) {
            moved.move_last_write(place);
            let mut pushed = before.clone();
            pushed.push_write(thread, Order::Release, loc, 9, false, place).expect("few events");
            assert_eq!(checked(&moved), checked(&pushed), "seed {seed}, place {place}");
        }
        moved.pop();
        assert_eq!(checked(&moved), checked(&before), "seed {seed}");
    }
}

#[test]
fn a_retargeted_read_is_as_if_it_had_been_pushed_so() {
    for seed in 0..200 {
        let mut rng = Rng::with_seed(seed);
        let mut graph = random(&mut rng, 12);
        let (thread, loc) = (ThreadId(rng.u16(..3)), LocId(rng.u32(..LOCATIONS)));
        let before = graph.clone();
        let id =
            graph.push_read(thread, Order::SeqCst, loc, EventId::init(loc), 0, true).expect("few events");
        for place in (0..=before.writes(loc).len()).rev() {
            let (source, order, rmw) = (before.write_at(loc, place), Order::C11[rng.usize(..6)], rng.bool());
            graph.row_mut(id).fill(3);
            graph.retarget_last_read(order, source, value_of(&before, source), rmw);
            let mut pushed = before.clone();
            pushed.push_read(thread, order, loc, source, value_of(&before, source), rmw).expect("few events");
            assert_eq!(checked(&graph), checked(&pushed), "seed {seed}, place {place}");
        }
        graph.pop();
        assert_eq!(checked(&graph), checked(&before), "seed {seed}");
    }
}

/// Whether each event from `head` on is kept: what the kept ones need (po, rf) is kept with them. `None` if a
/// kept read would lose its source all the same.
fn closed(graph: &Graph, head: usize, rng: &mut Rng) -> Option<Vec<bool>> {
    let mut kept: Vec<bool> = graph.ids().map(|id| id.index() < head || rng.u8(..4) == 0).collect();
    for id in graph.ids().rev().chain(graph.ids().rev()).filter(|id| id.index() >= head) {
        if kept[id.index()] {
            graph.po_predecessor(id).into_iter().for_each(|previous| kept[previous.index()] = true);
            if graph.class(id).kind() == Kind::Read && !graph.event(id).rf.is_init() {
                kept[graph.event(id).rf.index()] = true;
            }
        }
    }
    let lost = |id: EventId| {
        let event = graph.event(id);
        event.class.kind() == Kind::Read && !event.rf.is_init() && !kept[event.rf.index()]
    };
    (!graph.ids().any(|id| kept[id.index()] && lost(id))).then_some(kept)
}

/// A part of a graph, event by event, built once more.
fn rebuilt(from: &Graph, kept: &[bool]) -> Graph {
    let numbers: Vec<EventId> = kept
        .iter()
        .scan(0, |next, kept| {
            let number = if *kept { EventId::new(*next) } else { EventId::NONE };
            *next += *kept as usize;
            Some(number)
        })
        .collect();
    let mut graph = empty();
    for id in from.ids().filter(|id| kept[id.index()]) {
        let event = *from.event(id);
        let (order, rmw) = (event.class.order(), event.class.is_rmw());
        let new = match event.class.kind() {
            Kind::Fence if event.class == Class::MARK => graph.push_mark(event.thread, Class::MARK, 0),
            Kind::Fence => graph.push_fence(event.thread, order),
            Kind::Read => {
                let rf = if event.rf.is_init() { event.rf } else { numbers[event.rf.index()] };
                graph.push_read(event.thread, order, event.loc, rf, event.value, rmw)
            }
            Kind::Write => {
                let older = &from.writes(event.loc)[..event.co as usize - 1];
                let place = 1 + older.iter().filter(|write| **write < id && kept[write.index()]).count();
                graph.push_write(event.thread, order, event.loc, event.value, rmw, place)
            }
        };
        let new = new.expect("few events");
        graph.set_tag(new, event.tag);
        graph.row_mut(new).copy_from_slice(from.row(id));
    }
    graph
}

#[test]
fn a_restriction_is_as_if_the_rest_had_never_been_pushed() {
    let mut target = random(&mut Rng::with_seed(1), 20);
    let mut restricted = 0;
    for seed in 0..400 {
        let mut rng = Rng::with_seed(seed);
        let graph = random(&mut rng, 14);
        let head = rng.usize(..=graph.len());
        let Some(kept) = closed(&graph, head, &mut rng) else { continue };
        target.restrict_from(&graph, head, |id| kept[id.index()], None);
        assert_eq!(checked(&target), checked(&rebuilt(&graph, &kept)), "seed {seed}");
        for (old, new) in graph.ids().filter(|id| kept[id.index()]).zip(target.ids()) {
            assert_eq!(target.renumbered(old), new, "seed {seed}: insertion order");
        }
        restricted += 1;
    }
    assert_eq!(restricted, 400, "events only read older ones, so nothing loses its source");
}

/// A revisit, with what is kept of the events before it.
struct Planned {
    change: Revisit,
    kept: Vec<bool>,
    thread: ThreadId,
    loc: LocId,
    place: usize,
}

impl Planned {
    /// Cuts in place, in a graph that is equal but for gaps between the numbers of its events.
    fn make_in_place(&self, graph: &mut Graph) {
        let removed = graph.ids().zip(&self.kept).filter(|(_, kept)| !**kept).map(|(id, _)| id);
        let removed: Vec<EventId> = removed.collect::<Vec<_>>().into_iter().rev().collect();
        let read = graph.order()[self.change.read.index()];
        let lost = graph.cut(&removed, Some(&Revisit { read, ..self.change }));
        let losers: ThreadSet = removed.iter().map(|id| graph.event(*id).thread).collect();
        assert_eq!(lost, losers);
        let write = graph.push_write(self.thread, Order::Release, self.loc, 42, false, self.place);
        assert_eq!(graph.event(read).rf, write.expect("few events"));
    }
}

/// Cuts a copy of a graph for a revisit of a random read and adds the write that it then reads. `None` if no
/// read can be revisited.
fn revisit_any(graph: &Graph, rng: &mut Rng) -> Option<(Graph, Planned)> {
    let reads: Vec<EventId> = graph.ids().filter(|id| graph.class(*id).kind() == Kind::Read).collect();
    let read = *reads.get(rng.usize(..reads.len().max(1)))?;
    let head = read.index() + 1;
    // Early reads before the target keep their sources, with everything before those.
    let mut kept: Vec<bool> = graph.ids().map(|id| id.index() < head).collect();
    let mut pending: Vec<EventId> = graph
        .early_reads()
        .iter()
        .filter(|early| **early < read)
        .map(|early| graph.event(*early).rf)
        .collect();
    while let Some(id) = pending.pop() {
        if id.is_init() || std::mem::replace(&mut kept[id.index()], true) {
            continue;
        }
        pending.extend(graph.po_predecessor(id));
        if graph.class(id).kind() == Kind::Read {
            pending.push(graph.event(id).rf);
        }
    }
    let depends_on_target = |id: EventId| {
        let event = graph.event(id);
        event.thread == graph.event(read).thread || (event.class.kind() == Kind::Read && event.rf == read)
    };
    if graph.ids().skip(head).any(|id| kept[id.index()] && depends_on_target(id)) {
        return None;
    }
    let loc = graph.event(read).loc;
    let change = Revisit { read, value: 42, order: Order::C11[rng.usize(..6)], rmw: rng.bool() };
    let mut cut = Graph::default();
    cut.restrict_from(graph, head, |id| kept[id.index()], Some(&change));
    assert_eq!(
        cut.event(read).rf,
        EventId::new(cut.len()),
        "the revisited read waits for the event added next"
    );
    assert_eq!(cut.early_reads().last(), Some(&read), "nothing after the target is early");
    let place = rng.usize(1..=cut.writes(loc).len() + 1);
    let others = threads().filter(|thread| *thread != graph.event(read).thread).collect::<Vec<_>>();
    let thread = others[rng.usize(..others.len())];
    let write = cut.push_write(thread, Order::Release, loc, 42, false, place).expect("few events");
    assert_eq!(cut.event(write).early_readers, 1);
    let event = cut.event(read);
    assert_eq!(
        (event.rf, event.value, event.class),
        (write, 42, Class::new(Kind::Read, change.order, change.rmw))
    );
    Some((cut, Planned { change, kept, thread, loc, place }))
}

#[test]
fn revisits_of_revisits_keep_every_stored_fact() {
    let mut deepest = 0;
    for seed in 0..400 {
        let mut rng = Rng::with_seed(seed);
        let mut graph = random(&mut rng, 10);
        for depth in 1..6 {
            let Some((cut, _)) = revisit_any(&graph, &mut rng) else { break };
            checked(&cut);
            graph = cut;
            deepest = deepest.max(graph.early_reads().len());
            for _ in 0..rng.usize(..6) {
                push_any(&mut graph, &mut rng);
                checked(&graph);
            }
            assert!(graph.early_reads().is_sorted(), "seed {seed}, depth {depth}");
        }
        while graph.last().is_some_and(|last| graph.event(last).early_readers == 0) {
            graph.pop();
            checked(&graph);
        }
    }
    assert!(deepest >= 3, "at most {deepest} revisited reads at once: the test is too tame");
}

#[test]
fn a_cut_is_as_a_copy_and_is_taken_back_exactly() {
    let mut deepest = 0;
    for seed in 0..400 {
        let mut rng = Rng::with_seed(seed);
        let mut graph = random(&mut rng, 10);
        let mut trail = Vec::new();
        while trail.len() < 6
            && let Some((copy, planned)) = revisit_any(&graph.compact(), &mut rng)
        {
            let before = graph.clone();
            planned.make_in_place(&mut graph);
            graph.check().expect("it is well formed");
            assert_eq!(checked(&graph.compact()), checked(&copy), "seed {seed}");
            assert!(graph.compact().is_same(&copy), "seed {seed}");
            trail.push((before, graph.len()));
            for _ in 0..rng.usize(..6) {
                push_any(&mut graph, &mut rng);
                graph.check().expect("it is well formed");
            }
        }
        deepest = deepest.max(trail.len());
        while let Some((before, len)) = trail.pop() {
            graph.truncate(len - 1);
            graph.take_back_cut();
            assert!(graph.is_same(&before), "seed {seed}");
            assert_eq!(see(&graph), see(&before), "seed {seed}");
        }
        assert!(!graph.is_cut());
        checked(&graph);
    }
    assert_eq!(deepest, 6, "the test is too tame");
}

#[test]
fn check_names_the_fact_that_is_broken() {
    let mut graph = empty();
    graph.push_read(ThreadId(0), Order::Relaxed, LocId(0), EventId::new(1), 5, false).expect("few events");
    let message = graph.check().expect_err("the source is not there yet");
    assert_eq!(message, format!("invariant `rf-typed` is broken at {:?}", EventId::new(0)));
    graph.push_write(ThreadId(1), Order::Relaxed, LocId(0), 6, false, 1).expect("few events");
    let message = graph.check().expect_err("the source has another value");
    assert_eq!(message, format!("invariant `rf-typed` is broken at {:?}", EventId::new(0)));
    graph.pop();
    graph.push_write(ThreadId(1), Order::Start, LocId(0), 5, false, 1).expect("few events");
    let message = graph.check().expect_err("the source is not meant for an access");
    assert_eq!(message, format!("invariant `signals-apart` is broken at {:?}", EventId::new(0)));
    graph.pop();
    graph.push_write(ThreadId(1), Order::Relaxed, LocId(0), 5, false, 1).expect("few events");
    assert_eq!(graph.check(), Ok(()));
}

#[test]
fn the_thirty_third_thread_is_refused() {
    assert_eq!(MAX_THREADS, 32);
    assert_eq!(Graph::new(32, 1).expect("32 threads are allowed").thread_count(), 32);
    let refusal = Graph::new(33, 1).expect_err("33 threads are not");
    assert_eq!(refusal, Limit::Threads);
    assert_eq!(refusal.to_string(), "the program has more than 32 threads");
}

#[test]
fn the_65536th_event_of_a_thread_is_refused_and_changes_nothing() {
    assert_eq!(MAX_EVENTS_PER_THREAD, 65_535);
    let (full, other, x) = (ThreadId(0), ThreadId(1), LocId(0));
    let mut graph = Graph::new(2, 0).expect("few threads");
    for _ in 0..65_535 {
        graph.push_fence(full, Order::Release).expect("there is room");
    }
    assert_eq!(graph.push_fence(full, Order::SeqCst), Err(Limit::EventsPerThread));
    assert_eq!(graph.push_write(full, Order::SeqCst, x, 1, false, 1), Err(Limit::EventsPerThread));
    assert_eq!(
        graph.push_read(full, Order::SeqCst, x, EventId::init(x), 0, false),
        Err(Limit::EventsPerThread)
    );
    assert_eq!(Limit::EventsPerThread.to_string(), "a thread has more than 65535 events");
    assert_eq!((graph.len(), graph.thread(full).len(), graph.writes(x).len()), (65_535, 65_535, 0));
    assert_eq!(graph.classes(), ClassSet::of(Class::new(Kind::Fence, Order::Release, false)));
    assert_eq!(graph.event(graph.last().expect("full")).index, 65_534);
    let write = graph.push_write(other, Order::Relaxed, x, 1, false, 1).expect("another thread has room");
    assert_eq!(write, EventId::new(65_535));
    graph.pop();
    graph.pop();
    graph.push_fence(full, Order::SeqCst).expect("there is room again");
}
