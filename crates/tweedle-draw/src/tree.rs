//! Game trees.

use crate::point::Point;
use crate::scene::{Anchor, Ink, Scene, Shape, Stroke, width_of};
use crate::thermograph::short_name;
use tweedle_engine::short::{Id, Store};
use tweedle_engine::{Player, Stop};

/// The most nodes of a tree.
const MOST: usize = 4_000;
const LEVEL: f64 = 46.0;
const GAP: f64 = 14.0;
const MARGIN: f64 = 18.0;
const DOT: f64 = 3.0;

/// A place in the tree. It stands between its Left and its Right options.
struct Node {
    /// The text that is written, and the same in `LaTeX`; `None` for games that are shown by their
    /// options.
    label: Option<(String, String)>,
    /// Left options, then Right options.
    options: [Vec<Node>; 2],
    width: f64,
    /// The distance from the left end of the node's room to the place where it stands.
    stem: f64,
    /// The distance from the left end to where the options of Right begin.
    split: f64,
}

/// The game tree of a canonical form: options of Left to the lower left, of Right to the lower right, as in all books. Games of
/// the form x + n·↑ + ∗m are leaves, with their names, and so are games `depth` moves below the top.
///
/// # Errors
/// [`Stop::TooLarge`] for a tree of more than 4,000 places; [`Stop::Memory`] or [`Stop::Cancelled`].
pub fn tree(store: &mut Store, g: Id, depth: usize) -> Result<Scene, Stop> {
    let mut count = 0;
    let root = node(store, g, depth, true, &mut count)?;
    let height = 2.0 * MARGIN + LEVEL * levels(&root) as f64 + 10.0;
    let (name, latex) = short_name(store, g)?;
    let width = (root.width + 2.0 * MARGIN).max(width_of(&name) + 2.0 * MARGIN).max(120.0);
    let mut scene = Scene::new(width, height + 16.0, format!("Game tree of {name}"));
    let left = (width - root.width) / 2.0;
    // With the name of the game above, where it is no leaf itself.
    if root.label.is_none() {
        scene.label((width / 2.0, 14.0), Anchor::Middle, name, Some(latex), Ink::Main);
    }
    place(&mut scene, &root, (left, MARGIN + 18.0));
    Ok(scene)
}

fn node(
    store: &mut Store,
    g: Id,
    depth: usize,
    is_root: bool,
    count: &mut usize,
) -> Result<Node, Stop> {
    store.control().check()?;
    *count += 1;
    if *count > MOST {
        return Err(Stop::TooLarge(format!(
            "The tree has more than {MOST} places. A tree of less depth, or a graph of the followers, may show it."
        )));
    }
    let is_small = store.is_number(g) || store.is_number_up_star(g) && !is_root;
    if is_small || depth == 0 {
        let label = short_name(store, g)?;
        let width = width_of(&label.0).max(2.0 * DOT) + GAP;
        return Ok(Node {
            label: Some(label),
            options: [vec![], vec![]],
            width,
            stem: width / 2.0,
            split: width / 2.0,
        });
    }
    let mut sides = [Vec::new(), Vec::new()];
    for player in Player::BOTH {
        for option in store.options(g, player)? {
            sides[player.index()].push(node(store, option, depth - 1, false, count)?);
        }
    }
    let widths = [0, 1].map(|side| sides[side].iter().map(|it| it.width).sum::<f64>());
    // Both sides keep away from the line straight down, which is in the middle if that leaves them on their sides.
    let [left, right] = widths.map(|width| width.max(GAP));
    let first = |side: &[Node]| side.first().map(|node| node.stem);
    let last = |side: &[Node]| {
        let before: f64 = side.iter().rev().skip(1).map(|node| node.width).sum();
        side.last().map(|node| before + node.stem)
    };
    let shift = left - widths[0];
    let lefts = [first(&sides[0]), last(&sides[0])].map(|x| x.map(|x| shift + x));
    let rights = [first(&sides[1]), last(&sides[1])].map(|x| x.map(|x| left + x));
    let middle = lefts[0].zip(rights[1]).map_or(left, |(a, b)| f64::midpoint(a, b));
    let least = lefts[1].map_or(0.0, |x| x + GAP / 2.0);
    let most = rights[0].map_or(left + right, |x| x - GAP / 2.0);
    let stem = if least <= most { middle.clamp(least, most) } else { left };
    Ok(Node { label: None, options: sides, width: left + right, stem, split: left })
}

fn levels(node: &Node) -> usize {
    node.options.iter().flatten().map(|option| 1 + levels(option)).max().unwrap_or(0)
}

/// Draws what hangs at a place; `at` is the corner at the top left of the room it takes.
fn place(scene: &mut Scene, node: &Node, at: Point) {
    let here = (at.0 + node.stem, at.1);
    let lefts = node.options[0].iter().map(|it| it.width).sum::<f64>();
    let mut x = at.0 + node.split - lefts;
    for (side, ink) in [Ink::Left, Ink::Right].into_iter().enumerate() {
        for option in &node.options[side] {
            let there = (x + option.stem, at.1 + LEVEL);
            let end = if option.label.is_some() { (there.0, there.1 - 9.0) } else { there };
            scene.line([here, end], Stroke::of(ink, 1.6));
            place(scene, option, (x, at.1 + LEVEL));
            x += option.width;
        }
    }
    match &node.label {
        Some((text, latex)) => {
            scene.label(here, Anchor::Middle, text.clone(), Some(latex.clone()), Ink::Main);
        }
        None => scene.shapes.push(Shape::Disc(here, DOT, Some(Ink::Main), None)),
    }
}
