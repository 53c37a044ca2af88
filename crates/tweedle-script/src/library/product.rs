//! Conway's product of games in canonical form.

use crate::failure::{At, Evaluated};
use crate::value::Value;
use crate::{Session, Span};
use std::collections::HashMap;
use tweedle::Player;
use tweedle::number::Nimber;
use tweedle::short::Id;

/// The product of two games: {GL·H + G·HL - GL·HL, GR·H + G·HR - GR·HR | GL·H + G·HR - GL·HR, GR·H + G·HL - GR·HL}
/// (Conway, *On Numbers and Games*, ch. 1), computed with values in the place of the sums. Numbers and small nimbers
/// have rules of their own.
pub(super) fn conway_product(session: &mut Session, g: Id, h: Id, span: Span) -> Evaluated<Value> {
    let store = &session.analyst.store;
    if let (Some(x), Some(y)) = (store.as_number(g), store.as_number(h)) {
        return session.rational(x.to_rational() * y.to_rational(), span);
    }
    let product = product(session, g, h, &mut HashMap::new(), span)?;
    Ok(session.game_value(product))
}

fn product(
    session: &mut Session,
    g: Id,
    h: Id,
    known: &mut HashMap<[Id; 2], Id>,
    span: Span,
) -> Evaluated<Id> {
    let store = &mut session.analyst.store;
    if let (Some(a), Some(b)) = (store.as_nimber(g), store.as_nimber(h)) {
        return store.nimber((Nimber(a) * Nimber(b)).0).at(span);
    }
    for (factor, other) in [(g, h), (h, g)] {
        if let Some(n) = store.as_number(factor).filter(tweedle::number::Dyadic::is_integer) {
            return store.multiple(&n.numerator(), other).at(span);
        }
    }
    let key = [g.min(h), g.max(h)];
    if let Some(&known) = known.get(&key) {
        return Ok(known);
    }
    session.control.check().at(span)?;
    let mut sides = [Vec::new(), Vec::new()];
    for of_first in Player::BOTH {
        for of_second in Player::BOTH {
            let side = if of_first == of_second { Player::Left } else { Player::Right };
            let firsts = session.analyst.store.options(g, of_first).at(span)?;
            let seconds = session.analyst.store.options(h, of_second).at(span)?;
            for &a in &firsts {
                for &b in &seconds {
                    let [ah, gb, ab] = [(a, h), (g, b), (a, b)];
                    let ah = crate::with_stack(|| product(session, ah.0, ah.1, known, span))?;
                    let gb = crate::with_stack(|| product(session, gb.0, gb.1, known, span))?;
                    let ab = crate::with_stack(|| product(session, ab.0, ab.1, known, span))?;
                    let store = &mut session.analyst.store;
                    let sum = store.sum(ah, gb).at(span)?;
                    sides[side.index()].push(store.difference(sum, ab).at(span)?);
                }
            }
        }
    }
    let value = session.analyst.store.game(&sides[0], &sides[1]).at(span)?;
    known.insert(key, value);
    Ok(value)
}
