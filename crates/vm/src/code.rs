//! The interpreter of bytecode.

use crate::access::Got;
use crate::contents::Fill;
use crate::memory::Area;
use crate::run::{Progress, Run};
use crate::sources::Sources;
use crate::thread::{CodeFrame, Frame, Pending};
use crate::transfer::{After, Source};
use crate::{ErrorKind, Fault};
use selvedge_bytecode::arithmetic::{self, DivisionError};
use selvedge_bytecode::{AddressSpace, BlockId, Callee, Function, FunctionId, Operand, Operation, Reg};
use selvedge_program::{Action, Block, Exclusive, Order};

/// What to do after an operation.
enum Flow {
    /// The next one.
    Next,
    /// The first one of a block.
    Go(BlockId),
    /// Whatever the thread is at now: another frame, perhaps.
    Switch,
    /// A visible action; the operation is not over.
    Visible(Action),
}

impl<'m> Run<'m> {
    #[inline]
    fn frame(&self) -> &CodeFrame {
        match self.thread.frames.last() {
            Some(Frame::Code(frame)) => frame,
            _ => panic!("operations belong to a frame of code"),
        }
    }

    #[inline]
    fn frame_mut(&mut self) -> &mut CodeFrame {
        match self.thread.frames.last_mut() {
            Some(Frame::Code(frame)) => frame,
            _ => panic!("operations belong to a frame of code"),
        }
    }

    /// The number of the function on top.
    pub fn function_number(&self) -> u32 {
        self.frame().function
    }

