//! Pictures as SVG.

use crate::point::Point;
use crate::scene::{Anchor, Ink, LEVELS, Scene, Shape, Stroke, rounded};
use svg::Document;
use svg::node::element::{Circle, Path, Polygon, Polyline, Rectangle, Style, Text, Title};

/// The colours of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Dark on light paper.
    #[default]
    Light,
    /// Light on dark paper.
    Dark,
    /// As the reader's system has it.
    Auto,
    /// As the page has it that the picture is part of: by its variables `--main`, `--quiet`, `--faint`, `--paper`, `--left`,
    /// `--right`, `--neutral`, and `--game0` to `--game5`.
    Page,
}

impl Ink {
    /// The colour on light paper and on dark.
    pub(crate) fn colours(self) -> [&'static str; 2] {
        match self {
            Ink::Main => ["#1a1a1a", "#ececec"],
            Ink::Quiet => ["#666666", "#a0a0a0"],
            Ink::Faint => ["#e2e2e2", "#363636"],
            Ink::Paper => ["#ffffff", "#161616"],
            Ink::Left => ["#0072b2", "#56b4e9"],
            Ink::Right => ["#d55e00", "#f08a3c"],
            Ink::Neutral => ["#009e73", "#2fc297"],
            Ink::Game(n) => {
                const GAMES: [[&str; 2]; 6] = [
                    ["#0072b2", "#56b4e9"],
                    ["#d55e00", "#f08a3c"],
                    ["#009e73", "#2fc297"],
                    ["#9a4f86", "#cc79a7"],
                    ["#8a6d00", "#e6c84a"],
                    ["#1a1a1a", "#ececec"],
                ];
                GAMES[usize::from(n) % GAMES.len()]
            }
            Ink::Level(n) => {
                // The scale `viridis` of Smith and van der Walt, which people who are colour-blind can read, too.
                const SCALE: [&str; LEVELS as usize] = [
                    "#440154", "#481a6c", "#472f7d", "#414487", "#39568c", "#31688e", "#2a788e",
                    "#23888e", "#1f988b", "#22a884", "#35b779", "#54c568", "#7ad151", "#a5db36",
                    "#d2e21b", "#fde725",
                ];
                [SCALE[usize::from(n) % SCALE.len()]; 2]
            }
        }
    }

    /// The name of the class in a style sheet.
    fn class(self) -> String {
        match self {
            Ink::Game(n) => format!("game{}", n % 6),
            _ => format!("{self:?}").to_lowercase(),
        }
    }
}

/// Every ink that the themes have a colour for, for style sheets.
pub(crate) const INKS: [Ink; 13] = [
    Ink::Main,
    Ink::Quiet,
    Ink::Faint,
    Ink::Paper,
    Ink::Left,
    Ink::Right,
    Ink::Neutral,
    Ink::Game(0),
    Ink::Game(1),
    Ink::Game(2),
    Ink::Game(3),
    Ink::Game(4),
    Ink::Game(5),
];

impl Theme {
    /// The written form of a colour: the colour itself, or the variable that the style sheet gives
    /// it.
    fn colour(self, ink: Ink) -> String {
        let [light, dark] = ink.colours();
        match self {
            Theme::Light => light.to_owned(),
            Theme::Dark => dark.to_owned(),
            Theme::Auto | Theme::Page if matches!(ink, Ink::Level(_)) => light.to_owned(),
            Theme::Auto | Theme::Page => format!("var(--{})", ink.class()),
        }
    }
}

impl Scene {
    /// The picture as an SVG document. The same picture gives the same bytes.
    pub fn svg(&self, theme: Theme) -> String {
        let mut document = Document::new()
            .set("viewBox", format!("0 0 {} {}", rounded(self.width), rounded(self.height)))
            .set("width", rounded(self.width))
            .set("height", rounded(self.height))
            .set("role", "img")
            .set("font-family", "'DejaVu Sans', Verdana, Arial, sans-serif")
            .add(Title::new(self.title.clone()));
        if theme == Theme::Auto {
            let sheet = |which: usize| {
                let inks = INKS.map(|ink| format!("--{}:{}", ink.class(), ink.colours()[which]));
                format!("svg{{{}}}", inks.join(";"))
            };
            let both = format!("{}@media(prefers-color-scheme:dark){{{}}}", sheet(0), sheet(1));
            document = document.add(Style::new(both));
        }
        let paper = Rectangle::new().set("width", "100%").set("height", "100%");
        document = document.add(paper.set("fill", theme.colour(Ink::Paper)));
        for shape in &self.shapes {
            document = add(document, shape, theme);
        }
        let mut text = document.to_string();
        text.push('\n');
        text
    }
}

fn points(points: &[Point]) -> String {
    let all: Vec<_> =
        points.iter().map(|&(x, y)| format!("{},{}", rounded(x), rounded(y))).collect();
    all.join(" ")
}

/// Sets what an element has of a stroke and a filling.
macro_rules! painted {
    ($element:expr, $fill:expr, $stroke:expr, $theme:expr) => {{
        let fill: Option<Ink> = $fill;
        let stroke: Option<Stroke> = $stroke;
        let mut element =
            $element.set("fill", fill.map_or("none".to_owned(), |ink| $theme.colour(ink)));
        if let Some(stroke) = stroke {
            element = element
                .set("stroke", $theme.colour(stroke.ink))
                .set("stroke-width", rounded(stroke.width));
            if stroke.is_dashed {
                element = element.set("stroke-dasharray", "5 4");
            }
        }
        element
    }};
}

fn add(document: Document, shape: &Shape, theme: Theme) -> Document {
    match shape {
        Shape::Line(line, stroke) => {
            let element =
                Polyline::new().set("points", points(line)).set("stroke-linejoin", "round");
            document.add(painted!(element, None, Some(*stroke), theme))
        }
        Shape::Area(corners, fill, stroke) => {
            let element = Polygon::new().set("points", points(corners));
            document.add(painted!(element, *fill, *stroke, theme))
        }
        Shape::Shade(corners, ink) => {
            let element = Polygon::new().set("points", points(corners)).set("fill-opacity", "0.12");
            document.add(painted!(element, Some(*ink), None, theme))
        }
        Shape::Disc((x, y), radius, fill, stroke) => {
            let element = Circle::new().set("cx", rounded(*x)).set("cy", rounded(*y));
            document.add(painted!(element.set("r", rounded(*radius)), *fill, *stroke, theme))
        }
        Shape::Dots(runs, radius, ink) => {
            // Some programs draw no line of length 0.
            let line = |((x, y), length): &(Point, f64)| {
                format!("M{},{}h{}", rounded(*x), rounded(*y), rounded(length.max(0.01)))
            };
            let data: String = runs.iter().map(line).collect();
            let element = Path::new().set("d", data).set("stroke-linecap", "round");
            document.add(painted!(element, None, Some(Stroke::of(*ink, 2.0 * radius)), theme))
        }
        Shape::Text(text) => {
            let anchor = match text.anchor {
                Anchor::Start => "start",
                Anchor::Middle => "middle",
                Anchor::End => "end",
            };
            // The distance from half the height of small letters to the line that they stand on.
            let base = text.at.1 + 0.36 * text.size;
            let element = Text::new(text.text.clone())
                .set("x", rounded(text.at.0))
                .set("y", rounded(base))
                .set("text-anchor", anchor)
                .set("font-size", rounded(text.size))
                .set("fill", theme.colour(text.ink));
            document.add(element)
        }
    }
}
