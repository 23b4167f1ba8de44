//! Which targets a module may be for.
//!
//! Sizes and fields of what C libraries declare (`pthread_mutex_t` and its initialisers, `struct timespec`,
//! `struct sigaction`), the numbers of errors and of kinds of locks: the machine has those of Linux with
//! glibc, which musl shares, and which are the same on the processors below. What differs between these is
//! refused where it is used.

/// Processors for which Linux has the same numbers and layouts.
const PROCESSORS: &[&str] =
    &["x86_64", "aarch64", "arm64", "riscv64", "powerpc64le", "ppc64le", "loongarch64"];
/// C libraries other than glibc and musl.
const OTHER_LIBRARIES: &[&str] = &["android", "ohos", "uclibc", "newlib", "llvm"];

/// Says what is wrong with the target of a module, if anything is. A module that does not name one is taken
/// as it is.
pub(super) fn check(triple: &str) -> Result<(), String> {
    let parts: Vec<&str> = triple.split('-').collect();
    let is_linux = parts.iter().any(|part| part.starts_with("linux"));
    let is_other = parts.iter().any(|part| OTHER_LIBRARIES.iter().any(|other| part.starts_with(other)));
    let is_bare = parts.len() == 1 || parts[1..].iter().all(|part| ["unknown", "none", "elf"].contains(part));
    if triple.is_empty() || is_known(parts[0]) && (is_bare || is_linux && !is_other) {
        return Ok(());
    }
    Err(format!(
        "the target of this module is `{triple}`; what is known of C libraries is that of Linux with glibc or musl (compile with --target=x86_64-linux-gnu)"
    ))
}

fn is_known(processor: &str) -> bool {
    PROCESSORS.contains(&processor)
}

/// Whether a module is for x86-64, whose `va_list` and numbers of system calls are known.
pub(super) fn is_x86(triple: &str) -> bool {
    triple.is_empty() || triple.split('-').next() == Some("x86_64")
}

/// What to call the processor of a module.
pub(super) fn processor(triple: &str) -> &str {
    triple.split('-').next().unwrap_or(triple)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn linux_with_glibc_or_musl_is_known_and_nothing_else() {
        let good = [
            "",
            "x86_64",
            "x86_64-pc-linux-gnu",
            "x86_64-unknown-linux-musl",
            "aarch64-unknown-linux-gnu",
            "riscv64-unknown-none-elf",
        ];
        for triple in good {
            assert_eq!(check(triple), Ok(()), "{triple}");
        }
        let bad = [
            "arm64-apple-macosx14.0.0",
            "x86_64-apple-macosx10.15.0",
            "x86_64-pc-windows-msvc",
            "aarch64-unknown-linux-android21",
            "x86_64-unknown-freebsd14.0",
            "mips64el-unknown-linux-gnuabi64",
            "wasm64-unknown-unknown",
        ];
        for triple in bad {
            assert!(check(triple).is_err_and(|message| message.contains(triple)), "{triple}");
        }
    }

    #[test]
    fn only_x86_64_has_its_argument_lists() {
        assert!(is_x86("") && is_x86("x86_64-unknown-linux-musl") && !is_x86("aarch64-unknown-linux-gnu"));
    }
}
