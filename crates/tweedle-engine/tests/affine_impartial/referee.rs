//! The rules once more, as plain recursion: who moves, and where he must. Nothing is passed back
//! and no threats are carried out, as they are in the adapter, which must make games of
//! obligations.

use crate::games::Listed;
use std::collections::HashMap;
use tweedle_engine::Player;
use tweedle_engine::affine::{Due, Entailing, Move, Standing};

/// Whose turn it is, the heaps that he must move in, if he is obliged, and the other heaps.
type Turn = (Player, Option<Vec<u8>>, Vec<u8>);

/// What is known of one game.
#[derive(Default)]
pub(crate) struct Referee {
    known: HashMap<Turn, bool>,
}

impl Referee {
    /// Whether a player wins a position in which he moves next.
    pub(crate) fn wins_next(
        &mut self,
        game: &Listed,
        position: &Standing<u8>,
        player: Player,
    ) -> bool {
        if position.by() == Some(player) {
            // The opponent has left what was due, or never could do it.
            return true;
        }
        let (must, rest) = (Some(position.must().to_vec()), position.rest().to_vec());
        match position.due() {
            Due::Nothing => self.wins(game, (player, None, rest)),
            Due::Answer => self.wins(game, (player, must, rest)),
            Due::PassOn => !self.wins(game, (player.opponent(), None, rest)),
            Due::PassBack => !self.wins(game, (player.opponent(), must, rest)),
            Due::Win => true,
            Due::Over => false,
        }
    }

    /// Whether the player whose turn it is wins.
    fn wins(&mut self, game: &Listed, mut turn: Turn) -> bool {
        turn.1.iter_mut().for_each(|must| must.sort_unstable());
        turn.2.sort_unstable();
        if let Some(&known) = self.known.get(&turn) {
            return known;
        }
        let (player, must, rest) = turn.clone();
        let (open, closed) = must.map_or((rest.clone(), vec![]), |must| (must, rest));
        let mut moves = Vec::new();
        let mut is_won = false;
        for place in 0..open.len() {
            let beside = |left: Vec<u8>| {
                [&left, &open[..place], &open[place + 1..], closed.as_slice()].concat()
            };
            game.moves(&open[place], player, &mut moves);
            for step in moves.drain(..) {
                let opponent = player.opponent();
                is_won |= match step {
                    Move::Quiet(left) => !self.wins(game, (opponent, None, beside(left))),
                    Move::Entail { must, rest } => {
                        !self.wins(game, (opponent, Some(must), beside(rest)))
                    }
                    Move::Again(left) => self.wins(game, (player, None, beside(left))),
                    Move::AgainIn { must, rest } => {
                        self.wins(game, (player, Some(must), beside(rest)))
                    }
                    Move::Win => true,
                    Move::Lose => false,
                };
            }
        }
        self.known.insert(turn, is_won);
        is_won
    }
}
