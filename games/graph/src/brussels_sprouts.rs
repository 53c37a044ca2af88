//! Brussels Sprouts.
//!
//! There are crosses on a sheet, each with four free ends. A player connects two free ends by a line that meets and crosses
//! no other line, and puts a short stroke across it, which gives a new free end on either side of the line. The player who
//! cannot move loses (Conway; *Winning Ways*, ch. 17; Gardner, *Scientific American*, July 1967).
//!
//! Each free end points into one region of the sheet. So a position is told by its regions, each with the numbers of free
//! ends on its boundaries, which are the pieces of the drawing around it and within it. `4,4` are two crosses, and
//! `1,4|3` are a region with a cross within it and one end around it, and a region with three ends on one boundary. A line
//! between two boundaries makes one of them, with as many ends as before. A line from a boundary to itself cuts the region in
//! two; each part gets the ends on its side, and one more. A region with one free end is over, and is left out.
//!
//! No skill is needed: a region with e free ends on b boundaries lasts e + b - 2 moves, so that n crosses last 5n - 2.

use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Weigh};
use tweedle_rules::entry::{Entry, Shape, plain};
use tweedle_rules::sketch::{Edge, Figure, Graph, Layout, Sketch, Vertex};
use tweedle_rules::{Notation, NotationError, Theorem, Thing, picture};

/// The rules of Brussels Sprouts, with at most 100 free ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BrusselsSprouts;

/// A position of Brussels Sprouts: regions, each with the numbers of free ends on its boundaries.
// Invariants: all is sorted, no number is 0, and no region has one free end only.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct FreeEnds(Vec<Vec<u8>>);

/// The most free ends of a position. No move changes their number.
const MOST: usize = 100;

impl Weigh for FreeEnds {
    fn owned(&self) -> usize {
        self.0.owned()
    }
}

impl FreeEnds {
    fn new(mut regions: Vec<Vec<u8>>) -> FreeEnds {
        regions.retain(|region| ends(region) > 1);
        for region in &mut regions {
            region.sort_unstable();
        }
        regions.sort_unstable();
        FreeEnds(regions)
    }

    /// The position of a number of crosses; `None` if there are more than 25.
    pub fn crosses(count: usize) -> Option<FreeEnds> {
        (4 * count <= MOST).then(|| FreeEnds::new(vec![vec![4; count]]))
    }

    /// The number of moves that are left, which the players cannot change.
    pub fn moves_left(&self) -> usize {
        self.0.iter().map(|region| ends(region) + region.len() - 2).sum()
    }
}

/// The number of free ends of a region.
fn ends(region: &[u8]) -> usize {
    region.iter().map(|&ends| usize::from(ends)).sum()
}

/// A line between free ends. Boundaries are counted from 0, in the order of the position.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stroke {
    /// It connects two boundaries.
    Join(u8, u8),
    /// It cuts a region: the boundary, the numbers of free ends on either side afterwards, and the boundaries that go with
    /// the first of these.
    Cut(u8, [u8; 2], Vec<u8>),
}

impl Ruleset for BrusselsSprouts {
    type Position = FreeEnds;
    type Move = Stroke;

    /// Boundaries of a region with as many free ends are not told apart, nor are the ends of one boundary.
    fn moves(
        &self,
        position: &FreeEnds,
        _: Player,
        mut found: impl FnMut(Stroke, FreeEnds) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let mut before = 0;
        for (place, region) in position.0.iter().enumerate() {
            let after = |new: &[Vec<u8>]| {
                let mut regions = position.0.clone();
                regions.remove(place);
                regions.extend_from_slice(new);
                FreeEnds::new(regions)
            };
            let number = |boundary: usize| (before + boundary) as u8;
            let is_first =
                |boundary: usize| boundary == 0 || region[boundary - 1] != region[boundary];
            for one in (0..region.len()).filter(|&one| is_first(one)) {
                for two in one + 1..region.len() {
                    // One of each number of ends, which is next to `one` if it is the same number.
                    if two > one + 1 && !is_first(two) {
                        continue;
                    }
                    let mut joined = region.clone();
                    joined[one] += joined.remove(two);
                    found(Stroke::Join(number(one), number(two)), after(&[joined]))?;
                }
                let others: Vec<usize> = (0..region.len()).filter(|&other| other != one).collect();
                for first in 1..=region[one] / 2 {
                    let sides = [first, region[one] - first];
                    each_choice(region, &others, &mut |chosen| {
                        let part = |side: u8, is_chosen: bool| {
                            let with =
                                others.iter().filter(|other| chosen.contains(other) == is_chosen);
                            let mut part: Vec<u8> = with.map(|&other| region[other]).collect();
                            part.push(side);
                            part
                        };
                        let option = after(&[part(sides[0], true), part(sides[1], false)]);
                        let chosen = chosen.iter().map(|&other| number(other)).collect();
                        found(Stroke::Cut(number(one), sides, chosen), option)
                    })?;
                }
            }
            before += region.len();
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::IMPARTIAL
    }
}

/// Finds each choice of boundaries: of those with as many ends the first few.
fn each_choice(
    region: &[u8],
    others: &[usize],
    found: &mut impl FnMut(&[usize]) -> Result<(), Stop>,
) -> Result<(), Stop> {
    let groups: Vec<&[usize]> = others.chunk_by(|&a, &b| region[a] == region[b]).collect();
    let mut counts = vec![0; groups.len()];
    loop {
        let chosen: Vec<usize> = groups
            .iter()
            .zip(&counts)
            .flat_map(|(group, &count)| &group[..count])
            .copied()
            .collect();
        found(&chosen)?;
        let Some(next) = (0..groups.len()).find(|&place| counts[place] < groups[place].len())
        else {
            return Ok(());
        };
        counts[next] += 1;
        counts[..next].fill(0);
    }
}

impl Hints for BrusselsSprouts {
    /// The regions.
    fn components(&self, position: &FreeEnds, into: &mut Vec<FreeEnds>) {
        into.extend(position.0.iter().map(|region| FreeEnds(vec![region.clone()])));
    }

