//! Methods of affine games.

use crate::eval::Arguments;
use crate::failure::{At, Evaluated, Failure};
use crate::value::Value;
use crate::{Session, Span};
use tweedle::Player;
use tweedle::affine::{self, FormId};
use tweedle::number::IBig;

/// The methods that no other kind of game has.
pub(super) const METHODS: &[&str] = &[
    "Conjugate",
    "ImmediateNimbers",
    "IsCheck",
    "IsConway",
    "IsImpartial",
    "IsLeftCheck",
    "IsQuiet",
    "IsRightCheck",
    "ProtectedNimbers",
    "ReducedForm",
    "Separate",
];

/// The affine game that a constant stands for.
pub(super) fn constant(session: &mut Session, name: &str, span: Span) -> Evaluated<Option<Value>> {
    let form = match name {
        "game.oo" | "game.∞" => FormId::infinity(Player::Left),
        "game.∞\u{304}" => FormId::infinity(Player::Right),
        "game.moon" | "game.loony" | "game.☾" => session.affine.moon().at(span)?,
        _ => return Ok(None),
    };
    Ok(Some(Value::Affine(form)))
}

/// Calls a method of an affine game; `None` if there is no such method.
pub(super) fn method(
    session: &mut Session,
    g: FormId,
    name: &str,
    arguments: Arguments,
) -> Evaluated<Option<Value>> {
    let span = arguments.span;
    match name {
        "Options" if !arguments.is_empty() => {
            let player = arguments.bind(&["player"])?.player(session, 0)?;
            return options(session, g, &[player], span).map(Some);
        }
        "IsCheck" => {
            let player = arguments.bind(&["player"])?.player(session, 0)?;
            return Ok(Some(Value::Boolean(session.affine.is_check(g, player))));
        }
        "Separate" => {
            let bound = arguments.bind(&["h"])?;
            let (other, at) = bound.value(0);
            let own = Value::Affine(g);
            let Some([g, h]) = session.affine_pair(&own, other, at)? else {
                return Err(bound.mismatch(session, 0, CLASS));
            };
            return separate(session, g, h, span).map(Some);
        }
        _ => {}
    }
    let forms = &mut session.affine;
    let result = match name {
        "CanonicalForm" | "GameValue" => return Err(no_canonical_form(span)),
        "ReducedForm" => Value::Affine(forms.reduced(g).at(span)?),
        "Conjugate" => Value::Affine(forms.conjugate(g).at(span)?),
        "OutcomeClass" => Value::Outcome(forms.outcome(g).at(span)?),
        "LeftOptions" => options(session, g, &[Player::Left], span)?,
        "RightOptions" => options(session, g, &[Player::Right], span)?,
        "Options" => options(session, g, &Player::BOTH, span)?,
        "IsLeftCheck" => Value::Boolean(forms.is_check(g, Player::Left)),
        "IsRightCheck" => Value::Boolean(forms.is_check(g, Player::Right)),
        "IsQuiet" => Value::Boolean(forms.is_quiet(g)),
        "IsConway" => Value::Boolean(forms.is_conway(g)),
        "IsImpartial" => Value::Boolean(forms.is_affine_impartial(g).at(span)?),
        "Birthday" => {
            let day = forms.birthday(g);
            session.number(day.into(), span)?
        }
        "NimValue" => match forms.nim_value(g).at(span)? {
            affine::Value::Nimber(n) => session.number(IBig::from(n).into(), span)?,
            affine::Value::Moon => Value::Affine(forms.moon().at(span)?),
        },
        "ImmediateNimbers" => {
            Value::string(&forms.immediate_and_protected(g).at(span)?.0.to_string())
        }
        "ProtectedNimbers" => {
            Value::string(&forms.immediate_and_protected(g).at(span)?.1.to_string())
        }
        "Mean" | "Temperature" => {
            let environment = forms.environment(g, &mut session.store).at(span)?;
            let number = match name {
                "Mean" => environment.mean(),
                _ => environment.temperature(),
            };
            match number {
                Some(number) => session.number(number.clone(), span)?,
                None => return Err(never_cold(name, span)),
            }
        }
        _ => return Ok(None),
    };
    arguments.expect_none()?;
    Ok(Some(result))
}

pub(crate) const CLASS: &str = "game.AffineGame";

/// The message that a game has no canonical form because it is affine.
pub(crate) fn no_canonical_form(span: Span) -> Failure {
    Failure::new("An affine game has no canonical form.", span).with_hint(
        "Reduced forms of equal games may differ. `.ReducedForm` gives one; compare with `==`.",
    )
}

fn never_cold(name: &str, span: Span) -> Failure {
    let what = if name == "Mean" { "mean" } else { "temperature" };
    Failure::new(
        format!("This affine game has no {what}: among ordinary games it is never cold."),
        span,
    )
    .with_hint("Somebody has won, or wins by moving first, whatever else there is to play for.")
}

fn options(session: &mut Session, g: FormId, players: &[Player], span: Span) -> Evaluated<Value> {
    let forms = &session.affine;
    let all = players.iter().flat_map(|&player| forms.options(g, player));
    let all = all.copied().map(Value::Affine).collect();
    session.set(all, span)
}

/// `[X, player]` such that Left wins h + X and not g + X, the player moving first; nothing if g ≥ h.
fn separate(session: &mut Session, g: FormId, h: FormId, span: Span) -> Evaluated<Value> {
    let separation = session.affine.separate(g, h).at(span)?;
    Ok(separation.map_or(Value::Nothing, |found| {
        Value::list(vec![Value::Affine(found.context), Value::Player(found.first)])
    }))
}
