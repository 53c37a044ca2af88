//! Forms that are compared modulo universes of misère play, in normal play, and as scoring games.

use super::literal::misread;
use super::table::{Call, Function, Method};
use crate::class::{
    BOOLEAN, INTEGER, LIST, OBJECT, OUTCOME, PLAYER, POSITION, RATIONAL, SHORT, STRING,
    THERMOGRAPH, UNIVERSE_FORM,
};
use crate::failure::{At, Evaluated, Failure, position_failure};
use crate::operate::arguments::{Bound, optional, required};
use crate::operate::convert::{game_value, rational};
use crate::operate::universe::{
    form_for_score, not_in_universe, read_form, same_sort, same_universe, smallest_universe,
};
use crate::scripted::position_of_form;
use crate::value::Value;
use crate::{Session, Span};
use tweedle_engine::number::Rational;
use tweedle_engine::short::Thermograph;
use tweedle_engine::universe::{Id, ScoringClass, Stops, Universe};
use tweedle_engine::{Play, Player};
use tweedle_search::Position;
use tweedle_syntax::say;

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[POSITION],
        name: "MisereForm",
        parameters: &[required("universe", STRING)],
        gives: UNIVERSE_FORM,
        doc: "The simplest form of the position in misère play beside all games of a universe: `\"All\"`, `\"Dicot\"`, `\"DeadEnding\"` or `\"Blocking\"`, or `\"Ends({|0},{|{|0}})\"`, the least universe that has these dead ends in it. The position must be in the universe itself.",
        example: (
            "game.grid.Domineering(\"..|..\").MisereForm(universe => \"DeadEnding\")",
            "UniverseForm(\"{{0|}|{|0}}\",\"DeadEnding\")",
        ),
        call: Call::Position(misere_form),
    },
    Method {
        of: &[SHORT],
        name: "MisereForm",
        parameters: &[required("universe", STRING)],
        gives: UNIVERSE_FORM,
        doc: "The canonical form of normal play as a game of misère play, in simplest form modulo a universe.",
        example: ("^.MisereForm(\"Dicot\")", "UniverseForm(\"{0|{0|0}}\",\"Dicot\")"),
        call: Call::Short(|session, g, bound| {
            let value = game_value(session, g);
            let position = position_of_form(session, &value)?;
            misere_form(session, &position, bound)
        }),
    },
    Method {
        of: &[POSITION],
        name: "ScoringForm",
        parameters: &[],
        gives: UNIVERSE_FORM,
        doc: "The position as a scoring game: a player who cannot move gets the score that the rules say, by `Score` in a class of a program, and 0 where they say none. It is in simplest form if it is guaranteed, and otherwise as it is.",
        example: (
            "game.heap.CumulativeSubtraction([2,3])(\"5\").ScoringForm",
            "ScoringForm(\"<<5|1>|<-1|-5>>\")",
        ),
        call: Call::Position(scoring_form),
    },
    Method {
        of: &[SHORT],
        name: "ScoringForm",
        parameters: &[],
        gives: UNIVERSE_FORM,
        doc: "The canonical form of normal play as a scoring game in which every end has the score 0. This keeps the order and sums.",
        example: ("2.ScoringForm", "ScoringForm(\"<<0|^0>|^0>\")"),
        call: Call::Short(|session, g, bound| {
            let value = game_value(session, g);
            let position = position_of_form(session, &value)?;
            scoring_form(session, &position, bound)
        }),
    },
    Method {
        of: &[POSITION],
        name: "Score",
        parameters: &[required("player", PLAYER)],
        gives: RATIONAL,
        doc: "The score with which play is over if the player is to move and cannot, as the rules say; `Nothing` if he has a move.",
        example: ("game.grid.GoByArea(\"XXXX|Xoo.|XXXX\").Score(Right)", "3"),
        call: Call::Position(|session, position, bound| {
            let player = bound.player(session, 0)?;
            let control = session.control.clone();
            if !position.options(player, &control).at(bound.span)?.is_empty() {
                return Ok(Value::Nothing);
            }
            let score = position.score(player).at(bound.span)?;
            rational(session, score, bound.span)
        }),
    },
    Method {
        of: &[UNIVERSE_FORM],
        name: "Thermograph",
        parameters: &[],
        gives: THERMOGRAPH,
        doc: "The thermograph of a scoring game of class `\"Milnor\"`, from temperature 0 up, where its walls are the stops.",
        example: ("ScoringForm(\"<<9|2>|0>\").Thermograph", "Thermograph(2,[],[0],2,[2],[0,1])"),
        call: Call::OfUniverse(|session, (_, g), bound| of_scoring_form(session, g, bound)),
    },
    Method {
        of: &[UNIVERSE_FORM],
        name: "Mean",
        parameters: &[],
        gives: RATIONAL,
        doc: "The mean of a scoring game of class `\"Milnor\"`: what n copies of it are worth, divided by n, as n grows.",
        example: ("ScoringForm(\"<<4|1>|-2>\").Mean", "1/4"),
        call: Call::OfUniverse(|session, (_, g), bound| {
            let mean = thermograph(session, g, bound)?.mean().clone();
            rational(session, mean, bound.span)
        }),
    },
    Method {
        of: &[UNIVERSE_FORM],
        name: "Temperature",
        parameters: &[],
        gives: RATIONAL,
        doc: "The temperature of a scoring game of class `\"Milnor\"`, at which the walls of its thermograph meet; -1 of a score.",
        example: ("ScoringForm(\"<<4|1>|-2>\").Temperature", "9/4"),
        call: Call::OfUniverse(|session, (_, g), bound| {
            let temperature = thermograph(session, g, bound)?.temperature().clone();
            rational(session, temperature, bound.span)
        }),
    },
    Method {
        of: &[UNIVERSE_FORM],
        name: "Universe",
        parameters: &[],
        gives: STRING,
        doc: "The name of the universe modulo which the form is compared.",
        example: ("ScoringForm(\"<1|0>\").Universe", "\"Scoring\""),
        call: Call::OfUniverse(|session, (universe, _), bound| {
            let name = session.analyst.universes.universe_name(universe).at(bound.span)?;
            Ok(Value::string(&name))
        }),
    },
    Method {
        of: &[UNIVERSE_FORM],
        name: "SmallestUniverse",
        parameters: &[],
        gives: STRING,
        doc: "The name of the smallest universe of misère play that has the form in it: `\"Dicot\"` if in each follower both players can move or neither, `\"DeadEnding\"` if no player who cannot move can ever move again, `\"Blocking\"`, or `\"All\"`.",
        example: ("UniverseForm(\"{0|{|0}}\",\"All\").SmallestUniverse", "\"DeadEnding\""),
        call: Call::OfUniverse(|session, (_, g), bound| {
            let smallest = smallest_universe(session, g).at(bound.span)?;
            Ok(Value::string(smallest.name()))
        }),
    },
    Method {
        of: &[UNIVERSE_FORM],
        name: "In",
        parameters: &[required("universe", STRING)],
        gives: UNIVERSE_FORM,
        doc: "The same form, to be compared modulo another universe.",
        example: (
            "UniverseForm(\"{0|0}\",\"All\").In(\"Dicot\").Inverse",
            "UniverseForm(\"{0|0}\",\"Dicot\")",
        ),
        call: Call::OfUniverse(|session, (_, g), bound| {
            let universe = universe_argument(session, bound, 0)?;
            same_sort(&session.analyst.universes, universe, g, bound.span)?;
            Ok(Value::OfUniverse(universe, g))
        }),
    },
    Method {
        of: &[UNIVERSE_FORM],
        name: "IsIn",
        parameters: &[required("universe", STRING)],
        gives: BOOLEAN,
        doc: "Whether the form itself is in a universe; a scoring game is in `\"Scoring\"` if it is guaranteed. The simplest form of a game of a universe need not be in it.",
        example: ("UniverseForm(\"{0|{|0}}\",\"All\").IsIn(\"DeadEnding\")", "true"),
        call: Call::OfUniverse(|session, (_, g), bound| {
            let universe = universe_argument(session, bound, 0)?;
            same_sort(&session.analyst.universes, universe, g, bound.span)?;
            let outside = session.analyst.universes.outside(universe, g).at(bound.span)?;
            Ok(Value::Boolean(outside.is_none()))
        }),
    },
    Method {
        of: &[UNIVERSE_FORM],
        name: "Text",
        parameters: &[],
        gives: STRING,
        doc: "The form alone, as it is written.",
        example: ("UniverseForm(\"{ 0 | #, {0|} }\",\"DeadEnding\").Text", "\"{0|#,{0|}}\""),
        call: Call::OfUniverse(|session, (_, g), bound| {
            session.analyst.universes.text(g).at(bound.span).map(|text| Value::string(&text))
        }),
    },
    Method {
        of: &[UNIVERSE_FORM],
        name: "SimplestForm",
        parameters: &[],
        gives: UNIVERSE_FORM,
        doc: "The simplest form, which games have in common if and only if they are equal modulo the universe.",
        example: (
            "UniverseForm(\"{0,{{0|0}|0}|{0|0}}\",\"Dicot\").SimplestForm",
            "UniverseForm(\"{#,0|{0|0}}\",\"Dicot\")",
        ),
        call: Call::OfUniverse(|session, (universe, g), bound| {
            let simplest = session.analyst.universes.simplest(universe, g).at(bound.span)?;
            Ok(Value::OfUniverse(universe, simplest))
        }),
    },
    Method {
        of: &[UNIVERSE_FORM],
        name: "OutcomeClass",
        parameters: &[],
        gives: OUTCOME,
        doc: "Who wins, in misère play, or in normal play if that is the universe. Nobody wins a scoring game: it has stops.",
        example: ("UniverseForm(\"{0|0}\",\"All\").OutcomeClass", "P"),
        call: Call::OfUniverse(|session, (universe, g), bound| {
            let Some(play) = universe.play() else {
                return Err(Failure::new(say::scoring_game_in_misere_play(), bound.span));
            };
            let outcome = session.analyst.universes.outcome(g, play).at(bound.span)?;
            Ok(Value::Outcome(outcome.into()))
        }),
    },
    Method {
        of: &[UNIVERSE_FORM],
        name: "Inverse",
        parameters: &[],
        gives: OBJECT,
        doc: "The game whose sum with this one is equal to 0 modulo the universe, which is `-g`; `Nothing` if there is none.",
        example: ("UniverseForm(\"{0|0}\",\"DeadEnding\").Inverse", "Nothing"),
        call: Call::OfUniverse(|session, (universe, g), bound| {
            let inverse = session.analyst.universes.inverse(universe, g).at(bound.span)?;
            Ok(inverse.map_or(Value::Nothing, |it| Value::OfUniverse(universe, it)))
        }),
    },
    Method {
        of: &[UNIVERSE_FORM],
        name: "IsInvertible",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether there is an inverse modulo the universe.",
        example: ("UniverseForm(\"{0|}\",\"DeadEnding\").IsInvertible", "true"),
        call: Call::OfUniverse(|session, (universe, g), bound| {
            let inverse = session.analyst.universes.inverse(universe, g).at(bound.span)?;
            Ok(Value::Boolean(inverse.is_some()))
        }),
    },
    Method {
        of: &[UNIVERSE_FORM],
        name: "IsPFree",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether no follower of the form has outcome P in misère play. Modulo dead-ending and blocking games, what is invertible is exactly what is equal to such a form.",
        example: ("UniverseForm(\"{0|{0|0}}\",\"DeadEnding\").IsPFree", "false"),
        call: Call::OfUniverse(|session, (_, g), bound| {
            let follower = session.analyst.universes.p_follower(g).at(bound.span)?;
            Ok(Value::Boolean(follower.is_none()))
        }),
    },
    Method {
        of: &[UNIVERSE_FORM],
        name: "IsStrong",
        parameters: &[required("player", PLAYER)],
        gives: BOOLEAN,
        doc: "Whether the player, moving first in misère play, wins the form beside every game of the universe in which he cannot move.",
        example: (
            "[UniverseForm(\"0\",\"All\").IsStrong(Left), UniverseForm(\"{0|0}\",\"DeadEnding\").IsStrong(Left)]",
            "[true,false]",
        ),
        call: Call::OfUniverse(|session, (universe, g), bound| {
            let player = bound.player(session, 0)?;
            let is_strong = session.analyst.universes.is_strong(universe, player, g);
            is_strong.at(bound.span).map(Value::Boolean)
        }),
    },
    Method {
        of: &[UNIVERSE_FORM],
        name: "Options",
        parameters: &[optional("player", PLAYER)],
        gives: LIST,
        doc: "The options of a player, or those of Left and then those of Right, in the order in which they are written.",
        example: (
            "UniverseForm(\"{0|#,{0|}}\",\"DeadEnding\").Options(Right)",
            "[UniverseForm(\"{0|}\",\"DeadEnding\")]",
        ),
        call: Call::OfUniverse(|session, (universe, g), bound| {
            let mut options = Vec::new();
            for player in bound.players(session, 0)? {
                let sorted = session.analyst.universes.sorted_options(g, player).at(bound.span)?;
                options.extend(sorted.into_iter().map(|it| Value::OfUniverse(universe, it)));
            }
            Ok(Value::list(options))
        }),
    },
    Method {
        of: &[UNIVERSE_FORM],
        name: "HasTombstone",
        parameters: &[required("player", PLAYER)],
        gives: BOOLEAN,
        doc: "Whether a tombstone stands among the options of the player: he has won if he is to move, as if he could not move.",
        example: ("UniverseForm(\"{0|#,{0|}}\",\"DeadEnding\").HasTombstone(Right)", "true"),
        call: Call::OfUniverse(|session, (_, g), bound| {
            let player = bound.player(session, 0)?;
            Ok(Value::Boolean(session.analyst.universes.has_tombstone(g, player)))
        }),
    },
    Method {
        of: &[UNIVERSE_FORM],
        name: "Height",
        parameters: &[],
        gives: INTEGER,
        doc: "The height of the tree.",
        example: ("UniverseForm(\"{0|{0|0}}\",\"Dicot\").Height", "2"),
        call: Call::OfUniverse(|session, (_, g), _| {
            Ok(Value::Integer(session.analyst.universes.height(g).into()))
        }),
    },
    Method {
        of: &[UNIVERSE_FORM],
        name: "Context",
        parameters: &[required("h", UNIVERSE_FORM)],
        gives: OBJECT,
        doc: "A game of the universe and the player who moves first: beside that game Left does worse in this form than in h, so that this one is not at least h. `Nothing` if it is.",
        example: (
            "UniverseForm(\"{0|}\",\"DeadEnding\").Context(UniverseForm(\"0\",\"DeadEnding\"))",
            "[UniverseForm(\"0\",\"DeadEnding\"),Left]",
        ),
        call: Call::OfUniverse(|session, (universe, g), bound| {
            let h = other_form(session, universe, bound)?;
            let context = session.analyst.universes.separate(universe, g, h).at(bound.span)?;
            Ok(context.map_or(Value::Nothing, |context| {
                let game = Value::OfUniverse(universe, context.game);
                Value::list(vec![game, Value::Player(context.first)])
            }))
        }),
    },
    Method {
        of: &[UNIVERSE_FORM],
        name: "Certificate",
        parameters: &[required("h", UNIVERSE_FORM)],
        gives: OBJECT,
        doc: "A proof that this form is at least h, as JSON, which `tweedle universe --check` reads: an answer to each demand of the comparison. `Nothing` if it is not.",
        example: (
            "UniverseForm(\"{0|}\",\"DeadEnding\").Certificate(UniverseForm(\"0\",\"DeadEnding\"))",
            "Nothing",
        ),
        call: Call::OfUniverse(|session, (universe, g), bound| {
            let h = other_form(session, universe, bound)?;
            let certificate = session.analyst.universes.certify(universe, g, h).at(bound.span)?;
            let Some(certificate) = certificate else { return Ok(Value::Nothing) };
            let text = serde_json::to_string(&certificate);
            Ok(text.map_or(Value::Nothing, |text| Value::string(&text)))
        }),
    },
    Method {
        of: &[UNIVERSE_FORM],
        name: "Stop",
        parameters: &[required("player", PLAYER)],
        gives: RATIONAL,
        doc: "The score with which a scoring game ends if the player moves first and both play as well as they can.",
        example: ("ScoringForm(\"<^2|0,3>\").Stop(Right)", "0"),
        call: Call::OfUniverse(|session, (_, g), bound| {
            stop(session, g, bound, |stops| &stops.plain)
        }),
    },
    Method {
        of: &[UNIVERSE_FORM],
        name: "LowerStop",
        parameters: &[required("player", PLAYER)],
        gives: RATIONAL,
        doc: "The same if Right may pass in the place of a move, as often as he likes.",
        example: ("ScoringForm(\"<-1|1>\").LowerStop(Right)", "-1"),
        call: Call::OfUniverse(|session, (_, g), bound| {
            stop(session, g, bound, |stops| &stops.lower)
        }),
    },
    Method {
        of: &[UNIVERSE_FORM],
        name: "UpperStop",
        parameters: &[required("player", PLAYER)],
        gives: RATIONAL,
        doc: "The same if Left may pass in the place of a move, as often as he likes.",
        example: ("ScoringForm(\"<-1|1>\").UpperStop(Left)", "1"),
        call: Call::OfUniverse(|session, (_, g), bound| {
            stop(session, g, bound, |stops| &stops.upper)
        }),
    },
    Method {
        of: &[UNIVERSE_FORM],
        name: "ScoringClass",
        parameters: &[],
        gives: STRING,
        doc: "The smallest class of scoring games that has the form in it: `\"Milnor\"`, where nobody would rather pass; `\"Ettinger\"`, where both can move or neither; `\"Guaranteed\"`, where who cannot move gets a score that is no better for him than any that can come later; or `\"Other\"`.",
        example: (
            "[ScoringForm(\"<1|0>\").ScoringClass, ScoringForm(\"<0|1>\").ScoringClass, ScoringForm(\"<^0|1>\").ScoringClass]",
            "[\"Milnor\",\"Ettinger\",\"Guaranteed\"]",
        ),
        call: Call::OfUniverse(|session, (_, g), bound| {
            must_score(session, g, bound.span)?;
            let class = session.analyst.universes.scoring_class(g).at(bound.span)?;
            Ok(Value::string(class_name(class)))
        }),
    },
];

