//! Kinds of games: tame, restive, restless.

use super::{Forms, Genus, Id, Kinds};
use crate::Stop;

impl Forms {
    /// The kinds of a game.
    ///
    /// ```
    /// # use tweedle_engine::{Control, misere::Forms};
    /// let mut forms = Forms::new(&Control::new());
    /// let two = forms.nim_heap(2)?;
    /// let to_two = forms.game(vec![two])?;
    /// assert!(forms.kinds(to_two)?.is_tame);
    /// let wild = forms.game(vec![to_two, Forms::ZERO])?;
    /// assert_eq!(forms.genus(wild).to_string(), "1^20");
    /// assert!(forms.kinds(wild)?.is_restive);
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// [`Stop::Memory`] and [`Stop::Cancelled`].
    ///
    /// # Panics
    /// If `g` is no game of this arena.
    pub fn kinds(&mut self, g: Id) -> Result<Kinds, Stop> {
        if let Some(&known) = self.known.kinds.get(&g) {
            return Ok(known);
        }
        for follower in self.followers(g)? {
            if self.known.kinds.get(&follower).is_none() {
                let kinds = self.kinds_by_options(follower);
                self.known.kinds.set(follower, kinds)?;
            }
        }
        Ok(self.known.kinds.get(&g).copied().unwrap_or_else(|| self.kinds_by_options(g)))
    }

    /// The genus of a game as it is written: of a heap of Nim its size alone; of another game that beside Nim is as good as heaps
    /// of Nim, [`Genus::symbol`]; and else all digits, also where they are those of a position of Nim.
    ///
    /// ```
    /// # use tweedle_engine::{Control, misere::Forms};
    /// let mut forms = Forms::new(&Control::new());
    /// let two = forms.nim_heap(2)?;
    /// let sum = forms.sum(two, two)?;
    /// assert_eq!([forms.symbol(two)?, forms.symbol(sum)?], ["2", "0^0"]);
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// As [`Forms::kinds`].
    ///
    /// # Panics
    /// If `g` is no game of this arena.
    pub fn symbol(&mut self, g: Id) -> Result<String, Stop> {
        if let Some(size) = self.as_nim_heap(g) {
            return Ok(size.to_string());
        }
        let kinds = self.kinds(g)?;
        let is_steady = kinds.is_generally_tame || kinds.is_generally_restive;
        Ok(if is_steady { self.genus(g).symbol() } else { self.genus(g).to_string() })
    }

    /// The same, where the kinds of all options are known.
    fn kinds_by_options(&self, g: Id) -> Kinds {
        let genus = self.genus(g);
        let of = |game: &Id| self.known.kinds.get(game).copied().unwrap_or(Kinds::NONE);
        // True if the options of a kind make the genus, and each other option can be reversed to a game of that kind
        // with the same genus.
        let all = |is_it: &dyn Fn(Kinds) -> bool| {
            let (good, others): (Vec<Id>, Vec<Id>) =
                self.options(g).iter().copied().partition(|option| is_it(of(option)));
            let is_reversed = |option: &Id| {
                self.options(*option).iter().any(|it| self.genus(*it) == genus && is_it(of(it)))
            };
            others.iter().all(is_reversed)
                && (others.is_empty()
                    || Genus::of_options(good.iter().map(|&it| self.genus(it))) == *genus)
        };
        let are_tame = self.options(g).iter().all(|option| of(option).is_tame);
        let is_half_tame = are_tame && !genus.is_tame();
        let is_ambivalent = is_ambivalent(genus);
        let is_general = (genus.is_tame() || is_ambivalent)
            && all(&|kinds| kinds.is_generally_tame || kinds.is_generally_restive);
        Kinds {
            is_tame: are_tame && genus.is_tame(),
            is_tameable: genus.is_tame() && all(&|kinds| kinds.is_tameable),
            is_half_tame,
            is_restive: is_half_tame && genus.normal() < 2,
            is_restless: is_half_tame && genus.normal() >= 2,
            is_generally_tame: is_general && genus.is_tame(),
            is_generally_restive: is_general && is_ambivalent,
        }
    }
}

/// True if a genus is that of a heap of 2 or 3 as long as heaps are small, and of another where they are not.
fn is_ambivalent(genus: &Genus) -> bool {
    let (g, n) = (genus.normal(), genus.digit(0));
    g < 4 && (2..4).contains(&n) && g != n && genus.misere() == [n, n ^ 2]
}

