//! Functions: headers, blocks, and the frame of a statement.

use super::{Failure, Parsed, Parser};
use crate::ir::{
    BasicBlock, BlockId, Extension, Function, Global, GlobalId, GlobalKind, Instruction, InstructionKind,
    Linkage, Parameter, Passing, Type, TypeId,
};
use crate::lexer::{Name, Token};
use selvedge_source::Span;

/// A function with nothing but its type.
pub(super) fn empty_function(ty: TypeId, result: TypeId) -> Function {
    Function {
        ty,
        result,
        result_extension: Extension::None,
        params: Vec::new(),
        is_variadic: false,
        is_definition: false,
        calling_convention: 0,
        attribute_groups: Vec::new(),
        debug: None,
        personality: None,
        locals: Vec::new(),
        blocks: Vec::new(),
        instructions: Vec::new(),
    }
}

/// A parameter without attributes.
pub(super) fn plain_parameter(ty: TypeId) -> Parameter {
    Parameter { ty, passing: Passing::Direct, extension: Extension::None, is_returned: false, align: 0 }
}

/// The names of parameters with their places; their types are in the function.
type ParameterNames<'t> = Vec<(Option<Name<'t>>, Span)>;

impl<'t> Parser<'t> {
    /// `declare …`.
    pub(super) fn function_declaration(&mut self) -> Parsed<()> {
        self.advance()?;
        let mut debug = None;
        while let Token::MetadataName(_) = self.token {
            self.attachment(&mut debug)?;
        }
        let (id, mut global, mut function, _, span) = self.function_header()?;
        function.debug = debug;
        self.function_properties(&mut global, &mut function)?;
        global.kind = GlobalKind::Function(Box::new(function));
        self.define_global(id, global, span)
    }

    /// `define … { … }`.
    pub(super) fn function_definition(&mut self) -> Parsed<()> {
        self.advance()?;
        let (id, mut global, mut function, names, span) = self.function_header()?;
        function.is_definition = true;
        self.function_properties(&mut global, &mut function)?;
        while let Token::MetadataName(_) = self.token {
            self.attachment(&mut function.debug)?;
        }
        self.scope.open();
        for (param, (name, span)) in function.params.iter().zip(names) {
            let name = self.name_or_number(name);
            self.define_local(name, param.ty, span)?;
        }
        self.body(&mut function)?;
        global.kind = GlobalKind::Function(Box::new(function));
        self.define_global(id, global, span)
    }

    /// From the linkage to the closing parenthesis of the parameters.
    fn function_header(&mut self) -> Parsed<(GlobalId, Global, Function, ParameterNames<'t>, Span)> {
        let linkage: Linkage = self.linkage()?;
        self.skip_visibility()?;
        let calling_convention = self.calling_convention()?;
        let attributes = self.parameter_attributes()?;
        let result = self.ty()?;
        let Token::Global(name) = self.token else { return self.expected("the name of a function") };
        let (span, line) = (self.span(), self.line);
        let id = self.global_use(name);
        self.advance()?;
        let mut function = empty_function(TypeId::VOID, result);
        function.result_extension = attributes.extension;
        function.calling_convention = calling_convention;
        let names = self.parameters(&mut function)?;
        let params = function.params.iter().map(|param| param.ty).collect();
        function.ty = self.intern(Type::Function { result, params, variadic: function.is_variadic });
        Ok((id, self.new_global(id, line, linkage), function, names, span))
    }

