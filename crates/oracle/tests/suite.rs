//! `suite/litmus`: every test under every built-in model, explored in both coherence modes and enumerated by
//! brute force; all three must find exactly what the `.toml` beside the test says. The format is in
//! `suite/README.md`.

use selvedge_explore::{CausalOrder, Coherence, Dependent, Explorer, Found, Options};
use selvedge_litmus::{Observable, State, Test};
use selvedge_model::{BUILT_IN, Model, built_in};
use selvedge_oracle::{Evaluator, Execution, Status, enumerate};
use selvedge_program::{Action, Program, ThreadId, Value};
use selvedge_source::Source;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// How much the enumeration may look at in one test, and the tests for which that is not enough. Those were
/// counted by hand: 36 pairs of monotone reads, less 16 with a cycle of `po | rf`, less one more under SC.
const BUDGET: u64 = 1_000_000;
const TOO_LARGE: [&str; 2] = ["bench-fib-2", "bench-fib-2-rel-acq"];

#[test]
fn suite_under_sc() {
    explore_all("sc");
}

#[test]
fn suite_under_tso() {
    explore_all("tso");
}

#[test]
fn suite_under_pso() {
    explore_all("pso");
}

#[test]
fn suite_under_ra() {
    explore_all("ra");
}

#[test]
fn suite_under_rc11() {
    explore_all("rc11");
}

#[test]
fn suite_under_c20() {
    explore_all("c20");
}

#[test]
fn suite_under_imm() {
    explore_all("imm");
}

#[test]
fn enumeration_agrees_under_sc() {
    enumerate_all("sc");
}

#[test]
fn enumeration_agrees_under_tso() {
    enumerate_all("tso");
}

#[test]
fn enumeration_agrees_under_pso() {
    enumerate_all("pso");
}

#[test]
fn enumeration_agrees_under_ra() {
    enumerate_all("ra");
}

#[test]
fn enumeration_agrees_under_rc11() {
    enumerate_all("rc11");
}

#[test]
fn enumeration_agrees_under_c20() {
    enumerate_all("c20");
}

#[test]
fn enumeration_agrees_under_imm() {
    enumerate_all("imm");
}

/// `rc11.cat` is stronger than RC11 as printed in PLDI'17 in three ways: its psc steps along po within a
/// location too, and along rf of accesses that do not synchronise; and fences synchronise through plain
/// accesses too (in programs that race for them). In one way it is weaker: its psc does not step along hb
/// within a location. These tests show it; no other does.
#[test]
fn rc11_differs_from_the_paper_in_these_tests() {
    let (library, paper) = (evaluator("rc11"), crate::common::model(crate::common::RC11));
    let (mut stronger, mut weaker) = (Vec::new(), Vec::new());
    for case in cases() {
        let test = case.test();
        let found = [&library, &paper].map(|model| enumerate(&test, model, BUDGET));
        let [Ok(library), Ok(paper)] = found else { continue };
        if !paper.is_subset(&library) {
            stronger.push(case.name.clone());
        }
        if !library.is_subset(&paper) {
            weaker.push(case.name);
        }
    }
    let relays = ["isa2-sc-fence-after-relay", "isa2-sc-fence-before-relay"];
    assert_eq!(stronger, [&relays[..], &["rwc-sc-same-location", "seqlock-plain", "z6-u"]].concat());
    assert_eq!(weaker, ["rwc-sc-hb-same-location"]);
}

#[test]
fn the_suite_is_not_silently_empty() {
    assert!(names("litmus").len() >= 175, "only {} tests were found", names("litmus").len());
}

#[test]
fn every_test_has_its_expectations_and_every_expectation_its_test() {
    assert_eq!(names("litmus"), names("toml"));
}

#[test]
fn every_test_bears_its_file_name_and_asks_something() {
    for case in cases() {
        let test = case.test();
        assert_eq!(test.name(), case.name);
        assert!(test.condition().is_some(), "{}: there is no final condition", case.name);
    }
}

