//! Rulesets on heaps as functions of the size of a heap, and rulesets that are made of two such.

use super::own::{class_of_library, new, object_of_library};
use super::table::{Call, Constant, Function, Method};
use crate::Session;
use crate::class::{BOOLEAN, FUNCTION, INTEGER, LIST, OBJECT, RULESET};
use crate::failure::{At, Evaluated, Failure, position_failure};
use crate::operate::arguments::{Bound, optional, required};
use crate::operate::convert::{check_length, game_value};
use crate::value::Value;
use std::collections::HashSet;
use tweedle_engine::Player;
use tweedle_syntax::say;

/// The methods of rulesets on heaps.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[RULESET],
        name: "HeapOptions",
        parameters: &[required("n", INTEGER)],
        gives: LIST,
        doc: "The options of a heap of n counters: of each the list of the heaps that are left.",
        example: ("game.heap.Kayles.HeapOptions(3)", "[[2],[1,1],[1]]"),
        call: Call::Any(heap_options),
    },
    Method {
        of: &[RULESET],
        name: "GameValueSequence",
        parameters: &[required("n", INTEGER)],
        gives: LIST,
        doc: "The values of the heaps 1 to n.",
        example: (
            "game.heap.PartizanSubtraction([1,2],[1,3]).GameValueSequence(4)",
            "[*,^,^*,^[2]]",
        ),
        call: Call::Any(game_value_sequence),
    },
    Method {
        of: &[RULESET],
        name: "Join",
        parameters: &[required("that", OBJECT)],
        gives: OBJECT,
        doc: "The ruleset on heaps by which a heap has the options of this one and those of another one.",
        example: (
            "game.heap.Subtraction([1]).Join(game.heap.Subtraction([3])).NimValueSequence(5)",
            "[1,0,1,0,1]",
        ),
        call: Call::Any(|session, rules, bound| made(session, "game.heap.Joined", rules, bound)),
    },
    Method {
        of: &[RULESET],
        name: "PartizanJoin",
        parameters: &[required("that", OBJECT)],
        gives: OBJECT,
        doc: "The ruleset on heaps by which Left moves as in this one and Right as in another one.",
        example: (
            "game.heap.Subtraction([1,2]).PartizanJoin(game.heap.Subtraction([1,3])).GameValueSequence(4)",
            "[*,^,^*,^[2]]",
        ),
        call: Call::Any(|session, rules, bound| {
            made(session, "game.heap.PartizanJoined", rules, bound)
        }),
    },
    Method {
        of: &[RULESET],
        name: "AcrosticProduct",
        parameters: &[required("that", OBJECT)],
        gives: OBJECT,
        doc: "The ruleset on two numbers by which a move changes one of them, the first as in this one, the second as in another one.",
        example: ("game.heap.Nim.AcrosticProduct(game.heap.Nim)((3,5)).NimValue", "7"),
        call: Call::Any(|session, rules, bound| {
            made(session, "game.heap.AcrosticProductOf", rules, bound)
        }),
    },
    Method {
        of: &[RULESET],
        name: "DirectProduct",
        parameters: &[required("that", OBJECT)],
        gives: OBJECT,
        doc: "The ruleset on two numbers by which a move changes both, as coins in a rectangle are turned; values are nim products (Winning Ways, ch. 14).",
        example: (
            "game.heap.Spawning(\"1-2\").DirectProduct(game.heap.Spawning(\"1-2\"))((2,2)).NimValue",
            "3",
        ),
        call: Call::Any(|session, rules, bound| {
            made(session, "game.heap.DirectProductOf", rules, bound)
        }),
    },
    Method {
        of: &[RULESET],
        name: "CakeProduct",
        parameters: &[required("that", OBJECT), optional("twisted", BOOLEAN)],
        gives: OBJECT,
        doc: "The ruleset on two numbers by which Left cuts the second as in this one and Right the first as in another one; twisted, the pieces are turned.",
        example: (
            "game.heap.TakeAndBreak(\"4.0\").CakeProduct(game.heap.TakeAndBreak(\"4.0\"))((2,4)).CanonicalForm",
            "1",
        ),
        call: Call::Any(|session, rules, bound| {
            made(session, "game.heap.GenCutcake", rules, bound)
        }),
    },
];

