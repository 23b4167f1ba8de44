//! Random texts: whatever the parsers are given, they answer; they never panic, hang or overflow the stack.

use fastrand::Rng;
use selvedge_oracle::traces::{TraceKnobs, generate_trace};
use selvedge_races::text::Reader;
use selvedge_races::{Discipline, Engine, Rules, detector};
use selvedge_source::Source;

/// Pieces from which texts are made, besides random characters.
const PIECES: [&str; 69] = [
    "acyclic ",
    "irreflexive ",
    "empty ",
    "let ",
    "let rec ",
    " and ",
    "view ",
    "coherence ",
    "error e unless ",
    " <= ",
    "flag ~empty ",
    "assert ",
    " = ",
    "show ",
    "include \"rc11.cat\" ",
    " ∪ ",
    " as x",
    "po",
    "rf",
    "co",
    "fr",
    "rmw",
    "loc",
    "ext",
    "hb",
    "[W]",
    "[SC]",
    "W",
    "R * W",
    " | ",
    " & ",
    " \\ ",
    " ; ",
    "+",
    "*",
    "?",
    "^-1",
    "~",
    "(",
    ")",
    "{",
    "}",
    "0",
    "domain(",
    "f(r) = r",
    "C t\n{}\n",
    "P0 (atomic_int* x) {",
    "int r0 = ",
    "atomic_load_explicit(x, memory_order_relaxed)",
    "*x = 1;",
    "if (r0 == 1) ",
    "else ",
    "while (1) ",
    "exists (",
    "0:r0=1",
    " /\\ ",
    "99999999999999999999999",
    "-",
    "0x7fffffffffffffff",
    "atomic_fetch_add(x, 1)",
    "&r0",
    ",",
    ";",
    "assert(",
    "forall ",
    "locations [x;]",
    "filter ",
    "(*",
    "*)",
];

/// Gives one random text to both parsers.
pub fn try_one(rng: &mut Rng) {
    let text = match rng.u8(..4) {
        0 => {
            let (_, model) = selvedge_model::BUILT_IN[rng.usize(..selvedge_model::BUILT_IN.len())];
            mutated(rng, model)
        }
        1 => {
            let program = selvedge_oracle::generate(rng, &selvedge_oracle::Knobs::default());
            mutated(rng, &program.to_litmus())
        }
        2 => deep(rng),
        _ => (0..rng.usize(..60)).map(|_| PIECES[rng.usize(..PIECES.len())]).collect(),
    };
    let source = Source::new("text", text);
    let _ = selvedge_model::compile(&source).map(|model| model.show());
    let _ = selvedge_litmus::parse(&source, &selvedge_litmus::Options { unroll: Some(2) });
}

/// Gives a random text to the reader of traces, and what it accepts to the detectors: neither panics.
pub fn try_trace(rng: &mut Rng) {
    let knobs = TraceKnobs::random(rng);
    let text = crate::traces::to_text(&generate_trace(rng, &knobs));
    let text = mutated(rng, &text);
    let mut engines = [Engine::Lockset, Engine::VectorClock]
        .map(|engine| detector(engine, Discipline::SharedReads, Rules::Corrected));
    let mut reader = Reader::new(text.as_bytes());
    let mut races = Vec::new();
    while let Ok(Some(event)) = reader.next_event() {
        engines.iter_mut().for_each(|engine| engine.observe(event, &mut races));
    }
}

/// Gives a module that clang has made, changed, to the reader of LLVM IR, and what it accepts to the machine.
pub fn try_ir(rng: &mut Rng) {
    let modules = [
        include_str!("../../llvm/tests/corpus/clang-16/atomics.ll"),
        include_str!("../../llvm/tests/corpus/clang-16/control.ll"),
        include_str!("../../../suite/assumptions/optimised.ll"),
    ];
    let lines: Vec<&str> = modules[rng.usize(..modules.len())].lines().collect();
    // Mistakes in the first lines would hide all others.
    let (mut kept, mut text) = (Vec::new(), String::new());
    for line in &lines {
        match rng.usize(..lines.len()) {
            0 => {}
            1 => kept.push(mutated(rng, line)),
            2 => kept.push(lines[rng.usize(..lines.len())].to_string()),
            3 => {
                let other = lines[rng.usize(..lines.len())];
                kept.push(replaced(rng, line, other));
            }
            _ => kept.push((*line).to_string()),
        }
    }
    kept.iter().for_each(|line| text += &format!("{line}\n"));
    if let Ok(module) = selvedge_llvm::compile(&[Source::new("text.ll", text)]) {
        let _ = selvedge_vm::Machine::load(module, selvedge_vm::Config::default());
    }
}

/// A line with one word of another one in the place of one of its own.
fn replaced(rng: &mut Rng, line: &str, other: &str) -> String {
    let mut words: Vec<&str> = line.split(' ').collect();
    let others: Vec<&str> = other.split(' ').collect();
    let at = rng.usize(..words.len());
    words[at] = others[rng.usize(..others.len())];
    words.join(" ")
}

/// A text with some of its parts removed, repeated, or replaced.
fn mutated(rng: &mut Rng, text: &str) -> String {
    let mut text: Vec<char> = text.chars().collect();
    for _ in 0..rng.usize(1..6) {
        let at = rng.usize(..=text.len());
        let length = rng.usize(..12).min(text.len() - at);
        let piece: Vec<char> = match rng.u8(..3) {
            0 => Vec::new(),
            1 => PIECES[rng.usize(..PIECES.len())].chars().collect(),
            _ => vec![rng.char(..); rng.usize(..3)],
        };
        text.splice(at..at + length, piece);
    }
    text.into_iter().collect()
}

/// Something nested or repeated a great many times.
fn deep(rng: &mut Rng) -> String {
    let times = rng.usize(..20_000);
    let piece = PIECES[rng.usize(..PIECES.len())];
    let heads = [
        "acyclic ",
        "let a = ",
        "C t\n{}\nP0 (int* x) { ",
        "C t\n{}\nP0 (int* x) { *x = ",
        "C t\n{}\nP0 (int* x) { }\nexists ",
    ];
    format!("{}{}", heads[rng.usize(..heads.len())], piece.repeat(times))
}
