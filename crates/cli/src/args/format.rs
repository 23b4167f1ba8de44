//! The forms of reports, as options name them.

use crate::request::Format;
use clap::ValueEnum;

/// `--format`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum FormatArg {
    /// text
    #[default]
    Human,
    /// one object
    Json,
    /// for code hosts and editors
    Sarif,
}

impl From<FormatArg> for Format {
    fn from(format: FormatArg) -> Format {
        match format {
            FormatArg::Human => Format::Human,
            FormatArg::Json => Format::Json,
            FormatArg::Sarif => Format::Sarif,
        }
    }
}
