//! Nimbers of regions by proof-number search.

use super::choices::{Choice, Choices, Region, Shortcuts, Splitter, To};
use super::grid::Grid;
use super::table::{Entry, RegionTable};
use tweedle_engine::walk::couples::{Numbers, Sum};
use tweedle_engine::{Control, Stop};

/// Finds nimbers of regions of a grid with `S` columns.
///
/// It asks of couples of a region and a nimber, G + ∗k, if the player who moves first loses, that is, if k is the
/// nimber of G (Lemoine and Viennot, "Nimbers are inevitable", *Theoretical Computer Science* 462, 2012). Proof numbers
/// decide which couple is examined next, depth first within limits (Nagai, *Df-pn algorithm for searching AND/OR trees
/// and its applications*, 2002); see [`Numbers::select`]. Regions of few cells are searched to the end.
///
/// Most of the time goes into finding options: about 13 are taken apart for each couple examined. Four new
/// couples of five are won by an option that is known, so options are looked up as they are found, first the
/// dominoes that won lately. On one board, times differ by a third from one setting of the numbers below to the
/// next; only over several boards do they mean anything.
// A region that is examined stays where it lies on the board, so that dominoes can be compared; the
// table knows it by its least image.
pub(super) struct Search<const S: u32> {
    table: RegionTable,
    splitter: Splitter,
    control: Control,
    /// For each depth the dominoes that won last, the latest first.
    replies: Vec<Replies>,
    /// The old lists of options, to be used again.
    pool: Vec<Choices>,
    positions: u64,
}

/// The last dominoes that won.
type Replies = [u64; 6];

/// A region G and a nimber k: the position G + ∗k.
#[derive(Clone, Copy)]
struct Couple {
    region: Region,
    nimber: u64,
}

/// The largest number of cells of a region that is searched without limits: to come back to it
/// takes longer.
const SMALL: u32 = 14;

/// The number of options that are found before they are looked up.
const AT_ONCE: usize = 4;

/// Stack that one level of the search may need, and the size of a further piece of stack.
const RED_ZONE: usize = 64 * 1024;
const STACK_PIECE: usize = 1024 * 1024;

impl<const S: u32> Search<S> {
    /// Nothing known; the table takes at most about `most` bytes.
    pub(super) fn new(
        shortcuts: Shortcuts,
        most: usize,
        control: &Control,
    ) -> Result<Search<S>, Stop> {
        Ok(Search {
            table: RegionTable::new(most, control)?,
            splitter: Splitter::new(shortcuts),
            control: control.clone(),
            replies: Vec::new(),
            pool: Vec::new(),
            positions: 0,
        })
    }

    pub(super) fn len(&self) -> usize {
        self.table.len()
    }

    pub(super) fn bytes(&self) -> usize {
        self.table.bytes()
    }

    /// The nimber of a set of cells.
    pub(super) fn nimber(&mut self, cells: u64) -> Result<u64, Stop> {
        self.splitter.split::<S>(cells, false).total(|region| self.nimber_of(region, 0))
    }

    /// True if the nimber of a set of cells is `nimber`.
    pub(super) fn is_nimber(&mut self, cells: u64, nimber: u64) -> Result<bool, Stop> {
        let sum = self.splitter.split::<S>(cells, false).sorted(size);
        let (hardest, rest) = sum.hardest(|region| self.nimber_of(region, 0))?;
        let nimber = nimber ^ rest;
        let Some(region) = hardest else { return Ok(nimber == 0) };
        let couple = Couple { region, nimber };
        let (numbers, _) = self.examine(couple, Numbers::NO_LIMIT, 0)?;
        Ok(numbers == Numbers::LOST)
    }

    fn nimber_of(&mut self, region: Region, depth: usize) -> Result<u64, Stop> {
        for nimber in 0..u64::from(region.cells.count_ones() / 2) {
            if let Some(known) = self.known(region) {
                return Ok(known);
            }
            let couple = Couple { region, nimber };
            if self.examine(couple, Numbers::NO_LIMIT, depth)?.0 == Numbers::LOST {
                return Ok(nimber);
            }
        }
        // It can be nothing else.
        Ok(u64::from(region.cells.count_ones() / 2))
    }

    #[inline]
    fn known(&self, region: Region) -> Option<u64> {
        self.table.get(region.key)?.nimber()
    }

