//! Pictures.

use super::table::{Call, Method};
use crate::class::{
    COLLECTION, GAME, INTEGER, LIST, MISERE_QUOTIENT, PICTURE, POSITION, RANGE, SHORT, STRING,
    THERMOGRAPH,
};
use crate::drawing::{Drawing, View, picture};
use crate::failure::Evaluated;
use crate::operate::arguments::{Bound, optional, required};
use crate::value::Value;
use crate::{Session, Span};
use std::sync::Arc;
use tweedle_draw::{COLUMNS, Theme};

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[GAME],
        name: "Draw",
        parameters: &[],
        gives: PICTURE,
        doc: "A picture: of a position its board, strip, heaps, graph or lines, of a value its game tree.",
        example: ("{1|*}.Draw.ToTikz.Substring(1, 15)", "\"% Game tree of \""),
        call: Call::Any(usual),
    },
    Method {
        of: &[SHORT],
        name: "DrawTree",
        parameters: &[optional("depth", INTEGER)],
        gives: PICTURE,
        doc: "The game tree as a picture, so many moves deep, 12 if no number is given.",
        example: ("{1|*}.DrawTree(1).ToTikz.Substring(1, 15)", "\"% Game tree of \""),
        call: Call::Any(|session, game, bound| to_a_depth(session, View::Tree, game, bound)),
    },
    Method {
        of: &[SHORT],
        name: "DrawFollowers",
        parameters: &[],
        gives: PICTURE,
        doc: "The followers as a graph, each once.",
        example: ("{1|*}.DrawFollowers.ToTikz.Substring(1, 15)", "\"% Followers of \""),
        call: Call::Any(|session, game, bound| view(session, View::Followers, game, bound)),
    },
    Method {
        of: &[COLLECTION],
        name: "DrawHasse",
        parameters: &[],
        gives: PICTURE,
        doc: "The Hasse diagram of the order of games: what is greater stands higher.",
        example: ("[0,*,^].DrawHasse.ToTikz.Substring(1, 7)", "\"% Order\""),
        call: Call::Any(|session, games, bound| view(session, View::Hasse, games, bound)),
    },
    Method {
        of: &[MISERE_QUOTIENT],
        name: "DrawHasse",
        parameters: &[],
        gives: PICTURE,
        doc: "The Hasse diagram of the elements by divisibility: elements that divide each other stand together, the identity at the top and the kernel at the bottom; those of the P-portion are in brackets.",
        example: (
            "game.heap.Kayles.MisereQuotient(4).DrawHasse.ToTikz.Substring(1, 17)",
            "\"% Misère quotient\"",
        ),
        call: Call::Any(|session, quotient, bound| view(session, View::Hasse, quotient, bound)),
    },
    Method {
        of: &[COLLECTION],
        name: "DrawHeatMap",
        parameters: &[optional("first", INTEGER)],
        gives: PICTURE,
        doc: "The numbers and nimbers of a list of lists as colours, the least darkest, with the first list as the row at the top; `first` is the number of the first row and column, 0 if it is not given.",
        example: (
            "[[0,1,2],[1,0,3]].DrawHeatMap(1).ToText.Split(\"\\n\")",
            "[\"   1 2 3\",\"\",\"1  0 1 2\",\"2  1 0 3\"]",
        ),
        call: Call::Any(|session, rows, bound| from_first(session, View::HeatMap, rows, bound)),
    },
    Method {
        of: &[COLLECTION],
        name: "DrawPlot",
        parameters: &[optional("first", INTEGER)],
        gives: PICTURE,
        doc: "The numbers and nimbers of a list as points over 0, 1, 2, ...; `first` says over what the first one stands.",
        example: (
            "game.heap.Kayles.NimValueSequence(50).DrawPlot.ToTikz.Substring(1, 8)",
            "\"% Values\"",
        ),
        call: Call::Any(|session, numbers, bound| from_first(session, View::Plot, numbers, bound)),
    },
    Method {
        of: &[LIST, RANGE],
        name: "ScatterPlot",
        parameters: &[],
        gives: PICTURE,
        doc: "The numbers and nimbers of the list as points over 1, 2, 3, ...",
        example: ("[1,3,2].ScatterPlot.ToTikz.Substring(1, 8)", "\"% Values\""),
        call: Call::Any(|session, numbers, bound| {
            let drawing = Drawing { view: View::Plot, first: 1, ..Drawing::default() };
            draw(session, numbers, &drawing, bound.span)
        }),
    },
    Method {
        of: &[COLLECTION],
        name: "DrawThermographs",
        parameters: &[],
        gives: PICTURE,
        doc: "The thermographs of games over each other.",
        example: (
            "[{2|0},{3||2|1}].DrawThermographs.ToTikz.Substring(1, 14)",
            "\"% Thermographs\"",
        ),
        call: Call::Any(|session, games, bound| view(session, View::Thermograph, games, bound)),
    },
    Method {
        of: &[POSITION],
        name: "DrawMoves",
        parameters: &[optional("depth", INTEGER)],
        gives: PICTURE,
        doc: "A picture of the position and of what can be moved to, so many moves deep, 1 if no number is given, with values and with who wins.",
        example: (
            "game.grid.Domineering(\"..|..\").DrawMoves.ToTikz.Substring(1, 12)",
            "\"% Moves from\"",
        ),
        call: Call::Any(|session, it, bound| to_a_depth(session, View::Moves, it, bound)),
    },
    Method {
        of: &[THERMOGRAPH],
        name: "Plot",
        parameters: &[],
        gives: PICTURE,
        doc: "A picture, with values growing to the left and temperatures up.",
        example: ("{3||2|1}.Thermograph.Plot.ToTikz.Substring(1, 13)", "\"% Thermograph\""),
        call: Call::Any(usual),
    },
    Method {
        of: &[THERMOGRAPH],
        name: "Draw",
        parameters: &[],
        gives: PICTURE,
        doc: "The same as `Plot`.",
        example: ("{3||2|1}.Thermograph.Draw.ToTikz.Substring(1, 13)", "\"% Thermograph\""),
        call: Call::Any(usual),
    },
    Method {
        of: &[PICTURE],
        name: "Titled",
        parameters: &[required("title", STRING)],
        gives: PICTURE,
        doc: "The picture with a title of one's own at its top.",
        example: ("{1|*}.DrawTree.Titled(\"A game\").ToTikz.Substring(1, 8)", "\"% A game\""),
        call: Call::Picture(|session, it, bound| {
            Ok(Value::Picture(Arc::new(it.clone().titled(bound.string(session, 0)?.0))))
        }),
    },
    Method {
        of: &[PICTURE],
        name: "ToSvg",
        parameters: &[],
        gives: STRING,
        doc: "The picture as an SVG document.",
        example: ("{1|*}.Draw.ToSvg.Substring(1, 4)", "\"<svg\""),
        call: Call::Picture(|_, it, _| Ok(Value::String(it.svg(Theme::Light).into()))),
    },
    Method {
        of: &[PICTURE],
        name: "ToTikz",
        parameters: &[],
        gives: STRING,
        doc: "The picture as a `tikzpicture` for LaTeX.",
        example: ("{1|*}.Draw.ToTikz.Substring(1, 15)", "\"% Game tree of \""),
        call: Call::Picture(|_, it, _| Ok(Value::String(it.tikz().into()))),
    },
    Method {
        of: &[PICTURE],
        name: "ToText",
        parameters: &[optional("columns", INTEGER)],
        gives: STRING,
        doc: "The picture as text so many characters wide, 72 if no number is given.",
        example: ("0.Draw.ToText(40).Length > 0", "true"),
        call: Call::Picture(|session, it, bound| {
            let columns = if bound.get(0).is_some() { bound.small(session, 0)? } else { COLUMNS };
            Ok(Value::String(it.text_picture(columns).into()))
        }),
    },
];

