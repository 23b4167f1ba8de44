//! Copying and filling memory.
//!
//! Within private memory this is done at once, byte for byte, with what is undefined. As soon as shared
//! memory takes part it is a row of accesses, one for each scalar of the shape, or aligned words where no
//! shape is known: first all reads, then all writes, so that overlapping ranges are no trouble.
//!
//! The thread is kept as it is before each of these accesses, so that what grows with the copy must be shared
//! between these states: what was read is in a table, and what was not read but is known from the start is in
//! none.

use crate::Fault;
use crate::access::{Spot, Use};
use crate::contents::{Bytes, Mark, all_bytes};
use crate::memory::ObjectRef;
use crate::run::{Progress, Run};
use crate::size::ALLOCATION;
use crate::sources::Sources;
use crate::table::Table;
use crate::thread::{Pending, Thread};
use selvedge_bytecode::{Shape, ShapeId};
use selvedge_program::{Action, Exclusive, Order, UNDEFINED, Value};
use std::sync::Arc;

/// What is copied.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    /// The bytes from an address on.
    Memory(u64),
    /// The bytes from an address on, moved by `realloc`: what was never written is not written in its new
    /// place either.
    Moved(u64),
    /// One byte, again and again.
    Byte(u8),
    /// These bytes, which are written one by one.
    Bytes(Arc<[u8]>),
}

impl Source {
    /// Where it is read.
    fn memory(&self) -> Option<u64> {
        match self {
            Source::Memory(from) | Source::Moved(from) => Some(*from),
            Source::Byte(_) | Source::Bytes(_) => None,
        }
    }

    /// What is written where, if that is known without reading anything.
    fn known(&self, offset: u64) -> Option<u64> {
        match self {
            Source::Memory(_) | Source::Moved(_) => None,
            Source::Byte(byte) => Some(repeat(*byte)),
            Source::Bytes(bytes) => Some(bytes[offset as usize].into()),
        }
    }
}

/// Where the thread goes on afterwards.
#[derive(Clone, Copy, Debug)]
pub(crate) enum After {
    /// With the next operation.
    Operation,
    /// At a stage of the library function on top.
    Library(u32),
}

/// A scalar on its way.
#[derive(Clone, Copy, Debug)]
struct Item {
    offset: u64,
    bytes: u8,
    value: u64,
    defined: u8,
    sources: Sources,
}

/// A copy in progress.
#[derive(Clone, Debug)]
pub(crate) struct Transfer {
    to: u64,
    source: Source,
    len: u64,
    /// The scalars to access, and how far into the shape the memory starts.
    shape: Option<(Arc<Shape>, u64)>,
    /// Addresses whose alignment limits how wide an access can be.
    aligned_with: u64,
    /// What was read; everything up to `read` bytes. Nothing if it is known without reading.
    items: Table<Item>,
    read: u64,
    /// How many items were written, and how many bytes.
    written: usize,
    done: u64,
    after: After,
    /// What the addresses come from, and the byte that fills them, if that is tracked.
    sources: (Sources, Sources),
}

impl Transfer {
    /// About how many bytes it takes.
    pub fn own_bytes(&self) -> usize {
        2 * ALLOCATION + size_of::<Transfer>() + self.items.own_bytes(|_| 0)
    }
}

impl Thread {
    /// Whether it is about to read something that it only moves.
    pub(crate) fn tolerates_undefined(&self) -> bool {
        matches!(self.pending, Pending::Transfer)
            && self.transfer.as_ref().is_some_and(|transfer| transfer.moves())
    }
}

