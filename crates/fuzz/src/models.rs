//! Random small models, to be compared on random graphs; the same for the same seed, and made smaller where
//! they differ.
//!
//! A model is a tree that is printed in the model language. Shapes that are checked in a way of their own
//! (views, coherence, atomicity, `unless`) are preferred to what blind choice would make, which nearly always
//! ends in matrices.

use crate::graphs;
use crate::{Subject, graphs::Case};
use fastrand::Rng;
use selvedge_oracle::Knobs;
use selvedge_probe::{Effort, Failure, Property as Need};
use std::fmt;

/// A set of events.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Set {
    Name(&'static str),
    Union(Box<Set>, Box<Set>),
    Intersection(Box<Set>, Box<Set>),
    Difference(Box<Set>, Box<Set>),
    Complement(Box<Set>),
    Domain(Box<Relation>),
    Range(Box<Relation>),
}

/// A relation between events.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Relation {
    Name(&'static str),
    Test(Set),
    Product(Set, Set),
    Union(Vec<Relation>),
    Sequence(Vec<Relation>),
    Intersection(Box<Relation>, Box<Relation>),
    Difference(Box<Relation>, Box<Relation>),
    Complement(Box<Relation>),
    Plus(Box<Relation>),
    Star(Box<Relation>),
    Optional(Box<Relation>),
    Inverse(Box<Relation>),
}

