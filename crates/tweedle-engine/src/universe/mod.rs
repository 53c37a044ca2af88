//! Misère games and scoring games of two players, compared by one recursion.
//!
//! In misère play a player who cannot move wins. Two games are seldom equal beside all others; they more often are so
//! beside the games of a *universe*, a set of games that is closed under options, sums, the exchange of the players, and
//! *dicotic closure*: with games A and B in it, as many as you like and at least one each, {A|B} is in it. Larsson,
//! Nowakowski and Santos (*Absolute combinatorial game theory*, arXiv 1606.01975) showed that games are compared
//! modulo a universe as in normal play, and with a *proviso* besides, which says what ends of play are worth there.
//! Scoring games, in which a player who cannot move gets a score, are compared so, too (Larsson, Neto, Nowakowski and
//! Santos, *Guaranteed scoring games*, arXiv 1505.07905).
//!
//! [`Forms`] holds the forms, and [`Universe`] says modulo what they are compared.
//! ```
//! use tweedle_engine::Control;
//! use tweedle_engine::universe::{Forms, Universe};
//! let mut forms = Forms::new(&Control::new());
//! // One move of Left and one of Right cancel where games are dead-ending, and not beside all games.
//! let sum = forms.read("{{|0}|{0|}}").unwrap();
//! let zero = forms.zero()?;
//! assert!(forms.equal(Universe::DeadEnding, sum, zero)?);
//! assert!(!forms.equal(Universe::All, sum, zero)?);
//! # Ok::<(), tweedle_engine::Stop>(())
//! ```

mod apart;
mod certificate;
mod certify;
mod check;
mod check_ends;
mod compare;
mod context;
mod days;
mod end_names;
mod end_set;
mod ends;
mod forms;
mod guaranteed;
mod heat;
mod id;
mod kinds;
mod known;
mod literal;
mod member;
mod order;
mod outcome;
mod pairs;
mod places;
mod print;
mod read;
mod reduce;
mod sample;
mod score;
mod scored;
mod simplest;
mod stops;
mod strong;
mod sum;
mod superfluous;
mod theory;
#[cfg(feature = "serde")]
mod wire;

pub use certificate::{Answer, Certificate, Claim, Fact, PlainForm, PlainSide, Test};
pub use context::Context;
pub use end_set::EndsId;
pub use forms::Forms;
pub use guaranteed::{Broken, ScoringClass};
pub use id::Id;
pub use kinds::Universe;
pub use member::{Outside, Why};
pub use score::Side;
pub use scored::Scored;
pub use stops::Stops;
pub use superfluous::Superfluous;
