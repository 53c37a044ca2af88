//! Toads and Frogs, and its relatives.
//!
//! Toads belong to Left and look to the right; frogs belong to Right and look to the left. On a
//! turn a player moves one of their pieces: it slides one cell forwards into an empty cell, or it
//! jumps over the one enemy piece in front of it into the empty cell right behind (Berlekamp,
//! Conway and Guy, *Winning Ways*, ch. 1). Elephants and Rhinos do not jump. Backsliding pieces
//! also slide backwards, so that play need not end.

use crate::pieces::{self, Strip};
use std::cmp::Ordering;
use std::marker::PhantomData;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::by_size;
use tweedle_rules::entry::{Argument, Entry, Kind, Parameter, Shape, misfit};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Bits, CellGame};

/// The rules of Toads and Frogs, on strips of at most `B::BITS` cells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ToadsAndFrogs<B = u64> {
    /// The shortest slide, in cells forwards; a negative number allows slides backwards.
    pub min_slide: i32,
    /// The longest slide.
    pub max_slide: u32,
    /// The number of pieces in a row that a jump may cross; 0 forbids jumps.
    pub max_jump: u32,
    /// True if a jump may cross pieces of the jumper's own colour.
    pub allow_friendly_jump: bool,
    cells: PhantomData<B>,
}

impl<B: Bits> ToadsAndFrogs<B> {
    /// The family: a piece slides `s` empty cells, `min_slide <= s <= max_slide` and `s != 0`
    /// (backwards if `s < 0`), or jumps over 1 to `max_jump` pieces right in front of it, all of
    /// them enemies unless `allow_friendly_jump`, into the empty cell right behind them.
    pub const fn new(
        min_slide: i32,
        max_slide: u32,
        max_jump: u32,
        allow_friendly_jump: bool,
    ) -> ToadsAndFrogs<B> {
        ToadsAndFrogs { min_slide, max_slide, max_jump, allow_friendly_jump, cells: PhantomData }
    }

    /// The game of *Winning Ways*: slide one cell or jump over one enemy.
    #[expect(clippy::self_named_constructors, reason = "the family has the name of a game in it")]
    pub const fn toads_and_frogs() -> ToadsAndFrogs<B> {
        ToadsAndFrogs::new(1, 1, 1, false)
    }

    /// No jumps.
    pub const fn elephants_and_rhinos() -> ToadsAndFrogs<B> {
        ToadsAndFrogs::new(1, 1, 0, false)
    }

    /// Pieces also slide backwards. Play may go on for ever.
    pub const fn backsliding() -> ToadsAndFrogs<B> {
        ToadsAndFrogs::new(-1, 1, 1, false)
    }

    /// The pieces that can be jumped over.
    #[inline]
    fn jumpable(&self, strip: &Strip<B>, player: Player) -> B {
        let enemies = strip.pieces(player.opponent());
        if self.allow_friendly_jump { enemies | strip.pieces(player) } else { enemies }
    }

