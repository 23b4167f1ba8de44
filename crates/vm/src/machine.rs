//! A loaded program: its code, its configuration, and the memory that its threads start with.

use crate::blocks::Blocks;
use crate::facts::facts_of;
use crate::first_store::{FirstStores, Watch};
use crate::function::FunctionInfo;
use crate::handles::Handles;
use crate::heap_names::Labels;
use crate::image::Image;
use crate::interner::{Interner, MOST_THREADS, Queue, Special};
use crate::library::ATOMIC_LOCK;
use crate::loops::{Bounds, LoopName};
use crate::program::Standing;
use crate::reliance::Reliance;
use crate::sources::SourceSets;
use crate::thread::Thread;
use crate::{Fault, Restart, Site};
use rustc_hash::{FxHashMap, FxHashSet};
use selvedge_bytecode::{AddressSpace, FunctionId, Module, Operation, Region};
use selvedge_program::{ClassSet, Facts, LocId, Next, Place, ThreadId};
use std::cell::{Cell, RefCell};
use std::fmt;
use std::sync::Arc;

/// How a program is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The function to run.
    pub entry: String,
    /// How often a loop may be entered again before its thread is blocked.
    pub unroll: Option<u32>,
    /// How often single loops may be.
    pub bounds: Vec<(LoopName, u32)>,
    /// Limits.
    pub limits: Limits,
    /// Waits on condition variables may end for no reason.
    pub spurious_wakeups: bool,
    /// Weak compare-exchanges may fail for no reason.
    pub spurious_cas: bool,
    /// What `__VERIFIER_nondet_int` and its kin give.
    pub nondet: i64,
    /// Objects made here are shared from their birth.
    pub shared_sites: FxHashSet<Site>,
    /// All objects are: the memory model does not let them be private.
    pub share_all: bool,
    /// Objects must be shared from their birth if they are ever published (found by restarts).
    pub share_published: bool,
    /// Classes of atomic accesses that order others of their thread even if nobody else knows the memory:
    /// objects that are accessed so must be shared from their birth (found by restarts).
    pub ordering: ClassSet,
    /// What actions depend on is tracked, for memory models that ask for it.
    pub dependencies: bool,
    /// How many threads there can be.
    pub threads: usize,
    /// Spinning threads are not blocked.
    pub no_spin_assume: bool,
    /// Which arrival at a barrier comes first is left open.
    pub unordered_barriers: bool,
    /// Which critical section of a lock comes first is left open.
    pub unordered_locks: bool,
    /// Addresses of the locks and barriers of which it is not. Sites would not do: of an object that another
    /// thread has made, a thread knows the address only.
    pub ordered: FxHashSet<u64>,
    /// Which rounds of loops may be left out in which a thread writes what nobody looks at, as far as can be
    /// told from all executions together.
    pub relies: Relies,
    /// Addresses at which somebody looks (found by restarts).
    pub heeded: FxHashSet<u64>,
    /// Addresses whose reads may be the ones that race, so that no round is left out that has one (found by
    /// restarts).
    pub racing: FxHashSet<u64>,
    /// Loops that are not played without events, by function and head (found by restarts).
    pub uncounted: FxHashSet<(u32, u32)>,
}

/// Which writes may count as changing nothing (`reliance`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Relies {
    /// Writes by which a lock is taken and given back.
    pub on_sections: bool,
    /// Stores of what is there, or to what nobody else accesses.
    pub on_stores: bool,
    /// Writes to the counters of loops, so that rounds are played without events (`silent`).
    pub on_counters: bool,
}

impl Relies {
    /// None.
    pub const NONE: Relies = Relies { on_sections: false, on_stores: false, on_counters: false };
    /// All.
    pub const ALL: Relies = Relies { on_sections: true, on_stores: true, on_counters: true };
}

/// If so many locks and barriers outside of globals are ordered, all of these are: one load more for each
/// would be too many.
const MANY_ORDERED: usize = 16;

