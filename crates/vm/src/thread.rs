//! A thread that stands before a visible action.

use crate::deep::Aside;
use crate::dependencies::{RowSources, Tracked};
use crate::function::uses_results;
use crate::ledger::Ledger;
use crate::memory::{Memory, ObjectRef};
use crate::silent::Counting;
use crate::spin::History;
use crate::stores::Stored;
use crate::table::Table;
use crate::transfer::Transfer;
use crate::{Effects, Fault, Held, Machine, Row, Site};
use selvedge_bytecode::{Handler, Operation, Reg};
use selvedge_program::{Action, Place, ThreadId};
use std::sync::{Arc, OnceLock};

/// An activation of a function of the program.
#[derive(Clone, Debug)]
pub(crate) struct CodeFrame {
    pub function: u32,
    pub block: u32,
    /// Number of the operation that comes next, or, while a function is called, of the call.
    pub operation: u32,
    /// Where its registers start. Behind those of the function are the arguments beyond its parameters.
    pub base: u32,
    /// How many arguments there are beyond the parameters.
    pub extra: u32,
    /// How many stack objects there were when it was entered.
    pub stack: u32,
    /// For each loop head that was entered by a back edge: how often. Only with a bound on loops.
    pub rounds: Vec<(u32, u32)>,
}

/// An activation of a library function.
#[derive(Clone, Debug)]
pub(crate) struct LibraryFrame {
    pub row: &'static Row,
    pub args: Arc<[u64]>,
    pub stage: u32,
    pub scratch: [u64; 4],
    pub data: Table<u64>,
    /// What all that comes from, if that is tracked.
    pub sources: RowSources,
    /// A hash of everything that decides what it does next, once somebody has asked for it.
    pub hash: OnceLock<u128>,
}

/// An activation.
#[derive(Clone, Debug)]
pub(crate) enum Frame {
    Code(CodeFrame),
    /// Shared with the states that the thread was suspended in, until it runs.
    Library(Arc<LibraryFrame>),
}

/// What to do with the value that the visible action returns. The frame concerned is the top one.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Pending {
    /// The thread does not go on.
    Nothing,
    /// Begins with the function and argument of that number.
    Begin,
    /// Goes on with the next operation, with the value in a register.
    Load(Reg),
    /// Goes on with the next operation.
    Advance,
    /// Goes on with the write of the read-modify-write at hand.
    Modify,
    /// Goes on with the weak compare-exchange at hand, which may fail or is to.
    Toss,
    /// The weak compare-exchange at hand has failed, if it could have succeeded.
    Refused,
    /// Goes on at a stage of a library function.
    Library { stage: u32 },
    /// Likewise, after creating a thread with an argument.
    Created { thread: ThreadId, argument: u64, stage: u32 },
    /// Likewise, after freeing what was allocated.
    Freed { object: Option<ObjectRef>, stage: u32 },
    /// A stack object has ended; goes on ending others.
    EndedStack(ObjectRef),
    /// A thread-local variable has ended; goes on ending others.
    EndedLocal(ObjectRef),
    /// Goes on with the copying.
    Transfer,
}

/// A suspended thread; cheap to clone.
#[derive(Clone, Debug)]
pub struct Thread {
    pub(crate) id: ThreadId,
    /// Whether this is the main thread before it creates another: all memory is its own.
    pub(crate) loading: bool,
    /// Innermost last; the first is the root, unless some were put aside.
    pub(crate) frames: Vec<Frame>,
    /// Of all frames, one after the other.
    pub(crate) registers: Vec<u64>,
    /// The frames further out, if there are many.
    pub(crate) aside: Option<Arc<Aside>>,
    /// What they come from, and what actions depend on, if that is tracked.
    pub(crate) tracked: Option<Box<Tracked>>,
    pub(crate) memory: Memory,
    /// Visible actions that lie behind.
    pub(crate) events: u32,
    /// Threads created.
    pub(crate) created: u32,
    /// What it has with the library.
    pub(crate) ledger: Ledger,
    pub(crate) transfer: Option<Box<Transfer>>,
    /// If it is ending by `pthread_exit`: with this value.
    pub(crate) unwinding: Option<u64>,
    pub(crate) history: History,
    /// How often it has gone back to the head of a loop.
    pub(crate) laps: u32,
    /// The round that it is in of a loop that counts its rounds.
    pub(crate) counting: Option<Box<Counting>>,
    /// What it has stored last at some locations.
    pub(crate) stored: Stored,
    /// What its last action returned.
    pub(crate) value_read: u64,
    pub(crate) action: Action,
    pub(crate) pending: Pending,
    pub(crate) fault: Option<Box<Fault>>,
    /// Where the function was left that the thread runs.
    pub(crate) left: Place,
    /// Heap objects allocated less those freed.
    pub(crate) unfreed: i64,
    pub(crate) exited: bool,
    /// How many values from outside it has got, such as the time.
    pub(crate) fixed_values: u32,
    /// How many of its exchanges have failed for no reason.
    pub(crate) refusals: u32,
}

impl Thread {
    pub(crate) fn new(id: ThreadId) -> Thread {
        Thread {
            id,
            loading: false,
            frames: Vec::new(),
            registers: Vec::new(),
            aside: None,
            tracked: None,
            memory: Memory::new(id.0),
            events: 0,
            created: 0,
            ledger: Ledger::default(),
            transfer: None,
            unwinding: None,
            history: History::default(),
            laps: 0,
            counting: None,
            stored: Stored::default(),
            value_read: 0,
            action: Action::End,
            pending: Pending::Nothing,
            fault: None,
            left: Place(0),
            unfreed: 0,
            exited: false,
            fixed_values: 0,
            refusals: 0,
        }
    }

