//! Games in canonical form for misère play, and functions that make such.

use super::table::{Call, Function, Method};
use crate::class::{BOOLEAN, INTEGER, LIST, MISERE, NIMBER, OBJECT, OUTCOME, STRING};
use crate::failure::{At, Evaluated};
use crate::library::literal::misread;
use crate::operate::arguments::{Bound, optional, required};
use crate::operate::misere::misere_heap;
use crate::value::Value;
use crate::{Session, Span};
use tweedle_engine::misere::{Id, Kinds};

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[MISERE],
        name: "Options",
        parameters: &[],
        gives: LIST,
        doc: "The options, the least first: even games by their birthdays, how many options they have, and their genera, each with its sum with `*[1]` after it.",
        example: ("(*[4,[3],0]).Options", "[*[0],*[3#],*[4]]"),
        call: Call::Misere(|session, g, bound| {
            let options = session.analyst.misere.sorted_options(g).at(bound.span)?;
            Ok(list(options))
        }),
    },
    Method {
        of: &[MISERE],
        name: "Birthday",
        parameters: &[],
        gives: INTEGER,
        doc: "The height of the tree.",
        example: ("(*[[2],1]).Birthday", "4"),
        call: Call::Misere(|session, g, _| {
            Ok(Value::Integer(session.analyst.misere.birthday(g).into()))
        }),
    },
    Method {
        of: &[MISERE],
        name: "Genus",
        parameters: &[],
        gives: OBJECT,
        doc: "The genus: what the game is worth in normal play, and in misère play beside heaps of two counters.",
        example: ("(*[[2],1]).Genus", "2^1420"),
        call: Call::Misere(|session, g, bound| genus(session, g, bound.span)),
    },
    Method {
        of: &[MISERE],
        name: "NimValue",
        parameters: &[],
        gives: INTEGER,
        doc: "The nim-value in normal play.",
        example: ("(*[[2],0]).NimValue", "1"),
        call: Call::Misere(|session, g, _| {
            Ok(Value::Integer(session.analyst.misere.genus(g).normal().into()))
        }),
    },
    Method {
        of: &[MISERE],
        name: "MisereNimValue",
        parameters: &[],
        gives: INTEGER,
        doc: "The nim-value in misère play: 1 of the game without options, and else the least number that is not that of an option.",
        example: ("(*[[2],0]).MisereNimValue", "2"),
        call: Call::Misere(|session, g, _| {
            Ok(Value::Integer(session.analyst.misere.genus(g).digit(0).into()))
        }),
    },
    Method {
        of: &[MISERE],
        name: "MisereOutcomeClass",
        parameters: &[],
        gives: OUTCOME,
        doc: "Who wins in misère play, in which the player who cannot move wins.",
        example: ("(*[2]+*[2]).MisereOutcomeClass", "P"),
        call: Call::Misere(|session, g, _| {
            Ok(Value::Outcome(session.analyst.misere.outcome(g).into()))
        }),
    },
    Method {
        of: &[MISERE],
        name: "Mate",
        parameters: &[],
        gives: MISERE,
        doc: "The mate, whose options are the mates of the options; that of 0 is 1. The game beside its mate is lost by who is to move.",
        example: ("(*[[2],1]).Mate", "*[2#0]"),
        call: Call::Misere(|session, g, bound| {
            session.analyst.misere.mate(g).at(bound.span).map(Value::Misere)
        }),
    },
    Method {
        of: &[MISERE],
        name: "IsEven",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is even: its sum with `*[1]` is not one of its options. Of a game and that sum exactly one is even, and it is born a day earlier.",
        example: ("[(*[2]).IsEven, (*[3]).IsEven]", "[true,false]"),
        call: Call::Misere(|session, g, bound| {
            session.analyst.misere.is_even(g).at(bound.span).map(Value::Boolean)
        }),
    },
    Method {
        of: &[MISERE],
        name: "IsNimHeap",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is a heap of Nim.",
        example: ("(*[1,2,0]).IsNimHeap", "true"),
        call: Call::Misere(|session, g, _| {
            Ok(Value::Boolean(session.analyst.misere.as_nim_heap(g).is_some()))
        }),
    },
    Method {
        of: &[MISERE],
        name: "IsTame",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the genus of the game and those of all its followers are genera of positions of Nim.",
        example: ("(*[2]+*[2]).IsTame", "true"),
        call: Call::Misere(|session, g, bound| kind(session, g, bound, |it| it.is_tame)),
    },
    Method {
        of: &[MISERE],
        name: "IsTameable",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the genus is that of a position of Nim, the tameable options alone give that genus, and every other one has a tameable option of that genus, by which it can be reversed. Beside tame games it is as good as the position of Nim.",
        example: ("(*[4,3,[1,[3,2]]]).IsTameable", "true"),
        call: Call::Misere(|session, g, bound| kind(session, g, bound, |it| it.is_tameable)),
    },
    Method {
        of: &[MISERE],
        name: "IsHalfTame",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether all options are tame, but not the game: it is restive or restless.",
        example: ("(*[[2],0]).IsHalfTame", "true"),
        call: Call::Misere(|session, g, bound| kind(session, g, bound, |it| it.is_half_tame)),
    },
    Method {
        of: &[MISERE],
        name: "IsRestive",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether all options are tame, but not the game, and its nim-value is 0 or 1; in misère play it is 2 or more.",
        example: ("(*[[2],0]).IsRestive", "true"),
        call: Call::Misere(|session, g, bound| kind(session, g, bound, |it| it.is_restive)),
    },
    Method {
        of: &[MISERE],
        name: "IsRestless",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether all options are tame, but not the game, and its nim-value is 2 or more; in misère play it is 0 or 1.",
        example: ("(*[[2],1]).IsRestless", "true"),
        call: Call::Misere(|session, g, bound| kind(session, g, bound, |it| it.is_restless)),
    },
    Method {
        of: &[MISERE],
        name: "IsGenerallyTame",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the genus is that of a position of Nim, the options that are generally tame or generally restive alone give it, and every other one has a generally tame option of that genus. Beside Nim it is as good as that position.",
        example: ("(*[[[2]],[[[2],0],0,1]]).IsGenerallyTame", "true"),
        call: Call::Misere(|session, g, bound| kind(session, g, bound, |it| it.is_generally_tame)),
    },
    Method {
        of: &[MISERE],
        name: "IsGenerallyRestive",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the nim-value g is below 4, the misère nim-values are n and n xor 2 by turns where n is 2 or 3 and not g, and the options are as those of a generally tame game. Beside Nim it is as good as a heap of n if all heaps are below 4, and else as one of g.",
        example: ("(*[[[2],2,0],[[2],3],1]).IsGenerallyRestive", "true"),
        call: Call::Misere(|session, g, bound| {
            kind(session, g, bound, |it| it.is_generally_restive)
        }),
    },
    Method {
        of: &[MISERE],
        name: "IsPrime",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is neither `*[0]` nor `*[1]`, nor the sum of two games that are neither.",
        example: ("[(*[2]).IsPrime, (*[[2]]).IsPrime]", "[true,false]"),
        call: Call::Misere(|session, g, bound| {
            session.analyst.misere.is_prime(g).at(bound.span).map(Value::Boolean)
        }),
    },
    Method {
        of: &[MISERE],
        name: "Parts",
        parameters: &[],
        gives: LIST,
        doc: "The even games, but `*[0]` and the game, that it or its sum with `*[1]` is a sum of and of another one; each is followed by that other one.",
        example: ("(*[[2]]).Parts", "[*[2],*[2[#-2]]]"),
        call: Call::Misere(|session, g, bound| {
            session.analyst.misere.parts(g).at(bound.span).map(list)
        }),
    },
    Method {
        of: &[MISERE],
        name: "Partitions",
        parameters: &[],
        gives: LIST,
        doc: "All ways in which the game is a sum of even primes, and of `*[1]` if it is odd.",
        example: ("(*[[*[4]+*[2]]]).Partitions", "[[*[2],*[4[2#-2]]],[*[4],*[4[2#-4]]]]"),
        call: Call::Misere(|session, g, bound| {
            let partitions = session.analyst.misere.partitions(g).at(bound.span)?;
            Ok(Value::list(partitions.into_iter().map(list).collect()))
        }),
    },
    Method {
        of: &[MISERE],
        name: "MisereMinus",
        parameters: &[required("h", MISERE)],
        gives: OBJECT,
        doc: "The one game that beside h is this game; `Nothing` if there is none.",
        example: ("(*[[2]]).MisereMinus(*[2])", "*[2[#-2]]"),
        call: Call::Misere(|session, g, bound| {
            let h = argument(session, bound)?;
            let difference = session.analyst.misere.difference(g, h).at(bound.span)?;
            Ok(or_nothing(difference))
        }),
    },
    Method {
        of: &[MISERE],
        name: "IsLinkedTo",
        parameters: &[required("h", MISERE)],
        gives: BOOLEAN,
        doc: "Whether beside some game both this one and h are lost by who is to move: neither is an option of the other.",
        example: ("(*[[[2]]]).IsLinkedTo(*[2]+*[2])", "true"),
        call: Call::Misere(|session, g, bound| {
            let h = argument(session, bound)?;
            Ok(Value::Boolean(session.analyst.misere.is_linked(g, h)))
        }),
    },
    Method {
        of: &[MISERE],
        name: "Link",
        parameters: &[required("h", MISERE)],
        gives: OBJECT,
        doc: "A game beside which both this one and h are lost by who is to move; `Nothing` if one is an option of the other.",
        example: ("(*[[[2]]]).Link(*[2]+*[2])", "*[((2#1)21)32]"),
        call: Call::Misere(|session, g, bound| {
            let h = argument(session, bound)?;
            session.analyst.misere.link(g, h).at(bound.span).map(or_nothing)
        }),
    },
    Method {
        of: &[MISERE],
        name: "Distinguisher",
        parameters: &[required("h", MISERE)],
        gives: OBJECT,
        doc: "A game beside which this one is lost by who is to move, and h is won; `Nothing` if they are equal.",
        example: ("(*[[2]]).Distinguisher(*[2]+*[2])", "*[(2#1)21]"),
        call: Call::Misere(|session, g, bound| {
            let h = argument(session, bound)?;
            session.analyst.misere.distinguisher(g, h).at(bound.span).map(or_nothing)
        }),
    },
    Method {
        of: &[NIMBER],
        name: "MisereCanonicalForm",
        parameters: &[],
        gives: MISERE,
        doc: "The heap of Nim as a game of misère play.",
        example: ("(*3).MisereCanonicalForm", "*[3]"),
        call: Call::Short(|session, g, bound| {
            let size = session.analyst.store.as_nimber(g).unwrap_or(0);
            misere_heap(session, size, bound.span).map(Value::Misere)
        }),
    },
];

