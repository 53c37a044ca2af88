//! Woodpush.
//!
//! Left has pieces `l` on a strip, Right has pieces `r`. Left's pieces look to the right, Right's to the left. On a turn a player does
//! one of two things with a piece of his own. It *retreats*: it goes back to the next empty cell behind it, over any pieces
//! between, or off the strip if there is no such cell. Or it *pushes*: it goes one cell forwards, and so do all
//! pieces that stand in front of it without a gap, if one of these is an enemy; what is pushed over the end of the strip is gone
//! (R. Nowakowski 2003; Albert, Nowakowski and Wolfe, *Lessons in Play*, "Woodpush"; Nowakowski, "Unsolved problems in combinatorial
//! games", *Games of No Chance 4*, part B). Accounts differ in whether the enemy must be the next piece; here it may be any of those pushed.
//!
//! A push may be answered by a push that puts everything back, as `lr.r` and `.lrr` are: this is a *ko*. Players at a table
//! forbid to put back what has just been, until there was a move somewhere else. In a sum such a rule would not speak of one game alone,
//! so it is left out: play may go round, and a ko is a loop of two positions. With the parameter `ko` it is
//! forbidden to put back what the last move in this strip has changed, also after moves elsewhere, and a position remembers what is
//! forbidden, which is written before a colon: `.lrr:lr.r` is `lr.r`, from which nobody may move to `.lrr`.

use crate::cells::drawn;
use crate::pieces::Strip;
use std::marker::PhantomData;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry, Weigh};
use tweedle_rules::by_size;
use tweedle_rules::entry::{Argument, Entry, Kind, Parameter, Shape, misfit};
use tweedle_rules::sketch::{Cell, Sketch};
use tweedle_rules::{Bits, Cells, Notation, NotationError};

/// The rules of Woodpush, on strips of at most `B::BITS` cells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Woodpush<B = u64> {
    /// True if it is forbidden to put back what the last move has changed.
    pub ko: bool,
    cells: PhantomData<B>,
}

impl<B: Bits> Woodpush<B> {
    /// The game in which play may go round, or, with `ko`, the one in which nobody may put back what the last move has changed.
    pub const fn new(ko: bool) -> Woodpush<B> {
        Woodpush { ko, cells: PhantomData }
    }
}

/// A strip of Woodpush. Left's pieces are the toads of [`Strip`], and Right's the frogs.
// Invariants: `forbidden` is there only if the rules have ko, and only if a player could move to it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Wood<B: Bits = u64> {
    /// The pieces on the cells.
    pub strip: Strip<B>,
    /// The strip to which nobody may move from here.
    pub forbidden: Option<Strip<B>>,
}

impl<B: Bits> Weigh for Wood<B> {}

/// A move of a player with the piece on a cell, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum WoodMove {
    /// It goes back to the other cell, or off the strip.
    Retreat(u8, Option<u8>),
    /// It goes forwards and pushes what is in front of it.
    Push(u8),
}

/// Nothing, a piece of Left's, a piece of Right's.
const CELLS: [char; 3] = ['.', 'l', 'r'];

/// A strip as a player sees it who looks to the right and whose pieces are the toads; and back.
#[inline]
fn seen<B: Bits>(strip: &Strip<B>, by: Player) -> Strip<B> {
    match by {
        Player::Left => *strip,
        Player::Right => strip.mirrored(),
    }
}

/// A move as the other player sees it.
fn turned(step: WoodMove, len: u32) -> WoodMove {
    let turn = |cell: u8| (len as u8).saturating_sub(cell).saturating_sub(1);
    match step {
        WoodMove::Retreat(from, to) => WoodMove::Retreat(turn(from), to.map(turn)),
        WoodMove::Push(from) => WoodMove::Push(turn(from)),
    }
}

