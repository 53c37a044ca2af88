//! The store of forms.

use super::end_set::EndSet;
use super::id::Mark;
use super::known::Known;
use super::{Id, Universe};
use crate::intern::Interner;
use crate::memo::Memo;
use crate::number::Rational;
use crate::stack::Budgeted;
use crate::{Control, Held, Identity, Player, Stop};
use smallvec::SmallVec;

/// Augmented forms and scoring games, each held once.
///
/// An *augmented form* is a list of options for each player, where a side with options may have a *tombstone* besides:
/// then its player counts as one who cannot move, and wins if it is his turn. In a sum a player counts so if he does in
/// all parts (Siegel, *On the general dead-ending universe of partizan games*, arXiv 2312.16259). Tombstones stand for
/// options that were found reversible. A side without options is an end in any case.
///
/// A *scoring game* has a score at each side without options. All its followers are scoring games; a form is of one sort
/// or the other.
///
/// Nothing is simplified unless asked for ([`Forms::simplest`]). Memory is counted by the [`Control`]; after a [`Stop`]
/// the store stays usable.
///
/// ```
/// # use tweedle_engine::{Control, Play, Outcome, universe::{Forms, Universe}};
/// let mut forms = Forms::new(&Control::new());
/// let zero = forms.zero()?;
/// let star = forms.form([&[zero], &[zero]])?;
/// let sum = forms.sum(star, star)?;
/// // In misère play two stars are worth nothing beside dicot games, and not beside all.
/// assert_eq!(forms.simplest(Universe::Dicot, sum)?, zero);
/// assert_ne!(forms.simplest(Universe::All, sum)?, zero);
/// assert_eq!(forms.outcome(star, Play::Misere)?, Outcome::P);
/// # Ok::<(), tweedle_engine::Stop>(())
/// ```
///
/// # Errors
/// Of every method that has any: [`Stop::Memory`] and [`Stop::Cancelled`]; [`Stop::TooLarge`] for more than 2³¹ forms;
/// and [`Stop::NotPossible`] if forms are of the wrong sort.
#[derive(Debug)]
pub struct Forms {
    games: Interner<Id, Record>,
    /// All scores, each once.
    pub(super) scores: Vec<Rational>,
    pub(super) score_places: Memo<Rational, u32>,
    /// The bytes of `scores`.
    pub(super) held: Held,
    /// The sets of ends that determine universes.
    pub(super) ends: Vec<EndSet>,
    pub(super) known: Known,
    pub(super) identity: Identity,
}

/// What is kept of a form.
#[derive(Clone, Copy, Debug)]
pub(super) struct Record {
    pub(super) height: u32,
    /// The places of the least and the greatest score in it, if it is a scoring game.
    pub(super) scores: Option<(u32, u32)>,
    pub(super) is_guaranteed: bool,
}

/// A copy of the options of a player, which few forms have many of.
pub(super) type Options = SmallVec<[Id; 6]>;

impl Budgeted for Forms {
    fn control(&self) -> &Control {
        self.games.control()
    }
}

impl Forms {
    /// No forms yet, bounded and stopped through `control`.
    pub fn new(control: &Control) -> Forms {
        Forms {
            games: Interner::new(control.clone(), "forms"),
            scores: Vec::new(),
            score_places: Memo::new(control.clone()),
            held: Held::new(control),
            ends: Vec::new(),
            known: Known::new(control),
            identity: Identity::default(),
        }
    }

    /// Forgets what was found out about forms. The forms keep their ids.
    pub fn forget(&mut self) {
        self.known = Known::new(self.games.control());
    }

    /// The form without options of misère and normal play, `{|}`.
    pub fn zero(&mut self) -> Result<Id, Stop> {
        self.form([&[], &[]])
    }

    /// The form with these options of Left and of Right, without tombstones.
    ///
    /// # Errors
    /// [`Stop::NotPossible`] if an option is a scoring game.
    ///
    /// # Panics
    /// If an option is no form of this store.
    pub fn form(&mut self, sides: [&[Id]; 2]) -> Result<Id, Stop> {
        self.augmented(sides, [false; 2])
    }

    /// The form with these options, and with tombstones of Left and of Right where that is said. A tombstone at a side
    /// without options says nothing new, and is dropped.
    ///
    /// # Errors
    /// As [`Forms::form`].
    ///
    /// # Panics
    /// If an option is no form of this store.
    pub fn augmented(&mut self, sides: [&[Id]; 2], tombstones: [bool; 2]) -> Result<Id, Stop> {
        let marks = tombstones.map(|is_there| is_there.then_some(Mark::Tombstone));
        self.intern(sides.map(<[Id]>::to_vec), marks)
    }

