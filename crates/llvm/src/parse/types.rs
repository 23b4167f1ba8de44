//! Types: `T*` of any T is `ptr`.

use super::{Failure, Parsed, Parser};
use crate::ir::{Symbol, Type, TypeId};
use crate::lexer::Token;
use rustc_hash::FxHashMap;
use selvedge_source::Span;

/// Finds the id of a type.
#[derive(Default)]
pub(super) struct TypeTable {
    /// All types but the fixed and the named ones.
    ids: FxHashMap<Type, TypeId>,
    /// The types `%name`.
    named: FxHashMap<Symbol, NamedType>,
}

/// A type `%name`.
struct NamedType {
    id: TypeId,
    /// Where it is first mentioned.
    mention: Span,
    /// Whether its `type` line has been seen.
    is_defined: bool,
}

impl<'t> Parser<'t> {
    /// A type.
    pub(super) fn ty(&mut self) -> Parsed<TypeId> {
        let mut ty = self.plain_type()?;
        loop {
            match self.token {
                Token::Mark(b'*') => {
                    self.advance()?;
                    ty = TypeId::PTR;
                }
                Token::Mark(b'(') => ty = self.nested(|parser| parser.function_type(ty))?,
                Token::Word("addrspace") => {
                    let space = self.address_space()?;
                    self.mark(b'*')?;
                    ty = self.intern(Type::Pointer { space });
                }
                _ => return Ok(ty),
            }
        }
    }

    /// A type that a value may have.
    pub(super) fn value_type(&mut self) -> Parsed<TypeId> {
        let start = self.start;
        let ty = self.ty()?;
        match self.module.ty(ty) {
            Type::Void | Type::Function { .. } => {
                let span = Span::new(start, self.last_end);
                Err(Failure::new(
                    span,
                    format!("a value cannot have the type `{}`", self.module.type_text(ty)),
                ))
            }
            _ => Ok(ty),
        }
    }

    fn plain_type(&mut self) -> Parsed<TypeId> {
        match self.token {
            Token::Word(word) => {
                if let Some(ty) = fixed_type(word) {
                    self.advance()?;
                    if ty == TypeId::PTR && self.is_word("addrspace") {
                        let space = self.address_space()?;
                        return Ok(self.intern(Type::Pointer { space }));
                    }
                    return Ok(ty);
                }
                self.word_type(word)
            }
            Token::Local(name) => {
                let (symbol, span) = (self.symbol(name), self.span());
                self.advance()?;
                Ok(self.named_type(symbol, span))
            }
            Token::Mark(b'[') => self.nested(Self::array_type),
            Token::Mark(b'{') => self.nested(|parser| parser.struct_type(false)),
            Token::Mark(b'<') => self.nested(Self::vector_or_packed_type),
            _ => self.expected("a type"),
        }
    }

    fn word_type(&mut self, word: &str) -> Parsed<TypeId> {
        let ty = match word {
            "float" => Type::Float,
            "double" => Type::Double,
            "half" => Type::Half,
            "bfloat" => Type::BFloat,
            "x86_fp80" => Type::X86Fp80,
            "fp128" => Type::Fp128,
            "ppc_fp128" => Type::PpcFp128,
            "x86_mmx" => Type::X86Mmx,
            "x86_amx" => Type::X86Amx,
            "target" => return self.target_type(),
            _ => match word.strip_prefix('i').and_then(|width| width.parse().ok()) {
                Some(width @ 1..=8_388_608) => Type::Int(width),
                _ => return self.expected("a type"),
            },
        };
        self.advance()?;
        Ok(self.intern(ty))
    }

    /// `addrspace(1)`; on some targets also `addrspace("A")`.
    pub(super) fn address_space(&mut self) -> Parsed<u32> {
        self.word("addrspace")?;
        self.mark(b'(')?;
        if let Token::Text(_) = self.token {
            return self.fail("address spaces by letter are not supported; use numbers");
        }
        let space = self.number()?;
        self.mark(b')')?;
        Ok(space)
    }

