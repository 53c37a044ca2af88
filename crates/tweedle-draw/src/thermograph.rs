//! Thermographs.

use crate::point::Point;
use crate::scene::{Anchor, Ink, Scene, Shape, Stroke, width_of};
use crate::ticks::{Tick, ticks};
use crate::unicode::unicode;
use std::sync::Arc;
use tweedle_engine::Player;
use tweedle_engine::Stop;
use tweedle_engine::number::{Dyadic, Integer, Rational};
use tweedle_engine::short::{Coordinate, Id, Store, Thermograph, Trajectory};

/// A picture of thermographs, of one game or of several over each other, in the manner of *Winning Ways*: values grow to the
/// left, and temperatures up.
#[derive(Default)]
pub struct Graph {
    games: Vec<Game>,
    is_below_zero: bool,
    has_scaffolds: bool,
}

#[derive(Clone)]
struct Game {
    text: String,
    latex: String,
    thermograph: Arc<Thermograph<Rational>>,
    scaffolds: Option<[Trajectory<Rational>; 2]>,
}

const LEFT: f64 = 22.0;
/// Beyond the labels at the right.
const RIGHT: f64 = 14.0;
const ABOVE: f64 = 48.0;
/// The same where the names are below.
const SEVERAL_ABOVE: f64 = 46.0;
const BELOW: f64 = 34.0;
/// A row of the legend.
const ROW: f64 = 26.0;
/// The picture, without a legend.
const WIDTH: f64 = 420.0;
const HEIGHT: f64 = 320.0;
/// Longer names of games are cut.
const LONGEST: usize = 48;

impl Graph {
    /// The thermographs of games.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`]; [`Stop::TooLarge`] for numbers that cannot be drawn.
    pub fn new(store: &mut Store, games: &[Id]) -> Result<Graph, Stop> {
        games.iter().try_fold(Graph::default(), |graph, &g| graph.with_game(store, g))
    }

    /// A thermograph by itself; it has no scaffolds.
    pub fn of(thermograph: Arc<Thermograph<Rational>>) -> Graph {
        let (text, latex) = (String::new(), String::new());
        let game = Game { text, latex, thermograph, scaffolds: None };
        Graph { games: vec![game], ..Graph::default() }
    }

    /// The thermograph of one game more.
    ///
    /// # Errors
    /// As [`Graph::new`].
    pub fn with_game(mut self, store: &mut Store, g: Id) -> Result<Graph, Stop> {
        let (text, latex) = short_name(store, g)?;
        let thermograph = Arc::new(store.thermograph(g)?.to_rational());
        check_size(&thermograph)?;
        let scaffolds = Some(store.scaffolds(g)?.map(|it| it.to_rational()));
        self.games.push(Game { text, latex, thermograph, scaffolds });
        Ok(self)
    }

    /// The games, of those whose thermographs look the same the first one with the names of all.
    fn merged(&self) -> Vec<Game> {
        let bottom = Rational::integer(if self.is_below_zero { -1 } else { 0 });
        let shown = |game: &Game| {
            Player::BOTH.map(|player| {
                let wall = game.thermograph.wall(player);
                let corners = wall.corners().filter(|(t, _)| **t > bottom);
                let corners = corners.map(|(t, value)| (t.clone(), value.clone()));
                corners.chain([(bottom.clone(), wall.at(&bottom))]).collect::<Vec<_>>()
            })
        };
        let mut all: Vec<(_, Game)> = Vec::new();
        for game in &self.games {
            let look = (shown(game), game.scaffolds.clone().filter(|_| self.has_scaffolds));
            match all.iter_mut().find(|(known, _)| *known == look) {
                Some((_, known)) => {
                    known.text += &["; ", &game.text].concat();
                    known.latex += &["; ", &game.latex].concat();
                }
                None => all.push((look, game.clone())),
            }
        }
        all.into_iter().map(|(_, game)| game).collect()
    }

