//! Theories that need no tables of their own: outcomes, Grundy values, birthdays.

use crate::Play;
use crate::number::mex;
use crate::short::{CodeError, Id, Store};
use crate::{Identity, Outcome, Player, Stem, Stop, Theory};
use smallvec::SmallVec;
use std::num::NonZeroU32;

/// The theory of outcomes, in normal or misère play, by backward induction.
///
/// The player who moves first wins if he can move to a position from which his opponent, moving
/// first, does not; or, in misère play, if he cannot move. One winning option is enough, so the
/// walk is cut short.
#[derive(Clone, Copy, Debug)]
pub struct Outcomes(pub Play);

impl Theory for Outcomes {
    type Value = Outcome;
    // The outcome of a sum is not a function of the outcomes of its parts.
    const ADDITIVE: bool = false;

    fn name(&self) -> &'static str {
        match self.0 {
            Play::Normal => "outcome in normal play",
            Play::Misere => "outcome in misère play",
        }
    }

    fn of_options(&mut self, left: &[Outcome], right: &[Outcome]) -> Result<Outcome, Stop> {
        let [left_first, right_first] = Player::BOTH.map(|player| {
            let options = if player == Player::Left { left } else { right };
            (options.is_empty() && self.0 == Play::Misere) || wins(player, options)
        });
        Ok(Outcome::from_wins(left_first, right_first))
    }

    /// The options are the answers, and whole positions are valued, so nothing stands beside. A
    /// player who cannot answer loses; for misère play nobody has defined this.
    fn of_check(&mut self, left: &[Outcome], right: &[Outcome]) -> Result<Outcome, Stop> {
        match self.0 {
            Play::Normal => self.of_options(left, right),
            Play::Misere => {
                let message = "Games with entailing moves have no misère play.";
                Err(Stop::NotPossible(message.to_owned()))
            }
        }
    }

    fn of_win(&mut self, player: Player) -> Result<Outcome, Stop> {
        Ok(match player {
            Player::Left => Outcome::L,
            Player::Right => Outcome::R,
        })
    }

    fn of_sum(&mut self, parts: &[Outcome]) -> Result<Outcome, Stop> {
        match parts {
            [only] => Ok(*only),
            _ => Err(Stop::Undefined("Outcomes cannot be added.".to_owned())),
        }
    }

    fn negative(&mut self, value: &Outcome) -> Result<Outcome, Stop> {
        Ok(value.negative())
    }

    /// The player who moves first takes the whole heap, or in misère play all but one counter.
    fn of_nim_heap(&mut self, size: u64) -> Result<Option<Outcome>, Stop> {
        let is_lost = size == u64::from(self.0 == Play::Misere);
        Ok(Some(if is_lost { Outcome::P } else { Outcome::N }))
    }

    /// In normal play.
    fn knows_stems(&self) -> bool {
        self.0 == Play::Normal
    }

    /// A player who may cut the stem wins at once by doing that.
    fn of_stem(&mut self, stem: Stem, _top: Option<&Outcome>) -> Result<Option<Outcome>, Stop> {
        Ok(Some(match stem {
            Stem::Of(Player::Left) => Outcome::L,
            Stem::Of(Player::Right) => Outcome::R,
            Stem::Either => Outcome::N,
        }))
    }

    const CUTS: bool = true;

    fn is_enough(&self, player: Player, option: &Outcome) -> bool {
        wins(player, std::slice::from_ref(option))
    }
}

fn wins(player: Player, options: &[Outcome]) -> bool {
    options.iter().any(|option| !option.wins_first(player.opponent()))
}

/// The Grundy value of an impartial position: the size of the Nim heap that it equals.
///
/// The mex of the options' values; the nim sum (exclusive or) of the components' (Sprague, Grundy).
#[derive(Clone, Copy, Debug, Default)]
pub struct Grundy;

impl Theory for Grundy {
    type Value = u64;
    const ADDITIVE: bool = true;
    const COMMON: bool = true;

