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

    /// Parts with a greater mobility are searched by proof numbers, the others depth first: to come back to them takes longer.
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
    /// mex, as loony ones do, are left out.
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
