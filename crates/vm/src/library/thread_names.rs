//! Names that programs give to threads, in memory of the library that no access of the program reaches.
//!
//! ```text
//! NAMES, 3 words for each thread:   5 characters of the name in each, then 3 bytes that tell names apart: 0 if none was given
//! ```
//! The words are written and read one by one. A reader that got words of different names is a dead end: Linux
//! gives names whole, and the executions in which it reads so are others.

use super::codes::ERANGE;
use super::context::{Context, Got, Outcome, int};
use super::{rows, threads};
use crate::{Row, Step};
use selvedge_program::{Block, Order};

pub const ROWS: &[Row] = rows! { Lock;
    "pthread_getname_np", "int (pthread_t, char *, size_t)", get;
    "pthread_setname_np", "int (pthread_t, const char *)", set;
};

/// The global that holds the names.
pub const NAMES: &str = "__selvedge_thread_names";

/// Bytes for each thread.
pub const SLOT: usize = 24;
/// Room for a name with the zero at its end.
const ROOM: usize = 16;
/// Characters in a word.
const PART: usize = 5;
/// What threads are called that were given no name: the program's name, which is not known.
const PROGRAM: &[u8] = b"program";

fn slot(c: &mut Context<'_, '_>, does: &str) -> Got {
    let thread = threads::number(c, c.arg(0), does)?;
    let names = c.global(NAMES);
    Ok(names + SLOT as u64 * thread)
}

/// Tells names apart; never 0.
fn mark(name: &[u8]) -> u64 {
    let hash =
        name.iter().fold(0x00cb_f29c, |hash: u64, letter| (hash ^ u64::from(*letter)) * 0x0193 % 0x00ff_fffd);
    hash + 1
}

/// Relaxed: a name may be given and asked for at any time, and orders nothing.
fn set(c: &mut Context<'_, '_>) -> Outcome {
    let slot = slot(c, "names")?;
    let mut name = c.string(c.arg(1), Some(ROOM as u64))?;
    if name.len() >= ROOM {
        return int(ERANGE);
    }
    let mark = mark(&name);
    name.resize(ROOM - 1, 0);
    for (at, part) in name.chunks(PART).enumerate() {
        let word = part.iter().rev().fold(mark, |word, byte| word << 8 | u64::from(*byte));
        c.write(slot + 8 * at as u64, 8, Order::Relaxed, word)?;
    }
    int(0)
}

fn get(c: &mut Context<'_, '_>) -> Outcome {
    let slot = slot(c, "asks for the name of")?;
    if c.arg(2) < ROOM as u64 {
        return int(ERANGE);
    }
    let mut words = [0; ROOM / PART];
    for (at, word) in words.iter_mut().enumerate() {
        *word = c.read(slot + 8 * at as u64, 8, Order::Relaxed)?;
    }
    let marks = words.map(|word| word >> (8 * PART));
    if marks.iter().any(|mark| *mark != marks[0]) {
        return Err(Step::Block(Block::Assume));
    }
    let mut name: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()[..PART].to_vec()).collect();
    if marks[0] == 0 {
        c.warn_of_nondeterminism(
            "pthread_getname_np gives a fixed name here for a thread that was given none, and has that of the program or of its creator",
        );
        name = PROGRAM.to_vec();
    }
    name.push(0);
    let end = name.iter().position(|letter| *letter == 0).expect("a zero was added");
    c.store_bytes(c.arg(1), &name[..=end])?;
    int(0)
}
