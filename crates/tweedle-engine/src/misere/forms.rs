//! Canonical forms of impartial games in misère play.

use super::{Genus, Kinds};
use crate::intern::Interner;
use crate::stack::Budgeted;
use crate::table::grow_held;
use crate::walk::Memo;
use crate::{Control, Held, Identity, Outcome, Player, Stop, Theory, Weigh};
use foldhash::fast::FixedState;
use hashbrown::HashSet;

/// An impartial game in canonical form, of one [`Forms`].
pub type Id = u32;

/// Impartial games, each held once: two are equal in misère play exactly if their ids are.
///
/// A game is simplified to H if all options of H are its own, and each of its others has H as an
/// option, by which it can be reversed; and if H is 0, then only if the player to move wins the game
/// as 0 is won. When nothing can be simplified, equal games are identical (Conway, *On Numbers and
/// Games*, ch. 12; Siegel, *Combinatorial Game Theory*, section V.2).
///
/// It is a [`Theory`] of impartial positions, whose sums take all the sums of followers.
///
/// ```
/// # use tweedle_engine::{Control, misere::Forms};
/// let mut forms = Forms::new(&Control::new());
/// let two = forms.nim_heap(2)?;
/// assert_eq!(forms.genus(two).to_string(), "2^20");
/// // In misère play two heaps of two are not nothing.
/// let sum = forms.sum(two, two)?;
/// assert_eq!(forms.genus(sum).to_string(), "0^02");
/// # Ok::<(), tweedle_engine::Stop>(())
/// ```
#[derive(Debug)]
pub struct Forms {
    identity: Identity,
    /// The options of each game, sorted; 0 is an atom. Options have smaller ids than the game.
    games: Interner<Id, Record>,
    /// The sums of games that are the lesser ones of G and G + ∗.
    sums: Memo<(Id, Id), Id>,
    /// For each game G the game G + ∗, as far as that was needed; `NONE` of others. If it is known of a game, it is of all
    /// followers.
    stars: Vec<Id>,
    pub(super) known: OtherResults,
    /// All genera, each once, that of 0 first.
    genera: Vec<Genus>,
    /// The place among `genera` of each genus but that of 0.
    genus_ids: Memo<Genus, u32>,
    /// The bytes of `genera` and `stars`.
    held: Held,
}

/// The record that is kept of a game.
#[derive(Clone, Copy, Debug)]
struct Record {
    /// The place of its genus in the list of genera.
    genus: u32,
    birthday: u32,
}

/// Other results about games, with a table for each file that finds them.
#[derive(Debug)]
pub(super) struct OtherResults {
    pub(super) mates: Memo<Id, Id>,
    /// Differences, and that there is none.
    pub(super) differences: Memo<(Id, Id), Option<Id>>,
    /// All even parts, 0 and the game or its neighbour among them, sorted by ids.
    pub(super) parts: Memo<Id, Box<[Id]>>,
    pub(super) kinds: Memo<Id, Kinds>,
    /// Games that link two others.
    pub(super) links: Memo<(Id, Id), Id>,
    /// Games beside which the first is lost by the player who is to move, and the second is not.
    pub(super) killers: Memo<(Id, Id), Id>,
    /// The order in which two games are written that only their options tell apart.
    pub(super) orders: Memo<(Id, Id), bool>,
}

impl OtherResults {
    fn new(control: &Control) -> OtherResults {
        OtherResults {
            mates: Memo::new(control.clone()),
            differences: Memo::new(control.clone()),
            parts: Memo::new(control.clone()),
            kinds: Memo::new(control.clone()),
            links: Memo::new(control.clone()),
            killers: Memo::new(control.clone()),
            orders: Memo::new(control.clone()),
        }
    }
}

impl Budgeted for Forms {
    fn control(&self) -> &Control {
        self.games.control()
    }
}

impl Forms {
    /// The game without options.
    pub const ZERO: Id = 0;

    /// No game yet but 0, bounded and stopped through `control`.
    pub fn new(control: &Control) -> Forms {
        Forms {
            identity: Identity::default(),
            games: Interner::with_atoms(
                control.clone(),
                "canonical forms of misère games",
                [Record { genus: 0, birthday: 0 }],
            ),
            sums: Memo::new(control.clone()),
            stars: Vec::new(),
            known: OtherResults::new(control),
            genera: vec![Genus::of_nim(0)],
            genus_ids: Memo::new(control.clone()),
            held: Held::new(control),
        }
    }

