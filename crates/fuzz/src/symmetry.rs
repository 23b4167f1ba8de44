//! Programs with equal threads: of the executions that brute force finds and that differ only in which of
//! these threads did what, the exploration visits one. Where threads are too many for brute force, the
//! exploration that takes none for equal stands in for it.

use crate::Subject;
use crate::programs::{Comparison, Switches, difference, errors_of, is_blocked, visit, visited_of};
use fastrand::Rng;
use selvedge_explore::{Coherence, Explorer, Found, Options};
use selvedge_graph::Order;
use selvedge_oracle::tree::{Operand, Statement};
use selvedge_oracle::{
    EventName, Execution, Knobs, Orders, Origin, Status, Tree, TreeProgram, enumerate, generate,
};
use selvedge_program::{Action, Excess, Facts, LocId, Next, Objects, Program, Symmetric, ThreadId, Value};
use std::collections::{BTreeMap, BTreeSet};

/// A random program in which some threads are the same.
pub fn generate_equal(rng: &mut Rng) -> Tree {
    let mut knobs = Knobs::random(rng);
    let kinds = if rng.u8(..3) == 0 { 2 } else { rng.usize(1..=2) };
    knobs.threads = kinds..=kinds;
    let copies: Vec<usize> = (0..kinds).map(|_| rng.usize(1..=3)).collect();
    let threads: usize = copies.iter().sum();
    let events = rng.usize(6..=11);
    knobs.events = (events * kinds / threads.max(2)).max(kinds);
    let tree = generate(rng, &knobs);
    let mut bodies = Vec::new();
    for (body, copies) in tree.threads.iter().zip(copies) {
        bodies.extend(std::iter::repeat_n(body.clone(), if threads < 2 { 2 } else { copies }));
    }
    // Equal threads need not stand side by side.
    if rng.bool() {
        rng.shuffle(&mut bodies);
    }
    Tree { threads: bodies, ..tree }
}

/// A random program with up to six threads of one or two kinds that have little else to do than to cause each
/// other.
pub fn generate_crowd(rng: &mut Rng) -> Tree {
    let kinds = if rng.u8(..4) == 0 { 1 } else { 2 };
    let orders = if rng.u8(..4) == 0 { Orders::Mixed } else { Orders::Relaxed };
    let knobs = Knobs {
        threads: kinds..=kinds,
        locations: 1..=3,
        events: kinds * rng.usize(1..=4 - kinds),
        rmws: if rng.u8(..3) == 0 { 0.3 } else { 0.0 },
        fences: 0.0,
        ..Knobs { orders, ..Knobs::default() }
    };
    let mut tree = generate(rng, &knobs);
    // They have to read and then to write, else nobody is the cause of anything.
    for body in &mut tree.threads {
        if rng.bool() {
            body.clear();
        }
        let mut loc = || LocId(rng.u32(..tree.locations as u32));
        let (from, to) = (loc(), loc());
        body.insert(0, Statement::Load { to: 8, loc: from, order: Order::Relaxed });
        let value = if rng.bool() { Operand::Successor(8) } else { Operand::Constant(1) };
        body.push(Statement::Store { loc: to, order: Order::Relaxed, value });
    }
    let copies = |rng: &mut Rng| rng.usize(2..=if kinds == 1 { 5 } else { 3 });
    let bodies = tree.threads.iter().flat_map(|body| std::iter::repeat_n(body.clone(), copies(rng)));
    let mut threads: Vec<_> = bodies.collect();
    if rng.bool() {
        rng.shuffle(&mut threads);
    }
    Tree { threads, ..tree }
}

/// A program of which it is said which threads are equal.
struct Twins {
    program: TreeProgram,
    twins: Vec<Option<ThreadId>>,
}

impl Twins {
    fn new(tree: &Tree) -> Twins {
        let twin = |thread: usize| {
            let earlier = tree.threads[..thread].iter().rposition(|body| *body == tree.threads[thread]);
            earlier.map(|thread| ThreadId(thread as u16))
        };
        Twins { program: TreeProgram::new(tree), twins: (0..tree.threads.len()).map(twin).collect() }
    }
}

#[deny(clippy::missing_trait_methods)]
impl Program for Twins {
    type State = <TreeProgram as Program>::State;

    fn threads(&self) -> usize {
        self.program.threads()
    }

    fn initial_value(&self, loc: LocId) -> Value {
        self.program.initial_value(loc)
    }

    fn start(&self, thread: ThreadId) -> Next<Self::State> {
        self.program.start(thread)
    }

    fn resume(&self, state: &Self::State, value: Value) -> Next<Self::State> {
        self.program.resume(state, value)
    }

    fn objects(&self) -> Option<impl Objects<Self::State>> {
        self.program.objects()
    }

    fn facts(&self) -> Facts {
        self.program.facts()
    }

    fn symmetric(&self) -> Option<impl Symmetric> {
        Some(self)
    }

    fn looks_outside(&self, state: &Self::State) -> bool {
        self.program.looks_outside(state)
    }

    fn goes_on_alike(&self, shorter: &Self::State, longer: &Self::State, excess: Excess) -> bool {
        self.program.goes_on_alike(shorter, longer, excess)
    }

    fn bytes(&self, state: &Self::State) -> usize {
        self.program.bytes(state)
    }

    fn run_alone(&self, state: &Self::State, value: Value, answer: impl FnMut(Action) -> Option<Value>) {
        self.program.run_alone(state, value, answer);
    }
}

impl Symmetric for Twins {
    fn twin(&self, thread: ThreadId) -> Option<ThreadId> {
        self.twins[thread.index()]
    }

