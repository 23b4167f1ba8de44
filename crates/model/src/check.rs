//! Running a compiled model on graphs whose coherence order is stored.
//!
//! The exploration adds one event at a time to a consistent graph, so everything here asks what *that* event
//! can have broken. [`Model::consistent`] asks of a whole graph, by matrices, and is what the rest is
//! compared with.

use crate::ast::{Severity, TestKind};
use crate::automaton::members;
use crate::compile::{Constraint, Direct, Guard, Model, PORF, Pairs, Report, ReportWay, Way};
use crate::dense::Snapshot;
use crate::order::Order as TotalOrder;
use crate::pair;
use crate::search::{Scratch as SearchScratch, initial_writes};
use crate::terms::{Base, Term};
use crate::view::{CLASSES, View};
use selvedge_graph::{Class, ClassSet, EventId, Graph, Kind, LocId, MAX_THREADS, Order, ThreadId};

/// Working memory of checks; keep one per exploration and model.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    /// By constraint.
    searches: Vec<SearchScratch>,
}

impl Scratch {
    #[inline]
    fn of(&mut self, constraint: usize) -> &mut SearchScratch {
        if self.searches.len() <= constraint {
            self.searches.resize_with(constraint + 1, SearchScratch::default);
        }
        &mut self.searches[constraint]
    }
}

/// A violated `error` or `warning` of the model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The name after `error` or `warning`.
    pub name: String,
    /// The statement.
    pub text: String,
    /// Whether it is an error rather than a warning.
    pub is_error: bool,
    /// The two events that should have been related; equal if the report concerns one event.
    pub events: (EventId, EventId),
}

impl Model {
    /// Computes the views of an event from its predecessors.
    #[inline]
    pub fn extend_views(&self, graph: &mut Graph, id: EventId) {
        // Most models have one view.
        if let [view] = self.stored[..] {
            return self.views[view].extend(graph, id);
        }
        for view in &self.stored {
            self.views[*view].extend(graph, id);
        }
    }

    /// Whether the model has a view called `hb`.
    pub fn has_happens_before(&self) -> bool {
        self.happens_before.is_some()
    }

    /// How many events of a thread happen before an event: by the view called `hb` or, in a model that has
    /// none, by `(po | rf)+`.
    pub fn happens_before_count(&self, graph: &Graph, id: EventId, thread: ThreadId) -> u16 {
        match self.happens_before {
            Some(view) => self.views[view].count(graph, id, thread),
            None => graph.clock(id, 0)[thread.index()],
        }
    }

