//! Depth first through the positions, with the walker's own stack.

use super::cycle::find_loop;
use super::{Memo, Told, WalkError, options};
use crate::table::grow;
use crate::{Hints, Player, Stop, Symmetry, Theory, Weigh};
use smallvec::SmallVec;

/// Values positions of a ruleset in a theory.
///
/// Each position is valued once, after its options. Where the theory is additive, a position is the
/// sum of its components; positions of one symmetry class share one entry of the memo; heaps of Nim
/// and bushes ([`Hints::bush`]) are not taken apart; codes of values that somebody has kept ([`Hints::code`]) are read. These are optimisations and can
/// be switched off.
///
/// Cost: one call of the theory for each class of positions below the start, and one look-up for
/// each option of one. Memory: the memo, the positions between the start and the one at hand, and their
/// options; if these take more than a megabyte, only those of the last position, and the others are listed
/// anew when they are needed, which at most doubles the work. All of it is counted against the budget.
///
/// ```
/// # use tweedle_engine::{Control, Hints, Player, Facts, Ruleset, Stop, short::Store, walk::{Memo, Walker}};
/// /// A heap from which each player takes one or two.
/// struct OneOrTwo;
/// impl Ruleset for OneOrTwo {
///     type Position = u32;
///     type Move = ();
///     fn moves(&self, heap: &u32, _: Player, mut found: impl FnMut((), u32) -> Result<(), Stop>) -> Result<(), Stop> {
///         (1..=2.min(*heap)).try_for_each(|taken| found((), heap - taken))?;
///         Ok(())
///     }
///     fn facts(&self) -> Facts {
///         Facts::PARTIZAN
///     }
/// }
/// impl Hints for OneOrTwo {}
/// let mut store = Store::default();
/// let mut memo = Memo::new(Control::new());
/// let value = Walker::new(&OneOrTwo, &mut memo).value(&mut store, &8).unwrap();
/// assert_eq!(store.as_nimber(value), Some(2));
/// ```
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is an optimisation that can be switched off"
)]
pub struct Walker<'a, R: Hints, V> {
    ruleset: &'a R,
    memo: &'a mut Memo<R::Position, V>,
    use_components: bool,
    use_symmetry: bool,
    use_heaps: bool,
    use_codes: bool,
    use_bushes: bool,
    told: Option<&'a Told<R::Position>>,
    /// The number of positions that one walk may enter, and the number that this one still may
    /// enter.
    most: u64,
    left: u64,
    frames: Vec<Frame<R::Position>>,
    /// The number of outermost frames that have no lists in `options` and `worths` just now.
    unlisted: usize,
    /// The options of the other positions in `frames`, from the outermost to the innermost.
    options: Vec<R::Position>,
    /// The worths found so far of those options.
    worths: Vec<V>,
    /// The bytes that the options and the positions of the frames own.
    owned: usize,
    /// The part of these bytes that has been counted against the budget.
    held: usize,
    /// Scratch space.
    parts: Vec<R::Position>,
}

/// The largest number of bytes of options and worths that are kept of more positions than the last.
const LISTS: usize = 1 << 20;

/// A position whose options are being valued. The places of a frame without lists count from 0.
struct Frame<P> {
    position: P,
    /// The place where its options start in the walker's `options`; Left's first, then Right's.
    first_option: usize,
    /// The place where Right's options start.
    first_right: usize,
    /// The option to be valued next.
    next: usize,
    /// The place where the worths of its options start in the walker's `worths`.
    first_worth: usize,
    /// The place where the worths of Right's options start, once Left's are done.
    first_right_worth: usize,
    /// The way in which the worth of the option above, of which this position is the only
    /// component, follows from the position's own; `None` if the option has to be looked at again.
    serves: Option<Symmetry>,
}

/// The answer that the walker has for a position at once.
enum Glance<P, V> {
    Worth(V),
    /// This representative of a component has not been valued. If the position has no other
    /// component, its worth is the representative's, up to this symmetry.
    Missing(P, Option<Symmetry>),
}

impl<'a, R: Hints, V: Clone + Weigh> Walker<'a, R, V> {
    /// A walker that adds what it finds to `memo`, and is bounded and stopped through the memo's
    /// control.
    pub fn new(ruleset: &'a R, memo: &'a mut Memo<R::Position, V>) -> Self {
        Walker {
            ruleset,
            memo,
            use_components: true,
            use_symmetry: true,
            use_heaps: true,
            use_codes: true,
            use_bushes: true,
            told: None,
            most: u64::MAX,
            left: u64::MAX,
            frames: Vec::new(),
            unlisted: 0,
            owned: 0,
            held: 0,
            options: Vec::new(),
            worths: Vec::new(),
            parts: Vec::new(),
        }
    }