/// The moves with Left's pieces, and whether Right could put everything back.
///
/// Only a push can be put back: a retreat takes one piece backwards, and the other player's moves bring that piece
/// forwards only if they push, which takes a piece of theirs backwards that the retreat has not moved. All that was
/// pushed goes back if the foremost piece of it pushes, so it must be Right's; and nothing may have been lost.
fn steps<B: Bits>(
    strip: &Strip<B>,
    mut found: impl FnMut(WoodMove, Strip<B>, bool) -> Result<(), Stop>,
) -> Result<(), Stop> {
    let len = strip.len();
    let (own, enemies) = (strip.pieces(Player::Left), strip.pieces(Player::Right));
    let pieces = own | enemies;
    for from in own.ones() {
        let free = strip.empty() & B::below(from);
        let rest = own ^ B::bit(from);
        let (to, after) = if free.is_empty() {
            (None, rest)
        } else {
            let to = B::BITS - 1 - free.leading_zeros();
            (Some(to as u8), rest | B::bit(to))
        };
        found(WoodMove::Retreat(from as u8, to), Strip::new(len, after, enemies), false)?;
        let count = pieces.down(from + 1).trailing_ones();
        let pushed = B::below(count).up(from + 1);
        if (enemies & pushed).is_empty() {
            continue;
        }
        let moved = pushed | B::bit(from);
        let push = |cells: B| (cells & !moved) | ((cells & moved).up(1) & B::below(len));
        let last = from + count;
        let is_ko = last + 1 < len && !(enemies & B::bit(last)).is_empty();
        found(WoodMove::Push(from as u8), Strip::new(len, push(own), push(enemies)), is_ko)?;
    }
    Ok(())
}

/// The strips from which a move with one of Left's pieces leads to this one.
fn steps_back<B: Bits>(
    strip: &Strip<B>,
    mut found: impl FnMut(Strip<B>) -> Result<(), Stop>,
) -> Result<(), Stop> {
    let len = strip.len();
    let (own, enemies) = (strip.pieces(Player::Left), strip.pieces(Player::Right));
    let pieces = own | enemies;
    // Retreats: from an empty cell over pieces to a piece of Left's, or to the end.
    for from in strip.empty().ones() {
        let between = (!pieces & B::below(from)).leading_zeros();
        let behind = B::BITS - between;
        // The cells from `behind` to `from` are taken.
        let all = own | B::bit(from);
        if behind == 0 {
            found(Strip::new(len, all, enemies))?;
        }
        for to in (own & B::below(from) & !B::below(behind)).ones() {
            found(Strip::new(len, all ^ B::bit(to), enemies))?;
        }
    }
    // Pushes: of a piece of Left's with an empty cell behind, and some or all of the pieces in front of it.
    let first = (own & (!pieces).up(1)) & !B::ONE;
    for to in first.ones() {
        let count = pieces.down(to + 1).trailing_ones();
        let pull = |moved: B, cells: B| (cells & !moved) | (cells & moved).down(1);
        for taken in 1..=count {
            let moved = B::below(taken + 1).up(to);
            if !(enemies & moved).is_empty() {
                found(Strip::new(len, pull(moved, own), pull(moved, enemies)))?;
            }
        }
        if to + count + 1 == len {
            // Something has fallen off.
            let moved = B::below(count + 1).up(to);
            let (own, last) = (pull(moved, own), B::bit(len - 1));
            let foes = pull(moved, enemies);
            found(Strip::new(len, own, foes | last))?;
            if !(enemies & moved).is_empty() {
                found(Strip::new(len, own | last, foes))?;
            }
        }
    }
    Ok(())
}

impl<B: Bits> Ruleset for Woodpush<B> {
    type Position = Wood<B>;
    type Move = WoodMove;

    fn moves(
        &self,
        wood: &Wood<B>,
        player: Player,
        mut found: impl FnMut(WoodMove, Wood<B>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let len = wood.strip.len();
        steps(&seen(&wood.strip, player), |step, after, is_ko| {
            let strip = seen(&after, player);
            if wood.forbidden == Some(strip) {
                return Ok(());
            }
            let step = if player == Player::Left { step } else { turned(step, len) };
            let forbidden = (self.ko && is_ko).then_some(wood.strip);
            found(step, Wood { strip, forbidden })
        })
    }

    /// Moves are taken back where there is no ko: else a position does not know whether the one before it had something
    /// forbidden.
    fn facts(&self) -> Facts {
        Facts { is_reversible: !self.ko, ..Facts::LOOPY }
    }
}

impl<B: Bits> Hints for Woodpush<B> {
    /// Cells in front of all pieces do not matter if all are one player's, for nothing ever goes there.
    fn components(&self, wood: &Wood<B>, into: &mut Vec<Wood<B>>) {
        let counts = Player::BOTH.map(|player| wood.strip.pieces(player));
        let part = match counts.map(B::is_empty) {
            [true, true] => return,
            [false, true] => {
                let strip = wood.strip.slice(0, B::BITS - counts[0].leading_zeros());
                Wood { strip, forbidden: None }
            }
            [true, false] => {
                let strip = wood.strip.slice(counts[1].first(), wood.strip.len());
                Wood { strip, forbidden: None }
            }
            [false, false] => *wood,
        };
        into.push(part);
    }

