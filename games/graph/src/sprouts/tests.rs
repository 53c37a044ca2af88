//! Tests of Sprouts.

use super::*;
use std::collections::{BTreeSet, HashMap};
use tweedle_engine::walk::{Memo, Walker};
use tweedle_engine::{Control, Grundy, Outcome, Outcomes, Play};
use tweedle_rules::testing::{Table, grundy_values, moves, read};

#[test]
fn table() {
    Table {
        moves: &[
            // A line or a loop: then one line is left, on either side of a loop.
            ("0", &["AB.}AB.}]!"]),
            ("22", &["!"]),
            ("2.2", &["!"]),
            ("1", &["!"]),
            ("!", &[]),
            ("2", &[]),
            ("AB.}AB.}]!", &["!", "!"]),
        ],
        names: &[
            ("0*2", Player::Left, &["1-2", "1-1", "1-1 around 2"]),
            ("0.1", Player::Left, &["1-2", "1-1", "1-1 around 2", "2-2", "2-2 around 1"]),
        ],
        parts: &[("AB.}AB.}]0.}]!", &["0.}]!", "AB.}AB.}]!"]), ("!", &[])],
        values: &[("0", "0"), ("22", "*"), ("1", "*")],
        pictures: &[
            ("0.AB.}AB.}]!", "region 1  0:1  A:2-B:3\nregion 2  A:4-B:5"),
            ("!", "!"),
        ],
        errors: &[
            ("3", "A spot with three lines is dead, and is left out.", 0..1),
            ("0.A", "A capital letter is a spot that is once in each of two regions of a land, and `A` is not.", 2..3),
            ("aB.}a.B", "A small letter is a spot that is twice on one boundary, and `a` is not.", 4..5),
            ("00", "A spot without lines, `0`, is alone on its boundary: write `0.0.` for two of them.", 0..2),
            ("..", "A boundary has a spot at least: write `0.` for one spot without lines.", 0..0),
            ("0*34", "The spots of a position of Sprouts have at most 100 lives together.", 1..4),
            ("0*99999999999999999999", "The spots of a position of Sprouts have at most 100 lives together.", 1..22),
            ("0! 0", "The position ends with `!`.", 2..4),
            (
                "0*",
                "After a boundary without letters, such as `0`, and `*` stands how many there are: `0*5`.",
                1..2,
            ),
        ],
        ..Table::default()
    }
    .check(&Sprouts);
    assert_eq!(Some(read(&Sprouts, "0*33")), SproutMap::spots(33));
    assert_eq!(SproutMap::spots(34), None);
    assert_eq!(Sprouts.print(&read(&Sprouts, " 0*2.A'q q.}A'2 ")), "0.0.Aaa.}A2.}]!");
}

/// The player who moves first wins if and only if the number
/// of spots is 3, 4 or 5 modulo 6, as far as it is known (Lemoine and Viennot 2015).
#[test]
fn published_winners() {
    let starts = (0..5).filter_map(SproutMap::spots);
    let values = grundy_values(&Sprouts, starts);
    assert_eq!(
        values.iter().map(|&value| value > 0).collect::<Vec<_>>(),
        [false, false, false, true, true]
    );
}

/// In misère play, of 1 to 4 spots, the first alone is won by the player who moves first (OEIS A164950, from Lemoine and
/// Viennot, "Analysis of misère Sprouts game with reduced canonical trees", 2009).
#[test]
fn published_misere_winners() {
    let mut memo = Memo::new(Control::new());
    for (spots, is_won) in [(1, true), (2, false), (3, false), (4, false)] {
        let start = SproutMap::spots(spots).expect("few spots");
        let outcome = Walker::new(&Sprouts, &mut memo).value(&mut Outcomes(Play::Misere), &start);
        assert_eq!(outcome, Ok(if is_won { Outcome::N } else { Outcome::P }), "{spots}");
    }
}

/// A drawing: ends of lines around spots. The other end of the line with the end `d` is `d ^ 1`.
#[derive(Clone, Debug)]
struct Drawing {
    /// The ends of lines at each spot, in the order around it.
    ends: Vec<Vec<usize>>,
    /// The spot of each end.
    at: Vec<usize>,
    /// Regions, each as its faces: a face is the ends that a walk along it leaves spots by, or a spot without lines.
    regions: Vec<Vec<Face>>,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Face {
    Spot(usize),
    Walk(Vec<usize>),
}

impl Drawing {
    fn spots(count: usize) -> Drawing {
        let regions = vec![(0..count).map(Face::Spot).collect()];
        Drawing { ends: vec![Vec::new(); count], at: Vec::new(), regions }
    }

