//! How well a player does at least in a sum of games, by their thermographs.

use tweedle::number::{Dyadic, Integer};
use tweedle::short::{Id, Store, Thermograph};
use tweedle::walk::Memo;
use tweedle::{Control, Player, Stop, Weigh};

/// A number in units of 1/2^[`DIGITS`] of a move.
type Fixed = i32;

const DIGITS: usize = 10;

/// One move.
pub(super) const MOVE: i32 = 1 << DIGITS;

/// Greater numbers count as this. Nothing is known of a game with one that is less than minus this.
const FAR: Fixed = 1 << 20;

/// Of sums of so many games or more nothing is known, so that no number overflows.
const MOST_TERMS: u32 = 1 << 9;

/// The temperatures at which walls are looked at, in quarters of a move.
const QUARTERS: [i32; TEMPERATURES] = [0, 1, 2, 3, 4, 6, 8, 12];
const TEMPERATURES: usize = 8;

/// The wall of a thermograph at a temperature.
fn wall(thermograph: &Thermograph, player: Player, quarters: i32) -> Dyadic {
    let corners = thermograph.wall(player);
    let t = Dyadic::new(Integer::from(quarters), 2);
    // There is a corner at 0.
    let above = corners.partition_point(|(at, _)| *at <= t).max(1);
    let (at, value) = &corners[above - 1];
    // Walls are vertical or slanted by 45 degrees.
    match corners.get(above) {
        Some((_, next)) if next > value => value + &(t - at.clone()),
        Some((_, next)) if next < value => value.clone() - (t - at.clone()),
        _ => value.clone(),
    }
}

/// A number rounded down, and to [`FAR`] if it is greater; `None` if it is too small.
fn fixed_floor(number: &Dyadic) -> Option<Fixed> {
    let floor = Dyadic::new(&number.numerator() << DIGITS, number.exponent()).floor();
    match i64::try_from(&floor) {
        Ok(fixed) if fixed < -i64::from(FAR) => None,
        Ok(fixed) => Some(fixed.min(i64::from(FAR)) as Fixed),
        Err(_) => (number.signum() > 0).then_some(FAR),
    }
}

/// What one player can be sure of in a sum, in numbers that are better for him the greater they are, and rounded
/// down.
///
/// If all moves cost t, the stops of a sum follow from those of its terms as they do without a cost: cooling
/// respects sums. So at each t the right walls of the terms add up to a bound of the right wall of the sum; if Left
/// moves first, he has the left wall of one term instead. With the cost the left stop is no greater than without,
/// and the right stop is greater by t at most (*Winning Ways*, ch. 6; Siegel, *CGT*, ch. II.5). The mean of the
/// sum, which lies between the stops, is the sum of the means.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guarantee {
    /// The wall where the opponent moves first, at each temperature.
    second: [Fixed; TEMPERATURES],
    /// What it brings at most to move first, at each temperature.
    gain: [Fixed; TEMPERATURES],
    mean: Fixed,
    /// Rounded up.
    temperature: Fixed,
    /// Of how many games it is the sum.
    terms: u32,
}

impl Guarantee {
    /// Of the empty sum.
    pub(super) const NOTHING: Guarantee = Guarantee {
        second: [0; TEMPERATURES],
        gain: [0; TEMPERATURES],
        mean: 0,
        temperature: 0,
        terms: 0,
    };

    /// Of a sum of which nothing is known.
    pub(super) const UNKNOWN: Guarantee = Guarantee { terms: MOST_TERMS, ..Guarantee::NOTHING };

    /// Of a game with this thermograph.
    fn of(thermograph: &Thermograph, player: Player) -> Guarantee {
        let mut is_known = true;
        let mut fixed = |number: Dyadic| {
            let number = if player == Player::Left { number } else { -number };
            fixed_floor(&number).unwrap_or_else(|| {
                is_known = false;
                0
            })
        };
        let [first, second]: [[Fixed; TEMPERATURES]; 2] = [player, player.opponent()]
            .map(|mover| std::array::from_fn(|i| fixed(wall(thermograph, mover, QUARTERS[i]))));
        let mean = fixed(thermograph.mean().clone());
        let cold = fixed_floor(&-thermograph.temperature().clone());
        let (true, Some(cold)) = (is_known, cold) else { return Guarantee::UNKNOWN };
        let gain = std::array::from_fn(|t| first[t] - second[t]);
        Guarantee { second, gain, mean, temperature: -cold, terms: 1 }
    }

    /// With another sum beside it.
    #[inline]
    pub(super) fn join(&mut self, other: &Guarantee) {
        self.terms = (self.terms + other.terms).min(MOST_TERMS);
        if !self.is_known() {
            *self = Guarantee::UNKNOWN;
            return;
        }
        for t in 0..TEMPERATURES {
            self.second[t] += other.second[t];
            self.gain[t] = self.gain[t].max(other.gain[t]);
        }
        self.mean += other.mean;
        self.temperature = self.temperature.max(other.temperature);
    }

    /// Whether anything is known.
    pub(super) fn is_known(&self) -> bool {
        self.terms < MOST_TERMS
    }

    /// Whether the player wins, moving first or second.
    #[inline]
    pub(super) fn wins(&self, is_first: bool) -> bool {
        if !self.is_known() {
            return false;
        }
        if is_first {
            return self.mean > 0 || (0..TEMPERATURES).any(|t| self.second[t] + self.gain[t] > 0);
        }
        let cost = |t: usize| QUARTERS[t] * (MOVE / 4);
        self.mean > self.temperature || (0..TEMPERATURES).any(|t| self.second[t] > cost(t))
    }

    /// Whether he may win all the same, as far as mean and temperature tell.
    pub(super) fn may_win(&self, is_first: bool) -> bool {
        self.is_known() && self.mean + if is_first { self.temperature } else { 0 } >= 0
    }

    /// The sum of the means.
    pub(super) fn mean(&self) -> Fixed {
        self.mean
    }

    /// Whether another sum is better to know, by mean and temperature.
    pub(super) fn is_worse_than(&self, other: &Guarantee) -> bool {
        (self.mean, -self.temperature) < (other.mean, -other.temperature)
    }
}

impl Weigh for Guarantee {}

/// What the players can be sure of in canonical games, each looked at once.
pub(super) struct Guarantees(Memo<Id, [Guarantee; 2]>);

impl Guarantees {
    /// Nothing known; counted against `control`.
    pub(super) fn new(control: &Control) -> Guarantees {
        Guarantees(Memo::new(control.clone()))
    }

    /// What a player can be sure of in a game.
    ///
    /// # Errors
    /// As [`Store::thermograph`].
    pub(super) fn of(
        &mut self,
        store: &mut Store,
        game: Id,
        player: Player,
    ) -> Result<Guarantee, Stop> {
        if let Some(known) = self.0.get(&game) {
            return Ok(known[player.index()]);
        }
        let thermograph = store.thermograph(game)?;
        let both = Player::BOTH.map(|player| Guarantee::of(&thermograph, player));
        self.0.set(game, both)?;
        Ok(both[player.index()])
    }
}
