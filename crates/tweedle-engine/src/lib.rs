//! The engine of Tweedle: what combinatorial games are worth.
//!
//! A ruleset says what the moves are; a theory says what a position is worth; one walker joins them.
//!
//! # Values
//! [`short`] holds canonical short games, compared and added exactly and each held once:
//! ```
//! use tweedle_engine::short::Arena;
//! let arena = Arena::new();
//! let switch = arena.read("{2|0}")?;
//! assert_eq!((switch + switch).to_string(), "2");
//! assert!(arena.read("^")? > arena.integer(0));
//! # Ok::<(), tweedle_engine::short::NotationError>(())
//! ```
//! [`number`] has the numbers among them, and [`form`] the literal forms `{L|R}` that nothing is
//! simplified in, with the definitions of the books, which the fast engine is tested against:
//! ```
//! use tweedle_engine::{form::Forms, Play};
//! use tweedle_engine::Outcome;
//! let mut forms = Forms::default();
//! let zero = forms.form(&[], &[])?;
//! let star = forms.form(&[zero], &[zero])?;
//! assert_eq!(forms.outcome(star, Play::Normal)?, Outcome::N);
//! assert_eq!(forms.outcome(star, Play::Misere)?, Outcome::P);
//! # Ok::<(), tweedle_engine::Stop>(())
//! ```
//!
//! [`universe`] has misère games of two players, and scoring games, compared modulo the games beside them.
//!
//! # Positions
//! A game that people play implements [`Ruleset`], and says in [`Hints`] what makes work on it cheaper;
//! [`walk`] values its positions in any [`Theory`]:
//! the canonical form ([`short::Store`]), the literal form ([`form::Forms`]), who wins
//! ([`Outcomes`]), how soon ([`Remoteness`], [`Suspense`]), the Grundy value ([`Grundy`]) or the birthday
//! ([`Birthday`]).
//! ```
//! use tweedle_engine::walk::{Memo, Walker};
//! use tweedle_engine::{Control, Facts, Grundy, Hints, Player, Ruleset, Stop};
//! /// Kayles: knock down one pin or two neighbours in a row of pins.
//! struct Kayles;
//! impl Ruleset for Kayles {
//!     type Position = Vec<u32>;
//!     type Move = ();
//!     fn moves(
//!         &self,
//!         rows: &Vec<u32>,
//!         _: Player,
//!         mut found: impl FnMut((), Vec<u32>) -> Result<(), Stop>,
//!     ) -> Result<(), Stop> {
//!         for (i, &row) in rows.iter().enumerate() {
//!             for pins in 1..=row.min(2) {
//!                 for left in 0..=row - pins {
//!                     let mut next = rows.clone();
//!                     next.splice(i..=i, [left, row - pins - left]);
//!                     found((), next)?;
//!                 }
//!             }
//!         }
//!         Ok(())
//!     }
//!     fn facts(&self) -> Facts {
//!         Facts::IMPARTIAL
//!     }
//! }
//! impl Hints for Kayles {
//!     fn components(&self, rows: &Vec<u32>, into: &mut Vec<Vec<u32>>) {
//!         into.extend(rows.iter().filter(|&&row| row > 0).map(|&row| vec![row]));
//!     }
//! }
//! let mut memo = Memo::new(Control::new());
//! let mut walker = Walker::new(&Kayles, &mut memo);
//! assert_eq!(walker.value(&mut Grundy, &vec![5, 7]), Ok(4 ^ 2));
//! ```
//!
//! # Matches
//! [`mod@matches`] has records of matches, and the referee who says who won or which rule was broken.
//!
//! # Limits
//! [`Control`] bounds the memory of all work that shares it, cancels the work from another thread,
//! and lets others read how far it is. Work that ends early says why with a [`Stop`].

pub mod affine;
mod bush;
mod control;
mod crew;
mod ending;
mod facts;
mod final_scores;
pub mod form;
mod here;
mod hints;
mod identity;
pub mod intern;
mod lock;
pub mod loopy;
mod loopy_nimber;
mod loopy_outcome;
pub mod matches;
mod memo;
pub mod misere;
pub mod number;
mod outcome;
mod pages;
mod play;
mod player;
pub mod poset;
mod prefetch;
mod refusal;
mod remoteness;
mod ruleset;
pub mod short;
mod stack;
mod stem;
pub mod table;
mod theories;
mod theory;
mod try_sort;
pub mod universe;
pub mod walk;
mod weigh;

pub use bush::Bush;
pub use control::{Allowance, Control, Held, RulesError, Stop, human_bytes};
pub use crew::{Ahead, Crew};
pub use ending::Ending;
pub use facts::Facts;
pub use final_scores::FinalScores;
pub use here::Charged;
pub use hints::{Hints, Symmetry};
pub use identity::Identity;
pub use lock::lock;
pub use loopy_nimber::LoopyNimber;
pub use loopy_outcome::LoopyOutcome;
pub use outcome::Outcome;
pub use pages::LargePages;
pub use play::Play;
pub use player::Player;
pub use prefetch::prefetch;
pub use refusal::Refusal;
pub use remoteness::{Remote, Remoteness, Suspense};
pub use ruleset::Ruleset;
pub use stack::{with_much_stack, with_stack, with_stack_of};
pub use stem::Stem;
pub use theories::{Birthday, Grundy, Outcomes};
pub use theory::Theory;
pub use try_sort::try_sort_by;
pub use weigh::Weigh;
