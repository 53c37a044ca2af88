//! Nimstring and Dots and Boxes: loony values and exact scores of boards.
//!
//! Two players draw lines between dots in turn; the player who draws the fourth side of a box owns
//! it and moves again. At *Dots and Boxes* the player with more boxes wins: [`ScoreSearch`] and [`Scores`]. At
//! *Nimstring* the player who cannot move loses: [`Nimstring`], for boards and for graphs of
//! strings and coins ([`StringsAndCoins`]). Nimstring decides who is in control of the long chains
//! of a game of Dots and Boxes, and [`chains()`], [`Endgame`] and [`advice()`] are about that.
//!
//! Sources: Berlekamp, Conway and Guy, *Winning Ways for Your Mathematical Plays*, ch. 16;
//! Berlekamp, *The Dots and Boxes Game*; Larsson, Nowakowski and Santos, *Impartial games with
//! entailing moves* (arXiv 2101.11699).

mod advice;
mod board;
mod chains;
mod colours;
mod endgame;
mod graph;
mod nimstring;
mod picture;
mod player;
mod position;
mod saved;
mod score;
mod unlabelled;

pub use advice::advice;
pub use board::{Board, BoardError, Lines, MOST_LINES, Start, bits, column_name, square_name};
pub use chains::{Chain, End, Parity, chains, endgame, wanted_long_chains};
pub use endgame::{Component, Endgame, EndgameError};
pub use graph::{GraphError, StringsAndCoins};
pub use nimstring::{Nimstring, ValuedMove, winning};
pub use picture::PictureError;
pub use player::{Choice, choose};
pub use position::Position;
pub use saved::SavedError;
pub use score::{
    MOST_FREE_LINES, MOST_SEARCHED_LINES, ScoreSearch, ScoredMove, Scores, safe_captures,
};
