//! Where an access goes: to the thread's own memory, which is done at once, or to shared memory, which is an event.
//!
//! What the machine checks here: null pointers, addresses where nothing is, bounds, writes to constants, and the life of the
//! thread's own private objects. The life of shared objects is the exploration's to check, by `Program::object`.

use crate::contents::{Bytes, Mark};
use crate::image;
use crate::memory::{Area, Life, Object, ObjectRef};
use crate::{ErrorKind, Fault, Machine, Site, Thread};
use selvedge_bytecode::{AddressSpace, Global, Region};

/// Where some bytes are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spot {
    /// In private memory.
    Own(ObjectRef),
    /// In a constant.
    Constant,
    /// In shared memory.
    Shared,
}

/// How some bytes are accessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    Read,
    Write,
}

impl Use {
    fn verb(self) -> &'static str {
        match self {
            Use::Read => "reads",
            Use::Write => "writes",
        }
    }
}

/// Farther behind an object than this, an address has nothing to do with it.
const NEAR: u64 = 4096;

impl Machine {
    /// Where some bytes are; a fault if they cannot be accessed.
    pub(crate) fn locate(&self, thread: &Thread, address: u64, bytes: u64, how: Use) -> Result<Spot, Fault> {
        let own = thread.id.0;
        match AddressSpace::region(address) {
            Region::Null => Err(self.null(address, bytes, how)),
            Region::Global => self.locate_global(thread, address, bytes, how),
            Region::Heap(owner) if owner == own => self.locate_own(thread, Area::Heap, address, bytes, how),
            Region::Stack(owner) if owner == own => self.locate_own(thread, Area::Stack, address, bytes, how),
            Region::ThreadLocal(owner) if owner == own => {
                self.locate_own(thread, Area::ThreadLocal, address, bytes, how)
            }
            Region::Heap(owner) | Region::Stack(owner) | Region::ThreadLocal(owner)
                if (owner as usize) < self.config().threads && !thread.loading =>
            {
                match self.image.object(address) {
                    Some(object) if !object.holds(address, bytes) => {
                        Err(self.out_of_bounds(thread, object, address, bytes, how))
                    }
                    _ => Ok(Spot::Shared),
                }
            }
            Region::Function(_) if self.function_at(address).is_some() => Err(Fault::error(
                ErrorKind::AccessUnallocated,
                format!("{} the code of `{}`", how.verb(), self.describe(address, 0, Some(thread))),
            )),
            _ => Err(self.nothing_there(address, bytes, how)),
        }
    }

    fn locate_global(&self, thread: &Thread, address: u64, bytes: u64, how: Use) -> Result<Spot, Fault> {
        let at = self.image.globals.partition_point(|object| object.base <= address);
        let Some(object) = at.checked_sub(1).map(|at| &self.image.globals[at]) else {
            return Err(self.nothing_there(address, bytes, how));
        };
        if !object.holds(address, bytes) {
            return Err(match address - object.base - object.size.min(address - object.base) {
                0..NEAR => self.out_of_bounds(thread, object, address, bytes, how),
                _ => self.nothing_there(address, bytes, how),
            });
        }
        let global = self.global_of(object);
        if global.is_external && !image::is_known(global) {
            let name = self.global_name(global);
            return Err(Fault::unsupported(format!("an access to `{name}`, which is declared but defined nowhere")));
        }
        if global.is_constant || global.is_external {
            return match how {
                Use::Read => Ok(Spot::Constant),
                Use::Write => Err(self.constant(thread, address, bytes)),
            };
        }
        if thread.loading {
            return Ok(Spot::Own(ObjectRef { area: Area::Global, index: at as u32 - 1 }));
        }
        Ok(Spot::Shared)
    }

    /// The global that an object of the image is.
    pub(crate) fn global_of(&self, object: &Object) -> &Global {
        match object.site {
            Site::Global(number) | Site::ThreadLocal(number) => &self.module().globals[number as usize],
            Site::Operation { .. } => panic!("only globals are among the image's globals"),
        }
    }

    fn locate_own(
        &self,
        thread: &Thread,
        area: Area,
        address: u64,
        bytes: u64,
        how: Use,
    ) -> Result<Spot, Fault> {
        let Some(found) = thread.memory.find(area, address) else {
            return Err(self.no_own_object(thread, area, address, bytes, how));
        };
        let object = thread.memory.object(found);
        if object.life == Life::Freed {
            return Err(self.freed(thread, area, address, bytes, how));
        }
        if !object.holds(address, bytes) {
            return Err(self.out_of_bounds(thread, object, address, bytes, how));
        }
        Ok(if object.life == Life::Private { Spot::Own(found) } else { Spot::Shared })
    }

