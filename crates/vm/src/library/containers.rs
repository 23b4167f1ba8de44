//! What libstdc++ keeps in its library of `std::list` and of unordered containers. Trees have a file of their
//! own.
//!
//! ```text
//! node of a list:                next at 0, previous at 8; a list is a ring through a node that is the list itself
//! policy of unordered containers: largest load (a float) at 0, at how many elements to look again at 8
//! ```

use super::context::{Context, Got, NOTHING, Outcome, Returned, give};
use super::rows;
use crate::Row;

pub const ROWS: &[Row] = rows! { Plain;
    "_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm", "std::__detail::_Prime_rehash_policy::_M_next_bkt(size_t)", |c| { let count = next_size(c, c.arg(0), c.arg(1))?; give(count) };
    "_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm", "std::__detail::_Prime_rehash_policy::_M_need_rehash(size_t, size_t, size_t)", need_rehash;
    "_ZNSt8__detail15_List_node_base10_M_reverseEv", "std::__detail::_List_node_base::_M_reverse()", reverse;
    "_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_", "std::__detail::_List_node_base::_M_transfer(_List_node_base *, _List_node_base *)", transfer;
    "_ZNSt8__detail15_List_node_base4swapERS0_S1_", "std::__detail::_List_node_base::swap(_List_node_base &, _List_node_base &)", swap;
    "_ZNSt8__detail15_List_node_base7_M_hookEPS0_", "std::__detail::_List_node_base::_M_hook(_List_node_base *)", hook;
    "_ZNSt8__detail15_List_node_base9_M_unhookEv", "std::__detail::_List_node_base::_M_unhook()", unhook;
};

const NEXT: u64 = 0;
const PREVIOUS: u64 = 8;

/// Makes two nodes neighbours.
fn link(c: &mut Context<'_, '_>, first: u64, second: u64) -> Got<()> {
    c.store(first + NEXT, 8, second)?;
    c.store(second + PREVIOUS, 8, first)
}

/// Puts the first argument in front of the second.
fn hook(c: &mut Context<'_, '_>) -> Outcome {
    let (node, position) = (c.arg(0), c.arg(1));
    let before = c.load(position + PREVIOUS, 8)?;
    link(c, before, node)?;
    link(c, node, position)?;
    NOTHING
}

fn unhook(c: &mut Context<'_, '_>) -> Outcome {
    let next = c.load(c.arg(0) + NEXT, 8)?;
    let previous = c.load(c.arg(0) + PREVIOUS, 8)?;
    link(c, previous, next)?;
    NOTHING
}

/// Moves the nodes from the second argument up to the third (not included) in front of the first.
fn transfer(c: &mut Context<'_, '_>) -> Outcome {
    let (position, first, end) = (c.arg(0), c.arg(1), c.arg(2));
    if position == end || first == end {
        return NOTHING;
    }
    let last = c.load(end + PREVIOUS, 8)?;
    let before_first = c.load(first + PREVIOUS, 8)?;
    let before_position = c.load(position + PREVIOUS, 8)?;
    link(c, before_first, end)?;
    link(c, before_position, first)?;
    link(c, last, position)?;
    NOTHING
}

fn reverse(c: &mut Context<'_, '_>) -> Outcome {
    let list = c.arg(0);
    let mut node = list;
    loop {
        let next = c.load(node + NEXT, 8)?;
        let previous = c.load(node + PREVIOUS, 8)?;
        c.store(node + NEXT, 8, previous)?;
        c.store(node + PREVIOUS, 8, next)?;
        node = next;
        if node == list {
            return NOTHING;
        }
    }
}

/// Exchanges the elements of two lists.
fn swap(c: &mut Context<'_, '_>) -> Outcome {
    let (a, b) = (c.arg(0), c.arg(1));
    let (of_a, of_b) = (ends(c, a)?, ends(c, b)?);
    adopt(c, a, of_b)?;
    adopt(c, b, of_a)?;
    NOTHING
}

/// The first and the last node of a list, unless it is empty.
fn ends(c: &mut Context<'_, '_>, list: u64) -> Got<Option<(u64, u64)>> {
    let first = c.load(list + NEXT, 8)?;
    let last = c.load(list + PREVIOUS, 8)?;
    Ok((first != list).then_some((first, last)))
}

fn adopt(c: &mut Context<'_, '_>, list: u64, ends: Option<(u64, u64)>) -> Got<()> {
    let (first, last) = ends.unwrap_or((list, list));
    link(c, list, first)?;
    link(c, last, list)
}

const LIMIT: u64 = 8;

fn load_factor(c: &mut Context<'_, '_>, policy: u64) -> Got<f64> {
    Ok(f64::from(f32::from_bits(c.load(policy, 4)? as u32)))
}

/// A number of buckets for at least so many. Any will do; primes spread bad hashes.
fn next_size(c: &mut Context<'_, '_>, policy: u64, least: u64) -> Got {
    // A container without a wish starts with its one built-in bucket, and grows at its first element.
    if least == 0 {
        return Ok(1);
    }
    let is_prime =
        |number: &u64| (2..).take_while(|by| by * by <= *number).all(|by| !number.is_multiple_of(by));
    let count = (least.max(2)..).find(is_prime).unwrap_or(least);
    set_limit(c, policy, count)?;
    Ok(count)
}

fn set_limit(c: &mut Context<'_, '_>, policy: u64, count: u64) -> Got<()> {
    let factor = load_factor(c, policy)?;
    c.store(policy + LIMIT, 8, (count as f64 * factor) as u64)
}

/// Whether so many buckets are too few for so many elements and more of them; if so, how many there should
/// be.
fn need_rehash(c: &mut Context<'_, '_>) -> Outcome {
    /// The first elements get so many buckets at once.
    const FIRST: u64 = 11;
    let (policy, count, wanted) = (c.arg(0), c.arg(1), c.arg(2).saturating_add(c.arg(3)));
    let limit = c.load(policy + LIMIT, 8)?;
    if wanted <= limit {
        return Ok(Returned::Two(0, 0));
    }
    let least = if limit == 0 { wanted.max(FIRST) } else { wanted };
    let buckets = (least as f64 / load_factor(c, policy)?) as u64;
    if buckets < count {
        set_limit(c, policy, count)?;
        return Ok(Returned::Two(0, 0));
    }
    let size = next_size(c, policy, (buckets + 1).max(count.saturating_mul(2)))?;
    Ok(Returned::Two(1, size))
}
