//! All sketches of a size, small threads and weak orders first.
//!
//! Up to [`PLAIN`] events these are all programs. Beyond, they are those that a *cycle* runs through, as diy
//! makes them: each thread has a first and a last access, and the last one of a thread and the first one of
//! the next are at the same location and not both reads. A model forbids an execution because of a cycle, and
//! cycles that are no longer than need be have this form. Not among them, so never looked at: programs with
//! plain accesses, with branches, with more than four threads.

use crate::sketch::{Sketch, Step};
use selvedge_graph::{Class, Kind, Order};
use selvedge_model::Model;
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::ControlFlow;

/// Up to so many events every program is looked at.
const PLAIN: usize = 3;
/// Most threads of a program.
const THREADS: usize = 4;
/// Most locations of a program.
const LOCATIONS: u8 = 3;
/// Most accesses of a thread on a cycle.
const ACCESSES: usize = 3;

/// The memory orders to be used: of those that no model in question tells apart, the weakest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// Of loads.
    pub reads: Vec<Order>,
    /// Of stores.
    pub writes: Vec<Order>,
    /// Of exchanges.
    pub updates: Vec<Order>,
    /// Of fences.
    pub fences: Vec<Order>,
    /// Whether values of stores may be computed from what was loaded.
    pub data: bool,
}

impl Menu {
    /// What some of these models could tell apart.
    pub fn of(models: &[&Model]) -> Menu {
        use Order::{Acquire, AcquireRelease, Relaxed, Release, SeqCst};
        let distinct = |orders: &[Order], classes: &dyn Fn(Order) -> Vec<Class>| {
            let mut menu: Vec<Order> = Vec::new();
            for order in orders {
                let is_new = |other: &Order| {
                    let mut pairs = classes(*order).into_iter().zip(classes(*other));
                    pairs.any(|(a, b)| models.iter().any(|model| model.tells_apart(a, b)))
                };
                if menu.iter().all(is_new) {
                    menu.push(*order);
                }
            }
            menu
        };
        let updates = |order: Order| {
            vec![
                Class::new(Kind::Read, order.of_read(), true),
                Class::new(Kind::Write, order.of_write(), true),
            ]
        };
        Menu {
            reads: distinct(&[Relaxed, Acquire, SeqCst], &|order| vec![Class::new(Kind::Read, order, false)]),
            writes: distinct(&[Relaxed, Release, SeqCst], &|order| {
                vec![Class::new(Kind::Write, order, false)]
            }),
            updates: distinct(&[Relaxed, Acquire, Release, AcquireRelease, SeqCst], &updates),
            fences: distinct(&[Acquire, Release, AcquireRelease, SeqCst], &|order| {
                vec![Class::new(Kind::Fence, order, false)]
            }),
            data: models.iter().any(|model| model.uses_dependencies()),
        }
    }

    fn orders(&self, step: Step) -> &[Order] {
        match step {
            Step::Read { .. } => &self.reads,
            Step::Write { .. } => &self.writes,
            Step::Update { .. } => &self.updates,
            Step::Fence { .. } => &self.fences,
        }
    }
}

/// Visits all sketches with so many events, each once but for renaming threads and locations, until `visit`
/// breaks.
pub fn sketches(
    events: usize,
    menu: &Menu,
    visit: &mut dyn FnMut(&Sketch) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut generator = Generator { menu, visit, seen: HashSet::new() };
    if events <= PLAIN {
        let mut sketch = Sketch::default();
        return generator.all(events, &mut sketch);
    }
    for threads in 2..=THREADS.min(events) {
        generator.cycles(threads, events, 0, 1, &mut Sketch::default())?;
    }
    ControlFlow::Continue(())
}

struct Generator<'a> {
    menu: &'a Menu,
    visit: &'a mut dyn FnMut(&Sketch) -> ControlFlow<()>,
    /// What was visited, as hashes: a repetition costs time, and a program that is taken for another is
    /// missed, once in 2^64.
    seen: HashSet<u64>,
}

/// The order of a statement that has none yet.
const OPEN: Order = Order::Relaxed;

