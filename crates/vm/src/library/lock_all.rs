//! `std::lock` on locks of libstdc++, whatever their types: mutexes, for reading or writing, by themselves or
//! in a `unique_lock` or `shared_lock`.
//!
//! As it stands in the header, it tries again and again while somebody else holds one of them: no bound, and
//! nothing new to see after the first rounds, since a round that fails gives back all that it has taken. So
//! it is a row that plays few of them. What it is given are addresses; of which types, only its name says, so
//! that its types are added to its arguments (`types`).
//!
//! Not here: locks of the program's own types. What their functions do in a round that fails may be seen by
//! others, and they are run as they are.

use super::codes::{EDEADLK, EPERM};
use super::context::{Context, Got, NOTHING, Outcome, fail};
use super::exceptions::throws_code_of;
use super::rwlock::{Mode, Patience};
use super::{mutex, rwlock};
use crate::{ErrorKind, Step};
use selvedge_program::Block;

/// How the names of all instances begin.
pub const PREFIX: &str = "_ZSt4lockI";

/// What is locked, as a number that is added to the arguments.
const MUTEX: u64 = 0;
const FOR_WRITING: u64 = 1;
const FOR_READING: u64 = 2;
/// Added if it is a `unique_lock` or `shared_lock`: the address of what is locked and, behind it, whether
/// this is the owner.
const GUARD: u64 = 4;
const OWNS: u64 = 8;

/// One of the locks.
#[derive(Clone, Copy, Debug)]
struct Lock {
    address: u64,
    /// How it is locked.
    how: u64,
}

/// Locks the first, tries the others; if one is held, gives all back and starts again with that one.
///
/// Once there were as many rounds as locks, the thread is left: whatever it could still do to others is done
/// in the execution where it gets all of them in one of the rounds that are played.
pub fn lock_all(c: &mut Context<'_, '_>) -> Outcome {
    let (arguments, types) = c.args().split_at(c.args().len() / 2);
    let (arguments, types) = (arguments.to_vec(), types.to_vec());
    let mut locks = Vec::new();
    for (argument, how) in arguments.iter().zip(&types) {
        let address = if how & GUARD != 0 { look_into(c, *argument)? } else { *argument };
        locks.push(Lock { address, how: how & !GUARD });
    }
    lock_in_rounds(c, &locks)?;
    for (guard, _) in arguments.iter().zip(&types).filter(|(_, how)| **how & GUARD != 0) {
        c.store(guard + OWNS, 1, 1)?;
    }
    NOTHING
}

/// What a `unique_lock` or `shared_lock` is for. One that is for nothing, or has it already, throws.
fn look_into(c: &mut Context<'_, '_>, guard: u64) -> Got {
    let address = c.load(guard, 8)?;
    let owns = c.load(guard + OWNS, 1)? & 1 != 0;
    match (address, owns) {
        (0, _) => throws_code_of(c, "std::system_error", EPERM),
        (_, true) => throws_code_of(c, "std::system_error", EDEADLK),
        (address, false) => Ok(address),
    }
}

fn lock_in_rounds(c: &mut Context<'_, '_>, locks: &[Lock]) -> Got<()> {
    let mut first = 0;
    for _ in locks {
        match lock_or_fail_at(c, locks, first)? {
            None => return Ok(()),
            Some(held) => first = held,
        }
    }
    Err(Step::Block(Block::Assume))
}

/// One round; gives which lock somebody else holds.
fn lock_or_fail_at(c: &mut Context<'_, '_>, locks: &[Lock], first: usize) -> Got<Option<usize>> {
    let count = locks.len();
    let code = locks[first].take(c, true)?;
    if code != 0 {
        return throws_code_of(c, "std::system_error", code);
    }
    for distance in 1..count {
        let number = (first + distance) % count;
        if locks[number].take(c, false)? != 0 {
            let mut taken = (0..distance).map(|before| locks[(first + before) % count]);
            if taken.any(|lock| lock.address == locks[number].address) {
                return fail(ErrorKind::InvalidLock, TWICE);
            }
            for back in (0..distance).rev() {
                locks[(first + back) % count].give_back(c)?;
            }
            return Ok(Some(number));
        }
    }
    Ok(None)
}

/// Every round fails for this reason. Left to itself, the thread would be taken for one that gets its locks
/// in another execution.
const TWICE: &str =
    "locks a mutex twice in one `std::lock` or `std::scoped_lock`, which never gets it the second time";

impl Lock {
    /// Takes it, and waits if it has to, or tries to; gives an error code.
    fn take(self, c: &mut Context<'_, '_>, waits: bool) -> Got<i32> {
        let mode = match self.how {
            MUTEX if waits => return mutex::lock(c, self.address),
            MUTEX => return mutex::try_lock(c, self.address),
            FOR_WRITING => Mode::Write,
            _ => Mode::Read,
        };
        rwlock::take(c, self.address, mode, if waits { Patience::Wait } else { Patience::TRIES })
    }

    fn give_back(self, c: &mut Context<'_, '_>) -> Got<()> {
        match self.how {
            MUTEX => mutex::unlock(c, self.address).map(drop),
            _ => rwlock::unlock(c, self.address).map(drop),
        }
    }
}

