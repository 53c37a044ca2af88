//! All tests in files of their own, as one program: it is linked once.

mod files;
mod nimstring_rules;
mod nimstring_tables;
mod player;
mod scores;
mod send;