    /// The proof numbers of a couple as far as they are known, or a guess; or the nimber of its
    /// region.
    #[inline]
    fn look_up(&self, Couple { region, nimber }: Couple) -> Result<Numbers, u64> {
        if let Some(entry) = self.table.get(region.key) {
            if let Some(known) = entry.nimber() {
                return Err(known);
            }
            if entry.excluded() >> nimber & 1 == 1 {
                return Ok(Numbers::WON);
            }
            if let Some(numbers) = entry.numbers(nimber) {
                return Ok(numbers);
            }
        }
        // A region has at most half as many moves as cells, and its nimber is at most their number.
        let most = u64::from(region.cells.count_ones() / 2);
        Ok(if nimber > most { Numbers::WON } else { guess::<S>(region.cells) })
    }

    /// The proof numbers of a couple, examined until one of them has reached its limit; and a domino
    /// that wins, or 0 if none is known to.
    fn examine(
        &mut self,
        couple: Couple,
        limits: Numbers,
        depth: usize,
    ) -> Result<(Numbers, u64), Stop> {
        let Couple { region, nimber } = couple;
        match self.look_up(couple) {
            Err(known) if known == nimber => return Ok((Numbers::LOST, 0)),
            Err(_) => return Ok((Numbers::WON, 0)),
            Ok(numbers) if numbers.win == 0 || numbers.reach(limits) => return Ok((numbers, 0)),
            Ok(_) => {}
        }
        let is_small = region.cells.count_ones() <= SMALL;
        let limits = if is_small { Numbers::NO_LIMIT } else { limits };
        self.control.check()?;
        self.control.count_position();
        self.positions += 1;
        let before = self.positions;
        let mut choices = self.pool.pop().unwrap_or_default();
        self.find(couple, depth, &mut choices);
        let numbers = stacker::maybe_grow(RED_ZONE, STACK_PIECE, || {
            self.by_choices(couple, limits, depth, &mut choices)
        })?;
        let work = self.positions - before;
        let entry = self.table.entry(region.key);
        entry.count_work(work);
        entry.exclude(choices.excluded);
        let mut reply = 0;
        match numbers {
            Numbers::LOST => entry.set_nimber(nimber),
            Numbers::WON => {
                entry.exclude(1 << nimber);
                reply = choices.domino_to(nimber);
            }
            _ => entry.set_numbers(nimber, numbers),
        }
        self.pool.push(choices);
        if reply != 0 && self.splitter.shortcuts.replies {
            self.keep_reply(reply, depth);
        }
        Ok((numbers, reply))
    }

    /// Takes note of a domino that won at some depth.
    fn keep_reply(&mut self, domino: u64, depth: usize) {
        if self.replies.len() <= depth {
            self.replies.resize(depth + 1, Replies::default());
        }
        let replies = &mut self.replies[depth];
        let last = replies.len() - 1;
        let place = replies.iter().position(|&reply| reply == domino).unwrap_or(last);
        replies[..=place].rotate_right(1);
        replies[0] = domino;
    }

    /// The proof numbers of a couple by those of what can be chosen.
    fn by_choices(
        &mut self,
        couple: Couple,
        limits: Numbers,
        depth: usize,
        choices: &mut Choices,
    ) -> Result<Numbers, Stop> {
        loop {
            // A nimber known by now is less: that of a heap to which one can move.
            if choices.is_excluded(couple.nimber) || self.known(couple.region).is_some() {
                return Ok(Numbers::WON);
            }
            let (numbers, next) = select(choices, limits);
            let Some((best, limits)) = next else { return Ok(numbers) };
            let choice = choices.open[best];
            match choice.to {
                To::Sum(place) => {
                    let sum = std::mem::take(&mut choices.sums[place]).sorted(size);
                    let (hardest, rest) =
                        sum.hardest(|region| self.nimber_of(region, depth + 1))?;
                    if let Some(region) = hardest {
                        let choice = &mut choices.open[best];
                        choice.to = To::Region(region, rest);
                        if let Some(nimber) = self.look_at(couple.nimber, choice, &mut []) {
                            choice.numbers = Numbers::WON;
                            let domino = choice.domino;
                            choices.exclude(nimber, domino);
                        }
                    }
                }
                To::Region(region, nimber) => {
                    let next = Couple { region, nimber: nimber ^ couple.nimber };
                    let (numbers, reply) = self.examine(next, limits, depth + 1)?;
                    choices.open[best].numbers = numbers;
                    if let Some(known) = self.known(region) {
                        choices.exclude(nimber ^ known, choice.domino);
                    }
                    if reply != 0 && self.splitter.shortcuts.replies {
                        self.pair_off(couple.nimber, reply, &mut choices.open);
                    }
                }
                To::Heap(nimber) => {
                    let next = Couple { region: couple.region, nimber };
                    let (numbers, _) = self.examine(next, limits, depth + 1)?;
                    choices.open[best].numbers = numbers;
                    let entry = self.table.get(couple.region.key);
                    choices.excluded |= entry.map_or(0, Entry::excluded);
                }
            }
        }
    }

