//! Whether threads can have made a trace.
//!
//! Detectors rely on it: what they would say about a trace in which two threads hold a lock would mean
//! nothing.

use crate::detect::at;
use crate::event::{Action, Barrier, Event, Lock, ThreadId};

/// Why threads cannot have made a trace: what is wrong with its last event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The thread has been joined.
    ActsAfterJoin,
    /// The lock is held by another thread.
    Held(Lock, ThreadId),
    /// The lock is held by nobody.
    NotHeld(Lock),
    /// A thread forks itself.
    ForksItself,
    /// The thread has been forked before.
    ForkedAgain(ThreadId),
    /// The thread has acted, or has been joined, before.
    ForkedLate(ThreadId),
    /// A thread joins itself.
    JoinsItself,
    /// The thread has arrived and has not departed.
    Inside(Barrier),
    /// The thread has not arrived.
    Outside(Barrier),
}

/// Follows a trace.
#[derive(Default)]
pub struct Legality {
    threads: Vec<Life>,
    /// For each lock, who holds it and how often.
    locks: Vec<Option<(ThreadId, u32)>>,
    /// Who has arrived where and has not departed.
    inside: Vec<(ThreadId, Barrier)>,
}

/// What became of a thread.
#[derive(Clone, Copy, Default)]
struct Life {
    was_forked: bool,
    has_acted: bool,
    was_joined: bool,
}

impl Legality {
    /// Takes the next event. After an error nothing is defined.
    pub fn check(&mut self, event: Event) -> Result<(), Illegal> {
        let Event { thread, action, .. } = event;
        let life = at(&mut self.threads, thread.index());
        if life.was_joined {
            return Err(Illegal::ActsAfterJoin);
        }
        life.has_acted = true;
        match action {
            Action::Acquire(lock) => self.acquire(thread, lock),
            Action::Release(lock) => self.release(thread, lock),
            Action::Fork(new) => self.fork(thread, new),
            Action::Join(other) if other == thread => Err(Illegal::JoinsItself),
            Action::Join(other) => {
                at(&mut self.threads, other.index()).was_joined = true;
                Ok(())
            }
            Action::Arrive(barrier) => match self.place_inside(thread, barrier) {
                Some(_) => Err(Illegal::Inside(barrier)),
                None => {
                    self.inside.push((thread, barrier));
                    Ok(())
                }
            },
            Action::Depart(barrier) => {
                let index = self.place_inside(thread, barrier).ok_or(Illegal::Outside(barrier))?;
                self.inside.swap_remove(index);
                Ok(())
            }
            Action::New(_)
            | Action::Read(_)
            | Action::Write(_)
            | Action::AtomicRead(_)
            | Action::AtomicWrite(_)
            | Action::AtomicUpdate(_) => Ok(()),
        }
    }

    fn acquire(&mut self, thread: ThreadId, lock: Lock) -> Result<(), Illegal> {
        match at(&mut self.locks, lock.index()) {
            Some((owner, _)) if *owner != thread => Err(Illegal::Held(lock, *owner)),
            Some((_, depth)) => {
                *depth += 1;
                Ok(())
            }
            free => {
                *free = Some((thread, 1));
                Ok(())
            }
        }
    }

    fn release(&mut self, thread: ThreadId, lock: Lock) -> Result<(), Illegal> {
        let held = at(&mut self.locks, lock.index());
        match held {
            None => Err(Illegal::NotHeld(lock)),
            Some((owner, _)) if *owner != thread => Err(Illegal::Held(lock, *owner)),
            Some((_, 1)) => {
                *held = None;
                Ok(())
            }
            Some((_, depth)) => {
                *depth -= 1;
                Ok(())
            }
        }
    }

    fn fork(&mut self, thread: ThreadId, new: ThreadId) -> Result<(), Illegal> {
        let life = at(&mut self.threads, new.index());
        if new == thread {
            Err(Illegal::ForksItself)
        } else if life.was_forked {
            Err(Illegal::ForkedAgain(new))
        } else if life.has_acted || life.was_joined {
            Err(Illegal::ForkedLate(new))
        } else {
            life.was_forked = true;
            Ok(())
        }
    }

    fn place_inside(&self, thread: ThreadId, barrier: Barrier) -> Option<usize> {
        self.inside.iter().position(|entry| *entry == (thread, barrier))
    }
}
