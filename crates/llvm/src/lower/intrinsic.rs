//! Intrinsics: what LLVM calls `llvm.…`.
//!
//! Intrinsics of integers become operations; a few of floating-point numbers and of the system are left as
//! calls of a function of that name, for the machine's library: `llvm.trap`, `llvm.fma.*`, `llvm.sqrt.*` and
//! its kin, `llvm.readcyclecounter`, `llvm.x86.sse2.pause` and other instructions. Anything else is not
//! supported when executed.

use super::arithmetic::{Lane, is_true};
use super::builder::{Builder, Lowered, unsupported};
use super::call::registers;
use super::fold;
use super::layout::Kind;
use super::target;
use crate::ir::{self, Operand, TypeId, Value};
use selvedge_bytecode::{BinaryOp, Callee, Comparison, FloatOp, Handler, Operand as Code, Operation};

/// Intrinsics without an effect here.
const NOTHING: &[&str] = &[
    "lifetime.",
    "dbg.",
    "assume",
    "donothing",
    "invariant.",
    "var.annotation",
    "codeview.annotation",
    "stackprotector",
    "stackrestore",
    "va_end",
    "prefetch",
    "experimental.noalias.scope.decl",
    "pseudoprobe",
    "clear_cache",
    "sideeffect",
    "instrprof.",
    "fake.use",
];

/// Intrinsics whose result is their first argument.
const FIRST_ARGUMENT: &[&str] = &[
    "expect.",
    "annotation.",
    "ptr.annotation",
    "launder.invariant.group",
    "strip.invariant.group",
    "ssa.copy",
    "arithmetic.fence",
    "preserve.",
];

/// Intrinsics that the machine's library runs, under their own name.
const LIBRARY: &[&str] = &[
    "fma.",
    "sqrt.",
    "floor.",
    "ceil.",
    "trunc.",
    "rint.",
    "nearbyint.",
    "round.",
    "roundeven.",
    "lround.",
    "llround.",
    "lrint.",
    "llrint.",
    "sin.",
    "cos.",
    "tan.",
    "asin.",
    "acos.",
    "atan.",
    "atan2.",
    "sinh.",
    "cosh.",
    "tanh.",
    "exp.",
    "exp2.",
    "exp10.",
    "log.",
    "log2.",
    "log10.",
    "pow.",
    "powi.",
    "ldexp.",
    "minimum.",
    "maximum.",
    "readcyclecounter",
    "x86.rdtsc",
    "x86.sse.sfence",
    "x86.sse2.lfence",
    "x86.sse2.mfence",
    "x86.sse2.pause",
];

fn starts_with_any(name: &str, prefixes: &[&str]) -> bool {
    prefixes.iter().any(|prefix| name.starts_with(prefix))
}

/// How many arguments an intrinsic has at least; what it does with them is only sensible with the right ones.
fn least_arguments(name: &str) -> usize {
    if starts_with_any(name, NOTHING) || starts_with_any(name, LIBRARY) {
        return 0;
    }
    match name.split('.').next().unwrap_or(name) {
        "trap"
        | "debugtrap"
        | "stacksave"
        | "returnaddress"
        | "frameaddress"
        | "addressofreturnaddress"
        | "sponentry"
        | "flt"
        | "get" => 0,
        "memcpy" | "memmove" | "memset" | "fshl" | "fshr" | "fmuladd" => 3,
        "va_copy" | "objectsize" | "ptrmask" | "smax" | "smin" | "umax" | "umin" | "sadd" | "uadd"
        | "ssub" | "usub" | "smul" | "umul" | "scmp" | "ucmp" | "copysign" | "minnum" | "maxnum" => 2,
        "is" if name.starts_with("is.fpclass") => 2,
        _ => 1,
    }
}

impl Builder<'_, '_> {
    /// A call of `llvm.name`.
    pub fn intrinsic(&mut self, name: &str, call: &ir::Call, result: TypeId) -> Lowered<Vec<Code>> {
        let results = self.results(name, call, result)?;
        if results.len() != self.linker.layouts[self.number].registers(result) {
            return unsupported(format!("the intrinsic `llvm.{name}` with such a result"));
        }
        Ok(results)
    }

