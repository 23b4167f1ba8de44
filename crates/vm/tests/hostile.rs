//! Random bytecode: whatever a program does, it is a report, a limit or an end, never a panic of ours.

mod common;

use common::Run;
use common::assemble::*;
use selvedge_bytecode::{
    AddressSpace, BinaryOp, BlockId, CastOp, Comparison, FloatOp, FloatWidth, Leaf, Module, Operand,
    Operation, Reg, RmwOp, Shape, ShapeId,
};
use selvedge_program::Order;
use selvedge_vm::{Config, Fault, Machine};
use std::collections::BTreeMap;

/// A small generator of numbers.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % most
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

const GLOBAL: u64 = AddressSpace::GLOBALS + 0x1000;

/// Registers 0 to 3 hold numbers, 4 to 8 addresses; 9 is the high half of what is written to 8.
const NUMBERS: [u32; 4] = [0, 1, 2, 3];
const ADDRESSES: [u32; 5] = [4, 5, 6, 7, 8];
const REGISTERS: u32 = 10;

/// Numbers that break things.
const STRANGE: [u64; 36] = [
    0,
    1,
    2,
    7,
    8,
    16,
    63,
    64,
    255,
    4095,
    4096,
    0x1_0000,
    0x2_0008,
    1 << 31,
    u32::MAX as u64,
    1 << 40,
    1 << 60,
    1 << 63,
    u64::MAX,
    GLOBAL,
    GLOBAL + 2,
    GLOBAL + 64,
    GLOBAL + 100,
    GLOBAL - 8,
    AddressSpace::FUNCTIONS,
    AddressSpace::FUNCTIONS + 16,
    AddressSpace::FUNCTIONS + 8,
    AddressSpace::FUNCTIONS + 16 * 99,
    (1 << 40) + 16,
    (2 << 40) + 16,
    (1 << 40 | 1 << 38) + 16,
    (2 << 40 | 1 << 38) + 16,
    1 << 40 | 2 << 38,
    2 << 40 | 2 << 38,
    200 << 40,
    0xFFFF << 40,
];

const LIBRARY: [&str; 40] = [
    "malloc",
    "malloc",
    "free",
    "calloc",
    "realloc",
    "aligned_alloc",
    "memcpy",
    "memset",
    "strlen",
    "strcpy",
    "strcmp",
    "pthread_create",
    "pthread_create",
    "pthread_create",
    "pthread_join",
    "pthread_mutex_init",
    "pthread_mutex_lock",
    "pthread_mutex_lock",
    "pthread_mutex_trylock",
    "pthread_mutex_unlock",
    "pthread_mutex_destroy",
    "pthread_cond_wait",
    "pthread_cond_signal",
    "pthread_cond_broadcast",
    "pthread_barrier_init",
    "pthread_barrier_wait",
    "pthread_rwlock_rdlock",
    "pthread_rwlock_unlock",
    "sem_init",
    "sem_wait",
    "sem_post",
    "pthread_once",
    "pthread_key_create",
    "pthread_setspecific",
    "printf",
    "qsort",
    "bsearch",
    "atexit",
    "pthread_exit",
    "exit",
];

impl Numbers {
    fn number(&mut self) -> Operand {
        match self.below(8) {
            0 => c(self.pick(&STRANGE)),
            1..4 => c(self.below(9) as u64),
            _ => r(self.pick(&NUMBERS)),
        }
    }

    fn address(&mut self) -> Operand {
        match self.below(60) {
            0 => c(self.pick(&STRANGE)),
            1..6 => c(GLOBAL + 64),
            6 => r(self.pick(&NUMBERS)),
            _ => r(self.pick(&ADDRESSES)),
        }
    }

    fn small(&mut self) -> Operand {
        if self.below(20) == 0 { self.number() } else { c(self.below(24) as u64) }
    }

