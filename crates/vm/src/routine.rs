//! Runs library functions: one step of a row at a time.

use crate::access::Got;
use crate::contents::Hasher;
use crate::interner::Special;
use crate::memory::{Area, Life};
use crate::run::{Progress, Run};
use crate::sources::Sources;
use crate::spin::hash_words;
use crate::thread::{Frame, LibraryFrame, Pending};
use crate::transfer::{After, Source};
use crate::{Access, Call, ErrorKind, Fault, Held, Restart, Step};
use selvedge_bytecode::{AddressSpace, Region};
use selvedge_program::{Action, Exclusive, ThreadId};
use std::sync::Arc;

impl LibraryFrame {
    /// A hash of everything that decides what it does next.
    pub fn hash(&self) -> u128 {
        *self.hash.get_or_init(|| {
            let name = self.row.name.as_bytes().chunks(8);
            let name = name.map(|part| part.iter().fold(0, |word, byte| word << 8 | u64::from(*byte)));
            let lists = self.args.iter().chain(&self.scratch).chain(self.data.iter()).copied();
            let mut hasher = Hasher::default();
            hash_words(&mut hasher, name.chain([self.stage as u64, self.args.len() as u64]).chain(lists));
            hasher.finish()
        })
    }

    /// The frame itself, to change what it does next.
    pub fn change(shared: &mut Arc<LibraryFrame>) -> &mut LibraryFrame {
        let frame = Arc::make_mut(shared);
        frame.hash.take();
        frame
    }
}

