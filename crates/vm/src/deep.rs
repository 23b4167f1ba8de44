//! Deep stacks: the outer functions of a thread that is in many are put aside, shared by all states that the
//! thread is suspended in meanwhile. A thread is copied at each of its events; without this, an event would
//! cost as much as the stack is deep.
//!
//! Nobody changes what is put aside: whoever wants the outer functions back has left the inner ones, and
//! takes them as they were.

use crate::Machine;
use crate::contents::Hasher;
use crate::dependencies::Tracing;
use crate::size::unshared;
use crate::thread::{Frame, Thread};
use std::sync::Arc;

/// So many frames are put aside and taken back at a time,
const PORTION: usize = 16;
/// once there are so many: twice as many, so that a thread that goes in and out does neither each time.
const MANY: usize = 2 * PORTION;
/// As long as there are others, so many are at hand: a library function that runs has no frame meanwhile, and
/// looks at its caller's.
const FEW: usize = 2;

/// Outer frames with their registers.
#[derive(Debug)]
pub(crate) struct Aside {
    pub frames: Vec<Frame>,
    pub registers: Vec<u64>,
    /// What the registers come from, if that is tracked.
    pub traced: Vec<Tracing>,
    /// A hash of these frames after those further out; that of the next frames goes on from here, so that
    /// equal stacks have equal hashes however they are divided.
    hash: Hasher,
    /// How many frames these are with those further out.
    depth: usize,
    outer: Option<Arc<Aside>>,
}

impl Drop for Aside {
    /// One after the other: a list may be longer than the stack is deep.
    fn drop(&mut self) {
        let mut rest = self.outer.take();
        while let Some(mut aside) = rest.and_then(Arc::into_inner) {
            rest = aside.outer.take();
        }
    }
}

impl Thread {
    /// How many functions it is in, the root included.
    pub(crate) fn depth(&self) -> usize {
        self.aside.as_ref().map_or(0, |aside| aside.depth) + self.frames.len()
    }

    /// What was put aside, the innermost first.
    pub(crate) fn all_aside(&self) -> impl Iterator<Item = &Arc<Aside>> {
        std::iter::successors(self.aside.as_ref(), |aside| aside.outer.as_ref())
    }

    /// The hash of what was put aside, to go on from.
    pub(crate) fn outer_hash(&self) -> Hasher {
        self.aside.as_ref().map_or_else(Hasher::default, |aside| aside.hash)
    }

    /// About how many bytes of what was put aside are this thread's alone.
    pub(crate) fn own_bytes_aside(&self) -> usize {
        let alone = self.all_aside().take_while(|aside| Arc::strong_count(aside) == 1);
        let bytes = |aside: &Aside| {
            size_of_val(&aside.frames[..])
                + size_of_val(&aside.registers[..])
                + size_of_val(&aside.traced[..])
        };
        alone.map(|aside| unshared(aside, bytes)).sum()
    }

    /// A function was entered: puts the outermost ones aside if there are many. The innermost is one of the
    /// program.
    #[inline]
    pub(crate) fn put_aside_if_many(&mut self, machine: &Machine) {
        if self.frames.len() >= MANY {
            self.put_aside(machine);
        }
    }

    fn put_aside(&mut self, machine: &Machine) {
        let inner = self.frames.split_off(PORTION);
        let frames = std::mem::replace(&mut self.frames, inner);
        let base = self.first_base();
        let registers = take_front(&mut self.registers, base);
        let traced =
            self.tracked.as_mut().map_or_else(Vec::new, |tracked| take_front(&mut tracked.registers, base));
        self.move_bases(|known| known - base as u32);
        let mut hash = self.outer_hash();
        machine.hash_callers(&mut hash, &frames, &registers);
        let depth = self.aside.as_ref().map_or(0, |aside| aside.depth) + frames.len();
        let outer = self.aside.take();
        self.aside = Some(Arc::new(Aside { frames, registers, traced, hash, depth, outer }));
    }

    /// A function was left: takes some of those that were put aside back if few are at hand.
    #[inline]
    pub(crate) fn take_back_if_few(&mut self) {
        if self.frames.len() < FEW && self.aside.is_some() {
            self.take_back();
        }
    }

    fn take_back(&mut self) {
        let Some(aside) = self.aside.take() else { return };
        let base = aside.registers.len() as u32;
        self.move_bases(|known| known + base);
        self.frames.splice(0..0, aside.frames.iter().cloned());
        self.registers.splice(0..0, aside.registers.iter().copied());
        if let Some(tracked) = &mut self.tracked {
            tracked.registers.splice(0..0, aside.traced.iter().copied());
        }
        self.aside = aside.outer.clone();
    }

    /// Leaves all functions but the root at once; their registers are left to the caller.
    pub(crate) fn leave_all(&mut self) {
        let outermost = self.all_aside().last().map_or(&self.frames, |aside| &aside.frames);
        self.frames = outermost[..1].to_vec();
        self.aside = None;
    }

    /// Where the registers of the frames at hand start.
    fn first_base(&self) -> usize {
        let base = self.frames.iter().find_map(|frame| match frame {
            Frame::Code(frame) => Some(frame.base as usize),
            Frame::Library(_) => None,
        });
        base.expect("the innermost function is one of the program")
    }

    fn move_bases(&mut self, moved: impl Fn(u32) -> u32) {
        for frame in &mut self.frames {
            if let Frame::Code(frame) = frame {
                frame.base = moved(frame.base);
            }
        }
    }
}

/// Takes the first elements out.
fn take_front<T>(list: &mut Vec<T>, count: usize) -> Vec<T> {
    let rest = list.split_off(count);
    std::mem::replace(list, rest)
}
