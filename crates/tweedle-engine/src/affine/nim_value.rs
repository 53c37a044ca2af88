//! The values of affine impartial forms.

use super::forms::{FormId, Forms};
use super::impartial::{Worth, immediate_and_protected};
use super::value::Value;
use crate::number::NimSet;
use crate::{Held, Player, Stop};

impl Forms {
    /// The value of an affine impartial form: ∗n or the moon.
    ///
    /// Equality with its value is among affine impartial games only; among all affine games two
    /// forms of the same value may differ ([`equal`](Forms::equal)).
    ///
    /// Cost: that of [`immediate_and_protected`](Forms::immediate_and_protected).
    ///
    /// ```
    /// # use tweedle_engine::affine::{Forms, Value};
    /// let mut forms = Forms::default();
    /// // The player who moves here may choose who moves next, since the check is answered with 0.
    /// let g = forms.read("{0,{oo|0}|0,{0|-oo}}")?;
    /// assert_eq!(forms.nim_value(g)?, Value::Moon);
    /// let g = forms.read("{{oo|0,*}|{0,*|-oo}}")?;
    /// assert_eq!(forms.nim_value(g)?, Value::Nimber(0));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`Stop::Undefined`] if the form is not [affine impartial](Forms::is_affine_impartial);
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn nim_value(&mut self, g: FormId) -> Result<Value, Stop> {
        let (immediate, protected) = self.immediate_and_protected(g)?;
        Ok(immediate.union(&protected).value())
    }

    /// The immediate nimbers of an affine impartial form, which it has as quiet options, and its
    /// protected ones, beside which one of its checks wins. Its value is the mex of their union.
    ///
    /// They belong to the form: forms of the same value may have others.
    ///
    /// Cost: each follower is looked at once, in time linear in its options and in the sizes of the
    /// sets of the checks among them. Nothing is remembered.
    ///
    /// # Errors
    /// As [`nim_value`](Forms::nim_value).
    pub fn immediate_and_protected(&mut self, g: FormId) -> Result<(NimSet, NimSet), Stop> {
        if !self.is_affine_impartial(g)? {
            return Err(Stop::NotImpartial(
                "Only an affine impartial form has a nim value: it and every follower in which \
                 nobody gives check, the quiet ones, must have the conjugates of Left's options for Right."
                    .to_owned(),
            ));
        }
        let mut held = Held::new(&self.control);
        let followers = self.followers(g)?;
        held.take(followers.len() * size_of::<(FormId, [NimSet; 2])>())?;
        // Options have smaller ids than what they are options of, and come first.
        let mut known: Vec<(FormId, [NimSet; 2])> = Vec::with_capacity(followers.len());
        let mut sets = (NimSet::none(), NimSet::none());
        for follower in followers {
            self.control.check()?;
            let [left, right] = Player::BOTH.map(|player| {
                let options = self.options(follower, player).iter();
                let worths: Vec<Worth> =
                    options.map(|&option| self.worth_of_move(option, player, &known)).collect();
                immediate_and_protected(&worths)
            });
            let wins = [&left, &right].map(|(immediate, protected)| immediate.union(protected));
            let exceptions: usize = wins.iter().map(|set| set.exceptions().len()).sum();
            held.take(exceptions * size_of::<u64>())?;
            known.push((follower, wins));
            sets = left;
        }
        // The form itself is the last of its followers.
        Ok(sets)
    }