    fn results(&mut self, name: &str, call: &ir::Call, result: TypeId) -> Lowered<Vec<Code>> {
        let args: Vec<Operand> = call.args.iter().map(|argument| argument.operand).collect();
        if args.len() < least_arguments(name) {
            return unsupported(format!("the intrinsic `llvm.{name}` with {} arguments", args.len()));
        }
        if starts_with_any(name, NOTHING) {
            return Ok(vec![Code::Const(0); self.linker.layouts[self.number].registers(result)]);
        }
        if starts_with_any(name, FIRST_ARGUMENT) {
            return self.value(args[0]);
        }
        if starts_with_any(name, LIBRARY) {
            return self.library_call(&format!("llvm.{name}"), &args, result);
        }
        match name {
            "trap" | "debugtrap" | "ubsantrap" => return self.library_call("llvm.trap", &[], result),
            _ if name.starts_with("memcpy.element") || name.starts_with("memset.element") => {}
            _ if name.starts_with("memcpy.") || name.starts_with("memmove.") => {
                return self.copy(args[0], args[1], args[2]);
            }
            _ if name.starts_with("memset.") => return self.fill(args[0], args[1], args[2]),
            _ => {}
        }
        if let Some(results) = self.system(name, &args)? {
            return Ok(results);
        }
        if let Some(results) = self.lanewise(name, &args, result)? {
            return Ok(results);
        }
        unsupported(format!("the intrinsic `llvm.{name}`"))
    }

    fn library_call(&mut self, name: &str, args: &[Operand], result: TypeId) -> Lowered<Vec<Code>> {
        let mut operands = Vec::new();
        for argument in args {
            operands.extend(self.value(*argument)?);
        }
        let callee = Callee::Direct(self.linker.external(name, operands.len() as u32, false));
        let results = self.new_registers(result);
        let handler = Handler::None;
        self.emit(Operation::Call { callee, args: operands.into(), results: registers(&results), handler });
        Ok(results)
    }

    fn copy(&mut self, to: Operand, from: Operand, len: Operand) -> Lowered<Vec<Code>> {
        let shape = self.shape_of_copy(to, from, len);
        let (to, from, len) = (self.scalar(to)?, self.scalar(from)?, self.scalar(len)?);
        if len != Code::Const(0) {
            self.emit(Operation::Copy { to, from, len, shape });
        }
        Ok(Vec::new())
    }

    fn fill(&mut self, to: Operand, byte: Operand, len: Operand) -> Lowered<Vec<Code>> {
        let shape = self.copied_shape(to, len);
        let (to, byte, len) = (self.scalar(to)?, self.scalar(byte)?, self.scalar(len)?);
        if len != Code::Const(0) {
            self.emit(Operation::Fill { to, byte, len, shape });
        }
        Ok(Vec::new())
    }

    /// Intrinsics about memory, arguments and the compiler.
    fn system(&mut self, name: &str, args: &[Operand]) -> Lowered<Option<Vec<Code>>> {
        let base = name.split('.').next().unwrap_or(name);
        let results = match base {
            "va_start" | "va_copy" if !target::is_x86(&self.module.triple) => {
                let processor = target::processor(&self.module.triple);
                return unsupported(format!(
                    "a `va_list` of {processor}; that of x86-64 is known (compile with --target=x86_64-linux-gnu)"
                ));
            }
            "va_start" => {
                let list = self.scalar(args[0])?;
                self.emit(Operation::VaStart { list });
                Vec::new()
            }
            "va_copy" => {
                let (to, from) = (self.scalar(args[0])?, self.scalar(args[1])?);
                self.emit(Operation::Copy { to, from, len: Code::Const(24), shape: None });
                Vec::new()
            }
            "threadlocal" => vec![self.scalar(args[0])?],
            "stacksave" | "returnaddress" | "frameaddress" | "addressofreturnaddress" | "sponentry" => {
                vec![Code::Const(0)]
            }
            "objectsize" => vec![Code::Const(if is_true(args[1]) { 0 } else { u64::MAX })],
            "is" if name.starts_with("is.constant") => vec![Code::Const(0)],
            "is" if name.starts_with("is.fpclass") => {
                let mask = self.scalar(args[1])?;
                let lanes = self.lanes(args[0])?;
                lanes.into_iter().map(|lane| self.is_class(lane, mask)).collect::<Lowered<_>>()?
            }
            "flt" | "get" if name.contains("round") => vec![Code::Const(1)],
            "ptrmask" => {
                let (pointer, mask) = (self.scalar(args[0])?, self.scalar(args[1])?);
                vec![self.binary(BinaryOp::And, 64, pointer, mask)]
            }
            "vector" => return self.reduce(name, args).map(Some),
            _ => return Ok(None),
        };
        Ok(Some(results))
    }