    fn joined(&self, positions: &[FreeEnds]) -> Option<FreeEnds> {
        let regions: Vec<Vec<u8>> =
            positions.iter().flat_map(|position| position.0.clone()).collect();
        let is_small = regions.iter().map(|region| ends(region)).sum::<usize>() <= MOST;
        is_small.then(|| FreeEnds::new(regions))
    }

    /// In each region the pairs of boundaries, and the cuts as often as the other boundaries can be parted.
    fn most_moves(&self, position: &FreeEnds) -> u64 {
        let of_region = |region: &Vec<u8>| {
            let pairs = (region.len() * region.len()) as u64;
            let groups = region.chunk_by(|a, b| a == b);
            let parted =
                groups.fold(1_u64, |product, group| product.saturating_mul(group.len() as u64 + 1));
            pairs.saturating_add(parted.saturating_mul(ends(region) as u64))
        };
        position.0.iter().map(of_region).fold(0, u64::saturating_add)
    }

    /// The moves that are left.
    fn size(&self, position: &FreeEnds) -> Option<u32> {
        Some(position.moves_left() as u32)
    }
}

impl Notation for BrusselsSprouts {
    fn name(&self) -> String {
        "Brussels Sprouts".to_owned()
    }

    /// Reads regions, with `|` between them; each is the numbers of free ends on its boundaries: `4,4` or `1,4|3`.
    fn parse(&self, text: &str) -> Result<FreeEnds, NotationError> {
        let mut regions = Vec::new();
        let mut sum = 0;
        let mut at = 0;
        for part in text.split('|').filter(|_| !text.trim().is_empty()) {
            let mut region = Vec::new();
            for word in part.split(',') {
                let start = at + word.chars().take_while(|c| c.is_whitespace()).count();
                let range = start..start + word.trim().chars().count();
                at += word.chars().count() + 1;
                let is_number =
                    !word.trim().is_empty() && word.trim().bytes().all(|it| it.is_ascii_digit());
                let count: usize = match word.trim().parse() {
                    Ok(count) if is_number && count > 0 => count,
                    Err(_) if is_number => MOST + 1,
                    _ => {
                        let message = "The number of free ends of a boundary is missing here: `4,4` is two crosses.";
                        return Err(NotationError::new(message, range));
                    }
                };
                sum += count.min(MOST + 1);
                if sum > MOST {
                    let message =
                        format!("A position of Brussels Sprouts has at most {MOST} free ends.");
                    return Err(NotationError::new(message, range));
                }
                region.push(count as u8);
            }
            regions.push(region);
        }
        Ok(FreeEnds::new(regions))
    }

    fn print(&self, position: &FreeEnds) -> String {
        let region =
            |region: &Vec<u8>| region.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
        position.0.iter().map(region).collect::<Vec<_>>().join("|")
    }

    /// `1-2` for a line between two boundaries, which are counted from 1 as they stand in the position; `3 into 1+3 with 2`
    /// for one that cuts the region, so that boundary 3 gives one end to the part with boundary 2, and three to the other.
    /// None: boundaries are numbered anew after each move.
    fn move_identity(&self, _: &FreeEnds, _: Player, _: &Stroke, _: &FreeEnds) -> Option<String> {
        None
    }