    fn operation(&mut self) -> Operation {
        let (dst, pointer) = (Reg(self.pick(&NUMBERS)), Reg(self.pick(&ADDRESSES)));
        let (a, b, address) = (self.number(), self.number(), self.address());
        let width = self.pick(&[1, 8, 16, 32, 33, 64]);
        let wide = self.pick(&[65, 96, 128]);
        let bytes = self.pick(&[1, 2, 4, 4, 4, 8]);
        let order = self.pick(&[Order::NotAtomic, Order::Relaxed, Order::SeqCst]);
        let atomic = self.pick(&[Order::Relaxed, Order::AcquireRelease, Order::SeqCst]);
        let op = self.pick(&[
            BinaryOp::Add,
            BinaryOp::Sub,
            BinaryOp::Mul,
            BinaryOp::SDiv,
            BinaryOp::Shl,
            BinaryOp::AShr,
            BinaryOp::SMax,
        ]);
        match self.below(30) {
            0 => Operation::Move { dst, src: a },
            1 => Operation::Move { dst: pointer, src: address },
            2 => Operation::Binary { op, width, dst, a, b },
            3 => Operation::Binary { op, width: wide, dst: Reg(0), a: r(2), b: r(0) },
            4 => {
                Operation::Overflowing { op: BinaryOp::Mul, signed: true, width, dst, overflow: Reg(0), a, b }
            }
            5 => Operation::Compare { op: Comparison::Slt, width, dst, a, b },
            6 => Operation::Float { op: FloatOp::Rem, width: FloatWidth::Double, dst, a, b },
            7 => {
                let op = self.pick(&[CastOp::SignExtend, CastOp::FloatToSigned, CastOp::Truncate]);
                Operation::Cast { op, from: 32, to: width, dst, src: a }
            }
            8 => Operation::Select { dst: pointer, cond: a, a: address, b: self.address() },
            9..12 => Operation::Load { dst, address, bytes, order, tolerant: self.below(2) == 0 },
            12 => Operation::Load { dst: pointer, address, bytes: 8, order, tolerant: false },
            13..16 => Operation::Store { address, src: a, bytes, order },
            16 => Operation::Store { address, src: self.address(), bytes: 8, order },
            17 => {
                let op = self.pick(&[RmwOp::Add, RmwOp::Exchange, RmwOp::FAdd, RmwOp::Nand]);
                Operation::Rmw { op, dst, address, src: b, bytes, order: atomic }
            }
            18 => {
                let (success, new, otherwise) = (Reg(0), self.address(), Order::Relaxed);
                let (bytes, order) = (8, atomic);
                Operation::CompareExchange {
                    dst,
                    success,
                    address,
                    expected: a,
                    new,
                    bytes,
                    order,
                    otherwise,
                    weak: self.below(2) == 1,
                }
            }
            19 => Operation::Fence { order: atomic },
            20 => {
                let (size, align) = (self.small(), self.pick(&[1, 16, 4096]));
                Operation::Alloca { dst: pointer, size, align, name: None, ty: None }
            }
            21 => {
                Operation::Copy { to: address, from: self.address(), len: self.small(), shape: self.shape() }
            }
            22 => Operation::Fill { to: address, byte: b, len: self.small(), shape: self.shape() },
            23 => Operation::VaStart { list: address },
            24 => call_indirect(self.pick(&[c(AddressSpace::function(1)), address]), &[a, address], &[dst.0]),
            25 => call(1, &[a, address, b], &[dst.0, 3]),
            _ => self.library_call(dst, pointer),
        }
    }

    fn shape(&mut self) -> Option<ShapeId> {
        self.pick(&[None, Some(ShapeId(0)), Some(ShapeId(1)), Some(ShapeId(2))])
    }

    fn library_call(&mut self, dst: Reg, pointer: Reg) -> Operation {
        let number = self.below(LIBRARY.len());
        let function = c(AddressSpace::function(1));
        let args = match LIBRARY[number] {
            "pthread_create" => [self.address(), c(0), function, self.address()],
            "malloc" | "calloc" | "exit" => [self.small(), self.small(), c(0), c(0)],
            "pthread_once" | "bsearch" => [self.address(), self.address(), self.small(), function],
            "qsort" => [self.address(), self.small(), self.small(), function],
            "atexit" => [function; 4],
            _ => [self.address(), self.address(), self.small(), self.small()],
        };
        let result = if LIBRARY[number].ends_with("alloc") { pointer } else { dst };
        call(2 + number as u32, &args, &[result.0])
    }

    fn module(&mut self) -> Module {
        let mut functions = Vec::new();
        for name in ["main", "other"] {
            let mut blocks = Vec::new();
            for number in 0..4 {
                let mut operations = Vec::new();
                if number == 0 {
                    operations.extend(self.set_up());
                }
                operations.extend((0..8).map(|_| self.operation()));
                let (then, otherwise) = (BlockId(self.pick(&[1, 2, 3])), BlockId(self.pick(&[1, 2, 3])));
                let cond = self.number();
                operations.push(match number {
                    3 => ret(&[cond]),
                    2 => Operation::Switch {
                        value: cond,
                        cases: [(0, then), (1, BlockId(3))].into(),
                        otherwise,
                    },
                    _ => Operation::Branch { cond, then, otherwise },
                });
                blocks.push(operations);
            }
            let mut made = function(name, 2, REGISTERS, blocks);
            made.variadic = name == "other";
            functions.push(made);
        }
        functions.extend(LIBRARY.iter().map(|name| declared(name)));
        let mut own = global("own", 0, 16);
        own.is_thread_local = true;
        let globals = vec![global("x", GLOBAL, 4), global("array", GLOBAL + 64, 64), own];
        let leaf = |offset, bytes| Leaf { offset, bytes };
        let shapes = vec![
            Shape { size: 16, leaves: vec![leaf(0, 8), leaf(8, 4)] },
            Shape { size: 0, leaves: vec![] },
            Shape { size: 3, leaves: vec![leaf(2, 1)] },
        ];
        Module { shapes, ..module(functions, globals) }
    }