    /// Whether a floating-point number is of one of the classes in `mask`: bits 0 and 1 for what is not a
    /// number, 2 to 5 for negative ones from infinity to zero, 6 to 9 for positive ones from zero to
    /// infinity.
    fn is_class(&mut self, lane: Lane, mask: Code) -> Lowered<Code> {
        let (width, infinity, smallest) = match lane.kind {
            Kind::Float => (32, 0x7F80_0000, 0x0080_0000),
            Kind::Double => (64, 0x7FF0_0000_0000_0000, 0x0010_0000_0000_0000),
            _ => return unsupported("a test of wide or 16-bit floating-point numbers"),
        };
        let sign = 1u64 << (width - 1);
        let at_least = |this: &mut Self, bound: u64, size| {
            this.compare(Comparison::Uge, width, size, Code::Const(bound))
        };
        let size = self.binary(BinaryOp::And, width, lane.low, Code::Const(sign - 1));
        let mut magnitude = at_least(self, 1, size);
        for bound in [smallest, infinity] {
            let more = at_least(self, bound, size);
            magnitude = self.binary(BinaryOp::Add, 64, magnitude, more);
        }
        let is_negative = at_least(self, sign, lane.low);
        let below = self.binary(BinaryOp::Sub, 64, Code::Const(5), magnitude);
        let above = self.binary(BinaryOp::Add, 64, magnitude, Code::Const(6));
        let number = self.select(is_negative, below, above);
        let is_quiet = at_least(self, infinity + (smallest >> 1), size);
        let is_not_a_number = at_least(self, infinity + 1, size);
        let class = self.select(is_not_a_number, is_quiet, number);
        let bit = self.binary(BinaryOp::LShr, 64, mask, class);
        Ok(self.binary(BinaryOp::And, 64, bit, Code::Const(1)))
    }

    /// `llvm.vector.reduce.*` of integers.
    fn reduce(&mut self, name: &str, args: &[Operand]) -> Lowered<Vec<Code>> {
        let op = match name.strip_prefix("vector.reduce.").and_then(|rest| rest.split('.').next()) {
            Some("add") => BinaryOp::Add,
            Some("mul") => BinaryOp::Mul,
            Some("and") => BinaryOp::And,
            Some("or") => BinaryOp::Or,
            Some("xor") => BinaryOp::Xor,
            Some("smax") => BinaryOp::SMax,
            Some("smin") => BinaryOp::SMin,
            Some("umax") => BinaryOp::UMax,
            Some("umin") => BinaryOp::UMin,
            _ => return unsupported(format!("the intrinsic `llvm.{name}`")),
        };
        let mut lanes = self.lanes(args[0])?.into_iter();
        let Some(mut total) = lanes.next() else { return unsupported("a reduction of nothing") };
        for lane in lanes {
            let mut sum = Vec::new();
            self.integer_lane(op, total, lane, &mut sum)?;
            total = Lane { low: sum[0], high: sum.get(1).copied().unwrap_or(Code::Const(0)), ..total };
        }
        let both = [total.low, total.high];
        Ok(both[..total.kind.registers()].to_vec())
    }

