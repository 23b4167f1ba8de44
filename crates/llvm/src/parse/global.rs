//! Global variables, aliases and ifuncs.

use super::{Failure, Parsed, Parser};
use crate::ir::{
    Alias, Function, Global, GlobalId, GlobalKind, Linkage, MetadataRef, Operand, Symbol, Type, TypeId,
    Variable,
};
use crate::lexer::Token;
use selvedge_source::Span;

impl<'t> Parser<'t> {
    /// `@name = …`; the name is the next token.
    pub(super) fn global_definition(&mut self) -> Parsed<()> {
        let Token::Global(name) = self.token else { return self.expected("a global name") };
        let (span, line) = (self.span(), self.line);
        let id = self.global_use(name);
        self.advance()?;
        self.mark(b'=')?;
        let (is_declared, linkage) =
            (self.is_word("external") || self.is_word("extern_weak"), self.linkage()?);
        self.skip_visibility()?;
        let is_thread_local = self.thread_local()?;
        self.skip_unnamed_address()?;
        let mut global = self.new_global(id, line, linkage);
        match self.token {
            Token::Word("alias" | "ifunc") => self.alias(&mut global, is_thread_local)?,
            _ => self.variable(&mut global, is_thread_local, is_declared)?,
        }
        self.define_global(id, global, span)
    }

    /// A global of which the kind is not known yet.
    pub(super) fn new_global(&self, id: GlobalId, line: u32, linkage: Linkage) -> Global {
        let name = self.open_globals[id.index()].name;
        let variable = Variable {
            ty: TypeId::VOID,
            initializer: None,
            is_constant: false,
            is_thread_local: false,
            is_externally_initialized: false,
            address_space: 0,
            align: 0,
            debug: Vec::new(),
        };
        let kind = GlobalKind::Variable(Box::new(variable));
        Global { name, line, linkage, comdat: None, section: None, kind }
    }

    /// Keeps a global under its id.
    pub(super) fn define_global(&mut self, id: GlobalId, global: Global, span: Span) -> Parsed<()> {
        let open = &mut self.open_globals[id.index()];
        if open.definition.is_some() {
            let name = self.module.names.get(open.name);
            return Err(Failure::new(span, format!("`@{name}` is defined twice")));
        }
        open.definition = Some(global);
        Ok(())
    }

    /// `thread_local` or `thread_local(initialexec)`.
    fn thread_local(&mut self) -> Parsed<bool> {
        if !self.skip_word("thread_local")? {
            return Ok(false);
        }
        if self.skip_mark(b'(')? {
            match self.token {
                Token::Word("localdynamic" | "initialexec" | "localexec") => self.advance()?,
                _ => return self.expected("`localdynamic`, `initialexec` or `localexec`"),
            }
            self.mark(b')')?;
        }
        Ok(true)
    }

    fn alias(&mut self, global: &mut Global, is_thread_local: bool) -> Parsed<()> {
        let is_ifunc = self.is_word("ifunc");
        self.advance()?;
        let ty = self.ty()?;
        self.mark(b',')?;
        let target = self.alias_target()?;
        let alias = Box::new(Alias { ty, target, is_thread_local });
        global.kind = if is_ifunc { GlobalKind::IFunc(alias) } else { GlobalKind::Alias(alias) };
        let mut debug = Vec::new();
        while self.skip_mark(b',')? {
            self.global_property(global, &mut 0, &mut debug)?;
        }
        Ok(())
    }

    /// A constant with its type; a constant expression may go without.
    fn alias_target(&mut self) -> Parsed<Operand> {
        match self.token {
            Token::Word("bitcast" | "getelementptr" | "addrspacecast" | "inttoptr") => {
                self.nested(|parser| parser.operand_of(TypeId::PTR))
            }
            _ => self.constant_operand(),
        }
    }

