//! Sums and products of games that are kept as they are written.

use super::own::new;
use super::table::{Call, Function, Method};
use crate::class::{COMPOUND, FUNCTION, GAME, MISERE, OBJECT, RULES, SHORT};
use crate::failure::{Evaluated, Failure};
use crate::operate::arguments::{Bound, Parameter, optional, required};
use crate::operate::compound::compound;
use crate::operate::convert::{as_short, found_game, game_value, rational};
use crate::operate::kinds::is_game;
use crate::operate::misere::without_misere;
use crate::run::call_value;
use crate::value::Value;
use crate::value::compound::CompoundKind;
use crate::{Session, operate};
use tweedle_syntax::say;

const THAT: &[Parameter] = &[required("that", GAME)];
/// A position, of which the ruleset gives the variant at once.
const VARIANT: &[Parameter] = &[optional("position", OBJECT), optional("n", OBJECT)];
const BOTH: &[Parameter] = &[required("g", GAME), required("h", GAME)];

/// The method of games that makes a compound of a kind.
macro_rules! sum {
    ($kind:ident, $doc:literal, $example:expr) => {
        Method {
            of: &[GAME, MISERE],
            name: stringify!($kind),
            parameters: THAT,
            gives: COMPOUND,
            doc: $doc,
            example: $example,
            call: Call::Any(|session, g, bound| with(session, CompoundKind::$kind, g, bound)),
        }
    };
}

/// The function that stands for a kind of compounds.
macro_rules! type_of {
    ($kind:ident, $what:literal, $shown:literal) => {
        Function {
            name: concat!("game.CompoundType.", stringify!($kind)),
            parameters: BOTH,
            gives: COMPOUND,
            doc: concat!("The type of ", $what, "; called with two games, it gives theirs."),
            example: (concat!("CompoundType.", stringify!($kind), "(*, 3)"), $shown),
            call: |session, bound| of_two(session, CompoundKind::$kind, bound, 0),
        }
    };
}

/// The methods.
pub(super) static METHODS: &[Method] = &[
    sum!(
        ConjunctiveSum,
        "The game in which a player moves in both of two games at once.",
        ("{2|0}.ConjunctiveSum(1).CanonicalForm", "1")
    ),
    sum!(
        SelectiveSum,
        "The game in which a player moves in one of two games or in both at once.",
        ("(*).SelectiveSum(*).CanonicalForm", "*2")
    ),
    sum!(
        ContinuedConjunctiveSum,
        "The game in which a player moves in each of two games that has not ended, until both have. A game has ended when it is the turn of somebody who cannot move in it.",
        ("(*3).ContinuedConjunctiveSum(*).CanonicalForm", "*3")
    ),
    sum!(
        DiminishedDisjunctiveSum,
        "The game in which a player moves in one of two games, until one has ended: until it is the turn of somebody who cannot move in it.",
        ("(*3).DiminishedDisjunctiveSum(*2).CanonicalForm", "*4")
    ),
    sum!(
        ShortenedSelectiveSum,
        "The game in which a player moves in one of two games or in both at once, until one has ended: until it is the turn of somebody who cannot move in it.",
        ("(*2).ShortenedSelectiveSum(*2).CanonicalForm", "*3")
    ),
    sum!(
        SequentialCompound,
        "The game in which the first game is played until it has ended, which is when it is the turn of somebody who cannot move in it, and then the second one.",
        ("(*).SequentialCompound(*2).CanonicalForm", "0")
    ),
    sum!(
        OrdinalProduct,
        "The ordinal product: as many copies of the game in a row, by ordinal sums, as another one says.",
        ("(1/2).OrdinalProduct(1/4).CanonicalForm", "11/32")
    ),
    Method {
        of: &[GAME, MISERE],
        name: "ConwayProduct",
        parameters: THAT,
        gives: GAME,
        doc: "Conway's product, which depends on the forms of the games; it is a value if both are.",
        example: ("'{1|}'.ConwayProduct(3).CanonicalForm", "6"),
        call: Call::Any(|session, g, bound| with(session, CompoundKind::ConwayProduct, g, bound)),
    },
    Method {
        of: &[GAME],
        name: "TwistedVariant",
        parameters: &[],
        gives: COMPOUND,
        doc: "The game in which the players exchange their roles after each move.",
        example: ("'{1|}'.TwistedVariant.CanonicalForm", "0"),
        call: Call::Any(|session, g, bound| variant(session, CompoundKind::Twisted, g, bound)),
    },
    Method {
        of: &[GAME],
        name: "DicoticVariant",
        parameters: &[],
        gives: COMPOUND,
        doc: "The game that ends as soon as one of the players cannot move.",
        example: ("game.grid.Domineering(\"..|..|..\").DicoticVariant.CanonicalForm", "v"),
        call: Call::Any(|session, g, bound| variant(session, CompoundKind::Dicotic, g, bound)),
    },
    Method {
        of: &[RULES],
        name: "TwistedVariant",
        parameters: VARIANT,
        gives: OBJECT,
        doc: "The ruleset in which the players exchange their roles after each move, or a position of it.",
        example: ("game.grid.Domineering.TwistedVariant(\"..|..\").CanonicalForm", "0"),
        call: Call::Any(|session, rules, bound| {
            variant_or_position(session, "TwistedVariant", rules, bound)
        }),
    },
    Method {
        of: &[RULES],
        name: "DicoticVariant",
        parameters: VARIANT,
        gives: OBJECT,
        doc: "The ruleset in which play ends as soon as one of the players cannot move, or a position of it.",
        example: ("game.grid.Domineering.DicoticVariant(\"..\").CanonicalForm", "0"),
        call: Call::Any(|session, rules, bound| {
            variant_or_position(session, "DicoticVariant", rules, bound)
        }),
    },
    Method {
        of: &[RULES],
        name: "ImpartialVariant",
        parameters: VARIANT,
        gives: OBJECT,
        doc: "The ruleset in which either player may make any move of both, or a position of it.",
        example: (
            "game.heap.Nim.PartizanJoin(game.heap.Subtraction([1])).ImpartialVariant(5).NimValue",
            "5",
        ),
        call: Call::Any(|session, rules, bound| {
            variant_or_position(session, "ImpartialVariant", rules, bound)
        }),
    },
    Method {
        of: &[SHORT],
        name: "ConwayProduct",
        parameters: THAT,
        gives: GAME,
        doc: "Conway's product of the canonical forms: of numbers their product, of nimbers that in their field.",
        example: ("(*4).ConwayProduct(*4)", "*6"),
        call: Call::Short(|session, g, bound| {
            let (that, at) = bound.value(0);
            let that = that.clone();
            if let Some(h) = as_short(session, &that, at)? {
                let store = &session.analyst.store;
                if let (Some(x), Some(y)) = (store.as_number(g), store.as_number(h)) {
                    return rational(session, x.to_rational() * y.to_rational(), bound.span);
                }
                let found = session.analyst.store.conway_product(g, h);
                return found_game(session, found, bound.span);
            }
            let g = game_value(session, g);
            with(session, CompoundKind::ConwayProduct, &g, bound)
        }),
    },
];