/// `acyclic r` and the like.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Property {
    negated: bool,
    keyword: &'static str,
    body: Relation,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Statement {
    Let { recursive: bool, name: &'static str, body: Relation },
    View { name: &'static str, body: Relation },
    Require { property: Property, unless: Option<Property> },
    Coherence(Relation),
    Report { keyword: &'static str, left: Relation, right: Relation },
}

/// A model without a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RandomModel {
    statements: Vec<Statement>,
}

const SETS: [&str; 13] =
    ["R", "W", "M", "F", "IW", "NA", "RLX", "ACQ", "REL", "ACQ_REL", "SC", "RMW", "THREAD"];
/// The first so many are fixed when an event is added.
const RELATIONS: [&str; 18] = [
    "po", "po-imm", "po-loc", "rmw", "loc", "ext", "int", "id", "rf", "rfe", "rfi", "co", "coe", "coi", "fr",
    "fre", "fri", "rf",
];
const FIXED: usize = 8;
const FORWARD: [&str; 7] = ["po", "po-imm", "po-loc", "rf", "rfe", "rfi", "rmw"];
const NAMES: [&str; 4] = ["a", "b", "c", "d"];

impl RandomModel {
    /// A random model that the checker does not refuse.
    pub fn generate(rng: &mut Rng) -> RandomModel {
        let mut generator = Generator { rng, names: Vec::new() };
        let mut statements = vec![generator.causality()];
        for name in &NAMES[..generator.rng.usize(0..=3)] {
            statements.push(generator.definition(name));
        }
        for _ in 0..generator.rng.usize(1..=3) {
            statements.push(generator.constraint());
        }
        if generator.rng.u8(..3) == 0 {
            statements.push(generator.report());
        }
        RandomModel { statements }.with_possible_views()
    }

    /// What cannot be kept as clocks is an ordinary relation.
    fn with_possible_views(mut self) -> RandomModel {
        for at in 0..self.statements.len() {
            let Statement::View { name, body } = self.statements[at].clone() else { continue };
            let prefix = RandomModel { statements: self.statements[..=at].to_vec() };
            if prefix.subject().is_err() {
                self.statements[at] = Statement::Let { recursive: false, name, body };
            }
        }
        self
    }

    /// For both sides; the error tells why one of them refuses the model.
    pub fn subject(&self) -> Result<Subject, String> {
        Subject::try_new("random", &self.to_string())
    }

    /// Models with a little less in them; not all of them are valid.
    fn smaller(&self) -> Vec<RandomModel> {
        let mut found = Vec::new();
        for (at, statement) in self.statements.iter().enumerate() {
            let mut without = self.clone();
            without.statements.remove(at);
            found.push(without);
            for smaller in statement.smaller() {
                let mut model = self.clone();
                model.statements[at] = smaller;
                found.push(model);
            }
        }
        found
    }
}

/// Compares a random model with its definition on so many random graphs. The number of graphs that are
/// consistent, or how the two sides differ, on a model and a graph that are as small as they get.
pub fn compare(seed: u64, graphs: u64) -> Result<u64, String> {
    let mut rng = Rng::with_seed(seed);
    let model = RandomModel::generate(&mut rng);
    let subject = model.subject().map_err(|error| format!("model {seed} is refused: {error}\n{model}"))?;
    let mut consistent = 0;
    for _ in 0..graphs {
        let mut knobs = Knobs::random(&mut rng);
        knobs.events = knobs.events.min(7);
        let case = Case::random(&mut rng, &knobs);
        consistent += u64::from(subject.evaluator.evaluate(&case.execution).consistent);
        if graphs::compare_case(&case, &subject).is_err() {
            let (model, case) = shrink(model, case);
            let how = difference(&model, &case).expect("shrinking keeps the difference");
            return Err(format!("model {seed}: {how}{model}"));
        }
    }
    Ok(consistent)
}

/// Whether a random model lets every thread go on. If it does, it must have the rest of what the exploration
/// needs, since constraints that could lack it are judged on complete executions; the error shows a graph if
/// it has not.
pub fn examine(seed: u64) -> Result<bool, String> {
    let model = RandomModel::generate(&mut Rng::with_seed(seed));
    let subject = model.subject().map_err(|error| format!("model {seed} is refused: {error}\n{model}"))?;
    let effort = Effort { events: 2, random: 40, seed };
    match selvedge_probe::examine(&subject.model, effort).failure {
        None => Ok(true),
        Some(failure) if failure.property == Need::Extensible => Ok(false),
        Some(Failure { property, reason, graph }) => {
            Err(format!("model {seed} is not {property}: {reason}\n{graph}{model}"))
        }
    }
}

fn difference(model: &RandomModel, case: &Case) -> Option<String> {
    graphs::compare_case(case, &model.subject().ok()?).err()
}

/// The smallest model and graph that still differ, one step at a time.
fn shrink(mut model: RandomModel, mut case: Case) -> (RandomModel, Case) {
    loop {
        if let Some(smaller) =
            model.smaller().into_iter().find(|smaller| difference(smaller, &case).is_some())
        {
            model = smaller;
        } else if let Some(smaller) =
            case.smaller().into_iter().find(|smaller| difference(&model, smaller).is_some())
        {
            case = smaller;
        } else {
            return (model, case);
        }
    }
}

struct Generator<'a> {
    rng: &'a mut Rng,
    /// Names of relations that are defined.
    names: Vec<&'static str>,
}

impl Generator<'_> {
    fn choose<T: Copy>(&mut self, options: &[T]) -> T {
        options[self.rng.usize(..options.len())]
    }

    /// The checker refuses models without something like this.
    fn causality(&mut self) -> Statement {
        let bodies: [&[&str]; 4] =
            [&["po", "rf"], &["po", "rf"], &["po", "rf", "co", "fr"], &["po-imm", "rf", "coe", "fre"]];
        let names = self.choose(&bodies);
        let body = Relation::Union(names.iter().map(|name| Relation::Name(name)).collect());
        require("acyclic", body)
    }

    fn definition(&mut self, name: &'static str) -> Statement {
        let statement = match self.rng.u8(..4) {
            0 => {
                let step = self.forward(2);
                let body = Relation::Plus(Box::new(Relation::Union(vec![Relation::Name("po"), step])));
                Statement::View { name, body }
            }
            1 => {
                let start = self.relation(1);
                let names = std::mem::replace(&mut self.names, vec![name]);
                let other = self.positive(2);
                self.names = names;
                let around = if self.rng.bool() {
                    Relation::Sequence(vec![Relation::Name(name), other])
                } else {
                    Relation::Sequence(vec![other, Relation::Name(name)])
                };
                let mut parts = vec![start, around];
                if self.rng.u8(..3) == 0 {
                    parts.push(Relation::Optional(Box::new(Relation::Name(name))));
                }
                Statement::Let { recursive: true, name, body: Relation::Union(parts) }
            }
            _ => Statement::Let { recursive: false, name, body: self.relation(2) },
        };
        self.names.push(name);
        statement
    }

    fn constraint(&mut self) -> Statement {
        match self.rng.u8(..8) {
            0 => {
                let (first, second) = self.choose(&[("fr", "co"), ("fre", "coe"), ("fri", "coe")]);
                let between = Relation::Sequence(vec![Relation::Name(first), Relation::Name(second)]);
                let body = Relation::Intersection(Box::new(Relation::Name("rmw")), Box::new(between));
                require("empty", body)
            }
            1 => Statement::Coherence(self.forward(1)),
            2 => Statement::Coherence(Relation::Name("po")),
            4 if self.rng.bool() => self.order(),
            3 => {
                let relation = self.relation(2);
                let eco = Relation::Union(["rf", "co", "fr"].map(Relation::Name).to_vec());
                let closure = if self.rng.bool() { Relation::Plus } else { Relation::Star };
                require("irreflexive", Relation::Sequence(vec![relation, closure(Box::new(eco))]))
            }
            _ => {
                let mut property = self.property(3);
                property.negated = self.rng.u8(..16) == 0;
                let unless = (self.rng.u8(..5) == 0).then(|| self.guard());
                Statement::Require { property, unless }
            }
        }
    }

    /// An order of events of some classes; `(po | rf)+` mostly is a view.
    fn order(&mut self) -> Statement {
        let members = Relation::Test(self.set(1));
        let edges = Relation::Union(["po", "rf", "co", "fr"].map(Relation::Name).to_vec());
        let view = Relation::Union(["po", "rf"].map(Relation::Name).to_vec());
        let (po, view) = (Relation::Name("po"), Relation::Plus(Box::new(view)));
        let direct = Relation::Sequence(vec![members.clone(), edges, members.clone()]);
        let through = Relation::Sequence(vec![members.clone(), po.clone(), view, po, members]);
        require("acyclic", Relation::Union(vec![direct, through]))
    }

    fn guard(&mut self) -> Property {
        if self.rng.bool() {
            return Property { negated: false, keyword: "empty", body: Relation::Test(self.set(1)) };
        }
        let mut property = self.property(1);
        property.negated = self.rng.u8(..4) == 0;
        property
    }

    fn property(&mut self, depth: usize) -> Property {
        let keyword = self.choose(&["acyclic", "acyclic", "irreflexive", "empty"]);
        let mut body = self.relation(depth);
        if keyword == "empty" {
            // Else next to no graph has it.
            let (first, last) = (Relation::Test(self.set(1)), Relation::Test(self.set(1)));
            body = Relation::Sequence(vec![first, body, last]);
        }
        Property { negated: false, keyword, body }
    }

    fn report(&mut self) -> Statement {
        let ends = (self.set(1), self.set(1));
        let near = Relation::Name(self.choose(&["loc", "ext", "int"]));
        let left = if self.rng.bool() {
            Relation::Sequence(vec![Relation::Test(ends.0), near, Relation::Test(ends.1)])
        } else {
            let pair = Relation::Product(ends.0, ends.1);
            Relation::Intersection(Box::new(pair), Box::new(near))
        };
        let order = self.forward(1);
        let order = Relation::Plus(Box::new(Relation::Union(vec![Relation::Name("po"), order])));
        let right = match self.rng.u8(..3) {
            0 => order,
            1 => Relation::Union(vec![order.clone(), Relation::Inverse(Box::new(order))]),
            _ => self.relation(2),
        };
        let keyword = self.choose(&["error", "error", "warning"]);
        Statement::Report { keyword, left, right }
    }

    /// A relation that often is a view, made of edges that go forward.
    fn forward(&mut self, depth: usize) -> Relation {
        if depth == 0 {
            return Relation::Name(self.choose(&FORWARD));
        }
        match self.rng.u8(..6) {
            0 => Relation::Name(self.choose(&FORWARD)),
            1 => Relation::Union(vec![self.forward(depth - 1), self.forward(depth - 1)]),
            2 => Relation::Plus(Box::new(self.forward(depth - 1))),
            3 => {
                let body = self.forward(depth - 1);
                Relation::Sequence(vec![Relation::Test(self.set(1)), body, Relation::Test(self.set(1))])
            }
            4 => {
                let optional = Relation::Optional(Box::new(self.forward(depth - 1)));
                Relation::Sequence(vec![self.forward(depth - 1), optional])
            }
            _ => {
                let body = self.forward(depth - 1);
                let repeated = Relation::Sequence(vec![Relation::Name("rf"), Relation::Name("rmw")]);
                let repeated = Relation::Star(Box::new(repeated));
                Relation::Sequence(vec![Relation::Test(self.set(0)), repeated, body])
            }
        }
    }

    /// A relation without complements and differences by anything that can change.
    fn positive(&mut self, depth: usize) -> Relation {
        loop {
            let relation = self.relation(depth);
            if relation.is_positive() {
                return relation;
            }
        }
    }

    fn relation(&mut self, depth: usize) -> Relation {
        let inner = |generator: &mut Self| Box::new(generator.relation(depth.saturating_sub(1)));
        if depth == 0 {
            if !self.names.is_empty() && self.rng.u8(..3) == 0 {
                let names = self.names.clone();
                return Relation::Name(self.choose(&names));
            }
            return Relation::Name(self.choose(&RELATIONS));
        }
        match self.rng.u8(..26) {
            0..5 => Relation::Union(vec![*inner(self), *inner(self)]),
            5..11 => Relation::Sequence(vec![*inner(self), *inner(self)]),
            11..14 => {
                let body = *inner(self);
                let (first, last) = (Relation::Test(self.set(1)), Relation::Test(self.set(1)));
                Relation::Sequence(vec![first, body, last])
            }
            14 => Relation::Intersection(inner(self), inner(self)),
            15 => {
                let fixed = Relation::Name(self.choose(&RELATIONS[..FIXED]));
                Relation::Intersection(inner(self), Box::new(fixed))
            }
            16 => {
                let fixed = Relation::Name(self.choose(&RELATIONS[..FIXED]));
                Relation::Difference(inner(self), Box::new(fixed))
            }
            17 => Relation::Difference(inner(self), Box::new(Relation::Product(self.set(1), self.set(1)))),
            18 => Relation::Difference(inner(self), inner(self)),
            19 => Relation::Plus(inner(self)),
            20 => Relation::Star(inner(self)),
            21 => Relation::Optional(inner(self)),
            22 => Relation::Inverse(inner(self)),
            23 => Relation::Product(self.set(1), self.set(1)),
            24 => {
                let set = self.set_of_relation(depth);
                Relation::Sequence(vec![Relation::Test(set), *inner(self)])
            }
            _ if self.rng.u8(..4) == 0 => Relation::Complement(inner(self)),
            _ => Relation::Name(self.choose(&RELATIONS)),
        }
    }

    fn set_of_relation(&mut self, depth: usize) -> Set {
        let relation = Box::new(self.relation(depth - 1));
        if self.rng.bool() { Set::Domain(relation) } else { Set::Range(relation) }
    }

    fn set(&mut self, depth: usize) -> Set {
        if depth == 0 || self.rng.u8(..2) == 0 {
            return Set::Name(self.choose(&SETS));
        }
        let inner = |generator: &mut Self| Box::new(generator.set(depth - 1));
        match self.rng.u8(..8) {
            0..3 => Set::Union(inner(self), inner(self)),
            3..5 => Set::Intersection(inner(self), inner(self)),
            5..7 => Set::Difference(inner(self), inner(self)),
            _ => Set::Complement(inner(self)),
        }
    }
}

