//! Couples of a game and a nimber: the search for nimbers that does not look at all positions.

use super::WalkError;
use super::cycle::find_loop;
use foldhash::fast::FixedState;
use hashbrown::HashSet;
use smallvec::SmallVec;
use std::hash::Hash;
use std::ops::ControlFlow;

/// What a search of couples asks of the game, and where it keeps what it has found out.
///
/// A couple is a game and a nimber, G + ∗k. Whoever moves first there loses exactly if the nimber of
/// G is k, and to ask that takes one winning move where a mex takes all moves (Lemoine and Viennot,
/// "Nimbers are inevitable", *Theoretical Computer Science* 462, 2012). Where G falls apart, the
/// nimbers of all its components but the hardest are found and moved to the side of the nimber; so
/// outcomes of positions that fall apart cost much less than the nimbers of all their followers.
///
/// Cost of [`Couples::find`] and [`Couples::is_nimber`]: at worst all followers' components are
/// examined, each once for each nimber tried. Memory: what the game keeps, and the options of the
/// parts on the path.
pub trait Couples: Sized {
    /// A component, in a form that those with the same options share as far as possible.
    type Part: Clone + Eq + Hash;
    /// Why a search may end without an answer.
    type Error;

    /// The nimber of a part, if it is kept.
    fn known(&self, part: &Self::Part) -> Option<u64>;

    /// The numbers below 64, as bits, that are kept as not being the nimber of a part, of which the
    /// nimber is not known.
    fn excluded(&self, part: &Self::Part) -> u64;

    /// Keeps what is known of a part now.
    ///
    /// # Errors
    /// As the game has them: there is no room.
    fn keep(&mut self, part: Self::Part, known: Known) -> Result<(), Self::Error>;

    /// Called before a part is examined, which is the last of the path.
    ///
    /// # Errors
    /// As the game has them: the work is cancelled, or play goes round.
    fn begin(&mut self, path: &Path<'_, Self::Part>) -> Result<(), Self::Error>;

    /// The nimber of a part, if it can be told without the options. Asked before them.
    fn at_once(&self, _part: &Self::Part) -> Option<u64> {
        None
    }

    /// Hands in the options of a part, until no more are asked for. Moves that count for nothing in
    /// the mex, as loony ones do, are left out.
    ///
    /// # Errors
    /// As the game has them: there is no room.
    fn options(
        &mut self,
        part: &Self::Part,
        into: &mut Options<Self::Part>,
    ) -> Result<(), Self::Error>;

    /// How hard a part seems. Of a sum, the hardest part is the last; of several options, the one
    /// whose hardest part is the easiest is the first.
    fn effort(&mut self, part: &Self::Part) -> usize;

    /// Adds a part to a sum: its nimber, if that is known.
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
    fn find(&mut self, mut sum: Sum<Self::Part>) -> Result<u64, Self::Error> {
        for part in sum.parts {
            sum.nimber ^= nimber(self, part, None)?;
        }
        Ok(sum.nimber)
    }

    /// Whether the nimber of a sum is `target`.
    ///
    /// # Errors
    /// Those of the game.
    fn is_nimber(&mut self, sum: Sum<Self::Part>, target: u64) -> Result<bool, Self::Error> {
        sum_is(self, sum, target, None)
    }
}

/// What was found out about the nimber of a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// It is this.
    Is(u64),
    /// It is none of the numbers below 64 whose bits are set.
    Not(u64),
}

/// The sum of a nimber and of parts of which the nimbers are not known.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sum<P> {
    /// The nimber of what is known.
    pub nimber: u64,
    /// The others, no two of them equal.
    pub parts: SmallVec<[P; 2]>,
}

impl<P> Default for Sum<P> {
    fn default() -> Sum<P> {
        Sum { nimber: 0, parts: SmallVec::new() }
    }
}

impl<P: PartialEq> Sum<P> {
    /// Adds a part. Two equal parts are nothing.
    pub fn add(&mut self, part: P) {
        match self.parts.iter().position(|other| *other == part) {
            Some(twin) => drop(self.parts.swap_remove(twin)),
            None => self.parts.push(part),
        }
    }

