//! Universes of misère play that a set of ends determines.
//!
//! Take some *dead ends*: games in which one player never has a move after any moves of the other one. The least universe with
//! them has their followers, conjugates, sums, and what dicotic closure adds. Each of its ends is a sum of followers of the
//! given ends and of their conjugates: dicotic closure adds games in which both players have options, a sum is an end for a
//! player only if all its parts are, and a follower of a dead end is one. So which form is in it can be decided, and
//! which is strong, too: games are compared as in `compare.rs` (Siegel, *On the general dead-ending universe of partizan games*,
//! arXiv 2312.16259, for universes with computable ends).

use super::end_set::EndSet;
use super::{EndsId, Forms, Id, Universe};
use crate::memo::Memo;
use crate::stack::{deeper, with_stack};
use crate::{Play, Player, Stop};

impl Forms {
    /// The least universe of misère play that has these ends in it. With none, or only 0, it is the universe of dicot games. Sets of ends
    /// with the same least universe give the same one.
    ///
    /// ```
    /// # use tweedle_engine::{Control, universe::{Forms, Universe}};
    /// let mut forms = Forms::new(&Control::new());
    /// let end = forms.read("{|0}").unwrap();
    /// let universe = forms.universe_of_ends(&[end])?;
    /// // Two moves of Left's at an end are in it, and one that may be left out is not.
    /// let two = forms.read("{{0|}|}").unwrap();
    /// let murder = forms.read("{0,{0|}|}").unwrap();
    /// assert!(forms.outside(universe, two)?.is_none());
    /// assert!(forms.outside(universe, murder)?.is_some());
    /// assert!(forms.outside(Universe::DeadEnding, murder)?.is_none());
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// Cost: for each end a look at each pair of an end that is no sum and a smaller end, and a sum where their heights add up to
    /// that of the end.
    ///
    /// # Errors
    /// [`Stop::NotPossible`] if one of the forms is no dead end, or has a tombstone.
    ///
    /// # Panics
    /// If one is no form of this store.
    pub fn universe_of_ends(&mut self, ends: &[Id]) -> Result<Universe, Stop> {
        self.check_unscored(ends)?;
        let mut of_left = Vec::new();
        for &end in ends {
            let (player, followers) = self.dead_end(end)?;
            for follower in followers {
                if self.height(follower) > 0 {
                    of_left.push(match player {
                        Player::Left => follower,
                        Player::Right => self.conjugate(follower)?,
                    });
                }
            }
        }
        of_left.sort_unstable();
        of_left.dedup();
        let atoms = self.atoms(&of_left)?;
        if atoms.is_empty() {
            // All ends are 0.
            return Ok(Universe::Dicot);
        }
        let given = self.last(&atoms)?;
        if let Some(known) = self.ends.iter().position(|set| *set.given == *given) {
            return Ok(Universe::Ends(EndsId(known as u32)));
        }
        let mut moves: Memo<Id, u32> = Memo::new(self.handle());
        for &end in &of_left {
            let options = self.options(end, Player::Right).iter();
            // Options have smaller ids, or are 0.
            let least = options.map(|option| moves.get(option).copied().unwrap_or(0)).min();
            moves.set(end, least.unwrap_or(0) + 1)?;
        }
        let mut sides = [Vec::new(), Vec::new()];
        for &atom in &atoms {
            let least = moves.get(&atom).copied().unwrap_or(1);
            sides[Player::Left.index()].push((atom, least));
            sides[Player::Right.index()].push((self.conjugate(atom)?, least));
        }
        let number = self.ends.len() as u32;
        self.held.take(64 + (given.len() + 2 * atoms.len()) * size_of::<(Id, u32)>())?;
        self.ends.push(EndSet { given: given.into(), of: sides.map(Into::into) });
        Ok(Universe::Ends(EndsId(number)))
    }