    fn function(&self) -> &'m Function {
        &self.machine.module().functions[self.frame().function as usize]
    }

    /// The operation at hand, and where its registers start.
    pub fn at_hand(&self) -> (usize, &'m Operation) {
        (self.frame().base as usize, &self.function().operations[self.frame().operation as usize])
    }

    #[inline]
    pub fn get(&self, base: usize, operand: Operand) -> u64 {
        match operand {
            Operand::Reg(reg) => self.thread.registers[base + reg.index()],
            Operand::Const(value) => value,
        }
    }

    fn get_wide(&self, base: usize, operand: Operand, width: u8) -> u128 {
        let low = self.get(base, operand) as u128;
        match operand {
            Operand::Reg(reg) if width > 64 => (self.get(base, Operand::Reg(reg.high())) as u128) << 64 | low,
            _ => low,
        }
    }

    #[inline]
    pub fn set(&mut self, base: usize, reg: Reg, value: u64) {
        self.thread.registers[base + reg.index()] = value;
    }

    fn set_wide(&mut self, base: usize, reg: Reg, value: u128, width: u8) {
        self.set(base, reg, value as u64);
        if width > 64 {
            self.set(base, reg.high(), (value >> 64) as u64);
        }
    }

    /// Goes on with the operation behind the one at hand.
    pub fn advance(&mut self) {
        self.frame_mut().operation += 1;
    }

    /// The load at hand has its value.
    pub fn loaded(&mut self, reg: Reg, value: u64) {
        let base = self.frame().base as usize;
        self.set(base, reg, value);
        self.set_value_sources(base, reg);
        self.advance();
    }

    /// The call at hand has returned.
    pub fn returned_to_code(&mut self, values: &[u64], sources: &[Sources]) {
        let base = self.frame().base as usize;
        let operation = &self.function().operations[self.frame().operation as usize];
        if let Operation::Call { results, .. } = operation {
            for (number, reg) in results.iter().enumerate() {
                self.set(base, *reg, values.get(number).copied().unwrap_or(0));
                self.set_sources(base, *reg, sources.get(number).copied().unwrap_or_default());
            }
        }
        self.advance();
    }

    /// Pushes the frame of a function whose arguments are the registers from `base` on.
    pub fn push_code(&mut self, function: FunctionId, base: usize) {
        let definition = &self.machine.module().functions[function.0 as usize];
        let given = self.thread.registers.len() - base;
        let extra = if definition.variadic { given.saturating_sub(definition.params as usize) } else { 0 };
        lay_out(&mut self.thread.registers, base, extra, definition);
        if let Some(tracked) = &mut self.thread.tracked {
            lay_out(&mut tracked.registers, base, extra, definition);
        }
        self.thread.frames.push(Frame::Code(CodeFrame {
            function: function.0,
            block: 0,
            operation: definition.blocks[0].start,
            base: base as u32,
            extra: extra as u32,
            stack: self.thread.memory.area(Area::Stack).len() as u32,
            rounds: Vec::new(),
        }));
        self.thread.put_aside_if_many(self.machine);
    }

    /// Forgets the registers from `base` on.
    pub fn truncate_registers(&mut self, base: usize) {
        self.thread.registers.truncate(base);
        if let Some(tracked) = &mut self.thread.tracked {
            tracked.registers.truncate(base);
        }
    }

    /// Runs the function on top until something visible happens or another function is on top.
    pub fn run_code(&mut self) -> Progress {
        if self.thread.tracked.is_some() { self.run_code_and::<true>() } else { self.run_code_and::<false>() }
    }

    /// Runs the function on top, and tracks what values come from.
    fn run_code_and<const TRACK: bool>(&mut self) -> Progress {
        let function = self.function();
        let base = self.frame().base as usize;
        let mut at = self.frame().operation;
        loop {
            // Operations that touch nothing but registers stay in this loop; the others need to find their
            // place in the frame.
            let operation = &function.operations[at as usize];
            if TRACK {
                self.track(base, operation);
            }
            if let Some(to) = self.local_jump(base, operation) {
                self.spend(1)?;
                if let Some(action) = self.go(function, at, to)? {
                    return Ok(Some(action));
                }
                at = function.blocks[to.0 as usize].start;
                continue;
            }
            // So does what cannot fail. The last step that is allowed is left to those below.
            if self.has_steps()
                && let Some((reg, value)) = self.plain_value(base, operation)
            {
                self.spend(1)?;
                self.set(base, reg, value);
                at += 1;
                continue;
            }
            self.frame_mut().operation = at;
            self.spend(1)?;
            match self.execute(function, base, operation)? {
                Flow::Next => at += 1,
                Flow::Go(to) => {
                    if let Some(action) = self.go(function, at, to)? {
                        return Ok(Some(action));
                    }
                    at = function.blocks[to.0 as usize].start;
                }
                Flow::Switch => return Ok(None),
                Flow::Visible(action) => return Ok(Some(action)),
            }
        }
    }

    #[inline]
    fn local_jump(&self, base: usize, operation: &Operation) -> Option<BlockId> {
        match operation {
            Operation::Jump { to } => Some(*to),
            Operation::Branch { cond, then, otherwise } => {
                Some(if self.get(base, *cond) & 1 == 1 { *then } else { *otherwise })
            }
            _ => None,
        }
    }

    /// What a calculation that cannot fail gives to which register: most operations are such, of at most 64
    /// bits.
    #[inline]
    fn plain_value(&self, base: usize, operation: &Operation) -> Option<(Reg, u64)> {
        let get = |operand: &Operand| self.get(base, *operand);
        Some(match operation {
            Operation::Move { dst, src } => (*dst, get(src)),
            Operation::Binary { op, width, dst, a, b } if *width <= 64 => {
                (*dst, arithmetic::binary(*op, *width, get(a), get(b)).ok()?)
            }
            Operation::Compare { op, width, dst, a, b } if *width <= 64 => {
                (*dst, arithmetic::narrow_compare(*op, *width, get(a), get(b)) as u64)
            }
            Operation::Cast { op, from, to, dst, src } if *from <= 64 && *to <= 64 => {
                (*dst, arithmetic::narrow_cast(*op, *from, *to, get(src))?)
            }
            Operation::Select { dst, cond, a, b } => {
                let chosen = if get(cond) & 1 == 1 { a } else { b };
                (*dst, get(chosen))
            }
            _ => return None,
        })
    }

    /// Enters a block; an action if the thread is blocked there.
    #[inline]
    fn go(&mut self, function: &Function, at: u32, to: BlockId) -> Progress {
        let block = &function.blocks[to.0 as usize];
        if self.thread.counting.is_some() {
            self.leave_counted(to.0);
        }
        let frame = self.frame_mut();
        let from = std::mem::replace(&mut frame.block, to.0);
        if block.is_loop_head {
            frame.operation = at;
            if let Some(reason) = self.enter_loop(from, to)? {
                return Ok(Some(Action::Block(reason)));
            }
        }
        let frame = self.frame_mut();
        frame.operation = block.start;
        let function = frame.function;
        if self.machine.notes_entered {
            self.machine.note_entered(function, to.0);
        }
        Ok(None)
    }

    fn enter_loop(&mut self, from: u32, to: BlockId) -> Result<Option<Block>, Fault> {
        let machine = self.machine;
        let function = self.frame().function as usize;
        let is_back = machine.functions[function].is_back_edge(from, to.0);
        self.thread.laps += u32::from(is_back);
        let counter = machine.functions[function].counter(to.0);
        let is_counted = counter.is_some_and(|counter| counter.is_compared || counter.register.is_none());
        if let Some(counter) =
            counter.filter(|_| is_counted && machine.relies && machine.config().relies.on_counters)
        {
            self.enter_counted(counter, is_back)?;
            if self.is_silent() {
                let is_bounded = machine.bound_of(function as u32, to.0).is_some();
                let is_cut = is_bounded && self.is_silent_for_long();
                return Ok(is_cut.then_some(Block::LoopBound));
            }
        }
        // A counter that nobody asks for is no difference.
        let counter = counter.and_then(|counter| counter.register);
        if !machine.config().no_spin_assume
            && !is_counted
            && let Some(block) = self.thread.spins(machine, counter)?
        {
            return Ok(Some(block));
        }
        let Some(most) = machine.bound_of(function as u32, to.0) else { return Ok(None) };
        let frame = self.frame_mut();
        let known = frame.rounds.iter().position(|(block, _)| *block == to.0);
        let round = known.unwrap_or_else(|| {
            frame.rounds.push((to.0, 0));
            frame.rounds.len() - 1
        });
        let count = &mut frame.rounds[round].1;
        *count = if is_back { *count + 1 } else { 0 };
        Ok((is_back && *count >= most).then_some(Block::LoopBound))
    }

    // Inlined where it runs, as it was before there were two such places.
    #[inline(always)]
    fn execute(
        &mut self,
        function: &'m Function,
        base: usize,
        operation: &'m Operation,
    ) -> Result<Flow, Fault> {
        match operation {
            Operation::Move { .. } | Operation::Select { .. } => {
                let (reg, value) = self.plain_value(base, operation).expect("these cannot fail");
                self.set(base, reg, value);
            }
            Operation::Binary { op, width, dst, a, b } if *width <= 64 => {
                let result = arithmetic::binary(*op, *width, self.get(base, *a), self.get(base, *b));
                self.set(base, *dst, result.map_err(division)?);
            }
            Operation::Compare { op, width, dst, a, b } => {
                let (a, b) = (self.get_wide(base, *a, *width), self.get_wide(base, *b, *width));
                self.set(base, *dst, arithmetic::compare(*op, *width, a, b) as u64);
            }
            Operation::Cast { op, from, to, dst, src } => {
                let value = self.get_wide(base, *src, *from);
                self.set_wide(base, *dst, arithmetic::cast(*op, *from, *to, value), *to);
            }
            Operation::Binary { .. }
            | Operation::Overflowing { .. }
            | Operation::Float { .. }
            | Operation::Negate { .. }
            | Operation::FloatCompare { .. } => self.calculate(base, operation)?,
            Operation::Load { .. }
            | Operation::Store { .. }
            | Operation::Rmw { .. }
            | Operation::CompareExchange { .. }
            | Operation::Fence { .. } => return self.access(base, operation),
            Operation::Alloca { dst, size, align, .. } => {
                let size = self.get(base, *size);
                let address = self.allocate(Area::Stack, size, *align as u64, Fill::Undefined)?;
                self.set(base, *dst, address);
            }
            Operation::ThreadLocal { dst, global } => {
                let offset = self.machine.image.local_offset(global.0);
                self.set(base, *dst, AddressSpace::thread_local(self.thread.id.0) + offset);
            }
            Operation::Copy { to, from, len, shape } => {
                self.prepare_transfer(base, [*to, *from], *len, None);
                let (to, from, len) = (self.get(base, *to), self.get(base, *from), self.get(base, *len));
                return self.transfer_in_code(to, Source::Memory(from), len, *shape);
            }
            Operation::Fill { to, byte, len, shape } => {
                self.prepare_transfer(base, [*to, *to], *len, Some(*byte));
                let (to, byte, len) = (self.get(base, *to), self.get(base, *byte), self.get(base, *len));
                return self.transfer_in_code(to, Source::Byte(byte as u8), len, *shape);
            }
            Operation::VaStart { list } => {
                self.start_varargs(function, base, *list)?;
            }
            Operation::Call { callee, args, .. } => return self.call(base, *callee, args),
            Operation::Jump { to } => return Ok(Flow::Go(*to)),
            Operation::Branch { cond, then, otherwise } => {
                return Ok(Flow::Go(if self.get(base, *cond) & 1 == 1 { *then } else { *otherwise }));
            }
            Operation::Switch { value, cases, otherwise } => {
                let value = self.get(base, *value);
                let case = cases.iter().find(|(known, _)| *known == value);
                return Ok(Flow::Go(case.map_or(*otherwise, |(_, to)| *to)));
            }
            Operation::Return { values } => return Ok(self.leave(base, values)),
            Operation::Unreachable => {
                return Err(Fault::error(ErrorKind::Unreachable, "reaches what must not be reached"));
            }
            Operation::Unsupported { what } => return Err(Fault::unsupported(&**what)),
        }
        Ok(Flow::Next)
    }

    fn calculate(&mut self, base: usize, operation: &Operation) -> Result<(), Fault> {
        match operation {
            Operation::Binary { op, width, dst, a, b } => {
                let (a, b) = (self.get_wide(base, *a, *width), self.get_wide(base, *b, *width));
                let result = arithmetic::wide_binary(*op, *width, a, b).map_err(division)?;
                self.set_wide(base, *dst, result, *width);
            }
            Operation::Overflowing { op, signed, width, dst, overflow, a, b } => {
                let (a, b) = (self.get_wide(base, *a, *width), self.get_wide(base, *b, *width));
                let (result, overflows) = arithmetic::overflowing(*op, *signed, *width, a, b);
                self.set_wide(base, *dst, result, *width);
                self.set(base, *overflow, overflows as u64);
            }
            Operation::Float { op, width, dst, a, b } => {
                let result = arithmetic::float(*op, *width, self.get(base, *a), self.get(base, *b));
                self.set(base, *dst, result);
            }
            Operation::Negate { width, dst, src } => {
                let result = arithmetic::negate(*width, self.get(base, *src));
                self.set(base, *dst, result);
            }
            Operation::FloatCompare { op, width, dst, a, b } => {
                let result = arithmetic::float_compare(*op, *width, self.get(base, *a), self.get(base, *b));
                self.set(base, *dst, result as u64);
            }
            other => panic!("{other:?} is no calculation"),
        }
        Ok(())
    }

    fn suspend(&mut self, pending: Pending, action: Action) -> Flow {
        self.thread.pending = pending;
        Flow::Visible(action)
    }

    fn access(&mut self, base: usize, operation: &Operation) -> Result<Flow, Fault> {
        match operation {
            Operation::Load { dst, address, bytes, order, tolerant } => {
                let address = self.get(base, *address);
                match self.read(address, *bytes, *order, Exclusive::No, *tolerant)? {
                    Got::Value(value) => {
                        self.set(base, *dst, value);
                        self.set_value_sources(base, *dst);
                    }
                    Got::Event(action) => return Ok(self.suspend(Pending::Load(*dst), action)),
                }
            }
            Operation::Store { address, src, bytes, order } => {
                let (address, value) = (self.get(base, *address), self.get(base, *src));
                if let Some(action) = self.write(address, *bytes, *order, value, false)? {
                    return Ok(self.suspend(Pending::Advance, action));
                }
            }
            Operation::Rmw { address, bytes, order, .. } => {
                let address = self.get(base, *address);
                let action = self.begin_update(address, *bytes, order.of_read(), Exclusive::Always)?;
                return Ok(action.map_or(Flow::Switch, Flow::Visible));
            }
            Operation::CompareExchange { .. } => {
                let action = self.begin_exchange(base, operation)?;
                return Ok(action.map_or(Flow::Switch, Flow::Visible));
            }
            Operation::Fence { order } => {
                if !self.thread.loading {
                    return Ok(self.suspend(Pending::Advance, Action::Fence { order: *order }));
                }
            }
            other => panic!("{other:?} is no access"),
        }
        Ok(Flow::Next)
    }

    /// The read of the read-modify-write at hand.
    pub fn begin_update(&mut self, address: u64, bytes: u8, order: Order, exclusive: Exclusive) -> Progress {
        match self.read(address, bytes, order, exclusive, false)? {
            Got::Event(action) => {
                self.thread.pending = Pending::Modify;
                Ok(Some(action))
            }
            Got::Value(value) => self.modify(value),
        }
    }

    /// The read-modify-write at hand has read a value.
    pub fn modify(&mut self, old: u64) -> Progress {
        let base = self.frame().base as usize;
        let operation = &self.function().operations[self.frame().operation as usize];
        self.track_update(base, operation);
        let (address, bytes, order, new) = match operation {
            Operation::Rmw { op, dst, address, src, bytes, order } => {
                let new = arithmetic::modify(*op, *bytes, old, self.get(base, *src));
                let address = self.get(base, *address);
                self.set(base, *dst, old);
                (address, *bytes, order.of_write(), new)
            }
            Operation::CompareExchange { dst, success, address, expected, new, bytes, order, .. } => {
                let (address, new) = (self.get(base, *address), self.get(base, *new));
                let succeeds = arithmetic::mask(self.get(base, *expected), 8 * bytes) == old;
                self.set(base, *dst, old);
                self.set(base, *success, succeeds as u64);
                if !succeeds {
                    self.advance();
                    return Ok(None);
                }
                (address, *bytes, order.of_write(), new)
            }
            other => panic!("{other:?} is no read-modify-write"),
        };
        let action = self.write(address, bytes, order, new, true)?;
        match action {
            Some(_) => self.thread.pending = Pending::Advance,
            None => self.advance(),
        }
        Ok(action)
    }

    fn call(&mut self, base: usize, callee: Callee, args: &[Operand]) -> Result<Flow, Fault> {
        let function = match callee {
            Callee::Direct(function) => function,
            Callee::Indirect(address) => self.callee(self.get(base, address))?,
        };
        if !self.machine.module().functions[function.0 as usize].is_defined() {
            let sources = self.all_sources(base, args);
            let mut near = [0; 8];
            let far: Vec<u64>;
            let args = if args.len() <= near.len() {
                args.iter().zip(&mut near).for_each(|(operand, arg)| *arg = self.get(base, *operand));
                &near[..args.len()]
            } else {
                far = args.iter().map(|operand| self.get(base, *operand)).collect();
                &far[..]
            };
            self.enter(function, args, sources)?;
            return Ok(Flow::Switch);
        }
        self.check_depth()?;
        let new = self.thread.registers.len();
        for operand in args {
            let value = self.get(base, *operand);
            self.thread.registers.push(value);
        }
        let sources = self.all_sources(base, args);
        if let Some(tracked) = &mut self.thread.tracked {
            tracked.add_registers(sources);
        }
        self.push_code(function, new);
        Ok(Flow::Switch)
    }

    /// Goes back to the caller, after ending what was on the stack.
    fn leave(&mut self, base: usize, values: &[Operand]) -> Flow {
        let is_entry = self.thread.id.0 == 0 && self.thread.depth() == 2;
        let stack = self.frame().stack;
        if !is_entry && let Some(action) = self.end_stack(stack) {
            return Flow::Visible(action);
        }
        if self.thread.depth() == 2 {
            self.thread.left = self.thread.place(self.machine);
        }
        let mut near = [0; 4];
        let far: Vec<u64>;
        let results = if values.len() <= near.len() {
            values.iter().zip(&mut near).for_each(|(value, result)| *result = self.get(base, *value));
            &near[..values.len()]
        } else {
            far = values.iter().map(|value| self.get(base, *value)).collect();
            &far[..]
        };
        let sources = self.all_sources(base, values);
        self.thread.frames.pop();
        self.truncate_registers(base);
        self.returned(results, &sources);
        Flow::Switch
    }

    fn transfer_in_code(
        &mut self,
        to: u64,
        source: Source,
        len: u64,
        shape: Option<selvedge_bytecode::ShapeId>,
    ) -> Result<Flow, Fault> {
        let action = self.transfer(to, source, len, shape, After::Operation)?;
        Ok(action.map_or(Flow::Switch, Flow::Visible))
    }

    /// Lays the arguments of `...` out in memory and fills in a `va_list`: no registers left, all is in the
    /// overflow area.
    fn start_varargs(&mut self, function: &Function, base: usize, list: Operand) -> Result<(), Fault> {
        let first = base + function.registers as usize;
        let extras = self.thread.registers[first..first + self.frame().extra as usize].to_vec();
        let on = self.sources(base, list);
        self.depend(on);
        let list = self.get(base, list);
        let area = self.allocate(Area::Stack, 8 * extras.len() as u64, 16, Fill::Undefined)?;
        for (number, value) in extras.into_iter().enumerate() {
            let at = area + 8 * number as u64;
            self.machine.write_if_own(self.thread, at, 8, value);
            if let Some(tracked) = &self.thread.tracked {
                let sources = tracked.registers[first + number].sources;
                self.machine.set_private_sources(self.thread, at, 8, sources);
            }
        }
        let fields = [(0, 4, 48), (4, 4, 304), (8, 8, area), (16, 8, 0)];
        let done = fields.into_iter().all(|(offset, bytes, value)| {
            self.machine.write_if_own(self.thread, list.wrapping_add(offset), bytes, value)
        });
        if done { Ok(()) } else { Err(Fault::unsupported("a `va_list` in shared memory")) }
    }
}

/// Makes room for the registers of a function behind its arguments, and puts the extra ones behind these.
fn lay_out<T: Copy + Default>(registers: &mut Vec<T>, base: usize, extra: usize, function: &Function) {
    let given = registers.len() - base;
    let extras: Vec<T> = registers[base + given - extra..].to_vec();
    registers.truncate(base + given.min(function.params as usize));
    registers.resize(base + function.registers as usize, T::default());
    registers.extend(extras);
}

fn division(error: DivisionError) -> Fault {
    let message = match error {
        DivisionError::ByZero => "divides by zero",
        DivisionError::Overflow => "divides the smallest integer by -1",
    };
    Fault::error(ErrorKind::DivisionByZero, message)
}