/// The rulesets that are made with functions.
pub(super) static FUNCTIONS: &[Function] = &[
    class_of_library!(
        "game.heap.HeapRuleset",
        [required("options", FUNCTION)],
        "The ruleset on heaps in which a function gives the options of a heap of each size, each the list of the heaps that are left.",
        (
            "game.heap.HeapRuleset(n -> [[a, n - 1 - a] for a from 0 to n - 1]).NimValueSequence(6)",
            "[1,0,1,0,1,0]"
        )
    ),
    class_of_library!(
        "game.heap.FunctionalHeapRuleset",
        [required("options", FUNCTION)],
        "The same as `HeapRuleset` called with a function: what that gives.",
        ("game.heap.FunctionalHeapRuleset(n -> [[n - 1]]).NimValueSequence(4)", "[1,0,1,0]")
    ),
    class_of_library!(
        "game.heap.FunctionalCoordinateRuleset",
        [required("options", FUNCTION)],
        "The same as `CoordinateRuleset` called with a function: what that gives.",
        (
            "game.heap.FunctionalCoordinateRuleset((m, n) -> [[(k, n)] for k from 0 to m - 1])((3,1)).NimValue",
            "3"
        )
    ),
    class_of_library!(
        "game.heap.CoordinateRuleset",
        [required("options", FUNCTION)],
        "The ruleset on pairs of numbers in which a function of both gives the options, each the list of the pairs that are left.",
        (
            "game.heap.CoordinateRuleset((m, n) -> [[(k, n)] for k from 0 to m - 1])((3,1)).NimValue",
            "3"
        )
    ),
    class_of_library!(
        "game.heap.PartizanCoordinateRuleset",
        [required("options", FUNCTION)],
        "The ruleset on pairs of numbers in which a function of both and of a player gives the options.",
        (
            "game.heap.PartizanCoordinateRuleset((m, n, player) -> if player == Left then [[(k, n)] for k from 0 to m - 1] else [] end)((3,1)).CanonicalForm",
            "3"
        )
    ),
    class_of_library!(
        "game.heap.GenWythoff",
        [required("bound", FUNCTION)],
        "Wythoff's Game in which k counters of one heap and l of the other may be taken if 0 < k <= l < bound(k).",
        ("game.heap.GenWythoff(x -> x + 2)((1,3)).NimValue", "0")
    ),
    class_of_library!(
        "game.heap.GenMem",
        [required("allows", FUNCTION)],
        "A game on a heap and a memory: a function of the memory and of a number says whether that may be taken; it then is the memory.",
        ("game.heap.GenMem((memory, a) -> a > memory)((5,0)).NimValue", "2")
    ),
    class_of_library!(
        "game.heap.GenCutcake",
        [required("left", OBJECT), required("right", OBJECT), optional("twisted", BOOLEAN)],
        "A game of cakes, which are pairs of numbers: Left cuts the second as a ruleset on heaps says, and Right the first as another one says; twisted, a cake is turned before it is cut.",
        (
            "game.heap.GenCutcake(game.heap.TakeAndBreak(\"4.0\"), game.heap.TakeAndBreak(\"4.0\"))((8,1)).CanonicalForm",
            "-7"
        )
    ),
];

