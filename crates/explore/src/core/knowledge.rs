//! What is known of every graph: the facts of an exploration, what threads do, and what was learnt on the
//! way.
//!
//! Whoever has a [`Knowledge`] can ask about any graph and remember answers, but cannot move the exploration:
//! where that is the `stack` knows, and what was found is `told`.
//! Not here: the questions. Each is a method in the file that it belongs to.

use crate::core::causal::Precedence;
use crate::core::options::{Coherence, Options, Rounds};
use crate::core::skims::Skims;
use crate::core::unfolding::{NodeId, Rules, Unfolding};
use crate::holes::causes::Causes;
use crate::judge::location::Location;
use crate::reductions::chains::link_classes;
use crate::reductions::equal::Symmetry;
use crate::unordered::sections::Sections;
use crate::unordered::wants::Wants;
use selvedge_graph::{ClassSet, EventId, Graph, LocId, ThreadId, Value};
use selvedge_model::{Model, Scratch};
use selvedge_program::{Liveness, Objects, Program, Symmetric};
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// Something that nobody can change any more.
pub struct Fixed<T>(T);

impl<T> Deref for Fixed<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        &self.0
    }
}

/// What does not change while an exploration goes on.
pub struct Facts<'a, P: Program, C: Precedence> {
    pub(crate) program: &'a P,
    pub(crate) model: &'a Model,
    pub(crate) causal: C,
    /// What makes two executions different.
    pub(crate) coherence: Coherence,
    /// Whether races with first contents of objects are errors.
    pub(crate) races: bool,
    /// Which threads that spin for ever are errors.
    pub(crate) liveness: Liveness,
    /// Some constraint of the model can only be judged on finished graphs, so what a partial graph shows
    /// proves nothing.
    pub(crate) filters: bool,
    /// The program makes, publishes and frees objects.
    pub(crate) has_objects: bool,
    /// The program has sections whose order is left open.
    pub(crate) has_sections: bool,
    /// Threads of the program may block because of what they read.
    pub(crate) may_wait: bool,
    /// Threads that could only block are scheduled last (`patience`).
    pub(crate) has_patience: bool,
    /// Nothing but the end of an execution can be in doubt when one thread has joined all others (`coda`).
    pub(crate) can_end_early: bool,
    /// The model may report something of two events that the program can have.
    pub(crate) may_report: bool,
    /// Some report of the model can only be made of finished graphs.
    pub(crate) reports_late: bool,
    /// An event that leaves nothing newer at its location, or reads what is newest, is consistent.
    pub(crate) trusts_newest: bool,
    /// Creations, beginnings, ends and joins of threads are consistent wherever they can be added.
    pub(crate) has_plain_signals: bool,
    /// The classes of events that chains can be made of (`links`).
    pub(crate) link_classes: ClassSet,
}

/// What an exploration has learnt that does not depend on where it is.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Learnt {
    /// Who has wanted what while in a section.
    pub(crate) wants: Wants,
    /// Accesses inside and outside of sections: a lock, and a location that a section of it wrote and
    /// somebody outside read before the section had ended.
    pub(crate) mixed: Vec<(LocId, LocId)>,
    /// Some thread could not go on in the way in which every model must let it.
    pub(crate) inextensible: bool,
    /// Threads that are not looked at as if they might be symmetric with others, as a set of bits.
    pub(crate) asymmetric: u32,
    /// Which threads do the same.
    pub(crate) symmetry: Symmetry,
    /// Reads that went with rounds that were left out, and writes that might race with them.
    pub(crate) skims: Skims,
}

/// What is known of every graph.
pub struct Knowledge<'a, P: Program, C: Precedence> {
    pub(crate) facts: Fixed<Facts<'a, P, C>>,
    /// What threads do after which values: grows when it is asked for something new.
    pub(crate) unfolding: Unfolding<'a, P>,
    pub(crate) learnt: Learnt,
    /// What does not change about locations, as far as they have been met, if the program has objects.
    pub(crate) locations: Vec<Location>,
    /// If the program has sections whose order is left open: what finds an order of them.
    pub(crate) sections: Option<Box<Sections>>,
    /// What is before events of their threads, where dependencies are tracked.
    pub(crate) causes: Causes,
    /// Working memory of the model.
    pub(crate) scratch: Scratch,
}

