//! What a match needs to know of a game.

use crate::{Desk, Trouble};
use tweedle_engine::Player;
use tweedle_search::Record;
use tweedle_search::strategy::Choice;

/// A game that two players play, and what the program knows of it. Left and Right are the two players,
/// whatever the game calls them; see [`Game::name_of`].
pub trait Game {
    /// Where a match stands: all that the rules ask for, and whose turn it is.
    type State: Clone;

    /// A move, as the rules know it.
    type Move;

    /// Whose turn it is.
    fn player(&self, state: &Self::State) -> Player;

    /// What the game calls a player.
    fn name_of(&self, player: Player) -> &'static str;

    /// Who plays for a player: the name of a person or of what the program plays by.
    fn who(&self, player: Player) -> &str;

    /// What can be done; nothing if the match is over.
    ///
    /// # Errors
    /// [`Trouble`] if the work was stopped.
    fn moves(
        &self,
        state: &Self::State,
        desk: &mut Desk,
    ) -> Result<Vec<Offer<Self::Move>>, Trouble>;

    /// Where the match stands after a move, which is one of those that can be made in a state.
    fn after(&self, state: &Self::State, step: &Self::Move) -> Self::State;

    /// Who has won a match that is over; `None` if nobody has.
    fn winner(&self, state: &Self::State) -> Option<Player>;

    /// How often the last of the states that a match went through has been there by now. The default is for games in
    /// which no state comes back.
    fn times(&self, _states: &[Self::State]) -> u32 {
        1
    }

    /// True if there is nothing to choose, so that nobody is asked.
    fn is_forced(&self, _: &Self::State, _: &[Offer<Self::Move>]) -> bool {
        false
    }

    /// Why a match is over in a state, in a sentence; `None` if that is to be seen.
    fn why_over(&self, _: &Self::State) -> Option<String> {
        None
    }

    /// A picture of one or more lines.
    fn draw(&self, state: &Self::State) -> String;

    /// How a move of that title is told that led to a state.
    fn told(&self, title: &str, _to: &Self::State) -> String {
        title.to_owned()
    }

    /// What whoever moves is obliged to do, as a clause that begins with "must"; `None` if nothing.
    fn obligation(&self, _: &Self::State) -> Option<String> {
        None
    }

    /// The move that a text means, by its name or its number.
    fn find(&self, state: &Self::State, moves: &[Offer<Self::Move>], text: &str) -> Option<usize>;

    /// Why a text is no move of whoever moves in the last of the states that a match went through.
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

    /// What the program plays for whoever moves, or advises a person to play. There is a move.
    ///
    /// # Errors
    /// [`Trouble`].
    fn choose(
        &mut self,
        state: &Self::State,
        moves: &[Offer<Self::Move>],
        desk: &mut Desk,
    ) -> Result<Choice, Trouble>;

    /// Who wins and why, or what else there is to say: lines of text.
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
    /// What a player says to make it.
    pub name: String,
    /// What it is called.
    pub title: String,
    /// What stands for it in a list of moves.
    pub listed: String,
    /// The move itself.
    pub step: M,
}
