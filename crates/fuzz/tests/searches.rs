//! Searches over interleavings, on random programs and on the smallest that need some rule of the reduction.

use fastrand::Rng;
use selvedge_fuzz::Subject;
use selvedge_fuzz::searches::{self, Findings, Tally, knobs, search};
use selvedge_interleave::{Machine, Points, Stats, step_at_random};
use selvedge_oracle::sections::notation::parse;
use selvedge_oracle::{SectionProgram, Translation, generate_sections};
use selvedge_program::{Action, Order, Program, ThreadId};

const MOST: u64 = 1_000_000;

fn find(text: &str, points: Points) -> (Findings, Stats) {
    let tree = parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let program = SectionProgram::new(&tree, Translation::Unordered);
    search(&program, tree.locations, points, MOST).expect("a small program")
}

/// What both searches find, and what they cost: all interleavings, and those with locksets.
fn both(text: &str) -> (Findings, [Stats; 2]) {
    let (all, cost) = find(text, Points::All);
    let (some, reduced) = find(text, Points::Races);
    assert_eq!(all, some, "{text}");
    (all, [cost, reduced])
}

#[test]
fn the_searches_find_the_same_and_what_graphs_show() {
    let subjects = Subject::built_in();
    let sc = subjects.iter().find(|subject| subject.name == "sc").expect("a built-in model");
    let mut tally = Tally::default();
    for seed in 0..200 {
        searches::one(seed, sc, &mut tally).unwrap_or_else(|report| panic!("seed {seed}: {report}"));
    }
}

#[test]
fn what_is_under_a_lock_needs_no_scheduling_points() {
    let (found, [all, lockset]) =
        both("z.na=1 L x.na=1;y.na=1;Rx.na U Rz.na || w.na=1 L x.na=2;y.na=2;Rx.na U Rw.na");
    assert!(found.racy.is_empty() && found.failures.is_empty() && found.deadlocks.is_empty());
    // Two orders of the sections, which have two steps in common: those before the locks.
    assert_eq!((lockset.points, lockset.transitions), (1, 2 + 2 * 12), "{lockset:?}");
    assert!(all.transitions > 20 * lockset.transitions, "{all:?}");
}

/// The paper opens the point after the earlier access, where nobody comes between the two writes.
#[test]
fn the_point_before_the_earlier_access_is_needed() {
    let text = "x.na=1;x.na=2 || r0=Rx.na;assert(r0!=1)";
    let (found, _) = both(text);
    assert_eq!(found.failures.len(), 1);
    let (printed, _) = find(text, Points::AsPrinted);
    assert_eq!(printed.failures.len(), 0, "as printed, the assertion never fails");
}

#[test]
fn all_earlier_reads_count() {
    let (found, _) = both("r0=Rx.na;y.na=1 || r0=Rx.na;r1=Ry.na;assert(r1!=1) || x.na=1");
    assert_eq!(found.failures.len(), 1);
}

#[test]
fn a_failed_assertion_does_not_end_the_interleaving() {
    let (found, _) = both("r0=Rx.na;assert(r0!=0) || x.na=1;r1=Ry.na;assert(r1==0) || y.na=1");
    assert_eq!(found.failures.len(), 2);
}

#[test]
fn a_thread_that_waits_for_ever_is_part_of_a_deadlock() {
    let (found, _) = both("L0 L1 U1 U0 || L1 L0 U0 U1");
    assert_eq!(found.deadlocks.len(), 1);
    let (found, _) = both("C1 J1 || B0/2");
    assert_eq!(found.deadlocks.iter().next(), Some(&vec![ThreadId(0), ThreadId(1)]));
}

/// An update that succeeds has read what comes after the plain read.
#[test]
fn what_an_update_reads_may_order_it() {
    let (found, _) = both("r0=Rx.na;x=2 || CAS(x,2,1)");
    assert!(found.racy.is_empty());
}

/// Happens-before, as it is defined: the closure of its edges, over the steps of a trace and what a thread
/// does next.
fn ordered<P: Program>(machine: &Machine<'_, P>, from: usize, thread: ThreadId) -> bool {
    let events: Vec<_> = machine
        .trace()
        .iter()
        .enumerate()
        .flat_map(|(number, step)| step.events.iter().map(move |event| (number, *event)))
        .collect();
    let mut after: Vec<bool> = events.iter().map(|(number, _)| *number == from).collect();
    for b in 0..events.len() {
        let edge = |a: usize| {
            let (first, second) = (events[a].1, events[b].1);
            // What is read is the last write.
            let is_last = |loc| events[a + 1..b].iter().all(|(_, event)| event.access() != Some((loc, true)));
            first.thread == second.thread
                || match (first.action, second.action) {
                    (Action::Create { thread, .. }, _) => thread == second.thread,
                    (_, Action::Join { thread, .. }) => thread == first.thread,
                    (Action::Unlock { lock }, Action::Lock { lock: other, shared }) => {
                        lock == other && !(shared && first.value != 0)
                    }
                    (Action::Arrive { barrier, .. }, Action::Depart { barrier: other, .. }) => {
                        barrier == other && first.value == second.value
                    }
                    (Action::Write { loc, order, .. }, Action::Read { loc: other, order: read, .. }) => {
                        let is_atomic = order != Order::NotAtomic && read != Order::NotAtomic;
                        loc == other && is_atomic && is_last(loc)
                    }
                    _ => false,
                }
        };
        after[b] |= (0..b).any(|a| after[a] && edge(a));
    }
    let mut last = events.iter().zip(&after).filter(|(_, after)| **after);
    last.any(|((_, event), _)| {
        event.thread == thread
            || matches!(event.action, Action::Create { thread: child, .. } if child == thread)
    })
}

#[test]
fn locksets_are_happens_before() {
    let (mut pairs, mut unordered) = (0, 0);
    for seed in 0..300 {
        let mut rng = Rng::with_seed(seed);
        let knobs = knobs(&mut rng);
        let tree = generate_sections(&mut rng, &knobs);
        let program = SectionProgram::new(&tree, Translation::Unordered);
        let mut machine = Machine::new(&program);
        while step_at_random(&mut machine, &mut rng) {
            for from in 0..machine.trace().len() {
                for thread in (0..machine.thread_count()).map(|thread| ThreadId(thread as u16)) {
                    let expected = ordered(&machine, from, thread);
                    let found = machine.happens_before(from, thread);
                    assert_eq!(found, expected, "seed {seed}: {tree}: step {from}, thread {thread:?}");
                    pairs += 1;
                    unordered += u64::from(!expected);
                }
            }
        }
    }
    assert!(unordered > 1000 && pairs - unordered > 1000, "both answers occur: {unordered} of {pairs}");
}
