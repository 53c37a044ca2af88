//! Sums and products of games that are kept as they are written.

use super::own::new;
use super::table::{Call, Function, Method};
use crate::Session;
use crate::class::{COMPOUND, FUNCTION, GAME, OBJECT, RULESET, SHORT};
use crate::compound::CompoundKind;
use crate::failure::{Evaluated, Failure};
use crate::operate::{Bound, Parameter, is_game, optional, required};
use crate::value::Value;

const THAT: &[Parameter] = &[required("that", GAME)];
/// A position, of which the ruleset gives the variant at once.
const VARIANT: &[Parameter] = &[optional("position", OBJECT), optional("n", OBJECT)];
const BOTH: &[Parameter] = &[required("g", GAME), required("h", GAME)];

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[GAME],
        name: "ConjunctiveSum",
        parameters: THAT,
        gives: COMPOUND,
        doc: "The game in which a player moves in both of two games at once.",
        example: ("{2|0}.ConjunctiveSum(1).CanonicalForm", "1"),
        call: Call::Any(|session, g, bound| with(session, CompoundKind::ConjunctiveSum, g, bound)),
    },
    Method {
        of: &[GAME],
        name: "SelectiveSum",
        parameters: THAT,
        gives: COMPOUND,
        doc: "The game in which a player moves in one of two games or in both at once.",
        example: ("(*).SelectiveSum(*).CanonicalForm", "*2"),
        call: Call::Any(|session, g, bound| with(session, CompoundKind::SelectiveSum, g, bound)),
    },
    Method {
        of: &[GAME],
        name: "OrdinalProduct",
        parameters: THAT,
        gives: COMPOUND,
        doc: "The ordinal product: as many copies of the game in a row, by ordinal sums, as another one says.",
        example: ("(1/2).OrdinalProduct(1/4).CanonicalForm", "11/32"),
        call: Call::Any(|session, g, bound| with(session, CompoundKind::OrdinalProduct, g, bound)),
    },
    Method {
        of: &[GAME],
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
        of: &[RULESET],
        name: "TwistedVariant",
        parameters: VARIANT,
        gives: OBJECT,
        doc: "The ruleset in which the players exchange their roles after each move, or a position of it.",
        example: ("game.grid.Domineering.TwistedVariant(\"..|..\").CanonicalForm", "0"),
        call: Call::Any(|session, rules, bound| of_rules(session, "TwistedVariant", rules, bound)),
    },
    Method {
        of: &[RULESET],
        name: "DicoticVariant",
        parameters: VARIANT,
        gives: OBJECT,
        doc: "The ruleset in which play ends as soon as one of the players cannot move, or a position of it.",
        example: ("game.grid.Domineering.DicoticVariant(\"..\").CanonicalForm", "0"),
        call: Call::Any(|session, rules, bound| of_rules(session, "DicoticVariant", rules, bound)),
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
            if let Some(h) = session.as_short(&that, at)? {
                let store = &session.analyst.store;
                if let (Some(x), Some(y)) = (store.as_number(g), store.as_number(h)) {
                    return session.rational(x.to_rational() * y.to_rational(), bound.span);
                }
                let found = session.analyst.store.conway_product(g, h);
                return session.found_game(found, bound.span);
            }
            let g = session.game_value(g);
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
                let failure = Failure::new("This is no type of compounds.", bound.value(0).1);
                let hint = "They are `CompoundType.ConjunctiveSum`, `ConwayProduct`, `DisjunctiveSum`, \
                            `OrdinalProduct`, `OrdinalSum` and `SelectiveSum`.";
                return Err(failure.with_hint(hint));
            };
            of_two(session, *kind, bound, 1)
        },
    },
    Function {
        name: "game.CompoundType.ConjunctiveSum",
        parameters: BOTH,
        gives: COMPOUND,
        doc: "The type of conjunctive sums; called with two games, it gives theirs.",
        example: ("CompoundType.ConjunctiveSum(*, 3)", "* ConjunctiveSum 3"),
        call: |session, bound| of_two(session, CompoundKind::ConjunctiveSum, bound, 0),
    },
    Function {
        name: "game.CompoundType.ConwayProduct",
        parameters: BOTH,
        gives: COMPOUND,
        doc: "The type of Conway's products; called with two games, it gives theirs.",
        example: ("CompoundType.ConwayProduct(*, 3)", "* ConwayProduct 3"),
        call: |session, bound| of_two(session, CompoundKind::ConwayProduct, bound, 0),
    },
    Function {
        name: "game.CompoundType.DisjunctiveSum",
        parameters: BOTH,
        gives: COMPOUND,
        doc: "The type of disjunctive sums; called with two games, it gives theirs.",
        example: ("CompoundType.DisjunctiveSum(*, 3)", "* + 3"),
        call: |session, bound| of_two(session, CompoundKind::DisjunctiveSum, bound, 0),
    },
    Function {
        name: "game.CompoundType.OrdinalProduct",
        parameters: BOTH,
        gives: COMPOUND,
        doc: "The type of ordinal products; called with two games, it gives theirs.",
        example: ("CompoundType.OrdinalProduct(*, 3)", "* OrdinalProduct 3"),
        call: |session, bound| of_two(session, CompoundKind::OrdinalProduct, bound, 0),
    },
    Function {
        name: "game.CompoundType.OrdinalSum",
        parameters: BOTH,
        gives: COMPOUND,
        doc: "The type of ordinal sums; called with two games, it gives theirs.",
        example: ("CompoundType.OrdinalSum(*, 3)", "* : 3"),
        call: |session, bound| of_two(session, CompoundKind::OrdinalSum, bound, 0),
    },
    Function {
        name: "game.CompoundType.SelectiveSum",
        parameters: BOTH,
        gives: COMPOUND,
        doc: "The type of selective sums; called with two games, it gives theirs.",
        example: ("CompoundType.SelectiveSum(*, 3)", "* SelectiveSum 3"),
        call: |session, bound| of_two(session, CompoundKind::SelectiveSum, bound, 0),
    },
];

