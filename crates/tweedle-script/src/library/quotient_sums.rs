//! What a misère quotient tells of sums, and what can be asked of its elements.

use super::literal::inside;
use super::quotient::{count, generators};
use super::table::{Call, Method};
use crate::Session;
use crate::class::{BOOLEAN, LIST, MISERE_ELEMENT, MISERE_QUOTIENT, OBJECT, OUTCOME, STRING};
use crate::failure::{At, Evaluated, Failure};
use crate::operate::arguments::{Bound, required};
use crate::operate::convert::as_integer;
use crate::operate::quotient::element_of;
use crate::value::quotient::{MisereQuotient, QuotientOf};
use crate::value::{Shared, Value};
use tweedle_engine::misere::quotient::{Element, read_word};
use tweedle_engine::{Outcome, Player};
use tweedle_syntax::say;

/// The methods of quotients.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[MISERE_QUOTIENT],
        name: "Phi",
        parameters: &[required("games", OBJECT)],
        gives: MISERE_ELEMENT,
        doc: "The element of a heap, by its size; of a game, which must be made of games of the quotient; or of a list of such, which is the sum of them.",
        example: (
            "[game.heap.Kayles.MisereQuotient(9).Phi(9), game.heap.Kayles.MisereQuotient(9).Phi([9,3,2])]",
            "[d,ab2c]",
        ),
        call: Call::Quotient(|session, it, bound| {
            let x = phi(session, it, bound)?;
            Ok(Value::QuotientElement(it.clone(), x))
        }),
    },
    Method {
        of: &[MISERE_QUOTIENT],
        name: "Outcome",
        parameters: &[required("games", OBJECT)],
        gives: OUTCOME,
        doc: "The outcome of a heap, a game, or a list of such in misère play: `P` if the player who is to move loses, and `N` if that player wins.",
        example: ("game.heap.Kayles.MisereQuotient(9).Outcome([1,2,3])", "P"),
        call: Call::Quotient(|session, it, bound| {
            let x = phi(session, it, bound)?;
            Ok(outcome(it, x))
        }),
    },
    Method {
        of: &[MISERE_QUOTIENT],
        name: "WinningMoves",
        parameters: &[required("games", OBJECT)],
        gives: LIST,
        doc: "The moves that win in misère play: of a list of heaps, each as the heap and the list of heaps that it leaves; of a position, the positions that they lead to.",
        example: ("game.heap.Kayles.MisereQuotient(9).WinningMoves([5,2])", "[[5,[1,3]],[2,[1]]]"),
        call: Call::Quotient(winning_moves),
    },
    Method {
        of: &[MISERE_QUOTIENT],
        name: "Element",
        parameters: &[required("word", STRING)],
        gives: MISERE_ELEMENT,
        doc: "The element that a word of generators is.",
        example: ("(*2).MisereQuotient.Element(\"b3a\")", "ab"),
        call: Call::Quotient(element),
    },
    Method {
        of: &[MISERE_QUOTIENT],
        name: "Mex",
        parameters: &[required("elements", LIST)],
        gives: OBJECT,
        doc: "The element of a game whose options are of these elements, if the quotient stays the same with that game beside the others; `Nothing` if it does not.",
        example: ("(*2).MisereQuotient.Mex([(*2).MisereQuotient.Element(\"a\")])", "1"),
        call: Call::Quotient(mex),
    },
];

/// The methods of elements.
pub(super) static ELEMENT_METHODS: &[Method] = &[
    Method {
        of: &[MISERE_ELEMENT],
        name: "IsP",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the element is in the P-portion: its sums are lost by the player who is to move.",
        example: ("game.heap.Kayles.MisereQuotient(9).Phi([1,2,3]).IsP", "true"),
        call: Call::QuotientElement(|_, (it, x), _| Ok(Value::Boolean(it.quotient.is_lost(x)))),
    },
    Method {
        of: &[MISERE_ELEMENT],
        name: "OutcomeClass",
        parameters: &[],
        gives: OUTCOME,
        doc: "The outcome of the sums of the element in misère play.",
        example: ("game.heap.Kayles.MisereQuotient(9).Phi(1).OutcomeClass", "P"),
        call: Call::QuotientElement(|_, (it, x), _| Ok(outcome(&it, x))),
    },
    Method {
        of: &[MISERE_ELEMENT],
        name: "IsIdempotent",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the element is its own square.",
        example: ("(*2).MisereQuotient.Element(\"b2\").IsIdempotent", "true"),
        call: Call::QuotientElement(|_, (it, x), _| {
            Ok(Value::Boolean(it.quotient.monoid().product(x, x) == x))
        }),
    },
    Method {
        of: &[MISERE_ELEMENT],
        name: "Word",
        parameters: &[],
        gives: STRING,
        doc: "The first word of the element, as it is printed.",
        example: ("(*2).MisereQuotient.Phi([*2,*2]).Word", "\"b2\""),
        call: Call::QuotientElement(|_, (it, x), _| Ok(Value::string(&it.quotient.text(x)))),
    },
    Method {
        of: &[MISERE_ELEMENT],
        name: "Quotient",
        parameters: &[],
        gives: MISERE_QUOTIENT,
        doc: "The quotient that it is an element of.",
        example: ("(*2).MisereQuotient.Phi(*2).Quotient.Order", "6"),
        call: Call::QuotientElement(|_, (it, _), _| Ok(Value::Quotient(it))),
    },
];