    /// Values every position whole, even where it has components.
    #[must_use]
    pub fn without_components(mut self) -> Self {
        self.use_components = false;
        self
    }

    /// Values every position by itself, even where a symmetric one is known.
    #[must_use]
    pub fn without_symmetry(mut self) -> Self {
        self.use_symmetry = false;
        self
    }

    /// Values heaps of Nim by their options, even where the theory knows their worth.
    #[must_use]
    pub fn without_heaps(mut self) -> Self {
        self.use_heaps = false;
        self
    }

    /// Values bushes by their options, even where the theory knows their worth.
    #[must_use]
    pub fn without_bushes(mut self) -> Self {
        self.use_bushes = false;
        self
    }

    /// Values every position by its options, even where the ruleset knows the code of its canonical form.
    #[must_use]
    pub fn without_codes(mut self) -> Self {
        self.use_codes = false;
        self
    }

    /// Asks what others have told of positions, and tells them what it finds, in theories in which all mean the same by numbers
    /// ([`Theory::COMMON`]).
    #[must_use]
    pub fn telling(mut self, told: &'a Told<R::Position>) -> Self {
        self.told = Some(told);
        self
    }

    /// Lets each walk enter `most` positions that are not in the memo.
    #[must_use]
    pub fn within(mut self, most: u64) -> Self {
        self.most = most;
        self
    }

    /// The worth of `position`.
    ///
    /// # Errors
    /// [`WalkError::Loop`] if a position turns out to be below itself, and [`WalkError::Stop`] if the work was stopped,
    /// with [`Stop::Limit`] where it takes more positions than allowed. The results that were found until then stay in
    /// the memo.
    pub fn value<T: Theory<Value = V>>(
        &mut self,
        theory: &mut T,
        position: &R::Position,
    ) -> Result<V, WalkError<R::Position>> {
        self.left = self.most;
        let result = self.walk(theory, position);
        // Not only emptied: what they held goes back.
        self.frames = Vec::new();
        self.options = Vec::new();
        self.worths = Vec::new();
        (self.unlisted, self.owned) = (0, 0);
        self.memo.control().give(std::mem::take(&mut self.held));
        result
    }

    fn walk<T: Theory<Value = V>>(
        &mut self,
        theory: &mut T,
        position: &R::Position,
    ) -> Result<V, WalkError<R::Position>> {
        loop {
            match self.glance(theory, position)? {
                Glance::Worth(worth) => return Ok(worth),
                Glance::Missing(part, _) => self.enter(part, None)?,
            }
            while let Some(frame) = self.frames.last() {
                if frame.next == self.options.len() {
                    self.leave(theory)?;
                    continue;
                }
                let option = self.options[frame.next].clone();
                match self.glance(theory, &option)? {
                    Glance::Worth(worth) => self.advance(theory, worth),
                    Glance::Missing(part, serves) => self.enter(part, serves)?,
                }
            }
        }
    }

    /// The worth of a position, if everything that it takes is in the memo.
    #[inline]
    fn glance<T: Theory<Value = V>>(
        &mut self,
        theory: &mut T,
        position: &R::Position,
    ) -> Result<Glance<R::Position, V>, Stop> {
        self.parts.clear();
        if T::ADDITIVE && self.use_components {
            self.ruleset.components(position, &mut self.parts);
        } else {
            self.parts.push(position.clone());
        }
        let mut worths: SmallVec<[V; 8]> = SmallVec::new();
        for i in 0..self.parts.len() {
            if self.use_heaps
                && let Some(size) = self.ruleset.nim_heap(&self.parts[i])
                && let Some(worth) = theory.of_nim_heap(size)?
            {
                worths.push(worth);
                continue;
            }
            if let Some(worth) = self.of_bush(theory, i)? {
                worths.push(worth);
                continue;
            }
            let (part, symmetry) = if self.use_symmetry {
                self.ruleset.representative(&self.parts[i])
            } else {
                (self.parts[i].clone(), Symmetry::Same)
            };
            let known = match self.memo.get(&part) {
                Some(worth) => Some(worth.clone()),
                None => self.read(theory, &part)?,
            };
            let Some(worth) = known else {
                let alone = self.parts.len() == 1;
                return Ok(Glance::Missing(part, alone.then_some(symmetry)));
            };
            worths.push(seen_through(theory, symmetry, worth)?);
        }
        let worth = match worths.as_slice() {
            [only] => only.clone(),
            several => theory.of_sum(several)?,
        };
        Ok(Glance::Worth(worth))
    }

