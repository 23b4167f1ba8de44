//! What a thread has stored last where: stores that may change nothing (`reliance`).

use crate::contents::Hasher;
use crate::reliance::Assumption;
use crate::spin::hash_words;
use selvedge_program::{LocId, Order};
use std::sync::Arc;

/// Of so many locations it is remembered what a thread has stored there last.
const MOST: usize = 8;

/// A store.
#[derive(Clone, Copy, Debug)]
struct Store {
    loc: LocId,
    order: Order,
    value: u64,
    /// How often the thread had gone back to the head of a loop.
    laps: u32,
}

/// The last stores of a thread, the newest last; shared with the states that it was suspended in.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stored(Option<Arc<Vec<Store>>>);

impl Stored {
    /// The thread stores something; what must be assumed of the location for that to have no effect, if
    /// anything could.
    pub fn store(&mut self, loc: LocId, order: Order, value: u64, laps: u32) -> Option<Assumption> {
        let list = Arc::make_mut(self.0.get_or_insert_default());
        let known = list.iter().position(|store| store.loc == loc);
        let before = known.map(|at| list.remove(at));
        if list.len() == MOST {
            list.remove(0);
        }
        list.push(Store { loc, order, value, laps });
        let before = before?;
        let is_atomic = order != Order::NotAtomic;
        if is_atomic && before.value == value && before.order == order {
            return Some(Assumption::SoleWriter);
        }
        (before.laps < laps).then_some(Assumption::Alone)
    }

    /// The thread writes something in another way.
    pub fn forget(&mut self, loc: LocId) {
        if let Some(list) = &mut self.0
            && list.iter().any(|store| store.loc == loc)
        {
            Arc::make_mut(list).retain(|store| store.loc != loc);
        }
    }

    /// Adds to a hash what is where.
    pub fn hash(&self, hasher: &mut Hasher) {
        let Some(list) = &self.0 else { return };
        let mut words: Vec<[u64; 2]> = list.iter().map(|store| [store.loc.0.into(), store.value]).collect();
        words.sort_unstable();
        hash_words(hasher, words.into_iter().flatten());
    }
}
