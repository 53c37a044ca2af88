//! Remoteness and suspense: how long play lasts if the winner hurries, and if he takes his time.

use crate::{Play, Player, Stop, Theory, Weigh};
use std::cmp::Ordering;

/// For each player who may start: whether he wins, and in how many moves of both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Remote {
    wins: [bool; 2],
    moves: [u32; 2],
}

impl Weigh for Remote {}

impl Remote {
    /// True if `player`, moving first, wins.
    pub fn wins_first(self, player: Player) -> bool {
        self.wins[player.index()]
    }

    /// The remoteness of a position with these options. The winner wants the number of moves to come first in an order,
    /// the loser last.
    fn of_options(
        play: Play,
        left: &[Remote],
        right: &[Remote],
        order: fn(&u32, &u32) -> Ordering,
    ) -> Remote {
        let mut remote = Remote { wins: [false; 2], moves: [0; 2] };
        for (player, options) in Player::BOTH.into_iter().zip([left, right]) {
            let opponent = player.opponent();
            let moves = |option: &Remote| option.moves(opponent);
            let lost = options.iter().filter(|option| !option.wins_first(opponent));
            let of_winner = lost.map(moves).min_by(order);
            let of_loser = options.iter().map(moves).max_by(order);
            let (wins, moves) = match (of_winner, of_loser) {
                (_, None) => (play == Play::Misere, 0),
                (Some(moves), _) => (true, moves + 1),
                (None, Some(moves)) => (false, moves + 1),
            };
            remote.wins[player.index()] = wins;
            remote.moves[player.index()] = moves;
        }
        remote
    }

    /// The number of moves that both players together make if `player` moves first: the remoteness, or the suspense.
    pub fn moves(self, player: Player) -> u32 {
        self.moves[player.index()]
    }
}

/// Remoteness in normal or misère play (Steinhaus 1925; *Winning Ways*, ch. 9, "If You Can't Beat
/// 'Em, Join 'Em!", where the sum is conjunctive and the shortest play decides).
///
/// A player who cannot move is done in 0 moves. A player who wins makes one move to an option that
/// the opponent loses soonest; one who loses, to an option that the opponent wins latest. It needs
/// all options, so it costs more than an outcome.
#[derive(Clone, Copy, Debug)]
pub struct Remoteness(pub Play);

impl Theory for Remoteness {
    type Value = Remote;
    // Play in one component may wait for play in another.
    const ADDITIVE: bool = false;

    fn name(&self) -> &'static str {
        match self.0 {
            Play::Normal => "remoteness in normal play",
            Play::Misere => "remoteness in misère play",
        }
    }

    fn of_options(&mut self, left: &[Remote], right: &[Remote]) -> Result<Remote, Stop> {
        Ok(Remote::of_options(self.0, left, right, Ord::cmp))
    }

    fn of_check(&mut self, left: &[Remote], right: &[Remote]) -> Result<Remote, Stop> {
        self.of_options(left, right)
    }

    fn of_win(&mut self, player: Player) -> Result<Remote, Stop> {
        Ok(Remote { wins: Player::BOTH.map(|it| it == player), moves: [0; 2] })
    }

    fn of_sum(&mut self, parts: &[Remote]) -> Result<Remote, Stop> {
        match parts {
            [only] => Ok(*only),
            _ => Err(Stop::Undefined("Remoteness cannot be added.".to_owned())),
        }
    }

    fn negative(&mut self, value: &Remote) -> Result<Remote, Stop> {
        let Remote { wins: [left, right], moves: [of_left, of_right] } = *value;
        Ok(Remote { wins: [right, left], moves: [of_right, of_left] })
    }

    /// In normal play the whole heap goes at once. In misère play all but one counter go, which the
    /// opponent has to take; then the winner is stuck.
    fn of_nim_heap(&mut self, size: u64) -> Result<Option<Remote>, Stop> {
        let (wins, moves) = match (self.0, size) {
            (Play::Normal, 0) => (false, 0),
            (Play::Normal, _) => (true, 1),
            (Play::Misere, 0) => (true, 0),
            (Play::Misere, 1) => (false, 1),
            (Play::Misere, _) => (true, 2),
        };
        Ok(Some(Remote { wins: [wins; 2], moves: [moves; 2] }))
    }
}

/// Suspense in normal or misère play: the winner delays and the loser hurries (*Winning Ways*, ch. 9, where all components of
/// a sum are played until the last has ended, and the longest play decides). Else it is as [`Remoteness`].
#[derive(Clone, Copy, Debug)]
pub struct Suspense(pub Play);

impl Theory for Suspense {
    type Value = Remote;
    const ADDITIVE: bool = false;

    fn name(&self) -> &'static str {
        match self.0 {
            Play::Normal => "suspense in normal play",
            Play::Misere => "suspense in misère play",
        }
    }

    fn of_options(&mut self, left: &[Remote], right: &[Remote]) -> Result<Remote, Stop> {
        Ok(Remote::of_options(self.0, left, right, |x, y| y.cmp(x)))
    }

    fn of_check(&mut self, left: &[Remote], right: &[Remote]) -> Result<Remote, Stop> {
        self.of_options(left, right)
    }

    fn of_win(&mut self, player: Player) -> Result<Remote, Stop> {
        Remoteness(self.0).of_win(player)
    }

    fn of_sum(&mut self, parts: &[Remote]) -> Result<Remote, Stop> {
        match parts {
            [only] => Ok(*only),
            _ => Err(Stop::Undefined("Suspense cannot be added.".to_owned())),
        }
    }

    fn negative(&mut self, value: &Remote) -> Result<Remote, Stop> {
        Remoteness(self.0).negative(value)
    }

    /// A heap is won at once or by the last counter but one, and there is no slower way.
    fn of_nim_heap(&mut self, size: u64) -> Result<Option<Remote>, Stop> {
        Remoteness(self.0).of_nim_heap(size)
    }
}
