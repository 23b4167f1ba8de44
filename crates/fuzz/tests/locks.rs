//! Programs with locks and barriers, each the smallest that needs some rule of the exploration that leaves
//! sections and arrivals unordered, and random ones: their executions and errors are those of the same
//! programs with locks and barriers as words in memory.

use fastrand::Rng;
use selvedge_explore::{Coherence, sections_can_be_judged};
use selvedge_fuzz::Subject;
use selvedge_fuzz::sections::{Compared, Errors, Expected, Reach, SectionSwitches, compare};
use selvedge_graph::Order;
use selvedge_oracle::sections::notation::parse;
use selvedge_oracle::{SectionKnobs, SectionTree, generate_sections};

const BOTH: [Coherence; 2] = [Coherence::Stored, Coherence::Inferred];

/// A model under which locks exclude each other, but order nothing: only the creation and the end of threads
/// do.
const IDLE_LOCKS: &str = include_str!("../../cli/tests/cmd/inputs/idle-locks.cat");

/// The built-in models and, unless errors are compared, one that they cannot be judged by.
fn subjects(errors: Errors) -> Vec<Subject> {
    let mut subjects = Subject::built_in();
    let idle = Subject::new("idle locks", IDLE_LOCKS);
    for subject in subjects.iter().chain([&idle]) {
        let is_idle = subject.name == idle.name;
        assert_eq!(sections_can_be_judged(&subject.model), !is_idle, "{}", subject.name);
    }
    if errors == Errors::NONE {
        subjects.push(idle);
    }
    subjects
}

fn check(tree: &SectionTree, subject: &Subject, coherence: Coherence, errors: Errors) -> Compared {
    let reach = Reach { steps: 200_000, budget: 10_000, errors, one_word: false };
    Expected::new(tree, subject, reach)
        .and_then(|expected| compare(tree, &expected, subject, coherence, SectionSwitches::default(), reach))
        .unwrap_or_else(|how| panic!("{tree} under {}, {coherence:?}:\n{how}", subject.name))
}

/// Compares programs under every model and both kinds of coherence: relaxed, with releases and acquires, and
/// with all accesses seq_cst.
fn check_all(programs: &[&str], errors: Errors) {
    let orders = [
        (Order::Relaxed, Order::Relaxed, Order::Relaxed),
        (Order::Acquire, Order::Release, Order::AcquireRelease),
        (Order::SeqCst, Order::SeqCst, Order::SeqCst),
    ];
    let subjects = subjects(errors);
    for program in programs {
        let tree = parse(program).unwrap_or_else(|error| panic!("{program}: {error}"));
        for (read, write, update) in orders {
            let tree = tree.clone().with_orders(read, write, update);
            for subject in &subjects {
                for coherence in BOTH {
                    check(&tree, subject, coherence, errors);
                }
            }
        }
    }
}

/// The executions of a program in which all accesses are relaxed.
fn executions(program: &str, model: &str, coherence: Coherence) -> u64 {
    let subjects = subjects(Errors::NONE);
    let subject = subjects.iter().find(|subject| subject.name == model).expect("a built-in model");
    check(&parse(program).expect("a program"), subject, coherence, Errors::NONE).executions
}

#[test]
fn a_read_takes_the_first_choice_that_leaves_some_order_of_the_sections() {
    check_all(&["L z=2 U || L z=2;Rz U || z=2"], Errors::NONE);
}

#[test]
fn a_thread_that_cannot_go_on_does_not_stop_the_others() {
    check_all(&["L Rz U || L z=1;Rx;z=1 U || x=1"], Errors::NONE);
}

#[test]
fn a_revisit_keeps_sections_that_must_come_before_what_it_keeps() {
    check_all(&["Ry || y=2 || L z=2;Ry;if(2)z=1 U || L Rz U;y=2"], Errors::NONE);
}

#[test]
fn a_revisit_keeps_no_other_sections() {
    check_all(&["L Rz U || Rz;z=1 || L z=2;Rz U"], Errors::NONE);
}

#[test]
fn open_sections_go_on_before_others_begin() {
    check_all(&["Rz || Ry;L z=2 U || L y=1;z=1 U"], Errors::NONE);
    check_all(&["L0 y=2 U0 || L0 Rz;Ry U0 || L1 fadd y U1 || L1 y=1;z=1 U1"], Errors::NONE);
}

#[test]
fn an_order_that_was_found_before_is_one_of_the_new_sections_too() {
    check_all(
        &[
            "L0 x=1 L1 U0 U1 || L1 Rx;Rx L0 U1 U0",
            "L1 Rx;Rx L0 U0 U1 || L0 x=1 L1 U1 U0",
            "L0 Rx;Rx U0 || L1 x=1 L0 U0 U1 || L1 x=1 U1",
            "x=1 || L0 x=1 L1 U0 Rx U1 || L1 Rx L0 U1 U0",
        ],
        Errors::NONE,
    );
}

#[test]
fn programs_that_were_once_visited_twice() {
    check_all(
        &[
            "L0 Rx U0 || L0 x=1;x=1 U0 || Rx L0 U0 x=1",
            "x=1 L0 U0 Ry || L0 x=1;y=1 U0 || Rx L0 U0 y=1",
            "L0 x=1;J2 U0 || L0 Rx U0 || x=1 || L0 x=1 U0",
        ],
        Errors::NONE,
    );
}

/// The end of the inner section was taken for that of the outer one, in which the thread is stuck.
#[test]
fn a_section_within_a_section_that_writes_twice_is_visited_once() {
    check_all(&["L0 Rx U0 || L0 x=1 L1 U1 x=1 U0 || Rx L0 U0 x=1"], Errors::NONE);
}