impl Run<'_> {
    /// Copies or fills memory, or begins to.
    pub fn transfer(
        &mut self,
        to: u64,
        source: Source,
        len: u64,
        shape: Option<ShapeId>,
        after: After,
    ) -> Progress {
        if len == 0 {
            self.finish_transfer(after);
            return Ok(None);
        }
        let from_spot = match source.memory() {
            Some(from) => Some(self.machine.locate(self.thread, from, len, Use::Read)?),
            None => None,
        };
        let to_spot = self.machine.locate(self.thread, to, len, Use::Write)?;
        if self.thread.loading {
            self.machine.note_first_store(self.thread, to, len);
        }
        match (from_spot, to_spot) {
            (None, Spot::Own(object)) => {
                self.fill_own(object, to, &source, len)?;
                self.finish_transfer(after);
                return Ok(None);
            }
            (Some(spot @ (Spot::Own(_) | Spot::Constant)), Spot::Own(object)) => {
                self.copy_own(spot, object, to, &source, len)?;
                self.finish_transfer(after);
                return Ok(None);
            }
            _ => {}
        }
        let from = source.memory().filter(|_| from_spot == Some(Spot::Shared)).unwrap_or(0);
        let aligned_with = from | if to_spot == Spot::Shared { to } else { 0 };
        let shared = if to_spot == Spot::Shared { to } else { from };
        let shape = match shape {
            Some(shape) => Some((Arc::new(self.machine.module().shapes[shape.0 as usize].clone()), 0)),
            // Its maker may be another thread, but its contents are what is expected in its new place.
            None if matches!(source, Source::Moved(_)) => self.machine.shape_of_new(self.thread, to),
            None => self.machine.shape_at(self.thread, shared),
        };
        let (items, written, done) = (Table::default(), 0, 0);
        let read = if source.memory().is_some() { 0 } else { len };
        let sources = self.transfer_sources();
        let transfer =
            Transfer { to, source, len, shape, aligned_with, items, read, written, done, after, sources };
        self.thread.transfer = Some(Box::new(transfer));
        self.go_on_transferring()
    }

    fn finish_transfer(&mut self, after: After) {
        match after {
            After::Operation => self.advance(),
            After::Library(stage) => self.go_on(stage, 0),
        }
    }

    fn fill_own(&mut self, object: ObjectRef, to: u64, source: &Source, len: u64) -> Result<(), Fault> {
        let known = self.thread.memory.object(object);
        let sources = self.transfer_sources();
        if matches!(source, Source::Byte(0))
            && known.base == to
            && known.size == len
            && sources == (Sources::NONE, Sources::NONE)
        {
            self.thread.memory.clear(object, self.thread.events);
            return Ok(());
        }
        self.spend(len / 8)?;
        let mark = Mark::new(self.thread.events, false);
        let width = if matches!(source, Source::Byte(_)) { 8 } else { 1 };
        for offset in (0..len).step_by(width) {
            selvedge_stop::look();
            let bytes = (len - offset).min(width as u64) as u8;
            let value = source.known(offset).expect("filling takes bytes that are known");
            self.thread.memory.write(object, to + offset, bytes, value, all_bytes(bytes), mark);
        }
        if self.thread.tracked.is_some() {
            let sources = self.machine.union(sources.0, sources.1);
            self.thread.memory.set_sources(object, to, len, sources);
        }
        Ok(())
    }

    fn copy_own(
        &mut self,
        spot: Spot,
        object: ObjectRef,
        to: u64,
        source: &Source,
        len: u64,
    ) -> Result<(), Fault> {
        let from = source.memory().expect("copying takes memory");
        self.spend(len / 8)?;
        let words: Vec<Bytes> = (0..len)
            .step_by(8)
            .map(|at| self.machine.read_at_once(self.thread, spot, from + at, (len - at).min(8) as u8))
            .collect();
        let sources = self.copied_sources(spot, from, len);
        let events = self.thread.events;
        if let Spot::Own(source) = spot {
            self.thread.memory.note_use(source, events);
        }
        for (word, offset) in words.into_iter().zip((0..len).step_by(8)) {
            selvedge_stop::look();
            let bytes = (len - offset).min(8) as u8;
            let mark = Mark::new(events, word.atomic);
            self.thread.memory.write(object, to + offset, bytes, word.value, word.defined, mark);
        }
        for (source, address) in sources.into_iter().zip(to..) {
            self.thread.memory.set_sources(object, address, 1, source);
        }
        Ok(())
    }

    /// The access at hand has returned a value.
    pub fn transferred(&mut self, value: u64) -> Progress {
        let sources = self.take_value_sources();
        let transfer = self.thread.transfer.as_mut().expect("a transfer is going on");
        match transfer.next_item(transfer.read) {
            Some((offset, bytes)) => {
                let is_missing = transfer.moves() && value as Value == UNDEFINED;
                let defined = if is_missing { 0 } else { all_bytes(bytes) };
                transfer.items.push(Item { offset, bytes, value, defined, sources });
                transfer.read = offset + bytes as u64;
            }
            None => {
                let item = transfer.next_to_write().expect("something was written");
                transfer.wrote(&item);
            }
        }
        self.go_on_transferring()
    }

    fn go_on_transferring(&mut self) -> Progress {
        let mut transfer = self.thread.transfer.take().expect("a transfer is going on");
        let action = self.next_access(&mut transfer)?;
        match action {
            Some(_) => {
                self.thread.pending = Pending::Transfer;
                self.thread.transfer = Some(transfer);
            }
            None => self.finish_transfer(transfer.after),
        }
        Ok(action)
    }

    /// Does what can be done at once; the next event, if there is one.
    fn next_access(&mut self, transfer: &mut Transfer) -> Progress {
        while let (Some(from), Some((offset, bytes))) =
            (transfer.source.memory(), transfer.next_item(transfer.read))
        {
            self.spend(1)?;
            let address = from.wrapping_add(offset);
            let spot = self.machine.locate(self.thread, address, bytes as u64, Use::Read)?;
            if spot == Spot::Shared {
                self.prepare(transfer.sources.0, Sources::NONE);
                let loc = self.machine.location(address, bytes);
                self.machine.note_read(loc);
                let (order, exclusive) = (Order::NotAtomic, Exclusive::No);
                return Ok(Some(Action::Read { loc, order, exclusive }));
            }
            let read = self.machine.read_at_once(self.thread, spot, address, bytes);
            if let Spot::Own(object) = spot {
                self.thread.memory.note_use(object, self.thread.events);
            }
            let sources = match self.thread.tracked {
                Some(_) => self.machine.private_sources(self.thread, address, bytes.into()),
                None => Sources::NONE,
            };
            transfer.items.push(Item { offset, bytes, value: read.value, defined: read.defined, sources });
            transfer.read = offset + bytes as u64;
        }
        while let Some(item) = transfer.next_to_write() {
            self.spend(1)?;
            self.prepare(transfer.sources.0, item.sources);
            if transfer.moves() {
                // What was read decides whether there is a write.
                self.depend(item.sources);
            }
            let is_missing = transfer.moves() && item.defined == 0;
            if !is_missing
                && let Some(action) = self.write_item(transfer.to.wrapping_add(item.offset), &item)?
            {
                return Ok(Some(action));
            }
            transfer.wrote(&item);
        }
        Ok(None)
    }

    fn write_item(&mut self, address: u64, item: &Item) -> Progress {
        match self.machine.locate(self.thread, address, item.bytes as u64, Use::Write)? {
            Spot::Own(object) => {
                let mark = Mark::new(self.thread.events, false);
                self.thread.memory.write(object, address, item.bytes, item.value, item.defined, mark);
                self.track_write(address, item.bytes);
                Ok(None)
            }
            _ if item.defined == 0 => {
                Err(Fault::unsupported("a copy to shared memory of bytes that were never written"))
            }
            _ => self.write(address, item.bytes, Order::NotAtomic, item.value, false),
        }
    }
}

