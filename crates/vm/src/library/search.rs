//! Sorting and searching with a comparison of the program.

use super::context::{Context, Got, NOTHING, Outcome, give};
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

/// Sorts copies of the elements by merging, which needs few comparisons and keeps equal elements in order, then writes them
/// back. The comparison gets addresses of the copies: it may look at the elements, but not at where they are.
fn sort(c: &mut Context<'_, '_>) -> Outcome {
    let (base, count, size, compare) = (c.arg(0), c.arg(1), c.arg(2), c.arg(3));
    if count < 2 || size == 0 {
        return NOTHING;
    }
    let bytes = count.saturating_mul(size);
    let copy = c.allocate(bytes, 16, false)?;
    c.copy(copy, base, bytes)?;
    let mut order: Vec<u64> = (0..count).map(|at| copy + at * size).collect();
    let mut run = 1;
    while run < order.len() {
        let mut merged = Vec::with_capacity(order.len());
        for pair in order.chunks(2 * run) {
            let (left, right) = pair.split_at(run.min(pair.len()));
            merge(c, compare, left, right, &mut merged)?;
        }
        order = merged;
        run *= 2;
    }
    for (at, element) in order.iter().enumerate() {
        c.copy(base + at as u64 * size, *element, size)?;
    }
    c.free(copy)?;
    NOTHING
}

fn merge(
    c: &mut Context<'_, '_>,
    compare: u64,
    left: &[u64],
    right: &[u64],
    merged: &mut Vec<u64>,
) -> Got<()> {
    let (mut left, mut right) = (left, right);
    while let (Some(a), Some(b)) = (left.first(), right.first()) {
        if c.call(compare, &[*a, *b])? as i32 <= 0 {
            merged.push(*a);
            left = &left[1..];
        } else {
            merged.push(*b);
            right = &right[1..];
        }
    }
    merged.extend_from_slice(left);
    merged.extend_from_slice(right);
    Ok(())
}
