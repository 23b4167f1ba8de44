//! Atomic accesses that the compiler leaves to a library: those of a size that it does not know, or does not
//! trust.

use super::context::{Context, Got, NOTHING, Outcome, give, truth, unsupported};
use super::rows;
use crate::Row;
use selvedge_program::{Exclusive, Order, Value};

pub const ROWS: &[Row] = rows! { Any;
    "__atomic_add_fetch_1", "u8 (void *, u8, int)", |c| change(c, 1, c.arg(2), Gives::New, |a, b| a.wrapping_add(b));
    "__atomic_add_fetch_2", "u16 (void *, u16, int)", |c| change(c, 2, c.arg(2), Gives::New, |a, b| a.wrapping_add(b));
    "__atomic_add_fetch_4", "u32 (void *, u32, int)", |c| change(c, 4, c.arg(2), Gives::New, |a, b| a.wrapping_add(b));
    "__atomic_add_fetch_8", "u64 (void *, u64, int)", |c| change(c, 8, c.arg(2), Gives::New, |a, b| a.wrapping_add(b));
    "__atomic_and_fetch_1", "u8 (void *, u8, int)", |c| change(c, 1, c.arg(2), Gives::New, |a, b| a & b);
    "__atomic_and_fetch_2", "u16 (void *, u16, int)", |c| change(c, 2, c.arg(2), Gives::New, |a, b| a & b);
    "__atomic_and_fetch_4", "u32 (void *, u32, int)", |c| change(c, 4, c.arg(2), Gives::New, |a, b| a & b);
    "__atomic_and_fetch_8", "u64 (void *, u64, int)", |c| change(c, 8, c.arg(2), Gives::New, |a, b| a & b);
    "__atomic_compare_exchange", "bool (size_t, void *, void *, const void *, int, int)", compare_exchange_sized;
    "__atomic_compare_exchange_1", "bool (void *, void *, u8, int, int)", |c| { let new = c.arg(2); compare_exchange(c, 1, c.arg(0), c.arg(1), new, c.arg(3), c.arg(4)) };
    "__atomic_compare_exchange_2", "bool (void *, void *, u16, int, int)", |c| { let new = c.arg(2); compare_exchange(c, 2, c.arg(0), c.arg(1), new, c.arg(3), c.arg(4)) };
    "__atomic_compare_exchange_4", "bool (void *, void *, u32, int, int)", |c| { let new = c.arg(2); compare_exchange(c, 4, c.arg(0), c.arg(1), new, c.arg(3), c.arg(4)) };
    "__atomic_compare_exchange_8", "bool (void *, void *, u64, int, int)", |c| { let new = c.arg(2); compare_exchange(c, 8, c.arg(0), c.arg(1), new, c.arg(3), c.arg(4)) };
    "__atomic_exchange", "void (size_t, void *, const void *, void *, int)", exchange;
    "__atomic_exchange_1", "u8 (void *, u8, int)", |c| change(c, 1, c.arg(2), Gives::Old, |_, b| b);
    "__atomic_exchange_2", "u16 (void *, u16, int)", |c| change(c, 2, c.arg(2), Gives::Old, |_, b| b);
    "__atomic_exchange_4", "u32 (void *, u32, int)", |c| change(c, 4, c.arg(2), Gives::Old, |_, b| b);
    "__atomic_exchange_8", "u64 (void *, u64, int)", |c| change(c, 8, c.arg(2), Gives::Old, |_, b| b);
    "__atomic_fetch_add_1", "u8 (void *, u8, int)", |c| change(c, 1, c.arg(2), Gives::Old, |a, b| a.wrapping_add(b));
    "__atomic_fetch_add_2", "u16 (void *, u16, int)", |c| change(c, 2, c.arg(2), Gives::Old, |a, b| a.wrapping_add(b));
    "__atomic_fetch_add_4", "u32 (void *, u32, int)", |c| change(c, 4, c.arg(2), Gives::Old, |a, b| a.wrapping_add(b));
    "__atomic_fetch_add_8", "u64 (void *, u64, int)", |c| change(c, 8, c.arg(2), Gives::Old, |a, b| a.wrapping_add(b));
    "__atomic_fetch_and_1", "u8 (void *, u8, int)", |c| change(c, 1, c.arg(2), Gives::Old, |a, b| a & b);
    "__atomic_fetch_and_2", "u16 (void *, u16, int)", |c| change(c, 2, c.arg(2), Gives::Old, |a, b| a & b);
    "__atomic_fetch_and_4", "u32 (void *, u32, int)", |c| change(c, 4, c.arg(2), Gives::Old, |a, b| a & b);
    "__atomic_fetch_and_8", "u64 (void *, u64, int)", |c| change(c, 8, c.arg(2), Gives::Old, |a, b| a & b);
    "__atomic_fetch_nand_1", "u8 (void *, u8, int)", |c| change(c, 1, c.arg(2), Gives::Old, |a, b| !(a & b));
    "__atomic_fetch_nand_2", "u16 (void *, u16, int)", |c| change(c, 2, c.arg(2), Gives::Old, |a, b| !(a & b));
    "__atomic_fetch_nand_4", "u32 (void *, u32, int)", |c| change(c, 4, c.arg(2), Gives::Old, |a, b| !(a & b));
    "__atomic_fetch_nand_8", "u64 (void *, u64, int)", |c| change(c, 8, c.arg(2), Gives::Old, |a, b| !(a & b));
    "__atomic_fetch_or_1", "u8 (void *, u8, int)", |c| change(c, 1, c.arg(2), Gives::Old, |a, b| a | b);
    "__atomic_fetch_or_2", "u16 (void *, u16, int)", |c| change(c, 2, c.arg(2), Gives::Old, |a, b| a | b);
    "__atomic_fetch_or_4", "u32 (void *, u32, int)", |c| change(c, 4, c.arg(2), Gives::Old, |a, b| a | b);
    "__atomic_fetch_or_8", "u64 (void *, u64, int)", |c| change(c, 8, c.arg(2), Gives::Old, |a, b| a | b);
    "__atomic_fetch_sub_1", "u8 (void *, u8, int)", |c| change(c, 1, c.arg(2), Gives::Old, |a, b| a.wrapping_sub(b));
    "__atomic_fetch_sub_2", "u16 (void *, u16, int)", |c| change(c, 2, c.arg(2), Gives::Old, |a, b| a.wrapping_sub(b));
    "__atomic_fetch_sub_4", "u32 (void *, u32, int)", |c| change(c, 4, c.arg(2), Gives::Old, |a, b| a.wrapping_sub(b));
    "__atomic_fetch_sub_8", "u64 (void *, u64, int)", |c| change(c, 8, c.arg(2), Gives::Old, |a, b| a.wrapping_sub(b));
    "__atomic_fetch_xor_1", "u8 (void *, u8, int)", |c| change(c, 1, c.arg(2), Gives::Old, |a, b| a ^ b);
    "__atomic_fetch_xor_2", "u16 (void *, u16, int)", |c| change(c, 2, c.arg(2), Gives::Old, |a, b| a ^ b);
    "__atomic_fetch_xor_4", "u32 (void *, u32, int)", |c| change(c, 4, c.arg(2), Gives::Old, |a, b| a ^ b);
    "__atomic_fetch_xor_8", "u64 (void *, u64, int)", |c| change(c, 8, c.arg(2), Gives::Old, |a, b| a ^ b);
    "__atomic_is_lock_free", "bool (size_t, const void *)", |c| truth(c.arg(0).is_power_of_two() && c.arg(0) <= 8);
    "__atomic_load", "void (size_t, const void *, void *, int)", load;
    "__atomic_load_1", "u8 (const void *, int)", |c| { let value = c.read(c.arg(0), 1, read_half(order(c.arg(1))))?; give(value) };
    "__atomic_load_2", "u16 (const void *, int)", |c| { let value = c.read(c.arg(0), 2, read_half(order(c.arg(1))))?; give(value) };
    "__atomic_load_4", "u32 (const void *, int)", |c| { let value = c.read(c.arg(0), 4, read_half(order(c.arg(1))))?; give(value) };
    "__atomic_load_8", "u64 (const void *, int)", |c| { let value = c.read(c.arg(0), 8, read_half(order(c.arg(1))))?; give(value) };
    "__atomic_nand_fetch_1", "u8 (void *, u8, int)", |c| change(c, 1, c.arg(2), Gives::New, |a, b| !(a & b));
    "__atomic_nand_fetch_2", "u16 (void *, u16, int)", |c| change(c, 2, c.arg(2), Gives::New, |a, b| !(a & b));
    "__atomic_nand_fetch_4", "u32 (void *, u32, int)", |c| change(c, 4, c.arg(2), Gives::New, |a, b| !(a & b));
    "__atomic_nand_fetch_8", "u64 (void *, u64, int)", |c| change(c, 8, c.arg(2), Gives::New, |a, b| !(a & b));
    "__atomic_or_fetch_1", "u8 (void *, u8, int)", |c| change(c, 1, c.arg(2), Gives::New, |a, b| a | b);
    "__atomic_or_fetch_2", "u16 (void *, u16, int)", |c| change(c, 2, c.arg(2), Gives::New, |a, b| a | b);
    "__atomic_or_fetch_4", "u32 (void *, u32, int)", |c| change(c, 4, c.arg(2), Gives::New, |a, b| a | b);
    "__atomic_or_fetch_8", "u64 (void *, u64, int)", |c| change(c, 8, c.arg(2), Gives::New, |a, b| a | b);
    "__atomic_store", "void (size_t, void *, const void *, int)", store;
    "__atomic_store_1", "void (void *, u8, int)", |c| { c.write(c.arg(0), 1, write_half(order(c.arg(2))), c.arg(1))?; NOTHING };
    "__atomic_store_2", "void (void *, u16, int)", |c| { c.write(c.arg(0), 2, write_half(order(c.arg(2))), c.arg(1))?; NOTHING };
    "__atomic_store_4", "void (void *, u32, int)", |c| { c.write(c.arg(0), 4, write_half(order(c.arg(2))), c.arg(1))?; NOTHING };
    "__atomic_store_8", "void (void *, u64, int)", |c| { c.write(c.arg(0), 8, write_half(order(c.arg(2))), c.arg(1))?; NOTHING };
    "__atomic_sub_fetch_1", "u8 (void *, u8, int)", |c| change(c, 1, c.arg(2), Gives::New, |a, b| a.wrapping_sub(b));
    "__atomic_sub_fetch_2", "u16 (void *, u16, int)", |c| change(c, 2, c.arg(2), Gives::New, |a, b| a.wrapping_sub(b));
    "__atomic_sub_fetch_4", "u32 (void *, u32, int)", |c| change(c, 4, c.arg(2), Gives::New, |a, b| a.wrapping_sub(b));
    "__atomic_sub_fetch_8", "u64 (void *, u64, int)", |c| change(c, 8, c.arg(2), Gives::New, |a, b| a.wrapping_sub(b));
    "__atomic_xor_fetch_1", "u8 (void *, u8, int)", |c| change(c, 1, c.arg(2), Gives::New, |a, b| a ^ b);
    "__atomic_xor_fetch_2", "u16 (void *, u16, int)", |c| change(c, 2, c.arg(2), Gives::New, |a, b| a ^ b);
    "__atomic_xor_fetch_4", "u32 (void *, u32, int)", |c| change(c, 4, c.arg(2), Gives::New, |a, b| a ^ b);
    "__atomic_xor_fetch_8", "u64 (void *, u64, int)", |c| change(c, 8, c.arg(2), Gives::New, |a, b| a ^ b);
    "__sync_add_and_fetch_1", "u8 (void *, u8)", |c| change(c, 1, SEQ_CST, Gives::New, |a, b| a.wrapping_add(b));
    "__sync_add_and_fetch_2", "u16 (void *, u16)", |c| change(c, 2, SEQ_CST, Gives::New, |a, b| a.wrapping_add(b));
    "__sync_add_and_fetch_4", "u32 (void *, u32)", |c| change(c, 4, SEQ_CST, Gives::New, |a, b| a.wrapping_add(b));
    "__sync_add_and_fetch_8", "u64 (void *, u64)", |c| change(c, 8, SEQ_CST, Gives::New, |a, b| a.wrapping_add(b));
    "__sync_and_and_fetch_1", "u8 (void *, u8)", |c| change(c, 1, SEQ_CST, Gives::New, |a, b| a & b);
    "__sync_and_and_fetch_2", "u16 (void *, u16)", |c| change(c, 2, SEQ_CST, Gives::New, |a, b| a & b);
    "__sync_and_and_fetch_4", "u32 (void *, u32)", |c| change(c, 4, SEQ_CST, Gives::New, |a, b| a & b);
    "__sync_and_and_fetch_8", "u64 (void *, u64)", |c| change(c, 8, SEQ_CST, Gives::New, |a, b| a & b);
    "__sync_bool_compare_and_swap_1", "bool (void *, u8, u8)", |c| { let old = swap(c, 1)?; truth(old == c.arg(1) & mask(1)) };
    "__sync_bool_compare_and_swap_2", "bool (void *, u16, u16)", |c| { let old = swap(c, 2)?; truth(old == c.arg(1) & mask(2)) };
    "__sync_bool_compare_and_swap_4", "bool (void *, u32, u32)", |c| { let old = swap(c, 4)?; truth(old == c.arg(1) & mask(4)) };
    "__sync_bool_compare_and_swap_8", "bool (void *, u64, u64)", |c| { let old = swap(c, 8)?; truth(old == c.arg(1) & mask(8)) };
    "__sync_fetch_and_add_1", "u8 (void *, u8)", |c| change(c, 1, SEQ_CST, Gives::Old, |a, b| a.wrapping_add(b));
    "__sync_fetch_and_add_2", "u16 (void *, u16)", |c| change(c, 2, SEQ_CST, Gives::Old, |a, b| a.wrapping_add(b));
    "__sync_fetch_and_add_4", "u32 (void *, u32)", |c| change(c, 4, SEQ_CST, Gives::Old, |a, b| a.wrapping_add(b));
    "__sync_fetch_and_add_8", "u64 (void *, u64)", |c| change(c, 8, SEQ_CST, Gives::Old, |a, b| a.wrapping_add(b));
    "__sync_fetch_and_and_1", "u8 (void *, u8)", |c| change(c, 1, SEQ_CST, Gives::Old, |a, b| a & b);
    "__sync_fetch_and_and_2", "u16 (void *, u16)", |c| change(c, 2, SEQ_CST, Gives::Old, |a, b| a & b);
    "__sync_fetch_and_and_4", "u32 (void *, u32)", |c| change(c, 4, SEQ_CST, Gives::Old, |a, b| a & b);
    "__sync_fetch_and_and_8", "u64 (void *, u64)", |c| change(c, 8, SEQ_CST, Gives::Old, |a, b| a & b);
    "__sync_fetch_and_nand_1", "u8 (void *, u8)", |c| change(c, 1, SEQ_CST, Gives::Old, |a, b| !(a & b));
    "__sync_fetch_and_nand_2", "u16 (void *, u16)", |c| change(c, 2, SEQ_CST, Gives::Old, |a, b| !(a & b));
    "__sync_fetch_and_nand_4", "u32 (void *, u32)", |c| change(c, 4, SEQ_CST, Gives::Old, |a, b| !(a & b));
    "__sync_fetch_and_nand_8", "u64 (void *, u64)", |c| change(c, 8, SEQ_CST, Gives::Old, |a, b| !(a & b));
    "__sync_fetch_and_or_1", "u8 (void *, u8)", |c| change(c, 1, SEQ_CST, Gives::Old, |a, b| a | b);
    "__sync_fetch_and_or_2", "u16 (void *, u16)", |c| change(c, 2, SEQ_CST, Gives::Old, |a, b| a | b);
    "__sync_fetch_and_or_4", "u32 (void *, u32)", |c| change(c, 4, SEQ_CST, Gives::Old, |a, b| a | b);
    "__sync_fetch_and_or_8", "u64 (void *, u64)", |c| change(c, 8, SEQ_CST, Gives::Old, |a, b| a | b);
    "__sync_fetch_and_sub_1", "u8 (void *, u8)", |c| change(c, 1, SEQ_CST, Gives::Old, |a, b| a.wrapping_sub(b));
    "__sync_fetch_and_sub_2", "u16 (void *, u16)", |c| change(c, 2, SEQ_CST, Gives::Old, |a, b| a.wrapping_sub(b));
    "__sync_fetch_and_sub_4", "u32 (void *, u32)", |c| change(c, 4, SEQ_CST, Gives::Old, |a, b| a.wrapping_sub(b));
    "__sync_fetch_and_sub_8", "u64 (void *, u64)", |c| change(c, 8, SEQ_CST, Gives::Old, |a, b| a.wrapping_sub(b));
    "__sync_fetch_and_xor_1", "u8 (void *, u8)", |c| change(c, 1, SEQ_CST, Gives::Old, |a, b| a ^ b);
    "__sync_fetch_and_xor_2", "u16 (void *, u16)", |c| change(c, 2, SEQ_CST, Gives::Old, |a, b| a ^ b);
    "__sync_fetch_and_xor_4", "u32 (void *, u32)", |c| change(c, 4, SEQ_CST, Gives::Old, |a, b| a ^ b);
    "__sync_fetch_and_xor_8", "u64 (void *, u64)", |c| change(c, 8, SEQ_CST, Gives::Old, |a, b| a ^ b);
    "__sync_lock_release_1", "void (void *)", |c| { c.write(c.arg(0), 1, Order::Release, 0)?; NOTHING };
    "__sync_lock_release_2", "void (void *)", |c| { c.write(c.arg(0), 2, Order::Release, 0)?; NOTHING };
    "__sync_lock_release_4", "void (void *)", |c| { c.write(c.arg(0), 4, Order::Release, 0)?; NOTHING };
    "__sync_lock_release_8", "void (void *)", |c| { c.write(c.arg(0), 8, Order::Release, 0)?; NOTHING };
    "__sync_lock_test_and_set_1", "u8 (void *, u8)", |c| change(c, 1, ACQUIRE, Gives::Old, |_, b| b);
    "__sync_lock_test_and_set_2", "u16 (void *, u16)", |c| change(c, 2, ACQUIRE, Gives::Old, |_, b| b);
    "__sync_lock_test_and_set_4", "u32 (void *, u32)", |c| change(c, 4, ACQUIRE, Gives::Old, |_, b| b);
    "__sync_lock_test_and_set_8", "u64 (void *, u64)", |c| change(c, 8, ACQUIRE, Gives::Old, |_, b| b);
    "__sync_nand_and_fetch_1", "u8 (void *, u8)", |c| change(c, 1, SEQ_CST, Gives::New, |a, b| !(a & b));
    "__sync_nand_and_fetch_2", "u16 (void *, u16)", |c| change(c, 2, SEQ_CST, Gives::New, |a, b| !(a & b));
    "__sync_nand_and_fetch_4", "u32 (void *, u32)", |c| change(c, 4, SEQ_CST, Gives::New, |a, b| !(a & b));
    "__sync_nand_and_fetch_8", "u64 (void *, u64)", |c| change(c, 8, SEQ_CST, Gives::New, |a, b| !(a & b));
    "__sync_or_and_fetch_1", "u8 (void *, u8)", |c| change(c, 1, SEQ_CST, Gives::New, |a, b| a | b);
    "__sync_or_and_fetch_2", "u16 (void *, u16)", |c| change(c, 2, SEQ_CST, Gives::New, |a, b| a | b);
    "__sync_or_and_fetch_4", "u32 (void *, u32)", |c| change(c, 4, SEQ_CST, Gives::New, |a, b| a | b);
    "__sync_or_and_fetch_8", "u64 (void *, u64)", |c| change(c, 8, SEQ_CST, Gives::New, |a, b| a | b);
    "__sync_sub_and_fetch_1", "u8 (void *, u8)", |c| change(c, 1, SEQ_CST, Gives::New, |a, b| a.wrapping_sub(b));
    "__sync_sub_and_fetch_2", "u16 (void *, u16)", |c| change(c, 2, SEQ_CST, Gives::New, |a, b| a.wrapping_sub(b));
    "__sync_sub_and_fetch_4", "u32 (void *, u32)", |c| change(c, 4, SEQ_CST, Gives::New, |a, b| a.wrapping_sub(b));
    "__sync_sub_and_fetch_8", "u64 (void *, u64)", |c| change(c, 8, SEQ_CST, Gives::New, |a, b| a.wrapping_sub(b));
    "__sync_val_compare_and_swap_1", "u8 (void *, u8, u8)", |c| { let old = swap(c, 1)?; give(old) };
    "__sync_val_compare_and_swap_2", "u16 (void *, u16, u16)", |c| { let old = swap(c, 2)?; give(old) };
    "__sync_val_compare_and_swap_4", "u32 (void *, u32, u32)", |c| { let old = swap(c, 4)?; give(old) };
    "__sync_val_compare_and_swap_8", "u64 (void *, u64, u64)", |c| { let old = swap(c, 8)?; give(old) };
    "__sync_xor_and_fetch_1", "u8 (void *, u8)", |c| change(c, 1, SEQ_CST, Gives::New, |a, b| a ^ b);
    "__sync_xor_and_fetch_2", "u16 (void *, u16)", |c| change(c, 2, SEQ_CST, Gives::New, |a, b| a ^ b);
    "__sync_xor_and_fetch_4", "u32 (void *, u32)", |c| change(c, 4, SEQ_CST, Gives::New, |a, b| a ^ b);
    "__sync_xor_and_fetch_8", "u64 (void *, u64)", |c| change(c, 8, SEQ_CST, Gives::New, |a, b| a ^ b);
};

