//! Games of few positions written out, so that all theories are compiled for one ruleset only.

use std::collections::HashMap;
use std::sync::Arc;
use tweedle_engine::walk::{Memo, WalkError, Walker};
use tweedle_engine::{Birthday, Control, Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rulesets::Theorem;
use tweedle_rulesets::any::Component;

/// The position that a game begins with.
pub(crate) const START: u32 = 0;

/// All positions that play from a position of some ruleset leads to, and all that its hints speak of,
/// by numbers; the position itself is [`START`].
pub(crate) struct Explicit {
    name: String,
    positions: Vec<Entry>,
    is_impartial: bool,
    is_entailing: bool,
}

/// What a ruleset says of a position.
struct Entry {
    text: String,
    options: [Vec<u32>; 2],
    parts: Vec<u32>,
    joined: Option<u32>,
    representative: (u32, Symmetry),
    nim_heap: Option<u64>,
    is_mirrored: bool,
    is_check: bool,
    winner: Option<Player>,
    theorem: Option<Theorem>,
}

impl Explicit {
    /// The game from here, if it has at most `most` positions.
    pub(crate) fn new(component: &Arc<dyn Component>, most: usize) -> Option<Explicit> {
        let control = Control::new();
        let mut numbers = HashMap::from([(component.clone(), START)]);
        let mut open = vec![component.clone()];
        let mut positions = Vec::new();
        while let Some(here) = open.get(positions.len()).cloned() {
            if open.len() > most || here.most_moves() > most as u64 {
                return None;
            }
            let mut number = |position: Arc<dyn Component>| {
                *numbers.entry(position).or_insert_with_key(|position| {
                    open.push(position.clone());
                    open.len() as u32 - 1
                })
            };
            let options = Player::BOTH.map(|player| {
                let options = here.options(player, &control).unwrap();
                options.into_iter().map(&mut number).collect()
            });
            let parts = here.parts();
            let joined = match &*parts {
                [] => None,
                [first, others @ ..] => first.joined(others),
            };
            let (chosen, symmetry) = here.representative();
            positions.push(Entry {
                text: here.text(),
                options,
                joined: joined.map(|(joined, taken)| {
                    assert_eq!(taken, parts.len() - 1);
                    number(joined)
                }),
                parts: parts.into_iter().map(&mut number).collect(),
                representative: (number(chosen), symmetry),
                nim_heap: here.nim_heap(),
                is_mirrored: here.is_mirrored(),
                is_check: here.is_check(),
                winner: here.winner(),
                theorem: here.theorem(),
            });
        }
        Some(Explicit {
            name: component.rules().expression().to_owned(),
            positions,
            is_impartial: component.is_impartial(),
            is_entailing: component.facts().is_entailing,
        })
    }

    fn at(&self, position: u32) -> &Entry {
        &self.positions[position as usize]
    }

    /// The game and the position, to be shown.
    pub(crate) fn text(&self, position: u32) -> String {
        format!("{} {}", self.name, self.at(position).text)
    }

    /// Whether play can go round for ever.
    pub(crate) fn is_loopy(&self) -> bool {
        let mut memo = Memo::new(Control::new());
        let mut plain =
            Walker::new(self, &mut memo).without_components().without_symmetry().without_heaps();
        matches!(plain.value(&mut Birthday, &START), Err(WalkError::Loop(_)))
    }

    /// The components of a position as one position again.
    pub(crate) fn rejoined(&self, position: u32) -> Option<u32> {
        self.at(position).joined
    }

    /// Who wins by a theorem.
    pub(crate) fn theorem(&self, position: u32) -> Option<&Theorem> {
        self.at(position).theorem.as_ref()
    }
}

impl Ruleset for Explicit {
    type Position = u32;
    type Move = usize;

    fn moves(
        &self,
        &position: &u32,
        player: Player,
        mut found: impl FnMut(usize, u32) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let options = &self.at(position).options[player.index()];
        options.iter().enumerate().try_for_each(|(step, &option)| found(step, option))?;
        Ok(())
    }

    fn is_check(&self, &position: &u32) -> bool {
        self.at(position).is_check
    }

    fn winner(&self, &position: &u32) -> Option<Player> {
        self.at(position).winner
    }

    fn facts(&self) -> Facts {
        Facts {
            is_impartial: self.is_impartial,
            is_entailing: self.is_entailing,
            ..Facts::PARTIZAN
        }
    }
}

impl Hints for Explicit {
    fn components(&self, &position: &u32, into: &mut Vec<u32>) {
        into.extend(&self.at(position).parts);
    }

    fn representative(&self, &position: &u32) -> (u32, Symmetry) {
        self.at(position).representative
    }

    fn nim_heap(&self, &position: &u32) -> Option<u64> {
        self.at(position).nim_heap
    }

    fn is_mirrored(&self, &position: &u32) -> bool {
        self.at(position).is_mirrored
    }
}
