//! A match of any game.

use super::game::{Game, Offer};
use crate::{Desk, Trouble};
use serde::{Deserialize, Serialize};
use tweedle_engine::Player;
use tweedle_script::say;
use tweedle_search::strategy::Choice;
use tweedle_search::{DRAWN_AT, Record};

/// A match that goes on: its players, its state, and the moves that led to it.
///
/// It is driven by [`Match::advance`], which plays for the program until a person has to be asked, and
/// by what the person does then: [`Match::make`], [`Match::undo`], [`Match::resign`], after
/// [`Match::hint`] and [`Match::why`] if the person wants. Nothing of a match needs the desk to remember it.
#[derive(Debug)]
pub struct Match<G: Game> {
    game: G,
    /// True for Left, and for Right, if a person plays for this player.
    persons: [bool; 2],
    /// The states so far, the start first.
    states: Vec<G::State>,
    /// The moves between them.
    made: Vec<Offer<G::Move>>,
    resigned: Option<Player>,
    /// True if it is a draw because a state came back.
    is_repeated: bool,
    result: Option<MatchResult>,
}

/// The end of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum MatchResult {
    /// Somebody won.
    Won(Player),
    /// Nobody won.
    Drawn,
}

impl MatchResult {
    /// The winner; `None` if nobody won.
    pub fn winner(self) -> Option<Player> {
        match self {
            MatchResult::Won(winner) => Some(winner),
            MatchResult::Drawn => None,
        }
    }
}

/// The next event in a match.
#[derive(Clone, Debug)]
pub enum Next<M> {
    /// It is over.
    Over(MatchResult),
    /// A person has to choose one of these moves.
    Ask(Vec<Offer<M>>),
    /// A move was made for this player: by the program, or because there was nothing to choose.
    Made {
        /// The player who moved.
        player: Player,
        /// The reason why the program made it.
        reason: Option<String>,
    },
}

/// The state of a match, as data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// A picture of one or more lines.
    pub drawing: String,
    /// The names of the moves so far.
    pub made: Vec<String>,
    /// The player whose turn it is, by the name in the game.
    pub player: String,
    /// True if that is a person.
    pub is_person: bool,
    /// The obligation of the player, as a clause that begins with "must"; `None` if there is none.
    pub obligation: Option<String>,
    /// The texts by which the player can move.
    pub moves: Vec<String>,
    /// The result; `None` if the match goes on.
    pub result: Option<MatchResult>,
}

impl<G: Game> Match<G> {
    /// A match from `start`; `persons` is true for Left, and for Right, if a person plays for this player and not the
    /// program.
    pub fn new(game: G, start: G::State, persons: [bool; 2]) -> Match<G> {
        let (states, made) = (vec![start], Vec::new());
        Match { game, persons, states, made, resigned: None, is_repeated: false, result: None }
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The game, to be changed.
    pub(super) fn game_mut(&mut self) -> &mut G {
        &mut self.game
    }

    /// The state of the match.
    pub fn state(&self) -> &G::State {
        // There is the start; moves are added, and taken back as far as the start.
        &self.states[self.states.len() - 1]
    }

    /// The number of moves that were made.
    pub fn made(&self) -> usize {
        self.made.len()
    }

    /// The moves so far, each with the state in which it was made.
    pub fn history(&self) -> impl Iterator<Item = (&G::State, &Offer<G::Move>)> {
        self.states.iter().zip(&self.made)
    }

    fn titles(&self) -> Vec<String> {
        self.made.iter().map(|offer| offer.title.clone()).collect()
    }

    /// The name of the last move.
    pub fn last(&self) -> Option<&str> {
        self.made.last().map(|offer| offer.title.as_str())
    }

    /// The last move with where it led to, as far as its title does not say it.
    pub fn told(&self) -> Option<String> {
        Some(self.game.told(self.last()?, self.state()))
    }

    /// The player whose turn it is.
    pub fn player(&self) -> Player {
        self.game.player(self.state())
    }

    /// The name of a player in the game.
    pub fn name_of(&self, player: Player) -> &'static str {
        self.game.name_of(player)
    }

