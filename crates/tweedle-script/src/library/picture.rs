//! Pictures.

use super::table::{Call, Method};
use crate::class::{COLLECTION, GAME, INTEGER, PICTURE, POSITION, SHORT, STRING, THERMOGRAPH};
use crate::drawing::{Drawing, View};
use crate::failure::Evaluated;
use crate::operate::{Bound, optional};
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
        call: Call::Short(|session, g, bound| {
            let mut drawing = Drawing { view: View::Tree, ..Drawing::default() };
            if bound.get(0).is_some() {
                drawing.depth = Some(bound.small(session, 0)?);
            }
            draw(session, &session.game_value(g), &drawing, bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "DrawFollowers",
        parameters: &[],
        gives: PICTURE,
        doc: "The followers as a graph, each once.",
        example: ("{1|*}.DrawFollowers.ToTikz.Substring(1, 15)", "\"% Followers of \""),
        call: Call::Short(|session, g, bound| {
            let drawing = Drawing { view: View::Followers, ..Drawing::default() };
            draw(session, &session.game_value(g), &drawing, bound.span)
        }),
    },
    Method {
        of: &[COLLECTION],
        name: "DrawHasse",
        parameters: &[],
        gives: PICTURE,
        doc: "The Hasse diagram of the order of games: what is greater stands higher.",
        example: ("[0,*,^].DrawHasse.ToTikz.Substring(1, 7)", "\"% Order\""),
        call: Call::Any(|session, games, bound| {
            let drawing = Drawing { view: View::Hasse, ..Drawing::default() };
            draw(session, games, &drawing, bound.span)
        }),
    },
    Method {
        of: &[COLLECTION],
        name: "DrawHeatMap",
        parameters: &[],
        gives: PICTURE,
        doc: "The numbers and nimbers of a list of lists as colours, the least darkest, with the first list as the row at the top.",
        example: ("[[0,1,2],[1,0,3]].DrawHeatMap.ToText.Substring(1, 5)", "\"0 1 2\""),
        call: Call::Any(|session, rows, bound| {
            let drawing = Drawing { view: View::HeatMap, ..Drawing::default() };
            draw(session, rows, &drawing, bound.span)
        }),
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
        call: Call::Any(|session, numbers, bound| {
            let mut drawing = Drawing { view: View::Plot, ..Drawing::default() };
            if bound.get(0).is_some() {
                drawing.first = bound.small(session, 0)?;
            }
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
        call: Call::Any(|session, games, bound| {
            let drawing = Drawing { view: View::Thermograph, ..Drawing::default() };
            draw(session, games, &drawing, bound.span)
        }),
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
        call: Call::Any(|session, position, bound| {
            let mut drawing = Drawing { view: View::Moves, ..Drawing::default() };
            if bound.get(0).is_some() {
                drawing.depth = Some(bound.small(session, 0)?);
            }
            draw(session, position, &drawing, bound.span)
        }),
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

/// What a value looks like.
fn draw(session: &mut Session, value: &Value, drawing: &Drawing, span: Span) -> Evaluated<Value> {
    session.picture(value, drawing, span).map(|scene| Value::Picture(Arc::new(scene)))
}

fn usual(session: &mut Session, value: &Value, bound: &Bound) -> Evaluated<Value> {
    draw(session, value, &Drawing::default(), bound.span)
}
