//! A scatter plot of Grundy values.

use std::str::FromStr;
use svg::Document;
use svg::node::element::path::Data;
use svg::node::element::{Group, Path, Rectangle, Text};
use tweedle_desk::words;
use tweedle_heaps::Sequence;

/// The width and the height of a picture, in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Size {
    width: u64,
    height: u64,
}

/// The least and the greatest width and height.
const SIDES: std::ops::RangeInclusive<u64> = 200..=8_000;

impl Default for Size {
    fn default() -> Size {
        Size { width: 1_000, height: 560 }
    }
}

impl FromStr for Size {
    type Err = String;

    /// `1000x560`: the width and the height.
    fn from_str(text: &str) -> Result<Size, String> {
        let sides = text.split_once(['x', 'X', '×']);
        let sides = sides.and_then(|(width, height)| {
            Some((width.trim().parse().ok()?, height.trim().parse().ok()?))
        });
        match sides {
            Some((width, height)) if SIDES.contains(&width) && SIDES.contains(&height) => {
                Ok(Size { width, height })
            }
            Some(_) => Err(format!(
                "The sides of a picture have {} to {} pixels.",
                words::grouped(*SIDES.start()),
                words::grouped(*SIDES.end())
            )),
            None => Err("A size is a width and a height, such as `1000x560`.".to_owned()),
        }
    }
}

/// From the frame to the points, so that none lies on it.
const PADDING: u64 = 14;
const ABOVE: u64 = 44;
const BELOW: u64 = 58;
const AT_RIGHT: u64 = 28;
/// What surrounds the numbers at the left: the title of the axis, and gaps.
const AT_LEFT: u64 = 48;
/// About the width of a digit.
const DIGIT: u64 = 7;

/// An axis: numbers from 0 to a greatest one on so many pixels.
struct Axis {
    greatest: u64,
    pixels: u64,
}

impl Axis {
    /// The pixel of a number, from the beginning of the axis.
    fn place(&self, number: u64) -> u64 {
        let whole = u128::from(self.greatest.max(1));
        (u128::from(number) * u128::from(self.pixels - 1) / whole) as u64
    }

    /// Round numbers, no closer to each other than `gap` pixels.
    fn ticks(&self, gap: u64) -> impl Iterator<Item = u64> {
        let most = (self.pixels / gap).max(1);
        let steps = (0..19).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_u64.pow(power)));
        let mut steps = steps.into_iter();
        let step = steps.find(|step| self.greatest / step <= most).unwrap_or(u64::MAX);
        (0..=self.greatest / step).map(move |i| i * step)
    }
}

/// An SVG picture of the values up to and with heap `to`: a dot for each heap, heaps of the same
/// pixel in one.
pub(super) fn scatter(sequence: &Sequence, to: u64, size: Size) -> String {
    let values = || (0..).zip(sequence.values(0..=to));
    let greatest = values().map(|(_, value)| value).max().unwrap_or(0).max(1);
    let left = AT_LEFT + DIGIT * words::grouped(greatest).len() as u64;
    let (width, height) = (size.width - left - AT_RIGHT, size.height - ABOVE - BELOW);
    let across = Axis { greatest: to, pixels: width - 2 * PADDING };
    let up = Axis { greatest, pixels: height - 2 * PADDING };
    let x_of = |heap| left + PADDING + across.place(heap);
    let y_of = |value| ABOVE + height - PADDING - up.place(value);
    let (right, bottom) = (left + width, ABOVE + height);

    let mut marks = Data::new();
    let mut labels =
        Group::new().set("font-family", "sans-serif").set("font-size", 12).set("fill", "#333");
    // Room for the longest number and a gap.
    for tick in across.ticks(DIGIT * words::grouped(to).len() as u64 + 40) {
        let x = x_of(tick);
        marks = marks.move_to((x, ABOVE)).vertical_line_to(bottom + 5);
        labels = labels.add(text(words::grouped(tick), x, bottom + 20, "middle"));
    }
    for tick in up.ticks(36) {
        let y = y_of(tick);
        marks = marks.move_to((left - 5, y)).horizontal_line_to(right);
        labels = labels.add(text(words::grouped(tick), left - 9, y + 4, "end"));
    }
    let (middle, centre) = (left + width / 2, ABOVE + height / 2);
    labels = labels.add(text("heap", middle, bottom + 44, "middle").set("font-size", 13));
    let turn = format!("rotate(-90 18 {centre})");
    let side = text("Grundy value", 18, centre, "middle").set("transform", turn);
    labels = labels.add(side.set("font-size", 13));
    let code = sequence.code();
    let name = code.name().map_or(String::new(), |name| format!("{name}, "));
    let short = format!("{name}{code}");
    let long = format!("{short}: Grundy values of the heaps 0 to {}", words::grouped(to));
    // A narrow picture has room for the code only; its letters are a little wider than the digits.
    let title = if (DIGIT + 1) * long.chars().count() as u64 > width { short } else { long };
    labels = labels.add(text(title, left, ABOVE - 16, "start").set("font-size", 15));

    let frame = Rectangle::new()
        .set("x", left)
        .set("y", ABOVE)
        .set("width", width)
        .set("height", height)
        .set("fill", "none")
        .set("stroke", "#999");
    let dots =
        dots(values().map(|(heap, value)| (across.place(heap), up.place(value))), &across, &up);
    let dots = Path::new()
        .set("d", dots)
        .set("transform", format!("translate({} {})", left + PADDING, bottom - PADDING))
        .set("fill", "none")
        .set("stroke", "#1f4e9e")
        .set("stroke-width", dot(to))
        .set("stroke-linecap", "round");
    let document = Document::new()
        .set("viewBox", (0, 0, size.width, size.height))
        .set("width", size.width)
        .set("height", size.height)
        .add(Rectangle::new().set("width", "100%").set("height", "100%").set("fill", "white"))
        .add(Path::new().set("d", marks).set("stroke", "#ddd"))
        .add(frame)
        .add(dots)
        .add(labels);
    format!("{document}\n")
}

