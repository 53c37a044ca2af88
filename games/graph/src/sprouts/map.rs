//! Positions of Sprouts: regions, boundaries and spots, what of them never matters, and a chosen form of each.

use std::collections::HashMap;
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

/// The number of lives of the spots of a region.
pub(super) fn lives_in(region: &Region) -> usize {
    let mut named = Vec::new();
    let mut sum = 0;
    for &spot in region.iter().flatten() {
        if spot < NAMED {
            sum += lives(spot);
        } else if !named.contains(&spot) {
            named.push(spot);
            sum += 1;
        }
    }
    sum
}

impl SproutMap {
    /// The position with these regions, in a form in which lands stand together. Names are numbered anew.
    pub(super) fn new(regions: Vec<Region>) -> SproutMap {
        let mut names = HashMap::new();
        let mut bytes = Vec::new();
        for region in lands(regions).into_iter().flatten() {
            for boundary in region {
                for spot in boundary {
                    let next = NAMED + names.len() as u8;
                    bytes.push(if spot < NAMED {
                        spot
                    } else {
                        *names.entry(spot).or_insert(next)
                    });
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
    let named = |region: &Region| -> Vec<u8> {
        region.iter().flatten().copied().filter(|&spot| spot >= NAMED).collect()
    };
    let mut lands: Vec<(Vec<u8>, Vec<(usize, Region)>)> = Vec::new();
    for (place, region) in regions.into_iter().enumerate() {
        let mut spots = named(&region);
        let mut members = Vec::new();
        let mut rest = Vec::new();
        for (known, regions) in lands {
            if known.iter().any(|spot| spots.contains(spot)) {
                members.extend(regions);
                spots.extend(known);
            } else {
                rest.push((known, regions));
            }
        }
        members.push((place, region));
        rest.push((spots, members));
        lands = rest;
    }
    let mut lands: Vec<Vec<(usize, Region)>> =
        lands.into_iter().map(|(_, regions)| regions).collect();
    for land in &mut lands {
        land.sort_by_key(|&(place, _)| place);
    }
    lands.sort_by_key(|land| land[0].0);
    lands.into_iter().map(|land| land.into_iter().map(|(_, region)| region).collect()).collect()
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

/// Mixes a number into a hash (the finisher of Steele, Lea and Flood 2014).
fn mix(hash: u64, number: u64) -> u64 {
    let mut mixed = (hash ^ number).wrapping_add(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

/// The colours of spots: those of one colour look alike, as far as they are compared.
type Colours = [u64; 256];

/// The colours along a boundary from a place on, in one direction or the other.
fn walk<'a>(
    boundary: &'a [u8],
    place: usize,
    is_turned: bool,
    colours: &'a Colours,
) -> impl Iterator<Item = u64> + 'a {
    let len = boundary.len();
    (0..len).map(move |step| {
        let at = if is_turned { (place + len - step) % len } else { (place + step) % len };
        colours[usize::from(boundary[at])]
    })
}

/// The first place from which the colours along a boundary are the least.
fn first_place(boundary: &[u8], is_turned: bool, colours: &Colours) -> usize {
    let from = |place| walk(boundary, place, is_turned, colours);
    let mut best = 0;
    for place in 1..boundary.len() {
        if from(place).lt(from(best)) {
            best = place;
        }
    }
    best
}

/// The hash of a walk.
fn hash(walk: impl Iterator<Item = u64>) -> u64 {
    walk.fold(1, mix)
}

/// The hash of a region that is seen from one side or the other.
fn region_hash(region: &Region, is_turned: bool, colours: &Colours) -> u64 {
    let one = |boundary: &Boundary| {
        let place = first_place(boundary, is_turned, colours);
        hash(walk(boundary, place, is_turned, colours))
    };
    let mut all: Vec<u64> = region.iter().map(one).collect();
    all.sort_unstable();
    hash(all.into_iter())
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
        let mut seen = [0_u64; 256];
        for region in land {
            let sides = [false, true].map(|is_turned| region_hash(region, is_turned, colours));
            let least = sides[0].min(sides[1]);
            for boundary in region {
                for (place, &spot) in
                    boundary.iter().enumerate().filter(|(_, spot)| **spot >= NAMED)
                {
                    let views = [false, true]
                        .into_iter()
                        .filter(|&is_turned| sides[usize::from(is_turned)] == least)
                        .map(|is_turned| hash(walk(boundary, place, is_turned, colours)));
                    let view = mix(least, views.min().unwrap_or(0));
                    let sum = &mut seen[usize::from(spot)];
                    *sum = sum.wrapping_add(view);
                }
            }
        }
        for &spot in spots {
            let colour = &mut colours[usize::from(spot)];
            *colour = mix(*colour, seen[usize::from(spot)]);
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
        let sides = [false, true].map(|is_turned| region_hash(&region, is_turned, &colours));
        let is_turned = sides[1] < sides[0];
        let mut boundaries: Vec<(Vec<u64>, Boundary)> = Vec::new();
        for boundary in region {
            let place = first_place(&boundary, is_turned, &colours);
            let len = boundary.len();
            let at = |step: usize| {
                if is_turned { (place + len - step) % len } else { (place + step) % len }
            };
            let turned: Boundary = (0..len).map(|step| boundary[at(step)]).collect();
            boundaries
                .push((turned.iter().map(|&spot| colours[usize::from(spot)]).collect(), turned));
        }
        // Those without names first, and short ones.
        boundaries.sort_by(|a, b| (a.0.len(), &a.0).cmp(&(b.0.len(), &b.0)));
        let region = boundaries.into_iter().map(|(_, boundary)| boundary).collect();
        regions.push((sides[0].min(sides[1]), region));
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
