//! The objects that a thread has made, and what it knows of their contents.
//!
//! Objects of an area lie in the order of their making, at rising addresses that are never used again. An
//! object that was freed is remembered, but for dead stack objects at the end of the list.

use crate::Site;
use crate::contents::{Bytes, Contents, Fill, Mark, hash};
use crate::sources::Sources;
use crate::table::Table;
use selvedge_bytecode::AddressSpace;

/// The parts of a thread's memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Area {
    Heap,
    Stack,
    ThreadLocal,
    /// The globals, which belong to the main thread until it creates the first other one.
    Global,
}

/// An object of a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct ObjectRef {
    pub area: Area,
    pub index: u32,
}

/// What has become of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Life {
    /// Nobody else knows it.
    Private,
    /// Others may know it since this event of its maker.
    Published(u32),
    /// It is part of the initial image of the shared memory.
    Image,
    /// It was freed before it was published.
    Freed,
}

/// An object.
#[derive(Clone, Debug)]
pub(crate) struct Object {
    pub base: u64,
    pub size: u64,
    pub site: Site,
    /// How many events the maker had had.
    pub made: u32,
    /// How many it had had when it last read or wrote some of it as its own.
    pub used: u32,
    pub life: Life,
    /// Whether it was published and then freed by its maker, or its function has returned.
    pub ended: bool,
    pub contents: Contents,
    /// What it adds to the memory's hash.
    hash: u128,
}

impl Object {
    /// A new private object.
    pub fn new(base: u64, size: u64, site: Site, made: u32, fill: Fill) -> Object {
        let mut object = Object {
            base,
            size,
            site,
            made,
            used: made,
            life: Life::Private,
            ended: false,
            contents: Contents::new(fill, made),
            hash: 0,
        };
        object.hash = object.existence();
        object
    }

    /// What it adds to the memory's hash by being there.
    fn existence(&self) -> u128 {
        hash([self.base, self.size, self.contents.fill().number(), 1])
    }

    /// Whether so many bytes at an address are all in it.
    pub fn holds(&self, address: u64, bytes: u64) -> bool {
        address >= self.base && address - self.base <= self.size && self.size - (address - self.base) >= bytes
    }
}

/// The memory of a thread.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory {
    areas: [Table<Object>; 4],
    /// Where the next object of the heap and of the stack goes at the earliest.
    top: [u64; 2],
    /// Bytes of all objects of heap and stack that were not freed.
    allocated: u64,
    /// The sum of what the objects add.
    hash: u128,
}

impl Memory {
    /// The memory of a thread that has made nothing.
    pub fn new(thread: u16) -> Memory {
        Memory { top: [AddressSpace::heap(thread), AddressSpace::stack(thread)], ..Memory::default() }
    }

    /// All objects of an area.
    pub fn area(&self, area: Area) -> &Table<Object> {
        &self.areas[area as usize]
    }

    /// A hash of everything private.
    pub fn hash(&self) -> u128 {
        self.hash
    }

    /// Bytes that were allocated and not freed.
    pub fn allocated(&self) -> u64 {
        self.allocated
    }

    /// Where the next object of heap or stack would be; none if there is no room for it.
    pub fn room(&self, area: Area, size: u64, align: u64) -> Option<u64> {
        let top = self.top[area as usize];
        let align = align.max(16).checked_next_power_of_two()?;
        let base = top.checked_add(align)? / align * align;
        let end = base.checked_add(size)?.checked_add(AddressSpace::GAP)?;
        (AddressSpace::region(top) == AddressSpace::region(end)).then_some(base)
    }

    /// Adds an object to heap or stack, at an address that `room` gave.
    pub fn allocate(&mut self, area: Area, object: Object) {
        self.allocated += object.size;
        self.top[area as usize] = object.base + object.size + AddressSpace::GAP;
        self.add(area, object);
    }

    /// Adds an object at the end of an area.
    pub fn add(&mut self, area: Area, object: Object) {
        self.hash = self.hash.wrapping_add(object.hash);
        self.areas[area as usize].push(object);
    }

