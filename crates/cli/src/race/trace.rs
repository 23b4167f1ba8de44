//! A trace in a file or on standard input, perhaps compressed.

use super::recording::{Glossary, Recording};
use crate::input::unreadable;
use flate2::read::MultiGzDecoder;
use selvedge::driver::Refusal;
use selvedge_races::text::{ReadError, Reader};
use selvedge_races::{Event, PlaceId, ThreadId, Variable};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

/// How much is read at once.
const BUFFER: usize = 1 << 16;

/// What compressed files begin with.
const GZIP: [u8; 2] = [0x1f, 0x8b];

struct Trace {
    name: String,
    reader: Reader<Box<dyn BufRead>>,
}

/// Opens a trace; `-` is standard input.
pub fn open(path: &Path) -> Result<Box<dyn Recording>, Refusal> {
    let is_standard_input = path == Path::new("-");
    let name = if is_standard_input { "<stdin>".to_string() } else { path.display().to_string() };
    let cannot = |error: io::Error| unreadable(Path::new(&name), &error);
    let raw: Box<dyn Read> = match is_standard_input {
        true => Box::new(io::stdin()),
        false => Box::new(File::open(path).map_err(cannot)?),
    };
    let input = unpacked(raw).map_err(cannot)?;
    Ok(Box::new(Trace { name, reader: Reader::new(input) }))
}

/// The text of a file, compressed or not.
fn unpacked(mut raw: Box<dyn Read>) -> io::Result<Box<dyn BufRead>> {
    let mut start = Vec::new();
    raw.by_ref().take(GZIP.len() as u64).read_to_end(&mut start)?;
    let is_packed = start == GZIP;
    let whole = BufReader::with_capacity(BUFFER, io::Cursor::new(start).chain(raw));
    Ok(match is_packed {
        true => Box::new(BufReader::with_capacity(BUFFER, MultiGzDecoder::new(whole))),
        false => Box::new(whole),
    })
}

impl Recording for Trace {
    fn next_event(&mut self) -> Result<Option<Event>, Refusal> {
        self.reader.next_event().map_err(|error| match error {
            ReadError::Line { message, .. } => self.refuse(message),
            ReadError::Input(error) => {
                let line = self.reader.line_number() + 1;
                Refusal::Message(format!("{}:{line}: cannot read on: {error}", self.name))
            }
        })
    }

    fn refuse(&self, message: String) -> Refusal {
        Refusal::Message(format!("{}:{}: {message}", self.name, self.reader.line_number()))
    }
}

impl Glossary for Trace {
    fn thread(&self, thread: ThreadId) -> String {
        self.reader.names().threads.name(thread.0).to_string()
    }

    fn variable(&self, variable: Variable) -> String {
        self.reader.names().variables.name(variable.0).to_string()
    }

    fn place(&self, place: PlaceId) -> String {
        self.reader.names().places.name(place.0).to_string()
    }
}
