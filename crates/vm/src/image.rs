//! The memory that everybody starts with: the globals and what the main thread made before it created the
//! first other thread.

use crate::contents::Fill;
use crate::memory::Object;
use crate::{Site, Thread};
use selvedge_bytecode::{AddressSpace, Global, Module};
use std::sync::Arc;

/// Globals that the machine knows although nobody defines them, with what they hold.
const KNOWN: [(&str, u64); 8] = [
    ("stdin", 0x8000),
    ("stdout", 0x8010),
    ("stderr", 0x8020),
    ("__stdinp", 0x8000),
    ("__stdoutp", 0x8010),
    ("__stderrp", 0x8020),
    ("environ", 0),
    ("__environ", 0),
];

/// The initial image of the memory.
#[derive(Clone, Debug, Default)]
pub(crate) struct Image {
    /// The globals that are not thread-local, at rising addresses.
    pub globals: Vec<Object>,
    /// Objects that the main thread had made and that others can reach, at rising addresses.
    pub objects: Vec<Object>,
    /// What each thread has of its own, with addresses from 0; `errno` is the first.
    locals: Vec<Object>,
    /// For each global, its address among these.
    local_offsets: Vec<u64>,
}

impl Image {
    /// The globals of a program, and nothing else.
    pub fn new(module: &Module) -> Image {
        let mut image = Image::default();
        let errno = Object::new(0, 4, Site::ThreadLocal(u32::MAX), 0, Fill::Zero);
        image.locals.push(errno);
        image.globals.reserve(module.globals.len());
        let mut top = 4 + AddressSpace::GAP;
        for (number, global) in module.globals.iter().enumerate() {
            let mut base = global.address;
            if global.is_thread_local {
                base = top.next_multiple_of(global.align.clamp(16, 1 << 20));
                top = base.saturating_add(global.size).saturating_add(AddressSpace::GAP);
            }
            image.local_offsets.push(base);
            let site = if global.is_thread_local { Site::ThreadLocal } else { Site::Global }(number as u32);
            let object = Object::new(base, global.size, site, 0, fill(global));
            if global.is_thread_local { image.locals.push(object) } else { image.globals.push(object) }
        }
        image.globals.sort_by_key(|object| object.base);
        image
    }

    /// Where in a thread's part for thread-local variables a global is.
    pub fn local_offset(&self, global: u32) -> u64 {
        self.local_offsets[global as usize]
    }

    /// The thread-local variables of a thread.
    pub fn locals_of(&self, thread: &Thread) -> impl Iterator<Item = Object> + '_ {
        let (from, events) = (AddressSpace::thread_local(thread.id.0), thread.events);
        self.locals.iter().map(move |local| {
            Object::new(from + local.base, local.size, local.site, events, local.contents.fill().clone())
        })
    }

    /// The global that an address is in or just behind.
    pub fn global(&self, address: u64) -> Option<&Object> {
        find(&self.globals, address)
    }

    /// The object of the main thread that an address is in or just behind.
    pub fn object(&self, address: u64) -> Option<&Object> {
        find(&self.objects, address)
    }
}

/// The object that an address is in or just behind.
fn find(objects: &[Object], address: u64) -> Option<&Object> {
    let at = objects.partition_point(|object| object.base <= address).checked_sub(1)?;
    let object = &objects[at];
    (address - object.base <= object.size).then_some(object)
}

fn fill(global: &Global) -> Fill {
    let known = KNOWN.iter().find(|(name, _)| global.is_external && *name == global.name);
    match known {
        Some((_, value)) => Fill::Bytes(value.to_le_bytes().into()),
        None if global.bytes.is_empty() => Fill::Zero,
        None => Fill::Bytes(Arc::from(&global.bytes[..])),
    }
}

/// Whether the machine knows what a global that nobody defines holds.
pub(crate) fn is_known(global: &Global) -> bool {
    KNOWN.iter().any(|(name, _)| *name == global.name)
}