    /// Intrinsics of numbers, lane by lane.
    fn lanewise(&mut self, name: &str, args: &[Operand], result: TypeId) -> Lowered<Option<Vec<Code>>> {
        let base = name.split('.').next().unwrap_or(name);
        let known = matches!(
            base,
            "smax"
                | "smin"
                | "umax"
                | "umin"
                | "abs"
                | "bswap"
                | "bitreverse"
                | "ctpop"
                | "ctlz"
                | "cttz"
                | "fshl"
                | "fshr"
                | "sadd"
                | "uadd"
                | "ssub"
                | "usub"
                | "smul"
                | "umul"
                | "scmp"
                | "ucmp"
                | "fabs"
                | "copysign"
                | "fmuladd"
                | "minnum"
                | "maxnum"
        );
        if !known {
            return Ok(None);
        }
        let lanes = args.iter().map(|argument| self.lanes(*argument)).collect::<Lowered<Vec<_>>>()?;
        let count = lanes[0].len();
        if lanes.iter().any(Vec::is_empty) {
            return unsupported(format!("the intrinsic `llvm.{name}` of nothing"));
        }
        if name.contains(".with.overflow") {
            if count != 1 {
                return unsupported(format!("the intrinsic `llvm.{name}`"));
            }
            return self.with_overflow(base, lanes[0][0], lanes[1][0]).map(Some);
        }
        let mut results = Vec::new();
        if matches!(base, "scmp" | "ucmp") {
            let widths: Vec<u32> = self.leaves(result)?.iter().map(|leaf| leaf.kind.bits()).collect();
            for ((width, a), b) in widths.into_iter().zip(&lanes[0]).zip(&lanes[1]) {
                results.push(self.three_way(base == "scmp", *a, *b, width as u8)?);
            }
            return Ok(Some(results));
        }
        for at in 0..count {
            // Flags such as `is_zero_poison` are one for all lanes.
            let lane: Vec<Lane> = lanes.iter().map(|all| all[at.min(all.len() - 1)]).collect();
            match lane[0].kind {
                Kind::Wide(width) => self.wide_lane(name, width, &lane, &mut results)?,
                Kind::Int(width) => results.push(self.integer_intrinsic(name, base, width, &lane)?),
                _ => results.push(self.float_intrinsic(name, base, &lane)?),
            }
        }
        Ok(Some(results))
    }

    fn with_overflow(&mut self, base: &str, a: Lane, b: Lane) -> Lowered<Vec<Code>> {
        let (op, signed) = match base {
            "sadd" => (BinaryOp::Add, true),
            "uadd" => (BinaryOp::Add, false),
            "ssub" => (BinaryOp::Sub, true),
            "usub" => (BinaryOp::Sub, false),
            "smul" => (BinaryOp::Mul, true),
            _ => (BinaryOp::Mul, false),
        };
        let overflow = self.code.new_register();
        match a.kind {
            Kind::Int(width) => {
                let dst = self.code.new_register();
                self.emit(Operation::Overflowing { op, signed, width, dst, overflow, a: a.low, b: b.low });
                Ok(vec![Code::Reg(dst), Code::Reg(overflow)])
            }
            Kind::Wide(width) => {
                let (a, b) = (self.pair(a.low, a.high), self.pair(b.low, b.high));
                let dst = self.new_pair();
                self.emit(Operation::Overflowing { op, signed, width, dst, overflow, a, b });
                Ok(vec![Code::Reg(dst), Code::Reg(dst.high()), Code::Reg(overflow)])
            }
            _ => unsupported("overflow checks of integers of more than 128 bits"),
        }
    }

    fn integer_intrinsic(&mut self, name: &str, base: &str, width: u8, lanes: &[Lane]) -> Lowered<Code> {
        let a = lanes[0].low;
        let b = lanes.get(1).map_or(Code::Const(0), |lane| lane.low);
        let is_saturating = name.contains(".sat.");
        Ok(match base {
            "smax" => self.binary(BinaryOp::SMax, width, a, b),
            "smin" => self.binary(BinaryOp::SMin, width, a, b),
            "umax" => self.binary(BinaryOp::UMax, width, a, b),
            "umin" => self.binary(BinaryOp::UMin, width, a, b),
            "abs" => {
                let negative = self.compare(Comparison::Slt, width, a, Code::Const(0));
                let negated = self.binary(BinaryOp::Sub, width, Code::Const(0), a);
                self.select(negative, negated, a)
            }
            "bswap" => self.swap_bits(a, width, 8),
            "bitreverse" if width.is_power_of_two() && width >= 8 => self.swap_bits(a, width, 1),
            "ctpop" => self.count_ones(a, width),
            "cttz" => self.trailing_zeros(a, width),
            "ctlz" => self.leading_zeros(a, width),
            "fshl" | "fshr" => self.funnel_shift(base == "fshl", width, a, b, lanes[2].low),
            "sadd" | "uadd" | "ssub" | "usub" if is_saturating => self.saturating(base, width, a, b),
            _ => return unsupported(format!("the intrinsic `llvm.{name}`")),
        })
    }

    /// Swaps neighbours of ever larger size, from `unit` bits on.
    fn swap_bits(&mut self, value: Code, width: u8, unit: u8) -> Code {
        let mut value = value;
        let mut size = unit;
        while size < width {
            // Alternating groups of `size` bits.
            let low_groups = (0..width).filter(|bit| (bit / size).is_multiple_of(2));
            let mask = Code::Const(low_groups.fold(0, |mask, bit| mask | 1 << bit));
            let distance = Code::Const(size as u64);
            let low = self.binary(BinaryOp::And, width, value, mask);
            let low = self.binary(BinaryOp::Shl, width, low, distance);
            let high = self.binary(BinaryOp::LShr, width, value, distance);
            let high = self.binary(BinaryOp::And, width, high, mask);
            value = self.binary(BinaryOp::Or, width, low, high);
            size *= 2;
        }
        value
    }

