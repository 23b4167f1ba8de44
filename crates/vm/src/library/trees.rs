//! The red-black trees of `std::map` and `std::set`, whose operations libstdc++ keeps in its library.
//!
//! ```text
//! node:    colour (4 bytes) at 0, parent at 8, left child at 16, right child at 24
//! header:  a red node that is the tree itself: its parent is the root, its children are the first and the last node
//! ```
//! Sides are numbers, so that what mirrors something is the same code.

use super::context::{Context, Got, NOTHING, Outcome, give};
use super::rows;
use crate::Row;

pub const ROWS: &[Row] = rows! { Plain;
    "_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base", "std::_Rb_tree_decrement(const std::_Rb_tree_node_base *)", |c| { let node = previous(c, c.arg(0))?; give(node) };
    "_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base", "std::_Rb_tree_decrement(std::_Rb_tree_node_base *)", |c| { let node = previous(c, c.arg(0))?; give(node) };
    "_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base", "std::_Rb_tree_increment(const std::_Rb_tree_node_base *)", |c| { let node = next(c, c.arg(0))?; give(node) };
    "_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base", "std::_Rb_tree_increment(std::_Rb_tree_node_base *)", |c| { let node = next(c, c.arg(0))?; give(node) };
    "_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_", "std::_Rb_tree_rebalance_for_erase(std::_Rb_tree_node_base *, std::_Rb_tree_node_base &)", erase;
    "_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_", "std::_Rb_tree_insert_and_rebalance(bool, std::_Rb_tree_node_base *, std::_Rb_tree_node_base *, std::_Rb_tree_node_base &)", insert;
};

const RED: u64 = 0;
const BLACK: u64 = 1;
const LEFT: u64 = 0;
const RIGHT: u64 = 1;

fn parent(c: &mut Context<'_, '_>, node: u64) -> Got {
    c.load(node + 8, 8)
}

fn set_parent(c: &mut Context<'_, '_>, node: u64, parent: u64) -> Got<()> {
    c.store(node + 8, 8, parent)
}

fn child(c: &mut Context<'_, '_>, node: u64, side: u64) -> Got {
    c.load(node + 16 + 8 * side, 8)
}

/// Makes a node, or none, the child of another on one side.
fn set_child(c: &mut Context<'_, '_>, node: u64, side: u64, child: u64) -> Got<()> {
    c.store(node + 16 + 8 * side, 8, child)?;
    if child == 0 { Ok(()) } else { set_parent(c, child, node) }
}

/// Whether there is a node and it is red: leaves are black.
fn is_red(c: &mut Context<'_, '_>, node: u64) -> Got<bool> {
    Ok(node != 0 && c.load(node, 4)? == RED)
}

fn paint(c: &mut Context<'_, '_>, node: u64, colour: u64) -> Got<()> {
    c.store(node, 4, colour)
}

/// The node furthest to one side below another.
fn outermost(c: &mut Context<'_, '_>, mut node: u64, side: u64) -> Got {
    loop {
        match child(c, node, side)? {
            0 => return Ok(node),
            further => node = further,
        }
    }
}

/// The next node to one side; from the last one, the header.
fn step(c: &mut Context<'_, '_>, node: u64, side: u64) -> Got {
    let below = child(c, node, side)?;
    if below != 0 {
        return outermost(c, below, 1 - side);
    }
    let (mut from, mut above) = (node, parent(c, node)?);
    // The first or last node is also the header's child, but above the header there is nothing.
    while from == child(c, above, side)? && !is_header(c, above)? {
        (from, above) = (above, parent(c, above)?);
    }
    Ok(above)
}

/// Whether a node is the header: that is red and the parent of its parent. So is the root, but for being
/// black.
fn is_header(c: &mut Context<'_, '_>, node: u64) -> Got<bool> {
    let above = parent(c, node)?;
    Ok(is_red(c, node)? && (above == 0 || parent(c, above)? == node))
}

fn next(c: &mut Context<'_, '_>, node: u64) -> Got {
    step(c, node, RIGHT)
}

/// Before the end, which is the header, comes the last node.
fn previous(c: &mut Context<'_, '_>, node: u64) -> Got {
    if is_header(c, node)? { child(c, node, RIGHT) } else { step(c, node, LEFT) }
}

/// Puts `new` where `old` is below its parent, or at the root.
fn replace(c: &mut Context<'_, '_>, header: u64, old: u64, new: u64) -> Got<()> {
    let above = parent(c, old)?;
    if parent(c, header)? == old {
        set_parent(c, header, new)?;
        return if new == 0 { Ok(()) } else { set_parent(c, new, header) };
    }
    let side = if child(c, above, LEFT)? == old { LEFT } else { RIGHT };
    set_child(c, above, side, new)
}

/// Moves a node down to one side; its child on the other comes up.
fn rotate(c: &mut Context<'_, '_>, header: u64, node: u64, side: u64) -> Got<()> {
    let rising = child(c, node, 1 - side)?;
    let inner = child(c, rising, side)?;
    replace(c, header, node, rising)?;
    set_child(c, node, 1 - side, inner)?;
    set_child(c, rising, side, node)
}

