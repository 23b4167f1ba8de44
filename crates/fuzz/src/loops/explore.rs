//! Explores a program, and keeps what is found in a form that does not tell how it was found.

use super::program::Program;
use super::rules::{Rule, configure};
use crate::Subject;
use crate::sharing::share;
use selvedge_bytecode::Module;
use selvedge_explore::{
    CausalOrder, Coherence, Dependent, Ending, Explorer, FaultKind, Found, Learnt, Options, Porf, Rounds,
    ordering_classes, sees_first_contents,
};
use selvedge_graph::{ClassSet, EventId, Kind, Limit, Order, ThreadId, Value};
use selvedge_program::{Action, Block, Program as _};
use selvedge_vm::{Config, Fault, Machine, Restart};
use std::collections::BTreeSet;

/// A model, with what it asks of the machine.
pub struct Under {
    pub subject: Subject,
    share_published: bool,
    ordering: ClassSet,
}

impl Under {
    /// Asks the model.
    pub fn new(subject: Subject) -> Under {
        let share_published = !sees_first_contents(&subject.model);
        let ordering = ClassSet::from_bits(ordering_classes(&subject.model));
        Under { subject, share_published, ordering }
    }
}

/// How a program is explored.
#[derive(Clone, Debug)]
pub struct Manner {
    pub rules: Vec<Rule>,
    /// How often a loop is entered again.
    pub rounds: u32,
    pub coherence: Coherence,
    pub in_place_revisits: bool,
    /// Whether equal threads count as equal.
    pub symmetric: bool,
    /// Whether critical sections are left unordered.
    pub unordered_locks: bool,
    /// If several explorers are to give each other parcels at random.
    pub parcels: Option<u64>,
}

/// What threads have returned, those with the same function sorted, and what main has read in the end.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Outcome {
    returned: Vec<(usize, Value)>,
    memory: Vec<Value>,
}

/// What an exploration has found.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    pub outcomes: BTreeSet<Outcome>,
    /// What is wrong, and where.
    pub errors: BTreeSet<String>,
    /// Whether some thread was found to spin for ever.
    pub spins_for_ever: bool,
    /// Whether some thread has met the bound on its loops.
    pub is_cut: bool,
    /// Complete executions, and others.
    pub complete: u64,
    pub blocked: u64,
    /// Steps that it took.
    pub steps: u64,
}

/// Why an exploration was not finished.
#[derive(Clone, Debug)]
pub enum Stop {
    /// It would take too many steps.
    TooLarge,
    /// Something that must not be.
    Wrong(String),
    Again(Restart),
}

impl From<Limit> for Stop {
    fn from(_: Limit) -> Stop {
        Stop::TooLarge
    }
}

/// Steps of an exploration, at most: a few programs would take all the time.
const STEPS: u64 = 5_000;

/// One of several programs that were compiled together.
#[derive(Clone, Copy)]
pub struct Compiled<'a> {
    pub module: &'a Module,
    pub program: &'a Program,
    pub prefix: &'a str,
}