    /// How many events of each thread happen before an event ([`Model::happens_before_count`]).
    #[inline]
    pub fn happens_before_counts<'g>(&self, graph: &'g Graph, id: EventId) -> impl Fn(ThreadId) -> u16 + 'g {
        let clock = match self.happens_before {
            Some(view) if self.views[view].is_po() => None,
            Some(view) => Some(self.views[view].clock(graph, id)),
            None => Some(graph.clock(id, 0)),
        };
        let event = graph.event(id);
        move |thread| match clock {
            Some(clock) => clock[thread.index()],
            None => {
                if event.thread == thread {
                    event.index
                } else {
                    0
                }
            }
        }
    }

    /// Whether the model requires po, rf, co and fr together to have no cycle.
    pub fn is_sequential(&self) -> bool {
        self.constraints.iter().filter(|constraint| constraint.unless.is_none()).any(|constraint| {
            let test = &constraint.test;
            let Term::Union(parts) = self.terms.get(test.body) else { return false };
            let has = |base: Base| parts.iter().any(|part| *self.terms.get(*part) == Term::Base(base));
            let all = [Base::Po, Base::Rf, Base::Co, Base::Fr].into_iter().all(has);
            all && test.kind == TestKind::Acyclic && !test.negated
        })
    }

    /// Whether an event that nothing follows, and that leaves no choice, cannot make a graph inconsistent.
    #[inline]
    pub fn only_forbids_cycles(&self) -> bool {
        self.only_cycles
    }

    /// Whether an event that was just added, and that leaves nothing newer at its location or reads what is
    /// newest there, is always [consistent][Model::consistent_with_choice].
    pub fn allows_newest(&self) -> bool {
        self.allows_newest
    }

    /// Whether reading a write of one class makes a read of the other know, by happens-before, what the write
    /// knows, and what is known can be neither overlooked nor overtaken.
    pub fn learns_by_reading(&self, write: Class, read: Class) -> bool {
        let grows = |view: &usize| self.views[*view].grows_between(write, read);
        match self.happens_before {
            Some(view) => self.coherent.contains(&view) && grows(&view),
            None => self.coherent.iter().any(|view| self.views[*view].name == PORF),
        }
    }

    /// Whether reading a write of one class orders what is before the write and what is after the read, of
    /// the other class: it makes happens-before grow, and all that the model reports are events of which
    /// neither happens before the other.
    pub fn orders_by_reading(&self, write: Class, read: Class) -> bool {
        let is_order = |view: usize| match self.happens_before {
            Some(order) => view == order,
            None => self.views[view].name == PORF,
        };
        let is_about_order = |pairs: &Pairs| {
            let has = |inverted: bool| pairs.views.iter().any(|view| is_order(view.0) && view.1 == inverted);
            !pairs.can_happen || (has(false) && has(true))
        };
        let grows = self.happens_before.is_none_or(|view| self.views[view].grows_between(write, read));
        grows
            && self.reports.iter().all(|report| match &report.way {
                ReportWay::Pairs(pairs) => is_about_order(pairs),
                ReportWay::Complete(_) => false,
            })
    }

    /// Whether the model requires coherence over happens-before.
    pub fn is_coherent_over_happens_before(&self) -> bool {
        self.happens_before.is_some_and(|view| self.coherent.contains(&view))
    }

    /// Computes the views of an event from its predecessors in its thread, leaving out what it reads from.
    pub fn extend_views_within_thread(&self, graph: &mut Graph, id: EventId) {
        if let [view] = self.stored[..] {
            return self.views[view].extend_within_thread(graph, id);
        }
        for view in &self.stored {
            self.views[*view].extend_within_thread(graph, id);
        }
    }

    /// Makes the views that [`Model::extend_views_within_thread`] has computed what [`Model::extend_views`]
    /// computes.
    #[inline]
    pub fn extend_views_by_reading(&self, graph: &mut Graph, id: EventId) {
        for view in &self.stored {
            self.views[*view].extend_by_reading(graph, id);
        }
    }

    /// Whether what comes before an event in its thread tells of the writes that it must know of.
    #[inline]
    pub fn is_coherent(&self) -> bool {
        !self.coherent.is_empty()
    }

    /// The place in co of the newest write that the event must know of, judging by its present views: a read
    /// may not read anything older, and a write must come later.
    #[inline]
    pub fn known_position(&self, graph: &Graph, id: EventId) -> usize {
        self.coherent.iter().map(|view| self.views[*view].known(graph, id)).max().unwrap_or(0)
    }

    /// The place in co of the newest write that an access to a location must know of if it comes directly
    /// after an event in its thread, judging by the views of that event ([`Model::known_position`]). Only
    /// right if nothing more flows along po than views hold.
    pub fn known_position_at(&self, graph: &Graph, id: EventId, loc: LocId) -> usize {
        self.coherent.iter().map(|view| self.views[*view].known_after(graph, id, loc)).max().unwrap_or(0)
    }

    /// Whether [`Model::known_position`] of a read that has read nothing yet does not depend on its order,
    /// nor on whether it is half of a read-modify-write.
    #[inline]
    pub fn reads_know_alike(&self) -> bool {
        self.reads_know_alike
    }

    /// The oldest place in co that an access, the last event, may read from or come after, if coherence tells
    /// that it is not before `known`: an order of all events may leave less, if that is all else that the
    /// model asks for.
    #[inline]
    pub fn oldest_place(&self, graph: &Graph, id: EventId, known: usize) -> usize {
        match self.order_of_places(graph, id) {
            Some(order) => order.oldest_place(&self.views, graph, id, known),
            None => known,
        }
    }

    /// What tells all there is to know of the places of an access besides coherence and atomicity, if it is
    /// checked by an order.
    #[inline]
    fn order_of_places(&self, graph: &Graph, id: EventId) -> Option<&TotalOrder> {
        let Some((of, Direct::Order(order))) = &self.order else { return None };
        let is_all = self.other_checks[..] == [*of] && !graph.is_sparse();
        (is_all && order.tells_places(graph.event(id).loc)).then_some(order)
    }

    /// Whether a read that is at one of its places is coherent, because the order that tells them contains
    /// everything that coherence is about.
    #[inline]
    fn is_coherent_by_order(&self, graph: &Graph, id: EventId) -> bool {
        let is_told = |order: &TotalOrder| self.coherent.iter().all(|view| order.contains_view(*view));
        self.order_of_places(graph, id).is_some_and(is_told)
    }

    /// The places in co that coherence and atomicity leave to a write, judging by its present views: from the
    /// first to the last. `known` is the newest place that others must know of.
    #[inline]
    pub fn places(&self, graph: &Graph, write: EventId, known: usize) -> (usize, usize) {
        let event = graph.event(write);
        if !event.class.is_rmw() || !self.is_atomic() {
            let known = known.max(self.known_position(graph, write));
            let low = 1 + self.oldest_place(graph, write, known);
            return (low, graph.writes(event.loc).len());
        }
        // The read knew of nothing newer than its source, and between read and write no view grows but by the
        // read itself.
        let only = 1 + graph.co_position(rmw_source(graph, write));
        let known = if self.grows_at_rmw { known.max(self.known_position(graph, write)) } else { known };
        if only > known { (only, only) } else { (1, 0) }
    }

    /// Whether the write of a read-modify-write must directly follow its source in co.
    #[inline]
    pub fn is_atomic(&self) -> bool {
        self.atomic
    }

    /// The write of another read-modify-write that reads the same source, if the model makes the two exclude
    /// each other.
    #[inline]
    pub fn rival(&self, graph: &Graph, source: EventId, loc: LocId) -> Option<EventId> {
        let next = *graph.writes(loc).get(graph.co_position(source))?;
        (self.atomic && graph.class(next).is_rmw()).then_some(next)
    }

    /// The write of another read-modify-write that reads what a write's own read-modify-write reads, if the
    /// model makes the two exclude each other ([`Model::rival`]). The write is in the graph, wherever it
    /// stands in co.
    pub fn rival_of(&self, graph: &Graph, write: EventId) -> Option<EventId> {
        let event = graph.event(write);
        if !self.atomic || !event.class.is_rmw() {
            return None;
        }
        let after = &graph.writes(event.loc)[graph.co_position(rmw_source(graph, write))..];
        after.iter().copied().find(|next| *next != write).filter(|next| graph.class(*next).is_rmw())
    }

    /// Whether the graph is still consistent after `id` was added, with its views, to a consistent graph.
    /// `revisited` tells that the event was not merely added: older events read from it or it reads from a
    /// newer one.
    #[inline]
    pub fn consistent_after(
        &self,
        graph: &Graph,
        id: EventId,
        revisited: bool,
        scratch: &mut Scratch,
    ) -> bool {
        let is_read = graph.class(id).kind() == Kind::Read;
        if is_read && !revisited && self.allows_newest && is_newest(graph, id) {
            return true;
        }
        selvedge_stop::look();
        (!self.atomic || atomic(graph, id))
            && self.coherent.iter().all(|view| coherent(graph, id, &self.views[*view]))
            && self.others_hold_after(graph, id, revisited, scratch)
    }

    /// Whether a graph is consistent after an event was added ([`Model::consistent_after`]) that is a read
    /// whose source is not older than [`Model::oldest_place`] said before it had one, or a write at one of
    /// its [`Model::places`]: coherence then needs no look unless what is read adds to a view.
    #[inline]
    pub fn consistent_with_choice(
        &self,
        graph: &Graph,
        id: EventId,
        revisited: bool,
        scratch: &mut Scratch,
    ) -> bool {
        if !revisited && self.allows_newest && is_newest(graph, id) {
            return true;
        }
        let class = graph.class(id);
        if class.is_signal() {
            // There was no choice, and nothing follows it.
            if self.only_cycles && !revisited {
                return true;
            }
        } else if class.kind() == Kind::Write {
            if self.atomic && !atomic(graph, id) {
                return false;
            }
        } else if revisited || !self.is_coherent_by_order(graph, id) {
            let stays_coherent = |view: &View| !view.grows_by_reading(graph, id) || coherent(graph, id, view);
            // Most models have one.
            let is_coherent = match self.coherent[..] {
                [view] => stays_coherent(&self.views[view]),
                _ => self.coherent.iter().all(|view| stays_coherent(&self.views[*view])),
            };
            if !is_coherent {
                return false;
            }
        }
        // The choice was made by the same order.
        if !revisited && !class.is_signal() && self.order_of_places(graph, id).is_some() {
            return true;
        }
        self.others_hold_after(graph, id, revisited, scratch)
    }

    /// Whether a sparse graph is still consistent after `id` was added or has got another source: it need not
    /// be the last event of its thread, so the views of all events may have changed.
    pub fn consistent_with_filled(
        &self,
        graph: &Graph,
        id: EventId,
        revisited: bool,
        scratch: &mut Scratch,
    ) -> bool {
        let writes = || graph.ids().filter(|other| graph.class(*other).kind() == Kind::Write);
        (!self.atomic || writes().all(|write| atomic(graph, write)))
            && self.coherent.iter().all(|view| graph.ids().all(|id| coherent(graph, id, &self.views[*view])))
            && self.others_hold_after(graph, id, revisited, scratch)
    }

    #[inline]
    fn others_hold_after(&self, graph: &Graph, id: EventId, revisited: bool, scratch: &mut Scratch) -> bool {
        // In most models there is none, or one.
        if self.other_checks.is_empty() {
            return true;
        }
        if let Some((of, order)) = &self.order
            && self.other_checks[..] == [*of]
            && is_followed_by_nothing_in_threads(graph, id, revisited)
        {
            return order.holds_after(&self.views, graph, id);
        }
        self.other_checks.iter().all(|number| self.holds_after(*number, graph, id, revisited, scratch))
    }

    /// Whether a constraint that is checked by an automaton or by matrices, or that has an `unless`, still
    /// holds.
    fn holds_after(
        &self,
        number: usize,
        graph: &Graph,
        id: EventId,
        revisited: bool,
        scratch: &mut Scratch,
    ) -> bool {
        let constraint = &self.constraints[number];
        match &constraint.unless {
            None => {}
            Some(Guard::NoEventOf(classes)) if graph.classes().bits() & classes == 0 => return true,
            // Where an excuse has just gone, older events may be at fault, and of a restricted graph that is
            // not known.
            Some(Guard::NoEventOf(classes))
                if !revisited && graph.classes_before(id).bits() & classes != 0 => {}
            Some(_) => return self.holds_of_whole(constraint, graph),
        }
        match &constraint.way {
            Way::ByConstruction | Way::Complete => true,
            Way::Coherence(view) => coherent(graph, id, &self.views[*view]),
            Way::Atomicity => atomic(graph, id),
            Way::Search(search) => match &self.order {
                Some((of, order))
                    if *of == number && is_followed_by_nothing_in_threads(graph, id, revisited) =>
                {
                    order.holds_after(&self.views, graph, id)
                }
                _ => search.holds_after(graph, id, scratch.of(number)),
            },
            Way::Matrix => self.holds_of_whole(constraint, graph),
        }
    }

    #[cold]
    fn holds_of_whole(&self, constraint: &Constraint, graph: &Graph) -> bool {
        matches!(constraint.way, Way::Complete) || self.holds_by_definition(constraint, &Snapshot::new(graph))
    }

    pub(crate) fn holds_by_definition(&self, constraint: &Constraint, snapshot: &Snapshot<'_>) -> bool {
        let excused = match &constraint.unless {
            None => false,
            Some(Guard::NoEventOf(classes)) => snapshot.graph().classes().bits() & classes == 0,
            Some(Guard::Test(test)) => snapshot.holds(&self.terms, test),
        };
        excused || snapshot.holds(&self.terms, &constraint.test)
    }

    /// Whether a whole graph satisfies every constraint, by matrices.
    pub fn consistent(&self, graph: &Graph) -> bool {
        let snapshot = Snapshot::new(graph);
        self.constraints
            .iter()
            .filter(|constraint| !constraint.implied)
            .all(|constraint| self.holds_by_definition(constraint, &snapshot))
    }

    /// Whether some constraint can only be judged on complete executions.
    pub fn filters_complete(&self) -> bool {
        self.constraints.iter().any(|constraint| matches!(constraint.way, Way::Complete))
    }

    /// Whether a complete graph satisfies the constraints that can only be judged when it is complete.
    pub fn accepts_complete(&self, graph: &Graph) -> bool {
        let mut complete =
            self.constraints.iter().filter(|constraint| matches!(constraint.way, Way::Complete)).peekable();
        if complete.peek().is_none() {
            return true;
        }
        let snapshot = Snapshot::new(graph);
        complete.all(|constraint| self.holds_by_definition(constraint, &snapshot))
    }

    /// Whether the model may report something of two events that can occur.
    pub fn may_report_pairs(&self) -> bool {
        self.reports.iter().any(|report| matches!(&report.way, ReportWay::Pairs(pairs) if pairs.can_happen))
    }

    /// Whether the event that was just added could let the model report something: quick to ask, and mostly
    /// answered with no.
    #[inline]
    pub fn may_report(&self, graph: &Graph, id: EventId) -> bool {
        self.reports.iter().any(|report| match &report.way {
            ReportWay::Pairs(pairs) => pairs.can_happen && has_partner(pairs, graph, id),
            ReportWay::Complete(_) => false,
        })
    }

    /// Whether all that the model reports are accesses to a location of which neither happens before the
    /// other.
    pub fn reports_only_unordered(&self) -> bool {
        let is_order = |view| self.happens_before == Some(view) || self.views[view].name == PORF;
        self.reports.iter().all(|report| match &report.way {
            ReportWay::Pairs(pairs) => {
                let concerns_init = pairs.partners[Class::INIT.index()] != 0;
                !pairs.can_happen
                    || (pairs.same_location && !concerns_init && pairs.either_way.is_some_and(is_order))
            }
            ReportWay::Complete(_) => false,
        })
    }

    /// Whether the model may report a read of an order with an access of one of some classes to its location.
    #[inline]
    pub fn may_report_read(&self, order: Order, present: ClassSet) -> bool {
        let partners = |rmw: bool| self.partners[Class::new(Kind::Read, order, rmw).index() % CLASSES];
        let present = present.bits() | Class::INIT.bit();
        self.reports_elsewhere || (partners(false) | partners(true)) & present != 0
    }

    /// Whether the model may report two events of some classes, or one of them with an initial write.
    pub fn may_report_among(&self, classes: ClassSet) -> bool {
        let classes = classes.bits();
        let is_reported = |class: usize| self.partners[class] & (classes | Class::INIT.bit()) != 0;
        self.reports_elsewhere || members(classes).any(is_reported)
    }

    /// Whether the event that was just added could let the model report something ([`Model::may_report`]),
    /// looked at more closely: only events that it does not know of can be reported with it.
    #[inline]
    pub fn may_report_closely(&self, graph: &Graph, id: EventId) -> bool {
        let event = graph.event(id);
        let present = graph.location_classes(event.loc).bits() | Class::INIT.bit();
        self.partners[event.class.index() % CLASSES] & present != 0 && self.may_report_pair(graph, id)
    }

    fn may_report_pair(&self, graph: &Graph, id: EventId) -> bool {
        self.reports.iter().any(|report| match &report.way {
            ReportWay::Pairs(pairs) if pairs.same_location => {
                let event = graph.event(id);
                let present = graph.location_classes(event.loc).bits() | Class::INIT.bit();
                pairs.partners[event.class.index()] & present != 0 && !self.knows_partners(pairs, graph, id)
            }
            ReportWay::Pairs(pairs) => pairs.can_happen && has_partner(pairs, graph, id),
            ReportWay::Complete(_) => false,
        })
    }

    /// Whether an event knows, by a view, of all events that it could be reported with, whichever of the two
    /// comes first; may say no although it does.
    fn knows_partners(&self, pairs: &Pairs, graph: &Graph, id: EventId) -> bool {
        let event = graph.event(id);
        let partners = pairs.partners[event.class.index()];
        let Some(view) = pairs.either_way else { return false };
        if !pairs.same_location || partners & Class::INIT.bit() != 0 {
            return false;
        }
        // It may be reported with itself, of which no view tells.
        if partners & event.class.bit() != 0 && pair::holds(&self.terms, pairs.left, graph, id, id) {
            return false;
        }
        let view = &self.views[view];
        let mut own = [0; MAX_THREADS];
        let clock = if view.is_po() {
            own[event.thread.index()] = event.index;
            &own
        } else {
            view.clock(graph, id)
        };
        graph.last_accesses(event.loc).iter().zip(clock).all(|(tail, seen)| {
            let mut access = *tail;
            while access != EventId::NONE {
                let other = graph.event(access);
                if other.index < *seen {
                    break;
                }
                if access != id && partners & other.class.bit() != 0 {
                    return false;
                }
                access = other.previous_at_location;
            }
            true
        })
    }

    /// What the event that was just added lets the model report: every pair that it is half of, errors before
    /// warnings.
    pub fn violations_after(&self, graph: &Graph, id: EventId) -> Vec<Violation> {
        let mut found = Vec::new();
        for report in &self.reports {
            // Without the second question, accesses to a location would cost the square of their number.
            if let ReportWay::Pairs(pairs) = &report.way
                && has_partner(pairs, graph, id)
                && !self.knows_partners(pairs, graph, id)
            {
                self.search_pairs(report, pairs, graph, id, &mut found);
                if !pairs.same_location && brings_initial_write(graph, id) {
                    let mut more = Vec::new();
                    self.search_pairs(report, pairs, graph, EventId::init(graph.event(id).loc), &mut more);
                    more.retain(|violation| violation.events.0 != id && violation.events.1 != id);
                    found.extend(more);
                }
            }
        }
        found.sort_by_key(|violation| !violation.is_error);
        found
    }

    fn search_pairs(
        &self,
        report: &Report,
        pairs: &Pairs,
        graph: &Graph,
        id: EventId,
        found: &mut Vec<Violation>,
    ) {
        let loc = if id.is_init() { id.init_location() } else { graph.event(id).loc };
        let others: Vec<EventId> = if pairs.same_location && loc != LocId::NONE {
            graph.writes(loc).iter().chain(graph.reads(loc)).copied().chain([EventId::init(loc)]).collect()
        } else {
            graph.ids().chain(initial_writes(graph)).collect()
        };
        let partners = pairs.partners[graph.class(id).index()];
        for other in others.into_iter().filter(|other| partners & graph.class(*other).bit() != 0) {
            // Most pairs are in a view, which costs least to see.
            let broken = |a, b| {
                !self.in_views(pairs, graph, a, b)
                    && pair::holds(&self.terms, report.left, graph, a, b)
                    && !self.in_right(report, pairs, graph, a, b)
            };
            let pair = [(other, id), (id, other)].into_iter().find(|(a, b)| broken(*a, *b));
            found.extend(pair.map(|(a, b)| violation(report, a, b)));
        }
    }

    fn in_right(&self, report: &Report, pairs: &Pairs, graph: &Graph, a: EventId, b: EventId) -> bool {
        if a.is_init() || b.is_init() {
            let snapshot = Snapshot::new(graph);
            let right = snapshot.evaluate(&self.terms, report.right);
            return right.get(snapshot.number(a), snapshot.number(b));
        }
        pairs.rest.iter().any(|part| pair::holds(&self.terms, *part, graph, a, b))
            || self.in_views(pairs, graph, a, b)
    }

    /// Whether a view on the right side tells of two events; views do not tell of initial writes.
    fn in_views(&self, pairs: &Pairs, graph: &Graph, a: EventId, b: EventId) -> bool {
        let is_in = |(view, inverted): &(usize, bool)| {
            let (first, second) = if *inverted { (b, a) } else { (a, b) };
            self.views[*view].contains(graph, first, second)
        };
        !a.is_init() && !b.is_init() && pairs.views.iter().any(is_in)
    }

    /// Whether some report or flag can only be evaluated on complete executions.
    pub fn reports_on_complete(&self) -> bool {
        !self.flags.is_empty()
            || self.reports.iter().any(|report| matches!(report.way, ReportWay::Complete(_)))
    }

    /// What the model reports of a complete execution beyond [`Model::violations_after`].
    pub fn violations_of_complete(&self, graph: &Graph) -> Vec<Violation> {
        self.violations_in(&Snapshot::new(graph), |report| matches!(report.way, ReportWay::Complete(_)))
    }

    /// Everything the model reports of a whole execution, by matrices.
    pub fn violations(&self, graph: &Graph) -> Vec<Violation> {
        self.violations_in(&Snapshot::new(graph), |_| true)
    }

    pub(crate) fn violations_in(
        &self,
        snapshot: &Snapshot<'_>,
        which: impl Fn(&Report) -> bool,
    ) -> Vec<Violation> {
        let mut found = Vec::new();
        for report in self.reports.iter().filter(|report| which(report)) {
            let right = snapshot.evaluate(&self.terms, report.right);
            let left = snapshot.evaluate(&self.terms, report.left);
            let missing = left.pairs().find(|(a, b)| !right.get(*a, *b));
            found.extend(missing.map(|(a, b)| violation(report, snapshot.event(a), snapshot.event(b))));
        }
        for (name, test) in &self.flags {
            if snapshot.holds(&self.terms, test) {
                let first = snapshot.evaluate(&self.terms, test.body).pairs().next();
                let (a, b) = first
                    .map_or((EventId::NONE, EventId::NONE), |(a, b)| (snapshot.event(a), snapshot.event(b)));
                let (name, text) = (name.clone(), format!("flag {name}"));
                found.push(Violation { name, text, is_error: false, events: (a, b) });
            }
        }
        found
    }
}

