//! Positions of Sprouts: regions, boundaries and spots, what of them never matters, and a chosen form of each.

use tweedle_engine::Weigh;

/// A position of Sprouts: a plane map as far as it matters for the play.
///
/// It is a list of regions, each a list of boundaries, each a cyclic list of the corners of spots that a walk along the
/// boundary comes by, with the region always on the same side. Dead spots are left out.
// The bytes of all boundaries, each with `END_BOUNDARY` after it, and `END_REGION` after each region. A spot is `FREE`,
// `TIP`, `PASSED`, or a number from `NAMED` on that stands twice. Regions that share spots stand side by side, and names
// are numbered in the order in which they come first, so that a printed position is read back to the same bytes.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct SproutMap(Box<[u8]>);

impl Weigh for SproutMap {
    fn owned(&self) -> usize {
        self.0.len()
    }
}

/// A spot without lines, which has three lives.
pub(super) const FREE: u8 = 0;
/// A spot with one line, which has two lives and one corner.
pub(super) const TIP: u8 = 1;
/// A spot with two lines, which has one life, and of whose corners one alone is left.
pub(super) const PASSED: u8 = 2;
/// The first of the numbers of spots with two lines that have two corners.
pub(super) const NAMED: u8 = 3;
const END_BOUNDARY: u8 = 254;
const END_REGION: u8 = 255;

/// The most lives of all spots together. No move adds lives, so numbers of spots and of corners fit a byte.
pub(super) const MOST_LIVES: usize = 100;

/// The corners along a boundary.
pub(super) type Boundary = Vec<u8>;
/// The boundaries of a region.
pub(super) type Region = Vec<Boundary>;

/// The number of lines that can still end in a spot.
pub(super) fn lives(spot: u8) -> usize {
    match spot {
        FREE => 3,
        TIP => 2,
        _ => 1,
    }
}

/// The spots with names among these, as bits: all numbers of spots are below 128.
fn named<'a>(spots: impl IntoIterator<Item = &'a u8>) -> u128 {
    spots
        .into_iter()
        .filter(|spot| **spot >= NAMED)
        .fold(0, |named, &spot| named | 1 << (spot & 127))
}

/// The number of lives of the spots of a region.
pub(super) fn lives_in(region: &Region) -> usize {
    let spots = || region.iter().flatten();
    let unnamed = spots().filter(|spot| **spot < NAMED).map(|&spot| lives(spot)).sum::<usize>();
    unnamed + named(spots()).count_ones() as usize
}

impl SproutMap {
    /// The position with these regions, in a form in which lands stand together. Names are numbered anew.
    pub(super) fn new(regions: Vec<Region>) -> SproutMap {
        let mut names = [0; 256];
        let mut next = NAMED;
        let mut bytes = Vec::new();
        for region in lands(regions).into_iter().flatten() {
            for boundary in region {
                for spot in boundary {
                    let name = &mut names[usize::from(spot)];
                    if spot >= NAMED && *name == 0 {
                        *name = next;
                        next += 1;
                    }
                    bytes.push(if spot < NAMED { spot } else { *name });
                }
                bytes.push(END_BOUNDARY);
            }
            bytes.push(END_REGION);
        }
        SproutMap(bytes.into())
    }

    /// The position with a number of spots and no lines; `None` if there are more than 33 spots.
    pub fn spots(count: usize) -> Option<SproutMap> {
        if 3 * count > MOST_LIVES {
            return None;
        }
        let region = vec![vec![FREE]; count];
        Some(SproutMap::new(if count == 0 { Vec::new() } else { vec![region] }))
    }

    /// The regions.
    pub(super) fn regions(&self) -> Vec<Region> {
        let mut regions = Vec::new();
        let (mut region, mut boundary) = (Region::new(), Boundary::new());
        for &byte in &self.0 {
            match byte {
                END_BOUNDARY => region.push(std::mem::take(&mut boundary)),
                END_REGION => regions.push(std::mem::take(&mut region)),
                spot => boundary.push(spot),
            }
        }
        regions
    }

    /// The number of lives of all spots, each counted once.
    pub(super) fn lives(&self) -> usize {
        lives_in(&self.regions().into_iter().flatten().collect())
    }

    /// The lands, each as a position.
    pub(super) fn lands(&self) -> impl Iterator<Item = SproutMap> {
        lands(self.regions()).into_iter().map(SproutMap::new)
    }

    /// The position without what never matters, in a form that equal positions mostly share.
    pub(super) fn chosen(&self) -> SproutMap {
        let mut forms: Vec<SproutMap> = lands(reduced(self.regions()))
            .into_iter()
            .map(|land| chosen(SproutMap::new(land)))
            .collect();
        forms.sort_unstable();
        side_by_side(&forms)
    }
}

/// The positions beside each other, as one.
pub(super) fn side_by_side(positions: &[SproutMap]) -> SproutMap {
    let mut all = Vec::new();
    let mut free = NAMED;
    for position in positions {
        let mut regions = position.regions();
        let mut next = free;
        for spot in regions.iter_mut().flatten().flatten().filter(|spot| **spot >= NAMED) {
            *spot += free - NAMED;
            next = next.max(*spot + 1);
        }
        free = next;
        all.extend(regions);
    }
    SproutMap::new(all)
}