    /// One thermograph more, with the name of what it is of. It has no scaffolds.
    ///
    /// # Errors
    /// [`Stop::TooLarge`] for numbers that cannot be drawn.
    pub fn with_thermograph(
        mut self,
        name: &str,
        thermograph: Arc<Thermograph<Rational>>,
    ) -> Result<Graph, Stop> {
        check_size(&thermograph)?;
        let text = unicode(&cut(name));
        let latex = crate::tikz::escaped(&text);
        self.games.push(Game { text, latex, thermograph, scaffolds: None });
        Ok(self)
    }

    /// Begins the picture at temperature −1, not at 0, if `is_below_zero` is true.
    #[must_use]
    pub fn below_zero(self, is_below_zero: bool) -> Graph {
        Graph { is_below_zero, ..self }
    }

    /// Draws the scaffolds beyond the walls, dashed, if `has_scaffolds` is true: the worth of the options with the tax
    /// of the move.
    #[must_use]
    pub fn scaffolds(self, has_scaffolds: bool) -> Graph {
        Graph { has_scaffolds, ..self }
    }

    /// The picture. Thermographs that look the same are drawn once, with the names of all their games.
    pub fn scene(&self) -> Scene {
        Graph { games: self.merged(), ..*self }.drawn()
    }

    fn drawn(&self) -> Scene {
        let legend = if self.games.len() > 1 { ROW * self.games.len() as f64 } else { 0.0 };
        let widest = self.games.iter().map(|game| width_of(&game.text)).fold(0.0, f64::max);
        let (width, height) = (WIDTH.max(widest + LEFT + 22.0 + RIGHT), HEIGHT + legend);
        let names: Vec<_> = self.games.iter().map(|game| game.text.as_str()).collect();
        let title = match names[..] {
            [""] => "Thermograph".to_owned(),
            [one] => format!("Thermograph of {one}"),
            _ => format!("Thermographs of {}", names.join("; ")),
        };
        let mut scene = Scene::new(width, height, title);
        let frame = self.frame();
        Graph::draw_axes(&mut scene, &frame);
        let mut letters = Vec::new();
        for (i, game) in self.games.iter().enumerate() {
            self.draw_game(&mut scene, &frame, game, i, &mut letters);
        }
        if let [game] = &self.games[..] {
            let latex = Some(game.latex.clone());
            scene.headline = Some(scene.shapes.len());
            scene.label((WIDTH / 2.0, 15.0), Anchor::Middle, game.text.clone(), latex, Ink::Main);
        }
        for (i, game) in self.games.iter().enumerate().filter(|_| self.games.len() > 1) {
            let y = HEIGHT + ROW * i as f64 + 2.0;
            let ink = Ink::Game(i as u8);
            // The letter stands at the mast, too, for readers who see no colours.
            scene.text((LEFT + 4.0, y), Anchor::Middle, letter(i), ink);
            let place = (LEFT + 22.0, y);
            scene.label(
                place,
                Anchor::Start,
                game.text.clone(),
                Some(game.latex.clone()),
                Ink::Main,
            );
        }
        scene
    }

    /// The values and temperatures that the picture shows.
    fn frame(&self) -> Frame {
        let bottom: f64 = if self.is_below_zero { -1.0 } else { 0.0 };
        let mut hottest: f64 = bottom.max(0.0);
        let (mut least, mut most) = (f64::INFINITY, f64::NEG_INFINITY);
        for game in &self.games {
            hottest = hottest.max(float(game.thermograph.temperature()));
            for player in Player::BOTH {
                let wall = game.thermograph.wall(player);
                let corners = wall.corners().filter(|(t, _)| float(*t) >= bottom);
                let values = corners.map(|(_, value)| float(value));
                let start = float(&wall.at(&Rational::integer(bottom as i64)));
                for value in values.chain([start]) {
                    (least, most) = (least.min(value), most.max(value));
                }
            }
        }
        if !least.is_finite() {
            (least, most) = (0.0, 0.0);
        }
        // So near to each other numbers of the machine are the same.
        let near = most.abs().max(least.abs()) * 1e-9;
        let alone = if most - least <= near { near.max(1.0) } else { 0.0 };
        let margin = ((most - least) * 0.08).max(alone);
        let head = ((hottest - bottom) * 0.25).max(if hottest > bottom { 0.25 } else { 1.0 });
        let labels = temperatures(bottom, hottest + head, HEIGHT - ABOVE - BELOW);
        let widest = labels.iter().map(|tick| width_of(&tick.text)).fold(16.0, f64::max);
        let above = if self.games.len() > 1 { SEVERAL_ABOVE } else { ABOVE };
        let inner = (WIDTH - LEFT - RIGHT - widest, HEIGHT - above - BELOW);
        let (least, most) = (least - margin, most + margin);
        Frame { least, most, bottom, top: hottest + head, above, inner }
    }

