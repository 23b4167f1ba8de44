//! The printed form of bytecode (`--emit bytecode`); `docs/bytecode.md` explains it to users.
//!
//! Constants that are the address of a global or a function print as its name.

use crate::{
    AddressSpace, BinaryOp, Block, Callee, CastOp, Comparison, FloatComparison, FloatOp, FloatWidth,
    Function, Global, Module, Operand, Operation, Reg, RegisterSet, RmwOp, Shape, Type, TypeId,
};
use selvedge_graph::Order;
use std::fmt::{self, Display, Formatter};

impl Display for Module {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for note in &self.notes {
            writeln!(f, "; note: {note}")?;
        }
        for (number, shape) in self.shapes.iter().enumerate() {
            writeln!(f, "shape {number} = {shape}")?;
        }
        for global in &self.globals {
            writeln!(f, "{}", PrintedGlobal { module: self, global })?;
        }
        for (list, what) in [(&self.constructors, "constructor"), (&self.destructors, "destructor")] {
            for function in list {
                writeln!(f, "{what} @{}", self.functions[function.0 as usize].name)?;
            }
        }
        for function in &self.functions {
            write!(f, "\n{}", PrintedFunction { module: Some(self), function })?;
        }
        Ok(())
    }
}

impl Display for Function {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        PrintedFunction { module: None, function: self }.fmt(f)
    }
}

impl Display for Operation {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        PrintedOperation { module: None, operation: self }.fmt(f)
    }
}

impl Display for Reg {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "r{}", self.0)
    }
}

impl Display for RegisterSet {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (position, reg) in self.iter().enumerate() {
            write!(f, "{}{reg}", if position == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl Display for Shape {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} bytes:", self.size)?;
        for leaf in &self.leaves {
            write!(f, " {}@{}", leaf.bytes, leaf.offset)?;
        }
        Ok(())
    }
}

struct PrintedGlobal<'a> {
    module: &'a Module,
    global: &'a Global,
}

impl Display for PrintedGlobal<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Global { name, address, size, align, bytes, ty, .. } = self.global;
        let kind = match self.global {
            Global { is_external: true, .. } => "external",
            Global { is_thread_local: true, .. } => "thread_local",
            Global { is_constant: true, .. } => "constant",
            _ => "global",
        };
        write!(f, "{kind} @{name} at {address:#x}: {size} bytes, align {align}")?;
        if !bytes.is_empty() {
            write!(f, " = ")?;
            bytes.iter().take(32).try_for_each(|byte| write!(f, "{byte:02x}"))?;
            if bytes.len() > 32 {
                write!(f, "…")?;
            }
        }
        if let Some(ty) = ty {
            write!(f, "  ; {} ", PrintedType { module: self.module, ty: *ty })?;
            write!(f, "{}", self.global.source_name.as_deref().unwrap_or(name))?;
        }
        match self.module.place_text(self.global.place) {
            Some(place) => write!(f, "  ; {place}"),
            None => Ok(()),
        }
    }
}

struct PrintedType<'a> {
    module: &'a Module,
    ty: TypeId,
}

impl Display for PrintedType<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let of = |ty: TypeId| PrintedType { module: self.module, ty };
        match &self.module.types[self.ty.0 as usize] {
            Type::Scalar { name, .. } => write!(f, "{name}"),
            // Only the name of a structure is printed, so that chains of pointers end there.
            Type::Pointer(Some(to)) => write!(f, "{}*", of(*to)),
            Type::Pointer(None) => write!(f, "void*"),
            Type::Struct { name, bytes, .. } if name.is_empty() => write!(f, "struct({bytes} bytes)"),
            Type::Struct { name, .. } => write!(f, "struct {name}"),
            Type::Array { element, count, .. } => write!(f, "{}[{count}]", of(*element)),
            Type::Other => write!(f, "?"),
        }
    }
}

struct PrintedFunction<'a> {
    module: Option<&'a Module>,
    function: &'a Function,
}

impl Display for PrintedFunction<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let function = self.function;
        let kind = if function.is_defined() { "function" } else { "external" };
        write!(f, "{kind} @{}(", function.name)?;
        for parameter in 0..function.params {
            write!(f, "{}r{parameter}", if parameter == 0 { "" } else { ", " })?;
        }
        let more = match (function.variadic, function.params) {
            (false, _) => "",
            (true, 0) => "...",
            (true, _) => ", ...",
        };
        write!(f, "{more})")?;
        if function.is_defined() {
            write!(f, " {} registers", function.registers)?;
        }
        if let Some(name) = &function.source_name {
            write!(f, "  ; {name}")?;
        }
        writeln!(f)?;
        (0..function.blocks.len()).try_for_each(|number| self.block(f, number))
    }
}

