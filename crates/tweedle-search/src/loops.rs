//! The winner, or a draw, where play may go round in a loop.

use crate::Analyst;
use crate::analyst::known_outcome;
use crate::strategy::{Choice, Turn};
use tweedle_engine::walk::{Memo, WalkError, Walker, loopy_nimbers};
use tweedle_engine::{Birthday, Control, Ending, LoopyNimber, LoopyOutcome, Play, Player, Stop};
use tweedle_rules::Impartial;
use tweedle_rules::any::{AnyRules, Position, PositionError, TurnEnd};

impl Analyst {
    /// The end of play if `player` moves first, by retrograde analysis of all positions below
    /// ([`retrograde`](tweedle_engine::walk::retrograde)); those of the last position that was asked about, and all
    /// below it, are kept.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Undefined`] for games with entailing moves.
    ///
    /// ```
    /// # use tweedle_engine::{Control, Ending, Play, Player};
    /// # use tweedle_rulesets::standard;
    /// # use tweedle_search::Analyst;
    /// let rules = standard().rules("game.strip.BackslidingToadsAndFrogs", &[])?;
    /// let mut analyst = Analyst::new(Control::new(), &standard());
    /// let [t, both] = ["t.", "ttt..fff"].map(|text| rules.clone().place(text));
    /// assert_eq!(analyst.ending(&t?, Player::Right, Play::Normal), Ok(Ending::Loss(0)));
    /// assert_eq!(analyst.ending(&both?, Player::Right, Play::Normal), Ok(Ending::Draw));
    /// # Ok::<(), tweedle_rulesets::NotationError>(())
    /// ```
    pub fn ending(
        &mut self,
        position: &Position,
        player: Player,
        play: Play,
    ) -> Result<Ending, PositionError> {
        if position.is_entailing() {
            let message = "Entailing moves and loops in one game are not understood here.";
            return Err(Stop::NotPossible(message.to_owned()).into());
        }
        if let Some(TurnEnd::Ending(ending)) = self.memos.kept_turn(position, player, play)? {
            return Ok(ending);
        }
        let control = self.control().clone();
        let known = self.endings.about(position, play, &control)?;
        // It is one of the followers.
        Ok(known.ending(position, player).unwrap_or(Ending::Draw))
    }

    /// The class of a position, by who wins or draws: as [`Analyst::outcome`], and by retrograde analysis where play
    /// may go round, or does by the rules of a program, of which nobody knows before.
    ///
    /// # Errors
    /// [`PositionError`].
    pub fn class(
        &mut self,
        position: &Position,
        play: Play,
    ) -> Result<LoopyOutcome, PositionError> {
        if let Some(outcome) = known_outcome(position, play) {
            return Ok(outcome.into());
        }
        match self.class_within(position, play, u64::MAX) {
            Err(PositionError::Loop(_)) => self.class_by_endings(position, play, u64::MAX),
            found => found,
        }
    }

    /// [`Analyst::class`], where a search may look at `most` positions.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Limit`] if the search takes more.
    pub fn class_within(
        &mut self,
        position: &Position,
        play: Play,
        most: u64,
    ) -> Result<LoopyOutcome, PositionError> {
        if let Some(class) = self.kept_class(position, play)? {
            return Ok(class);
        }
        if !position.is_loopy() {
            return Ok(self.outcome_within(position, play, most)?.into());
        }
        self.class_by_endings(position, play, most)
    }

    /// [`Analyst::class_within`] by retrograde analysis, without regard to the facts that the ruleset states: a ruleset
    /// of a program does not state if play may go round.
    ///
    /// # Errors
    /// As [`Analyst::ending`]; [`Stop::Limit`] if there are more positions.
    pub fn class_by_endings(
        &mut self,
        position: &Position,
        play: Play,
        most: u64,
    ) -> Result<LoopyOutcome, PositionError> {
        let control = self.control().clone();
        // A position takes a step, and so do its two turns.
        let _allowance = (most < u64::MAX).then(|| control.allow(most.saturating_mul(3)));
        let left = self.ending(position, Player::Left, play)?;
        let right = self.ending(position, Player::Right, play)?;
        Ok(LoopyOutcome::from_endings(left, right))
    }

