//! Infinitesimals: their size in ups, and games without them.

mod atomic_weight;
mod reduced;
