//! Toads and Frogs, and its relatives.
//!
//! Toads belong to Left and look to the right; frogs belong to Right and look to the left. On a
//! turn a player moves one of their pieces: it slides one cell forwards into an empty cell, or it
//! jumps over the one enemy piece in front of it into the empty cell right behind (Berlekamp,
//! Conway and Guy, *Winning Ways*, ch. 1). Elephants and Rhinos do not jump. Backsliding pieces
//! also slide backwards, so that play need not end.

mod components;
mod entries;

use crate::pieces::{self, Strip};
pub(crate) use entries::{
    BACKSLIDING_TOADS_AND_FROGS, ELEPHANTS_AND_RHINOS, GEN_TOADS_AND_FROGS, TOADS_AND_FROGS,
};
use std::cmp::Ordering;
use std::marker::PhantomData;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
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
}

impl<B: Bits> Default for ToadsAndFrogs<B> {
    fn default() -> Self {
        ToadsAndFrogs::toads_and_frogs()
    }
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
    /// Splits at walls, drops the cells at the ends that never change, and takes apart what goes apart; the proofs stand in `components.rs`.
    #[inline]
    fn components(&self, strip: &Strip<B>, into: &mut Vec<Strip<B>>) {
        self.parts(strip, into);
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
