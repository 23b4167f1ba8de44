//! From the parsed form of LLVM IR to bytecode.
//!
//! ```text
//! link ── which definition a name means ──┐
//! promote ── variables without memory ────┤
//! builder, instruction, memory, … ────────┴─▶ code ── simplify ── finish: registers, liveness, loops
//!                                                                       and dead memory
//! ```
//! What is parsed but not supported becomes an operation that says so when it is executed. Not here: what
//! library functions do (the machine knows them by name), whether an access is visible to other threads.

mod arithmetic;
mod builder;
mod call;
mod coalesce;
mod code;
mod constant;
mod dead;
mod debug;
mod finish;
mod fold;
mod huge;
mod indivisible;
mod instruction;
mod intrinsic;
mod layout;
mod link;
mod liveness;
mod made;
mod memory;
mod operator;
mod promote;
mod shape;
mod simplify;
mod target;
mod uses;

use crate::ir::{self, GlobalKind, Linkage};
use link::Linker;
use selvedge_bytecode::{Callee, Function, Module, Operation};
use selvedge_source::{Error, Source};

/// Functions of the library that neither read the program's memory nor make any of it visible to other
/// threads.
const HARMLESS: &[&str] = &[
    "__VERIFIER_assume",
    "__VERIFIER_loop_begin",
    "__VERIFIER_spin_start",
    "__VERIFIER_spin_end",
    "sched_yield",
    "thrd_yield",
    "pthread_yield",
    "usleep",
    "sleep",
];

/// Links modules into one program. Lowered are the functions that may be its entry (all that other files
/// could call) and what they mention, directly or not.
pub fn lower(modules: &[ir::Module]) -> Result<Module, Error> {
    lower_from(modules, "main")
}

/// Links modules into one program ([`lower`]) that starts with the function `entry`, which other files need
/// not see.
pub fn lower_from(modules: &[ir::Module], entry: &str) -> Result<Module, Error> {
    let mut linker = Linker::new(modules)?;
    mention_roots(&mut linker, entry);
    let constructors = constant::listed_functions(&mut linker, "llvm.global_ctors");
    let destructors = constant::listed_functions(&mut linker, "llvm.global_dtors");
    linker.output.constructors = constructors.into_iter().map(|(_, id)| id).collect();
    linker.output.destructors = destructors.into_iter().rev().map(|(_, id)| id).collect();
    loop {
        selvedge_stop::look();
        if let Some((id, origin)) = linker.functions_to_lower.pop_front() {
            lower_function(&mut linker, id.0 as usize, origin);
        } else if let Some((id, origin)) = linker.globals_to_fill.pop_front() {
            linker.fill(id, origin)?;
        } else {
            break;
        }
    }
    linker.check_addresses()?;
    Ok(linker.output)
}

/// Reads and lowers the files of one program.
pub fn compile(sources: &[Source]) -> Result<Module, Error> {
    compile_from(sources, "main")
}

/// Reads and lowers the files of one program ([`compile`]) that starts with the function `entry`.
pub fn compile_from(sources: &[Source], entry: &str) -> Result<Module, Error> {
    let modules = sources.iter().map(crate::parse).collect::<Result<Vec<_>, _>>()?;
    lower_from(&modules, entry)
}

/// Mentions the entry function and all functions that only their file can define.
fn mention_roots(linker: &mut Linker<'_>, entry: &str) {
    if let Some(origin) = linker.find(entry) {
        linker.target(origin);
    }
    for (number, module) in linker.modules.iter().enumerate() {
        for (at, global) in module.globals.iter().enumerate() {
            let GlobalKind::Function(function) = &global.kind else { continue };
            let is_root = global.linkage == Linkage::External || module.name(global.name) == entry;
            if function.is_definition && is_root {
                linker.target((number, ir::GlobalId(at as u32)));
            }
        }
    }
}

fn lower_function(linker: &mut Linker<'_>, id: usize, (number, global): link::Origin) {
    let GlobalKind::Function(function) = &linker.modules[number].global(global).kind else {
        unreachable!("only functions are queued")
    };
    let (mut code, made) = builder::build(linker, number, function);
    let name = linker.modules[number].name(linker.modules[number].global(global).name);
    indivisible::enclose(linker, name, &mut code);
    simplify::simplify(&mut code);
    let mut lowered = std::mem::take(&mut linker.output.functions[id]);
    let (functions, defined) = (&linker.output.functions, &linker.defined);
    let is_harmless = |operation: &Operation| match operation {
        // A function that is still to be lowered has no blocks yet, but is not the library's.
        Operation::Call { callee: Callee::Direct(id), .. } => {
            let callee: &Function = &functions[id.0 as usize];
            !defined.contains(&id.0) && HARMLESS.contains(&callee.name.as_str())
        }
        _ => false,
    };
    finish::finish(code, &mut lowered, &is_harmless);
    lowered.made = made;
    linker.output.functions[id] = lowered;
}
