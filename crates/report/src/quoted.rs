//! Texts of the program that reports quote lines of.
//!
//! What is resumed may come from somebody else, so that no file is read for it: its texts came with it.

use std::borrow::Cow;

/// Where lines of the program are looked up.
pub enum Quoted {
    /// Read by this from where they are.
    Read(fn(&str) -> Option<String>),
    /// In texts that were kept, with their names.
    Kept(Vec<(String, String)>),
}

impl Quoted {
    /// The text of a file, if there is one to quote.
    pub fn text(&self, file: &str) -> Option<Cow<'_, str>> {
        match self {
            Quoted::Read(read) => read(file).map(Cow::Owned),
            Quoted::Kept(texts) => {
                texts.iter().find(|(name, _)| name == file).map(|(_, text)| Cow::Borrowed(text.as_str()))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_read_of_what_is_resumed() {
        let text = |quoted: &Quoted, file: &str| quoted.text(file).map(Cow::into_owned);
        assert_eq!(text(&Quoted::Read(|file| Some(file.to_string())), "a.c").as_deref(), Some("a.c"));
        let kept = Quoted::Kept(vec![("a.c".into(), "int a;".into())]);
        assert_eq!(text(&kept, "a.c").as_deref(), Some("int a;"));
        assert_eq!(text(&kept, "Cargo.toml"), None);
    }
}
