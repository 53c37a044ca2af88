//! Questions about how to play: moves, strategies, and how they do against each other.

use super::Desk;
use super::records::step;
use crate::Trouble;
use crate::answer::{Explanation, Hint, Moves, PlayedStep, Proof, Standings, Verdict};
use crate::play::nearest;
use tweedle_engine::number::Rational;
use tweedle_engine::{Play, Player};
use tweedle_script::say;
use tweedle_search::strategy::{Choice, STRATEGIES, Strategy, Turn, decide, strategy};
use tweedle_search::{Move, Position, counts_points, explain, random_starts, tournament, verify};

/// The greatest number of starts of a tournament.
const MOST_STARTS: usize = 1_000_000;

impl Desk {
    /// The moves that a player can make.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn moves(&mut self, input: &str, player: Player) -> Result<Moves, Trouble> {
        let position = self.position(input)?;
        let moves = self.moves_of(&position, player)?;
        Ok(Moves {
            moves: moves.iter().map(step).collect(),
            obligation: position.obligation(player),
        })
    }

    /// The winner, and the reasons, for a player whose turn it is.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn explain(
        &mut self,
        input: &str,
        player: Player,
        play: Play,
    ) -> Result<Explanation, Trouble> {
        let position = self.position(input)?;
        let moves = self.moves_of(&position, player)?;
        let turn = Turn { position: &position, player, play, moves: &moves };
        let lines = self.explain_turn(&turn)?;
        Ok(Explanation { lines })
    }

    /// The move that a strategy plays for a player whose turn it is, and the reason.
    ///
    /// # Errors
    /// [`Trouble`], also if the player cannot move.
    pub fn hint(
        &mut self,
        input: &str,
        player: Player,
        play: Play,
        name: &str,
        seed: u64,
    ) -> Result<Hint, Trouble> {
        let mut strategy = named_strategy(name, seed)?;
        let position = self.position(input)?;
        strategy.covers(&position, play).map_err(|stop| Trouble::from(stop).about(input))?;
        let moves = self.moves_of(&position, player)?;
        if moves.is_empty() {
            return Err(Trouble::mistake(say::cannot_move_here(player)).about(input));
        }
        let turn = Turn { position: &position, player, play, moves: &moves };
        let choice = self.choose(&mut *strategy, &turn)?;
        let step = step(&moves[choice.index]);
        Ok(Hint { index: choice.index, step, reason: choice.reason })
    }

    /// The result of a check that a strategy wins against every play. The strategy plays `player`, and `first` moves
    /// first; it may have to move in `most` positions.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn verify(
        &mut self,
        input: &str,
        name: &str,
        (player, first): (Player, Player),
        play: Play,
        most: u64,
    ) -> Result<Proof, Trouble> {
        let mut strategy = named_strategy(name, 0)?;
        let start = self.position(input)?;
        strategy.covers(&start, play)?;
        let analyst = self.session.analyst();
        let verdict = verify(&mut *strategy, player, &start, first, play, most, analyst);
        let verdict = verdict.map_err(|error| self.failed(error, &start))?;
        // True if the failure is the fault of the strategy.
        let analyst = self.session.analyst();
        let class = if counts_points(&start, play) {
            analyst.class_by_points(&start)
        } else {
            analyst.class_within(&start, play, most)
        };
        let can_win = match class {
            Ok(class) => Some(class.winner(first) == Some(player)),
            // The verdict stands without it, but what fills the memory is to go.
            Err(error) => {
                self.failed(error, &start);
                None
            }
        };
        let (verdict, positions, line) = match verdict {
            tweedle_search::Verdict::Proved { positions } => {
                (Verdict::Proved, Some(positions), None)
            }
            tweedle_search::Verdict::Unfinished { positions } => {
                (Verdict::Unfinished, Some(positions), None)
            }
            tweedle_search::Verdict::Refuted { line } => {
                (Verdict::Refuted, None, Some(played(first, line)))
            }
            tweedle_search::Verdict::Drawn { line } => {
                (Verdict::Drawn, None, Some(played(first, line)))
            }
        };
        Ok(Proof { strategy: name.to_owned(), player, first, verdict, positions, line, can_win })
    }

    /// The numbers of wins of strategies against each other, in four matches of each pair from each of `starts` starts:
    /// the position, and others that random play makes of it.
    ///
    /// # Errors
    /// [`Trouble`], also of fewer than two strategies.
    pub fn tournament(
        &mut self,
        input: &str,
        names: &[String],
        starts: usize,
        seed: u64,
        play: Play,
    ) -> Result<Standings, Trouble> {
        if names.len() < 2 {
            return Err(Trouble::mistake(say::too_few_strategies()));
        }
        if !(1..=MOST_STARTS).contains(&starts) {
            let most = crate::words::grouped(MOST_STARTS as u64);
            return Err(Trouble::mistake(say::number_of_starts(&most)));
        }
        let seeds = (0..).map(|place| seed.wrapping_add(place));
        let named = names.iter().zip(seeds).map(|(name, seed)| named_strategy(name, seed));
        let mut strategies: Vec<_> = named.collect::<Result<_, _>>()?;
        let start = self.position(input)?;
        let control = self.control().clone();
        let standings = random_starts(&start, starts, seed, &control)
            .and_then(|starts| tournament(&mut strategies, &starts, play, self.session.analyst()));
        let standings = standings.map_err(|error| self.failed(error, &start))?;
        let tweedle_search::Standings { wins, games, points } = standings;
        let texts = |row: Vec<Rational>| row.iter().map(ToString::to_string).collect();
        let points = points.map(|rows| rows.into_iter().map(texts).collect());
        Ok(Standings { strategies: numbered(names), starts, wins, games, points })
    }

    /// The moves that a player can make in a position.
    pub(crate) fn moves_of(
        &mut self,
        position: &Position,
        player: Player,
    ) -> Result<Vec<Move>, Trouble> {
        let moves = position.moves(player, self.control());
        moves.map_err(|stop| self.failed(stop.into(), position))
    }

    /// The winner of a position, and the reasons.
    pub(crate) fn explain_turn(&mut self, turn: &Turn<'_>) -> Result<Vec<String>, Trouble> {
        let failed = explain(turn, self.session.analyst());
        failed.map_err(|error| self.failed(error, turn.position))
    }

    /// The move that a strategy plays in a position; it is never without a move for want of time or memory.
    pub(crate) fn choose(
        &mut self,
        strategy: &mut dyn Strategy,
        turn: &Turn<'_>,
    ) -> Result<Choice, Trouble> {
        let analyst = self.session.analyst();
        let choice = decide(strategy, turn, analyst);
        let choice = choice.and_then(|choice| strategy.told(turn, choice, analyst));
        let Choice { index, reason } = choice.map_err(|error| self.failed(error, turn.position))?;
        Ok(Choice { index, reason })
    }
}