    /// The nimber of an impartial position as [`Analyst::nim_value`]; where play may go round, that of Smith's theory, if it is one and not ∞.
    ///
    /// # Errors
    /// As [`Analyst::nim_value`]; [`PositionError::Loop`] if it is ∞.
    ///
    /// ```
    /// # use tweedle_engine::Control;
    /// # use tweedle_rulesets::{Argument, standard};
    /// # use tweedle_search::Analyst;
    /// let graph = Argument::Text("a: b | b: a, d, f | c: b | d: e | e: b, c | f:".to_owned());
    /// let token = standard().rules("game.graph.Tokens", &[graph])?.place("e")?;
    /// assert_eq!(Analyst::new(Control::new(), &standard()).nimber_or_loop(&token)?, 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn nimber_or_loop(&mut self, position: &Position) -> Result<u64, PositionError> {
        match self.nim_value(position) {
            Err(error @ PositionError::Loop(_)) => match self.loopy_nimber(position)? {
                LoopyNimber::Nimber(nimber) => Ok(nimber),
                LoopyNimber::Infinity(_) => Err(error),
            },
            found => found,
        }
    }

    /// The worth of an impartial position from which play may go round: the sum of the worths of its components
    /// ([`loopy_nimbers`]).
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Undefined`] if the position is not impartial, or has entailing moves.
    pub fn loopy_nimber(&mut self, position: &Position) -> Result<LoopyNimber, PositionError> {
        if !position.is_impartial() || position.is_entailing() {
            let message = "Only positions of impartial rulesets without entailing moves have nimbers, or ∞ with nimbers.";
            return Err(Stop::NotImpartial(message.to_owned()).into());
        }
        let mut sum = LoopyNimber::Nimber(0);
        for part in position.parts() {
            let starts = std::slice::from_ref(&part);
            let values = loopy_nimbers(&Impartial(&AnyRules), starts, self.control())?;
            sum = values.value(&part).map_or(sum.clone(), |value| sum.sum(&value));
        }
        Ok(sum)
    }

    /// The end of play for the player to move after each of his moves.
    pub(crate) fn endings_of_moves(
        &mut self,
        turn: &Turn<'_>,
    ) -> Result<Vec<Ending>, PositionError> {
        // So all moves are known at once.
        self.ending(turn.position, turn.player, turn.play)?;
        let opponent = turn.player.opponent();
        let after = |step: &tweedle_rules::any::Move| {
            Ok(self.ending(&step.to, opponent, turn.play)?.before())
        };
        turn.moves.iter().map(after).collect()
    }
}

/// The number of steps that may be taken to find a cycle as it is played.
const CYCLE_STEPS: u64 = 100_000;

/// Positions below a position, as they are written there, each of which is an option of the one before, and the first of the last; `None` if
/// none are found soon.
pub fn cycle_of(position: &Position, control: &Control) -> Option<Vec<String>> {
    let _allowance = control.allow(CYCLE_STEPS);
    let mut known = Memo::new(control.clone());
    let mut walker =
        Walker::new(&AnyRules, &mut known).without_components().without_symmetry().without_heaps();
    match walker.value(&mut Birthday, position) {
        Err(WalkError::Loop(cycle)) => Some(cycle.iter().map(Position::text).collect()),
        _ => None,
    }
}

/// The move that wins soonest, else one that keeps a draw, else one that loses latest: the first of several.
pub(crate) fn best(turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Choice, PositionError> {
    let endings = analyst.endings_of_moves(turn)?;
    let mut best = 0;
    for (index, ending) in endings.iter().enumerate() {
        if *ending > endings[best] {
            best = index;
        }
    }
    let reason = match endings[best] {
        Ending::Win(1) => "It wins at once.".to_owned(),
        Ending::Win(moves) => format!("It wins, after {moves} moves at most."),
        Ending::Draw if endings.iter().any(|it| matches!(it, Ending::Loss(_))) => {
            "No move wins; this one keeps the draw.".to_owned()
        }
        Ending::Draw => "Nobody can win: play goes round.".to_owned(),
        Ending::Loss(moves) => format!(
            "Every move loses; with best play this one lasts longest, {moves} moves from here."
        ),
    };
    Ok(Choice { index: best, reason })
}

/// The move that a strategy chose; if the strategy met a loop that it did not know of, the best
/// move there.
pub(crate) fn or_best(
    chosen: Result<Choice, PositionError>,
    turn: &Turn<'_>,
    analyst: &mut Analyst,
) -> Result<Choice, PositionError> {
    match chosen {
        Err(PositionError::Loop(_)) => best(turn, analyst),
        chosen => chosen,
    }
}

/// The explanation that says who wins or draws, and by which moves: lines of text. `list` names
/// some moves.
pub(crate) fn explain(
    turn: &Turn<'_>,
    analyst: &mut Analyst,
    list: impl Fn(&[usize]) -> String,
) -> Result<Vec<String>, PositionError> {
    let (player, all) = (turn.player, turn.moves.len());
    let endings = analyst.endings_of_moves(turn)?;
    let those = |is_meant: fn(&Ending) -> bool| -> Vec<usize> {
        (0..all).filter(|&index| is_meant(&endings[index])).collect()
    };
    let (wins, draws) = (those(|it| it.is_win()), those(|it| *it == Ending::Draw));
    let of = |count: usize, verb: &str| match count {
        n if n == all => format!("every move {verb}s"),
        1 => format!("1 of the {all} moves {verb}s"),
        n => format!("{n} of the {all} moves {verb}"),
    };
    let lasts = |ending: Option<&Ending>| {
        let moves = ending.and_then(|ending| ending.moves()).unwrap_or(0);
        format!("{moves} {}", if moves == 1 { "move" } else { "moves" })
    };
    let best = endings.iter().max();
    Ok(match best {
        None => {
            let end = if turn.play.winner(player) == player { "wins" } else { "loses" };
            vec![format!("{player}, to move, cannot move, and {end}.")]
        }
        Some(Ending::Win(_)) => vec![
            format!("{player}, to move, wins in {}: {}.", lasts(best), of(wins.len(), "win")),
            format!("Winning: {}.", list(&wins)),
        ],
        Some(Ending::Draw) => vec![
            format!(
                "It is a draw: {player}, to move, cannot win, and {}.",
                of(draws.len(), "draw")
            ),
            format!("Drawing: {}.", list(&draws)),
        ],
        Some(Ending::Loss(_)) => {
            vec![format!("{player}, to move, loses in {}: every move loses.", lasts(best))]
        }
    })
}
