//! C and C++ programs: from IR to a machine that can be explored, and what checks and reports need to know of
//! it.

use crate::host::Say;
use crate::missing::{self, demangled};
use crate::refusal::Refusal;
use crate::settings::Settings;
use crate::states::States;
use crate::subject::{CallPath, Stop, Subject};
use selvedge_bytecode::{AddressSpace, Module, Region};
use selvedge_explore::{
    CausalOrder, Explorer, ordering_classes, probed_classes, sees_first_contents, tried_classes,
};
use selvedge_graph::{ClassSet, LocId, ThreadId, Value};
use selvedge_model::{Model, Text};
use selvedge_program::{Action, Excess, Facts, Next, Objects, Place, Program, Symmetric, UNDEFINED};
use selvedge_report::wording::without_insides;
use selvedge_report::{Activation, Allocation, Limit, Names, Origin, Position};
use selvedge_source::Source;
use selvedge_vm::{
    self as vm, Config, Fault, Growing, Limits, Machine, Memo, Obstacle, Relies, Restart, Thread,
};
use std::cell::RefCell;
use std::sync::Arc;

/// A loaded program, and what has to change if it must be loaded again.
pub struct Loaded {
    machine: Machine,
    /// Names places that the debug information does not.
    file: String,
    restarts: RefCell<Vec<Restart>>,
    /// Reads a source, to say more of what is wrong with it.
    read: fn(&str) -> Option<String>,
}

/// Whether some function of a program has a loop.
fn has_loops(module: &Module) -> bool {
    module.functions.iter().any(|function| function.blocks.iter().any(|block| block.is_loop_head))
}

fn load(
    file: String,
    module: Module,
    config: Config,
    read: fn(&str) -> Option<String>,
) -> Result<Loaded, Refusal> {
    match Machine::load(module, config) {
        Ok(machine) => Ok(Loaded { machine, file, restarts: RefCell::default(), read }),
        Err(error) => Err(Refusal::Message(format!("{file}: {error}"))),
    }
}

