//! A front end that cannot suspend: what it keeps of a thread is the values that its actions returned, and it
//! goes on by running the thread again from the start.

use selvedge_program::{Action, LocId, Next, Object, Program, ThreadId, Value};

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

    fn may_wait(&self) -> bool {
        self.0.may_wait()
    }

    fn has_sections(&self) -> bool {
        self.0.has_sections()
    }

    fn twin(&self, thread: ThreadId) -> Option<ThreadId> {
        self.0.twin(thread)
    }

    fn exchanged(&self, loc: LocId, value: Value, threads: (ThreadId, ThreadId)) -> Value {
        self.0.exchanged(loc, value, threads)
    }

    fn tells_threads_apart(&self) -> bool {
        self.0.tells_threads_apart()
    }

    fn has_allocated(&self) -> bool {
        self.0.has_allocated()
    }

    fn reads_handles(&self) -> bool {
        self.0.reads_handles()
    }

    fn tolerates_undefined(&self, state: &History) -> bool {
        self.0.tolerates_undefined(&self.rerun(state).state)
    }

    fn looks_outside(&self, state: &History) -> bool {
        self.0.looks_outside(&self.rerun(state).state)
    }

    fn has_objects(&self) -> bool {
        self.0.has_objects()
    }

    fn maker(&self, loc: LocId) -> Option<ThreadId> {
        self.0.maker(loc)
    }

    fn object(&self, loc: LocId, maker: Option<&History>) -> Option<Object> {
        let maker = maker.map(|history| self.rerun(history).state);
        self.0.object(loc, maker.as_ref())
    }

    fn named_by_free(&self, base: u64) -> Option<LocId> {
        self.0.named_by_free(base)
    }

    fn overlapping(&self, loc: LocId) -> Vec<LocId> {
        self.0.overlapping(loc)
    }

    fn mixes_sizes(&self) -> bool {
        self.0.mixes_sizes()
    }

    fn classes(&self) -> u64 {
        self.0.classes()
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

    fn bytes(&self, state: &History) -> usize {
        size_of_val(state) + size_of_val(state.values.as_slice())
    }

    fn run_alone(&self, state: &History, value: Value, answer: impl FnMut(Action) -> Option<Value>) {
        self.0.run_alone(&self.rerun(state).state, value, answer);
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
