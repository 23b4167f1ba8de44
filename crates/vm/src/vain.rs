//! Writes that may change nothing, where a thread makes them: stores, and locks that are taken and given back
//! (`reliance` says what must be assumed of them).

use crate::reliance::{Assumption, Look, Subject};
use crate::run::Run;
use crate::thread::Pending;
use crate::{Fault, Machine, Restart};
use selvedge_program::{Action, Block, LocId, Order};

impl Run<'_> {
    /// Whether the write at hand may have no effect: it is remembered what has to be assumed.
    pub(crate) fn writes_in_vain(&mut self, loc: LocId, order: Order, value: u64, exclusive: bool) -> bool {
        let machine = self.machine;
        if machine.heeds(loc) {
            return false;
        }
        let relies = machine.config().relies;
        let thread = &mut self.thread;
        let (free, events) = (thread.value_read, thread.events);
        if exclusive {
            if !relies.on_sections {
                return false;
            }
            let takes =
                machine.taken_by(loc, value) == Some(thread.id.0) && machine.taken_by(loc, free).is_none();
            if takes {
                thread.history.enter_section(loc, free);
            }
            return takes;
        }
        if thread.history.leave_section(loc, value) {
            thread.history.note_vain(loc, Assumption::Unseen, events);
            return true;
        }
        // Who stores in a loop again and again what others look at is found by a restart. That is not tried
        // where the store is one of a library function: those are there to be looked at.
        if !relies.on_stores {
            return false;
        }
        let assumption = thread.stored.store(loc, order, value, thread.laps);
        let Some(assumption) = assumption.filter(|_| !thread.synchronises()) else { return false };
        thread.history.note_vain(loc, assumption, events);
        true
    }

    /// Stops the thread if what it has done, or does next, is at odds with what is assumed of memory: the
    /// program has to be loaded again.
    pub(crate) fn heed_others(&mut self, before: Action, value: u64, next: Action) -> Action {
        let Some(loc) = self.at_odds(before, value, next) else { return next };
        self.thread.fault = Some(Box::new(self.machine.heed(loc)));
        self.thread.pending = Pending::Nothing;
        self.thread.action = Action::Fail;
        Action::Fail
    }

    /// The location of an access that is at odds with what is assumed.
    fn at_odds(&self, before: Action, value: u64, next: Action) -> Option<LocId> {
        let (machine, thread) = (self.machine, self.thread.id.0);
        let is_at_odds =
            |loc: &LocId, look: Look| machine.reliance.note(Subject::Location(*loc), thread, look);
        let goes_on_held = |loc: &LocId| {
            let owner = machine.taken_by(*loc, value);
            owner.is_some_and(|owner| owner != thread) && !matches!(next, Action::Block(Block::Wait(_)))
        };
        let seen = match before {
            Action::Read { loc, .. } => {
                Some(loc).filter(goes_on_held).filter(|loc| is_at_odds(loc, Look::Held))
            }
            _ => None,
        };
        seen.or_else(|| match next {
            Action::Read { loc, order: Order::NotAtomic, .. } | Action::Write { loc, .. } => {
                Some(loc).filter(|loc| is_at_odds(loc, Look::Write))
            }
            Action::Read { loc, .. } => Some(loc).filter(|loc| is_at_odds(loc, Look::Read)),
            _ => None,
        })
    }
}

impl Machine {
    /// The thread that a lock's word names as the one that holds it.
    fn taken_by(&self, loc: LocId, word: u64) -> Option<u16> {
        let bits = self.owner_bits(loc)?;
        let owner = (word & bits) >> bits.trailing_zeros();
        owner.checked_sub(1).map(|thread| thread as u16)
    }

    /// Whether nothing is assumed of a location.
    fn heeds(&self, loc: LocId) -> bool {
        let heeded = &self.config().heeded;
        !heeded.is_empty() && heeded.contains(&self.access_of(loc).0)
    }

    /// Whether a read of a location may be the one that races.
    #[inline]
    pub(crate) fn may_race(&self, loc: LocId) -> bool {
        let racing = &self.config().racing;
        !racing.is_empty() && racing.contains(&self.access_of(loc).0)
    }

    /// Asks for a program of which nothing is assumed about a loop.
    pub(crate) fn count(&self, (function, head): (u32, u32)) -> Fault {
        Fault::Restart(Restart::Count { function, head })
    }

    /// Asks for a program of which nothing is assumed about a location.
    pub(crate) fn heed(&self, loc: LocId) -> Fault {
        Fault::Restart(Restart::Heed { address: self.access_of(loc).0 })
    }
}
