//! Which reads a thread depends on where it repeats a state: for spin detection under models with
//! dependencies.
//!
//! A thread that is in a state it was in before does the same again, but not with the same dependencies. In
//! ```text
//! q = z; while (!x) q = 1; y = q          q = z; r = 0; while (!x) r = q; y = 1
//! ```
//! with `z` 1, a round of the first repeats a state and has cut the dependency from `z` to `y`: an execution
//! without the round has one that the execution with it has not, and may be forbidden. With `z` 0, a round of
//! the second repeats a state. But the write of `y` does not depend on `z`: it may be what makes `z` 1, and
//! then the round has an effect. Whether a thread goes on must depend on no other reads than what it does.
//!
//! Let the thread have come to a state, have had the events B, and be in it again. It is repeated in two
//! cases.
//!
//! 1. *Without B.* All that it depended on then, it depends on now. An execution that goes on from here
//!    has a smaller one that goes on from there:
//!    each later event depends on what is left of the same.
//! 2. *With B in the place of what came before.* In `q = x; while (!q) q = x;` each round depends on the
//!    read of another round. The events A directly before
//!    the first visit, as many as B, did the same with the same values, and since the thread last changed
//!    anything. In the smaller execution B is there in place of A,
//!    and it depends on the reads of B where it did on those of A. With these exchanged, B depends on
//!    what A did, and the state now on what it did then: on more, never on less.
//!
//! What *decides* that a state is repeated are the reads that something comes from, then or now, which was
//! written in between; what was not is the same whatever was read. In the second case A and B decide too. All
//! that must have decided what the thread does when it stops: where the loop begins, or at the next event if
//! it branches on it in between.
//!
//! Looked at are registers that are live, private bytes that are not dead, library functions in progress, and
//! what has decided the thread's way; one by one, as sets are no part of the hash of a state. Compared with
//! explorations that leave out nothing in `fuzz/src/loops.rs`.

use crate::Machine;
use crate::alike::live_before;
use crate::deep::Aside;
use crate::dependencies::Tracing;
use crate::memory::{Area, Life};
use crate::size::ALLOCATION;
use crate::sources::{SourceSets, Sources};
use crate::thread::{CodeFrame, Frame, Thread};
use selvedge_program::Action;
use std::sync::Arc;

/// What a thread in some state depends on.
#[derive(Debug)]
pub(crate) struct Standing {
    /// What has decided its way.
    control: Sources,
    /// What is written from now on is written after so many looks, or more.
    from: u32,
    /// Of what the hash of a state lists one after the other.
    listed: Vec<Tracing>,
    /// Of private bytes, by rising address; only those that depend on something. They were written when the
    /// thread had had so many events.
    bytes: Vec<(u64, Sources, u32)>,
}

impl Standing {
    /// About how many bytes it takes.
    pub fn own_bytes(&self) -> usize {
        3 * ALLOCATION + size_of::<Standing>() + size_of_val(&self.listed[..]) + size_of_val(&self.bytes[..])
    }

    /// What the byte at an address depends on, and since when.
    fn byte(&self, address: u64) -> Option<(Sources, u32)> {
        let at = self.bytes.binary_search_by_key(&address, |(known, ..)| *known).ok()?;
        Some((self.bytes[at].1, self.bytes[at].2))
    }
}

/// An event that has changed nothing, with those before it since the last that did.
#[derive(Debug)]
pub(crate) struct Idle {
    pub action: Action,
    pub value: u64,
    /// Address, data and control.
    pub depends: [Sources; 3],
    pub before: Option<Arc<Idle>>,
}

impl Drop for Idle {
    /// One after the other: a list may be longer than the stack is deep.
    fn drop(&mut self) {
        let mut rest = self.before.take();
        while let Some(mut idle) = rest.and_then(Arc::into_inner) {
            rest = idle.before.take();
        }
    }
}

/// What a thread depended on at an earlier visit of a state, and does now.
pub(crate) struct Visits<'a> {
    pub sets: &'a mut SourceSets,
    /// How many events it had had then, and has had now.
    pub events: (u32, u32),
    pub standings: (&'a Standing, &'a Standing),
    /// The events before this visit, the last one first.
    pub idle: Option<&'a Idle>,
}

