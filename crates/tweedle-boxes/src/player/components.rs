//! Positions of nothing but chains and loops that do not touch, short chains among them.

use crate::board::bits;
use crate::chains::{Chain, chains};
use crate::endgame::Component;
use crate::position::Position;

/// A chain or a loop, by its boxes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Kind {
    /// A chain of one box or two, to open which is not loony.
    Short(usize),
    /// A long chain or a loop.
    Long(Component),
}

impl Kind {
    fn of(chain: &Chain) -> Kind {
        let boxes = chain.boxes.len();
        match (chain.is_loop(), chain.is_long()) {
            (true, _) => Kind::Long(Component::Loop(boxes)),
            (false, true) => Kind::Long(Component::Chain(boxes)),
            (false, false) => Kind::Short(boxes),
        }
    }

    pub(super) fn boxes(self) -> usize {
        match self {
            Kind::Short(boxes) => boxes,
            Kind::Long(component) => component.boxes(),
        }
    }

    pub(super) fn is_loop(self) -> bool {
        matches!(self, Kind::Long(Component::Loop(_)))
    }

    /// The net of the other player once this was opened and the rest is worth `rest` to the player
    /// who does not move there.
    fn opened(self, rest: i32) -> i32 {
        match self {
            // He takes it all and has to move: nothing can be handed back, if two boxes are opened
            // between them.
            Kind::Short(boxes) => boxes as i32 - rest,
            Kind::Long(component) => component.opened(rest),
        }
    }
}

/// Chains and loops that do not touch.
pub(super) struct Components {
    components: Vec<Chain>,
    /// The different kinds, with how often they occur.
    kinds: Vec<(Kind, usize)>,
}

/// A component to open, with the line that opens it.
pub(super) struct Opening {
    pub(super) kind: Kind,
    /// The net of the other player.
    pub(super) cost: i32,
    pub(super) line: usize,
}

impl Components {
    /// The components of a position, if it is nothing else.
    pub(super) fn of(position: &Position) -> Option<Components> {
        let has_two = |number| matches!(position.sides_left(number).count_ones(), 0 | 2);
        let components = (0..position.board().boxes()).all(has_two).then(|| chains(position))?;
        let mut all: Vec<Kind> = components.iter().map(Kind::of).collect();
        all.sort_unstable();
        let mut kinds: Vec<(Kind, usize)> = Vec::new();
        for kind in all {
            match kinds.last_mut() {
                Some((last, count)) if *last == kind => *count += 1,
                _ => kinds.push((kind, 1)),
            }
        }
        Some(Components { components, kinds })
    }

    pub(super) fn count(&self) -> usize {
        self.components.len()
    }

    /// True if it is loony to open any of the components.
    pub(super) fn are_long(&self) -> bool {
        self.components.iter().all(Chain::is_long)
    }

    /// The exact net of the player who does not move, if both play as well as possible.
    pub(super) fn value(&self) -> i32 {
        self.costs().into_iter().min().unwrap_or(0)
    }

    /// The exact net of the player who does not move, once each kind is opened; by backward
    /// induction, as [`Endgame::value`](crate::Endgame::value).
    fn costs(&self) -> Vec<i32> {
        let all: usize = self.kinds.iter().map(|&(_, count)| count + 1).product();
        let mut values = vec![0; all];
        let mut costs = Vec::new();
        for left in 1..all {
            costs.clear();
            let mut step = 1;
            for &(kind, count) in &self.kinds {
                if left / step % (count + 1) > 0 {
                    costs.push(kind.opened(values[left - step]));
                }
                step *= count + 1;
            }
            values[left] = costs.iter().copied().min().unwrap_or(0);
        }
        // With all of them left no kind is missing.
        costs
    }

    /// The best opening: of equal ones, the one with the least boxes.
    pub(super) fn opening(&self, position: &Position) -> Option<Opening> {
        let costs = self.costs();
        let opening = |(&(kind, _), &cost): (&(Kind, usize), &i32)| {
            let component = self.components.iter().find(|component| Kind::of(component) == kind)?;
            let sides = |number: usize| position.sides_left(number);
            let lines = match component.boxes[..] {
                // Between the two, hard-heartedly: from the end, they could be handed back.
                [a, b] => sides(a) & sides(b),
                _ => component.boxes.iter().fold(0, |set, &number| set | sides(number)),
            };
            Some(Opening { kind, cost, line: bits(lines).next()? })
        };
        let all = self.kinds.iter().zip(&costs).filter_map(opening);
        all.min_by_key(|opening| (opening.cost, opening.kind.boxes(), opening.kind))
    }
}
