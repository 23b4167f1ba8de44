//! What to call an address in a report: `queue.head`, `nodes[2].value`, `malloc@queue.c:12+8`.

use crate::interner::Special;
use crate::memory::{Area, Object};
use crate::program::known_object;
use crate::{Machine, Site, Thread};
use selvedge_bytecode::{AddressSpace, Callee, Field, Global, Operation, Region, Type, TypeId};
use selvedge_program::Place;

/// Types nested deeper than this are not gone into.
const DEEPEST: usize = 32;

impl Machine {
    /// A name for some bytes (for an object, if there are none). The thread that made the object knows best what it is.
    pub fn describe(&self, address: u64, bytes: u8, maker: Option<&Thread>) -> String {
        self.describe_object(address, bytes.into(), maker)
    }

    /// The same for something larger than an access: a mutex in a structure.
    pub fn describe_object(&self, address: u64, bytes: u64, maker: Option<&Thread>) -> String {
        if let Some(special) = Special::at(address) {
            return match special {
                Special::Start(thread) => format!("the start of thread {thread}"),
                Special::Finish(thread) => format!("the end of thread {thread}"),
            };
        }
        if let Some(function) = self.function_at(address) {
            return self.function_name(function.0).to_string();
        }
        let image = self.image.global(address).or_else(|| self.image.object(address));
        match image.or_else(|| known_object(maker?, address)) {
            Some(object) => self.name_in(object, maker, address - object.base, bytes),
            None => self.name_without_object(address),
        }
    }

    fn name_without_object(&self, address: u64) -> String {
        match AddressSpace::region(address) {
            Region::Null => "null".to_string(),
            Region::Heap(thread) => format!("{address:#x} (heap of thread {thread})"),
            Region::Stack(thread) => format!("{address:#x} (stack of thread {thread})"),
            Region::ThreadLocal(thread) => format!("{address:#x} (thread-local, thread {thread})"),
            Region::Global | Region::Function(_) | Region::Nowhere => format!("{address:#x}"),
        }
    }

