//! Misère games from lists, and misère games without a difference.

use crate::failure::{At, Evaluated, Failure};
use crate::operate::convert::as_integer;
use crate::value::{Explicit, Value};
use crate::{Session, Span};
use std::collections::{HashMap, HashSet};
use tweedle_engine::misere::Id;
use tweedle_engine::number::Integer;
use tweedle_syntax::say;

/// Heaps larger than this are refused: a heap takes memory for the square of its size.
const LARGEST_HEAP: u64 = 10_000;

/// `*[...]`: the one element of the list, or the game that has the elements as options.
pub(crate) fn misere_game(session: &mut Session, items: &[Value], span: Span) -> Evaluated<Id> {
    match items {
        [item] => misere_option(session, item, span),
        _ => misere_game_of(session, items, span),
    }
}

fn misere_game_of(session: &mut Session, items: &[Value], span: Span) -> Evaluated<Id> {
    let options: Evaluated<Vec<Id>> =
        items.iter().map(|item| misere_option(session, item, span)).collect();
    session.analyst.misere.game(options?).at(span)
}

/// An integer is a heap of Nim, and a list the game that has the elements as options.
fn misere_option(session: &mut Session, item: &Value, span: Span) -> Evaluated<Id> {
    match item {
        Value::Misere(g) => Ok(*g),
        Value::List(items) => crate::with_stack(|| misere_game_of(session, items, span)),
        other => {
            if let Some(size) = as_integer(session, other) {
                if size < Integer::ZERO {
                    return Err(Failure::new(say::negative_heap(), span));
                }
                return misere_heap(session, u64::try_from(size).unwrap_or(u64::MAX), span);
            }
            let class = other.class(&session.analyst.store);
            Err(Failure::new(say::no_misere_option(&class), span))
        }
    }
}

/// The heap of Nim of a size, as a misère game.
pub(crate) fn misere_heap(session: &mut Session, size: u64, span: Span) -> Evaluated<Id> {
    if size > LARGEST_HEAP {
        let message = say::misere_heap_too_large(LARGEST_HEAP);
        return Err(Failure::new(message, span));
    }
    session.analyst.misere.nim_heap(size).at(span)
}

/// A misère game as the form that it is, to be played with others; any other value as it is.
pub(crate) fn without_misere(session: &Session, value: &Value) -> Value {
    let Value::Misere(g) = value else { return value.clone() };
    let forms = &session.analyst.misere;
    let (mut followers, mut met) = (vec![*g], HashSet::from([*g]));
    let mut at = 0;
    while let Some(follower) = followers.get(at) {
        let new = forms.options(*follower).iter().filter(|option| met.insert(**option));
        followers.extend(new.copied().collect::<Vec<_>>());
        at += 1;
    }
    // Options are born earlier.
    followers.sort_by_key(|follower| forms.birthday(*follower));
    let mut known: HashMap<Id, Value> = HashMap::new();
    for follower in followers {
        let options = forms.options(follower).iter();
        let options: Vec<Value> = options.filter_map(|it| known.get(it).cloned()).collect();
        let form = Explicit::new([options.clone(), options]);
        known.insert(follower, Value::Explicit(form.into()));
    }
    known.remove(g).unwrap_or(Value::Integer(0))
}

/// The message that a game is no part of another one.
pub(super) fn no_difference(session: &mut Session, g: Id, h: Id, span: Span) -> Evaluated<Failure> {
    let forms = &mut session.analyst.misere;
    // A long text would not help.
    let mut text = |g: Id| -> Evaluated<String> {
        if forms.birthday(g) < 12 { forms.text(g).at(span) } else { Ok("that game".to_owned()) }
    };
    let (h, g) = (text(h)?, text(g)?);
    Ok(Failure::new(say::no_misere_difference(&h, &g), span))
}
