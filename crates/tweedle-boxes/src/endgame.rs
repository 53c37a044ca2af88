//! Endgames of nothing but long chains and loops: to keep control or not.

use std::cmp::Reverse;
use thiserror::Error;

/// Long chains and loops that do not touch, so that every move opens one and is loony.
///
/// *Simple loony endgames* of Buzzard and Ciere, *Playing simple loony Dots-and-Boxes endgames
/// optimally* (Integers 14, 2014). The player who does not have to open is in control: of each
/// component opened, he may take all, and has to open the next; or he leaves the last two boxes of
/// a chain, the last four of a loop, to the other player, who has to open again.
///
/// ```
/// use tweedle_boxes::{Endgame, Component};
/// let endgame = Endgame::new(&[3, 5], &[4])?;
/// assert_eq!((endgame.value(), endgame.controlled_value()), (0, 0));
/// assert_eq!(Endgame::new(&[5, 5], &[])?.value(), 6);
/// # Ok::<(), tweedle_boxes::EndgameError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Endgame {
    chains: Vec<usize>,
    loops: Vec<usize>,
}

/// A component of an endgame, by its boxes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Component {
    /// A long chain of this number of boxes.
    Chain(usize),
    /// A loop of this number of boxes.
    Loop(usize),
}

/// The reason why these are no endgame.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum EndgameError {
    /// A chain that is not long.
    #[error("A long chain has at least 3 boxes, not {0}.")]
    ShortChain(usize),
    /// A loop that is not long.
    #[error("A loop has at least 4 boxes, not {0}.")]
    ShortLoop(usize),
    /// More boxes than a board may have.
    #[error("An endgame has at most {MOST_BOXES} boxes.")]
    TooLarge,
}

/// The most boxes of an endgame.
const MOST_BOXES: usize = 128;

impl Component {
    /// The number of its boxes.
    pub fn boxes(self) -> usize {
        match self {
            Component::Chain(boxes) | Component::Loop(boxes) => boxes,
        }
    }

    /// The cost of keeping control: the boxes left to the other player.
    pub fn handout(self) -> usize {
        match self {
            Component::Chain(_) => 2,
            Component::Loop(_) => 4,
        }
    }

    /// The net of the player in control, once this was opened and the rest is worth `rest` to
    /// the player who does not have to open it: the better one of taking all and keeping control.
    pub(crate) fn opened(self, rest: i32) -> i32 {
        let handout = self.handout() as i32;
        self.boxes() as i32 - handout + (rest - handout).abs()
    }
}

impl Endgame {
    /// The endgame of chains and loops with these numbers of boxes.
    ///
    /// # Errors
    /// [`EndgameError`] if a chain has less than three boxes, a loop less than four, or all have
    /// more than 128.
    pub fn new(chains: &[usize], loops: &[usize]) -> Result<Endgame, EndgameError> {
        if let Some(&short) = chains.iter().find(|&&boxes| boxes < 3) {
            return Err(EndgameError::ShortChain(short));
        }
        if let Some(&short) = loops.iter().find(|&&boxes| boxes < 4) {
            return Err(EndgameError::ShortLoop(short));
        }
        let all =
            chains.iter().chain(loops).try_fold(0_usize, |sum, &boxes| sum.checked_add(boxes));
        if all.is_none_or(|all| all > MOST_BOXES) {
            return Err(EndgameError::TooLarge);
        }
        let sorted = |lengths: &[usize]| {
            let mut lengths = lengths.to_vec();
            lengths.sort_unstable();
            lengths
        };
        Ok(Endgame { chains: sorted(chains), loops: sorted(loops) })
    }

    /// The lengths of the chains, the least first.
    pub fn chains(&self) -> &[usize] {
        &self.chains
    }

    /// The lengths of the loops, the least first.
    pub fn loops(&self) -> &[usize] {
        &self.loops
    }

    /// The components, each as often as it occurs.
    pub fn components(&self) -> impl Iterator<Item = Component> {
        let chains = self.chains.iter().map(|&boxes| Component::Chain(boxes));
        chains.chain(self.loops.iter().map(|&boxes| Component::Loop(boxes)))
    }

    /// The controlled value: the sum of boxes less 4 over the chains, of boxes less 8 over the loops,
    /// and the terminal bonus, for what need not be given back at the end. The bonus is 8 if there are
    /// only loops, 6 if there are loops, and chains of three boxes only, and otherwise 4; 0 if there is
    /// nothing. (With 6, control is given up before the end: the chains of three come last, and two of
    /// their boxes are not worth it.)
    ///
    /// If it is at least 2, it is the value of the endgame (Berlekamp, *The Dots and Boxes Game*;
    /// Buzzard and Ciere).
    pub fn controlled_value(&self) -> i32 {
        let bonus = match (&self.chains[..], &self.loops[..]) {
            ([], []) => 0,
            ([], _) => 8,
            ([.., longest], [_, ..]) if *longest == 3 => 6,
            _ => 4,
        };
        let net = |component: Component| component.boxes() as i32 - 2 * component.handout() as i32;
        self.components().map(net).sum::<i32>() + bonus
    }