    /// The number of games that are held; 0 is always one of them.
    #[expect(clippy::len_without_is_empty, reason = "it is never empty")]
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// Forgets the sums, and what else was found. Games keep their ids.
    pub fn forget(&mut self) {
        self.sums.clear();
        self.known = OtherResults::new(self.games.control());
    }

    /// A game's options, sorted by their ids.
    ///
    /// # Panics
    /// If `g` is no game of this arena.
    pub fn options(&self, g: Id) -> &[Id] {
        self.games.side(g, Player::Left)
    }

    /// The handle that bounds the arena.
    pub(super) fn control_handle(&self) -> Control {
        self.games.control().clone()
    }

    /// Tests if the work may go on.
    pub(super) fn control_check(&self) -> Result<(), Stop> {
        self.games.control().check()
    }

    /// True if a game has another one as an option.
    pub(super) fn has_option(&self, g: Id, option: Id) -> bool {
        self.options(g).binary_search(&option).is_ok()
    }

    /// The height of a game's tree.
    ///
    /// # Panics
    /// If `g` is no game of this arena.
    pub fn birthday(&self, g: Id) -> u32 {
        self.games.data(g).birthday
    }

    /// The outcome in misère play.
    ///
    /// # Panics
    /// If `g` is no game of this arena.
    pub fn outcome(&self, g: Id) -> Outcome {
        self.genus(g).outcome()
    }

    /// The size of the heap of Nim that a game is, if it is one.
    ///
    /// Cost: the square of that size.
    ///
    /// # Panics
    /// If `g` is no game of this arena.
    pub fn as_nim_heap(&self, g: Id) -> Option<u32> {
        let mut heap = g;
        // Its options are the next smaller heap, and what that moves to.
        for size in (0..self.birthday(g)).rev() {
            let options = self.options(heap);
            let next = *options.iter().find(|&&option| self.birthday(option) == size)?;
            let others = options.iter().filter(|&&option| option != next);
            if !others.eq(self.options(next)) {
                return None;
            }
            heap = next;
        }
        Some(self.birthday(g))
    }

    /// A game and all that can be reached from it, each before those that move to it.
    ///
    /// # Errors
    /// [`Stop::Memory`] and [`Stop::Cancelled`].
    ///
    /// # Panics
    /// If `g` is no game of this arena.
    pub fn followers(&self, g: Id) -> Result<Vec<Id>, Stop> {
        let mut held = Held::new(self.games.control());
        let mut seen = HashSet::with_hasher(FixedState::default());
        let mut found = vec![g];
        seen.insert(g);
        let mut next = 0;
        while next < found.len() {
            self.games.control().check()?;
            for &option in self.options(found[next]) {
                if !seen.contains(&option) {
                    // In a list and in a table, which are half full at worst.
                    held.take(6 * size_of::<Id>())?;
                    seen.insert(option);
                    found.push(option);
                }
            }
            next += 1;
        }
        // Options have smaller ids.
        found.sort_unstable();
        Ok(found)
    }

    /// The genus of a game.
    ///
    /// # Panics
    /// If `g` is no game of this arena.
    pub fn genus(&self, g: Id) -> &Genus {
        &self.genera[self.games.data(g).genus as usize]
    }

    /// The heap of Nim of a size. It takes memory for the square of it.
    ///
    /// # Errors
    /// As [`Forms::game`].
    pub fn nim_heap(&mut self, size: u64) -> Result<Id, Stop> {
        let mut heap = Forms::ZERO;
        let mut smaller = Vec::new();
        for n in 1..=size {
            self.games.control().check()?;
            smaller.push(heap);
            // It is known that nothing in it can be simplified.
            heap = if let Some(known) = self.games.get([&smaller, &[]]) {
                known
            } else {
                let n = u32::try_from(n).map_err(|_| {
                    Stop::TooLarge("There is no room for so large a heap.".to_owned())
                })?;
                let genus = self.genus_id(Genus::of_nim(n))?;
                self.games.intern([&smaller, &[]], |_| Record { genus, birthday: n })?
            };
        }
        Ok(heap)
    }