/// The functions.
pub(super) static FUNCTIONS: &[Function] = &[
    Function {
        name: COMPOUND,
        parameters: &[required("type", FUNCTION), required("g", GAME), required("h", GAME)],
        gives: COMPOUND,
        doc: "The compound of two games that a `CompoundType` says.",
        example: ("CompoundGame(CompoundType.OrdinalSum, *, 3)", "* : 3"),
        call: |session, bound| {
            let named = match bound.value(0).0 {
                Value::Function(name) => name.strip_prefix("game.CompoundType."),
                _ => None,
            };
            let named = named.and_then(|name| CompoundKind::NAMED.iter().find(|it| it.0 == name));
            let Some((_, kind)) = named else {
                let failure = Failure::new(say::no_type_of_compounds(), bound.value(0).1);
                let names: Vec<String> =
                    CompoundKind::NAMED.iter().map(|(name, _)| format!("`{name}`")).collect();
                let hint = format!("They are, in `CompoundType`, {}.", names.join(", "));
                return Err(failure.with_hint(hint));
            };
            of_two(session, *kind, bound, 1)
        },
    },
    type_of!(ConjunctiveSum, "conjunctive sums", "* ConjunctiveSum 3"),
    type_of!(ContinuedConjunctiveSum, "continued conjunctive sums", "* ContinuedConjunctiveSum 3"),
    type_of!(ConwayProduct, "Conway's products", "* ConwayProduct 3"),
    type_of!(
        DiminishedDisjunctiveSum,
        "diminished disjunctive sums",
        "* DiminishedDisjunctiveSum 3"
    ),
    type_of!(DisjunctiveSum, "disjunctive sums", "* + 3"),
    type_of!(OrdinalProduct, "ordinal products", "* OrdinalProduct 3"),
    type_of!(OrdinalSum, "ordinal sums", "* : 3"),
    type_of!(SelectiveSum, "selective sums", "* SelectiveSum 3"),
    type_of!(SequentialCompound, "sequential compounds", "* SequentialCompound 3"),
    type_of!(ShortenedSelectiveSum, "shortened selective sums", "* ShortenedSelectiveSum 3"),
];

/// The compound of a game and of the first argument.
fn with(session: &Session, kind: CompoundKind, g: &Value, bound: &Bound) -> Evaluated<Value> {
    let [g, h] = [g, bound.value(0).0].map(|it| without_misere(session, it));
    if !is_game(&g) {
        let class = g.class(&session.analyst.store);
        return Err(Failure::new(say::no_such_sum(&class), bound.span));
    }
    if !is_game(&h) {
        return Err(bound.wrong(session, 0));
    }
    compound(session, kind, &g, &h, bound.span)
}

/// A variant of a game.
fn variant(session: &Session, kind: CompoundKind, g: &Value, bound: &Bound) -> Evaluated<Value> {
    if !is_game(g) {
        let class = g.class(&session.analyst.store);
        return Err(Failure::new(say::no_such_variant(&class), bound.span));
    }
    operate::compound::variant(session, kind, g, bound.span)
}

/// A variant of a ruleset, or a position of it.
fn variant_or_position(
    session: &mut Session,
    name: &str,
    rules: &Value,
    bound: &Bound,
) -> Evaluated<Value> {
    let arguments = vec![rules.clone(), Value::String(name.into())];
    let rules = new(session, "game.variant.VariantOf", arguments, bound.span)?;
    let position: Vec<Value> = (0..2).filter_map(|i| Some(bound.get(i)?.0.clone())).collect();
    if position.is_empty() { Ok(rules) } else { call_value(session, &rules, position, bound.span) }
}

/// The compound of two arguments.
fn of_two(session: &Session, kind: CompoundKind, bound: &Bound, first: usize) -> Evaluated<Value> {
    for place in [first, first + 1] {
        if !is_game(bound.value(place).0) {
            return Err(bound.wrong(session, place));
        }
    }
    compound(session, kind, bound.value(first).0, bound.value(first + 1).0, bound.span)
}
