//! Every consistent execution of a program, by brute force in the manner of herd.
//!
//! Guess what each read returns, run each thread alone on its guesses, combine the threads in every way, give
//! every read every write that fits, order the writes of each location in every way, and keep what the model
//! allows. Correct by reading; exponential in everything.
//!
//! Pruned only by what holds in every model: a value must have a writer; and, in models that do not use
//! dependencies, `po | rf` has no cycle.

use crate::evaluate::{Evaluator, MAX_EVENTS};
use crate::execution::{Co, Event, EventName, Execution, Origin, Status, Thread};
use selvedge_graph::{Kind, LocId, Order, Value};
use selvedge_program::{Action, Dependencies, Next, Program, ThreadId};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// The program has more candidates than the budget, or more events than the evaluator takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the program is too large to be enumerated within the budget")
    }
}

impl std::error::Error for TooLarge {}

/// All executions of `program` that the model allows, those with blocked and failed threads included.
///
/// `budget` bounds how many thread traces, combinations of traces, choices of a source and coherence orders
/// are looked at, all together.
pub fn enumerate<P: Program>(
    program: &P,
    evaluator: &Evaluator,
    budget: u64,
) -> Result<BTreeSet<Execution>, TooLarge> {
    let mut budget = Budget(budget);
    let mut traces = all_traces(program, &mut budget)?;
    if !evaluator.uses_dependencies() {
        traces.iter_mut().flatten().for_each(|trace| trace.thread.dependencies.clear());
    }
    search(program, evaluator, &traces, budget, false)
}

/// The executions of `program` in which every thread ends, under a model in which the write of a
/// read-modify-write comes directly after what it has read: other coherence orders are not looked at.
pub fn enumerate_complete<P: Program>(
    program: &P,
    evaluator: &Evaluator,
    budget: u64,
) -> Result<BTreeSet<Execution>, TooLarge> {
    let mut budget = Budget(budget);
    let mut traces = all_traces(program, &mut budget)?;
    traces.iter_mut().for_each(|traces| traces.retain(|trace| trace.thread.status == Status::Ended));
    if !evaluator.uses_dependencies() {
        traces.iter_mut().flatten().for_each(|trace| trace.thread.dependencies.clear());
    }
    search(program, evaluator, &traces, budget, true)
}

fn search<P: Program>(
    program: &P,
    evaluator: &Evaluator,
    traces: &[Vec<Trace>],
    budget: Budget,
    atomic: bool,
) -> Result<BTreeSet<Execution>, TooLarge> {
    let mut search = Search {
        evaluator,
        budget,
        later_writes: later_writes(traces),
        traces,
        initial: &|loc| program.initial_value(loc),
        atomic,
        is_causal: !evaluator.uses_dependencies(),
        found: BTreeSet::new(),
    };
    search.combine(&mut Vec::new())?;
    Ok(search.found)
}

/// How much may still be looked at.
struct Budget(u64);

impl Budget {
    fn spend(&mut self, amount: u64) -> Result<(), TooLarge> {
        self.0 = self.0.checked_sub(amount).ok_or(TooLarge)?;
        Ok(())
    }
}

/// What each location may hold; the initial value, unless it is listed.
type Domains = BTreeMap<LocId, BTreeSet<Value>>;

/// One way in which a thread can run.
#[derive(Clone, Debug)]
struct Trace {
    /// Its events, whose reads have no source yet, and how it stops.
    thread: Thread,
    /// It stops because nobody writes this location: it waits to be created, or for the end of another
    /// thread.
    awaits: Option<LocId>,
}

