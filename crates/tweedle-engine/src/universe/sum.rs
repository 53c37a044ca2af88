//! Sums, and the exchange of the players.

use super::id::Mark;
use super::{Forms, Id};
use crate::stack::deeper;
use crate::{Player, Stop};

impl Forms {
    /// The disjunctive sum g + h, not simplified. A player is an end in it iff he is one in both; scores where he cannot
    /// move in either are added.
    ///
    /// # Errors
    /// [`Stop::NotPossible`] if one is a scoring game and the other is not.
    ///
    /// # Panics
    /// If one is no form of this store.
    pub fn sum(&mut self, g: Id, h: Id) -> Result<Id, Stop> {
        if self.is_scoring(g) != self.is_scoring(h) {
            let message = "A scoring game can be added only to a scoring game.";
            return Err(Stop::NotPossible(message.to_owned()));
        }
        self.add(g.min(h), g.max(h))
    }

    fn add(&mut self, g: Id, h: Id) -> Result<Id, Stop> {
        if let Some(&known) = self.known.sums.get(&(g, h)) {
            return Ok(known);
        }
        self.check_control()?;
        let [lefts, rights] = Player::BOTH.map(|player| {
            deeper(self, |forms| {
                let mut sums = Vec::new();
                for option in forms.options_copied(g, player) {
                    sums.push(forms.add(option.min(h), option.max(h))?);
                }
                for option in forms.options_copied(h, player) {
                    sums.push(forms.add(option.min(g), option.max(g))?);
                }
                Ok::<_, Stop>(sums)
            })
        });
        let mut marks = [None, None];
        for player in Player::BOTH {
            marks[player.index()] =
                match [self.score_number_at(g, player), self.score_number_at(h, player)] {
                    [Some(x), Some(y)] => {
                        let total = self.score_of(x) + self.score_of(y);
                        Some(Mark::Score(self.score_number(&total)?))
                    }
                    _ if self.is_scoring(g) => None,
                    _ if self.is_end(g, player) && self.is_end(h, player) => Some(Mark::Tombstone),
                    _ => None,
                };
        }
        let sum = self.intern([lefts?, rights?], marks)?;
        self.known.sums.set((g, h), sum)?;
        Ok(sum)
    }

    /// The conjugate: the players exchanged all the way down, and scores negated. If the form has an inverse modulo a
    /// universe of this module, that is it.
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn conjugate(&mut self, g: Id) -> Result<Id, Stop> {
        if let Some(&known) = self.known.conjugates.get(&g) {
            return Ok(known);
        }
        self.check_control()?;
        let [lefts, rights] = Player::BOTH.map(|player| {
            deeper(self, |forms| {
                let options = forms.options_copied(g, player.opponent());
                options.into_iter().map(|option| forms.conjugate(option)).collect()
            })
        });
        let mut marks = [None, None];
        for player in Player::BOTH {
            marks[player.index()] = match self.mark(g, player.opponent()) {
                Some(Mark::Score(score)) => {
                    let score = -self.score_of(score);
                    Some(Mark::Score(self.score_number(&score)?))
                }
                other => other,
            };
        }
        let conjugate = self.intern([lefts?, rights?], marks)?;
        self.known.conjugates.set(g, conjugate)?;
        Ok(conjugate)
    }

    /// The adjoint: a dicot beside which the form is lost, in misère play, by the player who moves first. He is answered
    /// by a move to an option beside its adjoint (Siegel, *Misère canonical forms of partizan games*, GONC 4).
    ///
    /// The adjoint of 0 is {0|0}. In others, the options of each player are the adjoints of the opponent's options, or
    /// 0 if there is none. Tombstones change nothing: while the adjoint has moves nobody is an end in the sum, and a player
    /// moves in it to 0 only where the opponent has no option left, who wins then.
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn adjoint(&mut self, g: Id) -> Result<Id, Stop> {
        self.check_unscored(&[g])?;
        self.adjoint_of(g)
    }

    fn adjoint_of(&mut self, g: Id) -> Result<Id, Stop> {
        if let Some(&known) = self.known.adjoints.get(&g) {
            return Ok(known);
        }
        self.check_control()?;
        let zero = self.zero()?;
        let [lefts, rights] = Player::BOTH.map(|player| {
            deeper(self, |forms| {
                let options = forms.options_copied(g, player.opponent());
                if options.is_empty() {
                    return Ok(vec![zero]);
                }
                options.into_iter().map(|option| forms.adjoint_of(option)).collect()
            })
        });
        let adjoint = self.intern([lefts?, rights?], [None, None])?;
        self.known.adjoints.set(g, adjoint)?;
        Ok(adjoint)
    }
}
