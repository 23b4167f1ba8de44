//! Calls, invokes and `asm goto`.

use super::{Failure, Parsed, Parser};
use crate::ir::{
    Argument, Bundle, Call, DebugRecordKind, GlobalId, InlineAsm, InlineAsmId, InstructionKind, TailKind,
    Type, TypeId, Value,
};
use crate::lexer::Token;
use selvedge_source::Span;

impl<'t> Parser<'t> {
    /// `call …`, `tail call …`; the first word has been read.
    pub(super) fn call_instruction(&mut self, word: &str) -> Parsed<(TypeId, InstructionKind)> {
        let tail = match word {
            "tail" => TailKind::Tail,
            "musttail" => TailKind::MustTail,
            "notail" => TailKind::NoTail,
            _ => TailKind::None,
        };
        if tail != TailKind::None {
            self.word("call")?;
        }
        self.flags()?;
        let mut head = self.call_head()?;
        head.tail = tail;
        if let Value::Global(id) = head.callee
            && let Some(kind) = self.debug_intrinsic(id)
        {
            return Ok((TypeId::VOID, self.debug_call(kind)?));
        }
        let (result, call) = self.call_tail(head)?;
        Ok((result, InstructionKind::Call(call)))
    }

    pub(super) fn invoke(&mut self) -> Parsed<(TypeId, InstructionKind)> {
        let head = self.call_head()?;
        let (result, call) = self.call_tail(head)?;
        self.word("to")?;
        let normal = self.label()?;
        self.word("unwind")?;
        let unwind = self.label()?;
        Ok((result, InstructionKind::Invoke { call, normal, unwind }))
    }

    pub(super) fn call_branch(&mut self) -> Parsed<(TypeId, InstructionKind)> {
        let head = self.call_head()?;
        let (result, call) = self.call_tail(head)?;
        self.word("to")?;
        let fallthrough = self.label()?;
        let indirect = self.labels()?;
        Ok((result, InstructionKind::CallBranch { call, fallthrough, indirect }))
    }

    /// From the calling convention to the callee. `function_type` of what it gives may be the type of the
    /// result only.
    fn call_head(&mut self) -> Parsed<Call> {
        let calling_convention = self.calling_convention()?;
        let attributes = self.parameter_attributes()?;
        if self.is_word("addrspace") {
            self.address_space()?;
        }
        let function_type = self.ty()?;
        let callee = match self.token {
            Token::Global(name) => {
                let id = self.global_use(name);
                self.advance()?;
                Value::Global(id)
            }
            Token::Word("asm") => self.inline_asm()?,
            _ => self.value(TypeId::PTR)?,
        };
        Ok(Call {
            callee,
            function_type,
            args: Box::default(),
            result_extension: attributes.extension,
            tail: TailKind::None,
            calling_convention,
            bundles: Box::default(),
        })
    }

    /// From the arguments to the operand bundles; gives the type of the result too.
    fn call_tail(&mut self, mut call: Call) -> Parsed<(TypeId, Box<Call>)> {
        let start = self.start;
        call.args = self.arguments()?;
        let result = self.check_arguments(&mut call, start)?;
        if let Value::Global(id) = call.callee {
            let open = &mut self.open_globals[id.index()];
            if open.definition.is_none() {
                open.called_as.get_or_insert(call.function_type);
            }
        }
        self.function_attributes(&mut Vec::new())?;
        if self.is_mark(b'[') && self.line == self.last_line {
            call.bundles = self.bundles()?;
        }
        Ok((result, Box::new(call)))
    }

