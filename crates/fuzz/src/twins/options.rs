//! Options of `selvedge check`, drawn at random: all that its help lists.
//!
//! Each has a row here that says which values are drawn and what is promised about the result, or why it is
//! never drawn. A flag without a row is drawn and promises everything; an option with a value and without a
//! row stops the fuzzer, so that whoever adds one decides.

use fastrand::Rng;
use std::path::Path;

/// How the findings with an option are related to those of the program where threads take turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Effect {
    /// The findings are the same, and so is the number of executions.
    Nothing,
    /// The findings are the same.
    Same,
    /// The findings are there, and maybe more of their kinds.
    More,
    /// Some of the findings are missing; a limit may be the reason.
    Fewer,
    /// Any findings will do; the check must end and say something.
    Any,
}

/// What becomes of an option.
enum Row {
    /// One of these values, with an effect each. `""` is a flag, `"@"` a file.
    Drawn(&'static [(&'static str, Effect)]),
    /// Never drawn, for a reason.
    Never(&'static str),
}

use Effect::{Any, Fewer, More, Nothing, Same};
use Row::{Drawn, Never};

/// What is known of options.
const ROWS: [(&str, Row); 48] = [
    ("-h", Never("prints help")),
    ("--help", Never("prints help")),
    (
        "--model",
        Drawn(&[
            ("sc", Nothing),
            ("tso", More),
            ("ra", More),
            ("rc11", More),
            ("c20", More),
            ("imm", More),
            ("pso", More),
            ("rc11-pldi17", More),
        ]),
    ),
    ("--coherence", Drawn(&[("mo", Nothing), ("wb", Same)])),
    ("--no-race-detection", Drawn(&[("", Nothing)])),
    ("--check-liveness", Drawn(&[("", Same)])),
    ("--no-check-liveness", Drawn(&[("", Same)])),
    ("--spurious-wakeups", Drawn(&[("", Any)])),
    ("--spurious-cas", Drawn(&[("", Any)])),
    ("--unroll", Drawn(&[("50", Nothing), ("2", Fewer)])),
    ("--lapor", Drawn(&[("", Same)])),
    ("--no-bam", Drawn(&[("", Same)])),
    ("--no-symmetry", Drawn(&[("", Same)])),
    ("--no-in-place-revisit", Drawn(&[("", Nothing)])),
    ("--no-spin-assume", Drawn(&[("", Same)])),
    ("-j", Drawn(&[("1", Nothing), ("2", Nothing), ("4", Nothing)])),
    ("--deterministic", Drawn(&[("", Nothing)])),
    ("--search", Drawn(&[("graph", Nothing), ("lockset", Same), ("interleavings", Same)])),
    ("--race-detector", Drawn(&[("model", Nothing), ("lockset", Same)])),
    ("--timeout", Drawn(&[("4", Nothing), ("0", Fewer)])),
    ("--max-executions", Drawn(&[("1000000", Nothing), ("1", Fewer), ("0", Fewer)])),
    ("--max-graph-size", Drawn(&[("1000", Nothing), ("12", Fewer)])),
    ("--max-memory", Drawn(&[("4000", Nothing), ("1", Fewer)])),
    ("--max-stack-depth", Drawn(&[("1000", Nothing), ("3", Fewer)])),
    ("--max-allocation", Drawn(&[("100", Nothing), ("0", Fewer)])),
    ("--max-local-steps", Drawn(&[("100000", Nothing), ("20", Fewer)])),
    ("--checkpoint", Drawn(&[("@", Nothing)])),
    ("--checkpoint-every", Never("needs `--checkpoint`, and seconds")),
    ("--no-estimate", Drawn(&[("", Nothing)])),
    ("--estimate-min", Drawn(&[("0", Nothing), ("10", Nothing)])),
    ("--estimate-max", Drawn(&[("300", Nothing), ("1", Nothing)])),
    ("--estimate-threshold", Drawn(&[("0", Nothing), ("100", Nothing)])),
    ("--seed", Drawn(&[("0", Nothing), ("77", Nothing)])),
    ("--entry", Never("says which program of a file is meant")),
    ("--nondet-int", Never("says whether outcomes are shown; both are tried")),
    ("--clang", Never("programs are compiled before")),
    ("--emit", Never("checks nothing; programs are compiled with it")),
    ("--keep-going", Never("given, unless something that is drawn cannot go with it")),
    ("--shortest", Drawn(&[("", Same)])),
    ("--replay", Never("needs the id of an execution")),
    ("--print-all-executions", Drawn(&[("", Same)])),
    ("--format", Drawn(&[("human", Same), ("sarif", Same)])),
    ("--html", Drawn(&[("@", Nothing)])),
    ("--dot", Drawn(&[("@", Nothing)])),
    ("--witness", Drawn(&[("@", Nothing)])),
    ("--quiet", Drawn(&[("", Nothing)])),
    ("--version", Never("prints the version")),
    ("-V", Never("prints the version")),
];