    /// The walk that leaves by an end: along the line, and on by the next end around the spot where it arrives.
    fn walk(&self, start: usize) -> Face {
        let mut walk = vec![start];
        loop {
            let arrived = walk[walk.len() - 1] ^ 1;
            let around = &self.ends[self.at[arrived]];
            let place = around.iter().position(|&end| end == arrived).expect("an end at its spot");
            let next = around[(place + 1) % around.len()];
            if next == start {
                return Face::Walk(walk);
            }
            walk.push(next);
        }
    }

    /// The corners of a face: the spot, and the end before which a new end is put; `None` for a spot without lines.
    fn corners(&self, face: &Face) -> Vec<(usize, Option<usize>)> {
        match face {
            Face::Spot(spot) => vec![(*spot, None)],
            // The corner lies between the end that the walk arrives by and the one that it leaves by.
            Face::Walk(walk) => walk.iter().map(|&end| (self.at[end], Some(end))).collect(),
        }
    }

    /// Puts a new end at a corner.
    fn put(&mut self, (spot, before): (usize, Option<usize>), end: usize) {
        let around = &mut self.ends[spot];
        let place =
            before.and_then(|before| around.iter().position(|&other| other == before)).unwrap_or(0);
        around.insert(place, end);
        self.at[end] = spot;
    }

    fn options(&self) -> Vec<Drawing> {
        let mut options = Vec::new();
        for (place, region) in self.regions.iter().enumerate() {
            let corners: Vec<(usize, (usize, Option<usize>))> = region
                .iter()
                .enumerate()
                .flat_map(|(face, it)| {
                    self.corners(it).into_iter().map(move |corner| (face, corner))
                })
                .collect();
            for (i, &(face, one)) in corners.iter().enumerate() {
                for (j, &(other_face, two)) in corners.iter().enumerate().skip(i) {
                    let needed = if one.0 == two.0 { 2 } else { 1 };
                    let fits = |spot: usize| self.ends[spot].len() + needed <= 3;
                    if !fits(one.0) || !fits(two.0) {
                        continue;
                    }
                    let mut drawn = self.clone();
                    let new = drawn.ends.len();
                    let end = drawn.at.len();
                    // Lines from the first spot to the new one and from there to the second.
                    drawn.at.extend([one.0, new, new, two.0]);
                    drawn.ends.push(vec![end + 1, end + 2]);
                    drawn.put(one, end);
                    if i == j {
                        // Both ends at one corner: the second one beside the first.
                        drawn.put((two.0, Some(end)), end + 3);
                    } else {
                        drawn.put(two, end + 3);
                    }
                    let sides: BTreeSet<Vec<usize>> = [end, end + 1, end + 2, end + 3]
                        .map(|end| match drawn.walk(end) {
                            Face::Walk(mut walk) => {
                                let least = (0..walk.len()).min_by_key(|&at| walk[at]).unwrap_or(0);
                                walk.rotate_left(least);
                                walk
                            }
                            Face::Spot(spot) => vec![spot],
                        })
                        .into();
                    let sides: Vec<Face> = sides.into_iter().map(Face::Walk).collect();
                    let rest: Vec<Face> = (0..region.len())
                        .filter(|&it| it != face && it != other_face)
                        .map(|it| region[it].clone())
                        .collect();
                    drawn.regions.remove(place);
                    if let [one, two] = &sides[..] {
                        assert_eq!(
                            face, other_face,
                            "a line that parts a region leads from a face to itself"
                        );
                        for chosen in 0..1_usize << rest.len() {
                            let mut option = drawn.clone();
                            let part = |side: &Face, bit: usize| {
                                let others = (0..rest.len()).filter(|it| chosen >> it & 1 == bit);
                                let mut part: Vec<Face> =
                                    others.map(|it| rest[it].clone()).collect();
                                part.push(side.clone());
                                part
                            };
                            option.regions.extend([part(one, 1), part(two, 0)]);
                            options.push(option);
                        }
                    } else {
                        assert!(sides.len() == 1 && face != other_face);
                        drawn.regions.push(rest.into_iter().chain(sides).collect());
                        options.push(drawn);
                    }
                }
            }
        }
        options
    }

