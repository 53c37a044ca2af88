//! Simpler forms of the same value.

use super::forms::{FormId, Forms};
use crate::stack::deeper;
use crate::{Player, Stop};

impl Forms {
    /// A form of the same value from which no option can be removed and in which none can be
    /// bypassed, all the way down.
    ///
    /// - An option x is *removed* if the others, with the move, are as good: for Left, if g' ⊳ x,
    ///   where g' is g without x ([`ge_with_move`](Forms::ge_with_move)). By [Theorem A](super) that is exactly
    ///   the condition for g' = g. It covers what is known as domination (another option is ≥ x), the
    ///   other options of a check, and suicidal moves, to where the opponent wins at once; a last
    ///   option gives way to the infinity at which its owner has lost.
    /// - An option x of Left is *bypassed* if some answer xᴿ ≤ g: the Left options of xᴿ take its
    ///   place. The classical proof holds word for word.
    ///
    /// Reduced forms are **not unique**: equal games may have different ones (*Affine Normal Play*,
    /// arXiv 2402.05732). Equality is what [`equal`](Forms::equal) says, not equality of reduced
    /// forms.
    ///
    /// ```
    /// # use tweedle_engine::affine::Forms;
    /// let mut forms = Forms::default();
    /// for (form, reduced) in [("{oo,5|0,1}", "{oo|0}"), ("{{0|-oo}|1}", "0"), ("{*|*}", "0")] {
    ///     let g = forms.read(form)?;
    ///     let g = forms.reduced(g)?;
    ///     assert_eq!(forms.text(g)?, reduced);
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`ge`](Forms::ge).
    pub fn reduced(&mut self, g: FormId) -> Result<FormId, Stop> {
        if !g.is_finite() {
            return Ok(g);
        }
        if let Some(&known) = self.reduced.get(&g) {
            return Ok(known);
        }
        let [lefts, rights] = Player::BOTH.map(|player| {
            let options = self.options_copied(g, player);
            deeper(self, |forms| {
                options
                    .into_iter()
                    .map(|option| forms.reduced(option))
                    .collect::<Result<Vec<_>, _>>()
            })
        });
        let mut reduced = self.form(&lefts?, &rights?)?;
        loop {
            let before = reduced;
            for player in Player::BOTH {
                reduced = self.without_removable(reduced, player)?;
                reduced = self.without_reversible(reduced, player)?;
            }
            if reduced == before {
                break;
            }
        }
        self.reduced.set(g, reduced)?;
        Ok(reduced)
    }

    /// The form after a player's options were removed that can be, the most complicated ones first.
    fn without_removable(&mut self, mut g: FormId, player: Player) -> Result<FormId, Stop> {
        let lost = FormId::infinity(player.opponent());
        let others = self.options_copied(g, player.opponent());
        let mut candidates = self.options_copied(g, player);
        candidates.sort_by_key(|&option| (-self.birthday(option), option));
        for option in candidates {
            let mut rest = self.options_copied(g, player);
            rest.retain(|other| *other != option);
            if rest.is_empty() {
                rest.push(lost);
            }
            let without = self.form_for(player, &rest, &others)?;
            let is_as_good = match player {
                Player::Left => self.ge_with_move(without, option)?,
                Player::Right => self.ge_with_move(option, without)?,
            };
            if is_as_good {
                g = without;
            }
        }
        Ok(g)
    }

    /// The form after a player's options were bypassed that are reversible.
    fn without_reversible(&mut self, mut g: FormId, player: Player) -> Result<FormId, Stop> {
        let opponent = player.opponent();
        let others = self.options_copied(g, opponent);
        'again: loop {
            self.control.check()?;
            for option in self.options_copied(g, player) {
                for answer in self.options_copied(option, opponent) {
                    if answer.is_finite() && self.no_worse(opponent, answer, g)? {
                        let mut own = self.options_copied(g, player);
                        own.retain(|other| *other != option);
                        own.extend_from_slice(self.options(answer, player));
                        g = self.form_for(player, &own, &others)?;
                        continue 'again;
                    }
                }
            }
            return Ok(g);
        }
    }
}
