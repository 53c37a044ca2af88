//! Values of Nimstring: who draws the last line.

mod bits;
mod capture;
mod code;
mod moves;
mod shape;
mod store;
mod table;

pub use moves::{ValuedMove, winning};

use crate::board::Lines;
use crate::graph::StringsAndCoins;
use crate::position::Position;
use bits::Code;
use code::{Namer, Part};
use shape::Shape;
use table::ShapeTable;
use tweedle_engine::affine::Value::{self, Moon, Nimber};
use tweedle_engine::walk::Memo;
use tweedle_engine::walk::couples::{Couples, Numbers, Options, PartNimber, Path, Sum};
use tweedle_engine::{Control, Stop, Weigh};

/// Values of Nimstring, and all that was learned on the way to them.
///
/// Nimstring is played like Dots and Boxes, but boxes do not count: the player who cannot move
/// loses, and that is the player who completes the last box, since then another move is due. The
/// value of every position is a nimber, or the moon if it is loony: then the player who moves wins,
/// beside every other game (*Winning Ways*, ch. 16; Larsson, Nowakowski and Santos, *Impartial
/// games with entailing moves*, arXiv 2101.11699).
///
/// Positions are taken apart: boxes that can be taken are, chains become numbers, long chains and
/// loops of four boxes or more are worth nothing, and the rest falls into components. The results
/// about a component are kept, so that they are found again anywhere on any board: its nimber, or
/// numbers that are not its nimber, for n is the nimber exactly if the component with a heap of n
/// tokens of Nim is lost, and to ask that takes one winning move where a mex takes all moves
/// (Lemoine and Viennot, "Nimbers are inevitable", *Theoretical Computer Science* 462, 2012). The
/// table counts against the budget of the [`Control`], which also counts the components asked
/// about; when it is full, or the work is cancelled, the results stay.
///
/// Components with many chains are searched by proof numbers ([`Numbers`]), the others depth first. Where nothing is known of a component
/// beside a nimber, the first guess goes by a parity, which tells much: of the components of 3 × 4 that are met, 44 in 100 have the
/// nimber 0 if the number of their joints, chains and long legs is odd, and 3 in 100 if it is even.
///
/// Of the start of 3 × 3 some 10 thousand components are asked about, of 3 × 4 50 thousand, of 3 × 5 570 thousand, and of 4 × 4, the
/// value of which is 1, 1.4 million, in seconds.
///
/// ```
/// use tweedle_engine::Control;
/// use tweedle_engine::affine::Value::{Moon, Nimber};
/// use tweedle_boxes::{Board, Nimstring, Start, StringsAndCoins};
/// let mut nimstring = Nimstring::new(&Control::new());
/// assert_eq!(nimstring.value(&Board::new(3, 3)?.start(Start::Empty))?, Nimber(2));
/// assert_eq!(nimstring.value(&Board::new(1, 4)?.start(Start::Swedish))?, Moon);
/// let graph: StringsAndCoins = "a-, a-b, a-c, b-, b-, c-".parse()?;
/// assert_eq!(nimstring.graph_value(&graph)?, Nimber(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Nimstring {
    table: ShapeTable,
    /// The proof numbers of components of which the nimbers are not known.
    open: Memo<Code, Beside>,
    /// The memory for options.
    desk: Box<Desk>,
    control: Control,
    /// The count of positions at which the work pauses.
    pause: u64,
}

impl Nimstring {
    /// Nothing known yet.
    pub fn new(control: &Control) -> Nimstring {
        let (table, open) = (ShapeTable::new(control), Memo::new(control.clone()));
        let desk = Desk { shape: Shape::empty(), follower: Shape::empty(), namer: Namer::new() };
        Nimstring { table, open, desk: Box::new(desk), control: control.clone(), pause: u64::MAX }
    }

    /// The number of components that are known.
    pub fn known(&self) -> usize {
        self.table.len()
    }

    /// Bytes that they take.
    pub fn bytes(&self) -> usize {
        self.table.bytes() + self.open.bytes()
    }

    /// The value of a position.
    ///
    /// # Errors
    /// [`Stop`] when cancelled or out of memory. Asked again, it goes on where it was.
    pub fn value(&mut self, position: &Position) -> Result<Value, Stop> {
        self.graph_value(&position.graph())
    }

