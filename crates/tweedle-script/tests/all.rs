//! All tests in files of their own, as one program: it is linked once.

mod affine;
mod ahead;
mod cgsuite;
mod check;
mod classics;
mod evaluator;
mod language;
mod library;
mod manners;
mod oracles;
mod pictures;
mod positions;
mod reference;
mod round_trip;
mod scripted;
mod structured;
mod util;
