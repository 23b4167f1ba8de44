//! What the library needs in a module before it is loaded: variables of glibc and libstdc++ that the program
//! only declares, and memory of its own.

use super::text::characters::{case_table, class_table};
use super::{
    categories, characters, cleanup, cpp, environment, input_output, intrinsics, replaced, signals,
    thread_names, threads, waits,
};
use selvedge_bytecode::{AddressSpace, Function, Global, Module};

/// Threads that any program can have.
const THREADS: usize = 32;

/// Gives known external variables their contents, and adds the variables and functions that rows of this
/// program use.
pub(crate) fn prepare(module: &mut Module) {
    replaced::replace(module);
    for at in 0..module.globals.len() {
        if module.globals[at].is_external {
            define(&mut module.globals[at]);
        }
    }
    if let Some(at) = module.globals.iter().position(|global| global.is_external && global.name == "environ")
    {
        // No variables: the list consists of its end.
        let list = add(module, "__selvedge_environment", vec![0; 8], true);
        module.globals[at].bytes = list.to_le_bytes().to_vec();
        module.globals[at].is_external = false;
    }
    let uses = |module: &Module, names: &[&str]| {
        module
            .functions
            .iter()
            .any(|function| !function.is_defined() && names.contains(&function.name.as_str()))
    };
    if uses(module, &["__ctype_b_loc"]) {
        add_table(module, characters::CLASSES, class_table(), 2);
    }
    if uses(module, &["__ctype_tolower_loc"]) {
        add_table(module, characters::LOWER, case_table(u8::to_ascii_lowercase), 4);
    }
    if uses(module, &["__ctype_toupper_loc"]) {
        add_table(module, characters::UPPER, case_table(u8::to_ascii_uppercase), 4);
    }
    if uses(module, &["strerror", "strerror_r"]) {
        let text = [input_output::ERROR_TEXT, b"\0"].concat();
        add(module, environment::ERROR_TEXT, text, true);
    }
    if uses(module, &["setlocale"]) {
        add(module, characters::LOCALE, b"C\0".to_vec(), true);
    }
    if uses(module, &["sigaction", "signal"]) {
        add(module, signals::ACTIONS, vec![0; signals::ACTIONS_SIZE], false);
    }
    if uses(module, &["pthread_sigmask", "sigprocmask"]) {
        add(module, signals::MASKS, vec![0; 8 * THREADS], false);
    }
    if uses(module, &["pthread_getname_np", "pthread_setname_np"]) {
        add(module, thread_names::NAMES, vec![0; thread_names::SLOT * THREADS], false);
    }
    if uses(module, &["__pthread_register_cancel", "__pthread_unregister_cancel"]) {
        add(module, cleanup::OPEN, vec![0; 8], false);
        module.globals.last_mut().expect("one was added").is_thread_local = true;
    }
    if uses(module, &["pthread_setcancelstate", "pthread_setcanceltype"]) {
        add(module, threads::CANCELLATION, vec![0; 8], false);
        module.globals.last_mut().expect("one was added").is_thread_local = true;
    }
    if uses(module, intrinsics::ATOMIC) {
        add(module, intrinsics::ATOMIC_LOCK, vec![0; 4], false);
        module.globals.last_mut().expect("one was added").source_name = Some("__VERIFIER_atomic".to_owned());
    }
    categories::prepare(module, add);
    if module.functions.iter().any(|function| function.name.starts_with("_ZNSt8__detail13__waiter_base")) {
        add(module, waits::COUNTER, vec![0; 8], true);
    }
    if uses(module, &["__once_proxy"]) && !module.globals.iter().any(|global| global.name == cpp::ONCE_CALL) {
        add(module, cpp::ONCE_CALL, vec![0; 8], false);
        module.globals.last_mut().expect("one was added").is_thread_local = true;
    }
    if module.functions.iter().any(|function| function.name.starts_with("_ZNSt6thread15_M_start_thread")) {
        let (name, registers) = (cpp::RUN_STATE.to_owned(), 1);
        let source_name = Some("std::thread".to_owned());
        module.functions.push(Function { name, source_name, params: 1, registers, ..Function::default() });
    }
}

/// Contents of a variable of the C or C++ library.
fn define(global: &mut Global) {
    let is_constant = match global.name.as_str() {
        // A stream is nothing but an address; that of the variable itself serves as well as any.
        "stdin" | "stdout" | "stderr" => {
            global.bytes = global.address.to_le_bytes().to_vec();
            true
        }
        // Reference counts are then always atomic.
        "__libc_single_threaded" => true,
        "_ZSt7nothrow" => true,
        "_ZSt15__once_callable" | cpp::ONCE_CALL => false,
        _ => return,
    };
    global.is_external = false;
    global.is_constant = is_constant;
    global.size = global.size.max(1);
}

/// Adds a table as glibc has it, and the variable that points to its entry for character 0.
fn add_table(module: &mut Module, name: &str, bytes: Vec<u8>, entry: u64) {
    let table = add(module, &format!("{name}_table"), bytes, true);
    let zero = table + entry * characters_below_zero();
    add(module, name, zero.to_le_bytes().to_vec(), true);
}

fn characters_below_zero() -> u64 {
    u64::from(super::text::characters::TABLE.start.unsigned_abs())
}

/// Adds a variable behind all others; gives its address.
fn add(module: &mut Module, name: &str, bytes: Vec<u8>, is_constant: bool) -> u64 {
    let end = module.globals.iter().map(|global| global.address + global.size).max();
    let address = end.unwrap_or(AddressSpace::GLOBALS).next_multiple_of(16) + AddressSpace::GAP;
    let size = bytes.len() as u64;
    module.globals.push(Global {
        name: name.to_owned(),
        address,
        size,
        align: 8,
        bytes,
        is_constant,
        ..Global::default()
    });
    address
}
