//! Sums, negatives and multiples.

use super::canonical::Sides;
use super::id::{Id, Packed, ZERO};
use super::number_up_star::NumberUpStar;
use super::store::Store;
use crate::number::{Dyadic, Integer};
use crate::stack::deeper;
use crate::{Player, Stop};

/// The size from which on the options that a nimber adds to a sum are looked through beforehand, which takes sets for
/// pairs of followers.
const LARGE_NIMBER: u64 = 16;

impl Store {
    /// The disjunctive sum g + h.
    ///
    /// Numbers, ups and nimbers are added by arithmetic; a number is added to each option (the Number
    /// Translation Theorem, *Winning Ways* ch. 6); otherwise g + h has the options gᴸ + h and
    /// g + hᴸ. Every sum is remembered.
    ///
    /// # Errors
    /// [`Stop::Memory`], [`Stop::Cancelled`], or [`Stop::TooLarge`] for an up multiple beyond 64 bits.
    #[inline]
    pub fn sum(&mut self, g: Id, h: Id) -> Result<Id, Stop> {
        if let (Some(g), Some(h)) = (g.unpack(), h.unpack()) {
            let sum = Packed {
                fixed: g.fixed + h.fixed,
                ups: g.ups + h.ups,
                nimber: g.nimber ^ h.nimber,
            };
            if let Some(id) = sum.id() {
                return Ok(id);
            }
        }
        if g == ZERO {
            return Ok(h);
        }
        if h == ZERO {
            return Ok(g);
        }
        let (g, h) = if g < h { (g, h) } else { (h, g) };
        match self.known_sum(g, h) {
            Some(sum) => Ok(sum),
            None => self.new_sum(g, h),
        }
    }

    fn new_sum(&mut self, g: Id, h: Id) -> Result<Id, Stop> {
        self.control.check()?;
        let sum = match (self.as_number_up_star(g), self.as_number_up_star(h)) {
            (Some(g), Some(h)) => {
                let ups = g.ups.checked_add(h.ups).ok_or_else(too_many_ups)?;
                let number = g.number + h.number;
                // Arithmetic is cheaper than remembering.
                return self.number_up_star(NumberUpStar {
                    number,
                    ups,
                    nimber: g.nimber ^ h.nimber,
                });
            }
            (Some(value), None) => self.number_up_star_plus_game(&value, g, h)?,
            (None, Some(value)) => self.number_up_star_plus_game(&value, h, g)?,
            (None, None) => deeper(self, |store| store.sum_by_options(g, h))?,
        };
        self.remember_sum(g, h, sum)?;
        Ok(sum)
    }

    /// The sum of g = x + n·↑ + ∗m, given also as `value`, and a game that is not of this form.
    fn number_up_star_plus_game(
        &mut self,
        value: &NumberUpStar,
        g: Id,
        game: Id,
    ) -> Result<Id, Stop> {
        if value.is_number() {
            return deeper(self, |store| store.translate(g, game));
        }
        if value.number.is_zero() {
            if value.nimber < LARGE_NIMBER {
                return deeper(self, |store| store.sum_by_options(g, game));
            }
            if value.ups == 0 {
                return deeper(self, |store| store.nimber_plus_game(g, value.nimber, game));
            }
            // The nimber last, so that it meets a game without one.
            let ups = self.number_up_star(NumberUpStar { nimber: 0, ..value.clone() })?;
            let nimber = self.nimber(value.nimber)?;
            let sum = self.sum(ups, game)?;
            return self.sum(nimber, sum);
        }
        // The number last, so that sums with the infinitesimal part are shared between numbers.
        let infinitesimal =
            self.number_up_star(NumberUpStar { number: Dyadic::ZERO, ..value.clone() })?;
        let sum = self.sum(infinitesimal, game)?;
        self.sum(self.stop(g, Player::Left), sum)
    }

    /// x + G for a number x and a game G that is no number: x + G = {x + Gᴸ | x + Gᴿ}, which is
    /// canonical if G is.
    fn translate(&mut self, x: Id, game: Id) -> Result<Id, Stop> {
        let mut sides = Sides::default();
        let mut stops = [ZERO; 2];
        for player in Player::BOTH {
            let side = &mut sides[player.index()];
            for i in 0..self.option_count(game, player) {
                let option = self.option(game, player, i)?;
                side.push(self.sum(x, option)?);
            }
            side.sort_unstable();
            stops[player.index()] = self.sum(x, self.stop(game, player))?;
        }
        self.intern([&sides[0], &sides[1]], stops)
    }

    fn sum_by_options(&mut self, g: Id, h: Id) -> Result<Id, Stop> {
        if let Some(sum) = self.sum_of_up_sums(g, h)? {
            return Ok(sum);
        }
        if self.may_cancel(g, h) && self.negative(g)? == h {
            return Ok(ZERO);
        }
        let mut sides = Sides::default();
        let mut firsts = [0; 2];
        for player in Player::BOTH {
            let side = &mut sides[player.index()];
            for (part, rest) in [(g, h), (h, g)] {
                // The second time, as many as come of g.
                firsts[player.index()] = side.len();
                for i in 0..self.option_count(part, player) {
                    let option = self.option(part, player, i)?;
                    side.push(self.sum(option, rest)?);
                }
            }
        }
        self.canonical_sum(&mut sides, firsts)
    }

