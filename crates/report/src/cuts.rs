//! Loops that were cut by a bound: where they are, how often that happened, and what nobody saw behind them.

use crate::names::Position;
use serde::{Deserialize, Serialize};

/// A loop that was cut.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CutLoop {
    /// Its function, if that has a name.
    pub function: Option<String>,
    /// Where it is.
    pub file: String,
    /// From 1; 0 if unknown.
    pub line: u32,
    /// From 1; 0 if unknown.
    pub column: u32,
    /// Executions in which some thread was cut there.
    pub executions: u64,
    /// What lies behind it and was reached in none.
    pub unreached: Vec<Line>,
}

/// A line of the program's text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// As the user named it.
    pub file: String,
    /// From 1.
    pub line: u32,
}

impl From<Position> for Line {
    fn from(Position { file, line, .. }: Position) -> Line {
        Line { file, line }
    }
}

impl CutLoop {
    /// A loop that was never cut.
    pub fn new(function: Option<String>, Position { file, line, column }: Position) -> CutLoop {
        CutLoop { function, file, line, column, ..CutLoop::default() }
    }

    /// What tells it from others.
    pub fn place(&self) -> (&str, u32, u32) {
        (&self.file, self.line, self.column)
    }

    /// Whether two are the same loop.
    pub fn is_at(&self, other: &CutLoop) -> bool {
        self.place() == other.place()
    }

    /// Where, how often, and what was not reached.
    pub fn sentence(&self) -> String {
        let CutLoop { function, file, line, column, executions, unreached } = self;
        let position = match (line, column) {
            (0, _) => file.clone(),
            (_, 0) => format!("{file}:{line}"),
            _ => format!("{file}:{line}:{column}"),
        };
        let of = function.as_ref().map_or("this loop".to_string(), |name| format!("the loop in `{name}`"));
        let s = if *executions == 1 { "" } else { "s" };
        let missed = match unreached.first() {
            None => String::new(),
            Some(first) => format!("; line {} behind it was never reached", first.line),
        };
        format!("{position}: {of} was cut in {executions} execution{s}{missed}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loop_is_told_with_its_place_and_what_was_missed() {
        let position = Position { file: "a.c".to_string(), line: 7, column: 5 };
        let mut cut = CutLoop::new(None, position);
        cut.executions = 1;
        assert_eq!(cut.sentence(), "a.c:7:5: this loop was cut in 1 execution");
        cut.function = Some("run".to_string());
        cut.executions = 2;
        cut.unreached = vec![Line { file: "a.c".to_string(), line: 9 }];
        assert_eq!(
            cut.sentence(),
            "a.c:7:5: the loop in `run` was cut in 2 executions; line 9 behind it was never reached"
        );
    }
}
