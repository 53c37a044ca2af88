//! The positions that can be moved to from a position, as a tree of small pictures.

use crate::point::Point;
use crate::position::drawn;
use crate::scene::{Anchor, FONT, Ink, Scene, Stroke, width_of};
use crate::style::{NotDrawn, Style};
use crate::thermograph::shortened;
use tweedle_engine::walk::Index;
use tweedle_engine::{Control, LoopyOutcome, Player, Stop};
use tweedle_rules::any::Position;

/// The most positions of a picture.
const MOST: usize = 150;
/// The most shapes of a picture.
const MOST_SHAPES: usize = 60_000;
/// The pictures of options are smaller, and no wider than this.
const SMALL: f64 = 0.62;
const WIDEST: f64 = 300.0;
/// The height of what is written below a small picture, as a part of the usual.
const FINE: f64 = 0.85;
/// A line of that.
const LINE: f64 = 15.0;
/// Options of a player are in several rows where one would be wider, or wider than rows are high together.
const WIDEST_ROW: f64 = 520.0;
/// Between options, and between those of Left and of Right.
const GAP: f64 = 22.0;
const MIDDLE: f64 = 34.0;
/// The distance from a position to its options.
const DOWN: f64 = 46.0;
const MARGIN: f64 = 16.0;

/// A position, what is known of it, and what can be done there.
#[derive(Clone, Debug)]
pub struct Moves {
    /// The position.
    pub position: Position,
    /// Its value as it is printed, if that is known.
    pub value: Option<String>,
    /// The outcome, a win or a draw, if it is known.
    pub outcome: Option<LoopyOutcome>,
    /// The moves of Left and the moves of Right; all moves that either player can make are Left's if the position is
    /// impartial.
    pub options: [Vec<Branch>; 2],
}

/// The value of a position as it is printed, and its outcome, as far as they are known.
pub type PrintedValue = (Option<String>, Option<LoopyOutcome>);

/// A move, and other moves that are as good.
#[derive(Clone, Debug)]
pub struct Branch {
    /// The name of the move.
    pub name: String,
    /// The number of moves that lead there, or to a position that is the same up to symmetry.
    pub count: usize,
    /// The position that the move leads to, with its own moves.
    pub to: Moves,
}

/// Why there is no tree of moves.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NoMoves {
    /// The work was stopped.
    #[error("{0}")]
    Stop(#[from] Stop),
    /// There are too many positions.
    #[error("{0}")]
    NotDrawn(#[from] NotDrawn),
}

impl Moves {
    /// The tree of the moves from a position, `depth` moves deep. Moves to the same position, up to symmetry, are one
    /// branch. `known` tells of a position its value as it is printed and its outcome; either may be `None`.
    ///
    /// # Errors
    /// [`NoMoves`]: the stop that `known` ended with or that the control gave, or more than 150 positions.
    ///
    /// ```
    /// use tweedle_draw::{Moves, moves};
    /// use tweedle_engine::Control;
    /// let nim = tweedle_rulesets::standard().rules("game.heap.Nim", &[])?;
    /// let tree = Moves::from(&nim.place("1,2")?, 1, &Control::new(), &mut |_| Ok((None, None)))?;
    /// assert_eq!(tree.options[0].len(), 3);
    /// assert!(moves(&tree).is_ok());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from(
        position: &Position,
        depth: usize,
        control: &Control,
        known: &mut dyn FnMut(&Position) -> Result<PrintedValue, Stop>,
    ) -> Result<Moves, NoMoves> {
        // Edges and vertices keep their labels in the positions after a move.
        Moves::below(&position.labelled(), depth, control, &mut 1, known)
    }

    fn below(
        position: &Position,
        depth: usize,
        control: &Control,
        count: &mut usize,
        known: &mut dyn FnMut(&Position) -> Result<PrintedValue, Stop>,
    ) -> Result<Moves, NoMoves> {
        let mut options = [Vec::new(), Vec::new()];
        let players = if position.is_impartial() { 1 } else { 2 };
        for player in Player::BOTH.into_iter().take(if depth == 0 { 0 } else { players }) {
            let mut alike: Index<Position> = Index::new(control);
            let branches: &mut Vec<Branch> = &mut options[player.index()];
            for step in position.moves(player, control)? {
                let number = alike.number(step.to.representative())?;
                if let Some(branch) = branches.get_mut(number as usize) {
                    branch.count += 1;
                    continue;
                }
                *count += 1;
                if *count > MOST {
                    return Err(Moves::too_many().into());
                }
                let to = Moves::below(&step.to, depth - 1, control, count, known)?;
                branches.push(Branch { name: step.name(), count: 1, to });
            }
        }
        let (value, outcome) = known(position)?;
        Ok(Moves { position: position.clone(), value, outcome, options })
    }

    /// The error that there are more positions than are drawn.
    fn too_many() -> NotDrawn {
        NotDrawn::TooLarge(format!(
            "There are more than {MOST} positions in this tree of moves, the most that is drawn. Less depth, or a smaller position, has fewer."
        ))
    }

    fn count(&self) -> usize {
        1 + self.options.iter().flatten().map(|branch| branch.to.count()).sum::<usize>()
    }

    /// The outcome and the value, as far as they are known, in a few letters, as text and in
    /// `LaTeX`.
    fn known(&self) -> Option<(String, String)> {
        let outcome = self.outcome.map(|outcome| outcome.to_string());
        Some(match (&self.value, outcome) {
            (None, None) => return None,
            (None, Some(outcome)) => (outcome.clone(), outcome),
            (Some(value), outcome) => {
                let (text, latex) = shortened(value);
                let outcome = outcome.map_or(String::new(), |outcome| format!(" ({outcome})"));
                (text + &outcome, latex + &outcome)
            }
        })
    }
}