    fn draw_axes(scene: &mut Scene, frame: &Frame) {
        let faint = Stroke::of(Ink::Faint, 1.0);
        let base = frame.point(0.0, 0.0).1;
        for value in values(frame) {
            let (x, _) = frame.point(value.at, 0.0);
            scene.line([(x, frame.above), (x, frame.above + frame.inner.1)], faint);
            let y = frame.above + frame.inner.1 + 13.0;
            scene.text((x, y), Anchor::Middle, value.text, Ink::Quiet);
        }
        for t in temperatures(frame.bottom, frame.top, frame.inner.1) {
            let (_, y) = frame.point(frame.least, t.at);
            scene.line([(LEFT, y), (LEFT + frame.inner.0, y)], faint);
            let x = LEFT + frame.inner.0 + 8.0;
            scene.text((x, y), Anchor::Start, t.text, Ink::Quiet);
        }
        let axis = Stroke::of(Ink::Quiet, 1.2);
        scene.line([(LEFT, base), (LEFT + frame.inner.0, base)], axis);
    }

    /// `letters` are the places of the masts before.
    fn draw_game(
        &self,
        scene: &mut Scene,
        frame: &Frame,
        game: &Game,
        index: usize,
        letters: &mut Vec<f64>,
    ) {
        // A line that lies under another one looks out at its sides.
        let width = 2.5 + (self.games.len() - 1 - index).min(3) as f64;
        let pen = |ink: Ink| {
            let stroke = Stroke::of(ink, width);
            // There are six colours.
            if index >= 6 { stroke.dashed() } else { stroke }
        };
        let is_only = self.games.len() == 1;
        let inks = if is_only { [Ink::Left, Ink::Right] } else { [Ink::Game(index as u8); 2] };
        let it = &game.thermograph;
        let walls = Player::BOTH.map(|player| frame.course(it.wall(player), it.temperature()));
        // Between the walls.
        let mut between = walls[0].clone();
        between.extend(walls[1].iter().rev());
        scene.shapes.push(Shape::Shade(between, if is_only { Ink::Main } else { inks[0] }));
        let start = float(it.temperature()).max(frame.bottom);
        let mean = float(it.mean());
        if self.has_scaffolds {
            for (scaffold, ink) in game.scaffolds.iter().flatten().zip(inks) {
                let top = frame.temperature_where(scaffold, start);
                if top > start {
                    let beyond = frame.piece(scaffold, start, top);
                    scene.line(beyond, Stroke::of(ink, 1.2).dashed());
                }
            }
        }
        for (wall, ink) in walls.iter().zip(inks) {
            if wall.len() > 1 {
                scene.line(wall.clone(), pen(ink));
            }
        }
        let mast = if is_only { Ink::Main } else { inks[0] };
        // Below the foot, too, the walls of a ko may be one mast.
        for (from, to) in masts(it, frame.bottom) {
            let ends =
                [from, to].map(|t| frame.point(float(&it.wall(Player::Left).at(&t)), float(&t)));
            scene.line(ends, pen(mast));
        }
        let foot = frame.point(mean, start);
        scene.line([foot, frame.point(mean, frame.top)], pen(mast));
        if !is_only {
            let (x, _) = frame.point(mean, frame.top);
            // Masts may stand side by side, or in one another.
            let near = letters.iter().filter(|other| (*other - x).abs() < 12.0).count();
            letters.push(x);
            let place =
                (x + 12.0 * (near / 3) as f64, frame.above - 8.0 - 13.0 * (near % 3) as f64);
            scene.text(place, Anchor::Middle, letter(index), mast);
        }
        if start > frame.bottom || self.is_below_zero {
            scene.shapes.push(Shape::Disc(foot, 3.2, Some(mast), None));
        }
        if is_only {
            let (m, t) = (it.mean().to_string(), it.temperature().to_string());
            let text = format!("mean {}, temperature {}", unicode(&m), unicode(&t));
            let latex = format!("mean ${m}$, temperature ${t}$");
            let place = (WIDTH / 2.0, 33.0);
            scene.label(place, Anchor::Middle, text, Some(latex), Ink::Quiet);
        }
    }
}