impl Visits<'_> {
    /// Whether the state is repeated with its dependencies: the reads that decide about that.
    pub fn repeat(&mut self) -> Option<Sources> {
        if self.stands_again(|read| read) {
            return Some(self.deciding());
        }
        if !self.does_the_same_again() {
            return None;
        }
        let (then, now) = self.events;
        let rounds = 2 * then - now..now;
        let deciding = self.deciding();
        Some(rounds.fold(deciding, |all, event| {
            let read = self.sets.read(event);
            self.sets.union(all, read)
        }))
    }

    /// Whether all that the thread depended on then, with reads renamed, it depends on now.
    fn stands_again(&self, rename: impl Fn(u32) -> u32 + Copy) -> bool {
        let (then, now) = self.standings;
        let within = |then: Sources, now: Sources| self.sets.is_within(then, now, rename);
        let mut listed = then.listed.iter().zip(&now.listed);
        then.listed.len() == now.listed.len()
            && within(then.control, now.control)
            && listed.all(|(then, now)| within(then.sources, now.sources))
            && then.bytes.iter().all(|(address, then, _)| {
                within(*then, now.byte(*address).map_or(Sources::NONE, |(sources, _)| sources))
            })
    }

    fn does_the_same_again(&self) -> bool {
        let (then, now) = self.events;
        let count = now - then;
        let Some(first) = then.checked_sub(count) else { return false };
        let rename = |read: u32| if read >= first { read + count } else { read };
        let all = std::iter::successors(self.idle, |idle| idle.before.as_deref());
        let (mut pairs, earlier) = (0, all.clone().skip(count as usize));
        let are_same = all.zip(earlier).take(count as usize).all(|(now, then)| {
            pairs += 1;
            let mut depends = then.depends.iter().zip(now.depends);
            (then.action, then.value) == (now.action, now.value)
                && depends.all(|(then, now)| self.sets.is_within(*then, now, rename))
        });
        are_same && pairs == count && self.stands_again(rename)
    }

    /// The reads that anything comes from, then or now, that was written in between.
    fn deciding(&mut self) -> Sources {
        let ((then, now), events) = (self.standings, self.events.0);
        let mut all = Sources::NONE;
        let from = then.from;
        for (then, now) in then.listed.iter().zip(&now.listed).filter(|(_, now)| now.since >= from) {
            all = self.union(all, then.sources, now.sources);
        }
        for (address, then, _) in &then.bytes {
            let (now, since) = now.byte(*address).unwrap_or((Sources::NONE, u32::MAX));
            if since >= events {
                all = self.union(all, *then, now);
            }
        }
        for (_, now, _) in now.bytes.iter().filter(|(_, _, since)| *since >= events) {
            all = self.union(all, *now, Sources::NONE);
        }
        all
    }

    /// Of two ways that part at a read, the last event of the first: whether the state at the end of the
    /// second, with its last read in the place of that one, depends on no less than that of the first. What
    /// decides about that are the reads that the second way has beyond the first, and whatever either state
    /// depends on elsewhere than the other.
    pub fn replace(&mut self) -> Option<Sources> {
        let (then, now) = self.events;
        let (parting, last) = (then - 1, now - 1);
        let rename = move |read: u32| if read == parting { last } else { read };
        if !self.stands_again(rename) {
            return None;
        }
        let mut all = self.standings.1.bytes.iter().map(|(_, now, _)| *now).collect::<Vec<_>>();
        all.extend(self.standings.0.bytes.iter().map(|(_, then, _)| *then));
        for standing in [self.standings.0, self.standings.1] {
            all.extend(standing.listed.iter().map(|traced| traced.sources));
        }
        // A value that comes from reads before the two ways parted, and from the same ones in both
        // states, may
        // still have been computed in another way. So all of them count.
        let deciding = all.into_iter().fold(Sources::NONE, |all, one| self.union(all, one, Sources::NONE));
        Some((parting..now).fold(deciding, |all, event| {
            let read = self.sets.read(event);
            self.sets.union(all, read)
        }))
    }

    fn union(&mut self, all: Sources, then: Sources, now: Sources) -> Sources {
        let both = self.sets.union(then.reads(), now.reads());
        self.sets.union(all, both)
    }
}

