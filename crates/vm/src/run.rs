//! A thread that is running: from one visible action to the next.
//!
//! ```text
//! resume(value) ─ finish the action at hand ─▶ top frame: code ⇄ library ─▶ the next visible action
//! ```
//! Calls of the checked program push frames; nothing here recurses.

use crate::access::Got;
use crate::contents::Fill;
use crate::dependencies::RowSources;
use crate::memory::{Area, Life, Object, ObjectRef};
use crate::sources::Sources;
use crate::table::Table;
use crate::thread::{Frame, LibraryFrame, Pending, Thread};
use crate::{Effects, ErrorKind, Fault, Machine};
use selvedge_bytecode::FunctionId;
use selvedge_program::{Action, Exclusive, Next, Order, Place, UNDEFINED, Value};
use std::sync::{Arc, OnceLock};

/// What a step of a thread comes to: nothing visible, a visible action, or a fault.
pub(crate) type Progress = Result<Option<Action>, Fault>;

/// A running thread.
///
/// The thread is run where it is: a state that was shared is copied once, into the new state.
pub(crate) struct Run<'m> {
    pub machine: &'m Machine,
    pub thread: &'m mut Thread,
    /// What the library function on top gets when it runs.
    pub value: u64,
    /// Operations that may still be done.
    steps: u64,
}