    /// The game with these options.
    ///
    /// # Errors
    /// [`Stop::Memory`] and [`Stop::TooLarge`].
    pub fn game(&mut self, mut options: Vec<Id>) -> Result<Id, Stop> {
        options.sort_unstable();
        options.dedup();
        if options.is_empty() {
            return Ok(Forms::ZERO);
        }
        let sides = [&options[..], &[]];
        if let Some(known) = self.games.get(sides) {
            return Ok(known);
        }
        let genus = self.genus_of_options(&options)?;
        match self.simpler(&options, genus) {
            Some(simpler) => Ok(simpler),
            None => self.games.intern(sides, |games| {
                let before = options.iter().map(|&option| games.data(option).birthday).max();
                Record { genus, birthday: before.map_or(0, |day| day + 1) }
            }),
        }
    }

    /// The genus of the game with these options, as its place in `genera`.
    fn genus_of_options(&mut self, options: &[Id]) -> Result<u32, Stop> {
        let mut of: Vec<u32> =
            options.iter().map(|&option| self.games.data(option).genus).collect();
        of.sort_unstable();
        of.dedup();
        let genus = Genus::of_options(of.iter().map(|&genus| &self.genera[genus as usize]));
        self.genus_id(genus)
    }

    /// The place of a genus in `genera`.
    fn genus_id(&mut self, genus: Genus) -> Result<u32, Stop> {
        if genus == self.genera[0] {
            return Ok(0);
        }
        if let Some(&known) = self.genus_ids.get(&genus) {
            return Ok(known);
        }
        let id = self.genera.len() as u32;
        // A vector has up to twice the room that it needs.
        let bytes = 2 * size_of::<Genus>() + genus.owned();
        self.held.take(bytes)?;
        self.genus_ids.set(genus.clone(), id).inspect_err(|_| self.held.give(bytes))?;
        self.genera.push(genus);
        Ok(id)
    }

    /// The game that the game with these options, which is of this genus, is simplified to.
    ///
    /// If it is H, an option that is none of H has H as an option, and so a greater id than H, which has greater ids
    /// than its own options. So the greatest option is none of H, and H is among the options of that option.
    fn simpler(&self, options: &[Id], genus: u32) -> Option<Id> {
        // Equal games have the same genus. So that is asked first; and with it the outcome is the
        // same, which is what has to be so if the simpler game is 0.
        let is_simpler = |&&h: &&Id| {
            self.games.data(h).genus == genus && {
                let simple = self.options(h);
                simple.len() < options.len()
                    && is_part(simple, options)
                    && options.iter().all(|option| {
                        simple.binary_search(option).is_ok()
                            || self.options(*option).binary_search(&h).is_ok()
                    })
            }
        };
        self.options(*options.last()?).iter().find(is_simpler).copied()
    }

    /// The sum of two games.
    ///
    /// A heap of one is its own inverse, so that of G and G + ∗ one is enough, and one sum gives four.
    ///
    /// # Errors
    /// As [`Forms::game`], and [`Stop::Cancelled`].
    pub fn sum(&mut self, g: Id, h: Id) -> Result<Id, Stop> {
        for game in [g, h] {
            self.with_star(game)?;
        }
        let mut held = Held::new(self.games.control());
        let mut waiting = Vec::new();
        if self.known_sum(g, h).is_none() {
            waiting.push(self.waiting(g, h, &mut held)?);
        }
        while let Some(sum) = waiting.last_mut() {
            let (g, h) = sum.of;
            let lefts = self.options(g).len();
            let count = lefts + self.options(h).len();
            let mut missing = None;
            while sum.options.len() < count {
                let next = sum.options.len();
                let pair = if next < lefts {
                    (self.options(g)[next], h)
                } else {
                    (g, self.options(h)[next - lefts])
                };
                let Some(option) = self.known_sum(pair.0, pair.1) else {
                    missing = Some(pair);
                    break;
                };
                sum.options.push(option);
            }
            if let Some((g, h)) = missing {
                let sum = self.waiting(g, h, &mut held)?;
                grow_held(&mut held, &mut waiting, 1)?;
                waiting.push(sum);
            } else if let Some(Waiting { of, options }) = waiting.pop() {
                self.games.control().check()?;
                held.give(count * size_of::<Id>());
                let sum = self.game(options)?;
                self.with_star(sum)?;
                self.sums.set(of, sum)?;
            }
        }
        Ok(self.known_sum(g, h).unwrap_or(Forms::ZERO))
    }

