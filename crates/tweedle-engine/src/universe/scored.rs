//! Positions as scoring games.

use super::{Forms, Id, Side, Universe};
use crate::number::Rational;
use crate::{Identity, Player, Stop, Theory};

/// The theory of positions as scoring games: a player who cannot move gets the score that the rules say
/// ([`Ruleset::score`](crate::Ruleset::score)), and without rules for scores 0.
///
/// What is found is guaranteed wherever it can be, and then it is in simplest form, so that the walk stays small: equal options may be
/// exchanged, beside all guaranteed games. A game that is not guaranteed stays as it is.
///
/// ```
/// # use tweedle_engine::{Control, Theory, universe::{Forms, Scored}};
/// let mut forms = Forms::new(&Control::new());
/// let mut theory = Scored(&mut forms);
/// let two = theory.of_scores(&[], &[], [Some(2.into()), Some(2.into())])?;
/// let one = theory.of_scores(&[], &[], [Some(1.into()), Some(1.into())])?;
/// // Left may move to 1 or to 2, and Right has no move and a score of 2.
/// let game = theory.of_scores(&[one, two], &[], [None, Some(2.into())])?;
/// assert_eq!(forms.text(game)?, "<2|^2>");
/// # Ok::<(), tweedle_engine::Stop>(())
/// ```
#[derive(Debug)]
pub struct Scored<'a>(pub &'a mut Forms);

impl Scored<'_> {
    fn simplified(&mut self, g: Id) -> Result<Id, Stop> {
        if self.0.is_guaranteed(g) { self.0.simplest(Universe::Scoring, g) } else { Ok(g) }
    }
}

impl Theory for Scored<'_> {
    type Value = Id;
    const ADDITIVE: bool = true;

    fn name(&self) -> &'static str {
        "scoring form"
    }

    fn arena(&self) -> Option<&Identity> {
        Some(&self.0.identity)
    }

    /// Players who cannot move get 0.
    fn of_options(&mut self, left: &[Id], right: &[Id]) -> Result<Id, Stop> {
        let scores = [left, right].map(|options| options.is_empty().then_some(Rational::ZERO));
        self.of_scores(left, right, scores)
    }

    fn asks_scores(&self) -> bool {
        true
    }

    fn of_scores(
        &mut self,
        left: &[Id],
        right: &[Id],
        scores: [Option<Rational>; 2],
    ) -> Result<Id, Stop> {
        let mut sides = [Side::Options(left), Side::Options(right)];
        for (player, score) in Player::BOTH.into_iter().zip(scores) {
            if let (Some(score), Side::Options([])) = (score, &sides[player.index()]) {
                sides[player.index()] = Side::Score(score);
            }
        }
        let g = self.0.scoring(sides)?;
        self.simplified(g)
    }

    fn of_sum(&mut self, parts: &[Id]) -> Result<Id, Stop> {
        let mut sum = self.0.score(&Rational::ZERO)?;
        for &part in parts {
            let next = self.0.sum(sum, part)?;
            sum = self.simplified(next)?;
        }
        Ok(sum)
    }

    fn negative(&mut self, value: &Id) -> Result<Id, Stop> {
        self.0.conjugate(*value)
    }
}
