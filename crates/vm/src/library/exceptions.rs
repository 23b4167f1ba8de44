//! C++ exceptions, as far as they end the program.
//!
//! An exception that nothing catches is an error of kind `abort`; none of the destructors on its way is run
//! then, which is what the C++ run time does, too. Whether something catches it is told by the calls on the
//! stack ([`Handler`]). Not here: going on in a `catch`; where one might get the exception, the check ends as
//! not supported.

use super::context::{Context, Got, NOTHING, Outcome, fail, give, unsupported};
use super::rows;
use crate::{ErrorKind, Row};
use selvedge_bytecode::Handler;

pub const ROWS: &[Row] = rows! { Plain;
    "_ZSt16__throw_bad_castv", "std::__throw_bad_cast()", |c| throws(c, "std::bad_cast");
    "_ZSt17__throw_bad_allocv", "std::__throw_bad_alloc()", |c| throws(c, "std::bad_alloc");
    "_ZSt18__throw_bad_typeidv", "std::__throw_bad_typeid()", |c| throws(c, "std::bad_typeid");
    "_ZSt19__throw_ios_failurePKc", "std::__throw_ios_failure(const char *)", |c| throws_text(c, "std::ios_failure");
    "_ZSt19__throw_logic_errorPKc", "std::__throw_logic_error(const char *)", |c| throws_text(c, "std::logic_error");
    "_ZSt19__throw_range_errorPKc", "std::__throw_range_error(const char *)", |c| throws_text(c, "std::range_error");
    "_ZSt19__throw_regex_errorPKc", "std::__throw_regex_error(const char *)", |c| throws_text(c, "std::regex_error");
    "_ZSt20__throw_bad_weak_ptrv", "std::__throw_bad_weak_ptr()", |c| throws(c, "std::bad_weak_ptr");
    "_ZSt20__throw_domain_errorPKc", "std::__throw_domain_error(const char *)", |c| throws_text(c, "std::domain_error");
    "_ZSt20__throw_future_errori", "std::__throw_future_error(int)", |c| throws_code(c, "std::future_error");
    "_ZSt20__throw_length_errorPKc", "std::__throw_length_error(const char *)", |c| throws_text(c, "std::length_error");
    "_ZSt20__throw_out_of_rangePKc", "std::__throw_out_of_range(const char *)", |c| throws_text(c, "std::out_of_range");
    "_ZSt20__throw_system_errori", "std::__throw_system_error(int)", |c| throws_code(c, "std::system_error");
    "_ZSt21__glibcxx_assert_failPKciS0_S0_", "std::__glibcxx_assert_fail(const char *, int, const char *, const char *)", fail_assertion;
    "_ZSt21__throw_bad_exceptionv", "std::__throw_bad_exception()", |c| throws(c, "std::bad_exception");
    "_ZSt21__throw_runtime_errorPKc", "std::__throw_runtime_error(const char *)", |c| throws_text(c, "std::runtime_error");
    "_ZSt22__throw_overflow_errorPKc", "std::__throw_overflow_error(const char *)", |c| throws_text(c, "std::overflow_error");
    "_ZSt23__throw_underflow_errorPKc", "std::__throw_underflow_error(const char *)", |c| throws_text(c, "std::underflow_error");
    "_ZSt24__throw_invalid_argumentPKc", "std::__throw_invalid_argument(const char *)", |c| throws_text(c, "std::invalid_argument");
    "_ZSt24__throw_out_of_range_fmtPKcz", "std::__throw_out_of_range_fmt(const char *, ...)", |c| throws_text(c, "std::out_of_range");
    "_ZSt25__throw_bad_function_callv", "std::__throw_bad_function_call()", |c| throws(c, "std::bad_function_call");
    "_ZSt26__throw_bad_variant_accessPKc", "std::__throw_bad_variant_access(const char *)", |c| throws_text(c, "std::bad_variant_access");
    "_ZSt27__throw_bad_optional_accessv", "std::__throw_bad_optional_access()", |c| throws(c, "std::bad_optional_access");
    "_ZSt28__throw_bad_array_new_lengthv", "std::__throw_bad_array_new_length()", |c| throws(c, "std::bad_array_new_length");
    "_ZSt9terminatev", "std::terminate()", |_| fail(ErrorKind::Abort, "calls std::terminate");
    "__clang_call_terminate", "void (void *)", |_| fail(ErrorKind::Abort, "calls std::terminate");
    "__cxa_allocate_exception", "void *(size_t)", |c| { let made = c.allocate(c.arg(0), 16, false)?; give(made) };
    "__cxa_bad_cast", "void (void)", |c| throws(c, "std::bad_cast");
    "__cxa_bad_typeid", "void (void)", |c| throws(c, "std::bad_typeid");
    "__cxa_free_exception", "void (void *)", |c| { c.free(c.arg(0))?; NOTHING };
    "__cxa_throw", "void (void *, std::type_info *, void (*)(void *))", throw;
    "__cxa_throw_bad_array_new_length", "void (void)", |c| throws(c, "std::bad_array_new_length");
};