impl Branch {
    /// True if a player wins by the move: his opponent, who has to move next, does not; `None` if
    /// it is not known.
    fn wins(&self, player: Player) -> Option<bool> {
        Some(self.to.outcome?.winner(player.opponent()) == Some(player))
    }

    fn title(&self) -> String {
        const LONGEST: usize = 26;
        let mut name: String = self.name.chars().take(LONGEST).collect();
        if name.len() < self.name.len() {
            name.push('…');
        }
        if self.count > 1 { format!("{name}  ×{}", self.count) } else { name }
    }
}

/// The picture of a position and below it of the positions that can be moved to: options of Left to the left, with blue
/// lines, of Right to the right, with dashed red ones, and of an impartial position green ones of either player's. What
/// a move has changed is marked. A move that wins has a thick frame.
///
/// # Errors
/// [`NotDrawn`] for positions that are too large, and for more than 150 of them. Positions that have no picture are written.
pub fn moves(tree: &Moves) -> Result<Scene, NotDrawn> {
    if tree.count() > MOST {
        return Err(Moves::too_many());
    }
    let plan = plan(tree, None, 0)?;
    let lines = legend(tree);
    let wide = lines.iter().map(|line| FINE * width_of(line)).fold(plan.scene.width, f64::max);
    let height = plan.scene.height + 2.0 * MARGIN + LINE * lines.len() as f64 + 8.0;
    let title = format!("Moves from {}", tree.position.expression());
    let mut scene = Scene::new(wide + 2.0 * MARGIN, height, title);
    scene.place(&plan.scene, ((scene.width - plan.scene.width) / 2.0, MARGIN), 1.0);
    for (i, line) in lines.into_iter().rev().enumerate() {
        let at = (scene.width / 2.0, scene.height - MARGIN - LINE * i as f64);
        scene.sized(at, line, None, FINE * FONT, Ink::Quiet);
    }
    if scene.shapes.len() > MOST_SHAPES {
        return Err(Moves::too_many());
    }
    let mut letters = tree.position.draw();
    write(tree, 0, &mut letters);
    scene.letters = Some(letters);
    Ok(scene)
}

/// The meanings of the signs that are in the picture.
fn legend(tree: &Moves) -> Vec<String> {
    fn any(tree: &Moves, holds: &dyn Fn(&Branch) -> bool) -> bool {
        tree.options.iter().flatten().any(|branch| holds(branch) || any(&branch.to, holds))
    }
    let mut lines = Vec::new();
    if any(tree, &|branch| branch.to.outcome.is_some()) {
        let who =
            "(L) Left wins, (R) Right, (N) the player who moves next, (P) the player who does not";
        lines.extend(["A thick frame: the move wins.".to_owned(), format!("{who}.")]);
    }
    let has_draws = |branch: &Branch| {
        let outcome = branch.to.outcome;
        outcome.is_some_and(|it| Player::BOTH.iter().any(|player| it.winner(*player).is_none()))
    };
    if any(tree, &has_draws) {
        lines.extend(
            [
                "(D) a draw, no matter who moves next. Also a draw, but that Left wins (NHat) if he moves next, (PHat) if Right does;",
                "but that Right wins (NCheck) if she moves next, (PCheck) if Left does.",
            ]
            .map(str::to_owned),
        );
    }
    if any(tree, &|branch| branch.to.outcome.is_none()) {
        lines.push("No letter in brackets: too much work for a picture.".to_owned());
    }
    if any(tree, &|branch| branch.count > 1) {
        lines.push("×2: two moves to the same position, up to symmetry.".to_owned());
    }
    lines
}

