//! What the debug information says: places, names, types.
//!
//! Nodes are parsed when something first needs them. What is missing or not understood is unknown, never an
//! error.

use super::link::Description;
use crate::ir::{self, DebugLocation, Field as Entry, MetadataRef, Node};
use rustc_hash::FxHashMap;
use selvedge_bytecode::{Field, Inlined, Module, PlaceInfo, Type, TypeId};
use std::collections::VecDeque;
use std::sync::Arc;

/// Inlined calls within inlined calls that are followed.
const DEEPEST_INLINING: usize = 100;

/// Types beyond this number are left unknown, so that a C++ program does not pay for all of its headers.
const MOST_TYPES: usize = 20_000;
/// Longest chain of scopes that is followed.
const DEEPEST_SCOPE: usize = 100;

pub(super) struct DebugInfo<'m> {
    modules: Vec<OfModule<'m>>,
    files: FxHashMap<String, u32>,
    places: FxHashMap<PlaceInfo, u32>,
    /// Places of inlined code, by where it is in the text and where it was inlined.
    inlined: FxHashMap<(u32, u32), u32>,
}

struct OfModule<'m> {
    module: &'m ir::Module<'m>,
    /// Directory in which the compiler ran, if known.
    directory: String,
    /// Number of the module's own `.ll` file.
    own_file: u32,
    files: FxHashMap<MetadataRef, u32>,
    scopes: FxHashMap<MetadataRef, Option<u32>>,
    /// By scope of inlined code: what its function is called.
    functions: FxHashMap<MetadataRef, Option<Arc<str>>>,
    /// By number of a `DILocation`: its place + 1, or 0 if nobody has asked.
    places: Vec<u32>,
    types: FxHashMap<MetadataRef, TypeId>,
    /// Types that pointers point to and that are not converted yet. Following pointers at once would go as
    /// deep as the longest chain of types.
    pending: FxHashMap<MetadataRef, TypeId>,
    /// The pending types, in the order in which they were met.
    queue: VecDeque<MetadataRef>,
}

