//! The plan of tiers: a space, and the parts into which its tiers are cut.

use crate::kept::is_plain;
use crate::sweep::{VERSION, read_plan, text_of_plan};
use crate::{ClassCounts, Desk, TiersOf, Trouble};
use serde::{Deserialize, Serialize};
use std::ops::Range;
use tweedle_engine::Play;
use tweedle_rules::Ranking;
use tweedle_script::say;
use tweedle_search::tiers::{Change, Group, Layout, Order, Space, Width};

/// The kind of the file, and its version.
const FORMAT: &str = "tweedle tiers plan 1";

/// The number of positions of a part is a multiple of this; the outcomes of as many are a block of a file.
pub(super) const UNIT: u64 = 1 << 16;

/// The positions that are meant: those on boards of one size.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TierSpace {
    /// The expression of the ruleset.
    pub ruleset: String,
    /// The number of rows; 1 for strips.
    pub rows: u32,
    /// The number of columns.
    pub cols: u32,
    /// How the last move counts.
    pub play: Play,
    /// A board: only tiers are meant that moves may lead to from its own. All if it is `None`.
    pub from: Option<String>,
}

/// A plan: a space, its tiers, and the parts into which they are cut.
#[derive(Clone, Debug)]
pub struct TierPlan {
    head: Head,
    text: String,
    space: Space,
    order: Order,
}

/// The line of a plan.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    format: String,
    /// The version of Tweedle that made it.
    version: String,
    space: TierSpace,
    /// The number of positions of a part; the last one of a tier may have fewer.
    part: u64,
    /// How moves change the numbers of cells: what the samples showed.
    changes: Vec<Change>,
}

impl TierPlan {
    /// A plan for the tiers of a space, each cut into parts of `part` positions. The tiers that moves lead to are found from `samples` positions
    /// of each tier.
    ///
    /// # Errors
    /// [`Trouble`]: what is no ruleset, or one without tiers; a board that is none of the space; no positions in a part.
    pub fn new(
        desk: &mut Desk,
        space: TierSpace,
        part: u64,
        samples: u64,
    ) -> Result<TierPlan, Trouble> {
        if part == 0 || samples == 0 {
            return Err(Trouble::mistake(say::tiers_of_nothing()));
        }
        let rules = desk.rules(&space.ruleset)?;
        let space = TierSpace { ruleset: rules.expression().to_owned(), ..space };
        let (found, from) = space.find(desk)?;
        let order = Order::with_samples(&found, from.as_deref(), samples, desk.control())?;
        // A part is whole blocks of a file.
        let part = part.min(1 << 40).next_multiple_of(UNIT);
        let (format, version) = (FORMAT.to_owned(), VERSION.to_owned());
        let head = Head { format, version, space, part, changes: order.changes().to_vec() };
        Ok(TierPlan { text: text_of_plan(&head)?, head, space: found, order })
    }

    /// The plan as a line of JSON with a checksum, without its end.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Reads the line of a plan.
    ///
    /// # Errors
    /// [`Trouble`]: it is none, it was altered, another version of Tweedle made it, or the ruleset is not there.
    pub fn read(text: &str, desk: &mut Desk) -> Result<TierPlan, Trouble> {
        let none = || Trouble::mistake(say::no_plan_of_tiers());
        let text = text.trim_end();
        let head: Head = read_plan(text, FORMAT, none)?;
        if head.part == 0 || !head.part.is_multiple_of(UNIT) {
            return Err(none());
        }
        let (space, from) = head.space.find(desk)?;
        let (letters, cells) = (space.letters().len(), space.cells() as i16);
        let is_change = |change: &Change| {
            let (own, others) = change.split_at(letters);
            own.iter().all(|by| by.abs() <= cells)
                && own.iter().sum::<i16>() == 0
                && others.iter().all(|&by| by == 0)
        };
        if !head.changes.iter().all(is_change) {
            return Err(none());
        }
        let order = Order::with_changes(&space, from.as_deref(), &head.changes)?;
        Ok(TierPlan { head, text: text.to_owned(), space, order })
    }

    /// The positions that are meant.
    pub fn of(&self) -> &TierSpace {
        &self.head.space
    }

    /// The space.
    pub fn space(&self) -> &Space {
        &self.space
    }

