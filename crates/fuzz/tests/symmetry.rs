//! A fixed slice of `make fuzz`: programs with equal threads.

use fastrand::Rng;
use selvedge_fuzz::Subject;
use selvedge_fuzz::programs::{Comparison, Switches};
use selvedge_fuzz::symmetry::{compare, compare_with_all, generate_crowd, generate_equal};
use selvedge_graph::{LocId, Order};
use selvedge_oracle::Tree;
use selvedge_oracle::tree::{Operand, Statement};

#[test]
fn of_executions_that_differ_in_which_equal_thread_did_what_one_is_visited() {
    let subjects = Subject::without_dependencies();
    let mut same = 0;
    for seed in 0..200 {
        let mut rng = Rng::with_seed(seed);
        let tree = generate_equal(&mut rng);
        let switches = Switches::random(&mut rng);
        for subject in &subjects {
            match compare(&tree, subject, switches, 20_000) {
                Comparison::Same(_) => same += 1,
                Comparison::TooLarge => {}
                Comparison::Different(how) => {
                    panic!("seed {seed} under {}, {switches:?}:\n{how}\n{}", subject.name, tree.to_litmus())
                }
            }
        }
    }
    assert!(same > 1_100, "only {same} of 1200 comparisons fit the budget");
}

/// In some of these programs several images of an execution are visited, of which one counts.
#[test]
fn of_equal_threads_that_cause_each_other_in_a_circle_one_order_counts() {
    let subjects = Subject::without_dependencies();
    let subject = subjects.iter().find(|subject| subject.name == "rc11").expect("a built-in model");
    let mut same = 0;
    for seed in 0..300 {
        let mut rng = Rng::with_seed(seed);
        let tree = generate_crowd(&mut rng);
        let switches = Switches::random(&mut rng);
        match compare_with_all(&tree, subject, switches, 30_000) {
            Comparison::Same(_) => same += 1,
            Comparison::TooLarge => {}
            Comparison::Different(how) => panic!("seed {seed}, {switches:?}:\n{how}\n{}", tree.to_litmus()),
        }
    }
    assert!(same > 150, "only {same} of 300 programs are small enough");
}

/// A read-modify-write is kept as a whole when what comes after it by symmetry is: three equal exchanges
/// beside a store and a load.
#[test]
fn a_read_modify_write_of_a_twin_is_kept_as_a_whole() {
    let exchange = vec![Statement::Exchange {
        to: 0,
        loc: LocId(0),
        order: Order::Acquire,
        value: Operand::Constant(2),
    }];
    let other = vec![
        Statement::Store { loc: LocId(0), order: Order::SeqCst, value: Operand::Constant(1) },
        Statement::Load { to: 0, loc: LocId(0), order: Order::Relaxed },
    ];
    let threads = vec![exchange.clone(), other, exchange.clone(), exchange];
    let tree = Tree { locations: 1, threads };
    for subject in &Subject::without_dependencies() {
        let result = compare(&tree, subject, Switches::default(), 100_000);
        assert!(matches!(result, Comparison::Same(_)), "under {}: {result:?}", subject.name);
    }
}

/// Two groups of equal threads, of which each reads what the other writes: of three equal threads, by co the
/// first is before the second and the third before the first, but the second is a cause of the third.
#[test]
fn of_three_equal_threads_that_causes_and_co_order_in_a_circle_one_order_is_visited() {
    let first = vec![
        Statement::Load { to: 0, loc: LocId(1), order: Order::Relaxed },
        Statement::Store { loc: LocId(0), order: Order::SeqCst, value: Operand::Constant(1) },
    ];
    let second = vec![
        Statement::Load { to: 0, loc: LocId(0), order: Order::NotAtomic },
        Statement::Store { loc: LocId(1), order: Order::Relaxed, value: Operand::Successor(0) },
    ];
    let threads = vec![first.clone(), first.clone(), first, second.clone(), second];
    let tree = Tree { locations: 2, threads };
    for subject in &Subject::without_dependencies() {
        let result = compare(&tree, subject, Switches::default(), 100_000);
        assert!(matches!(result, Comparison::Same(_)), "under {}: {result:?}", subject.name);
    }
}
