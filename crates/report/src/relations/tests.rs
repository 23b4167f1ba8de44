//! Random graphs, against the definitions.

use super::*;
use crate::orders::Orders;
use selvedge_graph::{LocId, Order};

const WITHIN: &str = "a few events are within the limits of a graph";

/// A small generator of numbers below a bound.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

fn random_graph(dice: &mut Dice) -> Graph {
    let threads = 1 + dice.below(4);
    let mut graph = Graph::new(threads, 0).expect(WITHIN);
    for value in 0..dice.below(14) {
        let (thread, loc) = (ThreadId(dice.below(threads) as u16), LocId(dice.below(2) as u32));
        let count = if graph.location_count() > loc.0 as usize { graph.writes(loc).len() } else { 0 };
        match dice.below(3) {
            0 => {
                let source = match dice.below(count + 1) {
                    0 => EventId::init(loc),
                    at => graph.writes(loc)[at - 1],
                };
                graph.push_read(thread, Order::Relaxed, loc, source, 0, false).expect(WITHIN);
            }
            _ => {
                let place = 1 + dice.below(count + 1);
                graph.push_write(thread, Order::Relaxed, loc, value as i64, false, place).expect(WITHIN);
            }
        }
    }
    graph
}

/// The transitive closure, as the definition has it.
fn closure(count: usize, edges: &[(EventId, EventId)]) -> Vec<Vec<bool>> {
    let mut matrix = vec![vec![false; count]; count];
    edges.iter().for_each(|(from, to)| matrix[from.index()][to.index()] = true);
    for middle in 0..count {
        for from in 0..count {
            for to in 0..count {
                matrix[from][to] |= matrix[from][middle] && matrix[middle][to];
            }
        }
    }
    matrix
}

fn po(graph: &Graph) -> Vec<(EventId, EventId)> {
    by_thread(graph).filter_map(|id| Some((graph.po_predecessor(id)?, id))).collect()
}

#[test]
fn reduced_edges_give_all_of_happens_before_and_none_can_be_missed() {
    let mut dice = Dice(1);
    let mut edges_seen = 0;
    for _ in 0..2_000 {
        let graph = random_graph(&mut dice);
        let po = po(&graph);
        let mut rf: Vec<(EventId, EventId)> = by_thread(&graph)
            .filter(|id| graph.class(*id).kind() == Kind::Read && !graph.event(*id).rf.is_init())
            .map(|id| (graph.event(id).rf, id))
            .collect();
        rf.extend(&po);
        let all = closure(graph.len(), &rf);
        let clocks = porf(&graph);
        let reduced = reduce(&graph, |id, thread| clocks[id.index()][thread.index()]);
        edges_seen += reduced.len();
        let with = |left_out: Option<usize>| {
            let kept = (0..).zip(&reduced).filter(|(at, _)| Some(*at) != left_out).map(|(_, edge)| *edge);
            closure(graph.len(), &kept.chain(po.iter().copied()).collect::<Vec<_>>())
        };
        assert_eq!(with(None), all);
        for (left_out, edge) in reduced.iter().enumerate() {
            assert_ne!(with(Some(left_out)), all, "{edge:?} follows from the others");
        }
    }
    assert!(edges_seen > 500, "{edges_seen}");
}

#[test]
fn from_reads_leads_to_the_next_newer_write() {
    let mut dice = Dice(2);
    let mut found = 0;
    for _ in 0..2_000 {
        let graph = random_graph(&mut dice);
        let orders: Orders =
            (0..graph.location_count()).map(|loc| graph.writes(LocId(loc as u32)).to_vec()).collect();
        let mut expected = Vec::new();
        for id in by_thread(&graph).filter(|id| graph.class(*id).kind() == Kind::Read) {
            let (rf, loc) = (graph.event(id).rf, graph.event(id).loc);
            let writes = graph.writes(loc);
            let next =
                if rf.is_init() { 0 } else { writes.iter().position(|write| *write == rf).unwrap() + 1 };
            expected.extend(writes.get(next).map(|write| (id, *write)));
        }
        found += expected.len();
        assert_eq!(from_reads(&graph, &orders, |_| false), expected);
        assert_eq!(from_reads(&graph, &orders, |_| true), []);
    }
    assert!(found > 500, "{found}");
}

#[test]
fn a_read_modify_write_is_not_overtaken_by_itself() {
    let (x, thread) = (LocId(0), ThreadId(0));
    let mut graph = Graph::new(1, 0).expect(WITHIN);
    graph.push_read(thread, Order::Relaxed, x, EventId::init(x), 0, true).expect(WITHIN);
    graph.push_write(thread, Order::Relaxed, x, 1, true, 1).expect(WITHIN);
    assert_eq!(from_reads(&graph, &vec![graph.writes(x).to_vec()], |_| false), []);
}
