//! Final states of a litmus test, counted as executions are found.
//!
//! This runs once per execution, so it builds no text: a state is a few numbers in a reused buffer, looked up
//! in a table of the states that were seen. Filter, condition and names come in at the end, once per
//! different state.

use rustc_hash::FxHashMap;
use selvedge_explore::{CausalOrder, Coherence, Explorer};
use selvedge_graph::{EventId, Graph, LocId, ThreadId, Value};
use selvedge_interleave::Machine;
use selvedge_litmus::{Observable, Reg, Test};
use selvedge_model::Model;
use selvedge_program::Program;
use selvedge_report::{FinalState, FinalStates};

/// How often each final state was seen.
pub type Counts = FxHashMap<Box<[Value]>, u64>;

/// Counts final states.
pub struct States<'a> {
    test: &'a Test,
    registers: Vec<(ThreadId, Reg)>,
    locations: Vec<LocId>,
    /// Whether the test asks for anything.
    wanted: bool,
    counts: Counts,
    /// Registers, then locations: the order of [`Test::observed`].
    buffer: Vec<Value>,
}

impl<'a> States<'a> {
    /// No states yet.
    pub fn new(test: &'a Test) -> States<'a> {
        let (mut registers, mut locations) = (Vec::new(), Vec::new());
        for observable in test.observed() {
            match observable {
                Observable::Register { thread, reg, .. } => registers.push((*thread, *reg)),
                Observable::Location { loc, .. } => locations.push(*loc),
            }
        }
        let wanted = !test.observed().is_empty() || test.condition().is_some();
        States { test, registers, locations, wanted, counts: FxHashMap::default(), buffer: Vec::new() }
    }

    /// Counts the final state of a complete execution. Where co is inferred there may be several; each counts
    /// once.
    pub fn record<C: CausalOrder>(&mut self, explorer: &Explorer<'_, Test, C>, model: &Model) {
        if !self.wanted {
            return;
        }
        self.buffer.clear();
        for (thread, reg) in &self.registers {
            let state = explorer.unfolding().state(explorer.thread_node(*thread));
            self.buffer.push(self.test.register(state, *reg));
        }
        let graph = explorer.graph();
        if explorer.coherence() == Coherence::Inferred && !self.locations.is_empty() {
            return self.record_every_order(graph, model);
        }
        for loc in &self.locations {
            let last = graph.writes(*loc).last().copied().unwrap_or(EventId::init(*loc));
            self.buffer.push(value(self.test, graph, last));
        }
        self.count();
    }

    /// Counts the final state of a complete interleaving.
    pub fn record_interleaving(&mut self, machine: &Machine<'_, Test>) {
        if !self.wanted {
            return;
        }
        self.buffer.clear();
        let registers = self.registers.iter();
        self.buffer
            .extend(registers.map(|(thread, reg)| self.test.register(&machine.thread(*thread).state, *reg)));
        self.buffer.extend(self.locations.iter().map(|loc| machine.value(*loc)));
        self.count();
    }

    fn record_every_order(&mut self, graph: &Graph, model: &Model) {
        let mut endings: Vec<Vec<Value>> = model
            .possible_last_writes(graph, &self.locations)
            .iter()
            .map(|lasts| lasts.iter().map(|last| value(self.test, graph, *last)).collect())
            .collect();
        endings.sort_unstable();
        endings.dedup();
        for ending in endings {
            self.buffer.truncate(self.registers.len());
            self.buffer.extend(ending);
            self.count();
        }
    }

    #[inline]
    fn count(&mut self) {
        match self.counts.get_mut(self.buffer.as_slice()) {
            Some(count) => *count += 1,
            None => {
                self.counts.insert(self.buffer.as_slice().into(), 1);
            }
        }
    }

    /// The counts, to be added to those of another worker.
    pub fn into_counts(self) -> Counts {
        self.counts
    }

    /// The counts so far, to go on with.
    pub fn counts(&self) -> &Counts {
        &self.counts
    }

    /// Whether counts may be of states of this test.
    pub fn fit(&self, counts: &Counts) -> bool {
        counts.keys().all(|state| state.len() == self.registers.len() + self.locations.len())
    }

    /// Adds the counts of another worker.
    pub fn absorb(&mut self, counts: Counts) {
        counts.into_iter().for_each(|(state, count)| *self.counts.entry(state).or_default() += count);
    }

    /// The states that pass the filter, sorted; `None` if the test asks for nothing.
    pub fn finish(self) -> Option<FinalStates> {
        if !self.wanted {
            return None;
        }
        let observed = self.test.observed();
        let mut states: Vec<FinalState> = Vec::new();
        for (values, count) in self.counts {
            let lookup = |observable: &Observable| {
                let at = observed.binary_search(observable).expect("whatever is asked for is observed");
                values[at]
            };
            if self.test.filter_holds(&lookup) {
                let holds = self.test.condition().is_some_and(|condition| condition.holds(&lookup));
                states.push(FinalState { values: values.to_vec(), count, holds });
            }
        }
        states.sort_unstable_by(|a, b| a.values.cmp(&b.values));
        Some(FinalStates {
            test: self.test.name().to_string(),
            condition: self.test.condition().map(|condition| (condition.quantifier, condition.to_string())),
            names: observed.iter().map(Observable::to_string).collect(),
            states,
        })
    }
}

fn value(test: &Test, graph: &Graph, write: EventId) -> Value {
    if write.is_init() { test.initial_value(write.init_location()) } else { graph.event(write).value }
}