/// How names of members of libstdc++'s exceptions start that are in its library. Nobody looks into an
/// exception that is not caught, so making one is nothing.
pub const MEMBERS: &[&str] = &[
    "_ZNSt11logic_errorC",
    "_ZNSt11logic_errorD",
    "_ZNSt11range_errorC",
    "_ZNSt11range_errorD",
    "_ZNSt12domain_errorC",
    "_ZNSt12domain_errorD",
    "_ZNSt12length_errorC",
    "_ZNSt12length_errorD",
    "_ZNSt12out_of_rangeC",
    "_ZNSt12out_of_rangeD",
    "_ZNSt12system_errorC",
    "_ZNSt12system_errorD",
    "_ZNSt13runtime_errorC",
    "_ZNSt13runtime_errorD",
    "_ZNSt14overflow_errorC",
    "_ZNSt14overflow_errorD",
    "_ZNSt15underflow_errorC",
    "_ZNSt15underflow_errorD",
    "_ZNSt16invalid_argumentC",
    "_ZNSt16invalid_argumentD",
    "_ZNSt8bad_castD",
    "_ZNSt9bad_allocD",
    "_ZNSt9exceptionD",
];

pub const MEMBER: &[Row] = rows! { Plain; "std::exception", "std::exception(...)", |_| NOTHING; };

fn throws<T>(c: &Context<'_, '_>, what: &str) -> Got<T> {
    match c.handler() {
        Handler::None | Handler::Cleans => {
            fail(ErrorKind::Abort, format!("throws {what}, which nothing catches"))
        }
        Handler::Terminates => {
            fail(ErrorKind::Abort, format!("throws {what} out of a function that is `noexcept`"))
        }
        Handler::Catches => unsupported(format!(
            "C++ exceptions where a `catch` might get them (this throws {what}); return an error code instead, or \
             remove the `catch` to have the exception reported"
        )),
    }
}

fn throws_text(c: &Context<'_, '_>, what: &str) -> Outcome {
    throws(c, &format!("{what}: {}", c.message_text(c.arg(0))))
}

fn throws_code(c: &Context<'_, '_>, what: &str) -> Outcome {
    throws_code_of(c, what, c.int_arg(0))
}

/// An exception with an error code.
pub fn throws_code_of<T>(c: &Context<'_, '_>, what: &str, code: i32) -> Got<T> {
    throws(c, &format!("{what} (error {code})"))
}

/// `throw` in the program: the second argument is the type.
fn throw(c: &mut Context<'_, '_>) -> Outcome {
    let name = c.global_name(c.arg(1));
    let what = name.and_then(|name| readable(name.strip_prefix("_ZTI")?));
    throws(c, what.as_deref().unwrap_or("an exception"))
}

/// A type's name as it stands in the source; none if it is more than names in namespaces.
fn readable(mangled: &str) -> Option<String> {
    let (mut rest, is_nested) = match mangled.strip_prefix('N') {
        Some(rest) => (rest.strip_suffix('E')?, true),
        None => (mangled, false),
    };
    let mut parts = Vec::new();
    if let Some(after) = rest.strip_prefix("St") {
        parts.push("std");
        rest = after;
    }
    while !rest.is_empty() {
        let digits = rest.find(|letter: char| !letter.is_ascii_digit())?;
        let len: usize = rest[..digits].parse().ok()?;
        parts.push(rest.get(digits..digits + len)?);
        rest = &rest[digits + len..];
    }
    let is_fine = is_nested || parts.len() == 1 || (parts.len() == 2 && parts[0] == "std");
    is_fine.then(|| parts.join("::"))
}

/// A precondition of the C++ library that does not hold.
fn fail_assertion(c: &mut Context<'_, '_>) -> Outcome {
    let (function, condition) = (c.message_text(c.arg(2)), c.message_text(c.arg(3)));
    let name = function.split('(').next().and_then(|name| name.split_whitespace().last()).unwrap_or("");
    fail(ErrorKind::Assertion, format!("`{condition}` does not hold in {name} of the C++ library"))
}

#[cfg(test)]
mod tests {
    use super::readable;

    #[test]
    fn names_of_types_are_readable() {
        assert_eq!(readable("St13runtime_error").as_deref(), Some("std::runtime_error"));
        assert_eq!(readable("7Failure").as_deref(), Some("Failure"));
        assert_eq!(readable("N3app7FailureE").as_deref(), Some("app::Failure"));
        assert_eq!(readable("i"), None);
        assert_eq!(readable("9"), None);
    }
}
