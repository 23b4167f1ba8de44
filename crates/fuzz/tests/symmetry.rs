//! A fixed slice of `make fuzz`: programs with equal threads.

use fastrand::Rng;
use selvedge_fuzz::Subject;
use selvedge_fuzz::programs::{Comparison, Switches};
use selvedge_fuzz::symmetry::{compare, generate_equal};

#[test]
fn of_executions_that_differ_in_which_equal_thread_did_what_one_is_visited() {
    let subjects = Subject::without_dependencies();
    let (mut same, mut executions) = (0, 0);
    let first: u64 = std::env::var("SEED").ok().and_then(|s| s.parse().ok()).unwrap_or(0);
    let count: u64 = std::env::var("COUNT").ok().and_then(|s| s.parse().ok()).unwrap_or(1000);
    for seed in first..first + count {
        let mut rng = Rng::with_seed(seed);
        let tree = generate_equal(&mut rng);
        let switches = Switches::random(&mut rng);
        for subject in &subjects {
            match compare(&tree, subject, switches, 20_000) {
                Comparison::Same(count) => {
                    same += 1;
                    executions += count;
                }
                Comparison::TooLarge => {}
                Comparison::Different(how) => {
                    panic!("seed {seed} under {}, {switches:?}:\n{how}\n{}", subject.name, tree.to_litmus())
                }
            }
        }
    }
    println!("{same} {executions}");
}
