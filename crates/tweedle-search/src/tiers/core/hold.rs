//! Which process has the label of which turn.

use std::ops::Range;

/// One of several processes that hold a group together, from 0 on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Member {
    /// Which one it is.
    pub process: usize,
    /// How many they are.
    pub processes: usize,
}

impl Member {
    /// A process that holds all of it.
    pub const ALONE: Member = Member { process: 0, processes: 1 };
}

/// The parts of the tiers of a group that a process holds. The parts of all tiers are numbered, and dealt out in turn.
pub(super) struct Hold {
    /// The number of boards of a part; the last one of a tier may have fewer.
    part: u64,
    member: Member,
    /// The number of the first part of each tier.
    first_parts: Vec<u64>,
    /// The number of boards of each tier.
    boards: Vec<u64>,
    /// For each part the number of boards before it that are held here, if it is held here.
    places: Vec<Option<u64>>,
}

impl Hold {
    /// Tiers of these numbers of boards, each of which falls into parts of `part` boards.
    pub(super) fn new(boards: impl Iterator<Item = u64>, part: u64, member: Member) -> Hold {
        let boards: Vec<u64> = boards.collect();
        let (mut first_parts, mut places) = (Vec::new(), Vec::new());
        let mut held = 0;
        for &count in &boards {
            first_parts.push(places.len() as u64);
            let mut left = count;
            while left > 0 {
                let of_part = left.min(part);
                let is_here = places.len() % member.processes == member.process;
                places.push(is_here.then_some(held));
                held += if is_here { of_part } else { 0 };
                left -= of_part;
            }
        }
        Hold { part, member, first_parts, boards, places }
    }

    /// True if all are held here: then the place of a turn is its number.
    #[inline]
    pub(super) fn is_all(&self) -> bool {
        self.member.processes == 1
    }

    /// The place of a board among those that are held here.
    #[inline]
    pub(super) fn place(&self, tier: usize, rank: u64) -> Option<u64> {
        let part = self.first_parts[tier] + rank / self.part;
        Some(self.places[part as usize]? + rank % self.part)
    }

    /// The process that holds a board.
    #[inline]
    pub(super) fn owner(&self, tier: usize, rank: u64) -> usize {
        let part = self.first_parts[tier] + rank / self.part;
        part as usize % self.member.processes
    }

    /// The parts that are held here: the tier in the group, and the ranks.
    pub(super) fn parts(&self) -> impl Iterator<Item = (usize, Range<u64>)> {
        self.boards.iter().enumerate().flat_map(move |(tier, &count)| {
            let first = self.first_parts[tier];
            (0..count.div_ceil(self.part)).filter_map(move |part| {
                self.places[(first + part) as usize]?;
                let start = part * self.part;
                Some((tier, start..count.min(start.saturating_add(self.part))))
            })
        })
    }

    /// The number of boards that are held here.
    pub(super) fn boards(&self) -> u64 {
        self.parts().map(|(_, ranks)| ranks.end - ranks.start).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_board_is_held_by_one_process() {
        let boards = [5, 12, 1];
        let all: Vec<Hold> = (0..3)
            .map(|process| Hold::new(boards.into_iter(), 4, Member { process, processes: 3 }))
            .collect();
        let mut places = [0; 3];
        for (tier, count) in boards.into_iter().enumerate() {
            for rank in 0..count {
                let owner = all[0].owner(tier, rank);
                for (process, hold) in all.iter().enumerate() {
                    let expected = (process == owner).then_some(places[process]);
                    assert_eq!(hold.place(tier, rank), expected, "{tier} {rank} {process}");
                }
                places[owner] += 1;
            }
        }
        assert_eq!(places.iter().sum::<u64>(), 18);
    }
}
