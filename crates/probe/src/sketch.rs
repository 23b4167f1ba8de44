//! Programs without branches: threads of accesses and fences. Each write writes another value, so that what
//! is read says from where.

use selvedge_graph::{Class, ClassSet, Dependencies, Kind, LocId, Order, Value};
use selvedge_program::{Action, Exclusive, Facts, Next, NoObjects, Objects, Place, Program, ThreadId};
use std::fmt::Write as _;

/// One statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// A load.
    Read {
        /// What is read.
        loc: u8,
        /// Its order.
        order: Order,
    },
    /// A store.
    Write {
        /// What is written.
        loc: u8,
        /// Its order.
        order: Order,
        /// Whether the value is computed from what the last load before it has read; the result is the same
        /// whatever that is.
        data: bool,
    },
    /// An exchange.
    Update {
        /// What is read and written.
        loc: u8,
        /// Its order.
        order: Order,
    },
    /// A fence.
    Fence {
        /// Its order.
        order: Order,
    },
}

impl Step {
    /// How many events it is.
    pub fn events(self) -> usize {
        if matches!(self, Step::Update { .. }) { 2 } else { 1 }
    }

    /// What it accesses.
    pub fn loc(self) -> Option<u8> {
        match self {
            Step::Read { loc, .. } | Step::Write { loc, .. } | Step::Update { loc, .. } => Some(loc),
            Step::Fence { .. } => None,
        }
    }

    pub(crate) fn reads(self) -> bool {
        matches!(self, Step::Read { .. } | Step::Update { .. })
    }

    pub(crate) fn writes(self) -> bool {
        matches!(self, Step::Write { .. } | Step::Update { .. })
    }

    /// This step at another location.
    pub(crate) fn at(self, place: u8) -> Step {
        let mut moved = self;
        match &mut moved {
            Step::Read { loc, .. } | Step::Write { loc, .. } | Step::Update { loc, .. } => *loc = place,
            Step::Fence { .. } => {}
        }
        moved
    }

    pub(crate) fn classes(self) -> ClassSet {
        match self {
            Step::Read { order, .. } => ClassSet::of(Class::new(Kind::Read, order, false)),
            Step::Write { order, .. } => ClassSet::of(Class::new(Kind::Write, order, false)),
            Step::Update { order, .. } => {
                Class::new(Kind::Read, order.of_read(), true)
                    | Class::new(Kind::Write, order.of_write(), true)
            }
            Step::Fence { order } => ClassSet::of(Class::new(Kind::Fence, order, false)),
        }
    }
}

/// A program without branches.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sketch {
    /// The statements of each thread.
    pub threads: Vec<Vec<Step>>,
}

/// A thread that stands before a statement, or before the write of an exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SketchState {
    thread: u16,
    at: u16,
    half: bool,
}

impl Sketch {
    /// How many events an execution has.
    pub fn events(&self) -> usize {
        self.threads.iter().flatten().map(|step| step.events()).sum()
    }

    /// How many locations there are.
    pub fn locations(&self) -> usize {
        self.threads.iter().flatten().filter_map(|step| step.loc()).max().map_or(0, |loc| loc as usize + 1)
    }

    /// This sketch with locations named in the order in which they first occur.
    pub(crate) fn renamed(&self) -> Sketch {
        let mut names: Vec<u8> = Vec::new();
        let mut rename = |step: &Step| {
            let Some(loc) = step.loc() else { return *step };
            let known = names.iter().position(|name| *name == loc);
            let name = known.unwrap_or_else(|| {
                names.push(loc);
                names.len() - 1
            });
            step.at(name as u8)
        };
        let mut thread = |steps: &Vec<Step>| steps.iter().map(&mut rename).collect();
        Sketch { threads: self.threads.iter().map(&mut thread).collect() }
    }

    /// The value that a statement writes: 1 for the first of its location, thread by thread.
    pub(crate) fn value(&self, thread: usize, at: usize) -> Value {
        let loc = self.threads[thread][at].loc();
        let writes = |steps: &[Step]| steps.iter().filter(|step| step.writes() && step.loc() == loc).count();
        let before: usize = self.threads[..thread].iter().map(|steps| writes(steps)).sum();
        (before + writes(&self.threads[thread][..at]) + 1) as Value
    }

