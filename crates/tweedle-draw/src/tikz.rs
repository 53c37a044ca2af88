//! Pictures as `TikZ`, for papers.

use crate::point::Point;
use crate::scene::{Anchor, FONT, Ink, LEVELS, Scene, Shape, Stroke, rounded};
use crate::svg::INKS;
use std::fmt::Write;

/// The number of points of a picture in a centimetre.
const CENTIMETRE: f64 = 40.0;

impl Scene {
    /// The picture as a `tikzpicture` for `\input`; it needs the package `tikz` and nothing else. The same picture gives the
    /// same bytes.
    pub fn tikz(&self) -> String {
        let mut text = String::new();
        let _ = writeln!(text, "% {}", self.title.replace('\n', " "));
        let inks = INKS.into_iter().chain((0..LEVELS).map(Ink::Level));
        for ink in inks.filter(|&ink| self.has(ink)) {
            let hex = ink.colours()[0].trim_start_matches('#').to_uppercase();
            let _ = writeln!(text, "\\definecolor{{{}}}{{HTML}}{{{hex}}}", name(ink));
        }
        text.push_str("\\begin{tikzpicture}[line cap=round,line join=round]\n");
        for shape in &self.shapes {
            self.write_shape(&mut text, shape);
        }
        text.push_str("\\end{tikzpicture}\n");
        text
    }

    /// True if a colour is used.
    fn has(&self, ink: Ink) -> bool {
        let of_stroke = |stroke: &Option<Stroke>| stroke.is_some_and(|stroke| stroke.ink == ink);
        self.shapes.iter().any(|shape| match shape {
            Shape::Line(_, stroke) => stroke.ink == ink,
            Shape::Area(_, fill, stroke) | Shape::Disc(_, _, fill, stroke) => {
                *fill == Some(ink) || of_stroke(stroke)
            }
            Shape::Shade(_, own) | Shape::Dots(_, _, own) => *own == ink,
            Shape::Text(text) => text.ink == ink,
        })
    }

    /// A point in centimetres, upwards.
    fn point(&self, (x, y): Point) -> String {
        format!("({},{})", centimetres(x), centimetres(self.height - y))
    }

    fn path(&self, points: &[Point], close: &str) -> String {
        let points: Vec<_> = points.iter().map(|&point| self.point(point)).collect();
        format!("{}{close}", points.join(" -- "))
    }

    fn write_shape(&self, text: &mut String, shape: &Shape) {
        let _ = match shape {
            Shape::Line(points, stroke) => {
                writeln!(text, "\\draw[{}] {};", pen(stroke), self.path(points, ""))
            }
            Shape::Area(points, fill, stroke) => {
                writeln!(
                    text,
                    "\\path[{}] {};",
                    paint(*fill, *stroke),
                    self.path(points, " -- cycle")
                )
            }
            Shape::Shade(points, ink) => {
                let path = self.path(points, " -- cycle");
                writeln!(text, "\\fill[{},opacity=0.12] {path};", name(*ink))
            }
            Shape::Disc(centre, radius, fill, stroke) => {
                let (paint, centre) = (paint(*fill, *stroke), self.point(*centre));
                writeln!(text, "\\path[{paint}] {centre} circle[radius={}];", centimetres(*radius))
            }
            Shape::Dots(runs, radius, ink) => {
                // TeX has little room for one path.
                for runs in runs.chunks(400) {
                    let line = |(point, length): &(Point, f64)| {
                        format!("{} -- ++({},0)", self.point(*point), centimetres(*length))
                    };
                    let lines: Vec<String> = runs.iter().map(line).collect();
                    let pen = pen(&Stroke::of(*ink, 2.0 * radius));
                    let _ = writeln!(text, "\\draw[{pen}] {};", lines.join(" "));
                }
                Ok(())
            }
            Shape::Text(it) => {
                let anchor = match it.anchor {
                    Anchor::Start => "west",
                    Anchor::Middle => "center",
                    Anchor::End => "east",
                };
                let label = it.latex.clone().unwrap_or_else(|| escaped(&it.text));
                let (at, ink) = (self.point(it.at), name(it.ink));
                let scale = match rounded(it.size / FONT) {
                    usual if usual == "1" => String::new(),
                    other => format!(",scale={other}"),
                };
                writeln!(
                    text,
                    "\\node[{ink},anchor={anchor},inner sep=0pt,font=\\small{scale}] at {at} {{{label}}};"
                )
            }
        };
    }
}

