//! The order in which tiers are solved.

use super::contents::Content;
use super::space::Space;
use fastrand::Rng;
use petgraph::algo::tarjan_scc;
use petgraph::graphmap::DiGraphMap;
use std::collections::{BTreeSet, HashMap};
use tweedle_engine::{Control, Player, Stop};
use tweedle_rules::any::MOST_LETTERS;

/// The number of positions of a tier that are looked at, if it has more.
const SAMPLES: u64 = 256;

/// More tiers are too many.
const MOST_TIERS: usize = 200_000;

/// All positions with one content.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tier {
    /// What stands on the boards.
    pub content: Content,
    /// The number of boards, of which some may be no positions.
    pub positions: u64,
    /// The tiers that moves may lead to, by their numbers, in order; this one, too, if a move may stay in it.
    pub below: Vec<usize>,
}

/// Tiers from each of which moves may lead to all others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// The tiers, by their numbers, in order.
    pub tiers: Vec<usize>,
    /// True if moves may stay within.
    pub is_core: bool,
    /// The number of groups on the longest way down.
    pub level: usize,
    /// The tiers below, without those within, in order.
    pub below: Vec<usize>,
}

/// The tiers of a space, and the groups of tiers in the order in which they are solved.
///
/// Which tiers moves lead to is found from samples: by how much each of their moves changes the number of cells with each
/// character. All tiers with so few positions are looked at whole. A move that changes the cells otherwise is an error when it is met, so that
/// nothing wrong is found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    changes: Vec<Change>,
    tiers: Vec<Tier>,
    numbers: HashMap<Content, usize>,
    groups: Vec<Group>,
}

/// The change of the number of cells with each character by a move.
pub type Change = [i16; MOST_LETTERS];

impl Order {
    /// The order of all tiers that can be reached from the tier of a board, or of all, with the usual number of samples.
    ///
    /// # Errors
    /// As [`Order::with_samples`].
    pub fn of(space: &Space, from: Option<&[u128]>, control: &Control) -> Result<Order, Stop> {
        Order::with_samples(space, from, SAMPLES, control)
    }

    /// The order, with `samples` positions of a tier looked at.
    ///
    /// # Errors
    /// [`Stop`]; [`Stop::TooLarge`] if a tier has too many positions, or there are too many tiers.
    pub fn with_samples(
        space: &Space,
        from: Option<&[u128]>,
        samples: u64,
        control: &Control,
    ) -> Result<Order, Stop> {
        let mut changes: BTreeSet<Change> = BTreeSet::new();
        let mut looked: BTreeSet<Content> = BTreeSet::new();
        loop {
            let known = reached(space, from, &changes)?;
            let Some(_) = known.difference(&looked).next() else {
                return Order::of_changes(space, known, changes);
            };
            for &content in known.difference(&looked) {
                look(space, content, samples, control, &mut changes)?;
            }
            looked = known;
        }
    }

    /// The order, if moves change the numbers of cells like that and not otherwise ([`Order::changes`]).
    ///
    /// # Errors
    /// [`Stop::TooLarge`] as of [`Order::with_samples`].
    pub fn with_changes(
        space: &Space,
        from: Option<&[u128]>,
        changes: &[Change],
    ) -> Result<Order, Stop> {
        let changes = changes.iter().copied().collect();
        Order::of_changes(space, reached(space, from, &changes)?, changes)
    }

    fn of_changes(
        space: &Space,
        contents: BTreeSet<Content>,
        changes: BTreeSet<Change>,
    ) -> Result<Order, Stop> {
        let contents: Vec<Content> = contents.into_iter().collect();
        let numbers: HashMap<Content, usize> =
            contents.iter().enumerate().map(|(number, content)| (*content, number)).collect();
        let mut tiers = Vec::new();
        for content in contents {
            let positions = space.arrangements().count(content).filter(|&it| it < 1 << 40);
            let Some(positions) = positions else {
                let words = content.words(space.letters());
                let message = format!("There are 2^40 boards or more with {words}.");
                return Err(Stop::TooLarge(message));
            };
            let to = changes.iter().filter_map(|change| content.changed(change));
            let mut below: Vec<usize> = to.filter_map(|to| numbers.get(&to).copied()).collect();
            below.sort_unstable();
            tiers.push(Tier { content, positions, below });
        }
        let groups = groups(&tiers);
        Ok(Order { changes: changes.into_iter().collect(), tiers, numbers, groups })
    }

