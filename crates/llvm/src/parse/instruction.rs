//! Instructions by their keyword. Those with a file of their own: `terminator`, `memory`, `call`.

use super::{Failure, Parsed, Parser};
use crate::ir::{
    BinaryOp, CastOp, Clause, DebugRecordKind, Flags, FloatPredicate, InstructionKind, IntPredicate,
    MetadataRef, Operand, Type, TypeId,
};
use crate::lexer::Token;
use selvedge_source::Span;

impl<'t> Parser<'t> {
    /// The instruction of a keyword, which is the next token, with the type of its result.
    pub(super) fn operation(&mut self, word: &'t str) -> Parsed<(TypeId, InstructionKind)> {
        let start = self.start;
        self.advance()?;
        let kind = match word {
            "load" => return self.load(),
            "store" => self.store()?,
            "call" | "tail" | "musttail" | "notail" => return self.call_instruction(word),
            "getelementptr" => return self.element_pointer(),
            "br" => self.branch()?,
            "alloca" => return self.alloca(),
            "ret" => self.return_()?,
            "icmp" => return self.compare(),
            "phi" => return self.phi(),
            "invoke" => return self.invoke(),
            "unreachable" => InstructionKind::Unreachable,
            "switch" => self.switch()?,
            "select" => return self.select(),
            "extractvalue" => return self.extract_value(),
            "insertvalue" => return self.insert_value(),
            "landingpad" => return self.landing_pad(),
            "resume" => InstructionKind::Resume(self.operand()?),
            "fcmp" => return self.float_compare(),
            "cmpxchg" => return self.compare_exchange(),
            "atomicrmw" => return self.atomic_rmw(),
            "fence" => self.fence()?,
            "freeze" => {
                let operand = self.operand()?;
                return Ok((operand.ty, InstructionKind::Freeze(operand)));
            }
            _ => return self.rare_operation(word, start),
        };
        Ok((TypeId::VOID, kind))
    }

    fn rare_operation(&mut self, word: &'t str, start: usize) -> Parsed<(TypeId, InstructionKind)> {
        if let Some(op) = binary_op(word) {
            return self.binary(op);
        }
        if let Some(op) = cast_op(word) {
            return self.cast(op);
        }
        let kind = match word {
            "fneg" => {
                self.flags()?;
                let operand = self.operand()?;
                return Ok((operand.ty, InstructionKind::Negate(operand)));
            }
            "extractelement" => return self.extract_element(),
            "insertelement" => return self.insert_element(),
            "shufflevector" => return self.shuffle_vector(),
            "va_arg" => {
                let list = self.pointer()?;
                self.mark(b',')?;
                return Ok((self.value_type()?, InstructionKind::VaArg { list }));
            }
            "indirectbr" => self.indirect_branch()?,
            "callbr" => return self.call_branch(),
            "catchswitch" => return Ok((TypeId::TOKEN, self.windows_terminator("catchswitch")?)),
            "catchret" => self.windows_terminator("catchret")?,
            "cleanupret" => self.windows_terminator("cleanupret")?,
            "catchpad" => return Ok((TypeId::TOKEN, self.windows_pad("catchpad")?)),
            "cleanuppad" => return Ok((TypeId::TOKEN, self.windows_pad("cleanuppad")?)),
            _ => {
                let span = Span::new(start, start + word.len());
                return Err(Failure::new(span, format!("expected an instruction, found `{word}`")));
            }
        };
        Ok((TypeId::VOID, kind))
    }

    /// Two operands of the same type: `i32 %a, %b`.
    fn pair(&mut self) -> Parsed<(Operand, Operand)> {
        let a = self.operand()?;
        self.mark(b',')?;
        Ok((a, self.operand_of(a.ty)?))
    }

    fn binary(&mut self, op: BinaryOp) -> Parsed<(TypeId, InstructionKind)> {
        let flags = self.flags()?;
        let start = self.start;
        let (a, b) = self.pair()?;
        let scalar = match self.module.resolved(a.ty) {
            Type::Vector { element, .. } => self.module.resolved(*element),
            other => other,
        };
        let wants_float =
            matches!(op, BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem);
        if if wants_float { !scalar.is_float() } else { !scalar.is_int() } {
            let what = if wants_float { "floating-point numbers" } else { "integers" };
            let message = format!("expected {what}, found `{}`", self.module.type_text(a.ty));
            return Err(Failure::new(Span::new(start, self.last_end), message));
        }
        Ok((a.ty, InstructionKind::Binary { op, flags, a, b }))
    }