impl Default for Config {
    fn default() -> Config {
        Config {
            entry: "main".to_string(),
            unroll: None,
            bounds: Vec::new(),
            limits: Limits::default(),
            spurious_wakeups: false,
            spurious_cas: false,
            nondet: 0,
            shared_sites: FxHashSet::default(),
            share_all: false,
            share_published: false,
            ordering: ClassSet::EMPTY,
            dependencies: false,
            threads: 8,
            no_spin_assume: false,
            unordered_barriers: false,
            unordered_locks: false,
            ordered: FxHashSet::default(),
            relies: Relies::ALL,
            heeded: FxHashSet::default(),
            racing: FxHashSet::default(),
            uncounted: FxHashSet::default(),
        }
    }
}

impl Config {
    /// Whether objects made at a site are shared from their birth.
    pub fn is_shared(&self, site: &Site) -> bool {
        self.share_all || self.shared_sites.contains(site)
    }

    /// Whether what happens at a lock or barrier is ordered in any case.
    pub fn is_ordered(&self, address: u64) -> bool {
        let is_global = |address: &u64| AddressSpace::region(*address) == Region::Global;
        self.ordered.contains(&address)
            || (self.ordered.len() >= MANY_ORDERED
                && !is_global(&address)
                && self.ordered.iter().filter(|ordered| !is_global(ordered)).count() >= MANY_ORDERED)
    }

    /// Does what a restart asks for; tells whether that is possible.
    pub fn apply(&mut self, restart: Restart) -> bool {
        match restart {
            Restart::ShareSite(site) => self.shared_sites.insert(site),
            Restart::MoreThreads => {
                let more = (2 * self.threads).min(self.limits.threads);
                std::mem::replace(&mut self.threads, more) < more
            }
            Restart::Order { address, .. } => !self.is_ordered(address) && self.ordered.insert(address),
            Restart::Heed { address } => self.heeded.insert(address),
            Restart::Race { address } => self.racing.insert(address),
            Restart::Count { function, head } => self.uncounted.insert((function, head)),
        }
    }
}

/// What a program may use up before it is stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Functions that are active at the same time in a thread.
    pub stack_depth: usize,
    /// Bytes allocated by a thread.
    pub allocated_bytes: u64,
    /// Operations of a thread between two visible actions; ten times that before the first thread is created.
    pub local_steps: u64,
    /// Threads, however often the program is loaded again.
    pub threads: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { stack_depth: 10_000, allocated_bytes: 1 << 30, local_steps: 10_000_000, threads: 32 }
    }
}

/// Something that the user should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// Its kind, as reports call it.
    pub kind: &'static str,
    /// What.
    pub message: String,
    /// Where.
    pub place: Place,
}

/// A program that cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InputError {
    /// Why, and what to do.
    pub message: String,
}

impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for InputError {}

/// A loaded program.
#[derive(Debug)]
pub struct Machine {
    module: Arc<Module>,
    config: Config,
    pub(crate) functions: Arc<[FunctionInfo]>,
    pub(crate) image: Image,
    /// The main thread at its first visible action.
    pub(crate) main: Next<Arc<Thread>>,
    pub(crate) interner: RefCell<Interner>,
    /// What is known of the program before it runs, and asked for often.
    pub(crate) facts: Facts,
    /// By location: what it is whatever threads do.
    pub(crate) standings: RefCell<Vec<Standing>>,
    /// What values come from, if that is tracked.
    pub(crate) sources: RefCell<SourceSets>,
    warnings: RefCell<Vec<Warning>>,
    /// Some thread has allocated memory, in whatever execution.
    pub(crate) has_allocated: Cell<bool>,
    pub(crate) handles: Handles,
    pub(crate) blocks: Blocks,
    /// Bounds of single loops, and what lies behind loops.
    pub(crate) bounds: Arc<Bounds>,
    /// Whether loops are bounded, so that it is noted which blocks behind them are entered.
    pub(crate) notes_entered: bool,
    /// Of that, what was reached, by function and block.
    pub(crate) reached: RefCell<FxHashSet<(u32, u32)>>,
    /// What stores are looked for while main is alone.
    pub(crate) watch: Option<Watch>,
    pub(crate) first_stores: RefCell<FirstStores>,
    /// Which functions were found to be wrappers, by those who report; with the call where one was inlined.
    pub(crate) wrappers: RefCell<FxHashMap<(u32, Option<u32>), bool>>,
    /// What objects on the heap were found to be called.
    pub(crate) labels: RefCell<Labels>,
    /// What is assumed of memory, and who accesses what.
    pub(crate) reliance: Reliance,
    /// Whether anything may be assumed.
    pub(crate) relies: bool,
}

