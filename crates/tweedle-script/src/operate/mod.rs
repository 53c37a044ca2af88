//! Operations on values: arithmetic, comparison, collections, canonical forms, and the
//! matching of arguments to parameters. Nothing here knows a program or a name of the library.

mod affine;
mod arguments;
mod arithmetic;
mod collect;
mod compare;
mod compound;
mod hash;
mod loopy;
mod misere;
mod ordinal;

pub(crate) use affine::is_affine;
pub(crate) use arguments::{Arguments, Bound, Callee, Parameter, optional, required};
pub(crate) use arithmetic::{MOST_ELEMENTS, check_length};
pub(crate) use compare::{identical, is_same_edge};
pub(crate) use compound::{is_game, is_unvalued, must_be_free};
pub(crate) use hash::{Keyed, feed, hash_of, hash_of_all, order, weight};
pub(crate) use loopy::{is_loopy, sides_value, stopper_value};
