//! A scatter plot of Grundy values.

use svg::Document;
use svg::node::element::path::Data;
use svg::node::element::{Group, Path, Rectangle, Text};
use tweedle_heaps::Sequence;

/// The plane of the points, in pixels, and what surrounds it.
const WIDTH: u64 = 960;
const HEIGHT: u64 = 480;
const LEFT: u64 = 56;
const TOP: u64 = 32;
const BELOW: u64 = 40;

/// An SVG picture of the values up to and with heap `to`: a dot for each heap, heaps of the same
/// pixel in one.
pub(super) fn scatter(sequence: &Sequence, to: u64) -> String {
    let values = || (0..).zip(sequence.values(0..=to));
    let greatest = values().map(|(_, value)| value).max().unwrap_or(0).max(1);
    let place = |part: u64, whole: u64, length: u64| {
        (u128::from(part) * u128::from(length - 1) / u128::from(whole.max(1))) as u64
    };
    let mut is_dark = vec![false; (WIDTH * HEIGHT) as usize];
    for (heap, value) in values() {
        let (x, y) = (place(heap, to, WIDTH), place(value, greatest, HEIGHT));
        is_dark[(y * WIDTH + x) as usize] = true;
    }
    // Few points are shown as larger dots.
    let size = if to < WIDTH / 4 { 3 } else { 1 };
    let mut dots = Data::new();
    for (at, _) in (0..).zip(&is_dark).filter(|(_, is_dark)| **is_dark) {
        let (x, y) = (LEFT + at % WIDTH, TOP + HEIGHT - 1 - at / WIDTH);
        dots = dots
            .move_to((x, y))
            .horizontal_line_by(size)
            .vertical_line_by(size)
            .horizontal_line_by(-size)
            .close();
    }
    let code = sequence.code();
    let title = code.name().map_or(code.to_string(), |name| format!("{name}, {code}"));
    let mut labels =
        Group::new().set("font-family", "sans-serif").set("font-size", 12).set("fill", "#333");
    labels = labels.add(text(format!("Grundy values of {title}"), LEFT, TOP - 12, "start"));
    labels = labels.add(text("heap", LEFT + WIDTH, TOP + HEIGHT + 32, "end"));
    for tick in ticks(to) {
        labels = labels.add(text(
            tick.to_string(),
            LEFT + place(tick, to, WIDTH),
            TOP + HEIGHT + 16,
            "middle",
        ));
    }
    for tick in ticks(greatest) {
        let y = TOP + HEIGHT - 1 - place(tick, greatest, HEIGHT);
        labels = labels.add(text(tick.to_string(), LEFT - 8, y + 4, "end"));
    }
    let frame = Rectangle::new()
        .set("x", LEFT)
        .set("y", TOP)
        .set("width", WIDTH)
        .set("height", HEIGHT)
        .set("fill", "none")
        .set("stroke", "#999");
    let (width, height) = (LEFT + WIDTH + 24, TOP + HEIGHT + BELOW);
    let document = Document::new()
        .set("viewBox", (0, 0, width, height))
        .set("width", width)
        .set("height", height)
        .add(Rectangle::new().set("width", "100%").set("height", "100%").set("fill", "white"))
        .add(frame)
        .add(Path::new().set("d", dots).set("fill", "#1f4e9e"))
        .add(labels);
    format!("{document}\n")
}

fn text(content: impl Into<String>, x: u64, y: u64, anchor: &str) -> Text {
    Text::new(content).set("x", x).set("y", y).set("text-anchor", anchor)
}

/// Round numbers from 0 to `greatest`, about six.
fn ticks(greatest: u64) -> impl Iterator<Item = u64> {
    let steps = (0..19).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_u64.pow(power)));
    let step = steps.into_iter().find(|step| greatest / step <= 6).unwrap_or(u64::MAX);
    (0..=greatest / step).map(move |i| i * step)
}