/// Whether there is an event of a class that could be reported with this one.
#[inline]
fn has_partner(pairs: &Pairs, graph: &Graph, id: EventId) -> bool {
    let present =
        if pairs.same_location { graph.location_classes(graph.event(id).loc) } else { graph.classes() };
    let present = present.bits();
    let of_init = pairs.partners[Class::INIT.index()];
    pairs.partners[graph.class(id).index()] & (present | Class::INIT.bit()) != 0
        || (!pairs.same_location && of_init & present != 0 && brings_initial_write(graph, id))
}

/// Whether an event is the first that accesses its location, so that there is an initial write that was not
/// there before.
fn brings_initial_write(graph: &Graph, id: EventId) -> bool {
    let loc = graph.event(id).loc;
    graph.class(id).kind() != Kind::Fence && graph.writes(loc).len() + graph.reads(loc).len() == 1
}

fn violation(report: &Report, a: EventId, b: EventId) -> Violation {
    Violation {
        name: report.name.clone(),
        text: report.text.clone(),
        is_error: report.severity == Severity::Error,
        events: (a, b),
    }
}

/// Whether an event and, after a revisit, those that read from it are the last of their threads.
#[inline]
fn is_followed_by_nothing_in_threads(graph: &Graph, id: EventId, revisited: bool) -> bool {
    if revisited || graph.is_sparse() {
        let mut readers = graph.early_reads().iter().filter(|read| graph.event(**read).rf == id);
        return !graph.is_sparse()
            && graph.is_last_of_thread(id)
            && readers.all(|read| graph.is_last_of_thread(*read));
    }
    true
}