impl PrintedFunction<'_> {
    fn block(&self, f: &mut Formatter<'_>, number: usize) -> fmt::Result {
        let function = self.function;
        let block = &function.blocks[number];
        let end =
            function.blocks.get(number + 1).map_or(function.operations.len(), |next| next.start as usize);
        writeln!(f, "b{number}:{}", BlockHead(block))?;
        for at in block.start as usize..end {
            let operation = PrintedOperation { module: self.module, operation: &function.operations[at] };
            let place = self.module.and_then(|module| module.place_text(function.places[at]));
            let call = function.live_after_calls.binary_search_by_key(&(at as u32), |(call, _)| *call);
            let live = call.ok().map(|call| &function.live_after_calls[call].1);
            let mut comment = place.unwrap_or_default();
            if let Some(live) = live.filter(|live| live.iter().next().is_some()) {
                let gap = if comment.is_empty() { "" } else { ", " };
                comment += &format!("{gap}live {live}");
            }
            let text = format!("    {operation}");
            match comment.is_empty() {
                true => writeln!(f, "{text}")?,
                false => writeln!(f, "{text:<56} ; {comment}")?,
            }
        }
        Ok(())
    }
}

struct BlockHead<'a>(&'a Block);

impl Display for BlockHead<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let BlockHead(block) = self;
        let mut notes = Vec::new();
        if block.is_loop_head {
            notes.push("loop head".to_owned());
        }
        if block.live.iter().next().is_some() {
            notes.push(format!("live {}", block.live));
        }
        for range in &block.dead_memory {
            let mut text = format!("dead [{}{:+}; {}]", range.base, range.offset, range.bytes);
            for (position, other) in range.apart.iter().enumerate() {
                text += &format!("{} {other}", if position == 0 { " unless shared with" } else { "," });
            }
            notes.push(text);
        }
        if notes.is_empty() { Ok(()) } else { write!(f, "  ; {}", notes.join(", ")) }
    }
}

struct PrintedOperation<'a> {
    module: Option<&'a Module>,
    operation: &'a Operation,
}

struct PrintedOperand<'a> {
    module: Option<&'a Module>,
    operand: Operand,
}

impl Display for PrintedOperand<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.operand {
            Operand::Reg(reg) => write!(f, "{reg}"),
            Operand::Const(value) => match self.module.and_then(|module| module.address_text(value)) {
                Some(name) => write!(f, "{name}"),
                None if value > 0xFFFF_FFFF_FFFF => write!(f, "{}", value as i64),
                None => write!(f, "{value}"),
            },
        }
    }
}

impl Display for PrintedOperation<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let show = |operand: &Operand| PrintedOperand { module: self.module, operand: *operand };
        match self.operation {
            Operation::Move { dst, src } => write!(f, "{dst} = {}", show(src)),
            Operation::Binary { op, width, dst, a, b } => {
                write!(f, "{dst} = {op}.{width} {}, {}", show(a), show(b))
            }
            Operation::Overflowing { op, signed, width, dst, overflow, a, b } => {
                let kind = if *signed { "signed" } else { "unsigned" };
                write!(f, "{dst}, {overflow} = {op}.overflow.{kind}.{width} {}, {}", show(a), show(b))
            }
            Operation::Compare { op, width, dst, a, b } => {
                write!(f, "{dst} = {op}.{width} {}, {}", show(a), show(b))
            }
            Operation::Float { op, width, dst, a, b } => {
                write!(f, "{dst} = f{op}.{width} {}, {}", show(a), show(b))
            }
            Operation::Negate { width, dst, src } => write!(f, "{dst} = fneg.{width} {}", show(src)),
            Operation::FloatCompare { op, width, dst, a, b } => {
                write!(f, "{dst} = f{op}.{width} {}, {}", show(a), show(b))
            }
            Operation::Cast { op, from, to, dst, src } => {
                write!(f, "{dst} = {op}.{from}.{to} {}", show(src))
            }
            Operation::Select { dst, cond, a, b } => {
                write!(f, "{dst} = select {}, {}, {}", show(cond), show(a), show(b))
            }
            Operation::Alloca { dst, size, align, name, ty } => {
                write!(f, "{dst} = alloca {} align {align}", show(size))?;
                if let Some(name) = name {
                    write!(f, " \"{name}\"")?;
                }
                match (self.module, ty) {
                    (Some(module), Some(ty)) => write!(f, " {}", PrintedType { module, ty: *ty }),
                    _ => Ok(()),
                }
            }
            Operation::ThreadLocal { dst, global } => match self.module {
                Some(module) => write!(f, "{dst} = thread_local @{}", module.globals[global.0 as usize].name),
                None => write!(f, "{dst} = thread_local {}", global.0),
            },
            Operation::Call { callee, args, results, .. } => self.call(f, callee, args, results),
            Operation::Jump { .. }
            | Operation::Branch { .. }
            | Operation::Switch { .. }
            | Operation::Return { .. }
            | Operation::Unreachable
            | Operation::Unsupported { .. } => self.terminator(f),
            _ => self.memory(f),
        }
    }
}

