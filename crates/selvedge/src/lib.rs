//! A stateless model checker as a library: give it a concurrent program and a memory model, and it visits
//! every consistent execution once. Knows no language and no command line; a front end is whoever implements
//! [`Program`].
//!
//! A thread of a [`Program`] is a deterministic automaton over the values that it has read. Here two threads
//! pass a message through a flag, and the flag is relaxed where it should release and acquire:
//!
//! ```
//! use selvedge::program::{Action, Exclusive, LocId, Next, NoObjects, Objects, Order, Place, Program};
//! use selvedge::program::{ThreadId, Value};
//! use selvedge::{Check, Model, Names, Verdict};
//!
//! struct MessagePassing(Order);
//!
//! impl Program for MessagePassing {
//!     // The thread, how many actions it has done, and what the last one returned.
//!     type State = (ThreadId, usize, Value);
//!
//!     fn threads(&self) -> usize {
//!         2
//!     }
//!
//!     fn initial_value(&self, _: LocId) -> Value {
//!         0
//!     }
//!
//!     fn start(&self, thread: ThreadId) -> Next<Self::State> {
//!         self.at((thread, 0, 0))
//!     }
//!
//!     fn resume(&self, &(thread, done, _): &Self::State, value: Value) -> Next<Self::State> {
//!         self.at((thread, done + 1, value))
//!     }
//!
//!     fn objects(&self) -> Option<impl Objects<Self::State>> {
//!         None::<NoObjects>
//!     }
//! }
//!
//! impl MessagePassing {
//!     fn at(&self, state: (ThreadId, usize, Value)) -> Next<(ThreadId, usize, Value)> {
//!         let (message, flag) = (LocId(0), LocId(1));
//!         let write = |loc, order| Action::Write { loc, order, value: 1, exclusive: false };
//!         let read = |loc, order| Action::Read { loc, order, exclusive: Exclusive::No };
//!         let action = match (state.0.0, state.1, state.2) {
//!             (0, 0, _) => write(message, Order::NotAtomic),
//!             (0, 1, _) => write(flag, self.0.of_write()),
//!             (1, 0, _) => read(flag, self.0.of_read()),
//!             (1, 1, 1) => read(message, Order::NotAtomic),
//!             _ => Action::End,
//!         };
//!         Next { state, action, place: Place::default(), dependencies: None }
//!     }
//! }
//!
//! impl Names for MessagePassing {
//!     fn location_name(&self, loc: LocId, _: Option<&Self::State>) -> String {
//!         ["message", "flag"][loc.index()].to_string()
//!     }
//! }
//!
//! let rc11 = Model::built_in("rc11").expect("it is in the library");
//! let report = Check::new(&MessagePassing(Order::Relaxed)).model(&rc11).run()?;
//! assert_eq!(report.verdict(), Verdict::Error);
//! assert_eq!(report.errors[0].kind, "data-race");
//!
//! let report = Check::new(&MessagePassing(Order::AcquireRelease)).model(&rc11).run()?;
//! assert_eq!((report.verdict(), report.executions), (Verdict::Safe, 2));
//! # Ok::<(), selvedge::Refusal>(())
//! ```
//!
//! Below [`Check`], [`Executions`] is an iterator over execution graphs, and below that are the crates of
//! which all this is made: they are here under their own names, for those who know them.

mod check;
mod embedded;
mod executions;
mod model;
mod settings;

pub use check::Check;
pub use executions::{Execution, Executions, Outcome, Standing};
pub use model::{Compiled, Model};
pub use selvedge_check::Refusal;
pub use selvedge_explore::{Coherence, Options};
pub use selvedge_program::Program;
pub use selvedge_report::{Names, Problem, Report, Verdict};
pub use settings::Settings;

pub use selvedge_check as driver;
pub use selvedge_explore as explore;
pub use selvedge_graph as graph;
pub use selvedge_program as program;
pub use selvedge_report as report;