    /// Moves to the nimber what has become known of the parts.
    pub fn refresh(&mut self, known: impl Fn(&P) -> Option<u64>) {
        let Sum { nimber, parts } = self;
        parts.retain(|part| {
            let known = known(part);
            *nimber ^= known.unwrap_or(0);
            known.is_none()
        });
    }
}

/// A part that is being examined, and those for which it is.
#[derive(Debug)]
pub struct Path<'a, P> {
    part: &'a P,
    above: Option<&'a Path<'a, P>>,
    length: usize,
}

impl<'a, P: Clone + Eq + Hash> Path<'a, P> {
    fn new(part: &'a P, above: Option<&'a Path<'a, P>>) -> Path<'a, P> {
        Path { part, above, length: 1 + above.map_or(0, |above| above.length) }
    }

    /// Looks now and then whether some part stands on the path twice, as one will at last if play
    /// can go round.
    ///
    /// # Errors
    /// [`WalkError::Loop`] with the parts between.
    pub fn find_loop(&self) -> Result<(), WalkError<P>> {
        find_loop(self.length, || {
            let upwards = std::iter::successors(Some(self), |path| path.above);
            let mut parts: Vec<&P> = upwards.map(|path| path.part).collect();
            parts.reverse();
            parts.into_iter()
        })
    }
}

/// The options of a part: the nimbers of some, and the others to be looked at.
#[derive(Debug)]
pub struct Options<P> {
    goal: Option<u64>,
    nimbers: Vec<u64>,
    open: HashSet<Sum<P>, FixedState>,
}

impl<P: Eq + Hash> Options<P> {
    /// Adds an option. Breaks off if no others are needed.
    pub fn push(&mut self, sum: Sum<P>) -> ControlFlow<()> {
        if !sum.parts.is_empty() {
            self.open.insert(sum);
            return ControlFlow::Continue(());
        }
        self.nimbers.push(sum.nimber);
        if Some(sum.nimber) == self.goal {
            self.open.clear();
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }
}

/// Where a search comes from.
type Above<'a, C> = Option<&'a Path<'a, <C as Couples>::Part>>;

fn sum_is<C: Couples>(
    couples: &mut C,
    sum: Sum<C::Part>,
    mut target: u64,
    above: Above<'_, C>,
) -> Result<bool, C::Error> {
    target ^= sum.nimber;
    let mut parts = sum.parts;
    if parts.len() > 1 {
        parts.sort_by_cached_key(|part| couples.effort(part));
    }
    let Some(hardest) = parts.pop() else { return Ok(target == 0) };
    for part in parts {
        target ^= nimber(couples, part, above)?;
    }
    if let Some(nimber) = couples.known(&hardest) {
        return Ok(nimber == target);
    }
    if bit(target) & couples.excluded(&hardest) != 0 {
        return Ok(false);
    }
    Ok(examine(couples, hardest, Some(target), above)? == Some(target))
}

/// The nimber of a part.
fn nimber<C: Couples>(
    couples: &mut C,
    part: C::Part,
    above: Above<'_, C>,
) -> Result<u64, C::Error> {
    if let Some(nimber) = couples.known(&part) {
        return Ok(nimber);
    }
    // Without a goal there is always an answer.
    Ok(examine(couples, part, None, above)?.unwrap_or_default())
}

/// The nimber of a part of which it is not known; `None`, if that is not `goal` and is not needed
/// any more.
fn examine<C: Couples>(
    couples: &mut C,
    part: C::Part,
    goal: Option<u64>,
    above: Above<'_, C>,
) -> Result<Option<u64>, C::Error> {
    let path = Path::new(&part, above);
    couples.begin(&path)?;
    let (nimber, known) = crate::short::with_stack(|| by_options(couples, &path, goal))?;
    couples.keep(part, known)?;
    Ok(nimber)
}

/// The nimber is the least number that no option's is. If some option's is the goal, that is
/// enough; if none is, the nimber is at most the goal.
fn by_options<C: Couples>(
    couples: &mut C,
    path: &Path<'_, C::Part>,
    goal: Option<u64>,
) -> Result<(Option<u64>, Known), C::Error> {
    let part = path.part;
    if let Some(nimber) = couples.at_once(part) {
        return Ok((Some(nimber), Known::Is(nimber)));
    }
    let nothing = HashSet::with_hasher(FixedState::default());
    let mut options = Options { goal, nimbers: Vec::new(), open: nothing };
    couples.options(part, &mut options)?;
    let Options { nimbers, open, .. } = options;
    let mut excluded = Excluded::new(nimbers.len() + open.len());
    for nimber in nimbers {
        excluded.add(nimber);
    }
    excluded.0[0] |= couples.excluded(part);
    let mut choices: Vec<_> = open.into_iter().map(|sum| Choice::new(couples, sum)).collect();
    choices.sort_by_key(|choice| choice.effort);
    if let Some(goal) = goal
        && is_excluded(couples, &mut choices, goal, &mut excluded, path)?
    {
        return Ok((None, Known::Not(excluded.0[0])));
    }
    loop {
        let least = excluded.least();
        if Some(least) == goal || !is_excluded(couples, &mut choices, least, &mut excluded, path)? {
            return Ok((Some(least), Known::Is(least)));
        }
    }
}

/// Whether `target` is not the nimber of the part with these options, because it is that of one of
/// them. Takes note of those that it finds.
fn is_excluded<C: Couples>(
    couples: &mut C,
    choices: &mut Vec<Choice<C::Part>>,
    target: u64,
    excluded: &mut Excluded,
    path: &Path<'_, C::Part>,
) -> Result<bool, C::Error> {
    choices.retain_mut(|Choice { sum, .. }| {
        sum.refresh(|part| couples.known(part));
        if sum.parts.is_empty() {
            excluded.add(sum.nimber);
        }
        !sum.parts.is_empty()
    });
    if excluded.contains(target) {
        return Ok(true);
    }
    for choice in choices {
        if sum_is(couples, choice.sum.clone(), target, Some(path))? {
            excluded.add(target);
            return Ok(true);
        }
    }
    Ok(false)
}

/// An option of the part that is examined, and how hard it seems.
struct Choice<P> {
    sum: Sum<P>,
    effort: usize,
}

impl<P> Choice<P> {
    fn new<C: Couples<Part = P>>(couples: &mut C, sum: Sum<P>) -> Choice<P> {
        let effort = sum.parts.iter().map(|part| couples.effort(part)).max().unwrap_or(0);
        Choice { sum, effort }
    }
}

/// The numbers that are not the nimber of a part with so many options, of those that it can be: at
/// most as many as it has options.
struct Excluded(SmallVec<[u64; 2]>);

impl Excluded {
    /// None yet, for a part with so many options.
    fn new(options: usize) -> Excluded {
        Excluded(SmallVec::from_elem(0, options / 64 + 1))
    }

    /// Numbers greater than the nimber can be are not held, but are excluded.
    fn contains(&self, number: u64) -> bool {
        let word = usize::try_from(number / 64).ok().and_then(|word| self.0.get(word));
        word.is_none_or(|word| word & (1 << (number % 64)) != 0)
    }

    fn add(&mut self, number: u64) {
        if let Some(word) = usize::try_from(number / 64).ok().and_then(|i| self.0.get_mut(i)) {
            *word |= 1 << (number % 64);
        }
    }

    /// The least number that is not excluded.
    fn least(&self) -> u64 {
        let full = self.0.iter().take_while(|&&word| word == u64::MAX).count();
        let bits = self.0.get(full).map_or(0, |word| word.trailing_ones());
        64 * full as u64 + u64::from(bits)
    }
}

/// The bit of a number below 64, and none of a greater one.
fn bit(number: u64) -> u64 {
    u32::try_from(number).ok().and_then(|shift| 1_u64.checked_shl(shift)).unwrap_or(0)
}
