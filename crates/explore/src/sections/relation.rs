//! Relations as rows of bits.

/// Pairs of numbers: of sections, or of events and sections.
#[derive(Clone, Debug, Default)]
pub(super) struct Relation {
    /// Words of a row.
    width: usize,
    words: Vec<u64>,
}

impl Relation {
    /// Makes this an empty relation; its memory is kept.
    pub fn reset(&mut self, rows: usize, columns: usize) {
        self.width = columns.div_ceil(64);
        self.words.clear();
        self.words.resize(rows * self.width, 0);
    }

    #[inline]
    pub fn has(&self, row: usize, column: usize) -> bool {
        self.words[row * self.width + column / 64] >> (column % 64) & 1 != 0
    }

    #[inline]
    pub fn add(&mut self, row: usize, column: usize) {
        self.words[row * self.width + column / 64] |= 1 << (column % 64);
    }

    /// Adds one row to another.
    #[inline]
    pub fn absorb(&mut self, row: usize, other: usize) {
        for word in 0..self.width {
            self.words[row * self.width + word] |= self.words[other * self.width + word];
        }
    }
}
