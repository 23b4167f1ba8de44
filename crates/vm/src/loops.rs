//! The loops of a program as its text has them: which there are, bounds for single ones, what lies behind
//! them, and why one of them grows.
//!
//! A loop is a head and the edges that lead back to it. In the text it is where the first of these edges is:
//! clang puts the keyword `for` or `while` there. What lies behind it are the blocks to which its edges lead
//! that it cannot come back from, but for those that only say that an assertion has failed. If none of them
//! was ever entered, by no thread in any execution that was met, then nothing was seen of what comes after
//! the loop. That is noted while loops are bounded, and only then.
//!
//! Not here: when a loop is cut (`code`), and when a round of it changes nothing (`spin`).

use crate::thread::Frame;
use crate::{InputError, Machine, Thread};
use rustc_hash::{FxHashMap, FxHashSet};
use selvedge_bytecode::{BlockId, Function, Operation};
use selvedge_program::{Action, Place};
use std::fmt;

/// A loop, or several, as somebody names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoopName {
    /// All of a function.
    Function(String),
    /// All at a line of a file.
    Line(String, u32),
}

impl fmt::Display for LoopName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoopName::Function(name) => f.write_str(name),
            LoopName::Line(file, line) => write!(f, "{file}:{line}"),
        }
    }
}

/// A loop: its function and its head.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LoopId {
    /// The number of the function.
    pub function: u32,
    /// The number of the block.
    pub head: u32,
}

/// What is known of a loop.
#[derive(Clone, Debug)]
pub(crate) struct Loop {
    id: LoopId,
    place: Place,
    /// By block of the function: whether it is in the loop.
    body: Vec<bool>,
    /// Where its edges lead that leave it.
    exits: Vec<u32>,
}

/// Why a round of a loop that grows is not taken for one that only waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// It does this, which others may see: the first such action of the round, and where.
    Acts(Action, Place),
    /// It only reads, and each round begins in another state.
    State,
}

/// A loop that grows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Growing {
    /// Its function.
    pub function: String,
    /// Where it is.
    pub place: Place,
    /// Why no round is left out.
    pub obstacle: Obstacle,
}

/// What is noted of single loops: nothing, if none is bounded.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bounds {
    single: FxHashMap<LoopId, u32>,
    /// By function and block: whether it lies behind a loop.
    behind: Vec<Vec<bool>>,
}

impl Bounds {
    /// Whether no loop is bounded.
    pub fn is_empty(&self) -> bool {
        self.behind.is_empty()
    }

    /// Whether entering a block is to be noted.
    pub fn is_behind(&self, function: u32, block: u32) -> bool {
        self.behind[function as usize][block as usize]
    }
}

impl Machine {
    /// The rounds after which a loop is cut.
    #[inline]
    pub(crate) fn bound_of(&self, function: u32, head: u32) -> Option<u32> {
        let own = match self.bounds.single.is_empty() {
            true => None,
            false => self.bounds.single.get(&LoopId { function, head }).copied(),
        };
        own.or(self.config().unroll)
    }

    /// What the configuration says of loops; an error if it names one that is not there.
    pub(crate) fn find_bounds(&self) -> Result<Bounds, InputError> {
        let mut bounds = Bounds::default();
        if self.config().unroll.is_none() && self.config().bounds.is_empty() {
            return Ok(bounds);
        }
        let loops = self.loops();
        // Who names a line means less than who names a function.
        let is_line = |name: &LoopName| matches!(name, LoopName::Line(..));
        for by_line in [false, true] {
            for (name, rounds) in self.config().bounds.iter().filter(|(name, _)| is_line(name) == by_line) {
                let meant: Vec<&Loop> = loops.iter().filter(|found| self.is_meant(name, found)).collect();
                if meant.is_empty() {
                    return Err(self.no_such_loop(name, *rounds, &loops));
                }
                bounds.single.extend(meant.into_iter().map(|found| (found.id, *rounds)));
            }
        }
        bounds.behind =
            self.module().functions.iter().map(|function| vec![false; function.blocks.len()]).collect();
        for found in &loops {
            for exit in &found.exits {
                bounds.behind[found.id.function as usize][*exit as usize] = true;
            }
        }
        Ok(bounds)
    }

