//! What is proved of relations, against their definition: random claims `a <= b` and `a = b`.
//!
//! A claim that is proved must hold on every random graph. One that is refuted must fail on the graph that
//! refutes it, and the model must allow that graph. Two independent expressions are seldom related, so the
//! right side is mostly made from the left one by changing a part of it, often to something that contains it.
//! A third of the claims put a short path into a primitive, to try the facts about primitives one by one.

use fastrand::Rng;
use selvedge_graph::Graph;
use selvedge_model::{Outcome, Text};
use selvedge_oracle::{Evaluator, Execution, Knobs, Status, random_execution};
use selvedge_source::Source;

/// Random graphs that a proved claim is tried on.
const GRAPHS: usize = 60;

const RELATIONS: [&str; 19] = [
    "po", "po-imm", "po-loc", "rf", "rfe", "rfi", "co", "coe", "coi", "fr", "fre", "fri", "rmw", "loc",
    "ext", "int", "id", "unv", "tc",
];

const SETS: [&str; 14] =
    ["W", "R", "F", "M", "IW", "SC", "REL", "ACQ", "NA", "RLX", "RMW", "W & REL", "R \\ RMW", "THREAD"];

/// What often contains what: mostly true, and sometimes not, as proofs must tell the difference.
const LARGER: [(&str, &str); 24] = [
    ("po-imm", "po"),
    ("po-imm", "int"),
    ("po-loc", "po"),
    ("po-loc", "(po & loc)"),
    ("po", "po-imm+"),
    ("po", "int"),
    ("rf", "(rfe | rfi)"),
    ("rfi", "po-loc"),
    ("rfi", "(rf & po)"),
    ("rfe", "(rf & ext)"),
    ("rf", "loc"),
    ("rmw", "po-imm"),
    ("rmw", "po-loc"),
    ("rmw", "([R] ; po-imm)"),
    ("co", "(coe | coi)"),
    ("coi", "po"),
    ("coe", "ext"),
    ("fr", "(fre | fri)"),
    ("fr", "(rf^-1 ; co)"),
    ("fri", "int"),
    ("loc", "((rf | co | fr)* | (rf | co | fr)*^-1)"),
    ("ext", "unv"),
    ("int", "(po | po^-1 | id)"),
    ("unv", "(int | ext)"),
];

/// The constraints of the model: a refutation must respect them.
const MODELS: [&str; 4] = [
    "acyclic po | rf",
    "acyclic po | rf",
    "acyclic po | rf coherence po empty rmw & (fr ; co)",
    "acyclic po | rf | co | fr empty rmw & (fr ; co)",
];

/// What became of a claim that was found to be treated rightly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Proved, and no graph contradicts.
    Proved,
    /// Refuted by a graph.
    Refuted,
    /// Neither.
    Unknown,
}

/// Tries one random claim; the text says what is wrong with the answer.
pub fn compare(rng: &mut Rng) -> Result<Answer, String> {
    if rng.u8(..3) == 0 {
        let (left, right) = (path(rng), RELATIONS[rng.usize(..RELATIONS.len())]);
        return compare_claim(rng, MODELS[0], &left, right, false);
    }
    let left = expression(rng, 3);
    let right = if rng.u8(..4) == 0 { expression(rng, 3) } else { changed(rng, &left) };
    let (left, right) = if rng.u8(..4) == 0 { (right, left) } else { (left, right) };
    let model = MODELS[rng.usize(..MODELS.len())];
    compare_claim(rng, model, &left, &right, rng.clone().bool())
}

