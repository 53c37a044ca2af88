//! Simplest forms: what all equal games have in common.

use super::id::Mark;
use super::{Forms, Id, Universe};
use crate::stack::deeper;
use crate::{Player, Stop};

/// The sides of a form that is being changed.
#[derive(Clone)]
pub(super) struct Sides {
    pub(super) lists: [Vec<Id>; 2],
    pub(super) marks: [Option<Mark>; 2],
}

impl Forms {
    /// The simplest form: of games that are equal modulo the universe, all have the same.
    ///
    /// Options come first. Then, until nothing changes,
    /// - *dominated* options are dropped, for which there is another one at least as good for the player;
    /// - a *reversible* option, to which the opponent has a reply that is no worse for him than the form itself, is
    ///   replaced by the player's options after that reply, and his tombstone there; in misère play by a tombstone if he is
    ///   without options after it, and in normal play by nothing;
    /// - a tombstone is erased if the side is strong without it;
    /// - in scoring games ends replace options that reverse to them, as `reduce.rs` says.
    ///
    /// (Siegel, arXiv 2312.16259; Larsson, Neto, Nowakowski and Santos, arXiv 1505.07905.)
    ///
    /// ```
    /// # use tweedle_engine::{Control, universe::{Forms, Universe}};
    /// let mut forms = Forms::new(&Control::new());
    /// let dicot = forms.read("{0,{{0|0}|0}|{0|0}}").unwrap();
    /// let simplest = forms.simplest(Universe::Dicot, dicot)?;
    /// assert_eq!(forms.text(simplest)?, "{#,0|{0|0}}");
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// As [`Forms::ge`].
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn simplest(&mut self, universe: Universe, g: Id) -> Result<Id, Stop> {
        self.check_sort(universe, &[g])?;
        self.simplify(universe, g)
    }

    fn simplify(&mut self, universe: Universe, g: Id) -> Result<Id, Stop> {
        if let Some(&known) = self.known.simplest.get(&(universe, g)) {
            return Ok(known);
        }
        self.check_control()?;
        let mut lists = [Vec::new(), Vec::new()];
        for player in Player::BOTH {
            lists[player.index()] = deeper(self, |forms| {
                let options = forms.options_copied(g, player);
                options.into_iter().map(|option| forms.simplify(universe, option)).collect()
            })
            .map_err(|stop: Stop| stop)?;
        }
        let marks = Player::BOTH.map(|player| match self.mark(g, player) {
            Some(Mark::Tombstone) if universe == Universe::Normal => None,
            mark => mark,
        });
        let mut simple = self.intern(lists, marks)?;
        loop {
            self.check_control()?;
            let next = self.step(universe, simple)?;
            if next == simple {
                break;
            }
            simple = next;
        }
        self.known.simplest.set((universe, simple), simple)?;
        self.known.simplest.set((universe, g), simple)?;
        Ok(simple)
    }

    /// An equal form that is simpler, or the same if there is none.
    fn step(&mut self, universe: Universe, g: Id) -> Result<Id, Stop> {
        let next = self.without_dominated(universe, g)?;
        if next != g {
            return Ok(next);
        }
        for player in Player::BOTH {
            for place in 0..self.options(g, player).len() {
                if let Some(next) = self.bypassed(universe, player, g, place)? {
                    return Ok(next);
                }
            }
        }
        if universe == Universe::Scoring {
            return self.with_simpler_ends(g);
        }
        for player in Player::BOTH {
            if self.has_tombstone(g, player) {
                let mut sides = self.sides(g);
                sides.marks[player.index()] = None;
                let without = self.intern(sides.lists, sides.marks)?;
                if self.strong(universe, player, without)? {
                    return Ok(without);
                }
            }
        }
        Ok(g)
    }

    pub(super) fn sides(&self, g: Id) -> Sides {
        Sides {
            lists: Player::BOTH.map(|player| self.options(g, player).to_vec()),
            marks: Player::BOTH.map(|player| self.mark(g, player)),
        }
    }

    fn without_dominated(&mut self, universe: Universe, g: Id) -> Result<Id, Stop> {
        let mut sides = self.sides(g);
        for player in Player::BOTH {
            let list = &mut sides.lists[player.index()];
            let mut place = 0;
            while place < list.len() {
                let mut is_dominated = false;
                for other in (0..list.len()).filter(|&other| other != place) {
                    if self.at_least(universe, player, list[other], list[place])? {
                        is_dominated = true;
                        break;
                    }
                }
                if is_dominated {
                    list.remove(place);
                } else {
                    place += 1;
                }
            }
        }
        self.intern(sides.lists, sides.marks)
    }

    /// True for the replies to an option that reverse it: those that are no better for the player than the form.
    pub(super) fn reverses(
        &mut self,
        universe: Universe,
        player: Player,
        g: Id,
        reply: Id,
    ) -> Result<bool, Stop> {
        self.at_least(universe, player, g, reply)
    }

    /// The form in which the option at this place is replaced by what it reverses to; `None` if it is not reversible,
    /// or in a scoring game reverses only to ends.
    fn bypassed(
        &mut self,
        universe: Universe,
        player: Player,
        g: Id,
        place: usize,
    ) -> Result<Option<Id>, Stop> {
        let option = self.options(g, player)[place];
        for reply in self.options_copied(option, player.opponent()) {
            let is_at_end = self.options(reply, player).is_empty();
            if is_at_end && universe == Universe::Scoring
                || !self.reverses(universe, player, g, reply)?
            {
                continue;
            }
            let mut sides = self.sides(g);
            let list = &mut sides.lists[player.index()];
            list.remove(place);
            list.extend(self.options(reply, player));
            let is_marked = is_at_end || self.has_tombstone(reply, player);
            if is_marked && universe != Universe::Normal {
                sides.marks[player.index()] = Some(Mark::Tombstone);
            }
            return self.intern(sides.lists, sides.marks).map(Some);
        }
        Ok(None)
    }

    /// The inverse modulo the universe, if there is one: a form whose sum with this one is equal to 0. It is the conjugate
    /// in each universe of misère play (Davies and Yadav, *Invertibility in the misère multiverse*, arXiv 2410.06924), and of scoring
    /// games (arXiv 1505.07905).
    ///
    /// # Errors
    /// As [`Forms::ge`].
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn inverse(&mut self, universe: Universe, g: Id) -> Result<Option<Id>, Stop> {
        self.check_sort(universe, &[g])?;
        let conjugate = self.conjugate(g)?;
        let sum = self.sum(g, conjugate)?;
        let nothing = match universe {
            Universe::Scoring => self.score(&0.into())?,
            _ => self.zero()?,
        };
        Ok(self.equal(universe, sum, nothing)?.then_some(conjugate))
    }
}
