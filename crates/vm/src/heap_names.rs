//! What objects on the heap are called: by the type of what the pointer to them is stored to, or by its name.
//!
//! The lowering has noted what becomes of pointers that calls give (`Function::made`). Of a function that
//! only hands on what it has got, as `xmalloc` does, the callers tell: if all agree, or if only one of their
//! types has the size of the object.

use crate::memory::{Area, Life, Object};
use crate::{Machine, Site, Thread};
use rustc_hash::FxHashMap;
use selvedge_bytecode::{Callee, Made, Operation, Type, TypeId};
use selvedge_program::Place;

/// Longest chain of functions that hand on a pointer.
const DEEPEST: usize = 4;
/// Names of types that are longer lose the arguments of their templates.
const LONGEST: usize = 40;

/// Label and type of what is made at a site in a size.
pub(crate) type Labels = FxHashMap<(Site, u64), Label>;

/// What an object is called, but for its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Label {
    /// The name of a type; of a pointer to the object; or of the function that has made it, with its place.
    pub name: String,
    /// What the object is, or its elements.
    pub ty: Option<TypeId>,
    /// Whether it is the name of a pointer to it.
    pub is_pointer: bool,
}

/// An object on the heap that a thread has made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Allocation {
    /// Its lowest address.
    pub base: u64,
    /// Where it was made.
    pub place: Place,
    /// What it is called, without a number; none if there is nothing to say but the place.
    pub name: Option<String>,
}

impl Machine {
    /// The objects on the heap that a thread has made, and that it has not freed itself.
    pub fn allocations(&self, thread: &Thread) -> Vec<Allocation> {
        let live = |object: &&Object| object.life != Life::Freed && !object.ended;
        let objects = thread.memory.area(Area::Heap).iter().filter(live);
        objects
            .map(|object| {
                let label = self.heap_label(object);
                let star = if label.is_pointer { "*" } else { "" };
                let is_known = label.is_pointer || label.ty.is_some();
                let place = self.place_of_site(object.site).unwrap_or(Place(0));
                let name = is_known.then(|| format!("{star}{}", label.name));
                Allocation { base: object.base, place, name }
            })
            .collect()
    }

    /// The label of an object on the heap.
    pub(crate) fn heap_label(&self, object: &Object) -> Label {
        let key = (object.site, object.size);
        if let Some(known) = self.labels.borrow().get(&key) {
            return known.clone();
        }
        let label = self.find_label(object);
        self.labels.borrow_mut().insert(key, label.clone());
        label
    }

    fn find_label(&self, object: &Object) -> Label {
        let made = match object.site {
            Site::Operation { function, operation } => self.made(function, operation, object.size),
            Site::Global(_) | Site::ThreadLocal(_) => None,
        };
        let (name, ty) = made.map_or((None, None), |made| (made.name, made.ty));
        let label = |name, is_pointer| Label { name, ty, is_pointer };
        match (ty.map(|ty| &self.module().types[ty.0 as usize]), name) {
            (Some(Type::Struct { name, .. }), _) if !name.is_empty() => label(short(name), false),
            (_, Some(name)) => label(name, true),
            (Some(Type::Scalar { name, .. }), None) if !name.is_empty() => label(name.clone(), false),
            _ => label(self.name_and_type(object).0, false),
        }
    }

    /// What is known of a pointer to an object of a size that a call gives.
    fn made(&self, function: u32, operation: u32, size: u64) -> Option<Made> {
        let code = self.module().functions.get(function as usize)?;
        let place = *code.places.get(operation as usize)?;
        let known = code.made.iter().find(|made| made.place == place);
        if let Some(known) = known.filter(|known| known.ty.is_some()) {
            return Some(known.clone());
        }
        let ty = self.type_of_callers(function, size);
        match (ty, known) {
            (Some(_), _) => Some(Made { place, name: None, ty }),
            (None, known) => known.cloned(),
        }
    }

    /// What a pointer to an object of a size is used for by those who get it from a function. If for one of
    /// them that is not known, it may be anything.
    fn type_of_callers(&self, function: u32, size: u64) -> Option<TypeId> {
        let mut types = Vec::new();
        self.types_of_callers(function, DEEPEST, &mut types)?;
        let only = |types: Vec<TypeId>| {
            let first = *types.first()?;
            types.iter().all(|other| self.is_same_type(first, *other)).then_some(first)
        };
        let of_size = types.iter().copied().filter(|ty| self.size_of(*ty) == size).collect();
        only(types).or_else(|| only(of_size))
    }

    /// Adds what pointers that a function returns are used for; none if for some that is not known, or nobody
    /// calls it.
    fn types_of_callers(&self, function: u32, depth: usize, types: &mut Vec<TypeId>) -> Option<()> {
        let before = types.len();
        for (number, code) in self.module().functions.iter().enumerate() {
            for (operation, place) in code.operations.iter().zip(&code.places) {
                if !matches!(operation, Operation::Call { callee: Callee::Direct(callee), .. } if callee.0 == function)
                {
                    continue;
                }
                match code.made.iter().find(|made| made.place == *place)?.ty {
                    Some(ty) => types.push(ty),
                    None if depth > 0 => self.types_of_callers(number as u32, depth - 1, types)?,
                    None => return None,
                }
            }
        }
        (types.len() > before).then_some(())
    }

    /// Files of a program have types of their own.
    fn is_same_type(&self, one: TypeId, other: TypeId) -> bool {
        let name = |ty: TypeId| match &self.module().types[ty.0 as usize] {
            Type::Struct { name, .. } | Type::Scalar { name, .. } if !name.is_empty() => Some(name),
            _ => None,
        };
        one == other || (name(one).is_some() && name(one) == name(other))
    }
}

fn short(name: &str) -> String {
    match name.split_once('<') {
        Some((template, _)) if name.chars().count() > LONGEST => format!("{template}<…>"),
        _ => name.to_string(),
    }
}
