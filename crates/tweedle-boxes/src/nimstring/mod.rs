//! Values of Nimstring: who draws the last line.

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
use code::Code;
use shape::Shape;
use std::sync::Arc;
use table::ShapeTable;
use tweedle_engine::affine::Value::{self, Moon, Nimber};
use tweedle_engine::walk::couples::{Couples, Options, PartNimber, Path, Sum};
use tweedle_engine::{Control, Stop};

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
/// Of the start of 3 × 3 some 9 thousand components are asked about, of 3 × 4 80 thousand, in
/// seconds, and of 4 × 4 some millions, in minutes; its value is 1.
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
    control: Control,
    /// The count of positions at which the work pauses.
    pause: u64,
}

impl Nimstring {
    /// Nothing known yet.
    pub fn new(control: &Control) -> Nimstring {
        Nimstring { table: ShapeTable::new(control), control: control.clone(), pause: u64::MAX }
    }

    /// The number of components that are known.
    pub fn known(&self) -> usize {
        self.table.len()
    }

    /// Bytes that they take.
    pub fn bytes(&self) -> usize {
        self.table.bytes()
    }

    /// The value of a position.
    ///
    /// # Errors
    /// [`Stop`] when cancelled or out of memory. Asked again, it goes on where it was.
    pub fn value(&mut self, position: &Position) -> Result<Value, Stop> {
        self.graph_value(&position.graph())
    }

    /// The value of a position, or `None` after `components` components more have been asked about.
    ///
    /// # Errors
    /// As [`Nimstring::value`].
    pub fn value_within(
        &mut self,
        position: &Position,
        components: u64,
    ) -> Result<Option<Value>, Stop> {
        self.within(components, |nimstring| nimstring.value(position))
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
        let Some(uncut) = capture::take_all(ends, at, uncut) else { return Ok(Moon) };
        let (shape, nimber) = shape::contract(ends, at, uncut);
        let mut search = Search(self);
        let sum = search.split(&shape, nimber);
        Ok(Nimber(search.nimber(sum)?))
    }
}

/// A question about components.
struct Search<'a>(&'a mut Nimstring);

impl Search<'_> {
    /// A shape beside a nimber, as the sum of what is known of it and of what is not.
    fn split(&self, shape: &Shape, nimber: u64) -> Sum<Arc<Named>> {
        let mut sum = Sum { nimber, ..Sum::default() };
        for component in shape.components() {
            self.add(Arc::new(Named { code: code::code(&component), shape: component }), &mut sum);
        }
        sum
    }
}

impl Couples for Search<'_> {
    type Part = Arc<Named>;
    type Error = Stop;

    const LEAST_FIRST: bool = true;

    fn known(&self, part: &Arc<Named>) -> Option<u64> {
        match self.0.table.get(&part.code) {
            Some(PartNimber::Is(nimber)) => Some(nimber),
            _ => None,
        }
    }

    fn excluded(&self, part: &Arc<Named>) -> u64 {
        match self.0.table.get(&part.code) {
            Some(PartNimber::Not(numbers)) => numbers,
            _ => 0,
        }
    }

    fn keep(&mut self, part: Arc<Named>, known: PartNimber) -> Result<(), Stop> {
        self.0.table.insert(&part.code, known)
    }

    fn begin(&mut self, _: &Path<'_, Arc<Named>>) -> Result<(), Stop> {
        self.0.control.check()?;
        if self.0.control.positions() >= self.0.pause {
            return Err(Stop::Limit { most: self.0.pause });
        }
        self.0.control.count_position();
        Ok(())
    }

    fn options(&mut self, part: &Arc<Named>, into: &mut Options<Arc<Named>>) -> Result<(), Stop> {
        let _ = part.shape.followers(|follower, nimber| into.push(self.split(&follower, nimber)));
        Ok(())
    }

    fn mobility(&mut self, part: &Arc<Named>) -> usize {
        part.shape.size()
    }
}

/// A connected shape and its code, which stands for it.
#[derive(Debug)]
struct Named {
    shape: Shape,
    code: Code,
}

impl PartialEq for Named {
    fn eq(&self, other: &Named) -> bool {
        self.code == other.code
    }
}
