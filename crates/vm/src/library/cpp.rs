//! What libstdc++ keeps in its library: threads, condition variables and odds and ends. Containers and
//! exceptions have files of their own.
//!
//! Mutexes, locks, `call_once`, shared pointers and the like are code in headers, over rows of other files.

use super::condition;
use super::context::{Context, Got, NOTHING, Outcome, fail, give};
use super::environment::fixed;
use super::sleepers::ALL;
use super::{futex, rows, threads, waits};
use crate::interner::Queue;
use crate::{ErrorKind, Row};

pub const ROWS: &[Row] = rows! { Lock;
    "_ZNSt18condition_variable10notify_allEv", "std::condition_variable::notify_all()", |c| { condition::wake(c, c.arg(0), ALL)?; NOTHING };
    "_ZNSt18condition_variable10notify_oneEv", "std::condition_variable::notify_one()", |c| { condition::wake(c, c.arg(0), 1)?; NOTHING };
    "_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE", "std::condition_variable::wait(std::unique_lock<std::mutex> &)", wait;
    "_ZNSt18condition_variableC1Ev", "std::condition_variable::condition_variable()", |c| { condition::init(c, c.arg(0))?; NOTHING };
    "_ZNSt18condition_variableC2Ev", "std::condition_variable::condition_variable()", |c| { condition::init(c, c.arg(0))?; NOTHING };
    "_ZNSt18condition_variableD1Ev", "std::condition_variable::~condition_variable()", |c| { condition::destroy(c, c.arg(0))?; NOTHING };
    "_ZNSt18condition_variableD2Ev", "std::condition_variable::~condition_variable()", |c| { condition::destroy(c, c.arg(0))?; NOTHING };
    "_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj", "std::__atomic_futex_unsigned_base::_M_futex_notify_all(unsigned *)", |c| { futex::wake(c, Queue::at(c.arg(0)), 4, ALL)?; NOTHING };
    "_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE", "std::__atomic_futex_unsigned_base::_M_futex_wait_until(unsigned *, unsigned, bool, seconds, nanoseconds)", waits::futex_wait;
    "_ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE", "std::__atomic_futex_unsigned_base::_M_futex_wait_until_steady(unsigned *, unsigned, bool, seconds, nanoseconds)", waits::futex_wait;
    "_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE", "std::thread::_M_start_thread(std::unique_ptr<_State>, void (*)())", start;
    "_ZNSt6thread20hardware_concurrencyEv", "std::thread::hardware_concurrency()", |c| fixed(c, "std::thread::hardware_concurrency", 4);
    "_ZNSt6thread4joinEv", "std::thread::join()", |c| { let thread = joinable(c, "joins")?; threads::join(c, thread)?; c.store(c.arg(0), 8, 0)?; NOTHING };
    "_ZNSt6thread6_StateD1Ev", "std::thread::_State::~_State()", |_| NOTHING;
    "_ZNSt6thread6_StateD2Ev", "std::thread::_State::~_State()", |_| NOTHING;
    "_ZNSt6thread6detachEv", "std::thread::detach()", |c| { let thread = joinable(c, "detaches")?; threads::detach(c, thread)?; c.store(c.arg(0), 8, 0)?; NOTHING };
    "__selvedge_run_thread_state", "void (std::thread::_State *)", run_state;
};