    /// The worth, for a player, of his move to this option.
    fn worth_of_move(
        &self,
        option: FormId,
        mover: Player,
        known: &[(FormId, [NimSet; 2])],
    ) -> Worth {
        let opponent = mover.opponent();
        if option.winner() == Some(mover) {
            // As a check that nothing answers.
            return Worth::Check(NimSet::none());
        }
        if option.winner().is_some() || self.is_check(option, opponent) {
            // The opponent has won, or wins at once: the same as a check that is answered beside
            // every game.
            return Worth::Check(NimSet::all());
        }
        let wins = known.binary_search_by_key(&option, |&(form, _)| form);
        let wins_of =
            |player: Player| wins.map_or(NimSet::none(), |i| known[i].1[player.index()].clone());
        if self.is_check(option, mover) {
            Worth::Check(wins_of(opponent))
        } else {
            // It is quiet, so that both players win beside the same nimbers.
            Worth::Quiet(wins_of(mover).value())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Outcome;

    fn value_of(text: &str) -> Result<Value, Stop> {
        let mut forms = Forms::default();
        let g = forms.read(text).unwrap();
        forms.nim_value(g)
    }

    #[test]
    fn values_and_sets() {
        let mut forms = Forms::default();
        for (text, value, immediate, protected) in [
            ("0", "0", "none", "none"),
            ("*3", "3", "0, 1, 2", "none"),
            ("+-oo", "☾", "none", "all"),
            ("☾", "☾", "none", "all"),
            ("{0,{oo|0}|0,{0|-oo}}", "☾", "0", "all but 0"),
            ("{{oo|*}|{*|-oo}}", "1", "none", "all but 1"),
            ("{0,{oo|*}|0,{*|-oo}}", "1", "0", "all but 1"),
            ("{{oo|0,*}|{0,*|-oo}}", "0", "none", "all but 0, 1"),
            // Moves to where the opponent wins at once, and to a loony game, win beside nothing.
            ("{{*|-oo},0|{oo|*},0}", "1", "0", "none"),
            ("{-oo,☾|oo,☾}", "0", "none", "none"),
            // A check that may be answered by a check: the player who gave the last check has the
            // move.
            ("{{oo|{*|-oo}}|{{oo|*}|-oo}}", "0", "none", "1"),
        ] {
            let g = forms.read(text).unwrap();
            assert_eq!(forms.nim_value(g).unwrap().to_string(), value, "{text}");
            let (own, guarded) = forms.immediate_and_protected(g).unwrap();
            assert_eq!([own.to_string(), guarded.to_string()], [immediate, protected], "{text}");
        }
    }

    /// A form of value ∗n, and it alone, is lost for the player who moves first in its sum with ∗n; sums have
    /// the sums of the values.
    #[test]
    fn values_are_those_of_play() {
        let mut forms = Forms::default();
        let texts = [
            "0",
            "*2",
            "☾",
            "{0,{oo|0}|0,{0|-oo}}",
            "{{oo|*}|{*|-oo}}",
            "{*2,{oo|0,*}|*2,{0,*|-oo}}",
            "{0,{oo|{oo|0,*}}|0,{{0,*|-oo}|-oo}}",
            "{{oo|{*|-oo}}|{{oo|*}|-oo}}",
        ];
        let games = texts.map(|text| forms.read(text).unwrap());
        for (text, g) in texts.into_iter().zip(games) {
            if !forms.is_affine_impartial(g).unwrap() {
                assert!(matches!(forms.nim_value(g), Err(Stop::NotImpartial(_))));
                continue;
            }
            let value = forms.nim_value(g).unwrap();
            for n in 0..8 {
                let nimber = forms.nimber(n).unwrap();
                let is_lost = forms.outcome_of_sum(&[g, nimber]).unwrap() == Outcome::P;
                assert_eq!(is_lost, value == Value::Nimber(n), "{text} + *{n}");
            }
            for h in games {
                if forms.is_affine_impartial(h).unwrap() {
                    let sum = forms.sum(g, h).unwrap();
                    let expected = value + forms.nim_value(h).unwrap();
                    assert_eq!(forms.nim_value(sum), Ok(expected), "{text}");
                }
            }
        }
    }

    /// Random forms, with values and sets computed independently.
    #[test]
    fn known_values() {
        let tables = [
            include_str!("../../tests/data/affine/impartial_random_forms_seed1.csv"),
            include_str!("../../tests/data/affine/impartial_random_forms_seed2.csv"),
        ];
        let mut forms = Forms::default();
        for line in tables.into_iter().flat_map(|table| table.lines().skip(1)) {
            let (form, rest) = line[1..].split_once("\",").unwrap();
            let (_, rest) = rest.split_once(',').unwrap();
            let (value, set) = rest.split_once(',').unwrap();
            let g = forms.read(form).unwrap();
            assert_eq!(
                forms.nim_value(g).unwrap().to_string(),
                value.replace("moon", "☾"),
                "{form}"
            );
            let (immediate, protected) = forms.immediate_and_protected(g).unwrap();
            let nimbers = set.trim_matches(['"', ']']).rsplit('[').next().unwrap();
            let nimbers = if nimbers == "ALL" { "" } else { nimbers };
            let expected = match (set.contains("ALL"), nimbers.is_empty()) {
                (false, true) => "none".to_owned(),
                (false, false) => nimbers.to_owned(),
                (true, true) => "all".to_owned(),
                (true, false) => format!("all but {nimbers}"),
            };
            assert_eq!(immediate.union(&protected).to_string(), expected, "{form}");
        }
    }

    #[test]
    fn others_have_none() {
        for text in ["oo", "-oo", "1", "{oo|0}", "{1|-1}", "{{1|-1}|{2|-2}}"] {
            assert!(matches!(value_of(text), Err(Stop::NotImpartial(_))), "{text}");
        }
        // The options in a check need not be symmetric themselves.
        assert_eq!(value_of("{{oo|0}|{0|-oo}}"), Ok(Value::Nimber(0)));
    }
}
