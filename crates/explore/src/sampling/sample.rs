//! Random executions, each with a weight, so that the mean of the weights is the number of executions.
//!
//! In the place of Algorithm 2 of "Enhancing GenMC's Usability and Performance" (section 3.3). As there, a
//! graph is only extended, with a random choice at each event; nothing is revisited, and writes go before
//! reads, so that reads find as much to read as they can.
//! Differs: the paper multiplies the choices of all events, with those that a read would have got later. What
//! that product is in the mean, nobody can say (`fadd ‖ fadd` is taken for one execution). Here the order in
//! which threads go on is part of the sample. One graph comes about in many orders, so the weight of a sample
//! is
//!
//! ```text
//! the chance of taking the graph apart in the reverse order
//!     / the chance of putting it together in this order, with these choices
//! ```
//!
//! Summed over all orders in which one graph comes about that is 1, whatever the chances are. So the mean is
//! the number of graphs: Knuth's estimate of the size of a tree, for graphs that are reached in several ways.
//!
//! **Draws.** Only reads that threads compete for are put in a random order; these are the *draws*. Whatever
//! else threads do follows at once, the leftmost first, and is the same in whichever order the draws before
//! it were made. So a graph is put together draw by draw, and taken apart by undoing one that no other draw
//! comes after in `(po | rf)+`. In both directions the last thread goes on more often than others, as what a
//! thread does between a read and its compare-exchange is mostly done alone.
//!
//! **Batches.** Weights of long executions differ much, and many samples come to nothing. So samples are made
//! together, draw by draw. When their weights differ too much, they are replaced by copies of some of them,
//! drawn by weight (sequential Monte Carlo). The mean remains what it was, and most samples come to an end.
//!
//! **Blocking.** As in the exploration, a thread that could only block has patience, and a read that blocks
//! although it need not is not chosen. A thread that looks stuck makes a sample less likely to be copied;
//! that changes the mean as little as any other chance.
//!
//! Not here: executions with cycles of po and rf, which models with dependencies allow. Equal threads are
//! told apart, and the weight is divided by the size of the orbit.
//! Compared with all executions in `tests/estimates.rs`.

use crate::core::explorer::Explorer;
use crate::core::found::{Ending, Found};
use crate::core::hooks::CausalOrder;
use crate::core::hooks::Holes;
use crate::core::knowledge::Facts;
use crate::core::options::{Coherence, Options};
use crate::core::reading::read_class;
use selvedge_graph::{EventId, Graph, Kind, Limit, LocId, MAX_THREADS, ThreadId, Value};
use selvedge_model::Model;
use selvedge_program::{Action, Program};
use std::collections::HashSet;

/// How often the last thread goes on; otherwise all have the same chance.
const STICKINESS: f64 = 0.5;

/// The chance of a source after which the thread looks stuck, relative to others; and what a sample with a
/// thread that looks stuck is taken to be worth, relative to others.
const STUCK: f64 = 0.1;

/// How far to look ahead for that, and at how many writes there, the newest of a location.
const FAR: usize = 8;
const MANY: usize = 16;

/// Samples that only find out which locations several threads compete for.
pub const LOOKS: usize = 2;

/// What [`Sampler::advance`] stopped at.
#[derive(Clone, Debug, PartialEq)]
pub enum Drawn {
    /// As in an exploration. An execution ends a sample.
    Found(Found),
    /// No execution comes of a sample.
    DeadEnd,
    /// A sample was given up because it has so many events.
    TooLong(usize),
    /// All samples of a batch have ended. Their number, and the logarithm of the weight of the batch: the
    /// mean of such weights is the number of complete executions. (None if they were only looks at the
    /// program.)
    Batch(Option<(u64, f64)>),
}

/// A sample that is being made, besides its graph.
#[derive(Clone, Debug)]
struct Draft {
    /// The logarithm of its weight, relative to the batch.
    weight: f64,
    /// The last draw of each thread.
    draws: [Option<EventId>; MAX_THREADS],
    /// The threads whose last draw no other draw comes after, as a set of bits.
    last: u32,
    /// Whose draw was the last.
    previous: Option<ThreadId>,
    /// How many threads look stuck.
    stuck: u32,
}

