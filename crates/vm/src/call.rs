//! What a row of the library is: a function that runs in steps, and what it may ask of the machine.
//!
//! ```text
//! run(stage 0) ─ Step::Access{then: 1} ─▶ (the thread may be suspended here) ─▶ run(stage 1, value) ─ Step::Return ─▶ caller
//! ```
//! A row keeps nothing between its steps but `stage`, `scratch` and `data`. Whatever it does may depend only
//! on its arguments, on the values it was given, and on this thread: that makes threads deterministic
//! automata.
//!
//! Values are 64 bits; what is narrower is zero-extended. In particular an `int` result of -1 is
//! `0xFFFF_FFFF` ([`Step::int`]). A `double` is its bits. An argument wider than 64 bits is two arguments,
//! the low half first.

use crate::dependencies::RowSources;
use crate::table::Table;
use crate::{Config, ErrorKind, Fault, Machine, Site, Thread, ThreadId};
use selvedge_bytecode::{FunctionId, Handler};
use selvedge_program::{Action, Block, Exclusive, Order};
use std::sync::Arc;

/// A library function.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Its symbol.
    pub name: &'static str,
    /// Its declaration in short, as documentation: `int (pthread_mutex_t *)`.
    pub signature: &'static str,
    /// Runs it from `call.stage` to its next step.
    pub run: fn(&mut Call<'_>) -> Step,
    /// Which events it can cause.
    pub effects: Effects,
}

impl Row {
    /// What a user calls it: of C++, what the declaration says.
    pub fn spoken(&self) -> &'static str {
        let declared = self.signature.find("std::").filter(|_| self.name.starts_with("_Z"));
        declared.map_or(self.name, |at| {
            let declared = &self.signature[at..];
            declared.split_once('(').map_or(declared, |(name, _)| name)
        })
    }
}

/// Which classes of events a row can cause, so that a model can be compiled for what the program can do.
/// Plain reads and writes, and frees, are always allowed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effects {
    /// Nothing beyond plain accesses (`memcpy`, `strlen`, `malloc`).
    Plain,
    /// Acquire, release and relaxed accesses and read-modify-writes, as locks use them.
    Lock,
    /// Anything.
    Any,
}

/// A library function that is being called.
#[derive(Debug)]
pub struct Call<'a> {
    /// The machine that runs it.
    pub machine: &'a Machine,
    /// Who calls.
    pub thread: &'a mut Thread,
    /// All arguments, those of `...` included.
    pub args: &'a [u64],
    /// 0 at first; then what the last step's `then` said.
    pub stage: u32,
    /// What the last step gave: the value read (0 for writes and fences), the first result of the function
    /// called, the thread created, the value of the thread joined.
    pub value: u64,
    /// Memory of the row, all 0 at first.
    pub scratch: &'a mut [u64; 4],
    /// More memory of the row, empty at first.
    pub(crate) data: &'a mut Table<u64>,
    /// The row itself.
    pub(crate) row: &'static Row,
    /// What all that comes from, if that is tracked.
    pub(crate) sources: &'a mut RowSources,
}

