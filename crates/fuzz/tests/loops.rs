//! A fixed slice of `make fuzz LOOPS=N`.

use selvedge_fuzz::Subject;
use selvedge_fuzz::c_programs::clang::find_clang;
use selvedge_fuzz::loops::campaign::{Campaign, Tally};

const PROGRAMS: u64 = 96;
/// Programs that are compiled together.
const TOGETHER: u64 = 12;

#[test]
fn rounds_that_are_left_out_lose_neither_outcome_nor_error() {
    if find_clang().is_none() {
        println!("skipped: there is no clang");
        return;
    }
    let campaign = Campaign::new(Subject::built_in(), 2).expect("there is a clang");
    let mut tally = Tally::default();
    for first in (0..PROGRAMS).step_by(TOGETHER as usize) {
        if let Some(mismatch) = campaign.compare(first, TOGETHER, &mut tally).into_iter().next() {
            panic!("{}", campaign.shrink(mismatch));
        }
    }
    assert!(
        tally.comparisons > 3 * PROGRAMS / 2 && tally.all > PROGRAMS / 4,
        "too little is compared: {tally}"
    );
}