    fn name(&self) -> &'static str {
        "Grundy value"
    }

    fn of_options(&mut self, left: &[u64], right: &[u64]) -> Result<u64, Stop> {
        if left != right {
            return Err(Stop::NotImpartial(
                "The players have different options here: only impartial positions have Grundy \
                 values."
                    .to_owned(),
            ));
        }
        Ok(mex(left.iter().copied()))
    }

    fn of_sum(&mut self, parts: &[u64]) -> Result<u64, Stop> {
        Ok(parts.iter().fold(0, |sum, part| sum ^ part))
    }

    fn negative(&mut self, value: &u64) -> Result<u64, Stop> {
        Ok(*value)
    }

    fn of_nim_heap(&mut self, size: u64) -> Result<Option<u64>, Stop> {
        Ok(Some(size))
    }

    fn knows_stems(&self) -> bool {
        true
    }

    fn common_number(&mut self, worth: &u64) -> Result<Option<u32>, Stop> {
        Ok((*worth).try_into().ok())
    }

    fn of_common_number(&mut self, number: u32) -> Result<Option<u64>, Stop> {
        Ok(Some(number.into()))
    }

    /// ∗ : ∗n is ∗(n + 1).
    fn of_stem(&mut self, stem: Stem, top: Option<&u64>) -> Result<Option<u64>, Stop> {
        Ok(top.filter(|_| stem == Stem::Either).and_then(|top| top.checked_add(1)))
    }
}

/// The birthday of a position's literal form: the most moves that can still be made, by the players
/// in any order.
#[derive(Clone, Copy, Debug, Default)]
pub struct Birthday;

impl Theory for Birthday {
    type Value = u64;
    const ADDITIVE: bool = true;

    fn name(&self) -> &'static str {
        "birthday"
    }

    fn of_options(&mut self, left: &[u64], right: &[u64]) -> Result<u64, Stop> {
        Ok(left.iter().chain(right).map(|day| day + 1).max().unwrap_or(0))
    }

    fn of_sum(&mut self, parts: &[u64]) -> Result<u64, Stop> {
        Ok(parts.iter().sum())
    }

    fn negative(&mut self, value: &u64) -> Result<u64, Stop> {
        Ok(*value)
    }

    fn of_nim_heap(&mut self, size: u64) -> Result<Option<u64>, Stop> {
        Ok(Some(size))
    }
}

/// The value of a position as a short game, in canonical form.
impl Theory for Store {
    type Value = Id;
    const ADDITIVE: bool = true;
    const READS_CODES: bool = true;
    const COMMON: bool = true;

    fn name(&self) -> &'static str {
        "canonical form"
    }

    fn common_number(&mut self, worth: &Id) -> Result<Option<u32>, Stop> {
        Store::common_number(self, *worth)
    }

    fn of_common_number(&mut self, number: u32) -> Result<Option<Id>, Stop> {
        Store::of_common_number(self, number)
    }

    fn of_code(&mut self, code: &[u8]) -> Result<Option<Id>, Stop> {
        match self.decode(code) {
            Ok(value) => Ok(Some(value)),
            Err(CodeError::Stop(stop)) => Err(stop),
            Err(damaged) => Err(Stop::Undefined(damaged.to_string())),
        }
    }

    fn arena(&self) -> Option<&Identity> {
        Some(self.identity())
    }

    fn of_options(&mut self, left: &[Id], right: &[Id]) -> Result<Id, Stop> {
        self.game(left, right)
    }

    fn of_sum(&mut self, parts: &[Id]) -> Result<Id, Stop> {
        if let [g, h] = *parts {
            return self.sum(g, h);
        }
        // Packed ids are the largest and are added first, by arithmetic; then the order of the rest
        // does not depend on the order in which the parts came, so that sums of some are shared.
        let mut parts: SmallVec<[Id; 8]> = parts.into();
        parts.sort_unstable_by(|g, h| h.cmp(g));
        parts.into_iter().try_fold(self.zero(), |sum, part| self.sum(sum, part))
    }

    fn negative(&mut self, value: &Id) -> Result<Id, Stop> {
        Store::negative(self, *value)
    }

    fn of_nim_heap(&mut self, size: u64) -> Result<Option<Id>, Stop> {
        self.nimber(size).map(Some)
    }

    fn knows_stems(&self) -> bool {
        true
    }

    fn of_stem(&mut self, stem: Stem, top: Option<&Id>) -> Result<Option<Id>, Stop> {
        let Some(&top) = top else { return Ok(None) };
        let base = match stem {
            Stem::Of(player) => self.integer(player.sign().into())?,
            Stem::Either => self.nimber(1)?,
        };
        self.ordinal_sum(base, top).map(Some)
    }

    #[inline]
    fn to_word(worth: &Id) -> Option<u32> {
        Some(worth.word().get())
    }

    #[inline]
    fn of_word(number: u32) -> Option<Id> {
        NonZeroU32::new(number).map(Id::from_bits)
    }
}
