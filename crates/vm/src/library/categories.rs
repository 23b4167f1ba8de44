//! The error categories of libstdc++: an object each, with a virtual table, so that the code of headers that
//! compares and asks them works.
//!
//! ```text
//! object:        its virtual table at 0; for the rows here: the address of its name at 8, its place in CATEGORIES at 16
//! virtual table: two destructors, name, message (for old strings), message, default_error_condition, equivalent twice
//! error_code, error_condition: the value (4 bytes) at 0, the address of its category at 8
//! std::string:   address of its characters at 0, length at 8, up to 15 characters and a zero at 16
//! ```
//! Categories of the program are classes of its own; what they do not override is here too.

use super::allocation::MALLOC_ALIGNMENT;
use super::context::{Context, Got, NOTHING, Outcome, Returned, give, truth, unsupported};
use super::input_output::ERROR_TEXT;
use super::rows;
use crate::Row;
use selvedge_bytecode::{AddressSpace, Function, Module};

pub const ROWS: &[Row] = rows! { Plain;
    "_ZNKSt10error_code23default_error_conditionEv", "std::error_code::default_error_condition()", |c| { let (value, category) = (c.load(c.arg(0), 4)?, c.load(c.arg(0) + 8, 8)?); let (value, category) = asked(c, category, value as i32)?; Ok(Returned::Two(value, category)) };
    "_ZNKSt3_V214error_category10_M_messageB5cxx11Ei", "std::error_category::_M_message(int)", |_| unsupported("messages of error categories as strings of the old ABI (std::error_category::message)");
    "_ZNKSt3_V214error_category10equivalentERKSt10error_codei", "std::error_category::equivalent(const std::error_code &, int)", has_code;
    "_ZNKSt3_V214error_category10equivalentEiRKSt15error_condition", "std::error_category::equivalent(int, const std::error_condition &)", has_condition;
    "_ZNKSt3_V214error_category23default_error_conditionEi", "std::error_category::default_error_condition(int)", |c| { let (value, category) = condition(c, c.arg(0), c.int_arg(1))?; Ok(Returned::Two(value, category)) };
    "_ZNSt3_V214error_categoryD2Ev", "std::error_category::~error_category()", |_| NOTHING;
    "_ZNSt3_V215system_categoryEv", "std::system_category()", |c| object(c, SYSTEM);
    "_ZNSt3_V216generic_categoryEv", "std::generic_category()", |c| object(c, GENERIC);
    "_ZSt15future_categoryv", "std::future_category()", |c| object(c, FUTURE);
    "_ZSt17iostream_categoryv", "std::iostream_category()", |c| object(c, IOSTREAM);
    "__selvedge_category_message", "std::error_category::message(int)", message;
    "__selvedge_category_name", "std::error_category::name()", |c| { let name = c.load(c.arg(0) + 8, 8)?; give(name) };
};

const SYSTEM: usize = 0;
const GENERIC: usize = 1;
const FUTURE: usize = 2;
const IOSTREAM: usize = 3;
/// What they are called, and the functions that give them.
const CATEGORIES: [(&str, &str); 4] = [
    ("system", "_ZNSt3_V215system_categoryEv"),
    ("generic", "_ZNSt3_V216generic_categoryEv"),
    ("future", "_ZSt15future_categoryv"),
    ("iostream", "_ZSt17iostream_categoryv"),
];
/// The functions of their virtual table.
const VIRTUAL: [&str; 8] = [
    "_ZNSt3_V214error_categoryD2Ev",
    "_ZNSt3_V214error_categoryD2Ev",
    "__selvedge_category_name",
    "_ZNKSt3_V214error_category10_M_messageB5cxx11Ei",
    "__selvedge_category_message",
    CONDITION,
    "_ZNKSt3_V214error_category10equivalentEiRKSt15error_condition",
    "_ZNKSt3_V214error_category10equivalentERKSt10error_codei",
];
const CONDITION: &str = "_ZNKSt3_V214error_category23default_error_conditionEi";
/// Where a virtual table has `default_error_condition`.
const CONDITION_SLOT: u64 = 40;
/// Error codes of the system that C++ has a name for: those are of the generic category, too.
const GENERIC_CODES: [std::ops::RangeInclusive<i32>; 17] = [
    0..=14,
    16..=40,
    42..=43,
    60..=63,
    67..=67,
    71..=71,
    74..=75,
    84..=84,
    88..=93,
    95..=95,
    97..=107,
    110..=111,
    113..=113,
    114..=115,
    125..=125,
    130..=130,
    131..=131,
];

fn global(category: usize) -> String {
    format!("__selvedge_{}_category", CATEGORIES[category].0)
}