impl PrintedOperation<'_> {
    fn show(&self, operand: &Operand) -> PrintedOperand<'_> {
        PrintedOperand { module: self.module, operand: *operand }
    }

    /// Accesses to memory and fences.
    fn memory(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.operation {
            Operation::Load { dst, address, bytes, order, tolerant } => {
                let tolerant = if *tolerant { ".tolerant" } else { "" };
                write!(f, "{dst} = load.{bytes}{}{tolerant} [{}]", suffix(*order), self.show(address))
            }
            Operation::Store { address, src, bytes, order } => {
                write!(f, "store.{bytes}{} [{}], {}", suffix(*order), self.show(address), self.show(src))
            }
            Operation::Rmw { op, dst, address, src, bytes, order } => {
                let (address, src) = (self.show(address), self.show(src));
                write!(f, "{dst} = {op}.{bytes}{} [{address}], {src}", suffix(*order))
            }
            Operation::CompareExchange {
                dst,
                success,
                address,
                expected,
                new,
                bytes,
                order,
                otherwise,
                weak,
            } => {
                let weak = if *weak { ".weak" } else { "" };
                let orders = format!("{}{}{weak}", suffix(*order), suffix(*otherwise));
                let (address, expected, new) = (self.show(address), self.show(expected), self.show(new));
                write!(f, "{dst}, {success} = cas.{bytes}{orders} [{address}], {expected}, {new}")
            }
            Operation::Fence { order } => write!(f, "fence{}", suffix(*order)),
            Operation::Copy { to, from, len, shape } => {
                write!(f, "copy [{}], [{}], {}", self.show(to), self.show(from), self.show(len))?;
                shape.map_or(Ok(()), |shape| write!(f, " shape {}", shape.0))
            }
            Operation::Fill { to, byte, len, shape } => {
                write!(f, "fill [{}], {}, {}", self.show(to), self.show(byte), self.show(len))?;
                shape.map_or(Ok(()), |shape| write!(f, " shape {}", shape.0))
            }
            Operation::VaStart { list } => write!(f, "va_start [{}]", self.show(list)),
            other => unreachable!("{other:?} is not an access"),
        }
    }

    fn terminator(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.operation {
            Operation::Jump { to } => write!(f, "jump b{}", to.0),
            Operation::Branch { cond, then, otherwise } => {
                write!(f, "branch {}, b{}, b{}", self.show(cond), then.0, otherwise.0)
            }
            Operation::Switch { value, cases, otherwise } => {
                write!(f, "switch {}", self.show(value))?;
                cases.iter().try_for_each(|(case, to)| write!(f, ", {case}: b{}", to.0))?;
                write!(f, ", else b{}", otherwise.0)
            }
            Operation::Return { values } => {
                write!(f, "return")?;
                self.list(f, values, " ")
            }
            Operation::Unreachable => write!(f, "unreachable"),
            Operation::Unsupported { what } => write!(f, "unsupported {what:?}"),
            other => unreachable!("{other:?} does not end a block"),
        }
    }

    fn call(&self, f: &mut Formatter<'_>, callee: &Callee, args: &[Operand], results: &[Reg]) -> fmt::Result {
        for (position, result) in results.iter().enumerate() {
            write!(f, "{}{result}", if position == 0 { "" } else { ", " })?;
        }
        if !results.is_empty() {
            write!(f, " = ")?;
        }
        match (callee, self.module) {
            (Callee::Direct(id), Some(module)) => {
                write!(f, "call @{}(", module.functions[id.0 as usize].name)?
            }
            (Callee::Direct(id), None) => write!(f, "call function {}(", id.0)?,
            (Callee::Indirect(address), _) => write!(f, "call [{}](", self.show(address))?,
        }
        self.list(f, args, "")?;
        write!(f, ")")
    }

    fn list(&self, f: &mut Formatter<'_>, operands: &[Operand], before: &str) -> fmt::Result {
        for (position, operand) in operands.iter().enumerate() {
            write!(f, "{}{}", if position == 0 { before } else { ", " }, self.show(operand))?;
        }
        Ok(())
    }
}

impl Module {
    /// `file:line:column` of a place, if it is known.
    pub fn place_text(&self, place: u32) -> Option<String> {
        let info = self.places.get(place as usize).filter(|info| info.line != 0)?;
        let file = self.files.get(info.file as usize)?;
        match info.column {
            0 => Some(format!("{file}:{}", info.line)),
            column => Some(format!("{file}:{}:{column}", info.line)),
        }
    }

