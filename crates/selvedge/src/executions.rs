//! The executions of a program, one after the other.

use selvedge_check::Refusal;
use selvedge_explore::{
    CausalOrder, Dependent, Ending, Explorer, FaultKind, Found, Options, Porf, sections_can_be_judged,
};
use selvedge_graph::{EventId, Graph, Limit, ThreadId};
use selvedge_model::Model;
use selvedge_program::{Action, Program};

/// An execution, or as much of one as shows an error.
#[derive(Clone, Debug)]
pub struct Execution {
    /// Its events, with program order, reads-from and coherence.
    pub graph: Graph,
    /// How each thread stands at its end.
    pub threads: Vec<Standing>,
    /// What became of it.
    pub outcome: Outcome,
}

/// How a thread stands at the end of an execution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It has ended, or would go on if the execution were not shown as far as an error only.
    Running,
    /// It cannot go on.
    Blocked,
    /// It has failed.
    Failed,
}

/// What became of an execution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Every thread has ended.
    Complete,
    /// Some thread can never go on.
    Blocked,
    /// A finished execution with errors, each of which was given before.
    Erroneous,
    /// A thread fails.
    Failure(ThreadId),
    /// The model reports two events: by the name that it has for that.
    Report(String, (EventId, EventId)),
    /// An access is wrong: what it is, and the event.
    Fault(FaultKind, EventId),
    /// These threads wait for each other.
    Deadlock(Vec<ThreadId>),
    /// These threads spin for ever.
    Liveness(Vec<ThreadId>),
}

/// Every consistent execution of a program, once, and every error on the way there.
///
/// No two of them differ only in what is not observed, and none is left out because threads are equal.
/// Executions with critical sections that are left unordered are given when it is known what they need, so
/// the first may take as long as all.
///
/// ```
/// # use selvedge::program::{Action, Exclusive, LocId, Next, NoObjects, Objects, Order, Place};
/// # use selvedge::program::{Program, ThreadId, Value};
/// use selvedge::{Executions, Model, Options, Outcome};
///
/// /// Each thread adds one to a counter, in one step.
/// struct Counter(usize);
/// # impl Program for Counter {
/// #     type State = u8;
/// #     fn threads(&self) -> usize { self.0 }
/// #     fn initial_value(&self, _: LocId) -> Value { 0 }
/// #     fn start(&self, _: ThreadId) -> Next<u8> {
/// #         let (loc, order) = (LocId(0), Order::Relaxed);
/// #         let action = Action::Read { loc, order, exclusive: Exclusive::Always };
/// #         Next { state: 0, action, place: Place::default(), dependencies: None }
/// #     }
/// #     fn resume(&self, state: &u8, value: Value) -> Next<u8> {
/// #         let (loc, order) = (LocId(0), Order::Relaxed);
/// #         let write = Action::Write { loc, order, value: value + 1, exclusive: true };
/// #         let action = if *state == 0 { write } else { Action::End };
/// #         Next { state: state + 1, action, place: Place::default(), dependencies: None }
/// #     }
/// #     fn objects(&self) -> Option<impl Objects<u8>> { None::<NoObjects> }
/// # }
///
/// let program = Counter(3);
/// let model = Model::built_in("rc11").expect("it is in the library").compile_for(&program)?;
/// let mut complete = 0;
/// for execution in Executions::new(&program, &model, Options::default())? {
///     complete += usize::from(execution?.outcome == Outcome::Complete);
/// }
/// assert_eq!(complete, 6);
/// # Ok::<(), selvedge::Refusal>(())
/// ```
pub struct Executions<'a, P: Program> {
    explorer: AnyOrder<'a, P>,
    is_over: bool,
}

