//! The tests of the crate as one program: each would compile the exploration again.

mod built_in_models;
mod c_programs;
mod claims;
mod dependencies;
mod locks;
mod loops;
mod random_models;
mod rc11_pldi17;
mod searches;
mod symmetry;
mod traces;
mod user_models;
mod weak_exchanges;
