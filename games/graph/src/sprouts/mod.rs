//! Sprouts.
//!
//! There are spots on a sheet. A player draws a line from a spot to another one or to the same one, which meets and
//! crosses no line, and puts a new spot on it. At most three ends of lines are at a spot: then it is *dead*, and before that
//! each end that can still come is a *life*. The player who cannot move loses (Conway and Paterson 1967; Gardner, *Scientific
//! American*, July 1967; *Winning Ways*, ch. 17).
//!
//! A position is written in the manner of Lemoine and Viennot ("Computer analysis of Sprouts with nimbers", *Games of No
//! Chance 4*, 2015). Lines part the sheet into *regions*. The *boundaries* of a region are the lines and spots around it and
//! within it, each as a walk with the region on one side; each place where the walk comes by a spot is a corner of that spot.
//! A spot is `0` without lines, `1` with one line. With two lines it is a capital letter if its two corners are in
//! two regions, a small letter if both are on one boundary, and `2` if nothing can happen any more at one of them. Dead
//! spots are left out. A boundary ends with `.`, a region with `}`, a *land*, which is regions that have spots in common, with
//! `]`, and the position with `!`. `0.0.}]!` is two spots, or shorter `0*2`.
//!
//! A text says only which spots are around the regions. It is not tested whether a map in the plane has these
//! regions; where none has, the moves are those that are told here all the same.

mod map;
mod text;

pub use map::SproutMap;
use map::{Boundary, FREE, NAMED, Region, TIP, lives, reduced, side_by_side};
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::entry::{Entry, Shape, plain};
use tweedle_rules::sketch::{Edge, Figure, Graph, Layout, Sketch, Vertex};
use tweedle_rules::{Notation, NotationError, Thing, picture};

/// The rules of Sprouts, with spots that have at most 100 lives together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sprouts;

/// A line that a player draws. Corners are counted from 0 in the order of the position.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Line {
    /// The corner from which the line leads.
    from: u8,
    /// The corner to which it leads; the same for a loop.
    to: u8,
    /// The other boundaries that the line parts from the rest of the region, by their first corners; `None` if it connects
    /// two boundaries, so that it parts nothing. They are on the side of the corners between both ends, and of a
    /// loop at a spot within the loop.
    around: Option<Vec<u8>>,
}

/// The boundaries of a region that are alike, in groups: those without names that are written alike. Each other one is
/// alone.
fn alike(region: &Region) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for (place, boundary) in region.iter().enumerate() {
        let is_plain = boundary.iter().all(|&spot| spot < NAMED);
        let group = groups.iter_mut().find(|group| is_plain && region[group[0]] == *boundary);
        match group {
            Some(group) => group.push(place),
            None => groups.push(vec![place]),
        }
    }
    groups
}

/// The spots of a position, while a line is drawn.
struct Pen {
    regions: Vec<Region>,
    /// The first number that no spot has.
    free: u8,
}

impl Pen {
    fn new(regions: &[Region]) -> Pen {
        let last = regions.iter().flatten().flatten().max().copied().unwrap_or(0);
        Pen { regions: regions.to_vec(), free: NAMED.max(last.saturating_add(1)) }
    }

    fn new_name(&mut self) -> u8 {
        self.free += 1;
        self.free - 1
    }

    /// The corners that are left of an end of the line, one on either side of it, after one end more than before: a spot with
    /// a line now has two lines and two corners, one with two lines is dead. A spot without lines has one corner.
    fn end(&mut self, spot: u8) -> [Option<u8>; 2] {
        match spot {
            FREE => [Some(TIP), None],
            TIP => [Some(self.new_name()); 2],
            spot => {
                self.kill(spot);
                [None; 2]
            }
        }
    }

    /// Leaves a spot out everywhere, if it has a name. A spot without one has its only corner on the boundary that is drawn anew.
    fn kill(&mut self, spot: u8) {
        if spot >= NAMED {
            for boundary in self.regions.iter_mut().flatten() {
                boundary.retain(|&other| other != spot);
            }
        }
    }

