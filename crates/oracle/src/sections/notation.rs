//! Trees as short text, printed and read: `L0 z=2;Rz U0 || z=2`.
//!
//! ```text
//! program   thread || thread …
//! thread    steps, with blanks or `;` between them
//! step      L0 S0 U0             lock 0, lock it for reading, unlock it; the number 0 may be left out
//!           B0  B0/2             wait at barrier 0, which is for 2 threads (else for all who wait there)
//!           C1 J1                create, join thread 1
//!           Rx  r0=Rx            read x, into register 0
//!           x=1 x=r0 x=r0+1      write
//!           fadd(x,1)            also xchg(x,1); `fadd x` adds 1
//!           r0=fadd(x,1)         keeps what was read
//!           CAS(x,0,1)           r1=CAS(x,0,1) keeps what was read
//!           r0:r1=CAS(x,0,1)     keeps whether it succeeded, too
//!           Fsc Facq Frel Facq_rel
//!           if(r0==1){…}else{…}  braces may be left out around one step; if(1) tests the last register
//!           assume(r0!=1) assert(r0<1); `r` is the last register
//! order     after its step, if not relaxed: Rx.acq x.rel=1 fadd.acq_rel(x,1) CAS.sc.rlx(x,0,1) x.na=1
//! ```

use super::{SectionTree, Step};
use crate::execution::location_name;
use crate::tree::{Comparison, Condition, Operand, Register, Statement};
use selvedge_graph::{LocId, Order, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

impl fmt::Display for SectionTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, body) in self.threads.iter().enumerate() {
            if number > 0 {
                write!(f, " || ")?;
            }
            let mut used = BTreeSet::new();
            used_registers(body, &mut used);
            write!(f, "{}", Printer { tree: self, used }.body(body))?;
        }
        Ok(())
    }
}

/// The registers whose values matter.
fn used_registers(body: &[Step], used: &mut BTreeSet<Register>) {
    for step in body {
        match step {
            Step::If { register, then, otherwise, .. } => {
                used.insert(*register);
                used_registers(then, used);
                used_registers(otherwise, used);
            }
            Step::Simple(statement) => match statement {
                Statement::Store { value, .. }
                | Statement::Exchange { value, .. }
                | Statement::FetchAdd { value, .. }
                | Statement::CompareExchange { value, .. } => used.extend(value.register()),
                Statement::Assume(condition) | Statement::Assert(condition) => {
                    used.insert(condition.register);
                }
                _ => {}
            },
            _ => {}
        }
    }
}

struct Printer<'a> {
    tree: &'a SectionTree,
    used: BTreeSet<Register>,
}

impl Printer<'_> {
    fn body(&self, body: &[Step]) -> String {
        let is_edge = |step: &Step| matches!(step, Step::Lock { .. } | Step::Unlock { .. });
        let mut out = String::new();
        for (number, step) in body.iter().enumerate() {
            if number > 0 {
                out.push(if is_edge(step) || is_edge(&body[number - 1]) { ' ' } else { ';' });
            }
            out.push_str(&self.step(step));
        }
        out
    }

    fn step(&self, step: &Step) -> String {
        match step {
            Step::Simple(statement) => self.simple(statement),
            Step::If { register, value, then, otherwise } => {
                let then = self.body(then);
                let otherwise = match &otherwise[..] {
                    [] => String::new(),
                    steps => format!("else{{{}}}", self.body(steps)),
                };
                format!("if(r{register}=={value}){{{then}}}{otherwise}")
            }
            Step::Lock { lock, shared: false } => format!("L{lock}"),
            Step::Lock { lock, shared: true } => format!("S{lock}"),
            Step::Unlock { lock } => format!("U{lock}"),
            Step::Wait { barrier } => match self.tree.barriers[*barrier] {
                count if count as usize == self.tree.waiters(*barrier) => format!("B{barrier}"),
                count => format!("B{barrier}/{count}"),
            },
            Step::Create { thread } => format!("C{thread}"),
            Step::Join { thread } => format!("J{thread}"),
        }
    }

    fn simple(&self, statement: &Statement) -> String {
        let target = |register: &Register| match self.used.contains(register) {
            true => format!("r{register}="),
            false => String::new(),
        };
        match statement {
            Statement::Load { to, loc, order } => {
                format!("{}R{}{}", target(to), location_name(*loc), dotted(*order))
            }
            Statement::Store { loc, order, value } => {
                format!("{}{}={}", location_name(*loc), dotted(*order), operand(*value))
            }
            Statement::Exchange { to, loc, order, value } => {
                let (loc, value) = (location_name(*loc), operand(*value));
                format!("{}xchg{}({loc},{value})", target(to), dotted(*order))
            }
            Statement::FetchAdd { to, loc, order, value } => {
                let (loc, value) = (location_name(*loc), operand(*value));
                format!("{}fadd{}({loc},{value})", target(to), dotted(*order))
            }
            Statement::CompareExchange { to, seen, loc, expected, value, success, failure } => {
                let target = match self.used.contains(to) {
                    true => format!("r{to}:r{seen}="),
                    false => target(seen),
                };
                let orders = match (success, failure) {
                    (Order::Relaxed, Order::Relaxed) => String::new(),
                    _ => format!(".{}.{}", success.short_name(), failure.short_name()),
                };
                format!("{target}CAS{orders}({},{expected},{})", location_name(*loc), operand(*value))
            }
            Statement::Fence { order } => format!("F{}", order.short_name()),
            Statement::Assume(condition) => format!("assume({})", text_of(*condition)),
            Statement::Assert(condition) => format!("assert({})", text_of(*condition)),
            Statement::If { .. } => unreachable!("invariant `simple`: it has no inner statements"),
        }
    }
}