const ACQUIRE: u64 = 2;
const SEQ_CST: u64 = 5;

/// The memory order that C's number of it means; `consume` is `acquire`.
pub fn order(number: u64) -> Order {
    match number & 7 {
        0 => Order::Relaxed,
        1 | ACQUIRE => Order::Acquire,
        3 => Order::Release,
        4 => Order::AcquireRelease,
        _ => Order::SeqCst,
    }
}

/// The order of the read of an access.
fn read_half(order: Order) -> Order {
    match order {
        Order::Release => Order::Relaxed,
        Order::AcquireRelease => Order::Acquire,
        order => order,
    }
}

/// The order of the write of an access.
fn write_half(order: Order) -> Order {
    match order {
        Order::Acquire => Order::Relaxed,
        Order::AcquireRelease => Order::Release,
        order => order,
    }
}

fn mask(bytes: u8) -> u64 {
    u64::MAX >> (64 - 8 * u32::from(bytes))
}

/// What a read-modify-write returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Gives {
    Old,
    New,
}

/// A read-modify-write with the second argument.
fn change(
    c: &mut Context<'_, '_>,
    bytes: u8,
    number: u64,
    gives: Gives,
    new: fn(u64, u64) -> u64,
) -> Outcome {
    let (address, order) = (c.arg(0), order(number));
    let old = c.update(address, bytes, read_half(order), Exclusive::Always)?;
    let new = new(old, c.arg(1)) & mask(bytes);
    c.complete(address, bytes, write_half(order), new)?;
    give(if gives == Gives::Old { old } else { new })
}

