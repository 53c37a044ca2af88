//! Matches of Dots and Boxes.

use super::boxes_record::{start_text, steps};
use super::boxes_state::BoxesState;
use super::game::{Game, Offer};
use super::matches::Match;
use super::positions::PERSON;
use crate::{Desk, Trouble};
use tweedle_boxes::{Nimstring, Position, Scores, advice, bits, choose};
use tweedle_engine::{Play, Player, Stop};
use tweedle_script::say;
use tweedle_search::Record;
use tweedle_search::strategy::Choice;

/// The largest number of lines left for which the exact scores are found at once; their table takes 16 MB.
const LINES_OF_SCORES: usize = 24;

/// Components asked about before the values of Nimstring are given up, for an explanation.
const COMPONENTS: u64 = 50_000;

/// The name of a player for whom the program plays.
pub const PROGRAM: &str = "program";

/// The game, with the knowledge that the program has of it.
#[derive(Debug)]
pub struct Boxes {
    start: Position,
    first: Player,
    /// The players of Left and of Right: [`PERSON`] or [`PROGRAM`].
    names: [String; 2],
    nimstring: Nimstring,
    scores: Option<Scores>,
}

impl Match<Boxes> {
    /// A match from a position. `names` are those of Left and Right: [`PERSON`] or [`PROGRAM`].
    ///
    /// # Errors
    /// [`Trouble`] if a name is neither.
    pub fn from_board(
        start: Position,
        names: [&str; 2],
        first: Player,
        desk: &Desk,
    ) -> Result<Match<Boxes>, Trouble> {
        if let Some(name) = names.iter().find(|name| ![PERSON, PROGRAM].contains(name)) {
            let hint = format!("The players are `{PERSON}` and `{PROGRAM}`.");
            return Err(Trouble::mistake(say::does_not_play_boxes(name)).with_hint(hint));
        }
        let nimstring = Nimstring::new(desk.control());
        let names_kept = names.map(str::to_owned);
        let game = Boxes { start, first, names: names_kept, nimstring, scores: None };
        Ok(Match::new(game, BoxesState::start(start, first), names.map(|name| name == PERSON)))
    }
}

impl Game for Boxes {
    type State = BoxesState;
    /// The state to which the move leads.
    type Move = BoxesState;

    fn player(&self, state: &BoxesState) -> Player {
        state.player
    }

