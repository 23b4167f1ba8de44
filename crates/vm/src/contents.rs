//! What an object holds: sparse pages of bytes, each byte with a mark that says since when it is defined.
//!
//! ```text
//! mark 0                undefined
//! mark (k + 1) << 1 | a defined by a write before which the thread had k events; a = 1 if that was atomic
//! ```
//! Where there is no page, the contents are what the object was made with. So huge objects cost nothing until
//! touched.
//!
//! Two states of a thread are compared by a sum over all words of memory (`word_hash`), which each write
//! keeps up to date.

use crate::pages::Pages;
use crate::sources::Sources;
use std::sync::Arc;

/// Bytes of a page.
const PAGE: u64 = 64;

/// A mark of a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mark(u32);

impl Mark {
    pub const UNDEFINED: Mark = Mark(0);

    /// The mark of a write by a thread that has had so many events.
    pub fn new(events: u32, atomic: bool) -> Mark {
        Mark((events + 1) << 1 | atomic as u32)
    }

    /// How many events the thread had had.
    pub fn events(self) -> u32 {
        (self.0 >> 1).saturating_sub(1)
    }

    fn is_defined(self) -> bool {
        self.0 != 0
    }
}

/// What an object holds where nothing was written yet.
#[derive(Clone, Debug)]
pub(crate) enum Fill {
    /// Nothing.
    Undefined,
    /// Zeros.
    Zero,
    /// These bytes, then zeros.
    Bytes(Arc<[u8]>),
}

impl Fill {
    fn byte(&self, offset: u64) -> u8 {
        match self {
            Fill::Bytes(bytes) => bytes.get(offset as usize).copied().unwrap_or(0),
            Fill::Undefined | Fill::Zero => 0,
        }
    }

    /// A number that tells fills apart, for comparing states.
    pub fn number(&self) -> u64 {
        match self {
            Fill::Undefined => 1,
            Fill::Zero => 2,
            Fill::Bytes(_) => 3,
        }
    }
}

/// Undefined bytes are 0.
#[derive(Clone, Debug)]
struct Page {
    bytes: [u8; PAGE as usize],
    marks: [Mark; PAGE as usize],
    /// What each byte comes from; none if that is not tracked, or all of it from nothing.
    sources: Option<Box<[Sources; PAGE as usize]>>,
}

/// A few bytes of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bytes {
    /// The bytes, little-endian; undefined ones are 0.
    pub value: u64,
    /// A bit for each byte that is defined.
    pub defined: u8,
    /// The latest of the writes that made them: how many events the thread had had.
    pub written: u32,
    /// Whether one of these writes was atomic.
    pub atomic: bool,
}

impl Bytes {
    /// Whether all of so many bytes are defined.
    pub fn is_defined(&self, bytes: u8) -> bool {
        self.defined == all_bytes(bytes)
    }
}

/// A bit for each of so many bytes.
pub(crate) fn all_bytes(bytes: u8) -> u8 {
    ((1u16 << bytes) - 1) as u8
}

/// The contents of an object.
#[derive(Clone, Debug)]
pub(crate) struct Contents {
    /// What is where there is no page.
    fill: Fill,
    /// The mark of that.
    fill_mark: Mark,
    pages: Pages<Page>,
}

impl Contents {
    /// Contents that were never written to, of an object made when its thread had had so many events.
    pub fn new(fill: Fill, made: u32) -> Contents {
        let fill_mark =
            if matches!(fill, Fill::Undefined) { Mark::UNDEFINED } else { Mark::new(made, false) };
        Contents { fill, fill_mark, pages: Pages::default() }
    }

    /// What is there where nothing was written.
    pub fn fill(&self) -> &Fill {
        &self.fill
    }

    /// About how many bytes are these contents' alone.
    pub fn own_bytes(&self) -> usize {
        self.pages.own_bytes(|page| page.sources.as_ref().map_or(0, |sources| size_of_val(&**sources)))
    }

