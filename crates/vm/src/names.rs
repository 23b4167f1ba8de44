//! What to call an address in a report: `queue.head`, `nodes[2].value`, `node#1->next`,
//! `malloc@queue.c:12#1+8`.

use crate::interner::Special;
use crate::memory::{Area, Object};
use crate::program::known_object;
use crate::{Machine, Site, Thread};
use selvedge_bytecode::{AddressSpace, Callee, Field, Global, Operation, Region, Type, TypeId};
use selvedge_program::Place;

/// Types nested deeper than this are not gone into.
const DEEPEST: usize = 32;

impl Machine {
    /// A name for some bytes (for an object, if there are none). The thread that made the object knows best
    /// what it is.
    pub fn describe(&self, address: u64, bytes: u8, maker: Option<&Thread>) -> String {
        self.describe_object(address, bytes.into(), maker)
    }

    /// A name for something larger than an access ([`Machine::describe`]): a mutex in a structure.
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

    /// The name of some bytes of an object: of all of it, if there are none.
    pub(crate) fn name_in(&self, object: &Object, maker: Option<&Thread>, offset: u64, bytes: u64) -> String {
        let Region::Heap(thread) = AddressSpace::region(object.base) else {
            let (name, ty) = self.name_and_type(object);
            return match ty {
                Some(ty) if bytes > 0 => name + &self.path(ty, offset, bytes),
                _ => name + &plain(offset),
            };
        };
        // Objects of the same name are told apart by who made them, and how many of them it had made before.
        let label = self.heap_label(object);
        let number = match self.earlier_of_its_name(object, &label.name, thread, maker) {
            0 => format!("#{thread}"),
            earlier => format!("#{thread}.{}", earlier + 1),
        };
        let path = match label.ty {
            Some(ty) if bytes > 0 => self.path_in_heap(object, ty, offset, bytes),
            _ => plain(offset),
        };
        // `*p#0` is what the pointer points to, `p#0[1]` the next element.
        let star = if label.is_pointer && !path.starts_with(['[', '-']) { "*" } else { "" };
        format!("{star}{}{number}{path}", label.name)
    }

    /// What to append to the name of an object on the heap, to name some of its bytes.
    fn path_in_heap(&self, object: &Object, ty: TypeId, offset: u64, bytes: u64) -> String {
        if self.has_elements(object, ty) {
            let size = self.size_of(ty);
            return format!("[{}]{}", offset / size, self.path(ty, offset % size, bytes));
        }
        with_arrow(self.path(ty, offset, bytes))
    }

    /// Whether an object is several of a type.
    pub(crate) fn has_elements(&self, object: &Object, ty: TypeId) -> bool {
        let size = self.size_of(ty);
        let is_open = match &self.module().types[ty.0 as usize] {
            Type::Struct { fields, .. } => self.open_end(fields, u64::MAX).is_some(),
            _ => false,
        };
        !is_open && size > 0 && object.size > size && object.size.is_multiple_of(size)
    }

    /// What to append to the name of an object to name what begins at an offset; none if nothing does.
    pub(crate) fn path_to(&self, object: &Object, offset: u64) -> Option<String> {
        let (ty, rest) = self.element_of(object, offset)?;
        let (size, is_heap) =
            (self.size_of(ty), matches!(AddressSpace::region(object.base), Region::Heap(_)));
        let index = match is_heap && self.has_elements(object, ty) {
            true => format!("[{}]", offset / size),
            false => String::new(),
        };
        let (path, _, rest) = self.descend(ty, rest, |_, rest| rest == 0);
        let path = if is_heap && index.is_empty() { with_arrow(path) } else { path };
        (rest == 0 && offset < object.size).then(|| index + &path)
    }

    /// The type of the scalar at a place of a type, if one begins there.
    pub(crate) fn scalar_type_at(&self, ty: TypeId, offset: u64) -> Option<TypeId> {
        let (_, ty, rest) = self.descend(ty, offset, |_, _| false);
        (rest == 0).then_some(ty)
    }

    /// Goes into members and elements until `is_there`, or there are none: what to append to the name, the
    /// type, and the offset that is left.
    fn descend(
        &self,
        ty: TypeId,
        offset: u64,
        is_there: impl Fn(TypeId, u64) -> bool,
    ) -> (String, TypeId, u64) {
        let (mut ty, mut offset, mut path) = (ty, offset, String::new());
        for _ in 0..DEEPEST {
            if is_there(ty, offset) {
                break;
            }
            match self.module().types.get(ty.0 as usize) {
                Some(Type::Struct { fields, .. }) => {
                    let holds = |field: &&Field| {
                        field.offset <= offset && offset - field.offset < self.size_of(field.ty)
                    };
                    let field = fields.iter().find(holds).or_else(|| self.open_end(fields, offset));
                    let Some(field) = field else { break };
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
        (path, ty, offset)
    }

    /// How many objects of the same name a thread had allocated before an object.
    fn earlier_of_its_name(&self, object: &Object, name: &str, thread: u16, maker: Option<&Thread>) -> usize {
        // What is part of the image was made by main.
        let maker = maker.filter(|maker| maker.id.0 == thread);
        let Some(maker) = maker.or((thread == 0).then_some(&*self.main.state)) else { return 0 };
        let earlier = maker.memory.area(Area::Heap).iter().take_while(|other| other.base < object.base);
        earlier.filter(|other| self.heap_label(other).name == name).count()
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
                    let Some(first) = fitting.next().or_else(|| self.open_end(fields, offset)) else { break };
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

    /// The last member, if it is an array that goes on behind the end of its structure.
    fn open_end<'a>(&self, fields: &'a [Field], offset: u64) -> Option<&'a Field> {
        let is_open = |field: &&Field| {
            let ty = self.module().types.get(field.ty.0 as usize);
            field.offset <= offset && matches!(ty, Some(Type::Array { count: 0, .. }))
        };
        fields.last().filter(is_open)
    }

    /// The size of the scalar that holds a place of a type.
    fn scalar_at(&self, ty: TypeId, offset: u64) -> u64 {
        let (_, ty, _) = self.descend(ty, offset, |_, _| false);
        match self.module().types.get(ty.0 as usize) {
            Some(Type::Struct { .. } | Type::Array { .. }) | None => 0,
            Some(_) => self.size_of(ty),
        }
    }

    /// The size of a type.
    pub(crate) fn size_of(&self, ty: TypeId) -> u64 {
        self.module().size_of(ty)
    }
}

/// Members of what a pointer points to.
fn with_arrow(path: String) -> String {
    path.strip_prefix('.').map_or(path.clone(), |member| format!("->{member}"))
}

fn plain(offset: u64) -> String {
    if offset == 0 { String::new() } else { format!("+{offset}") }
}
