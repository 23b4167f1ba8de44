//! Relations that two events decide on their own, such as "same location, different threads, one of them
//! plain".

use crate::automaton::{Groups, members};
use crate::terms::{ALL_CLASSES, Base, Term, TermId, Terms};
use selvedge_graph::{Class, EventId, Graph, Kind, LocId};

/// Deepest term that is evaluated pair by pair.
const MAX_DEPTH: u32 = 50;

/// Whether a term can be evaluated on a pair of events without looking at others.
pub(crate) fn is_pairwise(terms: &Terms, term: TermId) -> bool {
    terms.properties(term).depth <= MAX_DEPTH
        && terms.below(term).iter().all(|id| match terms.get(*id) {
            Term::Base(base) => terms.properties(*id).fixed && *base != Base::Rmw && !base.is_dependency(),
            Term::Test(_)
            | Term::Union(_)
            | Term::Intersection(_)
            | Term::Difference(..)
            | Term::Inverse(_) => true,
            Term::Sequence(parts) => {
                parts.iter().filter(|part| !matches!(terms.get(**part), Term::Test(_))).count() <= 1
            }
            Term::Optional(_) => true,
            _ => false,
        })
}

/// Whether a pairwise term relates `a` to `b`.
pub(crate) fn holds(terms: &Terms, term: TermId, graph: &Graph, a: EventId, b: EventId) -> bool {
    match terms.get(term) {
        Term::Base(base) => base_holds(*base, graph, a, b),
        Term::Test(classes) => a == b && classes & graph.class(a).bit() != 0,
        Term::Union(parts) => parts.iter().any(|part| holds(terms, *part, graph, a, b)),
        Term::Intersection(parts) => parts.iter().all(|part| holds(terms, *part, graph, a, b)),
        Term::Difference(from, removed) => {
            holds(terms, *from, graph, a, b) && !holds(terms, *removed, graph, a, b)
        }
        Term::Inverse(inner) => holds(terms, *inner, graph, b, a),
        Term::Optional(inner) => a == b || holds(terms, *inner, graph, a, b),
        Term::Sequence(parts) => sequence_holds(terms, parts, graph, a, b),
        other => unreachable!("{other:?} is not pairwise"),
    }
}

/// Tests before the one relation apply to `a`, those after it to `b`.
fn sequence_holds(terms: &Terms, parts: &[TermId], graph: &Graph, a: EventId, b: EventId) -> bool {
    let mut at = a;
    for part in parts {
        match terms.get(*part) {
            Term::Test(classes) => {
                if classes & graph.class(at).bit() == 0 {
                    return false;
                }
            }
            _ => {
                if !holds(terms, *part, graph, a, b) {
                    return false;
                }
                at = b;
            }
        }
    }
    at == b
}

fn base_holds(base: Base, graph: &Graph, a: EventId, b: EventId) -> bool {
    let thread = |id: EventId| (!id.is_init()).then(|| graph.event(id).thread);
    let loc = |id: EventId| if id.is_init() { id.init_location() } else { graph.event(id).loc };
    let po = || !a.is_init() && thread(a) == thread(b) && graph.event(a).index < graph.event(b).index;
    let same_location = || loc(a) != LocId::NONE && loc(a) == loc(b);
    match base {
        Base::Po => po(),
        Base::PoImm => !a.is_init() && graph.po_successor(a) == Some(b),
        Base::PoLoc => po() && same_location(),
        Base::Loc => same_location(),
        Base::Ext => thread(a) != thread(b),
        Base::Int => thread(a) == thread(b),
        Base::All => true,
        other => unreachable!("{other:?} is not pairwise"),
    }
}

/// Whether the term relates only accesses to the same location.
pub(crate) fn implies_same_location(terms: &Terms, term: TermId) -> bool {
    match terms.get(term) {
        Term::Base(base) => matches!(base, Base::Loc | Base::PoLoc),
        Term::Union(parts) => parts.iter().all(|part| implies_same_location(terms, *part)),
        Term::Sequence(parts) | Term::Intersection(parts) => {
            parts.iter().any(|part| implies_same_location(terms, *part))
        }
        Term::Difference(inner, _) | Term::Inverse(inner) => implies_same_location(terms, *inner),
        _ => false,
    }
}

/// By class: the classes of events to which the term may relate an event of the class, in either direction.
pub(crate) fn partners(terms: &Terms, term: TermId) -> Vec<u64> {
    let mut table = vec![0; Class::COUNT];
    for a in terms.classes() {
        let related = may_relate(terms, term, a) & terms.class_bits();
        table[a.index()] |= related;
        members(related).for_each(|b| table[b] |= a.bit());
    }
    table
}

/// The classes of events to which the term may relate an event of a class.
fn may_relate(terms: &Terms, term: TermId, a: Class) -> u64 {
    let is_access = a.kind() != Kind::Fence;
    let (added, access) = (|| Groups::get().added(), || Groups::get().access());
    let if_so = |condition: bool, classes: u64| if condition { classes } else { 0 };
    match terms.get(term) {
        Term::Base(Base::PoLoc) => if_so(!a.is_init() && is_access, added() & access()),
        Term::Base(Base::Po | Base::PoImm) => if_so(!a.is_init(), added()),
        Term::Base(Base::Loc) => if_so(is_access, access()),
        Term::Base(Base::Ext) => {
            if a.is_init() {
                added()
            } else {
                ALL_CLASSES
            }
        }
        Term::Base(_) => ALL_CLASSES,
        Term::Test(classes) => classes & a.bit(),
        Term::Union(parts) => parts.iter().fold(0, |all, part| all | may_relate(terms, *part, a)),
        Term::Intersection(parts) => {
            parts.iter().fold(ALL_CLASSES, |all, part| all & may_relate(terms, *part, a))
        }
        Term::Difference(inner, _) => may_relate(terms, *inner, a),
        Term::Optional(inner) => a.bit() | may_relate(terms, *inner, a),
        Term::Inverse(inner) => {
            let others = terms.classes().filter(|b| may_relate(terms, *inner, *b) & a.bit() != 0);
            others.fold(0, |all, b| all | b.bit())
        }
        // Tests before the one relation apply to the first event, those after it to the second.
        Term::Sequence(parts) => parts.iter().fold(a.bit(), |reached, part| match terms.get(*part) {
            Term::Test(classes) => reached & classes,
            _ => if_so(reached != 0, may_relate(terms, *part, a)),
        }),
        other => unreachable!("{other:?} is not pairwise"),
    }
}
