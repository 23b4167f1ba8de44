//! What a dependency is, by definition: if only reads on which an action does not depend read something else,
//! the thread does the same again, at the same number, and it depends on the same reads. No graph takes part:
//! reads return anything.
//!
//! Compared too: the first contents of the objects that the action publishes.

use fastrand::Rng;
use selvedge_program::{
    Action, Block, Dependencies, Exclusive, LocId, Next, Object, Objects, Program, ThreadId, Value,
};
use std::collections::{BTreeMap, BTreeSet};

/// Most events of a thread that are looked at.
const MOST_EVENTS: usize = 60;

/// What threads of a program were seen to do.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// Values that were written, and others that the program has a use for.
    values: BTreeSet<Value>,
    /// By location: what was written there.
    written: BTreeMap<LocId, BTreeSet<Value>>,
    /// Locations that were accessed.
    locations: BTreeSet<LocId>,
    /// With what threads begin.
    beginnings: BTreeMap<ThreadId, Value>,
}

/// A run of a thread: where it stood, and what was returned there.
type Steps<S> = Vec<(Next<S>, Value)>;

impl Seen {
    fn note(&mut self, action: &Action) {
        match *action {
            Action::Write { loc, value, .. } => {
                self.values.insert(value);
                self.written.entry(loc).or_default().insert(value);
                self.locations.insert(loc);
            }
            Action::Read { loc, .. } => {
                self.locations.insert(loc);
            }
            Action::Create { thread, value, .. } => {
                self.beginnings.insert(thread, value);
            }
            _ => {}
        }
    }

    /// Something that an action might return.
    fn value(&self, action: &Action, thread: ThreadId, rng: &mut Rng) -> Value {
        match *action {
            Action::Begin { .. } => self.beginnings[&thread],
            Action::Read { exclusive: Exclusive::IfEqual { expected, .. }, .. } if rng.u8(..3) == 0 => {
                expected
            }
            Action::Read { loc, .. } if rng.bool() => {
                let values = self.written.get(&loc).unwrap_or(&self.values);
                rng.choice(values).copied().unwrap_or(0)
            }
            Action::Read { .. } | Action::Join { .. } if rng.bool() => {
                rng.choice(&self.values).copied().unwrap_or(0)
            }
            Action::Read { .. } | Action::Join { .. } => rng.i64(..4),
            _ => 0,
        }
    }

    /// Runs a thread until it stops or has had so many events; none if it cannot begin.
    fn run<P: Program>(
        &mut self,
        program: &P,
        thread: ThreadId,
        most: usize,
        mut value: impl FnMut(&Seen, usize, &Action) -> Value,
    ) -> Option<Steps<P::State>> {
        let mut next = program.start(thread);
        if matches!(next.action, Action::Begin { .. }) && !self.beginnings.contains_key(&thread) {
            return None;
        }
        let mut steps = Vec::new();
        loop {
            self.note(&next.action);
            let value = value(self, steps.len(), &next.action);
            let stops = matches!(next.action, Action::Block(_) | Action::Fail | Action::End | Action::Exit);
            steps.push((next, value));
            if stops || steps.len() > most {
                return Some(steps);
            }
            next = program.resume(&steps[steps.len() - 1].0.state, value);
        }
    }
}

/// Runs all threads of a program with random values, `values` among them, and their actions again with other
/// ones. `stop` looks at each state; if it says so, nothing more is done. How many actions were done again,
/// or which one differed.
pub fn check<P: Program>(
    program: &P,
    rng: &mut Rng,
    rounds: usize,
    values: &[Value],
    stop: &mut dyn FnMut(&P::State) -> bool,
) -> Result<usize, String> {
    let mut seen = Seen { values: values.iter().copied().collect(), ..Seen::default() };
    let mut replays = 0;
    for _ in 0..rounds {
        for thread in (0..program.threads()).map(|thread| ThreadId(thread as u16)) {
            let value = |seen: &Seen, _: usize, action: &Action| seen.value(action, thread, rng);
            let Some(steps) = seen.run(program, thread, MOST_EVENTS, value) else { continue };
            if steps.iter().any(|(next, _)| stop(&next.state)) {
                return Ok(replays);
            }
            for number in 1..steps.len() {
                let again = replay(program, &mut seen, thread, &steps, number, rng);
                if again.iter().any(|(next, _)| stop(&next.state)) {
                    return Ok(replays);
                }
                replays += usize::from(compare(program, &seen, thread, &steps, number, &again)?);
            }
        }
    }
    Ok(replays)
}

