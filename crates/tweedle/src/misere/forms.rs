//! Canonical forms of impartial games in misère play.

use super::Genus;
use super::kinds::Kinds;
use crate::intern::Interner;
use crate::stack::Budgeted;
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
/// # use tweedle::{Control, misere::Forms};
/// let mut forms = Forms::new(&Control::new());
/// let two = forms.nim_heap(2)?;
/// assert_eq!(forms.genus(two).to_string(), "2^20");
/// // In misère play two heaps of two are not nothing.
/// let sum = forms.sum(two, two)?;
/// assert_eq!(forms.genus(sum).to_string(), "0^02");
/// # Ok::<(), tweedle::Stop>(())
/// ```
#[derive(Debug)]
pub struct Forms {
    identity: Identity,
    /// The options of each game, sorted; 0 is an atom. Options have smaller ids than the game.
    games: Interner<Id, Record>,
    sums: Memo<(Id, Id), Id>,
    pub(super) known: Known,
    /// All genera, each once, that of 0 first.
    genera: Vec<Genus>,
    /// Which of `genera` it is; of all but that of 0.
    genus_ids: Memo<Genus, u32>,
    /// The bytes of `genera`.
    held: Held,
}

/// What is kept of a game.
#[derive(Clone, Copy, Debug)]
struct Record {
    /// Which of the genera it has.
    genus: u32,
    birthday: u32,
}

/// What else has been found out, a table for each file that finds it.
#[derive(Debug)]
pub(super) struct Known {
    pub(super) mates: Memo<Id, Id>,
    /// Differences, and that there is none.
    pub(super) differences: Memo<(Id, Id), Option<Id>>,
    /// All even parts, 0 and the game or its neighbour among them, sorted by ids.
    pub(super) parts: Memo<Id, Box<[Id]>>,
    pub(super) kinds: Memo<Id, Kinds>,
    /// Games that link two others.
    pub(super) links: Memo<(Id, Id), Id>,
    /// Games beside which the first is lost by who is to move, and the second is not.
    pub(super) killers: Memo<(Id, Id), Id>,
    /// How two games are written that nothing but their options tells apart.
    pub(super) orders: Memo<(Id, Id), bool>,
}

impl Known {
    fn new(control: &Control) -> Known {
        Known {
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
            known: Known::new(control),
            genera: vec![Genus::of_nim(0)],
            genus_ids: Memo::new(control.clone()),
            held: Held::new(control),
        }
    }

    /// How many games are held; 0 is always one of them.
    #[expect(clippy::len_without_is_empty, reason = "it is never empty")]
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// Forgets the sums, and what else was found. Games keep their ids.
    pub fn forget(&mut self) {
        self.sums.clear();
        self.known = Known::new(self.games.control());
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

    /// Whether to go on.
    pub(super) fn control_check(&self) -> Result<(), Stop> {
        self.games.control().check()
    }

    /// Whether a game has another one as an option.
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

    /// Who wins in misère play.
    ///
    /// # Panics
    /// If `g` is no game of this arena.
    pub fn outcome(&self, g: Id) -> Outcome {
        self.genus(g).outcome()
    }

    /// How large the heap of Nim is that a game is, if it is one.
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

    /// What the game with these options, which is of this genus, is simplified to.
    fn simpler(&self, options: &[Id], genus: u32) -> Option<Id> {
        // Equal games have the same genus. So that is asked first; and with it the outcome is the
        // same, which is what has to be so if the simpler game is 0.
        let is_simpler = |&&h: &&Id| {
            self.games.data(h).genus == genus && {
                let simple = self.options(h);
                simple.len() < options.len()
                    && simple.iter().all(|option| options.binary_search(option).is_ok())
                    && options.iter().all(|option| {
                        simple.binary_search(option).is_ok()
                            || self.options(*option).binary_search(&h).is_ok()
                    })
            }
        };
        options.iter().flat_map(|&option| self.options(option)).find(is_simpler).copied()
    }

    /// The sum of two games.
    ///
    /// # Errors
    /// As [`Forms::game`], and [`Stop::Cancelled`].
    pub fn sum(&mut self, g: Id, h: Id) -> Result<Id, Stop> {
        let mut waiting = vec![ordered(g, h)];
        while let Some(&(g, h)) = waiting.last() {
            if self.known_sum(g, h).is_some() {
                waiting.pop();
                continue;
            }
            let before = waiting.len();
            let mut options = Vec::with_capacity(self.options(g).len() + self.options(h).len());
            for (of, beside) in [(g, h), (h, g)] {
                for &option in self.options(of) {
                    match self.known_sum(option, beside) {
                        Some(sum) => options.push(sum),
                        None => waiting.push(ordered(option, beside)),
                    }
                }
            }
            if waiting.len() == before {
                self.games.control().check()?;
                let sum = self.game(options)?;
                self.sums.set((g, h), sum)?;
                waiting.pop();
            }
        }
        Ok(self.known_sum(g, h).unwrap_or(Forms::ZERO))
    }

    fn known_sum(&self, g: Id, h: Id) -> Option<Id> {
        match ordered(g, h) {
            (Forms::ZERO, h) => Some(h),
            pair => self.sums.get(&pair).copied(),
        }
    }
}

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
            return Err(Stop::Undefined(message.to_owned()));
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

pub(super) fn ordered(g: Id, h: Id) -> (Id, Id) {
    (g.min(h), g.max(h))
}

#[cfg(test)]
mod tests {
    use super::*;

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

    /// Whatever is refused, the budget is charged with what is held, and the work can be done later.
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
