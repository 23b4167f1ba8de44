//! Who can go on, and sets of threads.

use crate::core::unfolding::Urgency;
use selvedge_graph::ThreadId;

/// Which threads can go on, as sets of bits. A function of the graph, but for `patient`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Turns {
    /// Can go on.
    pub ready: u32,
    /// Of those: have only to end.
    pub ending: u32,
    /// Of those: were created and have not begun.
    pub beginning: u32,
    /// Of those: read next.
    pub reading: u32,
    /// The write of a read-modify-write is due.
    pub due: u32,
    /// Blocked, or failed.
    pub stopped: u32,
    /// Of those: blocked by an assumption.
    pub barred: u32,
    /// Wait for the end of another thread or at a barrier; those for whom that has come are also among
    /// `ready`.
    pub awaiting: u32,
    /// Of those that are ready: found to have nothing better to do than to block (`patience`).
    pub patient: u32,
    /// The locations that the patient look at, as a set of their numbers modulo 64.
    pub watched: u64,
}

impl Turns {
    /// Who can go on: those that have only to end come last, as mostly their ends need not be played then
    /// (`coda`).
    #[inline]
    pub fn ready_for_more(&self) -> u32 {
        let busy = self.ready & !self.ending;
        if busy != 0 && self.stopped == self.barred { busy } else { self.ready }
    }

    /// Some threads, given as a set of bits, cannot go on.
    #[inline]
    pub(crate) fn hold_back(&mut self, threads: u32) {
        self.ready &= !threads;
        self.ending &= !threads;
        self.beginning &= !threads;
        self.reading &= !threads;
        self.due &= !threads;
    }

    /// Which of some threads goes first: the leftmost that does something else than to read, else the
    /// leftmost. What is written before others read need not revisit them. (To let read-modify-writes go
    /// before other reads as well saves some revisits of queues, and costs more where many threads wait for a
    /// lock.)
    #[inline]
    pub fn first_of(&self, threads: u32) -> ThreadId {
        let sure = threads & !self.reading;
        let best = if sure != 0 { sure } else { threads };
        ThreadId(best.trailing_zeros() as u16)
    }

    /// A thread can go on that stands at a node.
    #[inline]
    pub(crate) fn let_go_on(&mut self, bit: u32, urgency: Urgency) {
        self.ready |= bit;
        match urgency {
            Urgency::Reads => self.reading |= bit,
            Urgency::Ends => self.ending |= bit,
            _ => {}
        }
    }
}

/// The threads in a set of bits.
pub(crate) fn threads_of(mut set: u32) -> impl Iterator<Item = ThreadId> {
    std::iter::from_fn(move || {
        let thread = (set != 0).then(|| ThreadId(set.trailing_zeros() as u16));
        set &= set.wrapping_sub(1);
        thread
    })
}
