//! Models as users write them, in shapes that the built-in ones do not have: every way of checking agrees
//! with the definition, and where a model lets every program run to its end, the exploration agrees with
//! brute force.

use fastrand::Rng;
use selvedge_explore::Coherence;
use selvedge_fuzz::programs::{Comparison, Switches};
use selvedge_fuzz::{Subject, graphs, programs};
use selvedge_oracle::{Knobs, Tree, generate, random_execution, shrink};

const GRAPHS: u64 = 2_000;
const PROGRAMS: u64 = 250;

/// Small graphs: the inference of the coherence order is compared with all permutations.
fn small(rng: &mut Rng) -> Knobs {
    let mut knobs = Knobs::random(rng);
    knobs.events = knobs.events.min(7);
    knobs
}

/// Every checker of the model and its definition give the same verdict on random graphs; some of these are
/// consistent.
fn agrees_on_graphs(name: &str, text: &str) {
    let subject = Subject::new(name, text);
    let mut consistent = 0;
    for seed in 0..GRAPHS {
        let mut rng = Rng::with_seed(seed);
        let knobs = small(&mut rng);
        consistent +=
            subject.evaluator.evaluate(&random_execution(&mut rng.clone(), &knobs)).consistent as u64;
        if let Err(difference) = graphs::compare(&mut rng, &knobs, &subject) {
            panic!("seed {seed}: {difference}");
        }
    }
    assert!(
        (1..GRAPHS).contains(&consistent),
        "{consistent} of {GRAPHS} graphs are consistent: the test is vacuous"
    );
}

/// The exploration and brute force find the same executions of random programs, whatever the switches.
fn agrees_on_programs(name: &str, text: &str) {
    let subject = Subject::new(name, text);
    let mut compared = 0;
    for seed in 0..PROGRAMS {
        let mut rng = Rng::with_seed(seed);
        let mut knobs = Knobs::random(&mut rng);
        knobs.events = knobs.events.min(7);
        let tree = generate(&mut rng, &knobs);
        let switches = Switches::random(&mut rng);
        for coherence in [Coherence::Stored, Coherence::Inferred] {
            match programs::compare(&tree, &subject, coherence, switches, 5_000) {
                Comparison::Same(_) => compared += 1,
                Comparison::TooLarge => {}
                Comparison::Different(how) => {
                    let least = smallest(&tree, &subject, coherence, switches).unwrap_or(how);
                    panic!("seed {seed}, {coherence:?}, {switches:?}:\n{least}\n{text}");
                }
            }
        }
    }
    assert!(compared > PROGRAMS, "only {compared} comparisons fit the budget: the test is vacuous");
}

/// The smallest program that differs too, if one that is not written as litmus text does: not every smaller
/// program can be.
fn smallest(tree: &Tree, subject: &Subject, coherence: Coherence, switches: Switches) -> Option<String> {
    let switches = Switches { direct: true, ..switches };
    let difference = |tree: &Tree| match programs::compare(tree, subject, coherence, switches, 5_000) {
        Comparison::Different(how) => Some(format!("{how}\n{}", tree.to_litmus())),
        Comparison::Same(_) | Comparison::TooLarge => None,
    };
    difference(tree)?;
    difference(&shrink(tree.clone(), &mut |tree| difference(tree).is_some()))
}

