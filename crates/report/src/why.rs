//! Why an error is possible, in one to three sentences that are read off the graph of its execution.
//!
//! Each sentence states facts of the graph: which link of a chain of reads does not synchronise (`path`),
//! what was read although there was something newer (`cycle`), who holds what a thread waits for, where an
//! object was made. What cannot be derived is not said; of a model that is not built in, nothing is said
//! about orders and fences.

mod asleep;
pub mod cycle;
mod initial;
pub mod path;
#[cfg(test)]
mod tests;

use crate::describe::Describer;
use crate::names::Names;
use crate::report::{Place, Reason};
use crate::wording;
use cycle::{Edge, Stretch};
use path::{Link, has_fence};
use selvedge_explore::{CausalOrder, Fault, FaultKind};
use selvedge_graph::{EventId, Kind, LocId, Order, ThreadId};
use selvedge_program::{Action, Block, Object, Objects, Wait};

/// How a model orders the accesses of a thread for others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Family {
    /// Acquire, release and seq_cst fences, as C11 has them.
    C11,
    /// Stores wait in a buffer; in one for each location, if they are not `ordered`.
    Buffers { ordered: bool },
    /// Not known.
    Other,
}

impl Family {
    fn of(model: &str) -> Family {
        match model {
            "ra" | "rc11" | "rc11-pldi17" | "c20" | "imm" => Family::C11,
            "tso" => Family::Buffers { ordered: true },
            "pso" => Family::Buffers { ordered: false },
            _ => Family::Other,
        }
    }
}

/// Sentences are few, or nobody reads them.
const MOST_SENTENCES: usize = 3;

