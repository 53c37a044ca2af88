//! Literal forms and their recursive definitions, straight from the theory.
//!
//! This module is the reference that the fast engine is tested against: each definition is the one
//! in the book, its recursion remembered so that shared forms are visited once, and nothing else is
//! done to make it fast.

use crate::stack::with_stack;
use crate::{Identity, Outcome, Play, Player, Stop, Theory};
use foldhash::fast::FixedState;
use hashbrown::HashMap;

/// A form in a [`Forms`]. Equal ids mean the same tree up to order and repetition of options, not
/// merely equal games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct FormId(u32);

/// Literal forms `{L|R}`, each tree held once.
///
/// Options are sets: their order and repetitions are forgotten, nothing else is. `{-1|1}` stays
/// `{-1|1}`, although it equals 0.
///
/// ```
/// # use tweedle::form::Forms;
/// let mut forms = Forms::new();
/// let zero = forms.form(&[], &[]);
/// let star = forms.form(&[zero], &[zero]);
/// let two_stars = forms.sum(star, star);
/// assert_ne!(two_stars, zero);
/// assert!(forms.equal(two_stars, zero));
/// ```
#[derive(Default)]
pub struct Forms {
    identity: Identity,
    sides: Vec<[Box<[FormId]>; 2]>,
    index: HashMap<[Box<[FormId]>; 2], FormId, FixedState>,
    le: HashMap<(FormId, FormId), bool, FixedState>,
    sums: HashMap<(FormId, FormId), FormId, FixedState>,
    negatives: HashMap<FormId, FormId, FixedState>,
    outcomes: HashMap<(FormId, Play), Outcome, FixedState>,
    birthdays: HashMap<FormId, u32, FixedState>,
    numbers: HashMap<FormId, bool, FixedState>,
}

impl Forms {
    /// No forms yet.
    pub fn new() -> Forms {
        Forms::default()
    }

    /// The form with these options.
    pub fn form(&mut self, left: &[FormId], right: &[FormId]) -> FormId {
        let key = [left, right].map(|side| {
            let mut side = side.to_vec();
            side.sort_unstable();
            side.dedup();
            side.into_boxed_slice()
        });
        let next = FormId(self.sides.len() as u32);
        *self.index.entry(key).or_insert_with_key(|key| {
            self.sides.push(key.clone());
            next
        })
    }

    /// A player's options.
    pub fn options(&self, g: FormId, player: Player) -> &[FormId] {
        &self.sides[g.0 as usize][player.index()]
    }

    /// How many different forms there are.
    pub fn len(&self) -> usize {
        self.sides.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.sides.is_empty()
    }

    /// Whether g ≤ h: no Left option of g is ≥ h and no Right option of h is ≤ g (*ONAG*, ch. 0).
    pub fn le(&mut self, g: FormId, h: FormId) -> bool {
        if let Some(&known) = self.le.get(&(g, h)) {
            return known;
        }
        let answer = with_stack(|| {
            let lefts = self.options(g, Player::Left).to_vec();
            let rights = self.options(h, Player::Right).to_vec();
            !lefts.into_iter().any(|option| self.le(h, option))
                && !rights.into_iter().any(|option| self.le(option, g))
        });
        self.le.insert((g, h), answer);
        answer
    }

    /// Whether g ≥ 0: Left wins if Right starts, that is, Right has no move to a form that Left,
    /// moving next, does not win.
    pub fn is_at_least_zero(&mut self, g: FormId) -> bool {
        !self.outcome(g, Play::Normal).wins_first(Player::Right)
    }

    /// Whether g and h are equal games: g ≤ h and h ≤ g.
    pub fn equal(&mut self, g: FormId, h: FormId) -> bool {
        self.le(g, h) && self.le(h, g)
    }

