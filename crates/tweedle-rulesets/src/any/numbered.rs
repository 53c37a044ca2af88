//! Worths by their numbers, so that one walk through a ruleset serves all theories.
//!
//! A walk is compiled anew for each ruleset and each type of worths. There are many of both; where a walk
//! speaks of worths by numbers in a table, it is the same for all theories.

use std::hash::Hash;
use tweedle::walk::Memo;
use tweedle::{Control, Held, Player, Stem, Stop, Theory, Weigh};

/// More bytes than this are asked for, even if they are needed only for a moment.
const MUCH: usize = 1 << 16;

/// The worths met so far, each with its number.
pub(super) struct Worths<V> {
    list: Vec<V>,
    numbers: Memo<V, u32>,
    held: Held,
}

impl<V: Clone + Eq + Hash + Weigh> Worths<V> {
    pub(super) fn new(control: &Control) -> Worths<V> {
        let (numbers, held) = (Memo::new(control.clone()), Held::new(control));
        Worths { list: Vec::new(), numbers, held }
    }

    /// The worth with a number.
    pub(super) fn worth(&self, number: u32) -> &V {
        &self.list[number as usize]
    }

    fn number(&mut self, worth: V) -> Result<u32, Stop> {
        if let Some(&number) = self.numbers.get(&worth) {
            return Ok(number);
        }
        let full = || Stop::TooLarge("There are more than four billion worths.".to_owned());
        let number = u32::try_from(self.list.len()).map_err(|_| full())?;
        // The list is half full at worst.
        let bytes = 2 * size_of::<V>() + worth.owned();
        self.held.take(bytes)?;
        if let Err(stop) = self.numbers.set(worth.clone(), number) {
            self.held.give(bytes);
            return Err(stop);
        }
        self.list.push(worth);
        Ok(number)
    }

    fn all(&self, numbers: &[u32]) -> Result<Vec<V>, Stop> {
        let worths = numbers.iter().map(|&number| self.worth(number));
        let owned = worths.clone().map(Weigh::owned).sum::<usize>();
        let bytes = owned + numbers.len() * size_of::<V>();
        if bytes > MUCH {
            self.numbers.control().make_room(bytes)?;
        }
        Ok(worths.cloned().collect())
    }
}

/// A theory and the worths that it has met, of any type.
trait ByNumber {
    fn name(&self) -> &'static str;
    fn of_options(&mut self, left: &[u32], right: &[u32]) -> Result<u32, Stop>;
    fn of_check(&mut self, left: &[u32], right: &[u32]) -> Result<u32, Stop>;
    fn of_win(&mut self, player: Player) -> Result<u32, Stop>;
    fn of_sum(&mut self, parts: &[u32]) -> Result<u32, Stop>;
    fn negative(&mut self, worth: u32) -> Result<u32, Stop>;
    fn of_nim_heap(&mut self, size: u64) -> Result<Option<u32>, Stop>;
    fn knows_stems(&self) -> bool;
    fn of_stem(&mut self, stem: Stem, top: Option<u32>) -> Result<Option<u32>, Stop>;
    fn is_enough(&self, player: Player, option: u32) -> bool;
}

struct Numbering<'a, T: Theory> {
    theory: &'a mut T,
    worths: &'a mut Worths<T::Value>,
}

impl<T: Theory<Value: Eq + Hash>> ByNumber for Numbering<'_, T> {
    fn name(&self) -> &'static str {
        self.theory.name()
    }

    fn of_options(&mut self, left: &[u32], right: &[u32]) -> Result<u32, Stop> {
        let (left, right) = (self.worths.all(left)?, self.worths.all(right)?);
        self.worths.number(self.theory.of_options(&left, &right)?)
    }

    fn of_check(&mut self, left: &[u32], right: &[u32]) -> Result<u32, Stop> {
        let (left, right) = (self.worths.all(left)?, self.worths.all(right)?);
        self.worths.number(self.theory.of_check(&left, &right)?)
    }

    fn of_win(&mut self, player: Player) -> Result<u32, Stop> {
        self.worths.number(self.theory.of_win(player)?)
    }

    fn of_sum(&mut self, parts: &[u32]) -> Result<u32, Stop> {
        let parts = self.worths.all(parts)?;
        self.worths.number(self.theory.of_sum(&parts)?)
    }

    fn negative(&mut self, worth: u32) -> Result<u32, Stop> {
        let negative = self.theory.negative(self.worths.worth(worth))?;
        self.worths.number(negative)
    }

    fn of_nim_heap(&mut self, size: u64) -> Result<Option<u32>, Stop> {
        let worth = self.theory.of_nim_heap(size)?;
        worth.map(|worth| self.worths.number(worth)).transpose()
    }

    fn knows_stems(&self) -> bool {
        self.theory.knows_stems()
    }

    fn of_stem(&mut self, stem: Stem, top: Option<u32>) -> Result<Option<u32>, Stop> {
        let worth = self.theory.of_stem(stem, top.map(|top| self.worths.worth(top)))?;
        worth.map(|worth| self.worths.number(worth)).transpose()
    }

    fn is_enough(&self, player: Player, option: u32) -> bool {
        self.theory.is_enough(player, self.worths.worth(option))
    }
}

/// A theory of the numbers of another theory's worths. A walk takes positions apart only if the other is
/// additive: see [`Walker::without_components`](tweedle::walk::Walker::without_components).
pub(super) struct Numbered<'a>(&'a mut dyn ByNumber);

impl Numbered<'_> {
    /// Does some work in the theory of the numbers of `worths`.
    pub(super) fn with<T: Theory<Value: Eq + Hash>, Found>(
        theory: &mut T,
        worths: &mut Worths<T::Value>,
        work: impl FnOnce(Numbered) -> Found,
    ) -> Found {
        work(Numbered(&mut Numbering { theory, worths }))
    }
}

impl Theory for Numbered<'_> {
    type Value = u32;
    const ADDITIVE: bool = true;

    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn of_options(&mut self, left: &[u32], right: &[u32]) -> Result<u32, Stop> {
        self.0.of_options(left, right)
    }

    fn of_check(&mut self, left: &[u32], right: &[u32]) -> Result<u32, Stop> {
        self.0.of_check(left, right)
    }

    fn of_win(&mut self, player: Player) -> Result<u32, Stop> {
        self.0.of_win(player)
    }

    fn of_sum(&mut self, parts: &[u32]) -> Result<u32, Stop> {
        self.0.of_sum(parts)
    }

    fn negative(&mut self, worth: &u32) -> Result<u32, Stop> {
        self.0.negative(*worth)
    }

    fn of_nim_heap(&mut self, size: u64) -> Result<Option<u32>, Stop> {
        self.0.of_nim_heap(size)
    }

    fn knows_stems(&self) -> bool {
        self.0.knows_stems()
    }

    fn of_stem(&mut self, stem: Stem, top: Option<&u32>) -> Result<Option<u32>, Stop> {
        self.0.of_stem(stem, top.copied())
    }

    fn is_enough(&self, player: Player, option: &u32) -> bool {
        self.0.is_enough(player, *option)
    }
}
