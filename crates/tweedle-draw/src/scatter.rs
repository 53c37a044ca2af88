//! Scatter plots: numbers over numbers, as points.

use crate::point::Point;
use crate::scene::{Anchor, Ink, Scene, Stroke, width_of};
use crate::ticks::{Tick, ticks, whole_ticks};

/// The texts that a scatter plot has beside its points, and its size.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Axes<'a> {
    /// The title, which says what the plot shows.
    pub title: &'a str,
    /// The same in less words, for a narrow picture.
    pub short: &'a str,
    /// The name of the numbers that go across.
    pub across: &'a str,
    /// The name of the numbers that go up.
    pub up: &'a str,
    /// The width of the picture, in points; 200 at least.
    pub width: f64,
    /// The height of the picture, in points; 200 at least.
    pub height: f64,
}

/// The distance from the frame to the points, so that none lies on it.
const PADDING: f64 = 14.0;
const ABOVE: f64 = 56.0;
const BELOW: f64 = 54.0;
const AT_RIGHT: f64 = 28.0;
/// The width and the height of a picture are no less.
const LEAST: f64 = 200.0;

/// An axis: the numbers from `from` to `to` on `length` points of the picture.
struct Axis {
    from: f64,
    to: f64,
    length: f64,
}

impl Axis {
    /// An axis with these numbers, and with a length. It has 0, too, unless `may_be_far` and 0 is farther from the numbers than they are from
    /// each other.
    fn of(range: (f64, f64), length: f64, may_be_far: bool) -> Axis {
        let wide = range.1 - range.0;
        let is_far = may_be_far && wide.is_finite() && (range.0 > wide || range.1 < -wide);
        let (from, to) = if is_far { range } else { (range.0.min(0.0), range.1.max(0.0)) };
        Axis { from, to: if to > from { to } else { from + 1.0 }, length: length.max(1.0) }
    }

    /// The distance of a number from the beginning, in whole points of the picture.
    fn place(&self, number: f64) -> f64 {
        ((number - self.from) / (self.to - self.from) * self.length).floor().clamp(0.0, self.length)
    }

    fn ticks(&self, gap: f64, is_whole: bool) -> Vec<Tick> {
        let most = (self.length / gap).max(1.0);
        if is_whole {
            whole_ticks(self.from, self.to, most)
        } else {
            ticks(self.from, self.to, most)
        }
    }
}

/// A scatter plot of points, which are asked for twice. Points at the same place in the picture are drawn as one. The axes
/// begin at 0, or where the least number is if it is below; the one across only if 0 is not far away.
///
/// ```
/// # use tweedle_draw::{Axes, Theme, scatter};
/// let axes = Axes { title: "Kayles", short: "Kayles", across: "heap", up: "Grundy value", width: 480.0, height: 320.0 };
/// let picture = scatter(&axes, || [0.0, 1.0, 2.0, 3.0, 1.0, 4.0].into_iter().enumerate().map(|(n, g)| (n as f64, g)));
/// assert!(picture.svg(Theme::Light).contains("Grundy value"));
/// ```
pub fn scatter<I: Iterator<Item = Point>>(axes: &Axes<'_>, points: impl Fn() -> I) -> Scene {
    let (mut count, mut is_whole) = (0_u64, true);
    let mut ranges = [(f64::INFINITY, f64::NEG_INFINITY); 2];
    for (x, y) in points() {
        count += 1;
        is_whole &= y.fract() == 0.0;
        for ((least, most), it) in ranges.iter_mut().zip([x, y]) {
            (*least, *most) = (least.min(it), most.max(it));
        }
    }
    let (width, height) = (axes.width.max(LEAST), axes.height.max(LEAST));
    let inner_height = height - ABOVE - BELOW;
    let up = Axis::of(ranges[1], inner_height - 2.0 * PADDING, false);
    let rows = up.ticks(36.0, is_whole);
    let labels = rows.iter().map(|tick| width_of(&tick.text)).fold(16.0, f64::max);
    let left = (labels + 20.0).ceil();
    let inner_width = width - left - AT_RIGHT;
    let across = Axis::of(ranges[0], inner_width - 2.0 * PADDING, true);
    let x_of = |x: f64| left + PADDING + across.place(x);
    let y_of = |y: f64| ABOVE + inner_height - PADDING - up.place(y);

    let mut scene = Scene::new(width, height, axes.title);
    let (right, bottom) = (left + inner_width, ABOVE + inner_height);
    let faint = Stroke::of(Ink::Faint, 1.0);
    let longest = [across.from, across.to].map(|end| width_of(&format!("{end:.0}")));
    for tick in across.ticks(longest[0].max(longest[1]) + 36.0, true) {
        let x = x_of(tick.at);
        scene.line([(x, ABOVE), (x, bottom + 5.0)], faint);
        scene.text((x, bottom + 15.0), Anchor::Middle, tick.text, Ink::Quiet);
    }
    for tick in rows {
        let y = y_of(tick.at);
        scene.line([(left - 5.0, y), (right, y)], faint);
        scene.text((left - 9.0, y), Anchor::End, tick.text, Ink::Quiet);
    }
    let is_narrow = width_of(axes.title) > width - 2.0 * LEFT_MARGIN;
    let title = if is_narrow { axes.short } else { axes.title };
    scene.headline(title, (LEFT_MARGIN, 16.0), Anchor::Start);
    scene.text((LEFT_MARGIN, 36.0), Anchor::Start, axes.up, Ink::Quiet);
    let middle = left + inner_width / 2.0;
    scene.text((middle, bottom + 38.0), Anchor::Middle, axes.across, Ink::Quiet);
    let frame = Stroke::of(Ink::Quiet, 1.0);
    scene.rectangle((left, ABOVE), (inner_width, inner_height), None, Some(frame));
    let runs = runs(points().map(|(x, y)| (across.place(x), up.place(y))), &across, &up);
    let at = |(x, y): Point| (left + PADDING + x, bottom - PADDING - y);
    let runs = runs.into_iter().map(|(point, length)| (at(point), length)).collect();
    scene.dots(runs, radius(count), Ink::Left);
    scene
}