    /// The exact net of the player who does not have to open, if both play as well as possible. It
    /// is never less than 0.
    ///
    /// By backward induction over what is left, so that the cost is the number of sets of
    /// components, equal ones not told apart, times the number of kinds.
    pub fn value(&self) -> i32 {
        let kinds = self.kinds();
        let all = kinds.iter().map(|&(_, count)| count + 1).product();
        let mut values = vec![0; all];
        for left in 1..all {
            let mut step = 1;
            let mut least = i32::MAX;
            for &(component, count) in &kinds {
                if left / step % (count + 1) > 0 {
                    least = least.min(component.opened(values[left - step]));
                }
                step *= count + 1;
            }
            values[left] = least;
        }
        values[all - 1]
    }

    /// The different components, with how often they occur.
    fn kinds(&self) -> Vec<(Component, usize)> {
        let mut kinds: Vec<(Component, usize)> = Vec::new();
        for component in self.components() {
            match kinds.last_mut() {
                Some((last, count)) if *last == component => *count += 1,
                _ => kinds.push((component, 1)),
            }
        }
        kinds
    }

    /// The endgame that is left without one component; `None` if it is not there.
    pub fn without(&self, component: Component) -> Option<Endgame> {
        let mut rest = self.clone();
        let lengths = match component {
            Component::Chain(_) => &mut rest.chains,
            Component::Loop(_) => &mut rest.loops,
        };
        let found = lengths.iter().position(|&boxes| boxes == component.boxes())?;
        lengths.remove(found);
        Some(rest)
    }

    /// The cost of opening each kind of component: the net of the player in control after it. It is
    /// best to open one of the least cost.
    pub fn openings(&self) -> Vec<(Component, i32)> {
        let cost = |(component, _): (Component, usize)| {
            Some((component, component.opened(self.without(component)?.value())))
        };
        let mut openings: Vec<_> = self.kinds().into_iter().filter_map(cost).collect();
        openings.sort_by_key(|&(component, cost)| (cost, component.boxes(), Reverse(component)));
        openings
    }

    /// True if it is best to keep control when a component was opened with these ones left: if they
    /// are worth at least as much as the boxes that control costs. If they are worth exactly
    /// as much, to take all is as good.
    pub fn is_control_worth_keeping(&self, opened: Component) -> bool {
        self.value() >= opened.handout() as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All lists of lengths, the least first, with at most `boxes` boxes.
    fn lengths(from: usize, step: usize, boxes: usize) -> Vec<Vec<usize>> {
        let mut all = vec![vec![]];
        for first in (from..=boxes).step_by(step) {
            for rest in lengths(first, step, boxes - first) {
                all.push([&[first], &rest[..]].concat());
            }
        }
        all
    }

    #[test]
    fn controlled_values_of_at_least_two_are_values() {
        let (mut equal, mut all) = (0, 0);
        for chains in lengths(3, 1, 30) {
            for loops in lengths(4, 2, 36 - chains.iter().sum::<usize>()) {
                let endgame = Endgame::new(&chains, &loops).unwrap();
                let (value, controlled) = (endgame.value(), endgame.controlled_value());
                all += 1;
                if controlled >= 2 {
                    assert_eq!(value, controlled, "{endgame:?}");
                    equal += 1;
                }
                let boxes: usize = endgame.components().map(Component::boxes).sum();
                assert!(value >= 0 && value <= boxes as i32 && value % 2 == (boxes % 2) as i32);
                if let [(_, least), ..] = endgame.openings()[..] {
                    assert_eq!(least, value);
                }
            }
        }
        assert!(equal > 10_000 && all > 20_000, "{equal} of {all}");
    }

    #[test]
    fn no_such_endgames() {
        assert_eq!(Endgame::new(&[3, 2], &[]), Err(EndgameError::ShortChain(2)));
        assert_eq!(Endgame::new(&[], &[3]), Err(EndgameError::ShortLoop(3)));
        assert_eq!(Endgame::new(&[100], &[29]), Err(EndgameError::TooLarge));
        assert_eq!(Endgame::new(&[usize::MAX], &[4]), Err(EndgameError::TooLarge));
        assert_eq!(Endgame::new(&[], &[]).unwrap().value(), 0);
        assert_eq!(Endgame::new(&[], &[]).unwrap().controlled_value(), 0);
    }
}
