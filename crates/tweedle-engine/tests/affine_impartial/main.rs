//! Games with entailing moves against values computed independently, against play by their rules,
//! and the theorems of Larsson, Nowakowski and Santos, *Impartial games with entailing moves*
//! (arXiv 2101.11699), against their definitions.

mod encoder;
mod encodings;
mod games;
mod moons;
mod oracle;
mod pool;
mod referee;
mod rulesets;
mod theorems;
