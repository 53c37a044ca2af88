//! Positions of rulesets, and sums of them.

use crate::board::{board, strip};
use crate::boxes::boxes;
use crate::dominoes::dominoes;
use crate::flow::flow;
use crate::graph::graph;
use crate::heaps::heaps;
use crate::point::Point;
use crate::scene::{Anchor, FONT, Ink, Scene, width_of};
use crate::style::{NotDrawn, Style, within};
use tweedle_engine::Player;
use tweedle_rules::any::{Position, Term};
use tweedle_rules::sketch::{Figure, Sketch};

/// The most terms of a sum.
const MOST_TERMS: usize = 100;
/// The terms of a sum go on in another row where one would be wider.
const WIDEST: f64 = 720.0;
/// The room that a sign takes.
const SIGN: f64 = 22.0;

/// The picture of a position of a ruleset, or of a sum of such: a board, a strip, dominoes, heaps, dots and lines, or a graph, with
/// what the names of moves refer to.
///
/// ```
/// use tweedle_rulesets::standard;
/// let rules = standard().rules("game.graph.Hackenbush", &[])?;
/// let picture = tweedle_draw::position(&rules.place("l(r;e)")?)?;
/// assert_eq!(picture.title, "game.graph.Hackenbush(\"l(r;e)\")");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`NotDrawn`] for rulesets that say nothing of how positions look, and for positions that are too large.
pub fn position(position: &Position) -> Result<Scene, NotDrawn> {
    let mut scene =
        drawn(position, None, Style { has_names: true, mark: Ink::Main, or_written: false })?;
    scene.title = position.expression();
    scene.letters = Some(position.draw());
    Ok(scene)
}

/// The picture of a position, with marks where a move has changed the one before.
pub(crate) fn drawn(
    position: &Position,
    before: Option<&Position>,
    style: Style,
) -> Result<Scene, NotDrawn> {
    let terms = position.terms();
    within(terms.len(), MOST_TERMS, "terms")?;
    let mut scenes = Vec::new();
    for (i, term) in terms.iter().enumerate() {
        let before = before.and_then(|before| before.terms().get(i)).and_then(Term::sketch);
        let component = term.component();
        let mut scene = match term.sketch() {
            Some(sketch) => sketched(&sketch, before.as_ref(), style)?,
            None if style.or_written => lone(&component.text()),
            None => return Err(NotDrawn::Kind(component.rules().class().to_owned())),
        };
        scene.parts.iter_mut().for_each(|part| part.term = i);
        scenes.push(scene);
    }
    let scene = match &mut scenes[..] {
        [only] if !terms[0].is_negative() => scenes.remove(0),
        _ => sum(terms, &scenes),
    };
    Ok(scene.with_caption(&obligations(position)))
}

/// Terms with signs between them.
fn sum(terms: &[Term], scenes: &[Scene]) -> Scene {
    if terms.is_empty() {
        return lone("0");
    }
    let sign = |i: usize| match (i, terms[i].is_negative()) {
        (_, true) => "−",
        (0, false) => "",
        (_, false) => "+",
    };
    let room = |i: usize| if sign(i).is_empty() { 0.0 } else { SIGN };
    let sizes: Vec<Point> =
        scenes.iter().enumerate().map(|(i, it)| (room(i) + it.width, it.height)).collect();
    let (corners, (width, height)) = flow(&sizes, WIDEST, (0.0, 6.0));
    let mut whole = Scene::new(width, height, "");
    for (i, (scene, (x, y))) in scenes.iter().zip(corners).enumerate() {
        whole.place(scene, (x + room(i), y), 1.0);
        let at = (x + SIGN / 2.0 + 3.0, y + scene.height / 2.0);
        whole.sized(at, sign(i).to_owned(), None, 1.4 * FONT, Ink::Main);
    }
    whole
}

/// The obligations of the player who moves next, if there are any.
fn obligations(position: &Position) -> String {
    let of = |player| Some((player, position.obligation(player)?));
    let all: Vec<(Player, String)> = Player::BOTH.into_iter().filter_map(of).collect();
    match &all[..] {
        [(_, clause), ..] if position.is_impartial() => {
            format!("The player who moves next {clause}.")
        }
        _ => {
            let all = all.iter().map(|(player, clause)| format!("{player} {clause}."));
            all.collect::<Vec<_>>().join(" ")
        }
    }
}

fn sketched(sketch: &Sketch, before: Option<&Sketch>, style: Style) -> Result<Scene, NotDrawn> {
    let before = before.map(|sketch| &sketch.figure);
    /// The same kind of figure before the move, if there was one.
    macro_rules! before {
        ($kind:path) => {
            match before {
                Some($kind(it)) => Some(it),
                _ => None,
            }
        };
    }
    let scene = match &sketch.figure {
        Figure::Heaps(sizes) => heaps(sizes, before!(Figure::Heaps).map(Vec::as_slice), style)?,
        Figure::Board(rows) => board(rows, before!(Figure::Board).map(Vec::as_slice), style),
        Figure::Strip(row) => strip(row, before!(Figure::Strip).map(Vec::as_slice), style),
        Figure::Dominoes(row) => dominoes(row, before!(Figure::Dominoes).map(Vec::as_slice), style),
        Figure::Boxes(position) => boxes(position, before!(Figure::Boxes), style),
        Figure::Graph(it) => graph(it, before!(Figure::Graph), style)?,
    };
    let scene = if scene.shapes.is_empty() { lone("(empty)") } else { scene };
    Ok(scene.with_caption(&sketch.note))
}

/// A text by itself.
fn lone(text: &str) -> Scene {
    let mut scene = Scene::new(width_of(text) + 40.0, 40.0, "");
    scene.text((scene.width / 2.0, scene.height / 2.0), Anchor::Middle, text, Ink::Main);
    scene
}
