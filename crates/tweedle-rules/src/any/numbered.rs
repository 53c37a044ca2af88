//! Worths by their numbers, so that one walk through a ruleset serves all theories.
//!
//! A walk is compiled anew for each ruleset and each type of worths. There are many of both; where a walk
//! speaks of worths by numbers, it is the same for all theories.

use std::hash::Hash;
use tweedle_engine::number::Rational;
use tweedle_engine::walk::Memo;
use tweedle_engine::{Control, Held, Player, Stem, Stop, Theory, Weigh};

/// More bytes than this are asked for, even if they are needed only for a moment.
const MUCH: usize = 1 << 16;

/// The worths met so far, each with its number. A theory that has numbers for its worths ([`Theory::to_word`]) puts none
/// here.
pub(super) struct Worths<V> {
    list: Vec<V>,
    numbers: Memo<V, u32>,
    held: Held,
    /// Scratch space, so that a list needs no memory of its own.
    scratch: [Vec<V>; 2],
}

impl<V: Clone + Eq + Hash + Weigh> Worths<V> {
    pub(super) fn new(control: &Control) -> Worths<V> {
        let (numbers, held) = (Memo::new(control.clone()), Held::new(control));
        Worths { list: Vec::new(), numbers, held, scratch: [Vec::new(), Vec::new()] }
    }

    /// The worth with a number.
    #[inline]
    pub(super) fn worth<T: Theory<Value = V>>(&self, number: u32) -> V {
        T::of_word(number).unwrap_or_else(|| self.list[number as usize].clone())
    }

    #[inline]
    fn number<T: Theory<Value = V>>(&mut self, worth: V) -> Result<u32, Stop> {
        T::to_word(&worth).map_or_else(|| self.listed(worth), Ok)
    }

    fn listed(&mut self, worth: V) -> Result<u32, Stop> {
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

    /// Writes the worths with these numbers into a list.
    #[inline]
    fn write_all<T: Theory<Value = V>>(
        &self,
        numbers: &[u32],
        into: &mut Vec<V>,
    ) -> Result<(), Stop> {
        let many = numbers.len() * size_of::<V>();
        if many > MUCH || std::mem::needs_drop::<V>() {
            let owned =
                numbers.iter().map(|&number| self.worth::<T>(number).owned()).sum::<usize>();
            if owned + many > MUCH {
                self.numbers.control().make_room(owned + many)?;
            }
        }
        into.clear();
        into.extend(numbers.iter().map(|&number| self.worth::<T>(number)));
        Ok(())
    }

    /// Does some work with the worths of two lists of numbers.
    #[inline]
    fn with_both<T: Theory<Value = V>, A>(
        &mut self,
        [left, right]: [&[u32]; 2],
        work: impl FnOnce(&[V], &[V]) -> Result<A, Stop>,
    ) -> Result<A, Stop> {
        let [mut lefts, mut rights] = std::mem::take(&mut self.scratch);
        self.write_all::<T>(left, &mut lefts)?;
        self.write_all::<T>(right, &mut rights)?;
        let found = work(&lefts, &rights);
        // What was much is given back.
        if (lefts.capacity() + rights.capacity()) * size_of::<V>() <= MUCH {
            lefts.clear();
            rights.clear();
            self.scratch = [lefts, rights];
        }
        found
    }
}

/// A theory and the worths that it has met, of any type.
trait ByNumber {
    fn name(&self) -> &'static str;
    fn of_options(&mut self, left: &[u32], right: &[u32]) -> Result<u32, Stop>;
    fn of_scores(
        &mut self,
        left: &[u32],
        right: &[u32],
        scores: [Option<Rational>; 2],
    ) -> Result<u32, Stop>;
    fn of_check(&mut self, left: &[u32], right: &[u32]) -> Result<u32, Stop>;
    fn of_win(&mut self, player: Player) -> Result<u32, Stop>;
    fn of_sum(&mut self, parts: &[u32]) -> Result<u32, Stop>;
    fn negative(&mut self, worth: u32) -> Result<u32, Stop>;
    fn of_nim_heap(&mut self, size: u64) -> Result<Option<u32>, Stop>;
    fn of_stem(&mut self, stem: Stem, top: Option<u32>) -> Result<Option<u32>, Stop>;
    fn of_code(&mut self, code: &[u8]) -> Result<Option<u32>, Stop>;
    fn common_number(&mut self, worth: u32) -> Result<Option<u32>, Stop>;
    fn of_common_number(&mut self, number: u32) -> Result<Option<u32>, Stop>;
    fn is_enough(&self, player: Player, option: u32) -> bool;
}

struct Numbering<'a, T: Theory> {
    theory: &'a mut T,
    worths: &'a mut Worths<T::Value>,
}

