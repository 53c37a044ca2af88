//! Couples of a game and a nimber: nimbers found without a look at all positions.

mod best_first;
mod excluded;
mod numbers;
mod options;
mod path;
mod search;
mod sum;

pub use numbers::Numbers;
pub use options::Options;
pub use path::Path;
pub use sum::Sum;

/// The interface of the search of couples to a game, and the place where the search keeps its
/// results.
///
/// A couple is a game and a nimber, G + ∗k. The player who moves first there loses exactly if k is
/// the nimber of G, and to see that he wins takes one move where a mex takes all of them (Lemoine
/// and Viennot, "Nimbers are inevitable", *Theoretical Computer Science* 462, 2012). Where G falls
/// apart, all its parts but the hardest are moved to the side of the nimber.
///
/// The game says what its parts and their options are; parts that are equal are searched once.
/// Everything that becomes known is kept, so a search that was stopped goes on where it was.
///
/// Cost: at worst all followers' parts are examined, each once for each nimber tried. Memory: what
/// the game keeps, and the options of the parts on the path.
pub trait Couples: Sized {
    /// A component, or a representative of all components that are like it.
    type Part: Clone + PartialEq;
    /// The reason why a search ends without an answer.
    type Error;

    /// True if a part is asked about all numbers less than k before it is asked if its nimber is k.
    /// If not, the lesser numbers come after k, and only if k is not excluded.
    const LEAST_FIRST: bool = false;

    /// Parts with a greater mobility are searched by proof numbers, the others depth first: to find their options again takes longer than
    /// to search them to the end.
    const SMALL: usize = usize::MAX;

    /// The nimber of a part, if it is kept.
    fn known(&self, part: &Self::Part) -> Option<u64>;

    /// The numbers, of those below 64, that are kept as not being the nimber of a part; as bits. Any
    /// answer will do if the nimber is known.
    fn excluded(&self, part: &Self::Part) -> u64;

    /// Keeps what is known of a part now, in the place of what was known before.
    ///
    /// # Errors
    /// If there is no room.
    fn keep(&mut self, part: Self::Part, known: PartNimber) -> Result<(), Self::Error>;

    /// The proof numbers of the couple of a part and a nimber, if they are kept.
    fn numbers(&self, _part: &Self::Part, _nimber: u64) -> Option<Numbers> {
        None
    }

    /// Proof numbers of the couple of a part and a nimber of which nothing is known: by the effort that the part seems to need, or
    /// better, if the game has a guess who wins. No answer depends on them.
    fn guess(&mut self, part: &Self::Part, _nimber: u64) -> Numbers {
        Numbers::guess(search::effort(self, part))
    }

    /// Keeps numbers below 64, as bits, that are not the nimber of a part, and the proof numbers of the couple of the part and a nimber,
    /// in the place of what was known before.
    ///
    /// # Errors
    /// If there is no room.
    fn keep_numbers(
        &mut self,
        part: Self::Part,
        excluded: u64,
        _numbers: (u64, Numbers),
    ) -> Result<(), Self::Error> {
        self.keep(part, PartNimber::Not(excluded))
    }

    /// Called before a part is examined: counts it, and stops the work if it is to be stopped.
    ///
    /// # Errors
    /// If it is, or if play can go round ([`Path::find_loop`]).
    fn begin(&mut self, path: &Path<'_, Self::Part>) -> Result<(), Self::Error>;

    /// The nimber of a part, if it can be told without its options.
    fn at_once(&self, _part: &Self::Part) -> Option<u64> {
        None
    }

    /// Pushes the options of a part, until no more are wanted. Options that count for nothing in the
    /// mex, as loony ones do, are left out. Of options that seem equally hard the first is searched first; in that order the
    /// nimber asked for is also found soonest among those that are known.
    ///
    /// # Errors
    /// If there is no room for them, or they cannot be found.
    fn options(
        &mut self,
        part: &Self::Part,
        into: &mut Options<Self::Part>,
    ) -> Result<(), Self::Error>;

    /// About how many options a part has. Parts with few of them are searched first.
    fn mobility(&mut self, part: &Self::Part) -> usize;

    /// Adds a part to a sum; its nimber, if that is known.
    fn add(&self, part: Self::Part, sum: &mut Sum<Self::Part>) {
        match self.known(&part) {
            Some(nimber) => sum.nimber ^= nimber,
            None => sum.add(part),
        }
    }

    /// The nimber of a sum.
    ///
    /// # Errors
    /// Those of the game.
    fn nimber(&mut self, sum: Sum<Self::Part>) -> Result<u64, Self::Error> {
        sum.total(|part| search::nimber(self, part, None))
    }

    /// True if the nimber of a sum is `target`.
    ///
    /// # Errors
    /// Those of the game.
    fn is_nimber(&mut self, sum: Sum<Self::Part>, target: u64) -> Result<bool, Self::Error> {
        search::is_nimber(self, sum, target, None)
    }
}

/// The results about the nimber of a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PartNimber {
    /// It is this.
    Is(u64),
    /// It is none of the numbers below 64 whose bits are set.
    Not(u64),
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;
    use std::convert::Infallible;