    /// The moves of a player whose pieces look where those of `looks` do: his own, or, if moves are taken back, the opponent's.
    #[inline]
    fn steps(
        &self,
        strip: &Strip<B>,
        player: Player,
        looks: Player,
        mut found: impl FnMut([u8; 2], Strip<B>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let pieces = strip.pieces(player);
        let empty = strip.empty();
        let mut push = |movers: B, direction: Player, n: u32| {
            for from in movers.ones() {
                let to = match direction {
                    Player::Left => from + n,
                    Player::Right => from - n,
                };
                found([from as u8, to as u8], strip.with_move(player, from, to))?;
            }
            Ok(())
        };
        for (direction, first, last) in [
            (looks, self.min_slide.max(1).unsigned_abs(), self.max_slide),
            (looks.opponent(), 1, self.min_slide.min(0).unsigned_abs()),
        ] {
            let mut movers = pieces;
            for n in 1..=last {
                movers &= ahead(empty, direction, n);
                if movers.is_empty() {
                    break;
                }
                if n >= first {
                    push(movers, direction, n)?;
                }
            }
        }
        let stones = self.jumpable(strip, player);
        let mut movers = pieces;
        for n in 1..=self.max_jump {
            movers &= ahead(stones, looks, n);
            if movers.is_empty() {
                break;
            }
            push(movers & ahead(empty, looks, n + 1), looks, n + 1)?;
        }
        Ok(())
    }

    /// The number of moves that a player has, which [`ToadsAndFrogs::steps`] tells one by one.
    #[inline]
    fn count_steps(&self, strip: &Strip<B>, player: Player) -> u32 {
        let (pieces, empty) = (strip.pieces(player), strip.empty());
        let mut count = 0;
        for (direction, first, last) in [
            (player, self.min_slide.max(1).unsigned_abs(), self.max_slide),
            (player.opponent(), 1, self.min_slide.min(0).unsigned_abs()),
        ] {
            let mut movers = pieces;
            for n in 1..=last {
                movers &= ahead(empty, direction, n);
                if movers.is_empty() {
                    break;
                }
                if n >= first {
                    count += movers.count();
                }
            }
        }
        let stones = self.jumpable(strip, player);
        let mut movers = pieces;
        for n in 1..=self.max_jump {
            movers &= ahead(stones, player, n);
            if movers.is_empty() {
                break;
            }
            count += (movers & ahead(empty, player, n + 1)).count();
        }
        count
    }

    /// The strip without the cells at its two ends that never change, or `None` if nobody can ever
    /// move; see [`Ruleset::components`]. Needs `min_slide >= 1`.
    #[inline]
    fn trim(&self, strip: &Strip<B>) -> Option<Strip<B>> {
        let empty = strip.empty();
        let (toads, frogs) = (strip.pieces(Player::Left), strip.pieces(Player::Right));
        if empty.is_empty() || (toads | frogs).is_empty() {
            return None;
        }
        let len = strip.len();
        // The number of cells before the first empty one, and after the last.
        let before = empty.first();
        let after = len - (B::BITS - empty.leading_zeros());
        let mut from = 0;
        let mut to = len;
        if before > 0 {
            from += self.stuck(frogs & B::below(before));
        }
        if after > 0 {
            to -= self.stuck(toads.reverse().down(B::BITS - len) & B::below(after));
        }
        if (from, to) == (0, len) {
            return Some(*strip);
        }
        let trimmed = strip.slice(from, to);
        // The empty cells are still there, the pieces perhaps not.
        (!(trimmed.toads ^ trimmed.frogs).is_empty()).then_some(trimmed)
    }

    /// The components of a strip without walls, by rules (a), (b), (d), (e) and (f) of [`Ruleset::components`].
    #[inline]
    fn split(&self, strip: &Strip<B>, into: &mut Vec<Strip<B>>) {
        let Some(strip) = &self.trim(strip) else { return };
        let first_toad = strip.pieces(Player::Left).ones().next().unwrap_or(strip.len());
        let mixed = strip.pieces(Player::Right) & !B::below(first_toad);
        if self.max_jump > 0 && !mixed.is_empty() {
            into.push(*strip);
        } else {
            self.split_between(strip, first_toad, into);
        }
    }

    /// True if pieces that meet no enemy go one cell in each move.
    fn goes_by_cells(&self) -> bool {
        (self.min_slide, self.max_slide) == (1, 1)
            && (self.max_jump == 0 || !self.allow_friendly_jump)
    }

    /// The components of a strip on which nobody ever jumps over an enemy, between each frog and a toad behind it.
    fn split_between(&self, strip: &Strip<B>, first_toad: u32, into: &mut Vec<Strip<B>>) {
        let (toads, frogs) = (strip.pieces(Player::Left), strip.pieces(Player::Right));
        let end = strip.len();
        let mut from = 0;
        let mut to = first_toad;
        while from < end {
            let here = B::below(to) & !B::below(from);
            let (toads_here, frogs_here) = (toads & here, frogs & here);
            let is_alone = toads_here.is_empty() || frogs_here.is_empty();
            if is_alone && self.goes_by_cells() {
                lone_pieces(toads_here.down(from), frogs_here.down(from), to - from, into);
            } else if self.max_jump == 0 && self.goes_by_cells() {
                meeting_pieces(toads_here, frogs_here, into);
            } else {
                let after_frogs = B::BITS - frogs_here.leading_zeros();
                let last = if frogs_here.is_empty() { to } else { after_frogs };
                into.extend(self.trim(&strip.slice(from, last)));
            }
            from = to;
            let next_frog = (frogs & !B::below(from)).ones().next().unwrap_or(end);
            to = (toads & !B::below(next_frog)).ones().next().unwrap_or(end);
        }
    }

    /// The number of cells at an end that never change, by rules (a) and (b), where `blockers` are
    /// those pieces before the first empty cell that would move to this end. Cells are counted from
    /// there.
    #[inline]
    fn stuck(&self, blockers: B) -> u32 {
        let edge = blockers.trailing_ones();
        let mut runs = blockers;
        for _ in 0..self.max_jump {
            if runs.is_empty() {
                return edge;
            }
            runs &= runs.down(1);
        }
        if runs.is_empty() {
            edge
        } else {
            edge.max(B::BITS - runs.leading_zeros() + self.max_jump)
        }
    }
}

impl<B: Bits> Default for ToadsAndFrogs<B> {
    fn default() -> Self {
        ToadsAndFrogs::toads_and_frogs()
    }
}

/// Frogs on their way to the first cell, and toads on theirs to the cell before `end`, that meet no enemy: each with the cells for
/// itself that it can go.
fn lone_pieces<B: Bits>(toads: B, frogs: B, end: u32, into: &mut Vec<Strip<B>>) {
    for (before, frog) in (0..).zip(frogs.ones()).filter(|(before, frog)| before < frog) {
        let steps = frog - before;
        into.push(Strip::new(steps + 1, B::ZERO, B::bit(steps)));
    }
    let count = toads.count();
    for (before, toad) in (0..).zip(toads.ones()) {
        let steps = end - toad - (count - before);
        if steps > 0 {
            into.push(Strip::new(steps + 1, B::ONE, B::ZERO));
        }
    }
}

/// The components of toads and frogs behind them that go one cell in each move and do not jump, by rule (f) of [`Ruleset::components`].
fn meeting_pieces<B: Bits>(toads: B, frogs: B, into: &mut Vec<Strip<B>>) {
    let first_frog = frogs.first();
    // The cell after the last toad.
    let gap = B::BITS - toads.leading_zeros();
    lone_pieces(toads, frogs.down(first_frog), gap, into);
    let (before, after) = (toads.count(), frogs.count());
    let len = before + 1 + after;
    let one = Strip::new(len, B::below(before), B::below(len) & !B::below(before + 1));
    into.extend((gap..first_frog).map(|_| one));
}

/// The set `cells` seen `n` cells nearer to the player's goal: bit `i` of the answer is the cell `n`
/// cells in front of cell `i`.
#[inline]
fn ahead<B: Bits>(cells: B, player: Player, n: u32) -> B {
    match player {
        Player::Left => cells.down(n),
        Player::Right => cells.up(n),
    }
}

impl<B: Bits> Ruleset for ToadsAndFrogs<B> {
    type Position = Strip<B>;
    /// The cell that a piece leaves and the cell that it goes to, counted from 0.
    type Move = [u8; 2];

