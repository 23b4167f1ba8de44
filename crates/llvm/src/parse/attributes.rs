//! Attributes of parameters, results and functions, linkage and calling conventions.
//!
//! Only what changes how a value is passed is kept. The names are listed, so that an unknown one is an error
//! and not the silent loss of a meaning.

use super::{Parsed, Parser};
use crate::ir::{Extension, Linkage, Passing};
use crate::lexer::Token;

/// The attributes of a parameter, argument or result that we keep.
#[derive(Clone, Copy, Default)]
pub(super) struct Attributes {
    pub(super) passing: Passing,
    pub(super) extension: Extension,
    pub(super) is_returned: bool,
    pub(super) align: u64,
}

impl<'t> Parser<'t> {
    /// The attributes of a parameter, an argument or a result.
    #[inline]
    pub(super) fn parameter_attributes(&mut self) -> Parsed<Attributes> {
        let mut attributes = Attributes::default();
        loop {
            match self.token {
                Token::Word("noundef") => self.advance()?,
                Token::Word(word) => {
                    if !self.parameter_attribute(word, &mut attributes)? {
                        return Ok(attributes);
                    }
                }
                Token::Text(_) => self.text_attribute()?,
                _ => return Ok(attributes),
            }
        }
    }

    /// One attribute, if the next word is one.
    fn parameter_attribute(&mut self, word: &str, attributes: &mut Attributes) -> Parsed<bool> {
        match word {
            "signext" => attributes.extension = Extension::Sign,
            "zeroext" => attributes.extension = Extension::Zero,
            "returned" => attributes.is_returned = true,
            "align" => {
                self.advance()?;
                attributes.align = self.alignment()?;
                return Ok(true);
            }
            "byval" | "sret" | "byref" | "inalloca" | "preallocated" => {
                attributes.passing = self.passing(word)?;
                return Ok(true);
            }
            _ => return self.plain_attribute(word, is_parameter_attribute),
        }
        self.advance()?;
        Ok(true)
    }

    /// `byval(T)` and its kin.
    fn passing(&mut self, word: &str) -> Parsed<Passing> {
        self.advance()?;
        self.mark(b'(')?;
        let ty = self.value_type()?;
        self.mark(b')')?;
        Ok(match word {
            "byval" => Passing::ByValue(ty),
            "sret" => Passing::StructReturn(ty),
            "byref" => Passing::ByReference(ty),
            _ => Passing::InAlloca(ty),
        })
    }

    /// `4` or `(4)` after `align`.
    pub(super) fn alignment(&mut self) -> Parsed<u64> {
        let parenthesised = self.skip_mark(b'(')?;
        let (align, span): (u64, _) = (self.peek_number()?, self.span());
        if !align.is_power_of_two() || align > 1 << 32 {
            return Err(super::Failure::new(span, "an alignment is a power of two up to 2^32"));
        }
        self.advance()?;
        if parenthesised {
            self.mark(b')')?;
        }
        Ok(align)
    }

    fn peek_number(&self) -> Parsed<u64> {
        match self.token {
            Token::Number(text) => text.parse().or_else(|_| self.expected("a number")),
            _ => self.expected("a number"),
        }
    }

    /// An attribute of which we keep nothing, if the next word is one; with what stands in parentheses behind
    /// it.
    fn plain_attribute(&mut self, word: &str, is_known: fn(&str) -> bool) -> Parsed<bool> {
        if !is_known(word) {
            return Ok(false);
        }
        self.advance()?;
        if self.is_mark(b'(') {
            self.lexer.skip_group_from(self.start, self.line)?;
            self.advance()?;
        }
        Ok(true)
    }

    /// `"key"` or `"key"="value"`.
    fn text_attribute(&mut self) -> Parsed<()> {
        self.text()?;
        if self.skip_mark(b'=')? {
            self.text()?;
        }
        Ok(())
    }

