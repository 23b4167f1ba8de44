//! Symmetry reduction: of executions that differ only in which of several equal threads did what, one is
//! explored.
//!
//! In the spirit of "SPORE: Combining Symmetry and Partial Order Reduction" (Kokologiannakis et al.,
//! PLDI'24). Threads that do the same after the same values stand in a row; each but the first has a *twin*,
//! the one before it. As long as both have done the same, that is, read from the same writes, an event
//! *mirrors* the event of the twin with the same number, its *original*. At the first difference the twin
//! comes first: its write is earlier in co, or it reads from an earlier write in co. Hence:
//!
//! * an event has its original as a cause, for revisits only: a revisit that keeps the one keeps the other.
//!   The scheduler adds the original first, as twins have lower numbers;
//! * a read may not read what is older in co than what its original reads, and a write comes after its
//!   original in co. What is newest satisfies that, so nothing changes in what is canonical;
//! * where causes and co disagree, as they may if accesses are relaxed, the causes win: a read may also read
//!   something older that its original is a cause of. The execution with the two exchanged would have the
//!   original after its copy.
//!
//! Co and causes together need not order three equal threads, and each is compared with its twin only. Then
//! several executions are visited that differ in nothing but which of them did what; one of them counts
//! (`orbit`).
//!
//! That threads do the same is not believed but compared, node by node of their unfoldings
//! (`unfolding/mirror.rs`). Nor may anybody else tell them apart: between their creations their creator does
//! nothing but write locations that nobody else accesses (handles), it joins all of them in one go, and the
//! joins return the same. Whatever breaks this makes the exploration start again without the threads it
//! concerns. It must show in the exchanged execution too; so joins are judged by looking ahead, from where a
//! thread waits for the end of one of them as soon as any of them has ended.
//!
//! Not here: executions whose coherence order is inferred, sections without order, models with dependencies:
//! no reduction.
//! Compared with the orbits of what brute force finds in `selvedge_fuzz::symmetry`.

use crate::core::causal::Precedence;
use crate::core::explorer::Explorer;
use crate::core::found::Found;
use crate::core::hooks::CausalOrder;
use crate::core::knowledge::Knowledge;
use crate::core::unfolding::NodeId;
use crate::reductions::equal::Symmetry;
use selvedge_graph::{Class, EventId, Graph, Kind, LocId, Order, ThreadId, Value};
use selvedge_program::{Action, Exclusive, Object, Program, Symmetric};

/// Whether two events, before which two threads have done the same, are the same.
pub(crate) fn are_same(graph: &Graph, first: EventId, second: EventId) -> bool {
    let (first, second) = (graph.event(first), graph.event(second));
    match first.class.kind() {
        Kind::Fence => true,
        // There was no choice.
        _ if first.class.is_signal() => true,
        Kind::Write => false,
        Kind::Read => first.rf == second.rf,
    }
}

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// Whether threads were found to be symmetric.
    pub fn has_equal_threads(&self) -> bool {
        self.known.learnt.symmetry.has_equal_threads()
    }

    /// Whether it is known if there are symmetric threads: as long as it is not, parts of the exploration
    /// might be explored in different ways.
    pub fn can_be_shared(&self) -> bool {
        self.known.learnt.agrees_on_symmetry()
    }

    /// If threads have turned out not to be symmetric, starts again without these.
    pub(crate) fn forget_broken_symmetry(&mut self) -> bool {
        if !self.known.learnt.symmetry.has_equal_threads() {
            return false;
        }
        let broken = self.known.learnt.symmetry.broken.get() | self.known.unlike();
        if broken == 0 {
            return false;
        }
        self.known.learnt.asymmetric |= broken;
        self.known.look_again();
        self.start_over();
        self.told.tell(Found::Again);
        true
    }
}