#[test]
fn every_expectation_begins_with_what_it_is_about() {
    for name in names("toml") {
        let text = read(&folder().join(&name).with_extension("toml"));
        let comment = text.lines().next().and_then(|line| line.strip_prefix("# ")).unwrap_or("");
        assert!(comment.split_whitespace().count() >= 5, "{name}.toml: the first line says too little");
    }
}

/// `SUITE_FILE=NAME cargo test -p selvedge-oracle --test all -- --ignored --nocapture print_expectations`
#[test]
#[ignore = "prints what the tool finds, for a new test; checks nothing"]
fn print_expectations() {
    let name =
        std::env::var("SUITE_FILE").expect("SUITE_FILE names a test of suite/litmus, without `.litmus`");
    let text = read(&folder().join(&name).with_extension("litmus"));
    let unroll = std::env::var("SUITE_UNROLL").ok().map(|bound| bound.parse().expect("a number"));
    let test = parse(&name, &text, unroll);
    let each = |coherence| MODELS.map(|model| explore(&test, &compiled(model), coherence));
    print!("{}", skeleton(&each(Coherence::Stored), &each(Coherence::Inferred)));
}

const MODELS: [&str; 7] = ["sc", "tso", "pso", "ra", "rc11", "c20", "imm"];

/// Built-in models whose part of the suite is elsewhere: `fuzz/tests/rc11_pldi17.rs` compares what is found
/// under it with `rc11`.
const ELSEWHERE: [&str; 1] = ["rc11-pldi17"];

#[test]
fn the_models_are_the_built_in_ones() {
    let names = BUILT_IN.iter().map(|(name, _)| *name).filter(|name| !ELSEWHERE.contains(name));
    assert_eq!(MODELS.to_vec(), names.collect::<Vec<_>>());
}

/// A test of the suite.
struct Case {
    name: String,
    text: String,
    expected: Expectation,
}

/// What stands in a `.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Expectation {
    /// Where the proposition of the final condition holds in some execution.
    observed: Models,
    /// Complete executions, told apart by po, rf and co; with races or without.
    executions: Count,
    /// Complete executions, told apart by po and rf.
    classes: Count,
    /// Executions in which a thread is blocked.
    #[serde(default)]
    blocked: Count,
    /// Executions in which a thread is blocked, told apart by po and rf; as many as `blocked`, unless it is
    /// given.
    blocked_classes: Option<Count>,
    /// Where some execution has a data race.
    #[serde(default)]
    racy: Models,
    /// The bound on loops.
    unroll: Option<u32>,
    /// The final states of complete executions.
    states: BTreeMap<String, Models>,
}

/// `"all"`, or names of models.
#[derive(Deserialize)]
#[serde(untagged)]
enum Models {
    All(All),
    These(BTreeSet<String>),
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum All {
    All,
}

impl Default for Models {
    fn default() -> Models {
        Models::These(BTreeSet::new())
    }
}

impl Models {
    fn contain(&self, model: &str) -> bool {
        match self {
            Models::All(All::All) => true,
            Models::These(names) => names.contains(model),
        }
    }

    fn names(&self) -> impl Iterator<Item = &String> {
        match self {
            Models::All(All::All) => None,
            Models::These(names) => Some(names),
        }
        .into_iter()
        .flatten()
    }
}

/// One number for every model, or one for each.
#[derive(Deserialize)]
#[serde(untagged)]
enum Count {
    Same(u64),
    Each(BTreeMap<String, u64>),
}

impl Default for Count {
    fn default() -> Count {
        Count::Same(0)
    }
}

impl Count {
    fn under(&self, model: &str) -> u64 {
        match self {
            Count::Same(count) => *count,
            Count::Each(counts) => counts[model],
        }
    }

