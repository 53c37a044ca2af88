//! The notation of games: how they are written and read back.
//!
//! ```text
//! value   = "+-" group | number? ups? star? | number? ("Tiny" | "Miny") "(" value ")" | game
//! number  = "-"? digits ("/" digits)?
//! ups     = "^"+ | "v"+ | ("^" | "v") (digits | "[" digits "]" | "<" digits ">")
//! star    = "*" digits?
//! game    = "{" side bars side "}"        the longest run of bars is the outermost
//! group   = value | "{" value ("," value)* "}"
//! ```
//!
//! `^3` is 3·↑; `^[3]` is ↑ + ↑² + ↑³ and `^<3>` is ↑³, the third up (Siegel, *CGT*, ch. II);
//! `Tiny(g)` is `{0||0|-g}`, and `+-g` is `{g|-g}`. Everything that is written can be read.

mod expansion;
mod ordering;
mod print;
mod read;
mod uptimal;

pub(super) use ordering::Order;
pub(crate) use print::MOST_BARS;
pub use print::Style;
pub use read::NotationError;
pub use uptimal::Uptimal;
