//! A front end that cannot suspend: what it keeps of a thread is the values that its actions returned, and it
//! goes on by running the thread again from the start.

use selvedge_program::{LocId, Next, Program, ThreadId, Value};

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
}

impl<P: Program> Rerun<P> {
    fn run(&self, history: History) -> Next<History> {
        let mut next = self.0.start(history.thread);
        for &value in &history.values {
            next = self.0.resume(&next.state, value);
        }
        Next { state: history, action: next.action, place: next.place, dependencies: next.dependencies }
    }
}