/// The distance from the border of the picture to its title.
const LEFT_MARGIN: f64 = 12.0;

/// The size of a dot: the fewer dots there are, the larger they are.
fn radius(count: u64) -> f64 {
    match count {
        0..150 => 3.0,
        150..600 => 2.0,
        600..4_000 => 1.5,
        4_000..20_000 => 1.0,
        _ => 0.75,
    }
}

/// The places of points, neighbours in a row in one, with how far it goes to the right.
fn runs(places: impl Iterator<Item = Point>, across: &Axis, up: &Axis) -> Vec<(Point, f64)> {
    let (width, height) = (across.length as usize + 1, up.length as usize + 1);
    let mut is_dark = vec![false; width * height];
    for (x, y) in places {
        is_dark[y as usize * width + x as usize] = true;
    }
    let mut runs = Vec::new();
    for (y, row) in is_dark.chunks(width).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|a, b| a == b) {
            if run[0] {
                runs.push(((x as f64, y as f64), (run.len() - 1) as f64));
            }
            x += run.len();
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shape;

    fn axes(width: f64, height: f64) -> Axes<'static> {
        Axes { title: "A longer title of it", short: "it", across: "n", up: "g", width, height }
    }

    fn dots(scene: &Scene) -> Vec<(Point, f64)> {
        let dots = scene.shapes.iter().find_map(|shape| match shape {
            Shape::Dots(runs, ..) => Some(runs.clone()),
            _ => None,
        });
        dots.expect("dots")
    }

    /// Each point is drawn, within the frame, and where it belongs: greater numbers stand further to the right, or higher.
    #[test]
    fn points_stand_where_they_belong() {
        let values = [3.0, -2.0, 0.5, 7.0];
        let points = || values.iter().enumerate().map(|(n, g)| (n as f64, *g));
        let scene = scatter(&axes(300.0, 240.0), points);
        let mut dots = dots(&scene);
        dots.sort_by(|a, b| a.0.0.total_cmp(&b.0.0));
        assert_eq!(dots.len(), 4);
        assert!(
            dots.iter().all(|((x, y), _)| (0.0..300.0).contains(x) && (52.0..186.0).contains(y))
        );
        let mut by_height: Vec<usize> = (0..4).collect();
        by_height.sort_by(|a, b| dots[*b].0.1.total_cmp(&dots[*a].0.1));
        assert_eq!(by_height, [1, 2, 0, 3]);
    }

    #[test]
    fn neighbours_are_one_run() {
        let scene = scatter(&axes(400.0, 240.0), || (0..10_000).map(|n| (f64::from(n), 5.0)));
        let dots = dots(&scene);
        assert_eq!(dots.len(), 1);
        assert!(dots[0].1 > 200.0, "{dots:?}");
    }

    #[test]
    fn nothing_and_one_point_are_drawn_too() {
        assert!(dots(&scatter(&axes(0.0, 0.0), || [].into_iter())).is_empty());
        assert_eq!(dots(&scatter(&axes(200.0, 200.0), || [(0.0, 0.0)].into_iter())).len(), 1);
    }

    #[test]
    fn a_narrow_picture_has_the_short_title() {
        let title = |width| {
            let scene = scatter(&axes(width, 200.0), || [(1.0, 1.0)].into_iter());
            let svg = scene.svg(crate::Theme::Light);
            svg.matches("A longer title").count()
        };
        assert_eq!((title(200.0), title(600.0)), (2, 2));
        let long = Axes { title: "A longer title of it, and more of it", ..axes(200.0, 200.0) };
        let svg = scatter(&long, || [(1.0, 1.0)].into_iter()).svg(crate::Theme::Light);
        assert_eq!(svg.matches("A longer title").count(), 1);
    }
}
