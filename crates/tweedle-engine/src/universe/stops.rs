//! Stops of scoring games.

use super::places::Places;
use super::{Forms, Id};
use crate::number::Rational;
use crate::stack::deeper;
use crate::{Player, Stop};

/// The scores with which a scoring game ends, if both players play as well as they can.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stops {
    /// The score if Left moves first, and if Right does: Ls and Rs.
    pub plain: [Rational; 2],
    /// The same if Right may pass instead of a move, as often as he likes: the lower stops.
    pub lower: [Rational; 2],
    /// The same if Left may pass: the upper stops.
    pub upper: [Rational; 2],
}

impl Forms {
    /// The stops of a scoring game, with and without passing. A player who cannot move ends play with his
    /// score; where he may pass, he need not (Larsson, Neto, Nowakowski and Santos, arXiv 1505.07905).
    ///
    /// ```
    /// # use tweedle_engine::{Control, universe::Forms};
    /// let mut forms = Forms::new(&Control::new());
    /// let zugzwang = forms.read_scoring("<-1|1>").unwrap();
    /// let stops = forms.stops(zugzwang)?;
    /// assert_eq!(stops.plain, [(-1).into(), 1.into()]);
    /// // If Right may pass, Left has to move, in either case.
    /// assert_eq!(stops.lower, [(-1).into(), (-1).into()]);
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// [`Stop::NotPossible`] if it is no scoring game.
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn stops(&mut self, g: Id) -> Result<Stops, Stop> {
        self.check_scoring(g)?;
        let places = self.stop_places(g)?;
        let of = |places: [u32; 2]| places.map(|place| self.score_of(place).clone());
        let [lower, upper] = places.passing;
        Ok(Stops { plain: of(places.plain), lower: of(lower), upper: of(upper) })
    }

    /// The stop of g + h if a player moves first, without passing.
    ///
    /// # Errors
    /// [`Stop::NotPossible`] if one is no scoring game.
    ///
    /// # Panics
    /// If one is no form of this store.
    pub fn stop_beside(&mut self, g: Id, h: Id, first: Player) -> Result<Rational, Stop> {
        self.check_scoring(g)?;
        let sum = self.sum(g, h)?;
        let place = self.stop_places(sum)?.plain(first);
        Ok(self.score_of(place).clone())
    }

    /// Tests that a form is a scoring game.
    pub(super) fn check_scoring(&self, g: Id) -> Result<(), Stop> {
        if self.is_scoring(g) {
            return Ok(());
        }
        Err(Stop::NotPossible("A form without scores is no scoring game.".to_owned()))
    }

    pub(super) fn stop_places(&mut self, g: Id) -> Result<Places, Stop> {
        if let Some(&known) = self.known.stops.get(&g) {
            return Ok(known);
        }
        self.check_control()?;
        let [lefts, rights] = Player::BOTH.map(|player| {
            deeper(self, |forms| {
                let options = forms.options_copied(g, player);
                options.into_iter().map(|option| forms.stop_places(option)).collect()
            })
        });
        let options: [Vec<Places>; 2] = [lefts?, rights?];
        let best = |player: Player, start: Option<u32>, of: &dyn Fn(&Places) -> u32| {
            let next = options[player.index()].iter().map(of);
            start.into_iter().chain(next).reduce(|x, y| self.better_score(player, x, y))
        };
        let score = Player::BOTH.map(|player| self.score_number_at(g, player));
        // A side of a scoring game has a score or options.
        let plain = Player::BOTH.map(|player| {
            best(player, score[player.index()], &|option| option.plain(player.opponent()))
                .unwrap_or(0)
        });
        let passing = Player::BOTH.map(|player| {
            let opponent = player.opponent();
            let own =
                best(player, score[player.index()], &|option| option.passing(player, opponent))
                    .unwrap_or(0);
            // The opponent moves, or passes.
            let other = best(opponent, Some(own), &|option| option.passing(player, player));
            let mut stops = [own; 2];
            stops[opponent.index()] = other.unwrap_or(own);
            stops
        });
        let places = Places { plain, passing };
        self.known.stops.set(g, places)?;
        Ok(places)
    }

    /// The waiting moves n̂ = ⟨(n−1)^|∅⁰⟩ of a player, beside the number `score`: he may move n times, the score
    /// stays, and the opponent cannot move. Those of Left are at least 0; those of Right are their conjugates.
    ///
    /// ```
    /// # use tweedle_engine::{Control, Player, universe::Forms};
    /// let mut forms = Forms::new(&Control::new());
    /// let waits = forms.waiting(Player::Left, 2, &0.into())?;
    /// assert_eq!(forms.text(waits)?, "<<0|^0>|^0>");
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    pub fn waiting(&mut self, player: Player, moves: u32, score: &Rational) -> Result<Id, Stop> {
        let mark = super::id::Mark::Score(self.score_number(score)?);
        let mut waits = self.score(score)?;
        for _ in 0..moves {
            let mut lists = [Vec::new(), Vec::new()];
            let mut marks = [None, None];
            lists[player.index()].push(waits);
            marks[player.opponent().index()] = Some(mark);
            waits = self.intern(lists, marks)?;
        }
        Ok(waits)
    }
}