    fn array_type(&mut self) -> Parsed<TypeId> {
        self.mark(b'[')?;
        let count = self.number()?;
        self.word("x")?;
        let element = self.value_type()?;
        self.mark(b']')?;
        Ok(self.intern(Type::Array { count, element }))
    }

    /// `<4 x i32>`, `<vscale x 4 x i32>`, `<{ i8, i32 }>`.
    fn vector_or_packed_type(&mut self) -> Parsed<TypeId> {
        self.mark(b'<')?;
        if self.is_mark(b'{') {
            let ty = self.struct_type(true)?;
            self.mark(b'>')?;
            return Ok(ty);
        }
        let scalable = self.skip_word("vscale")?;
        if scalable {
            self.word("x")?;
        }
        let count = self.number()?;
        self.word("x")?;
        let element = self.value_type()?;
        self.mark(b'>')?;
        Ok(self.intern(Type::Vector { count, element, scalable }))
    }

    fn struct_type(&mut self, packed: bool) -> Parsed<TypeId> {
        self.mark(b'{')?;
        let mut fields = Vec::new();
        if !self.is_mark(b'}') {
            fields.push(self.value_type()?);
            while self.skip_mark(b',')? {
                fields.push(self.value_type()?);
            }
        }
        self.mark(b'}')?;
        Ok(self.intern(Type::Struct { fields: fields.into(), packed }))
    }

    fn function_type(&mut self, result: TypeId) -> Parsed<TypeId> {
        self.mark(b'(')?;
        let mut params = Vec::new();
        let mut variadic = false;
        while !self.is_mark(b')') {
            if self.token == Token::Ellipsis {
                self.advance()?;
                variadic = true;
                break;
            }
            params.push(self.value_type()?);
            if !self.skip_mark(b',')? {
                break;
            }
        }
        self.mark(b')')?;
        Ok(self.intern(Type::Function { result, params: params.into(), variadic }))
    }

    /// `target("name", types…, numbers…)`.
    fn target_type(&mut self) -> Parsed<TypeId> {
        self.word("target")?;
        self.mark(b'(')?;
        let name = self.text()?;
        let name = self.module.names.intern(&name);
        while self.skip_mark(b',')? {
            match self.token {
                Token::Number(_) => self.advance()?,
                _ => {
                    self.nested(Self::ty)?;
                }
            }
        }
        self.mark(b')')?;
        Ok(self.intern(Type::Target { name }))
    }

    /// The type `%name`, defined later perhaps.
    fn named_type(&mut self, name: Symbol, mention: Span) -> TypeId {
        let types = &mut self.module.types;
        let named = self.type_ids.named.entry(name).or_insert_with(|| {
            types.push(Type::Named { name, body: None });
            NamedType { id: TypeId(types.len() as u32 - 1), mention, is_defined: false }
        });
        named.id
    }

    /// `%name = type …`; the name has been read.
    pub(super) fn type_definition(&mut self, name: Symbol, span: Span) -> Parsed<()> {
        self.word("type")?;
        let id = self.named_type(name, span);
        let named = self.type_ids.named.get_mut(&name).expect("`named_type` has just made it");
        if std::mem::replace(&mut named.is_defined, true) {
            let name = self.module.name(name);
            return Err(Failure::new(span, format!("the type `%{name}` is defined twice")));
        }
        if self.skip_word("opaque")? {
            return Ok(());
        }
        let start = self.start;
        let body = self.value_type()?;
        // Looking through names ends, because each leads to one that was defined before it.
        if let Type::Named { name: other, body: None } = *self.module.ty(body) {
            let message = format!("`%{}` must be defined before its other names", self.module.name(other));
            return Err(Failure::new(Span::new(start, self.last_end), message));
        }
        self.module.types[id.index()] = Type::Named { name, body: Some(body) };
        Ok(())
    }

