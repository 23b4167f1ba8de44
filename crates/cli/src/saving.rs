//! Files of checks that are put aside. At any moment there is a whole one: it is written under another name
//! and renamed.

use crate::input;
use crate::leftovers::Temporary;
use selvedge::driver::{NAME, Refusal, Saved};
use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::Path;

/// Refuses to replace a file that is no checkpoint, of whatever version: it may be the program.
pub fn look_before_saving(path: &Path) -> Result<(), Refusal> {
    let mut start = [0; NAME.len()];
    let is_other = File::open(path)
        .is_ok_and(|mut file| file.read_exact(&mut start).is_err() || start != *NAME.as_bytes());
    match is_other {
        true => Err(Refusal::Message(format!(
            "{}: is no checkpoint, and is not overwritten; name another file",
            path.display()
        ))),
        false => Ok(()),
    }
}

/// Writes a file so that there is always a whole one.
pub fn save(path: &Path, saved: &Saved) -> Result<(), Refusal> {
    look_before_saving(path)?;
    let failed =
        |error: std::io::Error| Refusal::Message(format!("{}: cannot be written: {error}", path.display()));
    let temporary = Temporary::beside(path);
    let write = || {
        let mut file = File::create(temporary.path())?;
        file.write_all(&saved.to_bytes())?;
        file.sync_all()?;
        fs::rename(temporary.path(), path)
    };
    write().map_err(failed)
}

/// Reads what was saved.
pub fn load(path: &Path) -> Result<Saved, Refusal> {
    let bytes = input::read_bytes(path)?;
    Saved::from_bytes(&bytes).map_err(|why| Refusal::Message(format!("{}: {why}", path.display())))
}

/// Writes parts as files in a folder.
pub fn save_parts(folder: &Path, parts: impl Iterator<Item = Saved>) -> Result<(), Refusal> {
    let refused = |error: std::io::Error| Refusal::Message(format!("{}: {error}", folder.display()));
    fs::create_dir_all(folder).map_err(refused)?;
    let mut numbered = (1..).zip(parts);
    numbered.try_for_each(|(number, part)| save(&folder.join(format!("{number}.part")), &part))
}