    /// Whether the form is a number: all its options are, and no Left option is ≥ any Right option
    /// (*ONAG*, ch. 0). A form that merely equals a number need not be one.
    pub fn is_number(&mut self, g: FormId) -> bool {
        if let Some(&known) = self.numbers.get(&g) {
            return known;
        }
        let [lefts, rights] = Player::BOTH.map(|player| self.options(g, player).to_vec());
        let answer = with_stack(|| {
            lefts.iter().chain(&rights).all(|&option| self.is_number(option))
                && !lefts.iter().any(|&l| rights.iter().any(|&r| self.le(r, l)))
        });
        self.numbers.insert(g, answer);
        answer
    }

    /// Who wins: whoever moves first wins if he has an option from which his opponent, moving
    /// first, does not.
    pub fn outcome(&mut self, g: FormId, play: Play) -> Outcome {
        if let Some(&known) = self.outcomes.get(&(g, play)) {
            return known;
        }
        let [left_first, right_first] = Player::BOTH.map(|player| {
            let options = self.options(g, player).to_vec();
            with_stack(|| {
                (options.is_empty() && play == Play::Misere)
                    || options
                        .into_iter()
                        .any(|option| !self.outcome(option, play).wins_first(player.opponent()))
            })
        });
        let outcome = Outcome::from_wins(left_first, right_first);
        self.outcomes.insert((g, play), outcome);
        outcome
    }

    /// The negative: the players exchanged, all the way down.
    pub fn negative(&mut self, g: FormId) -> FormId {
        if let Some(&known) = self.negatives.get(&g) {
            return known;
        }
        let [lefts, rights] = Player::BOTH.map(|player| {
            let options = self.options(g, player).to_vec();
            with_stack(|| options.into_iter().map(|o| self.negative(o)).collect::<Vec<_>>())
        });
        let negative = self.form(&rights, &lefts);
        self.negatives.insert(g, negative);
        negative
    }

    /// The disjunctive sum {gᴸ + h, g + hᴸ | gᴿ + h, g + hᴿ}.
    pub fn sum(&mut self, g: FormId, h: FormId) -> FormId {
        if let Some(&known) = self.sums.get(&(g, h)) {
            return known;
        }
        let [lefts, rights] = Player::BOTH.map(|player| {
            let of_g = self.options(g, player).to_vec();
            let of_h = self.options(h, player).to_vec();
            with_stack(|| {
                let mut sums: Vec<_> = of_g.into_iter().map(|option| self.sum(option, h)).collect();
                sums.extend(of_h.into_iter().map(|option| self.sum(g, option)));
                sums
            })
        });
        let sum = self.form(&lefts, &rights);
        self.sums.insert((g, h), sum);
        sum
    }

    /// The height of the tree.
    pub fn birthday(&mut self, g: FormId) -> u32 {
        if let Some(&known) = self.birthdays.get(&g) {
            return known;
        }
        let options: Vec<_> =
            Player::BOTH.iter().flat_map(|&p| self.options(g, p).to_vec()).collect();
        let day = with_stack(|| {
            options.into_iter().map(|option| self.birthday(option) + 1).max().unwrap_or(0)
        });
        self.birthdays.insert(g, day);
        day
    }
}

/// The embedding of positions into literal forms: same options, same players, nothing simplified.
impl Theory for Forms {
    type Value = FormId;
    const ADDITIVE: bool = true;

    fn name(&self) -> &'static str {
        "literal form"
    }

    fn arena(&self) -> Option<&Identity> {
        Some(&self.identity)
    }

    fn of_options(&mut self, left: &[FormId], right: &[FormId]) -> Result<FormId, Stop> {
        Ok(self.form(left, right))
    }

    fn of_sum(&mut self, parts: &[FormId]) -> Result<FormId, Stop> {
        let zero = self.form(&[], &[]);
        Ok(parts.iter().fold(zero, |sum, &part| self.sum(sum, part)))
    }

    fn negative(&mut self, value: &FormId) -> Result<FormId, Stop> {
        Ok(Forms::negative(self, *value))
    }
}
