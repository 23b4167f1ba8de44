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

    #[inline]
    pub fn row(&self, row: usize) -> &[u64] {
        &self.words[row * self.width..][..self.width]
    }

    /// Whether one row is part of another.
    #[inline]
    pub fn is_within(&self, row: usize, other: usize) -> bool {
        self.row(row).iter().zip(self.row(other)).all(|(word, other)| word & !other == 0)
    }

    /// Whether a row has something in common with a set.
    #[inline]
    pub fn row_meets(&self, row: usize, set: &[u64]) -> bool {
        self.row(row).iter().zip(set).any(|(word, other)| word & other != 0)
    }

    /// How many pairs there are.
    pub fn count(&self) -> u32 {
        self.words.iter().map(|word| word.count_ones()).sum()
    }

    /// Adds one row to another.
    #[inline]
    pub fn absorb(&mut self, row: usize, other: usize) {
        for word in 0..self.width {
            self.words[row * self.width + word] |= self.words[other * self.width + word];
        }
    }

    /// Adds a row to those that have a column.
    #[inline]
    pub fn extend_where(&mut self, column: usize, more: &[u64]) {
        let (word, bit) = (column / 64, 1 << (column % 64));
        for row in self.words.chunks_exact_mut(self.width) {
            if row[word] & bit != 0 {
                row.iter_mut().zip(more).for_each(|(word, more)| *word |= more);
            }
        }
    }

    /// Adds a row to those that have a column in another relation.
    #[inline]
    pub fn extend_where_in(&mut self, other: &Relation, column: usize, more: &[u64]) {
        let (word, bit) = (column / 64, 1 << (column % 64));
        let rows = self.words.chunks_exact_mut(self.width);
        for (row, other) in rows.zip(other.words.chunks_exact(other.width)) {
            if other[word] & bit != 0 {
                row.iter_mut().zip(more).for_each(|(word, more)| *word |= more);
            }
        }
    }
}
