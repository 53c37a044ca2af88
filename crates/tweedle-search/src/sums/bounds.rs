//! The least that a player gets in a sum of games, by their thermographs.

use tweedle_engine::number::{Dyadic, Integer};
use tweedle_engine::short::{Id, Store, Thermograph};
use tweedle_engine::walk::Memo;
use tweedle_engine::{Control, Player, Stop, Weigh};

/// A number in units of 1/2^[`DIGITS`] of a move. Eight of them are what a processor adds at once.
type Fixed = i16;

const DIGITS: usize = 8;

/// One move.
pub(super) const MOVE: i32 = 1 << DIGITS;

/// Greater numbers count as this. Of a game with one that is less than minus this nothing is known.
const FAR: Fixed = 1 << 14;

/// The temperatures at which walls are looked at, in quarters of a move.
const QUARTERS: [i32; TEMPERATURES] = [0, 1, 2, 3, 4, 6, 8, 12];
const TEMPERATURES: usize = 8;

/// The sums of two walls; of [`Fixed::MIN`], of which nothing is known, that again. Without a branch, so that all are
/// added at once.
#[inline]
fn plus(a: &Walls, b: &Walls) -> Walls {
    std::array::from_fn(|t| {
        let sum = a[t].saturating_add(b[t]);
        if a[t].min(b[t]) == Fixed::MIN { Fixed::MIN } else { sum }
    })
}

/// The better of two walls, at each temperature.
#[inline]
fn better(a: &Walls, b: &Walls) -> Walls {
    std::array::from_fn(|t| a[t].max(b[t]))
}

/// A number rounded down, and to [`FAR`] if it is greater; `None` if it is less than minus that.
fn fixed_floor(number: &Dyadic) -> Option<Fixed> {
    let floor = Dyadic::new(&number.numerator() << DIGITS, number.exponent()).floor();
    match i64::try_from(&floor) {
        Ok(fixed) if fixed < -i64::from(FAR) => None,
        Ok(fixed) => Some(fixed.min(i64::from(FAR)) as Fixed),
        Err(_) => (number.signum() > 0).then_some(FAR),
    }
}

/// The guarantee of one player in a game, in numbers that are better for him the greater they are, and rounded
/// down: bounds of the walls of its thermograph.
///
/// If all moves cost t, the stops of a sum follow from those of its terms as they do without a cost: cooling
/// respects sums. So at each t the right walls of the terms add up to a bound of the right wall of the sum; if Left
/// moves first, he has the left wall of one term instead. With the cost the left stop is no greater than without,
/// and the right stop is greater by t at most (*Winning Ways*, ch. 6; Siegel, *CGT*, ch. II.5).
///
/// Walls respect the order of games. So what is sure in a game that is no better for the player is sure here, at each
/// temperature by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Guarantee {
    /// The wall where the opponent moves first, at each temperature.
    second: Walls,
    /// The wall where the player moves first; nowhere less.
    first: Walls,
}

type Walls = [Fixed; TEMPERATURES];

/// The cost of a move at each temperature.
const COSTS: Walls = {
    let mut costs = [0; TEMPERATURES];
    let mut t = 0;
    while t < TEMPERATURES {
        costs[t] = (QUARTERS[t] * (MOVE / 4)) as Fixed;
        t += 1;
    }
    costs
};

impl Guarantee {
    /// Of the empty sum.
    pub(super) const NOTHING: Guarantee =
        Guarantee { second: [0; TEMPERATURES], first: [0; TEMPERATURES] };

    /// Worse than any.
    pub(super) const WORST: Guarantee =
        Guarantee { second: [Fixed::MIN; TEMPERATURES], first: [Fixed::MIN; TEMPERATURES] };

    /// More than anybody can be sure of.
    pub(super) const BEST: Guarantee =
        Guarantee { second: [FAR; TEMPERATURES], first: [FAR; TEMPERATURES] };