    /// Up to 8 bytes, wherever they are. The caller has checked that they are in the object.
    pub fn read(&self, offset: u64, bytes: u8) -> Bytes {
        let mut value = [0; 8];
        let mut marks = [Mark::UNDEFINED; 8];
        let mut at = 0;
        while at < bytes as usize {
            let place = offset + at as u64;
            let within = (place % PAGE) as usize;
            let count = (bytes as usize - at).min(PAGE as usize - within);
            match self.pages.get(place / PAGE) {
                Some(page) => {
                    value[at..at + count].copy_from_slice(&page.bytes[within..within + count]);
                    marks[at..at + count].copy_from_slice(&page.marks[within..within + count]);
                }
                None => {
                    (0..count).for_each(|step| value[at + step] = self.fill.byte(place + step as u64));
                    marks[at..at + count].fill(self.fill_mark);
                }
            }
            at += count;
        }
        let (mut defined, mut latest, mut atomic) = (0, 0, false);
        for (at, mark) in marks.iter().enumerate() {
            defined |= (mark.is_defined() as u8) << at;
            latest = latest.max(mark.0 >> 1);
            atomic |= mark.0 & 1 == 1;
        }
        Bytes { value: u64::from_le_bytes(value), defined, written: latest.saturating_sub(1), atomic }
    }

    fn page_mut(&mut self, number: u64) -> &mut Page {
        self.pages.get_or_make(number, || {
            let (bytes, marks) = ([0; PAGE as usize], [self.fill_mark; PAGE as usize]);
            let mut page = Page { bytes, marks, sources: None };
            if let Fill::Bytes(bytes) = &self.fill {
                let first = (number * PAGE).min(bytes.len() as u64) as usize;
                let last = (first + PAGE as usize).min(bytes.len());
                page.bytes[..last - first].copy_from_slice(&bytes[first..last]);
            }
            page
        })
    }

    /// Writes up to 8 bytes: those in `defined` become defined with this mark, the others undefined. Returns
    /// by how much the object's hash grows; `base` is the address of the object.
    pub fn write(&mut self, base: u64, offset: u64, bytes: u8, value: u64, defined: u8, mark: Mark) -> u128 {
        let (first, last) = (offset & !7, (offset + bytes as u64 - 1) & !7);
        let mut change = 0u128.wrapping_sub(self.words_hash(base, first, last));
        let mut at = 0;
        while at < bytes as u64 {
            let within = ((offset + at) % PAGE) as usize;
            let count = (bytes as u64 - at).min(PAGE - within as u64);
            let page = self.page_mut((offset + at) / PAGE);
            for step in 0..count {
                let place = within + step as usize;
                let is_defined = defined >> (at + step) & 1 == 1;
                page.bytes[place] = if is_defined { (value >> (8 * (at + step))) as u8 } else { 0 };
                page.marks[place] = if is_defined { mark } else { Mark::UNDEFINED };
            }
            at += count;
        }
        change = change.wrapping_add(self.words_hash(base, first, last));
        change
    }

    /// Shows what bytes come from, one by one; not those that come from nothing.
    pub fn for_each_source(&self, offset: u64, bytes: u64, mut see: impl FnMut(u64, Sources)) {
        let numbers = offset / PAGE..=(offset + bytes) / PAGE;
        for (number, page) in self.pages.range(numbers) {
            let (Some(sources), start) = (&page.sources, number * PAGE) else { continue };
            let (first, last) = (offset.max(start), (offset + bytes).min(start + PAGE));
            (first..last).for_each(|at| see(at - offset, sources[(at - start) as usize]));
        }
    }

    /// Says what bytes come from.
    pub fn set_sources(&mut self, offset: u64, bytes: u64, sources: Sources) {
        for at in offset..offset + bytes {
            let page = self.page_mut(at / PAGE);
            if sources != Sources::NONE || page.sources.is_some() {
                page.sources.get_or_insert_with(|| Box::new([Sources::NONE; PAGE as usize]))
                    [(at % PAGE) as usize] = sources;
            }
        }
    }

    fn words_hash(&self, base: u64, first: u64, last: u64) -> u128 {
        let one = self.word_hash(base, first, 0);
        if first == last { one } else { one.wrapping_add(self.word_hash(base, last, 0)) }
    }

    /// What the aligned word at an offset adds to the hash; bytes in `dead` count as undefined.
    pub fn word_hash(&self, base: u64, offset: u64, dead: u8) -> u128 {
        let word = self.read(offset, 8);
        let mut bytes = word.value.to_le_bytes();
        for (at, byte) in bytes.iter_mut().enumerate().filter(|_| dead != 0) {
            *byte *= 1 - (dead >> at & 1);
        }
        hash([base + offset, u64::from_le_bytes(bytes), (word.defined & !dead) as u64])
    }

