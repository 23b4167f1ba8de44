//! The machine as the exploration sees it.

use crate::interner::Special;
use crate::memory::{Area, Life, Object as Known};
use crate::run::{NO_PLACE, Run};
use crate::thread::{Pending, Thread};
use crate::{Machine, Site};
use selvedge_bytecode::{AddressSpace, Region};
use selvedge_program::{
    Action, Excess, Facts, LocId, Next, Object, Objects, Place, Program, Symmetric, ThreadId, UNDEFINED,
    Value,
};
use std::sync::Arc;

impl Program for Machine {
    type State = Arc<Thread>;

    fn threads(&self) -> usize {
        self.config().threads
    }

    fn initial_value(&self, loc: LocId) -> Value {
        self.standing(loc).initial
    }

    #[inline]
    fn objects(&self) -> Option<impl Objects<Arc<Thread>>> {
        Some(self)
    }

    #[inline]
    fn facts(&self) -> Facts {
        self.facts
    }

    /// Which of two equal threads tosses 0 is nothing that symmetry knows an order of.
    #[inline]
    fn symmetric(&self) -> Option<impl Symmetric> {
        (!self.config().spurious_cas).then_some(self)
    }

    fn looks_outside(&self, state: &Arc<Thread>) -> bool {
        state.looks_outside()
    }

    fn start(&self, thread: ThreadId) -> Next<Arc<Thread>> {
        if thread.0 == 0 {
            return self.main.clone();
        }
        let mut state = self.new_thread(thread);
        let action = Action::Begin { loc: self.special(Special::Start(thread.0)) };
        state.action = action;
        state.pending = Pending::Begin;
        Next { state: Arc::new(state), action, place: NO_PLACE, dependencies: None }
    }

    fn resume(&self, state: &Arc<Thread>, value: Value) -> Next<Arc<Thread>> {
        let mut state = state.clone();
        let mut run = Run::new(self, Arc::make_mut(&mut state));
        let action = run.resume(value as u64);
        let dependencies = run.dependencies();
        let place = state.place(self);
        Next { state, action, place, dependencies }
    }

    fn goes_on_alike(&self, shorter: &Arc<Thread>, longer: &Arc<Thread>, excess: Excess) -> bool {
        Machine::goes_on_alike(self, shorter, longer, excess)
    }

    fn bytes(&self, state: &Arc<Thread>) -> usize {
        size_of_val(state) + state.own_bytes()
    }

    fn run_alone(&self, state: &Arc<Thread>, value: Value, mut answer: impl FnMut(Action) -> Option<Value>) {
        let mut thread = Thread::clone(state);
        let mut run = Run::new(self, &mut thread);
        let mut action = run.resume(value as u64);
        while let Some(value) = answer(action) {
            action = run.resume(value as u64);
        }
    }
}

impl Objects<Arc<Thread>> for Machine {
    fn maker(&self, loc: LocId) -> Option<ThreadId> {
        self.standing(loc).maker
    }

    fn object(&self, loc: LocId, maker: Option<&Arc<Thread>>) -> Option<Object> {
        let standing = self.standing(loc);
        if standing.maker.is_none() {
            return standing.object;
        }
        let (address, bytes) = self.access_of(loc);
        let known = known_object(maker?, address)?;
        let seen = as_seen(known, address, bytes).filter(|_| known.life != Life::Freed)?;
        Some(if self.is_size(loc) { as_measured(known, seen) } else { seen })
    }

    fn overlapping(&self, loc: LocId) -> Vec<LocId> {
        self.locations_overlapping(loc)
    }

    fn mixes_sizes(&self) -> bool {
        self.has_overlapping_locations()
    }

    fn named_by_free(&self, base: u64) -> Option<LocId> {
        // What was freed in an execution has got its number before.
        self.interner.borrow().known_location(base, 0)
    }

    fn tolerates_undefined(&self, state: &Arc<Thread>) -> bool {
        state.tolerates_undefined()
    }

    fn has_allocated(&self) -> bool {
        Machine::has_allocated(self)
    }

    fn reads_handles(&self) -> bool {
        Machine::reads_handles(self)
    }
}

impl Symmetric for Machine {
    fn twin(&self, thread: ThreadId) -> Option<ThreadId> {
        self.created_before(thread)
    }

    fn exchanged(&self, loc: LocId, value: Value, (first, second): (ThreadId, ThreadId)) -> Value {
        let Some(bits) = self.owner_bits(loc) else { return value };
        let shift = bits.trailing_zeros();
        let owner = (value as u64 & bits) >> shift;
        let name = |thread: ThreadId| u64::from(thread.0) + 1;
        let renamed = match owner {
            owner if owner == name(first) => name(second),
            owner if owner == name(second) => name(first),
            owner => owner,
        };
        (value as u64 & !bits | renamed << shift) as Value
    }

    fn tells_threads_apart(&self) -> bool {
        self.tells_owner()
    }
}

/// What a location is whatever threads do: the explorer asks for it at every event.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    /// What it holds before anybody writes to it, unless a thread makes it.
    initial: Value,
    /// The thread that makes it.
    maker: Option<ThreadId>,
    /// Its object, if that is there before threads begin.
    object: Option<Object>,
}

impl Machine {
    /// What a location is, found out when it is first asked for; the image is complete then.
    #[inline]
    fn standing(&self, loc: LocId) -> Standing {
        if let Some(known) = self.standings.borrow().get(loc.index()) {
            return *known;
        }
        self.find_standings(loc)
    }