pub const RUNTIME: &[Row] = rows! { Plain;
    "_ZNSaIcEC1ERKS_", "std::allocator<char>::allocator(const std::allocator<char> &)", |_| NOTHING;
    "_ZNSaIcEC1Ev", "std::allocator<char>::allocator()", |_| NOTHING;
    "_ZNSaIcEC2ERKS_", "std::allocator<char>::allocator(const std::allocator<char> &)", |_| NOTHING;
    "_ZNSaIcEC2Ev", "std::allocator<char>::allocator()", |_| NOTHING;
    "_ZNSaIcED1Ev", "std::allocator<char>::~allocator()", |_| NOTHING;
    "_ZNSaIcED2Ev", "std::allocator<char>::~allocator()", |_| NOTHING;
    "_ZNSt13__future_base12_Result_baseC2Ev", "std::__future_base::_Result_base::_Result_base()", |c| { c.store(c.arg(0) + 8, 8, 0)?; NOTHING };
    "_ZNSt13__future_base12_Result_baseD2Ev", "std::__future_base::_Result_base::~_Result_base()", |_| NOTHING;
    "_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv", "std::exception_ptr::_M_release()", |_| NOTHING;
    "_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv", "std::exception_ptr::_M_addref()", |_| NOTHING;
    "_ZNSt15__exception_ptr13exception_ptrC1EPv", "std::exception_ptr::exception_ptr(void *)", |c| { c.store(c.arg(0), 8, c.arg(1))?; NOTHING };
    "_ZNSt15__exception_ptr13exception_ptrD1Ev", "std::exception_ptr::~exception_ptr()", |_| NOTHING;
    "_ZNSt8ios_base4InitC1Ev", "std::ios_base::Init::Init()", |_| NOTHING;
    "_ZNSt8ios_base4InitD1Ev", "std::ios_base::Init::~Init()", |_| NOTHING;
    "_ZSt11_Hash_bytesPKvmm", "std::_Hash_bytes(const void *, size_t, size_t)", hash;
    "_ZSt17current_exceptionv", "std::current_exception()", |c| { c.store(c.arg(0), 8, 0)?; NOTHING };
    "_ZSt18uncaught_exceptionv", "std::uncaught_exception()", |_| give(0);
    "_ZSt19uncaught_exceptionsv", "std::uncaught_exceptions()", |_| give(0);
    "__cxa_deleted_virtual", "void (void)", |_| fail(ErrorKind::Abort, "calls a deleted virtual function");
    "__cxa_pure_virtual", "void (void)", |_| fail(ErrorKind::Abort, "calls a pure virtual function");
    "__gxx_personality_v0", "int (...)", |_| NOTHING;
    "__once_proxy", "void (void)", run_once;
    "__tsan_acquire", "void (void *)", |_| NOTHING;
    "__tsan_mutex_create", "void (void *, unsigned)", |_| NOTHING;
    "__tsan_mutex_destroy", "void (void *, unsigned)", |_| NOTHING;
    "__tsan_mutex_post_lock", "void (void *, unsigned, int)", |_| NOTHING;
    "__tsan_mutex_post_signal", "void (void *, unsigned)", |_| NOTHING;
    "__tsan_mutex_post_unlock", "void (void *, unsigned)", |_| NOTHING;
    "__tsan_mutex_pre_lock", "void (void *, unsigned)", |_| NOTHING;
    "__tsan_mutex_pre_signal", "void (void *, unsigned)", |_| NOTHING;
    "__tsan_mutex_pre_unlock", "int (void *, unsigned)", |_| give(0);
    "__tsan_release", "void (void *)", |_| NOTHING;
};

/// Runs the state of a `std::thread`; not a function of libstdc++ but what [`start`] starts.
pub const RUN_STATE: &str = "__selvedge_run_thread_state";
/// What `std::call_once` wants to run: a variable of each thread.
pub const ONCE_CALL: &str = "_ZSt11__once_call";

/// A virtual table as seen from an object: the complete destructor, the deleting destructor, then `_M_run`.
const DELETE_SLOT: u64 = 8;
const RUN_SLOT: u64 = 16;

/// The second argument is the address of a `unique_ptr`, which the new thread takes over.
fn start(c: &mut Context<'_, '_>) -> Outcome {
    let owner = c.arg(1);
    let state = c.load(owner, 8)?;
    c.store(owner, 8, 0)?;
    let function = c.function(RUN_STATE);
    threads::spawn(c, Some(c.arg(0)), function, state)?;
    NOTHING
}

fn run_state(c: &mut Context<'_, '_>) -> Outcome {
    let state = c.arg(0);
    let table = c.load(state, 8)?;
    let run = c.load(table + RUN_SLOT, 8)?;
    c.call(run, &[state])?;
    let delete = c.load(table + DELETE_SLOT, 8)?;
    c.call(delete, &[state])?;
    give(0)
}

/// The identifier in the `std::thread` that is the first argument.
fn joinable(c: &mut Context<'_, '_>, does: &str) -> Got {
    match c.load(c.arg(0), 8)? {
        0 => fail(ErrorKind::InvalidJoin, format!("{does} a std::thread that is not joinable")),
        thread => Ok(thread),
    }
}

/// A `unique_lock` starts with the address of its mutex.
fn wait(c: &mut Context<'_, '_>) -> Outcome {
    let mutex = c.load(c.arg(1), 8)?;
    condition::wait(c, c.arg(0), mutex, None)?;
    NOTHING
}

fn run_once(c: &mut Context<'_, '_>) -> Outcome {
    let variable = c.global(ONCE_CALL);
    let function = c.load(variable, 8)?;
    c.call(function, &[])?;
    NOTHING
}

/// Any function of the bytes will do, as long as it is always the same.
fn hash(c: &mut Context<'_, '_>) -> Outcome {
    let hash = c.rounds([0, c.arg(2) ^ 0xcbf2_9ce4_8422_2325], |c, state| {
        let (at, hash) = (state.get(c, 0), state.get(c, 1));
        if at == c.arg(1) {
            return Ok(Some(hash));
        }
        let byte = c.byte(c.arg(0) + at)?;
        state.set(0, at + 1);
        state.set(1, (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        Ok(None)
    })?;
    give(hash)
}
