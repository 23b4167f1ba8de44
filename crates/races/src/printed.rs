//! The rules of the paper as they are printed, updating every variable at each synchronisation.
//!
//! Elmas and Qadeer, *A New Lockset Algorithm and Its Applications* (MSR-TR-2005-118), sections 3 and 6.
//! Names match the paper: `LH` is what a thread holds, itself included; `LS`, `LSW`, `LSR` are the locksets
//! of a variable. Where the text leaves something open:
//!
//! - a variable that was not made by `new` is made when it is first accessed;
//! - rule 1 of section 6 sets `LSR(q, t)` for the thread that makes `q` only; it is set for all;
//! - when a lockset gets empty, the variable has a race and is not watched any more, until it is made anew;
//! - the rules do not say what an access races with: the last access of another thread that it conflicts with
//!   is named.
//!
//! Where they disagree with happens-before (docs/races.md has the traces): rule 7 does not tell the locks
//! that a thread holds while it joins another, so that section 3 reports what is ordered by such a lock;
//! section 6 also forgets reads, and misses races. There are no atomic variables and no barriers in the
//! paper, so there are none here.

use crate::detect::at;
use crate::detector::{Detector, Discipline};
use crate::event::{Access, Action, Event, Lock, Race, ThreadId, Variable};
use std::collections::{BTreeMap, BTreeSet};

/// A member of a lockset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Member {
    Thread(ThreadId),
    Lock(Lock),
}

type Members = BTreeSet<Member>;

/// A lockset.
#[derive(Clone, Debug)]
enum Set {
    /// `Addr ∪ Tid`.
    All,
    Of(Members),
}

impl Set {
    fn and(&self, members: &Members) -> Members {
        match self {
            Set::All => members.clone(),
            Set::Of(own) => own & members,
        }
    }

    fn add(&mut self, more: &Members) {
        if let Set::Of(own) = self {
            own.extend(more);
        }
    }
}

/// The locksets of a variable.
enum Locksets {
    /// `LS`, section 3.
    One(Set),
    /// `LSW` and `LSR`, section 6.
    Two { lsw: Set, lsr: Readers },
}

/// `LSR` of one variable: for each thread.
struct Readers {
    others: Set,
    some: BTreeMap<ThreadId, Set>,
}

impl Readers {
    fn all(set: Set) -> Readers {
        Readers { others: set, some: BTreeMap::new() }
    }

    fn of(&self, thread: ThreadId) -> &Set {
        self.some.get(&thread).unwrap_or(&self.others)
    }

    fn add(&mut self, more: &Members) {
        self.others.add(more);
        self.some.values_mut().for_each(|set| set.add(more));
    }
}

impl Locksets {
    fn new(discipline: Discipline) -> Locksets {
        match discipline {
            Discipline::Exclusive => Locksets::One(Set::All),
            Discipline::SharedReads => Locksets::Two { lsw: Set::All, lsr: Readers::all(Set::All) },
        }
    }

    /// The condition of most rules: `LS ∩ LH ≠ ∅`, or
    /// `(LSW ∩ LH ≠ ∅) and ∀t' ≠ t. (LSW ∩ LH ∩ LSR(t') ≠ ∅)`.
    fn meet(&self, lh: &Members, thread: ThreadId) -> bool {
        match self {
            Locksets::One(ls) => !ls.and(lh).is_empty(),
            Locksets::Two { lsw, lsr } => {
                let common = lsw.and(lh);
                let mut others = lsr.some.iter().filter(|(other, _)| **other != thread);
                !lsr.others.and(&common).is_empty() && others.all(|(_, set)| !set.and(&common).is_empty())
            }
        }
    }

    /// Rule 2. Whether all is well.
    fn read(&mut self, lh: &Members, thread: ThreadId) -> bool {
        match self {
            Locksets::One(_) => self.write(lh, thread),
            Locksets::Two { lsw, lsr } => {
                let common = lsr.of(thread).and(&lsw.and(lh));
                let is_well = !common.is_empty();
                lsr.some.insert(thread, Set::Of(common));
                is_well
            }
        }
    }

    /// Rule 3. Whether all is well.
    fn write(&mut self, lh: &Members, thread: ThreadId) -> bool {
        let is_well = self.meet(lh, thread);
        *self = match self {
            Locksets::One(_) => Locksets::One(Set::Of(lh.clone())),
            Locksets::Two { .. } => {
                Locksets::Two { lsw: Set::Of(lh.clone()), lsr: Readers::all(Set::Of(lh.clone())) }
            }
        };
        is_well
    }

