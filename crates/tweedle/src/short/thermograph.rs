//! Thermographs: how the stops of a game change as moves are taxed.

use super::id::Id;
use super::store::Store;
use crate::number::Dyadic;
use crate::stack::deeper;
use crate::{Player, Stop};
use std::sync::Arc;

/// A thermograph from temperature 0 upwards: both walls up to the mast.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thermograph {
    /// The Left and the Right wall.
    walls: [Wall; 2],
    /// The temperature at which the walls meet; 0 if they never part above 0.
    temperature: Dyadic,
    /// Where they meet.
    mean: Dyadic,
}

/// A piecewise linear function of the temperature t ≥ 0, by its corners (t, value) in the order of t,
/// the first at t = 0; constant beyond the last.
type Wall = Vec<(Dyadic, Dyadic)>;

impl Thermograph {
    /// The wall of the player who moves first, as corners (temperature, value) in the order of the
    /// temperature, the first at temperature 0; straight between corners, and constant above the
    /// last, where the mast is.
    ///
    /// ```
    /// # use tweedle::{Player, short::Store};
    /// let mut store = Store::default();
    /// let g = store.read("{4||2|0}")?;
    /// let thermograph = store.thermograph(g)?;
    /// let wall = |player| format!("{:?}", thermograph.wall(player));
    /// assert_eq!(wall(Player::Left), "[(0, 4), (3/2, 5/2)]");
    /// assert_eq!(wall(Player::Right), "[(0, 2), (1, 2), (3/2, 5/2)]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn wall(&self, player: Player) -> &[(Dyadic, Dyadic)] {
        &self.walls[player.index()]
    }

    /// Where the wall of the player who moves first is at a temperature; at one below 0 as at 0.
    ///
    /// ```
    /// # use tweedle::{Player, number::Dyadic, short::Store};
    /// let mut store = Store::default();
    /// let g = store.read("{4||2|0}")?;
    /// let thermograph = store.thermograph(g)?;
    /// let wall_at = |t: i64| thermograph.wall_at(Player::Left, &Dyadic::from(t)).to_string();
    /// assert_eq!([0, 1, 2].map(wall_at), ["4", "3", "5/2"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn wall_at(&self, player: Player, t: &Dyadic) -> Dyadic {
        at(&self.walls[player.index()], &t.clone().max(Dyadic::ZERO))
    }

    /// The temperature at which the walls meet; 0 if they do not part above it.
    pub fn temperature(&self) -> &Dyadic {
        &self.temperature
    }

    /// The value at which they meet.
    pub fn mean(&self) -> &Dyadic {
        &self.mean
    }
}

impl Store {
    /// The thermograph from temperature 0 upwards (*Winning Ways*, ch. 6).
    ///
    /// The Left wall is the best that Left can do moving first when every move costs t, the Right
    /// wall likewise, up to the temperature where they meet; from there on both are the mast.
    /// Cost: one thermograph for each follower, remembered.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn thermograph(&mut self, g: Id) -> Result<Arc<Thermograph>, Stop> {
        if let Some(value) = self.as_number_up_star(g) {
            let mast = vec![(Dyadic::ZERO, value.number.clone())];
            return Ok(Arc::new(Thermograph {
                walls: [mast.clone(), mast],
                temperature: Dyadic::ZERO,
                mean: value.number,
            }));
        }
        if let Some(known) = self.thermographs.get(&g) {
            return Ok(known.clone());
        }
        self.control.check()?;
        let thermograph = Arc::new(deeper(self, |store| store.thermograph_by_options(g))?);
        let corners = thermograph.walls.iter().map(Vec::len).sum::<usize>();
        let bytes = size_of::<Thermograph>() + corners * size_of::<(Dyadic, Dyadic)>();
        self.take_invariant(bytes + 2 * size_of::<(Id, Arc<Thermograph>)>())?;
        self.thermographs.insert(g, thermograph.clone());
        Ok(thermograph)
    }

    fn thermograph_by_options(&mut self, g: Id) -> Result<Thermograph, Stop> {
        let mut scaffolds = [Wall::new(), Wall::new()];
        for player in Player::BOTH {
            for option in self.options(g, player)? {
                let wall =
                    taxed(&self.thermograph(option)?.walls[player.opponent().index()], player);
                let so_far = &mut scaffolds[player.index()];
                *so_far = if so_far.is_empty() { wall } else { better(so_far, &wall, player) };
            }
        }
        // A game that is no number has options on both sides.
        let [left, right] = scaffolds;
        Ok(until_they_meet(&left, &right))
    }

    /// The mean value: what n copies of the game are worth, divided by n, as n grows.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn mean(&mut self, g: Id) -> Result<Dyadic, Stop> {
        Ok(self.thermograph(g)?.mean.clone())
    }

    /// The temperature: where the walls of the thermograph meet; for a number m/2^k in lowest
    /// terms, by convention, -1/2^k (Siegel, *CGT*, ch. II).
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn temperature(&mut self, g: Id) -> Result<Dyadic, Stop> {
        match self.as_number(g) {
            Some(number) => Ok(Dyadic::new((-1).into(), number.exponent())),
            None => Ok(self.thermograph(g)?.temperature.clone()),
        }
    }
}

