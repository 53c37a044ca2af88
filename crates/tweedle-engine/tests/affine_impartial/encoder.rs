//! Literal forms of the heaps of a listed game, made from its moves without the adapter.

use crate::games::{Listed, NIM};
use std::collections::HashMap;
use tweedle_engine::Player;
use tweedle_engine::affine::{Entailing, FormId, Forms, Move};

/// How a move that wins is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Winning {
    /// As the threat {∞|∞}: if a check must be answered elsewhere, nobody may win instead.
    Threat,
    /// As ∞: it may be claimed at any time.
    Infinity,
}

pub(crate) struct Encoder<'a> {
    game: &'a Listed,
    winning: Winning,
    known: HashMap<u8, FormId>,
}

impl Encoder<'_> {
    pub(crate) fn new(game: &Listed, winning: Winning) -> Encoder<'_> {
        Encoder { game, winning, known: HashMap::new() }
    }

    pub(crate) fn sum(&mut self, forms: &mut Forms, heaps: &[u8]) -> FormId {
        let zero = forms.integer(0).unwrap();
        let mut sum = None;
        for &heap in heaps {
            let heap = self.heap(forms, heap);
            sum = Some(sum.map_or(heap, |sum| forms.sum(sum, heap).unwrap()));
        }
        sum.unwrap_or(zero)
    }

    pub(crate) fn heap(&mut self, forms: &mut Forms, heap: u8) -> FormId {
        if let Some(n) = heap.checked_sub(NIM) {
            return forms.nimber(u64::from(n)).unwrap();
        }
        if let Some(&known) = self.known.get(&heap) {
            return known;
        }
        let [left, right] = Player::BOTH.map(|player| {
            let mut moves = Vec::new();
            self.game.moves(&heap, player, &mut moves);
            let mut options: Vec<_> =
                moves.iter().flat_map(|step| self.options(forms, player, step)).collect();
            if options.is_empty() {
                options.push(FormId::infinity(player.opponent()));
            }
            options
        });
        let form = forms.form(&left, &right).unwrap();
        self.known.insert(heap, form);
        form
    }

    /// What a move is as options of the player who makes it.
    fn options(&mut self, forms: &mut Forms, player: Player, step: &Move<u8>) -> Vec<FormId> {
        let [won, lost] = [player, player.opponent()].map(FormId::infinity);
        let check = |forms: &mut Forms, answers: &[FormId]| {
            forms.form_for(player, &[won], answers).unwrap()
        };
        match step {
            Move::Quiet(left) => vec![self.sum(forms, left)],
            Move::Entail { must, rest } => {
                let answers = self.moved(forms, player.opponent(), must, rest);
                vec![check(forms, &answers)]
            }
            // All that the opponent can do is hand the turn back.
            Move::Again(left) => {
                let left = self.sum(forms, left);
                vec![check(forms, &[left])]
            }
            Move::AgainIn { must, rest } => self.moved(forms, player, must, rest),
            Move::Win if self.winning == Winning::Threat => vec![check(forms, &[won])],
            Move::Win => vec![won],
            Move::Lose => vec![lost],
        }
    }

    /// What a player can make of `must` by a move there, with `rest`; the infinity where he has
    /// lost, if he cannot move.
    fn moved(
        &mut self,
        forms: &mut Forms,
        player: Player,
        must: &[u8],
        rest: &[u8],
    ) -> Vec<FormId> {
        let [must, rest] = [must, rest].map(|heaps| self.sum(forms, heaps));
        let options = forms.options(must, player).to_vec();
        options.into_iter().map(|option| forms.sum(option, rest).unwrap()).collect()
    }
}