    /// Rule 4.
    fn acquire(&mut self, lh: &Members, thread: ThreadId) {
        if !self.meet(lh, thread) {
            return;
        }
        match self {
            Locksets::One(ls) => ls.add(lh),
            Locksets::Two { lsw, lsr } => {
                lsw.add(lh);
                *lsr = Readers::all(lsw.clone());
            }
        }
    }

    /// Rules 6 and 7.
    fn hand_over(&mut self, lh: &Members, thread: ThreadId, to: ThreadId) {
        if !self.meet(lh, thread) {
            return;
        }
        let to = BTreeSet::from([Member::Thread(to)]);
        match self {
            Locksets::One(ls) => ls.add(&to),
            Locksets::Two { lsw, lsr } => {
                lsw.add(&to);
                lsr.add(&to);
            }
        }
    }
}

/// A variable that is watched.
struct Watched {
    /// None after a race.
    locksets: Option<Locksets>,
    /// The last read and the last write of each thread: what a race may be with.
    accesses: Vec<Access>,
}

/// The rules as they are printed.
pub struct Printed {
    discipline: Discipline,
    /// `LH`. How often its owner has acquired a lock is counted.
    held: Vec<BTreeMap<Member, u32>>,
    variables: BTreeMap<Variable, Watched>,
    position: u64,
}

impl Printed {
    /// A detector that has seen nothing.
    pub fn new(discipline: Discipline) -> Printed {
        Printed { discipline, held: Vec::new(), variables: BTreeMap::new(), position: 0 }
    }

    fn lh(&mut self, thread: ThreadId) -> Members {
        let mut lh: Members = at(&mut self.held, thread.index()).keys().copied().collect();
        lh.insert(Member::Thread(thread));
        lh
    }

    fn locksets(&mut self) -> impl Iterator<Item = &mut Locksets> {
        self.variables.values_mut().filter_map(|watched| watched.locksets.as_mut())
    }

    fn make(&mut self, variable: Variable) {
        let watched = Watched { locksets: Some(Locksets::new(self.discipline)), accesses: Vec::new() };
        self.variables.insert(variable, watched);
    }

    fn access(&mut self, variable: Variable, access: Access, races: &mut Vec<Race>) {
        if !self.variables.contains_key(&variable) {
            self.make(variable);
        }
        let lh = self.lh(access.thread);
        let watched = self.variables.get_mut(&variable).expect("just made");
        let Some(locksets) = &mut watched.locksets else { return };
        let is_well = match access.is_write {
            true => locksets.write(&lh, access.thread),
            false => locksets.read(&lh, access.thread),
        };
        if !is_well {
            watched.locksets = None;
            races.extend(watched.partner(access, self.discipline).map(|earlier| Race {
                variable,
                earlier,
                later: access,
            }));
        }
        watched.accesses.retain(|old| (old.thread, old.is_write) != (access.thread, access.is_write));
        watched.accesses.push(access);
    }
}

impl Watched {
    fn partner(&self, access: Access, discipline: Discipline) -> Option<Access> {
        let conflicts = |old: &&Access| {
            old.thread != access.thread
                && (old.is_write || access.is_write || discipline == Discipline::Exclusive)
        };
        self.accesses.iter().rev().find(conflicts).or(self.accesses.last()).copied()
    }
}

impl Detector for Printed {
    fn observe(&mut self, event: Event, races: &mut Vec<Race>) {
        let Event { thread, action, place } = event;
        match action {
            Action::New(variable) => self.make(variable),
            Action::Read(variable) | Action::Write(variable) => {
                let access = Access { thread, place, is_write: action.is_write(), position: self.position };
                self.access(variable, access, races);
            }
            Action::Acquire(lock) => {
                *at(&mut self.held, thread.index()).entry(Member::Lock(lock)).or_default() += 1;
                let lh = self.lh(thread);
                self.locksets().for_each(|locksets| locksets.acquire(&lh, thread));
            }
            Action::Release(lock) => {
                let held = at(&mut self.held, thread.index());
                let depth = held.get_mut(&Member::Lock(lock)).expect("locks are released by their owners");
                *depth -= 1;
                if *depth == 0 {
                    held.remove(&Member::Lock(lock));
                }
            }
            Action::Fork(new) => {
                let lh = self.lh(thread);
                self.locksets().for_each(|locksets| locksets.hand_over(&lh, thread, new));
            }
            Action::Join(ended) => {
                let lh = self.lh(ended);
                self.locksets().for_each(|locksets| locksets.hand_over(&lh, thread, thread));
            }
            Action::AtomicRead(_)
            | Action::AtomicWrite(_)
            | Action::AtomicUpdate(_)
            | Action::Arrive(_)
            | Action::Depart(_) => panic!("the printed rules know no atomic variables and no barriers"),
        }
        self.position += 1;
    }
}