    fn is_meant(&self, name: &LoopName, found: &Loop) -> bool {
        let function = &self.module().functions[found.id.function as usize];
        match name {
            LoopName::Function(name) => {
                let plain = function.source_name.as_deref().map(without_parameters);
                *name == *function.name || plain == Some(name)
            }
            LoopName::Line(file, line) => {
                let is_there = |place: Place| {
                    self.place(place).is_some_and(|(known, known_line, _)| {
                        known_line == *line && (known == file || known.ends_with(&format!("/{file}")))
                    })
                };
                let head = function.blocks[found.id.head as usize].start;
                is_there(found.place) || is_there(self.place_of_operation(found.id.function, head))
            }
        }
    }

    fn no_such_loop(&self, name: &LoopName, rounds: u32, loops: &[Loop]) -> InputError {
        const MOST: usize = 12;
        let mut known: Vec<String> = Vec::new();
        for found in loops.iter().filter(|found| !self.is_of_system(found.place)) {
            let Some((file, line, _)) = self.place(found.place) else { continue };
            let text = format!("{file}:{line} in `{}`", self.function_name(found.id.function));
            if !known.contains(&text) {
                known.push(text);
            }
        }
        let left = known.len().saturating_sub(MOST);
        known.truncate(MOST);
        let more = if left > 0 { format!(", and {left} more") } else { String::new() };
        let there = match known.is_empty() {
            true => "the program has none".to_string(),
            false => format!("the loops are {}{more}", known.join(", ")),
        };
        InputError { message: format!("`--unroll {name}:{rounds}`: there is no such loop; {there}") }
    }

    /// Every loop of the program.
    pub(crate) fn loops(&self) -> Vec<Loop> {
        let functions = (0..).zip(&self.module().functions);
        functions.flat_map(|(number, function)| self.loops_of(number, function)).collect()
    }

    fn loops_of(&self, number: u32, function: &Function) -> Vec<Loop> {
        let heads = (0..).zip(&function.blocks).filter(|(_, block)| block.is_loop_head);
        let heads: Vec<u32> = heads.map(|(head, _)| head).collect();
        if heads.is_empty() {
            return Vec::new();
        }
        let last = |block: u32| {
            let last = function.operations_of(BlockId(block)).last().expect("a block has operations");
            (last as u32, &function.operations[last])
        };
        let blocks = 0..function.blocks.len() as u32;
        let mut before = vec![Vec::new(); function.blocks.len()];
        for from in blocks.clone() {
            last(from).1.for_each_target(|to| before[to.0 as usize].push(from));
        }
        let is_back = |from: u32, to: u32| self.functions[number as usize].is_back_edge(from, to);
        let find = |head: u32| {
            let ends: Vec<u32> =
                before[head as usize].iter().copied().filter(|from| is_back(*from, head)).collect();
            let place = ends.first().map_or(Place(0), |end| self.place_of_operation(number, last(*end).0));
            let body = body(head, &ends, &before);
            let mut exits = Vec::new();
            for block in blocks.clone().filter(|block| body[*block as usize]) {
                last(block).1.for_each_target(|to| {
                    let fails = matches!(last(to.0).1, Operation::Unreachable);
                    if !body[to.0 as usize] && !fails && !exits.contains(&to.0) {
                        exits.push(to.0);
                    }
                });
            }
            Loop { id: LoopId { function: number, head }, place, body, exits }
        };
        heads.into_iter().map(find).collect()
    }

    fn place_of_operation(&self, function: u32, operation: u32) -> Place {
        let places = &self.module().functions[function as usize].places;
        Place(self.module().plain_place(places.get(operation as usize).copied().unwrap_or(0)))
    }

    /// A block is entered while loops are bounded.
    pub(crate) fn note_entered(&self, function: u32, block: u32) {
        if self.bounds.is_behind(function, block) {
            self.reached.borrow_mut().insert((function, block));
        }
    }

    /// The loop in which a thread was cut, which stands at its head.
    pub fn loop_at(&self, thread: &Thread) -> Option<LoopId> {
        match thread.frames.last()? {
            Frame::Code(frame) => Some(LoopId { function: frame.function, head: frame.block }),
            Frame::Library(_) => None,
        }
    }

    /// What the function of a loop is called.
    pub fn function_of(&self, id: LoopId) -> &str {
        self.function_name(id.function)
    }