    /// The player who never has a move in a form, and the followers of the form.
    ///
    /// # Errors
    /// [`Stop::NotPossible`] if the form is no dead end, or has a tombstone.
    pub(super) fn dead_end(&self, end: Id) -> Result<(Player, Vec<Id>), Stop> {
        let followers = self.followers(end)?;
        let is_end_of = |player: Player| {
            followers.iter().all(|&it| {
                self.options(it, player).is_empty() && !self.has_tombstone(it, player.opponent())
            })
        };
        match Player::BOTH.into_iter().find(|&player| is_end_of(player)) {
            Some(player) => Ok((player, followers)),
            None => Err(Stop::NotPossible(
                "A universe is determined by dead ends: forms in which one player never has a move.".to_owned(),
            )),
        }
    }

    /// Those of some dead ends of Left, with all followers but 0, sorted, that are no sum of two others.
    ///
    /// The heights of a sum add up, so that each of the ends is a sum of these, and they are the only ones that all sums of ends have to be made
    /// of.
    fn atoms(&self, of_left: &[Id]) -> Result<Vec<Id>, Stop> {
        let mut sums: Memo<(Id, Id), Option<Id>> = Memo::new(self.handle());
        let mut atoms: Vec<Id> = Vec::new();
        for (place, &end) in of_left.iter().enumerate() {
            self.handle().check()?;
            let mut is_sum = false;
            // If it is a sum, play in one part leads to the other one, so that both are followers of it.
            'parts: for &atom in &atoms {
                for &other in &of_left[..place] {
                    if self.height(atom) + self.height(other) == self.height(end)
                        && self.known_sum(Player::Left, atom, other, &mut sums)? == Some(end)
                    {
                        is_sum = true;
                        break 'parts;
                    }
                }
            }
            if !is_sum {
                atoms.push(end);
            }
        }
        Ok(atoms)
    }

    /// Those of some forms, sorted, that are no followers of others.
    fn last(&self, forms: &[Id]) -> Result<Vec<Id>, Stop> {
        let mut followers: Memo<Id, ()> = Memo::new(self.handle());
        let mut last = Vec::new();
        // Followers have smaller ids.
        for &form in forms.iter().rev() {
            if followers.get(&form).is_none() {
                last.push(form);
                for follower in self.followers(form)? {
                    followers.set(follower, ())?;
                }
            }
        }
        last.reverse();
        Ok(last)
    }

    /// The ends that determine a universe; empty for others. Universes that have the same ends have the same ones here, whatever ends
    /// were given: ends of Left, none of which is 0, a sum of ends or a follower of another one.
    ///
    /// # Panics
    /// If the universe is of another store.
    pub fn ends_of(&self, universe: Universe) -> &[Id] {
        match universe {
            Universe::Ends(EndsId(number)) => &self.ends[number as usize].given,
            _ => &[],
        }
    }

    /// The ends of a player but 0, of which all of his ends in the universe are sums.
    pub(super) fn ends_of_player(
        &self,
        ends: EndsId,
        player: Player,
    ) -> impl Iterator<Item = Id> + '_ {
        self.ends[ends.0 as usize].of[player.index()].iter().map(|&(end, _)| end)
    }

    /// An end of the player in the universe beside which he, moving first, loses the form; `None` if it is strong for him.
    ///
    /// All his moves are in the form, so that he makes fewer than h + 1 of them if its height is h, and wins when he has
    /// none left. The opponent wins only where he cannot move in the form and nothing is left of the end, after h − 1 moves
    /// at most. So only ends matter that he can bring to 0 in h − 1 moves, and of these there are finitely many.
    ///
    /// Cost: a game for each of these sums of ends.
    pub(super) fn beaten_by_end(
        &mut self,
        ends: EndsId,
        player: Player,
        g: Id,
    ) -> Result<Option<Id>, Stop> {
        if let Some(&known) = self.known.beaten.get(&(ends, player, g)) {
            return Ok(known);
        }
        let zero = self.zero()?;
        let least = self.height(g).saturating_sub(1);
        let found = self.first_beating(ends, player, g, 0, zero, least)?;
        self.known.beaten.set((ends, player, g), found)?;
        Ok(found)
    }

    /// The first sum of `sum` and of ends from a place on beside which the player loses.
    fn first_beating(
        &mut self,
        ends: EndsId,
        player: Player,
        g: Id,
        from: usize,
        sum: Id,
        left: u32,
    ) -> Result<Option<Id>, Stop> {
        if !self.wins_beside(Play::Misere, player, g, sum)? {
            return Ok(Some(sum));
        }
        let count = self.ends[ends.0 as usize].of[player.index()].len();
        for place in from..count {
            let (end, moves) = self.ends[ends.0 as usize].of[player.index()][place];
            let Some(left) = left.checked_sub(moves) else { continue };
            let next = self.sum(sum, end)?;
            let found =
                deeper(self, |forms| forms.first_beating(ends, player, g, place, next, left))?;
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// All ends of the universe up to a height, of either player, each once.
    pub(super) fn ends_by_height(&mut self, ends: EndsId, height: u32) -> Result<Vec<Id>, Stop> {
        let mut found: Memo<Id, ()> = Memo::new(self.handle());
        let mut list = Vec::new();
        for player in Player::BOTH {
            // Sums, each with the place of the first end that may be added.
            let mut open = vec![(self.zero()?, 0)];
            while let Some((sum, from)) = open.pop() {
                self.check_control()?;
                if found.get(&sum).is_none() {
                    found.set(sum, ())?;
                    list.push(sum);
                }
                for place in from..self.ends[ends.0 as usize].of[player.index()].len() {
                    let (end, _) = self.ends[ends.0 as usize].of[player.index()][place];
                    if self.height(sum) + self.height(end) <= height {
                        open.push((self.sum(sum, end)?, place));
                    }
                }
            }
        }
        Ok(list)
    }

    /// The sums of ends of a player in the universe, up to a height, as far as the store has them. It has all that
    /// are followers of one of its forms, and with a sum its parts.
    pub(super) fn sums_of_ends(
        &self,
        ends: EndsId,
        player: Player,
        height: u32,
    ) -> Result<Memo<Id, ()>, Stop> {
        let mut found = Memo::new(self.handle());
        let mut sums: Memo<(Id, Id), Option<Id>> = Memo::new(self.handle());
        let Some(zero) = self.known_form([&[], &[]]) else { return Ok(found) };
        let mut open = vec![zero];
        while let Some(sum) = open.pop() {
            self.check_control()?;
            if found.get(&sum).is_some() {
                continue;
            }
            found.set(sum, ())?;
            for &(end, _) in &self.ends[ends.0 as usize].of[player.index()] {
                if self.height(sum) + self.height(end) <= height {
                    open.extend(self.known_sum(player, sum, end, &mut sums)?);
                }
            }
        }
        Ok(found)
    }

    /// The sum of two dead ends of a player, if the store has it.
    fn known_sum(
        &self,
        player: Player,
        g: Id,
        h: Id,
        sums: &mut Memo<(Id, Id), Option<Id>>,
    ) -> Result<Option<Id>, Stop> {
        let key = (g.min(h), g.max(h));
        if let Some(&known) = sums.get(&key) {
            return Ok(known);
        }
        self.check_control()?;
        let opponent = player.opponent();
        let mut list = Vec::new();
        let mut is_known = true;
        for (moved, other) in [(g, h), (h, g)] {
            for &option in self.options(moved, opponent) {
                // As deep as the heights of both, which are small where they are tried.
                match with_stack(|| self.known_sum(player, option, other, sums))? {
                    Some(sum) => list.push(sum),
                    None => is_known = false,
                }
            }
        }
        list.sort_unstable();
        list.dedup();
        let sides = if opponent == Player::Left { [&list[..], &[]] } else { [&[], &list[..]] };
        let sum = if is_known { self.known_form(sides) } else { None };
        sums.set(key, sum)?;
        Ok(sum)
    }
}