/// Options by which another part of the checker does the work, or does it in another way; if they have
/// values, the first is what is done anyway. Among all others they would be drawn too rarely, and rarely
/// without one that allows for any difference.
const ENGINES: [&str; 9] = [
    "--search",
    "--lapor",
    "--coherence",
    "--no-in-place-revisit",
    "--no-symmetry",
    "--no-bam",
    "--no-spin-assume",
    "--race-detector",
    "-j",
];

/// An option, and its values with their effects.
type Drawable = (String, Vec<(String, Effect)>);

/// An option with one of its values, and its effect.
type Valued<'a> = (&'a str, &'a str, Effect);

/// Options that can be drawn.
pub struct Options {
    drawn: Vec<Drawable>,
}

/// Options that were drawn, and what they promise.
#[derive(Clone, Debug)]
pub struct Choice {
    /// In the order in which they are given.
    words: Vec<String>,
    /// Whether outcomes are shown.
    pub shows: bool,
    /// Whether all errors are asked for: else one is enough.
    pub keeps_going: bool,
    /// Whether there may be findings that the oracle does not have.
    pub more: bool,
    /// Whether some that it has may be missing.
    pub fewer: bool,
    /// Whether races are not looked for.
    pub ignores_races: bool,
    /// Whether threads that spin for ever are not looked for.
    pub ignores_spinning: bool,
    /// Whether the number of executions is the same as without these options.
    pub keeps_counts: bool,
}

impl Options {
    /// The options that a help text lists. The error names one that nobody has thought of.
    pub fn from_help(help: &str) -> Result<Options, String> {
        let mut drawn = Vec::new();
        for line in help.lines().map(str::trim_start).filter(|line| line.starts_with('-')) {
            let names = line.split(", ").filter(|name| name.starts_with('-') && !name.starts_with("- "));
            for name in names {
                let (name, takes_value) = match name.split_once(' ') {
                    Some((name, value)) => (name, value.starts_with('<')),
                    None => (name, false),
                };
                let row = ROWS.iter().find(|(known, _)| *known == name);
                match row {
                    Some((_, Drawn(values))) => {
                        let values = values.iter().map(|(value, effect)| (value.to_string(), *effect));
                        drawn.push((name.to_string(), values.collect()));
                    }
                    Some((_, Never(_))) => {}
                    None if takes_value => {
                        return Err(format!(
                            "`{name}`: say in {} which values are drawn, or why none",
                            file!()
                        ));
                    }
                    None => drawn.push((name.to_string(), vec![(String::new(), Same)])),
                }
            }
        }
        Ok(Options { drawn })
    }

    /// Why options are never drawn.
    pub fn reasons() -> impl Iterator<Item = (&'static str, &'static str)> {
        ROWS.iter().filter_map(|(name, row)| match row {
            Never(reason) => Some((*name, *reason)),
            Drawn(_) => None,
        })
    }

    /// Draws options for a program that spins or does not. (Waits that end by themselves can go on for ever,
    /// and so can threads that spin: with those, loops are cut.)
    pub fn draw(&self, rng: &mut Rng, spins: bool) -> Choice {
        let mut choice = Choice::plain(rng.u8(..3) == 0);
        let mut effect = Nothing;
        let mut model = "sc".to_string();
        for (name, value, its) in self.some(rng) {
            effect = effect.max(its);
            choice.more |= matches!(its, More | Any);
            choice.fewer |= matches!(its, Fewer | Any);
            match name {
                "--model" => model = value.to_string(),
                _ => choice.words.push(name.to_string()),
            }
            if !value.is_empty() && name != "--model" {
                choice.words.push(value.to_string());
            }
        }
        let has = |name: &str| choice.words.iter().any(|word| word == name);
        let spun = spins && has("--no-spin-assume");
        choice.ignores_races = has("--no-race-detection");
        choice.ignores_spinning = has("--no-check-liveness");
        if (has("--spurious-wakeups") || spun) && !has("--unroll") {
            choice.words.extend(["--unroll".into(), "3".into()]);
        }
        if spun {
            (effect, choice.fewer) = (Fewer, true);
        }
        choice.words.extend(["--model".into(), model]);
        choice.keeps_counts = effect == Nothing && !choice.words.is_empty();
        let alone = ["--shortest", "--checkpoint", "--print-all-executions"];
        choice.keeps_going = !choice.words.iter().any(|word| alone.contains(&word.as_str()));
        choice
    }

