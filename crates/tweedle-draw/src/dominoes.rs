//! Dominoes that stand in a row.

use crate::part::box_at;
use crate::scene::{Anchor, Ink, Scene, Stroke};
use crate::style::Style;
use tweedle_rules::Thing;
use tweedle_rules::sketch::{Cell, Owner};

const STEP: f64 = 21.0;
const WIDE: f64 = 9.0;
const HIGH: f64 = 46.0;
const MARGIN: f64 = 14.0;

/// The dominoes on the ground, with their numbers below: full for Left, hollow for Right, half full for either. Those that stood in
/// `before` and have fallen are dashed.
pub(crate) fn dominoes(row: &[Cell], before: Option<&[Cell]>, style: Style) -> Scene {
    let ground = MARGIN + HIGH;
    let width = 2.0 * MARGIN + STEP * row.len().max(1) as f64;
    let mut scene = Scene::new(width, ground + if style.has_names { 26.0 } else { MARGIN }, "");
    for (i, cell) in row.iter().enumerate() {
        let x = MARGIN + STEP * (i as f64 + 0.5);
        let corner = (x - WIDE / 2.0, ground - HIGH);
        scene.part(Thing::Place(i), box_at((x - STEP / 2.0, corner.1), (STEP, HIGH)));
        match (cell, before.and_then(|before| before.get(i))) {
            (Cell::Piece(owner, _), _) => {
                let ink = match owner {
                    Owner::Left => Ink::Left,
                    Owner::Right => Ink::Right,
                    Owner::Either => Ink::Neutral,
                };
                let fill = if *owner == Owner::Left { ink } else { Ink::Paper };
                scene.rectangle(corner, (WIDE, HIGH), Some(fill), Some(Stroke::of(ink, 2.0)));
                if *owner == Owner::Either {
                    let lower = (corner.0, ground - HIGH / 2.0);
                    scene.rectangle(lower, (WIDE, HIGH / 2.0), Some(ink), None);
                }
            }
            (_, Some(Cell::Piece(..))) => {
                let border = Stroke::of(style.mark, 1.0).dashed();
                scene.rectangle(corner, (WIDE, HIGH), None, Some(border));
            }
            _ => {}
        }
        if style.has_names {
            scene.text((x, ground + 13.0), Anchor::Middle, (i + 1).to_string(), Ink::Quiet);
        }
    }
    let ends = [(MARGIN / 2.0, ground + 1.5), (width - MARGIN / 2.0, ground + 1.5)];
    scene.line(ends, Stroke::of(Ink::Quiet, 1.6));
    scene
}
