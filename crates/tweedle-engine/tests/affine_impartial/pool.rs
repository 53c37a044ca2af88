//! Random affine impartial forms, and their values by the calculus of sets.

use crate::games::Random;
use std::collections::HashMap;
use tweedle_engine::affine::{AffineImpartial, FormId, Forms, NimSet, Value, Worth};
use tweedle_engine::{Outcome, Player};

/// Forms are kept below this birthday, so that sums of several can be played out.
const LATEST: i64 = 5;

/// Affine impartial forms, and checks that Left can give in such forms.
pub(crate) struct Pool {
    pub(crate) forms: Forms,
    pub(crate) random: Random,
    pub(crate) impartial: Vec<FormId>,
    pub(crate) checks: Vec<FormId>,
    winning: HashMap<(FormId, Player), NimSet>,
}

impl Pool {
    /// Small forms, and then random ones with options among those before them: ordinary moves,
    /// checks, suicidal moves into the opponent's checks, and infinities.
    pub(crate) fn new(seed: u64, count: usize) -> Pool {
        let mut forms = Forms::default();
        let impartial = ["0", "*", "*2", "moon", "+-oo"].map(|text| forms.read(text).unwrap());
        let checks = ["{oo|0}", "{oo|*}", "{oo|oo}"].map(|text| forms.read(text).unwrap());
        let (impartial, checks) = (impartial.to_vec(), checks.to_vec());
        let random = Random(seed);
        let mut pool = Pool { forms, random, impartial, checks, winning: HashMap::new() };
        while pool.impartial.len() < count {
            if pool.random.below(3) == 0 {
                // Left's other options do not matter, once he can win at once.
                let idle: Vec<_> = (0..pool.random.below(4) / 3).map(|_| pool.option()).collect();
                let lefts = [vec![FormId::infinity(Player::Left)], idle].concat();
                let rights: Vec<_> = (0..=pool.random.below(2)).map(|_| pool.option()).collect();
                let rights = pool.conjugates(&rights);
                let check = pool.forms.form(&lefts, &rights).unwrap();
                if pool.forms.birthday(check) < LATEST {
                    pool.checks.push(check);
                }
            } else {
                let lefts: Vec<_> = (0..=pool.random.below(3)).map(|_| pool.option()).collect();
                let game = pool.symmetric(&lefts);
                if pool.forms.birthday(game) <= LATEST {
                    pool.impartial.push(game);
                }
            }
        }
        pool
    }

    /// An option of Left's.
    fn option(&mut self) -> FormId {
        match self.random.below(40) {
            0..=19 => self.random.one_of(&self.impartial),
            20..=35 => self.random.one_of(&self.checks),
            36 | 37 => {
                let check = self.random.one_of(&self.checks);
                self.forms.conjugate(check).unwrap()
            }
            38 => FormId::infinity(Player::Right),
            _ => FormId::infinity(Player::Left),
        }
    }

    fn conjugates(&mut self, forms: &[FormId]) -> Vec<FormId> {
        forms.iter().map(|&form| self.forms.conjugate(form).unwrap()).collect()
    }

    /// The form with these Left options and their conjugates.
    pub(crate) fn symmetric(&mut self, lefts: &[FormId]) -> FormId {
        let rights = self.conjugates(lefts);
        self.forms.form(lefts, &rights).unwrap()
    }

    pub(crate) fn outcome(&mut self, components: &[FormId]) -> Outcome {
        self.forms.outcome_of_sum(components).unwrap()
    }

    /// The outcome beside ∗n.
    pub(crate) fn outcome_beside(&mut self, components: &[FormId], n: u64) -> Outcome {
        let nimber = self.forms.nimber(n).unwrap();
        self.outcome(&[components, &[nimber]].concat())
    }

    /// What a player's options are worth to him.
    pub(crate) fn worths(&mut self, g: FormId, player: Player) -> Vec<Worth> {
        let opponent = player.opponent();
        let options = self.forms.options(g, player).to_vec();
        let worth = |option: FormId| {
            if option.winner() == Some(player) {
                Worth::Check(NimSet::none())
            } else if !option.is_finite() || self.forms.is_check(option, opponent) {
                Worth::Check(NimSet::all())
            } else if self.forms.is_check(option, player) {
                Worth::Check(self.winning(option, opponent))
            } else {
                Worth::Quiet(self.value(option))
            }
        };
        options.into_iter().map(worth).collect()
    }

    /// Beside which nimbers a player wins by a move in the form.
    pub(crate) fn winning(&mut self, g: FormId, player: Player) -> NimSet {
        if let Some(known) = self.winning.get(&(g, player)) {
            return known.clone();
        }
        let winning = AffineImpartial::winning(&self.worths(g, player));
        self.winning.insert((g, player), winning.clone());
        winning
    }

    pub(crate) fn value(&mut self, g: FormId) -> Value {
        self.winning(g, Player::Left).value()
    }

    /// The nimber or the quiet moon.
    pub(crate) fn canonical(&mut self, value: Value) -> FormId {
        match value {
            Value::Nimber(n) => self.forms.nimber(n).unwrap(),
            Value::Moon => self.forms.moon().unwrap(),
        }
    }
}