    /// The position, without what never matters.
    fn done(self) -> SproutMap {
        SproutMap::new(reduced(self.regions))
    }
}

/// Corners without those of spots that have these names.
fn without(mut corners: Boundary, spots: &[u8]) -> Boundary {
    corners.retain(|spot| *spot < NAMED || !spots.contains(spot));
    corners
}

/// The corners of a boundary behind the one at a place, all round.
fn behind(boundary: &[u8], place: usize) -> Boundary {
    boundary[place + 1..].iter().chain(&boundary[..place]).copied().collect()
}

/// Connects corners on two boundaries of a region, which become one.
fn joined(regions: &[Region], region: usize, ends: [(usize, usize); 2]) -> SproutMap {
    let mut pen = Pen::new(regions);
    let new = pen.new_name();
    let boundaries = ends.map(|(boundary, _)| boundary);
    let mut place = 0;
    pen.regions[region].retain(|_| {
        place += 1;
        !boundaries.contains(&(place - 1))
    });
    let mut whole = Boundary::new();
    for (boundary, place) in ends {
        let corners = &regions[region][boundary];
        let [before, after] = pen.end(corners[place]);
        whole.extend(before);
        whole.extend(without(behind(corners, place), &[corners[place]]));
        whole.extend(after);
        whole.push(new);
    }
    pen.regions[region].push(whole);
    pen.done()
}

/// Connects corners on one boundary of a region, which is cut in two. The boundaries `around` go with the corners between
/// both places; with a loop they are within it.
fn cut(
    regions: &[Region],
    region: usize,
    boundary: usize,
    [from, to]: [usize; 2],
    around: &[usize],
) -> SproutMap {
    let mut pen = Pen::new(regions);
    let new = pen.new_name();
    let corners = &regions[region][boundary];
    let (mut inner, mut outer) = (Boundary::new(), Boundary::new());
    if from == to {
        // A loop takes two lives: a spot with a line is dead then.
        if corners[from] == FREE {
            let name = pen.new_name();
            inner.push(name);
            outer.push(name);
        }
        outer.extend(behind(corners, from));
    } else {
        let spots = [corners[from], corners[to]];
        let [first, last] = spots.map(|spot| pen.end(spot));
        inner.extend(first[0]);
        inner.extend(without(corners[from + 1..to].to_vec(), &spots));
        inner.extend(last[0]);
        outer.extend(last[1]);
        outer.extend(without([&corners[to + 1..], &corners[..from]].concat(), &spots));
        outer.extend(first[1]);
    }
    inner.push(new);
    outer.push(new);
    let others = std::mem::take(&mut pen.regions[region]);
    let (mut one, mut two) = (vec![inner], vec![outer]);
    for (place, other) in others.into_iter().enumerate().filter(|&(place, _)| place != boundary) {
        if around.contains(&place) { &mut one } else { &mut two }.push(other);
    }
    pen.regions[region] = one;
    pen.regions.insert(region + 1, two);
    pen.done()
}

