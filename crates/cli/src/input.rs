//! Files that are read: litmus tests and memory models.

use selvedge::driver::Refusal;
use selvedge::graph::ClassSet;
use selvedge_litmus::{Options, Test};
use selvedge_model::{BUILT_IN, Model, Text, built_in};
use selvedge_source::Source;
use std::cell::RefCell;
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::Path;

/// The litmus test of a text.
pub fn litmus_test(source: &Source, options: &Options) -> Result<Test, Refusal> {
    selvedge_litmus::parse(source, options).map_err(Refusal::from)
}

/// The built-in model of this name, or else the model in the file of this name, compiled for events of these
/// classes.
pub fn model(name: &str, classes: ClassSet) -> Result<Model, Refusal> {
    Ok(model_text(name)?.compile(classes)?)
}

/// The model of a name before it is compiled, with the files that it includes.
pub fn model_text(name: &str) -> Result<Text, Refusal> {
    if let Some(text) = Text::built_in(name) {
        return Ok(text);
    }
    Ok(Text::read(&model_file(name)?, &included)?)
}

/// The file that a model is in that is not built in.
fn model_file(name: &str) -> Result<Source, Refusal> {
    let path = Path::new(name);
    if path.extension().is_none() && !path.exists() {
        let names: Vec<&str> = BUILT_IN.iter().map(|(name, _)| *name).collect();
        let names = names.join(", ");
        let message = format!("unknown model `{name}`: neither built in ({names}) nor the name of a file");
        return Err(Refusal::Message(message));
    }
    read(path)
}

/// The files of the model of a name, with their texts, the first one first; none if it is built in.
pub fn model_files(name: &str) -> Result<Vec<(String, String)>, Refusal> {
    if built_in(name).is_some() {
        return Ok(Vec::new());
    }
    let first = model_file(name)?;
    let files = RefCell::new(vec![(first.name.clone(), first.text.clone())]);
    let load = |including: &str, path: &str| {
        let found = included(including, path);
        if let Some(Ok(source)) = &found {
            files.borrow_mut().push((source.name.clone(), source.text.clone()));
        }
        found
    };
    Text::read(&first, &load)?;
    Ok(files.into_inner())
}

/// The file that a model includes: its path is relative to the including one.
fn included(including: &str, path: &str) -> Option<Result<Source, String>> {
    let path = Path::new(including).parent().unwrap_or(Path::new("")).join(path);
    path.exists().then(|| read(&path).map_err(|refusal| refusal.message()))
}

/// A text file.
pub fn read(path: &Path) -> Result<Source, Refusal> {
    let name = path.display().to_string();
    let bytes = read_bytes(path)?;
    match String::from_utf8(bytes) {
        Ok(text) => Ok(Source::new(name, text)),
        Err(error) => {
            let valid = error.utf8_error().valid_up_to();
            let readable = String::from_utf8_lossy(&error.as_bytes()[..valid]).into_owned();
            let source = Source::new(name, readable);
            let at = selvedge_source::Span::new(valid, valid);
            Err(Refusal::Message(source.error(at, "the file is not UTF-8 text").to_string()))
        }
    }
}

/// What a file holds.
pub fn read_bytes(path: &Path) -> Result<Vec<u8>, Refusal> {
    fs::read(path).map_err(|error| unreadable(path, &error))
}

/// Refuses what somebody else is to read, if that is no file or cannot be read.
pub fn look_for(path: &Path) -> Result<(), Refusal> {
    let look = || {
        let found = fs::metadata(path)?;
        if found.is_dir() {
            return Err(ErrorKind::IsADirectory.into());
        }
        // What comes through a pipe is there only once: whoever opens it takes it.
        if found.is_file() { File::open(path).map(|_| ()) } else { Ok(()) }
    };
    look().map_err(|error| unreadable(path, &error))
}

/// Says why a file cannot be read.
pub fn unreadable(path: &Path, error: &io::Error) -> Refusal {
    let why = match error.kind() {
        ErrorKind::NotFound => "there is no such file".to_string(),
        ErrorKind::IsADirectory => "expected a file, but this is a directory".to_string(),
        _ => {
            // The system's message without its number.
            let text = error.to_string();
            format!("cannot be read: {}", text.split(" (os error").next().unwrap_or(&text))
        }
    };
    Refusal::Message(format!("{}: {why}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_file_is_refused() {
        let refusal = |path: &str| look_for(Path::new(path)).map_err(|refusal| refusal.message());
        assert_eq!(refusal("Cargo.toml"), Ok(()));
        assert_eq!(refusal("src"), Err("src: expected a file, but this is a directory".into()));
        assert_eq!(refusal("no.c"), Err("no.c: there is no such file".into()));
    }

    #[test]
    fn a_pipe_is_left_to_who_reads_it() {
        let path = std::env::temp_dir().join(format!("selvedge-pipe-{}.c", std::process::id()));
        let made = std::process::Command::new("mkfifo").arg(&path).status();
        assert!(made.is_ok_and(|made| made.success()));
        // Would wait for ever if it opened the pipe, to which nobody writes.
        let found = look_for(&path).map_err(|refusal| refusal.message());
        fs::remove_file(&path).expect("it was made");
        assert_eq!(found, Ok(()));
    }
}
