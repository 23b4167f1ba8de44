//! Several modules become one program: which definition a name means, and what is needed of it.
//!
//! Functions and globals get their number and address when they are first mentioned, starting from the
//! functions that the program may start with; what nothing mentions (most of a C++ header) is never lowered.

use super::debug::DebugInfo;
use super::layout::Layout;
use super::target;
use crate::ir::{self, GlobalKind, Linkage};
use rustc_hash::{FxHashMap, FxHashSet};
use selvedge_bytecode::{
    AddressSpace, Function, FunctionId, Global, GlobalId, Leaf, Module, Shape, ShapeId, TypeId,
};
use selvedge_source::{Error, Position, Span};
use std::collections::VecDeque;

/// What the name of a global value means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    Function(FunctionId),
    Variable(GlobalId),
    /// Each thread has its own; its address is no constant.
    ThreadLocal(GlobalId),
    /// Some address (an alias into the middle of something, or a weak symbol that is not there).
    Address(u64),
}

/// A function or global of a module: number of the module, number in it.
pub(super) type Origin = (usize, ir::GlobalId);

pub(super) struct Linker<'m> {
    pub modules: &'m [ir::Module<'m>],
    pub layouts: Vec<Layout<'m>>,
    pub debug: DebugInfo<'m>,
    pub output: Module,
    /// Functions with a body that are mentioned and not lowered yet.
    pub functions_to_lower: VecDeque<(FunctionId, Origin)>,
    /// Functions that have a body, lowered or not yet.
    pub defined: FxHashSet<u32>,
    /// Globals that are mentioned and not filled yet.
    pub globals_to_fill: VecDeque<(GlobalId, Origin)>,
    /// The definition (or declaration) that each name means to other modules.
    definitions: FxHashMap<&'m str, Origin>,
    targets: Vec<Vec<Option<Target>>>,
    /// Names of functions and globals of the output.
    taken: FxHashSet<String>,
    /// Functions without a body, by name.
    externals: FxHashMap<String, FunctionId>,
    shapes: FxHashMap<Shape, ShapeId>,
    next_address: u64,
}

/// An error at a line of a module.
pub(super) fn error(module: &ir::Module, line: u32, message: impl Into<String>) -> Error {
    Error {
        file: module.file.clone(),
        span: Span::default(),
        position: Position { line: line.max(1), column: 1 },
        line: String::new(),
        message: message.into(),
    }
}