/// The rulesets that are objects.
pub(super) static CONSTANTS: &[Constant] = &[
    object_of_library!(
        "game.heap.Cutcake",
        "Left cuts a cake of m rows and n columns between columns, and Right between rows (Winning Ways, ch. 2).",
        ("game.heap.Cutcake((8,1)).CanonicalForm", "-7")
    ),
    object_of_library!(
        "game.heap.Eatcake",
        "Left eats a column of a cake of m rows and n columns, and Right a row (Jim Bynum; Winning Ways, ch. 8).",
        ("game.heap.Eatcake((2,1)).CanonicalForm", "^")
    ),
    object_of_library!(
        "game.heap.MaundyCake",
        "Left cuts a cake of m rows and n columns into equal parts between columns, and Right between rows (Winning Ways, ch. 2).",
        ("game.heap.MaundyCake((1,8)).CanonicalForm", "7")
    ),
    object_of_library!(
        "game.heap.Mem",
        "Take at least as many counters from a heap as the move before, which is the second number of a position.",
        ("game.heap.Mem((10,3)).NimValue", "3")
    ),
    object_of_library!(
        "game.heap.PartizanEuclid",
        "From (p, q) Left moves to q and the remainder of p, and Right to q and what p lacks to the next multiple of q (McKay and Nowakowski, 2012).",
        ("game.heap.PartizanEuclid((5,6)).CanonicalForm", "{^3|0}")
    ),
    object_of_library!(
        "game.heap.TurnAndEatcake",
        "Eatcake in which a cake is turned before a player eats of it.",
        ("game.heap.TurnAndEatcake((1,5)).CanonicalForm", "v*")
    ),
];

/// A ruleset of a class that is written in the language, of a ruleset and of the arguments.
fn made(session: &mut Session, class: &str, rules: &Value, bound: &Bound) -> Evaluated<Value> {
    let mut arguments = vec![rules.clone()];
    arguments.extend((0..2).filter_map(|i| Some(bound.get(i)?.0.clone())));
    new(session, class, arguments, bound.span)
}

/// The position of a ruleset with one heap.
fn heap(
    session: &Session,
    rules: &Value,
    heap: u64,
    bound: &Bound,
) -> Evaluated<Option<tweedle_search::Position>> {
    let Value::Ruleset(rules) = rules else { return Ok(None) };
    session.control.check().at(bound.span)?;
    let placed = rules.clone().place(&heap.to_string());
    placed.map(Some).map_err(|error| Failure::new(say::bad_parameter(error.message()), bound.span))
}

fn heap_options(session: &mut Session, rules: &Value, bound: &Bound) -> Evaluated<Value> {
    let n: u64 = bound.small(session, 0)?;
    let Some(position) = heap(session, rules, n, bound)? else {
        return Ok(Value::list(Vec::new()));
    };
    let options = position.options(Player::Left, &session.control).at(bound.span)?;
    check_length(options.len(), bound.span)?;
    let mut lists = Vec::with_capacity(options.len());
    let mut met = HashSet::new();
    for option in options {
        let mut sizes = Vec::new();
        for term in option.terms() {
            let text = term.component().text();
            for size in text.split(',') {
                let Ok(size) = size.trim().parse::<i64>() else {
                    return Err(Failure::new(say::heaps_not_numbers(), bound.span));
                };
                sizes.extend((size != 0).then_some(size));
            }
        }
        if met.insert(sizes.clone()) {
            lists.push(Value::list(sizes.into_iter().map(Value::Integer).collect()));
        }
    }
    Ok(Value::list(lists))
}

fn game_value_sequence(session: &mut Session, rules: &Value, bound: &Bound) -> Evaluated<Value> {
    let n: u64 = bound.small(session, 0)?;
    check_length(usize::try_from(n).unwrap_or(usize::MAX), bound.span)?;
    let mut values = Vec::new();
    for size in 1..=n {
        let Some(position) = heap(session, rules, size, bound)? else { break };
        let form = session.analyst.canonical_form(&position);
        let form = form.map_err(|error| position_failure(error, &position, bound.span))?;
        values.push(game_value(session, form));
    }
    Ok(Value::list(values))
}