    fn is_for_every_model(&self) -> bool {
        match self {
            Count::Same(_) => true,
            Count::Each(counts) => counts.keys().eq(BTreeSet::from(MODELS)),
        }
    }
}

/// What was found in a test under a model.
#[derive(Debug, Default, PartialEq, Eq)]
struct Summary {
    complete: u64,
    blocked: u64,
    racy: bool,
    /// Not known where co is inferred and the condition asks about a location.
    observed: Option<bool>,
    /// Where co is inferred, of registers only.
    states: BTreeSet<String>,
}

impl Summary {
    /// One more complete execution.
    fn add_complete(&mut self, test: &Test, value: &dyn Fn(&Observable) -> Option<Value>) {
        self.complete += 1;
        let known: Vec<(&Observable, Value)> =
            test.observed().iter().filter_map(|asked| Some((asked, value(asked)?))).collect();
        self.states.insert(
            known.iter().map(|(asked, value)| format!("{asked}={value};")).collect::<Vec<_>>().join(" "),
        );
        let condition = test.condition().expect("every test has a condition");
        let holds = (known.len() == test.observed().len())
            .then(|| condition.holds(&|asked| value(asked).expect("everything is known")));
        self.observed = holds.map(|holds| holds || self.observed == Some(true));
    }

    fn add_stopped(&mut self, statuses: &[Status]) {
        assert!(!statuses.contains(&Status::Failed), "the suite has no assertions");
        self.blocked += u64::from(statuses.contains(&Status::Blocked));
    }

    /// What the `.toml` says should have been found.
    fn expected(case: &Case, model: &str, coherence: Coherence) -> Summary {
        let Expectation { executions, classes, blocked, blocked_classes, racy, observed, states, .. } =
            &case.expected;
        let stored = coherence == Coherence::Stored;
        let registers_only = |state: &String| {
            let parts = state.split(' ').filter(|part| stored || part.contains(':'));
            parts.collect::<Vec<_>>().join(" ")
        };
        let all_known = stored || states.keys().all(|state| *state == registers_only(state));
        Summary {
            complete: if stored { executions } else { classes }.under(model),
            blocked: if stored { blocked } else { blocked_classes.as_ref().unwrap_or(blocked) }.under(model),
            racy: racy.contain(model),
            observed: all_known.then(|| observed.contain(model)),
            states: states
                .iter()
                .filter(|state| state.1.contain(model))
                .map(|state| registers_only(state.0))
                .collect(),
        }
    }

