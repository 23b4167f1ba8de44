//! What the actions of a thread depend on, for models that ask: registers, private bytes and values on their
//! way carry the reads that they come from.
//!
//! What is promised is in `selvedge_program::Dependencies`. A dependency is one of the text: a result depends
//! on all operands, a loaded private value on the bytes and on the address. The value of a read that is an
//! event comes from that read alone.
//!
//! Whatever decides *which* events follow is a control dependency of all of them. That is more than branches
//! and indirect calls:
//! ```text
//! an address that was read     the access may fail, or be none that others see (private memory, constants)
//! sizes of objects, lengths    addresses of later objects, the number of accesses
//! a divisor that was read      the division may fail
//! a compare-exchange           there is a write or not, which moves the numbers of what follows
//! a pointer of the thread's    whether it is written decides which objects are published, and so which accesses are events
//!   own that reads have chosen
//! library functions            what they are given and what they load, unless `library::looks_at` says otherwise
//! ```
//! So the state that a thread keeps beyond registers and memory needs no sources: only library functions
//! change it.
//!
//! An object whose contents come from reads that the action which publishes it does not depend on must not
//! become part of that action: the program is loaded again with objects of that site shared from their birth.
//! So it is if a read returns the address of an object that is still private.

use crate::access::Spot;
use crate::call::Access;
use crate::library::looks_at;
use crate::memory::Life;
use crate::run::Run;
use crate::sources::Sources;
use crate::thread::{Frame, LibraryFrame};
use crate::{Call, Fault, Machine, Restart, Row, Step};
use selvedge_bytecode::{AddressSpace, BinaryOp, Callee, Operand, Operation, Reg, Region};
use selvedge_program::{Action, Dependencies};
use std::sync::Arc;

/// What is tracked of a register.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tracing {
    pub sources: Sources,
    /// How often spin detection had looked at the thread when it was written.
    pub since: u32,
}

/// What is tracked of a thread.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tracked {
    /// Of each register.
    pub registers: Vec<Tracing>,
    /// How often spin detection has looked at the thread.
    pub looks: u32,
    /// Of everything that has decided what the thread does.
    control: Sources,
    /// Of the address and of the data of the access at hand.
    pub address: Sources,
    pub data: Sources,
    /// Of the value that the last access gave.
    pub value: Sources,
    /// Of the value that the thread ends with by `pthread_exit`.
    pub unwinding: Sources,
}

/// What is tracked of a library function that is active.
#[derive(Clone, Debug, Default)]
pub(crate) struct RowSources {
    /// Of each argument.
    pub args: Vec<Sources>,
    /// Of everything that it was given since.
    pub loaded: Sources,
    /// Whether it has turned out to depend on all that in what it does.
    pub decides_by_all: bool,
    /// How often spin detection had looked at the thread when it was last given something.
    pub since: u32,
}

impl Tracked {
    /// Of a register that is written now.
    fn tracing(&self, sources: Sources) -> Tracing {
        Tracing { sources, since: self.looks }
    }

    /// Adds registers, which are written now.
    pub fn add_registers(&mut self, sources: Vec<Sources>) {
        let since = self.looks;
        self.registers.extend(sources.into_iter().map(|sources| Tracing { sources, since }));
    }

    /// What has decided all that the thread does.
    pub fn control(&self) -> Sources {
        self.control
    }

    /// What the address, the data and the being there of the action at hand come from.
    pub fn of_action(&self) -> [Sources; 3] {
        [self.address, self.data, self.control]
    }
}

impl RowSources {
    fn union(&self, machine: &Machine, first: Sources, has: impl Fn(usize) -> bool) -> Sources {
        let args = self.args.iter().enumerate().filter(|(number, _)| has(*number));
        args.fold(first, |all, (_, source)| machine.union(all, *source))
    }

