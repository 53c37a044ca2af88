//! All tests in files of their own, as one program: it is linked once.

mod databases;
mod families;
mod genera;
mod impartial_variants;
mod kos;
mod middle_storey;
mod mixed_sums;
mod proofs;
mod sensible;
mod sums;
mod tiers;
