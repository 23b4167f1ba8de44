//! Threads of C programs, driven by hand: which actions they do, where they stop, what the machine says of
//! their objects.

mod common;

use common::cases;
use selvedge_program::{Action, Block, Next, Objects, Program, ThreadId, Value};
use selvedge_source::Source;
use selvedge_vm::{Config, LoopName, Machine, Obstacle, Relies, Restart, Thread};
use std::path::Path;
use std::sync::{Arc, OnceLock};

fn machine(entry: &str, config: Config) -> Machine {
    static TEXT: OnceLock<String> = OnceLock::new();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/machine.c");
    let text = TEXT.get_or_init(|| cases::compile(&file));
    cases::load(&Source::new("machine.c", text.clone()), entry, config).expect("the program can be loaded")
}

type Suspended = Next<Arc<Thread>>;

/// The states of the created thread, if its reads return what `value` says, until it stops.
fn drive(machine: &Machine, mut value: impl FnMut(usize, &Action) -> Value) -> Vec<Suspended> {
    let created = machine.start(ThreadId(0));
    let Action::Create { thread, value: start, .. } = created.action else { panic!("{:?}", created.action) };
    let mut states = vec![machine.start(thread)];
    let mut returned = start;
    loop {
        let next = machine.resume(&states[states.len() - 1].state, returned);
        let stops = matches!(next.action, Action::Block(_) | Action::Fail | Action::End | Action::Exit);
        states.push(next);
        if stops || states.len() > 100 {
            return states;
        }
        returned = value(states.len() - 1, &states[states.len() - 1].action);
    }
}

#[test]
fn a_thread_that_runs_alone_does_the_same_as_step_by_step() {
    let entries =
        ["plain_wait", "period_two", "loop_with_effect", "ticket_lock", "treiber_push", "publication"];
    for entry in entries {
        let machine = machine(entry, Config::default());
        let value = |step: usize| 5 * (step as Value % 3);
        let states = drive(&machine, |step, _| value(step));
        let created = machine.start(ThreadId(0)).action;
        let Action::Create { thread, value: start, .. } = created else { panic!("{created:?}") };
        let mut actions = vec![states[0].action];
        machine.run_alone(&machine.start(thread).state, start, |action| {
            actions.push(action);
            (actions.len() < states.len()).then(|| value(actions.len() - 1))
        });
        assert!(states.len() > 2, "{entry} does something");
        assert_eq!(actions, states.iter().map(|state| state.action).collect::<Vec<_>>(), "{entry}");
    }
}

/// How many events the thread has, and how it stops, if its reads return 0.
fn stop(entry: &str) -> (usize, Action) {
    let states = drive(&machine(entry, Config::default()), |_, _| 0);
    (states.len() - 1, states[states.len() - 1].action)
}

fn spin(events: u32) -> Action {
    Action::Block(Block::Spin { events })
}

#[test]
fn a_thread_spins_as_soon_as_it_is_where_it_was() {
    // The beginning is an event too.
    assert_eq!(stop("plain_wait"), (2, spin(1)));
    assert_eq!(stop("period_two"), (3, spin(2)));
    assert_eq!(stop("nested_waits"), (3, spin(1)));
    // The rounds of a loop that counts are played once, and a counter that nobody compares is nothing.
    assert_eq!(stop("across_functions"), (2, spin(1)));
    assert_eq!(stop("counting"), (2, spin(1)));
    // What nobody else looks at may be stored again.
    assert_eq!(stop("loop_with_effect"), (5, spin(2)));
}

#[test]
fn a_thread_that_changes_something_does_not_spin() {
    let config = Config { relies: Relies::NONE, ..Config::default() };
    let states = drive(&machine("loop_with_effect", config), |_, _| 0);
    assert!(states.len() > 100);
}

#[test]
fn a_ticket_lock_spins_after_its_ticket_is_taken() {
    let states = drive(&machine("ticket_lock", Config::default()), |_, action| match action {
        Action::Read { exclusive: selvedge_program::Exclusive::Always, .. } => 5,
        _ => 0,
    });
    assert_eq!((states.len() - 1, states[states.len() - 1].action), (4, spin(1)));
}