/// The value of a wall at temperature t.
fn at(wall: &Wall, t: &Dyadic) -> Dyadic {
    let above = wall.partition_point(|(corner, _)| corner <= t);
    // The first corner is at 0, and t ≥ 0.
    let (from, value) = &wall[above.max(1) - 1];
    let Some((to, next)) = wall.get(above) else { return value.clone() };
    // Slopes are -1, 0 and 1.
    let step = t.clone() - from.clone();
    match value.cmp(next) {
        std::cmp::Ordering::Equal => value.clone(),
        std::cmp::Ordering::Less => {
            debug_assert!(next.clone() - value.clone() == to.clone() - from.clone());
            value + &step
        }
        std::cmp::Ordering::Greater => value.clone() - step,
    }
}

/// A temperature above all corners of both walls.
fn beyond(one: &Wall, other: &Wall) -> Dyadic {
    let last = |wall: &Wall| wall.last().map_or(Dyadic::ZERO, |(t, _)| t.clone());
    last(one).max(last(other)) + Dyadic::from(1)
}

/// The scaffold that an option's wall gives when `player` has paid t for the move: t less for Left,
/// t more for Right. The mast, then, is slanted; it is given as a corner far up, which
/// [`until_they_meet`] cuts off.
fn taxed(wall: &Wall, player: Player) -> Wall {
    let tax = |t: &Dyadic| if player == Player::Left { -t.clone() } else { t.clone() };
    wall.iter().map(|(t, value)| (t.clone(), value + &tax(t))).collect()
}

/// A slanted end: the value of a taxed wall at any t, its slope beyond the last corner being the
/// tax's.
fn at_taxed(wall: &Wall, t: &Dyadic, player: Player) -> Dyadic {
    match wall.last() {
        Some((last, value)) if t > last => {
            let step = t.clone() - last.clone();
            if player == Player::Left { value.clone() - step } else { value + &step }
        }
        _ => at(wall, t),
    }
}

/// The pointwise better of two taxed walls for `player`.
fn better(one: &Wall, other: &Wall, player: Player) -> Wall {
    let mut times: Vec<Dyadic> = one.iter().chain(other).map(|(t, _)| t.clone()).collect();
    times.push(beyond(one, other));
    times.sort();
    times.dedup();
    let gap = |t: &Dyadic| at_taxed(one, t, player) - at_taxed(other, t, player);
    let mut corners = Vec::new();
    for (i, t) in times.iter().enumerate() {
        if i > 0
            && let Some(crossing) = crossing(&times[i - 1], t, &gap)
        {
            corners.push(crossing);
        }
        corners.push(t.clone());
    }
    // Beyond all corners both have the same slope, so the last one needs no corner of its own.
    corners.pop();
    let value = |t: &Dyadic| {
        let (x, y) = (at_taxed(one, t, player), at_taxed(other, t, player));
        if player == Player::Left { x.max(y) } else { x.min(y) }
    };
    let wall = corners.iter().map(|t| (t.clone(), value(t))).collect();
    simplified(wall)
}

/// Where strictly between two temperatures a function that is linear there has its zero, if it
/// changes sign. Its slope is -2, -1, 1 or 2.
fn crossing(from: &Dyadic, to: &Dyadic, gap: &impl Fn(&Dyadic) -> Dyadic) -> Option<Dyadic> {
    let (start, end) = (gap(from), gap(to));
    if start.signum() * end.signum() >= 0 {
        return None;
    }
    let size = |x: &Dyadic| if x.signum() < 0 { -x.clone() } else { x.clone() };
    let width = to.clone() - from.clone();
    let change = size(&start) + size(&end);
    let slope_two = change > width;
    let distance = size(&start);
    let step = if slope_two {
        Dyadic::new(distance.numerator(), distance.exponent() + 1)
    } else {
        distance
    };
    Some(from + &step)
}

/// Drops corners that are none.
fn simplified(wall: Wall) -> Wall {
    let mut kept: Wall = Vec::with_capacity(wall.len());
    for corner in wall {
        while let [.., before, last] = kept.as_slice() {
            let turn = |a: &(Dyadic, Dyadic), b: &(Dyadic, Dyadic)| b.1.cmp(&a.1);
            if turn(before, last) == turn(last, &corner) {
                kept.pop();
            } else {
                break;
            }
        }
        kept.push(corner);
    }
    kept
}

/// Both walls up to where they meet, and the mast above.
fn until_they_meet(left: &Wall, right: &Wall) -> Thermograph {
    let gap = |t: &Dyadic| at_taxed(left, t, Player::Left) - at_taxed(right, t, Player::Right);
    let mut times: Vec<Dyadic> = left.iter().chain(right).map(|(t, _)| t.clone()).collect();
    times.sort();
    times.dedup();
    // Beyond the last corner the walls close in at speed 2.
    if let Some(last) = times.last().cloned() {
        let rest = gap(&last);
        if rest.signum() > 0 {
            times.push(last + rest);
        }
    }
    let mut temperature = Dyadic::ZERO;
    for (i, t) in times.iter().enumerate() {
        if gap(t).signum() <= 0 {
            temperature = match i.checked_sub(1) {
                Some(before) => crossing(&times[before], t, &gap).unwrap_or_else(|| t.clone()),
                None => t.clone(),
            };
            break;
        }
    }
    let mean = at_taxed(left, &temperature, Player::Left);
    let cut = |wall: &Wall, player: Player| {
        let mut kept: Wall = wall.iter().filter(|(t, _)| *t < temperature).cloned().collect();
        kept.push((temperature.clone(), at_taxed(wall, &temperature, player)));
        simplified(kept)
    };
    let walls = [cut(left, Player::Left), cut(right, Player::Right)];
    Thermograph { walls, temperature, mean }
}
