//! Loopy games with a name, and questions about a stopper.

use super::table::Constant;
use crate::class::{ENUM, PSEUDONUMBER, STOPPER, STOPPER_SIDED};
use crate::failure::{At, Evaluated, Failure};
use crate::operate::arguments::Bound;
use crate::operate::canonical::canonical_form;
use crate::operate::convert::{sides_value, stopper_value};
use crate::operate::loopy::as_stopper;
use crate::run::{class_value, read_member};
use crate::value::Value;
use crate::{Session, Span};
use tweedle_engine::Player;
use tweedle_engine::loopy::{Side, Sides, Stopper, Stoppers};
use tweedle_syntax::say;

/// Games with names.
pub(super) static CONSTANTS: &[Constant] = &[
    Constant {
        name: "game.Onside",
        class: ENUM,
        doc: "The side of a loopy value in which endless play is won by Left.",
        example: ("Onside.Literal", "\"Onside\""),
        value: |session, span| side_named(session, "Onside", span),
    },
    Constant {
        name: "game.Offside",
        class: ENUM,
        doc: "The side of a loopy value in which endless play is won by Right.",
        example: ("Offside.Ordinal", "2"),
        value: |session, span| side_named(session, "Offside", span),
    },
    Constant {
        name: "game.on",
        class: PSEUDONUMBER,
        doc: "`{pass|}`, in which Left can always move: greater than all other games.",
        example: ("on > 1000", "true"),
        value: |session, _| Ok(stopper_value(session, Stoppers::always(Player::Left))),
    },
    Constant {
        name: "game.off",
        class: PSEUDONUMBER,
        doc: "`{|pass}`, in which Right can always move: less than all other games.",
        example: ("off == -on", "true"),
        value: |session, _| Ok(stopper_value(session, Stoppers::always(Player::Right))),
    },
    Constant {
        name: "game.dud",
        class: STOPPER_SIDED,
        doc: "`{pass|pass}`, which makes a draw of any sum that it stands in.",
        example: ("dud + 5", "dud"),
        value: |session, _| {
            let [onside, offside] =
                Player::BOTH.map(|player| Side::Stopper(Stoppers::always(player)));
            Ok(sides_value(session, Sides { onside, offside }))
        },
    },
    Constant {
        name: "game.over",
        class: PSEUDONUMBER,
        doc: "`{0|pass}`, positive, and less than all positive numbers.",
        example: ("{0|pass} == over", "true"),
        value: |session, span| passing(session, Player::Left, span),
    },
    Constant {
        name: "game.under",
        class: PSEUDONUMBER,
        doc: "`{pass|0}`, the negative of `over`.",
        example: ("under == -over", "true"),
        value: |session, span| passing(session, Player::Right, span),
    },
    Constant {
        name: "game.upon",
        class: STOPPER,
        doc: "`{pass|*}`, the sum of all powers of `^`.",
        example: ("upon", "^[on]"),
        value: |session, span| {
            let analyst = &mut session.analyst;
            let upon = analyst.stoppers.up_on(&mut analyst.store, true, Player::Left).at(span)?;
            Ok(stopper_value(session, upon))
        },
    },
];

/// An element of the enumeration `Side`, which is written in the language.
fn side_named(session: &mut Session, name: &str, span: Span) -> Evaluated<Value> {
    let class = class_value(session, "game.Side", span)?;
    read_member(session, &class, name, span)
}

/// {0 | pass} for Left, {pass | 0} for Right.
fn passing(session: &mut Session, player: Player, span: Span) -> Evaluated<Value> {
    let analyst = &mut session.analyst;
    let zero = analyst.store.zero();
    let over = analyst.stoppers.beside(&mut analyst.store, zero, player).at(span)?;
    Ok(stopper_value(session, over))
}

pub(super) fn degree(session: &mut Session, g: Stopper, span: Span) -> Evaluated<Stopper> {
    let analyst = &mut session.analyst;
    let degree = analyst.stoppers.degree(&mut analyst.store, g).at(span)?;
    degree.stopper().ok_or_else(|| Failure::new(say::no_stopper(), span))
}

/// The varieties beside a degree, which is idempotent.
pub(super) fn varieties(
    session: &mut Session,
    g: Stopper,
    degree: Stopper,
    player: Player,
    span: Span,
) -> Evaluated<Stopper> {
    let analyst = &mut session.analyst;
    if !analyst.stoppers.is_idempotent(&mut analyst.store, degree).at(span)? {
        return Err(Failure::new(say::degree_not_idempotent(), span));
    }
    let variety = analyst.stoppers.variety(&mut analyst.store, g, degree, player).at(span)?;
    variety.ok_or_else(|| Failure::new(say::no_stopper(), span))
}

pub(super) fn variety_beside(
    session: &mut Session,
    g: Stopper,
    bound: &Bound,
    player: Player,
) -> Evaluated<Value> {
    let degree = stopper(session, bound)?;
    let variety = varieties(session, g, degree, player, bound.span)?;
    Ok(stopper_value(session, variety))
}

pub(super) fn variety(session: &mut Session, g: Stopper, bound: &Bound) -> Evaluated<Value> {
    let degree = degree(session, g, bound.span)?;
    let up = varieties(session, g, degree, Player::Left, bound.span)?;
    let down = varieties(session, g, degree, Player::Right, bound.span)?;
    if up != down {
        return Err(Failure::new(say::not_stable(), bound.span));
    }
    Ok(stopper_value(session, up))
}

/// The ordinal sum of a game and of the part that stands on 1 in the argument.
pub(super) fn power_to(session: &mut Session, g: Stopper, bound: &Bound) -> Evaluated<Value> {
    let x = stopper(session, bound)?;
    let analyst = &mut session.analyst;
    let power = analyst.stoppers.power_to(&mut analyst.store, g, x).at(bound.span)?;
    defined(session, power, bound)
}

/// The power of a game whose exponent is the argument.
pub(super) fn power(session: &mut Session, g: Stopper, bound: &Bound) -> Evaluated<Value> {
    let x = stopper(session, bound)?;
    let analyst = &mut session.analyst;
    let power = analyst.stoppers.power(&mut analyst.store, g, x).at(bound.span)?;
    defined(session, power, bound)
}

pub(super) fn defined(session: &Session, power: Option<Sides>, bound: &Bound) -> Evaluated<Value> {
    let power = power.ok_or_else(|| Failure::new(say::invalid_exponent(), bound.value(0).1))?;
    Ok(sides_value(session, power))
}

/// The stopper that the first argument is.
pub(super) fn stopper(session: &mut Session, bound: &Bound) -> Evaluated<Stopper> {
    let (value, at) = bound.value(0);
    match as_stopper(session, value, at)? {
        Some(stopper) => Ok(stopper),
        None => canonical_form(session, value, at).map(Stopper::from),
    }
}