/// The functions.
pub(super) static FUNCTIONS: &[Function] = &[
    Function {
        name: "game.UniverseForm",
        parameters: &[required("text", STRING), required("universe", STRING)],
        gives: UNIVERSE_FORM,
        doc: "The form that a text describes: `0`, or `{left|right}` with options between commas, where a `#` is a tombstone. It is compared modulo a universe: `\"All\"`, `\"Dicot\"`, `\"DeadEnding\"` or `\"Blocking\"` in misère play, or `\"Normal\"`. Comparisons are right of games of the universe, and of their simplest forms; `.IsIn(universe)` tells if the form is in it.",
        example: (
            "UniverseForm(\"{{|0}|{0|}}\", universe => \"DeadEnding\") == UniverseForm(\"0\", universe => \"DeadEnding\")",
            "true",
        ),
        call: |session, bound| {
            let universe = universe_argument(session, bound, 1)?;
            form_of_text(session, universe, bound)
        },
    },
    Function {
        name: "game.ScoringForm",
        parameters: &[required("text", STRING)],
        gives: UNIVERSE_FORM,
        doc: "The scoring game that a text describes: a number, or `<left|right>` with options between commas; `^s` is a side without options and with the score s. It is compared beside guaranteed games, and comparisons are right of these.",
        example: ("ScoringForm(\"<^-1|1>\") > ScoringForm(\"-1\")", "false"),
        call: |session, bound| form_of_text(session, Universe::Scoring, bound),
    },
    Function {
        name: "game.UniverseDay",
        parameters: &[required("day", INTEGER), required("universe", STRING)],
        gives: LIST,
        doc: "The simplest forms of all games of a universe that are born by a day, in the order in which they are written. If they are more than a million, that is an error.",
        example: ("UniverseDay(2, universe => \"Dicot\").Size", "9"),
        call: |session, bound| {
            let day = bound.small::<u32>(session, 0)?;
            let universe = universe_argument(session, bound, 1)?;
            let games = session.analyst.universes.born_by(universe, day, 1_000_000);
            let games = games.at(bound.span)?.into_iter();
            Ok(Value::list(games.map(|g| Value::OfUniverse(universe, g)).collect()))
        },
    },
];

