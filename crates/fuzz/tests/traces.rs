//! Race detectors and the definition of happens-before: always the same random traces.

#[test]
fn engines_and_definition_agree() {
    let mut free = 0;
    for seed in 0..20_000 {
        match selvedge_fuzz::traces::compare(seed) {
            Ok(races) => free += u64::from(races == 0),
            Err(report) => panic!("seed {seed}: {report}"),
        }
    }
    // Traces that all race, or never do, would test little.
    assert!((3_000..15_000).contains(&free), "{free} of 20,000 traces are free of races");
}
