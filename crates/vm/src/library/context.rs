//! Rows as straight code: what a row has already done is replayed from a log when its thread goes on.
//!
//! A row reads as if it were never interrupted. When it needs an event, it is left with the step to do; when
//! that is done, it runs again from its start, and everything it did before is taken from the log instead
//! (`Call::data`): values read, results of calls, addresses allocated. What a row does to its thread (a lock
//! is now held) is logged too, so that it happens once.
//!
//! That costs time quadratic in the number of steps that are replayed, so that there must be few of them.
//! Private memory is accessed on the way, without leaving the row. A loop whose length the program decides
//! goes by *rounds* ([`Context::rounds`], [`Context::scan`]): when a round is over, what it has logged is
//! replaced by the state in which the next one begins. Whole strings are read ([`Context::string`]), copied
//! and stored without running the row again.
//!
//! Rejected: numbered stages in each row. Twice the code, and every change renumbers it.

use super::waits::Nap;
use crate::interner::Queue;
use crate::{Access, Call, Config, ErrorKind, Fault, Restart, Step, ThreadId};
use selvedge_bytecode::{AddressSpace, Handler, Region};
use selvedge_program::{Action, Block, Exclusive, Order, Value, Wait};

/// What a row returns, or the step that it has to wait for.
pub type Outcome = Result<Returned, Step>;

/// A value inside a row, or the step that it has to wait for.
pub type Got<T = u64> = Result<T, Step>;

/// What a row gives back to its caller.
#[derive(Clone, Copy, Debug)]
pub enum Returned {
    /// Nothing.
    Nothing,
    /// A value of at most 64 bits.
    One(u64),
    /// A structure in two registers.
    Two(u64, u64),
}

/// Nothing to give back.
pub const NOTHING: Outcome = Ok(Returned::Nothing);

/// Returns a value of 64 bits, or a narrower one that is zero-extended.
pub fn give(value: u64) -> Outcome {
    Ok(Returned::One(value))
}

/// Returns an `int`.
pub fn int(value: i32) -> Outcome {
    give(u64::from(value as u32))
}

/// Returns a boolean.
pub fn truth(value: bool) -> Outcome {
    give(u64::from(value))
}

/// Runs a row from its start, replaying what it has done so far.
pub fn run(call: &mut Call<'_>, body: fn(&mut Context<'_, '_>) -> Outcome) -> Step {
    if call.stage != 0 {
        call.data.push(call.value);
    }
    match body(&mut Context { call, at: 0 }) {
        Ok(Returned::Nothing) => Step::ReturnNothing,
        Ok(Returned::One(value)) => Step::Return(value),
        Ok(Returned::Two(low, high)) => Step::ReturnPair(low, high),
        Err(step) => step,
    }
}

/// The stage at which a row goes on after a step; its value belongs into the log.
const GO_ON: u32 = 1;

/// A call of a library function.
pub struct Context<'a, 'b> {
    call: &'a mut Call<'b>,
    /// How much of the log is replayed.
    at: usize,
}

impl Context<'_, '_> {
    /// An argument; 0 if the caller gave fewer.
    pub fn arg(&self, number: usize) -> u64 {
        self.call.arg(number)
    }

    /// How often a wait of this thread has timed out.
    pub fn timeouts(&self) -> u32 {
        self.call.thread.ledger.timeouts
    }

    /// A wait of this thread times out: from now on clocks show a later time.
    pub fn time_passes(&mut self) {
        self.once(|call| {
            call.thread.ledger.timeouts += 1;
            0
        });
    }

    /// What to call a thread that a lock names as its owner.
    pub fn owner_name(&self, owner: u64) -> String {
        let thread = ThreadId((owner - 1) as _);
        format!("thread `{}`", self.call.machine.thread_name(thread))
    }

    /// All arguments.
    pub fn args(&self) -> &[u64] {
        self.call.args
    }

    /// An argument that is an `int`.
    pub fn int_arg(&self, number: usize) -> i32 {
        self.call.arg(number) as i32
    }

