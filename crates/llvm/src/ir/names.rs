//! One table for all names of a module.

use rustc_hash::FxHasher;
use std::hash::Hasher;

/// A name of a module: of a global, a local value, a block, a structure or a comdat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(pub u32);

impl Symbol {
    /// The symbol as an index into tables by symbol.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Names, each stored once: all texts in one string, found through an open-addressing hash table of symbols.
/// A `HashMap<Box<str>, Symbol>` would allocate for every name; names are half of the bytes of a C++ module.
#[derive(Clone, Debug, Default)]
pub struct Names {
    text: String,
    /// Where each name ends in `text`; it starts where the one before ends.
    ends: Vec<u32>,
    /// Symbol + 1, or 0 for a free slot. Its length is a power of two, at least twice the number of names.
    slots: Vec<u32>,
}

impl Names {
    /// The text of a symbol of this table.
    pub fn get(&self, symbol: Symbol) -> &str {
        let start = if symbol.0 == 0 { 0 } else { self.ends[symbol.index() - 1] as usize };
        &self.text[start..self.ends[symbol.index()] as usize]
    }

    /// The symbol of a name, if it occurs.
    pub fn find(&self, name: &str) -> Option<Symbol> {
        if self.slots.is_empty() {
            return None;
        }
        let slot = self.slots[self.slot(name)];
        (slot != 0).then(|| Symbol(slot - 1))
    }

    /// How many names there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is no name.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The symbol of a name, new if need be.
    pub(crate) fn intern(&mut self, name: &str) -> Symbol {
        if 2 * (self.ends.len() + 1) > self.slots.len() {
            self.grow();
        }
        let slot = self.slot(name);
        if self.slots[slot] != 0 {
            return Symbol(self.slots[slot] - 1);
        }
        self.text.push_str(name);
        self.ends.push(self.text.len() as u32);
        self.slots[slot] = self.ends.len() as u32;
        Symbol(self.ends.len() as u32 - 1)
    }

    /// The slot that holds the name, or the free one where it belongs.
    fn slot(&self, name: &str) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = hash(name) & mask;
        while self.slots[slot] != 0 && self.get(Symbol(self.slots[slot] - 1)) != name {
            slot = (slot + 1) & mask;
        }
        slot
    }

    #[cold]
    fn grow(&mut self) {
        let length = (4 * (self.ends.len() + 1)).next_power_of_two().max(1024);
        self.slots = vec![0; length];
        for symbol in 0..self.ends.len() as u32 {
            let slot = self.slot(self.get(Symbol(symbol)));
            self.slots[slot] = symbol + 1;
        }
    }
}

fn hash(name: &str) -> usize {
    let mut hasher = FxHasher::default();
    hasher.write(name.as_bytes());
    hasher.finish() as usize
}
