//! Ordinal sums of stoppers, and what stands on a base.

use super::node::Stopper;
use super::sides::Sides;
use super::store::Stoppers;
use super::values::Target;
use crate::short::Store;
use crate::{Player, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashMap;

impl Stoppers {
    /// G : H = {Gᴸ, G : Hᴸ | Gᴿ, G : Hᴿ}.
    ///
    /// Cost: that of settling a graph of as many vertices as H has followers.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn ordinal_sum(
        &mut self,
        store: &mut Store,
        g: Stopper,
        h: Stopper,
    ) -> Result<Sides, Stop> {
        let base = [self.options(store, g, Player::Left)?, self.options(store, g, Player::Right)?];
        self.over_followers(store, h, |_, player, followed| {
            let of_base =
                base[player.index()].iter().map(|&it| Target::Value(Sides::of_stopper(it)));
            of_base.chain(followed).collect()
        })
    }

    /// The H with G = base : H that one finds when the options of the base are left out; `None` if that is none.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn subordinate(
        &mut self,
        store: &mut Store,
        g: Stopper,
        base: Stopper,
    ) -> Result<Option<Stopper>, Stop> {
        let out =
            [self.options(store, base, Player::Left)?, self.options(store, base, Player::Right)?];
        let top = self.over_followers(store, g, |options, player, followed| {
            let is_in = |option: &Stopper| !out[player.index()].contains(option);
            followed
                .zip(options)
                .filter(|(_, option)| is_in(option))
                .map(|(target, _)| target)
                .collect()
        })?;
        let Some(top) = top.stopper() else { return Ok(None) };
        let again = self.ordinal_sum(store, base, top)?;
        Ok((again.stopper() == Some(g)).then_some(top))
    }

    /// G to the x, G : H where x = 1 : H; `None` if x is no such ordinal sum. Of ↑ and n it is `^[n]`.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn power_to(
        &mut self,
        store: &mut Store,
        g: Stopper,
        x: Stopper,
    ) -> Result<Option<Sides>, Stop> {
        let one = store.integer(1)?;
        match self.subordinate(store, x, one.into())? {
            Some(top) => self.ordinal_sum(store, g, top).map(Some),
            None => Ok(None),
        }
    }

    /// The x-th power of a game {0 | H}: {0 | H − G to the x − 1}; `None` if G or x is none for that. Of ↑ and n it is ↑ⁿ.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn power(
        &mut self,
        store: &mut Store,
        g: Stopper,
        x: Stopper,
    ) -> Result<Option<Sides>, Stop> {
        let zero = Stopper::from(Store::ZERO);
        let lefts = self.options(store, g, Player::Left)?;
        let rights = self.options(store, g, Player::Right)?;
        let (&[left], &[h]) = (&*lefts, &*rights) else { return Ok(None) };
        let minus_one = store.integer(-1)?;
        let below = self.sum(store, x, minus_one.into())?.stopper();
        let Some(below) = below.filter(|_| left == zero) else { return Ok(None) };
        let Some(power) = self.power_to(store, g, below)? else { return Ok(None) };
        let negative = self.negative_sides(store, &power)?;
        let reply = self.sum_of_sides(store, &negative, &Sides::of_stopper(h))?;
        let zero = Target::Value(Sides::of_stopper(zero));
        self.specified(store, &[[vec![zero], vec![Target::Value(reply)]]]).map(Some)
    }

    /// The value of a graph with a vertex for each follower of h, with such options as `with` makes of the follower's own
    /// and of the vertices for these.
    fn over_followers(
        &mut self,
        store: &mut Store,
        h: Stopper,
        with: impl Fn(&[Stopper], Player, &mut dyn Iterator<Item = Target>) -> Vec<Target>,
    ) -> Result<Sides, Stop> {
        let followers = self.followers(store, h)?;
        let places: HashMap<Stopper, usize, FixedState> =
            followers.iter().enumerate().map(|(i, &follower)| (follower, i)).collect();
        let mut vertices = Vec::with_capacity(followers.len());
        for follower in followers {
            let mut sides = [Vec::new(), Vec::new()];
            for player in Player::BOTH {
                let options = self.options(store, follower, player)?;
                let mut targets = options
                    .iter()
                    .filter_map(|option| places.get(option).map(|&i| Target::Vertex(i)));
                sides[player.index()] = with(&options, player, &mut targets);
            }
            vertices.push(sides);
        }
        self.specified(store, &vertices)
    }
}