/// What a row does next.
#[derive(Clone, Debug)]
pub enum Step {
    /// Goes back to the caller with a value.
    Return(u64),
    /// Goes back to the caller with two values (a wide integer, or a structure in two registers).
    ReturnPair(u64, u64),
    /// Goes back to the caller without a value.
    ReturnNothing,
    /// Accesses memory, then runs again with the value read.
    Access {
        /// Which.
        access: Access,
        /// The stage to go on at.
        then: u32,
    },
    /// Calls a function of the program (or of the library), then runs again with its first result.
    CallFunction {
        /// Where the function is. What is no function is an error of the program.
        address: u64,
        /// What it gets.
        args: Vec<u64>,
        /// The stage to go on at.
        then: u32,
    },
    /// Copies memory as `memmove` does, bytes that were never written included.
    Copy {
        /// To here.
        to: u64,
        /// From here.
        from: u64,
        /// How many bytes.
        len: u64,
        /// The stage to go on at.
        then: u32,
    },
    /// Copies memory as `realloc` does: what was never written is not written in its new place either.
    Move {
        /// To here.
        to: u64,
        /// From here.
        from: u64,
        /// How many bytes.
        len: u64,
        /// The stage to go on at.
        then: u32,
    },
    /// Fills memory as `memset` does.
    Fill {
        /// From here.
        to: u64,
        /// With this.
        byte: u8,
        /// How many bytes.
        len: u64,
        /// The stage to go on at.
        then: u32,
    },
    /// Writes bytes, one by one.
    Store {
        /// From here on.
        to: u64,
        /// These.
        bytes: Arc<[u8]>,
        /// The stage to go on at.
        then: u32,
    },
    /// Creates a thread, then runs again with its number ([`Call::upcoming_thread`] tells it before).
    Create {
        /// Where the function is that it runs.
        function: u64,
        /// What that gets.
        argument: u64,
        /// The stage to go on at.
        then: u32,
    },
    /// Waits for the end of a thread, then runs again with what that returned.
    Join {
        /// Its number (not the `pthread_t`). A number that no thread can have is an `invalid-join`.
        thread: u64,
        /// The stage to go on at.
        then: u32,
    },
    /// Does something visible that is no access, then runs again. Not before the first thread is created.
    Act {
        /// What.
        action: Action,
        /// The stage to go on at.
        then: u32,
    },
    /// Ends this thread as `pthread_exit` does.
    FinishThread {
        /// What a join returns.
        value: u64,
    },
    /// Frees what `malloc` gave. An address that is no such thing is an error of the program; null is, too.
    Free {
        /// What.
        address: u64,
        /// The stage to go on at.
        then: u32,
    },
    /// Ends the program as far as this thread is concerned.
    Exit {
        /// Whether `atexit` handlers and destructors run before.
        run_handlers: bool,
    },
    /// The thread cannot go on in this execution.
    Block(Block),
    /// An error of the program.
    Fail(ErrorKind, String),
    /// Something that is not supported.
    Unsupported(String),
    /// Any fault.
    Fault(Fault),
    /// Of the bottom frames of threads only: what a join will see.
    Finish {
        /// What a join returns.
        value: u64,
        /// The stage to go on at.
        then: u32,
    },
    /// Of the bottom frames of threads only: the thread has ended.
    End,
}

impl Step {
    /// Returns an `int`.
    pub fn int(value: i32) -> Step {
        Step::Return(value as u32 as u64)
    }

    /// Reads memory.
    pub fn read(address: u64, bytes: u8, order: Order, then: u32) -> Step {
        Step::Access { access: Access::Read { address, bytes, order, tolerant: false }, then }
    }

    /// Writes memory.
    pub fn write(address: u64, bytes: u8, order: Order, value: u64, then: u32) -> Step {
        Step::Access { access: Access::Write { address, bytes, order, value, exclusive: false }, then }
    }

    /// The read of a read-modify-write.
    pub fn update(address: u64, bytes: u8, order: Order, condition: Exclusive, then: u32) -> Step {
        Step::Access { access: Access::Update { address, bytes, order, condition }, then }
    }
}

impl From<Fault> for Step {
    fn from(fault: Fault) -> Step {
        Step::Fault(fault)
    }
}

/// An access to memory. On the thread's own private memory it is done at once, on shared memory it is an
/// event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// A read.
    Read {
        /// From here.
        address: u64,
        /// How much: 1, 2, 4 or 8.
        bytes: u8,
        /// Memory order.
        order: Order,
        /// Private bytes that were never written read as 0 instead of being an error.
        tolerant: bool,
    },
    /// A write.
    Write {
        /// To here.
        address: u64,
        /// How much: 1, 2, 4 or 8.
        bytes: u8,
        /// Memory order.
        order: Order,
        /// What; bits beyond `bytes` are ignored.
        value: u64,
        /// Whether it completes the `Update` directly before.
        exclusive: bool,
    },
    /// The read of a read-modify-write. If the condition holds for the value read, the next step must be a
    /// `Write` with `exclusive` to the same place.
    Update {
        /// From here.
        address: u64,
        /// How much: 1, 2, 4 or 8.
        bytes: u8,
        /// Memory order of the read.
        order: Order,
        /// When the write follows.
        condition: Exclusive,
    },
    /// A fence.
    Fence(Order),
}

/// A lock that a thread holds, as the thread itself knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Held {
    /// Where it is.
    pub address: u64,
    /// What the row that took it wants to remember (a mutex's kind).
    pub kind: u32,
    /// How often it was taken.
    pub count: u32,
    /// Whether its place among the critical sections of the lock is left open.
    pub is_open: bool,
}

