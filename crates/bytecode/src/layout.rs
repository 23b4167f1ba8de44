//! Where things are in the checked program's address space.
//!
//! ```text
//! 0 .. 4095                       nothing: a dereference is a null dereference
//! FUNCTIONS + 16 i                function i (not readable)
//! GLOBALS ..                      globals, aligned, 16 bytes or more apart
//! (t + 1) << 40 | 0 << 38 ..      heap of thread t, bump allocated, never reused
//! (t + 1) << 40 | 1 << 38 ..      stack objects of thread t, likewise
//! (t + 1) << 40 | 2 << 38 ..      thread-local variables of thread t
//! ```
//! Addresses depend on the thread and its own earlier allocations only, so they are the same whenever the
//! thread's history is.

/// Fixed points of the address space.
#[derive(Clone, Copy, Debug)]
pub struct AddressSpace;

/// A part of the address space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    /// Near zero.
    Null,
    /// A function, by number.
    Function(u32),
    /// Global variables.
    Global,
    /// The heap of a thread.
    Heap(u16),
    /// The stack of a thread.
    Stack(u16),
    /// The thread-local variables of a thread.
    ThreadLocal(u16),
    /// Nothing is ever here.
    Nowhere,
}

impl AddressSpace {
    /// Address of function 0.
    pub const FUNCTIONS: u64 = 0x10_0000;
    /// Lowest address of a global.
    pub const GLOBALS: u64 = 0x4000_0000;
    /// One past the highest address of a global.
    pub const GLOBALS_END: u64 = 1 << 40;
    /// Bytes between two objects that belong to neither.
    pub const GAP: u64 = 16;

    /// The address of a function.
    pub fn function(id: u32) -> u64 {
        Self::FUNCTIONS + 16 * id as u64
    }

    /// Where a thread's heap starts.
    pub fn heap(thread: u16) -> u64 {
        (thread as u64 + 1) << 40
    }

    /// Where a thread's stack objects start.
    pub fn stack(thread: u16) -> u64 {
        Self::heap(thread) | 1 << 38
    }

    /// Where a thread's thread-local variables start.
    pub fn thread_local(thread: u16) -> u64 {
        Self::heap(thread) | 2 << 38
    }

    /// Whether a number lies where objects are.
    pub fn is_address(number: u64) -> bool {
        matches!(
            Self::region(number),
            Region::Global | Region::Heap(_) | Region::Stack(_) | Region::ThreadLocal(_)
        )
    }

    /// Which part an address belongs to.
    pub fn region(address: u64) -> Region {
        match address {
            0..4096 => Region::Null,
            Self::FUNCTIONS..Self::GLOBALS if address.is_multiple_of(16) => {
                Region::Function(((address - Self::FUNCTIONS) / 16) as u32)
            }
            Self::GLOBALS..Self::GLOBALS_END => Region::Global,
            _ => match ((address >> 40).wrapping_sub(1), address >> 38 & 3) {
                (thread @ 0..=0xFFFF, 0) => Region::Heap(thread as u16),
                (thread @ 0..=0xFFFF, 1) => Region::Stack(thread as u16),
                (thread @ 0..=0xFFFF, 2) => Region::ThreadLocal(thread as u16),
                _ => Region::Nowhere,
            },
        }
    }
}