    fn unmoves(
        &self,
        wood: &Wood<B>,
        player: Player,
        mut found: impl FnMut(Wood<B>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        steps_back(&seen(&wood.strip, player), |before| {
            found(Wood { strip: seen(&before, player), forbidden: None })
        })
    }

    /// Turning the strip round and exchanging the colours exchanges the players.
    fn representative(&self, wood: &Wood<B>) -> (Wood<B>, Symmetry) {
        let mirrored = Wood {
            strip: wood.strip.mirrored(),
            forbidden: wood.forbidden.map(|strip| strip.mirrored()),
        };
        if mirrored < *wood { (mirrored, Symmetry::Negative) } else { (*wood, Symmetry::Same) }
    }
}

impl<B: Bits> Notation for Woodpush<B> {
    fn is_plain(&self) -> bool {
        !self.ko
    }

    fn name(&self) -> String {
        "Woodpush".to_owned()
    }

    fn parameters(&self) -> String {
        if self.ko { "true".to_owned() } else { String::new() }
    }

    /// The cells: `lr.r`. With ko there may stand before them, and a colon, what nobody may move to: `.lrr:lr.r`.
    fn parse(&self, text: &str) -> Result<Wood<B>, NotationError> {
        let strip_of = |text: &str, at: usize| {
            Strip::read(text, &CELLS, &self.name()).map_err(|error| error.behind(at))
        };
        let Some((before, now)) = text.split_once(':').filter(|_| self.ko) else {
            return Ok(Wood { strip: strip_of(text, 0)?, forbidden: None });
        };
        let wide = before.chars().count();
        let (forbidden, strip) = (strip_of(before, 0)?, strip_of(now, wide + 1)?);
        let mut is_option = false;
        for player in Player::BOTH {
            // Tests that it is a push that leaves everything on the strip, so that the strip came
            // from there.
            let back = steps(&seen(&forbidden, player), |_, after, is_ko| {
                is_option |= is_ko && seen(&after, player) == strip;
                Ok(())
            });
            if back.is_err() {
                break;
            }
        }
        if !is_option {
            let message = "Before the colon stands the strip from which a push has led to this one, and to which a push would lead back.";
            return Err(NotationError::new(message, 0..wide));
        }
        Ok(Wood { strip, forbidden: Some(forbidden) })
    }

    fn print(&self, wood: &Wood<B>) -> String {
        let strip = wood.strip.write(&CELLS);
        match wood.forbidden {
            Some(forbidden) => format!("{}:{strip}", forbidden.write(&CELLS)),
            None => strip,
        }
    }

    /// `3-1` and `1-off` for retreats, `push 2` for pushes.
    fn move_name(&self, _: &Wood<B>, _: Player, step: &WoodMove, _: &Wood<B>) -> String {
        let name = |cell: u8| u32::from(cell) + 1;
        match *step {
            WoodMove::Retreat(from, Some(to)) => format!("{}-{}", name(from), name(to)),
            WoodMove::Retreat(from, None) => format!("{}-off", name(from)),
            WoodMove::Push(from) => format!("push {}", name(from)),
        }
    }

    fn draw(&self, wood: &Wood<B>) -> String {
        let picture = drawn(&wood.strip.write(&CELLS));
        match wood.forbidden {
            Some(forbidden) => format!("{picture}\nforbidden: {}", forbidden.write(&CELLS)),
            None => picture,
        }
    }