/// Every trace of every thread, whose reads return what some trace can write.
///
/// Since `po | rf`, or dependencies and rf, have no cycle, the value of a write depends on a chain of other
/// writes of the execution, so a value that occurs at all is known after as many rounds as an execution can
/// have writes.
fn all_traces<P: Program>(program: &P, budget: &mut Budget) -> Result<Vec<Vec<Trace>>, TooLarge> {
    let mut domains = Domains::new();
    let mut rounds = 0;
    loop {
        let traces: Vec<Vec<Trace>> = (0..program.threads())
            .map(|thread| traces_of(program, ThreadId(thread as u16), &domains, budget))
            .collect::<Result<_, _>>()?;
        let most_writes =
            |traces: &Vec<Trace>| traces.iter().map(|trace| writes(trace).count()).max().unwrap_or(0);
        let needed_rounds: usize = traces.iter().map(most_writes).sum();
        let mut grown = false;
        for (loc, value) in traces.iter().flatten().flat_map(writes) {
            // That a location is written at all may be news: to those who wait for it.
            grown |= !domains.contains_key(&loc);
            let domain = domains.entry(loc).or_insert_with(|| BTreeSet::from([program.initial_value(loc)]));
            grown |= domain.insert(value);
        }
        rounds += 1;
        if !grown || rounds > needed_rounds {
            return Ok(traces);
        }
    }
}

fn writes(trace: &Trace) -> impl Iterator<Item = (LocId, Value)> {
    trace.thread.events.iter().filter(|event| event.kind == Kind::Write).map(|event| (event.loc, event.value))
}

fn reads(trace: &Trace) -> impl Iterator<Item = (LocId, Value)> {
    trace.thread.events.iter().filter(|event| event.kind == Kind::Read).map(|event| (event.loc, event.value))
}

fn traces_of<P: Program>(
    program: &P,
    thread: ThreadId,
    domains: &Domains,
    budget: &mut Budget,
) -> Result<Vec<Trace>, TooLarge> {
    let mut traces = Vec::new();
    extend(program, program.start(thread), domains, (&mut Vec::new(), &mut Vec::new()), &mut traces, budget)?;
    Ok(traces)
}

/// Runs a thread on from `next` in every way; `events` is what it did before, `dependencies` what that
/// depends on.
fn extend<P: Program>(
    program: &P,
    next: Next<P::State>,
    domains: &Domains,
    (events, dependencies): (&mut Vec<Event>, &mut Vec<Dependencies>),
    traces: &mut Vec<Trace>,
    budget: &mut Budget,
) -> Result<(), TooLarge> {
    budget.spend(1)?;
    if events.len() > MAX_EVENTS {
        return Err(TooLarge);
    }
    let options: Vec<(Event, Value)> = match next.action {
        Action::End | Action::Exit | Action::Block(_) | Action::Fail => {
            let thread = Thread {
                events: events.clone(),
                dependencies: dependencies.clone(),
                status: status_of(next.action),
            };
            traces.push(Trace { thread, awaits: None });
            return Ok(());
        }
        Action::Begin { loc } | Action::Join { loc, .. } => {
            let thread = Thread {
                events: events.clone(),
                dependencies: dependencies.clone(),
                status: Status::Blocked,
            };
            traces.push(Trace { thread, awaits: Some(loc) });
            let order =
                if matches!(next.action, Action::Begin { .. }) { Order::Start } else { Order::Finish };
            let values = domains.get(&loc).into_iter().flatten();
            values.map(|value| (event(Kind::Read, order, loc, *value, false), *value)).collect()
        }
        Action::Create { loc, value, .. } => vec![(event(Kind::Write, Order::Start, loc, value, false), 0)],
        Action::Finish { loc, value } => vec![(event(Kind::Write, Order::Finish, loc, value, false), 0)],
        Action::Read { loc, order, exclusive } => {
            let read = |value| {
                let rmw = exclusive.succeeds(value);
                let otherwise = if rmw { None } else { exclusive.otherwise() };
                let order = otherwise.unwrap_or(order);
                (event(Kind::Read, order, loc, value, rmw), value)
            };
            let initial = BTreeSet::from([program.initial_value(loc)]);
            domains.get(&loc).unwrap_or(&initial).iter().copied().map(read).collect()
        }
        Action::Write { loc, order, value, exclusive } => {
            vec![(event(Kind::Write, order, loc, value, exclusive), 0)]
        }
        Action::Fence { order } => vec![(event(Kind::Fence, order, LocId::NONE, 0, false), 0)],
        Action::Toss => panic!("invariant `no-toss`: threads of the oracle do nothing by chance"),
        Action::Free { .. } => panic!("invariant `no-free`: programs of the oracle free no objects"),
        Action::Lock { .. }
        | Action::Unlock { .. }
        | Action::Retire { .. }
        | Action::Arrive { .. }
        | Action::Arrived { .. }
        | Action::Depart { .. } => panic!("invariant `ordered`: brute force orders sections and arrivals"),
    };
    for (event, returned) in options {
        events.push(event);
        dependencies.push(next.dependencies.as_deref().cloned().unwrap_or_default());
        let after = program.resume(&next.state, returned);
        extend(program, after, domains, (events, dependencies), traces, budget)?;
        events.pop();
        dependencies.pop();
    }
    Ok(())
}

