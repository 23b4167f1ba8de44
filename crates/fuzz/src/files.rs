//! Files that the command line reads, changed at random: each is refused by its name, or something comes of
//! it; nothing panics or hangs.
//!
//! Parsers and parcels are tried within their crates (`texts`, `parcels`). Here whole files are given to the
//! binary, on the way that a user's files take: litmus tests, models, checkpoints, parts, results of parts,
//! and traces, compressed or not. They are made of random programs and traces first, so that most of a
//! changed file is sense. Results are changed as values, the others as bytes; a changed checkpoint mostly
//! gets the checksum that fits, as one from somebody else would have.

use crate::command::finish;
use crate::traces::to_text;
use fastrand::Rng;
use flate2::{Compression, write::GzEncoder};
use selvedge_oracle::traces::{TraceKnobs, generate_trace};
use serde_json::{Map, Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// Changed files of each kind that are tried with each program.
const CHANGES: usize = 4;

/// A panic of the checker.
const PANIC: i32 = 101;

/// A file with the command that reads it; `FILE` stands for it.
struct Specimen {
    /// The name that it has when it is changed.
    name: &'static str,
    bytes: Vec<u8>,
    command: Vec<String>,
    change: fn(&mut Rng, &[u8]) -> Vec<u8>,
}

/// How many changed files were tried, and how many of them were not refused.
#[derive(Default)]
struct Tally {
    tried: u64,
    taken: u64,
}

/// The checker with a folder of its own.
struct Desk<'a> {
    binary: &'a Path,
    folder: PathBuf,
}

