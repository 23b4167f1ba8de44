//! Random litmus tests and C programs: a thread does the same again unless something changes on which that
//! depends. (Random bytecode: `vm/tests/hostile.rs`.)

use fastrand::Rng;
use selvedge_fuzz::c_programs::clang::{compile, find_clang};
use selvedge_oracle::c::print::HEADER;
use selvedge_oracle::c::{CKnobs, CTree, generate_c};
use selvedge_oracle::{Knobs, generate, replay};
use selvedge_source::Source;
use selvedge_vm::{Config, Fault, Machine};

/// How many programs there are, and the first seed: more with `PROGRAMS=100000 SEED=1`.
fn seeds(programs: u64) -> std::ops::Range<u64> {
    let number = |name| std::env::var(name).ok().map(|text| text.parse::<u64>().expect("a number"));
    let first = number("SEED").unwrap_or(0);
    first..first + number("PROGRAMS").unwrap_or(programs)
}

#[test]
fn litmus_tests() {
    let mut replays = 0;
    for seed in seeds(3_000) {
        let mut rng = Rng::with_seed(seed);
        let knobs = Knobs::random(&mut rng);
        let text = generate(&mut rng, &knobs).to_litmus();
        let options = selvedge_litmus::Options { unroll: Some(4) };
        let test = selvedge_litmus::parse(&Source::new("generated", text.clone()), &options)
            .unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"))
            .with_dependencies();
        replays += replay::check(&test, &mut rng, 4, &[], &mut |_| false)
            .unwrap_or_else(|how| panic!("seed {seed}: {how}\n{text}"));
    }
    assert!(replays > 20_000, "only {replays} replays");
}

#[test]
fn c_programs() {
    let Some(clang) = find_clang() else {
        println!("skipped: there is no clang");
        return;
    };
    let seeds: Vec<u64> = seeds(200).collect();
    let mut replays = 0;
    for batch in seeds.chunks(50) {
        let trees: Vec<CTree> = batch.iter().map(|seed| program(*seed)).collect();
        let each = batch.iter().zip(&trees);
        let texts = each.clone().map(|(seed, tree)| tree.to_c_with_prefix(&format!("p{seed}_")));
        let text = HEADER.to_string() + &texts.collect::<String>();
        let module = compile(&clang, &text).unwrap_or_else(|error| panic!("seeds {batch:?}: {error}"));
        for (seed, tree) in each {
            let mut config =
                Config { entry: format!("p{seed}_main"), dependencies: true, ..Config::default() };
            let mut rng = Rng::with_seed(*seed);
            (config.unroll, config.no_spin_assume) = (Some(3), rng.bool());
            config.unordered_locks = rng.bool();
            replays += replay_machine(&module, config, &mut rng)
                .unwrap_or_else(|how| panic!("seed {seed}: {how}\n{}", tree.to_c()));
        }
    }
    assert!(replays > 2_000, "only {replays} replays");
}

fn program(seed: u64) -> CTree {
    let mut rng = Rng::with_seed(seed);
    let knobs = CKnobs::random(&mut rng);
    generate_c(&mut rng, &knobs)
}

fn replay_machine(
    module: &selvedge_bytecode::Module,
    mut config: Config,
    rng: &mut Rng,
) -> Result<usize, String> {
    let addresses: Vec<i64> = module.globals.iter().map(|global| global.address as i64).collect();
    loop {
        let machine = Machine::load(module.clone(), config.clone()).map_err(|error| error.to_string())?;
        let mut restart = None;
        let replays = replay::check(&machine, rng, 8, &addresses, &mut |thread| {
            if let Some(Fault::Restart(found)) = thread.fault() {
                restart = Some(*found);
            }
            restart.is_some()
        })?;
        match restart {
            Some(restart) if config.apply(restart) => {}
            _ => return Ok(replays),
        }
    }
}
