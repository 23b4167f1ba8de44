//! Instructions that access or compute addresses of memory.

use super::{Failure, Parsed, Parser};
use crate::ir::{AtomicOrdering, AtomicRmwOp, InstructionKind, Operand, SyncScope, Type, TypeId};
use crate::lexer::Token;
use selvedge_source::Span;

impl<'t> Parser<'t> {
    pub(super) fn alloca(&mut self) -> Parsed<(TypeId, InstructionKind)> {
        while self.skip_word("inalloca")? || self.skip_word("swifterror")? {}
        let ty = self.value_type()?;
        let (mut count, mut align, mut result) = (None, 0, TypeId::PTR);
        while self.skip_comma()? {
            match self.token {
                Token::Word("align") => {
                    self.advance()?;
                    align = self.alignment()?;
                }
                Token::Word("addrspace") => {
                    let space = self.address_space()?;
                    result = self.intern(Type::Pointer { space });
                }
                _ => count = Some(self.integer()?),
            }
        }
        Ok((result, InstructionKind::Alloca { ty, count, align }))
    }

    pub(super) fn load(&mut self) -> Parsed<(TypeId, InstructionKind)> {
        let is_atomic = self.skip_word("atomic")?;
        let is_volatile = self.skip_word("volatile")?;
        let ty = self.value_type()?;
        let pointer = self.pointer_after_comma()?;
        let (scope, order) = self.access_order(is_atomic)?;
        let align = self.access_alignment()?;
        Ok((ty, InstructionKind::Load { pointer, align, is_volatile, order, scope }))
    }

    pub(super) fn store(&mut self) -> Parsed<InstructionKind> {
        let is_atomic = self.skip_word("atomic")?;
        let is_volatile = self.skip_word("volatile")?;
        let value = self.operand()?;
        let pointer = self.pointer_after_comma()?;
        let (scope, order) = self.access_order(is_atomic)?;
        let align = self.access_alignment()?;
        Ok(InstructionKind::Store { value, pointer, align, is_volatile, order, scope })
    }

    pub(super) fn fence(&mut self) -> Parsed<InstructionKind> {
        let scope = self.sync_scope()?;
        Ok(InstructionKind::Fence { order: self.ordering()?, scope })
    }

    pub(super) fn compare_exchange(&mut self) -> Parsed<(TypeId, InstructionKind)> {
        let is_weak = self.skip_word("weak")?;
        let is_volatile = self.skip_word("volatile")?;
        let pointer = self.pointer()?;
        self.mark(b',')?;
        let expected = self.operand()?;
        self.mark(b',')?;
        let new = self.same_type(expected.ty)?;
        let scope = self.sync_scope()?;
        let (success, failure) = (self.ordering()?, self.ordering()?);
        let align = self.access_alignment()?;
        let fields = Box::new([expected.ty, TypeId::I1]);
        let ty = self.intern(Type::Struct { fields, packed: false });
        let kind = InstructionKind::CompareExchange {
            pointer,
            expected,
            new,
            success,
            failure,
            align,
            is_weak,
            is_volatile,
            scope,
        };
        Ok((ty, kind))
    }

    pub(super) fn atomic_rmw(&mut self) -> Parsed<(TypeId, InstructionKind)> {
        let is_volatile = self.skip_word("volatile")?;
        let op = self.rmw_op()?;
        let pointer = self.pointer()?;
        self.mark(b',')?;
        let value = self.operand()?;
        let scope = self.sync_scope()?;
        let order = self.ordering()?;
        let align = self.access_alignment()?;
        Ok((value.ty, InstructionKind::AtomicRmw { op, pointer, value, order, align, is_volatile, scope }))
    }

    fn rmw_op(&mut self) -> Parsed<AtomicRmwOp> {
        let Token::Word(word) = self.token else { return self.expected("what to do to the memory") };
        let op = match word {
            "xchg" => AtomicRmwOp::Xchg,
            "add" => AtomicRmwOp::Add,
            "sub" => AtomicRmwOp::Sub,
            "and" => AtomicRmwOp::And,
            "nand" => AtomicRmwOp::Nand,
            "or" => AtomicRmwOp::Or,
            "xor" => AtomicRmwOp::Xor,
            "max" => AtomicRmwOp::Max,
            "min" => AtomicRmwOp::Min,
            "umax" => AtomicRmwOp::UMax,
            "umin" => AtomicRmwOp::UMin,
            "fadd" => AtomicRmwOp::FAdd,
            "fsub" => AtomicRmwOp::FSub,
            "fmax" => AtomicRmwOp::FMax,
            "fmin" => AtomicRmwOp::FMin,
            "fmaximum" => AtomicRmwOp::FMaximum,
            "fminimum" => AtomicRmwOp::FMinimum,
            "fmaximumnum" => AtomicRmwOp::FMaximumNum,
            "fminimumnum" => AtomicRmwOp::FMinimumNum,
            "uinc_wrap" => AtomicRmwOp::UIncWrap,
            "udec_wrap" => AtomicRmwOp::UDecWrap,
            "usub_cond" => AtomicRmwOp::USubCond,
            "usub_sat" => AtomicRmwOp::USubSat,
            _ => return self.expected("an operation of `atomicrmw`"),
        };
        self.advance()?;
        Ok(op)
    }