    /// The loops behind which something was never reached: where they are, and the first place of each block.
    pub fn unreached(&self) -> Vec<(LoopId, Place, Vec<Place>)> {
        let reached: FxHashSet<(u32, u32)> = self.reached.borrow().clone();
        let unreached_of = |found: Loop| {
            let Loop { id, place, exits, .. } = found;
            let blocks = &self.module().functions[id.function as usize].blocks;
            let mut places: Vec<Place> = exits
                .into_iter()
                .filter(|exit| !reached.contains(&(id.function, *exit)))
                .map(|exit| self.place_of_operation(id.function, blocks[exit as usize].start))
                .filter(|place| self.place(*place).is_some() && !self.is_of_system(*place))
                .collect();
            places.sort_unstable_by_key(|place| self.place(*place).map(|(_, line, column)| (line, column)));
            places.dedup();
            (!places.is_empty()).then_some((id, place, places))
        };
        self.loops().into_iter().filter_map(unreached_of).collect()
    }

    /// The loop that most of these actions belong to, which a thread did one after the other, each with the
    /// thread as it stood before it: the innermost that has three quarters of them.
    pub fn growing<'a>(&self, actions: impl Iterator<Item = (&'a Thread, Action)>) -> Option<Growing> {
        let actions: Vec<(&Thread, Action)> = actions.collect();
        let loops = self.loops();
        let mut shares: FxHashMap<LoopId, usize> = FxHashMap::default();
        for (thread, _) in &actions {
            for id in self.loops_around(thread, &loops) {
                *shares.entry(id).or_default() += 1;
            }
        }
        let has_most = |id: &LoopId| shares.get(id).is_some_and(|share| 4 * share >= 3 * actions.len());
        let mut latest_first = actions.iter().rev();
        let id = latest_first
            .find_map(|(thread, _)| self.loops_around(thread, &loops).into_iter().find(has_most))?;
        let within = |thread: &&Thread| self.loops_around(thread, &loops).contains(&id);
        let acts = actions.iter().find(|(thread, action)| within(thread) && is_effect(thread, action));
        let obstacle =
            acts.map_or(Obstacle::State, |(thread, action)| Obstacle::Acts(*action, thread.place(self)));
        let found = loops.iter().find(|found| found.id == id)?;
        let function = self.function_name(id.function).to_string();
        Some(Growing { function, place: found.place, obstacle })
    }

    /// The loops that a thread is in, innermost first; those of headers of the system are their callers'.
    fn loops_around(&self, thread: &Thread, loops: &[Loop]) -> Vec<LoopId> {
        let mut around: Vec<LoopId> = Vec::new();
        for (function, operation) in thread.path() {
            let blocks = &self.module().functions[function as usize].blocks;
            let block = blocks.partition_point(|block| block.start <= operation).saturating_sub(1);
            let mut own: Vec<&Loop> = loops
                .iter()
                .filter(|found| found.id.function == function && found.body[block])
                .filter(|found| !self.is_of_system(found.place))
                .collect();
            own.sort_by_key(|found| found.body.iter().filter(|is_in| **is_in).count());
            around.extend(own.into_iter().map(|found| found.id));
        }
        around
    }
}

/// The blocks from which one comes back to a head without going through it, and the head.
fn body(head: u32, ends: &[u32], before: &[Vec<u32>]) -> Vec<bool> {
    let mut body = vec![false; before.len()];
    body[head as usize] = true;
    let mut left = ends.to_vec();
    while let Some(block) = left.pop() {
        if !std::mem::replace(&mut body[block as usize], true) {
            left.extend(&before[block as usize]);
        }
    }
    body
}

/// Whether an action of a thread is one that others may see, so that the thread is not back where it was.
/// Writing back what was read is none.
fn is_effect(thread: &Thread, action: &Action) -> bool {
    match action {
        Action::Write { exclusive: true, value, .. } => *value as u64 != thread.value_read,
        Action::Read { .. } | Action::Fence { .. } | Action::Toss => false,
        Action::Join { .. } | Action::Depart { .. } => false,
        _ => true,
    }
}

/// A name of C++ without its parameters.
fn without_parameters(name: &str) -> &str {
    name.split('(').next().unwrap_or(name)
}