impl<'m> Run<'m> {
    /// Takes a thread up.
    pub fn new(machine: &'m Machine, thread: &'m mut Thread) -> Run<'m> {
        let mut run = Run { machine, thread, value: 0, steps: 0 };
        run.refresh();
        run
    }

    /// An action is over: all that was spent for it may be spent for the next.
    fn refresh(&mut self) {
        let factor = if self.thread.loading { 10 } else { 1 };
        self.steps = self.machine.config().limits.local_steps.saturating_mul(factor);
        self.value = 0;
    }

    /// Whether another operation may run.
    #[inline]
    pub fn has_steps(&self) -> bool {
        self.steps > 0
    }

    /// Counts operations.
    #[inline]
    pub fn spend(&mut self, steps: u64) -> Result<(), Fault> {
        match self.steps.checked_sub(steps) {
            Some(rest) => {
                self.steps = rest;
                selvedge_stop::look();
                Ok(())
            }
            None => Err(too_many_steps(self.machine)),
        }
    }

    /// Runs to the next visible action, after finishing the one at hand, which returned a value.
    pub fn resume(&mut self, value: u64) -> Action {
        self.refresh();
        let before = self.thread.action;
        let progress = self.complete(self.without_placeholder(value));
        let action = self.run_on(progress);
        if self.machine.relies { self.heed_others(before, value, action) } else { action }
    }

    /// What was never written stands in graphs as [`UNDEFINED`]. A program that goes on after the error gets
    /// 0: any value will do that its variable can hold, but for the placeholder itself, which no program may
    /// write.
    fn without_placeholder(&self, value: u64) -> u64 {
        let Action::Read { .. } = self.thread.action else { return value };
        let is_placeholder = value as Value == UNDEFINED && !self.thread.tolerates_undefined();
        if is_placeholder { 0 } else { value }
    }

    /// Runs to the next visible action.
    pub fn run(&mut self) {
        self.run_on(Ok(None));
    }

    fn run_on(&mut self, mut progress: Progress) -> Action {
        let action = loop {
            match progress {
                Ok(Some(action)) => match self.silent_answer(action) {
                    None => break action,
                    Some(value) => {
                        self.thread.action = action;
                        progress = self.go_on_with(value, self.thread.events);
                    }
                },
                Ok(None) => progress = self.step(),
                Err(fault) => {
                    self.thread.fault = Some(Box::new(fault));
                    break Action::Fail;
                }
            }
        };
        let action = self.thread.unless_spinning(self.machine, action);
        if matches!(action, Action::Block(_) | Action::Fail | Action::End | Action::Exit) {
            self.thread.pending = Pending::Nothing;
        }
        self.thread.action = action;
        action
    }

    fn step(&mut self) -> Progress {
        match self.thread.frames.last() {
            Some(Frame::Code(_)) => self.run_code(),
            Some(Frame::Library(_)) => self.run_library(),
            None => panic!("the root frame of a thread never returns"),
        }
    }

    /// The action at hand has changed nothing; what it depends on, if that is tracked.
    #[inline]
    fn note_idle(&mut self, value: u64, depends: Option<[Sources; 3]>) {
        let thread = &mut self.thread;
        thread.history.note_event();
        if let Some(depends) = depends {
            thread.history.note_idle(thread.action, value, depends);
        }
    }

    /// The action at hand has returned a value.
    fn complete(&mut self, value: u64) -> Progress {
        let event = self.thread.events;
        self.thread.events += 1;
        let depends = self.thread.tracked.as_ref().map(|tracked| tracked.of_action());
        self.track_event(event, value)?;
        match self.thread.action {
            Action::Write { value, .. } | Action::Finish { value, .. } => {
                self.publish(value as u64, event)?
            }
            _ => {}
        }
        let action = self.thread.action;
        if let Action::Write { loc, exclusive: true, .. } = action {
            self.thread.stored.forget(loc);
        }
        match action {
            // Writing back what was read changes nothing: whoever reads that could have read the same before,
            // and knows less. A lock that is taken by `while (atomic_exchange(&lock, 1));` spins.
            Action::Write { exclusive: true, value, .. } if value as u64 == self.thread.value_read => {
                self.note_idle(value as u64, depends);
            }
            Action::Write { loc, order, value, exclusive }
                if self.machine.relies && self.writes_in_vain(loc, order, value as u64, exclusive) =>
            {
                self.note_idle(value as u64, depends);
            }
            // A read that may be the one that races.
            Action::Read { loc, .. } if self.machine.may_race(loc) => self.thread.history.forget(),
            Action::Lock { lock, .. } if self.machine.relies && self.machine.config().relies.on_sections => {
                self.thread.history.enter_section(lock, 0);
                self.note_idle(value, depends);
            }
            Action::Unlock { lock } if self.machine.relies && self.thread.history.leave_section(lock, 0) => {
                self.note_idle(value, depends);
            }
            Action::Write { .. }
            | Action::Create { .. }
            | Action::Finish { .. }
            | Action::Free { .. }
            | Action::Lock { .. }
            | Action::Unlock { .. }
            | Action::Retire { .. }
            | Action::Arrived { .. } => self.thread.history.forget(),
            _ => self.note_idle(value, depends),
        }
        self.note_counted(value);
        self.go_on_with(value, event)
    }

    /// The thread goes on with what the action at hand has returned, the event of some number.
    fn go_on_with(&mut self, value: u64, event: u32) -> Progress {
        self.thread.value_read = value;
        match std::mem::replace(&mut self.thread.pending, Pending::Nothing) {
            Pending::Nothing => panic!("a thread that has ended, failed or is blocked does not go on"),
            Pending::Begin => self.begin(value),
            Pending::Load(reg) => self.loaded(reg, value),
            Pending::Advance => self.advance(),
            Pending::Modify => return self.modify(value),
            Pending::Toss => return self.tossed(value),
            Pending::Refused => return self.refused(value),
            Pending::Library { stage } => self.go_on(stage, value),
            Pending::Created { thread, argument, stage } => {
                self.publish(argument, event)?;
                self.thread.created += 1;
                self.go_on(stage, thread.0 as u64);
            }
            Pending::Freed { object, stage } => {
                if let Some(object) = object {
                    self.thread.memory.end(object);
                }
                self.thread.unfreed -= 1;
                self.go_on(stage, 0);
            }
            Pending::EndedLocal(object) => self.thread.memory.end(object),
            Pending::EndedStack(object) => {
                self.thread.memory.end(object);
                if let Some(value) = self.thread.unwinding {
                    return self.unwind(value);
                }
            }
            Pending::Transfer => return self.transferred(value),
        }
        Ok(None)
    }

    fn begin(&mut self, number: u64) {
        let (function, argument) =
            self.machine.start_of(number as i64).expect("a thread begins with what its creation wrote");
        self.add_locals();
        let begin = self.take_value_sources();
        self.push_root(&crate::root::THREAD, &[function, argument], begin);
    }

    /// Gives the thread its thread-local variables.
    pub fn add_locals(&mut self) {
        let locals: Vec<Object> = self.machine.image.locals_of(self.thread).collect();
        for mut local in locals {
            local.life = self.life_at_birth(&local);
            self.thread.memory.add(Area::ThreadLocal, local);
        }
    }

    /// Pushes the bottom frame.
    pub fn push_root(&mut self, row: &'static crate::Row, args: &[u64], source: Sources) {
        let sources = if self.thread.tracked.is_some() { vec![source; args.len()] } else { Vec::new() };
        self.push_row(row, args, sources);
    }

    fn push_row(&mut self, row: &'static crate::Row, args: &[u64], sources: Vec<Sources>) {
        let since = self.thread.tracked.as_ref().map_or(0, |tracked| tracked.looks);
        let sources = RowSources { args: sources, since, ..RowSources::default() };
        let frame = LibraryFrame {
            row,
            args: args.into(),
            stage: 0,
            scratch: [0; 4],
            data: Table::default(),
            sources,
            hash: OnceLock::new(),
        };
        self.thread.frames.push(Frame::Library(Arc::new(frame)));
    }

    /// The library function on top goes on at a stage.
    pub fn go_on(&mut self, stage: u32, value: u64) {
        if let Some(Frame::Library(frame)) = self.thread.frames.last_mut()
            && frame.stage != stage
        {
            LibraryFrame::change(frame).stage = stage;
        }
        self.value = value;
        if self.thread.tracked.is_some() {
            let sources = self.take_value_sources();
            self.give_sources(sources);
        }
    }

    fn life_at_birth(&self, object: &Object) -> Life {
        if !self.thread.loading && self.machine.config().is_shared(&object.site) {
            return Life::Published(object.made.saturating_sub(1));
        }
        Life::Private
    }

    /// Makes an object of heap or stack.
    pub fn allocate(&mut self, area: Area, size: u64, align: u64, fill: Fill) -> Result<u64, Fault> {
        self.machine.allocate_in(self.thread, area, size, align, fill)
    }

    /// Reads memory at once, or says which event does.
    pub fn read(
        &mut self,
        address: u64,
        bytes: u8,
        order: Order,
        exclusive: Exclusive,
        tolerant: bool,
    ) -> Result<Got, Fault> {
        let got = self.machine.read(self.thread, address, bytes, order, exclusive, tolerant);
        if let Ok(Got::Event(Action::Read { loc, .. })) = got
            && !self.is_in_lock()
        {
            self.machine.note_read(loc);
            self.machine.note_block_access(self.thread, (address, bytes), order, false);
        }
        if self.thread.tracked.is_some() && matches!(got, Ok(Got::Value(_))) {
            self.track_read(address, bytes);
        }
        got
    }

    /// Whether the function on top is one of those that locks are made of.
    fn is_in_lock(&self) -> bool {
        matches!(self.thread.frames.last(), Some(Frame::Library(frame)) if frame.row.effects == Effects::Lock)
    }

    /// Writes memory at once, or says which event does.
    pub fn write(&mut self, address: u64, bytes: u8, order: Order, value: u64, exclusive: bool) -> Progress {
        let action = self.machine.write(self.thread, address, bytes, order, value, exclusive);
        if let Ok(Some(_)) = action {
            self.machine.note_block_access(self.thread, (address, bytes), order, true);
        }
        if self.thread.tracked.is_some() && matches!(action, Ok(None)) {
            self.track_write(address, bytes);
        }
        action
    }

    /// Calls a function with arguments, and with what these come from, if that is tracked.
    pub fn enter(&mut self, function: FunctionId, args: &[u64], sources: Vec<Sources>) -> Result<(), Fault> {
        self.check_depth()?;
        let definition = &self.machine.module().functions[function.0 as usize];
        if definition.is_defined() {
            let base = self.thread.registers.len();
            self.thread.registers.extend_from_slice(args);
            if let Some(tracked) = &mut self.thread.tracked {
                tracked.add_registers(sources);
            }
            self.push_code(function, base);
            return Ok(());
        }
        let known = &self.machine.functions[function.0 as usize];
        let Some(row) = known.row else {
            let name = self.machine.function_name(function.0).to_owned();
            return Err(Fault::Missing { name });
        };
        if known.types.is_empty() {
            self.push_row(row, args, sources);
        } else {
            self.push_row(row, &[args, &known.types].concat(), sources);
        }
        self.value = 0;
        Ok(())
    }

    pub fn check_depth(&self) -> Result<(), Fault> {
        let most = self.machine.config().limits.stack_depth;
        if self.thread.depth() > most {
            return Err(Fault::limit(
                "stack",
                format!("more than {most} functions are active in one thread"),
            ));
        }
        Ok(())
    }

    /// The function at an address, which is called.
    pub fn callee(&self, address: u64) -> Result<FunctionId, Fault> {
        self.machine.function_at(address).ok_or_else(|| match address {
            0 => Fault::error(ErrorKind::NullDereference, "calls a null function pointer"),
            _ => Fault::error(
                ErrorKind::AccessUnallocated,
                format!("calls {address:#x}, where no function is"),
            ),
        })
    }

    /// The function on top (its frame is gone already) returned these values, which come from `sources`, if
    /// that is tracked.
    pub fn returned(&mut self, values: &[u64], sources: &[Sources]) {
        self.thread.take_back_if_few();
        match self.thread.frames.last() {
            Some(Frame::Code(_)) => self.returned_to_code(values, sources),
            _ => {
                self.value = values.first().copied().unwrap_or(0);
                if let Some(sources) = sources.first() {
                    self.give_sources(*sources);
                }
            }
        }
    }

    /// Ends the stack objects from a number on: the private ones at once, the others one event at a time.
    pub fn end_stack(&mut self, from: u32) -> Option<Action> {
        let memory = &mut self.thread.memory;
        for index in (from..memory.area(Area::Stack).len() as u32).rev() {
            let found = ObjectRef { area: Area::Stack, index };
            let object = memory.object(found);
            match object.life {
                Life::Private => memory.free(found),
                Life::Published(_) | Life::Image if !object.ended => {
                    let object = self.machine.location(object.base, 0);
                    self.thread.pending = Pending::EndedStack(found);
                    return Some(Action::Free { object, explicit: false });
                }
                _ => {}
            }
        }
        memory.forget_dead_stack(from as usize);
        None
    }

    /// Ends the next of the thread-local variables that others may know.
    pub fn end_locals(&mut self) -> Option<Action> {
        let memory = &self.thread.memory;
        let found = (0..memory.area(Area::ThreadLocal).len() as u32)
            .map(|index| ObjectRef { area: Area::ThreadLocal, index })
            .find(|found| {
                let object = memory.object(*found);
                matches!(object.life, Life::Published(_) | Life::Image) && !object.ended
            })?;
        let object = self.machine.location(memory.object(found).base, 0);
        self.thread.pending = Pending::EndedLocal(found);
        Some(Action::Free { object, explicit: false })
    }

    /// Leaves all functions but the root, as `pthread_exit` does.
    pub fn unwind(&mut self, value: u64) -> Progress {
        if self.thread.unwinding.is_none() {
            self.thread.left = self.thread.place(self.machine);
            self.thread.unwinding = Some(value);
        }
        while self.thread.depth() > 1 {
            if let Some(Frame::Code(frame)) = self.thread.frames.last() {
                let (base, stack) = (frame.base, frame.stack);
                if self.thread.id.0 != 0
                    && let Some(action) = self.end_stack(stack)
                {
                    return Ok(Some(action));
                }
                self.truncate_registers(base as usize);
            }
            self.thread.frames.pop();
            self.thread.take_back_if_few();
        }
        self.thread.unwinding = None;
        if let Some(tracked) = &mut self.thread.tracked {
            tracked.value = std::mem::take(&mut tracked.unwinding);
        }
        self.go_on(crate::root::FINISH, value);
        Ok(None)
    }
}