impl<T: Theory<Value: Eq + Hash>> Numbering<'_, T> {
    fn number(&mut self, worth: T::Value) -> Result<u32, Stop> {
        self.worths.number::<T>(worth)
    }

    fn perhaps(&mut self, worth: Option<T::Value>) -> Result<Option<u32>, Stop> {
        worth.map(|worth| self.number(worth)).transpose()
    }
}

impl<T: Theory<Value: Eq + Hash>> ByNumber for Numbering<'_, T> {
    fn name(&self) -> &'static str {
        self.theory.name()
    }

    fn of_options(&mut self, left: &[u32], right: &[u32]) -> Result<u32, Stop> {
        let Numbering { theory, worths } = self;
        let worth = worths
            .with_both::<T, _>([left, right], |left, right| theory.of_options(left, right))?;
        self.number(worth)
    }

    fn of_scores(
        &mut self,
        left: &[u32],
        right: &[u32],
        scores: [Option<Rational>; 2],
    ) -> Result<u32, Stop> {
        let Numbering { theory, worths } = self;
        let worth = worths.with_both::<T, _>([left, right], |left, right| {
            theory.of_scores(left, right, scores)
        })?;
        self.number(worth)
    }

    fn of_check(&mut self, left: &[u32], right: &[u32]) -> Result<u32, Stop> {
        let Numbering { theory, worths } = self;
        let worth =
            worths.with_both::<T, _>([left, right], |left, right| theory.of_check(left, right))?;
        self.number(worth)
    }

    fn of_win(&mut self, player: Player) -> Result<u32, Stop> {
        let worth = self.theory.of_win(player)?;
        self.number(worth)
    }

    fn of_sum(&mut self, parts: &[u32]) -> Result<u32, Stop> {
        let worth = if let [g, h] = *parts {
            // Most sums have two parts, and need no list.
            self.theory.of_sum(&[g, h].map(|part| self.worths.worth::<T>(part)))?
        } else {
            let Numbering { theory, worths } = self;
            worths.with_both::<T, _>([parts, &[]], |parts, _| theory.of_sum(parts))?
        };
        self.number(worth)
    }

    fn negative(&mut self, worth: u32) -> Result<u32, Stop> {
        let negative = self.theory.negative(&self.worths.worth::<T>(worth))?;
        self.number(negative)
    }

    fn of_nim_heap(&mut self, size: u64) -> Result<Option<u32>, Stop> {
        let worth = self.theory.of_nim_heap(size)?;
        self.perhaps(worth)
    }

    fn of_stem(&mut self, stem: Stem, top: Option<u32>) -> Result<Option<u32>, Stop> {
        let top = top.map(|top| self.worths.worth::<T>(top));
        let worth = self.theory.of_stem(stem, top.as_ref())?;
        self.perhaps(worth)
    }

    fn of_code(&mut self, code: &[u8]) -> Result<Option<u32>, Stop> {
        let worth = self.theory.of_code(code)?;
        self.perhaps(worth)
    }

    fn common_number(&mut self, worth: u32) -> Result<Option<u32>, Stop> {
        self.theory.common_number(&self.worths.worth::<T>(worth))
    }

    fn of_common_number(&mut self, number: u32) -> Result<Option<u32>, Stop> {
        let worth = self.theory.of_common_number(number)?;
        self.perhaps(worth)
    }

    fn is_enough(&self, player: Player, option: u32) -> bool {
        self.theory.is_enough(player, &self.worths.worth::<T>(option))
    }
}