    /// The form with these options and marks. Tombstones at sides without options are dropped.
    pub(super) fn intern(
        &mut self,
        mut lists: [Vec<Id>; 2],
        marks: [Option<Mark>; 2],
    ) -> Result<Id, Stop> {
        for (list, mark) in lists.iter_mut().zip(marks) {
            list.sort_unstable();
            list.dedup();
            if !list.is_empty() || mark != Some(Mark::Tombstone) {
                list.splice(0..0, mark.and_then(Id::of_mark));
            }
        }
        let lists = [&lists[0][..], &lists[1][..]];
        if let Some(known) = self.games.get(lists).and_then(Id::of_number) {
            return Ok(known);
        }
        let record = self.record(lists)?;
        let number = u32::try_from(self.games.len()).ok();
        if number.and_then(Id::of_number).is_none() {
            return Err(Stop::TooLarge("There is no room for more forms.".to_owned()));
        }
        let number = self.games.intern(lists, |_| record)?;
        Id::of_number(number)
            .ok_or_else(|| Stop::TooLarge("There is no room for more forms.".to_owned()))
    }

    /// What is kept of the form with these lists.
    fn record(&self, lists: [&[Id]; 2]) -> Result<Record, Stop> {
        let mixed = || {
            Stop::NotPossible(
                "A scoring game has scores at all its ends, and another form at none.".to_owned(),
            )
        };
        let mut height = 0;
        let mut range: Option<(u32, u32)> = None;
        let mut is_guaranteed = true;
        let mut is_first = true;
        let mut add = |low: u32, high: u32| {
            range = Some(range.map_or((low, high), |(least, most)| {
                (
                    self.better_score(Player::Right, low, least),
                    self.better_score(Player::Left, high, most),
                )
            }));
        };
        let mut is_scoring = false;
        for &element in lists.into_iter().flatten() {
            let of_scoring = match element.mark() {
                Some(Mark::Tombstone) => false,
                Some(Mark::Score(score)) => {
                    add(score, score);
                    true
                }
                None => {
                    let record = self.games.data(element.number());
                    height = height.max(record.height + 1);
                    is_guaranteed &= record.is_guaranteed;
                    if let Some((low, high)) = record.scores {
                        add(low, high);
                    }
                    record.scores.is_some()
                }
            };
            if !is_first && of_scoring != is_scoring {
                return Err(mixed());
            }
            (is_first, is_scoring) = (false, of_scoring);
        }
        if is_scoring && lists.iter().any(|list| list.is_empty()) {
            return Err(mixed());
        }
        if let Some((low, high)) = range {
            // A player who cannot move is guaranteed no more than play can bring him later.
            for (player, least) in [(Player::Left, low), (Player::Right, high)] {
                if let Some(Mark::Score(score)) =
                    lists[player.index()].first().and_then(|first| first.mark())
                {
                    is_guaranteed &= self.compare_scores(player, score, least).is_le();
                }
            }
        }
        Ok(Record { height, scores: range, is_guaranteed })
    }

    /// The form with these lists, if it is there.
    pub(super) fn known_form(&self, sides: [&[Id]; 2]) -> Option<Id> {
        self.games.get(sides).and_then(Id::of_number)
    }

    /// What is kept of a form.
    pub(super) fn kept(&self, g: Id) -> Record {
        self.games.data(g.number())
    }

    /// The number of forms that are held.
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// True if there are none.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// A player's options, sorted by their ids; see [`Forms::sorted_options`] for an order that does not depend on the
    /// store.
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn options(&self, g: Id, player: Player) -> &[Id] {
        let side = self.games.side(g.number(), player);
        match side {
            [first, rest @ ..] if first.mark().is_some() => rest,
            all => all,
        }
    }

    /// The option of a player at a place, to walk through the options without a copy while results are found.
    pub(super) fn option(&self, g: Id, player: Player, place: usize) -> Option<Id> {
        self.options(g, player).get(place).copied()
    }

    /// A copy of a player's options, to be walked through while the store grows.
    pub(super) fn options_copied(&self, g: Id, player: Player) -> Options {
        self.options(g, player).into()
    }

    /// The mark of a side.
    pub(super) fn mark(&self, g: Id, player: Player) -> Option<Mark> {
        self.games.side(g.number(), player).first().and_then(|first| first.mark())
    }

    /// True if the player has a tombstone beside options.
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn has_tombstone(&self, g: Id, player: Player) -> bool {
        self.mark(g, player) == Some(Mark::Tombstone)
    }

