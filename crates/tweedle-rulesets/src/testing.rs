//! What the tests of all rulesets share: brute force by the plain rules.

use crate::Notation;
use proptest::prelude::*;
use std::collections::{HashMap, HashSet};
use std::fmt::Debug;
use tweedle::form::{FormId, Forms};
use tweedle::short::{Id, Store};
use tweedle::walk::{Memo, Walker};
use tweedle::{Control, Grundy, Hints, Player, Ruleset, Stop, Symmetry};

/// Literal game trees of the positions of one ruleset, straight from `options`.
pub(crate) struct Trees<'a, R: Ruleset> {
    ruleset: &'a R,
    forms: Forms,
    known: HashMap<R::Position, FormId>,
    split: HashMap<R::Position, FormId>,
}

impl<'a, R: Hints> Trees<'a, R>
where
    R::Position: Debug,
{
    pub(crate) fn new(ruleset: &'a R) -> Self {
        Trees { ruleset, forms: Forms::new(), known: HashMap::new(), split: HashMap::new() }
    }

    /// The literal form by the plain rules.
    pub(crate) fn plain(&mut self, position: &R::Position) -> FormId {
        if let Some(&known) = self.known.get(position) {
            return known;
        }
        let sides = Player::BOTH.map(|player| {
            let options = moves(self.ruleset, position, player);
            options.iter().map(|option| self.plain(option)).collect::<Vec<_>>()
        });
        let form = self.forms.form(&sides[0], &sides[1]);
        self.known.insert(position.clone(), form);
        form
    }

    /// The literal form by components, representatives and memory, as an evaluator would do it.
    pub(crate) fn split(&mut self, position: &R::Position) -> FormId {
        let mut parts = Vec::new();
        self.ruleset.components(position, &mut parts);
        let mut sum = self.forms.form(&[], &[]);
        for part in parts {
            let (chosen, symmetry) = self.ruleset.representative(&part);
            let form = self.of_representative(&chosen);
            let form = match symmetry {
                Symmetry::Same => form,
                Symmetry::Negative => self.forms.negative(form),
            };
            sum = self.forms.sum(sum, form);
        }
        sum
    }

    fn of_representative(&mut self, position: &R::Position) -> FormId {
        if let Some(&known) = self.split.get(position) {
            return known;
        }
        let sides = Player::BOTH.map(|player| {
            let options = moves(self.ruleset, position, player);
            options.iter().map(|option| self.split(option)).collect::<Vec<_>>()
        });
        let form = self.forms.form(&sides[0], &sides[1]);
        self.split.insert(position.clone(), form);
        form
    }

    /// Components and representatives have the literal game tree the plain rules give.
    pub(crate) fn check(&mut self, position: &R::Position) {
        let plain = self.plain(position);
        let split = self.split(position);
        assert_eq!(plain, split, "components or representatives of {position:?} change its tree");
    }

    /// Whether the position equals the integer `n`.
    pub(crate) fn equals_integer(&mut self, position: &R::Position, n: i32) -> bool {
        let plain = self.split(position);
        let mut integer = self.forms.form(&[], &[]);
        for _ in 0..n.unsigned_abs() {
            integer = if n > 0 {
                self.forms.form(&[integer], &[])
            } else {
                self.forms.form(&[], &[integer])
            };
        }
        self.forms.equal(plain, integer)
    }

    /// Whether the position equals the nimber `*n`.
    pub(crate) fn equals_nimber(&mut self, position: &R::Position, n: u32) -> bool {
        let plain = self.split(position);
        let mut nimbers = Vec::new();
        for _ in 0..=n {
            let next = self.forms.form(&nimbers, &nimbers);
            nimbers.push(next);
        }
        self.forms.equal(plain, nimbers[n as usize])
    }
}