#[cfg(test)]
mod tests {
    use super::super::Tame;
    use super::super::days::tests::with_sums;
    use super::*;
    use crate::{Control, Outcome};

    /// Games of day 4, their sums, and games with two or three of them as options.
    fn many(forms: &mut Forms) -> Vec<Id> {
        let mut games = with_sums(forms, 4);
        games.truncate(90);
        let few = games.clone();
        for (i, &g) in few.iter().enumerate() {
            for (j, &h) in few[..i].iter().enumerate() {
                games.push(forms.game(vec![g, h]).unwrap());
                let third = few[(7 * i + 3 * j) % few.len()];
                games.push(forms.game(vec![g, h, third]).unwrap());
            }
        }
        games.sort_unstable();
        games.dedup();
        games
    }

    fn sum_is_lost(forms: &mut Forms, games: &[Id]) -> bool {
        let sum = games.iter().fold(Forms::ZERO, |sum, &g| forms.sum(sum, g).unwrap());
        forms.outcome(sum) == Outcome::P
    }

    /// The promises of each kind about positions of Nim beside a game.
    #[test]
    fn beside_nim_genera_tell_who_wins() {
        let mut forms = Forms::new(&Control::new());
        let games = many(&mut forms);
        let nim = [
            &[][..],
            &[1],
            &[2],
            &[3],
            &[4],
            &[5],
            &[6],
            &[2, 2],
            &[2, 3],
            &[4, 1],
            &[4, 2],
            &[4, 4],
            &[5, 4],
            &[5, 2],
            &[6, 3],
            &[7, 4],
            &[7, 5],
            &[2, 2, 4],
            &[2, 4, 7],
        ];
        let mut counts = [0; 3];
        for g in games {
            let kinds = forms.kinds(g).unwrap();
            assert!(kinds.is_tameable || !kinds.is_tame);
            assert!(kinds.is_generally_tame || !kinds.is_tameable);
            assert_eq!(kinds.is_half_tame, kinds.is_restive || kinds.is_restless);
            let genus = forms.genus(g).clone();
            if kinds.is_restless {
                assert!(genus.digit(0) < 2);
                counts[0] += 1;
            }
            if kinds.is_restive {
                assert!(genus.digit(0) >= 2);
                assert!(kinds.is_generally_restive || genus.digit(0) >= 4);
            }
            for heaps in nim {
                let ids: Vec<Id> = heaps.iter().map(|&n| forms.nim_heap(n).unwrap()).collect();
                let all: Vec<Id> = ids.iter().copied().chain([g]).collect();
                let position =
                    heaps.iter().fold(Tame::ZERO, |sum, &n| sum + Tame::of_nim(n as u32));
                let is_small = heaps.iter().all(|&n| n < 4);
                let lost = if kinds.is_generally_tame {
                    counts[1] += 1;
                    (position + genus.tame().unwrap()).outcome() == Outcome::P
                } else if kinds.is_generally_restive {
                    counts[2] += 1;
                    let n = if is_small { genus.digit(0) } else { genus.normal() };
                    position.normal() == n
                } else {
                    continue;
                };
                assert_eq!(sum_is_lost(&mut forms, &all), lost, "{genus} beside {heaps:?}");
            }
        }
        assert!(counts.iter().all(|&count| count > 20), "{counts:?}");
    }

    /// Beside each other tameable games are as good as Nim.
    #[test]
    fn sums_of_tameable_games() {
        let mut forms = Forms::new(&Control::new());
        let games = many(&mut forms);
        let kinds: Vec<Kinds> = games.iter().map(|&g| forms.kinds(g).unwrap()).collect();
        let tameable: Vec<Id> =
            games.iter().zip(&kinds).filter(|(_, it)| it.is_tameable).map(|(&g, _)| g).collect();
        let only = games.iter().zip(&kinds).filter(|(_, it)| it.is_tameable && !it.is_tame);
        let only: Vec<Id> = only.map(|(&g, _)| g).collect();
        assert!(!only.is_empty());
        for &g in only.iter().take(10) {
            for &h in tameable.iter().rev().take(40) {
                let as_nim = [g, h].map(|it| forms.genus(it).tame().unwrap());
                let lost = (as_nim[0] + as_nim[1]).outcome() == Outcome::P;
                assert_eq!(sum_is_lost(&mut forms, &[g, h]), lost);
            }
        }
    }
}
