//! Memory from the heap. Allocating never fails but by the checker's own limit.

use super::codes::EINVAL;
use super::context::{Context, Got, NOTHING, Outcome, fail, give, int, unsupported};
use super::rows;
use crate::{ErrorKind, Row};

pub const ROWS: &[Row] = rows! { Plain;
    "_ZdaPv", "operator delete[](void *)", free;
    "_ZdaPvRKSt9nothrow_t", "operator delete[](void *, const std::nothrow_t &)", free;
    "_ZdaPvSt11align_val_t", "operator delete[](void *, std::align_val_t)", free;
    "_ZdaPvSt11align_val_tRKSt9nothrow_t", "operator delete[](void *, std::align_val_t, const std::nothrow_t &)", free;
    "_ZdaPvm", "operator delete[](void *, size_t)", free;
    "_ZdaPvmSt11align_val_t", "operator delete[](void *, size_t, std::align_val_t)", free;
    "_ZdlPv", "operator delete(void *)", free;
    "_ZdlPvRKSt9nothrow_t", "operator delete(void *, const std::nothrow_t &)", free;
    "_ZdlPvSt11align_val_t", "operator delete(void *, std::align_val_t)", free;
    "_ZdlPvSt11align_val_tRKSt9nothrow_t", "operator delete(void *, std::align_val_t, const std::nothrow_t &)", free;
    "_ZdlPvm", "operator delete(void *, size_t)", free;
    "_ZdlPvmSt11align_val_t", "operator delete(void *, size_t, std::align_val_t)", free;
    "_Znam", "operator new[](size_t)", |c| allocate(c, c.arg(0), MALLOC_ALIGNMENT);
    "_ZnamRKSt9nothrow_t", "operator new[](size_t, const std::nothrow_t &)", |c| allocate(c, c.arg(0), MALLOC_ALIGNMENT);
    "_ZnamSt11align_val_t", "operator new[](size_t, std::align_val_t)", |c| allocate_aligned(c, c.arg(0), c.arg(1));
    "_ZnamSt11align_val_tRKSt9nothrow_t", "operator new[](size_t, std::align_val_t, const std::nothrow_t &)", |c| allocate_aligned(c, c.arg(0), c.arg(1));
    "_Znwm", "operator new(size_t)", |c| allocate(c, c.arg(0), MALLOC_ALIGNMENT);
    "_ZnwmRKSt9nothrow_t", "operator new(size_t, const std::nothrow_t &)", |c| allocate(c, c.arg(0), MALLOC_ALIGNMENT);
    "_ZnwmSt11align_val_t", "operator new(size_t, std::align_val_t)", |c| allocate_aligned(c, c.arg(0), c.arg(1));
    "_ZnwmSt11align_val_tRKSt9nothrow_t", "operator new(size_t, std::align_val_t, const std::nothrow_t &)", |c| allocate_aligned(c, c.arg(0), c.arg(1));
    "aligned_alloc", "void *(size_t, size_t)", |c| allocate_aligned(c, c.arg(1), c.arg(0));
    "calloc", "void *(size_t, size_t)", |c| { let size = product(c, 0)?; let address = c.allocate(size, MALLOC_ALIGNMENT, true)?; give(address) };
    "cfree", "void (void *)", free;
    "free", "void (void *)", free;
    "malloc", "void *(size_t)", |c| allocate(c, c.arg(0), MALLOC_ALIGNMENT);
    "malloc_usable_size", "size_t (void *)", usable_size;
    "memalign", "void *(size_t, size_t)", |c| allocate_aligned(c, c.arg(1), c.arg(0));
    "posix_memalign", "int (void **, size_t, size_t)", posix_memalign;
    "pvalloc", "void *(size_t)", |c| allocate(c, c.arg(0).next_multiple_of(PAGE), PAGE);
    "realloc", "void *(void *, size_t)", |c| reallocate(c, c.arg(0), c.arg(1));
    "reallocarray", "void *(void *, size_t, size_t)", |c| { let size = product(c, 1)?; reallocate(c, c.arg(0), size) };
    "strdup", "char *(const char *)", |c| duplicate(c, None);
    "strndup", "char *(const char *, size_t)", |c| duplicate(c, Some(c.arg(1)));
    "valloc", "void *(size_t)", |c| allocate(c, c.arg(0), PAGE);
};