fn status_of(action: Action) -> Status {
    match action {
        Action::Block(_) => Status::Blocked,
        Action::Fail => Status::Failed,
        _ => Status::Ended,
    }
}

fn event(kind: Kind, order: Order, loc: LocId, value: Value, rmw: bool) -> Event {
    Event { kind, order, loc, value, rmw, source: None }
}

/// What some trace of thread `t` or of a later one writes, for each `t`; one entry more than threads.
fn later_writes(traces: &[Vec<Trace>]) -> Vec<BTreeSet<(LocId, Value)>> {
    let mut later = vec![BTreeSet::new()];
    for traces in traces.iter().rev() {
        let mut all = later.last().expect("it starts with one entry").clone();
        all.extend(traces.iter().flat_map(writes));
        later.push(all);
    }
    later.reverse();
    later
}

struct Search<'a> {
    evaluator: &'a Evaluator,
    budget: Budget,
    traces: &'a [Vec<Trace>],
    later_writes: Vec<BTreeSet<(LocId, Value)>>,
    initial: &'a dyn Fn(LocId) -> Value,
    /// Whether only coherence orders count in which read-modify-writes are atomic.
    atomic: bool,
    /// Whether `po | rf` has no cycle, whatever the model says.
    is_causal: bool,
    found: BTreeSet<Execution>,
}

impl<'a> Search<'a> {
    /// Chooses a trace for each further thread in every way.
    fn combine(&mut self, chosen: &mut Vec<&'a Trace>) -> Result<(), TooLarge> {
        self.budget.spend(1)?;
        if !self.all_values_have_a_writer(chosen) || some_wait_has_ended(chosen) {
            return Ok(());
        }
        let all: &'a [Vec<Trace>] = self.traces;
        let Some(traces) = all.get(chosen.len()) else {
            return self.connect(chosen);
        };
        for trace in traces {
            chosen.push(trace);
            self.combine(chosen)?;
            chosen.pop();
        }
        Ok(())
    }

    fn all_values_have_a_writer(&self, chosen: &[&Trace]) -> bool {
        let written: BTreeSet<_> = chosen.iter().flat_map(|trace| writes(trace)).collect();
        let later = &self.later_writes[chosen.len()];
        chosen.iter().flat_map(|trace| reads(trace)).all(|(loc, value)| {
            (self.initial)(loc) == value || written.contains(&(loc, value)) || later.contains(&(loc, value))
        })
    }

    /// Gives every read a source in every way.
    fn connect(&mut self, chosen: &[&Trace]) -> Result<(), TooLarge> {
        let threads = chosen.iter().map(|&trace| trace.thread.clone()).collect();
        let execution = Execution { threads, co: Co::new() };
        let count = execution.events().count();
        if count + execution.locations().len() > MAX_EVENTS {
            return Err(TooLarge);
        }
        let orders = if self.atomic { None } else { Some(Orders::new(&execution, &self.budget)?) };
        let reads = execution.events().filter(|(_, event)| event.kind == Kind::Read);
        let reads = reads.map(|(name, event)| (name, self.sources(&execution, event))).collect();
        let causes = Causes::new(&execution);
        self.connect_from(&mut Connecting { execution, reads, orders }, 0, &causes)
    }

