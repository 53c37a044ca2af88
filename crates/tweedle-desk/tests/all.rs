//! All tests in files of their own, as one program: it is linked once.

mod as_data;
mod catalogue;
mod databases;
mod kept;
mod matches;
mod nimber_certificates;
mod pages;
mod questions;
mod reach;
mod reload;
mod send;
mod steps;
mod sums;