    fn move_name(&self, _: &FreeEnds, _: Player, stroke: &Stroke, _: &FreeEnds) -> String {
        let number = |boundary: u8| u16::from(boundary) + 1;
        match stroke {
            Stroke::Join(one, two) => format!("{}-{}", number(*one), number(*two)),
            Stroke::Cut(boundary, [first, second], others) => {
                let cut = format!("{} into {first}+{second}", number(*boundary));
                let others: Vec<String> =
                    others.iter().map(|&other| number(other).to_string()).collect();
                if others.is_empty() { cut } else { format!("{cut} with {}", others.join(",")) }
            }
        }
    }

    /// The boundaries that the line connects.
    fn touched(&self, _: &FreeEnds, _: Player, stroke: &Stroke, _: &FreeEnds) -> Vec<Thing> {
        let vertex = |&boundary: &u8| Thing::Vertex((u16::from(boundary) + 1).to_string());
        match stroke {
            Stroke::Join(one, two) => [one, two].map(vertex).into(),
            Stroke::Cut(boundary, ..) => vec![vertex(boundary)],
        }
    }

    /// A line for each region, with the number of each boundary behind its free ends.
    fn draw(&self, position: &FreeEnds) -> String {
        let mut next = 0;
        let line = |(place, region): (usize, &Vec<u8>)| {
            let boundaries = region.iter().map(|ends| {
                next += 1;
                format!("{next}: {}", "+".repeat(usize::from(*ends)))
            });
            (format!("region {}", place + 1), boundaries.collect::<Vec<_>>().join("  "))
        };
        picture::lines(position.0.iter().enumerate().map(line).collect::<Vec<_>>())
    }

    /// A vertex for each boundary, with its free ends around it.
    fn sketch(&self, position: &FreeEnds) -> Option<Sketch> {
        let (mut vertices, mut edges) = (Vec::new(), Vec::new());
        for (number, &ends) in (1..).zip(position.0.iter().flatten()) {
            let number: usize = number;
            let center = vertices.len();
            vertices.push(Vertex::named(number.to_string()));
            for _ in 0..ends {
                edges.push(Edge::plain(center, vertices.len()));
                vertices.push(Vertex::named(""));
            }
        }
        let (layout, is_directed) = (Layout::Free, false);
        Some(Sketch::of(Figure::Graph(Graph { layout, is_directed, vertices, edges })))
    }

