//! Several workers on one exploration: whoever has nothing to do gets the oldest choices of somebody who has.
//!
//! Each worker has a program, an unfolding and an explorer of its own, so nothing is shared while it
//! explores. Now and then it looks whether anybody is hungry, and then puts a [`Parcel`] where others can
//! steal it. What comes of a parcel depends on the parcel alone, and every choice is explored by exactly one
//! worker: the executions are the same for any number of workers.
//!
//! A parcel has a [`Rank`], its place in the order in which one worker alone would have explored everything.
//! What is found can be put in that order afterwards, and what comes after something can be left out.
//! Not here: threads, and what becomes of what is found; both are the caller's.

use crate::core::explorer::Explorer;
use crate::core::hooks::CausalOrder;
use crate::share::parcel::Parcel;
use crossbeam_deque::{Steal, Stealer, Worker};
use selvedge_program::Program;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};

/// How often a worker is asked whether to go on before it gives another parcel away. A parcel costs as much
/// as some dozen steps, so giving one each time would slow the worker down if they turn out to be small.
const PATIENCE: u32 = 16;

/// Parcels of one worker that wait, if it gives them away whenever it can: with no bound all choices there
/// are would end up waiting.
const MOST_WAITING: usize = 8;

/// The place of a parcel in the order in which one worker would explore everything.
///
/// What is taken out of an exploration comes after all that is left there, and before what was taken earlier.
/// So a rank is that of the exploration that it was taken from, and a number that gets smaller; the whole
/// exploration has the empty rank.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(Vec<u32>);

impl Rank {
    /// That of the n-th parcel (from 0) that is taken from an exploration of this rank.
    fn of_taken(&self, number: u32) -> Rank {
        let mut rank = self.0.clone();
        rank.push(u32::MAX - number);
        Rank(rank)
    }
}

/// When parcels are given away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Giving {
    /// When somebody has nothing to do.
    WhenNeeded,
    /// Whenever there is a chance and not too many wait, for tests.
    Always,
}

struct Job {
    parcel: Parcel,
    rank: Rank,
}

/// What the workers share.
struct Crew {
    giving: Giving,
    queues: Vec<Stealer<Job>>,
    /// Jobs that are being explored or wait in a queue.
    open: AtomicUsize,
    /// Workers that wait for a job.
    hungry: AtomicUsize,
    stopped: AtomicBool,
    /// Whether they were stopped for a while only.
    paused: AtomicBool,
    /// Whether there is a rank in `last`.
    is_bounded: AtomicBool,
    /// What comes after this need not be explored.
    last: Mutex<Option<Rank>>,
    /// Held by whoever goes to sleep or wakes others, so that no call is missed.
    sleep: Mutex<()>,
    wake: Condvar,
}

/// What one worker has to do with the others.
pub struct Desk {
    crew: Arc<Crew>,
    own: Worker<Job>,
    number: usize,
    /// Of what it explores.
    rank: Rank,
    is_busy: bool,
    /// How many parcels it has taken out of what it explores.
    taken: u32,
    patience: u32,
}

/// Stops the others if its worker panics: they would wait for it.
pub struct Alarm(Arc<Crew>);

/// Places for some workers. The first one is taken to be exploring already.
pub fn desks(workers: usize, giving: Giving) -> Vec<Desk> {
    // The oldest parcel is the largest, so thieves and owner take that.
    let queues: Vec<Worker<Job>> = (0..workers).map(|_| Worker::new_fifo()).collect();
    let crew = Arc::new(Crew {
        giving,
        queues: queues.iter().map(Worker::stealer).collect(),
        open: AtomicUsize::new(1),
        hungry: AtomicUsize::new(0),
        stopped: AtomicBool::new(false),
        paused: AtomicBool::new(false),
        is_bounded: AtomicBool::new(false),
        last: Mutex::new(None),
        sleep: Mutex::new(()),
        wake: Condvar::new(),
    });
    let desk = |(number, own)| Desk {
        crew: Arc::clone(&crew),
        own,
        number,
        rank: Rank::default(),
        is_busy: number == 0,
        taken: 0,
        patience: PATIENCE,
    };
    queues.into_iter().enumerate().map(desk).collect()
}

impl Desk {
    /// Whether this is the place of the worker who explores from the start.
    pub fn is_first(&self) -> bool {
        self.number == 0
    }

    /// The rank of what this worker explores.
    pub fn rank(&self) -> &Rank {
        &self.rank
    }

    /// To be asked now and then while exploring: gives choices away if somebody needs them, and tells whether
    /// what is explored here is still wanted.
    #[inline]
    pub fn goes_on<P: Program, C: CausalOrder>(&mut self, explorer: &mut Explorer<'_, P, C>) -> bool {
        self.patience = self.patience.saturating_sub(1);
        let gives = match self.crew.giving {
            Giving::WhenNeeded => {
                self.patience == 0 && self.crew.hungry.load(Ordering::Relaxed) > 0 && self.own.is_empty()
            }
            Giving::Always => self.own.len() < MOST_WAITING,
        };
        if gives {
            self.give(explorer);
        }
        self.crew.wants(&self.rank)
    }

    #[cold]
    fn give<P: Program, C: CausalOrder>(&mut self, explorer: &mut Explorer<'_, P, C>) {
        self.patience = PATIENCE;
        let Some(parcel) = explorer.give() else { return };
        self.put(parcel);
        let _awake = self.crew.sleep();
        self.crew.wake.notify_one();
    }

