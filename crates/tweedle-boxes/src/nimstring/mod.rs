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
use smallvec::SmallVec;
use std::cmp::Reverse;
use std::ops::ControlFlow;
use table::{Known, NOTED, Table};
use tweedle::affine::Value::{self, Moon, Nimber};
use tweedle::{Control, Stop};

/// Values of Nimstring, and all that was learned on the way to them.
///
/// Nimstring is played like Dots and Boxes, but boxes do not count: whoever cannot move loses, and
/// that is the player who completes the last box, since then another move is due. The value of
/// every position is a nimber, or the moon if it is loony: then whoever moves wins, whatever is
/// beside it (*Winning Ways*, ch. 16; Larsson, Nowakowski and Santos, *Impartial games with
/// entailing moves*, arXiv 2101.11699).
///
/// Positions are taken apart: boxes that can be taken are, chains become numbers, long chains and
/// loops of four boxes or more are worth nothing, and the rest falls into components. What is known
/// of a component is kept, so that it is found again anywhere on any board: its nimber, or numbers
/// that are not its nimber, for n is the nimber exactly if the component with a heap of n tokens of
/// Nim is lost, and to ask that takes one winning move where a mex takes all moves (Lemoine and
/// Viennot, "Nimbers are inevitable", *Theoretical Computer Science* 462, 2012). The table counts
/// against the budget of the [`Control`], which also counts the components asked about; when it is
/// full, or the work is cancelled, what is known stays.
///
/// Of the start of 3 × 3 some 12 thousand components are asked about, of 3 × 4 170 thousand, in
/// seconds, and of 4 × 4 18 million, in minutes and 700 MB; its value is 1.
///
/// ```
/// use tweedle::Control;
/// use tweedle::affine::Value::{Moon, Nimber};
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
    table: Table,
    control: Control,
    /// The count of positions at which the work pauses.
    pause: u64,
}

impl Nimstring {
    /// Nothing known yet.
    pub fn new(control: &Control) -> Nimstring {
        Nimstring { table: Table::new(control), control: control.clone(), pause: u64::MAX }
    }

    /// How many components are known.
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

    /// The value of a position, or `None` after so many components more have been asked about, so
    /// that what is known can be put somewhere meanwhile.
    ///
    /// # Errors
    /// As [`Nimstring::value`].
    pub fn value_within(
        &mut self,
        position: &Position,
        components: u64,
    ) -> Result<Option<Value>, Stop> {
        self.pause = self.control.positions().saturating_add(components);
        let value = self.value(position);
        self.pause = u64::MAX;
        match value {
            Err(Stop::Limit { .. }) => Ok(None),
            value => value.map(Some),
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
        let (shape, mut nimber) = shape::contract(ends, at, uncut);
        for component in shape.components() {
            nimber ^= self.nimber(&Named::new(component))?;
        }
        Ok(Nimber(nimber))
    }

    /// The nimber of a component: the least n with which it is lost.
    fn nimber(&mut self, component: &Named) -> Result<u64, Stop> {
        if let Some(nimber) = self.table.get(&component.code).and_then(Known::nimber) {
            return Ok(nimber);
        }
        for nimber in 0..NOTED {
            if self.is_lost(component, nimber)? {
                return Ok(nimber);
            }
        }
        let mut nimber = NOTED;
        while self.has_answer(component, nimber)? {
            nimber += 1;
        }
        Ok(nimber)
    }

    /// Whether a component and a heap of Nim are lost for whoever moves.
    fn is_lost(&mut self, component: &Named, heap: u64) -> Result<bool, Stop> {
        let known = self.table.get(&component.code).unwrap_or_default();
        if let Some(nimber) = known.nimber() {
            return Ok(nimber == heap);
        }
        if known.excludes(heap) {
            return Ok(false);
        }
        if heap >= NOTED {
            return Ok(self.nimber(component)? == heap);
        }
        for less in 0..heap {
            if self.is_lost(component, less)? {
                return Ok(false);
            }
        }
        Ok(!self.has_answer(component, heap)?)
    }

    /// Whether a move in the component wins, which with no lesser heap is lost; notes what follows.
    // Recursion is at most five calls deep for each string, and there are at most 128.
    fn has_answer(&mut self, component: &Named, heap: u64) -> Result<bool, Stop> {
        self.control.check()?;
        if self.control.positions() >= self.pause {
            return Err(Stop::Limit { most: self.pause });
        }
        self.control.count_position();
        let mut candidates: Vec<Candidate> = Vec::new();
        let known_answer = component.shape.followers(|follower, nimber| {
            let mut target = nimber ^ heap;
            let mut unknown: SmallVec<[Named; 1]> = SmallVec::new();
            let mut last = Known::default();
            for part in follower.components() {
                let part = Named::new(part);
                let known = self.table.get(&part.code).unwrap_or_default();
                if let Some(nimber) = known.nimber() {
                    target ^= nimber;
                } else {
                    unknown.push(part);
                    last = known;
                }
            }
            match unknown.len() {
                0 if target == 0 => return ControlFlow::Break(()),
                0 => {}
                1 if last.excludes(target) => {}
                _ => {
                    // Little to play first, and then what has been asked about most.
                    let size = unknown.iter().map(|part| part.shape.size()).sum();
                    let cost = (size, Reverse(last.excluded()));
                    candidates.push(Candidate { unknown, target, cost });
                }
            }
            ControlFlow::Continue(())
        });
        let mut wins = known_answer.is_break();
        candidates.sort_by_key(|candidate| candidate.cost);
        let mut candidates = candidates.into_iter();
        while let (false, Some(Candidate { mut unknown, mut target, .. })) =
            (wins, candidates.next())
        {
            unknown.sort_by_key(|part| Reverse(part.shape.size()));
            let [largest, others @ ..] = &unknown[..] else { continue };
            for other in others {
                target ^= self.nimber(other)?;
            }
            wins = self.is_lost(largest, target)?;
        }
        let known = self.table.get(&component.code).unwrap_or_default();
        let known = if wins { known.excluding(heap) } else { Known::is(heap) };
        self.table.insert(&component.code, known)?;
        Ok(wins)
    }
}

/// A move of which it is not known yet whether it wins.
struct Candidate {
    /// The components after it that are not known.
    unknown: SmallVec<[Named; 1]>,
    /// The nimber of all else.
    target: u64,
    /// The more, the later it is tried.
    cost: (usize, Reverse<u32>),
}

/// A connected shape and its code.
#[derive(Debug)]
struct Named {
    shape: Shape,
    code: Code,
}

impl Named {
    fn new(shape: Shape) -> Named {
        Named { code: code::code(&shape), shape }
    }
}
