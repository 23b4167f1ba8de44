//! Memory models, from the texts that a check is handed.

use crate::refusal::Refusal;
use selvedge_graph::ClassSet;
use selvedge_model::{Model, Text, built_in};
use selvedge_source::Source;
use std::path::Path;

/// The model of a name, whose files are known; none are if it is built in.
pub fn text_of(name: &str, files: &[(String, String)]) -> Result<Text, Refusal> {
    let source = |(name, text): &(String, String)| Source::new(name.clone(), text.clone());
    let Some(first) = files.first() else {
        let unknown = || Refusal::Message(format!("unknown model `{name}`"));
        return Text::built_in(name).ok_or_else(unknown);
    };
    let load = |including: &str, path: &str| {
        let path = Path::new(including).parent().unwrap_or(Path::new("")).join(path).display().to_string();
        files.iter().find(|(known, _)| *known == path).map(|file| Ok(source(file)))
    };
    Ok(Text::read(&source(first), &load)?)
}

/// The model of a text and its name, compiled for events of these classes. What built-in models claim was
/// proved when they were tested.
pub fn compile(name: &str, text: &Text, classes: ClassSet) -> Result<Model, Refusal> {
    let model = if built_in(name).is_some() { text.compile_unproved(classes) } else { text.compile(classes) };
    Ok(model?)
}