    /// A sum that is to be found of two games.
    fn waiting(&self, g: Id, h: Id, held: &mut Held) -> Result<Waiting, Stop> {
        let of = ordered(self.plain(g).0, self.plain(h).0);
        let count = self.options(of.0).len() + self.options(of.1).len();
        held.take(count * size_of::<Id>())?;
        Ok(Waiting { of, options: Vec::with_capacity(count) })
    }

    /// The one of G and G + ∗ of which sums are found, and true if it is not G itself. [`Forms::with_star`] knows both.
    fn plain(&self, g: Id) -> (Id, bool) {
        let star = self.stars[g as usize];
        (g.min(star), star < g)
    }

    fn known_sum(&self, g: Id, h: Id) -> Option<Id> {
        let ((g, has_star), (h, has_other)) = (self.plain(g), self.plain(h));
        let sum = match ordered(g, h) {
            (Forms::ZERO, h) => h,
            pair => *self.sums.get(&pair)?,
        };
        Some(if has_star == has_other { sum } else { self.stars[sum as usize] })
    }

    /// Finds G + ∗ of a game and of all its followers, whose options are G and the same of the options of G.
    fn with_star(&mut self, g: Id) -> Result<(), Stop> {
        if self.star(g).is_some() {
            return Ok(());
        }
        let mut held = Held::new(self.games.control());
        let mut open = vec![g];
        while let Some(&g) = open.last() {
            self.games.control().check()?;
            if self.star(g).is_some() {
                open.pop();
                continue;
            }
            let before = open.len();
            let missing = self.options(g).iter().filter(|&&option| self.star(option).is_none());
            let missing: Vec<Id> = missing.copied().collect();
            grow_held(&mut held, &mut open, missing.len())?;
            open.extend(missing);
            if open.len() == before {
                let mut options = vec![g];
                options.extend(self.options(g).iter().map(|&option| self.stars[option as usize]));
                let star = self.game(options)?;
                let count = self.games.len();
                if count > self.stars.len() {
                    let more = count - self.stars.len();
                    grow_held(&mut self.held, &mut self.stars, more)?;
                    self.stars.resize(count, NONE);
                }
                (self.stars[g as usize], self.stars[star as usize]) = (star, g);
                open.pop();
            }
        }
        Ok(())
    }

    fn star(&self, g: Id) -> Option<Id> {
        self.stars.get(g as usize).copied().filter(|&star| star != NONE)
    }
}

/// A sum of two games, and the sums that have been found of its options.
struct Waiting {
    of: (Id, Id),
    options: Vec<Id>,
}

/// No game.
const NONE: Id = Id::MAX;

/// The canonical form of an impartial position in misère play.
impl Theory for Forms {
    type Value = Id;
    const ADDITIVE: bool = true;

    fn name(&self) -> &'static str {
        "misère canonical form"
    }

    fn arena(&self) -> Option<&Identity> {
        Some(&self.identity)
    }

    fn of_options(&mut self, left: &[Id], right: &[Id]) -> Result<Id, Stop> {
        if left != right {
            let message = "The players have different options here: only impartial positions have \
                           canonical forms in misère play.";
            return Err(Stop::NotImpartial(message.to_owned()));
        }
        self.game(left.to_vec())
    }

    fn of_sum(&mut self, parts: &[Id]) -> Result<Id, Stop> {
        parts.iter().try_fold(Forms::ZERO, |sum, &part| self.sum(sum, part))
    }

    fn negative(&mut self, value: &Id) -> Result<Id, Stop> {
        Ok(*value)
    }

    fn of_nim_heap(&mut self, size: u64) -> Result<Option<Id>, Stop> {
        self.nim_heap(size).map(Some)
    }
}