    fn no_own_object(&self, thread: &Thread, area: Area, address: u64, bytes: u64, how: Use) -> Fault {
        let objects = thread.memory.area(area);
        let before = objects.partition_point(|object| object.base <= address).checked_sub(1);
        let slack = if area == Area::Stack && thread.memory.is_below_top(area, address) { 64 } else { NEAR };
        let near = |object: &&Object| address - object.base - object.size < slack;
        match before.map(|at| &objects[at]).filter(near) {
            Some(object) if object.life == Life::Freed => self.freed(thread, area, address, bytes, how),
            Some(object) => self.out_of_bounds(thread, object, address, bytes, how),
            None if area == Area::Stack && thread.memory.is_below_top(area, address) => {
                self.freed(thread, area, address, bytes, how)
            }
            None => self.nothing_there(address, bytes, how),
        }
    }

    fn null(&self, address: u64, bytes: u64, how: Use) -> Fault {
        let at = if address == 0 { String::new() } else { format!(" (at offset {address})") };
        let message = format!("{} {} through a null pointer{at}", how.verb(), count(bytes));
        Fault::error(ErrorKind::NullDereference, message)
    }

    fn nothing_there(&self, address: u64, bytes: u64, how: Use) -> Fault {
        let message = format!("{} {} at {address:#x}, where nothing was ever allocated", how.verb(), count(bytes));
        Fault::error(ErrorKind::AccessUnallocated, message)
    }

    fn constant(&self, thread: &Thread, address: u64, bytes: u64) -> Fault {
        let name = self.describe(address, bytes, Some(thread));
        Fault::error(ErrorKind::AccessUnallocated, format!("writes to `{name}`, which is constant"))
    }

    fn freed(&self, thread: &Thread, area: Area, address: u64, bytes: u64, how: Use) -> Fault {
        let name = self.describe(address, bytes, Some(thread));
        let why = if area == Area::Stack { "whose function has returned" } else { "which was freed" };
        Fault::error(ErrorKind::AccessFreed, format!("{} `{name}`, {why}", how.verb()))
    }

    fn out_of_bounds(&self, thread: &Thread, object: &Object, address: u64, bytes: u64, how: Use) -> Fault {
        let name = self.object_name(object, Some(thread));
        let offset = address - object.base;
        let message = format!(
            "{} {} at offset {offset} of `{name}`, which has {}",
            how.verb(),
            count(bytes),
            count(object.size)
        );
        Fault::error(ErrorKind::OutOfBounds, message)
    }

    /// Bytes that can be read at once.
    pub(crate) fn read_at_once(&self, thread: &Thread, spot: Spot, address: u64, bytes: u8) -> Bytes {
        match spot {
            Spot::Own(object) => thread.memory.read(object, address, bytes),
            Spot::Constant => {
                let object = self.image.global(address).expect("a constant is a global");
                object.contents.read(address - object.base, bytes)
            }
            Spot::Shared => panic!("shared memory is read by events"),
        }
    }

    /// Bytes that can be read without an event, even if that is not what they are now.
    pub(crate) fn peek(&self, thread: &Thread, address: u64, bytes: u8) -> Option<u64> {
        let read = match self.locate(thread, address, bytes as u64, Use::Read).ok()? {
            Spot::Shared => {
                let object = self.image.global(address).or_else(|| self.image.object(address))?;
                object.holds(address, bytes as u64).then(|| object.contents.read(address - object.base, bytes))?
            }
            spot => self.read_at_once(thread, spot, address, bytes),
        };
        read.is_defined(bytes).then_some(read.value)
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
        let Ok(Spot::Own(object)) = self.locate(thread, address, bytes as u64, Use::Write) else { return false };
        let mark = Mark::new(thread.events, false);
        thread.memory.write(object, address, bytes, value, crate::contents::all_bytes(bytes), mark);
        true
    }

    /// Takes 8 bytes from the overflow area of a `va_list` (offset 8 of it says where that is).
    pub(crate) fn next_vararg(&self, thread: &mut Thread, list: u64) -> Option<u64> {
        let pointer = list.checked_add(8)?;
        let at = self.is_private(thread, pointer, 8).then(|| self.peek(thread, pointer, 8)).flatten()?;
        let value = self.is_private(thread, at, 8).then(|| self.peek(thread, at, 8)).flatten()?;
        self.write_if_own(thread, pointer, 8, at + 8).then_some(value)
    }
}

/// So many bytes, in words.
fn count(bytes: u64) -> String {
    match bytes {
        1 => "1 byte".to_string(),
        _ => format!("{bytes} bytes"),
    }
}