    /// How `self` differs from what was expected, a line each.
    fn differences(&self, expected: &Summary) -> Vec<String> {
        let mut lines = Vec::new();
        let mut compare = |what: &str, found: &dyn std::fmt::Debug, expected: &dyn std::fmt::Debug| {
            let (found, expected) = (format!("{found:?}"), format!("{expected:?}"));
            if found != expected {
                lines.push(format!("{what}: found {found}, expected {expected}"));
            }
        };
        compare("complete", &self.complete, &expected.complete);
        compare("blocked", &self.blocked, &expected.blocked);
        compare("racy", &self.racy, &expected.racy);
        compare("observed", &self.observed, &expected.observed);
        lines.extend(
            self.states.difference(&expected.states).map(|state| format!("unexpected state {state}")),
        );
        lines.extend(expected.states.difference(&self.states).map(|state| format!("missing state {state}")));
        lines
    }
}

fn explore_all(model: &str) {
    let compiled = compiled(model);
    let mut mismatches = Vec::new();
    for case in cases() {
        for (name, coherence) in [("mo", Coherence::Stored), ("wb", Coherence::Inferred)] {
            let found = explore(&case.test(), &compiled, coherence);
            let differences = found.differences(&Summary::expected(&case, model, coherence));
            mismatches
                .extend(differences.iter().map(|line| format!("{} ({model}, {name}): {line}", case.name)));
        }
    }
    assert!(mismatches.is_empty(), "{} mismatches\n{}", mismatches.len(), mismatches.join("\n"));
}

fn compiled(model: &str) -> Model {
    let source = Source::new(model, built_in(model).expect("a built-in model"));
    selvedge_model::compile(&source).expect("it is well-formed")
}

fn evaluator(model: &str) -> Evaluator {
    Evaluator::from_text(built_in(model).expect("a built-in model")).expect("it is well-formed")
}

fn enumerate_all(model: &str) {
    let evaluator = evaluator(model);
    let (mut mismatches, mut too_large) = (Vec::new(), Vec::new());
    for case in cases() {
        let test = case.test();
        let Ok(executions) = enumerate(&test, &evaluator, BUDGET) else {
            too_large.push(case.name);
            continue;
        };
        for (name, coherence) in [("mo", Coherence::Stored), ("wb", Coherence::Inferred)] {
            let found = summarize(&test, &evaluator, &executions, coherence);
            let differences = found.differences(&Summary::expected(&case, model, coherence));
            mismatches
                .extend(differences.iter().map(|line| format!("{} ({model}, {name}): {line}", case.name)));
        }
    }
    assert!(mismatches.is_empty(), "{} mismatches\n{}", mismatches.len(), mismatches.join("\n"));
    assert_eq!(too_large, TOO_LARGE, "too large for the enumeration");
}

fn explore(test: &Test, model: &Model, coherence: Coherence) -> Summary {
    let options = Options { coherence, patience: false, ..Options::default() };
    let within = "the test is within the limits";
    if model.uses_dependencies() {
        let causal = Dependent::of(model);
        visit(test, Explorer::with_causal_order(test, model, options, causal).expect(within), coherence)
    } else {
        visit(test, Explorer::new(test, model, options).expect(within), coherence)
    }
}

fn visit<C: CausalOrder>(test: &Test, mut explorer: Explorer<'_, Test, C>, coherence: Coherence) -> Summary {
    let mut summary = Summary::default();
    let threads = || (0..test.threads()).map(|thread| ThreadId(thread as u16));
    loop {
        match explorer.advance().expect("the test is within the limits") {
            Found::Nothing => return summary,
            Found::Violation(violation) => summary.racy |= violation.is_error,
            Found::Failure(_) => {}
            Found::Fault(_) | Found::Deadlock(_) | Found::Liveness(_) | Found::Again => {
                unreachable!("litmus tests do not wait")
            }
            Found::Execution(_) => {
                let statuses: Vec<Status> = threads()
                    .map(|thread| status(explorer.unfolding().action(explorer.thread_node(thread))))
                    .collect();
                if statuses.iter().any(|status| *status != Status::Ended) {
                    summary.add_stopped(&statuses);
                    continue;
                }
                let graph = explorer.graph();
                summary.add_complete(test, &|asked| match asked {
                    Observable::Register { thread, reg, .. } => {
                        let state = explorer.unfolding().state(explorer.thread_node(*thread));
                        Some(test.register(state, *reg))
                    }
                    Observable::Location { .. } if coherence == Coherence::Inferred => None,
                    Observable::Location { loc, .. } if loc.index() >= graph.location_count() => {
                        Some(test.initial_value(*loc))
                    }
                    Observable::Location { loc, .. } => {
                        let last = graph.writes(*loc).last();
                        Some(last.map_or(test.initial_value(*loc), |last| graph.event(*last).value))
                    }
                });
            }
        }
    }
}

fn status(action: Action) -> Status {
    match action {
        Action::End => Status::Ended,
        Action::Block(_) => Status::Blocked,
        Action::Fail => Status::Failed,
        other => unreachable!("a thread of a finished graph could go on with {other:?}"),
    }
}

fn summarize(
    test: &Test,
    evaluator: &Evaluator,
    executions: &BTreeSet<Execution>,
    coherence: Coherence,
) -> Summary {
    let mut summary = Summary::default();
    let mut seen = BTreeSet::new();
    for execution in executions {
        summary.racy |= !evaluator.evaluate(execution).errors.is_empty();
        if coherence == Coherence::Inferred && !seen.insert(execution.without_co()) {
            continue;
        }
        if !execution.is_complete() {
            summary.add_stopped(&execution.threads.iter().map(|thread| thread.status).collect::<Vec<_>>());
            continue;
        }
        summary.add_complete(test, &|asked| match asked {
            Observable::Register { thread, reg, .. } => {
                Some(test.register(&last_state(test, execution, *thread), *reg))
            }
            Observable::Location { .. } if coherence == Coherence::Inferred => None,
            Observable::Location { loc, .. } => {
                let last = execution.co.get(loc).and_then(|writes| writes.last());
                Some(last.map_or(test.initial_value(*loc), |last| execution.event(*last).value))
            }
        });
    }
    summary
}

/// Runs a thread again on the values that it read.
fn last_state(test: &Test, execution: &Execution, thread: ThreadId) -> State {
    let start = test.start(thread).state;
    execution.threads[thread.index()].events.iter().fold(start, |state, event| {
        let returned = if event.source.is_some() { event.value } else { 0 };
        test.resume(&state, returned).state
    })
}

impl Case {
    fn test(&self) -> Test {
        parse(&self.name, &self.text, self.expected.unroll)
    }