/// The functions.
pub(super) static FUNCTIONS: &[Function] = &[
    Function {
        name: "game.misere.MisereCanonicalGame",
        parameters: &[required("text", STRING)],
        gives: MISERE,
        doc: "The game that a text describes, in the notation in which misère games are printed: `2#` has 2 as its only option, `2[2]` is 2 + 2, `2[#-2]` is 2# less 2, and options stand in parentheses.",
        example: ("game.misere.MisereCanonicalGame(\"*[2#1]\") == *[[2],1]", "true"),
        call: |session, bound| {
            let (text, at) = bound.string(session, 0)?;
            match session.analyst.misere.read(text) {
                Ok(game) => Ok(Value::Misere(game)),
                Err(error) => Err(misread(error, text, at)),
            }
        },
    },
    Function {
        name: "game.misere.MisereCanonicalGame.DayN",
        parameters: &[
            required("maxBirthday", INTEGER),
            optional("maxGames", INTEGER),
            optional("maxOptions", INTEGER),
        ],
        gives: LIST,
        doc: "The games born by a day, the least first, up to so many options each if that is given. If they are more than `maxGames`, or a million, that is an error.",
        example: ("game.misere.MisereCanonicalGame.DayN(3)", "[*[0],*[1],*[2],*[3],*[2#]]"),
        call: |session, bound| {
            let day = bound.small(session, 0)?;
            let limit = |i: usize, most: usize| match bound.get(i) {
                Some(_) => bound.small::<usize>(session, i),
                None => Ok(most),
            };
            let (games, options) = (limit(1, 1_000_000)?, limit(2, usize::MAX)?);
            let misere = &mut session.analyst.misere;
            let mut games = misere.born_by(day, options, games).at(bound.span)?;
            misere.sort(&mut games).at(bound.span)?;
            Ok(list(games))
        },
    },
];

