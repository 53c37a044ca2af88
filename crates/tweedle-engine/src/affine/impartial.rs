//! The theory of affine impartial games, by which rulesets with entailing moves are valued.

use super::{NimSet, Value};
use crate::{Stop, Theory, Weigh};
use std::fmt;

/// The worth of a position of an impartial ruleset with entailing moves.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Worth {
    /// No answer is due. Only the value of the position counts, beside every other position.
    Quiet(Value),
    /// A check: the player who moves next must move here. He wins beside the nimbers of this set,
    /// and beside nothing else; two checks with the same set are interchangeable.
    Check(NimSet),
}

impl Weigh for Worth {
    fn owned(&self) -> usize {
        match self {
            Worth::Quiet(_) => 0,
            Worth::Check(nimbers) => nimbers.owned(),
        }
    }
}

impl Worth {
    /// True if the player who moves next wins when nothing stands beside the position.
    pub fn is_won(&self) -> bool {
        match self {
            Worth::Quiet(value) => !value.is_zero(),
            Worth::Check(answers) => answers.contains(0),
        }
    }

    /// The value, if no answer is due.
    pub fn value(&self) -> Option<Value> {
        match self {
            Worth::Quiet(value) => Some(*value),
            Worth::Check(_) => None,
        }
    }

    /// The nimbers beside which a move to a position of this worth wins: its value, or those beside
    /// which no answer wins.
    #[must_use]
    pub fn wins(&self) -> NimSet {
        match self {
            Worth::Quiet(value) => NimSet::of_value(*value),
            Worth::Check(answers) => answers.clone().complement(),
        }
    }

    /// The worth of the sum with a game of this value.
    #[must_use]
    pub fn beside(&self, value: Value) -> Worth {
        match self {
            Worth::Quiet(own) => Worth::Quiet(*own + value),
            Worth::Check(answers) => Worth::Check(answers.beside(value)),
        }
    }
}

/// The nimber or the moon; `check: an answer wins beside 0, 2`, `check: an answer wins` if it always
/// does, and `check: no answer wins`.
impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Worth::Quiet(value) => value.fmt(f),
            Worth::Check(answers) if answers.is_empty() => f.pad("check: no answer wins"),
            Worth::Check(answers) if *answers == NimSet::all() => f.pad("check: an answer wins"),
            Worth::Check(answers) => f.pad(&format!("check: an answer wins beside {answers}")),
        }
    }
}

/// The immediate and the protected nimbers of a game, from the worth of its options: those that it
/// has as quiet options, and those beside which one of its checks wins.
///
/// The game is worth the mex of their union, or the moon if they are all (Larsson, Nowakowski and
/// Santos, *Impartial games with entailing moves*, Theorem 39).
///
/// ```
/// use tweedle_engine::affine::{immediate_and_protected, NimSet, Value::Nimber, Worth};
/// // Beside a quiet option ∗0 a check whose answers win beside ∗0 and ∗1.
/// let options = [Worth::Quiet(Nimber(0)), Worth::Check(NimSet::of([0, 1]))];
/// let (immediate, protected) = immediate_and_protected(&options);
/// assert_eq!(immediate, NimSet::of([0]));
/// assert_eq!(protected.to_string(), "all but 0, 1");
/// assert_eq!(immediate.union(&protected).value(), Nimber(1));
/// ```
pub fn immediate_and_protected(options: &[Worth]) -> (NimSet, NimSet) {
    let immediate = NimSet::of(options.iter().filter_map(|it| it.value()?.nimber()));
    let checks = options.iter().filter(|option| option.value().is_none());
    let protected = checks.fold(NimSet::none(), |all, check| all.union(&check.wins()));
    (immediate, protected)
}

