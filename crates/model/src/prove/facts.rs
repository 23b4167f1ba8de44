//! What is known of the primitives, as regular expressions over edges.
//!
//! `generating` says of which edges a primitive consists: it is the union of these words. `implied` says
//! which words are known to lie in it. Both hold in every well-formed graph without a cycle of po and rf,
//! whatever the model. To add a primitive, give it an edge, say what that lies in (`WITHIN_PO`,
//! `SAME_THREAD`, `SAME_LOCATION`), and add a line to both functions.

use crate::terms::{ALL_CLASSES, Base, occurs};
use selvedge_graph::{Class, Kind, Order};

/// A step of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub(crate) enum Edge {
    /// To the next event of the thread; from the read of a read-modify-write, to its write.
    PoImm,
    PoLoc,
    Rfe,
    Rfi,
    Coe,
    Coi,
    Fre,
    Fri,
    /// To any event of another thread.
    Ext,
    /// From one initial write to another: the rest of `int`, which is po for all other events.
    Init,
    Addr,
    Data,
    Ctrl,
}

impl Edge {
    pub const ALL: [Edge; 13] = [
        Edge::PoImm,
        Edge::PoLoc,
        Edge::Rfe,
        Edge::Rfi,
        Edge::Coe,
        Edge::Coi,
        Edge::Fre,
        Edge::Fri,
        Edge::Ext,
        Edge::Init,
        Edge::Addr,
        Edge::Data,
        Edge::Ctrl,
    ];

    pub fn name(self) -> &'static str {
        let names = [
            "po-imm", "po-loc", "rfe", "rfi", "coe", "coi", "fre", "fri", "ext", "int", "addr", "data",
            "ctrl",
        ];
        names[self as usize]
    }

    /// Whether it tells what an event depends on.
    pub fn is_dependency(self) -> bool {
        matches!(self, Edge::Addr | Edge::Data | Edge::Ctrl)
    }
}

/// An edge, forwards or backwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Letter {
    pub edge: Edge,
    pub inverse: bool,
}

impl Letter {
    /// Whether an event of one class may have such an edge to an event of another.
    pub fn joins(self, from: Class, to: Class) -> bool {
        let (from, to) = if self.inverse { (to, from) } else { (from, to) };
        let write = |class: Class| class.kind() == Kind::Write;
        let read = |class: Class| class.kind() == Kind::Read;
        let added = |class: Class| !class.is_init();
        match self.edge {
            Edge::PoImm if is_half(from, Kind::Read) || is_half(to, Kind::Write) => is_pair(from, to),
            Edge::PoImm => added(from) && added(to),
            Edge::PoLoc => [from, to].iter().all(|class| added(*class) && class.kind() != Kind::Fence),
            Edge::Rfe => write(from) && read(to),
            Edge::Rfi => write(from) && read(to) && added(from),
            Edge::Coe => write(from) && write(to) && added(to),
            Edge::Coi => write(from) && write(to) && added(from) && added(to),
            Edge::Fre | Edge::Fri => read(from) && write(to) && added(to),
            Edge::Ext => added(from) || added(to),
            Edge::Init => from.is_init() && to.is_init(),
            Edge::Addr | Edge::Data | Edge::Ctrl => read(from) && added(to),
        }
    }

    pub fn number(self) -> usize {
        self.edge as usize * 2 + self.inverse as usize
    }

    pub fn bit(self) -> u32 {
        1 << self.number()
    }
}

/// Both halves are seq_cst or none is; a read that acquires may have a write that does not release.
fn is_pair(read: Class, write: Class) -> bool {
    let seq_cst = |class: Class| class.order() == Order::SeqCst;
    is_half(read, Kind::Read) && is_half(write, Kind::Write) && seq_cst(read) == seq_cst(write)
}

pub(crate) fn is_half(class: Class, kind: Kind) -> bool {
    class.is_rmw() && class.kind() == kind
}

/// The letters of a set, in a fixed order.
pub(crate) fn letters(set: u32) -> impl Iterator<Item = Letter> {
    let numbers = (0..Edge::ALL.len() * 2).filter(move |number| set >> number & 1 == 1);
    numbers.map(|number| Letter { edge: Edge::ALL[number / 2], inverse: number % 2 == 1 })
}

