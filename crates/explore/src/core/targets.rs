//! Where it is looked for what a write revisits, where canonical is the first consistent choice
//! (`first_choice`).

use crate::core::causal::Precedence;
use crate::core::knowledge::Knowledge;
use crate::core::level::Level;
use selvedge_program::Program;

/// What a revisit keeps of a graph, as a level, with the first and the last place of the write.
pub(crate) type Restricted = (Box<Level>, usize, usize);

/// What a write revisits in a level, which does not change by looking.
pub struct Targets<'e, 'a, P: Program, C: Precedence> {
    pub(crate) known: &'e mut Knowledge<'a, P, C>,
    pub(crate) level: &'e Level,
    /// Levels to make graphs in.
    #[expect(clippy::vec_box, reason = "levels change hands by their boxes")]
    pub(crate) spare: &'e mut Vec<Box<Level>>,
}