fn list(games: Vec<Id>) -> Value {
    Value::list(games.into_iter().map(Value::Misere).collect())
}

fn or_nothing(game: Option<Id>) -> Value {
    game.map_or(Value::Nothing, Value::Misere)
}

fn argument(session: &Session, bound: &Bound) -> Evaluated<Id> {
    match bound.value(0).0 {
        Value::Misere(g) => Ok(*g),
        _ => Err(bound.wrong(session, 0)),
    }
}

fn kind(
    session: &mut Session,
    g: Id,
    bound: &Bound,
    is_it: fn(&Kinds) -> bool,
) -> Evaluated<Value> {
    session.analyst.misere.kinds(g).at(bound.span).map(|kinds| Value::Boolean(is_it(&kinds)))
}

/// The genus of a game as a value.
pub(super) fn genus(session: &mut Session, g: Id, span: Span) -> Evaluated<Value> {
    let kinds = session.analyst.misere.kinds(g).at(span)?;
    let genus = session.analyst.misere.genus(g);
    let number = |n: u32| Value::Integer(n.into());
    let digits = genus.misere().iter().map(|&digit| number(digit)).collect();
    let is_short = kinds.is_generally_tame || kinds.is_generally_restive;
    let is_nim_heap = session.analyst.misere.as_nim_heap(g).is_some();
    let flags = [is_short, is_nim_heap].map(Value::Boolean);
    let mut fields = vec![number(genus.normal()), Value::list(digits)];
    fields.extend(flags);
    super::own::new(session, "game.misere.Genus", fields, span)
}
