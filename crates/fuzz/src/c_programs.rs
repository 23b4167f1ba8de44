//! The executions of a C program: those that brute force finds in its direct translation, each exactly once, with the same
//! errors.
//!
//! What is compared are canonical executions without private accesses (`selvedge_oracle::c::forget_private`). Left out are
//! executions in which a thread waits for a lock or spins, but has not seen the newest value: the exploration drops them,
//! because the thread would look again.

pub mod compare;
pub mod machine;

use crate::Subject;
use crate::programs::Comparison;
use selvedge_explore::{Coherence, Ending, Explorer, Found, Options};
use selvedge_graph::{LocId, ThreadId};
use selvedge_oracle::c::{CProgram, CTree, Home, forget_private};
use selvedge_oracle::{Execution, Origin, Status, TooLarge, enumerate};
use selvedge_program::{Action, Block, Program, Wait};
use std::collections::BTreeMap;

/// What brute force finds in one program under one model: canonical executions, and whether they are erroneous.
pub struct Expected {
    /// With their coherence orders.
    stored: BTreeMap<Execution, bool>,
    /// Without.
    inferred: BTreeMap<Execution, bool>,
    /// Whether any execution is erroneous.
    pub erroneous: bool,
    private: Private,
}

/// What becomes of private accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Private {
    /// They stay events.
    Kept,
    /// They are forgotten, on both sides.
    Forgotten,
}

impl Private {
    fn treat(self, tree: &CTree, execution: Execution) -> Option<Execution> {
        match self {
            Private::Kept => Some(execution),
            Private::Forgotten => forget_private(tree, &execution),
        }
    }
}

impl Expected {
    /// Enumerates the direct translation.
    pub fn new(tree: &CTree, subject: &Subject, private: Private, budget: u64) -> Result<Expected, TooLarge> {
        let program = CProgram::new(tree);
        let mut expected =
            Expected { stored: BTreeMap::new(), inferred: BTreeMap::new(), erroneous: false, private };
        for execution in enumerate(&program, &subject.evaluator, budget)? {
            let standing = final_actions(&program, &execution);
            let stale = is_stale(&execution, &standing);
            let erroneous = execution.threads.iter().any(|thread| thread.status == Status::Failed)
                || !subject.evaluator.evaluate(&execution).errors.is_empty()
                || reads_undefined(tree, &execution)
                || is_deadlock(&standing);
            let Some(canonical) = private.treat(tree, execution) else { continue };
            expected.erroneous |= erroneous && !stale;
            if !standing.iter().any(waits) {
                *expected.inferred.entry(canonical.without_co()).or_default() |= erroneous;
            }
            if !stale {
                *expected.stored.entry(canonical).or_default() |= erroneous;
            }
        }
        Ok(expected)
    }

    fn of(&self, coherence: Coherence) -> &BTreeMap<Execution, bool> {
        match coherence {
            Coherence::Stored => &self.stored,
            Coherence::Inferred => &self.inferred,
        }
    }
}

/// One execution that an exploration has visited: where its threads stand, and whether it is erroneous.
pub struct Visited {
    /// The execution, with private accesses if it has some.
    pub execution: Execution,
    /// What each thread would do next.
    pub standing: Vec<Action>,
    /// Whether something is wrong with it.
    pub erroneous: bool,
}

/// Compares what an exploration has visited with what brute force has found.
pub fn difference(
    tree: &CTree,
    expected: &Expected,
    coherence: Coherence,
    visited: Vec<Visited>,
) -> Comparison {
    let wanted = expected.of(coherence);
    let mut seen: BTreeMap<Execution, usize> = BTreeMap::new();
    for Visited { execution, standing, erroneous } in visited {
        let dropped = match coherence {
            Coherence::Stored => is_stale(&execution, &standing),
            Coherence::Inferred => standing.iter().any(waits),
        };
        let treated = if dropped { None } else { expected.private.treat(tree, execution) };
        let Some(execution) = treated else { continue };
        match wanted.get(&execution) {
            None => return Comparison::Different(format!("visited but not consistent:\n{execution}")),
            Some(expected) if *expected != erroneous => {
                let claim = if erroneous { "erroneous" } else { "fine" };
                return Comparison::Different(format!("called {claim}, wrongly:\n{execution}"));
            }
            Some(_) => *seen.entry(execution).or_default() += 1,
        }
    }
    if let Some((execution, times)) = seen.iter().find(|(_, times)| **times > 1) {
        return Comparison::Different(format!("visited {times} times:\n{execution}"));
    }
    if let Some((execution, _)) = wanted.iter().find(|(execution, _)| !seen.contains_key(execution)) {
        return Comparison::Different(format!("never visited:\n{execution}"));
    }
    Comparison::Same(seen.len())
}

