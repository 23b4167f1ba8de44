//! Runs C programs that compute a checksum over many operations, and compare it with what they compute
//! natively. Also the corpus: all of it must become well-formed bytecode.

use selvedge_llvm::compile;
use selvedge_program::{Action, Program, ThreadId};
use selvedge_source::Source;
use selvedge_vm::{Config, Machine};
use std::path::{Path, PathBuf};
use std::process::Command;

fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

fn clang(path: &Path, level: &str) -> String {
    let clang = std::env::var("SELVEDGE_CLANG").unwrap_or_else(|_| "clang-19".to_owned());
    let mut command = Command::new(&clang);
    command.arg(level).args("-fno-discard-value-names -g -ffp-contract=off -pthread -w".split(' '));
    if level == "-O0" {
        command.args(["-Xclang", "-disable-O0-optnone"]);
    }
    let output = command.args(["-S", "-emit-llvm", "-o", "-"]).arg(path).output();
    let output = output.unwrap_or_else(|error| panic!("{clang} cannot be run: {error}"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("clang prints text")
}

/// Runs a program without threads; says how it ends.
fn end(path: &Path, level: &str) -> String {
    let source = Source::new(path.display().to_string(), clang(path, level));
    let module = compile(&[source]).unwrap_or_else(|error| panic!("{error}"));
    module.check().unwrap_or_else(|broken| panic!("{broken}"));
    let machine = Machine::load(module, Config::default()).unwrap_or_else(|error| panic!("{error}"));
    let next = machine.start(ThreadId(0));
    match (next.state.fault(), next.action) {
        (None, Action::End | Action::Exit) => "ends".to_owned(),
        (Some(fault), _) => format!("{fault:?} at {:?}", machine.place(next.place)),
        (None, other) => format!("{other:?}"),
    }
}

#[track_caller]
fn computes_what_it_should(name: &str) {
    let path = tests().join("programs").join(name);
    for level in ["-O0", "-O1", "-O2"] {
        assert_eq!(end(&path, level), "ends", "{name} {level}");
    }
}

#[test]
fn integers() {
    computes_what_it_should("integers.c");
}

#[test]
fn wide_integers() {
    computes_what_it_should("wide.c");
}

#[test]
fn floats_and_vectors() {
    computes_what_it_should("floats.c");
}

#[test]
fn structures_and_control_flow() {
    computes_what_it_should("structures.c");
}

#[test]
fn structures_that_are_partly_written() {
    computes_what_it_should("partly-written.c");
}

#[test]
fn the_corpus_becomes_well_formed_bytecode() {
    let mut count = 0;
    for directory in std::fs::read_dir(tests().join("corpus")).expect("the corpus is there").flatten() {
        for file in std::fs::read_dir(directory.path()).into_iter().flatten().flatten() {
            let path = file.path();
            if path.extension().is_none_or(|extension| extension != "ll") {
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("the corpus is text");
            let source = Source::new(path.display().to_string(), text);
            let module = compile(&[source]).unwrap_or_else(|error| panic!("{error}"));
            module.check().unwrap_or_else(|broken| panic!("{}: {broken}", path.display()));
            assert!(!module.to_string().is_empty());
            count += 1;
        }
    }
    assert!(count > 50, "the corpus has only {count} files");
}