impl Machine {
    /// Loads a program and runs its main thread up to the first creation of a thread, or to its end.
    pub fn load(mut module: Module, mut config: Config) -> Result<Machine, InputError> {
        crate::library::prepare(&mut module);
        config.spurious_cas &= has_weak_exchanges(&module);
        if let Err(broken) = module.check() {
            panic!("the bytecode is not well-formed: {broken}");
        }
        if config.threads > MOST_THREADS {
            return Err(InputError { message: format!("at most {MOST_THREADS} threads are supported") });
        }
        let Some(entry) = entry(&module, &config) else {
            let message =
                format!("there is no function `{}` to start with; name another with --entry", config.entry);
            return Err(InputError { message });
        };
        let functions: Arc<[FunctionInfo]> = module.functions.iter().map(FunctionInfo::new).collect();
        let facts = facts_of(&module, &functions, &config);
        let mut machine = Machine::new(Arc::new(module), config, functions, facts, None);
        machine.bounds = Arc::new(machine.find_bounds()?);
        machine.notes_entered = !machine.bounds.is_empty();
        machine.run_main(entry);
        Ok(machine)
    }

    /// A machine whose main thread has done nothing.
    fn new(
        module: Arc<Module>,
        config: Config,
        functions: Arc<[FunctionInfo]>,
        facts: Facts,
        watch: Option<Watch>,
    ) -> Machine {
        let image = Image::new(&module);
        let has_loops =
            module.functions.iter().flat_map(|function| &function.blocks).any(|block| block.is_loop_head);
        let is_possible = !config.no_spin_assume && !config.dependencies && has_loops;
        let relies = is_possible && config.relies != Relies::NONE;
        let blocks = Blocks::new(&module, ATOMIC_LOCK);
        Machine {
            module,
            config,
            functions,
            image,
            main: Next {
                state: Arc::new(Thread::new(ThreadId(0))),
                action: selvedge_program::Action::End,
                place: Place(0),
                dependencies: None,
            },
            interner: RefCell::default(),
            facts,
            standings: RefCell::default(),
            sources: RefCell::default(),
            warnings: RefCell::default(),
            has_allocated: Cell::new(false),
            handles: Handles::default(),
            blocks,
            bounds: Arc::default(),
            notes_entered: false,
            reached: RefCell::default(),
            watch,
            first_stores: RefCell::default(),
            wrappers: RefCell::default(),
            labels: RefCell::default(),
            reliance: Reliance::default(),
            relies,
        }
    }

    /// A machine for this program, whose main was run again and watched.
    pub(crate) fn watching(&self, watch: Watch) -> Machine {
        let entry = entry(&self.module, &self.config).expect("a program that was loaded has an entry");
        let functions = self.functions.clone();
        let mut machine =
            Machine::new(self.module.clone(), self.config.clone(), functions, self.facts, Some(watch));
        machine.bounds = self.bounds.clone();
        machine.run_main(entry);
        machine
    }

    /// A machine for another worker on the same program: what has a number has the same in both.
    pub fn fork(&self) -> Machine {
        Machine {
            module: self.module.clone(),
            config: self.config.clone(),
            functions: self.functions.clone(),
            image: self.image.clone(),
            main: self.main.clone(),
            interner: RefCell::new(self.interner.borrow_mut().fork()),
            facts: self.facts,
            standings: RefCell::default(),
            sources: self.sources.clone(),
            warnings: RefCell::default(),
            has_allocated: self.has_allocated.clone(),
            handles: self.handles.clone(),
            blocks: self.blocks.clone(),
            bounds: self.bounds.clone(),
            notes_entered: self.notes_entered,
            reached: self.reached.clone(),
            watch: None,
            first_stores: self.first_stores.clone(),
            wrappers: RefCell::default(),
            labels: RefCell::default(),
            reliance: self.reliance.fork(),
            relies: self.relies,
        }
    }