    /// Rows, whose options are rows in sums; those with more than `SMALL` are searched by proof numbers.
    struct Rows<const SMALL: usize> {
        options: fn(u64) -> Vec<Vec<u64>>,
        known: HashMap<u64, PartNimber>,
        numbers: HashMap<u64, (u64, Numbers)>,
    }

    impl<const SMALL: usize> Rows<SMALL> {
        fn new(options: fn(u64) -> Vec<Vec<u64>>) -> Self {
            Rows { options, known: HashMap::new(), numbers: HashMap::new() }
        }
    }

    impl<const SMALL: usize> Couples for Rows<SMALL> {
        type Part = u64;
        type Error = Infallible;

        const SMALL: usize = SMALL;

        fn known(&self, row: &u64) -> Option<u64> {
            match self.known.get(row) {
                Some(PartNimber::Is(nimber)) => Some(*nimber),
                _ => None,
            }
        }

        fn excluded(&self, row: &u64) -> u64 {
            match self.known.get(row) {
                Some(PartNimber::Not(numbers)) => *numbers,
                _ => 0,
            }
        }

        fn keep(&mut self, row: u64, known: PartNimber) -> Result<(), Infallible> {
            // What is known is never forgotten.
            assert_eq!(self.known(&row), None, "{row}");
            let is_more = match known {
                PartNimber::Is(nimber) => excluded::bit(nimber) & self.excluded(&row) == 0,
                PartNimber::Not(numbers) => numbers & self.excluded(&row) == self.excluded(&row),
            };
            assert!(is_more, "{row}");
            self.known.insert(row, known);
            Ok(())
        }

        fn numbers(&self, row: &u64, nimber: u64) -> Option<Numbers> {
            self.numbers.get(row).filter(|(beside, _)| *beside == nimber).map(|&(_, it)| it)
        }

        fn keep_numbers(
            &mut self,
            row: u64,
            excluded: u64,
            numbers: (u64, Numbers),
        ) -> Result<(), Infallible> {
            self.numbers.insert(row, numbers);
            self.keep(row, PartNimber::Not(excluded))
        }

        fn begin(&mut self, _: &Path<'_, u64>) -> Result<(), Infallible> {
            Ok(())
        }

        fn options(&mut self, row: &u64, into: &mut Options<u64>) -> Result<(), Infallible> {
            for rows in (self.options)(*row) {
                let mut sum = Sum::default();
                for row in rows {
                    self.add(row, &mut sum);
                }
                if into.push(sum).is_break() {
                    break;
                }
            }
            Ok(())
        }

        fn mobility(&mut self, row: &u64) -> usize {
            usize::try_from(*row).unwrap_or(usize::MAX)
        }
    }

    /// The nimbers of rows up to a length by the definition.
    fn nimbers(options: fn(u64) -> Vec<Vec<u64>>, most: u64) -> Vec<u64> {
        let mut known: Vec<u64> = Vec::new();
        for row in 0..=most {
            let of = |rows: Vec<u64>| rows.iter().fold(0, |sum, &row| sum ^ known[row as usize]);
            let reached: Vec<u64> = options(row).into_iter().map(of).collect();
            known.push((0..=row).find(|nimber| !reached.contains(nimber)).unwrap());
        }
        known
    }

    /// One pin or two that are neighbours are knocked down.
    fn kayles(row: u64) -> Vec<Vec<u64>> {
        let rest = |taken| (0..=row.saturating_sub(taken)).map(move |left| (taken, left));
        let all = rest(1).chain(rest(2)).filter(|&(taken, left)| taken + left <= row);
        all.map(|(taken, left)| vec![left, row - taken - left]).collect()
    }

    /// Any number is taken: nimbers beyond 64, of which the exclusions are not kept.
    fn nim(row: u64) -> Vec<Vec<u64>> {
        (0..row).map(|rest| vec![rest]).collect()
    }

    fn check<const SMALL: usize>(options: fn(u64) -> Vec<Vec<u64>>, most: u64) {
        let nimbers = nimbers(options, most);
        for row in 0..=most {
            let nimber = nimbers[row as usize];
            let sum = Sum { nimber: 5, parts: [row].into_iter().collect() };
            let mut fresh = Rows::<SMALL>::new(options);
            assert_eq!(fresh.nimber(sum.clone()), Ok(nimber ^ 5), "{row}");
            let mut kept = Rows::<SMALL>::new(options);
            for target in [6, 0, 3, 1, 2, 63, 64, nimber, 4] {
                let is_it = Ok(target ^ 5 == nimber);
                assert_eq!(kept.is_nimber(sum.clone(), target), is_it, "{row} {target}");
            }
        }
    }

    #[test]
    fn all_ways_to_search_agree() {
        check::<0>(kayles, 40);
        check::<9>(kayles, 40);
        check::<{ usize::MAX }>(kayles, 40);
        check::<0>(nim, 66);
        check::<10>(nim, 66);
        check::<{ usize::MAX }>(nim, 66);
    }
}