fn require(keyword: &'static str, body: Relation) -> Statement {
    Statement::Require { property: Property { negated: false, keyword, body }, unless: None }
}

impl Relation {
    fn is_positive(&self) -> bool {
        match self {
            Relation::Name(_) | Relation::Product(..) => true,
            Relation::Test(set) => set.is_positive(),
            Relation::Union(parts) | Relation::Sequence(parts) => parts.iter().all(Relation::is_positive),
            Relation::Intersection(a, b) => a.is_positive() && b.is_positive(),
            Relation::Difference(a, b) => {
                let fixed = matches!(&**b, Relation::Name(name) if RELATIONS[..FIXED].contains(name));
                a.is_positive() && (fixed || matches!(**b, Relation::Product(..)))
            }
            Relation::Complement(_) => false,
            Relation::Plus(a) | Relation::Star(a) | Relation::Optional(a) | Relation::Inverse(a) => {
                a.is_positive()
            }
        }
    }

    /// Relations with a little less in them.
    fn smaller(&self) -> Vec<Relation> {
        let mut found = Vec::new();
        let of_one = |inner: &Relation, around: fn(Box<Relation>) -> Relation| {
            let smaller = inner.smaller().into_iter().map(|smaller| around(Box::new(smaller)));
            smaller.chain([inner.clone()]).collect::<Vec<_>>()
        };
        match self {
            Relation::Name(_) => {}
            Relation::Test(set) => found.extend(set.smaller().into_iter().map(Relation::Test)),
            Relation::Product(a, b) => {
                found.extend(a.smaller().into_iter().map(|a| Relation::Product(a, b.clone())));
                found.extend(b.smaller().into_iter().map(|b| Relation::Product(a.clone(), b)));
            }
            Relation::Union(parts) | Relation::Sequence(parts) => {
                let around =
                    if matches!(self, Relation::Union(_)) { Relation::Union } else { Relation::Sequence };
                found.extend(parts.iter().cloned());
                for at in 0..parts.len() {
                    let mut without = parts.clone();
                    without.remove(at);
                    if without.len() > 1 {
                        found.push(around(without));
                    }
                    for smaller in parts[at].smaller() {
                        let mut parts = parts.clone();
                        parts[at] = smaller;
                        found.push(around(parts));
                    }
                }
            }
            Relation::Intersection(a, b) | Relation::Difference(a, b) => {
                let around = |a: &Relation, b: &Relation| match self {
                    Relation::Intersection(..) => {
                        Relation::Intersection(Box::new(a.clone()), Box::new(b.clone()))
                    }
                    _ => Relation::Difference(Box::new(a.clone()), Box::new(b.clone())),
                };
                found.extend([(**a).clone(), (**b).clone()]);
                found.extend(a.smaller().iter().map(|a| around(a, b)));
                found.extend(b.smaller().iter().map(|b| around(a, b)));
            }
            Relation::Complement(a) => found.extend(of_one(a, Relation::Complement)),
            Relation::Plus(a) => found.extend(of_one(a, Relation::Plus)),
            Relation::Star(a) => found.extend(of_one(a, Relation::Star)),
            Relation::Optional(a) => found.extend(of_one(a, Relation::Optional)),
            Relation::Inverse(a) => found.extend(of_one(a, Relation::Inverse)),
        }
        found
    }
}