/// Makes random executions of a program.
pub struct Sampler<'a, P: Program, C: CausalOrder> {
    /// Its levels are the graphs of the drafts, in the same order: the last one is being extended.
    explorer: Explorer<'a, P, C>,
    random: fastrand::Rng,
    /// Sets of threads that the exploration does not tell apart.
    groups: Vec<u32>,
    /// Longest execution.
    most_events: usize,
    /// Samples of a batch.
    size: usize,
    drafts: Vec<Draft>,
    /// So many drafts, the first ones, have not had their turn in this round.
    left: usize,
    /// The logarithm of what a weight of the drafts counts in the batch.
    unit: f64,
    /// What the complete executions of the batch weigh together.
    total: Sum,
    /// The last sample has ended; its graph is still there to be looked at.
    has_ended: bool,
    is_look: bool,
    /// Locations of which it was seen that what a read sees depends on who is faster.
    contested: HashSet<LocId>,
    events: u64,
}

/// A sum of numbers given by their logarithms, as a logarithm.
#[derive(Clone, Copy, Debug)]
struct Sum(f64);

impl Sum {
    const NOTHING: Sum = Sum(f64::NEG_INFINITY);

    fn add(&mut self, number: f64) {
        let (larger, smaller) = (self.0.max(number), self.0.min(number));
        if smaller > f64::NEG_INFINITY {
            self.0 = larger + (smaller - larger).exp().ln_1p();
        } else {
            self.0 = larger;
        }
    }
}

impl Draft {
    /// The logarithm of what it is taken to be worth, relative to other drafts.
    fn worth(&self) -> f64 {
        self.weight + f64::from(self.stuck) * STUCK.ln()
    }
}