impl Transfer {
    /// Whether it is for `realloc`.
    pub fn moves(&self) -> bool {
        matches!(self.source, Source::Moved(_))
    }

    /// What is written next.
    fn next_to_write(&self) -> Option<Item> {
        if self.source.memory().is_some() {
            return self.items.get(self.written).copied();
        }
        let (offset, bytes) = self.next_item(self.done)?;
        let value = self.source.known(offset)?;
        Some(Item { offset, bytes, value, defined: all_bytes(bytes), sources: self.sources.1 })
    }

    /// It was written.
    fn wrote(&mut self, item: &Item) {
        self.written += 1;
        self.done = item.offset + u64::from(item.bytes);
    }

    /// Offset and size of the first scalar from some offset on.
    fn next_item(&self, from: u64) -> Option<(u64, u8)> {
        if from >= self.len {
            return None;
        }
        if matches!(self.source, Source::Bytes(_)) {
            return Some((from, 1));
        }
        if let Some((shape, phase)) = &self.shape
            && shape.size > 0
            && !shape.leaves.is_empty()
        {
            let (round, within) = ((from + phase) / shape.size, (from + phase) % shape.size);
            let leaf = shape.leaves.partition_point(|leaf| leaf.offset < within);
            let (at, bytes) = match shape.leaves.get(leaf) {
                Some(leaf) => (round * shape.size + leaf.offset, leaf.bytes),
                None => ((round + 1) * shape.size + shape.leaves[0].offset, shape.leaves[0].bytes),
            };
            let offset = at - phase;
            if offset >= self.len {
                return None;
            }
            if offset + bytes as u64 <= self.len && matches!(bytes, 1 | 2 | 4 | 8) {
                return Some((offset, bytes));
            }
        }
        let at = self.aligned_with | from | 8;
        let widest = 1u64 << at.trailing_zeros();
        let rest = self.len - from;
        Some((from, widest.min(1 << rest.ilog2()) as u8))
    }
}

fn repeat(byte: u8) -> u64 {
    byte as u64 * 0x0101_0101_0101_0101
}