impl Loaded {
    /// Loads a program from its IR, to be checked under a model; `memo` is what is known of it, `read` reads
    /// its sources. Whether the program is explored as a whole, here, decides what may be assumed of it.
    pub fn read(
        (settings, is_whole): (&Settings, bool),
        sources: &[Source],
        model: &Text,
        memo: &[u8],
        (say, read): (Say<'_>, fn(&str) -> Option<String>),
    ) -> Result<Loaded, Refusal> {
        let module = selvedge_llvm::compile(sources).map_err(Refusal::from)?;
        if !settings.quiet {
            module.notes.iter().for_each(|note| say(&format!("note: {note}")));
        }
        let outline = model.outline()?;
        let dependencies = outline.uses_dependencies;
        // Where coherence over happens-before is demanded, that need not be tried: whoever knows of an object
        // sees its first contents. Such models are of languages, in which no access to private memory orders
        // others.
        let (sees_first_contents, ordering) = match outline.is_coherent {
            true => (true, ClassSet::EMPTY),
            false => {
                let model =
                    model.compile_unproved(ClassSet::from_bits(probed_classes() | tried_classes()))?;
                (sees_first_contents(&model), ClassSet::from_bits(ordering_classes(&model)))
            }
        };
        if settings.kept.lapor && dependencies && !settings.quiet {
            say(&format!(
                "note: `{}` uses dependencies; critical sections are explored in order",
                settings.kept.model
            ));
        }
        let leaves_rounds_out = !settings.kept.no_spin_assume && outline.shrinks_without_reads;
        if !leaves_rounds_out && !settings.kept.no_spin_assume && !settings.quiet && has_loops(&module) {
            say(&format!(
                "note: under `{}` an execution without a read may be forbidden where the one with it is allowed, so that no rounds of loops that \
                 wait are left out (`selvedge model show` says why); `--unroll` bounds them",
                settings.kept.model
            ));
        }
        let config = Config {
            entry: settings.kept.entry.clone(),
            unroll: settings.kept.unroll,
            bounds: settings.kept.bounds.iter().map(|bound| (bound.name(), bound.rounds)).collect(),
            limits: Limits {
                stack_depth: settings.kept.max_stack_depth as usize,
                allocated_bytes: settings.kept.max_allocation.saturating_mul(1 << 20),
                local_steps: settings.kept.max_local_steps,
                ..Limits::default()
            },
            spurious_wakeups: settings.kept.spurious_wakeups,
            spurious_cas: settings.kept.spurious_cas,
            nondet: settings.kept.nondet_int,
            no_spin_assume: !leaves_rounds_out,
            relies: if is_whole { Relies::ALL } else { Relies::NONE },
            unordered_barriers: !settings.kept.no_bam,
            unordered_locks: (settings.kept.lapor || settings.search.is_some()) && !dependencies,
            dependencies,
            share_published: !sees_first_contents,
            ordering,
            ..Config::default()
        };
        let file = settings.kept.files[0].clone();
        if memo.is_empty() {
            return load(file, module, config, read);
        }
        let damaged = |_| Refusal::Message(format!("{file}: what was saved about the program is damaged"));
        let memo: Memo = postcard::from_bytes(memo).map_err(damaged)?;
        match Machine::load_knowing(module, config, &memo) {
            Ok(machine) => Ok(Loaded { machine, file, restarts: RefCell::default(), read }),
            Err(error) => Err(Refusal::Message(format!("{file}: {error}"))),
        }
    }

    /// Why a thread has stopped at `Fail`.
    fn stop(&self, state: &Thread) -> Option<Stop> {
        Some(match state.fault()? {
            Fault::Error { kind, message } => Stop::Error(kind.name(), message.clone()),
            Fault::Unsupported { what } => Stop::Unsupported(format!("unsupported: {what}")),
            Fault::Missing { name } => Stop::Unsupported(missing::message(&self.machine, name, self.read)),
            Fault::Limit { which, message } => {
                let option = match *which {
                    "stack" => Limit::MaxStackDepth,
                    "memory" => Limit::MaxAllocation,
                    "steps" => Limit::MaxLocalSteps,
                    "threads" => return Some(Stop::Limit(Limit::Threads, message.clone())),
                    other => unreachable!("a machine has no limit called `{other}`"),
                };
                Stop::Limit(option, format!("{message} (`--{option}` sets the limit)"))
            }
            Fault::Restart(Restart::Order { address, why }) => {
                Stop::Order(self.machine.location(*address, 4), why)
            }
            Fault::Restart(
                Restart::ShareSite(_)
                | Restart::MoreThreads
                | Restart::Heed { .. }
                | Restart::Race { .. }
                | Restart::Count { .. },
            ) => Stop::Restart,
        })
    }

    /// What an action does that others may see.
    fn effect(&self, action: Action) -> String {
        match action {
            Action::Write { loc, .. } => {
                let (address, bytes) = self.machine.access_of(loc);
                format!("writes `{}`", without_insides(self.machine.describe(address, bytes, None)))
            }
            Action::Create { .. } => "creates a thread".to_string(),
            Action::Free { .. } => "ends the life of an object".to_string(),
            Action::Lock { .. } | Action::Unlock { .. } | Action::Retire { .. } => {
                "takes or gives back a lock".to_string()
            }
            _ => "does something that others may see".to_string(),
        }
    }

    /// Whether a suspended thread is in a library function whose name ends so, for the lock or barrier of a
    /// location.
    fn is_in_call(&self, state: &Thread, end: &str, loc: LocId) -> bool {
        state.library_call().is_some_and(|call| call.ends_with(end))
            && state.library_subject() == Some(self.machine.access_of(loc).0)
    }
}

#[deny(clippy::missing_trait_methods)]
impl Program for Loaded {
    type State = Arc<Thread>;

    fn threads(&self) -> usize {
        self.machine.threads()
    }

    fn initial_value(&self, loc: LocId) -> Value {
        self.machine.initial_value(loc)
    }

    fn start(&self, thread: ThreadId) -> Next<Arc<Thread>> {
        self.machine.start(thread)
    }

