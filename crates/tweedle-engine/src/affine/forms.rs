//! Literal affine forms, each tree held once.

use crate::intern::Interner;
use crate::memo::Memo;
use crate::stack::{Budgeted, deeper};
use crate::{Control, Identity, Player, Stop, Weigh};
use smallvec::SmallVec;
use std::sync::Arc;

/// An affine form in a [`Forms`]. Equal ids mean the same tree up to order and repetition of
/// options, not merely equal games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct FormId(pub(super) u32);

impl Weigh for FormId {}

impl FormId {
    /// The infinity at which this player has won: ∞ for Left, ∞̄ for Right. It has no options, and it
    /// is the same in every [`Forms`].
    ///
    /// ```
    /// # use tweedle_engine::{affine::{FormId, Forms}, Player};
    /// let forms = Forms::default();
    /// assert_eq!(forms.text(FormId::infinity(Player::Right))?, "-oo");
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    pub fn infinity(winner: Player) -> FormId {
        FormId(winner.index() as u32)
    }

    /// The player who has won, if this is an infinity.
    pub fn winner(self) -> Option<Player> {
        Player::BOTH.get(self.0 as usize).copied()
    }

    /// True if this is neither ∞ nor ∞̄: a form `{L|R}` with options for both players.
    pub fn is_finite(self) -> bool {
        self.winner().is_none()
    }

    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// The sets of Theorem B: followers of a in which Left cannot profit from having the move, and
/// followers of b in which Right cannot, by the player who has it.
pub(super) type Evasion = [Vec<FormId>; 2];

/// Literal affine forms: ∞, ∞̄, and `{L|R}` with options for both players, each tree held once.
///
/// Play ends at ∞, where Left has won, or at ∞̄, where Right has. A player whose move would be to
/// nothing in an ordinary game moves to the infinity where he has lost, so 0 is `{∞̄|∞}`. In a sum,
/// reaching an infinity in one component ends all (Larsson, Nowakowski and Santos, *Affine Normal
/// Play*, arXiv 2402.05732).
///
/// Options are sets: their order and repetitions are forgotten, nothing else is. Results about
/// forms (sums, outcomes, comparisons) are remembered. Memory is counted by the [`Control`]; after
/// a [`Stop`] the forms stay usable.
///
/// ```
/// # use tweedle_engine::affine::Forms;
/// # use tweedle_engine::Outcome;
/// let mut forms = Forms::default();
/// let check = forms.read("{oo|0}")?;
/// let star = forms.read("*")?;
/// assert_eq!(forms.outcome(check)?, Outcome::N);
/// // Right must answer the check, and Left has the last move in ∗.
/// let sum = forms.sum(check, star)?;
/// assert_eq!(forms.outcome(sum)?, Outcome::L);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Forms {
    identity: Identity,
    pub(super) control: Control,
    /// The sorted options of each form; the infinities are atoms.
    options: Interner<FormId, Noted>,
    pub(super) sums: Memo<[FormId; 2], FormId>,
    pub(super) conjugates: Memo<FormId, FormId>,
    /// True if a player, moving first, wins the sum of these components.
    pub(super) wins: Memo<(Components, Player), bool>,
    pub(super) at_least: Memo<[FormId; 2], bool>,
    pub(super) evasions: Memo<[FormId; 2], Option<Arc<Evasion>>>,
    pub(super) separators: Memo<([FormId; 2], Player), FormId>,
    pub(super) reduced: Memo<FormId, FormId>,
}

/// The components of a sum, sorted, which few sums have many of.
pub(super) type Components = SmallVec<[FormId; 4]>;

/// The facts that are kept of a form beside its options.
#[derive(Clone, Copy)]
struct Noted {
    /// The birthday and 1, which is never negative.
    age: u32,
    is_conway: bool,
}

impl Default for Forms {
    fn default() -> Self {
        Forms::new(Control::new())
    }
}