/// Whether a thread can stop there although it does not depend on that.
fn spins(action: Action) -> bool {
    matches!(action, Action::Block(Block::Spin { .. }))
}

/// Does one action of a thread again.
fn replay<P: Program>(
    program: &P,
    seen: &mut Seen,
    thread: ThreadId,
    steps: &Steps<P::State>,
    number: usize,
    rng: &mut Rng,
) -> Steps<P::State> {
    let kept = reads(steps[number].0.dependencies.as_deref());
    let again = seen.run(program, thread, number + 1, |seen, at, action| {
        let is_kept = at >= number || kept.contains(&at) || rng.u8(..4) == 0;
        let old = steps.get(at).map(|(_, value)| *value);
        old.filter(|_| is_kept).unwrap_or_else(|| seen.value(action, thread, rng))
    });
    again.expect("it began before")
}

/// Compares an action with what was done again; false if the thread spins.
fn compare<P: Program>(
    program: &P,
    seen: &Seen,
    thread: ThreadId,
    steps: &Steps<P::State>,
    number: usize,
    again: &Steps<P::State>,
) -> Result<bool, String> {
    let wanted = &steps[number].0;
    if spins(wanted.action) || again[..again.len().min(number + 1)].iter().any(|(next, _)| spins(next.action))
    {
        return Ok(false);
    }
    let difference = |what: String| {
        let first: Vec<String> = steps.iter().take(number + 1).map(show).collect();
        let second: Vec<String> = again.iter().take(number + 1).map(show).collect();
        let (first, second) = (first.join("\n"), second.join("\n"));
        format!("event {number} of thread {}: {what}\nfirst\n{first}\nagain\n{second}", thread.0)
    };
    let Some((found, _)) = again.get(number) else { return Err(difference("it is not there".to_owned())) };
    if (found.action, found.place) != (wanted.action, wanted.place) {
        return Err(difference(format!("{:?} instead of {:?}", found.action, wanted.action)));
    }
    if found.dependencies != wanted.dependencies {
        return Err(difference("it depends on something else".to_owned()));
    }
    if let (Some((first, _)), Some((second, _))) = (steps.get(number + 1), again.get(number + 1))
        && let Some(objects) = program.objects()
        && first.action != Action::Fail
    {
        for loc in seen.locations.iter().filter(|loc| objects.maker(**loc) == Some(thread)) {
            let object = |state| objects.object(*loc, Some(state));
            // What is shared from its birth counts as published by the event before that, but was not there
            // yet.
            let is_published_here =
                |object: &Object| object.published == Some(number as u32) && object.made <= number as u32;
            let published = object(&first.state).filter(is_published_here);
            if published.is_some() && published != object(&second.state) {
                let (first, second) = (published, object(&second.state));
                return Err(difference(format!("it publishes {second:?} instead of {first:?}")));
            }
        }
    }
    Ok(true)
}

/// All reads that an action depends on.
fn reads(dependencies: Option<&Dependencies>) -> BTreeSet<usize> {
    let lists = dependencies.into_iter().flat_map(|found| [&found.addr, &found.data, &found.ctrl]);
    lists.flatten().map(|read| usize::from(*read)).collect()
}

fn show<S>((next, value): &(Next<S>, Value)) -> String {
    format!("  {:?} = {value}, {:?}", next.action, next.dependencies)
}