    /// Of a game with this thermograph; `None` if it is very bad for the player.
    fn of(thermograph: &Thermograph, player: Player) -> Option<Guarantee> {
        let mut walls = [[0; TEMPERATURES]; 2];
        for (walls, mover) in walls.iter_mut().zip([player, player.opponent()]) {
            for (fixed, quarters) in walls.iter_mut().zip(QUARTERS) {
                let wall = thermograph.wall(mover).at(&Dyadic::new(Integer::from(quarters), 2));
                *fixed = fixed_floor(&if player == Player::Left { wall } else { -wall })?;
            }
        }
        let [first, second] = walls;
        Some(Guarantee { second, first })
    }

    /// The guarantee in the sum with another game. A bound that is too great is rounded down; one that is too small is
    /// [`Fixed::MIN`].
    #[inline]
    pub(super) fn and(&self, other: &Guarantee) -> Guarantee {
        Guarantee {
            second: plus(&self.second, &other.second),
            first: better(&plus(&self.first, &other.second), &plus(&self.second, &other.first)),
        }
    }

    /// Of a game that is no worse than either of two.
    #[inline]
    pub(super) fn or(&self, other: &Guarantee) -> Guarantee {
        Guarantee {
            second: better(&self.second, &other.second),
            first: better(&self.first, &other.first),
        }
    }

    /// Itself, if nothing in it was too small.
    #[inline]
    pub(super) fn checked(self) -> Option<Guarantee> {
        (self.second.iter().fold(0, |least, wall| least.min(*wall)) > Fixed::MIN).then_some(self)
    }

    /// True if the player wins, moving first or second.
    #[inline]
    pub(super) fn wins(&self, is_first: bool) -> bool {
        self.lead(is_first) > 0
    }

    /// The lead of the player, who wins if it is more than 0; otherwise it tells how many moves he
    /// lacks.
    #[inline]
    pub(super) fn lead(&self, is_first: bool) -> i32 {
        let best =
            (0..TEMPERATURES).fold(Fixed::MIN, |best, t| best.max(self.lead_at(is_first, t)));
        best.into()
    }

    #[inline]
    fn lead_at(&self, is_first: bool, t: usize) -> Fixed {
        if is_first { self.first[t] } else { self.second[t].saturating_sub(COSTS[t]) }
    }

    /// The temperature at which he leads most.
    pub(super) fn best_temperature(&self, is_first: bool) -> usize {
        (0..TEMPERATURES).max_by_key(|t| self.lead_at(is_first, *t)).unwrap_or(0)
    }

    /// A bound of the mean.
    #[inline]
    pub(super) fn mean(&self) -> i32 {
        self.second[TEMPERATURES - 1].into()
    }

    /// The wall where the opponent moves first, at a temperature, or else the mean.
    #[inline]
    pub(super) fn second_at(&self, temperature: Option<usize>) -> i32 {
        self.second[temperature.unwrap_or(TEMPERATURES - 1)].into()
    }

    /// The most that the other player can hope for.
    pub(super) fn exchanged(&self) -> Guarantee {
        let exchange = |walls: &Walls| walls.map(Fixed::saturating_neg);
        Guarantee { second: exchange(&self.first), first: exchange(&self.second) }
    }
}

impl Weigh for Guarantee {}

/// The guarantees of the players in canonical games, each game looked at once.
pub(super) struct Guarantees(Memo<Id, [Option<Guarantee>; 2]>);

impl Guarantees {
    /// Nothing known; counted against `control`.
    pub(super) fn new(control: &Control) -> Guarantees {
        Guarantees(Memo::new(control.clone()))
    }

    /// The guarantee of a player in a game.
    ///
    /// # Errors
    /// As [`Store::thermograph`].
    pub(super) fn of(
        &mut self,
        store: &mut Store,
        game: Id,
        player: Player,
    ) -> Result<Option<Guarantee>, Stop> {
        if let Some(known) = self.0.get(&game) {
            return Ok(known[player.index()]);
        }
        let thermograph = store.thermograph(game)?;
        let both = Player::BOTH.map(|player| Guarantee::of(&thermograph, player));
        self.0.set(game, both)?;
        Ok(both[player.index()])
    }
}
