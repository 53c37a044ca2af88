//! What is known of tiers: who wins each position, or when play ends there.

use super::order::Order;
use super::space::Space;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tweedle_engine::{Control, Ending, Held, LoopyOutcome, Outcome, Play, Player, Stop};
use tweedle_rules::any::TurnEnd;

/// How much is known of each position of a tier.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Width {
    /// Two bits: whether Left wins if she begins, the lower one, and whether Right does. No position is both won by both and a draw: there
    /// are no draws.
    Outcomes,
    /// A byte for each player who may be to move, Left first: 0 for a draw, else one more than the number of moves after which play ends.
    Bytes,
    /// The same in two bytes, the lower one first.
    Words,
}

impl Width {
    /// The least that is kept of each position of a space: the winners, or where play may go round a byte for each player.
    pub fn least(space: &Space) -> Width {
        if space.facts().is_loopy { Width::Bytes } else { Width::Outcomes }
    }

    /// The largest number of moves that it can tell.
    pub(super) fn most_moves(self) -> u32 {
        match self {
            Width::Outcomes => u32::MAX,
            Width::Bytes => u8::MAX as u32 - 1,
            Width::Words => u16::MAX as u32 - 1,
        }
    }

    /// The number of bytes of `positions` boards with `players` players told apart.
    pub fn bytes(self, positions: u64, players: usize) -> u64 {
        match self {
            Width::Outcomes => positions.div_ceil(4),
            Width::Bytes => positions * players as u64,
            Width::Words => 2 * positions * players as u64,
        }
    }
}

/// How many positions of each class there are. Boards that are no positions are in none.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Counts {
    /// The first player wins.
    pub n: u64,
    /// The second player wins.
    pub p: u64,
    /// Left wins.
    pub l: u64,
    /// Right wins.
    pub r: u64,
    /// A player at least who begins can neither win nor is made to lose.
    pub drawn: u64,
}

impl Counts {
    /// Counts a position.
    pub fn add(&mut self, class: LoopyOutcome) {
        let count = match class.as_outcome() {
            Some(Outcome::N) => &mut self.n,
            Some(Outcome::P) => &mut self.p,
            Some(Outcome::L) => &mut self.l,
            Some(Outcome::R) => &mut self.r,
            None => &mut self.drawn,
        };
        *count += 1;
    }

    /// Adds those of another part.
    pub fn add_all(&mut self, other: &Counts) {
        self.n += other.n;
        self.p += other.p;
        self.l += other.l;
        self.r += other.r;
        self.drawn += other.drawn;
    }

    /// The number of all positions.
    pub fn positions(&self) -> u64 {
        self.n + self.p + self.l + self.r + self.drawn
    }
}

/// The class of a position by what is known of both turns.
fn class(left: TurnEnd, right: TurnEnd) -> LoopyOutcome {
    LoopyOutcome::from_winners(left.winner(Player::Left), right.winner(Player::Right))
}

/// How what is known of boards stands in bytes, by their ranks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    width: Width,
    players: usize,
    play: Play,
}

impl Layout {
    /// The layout of what a width tells of each position of a space.
    pub fn new(space: &Space, width: Width) -> Layout {
        Layout { width, players: space.players().len(), play: space.play() }
    }

    /// How much is known of each position.
    pub fn width(self) -> Width {
        self.width
    }

    /// The number of bytes of a number of positions.
    pub fn bytes(self, positions: u64) -> u64 {
        self.width.bytes(positions, self.players)
    }

    /// What is known if a player is to move on the board at a place of these bytes, which has to be among them.
    #[inline]
    pub fn get(self, bytes: &[u8], place: u64, player: Player) -> TurnEnd {
        let turn = player.index() & (self.players - 1);
        match self.width {
            Width::Outcomes => {
                let bits = bytes[(place / 4) as usize] >> (2 * (place % 4));
                TurnEnd::Wins(bits & (1 << turn) != 0)
            }
            Width::Bytes => {
                let byte = bytes[place as usize * self.players + turn];
                TurnEnd::Ending(read(self.play, byte.into()))
            }
            Width::Words => {
                let at = 2 * (place as usize * self.players + turn);
                let word = u16::from_le_bytes([bytes[at], bytes[at + 1]]);
                TurnEnd::Ending(read(self.play, word.into()))
            }
        }
    }
}

/// What is known of the positions of a tier, or of a range of them, by their ranks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    layout: Layout,
    positions: u64,
    bytes: Vec<u8>,
}

impl Table {
    /// A table with these bytes; `None` if they are not as many as it takes.
    pub fn new(space: &Space, width: Width, positions: u64, bytes: Vec<u8>) -> Option<Table> {
        let layout = Layout::new(space, width);
        let is_whole = layout.bytes(positions) == bytes.len() as u64;
        is_whole.then_some(Table { layout, positions, bytes })
    }

    /// An empty table, to which others are added.
    pub fn empty(space: &Space) -> Table {
        Table { layout: Layout::new(space, Width::least(space)), positions: 0, bytes: Vec::new() }
    }

    /// Makes room for a number of boards.
    pub fn reserve(&mut self, positions: u64) {
        self.bytes.reserve_exact(self.layout.bytes(positions) as usize);
    }

    /// Adds the boards with the next ranks. Of outcomes the number of those before is a multiple of four.
    pub fn add(&mut self, next: Table) {
        let (mut next, own) = (next, self.layout.width);
        match (own, next.layout.width) {
            (Width::Bytes, Width::Words) => self.widen(),
            (Width::Words, Width::Bytes) => next.widen(),
            _ => {}
        }
        self.positions += next.positions;
        self.bytes.append(&mut next.bytes);
    }