/// Of the classes that occur, the ones that may stand anywhere: events of threads have their places, and
/// marks of locks their partners.
pub(crate) fn is_ordinary(class: Class) -> bool {
    let mark = class.is_mark() && class != Class::MARK;
    occurs(class) && !mark && !matches!(class.order(), Order::Start | Order::Finish)
}

/// A regular expression over letters and tests.
#[derive(Clone, Debug)]
pub(crate) enum Words {
    Test(u64),
    /// One of a set of letters.
    Letters(u32),
    Sequence(Vec<Words>),
    Union(Vec<Words>),
    Plus(Box<Words>),
    Star(Box<Words>),
}

impl Words {
    pub fn inverse(&self) -> Words {
        let all = |parts: &[Words]| parts.iter().map(Words::inverse).collect::<Vec<_>>();
        match self {
            Words::Test(classes) => Words::Test(*classes),
            // The two directions of an edge are neighbouring bits.
            Words::Letters(set) => Words::Letters((set & FORWARDS) << 1 | set >> 1 & FORWARDS),
            Words::Sequence(parts) => Words::Sequence(parts.iter().rev().map(Words::inverse).collect()),
            Words::Union(parts) => Words::Union(all(parts)),
            Words::Plus(inner) => Words::Plus(Box::new(inner.inverse())),
            Words::Star(inner) => Words::Star(Box::new(inner.inverse())),
        }
    }
}

const FORWARDS: u32 = 0x5555_5555;
const PO_IMM: u32 = 1 << (Edge::PoImm as u32 * 2);
const PO_LOC: u32 = 1 << (Edge::PoLoc as u32 * 2);
const RFE: u32 = 1 << (Edge::Rfe as u32 * 2);
const RFI: u32 = 1 << (Edge::Rfi as u32 * 2);
const COE: u32 = 1 << (Edge::Coe as u32 * 2);
const COI: u32 = 1 << (Edge::Coi as u32 * 2);
const FRE: u32 = 1 << (Edge::Fre as u32 * 2);
const FRI: u32 = 1 << (Edge::Fri as u32 * 2);
const EXT: u32 = 1 << (Edge::Ext as u32 * 2);
const INIT: u32 = 1 << (Edge::Init as u32 * 2);
const ADDR: u32 = 1 << (Edge::Addr as u32 * 2);
const DATA: u32 = 1 << (Edge::Data as u32 * 2);
const CTRL: u32 = 1 << (Edge::Ctrl as u32 * 2);
const ANY: u32 = (1 << (Edge::ALL.len() * 2)) - 1;

/// A read of the own thread is after the write: else po and rf had a cycle.
const WITHIN_PO: u32 = PO_IMM | PO_LOC | RFI | ADDR | DATA | CTRL;
const SAME_THREAD: u32 = both_ways(WITHIN_PO | COI | FRI | INIT);
const OTHER_THREAD: u32 = both_ways(RFE | COE | FRE | EXT);
const SAME_LOCATION: u32 = both_ways(PO_LOC | RFE | RFI | COE | COI | FRE | FRI);

const fn both_ways(set: u32) -> u32 {
    set | set << 1
}

/// Letters that lead back where they came from if they follow their own inverse: a read has one source, an
/// event one neighbour in po.
pub(crate) const FUNCTIONAL: [Letter; 4] = [
    Letter { edge: Edge::Rfe, inverse: true },
    Letter { edge: Edge::Rfi, inverse: true },
    Letter { edge: Edge::PoImm, inverse: false },
    Letter { edge: Edge::PoImm, inverse: true },
];

fn one(set: u32) -> Words {
    Words::Letters(set)
}

fn plus(words: Words) -> Words {
    Words::Plus(Box::new(words))
}

fn star(words: Words) -> Words {
    Words::Star(Box::new(words))
}

fn sequence<const N: usize>(parts: [Words; N]) -> Words {
    Words::Sequence(parts.into())
}

fn union<const N: usize>(parts: [Words; N]) -> Words {
    Words::Union(parts.into())
}