impl Generator<'_> {
    /// Every program that begins with `sketch`, whose last thread may still grow.
    fn all(&mut self, left: usize, sketch: &mut Sketch) -> ControlFlow<()> {
        if left == 0 {
            return self.with_orders(sketch);
        }
        let used = sketch.locations() as u8;
        for new_thread in [false, true] {
            if (new_thread && sketch.threads.len() == THREADS) || (!new_thread && sketch.threads.is_empty()) {
                continue;
            }
            if new_thread {
                sketch.threads.push(Vec::new());
            }
            let thread = sketch.threads.len() - 1;
            for step in steps((used + 1).min(LOCATIONS), self.menu, &sketch.threads[thread]) {
                if step.events() <= left {
                    sketch.threads[thread].push(step);
                    self.all(left - step.events(), sketch)?;
                    sketch.threads[thread].pop();
                }
            }
            if new_thread {
                sketch.threads.pop();
            }
        }
        ControlFlow::Continue(())
    }

    /// Every cycle that begins with `sketch`; the next thread begins at a location, and the last one ends at
    /// location 0.
    fn cycles(
        &mut self,
        threads: usize,
        left: usize,
        entry: u8,
        used: u8,
        sketch: &mut Sketch,
    ) -> ControlFlow<()> {
        if threads == 0 {
            let (first, last) = (&sketch.threads[0], &sketch.threads[sketch.threads.len() - 1]);
            let is_cycle = left == 0 && entry == 0 && are_linked(last, first);
            return if is_cycle { self.with_orders(sketch) } else { ControlFlow::Continue(()) };
        }
        if left < threads {
            return ControlFlow::Continue(());
        }
        sketch.threads.push(Vec::new());
        for step in accesses(entry, self.menu, &[]) {
            sketch.threads.last_mut().expect("it was added").push(step);
            let before = sketch.threads.len().checked_sub(2).map(|before| &sketch.threads[before]);
            if step.events() <= left && before.is_none_or(|before| are_linked(before, &[step])) {
                self.thread(threads, left - step.events(), used, 1, sketch)?;
            }
            sketch.threads.last_mut().expect("it was added").pop();
        }
        sketch.threads.pop();
        ControlFlow::Continue(())
    }

    /// Every cycle that begins with `sketch`, whose last thread ends with an access and may go on.
    fn thread(
        &mut self,
        threads: usize,
        left: usize,
        used: u8,
        accessed: usize,
        sketch: &mut Sketch,
    ) -> ControlFlow<()> {
        let last = sketch.threads.last().expect("callers have begun one");
        let exit = last.last().and_then(|step| step.loc()).expect("it ends with an access");
        self.cycles(threads - 1, left, exit, used, sketch)?;
        if accessed == ACCESSES {
            return ControlFlow::Continue(());
        }
        for fence in [false, true] {
            if fence {
                sketch.threads.last_mut().expect("callers have begun one").push(Step::Fence { order: OPEN });
            }
            for loc in 0..(used + 1).min(LOCATIONS) {
                let thread = sketch.threads.last().expect("callers have begun one");
                for step in accesses(loc, self.menu, thread) {
                    let events = step.events() + usize::from(fence);
                    if events <= left {
                        sketch.threads.last_mut().expect("callers have begun one").push(step);
                        self.thread(threads, left - events, used.max(loc + 1), accessed + 1, sketch)?;
                        sketch.threads.last_mut().expect("callers have begun one").pop();
                    }
                }
            }
            if fence {
                sketch.threads.last_mut().expect("callers have begun one").pop();
            }
        }
        ControlFlow::Continue(())
    }

    /// Every choice of orders of a sketch, weak ones first.
    fn with_orders(&mut self, sketch: &Sketch) -> ControlFlow<()> {
        if !is_worthwhile(sketch) || !self.seen.insert(fingerprint(sketch)) {
            return ControlFlow::Continue(());
        }
        let places: Vec<(usize, usize)> = (0..sketch.threads.len())
            .flat_map(|thread| (0..sketch.threads[thread].len()).map(move |at| (thread, at)))
            .collect();
        let mut chosen = vec![0; places.len()];
        let mut ordered = sketch.clone();
        // The same program may come up again with its threads exchanged.
        let mut seen = HashSet::new();
        loop {
            for ((thread, at), choice) in places.iter().zip(&chosen) {
                let step = &mut ordered.threads[*thread][*at];
                let order = self.menu.orders(*step)[*choice];
                match step {
                    Step::Read { order: old, .. }
                    | Step::Write { order: old, .. }
                    | Step::Update { order: old, .. }
                    | Step::Fence { order: old } => *old = order,
                }
            }
            if seen.insert(fingerprint(&ordered)) {
                (self.visit)(&ordered)?;
            }
            let next = places.iter().zip(&chosen).position(|((thread, at), choice)| {
                choice + 1 < self.menu.orders(sketch.threads[*thread][*at]).len()
            });
            let Some(next) = next else { return ControlFlow::Continue(()) };
            chosen[..next].fill(0);
            chosen[next] += 1;
        }
    }
}

/// Accesses of a location that may follow the statements of a thread.
fn accesses(loc: u8, menu: &Menu, before: &[Step]) -> Vec<Step> {
    let mut found = vec![
        Step::Read { loc, order: OPEN },
        Step::Write { loc, order: OPEN, data: false },
        Step::Update { loc, order: OPEN },
    ];
    if menu.data && before.iter().any(|step| step.reads()) {
        found.push(Step::Write { loc, order: OPEN, data: true });
    }
    found
}

