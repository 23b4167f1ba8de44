//! Numbers of Linux's `errno` that rows return.

pub const EPERM: i32 = 1;
pub const EAGAIN: i32 = 11;
pub const EFAULT: i32 = 14;
pub const EBUSY: i32 = 16;
pub const EINVAL: i32 = 22;
pub const ERANGE: i32 = 34;
pub const EDEADLK: i32 = 35;
pub const EOVERFLOW: i32 = 75;
pub const ENOTSUP: i32 = 95;
pub const ETIMEDOUT: i32 = 110;