    /// Its tiers, in the order in which they are solved.
    pub fn order(&self) -> &Order {
        &self.order
    }

    /// The number of positions of a part; the last one of a tier may have fewer.
    pub fn part_positions(&self) -> u64 {
        self.head.part
    }

    /// The number of parts of a tier.
    pub fn parts(&self, tier: usize) -> u64 {
        self.order.tiers()[tier].positions.div_ceil(self.head.part)
    }

    /// All parts, by the numbers of tiers and parts.
    pub(super) fn each_part(&self) -> impl Iterator<Item = (usize, u64)> + '_ {
        let tiers = 0..self.order.tiers().len();
        tiers.flat_map(|tier| (0..self.parts(tier)).map(move |part| (tier, part)))
    }

    /// The number of all parts.
    pub fn all_parts(&self) -> u64 {
        (0..self.order.tiers().len()).map(|tier| self.parts(tier)).sum()
    }

    /// The ranks of a part of a tier; parts are numbered from 0.
    pub fn ranks(&self, tier: usize, part: u64) -> Range<u64> {
        let all = self.order.tiers()[tier].positions;
        let end = |parts: u64| self.head.part.saturating_mul(parts).min(all);
        end(part)..end(part + 1)
    }

    /// The bytes that a process may have to hold at once: of some part or group, the tables of all tiers that its moves lead to, its own table, and
    /// where moves stay within the group a label for each turn besides. Twice as much where a player has more than 63 moves, or play takes more
    /// than 190. To it come some megabytes for each thread.
    pub fn memory_bytes(&self) -> u64 {
        let tiers = self.order.tiers();
        let layout = Layout::new(&self.space, Width::least(&self.space));
        let size = |positions: u64| layout.bytes(positions);
        let group = |group: &Group| {
            let below: u64 = group.below.iter().map(|&tier| size(tiers[tier].positions)).sum();
            let own: u64 = group.tiers.iter().map(|&tier| tiers[tier].positions).sum();
            if group.is_core {
                let turns = own.saturating_mul(self.space.players().len() as u64);
                below + size(own) + turns
            } else {
                below + size(own.min(self.head.part))
            }
        };
        self.order.groups().iter().map(group).max().unwrap_or(0)
    }

    /// The checksum by which a file names its plan.
    pub(super) fn checksum(&self) -> u32 {
        crc32fast::hash(self.text.as_bytes())
    }
}

impl PartialEq for TierPlan {
    fn eq(&self, other: &TierPlan) -> bool {
        self.text == other.text
    }
}

impl TierSpace {
    /// Tiers of this space with this number of boards, of which no part is there.
    pub(super) fn described(&self, positions: u64) -> TiersOf {
        let TierSpace { ruleset, rows, cols, play, from } = self.clone();
        TiersOf {
            name: String::new(),
            ruleset,
            rows,
            cols,
            play,
            from,
            positions,
            tiers: None,
            parts: 0,
            done: 0,
            positions_done: 0,
            counts: ClassCounts::default(),
            bytes: 0,
            memory_bytes: None,
            damaged: Vec::new(),
            seconds: 0.0,
            machines: Vec::new(),
            compared: None,
        }
    }

    /// The space, and the sets of cells of the board from which it is reached.
    pub(super) fn find(&self, desk: &mut Desk) -> Result<(Space, Option<Vec<u128>>), Trouble> {
        let TierSpace { ruleset, rows, cols, play, from } = self;
        let no_tiers = || Trouble::mistake(say::no_tiers_of(ruleset));
        // What a file says is not evaluated if it may be a calculation.
        let rules = if is_plain(ruleset) { desk.rules(ruleset)? } else { return Err(no_tiers()) };
        let ranking = Ranking::of(rules, desk.session().registry()).ok_or_else(no_tiers)?;
        let space = Space::new(&ranking, *rows, *cols, *play)
            .map_err(|why| Trouble::mistake(say::bad_argument(&why)))?;
        let read = |text: &String| {
            let sets = space.read(text).filter(|sets| space.is_position(sets));
            sets.ok_or_else(|| Trouble::mistake(say::no_board_of_space(text, rows, cols)))
        };
        let from = from.as_ref().map(read).transpose()?;
        Ok((space, from))
    }
}
