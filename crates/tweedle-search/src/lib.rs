//! The search for the winner of a game, and play: solvers, strategies, players and matches.
//!
//! [`analyze`] has what a player wants to know of a position. An [`Analyst`] says who wins, a [`Strategy`](strategy::Strategy) what to play and why, [`explain`]
//! puts it in words; [`contest`], [`tournament`] and [`verify`] let strategies play, and a
//! [`Record`] of a match has its referee.
//!
//! ```
//! use tweedle_engine::{Control, Play, Player};
//! use tweedle_rulesets::standard;
//! use tweedle_search::strategy::{Brute, Naive};
//! use tweedle_search::{Analyst, contest};
//!
//! let nim = standard().rules("game.heap.Nim", &[])?;
//! let mut analyst = Analyst::new(Control::new(), &standard());
//! let mut played = Vec::new();
//! let winner = contest(
//!     [&mut Brute::default(), &mut Naive],
//!     &nim.place("4,3,2")?,
//!     Player::Left,
//!     Play::Normal,
//!     &mut analyst,
//!     |_, step, _| played.push(step.to.text()),
//! );
//! assert_eq!(winner, Ok(Some(Player::Left)));
//! assert_eq!(played.join(" "), "1,3,2 3,2 2,2 1,2 1,1 1 0");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod added;
mod ahead;
pub mod analysis;
mod analyst;
mod bidding;
mod bouton;
mod contest;
mod explain;
pub mod families;
mod known_endings;
mod known_quotients;
mod loops;
mod loopy_thermograph;
mod loopy_value;
mod misere_sums;
mod nimber_certificate;
mod nimber_search;
mod points;
mod points_won;
pub mod proof;
mod reach;
mod record;
mod repetition;
mod sensible;
pub mod strategy;
mod sums;
pub mod tiers;
mod valued;
mod verify;

pub use ahead::analysts;
pub use analysis::{Analysis, MisereAnalysis, analyze, analyze_misere, analyze_value, targets};
pub use analyst::Analyst;
pub use bidding::{BiddingOutcomes, MOST_CHIPS, bidding_outcomes};
pub use bouton::nim_outcome;
pub use contest::{Standings, contest, perfect_line, random_starts, tournament};
pub use explain::{explain, reasons};
pub use loops::cycle_of;
pub use misere_sums::MisereElement;
pub use nimber_certificate::{
    NimberCertificate, NimberClaims, certify_nimber, check_nimber, printed_with_nimber,
};
pub use nimber_search::NimberSearch;
pub use points::best_by_points;
pub use points_won::{ahead, counts_points, winner_at_end};
pub use reach::{Reached, reach, start_of};
pub use record::{Record, RecordError, Refusal, Step};
pub use repetition::DRAWN_AT;
pub use sensible::{sensible_lines, sensible_options};
pub use sums::{Apart, ByThreads, SumSearch, Switches, Together, Twins};
pub use tweedle_rules::any::{
    AnyRules, Asked, Component, Database, Move, Position, PositionError, Rules, RulesOf, Searched,
    Tell, TurnEnd, has_databases, or_empty, quoted,
};
pub use valued::{ANSWERED, Answer, Measure, Valued, ValuedMove, measure, valued};
pub use verify::{Verdict, verify};