/// The part of the plane that is shown.
struct Frame {
    least: f64,
    most: f64,
    bottom: f64,
    top: f64,
    /// The height of the room above it, in points.
    above: f64,
    /// The width and the height, in points.
    inner: Point,
}

impl Frame {
    fn point(&self, value: f64, t: f64) -> Point {
        let across = (self.most - value) / (self.most - self.least);
        let up = (t - self.bottom) / (self.top - self.bottom);
        (LEFT + across * self.inner.0, self.above + (1.0 - up) * self.inner.1)
    }

    /// A wall from the bottom up to the mast.
    fn course(&self, wall: &Trajectory<Rational>, top: &Rational) -> Vec<Point> {
        self.piece(wall, self.bottom, float(top).max(self.bottom))
    }

    /// A trajectory between two temperatures.
    fn piece(&self, wall: &Trajectory<Rational>, from: f64, to: f64) -> Vec<Point> {
        let at = |t: f64| self.point(float(&wall.at(&exactly(t))), t);
        let mut points = vec![at(from)];
        for (t, value) in wall.corners() {
            let t = float(t);
            if t > from && t < to {
                points.push(self.point(float(value), t));
            }
        }
        if to > from {
            points.push(at(to));
        }
        points
    }

    /// The temperature up to which a scaffold stays within the frame.
    fn temperature_where(&self, scaffold: &Trajectory<Rational>, from: f64) -> f64 {
        let inside = |t: f64| {
            let value = float(&scaffold.at(&exactly(t)));
            value > self.least && value < self.most
        };
        let steps = (1..=64).map(|step| from + (self.top - from) * f64::from(step) / 64.0);
        steps.take_while(|&t| inside(t)).last().unwrap_or(from)
    }
}

/// The letter of a game among several.
fn letter(index: usize) -> String {
    char::from(b'A' + (index % 26) as u8).to_string()
}

/// The round temperatures on `points` points.
fn temperatures(bottom: f64, top: f64, points: f64) -> Vec<Tick> {
    ticks(bottom, top, (points / 32.0).max(2.0))
}

/// The round values of a frame, as many as there is room for their labels.
fn values(frame: &Frame) -> Vec<Tick> {
    let room = |width: f64| ticks(frame.least, frame.most, (frame.inner.0 / width).max(2.0));
    let widest = room(44.0).iter().map(|tick| width_of(&tick.text)).fold(0.0, f64::max);
    room((widest + 14.0).max(44.0))
}

/// The pieces below the temperature, and above another, in which both walls are one.
fn masts(it: &Thermograph<Rational>, bottom: f64) -> Vec<(Rational, Rational)> {
    let walls = Player::BOTH.map(|player| it.wall(player));
    let bottom = exactly(bottom);
    let corners = walls.iter().flat_map(|wall| wall.corners()).map(|(t, _)| t.clone());
    let within = corners.filter(|t| *t > bottom && t < it.temperature());
    let mut all: Vec<Rational> = within.chain([bottom.clone(), it.temperature().clone()]).collect();
    all.sort();
    all.dedup();
    let [left, right] = walls;
    let are_one = |t: &Rational| left.at(t) == right.at(t);
    let pieces = all.windows(2).filter(|ends| ends[0] >= bottom && ends.iter().all(are_one));
    pieces.map(|ends| (ends[0].clone(), ends[1].clone())).collect()
}