impl Thread {
    /// What the thread, which is at the start of a loop, depends on, if that is tracked. The words are those
    /// of private memory whose bytes, given as bits, are dead.
    pub(crate) fn standing(&self, machine: &Machine, dead: &[(u64, u8)]) -> Option<Standing> {
        let live = |frame: &CodeFrame| machine.functions[frame.function as usize].live_at(frame.block).into();
        // The next look is at what is written after this one.
        self.standing_with(machine, (dead, live), self.tracked.as_ref()?.looks + 1)
    }

    /// What the thread, which is suspended, depends on, if that is tracked.
    pub(crate) fn suspended_standing(&self, machine: &Machine) -> Option<Standing> {
        let live = |frame: &CodeFrame| live_before(machine, frame).into();
        self.standing_with(machine, (&[], live), self.tracked.as_ref()?.looks)
    }

    fn standing_with(
        &self,
        machine: &Machine,
        (dead, live): (&[(u64, u8)], impl Fn(&CodeFrame) -> Box<[u32]>),
        from: u32,
    ) -> Option<Standing> {
        let tracked = self.tracked.as_ref()?;
        // The value that a thread ends with is not written before it ends.
        let mut listed = vec![Tracing { sources: tracked.unwinding, since: 0 }];
        let (top, below) = self.frames.split_last().expect("a running thread has a frame");
        let aside: Vec<&Arc<Aside>> = self.all_aside().collect();
        aside.iter().rev().for_each(|aside| list_callers(machine, &aside.traced, &aside.frames, &mut listed));
        list_callers(machine, &tracked.registers, below, &mut listed);
        if let Frame::Code(frame) = top {
            list_frame(machine, &tracked.registers, frame, Some(&live(frame)), &mut listed);
        }
        Some(Standing { control: tracked.control(), from, listed, bytes: self.standing_bytes(dead) })
    }

    fn standing_bytes(&self, dead: &[(u64, u8)]) -> Vec<(u64, Sources, u32)> {
        let mut bytes = Vec::new();
        let areas = [Area::Heap, Area::Stack, Area::ThreadLocal];
        let objects = areas.iter().flat_map(|area| self.memory.area(*area).iter());
        for object in objects.filter(|object| object.life == Life::Private) {
            object.contents.for_each_source(0, object.size, |at, sources| {
                let address = object.base + at;
                let is_dead =
                    |(word, bits): &(u64, u8)| *word == address & !7 && bits >> (address & 7) & 1 == 1;
                if sources != Sources::NONE && !dead.iter().any(is_dead) {
                    let byte = object.contents.read(at, 1);
                    // When it became undefined is not known.
                    bytes.push((address, sources, if byte.defined == 1 { byte.written } else { u32::MAX }));
                }
            });
        }
        bytes.sort_unstable_by_key(|(address, ..)| *address);
        bytes
    }
}

/// Lists what frames come from that have called others.
fn list_callers(machine: &Machine, registers: &[Tracing], frames: &[Frame], listed: &mut Vec<Tracing>) {
    for frame in frames {
        match frame {
            Frame::Library(frame) => {
                let since = frame.sources.since;
                let list = |sources: &Sources| Tracing { sources: *sources, since };
                listed.extend(frame.sources.args.iter().map(list));
                listed.push(list(&frame.sources.loaded));
                // One that decides by all that it is given depends on more.
                let all = if frame.sources.decides_by_all { Sources::OWN } else { Sources::NONE };
                listed.push(list(&all));
            }
            Frame::Code(frame) => {
                let live = machine.functions[frame.function as usize].live_after(frame.operation);
                list_frame(machine, registers, frame, live, listed);
            }
        }
    }
}

/// Lists what the registers of a frame come from; without a list of live ones, all are.
fn list_frame(
    machine: &Machine,
    registers: &[Tracing],
    frame: &CodeFrame,
    live: Option<&[u32]>,
    listed: &mut Vec<Tracing>,
) {
    let base = frame.base as usize;
    let own = machine.module().functions[frame.function as usize].registers as usize;
    match live {
        Some(live) => listed.extend(live.iter().map(|reg| registers[base + *reg as usize])),
        None => listed.extend_from_slice(&registers[base..base + own]),
    }
    let extra = base + own;
    listed.extend_from_slice(&registers[extra..extra + frame.extra as usize]);
}