/// For each model its text and what it is compared on; a model that can stop a program half-way only on
/// graphs.
macro_rules! models {
    ($($name:ident: $text:expr => $($(#[$attribute:meta])* $claim:ident)and+;)*) => {
        $(mod $name {
            $(#[test]
            $(#[$attribute])*
            fn $claim() {
                super::$claim(stringify!($name), $text);
            })+
        })*
    };
}

models! {
    reflexive_acyclic: "acyclic po | rf acyclic po | [F]" => agrees_on_graphs;

    reflexive_irreflexive: "acyclic po | rf irreflexive rf? ; [SC & W]" => agrees_on_graphs;

    reflexive_initial: "acyclic po | rf irreflexive [IW]" => agrees_on_graphs;

    no_plain_accesses: "
        acyclic po | rf | co | fr
        empty rmw & (fr ; co)
        error no-plain unless [NA] <= 0" => agrees_on_graphs and agrees_on_programs;

    report_of_initial_writes: "
        acyclic po | rf | co | fr
        empty rmw & (fr ; co)
        error initial unless [IW] <= 0" => agrees_on_graphs and agrees_on_programs;

    initial_writes_of_accessed_locations: "acyclic po | rf ~empty (IW * IW) \\ id" => agrees_on_graphs;

    tso_by_difference: "
        let ppo = po \\ (W * R)
        acyclic ppo | rfe | co | fre
        acyclic po-loc | rf | co | fr
        acyclic po | rf
        empty rmw & (fr ; co)" => agrees_on_graphs and agrees_on_programs;

    tso_by_intersection_and_complement: "
        acyclic (po & ~(W * R)) | rfe | co | fr & ext
        irreflexive po-loc ; (rf | co | fr)+
        acyclic po | rf
        empty rmw & (fre ; coe)" => agrees_on_graphs and agrees_on_programs;

    coherence_in_five_axioms: "
        acyclic po | rf
        irreflexive po ; co
        irreflexive po ; fr
        irreflexive po ; co ; rf
        irreflexive po ; fr ; rf
        empty rmw & (fr ; co)" => agrees_on_graphs and agrees_on_programs;

    happens_before_by_recursion_and_functions: "
        let sync(r) = [REL] ; r ; [ACQ]
        let rec hb = po | sync(rf) | hb ; hb
        let eco = (rf | co | fr)+
        acyclic po | rf
        irreflexive hb ; eco?
        empty rmw & (fr ; co)" => agrees_on_graphs and agrees_on_programs;

    mutual_recursion: "
        let rec a = po | rf ; b and b = a ; po? | [ACQ]
        acyclic po | rf
        coherence po
        irreflexive a+ ; (co | fr)" => agrees_on_graphs and agrees_on_programs;

    an_order_of_seq_cst_events: "
        view hb = (po | [REL] ; (rf ; rmw)* ; rf ; [ACQ])+
        coherence hb
        acyclic [SC] ; (po | rf | co | fr) ; [SC] | [SC] ; po ; hb ; po ; [SC]
        acyclic po | rf
        empty rmw & (fr ; co)" => agrees_on_graphs and agrees_on_programs;

    an_order_of_atomic_events_without_coherence: "
        view hb = (po | rfe)+
        let order = M \\ NA
        acyclic [order] ; (po | rf | co | fr) ; [order] | [order] ; po ; hb ; po ; [order]
        acyclic po | rf" => agrees_on_graphs;

    no_atomicity: "
        view hb = (po | [REL] ; rf ; [ACQ])+
        coherence hb
        acyclic po | rf" => agrees_on_graphs and agrees_on_programs;

    two_views: "
        view strong = (po | rf)+
        view weak = (po | [REL] ; (rf ; rmw)* ; rf ; [ACQ])+
        coherence weak
        irreflexive [SC] ; strong ; [SC] ; (rf | co | fr)+
        coherence po as per-location
        acyclic po | rf
        empty rmw & (fr ; co)" => agrees_on_graphs and agrees_on_programs;

    coherence_over_causality: "
        coherence (po | rf)+
        acyclic po | rf
        empty rmw & (fr ; co)" => agrees_on_graphs and agrees_on_programs;

    a_view_of_fences_alone: "
        coherence (po ; [F] ; po)+
        acyclic po | rf" =>

        agrees_on_graphs
        and
        agrees_on_programs;

    a_report_of_accesses_without_a_fence_between: "
        coherence po
        acyclic po | rf
        error unfenced unless [W & SC] ; po ; [R & SC] <= (po ; [F] ; po)+" =>

        agrees_on_graphs;

    a_view_without_program_order: "
        irreflexive (po ; [SC] ; po)+ ; (rf | co | fr)+
        acyclic po | rf
        empty rmw & (fr ; co)" =>

        agrees_on_graphs
        and
        agrees_on_programs;

    atomicity_without_coherence: "
        acyclic po | rf
        empty rmw & (fr ; co)" =>

        agrees_on_graphs
        and
        agrees_on_programs;

    atomicity_of_others_without_coherence: "
        view hb = (po | rf)+
        empty rmw & (fre ; coe)
        acyclic po | rf" =>

        agrees_on_graphs
        and
        agrees_on_programs;

    atomicity_of_others_with_guarded_coherence: "
        irreflexive po ; (rf | co | fr)+ unless empty [SC]
        acyclic po | rf
        empty rmw & (fre ; coe)" =>

        agrees_on_graphs;

    atomicity_of_others_with_a_race_report: "
        let hb = (po | rf)+
        acyclic po | rf
        error race unless ([W \\ IW] ; loc ; [W \\ IW]) & ext <= hb | hb^-1
        empty rmw & (fre ; coe)" =>

        agrees_on_graphs
        and
        agrees_on_programs;

    a_warning_before_an_error: "
        acyclic po | rf | co | fr
        empty rmw & (fr ; co)
        view hb = (po | rf)+
        let conflict = ([W \\ IW] ; loc ; [M \\ IW] | [M \\ IW] ; loc ; [W \\ IW]) & ext
        warning any-race unless conflict <= hb | hb^-1
        error plain-race unless ([NA] ; conflict | conflict ; [NA]) <= hb | hb^-1" => agrees_on_graphs and agrees_on_programs;

    two_errors_of_which_one_is_weaker: "
        coherence po
        acyclic po | rf
        empty rmw & (fr ; co)
        let conflict = ([W \\ IW] ; loc ; [M \\ IW] | [M \\ IW] ; loc ; [W \\ IW]) & ext
        error sc-race unless [SC] ; conflict ; [SC] <= (po | rf)+ | ((po | rf)+)^-1
        error early unless ([SC] ; loc ; [NA]) & ext <= po" => agrees_on_graphs and agrees_on_programs;

    a_report_of_reads_of_initial_writes: "
        coherence po
        acyclic po | rf
        error reads-a-location-twice-written unless [IW] ; loc ; [W & SC] <= 0
        error unordered unless ([R & ACQ] ; loc ; [W & REL]) & int <= po | po^-1" => agrees_on_graphs and agrees_on_programs;

    a_report_of_initial_writes_that_come_with_a_first_access: "
        coherence po
        acyclic po | rf
        error beside-a-fence unless [IW] ; ext ; [F & SC] <= po
        error unordered unless ([~SC] ; ext ; [ACQ_REL \\ RMW]) <= (po | rf)+" => agrees_on_graphs and agrees_on_programs;

    a_report_that_needs_matrices: "
        coherence po
        acyclic po | rf
        error overwritten unless [W \\ IW] ; co ; [W] <= (po | rf)+
        warning stale unless fr <= po
        flag ~empty (rf & ext) as communicates" => agrees_on_graphs;

    an_error_that_needs_matrices: "
        coherence po
        acyclic po | rf
        empty rmw & (fr ; co)
        error overwritten unless [W \\ IW] ; rf ; [R & SC] <= po" => agrees_on_graphs
        and
        agrees_on_programs;

    reads_of_the_same_write: "
        let rr = (rf^-1 ; rf) & ext
        acyclic po | rf
        coherence po
        empty [SC] ; rr ; [SC]
        irreflexive rf^-1 ; rf ; [ACQ] ; po ; [SC]" => agrees_on_graphs;

    backward_edges: "
        acyclic po | rf
        irreflexive co^-1 ; po ; rf^-1 ; rf ; po
        acyclic rf^-1 ; po ; rf
        empty [REL] ; co^-1 ; rf ; po-imm ; rf^-1 ; [SC]" => agrees_on_graphs;

    location_letters: "
        acyclic po | rf
        empty [NA] ; loc ; [SC]
        irreflexive po ; [F] ; po ; loc ; co
        acyclic [W & REL] ; loc ; [R] ; po" => agrees_on_graphs;

    immediate_and_internal_letters: "
        acyclic po | rf
        acyclic po-imm | rfi | rfe | coi | coe | fri | fre
        empty rmw & (fr ; co)" => agrees_on_graphs and agrees_on_programs;

    domains_and_ranges: "
        let released = range([REL] ; rf)
        let updated = domain(rmw) | range(rmw)
        acyclic po | rf
        coherence po
        irreflexive [released] ; po ; (rf | co | fr)+ ; rf
        irreflexive (po | [updated] ; rf)+ ; (rf | co | fr)+
        empty rmw & (fr ; co)" => agrees_on_graphs and agrees_on_programs;

    empty_and_irreflexive_of_regular_relations: "
        acyclic po | rf
        empty [SC & W] ; co ; [NA & W]
        empty [F & SC] ; po ; [R & NA] ; fr ; [W] ; po ; [F]
        irreflexive rf ; po ; co ; rf ; po ; fr
        irreflexive rmw ; po-loc ; co ; fr^-1" => agrees_on_graphs;

    guards: "
        acyclic po | rf
        acyclic po | rf | co | fr unless empty [SC]
        empty rmw & (fr ; co) unless empty [W & REL]
        irreflexive po ; (rf | co | fr)+ unless empty rf ; rmw
        empty [ACQ] ; po ; fr unless acyclic rf | co" => agrees_on_graphs;

    guarded_by_two_sets: "
        acyclic po | rf
        irreflexive po ; co unless empty F | RMW
        irreflexive po ; fr unless empty _" => agrees_on_graphs;

    negated_tests: "
        acyclic po | rf
        coherence po
        empty rmw & (fr ; co)
        ~empty rf & ext
        ~acyclic po | co^-1 | fr^-1 | rf^-1" => agrees_on_graphs and agrees_on_programs;

    subtracting_what_can_change: "
        acyclic po | rf
        coherence po
        empty rmw & (fr ; co)
        empty (rfe \\ (co ; rf)) ; [SC]
        irreflexive (po \\ (rf^-1 ; rf)) ; co ; [REL]" => agrees_on_graphs and agrees_on_programs;

    subtracting_what_is_fixed: "
        acyclic po | rf
        acyclic (po \\ (po-loc | R * R)) | rfe | co | fr
        irreflexive (po & loc) ; (rf | co | fr)+
        empty (rmw \\ id) & (fr ; co)" => agrees_on_graphs and agrees_on_programs;

    a_closure_under_an_intersection: "
        acyclic po | rf
        coherence po
        acyclic (po ; [F & SC] ; po | (po | rf)+ & loc | co | fr) \\ id
        empty rmw & (fr ; co)" => agrees_on_graphs and agrees_on_programs;

    optional_and_starred_pieces: "
        let b = ([REL] ; po?)? ; (rf ; rmw?)* ; rf ; (po? ; [ACQ])?
        acyclic po | rf
        irreflexive (po | b)+ ; (rf | co | fr)*
        empty rmw & (fr ; co)" => agrees_on_graphs and agrees_on_programs;

    the_inverse_of_a_composition: "
        let from-read = (co^-1 ; rf)^-1
        acyclic po | rf
        acyclic po-loc | rf | co | from-read
        irreflexive ((rf ; po)^-1 ; [SC] ; fr^-1)^-1 ; po
        empty rmw & ((rf^-1 ; co) ; co)" => agrees_on_graphs and agrees_on_programs;

    everything_through_a_product: "
        acyclic po | rf
        coherence po
        empty (SC * SC) & (fr ; rf) & po^-1
        acyclic po & (_ * F) | (F * _) & po | rf & (REL * ACQ) | co | fr" => agrees_on_graphs and agrees_on_programs;
}

/// Allows load buffering, and orders by dependencies.
const ARMV8: &str = include_str!("../../../examples/armv8.cat");

#[test]
fn a_model_of_hardware_agrees_on_programs() {
    agrees_on_programs("armv8", ARMV8);
}

/// Causality must come from one constraint: with `po-loc` of the constraint about single locations in it,
/// `lb-coi` was lost.
#[test]
fn a_model_of_hardware_agrees_on_load_buffering() {
    let subject = Subject::new("armv8", ARMV8);
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../suite/litmus");
    let files = std::fs::read_dir(folder).expect("the suite is where the test looks for it");
    let mut files: Vec<_> = files.map(|entry| entry.expect("a readable folder").path()).collect();
    files.retain(|file| {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("lb-") && name.ends_with(".litmus")
    });
    assert!(files.len() > 10, "there are tests of load buffering");
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a readable file");
        let source = selvedge_source::Source::new(file.display().to_string(), text);
        let test = selvedge_litmus::parse(&source, &selvedge_litmus::Options::default())
            .unwrap_or_else(|error| panic!("{error}"))
            .with_dependencies();
        for coherence in [Coherence::Stored, Coherence::Inferred] {
            let switches = Switches::default();
            let result = programs::compare_programs(&test, &test, &subject, coherence, switches, 1_000_000);
            assert!(matches!(result, Comparison::Same(_)), "{}, {coherence:?}: {result:?}", file.display());
        }
    }
}
