//! Misère play of heap games: a player who cannot move wins.
//!
//! [`MisereHeaps`] finds the [`Genus`] of the heaps of a code, one after another, and of sums. Tame
//! heaps take a time of the same order as in normal play. Where a sum with a wild heap in it is to be
//! known, it finds canonical forms, of which there are soon more than memory holds.

mod likeness;
mod quotient;
#[cfg(test)]
mod tests;

pub use quotient::{
    HeapCertificate, HeapCertificateError, HeapMove, HeapQuotients, QuotientClass, QuotientPeriod,
};

use crate::Code;
use tweedle_engine::misere::{Forms, Genus, Id, Tame};
use tweedle_engine::{Control, Held, Outcome, Stop};

/// The heaps of a code in misère play, and what is known of them.
///
/// ```
/// # use tweedle_engine::{Control, Outcome};
/// # use tweedle_heaps::{Code, misere::MisereHeaps};
/// let mut kayles = MisereHeaps::new(Code::parse("0.77")?, Control::new());
/// let genera: Vec<_> = kayles.to(5)?.iter().map(ToString::to_string).collect();
/// assert_eq!(genera, ["0^120", "1^031", "2^20", "3^31", "1^031", "4^146"]);
/// assert_eq!(kayles.outcome(&[2, 3, 1])?, Outcome::P);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct MisereHeaps {
    code: Code,
    control: Control,
    held: Held,
    /// The results about the tameness of the heaps 0, 1, ….
    heaps: Vec<Heap>,
    /// The likeness of these heaps to heaps of Nim.
    likeness: Vec<Likeness>,
    /// The genera of the heaps 0, 1, …; never more than `heaps`.
    genera: Vec<Genus>,
    /// The canonical forms of the heaps 0, 1, …; made only when a wild sum needs them.
    heap_forms: Vec<Id>,
    forms: Forms,
}

/// The result about the tameness of a heap.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Heap {
    Tame(Tame),
    /// With the tame options that it has.
    Wild(Vec<Tame>),
}

/// The properties that a heap shares with heaps of Nim.
#[derive(Clone, Default, Debug)]
struct Likeness {
    /// The heap of Nim that it is equal to.
    nim: Option<u32>,
    /// The heaps of Nim that its options are equal to, as far as they are.
    options: Box<[u32]>,
    /// True if the heap and all that it leads to are tame.
    is_tame: bool,
}

impl MisereHeaps {
    /// The heaps of a code. Tables and time are bounded by `control`, which counts every heap as a
    /// position.
    pub fn new(code: Code, control: Control) -> MisereHeaps {
        let (held, forms) = (Held::new(&control), Forms::new(&control));
        MisereHeaps {
            code,
            control,
            held,
            heaps: Vec::new(),
            likeness: Vec::new(),
            genera: Vec::new(),
            heap_forms: Vec::new(),
            forms,
        }
    }

    /// The genera of the heaps 0, 1, …, `last`, and perhaps of some more that were asked for before.
    ///
    /// Cost: of a tame heap, a look at each option; and the same of a wild one, unless it has an
    /// option of several heaps of which one is wild.
    ///
    /// # Errors
    /// [`Stop::Cancelled`] and [`Stop::Memory`]. The results that were found until then are kept:
    /// see [`MisereHeaps::known`].
    pub fn to(&mut self, last: u64) -> Result<&[Genus], Stop> {
        for heap in self.genera.len() as u64..=last {
            self.tameness_to(heap)?;
            let genus = self.find_genus(heap)?;
            self.held.take(size_of::<Genus>() + size_of_val(genus.misere()))?;
            self.genera.push(genus);
            self.control.count_position();
        }
        Ok(&self.genera)
    }

    /// The genera that are known, of the heaps 0, 1, ….
    pub fn known(&self) -> &[Genus] {
        &self.genera
    }

    /// The number of games that the tables of canonical forms hold.
    pub fn forms(&self) -> usize {
        self.forms.len()
    }

    /// The genus of a heap.
    ///
    /// # Errors
    /// As [`MisereHeaps::to`].
    pub fn genus(&mut self, heap: u64) -> Result<Genus, Stop> {
        self.tameness_to(heap)?;
        match &self.heaps[heap as usize] {
            Heap::Tame(tame) => Ok(tame.genus()),
            Heap::Wild(_) => Ok(self.to(heap)?[heap as usize].clone()),
        }
    }