/// Finds each choice of boundaries out of groups that are alike: of each the first few.
fn choices(
    groups: &[Vec<usize>],
    found: &mut impl FnMut(&[usize]) -> Result<(), Stop>,
) -> Result<(), Stop> {
    let mut counts = vec![0; groups.len()];
    loop {
        let chosen: Vec<usize> = groups
            .iter()
            .zip(&counts)
            .flat_map(|(group, &count)| group[..count].iter().copied())
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

/// The number of the first corner of each boundary of each region.
fn first_corners(regions: &[Region]) -> Vec<Vec<u8>> {
    let mut next = 0;
    let mut of_boundary = |boundary: &Boundary| {
        next += boundary.len() as u8;
        next - boundary.len() as u8
    };
    regions.iter().map(|region| region.iter().map(&mut of_boundary).collect()).collect()
}

impl Ruleset for Sprouts {
    type Position = SproutMap;
    type Move = Line;

    /// Boundaries without letters that are written alike are not told apart.
    fn moves(
        &self,
        position: &SproutMap,
        _: Player,
        mut found: impl FnMut(Line, SproutMap) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let regions = position.regions();
        let first = first_corners(&regions);
        for (place, region) in regions.iter().enumerate() {
            let groups = alike(region);
            let corner = |boundary: usize, at: usize| first[place][boundary] + at as u8;
            // Lines between two boundaries.
            for (number, group) in groups.iter().enumerate() {
                let one = group[0];
                let same = group.get(1).copied();
                for two in same.into_iter().chain(groups[number + 1..].iter().map(|other| other[0]))
                {
                    for from in 0..region[one].len() {
                        for to in 0..region[two].len() {
                            let line =
                                Line { from: corner(one, from), to: corner(two, to), around: None };
                            found(line, joined(&regions, place, [(one, from), (two, to)]))?;
                        }
                    }
                }
            }
            // Lines from a boundary to itself.
            for number in 0..groups.len() {
                let one = groups[number][0];
                let mut others = groups.clone();
                others[number].remove(0);
                others.retain(|group| !group.is_empty());
                for from in 0..region[one].len() {
                    for to in from..region[one].len() {
                        let spots = [from, to].map(|at| region[one][at]);
                        let is_one_spot = from == to || spots[0] >= NAMED && spots[0] == spots[1];
                        if is_one_spot && (from != to || lives(spots[0]) < 2) {
                            continue;
                        }
                        choices(&others, &mut |around| {
                            let to_corners =
                                around.iter().map(|&boundary| corner(boundary, 0)).collect();
                            let line = Line {
                                from: corner(one, from),
                                to: corner(one, to),
                                around: Some(to_corners),
                            };
                            found(line, cut(&regions, place, one, [from, to], around))
                        })?;
                    }
                }
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::IMPARTIAL
    }
}

impl Hints for Sprouts {
    /// The lands.
    fn components(&self, position: &SproutMap, into: &mut Vec<SproutMap>) {
        into.extend(position.lands());
    }

    fn joined(&self, positions: &[SproutMap]) -> Option<SproutMap> {
        let lives: usize = positions.iter().map(SproutMap::lives).sum();
        (lives <= map::MOST_LIVES).then(|| side_by_side(positions))
    }

    /// The position without what never matters, with regions, boundaries and letters in an order of their own.
    fn representative(&self, position: &SproutMap) -> (SproutMap, Symmetry) {
        (position.chosen(), Symmetry::Same)
    }

    /// In each region the pairs of corners, as often as the other boundaries can be parted.
    fn most_moves(&self, position: &SproutMap) -> u64 {
        let of_region = |region: &Region| {
            let corners = region.iter().map(Vec::len).sum::<usize>() as u64;
            let parted = alike(region)
                .iter()
                .fold(1_u64, |product, group| product.saturating_mul(group.len() as u64 + 1));
            (corners * (corners + 1) / 2).saturating_mul(parted)
        };
        position.regions().iter().map(of_region).fold(0, u64::saturating_add)
    }

    /// The lives: each move takes one.
    fn size(&self, position: &SproutMap) -> Option<u32> {
        Some(position.lives() as u32)
    }
}

/// The number of a corner as people count it.
fn number(corner: u8) -> usize {
    usize::from(corner) + 1
}

impl Notation for Sprouts {
    fn name(&self) -> String {
        "Sprouts".to_owned()
    }

    /// Reads regions as they are printed; what ends them may be left out at the end, and `0*5` is five spots.
    fn parse(&self, text: &str) -> Result<SproutMap, NotationError> {
        text::parse(text)
    }

    fn print(&self, position: &SproutMap) -> String {
        text::print(position)
    }

    /// The corners that the line connects, counted from 1 as they stand in the position: `1-2`. A line within a boundary
    /// parts the others: `3-5 around 1,2` has the boundaries that begin with the corners 1 and 2 on the side of corner 4, or
    /// within the loop.
    /// None: spots are numbered anew after each move.
    fn move_identity(&self, _: &SproutMap, _: Player, _: &Line, _: &SproutMap) -> Option<String> {
        None
    }

    fn move_name(&self, _: &SproutMap, _: Player, line: &Line, _: &SproutMap) -> String {
        let ends = format!("{}-{}", number(line.from), number(line.to));
        match line.around.as_deref() {
            None | Some([]) => ends,
            Some(around) => {
                let around: Vec<String> = around.iter().map(|&it| number(it).to_string()).collect();
                format!("{ends} around {}", around.join(","))
            }
        }
    }

    /// The two spots that the line connects.
    fn touched(&self, position: &SproutMap, _: Player, line: &Line, _: &SproutMap) -> Vec<Thing> {
        let regions = position.regions();
        let spots: Vec<u8> = regions.iter().flatten().flatten().copied().collect();
        let mut things: Vec<Thing> = [line.from, line.to]
            .into_iter()
            .map(|corner| Thing::Vertex(number(first_of(&spots, corner)).to_string()))
            .collect();
        things.dedup();
        things
    }

    /// A line for each region, with the number of each corner behind its spot.
    fn draw(&self, position: &SproutMap) -> String {
        let regions = position.regions();
        if regions.is_empty() {
            return self.print(position);
        }
        let mut next = 0;
        let line = |(place, region): (usize, Vec<Vec<String>>)| {
            let mut of_boundary = |corners: &Vec<String>| {
                let corners = corners.iter().map(|corner| {
                    next += 1;
                    format!("{corner}:{next}")
                });
                corners.collect::<Vec<_>>().join("-")
            };
            let boundaries: Vec<String> = region.iter().map(&mut of_boundary).collect();
            (format!("region {}", place + 1), boundaries.join("  "))
        };
        picture::lines(
            text::corners(&regions).into_iter().enumerate().map(line).collect::<Vec<_>>(),
        )
    }

    /// The spots, by their first corners, and edges between those that are neighbours on a boundary.
    fn sketch(&self, position: &SproutMap) -> Option<Sketch> {
        let regions = position.regions();
        let spots: Vec<u8> = regions.iter().flatten().flatten().copied().collect();
        let firsts: Vec<u8> =
            (0..spots.len() as u8).filter(|&corner| first_of(&spots, corner) == corner).collect();
        let place = |corner: usize| {
            let first = first_of(&spots, corner as u8);
            firsts.partition_point(|&other| other < first)
        };
        let vertices =
            firsts.iter().map(|&corner| Vertex::named(number(corner).to_string())).collect();
        let mut ends = Vec::new();
        let mut next = 0;
        for boundary in regions.iter().flatten() {
            for step in 0..boundary.len() {
                let [a, b] = [step, (step + 1) % boundary.len()].map(|step| place(next + step));
                if a != b {
                    ends.push((a.min(b), a.max(b)));
                }
            }
            next += boundary.len();
        }
        ends.sort_unstable();
        ends.dedup();
        let edges = ends.into_iter().map(|(from, to)| Edge::plain(from, to)).collect();
        let (layout, is_directed) = (Layout::Free, false);
        Some(Sketch::of(Figure::Graph(Graph { layout, is_directed, vertices, edges })))
    }
}

/// The first corner of the spot that has a corner.
fn first_of(spots: &[u8], corner: u8) -> u8 {
    let spot = spots[usize::from(corner)];
    let first = spots.iter().position(|&other| spot >= NAMED && other == spot);
    first.map_or(corner, |first| first as u8)
}

/// Sprouts in the registry.
pub(crate) const SPROUTS: Entry = Entry::named("game.graph.Sprouts", Shape::Text)
    .example("0.0.0.}]!")
    .start("0.0.0.0.}]!")
    .summary("Draw a line between two spots, or from a spot to itself, that crosses nothing, and put a new spot on it; three lines at most end at a spot.")
    .source("Conway and Paterson 1967; Lemoine and Viennot, Computer analysis of Sprouts with nimbers, 2015")
    .made_by(&|name, arguments| plain(name, arguments, Sprouts));

#[cfg(test)]
mod tests;