    /// All words in pages that are wholly defined, in order: for finding pointers.
    pub fn words(&self) -> impl Iterator<Item = u64> + '_ {
        self.pages.iter().flat_map(|(_, page)| {
            (0..PAGE as usize).step_by(8).filter_map(move |at| {
                let defined = page.marks[at..at + 8].iter().all(|mark| mark.is_defined());
                let bytes = page.bytes[at..at + 8].try_into().expect("eight bytes");
                defined.then(|| u64::from_le_bytes(bytes))
            })
        })
    }
}

/// A hash of a few words, good enough that equal hashes mean equal words.
pub(crate) fn hash<const N: usize>(words: [u64; N]) -> u128 {
    let mut hasher = Hasher::default();
    words.into_iter().for_each(|word| hasher.add(word));
    hasher.finish()
}

/// Two 64-bit hashes side by side, of a sequence of words.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hasher {
    first: u64,
    second: u64,
}

impl Default for Hasher {
    fn default() -> Hasher {
        Hasher { first: 0x243F_6A88_85A3_08D3, second: 0x1319_8A2E_0370_7344 }
    }
}

impl Hasher {
    /// Adds a word.
    pub fn add(&mut self, word: u64) {
        self.first = mix(self.first ^ word, 0x9E37_79B9_7F4A_7C15);
        self.second = mix(self.second.wrapping_add(word), 0xD1B5_4A32_D192_ED03);
    }

    /// Adds a long number.
    pub fn add_long(&mut self, word: u128) {
        self.add(word as u64);
        self.add((word >> 64) as u64);
    }

    /// The hash.
    pub fn finish(self) -> u128 {
        (mix(self.first, 0xBF58_476D_1CE4_E5B9) as u128) << 64
            | mix(self.second, 0x94D0_49BB_1331_11EB) as u128
    }
}

/// The halves of a product with an odd number, folded, so that every bit reaches every other.
fn mix(value: u64, factor: u64) -> u64 {
    let value = value ^ value >> 32;
    let product = (value as u128).wrapping_mul(factor as u128);
    (product as u64) ^ ((product >> 64) as u64).rotate_left(23) ^ value.rotate_left(41)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_undefined_until_written_and_remember_when() {
        let mut contents = Contents::new(Fill::Undefined, 3);
        contents.write(4096, 60, 8, 0x1122_3344_5566_7788, 0xFF, Mark::new(5, true));
        contents.write(4096, 62, 1, 0xAB, 1, Mark::new(9, false));
        let read = contents.read(60, 8);
        assert_eq!(
            (read.value, read.defined, read.written, read.atomic),
            (0x1122_3344_55AB_7788, 0xFF, 9, true)
        );
        assert_eq!(contents.read(58, 4).defined, 0b1100);
        assert_eq!(contents.words().count(), 0);
    }

    #[test]
    fn the_hash_follows_the_contents_only() {
        let (mut one, mut other) = (Contents::new(Fill::Undefined, 0), Contents::new(Fill::Undefined, 0));
        let mut hashes = [0u128; 2];
        for (offset, value) in [(3, 7), (64, 1), (3, 9), (120, u64::MAX)] {
            hashes[0] = hashes[0].wrapping_add(one.write(64, offset, 8, value, 0xFF, Mark::new(1, false)));
        }
        for (offset, value) in [(120, u64::MAX), (64, 2), (64, 1), (3, 9)] {
            hashes[1] = hashes[1].wrapping_add(other.write(64, offset, 8, value, 0xFF, Mark::new(2, true)));
        }
        assert_eq!(hashes[0], hashes[1]);
        hashes[1] = hashes[1].wrapping_add(other.write(64, 3, 1, 8, 1, Mark::new(1, false)));
        assert_ne!(hashes[0], hashes[1]);
    }

    #[test]
    fn pages_start_as_the_fill_says() {
        let bytes: Arc<[u8]> = (0..100u8).collect();
        let mut contents = Contents::new(Fill::Bytes(bytes), 0);
        contents.write(0x1000, 70, 1, 0xFF, 1, Mark::new(1, false));
        assert_eq!(contents.read(69, 4).value, 0x4847_FF45);
        assert_eq!(contents.read(96, 8).value, 0x6362_6160);
        assert_eq!(contents.read(96, 8).defined, 0xFF);
    }
}
