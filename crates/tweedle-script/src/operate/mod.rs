//! Operations on values: arithmetic, comparison, collections, canonical forms, and the
//! matching of arguments to parameters. Nothing here knows a program or a name of the library.

pub(crate) mod affine;
pub(crate) mod arguments;
pub(crate) mod arithmetic;
pub(crate) mod canonical;
pub(crate) mod collect;
pub(crate) mod compare;
pub(crate) mod compound;
pub(crate) mod convert;
pub(crate) mod element;
pub(crate) mod kinds;
pub(crate) mod loopy;
pub(crate) mod misere;
pub(crate) mod no_game;
pub(crate) mod ordinal;
pub(crate) mod outputs;
pub(crate) mod parts;
pub(crate) mod quotient;
pub(crate) mod units;
pub(crate) mod universe;