impl<'a, P: Program, C: CausalOrder> Sampler<'a, P, C> {
    /// A source of random executions, made in batches of a size. `groups` are sets of threads that need not
    /// be told apart.
    pub fn new(
        (program, model): (&'a P, &'a Model),
        options: Options,
        causal: C,
        groups: Vec<u32>,
        size: usize,
        seed: u64,
    ) -> Result<Sampler<'a, P, C>, Limit> {
        let options = Options { symmetric: 0, patience: false, ..options };
        let mut sampler = Sampler {
            explorer: Explorer::with_causal_order(program, model, options, causal)?,
            random: fastrand::Rng::with_seed(seed),
            groups,
            most_events: usize::MAX,
            size,
            drafts: Vec::new(),
            left: 0,
            unit: 0.0,
            total: Sum::NOTHING,
            has_ended: false,
            is_look: true,
            contested: HashSet::new(),
            events: 0,
        };
        sampler.begin();
        Ok(sampler)
    }

    /// Gives executions up that have more events.
    pub fn with_most_events(mut self, most: usize) -> Sampler<'a, P, C> {
        self.most_events = most;
        self
    }

    /// Makes batches of another size from now on. To be asked for between two batches.
    pub fn resize(&mut self, size: usize) {
        self.size = size;
        self.begin();
    }

    /// The explorer, whose graph shows what was found.
    pub fn explorer(&self) -> &Explorer<'a, P, C> {
        &self.explorer
    }

    /// Events added so far.
    pub fn events(&self) -> u64 {
        self.events
    }

    /// Goes on to the next thing worth knowing.
    pub fn advance(&mut self) -> Result<Drawn, Limit> {
        loop {
            if let Some(drawn) = self.advance_within(&mut { u64::MAX })? {
                return Ok(drawn);
            }
        }
    }

    /// Goes on to the next thing worth knowing, or until `events` has been counted down to 0: then there is
    /// nothing to tell.
    pub fn advance_within(&mut self, events: &mut u64) -> Result<Option<Drawn>, Limit> {
        while *events > 0 {
            if std::mem::take(&mut self.has_ended) {
                self.drop_last();
                if let Some(batch) = self.turn_to_next() {
                    return Ok(Some(batch));
                }
            }
            if let Some(found) = self.explorer.next_found() {
                match &found {
                    Found::Execution(ending) => self.end(*ending == Ending::Complete),
                    // It has learnt something, and is back at the start.
                    Found::Again => {
                        self.begin();
                        continue;
                    }
                    _ => {}
                }
                return Ok(Some(Drawn::Found(found)));
            }
            if !self.explorer.stack.goes_forward() {
                self.end(false);
                return Ok(Some(Drawn::DeadEnd));
            }
            if self.explorer.graph().len() > self.most_events {
                self.has_ended = true;
                return Ok(Some(Drawn::TooLong(self.most_events)));
            }
            self.events += 1;
            *events -= 1;
            if self.step()?
                && self.explorer.stack.goes_forward()
                && self.explorer.told.is_all()
                && let Some(batch) = self.turn_to_next()
            {
                return Ok(Some(batch));
            }
        }
        Ok(None)
    }

    fn begin(&mut self) {
        self.explorer.start_over();
        let count = if self.is_look { LOOKS } else { self.size };
        self.explorer.stack.fill_with_copies(count);
        let nothing = Draft { weight: 0.0, draws: [None; MAX_THREADS], last: 0, previous: None, stuck: 0 };
        self.drafts = vec![nothing; count];
        self.left = count - 1;
        self.unit = -(count as f64).ln();
        self.total = Sum::NOTHING;
    }

    /// The last sample has come to its end.
    fn end(&mut self, is_complete: bool) {
        if self.is_look {
            self.look_for_contests();
        }
        if is_complete {
            let weight = self.unit + self.draft().weight - self.orbit();
            self.total.add(weight);
        }
        self.has_ended = true;
    }

    fn drop_last(&mut self) {
        self.drafts.pop();
        self.explorer.stack.drop_level();
        self.explorer.stack.go_forward();
    }

    /// Goes on with another draft. If none is left, the batch has ended.
    fn turn_to_next(&mut self) -> Option<Drawn> {
        if self.drafts.is_empty() {
            let weight = self.total.0;
            let batch = (!std::mem::take(&mut self.is_look)).then_some((self.size as u64, weight));
            self.begin();
            return Some(Drawn::Batch(batch));
        }
        if self.left == 0 {
            self.draw_again();
            self.left = self.drafts.len();
        }
        let last = self.drafts.len() - 1;
        self.left -= 1;
        if self.left < last {
            self.drafts.swap(self.left, last);
            self.explorer.stack.swap_with(self.left);
        }
        None
    }

    /// If the weights of the drafts have become too different, replaces them by copies of some of them, drawn
    /// by weight: all then weigh about the same, and the mean is what it was.
    fn draw_again(&mut self) {
        let worth: Vec<f64> = self.drafts.iter().map(Draft::worth).collect();
        let most = worth.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let shares: Vec<f64> = worth.iter().map(|worth| (worth - most).exp()).collect();
        let (sum, squares) =
            (shares.iter().sum::<f64>(), shares.iter().map(|share| share * share).sum::<f64>());
        let count = self.drafts.len();
        let wanted = if self.is_look { count } else { self.size };
        if sum * sum >= 0.5 * wanted as f64 * squares {
            return;
        }
        let mut drafts = Vec::with_capacity(wanted);
        let mut levels = Vec::with_capacity(wanted);
        // Evenly spaced marks on a line on which each draft has its share.
        let (space, mut mark) = (sum / wanted as f64, self.random.f64() * sum / wanted as f64);
        let mut end = 0.0;
        for (at, share) in shares.iter().enumerate() {
            end += share;
            let weight = self.drafts[at].weight - worth[at];
            while mark < end && drafts.len() < wanted {
                drafts.push(Draft { weight, ..self.drafts[at].clone() });
                levels.push(Box::new(self.explorer.stack.level_at(at).clone()));
                mark += space;
            }
        }
        self.unit += most + (sum / wanted as f64).ln();
        self.explorer.stack.replace_all(levels);
        self.drafts = drafts;
    }

    fn draft(&mut self) -> &mut Draft {
        self.drafts.last_mut().expect("invariant `draft`: a sample is being made")
    }

    /// Adds one event, or ends the execution. Tells whether the event was drawn.
    fn step(&mut self) -> Result<bool, Limit> {
        self.explorer.make_room();
        let (due, ready) = (self.explorer.stack.level.turns.due, self.explorer.stack.level.turns.ready);
        let candidates = if due != 0 { due } else { ready };
        let mut reads = 0;
        let mut writes = None;
        let mut easy = None;
        for thread in members(candidates) {
            match self.explorer.action_of(thread) {
                Action::Read { loc, .. } if self.is_drawn(loc) => reads |= 1 << thread.index(),
                Action::Read { .. } => easy = easy.or(Some(thread)),
                Action::Write { .. } => writes = writes.or(Some(thread)),
                Action::Toss => return self.toss(thread).map(|()| false),
                _ => return self.explorer.add_next(thread).map(|()| false),
            }
        }
        if let Some(writer) = writes {
            return self.write(writer).map(|()| false);
        }
        if let Some(reader) = easy {
            return self.read(reader).map(|_| false);
        }
        if reads == 0 {
            self.explorer.finish();
            return Ok(false);
        }
        self.draw(reads)
    }

    /// Adds a toss that shows one of its two sides.
    fn toss(&mut self, thread: ThreadId) -> Result<(), Limit> {
        let side = self.random.i64(0..=1);
        self.draft().weight += std::f64::consts::LN_2;
        let node = self.explorer.known.node_of(self.explorer.stack.graph(), thread);
        self.explorer.told.stats.events_added += 1;
        self.explorer.stack.level.remember_turns();
        self.explorer.push_toss(thread, node, side)
    }

    /// Lets one of some threads, which are about to read, go on.
    fn draw(&mut self, readers: u32) -> Result<bool, Limit> {
        let stuck = members(readers).filter(|thread| self.explorer.can_only_block(*thread));
        let stuck = stuck.fold(0, |set, thread| set | 1 << thread.index());
        let eager = readers & !stuck;
        if eager == 0 {
            // Nobody is left who could write something better: all are blocked.
            let thread = members(readers).next().expect("somebody reads");
            return self.read_newest(thread).map(|()| false);
        }
        let previous = self.draft().previous;
        let thread = self.pick(eager, previous);
        let Some(read) = self.read(thread)? else { return Ok(false) };
        let last = self.without_earlier(read) | 1 << thread.index();
        let draft = self.draft();
        draft.weight -= chance(thread, eager, previous).ln();
        // Taken apart, this draw is undone first, and then the one before it.
        if let Some(previous) = previous {
            draft.weight += chance(previous, draft.last, Some(thread)).ln();
            draft.weight -= chance(previous, draft.last, None).ln();
        }
        draft.weight += chance(thread, last, None).ln();
        (draft.last, draft.previous, draft.stuck) = (last, Some(thread), stuck.count_ones());
        draft.draws[thread.index()] = Some(read);
        Ok(true)
    }

    fn pick(&mut self, threads: u32, previous: Option<ThreadId>) -> ThreadId {
        if let Some(previous) = previous
            && threads >> previous.index() & 1 != 0
            && self.random.f64() < STICKINESS
        {
            return previous;
        }
        let number = self.random.u32(0..threads.count_ones());
        members(threads).nth(number as usize).expect("the number is below their count")
    }

    /// The threads whose last draws come before no other draw, nor before a new one.
    fn without_earlier(&self, read: EventId) -> u32 {
        let draft = self.drafts.last().expect("invariant `draft`: a sample is being made");
        let graph = self.explorer.graph();
        let known = graph.clock(read, 0);
        let is_free = |thread: &ThreadId| {
            let last = draft.draws[thread.index()].expect("it has drawn");
            known[thread.index()] <= graph.event(last).index
        };
        members(draft.last).filter(is_free).fold(0, |set, thread| set | 1 << thread.index())
    }

    /// Adds a read with a random source; `None` if there is none, or the read is gone.
    fn read(&mut self, thread: ThreadId) -> Result<Option<EventId>, Limit> {
        let explorer = &mut self.explorer;
        let (event, low) = explorer.push_next_read(thread)?;
        let newest = explorer.graph().writes(explorer.graph().event(event).loc).len() as u32;
        let mut sources: Vec<(u32, f64)> = Vec::new();
        for place in low..=newest {
            selvedge_stop::look();
            if explorer.is_source(event, place) {
                let is_stuck = explorer.known.facts.may_wait && explorer.looks_stuck_after(event);
                sources.push((place, if is_stuck { STUCK } else { 1.0 }));
            }
        }
        let all: f64 = sources.iter().map(|(_, share)| share).sum();
        let mut mark = self.random.f64() * all;
        let is_marked = |(_, share): &&(u32, f64)| {
            mark -= share;
            mark < 0.0
        };
        let Some((source, share)) = sources.iter().find(is_marked).or(sources.last()) else {
            explorer.stack.go_back();
            return Ok(None);
        };
        explorer.settle_read(event, *source);
        self.draft().weight += (all / share).ln();
        // What it has learnt may have made the explorer start over.
        Ok((event.index() < self.explorer.graph().len()).then_some(event))
    }

    /// Adds a read of the newest write that it can read from.
    fn read_newest(&mut self, thread: ThreadId) -> Result<(), Limit> {
        let explorer = &mut self.explorer;
        let (event, low) = explorer.push_next_read(thread)?;
        let newest = explorer.graph().writes(explorer.graph().event(event).loc).len() as u32;
        match (low..=newest).rev().find(|place| explorer.is_consistent_source(event, *place)) {
            Some(source) => explorer.settle_read(event, source),
            None => explorer.stack.go_back(),
        }
        Ok(())
    }

    /// Adds a write at a random place.
    fn write(&mut self, thread: ThreadId) -> Result<(), Limit> {
        let explorer = &mut self.explorer;
        let (event, low, high) = explorer.push_next_write(thread)?;
        let places: Vec<u32> = (low..=high).filter(|place| explorer.is_place(event, *place)).collect();
        if places.is_empty() {
            explorer.stack.go_back();
            return Ok(());
        }
        let place = places[self.random.usize(0..places.len())];
        explorer.settle_write(event, place);
        self.draft().weight += (places.len() as f64).ln();
        Ok(())
    }

    /// Whether reads of a location are drawn, as what they see may depend on who is faster.
    fn is_drawn(&self, loc: LocId) -> bool {
        self.is_look || self.contested.contains(&loc)
    }

    /// Notes the locations that threads compete for in the present graph: some read comes neither after a
    /// write nor before it.
    fn look_for_contests(&mut self) {
        let graph = self.explorer.graph();
        for loc in (0..graph.location_count()).map(|loc| LocId(loc as u32)) {
            let reads = graph.reads(loc);
            let is_plain = |id: &&EventId| !graph.class(**id).is_signal();
            selvedge_stop::look();
            if self.contested.contains(&loc) || !reads.iter().any(|read| is_plain(&read)) {
                continue;
            }
            let compete = |read: &EventId, write: &EventId| {
                graph.event(*read).thread != graph.event(*write).thread
                    && !knows_without_reading(graph, *read, *write)
                    && !knows(graph, *write, *read)
            };
            let mut reads = reads.iter().filter(is_plain);
            if reads.any(|read| graph.writes(loc).iter().any(|write| compete(read, write))) {
                self.contested.insert(loc);
            }
        }
    }

    /// The logarithm of the number of executions that differ from the present one only in which of several
    /// equal threads did what.
    fn orbit(&self) -> f64 {
        let graph = self.explorer.graph();
        let of_group = |group: &u32| {
            let mut different: Vec<(ThreadId, u32)> = Vec::new();
            for thread in members(*group) {
                match different.iter_mut().find(|(known, _)| have_done_the_same(graph, *known, thread)) {
                    Some((_, count)) => *count += 1,
                    None => different.push((thread, 1)),
                }
            }
            let same: f64 = different.iter().map(|(_, count)| ln_factorial(*count)).sum();
            ln_factorial(group.count_ones()) - same
        };
        self.groups.iter().map(of_group).sum()
    }
}