    #[inline]
    fn moves(
        &self,
        strip: &Strip<B>,
        player: Player,
        found: impl FnMut([u8; 2], Strip<B>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        self.steps(strip, player, player, found)
    }

    /// It is loopy with slides backwards.
    fn facts(&self) -> Facts {
        Facts { is_loopy: self.min_slide < 0, is_reversible: true, ..Facts::PARTIZAN }
    }
}

impl<B: Bits> Hints for ToadsAndFrogs<B> {
    /// Splits at walls and drops the cells at the ends that never change.
    ///
    /// Let `j` be the number of pieces a jump may cross. If no piece moves backwards, then
    ///
    /// - (a) frogs at the very left end never move, having no empty cell to their left, now or
    ///   later, for a piece that comes to stand there would have to come from among them. Nothing
    ///   jumps over them: a frog that did would have to land to their left. So they are the edge.
    /// - (b) If no cell of the left end up to and including a run of `j + 1` frogs is empty, none of
    ///   these cells ever changes. Consider the first change. Nothing comes in, as no cell is
    ///   empty; a frog in there that left its cell would come in further left; a toad that left its
    ///   cell would stand to the left of the run, and slide on into an occupied cell, or jump over
    ///   the whole run, which is too long. Nothing jumps over these cells from outside, as in (a).
    ///   So they are the edge.
    /// - (c) `j + 1` toads followed by `j + 1` frogs never change: a toad in there that left its cell
    ///   would cross all those frogs or land among the pieces, and a frog likewise; and nothing
    ///   crosses so long a block. They are a wall with a game on either side.
    ///
    /// - (d) Where nobody jumps, pieces keep their order. A frog followed by a toad, with or without empty cells between, leaves
    ///   these cells behind for good, and the toad goes the other way. So the strip falls into what ends with the frog and what
    ///   begins with the toad. Nothing comes to the cells before its first piece if that is a toad, or after its last if that
    ///   is a frog.
    /// - (e) If no frog has a toad before it, none ever has, and they go apart for good, as in (d). Where they go one cell in each move,
    ///   there are as many moves as all pieces have cells to go until they stand together at their ends, and the order of the moves does not matter. So
    ///   each piece may as well have these cells for itself.
    ///
    /// - (f) Let toads stand before frogs, and nobody jump or go further than one cell in a move. The last toad and the first frog alone go into
    ///   the cells between. Such a step gives one more step to each piece behind. So if there are t toads and f frogs, each of these cells is a
    ///   component by itself, {t - 1 | 1 - f}, which is t toads, one empty cell, and f frogs. The steps of the other pieces to where they stand
    ///   together now are components as in (e).
    ///
    /// (a) and (b) hold with toads at the right end just so. None of the proofs asks whose pieces a
    /// jump may cross, so all this is true with friendly jumps also.
    #[inline]
    fn components(&self, strip: &Strip<B>, into: &mut Vec<Strip<B>>) {
        if self.min_slide < 1 {
            if !strip.empty().is_empty() && !(strip.toads ^ strip.frogs).is_empty() {
                // A cell beyond the end is in both words, an empty one in neither.
                into.push(*strip);
            }
            return;
        }
        let half = self.max_jump.saturating_add(1);
        let toads = strip.pieces(Player::Left);
        let frogs = strip.pieces(Player::Right);
        // The cell where the last toad of a wall stands: frogs follow it, toads precede it.
        let mut walls = toads & frogs.down(1);
        for n in 1..half {
            if walls.is_empty() {
                break;
            }
            walls &= toads.up(n) & frogs.down(n + 1);
        }
        let mut from = 0;
        for wall in walls.ones() {
            self.split(&strip.slice(from, wall), into);
            from = wall + 1;
        }
        if from == 0 {
            self.split(strip, into);
        } else {
            self.split(&strip.slice(from, strip.len()), into);
        }
    }

