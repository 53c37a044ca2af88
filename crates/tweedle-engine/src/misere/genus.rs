//! The genus of an impartial game: what it is worth in normal play and in misère play beside heaps
//! of two.

use crate::{Outcome, Weigh};
use std::fmt;

/// The genus of an impartial game: its Grundy value g, and the misère Grundy values g₀, g₁, g₂, … of
/// the game with 0, 1, 2, … heaps of Nim of size 2 beside it.
///
/// The misère Grundy value of a game with options is the mex of theirs, and that of 0 is 1; so it is
/// 0 exactly where the player who moved last wins. In the end every gₙ₊₁ is gₙ ⊕ 2, and the symbol
/// stops as soon as that is so for ever (Conway, *On Numbers and Games*, ch. 12; *Winning Ways*,
/// ch. 13; Siegel, *Combinatorial Game Theory*, section V.3).
///
/// It is written `g^g₀g₁g₂…`, or `g^(g₀,g₁,…)` where a digit is 10 or more.
///
/// ```
/// # use tweedle_engine::misere::Genus;
/// let nim: Vec<_> = [0, 1, 2, 12].map(|n| Genus::of_nim(n).to_string()).to_vec();
/// assert_eq!(nim, ["0^120", "1^031", "2^20", "12^(12,14)"]);
/// ```
// Invariant: `misere` has two digits or more, of which the last two differ by a nim sum of 2, and
// the last but one and the one before it, if there is one, do not.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Genus {
    normal: u32,
    misere: Vec<u32>,
}

impl Weigh for Genus {
    fn owned(&self) -> usize {
        self.misere.owned()
    }
}

impl Genus {
    /// The genus of the game that has options with these genera, and no others.
    ///
    /// Beside n heaps of 2 such a game has, besides the options of its own, the moves to itself
    /// beside n - 1 heaps of 2, and the same with a heap of 1, which adds 1 to every misère Grundy
    /// value. So only the genera of the options matter.
    ///
    /// ```
    /// # use tweedle_engine::misere::Genus;
    /// let two = Genus::of_nim(2);
    /// assert_eq!(Genus::of_options([&two]).to_string(), "0^02");
    /// assert_eq!(Genus::of_options([]), Genus::of_nim(0));
    /// ```
    pub fn of_options<'a>(options: impl IntoIterator<Item = &'a Genus>) -> Genus {
        let options: Vec<&Genus> = options.into_iter().collect();
        let normal = mex(options.iter().map(|option| option.normal));
        // From here on the digits of all options alternate.
        let settled = options.iter().map(|option| option.misere.len() - 2).max().unwrap_or(0);
        let first = if options.is_empty() { 1 } else { mex(options.iter().map(|g| g.digit(0))) };
        let mut misere = vec![first];
        loop {
            let n = misere.len();
            let last = misere[n - 1];
            let own = [last, last ^ 1].into_iter();
            misere.push(mex(options.iter().map(|g| g.digit(n)).chain(own)));
            // What follows depends only on the last digit and the parity of n.
            if n >= settled + 2 && misere[n] == misere[n - 2] {
                return Genus::new(normal, misere);
            }
        }
    }

    /// The genus with these digits, the last two of which go on alternating.
    pub(super) fn new(normal: u32, mut misere: Vec<u32>) -> Genus {
        while let [.., a, _, c] = misere[..]
            && a == c
        {
            misere.pop();
        }
        Genus { normal, misere }
    }

    /// The Grundy value g, of normal play.
    pub fn normal(&self) -> u32 {
        self.normal
    }

    /// The digits g₀, g₁, …, up to the two that alternate from there on.
    pub fn misere(&self) -> &[u32] {
        &self.misere
    }

    /// The misère Grundy value beside `n` heaps of two.
    pub fn digit(&self, n: usize) -> u32 {
        let last = self.misere.len() - 1;
        if n <= last { self.misere[n] } else { self.misere[last - (n - last) % 2] }
    }

    /// The outcome in misère play: P if g₀ is 0, and else N.
    pub fn outcome(&self) -> Outcome {
        if self.misere[0] == 0 { Outcome::P } else { Outcome::N }
    }
}

impl Genus {
    /// The symbol of a game that beside Nim is as good as heaps of Nim: where n and n ⊕ 2 alternate from the first
    /// digit on, n alone stands for them. See [`Forms::symbol`](super::Forms::symbol).
    pub fn symbol(&self) -> String {
        match self.misere[..] {
            [_, _] => self.written(&self.misere[..1]),
            _ => self.to_string(),
        }
    }

    fn written(&self, digits: &[u32]) -> String {
        let is_long = digits.iter().any(|&digit| digit > 9);
        let digits: Vec<String> = digits.iter().map(u32::to_string).collect();
        let digits = if is_long { format!("({})", digits.join(",")) } else { digits.concat() };
        format!("{}^{digits}", self.normal)
    }
}

impl fmt::Display for Genus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written(&self.misere))
    }
}

/// The least number that does not occur.
pub(super) fn mex(values: impl Iterator<Item = u32>) -> u32 {
    crate::number::mex(values.map(u64::from)) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(options: &[&Genus]) -> Genus {
        Genus::of_options(options.iter().copied())
    }

    /// *Winning Ways*, ch. 13: the genera of positions of Nim.
    #[test]
    fn nim() {
        let mut heaps: Vec<Genus> = Vec::new();
        for n in 0..40 {
            let heap = Genus::of_options(&heaps);
            assert_eq!(heap, Genus::of_nim(n));
            assert!(heap.is_tame());
            heaps.push(heap);
        }
        let two_twos = of(&[&heaps[2], &heaps[3]]);
        assert_eq!(two_twos.tame().map(|tame| tame.to_string()).as_deref(), Some("firm 0"));
        assert_eq!(heaps[0].outcome(), Outcome::N);
        assert_eq!(heaps[1].outcome(), Outcome::P);
    }

    /// By hand: the game whose options are 0 and the one that moves to *2 alone is the least that is
    /// as no position of Nim.
    #[test]
    fn wild_and_tame() {
        let nim: Vec<Genus> = (0..4).map(Genus::of_nim).collect();
        let firm = of(&[&nim[2]]);
        assert_eq!(firm.to_string(), "0^02");
        let wild = of(&[&firm, &nim[0]]);
        assert_eq!((wild.to_string().as_str(), wild.is_tame()), ("1^20", false));
        assert_eq!(of(&[&nim[3], &nim[2], &nim[0]]), nim[1]);
    }

    #[test]
    fn digits_go_on_for_ever() {
        let zero = Genus::of_nim(0);
        assert_eq!((0..7).map(|n| zero.digit(n)).collect::<Vec<_>>(), [1, 2, 0, 2, 0, 2, 0]);
    }
}
