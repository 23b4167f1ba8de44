//! The tests of the crate as one program: each would compile the exploration again.

mod common;
mod counts;
mod estimates;
mod finds;
mod in_place;
mod parcels;
mod unfolding;
mod workers;