impl<P: Program, C: Precedence> Knowledge<'_, P, C> {
    /// Finds the twins among the threads that are there from the start.
    pub(crate) fn find_symmetry(&mut self) {
        if !C::HAS_MORE_CAUSES || self.facts.by_first_choice() {
            self.learnt.asymmetric = u32::MAX;
        }
        if self.learnt.candidates() == 0 {
            return;
        }
        for thread in self.facts.threads() {
            let Some(twin) = self.possible_twin(thread) else { continue };
            let (root, root_of_twin) = (self.unfolding.root(thread), self.unfolding.root(twin));
            if !matches!(self.unfolding.action(root), Action::Begin { .. }) {
                self.learnt.symmetry.threads |= 1 << thread.index();
                self.learnt.symmetry.twins[thread.index()] = Some(twin);
                self.unfolding.mirror((twin, root_of_twin), (thread, root));
            }
        }
        // Others are found when they are created.
        let creation = Class::new(Kind::Write, Order::Start, false);
        if !self.facts.program.facts().classes.contains(creation) {
            self.decide_on_symmetry();
        }
    }

    fn possible_twin(&self, thread: ThreadId) -> Option<ThreadId> {
        let is_allowed = self.learnt.candidates() >> thread.index() & 1 != 0;
        self.facts.twin(thread).filter(|_| is_allowed)
    }

    /// Notes whether the thread of an event that was just added has done the same as its twin before.
    #[inline]
    pub(crate) fn mirror(&mut self, graph: &mut Graph, id: EventId) {
        if self.learnt.symmetry.has_equal_threads() {
            self.look_at_event(graph, id);
        }
    }

    #[inline(never)]
    fn look_at_event(&mut self, graph: &mut Graph, id: EventId) {
        let (loc, own) = (graph.event(id).loc, 1 << graph.event(id).thread.index());
        if loc != LocId::NONE {
            let accessors = &mut self.learnt.symmetry.accessors;
            accessors.resize(accessors.len().max(loc.index() + 1), 0);
            accessors[loc.index()] |= own;
        }
        let event = graph.event(id);
        if let Some(owner) = self.learnt.symmetry.handles.get(&event.loc)
            && *owner != event.thread
        {
            self.learnt.symmetry.break_up(self.learnt.symmetry.created_by(*owner));
            return;
        }
        if let Some(twin) = self.learnt.symmetry.twin(event.thread)
            && let Some(original) = graph.thread(twin).get(event.index as usize)
        {
            let is_alike = {
                let original = graph.event(*original);
                let is_free = !event.class.is_signal();
                event.class.kind() == original.class.kind() && (!is_free || event.loc == original.loc)
            };
            let mirrors = is_alike
                && match graph.po_predecessor(id) {
                    // What its creation was found to be.
                    None if event.class.order() == Order::Start => graph.event(event.rf).mirrors,
                    None => true,
                    Some(previous) => {
                        let before = graph.thread(twin)[event.index as usize - 1];
                        graph.event(previous).mirrors && are_same(graph, previous, before)
                    }
                };
            graph.set_mirrors(id, mirrors);
        }
    }

    /// Looks whether a thread, whose creation is the last event, is symmetric with the one that was created
    /// before it.
    pub(crate) fn look_for_twin(&mut self, graph: &mut Graph, new: ThreadId) {
        let Some(id) = graph.last() else { return };
        if self.learnt.candidates() == 0 {
            return;
        }
        let Some(twin) = self.possible_twin(new) else { return };
        let (creator, value) = (graph.event(id).thread, graph.event(id).value);
        let mut handles = Vec::new();
        for earlier in graph.thread(creator)[..graph.event(id).index as usize].iter().rev() {
            let event = graph.event(*earlier);
            let is_write = event.class.kind() == Kind::Write && !event.class.is_rmw();
            match event.class.order() {
                Order::NotAtomic if is_write => handles.push(event.loc),
                Order::Start if is_write => {
                    let node = self.node_before(graph, *earlier);
                    let is_twin = matches!(self.unfolding.action(node), Action::Create { thread, .. } if thread == twin);
                    if !is_twin || event.value != value {
                        return;
                    }
                    self.pair(graph, id, (twin, new), creator, &handles);
                    return;
                }
                _ => return,
            }
        }
    }

    /// Takes a thread, whose creation is the last event, for symmetric with the one before it.
    fn pair(
        &mut self,
        graph: &mut Graph,
        id: EventId,
        (twin, new): (ThreadId, ThreadId),
        creator: ThreadId,
        handles: &[LocId],
    ) {
        graph.set_mirrors(id, true);
        for loc in handles {
            self.reserve(graph, *loc, creator);
        }
        let value = graph.event(id).value;
        self.note_pair((twin, new), creator, value);
        let group = self.group(graph, new);
        let is_joined = graph.ids().any(|id| {
            let event = graph.event(id);
            event.class.kind() == Kind::Read
                && event.class.order() == Order::Finish
                && group >> graph.event(event.rf).thread.index() & 1 != 0
        });
        if is_joined {
            self.learnt.symmetry.break_up(group);
        }
        // The creator may already stand before a join.
        let node = self.node_of(graph, creator);
        self.look_at_join(graph, creator, node);
    }

    /// Notes that a thread is symmetric with its twin if `creator` creates both with the same value.
    fn note_pair(&mut self, (twin, new): (ThreadId, ThreadId), creator: ThreadId, value: Value) {
        self.learnt.symmetry.threads |= 1 << new.index();
        self.learnt.symmetry.twins[new.index()] = Some(twin);
        self.learnt.symmetry.creators[new.index()] = Some(creator);
        self.learnt.symmetry.creators[twin.index()] = Some(creator);
        let (first, second) = (self.unfolding.root(twin), self.unfolding.root(new));
        let (first, second) = (self.unfolding.child(first, value), self.unfolding.child(second, value));
        self.unfolding.mirror((twin, first), (new, second));
    }

    /// Notes the symmetric threads of a graph that somebody else has made.
    pub(crate) fn note_pairs(&mut self, graph: &Graph) {
        if self.learnt.candidates() == 0 {
            return;
        }
        for new in self.facts.threads() {
            let Action::Begin { loc } = self.unfolding.action(self.unfolding.root(new)) else { continue };
            let Some(create) = graph.writes(loc).first().map(|create| *graph.event(*create)) else {
                continue;
            };
            if create.mirrors {
                let twin = self.facts.twin(new).expect("invariant `twins`: all explorers know the same ones");
                self.note_pair((twin, new), create.thread, create.value);
            }
        }
    }

    /// Notes that only one thread may access a location.
    fn reserve(&mut self, graph: &Graph, loc: LocId, owner: ThreadId) {
        let mut accesses = graph.reads(loc).iter().chain(graph.writes(loc));
        let is_shared = accesses.any(|access| graph.event(*access).thread != owner);
        let other = *self.learnt.symmetry.handles.entry(loc).or_insert(owner);
        if is_shared || other != owner {
            self.learnt
                .symmetry
                .break_up(self.learnt.symmetry.created_by(owner) | self.learnt.symmetry.created_by(other));
        }
    }

    /// Whether a thread was found to be symmetric with its twin when it was created in the present graph.
    fn is_paired(&self, graph: &Graph, thread: ThreadId) -> bool {
        let Action::Begin { loc } = self.unfolding.action(self.unfolding.root(thread)) else {
            return false;
        };
        let is_twin = self.learnt.symmetry.twin(thread).is_some();
        is_twin && graph.writes(loc).first().is_some_and(|create| graph.event(*create).mirrors)
    }

    /// Looks at an object that a thread uses, but another has made: if the maker has done something private
    /// with it between the creations of symmetric threads, that happens before the later ones only.
    pub(crate) fn look_at_object(&self, graph: &Graph, maker: ThreadId, object: &Object) {
        let creation = |thread: ThreadId| {
            let Action::Begin { loc } = self.unfolding.action(self.unfolding.root(thread)) else {
                return None;
            };
            graph.writes(loc).first().map(|create| u32::from(graph.event(*create).index))
        };
        let is_created = |thread: &ThreadId| self.learnt.symmetry.creators[thread.index()] == Some(maker);
        for thread in self.facts.threads().filter(is_created) {
            let Some(twin) = self.learnt.symmetry.twin(thread) else { continue };
            if let (Some(first), Some(second)) = (creation(twin), creation(thread))
                && [object.made, object.written, object.used].iter().any(|at| first < *at && *at <= second)
            {
                self.learnt.symmetry.break_up(1 << twin.index() | 1 << thread.index());
            }
        }
    }

    /// The threads that are symmetric with a thread in the present graph, itself included.
    fn group(&self, graph: &Graph, thread: ThreadId) -> u32 {
        let mut first = thread;
        while self.is_paired(graph, first)
            && let Some(twin) = self.learnt.symmetry.twin(first)
        {
            first = twin;
        }
        let mut group = 1 << first.index();
        // Twins have lower numbers.
        for next in self.facts.threads().filter(|next| next.index() > first.index()) {
            let follows = self.learnt.symmetry.twin(next).is_some_and(|twin| group >> twin.index() & 1 != 0);
            if follows && self.is_paired(graph, next) {
                group |= 1 << next.index();
            }
        }
        group
    }

    /// Looks whether a thread that stands at a node, about to join one of several symmetric threads, joins
    /// them all in one go.
    #[inline]
    pub(crate) fn look_at_join(&mut self, graph: &Graph, thread: ThreadId, node: NodeId) {
        if self.learnt.symmetry.has_equal_threads()
            && let Action::Join { thread: joined, .. } = self.unfolding.action(node)
        {
            self.look_ahead(graph, thread, node, joined);
        }
    }

    #[inline(never)]
    fn look_ahead(&mut self, graph: &Graph, thread: ThreadId, node: NodeId, joined: ThreadId) {
        let group = self.group(graph, joined);
        if group.is_power_of_two() {
            return;
        }
        let members = || self.facts.threads().filter(|member| group >> member.index() & 1 != 0);
        let finish = |member: ThreadId| {
            let last = graph.event(*graph.thread(member).last()?);
            (last.class.order() == Order::Finish).then_some((last.value, last.loc))
        };
        let Some((value, _)) = members().find_map(finish) else { return };
        let is_same = members().filter_map(finish).all(|(other, _)| other == value);
        let is_joined = |(_, loc): (Value, LocId)| !graph.reads(loc).is_empty();
        let joined = members().filter(|member| finish(*member).is_some_and(is_joined));
        let left = joined.fold(group, |left, member| left & !(1 << member.index()));
        let is_creator = self.learnt.symmetry.creators[joined_index(group)] == Some(thread);
        if !is_same || !is_creator || !self.joins_all(graph, thread, (node, value), left) {
            self.learnt.symmetry.break_up(group);
        }
    }

    /// Whether a thread that goes on at a node joins some threads, all of which return `value`, before it
    /// does anything else that others could see.
    fn joins_all(
        &mut self,
        graph: &Graph,
        thread: ThreadId,
        (mut node, value): (NodeId, Value),
        mut left: u32,
    ) -> bool {
        if !self.learnt.symmetry.seen.insert((node, value)) {
            return true;
        }
        loop {
            let returned = match self.unfolding.action(node) {
                Action::Join { thread, .. } if left >> thread.index() & 1 != 0 => {
                    left &= !(1 << thread.index());
                    value
                }
                // A handle, which it has written itself, or which was there before the first thread was
                // created.
                Action::Read { loc, order: Order::NotAtomic, exclusive: Exclusive::No } => {
                    let is_own = |id: &&EventId| graph.event(**id).thread == thread;
                    let handle = match graph.writes(loc).iter().rfind(is_own) {
                        Some(write) => graph.event(*write).value,
                        None => self.initial_value(graph, loc),
                    };
                    self.reserve(graph, loc, thread);
                    handle
                }
                _ => return false,
            };
            if left == 0 {
                return true;
            }
            node = self.unfolding.child(node, returned);
        }
    }

    /// An execution has come to its end. If no threads were found to be symmetric by then, none are looked
    /// for any more.
    #[inline]
    pub(crate) fn decide_on_symmetry(&mut self) {
        if !self.learnt.symmetry.has_equal_threads() {
            self.learnt.asymmetric = u32::MAX;
        }
    }

    /// Threads that are known not to be symmetric with a neighbour, as a set of bits.
    pub(crate) fn unlike(&self) -> u32 {
        let tells = self.facts.program.symmetric().is_some_and(|symmetric| symmetric.tells_threads_apart());
        let all = if tells { self.learnt.symmetry.threads } else { 0 };
        self.unfolding.unlike() | all
    }

    /// Learns what another explorer knows: which threads cannot be symmetric, and which are.
    pub(crate) fn learn_symmetry(&mut self, asymmetric: u32, known: &Symmetry) {
        let symmetric = self.learnt.candidates() & !asymmetric;
        if symmetric != self.learnt.candidates() {
            self.learnt.asymmetric = !symmetric;
            self.look_again();
        }
        // Who has not heard that some threads are not symmetric takes too many for it.
        if symmetric != 0 && symmetric == !asymmetric {
            self.learnt.symmetry.absorb(known);
        }
    }

    /// Forgets which threads are symmetric.
    fn look_again(&mut self) {
        self.learnt.symmetry = Symmetry::default();
        self.unfolding.forget_mirrors();
        self.find_symmetry();
    }
}

/// The first member of a group.
fn joined_index(group: u32) -> usize {
    group.trailing_zeros() as usize
}
