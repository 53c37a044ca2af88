//! Matches of Dots and Boxes.

use super::game::{Game, Offer};
use super::matches::Match;
use super::picture::picture;
use crate::{Desk, Trouble};
use tweedle::{Player, Stop};
use tweedle_boxes::{Nimstring, Position, Scores, advice, bits, choose};
use tweedle_search::strategy::Choice;

/// With so many lines left the exact scores are found at once; their table takes 16 MB.
const LINES_OF_SCORES: usize = 24;

/// Components asked about before the values of Nimstring are given up, for an explanation.
const COMPONENTS: u64 = 50_000;

/// The game, with what the program knows of it. Left is the first player, and Right the second.
#[derive(Debug)]
pub struct Boxes {
    nimstring: Nimstring,
    scores: Option<Scores>,
}

/// Where a match stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoxesState {
    position: Position,
    player: Player,
    /// What each box is marked with: its owner, or a cross if it was complete from the start.
    marks: Vec<Option<char>>,
}

impl Match<Boxes> {
    /// A match from a position; `persons` are whether the first player is a person, and whether the
    /// second is.
    pub fn from_board(start: Position, persons: [bool; 2], desk: &Desk) -> Match<Boxes> {
        let game = Boxes { nimstring: Nimstring::new(desk.control()), scores: None };
        Match::new(game, BoxesState::start(start), persons)
    }
}

impl BoxesState {
    fn start(position: Position) -> BoxesState {
        let mark = |number| (position.sides_left(number) == 0).then_some('x');
        let marks = (0..position.board().boxes()).map(mark).collect();
        BoxesState { position, player: Player::Left, marks }
    }

    /// The board.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How many boxes a player owns.
    pub fn boxes(&self, player: Player) -> usize {
        self.marks.iter().filter(|&&owner| owner == Some(mark(player))).count()
    }

    /// The state after a line; none if it cannot be drawn.
    fn after(&self, line: usize) -> Option<BoxesState> {
        let position = self.position.draw(line).ok()?;
        let mut next = BoxesState { position, ..self.clone() };
        for number in self.position.board().boxes_at(line) {
            if position.sides_left(number) == 0 {
                next.marks[number] = Some(mark(self.player));
            }
        }
        if self.position.completes(line) == 0 {
            next.player = self.player.opponent();
        }
        Some(next)
    }

    /// How many boxes whoever moves is ahead.
    fn lead(&self) -> i32 {
        self.boxes(self.player) as i32 - self.boxes(self.player.opponent()) as i32
    }
}

/// What stands in the boxes that a player owns.
fn mark(player: Player) -> char {
    match player {
        Player::Left => '1',
        Player::Right => '2',
    }
}

impl Game for Boxes {
    type State = BoxesState;

    fn player(&self, state: &BoxesState) -> Player {
        state.player
    }

    fn name_of(&self, player: Player) -> &'static str {
        match player {
            Player::Left => "First",
            Player::Right => "Second",
        }
    }

    fn moves(&self, state: &BoxesState, _: &mut Desk) -> Result<Vec<Offer<BoxesState>>, Trouble> {
        let offer = |line: usize| {
            // The number in the picture, and the dots that it joins.
            let title = format!("{line} ({})", state.position.board().line_name(line));
            let to = state.after(line)?;
            Some(Offer { name: line.to_string(), listed: title.clone(), title, to })
        };
        Ok(bits(state.position.undrawn()).filter_map(offer).collect())
    }

    fn winner(&self, state: &BoxesState) -> Option<Player> {
        match state.lead() {
            0 => None,
            1.. => Some(state.player),
            _ => Some(state.player.opponent()),
        }
    }

    /// The board with the numbers of the lines, and the score.
    fn draw(&self, state: &BoxesState) -> String {
        let [first, second] = Player::BOTH.map(|player| state.boxes(player));
        let board = picture(&state.position, &state.marks);
        format!("{board}\nFirst {first}, Second {second}")
    }

    fn find(&self, state: &BoxesState, moves: &[Offer<BoxesState>], text: &str) -> Option<usize> {
        let name = line_of(&state.position, text)?.to_string();
        moves.iter().position(|offer| offer.name == name)
    }

    fn why_not(
        &self,
        states: &[BoxesState],
        _: &[Offer<BoxesState>],
        text: &str,
        _: &mut Desk,
    ) -> Result<String, Trouble> {
        let position = states.last().map(|state| state.position);
        let drawn = position.and_then(|position| position.draw(line_of(&position, text)?).err());
        Ok(drawn.map_or_else(
            || {
                format!(
                    "`{text}` is no line. Type the number of one, or `help` for what else you can \
                     do."
                )
            },
            |error| error.to_string(),
        ))
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
            let name = chosen.line.to_string();
            let index = moves.iter().position(|offer| offer.name == name)?;
            Some(Choice { index, reason: chosen.reason })
        });
        found.ok_or_else(|| Trouble::mistake("All lines are drawn."))
    }

    fn explain(
        &mut self,
        state: &BoxesState,
        _: &[Offer<BoxesState>],
        desk: &mut Desk,
    ) -> Result<Vec<String>, Trouble> {
        self.find_scores(&state.position, desk)?;
        let Boxes { nimstring, scores } = self;
        if nimstring.value_within(&state.position, COMPONENTS)?.is_some() {
            return Ok(advice(&state.position, nimstring, scores.as_ref())?);
        }
        let chosen = choose(&state.position, state.lead(), nimstring, scores.as_ref())?;
        Ok(chosen.into_iter().map(|chosen| chosen.reason).collect())
    }
}

impl Boxes {
    /// Finds the scores from a position, if there are so few lines that they are found soon, and there
    /// is room.
    fn find_scores(&mut self, position: &Position, desk: &Desk) -> Result<(), Trouble> {
        // A match that goes back has other positions.
        if self.scores.as_ref().is_some_and(|scores| scores.net(position).is_none()) {
            self.scores = None;
        }
        if self.scores.is_none() && position.free_lines() <= LINES_OF_SCORES {
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

/// The line that a text means: by its number, or by its dots.
fn line_of(position: &Position, text: &str) -> Option<usize> {
    let board = position.board();
    let is_it = |line: &usize| board.line_name(*line).eq_ignore_ascii_case(text.trim());
    text.trim().parse().ok().or_else(|| (0..board.lines()).find(is_it))
}
