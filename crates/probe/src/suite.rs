//! The litmus tests of the suite, as texts in the binary.

/// Names and texts, sorted by name.
pub const LITMUS_TESTS: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/suite.rs"));

/// The text of a test with another final condition.
pub(crate) fn with_condition(text: &str, condition: &str) -> String {
    let is_question = |line: &&str| {
        ["exists", "~exists", "forall", "locations", "filter"].iter().any(|word| line.starts_with(word))
    };
    let program: Vec<&str> = text.lines().take_while(|line| !is_question(line)).collect();
    format!("{}\n\n{condition}\n", program.join("\n").trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;
    use selvedge_litmus::{Options, parse};
    use selvedge_source::Source;

    #[test]
    fn every_test_is_accepted_with_another_condition() {
        assert!(LITMUS_TESTS.len() >= 170, "only {} tests were found", LITMUS_TESTS.len());
        for (name, text) in LITMUS_TESTS {
            let whole = parse(&Source::new(*name, *text), &Options { unroll: Some(2) });
            let observed = whole.unwrap_or_else(|error| panic!("{error}")).observed().to_vec();
            let changed = with_condition(text, "exists (true)");
            let test = parse(&Source::new(*name, changed.as_str()), &Options { unroll: Some(2) });
            let test = test.unwrap_or_else(|error| panic!("{error}\n{changed}"));
            assert_eq!(test.condition().map(ToString::to_string).as_deref(), Some("exists (true)"), "{name}");
            assert!(test.observed().is_empty() && !observed.is_empty(), "{name}");
        }
    }
}
