//! What is said about text that is not LLVM IR, and that no text at all makes the reader panic.

use selvedge_llvm::parse;
use selvedge_source::Source;
use std::path::Path;

fn read(text: &str) -> Result<(), String> {
    parse(&Source::new("t.ll", text)).map(|_| ()).map_err(|error| error.to_string())
}

fn message(text: &str) -> String {
    read(text).err().unwrap_or_else(|| "no error".into())
}

/// A function with this body.
fn in_function(body: &str) -> String {
    format!("define void @f(i32 %x, ptr %p) {{\n{body}\n  ret void\n}}\n")
}

#[test]
fn an_error_names_the_place_and_what_was_expected() {
    let cases = [
        ("%", "1:1: expected a name after `%`"),
        ("@x = global i32 0 \u{e9}", "1:19: unexpected character `\\u{e9}`"),
        ("source_filename = \"a", "1:19: this string has no end"),
        ("frobnicate", "1:1: expected a definition or declaration, found `frobnicate`"),
        ("@x = glob i32 0", "1:6: expected `global`, `constant`, `alias` or `ifunc`, found `glob`"),
        ("@x = global i33x 0", "1:13: expected a type, found `i33x`"),
        ("@x = global i32 1.5", "1:17: expected a value of the type `i32`, found `1.5`"),
        ("@x = global double 1", "1:20: expected a value of the type `double`, found `1`"),
        ("@x = global ptr 0", "1:17: expected a value of the type `ptr`, found `0`"),
        ("@x = global i32 null", "1:17: expected a value of the type `i32`, found `null`"),
        ("@x = global i32 @x", "1:17: a global is a pointer, but is used as `i32`"),
        ("@x = global i32 %y", "1:17: expected a constant, found `%y`"),
        ("@x = global i32", "1:16: expected a value, found the end of the file"),
        ("@x = global void zeroinitializer", "1:13: a value cannot have the type `void`"),
        ("@x = global [2 x i8] c\"abc\"", "1:22: a string of 3 bytes is used as `[2 x i8]`"),
        ("@x = global [2 x i8] [i8 1]", "1:22: this is not a constant of the type `[2 x i8]`"),
        ("@x = global {i8, i32} <{i8 1, i32 2}>", "1:23: this is not a constant of the type `{i8, i32}`"),
        ("@x = global i32 0, align 3", "1:26: an alignment is a power of two up to 2^32"),
        (
            "@x = global i32 0, alin 4",
            "1:20: expected `align`, `section`, `comdat` or a metadata attachment, found `alin`",
        ),
        ("@x = global i32 0\n@x = global i32 1", "2:1: `@x` is defined twice"),
        ("@x = global ptr @y", "1:17: `@y` is used but neither declared nor defined"),
        ("@x = global %t zeroinitializer", "1:13: the type `%t` is not defined"),
        ("%t = type { i32, [2 x %t] }", "1:1: the type `%t` contains itself"),
        ("%t = type i32\n%t = type i32", "2:1: the type `%t` is defined twice"),
        ("%a = type %b\n%b = type %a", "1:11: `%b` must be defined before its other names"),
        ("declare void @f() frobnicate", "1:19: expected an attribute of a function, found `frobnicate`"),
        ("declare void @f(i32 frobnicate)", "1:21: expected `)`, found `frobnicate`"),
        ("define void @f() {\n}", "2:1: a function has at least one block"),
        ("define void @f() {\nentry:\n}", "2:1: the block `%entry` does not end in a terminator"),
        ("define i32 @f() {\n  ret void\n}", "2:7: the function returns `i32`"),
        ("!0 = !{", "1:7: this has no closing bracket"),
        ("!99999999999 = !{}", "1:1: `99999999999` is not a number below 2147483648"),
        (
            "$c = comdat some",
            "1:13: expected how to choose among copies: `any`, `exactmatch`, `largest`, `nodeduplicate` or `samesize`, found `some`",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(message(text), format!("t.ll:{expected}"), "{text}");
    }
}

#[test]
fn an_error_in_a_function_names_the_place_and_what_was_expected() {
    let cases = [
        ("  frob i32 %x", "2:3: expected an instruction, found `frob`"),
        ("  %1 = add i32 %x", "3:3: expected `,`, found `ret`"),
        ("  %1 = add i32 %x, %p", "2:20: `%p` has the type `ptr` but is used as `i32`"),
        ("  %1 = add ptr %p, %p", "2:12: expected integers, found `ptr`"),
        ("  %1 = fadd i32 %x, %x", "2:13: expected floating-point numbers, found `i32`"),
        ("  %1 = add i32 %x, %y", "2:20: `%y` is used but not defined in this function"),
        ("  %1 = add i32 %y, 1\n  %y = add i64 1, 2", "2:16: `%y` has the type `i64` but is used as `i32`"),
        ("  %x = add i32 1, 1", "2:3: `%x` is defined twice in this function"),
        ("  %1 = store i32 %x, ptr %p", "2:3: this instruction has no result that could have a name"),
        ("  %1 = load i32, i32 %x", "2:18: expected a pointer"),
        ("  %1 = load atomic i32, ptr %p, align 4", "2:31: expected a memory order, found `,`"),
        (
            "  %1 = atomicrmw frob ptr %p, i32 1 seq_cst",
            "2:18: expected an operation of `atomicrmw`, found `frob`",
        ),
        ("  %1 = cmpxchg ptr %p, i32 1, i64 2 seq_cst seq_cst", "2:31: expected a value of the type `i32`"),
        ("  br label %nowhere\nother:", "2:12: there is no block `%nowhere` in this function"),
        ("  br label %x\nother:", "2:12: `%x` is a value, not a block"),
        ("  br i32 %x, label %a, label %b", "2:6: expected `label` or `i1`, found `i32`"),
        ("  switch ptr %p, label %a []", "2:10: `switch` takes an integer of at most 128 bits"),
        ("  %1 = extractvalue {i32, i8} undef, 2", "2:21: `{i32, i8}` has no such member"),
        ("  %1 = icmp less i32 %x, 1", "2:13: expected a comparison of integers, found `less`"),
        ("  call void (i32) @f(ptr %p)", "2:21: the arguments are not those of a `void (i32)`"),
        ("  #dbg_frob(ptr %p)", "2:3: expected a debug record, found `#dbg_frob`"),
        ("  %1 = getelementptr i8, i32 %x, i64 1", "2:26: `getelementptr` takes a pointer and integers"),
        ("  %1 = shufflevector <2 x i8> undef, <2 x i8> undef, i32 0", "2:54: expected a vector"),
        ("a:\n  ret void\na:", "4:1: `%a` is defined twice in this function"),
        ("  %1 = bitcast i32 %x too i32", "2:23: expected `to`, found `too`"),
    ];
    for (body, expected) in cases {
        assert_eq!(message(&in_function(body)), format!("t.ll:{expected}"), "{body}");
    }
}

#[test]
fn what_nests_too_deep_is_an_error() {
    let deep = 100_000;
    let texts = [
        format!("@x = global {} zeroinitializer", "[1 x ".repeat(deep)),
        format!("@x = global {} zeroinitializer", "{".repeat(deep)),
        format!("@x = global {} zeroinitializer", "<{".repeat(deep)),
        format!("@x = global i32 {}", "add (i32 ".repeat(deep)),
        format!("@x = global [1 x i32] {}", "[[1 x i32] ".repeat(deep)),
        format!("@x = global ptr {}", "getelementptr (i8, ptr ".repeat(deep)),
        format!("@x = global ptr {}", "bitcast (ptr ".repeat(deep)),
        format!("declare void {}", "(void ".repeat(deep)),
        format!("@x = global void {}", "()*(".repeat(deep)),
        format!("@x = global {}", "target(\"a\", ".repeat(deep)),
        format!("define void @f() {{\n call void @g(metadata {})", "metadata ".repeat(deep)),
        format!("!0 = {} !{{}}", "distinct ".repeat(deep)),
        format!("!0 = {}", "!{".repeat(deep)),
        "(".repeat(deep),
    ];
    for text in texts {
        assert!(read(&text).is_err(), "{}", &text[..40]);
    }
    let chain: String = (0..deep).map(|at| format!("%t{at} = type {{ %t{} }}\n", at + 1)).collect();
    assert_eq!(message(&format!("{chain}%t{deep} = type i32")), "t.ll:1:1: the type `%t0` nests too deep");
    let backwards: String = (0..deep).rev().map(|at| format!("%t{at} = type {{ %t{} }}\n", at + 1)).collect();
    assert!(read(&format!("{backwards}%t{deep} = type i32")).is_err());
}

/// Reads a text that may be anything, and what its metadata says.
fn survive(text: &str) -> bool {
    let source = Source::new("t.ll", text);
    let Ok(module) = parse(&source) else { return false };
    for node in module.metadata.numbered() {
        module.metadata.node(node);
        module.metadata.location(node);
    }
    true
}

fn small_files() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let names = [
        "clang-14/data.ll",
        "clang-14/atomics.ll",
        "clang-14/exceptions.ll",
        "clang-16/varargs.ll",
        "clang-16/numbers-O2.ll",
        "clang-19/assembly.ll",
        "clang-19/control.ll",
        "clang-19/structs-O2.ll",
        "rustc/rust-O.ll",
    ];
    names
        .map(|name| std::fs::read_to_string(root.join(name)).expect("the corpus is in the repository"))
        .into()
}