impl Set {
    fn is_positive(&self) -> bool {
        match self {
            Set::Name(_) => true,
            Set::Union(a, b) | Set::Intersection(a, b) => a.is_positive() && b.is_positive(),
            Set::Difference(a, b) => a.is_positive() && b.is_of_classes(),
            Set::Complement(a) => a.is_of_classes(),
            Set::Domain(relation) | Set::Range(relation) => relation.is_positive(),
        }
    }

    fn is_of_classes(&self) -> bool {
        match self {
            Set::Name(_) => true,
            Set::Union(a, b) | Set::Intersection(a, b) | Set::Difference(a, b) => {
                a.is_of_classes() && b.is_of_classes()
            }
            Set::Complement(a) => a.is_of_classes(),
            Set::Domain(_) | Set::Range(_) => false,
        }
    }

    fn smaller(&self) -> Vec<Set> {
        match self {
            Set::Name(_) => Vec::new(),
            Set::Union(a, b) | Set::Intersection(a, b) | Set::Difference(a, b) => {
                vec![(**a).clone(), (**b).clone()]
            }
            Set::Complement(a) => vec![(**a).clone()],
            Set::Domain(relation) => {
                relation.smaller().into_iter().map(|r| Set::Domain(Box::new(r))).collect()
            }
            Set::Range(relation) => relation.smaller().into_iter().map(|r| Set::Range(Box::new(r))).collect(),
        }
    }
}