    /// Forgets the globals: they are no longer this thread's.
    pub fn drop_globals(&mut self) {
        let sum = self.areas[Area::Global as usize]
            .iter()
            .fold(0, |sum: u128, object| sum.wrapping_add(object.hash));
        self.hash = self.hash.wrapping_sub(sum);
        self.areas[Area::Global as usize].clear();
    }

    /// Whether some object of heap or stack was ever below an address.
    pub fn is_below_top(&self, area: Area, address: u64) -> bool {
        self.top.get(area as usize).is_some_and(|top| address < *top)
    }

    /// The object that an address lies in, or just behind.
    pub fn find(&self, area: Area, address: u64) -> Option<ObjectRef> {
        let objects = self.area(area);
        let index = objects.partition_point(|object| object.base <= address).checked_sub(1)?;
        let object = &objects[index];
        (address - object.base <= object.size).then_some(ObjectRef { area, index: index as u32 })
    }

    /// An object.
    pub fn object(&self, object: ObjectRef) -> &Object {
        &self.areas[object.area as usize][object.index as usize]
    }

    fn object_mut(&mut self, object: ObjectRef) -> &mut Object {
        self.areas[object.area as usize]
            .get_mut(object.index as usize)
            .expect("references are to objects that exist")
    }

    /// Reads bytes of an object; they must be in it.
    pub fn read(&self, object: ObjectRef, address: u64, bytes: u8) -> Bytes {
        let object = self.object(object);
        object.contents.read(address - object.base, bytes)
    }

    /// Notes that the maker, which has had so many events, reads some of an object.
    pub fn note_use(&mut self, object: ObjectRef, events: u32) {
        if self.object(object).used < events {
            self.object_mut(object).used = events;
        }
    }

    /// Writes bytes of an object; they must be in it. Those not in `defined` become undefined.
    pub fn write(&mut self, object: ObjectRef, address: u64, bytes: u8, value: u64, defined: u8, mark: Mark) {
        let object = self.object_mut(object);
        object.used = object.used.max(mark.events());
        let base = object.base;
        let change = object.contents.write(base, address - base, bytes, value, defined, mark);
        object.hash = object.hash.wrapping_add(change);
        self.hash = self.hash.wrapping_add(change);
    }

    /// Says what bytes of an object come from; they must have been written.
    pub fn set_sources(&mut self, object: ObjectRef, address: u64, bytes: u64, sources: Sources) {
        let object = self.object_mut(object);
        object.contents.set_sources(address - object.base, bytes, sources);
    }

    /// Fills a whole object with zeros, at no cost.
    pub fn clear(&mut self, object: ObjectRef, events: u32) {
        let object = self.object_mut(object);
        let before = object.hash;
        object.contents = Contents::new(Fill::Zero, events);
        object.hash = object.existence();
        let change = object.hash.wrapping_sub(before);
        self.hash = self.hash.wrapping_add(change);
    }

    /// A private object is freed: what it held is gone.
    pub fn free(&mut self, object: ObjectRef) {
        let object = self.object_mut(object);
        let (size, gone) = (object.size, object.hash);
        object.life = Life::Freed;
        object.contents = Contents::new(Fill::Undefined, 0);
        object.hash = 0;
        self.hash = self.hash.wrapping_sub(gone);
        self.allocated -= size;
    }

    /// An object is no longer private: its contents are fixed, and no longer part of what is compared.
    pub fn publish(&mut self, object: ObjectRef, life: Life) {
        let object = self.object_mut(object);
        let before = object.hash;
        object.life = life;
        object.hash = object.existence();
        let change = object.hash.wrapping_sub(before);
        self.hash = self.hash.wrapping_add(change);
    }

    /// A published object of heap or stack was freed by its maker.
    pub fn end(&mut self, object: ObjectRef) {
        let object = self.object_mut(object);
        let (size, gone) = (object.size, object.hash);
        object.ended = true;
        object.hash = 0;
        self.hash = self.hash.wrapping_sub(gone);
        self.allocated = self.allocated.saturating_sub(size);
    }

    /// Forgets the stack objects at the end of the list that were freed before anybody else knew them.
    pub fn forget_dead_stack(&mut self, down_to: usize) {
        let stack = &mut self.areas[Area::Stack as usize];
        while stack.len() > down_to && stack[stack.len() - 1].life == Life::Freed {
            stack.pop();
        }
    }
}
