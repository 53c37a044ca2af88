//! Texts of positions of Sprouts.

use super::map::{
    Boundary, FREE, MOST_LIVES, NAMED, PASSED, Region, SproutMap, TIP, lands, lives_in,
};
use std::collections::HashMap;
use tweedle_rules::NotationError;

/// The letters of spots, which are numbered from 0: `A`, ..., `Z`, `A'`, ...
fn letter(number: usize, first: u8) -> String {
    let letter = char::from(first + (number % 26) as u8);
    format!("{letter}{}", "'".repeat(number / 26))
}

/// The texts of all spots with names, by their numbers: capital letters for those on two boundaries, small letters for
/// those that are twice on one.
fn letters(regions: &[Region]) -> HashMap<u8, String> {
    let mut names = HashMap::new();
    let mut used = [0_usize; 2];
    for boundary in regions.iter().flatten() {
        for &spot in boundary.iter().filter(|&&spot| spot >= NAMED) {
            names.entry(spot).or_insert_with(|| {
                let is_spot = |&other: &u8| other == spot;
                let is_twice =
                    boundary.iter().position(is_spot) != boundary.iter().rposition(is_spot);
                let number = &mut used[usize::from(is_twice)];
                *number += 1;
                letter(*number - 1, if is_twice { b'a' } else { b'A' })
            });
        }
    }
    names
}

/// The text of each corner, in the order of the printed position, boundary by boundary and region by region.
pub(super) fn corners(regions: &[Region]) -> Vec<Vec<Vec<String>>> {
    let names = letters(regions);
    let text = |spot: &u8| names.get(spot).cloned().unwrap_or_else(|| spot.to_string());
    let of_region =
        |region: &Region| region.iter().map(|it| it.iter().map(text).collect()).collect();
    regions.iter().map(of_region).collect()
}

/// Prints a position.
pub(super) fn print(position: &SproutMap) -> String {
    let regions = position.regions();
    let names = corners(&regions);
    let mut names = names.into_iter();
    let mut text = String::new();
    for land in lands(regions) {
        for region in land {
            for (boundary, corners) in region.iter().zip(names.next().unwrap_or_default()) {
                debug_assert_eq!(boundary.len(), corners.len());
                text += &corners.concat();
                text.push('.');
            }
            text.push('}');
        }
        text.push(']');
    }
    text + "!"
}

/// A reader of positions.
#[derive(Default)]
struct Reader {
    lands: Vec<Vec<Region>>,
    land: Vec<Region>,
    region: Region,
    boundary: Boundary,
    /// The place where the boundary begins.
    begin: usize,
    /// The number and the last place of each name.
    names: HashMap<String, (u8, usize)>,
}

impl Reader {
    fn end_boundary(&mut self, at: usize) -> Result<(), NotationError> {
        if self.boundary.is_empty() {
            let message = "A boundary has a spot at least: write `0.` for one spot without lines.";
            return Err(NotationError::new(message, at..at));
        }
        if self.boundary.len() > 1 && self.boundary.contains(&FREE) {
            let message = "A spot without lines, `0`, is alone on its boundary: write `0.0.` for two of them.";
            return Err(NotationError::new(message, self.begin..at));
        }
        self.region.push(std::mem::take(&mut self.boundary));
        Ok(())
    }

    fn end_region(&mut self, at: usize) -> Result<(), NotationError> {
        if !self.boundary.is_empty() || self.region.is_empty() {
            self.end_boundary(at)?;
        }
        self.land.push(std::mem::take(&mut self.region));
        Ok(())
    }

    fn end_land(&mut self, at: usize) -> Result<(), NotationError> {
        if !self.boundary.is_empty() || !self.region.is_empty() || self.land.is_empty() {
            self.end_region(at)?;
        }
        self.lands.push(std::mem::take(&mut self.land));
        Ok(())
    }

    fn has_open(&self) -> bool {
        !self.boundary.is_empty() || !self.region.is_empty() || !self.land.is_empty()
    }

    /// The lives of what has been read.
    fn lives(&self) -> usize {
        let lands = self.lands.iter().flatten().flatten();
        let land = self.land.iter().flatten();
        let all = lands.chain(land).chain(&self.region).chain([&self.boundary]);
        lives_in(&all.cloned().collect())
    }
}