#[test]
fn reads_from_inside_a_section_that_is_still_open_lose_nothing() {
    check_all(&["L fadd x U || Ry;Rx;x=1 || L y=2;x=2 U"], Errors::NONE);
    assert_eq!(executions("L fadd x U || Ry;Rx;x=1 || L y=2;x=2 U", "sc", Coherence::Stored), 21);
}

#[test]
fn without_co_the_first_choice_is_one_that_leaves_open_sections_last() {
    check_all(&["L Rx;z=1;Rz;x=1 U || z=1;L CAS(x,0,1) U"], Errors::NONE);
}

#[test]
fn without_co_the_first_choice_of_a_read_modify_write_is_one_that_lets_it_write() {
    check_all(&["fadd z || fadd z;z=2 || z=2"], Errors::NONE);
}

#[test]
fn sections_order_what_is_outside_of_them() {
    let program = "x=1;L U;Ry || y=1;L U;Rx";
    check_all(&[program], Errors::NONE);
    for model in ["sc", "tso", "pso", "ra", "rc11"] {
        assert_eq!(executions(program, model, Coherence::Stored), 3, "{model}");
    }
}

#[test]
fn sections_that_only_read_are_not_ordered() {
    for coherence in BOTH {
        assert_eq!(executions("L Rx U || L Rx U || L Rx U", "sc", coherence), 1);
        assert_eq!(executions("S Rx U || S Rx U || S Rx U", "sc", coherence), 1);
        assert_eq!(executions("B || B || B", "rc11", coherence), 1);
    }
}

#[test]
fn readers_leave_no_traces_for_each_other() {
    check_all(
        &[
            "x=1;S U;Ry || y=1;S U;Rx",
            "x=1;Frel;S U;Ry || y=1;Frel;S U;Rx",
            "x=1;S U;Facq;Ry || y=1;S U;Facq;Rx",
            "y=1 S0 U0 x=1 || Rx S0 U0 y=1",
            "xchg(y,1);Rx || S0 x=1 U0 Ry",
            "Rx;y=1 || S0 y=1 U0 x=1",
        ],
        Errors::NONE,
    );
}

#[test]
fn an_assertion_fails_only_if_it_fails_with_at_most_one_open_section_per_lock() {
    check_all(
        &[
            "L Rx;assert(r!=2) U || L x=2;x=1 U",
            "L0 Rz;L1 U1 assert(r!=2) U0 || L1 z=2;z=1;L0 U0 U1",
            "L0 Rz;assert(r!=2);L1 U1 U0 || L1 z=2;z=1;L0 U0 U1",
            "L0 x=1 U0 Ry;assert(r!=1) || L0 Rx;if(1){y=1} U0",
        ],
        Errors::ALL,
    );
}

#[test]
fn accesses_race_if_some_order_of_the_sections_leaves_them_unordered() {
    check_all(
        &["L U x.na=1 L U || L U x.na=2 L U", "L x.na=1 U || L x.na=2 U", "x.na=1;L U || L U x.na=2"],
        Errors::ALL,
    );
}

#[test]
fn a_deadlock_is_noticed_though_nobody_waits() {
    check_all(
        &[
            "L0 Rz;L1 U1 U0 || L1 z=2;z=1;L0 U0 U1",
            "L0 L1 U1 U0 || L1 L0 U0 U1",
            "L0 L1 U1 U0 || L0 L1 U1 U0",
            "L B U || L B U",
            "C1;L J1 U || L U",
            "L B U || B",
            "L0 Rx;if(1){L1 U1} U0 || x=1;L1 L0 U0 U1",
            "L0 C1;J2 U0 || L0 U0 || B0/2",
            "L0 U0 C1 || x=1 || L0 J1 U0",
            "L0 U0 C1 || C2 || x=1 || L0 J2 U0",
            "L0 U0 C1 || B0 || L0 J3 U0 || B0",
        ],
        Errors::ALL,
    );
}

#[test]
fn barriers_that_too_many_threads_meet_at_are_noticed() {
    let subjects = subjects(Errors::NONE);
    for (program, crowded) in
        [("B/2 || B/2 || B/2", true), ("B;B || B;B", false), ("B/1 || B/1;Rx", true), ("B/3 || B/3", false)]
    {
        let tree = parse(program).expect("a program");
        for subject in &subjects {
            for coherence in BOTH {
                assert_eq!(check(&tree, subject, coherence, Errors::NONE).crowded, crowded, "{program}");
            }
        }
    }
}

#[test]
fn random_programs_have_the_executions_of_the_ordered_exploration() {
    let subjects = subjects(Errors::NONE);
    for seed in 0..200 {
        let mut rng = Rng::with_seed(seed);
        let mut knobs = match seed % 8 {
            0 => SectionKnobs::random_barriers(&mut rng),
            _ => SectionKnobs::random(&mut rng),
        };
        knobs.accesses.events = knobs.accesses.events.min(7);
        let tree = generate_sections(&mut rng, &knobs);
        let reach = Reach { steps: 5_000, budget: 1_000, errors: Errors::NONE, one_word: false };
        for subject in &subjects {
            let Ok(expected) = Expected::new(&tree, subject, reach) else { continue };
            for coherence in BOTH {
                let switches = SectionSwitches::random(&mut rng);
                compare(&tree, &expected, subject, coherence, switches, reach).unwrap_or_else(|how| {
                    panic!("seed {seed}, {tree} under {}, {coherence:?}, {switches:?}:\n{how}", subject.name)
                });
            }
        }
    }
}