impl<'m> Linker<'m> {
    pub fn new(modules: &'m [ir::Module<'m>]) -> Result<Linker<'m>, Error> {
        let layout = |module: &'m ir::Module<'m>| {
            let layout =
                Layout::new(module).and_then(|layout| target::check(&module.triple).map(|()| layout));
            layout.map_err(|message| error(module, 1, message))
        };
        let mut output = Module::default();
        Ok(Linker {
            modules,
            layouts: modules.iter().map(layout).collect::<Result<_, _>>()?,
            debug: DebugInfo::new(modules, &mut output),
            output,
            functions_to_lower: VecDeque::new(),
            defined: FxHashSet::default(),
            globals_to_fill: VecDeque::new(),
            definitions: definitions(modules)?,
            targets: modules.iter().map(|module| vec![None; module.globals.len()]).collect(),
            taken: FxHashSet::default(),
            externals: FxHashMap::default(),
            shapes: FxHashMap::default(),
            next_address: AddressSpace::GLOBALS,
        })
    }

    /// The definition that a name means, if any module has one that others may see.
    pub fn find(&self, name: &str) -> Option<Origin> {
        self.definitions.get(name).copied().filter(|origin| is_definition(self.global(*origin)))
    }

    pub fn global(&self, (module, id): Origin) -> &'m ir::Global {
        self.modules[module].global(id)
    }

    /// What a global value means where it is mentioned.
    pub fn target(&mut self, (module, id): Origin) -> Target {
        if let Some(known) = self.targets[module][id.index()] {
            return known;
        }
        let global = self.global((module, id));
        let name = self.modules[module].name(global.name);
        let chosen = match global.linkage.is_local() {
            true => (module, id),
            false => self.definitions.get(name).copied().unwrap_or((module, id)),
        };
        // An alias that leads back to itself finds this.
        self.targets[module][id.index()] = Some(Target::Address(0));
        let target =
            if chosen == (module, id) { self.create((module, id), name) } else { self.target(chosen) };
        self.targets[module][id.index()] = Some(target);
        target
    }

    fn create(&mut self, origin: Origin, name: &str) -> Target {
        let global = self.global(origin);
        match &global.kind {
            GlobalKind::Variable(variable) => {
                if global.linkage == Linkage::ExternWeak {
                    return Target::Address(0);
                }
                self.create_variable(origin, name, variable)
            }
            GlobalKind::Function(function) if function.is_definition => {
                let id = self.create_function(origin, name, function);
                self.defined.insert(id.0);
                self.functions_to_lower.push_back((id, origin));
                Target::Function(id)
            }
            GlobalKind::Function(function) => {
                // A weak reference to a function that is defined nowhere is null, but the machine has
                // pthreads.
                if global.linkage == Linkage::ExternWeak && !name.contains("pthread") {
                    return Target::Address(0);
                }
                let params =
                    function.params.iter().map(|param| self.layouts[origin.0].registers(param.ty) as u32);
                Target::Function(self.external(name, params.sum(), function.is_variadic))
            }
            GlobalKind::Alias(alias) => match alias.target.value {
                ir::Value::Global(to) => self.target((origin.0, to)),
                _ => self
                    .scalar(origin.0, alias.target)
                    .map_or(Target::Address(0), |address| Target::Address(address as u64)),
            },
            GlobalKind::IFunc(_) => Target::Function(self.external(name, 0, true)),
        }
    }

    /// The function of a name that the program only declares.
    pub fn external(&mut self, name: &str, params: u32, variadic: bool) -> FunctionId {
        if let Some(known) = self.externals.get(name) {
            return *known;
        }
        let id = FunctionId(self.output.functions.len() as u32);
        self.taken.insert(name.to_owned());
        self.externals.insert(name.to_owned(), id);
        self.output.functions.push(Function {
            name: name.to_owned(),
            params,
            variadic,
            ..Function::default()
        });
        id
    }

    fn create_function(&mut self, origin: Origin, name: &str, function: &ir::Function) -> FunctionId {
        let id = FunctionId(self.output.functions.len() as u32);
        let (name, renamed_from) = self.free_name(origin, name);
        let layout = &self.layouts[origin.0];
        let params = function.params.iter().map(|param| layout.registers(param.ty) as u32).sum();
        let source_name = self.debug.function_name(origin.0, function).or(renamed_from);
        let source_name = source_name.filter(|source_name| *source_name != name);
        let variadic = function.is_variadic;
        self.output.functions.push(Function { name, source_name, params, variadic, ..Function::default() });
        id
    }

    fn create_variable(&mut self, origin: Origin, name: &str, variable: &ir::Variable) -> Target {
        let id = GlobalId(self.output.globals.len() as u32);
        let (name, renamed_from) = self.free_name(origin, name);
        let layout = &self.layouts[origin.0];
        let size = layout.size(variable.ty);
        let align = if variable.align == 0 { layout.align(variable.ty) } else { variable.align };
        let address = self.next_address.checked_next_multiple_of(align).unwrap_or(u64::MAX);
        self.next_address = address.saturating_add(size).saturating_add(AddressSpace::GAP);
        let description = self.debug.variable(origin.0, variable, &mut self.output);
        let source_name = description.name.or(renamed_from).filter(|source_name| *source_name != name);
        self.output.globals.push(Global {
            name,
            source_name,
            address,
            size,
            align,
            bytes: Vec::new(),
            is_constant: variable.is_constant,
            is_thread_local: variable.is_thread_local,
            is_external: variable.initializer.is_none(),
            ty: description.ty,
            place: description.place,
        });
        self.globals_to_fill.push_back((id, origin));
        if variable.is_thread_local { Target::ThreadLocal(id) } else { Target::Variable(id) }
    }

    /// The name, or the name with a number if something else has it: `static` things of different files.
    /// Names that other modules may see are never changed.
    fn free_name(&mut self, origin: Origin, name: &str) -> (String, Option<String>) {
        let seen_elsewhere = self.definitions.get(name).is_some_and(|other| *other != origin);
        if !seen_elsewhere && self.taken.insert(name.to_owned()) {
            return (name.to_owned(), None);
        }
        for number in 1.. {
            let numbered = format!("{name}.{number}");
            if !self.definitions.contains_key(numbered.as_str()) && self.taken.insert(numbered.clone()) {
                return (numbered, Some(name.to_owned()));
            }
        }
        unreachable!("there are more numbers than names")
    }

    /// The address that a target is at; none for thread-local variables.
    pub fn address(&self, target: Target) -> Option<u64> {
        match target {
            Target::Function(id) => Some(AddressSpace::function(id.0)),
            Target::Variable(id) => Some(self.output.globals[id.0 as usize].address),
            Target::ThreadLocal(_) => None,
            Target::Address(address) => Some(address),
        }
    }

    /// The end of the addresses that globals take.
    pub fn check_addresses(&self) -> Result<(), Error> {
        if self.next_address <= AddressSpace::GLOBALS_END {
            return Ok(());
        }
        Err(error(
            &self.modules[0],
            1,
            "the global variables take more than the 1 TiB that there is for them",
        ))
    }

    /// How a structure that consists of these scalars is copied.
    pub fn shape(&mut self, module: usize, ty: ir::TypeId) -> Option<ShapeId> {
        // Copies of arrays repeat the shape of the element.
        let mut ty = ty;
        while let ir::Type::Array { element, .. } = self.modules[module].resolved(ty) {
            ty = *element;
        }
        let layout = &self.layouts[module];
        let scalars = layout.leaves(ty)?;
        // What is padding of one member of a union may be part of another.
        if layout.has_union_with_padding(ty) {
            return None;
        }
        let mut leaves = Vec::new();
        for leaf in scalars.iter() {
            pieces(leaf.kind.bytes(), |offset, bytes| {
                leaves.push(Leaf { offset: leaf.offset + offset, bytes });
            });
        }
        let size = layout.size(ty);
        (size > 0 && !leaves.is_empty()).then(|| self.intern_shape(Shape { size, leaves }))
    }

    pub fn intern_shape(&mut self, shape: Shape) -> ShapeId {
        let next = ShapeId(self.output.shapes.len() as u32);
        let id = *self.shapes.entry(shape.clone()).or_insert(next);
        if id == next {
            self.output.shapes.push(shape);
        }
        id
    }
}

