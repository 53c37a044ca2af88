//! How well a player does at least in a sum of games, by their thermographs.

use foldhash::fast::FixedState;
use hashbrown::HashMap;
use tweedle::number::{Dyadic, Integer};
use tweedle::short::{Id, Store, Thermograph};
use tweedle::{Control, Held, Player, Stop};

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

/// What one player can be sure of in a game, in numbers that are better for him the greater they are, and rounded
/// down.
#[derive(Clone, Copy, Debug)]
pub(super) struct Side {
    /// His wall at each temperature.
    first: [Fixed; TEMPERATURES],
    /// The opponent's.
    second: [Fixed; TEMPERATURES],
    mean: Fixed,
    /// Rounded up.
    temperature: Fixed,
    is_known: bool,
}

impl Side {
    fn of(thermograph: &Thermograph, player: Player) -> Side {
        let mut is_known = true;
        let mut fixed = |number: Dyadic| {
            let number = if player == Player::Left { number } else { -number };
            fixed_floor(&number).unwrap_or_else(|| {
                is_known = false;
                0
            })
        };
        let walls = [player, player.opponent()]
            .map(|mover| std::array::from_fn(|i| fixed(wall(thermograph, mover, QUARTERS[i]))));
        let [first, second] = walls;
        let mean = fixed(thermograph.mean().clone());
        let cold = fixed_floor(&-thermograph.temperature().clone());
        let temperature = cold.map_or(0, |cold| -cold);
        Side { first, second, mean, temperature, is_known: is_known && cold.is_some() }
    }
}

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

/// What one player can be sure of in a sum.
///
/// If all moves cost t, the stops of a sum follow from those of its terms as they do without a cost: cooling
/// respects sums. So at each t the right walls of the terms add up to a bound of the right wall of the sum; if Left
/// moves first, he has the left wall of one term instead. With the cost the left stop is no greater than without,
/// and the right stop is greater by t at most (*Winning Ways*, ch. 6; Siegel, *CGT*, ch. II.5). The mean of the
/// sum, which lies between the stops, is the sum of the means.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guarantee {
    second: [Fixed; TEMPERATURES],
    /// What it brings at most to move first, at each temperature.
    gain: [Fixed; TEMPERATURES],
    mean: Fixed,
    temperature: Fixed,
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

    /// With a game beside it.
    pub(super) fn add(&mut self, side: &Side) {
        let gain = std::array::from_fn(|t| side.first[t] - side.second[t]);
        let Side { second, mean, temperature, .. } = *side;
        let terms = if side.is_known { 1 } else { MOST_TERMS };
        self.join(&Guarantee { second, gain, mean, temperature, terms });
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

/// What the players can be sure of in canonical games, each looked at once.
pub(super) struct Sides {
    known: HashMap<Id, [Side; 2], FixedState>,
    held: Held,
}

impl Sides {
    /// Nothing known; counted against `control`.
    pub(super) fn new(control: &Control) -> Sides {
        Sides { known: HashMap::default(), held: Held::new(control) }
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
    ) -> Result<&Side, Stop> {
        if !self.known.contains_key(&game) {
            let thermograph = store.thermograph(game)?;
            // The table is half full at worst.
            self.held.take(2 * size_of::<(Id, [Side; 2])>())?;
            self.known.insert(game, Player::BOTH.map(|player| Side::of(&thermograph, player)));
        }
        Ok(&self.known[&game][player.index()])
    }
}