/// What an instance locks, from its name: nothing if it is no `std::lock`, or has types that are not known
/// here.
pub fn types(name: &str) -> Option<Vec<u64>> {
    let mut names = Names { rest: name.strip_prefix(PREFIX)?, known: vec![None] };
    let mut types = Vec::new();
    loop {
        match names.rest.as_bytes().first()? {
            b'J' => names.rest = &names.rest[1..],
            b'E' => return Some(types),
            _ => types.push(names.next()?.how()?),
        }
    }
}

/// A class of the library, or a template of it with one class as its argument.
#[derive(Clone, Copy, Debug)]
struct Class<'a> {
    name: &'a str,
    argument: Option<&'a str>,
}

impl Class<'_> {
    fn how(self) -> Option<u64> {
        let Some(argument) = self.argument else { return how(self.name) };
        match (self.name, how(argument)?) {
            ("unique_lock", how) => Some(how | GUARD),
            ("shared_lock", FOR_WRITING) => Some(FOR_READING | GUARD),
            _ => None,
        }
    }
}

/// How a mutex is locked: those with time limits are no others.
fn how(mutex: &str) -> Option<u64> {
    match mutex {
        "mutex" | "recursive_mutex" | "timed_mutex" | "recursive_timed_mutex" => Some(MUTEX),
        "shared_mutex" | "shared_timed_mutex" => Some(FOR_WRITING),
        _ => None,
    }
}

/// Reads mangled names of classes, in which `S_`, `S0_`, `S1_` and so on stand for what was named before.
struct Names<'a> {
    rest: &'a str,
    /// What these stand for, if it is a class: the function itself is the first.
    known: Vec<Option<Class<'a>>>,
}

impl<'a> Names<'a> {
    fn next(&mut self) -> Option<Class<'a>> {
        let class = self.name()?;
        let (None, Some(rest)) = (class.argument, self.rest.strip_prefix('I')) else { return Some(class) };
        self.rest = rest;
        let argument = self.name().filter(|argument| argument.argument.is_none())?;
        self.rest = self.rest.strip_prefix('E')?;
        let class = Class { argument: Some(argument.name), ..class };
        self.known.push(Some(class));
        Some(class)
    }

    /// A class, or a template without its argument unless it was named with that before.
    fn name(&mut self) -> Option<Class<'a>> {
        let Some(rest) = self.rest.strip_prefix("St") else { return self.named_before() };
        let digits = rest.find(|letter: char| !letter.is_ascii_digit())?;
        let end = digits.checked_add(rest[..digits].parse().ok()?)?;
        let class = Class { name: rest.get(digits..end)?, argument: None };
        self.rest = &rest[end..];
        self.known.push(Some(class));
        Some(class)
    }

    fn named_before(&mut self) -> Option<Class<'a>> {
        let (number, rest) = self.rest.strip_prefix('S')?.split_once('_')?;
        let number = match number {
            "" => 0,
            number => usize::from_str_radix(number, 36).ok()?.checked_add(1)?,
        };
        self.rest = rest;
        *self.known.get(number)?
    }
}

#[cfg(test)]
mod tests {
    use super::{FOR_READING, FOR_WRITING, GUARD, MUTEX, types};

    #[test]
    fn types_of_the_library_are_known_by_their_names() {
        let known = |name: &str| types(&format!("_ZSt4lockI{name}EvRT_RT0_DpRT1_"));
        assert_eq!(known("St5mutexS0_JEE"), Some(vec![MUTEX, MUTEX]));
        assert_eq!(known("St5mutexS0_JS0_S0_EE"), Some(vec![MUTEX; 4]));
        assert_eq!(known("St15recursive_mutexSt11timed_mutexJEE"), Some(vec![MUTEX, MUTEX]));
        assert_eq!(known("St5mutexSt12shared_mutexJS1_S0_EE"), Some(vec![MUTEX, 1, 1, MUTEX]));
        assert_eq!(known("St11unique_lockISt5mutexES2_JEE"), Some(vec![MUTEX | GUARD; 2]));
        let guards = "St11unique_lockISt18shared_timed_mutexESt11shared_lockIS1_EJS0_ISt5mutexEEE";
        assert_eq!(known(guards), Some(vec![FOR_WRITING | GUARD, FOR_READING | GUARD, MUTEX | GUARD]));
    }

    #[test]
    fn types_of_others_are_not() {
        assert_eq!(types("_ZSt4lockIN3app4LockES1_JEEvRT_RT0_DpRT1_"), None);
        assert_eq!(types("_ZSt4lockISt5mutex3OwnJEEvRT_RT0_DpRT1_"), None);
        assert_eq!(types("_ZSt4lockISt11unique_lockI3OwnES2_JEEvRT_RT0_DpRT1_"), None);
        assert_eq!(types("_ZSt4lockISt11shared_lockISt5mutexES2_JEEvRT_RT0_DpRT1_"), None);
        assert_eq!(types("_ZSt4lockISt5mut"), None);
        assert_eq!(types("_ZSt4lockIS_"), None);
        assert_eq!(types("_ZSt4lockISt18446744073709551615mutex"), None);
        assert_eq!(types("_ZSt8try_lockISt5mutexS0_JEEiRT_RT0_DpRT1_"), None);
    }
}
