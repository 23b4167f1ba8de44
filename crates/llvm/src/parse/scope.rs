//! What names stand for: globals of the module, values and blocks of the function at hand.

use super::{Failure, Parsed, Parser};
use crate::ir::{BasicBlock, BlockId, Global, GlobalId, Instruction, Local, LocalId, Symbol, TypeId, Value};
use crate::lexer::Name;
use selvedge_source::Span;

/// A global that was mentioned, and perhaps defined.
pub(super) struct OpenGlobal {
    pub(super) name: Symbol,
    /// Where it was first mentioned.
    pub(super) mention: Span,
    /// The type by which it was first called, for intrinsics, which need no declaration.
    pub(super) called_as: Option<TypeId>,
    pub(super) definition: Option<Global>,
}

/// The names of one function. Values and blocks share a name space, and those without a name a counter.
#[derive(Default)]
pub(super) struct Scope {
    /// Whether a function's body is being parsed.
    pub(super) is_open: bool,
    /// By symbol: what it means in which function. Entries of earlier functions are out of date, not removed.
    meanings: Vec<(u32, Meaning)>,
    /// Number of the function at hand, from 1.
    epoch: u32,
    /// What the function returns.
    pub(super) result: TypeId,
    /// The number that the next thing without a name gets.
    pub(super) counter: u32,
    pub(super) locals: Vec<Local>,
    /// By local value: where it was mentioned, if it is not defined yet.
    open_locals: Vec<Option<Span>>,
    /// Blocks in order of first mention.
    pub(super) blocks: Vec<OpenBlock>,
    /// What has been parsed of the function's body. The lists grow once, for the largest function.
    pub(super) finished: Vec<BasicBlock>,
    pub(super) instructions: Vec<Instruction>,
}

/// A block that was mentioned, and perhaps started.
pub(super) struct OpenBlock {
    pub(super) name: Symbol,
    mention: Span,
    /// Its position among the blocks of the text.
    pub(super) position: Option<u32>,
}

#[derive(Clone, Copy)]
enum Meaning {
    Local(LocalId),
    Block(BlockId),
}

impl Scope {
    /// Starts a function.
    pub(super) fn open(&mut self) {
        self.is_open = true;
        self.epoch += 1;
        self.counter = 0;
        self.locals.clear();
        self.open_locals.clear();
        self.blocks.clear();
        self.finished.clear();
        self.instructions.clear();
        self.instructions.reserve(256);
    }

    #[inline]
    fn meaning(&self, symbol: Symbol) -> Option<Meaning> {
        self.meanings.get(symbol.index()).filter(|entry| entry.0 == self.epoch).map(|entry| entry.1)
    }

    fn set_meaning(&mut self, symbol: Symbol, meaning: Meaning) {
        if self.meanings.len() <= symbol.index() {
            self.meanings.resize(2 * symbol.index() + 64, (0, Meaning::Local(LocalId(0))));
        }
        self.meanings[symbol.index()] = (self.epoch, meaning);
    }

    fn add_local(&mut self, name: Symbol, ty: TypeId, mention: Option<Span>) -> LocalId {
        let id = LocalId(self.locals.len() as u32);
        self.locals.push(Local { name, ty });
        self.open_locals.push(mention);
        self.set_meaning(name, Meaning::Local(id));
        id
    }

    fn add_block(&mut self, name: Symbol, mention: Span, position: Option<u32>) -> BlockId {
        let id = BlockId(self.blocks.len() as u32);
        self.blocks.push(OpenBlock { name, mention, position });
        self.set_meaning(name, Meaning::Block(id));
        id
    }
}

impl<'t> Parser<'t> {
    /// The name that is next in a definition, or the next number.
    pub(super) fn name_or_number(&mut self, name: Option<Name<'t>>) -> Symbol {
        let Some(name) = name else {
            let number = self.scope.counter;
            self.scope.counter += 1;
            return self.module.names.intern(&number.to_string());
        };
        if let Some(number) = name.number() {
            self.scope.counter = number.saturating_add(1);
        }
        self.symbol(name)
    }

