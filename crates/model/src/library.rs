//! The built-in models: texts like any other, compiled in so that one binary is enough.

/// Names and texts of the built-in models.
pub const BUILT_IN: [(&str, &str); 7] = [
    ("sc", include_str!("../library/sc.cat")),
    ("tso", include_str!("../library/tso.cat")),
    ("pso", include_str!("../library/pso.cat")),
    ("ra", include_str!("../library/ra.cat")),
    ("rc11", include_str!("../library/rc11.cat")),
    ("rc11-pldi17", include_str!("../library/rc11-pldi17.cat")),
    ("imm", include_str!("../library/imm.cat")),
];

/// The text of a built-in model.
pub fn built_in(name: &str) -> Option<&'static str> {
    BUILT_IN.iter().find(|(built_in, _)| *built_in == name).map(|(_, text)| *text)
}