/// Reads a position.
pub(super) fn parse(text: &str) -> Result<SproutMap, NotationError> {
    let letters: Vec<char> = text.chars().collect();
    let mut reader = Reader::default();
    let mut at = 0;
    while let Some(&found) = letters.get(at) {
        let start = at;
        at += 1;
        if reader.boundary.is_empty() {
            reader.begin = start;
        }
        match found {
            ' ' => {}
            '0' => reader.boundary.push(FREE),
            '1' => reader.boundary.push(TIP),
            '2' => reader.boundary.push(PASSED),
            '3' => {
                let message = "A spot with three lines is dead, and is left out.";
                return Err(NotationError::new(message, start..at));
            }
            'A'..='Z' | 'a'..='z' => {
                while letters.get(at) == Some(&'\'') {
                    at += 1;
                }
                let name: String = letters[start..at].iter().collect();
                let next = NAMED + reader.names.len().min(MOST_LIVES) as u8;
                let entry = reader.names.entry(name).or_insert((next, start));
                entry.1 = start;
                let number = entry.0;
                reader.boundary.push(number);
            }
            '*' => {
                while letters.get(at).is_some_and(char::is_ascii_digit) {
                    at += 1;
                }
                let count: String = letters[start + 1..at].iter().collect();
                let count = count.parse().unwrap_or(if count.is_empty() { 0 } else { usize::MAX });
                let boundary = std::mem::take(&mut reader.boundary);
                let is_plain = boundary.iter().all(|&spot| spot < NAMED);
                if count == 0 || boundary.is_empty() || !is_plain {
                    let message = "After a boundary without letters, such as `0`, and `*` stands how many there are: `0*5`.";
                    return Err(NotationError::new(message, start..at));
                }
                if count > MOST_LIVES {
                    return Err(too_many(start..at));
                }
                for _ in 0..count {
                    reader.boundary.clone_from(&boundary);
                    reader.end_boundary(at)?;
                }
                // The full stop after the number may be there, or not.
                if letters.get(at) == Some(&'.') {
                    at += 1;
                }
            }
            '.' => reader.end_boundary(start)?,
            '}' => reader.end_region(start)?,
            ']' => reader.end_land(start)?,
            '!' => {
                if letters[at..].iter().any(|&rest| rest != ' ') {
                    let message = "The position ends with `!`.";
                    return Err(NotationError::new(message, at..letters.len()));
                }
            }
            other => {
                let message = format!(
                    "`{other}` has no meaning in Sprouts: spots are `0`, `1`, `2` or letters, and `.`, `}}`, `]`, `!` end \
                     boundaries, regions, lands and the position."
                );
                return Err(NotationError::new(message, start..at));
            }
        }
        if reader.lives() > MOST_LIVES {
            return Err(too_many(start..at));
        }
    }
    if reader.has_open() {
        reader.end_land(letters.len())?;
    }
    check_names(&reader)?;
    Ok(SproutMap::new(reader.lands.into_iter().flatten().collect()))
}

fn too_many(range: std::ops::Range<usize>) -> NotationError {
    let message =
        format!("The spots of a position of Sprouts have at most {MOST_LIVES} lives together.");
    NotationError::new(message, range)
}

/// Each letter stands twice: a capital letter in two regions of one land, a small letter on one boundary.
fn check_names(reader: &Reader) -> Result<(), NotationError> {
    let mut names: Vec<(&String, &(u8, usize))> = reader.names.iter().collect();
    names.sort_by_key(|(_, (number, _))| *number);
    for (name, &(number, last)) in names {
        let mut places = Vec::new();
        for (land, regions) in reader.lands.iter().enumerate() {
            for (region, boundaries) in regions.iter().enumerate() {
                for (boundary, corners) in boundaries.iter().enumerate() {
                    let here = corners.iter().filter(|&&spot| spot == number);
                    places.extend(here.map(|_| (land, region, boundary)));
                }
            }
        }
        let is_small = name.starts_with(|letter: char| letter.is_ascii_lowercase());
        let is_right = match places[..] {
            [one, two] if is_small => one == two,
            [one, two] => one.0 == two.0 && one.1 != two.1,
            _ => false,
        };
        if !is_right {
            let message = if is_small {
                format!(
                    "A small letter is a spot that is twice on one boundary, and `{name}` is not."
                )
            } else {
                format!(
                    "A capital letter is a spot that is once in each of two regions of a land, and `{name}` is not."
                )
            };
            return Err(NotationError::new(message, last..last + name.chars().count()));
        }
    }
    Ok(())
}
