//! Types.

use super::{Module, Symbol};
use std::fmt::Write;

/// A type of a module. Equal types have equal ids. The default is `void`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TypeId(pub u32);

impl TypeId {
    /// `void`.
    pub const VOID: TypeId = TypeId(0);
    /// `i1`.
    pub const I1: TypeId = TypeId(1);
    /// `i8`.
    pub const I8: TypeId = TypeId(2);
    /// `i16`.
    pub const I16: TypeId = TypeId(3);
    /// `i32`.
    pub const I32: TypeId = TypeId(4);
    /// `i64`.
    pub const I64: TypeId = TypeId(5);
    /// `ptr` in address space 0, and every `T*`.
    pub const PTR: TypeId = TypeId(6);
    /// `metadata`.
    pub const METADATA: TypeId = TypeId(7);
    /// `label`.
    pub const LABEL: TypeId = TypeId(8);
    /// `token`.
    pub const TOKEN: TypeId = TypeId(9);

    /// The types of the constants above, in order; every module's table starts with them.
    pub(crate) const FIXED: [Type; 10] = [
        Type::Void,
        Type::Int(1),
        Type::Int(8),
        Type::Int(16),
        Type::Int(32),
        Type::Int(64),
        Type::Pointer { space: 0 },
        Type::Metadata,
        Type::Label,
        Type::Token,
    ];

    /// The id as an index into `Module::types`.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// `void`.
    Void,
    /// `iN`.
    Int(u32),
    /// `half`.
    Half,
    /// `bfloat`.
    BFloat,
    /// `float`.
    Float,
    /// `double`.
    Double,
    /// `x86_fp80`.
    X86Fp80,
    /// `fp128`.
    Fp128,
    /// `ppc_fp128`.
    PpcFp128,
    /// `x86_mmx`.
    X86Mmx,
    /// `x86_amx`.
    X86Amx,
    /// `ptr`, and every typed pointer of LLVM before 15.
    Pointer {
        /// Address space, usually 0.
        space: u32,
    },
    /// `[count x element]`.
    Array {
        /// How many.
        count: u64,
        /// Of what.
        element: TypeId,
    },
    /// `<count x element>`.
    Vector {
        /// How many, at least.
        count: u64,
        /// Of what.
        element: TypeId,
        /// `vscale`: a multiple of `count` that only the machine knows.
        scalable: bool,
    },
    /// `{ … }`, or `<{ … }>` if packed.
    Struct {
        /// Types of the members in order.
        fields: Box<[TypeId]>,
        /// Without padding.
        packed: bool,
    },
    /// `%name`.
    Named {
        /// Without the `%`.
        name: Symbol,
        /// What it stands for, usually a structure; none if it is opaque.
        body: Option<TypeId>,
    },
    /// `result (params…)`.
    Function {
        /// What it returns.
        result: TypeId,
        /// What it takes.
        params: Box<[TypeId]>,
        /// Whether `...` follows.
        variadic: bool,
    },
    /// `label`.
    Label,
    /// `metadata`.
    Metadata,
    /// `token`.
    Token,
    /// `target("name", …)`, without what is in the parentheses after the name.
    Target {
        /// The name.
        name: Symbol,
    },
}

impl Type {
    /// Whether it is an integer type.
    pub fn is_int(&self) -> bool {
        matches!(self, Type::Int(_))
    }

    /// Whether it is a pointer type.
    pub fn is_pointer(&self) -> bool {
        matches!(self, Type::Pointer { .. })
    }

    /// Whether it is a floating-point type.
    pub fn is_float(&self) -> bool {
        matches!(
            self,
            Type::Half
                | Type::BFloat
                | Type::Float
                | Type::Double
                | Type::X86Fp80
                | Type::Fp128
                | Type::PpcFp128
        )
    }
}

impl Module<'_> {
    /// A type as LLVM writes it, for messages.
    pub fn type_text(&self, id: TypeId) -> String {
        let mut text = String::new();
        self.write_type(id, &mut text);
        text
    }

    fn write_type(&self, id: TypeId, text: &mut String) {
        let word = match self.ty(id) {
            Type::Void => "void",
            Type::Half => "half",
            Type::BFloat => "bfloat",
            Type::Float => "float",
            Type::Double => "double",
            Type::X86Fp80 => "x86_fp80",
            Type::Fp128 => "fp128",
            Type::PpcFp128 => "ppc_fp128",
            Type::X86Mmx => "x86_mmx",
            Type::X86Amx => "x86_amx",
            Type::Pointer { space: 0 } => "ptr",
            Type::Label => "label",
            Type::Metadata => "metadata",
            Type::Token => "token",
            _ => return self.write_compound_type(id, text).expect("writing to a string does not fail"),
        };
        text.push_str(word);
    }

    fn write_compound_type(&self, id: TypeId, text: &mut String) -> std::fmt::Result {
        match self.ty(id) {
            Type::Int(width) => write!(text, "i{width}")?,
            Type::Pointer { space } => write!(text, "ptr addrspace({space})")?,
            Type::Named { name, .. } => write!(text, "%{}", self.name(*name))?,
            Type::Target { name } => write!(text, "target(\"{}\")", self.name(*name))?,
            Type::Array { count, element } => {
                write!(text, "[{count} x ")?;
                self.write_type(*element, text);
                text.push(']');
            }
            Type::Vector { count, element, scalable } => {
                write!(text, "<{}{count} x ", if *scalable { "vscale x " } else { "" })?;
                self.write_type(*element, text);
                text.push('>');
            }
            Type::Struct { fields, packed } => {
                text.push_str(if *packed { "<{" } else { "{" });
                self.write_types(fields, text);
                text.push_str(if *packed { "}>" } else { "}" });
            }
            Type::Function { result, params, variadic } => {
                self.write_type(*result, text);
                text.push_str(" (");
                self.write_types(params, text);
                let end = match (*variadic, params.is_empty()) {
                    (false, _) => ")",
                    (true, true) => "...)",
                    (true, false) => ", ...)",
                };
                text.push_str(end);
            }
            _ => unreachable!("types of one word are written by `write_type`"),
        }
        Ok(())
    }

    fn write_types(&self, types: &[TypeId], text: &mut String) {
        for (at, ty) in types.iter().enumerate() {
            if at > 0 {
                text.push_str(", ");
            }
            self.write_type(*ty, text);
        }
    }
}