/// How wide a dot is: the fewer there are, the wider.
fn dot(to: u64) -> f64 {
    match to {
        0..150 => 6.0,
        150..600 => 4.0,
        600..4_000 => 3.0,
        4_000..20_000 => 2.0,
        _ => 1.5,
    }
}

/// The pixels as lines with round ends, neighbours in a row in one. Upwards is negative.
fn dots(points: impl Iterator<Item = (u64, u64)>, across: &Axis, up: &Axis) -> Data {
    let width = across.pixels;
    let mut is_dark = vec![false; (width * up.pixels) as usize];
    for (x, y) in points {
        is_dark[(y * width + x) as usize] = true;
    }
    let mut dots = Data::new();
    for (y, row) in (0_i64..).zip(is_dark.chunks(width as usize)) {
        let mut x = 0;
        for run in row.chunk_by(|a, b| a == b) {
            if run[0] {
                // Some programs draw no line of length 0.
                let length = f64::from(run.len() as u32 - 1).max(0.01);
                dots = dots.move_to((x, -y)).horizontal_line_by(length);
            }
            x += run.len();
        }
    }
    dots
}

fn text(content: impl Into<String>, x: u64, y: u64, anchor: &str) -> Text {
    Text::new(content).set("x", x).set("y", y).set("text-anchor", anchor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes() {
        assert_eq!("1000x560".parse(), Ok(Size::default()));
        assert_eq!("640 × 480".parse(), Ok(Size { width: 640, height: 480 }));
        for wrong in ["", "640", "640x", "x480", "10x480", "640x99999", "-640x480", "640x480x3"] {
            assert!(wrong.parse::<Size>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn ticks_are_round_and_lie_inside() {
        for greatest in [0, 1, 3, 9, 10, 83, 100, 167, 999_999, u64::MAX] {
            let axis = Axis { greatest, pixels: 900 };
            let ticks: Vec<u64> = axis.ticks(100).collect();
            assert!((1..=10).contains(&ticks.len()), "{greatest}: {ticks:?}");
            assert_eq!(ticks[0], 0);
            assert!(ticks.iter().all(|&tick| tick <= greatest && axis.place(tick) < 900));
            let steps: Vec<u64> = ticks.windows(2).map(|pair| pair[1] - pair[0]).collect();
            assert!(steps.iter().all(|step| *step == steps[0]), "{ticks:?}");
        }
    }

    #[test]
    fn the_picture_is_of_the_size_that_is_asked_for() {
        let code = tweedle_heaps::code::read("Kayles").expect("a code");
        let mut sequence = Sequence::new(&code, &tweedle::Control::new());
        sequence.extend(100).expect("few heaps");
        let size = Size { width: 640, height: 480 };
        let picture = scatter(&sequence, 100, size);
        for piece in
            ["width=\"640\"", "height=\"480\"", "Kayles, 0.77:", ">heap<", ">Grundy value<"]
        {
            assert!(picture.contains(piece.trim_matches(['<', '>'])), "{piece}");
        }
        // No dot leaves the frame: x and y are counted from the lower left corner of the points.
        let dots = picture.split("d=\"").find(|part| part.contains("h0.01")).expect("dots");
        for point in dots.split('"').next().expect("a path").split('M').skip(1) {
            let (x, rest) = point.split_once(',').expect("a point");
            let y: i64 = rest.split(' ').next().expect("y").parse().expect("a number");
            let x: i64 = x.trim().parse().expect("a number");
            assert!((0..640).contains(&x) && (-480..=0).contains(&y), "{point}");
        }
    }
}