    fn parameters(&mut self, function: &mut Function) -> Parsed<ParameterNames<'t>> {
        self.mark(b'(')?;
        let mut names = Vec::new();
        while !self.is_mark(b')') {
            if self.token == Token::Ellipsis {
                self.advance()?;
                function.is_variadic = true;
                break;
            }
            let ty = self.value_type()?;
            let attributes = self.parameter_attributes()?;
            function.params.push(Parameter {
                ty,
                passing: attributes.passing,
                extension: attributes.extension,
                is_returned: attributes.is_returned,
                align: attributes.align,
            });
            if let Token::Local(name) = self.token {
                names.push((Some(name), self.span()));
                self.advance()?;
            } else {
                names.push((None, self.span()));
            }
            if !self.skip_mark(b',')? {
                break;
            }
        }
        self.mark(b')')?;
        Ok(names)
    }

    /// What stands between the parameters and the body or the end of the line.
    fn function_properties(&mut self, global: &mut Global, function: &mut Function) -> Parsed<()> {
        while self.line == self.last_line {
            match self.token {
                Token::Word("unnamed_addr" | "local_unnamed_addr") => self.advance()?,
                Token::Word("addrspace") => {
                    self.address_space()?;
                }
                Token::Word("section") => {
                    self.advance()?;
                    global.section = Some(self.text()?.into());
                }
                Token::Word("partition" | "gc") => {
                    self.advance()?;
                    self.text()?;
                }
                Token::Word("comdat") => global.comdat = Some(self.comdat(global.name)?),
                Token::Word("align") => {
                    self.advance()?;
                    self.alignment()?;
                }
                Token::Word("prefix" | "prologue" | "prefalign") => {
                    self.advance()?;
                    if self.is_mark(b'(') {
                        self.alignment()?;
                    } else {
                        self.constant_operand()?;
                    }
                }
                Token::Word("personality") => {
                    self.advance()?;
                    function.personality = Some(self.constant_operand()?);
                }
                Token::Word(_) | Token::Text(_) | Token::Attributes(_) => {
                    let before = self.start;
                    self.function_attributes(&mut function.attribute_groups)?;
                    if self.start == before {
                        return self.expected("an attribute of a function");
                    }
                }
                _ => return Ok(()),
            }
        }
        Ok(())
    }

    fn body(&mut self, function: &mut Function) -> Parsed<()> {
        self.scope.result = function.result;
        self.mark(b'{')?;
        while !self.is_mark(b'}') {
            self.block()?;
        }
        if self.scope.finished.is_empty() {
            return self.fail("a function has at least one block");
        }
        self.advance()?;
        self.close_scope()?;
        function.locals = self.scope.locals.clone();
        function.blocks = self.scope.finished.clone();
        function.instructions = self.scope.instructions.drain(..).collect();
        self.order_blocks(function);
        Ok(())
    }

    /// A block: a label, if there is one, and instructions up to a terminator.
    fn block(&mut self) -> Parsed<()> {
        let (line, start) = (self.line, self.start);
        let label = self.lexer.label(self.start);
        let span = Span::new(start, self.lexer.at());
        if label.is_some() {
            self.advance()?;
        }
        let name = self.name_or_number(label);
        self.define_block(name, self.scope.finished.len() as u32, span)?;
        let first = self.scope.instructions.len() as u32;
        loop {
            // Use-list orders may stand at the end of a function only.
            if self.is_mark(b'}') || self.token == Token::End || self.lexer.label(self.start).is_some() {
                let name = self.module.name(name);
                return Err(Failure::new(span, format!("the block `%{name}` does not end in a terminator")));
            }
            let instruction = self.instruction()?;
            let is_terminator = instruction.kind.is_terminator();
            self.scope.instructions.push(instruction);
            if is_terminator {
                break;
            }
        }
        let end = self.scope.instructions.len() as u32;
        self.scope.finished.push(BasicBlock { name, line, start: first, end });
        while let Token::Word("uselistorder" | "uselistorder_bb") = self.token {
            self.skip_line()?;
        }
        Ok(())
    }

    /// An instruction with its result and its attachments.
    #[inline]
    fn instruction(&mut self) -> Parsed<Instruction> {
        let line = self.line;
        let mut name = None;
        let span = self.span();
        if let Token::Local(result) = self.token {
            name = Some(result);
            self.advance()?;
            self.mark(b'=')?;
        }
        let (ty, kind) = match self.token {
            Token::Word(word) => self.operation(word)?,
            Token::Record(word) => (TypeId::VOID, self.debug_record(word)?),
            _ => return self.expected("an instruction"),
        };
        let debug = match self.token {
            Token::Mark(b',') => self.attachments()?,
            _ => None,
        };
        let result = if ty != TypeId::VOID {
            let name = self.name_or_number(name);
            Some(self.define_local(name, ty, span)?)
        } else if name.is_some() {
            return Err(Failure::new(span, "this instruction has no result that could have a name"));
        } else {
            None
        };
        Ok(Instruction { line, result, ty, debug, kind })
    }

    /// Blocks were numbered as they were mentioned; numbers them as they stand in the text.
    fn order_blocks(&mut self, function: &mut Function) {
        let blocks = &self.scope.blocks;
        if blocks.iter().enumerate().all(|(at, block)| block.position == Some(at as u32)) {
            return;
        }
        let reorder = |id: &mut BlockId| {
            let position = blocks[id.index()].position;
            *id = BlockId(position.expect("`close_scope` found every block that is mentioned"));
        };
        for instruction in &mut function.instructions {
            blocks_of(&mut instruction.kind, reorder);
        }
    }
}

/// Applies a function to all blocks that an instruction mentions.
fn blocks_of(kind: &mut InstructionKind, mut apply: impl FnMut(&mut BlockId)) {
    match kind {
        InstructionKind::Jump { to } => apply(to),
        InstructionKind::Branch { then, otherwise, .. } => {
            apply(then);
            apply(otherwise);
        }
        InstructionKind::Switch { default, cases, .. } => {
            apply(default);
            cases.iter_mut().for_each(|case| apply(&mut case.1));
        }
        InstructionKind::IndirectBranch { targets, .. }
        | InstructionKind::WindowsTerminator { targets, .. } => {
            targets.iter_mut().for_each(apply);
        }
        InstructionKind::Invoke { normal, unwind, .. } => {
            apply(normal);
            apply(unwind);
        }
        InstructionKind::CallBranch { fallthrough, indirect, .. } => {
            apply(fallthrough);
            indirect.iter_mut().for_each(apply);
        }
        InstructionKind::Phi { incoming } => incoming.iter_mut().for_each(|pair| apply(&mut pair.1)),
        _ => {}
    }
}