    /// True if h could be -g, judged by what is known of both.
    fn may_cancel(&self, g: Id, h: Id) -> bool {
        use Player::{Left, Right};
        let opposite = |x: Id, y: Id| match (x.unpack(), y.unpack()) {
            (Some(x), Some(y)) => x.fixed == -y.fixed,
            _ => self.as_number(x).zip(self.as_number(y)).is_some_and(|(x, y)| x == -y),
        };
        self.option_count(g, Left) == self.option_count(h, Right)
            && self.option_count(g, Right) == self.option_count(h, Left)
            && opposite(self.stop(g, Left), self.stop(h, Right))
            && opposite(self.stop(g, Right), self.stop(h, Left))
    }

    /// The negative -g: Left and Right exchanged.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    #[inline]
    pub fn negative(&mut self, g: Id) -> Result<Id, Stop> {
        let packed = g.unpack().and_then(|packed| packed.negative().id());
        packed.map_or_else(|| self.new_negative(g), Ok)
    }

    fn new_negative(&mut self, g: Id) -> Result<Id, Stop> {
        if let Some(value) = self.as_number_up_star(g) {
            let ups = value.ups.checked_neg().ok_or_else(too_many_ups)?;
            return self.number_up_star(NumberUpStar { number: -value.number, ups, ..value });
        }
        if let Some(negative) = self.known_negative(g) {
            return Ok(negative);
        }
        self.control.check()?;
        let negative = deeper(self, |store| store.negative_by_options(g))?;
        self.set_negative(g, negative);
        Ok(negative)
    }

    fn negative_by_options(&mut self, g: Id) -> Result<Id, Stop> {
        let mut sides = Sides::default();
        let mut stops = [ZERO; 2];
        for player in Player::BOTH {
            let opponent = player.opponent();
            let side = &mut sides[opponent.index()];
            for i in 0..self.option_count(g, player) {
                let option = self.option(g, player, i)?;
                side.push(self.negative(option)?);
            }
            side.sort_unstable();
            stops[opponent.index()] = self.negative(self.stop(g, player))?;
        }
        self.intern([&sides[0], &sides[1]], stops)
    }

    /// The difference g - h = g + (-h).
    ///
    /// # Errors
    /// As [`sum`](Store::sum).
    pub fn difference(&mut self, g: Id, h: Id) -> Result<Id, Stop> {
        let negative = self.negative(h)?;
        self.sum(g, negative)
    }

    /// ±g = {g|-g}, or {options|their negatives} for several.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn plus_minus(&mut self, options: &[Id]) -> Result<Id, Stop> {
        let negatives: Result<Vec<_>, _> = options.iter().map(|&g| self.negative(g)).collect();
        self.game(options, &negatives?)
    }

    /// Tiny g = {0||0|-g} for Left, miny g = {g|0||0} for Right (*Winning Ways*, ch. 5).
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn tiny(&mut self, g: Id, favours: Player) -> Result<Id, Stop> {
        let tiny = match favours {
            Player::Left => {
                let threat = self.negative(g)?;
                let reply = self.game(&[ZERO], &[threat])?;
                self.game(&[ZERO], &[reply])?
            }
            Player::Right => {
                let reply = self.game(&[g], &[ZERO])?;
                self.game(&[reply], &[ZERO])?
            }
        };
        Ok(tiny)
    }

    /// The integer multiple n·g: the sum of n copies of g, or of -n copies of -g.
    ///
    /// Cost: one multiplication where g is x + k·↑ + ∗m, else a number of sums logarithmic in n.
    ///
    /// # Errors
    /// As [`sum`](Store::sum).
    pub fn multiple(&mut self, n: &Integer, g: Id) -> Result<Id, Stop> {
        if n < &Integer::ZERO {
            let negative = self.negative(g)?;
            return self.multiple(&-n, negative);
        }
        if let Some(value) = self.as_number_up_star(g) {
            let product = Dyadic::new(value.number.numerator() * n, value.number.exponent());
            let ups = i64::try_from(n * Integer::from(value.ups)).map_err(|_| too_many_ups())?;
            let nimber = if n.bit(0) { value.nimber } else { 0 };
            return self.number_up_star(NumberUpStar { number: product, ups, nimber });
        }
        let mut sum = ZERO;
        for bit in (0..n.bit_len()).rev() {
            sum = self.sum(sum, sum)?;
            if n.bit(bit) {
                sum = self.sum(sum, g)?;
            }
        }
        Ok(sum)
    }
}

fn too_many_ups() -> Stop {
    Stop::TooLarge("An up multiple exceeds 64 bits.".to_owned())
}
