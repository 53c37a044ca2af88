//! The heaps of a code that are equal to heaps of Nim in misère play.

use super::{Likeness, MisereHeaps};
use tweedle_engine::Stop;
use tweedle_engine::misere::Tame;

/// The common form of heaps of Nim in a row: the nim sum, and true if there is one of 2 or more among them. Of two such
/// heaps the sum is no heap.
fn joined((sum, is_large): (u32, bool), size: u32) -> Option<(u32, bool)> {
    (!is_large || size < 2).then_some((sum ^ size, is_large || size >= 2))
}

impl MisereHeaps {
    /// The size of the heap of Nim that a sum of heaps is equal to; `None` if there is none, or if that shows only in
    /// canonical forms. The heaps are known.
    pub(super) fn as_nim_heap(&self, heaps: &[u64]) -> Option<u32> {
        self.nim_of(heaps.iter()).map(|(size, _)| size)
    }

    /// True if a sum of heaps and all that it leads to are tame. The heaps are known.
    pub(super) fn leads_to_tame(&self, heaps: &[u64]) -> bool {
        heaps.iter().all(|&heap| self.likeness[heap as usize].is_tame)
    }

    // It is sound and not complete: the heap of 15 of 0.3204 is 0, because its wild options have options that are 0 and one of
    // them is lost in misère play, which no place in Nim tells. After `None`, canonical forms are asked.
    fn nim_of<'a>(&self, mut heaps: impl Iterator<Item = &'a u64>) -> Option<(u32, bool)> {
        heaps.try_fold((0, false), |sum, &heap| joined(sum, self.likeness[heap as usize].nim?))
    }

    /// True if an option of a sum of heaps is equal to a heap of Nim.
    fn leads_to_nim(&self, heaps: &[u64], size: u32) -> bool {
        (0..heaps.len()).any(|moved| {
            let rest = heaps.iter().enumerate().filter(|(place, _)| *place != moved);
            let Some((rest, is_large)) = self.nim_of(rest.map(|(_, heap)| heap)) else {
                return false;
            };
            let needed = size ^ rest;
            let options = &self.likeness[heaps[moved] as usize].options;
            (!is_large || needed < 2) && options.binary_search(&needed).is_ok()
        })
    }

    /// The likeness of a heap with this place in Nim, from those of smaller heaps.
    // A game is equal to a heap of Nim if its options are those of the heap, and others from which one can move to the heap
    // itself; and if that is 0, then only if it is won as 0 is, which its place in Nim tells.
    pub(super) fn likeness_of(&self, heap: u64, class: Option<Tame>) -> Result<Likeness, Stop> {
        let mut options = Vec::new();
        let mut others = Vec::new();
        let mut is_tame = class.is_some();
        for (count, option) in self.code.options(heap).enumerate() {
            if count % 4096 == 4095 {
                self.control.check()?;
                options.sort_unstable();
                options.dedup();
            }
            is_tame &= self.leads_to_tame(&option);
            match self.as_nim_heap(&option) {
                Some(size) => options.push(size),
                // None of the others can be reversed to a heap of Nim then.
                None if class.is_none() => {}
                None => others.push(option),
            }
        }
        options.sort_unstable();
        options.dedup();
        let size = options.iter().zip(0..).take_while(|(option, n)| *option == n).count() as u32;
        let is_nim = class == Some(Tame::of_nim(size))
            && others.iter().all(|option| self.leads_to_nim(option, size));
        Ok(Likeness { nim: is_nim.then_some(size), options: options.into(), is_tame })
    }
}