/// The regions in lands: no land shares a spot with another one. They stand in the order of their first regions.
pub(super) fn lands(regions: Vec<Region>) -> Vec<Vec<Region>> {
    let mut lands: Vec<(u128, Vec<(usize, Region)>)> = Vec::new();
    for (place, region) in regions.into_iter().enumerate() {
        let mut land = (named(region.iter().flatten()), vec![(place, region)]);
        let mut rest = Vec::new();
        for (spots, regions) in lands {
            if spots & land.0 == 0 {
                rest.push((spots, regions));
            } else {
                land.0 |= spots;
                land.1.extend(regions);
            }
        }
        rest.push(land);
        lands = rest;
    }
    for (_, land) in &mut lands {
        land.sort_by_key(|&(place, _)| place);
    }
    lands.sort_by_key(|(_, land)| land[0].0);
    lands
        .into_iter()
        .map(|(_, land)| land.into_iter().map(|(_, region)| region).collect())
        .collect()
}

/// The regions without what never matters (Lemoine and Viennot 2010): the game tree stays the same, but for moves that lead
/// to equal positions.
///
/// - Nobody draws a line in a region with one life or none: it is left out.
/// - A spot of which one corner is left needs no name. Two corners of a spot side by side are one: between them is nothing
///   that a line from the one could part from a line from the other.
/// - In a region with at most three lives, all of different spots, the order of the spots does not matter, nor which
///   boundaries they are on: any two of them can be connected; then the new spot and the third one can be, wherever they
///   are; and then nothing can.
pub(super) fn reduced(mut regions: Vec<Region>) -> Vec<Region> {
    loop {
        let mut is_changed = false;
        for region in &mut regions {
            region.retain(|boundary| !boundary.is_empty());
        }
        let before = regions.len();
        regions.retain(|region| lives_in(region) > 1);
        is_changed |= regions.len() != before;
        for region in &mut regions {
            let mut spots: Boundary = region.iter().flatten().copied().collect();
            if lives_in(region) > 3 || spots.iter().any(|&spot| spot < PASSED) {
                continue;
            }
            let mut seen = Vec::new();
            spots.retain(|&spot| {
                let is_new = spot == PASSED || !seen.contains(&spot);
                seen.push(spot);
                is_new
            });
            if region.len() > 1 || region[0].len() != spots.len() {
                *region = vec![spots];
                is_changed = true;
            }
        }
        let mut count = [0_u8; 256];
        for &spot in regions.iter().flatten().flatten() {
            count[usize::from(spot)] = count[usize::from(spot)].saturating_add(1);
        }
        for boundary in regions.iter_mut().flatten() {
            for spot in boundary.iter_mut().filter(|spot| **spot >= NAMED) {
                if count[usize::from(*spot)] == 1 {
                    *spot = PASSED;
                    is_changed = true;
                }
            }
            let mut place = 0;
            while place < boundary.len() && boundary.len() > 1 {
                let next = (place + 1) % boundary.len();
                if boundary[place] >= NAMED && boundary[place] == boundary[next] {
                    boundary[place] = PASSED;
                    boundary.remove(next);
                    is_changed = true;
                } else {
                    place += 1;
                }
            }
        }
        if !is_changed {
            return regions;
        }
    }
}