/// About the number that a fraction is; one beyond all that are drawn if it is too large.
pub fn float<N: Coordinate>(x: &N) -> f64 {
    let (numerator, denominator) = x.to_rational().into_parts();
    let denominator = Integer::from(denominator);
    // The first digits, and how many follow.
    let digits = |n: &Integer| {
        let rest = n.bit_len().saturating_sub(64);
        let digits: f64 = (n.clone() >> rest).to_string().parse().unwrap_or(0.0);
        (digits, rest as i64)
    };
    let ((above, more), (below, less)) = (digits(&numerator), digits(&denominator));
    let value = match more - less {
        power @ -1000..=900 => above / below * 2_f64.powi(power as i32),
        ..-1000 => 0.0,
        _ => above.signum() * BEYOND,
    };
    value.clamp(-BEYOND, BEYOND)
}

/// Tests that all numbers of a thermograph can be drawn.
fn check_size(it: &Thermograph<Rational>) -> Result<(), Stop> {
    let corners = Player::BOTH.iter().flat_map(|&player| it.wall(player).corners());
    let mut numbers =
        corners.flat_map(|(t, value)| [t, value]).chain([it.mean(), it.temperature()]);
    if numbers.all(|number| float(number).abs() < BEYOND) {
        return Ok(());
    }
    let message = "Numbers from 10^100 on are too large to be drawn.";
    Err(Stop::TooLarge(message.to_owned()))
}

/// Numbers from here on are too large to be drawn.
const BEYOND: f64 = 1e100;

/// The fraction that a number of the machine is; 0 of what is none.
fn exactly(x: f64) -> Rational {
    if !x.is_finite() {
        return Rational::ZERO;
    }
    let bits = x.to_bits();
    let (fraction, power) = (bits & ((1 << 52) - 1), (bits >> 52 & 0x7ff) as i32);
    let digits = if power == 0 { fraction << 1 } else { fraction | 1 << 52 };
    let digits = Integer::from(digits as i64);
    let digits = if x < 0.0 { -digits } else { digits };
    let exact = match power - 1075 {
        places @ ..0 => Dyadic::new(digits, places.unsigned_abs()),
        shift => Dyadic::new(digits << shift as usize, 0),
    };
    exact.to_rational()
}

/// The name of a game, and the same in `LaTeX`; it is cut if it is long.
pub(crate) fn short_name(store: &mut Store, g: Id) -> Result<(String, String), Stop> {
    Ok(shortened(&store.text(g)?))
}

/// A value as it is printed, as text and in `LaTeX`, with its end left out if it is long.
pub(crate) fn shortened(text: &str) -> (String, String) {
    if text.chars().count() <= LONGEST {
        let latex = format!("${}$", crate::latex(text));
        return (unicode(text), latex);
    }
    let shown: String = unicode(text).chars().take(LONGEST - 1).collect();
    let latex = format!("{}\\ldots", crate::tikz::escaped(&shown));
    (format!("{shown}…"), latex)
}

/// A name, with its end left out if it is long.
fn cut(name: &str) -> String {
    if name.chars().count() <= LONGEST {
        return name.to_owned();
    }
    let shown: String = name.chars().take(LONGEST - 1).collect();
    format!("{shown}…")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_the_machine_are_taken_exactly() {
        for x in [0.0, 1.0, -0.75, 1e90, -1e-90, 1.0 / 3.0, -1e-200] {
            assert_eq!(float(&exactly(x)).to_bits(), (x + 0.0).to_bits(), "{x}");
        }
        assert_eq!(exactly(f64::NAN), Rational::ZERO);
        let large = Dyadic::new((Integer::ONE << 2000_usize) + Integer::ONE, 1999);
        assert_eq!((float(&large), float(&-large)), (2.0, -2.0));
        assert!(float(&Dyadic::from(Integer::ONE << 2000_usize)) >= BEYOND);
    }
}
