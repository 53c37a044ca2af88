//! All tests in files of their own, as one program: it is linked once.

mod format;
mod messages;
mod mistakes;
mod properties;
mod trees;
