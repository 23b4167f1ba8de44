//! Lists the litmus tests of the suite, so that the binary has their texts with it.

use std::fmt::Write;
use std::path::{Path, PathBuf};

fn main() {
    let root = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let folder = root.join("../../suite/litmus");
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = std::fs::read_dir(&folder).expect("the suite is there");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a readable folder").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "litmus"));
    files.sort_by_key(|file| file.file_stem().map(ToOwned::to_owned));
    let mut list = String::from("[\n");
    for file in files {
        let file = file.canonicalize().expect("it was listed");
        let name = file.file_stem().expect("it has a name").to_string_lossy().into_owned();
        writeln!(list, "    ({name:?}, include_str!({:?})),", file.display().to_string())
            .expect("to a string");
    }
    list.push(']');
    let out = PathBuf::from(std::env::var("OUT_DIR").expect("cargo sets it"));
    std::fs::write(Path::new(&out).join("suite.rs"), list).expect("the folder for output is writable");
}