/// Values of positions of impartial rulesets, with entailing moves or without: nimbers and the moon.
///
/// The position with these options is won beside exactly the nimbers beside which one of them wins
/// ([`Worth::wins`]); its value is the least nimber of the others. No forms are built. Without checks
/// this is the theory of Sprague and Grundy.
///
/// It is the calculus of sets behind Theorem 39. A quiet move to a game of value v leaves the
/// opponent free in v + ∗n, which is lost for him exactly if v = ∗n, by the definition of the value;
/// and never if v is the moon. After a check he loses at once by moving elsewhere, so the mover wins
/// beside ∗n exactly if no answer does. And if G is won beside no ∗n with n < m by a move elsewhere, m
/// being the mex, then G + ∗m is lost: any move of its own, and any in ∗m, is answered.
///
/// ```
/// use tweedle_engine::affine::{AffineImpartial, Value, Worth};
/// use tweedle_engine::walk::{Memo, Walker};
/// use tweedle_engine::{Control, Facts, Hints, Player, Ruleset, Stop};
///
/// /// One heap, from which a counter may be taken or a whole heap with a check: the opponent must
/// /// answer there, and cannot. `true` says that an answer is due.
/// struct Greedy;
/// impl Ruleset for Greedy {
///     type Position = (u32, bool);
///     type Move = ();
///     fn moves(
///         &self,
///         &(heap, _): &(u32, bool),
///         _: Player,
///         mut found: impl FnMut((), (u32, bool)) -> Result<(), Stop>,
///     ) -> Result<(), Stop> {
///         if heap > 0 {
///             found((), (heap - 1, false))?;
///             found((), (0, true))?;
///         }
///         Ok(())
///     }
///     fn is_check(&self, &(_, is_check): &(u32, bool)) -> bool {
///         is_check
///     }
///     fn facts(&self) -> Facts {
///         Facts { is_entailing: true, ..Facts::IMPARTIAL }
///     }
/// }
/// impl Hints for Greedy {}
/// let mut memo = Memo::new(Control::new());
/// let worth = Walker::new(&Greedy, &mut memo).value(&mut AffineImpartial, &(3, false));
/// assert_eq!(worth, Ok(Worth::Quiet(Value::Moon)));
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct AffineImpartial;

impl AffineImpartial {
    /// The nimbers beside which a player wins who may move to games of this worth: the union of
    /// [`Worth::wins`], and so of the immediate and protected nimbers.
    pub fn winning(options: &[Worth]) -> NimSet {
        let (immediate, protected) = immediate_and_protected(options);
        immediate.union(&protected)
    }
}

impl Theory for AffineImpartial {
    type Value = Worth;
    const ADDITIVE: bool = true;

    fn name(&self) -> &'static str {
        "affine impartial value"
    }

    fn of_options(&mut self, left: &[Worth], right: &[Worth]) -> Result<Worth, Stop> {
        Ok(Worth::Quiet(winning_for_both(left, right)?.value()))
    }

    fn of_check(&mut self, left: &[Worth], right: &[Worth]) -> Result<Worth, Stop> {
        Ok(Worth::Check(winning_for_both(left, right)?))
    }

    fn of_sum(&mut self, parts: &[Worth]) -> Result<Worth, Stop> {
        let value = parts.iter().filter_map(Worth::value).sum();
        let mut checks = parts.iter().filter(|part| part.value().is_none());
        match (checks.next(), checks.next()) {
            (None, _) => Ok(Worth::Quiet(value)),
            (Some(check), None) => Ok(check.beside(value)),
            (Some(_), Some(_)) => Err(Stop::Undefined(
                "Answers are due in two components, which no match comes to.".to_owned(),
            )),
        }
    }

    fn negative(&mut self, value: &Worth) -> Result<Worth, Stop> {
        Ok(value.clone())
    }

    fn of_nim_heap(&mut self, size: u64) -> Result<Option<Worth>, Stop> {
        Ok(Some(Worth::Quiet(Value::Nimber(size))))
    }
}

/// The nimbers beside which each player wins by a move here.
fn winning_for_both(left: &[Worth], right: &[Worth]) -> Result<NimSet, Stop> {
    if left != right {
        return Err(Stop::NotImpartial(
            "The players have different options here: only impartial positions are worth a \
             nimber or the moon."
                .to_owned(),
        ));
    }
    Ok(AffineImpartial::winning(left))
}