    /// Adds neighbouring groups of bits; registers are zero-extended, so 64 bits do for all widths.
    fn count_ones(&mut self, value: Code, width: u8) -> Code {
        const ROUNDS: [(u64, u64); 6] = [
            (1, 0x5555_5555_5555_5555),
            (2, 0x3333_3333_3333_3333),
            (4, 0x0F0F_0F0F_0F0F_0F0F),
            (8, 0x00FF_00FF_00FF_00FF),
            (16, 0x0000_FFFF_0000_FFFF),
            (32, 0x0000_0000_FFFF_FFFF),
        ];
        let mut value = value;
        for (distance, mask) in ROUNDS.into_iter().take_while(|(distance, _)| *distance < width as u64) {
            let low = self.binary(BinaryOp::And, 64, value, Code::Const(mask));
            let high = self.binary(BinaryOp::LShr, 64, value, Code::Const(distance));
            let high = self.binary(BinaryOp::And, 64, high, Code::Const(mask));
            value = self.binary(BinaryOp::Add, 64, low, high);
        }
        self.narrowed(value, width)
    }

    /// A count as a value of `width` bits; it may not fit if those are few.
    fn narrowed(&mut self, value: Code, width: u8) -> Code {
        if width >= 8 {
            return value;
        }
        self.binary(BinaryOp::And, 64, value, Code::Const(fold::mask(width as u32) as u64))
    }

    /// The ones below the lowest one: `~x & (x - 1)`.
    fn trailing_zeros(&mut self, value: Code, width: u8) -> Code {
        let ones = Code::Const(fold::mask(width as u32) as u64);
        let inverted = self.binary(BinaryOp::Xor, width, value, ones);
        let less = self.binary(BinaryOp::Add, width, value, ones);
        let below = self.binary(BinaryOp::And, width, inverted, less);
        self.count_ones(below, width)
    }

    /// What is not at or below the highest one.
    fn leading_zeros(&mut self, value: Code, width: u8) -> Code {
        let mut smeared = value;
        let mut distance = 1;
        while distance < width {
            let shifted = self.binary(BinaryOp::LShr, width, smeared, Code::Const(distance as u64));
            smeared = self.binary(BinaryOp::Or, width, smeared, shifted);
            distance *= 2;
        }
        let ones = Code::Const(fold::mask(width as u32) as u64);
        let above = self.binary(BinaryOp::Xor, width, smeared, ones);
        self.count_ones(above, width)
    }

    /// Shifts two concatenated values. A shift by the width gives 0, so a distance of 0 needs no case of its
    /// own.
    fn funnel_shift(&mut self, left: bool, width: u8, a: Code, b: Code, distance: Code) -> Code {
        let bits = Code::Const(width as u64);
        // A width of 1, 2 or 4 bits cannot hold itself; 64 bits can.
        let distance = self.binary(BinaryOp::URem, 64, distance, bits);
        let rest = self.binary(BinaryOp::Sub, 64, bits, distance);
        let (up, down) = if left { (distance, rest) } else { (rest, distance) };
        let high = self.binary(BinaryOp::Shl, width, a, up);
        let low = self.binary(BinaryOp::LShr, width, b, down);
        self.binary(BinaryOp::Or, width, high, low)
    }

    /// -1, 0 or 1, in `width` bits.
    fn three_way(&mut self, signed: bool, a: Lane, b: Lane, width: u8) -> Lowered<Code> {
        let (less, greater) = match signed {
            true => (Comparison::Slt, Comparison::Sgt),
            false => (Comparison::Ult, Comparison::Ugt),
        };
        let less = self.compare_lane(less, a, b)?;
        let greater = self.compare_lane(greater, a, b)?;
        Ok(self.binary(BinaryOp::Sub, width, greater, less))
    }

