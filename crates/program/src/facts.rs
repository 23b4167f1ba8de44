//! What is known of a program before it runs.

use crate::Action;
use selvedge_graph::{Class, ClassSet};

/// What is true of a program in all its executions, and known before it runs: it never changes.
///
/// The default suits every program that has no sections; knowing more saves time. A wrong number of classes,
/// or sections of a program that has none, are found out as soon as a thread comes to such an action
/// ([`Facts::allow`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The classes of all events that the program can have ([`Action::classes`]); more is
    /// allowed, less is not. A model can be compiled for just these.
    pub classes: ClassSet,
    /// Whether threads may have critical sections that are left unordered (`Action::Lock`). Their executions
    /// need an order of sections, which not every model can judge.
    pub has_sections: bool,
    /// Whether threads may block because of what they read (`Action::Block`). Both answers are right, but
    /// where threads block, executions in which they do so in vain are only left out if this says so.
    pub may_wait: bool,
}

impl Default for Facts {
    fn default() -> Facts {
        Facts { classes: ClassSet::ALL, has_sections: false, may_wait: true }
    }
}

impl Facts {
    /// Whether an action is one of those that the facts tell of.
    #[inline]
    pub fn allow(&self, action: &Action) -> bool {
        let classes = action.classes();
        classes.is_within(self.classes)
            && (self.has_sections || !classes.meets(Class::LOCK | Class::SHARED_LOCK))
    }
}

#[cfg(test)]
mod tests {
    use super::Facts;
    use crate::{Action, Order};
    use selvedge_graph::LocId;

    #[test]
    fn sections_and_classes_must_have_been_announced() {
        let lock = Action::Lock { lock: LocId(0), shared: false };
        assert!(!Facts::default().allow(&lock));
        assert!(Facts { has_sections: true, ..Facts::default() }.allow(&lock));
        let fence = Action::Fence { order: Order::SeqCst };
        assert!(Facts::default().allow(&fence));
        assert!(!Facts { classes: lock.classes(), ..Facts::default() }.allow(&fence));
    }
}
