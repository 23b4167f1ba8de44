//! What is wrong with a step that its thread alone cannot know: objects that are not there, or not any more.
//!
//! Where threads take turns, what happened before is what came earlier. So an access is wrong if the object
//! was freed earlier, and right if it will be freed later: an interleaving in which it is freed earlier is
//! another one. (`selvedge_explore` judges graphs, in which nothing is earlier, by what is ordered; over all
//! interleavings the two find the same.)

use crate::machine::Machine;
use selvedge_program::{Action, LocId, Object, Objects, Program, ThreadId};

/// Something wrong with a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What.
    pub kind: FaultKind,
    /// The earlier step that it conflicts with.
    pub other: Option<u32>,
}

/// Kinds of faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FaultKind {
    /// There is no object at the address.
    Unallocated,
    /// The object was freed before (`other`) and is used.
    Freed,
    /// The object was freed before (`other`) and is freed again.
    DoubleFree,
    /// What is freed is not the start of an object that can be freed.
    InvalidFree,
    /// The location was never written.
    Uninitialized,
    /// The thread was joined before (`other`).
    JoinedTwice,
    /// The object's address was never published: the program has to run again with the object shared from its
    /// birth.
    Disguised,
    /// The lock was destroyed before (`other`), or is held by another thread when it is destroyed: the
    /// program has to run again with the lock as a word in memory, which shows what that means.
    Retired,
    /// Some bytes of the location were also accessed as part of another location (`other`), which is not
    /// supported.
    MixedSizes,
}

impl<P: Program> Machine<'_, P> {
    /// The thread that makes the object of a location, if it does not exist from the start.
    pub(crate) fn maker(&self, loc: LocId) -> Option<ThreadId> {
        self.program.objects()?.maker(loc)
    }

    /// The object of a location, as its maker sees it.
    pub(crate) fn object(&self, loc: LocId) -> Option<Object> {
        let objects = self.program.objects()?;
        match objects.maker(loc) {
            None => objects.object(loc, None),
            Some(maker) => objects.object(loc, Some(&self.threads.get(maker.index())?.state)),
        }
    }

    /// The steps that have freed the object of a location.
    pub(crate) fn frees_of(&self, loc: LocId) -> impl Iterator<Item = u32> {
        let base = if self.frees.is_empty() { None } else { self.object(loc).map(|object| object.base) };
        self.frees.iter().filter(move |(_, freed)| Some(*freed) == base).map(|(step, _)| *step)
    }

    /// The steps that have used the object of a location, or freed it.
    pub(crate) fn uses_of(&self, loc: LocId) -> Vec<usize> {
        let Some(object) = self.object(loc) else { return Vec::new() };
        let is_inside = |loc: &LocId| self.object(*loc).is_some_and(|other| other.base == object.base);
        let accesses = self.accesses.iter().filter(|(_, steps)| !steps.is_empty());
        let inside = accesses.filter(|(loc, _)| is_inside(loc)).flat_map(|(_, steps)| steps);
        let mut steps: Vec<usize> =
            inside.copied().chain(self.frees_of(loc)).map(|step| step as usize).collect();
        steps.sort_unstable();
        steps
    }

    /// What is wrong with what a thread does next.
    pub(crate) fn fault_of(&self, thread: ThreadId) -> Option<Fault> {
        match self.threads[thread.index()].action {
            Action::Join { thread: child, .. } => {
                let earlier = self.joins.iter().find(|(_, joined)| *joined == child);
                earlier.map(|(step, _)| fault(FaultKind::JoinedTwice, Some(*step)))
            }
            Action::Lock { lock, .. } => {
                let earlier = self.retired.iter().find(|(_, retired)| *retired == lock);
                let retired = earlier.map(|(step, _)| fault(FaultKind::Retired, Some(*step)));
                retired.or_else(|| self.fault_of_use(thread, lock))
            }
            Action::Unlock { lock } => self.fault_of_use(thread, lock),
            Action::Retire { lock } => {
                let is_held = self.held.iter().any(|holder| holder.lock == lock);
                is_held.then(|| fault(FaultKind::Retired, None))
            }
            Action::Read { loc, .. } if self.has_objects => {
                self.fault_of_access(thread, loc).or_else(|| self.fault_of_contents(thread, loc))
            }
            Action::Write { loc, .. } if self.has_objects => self.fault_of_access(thread, loc),
            Action::Free { object, explicit } if self.has_objects => {
                self.fault_of_free(thread, object, explicit)
            }
            _ => None,
        }
    }

    fn fault_of_access(&self, thread: ThreadId, loc: LocId) -> Option<Fault> {
        for overlapping in self.program.objects()?.overlapping(loc) {
            if let Some(other) = self.accesses.get(&overlapping).and_then(|steps| steps.last()) {
                return Some(fault(FaultKind::MixedSizes, Some(*other)));
            }
        }
        self.fault_of_use(thread, loc)
    }

    /// What is wrong with the use of whatever is at a location.
    fn fault_of_use(&self, thread: ThreadId, loc: LocId) -> Option<Fault> {
        if !self.has_objects {
            return None;
        }
        let Some(object) = self.object(loc) else { return Some(fault(FaultKind::Unallocated, None)) };
        if self.is_hidden(thread, loc, &object) {
            return Some(fault(FaultKind::Disguised, None));
        }
        let freed = self.frees.iter().find(|(_, base)| *base == object.base);
        freed.map(|(step, _)| fault(FaultKind::Freed, Some(*step)))
    }

    fn fault_of_contents(&self, thread: ThreadId, loc: LocId) -> Option<Fault> {
        let is_empty =
            !self.is_written(loc) && self.object(loc).is_some_and(|object| object.initial.is_none());
        let state = &self.threads[thread.index()].state;
        let is_wrong = is_empty && !self.program.objects()?.tolerates_undefined(state);
        is_wrong.then(|| fault(FaultKind::Uninitialized, None))
    }

    /// Whether a thread uses an object that its maker has kept to itself.
    fn is_hidden(&self, thread: ThreadId, loc: LocId, object: &Object) -> bool {
        self.maker(loc).is_some_and(|maker| maker != thread) && object.published.is_none()
    }

    fn fault_of_free(&self, thread: ThreadId, loc: LocId, explicit: bool) -> Option<Fault> {
        let Some(object) = self.object(loc).filter(|object| !explicit || object.is_freeable) else {
            return Some(fault(FaultKind::InvalidFree, None));
        };
        if self.is_hidden(thread, loc, &object) {
            return Some(fault(FaultKind::Disguised, None));
        }
        let freed = self.frees.iter().find(|(_, base)| *base == object.base);
        freed.map(|(step, _)| fault(FaultKind::DoubleFree, Some(*step)))
    }
}

fn fault(kind: FaultKind, other: Option<u32>) -> Fault {
    Fault { kind, other }
}