/// The universe that an argument names.
fn universe_argument(session: &mut Session, bound: &Bound, i: usize) -> Evaluated<Universe> {
    let (name, at) = bound.string(session, i)?;
    let universe = session.analyst.universes.read_universe(name);
    let universe = universe.map_err(|error| misread(error, name, at))?;
    universe.ok_or_else(|| Failure::new(say::no_such_universe(name), at))
}

fn form_of_text(session: &mut Session, universe: Universe, bound: &Bound) -> Evaluated<Value> {
    let (text, at) = bound.string(session, 0)?;
    let read = read_form(session, universe, text);
    let g = read.map_err(|error| misread(error, text, at))?;
    Ok(Value::OfUniverse(universe, g))
}

/// The other form of a comparison, modulo the same universe.
fn other_form(session: &mut Session, universe: Universe, bound: &Bound) -> Evaluated<Id> {
    match bound.value(0) {
        (&Value::OfUniverse(other, h), at) => {
            same_universe(session, universe, other, at).map(|_| h)
        }
        _ => Err(bound.wrong(session, 0)),
    }
}

fn misere_form(session: &mut Session, position: &Position, bound: &Bound) -> Evaluated<Value> {
    let universe = universe_argument(session, bound, 0)?;
    if universe.play() != Some(Play::Misere) {
        let at = bound.value(0).1;
        return Err(Failure::new(say::no_universe_of_misere_play(universe.name()), at));
    }
    let g = session.analyst.universe_form(position);
    let g = g.map_err(|error| position_failure(error, position, bound.span))?;
    if let Some(outside) = session.analyst.universes.outside(universe, g).at(bound.span)? {
        return Err(not_in_universe(session, universe, &outside, bound.span)?);
    }
    let simplest = session.analyst.universes.simplest(universe, g).at(bound.span)?;
    Ok(Value::OfUniverse(universe, simplest))
}

