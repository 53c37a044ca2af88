//! Ordinary games among the affine ones.

use super::forms::{FormId, Forms};
use crate::form;
use crate::number::Dyadic;
use crate::short::{Id, Store};
use crate::{Control, Held, Player, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashMap;
use std::hash::Hash;

impl Forms {
    /// The embedding of a short game by its canonical form: where a player has no option, he gets the
    /// infinity at which he has lost. Sums, outcomes, order and inverses are those of the store
    /// (*Affine Normal Play*, arXiv 2402.05732).
    ///
    /// ```
    /// # use tweedle_engine::{affine::Forms, short::Store};
    /// let (mut forms, mut store) = (Forms::default(), Store::default());
    /// let up = store.read("^")?;
    /// let up = forms.embed(&mut store, up)?;
    /// assert_eq!(forms.text(up)?, "{0|*}");
    /// assert!(forms.is_conway(up));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`]: a number is as deep as it is large.
    pub fn embed(&mut self, store: &mut Store, g: Id) -> Result<FormId, Stop> {
        self.embed_by(&g, |&g, player| store.options(g, player))
    }

    /// The embedding of an ordinary literal form, option by option.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn embed_form(&mut self, forms: &form::Forms, g: form::FormId) -> Result<FormId, Stop> {
        self.embed_by(&g, |&g, player| Ok(forms.options(g, player).to_vec()))
    }

    /// The embedding of a number.
    ///
    /// # Errors
    /// As [`embed`](Forms::embed).
    pub fn number(&mut self, number: &Dyadic) -> Result<FormId, Stop> {
        self.embed_by(number, |number, player| {
            let (left, right) = number.options();
            let option = if player == Player::Left { left } else { right };
            Ok(option.into_iter().collect())
        })
    }

    /// The embedding of an integer.
    ///
    /// # Errors
    /// As [`embed`](Forms::embed).
    pub fn integer(&mut self, n: i64) -> Result<FormId, Stop> {
        self.number(&Dyadic::from(n))
    }

    /// The nimber ∗n, whose options are ∗0 to ∗(n−1) for both players.
    ///
    /// # Errors
    /// As [`embed`](Forms::embed).
    pub fn nimber(&mut self, n: u64) -> Result<FormId, Stop> {
        let control = self.control.clone();
        self.embed_by(&n, |&n, _| {
            make_room_for::<u64>(&control, n)?;
            Ok((0..n).collect())
        })
    }

    /// ☾, as the quiet form `{{∞|∞}|{∞̄|∞̄}}`: the player who moves threatens to win, and cannot be
    /// stopped.
    ///
    /// That, and not {∞|∞̄}, which is equal to it among affine impartial games only: with a check
    /// pending elsewhere, a player who must answer it can win at once in {∞|∞̄}, but not here.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn moon(&mut self) -> Result<FormId, Stop> {
        let [left, right] = Player::BOTH.map(|player| {
            let won = FormId::infinity(player);
            self.form(&[won], &[won])
        });
        self.form(&[left?], &[right?])
    }

    /// The embedding of an ordinary game, given by the options of what can come of it.
    fn embed_by<G: Clone + Eq + Hash>(
        &mut self,
        g: &G,
        mut options: impl FnMut(&G, Player) -> Result<Vec<G>, Stop>,
    ) -> Result<FormId, Stop> {
        // A stack of our own: the game may be given by a few digits, and as deep as its size.
        let mut held = Held::new(&self.control);
        let mut done: HashMap<G, FormId, FixedState> = HashMap::default();
        let mut pending = vec![g.clone()];
        while let Some(game) = pending.last().cloned() {
            self.control.check()?;
            if done.contains_key(&game) {
                pending.pop();
                continue;
            }
            let [lefts, rights] = Player::BOTH.map(|player| options(&game, player));
            let sides = [lefts?, rights?];
            let before = pending.len();
            let missing = sides.iter().flatten().filter(|&option| !done.contains_key(option));
            pending.extend(missing.cloned());
            if pending.len() > before {
                held.take((pending.len() - before) * size_of::<G>())?;
                continue;
            }
            let [lefts, rights] = Player::BOTH.map(|player| {
                let mut embedded: Vec<FormId> =
                    sides[player.index()].iter().filter_map(|o| done.get(o).copied()).collect();
                if embedded.is_empty() {
                    embedded.push(FormId::infinity(player.opponent()));
                }
                embedded
            });
            let embedded = self.form(&lefts, &rights)?;
            // A table is at most half empty after it grew.
            held.take(2 * size_of::<(G, FormId)>() + 2)?;
            done.insert(game, embedded);
        }
        done.get(g).copied().ok_or_else(|| Stop::Undefined("The game has loops.".to_owned()))
    }
}

fn make_room_for<T>(control: &Control, count: u64) -> Result<(), Stop> {
    let count = usize::try_from(count).unwrap_or(usize::MAX);
    control.make_room(count.saturating_mul(size_of::<T>()))
}