/// Puts a new node below another, on the left if the first argument says so.
fn insert(c: &mut Context<'_, '_>) -> Outcome {
    let (node, above, header) = (c.arg(1), c.arg(2), c.arg(3));
    let side = if c.arg(0) & 1 == 1 { LEFT } else { RIGHT };
    paint(c, node, RED)?;
    set_parent(c, node, above)?;
    set_child(c, node, LEFT, 0)?;
    set_child(c, node, RIGHT, 0)?;
    c.store(above + 16 + 8 * side, 8, node)?;
    if above == header {
        set_parent(c, header, node)?;
        c.store(header + 16 + 8 * (1 - side), 8, node)?;
    } else if above == child(c, header, side)? {
        c.store(header + 16 + 8 * side, 8, node)?;
    }
    balance_after_insert(c, header, node)?;
    NOTHING
}

/// No red node may have a red parent.
fn balance_after_insert(c: &mut Context<'_, '_>, header: u64, mut node: u64) -> Got<()> {
    loop {
        if parent(c, header)? == node {
            return paint(c, node, BLACK);
        }
        let mut above = parent(c, node)?;
        if !is_red(c, above)? {
            return Ok(());
        }
        let top = parent(c, above)?;
        let side = if child(c, top, LEFT)? == above { LEFT } else { RIGHT };
        let uncle = child(c, top, 1 - side)?;
        if is_red(c, uncle)? {
            paint(c, above, BLACK)?;
            paint(c, uncle, BLACK)?;
            paint(c, top, RED)?;
            node = top;
            continue;
        }
        if child(c, above, 1 - side)? == node {
            rotate(c, header, above, side)?;
            above = node;
        }
        paint(c, above, BLACK)?;
        paint(c, top, RED)?;
        return rotate(c, header, top, 1 - side);
    }
}

/// Takes a node out of the tree, and gives it back.
fn erase(c: &mut Context<'_, '_>) -> Outcome {
    let (node, header) = (c.arg(0), c.arg(1));
    let (left, right) = (child(c, node, LEFT)?, child(c, node, RIGHT)?);
    let (gap, above, was_red) = if left != 0 && right != 0 {
        put_next_in_place(c, header, node)?
    } else {
        let only = left.max(right);
        let above = parent(c, node)?;
        for side in [LEFT, RIGHT] {
            if child(c, header, side)? == node {
                let outer = if only == 0 { above } else { outermost(c, only, side)? };
                c.store(header + 16 + 8 * side, 8, outer)?;
            }
        }
        replace(c, header, node, only)?;
        (only, above, is_red(c, node)?)
    };
    if !was_red {
        balance_after_erase(c, header, gap, above)?;
    }
    give(node)
}

/// Puts the next node where a node with two children is. Gives what came to where that one was, what is
/// above, and whether that one was red.
fn put_next_in_place(c: &mut Context<'_, '_>, header: u64, node: u64) -> Got<(u64, u64, bool)> {
    let (left, right) = (child(c, node, LEFT)?, child(c, node, RIGHT)?);
    let next = outermost(c, right, LEFT)?;
    let was_red = is_red(c, next)?;
    let gap = child(c, next, RIGHT)?;
    let mut above = next;
    if next != right {
        above = parent(c, next)?;
        set_child(c, above, LEFT, gap)?;
        set_child(c, next, RIGHT, right)?;
    }
    replace(c, header, node, next)?;
    set_child(c, next, LEFT, left)?;
    let colour = c.load(node, 4)?;
    paint(c, next, colour)?;
    Ok((gap, above, was_red))
}

/// Every way down must have as many black nodes as the others; those to `node` below `above` lack one.
fn balance_after_erase(c: &mut Context<'_, '_>, header: u64, mut node: u64, mut above: u64) -> Got<()> {
    while node != parent(c, header)? && !is_red(c, node)? {
        let side = if child(c, above, LEFT)? == node { LEFT } else { RIGHT };
        let mut sibling = child(c, above, 1 - side)?;
        if is_red(c, sibling)? {
            paint(c, sibling, BLACK)?;
            paint(c, above, RED)?;
            rotate(c, header, above, side)?;
            sibling = child(c, above, 1 - side)?;
        }
        let (near, far) = (child(c, sibling, side)?, child(c, sibling, 1 - side)?);
        let (near_is_red, far_is_red) = (is_red(c, near)?, is_red(c, far)?);
        if !near_is_red && !far_is_red {
            paint(c, sibling, RED)?;
            (node, above) = (above, parent(c, above)?);
            continue;
        }
        let mut outer = far;
        if !far_is_red {
            paint(c, near, BLACK)?;
            paint(c, sibling, RED)?;
            rotate(c, header, sibling, 1 - side)?;
            (outer, sibling) = (sibling, near);
        }
        let colour = c.load(above, 4)?;
        paint(c, sibling, colour)?;
        paint(c, above, BLACK)?;
        paint(c, outer, BLACK)?;
        return rotate(c, header, above, side);
    }
    if node == 0 { Ok(()) } else { paint(c, node, BLACK) }
}