    #[cold]
    fn find_standings(&self, loc: LocId) -> Standing {
        let mut standings = self.standings.borrow_mut();
        for number in standings.len()..=loc.index() {
            standings.push(self.find_standing(LocId(number as u32)));
        }
        standings[loc.index()]
    }

    fn find_standing(&self, loc: LocId) -> Standing {
        let (address, bytes) = self.access_of(loc);
        if Special::at(address).is_some() || self.is_barrier(loc) || self.is_queue(loc) {
            let object = Object {
                base: address,
                published: Some(0),
                made: 0,
                written: 0,
                used: 0,
                atomic: true,
                initial: Some(0),
                is_freeable: false,
            };
            return Standing { initial: 0, maker: None, object: Some(object) };
        }
        let image = self.image.global(address).or_else(|| self.image.object(address));
        let initial = |object: &Known| {
            let read = object.contents.read(address - object.base, bytes);
            if read.is_defined(bytes) { read.value as Value } else { UNDEFINED }
        };
        let maker = match AddressSpace::region(address) {
            Region::Heap(thread) | Region::Stack(thread) | Region::ThreadLocal(thread) => {
                self.image.object(address).is_none().then_some(ThreadId(thread))
            }
            _ => None,
        };
        let from_start = |object| Object { published: Some(0), made: 0, written: 0, used: 0, ..object };
        Standing {
            initial: image.filter(|object| object.holds(address, bytes as u64)).map_or(0, initial),
            maker,
            object: image.and_then(|image| as_seen(image, address, bytes)).map(from_start),
        }
    }

    /// A thread that has not begun.
    pub(crate) fn new_thread(&self, id: ThreadId) -> Thread {
        let mut thread = Thread::new(id);
        thread.tracked = self.config().dependencies.then(Box::default);
        thread
    }

    /// Where the object of a location was made, as its maker knows.
    pub fn site_of(&self, loc: LocId, maker: &Thread) -> Option<Site> {
        known_object(maker, self.access_of(loc).0).map(|object| object.site)
    }

    /// The object of a location, whether or not it is still alive: its first address, its size, and the place
    /// where it was made if that is an operation of the program.
    pub fn origin_of(&self, loc: LocId, maker: Option<&Thread>) -> Option<(u64, u64, Option<Place>)> {
        let address = self.access_of(loc).0;
        let global = || self.image.global(address).or_else(|| self.image.object(address));
        let object = maker.and_then(|maker| known_object(maker, address)).or_else(global)?;
        Some((object.base, object.size, self.place_of_site(object.site)))
    }

    /// Where objects of a site are made, if that is known.
    pub(crate) fn place_of_site(&self, site: Site) -> Option<Place> {
        let Site::Operation { function, operation } = site else { return None };
        let places = &self.module().functions.get(function as usize)?.places;
        let place = places.get(operation as usize).map(|place| Place(self.module().plain_place(*place)));
        place.filter(|place| self.place(*place).is_some())
    }

    /// Whether a location lies in a heap object that its maker has freed before publishing it, or on the
    /// stack of a function that has returned, or just outside an object: why `Program::object` does not know
    /// it.
    pub fn why_no_object(&self, loc: LocId, maker: Option<&Thread>) -> (crate::ErrorKind, String) {
        use crate::ErrorKind;
        let (address, bytes) = self.access_of(loc);
        let name = self.describe(address, bytes, maker);
        let object = self.image.object(address).or_else(|| known_object(maker?, address));
        match object {
            Some(object) if object.life == Life::Freed => {
                (ErrorKind::AccessFreed, format!("`{name}` was freed before anybody else could know it"))
            }
            Some(object) if !object.holds(address, bytes as u64) => (
                ErrorKind::OutOfBounds,
                format!("`{name}` is out of the bounds of its object ({} bytes)", object.size),
            ),
            _ => (ErrorKind::AccessUnallocated, format!("there is no object at `{name}`")),
        }
    }
}

/// The object of a thread at an address.
pub(crate) fn known_object(maker: &Thread, address: u64) -> Option<&Known> {
    let area = match AddressSpace::region(address) {
        Region::Heap(owner) if owner == maker.id.0 => Area::Heap,
        Region::Stack(owner) if owner == maker.id.0 => Area::Stack,
        Region::ThreadLocal(owner) if owner == maker.id.0 => Area::ThreadLocal,
        _ => return None,
    };
    maker.memory.find(area, address).map(|found| maker.memory.object(found))
}

/// A location of an object.
fn as_seen(known: &Known, address: u64, bytes: u8) -> Option<Object> {
    if !known.holds(address, bytes as u64) {
        return None;
    }
    let read = known.contents.read(address - known.base, bytes);
    let is_heap = matches!(AddressSpace::region(known.base), Region::Heap(_));
    Some(Object {
        base: known.base,
        published: match known.life {
            Life::Published(event) => Some(event),
            Life::Image => Some(0),
            Life::Private | Life::Freed => None,
        },
        made: known.made,
        written: read.written.max(known.made),
        used: known.used,
        atomic: read.atomic,
        initial: read.is_defined(bytes).then_some(read.value as Value),
        is_freeable: is_heap && known.base == address,
    })
}

/// The location of its size: one more than that, or 0 if the location is not at the start of what can be
/// freed. It is there since the object was made.
fn as_measured(known: &Known, seen: Object) -> Object {
    let size = if seen.is_freeable { known.size as Value + 1 } else { 0 };
    Object { written: known.made, atomic: false, initial: Some(size), ..seen }
}