#[test]
fn a_compare_exchange_loop_spins_although_it_prepares_its_node_anew() {
    // Loads see 0, compare-exchanges see 8: they fail.
    let states = drive(&machine("treiber_push", Config::default()), |_, action| match action {
        Action::Read { exclusive: selvedge_program::Exclusive::IfEqual { .. }, .. } => 8,
        _ => 0,
    });
    assert_eq!((states.len() - 1, states[states.len() - 1].action), (3, spin(2)));
    // Loads see something else in every round, but that is overwritten.
    let states = drive(&machine("treiber_push", Config::default()), |step, action| match action {
        Action::Read { exclusive: selvedge_program::Exclusive::IfEqual { .. }, .. } => 8,
        _ => 16 * step as Value,
    });
    assert_eq!((states.len() - 1, states[states.len() - 1].action), (3, spin(2)));
}

#[test]
fn spins_go_on_if_asked_to_and_loops_stop_at_their_bound() {
    let config = Config { no_spin_assume: true, unroll: Some(3), ..Config::default() };
    let states = drive(&machine("plain_wait", config), |_, _| 0);
    assert_eq!((states.len() - 1, states[states.len() - 1].action), (4, Action::Block(Block::LoopBound)));
    let config = Config { unroll: Some(1), ..Config::default() };
    let states = drive(&machine("plain_wait", config), |_, _| 0);
    assert_eq!(states[states.len() - 1].action, spin(1), "a spin wins over the bound");
}

/// The created thread of `nested_waits` reads 0 for ever, with such bounds of single loops.
fn stop_of_nested(unroll: Option<u32>, bounds: &[(LoopName, u32)]) -> (usize, Action) {
    let config = Config { no_spin_assume: true, unroll, bounds: bounds.to_vec(), ..Config::default() };
    let states = drive(&machine("nested_waits", config), |_, _| 0);
    (states.len() - 1, states[states.len() - 1].action)
}

#[test]
fn single_loops_have_bounds_of_their_own_by_function_and_by_line() {
    let function = |name: &str| LoopName::Function(name.to_string());
    let line = |line| LoopName::Line("machine.c".to_string(), line);
    let cut = Action::Block(Block::LoopBound);
    // The beginning, the read of the outer loop, and as many of the inner one as it has rounds.
    assert_eq!(stop_of_nested(None, &[(function("nested"), 3)]), (5, cut));
    assert_eq!(stop_of_nested(Some(3), &[]), (5, cut));
    assert_eq!(stop_of_nested(Some(9), &[(function("nested"), 3)]), (5, cut), "a name goes before none");
    assert_eq!(stop_of_nested(None, &[(line(37), 4), (function("nested"), 3)]), (6, cut), "lines go first");
    let (events, action) = stop_of_nested(None, &[(line(36), 2)]);
    assert!(events >= 100 && action != cut, "the inner loop has no bound");
}

#[test]
fn a_bound_for_a_loop_that_is_not_there_names_those_that_are() {
    let refused = |name: LoopName| {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/machine.c");
        let config = Config { bounds: vec![(name, 3)], ..Config::default() };
        let text = Source::new("machine.c", cases::compile(&file));
        cases::load(&text, "counting", config).expect_err("there is no such loop")
    };
    let text = refused(LoopName::Line("machine.c".to_string(), 1));
    assert!(text.starts_with("`--unroll machine.c:1:3`: there is no such loop; the loops are "), "{text}");
    assert!(text.contains("machine.c:29 in `count`"), "{text}");
    assert!(refused(LoopName::Function("nobody".to_string())).starts_with("`--unroll nobody:3`"));
}

#[test]
fn what_lies_behind_a_loop_is_known_to_be_reached_once_it_was() {
    let config = Config { unroll: Some(3), relies: Relies::NONE, ..Config::default() };
    let machine = machine("loop_with_effect", config);
    let unreached = |machine: &Machine| {
        let all = machine.unreached();
        all.iter().any(|(id, ..)| machine.function_of(*id) == "with_effect")
    };
    let states = drive(&machine, |_, _| 0);
    assert_eq!(states[states.len() - 1].action, Action::Block(Block::LoopBound));
    assert!(unreached(&machine));
    let fork = machine.fork();
    drive(&fork, |_, _| 1);
    assert!(!unreached(&fork) && unreached(&machine));
    machine.absorb(&fork);
    assert!(!unreached(&machine));
}