    fn resume(&self, state: &Arc<Thread>, value: Value) -> Next<Arc<Thread>> {
        self.machine.resume(state, value)
    }

    fn objects(&self) -> Option<impl Objects<Arc<Thread>>> {
        self.machine.objects()
    }

    fn facts(&self) -> Facts {
        self.machine.facts()
    }

    fn symmetric(&self) -> Option<impl Symmetric> {
        self.machine.symmetric()
    }

    fn looks_outside(&self, state: &Arc<Thread>) -> bool {
        self.machine.looks_outside(state)
    }

    fn goes_on_alike(&self, shorter: &Arc<Thread>, longer: &Arc<Thread>, excess: Excess) -> bool {
        self.machine.goes_on_alike(shorter, longer, excess)
    }

    fn bytes(&self, state: &Arc<Thread>) -> usize {
        self.machine.bytes(state)
    }

    fn run_alone(&self, state: &Arc<Thread>, value: Value, answer: impl FnMut(Action) -> Option<Value>) {
        self.machine.run_alone(state, value, answer);
    }
}

impl Names for Loaded {
    fn position(&self, place: Place) -> Position {
        match self.machine.place(place) {
            Some((file, line, column)) => Position { file: file.to_string(), line, column },
            None => Position { file: self.file.clone(), line: 0, column: 0 },
        }
    }

    /// The name of its function, with a number if several threads have that.
    fn thread_name(&self, thread: ThreadId) -> String {
        let name = self.machine.thread_name(thread);
        let others = (1..self.machine.threads()).map(|other| ThreadId(other as u16));
        let shared =
            others.filter(|other| *other != thread).any(|other| self.machine.thread_name(other) == name);
        if shared && thread.0 > 0 { format!("{name}#{}", thread.0) } else { name }
    }

    fn location_name(&self, loc: LocId, maker: Option<&Arc<Thread>>) -> String {
        let (address, bytes) = self.machine.access_of(loc);
        self.machine.describe(address, bytes, maker.map(|maker| &**maker))
    }

    fn value_text(
        &self,
        loc: LocId,
        value: Value,
        maker: Option<&Arc<Thread>>,
        target: Option<&Arc<Thread>>,
    ) -> String {
        if value == UNDEFINED {
            return "undefined".to_string();
        }
        if self.machine.is_size(loc) {
            return format!("{} bytes", value.saturating_sub(1));
        }
        let access = self.machine.access_of(loc);
        let (maker, target) = (maker.map(|maker| &**maker), target.map(|target| &**target));
        self.machine.value_text(access, value as u64, maker, target)
    }

    fn maker_of(&self, value: Value) -> Option<ThreadId> {
        match AddressSpace::region(Machine::address_in(value as u64)) {
            Region::Heap(thread) | Region::Stack(thread) | Region::ThreadLocal(thread) => {
                Some(ThreadId(thread))
            }
            _ => None,
        }
    }

    fn is_destroyed_by(&self, state: &Arc<Thread>, loc: LocId) -> bool {
        self.is_in_call(state, "_destroy", loc)
    }

    fn is_initialised_by(&self, state: &Arc<Thread>, loc: LocId) -> bool {
        self.is_in_call(state, "_init", loc)
    }

    fn first_store(&self, loc: LocId) -> Option<Place> {
        self.machine.first_store(loc).map(|store| store.place)
    }

    fn first_initialisation(&self, loc: LocId) -> Option<Place> {
        self.machine.first_store(loc).filter(|store| store.initialises).map(|store| store.place)
    }

    fn failure(&self, state: &Arc<Thread>) -> Option<String> {
        self.stop(state)?.text()
    }