/// The strategy with a name; chance starts from `seed`.
pub(crate) fn named_strategy(name: &str, seed: u64) -> Result<Box<dyn Strategy>, Trouble> {
    strategy(name, seed).ok_or_else(|| {
        let near = nearest(&STRATEGIES, &name.to_lowercase());
        let near = near.map_or(String::new(), |near| format!("Did you mean `{near}`? "));
        let hint = format!("{near}The strategies are {}.", STRATEGIES.join(", "));
        Trouble::mistake(say::no_such_strategy(name)).with_hint(hint)
    })
}

/// The names, with numbers where the same name stands there more than once: `random 1`, `random 2`.
fn numbered(names: &[String]) -> Vec<String> {
    let number = |place: usize| {
        let name = &names[place];
        let same = |names: &[String]| names.iter().filter(|other| *other == name).count();
        if same(names) < 2 { name.clone() } else { format!("{name} {}", same(&names[..=place])) }
    };
    (0..names.len()).map(number).collect()
}

/// Moves that were made by turns, from `first` on.
fn played(first: Player, line: Vec<Move>) -> Vec<PlayedStep> {
    let players = std::iter::successors(Some(first), |mover| Some(mover.opponent()));
    let steps = players.zip(line).map(|(player, step)| PlayedStep {
        player,
        name: step.name(),
        to: step.to.text(),
    });
    steps.collect()
}
