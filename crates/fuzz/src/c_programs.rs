//! The executions of a C program: those that brute force finds in its direct translation, each exactly once,
//! with the same errors.
//!
//! What is compared are canonical executions without private accesses (`selvedge_oracle::c::forget_private`).
//! Left out are executions in which a thread waits for a lock or spins, but has not seen the newest value:
//! the exploration drops them, because the thread would look again. Where co is inferred, executions in which
//! a thread waits are left out, unless the program has ended.

pub mod clang;
pub mod compare;
pub mod machine;
pub mod restart;
pub mod symmetry;

use crate::Subject;
use crate::programs::Comparison;
use selvedge_explore::{Coherence, Ending, Explorer, Found, Options, sees_first_contents};
use selvedge_graph::{Kind, ThreadId};
use selvedge_oracle::c::private::{first_contents_come_first, reads_undefined, uses_freed};
use selvedge_oracle::c::{CProgram, CTree, forget_making, forget_private};
use selvedge_oracle::{Execution, Origin, Status, TooLarge, enumerate};
use selvedge_program::{Action, Block, Program, Wait};
use std::collections::{BTreeMap, BTreeSet};

/// What brute force finds in one program under one model: canonical executions, and whether they are
/// erroneous.
pub struct Expected {
    /// With their coherence orders.
    stored: BTreeMap<Execution, bool>,
    /// Without.
    inferred: BTreeMap<Execution, bool>,
    /// Without, and without asking whether the first contents of objects come first in co: an exploration
    /// that does make events of private accesses may find them.
    tolerated: BTreeSet<Execution>,
    /// Whether any execution is erroneous.
    pub erroneous: bool,
    private: Private,
}

/// What becomes of private accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Private {
    /// Private accesses stay events.
    Kept,
    /// Private accesses are forgotten, on both sides.
    Forgotten,
    /// Private accesses stay events, because the model lets first contents be missed; only making and freeing
    /// objects are none.
    Shared,
}

impl Private {
    /// An execution that was visited as it is compared. (A compiled program has no events for the making of
    /// objects.)
    fn treat_visited(self, tree: &CTree, execution: Execution) -> Option<Execution> {
        if self == Private::Shared { Some(execution) } else { self.treat(tree, execution) }
    }

    /// An execution of the direct translation as it is compared.
    fn treat(self, tree: &CTree, execution: Execution) -> Option<Execution> {
        match self {
            Private::Kept => Some(execution),
            Private::Forgotten => forget_private(tree, &execution),
            Private::Shared => forget_making(tree, &execution),
        }
    }

    /// What an exploration of the compiled program makes of private accesses.
    ///
    /// Nodes on the stack could not be told from other variables there if all were shared, so they never are.
    pub fn under(subject: &Subject, tree: &CTree) -> Private {
        let sees = sees_first_contents(&subject.model) || tree.has_local_nodes();
        if sees { Private::Forgotten } else { Private::Shared }
    }
}