    /// Which thread it is.
    pub fn id(&self) -> ThreadId {
        self.id
    }

    /// Why its action is `Fail`.
    pub fn fault(&self) -> Option<&Fault> {
        self.fault.as_deref()
    }

    /// How many visible actions lie behind it.
    pub fn events(&self) -> u32 {
        self.events
    }

    /// Heap objects that it has allocated less those that it has freed.
    pub fn leaked(&self) -> i64 {
        self.unfreed
    }

    /// Whether it has called `exit` or the like, or is main and has returned, which ends the whole program.
    pub fn exited(&self) -> bool {
        self.exited
    }

    /// The library function that it is in, if the next action is one of that.
    pub fn library_call(&self) -> Option<&'static str> {
        match self.frames.last()? {
            Frame::Library(frame) => Some(frame.row.name),
            Frame::Code(_) => None,
        }
    }

    /// What a user calls that library function.
    pub fn library_name(&self) -> Option<&'static str> {
        match self.frames.last()? {
            Frame::Library(frame) => Some(frame.row.spoken()),
            Frame::Code(_) => None,
        }
    }

    /// Whether that library function locks, waits or the like: its accesses are its own business.
    pub fn synchronises(&self) -> bool {
        matches!(self.frames.last(), Some(Frame::Library(frame)) if frame.row.effects == Effects::Lock)
    }

    /// The arguments of that library function.
    pub fn library_arguments(&self) -> &[u64] {
        match self.frames.last() {
            Some(Frame::Library(frame)) => &frame.args,
            _ => &[],
        }
    }

    /// The first argument of that library function: what it works on (a mutex, a barrier), as an address.
    pub fn library_subject(&self) -> Option<u64> {
        match self.frames.last()? {
            Frame::Library(frame) => frame.args.first().copied(),
            Frame::Code(_) => None,
        }
    }

    /// The locks that it holds.
    pub fn held(&self) -> &[Held] {
        &self.ledger.held
    }

    /// Where it is in the program's text; at its end, where it has left the function that it ran.
    pub fn place(&self, machine: &Machine) -> Place {
        self.stack_places(machine).next().unwrap_or(self.left)
    }

    /// Where it is and where the functions it is in were called from, innermost first. Functions of the
    /// system's headers are passed over if something of the user's has called them: nobody wants to read
    /// where in `<atomic>` a load is.
    pub fn stack_places<'a>(&'a self, machine: &'a Machine) -> impl Iterator<Item = Place> + 'a {
        let ours = self.all_places(machine).position(|place| !machine.is_of_system(place));
        self.all_places(machine).skip(ours.unwrap_or(0))
    }

    fn all_places<'a>(&'a self, machine: &'a Machine) -> impl Iterator<Item = Place> + 'a {
        self.code_frames().map(|frame| {
            let function = &machine.module().functions[frame.function as usize];
            let place = function.places.get(frame.operation as usize).copied().unwrap_or(0);
            Place(machine.module().plain_place(place))
        })
    }

    /// The functions it is in, by number, and the operations that they are at, innermost first.
    pub fn path(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.code_frames().map(|frame| (frame.function, frame.operation))
    }

    pub(crate) fn code_frames(&self) -> impl Iterator<Item = &CodeFrame> {
        let outer = self.all_aside().flat_map(|aside| aside.frames.iter().rev());
        self.frames.iter().rev().chain(outer).filter_map(|frame| match frame {
            Frame::Code(frame) => Some(frame),
            Frame::Library(_) => None,
        })
    }

    /// What becomes of an exception that is thrown now.
    pub(crate) fn handler(&self, machine: &Machine) -> Handler {
        let goes_on = |handler: &Handler| matches!(handler, Handler::None | Handler::Cleans);
        self.handlers(machine).find(|handler| !goes_on(handler)).unwrap_or_default()
    }

    /// What each active function of the program would do with an exception, the innermost first.
    pub(crate) fn handlers<'a>(&'a self, machine: &'a Machine) -> impl Iterator<Item = Handler> + 'a {
        self.code_frames().map(|frame| match operation_of(frame, machine) {
            Some(Operation::Call { handler, .. }) => *handler,
            _ => Handler::None,
        })
    }

    /// Whether the result of the library function that is running, whose frame is not there meanwhile, is
    /// ever used.
    pub(crate) fn uses_result(&self, machine: &Machine) -> bool {
        match self.frames.last() {
            Some(Frame::Code(frame)) => {
                uses_results(&machine.module().functions[frame.function as usize], frame.operation)
            }
            _ => true,
        }
    }

    /// The operation that the innermost function of the program is at.
    pub(crate) fn operation<'m>(&self, machine: &'m Machine) -> Option<&'m Operation> {
        self.code_frames().next().and_then(|frame| operation_of(frame, machine))
    }

    /// The operation that the innermost function of the program is at, as a name for what is made there.
    pub(crate) fn site(&self) -> Site {
        let at = self.code_frames().next().map_or((u32::MAX, 0), |frame| (frame.function, frame.operation));
        Site::Operation { function: at.0, operation: at.1 }
    }
}

/// The operation that a frame is at.
fn operation_of<'m>(frame: &CodeFrame, machine: &'m Machine) -> Option<&'m Operation> {
    machine.module().functions[frame.function as usize].operations.get(frame.operation as usize)
}
