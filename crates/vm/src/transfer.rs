//! Copying and filling memory.
//!
//! Within private memory this is done at once, byte for byte, with what is undefined. As soon as shared memory takes part
//! it is a row of accesses, one for each scalar of the shape, or aligned words where no shape is known: first all reads,
//! then all writes, so that overlapping ranges are no trouble.

use crate::Fault;
use crate::access::{Spot, Use};
use crate::contents::{Bytes, Mark, all_bytes};
use crate::memory::ObjectRef;
use crate::run::{Progress, Run};
use crate::size::ALLOCATION;
use crate::sources::Sources;
use crate::thread::Pending;
use selvedge_bytecode::{Shape, ShapeId};
use selvedge_program::{Action, Exclusive, Order};
use std::sync::Arc;

/// What is copied.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Source {
    /// The bytes from an address on.
    Memory(u64),
    /// One byte, again and again.
    Byte(u8),
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
    /// What was read; everything up to `read` bytes.
    items: Vec<Item>,
    read: u64,
    /// How many items were written.
    written: usize,
    after: After,
    /// What the addresses come from, and the byte that fills them, if that is tracked.
    sources: (Sources, Sources),
}

impl Transfer {
    /// About how many bytes it takes.
    pub fn own_bytes(&self) -> usize {
        2 * ALLOCATION + size_of::<Transfer>() + size_of_val(&self.items[..])
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
        let from_spot = match source {
            Source::Memory(from) => Some(self.machine.locate(self.thread, from, len, Use::Read)?),
            Source::Byte(_) => None,
        };
        let to_spot = self.machine.locate(self.thread, to, len, Use::Write)?;
        if self.thread.loading {
            self.machine.note_first_store(self.thread, to, len);
        }
        match (from_spot, to_spot) {
            (None, Spot::Own(object)) => {
                self.fill_own(object, to, source, len)?;
                self.finish_transfer(after);
                return Ok(None);
            }
            (Some(spot @ (Spot::Own(_) | Spot::Constant)), Spot::Own(object)) => {
                self.copy_own(spot, object, to, source, len)?;
                self.finish_transfer(after);
                return Ok(None);
            }
            _ => {}
        }
        let from = match (from_spot, source) {
            (Some(Spot::Shared), Source::Memory(from)) => from,
            _ => 0,
        };
        let aligned_with = from | if to_spot == Spot::Shared { to } else { 0 };
        let shared = if to_spot == Spot::Shared { to } else { from };
        let shape = match shape {
            Some(shape) => Some((Arc::new(self.machine.module().shapes[shape.0 as usize].clone()), 0)),
            None => self.machine.shape_at(self.thread, shared),
        };
        let (items, read, written) = (Vec::new(), 0, 0);
        let sources = self.transfer_sources();
        let transfer =
            Transfer { to, source, len, shape, aligned_with, items, read, written, after, sources };
        self.thread.transfer = Some(Box::new(transfer));
        self.go_on_transferring()
    }

    fn finish_transfer(&mut self, after: After) {
        match after {
            After::Operation => self.advance(),
            After::Library(stage) => self.go_on(stage, 0),
        }
    }

    fn fill_own(&mut self, object: ObjectRef, to: u64, source: Source, len: u64) -> Result<(), Fault> {
        let Source::Byte(byte) = source else { panic!("filling takes a byte") };
        let known = self.thread.memory.object(object);
        let sources = self.transfer_sources();
        if byte == 0 && known.base == to && known.size == len && sources == (Sources::NONE, Sources::NONE) {
            self.thread.memory.clear(object, self.thread.events);
            return Ok(());
        }
        self.spend(len / 8)?;
        let mark = Mark::new(self.thread.events, false);
        for offset in (0..len).step_by(8) {
            let bytes = (len - offset).min(8) as u8;
            self.thread.memory.write(object, to + offset, bytes, repeat(byte), all_bytes(bytes), mark);
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
        source: Source,
        len: u64,
    ) -> Result<(), Fault> {
        let Source::Memory(from) = source else { panic!("copying takes memory") };
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
        match transfer.next_item() {
            Some((offset, bytes)) => {
                transfer.items.push(Item { offset, bytes, value, defined: all_bytes(bytes), sources });
                transfer.read = offset + bytes as u64;
            }
            None => transfer.written += 1,
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
        while let Some((offset, bytes)) = transfer.next_item() {
            self.spend(1)?;
            let (value, defined, sources) = match transfer.source {
                Source::Byte(byte) => (repeat(byte), all_bytes(bytes), transfer.sources.1),
                Source::Memory(from) => {
                    let address = from.wrapping_add(offset);
                    match self.machine.locate(self.thread, address, bytes as u64, Use::Read)? {
                        Spot::Shared => {
                            self.prepare(transfer.sources.0, Sources::NONE);
                            let loc = self.machine.location(address, bytes);
                            self.machine.note_read(loc);
                            let (order, exclusive) = (Order::NotAtomic, Exclusive::No);
                            return Ok(Some(Action::Read { loc, order, exclusive }));
                        }
                        spot => {
                            let read = self.machine.read_at_once(self.thread, spot, address, bytes);
                            if let Spot::Own(object) = spot {
                                self.thread.memory.note_use(object, self.thread.events);
                            }
                            let sources = match self.thread.tracked {
                                Some(_) => self.machine.private_sources(self.thread, address, bytes.into()),
                                None => Sources::NONE,
                            };
                            (read.value, read.defined, sources)
                        }
                    }
                }
            };
            transfer.items.push(Item { offset, bytes, value, defined, sources });
            transfer.read = offset + bytes as u64;
        }
        while let Some(item) = transfer.items.get(transfer.written) {
            self.spend(1)?;
            self.prepare(transfer.sources.0, item.sources);
            if let Some(action) = self.write_item(transfer.to.wrapping_add(item.offset), item)? {
                return Ok(Some(action));
            }
            transfer.written += 1;
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
    /// Offset and size of the scalar that is read next.
    fn next_item(&self) -> Option<(u64, u8)> {
        if self.read >= self.len {
            return None;
        }
        if let Some((shape, phase)) = &self.shape
            && shape.size > 0
            && !shape.leaves.is_empty()
        {
            let (round, within) = ((self.read + phase) / shape.size, (self.read + phase) % shape.size);
            let leaf = shape.leaves.iter().find(|leaf| leaf.offset >= within);
            let (at, bytes) = match leaf {
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
        let at = self.aligned_with | self.read | 8;
        let widest = 1u64 << at.trailing_zeros();
        let rest = self.len - self.read;
        Some((self.read, widest.min(1 << rest.ilog2()) as u8))
    }
}

fn repeat(byte: u8) -> u64 {
    byte as u64 * 0x0101_0101_0101_0101
}