    /// The name for a constant that is an address in a global or of a function.
    fn address_text(&self, address: u64) -> Option<String> {
        if address >= AddressSpace::GLOBALS_END {
            return None;
        }
        if address >= AddressSpace::GLOBALS {
            let after = self.globals.partition_point(|global| global.address <= address);
            let global = self.globals[..after].iter().rev().find(|global| !global.is_thread_local)?;
            return match address - global.address {
                0 => Some(format!("@{}", global.name)),
                offset if offset <= global.size => Some(format!("@{}+{offset}", global.name)),
                _ => None,
            };
        }
        let number = address.checked_sub(AddressSpace::FUNCTIONS)? / 16;
        let function = self.functions.get(number as usize)?;
        address.is_multiple_of(16).then(|| format!("@{}", function.name))
    }
}

fn suffix(order: Order) -> &'static str {
    match order {
        Order::NotAtomic => "",
        Order::Relaxed => ".rlx",
        Order::Acquire => ".acq",
        Order::Release => ".rel",
        Order::AcquireRelease => ".acq_rel",
        Order::SeqCst => ".sc",
        Order::Start => ".start",
        Order::Finish => ".finish",
    }
}

impl Display for BinaryOp {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BinaryOp::Add => "add",
            BinaryOp::Sub => "sub",
            BinaryOp::Mul => "mul",
            BinaryOp::UDiv => "udiv",
            BinaryOp::SDiv => "sdiv",
            BinaryOp::URem => "urem",
            BinaryOp::SRem => "srem",
            BinaryOp::Shl => "shl",
            BinaryOp::LShr => "lshr",
            BinaryOp::AShr => "ashr",
            BinaryOp::And => "and",
            BinaryOp::Or => "or",
            BinaryOp::Xor => "xor",
            BinaryOp::UMin => "umin",
            BinaryOp::UMax => "umax",
            BinaryOp::SMin => "smin",
            BinaryOp::SMax => "smax",
        })
    }
}

impl Display for Comparison {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Comparison::Eq => "eq",
            Comparison::Ne => "ne",
            Comparison::Ult => "ult",
            Comparison::Ule => "ule",
            Comparison::Ugt => "ugt",
            Comparison::Uge => "uge",
            Comparison::Slt => "slt",
            Comparison::Sle => "sle",
            Comparison::Sgt => "sgt",
            Comparison::Sge => "sge",
        })
    }
}

impl Display for FloatOp {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FloatOp::Add => "add",
            FloatOp::Sub => "sub",
            FloatOp::Mul => "mul",
            FloatOp::Div => "div",
            FloatOp::Rem => "rem",
            FloatOp::Min => "min",
            FloatOp::Max => "max",
        })
    }
}

impl Display for FloatWidth {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FloatWidth::Single => "32",
            FloatWidth::Double => "64",
        })
    }
}

impl Display for FloatComparison {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let FloatComparison { less, equal, greater, unordered } = *self;
        f.write_str(match (less, equal, greater) {
            (false, false, false) => return f.write_str(if unordered { "uno" } else { "false" }),
            (true, true, true) => return f.write_str(if unordered { "true" } else { "ord" }),
            _ if unordered => "u",
            _ => "o",
        })?;
        f.write_str(match (less, equal, greater) {
            (true, true, _) => "le",
            (true, false, true) => "ne",
            (true, false, false) => "lt",
            (false, true, true) => "ge",
            (false, false, true) => "gt",
            _ => "eq",
        })
    }
}

impl Display for CastOp {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CastOp::Truncate => "trunc",
            CastOp::ZeroExtend => "zext",
            CastOp::SignExtend => "sext",
            CastOp::FloatToSigned => "ftos",
            CastOp::FloatToUnsigned => "ftou",
            CastOp::SignedToFloat => "stof",
            CastOp::UnsignedToFloat => "utof",
            CastOp::FloatToFloat => "ftof",
        })
    }
}

impl Display for RmwOp {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RmwOp::Exchange => "rmw.exchange",
            RmwOp::Add => "rmw.add",
            RmwOp::Sub => "rmw.sub",
            RmwOp::And => "rmw.and",
            RmwOp::Nand => "rmw.nand",
            RmwOp::Or => "rmw.or",
            RmwOp::Xor => "rmw.xor",
            RmwOp::Max => "rmw.smax",
            RmwOp::Min => "rmw.smin",
            RmwOp::UMax => "rmw.umax",
            RmwOp::UMin => "rmw.umin",
            RmwOp::FAdd => "rmw.fadd",
            RmwOp::FSub => "rmw.fsub",
            RmwOp::FMax => "rmw.fmax",
            RmwOp::FMin => "rmw.fmin",
            RmwOp::IncrementWrap => "rmw.inc",
            RmwOp::DecrementWrap => "rmw.dec",
        })
    }
}
