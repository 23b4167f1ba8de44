//! Which accesses order others of their thread whatever they access themselves.
//!
//! What a thread does to memory that nobody else knows is no event, as long as nobody can tell the
//! difference. Under a model of a processor somebody can: on x86 a read-modify-write is a full fence, and so
//! is a store that is seq_cst, to whatever memory. So `x = 1; atomic_exchange(&mine, 1); r = y` does not read
//! `y` early. Objects that are accessed in such a way are shared from their birth.
//!
//! Whether a model is of that kind is tried, on the shapes in which two threads can see that accesses were
//! overtaken: is one allowed, and not any more if both threads access memory of their own in between? Load
//! buffering is not tried, as its events can be added in no order of causes. To take too few classes for
//! ordering allows executions that the model forbids, never the other way round.

use crate::core::causal::{Porf, Precedence};
use selvedge_graph::{Class, EventId, Graph, Kind, LocId, Order, ThreadId};
use selvedge_model::Model;

/// An access of a thread to memory of its own.
#[derive(Clone, Copy, Debug)]
enum Access {
    Read(Order),
    Write(Order),
    Update(Order),
}

impl Access {
    /// The accesses that are tried, alone or one after the other.
    const TRIED: [&'static [Access]; 13] = [
        &[Access::Read(Order::Relaxed)],
        &[Access::Read(Order::Acquire)],
        &[Access::Read(Order::SeqCst)],
        &[Access::Write(Order::Relaxed)],
        &[Access::Write(Order::Release)],
        &[Access::Write(Order::SeqCst)],
        &[Access::Update(Order::Relaxed)],
        &[Access::Update(Order::Acquire)],
        &[Access::Update(Order::Release)],
        &[Access::Update(Order::AcquireRelease)],
        &[Access::Update(Order::SeqCst)],
        &[Access::Write(Order::Release), Access::Read(Order::Acquire)],
        &[Access::Write(Order::SeqCst), Access::Read(Order::SeqCst)],
    ];

    /// The classes of its events.
    fn classes(self) -> u64 {
        match self {
            Access::Read(order) => Class::new(Kind::Read, order, false).bit(),
            Access::Write(order) => Class::new(Kind::Write, order, false).bit(),
            Access::Update(order) => {
                Class::new(Kind::Read, order.of_read(), true).bit()
                    | Class::new(Kind::Write, order.of_write(), true).bit()
            }
        }
    }
}

/// What two threads do to two variables, the first thread first, that no order of all accesses explains if
/// each thread's are in order.
#[derive(Clone, Copy, Debug)]
enum Shape {
    /// `x = 1; y is 0  ||  y = 1; x is 0`
    StoreBuffering,
    /// `x = 1; y = 1  ||  y is 1; x is 0`
    MessagePassing,
    /// `x = 1; y = 2  ||  y = 1; x = 2`, where the first thread's write to `x` and the second one's to `y`
    /// come last
    TwoWrites,
}

/// The classes that a model has to be compiled for, to be tried.
pub fn tried_classes() -> u64 {
    let accesses = Access::TRIED.iter().flat_map(|accesses| accesses.iter());
    accesses.map(|access| access.classes()).fold(Class::INIT.bit(), |all, classes| all | classes)
}

/// The classes of accesses that order others under a model (compiled for [`tried_classes`]), as a set of
/// bits.
pub fn ordering_classes(model: &Model) -> u64 {
    let shapes = [Shape::StoreBuffering, Shape::MessagePassing, Shape::TwoWrites];
    let allowed = shapes.iter().filter(|shape| is_allowed(model, **shape, &[]));
    let ordering = |shape: &Shape| {
        let tried = Access::TRIED.iter().filter(|accesses| !is_allowed(model, *shape, accesses));
        tried.flat_map(|accesses| accesses.iter()).fold(0, |all, access| all | access.classes())
    };
    allowed.fold(0, |all, shape| all | ordering(shape))
}

