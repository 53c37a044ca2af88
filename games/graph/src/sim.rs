//! Sim.
//!
//! There are six points, and a line between any two of them. A player colours a line that has no colour yet: Left blue,
//! Right red. The player who completes a triangle of lines of their own colour, whose corners are three of the points, loses
//! at once (Simmons, "The game of SIM", *Journal of Recreational Mathematics* 2, 1969; Gardner, *Scientific American*, January 1973).
//!
//! Here a player may not complete such a triangle, and a player who cannot move loses. That is the same game: a player
//! who can do nothing else but complete a triangle loses either way, and a player who need not does not. There is no draw, for
//! of six points each colouring of all lines has a triangle of one colour.

use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry, Weigh};
use tweedle_rules::entry::{Entry, Shape, plain};
use tweedle_rules::sketch::{Edge, Figure, Graph, Layout, Owner, Sketch, Vertex};
use tweedle_rules::{Bits, Notation, NotationError, Thing, picture};

/// The rules of Sim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sim;

/// The lines of each colour, as bits.
// Invariants: no line has two colours, and there is no triangle of one colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Colouring {
    lines: [u32; 2],
}

impl Weigh for Colouring {}

const POINTS: usize = 6;
const LINES: u32 = 15;

/// The line between two points that are different, counted from 0: the pairs in the order of their larger points.
fn line(a: usize, b: usize) -> u32 {
    let (low, high) = (a.min(b), a.max(b));
    (high * (high - 1) / 2 + low) as u32
}

/// The ends of a line, the smaller one first.
fn ends(wanted: u32) -> [usize; 2] {
    let pairs = (1..POINTS).flat_map(|high| (0..high).map(move |low| [low, high]));
    pairs.into_iter().find(|&[low, high]| line(low, high) == wanted).unwrap_or([0, 1])
}

/// A third point with which a line completes a triangle of these lines.
fn third(lines: u32, [a, b]: [usize; 2]) -> Option<usize> {
    let has = |a, b| lines & u32::bit(line(a, b)) != 0;
    (0..POINTS).find(|&c| c != a && c != b && has(a, c) && has(b, c))
}

impl Colouring {
    /// The lines without a colour.
    fn free(self) -> u32 {
        u32::below(LINES) & !(self.lines[0] | self.lines[1])
    }

    /// The colouring with the points renamed.
    fn renamed(self, names: &[usize; POINTS]) -> Colouring {
        let lines = self.lines.map(|lines| {
            lines.ones().fold(0, |renamed, old| {
                let [a, b] = ends(old);
                renamed | u32::bit(line(names[a], names[b]))
            })
        });
        Colouring { lines }
    }

