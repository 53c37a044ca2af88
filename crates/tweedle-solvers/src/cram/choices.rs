//! The options of a region, as sums of regions and a nimber.

use super::grid::Grid;
use tweedle_engine::walk::couples::{Numbers, Sum};

/// A connected set of cells, where it lies, and its least image. Those with the same image are equal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Region {
    pub(super) cells: u64,
    pub(super) key: u64,
}

impl PartialEq for Region {
    fn eq(&self, other: &Region) -> bool {
        self.key == other.key
    }
}

/// Takes sets of cells apart.
#[derive(Debug)]
pub(super) struct Splitter {
    /// The nimbers of strips by their lengths: Dawson's Kayles.
    strips: [u64; 65],
    pub(super) shortcuts: Shortcuts,
}

/// The shortcuts that are known without a search. Without any of them the answers are the same.
#[derive(Clone, Copy, Debug)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a thing of its own, to be left out alone"
)]
pub(super) struct Shortcuts {
    /// A region in which no cell has more than two neighbours is a strip, bent perhaps, or a ring.
    pub(super) lines: bool,
    /// A region that is its image by the half turn is lost.
    pub(super) mirrored: bool,
    /// Of leaves at the same cell one is as good as all.
    pub(super) twins: bool,
    /// A reply that wins one option wins others, too.
    pub(super) replies: bool,
}

impl Splitter {
    pub(super) fn new(shortcuts: Shortcuts) -> Splitter {
        let mut strips = [0; 65];
        for cells in 2..strips.len() {
            let options = (0..=cells - 2).map(|left| strips[left] ^ strips[cells - 2 - left]);
            let options: u64 = options.fold(0, |options, nimber: u64| options | 1 << nimber);
            strips[cells] = u64::from(options.trailing_ones());
        }
        Splitter { strips, shortcuts }
    }

    /// The regions of a set, and the nim sum of those whose nimbers are known by their shapes.
    #[inline]
    pub(super) fn split<const S: u32>(&self, cells: u64, is_connected: bool) -> Sum<Region> {
        let mut sum = Sum::default();
        let mut rest = if is_connected { cells } else { cells & Grid::<S>::next_to(cells) };
        while rest != 0 {
            let region = if is_connected { rest } else { Grid::<S>::region(rest) };
            rest ^= region;
            match self.shape::<S>(region) {
                Shape::Nimber(known) => sum.nimber ^= known,
                Shape::Region(region) => sum.add(region),
            }
        }
        sum
    }

    /// The facts that are known of a region by its shape.
    #[inline]
    fn shape<const S: u32>(&self, mut cells: u64) -> Shape {
        loop {
            let size = cells.count_ones() as usize;
            if size < 4 {
                return Shape::Nimber(u64::from(size > 1));
            }
            if self.shortcuts.lines
                && let Some(edges) = Grid::<S>::edges_of_line(cells)
            {
                // All options of a ring are the same strip.
                let is_strip = edges as usize + 1 == size;
                return Shape::Nimber(if is_strip {
                    self.strips[size]
                } else {
                    u64::from(self.strips[size - 2] == 0)
                });
            }
            let (key, is_mirrored) = Grid::<S>::least_image(cells);
            if is_mirrored && self.shortcuts.mirrored {
                return Shape::Nimber(0);
            }
            if self.shortcuts.twins {
                let fewer = Grid::<S>::without_twins(cells);
                if fewer != cells {
                    cells = fewer;
                    continue;
                }
            }
            return Shape::Region(Region { cells, key });
        }
    }
}

/// The facts that are known of a region by its shape.
enum Shape {
    Nimber(u64),
    Region(Region),
}

/// A choice of the player who is to move in a couple G + ∗k, and its proof numbers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub(super) to: To,
    /// The domino, as the set of its cells; 0 in the heap.
    pub(super) domino: u64,
    pub(super) numbers: Numbers,
}

/// The position that a choice leads to.
#[derive(Clone, Copy, Debug)]
pub(super) enum To {
    /// To a region beside a heap of Nim.
    Region(Region, u64),
    /// To several regions beside a heap of Nim, at this place of [`Choices::sums`].
    Sum(usize),
    /// To a smaller heap beside the region as it is.
    Heap(u64),
}

/// The options of a region.
#[derive(Debug)]
pub(super) struct Choices {
    /// Those of which the nimbers are not known.
    pub(super) open: Vec<Choice>,
    /// Those of them that fall apart.
    pub(super) sums: Vec<Sum<Region>>,
    /// The nimbers of the others, as bits.
    pub(super) excluded: u64,
    /// For those of these nimbers that an option is known to have, a domino that leads to it.
    dominoes: [u64; 64],
    /// Which these are, as bits.
    is_led_to: u64,
}

impl Default for Choices {
    fn default() -> Choices {
        Choices { open: Vec::new(), sums: Vec::new(), excluded: 0, dominoes: [0; 64], is_led_to: 0 }
    }
}

impl Choices {
    /// Nothing known.
    #[inline]
    pub(super) fn clear(&mut self) {
        self.open.clear();
        self.sums.clear();
        self.excluded = 0;
        self.is_led_to = 0;
    }

    /// Adds an option by what is left of a region.
    #[inline]
    pub(super) fn push(&mut self, domino: u64, sum: Sum<Region>) {
        let to = match sum.parts[..] {
            [] => return self.exclude(sum.nimber, domino),
            [region] => To::Region(region, sum.nimber),
            _ => {
                self.sums.push(sum);
                To::Sum(self.sums.len() - 1)
            }
        };
        self.open.push(Choice { to, domino, numbers: Numbers::WON });
    }

    /// Takes note that an option has a nimber.
    #[inline]
    pub(super) fn exclude(&mut self, nimber: u64, domino: u64) {
        self.excluded |= 1 << nimber;
        self.is_led_to |= 1 << nimber;
        self.dominoes[nimber as usize] = domino;
    }

    /// True if a number is not the nimber.
    #[inline]
    pub(super) fn is_excluded(&self, nimber: u64) -> bool {
        self.excluded >> nimber & 1 == 1
    }

    /// A domino that leads to a nimber; 0 if none is known.
    pub(super) fn domino_to(&self, nimber: u64) -> u64 {
        if self.is_led_to >> nimber & 1 == 1 { self.dominoes[nimber as usize] } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Dawson's Kayles is 0.07 (*Winning Ways*, ch. 4, table 6).
    #[test]
    fn strips_and_rings() {
        let shortcuts = Shortcuts { lines: true, mirrored: true, twins: true, replies: true };
        let splitter = Splitter::new(shortcuts);
        let strips = [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3];
        assert_eq!(splitter.strips[..21], strips);
        // Seven in an angle; eight in a ring, of which all options are six in a row: 3.
        let sums =
            [0b1_0001_0001_1111, 0b111_0101_0111].map(|cells| splitter.split::<4>(cells, false));
        assert_eq!(sums, [1, 0].map(|nimber| Sum { nimber, ..Sum::default() }));
    }
}
