//! Where something happened: a place in the text, and the calls that led there.

use serde::{Deserialize, Serialize};

/// Callers that are shown below a place; the rest is counted.
const MOST_CALLERS: usize = 4;

/// A place of the program's text in an execution.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Place {
    /// The file as the user named it.
    pub file: String,
    /// From 1.
    pub line: u32,
    /// From 1, in characters.
    pub column: u32,
    /// From 0.
    pub thread: u16,
    /// `P0` and so on, or the name of its function.
    pub thread_name: String,
    /// The event, as `thread.index`; both as in the graph.
    pub event: String,
    /// The functions that the thread is in, innermost first, the first of them at this place; none if that is
    /// the only one.
    pub calls: Vec<Call>,
}

/// Where a thread is in one of the functions that it is in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Call {
    /// What the source calls the function.
    pub function: String,
    /// Where it is.
    pub file: String,
    /// From 1.
    pub line: u32,
    /// From 1, in characters.
    pub column: u32,
    /// Whether it only forwards to what it was handed, so that its caller tells more.
    #[serde(rename = "wrapper")]
    pub is_wrapper: bool,
}

impl Place {
    /// Where it shows: the innermost call outside of wrappers; none if that is the place itself.
    fn outside(&self) -> Option<&Call> {
        self.calls.get(self.wrappers().len()).filter(|_| !self.wrappers().is_empty())
    }

    /// The wrappers around the place, innermost first.
    fn wrappers(&self) -> &[Call] {
        wrappers(&self.calls)
    }

    /// This place as the one to lead with: file, line and column outside of wrappers.
    pub fn shown(&self) -> Place {
        match self.outside() {
            Some(call) => self.at(call),
            None => self.clone(),
        }
    }

    /// This place as one to lead with itself, whatever it is in: a failure is where it fails.
    pub fn itself(mut self) -> Place {
        self.calls.iter_mut().for_each(|call| call.is_wrapper = false);
        self
    }

    /// `file:line`, for a sentence; with the wrapper through which it is reached.
    pub fn line_position(&self) -> String {
        let Some(call) = self.outside() else { return position(&self.file, self.line, 0) };
        let via = position(&self.file, self.line, 0);
        let function = self.calls.first().map_or("", |call| &call.function);
        format!("{} via `{function}` at {via}", position(&call.file, call.line, 0))
    }

    /// `file:line:column`, as far as known.
    pub fn position(&self) -> String {
        position(&self.file, self.line, self.column)
    }

    /// The places to show below the one to lead with, each with a text: the wrappers in which it happens, and
    /// who has called.
    pub fn below(&self) -> Vec<(Place, String)> {
        let callers = self.calls.get(self.wrappers().len() + 1..).unwrap_or_default();
        let more = callers.len().saturating_sub(MOST_CALLERS);
        let text = |number: usize| match number + 1 == MOST_CALLERS && more > 0 {
            true => format!("called from here ({more} more)"),
            false => "called from here".to_string(),
        };
        let callers = callers.iter().take(MOST_CALLERS).enumerate();
        self.inside().chain(callers.map(|(number, call)| (self.at(call), text(number)))).collect()
    }

    /// The wrappers in which it happens, outermost first.
    pub fn inside(&self) -> impl Iterator<Item = (Place, String)> + '_ {
        let text = |call: &Call| format!("in `{}`, called there", call.function);
        self.wrappers().iter().rev().map(move |call| (self.at(call), text(call)))
    }

    fn at(&self, call: &Call) -> Place {
        let Call { file, line, column, .. } = call.clone();
        Place { file, line, column, calls: Vec::new(), ..self.clone() }
    }
}

/// The wrappers among calls, up to the first function that is none.
pub fn wrappers(calls: &[Call]) -> &[Call] {
    let count = calls.iter().position(|call| !call.is_wrapper).unwrap_or(0);
    &calls[..count]
}

fn position(file: &str, line: u32, column: u32) -> String {
    match (line, column) {
        (0, _) => file.to_string(),
        (line, 0) => format!("{file}:{line}"),
        (line, column) => format!("{file}:{line}:{column}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(calls: &[(&str, u32, bool)]) -> Place {
        let call = |(function, line, is_wrapper): &(&str, u32, bool)| Call {
            function: function.to_string(),
            file: "q.c".into(),
            line: *line,
            column: 3,
            is_wrapper: *is_wrapper,
        };
        Place {
            file: "q.c".into(),
            line: calls[0].1,
            column: 3,
            thread: 1,
            thread_name: "t".into(),
            event: "1.2".into(),
            calls: calls.iter().map(call).collect(),
        }
    }

    #[test]
    fn what_leads_is_outside_of_wrappers() {
        let deep = place(&[("get", 8, true), ("peek", 12, true), ("pop", 30, false), ("main", 50, false)]);
        assert_eq!(deep.position(), "q.c:8:3");
        assert_eq!(deep.shown().position(), "q.c:30:3");
        assert_eq!(deep.line_position(), "q.c:30 via `get` at q.c:8");
        let below: Vec<String> =
            deep.below().iter().map(|(place, text)| format!("{} {text}", place.line)).collect();
        assert_eq!(below, ["12 in `peek`, called there", "8 in `get`, called there", "50 called from here"]);
    }

    #[test]
    fn without_wrappers_the_place_itself_leads() {
        let plain = place(&[("pop", 30, false), ("main", 50, false)]);
        assert_eq!(plain.shown().position(), "q.c:30:3");
        assert_eq!(plain.line_position(), "q.c:30");
        assert_eq!(plain.below().len(), 1);
    }

    #[test]
    fn long_chains_are_cut_and_counted() {
        let frames: Vec<(&str, u32, bool)> = (1..9).map(|line| ("f", line, false)).collect();
        let below = place(&frames).below();
        assert_eq!(below.len(), MOST_CALLERS);
        assert_eq!(below[3].1, "called from here (3 more)");
    }
}