    /// Takes back what a fork knows: its warnings, and the numbers it has given.
    pub fn absorb(&self, fork: &Machine) {
        self.interner.borrow_mut().catch_up();
        self.reached.borrow_mut().extend(fork.reached.borrow().iter());
        for Warning { kind, message, place } in fork.warnings() {
            self.warn(kind, message, place);
        }
    }

    /// Whether threads, their beginnings or keys have got numbers that depend on which of several forks was
    /// faster.
    pub fn is_numbered_by_chance(&self) -> bool {
        self.interner.borrow().is_by_chance()
    }

    /// The program.
    pub fn module(&self) -> &Module {
        &self.module
    }

    /// Whether some thread has allocated memory, as far as threads have run yet.
    pub fn has_allocated(&self) -> bool {
        self.has_allocated.get()
    }

    /// Whether a thread reads what another has had stored as the handle of a new thread, as far as threads
    /// have run yet.
    pub fn reads_handles(&self) -> bool {
        self.handles.are_read()
    }

    /// Whether the handle of a new thread is stored at a location, as far as threads have run yet.
    pub fn is_handle(&self, loc: LocId) -> bool {
        self.handles.is_at(self.access_of(loc).0)
    }

    /// How it is run.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// What the user should know, as far as threads have run yet.
    pub fn warnings(&self) -> Vec<Warning> {
        self.warnings.borrow().clone()
    }

    pub(crate) fn warn(&self, kind: &'static str, message: String, place: Place) {
        let warning = Warning { kind, message, place };
        let mut warnings = self.warnings.borrow_mut();
        if !warnings.contains(&warning) {
            warnings.push(warning);
        }
    }

    /// File, line and column of a place, if known.
    pub fn place(&self, place: Place) -> Option<(&str, u32, u32)> {
        let info = self.module.places.get(place.0 as usize).filter(|info| place.0 != 0 && info.line != 0)?;
        Some((self.module.files.get(info.file as usize)?, info.line, info.column))
    }

    /// Whether a place is in a header of the system, or nowhere.
    pub(crate) fn is_of_system(&self, place: Place) -> bool {
        self.place(place).is_none_or(|(file, ..)| file.starts_with("/usr/"))
    }

    /// What a function is called in the source.
    pub(crate) fn function_name(&self, function: u32) -> &str {
        let function = &self.module.functions[function as usize];
        function.source_name.as_deref().unwrap_or(&function.name)
    }

    /// What to call a thread: the function it starts with.
    pub fn thread_name(&self, thread: ThreadId) -> String {
        if thread.0 == 0 {
            return self.config.entry.clone();
        }
        let function =
            self.interner.borrow().first_function(thread.0).and_then(|address| self.function_at(address));
        function.map_or_else(
            || format!("thread {}", thread.0),
            |function| self.function_name(function.0).to_string(),
        )
    }

    /// Address and size of a location. (Size 0 stands for the object that starts there.)
    pub fn access_of(&self, loc: LocId) -> (u64, u8) {
        let interner = self.interner.borrow();
        let location = interner.location_of(loc);
        let is_memory = !location.is_barrier() && !location.is_queue() && !location.is_size();
        (location.address, if is_memory { location.bytes } else { 0 })
    }

    /// Whether a location is the queue of those who sleep at its address, which is no memory.
    pub fn is_queue(&self, loc: LocId) -> bool {
        self.interner.borrow().location_of(loc).is_queue()
    }

    /// The location that a queue is.
    pub(crate) fn queue(&self, queue: Queue) -> LocId {
        self.interner.borrow_mut().queue(queue)
    }

    /// The size of the object at an address, as a location that its maker knows the contents of.
    pub(crate) fn size_location(&self, address: u64) -> LocId {
        self.interner.borrow_mut().size(address)
    }

    /// Whether a location is the size of an object.
    pub fn is_size(&self, loc: LocId) -> bool {
        self.interner.borrow().location_of(loc).is_size()
    }

    /// Whether a location is a barrier's own, which arrivals and departures access and nothing else.
    pub fn is_barrier(&self, loc: LocId) -> bool {
        self.interner.borrow().location_of(loc).is_barrier()
    }

    /// The own location of the barrier at an address.
    pub(crate) fn barrier(&self, address: u64) -> LocId {
        self.interner.borrow_mut().barrier(address)
    }