impl<'a, P: Program, C: Precedence> Facts<'a, P, C> {
    fn new(program: &'a P, model: &'a Model, options: &Options, causal: C) -> Facts<'a, P, C> {
        let known = program.facts();
        let (coherence, has_sections) = (options.coherence, known.has_sections);
        let mut facts = Facts {
            program,
            model,
            causal,
            coherence,
            races: options.races,
            liveness: options.liveness,
            filters: model.filters_complete(),
            has_objects: program.objects().is_some(),
            has_sections,
            may_wait: known.may_wait,
            has_patience: false,
            can_end_early: false,
            may_report: model.may_report_pairs(),
            reports_late: model.filters_complete() || model.reports_on_complete(),
            trusts_newest: model.allows_newest() && coherence == Coherence::Stored && !has_sections,
            has_plain_signals: !C::LEAVES_HOLES && !has_sections && model.only_forbids_cycles(),
            link_classes: link_classes(model),
        };
        facts.has_patience = options.patience && facts.may_have_patience();
        facts.can_end_early = facts.may_end_early();
        facts
    }

    /// Whether what a partial graph shows is shown by some complete execution too.
    #[inline]
    pub fn reports_at_once(&self) -> bool {
        !self.filters
    }

    /// The thread that makes the object of a location, if it does not exist from the start.
    #[inline]
    pub fn maker(&self, loc: LocId) -> Option<ThreadId> {
        self.program.objects()?.maker(loc)
    }

    /// Whether some locations that are known by now may share bytes.
    #[inline]
    pub fn mixes_sizes(&self) -> bool {
        self.program.objects().is_none_or(|objects| objects.mixes_sizes())
    }

    /// The thread before this one that may do the same.
    #[inline]
    pub fn twin(&self, thread: ThreadId) -> Option<ThreadId> {
        self.program.symmetric()?.twin(thread)
    }

    #[inline]
    pub fn threads(&self) -> impl DoubleEndedIterator<Item = ThreadId> + use<P, C> {
        (0..self.program.threads()).map(|thread| ThreadId(thread as u16))
    }

    /// Whether canonical is the first consistent choice.
    #[inline]
    pub fn by_first_choice(&self) -> bool {
        C::LEAVES_HOLES || self.coherence == Coherence::Inferred || self.has_sections
    }
}

impl Learnt {
    /// Threads that may be found to be symmetric with the one before them, as a set of bits.
    #[inline]
    pub(crate) fn candidates(&self) -> u32 {
        !self.asymmetric
    }

    /// Whether it is known if there are symmetric threads.
    #[inline]
    pub(crate) fn agrees_on_symmetry(&self) -> bool {
        self.candidates() == 0 || self.symmetry.has_equal_threads()
    }

    /// Adds what another exploration has learnt.
    pub fn absorb(&mut self, other: &Learnt) {
        self.absorb_all_but_symmetry(other);
        self.asymmetric |= other.asymmetric;
        self.symmetry.absorb(&other.symmetry);
    }

    /// Adds what another exploration has learnt, but for equal threads: who explores has to look at these
    /// again.
    pub(crate) fn absorb_all_but_symmetry(&mut self, other: &Learnt) {
        self.wants.extend(&other.wants);
        let new: Vec<_> = other.mixed.iter().filter(|pair| !self.mixed.contains(pair)).copied().collect();
        self.mixed.extend(new);
        self.skims.absorb(&other.skims);
        self.inextensible |= other.inextensible;
    }

    /// Whether threads were taken for symmetric that are not, or that may not be.
    pub fn breaks_symmetry(&self) -> bool {
        self.symmetry.is_broken()
    }

    /// The locks that threads may wait for in a circle.
    pub fn deadlock_suspects(&self) -> Vec<LocId> {
        self.wants.locks_on_cycles()
    }

    /// The locations of which reads were left out that might show a race: it has to be explored again with
    /// rounds that read them. What is given says whether a location may belong to the object that another one
    /// names where it is freed.
    pub fn races_left_out(&self, may_be_within: impl Fn(LocId, LocId) -> bool) -> Vec<LocId> {
        self.skims.at_odds(may_be_within)
    }

    /// The locations that it is about.
    pub(crate) fn locations(&self) -> impl Iterator<Item = LocId> + '_ {
        let mixed = self.mixed.iter().flat_map(|(first, second)| [*first, *second]);
        mixed.chain(self.wants.locations()).chain(self.symmetry.locations()).chain(self.skims.locations())
    }

    /// Whether the model has kept some thread from going on in the way in which every model must let it.
    pub fn is_inextensible(&self) -> bool {
        self.inextensible
    }
}

impl<'a, P: Program, C: Precedence> Knowledge<'a, P, C> {
    pub fn new(program: &'a P, model: &'a Model, options: &Options, causal: C) -> Knowledge<'a, P, C> {
        let facts = Facts::new(program, model, options, causal);
        let mut unfolding = Unfolding::new(program, options.unfolding_bound);
        if model.shrinks_without_reads() {
            let Rounds { same_state, earlier_read } = options.rounds;
            unfolding.leave_out(Rules { same_state, earlier_read, weakenings: model.weakenings() });
        }
        let sections = facts.has_sections.then(|| Box::new(Sections::new(model, options.coherence)));
        Knowledge {
            facts: Fixed(facts),
            unfolding,
            learnt: Learnt { asymmetric: !options.symmetric, ..Learnt::default() },
            locations: Vec::new(),
            sections,
            causes: Causes::default(),
            scratch: Scratch::default(),
        }
    }

    /// The node at which a thread stands.
    #[inline]
    pub fn node_of(&self, graph: &Graph, thread: ThreadId) -> NodeId {
        match C::stands_after(graph, thread) {
            Some(last) => NodeId(graph.event(last).tag),
            None => self.unfolding.root(thread),
        }
    }

    /// The node whose action an event is.
    #[inline]
    pub fn node_before(&self, graph: &Graph, id: EventId) -> NodeId {
        match graph.po_predecessor(id) {
            Some(hole) if C::is_missing(graph, hole) => self.unfolding.parent(NodeId(graph.event(id).tag)),
            Some(previous) => NodeId(graph.event(previous).tag),
            None => self.unfolding.root(graph.event(id).thread),
        }
    }

    /// The value of a write.
    #[inline]
    pub fn value_of(&self, graph: &Graph, write: EventId) -> Value {
        if write.is_init() {
            self.initial_value(graph, write.init_location())
        } else {
            graph.event(write).value
        }
    }
}