/// A theory of the numbers of another theory's worths.
#[expect(clippy::struct_excessive_bools, reason = "each is said by the other theory")]
pub struct Numbered<'a> {
    theory: &'a mut dyn ByNumber,
    /// True if the other theory is additive, for the set-up of a walk.
    pub(super) is_additive: bool,
    pub(super) reads_codes: bool,
    pub(super) is_common: bool,
    knows_stems: bool,
    asks_scores: bool,
    /// True if [`Theory::is_enough`] ever holds in the other theory.
    cuts: bool,
}

impl Numbered<'_> {
    /// Does some work in the theory of the numbers of `worths`.
    pub(super) fn with<T: Theory<Value: Eq + Hash>, Found>(
        theory: &mut T,
        worths: &mut Worths<T::Value>,
        work: impl FnOnce(&mut Numbered) -> Found,
    ) -> Found {
        let (knows_stems, asks_scores) = (theory.knows_stems(), theory.asks_scores());
        work(&mut Numbered {
            theory: &mut Numbering { theory, worths },
            is_additive: T::ADDITIVE,
            reads_codes: T::READS_CODES,
            is_common: T::COMMON,
            knows_stems,
            asks_scores,
            cuts: T::CUTS,
        })
    }
}

/// It is additive, and reads codes. Where the other theory does not, a walk must be told so
/// ([`Walker::without_components`](tweedle_engine::walk::Walker::without_components),
/// [`Walker::without_codes`](tweedle_engine::walk::Walker::without_codes)).
impl Theory for Numbered<'_> {
    type Value = u32;
    const ADDITIVE: bool = true;
    const READS_CODES: bool = true;
    const COMMON: bool = true;
    const CUTS: bool = true;

    #[inline]
    fn name(&self) -> &'static str {
        self.theory.name()
    }

    #[inline]
    fn of_options(&mut self, left: &[u32], right: &[u32]) -> Result<u32, Stop> {
        self.theory.of_options(left, right)
    }

    #[inline]
    fn asks_scores(&self) -> bool {
        self.asks_scores
    }

    fn of_scores(
        &mut self,
        left: &[u32],
        right: &[u32],
        scores: [Option<Rational>; 2],
    ) -> Result<u32, Stop> {
        self.theory.of_scores(left, right, scores)
    }

    #[inline]
    fn of_check(&mut self, left: &[u32], right: &[u32]) -> Result<u32, Stop> {
        self.theory.of_check(left, right)
    }

    #[inline]
    fn of_win(&mut self, player: Player) -> Result<u32, Stop> {
        self.theory.of_win(player)
    }

    #[inline]
    fn of_sum(&mut self, parts: &[u32]) -> Result<u32, Stop> {
        self.theory.of_sum(parts)
    }

    #[inline]
    fn negative(&mut self, worth: &u32) -> Result<u32, Stop> {
        self.theory.negative(*worth)
    }

    #[inline]
    fn of_nim_heap(&mut self, size: u64) -> Result<Option<u32>, Stop> {
        self.theory.of_nim_heap(size)
    }

    #[inline]
    fn knows_stems(&self) -> bool {
        self.knows_stems
    }

    #[inline]
    fn of_stem(&mut self, stem: Stem, top: Option<&u32>) -> Result<Option<u32>, Stop> {
        self.theory.of_stem(stem, top.copied())
    }

    #[inline]
    fn of_code(&mut self, code: &[u8]) -> Result<Option<u32>, Stop> {
        self.theory.of_code(code)
    }

    #[inline]
    fn common_number(&mut self, worth: &u32) -> Result<Option<u32>, Stop> {
        self.theory.common_number(*worth)
    }

    #[inline]
    fn of_common_number(&mut self, number: u32) -> Result<Option<u32>, Stop> {
        self.theory.of_common_number(number)
    }

    #[inline]
    fn is_enough(&self, player: Player, option: &u32) -> bool {
        self.cuts && self.theory.is_enough(player, *option)
    }
}