impl Drop for Desk<'_> {
    fn drop(&mut self) {
        // What cannot be removed from the directory for temporary files does no harm there.
        _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Tries files of so many random programs.
pub fn run(binary: &Path, count: u64, first: u64) -> ExitCode {
    println!("changed files from seed {first}");
    let folder = std::env::temp_dir().join(format!("selvedge-files-{}", std::process::id()));
    if let Err(error) = std::fs::create_dir_all(&folder) {
        eprintln!("{}: {error}", folder.display());
        return ExitCode::from(2);
    }
    let desk = Desk { binary, folder };
    let mut tally = Tally::default();
    for number in 0..count {
        let seed = first.wrapping_add(number);
        if let Err(how) = desk.try_one(&mut Rng::with_seed(seed), &mut tally) {
            println!("{how}\nagain: selvedge-fuzz --files 1 --seed {seed}");
            return ExitCode::FAILURE;
        }
    }
    println!("files of {count} programs, {} changed, {} of them not refused", tally.tried, tally.taken);
    ExitCode::SUCCESS
}

impl Desk<'_> {
    fn try_one(&self, rng: &mut Rng, tally: &mut Tally) -> Result<(), String> {
        for specimen in self.specimens(rng)? {
            // What was not changed must be taken.
            if self.takes(&specimen, &specimen.bytes)? {
                for _ in 0..CHANGES {
                    let changed = (specimen.change)(rng, &specimen.bytes);
                    tally.tried += 1;
                    tally.taken += u64::from(self.takes(&specimen, &changed)?);
                }
            } else {
                return Err(format!("{} is refused as it is", specimen.name));
            }
        }
        Ok(())
    }

    /// Whether a file is not refused. A panic, a signal, or silence is an error.
    fn takes(&self, specimen: &Specimen, bytes: &[u8]) -> Result<bool, String> {
        let file = self.file(specimen.name);
        std::fs::write(&file, bytes).map_err(|error| format!("{}: {error}", file.display()))?;
        let words =
            specimen.command.iter().map(|word| if word == "FILE" { file.as_os_str() } else { word.as_ref() });
        let mut command = Command::new(self.binary);
        command.args(words);
        let shown = format!("{command:?}");
        let (status, _, messages) = finish(command)?;
        match status {
            Some(0 | 1 | 3) => Ok(true),
            Some(2) if messages.contains(specimen.name) => Ok(false),
            Some(2) => Err(format!("{shown}\nrefuses without a word about the file: {messages}")),
            Some(PANIC) => Err(format!("{shown}\npanics: {messages}")),
            _ => Err(format!("{shown}\nends with {status:?}: {messages}")),
        }
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Files of a random program, and of a random trace.
    fn specimens(&self, rng: &mut Rng) -> Result<Vec<Specimen>, String> {
        let program = selvedge_oracle::generate(rng, &selvedge_oracle::Knobs::default()).to_litmus();
        let litmus = self.file("program.litmus");
        std::fs::write(&litmus, &program).map_err(|error| error.to_string())?;
        let check = ["--no-estimate", "--unroll", "2", "--timeout", "2"];
        let mut specimens = vec![
            specimen(
                "changed.litmus",
                program.into_bytes(),
                &[&["check", "FILE"], &check[..]].concat(),
                change_bytes,
            ),
            model(rng),
        ];
        specimens.extend(traces(rng));
        specimens.extend(self.set_aside(&litmus, &check)?);
        Ok(specimens)
    }

    /// A checkpoint, a part, and the result of a part.
    fn set_aside(&self, litmus: &Path, check: &[&str]) -> Result<Vec<Specimen>, String> {
        let (checkpoint, folder) = (self.file("whole.checkpoint"), self.file("parts"));
        _ = std::fs::remove_file(&checkpoint);
        let mut command = Command::new(self.binary);
        command
            .arg("check")
            .arg(litmus)
            .args(check)
            .args(["--max-executions", "1", "--checkpoint"])
            .arg(&checkpoint);
        finish(command)?;
        let mut specimens = Vec::new();
        if let Ok(bytes) = std::fs::read(&checkpoint) {
            specimens.push(specimen("changed.checkpoint", bytes, &["resume", "FILE"], change_checkpoint));
        }
        let mut command = Command::new(self.binary);
        command
            .arg("split")
            .arg(litmus)
            .args(["--no-estimate", "--unroll", "2", "--parts", "2", "--output"])
            .arg(&folder);
        finish(command)?;
        let part = folder.join("1.part");
        let Ok(bytes) = std::fs::read(&part) else { return Ok(specimens) };
        specimens.push(specimen("changed.part", bytes, &["explore", "FILE"], change_checkpoint));
        let mut command = Command::new(self.binary);
        command.arg("explore").arg(&part).args(["--format", "json"]);
        let (_, result, _) = finish(command)?;
        specimens.push(specimen("changed.json", result.into_bytes(), &["merge", "FILE"], change_result));
        Ok(specimens)
    }
}

fn specimen(
    name: &'static str,
    bytes: Vec<u8>,
    command: &[&str],
    change: fn(&mut Rng, &[u8]) -> Vec<u8>,
) -> Specimen {
    Specimen { name, bytes, command: command.iter().map(ToString::to_string).collect(), change }
}

fn model(rng: &mut Rng) -> Specimen {
    let (_, text) = selvedge_model::BUILT_IN[rng.usize(..selvedge_model::BUILT_IN.len())];
    specimen("changed.cat", text.into(), &["model", "show", "FILE"], change_bytes)
}

fn traces(rng: &mut Rng) -> [Specimen; 2] {
    let knobs = TraceKnobs::random(rng);
    let text = to_text(&generate_trace(rng, &knobs)).into_bytes();
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(&text).expect("memory can be written");
    let packed = packed.finish().expect("memory can be written");
    [
        specimen("changed.std", text, &["race", "FILE"], change_bytes),
        specimen("changed.std.gz", packed, &["race", "FILE"], change_packed),
    ]
}

/// Bytes with some of them removed, repeated, or replaced.
fn change_bytes(rng: &mut Rng, bytes: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..rng.usize(1..4) {
        let at = rng.usize(..=bytes.len());
        let end = at + rng.usize(..9).min(bytes.len() - at);
        match rng.u8(..6) {
            0 => bytes.truncate(at),
            1 => drop(bytes.splice(at..end, [])),
            2 => drop(bytes.splice(at..at, bytes[at..end].to_vec())),
            3 => bytes[at..end].iter_mut().for_each(|byte| *byte ^= 1 << rng.u8(..8)),
            4 => bytes[at..end].iter_mut().for_each(|byte| *byte = [0, 0x7F, 0x80, 0xFF][rng.usize(..4)]),
            _ => bytes[at..end].iter_mut().for_each(|byte| *byte = rng.u8(..)),
        }
    }
    bytes
}

/// What is packed, changed before or afterwards.
fn change_packed(rng: &mut Rng, bytes: &[u8]) -> Vec<u8> {
    match rng.u8(..3) {
        0 => [bytes, bytes].concat(),
        1 => [bytes, &change_bytes(rng, bytes)[..]].concat(),
        _ => change_bytes(rng, bytes),
    }
}

/// A checkpoint or part whose body is changed; its checksum is mostly right.
fn change_checkpoint(rng: &mut Rng, bytes: &[u8]) -> Vec<u8> {
    const CHECKSUM: usize = size_of::<u64>();
    let head = bytes.iter().position(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    if rng.u8(..8) == 0 || bytes.len() < head + CHECKSUM {
        return change_bytes(rng, bytes);
    }
    let body = change_bytes(rng, &bytes[head + CHECKSUM..]);
    [&bytes[..head], &checksum(&body).to_le_bytes()[..], &body[..]].concat()
}

/// FNV-1a, as whoever writes a checkpoint by hand can compute it.
fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

/// A result some values of which are others, missing, or repeated.
fn change_result(rng: &mut Rng, bytes: &[u8]) -> Vec<u8> {
    let Ok(mut result) = serde_json::from_slice::<Value>(bytes) else { return change_bytes(rng, bytes) };
    if rng.u8(..8) == 0 {
        return change_bytes(rng, bytes);
    }
    for _ in 0..rng.usize(1..4) {
        change_value(rng, &mut result);
    }
    result.to_string().into_bytes()
}

/// Changes one value somewhere within another.
fn change_value(rng: &mut Rng, value: &mut Value) {
    match value {
        Value::Object(fields) if !fields.is_empty() && rng.u8(..8) != 0 => change_field(rng, fields),
        Value::Array(items) if !items.is_empty() && rng.u8(..4) != 0 => {
            let at = rng.usize(..items.len());
            match rng.u8(..4) {
                0 => _ = items.remove(at),
                1 => items.push(items[at].clone()),
                _ => change_value(rng, &mut items[at]),
            }
        }
        value => *value = odd_value(rng),
    }
}

fn change_field(rng: &mut Rng, fields: &mut Map<String, Value>) {
    let names: Vec<String> = fields.keys().cloned().collect();
    let [one, other] = [0, 1].map(|_| names[rng.usize(..names.len())].clone());
    match rng.u8(..6) {
        0 => _ = fields.remove(&one),
        1 => _ = fields.insert(one, fields[&other].clone()),
        _ => change_value(rng, &mut fields[&one]),
    }
}

fn odd_value(rng: &mut Rng) -> Value {
    match rng.u8(..10) {
        0 => Value::Null,
        1 => json!(rng.bool()),
        2 => json!(u64::MAX),
        3 => json!(-1),
        4 => json!(1e300),
        5 => json!("\u{1b}[2J\u{202e}"),
        6 => json!([]),
        7 => json!({}),
        8 => json!("ff".repeat(rng.usize(..40))),
        _ => json!(rng.u64(..1000)),
    }
}