/// The chance that a thread is picked out of some.
fn chance(thread: ThreadId, threads: u32, previous: Option<ThreadId>) -> f64 {
    let equal = 1.0 / f64::from(threads.count_ones());
    match previous {
        Some(previous) if threads >> previous.index() & 1 != 0 => {
            let again = if previous == thread { STICKINESS } else { 0.0 };
            again + (1.0 - STICKINESS) * equal
        }
        _ => equal,
    }
}

/// The threads of a set, from the left.
fn members(mut set: u32) -> impl Iterator<Item = ThreadId> {
    std::iter::from_fn(move || {
        let next = (set != 0).then(|| ThreadId(set.trailing_zeros() as u16));
        set &= set.wrapping_sub(1);
        next
    })
}

fn ln_factorial(number: u32) -> f64 {
    (2..=number).map(|factor| f64::from(factor).ln()).sum()
}

/// Whether an event comes before another one in `(po | rf)+`.
fn knows(graph: &Graph, later: EventId, earlier: EventId) -> bool {
    let event = graph.event(earlier);
    graph.clock(later, 0)[event.thread.index()] > event.index
}

/// Whether a write comes before a read in `(po | rf)+`, apart from what the read knows by its source.
fn knows_without_reading(graph: &Graph, read: EventId, write: EventId) -> bool {
    graph.po_predecessor(read).is_some_and(|before| knows(graph, before, write))
}