/// A tree that is drawn, and where its top is, from the left.
struct Plan {
    scene: Scene,
    stem: f64,
}

/// The inks of a player's moves.
fn ink(tree: &Moves, player: Player) -> Ink {
    match player {
        _ if tree.position.is_impartial() => Ink::Neutral,
        Player::Left => Ink::Left,
        Player::Right => Ink::Right,
    }
}

/// A position, which came by a move of a player from one before, with all below it.
fn plan(tree: &Moves, by: Option<(&Moves, &Branch, Player)>, level: i32) -> Result<Plan, NotDrawn> {
    let card = card(tree, by)?;
    let mut blocks = Vec::new();
    for player in Player::BOTH {
        let options = &tree.options[player.index()];
        if !options.is_empty() {
            blocks.push(block(tree, options, player, level + 1)?);
        }
    }
    if blocks.is_empty() {
        let stem = card.width / 2.0;
        return Ok(Plan { scene: card, stem });
    }
    let inner = blocks.iter().map(|block| block.width).sum::<f64>();
    let inner = inner + MIDDLE * (blocks.len() - 1) as f64;
    // Between the options of Left and those of Right, or above those of one player.
    let split = if blocks.len() == 2 { blocks[0].width + MIDDLE / 2.0 } else { inner / 2.0 };
    let half = card.width / 2.0;
    let left = (half - split).max(0.0);
    let stem = left + split;
    let top = card.height + DOWN;
    let height = top + blocks.iter().map(|block| block.height).fold(0.0, f64::max);
    let mut scene = Scene::new((left + inner).max(stem + half), height, "");
    let mut x = left;
    for block in &blocks {
        for way in &block.ways {
            let way: Vec<Point> = match way {
                Way::Straight(to) => vec![(stem, card.height), (x + to.0, top + to.1)],
                Way::Bent(points) => points.iter().map(|to| (x + to.0, top + to.1)).collect(),
                Way::Bus(to) => {
                    let level = top + to.1;
                    vec![(stem, card.height), (stem, level), (x + to.0, level)]
                }
            };
            let stroke = Stroke::of(block.ink, 1.8);
            let is_dashed = block.ink == Ink::Right;
            scene.line(way, if is_dashed { stroke.dashed() } else { stroke });
        }
        scene.place(&block.scene, (x, top), 1.0);
        x += block.width + MIDDLE;
    }
    scene.place(&card, (stem - half, 0.0), 1.0);
    Ok(Plan { scene, stem })
}

/// The options of a player, and the lines to them.
struct Block {
    scene: Scene,
    width: f64,
    height: f64,
    ink: Ink,
    ways: Vec<Way>,
}

/// A line, by places in a block.
enum Way {
    /// From the position above to here.
    Straight(Point),
    /// From the position above, straight down to this height, and across to here.
    Bus(Point),
    /// Through these places.
    Bent(Vec<Point>),
}

fn block(tree: &Moves, options: &[Branch], player: Player, level: i32) -> Result<Block, NotDrawn> {
    let mut plans = Vec::new();
    for option in options {
        plans.push(plan(&option.to, Some((tree, option, player)), level)?);
    }
    let is_flat = options.iter().all(|option| option.to.options.iter().all(Vec::is_empty));
    let sizes: Vec<Point> = plans.iter().map(|it| (it.scene.width, it.scene.height)).collect();
    let most = if is_flat {
        let area: f64 = sizes.iter().map(|size| (size.0 + GAP) * (size.1 + GAP / 2.0)).sum();
        (WIDEST_ROW / f64::from(level * level)).max(area.sqrt())
    } else {
        f64::INFINITY
    };
    let mut width = sizes.iter().map(|size| size.0 + GAP).sum::<f64>() - GAP;
    let mut ways = Vec::new();
    let mut corners: Vec<Point> = Vec::new();
    if width <= most || options.len() == 1 {
        let mut x = 0.0;
        for plan in &plans {
            corners.push((x, 0.0));
            ways.push(Way::Straight((x + plan.stem, 0.0)));
            x += plan.scene.width + GAP;
        }
    } else {
        // In columns, each with a line down on its left.
        let widest = sizes.iter().map(|size| size.0).fold(0.0, f64::max);
        let columns = ((most + GAP) / (widest + GAP)).max(1.0) as usize;
        let rows = options.len().div_ceil(columns);
        let columns = options.len().div_ceil(rows);
        let step = widest + GAP;
        let mut top = 0.0;
        for row in sizes.chunks(columns) {
            corners.extend((0..row.len()).map(|column| (GAP / 2.0 + step * column as f64, top)));
            top += row.iter().map(|size| size.1).fold(0.0, f64::max) + GAP / 2.0;
        }
        width = GAP / 2.0 + step * columns as f64 - GAP;
        // Left's lines and Right's leave the position at different heights.
        let bus = if player == Player::Left { -DOWN * 0.6 } else { -DOWN * 0.4 };
        ways.push(Way::Bus((0.0, bus)));
        ways.push(Way::Bus((step * (columns - 1) as f64, bus)));
        for column in 0..columns {
            let own = || (column..options.len()).step_by(columns);
            let x = step * column as f64;
            let middle = |i: usize| corners[i].1 + sizes[i].1 / 2.0;
            let last = own().next_back().map_or(0.0, middle);
            ways.push(Way::Bent(vec![(x, bus), (x, last)]));
            ways.extend(own().map(|i| Way::Bent(vec![(x, middle(i)), (corners[i].0, middle(i))])));
        }
    }
    let bottom = corners.iter().zip(&sizes).map(|(corner, size)| corner.1 + size.1);
    let height = bottom.fold(0.0, f64::max);
    let mut scene = Scene::new(width, height, "");
    for (plan, corner) in plans.iter().zip(&corners) {
        scene.place(&plan.scene, *corner, 1.0);
    }
    Ok(Block { scene, width, height, ink: ink(tree, player), ways })
}