    /// The genus of a sum of heaps.
    ///
    /// # Errors
    /// As [`MisereHeaps::to`]. If a heap is wild and not alone, the canonical form is found of every
    /// sum that can be reached.
    pub fn genus_of_sum(&mut self, heaps: &[u64]) -> Result<Genus, Stop> {
        self.tameness_to(heaps.iter().copied().max().unwrap_or(0))?;
        match (self.tame_sum(heaps), heaps) {
            (Some(tame), _) => Ok(tame.genus()),
            (None, &[heap]) => self.genus(heap),
            (None, _) => {
                let form = self.form_of_sum(heaps)?;
                Ok(self.forms.genus(form).clone())
            }
        }
    }

    /// The outcome of a sum of heaps in misère play: the player who is to move wins (N) or the
    /// other (P).
    ///
    /// # Errors
    /// As [`MisereHeaps::genus_of_sum`].
    ///
    /// ```
    /// # use tweedle_engine::{Control, Outcome};
    /// # use tweedle_heaps::{Code, misere::MisereHeaps};
    /// let mut nim = MisereHeaps::new(Code::parse("0.[3]")?, Control::new());
    /// assert_eq!(nim.outcome(&[1, 1, 1])?, Outcome::P);
    /// assert_eq!(nim.outcome(&[1, 2, 3])?, Outcome::P);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn outcome(&mut self, heaps: &[u64]) -> Result<Outcome, Stop> {
        Ok(self.genus_of_sum(heaps)?.outcome())
    }

    /// The kind of position of Nim that a heap is as good as, in sums of tame heaps of this code
    /// and of others; `None` if the heap is wild.
    ///
    /// A heap is tame if its tame options are those of some position of Nim, and each wild one has an
    /// option, tame and as good as that position, by which it is reversed. A heap for which neither
    /// holds counts as wild, even where its genus is one of Nim, which says less. That
    /// depends on the rules of the code, and not on the canonical form alone, as the kinds of a form do
    /// ([`Kinds`](tweedle_engine::misere::Kinds)): some of them ask that all that a form leads to is tame, too.
    ///
    /// # Errors
    /// As [`MisereHeaps::to`]; but no canonical forms are needed.
    pub fn tame(&mut self, heap: u64) -> Result<Option<Tame>, Stop> {
        self.tameness_to(heap)?;
        Ok(self.tame_sum(&[heap]))
    }

    /// The kind of position of Nim that a sum of heaps is as good as, if all of them are tame ([`MisereHeaps::tame`]).
    ///
    /// # Errors
    /// As [`MisereHeaps::tame`].
    pub fn tame_of_sum(&mut self, heaps: &[u64]) -> Result<Option<Tame>, Stop> {
        self.tameness_to(heaps.iter().copied().max().unwrap_or(0))?;
        Ok(self.tame_sum(heaps))
    }

    /// The genus of a sum of heaps as it is written ([`Forms::symbol`]).
    ///
    /// # Errors
    /// As [`MisereHeaps::genus_of_sum`]. Canonical forms are needed unless all that the heaps lead to is tame.
    ///
    /// ```
    /// # use tweedle_engine::Control;
    /// # use tweedle_heaps::{Code, misere::MisereHeaps};
    /// let mut kayles = MisereHeaps::new(Code::parse("0.77")?, Control::new());
    /// let symbols: Vec<_> = [2, 5, 7].iter().map(|&row| kayles.symbol(&[row]).unwrap()).collect();
    /// assert_eq!(symbols, ["2", "4^146", "2^2"]);
    /// # Ok::<(), tweedle_heaps::CodeError>(())
    /// ```
    pub fn symbol(&mut self, heaps: &[u64]) -> Result<String, Stop> {
        self.tameness_to(heaps.iter().copied().max().unwrap_or(0))?;
        if let Some(size) = self.as_nim_heap(heaps) {
            return Ok(size.to_string());
        }
        if let Some(tame) = self.tame_sum(heaps).filter(|_| self.leads_to_tame(heaps)) {
            return Ok(tame.genus().symbol());
        }
        let form = self.form_of_sum(heaps)?;
        self.forms.symbol(form)
    }

    /// The sum of the tame heaps, if all are tame. The heaps are known.
    // A sum of tame games is won as the sum of Nim, by induction. Where the position of Nim is won,
    // one of its winning moves is to an option that a component has by its place in Nim. Where it is
    // lost, tame options lead to what is won, and a wild one is answered by the move that reverses it,
    // to what is lost. A heap without options is 0; one with wild options alone is no fickle 0, as
    // its player must not be without a move that wins.
    fn tame_sum(&self, heaps: &[u64]) -> Option<Tame> {
        heaps.iter().try_fold(Tame::ZERO, |sum, &heap| match self.heaps[heap as usize] {
            Heap::Tame(tame) => Some(sum + tame),
            Heap::Wild(_) => None,
        })
    }

    fn tameness_to(&mut self, last: u64) -> Result<(), Stop> {
        for heap in self.heaps.len() as u64..=last {
            self.control.check()?;
            let tameness = self.tameness(heap)?;
            let more =
                if let Heap::Wild(options) = &tameness { size_of_val(&options[..]) } else { 0 };
            let class = if let Heap::Tame(class) = &tameness { Some(*class) } else { None };
            let likeness = self.likeness_of(heap, class)?;
            let more = more + size_of_val(&likeness.options[..]);
            self.held.take(size_of::<Heap>() + size_of::<Likeness>() + more)?;
            self.heaps.push(tameness);
            self.likeness.push(likeness);
        }
        Ok(())
    }

    /// True if a heap is tame, from the heaps below it.
    fn tameness(&self, heap: u64) -> Result<Heap, Stop> {
        let mut tame = Vec::new();
        // Of each wild option, the tame options it has.
        let mut wild: Vec<Vec<Tame>> = Vec::new();
        for (count, option) in self.code.options(heap).enumerate() {
            if count % 4096 == 4095 {
                self.control.check()?;
                tame.sort_unstable();
                tame.dedup();
            }
            match self.tame_sum(&option) {
                Some(sum) => tame.push(sum),
                None => wild.push(self.tame_options(&option)),
            }
        }
        tame.sort_unstable();
        tame.dedup();
        let class = match (&tame[..], &wild[..]) {
            ([], []) => Some(Tame::ZERO),
            _ => Tame::of_options(&tame),
        };
        let is_reversed = |class: &Tame| wild.iter().all(|options| options.contains(class));
        Ok(class.filter(is_reversed).map_or(Heap::Wild(tame), Heap::Tame))
    }

    /// The options of a wild sum of heaps that have tame heaps only.
    fn tame_options(&self, heaps: &[u64]) -> Vec<Tame> {
        let mut others = Tame::ZERO;
        let mut wild: Option<&[Tame]> = None;
        for &heap in heaps {
            match (&self.heaps[heap as usize], wild) {
                (&Heap::Tame(tame), _) => others = others + tame,
                (Heap::Wild(options), None) => wild = Some(options),
                // One of two wild heaps stays.
                (Heap::Wild(_), Some(_)) => return Vec::new(),
            }
        }
        wild.unwrap_or_default().iter().map(|&option| option + others).collect()
    }

    /// The genus of a heap, with those of smaller ones known.
    fn find_genus(&mut self, heap: u64) -> Result<Genus, Stop> {
        if let Heap::Tame(tame) = self.heaps[heap as usize] {
            return Ok(tame.genus());
        }
        let options: Vec<Vec<u64>> = self.code.options(heap).collect();
        let mut genera = Vec::with_capacity(options.len());
        for option in options {
            genera.push(match (self.tame_sum(&option), &option[..]) {
                (Some(tame), _) => tame.genus(),
                (None, &[single]) => self.genera[single as usize].clone(),
                (None, _) => {
                    let form = self.form_of_sum(&option)?;
                    self.forms.genus(form).clone()
                }
            });
        }
        Ok(Genus::of_options(&genera))
    }

    fn form_of_sum(&mut self, heaps: &[u64]) -> Result<Id, Stop> {
        let last = heaps.iter().copied().max().unwrap_or(0);
        for heap in self.heap_forms.len() as u64..=last {
            let mut options = Vec::new();
            for option in self.code.clone().options(heap) {
                options.push(self.sum_of_known(&option)?);
            }
            let form = self.forms.game(options)?;
            self.heap_forms.push(form);
        }
        self.sum_of_known(heaps)
    }

    fn sum_of_known(&mut self, heaps: &[u64]) -> Result<Id, Stop> {
        heaps
            .iter()
            .try_fold(Forms::ZERO, |sum, &heap| self.forms.sum(sum, self.heap_forms[heap as usize]))
    }
}