    /// The writes that a read can read from.
    fn sources(&self, execution: &Execution, read: &Event) -> Vec<Origin> {
        let fits =
            |event: &Event| event.kind == Kind::Write && (event.loc, event.value) == (read.loc, read.value);
        let writes = execution.events().filter(|(_, event)| fits(event)).map(|(name, _)| Origin::Write(name));
        // Whoever waits for a thread waits for a write.
        let is_wait = read.order >= Order::Start;
        let init = (!is_wait && (self.initial)(read.loc) == read.value).then_some(Origin::Init);
        init.into_iter().chain(writes).collect()
    }

    fn connect_from(&mut self, work: &mut Connecting, at: usize, causes: &Causes) -> Result<(), TooLarge> {
        self.budget.spend(1)?;
        if at == work.reads.len() {
            return self.order(work);
        }
        let (read, sources) = work.reads[at].clone();
        for source in sources {
            let causes = match source {
                Origin::Init => causes.clone(),
                Origin::Write(write) if self.is_causal && causes.precedes(read, write) => continue,
                Origin::Write(write) => causes.with(write, read),
            };
            work.execution.threads[read.thread as usize].events[read.index as usize].source = Some(source);
            self.connect_from(work, at + 1, &causes)?;
        }
        Ok(())
    }

    /// Orders the writes of each location in every way and keeps what the model allows.
    fn order(&mut self, work: &Connecting) -> Result<(), TooLarge> {
        let mut partial = self.evaluator.with_rf(&work.execution);
        if !partial.possible() {
            return Ok(());
        }
        let atomic;
        let orders = match &work.orders {
            Some(orders) => orders,
            None => {
                atomic = Orders::of_atomic(&work.execution, &self.budget)?;
                &atomic
            }
        };
        self.budget.spend(orders.count)?;
        orders.each(&mut |co| {
            if partial.consistent(co) {
                self.found.insert(Execution { threads: work.execution.threads.clone(), co: co.clone() });
            }
        });
        Ok(())
    }
}

/// Whether some thread waits for a write that is there.
fn some_wait_has_ended(chosen: &[&Trace]) -> bool {
    let mut written = chosen.iter().flat_map(|trace| writes(trace)).map(|(loc, _)| loc);
    written.any(|loc| chosen.iter().any(|trace| trace.awaits == Some(loc)))
}

/// A combination of traces whose reads are being given their sources.
struct Connecting {
    execution: Execution,
    reads: Vec<(EventName, Vec<Origin>)>,
    /// All coherence orders, if they do not depend on the sources.
    orders: Option<Orders>,
}

/// `(po | rf)+` of the sources chosen so far: the events that each event precedes, as bits.
#[derive(Clone)]
struct Causes {
    first: Vec<usize>,
    rows: Vec<u64>,
}

impl Causes {
    /// `po` alone.
    fn new(execution: &Execution) -> Causes {
        let (mut first, mut rows) = (Vec::new(), Vec::new());
        for thread in &execution.threads {
            let start = rows.len();
            first.push(start);
            let end = start + thread.events.len();
            rows.extend(
                (start..end).map(|event| (event + 1..end).fold(0u64, |later, other| later | 1 << other)),
            );
        }
        Causes { first, rows }
    }

    fn number(&self, name: EventName) -> usize {
        self.first[name.thread as usize] + name.index as usize
    }

    fn precedes(&self, a: EventName, b: EventName) -> bool {
        self.rows[self.number(a)] >> self.number(b) & 1 == 1
    }

    fn with(&self, write: EventName, read: EventName) -> Causes {
        let (write, read) = (self.number(write), self.number(read));
        let mut causes = self.clone();
        let added = self.rows[read] | 1 << read;
        for (event, row) in causes.rows.iter_mut().enumerate() {
            if event == write || *row >> write & 1 == 1 {
                *row |= added;
            }
        }
        causes
    }
}

