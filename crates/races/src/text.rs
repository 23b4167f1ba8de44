//! RAPID's text format for traces, 'STD': one event a line, `thread|operation(target)|location`.
//!
//! docs/races.md describes it, with our extensions. Lines are read one by one: only names are kept. A line
//! that is not understood, and an event that no thread can have done ([`Legality`]), are errors with the
//! number of the line.

use crate::detect::at;
use crate::event::{Action, Barrier, Event, Lock, PlaceId, ThreadId, Variable};
use crate::legal::{Illegal, Legality};
use rustc_hash::FxHashMap;
use std::fmt;
use std::io::{self, BufRead};

/// Why a trace could not be read.
#[derive(Debug)]
pub enum ReadError {
    /// The input failed.
    Input(io::Error),
    /// A line is wrong.
    Line {
        /// Its number, from 1 on.
        number: u64,
        /// What is wrong.
        message: String,
    },
}

/// Names of one kind, numbered in the order in which they are met.
#[derive(Default)]
pub struct Interner {
    names: Vec<Box<str>>,
    numbers: FxHashMap<Box<str>, u32>,
}

impl Interner {
    /// The number of a name.
    pub fn number(&mut self, name: &str) -> u32 {
        if let Some(number) = self.numbers.get(name) {
            return *number;
        }
        let number = u32::try_from(self.names.len()).expect("more names than memory");
        self.names.push(name.into());
        self.numbers.insert(name.into(), number);
        number
    }

    /// The name with a number.
    pub fn name(&self, number: u32) -> &str {
        &self.names[number as usize]
    }
}

/// What the numbers of a trace are called.
#[derive(Default)]
pub struct Names {
    /// Threads.
    pub threads: Interner,
    /// Variables.
    pub variables: Interner,
    /// Locks.
    pub locks: Interner,
    /// Barriers.
    pub barriers: Interner,
    /// Places: the last fields of lines.
    pub places: Interner,
}

impl Names {
    /// Names for a trace that has none: `T0`, `V0`, `L0`, `B0` and so on; places are called by their numbers.
    pub fn numbered(trace: &[Event]) -> Names {
        let mut names = Names::default();
        let fill = |interner: &mut Interner, prefix: &str, last: u32| {
            for number in interner.names.len() as u32..=last {
                interner.number(&format!("{prefix}{number}"));
            }
        };
        for event in trace {
            fill(&mut names.threads, "T", event.thread.0);
            fill(&mut names.places, "", event.place.0);
            match event.action {
                Action::New(variable)
                | Action::Read(variable)
                | Action::Write(variable)
                | Action::AtomicRead(variable)
                | Action::AtomicWrite(variable)
                | Action::AtomicUpdate(variable) => fill(&mut names.variables, "V", variable.0),
                Action::Acquire(lock) | Action::Release(lock) => fill(&mut names.locks, "L", lock.0),
                Action::Fork(thread) | Action::Join(thread) => fill(&mut names.threads, "T", thread.0),
                Action::Arrive(barrier) | Action::Depart(barrier) => {
                    fill(&mut names.barriers, "B", barrier.0)
                }
            }
        }
        names
    }

    fn action(&mut self, operation: &str, target: &str) -> Option<Action> {
        Some(match operation {
            "r" => Action::Read(Variable(self.variables.number(target))),
            "w" => Action::Write(Variable(self.variables.number(target))),
            "acq" => Action::Acquire(Lock(self.locks.number(target))),
            "rel" => Action::Release(Lock(self.locks.number(target))),
            "fork" => Action::Fork(ThreadId(self.threads.number(target))),
            "join" => Action::Join(ThreadId(self.threads.number(target))),
            "alloc" => Action::New(Variable(self.variables.number(target))),
            "ar" => Action::AtomicRead(Variable(self.variables.number(target))),
            "aw" => Action::AtomicWrite(Variable(self.variables.number(target))),
            "au" => Action::AtomicUpdate(Variable(self.variables.number(target))),
            "arrive" => Action::Arrive(Barrier(self.barriers.number(target))),
            "depart" => Action::Depart(Barrier(self.barriers.number(target))),
            _ => return None,
        })
    }

    fn operation(&self, action: Action) -> (&'static str, &str) {
        let variable = |variable: Variable| self.variables.name(variable.0);
        match action {
            Action::Read(target) => ("r", variable(target)),
            Action::Write(target) => ("w", variable(target)),
            Action::Acquire(lock) => ("acq", self.locks.name(lock.0)),
            Action::Release(lock) => ("rel", self.locks.name(lock.0)),
            Action::Fork(thread) => ("fork", self.threads.name(thread.0)),
            Action::Join(thread) => ("join", self.threads.name(thread.0)),
            Action::New(target) => ("alloc", variable(target)),
            Action::AtomicRead(target) => ("ar", variable(target)),
            Action::AtomicWrite(target) => ("aw", variable(target)),
            Action::AtomicUpdate(target) => ("au", variable(target)),
            Action::Arrive(barrier) => ("arrive", self.barriers.name(barrier.0)),
            Action::Depart(barrier) => ("depart", self.barriers.name(barrier.0)),
        }
    }

