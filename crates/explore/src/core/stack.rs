//! Where an exploration is: a stack of levels, and whether the graph is to grow or another choice to be
//! tried.
//!
//! A revisit makes another level above the one that it starts from. Mostly it cuts the graph in place, and
//! the level below has the rest of it until the cut is taken back; where canonical is the first choice
//! (`first_choice`), the graph of the new level is a copy.

use crate::core::level::Level;
use selvedge_graph::Graph;

/// The state of the machine.
#[derive(Default)]
pub(crate) struct Stack {
    /// The level whose graph is being extended. Boxed, because a level moves where its graph is a copy.
    pub level: Box<Level>,
    /// The levels below: each level but the first was made by the last frame of the one below it. If it was
    /// made by a cut, it has the graph, and the one below has none until the cut is taken back.
    #[expect(clippy::vec_box, reason = "a level is large and moves")]
    below: Vec<Box<Level>>,
    /// Dropped levels, for their memory.
    #[expect(clippy::vec_box, reason = "as for `below`")]
    spare: Vec<Box<Level>>,
    /// Whether the graph is to be extended next, rather than another choice to be tried.
    forward: bool,
    /// Whether nothing is left to explore.
    exhausted: bool,
    /// The present graph, while another one is shown in its place.
    hidden: Option<Box<Graph>>,
}

impl Stack {
    /// A stack with one level, whose graph is to be extended.
    pub fn new(graph: Graph) -> Stack {
        Stack { level: Box::new(Level { graph, ..Level::default() }), forward: true, ..Stack::default() }
    }

    /// The present graph, or the one that is shown in its place.
    #[inline]
    pub fn graph(&self) -> &Graph {
        &self.level.graph
    }

    /// Whether the graph is to be extended next.
    #[inline]
    pub fn goes_forward(&self) -> bool {
        self.forward
    }

    /// The graph is to be extended next.
    #[inline]
    pub fn go_forward(&mut self) {
        self.forward = true;
    }

    /// Another choice is to be tried next.
    #[inline]
    pub fn go_back(&mut self) {
        self.forward = false;
    }

    /// The graph is to be extended next if it can be, for instance because it is consistent.
    #[inline]
    pub fn go_forward_if(&mut self, can_be: bool) {
        self.forward = can_be;
    }

    /// Whether nothing is left to explore.
    #[inline]
    pub fn is_exhausted(&self) -> bool {
        self.exhausted
    }

    /// Goes on with another level, and with the present one when that has nothing left.
    #[inline]
    pub fn enter(&mut self, level: Box<Level>) {
        self.below.push(std::mem::replace(&mut self.level, level));
    }

    /// Goes back to the level below.
    #[inline]
    pub fn leave(&mut self) {
        if self.level.is_cut {
            return self.leave_cut();
        }
        match self.below.pop() {
            Some(level) => self.spare.push(std::mem::replace(&mut self.level, level)),
            None => self.exhausted = true,
        }
    }

    /// Goes on with a level whose graph is the present one, which is to be cut after event number `target` or
    /// there. Returns the threads, as a set of bits, that need not stand where they stood although they lose
    /// no event.
    pub fn enter_cut(&mut self, target: usize) -> u32 {
        let mut below = self.spare();
        let changed = self.level.begin_cut(&mut below, target);
        self.below.push(below);
        changed
    }

    /// Takes back everything since the present level, which was made by a revisit in place, was entered.
    fn leave_cut(&mut self) {
        let mut below = self.below.pop().expect("invariant `cut`: the level below has the rest of the graph");
        self.level.take_back_cut(&mut below);
        self.spare.push(below);
    }

    /// Starts with a level in place of all that is left. Its threads have to be asked whether they can go on.
    pub fn restart_with(&mut self, level: Level) {
        self.spare.append(&mut self.below);
        (*self.level, self.exhausted) = (level, false);
    }

    /// Leaves everything that is left unexplored.
    pub fn drop_all(&mut self) {
        self.spare.append(&mut self.below);
        self.level.frames.clear();
        (self.forward, self.exhausted) = (false, true);
    }

    /// A level whose contents are of no use any more, or a new one.
    #[inline]
    fn spare(&mut self) -> Box<Level> {
        self.spare.pop().unwrap_or_default()
    }

    /// The present level, and those whose contents are of no use any more.
    #[inline]
    #[expect(clippy::vec_box, reason = "as for `below`")]
    pub fn with_spares(&mut self) -> (&Level, &mut Vec<Box<Level>>) {
        (&self.level, &mut self.spare)
    }

    /// Shows another graph in the place of the present one.
    pub fn show(&mut self, mut shown: Box<Graph>) {
        debug_assert!(self.hidden.is_none(), "invariant `hidden`: one graph is shown at a time");
        std::mem::swap(&mut *shown, &mut self.level.graph);
        self.hidden = Some(shown);
    }

    /// Puts the present graph back in its place.
    #[inline]
    pub fn uncover(&mut self) {
        if let Some(graph) = self.hidden.take() {
            self.level.graph = *graph;
        }
    }

    /// The number of the present level, counted from the first.
    pub fn depth(&self) -> usize {
        self.below.len()
    }

    /// A level by its number.
    pub fn level_at(&self, depth: usize) -> &Level {
        self.below.get(depth).unwrap_or(&self.level)
    }

    /// A level by its number.
    pub fn level_at_mut(&mut self, depth: usize) -> &mut Level {
        match self.below.get_mut(depth) {
            Some(below) => below,
            None => &mut self.level,
        }
    }

    /// All levels, the present one last.
    pub fn levels(&self) -> impl Iterator<Item = &Level> {
        self.below.iter().chain([&self.level]).map(|level| &**level)
    }

    /// All levels, the present one last.
    pub fn levels_mut(&mut self) -> impl Iterator<Item = &mut Level> {
        self.below.iter_mut().chain([&mut self.level]).map(|level| &mut **level)
    }

    /// A copy of a level with its graph, without frames. If the levels above it have cut that, a copy of
    /// theirs is put together again.
    pub fn copy_of_level(&self, depth: usize) -> Level {
        let above = (depth + 1..=self.depth()).take_while(|above| self.level_at(*above).is_cut);
        let owner = above.last().unwrap_or(depth);
        let mut graph = self.level_at(owner).graph.clone();
        for above in (depth + 1..=owner).rev() {
            graph.truncate(self.level_at(above).base - 1);
            graph.take_back_cut();
        }
        let Level { markers, anchors, .. } = self.level_at(depth);
        Level { graph, markers: markers.clone(), anchors: anchors.clone(), ..Level::default() }
    }
}

/// Levels that are no graphs with what is cut off from them, but graphs that have nothing to do with each
/// other (`sample`).
impl Stack {
    /// Makes as many copies of the present level that there are `count` levels.
    pub fn fill_with_copies(&mut self, count: usize) {
        self.below = vec![self.level.clone(); count - 1];
    }

    /// Drops the present level and goes on with the one below, if there is one.
    pub fn drop_level(&mut self) {
        if let Some(level) = self.below.pop() {
            self.level = level;
        }
    }

    /// Lets the present level and one below change places.
    pub fn swap_with(&mut self, depth: usize) {
        std::mem::swap(&mut self.below[depth], &mut self.level);
    }

    /// Goes on with other levels, of which there is one at least.
    #[expect(clippy::vec_box, reason = "as for `below`")]
    pub fn replace_all(&mut self, mut levels: Vec<Box<Level>>) {
        self.level = levels.pop().expect("invariant `levels`: there is one");
        self.below = levels;
    }
}