/// The canonical value by components, representatives and memory.
pub(crate) fn value<R: Hints>(
    ruleset: &R,
    position: &R::Position,
    store: &mut Store,
    known: &mut HashMap<R::Position, Id>,
) -> Result<Id, Stop> {
    let mut parts = Vec::new();
    ruleset.components(position, &mut parts);
    let mut sum = store.zero();
    for part in parts {
        let (chosen, symmetry) = ruleset.representative(&part);
        let worth = if let Some(&worth) = known.get(&chosen) {
            worth
        } else {
            let mut sides = [Vec::new(), Vec::new()];
            for player in Player::BOTH {
                for option in moves(ruleset, &chosen, player) {
                    sides[player.index()].push(value(ruleset, &option, store, known)?);
                }
            }
            let worth = store.game(&sides[0], &sides[1])?;
            known.insert(chosen, worth);
            worth
        };
        let worth = if symmetry == Symmetry::Negative { store.negative(worth)? } else { worth };
        sum = store.sum(sum, worth)?;
    }
    Ok(sum)
}

/// The Grundy values of positions of an impartial game.
pub(crate) fn grundy_values<R: Hints>(
    ruleset: &R,
    positions: impl IntoIterator<Item = R::Position>,
) -> Vec<u64>
where
    R::Position: Debug,
{
    let mut memo = Memo::new(Control::new());
    let mut grundy = |position: R::Position| {
        let value = Walker::new(ruleset, &mut memo).value(&mut Grundy, &position);
        value.expect("the game is impartial and ends")
    };
    positions.into_iter().map(&mut grundy).collect()
}

/// The options of one player.
pub(crate) fn moves<R: Ruleset>(
    ruleset: &R,
    position: &R::Position,
    player: Player,
) -> Vec<R::Position> {
    ruleset.options(position, player).expect("these rules do not fail")
}

/// The names of the moves of one player.
pub(crate) fn names<R: Notation>(
    ruleset: &R,
    position: &R::Position,
    player: Player,
) -> Vec<String> {
    let mut names = Vec::new();
    let found = |step, option| names.push(ruleset.move_name(position, player, &step, &option));
    ruleset.moves(position, player, found).expect("these rules do not fail");
    names
}

/// The options of one player, printed and sorted.
pub(crate) fn printed<R: Notation>(ruleset: &R, text: &str, player: Player) -> Vec<String> {
    let position = ruleset.parse(text).expect("the test gives a position");
    let mut texts: Vec<String> =
        moves(ruleset, &position, player).iter().map(|option| ruleset.print(option)).collect();
    texts.sort();
    texts
}

/// The components, printed and sorted.
pub(crate) fn parts<R: Notation>(ruleset: &R, text: &str) -> Vec<String> {
    let position = ruleset.parse(text).expect("the test gives a position");
    let mut parts = Vec::new();
    ruleset.components(&position, &mut parts);
    let mut texts: Vec<String> = parts.iter().map(|part| ruleset.print(part)).collect();
    texts.sort();
    texts
}

/// All positions that can be reached, the first included.
pub(crate) fn followers<R: Ruleset>(ruleset: &R, position: &R::Position) -> HashSet<R::Position> {
    let mut seen = HashSet::from([position.clone()]);
    let mut open = vec![position.clone()];
    while let Some(next) = open.pop() {
        for player in Player::BOTH {
            for option in moves(ruleset, &next, player) {
                if seen.insert(option.clone()) {
                    open.push(option);
                }
            }
        }
    }
    seen
}

/// Any text at all is a position or a sentence with a range inside the text, and what is read
/// prints as something that reads the same.
pub(crate) fn check_text<R: Notation>(ruleset: &R, text: &str) -> Result<(), TestCaseError>
where
    R::Position: Debug,
{
    match ruleset.parse(text) {
        Ok(position) => {
            let printed = ruleset.print(&position);
            prop_assert_eq!(ruleset.parse(&printed), Ok(position), "{}", printed);
        }
        Err(error) => {
            let range = error.range();
            prop_assert!(
                range.start <= range.end && range.end <= text.chars().count(),
                "{error:?}"
            );
            prop_assert!(error.message().ends_with('.'), "{}", error);
        }
    }
    Ok(())
}

/// The sentence and the range of the error that `text` gives.
pub(crate) fn error<R: Notation>(ruleset: &R, text: &str) -> (String, std::ops::Range<usize>)
where
    R::Position: Debug,
{
    let error = ruleset.parse(text).expect_err("the test gives a wrong text");
    (error.message().to_owned(), error.range())
}