impl<S: Names, C: CausalOrder> Describer<'_, S, C> {
    /// Why two accesses are not ordered, `second` being the later one.
    pub fn why_race(&self, first: EventId, second: EventId) -> Vec<Reason> {
        let graph = self.explorer.graph();
        let mut reasons = Vec::new();
        let chain = path::chain(graph, first, second).map(|chain| (chain, first, second));
        let chain = chain.or_else(|| path::chain(graph, second, first).map(|chain| (chain, second, first)));
        match chain {
            Some((links, from, to)) => reasons.extend(self.broken_chain(&links, from, to)),
            None => {
                let (before, after) = (self.thread_of(first), self.thread_of(second));
                reasons.push(Reason::plain(format!(
                    "nothing makes one wait for the other: up to there, neither {after} nor {before} has read anything that comes from \
                     after the access of the other"
                )));
            }
        }
        let prefix = self.prefix(&[first, second]);
        let strange = self.strange_reads(&prefix);
        if strange.is_empty() && reasons.iter().all(|reason| reason.places.is_empty()) {
            reasons.extend(self.interleaved(&prefix));
        }
        reasons.extend(strange);
        cut(&mut reasons);
        reasons
    }

    /// The first link of a chain that does not synchronise.
    fn broken_chain(&self, links: &[Link], from: EventId, to: EventId) -> Option<Reason> {
        let link = links.iter().find(|link| link.is_weak())?;
        let (first, last) = (self.thread_of(from), self.thread_of(to));
        let through = match links.len() {
            1 => format!("{last} has read what {first} wrote later"),
            _ => format!("a chain of reads leads from {first} to {last}"),
        };
        let weak = self.weak_sentence(link);
        Some(Reason { text: format!("{through}, but {weak}"), places: self.weak_places(link) })
    }

    /// What is too weak about a link.
    fn weak_sentence(&self, link: &Link) -> String {
        let order = |id| wording::order(self.explorer.graph().class(id).order());
        let at = |id| self.place(id).line_position();
        let (write, read) = (link.write, link.read);
        match (link.store_is_weak, link.load_is_weak) {
            (true, true) if order(write) == order(read) => format!(
                "the store at {} and the load at {} are {}, so a thread that reads it may not see what was written before it",
                at(write),
                at(read),
                order(read)
            ),
            (true, true) => format!(
                "the store at {} is {} and the load at {} is {}, so a thread that reads it may not see what was written before it",
                at(write),
                order(write),
                at(read),
                order(read)
            ),
            (true, false) => format!(
                "the store at {} is {}, so a thread that reads it ({}) may not see what was written before it",
                at(write),
                order(write),
                at(read)
            ),
            _ => format!(
                "the load at {} is {}, so its thread, which has read what was stored at {}, may not see what was written before that",
                at(read),
                order(read),
                at(write)
            ),
        }
    }

    fn weak_places(&self, link: &Link) -> Vec<Place> {
        let store = link.store_is_weak.then_some(link.write);
        let load = link.load_is_weak.then_some(link.read);
        store.into_iter().chain(load).map(|id| self.place(id)).collect()
    }

    /// Why a thread has come to where it fails.
    pub fn why_failure(&self, thread: ThreadId) -> Vec<Reason> {
        let graph = self.explorer.graph();
        let Some(last) = graph.thread(thread).last() else { return Vec::new() };
        let prefix = self.prefix(&[*last]);
        let mut reasons = self.strange_reads(&prefix);
        if reasons.is_empty() {
            reasons.extend(self.interleaved(&prefix));
            reasons.extend(self.last_news(graph.thread(thread)));
        }
        cut(&mut reasons);
        reasons
    }

    /// What an interleaving can do: an update is lost, or a value comes back.
    fn interleaved(&self, prefix: &[bool]) -> Option<Reason> {
        let graph = self.explorer.graph();
        let orders = self.orders();
        graph.ids().filter(|id| prefix[id.index()]).find_map(|id| {
            let event = graph.event(id);
            let earlier = event.previous_at_location;
            let is_own_read = earlier != EventId::NONE
                && graph.class(earlier).kind() == Kind::Read
                && graph.event(earlier).thread == event.thread
                && !graph.class(earlier).is_rmw()
                && !event.class.is_signal()
                && self.is_plain_access(id);
            if !is_own_read {
                return None;
            }
            let writes = orders.iter().find(|writes| graph.event(writes[0]).loc == event.loc)?;
            let place_of = |write: EventId| writes.iter().position(|other| *other == write).map_or(0, |at| at + 1);
            let since = place_of(graph.event(earlier).rf);
            let (kind, rmw) = (event.class.kind(), event.class.is_rmw());
            let until = match kind {
                Kind::Write if !rmw => place_of(id).checked_sub(1)?,
                Kind::Read if rmw && event.value == graph.event(earlier).value => place_of(event.rf),
                _ => return None,
            };
            let others = writes.get(since..until)?;
            let other = *others.iter().find(|other| graph.event(**other).thread != event.thread)?;
            let name = self.location(id)?;
            let (at, was, by) = (self.place(id), self.place(earlier), self.place(other));
            let (own, their) = (self.thread_of(id), self.thread_of(other));
            let text = match kind {
                Kind::Write => format!(
                    "{own} reads `{name}` at {} and writes it at {}, and in between {their} writes it at {}: that update is lost",
                    was.line_position(), at.line_position(), by.line_position()
                ),
                _ => format!(
                    "{own} finds `{name}` at {} as it was at {}, but {their} has written it in between, at {}",
                    at.line_position(), was.line_position(), by.line_position()
                ),
            };
            Some(Reason { text, places: vec![was, at, by] })
        })
    }

    /// The last thing that a thread has learnt from another by some of its events; from nobody, the last that
    /// it has read.
    fn last_news(&self, events: &[EventId]) -> Option<Reason> {
        let graph = self.explorer.graph();
        let is_read = |id: &&EventId| {
            let class = graph.class(**id);
            class.kind() == Kind::Read && !class.is_signal()
        };
        let is_from_other = |id: &&EventId| {
            let event = graph.event(**id);
            !event.rf.is_init() && graph.event(event.rf).thread != event.thread
        };
        let is_own = |id: &&EventId| graph.event(**id).rf.is_init() && self.is_plain_access(**id);
        let reads = || events.iter().rev().filter(is_read);
        let read = *reads().find(is_from_other).or_else(|| reads().find(is_own))?;
        let write = graph.event(read).rf;
        let at = self.place(read);
        let (own, doing) = (self.thread_of(read), self.event_text(read));
        let mut text = format!("{own} comes there after it {doing} at {}", at.line_position());
        let mut places = vec![at];
        match (write.is_init(), self.first_store(read)) {
            (true, Some(by)) => {
                text += &format!(", which thread `{}` stored at {}", by.thread_name, by.line_position());
                places.push(by);
            }
            (true, None) => text += ", the initial value",
            (false, _) => {
                let by = self.place(write);
                let (other, doing) = (self.thread_of(write), self.event_text(write));
                text += &format!(": {other} {doing} at {}", by.line_position());
                places.push(by);
            }
        }
        Some(Reason { text, places })
    }

    /// Reads that no interleaving explains, and what would forbid them.
    fn strange_reads(&self, prefix: &[bool]) -> Vec<Reason> {
        let graph = self.explorer.graph();
        let orders = self.orders();
        let Some(cycle) = cycle::shortest(graph, &orders, |id| prefix[id.index()]) else { return Vec::new() };
        let missed =
            cycle.iter().zip(cycle.iter().cycle().skip(1)).filter(|(one, _)| one.edge == Edge::Misses);
        let mut reasons: Vec<Reason> =
            missed.take(2).filter_map(|(one, next)| self.missed(one.last, next.first)).collect();
        reasons.extend(self.missing_order(&cycle));
        reasons
    }

    /// A read of something old.
    fn missed(&self, read: EventId, write: EventId) -> Option<Reason> {
        let graph = self.explorer.graph();
        let is_same = graph.event(read).thread == graph.event(write).thread;
        if is_same || graph.class(read).kind() != Kind::Read || !self.is_plain_access(read) {
            return None;
        }
        let (at, by) = (self.place(read), self.place(write));
        let text = format!(
            "{} {} at {}, although {} {} at {}: nothing makes that write visible there",
            self.thread_of(read),
            self.event_text(read),
            at.line_position(),
            self.thread_of(write),
            self.event_text(write),
            by.line_position()
        );
        Some(Reason { text, places: vec![at, by] })
    }

    /// Which order is missing so that a cycle is possible.
    fn missing_order(&self, cycle: &[Stretch]) -> Option<Reason> {
        let family = Family::of(self.model_name);
        if family == Family::Other {
            return None;
        }
        if cycle.iter().all(|stretch| stretch.edge == Edge::ReadsFrom) {
            return Some(self.early_stores(cycle));
        }
        match family {
            Family::C11 => self.weak_link(cycle).or_else(|| self.no_fence(cycle)),
            Family::Buffers { ordered } => self.buffered(cycle, ordered),
            Family::Other => None,
        }
    }

    /// A cycle of po and rf: dependencies do not order all of it.
    fn early_stores(&self, cycle: &[Stretch]) -> Reason {
        let stretches: Vec<&Stretch> = cycle.iter().filter(|stretch| stretch.first != stretch.last).collect();
        let pairs: Vec<String> = stretches
            .iter()
            .map(|stretch| {
                format!(
                    "{} before {} of {}",
                    self.place(stretch.last).line_position(),
                    self.place(stretch.first).line_position(),
                    self.thread_of(stretch.first)
                )
            })
            .collect();
        let text = format!(
            "a store may come before an earlier load of its thread that it does not depend on: {}",
            pairs.join(", or ")
        );
        let places = stretches.iter().flat_map(|stretch| [stretch.last, stretch.first]);
        Reason { text, places: places.map(|id| self.place(id)).collect() }
    }

    fn weak_link(&self, cycle: &[Stretch]) -> Option<Reason> {
        let graph = self.explorer.graph();
        let links =
            cycle.iter().zip(cycle.iter().cycle().skip(1)).filter(|(one, _)| one.edge == Edge::ReadsFrom);
        let mut links =
            links.map(|(one, next)| path::link(graph, one.first, one.last, next.first, next.last));
        let link = links.find(|link| link.is_weak() && !graph.class(link.write).is_signal())?;
        Some(Reason { text: self.weak_sentence(&link), places: self.weak_places(&link) })
    }

    /// Stretches of threads that no seq_cst fence keeps in order for everybody.
    fn no_fence(&self, cycle: &[Stretch]) -> Option<Reason> {
        let graph = self.explorer.graph();
        let is_sc = |id| graph.class(id).order() == Order::SeqCst;
        let open: Vec<&Stretch> = cycle
            .iter()
            .filter(|stretch| {
                stretch.first != stretch.last
                    && graph.event(stretch.first).loc != graph.event(stretch.last).loc
                    && !(is_sc(stretch.first) && is_sc(stretch.last))
                    && !has_fence(graph, stretch.first, stretch.last, |order| order == Order::SeqCst)
            })
            .collect();
        self.unordered(
            &open,
            "there is no seq_cst fence",
            "so other threads may not see the two in this order",
        )
    }

    /// Stores that are still in a buffer: nothing that drains it comes before what follows them.
    fn buffered(&self, cycle: &[Stretch], ordered: bool) -> Option<Reason> {
        let graph = self.explorer.graph();
        let class = |id| graph.class(id);
        let drains = |id| class(id).is_rmw() || class(id).order() >= Order::SeqCst;
        let releases = |stretch: &Stretch| {
            class(stretch.last).order().releases()
                || has_fence(graph, stretch.first, stretch.last, Order::releases)
        };
        let open: Vec<&Stretch> = cycle
            .iter()
            .filter(|stretch| {
                let is_store = stretch.first != stretch.last && class(stretch.first).kind() == Kind::Write;
                let is_late = match class(stretch.last).kind() {
                    Kind::Read => !class(stretch.last).is_rmw(),
                    _ => !ordered && !class(stretch.last).is_rmw() && !releases(stretch),
                };
                let mut between = path::between(graph, stretch.first, stretch.last);
                is_store && is_late && !drains(stretch.first) && !between.any(drains)
            })
            .collect();
        let why = "so the store may still be in the buffer of its thread";
        self.unordered(&open, "there is no seq_cst fence", why)
    }

    fn unordered(&self, stretches: &[&Stretch], what: &str, why: &str) -> Option<Reason> {
        if stretches.is_empty() {
            return None;
        }
        let between = |stretch: &&Stretch| {
            let (first, last) = (self.place(stretch.first), self.place(stretch.last));
            format!(
                "between {} and {} of {}",
                first.line_position(),
                last.line_position(),
                self.thread_of(stretch.first)
            )
        };
        let all: Vec<String> = stretches.iter().map(between).collect();
        let places = stretches.iter().flat_map(|stretch| [stretch.first, stretch.last]);
        Some(Reason {
            text: format!("{what} {}, {why}", all.join(", and none ")),
            places: places.map(|id| self.place(id)).collect(),
        })
    }

    /// Who holds what threads wait for, and since when, and where the rest of what they wait for was
    /// initialised.
    pub fn why_deadlock(&self, threads: &[ThreadId]) -> Vec<Reason> {
        let graph = self.explorer.graph();
        let holder = |thread: &ThreadId| {
            let node = self.explorer.thread_node(*thread);
            let Action::Block(Block::Wait(Wait::Lock { owner })) = self.explorer.unfolding().action(node)
            else {
                return None;
            };
            let lock = graph.thread(*thread).last().map(|last| graph.event(*last).loc)?;
            let taken = graph
                .thread(owner)
                .iter()
                .rev()
                .find(|id| graph.event(**id).loc == lock && graph.class(**id).kind() == Kind::Write)?;
            let place = self.place(*taken);
            let text = format!(
                "thread `{}` holds `{}` since {}",
                self.subject.thread_name(owner),
                self.lock_name(lock),
                place.line_position()
            );
            Some(Reason { text, places: vec![place] })
        };
        let waiting = threads
            .iter()
            .flat_map(|thread| self.why_waiting(*thread).into_iter().chain(self.why_asleep(*thread)));
        let mut reasons = threads.iter().filter_map(holder).chain(waiting).collect();
        cut(&mut reasons);
        reasons
    }

    /// What threads that spin for ever wait for, and how it came to that.
    pub fn why_liveness(&self, threads: &[ThreadId]) -> Vec<Reason> {
        let graph = self.explorer.graph();
        let mut reasons = Vec::new();
        for thread in threads {
            let Some(read) = self.last_look(*thread) else { continue };
            let source = graph.event(read).rf;
            let is_other = !source.is_init() && graph.event(source).thread != *thread;
            let (place, by) = (self.place(read), is_other.then(|| self.place(source)));
            let name = self.subject.thread_name(*thread);
            let text = wording::looks_in_vain(&name, &self.event_text(read), &place, by.as_ref());
            reasons.push(Reason { text, places: [place].into_iter().chain(by).collect() });
        }
        if let [thread] = threads {
            reasons.extend(self.missed_each_other(*thread));
        }
        cut(&mut reasons);
        reasons
    }

    /// The last read in the round of a loop that a thread is in for ever. A round may end with a write: one
    /// that tests and sets changes nothing, either.
    fn last_look(&self, thread: ThreadId) -> Option<EventId> {
        let graph = self.explorer.graph();
        let node = self.explorer.thread_node(thread);
        let Action::Block(Block::Spin { events }) = self.explorer.unfolding().action(node) else {
            return None;
        };
        let round = graph.thread(thread).iter().rev().take(events as usize);
        round.copied().find(|id| graph.class(*id).kind() == Kind::Read)
    }

    /// The last read of another thread that came before a write of this one, and the last of this one that
    /// came before one of theirs.
    fn missed_each_other(&self, thread: ThreadId) -> Vec<Reason> {
        let graph = self.explorer.graph();
        let orders = self.orders();
        let overwriter = |read: EventId| {
            let event = graph.event(read);
            let writes = orders.iter().find(|writes| graph.event(writes[0]).loc == event.loc)?;
            let at = writes.iter().position(|write| *write == event.rf).map_or(0, |at| at + 1);
            writes.get(at).copied()
        };
        let is_read = |id: &EventId| {
            graph.class(*id).kind() == Kind::Read
                && !graph.class(*id).is_signal()
                && !graph.class(*id).is_rmw()
        };
        let find = |own: bool| {
            let reads = graph.ids().filter(is_read).filter(|id| (graph.event(*id).thread == thread) == own);
            let mut missed = reads.filter_map(|read| {
                let write = overwriter(read)?;
                let is_other = graph.event(write).thread != graph.event(read).thread;
                (is_other && (own || graph.event(write).thread == thread)).then_some((read, write))
            });
            missed.next_back()
        };
        let reason = |(read, write): (EventId, EventId)| {
            let (at, by) = (self.place(read), self.place(write));
            let text = format!(
                "{} {} at {} before {} {} at {}",
                self.thread_of(read),
                self.event_text(read),
                at.line_position(),
                self.thread_of(write),
                self.event_text(write),
                by.line_position()
            );
            Reason { text, places: vec![at, by] }
        };
        [find(true), find(false)].into_iter().flatten().map(reason).collect()
    }

    /// Where the object of a faulty access was made, and how the thread has got its address.
    pub fn why_fault(&self, fault: &Fault) -> Vec<Reason> {
        let graph = self.explorer.graph();
        let loc = self.accessed(fault.event);
        let mut reasons: Vec<Reason> = self.why_unordered(fault).into_iter().collect();
        let Some(origin) = self.subject.origin(loc, self.maker(loc)) else { return reasons };
        if let Some(place) = origin.place {
            let maker = self.subject.maker(loc).unwrap_or(ThreadId(0));
            let place = self.subject.place_of(place, maker, String::new());
            let text = format!("it was allocated at {}", place.line_position());
            reasons.push(Reason { text, places: vec![place] });
        }
        let points_there = |id: &&EventId| {
            let value = graph.event(**id).value as u64;
            graph.class(**id).kind() == Kind::Read
                && (origin.start..origin.start + origin.size.max(1)).contains(&value)
        };
        let own = graph.thread(graph.event(fault.event).thread);
        let count = own.iter().take_while(|id| **id != fault.event).count();
        let before = &own[..count];
        match before.iter().rfind(points_there) {
            Some(read) => reasons.push(self.source_of_address(*read)),
            None => reasons.extend(self.last_news(before)),
        }
        if let (FaultKind::DoubleFree, Some(other)) = (fault.kind, fault.other) {
            let own = graph.thread(graph.event(other).thread);
            let count = own.iter().take_while(|id| **id != other).count();
            reasons.extend(self.last_news(&own[..count]));
        }
        reasons
    }

    /// The link that does not synchronise, of a chain from what should have come first to what should have
    /// come later.
    fn why_unordered(&self, fault: &Fault) -> Option<Reason> {
        let graph = self.explorer.graph();
        let loc = self.accessed(fault.event);
        // Private writes are no events; the next event of the maker stands for them.
        let of_maker = |count: fn(&Object) -> u32| {
            let object = self.subject.objects()?.object(loc, self.maker(loc))?;
            graph.thread(self.subject.maker(loc)?).get(count(&object) as usize).copied()
        };
        let (from, to) = match fault.kind {
            FaultKind::Freed => (fault.event, fault.other?),
            FaultKind::RaceWithFirstContents => (of_maker(|object| object.written)?, fault.event),
            FaultKind::TooEarly => (of_maker(|object| object.made)?, fault.event),
            _ => return None,
        };
        self.broken_chain(&path::chain(graph, from, to)?, from, to)
    }

    fn source_of_address(&self, read: EventId) -> Reason {
        let write = self.explorer.graph().event(read).rf;
        let at = self.place(read);
        let from = self.location(read).unwrap_or_default();
        let mut text =
            format!("{} got its address from `{from}` at {}", self.thread_of(read), at.line_position());
        let mut places = vec![at];
        let by = if write.is_init() { self.first_store(read) } else { Some(self.place(write)) };
        if let Some(by) = by {
            text += &format!(", where thread `{}` had written it at {}", by.thread_name, by.line_position());
            places.push(by);
        }
        Reason { text, places }
    }

    fn thread_of(&self, id: EventId) -> String {
        format!("thread `{}`", self.subject.thread_name(self.explorer.graph().event(id).thread))
    }

    /// Whether an event is an access of the program itself, not of a library function that locks or waits.
    fn is_plain_access(&self, id: EventId) -> bool {
        let event = self.explorer.graph().event(id);
        let loc = Some(event.loc).filter(|loc| *loc != LocId::NONE);
        loc.is_some() && self.synchronisation(self.explorer.event_node(id), loc).is_none()
    }

    /// What must have happened for some events, by po and rf: a flag for each event.
    pub fn prefix(&self, events: &[EventId]) -> Vec<bool> {
        let graph = self.explorer.graph();
        let mut is_in = vec![false; graph.len()];
        let mut todo: Vec<EventId> = events.to_vec();
        while let Some(id) = todo.pop() {
            if id == EventId::NONE || id.is_init() || std::mem::replace(&mut is_in[id.index()], true) {
                continue;
            }
            todo.extend(graph.po_predecessor(id));
            if graph.class(id).kind() == Kind::Read {
                todo.push(graph.event(id).rf);
            }
        }
        is_in
    }
}

/// Leaves the first few reasons that say something new.
fn cut(reasons: &mut Vec<Reason>) {
    let mut seen: Vec<String> = Vec::new();
    reasons.retain(|reason| {
        let is_new = !seen.iter().any(|text| text.contains(&reason.text));
        seen.push(reason.text.clone());
        is_new
    });
    reasons.truncate(MOST_SENTENCES);
}
