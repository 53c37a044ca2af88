//! The ups ↑^[n] = ↑ + ↑² + ... + ↑ⁿ = {↑^[n-1] | ∗}, known when they are made, and sums of two of them.

use super::id::{Id, Packed, STAR, ZERO};
use super::store::Store;
use super::up_sum::UpSum;
use crate::{Player, Stop};

impl Store {
    /// n, and whom it favours, if g is ↑^[n] or ↓^[n].
    #[inline]
    pub(super) fn up_sum_of(&self, g: Id) -> Option<UpSum> {
        match g.unpack() {
            Some(Packed { fixed: 0, ups: 1, nimber: 0 }) => {
                Some(UpSum { n: 1, favours: Player::Left })
            }
            Some(Packed { fixed: 0, ups: -1, nimber: 0 }) => {
                Some(UpSum { n: 1, favours: Player::Right })
            }
            Some(_) => None,
            None => self.up_sums.get(&g).copied(),
        }
    }

    /// The up sum that has these canonical options, if one has, and n ≥ 2.
    #[inline]
    pub(super) fn up_sum_of_options(&self, sides: [&[Id]; 2]) -> Option<UpSum> {
        let ([_], [_]) = (sides[0], sides[1]) else { return None };
        Player::BOTH.into_iter().find_map(|favours| {
            if sides[favours.opponent().index()] != [STAR] {
                return None;
            }
            let UpSum { n, .. } =
                self.up_sum_of(sides[favours.index()][0]).filter(|up| up.favours == favours)?;
            Some(UpSum { n: n.checked_add(1)?, favours })
        })
    }

    /// g + h if each is an up sum.
    ///
    /// Let g = ↑^[n], and h = ↑^[m] with m ≤ n or h = ↓^[m] with m < n; the others are their negatives. Then
    /// g + h = {↑^[n-1] + h | h + ∗}, which takes sums of two chains of followers only. Each ↑ᵏ is positive, and
    /// ↑ʲ ≥ ↑ᵏ for j ≤ k (Siegel, *CGT*, ch. II), so that of the other options
    ///
    /// - ↑^[n] + ↑^[m-1] is dominated by ↑^[n-1] + ↑^[m], which is greater by ↑ᵐ - ↑ⁿ ≥ 0;
    /// - ↑^[n] + ∗, for Right beside ↑^[m], is dominated by ↑^[m] + ∗;
    /// - ↑^[n] + ∗, for Left beside ↓^[m], reverses through ∗ + ∗ = 0 ≤ ↑^[n] + ↓^[m], where Left has no option;
    /// - ↑^[n] + ↓^[m-1], for Right, is dominated by ↓^[m] + ∗, since Left, moving second, wins the difference
    ///   ↑^[n] + ↑ᵐ + ∗: ↑^[n] → ∗ leaves ↑ᵐ; ∗ → 0 leaves ups; and ↑ᵐ → ↓^[m-1] + ∗ leaves ↑^[n] + ↓^[m-1].
    ///   All of these are positive.
    pub(super) fn sum_of_up_sums(&mut self, g: Id, h: Id) -> Result<Option<Id>, Stop> {
        let (Some(up_g), Some(up_h)) = (self.up_sum_of(g), self.up_sum_of(h)) else {
            return Ok(None);
        };
        if up_g.n == up_h.n && up_g.favours != up_h.favours {
            return Ok(Some(ZERO));
        }
        let (long, short, favours) =
            if up_g.n >= up_h.n { (g, h, up_g.favours) } else { (h, g, up_h.favours) };
        let less = self.option(long, favours, 0)?;
        let own = self.sum(less, short)?;
        let other = self.sum(short, STAR)?;
        match favours {
            Player::Left => self.game(&[own], &[other]),
            Player::Right => self.game(&[other], &[own]),
        }
        .map(Some)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sum by all options of both.
    fn by_definition(
        store: &mut Store,
        known: &mut std::collections::HashMap<[Id; 2], Id>,
        g: Id,
        h: Id,
    ) -> Id {
        if let Some(&sum) = known.get(&[g, h]) {
            return sum;
        }
        let sides = Player::BOTH.map(|player| {
            let [own, other] = [g, h].map(|game| store.options(game, player).unwrap());
            let mut side: Vec<Id> =
                own.into_iter().map(|option| by_definition(store, known, option, h)).collect();
            side.extend(other.into_iter().map(|option| by_definition(store, known, g, option)));
            side
        });
        let sum = store.game(&sides[0], &sides[1]).unwrap();
        known.insert([g, h], sum);
        sum
    }

    #[test]
    fn sums_of_up_sums_are_those_of_all_options() {
        let mut store = Store::default();
        let mut known = std::collections::HashMap::new();
        let mut ups = vec![];
        for n in 1..=14 {
            let up = store.up_sum(n).unwrap();
            let down = store.negative(up).unwrap();
            assert_eq!(store.up_sum_of(up), Some(UpSum { n, favours: Player::Left }));
            assert_eq!(store.up_sum_of(down), Some(UpSum { n, favours: Player::Right }));
            ups.extend([up, down]);
        }
        for &g in &ups {
            for &h in &ups {
                let expect = by_definition(&mut store, &mut known, g, h);
                assert_eq!(store.sum_of_up_sums(g, h), Ok(Some(expect)), "{g:?} + {h:?}");
                assert_eq!(store.sum(g, h), Ok(expect));
            }
        }
    }

    #[test]
    fn what_is_no_up_sum_is_not_taken_for_one() {
        let mut store = Store::default();
        for text in
            ["0", "*", "^^", "^*", "1^", "^<2>", "^<3>", "^[2]*", "{^|*2}", "{v|*}", "{^[2]|v[2]*}"]
        {
            let g = store.read(text).unwrap();
            assert_eq!(store.up_sum_of(g), None, "{text}");
        }
    }
}