fn outcome(quotient: &MisereQuotient, x: Element) -> Value {
    let is_lost = quotient.quotient.is_lost(x);
    Value::Outcome(if is_lost { Outcome::P } else { Outcome::N }.into())
}

/// The element of the first argument.
fn phi(session: &mut Session, it: &MisereQuotient, bound: &Bound) -> Evaluated<Element> {
    let (games, at) = bound.value(0);
    element_of(session, it, &games.clone(), at)
}

fn winning_moves(
    session: &mut Session,
    it: &Shared<MisereQuotient>,
    bound: &Bound,
) -> Evaluated<Value> {
    let (games, at) = bound.value(0);
    let games = games.clone();
    // What is no sum of games of the quotient is refused with a message about it.
    element_of(session, it, &games, at)?;
    if let Value::Position(position) = &games {
        let mut winning = Vec::new();
        for option in position.options(Player::Left, &session.control).at(at)? {
            let option = Value::Position(option);
            let x = element_of(session, it, &option, at)?;
            if it.quotient.is_lost(x) {
                winning.push(option);
            }
        }
        return crate::scripted::with_own_positions(session, Value::list(winning));
    }
    let QuotientOf::Code(heaps) = &it.of else {
        return Err(Failure::new(say::winning_moves_of_heaps(), at));
    };
    let parts = match &games {
        Value::List(parts) => parts.to_vec(),
        heap => vec![heap.clone()],
    };
    let sizes = parts.iter().map(|part| {
        let size = as_integer(session, part);
        size.and_then(|size| u64::try_from(size).ok()).unwrap_or_default()
    });
    let sizes: Vec<u64> = sizes.collect();
    let found = heaps.winning_moves(&it.quotient, &sizes).at(at)?;
    let mut moves = Vec::new();
    for it in found {
        let leaves = it.leaves.iter().map(|&heap| count(session, heap, at));
        let leaves = leaves.collect::<Evaluated<Vec<_>>>()?;
        moves.push(Value::list(vec![parts[it.part].clone(), Value::list(leaves)]));
    }
    Ok(Value::list(moves))
}

fn element(session: &mut Session, it: &Shared<MisereQuotient>, bound: &Bound) -> Evaluated<Value> {
    let (text, at) = bound.string(session, 0)?;
    let monoid = it.quotient.monoid();
    let known = monoid.tables().len();
    let word = read_word(text);
    let Some(word) = word.filter(|word| word.iter().all(|&(g, _)| usize::from(g) < known)) else {
        let place = inside(at, text, 0..text.len());
        let all = if known == 0 { "none".to_owned() } else { generators(it) };
        return Err(Failure::new(say::no_word_of_quotient(all), place));
    };
    let power =
        |(generator, exponent)| monoid.power(monoid.generator(usize::from(generator)), exponent);
    Ok(Value::QuotientElement(it.clone(), monoid.of_elements(word.into_iter().map(power))))
}

fn mex(session: &mut Session, it: &Shared<MisereQuotient>, bound: &Bound) -> Evaluated<Value> {
    let (list, at) = bound.value(0);
    let Value::List(items) = list else { return Err(bound.wrong(session, 0)) };
    let mut options = Vec::with_capacity(items.len());
    for item in items.iter() {
        match item {
            Value::QuotientElement(other, x) if **other == **it => options.push(*x),
            Value::QuotientElement(..) => {
                return Err(Failure::new(say::different_quotients(), at));
            }
            other => {
                let class = other.class(&session.analyst.store);
                return Err(Failure::new(say::no_element_of_quotient(&class), at));
            }
        }
    }
    let found = it.quotient.mex(&options).at(bound.span)?;
    Ok(found.map_or(Value::Nothing, |x| Value::QuotientElement(it.clone(), x)))
}
