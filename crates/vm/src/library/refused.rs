//! What is known and not supported: the message says why, where an unknown function could only be named.

use super::context::unsupported;
use super::rows;
use crate::Row;

pub const ROWS: &[Row] = rows! { Plain;
    "__VERIFIER_make_symbolic", "int (...)", |_| unsupported("__VERIFIER_make_symbolic");
    "__isoc23_fscanf", "int (...)", |_| unsupported("reading input (__isoc23_fscanf)");
    "__isoc23_scanf", "int (...)", |_| unsupported("reading input (__isoc23_scanf)");
    "__isoc23_sscanf", "int (...)", |_| unsupported("reading input (__isoc23_sscanf)");
    "__isoc99_fscanf", "int (...)", |_| unsupported("reading input (__isoc99_fscanf)");
    "__isoc99_scanf", "int (...)", |_| unsupported("reading input (__isoc99_scanf)");
    "__isoc99_sscanf", "int (...)", |_| unsupported("reading input (__isoc99_sscanf)");
    "__longjmp_chk", "int (...)", |_| unsupported("jumping between functions (longjmp)");
    "_longjmp", "int (...)", |_| unsupported("jumping between functions (_longjmp)");
    "_pthread_cleanup_pop", "int (...)", |_| unsupported("cancelling threads and clean-up handlers (_pthread_cleanup_pop)");
    "_pthread_cleanup_push", "int (...)", |_| unsupported("cancelling threads and clean-up handlers (_pthread_cleanup_push)");
    "alarm", "int (...)", |_| unsupported("signals (alarm)");
    "asctime", "int (...)", |_| unsupported("calendar time (asctime)");
    "at_quick_exit", "int (...)", |_| unsupported("at_quick_exit; use atexit");
    "brk", "int (...)", |_| unsupported("mapping memory (brk); use malloc");
    "clearenv", "int (...)", |_| unsupported("changing the environment (clearenv)");
    "clearerr", "int (...)", |_| unsupported("files (clearerr)");
    "clone", "int (...)", |_| unsupported("other processes (clone)");
    "close", "int (...)", |_| unsupported("files (close)");
    "creat", "int (...)", |_| unsupported("files (creat)");
    "ctime", "int (...)", |_| unsupported("calendar time (ctime)");
    "dlopen", "int (...)", |_| unsupported("dlopen");
    "dlsym", "int (...)", |_| unsupported("dlsym");
    "epoll_wait", "int (...)", |_| unsupported("epoll_wait");
    "eventfd", "int (...)", |_| unsupported("eventfd");
    "execl", "int (...)", |_| unsupported("other processes (execl)");
    "execlp", "int (...)", |_| unsupported("other processes (execlp)");
    "execv", "int (...)", |_| unsupported("other processes (execv)");
    "execve", "int (...)", |_| unsupported("other processes (execve)");
    "execvp", "int (...)", |_| unsupported("other processes (execvp)");
    "fclose", "int (...)", |_| unsupported("files (fclose)");
    "fdopen", "int (...)", |_| unsupported("files (fdopen)");
    "feof", "int (...)", |_| unsupported("files (feof)");
    "ferror", "int (...)", |_| unsupported("files (ferror)");
    "fgetc", "int (...)", |_| unsupported("files (fgetc)");
    "fgets", "int (...)", |_| unsupported("files (fgets)");
    "fopen", "int (...)", |_| unsupported("files (fopen)");
    "fopen64", "int (...)", |_| unsupported("files (fopen64)");
    "fork", "int (...)", |_| unsupported("other processes (fork)");
    "fread", "int (...)", |_| unsupported("files (fread)");
    "freopen", "int (...)", |_| unsupported("files (freopen)");
    "fscanf", "int (...)", |_| unsupported("reading input (fscanf)");
    "fseek", "int (...)", |_| unsupported("files (fseek)");
    "ftell", "int (...)", |_| unsupported("files (ftell)");
    "getc", "int (...)", |_| unsupported("files (getc)");
    "getchar", "int (...)", |_| unsupported("reading input (getchar)");
    "getcontext", "int (...)", |_| unsupported("jumping between functions (getcontext)");
    "getdelim", "int (...)", |_| unsupported("reading input (getdelim)");
    "getline", "int (...)", |_| unsupported("reading input (getline)");
    "gets", "int (...)", |_| unsupported("reading input (gets)");
    "gmtime", "int (...)", |_| unsupported("calendar time (gmtime)");
    "gmtime_r", "int (...)", |_| unsupported("calendar time (gmtime_r)");
    "ioctl", "int (...)", |_| unsupported("ioctl");
    "kill", "int (...)", |_| unsupported("signals (kill)");
    "klee_assume", "int (...)", |_| unsupported("klee_assume");
    "klee_make_symbolic", "int (...)", |_| unsupported("klee_make_symbolic");
    "localtime", "int (...)", |_| unsupported("calendar time (localtime)");
    "localtime_r", "int (...)", |_| unsupported("calendar time (localtime_r)");
    "longjmp", "int (...)", |_| unsupported("jumping between functions (longjmp)");
    "lseek", "int (...)", |_| unsupported("files (lseek)");
    "makecontext", "int (...)", |_| unsupported("jumping between functions (makecontext)");
    "mkstemp", "int (...)", |_| unsupported("files (mkstemp)");
    "mktime", "int (...)", |_| unsupported("calendar time (mktime)");
    "mmap", "int (...)", |_| unsupported("mapping memory (mmap); use malloc");
    "mmap64", "int (...)", |_| unsupported("mapping memory (mmap64); use malloc");
    "mprotect", "int (...)", |_| unsupported("mapping memory (mprotect); use malloc");
    "mremap", "int (...)", |_| unsupported("mapping memory (mremap); use malloc");
    "munmap", "int (...)", |_| unsupported("mapping memory (munmap); use malloc");
    "on_exit", "int (...)", |_| unsupported("on_exit; use atexit");
    "open", "int (...)", |_| unsupported("files (open)");
    "open64", "int (...)", |_| unsupported("files (open64)");
    "openat", "int (...)", |_| unsupported("files (openat)");
    "opendir", "int (...)", |_| unsupported("files (opendir)");
    "pause", "int (...)", |_| unsupported("signals (pause)");
    "pipe", "int (...)", |_| unsupported("files (pipe)");
    "poll", "int (...)", |_| unsupported("poll");
    "popen", "int (...)", |_| unsupported("other processes (popen)");
    "posix_spawn", "int (...)", |_| unsupported("other processes (posix_spawn)");
    "pread", "int (...)", |_| unsupported("reading input (pread)");
    "pthread_cancel", "int (...)", |_| unsupported("cancelling threads and clean-up handlers (pthread_cancel)");
    "pthread_clockjoin_np", "int (...)", |_| unsupported("pthread_clockjoin_np");
    "pthread_getaffinity_np", "int (...)", |_| unsupported("pthread_getaffinity_np");
    "pthread_getattr_np", "int (...)", |_| unsupported("pthread_getattr_np");
    "pthread_getcpuclockid", "int (...)", |_| unsupported("pthread_getcpuclockid");
    "pthread_getschedparam", "int (...)", |_| unsupported("pthread_getschedparam");
    "pthread_kill", "int (...)", |_| unsupported("signals (pthread_kill)");
    "pthread_sigqueue", "int (...)", |_| unsupported("signals (pthread_sigqueue)");
    "pthread_timedjoin_np", "int (...)", |_| unsupported("pthread_timedjoin_np");
    "pthread_tryjoin_np", "int (...)", |_| unsupported("pthread_tryjoin_np");
    "putenv", "int (...)", |_| unsupported("changing the environment (putenv)");
    "qsort_r", "int (...)", |_| unsupported("qsort_r");
    "read", "int (...)", |_| unsupported("reading input (read)");
    "remove", "int (...)", |_| unsupported("files (remove)");
    "rename", "int (...)", |_| unsupported("files (rename)");
    "rewind", "int (...)", |_| unsupported("files (rewind)");
    "sbrk", "int (...)", |_| unsupported("mapping memory (sbrk); use malloc");
    "scanf", "int (...)", |_| unsupported("reading input (scanf)");
    "sched_getaffinity", "int (...)", |_| unsupported("sched_getaffinity");
    "sched_setscheduler", "int (...)", |_| unsupported("sched_setscheduler");
    "select", "int (...)", |_| unsupported("select");
    "setcontext", "int (...)", |_| unsupported("jumping between functions (setcontext)");
    "setenv", "int (...)", |_| unsupported("changing the environment (setenv)");
    "setitimer", "int (...)", |_| unsupported("signals (setitimer)");
    "shm_open", "int (...)", |_| unsupported("mapping memory (shm_open); use malloc");
    "siglongjmp", "int (...)", |_| unsupported("jumping between functions (siglongjmp)");
    "sigsuspend", "int (...)", |_| unsupported("signals (sigsuspend)");
    "sigtimedwait", "int (...)", |_| unsupported("signals (sigtimedwait)");
    "sigwait", "int (...)", |_| unsupported("signals (sigwait)");
    "sigwaitinfo", "int (...)", |_| unsupported("signals (sigwaitinfo)");
    "socket", "int (...)", |_| unsupported("files (socket)");
    "sscanf", "int (...)", |_| unsupported("reading input (sscanf)");
    "strftime", "int (...)", |_| unsupported("calendar time (strftime)");
    "strtok", "int (...)", |_| unsupported("strtok");
    "strtold", "int (...)", |_| unsupported("strtold");
    "swapcontext", "int (...)", |_| unsupported("jumping between functions (swapcontext)");
    "system", "int (...)", |_| unsupported("other processes (system)");
    "timer_create", "int (...)", |_| unsupported("signals (timer_create)");
    "tmpfile", "int (...)", |_| unsupported("files (tmpfile)");
    "ungetc", "int (...)", |_| unsupported("files (ungetc)");
    "unlink", "int (...)", |_| unsupported("files (unlink)");
    "unsetenv", "int (...)", |_| unsupported("changing the environment (unsetenv)");
    "vfork", "int (...)", |_| unsupported("other processes (vfork)");
    "vfscanf", "int (...)", |_| unsupported("reading input (vfscanf)");
    "vscanf", "int (...)", |_| unsupported("reading input (vscanf)");
    "vsscanf", "int (...)", |_| unsupported("reading input (vsscanf)");
    "wait", "int (...)", |_| unsupported("other processes (wait)");
    "waitpid", "int (...)", |_| unsupported("other processes (waitpid)");
    "wcslen", "int (...)", |_| unsupported("wcslen");
};

