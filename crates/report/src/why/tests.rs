//! Chains and cycles against their definitions, on random graphs.

use super::{cycle, path};
use crate::interleaving::interleaving_within;
use crate::orders::Orders;
use fastrand::Rng;
use selvedge_graph::{EventId, Graph, Kind, LocId, Order, ThreadId};

const THREADS: usize = 3;
const LOCATIONS: u32 = 2;

/// A graph in which each read reads something that was added before it.
fn random_graph(random: &mut Rng) -> Graph {
    let mut graph = Graph::new(THREADS, 0).expect("three threads are few");
    for _ in 0..random.usize(4..12) {
        let thread = ThreadId(random.u16(..THREADS as u16));
        let loc = LocId(random.u32(..LOCATIONS));
        match random.u8(..6) {
            0 => {
                let order = [Order::Acquire, Order::Release, Order::AcquireRelease, Order::SeqCst];
                graph.push_fence(thread, order[random.usize(..4)]).expect("there is room");
            }
            1 | 2 => read(&mut graph, thread, loc, false, random),
            3 => {
                read(&mut graph, thread, loc, true, random);
                write(&mut graph, thread, loc, true, random);
            }
            _ => write(&mut graph, thread, loc, false, random),
        }
    }
    graph
}

fn read(graph: &mut Graph, thread: ThreadId, loc: LocId, rmw: bool, random: &mut Rng) {
    let writes = if loc.index() < graph.location_count() { graph.writes(loc).len() } else { 0 };
    let source = random.usize(..=writes);
    let rf = if source == 0 { EventId::init(loc) } else { graph.writes(loc)[source - 1] };
    let order = [Order::Relaxed, Order::Acquire][random.usize(..2)];
    graph.push_read(thread, order, loc, rf, 0, rmw).expect("there is room");
}

fn write(graph: &mut Graph, thread: ThreadId, loc: LocId, rmw: bool, random: &mut Rng) {
    let writes = if loc.index() < graph.location_count() { graph.writes(loc).len() } else { 0 };
    let order = [Order::Relaxed, Order::Release][random.usize(..2)];
    graph.push_write(thread, order, loc, 0, rmw, random.usize(1..=writes + 1)).expect("there is room");
}

fn orders(graph: &Graph) -> Orders {
    (0..graph.location_count()).map(|loc| graph.writes(LocId(loc as u32)).to_vec()).collect()
}

/// What comes before an event by po and rf, and itself.
fn prefix(graph: &Graph, event: usize) -> Vec<bool> {
    let mut part = vec![false; graph.len()];
    part[event] = true;
    // Sources and predecessors were added before.
    for id in graph.ids().rev().filter(|id| id.index() <= event) {
        if part[id.index()] {
            let source = Some(graph.event(id).rf).filter(|rf| !rf.is_init());
            let before = source.into_iter().chain(graph.po_predecessor(id));
            before.for_each(|id| part[id.index()] = true);
        }
    }
    part
}

#[test]
fn there_is_a_cycle_exactly_if_there_is_no_interleaving() {
    let (mut random, mut cyclic) = (Rng::with_seed(1), 0);
    for _ in 0..4_000 {
        let graph = random_graph(&mut random);
        // All of it, or what must have happened for some event.
        let part = match random.bool() {
            true => vec![true; graph.len()],
            false => prefix(&graph, random.usize(..graph.len())),
        };
        let is_in = |id: EventId| part[id.index()];
        let cycle = cycle::shortest(&graph, &orders(&graph), is_in);
        let order = interleaving_within(&graph, &orders(&graph), is_in);
        assert_eq!(cycle.is_some(), order.is_none(), "{part:?} of {graph:?}");
        cyclic += usize::from(cycle.is_some());
        for stretch in cycle.iter().flatten() {
            let (first, last) = (graph.event(stretch.first), graph.event(stretch.last));
            assert!(first.thread == last.thread && first.index <= last.index, "{cycle:?} in {graph:?}");
        }
    }
    assert!((400..3_600).contains(&cyclic), "both occur: {cyclic}");
}

type Relation = Vec<Vec<bool>>;