    /// Notes the n-th initialisation of something by a thread; tells whether an earlier one is known.
    pub(crate) fn note_initialisation(&self, address: u64, thread: ThreadId, number: u32) -> bool {
        self.interner.borrow_mut().note_initialisation(address, (thread.0, number))
    }

    /// The thread whose creation or end a location stands for.
    pub fn special_of(&self, loc: LocId) -> Option<(ThreadId, bool)> {
        Special::at(self.access_of(loc).0).map(|special| match special {
            Special::Start(thread) => (ThreadId(thread), true),
            Special::Finish(thread) => (ThreadId(thread), false),
        })
    }

    pub(crate) fn locations_overlapping(&self, loc: LocId) -> Vec<LocId> {
        match self.interner.borrow().location_of(loc).overlapping.as_slice() {
            [] => Vec::new(),
            others => others.to_vec(),
        }
    }

    pub(crate) fn has_overlapping_locations(&self) -> bool {
        self.interner.borrow().has_overlapping
    }

    /// The location of some bytes.
    pub fn location(&self, address: u64, bytes: u8) -> LocId {
        self.interner.borrow_mut().location(address, bytes)
    }

    /// Notes that some bits of the word of a lock name a thread.
    pub(crate) fn note_owner(&self, address: u64, bytes: u8, bits: u64) {
        let loc = self.location(address, bytes);
        self.interner.borrow_mut().note_owner(loc, bits);
    }

    /// The bits of a location that name a thread, by its number plus one.
    pub(crate) fn owner_bits(&self, loc: LocId) -> Option<u64> {
        self.interner.borrow().location_of(loc).owner
    }

    /// Notes that a location is read, by code that is no lock's.
    pub(crate) fn note_read(&self, loc: LocId) {
        self.interner.borrow_mut().note_read(loc);
    }

    /// Whether code that is no lock's may have seen by whom a lock is held.
    pub(crate) fn tells_owner(&self) -> bool {
        self.interner.borrow().tells_owner
    }

    pub(crate) fn created_before(&self, thread: ThreadId) -> Option<ThreadId> {
        self.interner.borrow().created_before(thread.0).map(ThreadId)
    }

    pub(crate) fn special(&self, special: Special) -> LocId {
        self.location(special.address(), 8)
    }

    /// The function at an address.
    pub(crate) fn function_at(&self, address: u64) -> Option<FunctionId> {
        match AddressSpace::region(address) {
            Region::Function(id) if (id as usize) < self.module.functions.len() => Some(FunctionId(id)),
            _ => None,
        }
    }

    pub(crate) fn upcoming_thread(&self, thread: &Thread) -> Result<ThreadId, Fault> {
        let most = self.config.threads;
        let new = self.interner.borrow_mut().thread(thread.id.0, thread.created, most);
        match new {
            Some(new) => Ok(ThreadId(new)),
            None if most < self.config.limits.threads => Err(Fault::Restart(Restart::MoreThreads)),
            None => Err(Fault::limit("threads", format!("the program creates more than {most} threads"))),
        }
    }

    pub(crate) fn intern_start(&self, thread: ThreadId, function: u64, argument: u64) -> i64 {
        self.interner.borrow_mut().start(thread.0, function, argument)
    }

    pub(crate) fn start_of(&self, number: i64) -> Option<(u64, u64)> {
        self.interner.borrow_mut().start_of(number)
    }

    pub(crate) fn intern_key(&self, thread: ThreadId, creation: u32, destructor: u64) -> u32 {
        self.interner.borrow_mut().key(thread.0, creation, destructor)
    }

    pub(crate) fn key_destructor(&self, key: u32) -> Option<u64> {
        self.interner.borrow_mut().key_destructor(key)
    }
}

/// Whether some compare-exchange may fail for no reason.
fn has_weak_exchanges(module: &Module) -> bool {
    let mut operations = module.functions.iter().flat_map(|function| &function.operations);
    operations.any(|operation| matches!(operation, Operation::CompareExchange { weak: true, .. }))
}

/// The function that the main thread runs.
fn entry(module: &Module, config: &Config) -> Option<FunctionId> {
    let entry = module.functions.iter().position(|function| function.name == config.entry)?;
    module.functions[entry].is_defined().then_some(FunctionId(entry as u32))
}
