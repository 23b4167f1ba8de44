//! What things are called in a litmus test.

use crate::names::{Names, Position};
use selvedge_graph::{LocId, ThreadId, Value};
use selvedge_litmus::Test;
use selvedge_program::Place;

impl Names for Test {
    fn position(&self, place: Place) -> Position {
        let position = Test::position(self, place);
        Position { file: self.file().to_string(), line: position.line, column: position.column }
    }

    fn thread_name(&self, thread: ThreadId) -> String {
        format!("P{}", thread.0)
    }

    fn location_name(&self, loc: LocId, _: Option<&Self::State>) -> String {
        Test::location_name(self, loc).to_string()
    }

    fn value_text(&self, _: LocId, value: Value, _: Option<&Self::State>, _: Option<&Self::State>) -> String {
        value.to_string()
    }

    fn failure(&self, state: &Self::State) -> Option<String> {
        self.fault(state).map(|fault| fault.to_string())
    }
}