    /// The attributes of a function behind its parameters or of a call behind its arguments, up to the end of
    /// the line: on the next line, `"name":` is a label and `align` the start of one. Gives the numbers of
    /// groups.
    pub(super) fn function_attributes(&mut self, groups: &mut Vec<u32>) -> Parsed<()> {
        while self.line == self.last_line {
            match self.token {
                Token::Attributes(number) => {
                    groups.push(number);
                    self.advance()?;
                }
                Token::Text(_) => self.text_attribute()?,
                Token::Word("alignstack") => {
                    self.advance()?;
                    if self.skip_mark(b'=')? {
                        self.number::<u64>()?;
                    } else {
                        self.alignment()?;
                    }
                }
                Token::Word(word) => {
                    if !self.plain_attribute(word, is_function_attribute)? {
                        return Ok(());
                    }
                }
                _ => return Ok(()),
            }
        }
        Ok(())
    }

    /// A linkage, if one is next. `external` and `extern_weak` are for declarations.
    pub(super) fn linkage(&mut self) -> Parsed<Linkage> {
        let Token::Word(word) = self.token else { return Ok(Linkage::External) };
        let linkage = match word {
            "private" => Linkage::Private,
            "internal" => Linkage::Internal,
            "available_externally" => Linkage::AvailableExternally,
            "linkonce" => Linkage::LinkOnce,
            "linkonce_odr" => Linkage::LinkOnceOdr,
            "weak" => Linkage::Weak,
            "weak_odr" => Linkage::WeakOdr,
            "common" => Linkage::Common,
            "appending" => Linkage::Appending,
            "extern_weak" => Linkage::ExternWeak,
            "external" => Linkage::External,
            _ => return Ok(Linkage::External),
        };
        self.advance()?;
        Ok(linkage)
    }

    /// Preemption, visibility and DLL storage class: nothing to us.
    pub(super) fn skip_visibility(&mut self) -> Parsed<()> {
        while let Token::Word(
            "dso_local" | "dso_preemptable" | "default" | "hidden" | "protected" | "dllimport" | "dllexport",
        ) = self.token
        {
            self.advance()?;
        }
        Ok(())
    }

    /// `unnamed_addr`, `local_unnamed_addr`.
    pub(super) fn skip_unnamed_address(&mut self) -> Parsed<()> {
        if self.is_word("unnamed_addr") || self.is_word("local_unnamed_addr") {
            self.advance()?;
        }
        Ok(())
    }

    /// A calling convention, if one is next, as its number.
    pub(super) fn calling_convention(&mut self) -> Parsed<u32> {
        let Token::Word(word) = self.token else { return Ok(0) };
        if word == "cc" {
            self.advance()?;
            return self.number();
        }
        let Some(&(_, number)) = CONVENTIONS.iter().find(|(name, _)| *name == word) else { return Ok(0) };
        self.advance()?;
        if word == "riscv_vls_cc" && self.skip_mark(b'(')? {
            self.number::<u32>()?;
            self.mark(b')')?;
        }
        Ok(number)
    }
}

/// Names and numbers of calling conventions.
static CONVENTIONS: [(&str, u32); 55] = [
    ("ccc", 0),
    ("fastcc", 8),
    ("coldcc", 9),
    ("ghccc", 10),
    ("hipecc", 11),
    ("webkit_jscc", 12),
    ("anyregcc", 13),
    ("preserve_mostcc", 14),
    ("preserve_allcc", 15),
    ("swiftcc", 16),
    ("cxx_fast_tlscc", 17),
    ("tailcc", 18),
    ("cfguard_checkcc", 19),
    ("swifttailcc", 20),
    ("preserve_nonecc", 21),
    ("x86_stdcallcc", 64),
    ("x86_fastcallcc", 65),
    ("arm_apcscc", 66),
    ("arm_aapcscc", 67),
    ("arm_aapcs_vfpcc", 68),
    ("msp430_intrcc", 69),
    ("x86_thiscallcc", 70),
    ("ptx_kernel", 71),
    ("ptx_device", 72),
    ("spir_func", 75),
    ("spir_kernel", 76),
    ("intel_ocl_bicc", 77),
    ("x86_64_sysvcc", 78),
    ("win64cc", 79),
    ("x86_vectorcallcc", 80),
    ("hhvmcc", 81),
    ("hhvm_ccc", 82),
    ("x86_intrcc", 83),
    ("avr_intrcc", 84),
    ("avr_signalcc", 85),
    ("amdgpu_vs", 87),
    ("amdgpu_gs", 88),
    ("amdgpu_ps", 89),
    ("amdgpu_cs", 90),
    ("amdgpu_kernel", 91),
    ("x86_regcallcc", 92),
    ("amdgpu_hs", 93),
    ("amdgpu_ls", 95),
    ("amdgpu_es", 96),
    ("aarch64_vector_pcs", 97),
    ("aarch64_sve_vector_pcs", 98),
    ("amdgpu_gfx", 100),
    ("aarch64_sme_preservemost_from_x0", 102),
    ("aarch64_sme_preservemost_from_x2", 103),
    ("amdgpu_cs_chain", 104),
    ("amdgpu_cs_chain_preserve", 105),
    ("m68k_rtdcc", 106),
    ("graalcc", 107),
    ("riscv_vector_cc", 110),
    ("riscv_vls_cc", 112),
];

