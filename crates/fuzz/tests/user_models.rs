//! Models as users write them, in shapes that the built-in ones do not have: every way of checking agrees with the
//! definition, and where a model lets every program run to its end, the exploration agrees with brute force.

use fastrand::Rng;
use selvedge_explore::Coherence;
use selvedge_fuzz::programs::{Comparison, Switches};
use selvedge_fuzz::{Subject, graphs, programs};
use selvedge_oracle::{Knobs, generate, random_execution, shrink};

const GRAPHS: u64 = 300;
const PROGRAMS: u64 = 40;

/// Small graphs: the inference of the coherence order is compared with all permutations.
fn small(rng: &mut Rng) -> Knobs {
    let mut knobs = Knobs::random(rng);
    knobs.events = knobs.events.min(7);
    knobs
}

/// Every checker of the model and its definition give the same verdict on random graphs; some of these are consistent.
fn agrees_on_graphs(name: &str, text: &str) {
    let subject = Subject::new(name, text);
    let mut consistent = 0;
    for seed in 0..GRAPHS {
        let mut rng = Rng::with_seed(seed);
        let knobs = small(&mut rng);
        consistent += subject.evaluator.evaluate(&random_execution(&mut rng.clone(), &knobs)).consistent as u64;
        if let Err(difference) = graphs::compare(&mut rng, &knobs, &subject) {
            panic!("seed {seed}: {difference}");
        }
    }
    assert!((1..GRAPHS).contains(&consistent), "{consistent} of {GRAPHS} graphs are consistent: the test is vacuous");
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
            let compare = |tree: &_| programs::compare(tree, &subject, coherence, switches, 5_000);
            match compare(&tree) {
                Comparison::Same(_) => compared += 1,
                Comparison::TooLarge => {}
                Comparison::Different(_) => {
                    let least = shrink(tree, &mut |tree| matches!(compare(tree), Comparison::Different(_)));
                    let Comparison::Different(how) = compare(&least) else { unreachable!("shrinking keeps it") };
                    panic!("seed {seed}, {coherence:?}, {switches:?}:\n{how}\n{}\n{text}", least.to_litmus());
                }
            }
        }
    }
    assert!(compared > PROGRAMS, "only {compared} comparisons fit the budget: the test is vacuous");
}

