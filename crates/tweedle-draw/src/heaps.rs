//! Heaps of counters.

use crate::part::box_at;
use crate::scene::{Anchor, Ink, Scene, Shape, Stroke, width_of};
use crate::style::{NotDrawn, Style, within};
use tweedle_rules::Thing;

/// A higher heap is drawn with a gap.
const HIGHEST: u64 = Thing::MOST_COUNTERS;
const STEP: f64 = 15.0;
const RADIUS: f64 = 6.0;
const MARGIN: f64 = 20.0;
const APART: f64 = 34.0;
/// The most heaps of a picture.
const MOST: usize = 200;

/// Heaps side by side, with their sizes below. Those that were not there in `before` are marked, and counters that were taken from
/// one are hollow.
///
/// # Errors
/// [`NotDrawn::TooLarge`] for more than 200 heaps.
pub(crate) fn heaps(
    sizes: &[u64],
    before: Option<&[u64]>,
    style: Style,
) -> Result<Scene, NotDrawn> {
    within(sizes.len(), MOST, "heaps")?;
    let (changed, old) = changes(sizes, before.unwrap_or(sizes));
    let taken = |i: usize| {
        // Of one heap that became smaller.
        let is_smaller = changed.len() == 1 && changed.contains(&i);
        old.filter(|&old| is_smaller && old > sizes[i] && old <= HIGHEST).unwrap_or(0)
    };
    let shown = |size: u64| size.min(HIGHEST);
    let heights = sizes.iter().enumerate().map(|(i, &size)| shown(size).max(taken(i)));
    let ground = MARGIN + STEP * heights.max().unwrap_or(0).max(1) as f64;
    let widths = sizes.iter().map(|size| APART.max(width_of(&size.to_string()) + 12.0));
    let width = 2.0 * MARGIN + widths.clone().sum::<f64>().max(APART);
    let mut scene = Scene::new(width, ground + MARGIN + 12.0, "");
    scene.line(
        [(MARGIN / 2.0, ground + 2.0), (width - MARGIN / 2.0, ground + 2.0)],
        Stroke::of(Ink::Quiet, 1.2),
    );
    let mut left = MARGIN;
    for ((i, &size), width) in sizes.iter().enumerate().zip(widths) {
        let x = left + width / 2.0;
        left += width;
        if size > HIGHEST {
            let high = STEP * HIGHEST as f64;
            scene.part(Thing::Heap(i), box_at((x - width / 2.0, ground - high), (width, high)));
        }
        for counter in 0..shown(size).max(taken(i)) {
            let y = ground - STEP * (counter as f64 + 0.5);
            if counter < size && size <= HIGHEST {
                let corner = (x - width / 2.0 + 2.0, y - STEP / 2.0);
                scene.part(Thing::Counter(i, counter), box_at(corner, (width - 4.0, STEP)));
            }
            // Three dots stand for the counters of a high heap that are left out.
            if size > HIGHEST && counter == HIGHEST / 2 {
                let latex = Some("$\\vdots$".to_owned());
                scene.label((x, y), Anchor::Middle, "⋮".to_owned(), latex, Ink::Quiet);
            } else if counter < size {
                scene.shapes.push(Shape::Disc((x, y), RADIUS, Some(Ink::Neutral), None));
            } else {
                let border = Stroke::of(style.mark, 1.0);
                scene.shapes.push(Shape::Disc((x, y), RADIUS - 0.5, None, Some(border)));
            }
        }
        if changed.contains(&i) {
            let (corner, size) = ((x - width / 2.0 + 3.0, ground + 5.0), (width - 6.0, 18.0));
            scene.rectangle(corner, size, None, Some(Stroke::of(style.mark, 2.0)));
        }
        scene.text((x, ground + 14.0), Anchor::Middle, size.to_string(), Ink::Main);
    }
    Ok(scene)
}

/// The heaps that are new, if a move puts some in the place of others; and the size of the heap that it was made in, if
/// it was one.
fn changes(sizes: &[u64], before: &[u64]) -> (std::ops::Range<usize>, Option<u64>) {
    let common = |a: &mut dyn Iterator<Item = (&u64, &u64)>| a.take_while(|(a, b)| a == b).count();
    let start = common(&mut sizes.iter().zip(before));
    let end = common(&mut sizes[start..].iter().rev().zip(before[start..].iter().rev()));
    let old = &before[start..before.len() - end];
    (start..sizes.len() - end, if let [only] = old { Some(*only) } else { None })
}
