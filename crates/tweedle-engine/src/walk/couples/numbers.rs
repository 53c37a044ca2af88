//! Proof numbers of couples.

/// The least work that seems to be needed to show that the player who moves first wins or loses (Allis, van der
/// Meulen and van den Herik, "Proof-number search", *Artificial Intelligence* 66, 1994).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// To show that he wins; 0 if he does.
    pub win: u16,
    /// To show that he loses; 0 if he does.
    pub loss: u16,
}

/// More than can be reached.
const NEVER: u16 = 60_000;

/// The slack of the limits: a part of the second best number.
const SLACK: u16 = 16;

impl Numbers {
    /// The limits of a search that goes on to the end.
    pub const NO_LIMIT: Numbers = Numbers { win: NEVER, loss: NEVER };
    /// The player who moves first wins.
    pub const WON: Numbers = Numbers { win: 0, loss: NEVER };
    /// The player who moves first loses.
    pub const LOST: Numbers = Numbers { win: NEVER, loss: 0 };

    /// The numbers of a couple that is decided.
    #[inline]
    pub fn of(is_lost: bool) -> Numbers {
        if is_lost { Numbers::LOST } else { Numbers::WON }
    }

    /// The numbers of a couple of which nothing is known: `effort` is a measure of the work to show that the player who moves first
    /// loses.
    #[inline]
    pub fn guess(effort: usize) -> Numbers {
        let most = NEVER - 1;
        Numbers { win: 1, loss: u16::try_from(effort).unwrap_or(most).clamp(1, most) }
    }

    /// True if one of the proof numbers is at its limit or beyond.
    #[inline]
    pub fn reach(self, limits: Numbers) -> bool {
        self.win >= limits.win || self.loss >= limits.loss
    }

    /// The numbers of a couple by those of what can be chosen in it, and if they are within its limits, the place of the choice
    /// that is to be examined next, and its limits.
    ///
    /// Positions are met on many ways, so the sum of proof numbers is replaced by the greatest of them and one for each of the
    /// others (Ueda, Hashimoto, Hashimoto and Iida, "Weak proof-number search", *Computers and Games*, 2008), and limits leave
    /// some slack (Pawlewicz and Lew, "Improving depth-first PN-search: 1+ε trick", *Computers and Games*, 2006).
    #[inline]
    pub fn select(
        choices: impl Iterator<Item = Numbers>,
        limits: Numbers,
    ) -> (Numbers, Option<(usize, Numbers)>) {
        let (mut least, mut second, mut best) = (NEVER, NEVER, None);
        let (mut greatest, mut others) = (0, 0_u16);
        for (place, numbers) in choices.enumerate() {
            let Numbers { win, loss } = numbers;
            if win == 0 {
                continue;
            }
            greatest = win.max(greatest);
            others = others.saturating_add(u16::from(best.is_some()));
            if best.is_none() || loss < least {
                (second, least, best) = (least, loss, Some((place, win)));
            } else {
                second = loss.min(second);
            }
        }
        let Some((best, best_win)) = best else { return (Numbers::LOST, None) };
        let loss = greatest.saturating_add(others).min(NEVER - 1);
        let numbers = Numbers { win: least.min(NEVER - 1), loss };
        if numbers.reach(limits) {
            return (numbers, None);
        }
        let win = (limits.loss - loss).saturating_add(best_win).min(NEVER);
        let loss = second.saturating_add(1 + second / SLACK).min(limits.win);
        (numbers, Some((best, Numbers { win, loss })))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_choice_that_takes_the_least_work_is_next() {
        let of = |win, loss| Numbers { win, loss };
        let select = |all: &[Numbers], limits| Numbers::select(all.iter().copied(), limits);
        assert_eq!(select(&[], Numbers::NO_LIMIT), (Numbers::LOST, None));
        assert_eq!(select(&[Numbers::WON; 2], Numbers::NO_LIMIT), (Numbers::LOST, None));
        // To win one of them must be lost for the other player; to lose, all must be won: the hardest, and one more.
        let all = [of(3, 9), Numbers::WON, of(5, 7)];
        let (numbers, next) = select(&all, Numbers::NO_LIMIT);
        assert_eq!(numbers, of(7, 6));
        assert_eq!(next, Some((2, of(NEVER - 1, 10))));
        assert_eq!(select(&all, of(7, NEVER)), (of(7, 6), None));
        assert_eq!(select(&all, of(NEVER, 6)), (of(7, 6), None));
        assert_eq!(select(&all, of(8, 7)).1, Some((2, of(6, 8))));
    }
}