    /// A misspelt model would silently expect nothing.
    fn check(&self) {
        let Expectation { observed, executions, classes, blocked, blocked_classes, racy, states, .. } =
            &self.expected;
        for model in states.values().chain([observed, racy]).flat_map(Models::names) {
            assert!(MODELS.contains(&model.as_str()), "{}.toml: there is no model `{model}`", self.name);
        }
        for count in [executions, classes, blocked].into_iter().chain(blocked_classes) {
            assert!(count.is_for_every_model(), "{}.toml: a count needs every model", self.name);
        }
    }
}

fn parse(name: &str, text: &str, unroll: Option<u32>) -> Test {
    let source = Source::new(format!("{name}.litmus"), text);
    selvedge_litmus::parse(&source, &selvedge_litmus::Options { unroll })
        .unwrap_or_else(|error| panic!("{error}"))
        .with_dependencies()
}

fn cases() -> impl Iterator<Item = Case> {
    names("litmus").into_iter().map(|name| {
        let path = folder().join(&name);
        let expected = toml::from_str(&read(&path.with_extension("toml")));
        let expected = expected.unwrap_or_else(|error| panic!("{name}.toml: {error}"));
        let case = Case { text: read(&path.with_extension("litmus")), name, expected };
        case.check();
        case
    })
}

/// The files of the suite that end in `.extension`, without it.
fn names(extension: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(folder()).unwrap_or_else(|error| panic!("{}: {error}", folder().display()));
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    let wanted = paths.filter(|path| path.extension().is_some_and(|found| found == extension));
    wanted.map(|path| path.file_stem().expect("a file has a name").to_string_lossy().into_owned()).collect()
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../suite/litmus")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A `.toml` that says what was found, but not what it is about.
fn skeleton(stored: &[Summary; 7], inferred: &[Summary; 7]) -> String {
    let models = |holds: &dyn Fn(&Summary) -> bool| {
        let names: Vec<&str> =
            MODELS.into_iter().zip(stored).filter(|found| holds(found.1)).map(|found| found.0).collect();
        if names.len() == MODELS.len() { "\"all\"".to_string() } else { format!("{names:?}") }
    };
    let counts = |of: &dyn Fn(usize) -> u64| {
        let each: Vec<String> =
            MODELS.iter().enumerate().map(|(at, model)| format!("{model} = {}", of(at))).collect();
        if (1..MODELS.len()).all(|at| of(at) == of(0)) {
            of(0).to_string()
        } else {
            format!("{{ {} }}", each.join(", "))
        }
    };
    let mut text = String::from("# TODO: what the test is about, and why the models differ where they do.\n");
    let mut line = |name: &str, value: String| text += &format!("{name} = {value}\n");
    line("observed", models(&|found| found.observed == Some(true)));
    line("executions", counts(&|at| stored[at].complete));
    line("classes", counts(&|at| inferred[at].complete));
    let blocked = [counts(&|at| stored[at].blocked), counts(&|at| inferred[at].blocked)];
    if blocked != ["0", "0"] {
        line("blocked", blocked[0].clone());
    }
    if blocked[0] != blocked[1] {
        line("blocked_classes", blocked[1].clone());
    }
    if stored.iter().any(|found| found.racy) {
        line("racy", models(&|found| found.racy));
    }
    text += "\n[states]\n";
    let states: BTreeSet<&String> = stored.iter().flat_map(|found| &found.states).collect();
    for state in states {
        text += &format!("{state:?} = {}\n", models(&|found| found.states.contains(state)));
    }
    text
}