    /// A text of the drawing: equal for equal drawings, if they came about alike.
    fn key(&self) -> String {
        let degree = |spot: &usize| self.ends[*spot].len();
        let degrees = |walk: &Vec<usize>| walk.iter().map(degree).collect::<Vec<_>>();
        let mut regions: Vec<Vec<Vec<usize>>> = Vec::new();
        for region in &self.regions {
            let walks = region.iter().map(|face| {
                let walk: Vec<usize> = self.corners(face).into_iter().map(|it| it.0).collect();
                let turns = (0..walk.len()).map(|at| [&walk[at..], &walk[..at]].concat());
                turns.min_by_key(degrees).expect("a corner")
            });
            let mut walks: Vec<Vec<usize>> = walks.collect();
            walks.sort_by_key(degrees);
            regions.push(walks);
        }
        regions.sort_by_key(|region| region.iter().map(degrees).collect::<Vec<_>>());
        let mut names = HashMap::new();
        for &spot in regions.iter().flatten().flatten() {
            let next = names.len();
            names.entry(spot).or_insert(next);
        }
        let name = |spot: &usize| format!("{}/{} ", names[spot], degree(spot));
        let text = |walk: &Vec<usize>| walk.iter().map(name).collect::<String>();
        let region = |it: &Vec<Vec<usize>>| it.iter().map(text).collect::<Vec<_>>().join(",");
        regions.iter().map(region).collect::<Vec<_>>().join(";")
    }
}

/// The nimber, and whether the player who moves first wins in misère play, by the words of the rules alone.
fn by_the_words(drawing: &Drawing, known: &mut HashMap<String, (u64, bool)>) -> (u64, bool) {
    let key = drawing.key();
    if let Some(&found) = known.get(&key) {
        return found;
    }
    let options: Vec<(u64, bool)> =
        drawing.options().iter().map(|option| by_the_words(option, known)).collect();
    let has = |nim: u64| options.iter().any(|option| option.0 == nim);
    let nim = (0..=options.len() as u64).find(|&nim| !has(nim)).expect("one is missing");
    let is_won = options.is_empty() || options.iter().any(|option| !option.1);
    known.insert(key, (nim, is_won));
    (nim, is_won)
}

/// Drawings of spots and lines, in which nothing is left out, have the values of the positions, and so have their options.
#[test]
fn values_are_those_of_drawings() {
    let mut known = HashMap::new();
    let (mut nimbers, mut winners) = (Memo::new(Control::new()), Memo::new(Control::new()));
    let mut values = |position: &SproutMap| {
        let nim =
            Walker::new(&Sprouts, &mut nimbers).value(&mut Grundy, position).expect("few spots");
        let winner =
            Walker::new(&Sprouts, &mut winners).value(&mut Outcomes(Play::Misere), position);
        (nim, winner == Ok(Outcome::N))
    };
    for spots in 0..=3 {
        let start = SproutMap::spots(spots).expect("few spots");
        let drawing = Drawing::spots(spots);
        assert_eq!(values(&start), by_the_words(&drawing, &mut known), "{spots}");
        let ours: BTreeSet<_> =
            moves(&Sprouts, &start, Player::Left).iter().map(&mut values).collect();
        let theirs: BTreeSet<_> =
            drawing.options().iter().map(|option| by_the_words(option, &mut known)).collect();
        assert_eq!(ours, theirs, "{spots}");
    }
}

/// What is left out, and the chosen form, change no value.
#[test]
fn reductions_change_no_value() {
    for text in [
        "A2.}A2B.}B1.0.}]!",
        "0.AaBa1.}AB.}]!",
        "1.2.ABC.}AB.}C2.1.}]!",
        "12a1a.}]!",
        "1a2a.AB.}AB.}",
    ] {
        let position = read(&Sprouts, text);
        let mut memo = Memo::new(Control::new());
        let mut plain = Walker::new(&Sprouts, &mut memo).without_components().without_symmetry();
        let value = plain.value(&mut Grundy, &position);
        let chosen = position.chosen();
        assert_eq!(chosen.chosen(), chosen, "{text}");
        assert_eq!(read(&Sprouts, &Sprouts.print(&chosen)), chosen, "{text}");
        assert_eq!(Ok(grundy_values(&Sprouts, [chosen])[0]), value, "{text}");
    }
}