    /// Up to four options with a value each; or, as often, another engine and at most one option more.
    fn some(&self, rng: &mut Rng) -> Vec<Valued<'_>> {
        let mut some = Vec::new();
        let mut others: Vec<&Drawable> = self.drawn.iter().collect();
        rng.shuffle(&mut others);
        let engines: Vec<Valued> = self.engines().collect();
        if !engines.is_empty() && rng.bool() {
            let engine = engines[rng.usize(..engines.len())];
            others.retain(|(name, _)| name != engine.0);
            others.truncate(rng.usize(0..=1));
            some.push(engine);
        } else {
            others.truncate(rng.usize(0..=4));
        }
        some.extend(others.into_iter().map(|(name, values)| {
            let (value, effect) = &values[rng.usize(..values.len())];
            (name.as_str(), value.as_str(), *effect)
        }));
        some
    }

    /// What picks another engine.
    fn engines(&self) -> impl Iterator<Item = Valued<'_>> {
        let options = self.drawn.iter().filter(|(name, _)| ENGINES.contains(&name.as_str()));
        options.flat_map(|(name, values)| {
            let others = values.iter().skip(usize::from(values.len() > 1));
            others.map(|(value, effect)| (name.as_str(), value.as_str(), *effect))
        })
    }
}

impl Choice {
    /// None but those without which nothing could be compared.
    pub fn plain(shows: bool) -> Choice {
        Choice {
            words: Vec::new(),
            shows,
            keeps_going: true,
            more: false,
            fewer: false,
            ignores_races: false,
            ignores_spinning: false,
            keeps_counts: false,
        }
    }

    /// Options that change neither findings nor counts, where threads take turns.
    pub fn of(words: &[&str]) -> Choice {
        let words = words.iter().chain(&["--model", "sc"]).map(ToString::to_string).collect();
        Choice { words, keeps_counts: true, ..Choice::plain(false) }
    }

    /// The reference for counts.
    pub fn without_options(&self) -> Choice {
        Choice { keeps_going: self.keeps_going, ..Choice::plain(self.shows) }
    }

    /// The words of the command line; files go to a folder.
    pub fn words(&self, folder: &Path) -> Vec<String> {
        let mut words: Vec<String> = Vec::new();
        for word in &self.words {
            match (word.as_str(), words.last()) {
                ("@", Some(option)) => {
                    let file = folder.join(option.trim_start_matches('-'));
                    // Files of others are not overwritten, and a checkpoint is no check to go on with here.
                    _ = std::fs::remove_file(&file);
                    words.push(file.display().to_string());
                }
                _ => words.push(word.clone()),
            }
        }
        let has = |name: &str| self.words.iter().any(|word| word == name);
        let defaults = [("--model", "sc"), ("--format", "json"), ("--timeout", "3"), ("-j", "1")];
        for (name, value) in defaults.iter().filter(|(name, _)| !has(name)) {
            if *name != "--format" || !has("--print-all-executions") {
                words.extend([name.to_string(), value.to_string()]);
            }
        }
        if self.keeps_going {
            words.push("--keep-going".into());
        }
        words.extend(["--nondet-int".into(), u8::from(self.shows).to_string()]);
        words
    }
}

impl std::fmt::Display for Choice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "with {}", self.words(Path::new("")).join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_that_nobody_has_thought_of_is_drawn_or_named() {
        let flag = Options::from_help("  -j <N>\n      --new-flag\n          What it does").expect("a flag");
        assert!(flag.drawn.iter().any(|(name, _)| name == "--new-flag"));
        let value = Options::from_help("      --new-value <N>").err().expect("a value is needed");
        assert!(value.contains("`--new-value`"), "{value}");
    }

    #[test]
    fn other_engines_are_drawn_often_and_without_what_allows_for_any_difference() {
        let help: String = ROWS.iter().map(|(name, _)| format!("      {name}\n")).collect();
        let options = Options::from_help(&help).expect("all are known");
        let mut rng = Rng::with_seed(1);
        let choices: Vec<Choice> = (0..1_000).map(|_| options.draw(&mut rng, false)).collect();
        for (name, value, _) in options.engines() {
            let is_exact = |choice: &&Choice| !choice.more && !choice.fewer;
            let words = |choice: &&Choice| {
                let mut pairs = choice.words.windows(2);
                choice.words.iter().any(|word| word == name)
                    && (value.is_empty() || pairs.any(|pair| pair == [name, value]))
            };
            let times = choices.iter().filter(words).filter(is_exact).count();
            assert!(times > 20, "`{name} {value}` {times} times of 1000");
        }
    }

    #[test]
    fn help_texts_with_possible_values_are_read() {
        let help = "  -h, --help\n          Print\n      --search <SEARCH>\n          Possible values:\n          - graph:   execution graphs\n";
        let options = Options::from_help(help).expect("all are known");
        assert_eq!(options.drawn.len(), 1);
    }
}
