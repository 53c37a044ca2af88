//! Pictures.

use super::table::{Call, Method};
use crate::class::{GAME, INTEGER, PICTURE, SHORT, STRING, THERMOGRAPH};
use crate::drawing::USUAL_DEPTH;
use crate::failure::{At, Evaluated, Failure};
use crate::operate::optional;
use crate::value::Value;
use crate::{Session, Span};
use std::sync::Arc;
use tweedle_draw::{Graph, Scene, Theme};

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[GAME],
        name: "Draw",
        parameters: &[],
        gives: PICTURE,
        doc: "A picture: of a position its board, strip or heaps, of a value its game tree.",
        example: ("{1|*}.Draw.ToTikz.Substring(1, 15)", "\"% Game tree of \""),
        call: Call::Any(|session, game, bound| draw(session, game, bound.span)),
    },
    Method {
        of: &[SHORT],
        name: "DrawTree",
        parameters: &[optional("depth", INTEGER)],
        gives: PICTURE,
        doc: "The game tree as a picture, so many moves deep, 12 if no number is given.",
        example: ("{1|*}.DrawTree(1).ToTikz.Substring(1, 15)", "\"% Game tree of \""),
        call: Call::Short(|session, g, bound| {
            let depth = if bound.get(0).is_some() { bound.small(session, 0)? } else { USUAL_DEPTH };
            let scene = tweedle_draw::tree(&mut session.analyst.store, g, depth).at(bound.span)?;
            Ok(Value::Picture(Arc::new(scene)))
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
            let scene = tweedle_draw::dag(&mut session.analyst.store, g).at(bound.span)?;
            Ok(Value::Picture(Arc::new(scene)))
        }),
    },
    Method {
        of: &[THERMOGRAPH],
        name: "Plot",
        parameters: &[],
        gives: PICTURE,
        doc: "A picture, with values growing to the left and temperatures up.",
        example: ("{3||2|1}.Thermograph.Plot.ToTikz.Substring(1, 13)", "\"% Thermograph\""),
        call: Call::Any(|session, it, bound| draw(session, it, bound.span)),
    },
    Method {
        of: &[THERMOGRAPH],
        name: "Draw",
        parameters: &[],
        gives: PICTURE,
        doc: "The same as `Plot`.",
        example: ("{3||2|1}.Thermograph.Draw.ToTikz.Substring(1, 13)", "\"% Thermograph\""),
        call: Call::Any(|session, it, bound| draw(session, it, bound.span)),
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
            let columns = if bound.get(0).is_some() { bound.small(session, 0)? } else { 72 };
            Ok(Value::String(it.text_picture(columns).into()))
        }),
    },
];

/// The picture of a game, or of a thermograph.
fn draw(session: &mut Session, value: &Value, span: Span) -> Evaluated<Value> {
    session.picture(value, span).map(|scene| Value::Picture(Arc::new(scene)))
}

impl Session {
    /// The picture of a value that has one.
    pub(crate) fn picture(&mut self, value: &Value, span: Span) -> Evaluated<Scene> {
        match value {
            Value::Picture(scene) => Ok((**scene).clone()),
            Value::Thermograph(it) => Ok(Graph::of(it.clone()).scene()),
            Value::Position(it) => {
                let drawn = tweedle_draw::position(it, &self.registry);
                drawn.map_err(|why| Failure::new(why.to_string(), span))
            }
            _ => {
                let g = self.canonical_form(value, span)?;
                tweedle_draw::tree(&mut self.analyst.store, g, USUAL_DEPTH).at(span)
            }
        }
    }
}