/// Mixes a number into a hash. Two numbers with one hash cost time, and change no value.
fn mix(hash: u64, number: u64) -> u64 {
    let mixed = (hash.rotate_left(5) ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed ^ (mixed >> 32)
}

/// The hash of numbers in their order.
fn hash(numbers: &[u64]) -> u64 {
    numbers.iter().fold(1, |hash, &number| mix(hash, number))
}

/// The colours of spots: those of one colour look alike, as far as they are compared.
type Colours = [u64; 256];

/// The colours along a boundary in both directions, each twice round, and the place of the least walk in each.
struct Walks {
    len: usize,
    colours: [Vec<u64>; 2],
    least: [usize; 2],
}

impl Walks {
    fn new(boundary: &[u8], colours: &Colours) -> Walks {
        let len = boundary.len();
        let once: Vec<u64> = boundary.iter().map(|&spot| colours[usize::from(spot)]).collect();
        let back: Vec<u64> = once.iter().rev().copied().collect();
        let colours = [[&once[..], &once].concat(), [&back[..], &back].concat()];
        let mut walks = Walks { len, colours, least: [0; 2] };
        for side in 0..2 {
            for place in 1..len {
                if walks.from(side, place) < walks.from(side, walks.least[side]) {
                    walks.least[side] = place;
                }
            }
        }
        walks
    }

    /// The walk in a direction from a place on, which is counted in that direction.
    fn from(&self, side: usize, place: usize) -> &[u64] {
        &self.colours[side][place..place + self.len]
    }

    fn least(&self, side: usize) -> &[u64] {
        self.from(side, self.least[side])
    }
}

/// The walks along the boundaries of a region, and the hashes of the region as it is seen from either side.
fn seen(region: &Region, colours: &Colours) -> (Vec<Walks>, [u64; 2]) {
    let walks: Vec<Walks> = region.iter().map(|boundary| Walks::new(boundary, colours)).collect();
    let sides = [0, 1].map(|side| {
        let mut all: Vec<u64> = walks.iter().map(|walk| hash(walk.least(side))).collect();
        all.sort_unstable();
        hash(&all)
    });
    (walks, sides)
}

/// The colours of the spots of a land, refined by what stands around them until no more of them are told apart.
fn refine(land: &[Region], spots: &[u8], colours: &mut Colours) {
    let count = |colours: &Colours| {
        let mut all: Vec<u64> = spots.iter().map(|&spot| colours[usize::from(spot)]).collect();
        all.sort_unstable();
        all.dedup();
        all.len()
    };
    let mut known = count(colours);
    while known < spots.len() {
        // The sum of what is seen of each of its corners.
        let mut corners = [0_u64; 256];
        for region in land {
            let (walks, sides) = seen(region, colours);
            let least = sides[0].min(sides[1]);
            for (boundary, walk) in region.iter().zip(&walks) {
                for (place, &spot) in
                    boundary.iter().enumerate().filter(|(_, spot)| **spot >= NAMED)
                {
                    let places = [place, boundary.len() - 1 - place];
                    let views = [0, 1]
                        .into_iter()
                        .filter(|&side| sides[side] == least)
                        .map(|side| hash(walk.from(side, places[side])));
                    let view = mix(least, views.min().unwrap_or(0));
                    let sum = &mut corners[usize::from(spot)];
                    *sum = sum.wrapping_add(view);
                }
            }
        }
        for &spot in spots {
            let colour = &mut colours[usize::from(spot)];
            *colour = mix(*colour, corners[usize::from(spot)]);
        }
        let found = count(colours);
        if found == known {
            return;
        }
        known = found;
    }
}

/// A colour of its own for each spot with a name, and true if none of them had to be chosen out of several that look
/// alike.
fn colours(land: &[Region]) -> (Colours, bool) {
    let mut colours: Colours =
        std::array::from_fn(|spot| if spot < usize::from(NAMED) { spot as u64 } else { 3 });
    let mut spots: Vec<u8> =
        land.iter().flatten().flatten().copied().filter(|&spot| spot >= NAMED).collect();
    spots.sort_unstable();
    spots.dedup();
    let mut is_told = true;
    loop {
        refine(land, &spots, &mut colours);
        let colour = |spot: u8| colours[usize::from(spot)];
        let is_alike =
            |spot: u8| spots.iter().filter(|&&other| colour(other) == colour(spot)).count() > 1;
        // The first of the least colour that several have.
        let chosen = spots
            .iter()
            .copied()
            .filter(|&spot| is_alike(spot))
            .min_by_key(|&spot| (colour(spot), spot));
        let Some(chosen) = chosen else { return (colours, is_told) };
        is_told = false;
        colours[usize::from(chosen)] = mix(colours[usize::from(chosen)], 1);
    }
}

/// A land in the order of its colours. Each region may be seen from either side by itself, because moves in a region do
/// not ask on which side the others lie.
fn sorted(land: Vec<Region>) -> (SproutMap, bool) {
    let (colours, is_told) = colours(&land);
    let mut regions: Vec<(u64, Region)> = Vec::new();
    for region in land {
        let (walks, sides) = seen(&region, &colours);
        let side = usize::from(sides[1] < sides[0]);
        let mut boundaries: Vec<(&[u64], Boundary)> = Vec::new();
        for (mut boundary, walk) in region.into_iter().zip(&walks) {
            if side == 1 {
                boundary.reverse();
            }
            boundary.rotate_left(walk.least[side]);
            boundaries.push((walk.least(side), boundary));
        }
        // Short ones first.
        boundaries.sort_by_key(|&(colours, _)| (colours.len(), colours));
        let region = boundaries.into_iter().map(|(_, boundary)| boundary).collect();
        regions.push((sides[side], region));
    }
    regions.sort_by_key(|&(hash, _)| hash);
    (SproutMap::new(regions.into_iter().map(|(_, region)| region).collect()), is_told)
}

/// The most times that a land is sorted again.
const MOST_SORTS: usize = 64;

/// The chosen form of a land: the least of those between which sorting goes round. So a chosen form is its own.
///
/// Of spots that look alike the first one is told apart from the others. Where they cannot be exchanged all the same, equal
/// lands may have several forms: those are valued one by one, which costs time and changes no value.
fn chosen(land: SproutMap) -> SproutMap {
    let mut met = vec![land];
    while met.len() < MOST_SORTS {
        let (next, is_told) = sorted(met[met.len() - 1].regions());
        if is_told {
            return next;
        }
        if let Some(first) = met.iter().position(|known| *known == next) {
            return met.drain(first..).min().unwrap_or(next);
        }
        met.push(next);
    }
    met.pop().unwrap_or_default()
}