    fn sketch(&self, wood: &Wood<B>) -> Option<Sketch> {
        let sketch = Sketch::of(wood.strip.figure(&CELLS.map(Cell::of_letter)));
        Some(match wood.forbidden {
            Some(forbidden) => sketch.with_note(format!("forbidden: {}", forbidden.write(&CELLS))),
            None => sketch,
        })
    }
}

/// Woodpush in the registry.
pub(crate) const WOODPUSH: Entry = Entry::named("game.strip.Woodpush", Shape::Strip)
    .parameters(&[Parameter::new("ko", Kind::Boolean).or("false")])
    .cells(".lr")
    .example("lr.r")
    .start("lll...rrr")
    .summary("Retreat with a piece of yours to the next empty cell behind it or off the strip, or push forwards all that stands in front of it, if there is an enemy among that; what is pushed over the end is gone; l are Left's and push to the right.")
    .source("Nowakowski 2003; Albert, Nowakowski and Wolfe, Lessons in Play")
    .made_by(&|name, arguments| match *arguments {
        [Argument::Boolean(false)] => {
            Ok(by_size!(name, ".lr", Woodpush::new(false), without_parameters()))
        }
        [Argument::Boolean(true)] => Ok(by_size!(name, ".lr", Woodpush::new(true))),
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use tweedle_engine::Control;
    use tweedle_engine::walk::followers;
    use tweedle_rules::testing::{Table, check_unmoves, read, sides};

    const LOOPY: Woodpush = Woodpush::new(false);
    const KO: Woodpush = Woodpush::new(true);

    #[test]
    fn table() {
        let table = Table {
            options: &[
                ("..", &[], &[]),
                ("l", &["."], &[]),
                (".l", &["l."], &[]),
                ("ll", &[".l", "l."], &[]),
                ("lrr.", &[".lrr", ".rr."], &["l.rr", "lr.r", "r.r.", "rr.."]),
                (".lrr", &["..lr", "l.rr"], &[".l.r", ".lr.", "lr.r", "lrr."]),
                ("lr", &[".l", ".r"], &["l.", "r."]),
                // Any of the pieces may be the enemy.
                ("llr.", &[".llr", ".lr.", "l.lr", "l.r."], &["ll.r", "lr.."]),
            ],
            names: &[
                (".lrr", Player::Left, &["2-1", "push 2"]),
                (".lrr", Player::Right, &["4-off", "push 4", "3-off", "push 3"]),
                ("ll", Player::Left, &["1-off", "2-off"]),
            ],
            parts: &[("...", &[]), (".l..", &[".l"]), ("..r.", &["r."]), (".lr", &[".lr"])],
            values: &[("l", "1"), (".l", "2"), ("ll", "3"), ("l.l", "4"), ("l..r", "0")],
            pictures: &[("lr.", "l r .\n1 2 3")],
            errors: &[
                ("l:r", "`:` is not a cell of Woodpush; use `.`, `l` or `r`.", 1..2),
                ("lx", "`x` is not a cell of Woodpush; use `.`, `l` or `r`.", 1..2),
            ],
            ..Table::default()
        };
        table.check(&LOOPY);
        let table = Table {
            options: &[
                // Both pushes could be taken back, and are not.
                ("lrr.", &[".rr.", "lrr.:.lrr"], &["l.rr", "lr.r", "r.r.", "rr.."]),
                ("lrr.:.lrr", &["..lr", "l.rr"], &[".l.r", ".lr.", ".lrr:lr.r"]),
                (".lrr:lr.r", &[".r.r"], &["l.rr", "lr..", "r..r"]),
            ],
            names: &[(".lrr:lr.r", Player::Left, &["1-off"])],
            pictures: &[(".lrr:lr.r", "l r . r\n1 2 3 4\nforbidden: .lrr")],
            errors: &[
                (
                    "lr:lr.",
                    "Before the colon stands the strip from which a push has led to this one, and to which a push would lead back.",
                    0..2,
                ),
                ("lr:x", "`x` is not a cell of Woodpush; use `.`, `l` or `r`.", 3..4),
            ],
            ..Table::default()
        };
        table.check(&KO);
    }

    /// The moves by the rules in words, on lists of characters.
    fn by_words(cells: &[char], player: Player) -> Vec<Vec<char>> {
        let (own, forwards) = if player == Player::Left { ('l', 1) } else { ('r', -1) };
        let at = |place: isize| usize::try_from(place).ok().and_then(|place| cells.get(place));
        let mut options = Vec::new();
        for from in (0..cells.len()).filter(|&from| cells[from] == own) {
            let mut after = cells.to_vec();
            after[from] = '.';
            let mut to = from as isize - forwards;
            while at(to).is_some_and(|&cell| cell != '.') {
                to -= forwards;
            }
            if at(to).is_some() {
                after[to as usize] = own;
            }
            options.push(after);
            let mut end = from as isize;
            let mut is_push = false;
            while let Some(&cell) = at(end).filter(|&&cell| cell != '.') {
                is_push |= cell != own;
                end += forwards;
            }
            if is_push {
                let mut after = cells.to_vec();
                while end != from as isize {
                    if at(end).is_some() {
                        after[end as usize] = cells[(end - forwards) as usize];
                    }
                    end -= forwards;
                }
                after[from] = '.';
                options.push(after);
            }
        }
        options
    }

    #[test]
    fn small_strips_by_the_rules_in_words() {
        let cells_of = |strip: Strip| strip.write(&CELLS).chars().collect::<Vec<char>>();
        for start in ["ll..rr", "lrlrl", ".lrr.", "rl.rl", "lll.rr"] {
            let all = followers(&LOOPY, &read(&LOOPY, start), &Control::new()).expect("few");
            for wood in all {
                for player in Player::BOTH {
                    let mut found: Vec<_> = LOOPY
                        .options(&wood, player)
                        .expect("some moves")
                        .into_iter()
                        .map(|option| cells_of(option.strip))
                        .collect();
                    let mut expected = by_words(&cells_of(wood.strip), player);
                    found.sort();
                    expected.sort();
                    assert_eq!(found, expected, "{}", LOOPY.print(&wood));
                }
            }
            // A strip is forbidden exactly if somebody could put it back.
            for wood in followers(&KO, &read(&KO, start), &Control::new()).expect("few") {
                for player in Player::BOTH {
                    let before = cells_of(wood.strip);
                    let mut expected: BTreeSet<(Vec<char>, Option<Vec<char>>)> = BTreeSet::new();
                    for after in by_words(&before, player) {
                        if wood.forbidden.map(cells_of).as_ref() == Some(&after) {
                            continue;
                        }
                        let mut back = Player::BOTH.into_iter().flat_map(|it| by_words(&after, it));
                        let is_ko = back.any(|again| again == before);
                        expected.insert((after, is_ko.then(|| before.clone())));
                    }
                    let options = KO.options(&wood, player).expect("some moves").into_iter();
                    let found: BTreeSet<_> = options
                        .map(|it| (cells_of(it.strip), it.forbidden.map(cells_of)))
                        .collect();
                    assert_eq!(found, expected, "{}", KO.print(&wood));
                }
                assert_eq!(read(&KO, &KO.print(&wood)), wood);
            }
        }
    }

    #[test]
    fn moves_are_taken_back() {
        for start in ["ll..rr", "lrlrl", ".lrr.", "rl.rl"] {
            check_unmoves(&LOOPY, start);
        }
    }

    /// G = `.lr` has Left's best option 3 and Right's options 2 and -G: a ko. If draws are Left's, then -G leads back to G at
    /// once and is no threat; if they are Right's, it is worth what is below -G, {-2|-3}.
    #[test]
    fn a_ko_by_hand() {
        assert_eq!(sides(&LOOPY, ".lr"), "{3|2} & {3||-2|-3}");
        assert_eq!(sides(&LOOPY, "lr."), "{3|2||-3} & {-2|-3}");
        // With ko a player who has pushed is safe from the answer.
        assert_eq!(sides(&KO, ".lr"), "{3||-2|-3}");
    }

    /// Computed here: no published values are known.
    #[test]
    fn values_of_small_strips() {
        for (text, value) in [
            ("lr", "+-2"),
            ("ll.rr", "0"),
            (".lr.", "{4|3||1} & {-1||-3|-4}"),
            ("lr.r", "{4|3||1,{4|3||1}|||-5} & {-4|-5}"),
            (".lrr", "{4|3||1,{4|3||1}} & {4|||-1||-3|-4||||-5|-7}"),
        ] {
            assert_eq!(sides(&LOOPY, text), value, "{text}");
        }
        assert_eq!(sides(&KO, ".lr."), "+-{4|3}");
    }
}
