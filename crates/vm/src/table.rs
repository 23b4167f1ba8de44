//! A vector that is cheap to clone and to change after that: chunks behind shared pointers.

use crate::size::unshared;
use std::sync::Arc;

const CHUNK: usize = 16;

/// A vector in chunks; a clone shares them until one is changed.
#[derive(Clone, Debug)]
pub(crate) struct Table<T> {
    /// All chunks but the last are full.
    chunks: Arc<Vec<Arc<Vec<T>>>>,
    len: usize,
}

impl<T> Default for Table<T> {
    fn default() -> Table<T> {
        Table { chunks: Arc::default(), len: 0 }
    }
}

impl<T: Clone> Table<T> {
    /// How many elements there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Adds an element at the end.
    pub fn push(&mut self, element: T) {
        let chunks = Arc::make_mut(&mut self.chunks);
        if self.len.is_multiple_of(CHUNK) {
            chunks.push(Arc::new(Vec::with_capacity(1)));
        }
        Arc::make_mut(chunks.last_mut().expect("a table has a chunk for its last element")).push(element);
        self.len += 1;
    }

    /// Takes the last element away.
    pub fn pop(&mut self) {
        let Some(last) = self.len.checked_sub(1) else { return };
        let chunks = Arc::make_mut(&mut self.chunks);
        if last.is_multiple_of(CHUNK) {
            chunks.pop();
        } else if let Some(chunk) = chunks.last_mut() {
            Arc::make_mut(chunk).pop();
        }
        self.len = last;
    }

    /// Takes all elements away.
    pub fn clear(&mut self) {
        *self = Table::default();
    }

    /// An element.
    pub fn get(&self, at: usize) -> Option<&T> {
        self.chunks.get(at / CHUNK)?.get(at % CHUNK)
    }

    /// An element, to change it.
    pub fn get_mut(&mut self, at: usize) -> Option<&mut T> {
        if at >= self.len {
            return None;
        }
        Arc::make_mut(Arc::make_mut(&mut self.chunks).get_mut(at / CHUNK)?).get_mut(at % CHUNK)
    }

    /// About how many bytes are this table's alone, given those of an element.
    pub fn own_bytes(&self, bytes: impl Fn(&T) -> usize) -> usize {
        let chunk = |chunk: &Vec<T>| size_of_val(&chunk[..]) + chunk.iter().map(&bytes).sum::<usize>();
        unshared(&self.chunks, |chunks| {
            size_of_val(&chunks[..]) + chunks.iter().map(|shared| unshared(shared, chunk)).sum::<usize>()
        })
    }

    /// The elements in order.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.chunks.iter().flat_map(|chunk| chunk.iter())
    }

    /// How many elements at the start satisfy something that those behind them do not.
    pub fn partition_point(&self, mut is_before: impl FnMut(&T) -> bool) -> usize {
        let (mut low, mut high) = (0, self.len);
        while low < high {
            let middle = (low + high) / 2;
            if self.get(middle).is_some_and(&mut is_before) { low = middle + 1 } else { high = middle }
        }
        low
    }
}

impl<T: Clone> std::ops::Index<usize> for Table<T> {
    type Output = T;

    fn index(&self, at: usize) -> &T {
        &self.chunks[at / CHUNK][at % CHUNK]
    }
}

#[cfg(test)]
mod tests {
    use super::Table;

    #[test]
    fn a_clone_keeps_what_it_has() {
        let mut table = Table::default();
        (0..40).for_each(|n| table.push(n));
        let before = table.clone();
        *table.get_mut(17).expect("there are 40") = 100;
        (0..30).for_each(|_| table.pop());
        table.push(7);
        assert!(before.iter().copied().eq(0..40));
        assert!(table.iter().copied().eq((0..10).chain([7])));
        assert_eq!(before.partition_point(|n| *n < 23), 23);
        assert_eq!(table.get(11), None);
    }
}
