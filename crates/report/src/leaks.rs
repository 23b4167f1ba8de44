//! Memory that is not freed when an execution ends: where it was allocated, and what it is.

use crate::names::Names;
use crate::report::Note;
use selvedge_graph::ThreadId;
use selvedge_program::Place;
use std::collections::BTreeMap;

/// More places are not shown.
const MOST_PLACES: usize = 5;

/// Where the objects were made that nobody has freed: of the threads as they have ended, without those at
/// addresses that were freed by others. One note for each place and kind of object.
pub fn notes<'s, S: Names + 's>(
    subject: &S,
    ended: impl Iterator<Item = (ThreadId, &'s S::State)>,
    is_freed: impl Fn(u64) -> bool,
) -> Vec<Note>
where
    S::State: 's,
{
    let mut found: BTreeMap<(Place, Option<String>), (ThreadId, u64)> = BTreeMap::new();
    for (thread, state) in ended {
        for object in subject.allocations(state).into_iter().filter(|object| !is_freed(object.base)) {
            found.entry((object.place, object.name)).or_insert((thread, 0)).1 += 1;
        }
    }
    let note = |((place, name), (thread, count)): ((Place, Option<String>), (ThreadId, u64))| {
        let what = name.map_or(String::new(), |name| format!("`{name}`, "));
        let times = if count == 1 { String::new() } else { format!("{count} times ") };
        let text = format!("{times}{what}allocated here");
        Note::new(subject.place_of(place, thread, String::new()), text)
    };
    found.into_iter().take(MOST_PLACES).map(note).collect()
}