    /// To be called when nothing is left to explore here: waits for other choices and hands them to the
    /// explorer. `false` if nothing is left anywhere, or all have been stopped.
    pub fn next<P: Program, C: CausalOrder>(&mut self, explorer: &mut Explorer<'_, P, C>) -> bool {
        self.finish();
        while let Some(Job { parcel, rank }) = self.wait() {
            (self.rank, self.is_busy, self.taken, self.patience) = (rank, true, 0, PATIENCE);
            if self.crew.wants(&self.rank) {
                explorer.receive(parcel);
                return true;
            }
            if self.crew.stopped.load(Ordering::SeqCst) {
                self.put_back(parcel);
                return false;
            }
            self.finish();
        }
        false
    }

    /// Leaves a parcel that was found just when all were stopped to `take_back`: if they pause, it is put
    /// aside with the others.
    fn put_back(&mut self, parcel: Parcel) {
        self.is_busy = false;
        self.own.push(Job { parcel, rank: self.rank.clone() });
    }

    /// Puts a parcel where all workers can take it.
    pub fn put(&mut self, parcel: Parcel) {
        let rank = self.rank.of_taken(self.taken);
        self.taken += 1;
        self.crew.open.fetch_add(1, Ordering::SeqCst);
        self.own.push(Job { parcel, rank });
    }

    /// When all workers have stopped: the parcels that wait here.
    pub fn take_back(&self) -> Vec<Parcel> {
        std::iter::from_fn(|| self.own.pop()).map(|job| job.parcel).collect()
    }

    /// Stops all workers, who are to put what they have aside.
    pub fn pause(&self) {
        self.crew.paused.store(true, Ordering::SeqCst);
        self.crew.stop();
    }

    /// Whether workers were stopped to put what they have aside.
    pub fn is_paused(&self) -> bool {
        self.crew.paused.load(Ordering::SeqCst)
    }

    /// Stops all workers.
    pub fn stop(&self) {
        self.crew.stop();
    }

    /// What comes after that which is explored here need not be explored any more, nor the rest of it.
    pub fn stop_later(&self) {
        let mut last = self.crew.last.lock().expect(UNBROKEN);
        if last.as_ref().is_none_or(|last| self.rank < *last) {
            *last = Some(self.rank.clone());
        }
        self.crew.is_bounded.store(true, Ordering::SeqCst);
    }

    /// Whether all workers together have explored everything.
    pub fn is_all_explored(&self) -> bool {
        let crew = &self.crew;
        crew.open.load(Ordering::SeqCst) == 0
            && !crew.stopped.load(Ordering::SeqCst)
            && !crew.is_bounded.load(Ordering::SeqCst)
    }

    /// Something that stops the others if this worker panics.
    pub fn alarm(&self) -> Alarm {
        Alarm(Arc::clone(&self.crew))
    }

    fn finish(&mut self) {
        if std::mem::take(&mut self.is_busy) && self.crew.open.fetch_sub(1, Ordering::SeqCst) == 1 {
            self.crew.wake_all();
        }
    }

    /// The next job; `None` if there will be none.
    fn wait(&mut self) -> Option<Job> {
        if let Some(job) = self.find() {
            return Some(job);
        }
        let crew = Arc::clone(&self.crew);
        let mut asleep = crew.sleep();
        crew.hungry.fetch_add(1, Ordering::SeqCst);
        // Whoever adds a job does so before calling, and calls only when nobody is on the way to sleep: so
        // what is there now is found, and what comes later calls.
        let found = loop {
            if crew.stopped.load(Ordering::SeqCst) {
                break None;
            }
            let found = self.find();
            if found.is_some() || crew.open.load(Ordering::SeqCst) == 0 {
                break found;
            }
            asleep = crew.wake.wait(asleep).expect(UNBROKEN);
        };
        crew.hungry.fetch_sub(1, Ordering::SeqCst);
        found
    }

    /// A job of its own, or stolen from the others.
    fn find(&self) -> Option<Job> {
        if self.crew.stopped.load(Ordering::SeqCst) {
            return None;
        }
        self.own.pop().or_else(|| {
            let others = self.crew.queues.iter().cycle().skip(self.number + 1);
            others.take(self.crew.queues.len() - 1).find_map(steal)
        })
    }
}

fn steal(queue: &Stealer<Job>) -> Option<Job> {
    loop {
        match queue.steal() {
            Steal::Success(job) => return Some(job),
            Steal::Empty => return None,
            Steal::Retry => {}
        }
    }
}

const UNBROKEN: &str = "invariant `crew`: nobody panics while holding a lock of the crew";

impl Crew {
    /// Whether what has a rank is still to be explored.
    #[inline]
    fn wants(&self, rank: &Rank) -> bool {
        !self.stopped.load(Ordering::Relaxed)
            && (!self.is_bounded.load(Ordering::Relaxed) || self.is_early(rank))
    }

    #[cold]
    fn is_early(&self, rank: &Rank) -> bool {
        self.last.lock().expect(UNBROKEN).as_ref().is_none_or(|last| rank < last)
    }

    fn sleep(&self) -> MutexGuard<'_, ()> {
        self.sleep.lock().expect(UNBROKEN)
    }

    fn wake_all(&self) {
        let _awake = self.sleep();
        self.wake.notify_all();
    }

    fn stop(&self) {
        self.stopped.store(true, Ordering::SeqCst);
        self.wake_all();
    }
}

impl Drop for Alarm {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.stop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Rank;

    #[test]
    fn ranks_are_in_the_order_of_exploration() {
        let whole = Rank::default();
        let (first, second) = (whole.of_taken(0), whole.of_taken(1));
        let (early, late) = (second.of_taken(7), second.of_taken(0));
        let mut sorted = [&late, &first, &whole, &second, &early];
        sorted.sort();
        assert_eq!(sorted, [&whole, &second, &early, &late, &first]);
    }
}
