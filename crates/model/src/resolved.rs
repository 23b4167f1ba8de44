//! The built-in models as `build.rs` has resolved them: to read and resolve `rc11` takes 30 times the
//! instructions of loading it.

use crate::library::built_in;
use crate::resolve::ResolvedText;
use crate::text::Text;
use selvedge_source::Source;

/// What the models of [`crate::BUILT_IN`] mean, by name.
const RESOLVED: [(&str, &[u8]); 8] = [
    ("sc", include_bytes!(concat!(env!("OUT_DIR"), "/sc"))),
    ("tso", include_bytes!(concat!(env!("OUT_DIR"), "/tso"))),
    ("pso", include_bytes!(concat!(env!("OUT_DIR"), "/pso"))),
    ("ra", include_bytes!(concat!(env!("OUT_DIR"), "/ra"))),
    ("rc11", include_bytes!(concat!(env!("OUT_DIR"), "/rc11"))),
    ("rc11-pldi17", include_bytes!(concat!(env!("OUT_DIR"), "/rc11-pldi17"))),
    ("c20", include_bytes!(concat!(env!("OUT_DIR"), "/c20"))),
    ("imm", include_bytes!(concat!(env!("OUT_DIR"), "/imm"))),
];

impl Text {
    /// The text of a built-in model. What it means is not found out again.
    pub fn built_in(name: &str) -> Option<Text> {
        let source = Source::new(name, built_in(name)?);
        let (_, bytes) = RESOLVED.iter().find(|(resolved, _)| *resolved == name)?;
        let resolved: ResolvedText = postcard::from_bytes(bytes).expect("the build script has written it");
        Some(Text::known(source, resolved))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::BUILT_IN;
    use crate::text::no_file;

    #[test]
    fn built_in_models_mean_what_their_texts_say() {
        for (name, text) in BUILT_IN {
            let known = Text::built_in(name)
                .unwrap_or_else(|| panic!("`{name}` lacks a row in model/src/resolved.rs"));
            let read = Text::read(&Source::new(name, text), &no_file).expect("it is well-formed");
            let meaning = |text: &Text| format!("{:?}", text.resolved().expect("its names are known"));
            assert_eq!(meaning(&known), meaning(&read), "{name}");
        }
    }
}
