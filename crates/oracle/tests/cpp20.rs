//! `c20.cat` against the text of C++20 ([intro.races] and [atomics.order] of N4861), sentence by sentence, on
//! operations instead of events: a read-modify-write is one.
//!
//! Of the text only the order S is written down here. Coherence, atomicity and the absence of cycles of po
//! and rf are those of `ra.cat`, which has a textbook twin of its own; happens-before is computed anew.

use fastrand::Rng;
use selvedge_graph::{Kind, LocId, Order};
use selvedge_oracle::{Evaluator, EventName, Execution, Origin, enumerate};
use selvedge_source::Source;

/// How much brute force may look at in one test, how many of its executions are taken, and how often each is
/// tried with other memory orders.
const BUDGET: u64 = 50_000;
const MOST: usize = 500;
const VARIANTS: usize = 100;

/// An operation.
struct Operation {
    thread: u16,
    /// The place of its first event in its thread.
    index: u16,
    loc: LocId,
    is_fence: bool,
    is_update: bool,
    acquires: bool,
    releases: bool,
    is_seq_cst: bool,
    /// Whether it modifies, and its place in the modification order.
    place: Option<usize>,
    /// The place of what it reads: 0 for the initial value.
    reads: Option<usize>,
}

type Relation = Vec<Vec<bool>>;

fn relation(count: usize, holds: impl Fn(usize, usize) -> bool) -> Relation {
    (0..count).map(|a| (0..count).map(|b| holds(a, b)).collect()).collect()
}

fn closure(mut relation: Relation) -> Relation {
    let count = relation.len();
    for (middle, a, b) in
        (0..count).flat_map(|middle| (0..count).flat_map(move |a| (0..count).map(move |b| (middle, a, b))))
    {
        relation[a][b] |= relation[a][middle] && relation[middle][b];
    }
    relation
}

fn operations(execution: &Execution) -> Vec<Operation> {
    let mut found: Vec<Operation> = Vec::new();
    let place_of = |name: EventName, loc| {
        let writes = &execution.co[&loc];
        writes.iter().position(|write| *write == name).expect("a write is in co") + 1
    };
    for (name, event) in execution.events() {
        let acquires = event.kind != Kind::Write && event.order.acquires();
        let releases = event.kind != Kind::Read && event.order.releases();
        let place = (event.kind == Kind::Write).then(|| place_of(name, event.loc));
        if let (true, Kind::Write, Some(update)) = (event.rmw, event.kind, found.last_mut()) {
            (update.releases, update.place) = (releases, place);
            update.is_seq_cst |= event.order == Order::SeqCst;
            continue;
        }
        let reads = event.source.map(|source| match source {
            Origin::Init => 0,
            Origin::Write(write) => place_of(write, event.loc),
        });
        found.push(Operation {
            thread: name.thread,
            index: name.index,
            loc: event.loc,
            is_fence: event.kind == Kind::Fence,
            is_update: event.rmw,
            acquires,
            releases,
            is_seq_cst: event.order == Order::SeqCst,
            place,
            reads,
        });
    }
    found
}

/// Whether there is a single total order S as [atomics.order] asks for it.
fn has_total_order(execution: &Execution) -> bool {
    let all = operations(execution);
    let count = all.len();
    let sequenced = |a: usize, b: usize| all[a].thread == all[b].thread && all[a].index < all[b].index;
    let reads_from = |reader: usize, writer: usize| {
        all[reader].loc == all[writer].loc
            && all[reader].reads.is_some()
            && all[reader].reads == all[writer].place
    };
    // The release sequence that an operation heads, or would head.
    let sequence = |head: usize| {
        let in_order = |place: usize| {
            (0..count).find(|op| all[*op].loc == all[head].loc && all[*op].place == Some(place))
        };
        let start = all[head].place.expect("a modification");
        let later = (start + 1..).map_while(in_order).take_while(|op| all[*op].is_update);
        std::iter::once(head).chain(later).collect::<Vec<usize>>()
    };
    let takes_value =
        |reader: usize, head: usize| sequence(head).iter().any(|writer| reads_from(reader, *writer));
    // What a release operation or fence has before it, and an acquire operation or fence after it.
    let publishes = |a: usize| -> Vec<usize> {
        match all[a].is_fence {
            _ if !all[a].releases => Vec::new(),
            true => (0..count).filter(|x| all[*x].place.is_some() && sequenced(a, *x)).collect(),
            false => vec![a],
        }
    };
    let obtains = |b: usize| -> Vec<usize> {
        match all[b].is_fence {
            _ if !all[b].acquires => Vec::new(),
            true => (0..count).filter(|y| all[*y].reads.is_some() && sequenced(*y, b)).collect(),
            false => vec![b],
        }
    };
    let synchronizes = relation(count, |a, b| {
        publishes(a).iter().any(|head| obtains(b).iter().any(|reader| takes_value(*reader, *head)))
    });
    let happens = closure(relation(count, |a, b| sequenced(a, b) || synchronizes[a][b]));
    let both_seq_cst = |a: usize, b: usize| all[a].is_seq_cst && all[b].is_seq_cst;
    let is_access = |op: usize| !all[op].is_fence;
    let strongly = closure(relation(count, |a, d| {
        let between =
            || (0..count).any(|b| sequenced(a, b) && (0..count).any(|c| happens[b][c] && sequenced(c, d)));
        sequenced(a, d)
            || (synchronizes[a][d] && both_seq_cst(a, d) && is_access(a) && is_access(d))
            || between()
    }));
    let coherence = closure(relation(count, |a, b| {
        let (first, second) = (&all[a], &all[b]);
        let precedes = |place: Option<usize>| place.is_some() && second.place > place;
        is_access(a)
            && first.loc == second.loc
            && a != b
            && (reads_from(b, a) || precedes(first.place) || precedes(first.reads))
    }));
    let is_fence = |op: usize| all[op].is_fence && all[op].is_seq_cst;
    let order = closure(relation(count, |first, second| {
        let ordered = |a: usize, b: usize| coherence[a][b];
        both_seq_cst(first, second)
            && (strongly[first][second]
                || ordered(first, second)
                || (is_fence(second) && (0..count).any(|b| ordered(first, b) && happens[b][second]))
                || (is_fence(first) && (0..count).any(|a| happens[first][a] && ordered(a, second)))
                || (is_fence(first)
                    && is_fence(second)
                    && (0..count).any(|a| {
                        happens[first][a] && (0..count).any(|b| ordered(a, b) && happens[b][second])
                    })))
    }));
    (0..count).all(|op| !order[op][op])
}