/// Exchanges what is expected for `new`; gives what was there.
fn try_exchange(
    c: &mut Context<'_, '_>,
    address: u64,
    bytes: u8,
    expected: u64,
    new: u64,
    orders: (Order, Order),
) -> Got {
    let (success, otherwise) = (orders.0, read_half(orders.1));
    let condition = Exclusive::IfEqual { expected: expected as Value, otherwise };
    let old = c.update(address, bytes, read_half(success), condition)?;
    if old == expected {
        c.complete(address, bytes, write_half(success), new & mask(bytes))?;
    }
    Ok(old)
}

fn swap(c: &mut Context<'_, '_>, bytes: u8) -> Got {
    let expected = c.arg(1) & mask(bytes);
    try_exchange(c, c.arg(0), bytes, expected, c.arg(2), (Order::SeqCst, Order::SeqCst))
}

fn compare_exchange(
    c: &mut Context<'_, '_>,
    bytes: u8,
    address: u64,
    expected_at: u64,
    new: u64,
    success: u64,
    failure: u64,
) -> Outcome {
    let expected = c.load(expected_at, bytes)?;
    let old = try_exchange(c, address, bytes, expected, new, (order(success), order(failure)))?;
    if old != expected {
        c.store(expected_at, bytes, old)?;
    }
    truth(old == expected)
}