    /// Of what decides what it does.
    fn deciding(&self, machine: &Machine, row: &Row) -> Sources {
        let looks = looks_at(row);
        if self.decides_by_all {
            return self.union(machine, self.loaded, |_| true);
        }
        let first = if looks.values_decide { self.loaded } else { Sources::NONE };
        self.union(machine, first, |number| looks.decides(number))
    }

    /// Of the addresses that it accesses. Those that it has loaded are control dependencies only: `strlen`
    /// has none, and an address where there is none would forbid executions.
    fn address(&self, machine: &Machine, row: &Row) -> Sources {
        let looks = looks_at(row);
        self.union(machine, Sources::NONE, |number| self.decides_by_all || looks.decides(number))
    }

    /// Of what it writes and returns.
    fn result(&self, machine: &Machine, row: &Row) -> Sources {
        let looks = looks_at(row);
        self.union(machine, self.loaded, |number| !looks.is_handed_on(number))
    }

    /// Of what it hands on.
    fn handed_on(&self, machine: &Machine, row: &Row) -> Sources {
        let looks = looks_at(row);
        self.union(machine, self.loaded, |number| !looks.hands_on() || looks.is_handed_on(number))
    }
}

impl Machine {
    /// Something made of two values.
    pub(crate) fn union(&self, a: Sources, b: Sources) -> Sources {
        if a == b { a } else { self.sources.borrow_mut().union(a, b) }
    }
}

/// What code does.
impl Run<'_> {
    /// What an operand comes from.
    pub fn sources(&self, base: usize, operand: Operand) -> Sources {
        match (&self.thread.tracked, operand) {
            (Some(tracked), Operand::Reg(reg)) => tracked.registers[base + reg.index()].sources,
            _ => Sources::NONE,
        }
    }

    /// Says what a register comes from.
    pub fn set_sources(&mut self, base: usize, reg: Reg, sources: Sources) {
        if let Some(tracked) = &mut self.thread.tracked {
            tracked.registers[base + reg.index()] = tracked.tracing(sources);
        }
    }

    /// A register gets the value at hand.
    pub fn set_value_sources(&mut self, base: usize, reg: Reg) {
        if let Some(tracked) = &mut self.thread.tracked {
            let sources = std::mem::take(&mut tracked.value);
            tracked.registers[base + reg.index()] = tracked.tracing(sources);
        }
    }

    /// What follows depends on this.
    pub fn depend(&mut self, on: Sources) {
        if let Some(tracked) = &mut self.thread.tracked {
            tracked.control = self.machine.union(tracked.control, on);
        }
    }

    /// What comes is an access, or is none.
    pub fn prepare(&mut self, address: Sources, data: Sources) {
        if let Some(tracked) = &mut self.thread.tracked {
            (tracked.address, tracked.data) = (address.reads(), data);
        }
    }

    /// What the value at hand comes from.
    pub fn take_value_sources(&mut self) -> Sources {
        self.thread.tracked.as_mut().map_or(Sources::NONE, |tracked| std::mem::take(&mut tracked.value))
    }

    /// What operands come from; nothing if that is not tracked.
    pub fn all_sources(&self, base: usize, operands: &[Operand]) -> Vec<Sources> {
        match self.thread.tracked {
            Some(_) => operands.iter().map(|operand| self.sources(base, *operand)).collect(),
            None => Vec::new(),
        }
    }

    /// An operation is about to run: what its results come from, and what it decides. Accesses and calls do
    /// more on their way.
    pub fn track(&mut self, base: usize, operation: &Operation) {
        self.prepare(Sources::NONE, Sources::NONE);
        match operation {
            Operation::Branch { cond: on, .. }
            | Operation::Switch { value: on, .. }
            | Operation::Call { callee: Callee::Indirect(on), .. } => self.depend(self.sources(base, *on)),
            Operation::Load { address, .. } | Operation::Rmw { address, .. } => {
                self.prepare(self.sources(base, *address), Sources::NONE);
            }
            Operation::Store { address, src: data, .. }
            | Operation::CompareExchange { address, expected: data, .. } => {
                self.prepare(self.sources(base, *address), self.sources(base, *data));
            }
            Operation::Alloca { dst, size, .. } => {
                self.depend(self.sources(base, *size));
                self.set_sources(base, *dst, Sources::OWN);
            }
            Operation::ThreadLocal { dst, .. } => self.set_sources(base, *dst, Sources::OWN),
            Operation::Call { .. } | Operation::Copy { .. } | Operation::Fill { .. } => {}
            Operation::VaStart { .. } | Operation::Return { .. } | Operation::Fence { .. } => {}
            calculation => self.track_calculation(base, calculation),
        }
    }

    fn track_calculation(&mut self, base: usize, operation: &Operation) {
        let mut all = Sources::NONE;
        operation.for_each_used_register(|reg| {
            all = self.machine.union(all, self.sources(base, Operand::Reg(reg)));
        });
        if may_fail(operation) {
            self.depend(all);
        }
        operation.for_each_defined_register(|reg| self.set_sources(base, reg, all));
    }

    /// A read-modify-write of the code has its old value: prepares its write.
    pub fn track_update(&mut self, base: usize, operation: &Operation) {
        if self.thread.tracked.is_none() {
            return;
        }
        let (machine, old) = (self.machine, self.take_value_sources());
        match operation {
            Operation::Rmw { op, dst, address, src, .. } => {
                let is_made_of_old = *op != selvedge_bytecode::RmwOp::Exchange;
                let src = self.sources(base, *src);
                let data = if is_made_of_old { machine.union(old, src) } else { src };
                self.prepare(self.sources(base, *address), data);
                self.set_sources(base, *dst, old);
            }
            Operation::CompareExchange { dst, success, address, expected, new, .. } => {
                let compared = machine.union(old, self.sources(base, *expected));
                self.depend(compared);
                self.prepare(self.sources(base, *address), self.sources(base, *new));
                self.set_sources(base, *dst, old);
                self.set_sources(base, *success, compared);
            }
            other => panic!("{other:?} is no read-modify-write"),
        }
    }

    /// Private memory or a constant was read.
    pub fn track_read(&mut self, address: u64, bytes: u8) {
        if let Some(tracked) = &self.thread.tracked {
            let on = tracked.address;
            let value =
                self.machine.union(self.machine.private_sources(self.thread, address, bytes.into()), on);
            self.depend(on);
            self.thread.tracked.as_mut().expect("it is tracked").value = value;
        }
    }

    /// Private memory was written.
    pub fn track_write(&mut self, address: u64, bytes: u8) {
        if let Some(tracked) = &self.thread.tracked {
            let (on, data) = (tracked.address, tracked.data);
            self.machine.set_private_sources(
                self.thread,
                address,
                bytes.into(),
                self.machine.union(on, data),
            );
            self.depend(on);
        }
    }
}