#[test]
fn truncated_files_are_refused_or_read_but_never_panic() {
    let mut random = fastrand::Rng::with_seed(1);
    for text in small_files() {
        for _ in 0..150 {
            let mut end = random.usize(..text.len());
            while !text.is_char_boundary(end) {
                end -= 1;
            }
            survive(&text[..end]);
        }
    }
}

#[test]
fn changed_files_are_refused_or_read_but_never_panic() {
    let mut random = fastrand::Rng::with_seed(2);
    let interesting = b"%@!#$\"(){}[]<>=,*:;.-0x\n 9aic|^\\";
    let mut still_read = 0;
    for text in small_files() {
        for _ in 0..300 {
            let mut bytes = text.clone().into_bytes();
            for _ in 0..random.usize(1..4) {
                let at = random.usize(..bytes.len());
                match random.u8(..4) {
                    0 => bytes[at] = interesting[random.usize(..interesting.len())],
                    1 => bytes[at] = random.u8(..128),
                    2 => drop(bytes.remove(at)),
                    _ => bytes.insert(at, interesting[random.usize(..interesting.len())]),
                }
            }
            still_read += usize::from(survive(&String::from_utf8_lossy(&bytes)));
        }
    }
    assert!(still_read > 100, "some changes do no harm: {still_read}");
}

#[test]
fn files_with_lines_and_words_moved_are_refused_or_read_but_never_panic() {
    let mut random = fastrand::Rng::with_seed(3);
    for text in small_files() {
        let words: Vec<&str> = text.split_inclusive([' ', ',', '(', ')', '\n']).collect();
        let lines: Vec<&str> = text.split_inclusive('\n').collect();
        for _ in 0..150 {
            let mut parts = if random.bool() { words.clone() } else { lines.clone() };
            for _ in 0..random.usize(1..4) {
                let (at, from) = (random.usize(..parts.len()), random.usize(..parts.len()));
                match random.u8(..3) {
                    0 => parts[at] = parts[from],
                    1 => parts.insert(at, parts[from]),
                    _ => drop(parts.remove(at)),
                }
            }
            survive(&parts.concat());
        }
    }
}