#[test]
fn a_loop_that_grows_is_named_with_what_keeps_its_rounds() {
    let grows = |entry: &str| {
        let machine = machine(entry, Config::default());
        let states = drive(&machine, |_, _| 0);
        let actions = states[1..states.len() - 1].iter().map(|state| (&*state.state, state.action));
        let found = machine.growing(actions).expect("it grows");
        let line = machine.place(found.place).map(|(_, line, _)| line);
        (found.function, line, found.obstacle)
    };
    assert_eq!(grows("counting"), ("count".to_string(), Some(29), Obstacle::State));
    let (_, _, obstacle) = grows("loop_with_effect");
    assert!(matches!(obstacle, Obstacle::Acts(Action::Write { .. }, _)), "{obstacle:?}");
}

#[test]
fn objects_remember_when_they_were_made_written_and_published() {
    let machine = machine("publication", Config::default());
    let states = drive(&machine, |_, _| 0);
    // Events: 0 begin, 1 to 3 the flag, 4 the publication, 5 the write to what was published, 6 the end.
    let Action::Write { value: outer, .. } = states[4].action else { panic!("{:?}", states[4].action) };
    let Action::Write { loc: value, .. } = states[5].action else { panic!("{:?}", states[5].action) };
    assert!(matches!(states[6].action, Action::Finish { .. }), "{:?}", states[6].action);
    let object = |at: usize, loc| machine.object(loc, Some(&states[at].state)).expect("it exists");
    assert_eq!(machine.maker(value), Some(ThreadId(1)));
    assert_eq!(machine.access_of(value), (outer as u64 + 8, 4));
    // Before and after the publication.
    assert_eq!(object(4, value).published, None);
    let outer_value = object(5, value);
    assert_eq!((outer_value.base, outer_value.published, outer_value.made), (outer as u64, Some(4), 2));
    assert_eq!((outer_value.written, outer_value.initial), (2, None), "its value was never written before");
    assert!(!outer_value.is_freeable);
    let outer = outer as u64;
    let next = object(5, machine.location(outer, 8));
    let state = object(5, machine.location(outer + 12, 4));
    assert_eq!((next.written, next.atomic, next.is_freeable), (2, false, true));
    assert_eq!((state.written, state.atomic, state.initial), (3, true, Some(4)));
    // What it points to was published with it.
    let inner = next.initial.expect("it was written") as u64;
    let inner_next = object(5, machine.location(inner, 8));
    let inner_value = object(5, machine.location(inner + 8, 4));
    assert_eq!((inner_next.published, inner_next.made, inner_next.written), (Some(4), 1, 1));
    assert_eq!((inner_value.published, inner_value.written, inner_value.initial), (Some(4), 2, Some(3)));
    assert_eq!(object(5, machine.location(inner + 12, 4)).initial, None);
    assert_eq!(
        machine.object(machine.location(inner + 12, 8), Some(&states[5].state)),
        None,
        "it is too long"
    );
    assert_eq!(machine.object(value, None), None, "its maker must be asked");
}

#[test]
fn the_same_values_give_the_same_actions_and_addresses() {
    for entry in ["treiber_push", "publication", "naming"] {
        let actions = |machine: &Machine| -> Vec<Action> {
            drive(machine, |_, _| 0).into_iter().map(|next| next.action).collect()
        };
        let one = machine(entry, Config::default());
        assert_eq!(actions(&one), actions(&one), "{entry}");
        assert_eq!(actions(&one), actions(&machine(entry, Config::default())), "{entry}");
    }
}

#[test]
fn objects_of_a_shared_site_are_shared_from_their_birth() {
    let first = machine("publication", Config::default());
    let states = drive(&first, |_, _| 0);
    let Action::Write { loc, .. } = states[5].action else { panic!("{:?}", states[5].action) };
    let site = first.site_of(loc, &states[5].state).expect("it was made somewhere");
    let mut config = Config::default();
    assert!(config.apply(Restart::ShareSite(site)));
    assert!(!config.apply(Restart::ShareSite(site)), "a second time changes nothing");
    let second = machine("publication", config);
    let states = drive(&second, |_, _| 0);
    // The writes to `outer->next` and `outer->state` are events now; the first publishes `inner`, so writes
    // to that are, too.
    assert_eq!(states.len() - 1, 10);
    let Action::Write { loc, .. } = states[2].action else { panic!("{:?}", states[2].action) };
    let object = second.object(loc, Some(&states[2].state)).expect("it exists");
    assert_eq!((object.published, object.made, object.initial), (Some(1), 2, None));
}

