//! Texts of the program that reports quote lines of, read from files.
//!
//! Their names come from the program's debug information, which may say anything: what is not a file of
//! ordinary size is not read.

use std::fs;
use std::path::{Path, PathBuf};

/// Larger files are no source that somebody wrote.
const MOST_BYTES: u64 = 4 << 20;

/// The text of a file, if it is one to quote.
pub fn quotable(file: &str) -> Option<String> {
    read(Path::new(file))
}

/// The sources that clang compiles, by the extensions of their names, as they are now, to be quoted by
/// whoever goes on; what cannot be quoted is empty.
pub fn kept(files: &[PathBuf], extensions: &[&str]) -> Vec<(String, String)> {
    let is_source = |file: &&PathBuf| {
        file.extension().and_then(|extension| extension.to_str()).is_some_and(|e| extensions.contains(&e))
    };
    let sources = files.iter().filter(is_source);
    sources.map(|file| (file.display().to_string(), read(file).unwrap_or_default())).collect()
}

/// Reads what a page may show, which may be sent to somebody else although the program may name any file as
/// its source: only files that the user named, or that are in the same folders or below.
pub fn nearby(files: &[PathBuf]) -> impl Fn(&str) -> Option<String> + use<> {
    let folder = |file: &PathBuf| Some(fs::canonicalize(file).ok()?.parent()?.to_path_buf());
    let folders: Vec<PathBuf> = files.iter().filter_map(folder).collect();
    move |file| {
        let file = fs::canonicalize(file).ok()?;
        let is_near = folders.iter().any(|folder| file.starts_with(folder));
        let is_shown = is_near && is_ordinary(&file);
        is_shown.then(|| fs::read(file).ok())?.map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
    }
}

fn read(file: &Path) -> Option<String> {
    is_ordinary(file).then(|| fs::read_to_string(file).ok())?
}

fn is_ordinary(file: &Path) -> bool {
    fs::metadata(file).is_ok_and(|found| found.is_file() && found.len() <= MOST_BYTES)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_ordinary_files_are_quoted() {
        assert!(quotable("Cargo.toml").is_some_and(|text| text.contains("[package]")));
        assert_eq!(quotable("/dev/zero"), None);
        assert_eq!(quotable("src"), None);
    }
}
