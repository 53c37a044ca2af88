//! All tests in files of their own, as one program: it is linked once.

mod common;
mod lessons;
mod manners;
mod questions;
mod rooms;
mod worksheets;