/// What the debug information says about a variable.
#[derive(Default)]
pub(super) struct Description {
    pub name: Option<String>,
    pub ty: Option<TypeId>,
    pub place: u32,
}

/// Splits bytes into accesses of 8, 4, 2 and 1 bytes: `(offset, bytes)`.
pub(super) fn pieces(bytes: u64, mut see: impl FnMut(u64, u8)) {
    let mut offset = 0;
    while offset < bytes {
        let piece = match bytes - offset {
            8.. => 8,
            4.. => 4,
            2.. => 2,
            _ => 1,
        };
        see(offset, piece);
        offset += piece as u64;
    }
}

fn is_definition(global: &ir::Global) -> bool {
    match &global.kind {
        GlobalKind::Variable(variable) => variable.initializer.is_some(),
        GlobalKind::Function(function) => function.is_definition,
        GlobalKind::Alias(_) | GlobalKind::IFunc(_) => true,
    }
}

/// How much a global value insists on being what its name means.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Strength {
    WeakReference,
    Declaration,
    /// A copy of something defined elsewhere.
    Copy,
    Common(u64),
    Weak,
    Strong,
}

fn strength(module: &ir::Module, global: &ir::Global) -> Strength {
    match global.linkage {
        _ if !is_definition(global) && global.linkage == Linkage::ExternWeak => Strength::WeakReference,
        _ if !is_definition(global) => Strength::Declaration,
        Linkage::AvailableExternally => Strength::Copy,
        Linkage::Common => match &global.kind {
            // The largest of common definitions wins.
            GlobalKind::Variable(variable) => {
                Strength::Common(Layout::new(module).map_or(0, |layout| layout.size(variable.ty)))
            }
            _ => Strength::Common(0),
        },
        linkage if linkage.is_mergeable() => Strength::Weak,
        _ => Strength::Strong,
    }
}

fn definitions<'m>(modules: &'m [ir::Module<'_>]) -> Result<FxHashMap<&'m str, Origin>, Error> {
    let mut chosen: FxHashMap<&str, (Strength, Origin)> = FxHashMap::default();
    for (number, module) in modules.iter().enumerate() {
        for (at, global) in module.globals.iter().enumerate() {
            let name = module.name(global.name);
            let is_special = global.linkage == Linkage::Appending || name.starts_with("llvm.");
            if global.linkage.is_local() || is_special {
                continue;
            }
            let candidate = (strength(module, global), (number, ir::GlobalId(at as u32)));
            let best = chosen.entry(name).or_insert(candidate);
            if best.0 == Strength::Strong && candidate.0 == Strength::Strong && best.1 != candidate.1 {
                let other = &modules[best.1.0];
                let message = format!(
                    "`{name}` is defined here and in {}; two files of one program cannot both define it",
                    source_name(other)
                );
                return Err(Error {
                    file: source_name(module).to_owned(),
                    ..error(module, global.line, message)
                });
            }
            if candidate.0 > best.0 {
                *best = candidate;
            }
        }
    }
    Ok(chosen.into_iter().map(|(name, (_, origin))| (name, origin)).collect())
}

fn source_name<'m>(module: &'m ir::Module<'_>) -> &'m str {
    &module.file
}
