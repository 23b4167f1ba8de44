//! What the world outside tells: fixed values, with a warning where they would differ from run to run.

use super::context::{Context, NOTHING, Outcome, give, int, unsupported};
use super::{attributes, rows};
use crate::Row;

pub const ROWS: &[Row] = rows! { Plain;
    "__errno_location", "int *(void)", |c| { let address = c.once(|call| call.errno_address()); give(address) };
    "__sched_cpucount", "int (size_t, const cpu_set_t *)", |c| { let set = attributes::words(c, c.arg(1), c.arg(0))?; int(set.iter().map(|word| word.count_ones() as i32).sum()) };
    "arc4random", "uint32_t (void)", |c| fixed(c, "arc4random", RANDOM);
    "drand48", "double (void)", |c| fixed(c, "drand48", 0.5f64.to_bits());
    "get_nprocs", "int (void)", |c| fixed(c, "get_nprocs", PROCESSORS);
    "get_nprocs_conf", "int (void)", |c| fixed(c, "get_nprocs_conf", PROCESSORS);
    "getegid", "gid_t (void)", |c| fixed(c, "getegid", IDENTIFIER);
    "getenv", "char *(const char *)", environment_variable;
    "geteuid", "uid_t (void)", |c| fixed(c, "geteuid", IDENTIFIER);
    "getgid", "gid_t (void)", |c| fixed(c, "getgid", IDENTIFIER);
    "getpagesize", "int (void)", |_| give(PAGE);
    "getpid", "pid_t (void)", |c| fixed(c, "getpid", IDENTIFIER);
    "getppid", "pid_t (void)", |c| fixed(c, "getppid", 1);
    "getrandom", "ssize_t (void *, size_t, unsigned)", random_bytes;
    "gettid", "pid_t (void)", |c| { let me = c.me(); fixed(c, "gettid", IDENTIFIER + me - 1) };
    "getuid", "uid_t (void)", |c| fixed(c, "getuid", IDENTIFIER);
    "isatty", "int (int)", |c| fixed(c, "isatty", 0);
    "lrand48", "long (void)", |c| fixed(c, "lrand48", RANDOM);
    "rand", "int (void)", |c| fixed(c, "rand", RANDOM);
    "rand_r", "int (unsigned *)", random_from_seed;
    "random", "long (void)", |c| fixed(c, "random", RANDOM);
    "sched_getcpu", "int (void)", |c| fixed(c, "sched_getcpu", 0);
    "secure_getenv", "char *(const char *)", environment_variable;
    "srand", "void (unsigned)", |_| NOTHING;
    "srand48", "void (long)", |_| NOTHING;
    "srandom", "void (unsigned)", |_| NOTHING;
    "strerror", "char *(int)", |c| { let text = c.global(ERROR_TEXT); give(text) };
    "strerror_r", "char *(int, char *, size_t)", |c| { let text = c.global(ERROR_TEXT); give(text) };
    "sysconf", "long (int)", system_value;
};

/// The global that holds the text of every error.
pub const ERROR_TEXT: &str = "__selvedge_error_text";

const PAGE: u64 = 4096;
const PROCESSORS: u64 = 4;
const IDENTIFIER: u64 = 1000;
/// What every random number is.
const RANDOM: u64 = 1_804_289_383;

/// Gives a value that another run of the real program would not have.
pub fn fixed(c: &mut Context<'_, '_>, name: &str, value: u64) -> Outcome {
    c.warn_of_nondeterminism(&format!("{name} gives a fixed value here; other values are not checked"));
    give(value)
}

fn environment_variable(c: &mut Context<'_, '_>) -> Outcome {
    let name = String::from_utf8_lossy(&c.string(c.arg(0), None)?).into_owned();
    fixed(c, &format!("getenv(\"{name}\")"), 0)
}

fn random_bytes(c: &mut Context<'_, '_>) -> Outcome {
    c.fill(c.arg(0), 0x5A, c.arg(1))?;
    fixed(c, "getrandom", c.arg(1))
}

/// Numbers that depend on the seed alone, as the program asks; not those of any C library.
fn random_from_seed(c: &mut Context<'_, '_>) -> Outcome {
    let seed = (c.load(c.arg(0), 4)? as u32).wrapping_mul(1_103_515_245).wrapping_add(12_345);
    c.store(c.arg(0), 4, u64::from(seed))?;
    int((seed >> 1) as i32)
}

fn system_value(c: &mut Context<'_, '_>) -> Outcome {
    const CLOCK_TICKS: i32 = 2;
    const PAGE_SIZE: i32 = 30;
    const PROCESSORS_CONFIGURED: i32 = 83;
    const PROCESSORS_ONLINE: i32 = 84;
    const CACHE_LINE: i32 = 190;
    match c.int_arg(0) {
        CLOCK_TICKS => give(100),
        PAGE_SIZE => give(PAGE),
        PROCESSORS_CONFIGURED | PROCESSORS_ONLINE => fixed(c, "sysconf(_SC_NPROCESSORS_…)", PROCESSORS),
        CACHE_LINE => give(64),
        name => unsupported(format!("sysconf({name})")),
    }
}