/// Whether two equal threads have read the same and written nothing that could tell them apart.
fn have_done_the_same(graph: &Graph, first: ThreadId, second: ThreadId) -> bool {
    let (first, second) = (graph.thread(first), graph.thread(second));
    first.len() == second.len()
        && first.iter().zip(second).all(|(first, second)| {
            let (first, second) = (graph.event(*first), graph.event(*second));
            let is_signal = first.class.is_signal();
            first.class == second.class
                && match first.class.kind() {
                    Kind::Fence => true,
                    _ if is_signal => true,
                    Kind::Write => false,
                    Kind::Read => first.rf == second.rf,
                }
        })
}

/// The steps of an exploration, one by one.
impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// What was found by the last step, if it has not been told yet.
    fn next_found(&mut self) -> Option<Found> {
        self.stack.uncover();
        self.told.next().map(|finding| self.show(finding))
    }

    fn action_of(&self, thread: ThreadId) -> Action {
        self.known.unfolding.action(self.known.node_of(self.stack.graph(), thread))
    }

    /// Adds the next event of a thread that has no choice.
    fn add_next(&mut self, thread: ThreadId) -> Result<(), Limit> {
        let node = self.known.node_of(self.stack.graph(), thread);
        self.add_event(thread, node)
    }

    /// Whether whatever a thread, which is about to read, could read makes it block.
    fn can_only_block(&mut self, thread: ThreadId) -> bool {
        if !self.known.facts.may_wait {
            return false;
        }
        let node = self.known.node_of(self.stack.graph(), thread);
        if self.known.facts.coherence == Coherence::Stored {
            return self.known.can_only_block_at(&self.stack.level, thread, node).is_some();
        }
        let Action::Read { loc, .. } = self.known.unfolding.action(node) else { return false };
        (0..=self.stack.graph().writes(loc).len()).all(|place| {
            let source = self.stack.graph().write_at(loc, place);
            self.known.blocks_by_reading(self.stack.graph(), node, source)
        })
    }

    /// Adds the next event of a thread, a read, for now with any source, and returns it with the first place
    /// in co that it may read from.
    fn push_next_read(&mut self, thread: ThreadId) -> Result<(EventId, u32), Limit> {
        self.told.stats.events_added += 1;
        let node = self.known.node_of(self.stack.graph(), thread);
        let action = self.known.unfolding.action(node);
        let Action::Read { loc, .. } = action else {
            unreachable!("invariant `draw`: the thread reads next")
        };
        self.known.meet_location(loc);
        self.stack.level.remember_turns();
        // Any source for now; but an event of a class that the program can have, as the model may know no
        // others.
        let source = self.stack.graph().write_at(loc, self.stack.graph().writes(loc).len());
        let value = self.known.value_of(self.stack.graph(), source);
        let (order, rmw) = read_class(action, value);
        let event = self.stack.level.graph.push_read(thread, order, loc, source, value, rmw)?;
        C::Holes::tie_last(&mut self.known, &mut self.stack.level.graph, node);
        // Until it is known what follows, its thread counts as standing before it: it may have made the
        // object that it reads.
        self.stack.level.graph.set_tag(event, node.0);
        let is_bounded =
            self.known.facts.coherence == Coherence::Stored && self.stack.graph().event(event).index > 0;
        let low = if is_bounded {
            let known = self.known.facts.oldest_source(&mut self.stack.level.graph, event, action);
            self.known.facts.oldest_in_order(self.stack.graph(), event, known)
        } else {
            0
        };
        Ok((event, low))
    }

    /// Whether a read, the last event, is to read from the write at a place: that is consistent, and does not
    /// make its thread block.
    fn is_source(&mut self, event: EventId, place: u32) -> bool {
        let node = self.known.node_before(self.stack.graph(), event);
        let Action::Read { loc, order, .. } = self.known.unfolding.action(node) else {
            unreachable!("invariant `draw`: the last event is a read");
        };
        let source = self.stack.graph().write_at(loc, place as usize);
        let (thread, before) =
            (self.stack.graph().event(event).thread, self.stack.graph().po_predecessor(event));
        let blocks = self.known.facts.may_wait
            && self.known.blocks_by_reading(self.stack.graph(), node, source)
            && self.known.is_uninteresting(self.stack.graph(), (thread, before), loc, order, source);
        !blocks && self.is_consistent_source(event, place)
    }

    /// Whether the thread of a read, the last event, comes to a read that could only make it block, judging
    /// by what is there now.
    fn looks_stuck_after(&mut self, event: EventId) -> bool {
        let before = self.known.node_before(self.stack.graph(), event);
        let mut node = self.known.unfolding.child(before, self.stack.graph().event(event).value);
        for _ in 0..FAR {
            match self.known.unfolding.action(node) {
                Action::Write { .. } | Action::Fence { .. } => node = self.known.unfolding.child(node, 0),
                Action::Read { loc, exclusive, .. } => {
                    self.known.meet_location(loc);
                    // Mostly the newest write is one that others have not used up.
                    return (0..=self.stack.graph().writes(loc).len()).rev().take(MANY).all(|place| {
                        let source = self.stack.graph().write_at(loc, place);
                        exclusive.succeeds(self.known.value_of(self.stack.graph(), source))
                            && self.known.facts.is_taken(self.stack.graph(), loc, source, event)
                            || self.known.blocks_by_reading(self.stack.graph(), node, source)
                    });
                }
                _ => return false,
            }
        }
        false
    }

    /// Makes a read, the last event, read from the write at a place, and tells whether that is consistent.
    /// The write that follows an exclusive read must have a place.
    fn is_consistent_source(&mut self, event: EventId, place: u32) -> bool {
        self.aim_read(event, place);
        let graph = self.stack.graph();
        let (loc, source) = (graph.event(event).loc, graph.event(event).rf);
        let is_taken =
            graph.class(event).is_rmw() && self.known.facts.is_taken(self.stack.graph(), loc, source, event);
        !is_taken && self.known.consistent_in_full(self.stack.graph(), event)
    }

    /// Lets a read, the last event, read from the write at a place; its value.
    fn aim_read(&mut self, event: EventId, place: u32) -> Value {
        let node = self.known.node_before(self.stack.graph(), event);
        let loc = self.stack.graph().event(event).loc;
        let source = self.stack.graph().write_at(loc, place as usize);
        let value = self.known.value_of(self.stack.graph(), source);
        let (order, rmw) = read_class(self.known.unfolding.action(node), value);
        self.stack.level.graph.retarget_last_read(order, source, value, rmw);
        C::Holes::tie_last(&mut self.known, &mut self.stack.level.graph, node);
        self.known.fill_clocks(&mut self.stack.level.graph, event);
        value
    }

    /// Goes on after a read, the last event, with the write at a place as its source.
    fn settle_read(&mut self, event: EventId, place: u32) {
        let value = self.aim_read(event, place);
        let node = self.known.node_before(self.stack.graph(), event);
        self.stack.go_forward();
        self.settle(event, node, value);
    }

    /// Adds the next event of a thread, a write, somewhere, and returns it with the first and the last place
    /// that it may have.
    fn push_next_write(&mut self, thread: ThreadId) -> Result<(EventId, u32, u32), Limit> {
        self.told.stats.events_added += 1;
        let node = self.known.node_of(self.stack.graph(), thread);
        let Action::Write { loc, order, value, exclusive } = self.known.unfolding.action(node) else {
            unreachable!("invariant `draw`: the thread writes next");
        };
        self.known.meet_location(loc);
        self.stack.level.remember_turns();
        self.push_write(thread, node, (loc, order, value, exclusive))
    }

    /// Moves a write, the last event, to a place, and tells whether that is consistent.
    fn is_place(&mut self, event: EventId, place: u32) -> bool {
        self.move_write(event, place);
        self.known.consistent_after(self.stack.graph(), event)
    }

    fn move_write(&mut self, event: EventId, place: u32) {
        if self.stack.graph().event(event).co != place {
            self.stack.level.graph.move_last_write(place as usize);
        }
    }

    /// Goes on after a write, the last event, at a place.
    fn settle_write(&mut self, event: EventId, place: u32) {
        self.move_write(event, place);
        self.stack.go_forward();
        self.report_after(event, false);
    }

    /// Drops what is not needed from the unfolding if it has grown too large.
    fn make_room(&mut self) {
        if self.known.unfolding.is_over_bound() {
            self.collect_unfolding();
        }
    }
}