    /// What a statement computes its value from: the number of an event of its thread.
    pub(crate) fn source_of_value(&self, thread: usize, at: usize) -> Option<u16> {
        let steps = &self.threads[thread];
        let Step::Write { data: true, .. } = steps[at] else { return None };
        let read = steps[..at].iter().rposition(|step| step.reads())?;
        Some(steps[..read].iter().map(|step| step.events()).sum::<usize>() as u16)
    }

    /// The name that the test gives to what a statement reads.
    fn register(&self, thread: usize, at: usize) -> String {
        format!("r{}", self.threads[thread][..at].iter().filter(|step| step.reads()).count())
    }

    /// What can be seen of an execution in the end: what each statement reads, and the last value of each
    /// location that is written more than once. Names in the order of the values that [`Sketch::observed`]
    /// takes.
    pub(crate) fn observables(&self) -> Vec<String> {
        let mut names = Vec::new();
        for (thread, steps) in self.threads.iter().enumerate() {
            for (at, _) in steps.iter().enumerate().filter(|(_, step)| step.reads()) {
                names.push(format!("{thread}:{}", self.register(thread, at)));
            }
        }
        names.extend(self.written_twice().map(|loc| location_name(loc).to_string()));
        names
    }

    pub(crate) fn written_twice(&self) -> impl Iterator<Item = u8> + '_ {
        let writes = |loc| {
            self.threads.iter().flatten().filter(|step| step.writes() && step.loc() == Some(loc)).count()
        };
        (0..self.locations() as u8).filter(move |loc| writes(*loc) > 1)
    }

    /// The program in herd's C format, with a final condition.
    pub fn to_litmus(&self, name: &str, condition: &str) -> String {
        let names: Vec<&str> = (0..self.locations() as u8).map(location_name).collect();
        let initial: Vec<String> = names.iter().map(|name| format!("atomic_int {name} = 0;")).collect();
        let mut out = format!("C {name}\n\n{{ {} }}\n", initial.join(" "));
        for (thread, steps) in self.threads.iter().enumerate() {
            let used = |loc: &u8| steps.iter().any(|step| step.loc() == Some(*loc));
            let used = (0..self.locations() as u8).filter(used);
            let parameters: Vec<String> =
                used.map(|loc| format!("atomic_int* {}", location_name(loc))).collect();
            _ = writeln!(out, "\nP{thread} ({}) {{", parameters.join(", "));
            for at in 0..steps.len() {
                _ = writeln!(out, "  {}", self.statement(thread, at));
            }
            out.push_str("}\n");
        }
        _ = writeln!(out, "\n{condition}");
        out
    }

    fn statement(&self, thread: usize, at: usize) -> String {
        let steps = &self.threads[thread];
        let loc = steps[at].loc().map_or("", location_name);
        let register = self.register(thread, at);
        match steps[at] {
            Step::Read { order, .. } => {
                format!("int {register} = atomic_load_explicit({loc}, {});", order_name(order))
            }
            Step::Write { order, data, .. } => {
                let value = self.value(thread, at);
                let read = steps[..at].iter().rposition(|step| step.reads()).filter(|_| data);
                let value = match read.map(|read| self.register(thread, read)) {
                    Some(register) => format!("{value} + ({register} ^ {register})"),
                    None => value.to_string(),
                };
                format!("atomic_store_explicit({loc}, {value}, {});", order_name(order))
            }
            Step::Update { order, .. } => {
                let value = self.value(thread, at);
                format!("int {register} = atomic_exchange_explicit({loc}, {value}, {});", order_name(order))
            }
            Step::Fence { order } => format!("atomic_thread_fence({});", order_name(order)),
        }
    }

    fn next(&self, state: SketchState) -> Next<SketchState> {
        let (thread, at) = (state.thread as usize, state.at as usize);
        let action = match self.threads[thread].get(at) {
            None => Action::End,
            Some(Step::Read { loc, order }) => {
                Action::Read { loc: location(*loc), order: *order, exclusive: Exclusive::No }
            }
            Some(Step::Update { loc, order }) if !state.half => {
                Action::Read { loc: location(*loc), order: order.of_read(), exclusive: Exclusive::Always }
            }
            Some(Step::Write { loc, order, .. }) => {
                let value = self.value(thread, at);
                Action::Write { loc: location(*loc), order: *order, value, exclusive: false }
            }
            Some(Step::Update { loc, order }) => {
                let value = self.value(thread, at);
                Action::Write { loc: location(*loc), order: order.of_write(), value, exclusive: true }
            }
            Some(Step::Fence { order }) => Action::Fence { order: *order },
        };
        let source = if at < self.threads[thread].len() { self.source_of_value(thread, at) } else { None };
        let dependencies =
            source.map(|source| Box::new(Dependencies { data: vec![source], ..Dependencies::default() }));
        Next { state, action, place: Place::default(), dependencies }
    }
}

