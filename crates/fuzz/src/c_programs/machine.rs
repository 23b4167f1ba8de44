//! C programs on their whole way: printed, compiled by clang, lowered, loaded and explored; and the
//! executions that are found, in the terms of the tree that was printed.

use super::clang::compile;
use super::restart::{Manner, explore};
use super::{Private, Visited, status_of};
use crate::Subject;
use selvedge_bytecode::{AddressSpace, Module, Region};
use selvedge_explore::{Coherence, Ending, Explorer};
use selvedge_graph::{Class, EventId, Graph, Kind, LocId, Order, ThreadId, Value};
use selvedge_oracle::c::print::HEADER;
use selvedge_oracle::c::{CTree, Cell, HEAP_OBJECTS, Home, Scalar, layout};
use selvedge_oracle::{Co, Event, EventName, Execution, Origin};
use selvedge_program::{Action, Objects, UNDEFINED};
use selvedge_vm::{Config, Machine, Relies};
use std::collections::BTreeMap;
use std::path::Path;

/// Several programs that were compiled together.
pub struct Batch {
    module: Module,
}

impl Batch {
    /// Compiles programs, all in one file.
    pub fn compile(clang: &Path, trees: &[&CTree]) -> Result<Batch, String> {
        let mut text = HEADER.to_string();
        for (number, tree) in trees.iter().enumerate() {
            text.push_str(&tree.to_c_with_prefix(&prefix(number)));
        }
        let module = compile(clang, &text)?;
        Ok(Batch { module })
    }

    /// Loads one of the programs.
    pub fn load<'a>(&self, number: usize, tree: &'a CTree) -> Result<Loaded<'a>, String> {
        // All executions are compared: those of rounds that are left out, too (`loops` compares without
        // them).
        let entry = format!("{}main", prefix(number));
        let config = Config { entry, relies: Relies::NONE, ..Config::default() };
        let machine = Machine::load(self.module.clone(), config).map_err(|error| error.to_string())?;
        Ok(Loaded {
            cells: addresses(tree, &prefix(number), machine.module()),
            tree,
            machine,
            descriptions: tree.cells(),
        })
    }
}

fn prefix(number: usize) -> String {
    format!("p{number}_")
}

/// Where the locations of a program are.
fn addresses(tree: &CTree, prefix: &str, module: &Module) -> BTreeMap<u64, LocId> {
    let globals: BTreeMap<&str, u64> =
        module.globals.iter().map(|global| (global.name.as_str(), global.address)).collect();
    let size = layout(&tree.node).1;
    let base = |cell: &Cell| match cell.home {
        Home::Global(global) => globals.get(&CTree::global_name(prefix, global)[..]).copied(),
        Home::MainObject(number) => Some(heap_object(0, number, size)),
        Home::Object { number: HEAP_OBJECTS, .. } => None,
        Home::Object { thread, number } => Some(heap_object(thread as u16 + 1, number, size)),
    };
    let cells = tree.cells();
    let placed = cells.iter().enumerate();
    placed.filter_map(|(number, cell)| Some((base(cell)? + cell.offset, LocId(number as u32)))).collect()
}

/// Where a thread's heap objects are, if all have the same size.
fn heap_object(thread: u16, number: usize, size: u64) -> u64 {
    let mut top = AddressSpace::heap(thread);
    for _ in 0..number {
        top = (top + 16) / 16 * 16 + size + AddressSpace::GAP;
    }
    (top + 16) / 16 * 16
}

/// A program that can be explored.
pub struct Loaded<'a> {
    tree: &'a CTree,
    machine: Machine,
    /// By address.
    cells: BTreeMap<u64, LocId>,
    descriptions: Vec<Cell>,
}

/// By thread, where the node on its stack is.
struct Stacks(Vec<Option<u64>>);

impl Loaded<'_> {
    /// Explores the program. The error says what the machine does not understand.
    pub fn visit(
        &mut self,
        subject: &Subject,
        coherence: Coherence,
        manner: Manner,
    ) -> Result<Vec<Visited>, String> {
        let share_all = Private::under(subject, self.tree) == Private::Shared;
        let (cells, tree, descriptions) = (&self.cells, self.tree, &self.descriptions[..]);
        explore(&mut self.machine, subject, coherence, share_all, manner, &|machine, explorer, ending| {
            Translator { tree, machine, cells, descriptions }.translate(explorer, ending)
        })
    }
}

/// Translates from the terms of a machine to those of a tree.
struct Translator<'a> {
    tree: &'a CTree,
    machine: &'a Machine,
    cells: &'a BTreeMap<u64, LocId>,
    descriptions: &'a [Cell],
}