    fn theorem(&self, position: &FreeEnds) -> Option<Theorem> {
        let left = position.moves_left();
        let reason = format!(
            "a region with e free ends on b boundaries lasts e + b - 2 moves, so that {left} {} left.",
            if left == 1 { "move is" } else { "moves are" }
        );
        Some(Theorem::of(left % 2 == 1, reason))
    }
}

/// Brussels Sprouts in the registry.
pub(crate) const BRUSSELS_SPROUTS: Entry = Entry::named("game.graph.BrusselsSprouts", Shape::Text)
    .example("4,4,4")
    .start("4,4")
    .summary("Connect two free ends by a line that crosses nothing, and put a stroke across it, which gives a free end on either side; a cross begins with four.")
    .source("Conway; Berlekamp, Conway and Guy, Winning Ways, ch. 17")
    .made_by(&|name, arguments| plain(name, arguments, BrusselsSprouts));

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeSet, HashMap};
    use tweedle_engine::Control;
    use tweedle_engine::walk::followers;
    use tweedle_rules::testing::{Table, check_theorem, grundy_values, moves, read};

    #[test]
    fn table() {
        Table {
            moves: &[
                ("4", &["2|2", "3"]),
                ("2", &[""]),
                ("1,1", &["2"]),
                ("1,2", &["1,1", "1,1", "3"]),
                ("", &[]),
                ("1", &[]),
            ],
            names: &[
                (
                    "2,4",
                    Player::Left,
                    &[
                        "1-2",
                        "1 into 1+1",
                        "1 into 1+1 with 2",
                        "2 into 1+3",
                        "2 into 1+3 with 1",
                        "2 into 2+2",
                        "2 into 2+2 with 1",
                    ],
                ),
                ("3,3|2", Player::Left, &["1 into 1+1", "2-3", "2 into 1+2", "2 into 1+2 with 3"]),
            ],
            parts: &[("4,4|2|1", &["2", "4,4"])],
            values: &[("4", "*"), ("4,4", "0"), ("", "0")],
            pictures: &[("4,1|3", "region 1  1: +  2: ++++\nregion 2  3: +++"), ("", "")],
            errors: &[
                (
                    "4,,4",
                    "The number of free ends of a boundary is missing here: `4,4` is two crosses.",
                    2..2,
                ),
                (
                    "4|0",
                    "The number of free ends of a boundary is missing here: `4,4` is two crosses.",
                    2..3,
                ),
                ("99, 2", "A position of Brussels Sprouts has at most 100 free ends.", 4..5),
            ],
            ..Table::default()
        }
        .check(&BrusselsSprouts);
        assert_eq!(FreeEnds::crosses(2), Some(read(&BrusselsSprouts, "4,4")));
        assert_eq!(FreeEnds::crosses(26), None);
    }

    /// Each play lasts 5n - 2 moves (*Winning Ways*, ch. 17).
    #[test]
    fn plays_last_as_long_as_published() {
        for crosses in 1..=3 {
            let start = FreeEnds::crosses(crosses).expect("few crosses");
            assert_eq!(start.moves_left(), 5 * crosses - 2);
            let all = followers(&BrusselsSprouts, &start, &Control::new()).expect("few crosses");
            for position in &all {
                let options = moves(&BrusselsSprouts, position, Player::Left);
                assert_eq!(options.is_empty(), position.moves_left() == 0, "{position:?}");
                for option in options {
                    assert_eq!(option.moves_left() + 1, position.moves_left(), "{position:?}");
                }
            }
            check_theorem(&BrusselsSprouts, all);
        }
    }

    /// A drawing by the words alone: regions, boundaries, and on each the free ends in their order, each with a name.
    type Drawing = Vec<Vec<Vec<u32>>>;

    fn options(drawing: &Drawing) -> Vec<Drawing> {
        let new = drawing.iter().flatten().flatten().max().map_or(0, |last| last + 1);
        let mut options = Vec::new();
        for (place, region) in drawing.iter().enumerate() {
            let ends: Vec<(usize, usize)> = (0..region.len())
                .flat_map(|boundary| (0..region[boundary].len()).map(move |at| (boundary, at)))
                .collect();
            for (i, &(a, from)) in ends.iter().enumerate() {
                for &(b, to) in &ends[i + 1..] {
                    let rest: Vec<&Vec<u32>> = (0..region.len())
                        .filter(|&it| it != a && it != b)
                        .map(|it| &region[it])
                        .collect();
                    let mut others = drawing.clone();
                    others.remove(place);
                    if a == b {
                        let whole = &region[a];
                        let mut inner = whole[from + 1..to].to_vec();
                        let mut outer = [&whole[to + 1..], &whole[..from]].concat();
                        inner.push(new);
                        outer.push(new + 1);
                        for chosen in 0..1_usize << rest.len() {
                            let part = |side: &Vec<u32>, bit: usize| {
                                let with = (0..rest.len()).filter(|it| chosen >> it & 1 == bit);
                                with.map(|it| rest[it].clone()).chain([side.clone()]).collect()
                            };
                            let parts: [Vec<Vec<u32>>; 2] = [part(&inner, 1), part(&outer, 0)];
                            options.push(others.iter().cloned().chain(parts).collect());
                        }
                    } else {
                        // Along one boundary, the stroke, along the other one, the other end of the stroke.
                        let around =
                            |walk: &Vec<u32>, at: usize| [&walk[at + 1..], &walk[..at]].concat();
                        let mut whole = around(&region[a], from);
                        whole.push(new);
                        whole.extend(around(&region[b], to));
                        whole.push(new + 1);
                        let joined = rest.into_iter().cloned().chain([whole]).collect();
                        options.push(others.into_iter().chain([joined]).collect());
                    }
                }
            }
        }
        options
    }

    fn position(drawing: &Drawing) -> FreeEnds {
        let region = |it: &Vec<Vec<u32>>| it.iter().map(|boundary| boundary.len() as u8).collect();
        FreeEnds::new(drawing.iter().map(region).collect())
    }

    /// All drawings that come from three crosses, one for each position, have the options of the positions.
    #[test]
    fn options_are_those_of_drawings() {
        let mut open: Vec<Drawing> =
            vec![vec![vec![(0..4).collect(), (4..8).collect(), (8..12).collect()]]];
        let mut known: HashMap<FreeEnds, Drawing> = HashMap::new();
        while let Some(drawing) = open.pop() {
            let here = position(&drawing);
            if known.contains_key(&here) {
                continue;
            }
            let drawn = options(&drawing);
            let expected: BTreeSet<FreeEnds> = drawn.iter().map(position).collect();
            let found: BTreeSet<FreeEnds> =
                moves(&BrusselsSprouts, &here, Player::Left).into_iter().collect();
            assert_eq!(found, expected, "{drawing:?}");
            known.insert(here, drawing);
            open.extend(drawn);
        }
        assert!(known.len() > 300, "{}", known.len());
        let values = grundy_values(&BrusselsSprouts, known.keys().cloned());
        for (position, value) in known.keys().zip(values) {
            assert_eq!(value, (position.moves_left() % 2) as u64, "{position:?}");
        }
    }
}