    /// True if a player is a person.
    pub fn is_person(&self, player: Player) -> bool {
        self.persons[player.index()]
    }

    /// The result; `None` if the match goes on.
    pub fn result(&self) -> Option<MatchResult> {
        self.result
    }

    /// A picture of where it stands.
    pub fn draw(&self) -> String {
        self.game.draw(self.state())
    }

    /// True if a player gave up.
    pub fn has_resigned(&self) -> bool {
        self.resigned.is_some()
    }

    /// The reason why the match is over in its state, in a sentence; `None` if the state shows it.
    pub fn why_over(&self) -> Option<String> {
        if self.is_repeated {
            return Some("The same player was to move in this position before.".to_owned());
        }
        self.game.why_over(self.state())
    }

    /// The score with which the match is over, if its rules have scores and the picture does not show it.
    pub fn score(&self) -> Option<String> {
        let is_played = self.result.is_some() && !self.has_resigned() && !self.is_repeated;
        is_played.then(|| self.game.score(self.state())).flatten()
    }

    /// True if the player who moves may end the match as a draw ([`Match::draw_by_repetition`]): the same player was to
    /// move in this position before.
    pub fn is_draw_offered(&self) -> bool {
        self.result.is_none() && self.game.times(&self.states) > 1
    }

    /// Ends the match as a draw, if that is offered; whether it was.
    pub fn draw_by_repetition(&mut self) -> bool {
        let is_offered = self.is_draw_offered();
        if is_offered {
            self.end_as_draw();
        }
        is_offered
    }

    /// The obligation of the player who moves, as a clause that begins with "must".
    pub fn obligation(&self) -> Option<String> {
        self.game.obligation(self.state())
    }

    /// The state of the match, as data.
    ///
    /// # Errors
    /// [`Trouble`] if the work was stopped.
    pub fn standing(&self, desk: &mut Desk) -> Result<Standing, Trouble> {
        let moves = if self.result.is_some() { Vec::new() } else { self.moves(desk)? };
        Ok(Standing {
            drawing: self.draw(),
            made: self.titles(),
            player: self.name_of(self.player()).to_owned(),
            is_person: self.is_person(self.player()),
            obligation: self.obligation(),
            moves: moves.into_iter().map(|offer| offer.name).collect(),
            result: self.result,
        })
    }

    /// The moves that can be made.
    ///
    /// # Errors
    /// [`Trouble`] if the work was stopped.
    pub fn moves(&self, desk: &mut Desk) -> Result<Vec<Offer<G::Move>>, Trouble> {
        self.game.moves(self.state(), desk)
    }

    /// Goes on until a person has to be asked: says so, or makes one move of the program's, or one to
    /// which there is no other. When a position stands there for the third time, with the same player to move, the match
    /// is a draw.
    ///
    /// # Errors
    /// [`Trouble`]; the match stands as before.
    pub fn advance(&mut self, desk: &mut Desk) -> Result<Next<G::Move>, Trouble> {
        if let Some(result) = self.result {
            return Ok(Next::Over(result));
        }
        let moves = self.moves(desk)?;
        if moves.is_empty() {
            let winner = self.game.winner(self.state(), desk)?;
            let result = winner.map_or(MatchResult::Drawn, MatchResult::Won);
            self.result = Some(result);
            return Ok(Next::Over(result));
        }
        if self.game.times(&self.states) >= DRAWN_AT {
            self.end_as_draw();
            return Ok(Next::Over(MatchResult::Drawn));
        }
        let player = self.player();
        let (index, reason) = if !self.is_person(player) {
            let choice = self.choose(&moves, desk)?;
            (choice.index, Some(choice.reason))
        } else if self.game.is_forced(self.state(), &moves) {
            (0, None)
        } else {
            return Ok(Next::Ask(moves));
        };
        self.make(moves.into_iter().nth(index));
        Ok(Next::Made { player, reason })
    }