    /// The worth of the part with this place in `parts`, if the ruleset knows a bush that the theory knows the worth of.
    #[inline]
    fn of_bush<T: Theory<Value = V>>(
        &self,
        theory: &mut T,
        part: usize,
    ) -> Result<Option<V>, Stop> {
        if !self.use_bushes || !theory.knows_stems() {
            return Ok(None);
        }
        let Some(bush) = self.ruleset.bush(&self.parts[part]) else { return Ok(None) };
        bush.worth(theory, T::ADDITIVE && self.use_components, self.memo.control())
    }

    /// The worth of a representative that is not in the memo, if others have told it, or the ruleset knows the code of its
    /// value.
    #[inline]
    fn read<T: Theory<Value = V>>(
        &mut self,
        theory: &mut T,
        part: &R::Position,
    ) -> Result<Option<V>, Stop> {
        if T::COMMON
            && let Some(number) = self.told.and_then(|told| told.ask(part))
            && let Some(worth) = theory.of_common_number(number)?
        {
            self.memo.add(part.clone(), worth.clone())?;
            return Ok(Some(worth));
        }
        if !T::READS_CODES || !self.use_codes {
            return Ok(None);
        }
        let Some(code) = self.ruleset.code(part)? else { return Ok(None) };
        let worth = theory.of_code(&code)?;
        if let Some(worth) = &worth {
            self.memo.add(part.clone(), worth.clone())?;
        }
        Ok(worth)
    }

    /// Begins to value a position.
    fn enter(
        &mut self,
        position: R::Position,
        serves: Option<Symmetry>,
    ) -> Result<(), WalkError<R::Position>> {
        let control = self.memo.control();
        control.check()?;
        self.left = self.left.checked_sub(1).ok_or(Stop::Limit { most: self.most })?;
        control.count_position();
        let first_option = self.options.len();
        let first_right = self.list(&position)?;
        self.owned += position.owned();
        // Before the list grows, which is long for a moment then.
        let capacity = self.frames.capacity();
        grow(self.memo.control(), &mut self.frames, 1)?;
        self.held += (self.frames.capacity() - capacity) * size_of::<Frame<R::Position>>();
        self.frames.push(Frame {
            position,
            first_option,
            first_right,
            next: first_option,
            first_worth: self.worths.len(),
            first_right_worth: self.worths.len(),
            serves,
        });
        self.spare_lists();
        self.count()?;
        find_loop(self.frames.len(), || self.frames.iter().map(|frame| &frame.position))
    }

    /// Appends the options of a position, Left's first, and says where Right's start.
    fn list(&mut self, position: &R::Position) -> Result<usize, Stop> {
        let control = self.memo.control();
        let first = self.options.len();
        options(self.ruleset, position, Player::Left, control, &mut self.options)?;
        let first_right = self.options.len();
        if !self.ruleset.facts().is_impartial {
            options(self.ruleset, position, Player::Right, control, &mut self.options)?;
        }
        self.owned += self.options[first..].iter().map(Weigh::owned).sum::<usize>();
        Ok(first_right)
    }

    /// Counts the lists against the budget.
    fn count(&mut self) -> Result<(), Stop> {
        let bytes = self.owned
            + self.options.capacity() * size_of::<R::Position>()
            + self.worths.capacity() * size_of::<V>()
            + self.frames.capacity() * size_of::<Frame<R::Position>>();
        let control = self.memo.control();
        if bytes > self.held {
            control.take(bytes - self.held)?;
        } else {
            control.give(self.held - bytes);
        }
        self.held = bytes;
        Ok(())
    }

    /// Drops the lists of all frames but the innermost, if the lists have become long.
    fn spare_lists(&mut self) {
        let bytes = self.owned
            + self.options.len() * size_of::<R::Position>()
            + self.worths.len() * size_of::<V>();
        let last = self.frames.len() - 1;
        if bytes <= LISTS || self.unlisted == last {
            return;
        }
        let Frame { first_option, first_worth, .. } = self.frames[last];
        self.owned -= self.options[..first_option].iter().map(Weigh::owned).sum::<usize>();
        self.options.drain(..first_option);
        self.worths.drain(..first_worth);
        for frame in &mut self.frames[self.unlisted..] {
            frame.next -= frame.first_option;
            frame.first_right -= frame.first_option;
            frame.first_right_worth -= frame.first_worth;
            (frame.first_option, frame.first_worth) = (0, 0);
        }
        self.unlisted = last;
    }