/// What copying and filling does.
impl Run<'_> {
    /// Memory is about to be copied or filled. Which accesses that takes depends on all addresses and on the
    /// length.
    pub fn prepare_transfer(
        &mut self,
        base: usize,
        addresses: [Operand; 2],
        len: Operand,
        byte: Option<Operand>,
    ) {
        if self.thread.tracked.is_some() {
            let [to, from] = addresses.map(|address| self.sources(base, address));
            let (address, len) = (self.machine.union(to, from), self.sources(base, len));
            self.depend(self.machine.union(address, len));
            self.prepare(address, byte.map_or(Sources::NONE, |byte| self.sources(base, byte)));
        }
    }

    /// What the addresses of the transfer at hand come from, and the byte that fills them.
    pub fn transfer_sources(&self) -> (Sources, Sources) {
        self.thread.tracked.as_ref().map_or_else(Default::default, |tracked| (tracked.address, tracked.data))
    }

    /// What each byte that is copied at once comes from; nothing if that is not tracked.
    pub fn copied_sources(&self, spot: Spot, from: u64, len: u64) -> Vec<Sources> {
        let Some(tracked) = &self.thread.tracked else { return Vec::new() };
        let mut sources = vec![tracked.address; len as usize];
        if let Spot::Own(object) = spot {
            let object = self.thread.memory.object(object);
            object.contents.for_each_source(from - object.base, len, |at, source| {
                sources[at as usize] = self.machine.union(tracked.address, source);
            });
        }
        sources
    }
}

