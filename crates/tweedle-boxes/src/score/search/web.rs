//! Joints, and the chains between them.

use super::off::Off;
use super::tally::Tally;

/// The most lines that a position may have left for a search of its score: those of 4 × 5, the largest board of
/// which the score is known (Barker and Korf 2012).
pub const MOST_SEARCHED_LINES: usize = 49;

/// No joint: beyond the frame. The numbers of joints are smaller.
pub(super) const GROUND: u8 = MOST as u8;

/// The most joints of a position: each has three lines, each of which has two ends.
pub(super) const MOST: usize = 2 * MOST_SEARCHED_LINES / 3;

/// The joints of a position, boxes with three or four sides left, and at each of them the chains that begin there.
#[derive(Clone, Debug)]
pub(super) struct Web {
    arms: [[Arm; 4]; MOST],
    degrees: [u8; MOST],
}

/// A chain, seen from a joint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Arm {
    /// The joint at its other end, which may be the same one, or [`GROUND`].
    pub(super) to: u8,
    /// The number of its boxes.
    pub(super) boxes: u8,
}

/// A set of joints.
pub(super) type Joints = u32;

/// The joints of a set.
pub(super) fn members(mut joints: Joints) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let joint = (joints != 0).then(|| joints.trailing_zeros() as u8)?;
        joints &= joints - 1;
        Some(joint)
    })
}

/// The least number of boxes of a chain that is loony to open.
pub(super) const LONG: u8 = 3;

impl Web {
    pub(super) fn new() -> Web {
        let none = Arm { to: GROUND, boxes: 0 };
        Web { arms: [[none; 4]; MOST], degrees: [0; MOST] }
    }

    /// The arms of a joint; none if it is no joint any more. An arm that leads back to it is there twice.
    #[inline]
    pub(super) fn arms(&self, joint: u8) -> &[Arm] {
        let at = usize::from(joint) % MOST;
        &self.arms[at][..usize::from(self.degrees[at] & 7).min(4)]
    }

    #[inline]
    pub(super) fn degree(&self, joint: u8) -> u8 {
        self.degrees[usize::from(joint) % MOST]
    }

    /// Adds an arm at a joint that has less than four.
    #[inline]
    pub(super) fn add(&mut self, joint: u8, arm: Arm) {
        let at = usize::from(joint) % MOST;
        if let Some(free) = self.arms[at].get_mut(usize::from(self.degrees[at])) {
            *free = arm;
            self.degrees[at] += 1;
        }
    }

    /// Takes away an arm at a joint.
    #[inline]
    fn remove(&mut self, joint: u8, arm: Arm) {
        let at = usize::from(joint) % MOST;
        let last = usize::from(self.degrees[at]).min(4);
        if let Some(place) = self.arms[at][..last].iter().position(|one| *one == arm) {
            self.arms[at][place] = self.arms[at][last - 1];
            self.degrees[at] -= 1;
        }
    }

    /// Takes away the chain that begins at a joint with an arm.
    #[inline]
    pub(super) fn cut(&mut self, joint: u8, arm: Arm) {
        self.remove(joint, arm);
        if arm.to != GROUND {
            self.remove(arm.to, Arm { to: joint, ..arm });
        }
    }

    /// Joins the two chains at a joint that has no other any more. What is joined to no joint comes off.
    #[inline]
    pub(super) fn settle(&mut self, joint: u8, off: &mut Off) {
        if joint == GROUND || self.degree(joint) != 2 {
            return;
        }
        let at = usize::from(joint) % MOST;
        let [one, other, ..] = self.arms[at];
        self.degrees[at] = 0;
        if one.to == joint {
            off.add(one.boxes + 1, true);
            return;
        }
        let boxes = one.boxes + other.boxes + 1;
        if one.to == GROUND && other.to == GROUND {
            off.add(boxes, false);
            return;
        }
        self.turn(one.to, Arm { to: joint, ..one }, Arm { to: other.to, boxes });
        self.turn(other.to, Arm { to: joint, ..other }, Arm { to: one.to, boxes });
    }

    /// Puts an arm in the place of another one.
    #[inline]
    fn turn(&mut self, joint: u8, from: Arm, to: Arm) {
        if joint != GROUND
            && let Some(arm) =
                self.arms[usize::from(joint) % MOST].iter_mut().find(|arm| **arm == from)
        {
            *arm = to;
        }
    }

    /// The counts of these joints, with all chains that begin there.
    pub(super) fn tally(&self, joints: Joints) -> Tally {
        // Of each chain from both ends.
        let (mut boxes, mut lines) = (0, 0);
        for joint in members(joints) {
            for arm in self.arms(joint) {
                let ends = if arm.to == GROUND { 2 } else { 1 };
                boxes += ends * arm.boxes;
                lines += ends * (arm.boxes + 1);
            }
        }
        Tally { boxes: boxes / 2 + joints.count_ones() as u8, lines: lines / 2 }
    }

    /// The different chains that begin at the joints of a set, each once, as arms. Of equal ones between the same
    /// joints there is one.
    pub(super) fn chains(&self, joints: Joints) -> impl Iterator<Item = (u8, Arm)> {
        members(joints).flat_map(move |joint| {
            let arms = self.arms(joint);
            let is_first = move |&(i, arm): &(usize, &Arm)| !arms[..i].contains(arm);
            let kept = arms.iter().enumerate().filter(is_first).map(move |(_, &arm)| (joint, arm));
            kept.filter(|&(joint, arm)| arm.to >= joint)
        })
    }
}
