//! Runs clang: C and C++ to LLVM IR text. Nothing of the checked program is ever run.
//!
//! Optimised IR is never asked for: already `-O1` deletes and merges racy accesses and dependencies.

use crate::leftovers::Temporary;
use selvedge::driver::{Refusal, watch};
use std::ffi::OsString;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// What turns C into IR without hiding anything. The user's arguments come after and may override.
const FLAGS: [&str; 10] = [
    "-O0",
    "-Xclang",
    "-disable-O0-optnone",
    "-fno-discard-value-names",
    "-g",
    "-ffp-contract=off",
    "-U_FORTIFY_SOURCE",
    // Makes libstdc++ avoid tricks that tools like this cannot see through: two counters read as one.
    "-D_GLIBCXX_TSAN=1",
    // Makes it check what it is given, and brings the code of `std::string` into the program.
    "-D_GLIBCXX_ASSERTIONS=1",
    "-pthread",
];

/// Headers that programs may include, written where clang finds them.
const HEADERS: [(&str, &str); 3] = [
    ("selvedge.h", include_str!("../../../include/selvedge.h")),
    ("genmc.h", include_str!("../../../include/genmc.h")),
    ("dat3m.h", include_str!("../../../include/dat3m.h")),
];

/// Versions that are looked for by name, newest first.
const VERSIONS: std::ops::RangeInclusive<u32> = 13..=22;

/// Room for the text of a small program: what fits is not moved while it is read.
const TYPICAL: usize = 1 << 16;

/// How long to wait before it is asked again whether clang has ended. It mostly has when its output ends.
const MOMENT: Duration = Duration::from_millis(1);

/// A clang that was found.
pub struct Clang {
    program: PathBuf,
    headers: Headers,
}

impl Clang {
    /// The one the user named, or the newest on the path.
    pub fn find(named: Option<&Path>) -> Result<Clang, Refusal> {
        let program = match named {
            Some(path) => path.to_path_buf(),
            None => search()?,
        };
        Ok(Clang { program, headers: Headers::write()? })
    }

    /// Compiles a file to IR text. What clang has to say goes to standard error.
    pub fn compile(&self, file: &Path, arguments: &[OsString]) -> Result<String, Refusal> {
        let program = self.program.display();
        let failed =
            |error: io::Error| Refusal::Message(format!("cannot run `{program}`: {error}\n{INSTALL}"));
        let mut text = Vec::with_capacity(TYPICAL);
        let mut command = Command::new(&self.program);
        lead_a_group(&mut command);
        let mut child = command
            .args(FLAGS)
            .arg("-idirafter")
            .arg(self.headers.directory.path())
            .args(arguments)
            .args(["-S", "-emit-llvm", "-o", "-"])
            .arg(file)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .map_err(failed)?;
        let mut output = child.stdout.take().expect("it goes through a pipe");
        let child = Arc::new(Mutex::new(child));
        let killed = Arc::clone(&child);
        let mut result = Ok(0);
        let is_done = watch::until_limit(
            move || kill(&mut lock(&killed)),
            || {
                result = output.read_to_end(&mut text);
                // Nobody must wait for it with the lock: who is to kill it needs that.
                while matches!(lock(&child).try_wait(), Ok(None)) {
                    std::thread::sleep(MOMENT);
                }
            },
        );
        drop(output);
        if !is_done {
            // Its output may end anywhere, and it may have been killed before there was a limit to be seen.
            kill(&mut lock(&child));
        }
        let status = lock(&child).wait().map_err(failed)?;
        if !is_done {
            selvedge_stop::insist();
            selvedge_stop::look();
        }
        result.map_err(failed)?;
        if !status.success() {
            let file = file.display();
            let message = format!("{file}: `{program}` failed ({status}); see its messages above");
            return Err(Refusal::Message(message));
        }
        String::from_utf8(text).map_err(|_| {
            Refusal::Message(format!("{}: `{program}` printed something that is no text", file.display()))
        })
    }
}

const INSTALL: &str = "C and C++ programs are read through clang 14 or newer: install it (on Debian, `apt-get install clang-19`), \
     or name one with `--clang PATH`; `.ll` and `.litmus` files need no clang";

fn lock(child: &Mutex<Child>) -> MutexGuard<'_, Child> {
    child.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Lets a command start a group of processes, so that it can be killed with whatever it starts: what is
/// called clang may be a script.
#[cfg(unix)]
fn lead_a_group(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    command.process_group(0);
}

#[cfg(not(unix))]
fn lead_a_group(_: &mut Command) {}

/// Ends a command and its group. What has ended meanwhile cannot be killed, and need not be.
fn kill(child: &mut Child) {
    #[cfg(unix)]
    if let Ok(leader) = i32::try_from(child.id()) {
        use nix::sys::signal::{Signal, killpg};
        let _ = killpg(nix::unistd::Pid::from_raw(leader), Signal::SIGKILL);
    }
    let _ = child.kill();
}

/// The newest clang on the path.
fn search() -> Result<PathBuf, Refusal> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let directories: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let names = VERSIONS.rev().map(|version| format!("clang-{version}")).chain(["clang".to_string()]);
    // Most of some fifty files are not there, and one path will do for all of them.
    let mut file = PathBuf::new();
    for name in names {
        for directory in &directories {
            file.as_mut_os_string().clear();
            file.push(directory);
            file.push(&name);
            if file.is_file() {
                return Ok(file);
            }
        }
    }
    Err(Refusal::Message(format!("no clang was found\n{INSTALL}")))
}

/// A directory with our headers, gone when this is.
struct Headers {
    directory: Temporary,
}

impl Headers {
    fn write() -> Result<Headers, Refusal> {
        let failed =
            |error: std::io::Error| Refusal::Message(format!("cannot write headers for clang: {error}"));
        // A directory that did not exist before, so that nobody else's files are ours.
        let root = std::env::temp_dir();
        let mut number = 0u32;
        let directory = loop {
            let directory = root.join(format!("selvedge-{}-{number}", std::process::id()));
            match std::fs::create_dir(&directory) {
                Ok(()) => break directory,
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists && number < 1000 => {
                    number += 1
                }
                Err(error) => return Err(failed(error)),
            }
        };
        let headers = Headers { directory: Temporary::new(directory) };
        for (name, text) in HEADERS {
            std::fs::write(headers.directory.path().join(name), text).map_err(failed)?;
        }
        Ok(headers)
    }
}
