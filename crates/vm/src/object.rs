//! Making objects, and finding out what a thread knows of them.

use crate::access::{Spot, Use};
use crate::contents::{Fill, Mark, all_bytes};
use crate::memory::{Area, Life, Object};
use crate::sources::Sources;
use crate::{Fault, Machine, Thread};
use selvedge_bytecode::{AddressSpace, Region};

impl Machine {
    /// Makes an object of heap or stack; its address.
    pub(crate) fn allocate_in(
        &self,
        thread: &mut Thread,
        area: Area,
        size: u64,
        align: u64,
        fill: Fill,
    ) -> Result<u64, Fault> {
        let most = self.config().limits.allocated_bytes;
        let total = thread.memory.allocated().saturating_add(size);
        let base =
            thread.memory.room(area, size, align).filter(|_| total <= most).ok_or_else(|| {
                Fault::limit("memory", format!("a thread allocates more than {most} bytes"))
            })?;
        let site = thread.site();
        let mut object = Object::new(base, size, site, thread.events, fill);
        if !thread.loading && self.config().is_shared(&site) {
            object.life = Life::Published(object.made.saturating_sub(1));
        }
        thread.memory.allocate(area, object);
        Ok(base)
    }

    /// Makes an object of the heap; its address.
    pub(crate) fn allocate(
        &self,
        thread: &mut Thread,
        size: u64,
        align: u64,
        zeroed: bool,
    ) -> Result<u64, Fault> {
        let fill = if zeroed { Fill::Zero } else { Fill::Undefined };
        let address = self.allocate_in(thread, Area::Heap, size, align, fill)?;
        thread.unfreed += 1;
        self.has_allocated.set(true);
        Ok(address)
    }

    /// Bytes that can be read without an event, even if that is not what they are now.
    pub(crate) fn peek(&self, thread: &Thread, address: u64, bytes: u8) -> Option<u64> {
        let read = match self.locate(thread, address, bytes as u64, Use::Read).ok()? {
            Spot::Shared => {
                let object = self.image.global(address).or_else(|| self.image.object(address))?;
                object
                    .holds(address, bytes as u64)
                    .then(|| object.contents.read(address - object.base, bytes))?
            }
            spot => self.read_at_once(thread, spot, address, bytes),
        };
        read.is_defined(bytes).then_some(read.value)
    }

    /// What bytes come from that can be read without an event.
    pub(crate) fn private_sources(&self, thread: &Thread, address: u64, bytes: u64) -> Sources {
        let mut all = Sources::NONE;
        if let Ok(Spot::Own(object)) = self.locate(thread, address, bytes, Use::Read) {
            let object = thread.memory.object(object);
            let see = |_, source| all = self.union(all, source);
            object.contents.for_each_source(address - object.base, bytes, see);
        }
        all
    }

    /// Says what private bytes come from.
    pub(crate) fn set_private_sources(
        &self,
        thread: &mut Thread,
        address: u64,
        bytes: u64,
        sources: Sources,
    ) {
        if let Ok(Spot::Own(object)) = self.locate(thread, address, bytes, Use::Write) {
            thread.memory.set_sources(object, address, bytes, sources);
        }
    }

    pub(crate) fn is_private(&self, thread: &Thread, address: u64, bytes: u64) -> bool {
        matches!(self.locate(thread, address, bytes, Use::Read), Ok(Spot::Own(_)))
    }

    pub(crate) fn string_at_once(&self, thread: &Thread, address: u64) -> Option<Vec<u8>> {
        let mut string = Vec::new();
        loop {
            let at = address.checked_add(string.len() as u64)?;
            let spot = self.locate(thread, at, 1, Use::Read).ok().filter(|spot| *spot != Spot::Shared)?;
            let byte = self.read_at_once(thread, spot, at, 1);
            match byte.value as u8 {
                _ if !byte.is_defined(1) => return None,
                0 => return Some(string),
                byte => string.push(byte),
            }
        }
    }

    /// Start and size of the object at an address, as far as this thread can know.
    pub(crate) fn object_of(&self, thread: &Thread, address: u64) -> Option<(u64, u64)> {
        let own = |area| {
            let object = thread.memory.object(thread.memory.find(area, address)?);
            (object.life != Life::Freed).then_some((object.base, object.size))
        };
        match AddressSpace::region(address) {
            Region::Heap(owner) if owner == thread.id.0 => own(Area::Heap),
            Region::Stack(owner) if owner == thread.id.0 => own(Area::Stack),
            Region::ThreadLocal(owner) if owner == thread.id.0 => own(Area::ThreadLocal),
            Region::Global => self.image.global(address).map(|object| (object.base, object.size)),
            _ => self.image.object(address).map(|object| (object.base, object.size)),
        }
    }

    pub(crate) fn errno_address(&self, thread: &Thread) -> u64 {
        AddressSpace::thread_local(thread.id.0)
    }

    pub(crate) fn set_errno(&self, thread: &mut Thread, value: i32) {
        let address = self.errno_address(thread);
        self.write_if_own(thread, address, 4, value as u32 as u64);
    }

    /// Writes bytes if they are private; tells whether they are.
    pub(crate) fn write_if_own(&self, thread: &mut Thread, address: u64, bytes: u8, value: u64) -> bool {
        let Ok(Spot::Own(object)) = self.locate(thread, address, bytes as u64, Use::Write) else {
            return false;
        };
        let mark = Mark::new(thread.events, false);
        thread.memory.write(object, address, bytes, value, all_bytes(bytes), mark);
        true
    }

    /// Takes 8 bytes from the overflow area of a `va_list` (offset 8 of it says where that is).
    pub(crate) fn next_vararg(&self, thread: &mut Thread, list: u64) -> Option<u64> {
        let pointer = list.checked_add(8)?;
        let at = self.is_private(thread, pointer, 8).then(|| self.peek(thread, pointer, 8)).flatten()?;
        let value = self.is_private(thread, at, 8).then(|| self.peek(thread, at, 8)).flatten()?;
        self.write_if_own(thread, pointer, 8, at + 8).then_some(value)
    }

    /// The address of a global by its symbol; of the thread's copy, if it is thread-local.
    pub(crate) fn global_address(&self, thread: &Thread, name: &str) -> Option<u64> {
        let number = self.module().globals.iter().position(|global| global.name == name)?;
        let global = &self.module().globals[number];
        if global.is_thread_local {
            let offset = self.image.local_offset(number as u32);
            return Some(AddressSpace::thread_local(thread.id.0) + offset);
        }
        Some(global.address)
    }

    /// The address of a function by its symbol.
    pub(crate) fn function_address(&self, name: &str) -> Option<u64> {
        let number = self.module().functions.iter().position(|function| function.name == name)?;
        Some(AddressSpace::function(number as u32))
    }
}