    fn cast(&mut self, op: CastOp) -> Parsed<(TypeId, InstructionKind)> {
        let flags = self.flags()?;
        let value = self.operand()?;
        self.word("to")?;
        let ty = self.value_type()?;
        Ok((ty, InstructionKind::Cast { op, flags, value }))
    }

    fn compare(&mut self) -> Parsed<(TypeId, InstructionKind)> {
        self.skip_word("samesign")?;
        let op = self.int_predicate()?;
        let (a, b) = self.pair()?;
        Ok((self.vector_like(TypeId::I1, a.ty), InstructionKind::Compare { op, a, b }))
    }

    fn float_compare(&mut self) -> Parsed<(TypeId, InstructionKind)> {
        self.flags()?;
        let op = self.float_predicate()?;
        let (a, b) = self.pair()?;
        Ok((self.vector_like(TypeId::I1, a.ty), InstructionKind::FloatCompare { op, a, b }))
    }

    fn phi(&mut self) -> Parsed<(TypeId, InstructionKind)> {
        self.flags()?;
        let ty = self.value_type()?;
        let mut incoming = Vec::new();
        loop {
            self.mark(b'[')?;
            let operand = self.operand_of(ty)?;
            self.mark(b',')?;
            incoming.push((operand, self.block_name()?));
            self.mark(b']')?;
            if !self.skip_comma()? {
                return Ok((ty, InstructionKind::Phi { incoming: incoming.into() }));
            }
        }
    }

    fn select(&mut self) -> Parsed<(TypeId, InstructionKind)> {
        self.flags()?;
        let condition = self.operand()?;
        self.mark(b',')?;
        let a = self.operand()?;
        self.mark(b',')?;
        let b = self.same_type(a.ty)?;
        Ok((a.ty, InstructionKind::Select { condition, a, b }))
    }

    fn extract_element(&mut self) -> Parsed<(TypeId, InstructionKind)> {
        let start = self.start;
        let vector = self.operand()?;
        let element = self.element_of(vector.ty, start)?;
        self.mark(b',')?;
        let index = self.operand()?;
        Ok((element, InstructionKind::ExtractElement { vector, index }))
    }

    fn insert_element(&mut self) -> Parsed<(TypeId, InstructionKind)> {
        let start = self.start;
        let vector = self.operand()?;
        let element = self.element_of(vector.ty, start)?;
        self.mark(b',')?;
        let element = self.same_type(element)?;
        self.mark(b',')?;
        let index = self.operand()?;
        Ok((vector.ty, InstructionKind::InsertElement { vector, element, index }))
    }

    fn shuffle_vector(&mut self) -> Parsed<(TypeId, InstructionKind)> {
        let start = self.start;
        let a = self.operand()?;
        let element = self.element_of(a.ty, start)?;
        self.mark(b',')?;
        let b = self.same_type(a.ty)?;
        self.mark(b',')?;
        let start = self.start;
        let mask = self.operand()?;
        self.element_of(mask.ty, start)?;
        Ok((self.vector_like(element, mask.ty), InstructionKind::ShuffleVector { a, b, mask }))
    }

    /// The type of the elements of a vector type.
    fn element_of(&self, ty: TypeId, start: usize) -> Parsed<TypeId> {
        match self.module.resolved(ty) {
            Type::Vector { element, .. } => Ok(*element),
            _ => Err(Failure::new(Span::new(start, self.last_end), "expected a vector")),
        }
    }

    fn extract_value(&mut self) -> Parsed<(TypeId, InstructionKind)> {
        let start = self.start;
        let aggregate = self.operand()?;
        let indices = self.indices()?;
        let ty = self.member(aggregate.ty, &indices, start)?;
        Ok((ty, InstructionKind::ExtractValue { aggregate, indices }))
    }

