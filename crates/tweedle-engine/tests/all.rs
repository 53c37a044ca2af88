//! All tests in files of their own, as one program: it is linked once.

mod affine_partizan;
mod codes;
mod loopy;
mod loopy_thermographs;
mod remoteness;
mod retrograde;
mod send;
mod short_against_forms;
mod short_books;
mod short_invariants;
mod short_thermographs;
mod tour;
mod universe_certificates;
mod universe_ends;
mod universe_misere;
mod universe_oracles;
mod universe_scoring;