/// The first argument of the functions for any size.
fn size(c: &Context<'_, '_>) -> Got<u8> {
    match c.arg(0) {
        size @ (1 | 2 | 4 | 8) => Ok(size as u8),
        size => unsupported(format!("an atomic access of {size} bytes; 1, 2, 4 and 8 are supported")),
    }
}

fn load(c: &mut Context<'_, '_>) -> Outcome {
    let bytes = size(c)?;
    let value = c.read(c.arg(1), bytes, read_half(order(c.arg(3))))?;
    c.store(c.arg(2), bytes, value)?;
    NOTHING
}

fn store(c: &mut Context<'_, '_>) -> Outcome {
    let bytes = size(c)?;
    let value = c.load(c.arg(2), bytes)?;
    c.write(c.arg(1), bytes, write_half(order(c.arg(3))), value)?;
    NOTHING
}

fn exchange(c: &mut Context<'_, '_>) -> Outcome {
    let (bytes, order) = (size(c)?, order(c.arg(4)));
    let new = c.load(c.arg(2), bytes)?;
    let old = c.update(c.arg(1), bytes, read_half(order), Exclusive::Always)?;
    c.complete(c.arg(1), bytes, write_half(order), new)?;
    c.store(c.arg(3), bytes, old)?;
    NOTHING
}

fn compare_exchange_sized(c: &mut Context<'_, '_>) -> Outcome {
    let bytes = size(c)?;
    let new = c.load(c.arg(3), bytes)?;
    compare_exchange(c, bytes, c.arg(1), c.arg(2), new, c.arg(4), c.arg(5))
}