impl Translator<'_> {
    /// The present graph in the terms of the tree.
    fn translate(&self, explorer: &Explorer<'_, Machine>, ending: Ending) -> Result<Visited, String> {
        let graph = explorer.graph();
        let count = self.tree.threads.len() + 1;
        let all = (0..graph.thread_count()).map(|thread| ThreadId(thread as u16));
        if let Some(thread) = all.clone().skip(count).find(|thread| !graph.thread(*thread).is_empty()) {
            return Err(format!("thread {} has events", thread.0));
        }
        let standing =
            all.take(count).map(|thread| explorer.unfolding().action(explorer.thread_node(thread)));
        let standing: Vec<Action> = standing.collect();
        let names = self.names(graph);
        let stack = |thread: u16| self.stack_node(explorer, thread);
        let stacks = Stacks((0..count as u16).map(stack).collect());
        let mut threads = Vec::new();
        for (number, action) in standing.iter().enumerate() {
            let events = graph.thread(ThreadId(number as u16)).iter().filter(|id| names.contains_key(id));
            let events =
                events.map(|id| self.event(graph, *id, &names, &stacks)).collect::<Result<Vec<_>, _>>()?;
            threads.push(selvedge_oracle::execution::Thread {
                events,
                dependencies: Vec::new(),
                status: status_of(action),
            });
        }
        let mut co = Co::new();
        for loc in (0..graph.location_count()).map(|loc| LocId(loc as u32)) {
            let writes: Vec<EventName> =
                graph.writes(loc).iter().filter_map(|id| names.get(id).copied()).collect();
            if !writes.is_empty() && explorer.coherence() == Coherence::Stored {
                co.insert(self.location(loc, &stacks)?, writes);
            }
        }
        let erroneous = ending == Ending::Erroneous;
        let complete = ending == Ending::Complete;
        let reads_nothing =
            |id: EventId| graph.class(id).kind() == Kind::Read && graph.event(id).value == UNDEFINED;
        let undefined = graph.ids().any(reads_nothing);
        Ok(Visited { execution: Execution { threads, co }, standing, erroneous, undefined, complete })
    }

    fn location(&self, loc: LocId, stacks: &Stacks) -> Result<LocId, String> {
        if let Some((thread, starts)) = self.machine.special_of(loc) {
            let number = thread.index() - 1;
            return Ok(if starts { self.tree.start_of(number) } else { self.tree.finish_of(number) });
        }
        let (address, bytes) = self.machine.access_of(loc);
        let Some(cell) = self.cell_at(address, stacks) else {
            return Err(format!("an access of {bytes} bytes at {address:#x}, where no variable is"));
        };
        let size = self.descriptions[cell.index()].member.scalar.integer().bytes;
        if size != bytes {
            return Err(format!("an access of {bytes} bytes at {address:#x}, where {size} bytes are"));
        }
        Ok(cell)
    }

    /// The location at an address.
    fn cell_at(&self, address: u64, stacks: &Stacks) -> Option<LocId> {
        let Region::Stack(thread) = AddressSpace::region(address) else {
            return self.cells.get(&address).copied();
        };
        let offset = address.checked_sub(stacks.0[usize::from(thread)]?)?;
        let member = layout(&self.tree.node).0.iter().position(|known| *known == offset)?;
        let first = self.tree.first_cell_of_object(usize::from(thread).checked_sub(1)?, HEAP_OBJECTS);
        Some(LocId(first.0 + member as u32))
    }

    /// Where the node on the stack of a thread is, if the thread has one and some event concerns it.
    fn stack_node(&self, explorer: &Explorer<'_, Machine>, thread: u16) -> Option<u64> {
        let graph = explorer.graph();
        let is_here = |address: u64| AddressSpace::region(address) == Region::Stack(thread);
        let pointer = graph.ids().map(|id| graph.event(id).value as u64).find(|value| is_here(*value));
        let accessed = || {
            let mut locations = (0..graph.location_count()).map(|loc| LocId(loc as u32));
            let loc = locations
                .find(|loc| graph.any_access(*loc).is_some() && is_here(self.machine.access_of(*loc).0))?;
            let maker = explorer.unfolding().state(explorer.thread_node(ThreadId(thread)));
            Some(self.machine.object(loc, Some(maker))?.base)
        };
        pointer.or_else(accessed)
    }

    fn event(
        &self,
        graph: &Graph,
        id: EventId,
        names: &BTreeMap<EventId, EventName>,
        stacks: &Stacks,
    ) -> Result<Event, String> {
        let event = graph.event(id);
        let kind = event.class.kind();
        let (loc, value) = match kind {
            Kind::Fence => (LocId::NONE, 0),
            // Which function a thread starts with is always the same here.
            _ if event.class.order() == Order::Start => (self.location(event.loc, stacks)?, 1),
            _ => {
                let loc = self.location(event.loc, stacks)?;
                (loc, self.value(loc, event.value, stacks)?)
            }
        };
        let source = match kind {
            Kind::Read if event.rf.is_init() => Some(Origin::Init),
            Kind::Read => Some(Origin::Write(names[&event.rf])),
            _ => None,
        };
        Ok(Event { kind, order: event.class.order(), loc, value, rmw: event.class.is_rmw(), source })
    }

    /// Addresses are numbered differently in the tree, what was never written is 0 there, and words of
    /// mutexes may hold more than the owner.
    fn value(&self, loc: LocId, value: Value, stacks: &Stacks) -> Result<Value, String> {
        if value == UNDEFINED {
            return Ok(0);
        }
        let Some(cell) = self.descriptions.get(loc.index()) else { return Ok(value) };
        if cell.member.scalar == Scalar::Pointer && value != 0 {
            let pointee = self.cell_at(value as u64, stacks);
            return pointee.map(CTree::address_of).ok_or(format!("{value:#x} is no address of a node"));
        }
        let is_mutex = matches!(cell.home, Home::Global(global)
            if matches!(self.tree.globals[global].shape, selvedge_oracle::c::Shape::Mutex(_)));
        Ok(if is_mutex { value & selvedge_oracle::c::run::OWNER } else { value })
    }

    /// The canonical names of the events that the tree's program has.
    fn names(&self, graph: &Graph) -> BTreeMap<EventId, EventName> {
        // If all objects are shared, so are local variables.
        let is_local = |loc: LocId| {
            self.machine.config().share_all
                && loc != LocId::NONE
                && matches!(AddressSpace::region(self.machine.access_of(loc).0), Region::Stack(_))
        };
        let mut names = BTreeMap::new();
        for thread in 0..graph.thread_count() {
            let events = graph.thread(ThreadId(thread as u16)).iter().copied();
            let kept =
                events.filter(|id| graph.event(*id).class != Class::MARK && !is_local(graph.event(*id).loc));
            names.extend(kept.enumerate().map(|(index, id)| (id, EventName::new(thread, index))));
        }
        names
    }
}