impl Statement {
    fn smaller(&self) -> Vec<Statement> {
        let mut found = Vec::new();
        match self {
            Statement::Let { recursive, name, body } => {
                let make = |body| Statement::Let { recursive: *recursive, name, body };
                found.extend(body.smaller().into_iter().map(make));
                if *recursive {
                    found.push(Statement::Let { recursive: false, name, body: body.clone() });
                }
            }
            Statement::View { name, body } => {
                found.push(Statement::Let { recursive: false, name, body: body.clone() });
                found.extend(body.smaller().into_iter().map(|body| Statement::View { name, body }));
            }
            Statement::Require { property, unless } => {
                let with =
                    |property: Property, unless: Option<Property>| Statement::Require { property, unless };
                let positive = Property { negated: false, ..property.clone() };
                if property.negated {
                    found.push(with(positive, unless.clone()));
                }
                for body in property.body.smaller() {
                    found.push(with(Property { body, ..property.clone() }, unless.clone()));
                }
                if let Some(guard) = unless {
                    found.push(with(property.clone(), None));
                    for body in guard.body.smaller() {
                        found.push(with(property.clone(), Some(Property { body, ..guard.clone() })));
                    }
                }
            }
            Statement::Coherence(body) => found.extend(body.smaller().into_iter().map(Statement::Coherence)),
            Statement::Report { keyword, left, right } => {
                for left in left.smaller() {
                    found.push(Statement::Report { keyword, left, right: right.clone() });
                }
                for right in right.smaller() {
                    found.push(Statement::Report { keyword, left: left.clone(), right });
                }
            }
        }
        found
    }
}