    /// The value of a name in a function, defined later perhaps.
    pub(super) fn local_use(&mut self, name: Name<'t>, ty: TypeId) -> Parsed<Value> {
        if !self.scope.is_open {
            return self.fail("a value of a function cannot be used here");
        }
        let symbol = self.symbol(name);
        match self.scope.meaning(symbol) {
            Some(Meaning::Local(id)) => {
                let found = self.scope.locals[id.index()].ty;
                if found != ty {
                    return Err(self.type_mismatch(self.span(), symbol, found, ty));
                }
                Ok(Value::Local(id))
            }
            Some(Meaning::Block(_)) => {
                self.fail(format!("`%{}` is a block, not a value", self.module.name(symbol)))
            }
            None => Ok(Value::Local(self.scope.add_local(symbol, ty, Some(self.span())))),
        }
    }

    /// Defines a value.
    pub(super) fn define_local(&mut self, name: Symbol, ty: TypeId, span: Span) -> Parsed<LocalId> {
        match self.scope.meaning(name) {
            None => Ok(self.scope.add_local(name, ty, None)),
            Some(Meaning::Local(id)) if self.scope.open_locals[id.index()].is_some() => {
                let used_as = self.scope.locals[id.index()].ty;
                let mention = self.scope.open_locals[id.index()].take().unwrap_or(span);
                if used_as != ty {
                    return Err(self.type_mismatch(mention, name, ty, used_as));
                }
                Ok(id)
            }
            Some(_) => {
                let name = self.module.name(name);
                Err(Failure::new(span, format!("`%{name}` is defined twice in this function")))
            }
        }
    }

    #[cold]
    fn type_mismatch(&self, span: Span, name: Symbol, found: TypeId, used_as: TypeId) -> Box<Failure> {
        let message = format!(
            "`%{}` has the type `{}` but is used as `{}`",
            self.module.name(name),
            self.module.type_text(found),
            self.module.type_text(used_as)
        );
        Failure::new(span, message)
    }

    /// The block of a name in a function, started later perhaps.
    pub(super) fn block_use(&mut self, name: Name<'t>) -> Parsed<BlockId> {
        let symbol = self.symbol(name);
        match self.scope.meaning(symbol) {
            Some(Meaning::Block(id)) => Ok(id),
            Some(Meaning::Local(_)) => {
                self.fail(format!("`%{}` is a value, not a block", self.module.name(symbol)))
            }
            None => Ok(self.scope.add_block(symbol, self.span(), None)),
        }
    }

    /// Starts the block at a position of the text.
    pub(super) fn define_block(&mut self, name: Symbol, position: u32, span: Span) -> Parsed<()> {
        match self.scope.meaning(name) {
            None => {
                self.scope.add_block(name, span, Some(position));
                return Ok(());
            }
            Some(Meaning::Block(id)) => {
                let block = &mut self.scope.blocks[id.index()];
                if block.position.is_none() {
                    block.position = Some(position);
                    return Ok(());
                }
            }
            Some(Meaning::Local(_)) => {}
        }
        let name = self.module.name(name);
        Err(Failure::new(span, format!("`%{name}` is defined twice in this function")))
    }

    /// Checks at the end of a function that everything mentioned is there; ends the function's scope.
    pub(super) fn close_scope(&mut self) -> Parsed<()> {
        self.scope.is_open = false;
        for (local, mention) in self.scope.locals.iter().zip(&self.scope.open_locals) {
            if let Some(mention) = mention {
                let name = self.module.name(local.name);
                return Err(Failure::new(
                    *mention,
                    format!("`%{name}` is used but not defined in this function"),
                ));
            }
        }
        for block in &self.scope.blocks {
            if block.position.is_none() {
                let name = self.module.name(block.name);
                let message = format!("there is no block `%{name}` in this function");
                return Err(Failure::new(block.mention, message));
            }
        }
        Ok(())
    }

    /// The global of the token that is next, defined later perhaps.
    pub(super) fn global_use(&mut self, name: Name<'t>) -> GlobalId {
        let resolved = name.resolved();
        let symbol = self.module.names.intern(resolved.strip_prefix('\u{1}').unwrap_or(&resolved));
        if self.global_of_symbol.len() <= symbol.index() {
            self.global_of_symbol.resize(2 * symbol.index() + 64, 0);
        }
        let entry = &mut self.global_of_symbol[symbol.index()];
        if *entry == 0 {
            let mention = Span::new(self.start, self.lexer.at());
            self.open_globals.push(OpenGlobal { name: symbol, mention, called_as: None, definition: None });
            *entry = self.open_globals.len() as u32;
        }
        GlobalId(*entry - 1)
    }
}