fn scoring_form(session: &mut Session, position: &Position, bound: &Bound) -> Evaluated<Value> {
    let g = form_for_score(session, position, bound.span)?;
    Ok(Value::OfUniverse(Universe::Scoring, g))
}

/// The thermograph of a scoring form as a value.
pub(super) fn of_scoring_form(session: &mut Session, g: Id, bound: &Bound) -> Evaluated<Value> {
    thermograph(session, g, bound).map(|it| Value::Thermograph(it.into()))
}

fn thermograph(session: &mut Session, g: Id, bound: &Bound) -> Evaluated<Thermograph<Rational>> {
    must_score(session, g, bound.span)?;
    let class = session.analyst.universes.scoring_class(g).at(bound.span)?;
    if class != ScoringClass::Milnor {
        return Err(Failure::new(say::no_thermograph_of_scores(class_name(class)), bound.span));
    }
    session.analyst.universes.scoring_thermograph(g).at(bound.span)
}

fn class_name(class: ScoringClass) -> &'static str {
    match class {
        ScoringClass::Milnor => "Milnor",
        ScoringClass::Ettinger => "Ettinger",
        ScoringClass::Guaranteed => "Guaranteed",
        ScoringClass::Other => "Other",
    }
}

fn must_score(session: &Session, g: Id, span: Span) -> Evaluated<()> {
    same_sort(&session.analyst.universes, Universe::Scoring, g, span)
}

fn stop(
    session: &mut Session,
    g: Id,
    bound: &Bound,
    kind: fn(&Stops) -> &[Rational; 2],
) -> Evaluated<Value> {
    let player: Player = bound.player(session, 0)?;
    must_score(session, g, bound.span)?;
    let stops = session.analyst.universes.stops(g).at(bound.span)?;
    rational(session, kind(&stops)[player.index()].clone(), bound.span)
}