    /// Checks at the end of the file that named types are defined, do not contain themselves, and do not nest
    /// too deep: through names they may, however little each of them nests in the text.
    pub(super) fn check_types(&self) -> Parsed<()> {
        let mut named: Vec<&NamedType> = self.type_ids.named.values().collect();
        named.sort_unstable_by_key(|named| named.mention.start);
        let mut depths = vec![0; self.module.types.len()];
        for named in named {
            let text = || self.module.type_text(named.id);
            if !named.is_defined {
                return Err(Failure::new(named.mention, format!("the type `{}` is not defined", text())));
            }
            match self.depth_of(named.id, &mut depths) {
                Some(depth) if depth <= 4 * super::DEPTH_LIMIT => {}
                Some(_) => {
                    return Err(Failure::new(named.mention, format!("the type `{}` nests too deep", text())));
                }
                None => {
                    return Err(Failure::new(
                        named.mention,
                        format!("the type `{}` contains itself", text()),
                    ));
                }
            }
        }
        Ok(())
    }

    /// How deep a type nests; none if it contains itself. `depths` has what is known already, or `VISITING`.
    /// The walk has its own stack, because it is what guards the stacks of others.
    fn depth_of(&self, root: TypeId, depths: &mut [u32]) -> Option<u32> {
        const VISITING: u32 = u32::MAX;
        let mut stack = vec![root];
        while let Some(&ty) = stack.last() {
            let parts: &[TypeId] = match self.module.ty(ty) {
                Type::Array { element, .. } | Type::Vector { element, .. } => std::slice::from_ref(element),
                Type::Struct { fields, .. } => fields,
                Type::Named { body: Some(body), .. } => std::slice::from_ref(body),
                _ => &[],
            };
            match depths[ty.index()] {
                0 => {
                    depths[ty.index()] = VISITING;
                    for part in parts {
                        match depths[part.index()] {
                            0 => stack.push(*part),
                            VISITING => return None,
                            _ => {}
                        }
                    }
                }
                VISITING => {
                    let deepest = parts.iter().map(|part| depths[part.index()]).max().unwrap_or(0);
                    depths[ty.index()] = deepest + 1;
                    stack.pop();
                }
                _ => {
                    stack.pop();
                }
            }
        }
        Some(depths[root.index()])
    }

    /// The id of a type that is not named.
    pub(super) fn intern(&mut self, ty: Type) -> TypeId {
        if let Some(id) = fixed_id(&ty) {
            return id;
        }
        if let Some(&id) = self.type_ids.ids.get(&ty) {
            return id;
        }
        self.module.types.push(ty.clone());
        let id = TypeId(self.module.types.len() as u32 - 1);
        self.type_ids.ids.insert(ty, id);
        id
    }

    /// `base` itself, or a vector of as many of it as `like` is a vector of.
    pub(super) fn vector_like(&mut self, base: TypeId, like: TypeId) -> TypeId {
        match *self.module.resolved(like) {
            Type::Vector { count, scalable, .. } => {
                self.intern(Type::Vector { count, element: base, scalable })
            }
            _ => base,
        }
    }
}

fn fixed_type(word: &str) -> Option<TypeId> {
    Some(match word {
        "ptr" => TypeId::PTR,
        "i32" => TypeId::I32,
        "i64" => TypeId::I64,
        "i8" => TypeId::I8,
        "i1" => TypeId::I1,
        "void" => TypeId::VOID,
        "i16" => TypeId::I16,
        "metadata" => TypeId::METADATA,
        "label" => TypeId::LABEL,
        "token" => TypeId::TOKEN,
        _ => return None,
    })
}

fn fixed_id(ty: &Type) -> Option<TypeId> {
    match ty {
        Type::Int(_) | Type::Pointer { space: 0 } => {
            TypeId::FIXED.iter().position(|fixed| fixed == ty).map(|at| TypeId(at as u32))
        }
        _ => None,
    }
}
