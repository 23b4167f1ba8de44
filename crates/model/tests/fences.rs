//! The order of fences is searched directly; here it is compared with the automaton and with matrices, on
//! random graphs that grow event by event, revisits included.

use selvedge_graph::{Class, ClassSet, EventId, Graph, Kind, LocId, Order, ThreadId};
use selvedge_model::{Model, Scratch, compile, compile_for};
use selvedge_source::Source;

const ORDERS: [Order; 4] = [Order::Relaxed, Order::Acquire, Order::Release, Order::AcquireRelease];
const DIRECT: &str = "order of fences";

/// Classes of programs whose only seq_cst events are fences.
fn only_fences() -> ClassSet {
    let is_left = |class: &Class| class.kind() == Kind::Fence || class.order() != Order::SeqCst;
    Class::all().filter(is_left).collect()
}

fn source(model: &str) -> Source {
    Source::new(model, selvedge_model::built_in(model).expect("it is built in"))
}

/// Numbers that look random, by xorshift.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }

    /// One of the last of the first so many numbers.
    fn recent(&mut self, bound: usize) -> usize {
        (bound - 1).saturating_sub(self.below(3))
    }
}

/// One graph with the clocks of two models.
struct Twins {
    models: [Model; 2],
    graphs: [Graph; 2],
    scratch: [Scratch; 2],
}

impl Twins {
    fn each(&mut self, mut act: impl FnMut(&Model, &mut Graph)) {
        self.models.iter().zip(&mut self.graphs).for_each(|(model, graph)| act(model, graph));
    }

    /// Whether new events are consistent, as both models and their matrices agree.
    fn agree(&mut self, added: &[EventId], revisited: bool, text: impl Fn(&Graph) -> String) -> bool {
        let expected = self.models[0].consistent(&self.graphs[0]);
        for at in 0..2 {
            let (model, graph) = (&self.models[at], &self.graphs[at]);
            let holds =
                added.iter().all(|id| model.consistent_after(graph, *id, revisited, &mut self.scratch[at]));
            assert_eq!(holds, expected, "model {at} of {added:?} in {}", text(graph));
        }
        expected
    }
}

#[test]
fn automaton_and_matrices_agree_on_rc11() {
    agree_on(source("rc11"), "acyclic psc as psc");
}

#[test]
fn automaton_and_matrices_agree_on_c20() {
    agree_on(source("c20"), "acyclic sc as sc");
}

fn agree_on(source: Source, constraint: &str) {
    let direct = compile_for(&source, only_fences()).expect("it compiles");
    let automaton = compile(&source).expect("it compiles");
    compare(direct, automaton, &source.text.replace(constraint, ""));
}

/// In RC11 fences before a write and after a read of it synchronize, so that rf matters little.
#[test]
fn automaton_and_matrices_agree_where_fences_do_not_synchronize() {
    let head = "view hb = (po | [W & REL] ; rf ; [R & ACQ])+ acyclic po | rf coherence hb ";
    let eco = "acyclic [F & SC] ; hb ; (rf | co | fr)+ ; hb ; [F & SC]";
    let model = |text: String| compile(&Source::new("m", text.as_str())).expect("it compiles");
    let direct = model(format!("{head}{eco} | [F & SC] ; hb ; [F & SC]"));
    let automaton = model(format!("{head}{eco} | ([F & SC] ; hb ; [F & SC])+"));
    compare(direct, automaton, head);
}