    /// What is wrong with the event of a thread.
    fn explain(&self, thread: ThreadId, illegal: Illegal) -> String {
        let me = self.threads.name(thread.0);
        let thread = |thread: ThreadId| self.threads.name(thread.0);
        let lock = |lock: Lock| self.locks.name(lock.0);
        match illegal {
            Illegal::ActsAfterJoin => format!("thread {me} acts after it was joined"),
            Illegal::Held(held, owner) => {
                format!("lock {} is held by thread {}, not by {me}", lock(held), thread(owner))
            }
            Illegal::NotHeld(free) => format!("lock {} is released, but nobody holds it", lock(free)),
            Illegal::ForksItself => format!("thread {me} forks itself"),
            Illegal::ForkedAgain(new) => format!("thread {} was forked before", thread(new)),
            Illegal::ForkedLate(new) => {
                format!("thread {} is forked here, but it has acted or was joined before", thread(new))
            }
            Illegal::JoinsItself => format!("thread {me} joins itself"),
            Illegal::Inside(barrier) => {
                let barrier = self.barriers.name(barrier.0);
                format!("thread {me} arrives at barrier {barrier}, from which it has not departed")
            }
            Illegal::Outside(barrier) => {
                let barrier = self.barriers.name(barrier.0);
                format!("thread {me} departs from barrier {barrier}, at which it has not arrived")
            }
        }
    }
}

/// An event as a line, without its end.
pub struct Line<'a>(pub Event, pub &'a Names);

impl fmt::Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Line(event, names) = self;
        let (operation, target) = names.operation(event.action);
        let (thread, place) = (names.threads.name(event.thread.0), names.places.name(event.place.0));
        write!(f, "{thread}|{operation}({target})|{place}")
    }
}

/// Reads a trace line by line.
pub struct Reader<R> {
    input: R,
    line: Vec<u8>,
    number: u64,
    names: Names,
    legality: Legality,
    /// For each thread, how many transactions it is in.
    transactions: Vec<u32>,
}

impl<R: BufRead> Reader<R> {
    /// At the beginning of a trace.
    pub fn new(input: R) -> Reader<R> {
        let (names, legality) = (Names::default(), Legality::default());
        Reader { input, line: Vec::new(), number: 0, names, legality, transactions: Vec::new() }
    }

    /// The names that were met so far.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// The number of the line that was read last, from 1 on.
    pub fn line_number(&self) -> u64 {
        self.number
    }

    /// The next event; none at the end of the trace.
    pub fn next_event(&mut self) -> Result<Option<Event>, ReadError> {
        loop {
            self.line.clear();
            if self.input.read_until(b'\n', &mut self.line).map_err(ReadError::Input)? == 0 {
                return Ok(None);
            }
            self.number += 1;
            let line = std::mem::take(&mut self.line);
            let event = self.read(&line);
            self.line = line;
            match event {
                Ok(Some(event)) => return Ok(Some(event)),
                Ok(None) => {}
                Err(message) => return Err(ReadError::Line { number: self.number, message }),
            }
        }
    }

    /// The event of a line, if it has one.
    fn read(&mut self, line: &[u8]) -> Result<Option<Event>, String> {
        let line = std::str::from_utf8(line).map_err(|_| "this is not UTF-8 text".to_string())?;
        // Some editors begin a text with a mark of its encoding.
        let line = if self.number == 1 { line.strip_prefix('\u{feff}').unwrap_or(line) } else { line }.trim();
        if line.is_empty() || line.starts_with('#') {
            return Ok(None);
        }
        let mut fields = line.splitn(3, '|').map(str::trim);
        let (Some(thread), Some(operation), Some(place)) = (fields.next(), fields.next(), fields.next())
        else {
            return Err(format!("expected `thread|operation(target)|location`, found `{line}`"));
        };
        if thread.is_empty() {
            return Err("expected the name of a thread before `|`".to_string());
        }
        let thread = ThreadId(self.names.threads.number(thread));
        let (operation, target) = match operation.split_once('(') {
            Some((operation, rest)) => match rest.strip_suffix(')') {
                Some(target) => (operation.trim(), target.trim()),
                None => return Err(format!("expected `)` at the end of `{operation}({rest}`")),
            },
            None => (operation, ""),
        };
        if operation == "begin" || operation == "end" {
            return self.transaction(thread, operation == "begin").map(|()| None);
        }
        let Some(action) = self.names.action(operation, target) else {
            let known = "r, w, acq, rel, fork, join, begin, end, alloc, ar, aw, au, arrive, depart";
            return Err(format!("unknown operation `{operation}`: expected one of {known}"));
        };
        if target.is_empty() {
            return Err(format!("expected `{operation}(target)`"));
        }
        let event = Event { thread, action, place: PlaceId(self.names.places.number(place)) };
        self.legality.check(event).map_err(|illegal| self.names.explain(thread, illegal))?;
        Ok(Some(event))
    }

    /// Transactions order nothing, but have to match.
    fn transaction(&mut self, thread: ThreadId, begins: bool) -> Result<(), String> {
        let depth = at(&mut self.transactions, thread.index());
        if begins {
            *depth += 1;
        } else {
            let name = self.names.threads.name(thread.0);
            *depth =
                depth.checked_sub(1).ok_or_else(|| format!("thread {name} ends what it has not begun"))?;
        }
        Ok(())
    }
}
