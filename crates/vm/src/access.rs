//! Where an access goes: to the thread's own memory, which is done at once, or to shared memory, which is an
//! event.
//!
//! What the machine checks here: null pointers, addresses where nothing is, bounds, writes to constants, and
//! the life of the thread's own private objects. The life of shared objects is the exploration's to check, by
//! `Program::object`.

use crate::contents::{Bytes, Mark, all_bytes};
use crate::image;
use crate::memory::{Area, Life, Object, ObjectRef};
use crate::run::Progress;
use crate::{Access, ErrorKind, Fault, Machine, Restart, Site, Thread};
use selvedge_bytecode::arithmetic::mask;
use selvedge_bytecode::{AddressSpace, Global, Region};
use selvedge_graph::{Class, Kind};
use selvedge_program::{Action, Exclusive, Order, UNDEFINED};

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

/// What a read comes to.
pub(crate) enum Got {
    /// It was done at once.
    Value(u64),
    /// It is an event.
    Event(Action),
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
            // Just before the first global.
            _ if (AddressSpace::GLOBALS - AddressSpace::GAP..AddressSpace::GLOBALS).contains(&address) => {
                self.locate_global(thread, address, bytes, how)
            }
            _ => Err(self.nothing_there(address, bytes, how)),
        }
    }

    fn locate_global(&self, thread: &Thread, address: u64, bytes: u64, how: Use) -> Result<Spot, Fault> {
        let at = self.image.globals.partition_point(|object| object.base <= address);
        let object = at.checked_sub(1).map(|at| &self.image.globals[at]);
        let Some(object) = object.filter(|object| object.holds(address, bytes)) else {
            let near = nearest(object, self.image.globals.get(at), address, NEAR);
            return Err(match near {
                Some(near) => self.out_of_bounds(thread, near, address, bytes, how),
                None => self.nothing_there(address, bytes, how),
            });
        };
        let global = self.global_of(object);
        if global.is_external && !image::is_known(global) {
            let name = self.global_name(global);
            return Err(Fault::unsupported(format!(
                "an access to `{name}`, which is declared but defined nowhere"
            )));
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
        // Behind the gap there was another object, which is forgotten.
        let is_forgotten = area == Area::Stack && thread.memory.is_below_top(area, address);
        let slack = if is_forgotten { AddressSpace::GAP } else { NEAR };
        let after = objects.get(before.map_or(0, |at| at + 1));
        match nearest(before.map(|at| &objects[at]), after, address, slack) {
            Some(object) if object.life == Life::Freed => self.freed(thread, area, address, bytes, how),
            Some(object) => self.out_of_bounds(thread, object, address, bytes, how),
            None if is_forgotten => self.freed(thread, area, address, bytes, how),
            None => self.nothing_there(address, bytes, how),
        }
    }

    fn null(&self, address: u64, bytes: u64, how: Use) -> Fault {
        let at = if address == 0 { String::new() } else { format!(" (at offset {address})") };
        let message = format!("{} {} through a null pointer{at}", how.verb(), count(bytes));
        Fault::error(ErrorKind::NullDereference, message)
    }

    fn nothing_there(&self, address: u64, bytes: u64, how: Use) -> Fault {
        let message =
            format!("{} {} at {address:#x}, where nothing was ever allocated", how.verb(), count(bytes));
        Fault::error(ErrorKind::AccessUnallocated, message)
    }

    fn constant(&self, thread: &Thread, address: u64, bytes: u64) -> Fault {
        let name = self.describe(address, bytes.min(8) as u8, Some(thread));
        Fault::error(ErrorKind::AccessUnallocated, format!("writes to `{name}`, which is constant"))
    }

    fn freed(&self, thread: &Thread, area: Area, address: u64, bytes: u64, how: Use) -> Fault {
        let name = self.describe(address, bytes.min(8) as u8, Some(thread));
        let why = if area == Area::Stack { "whose function has returned" } else { "which was freed" };
        Fault::error(ErrorKind::AccessFreed, format!("{} `{name}`, {why}", how.verb()))
    }

    fn out_of_bounds(&self, thread: &Thread, object: &Object, address: u64, bytes: u64, how: Use) -> Fault {
        let name = self.object_name(object, Some(thread));
        let offset = address.wrapping_sub(object.base) as i64;
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

    /// Reads memory at once, or says which event does.
    pub(crate) fn read(
        &self,
        thread: &mut Thread,
        address: u64,
        bytes: u8,
        order: Order,
        exclusive: Exclusive,
        tolerant: bool,
    ) -> Result<Got, Fault> {
        let how = if exclusive == Exclusive::No { Use::Read } else { Use::Write };
        let spot = self.locate(thread, address, bytes as u64, how)?;
        self.check_alignment(thread, address, bytes, order)?;
        match spot {
            Spot::Shared => {
                let loc = self.location(address, bytes);
                self.handles.note_read(address, thread.id);
                Ok(Got::Event(Action::Read { loc, order, exclusive }))
            }
            spot => {
                let read = self.read_at_once(thread, spot, address, bytes);
                if let Spot::Own(object) = spot {
                    thread.memory.note_use(object, thread.events);
                }
                if !read.is_defined(bytes) && !tolerant {
                    let name = self.describe(address, bytes, Some(thread));
                    let message = format!("reads `{name}`, which was never written");
                    return Err(Fault::error(ErrorKind::UninitializedRead, message));
                }
                if let Spot::Own(object) = spot {
                    let is_update = exclusive.succeeds(read.value as i64);
                    let order = exclusive.otherwise().filter(|_| !is_update).unwrap_or(order);
                    self.check_privacy(thread, object, Kind::Read, order, is_update)?;
                }
                Ok(Got::Value(read.value))
            }
        }
    }

    /// Writes memory at once, or says which event does.
    pub(crate) fn write(
        &self,
        thread: &mut Thread,
        address: u64,
        bytes: u8,
        order: Order,
        value: u64,
        exclusive: bool,
    ) -> Progress {
        let spot = self.locate(thread, address, bytes as u64, Use::Write)?;
        self.check_alignment(thread, address, bytes, order)?;
        match spot {
            Spot::Own(object) => {
                self.check_privacy(thread, object, Kind::Write, order, exclusive)?;
                let mark = Mark::new(thread.events, order != Order::NotAtomic);
                thread.memory.write(object, address, bytes, value, all_bytes(bytes), mark);
                if thread.loading {
                    self.note_first_store(thread, address, bytes.into());
                }
                Ok(None)
            }
            Spot::Constant | Spot::Shared => {
                if bytes == 8 && value as i64 == UNDEFINED {
                    let what = format!("a write of {value:#x}, which stands for what was never written");
                    return Err(Fault::unsupported(what));
                }
                let loc = self.location(address, bytes);
                let value = mask(value, 8 * bytes) as i64;
                Ok(Some(Action::Write { loc, order, value, exclusive }))
            }
        }
    }

    /// Asks for an object to be shared if an access to it orders others.
    #[inline]
    fn check_privacy(
        &self,
        thread: &Thread,
        object: ObjectRef,
        kind: Kind,
        order: Order,
        rmw: bool,
    ) -> Result<(), Fault> {
        let orders = || self.config().ordering.contains(Class::new(kind, order, rmw));
        if order != Order::NotAtomic && !thread.loading && orders() {
            let site = thread.memory.object(object).site;
            return Err(Fault::Restart(Restart::ShareSite(site)));
        }
        Ok(())
    }

    /// Where nothing is, alignment does not matter: this comes after [`Machine::locate`].
    fn check_alignment(&self, thread: &Thread, address: u64, bytes: u8, order: Order) -> Result<(), Fault> {
        if order != Order::NotAtomic && !address.is_multiple_of(bytes as u64) {
            let name = self.describe(address, bytes, Some(thread));
            return Err(Fault::unsupported(format!("an atomic access to `{name}`, which is not aligned")));
        }
        Ok(())
    }

    /// Does an access at once if it is no event; none, and nothing done, if it is one.
    pub(crate) fn at_once(&self, thread: &mut Thread, access: &Access) -> Option<Result<u64, Fault>> {
        let got = match *access {
            Access::Read { address, bytes, order, tolerant } => {
                self.read(thread, address, bytes, order, Exclusive::No, tolerant)
            }
            Access::Update { address, bytes, order, condition } => {
                self.read(thread, address, bytes, order, condition, false)
            }
            Access::Write { address, bytes, order, value, exclusive } => {
                let progress = self.write(thread, address, bytes, order, value, exclusive);
                progress.map(|action| action.map_or(Got::Value(0), Got::Event))
            }
            Access::Fence(_) if thread.loading => Ok(Got::Value(0)),
            Access::Fence(order) => Ok(Got::Event(Action::Fence { order })),
        };
        match got {
            Ok(Got::Value(value)) => Some(Ok(value)),
            Ok(Got::Event(_)) => None,
            Err(fault) => Some(Err(fault)),
        }
    }
}

/// Of the objects before and after an address between them, the one that is meant: it must be near, but may
/// be missed by more behind its end than before its start.
fn nearest<'a>(
    before: Option<&'a Object>,
    after: Option<&'a Object>,
    address: u64,
    slack: u64,
) -> Option<&'a Object> {
    let behind = before.map(|object| (address - object.base).saturating_sub(object.size));
    let ahead = after.map(|object| object.base - address).filter(|ahead| *ahead <= AddressSpace::GAP);
    match (behind, ahead) {
        (Some(behind), Some(ahead)) if behind < ahead => before,
        (_, Some(_)) => after,
        (Some(behind), None) if behind < slack => before,
        _ => None,
    }
}

/// So many bytes, in words.
fn count(bytes: u64) -> String {
    match bytes {
        1 => "1 byte".to_string(),
        _ => format!("{bytes} bytes"),
    }
}