fn dotted(order: Order) -> String {
    match order {
        Order::Relaxed => String::new(),
        other => format!(".{}", other.short_name()),
    }
}

fn operand(operand: Operand) -> String {
    match operand {
        Operand::Constant(value) => value.to_string(),
        Operand::Register(register) => format!("r{register}"),
        Operand::Successor(register) => format!("r{register}+1"),
    }
}

fn text_of(condition: Condition) -> String {
    let comparison = match condition.comparison {
        Comparison::Equal => "==",
        Comparison::NotEqual => "!=",
        Comparison::Less => "<",
    };
    format!("r{}{comparison}{}", condition.register, condition.value)
}

/// Reads a program; the error says what was expected where.
pub fn parse(text: &str) -> Result<SectionTree, String> {
    let mut reader =
        Reader { text, at: 0, counts: BTreeMap::new(), locations: 0, locks: 0, last: None, next: UNNAMED };
    let mut threads = Vec::new();
    loop {
        (reader.last, reader.next) = (None, UNNAMED);
        threads.push(reader.body()?);
        if !reader.takes("||") && !reader.takes("‖") {
            break;
        }
    }
    if reader.at < text.len() {
        return Err(reader.expected("a step"));
    }
    let barriers = reader.counts.keys().last().map_or(0, |last| last + 1);
    let Reader { counts, locations, locks, .. } = reader;
    let mut tree = SectionTree { locations, locks, barriers: vec![0; barriers], threads };
    for barrier in 0..barriers {
        let said = counts.get(&barrier).copied().flatten();
        tree.barriers[barrier] = said.unwrap_or(tree.waiters(barrier) as u32).max(1);
    }
    Ok(tree)
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    /// Barriers, and for how many threads they are if that was said.
    counts: BTreeMap<usize, Option<u32>>,
    locations: usize,
    locks: usize,
    /// The register that was given a value last.
    last: Option<Register>,
    /// The next register that is not named.
    next: Register,
}

/// Registers that are not named in the text have numbers from here on.
const UNNAMED: Register = 32;

