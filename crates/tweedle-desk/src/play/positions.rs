//! Matches in positions of any rulesets.

use super::game::{Game, Offer};
use super::matches::{Match, MatchResult};
use super::names::{find, nearest};
use super::squares::fitting;
use crate::desk::named_strategy;
use crate::{Desk, Trouble};
use tweedle_engine::{Play, Player};
use tweedle_script::say;
use tweedle_search::strategy::{Choice, Perfect, Strategy, Turn};
use tweedle_search::{Move, Position, Record, Step, counts_points, winner_at_end};

/// The name of a person among the players; any other name is that of a strategy.
pub const PERSON: &str = "me";

/// The game that starts in a position, with the players who play it.
pub struct Positions {
    start: String,
    play: Play,
    first: Player,
    /// The players of Left and of Right: the name of a strategy, or [`PERSON`].
    names: [String; 2],
    /// Left's strategy and Right's; `None` for a person.
    strategies: [Option<Box<dyn Strategy>>; 2],
}

/// A position, with labels that it keeps ([`Position::labelled`]), and whose turn it is.
#[derive(Clone, Debug)]
pub struct PositionState {
    /// The position.
    pub position: Position,
    /// The player whose turn it is.
    pub player: Player,
}

impl Match<Positions> {
    /// A match from a position. `names` are those of Left and Right: of strategies, of which the first
    /// starts chance from `seed` and the second from the number after it, or [`PERSON`].
    ///
    /// # Errors
    /// [`Trouble`] if a name is none of these, or there is no such play from the position.
    pub fn from_position(
        start: &Position,
        names: [&str; 2],
        first: Player,
        play: Play,
        seed: u64,
    ) -> Result<Match<Positions>, Trouble> {
        if play == Play::Misere && start.is_entailing() {
            return Err(Trouble::mistake(say::no_misere_entailing()));
        }
        let strategy =
            |name: &str, seed| (name != PERSON).then(|| named_strategy(name, seed)).transpose();
        let strategies = [strategy(names[0], seed)?, strategy(names[1], seed.wrapping_add(1))?];
        for strategy in strategies.iter().flatten() {
            strategy.covers(start, play)?;
        }
        let game = Positions {
            start: start.expression(),
            play,
            first,
            names: names.map(str::to_owned),
            strategies,
        };
        let persons = names.map(|name| name == PERSON);
        Ok(Match::new(game, PositionState { position: start.labelled(), player: first }, persons))
    }

    /// The same, where `text` is a text that reads to the starting position: an expression for a record to begin
    /// with, as the position's own reads to no position or another one where functions make the rules.
    #[must_use]
    pub fn started_by(mut self, text: &str) -> Match<Positions> {
        text.clone_into(&mut self.game_mut().start);
        self
    }

    /// The match of a record, whose start is `start`, going on with other players perhaps. One that the
    /// record ends is over.
    ///
    /// # Errors
    /// [`Trouble`] of the referee, and as [`Match::from_position`].
    pub fn resume(
        record: &Record,
        start: &Position,
        names: [&str; 2],
        seed: u64,
        desk: &mut Desk,
    ) -> Result<Match<Positions>, Trouble> {
        let mut table = Match::from_position(start, names, record.first, record.play, seed)?;
        let is_over = record.winner.is_some() || record.resigned.is_some() || record.drawn;
        if !is_over {
            desk.referee_so_far(record, start)?;
        }
        for step in &record.moves {
            let PositionState { position, player } = table.state();
            let place = step.place(&desk.moves_of(position, *player)?);
            let Some(place) = place else { break };
            let moves = table.moves(desk)?;
            table.make(moves.into_iter().nth(place));
        }
        let is_wrong = table.made() < record.moves.len();
        if is_wrong || is_over {
            // The referee says what is wrong; if it is over, it has to be over rightly.
            let winner = desk.referee(record, start)?;
            match winner {
                Some(winner) => table.end(MatchResult::Won(winner), record.resigned),
                None => table.end_as_draw(),
            }
        }
        Ok(table)
    }
}

impl Positions {
    /// The expression that reads to the starting position.
    pub fn start(&self) -> &str {
        &self.start
    }
}

impl Game for Positions {
    type State = PositionState;
    type Move = Move;