/// The identity on the classes with a property.
fn test(holds: impl Fn(Class) -> bool) -> Words {
    Words::Test(Class::all().filter(|class| holds(*class)).map(Class::bit).sum())
}

fn rmw() -> Words {
    sequence([
        test(|class| is_half(class, Kind::Read)),
        one(PO_IMM),
        test(|class| is_half(class, Kind::Write)),
    ])
}

/// Words whose union the primitive is. If the halves of fr are mentioned beside it, it consists of them.
pub(crate) fn generating(base: Base, halves_of_fr: bool) -> Words {
    let identity = || Words::Test(ALL_CLASSES);
    match base {
        Base::Po => plus(one(PO_IMM)),
        Base::PoImm => one(PO_IMM),
        Base::PoLoc => one(PO_LOC),
        Base::Rf => one(RFE | RFI),
        Base::Rfe => one(RFE),
        Base::Rfi => one(RFI),
        Base::Co => one(COE | COI),
        Base::Coe => one(COE),
        Base::Coi => one(COI),
        Base::Fr if halves_of_fr => one(FRE | FRI),
        Base::Fr => sequence([one(RFE | RFI).inverse(), one(COE | COI)]),
        Base::Fre => one(FRE),
        Base::Fri => one(FRI),
        Base::Rmw => rmw(),
        // Every read has a source, and co is total: two accesses of a location are joined by rf and co.
        Base::Loc => {
            let to_write = || union([test(|class| class.kind() == Kind::Write), one(RFE | RFI).inverse()]);
            let along_co = union([identity(), one(both_ways(COE | COI))]);
            sequence([to_write(), along_co, to_write().inverse()])
        }
        Base::Int => union([identity(), plus(one(PO_IMM)), plus(one(PO_IMM)).inverse(), one(INIT)]),
        Base::Ext => one(EXT),
        Base::Addr => one(ADDR),
        Base::Data => one(DATA),
        Base::Ctrl => one(CTRL),
        Base::All => union([generating(Base::Int, halves_of_fr), one(EXT)]),
    }
}

/// Words that are known to lie in the primitive, those that generate it among them.
pub(crate) fn implied(base: Base) -> Words {
    let initial = || test(Class::is_init);
    let added = || test(|class| !class.is_init());
    let anything = || star(one(ANY));
    let within_thread =
        |letters: u32| sequence([star(one(SAME_THREAD)), one(letters), star(one(SAME_THREAD))]);
    match base {
        Base::Po => plus(one(WITHIN_PO)),
        Base::PoLoc => plus(union([one(PO_LOC | RFI), rmw()])),
        Base::PoImm | Base::Rf | Base::Rfe | Base::Rfi | Base::Rmw => generating(base, false),
        Base::Addr | Base::Data | Base::Ctrl => generating(base, false),
        Base::Co => plus(one(COE | COI)),
        Base::Coi => plus(one(COI)),
        Base::Coe => union([
            sequence([star(one(COI)), one(COE), star(one(COI))]),
            sequence([initial(), plus(one(COE | COI))]),
        ]),
        Base::Fr => sequence([union([one(FRE | FRI), generating(Base::Fr, false)]), star(one(COE | COI))]),
        Base::Fri => {
            union([sequence([one(FRI), star(one(COI))]), sequence([one(RFI).inverse(), plus(one(COI))])])
        }
        Base::Fre => union([
            sequence([one(FRE), star(one(COI))]),
            sequence([one(RFE).inverse(), plus(one(COI))]),
            sequence([one(RFI).inverse(), star(one(COI)), one(COE), star(one(COI))]),
        ]),
        Base::Loc => {
            let access = || test(|class| class.kind() != Kind::Fence);
            let steps = union([one(SAME_LOCATION), rmw(), rmw().inverse()]);
            sequence([access(), star(steps)])
        }
        Base::Int => union([star(one(SAME_THREAD)), sequence([initial(), anything(), initial()])]),
        Base::Ext => union([
            within_thread(OTHER_THREAD),
            sequence([initial(), anything(), added()]),
            sequence([added(), anything(), initial()]),
        ]),
        Base::All => anything(),
    }
}