    fn insert_value(&mut self) -> Parsed<(TypeId, InstructionKind)> {
        let start = self.start;
        let aggregate = self.operand()?;
        self.mark(b',')?;
        let element = self.operand()?;
        let indices = self.indices()?;
        if self.member(aggregate.ty, &indices, start)? != element.ty {
            let span = Span::new(start, self.last_end);
            return Err(Failure::new(span, "the member has another type than the value put there"));
        }
        Ok((aggregate.ty, InstructionKind::InsertValue { aggregate, element, indices }))
    }

    /// `, 0, 1`: at least one index.
    pub(super) fn indices(&mut self) -> Parsed<Box<[u32]>> {
        self.mark(b',')?;
        let mut indices = vec![self.number()?];
        while self.skip_comma()? {
            indices.push(self.number()?);
        }
        Ok(indices.into())
    }

    /// The type of a member of a structure or array.
    fn member(&self, aggregate: TypeId, indices: &[u32], start: usize) -> Parsed<TypeId> {
        let mut ty = aggregate;
        for index in indices {
            let member = match self.module.resolved(ty) {
                Type::Struct { fields, .. } => fields.get(*index as usize).copied(),
                Type::Array { count, element } if (*index as u64) < *count => Some(*element),
                _ => None,
            };
            let Some(member) = member else {
                let message = format!("`{}` has no such member", self.module.type_text(aggregate));
                return Err(Failure::new(Span::new(start, self.last_end), message));
            };
            ty = member;
        }
        Ok(ty)
    }

    fn landing_pad(&mut self) -> Parsed<(TypeId, InstructionKind)> {
        let ty = self.value_type()?;
        let is_cleanup = self.skip_word("cleanup")?;
        let mut clauses = Vec::new();
        loop {
            let clause = match self.token {
                Token::Word("catch") => Clause::Catch,
                Token::Word("filter") => Clause::Filter,
                _ => break,
            };
            self.advance()?;
            clauses.push((clause, self.operand()?));
        }
        Ok((ty, InstructionKind::LandingPad { is_cleanup, clauses: clauses.into() }))
    }

    /// `#dbg_declare(ptr %x, !1, !DIExpression(), !2)` and its kin.
    pub(super) fn debug_record(&mut self, word: &str) -> Parsed<InstructionKind> {
        let kind = match word {
            "dbg_declare" => DebugRecordKind::Declare,
            "dbg_value" => DebugRecordKind::Value,
            "dbg_assign" => DebugRecordKind::Assign,
            "dbg_declare_value" => DebugRecordKind::DeclareValue,
            "dbg_label" => DebugRecordKind::Label,
            _ => return self.expected("a debug record"),
        };
        self.advance()?;
        self.mark(b'(')?;
        let value = if kind == DebugRecordKind::Label {
            None
        } else {
            let value = self.record_value()?;
            self.mark(b',')?;
            value
        };
        let variable = self.metadata_ref()?;
        // The last of the operands is the place.
        let expression = self.record_operands(kind, 1, false)?;
        Ok(InstructionKind::Debug { kind, value, variable, expression })
    }

    /// What follows the variable of a debug record, and as many `more` operands: its expression first, and of
    /// an assignment three that we leave out. Gives the expression.
    pub(super) fn record_operands(
        &mut self,
        kind: DebugRecordKind,
        more: usize,
        is_call: bool,
    ) -> Parsed<Option<MetadataRef>> {
        let own = match kind {
            DebugRecordKind::Label => 0,
            DebugRecordKind::Assign => 4,
            _ => 1,
        };
        let mut expression = None;
        for at in 0..own + more {
            self.mark(b',')?;
            if is_call {
                self.word("metadata")?;
            }
            // Of an assignment, the third is an address.
            if at == 2 {
                self.record_value()?;
                continue;
            }
            let node = self.metadata_ref()?;
            if at == 0 && own > 0 {
                expression = Some(node);
            }
        }
        self.mark(b')')?;
        Ok(expression)
    }