impl<'m> DebugInfo<'m> {
    pub fn new(modules: &'m [ir::Module<'m>], output: &mut Module) -> DebugInfo<'m> {
        output.places.push(PlaceInfo::default());
        let mut info = DebugInfo {
            modules: Vec::new(),
            files: FxHashMap::default(),
            places: FxHashMap::default(),
            inlined: FxHashMap::default(),
        };
        // About half of the nodes are places.
        info.places.reserve(modules.iter().map(|module| module.metadata.len() / 2).sum());
        info.places.insert(PlaceInfo::default(), 0);
        for module in modules {
            let own_file = info.file_number(&module.file, output);
            let of_module = OfModule {
                module,
                directory: unit_directory(module).unwrap_or_default(),
                own_file,
                files: FxHashMap::default(),
                scopes: FxHashMap::default(),
                functions: FxHashMap::default(),
                places: vec![0; module.metadata.len()],
                types: FxHashMap::default(),
                pending: FxHashMap::default(),
                queue: VecDeque::new(),
            };
            info.modules.push(of_module);
            if is_optimised(module) {
                let name =
                    if module.source_filename.is_empty() { &module.file } else { &module.source_filename };
                output.notes.push(format!(
                    "{name} was compiled with optimisation: the compiler may have removed or merged accesses"
                ));
            }
        }
        info
    }

    fn file_number(&mut self, name: &str, output: &mut Module) -> u32 {
        if let Some(known) = self.files.get(name) {
            return *known;
        }
        let number = output.files.len() as u32;
        output.files.push(name.to_owned());
        self.files.insert(name.to_owned(), number);
        number
    }

    fn place_number(&mut self, place: PlaceInfo, output: &mut Module) -> u32 {
        let next = output.places.len() as u32;
        let number = *self.places.entry(place).or_insert(next);
        if number == next {
            output.places.push(place);
        }
        number
    }

    /// A line of the module's own text, for code without debug information.
    pub fn own_place(&mut self, module: usize, line: u32, output: &mut Module) -> u32 {
        let place = PlaceInfo { file: self.modules[module].own_file, line, ..PlaceInfo::default() };
        self.place_number(place, output)
    }

    /// The number of the place that a `DILocation` names; 0 if it names none.
    pub fn place(&mut self, module: usize, location: MetadataRef, output: &mut Module) -> u32 {
        self.place_within(module, location, DEEPEST_INLINING, output)
    }

    /// The number of the place that a `DILocation` names, for code that was inlined into not more than
    /// `depth` calls. (The chain of calls is as long as the file says, maybe a circle.)
    fn place_within(
        &mut self,
        module: usize,
        location: MetadataRef,
        depth: usize,
        output: &mut Module,
    ) -> u32 {
        let number = location.number().map_or(usize::MAX, |number| number as usize);
        if let Some(known) = self.modules[module].places.get(number).filter(|known| **known > 0) {
            return *known - 1;
        }
        let place = self.find_place(module, location, depth, output).unwrap_or(0);
        if let Some(known) = self.modules[module].places.get_mut(number) {
            *known = place + 1;
        }
        place
    }

    fn find_place(
        &mut self,
        module: usize,
        location: MetadataRef,
        depth: usize,
        output: &mut Module,
    ) -> Option<u32> {
        let DebugLocation { line, column, scope, inlined_at } =
            self.modules[module].module.metadata.location(location)?;
        let file = self.scope_file(module, scope, output)?;
        let call = inlined_at.filter(|_| depth > 0);
        // Of code that was inlined from a header of the system, the user knows only the call.
        if let Some(call) = call.filter(|_| output.files[file as usize].starts_with("/usr/")) {
            return Some(self.place_within(module, call, depth - 1, output));
        }
        if line == 0 {
            return Some(0);
        }
        let plain = self.place_number(PlaceInfo { file, line, column, inlined: 0 }, output);
        match call.map(|call| self.place_within(module, call, depth - 1, output)) {
            None | Some(0) => Some(plain),
            Some(call) => Some(self.inlined_place(module, scope, (plain, call), output)),
        }
    }

    /// The number of a place of code that was inlined at a call.
    fn inlined_place(
        &mut self,
        module: usize,
        scope: MetadataRef,
        (plain, call): (u32, u32),
        output: &mut Module,
    ) -> u32 {
        if let Some(known) = self.inlined.get(&(plain, call)) {
            return *known;
        }
        let Some(function) = self.name_of_scope(module, scope) else { return plain };
        output.inlined.push(Inlined { plain, function, call });
        let number = output.places.len() as u32;
        let inlined = output.inlined.len() as u32;
        output.places.push(PlaceInfo { inlined, ..output.places[plain as usize] });
        self.inlined.insert((plain, call), number);
        number
    }

    /// What the source calls the function that a scope is in.
    fn name_of_scope(&mut self, module: usize, scope: MetadataRef) -> Option<Arc<str>> {
        if let Some(known) = self.modules[module].functions.get(&scope) {
            return known.clone();
        }
        let metadata = &self.modules[module].module.metadata;
        let outer = |scope: &MetadataRef| metadata.node_in(*scope, "scope");
        let mut scopes = std::iter::successors(Some(scope), outer).take(DEEPEST_SCOPE);
        let function = scopes.find(|scope| metadata.kind(*scope) == Some("DISubprogram"));
        let name = function.and_then(|function| self.name_of(module, function)).map(Arc::from);
        self.modules[module].functions.insert(scope, name.clone());
        name
    }

    fn scope_file(&mut self, module: usize, scope: MetadataRef, output: &mut Module) -> Option<u32> {
        if let Some(known) = self.modules[module].scopes.get(&scope) {
            return *known;
        }
        let file = self.modules[module].module.metadata.node_in(scope, "file");
        let file = file.and_then(|file| self.file(module, file, output));
        self.modules[module].scopes.insert(scope, file);
        file
    }

    fn file(&mut self, module: usize, file: MetadataRef, output: &mut Module) -> Option<u32> {
        if let Some(known) = self.modules[module].files.get(&file) {
            return Some(*known);
        }
        let of_module = &self.modules[module];
        let node = of_module.module.metadata.node(file)?;
        let name = user_name(of_module, node.text("filename")?, node.text("directory").unwrap_or(""));
        let number = self.file_number(&name, output);
        self.modules[module].files.insert(file, number);
        Some(number)
    }

    /// What the source calls a function, with the names of its classes and name spaces.
    pub fn function_name(&self, module: usize, function: &ir::Function) -> Option<String> {
        self.name_of(module, function.debug?)
    }

    fn name_of(&self, module: usize, subprogram: MetadataRef) -> Option<String> {
        let metadata = &self.modules[module].module.metadata;
        // The name stands before the scope.
        let node = metadata.node_up_to(subprogram, "scope")?;
        let mut name = node.text("name")?.to_owned();
        let mut scope = node.node("scope");
        for _ in 0..DEEPEST_SCOPE {
            let named = |scope: &MetadataRef| {
                matches!(metadata.kind(*scope), Some("DICompositeType" | "DINamespace"))
            };
            let Some(outer) = scope.filter(named).and_then(|scope| metadata.node(scope)) else { break };
            if let Some(outer) = outer.text("name") {
                name = format!("{outer}::{name}");
            }
            scope = outer.node("scope");
        }
        Some(name)
    }

    /// What is known of a global variable.
    pub fn variable(&mut self, module: usize, variable: &ir::Variable, output: &mut Module) -> Description {
        let metadata = &self.modules[module].module.metadata;
        let described = variable.debug.first().and_then(|debug| metadata.node_in(*debug, "var"));
        let variable = described.and_then(|described| metadata.node(described));
        variable.map(|node| self.describe(module, &node, output)).unwrap_or_default()
    }

    /// The types of what a function returns and of its parameters, in order; none for `void`.
    pub fn signature(
        &mut self,
        module: usize,
        function: &ir::Function,
        output: &mut Module,
    ) -> Vec<Option<TypeId>> {
        let metadata = &self.modules[module].module.metadata;
        let list = function.debug.and_then(|debug| metadata.node_in(debug, "type"));
        let list = list.and_then(|ty| metadata.node_in(ty, "types")).and_then(|list| metadata.node(list));
        let Some(list) = list else { return Vec::new() };
        let parts: Vec<Option<MetadataRef>> = list.optional_elements().collect();
        let types = parts.into_iter().map(|part| part.map(|part| self.ty(module, part, output))).collect();
        self.convert_pending(module, output);
        types
    }

    /// Whether a function returns a pointer of which nothing is said: `void *`, or no debug information.
    pub fn returns_untyped(&self, module: usize, function: &ir::Function) -> bool {
        let metadata = &self.modules[module].module.metadata;
        let list = function.debug.and_then(|debug| metadata.node_in(debug, "type"));
        let list = list.and_then(|ty| metadata.node_in(ty, "types")).and_then(|list| metadata.node(list));
        let result = list.and_then(|list| list.optional_elements().next().flatten());
        result.is_none_or(|result| metadata.node_in(result, "baseType").is_none())
    }

    /// Converts the types that pointers of the others point to.
    fn convert_pending(&mut self, module: usize, output: &mut Module) {
        while let Some(node) = self.modules[module].queue.pop_front() {
            self.ty(module, node, output);
        }
    }

    /// What is known of a local variable.
    pub fn local(&mut self, module: usize, variable: MetadataRef, output: &mut Module) -> Description {
        let node = self.modules[module].module.metadata.node(variable);
        node.map(|node| self.describe(module, &node, output)).unwrap_or_default()
    }

    fn describe(&mut self, module: usize, node: &Node<'_>, output: &mut Module) -> Description {
        let file = node.node("file").and_then(|file| self.file(module, file, output));
        let line = node.int("line").and_then(|line| u32::try_from(line).ok()).unwrap_or(0);
        let place = match file {
            Some(file) if line > 0 => {
                self.place_number(PlaceInfo { file, line, ..PlaceInfo::default() }, output)
            }
            _ => 0,
        };
        let name = node.text("name").map(str::to_owned);
        let ty = node.node("type").map(|ty| self.ty(module, ty, output));
        self.convert_pending(module, output);
        Description { name, ty, place }
    }

    /// The type that a node describes, with all its members, but not all that they point to.
    fn ty(&mut self, module: usize, node: MetadataRef, output: &mut Module) -> TypeId {
        let id = match self.modules[module].pending.remove(&node) {
            Some(id) => id,
            None => match self.modules[module].types.get(&node) {
                Some(known) => return *known,
                None => self.new_type(module, node, output),
            },
        };
        if output.types.len() > MOST_TYPES {
            return id;
        }
        let parsed = self.modules[module].module.metadata.node(node);
        let Some(converted) = parsed.map(|node| self.convert(module, &node, output)) else { return id };
        match converted {
            // Typedefs and qualifiers are the type itself, which may have no other name.
            Converted::Same(other) => {
                self.name_if_unnamed(module, node, other, output);
                self.modules[module].types.insert(node, other);
                output.types[id.0 as usize] = output.types[other.0 as usize].clone();
                other
            }
            Converted::New(ty) => {
                output.types[id.0 as usize] = ty;
                id
            }
        }
    }

    fn name_if_unnamed(&self, module: usize, node: MetadataRef, ty: TypeId, output: &mut Module) {
        let Type::Struct { name, .. } = &mut output.types[ty.0 as usize] else { return };
        if name.is_empty() {
            let alias = self.modules[module].module.metadata.node(node);
            *name = alias.as_ref().and_then(|alias| alias.text("name")).unwrap_or("").to_owned();
        }
    }

    /// The type that a pointer points to; it is converted later.
    fn pointee(&mut self, module: usize, node: MetadataRef, output: &mut Module) -> TypeId {
        if let Some(known) = self.modules[module].types.get(&node) {
            return *known;
        }
        let id = self.new_type(module, node, output);
        self.modules[module].pending.insert(node, id);
        self.modules[module].queue.push_back(node);
        id
    }

    fn new_type(&mut self, module: usize, node: MetadataRef, output: &mut Module) -> TypeId {
        let id = TypeId(output.types.len() as u32);
        output.types.push(Type::Other);
        self.modules[module].types.insert(node, id);
        id
    }

    fn convert(&mut self, module: usize, node: &Node<'_>, output: &mut Module) -> Converted {
        let bytes = node.int("size").map_or(0, |bits| (bits / 8) as u64);
        let name = || node.text("name").unwrap_or("").to_owned();
        let base = node.node("baseType");
        let new = match (node.name, node.word("tag").unwrap_or("")) {
            ("DIBasicType", _) => {
                let encoding = node.word("encoding").unwrap_or("");
                let signed = matches!(encoding, "DW_ATE_signed" | "DW_ATE_signed_char");
                Type::Scalar { name: name(), bytes, signed }
            }
            ("DIDerivedType", tag) if tag.contains("pointer") || tag.contains("reference") => {
                Type::Pointer(base.map(|base| self.pointee(module, base, output)))
            }
            ("DIDerivedType", _) => match base {
                Some(base) => return Converted::Same(self.ty(module, base, output)),
                None => Type::Other,
            },
            ("DICompositeType", "DW_TAG_array_type") => self.array(module, node, output),
            ("DICompositeType", "DW_TAG_enumeration_type") => {
                Type::Scalar { name: name(), bytes, signed: true }
            }
            ("DICompositeType", _) => {
                let fields = self.fields(module, node, output);
                Type::Struct { name: name(), bytes, fields }
            }
            _ => Type::Other,
        };
        Converted::New(new)
    }

    fn elements(&self, module: usize, node: &Node<'_>) -> Vec<MetadataRef> {
        let list = node.node("elements").and_then(|list| self.modules[module].module.metadata.node(list));
        list.map_or(Vec::new(), |list| list.elements().collect())
    }

    fn fields(&mut self, module: usize, node: &Node<'_>, output: &mut Module) -> Vec<Field> {
        let mut fields = Vec::new();
        for element in self.elements(module, node) {
            let Some(member) = self.modules[module].module.metadata.node(element) else { continue };
            let is_field = matches!(member.word("tag"), Some("DW_TAG_member" | "DW_TAG_inheritance"));
            let is_static = match member.get("flags") {
                Some(Entry::Word(flags)) => flags.contains("DIFlagStaticMember"),
                _ => false,
            };
            let (true, false, Some(ty)) = (is_field, is_static, member.node("baseType")) else { continue };
            let offset = member.int("offset").map_or(0, |bits| (bits / 8) as u64);
            let name = member.text("name").unwrap_or("").to_owned();
            fields.push(Field { name, offset, ty: self.ty(module, ty, output) });
        }
        fields
    }

    fn array(&mut self, module: usize, node: &Node<'_>, output: &mut Module) -> Type {
        let Some(base) = node.node("baseType") else { return Type::Other };
        let mut counts = Vec::new();
        for element in self.elements(module, node) {
            let range = self.modules[module].module.metadata.node(element);
            let count = range.and_then(|range| match (range.int("count"), range.int("upperBound")) {
                (Some(count), _) => Some(count),
                (None, Some(upper)) => Some(upper - range.int("lowerBound").unwrap_or(0) + 1),
                _ => None,
            });
            counts.push(count.and_then(|count| u64::try_from(count).ok()).unwrap_or(0));
        }
        let mut element = self.ty(module, base, output);
        let mut stride = size_of(output, element);
        // The last dimension is the innermost.
        for count in counts.iter().skip(1).rev() {
            output.types.push(Type::Array { element, count: *count, stride });
            element = TypeId(output.types.len() as u32 - 1);
            stride = stride.saturating_mul(*count);
        }
        Type::Array { element, count: counts.first().copied().unwrap_or(0), stride }
    }
}

