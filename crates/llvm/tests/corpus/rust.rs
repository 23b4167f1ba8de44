// Traits, closures, atomics, slices and threads in Rust: other names, other attributes than clang's.
#![crate_type = "lib"]
#![no_std]
use core::sync::atomic::{AtomicUsize, Ordering, fence};

pub static COUNT: AtomicUsize = AtomicUsize::new(0);
pub static mut TABLE: [(u8, &str); 2] = [(1, "one"), (2, "two")];

pub trait Shape {
    fn area(&self) -> f64;
}
pub struct Square(pub f64);
impl Shape for Square {
    fn area(&self) -> f64 {
        self.0 * self.0
    }
}

#[unsafe(no_mangle)]
pub fn bump(by: usize) -> Option<usize> {
    fence(Ordering::Acquire);
    let old = COUNT.fetch_add(by, Ordering::AcqRel);
    COUNT.compare_exchange_weak(old, 0, Ordering::SeqCst, Ordering::Relaxed).ok()
}

#[unsafe(no_mangle)]
pub fn total(shapes: &[&dyn Shape], scale: i128) -> f64 {
    let sum: f64 = shapes.iter().map(|shape| shape.area()).sum();
    sum * scale as f64
}

#[unsafe(no_mangle)]
pub fn pick(values: &mut [u32; 4], at: usize) -> u32 {
    values[at] = values[at].wrapping_mul(3).rotate_left(5);
    match values.get(at + 1) {
        Some(next) if *next > 10 => *next,
        Some(_) => 1,
        None => u32::MAX,
    }
}