    fn exchanged(&self, _: LocId, value: Value, _: (ThreadId, ThreadId)) -> Value {
        value
    }

    fn tells_threads_apart(&self) -> bool {
        false
    }
}

/// Compares the two sides on one program.
pub fn compare(tree: &Tree, subject: &Subject, switches: Switches, budget: u64) -> Comparison {
    let program = Twins::new(tree);
    let Ok(expected) = enumerate(&program.program, &subject.evaluator, budget) else {
        return Comparison::TooLarge;
    };
    let renamings = renamings(&program.twins);
    let mut wanted: BTreeMap<Execution, bool> = BTreeMap::new();
    for execution in expected {
        let failed = execution.threads.iter().any(|thread| thread.status == Status::Failed);
        let erroneous = failed || !subject.evaluator.evaluate(&execution).errors.is_empty();
        wanted.insert(orbit(&execution, &renamings), erroneous);
    }
    // The iterator of the library takes no threads for equal.
    let switches = Switches { walk_prefix: false, library: false, ..switches };
    let visited = visit(&program, subject, Coherence::Stored, switches).into_iter();
    let orbits = visited.map(|(execution, erroneous)| (orbit(&execution, &renamings), erroneous)).collect();
    // An error that one of several equal threads may make is met if any of them makes it.
    let errors_of = |execution: &Execution| {
        let images = renamings.iter().map(|renaming| renamed(execution, renaming));
        images.flat_map(|image| errors_of(&image, subject)).collect()
    };
    difference(&wanted, orbits, switches.in_place, errors_of)
}

/// Compares with the exploration in which no threads are taken for equal, if that finds no more than so many
/// executions: there must be as many as there are images of those that are visited, and as many erroneous
/// ones. Where some with a blocked thread may be missing, none of them counts.
pub fn compare_with_all(tree: &Tree, subject: &Subject, switches: Switches, most: usize) -> Comparison {
    let program = Twins::new(tree);
    let counts = |execution: &Execution| !(switches.in_place && is_blocked(execution));
    let Some(expected) = count(&program.program, subject, most, counts) else { return Comparison::TooLarge };
    let renamings = renamings(&program.twins);
    let mut seen = BTreeSet::new();
    let mut images = [0, 0];
    // The iterator of the library takes no threads for equal.
    let switches = Switches { walk_prefix: false, library: false, ..switches };
    for (execution, erroneous) in visit(&program, subject, Coherence::Stored, switches) {
        let orbit: BTreeSet<Execution> =
            renamings.iter().map(|renaming| renamed(&execution, renaming)).collect();
        images[usize::from(erroneous)] += if counts(&execution) { orbit.len() } else { 0 };
        if !seen.insert(orbit.into_iter().next().expect("there is the identity")) {
            return Comparison::Different(format!("visited several times, or equal ones:\n{execution}"));
        }
    }
    if images != expected {
        return Comparison::Different(format!("{images:?} images are visited, but there are {expected:?}"));
    }
    Comparison::Same(seen.len())
}

/// How many executions a program has that are fine, and how many that are erroneous, of those that count, if
/// it has no more than so many.
fn count(
    program: &TreeProgram,
    subject: &Subject,
    most: usize,
    counts: impl Fn(&Execution) -> bool,
) -> Option<[usize; 2]> {
    let options = Options { patience: false, ..Options::default() };
    let mut explorer = Explorer::new(program, &subject.model, options).expect("few threads");
    let mut numbers = [0, 0];
    for _ in 0..=most {
        let found = explorer.advance().expect("a small program stays within the limits");
        if found == Found::Nothing {
            return Some(numbers);
        }
        if let Some((execution, erroneous)) = visited_of(&explorer, &found) {
            numbers[usize::from(erroneous)] += usize::from(counts(&execution));
        }
    }
    None
}

/// Every way to exchange equal threads: by thread, whose place it takes.
pub(crate) fn renamings(twins: &[Option<ThreadId>]) -> Vec<Vec<u16>> {
    let mut first: Vec<usize> = (0..twins.len()).collect();
    for thread in 0..twins.len() {
        first[thread] = twins[thread].map_or(thread, |twin| first[twin.index()]);
    }
    let mut all = vec![Vec::new()];
    for thread in 0..twins.len() {
        let places = (0..twins.len()).filter(|place| first[*place] == first[thread]);
        all = places
            .flat_map(|place| all.iter().map(move |renaming| (renaming.clone(), place as u16)))
            .filter(|(renaming, place)| !renaming.contains(place))
            .map(|(mut renaming, place)| {
                renaming.push(place);
                renaming
            })
            .collect();
    }
    all
}

/// The least execution that is the same but for exchanged threads.
pub(crate) fn orbit(execution: &Execution, renamings: &[Vec<u16>]) -> Execution {
    renamings.iter().map(|renaming| renamed(execution, renaming)).min().expect("there is the identity")
}

fn renamed(execution: &Execution, renaming: &[u16]) -> Execution {
    let name = |name: EventName| EventName { thread: renaming[name.thread as usize], ..name };
    let mut threads = execution.threads.clone();
    for (thread, place) in execution.threads.iter().zip(renaming) {
        let mut thread = thread.clone();
        for event in &mut thread.events {
            if let Some(Origin::Write(source)) = &mut event.source {
                *source = name(*source);
            }
        }
        threads[*place as usize] = thread;
    }
    let co = execution.co.iter().map(|(loc, writes)| (*loc, writes.iter().copied().map(name).collect()));
    Execution { threads, co: co.collect() }
}
