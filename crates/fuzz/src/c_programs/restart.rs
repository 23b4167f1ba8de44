//! Explores a loaded program, and loads it again when it turns out that some object must be shared from its birth.

use crate::Subject;
use selvedge_explore::{Coherence, Ending, Explorer, FaultKind, Found, Options};
use selvedge_graph::{Class, EventId, LocId, ThreadId};
use selvedge_program::Program;
use selvedge_vm::{Config, Fault, Machine, Restart};

/// What is kept of an execution.
type Keep<'k, T> = dyn Fn(&Machine, &Explorer<'_, Machine>, Ending) -> Result<T, String> + 'k;

/// Why an exploration stopped before its end.
enum Stop {
    Again(Restart),
    Wrong(String),
}

/// Explores a program and keeps something of each execution. The error says what the machine does not understand.
///
/// `share_all`: whether all objects are shared from their birth, as the checker asks for under some models. `symmetric`: as in
/// [`Options`].
pub fn explore<T>(
    machine: &mut Machine,
    subject: &Subject,
    coherence: Coherence,
    share_all: bool,
    symmetric: u32,
    keep: &Keep<'_, T>,
) -> Result<Vec<T>, String> {
    if machine.config().share_all != share_all {
        let config = Config { share_all, ..machine.config().clone() };
        load_again(machine, config)?;
    }
    loop {
        match explore_once(machine, subject, coherence, symmetric, keep) {
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
    symmetric: u32,
    keep: &Keep<'_, T>,
) -> Result<Vec<T>, Stop> {
    let options = Options { coherence, symmetric, in_place_revisits: false, ..Options::default() };
    let mut kept = Vec::new();
    let mut whole = (0, false);
    visit(machine, subject, options, false, &mut |explorer, ending| {
        match ending {
            Some(ending) => kept.push(keep(machine, explorer, ending).map_err(Stop::Wrong)?),
            None => kept.clear(),
        }
        count(&mut whole, ending);
        Ok(())
    })?;
    // As `check` does it: what is bound to block is left out, and ends that are plain to see are not played.
    let mut short = (0, false);
    let options = Options { coherence, symmetric, ..Options::default() };
    visit(machine, subject, options, true, &mut |_, ending| {
        count(&mut short, ending);
        Ok(())
    })?;
    if whole != short {
        let how = format!("executions and whether some are erroneous: {whole:?}, in short {short:?}");
        return Err(Stop::Wrong(how));
    }
    Ok(kept)
}

/// Counts complete executions, and notes whether there are erroneous ones; forgets both if everything starts again.
fn count(counted: &mut (u64, bool), ending: Option<Ending>) {
    match ending {
        Some(ending) => {
            counted.0 += u64::from(ending == Ending::Complete);
            counted.1 |= ending == Ending::Erroneous;
        }
        None => *counted = (0, false),
    }
}

/// Sees every execution; none stands for a new start.
type See<'s> = dyn FnMut(&Explorer<'_, Machine>, Option<Ending>) -> Result<(), Stop> + 's;

fn visit(
    machine: &Machine,
    subject: &Subject,
    options: Options,
    early: bool,
    see: &mut See<'_>,
) -> Result<(), Stop> {
    let wrong = |limit| Stop::Wrong(format!("{limit:?}"));
    let mut explorer = Explorer::new(machine, &subject.model, options).map_err(wrong)?;
    explorer.end_early(early);
    loop {
        match explorer.advance().map_err(wrong)? {
            Found::Nothing => return Ok(()),
            Found::Execution(ending) => see(&explorer, Some(ending))?,
            Found::Failure(thread) => look_at_failure(&explorer, thread)?,
            Found::Fault(fault) => match fault.kind {
                FaultKind::Disguised => return Err(share(machine, &explorer, fault.event)),
                FaultKind::MixedSizes => return Err(Stop::Wrong("mixed sizes".to_string())),
                _ => {}
            },
            Found::Violation(_) | Found::Deadlock(_) | Found::Liveness(_) => {}
            Found::Again => see(&explorer, None)?,
        }
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
    let loc = if event.class == Class::MARK { LocId(event.value as u32) } else { event.loc };
    let maker = machine.maker(loc);
    let state = maker.map(|maker| explorer.unfolding().state(explorer.thread_node(maker)));
    match state.and_then(|state| machine.site_of(loc, state)) {
        Some(site) => Stop::Again(Restart::ShareSite(site)),
        None => Stop::Wrong("a disguised object has no site".to_string()),
    }
}