/// Adds the objects to a module whose program asks for one of them; `add` adds a constant and gives its
/// address.
pub fn prepare(module: &mut Module, add: fn(&mut Module, &str, Vec<u8>, bool) -> u64) {
    let gives = |function: &Function| CATEGORIES.iter().any(|(_, gives)| *gives == function.name);
    if !module.functions.iter().any(|function| !function.is_defined() && gives(function)) {
        return;
    }
    let functions = VIRTUAL.map(|name| declared(module, name));
    // No description of the type but an address that is none of the program's: casts of them are refused by
    // that.
    let ty = add(module, "__selvedge_category_type", vec![0; 16], true);
    let words = [0, ty].into_iter().chain(functions);
    let table =
        add(module, "__selvedge_category_table", words.flat_map(u64::to_le_bytes).collect(), true) + 16;
    for (number, (name, _)) in CATEGORIES.iter().enumerate() {
        let text = [name.as_bytes(), b"\0"].concat();
        let text = add(module, &format!("{}_name", global(number)), text, true);
        let words = [table, text, number as u64];
        add(module, &global(number), words.iter().flat_map(|word| word.to_le_bytes()).collect(), true);
    }
}

/// The address of a function, declared if need be.
fn declared(module: &mut Module, name: &str) -> u64 {
    let known = module.functions.iter().position(|function| function.name == name);
    let number = known.unwrap_or_else(|| {
        module.functions.push(Function { name: name.to_owned(), ..Function::default() });
        module.functions.len() - 1
    });
    AddressSpace::function(number as u32)
}

fn object(c: &mut Context<'_, '_>, category: usize) -> Outcome {
    let object = c.global(&global(category));
    give(object)
}

/// Which of the library's categories an object is; none if it is one of the program.
fn number(c: &mut Context<'_, '_>, object: u64) -> Option<usize> {
    let name = c.global_name(object)?;
    (0..CATEGORIES.len()).find(|category| global(*category) == name)
}

/// The value and category of the condition that an error code stands for.
fn condition(c: &mut Context<'_, '_>, category: u64, code: i32) -> Got<(u64, u64)> {
    let is_generic = GENERIC_CODES.iter().any(|codes| codes.contains(&code));
    let category = match number(c, category) {
        Some(SYSTEM) if is_generic => c.global(&global(GENERIC)),
        _ => category,
    };
    Ok((u64::from(code as u32), category))
}

/// The condition that an error code stands for by the category's virtual function, unless that is one of the
/// program.
fn asked(c: &mut Context<'_, '_>, category: u64, code: i32) -> Got<(u64, u64)> {
    let table = c.load(category, 8)?;
    let function = c.load(table + CONDITION_SLOT, 8)?;
    let known = c.once(|call| call.function(CONDITION).unwrap_or(0));
    match function == known {
        true => condition(c, category, code),
        false => unsupported("an error category with a default_error_condition of its own"),
    }
}

/// Whether an error code of this category stands for a condition.
fn has_condition(c: &mut Context<'_, '_>) -> Outcome {
    let condition = asked(c, c.arg(0), c.int_arg(1))?;
    let other = (c.load(c.arg(2), 4)?, c.load(c.arg(2) + 8, 8)?);
    truth(condition == other)
}

/// Whether a condition of this category is what an error code stands for.
fn has_code(c: &mut Context<'_, '_>) -> Outcome {
    let (value, category) = (c.load(c.arg(1), 4)?, c.load(c.arg(1) + 8, 8)?);
    truth(category == c.arg(0) && value == c.arg(2) & 0xFFFF_FFFF)
}

fn message(c: &mut Context<'_, '_>) -> Outcome {
    let text = match (number(c, c.arg(1)), c.int_arg(2)) {
        (Some(FUTURE), 1) => &b"Future already retrieved"[..],
        (Some(FUTURE), 2) => b"Promise already satisfied",
        (Some(FUTURE), 3) => b"No associated state",
        (Some(FUTURE), 4) => b"Broken promise",
        (Some(IOSTREAM), 1) => b"iostream error",
        (Some(FUTURE | IOSTREAM), _) => b"Unknown error",
        _ => ERROR_TEXT,
    };
    store_string(c, c.arg(0), text)?;
    NOTHING
}

/// Makes a `std::string`.
fn store_string(c: &mut Context<'_, '_>, to: u64, text: &[u8]) -> Got<()> {
    const LOCAL: usize = 15;
    let mut characters = to + 16;
    if text.len() > LOCAL {
        characters = c.allocate(text.len() as u64 + 1, MALLOC_ALIGNMENT, false)?;
        c.store(to + 16, 8, text.len() as u64)?;
    }
    c.store_bytes(characters, text)?;
    c.store(characters + text.len() as u64, 1, 0)?;
    c.store(to, 8, characters)?;
    c.store(to + 8, 8, text.len() as u64)
}