/// `name, text` for models that are only compared on graphs; `name, programs, text` for those also on programs.
macro_rules! models {
    ($($(#[$attribute:meta])* $name:ident $(+ $programs:ident)?: $text:expr;)*) => {
        $(mod $name {
            const TEXT: &str = $text;

            #[test]
            $(#[$attribute])*
            fn every_checker_agrees_with_the_definition() {
                super::agrees_on_graphs(stringify!($name), TEXT);
            }

            $(#[test]
            $(#[$attribute])*
            fn the_exploration_agrees_with_brute_force() {
                let $programs = super::agrees_on_programs;
                $programs(stringify!($name), TEXT);
            })?
        })*
    };
}

models! {
    tso_by_difference + programs: "
        let ppo = po \\ (W * R)
        acyclic ppo | rfe | co | fre
        acyclic po-loc | rf | co | fr
        acyclic po | rf
        empty rmw & (fr ; co)";

    tso_by_intersection_and_complement + programs: "
        acyclic (po & ~(W * R)) | rfe | co | fr & ext
        irreflexive po-loc ; (rf | co | fr)+
        acyclic po | rf
        empty rmw & (fre ; coe)";

    coherence_in_five_axioms + programs: "
        acyclic po | rf
        irreflexive po ; co
        irreflexive po ; fr
        irreflexive po ; co ; rf
        irreflexive po ; fr ; rf
        empty rmw & (fr ; co)";

    happens_before_by_recursion_and_functions + programs: "
        let sync(r) = [REL] ; r ; [ACQ]
        let rec hb = po | sync(rf) | hb ; hb
        let eco = (rf | co | fr)+
        acyclic po | rf
        irreflexive hb ; eco?
        empty rmw & (fr ; co)";

    mutual_recursion + programs: "
        let rec a = po | rf ; b and b = a ; po? | [ACQ]
        acyclic po | rf
        coherence po
        irreflexive a+ ; (co | fr)";

    no_atomicity + programs: "
        view hb = (po | [REL] ; rf ; [ACQ])+
        coherence hb
        acyclic po | rf";

    two_views + programs: "
        view strong = (po | rf)+
        view weak = (po | [REL] ; (rf ; rmw)* ; rf ; [ACQ])+
        coherence weak
        irreflexive [SC] ; strong ; [SC] ; (rf | co | fr)+
        coherence po as per-location
        acyclic po | rf
        empty rmw & (fr ; co)";

    coherence_over_causality + programs: "
        coherence (po | rf)+
        acyclic po | rf
        empty rmw & (fr ; co)";

    a_view_of_fences_alone + programs: "
        coherence (po ; [F] ; po)+
        acyclic po | rf";

    a_view_without_program_order + programs: "
        irreflexive (po ; [SC] ; po)+ ; (rf | co | fr)+
        acyclic po | rf
        empty rmw & (fr ; co)";

    atomicity_of_others_without_coherence + programs: "
        view hb = (po | rf)+
        empty rmw & (fre ; coe)
        acyclic po | rf";

    atomicity_of_others_with_guarded_coherence: "
        empty rmw & (fre ; coe)
        irreflexive po ; (rf | co | fr)+ unless empty [SC]
        view hb = (po | rf)+
        acyclic po | rf";

    atomicity_of_others_with_a_race_report + programs: "
        let hb = (po | rf)+
        acyclic po | rf
        empty rmw & (fre ; coe)
        error race unless ([W \\ IW] ; loc ; [W \\ IW]) & ext <= hb | hb^-1";

    a_warning_before_an_error + programs: "
        acyclic po | rf | co | fr
        empty rmw & (fr ; co)
        view hb = (po | rf)+
        let conflict = ([W \\ IW] ; loc ; [M \\ IW] | [M \\ IW] ; loc ; [W \\ IW]) & ext
        warning any-race unless conflict <= hb | hb^-1
        error plain-race unless ([NA] ; conflict | conflict ; [NA]) <= hb | hb^-1";

    two_errors_of_which_one_is_weaker + programs: "
        coherence po
        acyclic po | rf
        empty rmw & (fr ; co)
        let conflict = ([W \\ IW] ; loc ; [M \\ IW] | [M \\ IW] ; loc ; [W \\ IW]) & ext
        error sc-race unless [SC] ; conflict ; [SC] <= (po | rf)+ | ((po | rf)+)^-1
        error early unless ([SC] ; loc ; [NA]) & ext <= po";

    a_report_of_reads_of_initial_writes + programs: "
        coherence po
        acyclic po | rf
        error reads-a-location-twice-written unless [IW] ; loc ; [W & SC] <= 0
        error unordered unless ([R & ACQ] ; loc ; [W & REL]) & int <= po | po^-1";

    a_report_that_needs_matrices: "
        coherence po
        acyclic po | rf
        error overwritten unless [W \\ IW] ; co ; [W] <= (po | rf)+
        warning stale unless fr <= po
        flag ~empty (rf & ext) as communicates";

    an_error_that_needs_matrices + programs: "
        coherence po
        acyclic po | rf
        empty rmw & (fr ; co)
        error overwritten unless [W \\ IW] ; rf ; [R & SC] <= po";

    reads_of_the_same_write: "
        let rr = (rf^-1 ; rf) & ext
        acyclic po | rf
        coherence po
        empty [SC] ; rr ; [SC]
        irreflexive rf^-1 ; rf ; [ACQ] ; po ; [SC]";

    backward_edges: "
        acyclic po | rf
        irreflexive co^-1 ; po ; rf^-1 ; rf ; po
        acyclic rf^-1 ; po ; rf
        empty [REL] ; co^-1 ; rf ; po-imm ; rf^-1 ; [SC]";

    location_letters: "
        acyclic po | rf
        empty [NA] ; loc ; [SC]
        irreflexive po ; [F] ; po ; loc ; co
        acyclic [W & REL] ; loc ; [R] ; po";

    immediate_and_internal_letters + programs: "
        acyclic po | rf
        acyclic po-imm | rfi | rfe | coi | coe | fri | fre
        empty rmw & (fr ; co)";

    domains_and_ranges + programs: "
        let released = range([REL] ; rf)
        let updated = domain(rmw) | range(rmw)
        acyclic po | rf
        coherence po
        irreflexive [released] ; po ; (rf | co | fr)+ ; rf
        irreflexive (po | [updated] ; rf)+ ; (rf | co | fr)+
        empty rmw & (fr ; co)";

    empty_and_irreflexive_of_regular_relations: "
        acyclic po | rf
        empty [SC & W] ; co ; [NA & W]
        empty [F & SC] ; po ; [R & NA] ; fr ; [W] ; po ; [F]
        irreflexive rf ; po ; co ; rf ; po ; fr
        irreflexive rmw ; po-loc ; co ; fr^-1";

    guards: "
        acyclic po | rf
        acyclic po | rf | co | fr unless empty [SC]
        empty rmw & (fr ; co) unless empty [W & REL]
        irreflexive po ; (rf | co | fr)+ unless empty rf ; rmw
        empty [ACQ] ; po ; fr unless acyclic rf | co";

    guarded_by_two_sets: "
        acyclic po | rf
        irreflexive po ; co unless empty F | RMW
        irreflexive po ; fr unless empty _";

    negated_tests + programs: "
        acyclic po | rf
        coherence po
        empty rmw & (fr ; co)
        ~empty rf & ext
        ~acyclic po | co^-1 | fr^-1 | rf^-1";

    subtracting_what_can_change + programs: "
        acyclic po | rf
        coherence po
        empty rmw & (fr ; co)
        empty (rfe \\ (co ; rf)) ; [SC]
        irreflexive (po \\ (rf^-1 ; rf)) ; co ; [REL]";

    subtracting_what_is_fixed + programs: "
        acyclic po | rf
        acyclic (po \\ (po-loc | R * R)) | rfe | co | fr
        irreflexive (po & loc) ; (rf | co | fr)+
        empty (rmw \\ id) & (fr ; co)";

    a_closure_under_an_intersection + programs: "
        acyclic po | rf
        coherence po
        acyclic (po ; [F & SC] ; po | (po | rf)+ & loc | co | fr) \\ id
        empty rmw & (fr ; co)";

    optional_and_starred_pieces + programs: "
        let b = ([REL] ; po?)? ; (rf ; rmw?)* ; rf ; (po? ; [ACQ])?
        acyclic po | rf
        irreflexive (po | b)+ ; (rf | co | fr)*
        empty rmw & (fr ; co)";

    the_inverse_of_a_composition + programs: "
        let from-read = (co^-1 ; rf)^-1
        acyclic po | rf
        acyclic po-loc | rf | co | from-read
        irreflexive ((rf ; po)^-1 ; [SC] ; fr^-1)^-1 ; po
        empty rmw & ((rf^-1 ; co) ; co)";

    everything_through_a_product + programs: "
        acyclic po | rf
        coherence po
        empty (SC * SC) & (fr ; rf) & po^-1
        acyclic po & (_ * F) | (F * _) & po | rf & (REL * ACQ) | co | fr";
}
