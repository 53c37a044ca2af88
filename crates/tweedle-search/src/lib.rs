//! Who wins a game, and how: solvers, strategies, players and matches.
//!
//! A [`Position`] is one of any ruleset, or a sum of several; [`RulesOf`] makes them of a ruleset. An
//! [`Analyst`] says who wins, a [`Strategy`](strategy::Strategy) what to play and why, [`explain`]
//! puts it in words; [`contest`], [`tournament`] and [`verify`] let strategies play, and a
//! [`Record`] of a match has its referee.
//!
//! ```
//! use tweedle::{Control, Player, Play, short::Store};
//! use tweedle_rulesets::Nim;
//! use tweedle_search::strategy::{Brute, Naive};
//! use tweedle_search::{Analyst, RulesOf, Tables, contest};
//!
//! let control = Control::new();
//! let nim = RulesOf::new("game.heap.Nim", Nim, &control).rules();
//! let (mut store, mut tables) = (Store::new(control.clone()), Tables::new(control));
//! let mut analyst = Analyst::new(&mut store, &mut tables);
//! let mut played = Vec::new();
//! let winner = contest(
//!     [&mut Brute::default(), &mut Naive],
//!     &nim.place("4,3,2")?,
//!     Player::Left,
//!     Play::Normal,
//!     &mut analyst,
//!     |_, step, _| played.push(step.to.text()),
//! );
//! assert_eq!(winner, Ok(Player::Left));
//! assert_eq!(played.join(" "), "1,3,2 3,2 2,2 1,2 1,1 1 0");
//! # Ok::<(), tweedle_rulesets::NotationError>(())
//! ```

mod analyst;
mod any;
mod bouton;
mod chomp_table;
mod component;
mod contest;
mod cram;
mod explain;
mod heap_nimbers;
mod nimber_search;
mod nimbers;
mod position;
mod record;
pub mod strategy;
mod typed;
mod verify;
mod within;
mod worths;

pub use analyst::{Analyst, Tables};
pub use any::AnyRules;
pub use bouton::nim_outcome;
pub use chomp_table::ChompTable;
pub use component::{Component, NamedOption, PositionError, Rules};
pub use contest::{Standings, contest, random_starts, tournament};
pub use cram::CramNimbers;
pub use explain::{explain, reasons};
pub use heap_nimbers::HeapNimbers;
pub use nimber_search::NimberSearch;
pub use nimbers::{ChompNimbers, NimberSolver};
pub use position::{Move, Position, quoted};
pub use record::{Record, RecordError, Refusal, Step};
pub use typed::RulesOf;
pub use verify::{Verdict, verify};
pub use within::Within;
pub use worths::{NimstringWorths, TopEntailsWorths, WorthSolver};
