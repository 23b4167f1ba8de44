//! Programs with equal threads: of the executions that brute force finds and that differ only in which of these threads did
//! what, the exploration visits one. Where threads are too many for brute force, the exploration that takes none for equal stands
//! in for it.

use crate::Subject;
use crate::programs::{Comparison, Switches, visit};
use fastrand::Rng;
use selvedge_explore::{Coherence, Ending, Explorer, Found, Options};
use selvedge_graph::Order;
use selvedge_oracle::tree::{Operand, Statement};
use selvedge_oracle::{
    EventName, Execution, Knobs, Orders, Origin, Status, Tree, TreeProgram, enumerate, generate,
};
use selvedge_program::{LocId, Next, Program, ThreadId, Value};
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

/// A random program with up to six threads of one or two kinds that have little else to do than to cause each other.
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

impl Program for Twins {
    type State = <TreeProgram as Program>::State;

    fn threads(&self) -> usize {
        self.program.threads()
    }

    fn initial_value(&self, loc: LocId) -> Value {
        self.program.initial_value(loc)
    }

    fn twin(&self, thread: ThreadId) -> Option<ThreadId> {
        self.twins[thread.index()]
    }

    fn classes(&self) -> u64 {
        self.program.classes()
    }

    fn start(&self, thread: ThreadId) -> Next<Self::State> {
        self.program.start(thread)
    }

    fn resume(&self, state: &Self::State, value: Value) -> Next<Self::State> {
        self.program.resume(state, value)
    }
}

/// Compares the two sides on one program.
pub fn compare(tree: &Tree, subject: &Subject, switches: Switches, budget: u64) -> Comparison {
    let program = Twins::new(tree);
    let Ok(expected) = enumerate(&program.program, &subject.evaluator, budget) else {
        return Comparison::TooLarge;
    };
    let renamings = renamings(&program.twins);
    let mut wanted: BTreeMap<Execution, (bool, usize)> = BTreeMap::new();
    for execution in expected {
        let failed = execution.threads.iter().any(|thread| thread.status == Status::Failed);
        let erroneous = failed || !subject.evaluator.evaluate(&execution).errors.is_empty();
        wanted.insert(orbit(&execution, &renamings), (erroneous, 0));
    }
    let switches = Switches { walk_prefix: false, ..switches };
    for (execution, erroneous) in visit(&program, subject, Coherence::Stored, switches) {
        match wanted.get_mut(&orbit(&execution, &renamings)) {
            None => return Comparison::Different(format!("visited but not consistent:\n{execution}")),
            Some((expected, _)) if *expected != erroneous => {
                let claim = if erroneous { "erroneous" } else { "fine" };
                return Comparison::Different(format!("called {claim}, wrongly:\n{execution}"));
            }
            Some((_, times)) => *times += 1,
        }
    }
    if let Some((execution, _)) = wanted.iter().find(|(_, (_, times))| *times == 0) {
        return Comparison::Different(format!("never visited, nor an equal one:\n{execution}"));
    }
    if let Some((execution, (_, times))) = wanted.iter().find(|(_, (_, times))| *times > 1) {
        return Comparison::Different(format!("visited {times} times, or equal ones:\n{execution}"));
    }
    Comparison::Same(wanted.len())
}

/// Compares with the exploration in which no threads are taken for equal, if that finds no more than so many executions: there must be as many
/// as there are images of those that are visited, and as many erroneous ones.
pub fn compare_with_all(tree: &Tree, subject: &Subject, switches: Switches, most: usize) -> Comparison {
    let program = Twins::new(tree);
    let Some(expected) = count(&program.program, subject, most) else { return Comparison::TooLarge };
    let renamings = renamings(&program.twins);
    let mut seen = BTreeSet::new();
    let mut images = [0, 0];
    let switches = Switches { walk_prefix: false, ..switches };
    for (execution, erroneous) in visit(&program, subject, Coherence::Stored, switches) {
        let orbit: BTreeSet<Execution> =
            renamings.iter().map(|renaming| renamed(&execution, renaming)).collect();
        images[usize::from(erroneous)] += orbit.len();
        if !seen.insert(orbit.into_iter().next().expect("there is the identity")) {
            return Comparison::Different(format!("visited several times, or equal ones:\n{execution}"));
        }
    }
    if images != expected {
        return Comparison::Different(format!("{images:?} images are visited, but there are {expected:?}"));
    }
    Comparison::Same(seen.len())
}

/// How many executions a program has that are fine, and how many that are erroneous, if it has no more than so many.
fn count(program: &TreeProgram, subject: &Subject, most: usize) -> Option<[usize; 2]> {
    let options = Options { in_place_revisits: false, ..Options::default() };
    let mut explorer = Explorer::new(program, &subject.model, options).expect("few threads");
    let mut counts = [0, 0];
    while counts.iter().sum::<usize>() <= most {
        match explorer.advance().expect("a small program stays within the limits") {
            Found::Nothing => return Some(counts),
            Found::Execution(ending) => counts[usize::from(ending == Ending::Erroneous)] += 1,
            _ => {}
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