/// Attributes of parameters and results, apart from those that are kept.
fn is_parameter_attribute(word: &str) -> bool {
    matches!(
        word,
        "nonnull"
            | "nocapture"
            | "readonly"
            | "noalias"
            | "dereferenceable"
            | "dereferenceable_or_null"
            | "captures"
            | "writeonly"
            | "readnone"
            | "inreg"
            | "immarg"
            | "allocalign"
            | "allocptr"
            | "alignstack"
            | "dead_on_unwind"
            | "dead_on_return"
            | "elementtype"
            | "initializes"
            | "nest"
            | "noext"
            | "nofpclass"
            | "nofree"
            | "range"
            | "swiftasync"
            | "swifterror"
            | "swiftself"
            | "writable"
    )
}

/// Attributes of functions and calls.
fn is_function_attribute(word: &str) -> bool {
    matches!(
        word,
        "allockind"
            | "allocsize"
            | "alwaysinline"
            | "argmemonly"
            | "async"
            | "builtin"
            | "cold"
            | "convergent"
            | "coro_elide_safe"
            | "coro_only_destroy_when_complete"
            | "denormal_fpenv"
            | "disable_sanitizer_instrumentation"
            | "flatten"
            | "flatten_depth"
            | "fn_ret_thunk_extern"
            | "hot"
            | "hybrid_patchable"
            | "inaccessiblemem_or_argmemonly"
            | "inaccessiblememonly"
            | "inlinehint"
            | "jumptable"
            | "memory"
            | "minsize"
            | "mustprogress"
            | "naked"
            | "nobuiltin"
            | "nocallback"
            | "nocf_check"
            | "nocreateundeforpoison"
            | "nodivergencesource"
            | "noduplicate"
            | "nofree"
            | "noimplicitfloat"
            | "noinline"
            | "noipa"
            | "nomerge"
            | "nonlazybind"
            | "nooutline"
            | "noprofile"
            | "norecurse"
            | "noredzone"
            | "noreturn"
            | "nosanitize_bounds"
            | "nosanitize_coverage"
            | "nosync"
            | "nounwind"
            | "null_pointer_is_valid"
            | "optdebug"
            | "optforfuzzing"
            | "optnone"
            | "optsize"
            | "preallocated"
            | "presplitcoroutine"
            | "readnone"
            | "readonly"
            | "returns_twice"
            | "safestack"
            | "sanitize_address"
            | "sanitize_alloc_token"
            | "sanitize_hwaddress"
            | "sanitize_memory"
            | "sanitize_memtag"
            | "sanitize_numerical_stability"
            | "sanitize_realtime"
            | "sanitize_realtime_blocking"
            | "sanitize_thread"
            | "sanitize_type"
            | "shadowcallstack"
            | "skipprofile"
            | "speculatable"
            | "speculative_load_hardening"
            | "ssp"
            | "sspreq"
            | "sspstrong"
            | "strictfp"
            | "sync"
            | "uwtable"
            | "vscale_range"
            | "willreturn"
            | "writeonly"
    )
}