    /// An argument that is a `double`.
    pub fn double_arg(&self, number: usize) -> f64 {
        f64::from_bits(self.call.arg(number))
    }

    /// An argument that is a `float`.
    pub fn float_arg(&self, number: usize) -> f32 {
        f32::from_bits(self.call.arg(number) as u32)
    }

    /// How the program is run.
    pub fn config(&self) -> &Config {
        self.call.config()
    }

    /// Says that what the row does depends on all of its arguments, although [`super::looks_at`] does not say
    /// so.
    pub fn decide_by_all(&mut self) {
        self.call.sources.decides_by_all = true;
    }

    /// Which thread calls.
    pub fn thread(&self) -> ThreadId {
        self.call.thread_id()
    }

    /// The calling thread as lock words name their owner: its number plus one.
    pub fn me(&self) -> u64 {
        u64::from(self.call.thread_id().0) + 1
    }

    /// Does something once, and remembers what it gave.
    pub fn once(&mut self, effect: impl FnOnce(&mut Call<'_>) -> u64) -> u64 {
        match self.replayed() {
            Some(value) => value,
            None => {
                let value = effect(self.call);
                self.record(value)
            }
        }
    }

    /// Does something once that may end in a step of its own.
    pub fn try_once(&mut self, effect: impl FnOnce(&mut Call<'_>) -> Got) -> Got {
        match self.replayed() {
            Some(value) => Ok(value),
            None => {
                let value = effect(self.call)?;
                Ok(self.record(value))
            }
        }
    }

    fn replayed(&mut self) -> Option<u64> {
        let value = self.call.data.get(self.at).copied();
        self.at += usize::from(value.is_some());
        value
    }

    fn record(&mut self, value: u64) -> u64 {
        self.call.data.push(value);
        self.at += 1;
        value
    }

    fn step(&mut self, step: Step) -> Got {
        self.replayed().ok_or(step)
    }
}

/// The state of a loop: words that outlive its rounds.
pub struct State {
    /// Where they are in the log.
    start: usize,
    /// What the round at hand changes.
    changes: Vec<(usize, u64)>,
}

impl State {
    /// A word as it was when the round began.
    pub fn get(&self, c: &Context<'_, '_>, word: usize) -> u64 {
        c.call.data[self.start + word]
    }

    /// Changes a word for the rounds that come after this one.
    pub fn set(&mut self, word: usize, value: u64) {
        self.changes.push((self.start + word, value));
    }
}

/// Loops whose length the program decides.
impl Context<'_, '_> {
    /// Goes round until something is found. Rounds begin with what the state is then, and nothing else of the
    /// rounds before is known to them: a row that goes on runs the round at hand again, and no others.
    pub fn rounds<T>(
        &mut self,
        first: impl IntoIterator<Item = u64>,
        mut round: impl FnMut(&mut Self, &mut State) -> Got<Option<T>>,
    ) -> Got<T> {
        let mut state = State { start: self.at + 1, changes: Vec::new() };
        if self.at < self.call.data.len() {
            self.at += 1 + self.call.data[self.at] as usize;
        } else {
            self.record(0);
            for word in first {
                self.record(word);
            }
            let words = self.at - state.start;
            *self.call.data.get_mut(state.start - 1).expect("it was logged") = words as u64;
        }
        let end = self.at;
        loop {
            selvedge_stop::look();
            if let Some(found) = round(self, &mut state)? {
                return Ok(found);
            }
            self.call.data.truncate(end);
            self.at = end;
            for (word, value) in state.changes.drain(..) {
                *self.call.data.get_mut(word).expect("it is a word of the state") = value;
            }
        }
    }

    /// Looks at one number after the other, from 0 on, until something is found or there are no more.
    pub fn scan<T>(
        &mut self,
        count: u64,
        mut look: impl FnMut(&mut Self, u64) -> Got<Option<T>>,
    ) -> Got<Option<T>> {
        self.rounds([0], |c, state| {
            let at = state.get(c, 0);
            if at == count {
                return Ok(Some(None));
            }
            let found = look(c, at)?;
            state.set(0, at + 1);
            Ok(found.map(Some))
        })
    }
}

/// Accesses to memory.
impl Context<'_, '_> {
    fn access(&mut self, access: Access) -> Got {
        if let Some(value) = self.replayed() {
            return Ok(value);
        }
        match self.call.at_once(&access) {
            Some(done) => done.map(|value| self.record(value)),
            None => Err(Step::Access { access, then: GO_ON }),
        }
    }

    /// Reads 1, 2, 4 or 8 bytes.
    pub fn read(&mut self, address: u64, bytes: u8, order: Order) -> Got {
        self.access(Access::Read { address, bytes, order, tolerant: false })
    }

    /// Writes 1, 2, 4 or 8 bytes.
    pub fn write(&mut self, address: u64, bytes: u8, order: Order, value: u64) -> Got<()> {
        self.access(Access::Write { address, bytes, order, value, exclusive: false }).map(drop)
    }

    /// The read of a read-modify-write. If it satisfies the condition, [`Context::complete`] must follow.
    pub fn update(&mut self, address: u64, bytes: u8, order: Order, condition: Exclusive) -> Got {
        self.access(Access::Update { address, bytes, order, condition })
    }

    /// The write of a read-modify-write.
    pub fn complete(&mut self, address: u64, bytes: u8, order: Order, value: u64) -> Got<()> {
        self.access(Access::Write { address, bytes, order, value, exclusive: true }).map(drop)
    }

    /// The write of a read-modify-write by which the calling thread takes a lock: `bits` of the value name
    /// it.
    pub fn claim(&mut self, address: u64, bytes: u8, order: Order, value: u64, bits: u64) -> Got<()> {
        if !self.call.is_private(address, bytes.into()) {
            self.call.machine.note_owner(address, bytes, bits);
        }
        self.complete(address, bytes, order, value)
    }

    /// A fence between threads.
    pub fn fence(&mut self, order: Order) -> Got<()> {
        self.access(Access::Fence(order)).map(drop)
    }

    /// A plain read of an object of the program.
    pub fn load(&mut self, address: u64, bytes: u8) -> Got {
        self.read(address, bytes, Order::NotAtomic)
    }

    /// A plain write to an object of the program.
    pub fn store(&mut self, address: u64, bytes: u8, value: u64) -> Got<()> {
        self.write(address, bytes, Order::NotAtomic, value)
    }

    /// A plain write, unless the address is null: results that the caller may not want.
    pub fn store_if_wanted(&mut self, address: u64, bytes: u8, value: u64) -> Got<()> {
        if address == 0 { Ok(()) } else { self.store(address, bytes, value) }
    }

    /// A plain read of a byte.
    pub fn byte(&mut self, address: u64) -> Got<u8> {
        Ok(self.load(address, 1)? as u8)
    }

    /// Reads memory as it was before the first thread was created, or private memory: for what never changes.
    pub fn peek(&mut self, address: u64, bytes: u8) -> Option<u64> {
        let known = self.once(|call| u64::from(call.peek(address, bytes).is_some()));
        let value = self.once(|call| call.peek(address, bytes).unwrap_or(0));
        (known != 0).then_some(value)
    }

    /// Copies memory.
    pub fn copy(&mut self, to: u64, from: u64, len: u64) -> Got<()> {
        self.step(Step::Copy { to, from, len, then: GO_ON }).map(drop)
    }

    /// Copies memory to a new object that takes its place.
    pub fn move_to(&mut self, to: u64, from: u64, len: u64) -> Got<()> {
        self.step(Step::Move { to, from, len, then: GO_ON }).map(drop)
    }

    /// Fills memory.
    pub fn fill(&mut self, to: u64, byte: u8, len: u64) -> Got<()> {
        self.step(Step::Fill { to, byte, len, then: GO_ON }).map(drop)
    }

    /// The characters of a string up to its end or to a largest number of them.
    pub fn string(&mut self, address: u64, most: Option<u64>) -> Got<Vec<u8>> {
        self.text(address, most, true)
    }

    /// So many bytes.
    pub fn bytes(&mut self, address: u64, count: u64) -> Got<Vec<u8>> {
        self.text(address, Some(count), false)
    }

    fn text(&mut self, address: u64, most: Option<u64>, ends: bool) -> Got<Vec<u8>> {
        // In the log its length plus 1, which is 0 until it is known, and its characters. Until then nothing
        // else comes after it.
        let start = self.at;
        let length = match self.once(|_| 0).checked_sub(1) {
            Some(length) => length,
            None => {
                // The character that was read last may be the zero.
                self.at = self.call.data.len().saturating_sub(1).max(start + 1);
                let length = self.read_on(address, start + 1, most, ends)?;
                let known = self.call.data.get_mut(start).expect("it was logged");
                *known = length + 1;
                length
            }
        };
        let letters = start + 1..start + 1 + length as usize;
        self.at = letters.end;
        Ok(letters.map(|at| self.call.data[at] as u8).collect())
    }

    /// Reads the rest of a text whose characters are in the log from some place on; gives its length. It may
    /// end with a zero.
    fn read_on(&mut self, address: u64, start: usize, most: Option<u64>, ends: bool) -> Got {
        loop {
            selvedge_stop::look();
            let length = (self.at - start) as u64;
            if most == Some(length) {
                return Ok(length);
            }
            if self.byte(address + length)? == 0 && ends {
                self.at -= 1;
                self.call.data.truncate(self.at);
                return Ok(length);
            }
        }
    }

    /// How many characters a string has up to its end or to a largest number of them.
    pub fn length(&mut self, address: u64, most: Option<u64>) -> Got {
        let most = most.unwrap_or(u64::MAX);
        let end = self.scan(most, |c, at| Ok((c.byte(address + at)? == 0).then_some(at)))?;
        Ok(end.unwrap_or(most))
    }

    /// Writes bytes one by one.
    pub fn store_bytes(&mut self, address: u64, bytes: &[u8]) -> Got<()> {
        match self.replayed() {
            Some(_) => Ok(()),
            None => Err(Step::Store { to: address, bytes: bytes.into(), then: GO_ON }),
        }
    }

    /// A string for a message: only if it can be read without an event.
    pub fn message_text(&self, address: u64) -> String {
        let text = self.call.string_at_once(address).unwrap_or_default();
        String::from_utf8_lossy(&text).into_owned()
    }
}

/// Locks and barriers whose sections and arrivals are left unordered.
impl Context<'_, '_> {
    /// Whether arrivals at a barrier are. They are no events as long as nobody else can know it.
    pub fn leaves_arrivals_open(&mut self, barrier: u64) -> bool {
        self.once(|call| {
            let config = call.config();
            let open =
                config.unordered_barriers && !config.is_ordered(barrier) && !call.is_private(barrier, 8);
            u64::from(open)
        }) != 0
    }

    /// Arrives at a barrier and waits there for the others.
    pub fn meet(&mut self, barrier: u64, count: u32) -> Got<()> {
        let barrier = self.call.machine.barrier(barrier);
        self.act(Action::Arrive { barrier, count })?;
        self.act(Action::Arrived { barrier })?;
        self.act(Action::Depart { barrier, count })
    }

    /// Whether sections of a lock are. Taking it is no event as long as nobody else can know it.
    pub fn leaves_sections_open(&mut self, lock: u64) -> bool {
        self.once(|call| {
            let config = call.config();
            let open = config.unordered_locks && !config.is_ordered(lock) && !call.is_private(lock, 4);
            u64::from(open)
        }) != 0
    }

    /// Whether the thread is in a section of a lock whose place is left open.
    pub fn is_in_section(&mut self, lock: u64) -> bool {
        self.once(|call| u64::from(call.held(lock).is_some_and(|held| held.is_open))) != 0
    }

    /// Begins a section whose place is left open; the thread then holds the lock.
    pub fn enter(&mut self, lock: u64, kind: u32, shared: bool) -> Got<()> {
        self.act(Action::Lock { lock: self.call.machine.location(lock, 4), shared })?;
        self.once(|call| {
            call.hold(lock, kind, true);
            0
        });
        Ok(())
    }

    /// Ends a section whose place is left open. The end is no access: a read tells whether the lock is still
    /// there.
    pub fn leave(&mut self, lock: u64) -> Got<()> {
        if !self.is_global(lock) {
            self.read(lock, 4, Order::Relaxed)?;
        }
        self.act(Action::Unlock { lock: self.call.machine.location(lock, 4) })?;
        self.release(lock);
        Ok(())
    }

    /// Says that there will be no more sections of a lock.
    pub fn retire(&mut self, lock: u64) -> Got<()> {
        self.act(Action::Retire { lock: self.call.machine.location(lock, 4) })
    }

    /// Whether an address is in a global variable, which is there for ever.
    pub fn is_global(&self, address: u64) -> bool {
        AddressSpace::region(address) == Region::Global
    }

    /// Before a lock is initialised: if its sections are left open, it must be clear that there was none yet.
    /// Of a global, it is not, because zeros are an initialised lock too.
    pub fn initialise_lock(&mut self, lock: u64) -> Got<()> {
        let again = self.initialises_again(lock, 4);
        match self.leaves_sections_open(lock) {
            true if again => Err(self.order(lock, "it is initialised again")),
            true if self.is_global(lock) => {
                Err(self.order(lock, "it is initialised when other threads may have locked it already"))
            }
            _ => Ok(()),
        }
    }

    fn act(&mut self, action: Action) -> Got<()> {
        self.step(Step::Act { action, then: GO_ON }).map(drop)
    }

    /// Notes an initialisation; tells whether others may know the object as one that was initialised before.
    pub fn initialises_again(&mut self, address: u64, bytes: u64) -> bool {
        self.once(|call| u64::from(call.initialise(address, bytes))) != 0
    }

    /// Whether the program uses what the row returns.
    pub fn uses_result(&self) -> bool {
        self.call.uses_result()
    }

    /// The step of a row that needs the sections or arrivals of a lock or barrier in order.
    pub fn order(&self, address: u64, why: &'static str) -> Step {
        Step::Fault(Fault::Restart(Restart::Order { address, why }))
    }
}

/// Queues of those who sleep at an address: locations of their own, which no access of the program reaches,
/// empty at first.
impl Context<'_, '_> {
    /// Whether nobody else can sleep at an address, or wake who does: it is the thread's own, or there is no
    /// other thread yet.
    pub fn is_alone_at(&mut self, address: u64, bytes: u64) -> bool {
        self.once(|call| u64::from(call.thread.loading || call.is_private(address, bytes))) != 0
    }

    /// How far this thread has come in a wait for an atomic variable, and where that is.
    pub fn nap(&mut self) -> Option<(u64, Nap)> {
        let address = self.once(|call| call.thread.ledger.nap.map_or(0, |(address, _)| address));
        let nap = self.once(|call| call.thread.ledger.nap.map_or(0, |(_, nap)| nap as u64));
        let naps = [Nap::Awake, Nap::Tired, Nap::Locked];
        (address != 0).then(|| (address, naps[nap as usize]))
    }

    /// Notes how far it has come.
    pub fn set_nap(&mut self, nap: Option<(u64, Nap)>) {
        self.once(|call| {
            call.thread.ledger.nap = nap;
            0
        });
    }

    /// Whether the program may wait for an atomic variable at all. If not, it is nothing to notify those who
    /// do.
    pub fn naps(&mut self) -> bool {
        let waits = |name: &str| name.starts_with("_ZSt23__atomic_wait_address_v");
        self.once(|call| {
            u64::from(call.machine.module().functions.iter().any(|function| waits(&function.name)))
        }) != 0
    }

    /// The read of a read-modify-write of a queue. If it satisfies the condition, [`Context::complete_queue`]
    /// must follow.
    pub fn update_queue(&mut self, queue: Queue, order: Order, exclusive: Exclusive) -> Got {
        let loc = self.call.machine.queue(queue);
        self.step(Step::Act { action: Action::Read { loc, order, exclusive }, then: GO_ON })
    }

    /// The write of a read-modify-write of a queue.
    pub fn complete_queue(&mut self, queue: Queue, order: Order, value: u64) -> Got<()> {
        let loc = self.call.machine.queue(queue);
        self.act(Action::Write { loc, order, value: value as Value, exclusive: true })
    }
}

/// Everything else that a row can ask for.
impl Context<'_, '_> {
    /// A new object on the heap.
    pub fn allocate(&mut self, size: u64, align: u64, zeroed: bool) -> Got {
        self.try_once(|call| call.allocate(size, align, zeroed))
    }

    /// Frees an object of the heap; null is nothing.
    pub fn free(&mut self, address: u64) -> Got<()> {
        if address == 0 {
            return Ok(());
        }
        self.step(Step::Free { address, then: GO_ON }).map(drop)
    }

    /// Start and size of an object that this thread or the image made.
    pub fn object_of(&mut self, address: u64) -> Option<(u64, u64)> {
        let base = self.once(|call| call.object_of(address).map_or(0, |(base, _)| base));
        let size = self.once(|call| call.object_of(address).map_or(0, |(_, size)| size));
        (base != 0).then_some((base, size))
    }

    /// The size of an object on the heap that another thread has made, which only its maker knows: a read of
    /// a location of its own. Nothing if it does not start there.
    pub fn size_of_foreign(&mut self, address: u64) -> Got<Option<u64>> {
        let loc = self.call.machine.size_location(address);
        let action = Action::Read { loc, order: Order::NotAtomic, exclusive: Exclusive::No };
        Ok(self.step(Step::Act { action, then: GO_ON })?.checked_sub(1))
    }

    /// Whether an address is on the heap of another thread.
    pub fn is_on_foreign_heap(&self, address: u64) -> bool {
        let (own, threads) = (self.call.thread_id().0, self.config().threads);
        matches!(AddressSpace::region(address), Region::Heap(owner) if owner != own && usize::from(owner) < threads)
    }

    /// Calls a function of the program; gives its first result.
    pub fn call(&mut self, address: u64, args: &[u64]) -> Got {
        self.step(Step::CallFunction { address, args: args.to_vec(), then: GO_ON })
    }

    /// The number that the next thread will have.
    pub fn upcoming_thread(&mut self) -> Got {
        self.try_once(|call| call.upcoming_thread().map(|thread| u64::from(thread.0)))
    }

    /// Notes that the handle of a new thread will be stored somewhere.
    pub fn note_handle(&mut self, address: u64) {
        self.call.machine.handles.note_store(address, self.call.thread.id);
    }

    /// Creates a thread.
    pub fn create(&mut self, function: u64, argument: u64) -> Got {
        self.step(Step::Create { function, argument, then: GO_ON })
    }

    /// Waits for the end of a thread; gives what it returned.
    pub fn join(&mut self, thread: u64) -> Got {
        self.step(Step::Join { thread, then: GO_ON })
    }

    /// Notes that a thread is joined or detached; false if it was already.
    pub fn settle(&mut self, thread: u64) -> bool {
        self.once(|call| u64::from(call.settle(thread))) != 0
    }

    /// How the calling thread holds a lock: what was remembered, and how often.
    pub fn held(&mut self, address: u64) -> Option<(u32, u32)> {
        let packed = self.once(|call| match call.held(address) {
            Some(held) => u64::from(held.kind) << 32 | u64::from(held.count),
            None => 0,
        });
        (packed != 0).then_some(((packed >> 32) as u32, packed as u32))
    }

    /// The thread has taken a lock that it did not hold.
    pub fn hold(&mut self, address: u64, kind: u32) {
        self.once(|call| {
            call.hold(address, kind, false);
            0
        });
    }

    /// The thread has taken a lock again (1), or given back one of several holds (-1).
    pub fn recount(&mut self, address: u64, change: i32) {
        self.once(|call| {
            let held = call.held_mut(address).expect("only a lock that is held is counted again");
            held.count = held.count.wrapping_add_signed(change);
            0
        });
    }

    /// The thread no longer holds a lock.
    pub fn release(&mut self, address: u64) {
        self.once(|call| {
            call.release(address);
            0
        });
    }

    /// Sets `errno`.
    pub fn set_errno(&mut self, value: i32) {
        self.once(|call| {
            call.set_errno(value);
            0
        });
    }

    /// Sets `errno` and returns -1, as system calls do.
    pub fn errno(&mut self, value: i32) -> Outcome {
        self.set_errno(value);
        int(-1)
    }

    /// The address of a global variable that [`super::prepare`] has put into the module.
    pub fn global(&mut self, name: &str) -> u64 {
        self.once(|call| call.global(name).expect("`prepare` adds the globals that rows use"))
    }

    /// The address of a global variable that only some programs have; none if this one does not.
    pub fn known_global(&mut self, name: &str) -> Option<u64> {
        let address = self.once(|call| call.global(name).unwrap_or(0));
        (address != 0).then_some(address)
    }

    /// The address of a function of the module.
    pub fn function(&mut self, name: &str) -> u64 {
        self.once(|call| call.function(name).expect("`prepare` declares the functions that rows use"))
    }

    /// What becomes of an exception that is thrown here.
    pub fn handler(&self) -> Handler {
        self.call.handler()
    }

    /// Whether leaving all functions would run clean-ups of the program.
    pub fn has_clean_ups(&self) -> bool {
        self.call.has_clean_ups()
    }

    /// The symbol of the global variable at an address.
    pub fn global_name(&self, address: u64) -> Option<String> {
        let globals = &self.call.machine.module().globals;
        globals.iter().find(|global| global.address == address).map(|global| global.name.clone())
    }

    /// Tells the user that the program depends on something that differs from run to run.
    pub fn warn_of_nondeterminism(&mut self, message: &str) {
        self.once(|call| {
            call.thread.fixed_values = call.thread.fixed_values.saturating_add(1);
            call.warn("nondeterminism", message);
            0
        });
    }

    /// Whether the owner in a lock word is nobody or some thread that can exist.
    pub fn is_thread_or_none(&self, owner: u64) -> bool {
        owner <= self.call.config().threads as u64
    }

    /// The step of a thread that has to wait.
    pub fn wait(&self, wait: Wait) -> Step {
        Step::Block(Block::Wait(wait))
    }

    /// The step of a thread that waits for a lock; `owner` as lock words name it.
    pub fn wait_for(&self, owner: u64) -> Step {
        self.wait(Wait::Lock { owner: ThreadId((owner - 1) as _) })
    }
}

/// Why the sections of a lock have to be ordered, as sentences about 'it'.
pub mod reasons {
    pub const LOCKED_AGAIN: &str = "its owner locks it again";
    pub const LOCKED_EARLY: &str = "it was locked before other threads could know it";
    pub const TRIED: &str = "it is tried, or locked with a time limit";
}

/// An error of the program.
pub fn fail<T>(kind: ErrorKind, message: impl Into<String>) -> Got<T> {
    Err(Step::Fail(kind, message.into()))
}

/// Something that is not supported.
pub fn unsupported<T>(what: impl Into<String>) -> Got<T> {
    Err(Step::Unsupported(what.into()))
}

/// Makes the read of a synchronisation object that was never written a misuse of that object.
pub fn uninitialised<T>(got: Got<T>, kind: ErrorKind, message: &str) -> Got<T> {
    got.map_err(|step| match step {
        Step::Fault(Fault::Error { kind: ErrorKind::UninitializedRead, .. }) => {
            Step::Fail(kind, message.to_owned())
        }
        step => step,
    })
}
