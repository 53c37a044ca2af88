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

/// The least step between two of them.
const STEP: Fixed = 1;

/// Greater numbers count as this. Of a game with one that is less than minus this nothing is known.
const FAR: Fixed = 1 << 14;

/// The temperatures at which walls are looked at, in quarters of a move. At the first of them, which is 0, a number says more
/// than the wall there ([`Guarantee`]).
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
/// At temperature 0 there are numbers in place of walls, since a wall does not tell a game that is 0 from one that is less by an
/// infinitesimal: x with G ≥ x where the opponent moves first, and x with G ⧐ x where the player does. They add up as
/// walls do, and a player wins G moving second if G ≥ 0, and moving first if G ⧐ 0.
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
    pub(super) const NOTHING: Guarantee = {
        let mut first = [0; TEMPERATURES];
        first[0] = -STEP;
        Guarantee { second: [0; TEMPERATURES], first }
    };

    /// Worse than any.
    pub(super) const WORST: Guarantee =
        Guarantee { second: [Fixed::MIN; TEMPERATURES], first: [Fixed::MIN; TEMPERATURES] };

    /// More than anybody can be sure of.
    pub(super) const BEST: Guarantee =
        Guarantee { second: [FAR; TEMPERATURES], first: [FAR; TEMPERATURES] };

    /// Of a canonical game with this thermograph; `None` if it is very bad for the player.
    fn of(
        store: &mut Store,
        game: Id,
        thermograph: &Thermograph,
        player: Player,
    ) -> Result<Option<Guarantee>, Stop> {
        let mut walls = [[0; TEMPERATURES]; 2];
        for (walls, mover) in walls.iter_mut().zip([player, player.opponent()]) {
            for (fixed, quarters) in walls.iter_mut().zip(QUARTERS) {
                let wall = thermograph.wall(mover).at(&Dyadic::new(Integer::from(quarters), 2));
                let wall = if player == Player::Left { wall } else { -wall };
                let Some(wall) = fixed_floor(&wall) else { return Ok(None) };
                *fixed = wall;
            }
        }
        let [mut first, mut second] = walls;
        // Each number below a stop will do. The stop itself will not if G is no more than it, where the player moves first, and
        // will if G is no less than it, where he moves second.
        for (wall, is_first) in [(&mut first[0], true), (&mut second[0], false)] {
            let stop = Dyadic::new(Integer::from(*wall), DIGITS as u32);
            let stop = store.number(if player == Player::Left { stop } else { -stop })?;
            let is_turned = (player == Player::Left) == is_first;
            let (less, more) = if is_turned { (game, stop) } else { (stop, game) };
            if store.le(less, more)? == is_first {
                *wall -= STEP;
            }
        }
        Ok(Some(Guarantee { second, first }))
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
        let lead = if is_first { self.first[t] } else { self.second[t].saturating_sub(COSTS[t]) };
        // At temperature 0 the player needs no more than 0.
        if t == 0 { lead.saturating_add(STEP) } else { lead }
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
        let [left, right] =
            Player::BOTH.map(|player| Guarantee::of(store, game, &thermograph, player));
        let both = [left?, right?];
        self.0.set(game, both)?;
        Ok(both[player.index()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: [&str; 17] = [
        "0",
        "*",
        "*2",
        "^",
        "v*",
        "^^*",
        "1",
        "-1/2",
        "3/4",
        "+-1",
        "{2|1/2}",
        "{0|-3}",
        "{1|*}",
        "{0|{0|-2}}",
        "{{5|2}|0}",
        "{3||1|-1}",
        "{1*|-1}",
    ];

    /// What a player is sure of is so in each game alone, where nothing is lost, and in each sum of three.
    #[test]
    fn what_is_sure_is_so() {
        let mut store = Store::default();
        let mut guarantees = Guarantees::new(&Control::new());
        let games = GAMES.map(|text| store.read(text).expect("a game"));
        for player in Player::BOTH {
            let mut of =
                |store: &mut Store, game| guarantees.of(store, game, player).unwrap().unwrap();
            for a in &games {
                for b in &games {
                    for c in &games {
                        let parts = [*a, *b, *c];
                        let mut sum = store.zero();
                        let mut sure = Guarantee::NOTHING;
                        for part in parts {
                            sum = store.sum(sum, part).unwrap();
                            sure = sure.and(&of(&mut store, part));
                        }
                        let outcome = store.outcome(sum).unwrap();
                        let wins =
                            [!outcome.wins_first(player.opponent()), outcome.wins_first(player)];
                        for (is_first, wins) in [false, true].into_iter().zip(wins) {
                            assert!(
                                wins || !sure.wins(is_first),
                                "{player:?} {is_first} {parts:?}"
                            );
                            let alone = of(&mut store, sum);
                            assert_eq!(
                                alone.wins(is_first),
                                wins,
                                "{player:?} {is_first} {parts:?}"
                            );
                        }
                    }
                }
            }
        }
    }
}
