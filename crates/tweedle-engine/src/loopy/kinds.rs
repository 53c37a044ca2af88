//! Kinds of loopy games, and how loopy they are.

use super::graph::Graph;
use super::node::{Node, Stopper};
use super::sides::{Side, Sides};
use super::stops::Pseudonumber;
use super::store::Stoppers;
use crate::short::{Id, Store};
use crate::{LoopyOutcome, Player, Stop};

impl Stoppers {
    /// The outcome, which may be a draw.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn outcome(&mut self, store: &mut Store, g: &Sides) -> Result<LoopyOutcome, Stop> {
        // A player wins if he does even where endless play counts for the other, and loses if he does even where
        // it counts for himself.
        let mut winners = [None; 2];
        for first in Player::BOTH {
            for player in Player::BOTH {
                // `player`'s opponent is content with endless play: does he survive?
                let other = player.opponent();
                let side = g.of(other);
                let survives = self.survives_alone(store, side, other, first)?;
                if !survives {
                    winners[first.index()] = Some(player);
                }
            }
        }
        Ok(LoopyOutcome::from_winners(winners[0], winners[1]))
    }

    /// True if `player`, for whom endless play counts, survives g if `first` moves first.
    fn survives_alone(
        &mut self,
        store: &mut Store,
        g: &Side,
        player: Player,
        first: Player,
    ) -> Result<bool, Stop> {
        let mut graph = Graph::new();
        let g = graph.include(g, &mut Vec::new());
        let zero = Node::from(Stopper::from(Store::ZERO));
        let mut marking = super::marking::Marking::new(self, store, graph, Some(player));
        // For Left it is g − 0, and for Right 0 − g, with the players in each other's places.
        match player {
            Player::Left => marking.survives(g, zero, first),
            Player::Right => marking.survives(zero, g, first.opponent()),
        }
    }

    /// True if all cycles are passes: moves from a position to itself.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn is_plumtree(&mut self, store: &mut Store, g: Stopper) -> Result<bool, Stop> {
        let followers = self.followers(store, g)?;
        Ok(followers.iter().all(|&follower| self.component(follower).count() <= 1))
    }

    /// The *degree of loopiness*: the upsum of g and −g, 0 exactly for short games, among others.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn degree(&mut self, store: &mut Store, g: Stopper) -> Result<Side, Stop> {
        let negative = self.negative(store, g)?;
        Ok(self.sum(store, g, negative)?.onside)
    }

    /// True if the upsum of g and g is g.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn is_idempotent(&mut self, store: &mut Store, g: Stopper) -> Result<bool, Stop> {
        Ok(self.sum(store, g, g)?.stopper() == Some(g))
    }

    /// The *variety* on one side, beside an idempotent degree: for Left g upsum (−g downsum −degree), for Right
    /// g downsum (−g upsum degree). `None` if one of these sums is no stopper.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn variety(
        &mut self,
        store: &mut Store,
        g: Stopper,
        degree: Stopper,
        player: Player,
    ) -> Result<Option<Stopper>, Stop> {
        let negative = self.negative(store, g)?;
        let degree = match player {
            Player::Left => self.negative(store, degree)?,
            Player::Right => degree,
        };
        let inner = self.sum(store, negative, degree)?;
        let Some(inner) = inner.of(player.opponent()).stopper() else { return Ok(None) };
        Ok(self.sum(store, g, inner)?.of(player).stopper())
    }

    /// True if both varieties beside the degree are the same. It was conjectured that all stoppers are such, and
    /// I. Grenville found one in 2022 that is not.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn is_stable(&mut self, store: &mut Store, g: Stopper) -> Result<bool, Stop> {
        let Some(degree) = self.degree(store, g)?.stopper() else { return Ok(false) };
        let [up, down] = Player::BOTH.map(|player| self.variety(store, g, degree, player));
        let (up, down) = (up?, down?);
        Ok(up.is_some() && up == down)
    }

    /// True if all stops of a stopper are the number 0.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn is_infinitesimal(&mut self, store: &mut Store, g: Stopper) -> Result<bool, Stop> {
        Ok(self.common_strong_stop(store, g)? == Some(Store::ZERO.into()))
    }

    /// True if a stopper is a number plus an infinitesimal.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn is_numberish(&mut self, store: &mut Store, g: Stopper) -> Result<bool, Stop> {
        let stop = self.common_strong_stop(store, g)?;
        let stop = stop.and_then(|stop| self.as_pseudonumber(store, stop));
        Ok(matches!(stop, Some(Pseudonumber::Near(..))))
    }

    fn common_strong_stop(
        &mut self,
        store: &mut Store,
        g: Stopper,
    ) -> Result<Option<Stopper>, Stop> {
        let [left, right] = Player::BOTH.map(|player| self.strong_stop(store, g, player));
        let (left, right) = (left?, right?);
        Ok((left == right).then_some(left))
    }

    /// True if a stopper is a number plus a tiny or a miny: {x || x | h} where play in h stops below x, or
    /// {h | x || x} where it stops above.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn is_number_tiny(&mut self, store: &mut Store, g: Stopper) -> Result<bool, Stop> {
        for favours in Player::BOTH {
            if self.threat_of_tiny(store, g, favours)?.is_some() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// x and h if g is {x || x | h}, for Left, and play in h stops below the number x; with the sides exchanged for
    /// Right.
    pub(super) fn threat_of_tiny(
        &mut self,
        store: &mut Store,
        g: Stopper,
        favours: Player,
    ) -> Result<Option<(Stopper, Stopper)>, Stop> {
        let opponent = favours.opponent();
        let [own, replies] = [favours, opponent].map(|player| self.options(store, g, player));
        let (own, replies) = (own?, replies?);
        let (&[x], &[reply]) = (&*own, &*replies) else { return Ok(None) };
        let Some(number) = x.short().and_then(|id| store.as_number(id)) else { return Ok(None) };
        if self.options(store, reply, favours)? != [x] {
            return Ok(None);
        }
        let threats = self.options(store, reply, opponent)?;
        let &[threat] = &*threats else { return Ok(None) };
        // The threat is one if its stops are beyond the number.
        let here = Pseudonumber::Near(number, None);
        for player in Player::BOTH {
            let stop = self.stop(store, threat, player)?;
            let stop = self.as_pseudonumber(store, stop);
            let beyond = stop.is_some_and(|stop| match favours {
                Player::Left => stop < here,
                Player::Right => stop > here,
            });
            if !beyond {
                return Ok(None);
            }
        }
        Ok(Some((x, threat)))
    }

    /// The canonical stopper with some options.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn game(&mut self, store: &mut Store, options: [&[Stopper]; 2]) -> Result<Stopper, Stop> {
        let mut graph = Graph::new();
        let vertex = graph.add_vertex();
        for player in Player::BOTH {
            for &option in options[player.index()] {
                graph.add_option(vertex, player, option);
            }
        }
        let values = self.values(store, &graph)?;
        // A game whose options are stoppers is one.
        Ok(values[vertex].stopper().unwrap_or(Store::ZERO.into()))
    }

    /// {x | pass} for Left, {pass | x} for Right: of a number x it is x + over, or x + under.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn beside(&mut self, store: &mut Store, x: Id, player: Player) -> Result<Stopper, Stop> {
        let mut graph = Graph::new();
        let vertex = graph.add_vertex();
        graph.add_option(vertex, player, x);
        graph.add_edge(vertex, player.opponent(), vertex);
        Ok(self.values(store, &graph)?[vertex].stopper().unwrap_or(x.into()))
    }
}
