//! A front end in forty lines: threads are lists of steps, and each list is an automaton. `cargo run --example embed`
use selvedge::program::{Action, Exclusive, LocId, Next, NoObjects, Objects, Order, Place, ThreadId, Value};
use selvedge::{Check, Model, Names, Program, Refusal};

enum Step {
    Write(u32, Order, Value),
    /// Reads, and goes on only if it reads this value.
    Await(u32, Order, Value),
    Read(u32, Order),
}

struct Threads(Vec<Vec<Step>>);

impl Program for Threads {
    type State = (ThreadId, usize);
    fn threads(&self) -> usize {
        self.0.len()
    }
    fn initial_value(&self, _: LocId) -> Value {
        0
    }
    fn start(&self, thread: ThreadId) -> Next<Self::State> {
        self.at((thread, 0))
    }
    fn resume(&self, &(thread, step): &Self::State, value: Value) -> Next<Self::State> {
        match self.0[thread.index()][step] {
            Step::Await(_, _, wanted) if value != wanted => self.at((thread, usize::MAX)),
            _ => self.at((thread, step + 1)),
        }
    }
    fn objects(&self) -> Option<impl Objects<Self::State>> {
        None::<NoObjects>
    }
}

impl Names for Threads {}

impl Threads {
    fn at(&self, state: (ThreadId, usize)) -> Next<(ThreadId, usize)> {
        let action = match self.0[state.0.index()].get(state.1) {
            Some(&Step::Write(loc, order, value)) => {
                Action::Write { loc: LocId(loc), order, value, exclusive: false }
            }
            Some(&Step::Await(loc, order, _) | &Step::Read(loc, order)) => {
                Action::Read { loc: LocId(loc), order, exclusive: Exclusive::No }
            }
            None => Action::End,
        };
        Next { state, action, place: Place::default(), dependencies: None }
    }
}

fn main() -> Result<(), Refusal> {
    let (message, flag) = (0, 1);
    let program = |publish, look| {
        Threads(vec![
            vec![Step::Write(message, Order::NotAtomic, 42), Step::Write(flag, publish, 1)],
            vec![Step::Await(flag, look, 1), Step::Read(message, Order::NotAtomic)],
        ])
    };
    let rc11 = Model::built_in("rc11").expect("the library has it");
    for (publish, look) in [(Order::Relaxed, Order::Relaxed), (Order::Release, Order::Acquire)] {
        let program = program(publish, look);
        let report = Check::new(&program).name("message passing").model(&rc11).run()?;
        println!("{publish:?} and {look:?}:\n{}", report.to_text());
    }
    Ok(())
}
