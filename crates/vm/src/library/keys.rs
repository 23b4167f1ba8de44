//! Thread-specific values of pthreads. Destructors run when the thread ends, in the order of their keys.

use super::codes::EINVAL;
use super::context::{Context, Got, Outcome, give, int};
use super::rows;
use crate::Row;

pub const ROWS: &[Row] = rows! { Plain;
    "__pthread_key_create", "int (pthread_key_t *, void (*)(void *))", |c| { create(c, c.arg(0), c.arg(1))?; int(0) };
    "pthread_getspecific", "void *(pthread_key_t)", |c| { let value = get(c); give(value) };
    "pthread_key_create", "int (pthread_key_t *, void (*)(void *))", |c| { create(c, c.arg(0), c.arg(1))?; int(0) };
    "pthread_key_delete", "int (pthread_key_t)", delete;
    "pthread_setspecific", "int (pthread_key_t, const void *)", |c| if set(c) { int(0) } else { int(EINVAL) };
};

/// Makes a key and stores it.
pub fn create(c: &mut Context<'_, '_>, to: u64, destructor: u64) -> Got<()> {
    let key = c.once(|call| u64::from(call.create_key(destructor)));
    c.store(to, 4, key)
}

/// The thread's value of the key that is the first argument.
pub fn get(c: &mut Context<'_, '_>) -> u64 {
    let key = c.arg(0) as u32;
    c.once(|call| call.specific(key))
}

/// Sets the thread's value of the key that is the first argument; false if there is no such key.
pub fn set(c: &mut Context<'_, '_>) -> bool {
    let (key, value) = (c.arg(0) as u32, c.arg(1));
    let done = c.once(|call| match call.key_destructor(key) {
        Some(_) => {
            call.set_specific(key, value);
            1
        }
        None => 0,
    });
    done != 0
}

/// The values that threads have are forgotten by POSIX too, without their destructors; here, by the deleting
/// thread.
fn delete(c: &mut Context<'_, '_>) -> Outcome {
    let key = c.arg(0) as u32;
    let known = c.once(|call| {
        call.set_specific(key, 0);
        u64::from(call.key_destructor(key).is_some())
    });
    int(if known != 0 { 0 } else { EINVAL })
}