    fn variable(&mut self, global: &mut Global, is_thread_local: bool, is_declared: bool) -> Parsed<()> {
        let address_space = if self.is_word("addrspace") { self.address_space()? } else { 0 };
        let is_externally_initialized = self.skip_word("externally_initialized")?;
        let is_constant = match self.token {
            Token::Word("constant") => true,
            Token::Word("global") => false,
            _ => return self.expected("`global`, `constant`, `alias` or `ifunc`"),
        };
        self.advance()?;
        let ty = self.value_type()?;
        let initializer = if is_declared { None } else { Some(self.nested(|parser| parser.operand_of(ty))?) };
        let (mut align, mut debug) = (0, Vec::new());
        while self.skip_mark(b',')? {
            self.global_property(global, &mut align, &mut debug)?;
        }
        self.function_attributes(&mut Vec::new())?;
        global.kind = GlobalKind::Variable(Box::new(Variable {
            ty,
            initializer,
            is_constant,
            is_thread_local,
            is_externally_initialized,
            address_space,
            align,
            debug,
        }));
        Ok(())
    }

    /// One of what stands behind a variable: `section "x"`, `comdat`, `align 4`, `!dbg !5` …
    fn global_property(
        &mut self,
        global: &mut Global,
        align: &mut u64,
        debug: &mut Vec<MetadataRef>,
    ) -> Parsed<()> {
        match self.token {
            Token::MetadataName(_) => {
                let mut node = None;
                self.attachment(&mut node)?;
                debug.extend(node);
            }
            Token::Word("align") => {
                self.advance()?;
                *align = self.alignment()?;
            }
            Token::Word("section") => {
                self.advance()?;
                global.section = Some(self.text()?.into());
            }
            Token::Word("partition" | "code_model") => {
                self.advance()?;
                self.text()?;
            }
            Token::Word("comdat") => global.comdat = Some(self.comdat(global.name)?),
            Token::Word(
                "no_sanitize_address"
                | "no_sanitize_hwaddress"
                | "sanitize_memtag"
                | "sanitize_address_dyninit",
            ) => self.advance()?,
            _ => return self.expected("`align`, `section`, `comdat` or a metadata attachment"),
        }
        Ok(())
    }

    /// `comdat` or `comdat($name)`.
    pub(super) fn comdat(&mut self, own_name: Symbol) -> Parsed<Symbol> {
        self.word("comdat")?;
        if !self.skip_mark(b'(')? {
            return Ok(own_name);
        }
        let Token::Comdat(name) = self.token else { return self.expected("the name of a comdat") };
        let symbol = self.symbol(name);
        self.advance()?;
        self.mark(b')')?;
        Ok(symbol)
    }

    /// Moves the globals into the module; all must be defined, but intrinsics declare themselves.
    pub(super) fn close_globals(&mut self) -> Parsed<()> {
        for open in std::mem::take(&mut self.open_globals) {
            let name = self.module.name(open.name);
            let global = match (open.definition, open.called_as) {
                (Some(global), _) => global,
                (None, Some(ty)) if name.starts_with("llvm.") => self.intrinsic(open.name, ty),
                (None, _) => {
                    let message = format!("`@{name}` is used but neither declared nor defined");
                    return Err(Failure::new(open.mention, message));
                }
            };
            self.module.globals.push(global);
        }
        Ok(())
    }

    /// A declaration of an intrinsic that has none, from the way it is called.
    fn intrinsic(&self, name: Symbol, ty: TypeId) -> Global {
        let Type::Function { result, params, variadic } = self.module.ty(ty) else {
            unreachable!("`called_as` is a function type")
        };
        let function = Function {
            params: params.iter().map(|ty| super::function::plain_parameter(*ty)).collect(),
            is_variadic: *variadic,
            ..super::function::empty_function(ty, *result)
        };
        let kind = GlobalKind::Function(Box::new(function));
        Global { name, line: 0, linkage: Linkage::External, comdat: None, section: None, kind }
    }
}