    fn name_of(&self, player: Player) -> &'static str {
        match player {
            Player::Left => "Left",
            Player::Right => "Right",
        }
    }

    fn who(&self, player: Player) -> &str {
        &self.names[player.index()]
    }

    fn moves(&self, state: &BoxesState, _: &mut Desk) -> Result<Vec<Offer<BoxesState>>, Trouble> {
        let offer = |line: usize| {
            let name = state.position.board().line_name(line);
            // The number in the picture, which it keeps.
            let listed = format!("[{}] {name}", line + 1);
            let step = state.after(line)?;
            Some(Offer { title: name.clone(), name, listed, step })
        };
        Ok(bits(state.position.undrawn()).filter_map(offer).collect())
    }

    fn after(&self, _: &BoxesState, step: &BoxesState) -> BoxesState {
        step.clone()
    }

    fn winner(&self, state: &BoxesState, _: &mut Desk) -> Result<Option<Player>, Trouble> {
        Ok(match state.lead() {
            0 => None,
            1.. => Some(state.player),
            _ => Some(state.player.opponent()),
        })
    }

    fn draw(&self, state: &BoxesState) -> String {
        state.draw()
    }

    fn told(&self, title: &str, to: &BoxesState) -> String {
        format!("{title} -> {}", to.score())
    }

    fn find(&self, state: &BoxesState, moves: &[Offer<BoxesState>], text: &str) -> Option<usize> {
        let name = state.position.board().line_name(line_of(&state.position, text)?);
        moves.iter().position(|offer| offer.name == name)
    }

    fn why_not(
        &self,
        states: &[BoxesState],
        _: &[Offer<BoxesState>],
        text: &str,
        _: &mut Desk,
    ) -> Result<String, Trouble> {
        let Some(state) = states.last() else { return Ok(String::new()) };
        let board = state.position.board();
        Ok(match line_of(&state.position, text) {
            Some(line) => {
                format!("Line {} ({}) is drawn already.", line + 1, board.line_name(line))
            }
            None if text.trim().parse::<usize>().is_ok() => {
                format!("The lines have the numbers 1 to {}.", board.lines())
            }
            None => {
                format!("`{text}` is no line here. Type `moves` for all of them, or `help`.")
            }
        })
    }

    fn choose(
        &mut self,
        state: &BoxesState,
        moves: &[Offer<BoxesState>],
        desk: &mut Desk,
    ) -> Result<Choice, Trouble> {
        self.find_scores(&state.position, desk)?;
        let scores = self.scores.as_ref();
        let chosen = choose(&state.position, state.lead(), &mut self.nimstring, scores)?;
        let found = chosen.and_then(|chosen| {
            let name = state.position.board().line_name(chosen.line);
            let index = moves.iter().position(|offer| offer.name == name)?;
            Some(Choice { index, reason: chosen.reason })
        });
        found.ok_or_else(|| Trouble::mistake(say::all_lines_drawn()))
    }

    fn explain(
        &mut self,
        state: &BoxesState,
        _: &[Offer<BoxesState>],
        desk: &mut Desk,
    ) -> Result<Vec<String>, Trouble> {
        self.find_scores(&state.position, desk)?;
        let Boxes { nimstring, scores, .. } = self;
        if nimstring.value_within(&state.position, COMPONENTS)?.is_some() {
            let moves = scores.as_ref().and_then(|scores| scores.moves(&state.position));
            return Ok(advice(&state.position, nimstring, moves.as_deref())?);
        }
        let chosen = choose(&state.position, state.lead(), nimstring, scores.as_ref())?;
        let board = state.position.board();
        let told = |chosen: tweedle_boxes::Choice| {
            format!("{}: {}", board.line_name(chosen.line), chosen.reason)
        };
        Ok(chosen.into_iter().map(told).collect())
    }

    fn record(&self, states: &[BoxesState], names: &[String]) -> Record {
        let [left, right] = self.names.clone();
        Record {
            start: start_text(&self.start),
            play: Play::Normal,
            left,
            right,
            first: self.first,
            moves: steps(states, names),
            resigned: None,
            drawn: false,
            winner: None,
        }
    }
}

impl Boxes {
    /// The start as a record has it.
    pub fn start(&self) -> String {
        start_text(&self.start)
    }

    /// Finds the scores from a position, if it has few enough lines that they are found soon, and there is room.
    fn find_scores(&mut self, position: &Position, desk: &Desk) -> Result<(), Trouble> {
        // A match that goes back has other positions.
        if self.scores.as_ref().is_some_and(|scores| scores.net(position).is_none()) {
            self.scores = None;
        }
        if self.scores.is_none() && position.free_lines() <= LINES_OF_SCORES {
            // It may be hurried, since theory does without scores.
            let _allowance = desk.control().allow(u64::MAX);
            match Scores::of(position, desk.control()) {
                Ok(found) => self.scores = Some(found),
                Err(Stop::Cancelled) => return Err(Stop::Cancelled.into()),
                // There is no room for them, and theory does without.
                Err(_) => {}
            }
        }
        Ok(())
    }
}

/// The line that a text means: by its number, counted from 1, or by its dots.
fn line_of(position: &Position, text: &str) -> Option<usize> {
    let board = position.board();
    let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    if let Ok(number) = text.parse::<usize>() {
        return number.checked_sub(1).filter(|&line| line < board.lines());
    }
    (0..board.lines()).find(|&line| board.line_name(line).eq_ignore_ascii_case(&text))
}