/// Explores the direct translation itself.
pub fn visit_translation(tree: &CTree, subject: &Subject, coherence: Coherence) -> Vec<Visited> {
    let program = CProgram::new(tree);
    let options = Options { coherence, ..Options::default() };
    let mut explorer = Explorer::new(&program, &subject.model, options).expect("few threads");
    let mut visited = Vec::new();
    loop {
        match explorer.advance().expect("a small program stays within the limits") {
            Found::Nothing => return visited,
            Found::Execution(ending) => {
                let statuses = crate::programs::statuses(&explorer);
                let execution = Execution::from_graph(explorer.graph(), &statuses);
                let execution =
                    if coherence == Coherence::Inferred { execution.without_co() } else { execution };
                let threads = (0..program.threads()).map(|thread| ThreadId(thread as u16));
                let standing =
                    threads.map(|thread| explorer.unfolding().action(explorer.thread_node(thread)));
                let erroneous = ending == Ending::Erroneous || reads_undefined(tree, &execution);
                visited.push(Visited { standing: standing.collect(), execution, erroneous });
            }
            _ => {}
        }
    }
}

/// What each thread would do next.
fn final_actions<P: Program>(program: &P, execution: &Execution) -> Vec<Action> {
    let threads = execution.threads.iter().enumerate();
    threads
        .map(|(number, thread)| {
            let start = program.start(ThreadId(number as u16));
            let end = thread.events.iter().fold(start, |next, event| {
                let value = if matches!(next.action, Action::Read { .. }) { event.value } else { 0 };
                program.resume(&next.state, value)
            });
            end.action
        })
        .collect()
}

fn waits(action: &Action) -> bool {
    matches!(action, Action::Block(Block::Wait(_)))
}

/// Whether some thread waits or spins although it could read something newer.
fn is_stale(execution: &Execution, standing: &[Action]) -> bool {
    let looks = |action: &Action| waits(action) || matches!(action, Action::Block(Block::Spin { .. }));
    let looking = execution.threads.iter().zip(standing).filter(|(_, action)| looks(action));
    looking.map(|(thread, _)| thread.events.last().expect("a thread that waits has read something")).any(
        |read| {
            let newest = execution.co.get(&read.loc).and_then(|writes| writes.last());
            read.source != Some(newest.map_or(Origin::Init, |write| Origin::Write(*write)))
        },
    )
}

/// Whether some of the threads that wait for locks wait for each other, or for a thread that has ended.
fn is_deadlock(standing: &[Action]) -> bool {
    let owner = |action: &Action| match action {
        Action::Block(Block::Wait(Wait::Lock { owner })) => Some(owner.index()),
        _ => None,
    };
    let mut members: Vec<bool> = standing.iter().map(waits).collect();
    loop {
        let leaves = |thread: &usize| {
            members[*thread]
                && owner(&standing[*thread])
                    .is_none_or(|owner| !members[owner] && standing[owner] != Action::End)
        };
        match (0..standing.len()).find(leaves) {
            Some(leaving) => members[leaving] = false,
            None => return members.contains(&true),
        }
    }
}

/// Whether something is read of an object that was never written.
fn reads_undefined(tree: &CTree, execution: &Execution) -> bool {
    let cells = tree.cells();
    let in_object = |loc: LocId| loc != LocId::NONE && matches!(cells[loc.index()].home, Home::Object { .. });
    execution.events().any(|(_, event)| event.source == Some(Origin::Init) && in_object(event.loc))
}