/// The picture of a position with what is known of it, in a frame if it is an option.
fn card(tree: &Moves, by: Option<(&Moves, &Branch, Player)>) -> Result<Scene, NotDrawn> {
    let known = tree.known();
    let Some((before, branch, player)) = by else {
        let picture = drawn(
            &tree.position,
            None,
            Style { has_names: true, mark: Ink::Main, or_written: true },
        )?;
        let Some((text, latex)) = known else { return Ok(picture) };
        let width = picture.width.max(width_of(&text) + 8.0);
        let mut card = Scene::new(width, picture.height + 22.0, "");
        card.place(&picture, ((width - picture.width) / 2.0, 0.0), 1.0);
        let at = (width / 2.0, card.height - 11.0);
        card.label(at, Anchor::Middle, text, Some(latex), Ink::Main);
        return Ok(card);
    };
    let ink = ink(before, player);
    let style = Style { has_names: false, mark: ink, or_written: true };
    let picture = drawn(&tree.position, Some(&before.position), style)?;
    let scale = SMALL.min(WIDEST / picture.width.max(1.0));
    let (wide, high) = (scale * picture.width, scale * picture.height);
    let title = branch.title();
    let known_width = known.as_ref().map_or(0.0, |(text, _)| width_of(text));
    let width = wide.max(FINE * width_of(&title)).max(FINE * known_width) + 14.0;
    let lines = if known.is_some() { 2.0 } else { 1.0 };
    let mut card = Scene::new(width, high + LINE * lines + 12.0, "");
    let (width, height) = (card.width, card.height);
    let is_won = branch.wins(player) == Some(true);
    let border = if is_won { Stroke::of(ink, 3.4) } else { Stroke::of(Ink::Quiet, 0.8) };
    let size = (width - 4.0, height - 4.0);
    card.rectangle((2.0, 2.0), size, Some(Ink::Paper), Some(border));
    card.sized((width / 2.0, LINE / 2.0 + 5.0), title, None, FINE * FONT, Ink::Quiet);
    card.place(&picture, ((width - wide) / 2.0, LINE + 5.0), scale);
    if let Some((text, latex)) = known {
        let at = (width / 2.0, height - LINE / 2.0 - 5.0);
        card.sized(at, text, Some(latex), FINE * FONT, Ink::Main);
    }
    Ok(card)
}

/// The moves in lines, each with its name, what it leads to, what is known of that, and whether it wins.
fn write(tree: &Moves, depth: usize, out: &mut String) {
    use std::fmt::Write;
    for player in Player::BOTH {
        let options = &tree.options[player.index()];
        let indent = "  ".repeat(2 * depth);
        let is_named = !tree.position.is_impartial();
        if is_named && !options.is_empty() {
            let _ = write!(out, "\n{indent}{player}:");
        } else if depth == 0 && !options.is_empty() {
            let _ = write!(out, "\n{indent}Either player:");
        }
        let widest = options.iter().map(|it| it.title().chars().count()).max().unwrap_or(0);
        for branch in options {
            let known = branch.to.known().map_or(String::new(), |(text, _)| text);
            let wins = if branch.wins(player) == Some(true) { "  wins" } else { "" };
            let _ = write!(out, "\n{indent}  {:widest$}  {known}{wins}", branch.title());
            write(&branch.to, depth + 1, out);
        }
    }
}
