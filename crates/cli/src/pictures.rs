//! Pictures and witnesses of what was found: which files they go to, and what may be overwritten.

use crate::diagnostics::say;
use crate::leftovers::Temporary;
use crate::request::Request;
use crate::sources;
use selvedge::driver::Refusal;
use selvedge::report::{Report, dot, html, witness};
use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

/// Refuses, before anything is explored, files that cannot be written or that are no pictures of ours: one
/// may be the program.
pub fn look_before_drawing(request: &Request) -> Result<(), Refusal> {
    let outputs = &request.outputs;
    look(outputs.html.as_deref(), "a page", html::START)?;
    look(outputs.dot.as_deref(), "a graph", dot::START)?;
    look(outputs.witness.as_deref(), "a witness", witness::START)
}

/// Draws what was asked for; `words` gives those of the command line.
pub fn draw(request: &Request, report: &Report, words: fn() -> Vec<String>) -> Result<(), Refusal> {
    if let Some(path) = &request.outputs.html {
        write(path, &html::page(report, &sources::nearby(&request.front.files)))?;
    }
    if let Some(path) = &request.outputs.dot {
        write(path, &dot::graph(report))?;
    }
    if let Some(path) = &request.outputs.witness {
        match witness::witness(report, &words(), |file| fs::read(file).ok()) {
            Ok(text) => write(path, &text)?,
            Err(why) if !request.settings.quiet => {
                say(&format!("note: {} is not written: {why}", path.display()));
            }
            Err(_) => {}
        }
    }
    Ok(())
}

/// Refuses to replace a file that does not begin as what this command writes there: it may be the program.
pub fn look(path: Option<&Path>, what: &str, start: &str) -> Result<(), Refusal> {
    let Some(path) = path else { return Ok(()) };
    let refused = |why: String| Err(Refusal::Message(format!("{}: {why}", path.display())));
    let Ok(metadata) = fs::metadata(path) else {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        return match folder {
            Some(folder) if !folder.is_dir() => {
                refused(format!("cannot be written: there is no folder {}", folder.display()))
            }
            _ => Ok(()),
        };
    };
    if metadata.is_dir() {
        return refused("cannot be written: it is a folder".into());
    }
    let mut present = Vec::new();
    let read = |file: File| file.take(start.len() as u64).read_to_end(&mut present).map(|_| ());
    // A pipe or a terminal is not read.
    let is_readable = !metadata.is_file() || File::open(path).and_then(read).is_ok();
    match is_readable && (present.is_empty() || present == start.as_bytes()) {
        true => Ok(()),
        false => refused(format!(
            "is not {what} that this command has made, and is not overwritten; name another file"
        )),
    }
}

/// Writes a file. As long as it is not whole it has another name, unless it is no file but a pipe or a
/// terminal.
pub fn write(path: &Path, text: &str) -> Result<(), Refusal> {
    let write = || {
        if fs::symlink_metadata(path).is_ok_and(|present| !present.is_file()) {
            return fs::write(path, text);
        }
        let temporary = Temporary::beside(path);
        fs::write(temporary.path(), text)?;
        fs::rename(temporary.path(), path)
    };
    write().map_err(|error| Refusal::Message(format!("{}: cannot be written: {error}", path.display())))
}