fn library(name: &str) -> Evaluator {
    let text = selvedge_model::built_in(name).expect("it is built in");
    Evaluator::from_text(text).unwrap_or_else(|error| panic!("{error}"))
}

/// The executions of the tests of the suite that brute force finds under `ra` and not under `sc`, and that
/// have no plain accesses.
fn executions_of_the_suite() -> Vec<Execution> {
    let directory = concat!(env!("CARGO_MANIFEST_DIR"), "/../../suite/litmus");
    let files = std::fs::read_dir(directory).expect("the suite is readable");
    let mut files: Vec<_> = files.map(|file| file.expect("the suite is readable").path()).collect();
    files.retain(|file| file.extension().is_some_and(|end| end == "litmus"));
    files.sort();
    let ra = library("ra");
    let mut found = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("the suite is readable");
        let options = selvedge_litmus::Options { unroll: Some(2) };
        let test = selvedge_litmus::parse(&Source::new("test", text), &options);
        let test = test.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        found.extend(enumerate(&test, &ra, BUDGET).into_iter().flatten().take(MOST));
    }
    let sc = library("sc");
    found.retain(|execution| {
        let is_atomic = execution.events().all(|(_, event)| event.order != Order::NotAtomic);
        is_atomic && !sc.evaluate(execution).consistent
    });
    found
}

/// An execution with other memory orders.
fn reordered(execution: &Execution, rng: &mut Rng) -> Execution {
    const UPDATES: [Order; 5] =
        [Order::Relaxed, Order::Acquire, Order::Release, Order::AcquireRelease, Order::SeqCst];
    let mut other = execution.clone();
    for thread in &mut other.threads {
        let mut update = Order::Relaxed;
        for event in &mut thread.events {
            let mut one_of = |orders: &[Order]| match rng.bool() {
                true => Order::SeqCst,
                false => orders[rng.usize(..orders.len())],
            };
            event.order = match (event.kind, event.rmw) {
                (Kind::Read, true) => {
                    update = one_of(&UPDATES);
                    update.of_read()
                }
                (Kind::Write, true) => update.of_write(),
                (Kind::Read, false) => one_of(&[Order::Relaxed, Order::Acquire]),
                (Kind::Write, false) => one_of(&[Order::Relaxed, Order::Release]),
                (Kind::Fence, _) => one_of(&UPDATES[1..4]),
            };
        }
    }
    other
}

/// Random executions nearly never break S: those of the suite that are not sequentially consistent have
/// cycles.
#[test]
fn c20_is_the_text_of_the_standard() {
    let (c20, ra) = (library("c20"), library("ra"));
    let (mut allowed, mut forbidden) = (0, 0);
    let mut rng = Rng::with_seed(20);
    for execution in executions_of_the_suite().iter().flat_map(|execution| vec![execution; VARIANTS]) {
        let execution = reordered(execution, &mut rng);
        if !ra.evaluate(&execution).consistent {
            continue;
        }
        let (ours, text) = (c20.evaluate(&execution).consistent, has_total_order(&execution));
        assert_eq!(ours, text, "the model says {ours}\n{execution}");
        *(if text { &mut allowed } else { &mut forbidden }) += 1;
    }
    assert!(
        allowed > 5_000 && forbidden > 500,
        "{allowed} allowed and {forbidden} forbidden: the test is vacuous"
    );
}