    fn player(&self, state: &PositionState) -> Player {
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

    fn moves(&self, state: &PositionState, desk: &mut Desk) -> Result<Vec<Offer<Move>>, Trouble> {
        let moves = desk.moves_of(&state.position, state.player)?;
        let offers = (1..).zip(moves).map(|(number, step)| {
            let name = step.name();
            Offer { title: name.clone(), listed: format!("[{number}] {name}"), name, step }
        });
        Ok(offers.collect())
    }

    fn after(&self, state: &PositionState, step: &Move) -> PositionState {
        PositionState { position: step.to.clone(), player: state.player.opponent() }
    }

    fn winner(&self, state: &PositionState, desk: &mut Desk) -> Result<Option<Player>, Trouble> {
        let PositionState { position, player } = state;
        let winner = winner_at_end(position, *player, self.play);
        winner.map_err(|stop| desk.failed(stop.into(), position))
    }

    fn times(&self, states: &[PositionState]) -> u32 {
        let Some(last) = states.last() else { return 1 };
        let is_same =
            |state: &&PositionState| state.player == last.player && state.position == last.position;
        states.iter().filter(is_same).count() as u32
    }

    fn is_forced(&self, state: &PositionState, moves: &[Offer<Move>]) -> bool {
        state.position.must_pass(&plain(moves))
    }

    fn draw(&self, state: &PositionState) -> String {
        state.position.draw()
    }

    fn told(&self, title: &str, to: &PositionState) -> String {
        let to = to.position.shown();
        Step { name: title.to_owned(), to }.to_string()
    }

    fn why_over(&self, state: &PositionState) -> Option<String> {
        // In games with entailing moves somebody may have won before.
        let is_plain = !state.position.is_entailing();
        is_plain.then(|| format!("{} cannot move.", state.player))
    }

    fn score(&self, state: &PositionState) -> Option<String> {
        let PositionState { position, player } = state;
        let is_scored = counts_points(position, self.play);
        is_scored.then(|| position.score(*player).ok()).flatten().map(|score| score.to_string())
    }

    fn obligation(&self, state: &PositionState) -> Option<String> {
        state.position.obligation(state.player)
    }

    fn find(&self, state: &PositionState, moves: &[Offer<Move>], text: &str) -> Option<usize> {
        find(&names(moves), text).or_else(|| match by_squares(state, moves, text)[..] {
            [only] => Some(only),
            _ => None,
        })
    }

    fn why_not(
        &self,
        states: &[PositionState],
        moves: &[Offer<Move>],
        text: &str,
        desk: &mut Desk,
    ) -> Result<String, Trouble> {
        // Not to be found among the numbers of other moves than these.
        if text.trim().parse::<usize>().is_ok() {
            return Ok(format!("The moves have the numbers 1 to {}.", moves.len()));
        }
        let Some((now, past)) = states.split_last() else { return Ok(String::new()) };
        let fitting = by_squares(now, moves, text);
        if fitting.len() > 1 {
            let numbers: Vec<String> = fitting.iter().map(|i| format!("[{}]", i + 1)).collect();
            return Ok(format!(
                "`{text}` may be any of {}: name more squares, or say the number.",
                numbers.join(", ")
            ));
        }
        let (player, opponent) = (now.player, now.player.opponent());
        let is_there = |moves: &[Move]| {
            let names: Vec<String> = moves.iter().map(Move::name).collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            find(&names, text).is_some()
        };
        if is_there(&desk.moves_of(&now.position, opponent)?) {
            return Ok(format!("`{text}` is a move of {opponent}'s, not of {player}'s."));
        }
        if let Some(reason) = now.position.why_not(player, text) {
            return Ok(reason);
        }
        let control = desk.control();
        let before = past.iter().rposition(|state| {
            is_there(&state.position.moves(player, control).unwrap_or_default())
        });
        if let (Some(_), Some(due)) = (before, now.position.obligation(player)) {
            return Ok(format!("`{text}` is no move now: {player} {due}."));
        }
        if let Some(before) = before {
            let number = before + 1;
            return Ok(format!("`{text}` is no longer possible: it was before move {number}."));
        }
        // In a sum the number of the term may be missing.
        let in_term = moves.iter().find(|offer| offer.step.name_in_term() == text);
        let near = in_term.map(|offer| offer.name.as_str());
        Ok(match near.or_else(|| nearest(&names(moves), text)) {
            Some(near) => format!("`{text}` is no move here. Did you mean `{near}`?"),
            None => format!("`{text}` is no move here. Type `moves` for all of them, or `help`."),
        })
    }

    fn choose(
        &mut self,
        state: &PositionState,
        moves: &[Offer<Move>],
        desk: &mut Desk,
    ) -> Result<Choice, Trouble> {
        let (moves, play) = (plain(moves), self.play);
        let PositionState { position, player } = state;
        let turn = Turn { position, player: *player, play, moves: &moves };
        match &mut self.strategies[player.index()] {
            Some(strategy) => desk.choose(&mut **strategy, &turn),
            // For a person, who asked for a hint.
            None => desk.choose(&mut Perfect, &turn),
        }
    }

    fn explain(
        &mut self,
        state: &PositionState,
        moves: &[Offer<Move>],
        desk: &mut Desk,
    ) -> Result<Vec<String>, Trouble> {
        let (moves, play) = (plain(moves), self.play);
        let PositionState { position, player } = state;
        desk.explain_turn(&Turn { position, player: *player, play, moves: &moves })
    }

    fn record(&self, states: &[PositionState], names: &[String]) -> Record {
        let steps = names.iter().zip(&states[1..]);
        let [left, right] = self.names.clone();
        Record {
            start: self.start.clone(),
            play: self.play,
            left,
            right,
            first: self.first,
            moves: steps.map(|(name, to)| step(name, to)).collect(),
            resigned: None,
            drawn: false,
            winner: None,
        }
    }
}

/// A move as a record has it.
fn step(name: &str, to: &PositionState) -> Step {
    Step { name: name.to_owned(), to: to.position.text() }
}

/// The moves as a strategy sees them.
fn plain(moves: &[Offer<Move>]) -> Vec<Move> {
    moves.iter().map(|offer| offer.step.clone()).collect()
}

/// The moves that a text means by the squares that they change.
fn by_squares(state: &PositionState, moves: &[Offer<Move>], text: &str) -> Vec<usize> {
    let moves: Vec<&Move> = moves.iter().map(|offer| &offer.step).collect();
    fitting(&state.position, &moves, text)
}

fn names(moves: &[Offer<Move>]) -> Vec<&str> {
    moves.iter().map(|offer| offer.name.as_str()).collect()
}