impl Expected {
    /// Enumerates the direct translation.
    pub fn new(tree: &CTree, subject: &Subject, private: Private, budget: u64) -> Result<Expected, TooLarge> {
        let program = CProgram::new(tree);
        let mut expected = Expected {
            stored: BTreeMap::new(),
            inferred: BTreeMap::new(),
            tolerated: BTreeSet::new(),
            erroneous: false,
            private,
        };
        // To miss the first contents of an object then takes private writes that do not happen before the
        // access. The checker reports those, or shares the object from its birth and visits the execution.
        let misses_count = private == Private::Forgotten && sees_first_contents(&subject.model);
        let mut guessed = BTreeSet::new();
        for execution in enumerate(&program, &subject.evaluator, budget)? {
            let standing = final_actions(&program, &execution);
            let stale = is_stale(&execution, &standing);
            let erroneous = execution.threads.iter().any(|thread| thread.status == Status::Failed)
                || !subject.evaluator.evaluate(&execution).errors.is_empty()
                || reads_undefined(tree, &execution)
                || uses_freed(&execution)
                || is_deadlock(&standing)
                || never_ends(&execution, &standing);
            expected.erroneous |= erroneous && misses_count && !stale;
            // What follows after the use of an object that is not there, or not yet, is anyone's guess, and
            // so is what was never written.
            if erroneous && (has_bad_objects(tree) || reads_undefined(tree, &execution)) {
                let counts = private != Private::Forgotten || first_contents_come_first(tree, &execution);
                expected.erroneous |= counts && !stale;
                guessed.extend(private.treat(tree, execution.without_co()));
                continue;
            }
            let counts = if has_exited(&standing) { !stale } else { !standing.iter().any(waits) };
            expected.tolerated.extend(private.treat(tree, execution.without_co()).filter(|_| counts));
            let Some(canonical) = private.treat(tree, execution) else { continue };
            expected.erroneous |= erroneous && !stale;
            if counts {
                *expected.inferred.entry(canonical.without_co()).or_default() |= erroneous;
            }
            if !stale {
                *expected.stored.entry(canonical).or_default() |= erroneous;
            }
        }
        // Without co, an execution is erroneous if it is so in one coherence order.
        expected.inferred.retain(|execution, _| !guessed.contains(execution));
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
    /// Whether some thread has read what was never written.
    pub undefined: bool,
    /// Whether it is called complete.
    pub complete: bool,
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
    for Visited { execution, standing, erroneous, undefined, complete } in visited {
        if !erroneous && let Some(how) = wrong_ending(&execution, &standing, coherence, complete) {
            return Comparison::Different(format!("{how}:\n{execution}"));
        }
        let dropped = match coherence {
            Coherence::Stored => is_stale(&execution, &standing),
            Coherence::Inferred => !has_exited(&standing) && standing.iter().any(waits),
        };
        let dropped = dropped || erroneous && (has_bad_objects(tree) || undefined);
        let treated = if dropped { None } else { expected.private.treat_visited(tree, execution) };
        let Some(execution) = treated else { continue };
        match wanted.get(&execution) {
            None if coherence == Coherence::Inferred && expected.tolerated.contains(&execution) => {}
            None => return Comparison::Different(format!("visited but not consistent:\n{execution}")),
            Some(claimed) if *claimed != erroneous => {
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
    let options = Options { coherence, patience: false, ..Options::default() };
    let mut explorer = Explorer::new(&program, &subject.model, options).expect("few threads");
    let mut visited = Vec::new();
    loop {
        match explorer.advance().expect("a small program stays within the limits") {
            Found::Nothing => return visited,
            Found::Execution(ending) => {
                let threads = (0..program.threads()).map(|thread| ThreadId(thread as u16));
                let standing =
                    threads.map(|thread| explorer.unfolding().action(explorer.thread_node(thread)));
                let standing: Vec<Action> = standing.collect();
                let statuses: Vec<Status> = standing.iter().map(status_of).collect();
                let execution = Execution::from_graph(explorer.graph(), &statuses);
                let execution =
                    if coherence == Coherence::Inferred { execution.without_co() } else { execution };
                let undefined = reads_undefined(tree, &execution);
                let erroneous = ending == Ending::Erroneous || undefined || uses_freed(&execution);
                let complete = ending == Ending::Complete;
                visited.push(Visited { standing, execution, erroneous, undefined, complete });
            }
            _ => {}
        }
    }
}

/// Whether some execution may use an object that is no longer there, or read what was never written.
fn has_bad_objects(tree: &CTree) -> bool {
    tree.ends_objects() || tree.forgotten.is_some()
}

/// What each thread would do next.
fn final_actions<P: Program>(program: &P, execution: &Execution) -> Vec<Action> {
    let threads = execution.threads.iter().enumerate();
    threads
        .map(|(number, thread)| {
            let start = program.start(ThreadId(number as u16));
            let end = thread.events.iter().fold(start, |next, event| {
                let value = if event.kind == Kind::Read { event.value } else { 0 };
                program.resume(&next.state, value)
            });
            end.action
        })
        .collect()
}

/// How a thread that would do this next has stopped.
fn status_of(action: &Action) -> Status {
    match action {
        Action::End | Action::Exit => Status::Ended,
        Action::Fail => Status::Failed,
        Action::Block(_) | Action::Begin { .. } | Action::Join { .. } => Status::Blocked,
        other => panic!("invariant `finished`: no thread of a finished execution stands before {other:?}"),
    }
}

/// Waits for a lock.
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

/// What is wrong with how the end of an execution without errors was judged. If the program has ended, nobody
/// waits any longer; but of the ways to wait in vain only that counts in which whoever waits has looked last.
fn wrong_ending(
    execution: &Execution,
    standing: &[Action],
    coherence: Coherence,
    complete: bool,
) -> Option<&'static str> {
    let exited = has_exited(standing);
    let is_blocked = standing.iter().any(|action| match action {
        Action::Block(Block::Spin { .. }) => !exited,
        Action::Block(reason) => !matches!(reason, Block::Wait(_)),
        _ => false,
    });
    match complete {
        true if is_blocked => Some("called complete, wrongly"),
        false if !is_blocked => Some("called blocked, wrongly"),
        _ if exited && coherence == Coherence::Stored && is_stale(execution, standing) => {
            Some("the program has ended, and a thread has looked before the others")
        }
        _ => None,
    }
}

/// Whether some thread has ended the program.
fn has_exited(standing: &[Action]) -> bool {
    standing.contains(&Action::Exit)
}

/// Whether some thread spins, and whoever has not ended spins or waits too, all of them having seen the
/// newest values.
fn never_ends(execution: &Execution, standing: &[Action]) -> bool {
    let is_newest = |thread: usize| {
        let read = execution.threads[thread].events.last().expect("a thread that waits has read something");
        let newest = execution.co.get(&read.loc).and_then(|writes| writes.last());
        newest.is_none_or(|write| {
            let write = &execution.threads[write.thread as usize].events[write.index as usize];
            write.value == read.value
        })
    };
    let stays = |(thread, action): (usize, &Action)| match action {
        Action::Block(Block::Spin { .. } | Block::Wait(Wait::Lock { .. } | Wait::Anyone)) => {
            is_newest(thread)
        }
        Action::Block(_) | Action::Fail => false,
        _ => true,
    };
    !has_exited(standing)
        && standing.iter().any(|action| matches!(action, Action::Block(Block::Spin { .. })))
        && standing.iter().enumerate().all(stays)
}

/// Whether some threads wait for each other, or for a lock of a thread that has ended, and the program goes
/// on.
fn is_deadlock(standing: &[Action]) -> bool {
    if has_exited(standing) {
        return false;
    }
    let awaited = |action: &Action| match action {
        Action::Block(Block::Wait(Wait::Lock { owner })) => Some(owner.index()),
        Action::Join { thread, .. } => Some(thread.index()),
        _ => None,
    };
    let mut members: Vec<bool> = standing.iter().map(|action| awaited(action).is_some()).collect();
    loop {
        let leaves = |thread: &usize| {
            let awaited = awaited(&standing[*thread]);
            members[*thread] && awaited.is_some_and(|other| !members[other] && standing[other] != Action::End)
        };
        match (0..standing.len()).find(leaves) {
            Some(leaving) => members[leaving] = false,
            None => return members.contains(&true),
        }
    }
}
