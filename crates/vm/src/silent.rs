//! Rounds that are counted: played without events once one of them has changed nothing but the counter.
//!
//! `for (spin = 0; spin < 4000; spin++) if (!load(&l) && CAS(&l, 0, 1)) return;` differs from a loop that
//! waits in that it comes to an end. A round that has seen the lock held has no effect; if later rounds read
//! the same again from the same write, which is consistent whatever else is in the graph, they have none
//! either, and the loop is exhausted. So they are played with what the last round has read, and no events are
//! made of it.
//!
//! What is left out is that a later round reads something else. As the counter is used for nothing else than
//! to count and to decide at an end of a round whether the loop is left, and is dead behind it, that
//! execution
//! has a smaller one, in which this round is the first: whether the loop is then left, or goes on and is
//! exhausted later, the thread does the same. That holds if rounds that have an effect do not lead back
//! to the loop's head: how many rounds are
//! left for others matters then. It is assumed, and noted, and found by a restart if it is wrong, as for
//! locations (`reliance`).
//!
//! A round is repeated if all it does is to read one location atomically, with equal values: read again, the
//! last write gives that again. With two locations, what was read together need not be there together for
//! ever: such rounds are played with events. As soon as a repeated round does something else, that is an
//! event.
//! Not where dependencies are tracked: the way out of the loop depends on reads that would be no events.
//! Compared with explorations that play all rounds in `fuzz/src/loops`.

use crate::Fault;
use crate::counter::Counter;
use crate::reliance::{Assumption, Look, Subject};
use crate::run::Run;
use selvedge_program::{Action, Exclusive, LocId, Order, Value};

/// Longer rounds are not repeated.
const MOST: usize = 8;
/// More rounds than these are cut where loops are bounded.
const LONG: u32 = 100_000;

/// The round of a loop that a thread is in.
#[derive(Clone, Debug)]
pub(crate) struct Counting {
    /// Function and head of the loop.
    at: (u32, u32),
    /// How many functions are active where it runs.
    depth: usize,
    /// The state at the head, without the counter.
    state: u128,
    /// How often the thread had changed anything.
    effects: u32,
    /// What the thread has done in this round.
    round: Vec<(Action, u64)>,
    /// If rounds are played without events: how far it is in that.
    silent: Option<usize>,
    /// How many were.
    played: u32,
}

impl Run<'_> {
    /// The thread is at the head of a loop that counts its rounds.
    pub(crate) fn enter_counted(&mut self, counter: &Counter, is_back: bool) -> Result<(), Fault> {
        let Some(register) = counter.register else { return Ok(()) };
        let machine = self.machine;
        let at = (self.function_number(), counter.head);
        if machine.config().uncounted.contains(&at) {
            return Ok(());
        }
        let (depth, effects) = (self.thread.depth(), self.thread.history.effects());
        let before = self.thread.counting.take();
        let before = before.filter(|before| is_back && before.at == at && before.depth == depth);
        let state = self.thread.state_without(machine, register);
        if let Some(mut before) = before {
            if before.effects != effects || before.state != state {
                // A round with an effect leads back here, on others or on what the thread knows: how many of
                // those there are matters.
                if machine.reliance.note(Subject::Loop(at), self.thread.id.0, Look::Held) {
                    return Err(machine.count(at));
                }
            } else if let Some(played) = before.silent {
                if played == before.round.len() {
                    before.silent = Some(0);
                    before.played += 1;
                    self.thread.counting = Some(before);
                    return Ok(());
                }
            } else if is_repeatable(&before.round) {
                if machine.reliance.assume(Subject::Loop(at), self.thread.id.0, Assumption::Unseen) {
                    return Err(machine.count(at));
                }
                before.silent = Some(0);
                self.thread.counting = Some(before);
                return Ok(());
            }
        }
        let round = Vec::new();
        self.thread.counting =
            Some(Box::new(Counting { at, depth, state, effects, round, silent: None, played: 0 }));
        Ok(())
    }

    /// The thread goes to a block of the function on top: it may leave the loop.
    #[cold]
    pub(crate) fn leave_counted(&mut self, to: u32) {
        let Some(counting) = &self.thread.counting else { return };
        let (function, head) = counting.at;
        let depth = self.thread.depth();
        let is_left = depth < counting.depth
            || depth == counting.depth && {
                let counter = self.machine.functions[function as usize].counter(head);
                self.function_number() != function || counter.is_none_or(|counter| !counter.body[to as usize])
            };
        if is_left {
            self.thread.counting = None;
        }
    }

    /// Whether the thread's rounds are played without events.
    pub(crate) fn is_silent(&self) -> bool {
        self.thread.counting.as_ref().is_some_and(|counting| counting.silent.is_some())
    }

    /// Whether so many rounds were played without events that a bound on loops ends them: a loop may count to
    /// more than anybody wants to wait for.
    pub(crate) fn is_silent_for_long(&self) -> bool {
        self.thread.counting.as_ref().is_some_and(|counting| counting.played >= LONG)
    }

    /// What an action returns that is not to be an event.
    pub(crate) fn silent_answer(&mut self, action: Action) -> Option<u64> {
        let depth = self.thread.depth();
        let counting = self.thread.counting.as_mut()?;
        let played = counting.silent?;
        match counting.round.get(played) {
            Some((known, value)) if *known == action && depth >= counting.depth => {
                counting.silent = Some(played + 1);
                Some(*value)
            }
            _ => {
                self.thread.counting = None;
                None
            }
        }
    }

    /// The action at hand was an event, and returned a value.
    pub(crate) fn note_counted(&mut self, value: u64) {
        let action = self.thread.action;
        if let Some(counting) = &mut self.thread.counting
            && counting.round.len() <= MOST
        {
            counting.round.push((action, value));
        }
    }
}

/// Whether all of a round are atomic reads of one location that have returned the same.
fn is_repeatable(round: &[(Action, u64)]) -> bool {
    let read_of = |&(action, value): &(Action, u64)| -> Option<(LocId, u64)> {
        let Action::Read { loc, order, exclusive } = action else { return None };
        let is_pure = exclusive == Exclusive::No || !exclusive.succeeds(value as Value);
        (order != Order::NotAtomic && is_pure).then_some((loc, value))
    };
    let first = round.first().and_then(read_of);
    first.is_some() && round.len() <= MOST && round.iter().all(|read| read_of(read) == first)
}