    /// How moves change the numbers of cells, in order.
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// The tiers, by their numbers: in the order of their contents.
    pub fn tiers(&self) -> &[Tier] {
        &self.tiers
    }

    /// The number of the tier with a content, if it is one of these.
    #[inline]
    pub fn number(&self, content: &Content) -> Option<usize> {
        self.numbers.get(content).copied()
    }

    /// The groups, each behind those below it.
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// The number of boards in all tiers.
    pub fn positions(&self) -> u64 {
        self.tiers.iter().map(|tier| tier.positions).sum()
    }
}

/// The contents that can be reached from that of a board, or all, if each change is possible in each tier: so the order is right more often
/// than the samples show.
fn reached(
    space: &Space,
    from: Option<&[u128]>,
    changes: &BTreeSet<Change>,
) -> Result<BTreeSet<Content>, Stop> {
    let mut known: BTreeSet<Content> = match from {
        Some(sets) => [space.content(sets)].into(),
        None => Content::all(space.cells(), space.letters().len(), MOST_TIERS)
            .ok_or_else(too_many)?
            .into_iter()
            .collect(),
    };
    let mut queue: Vec<Content> = known.iter().copied().collect();
    while let Some(content) = queue.pop() {
        for to in changes.iter().filter_map(|change| content.changed(change)) {
            if known.insert(to) {
                queue.push(to);
            }
        }
        if known.len() > MOST_TIERS {
            return Err(too_many());
        }
    }
    Ok(known)
}

fn too_many() -> Stop {
    Stop::TooLarge("There are more than 200,000 tiers here.".to_owned())
}

/// Looks at positions of a tier, all or some by lot, for how moves change the numbers of cells.
fn look(
    space: &Space,
    content: Content,
    samples: u64,
    control: &Control,
    changes: &mut BTreeSet<Change>,
) -> Result<(), Stop> {
    let Some(count) = space.arrangements().count(content) else { return Ok(()) };
    let mut random = Rng::with_seed(1);
    let mut sets = space.no_sets();
    for sample in 0..count.min(samples) {
        control.check()?;
        let rank = if count <= samples { sample } else { random.u64(..count) };
        space.arrangements().write(content, rank, &mut sets);
        for player in Player::BOTH {
            space.moves().moves(&sets, player, &mut |option| {
                changes.insert(content.change_to(space.content(option)));
                Ok(true)
            })?;
        }
    }
    Ok(())
}

/// Tiers with ways to one another, in the order in which they can be solved.
fn groups(tiers: &[Tier]) -> Vec<Group> {
    let mut graph = DiGraphMap::<usize, ()>::with_capacity(tiers.len(), 2 * tiers.len());
    for (number, tier) in tiers.iter().enumerate() {
        graph.add_node(number);
        for &to in &tier.below {
            graph.add_edge(number, to, ());
        }
    }
    let mut levels = vec![0; tiers.len()];
    let mut groups: Vec<Group> = Vec::new();
    // Each component comes behind those that it leads to.
    for mut members in tarjan_scc(&graph) {
        members.sort_unstable();
        let all = || members.iter().flat_map(|&member| &tiers[member].below);
        let is_core = all().any(|to| members.binary_search(to).is_ok());
        let below: BTreeSet<usize> =
            all().copied().filter(|to| members.binary_search(to).is_err()).collect();
        let level = below.iter().map(|&to: &usize| levels[to] + 1).max().unwrap_or(0);
        for &member in &members {
            levels[member] = level;
        }
        groups.push(Group { tiers: members, is_core, level, below: below.into_iter().collect() });
    }
    groups.sort_by(|a, b| (a.level, &a.tiers).cmp(&(b.level, &b.tiers)));
    groups
}
