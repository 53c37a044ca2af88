//! Grundy values of heaps 0, 1, 2, … of a game.

mod cell;
mod lanes;
mod marks;
mod octal;
mod sparse;
mod search;
mod split;

use cell::Cell;
use marks::{Bytes, Words};
use lanes::Lanes;
use octal::Octal;
use sparse::Sparse;
use split::{Coding, Split};
use crate::Code;
use tweedle::{Control, Stop};



#[doc(hidden)]
#[derive(Debug)]
pub struct Engine<T> { moves: Octal, g: Vec<T>, sparse: Option<(Sparse<T>, usize)>, again: usize }

struct Go<'a, T> { sparse: &'a mut Sparse<T>, moves: &'a Octal, g: &'a mut Vec<T>, end: usize, words: usize }
impl<T: Cell> Go<'_, T> {
    #[inline(always)]
    fn with<L: Lanes>(self, lanes: L) -> bool {
        let Go { sparse, moves, g, end, words } = self;
        let coding = sparse.coding;
        let pace = pace::<T>(words);
        match words {
            1 => sparse.extend(moves, g, end, &mut Words::<L, 1>::new(lanes, coding), pace),
            2 => sparse.extend(moves, g, end, &mut Words::<L, 2>::new(lanes, coding), pace),
            3 => sparse.extend(moves, g, end, &mut Words::<L, 3>::new(lanes, coding), pace),
            4 => sparse.extend(moves, g, end, &mut Words::<L, 4>::new(lanes, coding), pace),
            _ if coding.count() <= 1 << 10 => sparse.extend(moves, g, end, &mut Bytes::<{1<<10}>::new(coding), pace),
            _ => sparse.extend(moves, g, end, &mut Bytes::<{1<<16}>::new(coding), pace),
        }
    }
}
/// How many options a search looks at while one is marked.
fn pace<T>(words: usize) -> usize {
    // hundredths of a cycle
    let mark = if words <= 4 { (3 + 3 * words) * 100 / 16 } else { 110 };
    let look = 2 * 100 * size_of::<T>() / 64;
    (mark / look).max(1)
}
struct Go3<'a, T>(pulp::x86::V3, Go<'a, T>);
struct Go4<'a, T>(pulp::x86::V4, Go<'a, T>);
impl<T: Cell> pulp::NullaryFnOnce for Go4<'_, T> { type Output = bool; #[inline(always)] fn call(self) -> bool { self.1.with(self.0) } }
impl<T: Cell> pulp::NullaryFnOnce for Go3<'_, T> { type Output = bool; #[inline(always)] fn call(self) -> bool { self.1.with(self.0) } }

fn mex(mut seen: Vec<usize>) -> usize {
    seen.sort_unstable();
    seen.dedup();
    seen.iter().zip(0..).position(|(&v, i)| v != i).unwrap_or(seen.len())
}

impl<T: Cell> Engine<T> {
    fn new(moves: Octal, g: Vec<T>) -> Self {
        Engine { moves, g, sparse: None, again: 256 }
    }
    fn plain(&self) -> Vec<T> {
        match &self.sparse {
            None => self.g.clone(),
            Some((s, _)) => self.g.iter().enumerate().map(|(n, c)| T::new(s.coding.value(c.index(), n))).collect(),
        }
    }
    fn choose(&mut self, least: usize) -> bool {
        let plain = self.plain();
        let max = plain.iter().map(|v| v.index()).max().unwrap_or(0);
        let bound = (max + 1).next_power_of_two().max(128).max(least);
        if bound.trailing_zeros() > 8 * size_of::<T>() as u32 { self.g = plain; return false; }
        let (split, rare) = Split::best(&plain, self.moves.parity());
        let words = (max + 1).div_ceil(128).max(least / 256 + 1);
        let pace = pace::<T>(words);
        let n = self.g.len();
        let few = 2 * max + 16;
        let guides = if rare <= few + n / 2 / pace { usize::MAX } else if let Some((s, _)) = &self.sparse && s.guides() < usize::MAX { s.guides() } else { few };
        if std::env::var("TRACE").is_ok() { eprintln!("n {} max {} split {:x?} rare {} guides {} {} scouts {:?} pace {}", self.g.len(), max, split, rare, guides as isize, words, self.sparse.as_ref().map(|s| s.0.scouts()), pace); }
        let coding = Coding::new(split, bound);
        let scouts = self.sparse.as_ref().map_or(2 * max + 16, |s| s.0.scouts());
        for (n, v) in plain.iter().enumerate() { self.g[n] = T::new(coding.code(v.index(), n)); }
        self.sparse = Some((Sparse::new(&self.g, coding, guides, scouts), words));
        true
    }
    fn extend(&mut self, to: usize, control: &Control) -> Result<bool, Stop> {
        while self.g.len() < to {
            control.check()?;
            if self.g.len() >= self.again { if !self.choose(0) {return Ok(false)} self.again *= 2; }
            let end = to.min(self.again).min(self.g.len() + 4096);
            if let Some((sparse, words)) = &mut self.sparse {
                    let go = Go { sparse, moves: &self.moves, g: &mut self.g, end, words: *words };
                    let ok = if let Some(v4) = pulp::x86::V4::try_new() { v4.vectorize(Go4(v4, go)) }
                       else if let Some(v3) = pulp::x86::V3::try_new() { v3.vectorize(Go3(v3, go)) } else { go.with(lanes::Plain) };
                    if !ok {
                        *words += 1;
                        if 64 * *words > 1 << sparse.coding.digits { 
                            let more = 4 << sparse.coding.digits;
                            if !self.choose(more) { return Ok(false); }
                         }
                    }
            } else {
                while self.g.len() < end {
                    let n = self.g.len();
                    let mut seen = vec![];
                    self.moves.simple_options(n, |o| seen.push(self.g[o].index()));
                    for two in &self.moves.two {
                        let Some((least, most)) = two.smaller_parts(n) else { continue };
                        seen.extend((least..=most).map(|a| (self.g[a] ^ self.g[n - two.taken - a]).index()));
                    }
                    let v = mex(seen);
                    if v >= T::COUNT { return Ok(false) }
                    self.g.push(T::new(v));
                }
            }
        }
        Ok(true)
    }
}

#[doc(hidden)]
pub fn grundy(code: &Code, to: usize, control: &Control) -> Result<Vec<u16>, Stop> {
    let moves = Octal::new(code).expect("octal");
    let mut e = Engine::<u8>::new(moves.clone(), vec![0]);
    if e.extend(to, control)? { 
      if let (Some((s, w)), true) = (&e.sparse, std::env::var("TRACE").is_ok()) { eprintln!("{:x?} rare {} last {:?} words {w} guides {} scouts {} depths {:?}", s.coding, s.rare.len(), s.rare.last(), s.guides() as isize, s.scouts(), s.depths); }
      return Ok(e.plain().iter().map(|&v| v.into()).collect()); }
    let mut e2 = Engine::<u16>::new(moves, e.g.iter().map(|&v| v.into()).collect());
    e2.again = 2 * e.again;
    let mut e = e2;
    e.choose(0);
    e.extend(to, control)?;
      if let (Some((s, w)), true) = (&e.sparse, std::env::var("TRACE").is_ok()) { eprintln!("{:x?} rare {} last {:?} words {w} guides {} scouts {} depths {:?}", s.coding, s.rare.len(), s.rare.last(), s.guides() as isize, s.scouts(), s.depths); }
    Ok(e.plain())
}