    /// Makes a move, which is one of those that can be made.
    pub fn make(&mut self, offer: impl Into<Option<Offer<G::Move>>>) {
        if let Some(offer) = offer.into() {
            let to = self.game.after(self.state(), &offer.step);
            self.made.push(offer);
            self.states.push(to);
        }
    }

    /// Makes the move that a text means.
    ///
    /// # Errors
    /// [`Trouble`]: why it means none, or that the work was stopped.
    pub fn make_named(&mut self, text: &str, desk: &mut Desk) -> Result<(), Trouble> {
        let moves = self.moves(desk)?;
        match self.find(&moves, text) {
            Some(index) => self.make(moves.into_iter().nth(index)),
            None => {
                return Err(Trouble::mistake(say::not_possible(self.why_not(&moves, text, desk)?)));
            }
        }
        Ok(())
    }

    /// The index of the move that a text means, by name or by number.
    pub fn find(&self, moves: &[Offer<G::Move>], text: &str) -> Option<usize> {
        self.game.find(self.state(), moves, text)
    }

    /// The reason why a text means none of the moves.
    ///
    /// # Errors
    /// [`Trouble`] if the work was stopped.
    pub fn why_not(
        &self,
        moves: &[Offer<G::Move>],
        text: &str,
        desk: &mut Desk,
    ) -> Result<String, Trouble> {
        self.game.why_not(&self.states, moves, text, desk)
    }

    /// The move that the program plays for the player who moves, or advises a person to play.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn choose(&mut self, moves: &[Offer<G::Move>], desk: &mut Desk) -> Result<Choice, Trouble> {
        self.game.choose(&self.states[self.states.len() - 1], moves, desk)
    }

    /// A good move by its number in `moves`, and the advice to make it with the reason, in sentences.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn hint(
        &mut self,
        moves: &[Offer<G::Move>],
        desk: &mut Desk,
    ) -> Result<(usize, String), Trouble> {
        let Choice { index, reason } = self.choose(moves, desk)?;
        let title = &moves[index].title;
        // The full stops on a board are empty squares.
        let title = if title.contains('.') { format!("`{title}`") } else { title.clone() };
        Ok((index, format!("{title}. {reason}")))
    }

    /// The winner and the reasons, or other remarks: lines of text.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn why(
        &mut self,
        moves: &[Offer<G::Move>],
        desk: &mut Desk,
    ) -> Result<Vec<String>, Trouble> {
        self.game.explain(&self.states[self.states.len() - 1], moves, desk)
    }

    /// Goes back to where a person had to choose last before, or takes a resignation back; whether there is such a turn.
    pub fn undo(&mut self, desk: &mut Desk) -> bool {
        if self.resigned.take().is_some() {
            self.result = None;
            return true;
        }
        let back = (0..self.made()).rev().find(|&back| {
            let state = &self.states[back];
            self.is_person(self.game.player(state)) && {
                // Where he could only pass, that would be done for him again.
                let moves = self.game.moves(state, desk).unwrap_or_default();
                !self.game.is_forced(state, &moves)
            }
        });
        let Some(back) = back else { return false };
        self.states.truncate(back + 1);
        self.made.truncate(back);
        (self.resigned, self.is_repeated, self.result) = (None, false, None);
        true
    }

    /// Ends the match: whose turn it is gives up.
    pub fn resign(&mut self) -> MatchResult {
        let player = self.player();
        let result = MatchResult::Won(player.opponent());
        self.end(result, Some(player));
        result
    }

    /// Ends the match with a result: a player resigned, if `resigned` names one.
    pub(super) fn end(&mut self, result: MatchResult, resigned: Option<Player>) {
        (self.resigned, self.result) = (resigned, Some(result));
    }

    /// Ends the match as a draw, because the state has come back.
    pub(super) fn end_as_draw(&mut self) {
        self.is_repeated = true;
        self.result = Some(MatchResult::Drawn);
    }

    /// The record so far.
    pub fn record(&self) -> Record {
        let record = self.game.record(&self.states, &self.titles());
        let winner = self.result.and_then(MatchResult::winner);
        Record { resigned: self.resigned, drawn: self.is_repeated, winner, ..record }
    }
}
