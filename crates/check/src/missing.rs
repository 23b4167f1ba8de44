//! What is said of functions that are defined nowhere: all of them at once, and why a definition that stands
//! in the text is none.

use selvedge_program::Place;
use selvedge_vm::Machine;

/// The refusal of a call of a function that nobody knows; `read` reads the sources.
pub fn message(machine: &Machine, name: &str, read: fn(&str) -> Option<String>) -> String {
    let all = machine.missing_functions();
    let mut text = format!(
        "unsupported: a call of `{}`, which is defined nowhere and is not a known library function",
        demangled(name)
    );
    let others: Vec<String> = all
        .iter()
        .filter(|(other, _)| other != name)
        .map(|(other, place)| format!("`{}`{}", demangled(other), position(machine, *place)))
        .collect();
    if !others.is_empty() {
        text += &format!("; nor are {}", others.join(", "));
    }
    let names: Vec<&str> = std::iter::once(name).chain(all.iter().map(|(other, _)| other.as_str())).collect();
    if let Some((inline, file, line)) = inline_definition(&machine.module().files, &names, read) {
        text += &format!(
            "; `{inline}` is `inline` without `extern` or `static` ({file}:{line}), which C does not count as a definition: compile with -fgnu89-inline, or make it `static inline`"
        );
    }
    text
}

/// Where something stands, in parentheses, if that is known.
fn position(machine: &Machine, place: Place) -> String {
    machine.place(place).map_or(String::new(), |(file, line, _)| format!(" ({file}:{line})"))
}

/// The first of some functions that is defined `inline` in one of the files: its name, the file and the line.
fn inline_definition<'a>(
    files: &'a [String],
    names: &[&'a str],
    read: fn(&str) -> Option<String>,
) -> Option<(&'a str, &'a str, usize)> {
    files.iter().find_map(|file| {
        let text = read(file)?;
        names.iter().find_map(|name| Some((*name, file.as_str(), line_of_inline(&text, name)?)))
    })
}

/// The line in which a function is declared `inline` and neither `static` nor `extern`: looks at the words
/// since the end of what stands before, as a reader would.
fn line_of_inline(text: &str, name: &str) -> Option<usize> {
    let is_letter = |letter: char| letter.is_alphanumeric() || letter == '_';
    text.match_indices(name).find_map(|(at, _)| {
        let after = text[at + name.len()..].trim_start();
        let is_whole = !text[..at].ends_with(is_letter) && after.starts_with('(');
        let head = text[..at].rsplit([';', '}', '{', '#']).next().unwrap_or("");
        let words: Vec<&str> = head.split(|letter| !is_letter(letter)).collect();
        let is_inline = words.iter().any(|word| ["inline", "__inline", "__inline__"].contains(word));
        let is_definition = !words.iter().any(|word| ["static", "extern"].contains(word));
        (is_whole && is_inline && is_definition).then(|| text[..at].lines().count().max(1))
    })
}

/// The name of a C++ function without its parameters.
pub fn demangled(name: &str) -> String {
    let symbol = cpp_demangle::Symbol::new(name).ok();
    let options = cpp_demangle::DemangleOptions::new().no_params().no_return_type();
    symbol.and_then(|symbol| symbol.demangle_with_options(&options).ok()).unwrap_or_else(|| name.to_string())
}

#[cfg(test)]
mod tests {
    use super::line_of_inline;

    #[test]
    fn only_inline_without_static_or_extern_is_found() {
        assert_eq!(line_of_inline("int x;\ninline int twice(int a) { return 2 * a; }\n", "twice"), Some(2));
        assert_eq!(line_of_inline("static inline int twice(int a) { return 2 * a; }", "twice"), None);
        assert_eq!(line_of_inline("extern inline int twice(int a) { return 2 * a; }", "twice"), None);
        assert_eq!(line_of_inline("int twice(int a);\nint f(void) { return twice(1); }", "twice"), None);
        assert_eq!(line_of_inline("inline int twice_more(int a) { return a; }", "twice"), None);
    }
}