    /// Lists the options of the innermost frame again, and the worths that were found of them, if their
    /// lists were dropped.
    fn restore_lists<T: Theory<Value = V>>(&mut self, theory: &mut T) -> Result<(), Stop> {
        if self.unlisted < self.frames.len() {
            return Ok(());
        }
        // After the first position has been left there is none.
        let Some(frame) = self.frames.last() else { return Ok(()) };
        let Frame { next, first_right, first_right_worth, .. } = *frame;
        let position = frame.position.clone();
        self.unlisted -= 1;
        let other =
            || Stop::Undefined("The rules do not list the same moves each time.".to_owned());
        if self.list(&position)? != first_right || self.options.len() < next {
            return Err(other());
        }
        // Of Left's options perhaps not all were looked at.
        let lefts = if next < first_right { next } else { first_right_worth };
        for place in (0..lefts).chain(first_right..next) {
            let option = self.options[place].clone();
            match self.glance(theory, &option)? {
                Glance::Worth(worth) => self.worths.push(worth),
                Glance::Missing(..) => return Err(other()),
            }
        }
        self.count()
    }

    /// Takes note of the worth of the innermost position's next option.
    #[inline]
    fn advance<T: Theory<Value = V>>(&mut self, theory: &T, worth: V) {
        let Some(frame) = self.frames.last_mut() else {
            debug_assert!(false, "A worth belongs to a frame.");
            return;
        };
        if frame.next < frame.first_right {
            frame.next += 1;
            let may_be_enough = T::CUTS && frame.next < frame.first_right;
            if may_be_enough && theory.is_enough(Player::Left, &worth) {
                frame.next = frame.first_right;
            }
            frame.first_right_worth = self.worths.len() + 1;
        } else {
            frame.next += 1;
            if T::CUTS && theory.is_enough(Player::Right, &worth) {
                frame.next = self.options.len();
            }
        }
        self.worths.push(worth);
    }

    /// Settles the innermost position, all its options being valued.
    fn leave<T: Theory<Value = V>>(&mut self, theory: &mut T) -> Result<(), Stop> {
        let Some(frame) = self.frames.pop() else {
            debug_assert!(false, "There is a frame to leave.");
            return Ok(());
        };
        let (left, right) = if self.ruleset.facts().is_impartial {
            let all = &self.worths[frame.first_worth..];
            (all, all)
        } else {
            let split = frame.first_right_worth - frame.first_worth;
            self.worths[frame.first_worth..].split_at(split)
        };
        let worth = if let Some(player) = self.ruleset.winner(&frame.position) {
            theory.of_win(player)?
        } else if self.ruleset.is_check(&frame.position) {
            theory.of_check(left, right)?
        } else if theory.asks_scores() {
            let mut scores = [None, None];
            for (player, options) in Player::BOTH.into_iter().zip([left, right]) {
                if options.is_empty() {
                    scores[player.index()] = Some(self.ruleset.score(&frame.position, player)?);
                }
            }
            theory.of_scores(left, right, scores)?
        } else {
            theory.of_options(left, right)?
        };
        let left_off = self.options[frame.first_option..].iter().map(Weigh::owned).sum::<usize>();
        self.owned -= left_off + frame.position.owned();
        if T::COMMON
            && let Some(told) = self.told
            && let Some(number) = theory.common_number(&worth)?
        {
            told.tell(&frame.position, number);
        }
        self.memo.add(frame.position, worth.clone())?;
        self.options.truncate(frame.first_option);
        self.worths.truncate(frame.first_worth);
        self.restore_lists(theory)?;
        if let Some(symmetry) = frame.serves {
            let worth = seen_through(theory, symmetry, worth)?;
            self.advance(theory, worth);
        }
        Ok(())
    }
}

/// The worth of a position from that of its representative.
fn seen_through<T: Theory>(
    theory: &mut T,
    symmetry: Symmetry,
    worth: T::Value,
) -> Result<T::Value, Stop> {
    match symmetry {
        Symmetry::Same => Ok(worth),
        Symmetry::Negative => theory.negative(&worth),
    }
}