    fn synchronisation<'s>(
        &self,
        state: &'s Arc<Thread>,
        loc: Option<LocId>,
        suspended: &dyn Fn(ThreadId) -> Option<&'s Arc<Thread>>,
    ) -> Option<(String, String)> {
        let call =
            state.library_call().filter(|call| state.synchronises() && !call.starts_with("__selvedge"))?;
        let accessed = loc.map(|loc| self.machine.access_of(loc).0);
        let arguments = state.library_arguments();
        let argument = arguments.iter().position(|argument| Some(*argument) == accessed);
        let object =
            *arguments.get(argument.unwrap_or(0)).filter(|address| AddressSpace::is_address(**address))?;
        // The mutex of a `std::condition_variable` is in a `std::unique_lock`.
        let (object, size) = match (argument, accessed) {
            (None, Some(mutex)) if call.contains("condition_variable") => (mutex, 40),
            _ => (object, size_of_object(call, argument.unwrap_or(0))),
        };
        let maker = self.maker_of(object as Value);
        let maker = maker.and_then(|maker| if maker == state.id() { Some(state) } else { suspended(maker) });
        let maker = maker.map(|maker| &**maker);
        let name = match arguments {
            [FUTEX, _, command, ..] if call == "syscall" => futex_command(*command).to_string(),
            _ => demangled(state.library_name().unwrap_or(call)),
        };
        Some((name, without_insides(self.machine.describe_object(object, size, maker))))
    }

    fn activations(&self, state: &Arc<Thread>) -> Vec<Activation> {
        let known =
            |vm::Activation { function, place, is_wrapper }| Activation { function, place, is_wrapper };
        state.activations(&self.machine).into_iter().map(known).collect()
    }

    fn is_handle(&self, loc: LocId) -> bool {
        self.machine.is_handle(loc)
    }

    fn allocations(&self, state: &Arc<Thread>) -> Vec<Allocation> {
        let known = |vm::Allocation { base, place, name }| Allocation { base, place, name };
        self.machine.allocations(state).into_iter().map(known).collect()
    }

    fn origin(&self, loc: LocId, maker: Option<&Arc<Thread>>) -> Option<Origin> {
        let (start, size, place) = self.machine.origin_of(loc, maker.map(|maker| &**maker))?;
        Some(Origin { start, size, place })
    }

    fn explain_missing(&self, loc: LocId, maker: Option<&Arc<Thread>>) -> (&'static str, String) {
        let (kind, text) = self.machine.why_no_object(loc, maker.map(|maker| &**maker));
        (kind.name(), text)
    }
}

impl Subject for Loaded {
    fn fork(&self) -> Loaded {
        Loaded {
            machine: self.machine.fork(),
            file: self.file.clone(),
            restarts: RefCell::default(),
            read: self.read,
        }
    }

    fn absorb(&self, fork: Loaded) {
        self.machine.absorb(&fork.machine);
        let mut own = self.restarts.borrow_mut();
        // What two workers ask for is to be done once.
        let new: Vec<Restart> =
            fork.restarts.into_inner().into_iter().filter(|restart| !own.contains(restart)).collect();
        own.extend(new);
    }

    fn again(self) -> Result<Loaded, Refusal> {
        let mut config = self.machine.config().clone();
        let changes = self.restarts.into_inner().into_iter().filter(|restart| config.apply(*restart)).count();
        assert!(changes > 0, "invariant `restart`: each restart changes something");
        load(self.file, self.machine.module().clone(), config, self.read)
    }

    fn anew(self) -> Result<Loaded, Refusal> {
        load(self.file, self.machine.module().clone(), self.machine.config().clone(), self.read)
    }

    fn memo(&self) -> Vec<u8> {
        postcard::to_stdvec(&self.machine.memo()).expect("plain data can be serialised")
    }

    fn knows(&self, loc: LocId) -> bool {
        self.machine.knows(loc)
    }

    fn is_numbered_by_chance(&self) -> bool {
        self.machine.is_numbered_by_chance()
    }

    fn take_stop(&self, state: &Arc<Thread>) -> Option<Stop> {
        if let Some(Fault::Restart(restart)) = state.fault() {
            self.restarts.borrow_mut().push(*restart);
        }
        self.stop(state)
    }

    fn order(&self, loc: LocId, why: &'static str) {
        let (address, _) = self.machine.access_of(loc);
        self.restarts.borrow_mut().push(Restart::Order { address, why });
    }