/// Happens-before by its definition: `(po | sw)+`, `sw = [REL] ; ([F] ; po)? ; [W] ; (rf ; rmw)* ; rf ; [R] ;
/// (po ; [F])? ; [ACQ]`.
fn happens_before(graph: &Graph) -> Relation {
    let ids: Vec<EventId> = graph.ids().collect();
    let size = ids.len();
    let event = |at: usize| graph.event(ids[at]);
    let po = |a: usize, b: usize| event(a).thread == event(b).thread && event(a).index < event(b).index;
    let kind = |at: usize| event(at).class.kind();
    let rf = |a: usize, b: usize| kind(b) == Kind::Read && event(b).rf == ids[a];
    let rmw = |a: usize, b: usize| {
        event(a).class.is_rmw()
            && event(b).class.is_rmw()
            && po(a, b)
            && event(b).index == event(a).index + 1
            && kind(a) == Kind::Read
            && kind(b) == Kind::Write
    };
    // From writes to the writes of their release sequences.
    let mut sequence: Relation = (0..size).map(|a| (0..size).map(|b| a == b).collect()).collect();
    let link = |a: usize, b: usize| (0..size).any(|middle| rf(a, middle) && rmw(middle, b));
    close(&mut sequence, &link);
    let synchronises = |a: usize, b: usize| {
        let releases = |write: usize| {
            kind(write) == Kind::Write
                && event(a).class.order().releases()
                && (a == write || kind(a) == Kind::Fence && po(a, write))
        };
        let acquires = |read: usize| {
            event(b).class.order().acquires() && (b == read || kind(b) == Kind::Fence && po(read, b))
        };
        let released = |last: usize| (0..size).any(|first| releases(first) && sequence[first][last]);
        (0..size).any(|read| {
            kind(read) == Kind::Read
                && acquires(read)
                && (0..size).any(|last| rf(last, read) && released(last))
        })
    };
    let row = |a: usize| (0..size).map(|b| po(a, b) || synchronises(a, b)).collect();
    let step: Relation = (0..size).map(row).collect();
    let mut hb = step.clone();
    close(&mut hb, &|a: usize, b: usize| step[a][b]);
    hb
}

/// Adds `relation ; step` until nothing changes.
fn close(relation: &mut Relation, step: &impl Fn(usize, usize) -> bool) {
    loop {
        let mut has_grown = false;
        for row in relation.iter_mut() {
            let reached: Vec<usize> = (0..row.len()).filter(|middle| row[*middle]).collect();
            for (to, is_related) in row.iter_mut().enumerate() {
                let is_new = !*is_related && reached.iter().any(|middle| step(*middle, to));
                *is_related |= is_new;
                has_grown |= is_new;
            }
        }
        if !has_grown {
            return;
        }
    }
}

#[test]
fn a_chain_without_weak_links_is_happens_before() {
    let mut random = Rng::with_seed(2);
    let (mut ordered, mut weak) = (0, 0);
    for _ in 0..4_000 {
        let graph = random_graph(&mut random);
        let hb = happens_before(&graph);
        for from in graph.ids() {
            for to in graph.ids() {
                let (a, b) = (graph.event(from), graph.event(to));
                if a.thread == b.thread || a.class.kind() == Kind::Fence || b.class.kind() == Kind::Fence {
                    continue;
                }
                // The read in question must not be the one that orders them.
                let before = graph.thread(b.thread)[..b.index as usize].iter();
                let expected = before.clone().any(|id| hb[from.index()][id.index()]);
                let chain = path::chain(&graph, from, to);
                let is_strong = chain.as_ref().is_some_and(|links| links.iter().all(|link| !link.is_weak()));
                assert_eq!(is_strong, expected, "{from:?} to {to:?}: {chain:?} in {graph:?}");
                ordered += usize::from(is_strong);
                weak += usize::from(chain.is_some() && !is_strong);
            }
        }
    }
    assert!(ordered > 1_000 && weak > 1_000, "both occur: {ordered}, {weak}");
}

#[test]
fn a_fence_stands_for_a_private_write_before_it() {
    let mut graph = Graph::new(2, 0).expect("two threads are few");
    let (maker, reader, head, node) = (ThreadId(0), ThreadId(1), LocId(0), LocId(1));
    let fence = graph.push_fence(maker, Order::Release).expect("there is room");
    let store = graph.push_write(maker, Order::Relaxed, head, 1, false, 1).expect("there is room");
    graph.push_read(reader, Order::Acquire, head, store, 1, false).expect("there is room");
    let access = graph
        .push_read(reader, Order::NotAtomic, node, EventId::init(node), 0, false)
        .expect("there is room");
    let weak = |from| path::chain(&graph, from, access).expect("it leads there")[0].store_is_weak;
    assert!(!weak(fence), "what comes before the fence is released by it");
    assert!(weak(store), "what comes after it is not");
}
