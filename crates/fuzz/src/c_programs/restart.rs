//! Explores a loaded program, and loads it again when it turns out that some object must be shared from its
//! birth.

use crate::Subject;
use crate::sharing::share as share_parcels;
use selvedge_explore::{
    Coda, Coherence, Ending, Explorer, FaultKind, Found, Options, Rounds, ordering_classes,
};
use selvedge_graph::{ClassSet, EventId, Limit, ThreadId};
use selvedge_program::Objects;
use selvedge_vm::{Config, Fault, Machine, Restart};

/// What is kept of an execution.
type Keep<'k, T> = dyn Fn(&Machine, &Explorer<'_, Machine>, Ending) -> Result<T, String> + 'k;

/// Why an exploration stopped before its end.
enum Stop {
    Again(Restart),
    Wrong(String),
}

impl From<Limit> for Stop {
    fn from(limit: Limit) -> Stop {
        Stop::Wrong(format!("{limit:?}"))
    }
}

/// How a program is explored.
#[derive(Clone, Copy, Debug, Default)]
pub struct Manner {
    /// If several explorers, on forks of the machine, are to give each other parcels at random.
    pub seed: Option<u64>,
    /// As in [`Options`].
    pub symmetric: u32,
}

/// Explores a program and keeps something of each execution. The error says what the machine does not
/// understand.
///
/// `share_all`: whether all objects are shared from their birth, as the checker asks for under some models.
pub fn explore<T>(
    machine: &mut Machine,
    subject: &Subject,
    coherence: Coherence,
    share_all: bool,
    manner: Manner,
    keep: &Keep<'_, T>,
) -> Result<Vec<T>, String> {
    let ordering = ClassSet::from_bits(ordering_classes(&subject.model));
    if (machine.config().share_all, machine.config().ordering) != (share_all, ordering) {
        let config = Config { share_all, ordering, ..machine.config().clone() };
        load_again(machine, config)?;
    }
    loop {
        match explore_once(machine, subject, coherence, manner, keep) {
            Ok(kept) => return Ok(kept),
            Err(Stop::Wrong(message)) => return Err(message),
            Err(Stop::Again(restart)) => {
                let mut config = machine.config().clone();
                if !config.apply(restart) {
                    return Err(format!("asks for {restart:?} again"));
                }
                load_again(machine, config)?;
            }
        }
    }
}

fn load_again(machine: &mut Machine, config: Config) -> Result<(), String> {
    let module = machine.module().clone();
    *machine = Machine::load(module, config).map_err(|error| error.to_string())?;
    Ok(())
}

fn explore_once<T>(
    machine: &Machine,
    subject: &Subject,
    coherence: Coherence,
    Manner { seed, symmetric }: Manner,
    keep: &Keep<'_, T>,
) -> Result<Vec<T>, Stop> {
    let forks = [machine.fork(), machine.fork()];
    let options =
        Options { coherence, symmetric, patience: false, rounds: Rounds::NONE, ..Options::default() };
    let explorer = |machine| Explorer::new(machine, &subject.model, options);
    let mut kept = Vec::new();
    let mut whole = Counted::default();
    let mut take = |machine: &Machine, explorer: &Explorer<'_, Machine>, found| {
        whole.count(&found);
        match found {
            Found::Execution(ending) => kept.push(keep(machine, explorer, ending).map_err(Stop::Wrong)?),
            Found::Again => kept.clear(),
            found => look_at(machine, explorer, &found)?,
        }
        Ok(())
    };
    let mut is_alone = true;
    if let Some(seed) = seed {
        let mut explorers = [explorer(machine)?, explorer(&forks[0])?, explorer(&forks[1])?];
        let machines = [machine, &forks[0], &forks[1]];
        is_alone = !share_parcels(&mut explorers, seed, &mut |number, explorer, found| {
            take(machines[number], explorer, found)
        })?;
    }
    if is_alone {
        take(machine, &explorer(machine)?, Found::Again)?;
        explore_alone(explorer(machine)?, &mut |explorer, found| take(machine, explorer, found))?;
    }
    // As `check` does it: what is bound to block is left out, ends that are plain to see are not played, and
    // such executions only counted.
    let options = Options { coherence, symmetric, rounds: Rounds::NONE, ..Options::default() };
    let short = explore_briefly(machine, subject, options, true)?;
    let told = explore_briefly(machine, subject, options, false)?;
    if short != told {
        return Err(Stop::Wrong(format!("{short:?} are counted, {told:?} are told one by one")));
    }
    // How many are blocked is another number where what is bound to block is left out.
    whole.blocked = short.blocked;
    if whole != short {
        return Err(Stop::Wrong(format!("the whole exploration finds {whole:?}, the short one {short:?}")));
    }
    Ok(kept)
}

