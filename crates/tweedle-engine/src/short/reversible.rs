//! Reversible options of a game under construction.

use super::canonical::{Sides, slices};
use super::gauge::Gauge;
use super::id::Id;
use super::stops::start_of_scale;
use super::store::Store;
use crate::stack::deeper;
use crate::{Player, Stop};
use smallvec::SmallVec;
use std::cmp::Ordering;

/// What is known of a game {L|R} under construction, which is no number, without a look at its options.
struct Frame {
    /// Its stops.
    stops: [Id; 2],
    /// The same in units, if they are packed numbers.
    fixed: Option<[i32; 2]>,
    /// Its gauge, once that was asked for.
    gauge: Option<Gauge>,
}

impl Frame {
    /// The game with these stops.
    fn new(stops: [Id; 2]) -> Frame {
        let are_packed = stops.iter().all(|stop| stop.is_packed());
        Frame { stops, fixed: are_packed.then(|| stops.map(Id::fixed)), gauge: None }
    }
}

impl Store {
    /// Replaces reversible options until there are none, and says whether there were any; leaves both sides sorted and
    /// undominated.
    pub(super) fn bypass_reversible(
        &mut self,
        sides: &mut Sides,
        stops: [Id; 2],
    ) -> Result<bool, Stop> {
        self.scratch.clear();
        let mut frame = Frame::new(stops);
        let mut were_any = false;
        for player in Player::BOTH {
            // An irreversible option stays so: what replaces the others does not change the value.
            let mut irreversible: SmallVec<[Id; 16]> = SmallVec::new();
            while let Some((place, through)) =
                self.first_reversible(slices(sides), &irreversible, player, &mut frame)?
            {
                were_any = true;
                let mut side = std::mem::take(&mut sides[player.index()]);
                irreversible.clear();
                irreversible.extend_from_slice(&side[..place]);
                irreversible.sort_unstable();
                side.swap_remove(place);
                for k in 0..self.option_count(through, player) {
                    let new = self.option(through, player, k)?;
                    side.push(new);
                    let count = self.admit(&mut side, player)?;
                    side.truncate(count);
                }
                sides[player.index()] = side;
            }
            sides[player.index()].sort_unstable();
        }
        Ok(were_any)
    }

    /// The place of the first option of `player` that is reversible, and an answer through which it is; some are known not to be.
    fn first_reversible(
        &mut self,
        sides: [&[Id]; 2],
        irreversible: &[Id],
        player: Player,
        frame: &mut Frame,
    ) -> Result<Option<(usize, Id)>, Stop> {
        for (place, &option) in sides[player.index()].iter().enumerate() {
            self.control.check()?;
            if irreversible.binary_search(&option).is_ok() {
                continue;
            }
            if let Some(through) = self.reverses(option, player, sides, frame)? {
                return Ok(Some((place, through)));
            }
        }
        Ok(None)
    }

    /// The opponent's answer through which `option` of the game {L|R} reverses, if any: one that is
    /// no better for `player` than the game itself.
    fn reverses(
        &mut self,
        option: Id,
        player: Player,
        sides: [&[Id]; 2],
        frame: &mut Frame,
    ) -> Result<Option<Id>, Stop> {
        // The answers to the number that is the player's stop are better for him than that stop.
        if option == frame.stops[player.index()] {
            return Ok(None);
        }
        self.answer(option, player, sides, frame)
    }

    /// The first of the opponent's options in x that is no better for `player` than {L|R}.
    fn answer(
        &mut self,
        x: Id,
        player: Player,
        sides: [&[Id]; 2],
        frame: &mut Frame,
    ) -> Result<Option<Id>, Stop> {
        let opponent = player.opponent();
        for i in 0..self.option_count(x, opponent) {
            // ∗m has m of them.
            if i % 1024 == 1023 {
                self.control.check()?;
            }
            let answer = self.option(x, opponent, i)?;
            if self.no_better_than_form(answer, player, sides, frame)? {
                return Ok(Some(answer));
            }
        }
        Ok(None)
    }

    /// True if x is no better for `player` than the game {L|R} under construction, which is no number.
    fn no_better_than_form(
        &mut self,
        x: Id,
        player: Player,
        sides: [&[Id]; 2],
        frame: &mut Frame,
    ) -> Result<bool, Stop> {
        if let Some(known) = self.quickly_no_better_than_form(x, player, sides, frame) {
            return Ok(known);
        }
        // Number avoidance: the game under construction is no number, so a number x need not move.
        if self.is_number(x) {
            return self.is_no_answer(x, player, sides);
        }
        if let Some(&known) = self.scratch.get(&(x, player)) {
            return Ok(known);
        }
        // Nor may an option of the player in x be at least as good for him as {L|R}.
        let answer = self.is_no_answer(x, player, sides)?
            && deeper(self, |store| store.answer(x, player.opponent(), sides, frame))?.is_none();
        self.scratch.insert((x, player), answer);
        Ok(answer)
    }

    /// The same, where stops or gauges decide it.
    fn quickly_no_better_than_form(
        &self,
        x: Id,
        player: Player,
        sides: [&[Id]; 2],
        frame: &mut Frame,
    ) -> Option<bool> {
        let opponent = player.opponent();
        let Some((own, form)) = self.fixed_stops(x).zip(frame.fixed) else {
            return self.far_no_better_than_form(x, player, frame);
        };
        let is_better = |a: i32, b: i32| if player == Player::Left { a > b } else { a < b };
        let (mine, theirs) = (player.index(), opponent.index());
        if is_better(own[mine], form[mine]) || is_better(own[theirs], form[theirs]) {
            return Some(false);
        }
        if is_better(form[theirs], own[mine]) {
            return Some(true);
        }
        if start_of_scale(own) != start_of_scale(form) {
            return None;
        }
        let gauge = *frame.gauge.get_or_insert_with(|| self.gauge_of_options(sides, form));
        match player {
            Player::Left => self.gauge(x).le(gauge),
            Player::Right => gauge.le(self.gauge(x)),
        }
    }

    /// The same by stops, where some are no packed numbers.
    #[cold]
    fn far_no_better_than_form(&self, x: Id, player: Player, frame: &Frame) -> Option<bool> {
        let better = if player == Player::Left { Ordering::Greater } else { Ordering::Less };
        let opponent = player.opponent();
        let [mine, theirs] = [player, opponent].map(|it| frame.stops[it.index()]);
        if self.compare_stop(x, player, mine) == better
            || self.compare_stop(x, opponent, theirs) == better
        {
            return Some(false);
        }
        (self.compare_stop(x, player, theirs) == better.reverse()).then_some(true)
    }

    /// True if no option of the opponent in {L|R} is as bad for `player` as x, or worse.
    fn is_no_answer(&mut self, x: Id, player: Player, sides: [&[Id]; 2]) -> Result<bool, Stop> {
        for &option in sides[player.opponent().index()] {
            if self.no_better(player, option, x)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