impl Reader<'_> {
    fn expected(&self, what: &str) -> String {
        format!("expected {what} at `{}`", &self.text[self.at..])
    }

    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn skip(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start_matches([' ', '\n', '\t', ';']).len();
    }

    /// Goes over a piece of text, if it stands here.
    fn takes(&mut self, piece: &str) -> bool {
        self.skip();
        let takes = self.rest().starts_with(piece);
        self.at += if takes { piece.len() } else { 0 };
        takes
    }

    fn needs(&mut self, piece: &str) -> Result<(), String> {
        if self.takes(piece) { Ok(()) } else { Err(self.expected(&format!("`{piece}`"))) }
    }

    fn number(&mut self) -> Option<usize> {
        let rest = self.rest();
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let number = rest[..digits].parse().ok();
        self.at += digits;
        number
    }

    fn value(&mut self) -> Result<Value, String> {
        self.skip();
        self.number().map(|value| value as Value).ok_or_else(|| self.expected("a number"))
    }

    fn location(&mut self) -> Option<LocId> {
        self.skip();
        let number = match self.rest().chars().next()? {
            'x' => 0,
            'y' => 1,
            'z' => 2,
            'w' => 3,
            _ => return None,
        };
        self.at += 1;
        self.locations = self.locations.max(number + 1);
        Some(LocId(number as u32))
    }

    fn needs_location(&mut self) -> Result<LocId, String> {
        self.location().ok_or_else(|| self.expected("a location"))
    }

    fn order(&mut self) -> Option<Order> {
        let rest = self.rest();
        let fits = |order: &&Order| rest.starts_with(order.short_name());
        let order = Order::C11.iter().filter(fits).max_by_key(|order| order.short_name().len())?;
        self.at += order.short_name().len();
        Some(*order)
    }

    fn dotted_order(&mut self) -> Result<Order, String> {
        match self.rest().starts_with('.') {
            false => Ok(Order::Relaxed),
            true => {
                self.at += 1;
                self.order().ok_or_else(|| self.expected("an order"))
            }
        }
    }

    /// `r`, the last register, or `r0`.
    fn register(&mut self) -> Result<Register, String> {
        self.needs("r")?;
        match self.number() {
            Some(number) => Ok(number),
            None => self.last.ok_or_else(|| self.expected("a register that was given a value before")),
        }
    }

    fn operand(&mut self) -> Result<Operand, String> {
        self.skip();
        if !self.rest().starts_with('r') {
            return Ok(Operand::Constant(self.value()?));
        }
        let register = self.register()?;
        Ok(if self.takes("+1") { Operand::Successor(register) } else { Operand::Register(register) })
    }

    fn condition(&mut self) -> Result<Condition, String> {
        self.needs("(")?;
        let register = self.register()?;
        let comparison = match () {
            () if self.takes("==") => Comparison::Equal,
            () if self.takes("!=") => Comparison::NotEqual,
            () if self.takes("<") => Comparison::Less,
            () => return Err(self.expected("`==`, `!=` or `<`")),
        };
        let value = self.value()?;
        self.needs(")")?;
        Ok(Condition { register, comparison, value })
    }

    fn body(&mut self) -> Result<Vec<Step>, String> {
        let mut body = Vec::new();
        loop {
            self.skip();
            if self.rest().is_empty() || self.rest().starts_with(['|', '‖', '}']) {
                return Ok(body);
            }
            body.push(self.step()?);
        }
    }

    /// Steps in braces, or one step.
    fn block(&mut self) -> Result<Vec<Step>, String> {
        if !self.takes("{") {
            return Ok(vec![self.step()?]);
        }
        let body = self.body()?;
        self.needs("}")?;
        Ok(body)
    }

    fn step(&mut self) -> Result<Step, String> {
        self.skip();
        if self.takes("if(") {
            return self.branch();
        }
        if self.takes("assume") {
            return Ok(Step::Simple(Statement::Assume(self.condition()?)));
        }
        if self.takes("assert") {
            return Ok(Step::Simple(Statement::Assert(self.condition()?)));
        }
        if self.rest().starts_with(['L', 'S', 'U', 'B', 'J'])
            || self.rest().starts_with('C') && !self.rest().starts_with("CAS")
        {
            return self.capital();
        }
        if self.rest().starts_with('F') {
            self.at += 1;
            let order = self.order().ok_or_else(|| self.expected("an order"))?;
            return Ok(Step::Simple(Statement::Fence { order }));
        }
        if !self.rest().starts_with("xchg")
            && let Some(loc) = self.location()
        {
            let order = self.dotted_order()?;
            self.needs("=")?;
            return Ok(Step::Simple(Statement::Store { loc, order, value: self.operand()? }));
        }
        self.reading()
    }

    fn capital(&mut self) -> Result<Step, String> {
        let letter = self.rest().chars().next();
        self.at += 1;
        let number = self.number();
        if let Some('C' | 'J') = letter {
            let thread = number.ok_or_else(|| self.expected("the number of a thread"))?;
            return Ok(if letter == Some('C') { Step::Create { thread } } else { Step::Join { thread } });
        }
        let number = number.unwrap_or(0);
        if letter == Some('B') {
            let count = if self.rest().starts_with('/') {
                self.at += 1;
                Some(self.value()? as u32)
            } else {
                None
            };
            let known = self.counts.entry(number).or_default();
            *known = known.or(count);
            return Ok(Step::Wait { barrier: number });
        }
        self.locks = self.locks.max(number + 1);
        Ok(match letter {
            Some('U') => Step::Unlock { lock: number },
            letter => Step::Lock { lock: number, shared: letter == Some('S') },
        })
    }

    fn branch(&mut self) -> Result<Step, String> {
        self.skip();
        let (register, value) = if self.rest().starts_with('r') {
            let register = self.register()?;
            self.needs("==")?;
            (register, self.value()?)
        } else {
            let register =
                self.last.ok_or_else(|| self.expected("a register that was given a value before"))?;
            (register, self.value()?)
        };
        self.needs(")")?;
        let then = self.block()?;
        let otherwise = if self.takes("else") { self.block()? } else { Vec::new() };
        Ok(Step::If { register, value, then, otherwise })
    }

    /// A statement that reads, and the registers that take what it has read.
    fn reading(&mut self) -> Result<Step, String> {
        let mut targets = Vec::new();
        while self.rest().starts_with('r') {
            targets.push(self.register()?);
            if self.takes("=") {
                break;
            }
            self.needs(":")?;
        }
        let unnamed = self.next;
        self.next += 2;
        let (flag, to) = match targets[..] {
            [] => (unnamed + 1, unnamed),
            [to] => (unnamed, to),
            [flag, to, ..] => (flag, to),
        };
        let statement = if self.takes("R") {
            Statement::Load { to, loc: self.needs_location()?, order: self.dotted_order()? }
        } else if self.takes("fadd") {
            let (order, loc, value) = self.update()?;
            Statement::FetchAdd { to, loc, order, value }
        } else if self.takes("xchg") {
            let (order, loc, value) = self.update()?;
            Statement::Exchange { to, loc, order, value }
        } else if self.takes("CAS") {
            let (success, failure) = (self.dotted_order()?, self.dotted_order()?);
            self.needs("(")?;
            let loc = self.needs_location()?;
            self.needs(",")?;
            let expected = self.value()?;
            self.needs(",")?;
            let value = self.operand()?;
            self.needs(")")?;
            Statement::CompareExchange { to: flag, seen: to, loc, expected, value, success, failure }
        } else {
            return Err(self.expected("a step"));
        };
        self.last = Some(to);
        Ok(Step::Simple(statement))
    }

    /// What follows the name of a read-modify-write.
    fn update(&mut self) -> Result<(Order, LocId, Operand), String> {
        let order = self.dotted_order()?;
        if !self.takes("(") {
            return Ok((order, self.needs_location()?, Operand::Constant(1)));
        }
        let loc = self.needs_location()?;
        self.needs(",")?;
        let value = self.operand()?;
        self.needs(")")?;
        Ok((order, loc, value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sections::{SectionKnobs, generate_sections};
    use fastrand::Rng;

    #[test]
    fn what_is_printed_is_read_back() {
        for seed in 0..2_000 {
            let mut rng = Rng::with_seed(seed);
            let mut knobs = match seed % 2 {
                0 => SectionKnobs::random(&mut rng),
                _ => SectionKnobs::random_barriers(&mut rng),
            };
            knobs.accesses.asserts = 0.1;
            let text = generate_sections(&mut rng, &knobs).to_string();
            let tree = parse(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(tree.to_string(), text);
        }
    }

    #[test]
    fn what_may_be_left_out_is_filled_in() {
        let printed = |text: &str| parse(text).unwrap().to_string();
        assert_eq!(printed("L z=2;Rz U || z=2"), "L0 z=2;Rz U0 || z=2");
        assert_eq!(
            printed("fadd y;if(2)z=1 ‖ Rx;assert(r!=2)"),
            "r32=fadd(y,1);if(r32==2){z=1} || r32=Rx;assert(r32!=2)"
        );
        assert_eq!(parse("B || B;B || x=1").unwrap().barriers, [2]);
        assert_eq!(parse("B/3 || B").unwrap().barriers, [3]);
        assert_eq!(parse("B/3 || B").unwrap().to_string(), "B0/3 || B0/3");
    }

    #[test]
    fn what_is_not_understood_is_named() {
        assert_eq!(parse("L x=1 U; what").unwrap_err(), "expected `=` at `hat`");
        assert_eq!(
            parse("if(1)x=1").unwrap_err(),
            "expected a register that was given a value before at `1)x=1`"
        );
    }
}