#[cold]
fn too_many_steps(machine: &Machine) -> Fault {
    let steps = machine.config().limits.local_steps;
    Fault::limit(
        "steps",
        format!("a thread runs for more than {steps} steps without a visible action; use --unroll"),
    )
}

impl Machine {
    /// Runs the main thread up to the creation of the first other thread, and makes the initial image of what
    /// others can reach then.
    pub(crate) fn run_main(&mut self, entry: FunctionId) {
        let mut thread = self.new_thread(selvedge_program::ThreadId(0));
        thread.loading = true;
        for global in &self.image.globals {
            thread.memory.add(Area::Global, global.clone());
        }
        let mut run = Run::new(self, &mut thread);
        run.add_locals();
        let argv = run.program_arguments();
        run.push_root(&crate::root::MAIN, &[entry.0 as u64, 1, argv], Sources::NONE);
        run.run();
        let dependencies = run.dependencies();
        let argument = match thread.pending {
            Pending::Created { argument, .. } => argument,
            _ => 0,
        };
        let config = self.config();
        let shared = thread.memory.objects_where(|object| config.is_shared(&object.site));
        let mut image = std::mem::take(&mut self.image);
        thread.memory.publish_image(0, &mut image, argument, shared);
        self.image = image;
        thread.loading = false;
        thread.history.forget();
        let (action, place) = (thread.action, thread.place(self));
        self.main = Next { state: Arc::new(thread), action, place, dependencies };
    }
}

impl Run<'_> {
    /// Memory for `argv`: the name of the program, and null.
    fn program_arguments(&mut self) -> u64 {
        const NAME: &[u8; 8] = b"program\0";
        let argv = self.allocate(Area::Stack, 16, 16, Fill::Zero);
        let name = self.allocate(Area::Stack, 8, 16, Fill::Bytes(Arc::from(&NAME[..])));
        match (argv, name) {
            (Ok(argv), Ok(name)) => {
                self.machine.write_if_own(self.thread, argv, 8, name);
                argv
            }
            _ => 0,
        }
    }
}

/// The place of a thread that has not begun.
pub(crate) const NO_PLACE: Place = Place(0);
