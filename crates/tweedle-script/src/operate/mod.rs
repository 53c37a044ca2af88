//! Operations on values: arithmetic, comparison, collections, canonical forms, and the
//! matching of arguments to parameters. Nothing here knows a program or a name of the library.

mod affine;
mod arguments;
mod arithmetic;
mod collect;
mod compare;
mod compound;
mod loopy;
mod misere;
pub(crate) mod no_game;
mod ordinal;
pub(crate) mod outputs;
pub(crate) mod units;

pub(crate) use affine::is_affine;
pub(crate) use arguments::{Bound, Parameter, optional, required};
pub(crate) use arithmetic::{MOST_ELEMENTS, check_length};
pub(crate) use compound::{is_game, is_unvalued, must_be_free};
pub(crate) use loopy::{is_loopy, sides_value, stopper_value};

pub(crate) use affine::{affine_game, affine_pair, as_affine};
pub(crate) use arithmetic::{
    append, as_integer, as_position, as_rational, as_short, binary, found_game, game_set,
    game_value, number, rational, unary,
};
pub(crate) use collect::{canonical_form, map, map_from, set};
pub(crate) use compare::{comparison, sorted, worth};
pub(crate) use compound::{compound, is_impartial_game, options_of_game, parts_of_game, variant};
pub(crate) use loopy::{as_stopper, game_of_sides, loopy_game, sides_of};
pub(crate) use misere::{misere_heap, without_misere};
pub(crate) use ordinal::{as_ordinal, omega_power, ordinal};