    /// Finds what can be chosen, and looks it up, until something wins; what is known is not looked at
    /// again. Options are in the order of the board: the same order everywhere lets searches from
    /// different positions meet.
    fn find(&self, couple: Couple, depth: usize, choices: &mut Choices) {
        let Couple { region, nimber } = couple;
        choices.clear();
        choices.excluded = self.table.get(region.key).map_or(0, Entry::excluded);
        let mut seen = 0;
        let [mut stand, mut lie] = Grid::<S>::dominoes(region.cells);
        let mut replies = self.replies.get(depth).into_iter().flatten();
        loop {
            let reply = replies.find_map(|&reply| {
                let is_safe = stand.take(reply).or_else(|| lie.take(reply))?;
                Some((reply, is_safe))
            });
            let next = reply.or_else(|| stand.pop()).or_else(|| lie.pop());
            if let Some((domino, is_safe)) = next {
                let rest = region.cells ^ domino;
                let sum = self.splitter.split::<S>(rest, is_safe);
                for part in &sum.parts {
                    self.table.touch(part.key);
                }
                choices.push(domino, sum);
                if choices.open.len() < seen + AT_ONCE {
                    continue;
                }
            }
            seen = self.look_at_all(nimber, choices, seen);
            if choices.is_excluded(nimber) {
                return;
            }
            if next.is_none() {
                break;
            }
        }
        for heap in 0..nimber {
            if !choices.is_excluded(heap) {
                let numbers = self.look_up(Couple { region, nimber: heap }).unwrap_or(Numbers::WON);
                choices.open.push(Choice { to: To::Heap(heap), domino: 0, numbers });
            }
        }
    }

    /// Looks up what can be chosen, from a place on; how many there are then.
    #[inline]
    fn look_at_all(&self, heap: u64, choices: &mut Choices, seen: usize) -> usize {
        let mut kept = seen;
        for i in seen..choices.open.len() {
            let mut choice = choices.open[i];
            if let Some(known) = self.look_at(heap, &mut choice, &mut choices.sums) {
                choices.exclude(known, choice.domino);
            } else {
                choices.open[kept] = choice;
                kept += 1;
            }
        }
        choices.open.truncate(kept);
        kept
    }

    /// The nimber of an option, if it is known; else its proof numbers are, beside a heap of Nim.
    #[inline]
    fn look_at(&self, heap: u64, choice: &mut Choice, sums: &mut [Sum<Region>]) -> Option<u64> {
        if let To::Sum(place) = choice.to {
            let sum = &mut sums[place];
            sum.refresh(|part| self.known(*part));
            match sum.parts[..] {
                [] => return Some(sum.nimber),
                [region] => choice.to = To::Region(region, sum.nimber),
                _ => {
                    let hardest = sum.parts.iter().map(|part| guess::<S>(part.cells).loss).max();
                    choice.numbers = Numbers { win: 1, loss: hardest.unwrap_or(1) };
                }
            }
        }
        if let To::Region(region, nimber) = choice.to {
            match self.look_up(Couple { region, nimber: nimber ^ heap }) {
                Ok(numbers) => choice.numbers = numbers,
                Err(known) => return Some(nimber ^ known),
            }
        }
        None
    }

    /// If the reply to one domino wins, that domino is a reply to it that wins.
    fn pair_off(&mut self, heap: u64, reply: u64, open: &mut [Choice]) {
        let replied = open.iter_mut().find(|choice| choice.domino == reply);
        if let Some(choice) = replied {
            choice.numbers = Numbers::WON;
            if let To::Region(region, nimber) = choice.to {
                self.table.entry(region.key).exclude(1 << (nimber ^ heap));
            }
        }
    }
}

/// The effort that a region of a sum seems to need.
fn size(region: &Region) -> u32 {
    region.cells.count_ones()
}

/// The proof numbers of a region without results: its size is a measure of the work to show that the player who moves
/// first loses.
#[inline]
fn guess<const S: u32>(cells: u64) -> Numbers {
    Numbers::guess((cells.count_ones() + Grid::<S>::mobility(cells)) as usize)
}

/// The proof numbers of a couple, and if they are within its limits, which choice is to be examined
/// next, and its limits.
fn select(choices: &Choices, limits: Numbers) -> (Numbers, Option<(usize, Numbers)>) {
    let numbers = choices.open.iter().map(|choice| match choice.to {
        To::Heap(heap) if choices.is_excluded(heap) => Numbers::WON,
        _ => choice.numbers,
    });
    Numbers::select(numbers, limits)
}
