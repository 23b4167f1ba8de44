//! Which earlier accesses of a variable a new one is compared with.
//!
//! After FastTrack (PLDI'09): one access is enough as long as accesses are ordered; a list, of one for each
//! thread, is kept when they are not. Differs: a list never becomes one access again but by a plain write;
//! there are atomic accesses. Not here: what is ordered (`vector_clock`, `lockset`).

use crate::event::{Access, ThreadId};

/// An access, and what the engine has noted to find out what it happens before.
#[derive(Debug)]
pub struct Mark<S> {
    /// The access.
    pub access: Access,
    /// The engine's note.
    pub stamp: S,
}

/// How an access is compared with others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Conflicts with all. Under the exclusive discipline plain reads are of this kind, too.
    Write,
    /// Conflicts with writes, atomic or not.
    Read,
    /// Conflicts with what is not atomic.
    AtomicWrite,
    /// Conflicts with plain writes.
    AtomicRead,
}

/// Accesses of one kind: at most one for each thread.
#[derive(Debug)]
enum Marks<S> {
    None,
    One(Mark<S>),
    Many(Vec<Mark<S>>),
}

/// The accesses of a variable that later ones are compared with.
#[derive(Debug)]
pub struct Frontier<S> {
    /// The last plain write. The others are later.
    write: Marks<S>,
    reads: Marks<S>,
    /// Most variables have none.
    atomic: Option<Box<Atomic<S>>>,
}

#[derive(Debug)]
struct Atomic<S> {
    writes: Marks<S>,
    reads: Marks<S>,
}

impl<S> Frontier<S> {
    /// That of a new variable.
    pub const EMPTY: Frontier<S> = Frontier { write: Marks::None, reads: Marks::None, atomic: None };

    /// Adds an access, after telling `found` the accesses that conflict with it and for which `is_before` is
    /// false.
    pub fn add(
        &mut self,
        kind: Kind,
        mark: Mark<S>,
        is_before: &mut dyn FnMut(&mut Mark<S>) -> bool,
        found: &mut dyn FnMut(Access),
    ) {
        let mut compare = |mark: &mut Mark<S>| {
            if !is_before(mark) {
                found(mark.access);
            }
        };
        self.write.each(&mut compare);
        if matches!(kind, Kind::Write | Kind::AtomicWrite) {
            self.reads.each(&mut compare);
        }
        if let (Some(atomic), Kind::Write | Kind::Read) = (&mut self.atomic, kind) {
            atomic.writes.each(&mut compare);
            if kind == Kind::Write {
                atomic.reads.each(&mut compare);
            }
        }
        match kind {
            Kind::Write => *self = Frontier { write: Marks::One(mark), ..Frontier::EMPTY },
            Kind::Read => self.reads.add(mark, is_before),
            Kind::AtomicWrite => self.atomic().writes.add(mark, is_before),
            Kind::AtomicRead => self.atomic().reads.add(mark, is_before),
        }
    }

    /// Visits all accesses.
    pub fn each<'a>(&'a mut self, visit: &mut dyn FnMut(&'a mut Mark<S>)) {
        self.write.each(visit);
        self.reads.each(visit);
        if let Some(atomic) = &mut self.atomic {
            atomic.writes.each(visit);
            atomic.reads.each(visit);
        }
    }

    fn atomic(&mut self) -> &mut Atomic<S> {
        self.atomic.get_or_insert_with(|| Box::new(Atomic { writes: Marks::None, reads: Marks::None }))
    }
}

impl<S> Marks<S> {
    fn each<'a>(&'a mut self, visit: &mut dyn FnMut(&'a mut Mark<S>)) {
        match self {
            Marks::None => {}
            Marks::One(mark) => visit(mark),
            Marks::Many(marks) => marks.iter_mut().for_each(visit),
        }
    }

    /// Adds an access. A single one that happens before it is no longer needed: what is unordered with that
    /// is unordered with the new one.
    fn add(&mut self, mark: Mark<S>, is_before: &mut dyn FnMut(&mut Mark<S>) -> bool) {
        *self = match std::mem::replace(self, Marks::None) {
            Marks::None => Marks::One(mark),
            Marks::One(mut only) => match is_before(&mut only) {
                true => Marks::One(mark),
                false => Marks::Many(vec![only, mark]),
            },
            Marks::Many(mut marks) => {
                match marks.iter_mut().find(|other| other.thread() == mark.thread()) {
                    Some(other) => *other = mark,
                    None => marks.push(mark),
                }
                Marks::Many(marks)
            }
        };
    }
}

impl<S> Mark<S> {
    fn thread(&self) -> ThreadId {
        self.access.thread
    }
}