impl fmt::Display for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Set::Name(name) => f.write_str(name),
            Set::Union(a, b) => write!(f, "({a} | {b})"),
            Set::Intersection(a, b) => write!(f, "({a} & {b})"),
            Set::Difference(a, b) => write!(f, "({a} \\ {b})"),
            Set::Complement(a) => write!(f, "(~{a})"),
            Set::Domain(relation) => write!(f, "domain({relation})"),
            Set::Range(relation) => write!(f, "range({relation})"),
        }
    }
}

impl fmt::Display for Relation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |parts: &[Relation], between: &str| {
            let parts: Vec<String> = parts.iter().map(Relation::to_string).collect();
            format!("({})", parts.join(between))
        };
        match self {
            Relation::Name(name) => f.write_str(name),
            Relation::Test(set) => write!(f, "[{set}]"),
            Relation::Product(a, b) => write!(f, "({a} * {b})"),
            Relation::Union(parts) => f.write_str(&list(parts, " | ")),
            Relation::Sequence(parts) => f.write_str(&list(parts, " ; ")),
            Relation::Intersection(a, b) => write!(f, "({a} & {b})"),
            Relation::Difference(a, b) => write!(f, "({a} \\ {b})"),
            Relation::Complement(a) => write!(f, "(~{a})"),
            Relation::Plus(a) => write!(f, "({a}+)"),
            Relation::Star(a) => write!(f, "({a}*)"),
            Relation::Optional(a) => write!(f, "({a}?)"),
            Relation::Inverse(a) => write!(f, "({a}^-1)"),
        }
    }
}

impl fmt::Display for Property {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let not = if self.negated { "~" } else { "" };
        write!(f, "{not}{} {}", self.keyword, self.body)
    }
}

impl fmt::Display for RandomModel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, statement) in self.statements.iter().enumerate() {
            match statement {
                Statement::Let { recursive, name, body } => {
                    writeln!(f, "let {}{name} = {body}", if *recursive { "rec " } else { "" })?;
                }
                Statement::View { name, body } => writeln!(f, "view {name} = {body}")?,
                Statement::Require { property, unless: None } => writeln!(f, "{property} as c{number}")?,
                Statement::Require { property, unless: Some(guard) } => {
                    writeln!(f, "{property} as c{number} unless {guard}")?;
                }
                Statement::Coherence(body) => writeln!(f, "coherence {body}")?,
                Statement::Report { keyword, left, right } => {
                    writeln!(f, "{keyword} e{number} unless {left} <= {right}")?;
                }
            }
        }
        Ok(())
    }
}