/// All coherence orders of some writes.
struct Orders {
    /// By location, all permutations of its writes.
    permutations: Vec<(LocId, Vec<Vec<EventName>>)>,
    /// How many coherence orders there are.
    count: u64,
}

impl Orders {
    fn new(execution: &Execution, budget: &Budget) -> Result<Orders, TooLarge> {
        let writes = execution.writes();
        let mut count = 1u64;
        for factor in writes.values().flat_map(|writes| 1..=writes.len() as u64) {
            count = count.saturating_mul(factor);
        }
        if count > budget.0 {
            return Err(TooLarge);
        }
        let permutations = writes.into_iter().map(|(loc, mut writes)| {
            let mut all = Vec::new();
            permute(&mut writes, 0, &mut all);
            (loc, all)
        });
        Ok(Orders { permutations: permutations.collect(), count })
    }

    /// The orders in which the write of each read-modify-write comes directly after what it has read.
    fn of_atomic(execution: &Execution, budget: &Budget) -> Result<Orders, TooLarge> {
        let mut orders = Orders { permutations: Vec::new(), count: 1 };
        for (loc, writes) in execution.writes() {
            let Some((first, mut heads, next)) = chains(execution, &writes) else {
                return Ok(Orders { permutations: vec![(loc, Vec::new())], count: 0 });
            };
            (1..=heads.len() as u64).for_each(|factor| orders.count = orders.count.saturating_mul(factor));
            if orders.count > budget.0 {
                return Err(TooLarge);
            }
            let mut all = Vec::new();
            permute(&mut heads, 0, &mut all);
            let follow = |head: Option<EventName>| {
                std::iter::successors(head, |write| next.get(&Origin::Write(*write)).copied())
            };
            let whole = |heads: Vec<EventName>| -> Vec<EventName> {
                follow(first).chain(heads.into_iter().flat_map(|head| follow(Some(head)))).collect()
            };
            let mut permutations: Vec<Vec<EventName>> = all.into_iter().map(whole).collect();
            permutations.retain(|permutation| permutation.len() == writes.len());
            orders.permutations.push((loc, permutations));
        }
        Ok(orders)
    }

    fn each(&self, visit: &mut dyn FnMut(&Co)) {
        self.each_from(0, &mut Co::new(), visit);
    }

    fn each_from(&self, at: usize, co: &mut Co, visit: &mut dyn FnMut(&Co)) {
        let Some((loc, permutations)) = self.permutations.get(at) else {
            return visit(co);
        };
        for permutation in permutations {
            co.entry(*loc).or_default().clone_from(permutation);
            self.each_from(at + 1, co, visit);
        }
    }
}

/// Of the writes of a location: the one that must come first, if one must; those that need not come after a
/// certain other; and which comes directly after which. None if two would have to come after the same.
#[expect(clippy::type_complexity)]
fn chains(
    execution: &Execution,
    writes: &[EventName],
) -> Option<(Option<EventName>, Vec<EventName>, BTreeMap<Origin, EventName>)> {
    let (mut heads, mut next) = (Vec::new(), BTreeMap::new());
    for write in writes {
        if !execution.event(*write).rmw {
            heads.push(*write);
            continue;
        }
        let read = execution.event(EventName { index: write.index - 1, ..*write });
        let source = read.source.expect("every read has been given a source");
        if next.insert(source, *write).is_some() {
            return None;
        }
    }
    Some((next.get(&Origin::Init).copied(), heads, next))
}

/// All orders of `items` that leave the first `fixed` in place.
fn permute(items: &mut [EventName], fixed: usize, all: &mut Vec<Vec<EventName>>) {
    if fixed == items.len() {
        return all.push(items.to_vec());
    }
    for other in fixed..items.len() {
        items.swap(fixed, other);
        permute(items, fixed + 1, all);
        items.swap(fixed, other);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn permutations_are_all_different_and_complete() {
        let mut items: Vec<EventName> = (0..4).map(|index| EventName::new(0, index)).collect();
        let mut all = Vec::new();
        permute(&mut items, 0, &mut all);
        assert_eq!(all.len(), 24);
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), 24);
    }
}
