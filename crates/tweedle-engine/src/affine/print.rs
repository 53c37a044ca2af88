//! The written form of affine forms.

use super::forms::{FormId, Forms};
use crate::number::Dyadic;
use crate::{Held, Player, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashMap;

/// A written form beyond this many bytes is refused.
const LONGEST: u64 = 1_000_000;

/// The plans by which the followers of a form are written.
pub(super) struct Plans<'a> {
    forms: &'a Forms,
    of: HashMap<FormId, Plan, FixedState>,
    held: Held,
}

struct Plan {
    /// The name that it is written as, if it is not written with braces.
    name: Option<Name>,
    /// Its place in an order that depends on the forms only, not on when they were made.
    rank: usize,
    length: u64,
}

enum Name {
    Number(Dyadic),
    /// ∗n with n ≥ 1.
    Nimber(u64),
    Word(&'static str),
}

enum Piece {
    Form(FormId),
    Text(&'static str),
}

impl<'a> Plans<'a> {
    pub(super) fn new(forms: &'a Forms, g: FormId) -> Result<Plans<'a>, Stop> {
        let of = HashMap::with_hasher(FixedState::default());
        let mut plans = Plans { forms, of, held: Held::new(&forms.control) };
        let mut followers = forms.followers(g)?;
        plans.held.take(followers.len() * (2 * size_of::<(FormId, Plan)>() + 64))?;
        followers.sort_by_key(|&follower| forms.birthday(follower));
        for same_day in followers.chunk_by(|&a, &b| forms.birthday(a) == forms.birthday(b)) {
            forms.control.check()?;
            // All options have been given their ranks on earlier days.
            let mut keyed: Vec<_> = same_day.iter().map(|&g| (plans.option_ranks(g), g)).collect();
            keyed.sort_unstable();
            for (_, follower) in keyed {
                let plan = plans.plan(follower);
                plans.of.insert(follower, plan);
            }
        }
        Ok(plans)
    }

    fn option_ranks(&self, g: FormId) -> [Vec<usize>; 2] {
        Player::BOTH.map(|player| self.sorted(g, player).iter().map(|&(rank, _)| rank).collect())
    }

    /// A player's options in the order in which they are written.
    fn sorted(&self, g: FormId, player: Player) -> Vec<(usize, FormId)> {
        let options = self.forms.options(g, player).iter();
        let mut options: Vec<_> =
            options.filter_map(|&o| Some((self.of.get(&o)?.rank, o))).collect();
        options.sort_unstable();
        options
    }

    fn plan(&self, g: FormId) -> Plan {
        let name = self.name(g);
        let length = match &name {
            Some(name) => name.text().len() as u64,
            None => Player::BOTH
                .iter()
                .flat_map(|&player| self.forms.options(g, player))
                .filter_map(|option| self.of.get(option))
                .fold(3, |sum: u64, option| sum.saturating_add(option.length).saturating_add(1)),
        };
        Plan { name, rank: self.of.len(), length }
    }

    fn name(&self, g: FormId) -> Option<Name> {
        let [won, lost] = Player::BOTH.map(FormId::infinity);
        if let Some(winner) = g.winner() {
            return Some(Name::Word(if winner == Player::Left { "oo" } else { "-oo" }));
        }
        let forms = self.forms;
        let sides = |g| Player::BOTH.map(|player| forms.options(g, player));
        if sides(g) == [[won], [lost]] {
            return Some(Name::Word("+-oo"));
        }
        if let [&[left], &[right]] = sides(g) {
            if sides(left) == [[won], [won]] && sides(right) == [[lost], [lost]] {
                return Some(Name::Word("☾"));
            }
            if let Some(number) = self.number(left, right) {
                return Some(Name::Number(number));
            }
        }
        self.nimber(g).map(Name::Nimber)
    }

    /// The number that has these options in canonical form.
    fn number(&self, left: FormId, right: FormId) -> Option<Dyadic> {
        let one = Dyadic::from(1);
        let known = |g: FormId| match self.of.get(&g)?.name.as_ref()? {
            Name::Number(number) => Some(number.clone()),
            _ => None,
        };
        let (left, right) = match (left.winner(), right.winner()) {
            (Some(Player::Right), Some(Player::Left)) => return Some(Dyadic::ZERO),
            (None, Some(Player::Left)) => (Some(known(left)?), None),
            (Some(Player::Right), None) => (None, Some(known(right)?)),
            (None, None) => (Some(known(left)?), Some(known(right)?)),
            _ => return None,
        };
        let candidate = match (&left, &right) {
            (Some(left), Some(right)) => {
                let sum = left + right;
                Dyadic::new(sum.numerator(), sum.exponent() + 1)
            }
            (Some(left), None) => left + &one,
            (None, Some(right)) => right.clone() - one,
            (None, None) => return None,
        };
        (candidate.options() == (left, right)).then_some(candidate)
    }

    /// n ≥ 1 if the form is literally ∗n.
    fn nimber(&self, g: FormId) -> Option<u64> {
        let [left, right] = Player::BOTH.map(|player| self.forms.options(g, player));
        let count = left.len() as u64;
        let is_lesser = |option: &FormId| match self.of.get(option).and_then(|p| p.name.as_ref()) {
            Some(Name::Number(number)) => number.is_zero(),
            Some(Name::Nimber(n)) => *n < count,
            _ => false,
        };
        // As many different nimbers below the count as there can be.
        (left == right && left.iter().all(is_lesser)).then_some(count)
    }

    pub(super) fn text(&self, g: FormId) -> Result<String, Stop> {
        let length = self.of.get(&g).map_or(0, |plan| plan.length);
        if length > LONGEST {
            return Err(Stop::TooLarge(format!(
                "The form is about {length} characters long when written out, and more than {LONGEST} \
                 are not written."
            )));
        }
        let mut text = String::with_capacity(length as usize);
        // A stack of our own, with what is still to be written, the last first.
        let mut pieces = vec![Piece::Form(g)];
        while let Some(piece) = pieces.pop() {
            match piece {
                Piece::Text(piece) => text.push_str(piece),
                Piece::Form(g) => match self.of.get(&g).and_then(|plan| plan.name.as_ref()) {
                    Some(name) => text.push_str(&name.text()),
                    None => self.push_pieces(g, &mut pieces),
                },
            }
        }
        Ok(text)
    }

    fn push_pieces(&self, g: FormId, pieces: &mut Vec<Piece>) {
        pieces.push(Piece::Text("}"));
        for player in [Player::Right, Player::Left] {
            let options = self.sorted(g, player);
            for (i, &(_, option)) in options.iter().enumerate().rev() {
                pieces.push(Piece::Form(option));
                if i > 0 {
                    pieces.push(Piece::Text(","));
                }
            }
            pieces.push(Piece::Text(if player == Player::Right { "|" } else { "{" }));
        }
    }
}

impl Name {
    fn text(&self) -> String {
        match self {
            Name::Number(number) => number.to_string(),
            Name::Nimber(1) => "*".to_owned(),
            Name::Nimber(n) => format!("*{n}"),
            Name::Word(word) => (*word).to_owned(),
        }
    }
}
