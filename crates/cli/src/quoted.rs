//! Texts of the program that reports quote lines of.
//!
//! The names come from the program's debug information, which may say anything: what is not a file of ordinary size is not read. What
//! is resumed may come from somebody else, so that no file is read for it: its texts came with it.

use std::borrow::Cow;
use std::fs;
use std::path::{Path, PathBuf};

/// Larger files are no source that somebody wrote.
const MOST_BYTES: u64 = 4 << 20;

/// Where lines of the program are looked up.
pub enum Quoted {
    /// In files.
    Files,
    /// In texts that were kept, with their names.
    Kept(Vec<(String, String)>),
}

impl Quoted {
    /// The text of a file, if there is one to quote.
    pub fn text(&self, file: &str) -> Option<Cow<'_, str>> {
        match self {
            Quoted::Files => read(Path::new(file)).map(Cow::Owned),
            Quoted::Kept(texts) => {
                texts.iter().find(|(name, _)| name == file).map(|(_, text)| Cow::Borrowed(text.as_str()))
            }
        }
    }
}

/// The sources that clang compiles, by the extensions of their names, as they are now, to be quoted by whoever goes
/// on; what cannot be quoted is empty.
pub fn sources(files: &[PathBuf], extensions: &[&str]) -> Vec<(String, String)> {
    let is_source = |file: &&PathBuf| {
        file.extension().and_then(|extension| extension.to_str()).is_some_and(|e| extensions.contains(&e))
    };
    let sources = files.iter().filter(is_source);
    sources.map(|file| (file.display().to_string(), read(file).unwrap_or_default())).collect()
}

fn read(file: &Path) -> Option<String> {
    let found = fs::metadata(file).ok()?;
    let is_text = found.is_file() && found.len() <= MOST_BYTES;
    is_text.then(|| fs::read_to_string(file).ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_ordinary_files_are_quoted_and_none_of_what_is_resumed() {
        let text = |quoted: &Quoted, file: &str| quoted.text(file).map(Cow::into_owned);
        assert!(text(&Quoted::Files, "Cargo.toml").is_some_and(|text| text.contains("[package]")));
        assert_eq!(text(&Quoted::Files, "/dev/zero"), None);
        assert_eq!(text(&Quoted::Files, "src"), None);
        let kept = Quoted::Kept(vec![("a.c".into(), "int a;".into())]);
        assert_eq!(text(&kept, "a.c").as_deref(), Some("int a;"));
        assert_eq!(text(&kept, "Cargo.toml"), None);
    }
}