/// The commands of `LaTeX` that stand in our pictures and in their labels.
const COMMANDS: &[&str] = &[
    "Downarrow",
    "Uparrow",
    "ast",
    "backslash",
    "begin",
    "cdot",
    "definecolor",
    "downarrow",
    "draw",
    "end",
    "fill",
    "frac",
    "infty",
    "ldots",
    "mathbin",
    "mathrel",
    "mathrm",
    "mid",
    "node",
    "omega",
    "path",
    "pm",
    "sim",
    "small",
    "text",
    "textasciicircum",
    "textasciitilde",
    "textbackslash",
    "times",
    "uparrow",
    "vdots",
];

/// True if a text has a picture, no command that is in none of ours, and no other environment: so that nothing is
/// read, written or defined where it is set. For pictures that somebody else kept.
///
/// ```
/// use tweedle_draw::is_own_tikz;
/// assert!(is_own_tikz("\\begin{tikzpicture}\\node at (0,0) {$\\ast\\{2\\}$};\\end{tikzpicture}"));
/// assert!(!is_own_tikz("\\begin{tikzpicture}\\input{x}\\end{tikzpicture}"));
/// assert!(!is_own_tikz("\\begin{filecontents}{x}\\end{filecontents}"));
/// ```
pub fn is_own_tikz(text: &str) -> bool {
    // Signs may be written by their numbers after two of `^`, also those of which a command is made.
    if text.contains("^^") || !text.contains("\\begin{tikzpicture}") {
        return false;
    }
    // A backslash in pairs ends a line, and begins no command.
    let plain = text.replace("\\\\", " ");
    plain.split('\\').skip(1).all(|rest| {
        let length = rest.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(rest.len());
        let (command, rest) = rest.split_at(length);
        match command {
            // One sign, such as a brace in a label.
            "" => rest.starts_with(|c: char| c.is_ascii_punctuation() || c == ' '),
            "begin" | "end" => rest.starts_with("{tikzpicture}"),
            _ => COMMANDS.contains(&command),
        }
    })
}

fn centimetres(points: f64) -> String {
    let text = format!("{:.3}", points / CENTIMETRE);
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

fn name(ink: Ink) -> String {
    match ink {
        Ink::Game(n) => format!("tweedleGame{}", char::from(b'A' + n % 6)),
        Ink::Level(n) => format!("tweedleLevel{}", char::from(b'A' + n % LEVELS)),
        _ => format!("tweedle{ink:?}"),
    }
}

fn pen(stroke: &Stroke) -> String {
    let dashed = if stroke.is_dashed { ",dashed" } else { "" };
    format!("{},line width={}pt{dashed}", name(stroke.ink), rounded(0.6 * stroke.width))
}

fn paint(fill: Option<Ink>, stroke: Option<Stroke>) -> String {
    let fill = fill.map(|ink| format!("fill={}", name(ink)));
    let stroke = stroke.map(|stroke| format!("draw={}", pen(&stroke)));
    fill.into_iter().chain(stroke).collect::<Vec<_>>().join(",")
}

/// A text without what `LaTeX` takes for commands.
pub(crate) fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    let signs: Vec<char> = text.chars().collect();
    for (place, &c) in signs.iter().enumerate() {
        let is_between = || {
            let near = [place.wrapping_sub(1), place + 1].map(|it| signs.get(it));
            near.iter().all(|it| it.is_some_and(|it| it.is_alphanumeric()))
        };
        match c {
            // The hyphen of a move, a1-b2, is no minus.
            '-' if is_between() => escaped.push(c),
            '{' | '}' | '%' | '&' | '#' | '_' | '$' => escaped.extend(['\\', c]),
            '\\' => escaped.push_str("\\textbackslash{}"),
            '~' => escaped.push_str("\\textasciitilde{}"),
            '|' => escaped.push_str("$|$"),
            '<' => escaped.push_str("$<$"),
            '>' => escaped.push_str("$>$"),
            '*' => escaped.push_str("$*$"),
            '-' | '−' => escaped.push_str("$-$"),
            '∗' => escaped.push_str("$\\ast$"),
            '×' => escaped.push_str("$\\times$"),
            '·' => escaped.push_str("$\\cdot$"),
            '±' => escaped.push_str("$\\pm$"),
            '^' | '↑' => escaped.push_str("$\\uparrow$"),
            '↓' => escaped.push_str("$\\downarrow$"),
            '⇑' => escaped.push_str("$\\Uparrow$"),
            '⇓' => escaped.push_str("$\\Downarrow$"),
            '∞' => escaped.push_str("$\\infty$"),
            'ω' => escaped.push_str("$\\omega$"),
            '…' => escaped.push_str("\\ldots{}"),
            _ => escaped.push(c),
        }
    }
    escaped
}