impl Compiled<'_> {
    /// Explores all of it.
    pub fn explore(&self, under: &Under, manner: &Manner) -> Result<Seen, Stop> {
        let dependencies = under.subject.model.uses_dependencies();
        let mut config = Config {
            entry: Program::entry(self.prefix),
            dependencies,
            unroll: Some(manner.rounds),
            unordered_locks: manner.unordered_locks && !dependencies,
            share_published: under.share_published,
            ordering: under.ordering,
            ..Config::default()
        };
        let rounds = configure(&mut config, &manner.rules);
        loop {
            let machine = Machine::load(self.module.clone(), config.clone())
                .map_err(|error| Stop::Wrong(error.to_string()))?;
            let seen = match dependencies {
                true => {
                    let causal = Dependent::of(&under.subject.model);
                    self.explore_by(&machine, under, (manner, rounds), causal)
                }
                false => self.explore_by(&machine, under, (manner, rounds), Porf),
            };
            match seen {
                Err(Stop::Again(restart)) if config.apply(restart) => {}
                Err(Stop::Again(restart)) => return Err(Stop::Wrong(format!("asks for {restart:?} again"))),
                seen => return seen,
            }
        }
    }

    fn explore_by<C: CausalOrder + Clone>(
        &self,
        machine: &Machine,
        under: &Under,
        (manner, rounds): (&Manner, Rounds),
        causal: C,
    ) -> Result<Seen, Stop> {
        let options = Options {
            coherence: manner.coherence,
            patience: manner.in_place_revisits,
            symmetric: if manner.symmetric { u32::MAX } else { 0 },
            rounds,
            ..Options::default()
        };
        let model = &under.subject.model;
        let forks = [machine.fork(), machine.fork()];
        let explorer = |machine| Explorer::with_causal_order(machine, model, options, causal.clone());
        let mut seen = Seen::default();
        if let Some(seed) = manner.parcels {
            let machines = [machine, &forks[0], &forks[1]];
            let mut explorers = [explorer(machines[0])?, explorer(machines[1])?, explorer(machines[2])?];
            let mut left = STEPS;
            let counts = share(&mut explorers, seed, &mut |number, explorer, found| {
                left = left.checked_sub(1).ok_or(Stop::TooLarge)?;
                self.take(machines[number], explorer, &found, &mut seen)
            })?;
            if counts {
                heed(machine, &explorers[0].learnt())?;
                return Ok(seen);
            }
            seen = Seen::default();
        }
        let (mut explorer, mut steps) = (explorer(machine)?, STEPS);
        loop {
            match explorer.advance_within(&mut steps)? {
                None => return Err(Stop::TooLarge),
                Some(Found::Nothing) => {
                    heed(machine, &explorer.learnt())?;
                    return Ok(Seen { steps: STEPS - steps, ..seen });
                }
                Some(found) => self.take(machine, &explorer, &found, &mut seen)?,
            }
        }
    }

    fn take<C: CausalOrder>(
        &self,
        machine: &Machine,
        explorer: &Explorer<'_, Machine, C>,
        found: &Found,
        seen: &mut Seen,
    ) -> Result<(), Stop> {
        let shown = Shown { machine, explorer };
        match found {
            Found::Nothing => {}
            Found::Again => *seen = Seen::default(),
            Found::Execution(ending) => {
                seen.is_cut |= shown.is_cut();
                match ending {
                    Ending::Blocked(_) => seen.blocked += 1,
                    Ending::Complete => seen.complete += 1,
                    Ending::Erroneous => {}
                }
                seen.outcomes.extend(self.outcome(&shown));
            }
            Found::Failure(thread) => _ = seen.errors.insert(shown.failure(*thread)?),
            Found::Violation(violation) if violation.is_error => {
                let (first, second) = violation.events;
                let mut places = [shown.place_of(first), shown.place_of(second)];
                places.sort();
                seen.errors.insert(format!("{} at {}", violation.name, places.join(" and ")));
            }
            Found::Violation(_) => {}
            Found::Fault(fault) => match fault.kind {
                FaultKind::Disguised | FaultKind::Crowded | FaultKind::Retired | FaultKind::MixedSizes => {
                    return Err(Stop::Wrong(format!("{fault:?} in a program with globals alone")));
                }
                kind => {
                    let mut places: Vec<String> = fault
                        .other
                        .iter()
                        .chain([&fault.event])
                        .map(|event| shown.place_of(*event))
                        .collect();
                    places.sort();
                    seen.errors.insert(format!("{kind:?} at {}", places.join(" and ")));
                }
            },
            Found::Deadlock(threads) => {
                let mut places: Vec<String> = threads.iter().map(|thread| shown.standing(*thread)).collect();
                places.sort();
                seen.errors.insert(format!("deadlock at {}", places.join(" and ")));
            }
            Found::Liveness(_) => seen.spins_for_ever = true,
        }
        Ok(())
    }

    /// What has come out, if main has come to its end.
    fn outcome<C: CausalOrder>(&self, shown: &Shown<'_, '_, C>) -> Option<Outcome> {
        let explorer = shown.explorer;
        if !matches!(shown.action(ThreadId(0)), Action::End | Action::Exit) {
            return None;
        }
        let graph = explorer.graph();
        let main: Vec<EventId> = graph.thread(ThreadId(0)).to_vec();
        let is_join = |id: &&EventId| {
            let class = graph.event(**id).class;
            class.kind() == Kind::Read && class.order() == Order::Finish
        };
        let joins: Vec<Value> = main.iter().filter(is_join).map(|id| graph.event(*id).value).collect();
        let mut returned: Vec<(usize, Value)> = self.program.functions_of_threads().zip(joins).collect();
        returned.sort_unstable();
        let after = main.iter().rev().take_while(|id| !is_join(id));
        let reads = after.filter(|id| graph.event(**id).class.kind() == Kind::Read);
        let memory = reads.map(|id| graph.event(*id).value).collect();
        Some(Outcome { returned, memory })
    }
}

/// Starts again if what was left out may race.
fn heed(machine: &Machine, learnt: &Learnt) -> Result<(), Stop> {
    match learnt.races_left_out(|_, _| false).first() {
        None => Ok(()),
        Some(loc) => Err(Stop::Again(Restart::Race { address: machine.access_of(*loc).0 })),
    }
}

/// What an explorer shows.
struct Shown<'s, 'a, C: CausalOrder> {
    machine: &'s Machine,
    explorer: &'s Explorer<'a, Machine, C>,
}

impl<C: CausalOrder> Shown<'_, '_, C> {
    fn action(&self, thread: ThreadId) -> Action {
        self.explorer.unfolding().action(self.explorer.thread_node(thread))
    }

    fn is_cut(&self) -> bool {
        (0..self.machine.threads())
            .any(|thread| self.action(ThreadId(thread as u16)) == Action::Block(Block::LoopBound))
    }

    fn line(&self, place: selvedge_program::Place) -> String {
        self.machine.place(place).map_or("?".to_string(), |(_, line, column)| format!("{line}:{column}"))
    }

    fn place_of(&self, event: EventId) -> String {
        if event.is_init() {
            return "the beginning".to_string();
        }
        self.line(self.explorer.unfolding().place(self.explorer.event_node(event)))
    }

    fn standing(&self, thread: ThreadId) -> String {
        self.line(self.explorer.unfolding().place(self.explorer.thread_node(thread)))
    }

    fn failure(&self, thread: ThreadId) -> Result<String, Stop> {
        match self.explorer.unfolding().state(self.explorer.thread_node(thread)).fault() {
            Some(Fault::Error { kind, .. }) => Ok(format!("{} at {}", kind.name(), self.standing(thread))),
            Some(Fault::Restart(restart)) => Err(Stop::Again(*restart)),
            Some(fault) => Err(Stop::Wrong(fault.to_string())),
            None => Err(Stop::Wrong("a thread fails without saying why".to_string())),
        }
    }
}