    /// How large an object is, only its maker knows: all that lies behind may belong to it.
    fn may_be_within(&self, loc: LocId, freed: LocId) -> bool {
        let (address, base) = (self.machine.access_of(loc).0, self.machine.access_of(freed).0);
        address >= base && AddressSpace::region(address) == AddressSpace::region(base)
    }

    fn heed(&self, loc: LocId) {
        let (address, _) = self.machine.access_of(loc);
        self.restarts.borrow_mut().push(Restart::Race { address });
    }

    fn path(&self, state: &Arc<Thread>) -> CallPath {
        state.path().collect()
    }

    fn may_leak(&self) -> bool {
        self.machine.has_allocated()
    }

    fn unfreed(&self, state: &Arc<Thread>) -> i64 {
        state.leaked()
    }

    fn freed_address(&self, loc: LocId) -> u64 {
        self.machine.access_of(loc).0
    }

    fn share(&self, loc: LocId, maker: Option<&Arc<Thread>>) -> bool {
        let site = maker.and_then(|maker| self.machine.site_of(loc, maker));
        match site.filter(|site| !self.machine.config().is_shared(site)) {
            Some(site) => {
                self.restarts.borrow_mut().push(Restart::ShareSite(site));
                true
            }
            None => false,
        }
    }

    fn warnings(&self) -> Vec<(&'static str, String)> {
        let mut warnings = self.machine.warnings();
        // They were met in some order, which is no order if there are several workers.
        warnings.sort_by_key(|warning| warning.place);
        warnings
            .into_iter()
            .map(|warning| {
                let Position { file, line, .. } = self.position(warning.place);
                (warning.kind, format!("{file}:{line}: {}", warning.message))
            })
            .collect()
    }

    fn is_bounded(&self) -> bool {
        self.machine.warnings().iter().any(|warning| warning.kind == "nondeterminism")
    }

    fn has_loops(&self) -> bool {
        true
    }

    fn cut_function(&self, state: &Arc<Thread>) -> Option<String> {
        self.machine.loop_at(state).map(|id| self.machine.function_of(id).to_string())
    }

    fn unreached(&self) -> Vec<(Place, String, Vec<Place>)> {
        let named = |(id, place, unreached)| (place, self.machine.function_of(id).to_string(), unreached);
        self.machine.unreached().into_iter().map(named).collect()
    }

    fn growing(&self, actions: &[(&Arc<Thread>, Action)]) -> Option<(Place, String)> {
        let actions = actions.iter().map(|(state, action)| (&***state, *action));
        let Growing { function, place, obstacle } = self.machine.growing(actions)?;
        let why = match obstacle {
            Obstacle::State => {
                "no round is left out, as each begins in another state than those before it".to_string()
            }
            Obstacle::Acts(action, place) => {
                let Position { file, line, .. } = self.position(place);
                format!("no round is left out, as each {} ({file}:{line})", self.effect(action))
            }
        };
        Some((place, format!("the loop in `{function}`; {why}")))
    }

    fn record<C: CausalOrder>(_: &mut Option<States<'_>>, _: &Explorer<'_, Loaded, C>, _: &Model) {}
}

/// The size of what a library function works on, to tell a member of a structure from the structure.
fn size_of_object(call: &str, argument: usize) -> u64 {
    match call {
        _ if call.contains("mutex") || call.contains("mtx") => 40,
        // A condition wait also works on a mutex.
        _ if call.contains("cond") || call.contains("cnd") => [48, 40][argument.min(1)],
        _ if call.contains("rwlock") => 56,
        _ if call.contains("__barrier_phase_t") => 1,
        _ if call.contains("barrier") || call.starts_with("sem_") => 32,
        _ => 4,
    }
}

/// The number of the system call for futexes.
const FUTEX: u64 = 202;

/// What a command of a futex is called; what has another name is not supported.
fn futex_command(command: u64) -> &'static str {
    match command & 0x7F {
        1 | 10 => "FUTEX_WAKE",
        _ => "FUTEX_WAIT",
    }
}