/// True if all ids of one sorted list are in another one.
fn is_part(one: &[Id], other: &[Id]) -> bool {
    let mut rest = other.iter();
    one.iter().all(|id| rest.any(|it| it == id))
}

pub(super) fn ordered(g: Id, h: Id) -> (Id, Id) {
    (g.min(h), g.max(h))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// All that can be asked of some games.
    fn work(forms: &mut Forms) -> Result<(), Stop> {
        let two = forms.nim_heap(2)?;
        let four = forms.nim_heap(4)?;
        let to_two = forms.game(vec![two])?;
        let wild = forms.game(vec![to_two, Forms::ZERO])?;
        let sum = forms.sum(wild, four)?;
        let only = forms.game(vec![sum, to_two])?;
        for g in [to_two, sum, only] {
            forms.text(g)?;
            forms.kinds(g)?;
            forms.mate(g)?;
            forms.parts(g)?;
            forms.partitions(g)?;
            forms.link(g, wild)?;
            forms.distinguisher(g, two)?;
            forms.difference(g, four)?;
        }
        forms.born_by(4, usize::MAX, 100)?;
        Ok(())
    }

    /// In all cases where growth is refused, the budget is charged with what is held, and the work
    /// can be done later.
    #[test]
    fn a_small_budget_stops_the_work_and_spoils_nothing() {
        let plenty = Control::new();
        let mut forms = Forms::new(&plenty);
        work(&mut forms).unwrap();
        let needed = plenty.used();
        assert!(needed > 10_000);
        drop(forms);
        assert_eq!(plenty.used(), 0);
        let mut refused = 0;
        for bytes in (0..2 * needed).step_by(needed / 60) {
            let control = Control::with_memory(bytes);
            let mut forms = Forms::new(&control);
            match work(&mut forms) {
                Ok(()) => {}
                Err(stop) => {
                    assert!(matches!(stop, Stop::Memory { .. }), "{stop}");
                    refused += 1;
                }
            }
            assert!(control.used() <= bytes);
            forms.forget();
            drop(forms);
            assert_eq!(control.used(), 0);
        }
        assert!(refused > 20);
    }

    #[test]
    fn work_is_cancelled() {
        let control = Control::new();
        let mut forms = Forms::new(&control);
        control.cancel();
        assert_eq!(work(&mut forms), Err(Stop::Cancelled));
        control.resume();
        assert_eq!(work(&mut forms), Ok(()));
    }

    /// The sum of two games by all its options.
    fn slow_sum(forms: &mut Forms, known: &mut HashMap<(Id, Id), Id>, g: Id, h: Id) -> Id {
        if let Some(&sum) = known.get(&(g, h)) {
            return sum;
        }
        let mut options = Vec::new();
        for option in forms.options(g).to_vec() {
            options.push(slow_sum(forms, known, option, h));
        }
        for option in forms.options(h).to_vec() {
            options.push(slow_sum(forms, known, g, option));
        }
        let sum = forms.game(options).unwrap();
        known.insert((g, h), sum);
        sum
    }

    #[test]
    fn sums_are_those_of_their_options() {
        let mut forms = Forms::new(&Control::new());
        let mut games = super::super::days::tests::with_sums(&mut forms, 4);
        games.truncate(60);
        let mut known = HashMap::new();
        for &g in &games {
            for &h in &games {
                let expect = slow_sum(&mut forms, &mut known, g, h);
                assert_eq!(forms.sum(g, h), Ok(expect));
            }
        }
    }

    /// Nothing that is done with a deep game needs a deep stack.
    #[test]
    fn deep_games() {
        let mut forms = Forms::new(&Control::new());
        let two = forms.nim_heap(2).unwrap();
        let mut deep = two;
        for _ in 0..3000 {
            deep = forms.game(vec![deep]).unwrap();
        }
        assert_eq!(forms.birthday(deep), 3002);
        let sum = forms.sum(deep, two).unwrap();
        assert_eq!(forms.difference(sum, two), Ok(Some(deep)));
        assert!(forms.text(sum).unwrap().ends_with("#2]]"));
        assert!(forms.kinds(deep).unwrap().is_tame);
        assert!(forms.mate(sum).is_ok() && forms.is_even(sum).is_ok());
    }
}
