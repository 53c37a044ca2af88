//! Positions of a match: what a player has covered is in the manner of the player.

use crate::board::inks;
use crate::point::Point;
use crate::position::position;
use crate::scene::{Scene, Stroke};
use crate::style::NotDrawn;
use std::collections::HashMap;
use tweedle_engine::Player;
use tweedle_rules::Thing;
use tweedle_rules::any::{Position, Term};
use tweedle_rules::sketch::{Cell, Figure, Owner, Shade};

/// The room between a tile and the border of the cells that it covers.
const ROOM: f64 = 2.0;

/// A move of a match: its player, and the things that it changed, each with its term of the sum.
pub type Played = (Player, Vec<(usize, Thing)>);

/// [`position`] after moves of a match. Cells that a player covered, as with a domino, and that no piece shows, are a
/// tile of the player: full for Left and hollow for Right.
///
/// ```
/// use tweedle_draw::{Thing, played};
/// use tweedle_engine::Player;
/// let rules = tweedle_rulesets::standard().rules("game.grid.Domineering", &[])?;
/// let board = rules.place("#.|#.")?;
/// let domino = vec![(0, Thing::Cell(0, 0)), (0, Thing::Cell(1, 0))];
/// let bare = played(&board, &[])?;
/// assert_eq!(played(&board, &[(Player::Left, domino)])?.shapes.len(), bare.shapes.len() + 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`NotDrawn`], as for [`position`].
pub fn played(now: &Position, moves: &[Played]) -> Result<Scene, NotDrawn> {
    let mut scene = position(now)?;
    let figures: Vec<Option<Figure>> =
        now.terms().iter().map(|term| Term::sketch(term).map(|sketch| sketch.figure)).collect();
    let is_covered = |(term, thing): &(usize, Thing)| {
        figures.get(*term).and_then(Option::as_ref).is_some_and(|figure| covers(figure, thing))
    };
    // Where two moves changed a cell, it is as the later one left it.
    let numbered = moves.iter().enumerate();
    let last: HashMap<&(usize, Thing), usize> =
        numbered.flat_map(|(i, (_, things))| things.iter().map(move |it| (it, i))).collect();
    for (i, (player, things)) in moves.iter().enumerate() {
        let own = things.iter().filter(|it| last.get(it) == Some(&i) && is_covered(it));
        let parts = own.filter_map(|(term, thing)| {
            scene.parts.iter().find(|part| part.term == *term && part.thing == *thing)
        });
        let cells: Vec<Area> = parts.map(|part| Area::round(&part.outline)).collect();
        let (ink, fill, _) = inks(Owner::from(*player));
        for Area { from, to } in joined(cells) {
            let size = (to.0 - from.0 - 2.0 * ROOM, to.1 - from.1 - 2.0 * ROOM);
            let corner = (from.0 + ROOM, from.1 + ROOM);
            scene.rectangle(corner, size, Some(fill), Some(Stroke::of(ink, 2.4)));
        }
    }
    Ok(scene)
}

/// True if a thing is a cell that is covered by nothing that has a colour of its own.
fn covers(figure: &Figure, thing: &Thing) -> bool {
    let cell = match (figure, thing) {
        (Figure::Board(rows), Thing::Cell(i, j)) => rows.get(*i).and_then(|row| row.get(*j)),
        (Figure::Strip(row), Thing::Place(i)) => row.get(*i),
        _ => None,
    };
    matches!(cell, Some(Cell::Off | Cell::Block(Owner::Either) | Cell::Square(Shade::Gray)))
}

/// The area between two corners.
#[derive(Clone, Copy)]
struct Area {
    from: Point,
    to: Point,
}

impl Area {
    /// The smallest area that has all these points.
    fn round(points: &[Point]) -> Area {
        let all = |start, pick: fn(f64, f64) -> f64| {
            points.iter().fold((start, start), |(x, y), point| (pick(x, point.0), pick(y, point.1)))
        };
        Area { from: all(f64::INFINITY, f64::min), to: all(f64::NEG_INFINITY, f64::max) }
    }

    fn size(self) -> f64 {
        (self.to.0 - self.from.0) * (self.to.1 - self.from.1)
    }
}

/// The cells as one area, if they fill a rectangle, and otherwise each by itself.
fn joined(cells: Vec<Area>) -> Vec<Area> {
    let corners: Vec<Point> = cells.iter().flat_map(|cell| [cell.from, cell.to]).collect();
    let whole = Area::round(&corners);
    let filled: f64 = cells.iter().map(|cell| cell.size()).sum();
    if !cells.is_empty() && (whole.size() - filled).abs() < 0.01 * filled {
        vec![whole]
    } else {
        cells
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tiles(ruleset: &str, board: &str, moves: &[Played]) -> usize {
        let rules = tweedle_rulesets::standard().rules(ruleset, &[]).unwrap();
        let board = rules.place(board).unwrap();
        played(&board, moves).unwrap().shapes.len() - position(&board).unwrap().shapes.len()
    }

    fn cells(player: Player, cells: &[(usize, usize)]) -> Played {
        (player, cells.iter().map(|&(i, j)| (0, Thing::Cell(i, j))).collect())
    }

    #[test]
    fn tiles_are_where_nothing_else_says_who_played() {
        let domineering = "game.grid.Domineering";
        let upright = cells(Player::Left, &[(0, 0), (1, 0)]);
        let flat = cells(Player::Right, &[(0, 1), (0, 2)]);
        assert_eq!(tiles(domineering, "###|#..", &[upright.clone(), flat.clone()]), 2);
        // A cell that is free again, a later move at the same place, and cells without a common rectangle.
        assert_eq!(tiles(domineering, "#..|#..", &[upright.clone(), flat]), 1);
        assert_eq!(tiles(domineering, "#..|#..", &[upright.clone(), upright]), 1);
        assert_eq!(tiles(domineering, "#..|.#.", &[cells(Player::Left, &[(0, 0), (1, 1)])]), 2);
        // Frogs have a colour.
        let jump = (Player::Left, vec![(0, Thing::Place(0)), (0, Thing::Place(1))]);
        assert_eq!(tiles("game.strip.ToadsAndFrogs", ".tf", &[jump]), 0);
    }
}
