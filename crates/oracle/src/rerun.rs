//! A front end that cannot suspend: what it keeps of a thread is the values that its actions returned, and it
//! goes on by running the thread again from the start.

use selvedge_program::{
    Action, Excess, Facts, LocId, Next, Object, Objects, Program, Symmetric, ThreadId, Value,
};

/// Runs the threads of another program from the start at every step.
#[derive(Clone, Debug)]
pub struct Rerun<P>(
    /// The program that is run again and again.
    pub P,
);

/// All that is kept of a thread.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct History {
    /// Whose it is.
    pub thread: ThreadId,
    /// What its actions returned so far, oldest first.
    pub values: Vec<Value>,
}

#[deny(clippy::missing_trait_methods)]
impl<P: Program> Program for Rerun<P> {
    type State = History;

    fn threads(&self) -> usize {
        self.0.threads()
    }

    fn initial_value(&self, loc: LocId) -> Value {
        self.0.initial_value(loc)
    }

    fn start(&self, thread: ThreadId) -> Next<History> {
        self.run(History { thread, values: Vec::new() })
    }

    fn resume(&self, state: &History, value: Value) -> Next<History> {
        let mut history = state.clone();
        history.values.push(value);
        self.run(history)
    }

    fn objects(&self) -> Option<impl Objects<History>> {
        let objects = self.0.objects()?;
        Some(RerunObjects { program: self, objects })
    }

    fn facts(&self) -> Facts {
        self.0.facts()
    }

    fn symmetric(&self) -> Option<impl Symmetric> {
        self.0.symmetric()
    }

    fn looks_outside(&self, state: &History) -> bool {
        self.0.looks_outside(&self.rerun(state).state)
    }

    fn goes_on_alike(&self, shorter: &History, longer: &History, excess: Excess) -> bool {
        self.0.goes_on_alike(&self.rerun(shorter).state, &self.rerun(longer).state, excess)
    }

    fn bytes(&self, state: &History) -> usize {
        size_of_val(state) + size_of_val(state.values.as_slice())
    }

    fn run_alone(&self, state: &History, value: Value, answer: impl FnMut(Action) -> Option<Value>) {
        self.0.run_alone(&self.rerun(state).state, value, answer);
    }
}

/// The objects of the other program, for whoever knows only histories of its threads.
struct RerunObjects<'p, P, O> {
    program: &'p Rerun<P>,
    objects: O,
}

#[deny(clippy::missing_trait_methods)]
impl<P: Program, O: Objects<P::State>> Objects<History> for RerunObjects<'_, P, O> {
    fn maker(&self, loc: LocId) -> Option<ThreadId> {
        self.objects.maker(loc)
    }

    fn object(&self, loc: LocId, maker: Option<&History>) -> Option<Object> {
        let maker = maker.map(|history| self.program.rerun(history).state);
        self.objects.object(loc, maker.as_ref())
    }

    fn overlapping(&self, loc: LocId) -> Vec<LocId> {
        self.objects.overlapping(loc)
    }

    fn mixes_sizes(&self) -> bool {
        self.objects.mixes_sizes()
    }

    fn named_by_free(&self, base: u64) -> Option<LocId> {
        self.objects.named_by_free(base)
    }

    fn tolerates_undefined(&self, state: &History) -> bool {
        self.objects.tolerates_undefined(&self.program.rerun(state).state)
    }

    fn has_allocated(&self) -> bool {
        self.objects.has_allocated()
    }

    fn reads_handles(&self) -> bool {
        self.objects.reads_handles()
    }
}

impl<P: Program> Rerun<P> {
    fn run(&self, history: History) -> Next<History> {
        let next = self.rerun(&history);
        Next { state: history, action: next.action, place: next.place, dependencies: next.dependencies }
    }

    /// Where the thread of the other program has stopped after this history.
    fn rerun(&self, history: &History) -> Next<P::State> {
        let mut next = self.0.start(history.thread);
        for &value in &history.values {
            next = self.0.resume(&next.state, value);
        }
        next
    }
}