fn location(loc: u8) -> LocId {
    LocId(loc.into())
}

/// The name of a location.
pub(crate) fn location_name(loc: u8) -> &'static str {
    ["x", "y", "z", "w", "v", "u"][loc as usize]
}

fn order_name(order: Order) -> &'static str {
    match order {
        Order::Relaxed => "memory_order_relaxed",
        Order::Acquire => "memory_order_acquire",
        Order::Release => "memory_order_release",
        Order::AcquireRelease => "memory_order_acq_rel",
        Order::SeqCst => "memory_order_seq_cst",
        Order::NotAtomic | Order::Start | Order::Finish => {
            unreachable!("invariant `menu`: sketches have atomic accesses and fences only")
        }
    }
}

impl Program for Sketch {
    type State = SketchState;

    fn threads(&self) -> usize {
        self.threads.len()
    }

    fn initial_value(&self, _: LocId) -> Value {
        0
    }

    fn start(&self, thread: ThreadId) -> Next<SketchState> {
        self.next(SketchState { thread: thread.0, at: 0, half: false })
    }

    fn resume(&self, state: &SketchState, _: Value) -> Next<SketchState> {
        let step = self.threads[state.thread as usize].get(state.at as usize);
        let mut state = *state;
        if matches!(step, Some(Step::Update { .. })) && !state.half {
            state.half = true;
        } else if step.is_some() {
            state.half = false;
            state.at += 1;
        }
        self.next(state)
    }

    fn objects(&self) -> Option<impl Objects<SketchState>> {
        None::<NoObjects>
    }

    fn facts(&self) -> Facts {
        let classes = self.threads.iter().flatten().map(|step| step.classes()).collect();
        Facts { classes, has_sections: false, may_wait: false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sketch_prints_as_a_litmus_test() {
        let (x, y, relaxed) = (0, 1, Order::Relaxed);
        let sketch = Sketch {
            threads: vec![
                vec![
                    Step::Read { loc: x, order: Order::Acquire },
                    Step::Write { loc: y, order: relaxed, data: true },
                ],
                vec![
                    Step::Update { loc: y, order: Order::AcquireRelease },
                    Step::Fence { order: Order::SeqCst },
                ],
            ],
        };
        let expected = "C test

{ atomic_int x = 0; atomic_int y = 0; }

P0 (atomic_int* x, atomic_int* y) {
  int r0 = atomic_load_explicit(x, memory_order_acquire);
  atomic_store_explicit(y, 1 + (r0 ^ r0), memory_order_relaxed);
}

P1 (atomic_int* y) {
  int r0 = atomic_exchange_explicit(y, 2, memory_order_acq_rel);
  atomic_thread_fence(memory_order_seq_cst);
}

exists (1:r0=1)
";
        assert_eq!(sketch.to_litmus("test", "exists (1:r0=1)"), expected);
        assert_eq!(sketch.observables(), ["0:r0", "1:r0", "y"]);
        assert_eq!((sketch.events(), sketch.locations()), (5, 2));
    }
}
