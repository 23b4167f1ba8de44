fn main() {
    let args: Vec<String> = std::env::args().collect();
    let text = std::fs::read_to_string(&args[1]).unwrap();
    let t =
        selvedge_litmus::parse(&selvedge_source::Source::new(&args[1], text), &Default::default()).unwrap();
    let m = selvedge_model::compile(&selvedge_source::Source::new(
        "m",
        selvedge_model::built_in(&args[2]).unwrap(),
    ))
    .unwrap();
    if args.len() > 4 {
        println!("{}", m.show());
    }
    let coherence = if args[3] == "wb" {
        selvedge_explore::Coherence::Inferred
    } else {
        selvedge_explore::Coherence::Stored
    };
    let mut e = selvedge_explore::Explorer::new(
        &t,
        &m,
        selvedge_explore::Options { coherence, ..Default::default() },
    )
    .unwrap();
    let mut n = 0;
    loop {
        match e.advance().unwrap() {
            selvedge_explore::Found::Nothing => break,
            selvedge_explore::Found::Execution(_) => n += 1,
            other => println!("{other:?}"),
        }
    }
    println!("{n} {:?}", e.stats());
}