    /// The value of a position, or `None` after `components` components more have been asked about. All are searched depth first: so it
    /// soon comes to small components, where the search by proof numbers stays among the large ones, each of which takes longer.
    ///
    /// # Errors
    /// As [`Nimstring::value`].
    pub fn value_within(
        &mut self,
        position: &Position,
        components: u64,
    ) -> Result<Option<Value>, Stop> {
        let graph = position.graph();
        self.within(components, |nimstring| {
            nimstring.value_by::<{ usize::MAX }>(graph.strings(), &graph.strings_at(), graph.all())
        })
    }

    /// Asks a question, which has no answer yet, `None`, if `components` components more have been asked about, so that
    /// the results can be saved meanwhile. Asked again, the question goes on where it was.
    ///
    /// ```
    /// # use tweedle_engine::Control;
    /// # use tweedle_engine::affine::Value::Nimber;
    /// # use tweedle_boxes::{Board, Nimstring, Start};
    /// let mut nimstring = Nimstring::new(&Control::new());
    /// let position = Board::new(3, 3)?.start(Start::Empty);
    /// let mut pauses = 0;
    /// let value = loop {
    ///     match nimstring.within(1_000, |nimstring| nimstring.value(&position))? {
    ///         Some(value) => break value,
    ///         None => pauses += 1,
    ///     }
    /// };
    /// assert_eq!(value, Nimber(2));
    /// assert!(pauses > 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`Nimstring::value`].
    pub fn within<T>(
        &mut self,
        components: u64,
        ask: impl FnOnce(&mut Nimstring) -> Result<T, Stop>,
    ) -> Result<Option<T>, Stop> {
        self.pause = self.control.positions().saturating_add(components);
        let answer = ask(self);
        self.pause = u64::MAX;
        match answer {
            Err(Stop::Limit { .. }) => Ok(None),
            answer => answer.map(Some),
        }
    }

    /// The value of a graph.
    ///
    /// # Errors
    /// As [`Nimstring::value`].
    pub fn graph_value(&mut self, graph: &StringsAndCoins) -> Result<Value, Stop> {
        self.value_of(graph.strings(), &graph.strings_at(), graph.all())
    }

    /// The value when only the strings of a set are left.
    fn value_of(
        &mut self,
        ends: &[(usize, Option<usize>)],
        at: &[Lines],
        uncut: Lines,
    ) -> Result<Value, Stop> {
        self.value_by::<SMALL>(ends, at, uncut)
    }

    /// [`Nimstring::value_of`], where components with more than `MOST` chains are searched by proof numbers.
    fn value_by<const MOST: usize>(
        &mut self,
        ends: &[(usize, Option<usize>)],
        at: &[Lines],
        uncut: Lines,
    ) -> Result<Value, Stop> {
        let Some(uncut) = capture::take_all(ends, at, uncut) else { return Ok(Moon) };
        let (shape, nimber) = shape::contract(ends, at, uncut);
        let sum = split(&self.table, &mut self.desk.namer, &shape, nimber);
        Ok(Nimber(Search::<MOST>(self).nimber(sum)?))
    }
}

/// The memory in which the options of a component are found.
#[derive(Debug)]
struct Desk {
    shape: Shape,
    follower: Shape,
    namer: Namer,
}

/// The proof numbers of a component beside a nimber.
#[derive(Clone, Copy, Debug)]
struct Beside {
    nimber: u8,
    numbers: Numbers,
}

impl Weigh for Beside {}

/// How much more work it seems to be to show that the player who moves first loses, where the parity says that he wins.
const UNLIKELY: usize = 16;

/// The most chains of a component that is searched depth first.
const SMALL: usize = 20;

/// A question about components; those with more than `SMALL` chains are searched by proof numbers.
struct Search<'a, const SMALL: usize>(&'a mut Nimstring);

impl<const SMALL: usize> Search<'_, SMALL> {
    /// The effort that a component seems to need: its chains, and less for each number that is known not to be its nimber.
    fn effort(&self, part: &Part) -> usize {
        usize::from(part.size).saturating_sub(3 * self.excluded(part).count_ones() as usize).max(1)
    }
}

