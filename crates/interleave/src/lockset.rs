//! Locksets: whether a step happens before what a thread does next.
//!
//! Follows section 3 of Elmas and Qadeer, *A New Lockset Algorithm and Its Applications* (MSR-TR-2005-118).
//! Their set LS(q) holds the threads and locks through which whoever comes next is ordered after the last
//! access of q. It is not kept here, but computed when it is asked for, from the steps since that access: a
//! search that goes back has nothing to restore then.
//!
//! Differs: a lock becomes a member when a member gives it back, not when one takes it, which makes no
//! difference to whoever takes it next and needs no table of locks held. Beyond the paper, locks for reading,
//! barriers, and atomic accesses are members too: an atomic write by a member makes its location one, until
//! another overwrites it; who reads it joins. Not here: which accesses conflict (`search`). Compared with the
//! definition, a closure, in `fuzz/tests/searches.rs`.

use crate::machine::{Machine, Step};
use selvedge_program::{Action, LocId, Order, Program, ThreadId, ThreadSet};

/// What orders whoever comes next after a step.
#[derive(Debug, Default)]
struct Lockset {
    threads: ThreadSet,
    others: Vec<Member>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Member {
    /// Whoever takes it comes after.
    Lock(LocId),
    /// Whoever takes it for writing comes after.
    Shared(LocId),
    /// Whoever reads it atomically comes after.
    Atomic(LocId),
    /// Whoever leaves the barrier in this round comes after.
    Round(LocId, i64),
}

impl Lockset {
    fn has(&self, thread: ThreadId) -> bool {
        self.threads.contains(thread)
    }

    fn add_thread(&mut self, thread: ThreadId) {
        self.threads.insert(thread);
    }

    fn add(&mut self, member: Member) {
        if !self.others.contains(&member) {
            self.others.push(member);
        }
    }

    fn observe<S>(&mut self, step: &Step<S>) {
        for event in &step.events {
            let thread = event.thread;
            let is_member = self.has(thread);
            match event.action {
                Action::Create { thread: child, .. } if is_member => self.add_thread(child),
                Action::Join { thread: child, .. } if self.has(child) => self.add_thread(thread),
                Action::Unlock { lock } if is_member => {
                    self.add(if event.value != 0 { Member::Shared(lock) } else { Member::Lock(lock) });
                }
                Action::Lock { lock, shared } => {
                    let orders = |member: &Member| {
                        *member == Member::Lock(lock) || (!shared && *member == Member::Shared(lock))
                    };
                    if self.others.iter().any(orders) {
                        self.add_thread(thread);
                    }
                }
                Action::Arrive { barrier, .. } if is_member => self.add(Member::Round(barrier, event.value)),
                Action::Depart { barrier, .. }
                    if self.others.contains(&Member::Round(barrier, event.value)) =>
                {
                    self.add_thread(thread);
                }
                Action::Read { loc, order, .. }
                    if order != Order::NotAtomic && self.others.contains(&Member::Atomic(loc)) =>
                {
                    self.add_thread(thread);
                }
                Action::Write { loc, order, .. } => match is_member && order != Order::NotAtomic {
                    true => self.add(Member::Atomic(loc)),
                    false => self.others.retain(|member| *member != Member::Atomic(loc)),
                },
                _ => {}
            }
        }
    }
}

impl<P: Program> Machine<'_, P> {
    /// Whether a step of the trace happens before whatever a thread does next.
    pub fn happens_before(&self, step: usize, thread: ThreadId) -> bool {
        // A long trace has many steps to ask this of.
        selvedge_stop::look();
        let mut set = Lockset::default();
        set.add_thread(self.trace[step].thread);
        for step in &self.trace[step..] {
            if set.has(thread) {
                return true;
            }
            set.observe(step);
        }
        set.has(thread)
    }
}