    /// The things that a piece slides or jumps over are still there, so the piece goes back as a piece of the same
    /// colour would that looks the other way.
    fn unmoves(
        &self,
        strip: &Strip<B>,
        player: Player,
        mut found: impl FnMut(Strip<B>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        self.steps(strip, player, player.opponent(), |_, before| found(before))
    }

    /// The search of sums asks for it twice for each strip that it meets.
    #[inline]
    fn mobility(&self, strip: &Strip<B>, player: Player) -> Result<Option<u16>, Stop> {
        // There are at most 128 pieces, and less than 256 moves of each.
        Ok(Some(self.count_steps(strip, player) as u16))
    }

    /// Turning the strip round and exchanging the colours exchanges the players.
    #[inline]
    fn representative(&self, strip: &Strip<B>) -> (Strip<B>, Symmetry) {
        let mirrored = strip.mirrored();
        match strip.cmp(&mirrored) {
            Ordering::Greater => (mirrored, Symmetry::Negative),
            Ordering::Less | Ordering::Equal => (*strip, Symmetry::Same),
        }
    }
}

impl<B: Bits> CellGame for ToadsAndFrogs<B> {
    const CELLS: &'static [char] = &pieces::CELLS;

    fn title(&self) -> String {
        if *self == ToadsAndFrogs::elephants_and_rhinos() {
            "Elephants and Rhinos"
        } else if *self == ToadsAndFrogs::backsliding() {
            "Backsliding Toads and Frogs"
        } else {
            "Toads and Frogs"
        }
        .to_owned()
    }