    /// Gives all registers a value, and those for addresses something to point to.
    fn set_up(&mut self) -> Vec<Operation> {
        let zeros = (2..REGISTERS).map(|reg| Operation::Move { dst: Reg(reg), src: c(0) });
        let addresses = vec![
            Operation::Alloca { dst: Reg(4), size: c(64), align: 8, name: None, ty: None },
            Operation::Fill { to: r(4), byte: c(0), len: c(64), shape: None },
            Operation::Move { dst: Reg(5), src: c(GLOBAL + 64) },
            call(2, &[c(64)], &[6]),
            Operation::Fill { to: r(6), byte: c(0), len: c(60), shape: None },
            Operation::ThreadLocal { dst: Reg(7), global: selvedge_bytecode::GlobalId(2) },
            Operation::Move { dst: Reg(8), src: self.pick(&[r(1), c(GLOBAL + 96), c(0)]) },
        ];
        zeros.chain(addresses).collect()
    }
}

#[test]
fn no_program_can_make_the_machine_panic() {
    let programs =
        std::env::var("PROGRAMS").map_or(2_000, |text| text.parse().expect("a number of programs"));
    let (mut ends, mut events) = (BTreeMap::new(), 0);
    for seed in 1..programs {
        let mut config = Config { unroll: Some(6), ..Config::default() };
        config.limits.local_steps = 20_000;
        let machine = Machine::load(Numbers(seed).module(), config).expect("there is a main function");
        let mut run = Run::new(&machine, seed);
        run.allows_mixed_sizes = true;
        run.most_steps = 1_000;
        let end: String = format!("{:?}", run.run()).chars().take(36).collect();
        events += run.events.len();
        *ends.entry(end).or_insert(0) += 1;
    }
    assert!(ends.len() > 15 && events > 1_000, "{events} events: {ends:#?}");
}

/// Runs the threads of a random program again with other values for reads that their actions do not depend
/// on.
fn replay(seed: u64) -> Result<usize, String> {
    let mut module = Numbers(seed).module();
    // The main function does nothing but create threads: on its own it has no events.
    let create = 2 + LIBRARY.iter().position(|name| *name == "pthread_create").expect("it is there") as u32;
    let create = call(create, &[c(GLOBAL + 120), c(0), c(AddressSpace::function(1)), c(GLOBAL + 64)], &[0]);
    module.functions[0] = function("main", 2, REGISTERS, vec![vec![create.clone(), create, ret(&[c(0)])]]);
    // Threads start with two numbers that they have read: their first operations were to set registers 2 and
    // 3.
    for (operation, number) in module.functions[1].operations.iter_mut().zip([2, 3]) {
        let (address, order) = (c(GLOBAL + 64 + 8 * number), Order::Relaxed);
        *operation = Operation::Load { dst: Reg(number as u32), address, bytes: 8, order, tolerant: false };
    }
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut config = Config { unroll: Some(4), dependencies: true, ..Config::default() };
    config.no_spin_assume = rng.bool();
    config.limits.local_steps = 2_000;
    let values = [GLOBAL as i64, GLOBAL as i64 + 64, GLOBAL as i64 + 72, AddressSpace::function(1) as i64];
    loop {
        let machine = Machine::load(module.clone(), config.clone()).expect("there is a main function");
        let mut restart = None;
        let replays = selvedge_oracle::replay::check(&machine, &mut rng, 8, &values, &mut |thread| {
            if let Some(Fault::Restart(found)) = thread.fault() {
                restart = Some(*found);
            }
            restart.is_some()
        })?;
        match restart {
            Some(restart) if config.apply(restart) => {}
            _ => return Ok(replays),
        }
    }
}

#[test]
fn threads_do_the_same_again_unless_something_changes_on_which_they_depend() {
    let programs: u64 =
        std::env::var("PROGRAMS").map_or(400, |text| text.parse().expect("a number of programs"));
    let first: u64 = std::env::var("SEED").map_or(1, |text| text.parse().expect("a number"));
    let mut replays = 0;
    for seed in first..first + programs {
        replays += replay(seed).unwrap_or_else(|how| panic!("seed {seed}: {how}"));
    }
    assert!(replays > 100 * programs as usize, "only {replays} replays");
}