    /// What a point looks like: points that can be exchanged look alike. Looks do not depend on the names of points.
    fn looks(self) -> [u64; POINTS] {
        let colour = |a: usize, b: usize| {
            let bit = u32::bit(line(a, b));
            (0..2)
                .find(|&colour| self.lines[colour] & bit != 0)
                .map_or(0, |colour| colour as u64 + 1)
        };
        let mut looks = [1; POINTS];
        for _ in 0..3 {
            looks = std::array::from_fn(|a| {
                let others = (0..POINTS).filter(|&b| b != a);
                let seen = others.map(|b| {
                    let mixed = (looks[b] * 3 + colour(a, b)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
                    (mixed ^ (mixed >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 3
                });
                seen.fold(looks[a], u64::wrapping_add) >> 3
            });
        }
        looks
    }

    /// The least image under all ways to name the points by the order of their looks.
    fn least(self) -> Colouring {
        let looks = self.looks();
        let mut points: [usize; POINTS] = std::array::from_fn(|point| point);
        points.sort_by_key(|&point| looks[point]);
        let mut best = None;
        self.name_points(&points, &looks, &mut [0; POINTS], 0, 0, &mut best);
        best.unwrap_or(self)
    }

    fn name_points(
        self,
        points: &[usize; POINTS],
        looks: &[u64; POINTS],
        names: &mut [usize; POINTS],
        name: usize,
        used: u32,
        best: &mut Option<Colouring>,
    ) {
        if name == POINTS {
            let image = self.renamed(names);
            *best = Some(best.map_or(image, |best| best.min(image)));
            return;
        }
        for &point in points {
            // The point that is named next looks like the one that has this place in the order.
            if used & u32::bit(point as u32) == 0 && looks[point] == looks[points[name]] {
                names[point] = name;
                self.name_points(
                    points,
                    looks,
                    names,
                    name + 1,
                    used | u32::bit(point as u32),
                    best,
                );
            }
        }
    }
}

impl Ruleset for Sim {
    type Position = Colouring;
    /// The line that is coloured.
    type Move = u8;

    fn moves(
        &self,
        colouring: &Colouring,
        player: Player,
        mut found: impl FnMut(u8, Colouring) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        for line in colouring.free().ones() {
            let mut after = *colouring;
            let own = &mut after.lines[player.index()];
            if third(*own, ends(line)).is_none() {
                *own |= u32::bit(line);
                found(line as u8, after)?;
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::PARTIZAN
    }
}

impl Hints for Sim {
    /// Points can be renamed; exchanging the colours exchanges the players.
    fn representative(&self, colouring: &Colouring) -> (Colouring, Symmetry) {
        let [left, right] = colouring.lines;
        let same = colouring.least();
        let exchanged = Colouring { lines: [right, left] }.least();
        if exchanged < same { (exchanged, Symmetry::Negative) } else { (same, Symmetry::Same) }
    }

    /// The lines without a colour.
    fn size(&self, colouring: &Colouring) -> Option<u32> {
        Some(colouring.free().count())
    }
}

/// The name of a line: `13`.
fn name(line: u32) -> String {
    let [a, b] = ends(line);
    format!("{}{}", a + 1, b + 1)
}

impl Notation for Sim {
    fn name(&self) -> String {
        "Sim".to_owned()
    }

    /// Reads Left's lines, and after a semicolon Right's, each by its two points: `12,34;15`. With no lines it is `;`.
    fn parse(&self, text: &str) -> Result<Colouring, NotationError> {
        let mut colouring = Colouring::default();
        let mut at = 0_usize;
        for (side, part) in text.split(';').enumerate() {
            if side > 1 {
                let message =
                    "There is one semicolon, between Left's lines and Right's: `12,34;15`.";
                return Err(NotationError::new(message, at.saturating_sub(1)..at));
            }
            let begin = at;
            at += part.chars().count() + 1;
            let mut next = begin;
            for word in part.split(',').filter(|_| !part.trim().is_empty()) {
                let start = next + word.chars().take_while(|c| c.is_whitespace()).count();
                let word_end = next + word.chars().count();
                next = word_end + 1;
                let word = word.trim();
                let range = start..(start + word.chars().count()).min(word_end.max(start));
                let points: Vec<usize> = word
                    .chars()
                    .filter_map(|c| c.to_digit(10))
                    .map(|digit| digit as usize)
                    .filter(|point| (1..=POINTS).contains(point))
                    .collect();
                let ends = match points[..] {
                    [a, b] if word.chars().count() == 2 && a != b => [a - 1, b - 1],
                    _ => {
                        let message =
                            "A line is written by its two points, which are 1 to 6: `12`.";
                        return Err(NotationError::new(message, range));
                    }
                };
                let bit = u32::bit(line(ends[0], ends[1]));
                if colouring.free() & bit == 0 {
                    return Err(NotationError::new(
                        format!("The line {word} has a colour already."),
                        range,
                    ));
                }
                if let Some(point) = third(colouring.lines[side], ends) {
                    let player = if side == 0 { "Left" } else { "Right" };
                    let message = format!(
                        "The line {word} completes a triangle of {player}'s, with point {}: that is not allowed.",
                        point + 1
                    );
                    return Err(NotationError::new(message, range));
                }
                colouring.lines[side] |= bit;
            }
        }
        Ok(colouring)
    }

    fn print(&self, colouring: &Colouring) -> String {
        let side = |lines: u32| lines.ones().map(name).collect::<Vec<_>>().join(",");
        colouring.lines.map(side).join(";")
    }

    /// The line that is coloured: `12`.
    fn move_name(&self, _: &Colouring, _: Player, &line: &u8, _: &Colouring) -> String {
        name(line.into())
    }

    fn why_not(&self, colouring: &Colouring, player: Player, text: &str) -> Option<String> {
        let line = (0..LINES).find(|&line| name(line) == text.trim())?;
        let point = third(colouring.lines[player.index()], ends(line))?;
        let is_free = colouring.free() & u32::bit(line) != 0;
        is_free.then(|| {
            format!("This line would complete a triangle of {player}'s with point {}.", point + 1)
        })
    }

    fn touched(&self, _: &Colouring, _: Player, &line: &u8, _: &Colouring) -> Vec<Thing> {
        let [a, b] = ends(line.into());
        vec![Thing::Edge(format!("{}-{}", a + 1, b + 1))]
    }

    /// A table of all lines: `x` is Left's, `o` is Right's.
    fn draw(&self, colouring: &Colouring) -> String {
        let cell = |a: usize, b: usize| {
            let has = |side: usize| a != b && colouring.lines[side] & u32::bit(line(a, b)) != 0;
            match (has(0), has(1)) {
                (true, _) => "x",
                (_, true) => "o",
                _ if a == b => "-",
                _ => ".",
            }
            .to_owned()
        };
        let row = |a: usize| ((a + 1).to_string(), (0..POINTS).map(|b| cell(a, b)).collect());
        let mut rows: Vec<(String, Vec<String>)> = (0..POINTS).map(row).collect();
        rows.push((String::new(), (1..=POINTS).map(|point| point.to_string()).collect()));
        picture::table(&rows)
    }

    /// All lines, in the colours of the players; those that are either's have no colour yet.
    fn sketch(&self, colouring: &Colouring) -> Option<Sketch> {
        let vertices = (1..=POINTS).map(|point| Vertex::named(point.to_string())).collect();
        let edge = |line: u32| {
            let has = |side: usize| colouring.lines[side] & u32::bit(line) != 0;
            let owner = match (has(0), has(1)) {
                (true, _) => Owner::Left,
                (_, true) => Owner::Right,
                _ => Owner::Either,
            };
            let [from, to] = ends(line);
            Edge { owner: Some(owner), ..Edge::plain(from, to) }
        };
        let edges = (0..LINES).map(edge).collect();
        let (layout, is_directed) = (Layout::Free, false);
        Some(Sketch::of(Figure::Graph(Graph { layout, is_directed, vertices, edges })))
    }
}

/// Sim in the registry.
pub(crate) const SIM: Entry = Entry::named("game.graph.Sim", Shape::Text)
    .example("24,34,35,36;23,15,45,56")
    .start(";")
    .summary("Colour a line between two of six points in your colour, so that no triangle of three points has only lines of your colour.")
    .source("Simmons, The game of SIM, 1969")
    .made_by(&|name, arguments| plain(name, arguments, Sim));

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_engine::{Control, Outcome, Outcomes, Play};
    use tweedle_rules::testing::{Table, read};

    #[test]
    fn table() {
        let nearly = "12,13,14,15,16;23,45";
        Table {
            options: &[(
                nearly,
                &[],
                &[
                    "12,13,14,15,16;23,24,45",
                    "12,13,14,15,16;23,25,45",
                    "12,13,14,15,16;23,34,45",
                    "12,13,14,15,16;23,35,45",
                    "12,13,14,15,16;23,45,26",
                    "12,13,14,15,16;23,45,36",
                    "12,13,14,15,16;23,45,46",
                    "12,13,14,15,16;23,45,56",
                ],
            )],
            names: &[("12,13,14,15,16;23,45", Player::Right, &["24", "34", "25", "35", "26", "36", "46", "56"])],
            // By literal forms that a program of its own wrote from the words of the rules.
            values: &[
                ("24,34,35,36;23,15,45,56", "3/2"),
                ("14,24,16,26;23,15,25,56", "-1/4"),
                ("45,26,36,46;12,23,24,15", "2*"),
                ("23,34,35,16;12,14,45,56", "0"),
            ],
            pictures: &[(
                "12;35",
                "1 - x . . . .\n2 x - . . . .\n3 . . - . o .\n4 . . . - . .\n5 . . o . - .\n6 . . . . . -\n  1 2 3 4 5 6",
            )],
            errors: &[
                ("12,17", "A line is written by its two points, which are 1 to 6: `12`.", 3..5),
                ("12,,13", "A line is written by its two points, which are 1 to 6: `12`.", 3..3),
                ("12;21", "The line 21 has a colour already.", 3..5),
                ("12,13, 23", "The line 23 completes a triangle of Left's, with point 1: that is not allowed.", 7..9),
                ("12;13;14", "There is one semicolon, between Left's lines and Right's: `12,34;15`.", 5..6),
            ],
            ..Table::default()
        }
        .check(&Sim);
        assert_eq!(read(&Sim, ""), Colouring::default());
        let why = Sim.why_not(&read(&Sim, "12,13;"), Player::Left, "23");
        assert_eq!(
            why.as_deref(),
            Some("This line would complete a triangle of Left's with point 1.")
        );
    }

    fn outcome(colouring: Colouring, memo: &mut Memo<Colouring, Outcome>) -> Outcome {
        Walker::new(&Sim, memo)
            .value(&mut Outcomes(Play::Normal), &colouring)
            .expect("a small game")
    }

    /// The player who moves second wins (Mead, Rosa and Huang, "The game of SIM: a winning strategy for the second
    /// player", *Mathematics Magazine* 47, 1974).
    #[test]
    fn the_second_player_wins() {
        let mut memo = Memo::new(Control::new());
        assert_eq!(outcome(Colouring::default(), &mut memo), Outcome::P);
    }

    /// True if the player who moves wins, by the words of the rules alone: colours of all pairs of points.
    fn wins(
        colours: &mut [[u8; POINTS]; POINTS],
        own: u8,
        known: &mut HashMap<([[u8; POINTS]; POINTS], u8), bool>,
    ) -> bool {
        if let Some(&found) = known.get(&(*colours, own)) {
            return found;
        }
        let mut found = false;
        for a in 0..POINTS {
            for b in a + 1..POINTS {
                if colours[a][b] == 0 && !found {
                    colours[a][b] = own;
                    colours[b][a] = own;
                    let has_lost = (0..POINTS).any(|x| {
                        (0..x).any(|y| {
                            (0..y)
                                .any(|z| [colours[x][y], colours[y][z], colours[x][z]] == [own; 3])
                        })
                    });
                    found = !has_lost && !wins(colours, 3 - own, known);
                    colours[a][b] = 0;
                    colours[b][a] = 0;
                }
            }
        }
        known.insert((*colours, own), found);
        found
    }

    /// Positions with at least seven lines that have a colour, by a rule of thumb that gives many kinds.
    #[test]
    fn winners_are_those_of_the_words() {
        let (mut memo, mut known) = (Memo::new(Control::new()), HashMap::new());
        let mut seed = 7_u64;
        let mut count = 0;
        for _ in 0..400 {
            let mut colouring = Colouring::default();
            let mut colours = [[0; POINTS]; POINTS];
            for turn in 0..7_u64 {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let free: Vec<u32> = colouring.free().ones().collect();
                let line = free[(seed >> 40) as usize % free.len()];
                let [a, b] = ends(line);
                let side = (turn % 2) as usize;
                if third(colouring.lines[side], [a, b]).is_none() {
                    colouring.lines[side] |= u32::bit(line);
                    colours[a][b] = side as u8 + 1;
                    colours[b][a] = side as u8 + 1;
                }
            }
            let outcome = outcome(colouring, &mut memo);
            for player in Player::BOTH {
                let words = wins(&mut colours, player.index() as u8 + 1, &mut known);
                assert_eq!(outcome.wins_first(player), words, "{colouring:?} {player}");
            }
            count += usize::from(outcome != Outcome::P);
        }
        assert!(count > 20, "{count}");
    }

    /// Renamed positions have one representative.
    #[test]
    fn names_of_points_do_not_matter() {
        for text in ["12,13,45;14,25,36", "12,34,56;23,45,16", "12;", "12,23,34,45,15;", "15,26;"] {
            let colouring = read(&Sim, text);
            let (least, _) = Sim.representative(&colouring);
            assert_eq!(Sim.representative(&least).0, least, "{text}");
            for names in [[1, 0, 2, 3, 4, 5], [1, 2, 3, 4, 5, 0], [5, 3, 1, 0, 2, 4]] {
                assert_eq!(
                    Sim.representative(&colouring.renamed(&names)).0,
                    least,
                    "{text} {names:?}"
                );
            }
        }
    }
}
