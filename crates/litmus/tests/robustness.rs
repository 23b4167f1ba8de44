//! No input makes the front end panic, hang or exhaust the stack.

mod common;

use common::single;
use selvedge_litmus::{Options, parse};
use selvedge_program::{Action, Program, ThreadId};
use selvedge_source::Source;

/// Tests with every construct, to be mutated.
const SEEDS: [&str; 3] = [
    "C SB\n\"doc\"\n{ x = 0; int y = 1; [w] = 0x3; 0:r1 = -5; }\n\
     P0 (atomic_int* x, volatile int* y) {\n  int r0 = atomic_load_explicit(x, memory_order_acquire);\n\
     if (r0 == 1 && (*y)++ < 3) { *x += 2; } else ; /* c */\n  (* d *) r1 = r0 ? ~r1 : -(char)300 % 7; }\n\
     P1 (_Atomic(long)* z) { int r; do { r = atomic_fetch_add(z, 1); assume(r != 3); } while (r < 2); assert(!r); }\n\
     locations [x; 1:r;]\nfilter (0:r1=1)\nexists (0:r0=0 /\\ ([x]=1 \\/ not y=2) => true)\n",
    "C CAS\n{}\nP0 (atomic_int* x, int* e) { int r = 1, s;\n\
     s = atomic_compare_exchange_strong_explicit(x, &r, 2, memory_order_acq_rel, memory_order_relaxed);\n\
     atomic_compare_exchange_weak(x, e, r << 3 | s >> 1); atomic_thread_fence(memory_order::seq_cst);\n\
     for (unsigned i = 0; i < 3u; i++, s--) { if (i == 1) continue; break; } return; }\n~exists (x=2)",
    "C É {long l=9223372036854775807;} P0(long*l){*l=*l/(*l-1);while(1)*l^=0xffu;}forall(l=1/\\l!=2)",
];

struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound.max(1) as u64) as usize
    }
}

/// Deletes, inserts, copies or replaces a few characters.
fn mutate(text: &str, random: &mut Random) -> String {
    const ALPHABET: &str = "(){}[]*/\\~!=<>&|;:,.\"'xrP019 \n-+é\u{0}\u{a0}";
    let alphabet: Vec<char> = ALPHABET.chars().collect();
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=random.below(4) {
        let at = random.below(chars.len());
        let end = (at + random.below(12)).min(chars.len());
        let other = random.below(chars.len());
        match random.below(5) {
            0 => drop(chars.drain(at..end)),
            1 => chars.insert(at, alphabet[random.below(alphabet.len())]),
            2 => {
                let piece = chars[at..end].to_vec();
                chars.splice(other..other, piece);
            }
            3 if at < chars.len() => chars[at] = alphabet[random.below(alphabet.len())],
            _ => chars.truncate(chars.len() - chars.len().min(random.below(3))),
        }
        if chars.is_empty() {
            return String::new();
        }
    }
    chars.into_iter().collect()
}

/// Parses, and if that succeeds runs every thread for a while with values that are hard to compute with.
fn exercise(text: &str, random: &mut Random) -> bool {
    const VALUES: [i64; 6] = [0, 1, 2, -1, i64::MIN, i64::MAX];
    let Ok(test) = parse(&Source::new("t", text), &Options { unroll: Some(3) }) else {
        return false;
    };
    for thread in 0..test.threads() as u16 {
        let mut next = test.start(ThreadId(thread));
        for _ in 0..30 {
            test.describe(next.place);
            if matches!(next.action, Action::Block(_) | Action::Fail | Action::End) {
                test.fault(&next.state);
                break;
            }
            next = test.resume(&next.state, VALUES[random.below(VALUES.len())]);
        }
        test.bytecode(ThreadId(thread));
    }
    true
}

#[test]
fn mutated_tests_are_accepted_or_refused_but_never_panic() {
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    assert!(SEEDS.iter().all(|seed| exercise(seed, &mut random)), "the seeds are good tests");
    let mut accepted = 0;
    for round in 0..20_000 {
        let text = mutate(SEEDS[round % SEEDS.len()], &mut random);
        accepted += exercise(&text, &mut random) as u32;
    }
    assert!(accepted > 500, "mutations should reach the lowering, but only {accepted} were accepted");
}

#[test]
fn deep_nesting_is_refused() {
    let wide = "1||1&&1|1^1&1==1<1<<1+1*";
    for (open, close) in [
        ("{", "}"),
        ("int r = (", ");"),
        ("if (1) ", ";"),
        ("while (1) { do for (;;) ", ";"),
        ("*x = -", "1;"),
        ("*x = 1 ? 2 : ", "3;"),
        ("*x = 1 ? ", "3;"),
        ("*x = *p = ", "3;"),
        ("*x = (int) ", "3;"),
        ("atomic_load(", ""),
        ("_Atomic(", ""),
    ] {
        for depth in [1_000, 20_000] {
            let text = single(&format!("{}{}", open.repeat(depth), close.repeat(depth)));
            let error = parse(&Source::new("t", text), &Options::default()).expect_err(open);
            let is_depth = error.message == "nested deeper than 100 levels";
            assert!(is_depth || open.contains('='), "{open}: {error}");
        }
    }
    // Parentheses as deep as they may be, and right operands of ever stronger operators.
    let deepest = format!("*x = {}1{};", "(".repeat(95), ")".repeat(95));
    assert!(parse(&Source::new("t", single(&deepest)), &Options::default()).is_ok());
    for (inner, expected) in [(8, true), (1_000, false)] {
        let sum = format!("{wide}(").repeat(inner) + "1" + &")".repeat(inner);
        let parsed = parse(&Source::new("t", single(&format!("*x = {sum};"))), &Options::default());
        assert_eq!(parsed.is_ok(), expected, "{inner}");
    }
    let condition = format!("C t {{x;}} P0 () {{}} exists {}x=1", "~(".repeat(5_000));
    assert!(parse(&Source::new("t", condition), &Options::default()).is_err());
}

#[test]
fn long_flat_inputs_are_accepted() {
    let sum = format!("int r = 1{};", " + *x".repeat(20_000));
    let conjunction = format!("exists (x=1{})", " /\\ x=1".repeat(20_000));
    let text = single(&(sum + &"*x = 1;".repeat(20_000))) + &conjunction;
    let test = parse(&Source::new("t", text), &Options::default()).expect("it is only long");
    assert!(test.condition().expect("the test has one").holds(&|_| 1));
}