impl Run<'_> {
    fn is_main(&self) -> bool {
        self.thread.id() == ThreadId(0)
    }

    /// Whether the program may have handlers that run when it exits: `atexit`, or static objects with a
    /// destructor.
    fn has_exit_handlers(&self) -> bool {
        let names = self.machine.module().functions.iter().map(|function| function.name.as_str());
        names.into_iter().any(|name| ["atexit", "__cxa_atexit"].contains(&name))
    }

    /// Runs the library function on top for one step.
    pub fn run_library(&mut self) -> Progress {
        self.spend(1)?;
        let Some(Frame::Library(mut shared)) = self.thread.frames.pop() else {
            panic!("the function on top is not of the library")
        };
        let frame = LibraryFrame::change(&mut shared);
        // The place of the frame must not change while the row runs: it is where the program called.
        let step = (frame.row.run)(&mut Call {
            machine: self.machine,
            thread: self.thread,
            args: &frame.args,
            stage: frame.stage,
            value: self.value,
            scratch: &mut frame.scratch,
            data: &mut frame.data,
            row: frame.row,
            sources: &mut frame.sources,
        });
        self.track_step(frame, &step);
        match step {
            Step::Return(value) => {
                let sources = self.sources_returned(frame, &[value]);
                self.returned(&[value], &sources);
            }
            Step::ReturnPair(low, high) => {
                let sources = self.sources_returned(frame, &[low, high]);
                self.returned(&[low, high], &sources);
            }
            Step::ReturnNothing => self.returned(&[], &[]),
            step => {
                self.thread.frames.push(Frame::Library(shared));
                return self.take_step(step);
            }
        }
        Ok(None)
    }

    fn take_step(&mut self, step: Step) -> Progress {
        match step {
            Step::Return(_) | Step::ReturnPair(..) | Step::ReturnNothing => {
                panic!("returning is done before a step is taken")
            }
            Step::Access { access, then } => self.library_access(access, then),
            Step::CallFunction { address, args, then } => {
                let function = self.callee(address)?;
                self.go_on(then, 0);
                let sources = self.sources_handed_on(&args);
                self.enter(function, &args, sources)?;
                Ok(None)
            }
            Step::Move { to, from, len, then } => {
                self.transfer(to, Source::Moved(from), len, None, After::Library(then))
            }
            Step::Copy { to, from, len, then } => {
                self.transfer(to, Source::Memory(from), len, None, After::Library(then))
            }
            Step::Fill { to, byte, len, then } => {
                self.transfer(to, Source::Byte(byte), len, None, After::Library(then))
            }
            Step::Store { to, bytes, then } => {
                let len = bytes.len() as u64;
                self.transfer(to, Source::Bytes(bytes), len, None, After::Library(then))
            }
            Step::Act { action, then } => {
                debug_assert!(
                    !self.thread.loading,
                    "invariant `act`: the main thread alone does nothing visible"
                );
                self.thread.pending = Pending::Library { stage: then };
                Ok(Some(action))
            }
            Step::Create { function, argument, then } => self.create(function, argument, then),
            Step::Join { thread, then } => self.join(thread, then),
            Step::FinishThread { value } => {
                if self.is_main() && !self.thread.ledger.at_exit.is_empty() {
                    return unsupported(
                        "`pthread_exit` in main, with exit handlers that the last thread would have to run",
                    );
                }
                self.unwind(value)
            }
            Step::Free { address, then } => self.free(address, then),
            Step::Exit { run_handlers } => {
                // The handlers are those of main, and what main has done by then is not known here.
                if run_handlers && !self.is_main() && self.has_exit_handlers() {
                    return unsupported(
                        "`exit` in a thread other than main, in a program with exit handlers",
                    );
                }
                self.thread.exited = true;
                self.thread.left = self.thread.place(self.machine);
                self.thread.leave_all();
                self.truncate_registers(0);
                self.go_on(if run_handlers { crate::root::EXIT } else { crate::root::END }, 0);
                Ok(None)
            }
            Step::Block(reason) => Ok(Some(Action::Block(reason))),
            Step::Fail(kind, message) => Err(Fault::Error { kind, message }),
            Step::Unsupported(what) => Err(Fault::Unsupported { what }),
            Step::Fault(fault) => Err(fault),
            Step::Finish { value, then } => {
                if self.thread.loading {
                    // Nobody is there to join.
                    self.go_on(then, 0);
                    return Ok(None);
                }
                self.check_sections()?;
                if let Some(action) = self.end_locals() {
                    self.prepare(Sources::NONE, Sources::NONE);
                    self.go_on(crate::root::END_THREAD, 0);
                    return Ok(Some(action));
                }
                let loc = self.machine.special(Special::Finish(self.thread.id.0));
                self.thread.pending = Pending::Library { stage: then };
                Ok(Some(Action::Finish { loc, value: value as i64 }))
            }
            Step::End => {
                self.check_sections()?;
                Ok(Some(if self.thread.exited { Action::Exit } else { Action::End }))
            }
        }
    }

    /// A thread that ends in a critical section keeps others out for ever: whom, only the order of the
    /// sections tells.
    fn check_sections(&self) -> Result<(), Fault> {
        match self.thread.ledger.held.iter().find(|held| held.is_open) {
            Some(Held { address, .. }) => {
                let why = "a thread ends without unlocking it";
                Err(Fault::Restart(Restart::Order { address: *address, why }))
            }
            None => Ok(()),
        }
    }

    fn library_access(&mut self, access: Access, then: u32) -> Progress {
        let got = match access {
            Access::Read { address, bytes, order, tolerant } => {
                self.read(address, bytes, order, Exclusive::No, tolerant)?
            }
            Access::Update { address, bytes, order, condition } => {
                self.read(address, bytes, order, condition, false)?
            }
            Access::Write { address, bytes, order, value, exclusive } => {
                match self.write(address, bytes, order, value, exclusive)? {
                    Some(action) => Got::Event(action),
                    None => Got::Value(0),
                }
            }
            Access::Fence(_) if self.thread.loading => Got::Value(0),
            Access::Fence(order) => Got::Event(Action::Fence { order }),
        };
        match got {
            Got::Value(value) => {
                self.go_on(then, value);
                Ok(None)
            }
            Got::Event(action) => {
                self.thread.pending = Pending::Library { stage: then };
                Ok(Some(action))
            }
        }
    }

    fn create(&mut self, function: u64, argument: u64, then: u32) -> Progress {
        self.callee(function)?;
        let thread = self.machine.upcoming_thread(self.thread)?;
        let value = self.machine.intern_start(thread, function, argument);
        let loc = self.machine.special(Special::Start(thread.0));
        self.thread.pending = Pending::Created { thread, argument, stage: then };
        Ok(Some(Action::Create { thread, loc, value }))
    }

    fn join(&mut self, thread: u64, then: u32) -> Progress {
        if thread >= self.machine.config().threads as u64 || self.thread.loading {
            return Err(Fault::error(ErrorKind::InvalidJoin, "joins a thread that was never created"));
        }
        let thread = ThreadId(thread as u16);
        let loc = self.machine.special(Special::Finish(thread.0));
        self.thread.pending = Pending::Library { stage: then };
        Ok(Some(Action::Join { thread, loc }))
    }

    fn free(&mut self, address: u64, then: u32) -> Progress {
        let invalid = |run: &Self, why: &str| {
            let name = run.machine.describe(address, 0, Some(run.thread));
            Fault::error(ErrorKind::InvalidFree, format!("frees `{name}`, {why}"))
        };
        let mut own = None;
        match AddressSpace::region(address) {
            Region::Heap(owner) if owner == self.thread.id.0 => {
                let found = self.thread.memory.find(Area::Heap, address);
                let found = found.filter(|found| self.thread.memory.object(*found).base == address);
                let Some(found) = found else {
                    return Err(invalid(self, "which is not the start of a heap object"));
                };
                match self.thread.memory.object(found).life {
                    Life::Freed => {
                        let name = self.machine.describe(address, 0, Some(self.thread));
                        return Err(Fault::error(ErrorKind::DoubleFree, format!("frees `{name}` again")));
                    }
                    Life::Private => {
                        self.thread.memory.free(found);
                        self.thread.unfreed -= 1;
                        self.go_on(then, 0);
                        return Ok(None);
                    }
                    Life::Published(_) | Life::Image => own = Some(found),
                }
            }
            Region::Heap(owner)
                if (owner as usize) < self.machine.config().threads && !self.thread.loading =>
            {
                if self.machine.image.object(address).is_some_and(|object| object.base != address) {
                    return Err(invalid(self, "which is not the start of a heap object"));
                }
            }
            _ => return Err(invalid(self, "which `malloc` did not give")),
        }
        let object = self.machine.location(address, 0);
        self.thread.pending = Pending::Freed { object: own, stage: then };
        Ok(Some(Action::Free { object, explicit: true }))
    }
}

fn unsupported(what: &str) -> Progress {
    Err(Fault::Unsupported { what: what.into() })
}