/// A shape beside a nimber, as the sum of what is known of it and of what is not.
fn split(table: &ShapeTable, namer: &mut Namer, shape: &Shape, nimber: u64) -> Sum<Part> {
    let mut sum = Sum { nimber, ..Sum::default() };
    namer.parts(shape, |part| match table.get(&part.code) {
        Some(PartNimber::Is(nimber)) => sum.nimber ^= nimber,
        _ => sum.add(part),
    });
    sum
}

impl<const SMALL: usize> Couples for Search<'_, SMALL> {
    type Part = Part;
    type Error = Stop;

    const LEAST_FIRST: bool = true;

    const SMALL: usize = SMALL;

    fn known(&self, part: &Part) -> Option<u64> {
        match self.0.table.get(&part.code) {
            Some(PartNimber::Is(nimber)) => Some(nimber),
            _ => None,
        }
    }

    fn excluded(&self, part: &Part) -> u64 {
        match self.0.table.get(&part.code) {
            Some(PartNimber::Not(numbers)) => numbers,
            _ => 0,
        }
    }

    fn keep(&mut self, part: Part, known: PartNimber) -> Result<(), Stop> {
        if let PartNimber::Is(_) = known {
            self.0.open.remove(&part.code);
        }
        self.0.table.insert(&part.code, known)
    }

    fn numbers(&self, part: &Part, nimber: u64) -> Option<Numbers> {
        let open = self.0.open.get(&part.code)?;
        (u64::from(open.nimber) == nimber).then_some(open.numbers)
    }

    fn keep_numbers(
        &mut self,
        part: Part,
        excluded: u64,
        (nimber, numbers): (u64, Numbers),
    ) -> Result<(), Stop> {
        self.0.table.insert(&part.code, PartNimber::Not(excluded))?;
        let nimber = u8::try_from(nimber).unwrap_or(u8::MAX);
        self.0.open.set(part.code, Beside { nimber, numbers })
    }

    /// Most moves change the parity of the joints, chains and long legs together, so that the player who wins is mostly told by it, as
    /// long as no chain becomes long.
    fn guess(&mut self, part: &Part, nimber: u64) -> Numbers {
        let is_unlikely = part.is_odd == (nimber % 2 == 1);
        let factor = if is_unlikely { UNLIKELY } else { 1 };
        Numbers::guess(factor * self.effort(part))
    }

    fn begin(&mut self, _: &Path<'_, Part>) -> Result<(), Stop> {
        self.0.control.check()?;
        if self.0.control.positions() >= self.0.pause {
            return Err(Stop::Limit { most: self.0.pause });
        }
        self.0.control.count_position();
        Ok(())
    }

    fn options(&mut self, part: &Part, into: &mut Options<Part>) -> Result<(), Stop> {
        let Nimstring { table, desk, .. } = &mut *self.0;
        let Desk { shape, follower, namer } = &mut **desk;
        if code::read(&part.code, shape).is_some() {
            let _ = shape.followers(follower, |follower, nimber| {
                into.push(split(table, namer, follower, nimber))
            });
        }
        Ok(())
    }

    fn mobility(&mut self, part: &Part) -> usize {
        part.size.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Start};

    /// The values of positions of 3 × 3 and 2 × 5, by proof numbers, depth first, and by both.
    #[test]
    fn all_ways_to_search_agree() {
        let mut random = fastrand::Rng::with_seed(8);
        let mut nimbers = 0;
        for (rows, cols) in [(3, 3), (2, 5), (4, 4)] {
            let board = Board::new(rows, cols).expect("a board");
            let mut kept: [Nimstring; 3] = std::array::from_fn(|_| Nimstring::new(&Control::new()));
            for _ in 0..150 {
                let mut position = board.start(Start::Empty);
                let most = random.usize(..25);
                while position.free_lines() > most {
                    let free: Vec<usize> = crate::bits(position.undrawn()).collect();
                    position = position.without(1 << free[random.usize(..free.len())]);
                }
                let graph = position.graph();
                let (ends, at, all) = (graph.strings(), graph.strings_at(), graph.all());
                let values = [
                    kept[0].value_by::<0>(ends, &at, all),
                    kept[1].value_by::<8>(ends, &at, all),
                    kept[2].value_by::<{ usize::MAX }>(ends, &at, all),
                ];
                assert!(values.iter().all(|value| *value == values[0]), "{values:?}\n{position}");
                nimbers += usize::from(values[0] != Ok(Moon));
            }
        }
        assert!(nimbers > 50, "{nimbers}");
    }
}