/// What `malloc` guarantees on x86-64.
pub const MALLOC_ALIGNMENT: u64 = 16;
const PAGE: u64 = 4096;

fn allocate(c: &mut Context<'_, '_>, size: u64, align: u64) -> Outcome {
    let address = c.allocate(size, align, false)?;
    give(address)
}

fn free(c: &mut Context<'_, '_>) -> Outcome {
    c.free(c.arg(0))?;
    NOTHING
}

/// An alignment that is no power of two is undefined, or no memory is given, or the alignment is another one,
/// depending on function, standard and library. A size that is no multiple of it is none of these since C17.
fn allocate_aligned(c: &mut Context<'_, '_>, size: u64, align: u64) -> Outcome {
    if !align.is_power_of_two() {
        let message = format!("allocates memory with an alignment of {align}, which is no power of two");
        return fail(ErrorKind::InvalidAllocation, message);
    }
    allocate(c, size, align.max(MALLOC_ALIGNMENT))
}

fn posix_memalign(c: &mut Context<'_, '_>) -> Outcome {
    let align = c.arg(1);
    if !align.is_power_of_two() || align < 8 {
        return int(EINVAL);
    }
    let address = c.allocate(c.arg(2), align, false)?;
    c.store(c.arg(0), 8, address)?;
    int(0)
}

/// The product of two arguments. One that overflows makes the real functions fail, which these never do.
fn product(c: &Context<'_, '_>, first: usize) -> Got {
    match c.arg(first).checked_mul(c.arg(first + 1)) {
        Some(size) => Ok(size),
        None => unsupported("an allocation whose size does not fit into 64 bits"),
    }
}

/// The new object has the old contents, which are read; then the old one is freed, so that whoever else still
/// uses it is found out.
fn reallocate(c: &mut Context<'_, '_>, old: u64, size: u64) -> Outcome {
    if old == 0 {
        return allocate(c, size, MALLOC_ALIGNMENT);
    }
    let Some(old_size) = size_of(c, old)? else {
        // There is nothing that could be freed, and that is told there.
        c.free(old)?;
        return fail(ErrorKind::InvalidFree, NOT_THE_START);
    };
    let new = c.allocate(size, MALLOC_ALIGNMENT, false)?;
    let kept = old_size.min(size);
    if kept > 0 {
        c.move_to(new, old, kept)?;
    }
    c.free(old)?;
    give(new)
}

const NOT_THE_START: &str = "reallocates an address that is not the start of an allocation";

/// The size of the object that starts at an address; nothing if there is none, as far as this thread knows.
fn size_of(c: &mut Context<'_, '_>, address: u64) -> Got<Option<u64>> {
    let size = match c.object_of(address) {
        Some((base, size)) => (base == address).then_some(size),
        None if c.is_on_foreign_heap(address) => c.size_of_foreign(address)?,
        None => return Ok(None),
    };
    if size.is_some() { Ok(size) } else { fail(ErrorKind::InvalidFree, NOT_THE_START) }
}

fn usable_size(c: &mut Context<'_, '_>) -> Outcome {
    if c.arg(0) == 0 {
        return give(0);
    }
    match size_of(c, c.arg(0))? {
        Some(size) => give(size),
        None => fail(ErrorKind::InvalidFree, "asks for the size of what is no allocation"),
    }
}

fn duplicate(c: &mut Context<'_, '_>, most: Option<u64>) -> Outcome {
    let mut text = c.string(c.arg(0), most)?;
    text.push(0);
    let new = c.allocate(text.len() as u64, MALLOC_ALIGNMENT, false)?;
    c.store_bytes(new, &text)?;
    give(new)
}