impl<P: Program, C: CausalOrder> Facts<'_, P, C> {
    /// Whether another read-modify-write than one whose read is `read`, which has not written yet, has read
    /// from a write.
    fn is_taken(&self, graph: &Graph, loc: LocId, source: EventId, read: EventId) -> bool {
        if !self.model.is_atomic() {
            return false;
        }
        let takes = |other: EventId| {
            let event = graph.event(other);
            other != read && event.rf == source && event.class.is_rmw()
        };
        match self.coherence {
            // Nothing comes between the two in co, and every other one has written: its write is due at once.
            Coherence::Stored => {
                let place = if source.is_init() { 0 } else { graph.event(source).co as usize };
                let next = graph.writes(loc).get(place).filter(|next| graph.class(**next).is_rmw());
                next.and_then(|next| graph.po_predecessor(*next)).is_some_and(takes)
            }
            Coherence::Inferred => graph.reads(loc).iter().any(|other| takes(*other)),
        }
    }
}

/// The threads of a program that an exploration takes for equal, as sets of bits.
impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// Sets of threads of which the exploration visits one order only, as far as it knows.
    pub fn equal_threads(&self) -> Vec<u32> {
        let mut groups: Vec<u32> = Vec::new();
        for thread in self.known.facts.threads() {
            let Some(twin) = self.known.learnt.symmetry.twin(thread) else { continue };
            let (own, others) = (1 << thread.index(), 1 << twin.index());
            match groups.iter_mut().find(|group| **group & others != 0) {
                Some(group) => *group |= own,
                None => groups.push(own | others),
            }
        }
        groups
    }
}