    /// Flags of arithmetic, casts and comparisons.
    pub(super) fn flags(&mut self) -> Parsed<Flags> {
        let mut flags = Flags::default();
        while let Token::Word(word) = self.token {
            flags.insert(match word {
                "nsw" => Flags::NSW,
                "nuw" => Flags::NUW,
                "exact" => Flags::EXACT,
                "disjoint" => Flags::DISJOINT,
                "nneg" => Flags::NNEG,
                "fast" | "nnan" | "ninf" | "nsz" | "arcp" | "contract" | "afn" | "reassoc" => Flags::FAST,
                _ => break,
            });
            self.advance()?;
        }
        Ok(flags)
    }

    pub(super) fn int_predicate(&mut self) -> Parsed<IntPredicate> {
        let Token::Word(word) = self.token else { return self.expected("a comparison") };
        let predicate = match word {
            "eq" => IntPredicate::Eq,
            "ne" => IntPredicate::Ne,
            "slt" => IntPredicate::Slt,
            "sgt" => IntPredicate::Sgt,
            "sle" => IntPredicate::Sle,
            "sge" => IntPredicate::Sge,
            "ult" => IntPredicate::Ult,
            "ugt" => IntPredicate::Ugt,
            "ule" => IntPredicate::Ule,
            "uge" => IntPredicate::Uge,
            _ => return self.expected("a comparison of integers"),
        };
        self.advance()?;
        Ok(predicate)
    }

    pub(super) fn float_predicate(&mut self) -> Parsed<FloatPredicate> {
        let Token::Word(word) = self.token else { return self.expected("a comparison") };
        let predicate = match word {
            "false" => FloatPredicate::False,
            "oeq" => FloatPredicate::Oeq,
            "ogt" => FloatPredicate::Ogt,
            "oge" => FloatPredicate::Oge,
            "olt" => FloatPredicate::Olt,
            "ole" => FloatPredicate::Ole,
            "one" => FloatPredicate::One,
            "ord" => FloatPredicate::Ord,
            "ueq" => FloatPredicate::Ueq,
            "ugt" => FloatPredicate::Ugt,
            "uge" => FloatPredicate::Uge,
            "ult" => FloatPredicate::Ult,
            "ule" => FloatPredicate::Ule,
            "une" => FloatPredicate::Une,
            "uno" => FloatPredicate::Uno,
            "true" => FloatPredicate::True,
            _ => return self.expected("a comparison of floating-point numbers"),
        };
        self.advance()?;
        Ok(predicate)
    }
}

/// The arithmetic of a keyword.
pub(super) fn binary_op(word: &str) -> Option<BinaryOp> {
    Some(match word {
        "add" => BinaryOp::Add,
        "sub" => BinaryOp::Sub,
        "mul" => BinaryOp::Mul,
        "and" => BinaryOp::And,
        "or" => BinaryOp::Or,
        "xor" => BinaryOp::Xor,
        "shl" => BinaryOp::Shl,
        "lshr" => BinaryOp::LShr,
        "ashr" => BinaryOp::AShr,
        "udiv" => BinaryOp::UDiv,
        "sdiv" => BinaryOp::SDiv,
        "urem" => BinaryOp::URem,
        "srem" => BinaryOp::SRem,
        "fadd" => BinaryOp::FAdd,
        "fsub" => BinaryOp::FSub,
        "fmul" => BinaryOp::FMul,
        "fdiv" => BinaryOp::FDiv,
        "frem" => BinaryOp::FRem,
        _ => return None,
    })
}

/// The conversion of a keyword.
pub(super) fn cast_op(word: &str) -> Option<CastOp> {
    Some(match word {
        "bitcast" => CastOp::BitCast,
        "zext" => CastOp::ZExt,
        "sext" => CastOp::SExt,
        "trunc" => CastOp::Trunc,
        "ptrtoint" => CastOp::PtrToInt,
        "inttoptr" => CastOp::IntToPtr,
        "ptrtoaddr" => CastOp::PtrToAddr,
        "fptrunc" => CastOp::FpTrunc,
        "fpext" => CastOp::FpExt,
        "fptoui" => CastOp::FpToUi,
        "fptosi" => CastOp::FpToSi,
        "uitofp" => CastOp::UiToFp,
        "sitofp" => CastOp::SiToFp,
        "addrspacecast" => CastOp::AddrSpaceCast,
        _ => return None,
    })
}
