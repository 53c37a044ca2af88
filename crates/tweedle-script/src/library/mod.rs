//! The library: the meanings of names, and the methods of objects.
//!
//! Each file has the entries of its subject; `names.rs` joins them and finds them by name, `calls.rs` runs the method that a call means, and
//! `suggestions.rs` suggests the names that may have been meant.

mod about;
mod affine;
mod boards;
mod calls;
mod cells;
mod collection;
mod compound;
mod construct;
mod coordinates;
mod days;
mod duration;
mod each;
mod elsewhere;
mod explicit;
mod explorer;
mod fox_rules;
mod game;
mod graph;
mod graph_labels;
mod graph_parts;
mod graph_rules;
mod graph_values;
mod grid;
mod heap_codes;
mod heap_products;
mod heap_rules;
mod heat;
mod icon;
mod index;
mod infinitesimal;
mod integer;
mod kinds;
mod known;
mod later;
mod literal;
mod map;
pub(crate) mod members;
mod misere;
mod mutable;
mod names;
mod nim_arithmetic;
mod number;
mod object;
mod ordinal;
mod original;
mod output;
mod own;
mod parity;
mod picture;
mod player;
mod position;
mod quotient;
mod quotient_of;
mod quotient_sums;
mod range;
mod reachable;
mod rulesets;
mod sensible;
mod sides;
mod slider;
mod stoppers;
mod string;
mod strip;
mod suggestions;
mod symmetry;
mod system;
mod table;
mod tables;
mod text_parts;
mod thermograph;
mod transfinite;
mod universe;
mod variants;

pub(crate) use crate::library::known::has_method;
pub(crate) use crate::library::known::{method_of, methods_of};
pub(crate) use crate::library::tables::{PACKAGES, constants, functions, methods};
pub(crate) use calls::{call, method};
pub(crate) use collection::elements;
pub(crate) use elsewhere::member as foreign_member;
pub use explorer::PORT;
pub use heap_codes::code_failure;
pub(crate) use index::index;
pub(crate) use names::{
    find, is_class, is_constant, is_open, member_of_class, named, names, overridable,
    overridable_names, short_name,
};
pub(crate) use original::{has as has_original, is_original};
#[cfg(test)]
pub(crate) use rulesets::named as named_ruleset;
pub(crate) use rulesets::parameters;
pub(crate) use suggestions::{no_variable, not_a_member, undefined};
pub(crate) use table::{Constant, Function, Method};