/// Explores without playing ends that are plain to see; such executions are counted, or told one by one.
fn explore_briefly(
    machine: &Machine,
    subject: &Subject,
    options: Options,
    only_counts: bool,
) -> Result<Counted, Stop> {
    let mut found_so_far = Counted::default();
    let mut explorer = Explorer::new(machine, &subject.model, options)?;
    explorer.set_coda(if only_counts { Coda::Count } else { Coda::Tell });
    loop {
        let found = explorer.advance()?;
        let counted = explorer.take_counted();
        found_so_far.complete += counted.complete;
        found_so_far.blocked += counted.blocked;
        found_so_far.count(&found);
        if found == Found::Nothing {
            return Ok(found_so_far);
        }
        look_at(machine, &explorer, &found)?;
    }
}

/// What must be the same however executions are explored.
#[derive(Debug, Default, PartialEq, Eq)]
struct Counted {
    complete: u64,
    blocked: u64,
    has_errors: bool,
}

impl Counted {
    fn count(&mut self, found: &Found) {
        match found {
            Found::Execution(Ending::Complete) => self.complete += 1,
            Found::Execution(Ending::Blocked(_)) => self.blocked += 1,
            Found::Execution(Ending::Erroneous) => self.has_errors = true,
            Found::Again => *self = Counted::default(),
            _ => {}
        }
    }
}

/// Somebody who looks at what is found.
type Look<'l, 'm> = dyn FnMut(&Explorer<'m, Machine>, Found) -> Result<(), Stop> + 'l;

fn explore_alone<'m>(mut explorer: Explorer<'m, Machine>, look: &mut Look<'_, 'm>) -> Result<(), Stop> {
    loop {
        match explorer.advance()? {
            Found::Nothing => return Ok(()),
            found => look(&explorer, found)?,
        }
    }
}

/// Whether something that was found asks for another start, or is wrong.
fn look_at(machine: &Machine, explorer: &Explorer<'_, Machine>, found: &Found) -> Result<(), Stop> {
    match found {
        Found::Failure(thread) => look_at_failure(explorer, *thread),
        Found::Fault(fault) => match fault.kind {
            FaultKind::Disguised => Err(share(machine, explorer, fault.event)),
            FaultKind::MixedSizes => Err(Stop::Wrong("mixed sizes".to_string())),
            _ => Ok(()),
        },
        _ => Ok(()),
    }
}

fn look_at_failure(explorer: &Explorer<'_, Machine>, thread: ThreadId) -> Result<(), Stop> {
    match explorer.unfolding().state(explorer.thread_node(thread)).fault() {
        Some(Fault::Error { .. }) => Ok(()),
        Some(Fault::Restart(restart)) => Err(Stop::Again(*restart)),
        Some(fault) => Err(Stop::Wrong(fault.to_string())),
        None => Err(Stop::Wrong("a thread fails without saying why".to_string())),
    }
}

/// Asks for the object of an access or of a free to be shared.
fn share(machine: &Machine, explorer: &Explorer<'_, Machine>, id: EventId) -> Stop {
    let event = explorer.graph().event(id);
    let loc = event.object().unwrap_or(event.loc);
    let maker = machine.maker(loc);
    let state = maker.map(|maker| explorer.unfolding().state(explorer.thread_node(maker)));
    match state.and_then(|state| machine.site_of(loc, state)) {
        Some(site) => Stop::Again(Restart::ShareSite(site)),
        None => Stop::Wrong("a disguised object has no site".to_string()),
    }
}
