//! A program that somebody else runs, as a subject of the driver.

use selvedge_check::{Refusal, States, Stop, Subject};
use selvedge_explore::{CausalOrder, Explorer};
use selvedge_graph::{LocId, ThreadId, Value};
use selvedge_model::Model;
use selvedge_program::{Action, Excess, Facts, Next, Objects, Place, Program, Symmetric};
use selvedge_report::{Activation, Allocation, Names, Origin, Position};

/// A borrowed program. All workers borrow the same one, so that numbers mean the same to each of them.
pub struct Embedded<'a, P>(pub &'a P);

#[deny(clippy::missing_trait_methods)]
impl<P: Program> Program for Embedded<'_, P> {
    type State = P::State;

    fn threads(&self) -> usize {
        self.0.threads()
    }

    fn initial_value(&self, loc: LocId) -> Value {
        self.0.initial_value(loc)
    }

    fn start(&self, thread: ThreadId) -> Next<P::State> {
        self.0.start(thread)
    }

    fn resume(&self, state: &P::State, value: Value) -> Next<P::State> {
        self.0.resume(state, value)
    }

    fn objects(&self) -> Option<impl Objects<P::State>> {
        self.0.objects()
    }

    fn facts(&self) -> Facts {
        self.0.facts()
    }

    fn symmetric(&self) -> Option<impl Symmetric> {
        self.0.symmetric()
    }

    fn looks_outside(&self, state: &P::State) -> bool {
        self.0.looks_outside(state)
    }

    fn goes_on_alike(&self, shorter: &P::State, longer: &P::State, excess: Excess) -> bool {
        self.0.goes_on_alike(shorter, longer, excess)
    }

    fn bytes(&self, state: &P::State) -> usize {
        self.0.bytes(state)
    }

    fn run_alone(&self, state: &P::State, value: Value, answer: impl FnMut(Action) -> Option<Value>) {
        self.0.run_alone(state, value, answer);
    }
}

#[deny(clippy::missing_trait_methods)]
impl<P: Names> Names for Embedded<'_, P> {
    fn position(&self, place: Place) -> Position {
        self.0.position(place)
    }

    fn maker(&self, loc: LocId) -> Option<ThreadId> {
        self.0.maker(loc)
    }

    fn place_of(&self, place: Place, thread: ThreadId, event: String) -> selvedge_report::Place {
        self.0.place_of(place, thread, event)
    }

    fn place_in(
        &self,
        state: &P::State,
        place: Place,
        thread: ThreadId,
        event: String,
    ) -> selvedge_report::Place {
        self.0.place_in(state, place, thread, event)
    }

    fn telling_place(&self, state: &P::State, place: Place) -> Place {
        self.0.telling_place(state, place)
    }

    fn thread_name(&self, thread: ThreadId) -> String {
        self.0.thread_name(thread)
    }

    fn location_name(&self, loc: LocId, maker: Option<&P::State>) -> String {
        self.0.location_name(loc, maker)
    }

    fn value_text(
        &self,
        loc: LocId,
        value: Value,
        maker: Option<&P::State>,
        target: Option<&P::State>,
    ) -> String {
        self.0.value_text(loc, value, maker, target)
    }

    fn maker_of(&self, value: Value) -> Option<ThreadId> {
        self.0.maker_of(value)
    }

    fn failure(&self, state: &P::State) -> Option<String> {
        self.0.failure(state)
    }

    fn synchronisation<'s>(
        &self,
        state: &'s P::State,
        loc: Option<LocId>,
        suspended: &dyn Fn(ThreadId) -> Option<&'s P::State>,
    ) -> Option<(String, String)> {
        self.0.synchronisation(state, loc, suspended)
    }

    fn activations(&self, state: &P::State) -> Vec<Activation> {
        self.0.activations(state)
    }

    fn is_handle(&self, loc: LocId) -> bool {
        self.0.is_handle(loc)
    }

    fn allocations(&self, state: &P::State) -> Vec<Allocation> {
        self.0.allocations(state)
    }

    fn explain_missing(&self, loc: LocId, maker: Option<&P::State>) -> (&'static str, String) {
        self.0.explain_missing(loc, maker)
    }

    fn origin(&self, loc: LocId, maker: Option<&P::State>) -> Option<Origin> {
        self.0.origin(loc, maker)
    }

    fn is_destroyed_by(&self, state: &P::State, loc: LocId) -> bool {
        self.0.is_destroyed_by(state, loc)
    }

    fn is_initialised_by(&self, state: &P::State, loc: LocId) -> bool {
        self.0.is_initialised_by(state, loc)
    }

    fn first_store(&self, loc: LocId) -> Option<Place> {
        self.0.first_store(loc)
    }

    fn first_initialisation(&self, loc: LocId) -> Option<Place> {
        self.0.first_initialisation(loc)
    }
}

impl<P: Names + Sync> Subject for Embedded<'_, P> {
    fn fork(&self) -> Self {
        Embedded(self.0)
    }

    /// A program that is lent cannot be loaded with other settings: whatever would need that is refused.
    fn again(self) -> Result<Self, Refusal> {
        let message = "the program would have to be loaded again so that what happens at some lock, barrier or \
                       object is explored in order: let the front end make these actions reads and writes";
        Err(Refusal::Message(message.into()))
    }

    fn anew(self) -> Result<Self, Refusal> {
        Ok(self)
    }

    /// Nothing is put aside, so that no number comes from elsewhere.
    fn knows(&self, _: LocId) -> bool {
        true
    }

    fn take_stop(&self, state: &P::State) -> Option<Stop> {
        let text = self.0.failure(state).unwrap_or_else(|| "a thread has failed".to_string());
        Some(Stop::Error("assertion", text))
    }

    fn has_loops(&self) -> bool {
        false
    }

    fn record<C: CausalOrder>(_: &mut Option<States<'_>>, _: &Explorer<'_, Self, C>, _: &Model) {}
}
