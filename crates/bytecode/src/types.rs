//! What the debug information says about the layout of things, for naming addresses (`queue.head`,
//! `nodes[2].value`).

/// A type of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TypeId(pub u32);

/// A member of a structure or union.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name; empty for anonymous members and base classes.
    pub name: String,
    /// Bytes from the start of the structure.
    pub offset: u64,
    /// What it is.
    pub ty: TypeId,
}

/// What the debug information calls a type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Type {
    /// Integers, floats, enumerations.
    Scalar {
        /// As in the source.
        name: String,
        /// Size.
        bytes: u64,
        /// Whether it prints with a sign.
        signed: bool,
    },
    /// A pointer; what it points to, if known.
    Pointer(Option<TypeId>),
    /// A structure, class or union.
    Struct {
        /// As in the source; empty if it has none.
        name: String,
        /// Size.
        bytes: u64,
        /// Members in order.
        fields: Vec<Field>,
    },
    /// An array.
    Array {
        /// What its elements are.
        element: TypeId,
        /// How many.
        count: u64,
        /// Size of an element.
        stride: u64,
    },
    /// Anything else.
    Other,
}