    /// What the source calls a global.
    pub(crate) fn global_name<'a>(&self, global: &'a Global) -> &'a str {
        match global.name.starts_with("_ZTV") {
            true => "vtable",
            false => global.source_name.as_deref().unwrap_or(&global.name),
        }
    }

    /// What to call an object.
    pub(crate) fn object_name(&self, object: &Object, maker: Option<&Thread>) -> String {
        self.name_in(object, maker, 0, 0)
    }

    fn name_in(&self, object: &Object, maker: Option<&Thread>, offset: u64, bytes: u64) -> String {
        let (mut name, ty) = self.name_and_type(object);
        // Allocations of the same line are told apart by who made them, and how many it had made there before.
        if let Region::Heap(thread) = AddressSpace::region(object.base) {
            let number = match self.earlier_of_its_name(object, &name, thread, maker) {
                0 => String::new(),
                earlier => format!(".{}", earlier + 1),
            };
            name = format!("{name}#{thread}{number}");
        }
        let path = match ty {
            Some(ty) if bytes > 0 => self.path(ty, offset, bytes),
            _ => plain(offset),
        };
        name + &path
    }

    /// How many objects a thread had allocated at the same line before an object.
    fn earlier_of_its_name(&self, object: &Object, name: &str, thread: u16, maker: Option<&Thread>) -> usize {
        // What is part of the image was made by main.
        let maker = maker.filter(|maker| maker.id.0 == thread);
        let Some(maker) = maker.or((thread == 0).then_some(&*self.main.state)) else { return 0 };
        let earlier = maker.memory.area(Area::Heap).iter().take_while(|other| other.base < object.base);
        let is_alike = |other: &&Object| other.site == object.site || self.name_and_type(other).0 == name;
        earlier.filter(is_alike).count()
    }

    /// The name of an object and what the debug information says it is.
    pub(crate) fn name_and_type(&self, object: &Object) -> (String, Option<TypeId>) {
        match object.site {
            Site::ThreadLocal(u32::MAX) => ("errno".to_string(), None),
            Site::Global(number) | Site::ThreadLocal(number) => {
                let global = &self.module().globals[number as usize];
                (self.global_name(global).to_string(), global.ty)
            }
            Site::Operation { function, operation } => self.name_of_made(function, operation),
        }
    }

    fn name_of_made(&self, function: u32, operation: u32) -> (String, Option<TypeId>) {
        let Some(code) = self.module().functions.get(function as usize) else {
            return ("memory of the start of the program".to_string(), None);
        };
        let place = code.places.get(operation as usize).map_or(Place(0), |place| Place(*place));
        let callee = match code.operations.get(operation as usize) {
            Some(Operation::Alloca { name: Some(name), ty, .. }) => return (name.to_string(), *ty),
            Some(Operation::Alloca { .. }) => "alloca",
            Some(Operation::VaStart { .. }) => "arguments",
            Some(Operation::Call { callee: Callee::Direct(callee), .. }) => {
                match self.function_name(callee.0) {
                    name if name.starts_with("_Znw") => "new",
                    name if name.starts_with("_Zna") => "new[]",
                    name => name,
                }
            }
            _ => "memory",
        };
        (format!("{callee}@{}", self.short_place(place, code.name.as_str())), None)
    }

    /// File without its directory, and line; the function if that is not known.
    fn short_place(&self, place: Place, function: &str) -> String {
        match self.place(place) {
            Some((file, line, _)) => format!("{}:{line}", file.rsplit(['/', '\\']).next().unwrap_or(file)),
            None => function.to_string(),
        }
    }

    /// What to append to the name of a thing of a type, to name some of its bytes.
    fn path(&self, ty: TypeId, offset: u64, bytes: u64) -> String {
        let (mut ty, mut offset) = (ty, offset);
        let mut path = String::new();
        for _ in 0..DEEPEST {
            match self.module().types.get(ty.0 as usize) {
                Some(Type::Struct { fields, .. }) => {
                    let holding = |size: u64, at: u64| offset >= at && offset - at + bytes <= size;
                    let mut fitting =
                        fields.iter().filter(|field| holding(self.size_of(field.ty), field.offset));
                    let Some(first) = fitting.next() else { break };
                    // Of the members of a union, one with a scalar that is just as large says most.
                    let is_exact = |field: &&Field| self.scalar_at(field.ty, offset - field.offset) == bytes;
                    let field =
                        if is_exact(&first) { first } else { fitting.find(is_exact).unwrap_or(first) };
                    if !field.name.is_empty() {
                        path = format!("{path}.{}", field.name);
                    }
                    (ty, offset) = (field.ty, offset - field.offset);
                }
                Some(Type::Array { element, stride, .. }) if *stride > 0 => {
                    path = format!("{path}[{}]", offset / stride);
                    (ty, offset) = (*element, offset % stride);
                }
                _ => break,
            }
        }
        // What `std::atomic` calls its value says nothing.
        let path = path.strip_suffix("._M_i").unwrap_or(&path);
        path.to_string() + &plain(offset)
    }

    /// The size of the scalar at a place of a type.
    fn scalar_at(&self, ty: TypeId, offset: u64) -> u64 {
        let (mut ty, mut offset) = (ty, offset);
        for _ in 0..DEEPEST {
            match self.module().types.get(ty.0 as usize) {
                Some(Type::Struct { fields, .. }) => {
                    let holds = |field: &&Field| {
                        field.offset <= offset && offset - field.offset < self.size_of(field.ty)
                    };
                    let Some(field) = fields.iter().find(holds) else { return 0 };
                    (ty, offset) = (field.ty, offset - field.offset);
                }
                Some(Type::Array { element, stride, .. }) if *stride > 0 => {
                    (ty, offset) = (*element, offset % stride);
                }
                _ => return self.size_of(ty),
            }
        }
        0
    }

    /// The size of a type.
    pub(crate) fn size_of(&self, ty: TypeId) -> u64 {
        self.module().size_of(ty)
    }

    /// What a suspended thread is doing if it is in a library function: the function, and what it works on.
    pub fn describe_call(&self, thread: &Thread) -> Option<String> {
        let name = thread.library_call()?;
        let subject = thread.library_subject().filter(|address| *address >= AddressSpace::GLOBALS);
        Some(match subject {
            Some(address) => format!("{name}({})", self.describe(address, 0, Some(thread))),
            None => name.to_string(),
        })
    }
}

fn plain(offset: u64) -> String {
    if offset == 0 { String::new() } else { format!("+{offset}") }
}