/// All statements at one of the first locations that may follow the statements of a thread.
fn steps(locations: u8, menu: &Menu, before: &[Step]) -> Vec<Step> {
    let mut found: Vec<Step> = (0..locations).flat_map(|loc| accesses(loc, menu, before)).collect();
    found.push(Step::Fence { order: OPEN });
    found
}

/// The last access of a thread and the first one of the next are not both reads.
fn are_linked(thread: &[Step], next: &[Step]) -> bool {
    let (exit, entry) = (thread.last(), next.first());
    exit.is_some_and(|exit| exit.writes()) || entry.is_some_and(|entry| entry.writes())
}

/// There are locations, and each is written, and accessed more than once.
fn is_worthwhile(sketch: &Sketch) -> bool {
    let steps = || sketch.threads.iter().flatten();
    sketch.locations() > 0
        && (0..sketch.locations() as u8).all(|loc| {
            let accesses = || steps().filter(|step| step.loc() == Some(loc));
            accesses().any(|step| step.writes()) && accesses().count() > 1
        })
}

/// A number that is equal for sketches that differ in the order of threads and in the names of locations
/// only.
fn fingerprint(sketch: &Sketch) -> u64 {
    let mut least: Option<Vec<Vec<Step>>> = None;
    permutations(&mut (0..sketch.threads.len()).collect::<Vec<_>>(), 0, &mut |order| {
        let threads = order.iter().map(|thread| sketch.threads[*thread].clone()).collect();
        let threads = Sketch { threads }.renamed().threads;
        if least.as_ref().is_none_or(|least| threads < *least) {
            least = Some(threads);
        }
    });
    let mut hasher = DefaultHasher::new();
    least.hash(&mut hasher);
    hasher.finish()
}

fn permutations(items: &mut [usize], from: usize, visit: &mut impl FnMut(&[usize])) {
    if from + 1 >= items.len() {
        return visit(items);
    }
    for at in from..items.len() {
        items.swap(from, at);
        permutations(items, from + 1, visit);
        items.swap(from, at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use selvedge_source::Source;

    fn model(name: &str) -> Model {
        let text = selvedge_model::built_in(name).expect("a built-in model");
        selvedge_model::compile(&Source::new(name, text)).expect("it is well-formed")
    }

    fn all(events: usize, menu: &Menu) -> Vec<Sketch> {
        let mut found = Vec::new();
        let _ = sketches(events, menu, &mut |sketch| {
            found.push(sketch.clone());
            ControlFlow::Continue(())
        });
        found
    }

    fn one_order() -> Menu {
        Menu::of(&[&model("sc")])
    }

    #[test]
    fn orders_that_a_model_does_not_tell_apart_are_not_tried() {
        use Order::{Acquire, Relaxed, Release, SeqCst};
        let menu = one_order();
        let of_sc = (&menu.reads[..], &menu.writes[..], &menu.updates[..], menu.fences.len());
        assert_eq!(of_sc, (&[Relaxed][..], &[Relaxed][..], &[Relaxed][..], 1));
        let menu = Menu::of(&[&model("rc11")]);
        assert_eq!(
            (menu.reads, menu.writes),
            (vec![Relaxed, Acquire, SeqCst], vec![Relaxed, Release, SeqCst])
        );
        assert_eq!((menu.updates.len(), menu.fences.len(), menu.data), (5, 4, false));
    }

    #[test]
    fn every_program_of_two_events_is_there_once() {
        // One thread: x=1; x=2, x=1; r=x, r=x; x=1, and an exchange twice is four events. Two threads: x=1 ||
        // x=2, x=1 || r=x.
        assert_eq!(all(2, &one_order()).len(), 5);
    }

    #[test]
    fn the_classic_cycles_of_four_accesses_are_there() {
        let menu = one_order();
        let found: HashSet<u64> = all(4, &menu).iter().map(fingerprint).collect();
        let read = |loc| Step::Read { loc, order: Order::Relaxed };
        let write = |loc| Step::Write { loc, order: Order::Relaxed, data: false };
        for (name, first, second) in [
            ("store buffering", [write(0), read(1)], [write(1), read(0)]),
            ("message passing", [write(0), write(1)], [read(1), read(0)]),
            ("load buffering", [read(0), write(1)], [read(1), write(0)]),
            ("2+2w", [write(0), write(1)], [write(1), write(0)]),
            ("coherence", [write(0), write(0)], [read(0), read(0)]),
        ] {
            let sketch = Sketch { threads: vec![first.to_vec(), second.to_vec()] };
            assert!(found.contains(&fingerprint(&sketch)), "{name}");
        }
    }

    #[test]
    fn no_program_comes_twice_and_none_is_too_large() {
        for events in 1..=5 {
            let found = all(events, &one_order());
            let different: HashSet<u64> = found.iter().map(fingerprint).collect();
            assert_eq!(different.len(), found.len());
            assert!(found.iter().all(|sketch| sketch.events() == events));
        }
    }
}