/// Compares two models; `without` is the same without the order of fences.
fn compare(direct: Model, automaton: Model, without: &str) {
    assert!(direct.show().contains(DIRECT), "{}", direct.show());
    assert!(!automaton.show().contains(DIRECT));
    let without_fences = compile(&Source::new("without", without)).expect("it compiles");
    let mut refused_by_fences = [0; 2];
    for seed in 1..=1000 {
        let mut random = Random(0x9e37_79b9_7f4a_7c15u64.wrapping_mul(seed));
        let threads = 2 + random.below(3);
        let locations = 2 + random.below(2);
        let new = |model: &Model| Graph::new(threads, model.clocks()).expect("few threads");
        let graphs = [new(&direct), new(&automaton)];
        let models = [direct.clone(), automaton.clone()];
        let mut twins = Twins { models, graphs, scratch: Default::default() };
        for _ in 0..24 {
            let thread = ThreadId(random.below(threads) as u16);
            let loc = LocId(random.below(locations) as u32);
            // Mostly relaxed: what synchronizes leaves little to the fences.
            let order = ORDERS[random.below(11).saturating_sub(7)];
            let kind = random.below(13);
            let count = twins.graphs[0].writes(loc).len();
            let next = twins.graphs[0].len();
            let added: Vec<EventId> = match kind {
                0..5 => {
                    twins.each(|_, graph| {
                        graph.push_fence(thread, Order::SeqCst).expect("room");
                    });
                    vec![EventId::new(next)]
                }
                5..8 => {
                    let rf = twins.graphs[0].write_at(loc, random.recent(count + 1));
                    let order = order.of_read();
                    twins.each(|_, graph| {
                        graph.push_read(thread, order, loc, rf, 0, false).expect("room");
                    });
                    vec![EventId::new(next)]
                }
                8..11 => {
                    let place = 1 + random.recent(count + 1);
                    let order = order.of_write();
                    twins.each(|_, graph| {
                        graph.push_write(thread, order, loc, 0, false, place).expect("room");
                    });
                    vec![EventId::new(next)]
                }
                // A write that revisits a read of another thread.
                _ => {
                    let reader = ThreadId((thread.0 + 1 + random.below(threads - 1) as u16) % threads as u16);
                    let place = 1 + random.recent(count + 1);
                    let (read, write) = (EventId::new(next), EventId::new(next + 1));
                    twins.each(|_, graph| {
                        graph.push_read(reader, order.of_read(), loc, write, 0, false).expect("room");
                        graph.push_write(thread, order.of_write(), loc, 0, false, place).expect("room");
                    });
                    vec![write, read]
                }
            };
            twins.each(|model, graph| {
                for id in &added {
                    graph.reset_row(*id);
                    model.extend_views(graph, *id);
                }
            });
            let revisited = added.len() > 1;
            if !twins.agree(&added, revisited, |graph| format!("seed {seed}, {graph:?}")) {
                let by_fences = without_fences.consistent(&twins.graphs[0]);
                refused_by_fences[usize::from(revisited)] += usize::from(by_fences);
                added.iter().for_each(|_| twins.each(|_, graph| graph.pop()));
            }
        }
    }
    assert!(refused_by_fences[0] > 50 && refused_by_fences[1] > 5, "too few: {refused_by_fences:?}");
}

#[test]
fn only_the_shape_counts() {
    let way = |text: &str| {
        let head = "view hb = (po | [REL] ; rf ; [ACQ])+ acyclic po | rf ";
        compile(&Source::new("m", &*format!("{head}{text}"))).expect("it compiles").show()
    };
    let (hb, eco) = ("[F & SC] ; hb ; [F & SC]", "[F & SC] ; hb ; (rf | co | fr)+ ; hb ; [F & SC]");
    let fences = format!("acyclic {hb} | {eco}");
    assert!(way(&format!("coherence hb {fences}")).contains(DIRECT));
    assert!(
        way(&format!("coherence hb {fences} | [F & SC] ; po ; (rf | hb) ; po ; [F & SC]")).contains(DIRECT)
    );
    for text in [
        // Coherence is what lets a search stop.
        fences.as_str(),
        &format!("coherence hb acyclic {eco}"),
        &format!("coherence hb {fences} unless empty W"),
        &format!("coherence hb irreflexive {hb} | {eco}"),
        // More fences, accesses, two edges besides the view, an edge to itself.
        &format!("coherence hb {fences} | [F] ; hb ; [F & SC]"),
        &format!("coherence hb {fences} | [SC] ; hb ; [SC]"),
        &format!("coherence hb {fences} | [F & SC] ; po ; rf ; po ; rf ; po ; [F & SC]"),
        &format!("coherence hb {fences} | [F & SC] ; po? ; [F & SC]"),
        "coherence hb acyclic [SC] ; hb ; [SC] | [SC] ; hb ; (rf | co | fr)+ ; hb ; [SC]",
    ] {
        assert!(!way(text).contains(DIRECT), "{text}\n{}", way(text));
    }
}