/// The compound of a game and of the first argument.
fn with(session: &Session, kind: CompoundKind, g: &Value, bound: &Bound) -> Evaluated<Value> {
    if !is_game(g) {
        let class = g.class(&session.analyst.store);
        return Err(Failure::new(format!("There is no such sum of a `{class}`."), bound.span));
    }
    if !is_game(bound.value(0).0) {
        return Err(bound.wrong(session, 0));
    }
    session.compound(kind, g, bound.value(0).0, bound.span)
}

/// A variant of a game.
fn variant(session: &Session, kind: CompoundKind, g: &Value, bound: &Bound) -> Evaluated<Value> {
    if !is_game(g) {
        let class = g.class(&session.analyst.store);
        return Err(Failure::new(format!("There is no such variant of a `{class}`."), bound.span));
    }
    session.variant(kind, g, bound.span)
}

/// A variant of a ruleset.
fn of_rules(session: &mut Session, name: &str, rules: &Value, bound: &Bound) -> Evaluated<Value> {
    let function = session.evaluate(&crate::parse(&format!("position -> position.{name}"))?)?;
    let rules = new(session, "game.variant.VariantOf", vec![rules.clone(), function], bound.span)?;
    let position: Vec<Value> = (0..2).filter_map(|i| Some(bound.get(i)?.0.clone())).collect();
    if position.is_empty() { Ok(rules) } else { session.call_value(&rules, position, bound.span) }
}

/// The compound of two arguments.
fn of_two(session: &Session, kind: CompoundKind, bound: &Bound, first: usize) -> Evaluated<Value> {
    for place in [first, first + 1] {
        if !is_game(bound.value(place).0) {
            return Err(bound.wrong(session, place));
        }
    }
    session.compound(kind, bound.value(first).0, bound.value(first + 1).0, bound.span)
}
