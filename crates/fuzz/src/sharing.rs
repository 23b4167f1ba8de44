//! One exploration by several explorers that give each other parcels, as workers do, but on one thread and at
//! random: a seed repeats it.

use selvedge_explore::{CausalOrder, Desk, Explorer, Found, Giving, Parcel, desks};
use selvedge_graph::Limit;
use selvedge_program::Program;
use std::thread;

/// Takes what an explorer has found; the number is that of the explorer.
pub type Take<'t, P, C, E> = dyn FnMut(usize, &Explorer<'_, P, C>, Found) -> Result<(), E> + 't;

/// Explores what the first explorer has to explore, and hands each find to `take`, with the number of the
/// explorer that shows it. Stops at the first error. Tells whether what was found counts: not if threads that
/// were taken for equal are not.
pub fn share<P: Program, C: CausalOrder, E: From<Limit>>(
    explorers: &mut [Explorer<'_, P, C>],
    seed: u64,
    take: &mut Take<'_, P, C, E>,
) -> Result<bool, E> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut parcels: Vec<Parcel> = Vec::new();
    let mut busy = vec![0];
    while !busy.is_empty() || !parcels.is_empty() {
        let idle: Vec<usize> = (0..explorers.len()).filter(|number| !busy.contains(number)).collect();
        if !parcels.is_empty() && !idle.is_empty() && (busy.is_empty() || rng.bool()) {
            let number = idle[rng.usize(..idle.len())];
            let learnt = explorers[busy.first().copied().unwrap_or(0)].learnt();
            explorers[number].learn_from(&learnt);
            explorers[number].receive(parcels.swap_remove(rng.usize(..parcels.len())));
            busy.push(number);
        }
        let at = rng.usize(..busy.len());
        let number = busy[at];
        let has_equal_threads = explorers[number].has_equal_threads();
        match explorers[number].advance_within(&mut rng.u64(1..9))? {
            None => {}
            Some(Found::Nothing) => {
                busy.swap_remove(at);
                continue;
            }
            Some(found) => {
                if found == Found::Again && has_equal_threads {
                    return Ok(false);
                }
                if found == Found::Again {
                    // It has started again; the others go on from there.
                    (parcels, busy) = (Vec::new(), vec![number]);
                    learn_from_all(explorers, number);
                }
                take(number, &explorers[number], found)?;
            }
        }
        if rng.u8(..3) == 0 && explorers[number].can_be_shared() {
            parcels.extend(explorers[number].give());
        }
    }
    learn_from_all(explorers, 0);
    Ok(!explorers[0].learnt().breaks_symmetry())
}

/// Lets all explorers know what one of them and the others have learnt.
fn learn_from_all<P: Program, C: CausalOrder>(explorers: &mut [Explorer<'_, P, C>], one: usize) {
    for number in 0..explorers.len() {
        let learnt = explorers[number].learnt();
        explorers[one].learn_from(&learnt);
    }
    let learnt = explorers[one].learnt();
    explorers.iter_mut().for_each(|explorer| explorer.learn_from(&learnt));
}

/// Explores with a thread for each explorer, which gives parcels away whenever it can. What is found comes in
/// any order, as `keep` makes it; a program for which all of it has to start again is not for this.
pub fn share_among_threads<'a, P: Program + 'a, C: CausalOrder, T: Send>(
    workers: usize,
    explorer: &(impl Fn() -> Explorer<'a, P, C> + Sync),
    keep: &(impl Fn(&Explorer<'_, P, C>, Found) -> Option<T> + Sync),
) -> Vec<T> {
    let work = |mut desk: Desk| {
        let _alarm = desk.alarm();
        let mut explorer = explorer();
        let mut kept = Vec::new();
        let mut is_busy = desk.is_first();
        while is_busy || desk.next(&mut explorer) {
            is_busy = false;
            loop {
                match explorer.advance_within(&mut 3).expect("a small program stays within the limits") {
                    Some(Found::Nothing) => break,
                    Some(Found::Again) => unreachable!("no sections are left unordered"),
                    Some(found) => kept.extend(keep(&explorer, found)),
                    None => {}
                }
                assert!(desk.goes_on(&mut explorer), "nobody stops the others");
            }
        }
        kept
    };
    thread::scope(|scope| {
        let work = &work;
        let helpers: Vec<_> =
            desks(workers, Giving::Always).into_iter().map(|desk| scope.spawn(move || work(desk))).collect();
        let joined = helpers.into_iter().map(|helper| helper.join());
        joined.flat_map(|kept| kept.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    })
}
