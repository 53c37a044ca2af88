//! The shapes that all pictures are made of.

use crate::part::Part;
use crate::point::Point;
use tweedle_rules::Thing;

/// The purpose of a shape; each theme has a colour for it. The colours of Left and Right, and of overlaid games, can be
/// told apart by people who are colour-blind (Okabe and Ito).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ink {
    /// Texts, and lines that matter.
    Main,
    /// Axes, and what explains.
    Quiet,
    /// Lines behind all others.
    Faint,
    /// The paper.
    Paper,
    /// Left, who is blue.
    Left,
    /// Right, who is red.
    Right,
    /// Things that belong to neither player.
    Neutral,
    /// One of several games in a picture, from 0.
    Game(u8),
    /// A level of a heat map, from 0, the darkest, to 15. It is the same on light paper and on dark.
    Level(u8),
}

/// The number of levels.
pub(crate) const LEVELS: u8 = 16;

/// The style of a line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stroke {
    /// Its colour.
    pub ink: Ink,
    /// Its width.
    pub width: f64,
    /// True if it is dashed.
    pub is_dashed: bool,
}

impl Stroke {
    /// A line of a width.
    pub fn of(ink: Ink, width: f64) -> Stroke {
        Stroke { ink, width, is_dashed: false }
    }

    /// The same, dashed.
    #[must_use]
    pub fn dashed(self) -> Stroke {
        Stroke { is_dashed: true, ..self }
    }
}

/// The point of a text that stands at its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// The beginning.
    Start,
    /// The middle.
    Middle,
    /// The end.
    End,
}

/// A text in one line. Its place is at half the height of small letters.
#[derive(Clone, PartialEq, Debug)]
pub struct Text {
    /// The place where it stands.
    pub at: Point,
    /// The point of the text that stands there.
    pub anchor: Anchor,
    /// The text.
    pub text: String,
    /// The same for `LaTeX`, where it is more than the text.
    pub latex: Option<String>,
    /// The height of the font.
    pub size: f64,
    /// Its colour.
    pub ink: Ink,
}

/// A shape. Those that are given later lie above the others.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// Straight lines from point to point.
    Line(Vec<Point>, Stroke),
    /// An area within straight lines, and its border, each if there is one.
    Area(Vec<Point>, Option<Ink>, Option<Stroke>),
    /// A shade within straight lines, through which one sees.
    Shade(Vec<Point>, Ink),
    /// A disc of a radius, and its border.
    Disc(Point, f64, Option<Ink>, Option<Stroke>),
    /// Many dots of a radius, each drawn out to the right by a length.
    Dots(Vec<(Point, f64)>, f64, Ink),
    /// A text.
    Text(Text),
}

/// A picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The width, in points.
    pub width: f64,
    /// The height, in points.
    pub height: f64,
    /// The description of the picture in words, for people who do not see it.
    pub title: String,
    /// The shapes, from behind.
    pub shapes: Vec<Shape>,
    /// The same in letters, where these read better on a terminal than dots do.
    pub letters: Option<String>,
    /// The place, among the shapes, of the text at the top that says what the picture shows.
    pub(crate) headline: Option<usize>,
    /// The parts that moves are about, for a program that lets people point at them; only of
    /// pictures of positions.
    pub parts: Vec<Part>,
}

impl Scene {
    /// An empty picture.
    pub fn new(width: f64, height: f64, title: impl Into<String>) -> Scene {
        // Whole pixels, so that none at the border is half covered.
        let (width, height) = (width.ceil(), height.ceil());
        let (title, shapes, parts) = (title.into(), Vec::new(), Vec::new());
        Scene { width, height, title, shapes, letters: None, headline: None, parts }
    }

    /// The picture with a title of one's own: in the place of the one that it has at its top, or above it if it has none there.
    ///
    /// ```
    /// # use tweedle_draw::heat_map;
    /// let picture = heat_map("Values", &[vec![Some((1.0, "1".to_owned()))]], 0)?.titled("One");
    /// assert_eq!((picture.title.as_str(), picture.text_picture(72).lines().next()), ("One", Some("One")));
    /// # Ok::<(), tweedle_draw::NoHeatMap>(())
    /// ```
    #[must_use]
    pub fn titled(mut self, title: &str) -> Scene {
        let widest = width_of(title) + 24.0;
        if let Some(letters) = &mut self.letters {
            *letters = format!("{title}\n\n{letters}");
        }
        let headline = self.headline.and_then(|place| self.shapes.get_mut(place));
        if let Some(Shape::Text(text)) = headline {
            (text.text, text.latex) = (title.to_owned(), None);
            self.width = self.width.max(widest.ceil());
            return Scene { title: title.to_owned(), ..self };
        }
        let width = self.width.max(widest);
        let mut scene = Scene::new(width, self.height + TITLE, title);
        scene.letters = self.letters.take();
        scene.headline(title, (width / 2.0, 16.0), Anchor::Middle);
        scene.place(&self, ((width - self.width) / 2.0, TITLE), 1.0);
        scene
    }

