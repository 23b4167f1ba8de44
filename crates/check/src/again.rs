//! What has to be done again, and why.

/// What has to be done again because what was found until then does not count. What is further below
/// outweighs what is above it: it does that again as well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Again {
    /// The exploration: an explorer has learnt something that makes all of it start over. The explorer does
    /// that, and keeps what it has learnt.
    Exploration,
    /// The program: it has to be loaded with other settings, which it has noted. With what there is to say
    /// about that.
    Program(Vec<String>),
    /// All of it, by one worker: what several have found may depend on which of them was faster.
    Alone,
    /// All of it, without symmetry: the execution that was asked for was not found, and may be one of those
    /// that are left out because they differ only in which of several equal threads did what.
    WithoutSymmetry,
}

impl Again {
    /// What has to be done for both reasons; of two reasons to load the program, what there is to say of
    /// either.
    pub fn and(self, other: Again) -> Again {
        match (self, other) {
            (Again::Program(mut notes), Again::Program(others)) => {
                let new: Vec<String> = others.into_iter().filter(|note| !notes.contains(note)).collect();
                notes.extend(new);
                Again::Program(notes)
            }
            (first, second) if second.weight() > first.weight() => second,
            (first, _) => first,
        }
    }

    /// What there is to say about it.
    pub fn notes(&self) -> &[String] {
        match self {
            Again::Program(notes) => notes,
            Again::Exploration | Again::Alone | Again::WithoutSymmetry => &[],
        }
    }

    fn weight(&self) -> u8 {
        match self {
            Again::Exploration => 0,
            Again::Program(_) => 1,
            Again::Alone => 2,
            Again::WithoutSymmetry => 3,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weightier_reason_counts_and_notes_are_said_once() {
        let notes = |notes: &[&str]| Again::Program(notes.iter().map(|note| note.to_string()).collect());
        assert_eq!(notes(&["a", "b"]).and(notes(&["b", "c"])), notes(&["a", "b", "c"]));
        assert_eq!(notes(&["a"]).and(Again::Exploration), notes(&["a"]));
        assert_eq!(Again::Exploration.and(notes(&["a"])), notes(&["a"]));
        assert_eq!(Again::Alone.and(notes(&["a"])), Again::Alone);
    }
}