/// Whether there is nothing newer than an event at its location, or than what it reads.
#[inline]
fn is_newest(graph: &Graph, id: EventId) -> bool {
    let event = graph.event(id);
    match event.class.kind() {
        Kind::Read => graph.co_position(event.rf) == graph.writes(event.loc).len(),
        Kind::Write => event.co as usize == graph.writes(event.loc).len(),
        Kind::Fence => true,
    }
}

/// Coherence of one event that nothing follows in the view: it is not older than what it knows of.
#[inline]
fn coherent(graph: &Graph, id: EventId, view: &View) -> bool {
    let event = graph.event(id);
    match event.class.kind() {
        Kind::Read => {
            let place = graph.co_position(event.rf);
            // Nothing is newer than the newest.
            place == graph.writes(event.loc).len() || view.known(graph, id) <= place
        }
        Kind::Write => view.known(graph, id) < event.co as usize,
        Kind::Fence => true,
    }
}

/// Nothing stands between the write of a read-modify-write and what its read reads, at the place of a new
/// write.
#[inline]
fn atomic(graph: &Graph, id: EventId) -> bool {
    let event = graph.event(id);
    if event.class.kind() != Kind::Write {
        return true;
    }
    if event.class.is_rmw() && graph.co_position(rmw_source(graph, id)) + 1 != event.co as usize {
        return false;
    }
    match graph.writes(event.loc).get(event.co as usize) {
        Some(next) if graph.class(*next).is_rmw() => rmw_source(graph, *next) == id,
        _ => true,
    }
}

/// What the read that belongs to the write of a read-modify-write reads from.
#[inline]
fn rmw_source(graph: &Graph, write: EventId) -> EventId {
    let read = graph.po_predecessor(write).expect("the write of a read-modify-write follows its read");
    graph.event(read).rf
}