impl Budgeted for Forms {
    fn control(&self) -> &Control {
        &self.control
    }
}

impl Forms {
    /// ∞ and ∞̄ and no other form yet, bounded and stopped through `control`.
    pub fn new(control: Control) -> Forms {
        let infinities = Player::BOTH.map(|_| Noted { age: 0, is_conway: false });
        Forms {
            identity: Identity::default(),
            options: Interner::with_atoms(control.clone(), "affine forms", infinities),
            sums: Memo::new(control.clone()),
            conjugates: Memo::new(control.clone()),
            wins: Memo::new(control.clone()),
            at_least: Memo::new(control.clone()),
            evasions: Memo::new(control.clone()),
            separators: Memo::new(control.clone()),
            reduced: Memo::new(control.clone()),
            control,
        }
    }

    /// The identity of the arena: equal only to the identity that the same arena returns.
    pub fn identity(&self) -> &Identity {
        &self.identity
    }

    /// The handle that bounds and stops this.
    pub fn control(&self) -> &Control {
        &self.control
    }

    /// The number of different forms, the two infinities among them.
    pub fn len(&self) -> usize {
        self.options.len()
    }

    /// Never: the infinities are always there.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// The form with these options, of which each player needs at least one.
    ///
    /// Where an ordinary game has no option for a player, its affine form has the infinity at which
    /// he has lost: 0 is `form(&[∞̄], &[∞])`.
    ///
    /// # Errors
    /// [`Stop::Undefined`] if a side is empty; [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn form(&mut self, left: &[FormId], right: &[FormId]) -> Result<FormId, Stop> {
        for (side, player, lost) in [(left, Player::Left, "-oo"), (right, Player::Right, "oo")] {
            if side.is_empty() {
                return Err(Stop::Undefined(format!(
                    "An affine form needs an option for {player}: `{lost}`, if {player} cannot move."
                )));
            }
        }
        let sides = [left, right].map(|side| {
            let mut side: Components = side.into();
            side.sort_unstable();
            side.dedup();
            side
        });
        self.intern([&sides[0], &sides[1]])
    }

    /// The form with these options for a player and those for the opponent.
    ///
    /// # Errors
    /// As [`form`](Forms::form).
    pub fn form_for(
        &mut self,
        player: Player,
        own: &[FormId],
        others: &[FormId],
    ) -> Result<FormId, Stop> {
        match player {
            Player::Left => self.form(own, others),
            Player::Right => self.form(others, own),
        }
    }

    /// The form with these options, which are sorted.
    fn intern(&mut self, sides: [&[FormId]; 2]) -> Result<FormId, Stop> {
        let noted = |known: &Interner<FormId, Noted>| {
            let all = || sides.into_iter().flatten();
            let noted = |option: &FormId| known.data(option.0);
            let is_check =
                Player::BOTH.iter().any(|&p| sides[p.index()].contains(&FormId::infinity(p)));
            Noted {
                age: 1 + all().map(|option| noted(option).age).max().unwrap_or(0),
                is_conway: !is_check
                    && all().all(|option| !option.is_finite() || noted(option).is_conway),
            }
        };
        self.options.intern(sides, noted).map(FormId)
    }

    /// A player's options, none twice; of an infinity, none at all.
    pub fn options(&self, g: FormId, player: Player) -> &[FormId] {
        self.options.side(g.0, player)
    }

    /// A copy of a player's options, to be walked through while the forms grow.
    pub(super) fn options_copied(&self, g: FormId, player: Player) -> Components {
        self.options(g, player).into()
    }

    /// The height of the tree, where an infinity has −1 and 0 = `{∞̄|∞}` has 0.
    pub fn birthday(&self, g: FormId) -> i64 {
        i64::from(self.options.data(g.0).age) - 1
    }

    /// True if the player, if it is his move, can win at once by moving to his infinity: for Left,
    /// a Left-check. False of an infinity.
    pub fn is_check(&self, g: FormId, player: Player) -> bool {
        // Infinities stand first among sorted options.
        self.options(g, player).iter().take(2).any(|&option| option == FormId::infinity(player))
    }

    /// True if the form is finite and no player can win at once.
    pub fn is_quiet(&self, g: FormId) -> bool {
        g.is_finite() && Player::BOTH.iter().all(|&player| !self.is_check(g, player))
    }

    /// True if the form is finite and neither it nor a follower is a check: then it is the
    /// embedding of an ordinary short game, and has an inverse (*Impartial games with entailing
    /// moves*, Theorem 11).
    pub fn is_conway(&self, g: FormId) -> bool {
        self.options.data(g.0).is_conway
    }

    /// The conjugate: the players exchanged, all the way down. It is an inverse of Conway forms only.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn conjugate(&mut self, g: FormId) -> Result<FormId, Stop> {
        if let Some(winner) = g.winner() {
            return Ok(FormId::infinity(winner.opponent()));
        }
        if let Some(&known) = self.conjugates.get(&g) {
            return Ok(known);
        }
        let [lefts, rights] = Player::BOTH.map(|player| self.options_copied(g, player));
        let [lefts, rights] = [lefts, rights].map(|side| {
            deeper(self, |forms| {
                side.into_iter()
                    .map(|option| forms.conjugate(option))
                    .collect::<Result<Vec<_>, _>>()
            })
        });
        let conjugate = self.form(&rights?, &lefts?)?;
        self.conjugates.set(g, conjugate)?;
        self.conjugates.set(conjugate, g)?;
        Ok(conjugate)
    }

    /// True if Right's options are the conjugates of Left's: the form is its own conjugate.
    ///
    /// # Errors
    /// As [`conjugate`](Forms::conjugate).
    pub fn is_symmetric(&mut self, g: FormId) -> Result<bool, Stop> {
        Ok(self.conjugate(g)? == g)
    }

    /// True if the form is affine impartial: it and all its quiet followers are symmetric
    /// (*Impartial games with entailing moves*, section 2). Checks need not be: only one player gave
    /// them.
    ///
    /// # Errors
    /// As [`conjugate`](Forms::conjugate).
    pub fn is_affine_impartial(&mut self, g: FormId) -> Result<bool, Stop> {
        if !g.is_finite() || !self.is_symmetric(g)? {
            return Ok(false);
        }
        for follower in self.followers(g)? {
            if self.is_quiet(follower) && !self.is_symmetric(follower)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The form and all that can come of it, infinities included, in the order of their ids.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn followers(&self, g: FormId) -> Result<Vec<FormId>, Stop> {
        self.control.make_room((g.index() + 1) * (1 + size_of::<FormId>()))?;
        // Options have smaller ids than what they are options of.
        let mut is_follower = vec![false; g.index() + 1];
        is_follower[g.index()] = true;
        for id in (0..=g.0).rev().map(FormId).filter(|id| id.is_finite()) {
            if is_follower[id.index()] {
                self.control.check()?;
                for &option in Player::BOTH.iter().flat_map(|&p| self.options(id, p)) {
                    is_follower[option.index()] = true;
                }
            }
        }
        Ok((0..=g.0).map(FormId).filter(|id| is_follower[id.index()]).collect())
    }

    /// Forgets sums, conjugates, outcomes, comparisons and reduced forms, and gives their memory back.
    /// The forms themselves stay, and forgotten results are found again when they are asked for.
    pub fn forget(&mut self) {
        self.sums.clear();
        self.conjugates.clear();
        self.wins.clear();
        self.at_least.clear();
        self.evasions.clear();
        self.separators.clear();
        self.reduced.clear();
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.options.bytes()
            + self.sums.bytes()
            + self.conjugates.bytes()
            + self.wins.bytes()
            + self.at_least.bytes()
            + self.evasions.bytes()
            + self.separators.bytes()
            + self.reduced.bytes()
    }
}