/// An explorer with the causal order of its model.
enum AnyOrder<'a, P: Program> {
    Porf(Box<Explorer<'a, P, Porf>>),
    Dependent(Box<Explorer<'a, P, Dependent>>),
}

/// Calls a method of the explorer, whatever its causal order is.
macro_rules! of {
    ($any:expr, $explorer:ident => $call:expr) => {
        match $any {
            AnyOrder::Porf($explorer) => $call,
            AnyOrder::Dependent($explorer) => $call,
        }
    };
}

impl<'a, P: Program> Executions<'a, P> {
    /// The executions of a program under a model that is compiled for it
    /// ([`Model::compile_for`](crate::Model::compile_for)). Threads are never taken for equal, whatever the
    /// options say.
    pub fn new(program: &'a P, model: &'a Model, options: Options) -> Result<Executions<'a, P>, Refusal> {
        let options = Options { symmetric: 0, ..options };
        let has_sections = program.facts().has_sections;
        let judges_late = model.filters_complete() || model.reports_on_complete();
        if has_sections && (judges_late || !sections_can_be_judged(model)) {
            return Err(refused("this model cannot judge sections whose order is left open"));
        }
        let explorer = match model.uses_dependencies() {
            true => {
                let explorer = Explorer::with_causal_order(program, model, options, Dependent::of(model));
                AnyOrder::Dependent(Box::new(explorer.map_err(too_large)?))
            }
            false => AnyOrder::Porf(Box::new(Explorer::new(program, model, options).map_err(too_large)?)),
        };
        let mut executions = Executions { explorer, is_over: false };
        if has_sections {
            executions.learn()?;
        }
        Ok(executions)
    }

    /// Visits everything once without giving it: what is learnt on the way may make an exploration start
    /// over.
    fn learn(&mut self) -> Result<(), Refusal> {
        loop {
            match self.advance()? {
                Found::Nothing => break,
                Found::Again => of!(&mut self.explorer, explorer => explorer.start_over()),
                _ => {}
            }
        }
        of!(&mut self.explorer, explorer => explorer.start_over());
        Ok(())
    }

    fn advance(&mut self) -> Result<Found, Refusal> {
        of!(&mut self.explorer, explorer => explorer.advance()).map_err(too_large)
    }

    /// Why what was given may not be all that there is to know, at the end.
    fn shortfall(&self) -> Option<Refusal> {
        let (is_inextensible, suspects) =
            of!(&self.explorer, explorer => (explorer.is_inextensible(), explorer.deadlock_suspects()));
        if is_inextensible {
            return Some(refused(
                "the model keeps some thread from going on, so that executions may be missing",
            ));
        }
        let message = "threads may wait for each other's locks, which shows only where sections are ordered: \
                       give these locks as reads and writes";
        (!suspects.is_empty()).then(|| refused(message))
    }

    fn found(&self, found: Found) -> Result<Execution, Refusal> {
        let outcome = match found {
            Found::Execution(Ending::Complete) => Outcome::Complete,
            Found::Execution(Ending::Blocked(_)) => Outcome::Blocked,
            Found::Execution(Ending::Erroneous) => Outcome::Erroneous,
            Found::Failure(thread) => Outcome::Failure(thread),
            Found::Violation(violation) => Outcome::Report(violation.name.to_string(), violation.events),
            Found::Fault(fault) if needs_another_program(fault.kind) => {
                let message = "the front end would have to give the program with other locations, or with locks \
                               and barriers as reads and writes: see `FaultKind`";
                return Err(refused(message));
            }
            Found::Fault(fault) => Outcome::Fault(fault.kind, fault.event),
            Found::Deadlock(threads) => Outcome::Deadlock(threads),
            Found::Liveness(threads) => Outcome::Liveness(threads),
            Found::Again | Found::Nothing => {
                unreachable!("what is learnt was learnt before; the end was seen")
            }
        };
        let (graph, threads) =
            of!(&self.explorer, explorer => (explorer.graph().clone(), standings(explorer)));
        Ok(Execution { graph, threads, outcome })
    }
}

impl<P: Program> Iterator for Executions<'_, P> {
    type Item = Result<Execution, Refusal>;

    fn next(&mut self) -> Option<Result<Execution, Refusal>> {
        if self.is_over {
            return None;
        }
        let item = match self.advance() {
            Ok(Found::Nothing) => self.shortfall().map(Err),
            Ok(found) => Some(self.found(found)),
            Err(refusal) => Some(Err(refusal)),
        };
        self.is_over = !matches!(item, Some(Ok(_)));
        item
    }
}

fn standings<P: Program, C: CausalOrder>(explorer: &Explorer<'_, P, C>) -> Vec<Standing> {
    let threads = (0..explorer.graph().thread_count()).map(|thread| ThreadId(thread as u16));
    let action = |thread| explorer.unfolding().action(explorer.thread_node(thread));
    let standing = |thread| match action(thread) {
        Action::Block(_) => Standing::Blocked,
        Action::Fail => Standing::Failed,
        _ => Standing::Running,
    };
    threads.map(standing).collect()
}

/// Whether a fault says that the exploration cannot go on with the program as it is, rather than that the
/// program is wrong.
fn needs_another_program(kind: FaultKind) -> bool {
    use FaultKind::*;
    match kind {
        Disguised | Crowded | Retired | MixedSizes => true,
        Unallocated | TooEarly | Freed | DoubleFree | InvalidFree | Uninitialized => false,
        RaceWithFirstContents | JoinedTwice => false,
    }
}

fn refused(message: &str) -> Refusal {
    Refusal::Message(message.to_string())
}

fn too_large(limit: Limit) -> Refusal {
    Refusal::Message(format!("an execution outgrows what a graph can hold: {limit}"))
}