    pub(super) fn element_pointer(&mut self) -> Parsed<(TypeId, InstructionKind)> {
        let inbounds = self.element_pointer_flags()?;
        let source = self.value_type()?;
        let comma = self.start;
        let (start, base) = match self.plain_pointer_after_comma()? {
            Some(base) => (comma + ", ".len(), base),
            None => {
                self.mark(b',')?;
                (self.start, self.operand()?)
            }
        };
        let mut indices = Vec::new();
        while self.skip_comma()? {
            self.skip_word("inrange")?;
            indices.push(self.operand()?);
        }
        self.check_element_pointer(base, &indices, Span::new(start, self.last_end))?;
        let is_vector = |ty: TypeId| matches!(self.module.resolved(ty), Type::Vector { .. });
        let like = indices.iter().map(|index| index.ty).find(|ty| is_vector(*ty));
        let ty = match like {
            Some(like) if !is_vector(base.ty) => self.vector_like(base.ty, like),
            _ => base.ty,
        };
        Ok((ty, InstructionKind::GetElementPtr { source, base, indices: indices.into(), inbounds }))
    }

    /// `, ptr %x` or `, ptr @x`, if that is next: an address as nearly all are written.
    fn plain_pointer_after_comma(&mut self) -> Parsed<Option<Operand>> {
        if !self.is_mark(b',') || !self.lexer.skip_pointer_type() {
            return Ok(None);
        }
        self.advance()?;
        self.operand_of(TypeId::PTR).map(Some)
    }

    /// A comma, and a pointer with its type.
    fn pointer_after_comma(&mut self) -> Parsed<Operand> {
        if let Some(pointer) = self.plain_pointer_after_comma()? {
            return Ok(pointer);
        }
        self.mark(b',')?;
        self.pointer()
    }

    /// A pointer with its type.
    pub(super) fn pointer(&mut self) -> Parsed<Operand> {
        let start = self.start;
        let pointer = self.operand()?;
        if pointer.ty == TypeId::PTR || self.module.resolved(pointer.ty).is_pointer() {
            return Ok(pointer);
        }
        Err(Failure::new(Span::new(start, self.last_end), "expected a pointer"))
    }

    /// An integer with its type.
    fn integer(&mut self) -> Parsed<Operand> {
        let start = self.start;
        let integer = self.operand()?;
        if self.module.resolved(integer.ty).is_int() {
            return Ok(integer);
        }
        Err(Failure::new(Span::new(start, self.last_end), "expected an integer"))
    }

    /// An operand that must have this type.
    pub(super) fn same_type(&mut self, wanted: TypeId) -> Parsed<Operand> {
        let start = self.start;
        let operand = self.operand()?;
        if operand.ty == wanted {
            return Ok(operand);
        }
        let message = format!("expected a value of the type `{}`", self.module.type_text(wanted));
        Err(Failure::new(Span::new(start, self.last_end), message))
    }

    fn access_order(&mut self, is_atomic: bool) -> Parsed<(SyncScope, Option<AtomicOrdering>)> {
        if !is_atomic {
            return Ok((SyncScope::System, None));
        }
        let scope = self.sync_scope()?;
        Ok((scope, Some(self.ordering()?)))
    }

    /// `, align 4`, if it is next.
    fn access_alignment(&mut self) -> Parsed<u64> {
        if self.is_mark(b',')
            && let Some(align) = self.lexer.skip_alignment()
        {
            self.advance()?;
            return Ok(align.into());
        }
        if !self.skip_comma()? {
            return Ok(0);
        }
        self.word("align")?;
        self.alignment()
    }

    /// `syncscope("singlethread")`, if it is next.
    fn sync_scope(&mut self) -> Parsed<SyncScope> {
        if !self.skip_word("syncscope")? {
            return Ok(SyncScope::System);
        }
        self.mark(b'(')?;
        let name = self.text()?;
        self.mark(b')')?;
        Ok(match &*name {
            "" => SyncScope::System,
            "singlethread" => SyncScope::SingleThread,
            _ => SyncScope::Other(self.module.names.intern(&name)),
        })
    }

    fn ordering(&mut self) -> Parsed<AtomicOrdering> {
        let Token::Word(word) = self.token else { return self.expected("a memory order") };
        let order = match word {
            "unordered" => AtomicOrdering::Unordered,
            "monotonic" => AtomicOrdering::Monotonic,
            "acquire" => AtomicOrdering::Acquire,
            "release" => AtomicOrdering::Release,
            "acq_rel" => AtomicOrdering::AcquireRelease,
            "seq_cst" => AtomicOrdering::SequentiallyConsistent,
            _ => return self.expected("a memory order"),
        };
        self.advance()?;
        Ok(order)
    }

    /// Goes past a comma, unless an attachment follows it.
    #[inline]
    pub(super) fn skip_comma(&mut self) -> Parsed<bool> {
        if !self.is_mark(b',') || self.lexer.peek_byte() == Some(b'!') {
            return Ok(false);
        }
        self.advance()?;
        Ok(true)
    }
}