/// Whether a model allows a shape if both threads access memory of their own between their two accesses.
fn is_allowed(model: &Model, shape: Shape, accesses: &[Access]) -> bool {
    let mut probe = Probe { graph: Graph::new(2, model.clocks()).expect(Probe::WITHIN), added: Vec::new() };
    let (one, other) = (ThreadId(0), ThreadId(1));
    let (x, y) = (LocId(0), LocId(1));
    probe.write(one, x, Order::Relaxed, false, 1);
    probe.access_own(one, accesses);
    let second = match shape {
        Shape::StoreBuffering => probe.read(one, y, Order::Relaxed, false, EventId::init(y)),
        Shape::MessagePassing | Shape::TwoWrites => probe.write(one, y, Order::Relaxed, false, 1),
    };
    match shape {
        Shape::StoreBuffering => probe.write(other, y, Order::Relaxed, false, 1),
        Shape::MessagePassing => probe.read(other, y, Order::Relaxed, false, second),
        Shape::TwoWrites => probe.write(other, y, Order::Relaxed, false, 2),
    };
    probe.access_own(other, accesses);
    match shape {
        Shape::StoreBuffering | Shape::MessagePassing => {
            probe.read(other, x, Order::Relaxed, false, EventId::init(x))
        }
        Shape::TwoWrites => probe.write(other, x, Order::Relaxed, false, 1),
    };
    let Probe { mut graph, added } = probe;
    for id in &added {
        graph.reset_row(*id);
        Porf.extend(&mut graph, *id);
        model.extend_views(&mut graph, *id);
    }
    model.consistent(&graph)
}

/// A graph that is made by hand.
struct Probe {
    graph: Graph,
    added: Vec<EventId>,
}

impl Probe {
    const WITHIN: &'static str = "invariant `probe`: a few events are within the limits of a graph";

    fn read(&mut self, thread: ThreadId, loc: LocId, order: Order, rmw: bool, source: EventId) -> EventId {
        let read = self.graph.push_read(thread, order, loc, source, 0, rmw).expect(Self::WITHIN);
        self.added.push(read);
        read
    }

    fn write(&mut self, thread: ThreadId, loc: LocId, order: Order, rmw: bool, place: usize) -> EventId {
        let write = self.graph.push_write(thread, order, loc, 0, rmw, place).expect(Self::WITHIN);
        self.added.push(write);
        write
    }

    fn access_own(&mut self, thread: ThreadId, accesses: &[Access]) {
        let own = LocId(2 + u32::from(thread.0));
        let mut last = EventId::init(own);
        for access in accesses {
            match *access {
                Access::Read(order) => {
                    self.read(thread, own, order, false, last);
                }
                Access::Write(order) => last = self.write(thread, own, order, false, 1),
                Access::Update(order) => {
                    self.read(thread, own, order.of_read(), true, last);
                    last = self.write(thread, own, order.of_write(), true, 1);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use selvedge_model::{Text, built_in};
    use selvedge_source::Source;

    /// What orders, as reads, writes, and halves of read-modify-writes.
    fn ordering(name: &str) -> [u64; 3] {
        let text = built_in(name).expect("it is in the library");
        let text = Text::read(&Source::new(name, text), &|_, _| None).expect("it can be read");
        let model =
            text.compile_unproved(selvedge_graph::ClassSet::from_bits(tried_classes())).expect("it compiles");
        let all = ordering_classes(&model);
        let of = |choose: &dyn Fn(Class) -> bool| {
            Class::all().filter(|class| choose(*class)).fold(0, |bits, class| bits | class.bit()) & all
        };
        [
            of(&|class| class.kind() == Kind::Read && !class.is_rmw()),
            of(&|class| class.kind() == Kind::Write && !class.is_rmw()),
            of(&|class| class.is_rmw()),
        ]
    }

    #[test]
    fn read_modify_writes_and_strong_stores_order_where_processors_are_meant() {
        let strong = Class::new(Kind::Write, Order::SeqCst, false).bit();
        let updates = Access::TRIED.iter().flat_map(|accesses| accesses.iter());
        let updates = updates.filter(|access| matches!(access, Access::Update(_)));
        let updates = updates.fold(0, |all, access| all | access.classes());
        assert_eq!(ordering("tso"), [Class::new(Kind::Read, Order::SeqCst, false).bit(), strong, updates]);
        let [_, writes, rmw] = ordering("pso");
        assert_eq!((writes & strong, rmw), (strong, updates));
    }

    #[test]
    fn nothing_orders_alone_in_models_of_languages() {
        for name in ["sc", "ra", "rc11", "rc11-pldi17", "c20", "imm"] {
            assert_eq!(ordering(name), [0; 3], "{name}");
        }
    }
}
