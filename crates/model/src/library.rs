//! The built-in models: texts like any other, compiled in so that one binary is enough.

/// Names and texts of the built-in models.
pub const BUILT_IN: [(&str, &str); 8] = [
    ("sc", include_str!("../library/sc.cat")),
    ("tso", include_str!("../library/tso.cat")),
    ("pso", include_str!("../library/pso.cat")),
    ("ra", include_str!("../library/ra.cat")),
    ("rc11", include_str!("../library/rc11.cat")),
    ("rc11-pldi17", include_str!("../library/rc11-pldi17.cat")),
    ("c20", include_str!("../library/c20.cat")),
    ("imm", include_str!("../library/imm.cat")),
];

/// The text of a built-in model.
pub fn built_in(name: &str) -> Option<&'static str> {
    BUILT_IN.iter().find(|(built_in, _)| *built_in == name).map(|(_, text)| *text)
}

/// Files that models for other tools include; what they define is built in here.
const EMPTY: [(&str, &str); 2] =
    [("cos.cat", include_str!("../library/cos.cat")), ("stdlib.cat", include_str!("../library/stdlib.cat"))];

/// The text of a built-in file, by the name under which it is included: `rc11.cat`.
pub(crate) fn included(path: &str) -> Option<&'static str> {
    let empty = EMPTY.iter().find(|(name, _)| *name == path).map(|(_, text)| *text);
    empty.or_else(|| built_in(path.strip_suffix(".cat")?))
}

/// The names of all built-in files.
pub(crate) fn names_to_include() -> Vec<String> {
    let models = BUILT_IN.iter().map(|(name, _)| format!("{name}.cat"));
    models.chain(EMPTY.iter().map(|(name, _)| name.to_string())).collect()
}
