//! The shape of a test → a [`Test`]: names become numbers, threads become instructions; knows no execution.
//!
//! Here: locations, initial values and the final part. `thread` holds one thread's registers, scopes and
//! instructions under construction, `statement`, `expression` and `call` fill them.

mod call;
mod expression;
mod statement;
mod thread;

use crate::arithmetic::Type;
use crate::ast::{File, Parameter, Term};
use crate::condition::{Condition, Observable, Proposition};
use crate::test::{Location, Options, Test, one_line};
use selvedge_program::{LocId, ThreadId, Value};
use selvedge_source::{Error, Source, Span};
use std::collections::HashMap;
use thread::Local;

/// Lowers a whole test.
pub(crate) fn test(source: &Source, file: &File, options: &Options) -> Result<Test, Error> {
    let shared = Shared::new(source, file)?;
    let mut places = Vec::new();
    let mut has_loops = false;
    let mut threads = Vec::new();
    let mut locals = Vec::new();
    for thread in &file.threads {
        let lowered = thread::lower(source, options, &shared, file, thread, &mut places)?;
        threads.push(lowered.code);
        locals.push(lowered.locals);
        has_loops |= lowered.has_loops;
    }
    let mut resolver = Resolver { source, shared: &shared, locals, observed: Vec::new() };
    let filter = file.filter.as_ref().map(|filter| resolver.proposition(filter)).transpose()?;
    let condition = match &file.condition {
        None => None,
        Some(condition) => Some(Condition {
            quantifier: condition.quantifier,
            proposition: resolver.proposition(&condition.proposition)?,
            text: one_line(source, condition.span),
        }),
    };
    for term in &file.listed {
        resolver.observe(term)?;
    }
    let mut observed = resolver.observed;
    observed.sort();
    observed.dedup();
    let (name, source, locations) = (file.name.clone(), source.clone(), shared.locations());
    Ok(Test {
        name,
        source,
        locations,
        threads,
        places,
        observed,
        filter,
        condition,
        has_loops,
        tracks_dependencies: false,
    })
}

/// The shared locations, numbered in order of appearance.
struct Shared {
    list: Vec<Declared>,
    by_name: HashMap<String, LocId>,
}

struct Declared {
    name: String,
    /// None as long as nothing says the type; then it is `int`.
    ty: Option<Type>,
    value: Value,
    initialised: bool,
}

impl Shared {
    /// Collects the locations of the initial state, then those that only parameters mention.
    fn new(source: &Source, file: &File) -> Result<Shared, Error> {
        let mut shared = Shared { list: Vec::new(), by_name: HashMap::new() };
        for initial in file.initial.iter().filter(|initial| initial.term.thread.is_none()) {
            let Term { name, span, .. } = &initial.term;
            let declared = shared.declare(source, name, *span, initial.ty)?;
            if std::mem::replace(&mut declared.initialised, true) {
                return Err(source.error(*span, format!("`{name}` is initialised twice")));
            }
            declared.value = initial.value;
        }
        for Parameter { ty, name, .. } in file.threads.iter().flat_map(|thread| &thread.parameters) {
            shared.declare(source, &name.text, name.span, Some(*ty))?;
        }
        for initial in &file.initial {
            let Term { thread, span, .. } = initial.term;
            check_thread(source, thread, span, file.threads.len())?;
        }
        Ok(shared)
    }

    /// Adds a location, or checks that its type agrees with what is known of it.
    fn declare(
        &mut self,
        source: &Source,
        name: &str,
        span: Span,
        ty: Option<Type>,
    ) -> Result<&mut Declared, Error> {
        let next = LocId(self.list.len() as u32);
        let loc = *self.by_name.entry(name.to_string()).or_insert(next);
        if loc == next {
            self.list.push(Declared { name: name.to_string(), ty: None, value: 0, initialised: false });
        }
        let declared = &mut self.list[loc.index()];
        match (declared.ty, ty) {
            (Some(before), Some(now)) if before != now => {
                let message =
                    format!("`{name}` is declared `{now}` here and `{before}` before; it needs one type");
                return Err(source.error(span, message));
            }
            (before, now) => declared.ty = before.or(now),
        }
        Ok(declared)
    }

    fn find(&self, name: &str) -> Option<LocId> {
        self.by_name.get(name).copied()
    }

    fn ty(&self, loc: LocId) -> Type {
        self.list[loc.index()].ty.unwrap_or(Type::INT)
    }

    fn locations(&self) -> Vec<Location> {
        let location = |declared: &Declared| Location {
            name: declared.name.clone(),
            initial: declared.ty.unwrap_or(Type::INT).convert(declared.value),
        };
        self.list.iter().map(location).collect()
    }
}

fn check_thread(source: &Source, thread: Option<u16>, span: Span, count: usize) -> Result<(), Error> {
    match thread {
        Some(number) if number as usize >= count => {
            Err(source.error(span, format!("there is no thread P{number}; the test has {count}")))
        }
        _ => Ok(()),
    }
}

/// Turns the names of the final part into [`Observable`]s and notes them.
struct Resolver<'a> {
    source: &'a Source,
    shared: &'a Shared,
    /// Of each thread, in order of declaration.
    locals: Vec<Vec<Local>>,
    observed: Vec<Observable>,
}

impl Resolver<'_> {
    /// Resolves names; constants are converted to the type of what they are compared with.
    fn proposition(&mut self, proposition: &Proposition<Term>) -> Result<Proposition<Observable>, Error> {
        proposition.resolve(&mut |term, value| {
            let (observable, ty) = self.observe(term)?;
            Ok((observable, ty.convert(value)))
        })
    }

    fn observe(&mut self, term: &Term) -> Result<(Observable, Type), Error> {
        let (observable, ty) = match term.thread {
            None => self.location(term)?,
            Some(thread) => self.register(term, thread)?,
        };
        self.observed.push(observable.clone());
        Ok((observable, ty))
    }

    fn location(&self, term: &Term) -> Result<(Observable, Type), Error> {
        let Some(loc) = self.shared.find(&term.name) else {
            return Err(self.source.error(term.span, format!("there is no shared location `{}`", term.name)));
        };
        Ok((Observable::Location { loc, name: term.name.clone() }, self.shared.ty(loc)))
    }

    /// The variable of that name in the outermost scope, else the one that was declared first.
    fn register(&self, term: &Term, thread: u16) -> Result<(Observable, Type), Error> {
        check_thread(self.source, Some(thread), term.span, self.locals.len())?;
        let named = || self.locals[thread as usize].iter().filter(|local| local.name == term.name);
        let Some(local) = named().find(|local| local.outermost).or_else(|| named().next()) else {
            let message = format!("P{thread} has no local variable `{}`", term.name);
            return Err(self.source.error(term.span, message));
        };
        let (thread, name, reg) = (ThreadId(thread), local.name.clone(), local.reg);
        Ok((Observable::Register { thread, name, reg }, local.ty))
    }
}