    fn arguments(&self) -> String {
        let ToadsAndFrogs { min_slide, max_slide, max_jump, allow_friendly_jump, .. } = self;
        format!("{min_slide},{max_slide},{max_jump},{allow_friendly_jump}")
    }
}

/// Toads and Frogs in the registry.
pub(crate) const TOADS_AND_FROGS: Entry = Entry::named("game.strip.ToadsAndFrogs", Shape::Strip)
    .cells(".tf")
    .example("tt..ff")
    .start("ttt...fff")
    .summary("Slide one of your pieces a cell forwards, or jump over one enemy piece: toads are Left's and go right, frogs Right's.")
    .source("Berlekamp, Conway and Guy, Winning Ways, ch. 1")
    .known(&[
        Fact::cited(About::Complexity, "To find the winner is NP-hard.", "Hull, in Thanatipanonda, Further hopping with Toads and Frogs, Electronic Journal of Combinatorics 18 (2011)"),
        Fact::cited(About::Programs, "CGSuite, MCGS.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".tf", ToadsAndFrogs::toads_and_frogs(), without_parameters())),
        _ => Err(misfit(name)),
    });

/// Elephants and Rhinos in the registry.
pub(crate) const ELEPHANTS_AND_RHINOS: Entry =
    Entry::named("game.strip.ElephantsAndRhinos", Shape::Strip)
        .cells(".tf")
        .example("t.t.f")
        .start("t.t....f.f")
        .summary("Slide one of your pieces a cell forwards; nobody jumps.")
        .source("CGSuite")
        .made_by(&|name, arguments| match arguments {
            [] => Ok(by_size!(
                name,
                ".tf",
                ToadsAndFrogs::elephants_and_rhinos(),
                without_parameters()
            )),
            _ => Err(misfit(name)),
        });

/// Backsliding Toads and Frogs in the registry.
pub(crate) const BACKSLIDING_TOADS_AND_FROGS: Entry =
    Entry::named("game.strip.BackslidingToadsAndFrogs", Shape::Strip)
        .cells(".tf")
        .example("tf")
        .start("tt..ff")
        .summary("As Toads and Frogs, and pieces slide backwards too, so that play need not end.")
        .source("Berlekamp, Conway and Guy, Winning Ways, ch. 11")
        .made_by(&|name, arguments| match arguments {
            [] => Ok(by_size!(name, ".tf", ToadsAndFrogs::backsliding(), without_parameters())),
            _ => Err(misfit(name)),
        });

/// Generalised Toads and Frogs in the registry.
pub(crate) const GEN_TOADS_AND_FROGS: Entry =
    Entry::named("game.strip.GenToadsAndFrogs", Shape::Strip)
        .parameters(&[
            Parameter::new("minSlide", Kind::Step).or("1"),
            Parameter::new("maxSlide", Kind::Length).or("1"),
            Parameter::new("maxJump", Kind::Length).or("1"),
            Parameter::new("allowFriendlyJump", Kind::Boolean).or("false"),
        ])
        .cells(".tf")
        .example_parameters("maxJump => 2")
        .example("ttf.ff")
        .start("ttt...fff")
        .summary("Toads and Frogs that slide and jump as far as the parameters say.")
        .source("CGSuite")
        .made_by(&|name, arguments| match *arguments {
            [
                Argument::Integer(min_slide),
                Argument::Integer(max_slide),
                Argument::Integer(max_jump),
                Argument::Boolean(friendly),
            ] => {
                let (least, most) = (min_slide as i32, max_slide as u32);
                let jump = max_jump as u32;
                Ok(match (least, most, jump, friendly) {
                    (1, 1, 1, false) => {
                        by_size!(
                            name,
                            ".tf",
                            ToadsAndFrogs::toads_and_frogs(),
                            without_parameters()
                        )
                    }
                    _ => by_size!(name, ".tf", ToadsAndFrogs::new(least, most, jump, friendly)),
                })
            }
            _ => Err(misfit(name)),
        });

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use tweedle_engine::Control;
    use tweedle_engine::form::Forms;
    use tweedle_engine::walk::{Memo, Walker, count_moves, followers};
    use tweedle_rules::Notation;
    use tweedle_rules::testing::{Table, check_unmoves, moves, read};

    const TOADS: ToadsAndFrogs = ToadsAndFrogs::toads_and_frogs();
    const ELEPHANTS: ToadsAndFrogs = ToadsAndFrogs::elephants_and_rhinos();

    #[test]
    fn moves_are_taken_back() {
        for game in [
            TOADS,
            ToadsAndFrogs::backsliding(),
            ToadsAndFrogs::new(1, 3, 2, true),
            ToadsAndFrogs::new(-2, 0, 2, false),
        ] {
            check_unmoves(&game, "ttf...ff");
            check_unmoves(&game, "t.tf.t.f");
        }
    }

    /// By hand: `.tf` is {|1} = 0 and `tf.` likewise, so `t.f` is {0|0} (*Winning Ways*, ch. 1).
    #[test]
    fn table() {
        let long = ".".repeat(70);
        let table = Table {
            options: &[
                ("tf.", &[".ft"], &[]),
                ("t.f", &[".tf"], &["tf."]),
                (".tf", &[], &["ft."]),
                ("tff.", &[], &[]),
                ("ttf.", &["t.ft"], &[]),
                ("t..", &[".t."], &[]),
            ],
            names: &[("tf.t.", Player::Left, &["4-5", "1-3"])],
            // Dead ends and walls.
            parts: &[
                ("t.f", &["t.f"]),
                ("fft.ft", &["t.f"]),
                ("tfftf.", &["tf."]),
                (".tfttf", &[".tf"]),
                ("t.fttff.tf", &[".tf", "t.f"]),
                ("t.f.ttff.t.f", &[".t.f", "t.f."]),
                ("....", &[]),
                ("tttfff", &[]),
                ("", &[]),
            ],
            values: &[
                ("tff.", "0"),
                ("t..", "2"),
                ("ft..", "2"),
                (".tf", "0"),
                ("..f", "-2"),
                ("t.f", "*"),
            ],
            pictures: &[("tf.t.", "t f . t .\n1 2 3 4 5")],
            errors: &[
                ("t.x", "`x` is not a cell of Toads and Frogs; use `.`, `t` or `f`.", 2..3),
                (
                    &long,
                    "This strip has 70 cells; a strip of Toads and Frogs has at most 64.",
                    64..70,
                ),
            ],
            ..Table::default()
        };
        table.check(&TOADS);
        let table = Table {
            options: &[("tf.f", &[], &["tff."])],
            parts: &[
                ("t.tf.f", &[".f", "t."]),
                ("tttft.", &["t."]),
                // Pieces that go apart.
                (".f.t..f..t.", &[".f", "t.", "t.f", "t.f"]),
                ("f.ft.t..", &[".f", "t..", "t..."]),
                ("..t.f..", &["t.f"]),
                // One for each cell between.
                (".t.t..ff", &["t.", "tt.ff", "tt.ff"]),
            ],
            values: &[("tttt..fff", "1"), ("ttt.ff", "{2|-1}"), ("t.tt....f.f", "2")],
            ..Table::default()
        };
        table.check(&ELEPHANTS);
    }

    #[test]
    fn moves_of_the_family() {
        let check = |(min_slide, max_slide, max_jump, friendly), text, left, right| {
            let rules = ToadsAndFrogs::<u64>::new(min_slide, max_slide, max_jump, friendly);
            Table { options: &[(text, left, right)], ..Table::default() }.check(&rules);
        };
        check((-1, 1, 1, false), ".t.", &["..t", "t.."], &[]);
        check((-1, 1, 1, false), "f.", &[], &[".f"]);
        let left = ["...tf", "..t.f", ".t..f"];
        check((1, 3, 2, false), "t...f", &left, &["t..f.", "t.f..", "tf..."]);
        check((2, 3, 2, false), "t..ff.", &["..tff."], &["tf..f."]);
        check((1, 1, 2, false), "tff.", &[".fft"], &[]);
        check((1, 1, 2, false), "ttf.", &["t.ft"], &[]);
        check((1, 1, 2, true), "ttf.", &[".tft", "t.ft"], &[]);
        check((-2, 0, 0, false), "..t", &[".t.", "t.."], &[]);
        check((-3, u32::MAX, u32::MAX, true), "", &[], &[]);
    }

    /// On all strips of up to six cells, for some of the family: move by move, and not only in value.
    #[test]
    fn a_strip_is_the_sum_of_its_components() {
        let jumps = [(0, false), (1, false), (1, true), (2, false), (2, true)];
        for ((jump, is_friendly), (least, most)) in
            jumps.into_iter().flat_map(|jump| [(1, 1), (1, 2), (2, 3)].map(|slide| (jump, slide)))
        {
            let game = ToadsAndFrogs::<u64>::new(least, most, jump, is_friendly);
            let mut forms = Forms::default();
            let (mut memo, mut whole) = (Memo::new(Control::new()), Memo::new(Control::new()));
            for len in 0..=6 {
                for code in 0..3_u32.pow(len) {
                    let cell = |i| ['.', 't', 'f'][(code / 3_u32.pow(i) % 3) as usize];
                    let strip = read(&game, &(0..len).map(cell).collect::<String>());
                    let form = Walker::new(&game, &mut memo).value(&mut forms, &strip);
                    let mut obvious = Walker::new(&game, &mut whole).without_components();
                    assert_eq!(form, obvious.value(&mut forms, &strip), "{strip} in {game:?}");
                    let (mut parts, mut again) = (Vec::new(), Vec::new());
                    game.components(&strip, &mut parts);
                    for part in &parts {
                        again.clear();
                        game.components(part, &mut again);
                        assert_eq!(again, [*part], "{part} of {strip} in {game:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn both_words_agree() {
        let wide = ToadsAndFrogs::<u128>::toads_and_frogs();
        let start = "ttt..fff";
        let narrow = followers(&TOADS, &read(&TOADS, start), &Control::new()).expect("few");
        let broad = followers(&wide, &read(&wide, start), &Control::new()).expect("few");
        let narrow: BTreeSet<String> = narrow.iter().map(ToString::to_string).collect();
        let broad: BTreeSet<String> = broad.iter().map(ToString::to_string).collect();
        assert_eq!(narrow, broad);
        let (toads, frogs) = ("t".repeat(63) + ".", ".".to_owned() + &"f".repeat(127));
        let moved = "t".repeat(62) + ".t";
        let table = Table { options: &[(&toads, &[&moved], &[])], ..Table::default() };
        table.check(&TOADS);
        let moved = "f.".to_owned() + &"f".repeat(126);
        let table = Table { options: &[(&frogs, &[], &[&moved])], ..Table::default() };
        table.check(&wide);
    }

    /// On all strips of up to six cells, for some of the family, with slides backwards too.
    #[test]
    fn moves_are_counted() {
        let jumps = [(0, false), (1, false), (1, true), (3, false), (3, true)];
        let slides = [(-2, 0), (-1, 1), (1, 1), (1, 2), (2, 3)];
        for ((jump, is_friendly), (least, most)) in
            jumps.into_iter().flat_map(|jump| slides.map(|slide| (jump, slide)))
        {
            let game = ToadsAndFrogs::<u64>::new(least, most, jump, is_friendly);
            for len in 0..=6 {
                for code in 0..3_u32.pow(len) {
                    let cell = |i| ['.', 't', 'f'][(code / 3_u32.pow(i) % 3) as usize];
                    let strip = read(&game, &(0..len).map(cell).collect::<String>());
                    for player in Player::BOTH {
                        let count = count_moves(&game, &strip, player, &Control::new());
                        let expected = count.map(Some);
                        assert_eq!(game.mobility(&strip, player), expected, "{strip} in {game:?}");
                    }
                }
            }
        }
    }

    /// On all strips of up to seven cells.
    #[test]
    fn a_strip_turned_round_is_the_negative() {
        for len in 0..=7_u32 {
            for code in 0..3_u32.pow(len) {
                let cell = |i| ['.', 't', 'f'][(code / 3_u32.pow(i) % 3) as usize];
                let strip = read(&TOADS, &(0..len).map(cell).collect::<String>());
                let mirrored = strip.mirrored();
                assert_eq!(mirrored.mirrored(), strip);
                let here: BTreeSet<_> = moves(&TOADS, &strip, Player::Left).into_iter().collect();
                let there = moves(&TOADS, &mirrored, Player::Right);
                assert_eq!(here, there.iter().map(Strip::mirrored).collect());
                assert_eq!(TOADS.representative(&strip).0, TOADS.representative(&mirrored).0);
            }
        }
        assert_eq!(TOADS.parameters(), "1,1,1,false");
    }
}