    /// Completes the type of the callee; gives that of the result.
    fn check_arguments(&mut self, call: &mut Call, start: usize) -> Parsed<TypeId> {
        let (result, fits) = match self.module.ty(call.function_type) {
            Type::Function { result, params, variadic } => {
                let count_fits =
                    if *variadic { call.args.len() >= params.len() } else { call.args.len() == params.len() };
                let types_fit = params.iter().zip(&call.args).all(|(param, arg)| *param == arg.operand.ty);
                (*result, count_fits && types_fit)
            }
            _ => {
                let result = call.function_type;
                let params = call.args.iter().map(|arg| arg.operand.ty).collect();
                call.function_type = self.intern(Type::Function { result, params, variadic: false });
                (result, true)
            }
        };
        if !fits {
            let text = self.module.type_text(call.function_type);
            let span = Span::new(start, self.last_end);
            return Err(Failure::new(span, format!("the arguments are not those of a `{text}`")));
        }
        Ok(result)
    }

    fn arguments(&mut self) -> Parsed<Box<[Argument]>> {
        self.mark(b'(')?;
        let mut args = Vec::new();
        while !self.is_mark(b')') {
            // The `...` of a `musttail` call stands for the caller's own variable arguments.
            if self.token == Token::Ellipsis {
                self.advance()?;
                break;
            }
            let ty = self.value_type()?;
            let attributes =
                if ty == TypeId::METADATA { Default::default() } else { self.parameter_attributes()? };
            let operand = self.operand_of(ty)?;
            args.push(Argument {
                operand,
                passing: attributes.passing,
                extension: attributes.extension,
                align: attributes.align,
            });
            if !self.skip_mark(b',')? {
                break;
            }
        }
        self.mark(b')')?;
        Ok(args.into())
    }

    /// `[ "tag"(i32 0), … ]`.
    fn bundles(&mut self) -> Parsed<Box<[Bundle]>> {
        self.mark(b'[')?;
        let mut bundles = Vec::new();
        while !self.is_mark(b']') {
            let tag = self.text()?;
            let tag = self.module.names.intern(&tag);
            self.mark(b'(')?;
            let mut operands = Vec::new();
            while !self.is_mark(b')') {
                operands.push(self.operand()?);
                if !self.skip_mark(b',')? {
                    break;
                }
            }
            self.mark(b')')?;
            bundles.push(Bundle { tag, operands: operands.into() });
            if !self.skip_mark(b',')? {
                break;
            }
        }
        self.mark(b']')?;
        Ok(bundles.into())
    }

    /// `asm sideeffect "text", "constraints"`.
    fn inline_asm(&mut self) -> Parsed<Value> {
        self.advance()?;
        let mut has_side_effects = false;
        loop {
            match self.token {
                Token::Word("sideeffect") => has_side_effects = true,
                Token::Word("alignstack" | "inteldialect" | "unwind") => {}
                _ => break,
            }
            self.advance()?;
        }
        let text = self.text()?.into();
        self.mark(b',')?;
        let constraints = self.text()?.into();
        self.module.inline_asm.push(InlineAsm { text, constraints, has_side_effects });
        Ok(Value::Asm(InlineAsmId(self.module.inline_asm.len() as u32 - 1)))
    }

    /// Which debug intrinsic a global is, if it is one.
    fn debug_intrinsic(&self, id: GlobalId) -> Option<DebugRecordKind> {
        match self.module.name(self.open_globals[id.index()].name).strip_prefix("llvm.dbg.")? {
            "declare" | "addr" => Some(DebugRecordKind::Declare),
            "value" => Some(DebugRecordKind::Value),
            "assign" => Some(DebugRecordKind::Assign),
            "label" => Some(DebugRecordKind::Label),
            _ => None,
        }
    }

    /// The arguments of a debug intrinsic: `(metadata ptr %x, metadata !1, metadata !DIExpression())`.
    fn debug_call(&mut self, kind: DebugRecordKind) -> Parsed<InstructionKind> {
        self.mark(b'(')?;
        let value = if kind == DebugRecordKind::Label {
            None
        } else {
            self.word("metadata")?;
            let value = self.record_value()?;
            self.mark(b',')?;
            value
        };
        self.word("metadata")?;
        let variable = self.metadata_ref()?;
        let expression = self.record_operands(kind, 0, true)?;
        self.function_attributes(&mut Vec::new())?;
        Ok(InstructionKind::Debug { kind, value, variable, expression })
    }
}