    /// True if the player counts as one who cannot move: without options, or with a tombstone.
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn is_end(&self, g: Id, player: Player) -> bool {
        match self.games.side(g.number(), player) {
            [] => true,
            [only] => only.mark().is_some(),
            [first, ..] => first.mark() == Some(Mark::Tombstone),
        }
    }

    /// True if it is a scoring game.
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn is_scoring(&self, g: Id) -> bool {
        self.kept(g).scores.is_some()
    }

    /// The height of the tree: the day by which the form, as it is, is born.
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn height(&self, g: Id) -> u32 {
        self.kept(g).height
    }

    /// The form and all that can be reached from it, each before those that move to it.
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn followers(&self, g: Id) -> Result<Vec<Id>, Stop> {
        self.followers_of(&[g])
    }

    /// [`Forms::followers`], of several forms.
    pub(super) fn followers_of(&self, roots: &[Id]) -> Result<Vec<Id>, Stop> {
        let mut seen = Memo::new(self.games.control().clone());
        let mut held = Held::new(self.games.control());
        let mut found = Vec::new();
        let mut open = roots.to_vec();
        while let Some(g) = open.pop() {
            self.games.control().check()?;
            if seen.get(&g).is_some() {
                continue;
            }
            seen.set(g, ())?;
            let count = Player::BOTH.map(|player| self.options(g, player).len());
            held.take((4 + 2 * (count[0] + count[1])) * size_of::<Id>())?;
            found.push(g);
            for player in Player::BOTH {
                open.extend(self.options(g, player));
            }
        }
        // Options have smaller ids.
        found.sort_unstable();
        Ok(found)
    }

    /// Tests if the work may go on.
    pub(super) fn check_control(&self) -> Result<(), Stop> {
        self.games.control().check()
    }

    /// The handle that bounds the store.
    pub(super) fn handle(&self) -> Control {
        self.games.control().clone()
    }

    /// Tests that forms are of the sort that a universe compares.
    pub(super) fn check_sort(&self, universe: Universe, games: &[Id]) -> Result<(), Stop> {
        for &g in games {
            let record = self.kept(g);
            match (universe == Universe::Scoring, record.scores.is_some()) {
                (true, true) if !record.is_guaranteed => {
                    return Err(Stop::NotPossible(
                        "Only guaranteed scoring games can be compared.".to_owned(),
                    ));
                }
                (true, false) => {
                    return Err(Stop::NotPossible(
                        "A form without scores is no scoring game.".to_owned(),
                    ));
                }
                (false, true) => {
                    return Err(Stop::NotPossible(
                        "A scoring game is compared with scoring games only.".to_owned(),
                    ));
                }
                _ => {}
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A refusal leaves the store usable, and the budget is charged with what is held.
    #[test]
    fn a_budget_is_a_budget() {
        let control = Control::with_memory(400_000);
        let mut forms = Forms::new(&control);
        let mut integer = forms.zero().unwrap();
        let mut last = integer;
        let stop = loop {
            let next = forms.form([&[integer], &[]]).and_then(|next| {
                last = forms.sum(next, integer)?;
                let other = forms.conjugate(last)?;
                for universe in Universe::MISERE {
                    forms.ge(universe, last, other)?;
                    forms.simplest(universe, last)?;
                }
                forms.text(last)?;
                Ok(next)
            });
            match next {
                Ok(next) => integer = next,
                Err(stop) => break stop,
            }
        };
        assert!(matches!(stop, Stop::Memory { limit: 400_000, .. }));
        assert!(control.used() <= 400_000 && forms.len() > 40);
        assert!(forms.height(integer) > 5);
        drop(forms);
        assert_eq!(control.used(), 0);
    }

    #[test]
    fn sorts_do_not_mix() {
        let mut forms = Forms::new(&Control::new());
        let (zero, score) = (forms.zero().unwrap(), forms.score(&0.into()).unwrap());
        for sides in [[&[zero, score][..], &[]], [&[zero], &[score]], [&[score], &[]]] {
            assert!(matches!(forms.form(sides), Err(Stop::NotPossible(_))));
        }
        assert!(matches!(
            forms.augmented([&[score], &[score]], [true, false]),
            Err(Stop::NotPossible(_))
        ));
        assert!(matches!(forms.ge(Universe::Scoring, zero, zero), Err(Stop::NotPossible(_))));
        assert!(matches!(forms.ge(Universe::All, zero, score), Err(Stop::NotPossible(_))));
        assert!(matches!(forms.sum(zero, score), Err(Stop::NotPossible(_))));
    }
}