/// Tries one claim in a model.
pub fn compare_claim(
    rng: &mut Rng,
    model: &str,
    left: &str,
    right: &str,
    equal: bool,
) -> Result<Answer, String> {
    let claim = format!("assert {left} {} {right}", if equal { "=" } else { "<=" });
    let text = Text::read(&Source::new("claim", format!("{model} {claim}")), &|_, _| None);
    let model_of_claim = text
        .and_then(|text| text.examine(selvedge_graph::ClassSet::ALL))
        .map_err(|error| error.to_string())?;
    let reversed = if equal { format!("error e unless {right} <= {left}") } else { String::new() };
    let evaluator = Evaluator::from_text(&format!("{model} error e unless {left} <= {right} {reversed}"))?;
    match &model_of_claim.asserts()[0].outcome {
        Outcome::Unknown { .. } => Ok(Answer::Unknown),
        Outcome::Proved => {
            for _ in 0..GRAPHS {
                let mut knobs = Knobs::random(rng);
                knobs.events = knobs.events.min(9);
                let execution = random_execution(rng, &knobs);
                if !evaluator.evaluate(&execution).errors.is_empty() {
                    return Err(format!("proved, and does not hold: {claim}\n{execution}"));
                }
            }
            Ok(Answer::Proved)
        }
        Outcome::Refuted { path, graph, .. } => {
            let verdict = evaluator.evaluate(&execution(graph));
            match (verdict.errors.is_empty(), verdict.consistent, graph.check()) {
                (false, true, Ok(())) => Ok(Answer::Refuted),
                (holds, allowed, check) => Err(format!(
                    "refuted by {path} and a graph in which it holds ({holds}), or that the model forbids ({}), or that is \
                     none ({check:?}): {model} {claim}\n{}",
                    !allowed,
                    execution(graph)
                )),
            }
        }
    }
}

fn execution(graph: &Graph) -> Execution {
    Execution::from_graph(graph, &vec![Status::Ended; graph.thread_count()])
}

/// A path of a few edges: whether a primitive contains it is what is known of the primitives.
fn path(rng: &mut Rng) -> String {
    let edges = (0..rng.usize(1..4)).map(|_| {
        let relation = RELATIONS[rng.usize(..RELATIONS.len())];
        let inverse = if rng.u8(..3) == 0 { "^-1" } else { "" };
        format!("{relation}{inverse}")
    });
    let path = edges.collect::<Vec<_>>().join(" ; ");
    if rng.u8(..4) == 0 { format!("[{}] ; {path}", SETS[rng.usize(..SETS.len())]) } else { path }
}

/// A random relation of at most this depth.
fn expression(rng: &mut Rng, depth: usize) -> String {
    let part = |rng: &mut Rng| expression(rng, depth - 1);
    if depth == 0 || rng.u8(..5) == 0 {
        return match rng.u8(..4) {
            0 => format!("[{}]", SETS[rng.usize(..SETS.len())]),
            _ => RELATIONS[rng.usize(..RELATIONS.len())].to_string(),
        };
    }
    match rng.u8(..16) {
        0..=3 => format!("({} | {})", part(rng), part(rng)),
        4..=8 => format!("({} ; {})", part(rng), part(rng)),
        9 => format!("{}+", part(rng)),
        10 => format!("{}*", part(rng)),
        11 => format!("{}?", part(rng)),
        12 | 13 => format!("{}^-1", part(rng)),
        14 => format!("({} & {})", part(rng), part(rng)),
        _ => match rng.u8(..3) {
            0 => format!("({} \\ {})", part(rng), part(rng)),
            1 => format!("[domain({})]", part(rng)),
            _ => format!("([{}] ; {})", SETS[rng.usize(..SETS.len())], part(rng)),
        },
    }
}

/// The expression with one part changed, mostly made larger, or as a whole within something.
fn changed(rng: &mut Rng, expression: &str) -> String {
    let other = |rng: &mut Rng| self::expression(rng, 1);
    match rng.u8(..10) {
        0 => format!("({expression} | {})", other(rng)),
        1 => format!("({expression})+"),
        2 => format!("({expression})* ; ({expression})"),
        3 => format!("(({expression}) | {})*", other(rng)),
        _ => {
            let candidates: Vec<(usize, &str, &str)> = LARGER
                .iter()
                .flat_map(|(small, large)| {
                    expression.match_indices(small).map(move |(at, _)| (at, *small, *large))
                })
                .filter(|(at, small, _)| is_name(expression, *at, small.len()))
                .collect();
            if candidates.is_empty() {
                return format!("({expression} | {})", other(rng));
            }
            let (at, small, large) = candidates[rng.usize(..candidates.len())];
            format!("{}{large}{}", &expression[..at], &expression[at + small.len()..])
        }
    }
}

/// Whether a part of a text is a name of its own.
fn is_name(text: &str, at: usize, length: usize) -> bool {
    let part_of_name =
        |byte: Option<&u8>| byte.is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'-');
    let bytes = text.as_bytes();
    !part_of_name(at.checked_sub(1).and_then(|before| bytes.get(before)))
        && !part_of_name(bytes.get(at + length))
}