/// Whether a calculation may be an error of the program.
fn may_fail(operation: &Operation) -> bool {
    use BinaryOp::{SDiv, SRem, UDiv, URem};
    match operation {
        Operation::Binary { op: SDiv | SRem | UDiv | URem, b: Operand::Reg(_), .. } => true,
        // The smallest number divided by -1.
        Operation::Binary { op: SDiv | SRem, width, b: Operand::Const(b), .. } => {
            *b == selvedge_bytecode::arithmetic::mask(u64::MAX, *width)
        }
        _ => false,
    }
}

/// What library functions do.
impl Run<'_> {
    /// The library function on top has ended or wants to do something.
    pub fn track_step(&mut self, frame: &LibraryFrame, step: &Step) {
        if self.thread.tracked.is_none() {
            return;
        }
        let (machine, sources, row) = (self.machine, &frame.sources, frame.row);
        self.depend(sources.deciding(machine, row));
        let address = sources.address(machine, row);
        let (address, data) = match step {
            Step::Access { access: Access::Write { .. } | Access::Update { .. }, .. }
            | Step::Act { action: Action::Write { .. }, .. }
            | Step::Fill { .. }
            | Step::Store { .. } => (address, sources.result(machine, row)),
            Step::Access { .. }
            | Step::Copy { .. }
            | Step::Move { .. }
            | Step::Free { .. }
            | Step::Act { .. }
            | Step::Join { .. } => (address, Sources::NONE),
            Step::Create { .. } => (Sources::NONE, sources.handed_on(machine, row)),
            Step::Finish { .. } => (Sources::NONE, sources.loaded),
            _ => (Sources::NONE, Sources::NONE),
        };
        self.prepare(address, data);
        if let (Step::FinishThread { .. }, Some(tracked)) = (step, &mut self.thread.tracked) {
            tracked.unwinding = sources.handed_on(machine, row);
        }
    }

    /// What the values come from that the library function returns; nothing if that is not tracked.
    pub fn sources_returned(&self, frame: &LibraryFrame, values: &[u64]) -> Vec<Sources> {
        if self.thread.tracked.is_none() {
            return Vec::new();
        }
        let sources = frame.sources.result(self.machine, frame.row);
        values.iter().map(|value| self.with_own(sources, *value)).collect()
    }

    /// Rows do not tell whether a value is made of an address of the thread's own; but if it is one, it can
    /// be seen.
    fn with_own(&self, sources: Sources, value: u64) -> Sources {
        let own = match AddressSpace::region(value) {
            Region::Heap(owner) | Region::Stack(owner) | Region::ThreadLocal(owner)
                if owner == self.thread.id.0 =>
            {
                Sources::OWN
            }
            _ => Sources::NONE,
        };
        self.machine.union(own, sources)
    }

    /// What the arguments come from that the library function on top hands on; nothing if that is not
    /// tracked.
    pub fn sources_handed_on(&self, args: &[u64]) -> Vec<Sources> {
        match (&self.thread.tracked, self.thread.frames.last()) {
            (Some(_), Some(Frame::Library(frame))) => {
                let sources = frame.sources.handed_on(self.machine, frame.row);
                args.iter().map(|value| self.with_own(sources, *value)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The library function on top gets a value.
    pub fn give_sources(&mut self, value: Sources) {
        let looks = self.thread.tracked.as_ref().map_or(0, |tracked| tracked.looks);
        if let Some(Frame::Library(frame)) = self.thread.frames.last_mut() {
            let sources = &mut Arc::make_mut(frame).sources;
            sources.since = looks;
            sources.loaded = self.machine.union(sources.loaded, value);
        }
    }
}

impl Call<'_> {
    /// The library function has read private memory or a constant without leaving.
    pub(crate) fn track_peek(&mut self, address: u64, bytes: u64) {
        if self.thread.tracked.is_some() {
            let read = self.machine.private_sources(self.thread, address, bytes);
            self.sources.loaded = self.machine.union(self.sources.loaded, read);
        }
    }

    /// An access was done at once.
    pub(crate) fn track_at_once(&mut self, access: &Access) {
        let Some(tracked) = &mut self.thread.tracked else { return };
        let (machine, sources) = (self.machine, &*self.sources);
        tracked.control = machine.union(tracked.control, sources.deciding(machine, self.row));
        match *access {
            Access::Write { address, bytes, .. } => {
                let data = sources.result(machine, self.row);
                machine.set_private_sources(self.thread, address, bytes.into(), data);
            }
            Access::Read { address, bytes, .. } | Access::Update { address, bytes, .. } => {
                self.track_peek(address, bytes.into());
            }
            Access::Fence(_) => {}
        }
    }
}

/// What actions do.
impl Run<'_> {
    /// What the action at hand depends on.
    pub fn dependencies(&self) -> Option<Box<Dependencies>> {
        let tracked = self.thread.tracked.as_ref()?;
        let sets = self.machine.sources.borrow();
        let list = |sources| sets.list(sources).to_vec();
        let found = Dependencies {
            addr: list(tracked.address),
            data: list(tracked.data),
            ctrl: list(tracked.control),
        };
        (!found.is_empty()).then(|| Box::new(found))
    }

    /// The action at hand, which is this event, is done and has returned a value. It may be the address of a
    /// private object: others know that from a write of this thread which comes later, but does not depend on
    /// this read. What is private must not depend on such reads.
    pub fn track_event(&mut self, event: u32, value: u64) -> Result<(), Fault> {
        let returns =
            matches!(self.thread.action, Action::Read { .. } | Action::Begin { .. } | Action::Join { .. });
        if let Some(tracked) = &mut self.thread.tracked {
            tracked.value =
                if returns { self.machine.sources.borrow_mut().read(event) } else { Sources::NONE };
            tracked.control = self.machine.union(tracked.control, tracked.address);
            if self.thread.action == Action::Toss {
                let toss = self.machine.sources.borrow_mut().read(event);
                tracked.control = self.machine.union(tracked.control, toss);
            }
            if let Some(object) =
                self.thread.memory.private_object(self.thread.id.0, value).filter(|_| returns)
            {
                let site = self.thread.memory.object(object).site;
                return Err(Fault::Restart(Restart::ShareSite(site)));
            }
        }
        Ok(())
    }

    /// Publishes what the value of the event that is done points to.
    pub fn publish(&mut self, value: u64, event: u32) -> Result<(), Fault> {
        let (machine, thread) = (self.machine, &mut self.thread);
        let share = machine.config().share_published;
        let mut restart = None;
        let Some(tracked) = &mut thread.tracked else {
            thread.memory.publish_from(thread.id.0, value, Life::Published(event), |object| {
                restart = restart.or(share.then_some(Restart::ShareSite(object.site)));
            });
            return restart.map_or(Ok(()), |restart| Err(Fault::Restart(restart)));
        };
        let known = machine.union(tracked.control, machine.union(tracked.address, tracked.data));
        let mut publishes = false;
        thread.memory.publish_from(thread.id.0, value, Life::Published(event), |object| {
            publishes = true;
            restart = restart.or(share.then_some(Restart::ShareSite(object.site)));
            let mut all = known;
            object.contents.for_each_source(0, object.size, |_, source| all = machine.union(all, source));
            let sets = machine.sources.borrow();
            if sets.list(all).len() > sets.list(known).len() {
                restart.get_or_insert(Restart::ShareSite(object.site));
            }
        });
        if publishes || tracked.data.is_own() {
            tracked.control = machine.union(tracked.control, tracked.data);
        }
        restart.map_or(Ok(()), |restart| Err(Fault::Restart(restart)))
    }
}