enum Converted {
    New(Type),
    Same(TypeId),
}

/// The size of a type.
pub(super) fn size_of(output: &Module, ty: TypeId) -> u64 {
    match &output.types[ty.0 as usize] {
        Type::Scalar { bytes, .. } | Type::Struct { bytes, .. } => *bytes,
        Type::Pointer(_) => 8,
        Type::Array { count, stride, .. } => count.saturating_mul(*stride),
        Type::Other => 0,
    }
}

/// What the user calls a file: as given to the compiler, relative to where it ran.
fn user_name(of_module: &OfModule<'_>, filename: &str, directory: &str) -> String {
    let full = joined(directory, filename);
    let source = &of_module.module.source_filename;
    if !source.is_empty() && joined(&of_module.directory, source) == full {
        return source.clone();
    }
    if directory == of_module.directory { filename.to_owned() } else { full }
}

fn joined(directory: &str, filename: &str) -> String {
    let filename = filename.strip_prefix("./").unwrap_or(filename);
    if filename.starts_with('/') || directory.is_empty() {
        return filename.to_owned();
    }
    format!("{}/{filename}", directory.trim_end_matches('/'))
}

fn units<'m>(module: &'m ir::Module<'_>) -> impl Iterator<Item = Node<'m>> {
    let units = module.metadata.named("llvm.dbg.cu").unwrap_or(&[]);
    units.iter().filter_map(|unit| module.metadata.node(*unit))
}

fn unit_directory(module: &ir::Module) -> Option<String> {
    let file = units(module).next()?.node("file")?;
    module.metadata.node(file)?.text("directory").map(str::to_owned)
}

fn is_optimised(module: &ir::Module) -> bool {
    units(module).any(|unit| unit.word("isOptimized") == Some("true"))
}