pub const CPP: &[Row] = rows! { Plain;
    "_Unwind_Resume", "void (...)", |_| unsupported("C++ exceptions (_Unwind_Resume); only those that nothing catches are modelled");
    "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE", "void (...)", |_| unsupported("C++ exceptions (_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE); only those that nothing catches are modelled");
    "__cxa_begin_catch", "void (...)", |_| unsupported("C++ exceptions (__cxa_begin_catch); only those that nothing catches are modelled");
    "__cxa_call_unexpected", "void (...)", |_| unsupported("C++ exceptions (__cxa_call_unexpected); only those that nothing catches are modelled");
    "__cxa_end_catch", "void (...)", |_| unsupported("C++ exceptions (__cxa_end_catch); only those that nothing catches are modelled");
    "__cxa_get_exception_ptr", "void (...)", |_| unsupported("C++ exceptions (__cxa_get_exception_ptr); only those that nothing catches are modelled");
    "__cxa_init_primary_exception", "void (...)", |_| unsupported("C++ exceptions (__cxa_init_primary_exception); only those that nothing catches are modelled");
    "__cxa_rethrow", "void (...)", |_| unsupported("C++ exceptions (__cxa_rethrow); only those that nothing catches are modelled");
};

/// Families of C++ functions, by how their names start.
const FAMILIES: &[(&[&str], &[Row])] = &[
    (super::exceptions::MEMBERS, super::exceptions::MEMBER),
    (
        &[
            "_ZNSo",
            "_ZStls",
            "_ZSt4endl",
            "_ZSt5flush",
            "_ZSt16__ostream_insert",
            "_ZNSt13basic_ostream",
            "_ZNSi",
            "_ZNSt9basic_ios",
            "_ZNKSt9basic_ios",
            "_ZNSt14basic_ofstream",
            "_ZNSt14basic_ifstream",
            "_ZNSt7__cxx1118basic_stringstream",
            "_ZNSt7__cxx1119basic_",
            "_ZStrs",
        ],
        rows! { Plain; "std::ostream", "std::ostream &(...)", |_| unsupported("C++ streams; use printf, or leave the output out, as nothing is printed anyway"); },
    ),
    (
        &["_ZNSt7__cxx1112basic_string", "_ZNKSt7__cxx1112basic_string"],
        rows! { Plain; "std::string", "std::string(...)", |_| unsupported("std::string, whose code is in the C++ library here; compile with -D_GLIBCXX_ASSERTIONS or -std=c++20, which have it in headers"); },
    ),
];

/// The row of a function of such a family.
pub fn by_prefix(name: &str) -> Option<&'static Row> {
    let family = FAMILIES.iter().find(|(starts, _)| starts.iter().any(|start| name.starts_with(start)));
    family.map(|(_, rows)| &rows[0])
}
