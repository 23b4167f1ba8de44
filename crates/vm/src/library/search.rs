//! Sorting and searching with a comparison of the program.

use super::context::{Context, Got, NOTHING, Outcome, State, give};
use super::rows;
use crate::Row;

pub const ROWS: &[Row] = rows! { Plain;
    "bsearch", "void *(const void *, const void *, size_t, size_t, int (*)(const void *, const void *))", search;
    "qsort", "void (void *, size_t, size_t, int (*)(const void *, const void *))", sort;
};

fn search(c: &mut Context<'_, '_>) -> Outcome {
    let (key, base, size, compare) = (c.arg(0), c.arg(1), c.arg(3), c.arg(4));
    let (mut low, mut high) = (0, c.arg(2));
    while low < high {
        let middle = low + (high - low) / 2;
        let element = base.wrapping_add(middle.wrapping_mul(size));
        match c.call(compare, &[key, element])? as i32 {
            0 => return give(element),
            1.. => low = middle + 1,
            _ => high = middle,
        }
    }
    give(0)
}

/// Sorts copies of the elements by merging, which needs few comparisons and keeps equal elements in order,
/// then writes them back. The comparison gets addresses of the copies: it may look at the elements, but not
/// at where they are.
fn sort(c: &mut Context<'_, '_>) -> Outcome {
    let (base, count, size, compare) = (c.arg(0), c.arg(1), c.arg(2), c.arg(3));
    if count < 2 || size == 0 {
        return NOTHING;
    }
    let bytes = count.saturating_mul(size);
    let copy = c.allocate(bytes, 16, false)?;
    c.copy(copy, base, bytes)?;
    // How far the merging is, then the elements as they are, then room for those that are merged; the two
    // change places.
    let elements = (0..count).map(|at| copy + at * size).chain((0..count).map(|_| 0));
    c.rounds(Merge::BEGIN.into_iter().chain(elements), |c, state| {
        let merge = Merge::of(c, state, count);
        if merge.length < count {
            merge.take_next(c, state, compare)?;
            return Ok(None);
        }
        if merge.to == count {
            return Ok(Some(()));
        }
        let element = state.get(c, merge.place(merge.from, merge.to));
        c.copy(base + merge.to * size, element, size)?;
        state.set(Merge::TO, merge.to + 1);
        Ok(None)
    })?;
    c.free(copy)?;
    NOTHING
}

/// How far the merging is: runs of some length are in order, and two neighbours among them become one.
struct Merge {
    count: u64,
    length: u64,
    /// What is taken next of the two runs.
    left: u64,
    right: u64,
    /// Where it goes. When all are merged: which is written back next.
    to: u64,
    /// Which of the two lists it comes from.
    from: u64,
}

impl Merge {
    /// The first words of the state.
    const BEGIN: [u64; 5] = [1, 0, 1, 0, 0];
    const TO: usize = 3;

    fn of(c: &Context<'_, '_>, state: &State, count: u64) -> Merge {
        let [length, left, right, to, from] = [0, 1, 2, 3, 4].map(|word| state.get(c, word));
        Merge { count, length, left, right, to, from }
    }

    /// The word of an element in one of the lists.
    fn place(&self, list: u64, at: u64) -> usize {
        Merge::BEGIN.len() + (list * self.count + at) as usize
    }

    /// Takes the element that comes next.
    fn take_next(&self, c: &mut Context<'_, '_>, state: &mut State, compare: u64) -> Got<()> {
        let begin = self.to - self.to % (2 * self.length);
        let middle = self.count.min(begin + self.length);
        let end = self.count.min(begin + 2 * self.length);
        let element = |at: u64| self.place(self.from, at);
        let takes_left = self.left < middle
            && (self.right == end || {
                let pair = [state.get(c, element(self.left)), state.get(c, element(self.right))];
                c.call(compare, &pair)? as i32 <= 0
            });
        let taken = if takes_left { self.left } else { self.right };
        state.set(self.place(1 - self.from, self.to), state.get(c, element(taken)));
        let next = self.to + 1;
        let words = if next == self.count {
            // The next runs are twice as long, from the first on.
            let length = 2 * self.length;
            [length, 0, self.count.min(length), 0, 1 - self.from]
        } else if next == end {
            [self.length, end, self.count.min(end + self.length), next, self.from]
        } else {
            let (left, right) = (u64::from(takes_left), u64::from(!takes_left));
            [self.length, self.left + left, self.right + right, next, self.from]
        };
        words.into_iter().enumerate().for_each(|(word, value)| state.set(word, value));
        Ok(())
    }
}