/// The picture of a value.
fn draw(session: &mut Session, value: &Value, drawing: &Drawing, span: Span) -> Evaluated<Value> {
    picture(session, value, drawing, span).map(|scene| Value::Picture(Arc::new(scene)))
}

fn view(session: &mut Session, view: View, value: &Value, bound: &Bound) -> Evaluated<Value> {
    draw(session, value, &Drawing { view, ..Drawing::default() }, bound.span)
}

/// A picture as deep as the argument says, if there is one.
fn to_a_depth(session: &mut Session, view: View, it: &Value, bound: &Bound) -> Evaluated<Value> {
    let depth = bound.get(0).map(|_| bound.small(session, 0)).transpose()?;
    draw(session, it, &Drawing { view, depth, ..Drawing::default() }, bound.span)
}

/// A picture whose numbers begin where the argument says, if there is one.
fn from_first(session: &mut Session, view: View, it: &Value, bound: &Bound) -> Evaluated<Value> {
    let first = bound.get(0).map(|_| bound.small(session, 0)).transpose()?.unwrap_or(0);
    draw(session, it, &Drawing { view, first, ..Drawing::default() }, bound.span)
}

fn usual(session: &mut Session, value: &Value, bound: &Bound) -> Evaluated<Value> {
    draw(session, value, &Drawing::default(), bound.span)
}