    /// Writes what the picture shows at its top.
    pub(crate) fn headline(&mut self, title: &str, at: Point, anchor: Anchor) {
        self.headline = Some(self.shapes.len());
        self.text(at, anchor, title, Ink::Main);
    }

    /// Notes that a thing of the first term is within an outline.
    pub(crate) fn part(&mut self, thing: Thing, outline: Vec<Point>) {
        self.parts.push(Part { term: 0, thing, outline });
    }

    pub(crate) fn line(&mut self, points: impl Into<Vec<Point>>, stroke: Stroke) {
        self.shapes.push(Shape::Line(points.into(), stroke));
    }

    pub(crate) fn dots(&mut self, runs: Vec<(Point, f64)>, radius: f64, ink: Ink) {
        self.shapes.push(Shape::Dots(runs, radius, ink));
    }

    pub(crate) fn text(&mut self, at: Point, anchor: Anchor, text: impl Into<String>, ink: Ink) {
        self.label(at, anchor, text.into(), None, ink);
    }

    pub(crate) fn label(
        &mut self,
        at: Point,
        anchor: Anchor,
        text: String,
        latex: Option<String>,
        ink: Ink,
    ) {
        self.shapes.push(Shape::Text(Text { at, anchor, text, latex, size: FONT, ink }));
    }

    /// A text of another height.
    pub(crate) fn sized(
        &mut self,
        at: Point,
        text: String,
        latex: Option<String>,
        size: f64,
        ink: Ink,
    ) {
        self.shapes.push(Shape::Text(Text { at, anchor: Anchor::Middle, text, latex, size, ink }));
    }

    /// Draws another picture in this one, `scale` times as large, with its corner at the top left here.
    pub(crate) fn place(&mut self, other: &Scene, corner: Point, scale: f64) {
        let at = |&(x, y): &Point| (corner.0 + scale * x, corner.1 + scale * y);
        let all = |points: &[Point]| points.iter().map(at).collect::<Vec<Point>>();
        self.parts.extend(
            other.parts.iter().map(|part| Part { outline: all(&part.outline), ..part.clone() }),
        );
        let pen = |stroke: &Stroke| Stroke { width: scale * stroke.width, ..*stroke };
        self.shapes.extend(other.shapes.iter().map(|shape| match shape {
            Shape::Line(points, stroke) => Shape::Line(all(points), pen(stroke)),
            Shape::Area(points, fill, stroke) => {
                Shape::Area(all(points), *fill, stroke.as_ref().map(pen))
            }
            Shape::Shade(points, ink) => Shape::Shade(all(points), *ink),
            Shape::Disc(centre, radius, fill, stroke) => {
                Shape::Disc(at(centre), scale * radius, *fill, stroke.as_ref().map(pen))
            }
            Shape::Dots(runs, radius, ink) => {
                let runs = runs.iter().map(|(point, length)| (at(point), scale * length));
                Shape::Dots(runs.collect(), scale * radius, *ink)
            }
            Shape::Text(text) => {
                Shape::Text(Text { at: at(&text.at), size: scale * text.size, ..text.clone() })
            }
        }));
    }

    /// The picture with a line of text below it.
    #[must_use]
    pub(crate) fn with_caption(self, text: &str) -> Scene {
        if text.is_empty() {
            return self;
        }
        let width = self.width.max(width_of(text) + 16.0);
        let mut scene = Scene::new(width, self.height + 20.0, "");
        scene.place(&self, ((width - self.width) / 2.0, 0.0), 1.0);
        let at = (width / 2.0, self.height + 8.0);
        scene.text(at, Anchor::Middle, text, Ink::Quiet);
        scene
    }

    /// A rectangle by its corner at the top left, its width and its height.
    pub(crate) fn rectangle(
        &mut self,
        (x, y): Point,
        (width, height): Point,
        fill: Option<Ink>,
        stroke: Option<Stroke>,
    ) {
        let corners = vec![(x, y), (x + width, y), (x + width, y + height), (x, y + height)];
        self.shapes.push(Shape::Area(corners, fill, stroke));
    }
}

/// The height of the font.
pub(crate) const FONT: f64 = 13.0;

/// The height of a line with a title.
const TITLE: f64 = 30.0;

/// About how wide a text is; no less, in usual fonts.
pub(crate) fn width_of(text: &str) -> f64 {
    let of_sign = |c: char| match c {
        '|' | ',' | '.' | '(' | ')' | '[' | ']' | ' ' | 'i' | 'j' | 'l' | '\'' => 0.4,
        'm' | 'w' | 'M' | 'W' => 0.95,
        _ if c.is_ascii() => 0.64,
        // Arrows and signs.
        _ => 0.85,
    };
    text.chars().map(of_sign).sum::<f64>() * FONT
}

/// A number with two places at most, as it is written in all formats.
pub(crate) fn rounded(x: f64) -> String {
    let text = format!("{x:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}