    /// Gives each number two bytes.
    fn widen(&mut self) {
        self.layout.width = Width::Words;
        self.bytes = self.bytes.iter().flat_map(|&byte| [byte, 0]).collect();
    }

    /// How its bytes stand.
    pub fn layout(&self) -> Layout {
        self.layout
    }

    /// The number of boards.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The bytes of the boards with some ranks; of outcomes, the first is a multiple of four, and the last before one or the end.
    pub fn bytes_of(&self, ranks: std::ops::Range<u64>) -> &[u8] {
        let (start, end) = (self.layout.bytes(ranks.start), self.layout.bytes(ranks.end));
        &self.bytes[start as usize..end as usize]
    }

    /// What is known if a player is to move on the board with a rank.
    #[inline]
    pub fn get(&self, rank: u64, player: Player) -> TurnEnd {
        self.layout.get(&self.bytes, rank, player)
    }
}

/// What is found of boards, one after the other.
pub(super) struct Found {
    table: Table,
    counts: Counts,
    /// True if all numbers of moves have room.
    pub(super) fits: bool,
}

impl Found {
    /// Nothing, with room for some number of boards.
    pub(super) fn new(layout: Layout, positions: u64) -> Found {
        let bytes = Vec::with_capacity(layout.bytes(positions) as usize);
        let table = Table { layout, positions: 0, bytes };
        Found { table, counts: Counts::default(), fits: true }
    }

    /// Adds the next board: what is known if Left is to move, and if Right is; nothing if it is no position.
    #[inline]
    pub(super) fn push(&mut self, turns: [Option<TurnEnd>; 2]) {
        let Table { layout, positions, bytes } = &mut self.table;
        if let [Some(left), Some(right)] = turns {
            self.counts.add(class(left, right));
        }
        let place = *positions % 4;
        *positions += 1;
        if layout.width == Width::Outcomes {
            let mut bits = 0;
            for (bit, known) in turns.into_iter().enumerate() {
                bits |= u8::from(known.is_some_and(TurnEnd::is_win)) << bit;
            }
            match bytes.last_mut() {
                Some(byte) if place > 0 => *byte |= bits << (2 * place),
                _ => bytes.push(bits),
            }
            return;
        }
        for known in &turns[..layout.players] {
            let number = match known {
                Some(TurnEnd::Ending(ending)) => ending.moves().map_or(0, |moves| moves + 1),
                _ => 0,
            };
            self.fits &= number <= layout.width.most_moves() + 1;
            let count = if layout.width == Width::Bytes { 1 } else { 2 };
            bytes.extend_from_slice(&number.to_le_bytes()[..count]);
        }
    }

    /// Adds the boards behind these, of which the number is a multiple of four.
    pub(super) fn append(&mut self, next: Found) {
        self.table.add(next.table);
        self.counts.add_all(&next.counts);
        self.fits &= next.fits;
    }

    /// The table, and how many positions of each class there are.
    pub(super) fn finish(self) -> (Table, Counts) {
        (self.table, self.counts)
    }
}

/// The ending that a number stands for: 0 for a draw, else one more than the number of moves.
fn read(play: Play, number: u32) -> Ending {
    match number.checked_sub(1) {
        None => Ending::Draw,
        Some(moves) if is_lost(play, moves) => Ending::Loss(moves),
        Some(moves) => Ending::Win(moves),
    }
}

/// True if the player to move has lost, if play ends after `moves` moves with best play.
pub(super) fn is_lost(play: Play, moves: u32) -> bool {
    moves.is_multiple_of(2) == (play == Play::Normal)
}

/// The tables of tiers, as far as they are there. Their memory is counted.
#[derive(Clone)]
pub struct Tables {
    tiers: Vec<Option<Arc<(Table, Held)>>>,
    control: Control,
}

impl Tables {
    /// No table yet, of a number of tiers.
    pub fn new(tiers: usize, control: &Control) -> Tables {
        Tables { tiers: vec![None; tiers], control: control.clone() }
    }

    /// The table of a tier.
    #[inline]
    pub fn get(&self, tier: usize) -> Option<&Table> {
        self.tiers.get(tier)?.as_deref().map(|(table, _)| table)
    }

    /// Adds the table of a tier.
    ///
    /// # Errors
    /// [`Stop::Memory`].
    pub fn insert(&mut self, tier: usize, table: Table) -> Result<(), Stop> {
        let mut held = Held::new(&self.control);
        held.take(table.bytes.capacity())?;
        self.tiers[tier] = Some(Arc::new((table, held)));
        Ok(())
    }

    /// Drops the table of a tier.
    pub fn remove(&mut self, tier: usize) {
        self.tiers[tier] = None;
    }

    /// What is known of a board, as it is written, if a player is to move there; `None` if it is no board of the space, or nothing is known.
    pub fn turn(
        &self,
        space: &Space,
        order: &Order,
        text: &str,
        player: Player,
    ) -> Option<TurnEnd> {
        let sets = space.read(text).filter(|sets| space.moves().is_position(sets))?;
        let (content, rank) = space.place(&sets);
        Some(self.get(order.number(&content)?)?.get(rank, player))
    }
}

impl std::fmt::Debug for Tables {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tables").finish_non_exhaustive()
    }
}
