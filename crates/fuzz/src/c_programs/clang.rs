//! C text to bytecode, through clang and the reader under test.

use selvedge_bytecode::Module;
use selvedge_source::Source;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What turns C into IR without hiding anything, as the checker asks for it.
const FLAGS: [&str; 9] = [
    "-O0",
    "-Xclang",
    "-disable-O0-optnone",
    "-fno-discard-value-names",
    "-g",
    "-ffp-contract=off",
    "-U_FORTIFY_SOURCE",
    "-pthread",
    "-w",
];

/// The newest clang on the path.
pub fn find_clang() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let directories: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let names = (14..=22).rev().map(|version| format!("clang-{version}")).chain(["clang".to_string()]);
    names.into_iter().find_map(|name| {
        directories.iter().map(|directory| directory.join(&name)).find(|file| file.is_file())
    })
}

/// Compiles a text to bytecode.
pub fn compile(clang: &Path, text: &str) -> Result<Module, String> {
    let name = format!("selvedge-fuzz-{}-{:x}.c", std::process::id(), fastrand::u64(..));
    let file = std::env::temp_dir().join(name);
    std::fs::write(&file, text).map_err(|error| format!("cannot write {}: {error}", file.display()))?;
    let mut command = Command::new(clang);
    command.args(FLAGS).args(["-S", "-emit-llvm", "-o", "-"]).arg(&file).stdin(Stdio::null());
    let output = command.output();
    // What cannot be removed from the directory for temporary files does no harm there.
    _ = std::fs::remove_file(&file);
    let output = output.map_err(|error| format!("cannot run clang: {error}"))?;
    if !output.status.success() {
        let messages = String::from_utf8_lossy(&output.stderr);
        return Err(format!("clang refuses the text:\n{messages}\n{text}"));
    }
    let ir = String::from_utf8(output.stdout).map_err(|error| error.to_string())?;
    selvedge_llvm::compile(&[Source::new("generated.ll", ir)]).map_err(|error| error.to_string())
}