impl Call<'_> {
    /// An argument; 0 if the caller gave fewer.
    pub fn arg(&self, number: usize) -> u64 {
        self.args.get(number).copied().unwrap_or(0)
    }

    /// The configuration of the machine.
    pub fn config(&self) -> &Config {
        self.machine.config()
    }

    /// Which thread calls.
    pub fn thread_id(&self) -> ThreadId {
        self.thread.id()
    }

    /// Reads memory without an event: the thread's own private memory, constant globals, and the initial
    /// image of the shared memory, *whatever was written there since*. None if it is somewhere else, out of
    /// bounds or was never written.
    pub fn peek(&mut self, address: u64, bytes: u8) -> Option<u64> {
        self.track_peek(address, bytes.into());
        self.machine.peek(self.thread, address, bytes)
    }

    /// Does an access at once if it is no event: on the thread's own private memory, on constants, or if it
    /// is a fault of the program. None, and nothing done, if it has to be a [`Step::Access`].
    pub fn at_once(&mut self, access: &Access) -> Option<Result<u64, Step>> {
        let done = self.machine.at_once(self.thread, access)?;
        if done.is_ok() {
            self.track_at_once(access);
        }
        Some(done.map_err(Step::Fault))
    }

    /// The address of a global variable by its symbol; of this thread's copy, if it is thread-local. (The
    /// library adds the variables it needs to the module: `library::prepare`.)
    pub fn global(&self, name: &str) -> Option<u64> {
        self.machine.global_address(self.thread, name)
    }

    /// The address of a function of the module by its symbol, defined or not.
    pub fn function(&self, name: &str) -> Option<u64> {
        self.machine.function_address(name)
    }

    /// Notes that this thread has joined or detached a thread; false if it had done so before.
    pub fn settle(&mut self, thread: u64) -> bool {
        let new = !self.thread.ledger.settled.contains(&thread);
        if new {
            self.thread.ledger.settled.push(thread);
        }
        new
    }

    /// Whether accesses to these bytes are no events: the thread's own private memory (before the first
    /// thread is created, everything).
    pub fn is_private(&self, address: u64, bytes: u64) -> bool {
        self.machine.is_private(self.thread, address, bytes)
    }

    /// The C string at an address if it can be read without an event: private memory and constants. None if
    /// it is shared (read it byte by byte with [`Step::read`]) or if there is no terminated string.
    pub fn string_at_once(&self, address: u64) -> Option<Vec<u8>> {
        self.machine.string_at_once(self.thread, address)
    }

    /// A new heap object; never fails but by a limit, which is the step to return then.
    pub fn allocate(&mut self, size: u64, align: u64, zeroed: bool) -> Result<u64, Step> {
        self.machine.allocate(self.thread, size, align, zeroed).map_err(Step::Fault)
    }

    /// Start and size of the object that an address lies in (or just behind), if this thread or the image
    /// made it.
    pub fn object_of(&self, address: u64) -> Option<(u64, u64)> {
        self.machine.object_of(self.thread, address)
    }

    /// The function at an address.
    pub fn function_at(&self, address: u64) -> Option<FunctionId> {
        self.machine.function_at(address)
    }

    /// What the thread remembers of a lock that it holds.
    pub fn held(&self, address: u64) -> Option<&Held> {
        self.thread.ledger.held.iter().find(|held| held.address == address)
    }

    /// What the thread remembers of a lock that it holds, to change it.
    pub fn held_mut(&mut self, address: u64) -> Option<&mut Held> {
        self.thread.ledger.held.iter_mut().find(|held| held.address == address)
    }

    /// The thread has taken a lock that it did not hold.
    pub fn hold(&mut self, address: u64, kind: u32, is_open: bool) {
        self.thread.ledger.held.push(Held { address, kind, count: 1, is_open });
    }

    /// The thread no longer holds a lock; what was remembered of it.
    pub fn release(&mut self, address: u64) -> Option<Held> {
        let at = self.thread.ledger.held.iter().position(|held| held.address == address)?;
        Some(self.thread.ledger.held.remove(at))
    }

    /// Notes that the thread initialises a lock or barrier; tells whether others may know that as one that
    /// was initialised before.
    pub fn initialise(&mut self, address: u64, bytes: u64) -> bool {
        let earlier = self.thread.ledger.initialised.iter().filter(|known| **known == address).count();
        self.thread.ledger.initialised.push(address);
        let known = self.machine.note_initialisation(address, self.thread.id(), earlier as u32);
        known && !self.is_private(address, bytes)
    }

    /// Whether the program uses what the library function returns.
    pub fn uses_result(&self) -> bool {
        self.thread.uses_result(self.machine)
    }

    /// Where this thread's `errno` is.
    pub fn errno_address(&self) -> u64 {
        self.machine.errno_address(self.thread)
    }

    /// Sets `errno` (if nobody else can see it; a published `errno` is left alone).
    pub fn set_errno(&mut self, value: i32) {
        self.machine.set_errno(self.thread, value);
    }

    /// A new key for thread-specific values, with a destructor (or 0). Keys start at 1.
    pub fn create_key(&mut self, destructor: u64) -> u32 {
        self.thread.ledger.keys_created += 1;
        self.machine.intern_key(self.thread.id(), self.thread.ledger.keys_created, destructor)
    }

    /// The destructor of a key (or 0); none if there is no such key.
    pub fn key_destructor(&self, key: u32) -> Option<u64> {
        self.machine.key_destructor(key)
    }

    /// The thread's value of a key, 0 if it was not set.
    pub fn specific(&self, key: u32) -> u64 {
        self.thread.ledger.keys.iter().find(|(known, _)| *known == key).map_or(0, |(_, value)| *value)
    }

    /// Sets the thread's value of a key.
    pub fn set_specific(&mut self, key: u32, value: u64) {
        let keys = &mut self.thread.ledger.keys;
        keys.retain(|(known, _)| *known != key);
        if value != 0 {
            keys.push((key, value));
            keys.sort_unstable();
        }
    }

    /// Has a function called when the program ends, with an argument; the last one first.
    pub fn at_exit(&mut self, function: u64, argument: u64) {
        self.thread.ledger.at_exit.push((function, argument));
    }

    /// The next function to call when the program ends.
    pub(crate) fn pop_at_exit(&mut self) -> Option<(u64, u64)> {
        // Not shared any more only if there is something to take.
        (!self.thread.ledger.at_exit.is_empty()).then(|| self.thread.ledger.at_exit.pop())?
    }

    /// The next function to call when this thread ends.
    pub(crate) fn pop_at_thread_exit(&mut self) -> Option<(u64, u64)> {
        (!self.thread.ledger.at_thread_exit.is_empty()).then(|| self.thread.ledger.at_thread_exit.pop())?
    }

    /// Has a function called when this thread ends, with an argument; the last one first (C++ `thread_local`
    /// destructors).
    pub fn at_thread_exit(&mut self, function: u64, argument: u64) {
        self.thread.ledger.at_thread_exit.push((function, argument));
    }

    /// Tells the user something, once per place: kind (`nondeterminism`, …) and message.
    pub fn warn(&self, kind: &'static str, message: impl Into<String>) {
        self.machine.warn(kind, message.into(), self.thread.place(self.machine));
    }

    /// Takes the next 8 bytes from the `va_list` at an address. None if it lies in shared memory or is used
    /// up.
    pub fn next_vararg(&mut self, list: u64) -> Option<u64> {
        if let Some(at) = self.peek(list.wrapping_add(8), 8) {
            self.track_peek(at, 8);
        }
        self.machine.next_vararg(self.thread, list)
    }

    /// The number that the next thread created by this one will have; a fault if there is no room for it.
    pub fn upcoming_thread(&self) -> Result<ThreadId, Step> {
        self.machine.upcoming_thread(self.thread).map_err(Step::Fault)
    }

    /// What becomes of an exception that is thrown here: the innermost call that does something with it
    /// decides.
    pub fn handler(&self) -> Handler {
        self.thread.handler(self.machine)
    }

    /// Whether some active function of the program does something with what unwinds the stack.
    pub fn has_clean_ups(&self) -> bool {
        self.thread.handlers(self.machine).any(|handler| handler != Handler::None)
    }

    /// Where the library function was called.
    pub fn site(&self) -> Site {
        self.thread.site()
    }
}
