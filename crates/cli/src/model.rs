//! `selvedge model show`.

use crate::diagnostics::Refusal;
use crate::input;

/// What the named models compile to, one after the other.
pub fn show(names: &[String]) -> Result<String, Refusal> {
    let texts: Result<Vec<String>, Refusal> =
        names.iter().map(|name| Ok(input::model(name, u64::MAX)?.show())).collect();
    Ok(texts?.join("\n"))
}
