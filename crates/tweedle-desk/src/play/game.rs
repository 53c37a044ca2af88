//! The interface of a game to matches.

use crate::{Desk, Trouble};
use tweedle_engine::Player;
use tweedle_search::Record;
use tweedle_search::strategy::Choice;

/// A game that two players play, with the knowledge that the program has of it. Left and Right are the two players,
/// also where the game gives them other names; see [`Game::name_of`].
pub trait Game {
    /// The state of a match: all that the rules ask for, and whose turn it is.
    type State: Clone;

    /// A move, as the rules know it.
    type Move;

    /// The player whose turn it is.
    fn player(&self, state: &Self::State) -> Player;

    /// The name of a player in the game.
    fn name_of(&self, player: Player) -> &'static str;

    /// The name of the person who plays for a player, or of the strategy by which the program plays.
    fn who(&self, player: Player) -> &str;

    /// The moves that can be made; none if the match is over.
    ///
    /// # Errors
    /// [`Trouble`] if the work was stopped.
    fn moves(
        &self,
        state: &Self::State,
        desk: &mut Desk,
    ) -> Result<Vec<Offer<Self::Move>>, Trouble>;

    /// The state of the match after a move, which is one of those that can be made in `state`.
    fn after(&self, state: &Self::State, step: &Self::Move) -> Self::State;

    /// The winner of a match that is over; `None` if there is none.
    ///
    /// # Errors
    /// [`Trouble`] if the rules fail to say it.
    fn winner(&self, state: &Self::State, desk: &mut Desk) -> Result<Option<Player>, Trouble>;

    /// The number of times that the last of the states that a match went through has been there by now. The default is
    /// for games in which no state comes back.
    fn times(&self, _states: &[Self::State]) -> u32 {
        1
    }

    /// True if there is nothing to choose, so that no person is asked.
    fn is_forced(&self, _: &Self::State, _: &[Offer<Self::Move>]) -> bool {
        false
    }

    /// The reason why a match is over in a state, in a sentence; `None` if the state shows it.
    fn why_over(&self, _: &Self::State) -> Option<String> {
        None
    }

    /// The score of a match that is over, if its rules have scores and the picture does not show it.
    fn score(&self, _: &Self::State) -> Option<String> {
        None
    }

    /// A picture of one or more lines.
    fn draw(&self, state: &Self::State) -> String;

    /// The words that tell of a move with this title that led to a state.
    fn told(&self, title: &str, _to: &Self::State) -> String {
        title.to_owned()
    }

    /// The obligation of the player who moves, as a clause that begins with "must"; `None` if there is none.
    fn obligation(&self, _: &Self::State) -> Option<String> {
        None
    }

    /// The move that a text means, by its name or its number.
    fn find(&self, state: &Self::State, moves: &[Offer<Self::Move>], text: &str) -> Option<usize>;

    /// The reason why a text is no move of the player who moves in the last of the states that a match went through.
    ///
    /// # Errors
    /// [`Trouble`] if the work was stopped.
    fn why_not(
        &self,
        states: &[Self::State],
        moves: &[Offer<Self::Move>],
        text: &str,
        desk: &mut Desk,
    ) -> Result<String, Trouble>;

    /// The move that the program plays for the player who moves, or advises a person to play. There is a move.
    ///
    /// # Errors
    /// [`Trouble`].
    fn choose(
        &mut self,
        state: &Self::State,
        moves: &[Offer<Self::Move>],
        desk: &mut Desk,
    ) -> Result<Choice, Trouble>;

    /// The winner and the reasons, or other remarks: lines of text.
    ///
    /// # Errors
    /// [`Trouble`].
    fn explain(
        &mut self,
        state: &Self::State,
        moves: &[Offer<Self::Move>],
        desk: &mut Desk,
    ) -> Result<Vec<String>, Trouble>;

    /// The record of a match that went through these states by moves of these names, without its result.
    fn record(&self, states: &[Self::State], names: &[String]) -> Record;
}

/// A move that can be made.
#[derive(Clone, Debug)]
pub struct Offer<M> {
    /// The text by which a player makes the move.
    pub name: String,
    /// The title of the move.
    pub title: String,
    /// The text that stands for the move in a list of moves.
    pub listed: String,
    /// The move itself.
    pub step: M,
}
