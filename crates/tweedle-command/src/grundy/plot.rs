//! A scatter plot of Grundy values.

use std::str::FromStr;
use tweedle_desk::words;
use tweedle_draw::{Axes, Scene};
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

/// The values up to and with heap `to` as dots over the heaps.
#[expect(clippy::cast_precision_loss, reason = "no memory holds 2^52 heaps")]
pub(super) fn scatter(sequence: &Sequence, to: u64, size: Size) -> Scene {
    let code = sequence.code();
    let name = code.name().map_or(String::new(), |name| format!("{name}, "));
    let short = format!("{name}{code}");
    let title = format!("{short}: Grundy values of the heaps 0 to {}", words::grouped(to));
    let axes = Axes {
        title: &title,
        short: &short,
        across: "heap",
        up: "Grundy value",
        width: size.width as f64,
        height: size.height as f64,
    };
    let points = || (0..).zip(sequence.values(0..=to));
    tweedle_draw::scatter(&axes, || {
        points().map(|(heap, value): (u64, u64)| (heap as f64, value as f64))
    })
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
    fn the_picture_is_of_the_size_that_is_asked_for() {
        let code = tweedle_heaps::code::read("Kayles").expect("a code");
        let mut sequence = Sequence::new(&code, &tweedle_engine::Control::new());
        sequence.extend(100).expect("few heaps");
        let size = Size { width: 640, height: 480 };
        let picture = scatter(&sequence, 100, size);
        assert_eq!((picture.width, picture.height), (640.0, 480.0));
        let picture = picture.svg(tweedle_draw::Theme::Light);
        for piece in ["Kayles, 0.77: Grundy values of the heaps 0 to 100", "heap", "Grundy value"] {
            assert!(picture.contains(piece), "{piece}");
        }
    }
}