    fn saturating(&mut self, base: &str, width: u8, a: Code, b: Code) -> Code {
        let op = if base.ends_with("add") { BinaryOp::Add } else { BinaryOp::Sub };
        let signed = base.starts_with('s');
        let (dst, overflow) = (self.code.new_register(), self.code.new_register());
        self.emit(Operation::Overflowing { op, signed, width, dst, overflow, a, b });
        let ones = fold::mask(width as u32) as u64;
        let limit = match (signed, op) {
            (false, BinaryOp::Add) => Code::Const(ones),
            (false, _) => Code::Const(0),
            (true, _) => {
                // Overflow goes the way of the first operand's sign.
                let negative = self.compare(Comparison::Slt, width, a, Code::Const(0));
                self.select(negative, Code::Const(ones / 2 + 1), Code::Const(ones / 2))
            }
        };
        self.select(Code::Reg(overflow), limit, Code::Reg(dst))
    }

    fn wide_lane(&mut self, name: &str, width: u8, lanes: &[Lane], results: &mut Vec<Code>) -> Lowered<()> {
        let a = lanes[0];
        let zero = Lane { low: Code::Const(0), high: Code::Const(0), ..a };
        match name.split('.').next().unwrap_or(name) {
            "smax" => results.extend(self.wide(BinaryOp::SMax, width, a, lanes[1])),
            "smin" => results.extend(self.wide(BinaryOp::SMin, width, a, lanes[1])),
            "umax" => results.extend(self.wide(BinaryOp::UMax, width, a, lanes[1])),
            "umin" => results.extend(self.wide(BinaryOp::UMin, width, a, lanes[1])),
            "abs" => {
                let negative = self.compare_lane(Comparison::Slt, a, zero)?;
                let [low, high] = self.wide(BinaryOp::Sub, width, zero, a);
                results.extend([self.select(negative, low, a.low), self.select(negative, high, a.high)]);
            }
            "bswap" if width == 128 => {
                results.extend([self.swap_bits(a.high, 64, 8), self.swap_bits(a.low, 64, 8)]);
            }
            "ctpop" => {
                let (low, high) = (self.count_ones(a.low, 64), self.count_ones(a.high, 64));
                results.extend([self.binary(BinaryOp::Add, 64, low, high), Code::Const(0)]);
            }
            "cttz" if width == 128 => {
                let (low, high) = (self.trailing_zeros(a.low, 64), self.trailing_zeros(a.high, 64));
                let none_low = self.compare(Comparison::Eq, 64, a.low, Code::Const(0));
                let sum = self.binary(BinaryOp::Add, 64, high, Code::Const(64));
                results.extend([self.select(none_low, sum, low), Code::Const(0)]);
            }
            "ctlz" if width == 128 => {
                let (low, high) = (self.leading_zeros(a.low, 64), self.leading_zeros(a.high, 64));
                let none_high = self.compare(Comparison::Eq, 64, a.high, Code::Const(0));
                let sum = self.binary(BinaryOp::Add, 64, low, Code::Const(64));
                results.extend([self.select(none_high, sum, high), Code::Const(0)]);
            }
            _ => return unsupported(format!("the intrinsic `llvm.{name}`")),
        }
        Ok(())
    }

    fn float_intrinsic(&mut self, name: &str, base: &str, lanes: &[Lane]) -> Lowered<Code> {
        let a = lanes[0];
        let width = match a.kind {
            Kind::Float => 32,
            Kind::Double => 64,
            _ => return unsupported(format!("the intrinsic `llvm.{name}`")),
        };
        let sign = 1u64 << (width - 1);
        Ok(match base {
            "fabs" => self.binary(BinaryOp::And, width, a.low, Code::Const(sign - 1)),
            "copysign" => {
                let size = self.binary(BinaryOp::And, width, a.low, Code::Const(sign - 1));
                let sign = self.binary(BinaryOp::And, width, lanes[1].low, Code::Const(sign));
                self.binary(BinaryOp::Or, width, size, sign)
            }
            "fmuladd" => {
                let product = self.float_lane(FloatOp::Mul, a, lanes[1])?;
                self.float_lane(FloatOp::Add, Lane { low: product, ..a }, lanes[2])?
            }
            "minnum" => self.float_lane(FloatOp::Min, a, lanes[1])?,
            "maxnum" => self.float_lane(FloatOp::Max, a, lanes[1])?,
            _ => return unsupported(format!("the intrinsic `llvm.{name}`")),
        })
    }

    /// A constant of the program, if an operand is one.
    pub fn known_length(&self, operand: Operand) -> Option<u64> {
        match operand.value {
            Value::Int(value) => Some(value),
            _ => None,
        }
    }
}