#[test]
fn unfreed_memory_is_counted() {
    let states = drive(&machine("leaks", Config::default()), |_, _| 0);
    assert_eq!(states[states.len() - 1].state.leaked(), 2);
}

#[test]
fn leaving_the_program_is_told() {
    let states = drive(&machine("quits", Config::default()), |_, _| 0);
    let last = &states[states.len() - 1];
    assert_eq!((last.action, last.state.exited()), (Action::Exit, true));
}

#[test]
fn addresses_have_names() {
    let machine = machine("naming", Config::default());
    let states = drive(&machine, |_, _| 0);
    let mut names = Vec::new();
    for next in &states {
        if let Action::Write { loc, .. } = next.action {
            let (address, bytes) = machine.access_of(loc);
            names.push(machine.describe(address, bytes, Some(&next.state)));
        }
    }
    let made = "node#1->value";
    assert_eq!(
        names,
        ["pool.in.nodes[2].value", "pool.in.a", "head", "local.value", "head", made, "head", "own"]
    );
    assert_eq!(machine.thread_name(ThreadId(1)), "names");
    let place = machine.place(states[1].place).expect("there is debug information");
    assert!(place.0.ends_with("machine.c") && place.1 > 100, "{place:?}");
    let functions: Vec<&str> = states[1]
        .state
        .path()
        .map(|(function, _)| &*machine.module().functions[function as usize].name)
        .collect();
    assert_eq!(functions, ["names"]);
}

/// The line of a program with this mark.
fn marked(mark: &str) -> u32 {
    let text = include_str!("programs/machine.c");
    let line = text.lines().position(|line| line.contains(&format!("/* {mark} */")));
    line.unwrap_or_else(|| panic!("no line is marked `{mark}`")) as u32 + 1
}

#[test]
fn the_last_store_before_the_first_thread_is_known() {
    let machine = machine("first_stores", Config::default());
    let states = drive(&machine, |_, action| match *action {
        Action::Read { loc, .. } => machine.initial_value(loc),
        _ => 0,
    });
    let mut found = Vec::new();
    for next in &states {
        if let Action::Read { loc, .. } = next.action {
            let (address, bytes) = machine.access_of(loc);
            let store = machine.first_store(loc);
            let line = store.map(|store| machine.place(store.place).expect("it has a place").1);
            let name = machine.describe(address, bytes, Some(&next.state));
            found.push((name, line, store.is_some_and(|store| store.initialises)));
        }
    }
    let stored = |name: &str, mark: &str, initialises| (name.to_string(), Some(marked(mark)), initialises);
    let initial = |name: &str| (name.to_string(), None, false);
    let made = "node#0->value";
    found.dedup();
    assert_eq!(
        found,
        [
            initial("given"),
            stored("set_twice", "set_twice", false),
            initial("left_alone"),
            stored("pair.left", "pair.left", false),
            stored("pair.right", "pair.right", false),
            stored("cleared.value", "cleared", false),
            stored("made_before", "made_before", false),
            stored(made, "made_before->value", false),
            stored("exchanged", "exchanged", false),
            stored("gate.__align", "gate", true),
            stored("lock_used.__data.__lock", "lock_used", false),
            stored("lock_fresh.__data.__lock", "lock_fresh", true),
        ]
    );
}

#[test]
fn objects_of_the_same_line_are_numbered() {
    let machine = machine("naming_alike", Config::default());
    let states = drive(&machine, |_, _| 0);
    let heap_name = |next: &Suspended| match next.action {
        Action::Write { loc, .. } => {
            let (address, bytes) = machine.access_of(loc);
            Some(machine.describe(address, bytes, Some(&next.state))).filter(|name| name != "head")
        }
        _ => None,
    };
    let names: Vec<String> = states.iter().filter_map(heap_name).collect();
    assert_eq!(names, [2, 4, 6].map(|number| format!("node#1.{number}->value")));
}
