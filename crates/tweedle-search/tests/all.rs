//! All tests in files of their own, as one program: it is linked once.

mod bidding;
mod databases;
mod families;
mod genera;
mod impartial_variants;
mod kos;
mod middle_storey;
mod misere_sums;
mod mixed_sums;
mod points;
mod proofs;
mod quantum;
mod sensible;
mod sums;
mod tiers;
