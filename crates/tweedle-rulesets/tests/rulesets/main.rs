//! Every ruleset in every theory, and its embedding into the literal forms.

mod embedding;
mod texts;
mod theories;
